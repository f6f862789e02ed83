import { randomUUID } from "node:crypto";
import { listRoutes, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS } from "../../test/api-settings.ts";
import { type Brand, Client } from "../../test/authorization/client.ts";
import {
  ACTORS,
  type Actor,
  OPEN_ROUTES,
  POLICIES,
  type Policy,
  PROJECT_MATRIX,
  VIEWER_MATRIX,
  VIEWER_POLICIES,
} from "../../test/authorization/matrix.ts";
import type { Cell } from "../../test/authorization/operation.ts";
import { createPickup } from "../../test/authorization/pickups.ts";
import { PROJECT_OPERATIONS } from "../../test/authorization/projects.ts";
import { createOrders, createShop } from "../../test/authorization/shop.ts";
import { STAFF_MATRIX } from "../../test/authorization/staff-matrix.ts";
import {
  createPeople,
  createStage,
  type People,
  type Stage,
} from "../../test/authorization/stage.ts";
import { createTickets } from "../../test/authorization/tickets.ts";
import { VIEWER_OPERATIONS } from "../../test/authorization/viewers.ts";
import { createApi } from "../app.ts";
import { schema } from "./schema.ts";

let test: TestBackend;
let api: FastifyInstance;
let people: People;
let client: Client;
/** One project for each policy, which only refused operations and reads use. */
let stages: Readonly<Record<Policy, Stage>>;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const address = await api.listen({ host: "127.0.0.1", port: 0 });
  people = await createPeople(test);
  client = new Client({ api, address, backend: test.backend, people });
  await createShop(test, people);
  await createOrders(test, people);
  await createTickets(test, people);
  await createPickup(test, people);
  const created = await Promise.all(
    POLICIES.map(async (policy) => [policy, await createStage(test, people, policy)] as const),
  );
  stages = Object.fromEntries(created) as Record<Policy, Stage>;
  await test.query("insert into data_export (id, owner_id, business_id) values ($1, $2, 'pm')", [
    randomUUID(),
    people.owner.identity,
  ]);
});
afterAll(async () => {
  await api.close();
  await test.close();
});

describe("the authorization matrix", () => {
  it("has a row for every operation and route, and a cell for every actor", () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
    );
    const rows = [...Object.keys(PROJECT_MATRIX), ...Object.keys(VIEWER_MATRIX)];
    const known = new Set([...rows, ...Object.keys(STAFF_MATRIX)].map((row) => row.split("#")[0]));
    const routes = listRoutes(api.printRoutes({ commonPrefix: false })).filter(
      (route) => !OPEN_ROUTES.includes(route),
    );
    expect([...fields, ...routes].filter((name) => !known.has(name))).toEqual([]);
    const cells = [
      ...Object.values(PROJECT_MATRIX).flatMap((row) => POLICIES.map((policy) => row[policy])),
      ...Object.values(VIEWER_MATRIX),
    ];
    expect(cells.filter((text) => !/^[+-]+$/.test(text) || text.length !== ACTORS.length)).toEqual(
      [],
    );
    const executed = { ...PROJECT_OPERATIONS, ...VIEWER_OPERATIONS };
    const ofSchema = rows.filter((row) => /^(Query|Mutation)\./.test(row));
    expect(ofSchema.filter((row) => executed[row] === undefined)).toEqual([]);
  });

  it.each(POLICIES)(
    "SHR-04 SHR-05 SUG-25 holds for a project that is %s",
    async (policy) => {
      const before = await readState(stages[policy]);
      expect(await readViewerPolicies(stages[policy])).toBe(VIEWER_POLICIES[policy]);
      const found = await Promise.all(
        ACTORS.map(async (actor) => {
          const cells: string[] = [];
          for (const name of Object.keys(PROJECT_MATRIX)) {
            cells.push((await runProjectCell(name, policy, actor)) ? "+" : "-");
          }
          return cells;
        }),
      );
      const rows = Object.keys(PROJECT_MATRIX).map(
        (name, i) => [name, found.map((cells) => cells[i]).join("")] as const,
      );
      expect(Object.fromEntries(rows)).toEqual(
        Object.fromEntries(
          Object.entries(PROJECT_MATRIX).map(([name, row]) => [name, row[policy]]),
        ),
      );
      // What was refused has changed nothing.
      expect(await readState(stages[policy])).toEqual(before);
    },
    180_000,
  );

  it("answers for a private project byte by byte as for a missing one, with the header of both brands", async () => {
    const outsiders = ["removed collaborator", "stranger", "guest", "anonymous"] as const;
    const missing = { ...stages.PRIVATE, id: "zzzzzz", trashedId: "zzzzzz" };
    const differing = await Promise.all(
      outsiders.map(async (actor) => {
        const found: string[] = [];
        for (const [name, { write }] of Object.entries(PROJECT_OPERATIONS)) {
          const ask = (stage: Stage, brand?: Brand) =>
            client.ask(write({ stage, actor, people }), actor, stage, brand);
          const answers = [
            await ask(missing),
            await ask(stages.PRIVATE, "pm"),
            await ask(stages.PRIVATE, "tbl"),
          ];
          if (new Set(answers).size > 1) found.push(`${name} ${actor}: ${answers.join(" ")}`);
        }
        return found;
      }),
    );
    expect(differing.flat()).toEqual([]);
  });

  it("holds for operations on no project", async () => {
    const found = await Promise.all(
      ACTORS.map(async (actor) => {
        const cells: string[] = [];
        for (const name of Object.keys(VIEWER_MATRIX)) {
          cells.push((await runViewerCell(name, actor)) ? "+" : "-");
        }
        return cells;
      }),
    );
    const rows = Object.keys(VIEWER_MATRIX).map(
      (name, i) => [name, found.map((cells) => cells[i]).join("")] as const,
    );
    expect(Object.fromEntries(rows)).toEqual(VIEWER_MATRIX);
  });
});

