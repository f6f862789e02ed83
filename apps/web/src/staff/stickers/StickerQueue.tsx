import { Sticker } from "lucide-react";
import type { StaffStickersQuery } from "../../platform/api/generated/graphql.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { DetailMeta } from "../shared/DetailMeta.tsx";
import { formatUnits } from "../shared/format.ts";
import { Pager } from "../shared/Pager.tsx";
import { StaffPage } from "../shared/StaffPage.tsx";
import { NestGroup } from "./NestGroup.tsx";

interface StickerQueueProps {
  readonly queue: NonNullable<StaffStickersQuery["staffStickers"]>;
  /** When the page was loaded, in milliseconds since 1970. */
  readonly now: number;
}

/** Paid stickers to ship. Orders of one group share sheets. */
export function StickerQueue({ queue, now }: StickerQueueProps) {
  const { groups, nextCursor, orderCount } = queue;
  return (
    <StaffPage title="Stickers">
      {groups.length === 0 ? (
        <EmptyState
          icon={<Sticker size={32} strokeWidth={1.4} aria-hidden="true" />}
          title="Nothing to print"
        >
          Paid sticker orders show up here until you ship them.
        </EmptyState>
      ) : (
        <DetailMeta>
          {`${formatUnits(orderCount, "order")} to print and ship. Orders for the same map, product and scale share sheets.`}
        </DetailMeta>
      )}
      {groups.map((group) => (
        <NestGroup key={group.id} group={group} now={now} />
      ))}
      <Pager nextCursor={nextCursor} />
    </StaffPage>
  );
}
