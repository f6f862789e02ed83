// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import type { OwnMap } from "./own-map.ts";
import { ProductPictures } from "./ProductPictures.tsx";
import type { Variant } from "./product.ts";
import { makePage, makePicture, makeProduct, makeVariant } from "./test/product-page.ts";

const user = userEvent.setup();

afterEach(cleanup);

const MAP: OwnMap = {
  id: "abc123",
  name: "Our trips",
  filled: 3,
  total: 50,
  regionTypePlural: "states",
  pictureUrl: "/previews/trips.webp",
  ratio: 1.5,
  isGuest: false,
};

function show({ product = makeProduct(), variant, map }: ShownProduct = {}) {
  const element = (
    <ProductPictures
      page={makePage({ product })}
      map={map}
      live={undefined}
      size={{ width: 36, height: 24 }}
      selectedOptions={[]}
      variant={variant}
    />
  );
  renderPage([{ path: "/", element }]);
}

interface ShownProduct {
  readonly product?: ProductPageData["product"];
  readonly variant?: Variant;
  readonly map?: OwnMap;
}

const picture = () => screen.getByRole("img").getAttribute("alt");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const thumbs = () => screen.queryAllByRole("radio", { name: /^Picture / });

it("moves through the pictures by arrow keys and by buttons, around the ends", async () => {
  show();
  screen.getByRole("radio", { name: "Picture oak" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(picture()).toBe("Picture black");
  await press("Next picture");
  expect(picture()).toBe("Picture oak");
  await press("Previous picture");
  expect(picture()).toBe("Picture black");
  expect(await findViolations()).toEqual([]);
});

it("shows a picture in the whole window, and the others by arrow keys", async () => {
  show();
  await press("Large view");
  const dialog = within(await screen.findByRole("dialog", { name: "Large view" }));
  expect(dialog.getByRole("img").getAttribute("alt")).toBe("Picture oak");
  expect(dialog.getByRole("img").getAttribute("sizes")).toBe("100vw");
  await user.keyboard("{ArrowLeft}");
  expect(dialog.getByRole("img").getAttribute("alt")).toBe("Picture black");
  expect(await findViolations()).toEqual([]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Large view" })).toBeNull();
  expect(picture()).toBe("Picture black");
});

it("has the pictures of the selected variant and those of none, without other variants'", () => {
  const [oak, black, sofa] = ["oak", "black", "sofa"].map(makePicture);
  const variants = [oak, black].map((image) =>
    makeVariant(image?.altText ?? "", "24 x 16 in", {
      image: { url1024: image?.url1024 ?? "" },
    }),
  );
  const images = [oak, black, sofa].flatMap((image) => image ?? []);
  show({
    product: makeProduct({ images, variants }),
    ...(variants[1] && { variant: variants[1] }),
  });
  expect(picture()).toBe("Picture black");
  expect(thumbs().map((thumb) => thumb.getAttribute("aria-label"))).toEqual([
    "Picture black",
    "Picture sofa",
  ]);
});

it("shows the person's own map instead of the samples", () => {
  show({ map: MAP });
  expect(picture()).toBe("“Our trips”");
  expect(thumbs()).toEqual([]);
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  expect(screen.getByRole("radio", { name: "On your wall" })).toBeDefined();
});
