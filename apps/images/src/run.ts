import {
  AccessEpochService,
  DesignService,
  ImageSigner,
  openDatabase,
  openStorage,
  PhotoService,
  ProductPictureService,
  runBackendProcess,
  SignedProjects,
  SignedSnapshots,
  SignedSuggestions,
} from "@photomap/server";
import { createImages } from "./app.ts";
import { readConfig } from "./config.ts";
import { addPhotoBundleRoute } from "./photo-bundle-route.ts";
import { PictureMemory } from "./picture-memory.ts";
import { addPreviewRoute } from "./preview-route.ts";
import { addProductShareRoute } from "./product-share-route.ts";
import { addStickerOrderPreviewRoute } from "./sticker-order-preview-route.ts";
import { addStickerPreviewRoute } from "./sticker-preview-route.ts";
import { addSuggestionPreviewRoute } from "./suggestion-preview-route.ts";

const config = readConfig();

await runBackendProcess("images", config, async (log) => {
  const storage = openStorage(config);
  const database = openDatabase(
    config.DATABASE_URL,
    config.DATABASE_POOL_SIZE,
    config.DATABASE_STATEMENT_TIMEOUT_MS,
  );
  const designs = new DesignService(config, storage);
  const projects = new SignedProjects(database.db);
  const photos = new PhotoService(database.db, storage);
  const signer = new ImageSigner(config.IMAGE_SIGNING_KEY);
  const accessEpochs = new AccessEpochService(database.db);
  const shared = { storage, photos, signer, memory: new PictureMemory(), log };
  const app = createImages({ ...shared, accessEpochs });
  addPreviewRoute(app, { ...shared, projects, designs });
  const suggestions = new SignedSuggestions(database.db);
  addSuggestionPreviewRoute(app, { ...shared, suggestions, designs });
  addStickerPreviewRoute(app, { ...shared, projects, designs });
  const snapshots = new SignedSnapshots(database.db);
  addStickerOrderPreviewRoute(app, { ...shared, snapshots, designs });
  const folder = config.PRODUCT_PICTURES_FOLDER;
  addProductShareRoute(app, {
    ...shared,
    productPictures: new ProductPictureService({ folder, storage }),
  });
  addPhotoBundleRoute(app, { ...shared, projects, designs });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    readiness: {
      database: () => accessEpochs.checkReady(),
      storage: () => storage.checkReady(),
    },
    async stop() {
      await app.close();
      await designs.close();
      await database.close();
      storage.close();
    },
  };
});
