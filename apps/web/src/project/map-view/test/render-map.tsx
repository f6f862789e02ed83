import type { Design, Opening } from "@photomap/design";
import type { Inputs, OpeningImage } from "@photomap/project";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { MapView } from "../MapView.tsx";
import type { MapViewProps } from "../map-view-props.ts";

export function makeOpening(
  id: string,
  name: string,
  x: number,
  y: number,
  more?: Partial<Opening>,
): Opening {
  const cut = { path: `M${x} ${y}l90 0 0 90-90 0z`, box: { x, y, width: 90, height: 90 } };
  const rest = { depth: 1, outlined: true, enabled: true, optional: false } as const;
  const labelPoint = { x: x + 45, y: y + 45 };
  return { type: "OPENING", id, name, layers: { cut }, labelPoint, ...rest, ...more };
}

export const design: Design = {
  id: "four-corners",
  baseId: "four-corners",
  businessIds: ["pm"],
  name: "Four Corners",
  regionType: "state",
  regionTypePlural: "states",
  regionCount: 4,
  keywords: [],
  width: 200,
  height: 200,
  outputOptions: [],
  backgroundOptions: [],
  features: [
    makeOpening("UT", "Utah", 5, 5),
    makeOpening("CO", "Colorado", 105, 5),
    makeOpening("AZ", "Arizona", 5, 105),
    makeOpening("NM", "New Mexico", 105, 105),
    makeOpening("PR", "Puerto Rico", 150, 190, { enabled: false, optional: true }),
  ],
};

const photo: OpeningImage = {
  id: "photo",
  x: 5,
  y: 5,
  width: 90,
  height: 90,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 900,
  imageHeight: 900,
  createdTime: "2026-01-01T00:00:00.000Z",
};
export const inputs: Inputs = {
  UT: {
    type: "OPENING",
    images: [photo, { ...photo, id: "second" }],
    modifiedAt: photo.createdTime,
  },
};

/** What jsdom lacks: layout and media queries. The map is shown at 4 pixels a point. */
export function setUpMapView(): void {
  beforeAll(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(884);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(948);
  });
  beforeEach(() => {
    onOpen.mockClear();
    onDropFiles.mockClear();
  });
  afterEach(cleanup);
}

export const onOpen = vi.fn<(opening: Opening) => void>();
export const onDropFiles = vi.fn<(files: DataTransfer, opening: Opening | undefined) => void>();

export function renderMap(props: Partial<MapViewProps> = {}) {
  return render(
    <MapView
      design={design}
      inputs={inputs}
      photoUrl={(id) => `/photos/${id}`}
      onOpen={onOpen}
      onDropFiles={onDropFiles}
      {...props}
    />,
  );
}

export const region = (name: string) => screen.getByRole("button", { name, hidden: false });
export const focused = () => document.activeElement?.getAttribute("aria-label");
/** Pixels of a point of the design: the board starts at 42, 42. */
export const pixels = (x: number, y: number) => ({ clientX: 42 + 4 * x, clientY: 42 + 4 * y });
export const map = () => screen.getByRole("group", { name: "Four Corners: states" });
