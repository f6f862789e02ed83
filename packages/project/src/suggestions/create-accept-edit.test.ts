import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import {
  createRandom,
  pickOpening,
  pickPhotoSize,
  readOpening,
} from "../../test/catalog-openings.ts";
import { findGap } from "../coverage.ts";
import { createOpeningImage } from "../create-opening-image.ts";
import { applyEdit, listSuggestionChanges } from "../edit.ts";
import { isIncluded } from "../inputs.ts";
import { getPrintArea, getPrintOutline, isWithinSizeLimits } from "../placement.ts";
import type { OpeningImage, OpeningInput, ProjectContent } from "../project.ts";
import { createAcceptAllEdit } from "./create-accept-all-edit.ts";
import { type AcceptOutputOption, createAcceptEdit } from "./create-accept-edit.ts";
import type { AcceptStrategy } from "./inclusion.ts";

const AT = "2026-11-15T08:00:00.000Z";
const NOW = "2026-11-16T08:00:00.000Z";

const EMPTY: ProjectContent = {
  name: "Our travels",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs: {},
};

const input = (...images: readonly OpeningImage[]): OpeningInput => ({
  type: "OPENING",
  images,
  modifiedAt: AT,
});

function place(opening: Opening, id: string, facts: Partial<OpeningImage> = {}): OpeningImage {
  const size = { width: 3000, height: 2000 };
  const image = createOpeningImage({ ...size, id, createdTime: AT }, opening);
  if (image === undefined) throw new RangeError(`${opening.id} has no area`);
  return { ...image, ...facts };
}

const maine = readOpening("50-states-36x24.json", "ME");
const utah = readOpening("50-states-36x24.json", "UT");

function accept(strategy: AcceptStrategy, suggested: OpeningInput, present?: OpeningInput) {
  const content = { ...EMPTY, inputs: present === undefined ? {} : { UT: present } };
  const accepted = { id: "s", opening: utah, input: suggested, strategy };
  const edit = createAcceptEdit(accepted, content, undefined);
  const applied = applyEdit(content, edit, NOW);
  const undone = applyEdit(applied.content, applied.inverse, NOW).content;
  return { accepted: applied.content.inputs["UT"], undone: undone.inputs["UT"] };
}

const idsOf = (accepted: OpeningInput | undefined) => accepted?.images.map(({ id }) => id);

