export const MAX_STICKER_QUANTITY = 99;

/** The number of stickers by opening id; a missing one is 0. */
export type StickerQuantities = Readonly<Record<string, number>>;

const PREFIX = "photomap:sticker-quantities:";

/**
 * The quantities of a project, kept by the tab until it is closed. Subscribers of one opening
 * render only when its quantity changes.
 */
export class QuantityStore {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #quantities: StickerQuantities;

  /** `initial` counts until a quantity was chosen in this tab. */
  constructor(projectId: string, initial: StickerQuantities) {
    this.#key = PREFIX + projectId;
    this.#quantities = readStored(this.#key) ?? initial;
  }

  readonly getAll = (): StickerQuantities => this.#quantities;

  readonly get = (id: string): number => this.#quantities[id] ?? 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly set = (id: string, typed: number): void => {
    this.setAll({ ...this.#quantities, [id]: clampQuantity(typed) });
  };

  readonly setAll = (quantities: StickerQuantities): void => {
    this.#quantities = quantities;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(quantities));
    } catch {
      // Without storage they last as long as the page.
    }
    for (const listener of this.#listeners) listener();
  };
}

/** Returns a whole number from 0 to 99; 0 for NaN, which an empty field has. */
function clampQuantity(typed: number): number {
  const whole = Number.isNaN(typed) ? 0 : Math.trunc(typed);
  return Math.min(MAX_STICKER_QUANTITY, Math.max(0, whole));
}

function readStored(key: string): StickerQuantities | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const entries = Object.entries(stored).filter(([, value]) => typeof value === "number");
    return Object.fromEntries(entries.map(([id, value]) => [id, clampQuantity(Number(value))]));
  } catch {
    return undefined;
  }
}
