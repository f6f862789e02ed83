import type { Stage } from "./config.server.ts";

interface Addresses {
  readonly IMAGES_URL: string;
  readonly S3_ENDPOINT: string;
  readonly STAGE: Stage;
  readonly TAG_MANAGER_URL?: string | undefined;
}

const REPORT_PATH = "/errors/csp";

/** The path where browsers report violations of a page's policy, with the id of its request. */
function createReportPath(requestId: string): string {
  return `${REPORT_PATH}?page=${encodeURIComponent(requestId)}`;
}

interface PageIds {
  readonly nonce: string;
  readonly requestId: string;
}

/** The headers of pages. The nonce allows only inline scripts and styles that the server wrote. */
export function createPagePolicy(
  addresses: Addresses,
  { nonce, requestId }: PageIds,
): Record<string, string> {
  const images = new URL(addresses.IMAGES_URL).origin;
  const uploads = new URL(addresses.S3_ENDPOINT).origin;
  const tags = addresses.TAG_MANAGER_URL ? ` ${new URL(addresses.TAG_MANAGER_URL).origin}` : "";
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${tags}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes contain computed values (progress, positions) and cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${images}${tags}`,
    "font-src 'self'",
    `connect-src 'self' ${images} ${uploads}${tags}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${createReportPath(requestId)}`,
  ];
  if (addresses.STAGE === "local") return { "content-security-policy": directives.join("; ") };
  // Browsers ignore report-uri when there is a report-to, and report-to without https.
  directives.push("report-to csp", "upgrade-insecure-requests");
  return {
    "content-security-policy": directives.join("; "),
    "reporting-endpoints": `csp="${createReportPath(requestId)}"`,
  };
}

/** The policy of worker scripts, which draw and load photos and a font. */
export function createWorkerPolicy({ IMAGES_URL }: Addresses): string {
  const images = new URL(IMAGES_URL).origin;
  return `default-src 'none'; connect-src 'self' blob: ${images}; font-src 'self'; report-uri ${REPORT_PATH}`;
}

/** The policy of every response that is not a page: it can load nothing. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A worker uses the policy of its own file; the HEIC decoder starts another worker from a blob. */
export const HEIC_WORKER_POLICY = `${CLOSED_POLICY}; worker-src blob:; report-uri ${REPORT_PATH}`;

export function createSecurityHeaders(stage: Stage): Record<string, string> {
  return {
    "content-security-policy": CLOSED_POLICY,
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    ...(stage === "local"
      ? {}
      : { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" }),
  };
}
