import { findRegionAt, openLookup } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { readLookup } from "../test/read-catalog.ts";
import { NATIONAL_PARKS } from "./national-parks.ts";

/** Islands off the coast, and parks outside the fifty states. */
const NOT_IN_A_STATE = new Set(["American Samoa", "Virgin Islands", "Dry Tortugas"]);

describe("the national parks", () => {
  it("are sixty-three, each named once", () => {
    expect(new Set(NATIONAL_PARKS.map(({ name }) => name)).size).toBe(63);
  });

  it("lie in the state they are listed under", () => {
    const states = openLookup(readLookup("50-states"));
    const misplaced = NATIONAL_PARKS.filter(({ name }) => !NOT_IN_A_STATE.has(name)).filter(
      ({ state, place: [longitude, latitude] }) =>
        findRegionAt(states, { longitude, latitude }) !== state,
    );
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });
});
