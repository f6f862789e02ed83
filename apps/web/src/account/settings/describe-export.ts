import type { DataExport } from "./use-data-export.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function describeExport({ status, expiresAt }: Pick<DataExport, "status" | "expiresAt">) {
  switch (status) {
    case "WAITING":
    case "RUNNING":
      return "You can leave this page. We send you an email when the file is ready.";
    case "DONE":
      return expiresAt
        ? `Your file is ready, and waits until ${DAY.format(new Date(expiresAt))}.`
        : "Your file is ready.";
    case "FAILED":
      return "The file could not be made. Please try again, or contact us.";
    case "EXPIRED":
      return "Your last file is no longer kept.";
  }
}

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Decimal units. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** step;
  return `${amount.toFixed(step === 0 || amount >= 10 ? 0 : 1)} ${UNITS[step]}`;
}
