import { lazy, Suspense, useState } from "react";
import type { StaffPromotionRowFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";

/** Loads its code when it first opens. */
const PromotionDialog = lazy(async () => ({
  default: (await import("./PromotionDialog.tsx")).PromotionDialog,
}));

interface PromotionDialogButtonProps {
  /** The promotion to edit; absent for a new one. */
  readonly promotion?: StaffPromotionRowFragment;
}

/** A button that opens the form for a new or existing promotion. */
export function PromotionDialogButton({ promotion }: PromotionDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={promotion ? "secondary" : "primary"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {promotion ? "Edit" : "New promotion"}
      </Button>
      {isOpen ? (
        <Suspense>
          <PromotionDialog promotion={promotion} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
