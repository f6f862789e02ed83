import {
  type AccountViewer,
  createPhotoBundlePath,
  createPreviewPath,
  createSharePicturePath,
  encodeImageRequest,
  getImageAccess,
  type ImageAccess,
  type ProjectRow,
  requireOwnImageAccess,
  SHARE_PICTURE_NAMES,
  signPhoto,
  type Viewer,
} from "@photomap/server";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LONG_DEADLINE_MS } from "../test/photo-service.ts";
import { createImages } from "./app.ts";
import { addPhotoBundleRoute } from "./photo-bundle-route.ts";
import { PictureMemory } from "./picture-memory.ts";
import { addPreviewRoute } from "./preview-route.ts";

const DESIGN_ID = "50-states-36x24";
const PASSWORD = "seven gray cranes";
const CALLER = { ip: "198.51.100.7", brand: "pm", token: undefined } as const;
const STRANGER = { kind: "anonymous" } as const;
const HELD_MS = 30_000;

let test: TestBackend;
let images: FastifyInstance;
let owner: AccountViewer;
let nowMs = 0;

beforeAll(async () => {
  test = await openTestBackend();
  const { imageSigner: signer, signedProjects: projects } = test.backend;
  const log = pino({ level: "silent" });
  const shared = { ...test.backend, signer, memory: new PictureMemory(LONG_DEADLINE_MS), log };
  images = createImages({ ...shared, now: () => nowMs });
  addPreviewRoute(images, { ...shared, projects });
  addPhotoBundleRoute(images, { ...shared, projects });
});
afterAll(async () => {
  await images.close();
  await test.close();
});
beforeEach(async () => {
  owner = await signIn(`owner-${crypto.randomUUID()}@photomap.example`);
});

async function signIn(email: string): Promise<AccountViewer> {
  const { sessions } = test.backend;
  const { id } = await sessions.ensureDevelopmentAccount(email, PASSWORD);
  const viewer = await sessions.requireViewer((await sessions.start(id)).token);
  if (viewer.kind !== "account") throw new Error("Nobody is signed in");
  return viewer;
}

async function uploadPhoto(background: string, identity = owner.identity) {
  const { designs, storage } = test.backend;
  const photo = makeImage(identity);
  const pixels = { width: 400, height: 300, channels: 3, background } as const;
  const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
  await storage.writeOriginal(photo.id, jpeg, "image/jpeg");
  const design = await designs.find(DESIGN_ID);
  return { ...photo, ...design?.features.find(({ id }) => id === "CO")?.layers.print?.box };
}

/** Publishes a project whose Colorado is a blue photo. */
async function publishProject() {
  const photo = await uploadPhoto("blue");
  const request = { designId: DESIGN_ID, inputs: { CO: makeInput([photo]) } };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  return { photoId: photo.id, project: await save(created.project, { accessPolicy: "PUBLIC" }) };
}

async function save(
  project: ProjectRow,
  changes: { accessPolicy?: ProjectRow["accessPolicy"]; inputs?: unknown },
): Promise<ProjectRow> {
  const saved = await test.backend.projects.save(owner, {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name: project.name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy: project.accessPolicy,
    ...changes,
  });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return saved.project;
}

function findStrangerAccess(id: string): Promise<ImageAccess> {
  return findImageAccess(STRANGER, id);
}

async function findImageAccess(viewer: Viewer, id: string): Promise<ImageAccess> {
  const visible = await test.backend.projects.findVisible(viewer, id);
  if (visible === undefined) throw new Error("The project is not visible");
  return getImageAccess(viewer, visible.policy, visible.project);
}

function previewOf(project: ProjectRow, access: ImageAccess): string {
  return createPreviewPath(test.backend.imageSigner, project, access);
}

