const END = 0x06054b50;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;

/** The files of an archive that stores without compressing, by name, as its own directory lists them. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = findEnd(zip);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((i) => zip.readUInt16LE(at + i));
    const name = zip.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error(`${name} is compressed`);
    files.set(name, readFile(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 24)));
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return files;
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0; at -= 1) if (zip.readUInt32LE(at) === END) return at;
  throw new Error("This is no ZIP");
}

function readFile(zip: Buffer, head: number, bytes: number): Buffer {
  const start = head + HEAD_BYTES + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  return zip.subarray(start, start + bytes);
}
