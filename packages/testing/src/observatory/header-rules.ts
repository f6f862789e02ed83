import { parseDirectives } from "./policy-rule.ts";
import { PREFLIGHT_ORIGIN, type ScannedPage } from "./scan-page.ts";
import type { Finding } from "./score-table.ts";

const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];
const UNSAFE_REFERRERS = [
  "origin",
  "origin-when-cross-origin",
  "unsafe-url",
  "no-referrer-when-downgrade",
];
/** The Observatory accepts 180 days as six months. */
const SIX_MONTHS_SECONDS = 15_552_000;

export function checkTransportSecurity({ headers }: ScannedPage): Finding {
  const header = headers.get("strict-transport-security");
  if (header === null) return "hsts-not-implemented";
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (maxAge === undefined || header.includes(",")) return "hsts-header-invalid";
  return Number(maxAge) < SIX_MONTHS_SECONDS
    ? "hsts-implemented-max-age-less-than-six-months"
    : "hsts-implemented-max-age-at-least-six-months";
}

/** Over http the first redirect must lead to the same host over https. */
export function checkRedirection({ httpRoute }: ScannedPage): Finding {
  const [first, second, ...more] = httpRoute.map((url) => new URL(url));
  if (first === undefined || second === undefined) return "redirection-missing";
  const last = more.at(-1) ?? second;
  if (last.protocol !== "https:") return "redirection-not-to-https";
  if (second.protocol !== "https:") return "redirection-not-to-https-on-initial-redirection";
  return first.hostname === second.hostname
    ? "redirection-to-https"
    : "redirection-off-host-from-http";
}

/** The last valid value counts. */
export function checkReferrer({ headers }: ScannedPage): Finding {
  const header = headers.get("referrer-policy");
  if (header === null) return "referrer-policy-not-implemented";
  const values = header.split(",").map((value) => value.trim().toLowerCase());
  const last = values.findLast((value) =>
    [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(value),
  );
  if (last === undefined) return "referrer-policy-header-invalid";
  return PRIVATE_REFERRERS.includes(last) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

export function checkSharing({ preflight }: ScannedPage): Finding {
  const origin = preflight.get("access-control-allow-origin");
  if (origin === null) return "cross-origin-resource-sharing-not-implemented";
  if (origin === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  const hasCredentials = preflight.get("access-control-allow-credentials") === "true";
  return origin === PREFLIGHT_ORIGIN && hasCredentials
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
}

export function checkContentType({ headers }: ScannedPage): Finding {
  const header = headers.get("x-content-type-options");
  if (header === null) return "x-content-type-options-not-implemented";
  return header.toLowerCase() === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-header-invalid";
}

export function checkFraming({ headers }: ScannedPage): Finding {
  const policy = parseDirectives(headers.get("content-security-policy") ?? "");
  if (policy?.has("frame-ancestors") === true) return "x-frame-options-implemented-via-csp";
  const header = headers.get("x-frame-options")?.toLowerCase();
  if (header === undefined) return "x-frame-options-not-implemented";
  if (header.startsWith("allow-from")) return "x-frame-options-allow-from-origin";
  return header === "deny" || header === "sameorigin"
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-header-invalid";
}

export function checkResourcePolicy({ headers }: ScannedPage): Finding {
  const header = headers.get("cross-origin-resource-policy")?.toLowerCase();
  if (header === undefined) return "corp-not-implemented";
  return header === "same-origin" || header === "same-site" || header === "cross-origin"
    ? `corp-implemented-with-${header}`
    : "corp-header-invalid";
}
