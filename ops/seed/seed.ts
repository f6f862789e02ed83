import { readdir, readFile } from "node:fs/promises";
import { findOpening } from "@photomap/design";
import { defaultPlacement, type OpeningInput } from "@photomap/project";
import {
  type AccountViewer,
  type Backend,
  backendSection,
  createLog,
  openBackend,
  parseConfig,
} from "@photomap/server";
import sharp from "sharp";

export const SEEDED_ACCOUNTS = [
  { email: "owner@photomap.example", description: "has a 50 States map with photos" },
  { email: "family@photomap.example", description: "has no project yet" },
] as const;

/** Used on development machines only. */
export const SEEDED_PASSWORD = "blue-heron";

const DESIGN_ID = "50-states-36x24";
const OPENINGS = ["CO", "UT", "MT", "CA", "MI", "TX", "NY", "FL"];
const PHOTOS = new URL("../../catalog/photos/", import.meta.url);

/** Creates example data; idempotent. */
export async function seed(services: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(backendSection, {
    ...services,
    DESIGNS_FOLDER: new URL("../../catalog/designs", import.meta.url).pathname,
    THUMBNAILS_FOLDER: new URL("../../catalog/thumbnails", import.meta.url).pathname,
    BACKGROUNDS_FOLDER: new URL("../../catalog/backgrounds", import.meta.url).pathname,
    LOOKUPS_FOLDER: new URL("../../catalog/generated/lookups", import.meta.url).pathname,
    IMAGE_SIGNING_KEY: "the seed signs no addresses at all",
    CODE_KEY: "for local development only and used by the seed",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  const backend = await openBackend(config, createLog("seed", "warn"));
  try {
    for (const { email } of SEEDED_ACCOUNTS) {
      await backend.sessions.ensureDevelopmentAccount(email, SEEDED_PASSWORD);
    }
    const owner = await signIn(backend, SEEDED_ACCOUNTS[0].email);
    if ((await backend.projects.listOwn(owner)).length === 0) await seedProject(backend, owner);
  } finally {
    await backend.close();
  }
}

async function signIn(backend: Backend, email: string): Promise<AccountViewer> {
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

async function seedProject(backend: Backend, owner: AccountViewer): Promise<void> {
  const created = await backend.projects.create(owner, "pm", { designId: DESIGN_ID });
  if (created.kind !== "created") throw new Error(`${DESIGN_ID} was not created: ${created.kind}`);
  const { project } = created;
  const inputs = await placePhotos(backend, owner);
  const saved = await backend.projects.save(owner, {
    fileId: project.id,
    fileUpdatedAt: project.updated_at,
    name: "Our fifty states",
    outputType: project.output_type,
    outputScale: project.output_scale,
    accessPolicy: project.access_policy,
    inputs,
  });
  if (saved.kind !== "saved") throw new Error(`The seeded project was not saved: ${saved.kind}`);
}

async function placePhotos(
  { designs, storage }: Backend,
  owner: AccountViewer,
): Promise<Record<string, OpeningInput>> {
  const design = await designs.find(DESIGN_ID);
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith(".jpg")).toSorted();
  const inputs: Record<string, OpeningInput> = {};
  const now = new Date().toISOString();
  for (const [i, openingId] of OPENINGS.entries()) {
    const name = names[i % names.length];
    const box = design && findOpening(design, openingId)?.layers.print?.box;
    if (name === undefined || box === undefined) continue;
    const bytes = await readFile(new URL(name, PHOTOS));
    const { width, height } = await sharp(bytes).metadata();
    const id = `${owner.identity}/uploads/seed/${name}`;
    await storage.writeOriginal(id, bytes, "image/jpeg");
    const image = {
      id,
      ...defaultPlacement({ width, height }, box),
      rotation: 0,
      flipX: false,
      flipY: false,
      imageWidth: width,
      imageHeight: height,
      createdTime: now,
    };
    inputs[openingId] = { type: "OPENING", images: [image], modifiedAt: now };
  }
  return inputs;
}