async function runProjectCell(name: string, policy: Policy, actor: Actor): Promise<boolean> {
  const operation = PROJECT_OPERATIONS[name];
  const isExpected = PROJECT_MATRIX[name]?.[policy][ACTORS.indexOf(actor)] === "+";
  const stage =
    operation?.changes === true && isExpected
      ? await createStage(test, people, policy)
      : stages[policy];
  const cell: Cell = { stage, actor, people };
  if (operation !== undefined) return client.run(operation, cell);
  const own = stage.of[people[actor].identity === undefined ? "owner" : actor];
  switch (name) {
    case "GET /prints/:name":
      return client.send(`GET /prints/${own.renderId}.jpeg`, actor, stage);
    case "GET /events/prints/:id":
      return client.openStream(`/events/prints/${own.batchId}`, actor, stage);
    case "GET /events/projects/:id":
      return client.openStream(`/events/projects/${stage.id}`, actor, stage);
    case "image preview":
      return client.findPicture("preview", cell);
    case "image photo":
      return client.findPicture("photo", cell);
    case "image bundle":
      return client.findPicture("bundle", cell);
    default:
      throw new Error(`Nothing runs ${name}`);
  }
}

function runViewerCell(name: string, actor: Actor): Promise<boolean> {
  const operation = VIEWER_OPERATIONS[name];
  if (operation === undefined) return client.send(name, actor);
  return client.run(operation, { stage: stages.PRIVATE, actor, people });
}

/** Returns the first letter of each actor's viewer policy, or `-` where the project is missing. */
async function readViewerPolicies(stage: Stage): Promise<string> {
  const query = `{ file(id: "${stage.id}") { viewerPolicy } }`;
  const bodies = await Promise.all(ACTORS.map((actor) => client.ask(query, actor, stage)));
  return bodies.map((body) => JSON.parse(body).data.file?.viewerPolicy[0] ?? "-").join("");
}

/** Reads everything stored about a project, without the first visits of invited people. */
function readState({ id, trashedId }: Stage): Promise<Record<string, unknown>[]> {
  return test.query(
    `select to_jsonb(project) as project,
       array(select to_jsonb(touched) from opening_input touched where project_id = project.id),
       array(select to_jsonb(invited) - 'grantee_id' - 'used_at' from project_grant invited
         where project_id = project.id order by id) as grants,
       array(select to_jsonb(link) from share_link link where project_id = project.id) as links,
       array(select to_jsonb(suggestion) from suggestion where project_id = project.id
         order by id) as suggestions
     from project where id = any($1) order by id`,
    [[id, trashedId]],
  );
}
