import { createImages, PictureMemory } from "@photomap/images";
import { createLog } from "@photomap/process";
import {
  AccessEpochService,
  createStorage,
  databaseVariables,
  ImageSigner,
  imageSigningVariables,
  openDatabase,
  PhotoService,
  parseConfig,
  storageVariables,
} from "@photomap/server";

const sections = { ...databaseVariables, ...storageVariables, ...imageSigningVariables };
const config = parseConfig(sections, process.env);
const storage = createStorage(config);
const { db } = openDatabase(config.DATABASE_URL, 4);
const app = createImages({
  storage,
  photos: new PhotoService(db, storage),
  signer: new ImageSigner(config.IMAGE_SIGNING_KEY),
  accessEpochs: new AccessEpochService(db),
  memory: new PictureMemory(),
  log: createLog("images", "warn"),
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
