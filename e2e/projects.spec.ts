import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./drop-photo.ts";
import { expect, signIn, test, uniqueEmail } from "./person.ts";
import { pixelAt } from "./pixel-at.ts";

const FIFTY = "50-states-36x24";

/** The address says which map: nobody needs the dialog here. */
async function createMap(page: Page, webUrl: string, designId: string): Promise<string> {
  await page.goto(`${webUrl}/p/new/${designId}`);
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
  await expect(nameField(page)).toBeVisible();
  return page.url().slice(-6);
}

function nameField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Map Name" });
}

async function fillOpenings(page: Page, ...names: readonly string[]): Promise<void> {
  const pixels = { width: 900, height: 900, channels: 3, background: "#c81e8c" } as const;
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
  for (const name of names) {
    const photo = { name: `${name}.jpg`, type: "image/jpeg", bytes };
    await dropPhotos(page.getByRole("button", { name: `${name}: add a photo` }), [photo]);
    await expect(page.getByRole("button", { name: `${name}: 1 photo` })).toBeVisible();
  }
  await expectSaved(page);
}

function expectSaved(page: Page): Promise<void> {
  return expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

async function rename(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await nameField(page).press("Enter");
  await expectSaved(page);
}

/** An operation of nobody's screen, with the cookie of this person. */
function ask(page: Page, query: string): Promise<Record<string, unknown>> {
  return page.evaluate(async (text) => {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-photomap-client": "test" },
      body: JSON.stringify({ query: text }),
    });
    return (await answer.json()).data;
  }, query);
}

interface Details {
  readonly outputScale?: number;
  readonly accessPolicy?: string;
}

/** Changes what no screen changes yet. */
async function change(page: Page, fileId: string, details: Details): Promise<void> {
  const { outputScale = 1, accessPolicy = "PRIVATE" } = details;
  const { file } = await ask(page, `{ file(id: "${fileId}") { updatedAt } }`);
  const { updatedAt } = file as { updatedAt: string };
  const input = `fileId: "${fileId}", fileUpdatedAt: "${updatedAt}", name: "Changed",
    outputType: VINYL_WALL_MAP, outputScale: ${outputScale}, accessPolicy: ${accessPolicy}`;
  const changed = await ask(page, `mutation { updateFile(input: { ${input} }) { __typename } }`);
  expect(changed).toEqual({ updateFile: { __typename: "UpdateFileSuccess" } });
}

/** Resolves when the page saves; long before it would by itself. */
function nextSave(page: Page): Promise<{ input: Record<string, unknown> }> {
  return page
    .waitForRequest(
      (request) => request.url().endsWith("/graphql") && "fileUpdatedAt" in inputOf(request),
      { timeout: 10_000 },
    )
    .then((request) => ({ input: inputOf(request) }));
}

function inputOf(request: { postDataJSON(): unknown }): Record<string, unknown> {
  const body = request.postDataJSON() as { variables?: { input?: Record<string, unknown> } } | null;
  return body?.variables?.input ?? {};
}

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Project Settings" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Beside the map, where nothing is printed and the frame casts no shade. */
async function matColour(page: Page): Promise<{ r: number; g: number; b: number }> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
  const box = await page.getByRole("group", { name: "50 States: states" }).boundingBox();
  if (box === null) throw new Error("The map is not on the page");
  const picture = await page.screenshot();
  return pixelAt(
    picture,
    Math.round(box.x + box.width * 0.04),
    Math.round(box.y + box.height * 0.9),
  );
}

function card(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
}

