import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/build/**", "e2e/**"];

/** Files named *.db.test.ts talk to the real services; everything else runs without any. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.db.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: ignored,
          globalSetup: "packages/testing/src/global-setup.ts",
          // Files keep their data apart by database, key prefix and identity, so they share modules
          // and overlap: most of their time is spent waiting for a service.
          isolate: false,
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
