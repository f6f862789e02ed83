import { type LoaderFunctionArgs, redirect } from "react-router";
import { GetProjectIdsDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import { getCollaboratePath } from "../suggestions/collaborate-paths.ts";

/** Redirects to the suggestions of the only project, else to the list, where guests choose. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await loadFromApi(request, GetProjectIdsDocument, {});
  const [first, ...others] = [...found.files, ...found.sharedFiles];
  const isOnly = first !== undefined && others.length === 0;
  return redirect(isOnly ? getCollaboratePath(first.id) : "/create");
}
