import { expect, it } from "vitest";
import { placeCityLabels } from "./place-city-labels.ts";
import { createStoreMapView } from "./store-map-view.ts";

const DETROIT = { name: "Detroit", latitude: 42.33, longitude: -83.05 };
const WARREN = { name: "Warren", latitude: 42.49, longitude: -83.01 };
const view = createStoreMapView([DETROIT, WARREN], { width: 640, height: 400 });

it("puts the name beside the dot of a city", () => {
  const dot = view.project(DETROIT);
  const text = { x: dot.x + 7, y: dot.y };
  expect(placeCityLabels([DETROIT], view, [])).toEqual([
    { name: "Detroit", dot, text, anchor: "start" },
  ]);
});

it("puts the name beside the pin that covers a city", () => {
  const pin = { ...view.project(DETROIT), radius: 16 };
  const [label] = placeCityLabels([DETROIT], view, [pin]);
  expect(label?.dot).toBeUndefined();
  expect(label?.text.x).toBeGreaterThan(pin.x + pin.radius);
});

it("leaves out cities outside of the map and those at the place of a larger one", () => {
  const chicago = { name: "Chicago", latitude: 41.88, longitude: -87.63 };
  const suburb = { ...DETROIT, name: "Suburb", latitude: 42.331 };
  const names = placeCityLabels([chicago, DETROIT, suburb, WARREN], view, []).map(
    ({ name }) => name,
  );
  expect(names).toEqual(["Detroit", "Warren"]);
});
