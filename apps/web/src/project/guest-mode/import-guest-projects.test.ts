// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CreateFileDocument,
  GetFileWithDesignDocument,
  type GetFileWithDesignQuery,
  ImportGuestDataDocument,
  type ImportGuestDataMutation,
  type ImportGuestDataMutationVariables,
} from "../../platform/api/generated/graphql.ts";
import { openBrowserStore } from "../store/browser-store.ts";
import {
  createGuestProject,
  getImportKey,
  listGuestProjects,
} from "../store/guests/guest-projects.ts";
import { removeGuestProject } from "../store/remove-stored-project.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto, storedPhoto } from "../store/test/open-store.ts";
import { DESIGN } from "../store/test/sample-design.ts";
import { grantUploads, KEY_PREFIX } from "../uploads/test/grant-uploads.ts";
import { type ImportProgress, importGuestProjects } from "./import-guest-projects.ts";

type Projects = ImportGuestDataMutationVariables["data"]["projects"];
type Respond = (projects: Projects) => ImportGuestDataMutation["importGuestData"];

const PHOTO_ID = "guest/uploads/photos/1.jpg";
const ACCOUNT_KEY = `${KEY_PREFIX}1.jpg`;

beforeAll(stubBrowserGlobals);

const store = { statuses: [] as number[], keys: [] as string[] };

/** The object store: answers the uploads with these statuses, then with 204. */
class StoreRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;

  open(): void {}
  abort(): void {}

  send(form: FormData): void {
    const key = form.get("key");
    if (typeof key === "string") store.keys.push(key);
    this.status = store.statuses.shift() ?? 204;
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

let projectId = "";

beforeEach(async () => {
  vi.stubGlobal("XMLHttpRequest", StoreRequest);
  Object.assign(store, { statuses: [], keys: [] });
  for (const { id } of await listGuestProjects()) await removeGuestProject(id);
  const inputs = {
    UT: { type: "OPENING", images: [makePhoto(PHOTO_ID)], modifiedAt: "" },
  } as const;
  const created = await createGuestProject(DESIGN, { requestId: crypto.randomUUID(), inputs });
  projectId = created?.id ?? "";
  const db = await openBrowserStore();
  const photo = { ...storedPhoto(PHOTO_ID), name: "beach.jpg" };
  await db.put("photos", { ...photo, projectId, status: "IN_PROGRESS" });
});

const PROJECT: NonNullable<GetFileWithDesignQuery["file"]> = {
  id: "abc123",
  businessId: "pm",
  name: "Two States",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  viewerPolicy: "OWNER",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  inputs: {},
  photoBucket: "photos",
  photoSignatures: {},
  design: { id: DESIGN.id, name: DESIGN.name },
  fileAccesses: [],
};

/** The API answers one import request after the other. */
function stubImports(...responses: readonly Respond[]) {
  const sent: Projects[] = [];
  const copies: unknown[] = [];
  const api = grantUploads();
  api.on(ImportGuestDataDocument, ({ data: { projects } }) => {
    const respond = responses[sent.length];
    sent.push(projects);
    if (respond === undefined) throw new Error("No more answers");
    return { importGuestData: respond(projects) };
  });
  api.on(GetFileWithDesignDocument, { file: PROJECT, account: null });
  api.on(CreateFileDocument, ({ input }) => {
    copies.push(input);
    const file = { id: "copy12", name: "Our travels", outputType: "VINYL_WALL_MAP" } as const;
    return { createMapmakerFile: { __typename: "CreateMapmakerFileSuccess", file } } as const;
  });
  api.serve(`/designs/${DESIGN.id}.json`, DESIGN);
  return { sent, copies };
}

const missing: Respond = () => ({ __typename: "PhotosMissing", photoIds: [PHOTO_ID] });

const succeed =
  ({ isNew = true } = {}): Respond =>
  (projects) => ({
    __typename: "ImportGuestDataSuccess",
    projects: projects.map(({ requestId }) => ({ requestId, projectId: "abc123", isNew })),
  });

const loseConnection: Respond = () => {
  throw new TypeError("Failed to fetch");
};

describe("an import", () => {
  it("uploads missing photos with keys of the account, then removes the local copy", async () => {
    const { sent } = stubImports(missing, succeed());
    const steps: ImportProgress[] = [];
    const outcome = await importGuestProjects((progress) => steps.push(progress));
    expect(outcome).toEqual({ kind: "imported", fileIds: new Map([[projectId, "abc123"]]) });
    expect(store.keys).toEqual([ACCOUNT_KEY]);
    expect(sent[0]?.[0]?.requestId).toBe(getImportKey(projectId));
    expect(sent[1]?.[0]).toMatchObject({ inputs: { UT: { images: [{ id: ACCOUNT_KEY }] } } });
    expect(steps.at(-1)).toEqual({ step: "uploading", photosDone: 1, photosTotal: 1 });
    expect(await listGuestProjects()).toEqual([]);
  });

  it("takes the photos along that have no place yet", async () => {
    stubImports(missing, succeed());
    const db = await openBrowserStore();
    const photo = { folder: "", savedDay: "2026-11-19", prepared: {} as never };
    await db.put("trayPhotos", { ...photo, id: "waits", projectId });
    await importGuestProjects(() => {});
    expect(await db.get("trayPhotos", "waits")).toMatchObject({ projectId: "abc123" });
  });

  it("keeps the local copy when the API refuses it", async () => {
    stubImports(() => ({ __typename: "InvalidInput", message: "Too many projects." }));
    const outcome = await importGuestProjects(() => {});
    expect(outcome).toEqual({ kind: "refused", reason: "Too many projects." });
    expect(await listGuestProjects()).toHaveLength(1);
  });

  it("ends with the name of a photo that the store refuses for good", async () => {
    const { sent } = stubImports(missing, succeed());
    store.statuses = [400];
    const outcome = await importGuestProjects(() => {});
    expect(outcome).toEqual({
      kind: "refused",
      reason: "We couldn't accept the photo beach.jpg. Remove it from your map and try again.",
    });
    expect(store.keys).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect(await listGuestProjects()).toHaveLength(1);
  });

  it("ends with an error that the API would repeat", async () => {
    stubImports();
    vi.stubGlobal("fetch", async () => {
      const body = { errors: [{ message: "Variable $data has an invalid value." }] };
      return new Response(JSON.stringify(body), { status: 400 });
    });
    await expect(importGuestProjects(() => {})).rejects.toThrow("invalid value");
    expect(await listGuestProjects()).toHaveLength(1);
  });

  it("fails for a photo that is no longer in the browser", async () => {
    stubImports(missing);
    await (await openBrowserStore()).delete("photos", PHOTO_ID);
    await expect(importGuestProjects(() => {})).rejects.toThrow("no longer in this browser");
  });
});

describe("a resumed import", () => {
  it("repeats a request whose connection was lost, and reports that it waits", async () => {
    const { sent } = stubImports(loseConnection, succeed());
    const steps: string[] = [];
    const outcome = await importGuestProjects(({ step }) => steps.push(step));
    expect(outcome.kind).toBe("imported");
    expect(sent).toHaveLength(2);
    expect(steps).toContain("waiting");
  });

  it("keeps edits that were made after an import whose answer was lost", async () => {
    const { copies } = stubImports(succeed({ isNew: false }));
    await importGuestProjects(() => {});
    expect(copies).toMatchObject([
      { name: "Two States (copy)", inputs: { UT: { images: [{ id: PHOTO_ID }] } } },
    ]);
    expect(await listGuestProjects()).toEqual([]);
  });
});
