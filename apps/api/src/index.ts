export { createApi } from "./app.ts";
export { readConfig } from "./config.ts";
export { schema } from "./schema/schema.ts";
