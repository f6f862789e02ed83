import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { StripeState } from "./stripe-state.ts";

const PARTS = ["sessions", "coupons", "customers", "refunds", "disputes", "answers"] as const;

/** Reads a state; an empty one if there is no file. */
export function readStateFile(file: string): StripeState {
  const state = new StripeState();
  let written: string;
  try {
    written = readFileSync(file, "utf8");
  } catch {
    return state;
  }
  const parts = JSON.parse(written);
  for (const part of PARTS) {
    for (const [key, value] of parts[part] ?? []) state[part].set(key, value);
  }
  return state;
}

/** Replaces the file, so that a stopped process doesn't leave half of it. */
export function writeStateFile(file: string, state: StripeState): void {
  const parts = Object.fromEntries(PARTS.map((part) => [part, [...state[part]]]));
  writeFileSync(`${file}.new`, JSON.stringify(parts));
  renameSync(`${file}.new`, file);
}
