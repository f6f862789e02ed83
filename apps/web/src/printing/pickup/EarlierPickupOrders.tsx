import { useEffect, useState } from "react";
import { Link } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import {
  ListPickupOrdersDocument,
  type ListPickupOrdersQuery,
} from "../../platform/api/generated/graphql.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import styles from "./EarlierPickupOrders.module.css";

type EarlierOrder = ListPickupOrdersQuery["pickupOrders"][number];

const MAX_SHOWN = 3;
const DATE = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });

/** Links to the last orders of the project; nothing without orders. */
export function EarlierPickupOrders({ project }: { readonly project: OpenProject }) {
  const orders = useEarlierOrders(project);
  if (orders.length === 0) return null;
  return (
    <p className={styles.orders}>
      {orders.length === 1 ? "Earlier order:" : "Earlier orders:"}
      {orders.map((order) => (
        <Link key={order.id} to={`?order=${order.id}`}>
          {describeOrder(order)}
        </Link>
      ))}
    </p>
  );
}

function describeOrder({ walgreensOrderId, createdAt }: EarlierOrder): string {
  const date = DATE.format(new Date(createdAt));
  return walgreensOrderId === null ? date : `${walgreensOrderId}, ${date}`;
}

/** The project's last orders; none for guests, whose project would have to be stored first. */
function useEarlierOrders({ id, isGuest }: OpenProject): readonly EarlierOrder[] {
  const [orders, setOrders] = useState<readonly EarlierOrder[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { pickupOrders } = await execute(ListPickupOrdersDocument, { fileId: id });
      const shown = pickupOrders.filter(({ state }) => state === "PLACED" || state === "UNKNOWN");
      if (isCurrent) setOrders(shown.slice(0, MAX_SHOWN));
    };
    // Without the list everything else works.
    if (!isGuest) load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, isGuest]);
  return orders;
}
