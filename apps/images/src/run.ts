import {
  AccessEpochService,
  createStorage,
  DesignService,
  ImageSigner,
  openDatabase,
  PhotoService,
  ProductPictureService,
  runBackendProcess,
  SignedUrlProjects,
  SignedUrlSnapshots,
  SignedUrlSuggestions,
} from "@photomap/server";
import { readConfig } from "./config.ts";
import { PictureMemory } from "./picture-memory.ts";
import { createImageService } from "./service.ts";

const config = readConfig();

await runBackendProcess("images", config, async (log) => {
  const storage = createStorage(config);
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_SIZE, {
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
  });
  const designs = new DesignService(config, storage);
  const accessEpochs = new AccessEpochService(database.db);
  const folder = config.PRODUCT_PICTURES_FOLDER;
  const app = createImageService({
    storage,
    designs,
    accessEpochs,
    log,
    memory: new PictureMemory(),
    signer: new ImageSigner(config.IMAGE_SIGNING_KEY),
    photos: new PhotoService(database.db, storage),
    projects: new SignedUrlProjects(database.db),
    suggestions: new SignedUrlSuggestions(database.db),
    snapshots: new SignedUrlSnapshots(database.db),
    productPictures: new ProductPictureService({ folder, storage }),
  });
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
