/** A way to crop one of the demo photos: more variety than files. */
export interface Shot {
  readonly photo: string;
  /** What stays in the middle, as shares of the photo's width and height. */
  readonly focus: readonly [x: number, y: number];
  /** 1 covers the opening and no more. */
  readonly zoom: number;
  readonly flipX?: boolean;
  /** Below 1 for a loud photo, which is wanted less often. */
  readonly weight?: number;
}

export const DEMO_SHOTS: readonly Shot[] = [
  { photo: "mountain-trail", focus: [0.5, 0.4], zoom: 1 },
  { photo: "dandelions", focus: [0.35, 0.5], zoom: 1 },
  { photo: "autumn-mountain", focus: [0.5, 0.5], zoom: 1 },
  { photo: "forest-stream", focus: [0.5, 0.55], zoom: 1 },
  { photo: "sunset-summit", focus: [0.5, 0.55], zoom: 1 },
  { photo: "two-dogs", focus: [0.46, 0.43], zoom: 1.6, weight: 0.7 },
  { photo: "paint-brushes", focus: [0.4, 0.5], zoom: 1, weight: 0.5 },
  { photo: "red-bowl", focus: [0.55, 0.5], zoom: 1, weight: 0.5 },
  { photo: "mountain-trail", focus: [0.72, 0.35], zoom: 1.7, flipX: true },
  { photo: "autumn-mountain", focus: [0.3, 0.35], zoom: 1.5, flipX: true },
  { photo: "forest-stream", focus: [0.55, 0.6], zoom: 1.8 },
  { photo: "sunset-summit", focus: [0.5, 0.45], zoom: 1.6, flipX: true },
  { photo: "dandelions", focus: [0.3, 0.4], zoom: 1.8 },
  { photo: "mountain-trail", focus: [0.3, 0.75], zoom: 1.3 },
  { photo: "forest-stream", focus: [0.25, 0.3], zoom: 1.4, flipX: true },
  { photo: "autumn-mountain", focus: [0.55, 0.25], zoom: 2 },
];
