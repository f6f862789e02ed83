import { readFile } from "node:fs/promises";
import { z } from "zod";

export interface PersistedOperation {
  readonly source: string;
  /**
   * The name, from the built client's operations only: it is a label of metrics and a part of
   * traces.
   */
  readonly name: string;
}

/** The operations of the built client by hash. */
export type PersistedOperations = ReadonlyMap<string, PersistedOperation>;

const operationsSchema = z.record(z.string(), z.string());
const NAME = /(?:^|\} )(?:query|mutation) (\w+)/;

/** The name of operations that the built client doesn't have. */
export const OTHER_OPERATION_NAME = "other";

/** Reads the file that the code generator writes. */
export async function loadPersistedOperations(
  path: string | undefined,
): Promise<PersistedOperations> {
  if (path === undefined) return new Map();
  const parsed = operationsSchema.parse(JSON.parse(await readFile(path, "utf8")));
  return new Map(
    Object.entries(parsed).map(([hash, source]) => {
      const name = NAME.exec(source)?.[1] ?? OTHER_OPERATION_NAME;
      return [hash, { source, name }];
    }),
  );
}
