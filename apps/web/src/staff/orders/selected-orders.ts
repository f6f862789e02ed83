import type {
  StaffOrderRowFragment,
  StaffSelectedOrdersQuery,
} from "../../platform/api/generated/graphql.ts";
import { OBSTACLE_LABELS } from "../shared/order-labels.ts";

/** What is left to do for an order that is worked on together with others. */
export type SelectedOrder = NonNullable<StaffSelectedOrdersQuery["staffSelectedOrders"]>[number];

type OrderRow = Pick<StaffOrderRowFragment, "state" | "canceledAt" | "shippingObstacle">;

/** Whether an order can be selected: it is paid, and nothing stands in the way of shipping it. */
export function canSelect({ state, canceledAt, shippingObstacle }: OrderRow): boolean {
  return state === "PAID" && canceledAt === null && shippingObstacle === null;
}

/** The units to ship: unmade stickers only after somebody confirmed that they're sent like this. */
export function listUnitsToShip(
  { lines }: SelectedOrder,
  options: { readonly confirmsUnmadeStickers: boolean },
) {
  return lines
    .filter((line) => options.confirmsUnmadeStickers || !isUnmade(line))
    .map(({ id, quantity }) => ({ lineId: id, quantity }));
}

/** Whether no finished sheet has these stickers. */
export function isUnmade({ areStickersMade }: SelectedOrder["lines"][number]): boolean {
  return areStickersMade === false;
}

/** Why nothing of the order can be shipped; undefined where something can. */
export function findShippingProblem({ lines, shippingObstacle }: SelectedOrder) {
  if (shippingObstacle !== null) return OBSTACLE_LABELS[shippingObstacle].text;
  return lines.length === 0 ? "Nothing is left to ship" : undefined;
}

const PRINT_PROBLEMS: Readonly<Record<SelectedOrder["prints"][number]["status"], string>> = {
  WAITING: "not drawn yet",
  RUNNING: "not drawn yet",
  DONE: "not drawn yet",
  FAILED: "missing: drawing failed",
  CANCELED: "missing: drawing failed",
  EXPIRED: "removed after 90 days",
};

/** Says which of the order's print files aren't ready and why; none when all of them are. */
export function listPrintProblems({ number, prints }: SelectedOrder): string[] {
  if (prints.length === 0) return [`Order #${number} has no print files.`];
  const problems = prints.flatMap(({ isReady, isWaitingForCustomer, status }) => {
    if (isReady) return [];
    return [isWaitingForCustomer ? "waiting for the customer" : PRINT_PROBLEMS[status]];
  });
  return [...new Set(problems)].map((problem) => {
    const count = problems.filter((other) => other === problem).length;
    return `Order #${number}: ${count === 1 ? "a file is" : `${count} files are`} ${problem}.`;
  });
}

export function countReadyPrints(orders: readonly SelectedOrder[]): number {
  return orders.flatMap(({ prints }) => prints.filter(({ isReady }) => isReady)).length;
}
