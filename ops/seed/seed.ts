import { readFile } from "node:fs/promises";
import type { AccessPolicy, OpeningInput } from "@photomap/project";
import type { AccountViewer, Backend } from "@photomap/server";
import { DEMO_INPUTS, PHOTOS } from "./demo-photos.ts";
import { openSeedBackend } from "./seed-backend.ts";
import { SUGGESTED_COUNTRIES, seedSuggestions } from "./seed-suggestions.ts";
import { seedTickets } from "./seed-tickets.ts";
import { seedTokens } from "./seed-tokens.ts";

export const SEEDED_ACCOUNTS = [
  {
    email: "owner@photomap.example",
    description: "has tokens, a public 50 States map, and a World map with suggestions waiting",
  },
  {
    email: "family@photomap.example",
    description: "can suggest photos for the World map and has a draft",
  },
  { email: "employee@photomap.example", description: "ships orders at /staff" },
  {
    email: "admin@photomap.example",
    description: "also changes products, discounts, promotions and tokens at /staff",
  },
] as const;

/** The password of all seeded accounts, on development machines only. */
export const SEEDED_PASSWORD = "blue-heron";

interface SeededProject {
  readonly designId: string;
  readonly name: string;
  readonly accessPolicy: AccessPolicy;
  readonly empty: readonly string[];
}

const SHARED_PROJECT: SeededProject = {
  designId: "world-36x24",
  name: "Trips abroad",
  accessPolicy: "PUBLIC_COLLABORATORS",
  empty: SUGGESTED_COUNTRIES,
};

const PROJECTS: readonly SeededProject[] = [
  SHARED_PROJECT,
  {
    designId: "50-states-36x24",
    name: "Our fifty states",
    accessPolicy: "PUBLIC",
    /** The states that the family has not visited. */
    empty: ["DE", "IA", "MS", "ND", "NE", "WV"],
  },
];

/** Creates example data; idempotent. */
export async function seed(
  services: NodeJS.ProcessEnv,
): Promise<{ readonly voucherCode: string | undefined }> {
  const backend = await openSeedBackend(services);
  try {
    for (const { email } of SEEDED_ACCOUNTS) {
      await backend.sessions.ensureDevelopmentAccount(email, SEEDED_PASSWORD);
    }
    const owner = await signIn(backend, SEEDED_ACCOUNTS[0].email);
    const family = await signIn(backend, SEEDED_ACCOUNTS[1].email);
    if ((await backend.projects.listOwn(owner)).length === 0) {
      for (const project of PROJECTS) await seedProject(backend, owner, project);
    }
    const projects = await backend.projects.listOwn(owner);
    const shared = projects.find(({ name }) => name === SHARED_PROJECT.name);
    const isOpen = shared?.accessPolicy === SHARED_PROJECT.accessPolicy;
    if (shared !== undefined && isOpen) {
      await seedSuggestions(backend, shared.id, { owner, family });
    }
    const admin = await signIn(backend, SEEDED_ACCOUNTS[3].email);
    await seedTickets(backend, { owner, family, admin });
    return { voucherCode: await seedTokens(backend, { owner, family, admin }) };
  } finally {
    await backend.close();
  }
}

export async function signIn(backend: Backend, email: string): Promise<AccountViewer> {
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

async function seedProject(
  backend: Backend,
  owner: AccountViewer,
  { designId, name, accessPolicy, empty }: SeededProject,
): Promise<void> {
  const created = await backend.projects.create(owner, "pm", { designId });
  if (created.kind !== "created") throw new Error(`${designId} was not created: ${created.kind}`);
  const { project } = created;
  const saved = await backend.projects.save(owner, {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy,
    inputs: await placePhotos(backend, owner, await readInputs(designId, empty)),
  });
  if (saved.kind !== "saved") throw new Error(`The seeded project was not saved: ${saved.kind}`);
}

async function readInputs(
  designId: string,
  empty: readonly string[],
): Promise<Record<string, OpeningInput>> {
  const text = await readFile(new URL(`${designId}.json`, DEMO_INPUTS), "utf8");
  const inputs: Record<string, OpeningInput> = JSON.parse(text);
  return Object.fromEntries(Object.entries(inputs).filter(([id]) => !empty.includes(id)));
}

/** Stores photos as the owner's uploads and dates them over ten years. */
async function placePhotos(
  { storage }: Backend,
  owner: AccountViewer,
  inputs: Record<string, OpeningInput>,
): Promise<Record<string, OpeningInput>> {
  const now = new Date().toISOString();
  const placed: Record<string, OpeningInput> = {};
  for (const [i, [openingId, input]] of Object.entries(inputs).entries()) {
    const takenAt = new Date(Date.UTC(2016, 5 + 2.7 * i, 1 + ((11 * i) % 28), 9 + (i % 10)));
    const images = [];
    for (const { id: name, ...image } of input.images) {
      const id = `${owner.identity}/uploads/seed/${name}.jpg`;
      await storage.writeOriginal(id, await readFile(new URL(`${name}.jpg`, PHOTOS)), "image/jpeg");
      const timeTakenExif = takenAt.toISOString().slice(0, 19);
      images.push({ ...image, id, createdTime: now, timeTakenExif });
    }
    placed[openingId] = { ...input, images, modifiedAt: now };
  }
  return placed;
}
