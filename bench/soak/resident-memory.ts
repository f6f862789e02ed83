import { readFileSync } from "node:fs";

/** What a process holds in memory, by the kernel's account. */
export function readResidentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no memory`);
  return Math.round(Number(kilobytes) / 1024);
}