describe("accepting a suggestion", () => {
  const box = getPrintArea(utah);
  const covering = (id: string) => place(utah, id, { ...box, rotation: 0 });

  it("adds the photos in their suggested placement, with the background", () => {
    const small = place(utah, "s1", { width: 20, height: 20 });
    const { accepted } = accept("add", { ...input(small), background: "#336699" });
    expect(accepted).toEqual({
      type: "OPENING",
      images: [small],
      background: "#336699",
      modifiedAt: NOW,
    });
  });

  it("overwrites photos and background, and undo restores both", () => {
    const present = { ...input(covering("mine")), background: "#112233" };
    const { accepted, undone } = accept("overwrite", input(covering("s1")), present);
    expect(accepted).toEqual({ ...input(covering("s1")), modifiedAt: NOW });
    expect(undone).toEqual({ ...present, modifiedAt: NOW });
  });

  it("merges the photos that are missing beside those of the opening", () => {
    const present = input(covering("owner/uploads/suggestions/a.jpg"));
    const suggested = input(covering("owner/uploads/suggestions/a.jpg"), covering("x/y/b.jpg"));
    const { accepted, undone } = accept("merge", suggested, present);
    expect(idsOf(accepted)).toEqual(["owner/uploads/suggestions/a.jpg", "x/y/b.jpg"]);
    expect(idsOf(undone)).toEqual(["owner/uploads/suggestions/a.jpg"]);
    expect(accepted?.modifiedAt).toBe(NOW);
  });

  it("hides the suggestion, and shows it again with the undo", () => {
    const accepted = { id: "s", opening: utah, input: input(covering("s1")) };
    const edit = createAcceptEdit({ ...accepted, strategy: "add" }, EMPTY, undefined);
    const { inverse } = applyEdit(EMPTY, edit, NOW);
    expect(listSuggestionChanges(edit)).toMatchObject([{ suggestionIds: ["s"], status: "HIDDEN" }]);
    expect(listSuggestionChanges(inverse)).toMatchObject([{ status: "SUBMITTED" }]);
  });

  it("covers the outline: random photos, placed anyhow, in 100 random regions", () => {
    const random = createRandom(35);
    const problems = Array.from({ length: 100 }, (_, i) => {
      const opening = pickOpening(random);
      const placeAnyhow = (id: string) => {
        const { width, height } = pickPhotoSize(random);
        const image = place(opening, id, { imageWidth: width, imageHeight: height });
        const factor = 0.1 + random();
        return {
          ...image,
          x: image.x + (random() - 0.5) * image.width,
          y: image.y + (random() - 0.5) * image.height,
          width: image.width * factor,
          height: image.height * factor,
          rotation: random() < 0.5 ? 0 : Math.floor(random() * 360),
          flipX: random() < 0.5,
        };
      };
      const suggested = Array.from({ length: 1 + (i % 3) }, (_item, n) => placeAnyhow(`s${n}`));
      const strategy = (["add", "overwrite", "merge"] as const)[i % 3] ?? "add";
      const present = strategy === "add" ? {} : { [opening.id]: input(placeAnyhow("mine")) };
      const content = { ...EMPTY, inputs: present };
      const edit = createAcceptEdit(
        { id: "s", opening, input: { images: suggested }, strategy },
        content,
        undefined,
      );
      const images = applyEdit(content, edit, NOW).content.inputs[opening.id]?.images ?? [];
      return findProblem(opening, images);
    });
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

function findProblem(opening: Opening, images: readonly OpeningImage[]): string | undefined {
  const outline = getPrintOutline(opening);
  const area = getPrintArea(opening);
  if (outline === undefined || area === undefined) return `${opening.name} has no outline`;
  if (images.length === 0) return `${opening.name} is empty`;
  if (findGap(outline, images).length > 0) return `${opening.name} has a bare part`;
  const isAllowed = images.every((image) => isWithinSizeLimits(image, area));
  return isAllowed ? undefined : `${opening.name}: the server refuses a size`;
}

describe("accepting several suggestions at once", () => {
  const openings = new Map([maine, utah].map((opening) => [opening.id, opening]));
  const suggest = (id: string, opening: Opening, count = 1) => ({
    id,
    openingId: opening.id,
    input: input(...Array.from({ length: count }, (_, i) => place(opening, `${id}-${i}.jpg`))),
  });

  it("adds to empty openings, merges where the photos fit, leaves the others for review", () => {
    const own = Array.from({ length: 8 }, (_, i) => place(utah, `own-${i}.jpg`));
    const content = { ...EMPTY, inputs: { UT: input(...own) } };
    const suggestions = [
      suggest("first", maine),
      suggest("second", maine, 2),
      suggest("fits", utah, 2),
      suggest("full", utah),
      { ...suggest("again", maine), input: suggest("first", maine).input },
      { ...suggest("unknown", maine), openingId: "XX" },
    ];
    const together = createAcceptAllEdit(suggestions, openings, content, undefined);
    expect(together.acceptedIds).toEqual(["first", "second", "fits", "again"]);
    expect(together.leftIds).toEqual(["full", "unknown"]);
    const applied = applyEdit(content, together.edit, NOW);
    expect(idsOf(applied.content.inputs["ME"])).toEqual([
      "first-0.jpg",
      "second-0.jpg",
      "second-1.jpg",
    ]);
    expect(idsOf(applied.content.inputs["UT"])).toHaveLength(10);
    const hidden = listSuggestionChanges(together.edit).flatMap((change) => change.suggestionIds);
    expect(hidden).toEqual(together.acceptedIds);
    const undone = applyEdit(applied.content, applied.inverse, NOW).content;
    expect(undone.inputs["UT"]?.images).toEqual(own);
    expect(idsOf(undone.inputs["ME"])).toEqual([]);
  });
});

describe("accepting for an optional region that is not included", () => {
  const optional: Opening = { ...utah, optional: true };
  const suggested = input(place(utah, "s1"));
  const excluded = { ...input(place(utah, "mine")), enabled: false };
  const isUtahIncluded = (
    { inputs }: ProjectContent,
    opening: Opening,
    option: AcceptOutputOption,
  ) => isIncluded(opening, inputs["UT"], option);

  it.each<[string, Opening, AcceptOutputOption, ProjectContent]>([
    ["the design", { ...optional, enabled: false }, undefined, EMPTY],
    ["the product", optional, { inputs: { UT: { enabled: false } } }, EMPTY],
    ["the owner", optional, undefined, { ...EMPTY, inputs: { UT: excluded } }],
  ])("includes what %s excludes; one undo excludes it again", (_by, opening, option, content) => {
    for (const strategy of ["add", "overwrite", "merge"] as const) {
      const accepted = { id: "s", opening, input: suggested, strategy };
      const edit = createAcceptEdit(accepted, content, option);
      const { content: after, inverse } = applyEdit(content, edit, NOW);
      expect(isUtahIncluded(after, opening, option)).toBe(true);
      expect(idsOf(after.inputs["UT"])).toContain("s1");
      const undone = applyEdit(after, inverse, NOW).content;
      expect(isUtahIncluded(undone, opening, option)).toBe(false);
      expect(undone.inputs["UT"]?.enabled).toBe(content.inputs["UT"]?.enabled);
      expect(idsOf(undone.inputs["UT"])).toEqual(idsOf(content.inputs["UT"]) ?? []);
    }
  });

  it("leaves the choice of the owner alone where the region is included", () => {
    expect(accept("add", suggested).accepted).not.toHaveProperty("enabled");
    const required: Opening = { ...utah, enabled: false };
    const accepted = { id: "s", opening: required, input: suggested, strategy: "add" } as const;
    const { content } = applyEdit(EMPTY, createAcceptEdit(accepted, EMPTY, undefined), NOW);
    expect(content.inputs["UT"]).not.toHaveProperty("enabled");
  });

  it("includes it in an acceptance of several, also for photos that are in the map", () => {
    const content = { ...EMPTY, inputs: { UT: excluded } };
    for (const id of ["mine", "other"]) {
      const suggestion = { id: "s", openingId: "UT", input: input(place(utah, id)) };
      const openings = new Map([["UT", optional]]);
      const { edit } = createAcceptAllEdit([suggestion], openings, content, undefined);
      const { content: after, inverse } = applyEdit(content, edit, NOW);
      expect(isUtahIncluded(after, optional, undefined)).toBe(true);
      expect(applyEdit(after, inverse, NOW).content.inputs["UT"]?.enabled).toBe(false);
    }
  });
});
