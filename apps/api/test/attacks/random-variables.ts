import fc, { type Arbitrary } from "fast-check";
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from "graphql";

const HOSTILE_TEXTS = [
  "",
  " ",
  "null",
  "__proto__",
  "constructor",
  "' or '1'='1",
  "'; drop table project; --",
  "\\",
  "%",
  "_%_",
  "../../etc/passwd",
  "..%2f..%2f",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "https://evil.example/",
  "//evil.example",
  "\u0000",
  "\uD800",
  "\u202Eabc",
  "👩‍👩‍👧‍👦",
  "a".repeat(5000),
  "2026-02-30T25:61:00Z",
  "-1",
  "NaN",
  "1e309",
];

const NUMBERS = [0, -0, 1, -1, 0.1, 10, 100_000, 2 ** 31 - 1, 2 ** 31, 1e9, -1e9, 1e308, 5e-324];

/** Creates values for the variables of an operation; about one in twenty doesn't fit its type. */
export function createRandomVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  knownTexts: readonly string[],
): Arbitrary<Record<string, unknown>> {
  const definition = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("There is no operation");
  const texts = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...knownTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
    { weight: 1, arbitrary: fc.uuid() },
  );
  const entries = (definition.variableDefinitions ?? []).map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type);
    if (inputType === undefined) throw new Error(`There is no type of ${variable.name.value}`);
    return [variable.name.value, randomValue(inputType as GraphQLInputType, texts)] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

function randomValue(type: GraphQLInputType, texts: Arbitrary<string>): Arbitrary<unknown> {
  const wrong = fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2 }));
  return fc.oneof(
    { weight: 19, arbitrary: randomFittingValue(type, texts) },
    { weight: 1, arbitrary: wrong },
  );
}

function randomFittingValue(type: GraphQLInputType, texts: Arbitrary<string>): Arbitrary<unknown> {
  if (isNonNullType(type)) return randomFittingValue(type.ofType, texts);
  if (isListType(type)) return fc.array(randomValue(type.ofType, texts), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) return randomInputObject(type.getFields(), texts);
  if (type.name === "Int") return fc.oneof(fc.integer(), fc.constantFrom(...NUMBERS));
  if (type.name === "Float") return fc.oneof(fc.double(), fc.constantFrom(...NUMBERS));
  if (type.name === "Boolean") return fc.boolean();
  if (type.name === "String" || type.name === "ID") return texts;
  if (type.name === "DateTime") return fc.oneof(fc.date().map(toText), texts);
  return fc.oneof(fc.dictionary(texts, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }), texts);
}

const toText = (date: Date) => (Number.isNaN(date.getTime()) ? "never" : date.toISOString());

function randomInputObject(
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
  texts: Arbitrary<string>,
): Arbitrary<unknown> {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, randomValue(field.type, texts)] as const,
  );
  const requiredKeys = Object.keys(fields).filter((name) => isNonNullType(fields[name]?.type));
  return fc.record(Object.fromEntries(values), { requiredKeys });
}
