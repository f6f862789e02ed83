import { formatMessage, printingMessages } from "@photomap/messages";
import type { PrintPlan } from "@photomap/printing";
import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Tooltip } from "../../../ui/overlays/Tooltip.tsx";
import styles from "./QuantityList.module.css";

interface QuantityRowProps {
  readonly row: PrintPlan["rows"][number];
  readonly onChange: (typed: number) => void;
}

export function QuantityRow({ row, onChange }: QuantityRowProps) {
  const { opening, quantity, fits } = row;
  const id = useId();
  if (!fits) return <UnfittingRow name={opening.name} quantity={quantity} />;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{opening.name}</label>
      <span className={styles.stepper}>
        <IconButton
          label={`Fewer of ${opening.name}`}
          icon={<Minus size={16} strokeWidth={2} aria-hidden="true" />}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          value={quantity}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <IconButton
          label={`More of ${opening.name}`}
          icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => onChange(quantity + 1)}
        />
      </span>
    </div>
  );
}

/** A row that fits no sheet of the chosen paper size. */
function UnfittingRow({ name, quantity }: { readonly name: string; readonly quantity: number }) {
  const id = useId();
  const reason = formatMessage(printingMessages.doesNotFit);
  return (
    <Tooltip label={reason} side="left">
      <div className={styles.row}>
        <span className={styles.lost}>
          <label htmlFor={id}>{name}</label>
          <small id={`${id}-why`}>{reason}</small>
        </span>
        <input
          id={id}
          type="number"
          value={quantity}
          disabled
          readOnly
          aria-describedby={`${id}-why`}
        />
      </div>
    </Tooltip>
  );
}
