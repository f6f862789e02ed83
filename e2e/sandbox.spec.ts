import { expect, test } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolations } from "./support/violations.ts";

test("INT-01 staff render a type in the sandbox and open its permalink", async ({
  browser,
  webUrl,
}) => {
  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${webUrl}/staff`);
  await staff.getByRole("link", { name: "Sandbox" }).click();
  await expect(staff.getByRole("heading", { name: "Sandbox" })).toBeVisible();
  await staff.getByLabel("Render type").selectOption("Simple message");
  await staff.getByRole("button", { name: "Render" }).click();
  await expect(staff.getByLabel("Message")).toBeFocused();
  await staff.keyboard.type("Hello from the sandbox");
  await staff.getByLabel("Width (px)").fill("320");
  await staff.getByLabel("Height (px)").fill("160");
  await staff.keyboard.press("Enter");

  const result = staff.getByRole("region", { name: "Result" });
  await expect(result.getByText("320 × 160 px")).toBeVisible();
  await expect(result.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(result.getByText(/^[\d,]+ bytes$/)).toBeVisible();
  await expectNoViolations(staff);

  const permalink = await result.getByRole("link", { name: "Permalink" }).getAttribute("href");
  await staff.goto(`${webUrl}/staff`);
  await staff.goto(`${webUrl}${permalink}`);
  await expect(staff.getByLabel("Message")).toHaveValue("Hello from the sandbox");
  await expect(result.getByText("320 × 160 px")).toBeVisible();
});
