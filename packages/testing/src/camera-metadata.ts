import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ARTIST = "Nobody Inparticular";
const FILE_NAME = "IMG_4711.JPG";
const CITY = "Springfield-on-Sea";

const METADATA = [
  "-EXIF:DateTimeOriginal=2019:07:04 18:30:05",
  "-EXIF:GPSLatitude=39.7392",
  "-EXIF:GPSLatitudeRef=N",
  "-EXIF:GPSLongitude=104.9903",
  "-EXIF:GPSLongitudeRef=W",
  `-EXIF:Artist=${ARTIST}`,
  `-EXIF:ImageDescription=${FILE_NAME}`,
  "-EXIF:Orientation#=6",
  "-XMP:GPSLatitude=39.7392",
  `-XMP-xmpMM:PreservedFileName=${FILE_NAME}`,
  `-XMP-dc:Creator=${ARTIST}`,
  `-IPTC:City=${CITY}`,
  `-IPTC:ObjectName=${FILE_NAME}`,
  `-Comment=${FILE_NAME} ${CITY}`,
];

/** The groups of tags that hold more than what is needed to decode the pixels. */
const REVEALING_GROUPS =
  /^(EXIF:|IFD\d|ExifIFD|SubIFD|GPS|XMP|IPTC|Photoshop|MakerNotes|Comment|MPF)/i;

/** Values and block headers of the metadata, to search for in pictures embedded in a document. */
const WORDS = [
  ARTIST,
  FILE_NAME,
  CITY,
  "2019:07:04",
  "Exif\0\0",
  "ns.adobe.com/xap",
  "Photoshop 3",
];

/** Adds EXIF, XMP, IPTC and comments as cameras and photo managers write them. */
export function writeMetadata(photo: Buffer): Promise<Buffer> {
  return run([...METADATA, "-"], photo);
}

/**
 * Reads the metadata of each file, as tags found by exiftool and as known words in the raw bytes.
 */
export async function readMetadata(files: readonly Buffer[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "photomap-metadata-"));
  try {
    const paths = files.map((_, i) => join(folder, String(i)));
    await Promise.all(files.map((file, i) => writeFile(paths[i] ?? "", file)));
    const listed = await run(["-j", "-G1", "-a", "-u", "-ee", ...paths]);
    const tags: Record<string, unknown>[] = JSON.parse(listed.toString());
    return files.map((file, i) => [
      ...Object.keys(tags[i] ?? {}).filter(isRevealing),
      ...WORDS.filter((word) => file.includes(word)),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isRevealing(tag: string): boolean {
  return REVEALING_GROUPS.test(tag) || tag.endsWith(":Comment");
}

function run(parameters: readonly string[], input?: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: "buffer", maxBuffer: 256 * 1024 * 1024 } as const;
    const child = execFile("exiftool", parameters, options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(error);
    });
    child.stdin?.end(input);
  });
}
