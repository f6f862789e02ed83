import { scorePage } from "@photomap/testing/observatory";
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

/** Those below A+, with what lowers or raises their score. */
async function findWeakPages(
  host: string,
  paths: readonly string[],
  cookie?: string,
): Promise<string[]> {
  const weak: string[] = [];
  for (const path of paths) {
    const options = { server: web.address, host, path, ...(cookie !== undefined && { cookie }) };
    const { score, findings } = await scorePage(options);
    test.info().annotations.push({ type: `${host}${path}`, description: `score ${score}` });
    if (score < 100) weak.push(`${path}, score ${score}: ${findings.join(", ")}`);
  }
  return weak;
}

for (const host of Object.values(HOSTS)) {
  test(`visitors of ${host} get pages of grade A+ by the rules of Mozilla's HTTP Observatory`, async () => {
    expect(await findWeakPages(host, PAGES)).toEqual([]);
  });

  test(`a signed-in person gets pages of grade A+ from ${host}`, async ({ context, webUrl }) => {
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
    expect(await findWeakPages(host, paths, cookie)).toEqual([]);
  });
}
