// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeDroppedItems } from "../uploads/test/dropped-items.ts";
import { createImage, openEditor, opening, pixelsAt, stubLayout } from "./test/open-editor.tsx";

beforeAll(stubLayout);
afterEach(cleanup);

const photoFile = () => new File(["bytes"], "lake.png", { type: "image/png" });

describe("opening editor", () => {
  it("OPN-10 the help on gestures and keys opens and closes", async () => {
    const { user, tool } = openEditor();
    await user.click(tool("Gestures and keys"));
    const help = await screen.findByRole("dialog", { name: "Placing a photo" });
    expect(help.textContent).toContain("Turn to the next 45 degrees");
    await user.click(within(help).getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("leads to the neighbors and back to the map", async () => {
    const onDone = vi.fn<() => void>();
    const onOpen = vi.fn<() => void>();
    const { user, tool } = openEditor({ onDone, next: { name: "Utah", onOpen } });
    expect(screen.queryByRole("button", { name: /^Previous/ })).toBeNull();
    const [next] = screen.getAllByRole("button", { name: "Next: Utah" });
    if (next !== undefined) await user.click(next);
    expect(onOpen).toHaveBeenCalledOnce();
    await user.click(tool("Back to map"));
    await user.click(tool("Done"));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it("names the opening and its place among the others", () => {
    openEditor({ position: { place: 6, count: 50 } });
    expect(screen.getByRole("heading", { level: 1, name: "Colorado, 6 of 50" })).toBeDefined();
  });

  it("focuses the canvas when it opens and when a photo is added, but not out of a field", () => {
    const { canvas, tool, rerender } = openEditor({ images: [createImage("one")] });
    expect(document.activeElement).toBe(canvas);
    const input = { type: "OPENING", modifiedAt: "2026-01-01T00:00:00.000Z" } as const;
    const images = ["one", "two", "three"].map((id) => createImage(id));
    tool("Add").focus();
    rerender({ input: { ...input, images: images.slice(0, 2) } });
    expect(document.activeElement).toBe(canvas);
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    rerender({ input: { ...input, images } });
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("starts over with another opening and commits the draft of the first", async () => {
    const { user, edits, activate, rerender, framedId } = openEditor();
    await activate(1);
    await user.keyboard("{d>}");
    rerender({ opening: { ...opening, id: "UT", name: "Utah" } });
    expect(edits).toMatchObject([{ type: "PLACE_IMAGE", openingId: "CO", imageId: "one" }]);
    expect(framedId()).toBeUndefined();
    expect(screen.getByRole("application", { name: "Utah: 2 photos" })).toBeDefined();
  });
});

describe("adding photos", () => {
  it("by dropping files anywhere on the editor", async () => {
    const onAddFiles = vi.fn<(files: readonly File[]) => void>();
    openEditor({ images: [], onAddFiles });
    const target = screen.getByRole("banner");
    const items = makeDroppedItems({ "lake.png": photoFile() });
    const dataTransfer = { items, types: ["Files"] };
    fireEvent.dragEnter(target, { dataTransfer });
    expect(screen.getByText("Drop to add to Colorado")).toBeDefined();
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
    fireEvent.drop(target, { dataTransfer });
    expect(screen.queryByText("Drop to add to Colorado")).toBeNull();
    await waitFor(() => expect(onAddFiles).toHaveBeenCalledOnce());
    expect(onAddFiles.mock.lastCall?.[0].map(({ name }) => name)).toEqual(["lake.png"]);
  });

  it("by pasting, except into a text field", async () => {
    const onAddFiles = vi.fn<(files: readonly File[]) => void>();
    const { user, tool } = openEditor({ onAddFiles });
    const paste = (target: Element) => {
      const event = createEvent.paste(target, { clipboardData: { files: [photoFile()] } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(paste(document.body)).toBe(true);
    expect(onAddFiles).toHaveBeenCalledOnce();
    await user.click(tool("Other color"));
    expect(paste(await screen.findByLabelText("Hex color"))).toBe(false);
    expect(onAddFiles).toHaveBeenCalledOnce();
  });

  it("by the button of an empty opening", async () => {
    const onChooseFiles = vi.fn<() => void>();
    const { user, tool } = openEditor({ images: [], onChooseFiles });
    await user.click(tool("Add photos"));
    expect(onChooseFiles).toHaveBeenCalledOnce();
    expect(screen.getAllByText("Add a photo to this park to begin.").length).toBeGreaterThan(0);
  });
});

describe("read-only editor", () => {
  it("shows the photos and changes nothing", async () => {
    const onAddFiles = vi.fn<(files: readonly File[]) => void>();
    const images = [createImage("one"), createImage("two")];
    const editor = openEditor({ images, readOnly: true, onAddFiles });
    const { user, edits, thumb, canvas, framedId } = editor;
    await user.click(thumb(2));
    expect(screen.getByRole("region", { name: "Photo" }).textContent).toContain("Great");
    expect(framedId()).toBeUndefined();
    for (const name of ["Add", "Remove", "Help", "Other color"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    canvas.focus();
    await user.keyboard("d{Backspace} ");
    const photo = document.querySelector('[data-photo="two"]') ?? canvas;
    const mouse = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 };
    fireEvent.pointerDown(photo, { ...mouse, ...pixelsAt(200, 300) });
    fireEvent.pointerMove(photo, { ...mouse, ...pixelsAt(250, 320) });
    fireEvent.pointerUp(photo, { ...mouse, ...pixelsAt(250, 320) });
    await user.dblClick(thumb(1));
    fireEvent.drop(screen.getByRole("banner"), {
      dataTransfer: { items: makeDroppedItems({ "lake.png": photoFile() }), types: ["Files"] },
    });
    expect(edits).toEqual([]);
    expect(onAddFiles).not.toHaveBeenCalled();
  });
});
