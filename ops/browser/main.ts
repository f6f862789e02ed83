import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { findCacheFolder } from "../local-services/environment.ts";

/** Installs the programs that tests need: Chromium, poppler for PDF, exiftool for metadata. */
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium-headless-shell";
const PACKAGES = {
  "chromium-headless-shell": CHROMIUM,
  "poppler-utils": "/usr/bin/pdftoppm",
  "libimage-exiftool-perl": "/usr/bin/exiftool",
};

const missing = Object.entries(PACKAGES)
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);
if (missing.length > 0) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...parameters: string[]) => {
    const [program = "apt-get", ...rest] = [...sudo, "apt-get", ...parameters];
    execFileSync(program, rest, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  // A short-lived CI machine restores this folder from its cache.
  const archives = `${findCacheFolder(homedir())}/archives`;
  mkdirSync(`${archives}/partial`, { recursive: true });
  apt("update", "-q");
  const options = ["-yq", "--no-install-recommends", `-oDir::Cache::archives=${archives}/`];
  apt("install", ...options, ...missing);
}
console.log(`Chromium: ${CHROMIUM}`);
