import { randomUUID } from "node:crypto";
import {
  makeInput,
  openTestBackend,
  readServiceEnvironment,
  type TestBackend,
} from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PhotoRegistry } from "../../photos/processing/photo-registry.service.ts";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { ProjectService } from "./project.service.ts";
import type { ProjectWithInputs } from "./project.types.ts";
import { ProjectRateLimits } from "./project-rate-limits.ts";

const SAVES = chooseSoakSize(200, 1000);

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "racer@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(() => test.close());

interface Race {
  /** The number that each acknowledged save wrote, in the order of their times. */
  readonly acknowledged: readonly { readonly count: number; readonly time: number }[];
  readonly refused: readonly {
    readonly kind: string;
    readonly sent: number;
    readonly got: number;
  }[];
  readonly final: ProjectWithInputs;
}

/**
 * Runs writers whose saves each increment the number in their copy: a lost save writes a number
 * twice.
 */
async function race(projects: ProjectService, writers: number): Promise<Race> {
  const created = await projects.create(owner, "pm", { designId: "50-states-36x24" });
  if (created.kind !== "created") throw new Error(`No project: ${created.kind}`);
  const start: ProjectWithInputs = { ...created.project, inputs: {} };
  const acknowledged: { count: number; time: number }[] = [];
  const refused: Race["refused"][number][] = [];
  const write = async () => {
    let known = start;
    for (let i = 0; i < SAVES / writers; i += 1) {
      const count = countIn(known) + 1;
      const inputs = { CO: makeInput([], { background: color(count) }) };
      const result = await projects.save(owner, saveOf(known, inputs));
      if (result.kind === "saved") {
        acknowledged.push({ count, time: result.project.updatedAt.getTime() });
        known = { ...result.project, inputs };
      } else {
        const got = result.kind === "stale" ? result.project : known;
        const [sent, at] = [known, got].map((copy) => copy.updatedAt.getTime());
        refused.push({ kind: result.kind, sent: sent ?? 0, got: at ?? 0 });
        known = got;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const found = await projects.findVisible(owner, start.id);
  if (found === undefined) throw new Error("The project is gone");
  return {
    acknowledged: acknowledged.toSorted((one, other) => one.time - other.time),
    refused,
    final: found.project,
  };
}

function saveOf(known: ProjectWithInputs, inputs: ProjectWithInputs["inputs"]) {
  return {
    projectId: known.id,
    expectedUpdatedAt: known.updatedAt,
    name: known.name,
    outputType: known.outputType,
    outputScale: known.outputScale,
    accessPolicy: known.accessPolicy,
    inputs,
  };
}

const color = (count: number) => `#${count.toString(16).padStart(6, "0")}`;
const countIn = ({ inputs }: ProjectWithInputs) =>
  Number.parseInt((inputs["CO"]?.background ?? "#0").slice(1), 16);

/** Counts violations, all of which must be 0. */
function findFaults({ acknowledged, refused, final }: Race) {
  return {
    unanswered: SAVES - acknowledged.length - refused.length,
    lost: acknowledged.filter(({ count }, i) => count !== i + 1).length,
    missing: acknowledged.length - countIn(final),
    sameTime: acknowledged.length - new Set(acknowledged.map(({ time }) => time)).size,
    otherRefusals: refused.filter(({ kind }) => kind !== "stale").length,
    staleWithoutChange: refused.filter(({ sent, got }) => got <= sent).length,
  };
}

const NO_FAULTS = {
  unanswered: 0,
  lost: 0,
  missing: 0,
  sameTime: 0,
  otherRefusals: 0,
  staleWithoutChange: 0,
};

describe(`${SAVES} concurrent saves of one project`, () => {
  it.each([2, 20])("lose no acknowledged save with %d writers", async (writers) => {
    expect(findFaults(await race(test.backend.projects, writers))).toEqual(NO_FAULTS);
  });
});

describe(`${SAVES} saves with an unreliable clock`, () => {
  it.each([
    ["stands still", "timestamptz '2026-01-01 12:00:00+00'"],
    [
      "goes back a second with every call",
      "timestamptz '2026-01-01 12:00:00+00' - nextval('clock.calls') * interval '1 second'",
    ],
    [
      "jumps back and forth by an hour",
      "pg_catalog.clock_timestamp() + (nextval('clock.calls') % 2 * 2 - 1) * interval '1 hour'",
    ],
  ])("lose no save when it %s", async (_how, time) => {
    await test.query("create schema if not exists clock");
    await test.query("create sequence if not exists clock.calls");
    await test.query(
      `create or replace function clock.clock_timestamp() returns timestamptz volatile language sql as $$ select ${time} $$`,
    );
    const database = openDatabase(withClock(test.databaseUrl), 20);
    const log = pino({ level: "silent" });
    const url = readServiceEnvironment()["REDIS_URL"] ?? "";
    const keyPrefix = `test-${randomUUID()}:`;
    const redis = await RedisClient.open({ url, keyPrefix, commandTimeoutMs: 10_000 }, log);
    try {
      const { rows } = await database.pool.query("select clock_timestamp() as time");
      expect(Math.abs(rows[0].time - Date.now())).toBeGreaterThan(1_800_000);
      const projects = new ProjectService({
        db: database.db,
        designs: test.backend.designs,
        photoRegistry: new PhotoRegistry(test.backend.queue),
        limits: new ProjectRateLimits(new RateLimiter(redis, log)),
        access: test.backend.access,
        live: test.backend.live,
      });
      expect(findFaults(await race(projects, 20))).toEqual(NO_FAULTS);
      const alone = await race(projects, 1);
      expect(findFaults(alone)).toEqual(NO_FAULTS);
      expect(alone.acknowledged).toHaveLength(SAVES);
    } finally {
      redis.close();
      await database.close();
    }
  });
});

/**
 * Returns the address of connections whose search path has the test's clock before PostgreSQL's.
 */
function withClock(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", "-csearch_path=clock,pg_catalog,public");
  return url.href;
}
