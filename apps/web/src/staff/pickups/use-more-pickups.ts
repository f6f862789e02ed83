import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { StaffPickupsDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import type { PickupFilters, PickupPage, PickupRow } from "./staff-pickup.ts";

/** Loads further pages and joins them to the first one. */
export function useMorePickups(first: PickupPage, filters: PickupFilters) {
  const { revalidate } = useRevalidator();
  const [pages, setPages] = useState<readonly PickupPage[]>([]);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const orders = joinPages([first, ...pages]);
  const { nextCursor } = pages.at(-1) ?? first;
  const shownCount = useRef(orders.length);
  useEffect(() => {
    if (pages.length === 0) return;
    // The button may be gone, so the focus moves to the first new row.
    const links = document.querySelectorAll<HTMLElement>("[data-row-link]");
    links[shownCount.current]?.focus();
  }, [pages]);
  const loadMore = async () => {
    setLoading(true);
    setProblem(undefined);
    try {
      const input = { ...filters, after: nextCursor };
      const { staffPickups } = await execute(StaffPickupsDocument, { input });
      shownCount.current = orders.length;
      // Null when the role was taken away: the page is not found then.
      if (staffPickups) setPages([...pages, staffPickups]);
      else await revalidate();
    } catch (error) {
      setProblem(reportAndDescribeFailure(error, "load more pickup orders"));
    }
    setLoading(false);
  };
  return { orders, hasMore: Boolean(nextCursor), isLoading, problem, loadMore };
}

/** Lists each order once: a changed order moves to the first page. */
function joinPages(pages: readonly PickupPage[]): readonly PickupRow[] {
  const rows = new Map<string, PickupRow>();
  for (const row of pages.flatMap(({ orders }) => orders)) {
    if (!rows.has(row.order.id)) rows.set(row.order.id, row);
  }
  return [...rows.values()];
}
