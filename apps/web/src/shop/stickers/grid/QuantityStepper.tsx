import { Minus, Plus } from "lucide-react";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { MAX_STICKER_QUANTITY } from "../sticker-quantities.ts";
import styles from "./QuantityStepper.module.css";

interface QuantityStepperProps {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (typed: number) => void;
}

export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  return (
    <div className={styles.stepper}>
      <IconButton
        label={`Fewer of ${name}`}
        icon={<Minus size={16} strokeWidth={2} aria-hidden="true" />}
        disabled={quantity === 0}
        onClick={() => onChange(quantity - 1)}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={`Stickers of ${name}`}
        min={0}
        max={MAX_STICKER_QUANTITY}
        // Without leading zeros: "05" and 5 are the same number, and the field would keep the text.
        value={String(quantity)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <IconButton
        label={`More of ${name}`}
        icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
        disabled={quantity === MAX_STICKER_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
}
