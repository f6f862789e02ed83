import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CHROMIUM_PATH } from "../support/chromium.ts";

/** Downloaded when it is used. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** Prints the scores for phones. */
export async function runLighthouse(url: string): Promise<void> {
  const command = ["dlx", LIGHTHOUSE, url, "--quiet", "--output=json"];
  const flags = ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  const { stdout } = await promisify(execFile)(
    "pnpm",
    [...command, ...flags, "--only-categories=performance,accessibility,best-practices"],
    { maxBuffer: 50_000_000, env: { ...process.env, CHROME_PATH: CHROMIUM_PATH } },
  );
  const { categories, audits } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  for (const { id, score } of Object.values<{ id: string; score: number }>(categories)) {
    console.log(`Lighthouse ${id}: ${Math.round(100 * score)}`);
  }
  for (const name of [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
  ]) {
    console.log(`  ${name}: ${audits[name].displayValue}`);
  }
}
