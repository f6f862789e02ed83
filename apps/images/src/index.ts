export { createImages } from "./app.ts";
