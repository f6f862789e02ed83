import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport } from "./debug-report.ts";

type Mail = DebugReport["failedMails"][number];

const MAIL_STATES = {
  RETRIED: { label: "Retrying", tone: "honey" },
  FAILED: { label: "Gave up", tone: "brick" },
  REFUSED: { label: "Address refused", tone: "brick" },
} as const;

const MAIL_COLUMNS: readonly Column<Mail>[] = [
  { label: "Time", isShort: true, cell: ({ failedAt }) => formatDateTime(failedAt) },
  { label: "Email", isShort: true, cell: ({ kind }) => kind ?? "Any" },
  { label: "To", cell: ({ recipient }) => recipient ?? "Unknown" },
  {
    label: "State",
    isShort: true,
    cell: ({ state }) => <Badge tone={MAIL_STATES[state].tone}>{MAIL_STATES[state].label}</Badge>,
  },
  { label: "Attempts", align: "end", cell: ({ attempts }) => attempts ?? "–" },
  { label: "Reason", cell: ({ reason }) => reason || "Unknown" },
];

export function MailSection({ mails }: { readonly mails: readonly Mail[] }) {
  return (
    <StaffSection title="Failed emails">
      {mails.length === 0 ? (
        <p className={styles.none}>No failed emails.</p>
      ) : (
        <DataTable
          caption="Failed emails"
          columns={MAIL_COLUMNS}
          rows={mails}
          getKey={({ id }) => id}
        />
      )}
    </StaffSection>
  );
}
