import type { CellMask } from "./cell-mask.ts";

export interface Cell {
  readonly column: number;
  readonly row: number;
}

const ALL_BITS = 0xffffffff;

/**
 * The occupied cells of a sheet, as bits. Level k of a row has, for every column, whether any of
 * the 2^k cells that start there is occupied: two levels test a run of any length, for 32 columns
 * at a time.
 */
export class OccupancyGrid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #words: number;
  readonly #levels: number;
  readonly #bits: Uint32Array;
  /** Columns of the row under test where the mask does not fit. */
  readonly #blocked: Uint32Array;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#words = Math.ceil(columns / 32);
    this.#levels = Math.ceil(Math.log2(columns + 1)) + 1;
    this.#bits = new Uint32Array(rows * this.#levels * this.#words);
    this.#blocked = new Uint32Array(this.#words);
  }

  /** Occupies the cells of a mask, except those outside the sheet. */
  occupy(mask: CellMask, { column, row }: Cell): void {
    mask.rows.forEach((runs, i) => {
      const y = row + i;
      if (y < 0 || y >= this.#rows || runs.length === 0) return;
      const offset = y * this.#levels * this.#words;
      for (const { start, end } of runs) {
        const last = Math.min(this.#columns, column + end);
        for (let x = Math.max(0, column + start); x < last; x += 1) {
          this.#bits[offset + (x >> 5)]! |= 1 << (x & 31);
        }
      }
      this.#updateLevels(offset);
    });
  }

  #updateLevels(offset: number): void {
    const words = this.#words;
    for (let level = 1; level < this.#levels; level += 1) {
      const to = offset + level * words;
      this.#bits.copyWithin(to, to - words, to);
      for (let word = 0; word < words; word += 1) {
        this.#bits[to + word]! |= this.#readShifted(to - words, word, 1 << (level - 1));
      }
    }
  }

  /** Finds the first free position from the top left, in rows above `endRow` only. */
  findFree(mask: CellMask, endRow: number): Cell | undefined {
    const lastRow = Math.min(this.#rows - mask.rows.length, endRow - 1);
    const lastColumn = this.#columns - mask.width;
    if (lastColumn < 0) return undefined;
    const tests = listRunTests(mask);
    for (let row = 0; row <= lastRow; row += 1) {
      if (!this.#testRow(tests, row, lastColumn)) continue;
      return { row, column: this.#findFreeColumn() };
    }
    return undefined;
  }

  /** Fills the blocked columns of a row; false as soon as all of them are. */
  #testRow(tests: Int32Array, row: number, lastColumn: number): boolean {
    for (let word = 0; word < this.#words; word += 1) {
      const free = lastColumn + 1 - word * 32;
      this.#blocked[word] = free >= 32 ? 0 : free <= 0 ? ALL_BITS : ALL_BITS << free;
    }
    for (let i = 0; i < tests.length; i += 3) {
      const offset = ((row + tests[i]!) * this.#levels + tests[i + 1]!) * this.#words;
      if (!this.#block(offset, tests[i + 2]!)) return false;
    }
    return true;
  }

  /** Blocks the columns where a run doesn't fit; false when no column is left. */
  #block(offset: number, shift: number): boolean {
    let all = ALL_BITS;
    for (let word = 0; word < this.#words; word += 1) {
      const blocked = this.#blocked[word]! | this.#readShifted(offset, word, shift);
      this.#blocked[word] = blocked;
      all &= blocked;
    }
    return ~all !== 0;
  }

  /** Reads 32 bits of a row, starting at bit `word * 32 + shift`. */
  #readShifted(offset: number, word: number, shift: number): number {
    const bits = this.#bits;
    const source = word + (shift >> 5);
    const part = shift & 31;
    if (source >= this.#words) return 0;
    const value = bits[offset + source]! >>> part;
    if (part === 0 || source + 1 >= this.#words) return value;
    return value | (bits[offset + source + 1]! << (32 - part));
  }

  #findFreeColumn(): number {
    for (let word = 0; word < this.#words; word += 1) {
      const free = ~this.#blocked[word]!;
      if (free !== 0) return word * 32 + (31 - Math.clz32(free & -free));
    }
    throw new Error("The row has no free column");
  }
}

const knownTests = new WeakMap<CellMask, Int32Array>();

/**
 * The distance of rows tested one after another: distant rows meet different stickers, which
 * excludes columns early.
 */
const ROW_STEP = 7;

/** Lists triples of row, level and shift; each run needs one or two of them. */
function listRunTests(mask: CellMask): Int32Array {
  const known = knownTests.get(mask);
  if (known !== undefined) return known;
  const runs = mask.rows
    .flatMap((row, y) => row.map(({ start, end }) => ({ y, start, length: end - start })))
    .toSorted((a, b) => (a.y % ROW_STEP) - (b.y % ROW_STEP) || b.length - a.length || a.y - b.y);
  const tests = Int32Array.from(
    runs.flatMap(({ y, start, length }) => {
      const level = 31 - Math.clz32(length);
      const rest = length - (1 << level);
      return rest > 0 ? [y, level, start, y, level, start + rest] : [y, level, start];
    }),
  );
  knownTests.set(mask, tests);
  return tests;
}
