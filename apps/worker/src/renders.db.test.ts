import { spawnSync } from "node:child_process";
import type { AccountViewer } from "@photomap/server";
import { openTestBackend, PRINT_OPTIONS, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  createProject,
  createSheetInput,
  createUser,
  downloadFile,
  makeInputs,
  requestPrints,
  waitForBatch,
} from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

let test: TestBackend;
let owner: AccountViewer;
let projectId: string;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createUser(test, "owner");
  projectId = await createProject(test, owner);
});
afterAll(() => test.close());

async function print(input: unknown, viewer: Parameters<typeof requestPrints>[1] = owner) {
  const { id } = await requestPrints(test, viewer, input);
  return waitForBatch(test, viewer, id);
}

describe("a print", () => {
  it("PRN-09 is rendered at 300 dpi and downloaded under its name by its owner", async () => {
    const { files } = await print(createSheetInput({ projectId, more: { format: "jpeg" } }));
    expect(files).toMatchObject([{ status: "DONE", progress: 1 }]);
    const [file] = files;
    expect(file?.url).toBe(`/prints/${file?.id}.jpeg`);
    const { body, disposition } = await downloadFile(test, owner, file?.id ?? "");
    expect(disposition).toContain("8x10-colorado.jpeg");
    expect(body.length).toBe(file?.bytes);
    const metadata = await sharp(body).metadata();
    expect(metadata).toMatchObject({ width: 2400, height: 3000, density: 300, format: "jpeg" });
  });

  it("is one PDF document with a page for each sheet", async () => {
    const input = createSheetInput({ projectId, filename: "both.pdf", more: { format: "pdf" } });
    const batch = await print({
      ...input,
      printLayouts: [...input.printLayouts, ...input.printLayouts],
    });
    expect(batch.files).toMatchObject([{ status: "DONE", downloadFilename: "both.pdf" }]);
    const { body } = await downloadFile(test, owner, batch.files[0]?.id ?? "");
    expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    const { stdout } = spawnSync("pdfinfo", ["-"], { input: body, encoding: "utf8" });
    expect(stdout).toMatch(/^Pages: +2$/m);
    expect(stdout).toMatch(/^Page size: +576 x 720 pts$/m);
  });

  it("has the names of the regions beside their outlines, unless they are turned off", async () => {
    const readText = async (regionNames: boolean) => {
      const printOptions = { ...PRINT_OPTIONS, regionNames };
      const more = { format: "pdf", printOptions };
      const { files } = await print(createSheetInput({ projectId, filename: "named.pdf", more }));
      const { body } = await downloadFile(test, owner, files[0]?.id ?? "");
      return spawnSync("pdftotext", ["-", "-"], { input: body, encoding: "utf8" }).stdout;
    };
    expect(await readText(true)).toContain("Colorado");
    expect(await readText(false)).not.toContain("Colorado");
  });

  it("is an SVG with layers for a cutting machine", async () => {
    const more = { format: "svg", machine: "silhouette" };
    const { files } = await print(createSheetInput({ projectId, filename: "cut.svg", more }));
    const { body } = await downloadFile(test, owner, files[0]?.id ?? "");
    expect(
      [...body.toString().matchAll(/inkscape:label="(\w+)"/g)].map(([, name]) => name),
    ).toEqual(["print", "registration", "cut"]);
  });

  it("PRN-08 is transparent only for an account with that permission", async () => {
    const input = createSheetInput({ projectId, filename: "clear.png", more: { format: "png" } });
    expect(await test.backend.prints.request(owner, input)).toMatchObject({ kind: "invalid" });
    const marked = { ...owner, hasTransparentPrints: true };
    const { files } = await print(input, marked);
    const { body } = await downloadFile(test, marked, files[0]?.id ?? "");
    const [corner] = await sharp(body).extractChannel("alpha").raw().toBuffer();
    expect(corner).toBe(0);
  });

  it("is rendered once for equal requests", async () => {
    const input = createSheetInput({ projectId, filename: "once.jpeg" });
    const [first, second] = await Promise.all([
      requestPrints(test, owner, input),
      requestPrints(test, owner, input),
    ]);
    const done = await waitForBatch(test, owner, first.id);
    const later = await requestPrints(test, owner, input);
    const ids = [first, second, later].map(({ files }) => files[0]?.id);
    expect(new Set(ids).size).toBe(1);
    expect(later.files).toEqual(done.files);
    expect(await test.query("select tries from render where id = $1", [ids[0]])).toEqual([
      { tries: 1 },
    ]);
  });

  it("shows the project at the time of the request, without the places of photos", async () => {
    const input = createSheetInput({ projectId, filename: "frozen.jpeg" });
    const { files } = await requestPrints(test, owner, input);
    const [row] = await test.query("select request::text from render where id = $1", [
      files[0]?.id,
    ]);
    expect(row?.["request"]).toContain('"CO"');
    expect(row?.["request"]).not.toMatch(/"UT"|latitude|39\.7/);
  });

  it("is not visible to other users", async () => {
    const { id, files } = await print(createSheetInput({ projectId }));
    const other = await createUser(test, "stranger");
    expect(await test.backend.prints.find(other, id)).toBeUndefined();
    expect(await test.backend.prints.cancel(other, id)).toBeUndefined();
    const url = test.backend.renders.createDownloadUrl(other, files[0]?.id ?? "");
    expect(await url).toBeUndefined();
    expect(await test.backend.prints.request(other, createSheetInput({ projectId }))).toEqual({
      kind: "missing",
    });
  });

  it("fails without a retry when a photo is missing, and can be requested again", async () => {
    const input = createSheetInput({ projectId, openingId: "UT" });
    const first = await print(input);
    expect(first.files).toMatchObject([{ status: "FAILED" }]);
    const again = await print(input);
    expect(again.files[0]?.id).not.toBe(first.files[0]?.id);
  });

  it("is not rendered after it was canceled", async () => {
    const input = createSheetInput({ projectId, filename: "canceled.jpeg" });
    const { id, files } = await requestPrints(test, owner, input);
    const renderId = files[0]?.id ?? "";
    await test.backend.prints.cancel(owner, id);
    const { storage } = test.backend;
    await test.backend.renders.finish(renderId, "jpeg", Buffer.from("too late"));
    expect((await test.backend.prints.find(owner, id))?.files).toMatchObject([
      { status: "CANCELED" },
    ]);
    // The worker may have drawn it meanwhile: it removes its file after the upload.
    const read = () => storage.read(storage.mediaBucket, `prints/${renderId}.jpeg`);
    await vi.waitFor(async () => expect(await read()).toBeUndefined(), { timeout: 20_000 });
  });

  it("expires after a week, unless it was requested again", async () => {
    const { id, files } = await print(createSheetInput({ projectId, filename: "old.jpeg" }));
    const kept = await print(createSheetInput({ projectId, filename: "kept.jpeg" }));
    const renderId = files[0]?.id ?? "";
    await test.query("update render set expires_at = now() where id = any($1)", [
      [renderId, kept.files[0]?.id],
    ]);
    await requestPrints(test, owner, createSheetInput({ projectId, filename: "kept.jpeg" }));
    expect(await test.backend.renders.purgeExpired()).toBe(1);
    const batch = await test.backend.prints.find(owner, id);
    expect(batch?.files).toMatchObject([{ status: "EXPIRED", url: undefined }]);
    const { storage } = test.backend;
    expect(await storage.read(storage.mediaBucket, `prints/${renderId}.jpeg`)).toBeUndefined();
    expect((await test.backend.prints.find(owner, kept.id))?.files).toMatchObject([
      { status: "DONE" },
    ]);
  });

  const sheet = (item: object) => {
    const [layout] = createSheetInput({ projectId: "" }).printLayouts;
    const [place] = layout?.printOpenings ?? [];
    return { printLayouts: [{ ...layout, printOpenings: [{ ...place, ...item }] }] };
  };
  it.each([
    ["an opening without photos", sheet({ openingId: "TX" })],
    ["an opening the design has not", sheet({ openingId: "ATLANTIS" })],
    ["a piece in the margin", sheet({ x: 10 })],
    ["paper we do not know", { printLayouts: [{ ...sheet({}).printLayouts[0], width: 577 }] }],
    ["paper larger than any", { printLayouts: [{ ...sheet({}).printLayouts[0], width: 1e6 }] }],
    ["no sheet at all", { printLayouts: [] }],
    ["another resolution", { dpi: 2400 }],
    ["a color that is none", { printOptions: { ...PRINT_OPTIONS, borderColor: "url(#x)" } }],
    ["a see-through JPEG", { printOptions: { ...PRINT_OPTIONS, backgroundColor: "transparent" } }],
    ["a cutting file without a machine", { format: "svg" }],
    [
      "a file name that is a path",
      { printLayouts: [{ ...sheet({}).printLayouts[0], downloadFilename: "../x" }] },
    ],
  ])("is refused for %s", async (_what, more) => {
    const result = await test.backend.prints.request(owner, createSheetInput({ projectId, more }));
    expect(result.kind).toBe("invalid");
  });
});

