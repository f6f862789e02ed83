import type { BrandId } from "@photomap/design";
import type {
  StaffDiscountRowFragment,
  StaffSaveDiscountInput,
} from "../../platform/api/generated/graphql.ts";
import { toDateTimeInput, toIsoInstant } from "../shared/local-time.ts";

/** The fields as typed. Times are in the browser's time zone, like their inputs. */
export interface DiscountDraft {
  readonly brand: BrandId;
  readonly code: string;
  readonly title: string;
  readonly kind: string;
  readonly percentage: string;
  readonly amount: string;
  readonly minimumSubtotal: string;
  readonly usageLimit: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export const DISCOUNT_KINDS = [
  { value: "percentage", label: "Percentage" },
  { value: "fixed", label: "Fixed amount" },
  { value: "free-shipping", label: "Free standard shipping" },
] as const;

export function createDiscountDraft(
  discount: StaffDiscountRowFragment | undefined,
  now: Date,
): DiscountDraft {
  return {
    brand: discount?.businessId ?? "pm",
    code: discount?.code ?? "",
    title: discount?.title ?? "",
    kind: discount?.kind ?? "percentage",
    percentage: discount?.percentage ? String(discount.percentage) : "",
    amount: discount?.amount?.amount ?? "",
    minimumSubtotal: discount?.minimumSubtotal?.amount ?? "",
    usageLimit: discount?.usageLimit ? String(discount.usageLimit) : "",
    startsAt: toDateTimeInput(discount ? new Date(discount.startsAt) : now),
    endsAt: discount?.endsAt ? toDateTimeInput(new Date(discount.endsAt)) : "",
  };
}

interface SavedFacts {
  readonly id: string;
  readonly discount: StaffDiscountRowFragment | undefined;
  readonly productIds: readonly string[];
  readonly isActive: boolean;
}

export function createDiscountInput(
  draft: DiscountDraft,
  { id, discount, productIds, isActive }: SavedFacts,
): StaffSaveDiscountInput {
  const { kind, percentage, amount, minimumSubtotal, usageLimit, startsAt, endsAt } = draft;
  return {
    id,
    updatedAt: discount?.updatedAt ?? null,
    businessId: draft.brand,
    code: draft.code,
    title: draft.title,
    kind,
    percentage: kind === "percentage" ? Number(percentage) : null,
    amount: kind === "fixed" ? amount.trim() : null,
    productIds: [...productIds],
    minimumSubtotal: minimumSubtotal.trim() || null,
    usageLimit: usageLimit.trim() === "" ? null : Number(usageLimit),
    startsAt: toIsoInstant(startsAt, discount?.startsAt),
    endsAt: toIsoInstant(endsAt, discount?.endsAt) || null,
    isActive,
  };
}
