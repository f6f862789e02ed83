import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { readTicketLink } from "./support/inbox.ts";
import { expect, requireWebUrl, signIn, test, uniqueEmail } from "./support/session.ts";
import { newEmail } from "./support/sign-up.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

const QUESTION = "/contact/mapmaker/general-technical-question";
const SENT = /^Sent! .*we almost always respond within 1 business day\.$/;
const SCREENSHOT = fileURLToPath(
  new URL("../apps/web/src/project/uploads/test-photos/sideways.jpg", import.meta.url),
);

/** Goes from the list of all questions to the form, without React. */
async function openForm(page: Page): Promise<void> {
  await page.goto(`${requireWebUrl()}/contact`);
  await page.getByRole("link", { name: "Making a map", exact: true }).click();
  await page.getByRole("link", { name: /^Something doesn't work/ }).click();
  await expect(page).toHaveURL(requireWebUrl() + QUESTION);
}

test("CNT-03 the contact center has questions with answers, and forms with their own fields", async ({
  page,
  webUrl,
}) => {
  await page.goto(`${webUrl}/contact/technical/change-email`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change your email");
  await expect(page.getByText("No password, or no access to your old mailbox?")).toBeVisible();
  await expect(page.getByLabel("Your new email address")).toHaveAttribute("required");

  await page.goto(`${webUrl}/contact/mapmaker/no-such-question`);
  await expect(page.getByText("We could not find that page.")).toBeVisible();
  await openForm(page);
  await expect(page.getByLabel("Your name")).toHaveAttribute("required");
  await expect(page.getByLabel("Your email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("What did you do, and what happened?")).not.toHaveAttribute(
    "required",
  );
  await expect(page.getByLabel("The address of the page")).toHaveAttribute("type", "text");
  await page.getByLabel("Browser").selectOption("Firefox");
  await expect(page.getByLabel("Screenshot")).toHaveAttribute("type", "file");
});

test("a guest writes with a screenshot, staff answers, and the guest replies through the email's link", async ({
  page,
  browser,
  webUrl,
}) => {
  const email = newEmail();
  const text = `It froze ${crypto.randomUUID()}`;
  await openForm(page);
  await page.getByLabel("Your name").fill("Customer 12");
  await page.getByLabel("Your email").fill(email);
  await page.getByLabel("Device").selectOption("Phone");
  await page.getByLabel("Screenshot").setInputFiles(SCREENSHOT);
  await page.getByLabel("What did you do, and what happened?").fill(text);
  await page.reload();
  await expect(page.getByLabel("What did you do, and what happened?")).toHaveValue(text);
  await page.getByLabel("Screenshot").setInputFiles(SCREENSHOT);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(SENT)).toBeVisible();

  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${webUrl}/staff/tickets?status=OPEN&search=${encodeURIComponent(email)}`);
  await staff.getByRole("link", { name: "Something doesn't work" }).click();
  await expect(staff.getByText(text)).toBeVisible();
  await expect(staff.getByText("Phone", { exact: true })).toBeVisible();
  const picture = staff.getByRole("img", { name: "Attached file 1" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoViolationsInColors(staff);
  await staff.getByLabel("Your answer").fill("Please load the page again.");
  await staff.reload();
  await expect(staff.getByLabel("Your answer")).toHaveValue("Please load the page again.");
  await staff.getByRole("button", { name: "Send answer" }).click();
  await expect(staff.getByText("Answered", { exact: true })).toBeVisible();

  const link = await readTicketLink(page.request, webUrl, email);
  const mailbox = await (await browser.newContext()).newPage();
  await mailbox.goto(link);
  await expect(mailbox.getByText("Please load the page again.")).toBeVisible();
  await expectNoViolationsInColors(mailbox);
  await mailbox.getByLabel("Your reply").fill("It works now, thank you.");
  await mailbox.getByRole("button", { name: "Send" }).click();
  await expect(mailbox.getByText(SENT)).toBeVisible();
  await expect(mailbox.getByRole("listitem").filter({ hasText: "It works now" })).toHaveCount(1);
  await mailbox.goto(link.replace(/key=.*/, "key=other"));
  await expect(mailbox.getByRole("heading", { name: "We can't show this message" })).toBeVisible();

  await staff.reload();
  await expect(staff.getByText("It works now, thank you.")).toBeVisible();
  await staff.getByRole("button", { name: "Close" }).click();
  await expect(staff.getByRole("button", { name: "Reopen" })).toBeVisible();
});

test("an account writes without scripts, and finds the message in its account", async ({
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await signIn(context, webUrl, email);
  await page.goto(`${webUrl}/contact/something-else/other`, { waitUntil: "commit" });
  await expect(page.getByLabel("Your email")).toHaveValue(email);
  await page.getByLabel("Your name").fill("Customer 13");
  await page.getByLabel("Message").fill("Hello from a plain form");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(`${webUrl}/account/messages`, { waitUntil: "commit" });
  await expect(page.getByText("Hello from a plain form")).toBeVisible();
  await page.getByRole("link", { name: "Something else" }).click();
  await page.getByLabel("Your reply").fill("One more thing");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("One more thing")).toBeVisible();
  await expect(page.getByText("Waiting for our answer")).toBeVisible();
  await page.goto(`${webUrl}/cart`, { waitUntil: "commit" });
  // By its class: locators by text skip what is in noscript.
  await expect(page.locator(".no-script")).toBeVisible();
});
