import sharp from "sharp";
import type { Place } from "./states.ts";

export interface PhotoFacts {
  /** The local time without a zone: 2019-05-03T14:22:05. */
  readonly time?: string;
  readonly place?: Place;
}

/** Inserts EXIF that sharp wrote for a one-pixel image, so that the picture is not encoded again. */
export async function withFacts(picture: Buffer, { time, place }: PhotoFacts): Promise<Buffer> {
  if (time === undefined && place === undefined) return picture;
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } });
  const noted = await pixel
    .withExif({
      ...(time !== undefined && {
        IFD2: { DateTimeOriginal: time.replace("T", " ").replaceAll("-", ":") },
      }),
      ...(place !== undefined && { IFD3: gpsTags(place) }),
    })
    .jpeg()
    .toBuffer();
  const marker = noted.indexOf(Buffer.from([0xff, 0xe1]));
  const length = noted.readUInt16BE(marker + 2) + 2;
  const exif = noted.subarray(marker, marker + length);
  return Buffer.concat([picture.subarray(0, 2), exif, picture.subarray(2)]);
}

function gpsTags({ latitude, longitude }: Place): Record<string, string> {
  return {
    GPSLatitudeRef: latitude < 0 ? "S" : "N",
    GPSLatitude: degrees(latitude),
    GPSLongitudeRef: longitude < 0 ? "W" : "E",
    GPSLongitude: degrees(longitude),
  };
}

/** An angle as EXIF rationals: degrees, minutes, hundredths of seconds. */
function degrees(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 360_000);
  const seconds = hundredths % 6000;
  const minutes = Math.floor(hundredths / 6000) % 60;
  return `${Math.floor(hundredths / 360_000)}/1 ${minutes}/1 ${seconds}/100`;
}
