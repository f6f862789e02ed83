import { type RefObject, useRef } from "react";
import type { CheckoutLine } from "../../cart/checkout.ts";
import type { Cart } from "../../cart/use-cart.ts";
import { showToast } from "../../toasts/toast-store.ts";

interface Removal {
  readonly remove: (line: CheckoutLine) => Promise<void>;
  /** Gets the focus of the button that is removed with its line. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Removes lines at once and offers to put them back. */
export function useRemoval({ removeLine, addLines }: Cart): Removal {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const undo = async (line: CheckoutLine) => {
    const outcome = await addLines(describeLine(line));
    if (outcome.kind === "saved") return;
    showToast({ id: "cart-undo", type: "error", content: outcome.message });
  };
  const remove = async (line: CheckoutLine) => {
    headingRef.current?.focus();
    showToast({
      id: `removed-${line.id}`,
      type: "info",
      content: `Removed ${line.title}.`,
      action: { label: "Undo", onSelect: () => void undo(line) },
    });
    await removeLine(line.id);
  };
  return { remove, headingRef };
}

/** The same item again. */
function describeLine({ variant, file, ...line }: CheckoutLine) {
  if (variant === null) return [];
  const { title, quantity, customAttributes, unitPrice } = line;
  const imageUrl = variant.image?.url;
  return [
    {
      variantId: variant.id,
      quantity,
      customAttributes,
      ...(file && { fileId: file.id }),
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
