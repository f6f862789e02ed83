import { describe, expect, it } from "vitest";
import { FORMS, findForm, getFormLabel, listFormats, listForms } from "./form-definitions.ts";
import { resolveValues } from "./render-form-state.ts";
import { createRenderVariables } from "./render-request.ts";

/** The fields with a star when they are required, and their values before anything is chosen. */
function describeForm(type: string) {
  const form = findForm(type === "tbl_product" ? "tbl" : "pm", type);
  const state = { type: form.type, format: "png", chosen: {} };
  const values = resolveValues(form, state, { designs: [], files: [] });
  return form.fields.map(({ name, isRequired, options }) => {
    const initial = values[name]?.join() ?? "hidden";
    const listed = options === undefined ? "" : ` of ${options.map(({ value }) => value).join()}`;
    return `${name}${isRequired === true ? "*" : ""}: ${initial}${listed}`;
  });
}

const LAYER = "layer: cut of cut,print,inner,outer";

describe("the forms", () => {
  it("INT-02 of all_openings, file_preview, simple_message, debug and cut", () => {
    expect(describeForm("all_openings")).toEqual(["file*: ", "width: 1024", "height: 1024", LAYER]);
    expect(describeForm("file_preview")).toEqual(["file*: ", "width: 1024", "height: 1024"]);
    expect(describeForm("simple_message")).toEqual(["message*: ", "width: 1024", "height: 1024"]);
    expect(describeForm("debug")).toEqual(["design*: "]);
    expect(describeForm("cut")).toEqual(["design*: ", LAYER, "shrinkBorder: 0"]);
  });

  it("INT-03 of openings_print, opening_sticker_preview, opening_suggestion and region_completion", () => {
    expect(describeForm("openings_print")).toEqual([
      "file*: ",
      "openingId*: ",
      "printLayout: hidden",
    ]);
    expect(findForm("pm", "openings_print").fields[1]?.isList).toBe(true);
    expect(describeForm("opening_sticker_preview")).toEqual(["file*: ", "openingId*: "]);
    expect(describeForm("opening_suggestion")).toEqual([
      "file*: ",
      "suggestion*: ",
      "width: ",
      "height: ",
      "maxWidth: ",
      "maxHeight: ",
      "backgroundColor: ",
    ]);
    expect(describeForm("region_completion")).toEqual([
      "file*: ",
      "openingId*: ",
      "background*: contextual of contextual,chalkboard,wood,corkboard,none",
    ]);
  });

  it("INT-04 of output_type_demonstration", () => {
    expect(describeForm("output_type_demonstration")).toEqual([
      "design*: ",
      "outputType*: MATBOARD_WALL_MAP of MATBOARD_WALL_MAP,MATBOARD_WALL_MAP_SINGLE,VEHICLE_MAP,VINYL_WALL_MAP",
      "width*: 300",
      "height*: 200",
    ]);
  });

  it("INT-05 of products, each for its own brand", () => {
    expect(describeForm("pm_product")).toEqual([
      "design*: ",
      "backgroundSelection: ",
      "hanger: none of none,hanger-bars-pine,frame-black,frame-white,frame-grey,grommets-corners",
      "frame: none of none,black,grey,white",
      "grommets: none of none,corners",
    ]);
    expect(describeForm("tbl_product")).toEqual([
      "design*: ",
      "frame*: black of black,grey,white",
      "outerColor: white of white,black,caribbean,driftwood,sienna,zucchini",
    ]);
    const typesOf = (brand: "pm" | "tbl") => listForms(brand).map(({ type }) => type);
    expect(typesOf("pm")).not.toContain("tbl_product");
    expect(typesOf("tbl")).not.toContain("pm_product");
    expect([typesOf("pm").length, typesOf("tbl").length]).toEqual([11, 11]);
    expect(findForm("tbl", "pm_product").type).toBe("all_openings");
  });

  it("have the label of their type, with spaces and capitalized", () => {
    expect(getFormLabel("output_type_demonstration")).toBe("Output type demonstration");
  });

  it("use all types of input", () => {
    const types = new Set(FORMS.flatMap(({ fields }) => fields.map(({ type }) => type)));
    expect([...types].toSorted()).toEqual([
      "design",
      "design-graphic",
      "file",
      "file-opening",
      "number",
      "opening_suggestion",
      "rectangular-print-layout",
      "select",
      "string",
    ]);
  });

  it("offer SVG for lines to cut and PDF for sheets", () => {
    expect(listFormats("cut")).toContain("svg");
    expect(listFormats("openings_print")).toContain("pdf");
    expect(listFormats("debug")).toEqual(["png", "jpeg"]);
  });
});

describe("the request", () => {
  it("has numbers, openings and only what was filled in", () => {
    const form = findForm("pm", "openings_print");
    const values = { file: ["abc123"], openingId: ["CO", "UT"] };
    expect(createRenderVariables(form, "pdf", values)).toEqual({
      format: "pdf",
      props: { type: "openings_print", file: "abc123", openingId: ["CO", "UT"] },
    });
    const cut = createRenderVariables(findForm("pm", "cut"), "pdf", {
      design: ["ut"],
      layer: ["cut"],
      shrinkBorder: ["9.5"],
    });
    expect(cut).toEqual({
      format: "png",
      props: { type: "cut", design: "ut", layer: "cut", shrinkBorder: 9.5 },
    });
  });

  it.each([
    ["none", "none", "none", { frame: null, hangerBars: false, grommets: false }],
    ["hanger-bars-pine", "none", "none", { frame: null, hangerBars: true, grommets: false }],
    ["frame-grey", "none", "none", { frame: "grey", hangerBars: false, grommets: false }],
    ["frame-grey", "white", "none", { frame: "white", hangerBars: false, grommets: false }],
    ["grommets-corners", "none", "none", { frame: null, hangerBars: false, grommets: true }],
    ["none", "none", "corners", { frame: null, hangerBars: false, grommets: true }],
  ])("of a product with the hanger %s, frame %s, grommets %s", (hanger, frame, grommets, look) => {
    const values = { design: ["ut"], hanger: [hanger], frame: [frame], grommets: [grommets] };
    expect(createRenderVariables(findForm("pm", "pm_product"), "png", values).props).toEqual({
      type: "pm_product",
      design: "ut",
      ...look,
    });
  });
});
