import { describe, expect, it } from "vitest";
import { findForm } from "./form-definitions.ts";
import { createPermalinkQuery, readPermalink } from "./permalink.ts";
import {
  changeField,
  chooseType,
  enterOtherFile,
  leaveOtherFile,
  listMissingFields,
  type RenderFormChoices,
  type RenderFormState,
  readFileId,
  resolveValues,
} from "./render-form-state.ts";

const option = (value: string) => ({ value, label: value });
const region = (value: string, hasInputs: boolean) => ({ ...option(value), hasInputs });

const CHOICES: RenderFormChoices = {
  designs: [option("utah"), option("ohio")],
  files: [option("abc123"), option("def456")],
  graphics: [option("oak"), option("slate")],
  regions: [region("CA", false), region("CO", true), region("UT", true)],
  suggestions: [option("s1"), option("s2")],
};
const NOTHING: RenderFormChoices = { designs: CHOICES.designs, files: CHOICES.files };

const start = (
  type: RenderFormState["type"],
  chosen: RenderFormState["chosen"] = {},
): RenderFormState => ({
  type,
  format: "png",
  chosen,
});
const product = findForm("pm", "pm_product");
const sheets = findForm("pm", "openings_print");
const suggestion = findForm("pm", "opening_suggestion");

describe("a change", () => {
  it("INT-07 cascades to what depends on it, and first options are preselected", () => {
    // A design with several graphics preselects the first; clearing the design clears the graphic.
    const designed = changeField(product, start("pm_product"), "design", ["utah"]);
    expect(resolveValues(product, designed, NOTHING)["backgroundSelection"]).toEqual([]);
    expect(resolveValues(product, designed, CHOICES)["backgroundSelection"]).toEqual(["oak"]);
    const one = { ...CHOICES, graphics: [option("oak")] };
    expect(resolveValues(product, designed, one)["backgroundSelection"]).toEqual([]);
    const painted = changeField(product, designed, "backgroundSelection", ["slate"]);
    expect(resolveValues(product, painted, CHOICES)["backgroundSelection"]).toEqual(["slate"]);
    const cleared = changeField(product, painted, "design", []);
    expect(cleared.chosen).toEqual({ design: [] });
    expect(resolveValues(product, cleared, NOTHING)["backgroundSelection"]).toEqual([]);

    // The first file, and its first region with inputs; the current regions are kept.
    const initial = resolveValues(sheets, start("openings_print"), CHOICES);
    expect(initial).toEqual({ file: ["abc123"], openingId: ["CO"] });
    const chosen = changeField(sheets, start("openings_print"), "openingId", ["UT", "CO"]);
    expect(resolveValues(sheets, chosen, CHOICES)["openingId"]).toEqual(["UT", "CO"]);
    // Changing the file clears the chosen regions.
    const changed = changeField(sheets, chosen, "file", ["def456"]);
    expect(changed.chosen).toEqual({ file: ["def456"] });
    const regions = [region("TX", false), region("OR", true)];
    expect(resolveValues(sheets, changed, { ...CHOICES, regions })["openingId"]).toEqual(["OR"]);
    expect(resolveValues(sheets, changed, NOTHING)["openingId"]).toEqual([]);

    // The first suggestion and the first option of a select.
    const suggested = resolveValues(suggestion, start("opening_suggestion"), CHOICES);
    expect(suggested["suggestion"]).toEqual(["s1"]);
    expect(resolveValues(product, designed, CHOICES)["hanger"]).toEqual(["none"]);
  });

  it("keeps an emptied list of regions and a removed background", () => {
    const none = changeField(sheets, start("openings_print"), "openingId", []);
    expect(resolveValues(sheets, none, CHOICES)["openingId"]).toEqual([]);
    const plain = changeField(product, start("pm_product"), "backgroundSelection", []);
    expect(resolveValues(product, plain, CHOICES)["backgroundSelection"]).toEqual([]);
  });

  it("of the type keeps the design and the file", () => {
    const state = { ...start("cut", { design: ["utah"], layer: ["outer"] }), otherFile: "xyz" };
    expect(chooseType(state, "debug")).toEqual({
      type: "debug",
      format: "png",
      chosen: { design: ["utah"] },
      otherFile: "xyz",
    });
  });
});

describe("the id of another file", () => {
  it("is nothing unless it has six characters", () => {
    expect(["abc12", "abc123", " abc123 ", "abc1234"].map(readFileId)).toEqual([
      "",
      "abc123",
      "abc123",
      "",
    ]);
  });

  it("replaces the file of the list until one returns to it", () => {
    const typed = enterOtherFile(sheets, start("openings_print", { openingId: ["CO"] }), "xyz78");
    expect(resolveValues(sheets, typed, NOTHING)).toEqual({ file: [], openingId: [] });
    const complete = enterOtherFile(sheets, typed, "xyz789");
    expect(resolveValues(sheets, complete, NOTHING)["file"]).toEqual(["xyz789"]);
    const back = leaveOtherFile(sheets, complete);
    expect(back.otherFile).toBeUndefined();
    expect(resolveValues(sheets, back, NOTHING)["file"]).toEqual(["abc123"]);
  });
});

it("names required fields without a value", () => {
  expect(listMissingFields(sheets, { file: [], openingId: [] })).toEqual(["file", "openingId"]);
  expect(listMissingFields(findForm("pm", "simple_message"), { message: [" "] })).toEqual([
    "message",
  ]);
});

describe("the permalink", () => {
  const read = (text: string) => readPermalink(new URLSearchParams(text), "pm", CHOICES.files);

  it("restores the form, also what was left empty", () => {
    const state = start("pm_product", { design: ["utah"], backgroundSelection: [] });
    const values = resolveValues(product, state, CHOICES);
    const restored = read(createPermalinkQuery(state, values).toString());
    expect(resolveValues(product, restored, CHOICES)).toEqual(values);
    const openings = { file: ["def456"], openingId: ["CO", "UT"] };
    const sheet = { ...start("openings_print"), format: "pdf" };
    expect(read(createPermalinkQuery(sheet, openings).toString())).toEqual({
      ...sheet,
      chosen: openings,
    });
  });

  it("shows the file of somebody else as typed", () => {
    expect(read("type=file_preview&file=xyz789").otherFile).toBe("xyz789");
    expect(read("type=file_preview&file=abc123").otherFile).toBeUndefined();
  });

  it("ignores unknown types, formats and fields", () => {
    expect(read("type=nothing&format=gif&color=red")).toEqual(start("all_openings"));
  });
});
