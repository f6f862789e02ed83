import { createImages } from "@photomap/images";
import {
  createLog,
  databaseSection,
  imageSection,
  openDatabase,
  openStorage,
  PhotoService,
  PhotoSigner,
  parseConfig,
  storageSection,
} from "@photomap/server";

const sections = { ...databaseSection, ...storageSection, ...imageSection };
const config = parseConfig(sections, process.env);
const storage = openStorage(config);
const app = createImages({
  storage,
  photos: new PhotoService(openDatabase(config.DATABASE_URL, 4).db, storage),
  signer: new PhotoSigner(config.IMAGE_SIGNING_KEY),
  log: createLog("images", "warn"),
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
