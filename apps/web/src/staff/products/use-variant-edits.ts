import { parseAmount } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type StaffProductDetailsFragment,
  StaffUpdateVariantDocument,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";

type Variant = StaffProductDetailsFragment["variants"][number];

/** A variant's values as typed. */
interface VariantDraft {
  readonly price: string;
  /** The typed stock; empty means made to order. */
  readonly stock: string;
  readonly isActive: boolean;
}

interface EditedVariant extends VariantDraft {
  readonly isChanged: boolean;
  readonly hasPriceProblem: boolean;
  readonly hasStockProblem: boolean;
}

export interface VariantEdits {
  readonly get: (variant: Variant) => EditedVariant;
  readonly set: (variant: Variant, change: Partial<VariantDraft>) => void;
  readonly save: (variant: Variant) => Promise<void>;
  readonly savingId: string | undefined;
}

function readDraft({ price, stock, isActive }: Variant): VariantDraft {
  return { price: price.amount, stock: String(stock ?? ""), isActive };
}

const isStock = (text: string) => /^\d{0,7}$/.test(text.trim());

/** Holds what was typed into variant rows; a saved row shows the server's values again. */
export function useVariantEdits(): VariantEdits {
  const change = useStaffMutation();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<VariantDraft>>>>({});
  const [savingId, setSavingId] = useState<string>();
  const get = (variant: Variant): EditedVariant => {
    const stored = readDraft(variant);
    const draft = { ...stored, ...drafts[variant.id] };
    return {
      ...draft,
      isChanged:
        draft.price !== stored.price ||
        draft.stock !== stored.stock ||
        draft.isActive !== stored.isActive,
      hasPriceProblem: parseAmount(draft.price.trim()) === undefined,
      hasStockProblem: !isStock(draft.stock),
    };
  };
  const save = async (variant: Variant) => {
    const { price, stock, isActive, hasPriceProblem, hasStockProblem } = get(variant);
    if (hasPriceProblem || hasStockProblem) {
      const content = hasPriceProblem
        ? "Enter a price such as 12.50."
        : "Enter stock as a whole number.";
      return showToast({ id: "staff-change", type: "error", content });
    }
    setSavingId(variant.id);
    const input = {
      id: variant.id,
      price: price.trim(),
      stock: stock.trim() === "" ? null : Number(stock),
      isActive,
      previous: {
        price: variant.price.amount,
        stock: variant.stock ?? null,
        isActive: variant.isActive,
      },
    };
    let isOutdated = false;
    const send = async () => {
      const { staffUpdateVariant } = await execute(StaffUpdateVariantDocument, { input });
      isOutdated = staffUpdateVariant.__typename === "StaffProductOutdated";
      return staffUpdateVariant;
    };
    const problem = await change(send, `${getVariantName(variant)} saved.`).catch((error) =>
      reportAndDescribeFailure(error, "staff-update-variant"),
    );
    setSavingId(undefined);
    if (problem !== undefined) {
      showToast({ id: "staff-change", type: "error", content: problem });
    }
    // Values that were refused for another reason stay, so they can be corrected.
    if (problem !== undefined && !isOutdated) return;
    setDrafts(({ [variant.id]: _saved, ...others }) => others);
  };
  return {
    get,
    set: (variant, changed) =>
      setDrafts((before) => ({ ...before, [variant.id]: { ...before[variant.id], ...changed } })),
    save,
    savingId,
  };
}

/** The title, or the SKU: a product's only variant has no title. */
export function getVariantName({ title, sku }: Pick<Variant, "title" | "sku">): string {
  return title === "" ? sku : title;
}
