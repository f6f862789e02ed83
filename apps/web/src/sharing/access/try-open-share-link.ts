import { execute } from "../../platform/api/execute.ts";
import { OpenShareLinkDocument } from "../../platform/api/generated/graphql.ts";

/**
 * Why a project is not visible: its link needs a password, or it cannot be opened at all. `opened`:
 * the key of the address was right, and the project can be loaded again.
 */
export async function tryOpenShareLink(
  projectId: string,
  pageUrl: string,
): Promise<"opened" | "needs-password" | "closed"> {
  const { openShareLink } = await execute(OpenShareLinkDocument, {
    fileId: projectId,
    key: new URL(pageUrl).searchParams.get("k"),
  });
  switch (openShareLink.__typename) {
    case "OpenShareLinkSuccess":
      return "opened";
    case "SharePasswordRequired":
      return "needs-password";
    default:
      return "closed";
  }
}
