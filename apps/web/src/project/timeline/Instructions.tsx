import { CalendarDays, X } from "lucide-react";
import { useDismissibleHint } from "../../platform/hooks/use-dismissible-hint.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import styles from "./Instructions.module.css";

const KEY = "photomap:timeline-instructions-dismissed";

export function Instructions({ regionType }: { readonly regionType: string }) {
  const [isShown, dismiss] = useDismissibleHint(KEY);
  // Keeps its row of the grid.
  if (!isShown) return <div />;
  return (
    <aside className={styles.panel} aria-label="Instructions">
      <CalendarDays size={22} strokeWidth={1.6} aria-hidden="true" />
      <p>
        Most photos include a date. Choose a {regionType} to correct a date or to set one that's
        only estimated.
      </p>
      <IconButton
        label="Dismiss instructions"
        icon={<X size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={dismiss}
      />
    </aside>
  );
}
