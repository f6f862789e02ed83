// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createImage, openEditor, opening, stubLayout } from "../test/open-editor.tsx";

beforeAll(stubLayout);
afterEach(cleanup);

const photoSection = () => screen.getByRole("region", { name: "Photo" }).textContent;

describe("arrange tools", () => {
  it("OPN-12 flip, layer and reset the active photo", async () => {
    const { user, edits, activate, place, tool, canvas } = openEditor();
    await activate(2);
    const across = await place(() => user.click(tool("Flip across")));
    expect([across.flipX, across.flipY]).toEqual([true, false]);
    expect(tool("Flip across").getAttribute("aria-pressed")).toBe("true");
    const down = await place(() => user.click(tool("Flip down")));
    expect([down.flipX, down.flipY]).toEqual([true, true]);
    expect((await place(() => user.click(tool("Flip across")))).flipX).toBe(false);
    await user.click(tool("Send backward"));
    expect(edits.at(-1)).toMatchObject({ type: "REORDER_IMAGE", imageId: "two", index: 0 });
    canvas.focus();
    await place(() => user.keyboard("D"));
    expect((await place(() => user.click(tool("Reset")))).x).toBeCloseTo(across.x, 6);
  });

  it("OPN-12 remove the active photo after a confirmation", async () => {
    const { user, edits, activate, tool, thumbs } = openEditor();
    await activate(2);
    await user.click(tool("Remove"));
    const dialog = await screen.findByRole("dialog", { name: "Remove this photo?" });
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(thumbs()).toHaveLength(2);
    await user.click(tool("Remove"));
    const again = await screen.findByRole("dialog", { name: "Remove this photo?" });
    await user.click(within(again).getByRole("button", { name: "Remove" }));
    expect(edits).toEqual([{ type: "REMOVE_IMAGES", openingId: "CO", imageIds: ["two"] }]);
    expect(thumbs()).toHaveLength(1);
  });

  it("OPN-13 move one layer at a time and are disabled at both ends", async () => {
    const images = ["one", "two", "three"].map((id) => createImage(id));
    const { user, edits, activate, tool } = openEditor({ images });
    await activate(1);
    expect(tool("Send backward").disabled).toBe(true);
    await user.click(tool("Bring forward"));
    expect(screen.getByText("Photo 2 of 3 from the back.")).toBeDefined();
    await user.click(tool("Bring forward"));
    expect(edits).toMatchObject([{ index: 1 }, { index: 2 }]);
    expect(tool("Bring forward").disabled).toBe(true);
    await user.click(tool("Send backward"));
    expect(edits.at(-1)).toMatchObject({ imageId: "one", index: 1 });
    expect(tool("Send backward").disabled).toBe(false);
  });
});

describe("place tools", () => {
  const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });

  it("resize with the slider as one edit on release", async () => {
    const { edits, activate } = openEditor();
    await activate(2);
    fireEvent.input(slider("Size"), { target: { value: "300" } });
    fireEvent.input(slider("Size"), { target: { value: "350" } });
    expect(edits).toEqual([]);
    slider("Size").dispatchEvent(new Event("change", { bubbles: true }));
    expect(edits).toHaveLength(1);
  });

  it("commit a held key on the slider when it is released", async () => {
    const { edits, activate, place } = openEditor();
    await activate(2);
    const turned = await place(() => {
      fireEvent.keyDown(slider("Turn"), { key: "ArrowRight" });
      for (const value of ["1", "2", "3"]) {
        fireEvent.input(slider("Turn"), { target: { value } });
        slider("Turn").dispatchEvent(new Event("change", { bubbles: true }));
      }
      expect(edits).toEqual([]);
      fireEvent.keyUp(slider("Turn"), { key: "ArrowRight" });
    });
    expect(turned.rotation).toBe(3);
  });

  it("OPN-24 end at 5% and 10 times the print area", async () => {
    const { activate, place } = openEditor();
    await activate(2);
    const { width, height } = opening.layers.cut?.box ?? { width: 1, height: 1 };
    const scaleAt = async (end: "min" | "max") => {
      const placed = await place(() => {
        fireEvent.input(slider("Size"), { target: { value: slider("Size")[end] } });
        slider("Size").dispatchEvent(new Event("change", { bubbles: true }));
      });
      return Math.max(placed.width / width, placed.height / height);
    };
    expect(await scaleAt("max")).toBeCloseTo(10, 6);
    expect(await scaleAt("min")).toBeCloseTo(0.05, 6);
  });
});

