import { RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { formatDateTime } from "../shared/format.ts";
import { StaffPage } from "../shared/StaffPage.tsx";
import { ConfigSection } from "./ConfigSection.tsx";
import styles from "./Debug.module.css";
import type { DebugReport, WebServerInfo } from "./debug-report.ts";
import { ErrorSection } from "./ErrorSection.tsx";
import { MailSection } from "./MailSection.tsx";
import { QueueSection } from "./QueueSection.tsx";
import { VersionSection } from "./VersionSection.tsx";
import { WebhookSection } from "./WebhookSection.tsx";

interface DebugPageProps {
  readonly report: DebugReport;
  readonly web: WebServerInfo;
  /** When the report was read, in milliseconds since 1970. */
  readonly readAt: number;
}

/** The state of the running system. */
export function DebugPage({ report, web, readAt }: DebugPageProps) {
  return (
    <StaffPage title="Debug" actions={<RefreshButton label="Refresh" />}>
      <p className={styles.none} role="status">
        {`As of ${formatDateTime(new Date(readAt).toISOString())}`}
      </p>
      <VersionSection report={report} web={web} readAt={readAt} />
      <QueueSection queues={report.queues} />
      <ErrorSection errors={report.errors} />
      <MailSection mails={report.failedMails} />
      <WebhookSection webhooks={report.failedWebhooks} />
      <ConfigSection variables={report.variables} web={web} />
    </StaffPage>
  );
}

export function DebugFailure() {
  return (
    <StaffPage title="Debug">
      <ErrorState
        message="We couldn't read the system state."
        action={<RefreshButton label="Try again" />}
      />
    </StaffPage>
  );
}

function RefreshButton({ label }: { readonly label: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      size="small"
      icon={<RefreshCw size={18} aria-hidden="true" />}
      loading={state === "loading"}
      onClick={() => void revalidate()}
    >
      {label}
    </Button>
  );
}
