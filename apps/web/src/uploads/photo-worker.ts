import { servePhotos } from "./serve-photos.ts";

servePhotos((file) => createImageBitmap(file, { imageOrientation: "from-image" }));
