import { expect, it } from "vitest";
import { schema } from "./schema.ts";

it("has enums whose values are their names: compiled operations send them as they are", () => {
  // Without those of introspection.
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const values = types.flatMap((type) => ("getValues" in type ? type.getValues() : []));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter(({ name, value }) => value !== name)).toEqual([]);
});
