import { lazy, Suspense, useState } from "react";
import type { StaffPromotionRowFragment } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";

/** Loaded when it is opened. */
const PromotionDialog = lazy(async () => ({
  default: (await import("./PromotionDialog.tsx")).PromotionDialog,
}));

interface PromotionButtonProps {
  /** Absent for a new one. */
  readonly promotion?: StaffPromotionRowFragment;
}

/** Opens the form of a promotion. */
export function PromotionButton({ promotion }: PromotionButtonProps) {
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
