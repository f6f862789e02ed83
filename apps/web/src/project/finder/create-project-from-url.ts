import type { OutputType } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { track } from "../../platform/analytics/analytics.ts";
import { execute } from "../../platform/api/execute.ts";
import {
  CreateFileDocument,
  type CreateFileMutation,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { createGuestProject } from "../store/guests/guest-projects.ts";
import { findDesign } from "../store/loading/load-design.ts";
import { type NewProjectOptions, parseOptions } from "../store/loading/new-project-options.ts";

export type CreateProjectResult =
  | { readonly kind: "created"; readonly projectId: string }
  | { readonly kind: "refused"; readonly message: string }
  /** The outcome is unknown; a retry with the same request id is safe. */
  | { readonly kind: "failed"; readonly message: string };

/** Creates the project a /p/new/ URL describes; idempotent until it has succeeded. */
export async function createProjectFromUrl(
  designId: string,
  address: URL,
): Promise<CreateProjectResult> {
  const name = address.pathname + address.search;
  const requestId = ensureIdempotencyKey(name, requestStorage);
  const options = parseOptions(address.searchParams.get("ies"));
  const input = { designId, requestId, ...options };
  let result: CreateFileMutation["createMapmakerFile"];
  try {
    result = (await execute(CreateFileDocument, { input })).createMapmakerFile;
  } catch (error) {
    return { kind: "failed", message: reportAndDescribeFailure(error, "create project") };
  }
  switch (result.__typename) {
    case "CreateMapmakerFileSuccess":
      return completeRequest(result.file, { name, requestId, designId });
    case "NotSignedIn":
      return createAsGuest(designId, requestId, options, name);
    default:
      return { kind: "refused", message: result.message };
  }
}

/** Creates a guest's project, which is stored in this browser. */
async function createAsGuest(
  designId: string,
  requestId: string,
  { inputs = {}, ...output }: NewProjectOptions,
  name: string,
): Promise<CreateProjectResult> {
  try {
    const design = await findDesign(designId);
    if (design === undefined) return { kind: "refused", message: "This design does not exist." };
    const options = { requestId, inputs: createInputs(inputs), ...output };
    const file = await createGuestProject(design, options);
    if (file === undefined) {
      return { kind: "refused", message: "This map isn't available as this product." };
    }
    return completeRequest(file, { name, requestId, designId });
  } catch (error) {
    return { kind: "failed", message: reportAndDescribeFailure(error, "create project") };
  }
}

function createInputs(given: NonNullable<NewProjectOptions["inputs"]>): Inputs {
  const untouched = { type: "OPENING", images: [], modifiedAt: new Date().toISOString() } as const;
  return Object.fromEntries(
    Object.entries(given).map(([id, start]) => [id, { ...untouched, ...start }]),
  );
}

/** Tracks the event once per created project, even when several tabs create the same one. */
function completeRequest(
  { id, outputType }: { readonly id: string; readonly outputType: OutputType },
  request: { readonly name: string; readonly requestId: string; readonly designId: string },
): CreateProjectResult {
  if (removeIdempotencyKey(request.name, request.requestId, requestStorage)) {
    track({ name: "create-project", projectId: id, designId: request.designId, outputType });
  }
  return { kind: "created", projectId: id };
}

type RequestStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "photomap.create.";

const kept = new Map<string, string>();

/**
 * Session storage, or memory where the browser forbids it: then a reload creates a second project.
 */
const requestStorage: RequestStorage = {
  getItem: (key) => readSession((storage) => storage.getItem(key)) ?? kept.get(key) ?? null,
  setItem: (key, value) => {
    kept.set(key, value);
    readSession((storage) => storage.setItem(key, value));
  },
  removeItem: (key) => {
    kept.delete(key);
    readSession((storage) => storage.removeItem(key));
  },
};

/** Returns undefined where storage is forbidden or full. */
function readSession<Value>(read: (storage: Storage) => Value): Value | undefined {
  try {
    return read(sessionStorage);
  } catch {
    return undefined;
  }
}

/** One id per URL and tab until its project is created: a reload or a second click repeats the same request. */
export function ensureIdempotencyKey(url: string, storage: RequestStorage): string {
  const known = storage.getItem(PREFIX + url);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  storage.setItem(PREFIX + url, id);
  return id;
}

/** Removes the id and returns whether it was still stored; another visit creates a new project. */
export function removeIdempotencyKey(url: string, id: string, storage: RequestStorage): boolean {
  if (storage.getItem(PREFIX + url) !== id) return false;
  storage.removeItem(PREFIX + url);
  return true;
}
