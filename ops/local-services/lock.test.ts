import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withLock } from "./lock.ts";

describe("withLock", () => {
  it("runs one callback at a time", async () => {
    const name = randomUUID();
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside++;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside--;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(name, work)));
    expect(most).toBe(1);
  });

  it("is released when the callback fails", async () => {
    const name = randomUUID();
    const failing = withLock(name, () => Promise.reject(new Error("failed")));
    await expect(failing).rejects.toThrow("failed");
    expect(await withLock(name, async () => "free")).toBe("free");
  });

  it("is released when its holder is killed", async () => {
    const name = randomUUID();
    const file = join(import.meta.dirname, "lock.ts");
    const script = `
      const { withLock } = await import(${JSON.stringify(file)});
      await withLock(${JSON.stringify(name)}, async () => {
        console.log("held");
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", script]);
    await once(holder.stdout, "data");
    const waiting = withLock(name, async () => "free");
    holder.kill("SIGKILL");
    expect(await waiting).toBe("free");
  });
});
