import styles from "./PersonCell.module.css";

interface PersonCellProps {
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
}

/** A name over an address, in a table. */
export function PersonCell({ name, email }: PersonCellProps) {
  return (
    <span className={styles.person}>
      {name ? <span>{name}</span> : null}
      <span data-quiet={name ? "" : undefined}>{email ?? "Unknown"}</span>
    </span>
  );
}
