import { track } from "../../analytics.ts";
import { execute } from "../../api/execute.ts";
import {
  CreateMapmakerFileDocument,
  type CreateMapmakerFileMutation,
} from "../../generated/graphql.ts";
import { parseOptions } from "./new-project-options.ts";
import { forgetRequestId, keepRequestId } from "./request-id.ts";

export type CreateOutcome =
  | { readonly kind: "created"; readonly fileId: string }
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly message: string }
  /** Nobody knows whether the project was made: trying again finds out. */
  | { readonly kind: "failed"; readonly message: string };

/** Makes the project an address of a new one stands for; doing it again finds the same project. */
export async function createProject(designId: string, address: URL): Promise<CreateOutcome> {
  const name = address.pathname + address.search;
  const requestId = keepRequestId(name, sessionStorage);
  const options = parseOptions(address.searchParams.get("ies"));
  const input = { designId, requestId, ...options };
  let result: CreateMapmakerFileMutation["createMapmakerFile"];
  try {
    result = (await execute(CreateMapmakerFileDocument, { input })).createMapmakerFile;
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
  switch (result.__typename) {
    case "CreateMapmakerFileSuccess": {
      const { id, outputType } = result.file;
      if (forgetRequestId(name, requestId, sessionStorage)) {
        track({ name: "create-project", fileId: id, designId, outputType });
      }
      return { kind: "created", fileId: id };
    }
    case "NotSignedIn":
      return { kind: "signed-out" };
    default:
      return { kind: "refused", message: result.message };
  }
}
