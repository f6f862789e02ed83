import { setTimeout as delay } from "node:timers/promises";
import { makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { soakRuns } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiProcess } from "../test/api-process.ts";
import { OURS } from "../test/api-settings.ts";

const SAVES = soakRuns(100, 500);
const KILLS = soakRuns(2, 10);
const MAX_UPTIME_MS = 400;
const OPENINGS = ["CO", "UT", "TX", "ME"];
const SAVE = `mutation updateFile($input: UpdateFileInput!) { updateFile(input: $input) {
  __typename
  ... on UpdateFileSuccess { file { updatedAt } }
  ... on StaleWrite { file { updatedAt name } } } }`;

let test: TestBackend;
let api: ApiProcess;

beforeAll(async () => {
  test = await openTestBackend();
  api = new ApiProcess({ DATABASE_URL: test.databaseUrl });
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/dev/sign-in`, {
    method: "POST",
    headers: OURS,
    body: JSON.stringify({ email: "survivor@photomap.example" }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

interface SaveAnswer {
  readonly data: {
    readonly updateFile: {
      readonly __typename: string;
      readonly file: { readonly updatedAt: string; readonly name?: string };
    };
  };
  readonly errors?: unknown;
}

interface Copy {
  readonly updatedAt: string;
  readonly count: number;
}

/** Writes one number into the name and four openings: a partial write shows two different ones. */
async function save(address: string, cookie: string, fileId: string, known: Copy): Promise<Copy> {
  const count = known.count + 1;
  const background = `#${count.toString(16).padStart(6, "0")}`;
  const input = {
    fileId,
    fileUpdatedAt: known.updatedAt,
    name: String(count),
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    inputs: Object.fromEntries(OPENINGS.map((id) => [id, makeInput([], { background })])),
  };
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { ...OURS, cookie },
    body: JSON.stringify({ query: SAVE, variables: { input } }),
  });
  const { data, errors } = (await answer.json()) as SaveAnswer;
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  const { __typename, file } = data.updateFile;
  if (__typename === "UpdateFileSuccess") return { updatedAt: file.updatedAt, count };
  if (__typename !== "StaleWrite") throw new Error(`The save was answered by ${__typename}`);
  return { updatedAt: file.updatedAt, count: Number(file.name) };
}

async function readStored(fileId: string): Promise<readonly number[]> {
  const [project] = await test.query("select name from project where id = $1", [fileId]);
  const openings = await test.query(
    "select input->>'background' as background from opening_input where project_id = $1",
    [fileId],
  );
  const written = openings.map(({ background }) =>
    Number.parseInt(String(background).slice(1), 16),
  );
  return [Number(project?.["name"]), ...written];
}

it(`keeps every acknowledged save of ${SAVES} and writes none partially when the API is killed ${KILLS} times`, async () => {
  let address = await api.start();
  const cookie = await signIn(address);
  const { id } = await test.backend.sessions.ensureDevelopmentAccount("survivor@photomap.example");
  const owner = { kind: "account", accountId: id, email: "", identity: id } as const;
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    name: "0",
  });
  if (created.kind !== "created") throw new Error(created.kind);
  const fileId = created.project.id;
  let known: Copy = { updatedAt: created.project.updated_at.toISOString(), count: 0 };
  const found: { known: number; stored: readonly number[]; isConnectionLost: boolean }[] = [];
  const jumps: number[] = [];
  let killed = Promise.resolve();
  const scheduleKill = () => {
    killed = delay(Math.random() * MAX_UPTIME_MS).then(() => api.kill());
  };
  scheduleKill();
  for (let answered = 0; answered < SAVES; ) {
    try {
      const next = await save(address, cookie, fileId, known);
      jumps.push(next.count - known.count);
      known = next;
      answered += 1;
    } catch (error) {
      await killed;
      const stored = await readStored(fileId);
      found.push({ known: known.count, stored, isConnectionLost: error instanceof TypeError });
      address = await api.start();
      if (found.length < KILLS) scheduleKill();
    }
  }
  expect(found).toHaveLength(KILLS);
  expect(found.filter(({ isConnectionLost }) => !isConnectionLost)).toEqual([]);
  expect(found.filter(({ stored }) => new Set(stored).size > 1)).toEqual([]);
  // The interrupted save may be stored or not; all saves before it are stored.
  expect(
    found.filter(({ known: count, stored: [at] }) => at !== count && at !== count + 1),
  ).toEqual([]);
  // A jump of 0 is a stale response after a kill: the save was stored, its response was lost.
  expect(jumps.filter((jump) => jump !== 0 && jump !== 1)).toEqual([]);
  expect(new Set(await readStored(fileId))).toEqual(new Set([known.count]));
}, 300_000);
