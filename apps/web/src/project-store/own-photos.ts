import { execute } from "../api/execute.ts";
import { GetPhotosDocument } from "../generated/graphql.ts";

/** Those of the person's own photos among these. */
export async function askSignatures(ids: readonly string[]): Promise<Record<string, string>> {
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return Object.fromEntries(photos.map(({ id, signature }) => [id, signature]));
}

/** Those of which the server found that they are no photos. */
export async function findRejected(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { photos } = await execute(GetPhotosDocument, { ids: [...ids] });
  return photos.filter(({ status }) => status === "REJECTED").map(({ id }) => id);
}
