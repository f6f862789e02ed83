import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createCounter } from "../../test/sample-cart.ts";
import { areEqualLines, type CartChange, type CartLine, changeCart } from "./cart.ts";
import { withGiftNote } from "./custom-attributes.ts";
import { mergeCarts } from "./merge-carts.ts";

const quantity = fc.oneof(fc.integer({ min: -1, max: 27 }), fc.constantFrom(0.5, Number.NaN));
const customAttributes = fc
  .constantFrom("", "For you", "For us")
  .map((note) => withGiftNote([], note));
const newLine = fc.record({
  variantId: fc.constantFrom("map", "frame"),
  quantity,
  customAttributes,
  projectId: fc.constantFrom(undefined, "p1"),
});
const id = fc.integer({ min: 1, max: 12 }).map((number) => `id-${number}`);

const changes: fc.Arbitrary<CartChange[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("add" as const), lines: fc.array(newLine, { maxLength: 3 }) }),
    fc.record({
      type: fc.constant("replace" as const),
      lines: fc.array(newLine, { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant("update" as const),
      lines: fc.array(fc.record({ id, quantity, customAttributes }), { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant("remove" as const), lineIds: fc.array(id, { maxLength: 3 }) }),
    fc.record({ type: fc.constant("split" as const), lineId: id, quantity, customAttributes }),
  ),
  { maxLength: 15 },
);

function checkLines(lines: readonly CartLine[]): void {
  expect(lines.length).toBeLessThanOrEqual(100);
  expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  const equal = lines.filter((line, i) =>
    lines.slice(i + 1).some((other) => areEqualLines(line, other)),
  );
  expect(equal).toEqual([]);
  const wrong = lines.filter(
    (line) => !Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 25,
  );
  expect(wrong).toEqual([]);
}

function countUnits(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

function runChanges(cartChanges: readonly CartChange[]): readonly CartLine[] {
  const createId = createCounter();
  let lines: readonly CartLine[] = [];
  for (const change of cartChanges) {
    const result = changeCart(lines, change, createId);
    if (result.kind === "refused") continue;
    checkLines(result.lines);
    const unitsBefore = countUnits(change.type === "split" ? lines : result.lines);
    expect(countUnits(result.lines)).toBe(unitsBefore);
    lines = result.lines;
  }
  return lines;
}

it("L-1 L-2 L-4 L-5 keep every cart within its limits through any changes", () => {
  const property = fc.property(changes, (list) => {
    expect(runChanges(list)).toBeInstanceOf(Array);
  });
  expect(() => fc.assert(property, { numRuns: chooseSoakSize(200, 10_000) })).not.toThrow();
});

it("L-7 merges any two carts without loss, once or several times", () => {
  const property = fc.property(changes, changes, (mine, theirs) => {
    const into = runChanges(mine).map((line) => ({ ...line, id: `mine-${line.id}` }));
    const from = runChanges(theirs);
    const merged = mergeCarts(into, from);
    checkLines(merged.lines);
    const kept = [...merged.lines, ...merged.dropped];
    const lost = [...into, ...from].filter(
      (line) =>
        !kept.some((other) => areEqualLines(line, other) && other.quantity >= line.quantity),
    );
    expect(lost).toEqual([]);
    expect(mergeCarts(merged.lines, from)).toEqual(merged);
  });
  expect(() => fc.assert(property, { numRuns: chooseSoakSize(100, 5000) })).not.toThrow();
});
