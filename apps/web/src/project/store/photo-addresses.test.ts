import { describe, expect, it, vi } from "vitest";
import { GetPhotosDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { fetchOwnerSignatures, PhotoAddresses } from "./photo-addresses.ts";

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
    }, 15_000);
  });

  it("is fetched again every five seconds at most when it fails to load", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async (ids: readonly string[]) =>
      Object.fromEntries(ids.map((id) => [id, `${id}-${ask.mock.calls.length}`])),
    );
    const addresses = new PhotoAddresses("photos", { a: "a-0", b: "b-0", c: "c-0" }, ask);
    const fail = async (...ids: string[]) => {
      for (const id of ids) {
        addresses.refresh(`https://images.example${find(addresses, id, 512)}`);
      }
      await vi.advanceTimersByTimeAsync(1000);
    };
    await fail("a", "b");
    expect(ask.mock.calls).toEqual([[["a", "b"]]]);
    expect(addresses.getSignatures()).toEqual({ a: "a-1", b: "b-1", c: "c-0" });
    await fail("a", "b", "c");
    expect(ask.mock.calls.slice(1)).toEqual([[["c"]]]);
    addresses.refresh("https://images.example/x/a-0");
    addresses.refresh("https://elsewhere.example/picture.png");
    await vi.advanceTimersByTimeAsync(3000);
    await fail("a");
    expect(ask.mock.calls.slice(2)).toEqual([[["a"]]]);
    expect(find(addresses, "a", 512)).toMatch(/\/a-3$/);
    vi.useRealTimers();
  });

  it("is fetched at the next failure when its request failed", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => {
      if (ask.mock.calls.length === 1) throw new Error("busy");
      return { a: "a-1" };
    });
    const addresses = new PhotoAddresses("photos", { a: "a-0" }, ask);
    for (let failure = 1; failure <= 2; failure += 1) {
      addresses.refresh(`https://images.example${find(addresses, "a", 512)}`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(find(addresses, "a", 512)).toMatch(/\/a-1$/);
    vi.useRealTimers();
  });

  it("does not render the photos again when the signatures are unchanged", () => {
    const addresses = new PhotoAddresses("photos", { a: "signed" }, async () => ({}));
    const before = addresses.getSignatures();
    addresses.addSignatures({ a: "signed" });
    expect(addresses.getSignatures()).toBe(before);
  });

  it("of a suggested photo is fetched again with the suggestions", async () => {
    const photos = [{ id: "own", status: "READY", signature: "own-1" } as const];
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    new FakeGraphql().on(GetPhotosDocument, { photos });
    const refreshSuggestions = vi.fn(async () => addresses.addSignatures({ theirs: "theirs-1" }));
    const addresses = new PhotoAddresses("photos", { own: "own-0", theirs: "theirs-0" }, (ids) =>
      fetchOwnerSignatures(ids, refreshSuggestions),
    );
    const fail = (id: string) =>
      addresses.refresh(`https://images.example${find(addresses, id, 512)}`);
    fail("own");
    await expect.poll(() => addresses.getSignatures()["own"]).toBe("own-1");
    expect(refreshSuggestions).not.toHaveBeenCalled();
    fail("theirs");
    await expect.poll(() => addresses.getSignatures()["theirs"]).toBe("theirs-1");
    vi.unstubAllGlobals();
  });
});
