import type { StoredStateMap } from "@photomap/design";
import { useMemo } from "react";
import { placeCityLabels } from "./place-city-labels.ts";
import styles from "./StoreMap.module.css";
import type { GeoPosition, Point, StoreMapView } from "./store-map-view.ts";

interface MapDrawingProps {
  readonly maps: readonly StoredStateMap[];
  readonly view: StoreMapView;
  readonly stores: readonly (GeoPosition & { readonly storeNum: string })[];
  /** The positions of the stores' pins, in the order of the stores. */
  readonly pins: readonly Point[];
  readonly center: GeoPosition;
}

const PIN_RADIUS_PX = 16;
const CENTER_RADIUS_PX = 9;

/** Land, borders, names of cities, and lines from moved pins to their stores. */
export function StoreMapDrawing({ maps, view, stores, pins, center }: MapDrawingProps) {
  const { width, height, transform, project } = view;
  const dot = project(center);
  const labels = useMemo(() => {
    const occupied = [
      ...pins.map((pin) => ({ ...pin, radius: PIN_RADIUS_PX })),
      { ...view.project(center), radius: CENTER_RADIUS_PX },
    ];
    return placeCityLabels(listCities(maps), view, occupied);
  }, [maps, view, pins, center]);
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <g transform={transform}>
        {maps.map(({ land, counties }) => (
          <g key={land}>
            <path className={styles.land} d={land} />
            <path className={styles.counties} d={counties} />
            <path className={styles.border} d={land} />
          </g>
        ))}
      </g>
      {labels.map(({ name, dot: cityDot, text, anchor }) => (
        <g key={`${name} ${text.x}`} className={styles.city}>
          {cityDot && <circle cx={cityDot.x} cy={cityDot.y} r={2.5} />}
          <text {...text} textAnchor={anchor} dominantBaseline="central">
            {name}
          </text>
        </g>
      ))}
      {stores.map((store, i) => (
        <Leader key={store.storeNum} from={project(store)} to={pins[i]} />
      ))}
      <circle className={styles.center} cx={dot.x} cy={dot.y} r={6} />
    </svg>
  );
}

/** A line from a store to its pin; nothing when the pin covers the store. */
function Leader({ from, to }: { readonly from: Point; readonly to: Point | undefined }) {
  if (to === undefined || Math.hypot(from.x - to.x, from.y - to.y) < PIN_RADIUS_PX) return null;
  return (
    <g className={styles.leader}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={2.5} />
    </g>
  );
}

/** Lists the cities of all states, the largest of each state first, then the second largest. */
function listCities(maps: readonly StoredStateMap[]) {
  return maps
    .flatMap(({ cities }) => cities.map((city, rank) => ({ city, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ city: [name, longitude, latitude] }) => ({
      name,
      longitude: longitude / 1000,
      latitude: latitude / 1000,
    }));
}
