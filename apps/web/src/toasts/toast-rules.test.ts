import { describe, expect, it } from "vitest";
import { addToast, removeToast, type ToastMessage, toastDurationMs } from "./toast-rules.ts";

const message = (id: string, rest: Partial<ToastMessage> = {}): ToastMessage => ({
  id,
  type: "info",
  content: id,
  ...rest,
});
const nothingRemembered = () => false;

describe("toast rules", () => {
  it("TST-01 shows a message for 10 seconds unless it says otherwise", () => {
    expect(toastDurationMs(message("a"))).toBe(10_000);
    expect(toastDurationMs(message("a", { durationMs: 3_000 }))).toBe(3_000);
  });

  it("TST-01 replaces a message with the same id, on whichever layer it was", () => {
    const first = addToast([], message("a", { layer: "help" }), nothingRemembered);
    const second = addToast(first, message("a", { content: "new" }), nothingRemembered);
    expect(second.map(({ content }) => content)).toEqual(["new"]);
  });

  it("TST-01 keeps one message per layer and lets layers stand together", () => {
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

  it("still renews a remembered message while it is on show", () => {
    const visible = addToast([message("a")], message("a", { content: "new" }), () => true);
    expect(visible.map(({ content }) => content)).toEqual(["new"]);
  });

  it("removes by id", () => {
    expect(removeToast([message("a"), message("b")], "a").map(({ id }) => id)).toEqual(["b"]);
  });
});
