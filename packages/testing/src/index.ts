export { readMetadata, writeMetadata } from "./camera-metadata.ts";
export { readServiceEnvironment } from "./config.ts";
export { makeImage, makeInput } from "./factories.ts";
export { makeImpostors, makeStuffedPhotos } from "./impostors.ts";
export { type MailBackend, openMailBackend } from "./mail-backend.ts";
export { readZip } from "./read-zip.ts";
export { openTestBackend, type TestBackend } from "./test-backend.ts";
export { createTestDatabase } from "./test-database.ts";
