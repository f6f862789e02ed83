import { chooseSoakSize } from "@photomap/testing/soak";
import type { Page } from "@playwright/test";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";

const ROUNDS = chooseSoakSize(1, 30);
const OPENINGS =
  "AL AZ AR CA CO FL GA ID IL IN IA KS KY LA ME MI MN MS MO MT NE NV NM NY NC ND OH OK OR PA".split(
    " ",
  );
declare global {
  interface Window {
    isReadingSlow?: boolean;
  }
}

/** The ways to leave; the gate tries the first one. */
const WAYS: Readonly<Record<string, (page: Page, webUrl: string) => Promise<unknown>>> = {
  closing: async (page) => {
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  },
  leaving: (page, webUrl) => page.goto(`${webUrl}/help`),
  reloading: (page) => page.reload(),
  "going back": (page) => page.goBack(),
};
const WAY_COUNT = chooseSoakSize(1, 4);

for (const [way, leave] of Object.entries(WAYS).slice(0, WAY_COUNT)) {
  test(`${way} while a chosen photo is read, ${ROUNDS} times, loses no photo`, async ({
    context,
    webUrl,
  }) => {
    test.setTimeout(60_000 + ROUNDS * 20_000);
    await context.addInitScript(slowReadingDown);
    let page = await signIn(context, webUrl, uniqueEmail());
    await createProject(page);
    const url = page.url();
    let isAsked = false;
    context.on("dialog", (dialog) => {
      isAsked = true;
      void dialog.accept();
    });
    for (const [round, openingId] of OPENINGS.slice(0, ROUNDS).entries()) {
      isAsked = false;
      await choosePhoto(page, `${url}/${openingId}`);
      const status = page.getByText("Adding photos", { exact: true });
      await expect(status.filter({ visible: true })).toBeVisible();
      // Every other round leaves at once: the file may not be kept yet, and the browser asks.
      if (round % 2 === 0) await expect.poll(() => page.evaluate(asksBeforeLeaving)).toBe(false);
      await leave(page, webUrl);
      if (page.isClosed()) page = await context.newPage();
      await page.goto(url);
      if (round % 2 === 0) expect(isAsked).toBe(false);
      if (isAsked) continue;
      const count = async () => (await readInputs(page))[openingId]?.images.length ?? 0;
      await expect.poll(count, { timeout: 20_000 }).toBe(1);
    }
  });
}

/** Makes photo workers wait before they read, from the moment the page asks for it. */
function slowReadingDown(): void {
  window.Worker = class extends Worker {
    override postMessage(message: object, options?: object): void {
      const isSlow = window.isReadingSlow === true && "file" in message;
      setTimeout(() => super.postMessage(message, options), isSlow ? 60_000 : 0);
    }
  };
}

function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

async function choosePhoto(page: Page, openingUrl: string): Promise<void> {
  await page.goto(openingUrl);
  await page.evaluate(() => {
    window.isReadingSlow = true;
  });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const { name, type, bytes } = await makeJpeg("left.jpg", 120);
  await (await choosing).setFiles([{ name, mimeType: type, buffer: bytes }]);
}
