import styles from "./Credits.module.css";

const LICENSE = "https://creativecommons.org/licenses/by/4.0/";

/** The licenses of the demo photos and of the cities and ZIP codes require attribution. */
export function Credits() {
  return (
    <p className={styles.credits}>
      Photos on the maps: Aitzol Berasategi and Trevor “Freespace”,{" "}
      <a href={LICENSE} rel="license">
        CC BY 4.0
      </a>
      , cropped; Ahmadreza Sajadi, Ashim D’Silva, Clemens Engelhardt, David Restivo, Derrick
      Coetzee, Galen Crout, Jacob W. Frank, Jad Limcaco, Jared Evans, Jonas Nilsson Lee, Kait
      Herzog, Matt Willett, NASA, the National Park Service, Paul Carmona, Rob Bye and Sean Afnan.
      Cities and ZIP codes: <a href="https://www.geonames.org/">GeoNames</a>,{" "}
      <a href={LICENSE} rel="license">
        CC BY 4.0
      </a>
      .
    </p>
  );
}
