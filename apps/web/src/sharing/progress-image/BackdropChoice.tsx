import { useId } from "react";
import styles from "./BackdropChoice.module.css";
import { BACKDROP_OPTIONS, type BackdropId } from "./backdrop-options.ts";

interface BackgroundChoiceProps {
  readonly value: BackdropId;
  readonly onChange: (value: BackdropId) => void;
}

export function BackdropChoice({ value, onChange }: BackgroundChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Background</legend>
      {BACKDROP_OPTIONS.map((background) => (
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
