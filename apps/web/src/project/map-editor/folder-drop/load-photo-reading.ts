/** Loads what reads dropped photos and finds their places. */
export const loadPhotoReading = () => import("./read-photos.ts");
