import { tryLock } from "../local-services/lock.ts";
import { isPortFree } from "../local-services/ports.ts";

/** The ports of the machine's first stack. */
const FIRST = {
  web: 3000,
  api: 4000,
  images: 4001,
  inbox: 4003,
  smtp: 2525,
  errorTracker: 4004,
  stripe: 4005,
  walgreens: 4006,
  apiManagement: 4010,
  imagesManagement: 4011,
  workerManagement: 4012,
  webManagement: 4013,
} as const;

export type StackPorts = Readonly<Record<keyof typeof FIRST, number>>;

export interface ClaimedPorts {
  readonly ports: StackPorts;
  readonly release: () => Promise<void>;
}

/** The distance between two sets of ports; all are below the kernel's ephemeral port range. */
const DISTANCE = 20;
const SET_COUNT = 40;

/** Ports of other protocols, which fetch and browsers refuse to connect to. */
const BLOCKED: ReadonlySet<number> = new Set([4045, 4190]);

/**
 * Claims the first set of ports that are all free. A set is locked before its ports are tried and
 * for as long as the stack runs, so that stacks that start at the same time choose different ones.
 */
export async function claimPorts(): Promise<ClaimedPorts> {
  for (let set = 0; set < SET_COUNT; set += 1) {
    const ports = movePorts(set * DISTANCE);
    if (Object.values(ports).some((port) => BLOCKED.has(port))) continue;
    const release = await tryLock(`ports of stack ${set}`);
    if (release === undefined) continue;
    const free = await Promise.all(Object.values(ports).map(isPortFree));
    if (free.every(Boolean)) return { ports, release };
    await release();
  }
  throw new Error(`All ${SET_COUNT} sets of ports are in use`);
}

function movePorts(distance: number): StackPorts {
  return {
    web: FIRST.web + distance,
    api: FIRST.api + distance,
    images: FIRST.images + distance,
    inbox: FIRST.inbox + distance,
    smtp: FIRST.smtp + distance,
    errorTracker: FIRST.errorTracker + distance,
    stripe: FIRST.stripe + distance,
    walgreens: FIRST.walgreens + distance,
    apiManagement: FIRST.apiManagement + distance,
    imagesManagement: FIRST.imagesManagement + distance,
    workerManagement: FIRST.workerManagement + distance,
    webManagement: FIRST.webManagement + distance,
  };
}
