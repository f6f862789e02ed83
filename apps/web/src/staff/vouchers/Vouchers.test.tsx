// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { StaffCreateVouchersDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { VoucherCodes } from "./VoucherCodes.tsx";
import { VoucherForm } from "./VoucherForm.tsx";

it("creates vouchers, and repeats a failed attempt with the same request", async () => {
  let attempts = 0;
  const api = new FakeGraphql();
  api.on(StaffCreateVouchersDocument, ({ input }) => {
    attempts += 1;
    if (attempts === 1) throw new Error("The connection is lost");
    const vouchers = { requestId: input.requestId };
    return { staffCreateVouchers: { __typename: "StaffVouchersCreated" as const, vouchers } };
  });
  const { router } = renderPage([{ path: "/", Component: VoucherForm }]);
  const create = await screen.findByRole("button", { name: "Create vouchers" });
  await userEvent.click(create);
  expect(screen.getByText("Enter 1 to 200.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("How many vouchers"), "12");
  await userEvent.type(screen.getByLabelText("Tokens per voucher"), "2.5");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(create);
  expect(await screen.findByRole("alert")).toBeTruthy();
  await userEvent.click(create);
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?request=/));
  const [first, second] = api.sent;
  expect(first).toEqual({
    input: { requestId: expect.any(String), count: 12, tokens: 2.5, expiresAt: null },
  });
  expect(second).toEqual(first);
});

it("shows the codes to copy and to download", async () => {
  const codes = ["ABCD-EFGH-2345", "BCDE-FGHI-3456"];
  const vouchers = {
    requestId: "r1",
    createdAt: "2026-07-04T12:00:00.000Z",
    count: 3,
    redeemedCount: 1,
    tokens: 1,
    expiresAt: null,
    codes,
  };
  renderPage([{ path: "/", element: <VoucherCodes vouchers={vouchers} /> }]);
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "Copy codes" }));
  expect(write).toHaveBeenCalledWith(codes.join("\n"));
  expect(await screen.findByText("Copied")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Download" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain(codes.join("\n"));
  expect(link.getAttribute("download")).toBe("vouchers.txt");
  expect(screen.getByText("3 vouchers with 1 token, no end date, 1 redeemed.")).toBeTruthy();
  expect(await findViolations()).toEqual([]);
});
