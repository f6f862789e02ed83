import styles from "./PhotoCredits.module.css";

const LICENCE = "https://creativecommons.org/licenses/by/4.0/";

/** The licence of the demo photos asks for their makers to be named. */
export function PhotoCredits() {
  return (
    <p className={styles.credits}>
      Photos on the maps: Aitzol Berasategi and Trevor “Freespace”,{" "}
      <a href={LICENCE} rel="license">
        CC BY 4.0
      </a>
      , cropped; Clemens Engelhardt.
    </p>
  );
}
