import { VENDOR_HOMES } from "../rooms.ts";
import { isTest } from "../workspace.ts";
import { importRule } from "./rule.ts";

export const vendors = importRule((file, target) => {
  if (target.kind !== "vendor" || isTest(file.path)) return undefined;
  const homes = homesOf(target.name);
  if (homes === undefined || homes.some((home) => file.path.startsWith(home))) return undefined;
  return `${target.name} belongs behind its adapter. Add what you need to the adapter in ${homes[0]} and call that.`;
});

function homesOf(name: string): readonly string[] | undefined {
  const vendor = Object.keys(VENDOR_HOMES).find((candidate) =>
    candidate.endsWith("/") ? name.startsWith(candidate) : name === candidate,
  );
  return vendor === undefined ? undefined : VENDOR_HOMES[vendor];
}
