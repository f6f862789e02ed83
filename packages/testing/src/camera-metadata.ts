import { execFile } from "node:child_process";

/** An independent reader: what it does not find, nobody else is likely to. */
const READER = "exiftool";

const ARTIST = "Nobody Inparticular";
const FILE_NAME = "IMG_4711.JPG";
const CITY = "Springfield-on-Sea";

const NOTES = [
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

/** The groups in which files say more than how their pixels are to be read. */
const TELLING = /^(EXIF:|IFD\d|ExifIFD|SubIFD|GPS|XMP|IPTC|Photoshop|MakerNotes|Comment|MPF)/i;

/** In documents pictures lie within: their notes begin so, wherever they are. */
const WORDS = [
  ARTIST,
  FILE_NAME,
  CITY,
  "2019:07:04",
  "Exif\0\0",
  "ns.adobe.com/xap",
  "Photoshop 3",
];

/** The photo with everything a camera and a picture manager can write into it. */
export function writeNotes(photo: Buffer): Promise<Buffer> {
  return run([...NOTES, "-"], photo);
}

/** What a file tells besides its pixels, as an independent reader and the plain bytes say. */
export async function readNotes(file: Buffer): Promise<string[]> {
  const listed = await run(["-j", "-G1", "-a", "-u", "-ee", "-"], file);
  const [tags = {}]: Record<string, unknown>[] = JSON.parse(listed.toString());
  const telling = Object.keys(tags).filter(
    (name) => TELLING.test(name) || name.endsWith(":Comment"),
  );
  return [...telling, ...WORDS.filter((word) => file.includes(word))];
}

function run(parameters: readonly string[], input: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: "buffer", maxBuffer: 256 * 1024 * 1024 } as const;
    const child = execFile(READER, parameters, options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(error);
    });
    child.stdin?.end(input);
  });
}
