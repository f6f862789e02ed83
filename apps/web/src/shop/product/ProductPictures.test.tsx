// @vitest-environment jsdom
import { needsProject } from "@photomap/commerce";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DESIGN } from "../../project/store/test/sample-design.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { OwnMap } from "./own-map.ts";
import { ProductPictures } from "./ProductPictures.tsx";
import type { Product } from "./product.ts";
import { MAP_METAFIELDS, makePage, makeProduct, NO_METAFIELDS } from "./test/product-page.ts";

vi.mock(import("./own-map-picture/ProductDrawing.tsx"), () => ({
  ProductDrawing: ({ selectedOptions }) => (
    <p>{selectedOptions.map(({ name, value }) => `${name}: ${value}`).join(", ")}</p>
  ),
}));

afterEach(cleanup);

const MAP: OwnMap = {
  id: "abc123",
  name: "Our trips",
  filled: 3,
  total: 50,
  regionTypePlural: "states",
  pictureUrl: undefined,
  ratio: 1.5,
  isGuest: false,
};

async function showOptions(metafields: Product["metafields"]) {
  const element = (
    <ProductPictures
      page={makePage({ product: makeProduct({ metafields }) })}
      map={MAP}
      live={{
        design: DESIGN,
        inputs: {},
        outputType: "VINYL_WALL_MAP",
        outputScale: 1,
        backgroundKey: undefined,
        bitmaps: new Map(),
      }}
      size={{ width: 36, height: 24 }}
      selectedOptions={[{ name: "Frame", value: "Oak" }]}
      variant={undefined}
    />
  );
  renderPage([{ path: "/", element }]);
  return screen.findByText(/^Frame: Oak/);
}

it("SHP-15 draws a product that offers only one mat with its background", async () => {
  const shown = await showOptions({ ...MAP_METAFIELDS, background: "sienna" });
  expect(shown.textContent).toBe("Frame: Oak, Mat: sienna");
});

it("SHP-15 draws other products as they were chosen", async () => {
  expect((await showOptions(MAP_METAFIELDS)).textContent).toBe("Frame: Oak");
});

it("SHP-15 needs a map for products that are personalized with one, whatever else they have", () => {
  const needsMap = (metafields: Product["metafields"]) => needsProject(metafields);
  expect(needsMap(MAP_METAFIELDS)).toBe(true);
  expect(needsMap({ ...NO_METAFIELDS, designIds: ["50-states-36x24"] })).toBe(false);
  expect(needsMap({ ...MAP_METAFIELDS, designIds: [] })).toBe(true);
});