function photoOf(key: string, access: ImageAccess, edge: 512 | 1024 | 4096 = 512): string {
  const bucket = test.backend.storage.originalsBucket;
  const resize = { width: edge, height: edge, fit: "inside" } as const;
  const encoded = encodeImageRequest({ bucket, key, edits: { resize } });
  return `/${encoded}/${signPhoto(test.backend.imageSigner, { bucket, key }, access)}`;
}

async function getStatus(url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await images.inject({ url, headers })).statusCode;
}

describe("a project that a stranger has seen becomes private", () => {
  it("refuses the old preview address at once, with and without new photos", async () => {
    const { project } = await publishProject();
    const preview = previewOf(project, await findStrangerAccess(project.id));
    const seen = await images.inject(preview);
    expect(seen.statusCode).toBe(200);
    const etag = String(seen.headers["etag"]);
    const red = makeInput([await uploadPhoto("red")]);
    const [hidden, ...meanwhile] = await Promise.all([
      save(project, { accessPolicy: "PRIVATE", inputs: { CO: red } }),
      ...Array.from({ length: 10 }, () => images.inject(preview)),
    ]);
    const shown = meanwhile.filter(({ statusCode }) => statusCode !== 404);
    expect(shown.every(({ rawPayload }) => rawPayload.equals(seen.rawPayload))).toBe(true);
    expect(await getStatus(preview)).toBe(404);
    expect(await getStatus(preview, { "if-none-match": etag })).toBe(404);
    await save(hidden, { inputs: { UT: red } });
    expect(await getStatus(preview)).toBe(404);
  });

  it("refuses the pictures of its share page at once, also to a crawler that asks for changes", async () => {
    const { project } = await publishProject();
    const access = await findStrangerAccess(project.id);
    const path = createSharePicturePath(test.backend.imageSigner, project, access);
    const urls = SHARE_PICTURE_NAMES.map((name) => `${path}/${name}`);
    const seen = await Promise.all(urls.map((url) => images.inject(url)));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await save(project, { accessPolicy: "PRIVATE" });
    for (const [i, url] of urls.entries()) {
      expect(await getStatus(url)).toBe(404);
      expect(await getStatus(url, { "if-none-match": String(seen[i]?.headers["etag"]) })).toBe(404);
    }
  });

  it("refuses every size of its photos once the epoch is not held any more", async () => {
    const { photoId, project } = await publishProject();
    const access = await findStrangerAccess(project.id);
    const shown = await images.inject(photoOf(photoId, access));
    expect(shown.statusCode).toBe(200);
    const hidden = await save(project, { accessPolicy: "PRIVATE" });
    nowMs += HELD_MS;
    const etag = String(shown.headers["etag"]);
    for (const edge of [512, 1024, 4096] as const) {
      const answer = await images.inject(photoOf(photoId, access, edge));
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["cache-control"]).toBeUndefined();
    }
    expect(await getStatus(photoOf(photoId, access), { "if-none-match": etag })).toBe(404);
    expect(await getStatus(photoOf(photoId, requireOwnImageAccess(owner)))).toBe(200);
    expect(await getStatus(previewOf(hidden, requireOwnImageAccess(owner)))).toBe(200);
  });

  it("refuses them still when it becomes public again, and serves the new addresses", async () => {
    const { photoId, project } = await publishProject();
    const old = await findStrangerAccess(project.id);
    expect(await getStatus(photoOf(photoId, old))).toBe(200);
    const hidden = await save(project, { accessPolicy: "PRIVATE" });
    const shown = await save(hidden, { accessPolicy: "PUBLIC" });
    const access = await findStrangerAccess(project.id);
    expect(await getStatus(photoOf(photoId, access))).toBe(200);
    expect(await getStatus(previewOf(shown, access))).toBe(200);
    expect(await getStatus(previewOf(project, old))).toBe(404);
    nowMs += HELD_MS;
    expect(await getStatus(photoOf(photoId, old))).toBe(404);
    expect(await getStatus(photoOf(photoId, access))).toBe(200);
  });
});

