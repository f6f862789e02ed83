import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { readExif } from "./process-photo.ts";

async function readPhoto(name: string): Promise<ArrayBuffer> {
  const bytes = await readFile(new URL(`./test-photos/${name}`, import.meta.url));
  return new Uint8Array(bytes).buffer;
}

it("OPN-29 reads date and place of a JPEG, the date as the camera's wall time", async () => {
  const { timeTakenExif, latitude, longitude } = readExif(await readPhoto("denver.jpg"));
  expect(timeTakenExif).toBe("2023-07-04T18:30:05");
  expect(latitude).toBeCloseTo(39.7392, 4);
  expect(longitude).toBeCloseTo(-104.9903, 4);
});

it("reads them from HEIC", async () => {
  const { timeTakenExif, latitude, longitude } = readExif(await readPhoto("phone.heic"));
  expect(timeTakenExif).toBe("2024-02-29T07:08:09");
  expect(latitude).toBeCloseTo(44.4605, 4);
  expect(longitude).toBeCloseTo(-110.8281, 4);
});

it("reads date and place of a phone's own HEIC file, taken in Omaha", async () => {
  const photo = readExif(await readPhoto("omaha.heic"));
  expect(photo).toEqual({
    isTurned: false,
    timeTakenExif: "2019-03-21T11:04:22",
    latitude: 41.2203,
    longitude: -96.071625,
  });
});

it("falls back to the digitized date, and reads southern and eastern coordinates", async () => {
  const { timeTakenExif, latitude, longitude } = readExif(await readPhoto("sideways.jpg"));
  expect(timeTakenExif).toBe("2019-12-31T23:59:59");
  expect(latitude).toBeCloseTo(-33.8688, 4);
  expect(longitude).toBeCloseTo(151.2093, 4);
});

it("recognizes a rotated photo", async () => {
  expect(readExif(await readPhoto("sideways.jpg")).isTurned).toBe(true);
  expect(readExif(await readPhoto("denver.jpg")).isTurned).toBe(false);
});

it("OPN-29 returns nothing for metadata it cannot read", async () => {
  const photo = await readPhoto("denver.jpg");
  expect(readExif(new ArrayBuffer(0))).toEqual({ isTurned: false });
  expect(readExif(photo.slice(0, 40))).toEqual({ isTurned: false });
  expect(readExif(await readPhoto("scan.bmp"))).toEqual({ isTurned: false });
  expect(readExif(crypto.getRandomValues(new Uint8Array(500)).buffer)).toEqual({ isTurned: false });
});

it.each([
  ["a clock that was never set", "0000:00:00 00:00:00"],
  ["blanks", "    :  :     :  :  "],
  ["a day that is not in the calendar", "2023:02:31 10:00:00"],
])("drops %s but keeps the place", async (_what, date) => {
  const bytes = new Uint8Array(await readPhoto("denver.jpg"));
  replaceText(bytes, "2023:07:04 18:30:05", date);
  const exif = readExif(bytes.buffer);
  expect(exif.timeTakenExif).toBeUndefined();
  expect(exif.latitude).toBeCloseTo(39.7392, 4);
});

function replaceText(bytes: Uint8Array, from: string, to: string): void {
  const at = Buffer.from(bytes.buffer).indexOf(from);
  expect(at).toBeGreaterThan(0);
  bytes.set(Buffer.from(to), at);
}
