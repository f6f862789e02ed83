import { MapPin } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { MapPicture } from "../designs/MapPicture.tsx";
import styles from "./DesignCard.module.css";

interface DesignCardProps {
  readonly design: Parameters<typeof MapPicture>[0]["design"];
  readonly name: string;
  /** The region of the map that contains the place searched for. */
  readonly regionName?: string;
  readonly facts: readonly string[];
  readonly share?: number;
  readonly busy?: boolean;
  readonly tabIndex?: number;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onFocus?: () => void;
}

export function DesignCard(props: DesignCardProps): ReactNode {
  const {
    design,
    name,
    regionName,
    facts,
    share = 1,
    busy = false,
    tabIndex,
    buttonRef,
    onChoose,
    onFocus,
  } = props;
  return (
    <button
      type="button"
      className={styles.card}
      ref={buttonRef}
      tabIndex={tabIndex}
      aria-busy={busy || undefined}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <MapPicture design={design} share={share} />
      <span className={styles.name}>
        {name}
        {busy ? <Spinner /> : null}
      </span>
      {regionName === undefined ? null : (
        <span className={styles.region}>
          <MapPin size={14} aria-hidden />
          {regionName}
        </span>
      )}
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
    </button>
  );
}
