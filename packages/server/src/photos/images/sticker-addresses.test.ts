import { describe, expect, it } from "vitest";
import { ImageSigner } from "./image-signer.ts";
import {
  createStickerOrderPreviewPath,
  createStickerPreviewPath,
  verifyStickerOrderPreview,
  verifyStickerPreview,
} from "./sticker-addresses.ts";

const signer = new ImageSigner(["a signing key of at least 32 characters"]);
const access = { scope: { kind: "owner", id: "account-1" }, epoch: 3 } as const;
const project = { id: "AbC123", updatedAt: new Date(1_700_000_000_000) };
const OPENING_ID = "Provence-Alpes-Côte-d'Azur / 100%";

/** Returns the parts of a path, decoded as by the router. */
function parse(path: string) {
  const [, , id = "", openingId = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { id, openingId, updatedAtMs: rest.at(-2) ?? "", signature: rest.at(-1) ?? "" };
}

describe("the address of a sticker", () => {
  it("names an opening with any id", () => {
    const url = createStickerPreviewPath(signer, project, OPENING_ID, access);
    const { id: projectId, ...rest } = parse(url);
    expect(url.split("/")).toHaveLength(6);
    expect(rest.openingId).toBe(OPENING_ID);
    expect(verifyStickerPreview(signer, { projectId, ...rest }, url)).toEqual(access);
  });

  it("has one spelling", () => {
    const url = createStickerPreviewPath(signer, project, "CO", access);
    const { id: projectId, ...rest } = parse(url);
    const params = { projectId, ...rest };
    expect(verifyStickerPreview(signer, params, url)).toEqual(access);
    const others = [`${url}?a=1`, url.replace("/CO/", "/%43O/"), `${url}/`];
    expect(others.map((other) => verifyStickerPreview(signer, params, other))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("of an order names the snapshot, and does not open a project with the same id", () => {
    const url = createStickerOrderPreviewPath(signer, "AbC123", OPENING_ID, access);
    const { openingId, signature } = parse(url);
    const order = { snapshotId: "AbC123", openingId, signature };
    expect(verifyStickerOrderPreview(signer, order, url)).toEqual(access);
    const updatedAtMs = String(project.updatedAt.getTime());
    const forged = url
      .replace("sticker-order-previews", "sticker-previews")
      .replace(signature, `${updatedAtMs}/${signature}`);
    const params = { projectId: "AbC123", openingId, updatedAtMs, signature };
    expect(verifyStickerPreview(signer, params, forged)).toBeUndefined();
  });
});
