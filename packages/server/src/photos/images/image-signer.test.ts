import { describe, expect, it } from "vitest";
import { signPhoto, verifyPhoto, verifyPreview } from "./image-addresses.ts";
import { ImageSigner } from "./image-signer.ts";

const OLD_KEY = "the key of last year, at least 32 characters";
const NEW_KEY = "the key of this year, at least 32 characters";
const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 15);

const photo = { bucket: "originals", key: "me/uploads/photos/1.jpg" };
const access = { scope: { kind: "project", id: "AbC123" }, epoch: 3 } as const;

function signerAt(day: number, ...keys: string[]): ImageSigner {
  return new ImageSigner([keys[0] ?? NEW_KEY, ...keys.slice(1)], () => TODAY + day * DAY_MS);
}

const signer = signerAt(0);
const signature = signPhoto(signer, photo, access);
const isValid = (text: string, verifier = signer) =>
  verifyPhoto(verifier, photo, text) !== undefined;

describe("the signature of an image address", () => {
  it("carries what the address was issued for", () => {
    expect(verifyPhoto(signer, photo, signature)).toEqual(access);
    const own = { scope: { kind: "owner", id: "guest-1f_2" }, epoch: 1 } as const;
    expect(verifyPhoto(signer, photo, signPhoto(signer, photo, own))).toEqual(own);
  });

  it("is valid for one photo, project, epoch and expiry only", () => {
    for (const other of [
      { ...photo, key: "me/uploads/photos/2.jpg" },
      { ...photo, bucket: "media" },
    ]) {
      expect(verifyPhoto(signer, other, signature)).toBeUndefined();
    }
    const [scope, epoch, expiry, mac] = signature.split(".");
    const claims = [
      `p-AbC124.${epoch}.${expiry}`,
      `o-AbC123.${epoch}.${expiry}`,
      `${scope}.4.${expiry}`,
      `${scope}.03.${expiry}`,
      `${scope}.${epoch}.0${expiry}`,
      `${scope}.${epoch}.z${expiry}`,
    ];
    expect(claims.filter((changed) => isValid(`${changed}.${mac}`))).toEqual([]);
    const preview = signer.sign("previews/AbC123/1", access);
    const parameters = { id: "AbC123", updatedAtMs: "1", signature: preview };
    expect(verifyPreview(signer, parameters)).toEqual(access);
    expect(verifyPhoto(signer, { bucket: "AbC123", key: "1" }, preview)).toBeUndefined();
  });

  it("is valid in one spelling only", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");
    const spellings = [
      ...alphabet.map((last) => signature.slice(0, -1) + last),
      ...[".", "!!!", "=", "==", "A", " ", "\n", "\0"].map((end) => signature + end),
      ` ${signature}`,
      signature.slice(0, -1),
      "",
    ].filter((text) => text !== signature);
    expect(spellings).toHaveLength(74);
    expect(spellings.filter((text) => isValid(text))).toEqual([]);
  });

  it("is made with the first key and verified with every key", () => {
    const before = signPhoto(signerAt(0, OLD_KEY), photo, access);
    const rotated = signerAt(0, NEW_KEY, OLD_KEY);
    expect(isValid(before, rotated)).toBe(true);
    expect(signPhoto(rotated, photo, access)).toBe(signature);
    expect(isValid(before, signer)).toBe(false);
  });

  it("is the same for 180 days, is valid for at least as long, and expires within a year", () => {
    const days = Array.from({ length: 720 }, (_, day) => day);
    const signatures = days.map((day) => signPhoto(signerAt(day), photo, access));
    const changes = days.filter((day) => day > 0 && signatures[day] !== signatures[day - 1]);
    expect(changes.slice(1).map((day, i) => day - (changes[i] ?? 0))).toEqual([180, 180, 180]);
    for (const day of days.slice(0, 180)) {
      expect(isValid(signatures[day] ?? "", signerAt(day + 180))).toBe(true);
      expect(isValid(signatures[day] ?? "", signerAt(day + 360))).toBe(false);
    }
  });

  it("changes on different days for different projects", () => {
    const expiries = Array.from({ length: 50 }, (_, i) => {
      const scope = { kind: "project", id: `Proj${i}` } as const;
      return signer.sign("photo", { scope, epoch: 1 }).split(".")[2];
    });
    expect(new Set(expiries).size).toBeGreaterThan(20);
  });
});
