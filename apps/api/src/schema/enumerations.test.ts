import { expect, it } from "vitest";
import { schema } from "./schema.ts";

/** Returns the enumeration with a name, with what the tests use of it. */
function requireEnum(name: string) {
  const type = schema.getType(name);
  if (type === undefined || !("getValues" in type)) throw new Error(`${name} is no enumeration`);
  return type;
}

/** Lists the types of all fields and arguments with this name, without their lists and nulls. */
function listTypes(name: string): string[] {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    "getFields" in type ? Object.values(type.getFields()) : [],
  );
  const named = fields
    .flatMap((field) => ["args" in field ? field.args : [], field].flat())
    .filter((field) => field.name === name);
  return [...new Set(named.map(({ type }) => String(type).replaceAll(/[![\]]/g, "")))];
}

it("LIM-13 the codes of refused account operations are an enumeration", () => {
  expect(
    requireEnum("CustomerErrorCode")
      .getValues()
      .map(({ name }) => name),
  ).toEqual([
    "BAD_DOMAIN",
    "CUSTOMER_DISABLED",
    "NOT_FOUND",
    "PASSWORD_RESET_REQUIRED",
    "TOKEN_INVALID",
    "UNIDENTIFIED_CUSTOMER",
  ]);
  expect(listTypes("code")).toContain("CustomerErrorCode");
});

it.each([
  { field: "businessId", type: "BusinessId", values: ["pm", "tbl"] },
  { field: "visibility", type: "Visibility", values: ["PRIVATE", "PUBLIC", "USER_LIST"] },
  { field: "access", type: "Access", values: ["READ", "WRITE"] },
  { field: "country", type: "CountryCode", values: ["US"] },
  { field: "currencyCode", type: "CurrencyCode", values: ["CAD", "EUR", "GBP", "USD"] },
  {
    field: "sortKey",
    type: "ProductSortKey",
    values: ["BEST_SELLING", "MANUAL", "NEWEST", "PRICE", "TITLE"],
  },
])("LIM-13 every $field is a $type and accepts no other value", ({ field, type, values }) => {
  const enumeration = requireEnum(type);
  expect(enumeration.getValues().map(({ name }) => name)).toEqual(values);
  expect(values.map((value) => enumeration.parseValue(value))).toEqual(values);
  expect(() => enumeration.parseValue("OTHER")).toThrow(`does not exist in "${type}"`);
  expect(listTypes(field)).toEqual([type]);
});