const cardNames = (page: Page) =>
  page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("PRJ-05 a card shows the filled map or the design, the name, and how far it is", async ({
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
  await expect(picture(empty)).toHaveAttribute("src", /^\/thumbnails\//);
  for (const shown of [complete, single]) {
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
  const ringColour = (of: Locator) =>
    of
      .locator("circle")
      .last()
      .evaluate((ring) => getComputedStyle(ring).stroke);
  const success = await page.evaluate(() => {
    const sample = document.createElement("i");
    sample.style.color = "var(--leaf)";
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  expect(await ringColour(complete)).toBe(success);
  expect(await ringColour(empty)).not.toBe(success);
  await expectNoViolations(page);
});

test("PRJ-01 the finder shows a person's own projects, newest updated first, without deleted ones", async ({
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
  await ask(page, `mutation { deleteFile(fileId: "${second}") }`);
  await createMap(page, webUrl, FIFTY);
  await rename(page, "Third");
  await page.goto(`${webUrl}/p/${first}`);
  await rename(page, "First again");
  await page.goto(`${webUrl}/create`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Photo Map Projects" }),
  ).toBeVisible();
  expect(await cardNames(page)).toEqual(["First again", "Third"]);
});

test("PRJ-07 deleting asks first, and is for the owner alone", async ({
  context,
  webUrl,
  browser,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  await rename(page, "The lakes");
  const stranger = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  const remove = `mutation { deleteFile(fileId: "${id}") }`;
  expect(await ask(stranger, remove)).toEqual({ deleteFile: false });

  await page.goto(`${webUrl}/create`);
  const icon = page.getByRole("button", { name: 'Delete "The lakes"' });
  await icon.click();
  const question =
    'Are you sure you want to delete your project "The lakes"? This cannot be undone.';
  await expect(page.getByRole("dialog").getByText(question)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(card(page, "The lakes")).toBeVisible();

  await icon.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(card(page, "The lakes")).toHaveCount(0);
  await page.goto(`${webUrl}/p/${id}`);
  await expect(page.getByText("We could not find this project")).toBeVisible();
});

test("a deletion that fails is told and taken back, one that was a mistake is restored", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  await page.goto(`${webUrl}/create`);
  const remove = async () => {
    await page.getByRole("button", { name: 'Delete "50 States"' }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
  };
  await page.route("**/graphql", (route) => route.abort());
  await remove();
  const failure = "There was an issue deleting the file. Please refresh the page and try again.";
  await expect(page.getByText(failure)).toBeVisible();
  await expect(card(page, "50 States")).toBeVisible();

  await page.unroute("**/graphql");
  await remove();
  await expect(card(page, "50 States")).toHaveCount(0);
  await page.getByText("Trash (1)").click();
  await page.getByRole("button", { name: 'Restore "50 States"' }).click();
  await expect(card(page, "50 States")).toBeVisible();
  await expect(page.getByText("Trash (1)")).toHaveCount(0);
});

test("PRJ-08 projects are sorted as the person last chose: modified, name or timeline", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  await createMap(page, webUrl, FIFTY);
  await rename(page, "Zebra");
  await fillOpenings(page, "Colorado");
  for (const name of ["Aardvark", "Moose"]) {
    await createMap(page, webUrl, FIFTY);
    await rename(page, name);
  }
  await page.goto(`${webUrl}/create`);
  await expect(page.getByRole("radio", { name: "Modified" })).toBeChecked();
  expect(await cardNames(page)).toEqual(["Moose", "Aardvark", "Zebra"]);
  await page.getByRole("radio", { name: "Name" }).click();
  expect(await cardNames(page)).toEqual(["Aardvark", "Moose", "Zebra"]);
  await page.getByRole("radio", { name: "Timeline" }).click();
  expect(await cardNames(page)).toEqual(["Zebra", "Moose", "Aardvark"]);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Timeline" })).toBeChecked();
  expect(await cardNames(page)).toEqual(["Zebra", "Moose", "Aardvark"]);
});

test("PRJ-20 the owner changes the name where it stands", async ({ context, webUrl, browser }) => {
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

  await change(page, id, { accessPolicy: "PUBLIC" });
  const viewer = await signIn(await browser.newContext(), webUrl, uniqueEmail());
  await viewer.goto(`${webUrl}/p/${id}`);
  await expect(viewer.getByRole("heading", { level: 1, name: "Changed" })).toBeVisible();
  await expect(nameField(viewer)).toHaveCount(0);
});

test("who may only look or suggest sees so, and is offered what they may do", async ({
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
    await change(page, id, { accessPolicy });
    await other.goto(`${webUrl}/p/${id}`);
    await expect(other.getByText(badge)).toBeVisible();
    await expect(toolbar.getByRole("link", { name: "View" })).toBeVisible();
    await expect(toolbar.getByRole("button", { name: "Print" })).toBeVisible();
    await expect(toolbar.getByRole("button", { name: "Settings" })).toHaveCount(0);
    await expect(other.getByRole("button", { name: "Undo" })).toHaveCount(0);
  }
});

test("printing says why it waits until there is a photo", async ({ context, webUrl }) => {
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
    const { r, g, b } = await matColour(page);
    return r > 140 && r < 215 && b < 130 && g < r - 20;
  };
  await expect.poll(isWood).toBe(true);
  await page.reload();
  await expect.poll(isWood).toBe(true);
});

test("a matboard map shows the colour of its mat", async ({ context, webUrl }) => {
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
  await expect.poll(() => matColour(page)).toEqual({ r: 0x22, g: 0x22, b: 0x22 });
});

test("PRJ-28 the output is chosen and saved at once, and a custom size is warned of", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  await change(page, id, { outputScale: 1.5 });
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
  // The finder sends nothing of a project: what it finds came from the page that went.
  await page.goto(`${webUrl}/create`);
  const stored = () => ask(page, `{ file(id: "${id}") { inputs } }`);
  await expect.poll(stored).toMatchObject({ file: { inputs: { GU: { enabled: true } } } });
});
