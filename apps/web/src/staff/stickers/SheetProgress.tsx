import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffRetryStickerSheetsDocument,
  type StaffSheetSetDetailsFragment,
} from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Spinner } from "../../ui/status/Loading.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useChange } from "../shared/use-change.ts";
import styles from "./Stickers.module.css";

interface SheetProgressProps {
  readonly set: StaffSheetSetDetailsFragment;
}

/** While the sheets are drawn, and after that has failed. */
export function SheetProgress({ set }: SheetProgressProps) {
  const change = useChange();
  const [isSending, setSending] = useState(false);
  if (set.state === "WAITING") {
    return (
      <p className={styles.progress}>
        <Spinner label="Laying out the sheets" />
        The sheets are being laid out. This page shows them when they are ready.
      </p>
    );
  }
  const retry = async () => {
    setSending(true);
    const send = async () =>
      (await execute(StaffRetryStickerSheetsDocument, { id: set.id })).staffRetryStickerSheets;
    const problem = await change(send, "The sheets are being laid out.").catch((error) =>
      describeFailure(error, "staff-retry-sheets"),
    );
    setSending(false);
    if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
  };
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
