import { listTexts } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { reportError } from "../../platform/errors/report-error.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { NewCartLine } from "../cart/checkout.ts";
import { useCart } from "../cart/use-cart.ts";
import styles from "./ItemRow.module.css";
import type { OrderItem } from "./order.ts";

type State =
  | { readonly kind: "idle" | "adding" | "added" }
  | { readonly kind: "refused"; readonly message: string };

/** Puts what was ordered into the cart once more, with its map and texts, at today's price. */
export function OrderAgain({ item }: { readonly item: OrderItem }) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const { addLines } = useCart();
  const add = async () => {
    setState({ kind: "adding" });
    try {
      const outcome = await addLines([createLine(item)]);
      setState(outcome.kind === "saved" ? { kind: "added" } : outcome);
    } catch (error) {
      reportError(error, { action: "order again" });
      setState({ kind: "refused", message: formatMessage(shopMessages.addFailed) });
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<RotateCw size={18} strokeWidth={1.6} aria-hidden="true" />}
        aria-label={`Order again: ${item.name}`}
        loading={state.kind === "adding"}
        onClick={() => void add()}
      >
        Order again
      </Button>
      <p className={styles.againResult} role="status">
        {state.kind === "added" ? (
          <>
            Added to your cart. <Link to="/cart">View cart</Link>
          </>
        ) : null}
        {state.kind === "refused" ? state.message : null}
      </p>
    </>
  );
}

function createLine(item: OrderItem): NewCartLine {
  const { variantId, quantity, name, description, handle, image } = item;
  const projectId = item.__typename === "MapLineItem" ? item.projectId : null;
  return {
    variantId: variantId ?? "",
    quantity,
    customAttributes: listTexts(item.attributes),
    ...(projectId !== null && { projectId }),
    display: {
      title: name,
      variantTitle: description,
      unitPrice: item.originalUnitPrice,
      imageUrl: image?.url,
      handle,
    },
  };
}
