import { findOpeningAtPlace, openLookup } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { readDesign, readLookup } from "../test/read-catalog.ts";
import { NATIONAL_PARKS } from "./national-parks.ts";

/** Islands off the coast, and parks outside the fifty states. */
const NOT_IN_A_STATE = new Set(["American Samoa", "Virgin Islands", "Dry Tortugas"]);

describe("the national parks", () => {
  it("are 63 with distinct names", () => {
    expect(new Set(NATIONAL_PARKS.map(({ name }) => name)).size).toBe(63);
  });

  it("are in the state they are listed under", () => {
    const states = openLookup(readLookup("50-states"));
    const design = readDesign("50-states-36x24");
    const misplaced = NATIONAL_PARKS.filter(({ name }) => !NOT_IN_A_STATE.has(name)).filter(
      ({ state, place: [longitude, latitude] }) =>
        findOpeningAtPlace(design, states, { longitude, latitude })?.opening.id !== state,
    );
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });
});
