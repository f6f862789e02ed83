import type { IdentifiedViewer, PrintBatch } from "@photomap/server";
import { makeImage, makeInput, PRINT_OPTIONS, type TestBackend } from "@photomap/testing";
import sharp from "sharp";
import { vi } from "vitest";

const DESIGN_ID = "50-states-36x24";

export async function createUser({ backend }: TestBackend, name: string) {
  const email = `${name}@photomap.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id } as const;
}

function makePhoto(background: string): Promise<Buffer> {
  const create = { width: 800, height: 800, channels: 3, background } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** Makes inputs with photos in Colorado and Utah; the original of Utah's is missing. */
export async function makeInputs({ backend }: TestBackend, identity: string) {
  const image = makeImage(identity, {
    x: 700,
    y: 600,
    width: 400,
    height: 400,
    latitude: 39.7,
    longitude: -105,
  });
  await backend.storage.writeOriginal(image.id, await makePhoto("#c81e8c"), "image/jpeg");
  const lost = makeImage(identity, { x: 400, y: 500, width: 500, height: 500 });
  return { CO: makeInput([image]), UT: makeInput([lost]) };
}

export async function createProject(
  test: TestBackend,
  owner: Extract<IdentifiedViewer, { kind: "account" }>,
): Promise<string> {
  const inputs = await makeInputs(test, owner.identity);
  const created = await test.backend.projects.create(owner, "pm", { designId: DESIGN_ID, inputs });
  if (created.kind !== "created") throw new Error(`No project: ${created.kind}`);
  return created.project.id;
}

export interface SheetOptions {
  readonly projectId: string;
  readonly openingId?: string;
  readonly filename?: string;
  readonly more?: object;
}

/** Makes the input of one 8x10 sheet with one opening. */
export function createSheetInput({
  projectId,
  openingId = "CO",
  filename,
  more = {},
}: SheetOptions) {
  return {
    projectId,
    dpi: 300,
    printOptions: PRINT_OPTIONS,
    printLayouts: [
      {
        width: 576,
        height: 720,
        printOpenings: [{ openingId, x: 150, y: 250, turned: false }],
        downloadFilename: filename ?? "8x10-colorado.jpeg",
      },
    ],
    ...more,
  };
}

export async function requestPrints(
  { backend }: TestBackend,
  viewer: IdentifiedViewer,
  input: unknown,
): Promise<PrintBatch> {
  const result = await backend.prints.request(viewer, input);
  if (result.kind !== "accepted") throw new Error(JSON.stringify(result));
  return result.batch;
}

/** Resolves when every file of the batch has ended. */
export function waitForBatch(
  { backend }: TestBackend,
  viewer: IdentifiedViewer,
  id: string,
  timeout = 50_000,
): Promise<PrintBatch> {
  const isEnded = ({ files }: PrintBatch) =>
    files.every(({ status }) => status !== "WAITING" && status !== "RUNNING");
  return vi.waitUntil(
    async () => {
      const batch = await backend.prints.find(viewer, id);
      return batch && isEnded(batch) ? batch : undefined;
    },
    { timeout, interval: 50 },
  );
}

export async function downloadFile(
  { backend }: TestBackend,
  viewer: IdentifiedViewer,
  id: string,
): Promise<{ body: Buffer; disposition: string }> {
  const url = await backend.renders.createDownloadUrl(viewer, id);
  const answer = await fetch(url ?? "");
  const disposition = answer.headers.get("content-disposition") ?? "";
  return { body: Buffer.from(await answer.arrayBuffer()), disposition };
}
