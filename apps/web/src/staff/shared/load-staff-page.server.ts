import { data } from "react-router";
import type { TypedDocumentString } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";

type Present<Result> = { [Name in keyof Result]: NonNullable<Result[Name]> };

/** Loads a staff page's data. Throws a 404 for null: missing, or not for this viewer. */
export async function loadStaffPage<Result extends object, Variables>(
  request: Request,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Present<Result>> {
  const result = await loadFromApi(request, document, variables);
  if (Object.values(result).includes(null)) throw data(null, { status: 404 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no value is null
  return result as Present<Result>;
}

/** Reads a list's parameters from the address of its page. */
export function readListParameters(request: Request): {
  readonly search: string | null;
  readonly after: string | null;
} {
  const { searchParams } = new URL(request.url);
  return { search: searchParams.get("search"), after: searchParams.get("after") };
}
