import type { PictureChangeResult } from "@photomap/server";
import { builder } from "../builder.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";

const PicturesChanged = builder
  .objectRef<{ readonly __typename: "StaffPicturesChanged"; readonly productId: string }>(
    "StaffPicturesChanged",
  )
  .implement({ fields: (t) => ({ productId: t.exposeID("productId") }) });

const PictureResult = builder.unionType("StaffPictureResult", {
  types: [PicturesChanged, NotFound, InvalidInput],
});

function presentChange(productId: string, result: PictureChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "StaffPicturesChanged" as const, productId };
    case "invalid":
      return invalidInput(result.problem);
    case "missing":
      return notFound("There is no such product that staff created.");
  }
}

const AddPictureInput = builder.inputType("StaffAddProductPictureInput", {
  fields: (t) => ({
    id: t.id({ required: true, description: "A UUID: a repeated request adds it once." }),
    productId: t.id({ required: true }),
    photoKey: t.string({ required: true, description: "The key of an uploaded photo." }),
    altText: t.string({ required: true }),
  }),
});

builder.mutationField("staffAddProductPicture", (t) =>
  t.field({
    type: PictureResult,
    description: "Adds an uploaded photo, which is shown once its sizes are stored.",
    args: { input: t.arg({ type: AddPictureInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentChange(input.productId, await backend.staff.productPictures.add(viewer, input)),
  }),
);

builder.mutationField("staffRemoveProductPicture", (t) =>
  t.field({
    type: PictureResult,
    args: {
      productId: t.arg.id({ required: true }),
      picture: t.arg.string({
        required: true,
        description: "The picture's key, or the id of one that isn't stored yet.",
      }),
    },
    resolve: async (_root, { productId, picture }, { backend, viewer }) =>
      presentChange(
        productId,
        await backend.staff.productPictures.remove(viewer, { productId, picture }),
      ),
  }),
);
