import styles from "./PhotoCredits.module.css";

const LICENSE = "https://creativecommons.org/licenses/by/4.0/";

/** The license of the demo photos requires attribution. */
export function PhotoCredits() {
  return (
    <p className={styles.credits}>
      Photos on the maps: Aitzol Berasategi and Trevor “Freespace”,{" "}
      <a href={LICENSE} rel="license">
        CC BY 4.0
      </a>
      , cropped; Clemens Engelhardt.
    </p>
  );
}
