import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assignPorts, listBlocks, readPorts, reservePorts } from "./ports.ts";

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

  it("are distinct and below the ephemeral range", () => {
    const { storageFirst, storageLast, ...single } = assignPorts(20_000);
    expect(Object.values(single)).toEqual([20_000, 20_001, 20_002, 20_003]);
    expect([storageFirst, storageLast]).toEqual([20_004, 20_011]);
    expect(Math.max(...listBlocks("/clone"))).toBeLessThan(32_768 - 16);
    expect(new Set(listBlocks("/clone")).size).toBe(750);
  });

  it("are chosen once and stored", async () => {
    const clone = await makeClone("clone");
    expect(await readPorts(clone)).toBeUndefined();
    const ports = await reservePorts(clone, registry);
    expect(await reservePorts(clone, registry)).toEqual(ports);
    expect(await readPorts(clone)).toEqual(ports);
  });

  it("stay reserved while the services are down", async () => {
    const first = await makeClone("first");
    const { postgres } = await reservePorts(first, registry);
    const others = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        reservePorts(await makeClone(`other-${index}`), registry),
      ),
    );
    const all = [postgres, ...others.map((ports) => ports.postgres)];
    expect(new Set(all).size).toBe(21);
  });

  it("do not include a port in use", async () => {
    const clone = await makeClone("clone");
    const [wanted = 0] = listBlocks(clone);
    const server = await occupy(wanted + 5);
    const { postgres } = await reservePorts(clone, registry);
    server.close();
    expect(postgres).not.toBe(wanted);
  });

  it("are refused for a copy of the clone", async () => {
    const clone = await makeClone("clone");
    await reservePorts(clone, registry);
    const copy = join(machine, "copy");
    await cp(clone, copy, { recursive: true });
    await expect(reservePorts(copy, registry)).rejects.toThrow("ops/services reset");
  });

  it("of a removed clone are released", async () => {
    const clone = await makeClone("clone");
    const { postgres } = await reservePorts(clone, registry);
    await rm(clone, { recursive: true });
    await makeClone("clone");
    expect((await reservePorts(clone, registry)).postgres).toBe(postgres);
  });
});
