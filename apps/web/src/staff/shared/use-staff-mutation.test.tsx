// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { type StaffMutationResult, useQuickStaffMutation } from "./use-staff-mutation.ts";

const load = vi.fn(() => null);

beforeEach(() => load.mockClear());

function show(send: () => Promise<StaffMutationResult>, done: string) {
  function Press() {
    const { run, isSending } = useQuickStaffMutation("test");
    return (
      <Button loading={isSending} onClick={() => void run(send, done)}>
        Press
      </Button>
    );
  }
  renderPage([{ path: "/", loader: load, Component: Press, HydrateFallback: () => null }]);
}

const press = async () => userEvent.click(await screen.findByRole("button", { name: "Press" }));
const findToast = (text: string) => getVisibleToasts().find(({ content }) => content === text);

it("says that the change was made, after the page was loaded again", async () => {
  show(() => Promise.resolve({ __typename: "Done" }), "It is made.");
  await screen.findByRole("button");
  const before = load.mock.calls.length;
  await press();
  await waitFor(() => expect(findToast("It is made.")?.type).toBe("info"));
  expect(load.mock.calls.length).toBe(before + 1);
});

it("says why the change was refused, and loads the page", async () => {
  const message = "It was changed meanwhile.";
  show(() => Promise.resolve({ __typename: "Outdated", message }), "Never made.");
  await screen.findByRole("button");
  const before = load.mock.calls.length;
  await press();
  await waitFor(() => expect(findToast(message)?.type).toBe("error"));
  expect(load.mock.calls.length).toBe(before + 1);
  expect(findToast("Never made.")).toBeUndefined();
});

it("says that the change has failed, and can be pressed again", async () => {
  const send = vi.fn<() => Promise<StaffMutationResult>>();
  send.mockRejectedValueOnce(new Error("Nothing was reached."));
  send.mockResolvedValueOnce({ __typename: "Done" });
  show(send, "Made at last.");
  await press();
  await waitFor(() => expect(findToast("Nothing was reached.")?.type).toBe("error"));
  await press();
  await waitFor(() => expect(findToast("Made at last.")).toBeDefined());
});

it("is busy until the page is loaded again", async () => {
  let finish: (answer: StaffMutationResult) => void = () => {};
  show(() => new Promise((resolve) => (finish = resolve)), "Made.");
  await press();
  const button = screen.getByRole("button", { name: /Press/ });
  expect(button.getAttribute("aria-busy")).toBe("true");
  finish({ __typename: "Done" });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
});
