import {
  makeImage,
  makeInput,
  openTestBackend,
  PRINT_OPTIONS,
  type TestBackend,
} from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;
let address: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  address = await api.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await api.close();
  await test.close();
});

interface Batch {
  readonly files: readonly { readonly id: string; readonly status: string }[];
}

interface Answers {
  readonly createRectangularPrints?: Batch & { readonly batchId: string; message?: string };
  readonly result?: { readonly prints: readonly { readonly id: string }[] };
  readonly printBatch?: Batch | null;
  readonly cancelPrints?: Batch | null;
  readonly openUploadFolder?: { readonly keyPrefix: string };
  readonly storeGuestSnapshot?: { readonly fileId: string };
  readonly files?: readonly unknown[];
}

/** A client that keeps its cookie. */
class Browser {
  #cookie = "";

  async send(path: string, body?: object): Promise<Response> {
    const answer = await fetch(address + path, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { ...OURS, cookie: this.#cookie },
      redirect: "manual",
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(";")[0] ?? "";
    return answer;
  }

  async ask(query: string, variables = {}): Promise<Answers> {
    const answer = await this.send("/graphql", { query, variables });
    const body = (await answer.json()) as { data?: Answers };
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  }

  static async signIn(email: string): Promise<Browser> {
    const browser = new Browser();
    await browser.send("/dev/sign-in", { email });
    return browser;
  }
}

const CREATE = `mutation ($input: CreateRectangularPrintsInput!) {
  createRectangularPrints(input: $input) {
    __typename
    ... on CreateRectangularPrintsSuccess { batchId files { id status progress url } }
    ... on Refusal { message }
  }
}`;

function printsInput(fileId: string, downloadFilename: string) {
  const printOpenings = [{ openingId: "CO", x: 150, y: 250, turned: false }];
  const printLayouts = [{ width: 576, height: 720, printOpenings, downloadFilename }];
  return { fileId, format: "jpeg", dpi: 300, printOptions: PRINT_OPTIONS, printLayouts };
}

async function createProject(email: string, accessPolicy = "PRIVATE"): Promise<string> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId: id, email, identity: id } as const;
  const image = makeImage(id, { x: 700, y: 600, width: 400, height: 400 });
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const made = await test.backend.projects.create(viewer, "pm", request);
  if (made.kind !== "created") throw new Error(made.kind);
  await test.query("update project set access_policy = $2 where id = $1", [
    made.project.id,
    accessPolicy,
  ]);
  return made.project.id;
}

async function startPrint(browser: Browser, fileId: string, name: string) {
  const { createRectangularPrints: result } = await browser.ask(CREATE, {
    input: printsInput(fileId, name),
  });
  const [file] = result?.files ?? [];
  if (result === undefined || file === undefined) throw new Error(result?.message);
  return { batchId: result.batchId, renderId: file.id };
}

async function* readEvents(answer: Response): AsyncGenerator<{ event: string; data: unknown }> {
  let text = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
}

it.each(["createRectangularPrints", "createRectangularPrintsForDownload"])(
  "PRN-09 %s returns prints with key and url when they are done",
  async (operation) => {
    const email = `${operation.toLowerCase()}@photomap.example`;
    const browser = await Browser.signIn(email);
    const input = printsInput(await createProject(email), `${operation}.jpeg`);
    const ask = async () => {
      const { result } = await browser.ask(
        `mutation ($input: CreateRectangularPrintsInput!) { result: ${operation}(input: $input) {
          ... on CreateRectangularPrintsSuccess { prints { id key url } }
        } }`,
        { input },
      );
      return result?.prints ?? [];
    };
    const [{ id, ...waiting } = { id: "" }] = await ask();
    expect(waiting).toEqual({ key: null, url: null });
    await test.backend.renders.start(id);
    await test.backend.renders.finish(id, "jpeg", Buffer.from("a sheet"));
    const key = `prints/${id}.jpeg`;
    expect(await ask()).toEqual([{ id, key, url: `/${key}` }]);
  },
);

