/** A position in degrees. */
export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A position in pixels from the top left corner of the map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StoreMapView extends Size {
  readonly project: (place: GeoPosition) => Point;
  /** The SVG transform of paths of longitudes and latitudes in thousandths of a degree. */
  readonly transform: string;
  readonly pxPerMile: number;
}

const MILES_PER_DEGREE = 69.1;
/** The space around the outermost stores, for their pins. */
const MARGIN_PX = 44;
/** The least width or height of a view: a closer one shows nothing but pins. */
const MIN_MILES = 4;

/** An equirectangular view that contains all places and is true to scale at its center. */
export function createStoreMapView(
  places: readonly GeoPosition[],
  { width, height }: Size,
): StoreMapView {
  const { west, south, east, north } = measureGeoBox(places);
  const latitude = (south + north) / 2;
  const widthPerHeight = Math.cos((latitude * Math.PI) / 180);
  const pxPerDegree = Math.min(
    Math.max(width - 2 * MARGIN_PX, 1) / ((east - west) * widthPerHeight),
    Math.max(height - 2 * MARGIN_PX, 1) / (north - south),
    (Math.min(width, height) / MIN_MILES) * MILES_PER_DEGREE,
  );
  const pxPerDegreeEast = pxPerDegree * widthPerHeight;
  const left = width / 2 - ((west + east) / 2) * pxPerDegreeEast;
  const top = height / 2 + latitude * pxPerDegree;
  return {
    width,
    height,
    project: (place) => ({
      x: left + place.longitude * pxPerDegreeEast,
      y: top - place.latitude * pxPerDegree,
    }),
    transform: `matrix(${pxPerDegreeEast / 1000} 0 0 ${-pxPerDegree / 1000} ${left} ${top})`,
    pxPerMile: pxPerDegree / MILES_PER_DEGREE,
  };
}

export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the box around the places, in degrees. */
export function measureGeoBox(places: readonly GeoPosition[]): GeoBox {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map((place) => place.latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
