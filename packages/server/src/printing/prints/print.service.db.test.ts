import {
  makeImage,
  makeInput,
  openTestBackend,
  PRINT_OPTIONS,
  type TestBackend,
} from "@photomap/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";

let test: TestBackend;
let viewer: AccountViewer;
let projectId: string;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "owner@mail.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  viewer = { kind: "account", accountId: id, email, identity: id };
  const image = makeImage(id, { x: 700, y: 600, width: 400, height: 400 });
  const made = await test.backend.projects.create(viewer, "pm", {
    designId: "50-states-36x24",
    inputs: { CO: makeInput([image]) },
  });
  if (made.kind !== "created") throw new Error(made.kind);
  projectId = made.project.id;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => test.close());

const createPrints = () => ({
  projectId,
  format: "jpeg",
  dpi: 300,
  printOptions: PRINT_OPTIONS,
  printLayouts: [
    {
      width: 576,
      height: 720,
      printOpenings: [{ openingId: "CO", x: 150, y: 250, turned: false }],
      downloadFilename: "sheet.jpeg",
    },
  ],
});

const createPicture = (openingId: string) => ({
  output: { format: "png", downloadFilename: "region" },
  props: { type: "openings_print", file: projectId, openingId: [openingId] },
});

function stubLimiter({ isAllowed }: { readonly isAllowed: boolean }) {
  return vi.spyOn(RateLimiter.prototype, "consume").mockResolvedValue(isAllowed);
}

describe("prints", () => {
  it("are limited to 1000 batches a day of an account", async () => {
    const consume = stubLimiter({ isAllowed: true });
    expect(await test.backend.prints.request(viewer, createPrints())).toMatchObject({
      kind: "accepted",
    });
    expect(consume).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ limit: 1000, windowSeconds: 86_400 }),
      viewer.identity,
    );
    consume.mockRestore();
    stubLimiter({ isAllowed: false });
    expect(await test.backend.prints.request(viewer, createPrints())).toEqual({ kind: "too-many" });
  });
});

describe("pictures of a project", () => {
  it("are refused for openings without photos, before a limit is used", async () => {
    const consume = stubLimiter({ isAllowed: false });
    expect(await test.backend.pictures.render(viewer, createPicture("UT"))).toEqual({
      kind: "invalid",
      problem: "An opening has no photos.",
    });
    expect(consume).not.toHaveBeenCalled();
    expect(await test.backend.pictures.render(viewer, createPicture("CO"))).toEqual({
      kind: "too-many",
    });
  });
});
