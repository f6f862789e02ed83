import { getPhotoPath } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { decodeImageRequest, encodeImageRequest } from "./image-request.ts";

const request = {
  bucket: "originals",
  key: "me/uploads/photos/1.jpg",
  edits: { resize: { width: 512, height: 512, fit: "inside" } },
} as const;

describe("image requests", () => {
  it("decodes the requests of the browser", () => {
    const path = getPhotoPath({ bucket: "originals", key: request.key, signature: "s" }, 300);
    expect(decodeImageRequest(path.split("/")[1] ?? "")).toEqual(request);
  });

  it.each([
    ["another size", { ...request, edits: { resize: { width: 500, height: 512, fit: "inside" } } }],
    ["another edit", { ...request, edits: { ...request.edits, overlayWith: {} } }],
    ["a remote source", { ...request, url: "http://169.254.169.254/" }],
    ["no edits", { bucket: "originals", key: "k" }],
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
