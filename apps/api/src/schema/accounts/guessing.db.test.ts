import { randomInt } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { compareTimes, LIMIT_MS } from "../../../test/compare-times.ts";
import { createApi } from "../../app.ts";

const GUESSES = chooseSoakSize(400, 100_000);
const NETWORKS = 10;
const CONCURRENT_GUESSES = 20;
const MISSES = 20;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

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

const createGuess = () =>
  Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

async function read(ip: string, id: string): Promise<string> {
  const { body } = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...OURS, "x-forwarded-for": ip },
    payload: {
      query: "query ($id: ID!) { file(id: $id) { id name inputs } }",
      variables: { id },
    },
  });
  return body;
}

it(`evaluates 20 of ${GUESSES} guessed ids of ten networks, each`, async () => {
  const evaluated = new Map<string, number>();
  let next = 0;
  const guess = async () => {
    while (next < GUESSES) {
      const ip = `198.51.100.${next++ % NETWORKS}`;
      const body = await read(ip, createGuess());
      if (body === '{"data":{"file":null}}') evaluated.set(ip, (evaluated.get(ip) ?? 0) + 1);
    }
  };
  const start = Date.now();
  await Promise.all(Array.from({ length: CONCURRENT_GUESSES }, guess));
  // Each window of ten minutes has a budget of its own.
  const windows = 1 + Math.floor((Date.now() - start) / 600_000);
  expect(evaluated.size).toBe(NETWORKS);
  for (const count of evaluated.values()) {
    expect(count).toBeGreaterThanOrEqual(MISSES);
    expect(count).toBeLessThanOrEqual(windows * MISSES);
  }
}, 1_200_000);

it("takes as long for a private project with 510 photos as for a missing one", async () => {
  const { id: ownerId } = await test.backend.sessions.ensureDevelopmentAccount("slow@mail.example");
  const viewer = { kind: "account", accountId: ownerId, email: "", identity: ownerId } as const;
  const created = await test.backend.projects.create(viewer, "pm", { designId: "50-states-36x24" });
  if (created.kind !== "created") throw new Error(created.kind);
  const { id } = created.project;
  const input = makeInput(Array.from({ length: 10 }, () => makeImage(ownerId)));
  await test.query(
    `insert into opening_input (project_id, opening_id, owner_id, input, has_images)
     select $1, 'O' || n, $2, $3, true from generate_series(1, 51) n`,
    [id, ownerId, JSON.stringify(input)],
  );
  const readFrom = (i: number, guessed: string) => read(`10.0.${i >> 8}.${i & 255}`, guessed);
  expect(await readFrom(65_535, id)).toBe(await readFrom(65_534, "zzzzzz"));
  const difference = await compareTimes((i) => [
    () => readFrom(2 * i, id),
    () => readFrom(2 * i + 1, createGuess()),
  ]);
  expect(difference.ms, `read ${JSON.stringify(difference)}`).toBeLessThan(LIMIT_MS);
}, 1_800_000);
