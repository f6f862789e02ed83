// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Outlet } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  RedeemStickerTokenVoucherDocument,
  type RedeemStickerTokenVoucherMutation,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import RedeemRoute from "../routes/redeem.tsx";
import StickerTokensRoute from "../routes/sticker-tokens.tsx";

type Result = RedeemStickerTokenVoucherMutation["redeemStickerTokenVoucher"];

let api: FakeGraphql;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  api = new FakeGraphql();
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(code = ""): Promise<void> {
  renderPage([{ path: "/redeem", Component: RedeemRoute, loader: () => ({ code }) }], {
    entries: ["/redeem"],
  });
  await screen.findByRole("heading", { level: 1, name: "Redeem a Sticker Token Code" });
}

const answer = (redeemStickerTokenVoucher: Result) =>
  api.on(RedeemStickerTokenVoucherDocument, { redeemStickerTokenVoucher });
const added = (tokens: number): Result => ({
  __typename: "RedeemStickerTokenVoucherSuccess",
  transaction: { id: "t1", tokens },
});
const field = () => screen.getByLabelText<HTMLInputElement>("Sticker token code");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Redeem" });
const readNote = () => {
  const id = field().getAttribute("aria-describedby") ?? "";
  return document.getElementById(id)?.textContent;
};

it("TOK-02 masks the code, names what is wrong on the field, and shows the refusal of the server there", async () => {
  await open();
  expect(field().placeholder).toBe("Enter code");
  expect(button().disabled).toBe(true);
  await user.type(field(), "{Enter}");
  expect(readNote()).toBe("Enter your code in the input box.");
  await user.type(field(), "ab0c!d-efgh 23");
  expect(field().value).toBe("ABCD-EFGH-23");
  await user.tab();
  expect(readNote()).toBe("Invalid code.");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(button().disabled).toBe(true);
  await user.type(field(), "456");
  expect(field().value).toBe("ABCD-EFGH-2345");
  expect(field().getAttribute("aria-invalid")).toBeNull();
  expect(button().disabled).toBe(false);
  answer({ __typename: "VoucherRefused", message: "This code does not exist." });
  await user.click(button());
  await waitFor(() => expect(readNote()).toBe("This code does not exist."));
  expect(field().closest("[aria-live]")).not.toBeNull();
  expect(api.sent).toEqual([{ voucherId: "ABCD-EFGH-2345" }]);
  expect(field().value).toBe("ABCD-EFGH-2345");
  await user.type(field(), "{Backspace}");
  expect(readNote()).toBe("Invalid code.");
});

it("keeps the caret in place when the middle is edited, and takes a pasted code", async () => {
  await open();
  await user.click(field());
  await user.paste(" abcd efgh 234 ");
  expect(field().value).toBe("ABCD-EFGH-234");
  await user.type(field(), "x", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field().value).toBe("ABXC-DEFG-H234");
  expect(field().selectionStart).toBe(3);
  await user.keyboard("z");
  expect(field().value).toBe("ABXC-DEFG-H234");
  expect(field().selectionStart).toBe(3);
  field().setSelectionRange(4, 4);
  await user.keyboard("{Delete}{Delete}");
  expect(field().value).toBe("ABXC-EFGH-234");
});

it("TOK-03 shows entry, submitting and what was added, then stickers or another code", async () => {
  await open("ABCD-EFGH-2345");
  let finish: (result: { redeemStickerTokenVoucher: Result }) => void = () => undefined;
  api.on(
    RedeemStickerTokenVoucherDocument,
    () => new Promise<{ redeemStickerTokenVoucher: Result }>((resolve) => (finish = resolve)),
  );
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("true"));
  expect(field().readOnly).toBe(true);
  await waitFor(() => expect(api.sent).toHaveLength(1));
  await act(async () => finish({ redeemStickerTokenVoucher: added(12.5) }));
  expect(await screen.findByText("12.5 tokens added!")).toBe(document.activeElement);
  expect(api.sent).toHaveLength(1);
  const stickers = screen.getByRole("link", { name: "Make Some Stickers" });
  expect(stickers.getAttribute("href")).toBe("/create");
  await user.click(screen.getByRole("button", { name: "Have another code?" }));
  expect(field().value).toBe("");
  expect(field().getAttribute("aria-invalid")).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(button().disabled).toBe(true);
  answer(added(1));
  await user.paste("WXYZ-WXYZ-WXYZ");
  await user.click(button());
  expect(await screen.findByText("1 token added!")).toBeDefined();
});

it("keeps a 0 of a link, which the server judges", async () => {
  answer({ __typename: "VoucherRefused", message: "This code does not exist." });
  await open("ABCD-0FGH-2345");
  expect(button().disabled).toBe(false);
  await user.click(button());
  await waitFor(() => expect(readNote()).toBe("This code does not exist."));
  expect(api.sent).toEqual([{ voucherId: "ABCD-0FGH-2345" }]);
});

it("keeps the code without a connection and after a failure", async () => {
  await open("ABCD-EFGH-2345");
  api.isReachable = false;
  await user.click(button());
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"));
  expect(field().value).toBe("ABCD-EFGH-2345");
  api.isReachable = true;
  api.fail(
    RedeemStickerTokenVoucherDocument,
    new GraphqlFailure("Something broke.", { requestId: "r1" }),
  );
  await user.click(button());
  await waitFor(() => expect(readNote()).toBe("Something broke."));
  answer(added(0.5));
  await user.click(button());
  expect(await screen.findByText("0.5 tokens added!")).toBeDefined();
});

it("leads to the log-in and back with the code when the session has ended", async () => {
  await open();
  await user.click(field());
  await user.paste("ABCD-EFGH-2345");
  answer({ __typename: "NotSignedIn", message: "Please log in." });
  await user.click(button());
  const link = await screen.findByRole("link", { name: "Log in to redeem the code" });
  expect(link.getAttribute("href")).toBe(
    "/account/login?redirectTo=%2Fredeem%3Fcode%3DABCD-EFGH-2345",
  );
  expect(readNote()).toBe("Please log in.");
  expect(await findViolations()).toEqual([]);
});

it("shows the new balance and history in the account after a redemption", async () => {
  const transaction = {
    id: "t1",
    createdAt: "2026-11-16T15:00:00.000Z",
    reason: "VOUCHER_REDEMPTION",
    tokens: 5,
    startingBalance: 0,
    endingBalance: 5,
    note: "",
  };
  let tokens = { balance: 0, reserved: 0, transactions: [transaction].slice(1) };
  const page = { Component: StickerTokensRoute, loader: () => ({ tokens }), path: "/tokens" };
  const account = { email: "customer@mail.example" };
  renderPage([{ element: <Outlet context={account} />, children: [page] }], {
    entries: ["/tokens"],
  });
  expect(await screen.findByText("You have not received any sticker tokens yet.")).toBeDefined();
  await user.click(field());
  await user.paste("ABCD-EFGH-2345");
  tokens = { balance: 5, reserved: 0, transactions: [transaction] };
  answer(added(5));
  await user.click(button());
  expect(await screen.findByText("5 tokens added!")).toBeDefined();
  expect(await screen.findByRole("cell", { name: "Tokens redeemed" })).toBeDefined();
  expect(screen.getByRole("region", { name: "Balance" }).textContent).toContain(
    "You have 5 sticker tokens",
  );
  expect(await findViolations()).toEqual([]);
});
