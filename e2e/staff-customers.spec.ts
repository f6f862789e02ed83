import { readConfirmationLink } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

test("staff change the address of a customer, who confirms it", async ({
  browser,
  request,
  webUrl,
}) => {
  const [email, newEmail] = [uniqueEmail(), uniqueEmail()];
  const customer = await signIn(await browser.newContext(), webUrl, email);
  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${webUrl}/staff/customers?search=${encodeURIComponent(email)}`);
  await staff.getByRole("link", { name: email }).click();
  await staff.getByRole("button", { name: "Change the address" }).click();
  await staff.getByLabel("New address").fill(newEmail);
  await staff.getByLabel("Reason, for the audit log").fill("Message from the old address");
  await expectNoViolationsInColors(staff);
  await staff.getByRole("button", { name: "Mail the link" }).click();
  await expect(staff.getByText(`${newEmail} is not confirmed.`)).toBeVisible();

  await customer.goto(await readConfirmationLink(request, webUrl, newEmail));
  await expectNoViolationsInColors(customer);
  await customer.getByRole("button", { name: "Confirm" }).click();
  await expect(customer.getByText(`Log in with ${newEmail}.`, { exact: false })).toBeVisible();
  await customer.goto(`${webUrl}/account/general`);
  await expect(customer).toHaveURL(/\/account\/login/);
  await staff.reload();
  await expect(staff.getByRole("heading", { name: newEmail })).toBeVisible();
});
