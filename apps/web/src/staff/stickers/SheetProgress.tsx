import { execute } from "../../platform/api/execute.ts";
import {
  StaffRetryStickerSheetsDocument,
  type StaffSheetSetDetailsFragment,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./Stickers.module.css";

interface SheetProgressProps {
  readonly set: StaffSheetSetDetailsFragment;
}

/** The progress while the sheets are drawn, or why that failed. */
export function SheetProgress({ set }: SheetProgressProps) {
  const { run, isSending } = useQuickStaffMutation("staff-retry-sheets");
  if (set.state === "WAITING") {
    return (
      <p className={styles.progress}>
        <Spinner label="Laying out the sheets" />
        Laying out the sheets … They'll show up here when they're ready.
      </p>
    );
  }
  const send = async () =>
    (await execute(StaffRetryStickerSheetsDocument, { id: set.id })).staffRetryStickerSheets;
  const retry = () => run(send, "Laying out the sheets.");
  return (
    <ErrorState
      heading="h2"
      message={set.message}
      action={
        <Button size="small" variant="primary" loading={isSending} onClick={() => void retry()}>
          Try again
        </Button>
      }
    />
  );
}
