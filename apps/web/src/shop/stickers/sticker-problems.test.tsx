// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  GetStickerOfferDocument,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { fillRegions, openTestProject } from "../../project/store/test/open-test-project.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { createOffer, openStickers, press, showStickers } from "./test/open-stickers.tsx";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openFailing() {
  const { project } = await openTestProject({ content: { inputs: fillRegions("Texas") } });
  showStickers(project);
}

describe("an offer", () => {
  it("ERR-11 that is refused says why", async () => {
    api.on(GetStickerOfferDocument, {
      ...createOffer(),
      getStickerOffer: { __typename: "NotFound", message: "Map not found." },
    });
    await openFailing();
    expect((await screen.findByRole("alert")).textContent).toContain("Map not found.");
  });

  it("ERR-11 that fails shows the first message of the server", async () => {
    const message = "Too many requests. Try again in a minute.";
    api.fail(
      GetStickerOfferDocument,
      new GraphqlFailure(message, { requestId: "r-1", code: "TOO_MANY_ATTEMPTS" }),
    );
    await openFailing();
    const { textContent } = await screen.findByRole("alert");
    expect(textContent).toContain(message);
    expect(textContent).not.toContain("Error generating stickers");
  });

  it("ERR-11 that cannot be loaded is asked for again", async () => {
    await openFailing();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Error generating stickers. Contact us if the problem persists.",
    );
    api.on(GetStickerOfferDocument, createOffer());
    press("Try again");
    expect(await screen.findByRole("article", { name: "Texas" })).toBeDefined();
  });

  it("PRJ-17 without stickers leads back to the map", async () => {
    const offer = createOffer();
    const getStickerOffer = { ...offer.getStickerOffer, stickers: [] };
    api.on(GetStickerOfferDocument, { ...offer, getStickerOffer });
    await openFailing();
    expect(await screen.findByRole("heading", { name: "No stickers yet" })).toBeDefined();
    const text = "We make stickers from the photos in your map's counties. Add some photos first.";
    expect(screen.getByText(text)).toBeDefined();
  });

  it("of a guest is that of a stored snapshot", async () => {
    api.on(StoreGuestSnapshotDocument, {
      storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap12" },
    });
    await openStickers(api, {}, { isGuest: true });
    expect(api.sent).toMatchObject([{ project: { name: "Our travels" } }, { fileId: "snap12" }]);
  });
});

describe("a picture", () => {
  const failed = "Error retrieving sticker images. Please contact us if the problem persists.";

  it("ERR-11 that fails is tried again, then all failures are stated once, with a retry", async () => {
    await openStickers(api);
    vi.useFakeTimers();
    for (let retry = 0; retry <= 5; retry += 1) {
      expect(screen.queryByText(failed)).toBeNull();
      for (const picture of screen.getAllByRole("img")) fireEvent.error(picture);
      await act(() => vi.advanceTimersByTimeAsync(6000));
    }
    expect(screen.getAllByText(failed)).toHaveLength(1);
    expect(screen.queryByRole("img")).toBeNull();
    vi.useRealTimers();
    press("Try again");
    expect(await screen.findAllByRole("img")).toHaveLength(3);
    expect(screen.queryByText(failed)).toBeNull();
  });
});
