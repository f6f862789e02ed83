import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type ClaimedPorts, claimPorts } from "./ports.ts";

const claimed: ClaimedPorts[] = [];

async function claim(): Promise<ClaimedPorts> {
  const claim = await claimPorts();
  claimed.push(claim);
  return claim;
}

afterEach(async () => {
  await Promise.all(claimed.splice(0).map(({ release }) => release()));
});

describe("the ports of a stack", () => {
  it("differ for stacks that start at the same time, before any of them listens", async () => {
    const first = await claim();
    const others = await Promise.all(Array.from({ length: 6 }, claim));
    const ports = [first, ...others].flatMap((stack) => Object.values(stack.ports));
    expect(new Set(ports).size).toBe(7 * Object.keys(first.ports).length);
    expect(Math.max(...ports)).toBeLessThan(20_000);
  });

  it("do not include those that fetch refuses to connect to", async () => {
    const stacks = await Promise.all(Array.from({ length: 12 }, claim));
    const ports = stacks.flatMap((stack) => Object.values(stack.ports));
    const isBlocked = (port: number) =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => false,
        ({ cause }) => String(cause).includes("bad port"),
      );
    const blocked = await Promise.all(ports.map(isBlocked));
    expect(blocked).not.toContain(true);
  });

  it("do not include one that another program uses", async () => {
    const { ports, release } = await claimPorts();
    const server = createServer().listen(ports.stripe, "127.0.0.1");
    await once(server, "listening");
    await release();
    const other = await claim();
    server.close();
    expect(Object.values(other.ports)).not.toContain(ports.stripe);
    expect(other.ports.web).not.toBe(ports.web);
  });
});
