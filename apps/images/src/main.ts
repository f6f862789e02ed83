import { createLog, openStorage, PhotoSigner, runProcess } from "@photomap/server";
import { createImages } from "./app.ts";
import { readConfig } from "./config.ts";

const config = readConfig();
const log = createLog("images", config.LOG_LEVEL);

await runProcess(log, async () => {
  const storage = openStorage(config);
  const app = createImages({ storage, signer: new PhotoSigner(config.IMAGE_SIGNING_KEY), log });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    async stop() {
      await app.close();
      storage.close();
    },
  };
});
