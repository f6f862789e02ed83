import type { ReactNode } from "react";

interface TermProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** A name and its value in a list of the class `terms` or `amounts`. */
export function DetailItem({ label, isTotal = false, children }: TermProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
