// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import {
  PresignedImageUploadDocument,
  StaffAddProductPictureDocument,
  type StaffProductDetailsFragment,
  StaffRemoveProductPictureDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { ProductPictures } from "./ProductPictures.tsx";

const PRODUCT: StaffProductDetailsFragment = {
  id: "p1",
  businessId: "pm",
  handle: "pins",
  title: "Pins",
  isActive: false,
  isFromStaff: true,
  images: [],
  pictureUploads: [],
  descriptionHtml: "",
  updatedAt: "2026-07-04T12:00:00.000Z",
  variants: [],
};

afterEach(() => vi.restoreAllMocks());

async function show(facts: Partial<StaffProductDetailsFragment> = {}) {
  const element = <ProductPictures product={{ ...PRODUCT, ...facts }} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  await screen.findByRole("button", { name: "Add picture" });
}

const PICTURE = new File(["jpeg"], "Pins.JPG", { type: "image/jpeg" });
const readToasts = () => getVisibleToasts().map(({ content }) => content);

it("uploads a picture and adds it with its description", async () => {
  const api = new FakeGraphql();
  api.on(PresignedImageUploadDocument, {
    createPresignedPost: {
      __typename: "PresignedPost",
      url: "https://store.example/",
      fields: { key: "a/uploads/products/1.jpg", policy: "signed" },
      expires: "2026-07-04T12:10:00.000Z",
      key: "a/uploads/products/1.jpg",
    },
  });
  api.on(StaffAddProductPictureDocument, {
    staffAddProductPicture: { __typename: "StaffPicturesChanged" },
  });
  const answer = globalThis.fetch;
  const posts: FormData[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    if (url !== "https://store.example/") return answer(url, init);
    if (init?.body instanceof FormData) posts.push(init.body);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await show();
  await userEvent.upload(screen.getByLabelText("Picture"), PICTURE);
  await userEvent.type(screen.getByLabelText("Description for people who can't see it"), "Pins");
  await userEvent.click(screen.getByRole("button", { name: "Add picture" }));
  await expect.poll(readToasts).toContain("Picture added.");
  expect(posts.map((form) => [...form.keys()])).toEqual([["key", "policy", "file"]]);
  const [permit, added] = api.sent;
  expect(permit).toMatchObject({
    folder: "products",
    photo: { extension: ".jpg", contentType: "image/jpeg", bytes: 4 },
  });
  expect(added).toMatchObject({
    input: { productId: "p1", photoKey: "a/uploads/products/1.jpg", altText: "Pins" },
  });
  const description = screen.getByLabelText("Description for people who can't see it");
  await expect.poll(() => description).toHaveProperty("value", "");
});

it("sends nothing without a picture and a description, and says what is missing", async () => {
  const api = new FakeGraphql();
  await show();
  expect(screen.getByText("Add a picture before you show this product.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add picture" }));
  expect(screen.getByText("Choose a picture.")).toBeTruthy();
  expect(screen.getByText("Describe the picture.")).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it("says why the upload was refused, and keeps what was typed", async () => {
  const api = new FakeGraphql();
  const message = "A photo must be smaller than 20971520 bytes.";
  api.on(PresignedImageUploadDocument, {
    createPresignedPost: { __typename: "InvalidInput", message },
  });
  await show();
  await userEvent.upload(screen.getByLabelText("Picture"), PICTURE);
  const description = screen.getByLabelText("Description for people who can't see it");
  await userEvent.type(description, "Pins");
  await userEvent.click(screen.getByRole("button", { name: "Add picture" }));
  await expect.poll(readToasts).toContain(message);
  expect(description).toHaveProperty("value", "Pins");
});

it("shows what is being prepared or failed, and removes pictures", async () => {
  const api = new FakeGraphql();
  api.on(StaffRemoveProductPictureDocument, {
    staffRemoveProductPicture: { __typename: "StaffPicturesChanged" },
  });
  await show({
    images: [{ key: "pins-1", altText: "Brass pins", url: "/products/pins-1-256.webp" }],
    pictureUploads: [
      { id: "u1", altText: "Black pins", problem: null },
      { id: "u2", altText: "A text", problem: "This file couldn't be read." },
    ],
  });
  expect(screen.getByRole("img", { name: "Brass pins" })).toBeTruthy();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "Being prepared…",
    "This file couldn't be read.",
  ]);
  expect(await findViolations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Remove Brass pins" }));
  await expect.poll(() => api.sent).toEqual([{ productId: "p1", picture: "pins-1" }]);
});
