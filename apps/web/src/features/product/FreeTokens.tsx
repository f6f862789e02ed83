import { freeStickerTokens } from "@photomap/commerce";
import { Gift } from "lucide-react";
import styles from "./FreeTokens.module.css";

interface FreeTokensProps {
  /** Per unit of the product. */
  readonly perUnit: number;
  readonly quantity: number;
  /** Of the promotion; 0 when it is over. */
  readonly promotionTokens: number;
}

export function FreeTokens({ perUnit, quantity, promotionTokens }: FreeTokensProps) {
  const count =
    freeStickerTokens({ freeStickerTokens: perUnit }, quantity) + promotionTokens;
  if (count === 0) return null;
  return (
    <p className={styles.free}>
      <Gift size={20} strokeWidth={1.6} aria-hidden="true" />
      Includes {count} free sticker {count === 1 ? "token" : "tokens"}
    </p>
  );
}
