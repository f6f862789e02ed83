import { areEqualLines, type CustomAttribute, normalizeAttributes } from "@photomap/commerce";
import {
  type CartChange,
  type Checkout,
  type CheckoutLine,
  getStickerOrderId,
  getTemporaryLineId,
  isTemporaryLineId,
  toCartLine,
} from "./checkout.ts";

/** The ids that the server gave to lines which were shown before its answer. */
export class LineIds {
  readonly #ids = new Map<string, string>();

  /** Learns the ids of new lines; must be called with the answer to each change. */
  learn(change: CartChange, checkout: Checkout): void {
    const learnLine = (newId: string, wanted: WantedLine) => {
      const id = findLine(checkout, wanted)?.id;
      if (id !== undefined) this.#ids.set(newId, id);
    };
    if (change.kind === "add") {
      for (const [index, line] of change.lines.entries()) {
        learnLine(getTemporaryLineId(change.requestId, index), {
          ...line,
          stickerOrderId: getStickerOrderId(line),
        });
      }
    }
    if (change.kind === "split") {
      // The line that was split may itself be new.
      const originId = this.#ids.get(change.lineId) ?? change.lineId;
      const origin = checkout.lineItems.find(({ id }) => id === originId);
      const variantId = origin?.variant?.id;
      if (variantId === undefined) return;
      const { requestId, customAttributes } = change;
      learnLine(getTemporaryLineId(requestId, 0), {
        variantId,
        projectId: origin?.file?.id,
        customAttributes,
      });
    }
  }

  /** The change with the id of the server, if it is known. */
  translate(change: CartChange): CartChange {
    if (!("lineId" in change)) return change;
    return { ...change, lineId: this.#ids.get(change.lineId) ?? change.lineId };
  }
}

/** Whether the change is about a line that was never created. */
export function isOrphanedChange(change: CartChange): boolean {
  return "lineId" in change && isTemporaryLineId(change.lineId);
}

interface WantedLine {
  readonly variantId: string;
  readonly projectId?: string | undefined;
  readonly stickerOrderId?: string | undefined;
  readonly customAttributes: readonly CustomAttribute[];
}

function findLine(checkout: Checkout, wanted: WantedLine): CheckoutLine | undefined {
  const { variantId, projectId, stickerOrderId } = wanted;
  const normalized = normalizeAttributes(wanted.customAttributes);
  if (normalized.kind === "refused") return undefined;
  const { attributes: customAttributes } = normalized;
  const line = { variantId, projectId, stickerOrderId, quantity: 1, customAttributes };
  return checkout.lineItems.find((candidate) => areEqualLines(toCartLine(candidate), line));
}
