import { builder } from "./builder.ts";
import { listOwnProjects, ProjectType } from "./projects/file.ts";
import { ProductType, presentProduct } from "./shop/product.ts";

const HomepageType = builder.objectRef<object>("Homepage").implement({
  fields: (t) => ({
    files: t.field({
      type: [ProjectType],
      description:
        "The viewer's projects, last updated first, at most `first`; empty without an account.",
      args: { first: t.arg.int({ required: true, defaultValue: 50 }) },
      resolve: async (_homepage, { first }, { backend, viewer }) =>
        (await listOwnProjects(backend, viewer)).slice(0, Math.max(first, 0)),
    }),
    popularProducts: t.field({
      type: [ProductType],
      resolve: async (_homepage, _args, { backend, brand }) =>
        (await backend.products.listPopular(brand)).map(presentProduct),
    }),
  }),
});

builder.queryField("homepage", (t) =>
  t.field({
    type: HomepageType,
    description: "The viewer's projects and the popular products.",
    resolve: () => ({}),
  }),
);
