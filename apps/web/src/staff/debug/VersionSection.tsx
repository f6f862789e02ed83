import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport, WebServerInfo } from "./debug-report.ts";
import { formatDuration } from "./format-duration.ts";

/** The age that marks a process as missing; processes report every 30 seconds. */
const MISSING_AFTER_SECONDS = 90;

interface VersionSectionProps {
  readonly report: DebugReport;
  readonly web: WebServerInfo;
  /** When the report was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** What runs: stage, releases, versions and migrations. */
export function VersionSection({ report, web, readAt }: VersionSectionProps) {
  const { versions, processes } = report;
  const facts = [
    ["Stage", web.stage],
    ["Web", `${web.release}, Node ${web.nodeVersion}`],
    ["API", `Node ${versions.node}`],
    ["PostgreSQL", versions.postgresql],
    ["Queue schema", versions.queue === null ? "none" : `${versions.queue}`],
    ["Migrations", `${versions.migrationCount}, last ${versions.lastMigration ?? "none"}`],
  ] as const;
  return (
    <StaffSection title="Versions">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {versions.missingMigrations.length === 0 ? null : (
        <p>
          <Badge tone="brick">Not applied</Badge> {versions.missingMigrations.join(", ")}
        </p>
      )}
      {processes.length === 0 ? (
        <p className={styles.none}>No process has written to the database in the last day.</p>
      ) : (
        <DataTable
          caption="Processes"
          columns={createColumns(readAt)}
          rows={processes}
          getKey={({ id }) => id}
        />
      )}
    </StaffSection>
  );
}

function createColumns(readAt: number): readonly Column<DebugReport["processes"][number]>[] {
  return [
    { label: "Process", isShort: true, cell: ({ name }) => name },
    { label: "Release", cell: ({ release }) => release },
    { label: "Node", isShort: true, cell: ({ nodeVersion }) => nodeVersion },
    { label: "Started", cell: ({ startedAt }) => formatDateTime(startedAt) },
    {
      label: "Seen",
      isShort: true,
      cell: ({ seenAt }) => {
        const seconds = (readAt - Date.parse(seenAt)) / 1000;
        const text = `${formatDuration(seconds)} ago`;
        return seconds > MISSING_AFTER_SECONDS ? <Badge tone="brick">{text}</Badge> : text;
      },
    },
  ];
}
