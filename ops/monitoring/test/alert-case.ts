/** Days of minutes would take long to evaluate. */
export const STEPS = ["1m", "2m", "1h"] as const;

/** A state of the metrics, and the alerts of one name that it causes. */
export interface AlertCase {
  readonly name: string;
  readonly alert: string;
  /** Values by series, in the notation of promtool: 0+5x10 is 0, 5, 10 and so on. */
  readonly series: Readonly<Record<string, string>>;
  /** When the alerts are compared. */
  readonly at: string;
  /** The labels of each alert that fires, besides its name. */
  readonly fires: readonly Readonly<Record<string, string>>[];
  /** Between two values and two evaluations; a minute when omitted. */
  readonly step?: (typeof STEPS)[number];
}
