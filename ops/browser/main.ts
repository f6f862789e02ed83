import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The browser tests run in Debian's Chromium; it is installed where it is missing. */
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

if (!existsSync(CHROMIUM)) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...parameters: string[]) => {
    const [program = "apt-get", ...rest] = [...sudo, "apt-get", ...parameters];
    execFileSync(program, rest, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update", "-q");
  apt("install", "-yq", "--no-install-recommends", "chromium");
}
console.log(`Chromium: ${CHROMIUM}`);