describe("the whole map", () => {
  let mapId: string;
  const mapInput = (more: object) => ({
    projectId: mapId,
    format: "pdf",
    paper: "letter",
    downloadFilename: "whole-map.pdf",
    ...more,
  });

  beforeAll(async () => {
    // Without Utah, whose photo is missing.
    const { CO } = await makeInputs(test, owner.identity);
    const input = { designId: "50-states-36x24", inputs: { CO } };
    const created = await test.backend.projects.create(owner, "pm", input);
    if (created.kind !== "created") throw new Error(created.kind);
    mapId = created.project.id;
  });

  async function printMap(more: object) {
    const result = await test.backend.prints.requestMap(owner, mapInput(more));
    if (result.kind !== "accepted") throw new Error(JSON.stringify(result));
    const { files } = await waitForBatch(test, owner, result.batch.id);
    expect(files).toMatchObject([{ status: "DONE" }]);
    return (await downloadFile(test, owner, files[0]?.id ?? "")).body;
  }

  it("is a PDF at true size on numbered sheets", async () => {
    const pdf = await printMap({});
    const info = spawnSync("pdfinfo", ["-"], { input: pdf, encoding: "utf8" }).stdout;
    expect(info).toMatch(/^Pages: +15$/m);
    expect(info).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
    const text = spawnSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" }).stdout;
    expect(text).toContain("Row 1 of 3, column 1 of 5");
    expect(text).toContain("Row 3 of 3, column 5 of 5");
  });

  it("is one page for a print shop, and one picture", async () => {
    const pdf = await printMap({ paper: "full_size" });
    const info = spawnSync("pdfinfo", ["-"], { input: pdf, encoding: "utf8" }).stdout;
    expect(info).toMatch(/^Page size: +2592 x 1728 pts$/m);
    const picture = await printMap({ format: "jpeg", downloadFilename: "whole-map.jpeg" });
    const metadata = await sharp(picture).metadata();
    expect(metadata).toMatchObject({ width: 10_800, height: 7200, density: 300, format: "jpeg" });
  });

  it("is rendered once for equal requests, and for those who may see it", async () => {
    const ids = async (viewer: AccountViewer) => {
      const result = await test.backend.prints.requestMap(viewer, mapInput({}));
      return result.kind === "accepted" ? result.batch.files.map(({ id }) => id) : result.kind;
    };
    expect(await ids(owner)).toEqual(await ids(owner));
    expect(await ids(await createUser(test, "map-stranger"))).toBe("missing");
  });

  it.each([
    ["an unknown paper", { paper: "papyrus" }],
    ["a format for cutting machines", { format: "svg" }],
    ["a transparent file without the permission", { format: "png" }],
    ["a file name that is a path", { downloadFilename: "../x" }],
  ])("is refused for %s", async (_what, more) => {
    const result = await test.backend.prints.requestMap(owner, mapInput(more));
    expect(result.kind).toBe("invalid");
  });
});

