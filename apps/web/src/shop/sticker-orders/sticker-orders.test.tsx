// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { describeSizes } from "./describe-stickers.ts";
import type { LoadStickerOrders, StickerOrder, StickerOrderResult } from "./load-sticker-orders.ts";
import { StickerPreviews } from "./StickerPreviews.tsx";
import { StickerThumb } from "./StickerThumb.tsx";
import { useStickerOrders } from "./use-sticker-orders.ts";

type Sticker = StickerOrder["stickers"][number];

const makeSticker = (openingId: string, facts: Partial<Sticker> = {}): Sticker => ({
  openingId,
  name: `Region ${openingId}`,
  sizeClass: "SMALL",
  quantity: 1,
  quantityWithTokens: 0,
  render: { url: `/stickers/${openingId}` },
  ...facts,
});

const makeOrder = (id: string, ...stickers: Sticker[]): StickerOrderResult => ({
  __typename: "StickerOrder",
  id,
  status: "AWAITING_PAYMENT",
  outputType: "MATBOARD_WALL_MAP",
  stickers,
});

const makeStickers = (count: number) =>
  Array.from({ length: count }, (_, index) => makeSticker(`r${index}`));

const show = (element: ReactNode) => renderPage([{ path: "/", element }]);

const countPictures = () => screen.queryAllByRole("img", { name: /^Sticker of/ }).length;

describe("the sizes of stickers", () => {
  const stickers = [
    makeSticker("a", { sizeClass: "LARGE", quantityWithTokens: 1 }),
    makeSticker("b", { quantity: 2 }),
    makeSticker("c", { quantity: 3, quantityWithTokens: 2 }),
  ];

  it("are added up, from small to large", () => {
    expect(describeSizes(stickers)).toBe("5 small, 1 large");
  });

  it("count what the caller counts", () => {
    const count = (sticker: Sticker) => sticker.quantityWithTokens;
    expect(describeSizes(stickers, count)).toBe("2 small, 1 large");
    expect(describeSizes(stickers.slice(1, 2), count)).toBe("");
  });
});

describe("previews", () => {
  it("are the first stickers and the number of the others", () => {
    show(<StickerPreviews stickers={makeStickers(8)} />);
    expect(countPictures()).toBe(6);
    expect(screen.getByText("more").parentElement?.textContent).toBe("+2 more");
  });

  it("count no others when all are shown", () => {
    show(<StickerPreviews stickers={makeStickers(6)} />);
    expect(countPictures()).toBe(6);
    expect(screen.queryByText("more")).toBeNull();
  });

  it("say which picture has failed", () => {
    const onError = vi.fn<(openingId: string) => void>();
    show(<StickerPreviews stickers={makeStickers(2)} onError={onError} />);
    fireEvent.error(screen.getByRole("img", { name: "Sticker of Region r1" }));
    expect(onError.mock.calls).toEqual([["r1"]]);
  });
});

describe("the thumb of an order", () => {
  it("has four stickers at most", () => {
    show(<StickerThumb order={makeOrder("o", ...makeStickers(5))}>picture</StickerThumb>);
    expect(countPictures()).toBe(4);
    expect(screen.queryByText("picture")).toBeNull();
  });

  it("is the picture of the product until the order is loaded", () => {
    show(<StickerThumb order={undefined}>picture</StickerThumb>);
    expect(screen.getByText("picture")).toBeDefined();
  });
});

describe("loading orders", () => {
  const loadAll: LoadStickerOrders = async (ids) => ids.map((id) => makeOrder(id));
  const use = (load: LoadStickerOrders, first: readonly string[]) =>
    renderHook(({ ids }) => useStickerOrders(load, ids), { initialProps: { ids: first } });

  it("asks for those of the page once, and keeps loaded ones", async () => {
    const load = vi.fn(loadAll);
    const { result, rerender } = use(load, ["a", "b"]);
    await waitFor(() => expect([...result.current.results.keys()]).toEqual(["a", "b"]));
    rerender({ ids: ["a", "b"] });
    rerender({ ids: ["c"] });
    await waitFor(() => expect([...result.current.results.keys()]).toEqual(["a", "b", "c"]));
    expect(load.mock.calls).toEqual([[["a", "b"]], [["c"]]]);
  });

  it("asks for nothing without ids, and for a hundred at most", async () => {
    const load = vi.fn(loadAll);
    const { rerender } = use(load, []);
    expect(load).not.toHaveBeenCalled();
    rerender({ ids: Array.from({ length: 101 }, (_, index) => `o${index}`) });
    await act(async () => undefined);
    expect(load.mock.calls[0]?.[0]).toHaveLength(100);
  });

  it("fails, and is repeated on request", async () => {
    const load = vi.fn(loadAll).mockRejectedValueOnce(new Error("down"));
    const { result } = use(load, ["a"]);
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.results.has("a")).toBe(true));
    expect(result.current.isFailed).toBe(false);
  });

  it("ignores what arrives for an earlier page", async () => {
    const late = Promise.withResolvers<readonly StickerOrderResult[]>();
    const load: LoadStickerOrders = (ids) => (ids[0] === "a" ? late.promise : loadAll(ids));
    const { result, rerender } = use(load, ["a"]);
    rerender({ ids: ["b"] });
    await waitFor(() => expect(result.current.results.has("b")).toBe(true));
    await act(async () => late.resolve([makeOrder("a")]));
    expect([...result.current.results.keys()]).toEqual(["b"]);
  });
});
