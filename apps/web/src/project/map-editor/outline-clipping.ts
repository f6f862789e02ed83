// What cuts outlines, with the clipping library: 20 kB gzipped that the map loads on first use.
export { findBarePart, findBlurriest } from "@photomap/printing";
export { createAddPhotosEdit } from "@photomap/project";
