import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { findDesignId, type Product, type SelectedOption } from "./product.ts";

/** Loaded when it is opened. */
const TokenNeedDialog = lazy(async () => ({
  default: (await import("./RequiredTokensDialog.tsx")).RequiredTokensDialog,
}));

interface TokenNeedButtonProps {
  readonly product: Product;
  readonly selectedOptions: readonly SelectedOption[];
}

/** A button that shows how many tokens a complete map in the selected size needs. */
export function RequiredTokensButton({ product, selectedOptions }: TokenNeedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { blueprintId, outputType, outputScale } = product.metafields;
  const designId = findDesignId(product, selectedOptions) ?? blueprintId;
  if (designId === null || outputType === null) return null;
  return (
    <>
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        How many tokens do I need?
      </Button>
      {isOpen ? (
        <Suspense>
          <TokenNeedDialog
            designId={designId}
            outputType={outputType}
            scale={outputScale ?? 1}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
