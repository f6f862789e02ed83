import { expect, it } from "vitest";
import { parseBuyerAddress } from "./buyer-address.ts";

const ADDRESS = {
  name: "Customer 12",
  line1: "12 Oak Street",
  city: "Ann Arbor",
  state: "MI",
  zip: "48104",
};

function listProblems(changes: object): string[] {
  const result = parseBuyerAddress({ ...ADDRESS, ...changes });
  if (result.kind === "valid") return [];
  return result.problems.map(({ code, field = [] }) => [...field, code].join(" "));
}

it("is stored without spaces around, with the state in upper case", () => {
  const { name, line1, city, zip } = ADDRESS;
  const entered = { name: ` ${name} `, line1: ` ${line1}`, city: `${city} `, zip: ` ${zip}` };
  const stored = { line1, city, state: "MI", postalCode: zip, country: "US" };
  expect(parseBuyerAddress({ ...entered, state: " mi ", line2: " " })).toEqual({
    kind: "valid",
    name,
    address: stored,
  });
  expect(parseBuyerAddress({ ...ADDRESS, line2: " Apt 4 ", country: "US" })).toEqual({
    kind: "valid",
    name,
    address: { ...stored, line2: "Apt 4" },
  });
});

it.each(["name", "line1", "city", "state", "zip"])("needs the %s", (name) => {
  expect(listProblems({ [name]: " " })).toEqual([`input address ${name} BLANK`]);
});

it("has every problem when nothing was entered", () => {
  const result = parseBuyerAddress(undefined);
  expect(result).toMatchObject({ kind: "refused", problems: { length: 5 } });
});

it.each(["name", "line1", "line2", "city"])("has a %s of at most 200 characters", (name) => {
  expect(listProblems({ [name]: "a".repeat(200) })).toEqual([]);
  expect(listProblems({ [name]: "a".repeat(201) })).toEqual([`input address ${name} TOO_LONG`]);
});

it("has a state and a ZIP code of the USA, military mail included", () => {
  for (const state of ["AL", "NY", "WY", "AP"]) expect(listProblems({ state })).toEqual([]);
  for (const state of ["ON", "Michigan"]) {
    expect(listProblems({ state })).toEqual(["input address state INVALID_STATE_IN_COUNTRY"]);
  }
  expect(listProblems({ zip: "4810" })).toEqual(["input address zip INVALID"]);
});
