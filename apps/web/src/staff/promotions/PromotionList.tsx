import { Gift } from "lucide-react";
import type { StaffPromotionRowFragment } from "../../platform/api/generated/graphql.ts";
import { formatTokenNumber } from "../../shop/tokens/token-texts.ts";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatBrand, formatCount, formatDateTime } from "../shared/format.ts";
import { StaffList } from "../shared/StaffList.tsx";
import { PromotionDialogButton } from "./PromotionDialogButton.tsx";
import { PromotionStatus } from "./PromotionStatus.tsx";

type Promotion = StaffPromotionRowFragment;

const COLUMNS: readonly Column<Promotion>[] = [
  { label: "Promotion", cell: ({ title }) => title },
  { label: "Brand", isShort: true, cell: ({ businessId }) => formatBrand(businessId) },
  {
    label: "Entries",
    align: "end",
    cell: ({ numEntries, maxEntries }) =>
      `${formatCount(numEntries)} of ${formatCount(maxEntries)}`,
  },
  {
    label: "Waiting",
    isShort: true,
    cell: ({ waitingCount }) =>
      waitingCount === 0 ? "None" : <Badge tone="honey">{formatCount(waitingCount)}</Badge>,
  },
  { label: "Tokens", align: "end", cell: ({ tokens }) => formatTokenNumber(tokens) },
  { label: "Until", cell: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : "No end") },
];

function createStatusColumn(now: number): Column<Promotion> {
  return {
    label: "Status",
    isShort: true,
    cell: (promotion) => <PromotionStatus promotion={promotion} now={now} />,
  };
}

interface PromotionListProps {
  readonly promotions: readonly Promotion[];
  readonly canManage: boolean;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly now: number;
}

const NONE = {
  icon: Gift,
  title: "No promotions yet",
  text: "Customers enter with a text, and get tokens when you approve it.",
};

export function PromotionList({ promotions, canManage, now }: PromotionListProps) {
  return (
    <StaffList
      title="Promotions"
      actions={canManage ? <PromotionDialogButton /> : undefined}
      columns={[...COLUMNS, createStatusColumn(now)]}
      rows={promotions}
      getPath={({ id }) => `/staff/promotions/${id}`}
      none={NONE}
    />
  );
}
