// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { FormDialog } from "./FormDialog.tsx";
import type { StaffMutationResult } from "./use-staff-mutation.ts";

type Props = Parameters<typeof FormDialog>[0];

const close = vi.fn();
const load = vi.fn(() => null);

beforeEach(() => {
  close.mockClear();
  load.mockClear();
});

function show(props: Partial<Props>) {
  const dialog: Props = {
    title: "Ship items",
    submitLabel: "Mark as shipped",
    done: "The items are sent.",
    send: () => Promise.resolve({ __typename: "Sent" }),
    onClose: close,
    children: <p>Three units.</p>,
    ...props,
  };
  const element = <FormDialog {...dialog} />;
  renderPage([{ path: "/", loader: load, element, HydrateFallback: () => null }]);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const listToasts = () => getVisibleToasts().map(({ content }) => content);

it("sends the change, loads the page again, says so and closes", async () => {
  show({ done: "The first items are sent." });
  await screen.findByRole("dialog", { name: "Ship items" });
  expect(await findViolations()).toEqual([]);
  const before = load.mock.calls.length;
  await press("Mark as shipped");
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(load.mock.calls.length).toBe(before + 1);
  expect(listToasts()).toContain("The first items are sent.");
});

it("stays open with the reason of a refusal, and loads the page, which may be outdated", async () => {
  const message = "A line has fewer units left.";
  show({ send: () => Promise.resolve({ __typename: "InvalidInput", message }), done: "Never." });
  await screen.findByRole("dialog");
  const before = load.mock.calls.length;
  await press("Mark as shipped");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(load.mock.calls.length).toBe(before + 1);
  expect(close).not.toHaveBeenCalled();
  expect(listToasts()).not.toContain("Never.");
});

it("stays open after a failure, and can be sent again", async () => {
  const send = vi.fn<() => Promise<StaffMutationResult>>();
  send.mockRejectedValueOnce(new Error("The connection is lost."));
  send.mockResolvedValueOnce({ __typename: "Sent" });
  show({ send });
  await press("Mark as shipped");
  expect((await screen.findByRole("alert")).textContent).toBe("The connection is lost.");
  await press("Mark as shipped");
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

it("sends once, however often the button is pressed", async () => {
  let finish: (answer: StaffMutationResult) => void = () => {};
  const send = vi.fn(() => new Promise<StaffMutationResult>((resolve) => (finish = resolve)));
  show({ send });
  await press("Mark as shipped");
  await press("Mark as shipped");
  finish({ __typename: "Sent" });
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledTimes(1);
});

it("sends nothing while something is wrong", async () => {
  const send = vi.fn(() => Promise.resolve({ __typename: "Sent" }));
  show({ send, check: () => false });
  await press("Mark as shipped");
  expect(send).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

it("changes nothing by its other button", async () => {
  const send = vi.fn(() => Promise.resolve({ __typename: "Sent" }));
  show({ send });
  await press("Cancel");
  expect(close).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

it("focuses the button that changes nothing before a change that cannot be undone", async () => {
  show({ keepLabel: "Keep order", submitLabel: "Cancel order" });
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Keep order"));
  const submit = screen.getByRole("button", { name: "Cancel order" });
  expect(submit.dataset["variant"]).toBe("danger");
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});
