import { useCallback, useMemo, useState } from "react";
import { MapScaleBar } from "./MapScaleBar.tsx";
import styles from "./StoreMap.module.css";
import { StoreMapDrawing } from "./StoreMapDrawing.tsx";
import { spreadPins } from "./spread-pins.ts";
import { createStoreMapView, type GeoPosition, type Size } from "./store-map-view.ts";
import { useStateMaps } from "./use-state-maps.ts";

interface MapStore extends GeoPosition {
  readonly storeNum: string;
  /** The postal abbreviation. */
  readonly state: string;
  /** The address, for screen readers. */
  readonly label: string;
}

interface StoreMapProps {
  /** The stores in the order of the list, whose numbers are on the pins. */
  readonly stores: readonly MapStore[];
  /** The position of the ZIP code. */
  readonly center: GeoPosition;
  readonly selectedStoreNum?: string | undefined;
  readonly onSelect: (storeNum: string) => void;
}

/** The width below which pins are as far apart as touch targets have to be. */
const NARROW_PX = 480;

/** The stores on a map of their states; nothing where there is no map. */
export function StoreMap({ stores, center, selectedStoreNum, onSelect }: StoreMapProps) {
  const [measureRef, size] = useSize();
  const maps = useStateMaps(stores, center);
  const view = useMemo(() => createStoreMapView([...stores, center], size), [stores, center, size]);
  const pins = useMemo(() => {
    const distancePx = size.width < NARROW_PX ? 44 : 36;
    const dot = view.project(center);
    return spreadPins(stores.map(view.project), { ...size, distancePx, dot });
  }, [stores, center, size, view]);
  if (stores.length === 0 || maps?.length === 0) return null;
  return (
    <div className={styles.frame} role="group" aria-label="Stores on the map">
      <div ref={measureRef} className={styles.map}>
        <StoreMapDrawing
          maps={maps ?? []}
          view={view}
          stores={stores}
          pins={pins}
          center={center}
        />
        {stores.map(({ storeNum, label }, i) => (
          <button
            key={storeNum}
            type="button"
            className={styles.pin}
            style={{ left: pins[i]?.x, top: pins[i]?.y }}
            aria-label={`${i + 1}: ${label}`}
            aria-pressed={storeNum === selectedStoreNum}
            onClick={() => onSelect(storeNum)}
          >
            <span>{i + 1}</span>
          </button>
        ))}
      </div>
      <div className={styles.legend}>
        <span>
          <span className={styles.dot} /> Your ZIP code
        </span>
        <MapScaleBar pxPerMile={view.pxPerMile} />
      </div>
    </div>
  );
}

/** The size of the element with the returned ref; a guess until it is measured. */
function useSize() {
  const [size, setSize] = useState<Size>({ width: 640, height: 400 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
