// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

afterEach(cleanup);

it("shows and hides what is typed, and keeps it", () => {
  render(<PasswordField label="Password" autoComplete="current-password" defaultValue="abc" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show typed characters" }));
  expect(field.type).toBe("text");
  expect(field.value).toBe("abc");
  expect(field.autocomplete).toBe("current-password");
  fireEvent.click(screen.getByRole("button", { name: "Hide typed characters" }));
  expect(field.type).toBe("password");
});
