import type { OpeningImage, OpeningInput } from "@photomap/project";

/** Makes a photo that is placed inside Colorado of the 50 states by default. */
export function makeImage(identity: string, facts: Partial<OpeningImage> = {}): OpeningImage {
  return {
    id: `${identity}/uploads/photos/${crypto.randomUUID()}.jpg`,
    x: 900,
    y: 700,
    width: 240,
    height: 180,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 2400,
    imageHeight: 1800,
    createdTime: "2026-11-15T08:00:00.000Z",
    ...facts,
  };
}

export function makeInput(
  images: readonly OpeningImage[],
  facts: Partial<OpeningInput> = {},
): OpeningInput {
  return { type: "OPENING", images, modifiedAt: "2026-11-15T08:00:00.000Z", ...facts };
}

/** The versions of the terms and the privacy policy that a sign-up accepts. */
export const AGREEMENT = { termsVersion: "2026-11-17.1", privacyVersion: "2026-11-17.2" };

/** Options of prints that every service supports. */
export const PRINT_OPTIONS = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: false,
  printingGuides: false,
};
