import { expectSoundLayout } from "./support/layout-problems.ts";
import { createMap, expectSaved, FIFTY, fillOpenings } from "./support/project-page.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

test("an owner dates photos on the timeline and shares the progress image", async ({
  context,
  webUrl,
}) => {
  const page = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(page, webUrl, FIFTY);
  await fillOpenings(page, "Texas", "Utah");
  await page.getByRole("link", { name: "Timeline" }).click();
  await expect(page).toHaveURL(`${webUrl}/p/${id}/timeline`);
  await expectSoundLayout(page, "screen", "timeline");
  await expectNoViolations(page);

  await page.getByRole("button", { name: /^Texas.*estimated$/ }).click();
  await page.getByRole("dialog", { name: "Texas timeline" }).waitFor();
  await expectSoundLayout(page, "screen", "dates");
  await expectNoViolations(page);
  await page.getByLabel("Year").fill("1998");
  await page.getByRole("button", { name: "Save date" }).click();
  await expect(page.getByRole("button", { name: /^Texas.*1998.*set by you$/ })).toBeFocused();
  await expectSaved(page);
  await page.reload();
  const years = page.getByRole("heading", { level: 2 });
  await expect(years.first()).toHaveText("1998");
  await expect(years).toHaveCount(2);

  await page.getByRole("button", { name: "Share image" }).click();
  await expect(page.getByRole("img", { name: / - 2\/50 states complete!$/ })).toBeVisible();
  await expectSoundLayout(page, "screen", "progress image");
  await expectNoViolations(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const tab = await opened;
  await expect
    .poll(() => tab.evaluate(() => document.querySelector("img")?.naturalWidth))
    .toBe(1080);
});
