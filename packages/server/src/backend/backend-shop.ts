import { findMovesProblem, ORDER_MOVES } from "@photomap/commerce";
import type { PaymentProvider } from "../platform/adapters/stripe/payment-provider.ts";
import { StripePaymentProvider } from "../platform/adapters/stripe/stripe-payment-provider.ts";
import type { DatabaseHandle } from "../platform/database/database.ts";
import type { WebhookFailureService } from "../platform/errors/webhook-failure.service.ts";
import type { MapProblemService } from "../printing/prints/map-problem.service.ts";
import type { OrderPrintService } from "../printing/prints/order-print.service.ts";
import type { ProjectAccessService } from "../project/access/project-access.service.ts";
import type { DesignService } from "../project/designs/design.service.ts";
import type { ProjectService } from "../project/projects/project.service.ts";
import { CartService } from "../shop/carts/cart.service.ts";
import { CartMergeService } from "../shop/carts/cart-merge.service.ts";
import { CartRateLimits } from "../shop/carts/cart-rate-limits.ts";
import { DisputeService } from "../shop/orders/dispute/dispute.service.ts";
import { OrderStickerService } from "../shop/orders/goods/order-stickers.service.ts";
import { OrderTokenService } from "../shop/orders/goods/order-tokens.service.ts";
import { OrderHistoryService } from "../shop/orders/history/order-history.service.ts";
import { CustomerMapReviewService } from "../shop/orders/map-review/customer-map-review.service.ts";
import { MapReviewService } from "../shop/orders/map-review/map-review.service.ts";
import { OrderKeys } from "../shop/orders/order-key.ts";
import { OrderCancellationService } from "../shop/orders/payment/order-cancellation.service.ts";
import { PaymentService } from "../shop/orders/payment/payment.service.ts";
import { PaymentEventService } from "../shop/orders/payment/payment-event.service.ts";
import { PaymentSessionService } from "../shop/orders/payment/payment-session.service.ts";
import { ReconciliationService } from "../shop/orders/payment/reconciliation.service.ts";
import { MapCheckService } from "../shop/orders/placement/map-check.service.ts";
import { OrderPlacementService } from "../shop/orders/placement/order-placement.service.ts";
import { RefundService } from "../shop/orders/refund/refund.service.ts";
import { OrderShipmentService } from "../shop/orders/shipments/order-shipment.service.ts";
import { ProductService } from "../shop/products/product.service.ts";
import { ProductDataService } from "../shop/products/product-data.service.ts";
import { ProductPictureService } from "../shop/products/product-picture.service.ts";
import { SalesRankingCache } from "../shop/products/sales-ranking-cache.ts";
import { StickerService } from "../shop/stickers/sticker.service.ts";
import { StickerSheetService } from "../shop/stickers/sticker-sheet.service.ts";
import { PromotionService } from "../shop/tokens/promotion.service.ts";
import { TokenService } from "../shop/tokens/token.service.ts";
import type { VoucherService } from "../shop/tokens/voucher.service.ts";
import type { BackendConfig, SharedDependencies } from "./backend-config.ts";

/** The services of products, carts, orders, stickers and tokens. */
export interface ShopServices {
  readonly carts: CartService;
  readonly cartMerges: CartMergeService;
  readonly products: ProductService;
  readonly productData: ProductDataService;
  readonly productPictures: ProductPictureService;
  readonly paymentProvider: PaymentProvider;
  readonly placements: OrderPlacementService;
  readonly mapChecks: MapCheckService;
  readonly mapReviews: MapReviewService;
  readonly customerMapReviews: CustomerMapReviewService;
  readonly paymentSessions: PaymentSessionService;
  readonly payments: PaymentService;
  readonly paymentEvents: PaymentEventService;
  readonly refunds: RefundService;
  readonly disputes: DisputeService;
  readonly shipments: OrderShipmentService;
  readonly cancellations: OrderCancellationService;
  readonly reconciliation: ReconciliationService;
  readonly orderHistory: OrderHistoryService;
  readonly stickers: StickerService;
  readonly stickerSheets: StickerSheetService;
  readonly tokens: TokenService;
  readonly vouchers: VoucherService;
  readonly promotions: PromotionService;
}

