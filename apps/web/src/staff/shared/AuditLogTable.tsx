import { Link } from "react-router";
import type { StaffActionRowFragment } from "../../platform/api/generated/graphql.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import styles from "./AuditLogTable.module.css";
import { describeAction, getSubjectPath, listDetails } from "./describe-action.ts";
import { formatDateTime } from "./format.ts";

const COLUMNS: readonly Column<StaffActionRowFragment>[] = [
  { label: "Time", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "Who", cell: ({ email }) => email ?? "Erased account" },
  { label: "Action", cell: (action) => describeAction(action) },
];

const SUBJECT: Column<StaffActionRowFragment> = {
  label: "What",
  cell: (action) => {
    const path = getSubjectPath(action);
    const name = action.subjectName ?? (path === undefined ? "Deleted" : "Codes");
    return path === undefined ? name : <Link to={path}>{name}</Link>;
  },
};

const DETAILS: Column<StaffActionRowFragment> = {
  label: "Details",
  cell: (action) => {
    const details = listDetails(action);
    return details.length === 0 ? null : (
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    );
  },
};

interface ActionTableProps {
  readonly actions: readonly StaffActionRowFragment[];
  /** Whether to show what was changed; the page of a single subject omits it. */
  readonly hasSubjects?: boolean;
}

/** Rows of the audit log. */
export function AuditLogTable({ actions, hasSubjects = false }: ActionTableProps) {
  return (
    <DataTable
      caption="Staff actions"
      columns={hasSubjects ? [...COLUMNS, SUBJECT, DETAILS] : [...COLUMNS, DETAILS]}
      rows={actions}
      getKey={({ id }) => id}
    />
  );
}
