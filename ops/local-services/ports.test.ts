import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepPorts, layOutPorts, listBlocks, readPorts } from "./ports.ts";

describe("the ports of a clone", () => {
  let machine: string;
  let registry: string;

  beforeEach(async () => {
    machine = await mkdtemp(join(tmpdir(), "photomap-ports-"));
    registry = join(machine, "registry");
  });

  afterEach(async () => {
    await rm(machine, { recursive: true });
  });

  async function makeClone(name: string): Promise<string> {
    const folder = join(machine, name);
    await mkdir(folder);
    return folder;
  }

  async function occupy(port: number) {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    return server;
  }

  it("are twelve different ones below those of outgoing connections", () => {
    const { storageFirst, storageLast, ...single } = layOutPorts(20_000);
    expect(Object.values(single)).toEqual([20_000, 20_001, 20_002, 20_003]);
    expect([storageFirst, storageLast]).toEqual([20_004, 20_011]);
    expect(Math.max(...listBlocks("/clone"))).toBeLessThan(32_768 - 16);
    expect(new Set(listBlocks("/clone")).size).toBe(750);
  });

  it("are chosen once and kept", async () => {
    const clone = await makeClone("clone");
    expect(await readPorts(clone)).toBeUndefined();
    const ports = await keepPorts(clone, registry);
    expect(await keepPorts(clone, registry)).toEqual(ports);
    expect(await readPorts(clone)).toEqual(ports);
  });

  it("stay the clone's own while its services are down", async () => {
    const first = await makeClone("first");
    const { postgres } = await keepPorts(first, registry);
    const others = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        keepPorts(await makeClone(`other-${index}`), registry),
      ),
    );
    const all = [postgres, ...others.map((ports) => ports.postgres)];
    expect(new Set(all).size).toBe(21);
  });

  it("avoid a port that another program listens on", async () => {
    const clone = await makeClone("clone");
    const [wanted = 0] = listBlocks(clone);
    const server = await occupy(wanted + 5);
    const { postgres } = await keepPorts(clone, registry);
    server.close();
    expect(postgres).not.toBe(wanted);
  });

  it("are refused to a copy of the clone, which holds the same file", async () => {
    const clone = await makeClone("clone");
    await keepPorts(clone, registry);
    const copy = join(machine, "copy");
    await cp(clone, copy, { recursive: true });
    await expect(keepPorts(copy, registry)).rejects.toThrow("ops/services reset");
  });

  it("of a removed clone are free again", async () => {
    const clone = await makeClone("clone");
    const { postgres } = await keepPorts(clone, registry);
    await rm(clone, { recursive: true });
    await makeClone("clone");
    expect((await keepPorts(clone, registry)).postgres).toBe(postgres);
  });
});