interface ShopDependencies extends Omit<SharedDependencies, "db"> {
  readonly database: DatabaseHandle;
  readonly access: ProjectAccessService;
  readonly projects: ProjectService;
  readonly designs: DesignService;
  readonly orderPrints: OrderPrintService;
  readonly mapProblems: MapProblemService;
  readonly vouchers: VoucherService;
  readonly webhookFailures: WebhookFailureService;
}

export function createShopServices(config: BackendConfig, deps: ShopDependencies): ShopServices {
  const { database, limiter, storage, access, projects, designs } = deps;
  const { db } = database;
  const siteUrls = { pm: config.PM_URL, tbl: config.TBL_URL };
  const limits = new CartRateLimits(limiter);
  const carts = new CartService({ db, access, limits, siteUrls });
  const mapChecks = new MapCheckService({ db, access, carts, mapProblems: deps.mapProblems });
  return {
    products: new ProductService({ db, limiter, bestSellers: new SalesRankingCache(db) }),
    productData: new ProductDataService(db),
    productPictures: new ProductPictureService({ folder: config.PRODUCT_PICTURES_FOLDER, storage }),
    carts,
    mapChecks,
    cartMerges: new CartMergeService(db),
    stickers: new StickerService({ db, storage, limiter, projects, designs }),
    stickerSheets: new StickerSheetService({ db, storage, siteUrls }),
    tokens: new TokenService(db),
    vouchers: deps.vouchers,
    promotions: new PromotionService({ db, limiter }),
    ...openOrders(config, { ...deps, db, mapChecks }),
  };
}

interface OrderDependencies extends SharedDependencies {
  readonly access: ProjectAccessService;
  readonly orderPrints: OrderPrintService;
  readonly mapChecks: MapCheckService;
  readonly mapProblems: MapProblemService;
  readonly vouchers: VoucherService;
  readonly webhookFailures: WebhookFailureService;
}

function openOrders(config: BackendConfig, deps: OrderDependencies) {
  const problem = findMovesProblem(ORDER_MOVES);
  if (problem !== undefined) throw new Error(`The states of an order are wrong: ${problem}`);
  const { db, queue, limiter, access, orderPrints, vouchers, webhookFailures } = deps;
  const { mapChecks, mapProblems } = deps;
  const paymentProvider = new StripePaymentProvider(config);
  const siteUrls = { pm: config.PM_URL, tbl: config.TBL_URL };
  const orderTokens = new OrderTokenService({ queue, vouchers });
  const orderStickers = new OrderStickerService(queue);
  const tokens = { orderTokens, orderStickers };
  const refunds = new RefundService({ db, queue, paymentProvider, ...tokens });
  const disputes = new DisputeService({ db, paymentProvider, orderTokens });
  const effects = { refunds, orderPrints, ...tokens };
  const payments = new PaymentService({ db, queue, paymentProvider, ...effects });
  const sessions = new PaymentSessionService({ db, limiter, paymentProvider, payments, siteUrls });
  const history = new OrderHistoryService(db, new OrderKeys(config.CODE_KEY));
  const mapReviews = new MapReviewService({ db, queue, orderPrints });
  const shipments = new OrderShipmentService({ db, queue, orderStickers });
  const cancellations = new OrderCancellationService({ db, sessions, refunds });
  return {
    paymentProvider,
    placements: new OrderPlacementService({
      db,
      limiter,
      payments,
      sessions,
      orderStickers,
      access,
      mapChecks,
    }),
    mapReviews,
    customerMapReviews: new CustomerMapReviewService({ db, history, mapProblems, mapReviews }),
    paymentSessions: sessions,
    payments,
    paymentEvents: new PaymentEventService({
      db,
      paymentProvider,
      payments,
      refunds,
      disputes,
      webhookFailures,
    }),
    refunds,
    disputes,
    shipments,
    cancellations,
    orderHistory: history,
    reconciliation: new ReconciliationService({ db, paymentProvider, payments, sessions }),
  };
}
