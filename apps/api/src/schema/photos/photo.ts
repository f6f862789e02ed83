import { type PhotoRow, REJECTIONS } from "@photomap/server";
import { builder } from "../builder.ts";

const PhotoStatusEnum = builder.enumType("PhotoStatus", {
  values: ["WAITING", "READY", "REJECTED"] as const,
});

const PhotoRejectionEnum = builder.enumType("PhotoRejection", { values: REJECTIONS });

const PhotoType = builder.objectRef<PhotoRow>("Photo").implement({
  description: "What became of an uploaded original; only its owner sees it.",
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    status: t.field({ type: PhotoStatusEnum, resolve: ({ status }) => status }),
    rejection: t.field({
      type: PhotoRejectionEnum,
      nullable: true,
      description: "Why it is never shown.",
      resolve: ({ rejection }) => rejection,
    }),
    signature: t.string({
      description: "What an address of the image service must carry.",
      resolve: ({ key }, _args, { backend: { photoSigner, storage } }) =>
        photoSigner.sign(storage.ingestBucket, key),
    }),
    width: t.exposeInt("width", { nullable: true }),
    height: t.exposeInt("height", { nullable: true }),
    takenAt: t.string({
      nullable: true,
      description: "The camera's wall time, without a zone.",
      resolve: ({ taken_at }) => taken_at,
    }),
    latitude: t.exposeFloat("latitude", { nullable: true }),
    longitude: t.exposeFloat("longitude", { nullable: true }),
  }),
});

builder.queryField("photos", (t) =>
  t.field({
    type: [PhotoType],
    description: "The person's own photos among these.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, { backend, viewer }) => backend.photos.findOwn(viewer, ids),
  }),
);
