// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../buttons/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog } from "./Dialog.tsx";

interface ExampleProps {
  readonly children: (opened: boolean, close: () => void) => ReactNode;
}

function Example({ children }: ExampleProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      {children(opened, () => setOpened(false))}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

async function open() {
  const user = userEvent.setup();
  await user.click(button("Open"));
  await screen.findByRole("dialog");
  return user;
}

afterEach(cleanup);

describe("Dialog", () => {
  const example = (
    <Example>
      {(opened, close) => (
        <Dialog opened={opened} onClose={close} title="Placing a photo">
          Drag to move.
        </Dialog>
      )}
    </Example>
  );

  it("is named by its title and traps the focus", async () => {
    render(example);
    const user = await open();
    const dialog = screen.getByRole("dialog", { name: "Placing a photo" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it.each(["Done", "Close"])("closes by %s and restores the focus", async (name) => {
    render(example);
    const user = await open();
    await user.click(button(name));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button("Open")));
  });

  it("closes by Escape", async () => {
    render(example);
    const user = await open();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("ConfirmDialog", () => {
  it("focuses Cancel first, so that Enter changes nothing", async () => {
    const onConfirm = vi.fn<() => void>();
    render(
      <Example>
        {(opened, close) => (
          <ConfirmDialog
            opened={opened}
            title="Remove this photo?"
            confirmLabel="Remove"
            destructive
            onConfirm={onConfirm}
            onCancel={close}
          >
            It leaves the opening.
          </ConfirmDialog>
        )}
      </Example>,
    );
    const user = await open();
    await waitFor(() => expect(document.activeElement).toBe(button("Cancel")));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
