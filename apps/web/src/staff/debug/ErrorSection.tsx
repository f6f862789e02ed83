import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { formatBrand, formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Debug.module.css";
import type { DebugReport } from "./debug-report.ts";

type StoredError = DebugReport["errors"][number];

const COLUMNS: readonly Column<StoredError>[] = [
  { label: "Time", isShort: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "Source", isShort: true, cell: ({ source }) => source },
  { label: "Error", cell: (error) => <ErrorText error={error} /> },
  { label: "Release", cell: ({ release }) => release },
];

/** Unexpected errors of browsers and servers, newest first. */
export function ErrorSection({ errors }: { readonly errors: readonly StoredError[] }) {
  return (
    <StaffSection title="Errors">
      {errors.length === 0 ? (
        <p className={styles.none}>No errors.</p>
      ) : (
        <DataTable caption="Errors" columns={COLUMNS} rows={errors} getKey={({ id }) => id} />
      )}
    </StaffSection>
  );
}

function ErrorText({ error }: { readonly error: StoredError }) {
  const { name, message, action, path, brand, requestId, stack } = error;
  const facts = [
    action && action !== message ? action : null,
    path,
    brand && formatBrand(brand),
    requestId && `request ${requestId}`,
  ].filter(Boolean);
  return (
    <div className={styles.error}>
      <p>{`${name}: ${message}`}</p>
      {facts.length === 0 ? null : <p className={styles.none}>{facts.join(" · ")}</p>}
      {stack ? (
        <details>
          <summary>Stack</summary>
          {/* Scrolls sideways, so it must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre className={styles.stack} tabIndex={0}>
            {stack}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
