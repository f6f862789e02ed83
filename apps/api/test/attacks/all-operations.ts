import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from "graphql";

const DEPTH = 2;

/**
 * Writes one operation for each query and mutation: all arguments are variables, and it selects
 * what fits the limits.
 */
export function writeAllOperations(schema: GraphQLSchema): string[] {
  const write = (kind: "query" | "mutation", fields: Fields) =>
    Object.values(fields).map((field) => writeOperation(schema, kind, field));
  return [
    ...write("query", schema.getQueryType()?.getFields() ?? {}),
    ...write("mutation", schema.getMutationType()?.getFields() ?? {}),
  ];
}

type Fields = Readonly<Record<string, GraphQLField<unknown, unknown>>>;

function writeOperation(
  schema: GraphQLSchema,
  kind: "query" | "mutation",
  { name, args, type }: GraphQLField<unknown, unknown>,
): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const values = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const head =
    variables === "" ? `${kind} { ${name}` : `${kind} (${variables}) { ${name}(${values})`;
  return `${head}${select(schema, type, DEPTH)} }`;
}

function select(schema: GraphQLSchema, output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return "";
  if (isObjectType(type)) return ` { __typename ${selectFields(schema, type.getFields(), depth)} }`;
  const members = schema.getPossibleTypes(type);
  const types = new Map<string, Set<string>>();
  for (const { name, type: fieldType } of members.flatMap((m) => Object.values(m.getFields()))) {
    types.set(name, (types.get(name) ?? new Set()).add(String(fieldType)));
  }
  // A field whose type differs between the members would need an alias.
  const hasOneType = (name: string) => types.get(name)?.size === 1;
  const selections = members.map((member) => {
    const fields = Object.entries(member.getFields()).filter(([name]) => hasOneType(name));
    return `... on ${member.name} { __typename ${selectFields(schema, Object.fromEntries(fields), depth)} }`;
  });
  return ` { __typename ${selections.join(" ")} }`;
}

function selectFields(schema: GraphQLSchema, fields: Fields, depth: number): string {
  return Object.values(fields)
    .filter(({ args, type }) => args.length === 0 && (depth > 0 || isLeafType(getNamedType(type))))
    .map(({ name, type }) => `${name}${select(schema, type, depth - 1)}`)
    .join(" ");
}
