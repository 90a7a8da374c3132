internal import ListModel

/// The list as a picture: the screen as it would look, with real heights, in one SVG file that needs nothing else.
///
/// What only an app knows is drawn as what is known of it: a cell of a class of the app as its name and its model, a height
/// that code or a measurement gives as a usual one with a dashed edge. The rows of a section are placed in their section,
/// so that a row that comes or goes changes the lines of those below it and one number of each section after it.
///
/// It goes through the list twice, because the height and the colours stand before the rows.
enum SVGFormat: ListFormat {
  static let name = "svg"
  static let summary = "a picture of the screen"

  static func write(_ resolver: Resolver, _ options: ListFormatOptions, to out: inout ByteBuffer) {
    var ruler = ListPicture(resolver, width: options.width)
    var nowhere = ByteBuffer(drainingInto: { _ in })
    ruler.write(to: &nowhere)
    let (width, height) = (options.width, ruler.height)
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    out.append(points: width)
    out.append("\" height=\"")
    out.append(points: height)
    out.append("\" viewBox=\"0 0 ")
    out.append(points: width)
    out.append(" ")
    out.append(points: height)
    out.append("\" role=\"img\">\n")
    out.appendTitle(ruler.title)
    out.append("\n<style>\n")
    out.append(PictureStyle.sheet)
    PictureStyle.append(ruler.paints, to: &out)
    out.append("</style>\n")
    var picture = ListPicture(resolver, width: width)
    picture.write(to: &out)
    out.append("</svg>\n")
  }
}
