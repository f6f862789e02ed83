import { type Design, type Opening, openingsOf } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import { renderPreview } from "@photomap/render";
import { mapScene } from "@photomap/scene";
import sharp from "sharp";
import { assignPhotos, hashToUnit } from "./assign-photos.ts";
import { type OpenedPhoto, PHOTO_SIDES, type PhotoSide } from "./demo-photos.ts";

/** The longer side; cards show it at half the size on high-density screens. */
const SIDE_PX = 480;
const WEBP_QUALITY = 72;

/** The mat of docs/design.md, with a hairline around photos of a similar color. */
const COLORS = { mat: "#FDFBF6", empty: "#F6F1E7", hairline: "#A99E8C", line: "#9A8F7E" };

type Photos = ReadonlyMap<string, OpenedPhoto>;

/** A design with photos in all its openings, drawn by the renderer of the product. */
export async function drawThumbnail(design: Design, photos: Photos): Promise<Buffer> {
  const pixelsPerPoint = SIDE_PX / Math.max(design.width, design.height);
  const png = await renderPreview({
    displayList: mapScene(design, fillOpenings(design, photos, pixelsPerPoint), {
      style: {
        mat: COLORS.mat,
        empty: COLORS.empty,
        filled: COLORS.empty,
        outline: COLORS.hairline,
        outlineWidth: 0.5 / pixelsPerPoint,
        graphic: COLORS.line,
        graphicWidth: 0.6 / pixelsPerPoint,
      },
    }),
    widthPt: design.width,
    heightPt: design.height,
    widthPx: Math.round(design.width * pixelsPerPoint),
    openPhoto: (id) => Promise.resolve(readPhoto(photos, id)),
  });
  return sharp(png).flatten().webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer();
}

function fillOpenings(design: Design, photos: Photos, pixelsPerPoint: number) {
  const openings = openingsOf(design);
  const names = assignPhotos(openings);
  return Object.fromEntries(
    openings.flatMap((opening) => {
      const name = names.get(opening.id) ?? "";
      const photo = photos.get(name);
      const box = opening.layers.cut?.box;
      if (photo === undefined || box === undefined) return [];
      return [[opening.id, fillOpening(opening, box, { ...photo, name }, pixelsPerPoint)] as const];
    }),
  );
}

function fillOpening(
  { id }: Opening,
  box: Box,
  photo: OpenedPhoto & { readonly name: string },
  pixelsPerPoint: number,
) {
  const isSmall = Math.max(box.width, box.height) * pixelsPerPoint < PHOTO_SIDES.small / 2;
  const image = {
    id: `${isSmall ? "small" : "large"}/${photo.name}`,
    ...cover(photo, box, hashToUnit(id)),
    rotation: 0,
    flipX: hashToUnit(`${id} turned`) < 0.4,
    flipY: false,
    imageWidth: photo.width,
    imageHeight: photo.height,
    createdTime: "2026-01-01T00:00:00.000Z",
  };
  return { type: "OPENING" as const, images: [image], modifiedAt: image.createdTime };
}

/** Fills the box; `along` from 0 to 1 chooses which part of the photo is seen. */
function cover(photo: { width: number; height: number }, box: Box, along: number): Box {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const width = photo.width * scale;
  const height = photo.height * scale;
  const part = 0.3 + 0.4 * along;
  return {
    x: box.x - (width - box.width) * part,
    y: box.y - (height - box.height) * part,
    width,
    height,
  };
}

function readPhoto(photos: Photos, id: string): Buffer {
  const [side, name = ""] = id.split("/");
  const bytes = photos.get(name)?.bytes[side as PhotoSide];
  if (bytes === undefined) throw new Error(`There is no demo photo ${id}`);
  return bytes;
}
