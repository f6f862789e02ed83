import { expect, it } from "vitest";
import { parsePictureInput } from "./picture-input.ts";

const parse = (props: object, output: object = {}) =>
  parsePictureInput({ output: { format: "png", downloadFilename: "map", ...output }, props });

const PREVIEW = { type: "file_preview", file: "map" };

it.each(["jpeg", "png", "svg"])("accepts the format %s", (format) => {
  const cut = { type: "cut", design: "50-states" };
  expect(parse(cut, { format })).toEqual({
    output: { format, downloadFilename: "map" },
    props: { ...cut, layer: "cut", shrinkBorder: 0 },
  });
});

it("uses the defaults for omitted values, which GraphQL sends as null", () => {
  expect(parse({ ...PREVIEW, width: null })).toMatchObject({
    props: { ...PREVIEW, width: 1024, height: 1024 },
  });
  const product = { type: "pm_product", design: "50-states" };
  const { props } = { props: {}, ...parse({ ...product, frame: null, grommets: null }) };
  expect(props).toEqual({ ...product, hangerBars: false, grommets: false });
});

it.each([16, 4096])("accepts sides of %d pixels", (side) => {
  expect(parse({ ...PREVIEW, width: side, height: side })).toMatchObject({
    props: { width: side, height: side },
  });
});

it.each([
  ["another format", PREVIEW, { format: "gif" }],
  ["a side that is too short", { ...PREVIEW, width: 15 }, {}],
  ["a side that is too long", { ...PREVIEW, height: 4097 }, {}],
  ["two openings of a finished region", region(["OH", "MI"]), {}],
  ["no openings to print", { type: "openings_print", file: "map", openingId: [] }, {}],
  ["a border that grows", { type: "cut", design: "50-states", shrinkBorder: -1 }, {}],
  ["another frame", { type: "pm_product", design: "50-states", frame: "oak" }, {}],
])("refuses %s", (_name, props, output) => {
  expect(parse(props, output)).toEqual({ problem: expect.any(String) });
});

it.each(["contextual", "chalkboard", "wood", "corkboard", "none"])(
  "accepts the background %s of a finished region",
  (background) => {
    expect(parse({ ...region(["OH"]), background })).toMatchObject({ props: { background } });
  },
);

function region(openingId: readonly string[]) {
  return { type: "region_completion", file: "map", openingId, background: "wood" };
}
