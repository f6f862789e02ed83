import type { AccountViewer } from "@photomap/server";
import {
  makeImage,
  makeInput,
  openTestBackend,
  readMetadata,
  type TestBackend,
  writeMetadata,
} from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createSheetInput,
  createUser,
  downloadFile,
  requestPrints,
  waitForBatch,
} from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

let test: TestBackend;
let owner: AccountViewer & { readonly hasTransparentPrints: boolean };
let projectId: string;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = { ...(await createUser(test, "discreet")), hasTransparentPrints: true };
  const create = { width: 1200, height: 800, channels: 3, background: "teal" } as const;
  const photo = await writeMetadata(await sharp({ create }).jpeg().toBuffer());
  const image = makeImage(owner.identity, { x: 700, y: 600, width: 400, height: 400 });
  await test.backend.storage.writeOriginal(image.id, photo, "image/jpeg");
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const made = await test.backend.projects.create(owner, "pm", request);
  if (made.kind !== "created") throw new Error(JSON.stringify(made));
  projectId = made.project.id;
});
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
  await test.close();
});

/** Returns the file and the pictures embedded in it as base64. */
function unpack(file: Buffer): Buffer[] {
  const within = file.toString("latin1").matchAll(/data:image\/\w+;base64,([^"')]+)/g);
  return [file, ...[...within].map(([, text = ""]) => Buffer.from(text, "base64"))];
}

describe("a printed file", () => {
  it.each(["jpeg", "png", "pdf", "svg"])(
    "contains no metadata of its photos as %s",
    async (format) => {
      const input = createSheetInput({
        projectId,
        filename: `sheet.${format}`,
        more: { format, machine: "cricut" },
      });
      const { id } = await requestPrints(test, owner, input);
      const { files } = await waitForBatch(test, owner, id);
      expect(files).toMatchObject([{ status: "DONE" }]);
      const { body } = await downloadFile(test, owner, files[0]?.id ?? "");
      const parts = unpack(body);
      expect(await readMetadata(parts)).toEqual(parts.map(() => []));
    },
  );

  it.each(["jpeg", "png"])("contains no metadata of its photos as a shared %s", async (format) => {
    const drawn = await test.backend.pictures.render(owner, {
      output: { format, downloadFilename: `done.${format}` },
      props: { type: "region_completion", file: projectId, background: "contextual" },
    });
    if (drawn.kind !== "drawn") throw new Error(JSON.stringify(drawn));
    const { body } = await downloadFile(test, owner, /[\w-]{36}/.exec(drawn.url)?.[0] ?? "");
    expect(await readMetadata([body])).toEqual([[]]);
  });
});
