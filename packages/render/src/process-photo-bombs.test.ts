import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBombs } from "../test/bombs.ts";

const script = fileURLToPath(new URL("../test/process-photo-bombs.ts", import.meta.url));

interface Report {
  readonly outcomes: readonly [reason: string, cpuMs: number][];
  readonly addedMegabytes: number;
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photomap-bombs-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("rejects every decompression bomb within 100 ms of processor time and without allocating its pixels", {
  timeout: 60_000,
}, async () => {
  const bombs = await makeBombs();
  const paths = bombs.map((_, i) => join(folder, `${i}`));
  await Promise.all(paths.map((path, i) => writeFile(path, bombs[i]?.[1] ?? "")));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths]);
  const { outcomes, addedMegabytes }: Report = JSON.parse(stdout);
  expect(outcomes.map(([reason], i) => [bombs[i]?.[0], reason])).toEqual([
    ["a PNG of 12,000 squared", "TOO_LARGE"],
    ["a PNG of 16,000 squared", "TOO_LARGE"],
    ["a PNG of 30,000 squared", "TOO_LARGE"],
    ["a JPEG of 65,500 squared", "TOO_LARGE"],
    ["a progressive JPEG of 5,900 squared", "TOO_LARGE"],
    ["an animated WebP", "ANIMATED"],
    ["a line of 1 by 60,000", "TOO_LARGE"],
    ["a line of 60,000 by 1", "TOO_LARGE"],
    ["an AVIF of 60,000 squared", "WRONG_TYPE"],
    ["the same as a HEIC", "WRONG_TYPE"],
  ]);
  expect(outcomes.filter(([, cpuMs]) => cpuMs >= 100)).toEqual([]);
  expect(addedMegabytes).toBeLessThan(100);
});
