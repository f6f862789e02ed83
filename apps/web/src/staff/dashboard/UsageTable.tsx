import type { StaffDashboardQuery } from "../../platform/api/generated/graphql.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { formatCount } from "../shared/format.ts";
import styles from "./Dashboard.module.css";

type Usage = NonNullable<StaffDashboardQuery["staffDashboard"]>["usage"][number];

/** The events in the words of staff; an unknown one is shown as it is. */
const EVENTS: Readonly<Record<string, string>> = {
  "create-project": "Projects created",
  "change-access-policy": "Sharing changed",
  "upload-blocked": "File picker blocked by an in-app browser",
};

const CHOICES: Readonly<Record<string, string>> = {
  MATBOARD_WALL_MAP: "Matboard wall map",
  MATBOARD_WALL_MAP_SINGLE: "Matboard wall map, single photo",
  VEHICLE_MAP: "RV map",
  VINYL_WALL_MAP: "Wall hanging",
  PRIVATE: "Private",
  PUBLIC: "Public viewing",
  PUBLIC_COLLABORATORS: "Public collaboration",
};

const COLUMNS: readonly Column<Usage>[] = [
  { label: "What", cell: ({ event }) => EVENTS[event] ?? event },
  { label: "Choice", cell: ({ choice }) => CHOICES[choice] ?? choice },
  { label: "Times", align: "end", cell: ({ count }) => formatCount(count) },
  { label: "Before", align: "end", cell: ({ previousCount }) => formatCount(previousCount) },
];

/** What people did in the shown days and in as many days before, counted without knowing who. */
export function UsageTable({ usage }: { readonly usage: readonly Usage[] }) {
  if (usage.length === 0) return null;
  return (
    <section className={styles.usage} aria-labelledby="usage">
      <h2 id="usage" className={styles.chartTitle}>
        Usage
      </h2>
      <DataTable
        caption="Usage"
        columns={COLUMNS}
        rows={usage}
        getKey={({ event, choice }) => `${event} ${choice}`}
      />
    </section>
  );
}
