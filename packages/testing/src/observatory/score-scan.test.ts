import { describe, expect, it } from "vitest";
import { PREFLIGHT_ORIGIN, type ScannedPage } from "./scan-page.ts";
import { scoreScan } from "./score-scan.ts";

const URL = "https://photomap.example/";
const SAFE: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
};

const page: ScannedPage = {
  url: URL,
  headers: new Headers(SAFE),
  html: '<script type="module" src="/assets/a.js"></script>',
  cookies: [],
  preflight: new Headers(),
  httpRoute: ["http://photomap.example/", URL],
};

/** Replaces headers, and removes those without a value. */
function withHeaders(changed: Readonly<Record<string, string | undefined>>): ScannedPage {
  const headers = new Headers(SAFE);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return { ...page, headers };
}

const withPolicy = (policy?: string) => withHeaders({ "content-security-policy": policy });
const withCookie = (cookie: string) => ({ ...page, cookies: [cookie] });
const withRoute = (...httpRoute: readonly string[]) => ({ ...page, httpRoute });
const withScript = (html: string) => ({ ...page, html });
const FRAMES = "frame-ancestors 'none'";

describe("scoreScan", () => {
  it("gives 130 to a page with all protections and neither cookies nor integrity", () => {
    expect(scoreScan(page).score).toBe(130);
  });

  it("gives the bonus from 90 on only", () => {
    expect(scoreScan(withHeaders({ "strict-transport-security": "max-age=60" })).score).toBe(120);
    expect(scoreScan(withHeaders({ "strict-transport-security": undefined })).score).toBe(80);
    expect(scoreScan({ ...page, headers: new Headers(), httpRoute: [URL] }).score).toBe(10);
  });

  it.each<[string, ScannedPage, number]>([
    ["csp-not-implemented", withPolicy(), 55],
    ["csp-header-invalid", withPolicy(`${FRAMES}; ${FRAMES}`), 55],
    ["csp-header-invalid", withPolicy(`script-src 'strict-dynamic'; ${FRAMES}`), 75],
    ["csp-implemented-with-no-unsafe", withPolicy(`default-src 'self'; ${FRAMES}`), 125],
    ["csp-implemented-with-unsafe-inline", withPolicy(`img-src 'self'; ${FRAMES}`), 80],
    [
      "csp-implemented-with-unsafe-inline",
      withPolicy(`default-src 'none'; script-src 'unsafe-inline'; ${FRAMES}`),
      80,
    ],
    [
      "csp-implemented-with-no-unsafe-default-src-none",
      withPolicy(`default-src 'none'; script-src 'unsafe-inline' 'nonce-a'; ${FRAMES}`),
      130,
    ],
    [
      "csp-implemented-with-unsafe-eval",
      withPolicy(`default-src 'none'; script-src 'self' 'unsafe-eval'; ${FRAMES}`),
      110,
    ],
    [
      "csp-implemented-with-insecure-scheme",
      withPolicy(`default-src 'none'; connect-src http://a.example; ${FRAMES}`),
      80,
    ],
    [
      "csp-implemented-with-insecure-scheme-in-passive-content-only",
      withPolicy(`default-src 'none'; img-src http://a.example; ${FRAMES}`),
      110,
    ],
    [
      "csp-implemented-with-unsafe-inline-in-style-src-only",
      withPolicy(`default-src 'none'; style-src 'unsafe-inline'; ${FRAMES}`),
      120,
    ],
    ["x-frame-options-not-implemented", withPolicy("default-src 'none'"), 80],
    [
      "cookies-secure-with-httponly-sessions-and-samesite",
      withCookie("__Host-session=a; Path=/; HttpOnly; Secure; SameSite=Lax"),
      135,
    ],
    ["cookies-secure-with-httponly-sessions", withCookie("theme=a; Secure"), 130],
    ["cookies-samesite-flag-invalid", withCookie("theme=a; Secure; SameSite=Any"), 80],
    ["cookies-anticsrf-without-samesite-flag", withCookie("csrf=a; Secure"), 80],
    ["cookies-session-without-httponly-flag", withCookie("session=a; Secure"), 70],
    ["cookies-without-secure-flag-but-protected-by-hsts", withCookie("theme=a"), 125],
    [
      "cookies-session-without-secure-flag",
      {
        ...withHeaders({ "strict-transport-security": undefined }),
        cookies: ["session=a; HttpOnly"],
      },
      40,
    ],
    [
      "cross-origin-resource-sharing-implemented-with-universal-access",
      {
        ...page,
        preflight: new Headers({
          "access-control-allow-origin": PREFLIGHT_ORIGIN,
          "access-control-allow-credentials": "true",
        }),
      },
      50,
    ],
    ["redirection-missing", withRoute("http://photomap.example/"), 80],
    ["redirection-not-to-https", withRoute("http://a.example/", "http://b.example/"), 80],
    [
      "redirection-not-to-https-on-initial-redirection",
      withRoute("http://a.example/", "http://b.example/", URL),
      120,
    ],
    ["redirection-off-host-from-http", withRoute("http://a.example/", URL), 125],
    ["referrer-policy-unsafe", withHeaders({ "referrer-policy": "unsafe-url" }), 120],
    ["referrer-policy-header-invalid", withHeaders({ "referrer-policy": "never" }), 120],
    ["hsts-header-invalid", withHeaders({ "strict-transport-security": "preload" }), 80],
    [
      "sri-not-implemented-but-external-scripts-loaded-securely",
      withScript('<script src="https://a.example/a.js"></script>'),
      125,
    ],
    [
      "sri-implemented-and-external-scripts-loaded-securely",
      withScript('<script src="https://a.example/a.js" integrity="sha384-abc"></script>'),
      135,
    ],
    [
      "sri-not-implemented-and-external-scripts-not-loaded-securely",
      withScript('<script src="//a.example/a.js"></script>'),
      50,
    ],
    [
      "x-content-type-options-not-implemented",
      withHeaders({ "x-content-type-options": undefined }),
      125,
    ],
    ["corp-not-implemented", withHeaders({ "cross-origin-resource-policy": undefined }), 120],
    ["corp-header-invalid", withHeaders({ "cross-origin-resource-policy": "none" }), 115],
  ])("%s", (finding, scanned, score) => {
    expect(scoreScan(scanned)).toMatchObject({
      score,
      findings: expect.arrayContaining([finding]),
    });
  });
});