describe("a guest", () => {
  it("prints from a private snapshot that is created once and updated later", async () => {
    const { viewer: guest } = await test.backend.sessions.startGuest();
    const project = {
      requestId: crypto.randomUUID(),
      designId: "50-states-36x24",
      name: "From the browser",
      inputs: await makeInputs(test, guest.identity),
    };
    const { guestSnapshots, projects } = test.backend;
    const first = await guestSnapshots.store(guest, "pm", project);
    if (first.kind !== "stored") throw new Error(JSON.stringify(first));
    const { CO } = project.inputs;
    const again = { ...project, name: "Later", inputs: { CO } };
    expect(await guestSnapshots.store(guest, "pm", again)).toEqual(first);
    const stored = await projects.findVisible(guest, first.projectId);
    expect(stored?.project).toMatchObject({ name: "Later", openingsWithImages: 1 });
    expect(Object.keys(stored?.project.inputs ?? {})).toEqual(["CO"]);

    const { files } = await print(createSheetInput({ projectId: first.projectId }), guest);
    expect(files).toMatchObject([{ status: "DONE" }]);
    const { viewer: other } = await test.backend.sessions.startGuest();
    expect(await projects.findVisible(other, first.projectId)).toBeUndefined();
    expect(await guestSnapshots.store(owner, "pm", project)).toEqual({ kind: "not-a-guest" });
  });

  it("has its snapshot removed when no print is left", async () => {
    const { viewer: guest } = await test.backend.sessions.startGuest();
    const project = { requestId: crypto.randomUUID(), designId: "50-states-36x24", name: "Old" };
    const stored = await test.backend.guestSnapshots.store(guest, "pm", project);
    if (stored.kind !== "stored") throw new Error(stored.kind);
    expect(await test.backend.projects.purgeSnapshots()).toBe(0);
    await test.query("update project set updated_at = now() - interval '8 days' where id = $1", [
      stored.projectId,
    ]);
    expect(await test.backend.projects.purgeSnapshots()).toBe(1);
  });
});

