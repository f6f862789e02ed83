import { execFile } from "node:child_process";

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

/** The photo with everything a camera and a picture manager can write into it. */
export function writeNotes(photo: Buffer): Promise<Buffer> {
  return runExiftool([...NOTES, "-"], photo);
}

/** What a file tells besides its pixels, as exiftool and the plain bytes say. */
export async function readNotes(file: Buffer): Promise<string[]> {
  const listed = await runExiftool(
    ["-j", "-G1", "-a", "-u", "-ee", "-api", "largefilesupport=1", "-"],
    file,
  );
  const [tags = {}]: Record<string, unknown>[] = JSON.parse(listed.toString());
  const telling = Object.keys(tags).filter(
    (name) => TELLING.test(name) || name.endsWith(":Comment"),
  );
  const words = [ARTIST, FILE_NAME, CITY, "2019:07:04"].filter((word) => file.includes(word));
  return [...telling, ...words];
}

/** An independent reader: what it does not find, nobody else is likely to. */
function runExiftool(parameters: readonly string[], input: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: "buffer", maxBuffer: 256 * 1024 * 1024 } as const;
    const child = execFile("exiftool", parameters, options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else reject(error);
    });
    child.stdin?.end(input);
  });
}
