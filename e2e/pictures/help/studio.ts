import { savePictures } from "@photomap/content";
import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../../support/session.ts";

/** A help picture: what to open, and the part of the screen that it explains. */
export interface HelpPicture {
  /** The picture's name in the help pages. */
  readonly name: string;
  /** An account of the example data; undefined for a guest. */
  readonly email?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Opens the screen and returns the elements to show. */
  readonly open: (page: Page, webUrl: string) => Promise<readonly Locator[]>;
  readonly paddingPx?: number;
}

export const OWNER = "owner@photomap.example";
const VIEWPORT = { width: 1200, height: 760 };
const DENSITY = 2;
const MAX_WIDTH_PX = 1440;
const PADDING_PX = 16;
const TIMEOUT_MS = 15_000;
const WEBP = { quality: 80, effort: 6 };

export async function takeHelpPicture(
  browser: Browser,
  webUrl: string,
  picture: HelpPicture,
): Promise<void> {
  const { name, email, viewport = VIEWPORT, open, paddingPx = PADDING_PX } = picture;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: DENSITY,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = email === undefined ? await context.newPage() : await signIn(context, webUrl, email);
  page.setDefaultTimeout(TIMEOUT_MS);
  // The network is never idle while an event stream is open.
  await page.route("**/events/projects/**", (route) => route.abort());
  const shown = await open(page, webUrl);
  await page.waitForLoadState("networkidle");
  await waitForPictures(page);
  await waitForOutlinedPhotos(page);
  const clip = await measure(page, shown, paddingPx);
  await page.mouse.move(0, 0);
  await save(name, await page.screenshot({ clip, animations: "disabled", caret: "hide" }));
  await context.close();
}

export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
    const isInView = (element: Element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const isBeside = left > window.innerWidth || top > window.innerHeight || bottom < 0;
      return width > 0 && !isBeside;
    };
    const isPending = [...document.querySelectorAll(".shimmer")].some(isInView);
    return !isPending && [...document.images].filter(isInView).every(isLoaded);
  });
}

/** Waits for photos inside outlines, which have no load state. */
async function waitForOutlinedPhotos(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const addresses = [...document.querySelectorAll("svg image")].map((image) =>
      image.getAttribute("href"),
    );
    const load = async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode().catch(() => undefined);
    };
    await Promise.all(addresses.filter((address) => address !== null).map(load));
    // They are painted two frames later.
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });
}

/** The smallest part of the window that contains the elements. */
async function measure(page: Page, shown: readonly Locator[], paddingPx: number) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const boxes = await Promise.all(shown.map((element) => element.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  if (found.length === 0) throw new Error(`Nothing to show on ${page.url()}`);
  const left = Math.max(0, Math.min(...found.map(({ x }) => x)) - paddingPx);
  const top = Math.max(0, Math.min(...found.map(({ y }) => y)) - paddingPx);
  const right = Math.min(width, Math.max(...found.map((box) => box.x + box.width)) + paddingPx);
  const bottom = Math.min(height, Math.max(...found.map((box) => box.y + box.height)) + paddingPx);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Saves a picture at the text's width and, for dense screens, at twice that. */
async function save(name: string, screenshot: Buffer): Promise<void> {
  const { width } = await sharp(screenshot).metadata();
  const large = Math.min(width, MAX_WIDTH_PX);
  const variants = await Promise.all(
    [Math.round(large / DENSITY), large].map(async (variantWidth) => {
      const resized = sharp(screenshot).resize({ width: variantWidth }).webp(WEBP);
      const { data, info } = await resized.toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data };
    }),
  );
  savePictures(name, variants);
}

/** Opens a map of the example data, and returns its address when it is drawn. */
export async function openMap(page: Page, webUrl: string, name: string): Promise<string> {
  await page.goto(`${webUrl}/create`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
  return page.url();
}
