import { describe, expect, it, vi } from "vitest";
import { PhotoAddresses } from "./photo-addresses.ts";

const find = (addresses: PhotoAddresses, id: string, edgePx: number) =>
  addresses.findPath(addresses.getSignatures(), id, edgePx);

describe("the address of a photo", () => {
  it("is known when the project includes its signature", () => {
    const ask = vi.fn(async () => ({}));
    const addresses = new PhotoAddresses("photos", { a: "signed" }, ask);
    expect(find(addresses, "a", 512)).toMatch(/\/signed$/);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is fetched in one request for all photos restored by undo", async () => {
    const ask = vi.fn(async () => ({ b: "of b", c: "of c" }));
    const addresses = new PhotoAddresses("photos", {}, ask);
    const added = new Promise<void>((resolve) => addresses.subscribe(resolve));
    for (const id of ["b", "c", "b"]) expect(find(addresses, id, 512)).toBeUndefined();
    await added;
    expect(ask.mock.calls).toEqual([[["b", "c"]]]);
    expect(find(addresses, "b", 512)).toMatch(/\/of b$/);
    expect(find(addresses, "c", 512)).toMatch(/\/of c$/);
  });

  it("is fetched again after a failed request", async () => {
    const ask = vi.fn(async (): Promise<Record<string, string>> => {
      throw new Error("offline");
    });
    const addresses = new PhotoAddresses("photos", {}, ask);
    find(addresses, "b", 512);
    await vi.waitFor(() => {
      find(addresses, "b", 512);
      expect(ask.mock.calls.length).toBeGreaterThan(1);
    });
  });
});
