import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPlainJpegSize } from "./plain-jpeg.ts";

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "red" } });

describe("a plain JPEG", () => {
  it("is recognized by its header, also when progressive", async () => {
    const size = { width: 64, height: 48 };
    expect(readPlainJpegSize(await picture().jpeg().toBuffer())).toEqual(size);
    expect(readPlainJpegSize(await picture().jpeg({ progressive: true }).toBuffer())).toEqual(size);
  });

  it("is rejected with orientation, profile or gray, truncated, or as another type", async () => {
    const plain = await picture().jpeg().toBuffer();
    const others = [
      await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      await picture().withIccProfile("p3").jpeg().toBuffer(),
      await picture().toColorspace("b-w").jpeg().toBuffer(),
      plain.subarray(0, plain.length / 2),
      await picture().png().toBuffer(),
      Buffer.from("hello"),
      Buffer.alloc(0),
    ];
    expect(others.map(readPlainJpegSize)).toEqual(others.map(() => undefined));
  });
});
