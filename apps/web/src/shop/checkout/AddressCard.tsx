import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./AddressCard.module.css";

export interface AddressTexts {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

interface AddressCardProps {
  readonly address: AddressTexts;
  readonly onChange: () => void;
}

/** A known shipping address, so that a returning customer has nothing to fill in. */
export function AddressCard({ address, onChange }: AddressCardProps) {
  const { name, line1, line2, city, state, zip } = address;
  return (
    <div className={styles.card}>
      <address className={styles.lines}>
        <strong>{name}</strong>
        <span>{[line1, line2].filter(Boolean).join(", ")}</span>
        <span>{`${city}, ${state} ${zip}`}</span>
      </address>
      <Button size="small" aria-label="Change the shipping address" onClick={onChange}>
        Change
      </Button>
    </div>
  );
}
