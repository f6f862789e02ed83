import { Download } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import formStyles from "../shared/FormDialog.module.css";
import { formatUnits } from "../shared/format.ts";
import { getPrintFilesPath } from "./order-file-paths.ts";
import styles from "./SelectedOrders.module.css";
import { SelectedOrdersDialog } from "./SelectedOrdersDialog.tsx";
import { countReadyPrints, listPrintProblems } from "./selected-orders.ts";
import { useSelectedOrders } from "./use-selected-orders.ts";

interface PrintFilesDialogProps {
  readonly numbers: readonly number[];
  readonly onClose: () => void;
}

/** Downloads the print files of several orders in one file, and names those that aren't ready. */
export function PrintFilesDialog({ numbers, onClose }: PrintFilesDialogProps) {
  const { state, retry } = useSelectedOrders(numbers);
  return (
    <SelectedOrdersDialog title="Print files" state={state} onRetry={retry} onClose={onClose}>
      {(orders) => {
        const count = countReadyPrints(orders);
        const problems = orders.flatMap(listPrintProblems);
        return (
          <div className={styles.content}>
            <p>
              {count === 0
                ? "None of these orders has a print file that is ready."
                : `${formatUnits(count, "print file")} will be in one ZIP file.`}
            </p>
            {problems.length === 0 ? null : (
              <ul className={styles.problems} aria-label="Not in the download">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
            <div className={formStyles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Close
              </Button>
              {count === 0 ? null : (
                <LinkButton
                  size="small"
                  variant="primary"
                  reloadDocument
                  to={getPrintFilesPath(orders.map(({ number }) => number))}
                  icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
                >
                  Download files
                </LinkButton>
              )}
            </div>
          </div>
        );
      }}
    </SelectedOrdersDialog>
  );
}
