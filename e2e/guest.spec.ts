import type { Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./support/drop-photo.ts";
import { readCode } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";

const GUEST_PROJECT = /\/p\/guest-[0-9a-f-]{36}$/;

async function makePhotos(count: number, hue: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, i) => ({
      name: `photo-${hue}-${i}.jpg`,
      type: "image/jpeg",
      bytes: await sharp({
        create: {
          width: 400 + i,
          height: 300,
          channels: 3,
          background: { r: hue, g: i * 6, b: 120 },
        },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

async function createAsGuest(page: Page, webUrl: string): Promise<void> {
  await page.goto(`${webUrl}/p/new/50-states-36x24`);
  await expect(page).toHaveURL(GUEST_PROJECT);
}

const opening = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}:`) });

async function fill(page: Page, name: string, photos: Awaited<ReturnType<typeof makePhotos>>) {
  await dropPhotos(opening(page, name), photos);
  const noun = photos.length === 1 ? "photo" : "photos";
  await expect(
    page.getByRole("button", { name: `${name}: ${photos.length} ${noun}` }),
  ).toBeVisible();
  // A placement that is not on disk yet would be lost when the page closes.
  await expect(page.getByText("Saved in this browser")).toBeVisible();
}

interface PlacedFile {
  readonly id: string;
  readonly inputs: Record<string, { images: { id: string }[] }>;
}

async function readFiles(page: Page, webUrl: string): Promise<PlacedFile[]> {
  const queryApi = async (query: string) => {
    const answer = await page.request.post(`${webUrl}/graphql`, {
      headers: { "x-photomap-client": "test" },
      data: { query },
    });
    return (await answer.json()).data;
  };
  const { files } = await queryApi("{ files { id } }");
  return Promise.all(
    files.map(
      async ({ id }: { id: string }) =>
        (await queryApi(`{ file(id: "${id}") { id inputs } }`)).file,
    ),
  );
}

const photosOf = (files: readonly PlacedFile[]) =>
  files.flatMap(({ inputs }) =>
    Object.values(inputs).flatMap(({ images }) => images.map(({ id }) => id)),
  );

async function signUp(page: Page, webUrl: string, redirectTo: string): Promise<void> {
  const email = `person-${crypto.randomUUID()}@mail.example`;
  await page.goto(`${webUrl}/account/register?redirectTo=${encodeURIComponent(redirectTo)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("seven gray cranes");
  await page.getByRole("checkbox", { name: /I accept the Terms/ }).check();
  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.getByLabel("Verification code").fill(await readCode(page.request, webUrl, email));
}

test("PRJ-19 a guest creates, fills and reopens a map without an account", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/create`);
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByRole("button", { name: /^50 States/ }).click();
  await page.getByRole("button", { name: /^36 × 24 in/ }).click();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(GUEST_PROJECT);
  await fill(page, "Colorado", await makePhotos(2, 200));
  await page.reload();
  await expect(opening(page, "Colorado")).toHaveAccessibleName(/^Colorado: 2 photos/);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 50 states");
  await page.getByRole("link", { name: "50 States" }).click();
  await expect(page).toHaveURL(GUEST_PROJECT);
  await expect(opening(page, "Colorado")).toHaveAccessibleName(/^Colorado: 2 photos/);
});

test("PRJ-04 the finder shows Guest Mode with a link to register until a sign-in", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/create`);
  const notice = page.getByRole("complementary", { name: "Guest Mode" });
  await expect(notice.getByRole("link", { name: "Register" })).toHaveAttribute(
    "href",
    "/account/register?redirectTo=/create",
  );
  await signIn(page.context(), webUrl, uniqueEmail());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your Photo Map Projects" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a project file is imported in another browser", async ({ page, browser, webUrl }) => {
  await createAsGuest(page, webUrl);
  await fill(page, "Maine", await makePhotos(3, 30));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Download project file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("50 States.photomap.zip");

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${webUrl}/create`);
  const choosing = other.waitForEvent("filechooser");
  await other.getByRole("button", { name: "Open a project file" }).click();
  await (await choosing).setFiles(await download.path());
  await expect(other).toHaveURL(GUEST_PROJECT);
  await expect(opening(other, "Maine")).toHaveAccessibleName(/^Maine: 3 photos/);
});

test("three maps and forty photos of a guest are imported over a connection that drops twice", async ({
  page,
  context,
  webUrl,
}) => {
  test.slow();
  const store = /:\d+\/[a-z-]*ingest/;
  for (const hue of [40, 120]) {
    await createAsGuest(page, webUrl);
    const stored = Promise.all(
      Array.from({ length: 15 }, () => page.waitForResponse((answer) => answer.status() === 204)),
    );
    await fill(page, "Texas", await makePhotos(10, hue));
    await fill(page, "Ohio", await makePhotos(5, hue + 1));
    await stored;
  }
  await context.route(store, (route) => route.abort());
  await createAsGuest(page, webUrl);
  await fill(page, "Iowa", await makePhotos(10, 220));
  // The page is left before the store is back, because retries could upload the missing photos.
  await page.goto("about:blank");
  await context.unroute(store);

  await signUp(page, webUrl, "/create");
  let dropped = 0;
  await context.route(store, async (route) => {
    // The connection drops for the first time while photos are sent.
    if (dropped === 0) {
      dropped = 1;
      await context.setOffline(true);
      await route.abort();
      await context.setOffline(false);
    } else await route.continue();
  });
  await context.route("**/graphql", async (route) => {
    const isImport = route.request().postData()?.includes('"projects"') === true;
    if (!isImport || dropped !== 1) return route.continue();
    const answer = await route.fetch();
    const { data } = await answer.json();
    if (data?.importGuestData.__typename !== "ImportGuestDataSuccess") {
      return route.fulfill({ response: answer });
    }
    // For the second drop, the request succeeds but its response is lost.
    dropped = 2;
    await route.abort();
  });
  await page.getByRole("button", { name: "Bring 3 maps" }).click();
  await expect(page.getByText("Your maps are in your account now.")).toBeVisible({
    timeout: 60_000,
  });
  expect(dropped).toBe(2);

  const files = await readFiles(page, webUrl);
  expect(files).toHaveLength(3);
  const photos = photosOf(files);
  expect(photos).toHaveLength(40);
  expect(new Set(photos).size).toBe(40);
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("link", { name: "50 States" })).toHaveCount(3);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