describe("photo section", () => {
  it("OPN-15 shows resolution, print size and quality, also while the photo is resized", async () => {
    const { edits } = openEditor({ images: [createImage("one", 1600, 2400)] });
    expect(photoSection()).toContain("Photo 1 of 1");
    expect(photoSection()).toContain("1600 × 2400 px");
    expect(photoSection()).toContain("5.0 × 7.5 in");
    expect(photoSection()).toContain("Great");
    const size = screen.getByRole<HTMLInputElement>("slider", { name: "Size" });
    fireEvent.input(size, { target: { value: size.max } });
    await waitFor(() => expect(photoSection()).toContain("Too large at 19.3 × 28.9 in"));
    expect(edits).toEqual([]);
  });

  it("OPN-15 shows the size of the original, and the quality of the stored pixels", async () => {
    const stored = createImage("one", 1600, 2400);
    const shrunk = { ...stored, originalWidth: 6000, originalHeight: 9000 };
    const { activate } = openEditor({ images: [shrunk], outputScale: 4 });
    await activate(1);
    expect(photoSection()).toContain("6000 × 9000 px");
    expect(photoSection()).not.toContain("1600 × 2400 px");
    expect(photoSection()).toContain("Blurry");
  });

  it("names the photo by its file and the opening without one", async () => {
    const uploads = { two: { status: "COMPLETED", progress: 1, name: "lake.jpg" } } as const;
    const { activate } = openEditor({ uploads });
    const title = () => screen.getByRole("heading", { level: 2 }).textContent;
    expect(title()).toBe("Colorado");
    expect(photoSection()).toContain("Choose a photo to move, resize or turn it.");
    await activate(2);
    expect(title()).toBe("lake.jpg");
    await activate(1);
    expect(title()).toBe("Photo 1");
  });
});

describe("a bare corner", () => {
  const contained = { ...createImage("one"), x: 150, y: 230, width: 240, height: 160 };

  it("replaces the badge of a sharp photo, and is filled by one click", async () => {
    const { user, place, tool } = openEditor({ images: [contained] });
    expect(photoSection()).toContain("Bare corner49% of Colorado has no photo.");
    expect(photoSection()).toContain("SharpnessGreat");
    const { width, height } = await place(() => user.click(tool("Fill the outline")));
    expect([width, height]).toEqual([360, 240]);
    expect(photoSection()).not.toContain("Bare corner");
    expect(screen.queryByRole("button", { name: "Fill the outline" })).toBeNull();
  });

  it("is announced while the photo is turned", async () => {
    const { user } = openEditor({ images: [createImage("one")] });
    expect(photoSection()).not.toContain("Bare");
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await waitFor(() => expect(photoSection()).toContain("Bare corner"));
  });

  it("is no problem over a background color, and cannot be filled by a reader", () => {
    const input = { type: "OPENING", images: [contained], modifiedAt: "2026-01-01T00:00:00.000Z" };
    const { rerender } = openEditor({ images: [contained], readOnly: true });
    expect(photoSection()).toContain("Bare corner");
    expect(screen.queryByRole("button", { name: "Fill the outline" })).toBeNull();
    rerender({ input: { ...input, type: "OPENING", background: "#aabbcc" } });
    expect(photoSection()).not.toContain("Bare corner");
  });
});

