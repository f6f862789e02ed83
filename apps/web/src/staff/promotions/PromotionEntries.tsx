import { formatTokens } from "@photomap/commerce";
import { Inbox } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { StaffPromotionEntriesQuery } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatBrand, formatCount, formatDateTime } from "../shared/format.ts";
import { Pager } from "../shared/Pager.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";
import { EntryCard } from "./EntryCard.tsx";
import { PromotionDialogButton } from "./PromotionDialogButton.tsx";
import { PromotionStatus } from "./PromotionStatus.tsx";
import styles from "./Promotions.module.css";

type Page = NonNullable<StaffPromotionEntriesQuery["staffPromotionEntries"]>;

interface PromotionEntriesProps {
  readonly page: Page;
  readonly canManage: boolean;
  /** When the page was loaded, in milliseconds since 1970. */
  readonly now: number;
}

/** A promotion with its entries, oldest first. */
export function PromotionEntries({ page, canManage, now }: PromotionEntriesProps) {
  const { promotion, entries, nextCursor } = page;
  return (
    <StaffPage
      title={promotion.title}
      parent={{ label: "Promotions", to: "/staff/promotions" }}
      actions={canManage ? <PromotionDialogButton promotion={promotion} /> : undefined}
    >
      <PromotionFacts promotion={promotion} now={now} />
      <EntryFilters waitingCount={promotion.waitingCount} />
      {entries.length === 0 ? (
        <EmptyState
          icon={<Inbox size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="No entries here"
        >
          Reload the page to see new entries.
        </EmptyState>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry} tokens={promotion.tokens} />
            </li>
          ))}
        </ul>
      )}
      <Pager nextCursor={nextCursor} />
    </StaffPage>
  );
}

function PromotionFacts({
  promotion,
  now,
}: Pick<PromotionEntriesProps, "now"> & Pick<Page, "promotion">) {
  const { id, businessId, numEntries, maxEntries, tokens, endsAt } = promotion;
  return (
    <DetailMeta>
      <PromotionStatus promotion={promotion} now={now} />
      <span>{formatBrand(businessId)}</span>
      <span>{`${formatCount(numEntries)} of ${formatCount(maxEntries)} places taken`}</span>
      <span>{`${formatTokens(2 * tokens)} for each approved entry`}</span>
      <span>{endsAt ? `Until ${formatDateTime(endsAt)}` : "No end"}</span>
      <Link to={`/promotions/${id}`}>Customer page</Link>
    </DetailMeta>
  );
}

const FILTERS = [
  { status: null, label: "All entries", query: "?" },
  { status: "AWAITING_APPROVAL", label: "Waiting", query: "?status=AWAITING_APPROVAL" },
  { status: "APPROVED", label: "Approved", query: "?status=APPROVED" },
  { status: "DENIED", label: "Denied", query: "?status=DENIED" },
] as const;

function EntryFilters({ waitingCount }: Pick<Page["promotion"], "waitingCount">) {
  const chosen = useSearchParams()[0].get("status");
  return (
    <nav className={styles.filters} aria-label="Entries">
      {FILTERS.map(({ status, label, query }) => (
        <LinkButton
          key={label}
          size="small"
          to={query}
          variant={status === chosen ? "secondary" : "quiet"}
          aria-current={status === chosen ? "page" : undefined}
        >
          {status === "AWAITING_APPROVAL" ? `${label} (${formatCount(waitingCount)})` : label}
        </LinkButton>
      ))}
    </nav>
  );
}
