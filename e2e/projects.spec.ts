import type { Locator } from "@playwright/test";
import {
  card,
  cardNames,
  createMap,
  expectNoViolations,
  FIFTY,
  fillOpenings,
  nameField,
  nextSave,
  queryApi,
  rename,
  updateProject,
} from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";

test("PRJ-05 a card shows the map, filled or empty, the name and the progress", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  await rename(page, "Still empty");
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
      // The track is first, icons follow.
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
  await createMap(stranger, webUrl, FIFTY);
  const page = await signIn(context, webUrl, uniqueEmail());
  const first = await createMap(page, webUrl, FIFTY);
  await rename(page, "First");
  const second = await createMap(page, webUrl, FIFTY);
  await rename(page, "Second");
  await queryApi(page, `mutation { deleteFile(fileId: "${second}") }`);
  await createMap(page, webUrl, FIFTY);
  await rename(page, "Third");
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
  const id = await createMap(page, webUrl, FIFTY);
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
  await page.goto(`${webUrl}/p/${id}/output/download`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(nameField(page)).toHaveCount(0);

  await updateProject(page, id, { accessPolicy: "PUBLIC" });
  const viewer = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await viewer.goto(`${webUrl}/p/${id}`);
  await expect(viewer.getByRole("heading", { level: 1, name: "Changed" })).toBeVisible();
  await expect(nameField(viewer)).toHaveCount(0);
});

test("viewers and collaborators see their role and the actions they have", async ({
  context,
  webUrl,
  browser,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  const other = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  const toolbar = other.getByRole("navigation", { name: "Project" });
  for (const [accessPolicy, badge] of [
    ["PUBLIC", "YOU ARE A Viewer"],
    ["PUBLIC_COLLABORATORS", "YOU ARE A Collaborator"],
  ] as const) {
    await updateProject(page, id, { accessPolicy });
    await other.goto(`${webUrl}/p/${id}`);
    await expect(other.getByText(badge)).toBeVisible();
    await expect(toolbar.getByRole("link", { name: "View" })).toBeVisible();
    await expect(toolbar.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(toolbar.getByRole("button", { name: "Settings" })).toHaveCount(0);
    await expect(other.getByRole("button", { name: "Undo" })).toHaveCount(0);
  }
});

test("printing is disabled with a reason until there is a photo", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  const toolbar = page.getByRole("navigation", { name: "Project" });
  const blocked = toolbar.getByRole("button", { name: "Print" });
  await expect(blocked).toHaveAttribute("aria-disabled", "true");
  await blocked.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Click any state to add some photos before printing.")).toBeVisible();
  await fillOpenings(page, "Colorado");
  await toolbar.getByRole("link", { name: "Print" }).click();
  await expect(page).toHaveURL(/\/output\/download$/);
});
