import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport, WebServerInfo } from "./debug-report.ts";

type Variable = DebugReport["variables"][number];

const COLUMNS: readonly Column<Variable>[] = [
  { label: "Variable", cell: ({ name }) => <code>{name}</code> },
  {
    label: "Value",
    cell: ({ state, value }) => {
      if (state === "NOT_SET") return <span className={styles.none}>Not set</span>;
      return state === "HIDDEN" ? <Badge>Set, hidden</Badge> : value;
    },
  },
];

interface ConfigSectionProps {
  readonly variables: readonly Variable[];
  readonly web: WebServerInfo;
}

/** The environment of the API and the web server, without secrets. */
export function ConfigSection({ variables, web }: ConfigSectionProps) {
  const ofWeb = web.variables.map(([name, value]) => ({
    name,
    value,
    state: value === "" ? ("NOT_SET" as const) : ("SHOWN" as const),
  }));
  return (
    <>
      <StaffSection title="API configuration">
        <DataTable
          caption="API configuration"
          columns={COLUMNS}
          rows={variables}
          getKey={({ name }) => name}
        />
      </StaffSection>
      <StaffSection title="Web server configuration">
        <DataTable
          caption="Web server configuration"
          columns={COLUMNS}
          rows={ofWeb}
          getKey={({ name }) => name}
        />
      </StaffSection>
    </>
  );
}
