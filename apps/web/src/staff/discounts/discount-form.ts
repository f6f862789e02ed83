import { parseAmount } from "@photomap/commerce";
import type { BusinessId } from "@photomap/design";
import type {
  StaffDiscountRowFragment,
  StaffSaveDiscountInput,
} from "../../platform/api/generated/graphql.ts";
import { toInstant, toLocal } from "../shared/local-time.ts";

/** The fields as typed. Times are of the browser's time zone, as the fields for them have it. */
export interface DiscountDraft {
  readonly businessId: BusinessId;
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

export const KINDS = [
  { value: "percentage", label: "Percentage" },
  { value: "fixed", label: "Fixed amount" },
  { value: "free-shipping", label: "Free standard shipping" },
] as const;

export function createDraft(
  discount: StaffDiscountRowFragment | undefined,
  now: Date,
): DiscountDraft {
  return {
    businessId: discount?.businessId ?? "pm",
    code: discount?.code ?? "",
    title: discount?.title ?? "",
    kind: discount?.kind ?? "percentage",
    percentage: discount?.percentage ? String(discount.percentage) : "",
    amount: discount?.amount?.amount ?? "",
    minimumSubtotal: discount?.minimumSubtotal?.amount ?? "",
    usageLimit: discount?.usageLimit ? String(discount.usageLimit) : "",
    startsAt: toLocal(discount ? new Date(discount.startsAt) : now),
    endsAt: discount?.endsAt ? toLocal(new Date(discount.endsAt)) : "",
  };
}

type Problems = Readonly<Partial<Record<keyof DiscountDraft, string>>>;

export function findProblems(draft: DiscountDraft): Problems {
  const { kind, percentage, amount, minimumSubtotal, usageLimit, startsAt, endsAt } = draft;
  const value = Number(percentage);
  const isPercentage = percentage.trim() !== "" && value > 0 && value <= 100;
  const isAmount = (text: string) => (parseAmount(text.trim())?.amountMinor ?? 0) > 0;
  return {
    ...(draft.title.trim() === "" && { title: "A discount needs a title." }),
    ...(!/^([A-Za-z0-9-]{2,40})?$/.test(draft.code.trim()) && {
      code: "A code has 2 to 40 letters, digits and hyphens.",
    }),
    ...(kind === "percentage" && !isPercentage && { percentage: "Enter 0.01 to 100." }),
    ...(kind === "fixed" && !isAmount(amount) && { amount: "Enter an amount such as 12.50." }),
    ...(minimumSubtotal !== "" &&
      parseAmount(minimumSubtotal.trim()) === undefined && {
        minimumSubtotal: "Enter an amount such as 12.50.",
      }),
    ...(!/^(?:[1-9]\d{0,5})?$/.test(usageLimit.trim()) && {
      usageLimit: "Enter a whole number from 1.",
    }),
    ...(startsAt === "" && { startsAt: "Enter the start." }),
    ...(endsAt !== "" && endsAt <= startsAt && { endsAt: "The end is after the start." }),
  };
}

interface SavedFacts {
  readonly id: string;
  readonly discount: StaffDiscountRowFragment | undefined;
  readonly productIds: readonly string[];
  readonly isActive: boolean;
}

export function createInput(
  draft: DiscountDraft,
  { id, discount, productIds, isActive }: SavedFacts,
): StaffSaveDiscountInput {
  const { kind, percentage, amount, minimumSubtotal, usageLimit, startsAt, endsAt } = draft;
  return {
    id,
    updatedAt: discount?.updatedAt ?? null,
    businessId: draft.businessId,
    code: draft.code.trim(),
    title: draft.title.trim(),
    kind,
    percentage: kind === "percentage" ? Number(percentage) : null,
    amount: kind === "fixed" ? amount.trim() : null,
    productIds: [...productIds],
    minimumSubtotal: minimumSubtotal.trim() || null,
    usageLimit: usageLimit.trim() === "" ? null : Number(usageLimit),
    startsAt: toInstant(startsAt, discount?.startsAt),
    endsAt: endsAt === "" ? null : toInstant(endsAt, discount?.endsAt),
    isActive,
  };
}
