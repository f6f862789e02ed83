import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../.data/browser-results",
  globalSetup: "./global-setup.ts",
  // A test that passes on a retry hides a race.
  retries: 0,
  // With two workers, the two cores are idle for a third of the time.
  workers: 3,
  // These limits are for a busy machine; no passing test waits for them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../.data/reports/browser.json" }]],
  use: {
    browserName: "chromium",
    // Each context with a worker would store a build; app.spec.ts allows them.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Tracing slows down every test; TRACE=1 records the failing ones.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
});
