import { heicTo } from "heic-to/csp";
import { servePhotos } from "./process-photo.ts";

/** Three megabytes, loaded only by browsers that cannot decode HEIC. */
servePhotos((blob) => heicTo({ blob, type: "bitmap" }));