/** An access to the project that is granted and then revoked. */
interface Revocation {
  readonly enter: (project: ProjectRow) => Promise<Viewer>;
  readonly revoke: (project: ProjectRow) => Promise<unknown>;
}

async function inviteFriend({ id: projectId }: ProjectRow): Promise<Viewer> {
  const granteeEmail = `friend-${crypto.randomUUID()}@photomap.example`;
  await test.query("update project set access_policy = 'PRIVATE' where id = $1", [projectId]);
  await test.backend.grants.add(owner, { projectId, granteeEmail, role: "COLLABORATOR" });
  return signIn(granteeEmail);
}

async function removeFriend({ id: projectId }: ProjectRow): Promise<void> {
  const [grant] = await test.backend.grants.list(owner, projectId);
  await test.backend.grants.remove(owner, { id: grant?.id ?? "", projectId });
}

const enterByLink = async () => STRANGER;

const REVOCATIONS: Record<string, Revocation> = {
  "an invited person who is removed": { enter: inviteFriend, revoke: removeFriend },
  "a visitor by a link that is renewed": {
    enter: enterByLink,
    revoke: ({ id }) => test.backend.shareLinks.renew(owner, id, crypto.randomUUID()),
  },
  "a visitor by a link that gets a password": {
    enter: enterByLink,
    revoke: ({ id }) => test.backend.shareLinks.update(owner, id, { password: PASSWORD }),
  },
  "a visitor by a link that expires": {
    enter: async ({ id }) => {
      const expiresAt = new Date(Date.now() + 3_600_000);
      await test.backend.shareLinks.update(owner, id, { expiresAt });
      return STRANGER;
    },
    revoke: ({ id }) =>
      test.query("update share_link set expires_at = now() where project_id = $1", [id]),
  },
};

describe.each(Object.entries(REVOCATIONS))("%s", (_who, { enter, revoke }) => {
  it("gets nothing more from any address that the project had", async () => {
    const { photoId, project } = await publishProject();
    const viewer = await enter(project);
    const access = await findImageAccess(viewer, project.id);
    const { imageSigner } = test.backend;
    const addresses = [
      photoOf(photoId, access),
      previewOf(project, access),
      ...SHARE_PICTURE_NAMES.map(
        (name) => `${createSharePicturePath(imageSigner, project, access)}/${name}`,
      ),
      `${createPhotoBundlePath(imageSigner, project, access)}/1280`,
    ];
    const before = await Promise.all(addresses.map((url) => getStatus(url)));
    expect(new Set(before)).toEqual(new Set([200]));
    await revoke(project);
    expect(await test.backend.projects.findVisible(viewer, project.id)).toBeUndefined();
    nowMs += HELD_MS;
    const after = await Promise.all(addresses.map((url) => getStatus(url)));
    expect(new Set(after)).toEqual(new Set([404]));
  });
});

describe("addresses while access does not change", () => {
  it("stay the same across saves and wider access", async () => {
    const { photoId, project } = await publishProject();
    const before = photoOf(photoId, await findStrangerAccess(project.id));
    const saved = await save(project, { inputs: { UT: makeInput([await uploadPhoto("red")]) } });
    const wider = await save(saved, { accessPolicy: "PUBLIC_COLLABORATORS" });
    expect(photoOf(photoId, await findStrangerAccess(project.id))).toBe(before);
    const narrower = await save(wider, { accessPolicy: "PUBLIC" });
    expect(narrower.accessEpoch).toBe(wider.accessEpoch + 1);
  });
});

