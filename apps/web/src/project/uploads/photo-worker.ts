import { runPhotoWorker } from "./process-photo.ts";

runPhotoWorker((file) => createImageBitmap(file, { imageOrientation: "from-image" }));
