import type { OutputType } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { track } from "../../analytics.ts";
import { execute } from "../../api/execute.ts";
import {
  CreateMapmakerFileDocument,
  type CreateMapmakerFileMutation,
} from "../../generated/graphql.ts";
import { createGuestProject } from "../../project-store/guest-projects.ts";
import { loadDesign } from "../../project-store/load-project.ts";
import { type NewProjectOptions, parseOptions } from "./new-project-options.ts";
import { forgetRequestId, keepRequestId } from "./request-id.ts";

export type CreateOutcome =
  | { readonly kind: "created"; readonly fileId: string }
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
    case "CreateMapmakerFileSuccess":
      return finish(result.file, { name, requestId, designId });
    case "NotSignedIn":
      return createAsGuest(designId, requestId, options, name);
    default:
      return { kind: "refused", message: result.message };
  }
}

/** Without an account the project lives in this browser. */
async function createAsGuest(
  designId: string,
  requestId: string,
  { inputs = {}, ...output }: NewProjectOptions,
  name: string,
): Promise<CreateOutcome> {
  try {
    const design = await loadDesign(designId);
    const wishes = { requestId, inputs: startInputs(inputs), ...output };
    const file = await createGuestProject(design, wishes);
    if (file === undefined) {
      return { kind: "refused", message: "This design is not made in this form." };
    }
    return finish(file, { name, requestId, designId });
  } catch (error) {
    return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

function startInputs(given: NonNullable<NewProjectOptions["inputs"]>): Inputs {
  const untouched = { type: "OPENING", images: [], modifiedAt: new Date().toISOString() } as const;
  return Object.fromEntries(
    Object.entries(given).map(([id, start]) => [id, { ...untouched, ...start }]),
  );
}

/** The event is fired by the first to hear that the project is made. */
function finish(
  { id, outputType }: { readonly id: string; readonly outputType: OutputType },
  wish: { readonly name: string; readonly requestId: string; readonly designId: string },
): CreateOutcome {
  if (forgetRequestId(wish.name, wish.requestId, sessionStorage)) {
    track({ name: "create-project", fileId: id, designId: wish.designId, outputType });
  }
  return { kind: "created", fileId: id };
}
