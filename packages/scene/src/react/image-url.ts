import type { SceneImage } from "../display-list.ts";

/** Where the browser loads a photo from, or nothing while there is no address yet. */
export type ImageUrl = (image: SceneImage) => string | undefined;
