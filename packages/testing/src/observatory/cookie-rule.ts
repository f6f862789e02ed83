import { checkTransportSecurity } from "./header-rules.ts";
import type { ScannedPage } from "./scan-page.ts";
import { type Finding, MODIFIERS } from "./score-table.ts";

const VALID_SAME_SITE = new Set(["lax", "strict", "none"]);

/** The worst finding of all cookies. */
export function checkCookies(page: ScannedPage): Finding {
  const cookies = page.cookies.map(parseCookie);
  if (cookies.length === 0) return "cookies-not-found";
  const hasHsts = MODIFIERS[checkTransportSecurity(page)] >= 0;
  const problems = cookies.flatMap((cookie) => listProblems(cookie, hasHsts));
  const [worst] = problems.toSorted((a, b) => MODIFIERS[a] - MODIFIERS[b]);
  if (worst !== undefined) return worst;
  return cookies.every(({ sameSite }) => sameSite !== undefined)
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

interface Cookie {
  readonly isSession: boolean;
  readonly isAntiCsrf: boolean;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  readonly sameSite: string | undefined;
}

function parseCookie(value: string): Cookie {
  const [pair = "", ...parts] = value.split(";").map((part) => part.trim().toLowerCase());
  const name = pair.split("=")[0] ?? "";
  const attributes = new Map(
    parts.map((part): [string, string] => {
      const [key = "", text = ""] = part.split("=");
      return [key, text];
    }),
  );
  return {
    isSession: name.includes("login") || name.includes("sess"),
    isAntiCsrf: name.includes("csrf"),
    isSecure: attributes.has("secure"),
    isHttpOnly: attributes.has("httponly"),
    sameSite: attributes.get("samesite"),
  };
}

function listProblems(cookie: Cookie, hasHsts: boolean): Finding[] {
  const { isSession, isAntiCsrf, isSecure, isHttpOnly, sameSite } = cookie;
  const problems: Finding[] = [];
  const isSameSiteInvalid =
    sameSite !== undefined &&
    (!VALID_SAME_SITE.has(sameSite) || (sameSite === "none" && !isSecure));
  if (isSameSiteInvalid) problems.push("cookies-samesite-flag-invalid");
  if (!isSecure) {
    const kind = isSession ? ("session-without" as const) : ("without" as const);
    problems.push(
      hasHsts ? `cookies-${kind}-secure-flag-but-protected-by-hsts` : `cookies-${kind}-secure-flag`,
    );
  }
  if (isAntiCsrf && sameSite === undefined) problems.push("cookies-anticsrf-without-samesite-flag");
  if (isSession && !isHttpOnly) problems.push("cookies-session-without-httponly-flag");
  return problems;
}
