import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./drop-photo.ts";
import { pixelAt } from "./pixel-at.ts";
import { expect, requireWebUrl } from "./session.ts";

export const FIFTY = "50-states-36x24";

/** Creates the project by its URL, without the dialog. */
export async function createMap(page: Page, webUrl: string, designId: string): Promise<string> {
  await page.goto(`${webUrl}/p/new/${designId}`);
  await expect(page).toHaveURL(/\/p\/[0-9A-Za-z]{6}$/);
  await expect(nameField(page)).toBeVisible();
  return page.url().slice(-6);
}

export function nameField(page: Page): Locator {
  return page.getByRole("textbox", { name: "Map Name" });
}

export async function fillOpenings(page: Page, ...names: readonly string[]): Promise<void> {
  const pixels = { width: 900, height: 900, channels: 3, background: "#c81e8c" } as const;
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
  for (const name of names) {
    const photo = { name: `${name}.jpg`, type: "image/jpeg", bytes };
    await dropPhotos(page.getByRole("button", { name: `${name}: add a photo` }), [photo]);
    await expect(page.getByRole("button", { name: `${name}: 1 photo` })).toBeVisible();
  }
  await expectSaved(page);
}

export function expectSaved(page: Page): Promise<void> {
  return expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

export async function rename(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await nameField(page).press("Enter");
  await expectSaved(page);
}

/** Sends a query that no screen sends, with the page's cookies. */
export async function queryApi(page: Page, query: string): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`${requireWebUrl()}/graphql`, {
    headers: { "x-photomap-client": "test" },
    data: { query },
  });
  return (await answer.json()).data;
}

export interface Details {
  readonly outputScale?: number;
  readonly accessPolicy?: string;
}

/** Sets details that no screen can set yet. */
export async function updateProject(page: Page, fileId: string, details: Details): Promise<void> {
  const { outputScale = 1, accessPolicy = "PRIVATE" } = details;
  const { file } = await queryApi(page, `{ file(id: "${fileId}") { updatedAt } }`);
  const { updatedAt } = file as { updatedAt: string };
  const input = `fileId: "${fileId}", fileUpdatedAt: "${updatedAt}", name: "Changed",
    outputType: VINYL_WALL_MAP, outputScale: ${outputScale}, accessPolicy: ${accessPolicy}`;
  const changed = await queryApi(
    page,
    `mutation { updateFile(input: { ${input} }) { __typename } }`,
  );
  expect(changed).toEqual({ updateFile: { __typename: "UpdateFileSuccess" } });
}

/** The next save request's input; the timeout is shorter than the autosave interval. */
export function nextSave(page: Page): Promise<{ input: Record<string, unknown> }> {
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

export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Project Settings" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The mat's color, read beside the map where the frame casts no shadow. */
export async function matColor(page: Page): Promise<{ r: number; g: number; b: number }> {
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

export function card(page: Page, name: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
}

export const cardNames = (page: Page) =>
  page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
