import type { Locator, Page } from "@playwright/test";
import {
  card,
  cardNames,
  createMap,
  FIFTY,
  fillOpenings,
  nameField,
  nextSave,
  queryApi,
  rename,
  updateProject,
} from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

/** Creates a 50 States project without opening it, which would take longer than most assertions. */
async function createByApi(page: Page, name: string): Promise<string> {
  const { createMapmakerFile: created } = await queryApi(
    page,
    `mutation { createMapmakerFile(input: { designId: "${FIFTY}" }) {
      ... on CreateMapmakerFileSuccess { file { id } } } }`,
  );
  const { id } = (created as { file: { id: string } }).file;
  await queryApi(page, `mutation { renameFile(fileId: "${id}", name: "${name}") { __typename } }`);
  return id;
}

test("PRJ-05 a card shows the map, filled or empty, the name and the progress", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createByApi(page, "Still empty");
  await createMap(page, webUrl, "us-de-16x24");
  await rename(page, "All of Delaware");
  await fillOpenings(page, "Kent", "New Castle", "Sussex");
  await createMap(page, webUrl, "single-co-20x16");
  await rename(page, "One photo");
  await fillOpenings(page, "Colorado");
  await page.goto(`${webUrl}/create`);

  const [empty, complete, single] = ["Still empty", "All of Delaware", "One photo"].map((name) =>
    card(page, name),
  );
  if (!empty || !complete || !single) throw new Error("A card is missing");
  const picture = (of: Locator) => of.locator("img");
  for (const shown of [empty, complete, single]) {
    await expect(picture(shown)).toHaveAttribute("src", /\/previews\//);
    await expect
      .poll(() => picture(shown).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
  await expect(empty.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0 of 50 states");
  await expect(complete.getByRole("progressbar")).toHaveAttribute(
    "aria-valuetext",
    "3 of 3 counties",
  );
  await expect(single.getByRole("progressbar")).toHaveCount(0);
  const ringColor = (of: Locator) =>
    of
      .locator("circle")
      // The track comes first, icons follow.
      .nth(1)
      .evaluate((ring) => getComputedStyle(ring).stroke);
  const success = await page.evaluate(() => {
    const sample = document.createElement("i");
    sample.style.color = "var(--leaf)";
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  expect(await ringColor(complete)).toBe(success);
  expect(await ringColor(empty)).not.toBe(success);
  await expectNoViolations(page);
});

test("PRJ-01 the finder shows the user's own projects, newest updated first, without deleted ones", async ({
  context,
  webUrl,
  browser,
}) => {
  const stranger = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await createByApi(stranger, "Another's");
  const page = await signIn(context, webUrl, uniqueEmail());
  const first = await createByApi(page, "First");
  const second = await createByApi(page, "Second");
  await queryApi(page, `mutation { deleteFile(fileId: "${second}") }`);
  await createByApi(page, "Third");
  await page.goto(`${webUrl}/p/${first}`);
  await rename(page, "First again");
  await page.goto(`${webUrl}/create`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Photo Map Projects" }),
  ).toBeVisible();
  await expect.poll(() => cardNames(page)).toEqual(["First again", "Third"]);
});

test("PRJ-07 a deleted project is removed from the list and can be restored from the trash", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createByApi(page, "50 States");
  await page.goto(`${webUrl}/create`);
  await page.getByRole("button", { name: 'Delete "50 States"' }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(card(page, "50 States")).toHaveCount(0);
  await page.goto(`${webUrl}/p/${id}`);
  await expect(page.getByText("We could not find this project")).toBeVisible();
  await page.goto(`${webUrl}/create`);
  await page.getByText("Trash (1)").click();
  await page.getByRole("button", { name: 'Restore "50 States"' }).click();
  await expect(card(page, "50 States")).toBeVisible();
  await expect(page.getByText("Trash (1)")).toHaveCount(0);
});

test("PRJ-20 the owner edits the name in place", async ({ context, webUrl, browser }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  const field = nameField(page);
  const saving = nextSave(page);
  await field.fill("  Route 66 ");
  await field.press("Enter");
  expect((await saving).input["name"]).toBe("Route 66");
  await expect(field).not.toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Route 66" })).toBeAttached();

  const again = nextSave(page);
  await field.fill("Route 67");
  await field.blur();
  expect((await again).input["name"]).toBe("Route 67");
  for (const revert of [
    () => field.fill("   ").then(() => field.press("Enter")),
    () => field.fill("").then(() => field.blur()),
    () => field.fill("Never").then(() => field.press("Escape")),
  ]) {
    await revert();
    await expect(field).toHaveValue("Route 67");
  }
  await field.fill("");
  await field.pressSequentially("x".repeat(70));
  await expect(field).toHaveValue("x".repeat(64));
  await field.press("Escape");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Route 67");
  await page.goto(`${webUrl}/p/${id}/timeline`);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "Route 67" })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);

  const visitor = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  for (const accessPolicy of ["PUBLIC", "PUBLIC_COLLABORATORS"]) {
    await updateProject(page, id, { accessPolicy });
    await visitor.goto(`${webUrl}/p/${id}`);
    await expect(visitor.getByRole("heading", { level: 1, name: "Changed" })).toBeVisible();
    await expect(nameField(visitor)).toHaveCount(0);
  }
});
