import { servePhotos } from "./process-photo.ts";

servePhotos((file) => createImageBitmap(file, { imageOrientation: "from-image" }));
