/** How urgent an alert is: "page" notifies at once, "ticket" on the next working day. */
export type Severity = "page" | "ticket";

export interface RecordingRule {
  readonly record: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Alert {
  readonly alert: string;
  readonly expr: string;
  /** How long the expression has to hold, such as 5m; without it the alert fires at once. */
  readonly for?: string;
  readonly severity: Severity;
  readonly labels?: Readonly<Record<string, string>>;
  /** A sentence without values, which are labels of the alert. */
  readonly summary: string;
  /** The name of its file in docs/runbooks. */
  readonly runbook: string;
}

export interface RuleGroup {
  readonly name: string;
  readonly rules: readonly object[];
}

const RUNBOOKS = "docs/runbooks";

/** An alert in Prometheus's format. */
export function writeAlert({ alert, expr, for: duration, severity, ...facts }: Alert) {
  return {
    alert,
    expr,
    ...(duration !== undefined && { for: duration }),
    labels: { severity, ...facts.labels },
    annotations: describeAlert(facts),
  };
}

export function describeAlert({ summary, runbook }: Pick<Alert, "summary" | "runbook">) {
  return { summary, runbook: getRunbookPath(runbook) };
}

export function getRunbookPath(runbook: string): string {
  return `${RUNBOOKS}/${runbook}.md`;
}