describe("a picture", () => {
  const design = "50-states-36x24";
  const draw = (props: object, format = "jpeg") =>
    test.backend.pictures.render(owner, {
      output: { format, downloadFilename: `picture.${format}` },
      props,
    });

  it.each([
    ["file_preview", { width: 600, height: 600 }, 600, 600],
    ["all_openings", { width: 512, height: 400, layer: "cut" }, 512, 400],
    ["region_completion", { openingId: ["CO"], background: "wood" }, 1080, 1350],
    ["openings_print", { openingId: ["CO"] }, 288, 432],
  ])("of a project is rendered within the request: %s", async (type, props, width, height) => {
    // Utah's photo is missing: pictures with it cannot be rendered.
    const project = await createProject(test, owner);
    const found = await test.backend.projects.findVisible(owner, project);
    const updatedAt = found?.project.updatedAt ?? new Date();
    const { CO, UT } = found?.project.inputs ?? {};
    await test.backend.projects.save(owner, {
      projectId: project,
      expectedUpdatedAt: updatedAt,
      name: "Drawn",
      accessPolicy: "PRIVATE",
      outputType: found?.project.outputType ?? "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: { CO, UT: { ...UT, images: [] } },
    });
    const result = await draw({ type, file: project, ...props });
    if (result.kind !== "drawn") throw new Error(JSON.stringify(result));
    const { body } = await downloadFile(test, owner, /[\w-]{36}/.exec(result.url)?.[0] ?? "");
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width, height });
  });

  it.each([
    ["is opaque without the permission for transparent files", false, 255],
    ["is transparent with it", true, 0],
  ])("PRN-08 of a project as PNG %s", async (_title, hasTransparentPrints, alpha) => {
    const { CO } = await makeInputs(test, owner.identity);
    const input = { designId: design, inputs: { CO } };
    const created = await test.backend.projects.create(owner, "pm", input);
    if (created.kind !== "created") throw new Error(created.kind);
    const viewer = { ...owner, hasTransparentPrints };
    const result = await test.backend.pictures.render(viewer, {
      output: { format: "png", downloadFilename: "openings.png" },
      props: { type: "all_openings", file: created.project.id, width: 300, height: 200 },
    });
    if (result.kind !== "drawn") throw new Error(JSON.stringify(result));
    const { body } = await downloadFile(test, viewer, /[\w-]{36}/.exec(result.url)?.[0] ?? "");
    const [corner] = await sharp(body).ensureAlpha().extractChannel("alpha").raw().toBuffer();
    expect(corner).toBe(alpha);
  });

  it.each([
    ["pm_product", { hangerBars: true }],
    ["tbl_product", { frame: "black", outerColor: "sienna" }],
    ["cut", {}],
  ])("of a design is rendered: %s", async (type, props) => {
    const result = await draw({ type, design, ...props }, "png");
    if (result.kind !== "drawn") throw new Error(JSON.stringify(result));
    const { body } = await downloadFile(test, owner, /[\w-]{36}/.exec(result.url)?.[0] ?? "");
    const { width, height } = await sharp(body).metadata();
    expect(Math.max(width, height)).toBe(1600);
  });

  it("has cut lines as SVG", async () => {
    const result = await draw({ type: "cut", design, shrinkBorder: 9 }, "svg");
    if (result.kind !== "drawn") throw new Error(JSON.stringify(result));
    const { body } = await downloadFile(test, owner, /[\w-]{36}/.exec(result.url)?.[0] ?? "");
    expect(body.toString()).toContain('width="36in"');
  });

  it.each([
    ["a file that is not there", { type: "file_preview", file: "nobody" }, "missing"],
    ["a design that is not there", { type: "cut", design: "atlantis" }, "missing"],
    ["a type that does not exist", { type: "hologram", design }, "invalid"],
    ["a frame the other brand must have", { type: "tbl_product", design }, "invalid"],
    ["a background the design has not", { type: "pm_product", design, background: "x" }, "invalid"],
  ])("is refused for %s", async (_what, props, kind) => {
    expect((await draw(props)).kind).toBe(kind);
  });
});
