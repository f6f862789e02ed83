import type { AccountViewer } from "../../platform/viewer/viewer.ts";

export function makeStaff(staffRole: "EMPLOYEE" | "ADMIN"): AccountViewer & {
  readonly staffRole: "EMPLOYEE" | "ADMIN";
} {
  const id = `staff-${staffRole}`;
  return { kind: "account", accountId: id, identity: id, email: `${id}@mail.example`, staffRole };
}
