import { MapPlus } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./OwnMapCard.module.css";
import { describeOwnMapProgress, type OwnMap } from "./own-map.ts";

interface OwnMapCardProps {
  readonly map: OwnMap | undefined;
  /** Whether its photos print sharp; undefined until it is known. */
  readonly isSharp: boolean | undefined;
  readonly onChange: () => void;
}

/** The map that is printed on the product. */
export function OwnMapCard({ map, isSharp, onChange }: OwnMapCardProps) {
  if (map === undefined) return <NoMap onChange={onChange} />;
  return (
    <section className={styles.card} aria-label="Your map">
      {map.pictureUrl === undefined ? null : (
        <img
          className={styles.picture}
          src={map.pictureUrl}
          alt=""
          width={Math.round(62 * map.ratio)}
          height={62}
        />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{map.name}</p>
        <p className={styles.facts} role="status">
          {describeOwnMapProgress(map)}
          {isSharp ? ", prints sharp at this size" : null}
        </p>
      </div>
      <button type="button" className={styles.change} onClick={onChange}>
        Change map
      </button>
    </section>
  );
}

/** Asks for a map. It is as high as a map's card, so nothing moves when a guest's maps are read. */
function NoMap({ onChange }: Pick<OwnMapCardProps, "onChange">) {
  return (
    <section className={styles.card} aria-label="Your map">
      <span className={styles.icon}>
        <MapPlus size={26} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>Made with your photos</p>
        <p className={styles.facts}>The pictures show a sample. Choose the map to print.</p>
      </div>
      <Button size="small" onClick={onChange}>
        Choose
      </Button>
    </section>
  );
}
