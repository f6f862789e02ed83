import { describe, expect, it } from "vitest";
import { removePrivateDetails } from "./inputs.ts";
import type { OpeningImage } from "./project.ts";

const PLACED = { x: 1, y: 2, width: 3, height: 4, rotation: 0, flipX: false, flipY: false };

function hideIn(facts: Partial<OpeningImage>): OpeningImage | undefined {
  const createdTime = "2026-07-07T01:02:03.000Z";
  const image = { id: "a", ...PLACED, imageWidth: 9, imageHeight: 9, createdTime, ...facts };
  const input = { type: "OPENING" as const, images: [image], modifiedAt: createdTime };
  return removePrivateDetails({ CO: input })["CO"]?.images[0];
}

describe("removePrivateDetails", () => {
  it("removes coordinates and keeps the placement", () => {
    const hidden = hideIn({ latitude: 39.7392, longitude: -104.9903 });
    expect(hidden).toMatchObject({ id: "a", ...PLACED, imageWidth: 9 });
    expect(Object.keys(hidden ?? {})).not.toContain("latitude");
    expect(Object.keys(hidden ?? {})).not.toContain("longitude");
  });

  it("keeps the day of a photo and removes its time", () => {
    const hidden = hideIn({
      timeTakenExif: "2019-07-04T18:30:05",
      timeTakenUser: "2019-07-05T09:00",
    });
    expect(hidden?.timeTakenExif).toBe("2019-07-04T00:00:00");
    expect(hidden?.timeTakenUser).toBe("2019-07-05");
    expect(hidden?.createdTime).toBe("2026-07-07T00:00:00.000Z");
  });
});
