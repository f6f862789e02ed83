import { describe, expect, it } from "vitest";
import { addToast, getToastDurationMs, removeToast, type ToastMessage } from "./toast-rules.ts";

const message = (id: string, rest: Partial<ToastMessage> = {}): ToastMessage => ({
  id,
  type: "info",
  content: id,
  ...rest,
});
const nothingRemembered = () => false;

describe("toast rules", () => {
  it("TST-01 shows a message for 10 seconds by default", () => {
    expect(getToastDurationMs(message("a"))).toBe(10_000);
    expect(getToastDurationMs(message("a", { durationMs: 3_000 }))).toBe(3_000);
  });

  it("TST-01 replaces a message with the same id on any layer", () => {
    const first = addToast([], message("a", { layer: "help" }), nothingRemembered);
    const second = addToast(first, message("a", { content: "new" }), nothingRemembered);
    expect(second.map(({ content }) => content)).toEqual(["new"]);
  });

  it("TST-01 shows one message per layer", () => {
    const help = addToast([], message("help", { layer: "help" }), nothingRemembered);
    const first = addToast(help, message("a"), nothingRemembered);
    const second = addToast(first, message("b"), nothingRemembered);
    expect(second.map(({ id }) => id)).toEqual(["help", "b"]);
  });

  it("TST-01 does not show a remembered id again", () => {
    const isRemembered = (id: string) => id === "seen";
    expect(addToast([], message("seen"), isRemembered)).toEqual([]);
    expect(addToast([], message("unseen"), isRemembered)).toHaveLength(1);
  });

  it("updates a remembered message while it is visible", () => {
    const visible = addToast([message("a")], message("a", { content: "new" }), () => true);
    expect(visible.map(({ content }) => content)).toEqual(["new"]);
  });

  it("removes by id", () => {
    expect(removeToast([message("a"), message("b")], "a").map(({ id }) => id)).toEqual(["b"]);
  });
});
