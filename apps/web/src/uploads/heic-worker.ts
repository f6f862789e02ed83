import { heicTo } from "heic-to/csp";
import { servePhotos } from "./serve-photos.ts";

/** For browsers that cannot decode HEIC themselves: three megabytes that others never load. */
servePhotos((blob) => heicTo({ blob, type: "bitmap" }));
