import sharp from "sharp";

const SCRIPT = "<script>alert(document.domain)</script>";
const PAGE = `<!DOCTYPE html><html><body>${SCRIPT}</body></html>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj";
/** The end of an empty archive. */
const ZIP = Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1");

function paintJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
}

/** Makes files that are not photos, and photos that are also valid in another format. */
export async function makeDisguisedFiles(): Promise<[name: string, file: Buffer][]> {
  const jpeg = await paintJpeg();
  const png = await sharp(jpeg).png().toBuffer();
  const webp = await sharp(jpeg).webp().toBuffer();
  const gif = await sharp(jpeg).gif().toBuffer();
  return [
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from(PAGE)],
    ["a drawing with a script", Buffer.from(SVG)],
    ["a document", Buffer.from(PDF)],
    ["a GIF", gif],
    ["a GIF that is an archive", Buffer.concat([gif, ZIP])],
    ["a film", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1")],
    ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["a BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)])],
    ["a TIFF", await sharp(jpeg).tiff().toBuffer()],
    ["the first bytes of a JPEG before a page", Buffer.from(`\xff\xd8\xff\xe0${PAGE}`, "latin1")],
    ["half a JPEG", jpeg.subarray(0, jpeg.length / 2)],
    ["a JPEG with a page in its comment", addComment(jpeg, PAGE)],
    ["a JPEG with a document in its comment", addComment(jpeg, PDF)],
    ["a JPEG before a page", Buffer.concat([jpeg, Buffer.from(PAGE)])],
    ["a JPEG before an archive", Buffer.concat([jpeg, ZIP])],
    ["a PNG before a drawing", Buffer.concat([png, Buffer.from(SVG)])],
    ["a PNG before an archive", Buffer.concat([png, ZIP])],
    ["a WebP before a page", Buffer.concat([webp, Buffer.from(PAGE)])],
  ];
}

/** Makes valid photos with a trailing movie, a second photo or a script in a comment. */
export async function makePhotosWithPayload(): Promise<[name: string, file: Buffer][]> {
  const jpeg = await paintJpeg();
  const film = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isommoov", "latin1");
  const far = addComment(addComment(jpeg, SCRIPT), "x".repeat(2000));
  return [
    ["a photo before its film", Buffer.concat([jpeg, film])],
    ["a photo before another", Buffer.concat([jpeg, jpeg])],
    ["a photo with a script deep in its comment", far],
  ];
}

function addComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}
