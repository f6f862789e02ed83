import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { E2E_DATABASE } from "./global-setup.ts";
import { expect, test } from "./support/session.ts";
import { signInAsStaff } from "./support/staff.ts";
import { expectNoViolationsInColors } from "./support/violations.ts";

const SCRIPT = fileURLToPath(new URL("../ops/pickups/main.ts", import.meta.url));

/** Creates a pickup order that may or may not have reached the chain, and returns its id. */
async function createUnknownPickup(): Promise<string> {
  const options = ["--database", E2E_DATABASE];
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...options]);
  return stdout.trim();
}

test("staff find a pickup order whose answer was lost, and end it as not placed", async ({
  browser,
  webUrl,
}) => {
  const id = await createUnknownPickup();
  const staff = await signInAsStaff(browser, "EMPLOYEE");
  await staff.goto(`${webUrl}/staff`);
  await staff.getByRole("link", { name: /Pickups to reconcile$/ }).click();
  await expect(staff.getByLabel("State")).toHaveValue("UNKNOWN");
  await staff.getByRole("searchbox").fill(id);
  await expect(staff.getByText("1 pickup order shown", { exact: true })).toBeVisible();
  await expectNoViolationsInColors(staff);
  await staff.getByRole("link", { name: id.slice(0, 8) }).click();
  await expect(staff.getByText("customer@photomap.example")).toBeVisible();
  await expectNoViolationsInColors(staff);

  await staff.getByRole("button", { name: "Enter the Walgreens number" }).click();
  await staff.getByLabel("Walgreens number").fill("4200001");
  await staff.getByRole("button", { name: "Mark as placed" }).click();
  await expect(staff.getByText("Walgreens doesn't recognize this number.")).toBeVisible();
  await expect(staff.getByLabel("Walgreens number")).toHaveValue("4200001");
  await staff.getByRole("button", { name: "Cancel" }).click();

  await staff.getByRole("button", { name: "Walgreens has no such order" }).click();
  await expect(staff.getByRole("button", { name: "Cancel" })).toBeFocused();
  await staff.keyboard.press("Escape");
  await expect(staff.getByRole("dialog")).toHaveCount(0);
  await staff.getByRole("button", { name: "Walgreens has no such order" }).click();
  await staff.getByRole("button", { name: "Mark as not placed" }).click();
  await expect(staff.getByText("Not placed", { exact: true })).toBeVisible();
  await expect(staff.getByRole("region", { name: "Reconcile" })).toHaveCount(0);
  const log = staff.getByRole("region", { name: "Audit log" });
  await expect(log.getByText("Reconciled a pickup order")).toBeVisible();
  await expect(log.getByText("state: UNKNOWN → FAILED")).toBeVisible();

  await staff.goto(`${webUrl}/staff/pickups?state=UNKNOWN&search=${id}`);
  await expect(staff.getByText("No matching pickup orders")).toBeVisible();
});