describe("the progress of a print", () => {
  it("is streamed to its owner until the file is done", async () => {
    const email = "events@photomap.example";
    const browser = await Browser.signIn(email);
    const fileId = await createProject(email);
    const { batchId, renderId } = await startPrint(browser, fileId, "told.jpeg");
    const answer = await browser.send(`/events/prints/${batchId}`);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const events = readEvents(answer);
    const { renders } = test.backend;
    expect((await events.next()).value).toMatchObject({ data: [{ status: "WAITING" }] });
    await renders.start(renderId);
    expect((await events.next()).value).toMatchObject({ data: [{ status: "RUNNING" }] });
    await renders.reportProgress(renderId, 0.5);
    expect((await events.next()).value).toMatchObject({ data: [{ progress: 0.5 }] });
    await renders.finish(renderId, "jpeg", Buffer.from("a sheet"));
    const url = `/prints/${renderId}.jpeg`;
    expect((await events.next()).value).toMatchObject({ data: [{ status: "DONE", url }] });
    expect((await events.next()).value).toMatchObject({ event: "end" });
    expect((await events.next()).done).toBe(true);

    const late = readEvents(await browser.send(`/events/prints/${batchId}`));
    expect((await late.next()).value).toMatchObject({ data: [{ status: "DONE" }] });
    expect((await late.next()).value).toMatchObject({ event: "end" });
  });

  it("is streamed even when a notification is lost", async () => {
    const email = "silent@photomap.example";
    const browser = await Browser.signIn(email);
    const { batchId, renderId } = await startPrint(
      browser,
      await createProject(email),
      "silent.jpeg",
    );
    const events = readEvents(await browser.send(`/events/prints/${batchId}`));
    expect((await events.next()).value).toMatchObject({ data: [{ status: "WAITING" }] });
    await test.query("update render set status = 'FAILED' where id = $1", [renderId]);
    expect((await events.next()).value).toMatchObject({ data: [{ status: "FAILED" }] });
    expect((await events.next()).value).toMatchObject({ event: "end" });
  });

  it("is streamed to 20 open pages of one viewer at most", async () => {
    const email = "pages@photomap.example";
    const browser = await Browser.signIn(email);
    const fileId = await createProject(email);
    const { batchId, renderId } = await startPrint(browser, fileId, "pages.jpeg");
    const open = () => browser.send(`/events/prints/${batchId}`);
    const pages = await Promise.all(Array.from({ length: 20 }, open));
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect((await open()).status).toBe(429);
    await test.query("update render set status = 'FAILED' where id = $1", [renderId]);
    // Reads to the end, so that the streams are released.
    await Promise.all(pages.map((page) => page.text()));
    await vi.waitFor(async () => expect((await open()).status).toBe(200), { timeout: 20_000 });
  });

  it("PRN-23 is readable at prints/{parts joined by -}.jpeg, by its owner alone", async () => {
    const email = "own@photomap.example";
    const owner = await Browser.signIn(email);
    const { batchId, renderId } = await startPrint(owner, await createProject(email), "own.jpeg");
    await test.backend.renders.start(renderId);
    await test.backend.renders.finish(renderId, "jpeg", Buffer.from("a sheet"));
    for (const other of [await Browser.signIn("other@photomap.example"), new Browser()]) {
      expect((await other.send(`/events/prints/${batchId}`)).status).toBe(404);
      expect((await other.send(`/prints/${renderId}.jpeg`)).status).toBe(404);
      const { printBatch } = await other.ask(`{ printBatch(id: "${batchId}") { id } }`);
      expect(printBatch).toBeNull();
    }
    expect((await owner.send("/events/prints/not-a-print")).status).toBe(404);
    expect(renderId.split("-")).toHaveLength(5);
    const answer = await owner.send(`/prints/${renderId}.jpeg`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toContain(`/prints/${renderId}.jpeg?`);
    const file = await fetch(answer.headers.get("location") ?? "");
    expect(await file.text()).toBe("a sheet");
    expect(file.headers.get("content-disposition")).toContain("own.jpeg");
  });
});

describe("a progress image", () => {
  it("is answered inline to its owner alone, so that a script can share it", async () => {
    const email = "progress@photomap.example";
    const owner = await Browser.signIn(email);
    const file = await createProject(email);
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    const drawing = test.backend.pictures.render(
      { kind: "account", accountId: id, email, identity: id },
      {
        output: { format: "jpeg", downloadFilename: "progress.jpeg" },
        props: { type: "region_completion", file, background: "none" },
      },
    );
    const renderId = await vi.waitUntil(
      async () => {
        const [row] = await test.query("select id::text from render where owner_id = $1", [id]);
        return row === undefined ? undefined : String(row["id"]);
      },
      { timeout: 20_000 },
    );
    await test.backend.renders.start(renderId);
    await test.backend.renders.finish(renderId, "jpeg", Buffer.from("pixels"));
    expect(await drawing).toEqual({ kind: "drawn", url: `/prints/${renderId}.jpeg` });

    const answer = await owner.send(`/prints/${renderId}.jpeg?inline`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("content-disposition")).toBe("inline");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toBe("pixels");
    for (const other of [await Browser.signIn("other@photomap.example"), new Browser()]) {
      expect((await other.send(`/prints/${renderId}.jpeg?inline`)).status).toBe(404);
    }
  });
});

describe("prints", () => {
  it("of a public map are created for an anonymous user, as a guest", async () => {
    const browser = new Browser();
    const fileId = await createProject("public@photomap.example", "PUBLIC");
    const { batchId } = await startPrint(browser, fileId, "guest.jpeg");
    const { printBatch } = await browser.ask(
      `{ printBatch(id: "${batchId}") { files { status } } }`,
    );
    expect(printBatch).toEqual({ files: [{ status: "WAITING" }] });
    const { cancelPrints } = await browser.ask(
      `mutation { cancelPrints(batchId: "${batchId}") { files { status } } }`,
    );
    expect(cancelPrints).toEqual({ files: [{ status: "CANCELED" }] });
  });

  it("of another user's map end with the access to it: file, batch and events", async () => {
    const browser = await Browser.signIn("reader@photomap.example");
    const fileId = await createProject("shown@photomap.example", "PUBLIC");
    const done = await startPrint(browser, fileId, "done.jpeg");
    await test.backend.renders.start(done.renderId);
    await test.backend.renders.finish(done.renderId, "jpeg", Buffer.from("a sheet"));
    const { batchId } = await startPrint(browser, fileId, "waiting.jpeg");
    const events = readEvents(await browser.send(`/events/prints/${batchId}`));
    expect((await events.next()).value).toMatchObject({ data: [{ status: "WAITING" }] });
    expect((await browser.send(`/prints/${done.renderId}.jpeg`)).status).toBe(302);

    await test.query("update project set access_policy = 'PRIVATE' where id = $1", [fileId]);
    expect((await browser.send(`/prints/${done.renderId}.jpeg`)).status).toBe(404);
    expect((await browser.send(`/events/prints/${done.batchId}`)).status).toBe(404);
    const { printBatch } = await browser.ask(`{ printBatch(id: "${done.batchId}") { id } }`);
    expect(printBatch).toBeNull();
    expect((await events.next()).done).toBe(true);
  });

  it("of a guest's own map need a snapshot, which is in no list", async () => {
    const browser = new Browser();
    const { openUploadFolder: permit } = await browser.ask(`mutation {
      openUploadFolder(folder: "photos") { ... on UploadFolder { keyPrefix } }
    }`);
    const [identity = ""] = permit?.keyPrefix.split("/") ?? [];
    const image = makeImage(identity, { x: 700, y: 600, width: 400, height: 400 });
    const project = {
      requestId: crypto.randomUUID(),
      designId: "50-states-36x24",
      name: "Mine",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      inputs: { CO: makeInput([image]) },
    };
    const { storeGuestSnapshot: stored } = await browser.ask(
      `mutation ($project: GuestProjectInput!) { storeGuestSnapshot(project: $project) {
        __typename ... on StoreGuestSnapshotSuccess { fileId } ... on Refusal { message } } }`,
      { project },
    );
    expect(stored).toMatchObject({ __typename: "StoreGuestSnapshotSuccess" });
    await startPrint(browser, stored?.fileId ?? "", "mine.jpeg");
    const { files } = await browser.ask("{ files { id } }");
    expect(files).toEqual([]);
  });
});
