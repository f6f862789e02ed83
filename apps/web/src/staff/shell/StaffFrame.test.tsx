// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { StaffFrame } from "./StaffFrame.tsx";

function show(path: string, hidden: readonly string[] = []) {
  const element = (
    <StaffFrame email="employee@mail.example" hidden={hidden}>
      <h1>The page</h1>
    </StaffFrame>
  );
  renderPage([{ path: "*", element }], { entries: [path] });
  return within(screen.getByRole("navigation", { name: "Staff" }));
}

const listCurrent = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

it("frames a page with the navigation and the viewer", async () => {
  show("/staff");
  expect(within(screen.getByRole("main")).getByText("The page")).toBeTruthy();
  expect(screen.getByText("employee@mail.example")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Skip to content" }).getAttribute("href")).toBe("#main");
  expect(await findViolations()).toEqual([]);
});

it.each([
  ["/staff", ["Dashboard"]],
  ["/staff/orders/1042", ["Orders"]],
  ["/staff/actions", ["Audit log"]],
])("marks the area of %s", (path, current) => {
  show(path);
  expect(listCurrent()).toEqual(current);
});

it("does not lead to what the viewer may not open", () => {
  const links = show("/staff", ["/staff/stickers", "/staff/vouchers", "/p/sandbox"]);
  for (const name of ["Stickers", "Vouchers", "Sandbox"]) {
    expect(links.queryByRole("link", { name })).toBeNull();
  }
  expect(links.getByRole("link", { name: "Promotions" })).toBeTruthy();
});
