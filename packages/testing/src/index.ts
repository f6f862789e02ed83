export { readMetadata, writeMetadata } from "./camera-metadata.ts";
export { readServiceEnvironment } from "./config.ts";
export { makeDisguisedFiles, makePhotosWithPayload } from "./disguised-files.ts";
export { makeImage, makeInput } from "./factories.ts";
export { SmtpInbox } from "./inbox/smtp-inbox.ts";
export { type MailBackend, openMailBackend } from "./mail-backend.ts";
export { createProduct, makeVariant } from "./products.ts";
export { openTestBackend, type TestBackend } from "./test-backend.ts";
export { createTestDatabase } from "./test-database.ts";
