import { createImages } from "@photomap/images";
import {
  createLog,
  imageSection,
  openStorage,
  PhotoSigner,
  parseConfig,
  storageSection,
} from "@photomap/server";

const config = parseConfig({ ...storageSection, ...imageSection }, process.env);
const app = createImages({
  storage: openStorage(config),
  signer: new PhotoSigner(config.IMAGE_SIGNING_KEY),
  log: createLog("images", "warn"),
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
