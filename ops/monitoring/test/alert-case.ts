/** Steps of evaluation: cases that last days would take long with a step of a minute. */
export const STEPS = ["1m", "2m", "1h"] as const;

/** A state of the metrics, and the alerts of one name that it causes. */
export interface AlertCase {
  readonly name: string;
  readonly alert: string;
  /** Values by series, in the notation of promtool: 0+5x10 is 0, 5, 10 and so on. */
  readonly series: Readonly<Record<string, string>>;
  /** The time at which the alerts are compared. */
  readonly at: string;
  /** The labels of each alert that fires, besides its name. */
  readonly fires: readonly Readonly<Record<string, string>>[];
  /** The time between two values and two evaluations; a minute when omitted. */
  readonly step?: (typeof STEPS)[number];
}
