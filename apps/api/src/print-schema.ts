import { mkdirSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema/schema.ts";

/** Writes the schema for the client's code generator. */
const folder = new URL("../generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("schema.graphql", folder),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
