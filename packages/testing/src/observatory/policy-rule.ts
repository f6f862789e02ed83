import type { ScannedPage } from "./scan-page.ts";
import type { Finding } from "./score-table.ts";

export type Directives = ReadonlyMap<string, readonly string[]>;

const BROAD = new Set([
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const PASSIVE_DIRECTIVES = ["img-src", "media-src"];
const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-/;
const INSECURE_SCHEME = /^(?:http|ftp):/;

/** Undefined when a directive is repeated. */
export function parseDirectives(policy: string): Directives | undefined {
  const directives = new Map<string, readonly string[]>();
  for (const entry of policy.split(";")) {
    const [name, ...sources] = entry.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith("-src") ? ["'none'"] : sources);
  }
  return directives;
}

/** The first problem found, the worst ones first. */
export function checkPolicy({ headers }: ScannedPage): Finding {
  const header = headers.get("content-security-policy");
  if (header === null) return "csp-not-implemented";
  const directives = parseDirectives(header);
  if (directives === undefined || directives.size === 0) return "csp-header-invalid";
  return findUnsafe(directives) ?? findUnsafeStyle(directives) ?? describeSafe(directives);
}

function findUnsafe(directives: Directives): Finding | undefined {
  const scripts = listScriptSources(directives);
  if (scripts === undefined) return "csp-header-invalid";
  const objects = listSources(directives, "object-src");
  if (scripts.some(isBroadOrInline) || objects.some((source) => BROAD.has(source))) {
    return "csp-implemented-with-unsafe-inline";
  }
  const active = [...directives]
    .filter(([name]) => name !== "script-src" && !PASSIVE_DIRECTIVES.includes(name))
    .flatMap(([, sources]) => sources);
  if ([...active, ...scripts].some((source) => INSECURE_SCHEME.test(source))) {
    return "csp-implemented-with-insecure-scheme";
  }
  const isEvalAllowed = [...scripts, ...listSources(directives, "style-src")].includes(
    "'unsafe-eval'",
  );
  if (isEvalAllowed) return "csp-implemented-with-unsafe-eval";
  const passive = PASSIVE_DIRECTIVES.flatMap(
    (name) => directives.get(name) ?? directives.get("default-src") ?? [],
  );
  return passive.some((source) => INSECURE_SCHEME.test(source))
    ? "csp-implemented-with-insecure-scheme-in-passive-content-only"
    : undefined;
}

function findUnsafeStyle(directives: Directives): Finding | undefined {
  const styles = removeIgnoredInline(listSources(directives, "style-src"));
  return styles.some(isBroadOrInline)
    ? "csp-implemented-with-unsafe-inline-in-style-src-only"
    : undefined;
}

function describeSafe(directives: Directives): Finding {
  return directives.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

/** Undefined for 'strict-dynamic' without a nonce or a hash. */
function listScriptSources(directives: Directives): readonly string[] | undefined {
  const sources = removeIgnoredInline(listSources(directives, "script-src"));
  if (!sources.includes("'strict-dynamic'")) return sources;
  if (!sources.some((source) => NONCE_OR_HASH.test(source))) return undefined;
  return sources.filter(
    (source) => source !== "'self'" && ![...BROAD].some((broad) => source.startsWith(broad)),
  );
}

function listSources(directives: Directives, name: string): readonly string[] {
  return directives.get(name) ?? directives.get("default-src") ?? ["*"];
}

/** Browsers ignore 'unsafe-inline' beside a nonce or a hash. */
function removeIgnoredInline(sources: readonly string[]): readonly string[] {
  return sources.some((source) => NONCE_OR_HASH.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}

function isBroadOrInline(source: string): boolean {
  return BROAD.has(source) || INLINE.has(source);
}
