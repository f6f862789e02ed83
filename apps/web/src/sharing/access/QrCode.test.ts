import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import { createQrCodePath } from "./QrCode.tsx";

const PIXELS_PER_MODULE = 4;

/** Draws the path as a scanner reads it. */
function draw({ path, size }: ReturnType<typeof createQrCodePath>) {
  const edge = size * PIXELS_PER_MODULE;
  const data = new Uint8Array(edge * edge * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < PIXELS_PER_MODULE ** 2; i += 1) {
      const column = Number(x) * PIXELS_PER_MODULE + (i % PIXELS_PER_MODULE);
      const row = Number(y) * PIXELS_PER_MODULE + Math.floor(i / PIXELS_PER_MODULE);
      data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
    }
  }
  return { width: edge, height: edge, data };
}

it.each([
  "https://photomap.example/p/abc123?s=1",
  "https://thebigloop.example/p/Zz9aB0?s=1&k=AbCdEfGhIjKlMnOpQrSt_-",
])("can be scanned: %s", (url) => {
  expect(decodeQR(draw(createQrCodePath(url)))).toBe(url);
});
