import type { Page } from "@playwright/test";
import { readInvitation } from "./support/inbox.ts";
import { createMap, expectSaved, FIFTY, fillOpenings } from "./support/project-page.ts";
import { makeJpeg, readInputs } from "./support/project-state.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { acceptInvitation, newEmail } from "./support/sign-up.ts";
import { expectNoViolations } from "./support/violations.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NOT_FOUND = "We could not find this project";

async function chooseAccess(owner: Page, policy: string): Promise<void> {
  await owner.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = owner.getByRole("dialog", { name: "Share your map" });
  await dialog.getByRole("radio", { name: policy }).check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expectSaved(owner);
}

async function suggestPhoto(page: Page, region: string, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${region}:`) }).press("Enter");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const { bytes, type } = await makeJpeg("better.jpg", 30);
  await (await choosing).setFiles({ name: "better.jpg", mimeType: type, buffer: bytes });
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Submit Your Suggestion" });
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByRole("button", { name: "Submit", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Success!" })
    .getByRole("button", { name: "Done" })
    .click();
}

/** Expects the lightbulb and, next to it, the help inside a phone's window. */
async function expectCornerInWindow(owner: Page): Promise<void> {
  const size = owner.viewportSize();
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.getByRole("link", { name: "Edit" }).click();
  for (const name of ["Fill the map", "Show suggestions", "Help"]) {
    await expect(owner.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  if (size !== null) await owner.setViewportSize(size);
  await owner.getByRole("link", { name: /Collaborate/ }).click();
}

test("an owner invites a friend, who suggests a photo on a phone; the owner accepts it, and a stranger sees it once the map is public", async ({
  browser,
  context,
  webUrl,
}) => {
  test.setTimeout(240_000);
  const owner = await signIn(context, webUrl, uniqueEmail());
  const id = await createMap(owner, webUrl, FIFTY);
  const address = `${webUrl}/p/${id}`;
  await fillOpenings(owner, "Texas");

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { name: NOT_FOUND })).toBeVisible();

  const email = newEmail();
  await owner.getByRole("link", { name: /^Collaborate/ }).click();
  await owner.getByRole("button", { name: "Invite Someone" }).click();
  const invitation = owner.getByRole("dialog", { name: "Invite Someone" });
  await invitation.getByLabel("Email").fill(email);
  await invitation.getByRole("button", { name: "Send invitation" }).click();
  await expect(invitation.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await invitation.getByRole("button", { name: "Done" }).click();

  const friend = await (await browser.newContext(PHONE)).newPage();
  await friend.goto(await readInvitation(friend.request, webUrl, email));
  await acceptInvitation(friend, webUrl, email);
  await suggestPhoto(friend, "Maine", "Sister");

  await expect(owner.getByRole("link", { name: "1 suggestion Collaborate" })).toBeVisible();
  await expectCornerInWindow(owner);
  await owner.getByRole("list", { name: "Suggestions" }).getByRole("link").click();
  const accept = owner.getByRole("button", { name: "Use it" });
  await expect(accept).toBeVisible();
  await expectNoViolations(owner);
  await accept.click();
  await expect(owner.getByRole("heading", { name: "Maine, from Sister" })).toBeVisible();
  await expect(friend.getByText("ACCEPTED", { exact: true })).toBeVisible();
  await expect.poll(async () => (await readInputs(owner))["ME"]?.images.length).toBe(1);

  await owner.goto(address);
  await chooseAccess(owner, "Public viewing");
  await stranger.goto(`${address}?s=1`);
  await expect(stranger.getByRole("link", { name: /^Maine/ })).toBeVisible();
  await expectNoViolations(stranger);

  await chooseAccess(owner, "Private");
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: NOT_FOUND })).toBeVisible();
  await owner.goto(`${address}/collaborate`);
  await owner.getByRole("button", { name: "Remove Sister" }).click();
  await owner.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(
    owner.getByText("Access Removed: Sister no longer has access to this project."),
  ).toBeVisible();
  await expect(friend.getByRole("heading", { name: NOT_FOUND })).toBeVisible();
});
