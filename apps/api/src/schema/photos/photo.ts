import {
  type PhotoRow,
  REJECTION_REASONS,
  requireOwnImageAccess,
  signPhoto,
} from "@photomap/server";
import { builder } from "../builder.ts";

const PhotoStatusEnum = builder.enumType("PhotoStatus", {
  values: ["WAITING", "READY", "REJECTED"] as const,
});

const PhotoRejectionEnum = builder.enumType("PhotoRejection", { values: REJECTION_REASONS });

const PhotoType = builder.objectRef<PhotoRow>("Photo").implement({
  description: "The state of an uploaded original, visible to its owner only.",
  fields: (t) => ({
    id: t.id({ resolve: ({ key }) => key }),
    status: t.field({ type: PhotoStatusEnum, resolve: ({ status }) => status }),
    rejection: t.field({
      type: PhotoRejectionEnum,
      nullable: true,
      description: "Why it was rejected.",
      resolve: ({ rejection }) => rejection,
    }),
    signature: t.string({
      description: "The signature of image service addresses.",
      resolve: ({ key }, _args, { backend: { imageSigner, storage }, viewer }) =>
        signPhoto(
          imageSigner,
          { bucket: storage.originalsBucket, key },
          requireOwnImageAccess(viewer),
        ),
    }),
    width: t.exposeInt("width", { nullable: true }),
    height: t.exposeInt("height", { nullable: true }),
    takenAt: t.string({
      nullable: true,
      description: "The camera's local time, without a time zone.",
      resolve: ({ takenAt }) => takenAt,
    }),
    latitude: t.exposeFloat("latitude", { nullable: true }),
    longitude: t.exposeFloat("longitude", { nullable: true }),
  }),
});

builder.queryField("photos", (t) =>
  t.field({
    type: [PhotoType],
    description: "The viewer's photos among these ids.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, { backend, viewer }) => backend.photos.findOwn(viewer, ids),
  }),
);
