import { type Design, findOpening, type Opening } from "@photomap/design";
import { getPrintArea } from "./placement.ts";
import { type Inputs, MAX_IMAGE_SCALE, type OpeningImage } from "./project.ts";

export interface TransferredInputs {
  readonly inputs: Inputs;
  /** The openings with photos that the other size does not have. */
  readonly missing: readonly Opening[];
}

/**
 * Transfers a project's inputs to another size of the same map: photos keep their part of the
 * opening.
 */
export function transferInputs(inputs: Inputs, from: Design, to: Design): TransferredInputs {
  const transferred: [string, Inputs[string]][] = [];
  const missing: Opening[] = [];
  for (const [id, input] of Object.entries(inputs)) {
    const [source, target] = [findOpening(from, id), findOpening(to, id)];
    if (target === undefined) {
      if (source !== undefined && input.images.length > 0) missing.push(source);
      continue;
    }
    const images = input.images.map((image) => transferImage(image, source ?? target, target));
    transferred.push([id, { ...input, images }]);
  }
  return { inputs: Object.fromEntries(transferred), missing };
}

/**
 * Scales a photo by one factor for both directions, the larger one: a covered opening stays
 * covered.
 */
function transferImage(image: OpeningImage, from: Opening, to: Opening): OpeningImage {
  const [source, target] = [getPrintArea(from), getPrintArea(to)];
  if (source === undefined || target === undefined) return image;
  const [scaleX, scaleY] = [target.width / source.width, target.height / source.height];
  const size = Math.max(image.width / target.width, image.height / target.height);
  const scale = Math.min(Math.max(scaleX, scaleY), MAX_IMAGE_SCALE / size);
  const [width, height] = [image.width * scale, image.height * scale];
  const centerX = target.x + (image.x + image.width / 2 - source.x) * scaleX;
  const centerY = target.y + (image.y + image.height / 2 - source.y) * scaleY;
  return { ...image, width, height, x: centerX - width / 2, y: centerY - height / 2 };
}
