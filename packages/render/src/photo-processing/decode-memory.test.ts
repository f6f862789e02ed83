import { describe, expect, it } from "vitest";
import { estimateDecodeBytes, MAX_DECODE_BYTES } from "./decode-memory.ts";

const JPEG = {
  width: 7000,
  height: 7000,
  format: "jpeg",
  channels: 3,
  depth: "uchar",
  isProgressive: false,
} as const;
const DEEP_PNG = { ...JPEG, format: "png", channels: 4, depth: "ushort" } as const;

describe("the memory to decode a photo", () => {
  // Measured: the peak of a process while processing 7000 x 7000 pixels.
  it.each([
    ["a JPEG", JPEG, 163],
    ["a JPEG on its side", { ...JPEG, orientation: 6 }, 282],
    ["a progressive JPEG", { ...JPEG, isProgressive: true }, 423],
    ["a progressive CMYK JPEG", { ...JPEG, channels: 4, isProgressive: true }, 524],
    ["a PNG of 16 bits", DEEP_PNG, 165],
    ["a PNG of 16 bits on its side", { ...DEEP_PNG, orientation: 6 }, 272],
    ["an interlaced PNG", { ...JPEG, format: "png", isProgressive: true }, 270],
    ["an interlaced PNG of 16 bits", { ...DEEP_PNG, isProgressive: true }, 514],
    ["a WebP", { ...JPEG, format: "webp" }, 369],
  ] as const)("is estimated for %s", (_what, header, measuredMegabytes) => {
    const estimate = estimateDecodeBytes(header) / 1e6;
    expect(estimate).toBeGreaterThan(measuredMegabytes * 0.9);
    expect(estimate).toBeLessThan(measuredMegabytes * 1.5);
  });

  it("is within the limit for every photo of 4096 x 4096 pixels", () => {
    const worst = { ...DEEP_PNG, width: 4096, height: 4096, isProgressive: true, orientation: 6 };
    expect(estimateDecodeBytes(worst)).toBeLessThan(MAX_DECODE_BYTES);
  });
});
