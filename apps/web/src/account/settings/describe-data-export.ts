import type { DataExport } from "./use-data-export.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function describeDataExport({
  status,
  expiresAt,
}: Pick<DataExport, "status" | "expiresAt">) {
  switch (status) {
    case "WAITING":
    case "RUNNING":
      return "You can leave this page. We'll email you when your file is ready.";
    case "DONE":
      return expiresAt
        ? `Your file is ready. You can download it until ${DAY.format(new Date(expiresAt))}.`
        : "Your file is ready.";
    case "FAILED":
      return "We couldn't create your file. Try again, or contact us.";
    case "EXPIRED":
      return "Your last file has expired.";
  }
}

const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Formats bytes in decimal units, such as "1.5 MB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** step;
  return `${amount.toFixed(step === 0 || amount >= 10 ? 0 : 1)} ${UNITS[step]}`;
}
