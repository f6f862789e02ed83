import { randomUUID } from "node:crypto";
import type { AccountViewer } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProject, createUser } from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

const DESIGN = "50-states-36x24";

let test: TestBackend;
let owner: AccountViewer;
let staff: AccountViewer;
/** The id of a customer's private project with a photo in Colorado, and a lost one in Utah. */
let file: string;
let suggestion: string;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createUser(test, "customer");
  staff = { ...(await createUser(test, "staff")), staffRole: "EMPLOYEE" };
  file = await createProject(test, owner);
  await test.query("delete from opening_input where project_id = $1 and opening_id = 'UT'", [file]);
  suggestion = await suggest();
});
afterAll(() => test.close());

/** Submits a suggestion for Colorado with the owner's photo. */
async function suggest(): Promise<string> {
  const id = randomUUID();
  await test.query(
    `insert into suggestion (id, project_id, owner_id, opening_id, suggester_id, request_id, status,
       submitted_at, name, input)
     select $1, project_id, $2, 'CO', $2, $1, 'SUBMITTED', now(), 'Ada',
       jsonb_build_object('images', input -> 'images', 'modifiedAt', input -> 'modifiedAt')
     from opening_input where project_id = $3 and opening_id = 'CO'`,
    [id, owner.accountId, file],
  );
  return id;
}

async function draw(props: object, format = "png") {
  const result = await test.backend.sandbox.render(staff, { format, props });
  if (result.kind !== "drawn") throw new Error(JSON.stringify(result));
  return result.file;
}

async function readSize(id: string) {
  const picture = await test.backend.renders.readPicture(staff, id);
  const { width, height } = await sharp(picture?.body).metadata();
  return [width, height];
}

const readLog = () =>
  test.query("select action, subject_id, details from staff_action order by id");

describe("the sandbox", () => {
  it.each([
    ["all_openings", { width: 512, height: 400, layer: "inner" }, [512, 400]],
    ["file_preview", { width: 300, height: 200 }, [300, 200]],
    ["openings_print", { openingId: ["CO"] }, [288, 432]],
    ["opening_sticker_preview", { openingId: ["CO"] }, [300, 300]],
    ["region_completion", { openingId: ["CO"], background: "wood" }, [1080, 1350]],
  ])("draws the file of a customer: %s", async (type, props, size) => {
    const { id, bytes, drawnMs } = await draw({ type, file, ...props });
    expect(await readSize(id)).toEqual(size);
    expect(bytes).toBeGreaterThan(100);
    expect(drawnMs).toBeGreaterThan(0);
  });

  it.each([
    ["cut", { layer: "cut", shrinkBorder: 9 }, [1600, 1067]],
    ["debug", {}, [1600, 1147]],
    [
      "output_type_demonstration",
      { outputType: "VINYL_WALL_MAP", width: 300, height: 200 },
      [300, 200],
    ],
    ["pm_product", { frame: "black", background: "oak" }, [1600, 1137]],
    ["tbl_product", { frame: "white", outerColor: "caribbean" }, [1600, 1178]],
  ])("draws a design: %s", async (type, props, size) => {
    const { id } = await draw({ type, design: DESIGN, ...props });
    expect(await readSize(id)).toEqual(size);
  });

  it("draws a suggestion in the sides that follow, and a message", async () => {
    const sides = { width: 600, height: 300, maxWidth: 200, backgroundColor: "#ff0000" };
    const suggested = await draw({ type: "opening_suggestion", file, suggestion, ...sides });
    expect(await readSize(suggested.id)).toEqual([200, 100]);
    const message = await draw({ type: "simple_message", message: "Hello" });
    expect(await readSize(message.id)).toEqual([1024, 1024]);
  });

  it("makes sheets as PDF and lines to cut as SVG, nothing else", async () => {
    const sheet = await draw({ type: "openings_print", file, openingId: ["CO"] }, "pdf");
    expect(await test.backend.renders.createDownloadUrl(staff, sheet.id)).toContain(".pdf");
    const lines = await draw({ type: "cut", design: DESIGN }, "svg");
    const svg = await test.backend.renders.readPicture(staff, lines.id);
    expect(svg?.contentType).toBe("image/svg+xml");
    const props = { type: "debug", design: DESIGN };
    for (const format of ["svg", "pdf"]) {
      expect(await test.backend.sandbox.render(staff, { format, props })).toMatchObject({
        kind: "invalid",
      });
    }
  });

  it("finds the file that was drawn before", async () => {
    const props = { type: "simple_message", message: "Once" };
    expect(await draw(props)).toEqual(await draw(props));
  });

  it("records who drew the map of a customer, and no design or own map", async () => {
    const own = await createProject(test, staff);
    await test.query("delete from staff_action");
    await draw({ type: "file_preview", file, width: 200, height: 200 });
    await draw({ type: "opening_sticker_preview", file: own, openingId: ["CO"] });
    await draw({ type: "debug", design: DESIGN });
    expect(await readLog()).toEqual([
      { action: "project.render", subjectId: file, details: { type: "file_preview" } },
    ]);
  });

  it("names the refusal", async () => {
    const refusals = [
      [{ type: "opening_sticker_preview", file, openingId: ["UT"] }, /^Nested opening does not/],
      [
        { type: "pm_product", design: DESIGN, background: "marble" },
        /^No graphic found with the id$/,
      ],
      [{ type: "opening_suggestion", file, suggestion: randomUUID() }, /no such suggestion/],
      [{ type: "simple_message", message: " " }, /message/],
    ] as const;
    for (const [props, problem] of refusals) {
      expect(await test.backend.sandbox.render(staff, { format: "png", props })).toEqual({
        kind: "invalid",
        problem: expect.stringMatching(problem),
      });
    }
    const missing = { type: "file_preview", file: "Nothng" };
    expect(await test.backend.sandbox.render(staff, { format: "png", props: missing })).toEqual({
      kind: "missing",
    });
  });

  it("is closed to everyone else, also the files that staff drew", async () => {
    const { id } = await draw({ type: "file_preview", file, width: 200, height: 200 });
    const { sandbox, renders } = test.backend;
    const props = { type: "debug", design: DESIGN };
    for (const viewer of [owner, { kind: "anonymous" } as const]) {
      expect(await sandbox.render(viewer, { format: "png", props })).toEqual({ kind: "missing" });
      expect(await sandbox.findFile(viewer, file)).toBeUndefined();
      expect(await renders.readPicture(viewer, id)).toBeUndefined();
      expect(await renders.createDownloadUrl(viewer, id)).toBeUndefined();
    }
  });

  it("lists openings with the number of photos, and the suggestions of a file", async () => {
    const found = await test.backend.sandbox.findFile(staff, file);
    expect(found?.openings.filter(({ photoCount }) => photoCount > 0)).toEqual([
      { id: "CO", name: "Colorado", photoCount: 1 },
    ]);
    expect(found?.suggestions).toEqual([{ id: suggestion, openingId: "CO", name: "Ada" }]);
    expect(await test.backend.sandbox.findFile(staff, "Nothng")).toBeUndefined();
  });
});
