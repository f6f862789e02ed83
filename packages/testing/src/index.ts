export { readServiceEnvironment } from "./config.ts";
export { makeImage, makeInput } from "./factories.ts";
export { type MailBackend, openMailBackend } from "./mail-backend.ts";
export { readZip } from "./read-zip.ts";
export { openTestBackend, type TestBackend } from "./test-backend.ts";
export { createTestDatabase } from "./test-database.ts";
