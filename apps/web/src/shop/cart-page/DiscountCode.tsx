import { Tag } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { CartChangeOutcome } from "../cart/cart-state.ts";
import type { Checkout } from "../cart/checkout.ts";
import type { Cart } from "../cart/use-cart.ts";
import styles from "./DiscountCode.module.css";

interface DiscountCodeProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
}

type Refusal = Extract<CartChangeOutcome, { kind: "refused" }>;

/** The code of the cart, or the field to enter one. */
export function DiscountCode({ cart, checkout }: DiscountCodeProps) {
  const { discountCode, discountApplications } = checkout;
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    if (isSending || code === "") return;
    setRefusal(undefined);
    setSending(true);
    const outcome = await cart.applyCode(code);
    setSending(false);
    if (outcome.kind === "refused") setRefusal(outcome);
    else setText("");
  };
  if (discountCode !== null && !isSending) {
    const isUsed = discountApplications.some(
      ({ code, applicable }) => applicable && code === discountCode,
    );
    return (
      <div className={styles.applied}>
        <p>
          <Tag size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>
            Code <strong>{discountCode}</strong>
            {isUsed || cart.isEstimate ? null : " doesn't apply to this cart."}
          </span>
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove code ${discountCode}`}
          onClick={() => void cart.removeCode()}
        >
          Remove
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void apply(event)}>
      <TextField
        label="Discount code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={text}
        error={refusal?.message}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" loading={isSending}>
        Apply
      </Button>
      {refusal?.action === "drop-discount" ? (
        <Button
          variant="quiet"
          onClick={() => {
            setText("");
            setRefusal(undefined);
          }}
        >
          Remove code
        </Button>
      ) : null}
    </form>
  );
}
