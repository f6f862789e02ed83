import type { AccountViewer, PrintFile } from "@photomap/server";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addJobs } from "./jobs.ts";

const OPTIONS = {
  backgroundColor: "white",
  borderColor: "black",
  borderWidth: 2,
  clipImage: true,
  includeBuffer: false,
  printingGuides: false,
};
const SHEET = {
  dpi: 300,
  options: OPTIONS,
  layout: {
    width: 576,
    height: 720,
    printOpenings: [{ openingId: "CO", x: 150, y: 250, turned: false }],
    downloadFilename: "8x10-colorado.jpeg",
  },
};

let test: TestBackend;
let owner: AccountViewer;
let projectId: string;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  const email = "owner@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
  projectId = await createProjectWithPhoto();
});
afterAll(() => test.close());

async function createProjectWithPhoto(): Promise<string> {
  const { projects, storage } = test.backend;
  const created = await projects.create(owner, "pm", { designId: "50-states-36x24" });
  if (created.kind !== "created") throw new Error(`No project: ${created.kind}`);
  const { project } = created;
  const image = makeImage(owner.identity, { x: 700, y: 600, width: 400, height: 400 });
  const photo = await sharp({
    create: { width: 800, height: 800, channels: 3, background: "#c81e8c" },
  })
    .jpeg()
    .toBuffer();
  await storage.writeOriginal(image.id, photo, "image/jpeg");
  await projects.save(owner, {
    fileId: project.id,
    fileUpdatedAt: project.updated_at,
    name: project.name,
    outputType: project.output_type,
    outputScale: 1,
    accessPolicy: "PRIVATE",
    inputs: { CO: makeInput([image]), UT: makeInput([makeImage(owner.identity)]) },
  });
  return project.id;
}

async function requestSheet(openingId: string): Promise<string> {
  const layout = { ...SHEET.layout, printOpenings: [{ openingId, x: 150, y: 250, turned: false }] };
  const result = await test.backend.prints.request(owner, projectId, [{ ...SHEET, layout }]);
  if (result.kind !== "accepted" || result.files[0] === undefined) throw new Error(result.kind);
  return result.files[0].id;
}

function waitForStatus(id: string, status: PrintFile["status"]): Promise<PrintFile> {
  return vi.waitUntil(
    async () =>
      (await test.backend.prints.find(owner, [id])).find((file) => file.status === status),
    { timeout: 25_000, interval: 100 },
  );
}

describe("a print", () => {
  it("is drawn by the worker at 300 dpi and can be downloaded by whoever asked for it", async () => {
    const { url } = await waitForStatus(await requestSheet("CO"), "DONE");
    const answer = await fetch(url ?? "");
    expect(answer.headers.get("content-disposition")).toContain("8x10-colorado.jpeg");
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 2400, height: 3000, density: 300, format: "jpeg" });
  });

  it("is nobody else's", async () => {
    const id = await requestSheet("CO");
    const other = { ...owner, accountId: "somebody-else" };
    expect(await test.backend.prints.find(other, [id])).toEqual([]);
    expect(await test.backend.prints.request(other, projectId, [SHEET])).toEqual({
      kind: "missing",
    });
    await waitForStatus(id, "DONE");
  });

  it.each([
    [
      "an opening without photos",
      {
        ...SHEET,
        layout: {
          ...SHEET.layout,
          printOpenings: [{ openingId: "TX", x: 0, y: 0, turned: false }],
        },
      },
    ],
    ["paper larger than any we know", { ...SHEET, layout: { ...SHEET.layout, width: 1e6 } }],
    ["another resolution", { ...SHEET, dpi: 2400 }],
    ["a colour that is none", { ...SHEET, options: { ...OPTIONS, borderColor: "url(#x)" } }],
  ])("is refused for %s", async (_what, sheet) => {
    const result = await test.backend.prints.request(owner, projectId, [sheet]);
    expect(result.kind).toBe("invalid");
  });
});
