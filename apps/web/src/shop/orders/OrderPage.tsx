import { formatMessage, shopMessages } from "@photomap/messages";
import { Info, Printer } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useBrand } from "../../platform/brand/brand.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { OrderItems } from "./OrderItems.tsx";
import styles from "./OrderPage.module.css";
import { OrderStepper } from "./OrderStepper.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { formatOrderDay, type Order } from "./order.ts";
import { findProgress } from "./order-progress.ts";

/** Loaded for orders whose maps the customer was asked to look at. */
const MapReviews = lazy(async () => ({ default: (await import("./MapReviews.tsx")).MapReviews }));

/** The details of an order; printed, it is the receipt. */
export function OrderPage({ order }: { readonly order: Order }) {
  const { cancelledAt, isReturned, items } = order;
  const progress = findProgress(order);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{useBrand().name}</p>
      {cancelledAt === null ? null : (
        <Banner>
          {formatMessage(shopMessages.orderCanceled, { date: formatOrderDay(cancelledAt) })}
        </Banner>
      )}
      {isReturned && cancelledAt === null ? (
        <Banner>
          We couldn't turn your payment into an order. We'll refund the full amount, and nothing
          will ship.
        </Banner>
      ) : null}
      {progress === undefined ? null : (
        <OrderStepper progress={progress} isFree={order.transactions.length === 0} />
      )}
      {order.mapReviews.length === 0 ? null : (
        <Suspense>
          <MapReviews order={order} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <section className={styles.items} aria-labelledby="items">
          <h2 id="items" className={styles.title}>
            {count === 1
              ? formatMessage(shopMessages.oneItem)
              : formatMessage(shopMessages.items, { count })}
          </h2>
          <OrderItems items={items} />
        </section>
        <div className={styles.side}>
          <OrderSummary order={order} />
          <div className={styles.print}>
            <Button
              size="small"
              icon={<Printer size={18} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Print receipt
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.banner}>
      <Info size={20} strokeWidth={1.6} aria-hidden="true" />
      {children}
    </p>
  );
}
