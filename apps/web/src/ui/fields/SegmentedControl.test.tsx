// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { SegmentedControl } from "./SegmentedControl.tsx";

const OPTIONS = [
  { value: "one", label: "One" },
  { value: "two", label: "Two" },
  { value: "three", label: "Three" },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]["value"]>("two");
  return <SegmentedControl label="Number" options={OPTIONS} value={value} onChange={setValue} />;
}

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

afterEach(cleanup);

describe("Segmented", () => {
  it("is a named group", () => {
    render(<Example />);
    expect(screen.getByRole("group", { name: "Number" })).toBeDefined();
  });

  it("is one Tab stop at the selected option", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Two" }));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it("moves the selection with the arrow keys and wraps around", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.keyboard("{ArrowRight}");
    expect(isChecked("Three")).toBe(true);
    await user.keyboard("{ArrowRight}");
    expect(isChecked("One")).toBe(true);
    await user.keyboard("{ArrowLeft}");
    expect(isChecked("Three")).toBe(true);
  });

  it("selects by click", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByText("One"));
    expect(isChecked("One")).toBe(true);
  });
});