describe("a deleted project", () => {
  it("refuses the addresses of others, also after it is restored", async () => {
    const { photoId, project } = await publishProject();
    const access = await findStrangerAccess(project.id);
    expect(await getStatus(photoOf(photoId, access))).toBe(200);
    await test.backend.trash.add(owner, project.id);
    expect(await getStatus(previewOf(project, access))).toBe(404);
    expect(await getStatus(previewOf(project, requireOwnImageAccess(owner)))).toBe(404);
    nowMs += HELD_MS;
    expect(await getStatus(photoOf(photoId, access))).toBe(404);
    await test.backend.trash.restore(owner, project.id);
    expect(await getStatus(photoOf(photoId, access))).toBe(404);
    const again = await findStrangerAccess(project.id);
    expect(await getStatus(photoOf(photoId, again))).toBe(200);
    expect(await getStatus(previewOf(project, again))).toBe(200);
  });
});

describe("the addresses of an owner", () => {
  it.each([
    ["after a log-out everywhere", () => test.backend.sessions.endAll(owner.accountId)],
    [
      "after a new password",
      () => {
        const input = { currentPassword: PASSWORD, newPassword: "another fine phrase" };
        return test.backend.passwords.change(CALLER, owner, input);
      },
    ],
  ])("are refused %s", async (_when, revoke) => {
    const { photoId, project } = await publishProject();
    const old = requireOwnImageAccess(owner);
    expect(await getStatus(photoOf(photoId, old))).toBe(200);
    expect(await getStatus(previewOf(project, old))).toBe(200);
    await revoke();
    expect(await getStatus(previewOf(project, old))).toBe(404);
    nowMs += HELD_MS;
    expect(await getStatus(photoOf(photoId, old))).toBe(404);
    const again = requireOwnImageAccess(await signIn(owner.email));
    expect(await getStatus(photoOf(photoId, again))).toBe(200);
    expect(await getStatus(previewOf(project, again))).toBe(200);
  });

  it("are refused after a deletion, as those of others, also when the account is restored", async () => {
    const { accounts, deletions } = test.backend;
    const { photoId, project } = await publishProject();
    const [own, foreign] = [requireOwnImageAccess(owner), await findStrangerAccess(project.id)];
    const addresses = [
      photoOf(photoId, own),
      previewOf(project, own),
      photoOf(photoId, foreign),
      previewOf(project, foreign),
    ];
    expect(await Promise.all(addresses.map((url) => getStatus(url)))).toEqual([200, 200, 200, 200]);
    const asked = { password: PASSWORD, confirmation: "delete" };
    expect((await deletions.request(CALLER, owner, asked)).kind).toBe("deleted");
    nowMs += HELD_MS;
    expect(await Promise.all(addresses.map((url) => getStatus(url)))).toEqual([404, 404, 404, 404]);
    const restored = { email: owner.email, password: PASSWORD, restore: true };
    expect((await accounts.signIn(CALLER, restored)).kind).toBe("signed-in");
    expect(await Promise.all(addresses.map((url) => getStatus(url)))).toEqual([404, 404, 404, 404]);
    const again = requireOwnImageAccess(await signIn(owner.email));
    expect(await getStatus(photoOf(photoId, again))).toBe(200);
    expect(await getStatus(previewOf(project, await findStrangerAccess(project.id)))).toBe(200);
  });

  it("end with the account for the guest it claimed, and are none of a stranger", async () => {
    const { sessions } = test.backend;
    const { viewer, token } = await sessions.startGuest();
    const { id: photoId } = await uploadPhoto("blue", viewer.identity);
    const access = requireOwnImageAccess(viewer);
    expect(await getStatus(photoOf(photoId, access))).toBe(200);
    await sessions.start(owner.accountId, token);
    nowMs += HELD_MS;
    expect(await getStatus(photoOf(photoId, access))).toBe(200);
    expect(await getStatus(photoOf(photoId, requireOwnImageAccess(owner)))).toBe(200);
    await sessions.endAll(owner.accountId);
    nowMs += HELD_MS;
    expect(await getStatus(photoOf(photoId, access))).toBe(404);
    expect(() => requireOwnImageAccess(STRANGER)).toThrow("owns no photos");
  });
});
