import { AccountAdminService, openDatabase } from "@photomap/server";
import { listRoutes } from "@photomap/testing";
import {
  type Answer,
  chooseInjections,
  encodeInjection,
  FORCED_PATHS,
  findLeak,
  INJECTED_SEQUENCE,
  INJECTIONS,
} from "@photomap/testing/injections";
import { chooseSoakSize } from "@photomap/testing/soak";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OURS } from "../../test/api-settings.ts";
import { listTargets } from "../../test/attacks/operation-targets.ts";
import type { Cell } from "../../test/authorization/operation.ts";
import { createPickup } from "../../test/authorization/pickups.ts";
import { PROJECT_OPERATIONS } from "../../test/authorization/projects.ts";
import { createOrders, createShop } from "../../test/authorization/shop.ts";
import { STAFF_OPERATIONS } from "../../test/authorization/staff-matrix.ts";
import { createStaffStage } from "../../test/authorization/staff-stage.ts";
import { createPeople, createStage } from "../../test/authorization/stage.ts";
import { createTickets } from "../../test/authorization/tickets.ts";
import { VIEWER_OPERATIONS } from "../../test/authorization/viewers.ts";
import { openApi, type TestApi } from "../../test/open-api.ts";

/** The number of rounds, each with a value for each place. */
const ROUNDS = chooseSoakSize(2, INJECTIONS.length);
const PARALLEL = 8;
/** The headers whose values return in answers or logs, or choose the brand. */
const HEADERS = [
  "x-business-id",
  "x-request-id",
  "x-forwarded-host",
  "accept-language",
  "user-agent",
  "referer",
  "cookie",
  "if-none-match",
];

interface Place {
  readonly name: string;
  readonly write: (value: string) => InjectOptions;
}

let test: TestApi;
let staffToken: string;
let cell: Cell;
let staffTexts: readonly string[];
let requests = 0;

beforeAll(async () => {
  test = await openApi();
  await test.query(`create sequence ${INJECTED_SEQUENCE}`);
  const people = await createPeople(test);
  await createShop(test, people);
  await createOrders(test, people);
  await createTickets(test, people);
  await createPickup(test, people);
  const stage = await createStage(test, people, "PUBLIC_COLLABORATORS");
  cell = { stage, people, actor: "owner" };
  staffToken = await createAdministrator();
  const staffStage = await createStaffStage(test);
  staffTexts = Object.values(STAFF_OPERATIONS).map((write) => write(staffStage));
});
afterAll(() => test.close());

async function createAdministrator(): Promise<string> {
  const email = "administrator@mail.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const database = openDatabase(test.databaseUrl, 1);
  await new AccountAdminService(database.db).grant(email, "ADMIN");
  await database.close();
  return (await test.backend.sessions.start(id)).token;
}

/** Sends every request from another network, so that no limit by network is reached. */
async function send({ headers, ...request }: InjectOptions): Promise<Answer> {
  requests += 1;
  const network = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  const start = performance.now();
  const answer = await test.api.inject({
    ...request,
    headers: { ...OURS, "x-forwarded-for": network, ...headers },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    elapsedMs: performance.now() - start,
  };
}

/** Returns the findings, and whether any value was executed as a statement. */
async function scan(places: readonly Place[]): Promise<string[]> {
  const findings: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = places.map((place, i) => ({
      ...place,
      value: chooseInjections(i, ROUNDS)[round] ?? "",
    }));
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { name, value, write } = next;
        const leak = findLeak(await send(write(value)));
        if (leak !== undefined) findings.push(`${name} ${JSON.stringify(value)}: ${leak}`);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    // Limits of accounts would refuse the next round before it is evaluated.
    await test.emptyRedis();
  }
  const [sequence] = await test.query(`select is_called from ${INJECTED_SEQUENCE}`);
  return sequence?.["isCalled"] === true ? [...findings, "a statement was executed"] : findings;
}

function listArguments(texts: readonly string[], token: string | undefined): Place[] {
  const headers = { cookie: `__Host-photomap-session=${token}` };
  return texts
    .flatMap((text) => listTargets(text))
    .map(({ name, write }) => ({
      name,
      write: (value) => ({ method: "POST", url: "/graphql", headers, payload: write(value) }),
    }));
}

/** Lists a route's parameters, a parameter of its query and its body. */
function listRoutePlaces(route: string): Place[] {
  const [method, path = ""] = route.split(" ");
  const base = { method: method === "POST" ? "POST" : "GET" } as const;
  const parameters = [...path.matchAll(/:\w+|\*/g)].map(([parameter]) => parameter);
  const places = parameters.map((parameter) => (value: string) => ({
    ...base,
    url: path
      .replace(parameter, "{}")
      .replaceAll(/:\w+/g, "x")
      .replace("{}", () => encodeInjection(value)),
  }));
  const url = path.replaceAll(/:\w+|\*/g, "x");
  places.push((value) => ({
    ...base,
    url: `${url}?page=${encodeInjection(value)}&inline=${encodeInjection(value)}`,
  }));
  const bodies: ((value: string) => InjectOptions)[] = [
    (value) => ({ ...base, url, payload: { message: value, email: value, query: value } }),
    (value) => ({ ...base, url, payload: value, headers: { "content-type": "text/plain" } }),
  ];
  return [...places, ...(method === "POST" ? bodies : [])].map((write) => ({ name: route, write }));
}

describe("values that try to be more than a value", () => {
  it("are values in every argument of every operation", async () => {
    const operations = [...Object.values(PROJECT_OPERATIONS), ...Object.values(VIEWER_OPERATIONS)];
    const texts = operations.map(({ write }) => write(cell));
    const places = [
      ...listArguments(texts, cell.people.owner.token),
      ...listArguments(staffTexts, staffToken),
    ];
    expect(await scan(places)).toEqual([]);
  }, 3_600_000);

  it("are values in the path, query and body of every route", async () => {
    const places = listRoutes(test.api.printRoutes({ commonPrefix: false })).flatMap(
      listRoutePlaces,
    );
    expect(await scan(places)).toEqual([]);
  }, 3_600_000);

  it("are values in headers", async () => {
    const places = HEADERS.map((name) => ({
      name,
      write: (value: string) => ({
        url: "/designs/50-states-36x24",
        headers: { [name]: name === "cookie" ? `__Host-photomap-session=${value}` : value },
      }),
    }));
    expect(await scan(places)).toEqual([]);
  }, 3_600_000);
});

it("there is nothing at paths of settings, source, backups and state", async () => {
  const found: string[] = [];
  for (const path of FORCED_PATHS) {
    const { status } = await send({ method: "GET", url: `/${path}` });
    if (status < 400 || status >= 500) found.push(`${path}: ${status}`);
  }
  expect(found).toEqual([]);
});
