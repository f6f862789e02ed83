export { readServiceEnvironment } from "./config.ts";
export { makeImage, makeInput } from "./factories.ts";
export { openTestBackend, type TestBackend } from "./test-backend.ts";
export { createTestDatabase } from "./test-database.ts";
