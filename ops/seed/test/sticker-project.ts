import type { AccountViewer, Backend } from "@photomap/server";
import { createStickerProduct, makeImage, makeInput } from "@photomap/testing";
import { signIn } from "../seed.ts";

const STATES = ["CO", "UT", "WY", "OR", "MI", "ME", "TX"];

export interface StickerProject {
  readonly owner: AccountViewer;
  readonly admin: AccountViewer;
  readonly projectId: string;
}

/** Creates a wall map with seven photos, and its sticker product. */
export async function createStickerProject(backend: Backend): Promise<StickerProject> {
  await createStickerProduct(backend, { outputType: "VINYL_WALL_MAP" });
  const owner = await signIn(backend, "owner@mail.example");
  const admin = await signIn(backend, "admin@mail.example");
  const inputs = Object.fromEntries(
    STATES.map((id) => [id, makeInput([makeImage(owner.identity)])]),
  );
  const created = await backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return { owner, admin, projectId: created.project.id };
}
