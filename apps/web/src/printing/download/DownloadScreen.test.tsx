// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillRegions, inputOf, photoIn } from "../../project/store/test/open-test-project.ts";
import { dismissToast, getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { check, openDownload, press, printOnePerSheet, select } from "./test/open-download.tsx";

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  for (const { id } of getVisibleToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

const INPUT = { selector: "input" };
/** Finds the input by label, which is much faster than by role. */
const quantity = (name: string) => screen.getByLabelText<HTMLInputElement>(name, INPUT);
const setQuantity = (name: string, value: string) =>
  fireEvent.change(quantity(name), { target: { value } });
const sheets = () =>
  within(screen.getByRole("region", { name: "Sheets" })).queryAllByRole("listitem");

describe("the settings panel", () => {
  it("PRN-08 PRN-13 starts with jpeg, a border and clipping, without transparency and buffer", async () => {
    await openDownload();
    const format = screen.getByLabelText<HTMLSelectElement>("Format");
    expect(format.value).toBe("jpeg");
    expect([...format.options].map(({ value }) => value)).toEqual(["jpeg", "pdf", "svg"]);
    expect(screen.getByLabelText("Border")).toHaveProperty("checked", true);
    const clip = screen.getByLabelText("Cut photos to the outline");
    expect(clip).toHaveProperty("checked", true);
    const guides = screen.getByLabelText("Printing guides");
    expect(guides).toHaveProperty("checked", false);
    expect(screen.queryByRole("checkbox", { name: "Buffer area" })).toBeNull();
    cleanup();
    await openDownload(undefined, { canBeTransparent: true });
    expect(within(screen.getByLabelText("Format")).getByText("PNG, transparent")).toBeDefined();
  });

  it("PRN-13 ENT-13 stores size and options with a version and reads them again", async () => {
    await openDownload();
    check("Border");
    printOnePerSheet("full_size");
    const stored = JSON.parse(localStorage.getItem("photomap:print-settings") ?? "");
    expect(stored).toMatchObject({
      version: 2,
      size: { packingMode: "single", printSizeModeId: "full_size" },
      options: { borderWidth: 0 },
    });
    cleanup();
    await openDownload();
    expect(screen.getByLabelText("Border")).toHaveProperty("checked", false);
    expect(screen.getByLabelText("Paper size")).toHaveProperty("value", "full_size");
  });

  it("PRN-12 shares sheets by default, and starts a single matboard with full size whatever was stored on other maps", async () => {
    const readSize = () => {
      const { value, options } = screen.getByLabelText<HTMLSelectElement>("Paper size");
      return {
        isShared: screen.getByLabelText<HTMLInputElement>("Several per sheet").checked,
        paper: value,
        hasFullSize: [...options].some((option) => option.value === "full_size"),
      };
    };
    const shared = { isShared: true, paper: "letter", hasFullSize: false };
    const single = { outputType: "MATBOARD_WALL_MAP_SINGLE" } as const;
    await openDownload();
    expect(readSize()).toEqual(shared);
    check("Border");
    cleanup();
    await openDownload(undefined, single);
    expect(readSize()).toEqual({ isShared: false, paper: "full_size", hasFullSize: true });
    select("Paper size", "16x20");
    cleanup();
    await openDownload();
    expect(readSize()).toEqual(shared);
    cleanup();
    await openDownload(undefined, single);
    expect(readSize()).toEqual({ isShared: false, paper: "16x20", hasFullSize: true });
  });

  it("PRN-22 prints the outer layer for The Big Loop and the print layer for Photomap", async () => {
    const readSheetSize = async (brand: "pm" | "tbl") => {
      localStorage.clear();
      await openDownload(fillRegions("Colorado"), { brand });
      printOnePerSheet("full_size");
      check("Cut photos to the outline");
      const size = screen.getByRole("img", { name: /^Sheet / }).getAttribute("viewBox");
      cleanup();
      return size;
    };
    expect(await readSheetSize("pm")).toBe("0 0 236 236");
    expect(await readSheetSize("tbl")).toBe("0 0 256 256");
  });

  it("offers the cutting machines for svg only", async () => {
    await openDownload();
    expect(screen.queryByRole("radio", { name: "Cricut" })).toBeNull();
    select("Format", "svg");
    expect(screen.getByLabelText("Cricut")).toHaveProperty("checked", true);
  });

  it("PRN-15 prints each opening with photos once, and 0 to 999 times on request", async () => {
    await openDownload();
    printOnePerSheet("8x10");
    expect(quantity("Colorado").value).toBe("1");
    expect(screen.queryByLabelText("Utah", INPUT)).toBeNull();
    setQuantity("Colorado", "1234");
    expect(quantity("Colorado").value).toBe("999");
    expect(screen.getByText("999 sheets of 8 × 10 in")).toBeDefined();
    setQuantity("Colorado", "3");
    expect(screen.getByText("Print 3 copies")).toBeDefined();
    press("Fewer of Colorado");
    expect(quantity("Colorado").value).toBe("2");
    setQuantity("Colorado", "0");
    expect(screen.getByRole("button", { name: "Fewer of Colorado" })).toHaveProperty(
      "disabled",
      true,
    );
  });

  it("PRN-17 PRN-18 disables what does not fit, with the reason and a warning", async () => {
    await openDownload();
    printOnePerSheet("8x10");
    expect(quantity("Texas").disabled).toBe(true);
    const reason = document.getElementById(
      quantity("Texas").getAttribute("aria-describedby") ?? "",
    );
    expect(reason?.textContent).toBe("Does not fit on the current paper size");
    const warning = "1 of 2 counties doesn't fit on 8 × 10 in and is left out: Texas.";
    expect(screen.getByText(warning)).toBeDefined();
    expect(sheets()).toHaveLength(1);
    press("Use 11 × 14 in");
    expect(screen.getByLabelText("Paper size")).toHaveProperty("value", "11x14");
    expect(quantity("Texas").disabled).toBe(false);
    expect(screen.queryByText(warning)).toBeNull();
    expect(sheets()).toHaveLength(2);
  });

  it("names every region that does not fit on the paper", async () => {
    await openDownload(fillRegions("Utah", "Colorado", "Texas"), { outputScale: 2 });
    select("Paper size", "4x6");
    press("Select all");
    expect(screen.getByText("None of the prints fit", { exact: false })).toBeDefined();
    select("Paper size", "8x10");
    expect(
      screen.getByText("1 of 3 counties doesn't fit on 8 × 10 in and is left out: Texas."),
    ).toBeDefined();
    select("Paper size", "5x7");
    expect(
      screen.getByText(
        "2 of 3 counties don't fit on 5 × 7 in and are left out: Colorado and Texas.",
      ),
    ).toBeDefined();
  });

  it("LIM-07 shows a sheet 8 times the square root of its longer side high", async () => {
    await openDownload();
    printOnePerSheet("8x10");
    const picture = screen.getByRole("img", { name: /^Sheet / });
    expect(Number.parseFloat(picture.parentElement?.style.height ?? "")).toBeCloseTo(
      8 * Math.sqrt(720),
    );
  });

  it("PRN-18 shows why there are no sheets, and disables the download", async () => {
    await openDownload(fillRegions("Texas"));
    printOnePerSheet("4x6");
    expect(
      screen.getByText(
        "None of the prints fit on the selected paper size. Please choose a larger paper size.",
      ),
    ).toBeDefined();
    cleanup();
    await openDownload();
    printOnePerSheet("11x14");
    press("Select none");
    const empty = "Select at least one county from the settings panel.";
    expect(screen.getByText(empty)).toBeDefined();
    expect(screen.getByText("No sheets", { selector: "p" })).toBeDefined();
    expect(screen.getByRole("button", { name: /^Download/ })).toHaveProperty("disabled", true);
    press("Select all");
    expect(sheets()).toHaveLength(2);
  });

  it("applies select all and none to the search results only", async () => {
    await openDownload();
    printOnePerSheet("11x14");
    setQuantity("Colorado", "4");
    const search = screen.getByLabelText("Search counties");
    fireEvent.change(search, { target: { value: " TEX" } });
    expect(screen.queryByLabelText("Colorado", INPUT)).toBeNull();
    press("Select none");
    fireEvent.change(search, { target: { value: "" } });
    expect([quantity("Colorado").value, quantity("Texas").value]).toEqual(["4", "0"]);
    press("Select all");
    expect([quantity("Colorado").value, quantity("Texas").value]).toEqual(["4", "1"]);
    fireEvent.change(search, { target: { value: "atlantis" } });
    expect(screen.getByText("No matches found for search")).toBeDefined();
  });
});

describe("the preflight", () => {
  const preflight = () => screen.getByRole("region", { name: /to look at first$/ });

  it("confirms that nothing is wrong", async () => {
    await openDownload(fillRegions("Utah", "Colorado", "Texas"));
    expect(screen.getByText("Every photo is sharp, and all counties are covered.")).toBeDefined();
  });

  it("fixes a gap with one click, which can be undone", async () => {
    const photo = photoIn("Colorado");
    const small = { ...photo, width: photo.width * 0.6 };
    const { project } = await openDownload({ ...fillRegions("Utah", "Texas"), CO: inputOf(small) });
    expect(within(preflight()).getByText("Colorado shows bare paper")).toBeDefined();
    const link = within(preflight()).getByRole("link", { name: "Open Colorado" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}/CO`);
    press("Grow to cover");
    expect(await screen.findByText(/^Every photo is sharp/)).toBeDefined();
    const [toast] = getVisibleToasts();
    expect(toast?.content).toBe("The photo now covers Colorado.");
    act(() => toast?.action?.onSelect());
    expect(await screen.findByText("Colorado shows bare paper")).toBeDefined();
  });

  it("shows blurry photos and missing regions", async () => {
    const blurry = photoIn("Utah", { imageWidth: 100, imageHeight: 100 });
    await openDownload({ UT: inputOf(blurry) });
    expect(within(preflight()).getByText(/^Utah: (Very )?Blurry$/)).toBeDefined();
    expect(within(preflight()).getByText("2 counties have no photo yet")).toBeDefined();
    expect(within(preflight()).getByText("Colorado, Texas.")).toBeDefined();
  });

  it("shows nothing about openings that are not printed", async () => {
    const blurry = { imageWidth: 100, imageHeight: 100 };
    await openDownload({
      UT: inputOf(photoIn("Utah", blurry)),
      CO: inputOf(photoIn("Colorado", blurry)),
    });
    press("Fewer of Utah");
    const titles = within(preflight()).getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent?.split(":")[0])).toEqual(["Colorado"]);
  });

  it("shows three findings first and all on request", async () => {
    const blurry = { imageWidth: 100, imageHeight: 100 };
    await openDownload({
      UT: inputOf(photoIn("Utah", blurry)),
      CO: inputOf(photoIn("Colorado", { ...blurry, width: 100 })),
    });
    const count = within(preflight()).getAllByRole("listitem").length;
    expect(count).toBe(3);
    press(/^Show all \d$/);
    expect(within(preflight()).getAllByRole("listitem").length).toBeGreaterThan(3);
    press("Show fewer");
    expect(within(preflight()).getAllByRole("listitem")).toHaveLength(3);
  });
});

describe("the whole map", () => {
  const choose = () => fireEvent.click(screen.getByLabelText("The whole map"));

  it("is offered beside the cut-outs, each with what it makes", async () => {
    await openDownload();
    const cutouts = screen.getByRole("radio", {
      name: "Cut-outs for your map",
      description: /^Each county on its own, .* cut along the outline and place it in your map\.$/,
    });
    expect(cutouts).toHaveProperty("checked", true);
    choose();
    expect(screen.queryByLabelText("Colorado", INPUT)).toBeNull();
    expect(screen.getByText("5 sheets of Letter Paper: 1 row of 5")).toBeDefined();
    expect(sheets()).toHaveLength(5);
    expect(screen.getByRole("img", { name: "Sheet Row 1, column 5" })).toBeDefined();
  });

  it("changes its sheets with the paper, and is one picture as JPEG", async () => {
    await openDownload();
    choose();
    select("Paper size", "A3");
    expect(screen.getByText(/^\d sheets of A3 Paper: \d rows? of \d$/)).toBeDefined();
    select("Paper size", "full_size");
    expect(screen.getByText("One page, 33.3 × 9.7 in", { selector: "p" })).toBeDefined();
    select("Format", "jpeg");
    expect(screen.getByText("One picture, 33.3 × 9.7 in at 300 dots per inch")).toBeDefined();
    expect(screen.queryByLabelText("Paper size")).toBeNull();
    expect(within(screen.getByLabelText("Format")).queryByText("PNG, transparent")).toBeNull();
  });

  it("is not offered on more sheets than can be assembled", async () => {
    await openDownload(undefined, { outputScale: 5 });
    choose();
    expect(screen.getByText(/^The map needs too many sheets of this paper\./)).toBeDefined();
    expect(screen.getByRole("button", { name: "Download PDF" })).toHaveProperty("disabled", true);
  });
});

describe("a large preview", () => {
  it("opens from a sheet, zooms, goes to other sheets and closes by the keyboard", async () => {
    await openDownload();
    printOnePerSheet("11x14");
    press("Enlarge 11x14-colorado.jpeg");
    const dialog = await screen.findByRole("dialog", { name: "11x14-colorado.jpeg" });
    expect(within(dialog).getByText("1 of 2")).toBeDefined();
    const stage = within(dialog).getByRole("region", { name: "11x14-colorado.jpeg, enlarged" });
    fireEvent.keyDown(stage, { key: "+" });
    expect(within(dialog).getByText("150%")).toBeDefined();
    fireEvent.keyDown(stage, { key: "ArrowRight" });
    expect(within(dialog).getByText("1 of 2")).toBeDefined();
    fireEvent.keyDown(stage, { key: "0" });
    fireEvent.keyDown(stage, { key: "ArrowRight" });
    expect(await screen.findByRole("dialog", { name: "11x14-texas.jpeg" })).toBeDefined();
    fireEvent.keyDown(stage, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
