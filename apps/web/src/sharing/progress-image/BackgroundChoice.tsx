import { useId } from "react";
import styles from "./BackgroundChoice.module.css";
import { BACKGROUNDS, type BackgroundId } from "./backgrounds.ts";

interface BackgroundChoiceProps {
  readonly value: BackgroundId;
  readonly onChange: (value: BackgroundId) => void;
}

export function BackgroundChoice({ value, onChange }: BackgroundChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Background</legend>
      {BACKGROUNDS.map((background) => (
        <label key={background.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={background.id === value}
            onChange={() => onChange(background.id)}
          />
          <span className={styles.sample} data-background={background.id} aria-hidden="true" />
          {background.name}
        </label>
      ))}
    </fieldset>
  );
}
