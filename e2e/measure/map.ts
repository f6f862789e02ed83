import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../support/chromium.ts";
import { countFrames, roundAll } from "./frames.ts";
import { readPaintTimes, recordPaints } from "./paint-times.ts";

/** `node e2e/measure/map.ts http://localhost:3000` measures how a map opens and pans. */
const { positionals } = parseArgs({ allowPositionals: true });
const [webUrl = "http://localhost:3000"] = positionals;

const PAN_STEPS = 240;
const STEP_MS = 16;

async function openMap(browser: Browser, query: string, cpuSlowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(recordPaints);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(`${webUrl}/dev/map?${query}`);
  await settle(page);
  return page;
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.locator('[data-picture="complete"]').waitFor({ state: "attached" });
}

async function measurePan(page: Page, zoomKeys: number): Promise<Record<string, number>> {
  await page.locator("[data-opening-id][tabindex='0']").focus();
  await page.keyboard.press("0");
  for (let i = 0; i < zoomKeys; i += 1) {
    await page.keyboard.press("+");
    await page.waitForTimeout(250);
  }
  await settle(page);
  await page.mouse.move(720, 450);
  await page.mouse.down();
  const readFrames = await countFrames(page);
  const moves: Promise<void>[] = [];
  for (let i = 1; i <= PAN_STEPS; i += 1) {
    const turn = (i / PAN_STEPS) * 4 * Math.PI;
    moves.push(page.mouse.move(720 + 600 * Math.sin(turn), 450 + 380 * Math.sin(2 * turn)));
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  await Promise.all(moves);
  const measured = await readFrames();
  await page.mouse.up();
  return roundAll(measured);
}

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
const texas = await openMap(browser, "design=us-tx-36x36&photos=500", 1);
for (const zoomKeys of [1, 3, 6]) {
  const measured = await measurePan(texas, zoomKeys);
  console.log(`Texas, 500 photos, panned at ${Math.round(100 * 1.5 ** zoomKeys)}%`, measured);
}
await texas.close();
const states = await openMap(browser, "design=50-states-36x24&photos=150", 4);
console.log("50 states, 150 photos, opened at 4x slowdown", await readPaintTimes(states));
await browser.close();
