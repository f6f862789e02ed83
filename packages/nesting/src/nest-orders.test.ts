import { chooseSoakSize } from "@photomap/testing/soak";
import { describe, expect, it } from "vitest";
import { boundSheets, measureUse } from "../test/measure-sheets.ts";
import { createRandomOrders, type RandomOrder } from "../test/random-orders.ts";
import { isOverflow, nestOrders, type StickerLayout, type StickerOrder } from "./nest-orders.ts";
import { measurePaper } from "./sheet.ts";

function createOrder(id: string, more: Partial<StickerOrder> = {}): StickerOrder {
  const shape = [
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 60 },
      { x: 0, y: 60 },
    ],
  ];
  const stickers = [{ openingId: "US-CO", shape, quantity: 2 }];
  return {
    id,
    projectId: "abc123",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    stickers,
    ...more,
  };
}

/** The attempts per layout; few in the gate, which checks layouts and not how good they are. */
const ATTEMPTS = chooseSoakSize(3, 40);

function nest(orders: readonly StickerOrder[]): StickerLayout {
  const result = nestOrders(orders, { attempts: ATTEMPTS });
  if (result.kind === "refused") throw new Error(result.message);
  return result.layout;
}

function toOrder(id: string, { designId, stickers }: RandomOrder): StickerOrder {
  const copies = stickers.map((sticker) => ({ ...sticker, quantity: 1 }));
  return createOrder(id, { projectId: designId, stickers: copies });
}

/** Lists what is placed, as "order opening", sorted. */
function listPlaced({ sheets, stickers }: StickerLayout): string[] {
  return sheets
    .flatMap(({ placements }) => placements.map(({ sticker }) => stickers[sticker]))
    .map((sticker) => `${sticker?.orderId} ${sticker?.openingId}`)
    .toSorted();
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("nestOrders", () => {
  it("INT-10 nests one nest group only and flags overflow", () => {
    const refusal = {
      kind: "refused",
      message: "Cannot nest stickers from disparate nest groups",
    };
    const first = createOrder("1");
    expect(nestOrders([first, createOrder("2", { projectId: "other1" })])).toEqual(refusal);
    expect(nestOrders([first, createOrder("2", { outputType: "VEHICLE_MAP" })])).toEqual(refusal);
    expect(nestOrders([first, createOrder("2", { outputScale: 2 })])).toEqual(refusal);
    const layout = nest([first, createOrder("2")]);
    expect(layout).toMatchObject({ overflow: false, group: { projectId: "abc123" } });
    expect(isOverflow(4, layout.sheets)).toBe(false);
    expect(isOverflow(5, layout.sheets)).toBe(true);
    expect(isOverflow(4, [{ ...layout.sheets[0]!, width: 793 }])).toBe(true);
    expect(isOverflow(4, [{ ...layout.sheets[0]!, height: 919 }])).toBe(true);
  });

  it("names order and opening of every placement", () => {
    expect(listPlaced(nest([createOrder("b"), createOrder("a")]))).toEqual([
      "a US-CO",
      "a US-CO",
      "b US-CO",
      "b US-CO",
    ]);
  });

  it("flags a sticker that is larger than a sheet, and gives it a sheet", () => {
    const stickers = [{ openingId: "US-AK", shape: [square(1200)], quantity: 1 }];
    const layout = nest([createOrder("1", { stickers })]);
    expect(layout).toMatchObject({ overflow: true, sheets: [{ width: 1236 }] });
    expect(layout.problem).toBeUndefined();
  });

  it("nests random orders of the catalog: 0 overlaps, 0 lost, use against the area bound", {
    timeout: chooseSoakSize(120_000, 7_200_000),
  }, async ({ annotate }) => {
    const times: number[] = [];
    const nested = createRandomOrders(chooseSoakSize(8, 1000), 15).map((random, index) => {
      const start = performance.now();
      const layout = nest([toOrder(`${index}`, random)]);
      times.push(performance.now() - start);
      return layout;
    });
    expect(nested.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    const placed = nested.map(({ sheets }) => sum(sheets.map((s) => s.placements.length)));
    expect(placed).toEqual(nested.map(({ stickers }) => stickers.length));
    const sheets = sum(nested.map((layout) => layout.sheets.length));
    const bound = sum(nested.map((layout) => boundSheets(layout.stickers, layout.sheets)));
    const use = sum(nested.map((l) => measureUse(l.stickers, l.sheets))) / nested.length;
    expect(sheets).toBeLessThan(bound * 1.5);
    expect(use).toBeGreaterThan(0.5);
    await annotate(
      `${nested.length} orders, ${sum(placed)} stickers: ${sheets} sheets, at least ${bound} by area; ` +
        `${(100 * use).toFixed(1)} % of the paper used; median ${median(times).toFixed(0)} ms`,
    );
  });

  it("needs less paper for three orders of one file together than one by one", {
    timeout: chooseSoakSize(120_000, 3_600_000),
  }, async ({ annotate }) => {
    const days = createRandomOrders(chooseSoakSize(2, 100), 16).map(({ designId, stickers }) =>
      [0, 1, 2].map((rest) =>
        toOrder(`${rest}`, { designId, stickers: stickers.filter((_, i) => i % 3 === rest) }),
      ),
    );
    const together = days.map((orders) => nest(orders));
    const alone = days.flatMap((orders) => orders.map((order) => nest([order])));
    expect([...together, ...alone].flatMap(({ problem }) => problem ?? [])).toEqual([]);
    const paper = (layouts: readonly StickerLayout[]) =>
      sum(layouts.map(({ sheets }) => measurePaper(sheets)));
    const count = (layouts: readonly StickerLayout[]) =>
      sum(layouts.map(({ sheets }) => sheets.length));
    expect(paper(together)).toBeLessThan(paper(alone));
    expect(count(together)).toBeLessThan(count(alone));
    const saved = 100 * (1 - paper(together) / paper(alone));
    await annotate(
      `${days.length} days of 3 orders: ${count(together)} sheets together, ${count(alone)} one by one; ` +
        `${saved.toFixed(1)} % less paper`,
    );
  });
});

function square(side: number) {
  return [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ];
}
