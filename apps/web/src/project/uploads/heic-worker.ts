import { heicTo } from "heic-to/csp";
import { runPhotoWorker } from "./process-photo.ts";

/** Three megabytes, loaded only by browsers that cannot decode HEIC. */
runPhotoWorker((blob) => heicTo({ blob, type: "bitmap" }));
