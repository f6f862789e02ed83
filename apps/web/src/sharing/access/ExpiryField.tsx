import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import {
  EXPIRY_CHOICES,
  EXPIRY_LABELS,
  formatExpiry,
  getExpiry,
  parseExpiryDay,
  toDateInput,
} from "./expiry-choices.ts";
import styles from "./ShareLink.module.css";

/** The stored expiry, as one of the options. */
const CURRENT = "current";

interface ExpiryFieldProps {
  readonly expiresAt: Date | undefined;
  readonly onChange: (expiresAt: Date | null) => Promise<string | undefined>;
}

export function ExpiryField({ expiresAt, onChange }: ExpiryFieldProps) {
  const [isChoosingDay, setChoosingDay] = useState(false);
  const [today] = useState(() => toDateInput(new Date()));
  const [day, setDay] = useState(() => toDateInput(getTomorrow()));
  const [problem, setProblem] = useState<string>();
  const stored = expiresAt === undefined ? "never" : CURRENT;
  const store = async (next: Date | null) => {
    const failure = await onChange(next);
    setProblem(failure);
    if (failure === undefined) setChoosingDay(false);
  };
  const choose = (value: string) => {
    const choice = EXPIRY_CHOICES.find((known) => known === value);
    setChoosingDay(choice === "date");
    setProblem(undefined);
    if (choice !== undefined && choice !== "date") void store(getExpiry(choice, Date.now()));
  };
  const parsed = parseExpiryDay(day);
  return (
    <div className={styles.group}>
      <Select
        label="Link expires"
        value={isChoosingDay ? "date" : stored}
        options={[
          ...(expiresAt === undefined ? [] : [{ value: CURRENT, label: describe(expiresAt) }]),
          ...EXPIRY_CHOICES.map((value) => ({ value, label: EXPIRY_LABELS[value] })),
        ]}
        error={problem}
        onChange={({ target }) => choose(target.value)}
      />
      {isChoosingDay ? (
        <div className={styles.row}>
          <TextField
            label="Last day"
            type="date"
            value={day}
            min={today}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button disabled={parsed === undefined} onClick={() => void (parsed && store(parsed))}>
            Set date
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function describe(expiresAt: Date): string {
  const hasEnded = expiresAt.getTime() <= Date.now();
  return `${hasEnded ? "Expired" : "On"} ${formatExpiry(expiresAt)}`;
}

function getTomorrow(): Date {
  return new Date(Date.now() + 86_400_000);
}
