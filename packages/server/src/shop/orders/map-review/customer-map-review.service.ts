import type { BrandId } from "@photomap/design";
import type { Database } from "../../../platform/database/database.ts";
import { isUuid } from "../../../platform/database/is-uuid.ts";
import type { Viewer } from "../../../platform/viewer/viewer.ts";
import type {
  MapProblemService,
  MapProblems,
} from "../../../printing/prints/map-problem.service.ts";
import type { OrderHistoryService } from "../history/order-history.service.ts";
import type { MapReviewRow } from "../map-review.types.ts";
import { listReviewedMaps } from "./map-review.repository.ts";
import type { ConfirmResult, MapReviewService } from "./map-review.service.ts";

export interface CustomerMapReview extends MapReviewRow {
  /** What to look at in the map as it is now; undefined after the end, and for a deleted map. */
  readonly check: MapProblems | undefined;
}

/** What proves that an order is the caller's: the account, or the key of an email about it. */
export interface OrderAccess {
  readonly viewer: Viewer;
  readonly brand: BrandId;
  readonly number: number;
  readonly key?: string | undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly history: OrderHistoryService;
  readonly mapProblems: MapProblemService;
  readonly mapReviews: MapReviewService;
}

/** The customer's side of looking at an ordered map before it is printed. */
export class CustomerMapReviewService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lists the reviews of an order that the caller may see, oldest first. */
  async list(orderId: string): Promise<CustomerMapReview[]> {
    const { db, mapProblems, mapReviews } = this.#deps;
    const reviews = await mapReviews.list(orderId);
    if (reviews.every(({ endedAt }) => endedAt !== null)) {
      return reviews.map((review) => ({ ...review, check: undefined }));
    }
    const maps = await listReviewedMaps(db, orderId);
    const checks = await mapProblems.inspect(
      maps.map(({ id, updatedAt, metafields }) => ({ project: { id, updatedAt }, metafields })),
    );
    return reviews.map((review) => {
      const index = maps.findIndex(({ reviewId }) => reviewId === review.id);
      return { ...review, check: checks[index] };
    });
  }

  /** Lets the map be printed as it is now. */
  async confirm(access: OrderAccess, reviewId: string): Promise<ConfirmResult> {
    const { viewer, brand, number, key } = access;
    const { history, mapReviews } = this.#deps;
    const order =
      key === undefined
        ? await history.find(viewer, brand, number)
        : await history.findByKey(key, { brand, number });
    if (order === undefined || !isUuid(reviewId)) return { kind: "missing" };
    return mapReviews.confirm(order.id, reviewId);
  }
}
