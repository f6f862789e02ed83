// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StaffSaveMapReviewSettingDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { MapReviewDays } from "./MapReviewDays.tsx";

const updatedAt = "2026-11-19T12:00:00.000Z";
const SETTINGS = [{ businessId: "pm", businessDays: 3, updatedAt }] as const;

function show(canManage: boolean) {
  const element = <MapReviewDays settings={SETTINGS} canManage={canManage} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("are read by staff", async () => {
  show(false);
  expect(await screen.findByText("Photomap: 3 business days")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("are changed by administrators, from 1 to 20", async () => {
  const api = new FakeGraphql();
  api.on(StaffSaveMapReviewSettingDocument, {
    staffSaveMapReviewSetting: { __typename: "StaffMapReviewSettingSaved" },
  });
  show(true);
  const field = await screen.findByLabelText("Photomap, in business days");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
  for (const wrong of ["", "0", "21", "1.5", "x"]) {
    await userEvent.clear(field);
    if (wrong !== "") await userEvent.type(field, wrong);
    await save();
    expect(screen.getByText("Enter 1 to 20 business days.")).toBeDefined();
  }
  expect(await findViolations()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, "5");
  await save();
  const input = { businessId: "pm", businessDays: 5, updatedAt };
  await waitFor(() => expect(api.sent).toEqual([{ input }]));
});
