import { type LoaderFunctionArgs, redirect } from "react-router";
import { execute } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { getCollaboratePath } from "../../features/suggestions/collaborate-paths.ts";
import { GetProjectIdsDocument } from "../../generated/graphql.ts";

/** The suggestions of the only project, else the choice of one. Guests choose in the browser. */
export async function loader({ request }: LoaderFunctionArgs) {
  const found = await execute(GetProjectIdsDocument, {}, getApiOrigin(request));
  const [first, ...others] = [...found.files, ...found.sharedFiles];
  const isOnly = first !== undefined && others.length === 0;
  return redirect(isOnly ? getCollaboratePath(first.id) : "/create");
}
