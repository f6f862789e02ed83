// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Button } from "../buttons/Button.tsx";
import { Menu } from "./Menu.tsx";
import { Popover } from "./Popover.tsx";
import { Tooltip } from "./Tooltip.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderMenu() {
  const onSelect = vi.fn<(label: string) => void>();
  const item = (label: string, disabled = false) => ({
    label,
    disabled,
    onSelect: () => onSelect(label),
  });
  render(
    <Menu items={[item("Rename"), item("Duplicate"), item("Share", true), item("Delete")]}>
      <Button>More</Button>
    </Menu>,
  );
  return { onSelect, user: userEvent.setup(), button: screen.getByRole("button") };
}

const focused = () => document.activeElement?.textContent;

it("opens by keyboard and moves through its enabled items", async () => {
  const { user, button, onSelect } = renderMenu();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(focused()).toBe("Rename");
  await user.keyboard("{ArrowUp}");
  expect(focused()).toBe("Delete");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Duplicate");
  await user.keyboard("{End}");
  expect(focused()).toBe("Delete");
  await user.keyboard("{Home}");
  expect(focused()).toBe("Rename");
  await user.keyboard("d");
  expect(focused()).toBe("Duplicate");
  await user.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("Duplicate");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

it.each(["{Escape}", "{Tab}"])("closes by %s and returns the focus", async (key) => {
  const { user, button, onSelect } = renderMenu();
  await user.click(button);
  await user.keyboard(key);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
});

it("closes by a press outside and by a second press on its button", async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.click(document.body);
  expect(screen.queryByRole("menu")).toBeNull();
  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole("menu")).toBeNull();
});

it("closes only the panel on top by Escape", async () => {
  const onChange = vi.fn<(opened: boolean) => void>();
  render(
    <Popover opened onChange={onChange} label="Print" target={<Button>Print</Button>}>
      <Menu items={[{ label: "Letter", onSelect: () => {} }]}>
        <Button>Paper</Button>
      </Menu>
    </Popover>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Paper" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
});

it("shows a tooltip for the focus and for the mouse until Escape", async () => {
  render(
    <Tooltip label="Too large for this paper">
      <Button>Texas</Button>
    </Tooltip>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole("tooltip").textContent).toBe("Too large for this paper");
  expect(screen.getByRole("button").getAttribute("aria-describedby")).toBe(
    screen.getByRole("tooltip").id,
  );
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await user.hover(screen.getByRole("button"));
  expect(screen.queryByRole("tooltip")).not.toBeNull();
});
