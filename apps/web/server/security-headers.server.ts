import type { Stage } from "./config.server.ts";

interface Addresses {
  readonly IMAGES_URL: string;
  readonly S3_ENDPOINT: string;
  readonly STAGE: Stage;
}

/** For pages. The nonce admits React Router's and Mantine's inline scripts and styles, nothing else. */
export function pageSecurityPolicy(addresses: Addresses, nonce: string): string {
  const images = new URL(addresses.IMAGES_URL).origin;
  const uploads = new URL(addresses.S3_ENDPOINT).origin;
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes carry computed values (a ring's progress, a popover's place); they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${images} ${uploads}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  if (addresses.STAGE !== "local") directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** For scripts that run in a worker, which obey their own policy: they draw, and load photos and a font. */
export function workerSecurityPolicy({ IMAGES_URL }: Addresses): string {
  const images = new URL(IMAGES_URL).origin;
  return `default-src 'none'; connect-src 'self' blob: ${images}; font-src 'self'`;
}

/** For everything that is not a page: such a response may load nothing at all. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A worker obeys the policy of its own file; the HEIC decoder starts one more, from a blob. */
export const HEIC_WORKER_POLICY = `${CLOSED_POLICY}; worker-src blob:`;

export function securityHeaders(stage: Stage): Record<string, string> {
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
