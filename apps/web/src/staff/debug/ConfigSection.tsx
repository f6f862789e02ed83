import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport, WebServer } from "./debug-report.ts";

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
  readonly web: WebServer;
}

/** The environment of the API and of the web server, without secrets. */
export function ConfigSection({ variables, web }: ConfigSectionProps) {
  const ofWeb = web.variables.map(([name, value]) => ({
    name,
    value,
    state: value === "" ? ("NOT_SET" as const) : ("SHOWN" as const),
  }));
  return (
    <>
      <StaffSection title="Configuration of the API">
        <DataTable
          caption="Configuration of the API"
          columns={COLUMNS}
          rows={variables}
          getKey={({ name }) => name}
        />
      </StaffSection>
      <StaffSection title="Configuration of the web server">
        <DataTable
          caption="Configuration of the web server"
          columns={COLUMNS}
          rows={ofWeb}
          getKey={({ name }) => name}
        />
      </StaffSection>
    </>
  );
}
