import { MAX_PROMOTION_ID_LENGTH } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import type {
  StaffPromotionRowFragment,
  StaffSavePromotionInput,
} from "../../platform/api/generated/graphql.ts";
import { toDateTimeInput, toIsoInstant } from "../shared/local-time.ts";

/** The fields as typed. Times are in the browser's time zone, like their inputs. */
export interface PromotionDraft {
  readonly id: string;
  readonly brand: BrandId;
  readonly title: string;
  readonly description: string;
  readonly maxEntries: string;
  readonly tokens: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export function createPromotionDraft(
  promotion: StaffPromotionRowFragment | undefined,
  now: Date,
): PromotionDraft {
  return {
    id: promotion?.id ?? "",
    brand: promotion?.businessId ?? "pm",
    title: promotion?.title ?? "",
    description: promotion?.description ?? "",
    maxEntries: promotion ? String(promotion.maxEntries) : "",
    tokens: promotion ? String(promotion.tokens) : "",
    startsAt: toDateTimeInput(promotion ? new Date(promotion.startsAt) : now),
    endsAt: promotion?.endsAt ? toDateTimeInput(new Date(promotion.endsAt)) : "",
  };
}

/** Suggests an id for a title: "Summer of Maps!" becomes "summer-of-maps". */
function suggestId(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, MAX_PROMOTION_ID_LENGTH).replace(/-$/, "");
}

/** Derives a new promotion's id from its title until the id is edited. */
export function updateIdFromTitle(edited: PromotionDraft, before: PromotionDraft): PromotionDraft {
  const isSuggested = edited.id === suggestId(before.title);
  return isSuggested ? { ...edited, id: suggestId(edited.title) } : edited;
}

interface SavedFacts {
  readonly promotion: StaffPromotionRowFragment | undefined;
  readonly isOpen: boolean;
}

export function createPromotionInput(
  draft: PromotionDraft,
  { promotion, isOpen }: SavedFacts,
): StaffSavePromotionInput {
  const { startsAt, endsAt } = draft;
  return {
    id: draft.id.trim(),
    updatedAt: promotion?.updatedAt ?? null,
    businessId: draft.brand,
    title: draft.title,
    description: draft.description,
    status: isOpen ? "OPEN" : "CLOSED",
    maxEntries: Number(draft.maxEntries),
    tokens: Number(draft.tokens),
    startsAt: toIsoInstant(startsAt, promotion?.startsAt),
    endsAt: toIsoInstant(endsAt, promotion?.endsAt) || null,
  };
}
