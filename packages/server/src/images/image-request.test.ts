import { photoPath } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { decodeImageRequest, encodeImageRequest, PhotoSigner } from "./image-request.ts";

const request = {
  bucket: "ingest",
  key: "me/uploads/photos/1.jpg",
  edits: { resize: { width: 512, height: 512, fit: "inside" } },
} as const;

describe("image requests", () => {
  it("decodes the requests of the browser", () => {
    const path = photoPath({ bucket: "ingest", key: request.key, signature: "s" }, 300);
    expect(decodeImageRequest(path.split("/")[1] ?? "")).toEqual(request);
  });

  it.each([
    ["another size", { ...request, edits: { resize: { width: 500, height: 512, fit: "inside" } } }],
    ["another edit", { ...request, edits: { ...request.edits, overlayWith: {} } }],
    ["a remote source", { ...request, url: "http://169.254.169.254/" }],
    ["no edits", { bucket: "ingest", key: "k" }],
  ])("refuses %s", (_what, candidate) => {
    const encoded = Buffer.from(JSON.stringify(candidate)).toString("base64url");
    expect(decodeImageRequest(encoded)).toBeUndefined();
  });

  it("refuses a non-canonical encoding", () => {
    const spaced = Buffer.from(JSON.stringify(request, null, 1)).toString("base64url");
    expect(decodeImageRequest(spaced)).toBeUndefined();
    expect(decodeImageRequest(encodeImageRequest(request))).toEqual(request);
  });

  it("refuses malformed JSON", () => {
    expect(decodeImageRequest("%%%")).toBeUndefined();
  });
});

const OLD_KEY = "the key of last year, at least 32 characters";
const NEW_KEY = "the key of this year, at least 32 characters";

describe("signatures", () => {
  const signer = new PhotoSigner([NEW_KEY]);

  it("are valid for one key only", () => {
    const signature = signer.sign("ingest", "me/1.jpg");
    expect(signer.verify("ingest", "me/1.jpg", signature)).toBe(true);
    expect(signer.verify("ingest", "me/2.jpg", signature)).toBe(false);
    expect(signer.verify("media", "me/1.jpg", signature)).toBe(false);
    expect(signer.verify("ingest", "me/1.jpg", "")).toBe(false);
  });

  it("are valid in one spelling only", () => {
    const signature = signer.sign("ingest", "me/1.jpg");
    const last = signature.slice(-1);
    const others = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");
    const spellings = [
      ...others.filter((other) => other !== last).map((other) => signature.slice(0, -1) + other),
      ...[".", "!!!", "=", "==", "A", " ", "\n", "\0"].map((end) => signature + end),
      ` ${signature}`,
      signature.slice(0, -1),
    ];
    const accepted = spellings.filter((text) => signer.verify("ingest", "me/1.jpg", text));
    expect(accepted).toEqual([]);
  });

  it("are made with the first key and verified with every key", () => {
    const before = new PhotoSigner([OLD_KEY]).sign("ingest", "me/1.jpg");
    const rotated = new PhotoSigner([NEW_KEY, OLD_KEY]);
    expect(rotated.verify("ingest", "me/1.jpg", before)).toBe(true);
    expect(rotated.sign("ingest", "me/1.jpg")).toBe(signer.sign("ingest", "me/1.jpg"));
    expect(signer.verify("ingest", "me/1.jpg", before)).toBe(false);
  });
});
