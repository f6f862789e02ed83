import {
  createMap,
  expectNoViolations,
  expectSaved,
  FIFTY,
  matColor,
  nextSave,
  openSettings,
  queryApi,
  updateProject,
} from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";

test("PRJ-26 settings have their six sections, work by keyboard and close with Done", async ({
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

test("a matboard map shows the color of its mat", async ({ context, webUrl }) => {
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

test("PRJ-28 the output is chosen and saved at once, and a custom size is warned of", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  await updateProject(page, id, { outputScale: 1.5 });
  await page.reload();
  const dialog = await openSettings(page);
  const warning = dialog.getByText("This map has a custom size, 54 × 36 in");
  await expect(warning).toBeVisible();
  const saving = nextSave(page);
  await dialog.getByRole("radio", { name: /^Matboard Wall Map/ }).click();
  expect((await saving).input).toMatchObject({ outputType: "MATBOARD_WALL_MAP", outputScale: 1 });
  await expect(warning).toHaveCount(0);
  await page.reload();
  const reopened = await openSettings(page);
  await expect(reopened.getByRole("radio", { name: /^Matboard Wall Map/ })).toBeChecked();
  await expect(reopened.getByRole("radio", { name: /^Wall Hanging Photo Map/ })).toBeVisible();
});

test("PRJ-29 optional regions are included or not, by the design until the person says otherwise", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  const opening = (name: string) => page.getByRole("button", { name: `${name}: add a photo` });
  await expect(opening("District of Columbia")).toBeAttached();
  await expect(opening("Guam")).toHaveCount(0);
  const dialog = await openSettings(page);
  const guam = dialog.getByRole("switch", { name: "Guam Not Included" });
  const columbia = dialog.getByRole("switch", { name: "District of Columbia Included" });
  await expect(guam).not.toBeChecked();
  await expect(columbia).toBeChecked();
  await guam.press("Space");
  await columbia.press("Space");
  await expect(dialog.getByRole("switch", { name: "Guam Included" })).toBeChecked();
  const saving = nextSave(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await saving;
  await expect(opening("Guam")).toBeAttached();
  await expect(opening("District of Columbia")).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(opening("Guam")).toBeAttached();
  await expect(opening("District of Columbia")).toHaveCount(0);
});

test("SAV-08 a name, a background, an output and closing the settings are saved at once", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  const dialog = await openSettings(page);
  const expectSave = async (act: () => Promise<void>, saved: Record<string, unknown>) => {
    const saving = nextSave(page);
    await act();
    expect((await saving).input).toMatchObject(saved);
    await expectSaved(page);
  };
  const field = dialog.getByRole("textbox", { name: "Map Name" });
  await field.fill("Named");
  await expectSave(() => field.press("Enter"), { name: "Named" });
  await expectSave(() => dialog.getByRole("radio", { name: "Linen" }).click(), {
    backgroundId: "linen",
  });
  const matboard = { outputType: "MATBOARD_WALL_MAP" };
  await expectSave(
    () => dialog.getByRole("radio", { name: /^Matboard Wall Map/ }).click(),
    matboard,
  );
  await dialog.getByRole("switch", { name: /Guam/ }).press("Space");
  await expectSave(() => dialog.getByRole("button", { name: "Done" }).click(), {
    inputs: { GU: expect.objectContaining({ enabled: true }) },
  });
});

test("SAV-06 work is saved every half minute, on leaving the screen and when the page goes", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await page.clock.install();
  const id = await createMap(page, webUrl, FIFTY);
  const dialog = await openSettings(page);
  const guam = dialog.getByRole("switch", { name: /Guam/ });
  await guam.press("Space");
  const halfMinute = nextSave(page);
  await page.clock.fastForward(30_000);
  expect((await halfMinute).input["inputs"]).toMatchObject({ GU: { enabled: true } });
  await expectSaved(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);

  const left = nextSave(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Photomap, home" }).click();
  expect((await left).input["inputs"]).toMatchObject({ GU: expect.anything() });

  await page.goto(`${webUrl}/p/${id}`);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.getByText("Saving soon")).toBeVisible();
  await page.goto("about:blank");
  // The finder itself saves nothing: the change was sent by the page that was left.
  await page.goto(`${webUrl}/create`);
  const stored = () => queryApi(page, `{ file(id: "${id}") { inputs } }`);
  await expect.poll(stored).toMatchObject({ file: { inputs: { GU: { enabled: true } } } });
});
