import type { ScannedPage } from "./scan-page.ts";
import { type Finding, MODIFIERS } from "./score-table.ts";

const SCRIPT = /<script\b[^>]*>/gi;
const SOURCE = /\ssrc="([^"]*)"/i;
const INTEGRITY = /\sintegrity="[^"]+"/i;

/** Subresource integrity: the worst finding of all scripts of other hosts. */
export function checkScripts({ url, headers, html }: ScannedPage): Finding {
  if (headers.get("content-type")?.startsWith("text/html") !== true) {
    return "sri-not-implemented-response-not-html";
  }
  const scripts = html.match(SCRIPT) ?? [];
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const { host } = new URL(url);
  const loaded = scripts.filter((script) => SOURCE.test(script));
  const foreign = loaded.filter((script) => isForeign(getSource(script), host));
  const problems = foreign.flatMap((script) => findProblem(script) ?? []);
  const [worst] = problems.toSorted((a, b) => MODIFIERS[a] - MODIFIERS[b]);
  if (worst !== undefined) return worst;
  if (foreign.length > 0) return "sri-implemented-and-external-scripts-loaded-securely";
  return loaded.some((script) => INTEGRITY.test(script))
    ? "sri-implemented-and-all-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function getSource(script: string): string {
  return SOURCE.exec(script)?.[1] ?? "";
}

/** An address without a protocol counts as one of another host. */
function isForeign(source: string, host: string): boolean {
  if (source.startsWith("//")) return true;
  return /^https?:/i.test(source) && new URL(source).host !== host;
}

function findProblem(script: string): Finding | undefined {
  const isSecure = /^https:/i.test(getSource(script));
  if (INTEGRITY.test(script)) {
    return isSecure ? undefined : "sri-implemented-but-external-scripts-not-loaded-securely";
  }
  return isSecure
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}
