import { formatMessage, shopMessages } from "@photomap/messages";
import { PRODUCT_SORT_KEYS, type Product, type ProductCollection } from "@photomap/server";
import { GraphQLError } from "graphql";
import { builder } from "../builder.ts";
import { type PresentedProduct, ProductType, presentProduct } from "./product.ts";

const ProductSortKeyEnum = builder.enumType("ProductSortKey", { values: PRODUCT_SORT_KEYS });

interface PresentedCollection extends ProductCollection {
  /** Reads the products of all collections of the answer together. */
  readonly listProducts: (id: string, first: number) => Promise<readonly PresentedProduct[]>;
}

const ProductCollectionType = builder
  .objectRef<PresentedCollection>("ProductCollection")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      handle: t.exposeString("handle"),
      title: t.exposeString("title"),
      description: t.exposeString("description"),
      products: t.field({
        type: [ProductType],
        description: "The products, at most 50.",
        args: { first: t.arg.int({ required: true, defaultValue: 50 }) },
        resolve: async ({ id, listProducts }, { first }) => [...(await listProducts(id, first))],
      }),
    }),
  });

type List = (first: number) => Promise<ReadonlyMap<string, readonly Product[]>>;

function presentCollections(
  collections: readonly ProductCollection[],
  list: List,
): PresentedCollection[] {
  const listed = new Map<number, ReturnType<List>>();
  const listProducts = async (id: string, first: number) => {
    const products = listed.get(first) ?? list(first);
    listed.set(first, products);
    return ((await products).get(id) ?? []).map(presentProduct);
  };
  return collections.map((collection) => ({ ...collection, listProducts }));
}

builder.queryField("storefrontGetProductByHandle", (t) =>
  t.field({
    type: ProductType,
    nullable: true,
    description: "A product of the brand with up to 30 images and 100 variants.",
    args: { handle: t.arg.string({ required: true }) },
    resolve: async (_root, { handle }, { backend, brand }) => {
      const product = await backend.products.find(brand, handle);
      return product === undefined ? null : presentProduct(product);
    },
  }),
);

builder.queryField("storefrontGetBrowseCollections", (t) =>
  t.field({
    type: ProductCollectionType,
    nullable: true,
    description: "A collection of the brand.",
    args: {
      handle: t.arg.string({ required: true }),
      sortKey: t.arg({ type: ProductSortKeyEnum, required: true, defaultValue: "MANUAL" }),
      reverse: t.arg.boolean({ required: true, defaultValue: false }),
    },
    resolve: async (_root, { handle, sortKey, reverse }, { backend, brand }) => {
      const { products } = backend;
      const found = await products.findCollection(brand, handle);
      if (found === undefined) return null;
      const [collection = null] = presentCollections([found], (first) =>
        products.listByCollection([found.id], { sortKey, reverse, first }),
      );
      return collection;
    },
  }),
);

builder.queryField("storefrontProductCollection", (t) =>
  t.field({
    type: ProductCollectionType,
    nullable: true,
    description: "The first collection to browse that contains the product.",
    args: { productId: t.arg.id({ required: true }) },
    resolve: async (_root, { productId }, { backend, brand }) => {
      const { products } = backend;
      const found = await products.findCollectionOf(brand, productId);
      if (found === undefined) return null;
      const [collection = null] = presentCollections([found], (first) =>
        products.listByCollection([found.id], { first }),
      );
      return collection;
    },
  }),
);

builder.queryField("storefrontCollections", (t) =>
  t.field({
    type: [ProductCollectionType],
    description: "The collections of the brand with products, in their order.",
    resolve: async (_root, _args, { backend, brand }) => {
      const { products } = backend;
      const collections = await products.listCollections(brand);
      const ids = collections.map(({ id }) => id);
      return presentCollections(collections, (first) => products.listByCollection(ids, { first }));
    },
  }),
);

builder.queryField("storefrontProductSearch", (t) =>
  t.field({
    type: [ProductType],
    description: "The first 50 products, the best match first; misspelled words are tolerated.",
    args: { query: t.arg.string({ required: true }) },
    resolve: async (_root, { query }, { backend, brand, caller }) => {
      const result = await backend.products.search(brand, query, caller);
      if (result.kind === "found") return result.products.map(presentProduct);
      throw new GraphQLError(formatMessage(shopMessages.tooManySearches), {
        extensions: { code: "TOO_MANY_ATTEMPTS" },
      });
    },
  }),
);

builder.queryField("storefrontProductRecommendations", (t) =>
  t.field({
    type: [ProductType],
    description: "Up to 10 other products; empty for an unknown product.",
    args: { productId: t.arg.id({ required: true }) },
    resolve: async (_root, { productId }, { backend, brand }) =>
      (await backend.products.recommend(brand, productId)).map(presentProduct),
  }),
);

builder.queryField("storefrontDesignProducts", (t) =>
  t.field({
    type: [ProductType],
    description: "Products made from a project of the design, at most ten, the dearest first.",
    args: { designId: t.arg.id({ required: true }) },
    resolve: async (_root, { designId }, { backend, brand }) =>
      (await backend.products.listOfDesigns(brand, [designId])).map(presentProduct),
  }),
);
