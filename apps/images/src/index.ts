export { createImages } from "./app.ts";
export { PictureMemory } from "./picture-memory.ts";
