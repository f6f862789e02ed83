// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

describe("Button", () => {
  it("ignores clicks while loading and keeps the focus", async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    render(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    await user.tab();
    const button = screen.getByRole("button", { name: "Save" });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  it("does not submit its form by default", async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button>Preview</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
