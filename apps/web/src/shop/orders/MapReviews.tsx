import { MapReviewCard } from "./MapReviewCard.tsx";
import styles from "./MapReviews.module.css";
import type { Order } from "./order.ts";

/** The maps of an order that the customer was asked to look at before they are printed. */
export function MapReviews({ order }: { readonly order: Order }) {
  return (
    <div className={styles.reviews}>
      {order.mapReviews.map((review) => (
        <MapReviewCard key={review.id} order={order} review={review} />
      ))}
    </div>
  );
}
