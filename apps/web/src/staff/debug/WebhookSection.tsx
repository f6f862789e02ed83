import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport } from "./debug-report.ts";

type Webhook = DebugReport["failedWebhooks"][number];

const ENDPOINTS: Readonly<Record<string, string>> = {
  payments: "Payments",
  "mail-reports": "Email reports",
};

const WEBHOOK_COLUMNS: readonly Column<Webhook>[] = [
  { label: "Time", isShort: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "From", isShort: true, cell: ({ endpoint }) => ENDPOINTS[endpoint] ?? endpoint },
  {
    label: "Event",
    cell: ({ eventId, eventType }) => (eventId ? `${eventType ?? ""} ${eventId}` : "Not signed"),
  },
  {
    label: "State",
    isShort: true,
    cell: ({ isHandled, eventId }) => {
      if (isHandled) return <Badge tone="leaf">Handled later</Badge>;
      return eventId ? <Badge tone="brick">Failed</Badge> : <Badge tone="honey">Refused</Badge>;
    },
  },
  { label: "Reason", cell: ({ reason }) => reason },
];

export function WebhookSection({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  return (
    <StaffSection title="Failed webhooks">
      {webhooks.length === 0 ? (
        <p className={styles.none}>No failed webhooks.</p>
      ) : (
        <DataTable
          caption="Failed webhooks"
          columns={WEBHOOK_COLUMNS}
          rows={webhooks}
          getKey={({ id }) => id}
        />
      )}
    </StaffSection>
  );
}
