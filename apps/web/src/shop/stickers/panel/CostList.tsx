import { addMoney, formatMoney, formatTokens } from "@photomap/commerce";
import { formatMessage, shopMessages, stickerMessages } from "@photomap/messages";
import type { FreeShippingFragment } from "../../../platform/api/generated/graphql.ts";
import { formatPrice, toMoney } from "../../../platform/format/price.ts";
import { PriceRow } from "../../cart/PriceRow.tsx";
import { SIZE_NAMES } from "../sticker.ts";
import type { SpendableTokens, StickerCost, StickerSummary } from "../summarize-stickers.ts";
import type { StickerCart } from "../use-sticker-cart.ts";
import styles from "./CostList.module.css";

/** Formats a cost, such as "1.5 tokens + $4.50". */
export function describeCost({ halfTokens, price }: StickerCost): string {
  if (halfTokens === 0) return formatMoney(price);
  const tokens = formatTokens(halfTokens);
  return price.amountMinor === 0 ? tokens : `${tokens} + ${formatMoney(price)}`;
}

export function SizeCostList({ sizes }: Pick<StickerSummary, "sizes">) {
  return (
    <dl className={styles.list}>
      {sizes.map(({ sizeClass, ...sum }) => (
        <PriceRow key={sizeClass} label={`${sum.quantity} ${SIZE_NAMES[sizeClass].toLowerCase()}`}>
          {describeCost(sum)}
        </PriceRow>
      ))}
    </dl>
  );
}

interface CostListProps {
  readonly summary: StickerSummary;
  readonly cart: StickerCart;
  readonly tokens: SpendableTokens;
  readonly freeShipping: FreeShippingFragment;
}

/** Tokens, money and shipping of the order. */
export function CostList({ summary, cart, tokens, freeShipping }: CostListProps) {
  const { halfTokens, price, quantity } = summary;
  const count = cart.stickerCount + quantity;
  const subtotal = addMoney(cart.subtotal, price);
  const isFree =
    subtotal.amountMinor >= toMoney(freeShipping.from).amountMinor ||
    (!cart.hasOtherGoods && count >= freeShipping.fromStickers);
  const priced = cart.hasOtherGoods
    ? "Calculated in your cart"
    : formatPrice(freeShipping.stickerPrice);
  return (
    <div className={styles.costs}>
      <dl className={styles.list}>
        {halfTokens > 0 ? (
          <>
            <PriceRow label="Tokens used">{formatTokens(halfTokens)}</PriceRow>
            <PriceRow label="Tokens left">{formatTokens(tokens.available - halfTokens)}</PriceRow>
          </>
        ) : null}
        <PriceRow label="Subtotal">
          <strong>{formatMoney(price)}</strong>
        </PriceRow>
        {count === 0 ? null : (
          <PriceRow
            label={cart.hasOtherGoods ? "Shipping with your cart" : "Shipping"}
            {...(isFree && { tone: "discount" })}
          >
            {isFree ? formatMessage(shopMessages.freeShipping) : priced}
          </PriceRow>
        )}
      </dl>
      {isFree || cart.hasOtherGoods ? null : (
        <p className={styles.note}>
          {formatMessage(stickerMessages.freeShippingFrom, {
            count: freeShipping.fromStickers,
          })}
          {cart.stickerCount > 0 ? `. ${describeInCart(cart.stickerCount)}` : null}
        </p>
      )}
      {isFree ? <p className={styles.note}>*Standard shipping within the US.</p> : null}
    </div>
  );
}

function describeInCart(count: number): string {
  return count === 1
    ? "The sticker already in your cart counts."
    : `The ${count} already in your cart count.`;
}
