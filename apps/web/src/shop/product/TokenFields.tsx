import { getTokenPresets, parseTokenCount } from "@photomap/commerce";
import { formatMessage, shopMessages } from "@photomap/messages";
import { useId } from "react";
import { formatPrice } from "../../platform/format/price.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { Product, SelectedOption, TokenProduct } from "./product.ts";
import { RequiredTokensButton } from "./RequiredTokensButton.tsx";
import styles from "./TokenFields.module.css";
import { findTokenOffer, type TokenChoice } from "./token-offer.ts";

interface TokenFieldsProps {
  readonly tokens: TokenProduct;
  /** The region count of the map, from which the offered numbers of tokens follow. */
  readonly regionCount: number;
  readonly choice: TokenChoice;
  readonly onChange: (choice: TokenChoice) => void;
  /** The product whose complete map needs so many tokens. */
  readonly product: Product;
  readonly selectedOptions: readonly SelectedOption[];
}

/** Sticker tokens for later trips, bought with the map. */
export function TokenFields(props: TokenFieldsProps) {
  const { tokens, regionCount, choice, onChange, product, selectedOptions } = props;
  const group = useId();
  const offers = getTokenPresets(regionCount).flatMap((count) => {
    const offer = findTokenOffer(tokens, count);
    return offer === undefined ? [] : [{ count, offer }];
  });
  const radio = (kind: string, isChecked: boolean, next: TokenChoice) => (
    <input
      type="radio"
      name={group}
      value={kind}
      checked={isChecked}
      onChange={() => onChange(next)}
    />
  );
  return (
    <>
      <fieldset className={styles.tokens}>
        <legend className={styles.hint}>
          A token prints one photo as a sticker for your map, whenever you have a new one.
        </legend>
        <div className={styles.choices}>
          <label className={styles.choice}>
            {radio("none", choice.kind === "none", { kind: "none" })}
            None
          </label>
          {offers.map(({ count, offer }) => (
            <label key={count} className={styles.choice}>
              {radio(String(count), choice.kind === "preset" && choice.count === count, {
                kind: "preset",
                count,
              })}
              <span>{count === 1 ? "1 token" : `${count} tokens`}</span>{" "}
              <span className={styles.price}>{formatPrice(offer.price)}</span>{" "}
              {offer.discountPercent === undefined ? null : (
                <span className={styles.discount}>Save {offer.discountPercent}%</span>
              )}
            </label>
          ))}
          <label className={styles.choice}>
            {radio("custom", choice.kind === "custom", { kind: "custom", text: "" })}
            Another number
          </label>
        </div>
        {choice.kind === "custom" ? (
          <CustomCount tokens={tokens} text={choice.text} onChange={onChange} />
        ) : null}
      </fieldset>
      <div className={styles.more}>
        <RequiredTokensButton product={product} selectedOptions={selectedOptions} />
      </div>
    </>
  );
}

interface CustomCountProps extends Pick<TokenFieldsProps, "tokens" | "onChange"> {
  readonly text: string;
}

function CustomCount({ tokens, text, onChange }: CustomCountProps) {
  const count = parseTokenCount(text);
  const offer = count === undefined ? undefined : findTokenOffer(tokens, count);
  const discount = offer?.discountPercent;
  const hint = offer
    ? formatPrice(offer.price) + (discount === undefined ? "" : `, save ${discount}%`)
    : "";
  return (
    <div className={styles.custom}>
      <TextField
        label="Number of tokens"
        inputMode="numeric"
        maxLength={3}
        value={text}
        hint={hint}
        error={offer === undefined ? formatMessage(shopMessages.enterTokenCount) : undefined}
        onChange={({ target }) => onChange({ kind: "custom", text: target.value })}
      />
    </div>
  );
}
