import {
  countFreeStickerTokens,
  isTokenPromotionShown,
  PROMOTION_TOKENS,
} from "@photomap/commerce";
import { Gift } from "lucide-react";
import { useState } from "react";
import styles from "./FreeTokens.module.css";

interface FreeTokensProps {
  readonly metafields: { readonly freeStickerTokens: number };
  readonly quantity: number;
}

export function FreeTokens({ metafields, quantity }: FreeTokensProps) {
  const [openedAt] = useState(() => new Date());
  const promoted = isTokenPromotionShown(openedAt) ? PROMOTION_TOKENS : 0;
  const count = countFreeStickerTokens(metafields, quantity) + promoted;
  if (count === 0) return null;
  return (
    <p className={styles.free}>
      <Gift size={20} strokeWidth={1.6} aria-hidden="true" />
      Includes {count} free sticker {count === 1 ? "token" : "tokens"}
    </p>
  );
}
