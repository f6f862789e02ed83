import {
  createMap,
  FIFTY,
  matColor,
  nextSave,
  openSettings,
  queryApi,
} from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

test("PRJ-26 settings have their seven sections, work by keyboard and close with Done", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  await page.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Project Settings" });
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "General",
    "Optional states",
    "Map background",
    "Project output",
    "Sizing",
    "Printing",
    "Sharing",
  ]);
  await expect(dialog.getByRole("textbox", { name: "Map Name" })).toHaveValue("50 States");
  await expect(dialog.getByText("36 × 24 in").last()).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoViolations(page);
  }
  await dialog.getByRole("button", { name: "Done" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
});

test("PRJ-27 a background picture is chosen, shown behind the map and saved at once", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  const dialog = await openSettings(page);
  const saving = nextSave(page);
  await dialog.getByRole("radio", { name: "Oak" }).click();
  expect((await saving).input["backgroundId"]).toBe("oak");
  await dialog.getByRole("button", { name: "Done" }).click();
  const isWood = async () => {
    const { r, g, b } = await matColor(page);
    return r > 140 && r < 215 && b < 130 && g < r - 20;
  };
  await expect.poll(isWood).toBe(true);
  await page.reload();
  await expect.poll(isWood).toBe(true);
});

test("a matboard map shows its mat's color", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  const dialog = await openSettings(page);
  await expect(dialog.getByRole("radio", { name: "Black" })).toHaveCount(0);
  await dialog.getByRole("radio", { name: /^Matboard Wall Map/ }).click();
  for (const gone of ["Beige", "Cactus", "Lilac"]) {
    await expect(dialog.getByRole("radio", { name: gone })).toHaveCount(0);
  }
  await dialog.getByRole("radio", { name: "Black" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => matColor(page)).toEqual({ r: 0x22, g: 0x22, b: 0x22 });
});

test("SAV-06 the last edit is sent while the page unloads", async ({ context, webUrl }) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  const dialog = await openSettings(page);
  await dialog.getByRole("switch", { name: /Guam/ }).press("Space");
  await expect(page.getByText("Saving soon")).toBeVisible();
  await page.goto("about:blank");
  // The finder saves nothing, so the page that was left has sent the edit.
  await page.goto(`${webUrl}/create`);
  const stored = () => queryApi(page, `{ file(id: "${id}") { inputs } }`);
  await expect.poll(stored).toMatchObject({ file: { inputs: { GU: { enabled: true } } } });
});
