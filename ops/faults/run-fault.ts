import { setTimeout as delay } from "node:timers/promises";
import { writeLogRecord } from "../local-cluster/database.ts";
import { waitUntilReplicated } from "../local-cluster/patroni.ts";
import { waitForRedis } from "../local-cluster/redis.ts";
import type { Secrets } from "../local-cluster/secrets.ts";
import type { Fault } from "./faults.ts";
import type { Answers } from "./load/answers.ts";
import { Load, type LoadRates, type LoadResult, type RequestKind } from "./load/run-load.ts";
import type { ClusterTarget } from "./load-target.ts";

export interface FaultOptions {
  readonly target: ClusterTarget;
  readonly rates: LoadRates;
  /** Reads the number that the last save of a project wrote. */
  readonly readNumber: (projectId: string) => Promise<number>;
}

/** The answers to one kind of request, with times in seconds after the fault. */
export interface Recovery {
  readonly answers: number;
  readonly perSecond: number;
  readonly failures: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** The longest time without an answer. */
  readonly gap: number;
  /** The time at which the last failed request was sent. */
  readonly lastFailure: number;
}

export interface FaultResult extends LoadResult, Record<RequestKind, Recovery> {}

const WARM_UP_MS = 10_000;
/** The load continues after the cluster is complete again, so that late effects are seen. */
const COOL_DOWN_MS = 5000;

/** Causes one fault under load, and waits for a complete cluster before and after it. */
export async function runFault(fault: Fault, options: FaultOptions): Promise<FaultResult> {
  const { target, rates, readNumber } = options;
  const { secrets } = target;
  await waitUntilComplete(secrets);
  const load = new Load();
  await load.start(target, rates);
  const begun = performance.now();
  await delay(WARM_UP_MS);
  const struck = performance.now();
  const end = await fault(secrets);
  await end?.();
  await waitUntilComplete(secrets);
  await delay(COOL_DOWN_MS);
  const read = (answers: Answers): Recovery => ({
    answers: answers.count,
    perSecond: round(answers.count / ((performance.now() - begun) / 1000)),
    failures: answers.failures,
    reasons: answers.reasons,
    gap: round(answers.findLongestGap(struck) / 1000),
    lastFailure: round(answers.findLastFailure(struck) / 1000),
  });
  const { saves, uploads, prints, pictures, pages } = load.answers;
  return {
    saves: read(saves),
    uploads: read(uploads),
    prints: read(prints),
    pictures: read(pictures),
    pages: read(pages),
    ...(await load.stop(readNumber)),
  };
}

async function waitUntilComplete(secrets: Secrets): Promise<void> {
  await waitUntilReplicated(() => writeLogRecord(secrets));
  await waitForRedis(secrets.redisPassword);
}

const round = (value: number) => Math.round(value * 10) / 10;
