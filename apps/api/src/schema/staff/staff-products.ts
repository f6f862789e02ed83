import type {
  PictureUpload,
  ProductChangeResult,
  ProductImage,
  ProductSummary,
  StaffProductRow,
  StaffVariant,
} from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { InvalidInput, invalidInput, NotFound, notFound, RefusalInterface } from "../refusal.ts";
import { MoneyType, presentUsd } from "../shop/money.ts";
import { ProductImageType, presentImage } from "../shop/product-image.ts";

const presentPrice = (minor: number | null) => (minor === null ? null : presentUsd(minor));

const ProductFacts = builder.interfaceRef<ProductSummary>("StaffProductFacts").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    handle: t.exposeString("handle"),
    title: t.exposeString("title"),
    isActive: t.exposeBoolean("isActive", { description: "False is hidden from the shop." }),
    image: t.field({
      type: ProductImageType,
      nullable: true,
      resolve: ({ image }) => image && presentImage(image),
    }),
    variantCount: t.exposeInt("variantCount", { description: "Active ones." }),
    minPrice: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ minPriceMinor }) => presentPrice(minPriceMinor),
    }),
    maxPrice: t.field({
      type: MoneyType,
      nullable: true,
      resolve: ({ maxPriceMinor }) => presentPrice(maxPriceMinor),
    }),
    stock: t.exposeInt("stock", { nullable: true, description: "Null is made to order." }),
    reserved: t.exposeInt("reserved"),
  }),
});

const StaffProductSummary = builder
  .objectRef<ProductSummary>("StaffProductSummary")
  .implement({ interfaces: [ProductFacts], isTypeOf: () => true });

const StaffVariantType = builder.objectRef<StaffVariant>("StaffVariant").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    sku: t.exposeString("sku"),
    title: t.exposeString("title"),
    price: t.field({ type: MoneyType, resolve: ({ priceMinor }) => presentUsd(priceMinor) }),
    stock: t.exposeInt("stock", { nullable: true, description: "Null is made to order." }),
    reserved: t.exposeInt("reserved", { description: "By orders that are being paid." }),
    isActive: t.exposeBoolean("isActive"),
  }),
});

const StaffPictureType = builder.objectRef<ProductImage>("StaffProductPicture").implement({
  fields: (t) => ({
    key: t.exposeString("key"),
    altText: t.exposeString("altText"),
    url: t.string({ resolve: (image) => presentImage(image).url256 }),
  }),
});

const PictureUploadType = builder.objectRef<PictureUpload>("StaffPictureUpload").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    altText: t.exposeString("altText"),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Why it can't be used; null while it is being prepared.",
    }),
  }),
});

const StaffProductType = builder.objectRef<StaffProductRow>("StaffProduct").implement({
  interfaces: [ProductFacts],
  isTypeOf: () => true,
  fields: (t) => ({
    descriptionHtml: t.exposeString("descriptionHtml"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    isFromStaff: t.exposeBoolean("isFromStaff", {
      description: "Staff created it and choose its pictures; releases describe all others.",
    }),
    images: t.expose("images", { type: [StaffPictureType] }),
    pictureUploads: t.expose("pictureUploads", {
      type: [PictureUploadType],
      description: "Added pictures that aren't stored yet.",
    }),
    variants: t.expose("variants", { type: [StaffVariantType] }),
  }),
});

const StaffProductConnection = builder
  .objectRef<{ readonly products: readonly ProductSummary[]; readonly nextCursor: string | null }>(
    "StaffProductConnection",
  )
  .implement({
    fields: (t) => ({
      products: t.expose("products", { type: [StaffProductSummary] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
    }),
  });

builder.queryField("staffProducts", (t) =>
  t.field({
    type: StaffProductConnection,
    nullable: true,
    description: "Products of both brands by title; null for everyone who is not staff.",
    args: { search: t.arg.string(), after: t.arg.string() },
    resolve: (_root, page, { backend, viewer }) => backend.staff.products.search(viewer, page),
  }),
);

builder.queryField("staffProduct", (t) =>
  t.field({
    type: StaffProductType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.staff.products.find(viewer, id),
  }),
);

const StaffProductChanged = builder
  .objectRef<{ readonly __typename: "StaffProductChanged"; readonly product: StaffProductRow }>(
    "StaffProductChanged",
  )
  .implement({ fields: (t) => ({ product: t.expose("product", { type: StaffProductType }) }) });

const StaffProductOutdated = builder
  .objectRef<{
    readonly __typename: "StaffProductOutdated";
    readonly message: string;
    readonly product: StaffProductRow;
  }>("StaffProductOutdated")
  .implement({
    description: "Somebody else changed it meanwhile; with the current values.",
    interfaces: [RefusalInterface],
    fields: (t) => ({ product: t.expose("product", { type: StaffProductType }) }),
  });

const StaffProductResult = builder.unionType("StaffProductResult", {
  types: [StaffProductChanged, StaffProductOutdated, NotFound, InvalidInput],
});

function presentChange(result: ProductChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "StaffProductChanged" as const, product: result.product };
    case "outdated": {
      const { problem: message, product } = result;
      return { __typename: "StaffProductOutdated" as const, message, product };
    }
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There is no such product.");
  }
}

const VariantValues = builder.inputType("StaffVariantValues", {
  fields: (t) => ({
    price: t.string({ required: true }),
    stock: t.int({ description: "Null is made to order." }),
    isActive: t.boolean({ required: true }),
  }),
});

const UpdateVariantInput = builder.inputType("StaffUpdateVariantInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    price: t.string({ required: true, description: "Such as 12.50." }),
    stock: t.int({ description: "Null is made to order." }),
    isActive: t.boolean({ required: true }),
    previous: t.field({
      type: VariantValues,
      required: true,
      description: "As the form showed it; another current value is not overwritten.",
    }),
  }),
});

builder.mutationField("staffUpdateVariant", (t) =>
  t.field({
    type: StaffProductResult,
    args: { input: t.arg({ type: UpdateVariantInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) => {
      const { stock = null, previous } = input;
      const change = { ...input, stock, previous: { ...previous, stock: previous.stock ?? null } };
      return presentChange(await backend.staff.products.changeVariant(viewer, change));
    },
  }),
);

const UpdateProductInput = builder.inputType("StaffUpdateProductInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    title: t.string({ required: true }),
    descriptionHtml: t.string({ required: true, description: "Paragraphs, lists, links." }),
    isActive: t.boolean({ required: true }),
    updatedAt: t.field({ type: "DateTime", required: true, description: "As the form showed it." }),
  }),
});

builder.mutationField("staffUpdateProduct", (t) =>
  t.field({
    type: StaffProductResult,
    args: { input: t.arg({ type: UpdateProductInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentChange(await backend.staff.products.changeProduct(viewer, input)),
  }),
);
