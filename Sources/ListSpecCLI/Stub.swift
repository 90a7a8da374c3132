internal import SpecSource
