import type {
  DesignService,
  PhotoService,
  ProductPictureService,
  SignedUrlProjects,
  SignedUrlSnapshots,
  SignedUrlSuggestions,
} from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { createImages, type ImagesOptions } from "./app.ts";
import { addPhotoBundleRoute } from "./photo-bundle-route.ts";
import { addPreviewRoute } from "./preview-route.ts";
import { addProductShareRoute } from "./product-share-route.ts";
import { addStickerOrderPreviewRoute } from "./sticker-order-preview-route.ts";
import { addStickerPreviewRoute } from "./sticker-preview-route.ts";
import { addSuggestionPreviewRoute } from "./suggestion-preview-route.ts";

interface ServiceOptions extends ImagesOptions {
  readonly photos: PhotoService;
  readonly designs: DesignService;
  readonly projects: SignedUrlProjects;
  readonly suggestions: SignedUrlSuggestions;
  readonly snapshots: SignedUrlSnapshots;
  readonly productPictures: ProductPictureService;
}

/** Creates the image service with all its pictures. */
export function createImageService(options: ServiceOptions): FastifyInstance {
  const app = createImages(options);
  addPreviewRoute(app, options);
  addSuggestionPreviewRoute(app, options);
  addStickerPreviewRoute(app, options);
  addStickerOrderPreviewRoute(app, options);
  addProductShareRoute(app, options);
  addPhotoBundleRoute(app, options);
  return app;
}
