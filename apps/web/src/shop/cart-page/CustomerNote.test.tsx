// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { UpdateCheckoutAttributesDocument } from "../../platform/api/generated/graphql.ts";
import { createLine } from "../cart/test/checkouts.ts";
import { accept, createCart, openCart, refuse } from "./test/open-cart.tsx";
import { api, setUpCartPages } from "./test/set-up-cart-pages.ts";

setUpCartPages();

describe("the note of the customer", () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "A note for us" });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const notes = () =>
    api.sent.flatMap((variables) =>
      typeof variables === "object" && variables && "input" in variables ? [variables.input] : [],
    );

  it("CRT-06 is saved after 2 s without typing and on blur, and shows a failure", async () => {
    const cart = createCart([createLine()]);
    await openCart(cart);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    api.on(UpdateCheckoutAttributesDocument, ({ input }) =>
      accept(createCart([createLine()], { note: input.note ?? "" })),
    );
    type("Leave it");
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    type("Leave it at the door");
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(notes()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notes()).toEqual([{ note: "Leave it at the door" }]);
    expect(screen.getByText("Saved")).toBeDefined();
    type("Ring twice");
    fireEvent.blur(field());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(notes()).toEqual([{ note: "Leave it at the door" }, { note: "Ring twice" }]);
    api.on(UpdateCheckoutAttributesDocument, refuse(cart, "TOO_LONG", "This text is too long."));
    type("Something long");
    fireEvent.blur(field());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText("There was a problem saving your note.")).toBeDefined();
    expect(field().value).toBe("Something long");
  });
});
