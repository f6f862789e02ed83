import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  parse,
  print,
  valueFromASTUntyped,
} from "graphql";
import { isRecord } from "../authorization/permitted.ts";

const schema = buildSchema(
  readFileSync(new URL("../../generated/schema.graphql", import.meta.url), "utf8"),
);

/** A place in the arguments of an operation. */
export interface OperationTarget {
  readonly name: string;
  readonly write: (value: string) => { readonly query: string; readonly variables: object };
}

/** Lists every scalar in the arguments of an operation, given in the text or not. */
export function listTargets(text: string): OperationTarget[] {
  const [definition] = parse(text).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation: ${text}`);
  const [field] = definition.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`No field: ${text}`);
  const name = field.name.value;
  const given = Object.fromEntries(
    (field.arguments ?? []).map((argument) => [
      argument.name.value,
      valueFromASTUntyped(argument.value),
    ]),
  );
  const types = schema.getRootType(definition.operation)?.getFields()[name]?.args ?? [];
  const selection = field.selectionSet === undefined ? "" : print(field.selectionSet);
  return types.flatMap((argument) =>
    listPaths(argument.type).map((path) => ({
      name: [name, argument.name, ...path].join("."),
      write: (value) => {
        const required = types.filter(isRequiredArgument);
        const values = {
          ...Object.fromEntries(required.map(({ name: key, type }) => [key, makeValue(type)])),
          ...given,
          [argument.name]: insert(argument.type, given[argument.name], path, value),
        };
        const used = types.filter(({ name: key }) => key in values);
        const declared = used.map(({ name: key, type }) => `$${key}: ${String(type)}`).join(", ");
        const passed = used.map(({ name: key }) => `${key}: $${key}`).join(", ");
        const query = `${definition.operation} (${declared}) { ${name}(${passed}) ${selection} }`;
        return { query, variables: values };
      },
    })),
  );
}

function listPaths(type: GraphQLInputType, outer: readonly string[] = []): string[][] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [[]];
  if (outer.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    listPaths(field.type, [...outer, named.name]).map((path) => [field.name, ...path]),
  );
}

/** Inserts another value at the path, with what the path requires beside it. */
function insert(
  type: GraphQLInputType,
  given: unknown,
  path: readonly string[],
  value: string,
): unknown {
  if (isNonNullType(type)) return insert(type.ofType, given, path, value);
  if (isListType(type)) {
    const [first, ...others] = Array.isArray(given) ? given : [];
    return [insert(type.ofType, first, path, value), ...others];
  }
  const [name, ...rest] = path;
  if (!isInputObjectType(type) || name === undefined) return value;
  const fields = type.getFields();
  const known = isRecord(given) && !type.isOneOf ? given : {};
  const field = fields[name];
  if (field === undefined) throw new Error(`${type.name} has no field ${name}`);
  const before = isRecord(given) ? given[name] : undefined;
  return { ...makeRequired(type), ...known, [name]: insert(field.type, before, rest, value) };
}

function makeRequired(type: GraphQLInputType): Record<string, unknown> {
  if (!isInputObjectType(type)) return {};
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, makeValue(field.type)]));
}

const VALUES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: "2026-07-04T12:00:00.000Z",
  Inputs: {},
  StringMap: {},
};

function makeValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return makeValue(type.ofType);
  if (isListType(type)) return [makeValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return makeRequired(type);
  return VALUES[type.name] ?? "x";
}
