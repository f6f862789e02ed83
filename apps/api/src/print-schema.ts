import { mkdirSync, writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema/schema.ts";

/** The folder for the schema, which the client's code generator reads. */
const folder = new URL("../generated/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL("schema.graphql", folder),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);
