import { readApprovalLink, readConfirmationLink } from "./support/inbox.ts";
import { expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

test("staff change a customer's address, and both mailboxes agree", async ({
  browser,
  request,
  webUrl,
}) => {
  const [email, newEmail] = [uniqueEmail(), uniqueEmail()];
  const customer = await signIn(await browser.newContext(), webUrl, email);
  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${webUrl}/staff/customers?search=${encodeURIComponent(email)}`);
  await staff.getByRole("link", { name: email }).click();
  await staff.getByRole("button", { name: "Change email" }).click();
  await staff.getByLabel("New address").fill(newEmail);
  await staff.getByLabel("Reason (for the audit log)").fill("Message from the old address");
  await expectNoViolationsInColors(staff);
  await staff.getByRole("button", { name: "Email the links" }).click();
  await expect(staff.getByText(`${newEmail} is waiting.`)).toBeVisible();

  await customer.goto(await readConfirmationLink(request, webUrl, newEmail));
  await expectNoViolationsInColors(customer);
  await customer.getByRole("button", { name: "Confirm" }).click();
  await expect(customer.getByText("Your new address is confirmed")).toBeVisible();
  await customer.goto(await readApprovalLink(request, webUrl, email, 1));
  await expectNoViolationsInColors(customer);
  await customer.getByRole("button", { name: "Approve" }).click();
  await expect(customer.getByText(`Log in with ${newEmail}`, { exact: false })).toBeVisible();
  await customer.goto(`${webUrl}/account/general`);
  await expect(customer).toHaveURL(/\/account\/login/);
  await staff.reload();
  await expect(staff.getByRole("heading", { name: newEmail })).toBeVisible();
});

test("an administrator makes an account an employee, and the role applies after the next log-in", async ({
  browser,
  webUrl,
}) => {
  const email = uniqueEmail();
  const person = await signIn(await browser.newContext(), webUrl, email);
  expect((await person.goto(`${webUrl}/staff`))?.status()).toBe(404);
  const admin = await signInAsStaff(browser, "ADMIN");
  await admin.goto(`${webUrl}/staff/customers?search=${encodeURIComponent(email)}`);
  await admin.getByRole("link", { name: email }).click();
  await admin.getByRole("button", { name: "Change role" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("New role").selectOption("Employee");
  await expectNoViolationsInColors(admin);
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(admin.getByText("Role changed.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText("Employee. Works on orders", { exact: false })).toBeVisible();
  await admin.goto(`${webUrl}/staff/actions`);
  await expect(admin.getByText("role: USER → EMPLOYEE").first()).toBeVisible();

  await person.goto(`${webUrl}/staff`);
  await expect(person).toHaveURL(/\/account\/login/);
  const employee = await signIn(await browser.newContext(), webUrl, email);
  await employee.goto(`${webUrl}/staff/customers?search=${encodeURIComponent(email)}`);
  await employee.getByRole("link", { name: email }).click();
  await expect(employee.getByRole("heading", { name: "Role" })).toBeVisible();
  await expect(employee.getByRole("button", { name: "Change role" })).toHaveCount(0);
});
