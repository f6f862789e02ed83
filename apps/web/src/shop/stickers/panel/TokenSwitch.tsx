import { formatTokens } from "@photomap/commerce";
import { Switch } from "../../../ui/fields/Checkbox.tsx";
import type { SpendableTokens, StickerSummary } from "../summarize-stickers.ts";
import styles from "./TokenSwitch.module.css";

interface TokenSwitchProps {
  readonly summary: StickerSummary;
  readonly tokens: SpendableTokens;
  readonly onChange: (isUsed: boolean) => void;
}

export function TokenSwitch({ summary, tokens, onChange }: TokenSwitchProps) {
  return (
    <div className={styles.box}>
      <Switch
        label="Use my tokens"
        checked={tokens.isUsed}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p>
        You have {formatTokens(tokens.available)}. {describePaid(summary, tokens.isUsed)}
      </p>
    </div>
  );
}

/** What the tokens pay and what is left for money. */
function describePaid({ quantity, quantityWithTokens }: StickerSummary, isUsed: boolean): string {
  if (!isUsed) return "They stay in your account.";
  if (quantity === 0) return "They pay for the largest stickers first.";
  const rest = quantity - quantityWithTokens;
  if (rest === 0) return quantity === 1 ? "They pay for it." : `They pay for all ${quantity}.`;
  if (quantityWithTokens === 0) return "They don't cover any sticker in this order.";
  const paid = quantityWithTokens === 1 ? "1 sticker" : `${quantityWithTokens} stickers`;
  return `They pay for ${paid}; ${rest === 1 ? "1 is" : `${rest} are`} paid with money.`;
}
