import type { StaffDebugQuery } from "../../platform/api/generated/graphql.ts";

export type DebugReport = NonNullable<StaffDebugQuery["staffDebug"]>;

/** Facts about the web server, which has no database connection. */
export interface WebServerInfo {
  readonly release: string;
  readonly stage: string;
  readonly nodeVersion: string;
  readonly variables: readonly (readonly [name: string, value: string])[];
}
