import { readFile } from "node:fs/promises";
import { z } from "zod";

const operationsSchema = z.record(z.string(), z.string());

export type PersistedOperations = ReadonlyMap<string, string>;

/** The operations of the built client by hash, as written by the code generator. */
export async function loadPersistedOperations(
  path: string | undefined,
): Promise<PersistedOperations> {
  if (path === undefined) return new Map();
  const parsed = operationsSchema.parse(JSON.parse(await readFile(path, "utf8")));
  return new Map(Object.entries(parsed));
}