describe("layouts", () => {
  const four = ["one", "two", "three", "four"].map((id) => createImage(id));
  const layouts = () => within(screen.getByRole("group", { name: "Layout" }));
  const layout = (name: string) => layouts().getByRole("button", { name });

  it("arrange all photos with one click, as one edit, and show the current one", async () => {
    const { user, edits } = openEditor({ images: four });
    expect(layouts().getAllByRole("button")).toHaveLength(5);
    await user.click(layout("Side by side"));
    expect(edits).toHaveLength(1);
    expect(layout("Side by side").getAttribute("aria-pressed")).toBe("true");
    await user.click(layout("Side by side"));
    expect(edits).toHaveLength(1);
    layout("Grid").focus();
    await user.keyboard("{Enter}");
    expect(edits).toHaveLength(2);
    expect(layout("Grid").getAttribute("aria-pressed")).toBe("true");
    expect(layout("Side by side").getAttribute("aria-pressed")).toBe("false");
  });

  it("give the active photo the large part", async () => {
    const { user, edits, activate } = openEditor({ images: four });
    await activate(3);
    await user.click(layout("One large, left"));
    expect(edits).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: /^Photo/ })[0]?.getAttribute("aria-pressed")).toBe(
      "true",
    );
    const edit = edits[0];
    const places = edit?.type === "BATCH" ? edit.edits : [];
    const placed = places.flatMap((part) => (part.type === "PLACE_IMAGE" ? [part] : []));
    expect(placed.map(({ imageId }) => imageId)).toEqual(["three", "one", "two", "four"]);
    expect(placed[0]?.placement.height).toBeGreaterThanOrEqual(208);
  });

  it("are offered for two photos or more", () => {
    openEditor({ images: four.slice(0, 1) });
    expect(screen.queryByRole("group", { name: "Layout" })).toBeNull();
  });
});

describe("color tools", () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, "EyeDropper");
  });

  it("OPN-11 accept a hex color and refuse anything else", async () => {
    const { user, edits, tool } = openEditor();
    await user.click(tool("Other color"));
    const field = await screen.findByLabelText<HTMLInputElement>("Hex color");
    await user.type(field, " #E9D8B0");
    expect(field.value).toBe(" #E9D8B0");
    const submit = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.submit(field);
    };
    expect(screen.queryByText("Pick from the screen")).toBeNull();
    submit("#12zz");
    expect(screen.getByText(/Enter six digits or letters from A to F/)).toBeDefined();
    expect(edits).toEqual([]);
    submit("ABC");
    expect(edits.at(-1)).toMatchObject({ settings: { background: "#aabbcc" } });
    await user.click(screen.getByRole("radio", { name: "Sand" }));
    expect(edits.at(-1)).toMatchObject({ settings: { background: "#e9d8b0" } });
  });

  it("OPN-11 offer the eye-dropper only where the browser has one, and no color", async () => {
    Object.assign(window, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: "#336699" });
      },
    });
    const { user, edits, tool } = openEditor();
    await user.click(tool("Other color"));
    await user.click(await screen.findByText("Pick from the screen"));
    await waitFor(() =>
      expect(edits.at(-1)).toMatchObject({
        type: "SET_OPENING",
        settings: { background: "#336699" },
      }),
    );
    await user.click(tool("Other color"));
    await user.click(await screen.findByText("No color"));
    expect(edits.at(-1)).toMatchObject({ settings: { background: null } });
  });

  it("mix a color with sliders or take one of the palette, and apply it", async () => {
    const { user, edits, tool } = openEditor();
    await user.click(tool("Other color"));
    await user.click(await screen.findByRole("radio", { name: "Leaf" }));
    expect(screen.getByLabelText<HTMLInputElement>("Hex color").value).toBe("#2f6b46");
    const slider = (name: string) => screen.getByRole("slider", { name });
    fireEvent.change(slider("Saturation"), { target: { value: "100" } });
    fireEvent.change(slider("Brightness"), { target: { value: "100" } });
    fireEvent.change(slider("Hue"), { target: { value: "240" } });
    expect(edits).toEqual([]);
    await user.click(tool("Use this color"));
    expect(edits.at(-1)).toMatchObject({ settings: { background: "#0000ff" } });
  });

  it("OPN-16 include an optional opening or not", async () => {
    const { user, edits } = openEditor({ opening: { ...opening, optional: true } });
    const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(radio("Included").checked).toBe(true);
    await user.click(radio("Not Included"));
    expect(edits.at(-1)).toMatchObject({ type: "SET_OPENING", settings: { enabled: false } });
    expect(radio("Not Included").checked).toBe(true);
    await user.click(radio("Included"));
    expect(edits.at(-1)).toMatchObject({ settings: { enabled: true } });
  });

  it("OPN-16 show an optional opening as the product has it until the user chooses", async () => {
    const { user } = openEditor({
      opening: { ...opening, optional: true },
      enabledByDefault: false,
    });
    const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(radio("Not Included").checked).toBe(true);
    await user.click(radio("Included"));
    expect(radio("Included").checked).toBe(true);
  });

  it("OPN-16 have no choice for a required opening", () => {
    openEditor();
    expect(screen.queryByRole("radio", { name: "Not Included" })).toBeNull();
  });
});
