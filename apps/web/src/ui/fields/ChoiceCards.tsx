import type { ComponentProps, ReactNode } from "react";
import styles from "./ChoiceCards.module.css";

interface ChoiceCardsProps {
  /** A `legend`, the cards, and texts about them. */
  readonly children: ReactNode;
  readonly spacing?: "compact" | "regular" | "loose";
}

export function ChoiceCards({ children, spacing = "regular" }: ChoiceCardsProps) {
  return <fieldset className={`${styles.cards} ${styles[spacing] ?? ""}`}>{children}</fieldset>;
}

type RadioProps = Pick<
  ComponentProps<"input">,
  "name" | "checked" | "disabled" | "ref" | "aria-describedby"
>;

interface ChoiceCardProps extends RadioProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly hints: readonly string[];
  /** A text at the end of the card. */
  readonly aside?: string;
  readonly onChoose: () => void;
}

/** A radio button as a card with a picture. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { picture, title, hints, aside, onChoose, ...radio } = props;
  return (
    <label className={styles.card}>
      <input type="radio" onChange={onChoose} {...radio} />
      {picture}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {hint}
          </span>
        ))}
      </span>
      {aside === undefined ? null : <span className={styles.hint}>{aside}</span>}
    </label>
  );
}
