import { describe, expect, it } from "vitest";
import { makeJpeg, makePng } from "../../test/bombs.ts";
import { inspectOriginal } from "./inspect-original.ts";

const progressive = await makeJpeg(5_900, { progressive: true });

describe("an original", () => {
  it("may have 50 megapixels and an edge of 16,384 pixels", async () => {
    expect(await inspectOriginal(makePng(7071, 7071))).toMatchObject({ width: 7071 });
    expect(await inspectOriginal(makePng(1, 16_384))).toMatchObject({ height: 16_384 });
  });

  it.each([
    ["pixels", makePng(7072, 7071)],
    ["pixels in a row", makePng(16_385, 1)],
    ["pixels in a column", makePng(1, 16_385)],
    ["bytes to decode", progressive],
  ])("is rejected for too many %s", async (_what, file) => {
    expect(await inspectOriginal(file)).toBe("TOO_LARGE");
  });
});
