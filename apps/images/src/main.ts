import {
  createLog,
  DesignService,
  openDatabase,
  openStorage,
  PhotoSigner,
  ProjectService,
  runProcess,
} from "@photomap/server";
import { createImages } from "./app.ts";
import { readConfig } from "./config.ts";
import { addPreviewRoute } from "./preview-route.ts";

const config = readConfig();
const log = createLog("images", config.LOG_LEVEL);

await runProcess(log, async () => {
  const storage = openStorage(config);
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL_SIZE);
  const designs = new DesignService(config, storage);
  const projects = new ProjectService(database.db, designs);
  const signer = new PhotoSigner(config.IMAGE_SIGNING_KEY);
  const app = createImages({ storage, signer, log });
  addPreviewRoute(app, { storage, signer, projects, designs });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    async stop() {
      await app.close();
      await designs.close();
      await database.close();
      storage.close();
    },
  };
});
