import { isRecord } from "./permitted.ts";

/** Writes a value as GraphQL: JSON without quotes around keys; `enums` are not quoted either. */
function literal(value: unknown, enums: readonly string[] = []): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, enums)).join(", ")}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([key, item]) => `${key}: ${literal(item, enums)}`);
    return `{ ${fields.join(", ")} }`;
  }
  return enums.includes(String(value)) ? String(value) : JSON.stringify(value);
}

export const mutation = (name: string, args: object, enums: readonly string[] = []) => {
  const given = literal(args, enums).slice(1, -1);
  return `mutation { ${name}(${given}) { __typename ... on Refusal { message } } }`;
};
