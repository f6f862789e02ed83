import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { checkPhotoFile, chooseExtension, cleanFileName } from "./check-photo-file.ts";

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function admit(
  head: readonly number[] | string,
  file: Partial<Record<"name" | "type", string>> & { size?: number } = {},
) {
  const bytes =
    typeof head === "string"
      ? Uint8Array.from(head, (letter) => letter.charCodeAt(0))
      : Uint8Array.from(head);
  return checkPhotoFile({ name: "photo", type: "", size: 1000, ...file }, bytes);
}

/** A box with its major brand and those it is compatible with. */
const ftyp = (...brands: string[]) => {
  const [major, ...others] = brands;
  return `\0\0\0${String.fromCharCode(16 + others.length * 4)}ftyp${major}\0\0\0\0${others.join("")}`;
};

it("UPL-01 refuses files of 20971520 bytes and more", () => {
  const refusal = admit(JPEG, { size: 20_971_520, name: "huge.jpg" });
  expect(refusal).toEqual({
    kind: "refused",
    reason: "tooLarge",
    name: "huge.jpg",
    message: "Files too large. The maximum file size is 20MB.",
  });
  expect(admit(JPEG, { size: 20_971_519 })).toBe("image/jpeg");
});

describe("the type of a photo", () => {
  it("UPL-02 is bmp, jpeg, png, webp or heic by its first bytes, with or without a name and MIME type", () => {
    expect(admit("BM\0\0\0\0")).toBe("image/bmp");
    expect(admit(JPEG)).toBe("image/jpeg");
    expect(admit(PNG)).toBe("image/png");
    expect(admit("RIFF\0\0\0\0WEBPVP8 ")).toBe("image/webp");
    expect(admit(ftyp("heic", "mif1"))).toBe("image/heic");
    for (const type of ["application/pdf", "image/gif", "text/plain", ""]) {
      expect(admit("GIF89a", { type })).toMatchObject({
        reason: "wrongType",
        message: "Please select a .jpeg, .jpg, or .png image.",
      });
    }
  });

  it("is read from a real HEIC file that has no MIME type", async () => {
    const bytes = await readFile(new URL("./test-photos/phone.heic", import.meta.url));
    expect(admit([...bytes.subarray(0, 64)], { name: "IMG_0001.HEIC" })).toBe("image/heic");
  });

  it("is not HEIC for AVIF, which has the same container", () => {
    expect(admit(ftyp("mif1", "heic", "miaf"))).toBe("image/heic");
    expect(admit(ftyp("avif", "mif1", "miaf"))).toMatchObject({ reason: "wrongType" });
    expect(admit(ftyp("mif1", "avif", "miaf"))).toMatchObject({ reason: "wrongType" });
  });

  it("is decided by the bytes, not by the name", () => {
    expect(admit(PNG, { name: "a.jpg", type: "image/jpeg" })).toBe("image/png");
  });

  it.each([
    { name: "holiday.JPG", type: "" },
    { name: "holiday", type: "image/heif" },
  ])("a file that only claims to be a photo ($name $type) is named as broken", (file) => {
    expect(admit("nonsense", file)).toMatchObject({
      reason: "unreadable",
      message: `There was an error adding file ${file.name}. Please ensure you are uploading a valid .jpeg or .png file.`,
    });
    expect(admit([], file)).toMatchObject({ reason: "unreadable" });
  });
});

it("keeps the file's extension where it fits the type", () => {
  expect(chooseExtension("a.b.JPEG", "image/jpeg")).toBe(".JPEG");
  expect(chooseExtension("IMG_0001.HEIC", "image/jpeg")).toBe(".jpg");
  expect(chooseExtension("image.png", "image/webp")).toBe(".webp");
  expect(chooseExtension("no extension", "image/png")).toBe(".png");
});

it("shows a file name without path parts, control characters and direction marks", () => {
  expect(cleanFileName("../../etc/passwd.jpg")).toBe("passwd.jpg");
  expect(cleanFileName("C:\\photos\\beach.jpg")).toBe("beach.jpg");
  expect(cleanFileName("bea\0ch\u202egpj.exe")).toBe("beachgpj.exe");
  expect(admit("hello", { name: "a/\u202eb.txt" })).toMatchObject({ name: "b.txt" });
});
