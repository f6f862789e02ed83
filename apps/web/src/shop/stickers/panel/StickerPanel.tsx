import { formatMoney } from "@photomap/commerce";
import { type OutputType, outputTypeName } from "@photomap/design";
import { ChevronUp, ShoppingCart } from "lucide-react";
import { useId, useState } from "react";
import type { FreeShippingFragment } from "../../../platform/api/generated/graphql.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { SpendableTokens, StickerSummary } from "../summarize-stickers.ts";
import type { StickerCart } from "../use-sticker-cart.ts";
import type { StickerOrderState } from "../use-sticker-order.ts";
import { CostList, describeCost, SizeCostList } from "./CostList.tsx";
import styles from "./StickerPanel.module.css";
import { TokenSwitch } from "./TokenSwitch.tsx";

interface StickerPanelProps {
  readonly outputType: OutputType;
  readonly summary: StickerSummary;
  readonly cart: StickerCart;
  readonly tokens: SpendableTokens;
  readonly freeShipping: FreeShippingFragment;
  readonly onUseTokens: (isUsed: boolean) => void;
  readonly state: StickerOrderState;
  readonly onAdd: () => void;
}

/** The summary of the order and its button: beside the stickers, or a bar below them on phones. */
export function StickerPanel(props: StickerPanelProps) {
  const { outputType, summary, cart, tokens, onUseTokens, state, onAdd } = props;
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const { quantity } = summary;
  const title = quantity === 1 ? "1 sticker" : `${quantity} stickers`;
  return (
    <aside className={styles.panel} aria-label="Your order" data-opened={isOpened || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={() => setOpened(!isOpened)}
      >
        <span>
          <strong>{title}</strong>
          <span>{describeCost(summary)}</span>
        </span>
        <ChevronUp size={20} strokeWidth={1.8} aria-hidden="true" />
      </button>
      <div id={id} className={styles.details}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <p>For your {outputTypeName(outputType)}</p>
        </header>
        {quantity === 0 ? (
          <p className={styles.hint}>Choose how many you want of each, or select a group.</p>
        ) : (
          <SizeCostList sizes={summary.sizes} />
        )}
        {tokens.available > 0 ? (
          <TokenSwitch summary={summary} tokens={tokens} onChange={onUseTokens} />
        ) : null}
        <CostList summary={summary} cart={cart} tokens={tokens} freeShipping={props.freeShipping} />
      </div>
      <div className={styles.foot}>
        {state.kind === "failed" ? (
          <p className={styles.failed} role="alert">
            {state.message}
          </p>
        ) : null}
        <Button
          variant="primary"
          icon={<ShoppingCart size={20} strokeWidth={1.6} aria-hidden="true" />}
          loading={state.kind === "adding"}
          disabled={quantity === 0}
          onClick={onAdd}
        >
          Add {quantity} to cart
        </Button>
        <p className="visually-hidden" role="status">
          {`${title}, ${describeCost(summary)}. Subtotal ${formatMoney(summary.price)}.`}
        </p>
      </div>
    </aside>
  );
}
