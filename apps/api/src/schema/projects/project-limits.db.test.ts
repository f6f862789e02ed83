import type { AccountViewer } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

const MISSES_OF_A_NETWORK = 20;
const MISSES_OF_A_GUEST = 20;
const NEW_PROJECTS_OF_AN_ACCOUNT = 120;
const MISSING = { data: { file: null } };

let test: TestBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

interface Client {
  readonly ip: string;
  readonly cookie?: string;
}

async function send({ ip, cookie = "" }: Client, query: string) {
  const headers = { ...OURS, "x-forwarded-for": ip, cookie };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  return answer.json();
}

function read(client: Client, id: string) {
  return send(client, `{ file(id: "${id}") { id } }`);
}

async function signIn(email: string): Promise<{ viewer: AccountViewer; cookie: string }> {
  const answer = await api.inject({
    method: "POST",
    url: "/dev/sign-in",
    headers: OURS,
    payload: { email },
  });
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const [cookie] = answer.cookies;
  return {
    viewer: { kind: "account", accountId: id, email, identity: id },
    cookie: `${cookie?.name}=${cookie?.value}`,
  };
}

async function createPublicProject(viewer: AccountViewer): Promise<string> {
  const created = await test.backend.projects.create(viewer, "pm", { designId: "50-states-36x24" });
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  await test.query("update project set access_policy = 'PUBLIC' where id = $1", [id]);
  return id;
}

/** Guesses different ids at once; returns the answers. */
function guess(client: Client, count: number): Promise<unknown[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => read(client, String(100_000 + i))));
}

describe("guessing project ids", () => {
  it("is refused after 20 ids in ten minutes of a network, with the same answer for existing ids", async () => {
    const owner = await signIn("guessed@photomap.example");
    const id = await createPublicProject(owner.viewer);
    const stranger = { ip: "203.0.113.1" };
    const found = { data: { file: { id } } };
    expect(await read(stranger, id)).toEqual(found);

    const answers = await guess(stranger, 50);
    const refused = answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify(MISSING));
    expect(refused).toHaveLength(50 - MISSES_OF_A_NETWORK);
    expect(refused[0]).toMatchObject({
      errors: [{ extensions: { code: "TOO_MANY_ATTEMPTS" } }],
      data: { file: null },
    });
    expect(await read(stranger, id)).toEqual(refused[0]);
    expect(await read(stranger, "zzzzzz")).toEqual(refused[0]);

    expect(await read({ ip: "203.0.113.2" }, id)).toEqual(found);
    expect(await read({ ...stranger, cookie: owner.cookie }, id)).toEqual(found);
    const neighbor = await signIn("neighbor@photomap.example");
    expect(await read({ ...stranger, cookie: neighbor.cookie }, id)).toEqual(found);
    expect(await read({ ...stranger, cookie: neighbor.cookie }, "zzzzzz")).toEqual(MISSING);
  });

  it("is refused to the networks of one IPv6 customer together", async () => {
    let refused = 0;
    for (let network = 0; network < 5; network += 1) {
      const answers = await guess({ ip: `2001:db8:1:${network}::1` }, 18);
      refused += answers.filter((answer) => JSON.stringify(answer).includes("TOO_MANY")).length;
    }
    expect(refused).toBe(10);
    expect(await read({ ip: "2001:db8:2::1" }, "zzzzzz")).toEqual(MISSING);
  });

  it("does not refuse an old link that is opened several times, or a malformed id", async () => {
    const family = { ip: "203.0.113.3" };
    for (let i = 0; i < 30; i += 1) expect(await read(family, "OldOne")).toEqual(MISSING);
    for (let i = 0; i <= MISSES_OF_A_NETWORK; i += 1) {
      expect(await read(family, "no-project")).toEqual(MISSING);
    }
    expect(await read(family, "OldOne")).toEqual(MISSING);
  });

  it("is refused to a guest by reads and by prints together", async () => {
    const guest = await test.backend.accounts.startGuest({ ip: "203.0.113.4" });
    if (guest === undefined) throw new Error("no guest");
    const { viewer } = guest;
    const kinds = await Promise.all(
      Array.from({ length: MISSES_OF_A_GUEST }, (_, i) =>
        test.backend.projects.read(viewer, String(200_000 + i)),
      ),
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(["missing"]));
    const owner = await signIn("printed@photomap.example");
    const id = await createPublicProject(owner.viewer);
    expect(await test.backend.projects.read(viewer, id)).toEqual({ kind: "too-many-misses" });
    const picture = {
      output: { format: "jpeg", downloadFilename: "map.jpeg" },
      props: { type: "file_preview", file: id },
    };
    expect(await test.backend.pictures.render(viewer, picture)).toEqual({ kind: "missing" });
  });
});

describe("new projects", () => {
  const create = `mutation { createMapmakerFile(input: { designId: "single-co-20x16" }) {
    __typename ... on Refusal { message } } }`;

  it("are refused above the limit of an account, with a message", async () => {
    const { viewer, cookie } = await signIn("prolific@photomap.example");
    const request = { designId: "single-co-20x16", requestId: crypto.randomUUID() };
    const results = await Promise.all(
      Array.from({ length: NEW_PROJECTS_OF_AN_ACCOUNT + 30 }, () =>
        test.backend.projects.create(viewer, "pm", { designId: request.designId }),
      ),
    );
    const created = results.filter(({ kind }) => kind === "created");
    expect(created).toHaveLength(NEW_PROJECTS_OF_AN_ACCOUNT);
    const client = { ip: "203.0.113.5", cookie };
    expect((await send(client, create)).data.createMapmakerFile).toEqual({
      __typename: "TooManyAttempts",
      message: "You've created a lot of projects in a short time. Please try again later.",
    });
    const other = await signIn("modest@photomap.example");
    expect((await send({ ...client, cookie: other.cookie }, create)).data).toEqual({
      createMapmakerFile: { __typename: "CreateMapmakerFileSuccess" },
    });
  });

  it("count once when a request is repeated or refused", async () => {
    const { viewer } = await signIn("repeating@photomap.example");
    const request = { designId: "single-co-20x16", requestId: crypto.randomUUID() };
    for (let i = 0; i < NEW_PROJECTS_OF_AN_ACCOUNT + 5; i += 1) {
      const result = await test.backend.projects.create(viewer, "pm", request);
      expect(result).toMatchObject({ kind: "created", isNew: i === 0 });
    }
  });

  it("of an import count too", async () => {
    const { viewer } = await signIn("importing@photomap.example");
    const importNew = (count: number) =>
      test.backend.guestImports.import(viewer, "pm", {
        projects: Array.from({ length: count }, () => ({
          designId: "single-co-20x16",
          requestId: crypto.randomUUID(),
        })),
      });
    expect((await importNew(100)).kind).toBe("imported");
    expect((await importNew(100)).kind).toBe("too-many");
    expect(await test.backend.projects.listOwn(viewer)).toHaveLength(100);
  });
});
