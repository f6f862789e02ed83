import { type RefObject, useRef } from "react";
import { dismissToast, showToast } from "../../ui/toasts/toast-store.ts";
import { type CheckoutLine, toCartLine } from "../cart/checkout.ts";
import type { Cart } from "../cart/use-cart.ts";

interface Removal {
  /** Removes one line, or all lines of a sticker order. */
  readonly remove: (
    lines: readonly [CheckoutLine, ...CheckoutLine[]],
    title: string,
  ) => Promise<void>;
  /** The heading that takes over the focus from the button, which is removed with its line. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Removes lines at once and offers to put them back. */
export function useLineRemoval({ removeLine, addLines }: Cart): Removal {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const undo = async (lines: readonly CheckoutLine[]) => {
    const outcome = await addLines(lines.flatMap(describeLine));
    if (outcome.kind === "saved") return;
    showToast({ id: "cart-undo", type: "error", content: outcome.message });
  };
  const remove: Removal["remove"] = async (lines, title) => {
    const [first] = lines;
    const id = `removed-${first.id}`;
    headingRef.current?.focus();
    showToast({
      id,
      type: "info",
      content: `Removed ${title}.`,
      action: { label: "Undo", onSelect: () => void undo(lines) },
    });
    const outcome = await removeLine(first.id);
    // The line is back and shows why.
    if (outcome.kind === "refused") dismissToast(id);
  };
  return { remove, headingRef };
}

/** Describes the same item as a new line; empty when its variant no longer exists. */
function describeLine(line: CheckoutLine) {
  const { variant, file: project, title, quantity, unitPrice } = line;
  if (variant === null) return [];
  const { customAttributes } = toCartLine(line);
  const imageUrl = variant.image?.url;
  return [
    {
      variantId: variant.id,
      quantity,
      customAttributes,
      ...(project && { projectId: project.id }),
      display: {
        title,
        variantTitle: variant.title,
        unitPrice,
        imageUrl,
        handle: variant.product.handle,
      },
    },
  ];
}
