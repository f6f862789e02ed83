import { expect, it } from "vitest";
import { applyMutant, listMutants } from "./list-mutants.ts";

function mutate(text: string): string[] {
  return listMutants("file.ts", text).map((mutant) => applyMutant(text, mutant));
}

it("replaces operators, and no plus between texts", () => {
  expect(mutate("x = a < b;")).toEqual(["x = a <= b;"]);
  expect(mutate("x = a ?? b;")).toEqual(["x = a && b;"]);
  expect(mutate("x -= y + z;")).toEqual(["x += y + z;", "x -= y - z;"]);
  expect(mutate("x = `a` + b;")).toEqual([]);
  expect(mutate("x = !a;")).toEqual(["x = a;"]);
  expect(mutate("i++;")).toEqual(["i--;"]);
});

it("replaces conditions by both values", () => {
  expect(mutate("if (a) b = c;")).toEqual(["if (true) b = c;", "if (false) b = c;"]);
  expect(mutate("x = a ? b : c;")).toEqual(["x = true ? b : c;", "x = false ? b : c;"]);
});

it("replaces values and removes calls, bodies and steps of chains", () => {
  expect(mutate("x = true;")).toEqual(["x = false;"]);
  expect(mutate("x = 5;")).toEqual(["x = 6;"]);
  expect(mutate('x = "a";')).toEqual(['x = "";']);
  expect(mutate("x = [a];")).toEqual(["x = [];"]);
  expect(mutate("await save();")).toEqual([";"]);
  expect(mutate("x = a.filter(b);")).toEqual(["x = a;"]);
  expect(mutate("x = a.some(b);")).toEqual(["x = a.every(b);"]);
  expect(mutate("function f() { return a; }")).toEqual(["function f() {}"]);
});

it("leaves types, imports, keys and texts for developers alone", () => {
  expect(mutate('import { a } from "b";')).toEqual([]);
  expect(mutate('type A = "b" | 1;')).toEqual([]);
  expect(mutate('x = { "a-b": c };')).toEqual([]);
  expect(mutate('x = c["a"];')).toEqual([]);
  expect(mutate('throw new RangeError("a");')).toEqual([]);
});
