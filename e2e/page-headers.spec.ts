import { HOSTS, type ProductionWeb, startProductionWeb } from "./support/production-web.ts";
import { FIFTY, queryApi } from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";

let web: ProductionWeb;

test.beforeAll(async () => {
  web = await startProductionWeb();
});
test.afterAll(() => web.stop());

const PAGES = [
  "/",
  "/p/x",
  "/cart",
  "/account",
  "/account/register",
  "/create",
  "/contact",
  "/help",
  "/help/print-at-home",
  "/maps",
  "/shop",
  "/checkout/x",
  "/no-such-page",
];

/** Headers with * for the parts that differ with each request; null means that it is not sent. */
const EXPECTED: Readonly<Record<string, string | null>> = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self' 'nonce-*'",
    "style-src 'self' 'nonce-*'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://images.photomap.example",
    "font-src 'self'",
    "connect-src 'self' https://images.photomap.example https://uploads.photomap.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "report-uri /errors/csp?page=*",
    "report-to csp",
    "upgrade-insecure-requests",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "reporting-endpoints": 'csp="/errors/csp?page=*"',
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "access-control-allow-origin": null,
  "set-cookie": null,
};

/** The headers of a checkout, whose address gives access to it. */
const EXPECTED_OF_CHECKOUT = { ...EXPECTED, "referrer-policy": "no-referrer" };

/** Opens pages like the load balancer, from another site, and compares their headers. */
async function expectHeaders(host: string, paths: readonly string[], cookie?: string) {
  for (const path of paths) {
    const { headers } = await fetch(new URL(path, web.address), {
      headers: {
        "x-forwarded-proto": "https",
        "x-forwarded-host": host,
        origin: "https://other.example",
        ...(cookie !== undefined && { cookie }),
      },
    });
    const sent = Object.keys(EXPECTED).map((name) => [name, hideIds(headers.get(name))]);
    const expected = path.startsWith("/checkout/") ? EXPECTED_OF_CHECKOUT : EXPECTED;
    expect(Object.fromEntries(sent), path).toEqual(expected);
  }
}

function hideIds(value: string | null): string | null {
  return value?.replaceAll(/(?<='nonce-)[^']+|(?<=\?page=)[\w-]+/g, "*") ?? null;
}

for (const host of Object.values(HOSTS)) {
  test(`visitors of ${host} get pages with all security headers`, async () => {
    await expectHeaders(host, PAGES);
  });

  test(`a signed-in person gets pages of ${host} with the same headers`, async ({
    context,
    webUrl,
  }) => {
    const page = await signIn(context, webUrl, uniqueEmail());
    const created = await queryApi(
      page,
      `mutation { createMapmakerFile(input: { designId: "${FIFTY}" }) {
        ... on CreateMapmakerFileSuccess { file { id } } } }`,
    );
    const { file } = created["createMapmakerFile"] as { file: { id: string } };
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const paths = [`/p/${file.id}`, "/create", "/account/general", "/account/orders"];
    await expectHeaders(host, paths, cookie);
  });
}
