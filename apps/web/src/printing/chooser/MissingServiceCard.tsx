import type { MissingService } from "@photomap/printing";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./PrintServiceChooser.module.css";

interface MissingServiceCardProps {
  readonly missing: MissingService;
  readonly picture: ReactNode;
  /** Gives the map a mat; undefined where it can't have one. */
  readonly onUseMat: (() => void) | undefined;
}

/** A way to print that this kind of map doesn't have: why, and what to do instead. */
export function MissingServiceCard({ missing, picture, onUseMat }: MissingServiceCardProps) {
  const { service, reason } = missing;
  return (
    <div className={styles.card} data-missing>
      <div className={styles.art}>{picture}</div>
      <h2>{service.name}</h2>
      <p>{explain(missing, onUseMat !== undefined)}</p>
      {reason === "NEEDS_MAT" && onUseMat ? (
        <div className={styles.action}>
          <Button size="small" onClick={onUseMat}>
            Give this map a mat
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function explain({ service, reason }: MissingService, canUseMat: boolean): string {
  switch (reason) {
    case "NEEDS_MAT":
      return canUseMat
        ? "Pickup is for maps with a mat, where you place each print in its opening. This one is made in one piece. Your photos stay when you change it."
        : "Pickup is for maps with a mat, where you place each print in its opening. This one is made in one piece: print it at home instead.";
    case "STICKERS_ONLY":
      return service.id === "WALGREENS"
        ? "This map lives outdoors and takes weatherproof stickers. Prints from a store wouldn't last."
        : "This map lives outdoors and takes weatherproof stickers. Paper wouldn't last.";
    case "ONE_PHOTO":
      return "This map has one photo, so a single print is all it takes. Print it at home instead.";
  }
}
