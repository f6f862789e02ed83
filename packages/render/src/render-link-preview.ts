import sharp from "sharp";

/** The size in which link previews show a picture without cropping it. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

/** Renders the whole picture as a JPEG, with its left and right edges continued to the sides. */
export async function renderLinkPreview(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ height: HEIGHT_PX })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = Math.floor((WIDTH_PX - width) / 2);
  return sharp(data, { raw: { width, height, channels } })
    .extend({ left, right: WIDTH_PX - width - left, extendWith: "copy" })
    .jpeg({ quality: 80 })
    .toBuffer();
}
