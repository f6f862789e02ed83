import { VENDOR_FOLDERS } from "../packages.ts";
import { isTest } from "../workspace.ts";
import { importRule } from "./rule.ts";

export const vendors = importRule((file, target) => {
  if (target.kind !== "vendor" || isTest(file.path)) return undefined;
  const folders = findVendorFolders(target.name);
  if (folders === undefined || folders.some((folder) => file.path.startsWith(folder)))
    return undefined;
  return `${target.name} may be imported by its adapter only. Extend the adapter in ${folders[0]} and call it.`;
});

function findVendorFolders(name: string): readonly string[] | undefined {
  const vendor = Object.keys(VENDOR_FOLDERS).find((candidate) =>
    candidate.endsWith("/") ? name.startsWith(candidate) : name === candidate,
  );
  return vendor === undefined ? undefined : VENDOR_FOLDERS[vendor];
}
