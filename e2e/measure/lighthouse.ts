import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CHROMIUM_PATH } from "../support/chromium.ts";

/** The npm package of Lighthouse, downloaded when it is used. */
const LIGHTHOUSE = "lighthouse@13.5.0";

const OPTIONS = [
  "--quiet",
  "--output=json",
  "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
];

const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

interface Category {
  readonly id: string;
  readonly score: number;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** Prints the phone scores, and the audits that keep a score below 100. */
export async function runLighthouse(
  url: string,
  { isIndexable }: { readonly isIndexable: boolean },
): Promise<void> {
  const { categories, audits } = await measure(url, isIndexable);
  console.log(url);
  for (const { id, score, auditRefs } of Object.values(categories)) {
    const failed = auditRefs.filter(({ id: audit, weight }) => {
      const result = audits[audit]?.score ?? 1;
      return weight > 0 && result < 1;
    });
    const reasons = failed.map(({ id: audit }) => audit).join(", ");
    console.log(`  ${id}: ${Math.round(100 * score)} ${id === "performance" ? "" : reasons}`);
  }
  for (const name of METRICS) console.log(`    ${name}: ${audits[name]?.displayValue}`);
}

/** Measures a page; those hidden from search engines have no SEO score. */
async function measure(url: string, isIndexable: boolean): Promise<Report> {
  const names = ["performance", "accessibility", "best-practices"];
  const categories = [...names, ...(isIndexable ? ["seo"] : [])].join(",");
  const { stdout } = await promisify(execFile)(
    "pnpm",
    ["dlx", LIGHTHOUSE, url, `--only-categories=${categories}`, ...OPTIONS],
    { maxBuffer: 50_000_000, env: { ...process.env, CHROME_PATH: CHROMIUM_PATH } },
  );
  return JSON.parse(stdout.slice(stdout.indexOf("{")));
}
