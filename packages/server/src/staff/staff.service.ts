import type { AccountAdminService } from "../people/accounts/account-admin.service.ts";
import type { EmailChangeService } from "../people/accounts/email-change.service.ts";
import type { SuppressionList } from "../people/suppression/suppression-list.service.ts";
import type { PhotoService } from "../photos/processing/photo.service.ts";
import type { Queue } from "../platform/adapters/pg-boss/queue.ts";
import type { Storage } from "../platform/adapters/s3/storage.ts";
import type { RetailChain } from "../platform/adapters/walgreens/retail-chain.ts";
import type { CustomerCipher } from "../platform/crypto/customer-cipher.ts";
import type { ProductPictureService } from "../shop/products/product-picture.service.ts";
import type { VoucherService } from "../shop/tokens/voucher.service.ts";
import type { TicketThreadService } from "../support/tickets/ticket-thread.service.ts";
import { CustomerService } from "./customers/staff-customer.service.ts";
import { StaffEmailChangeService } from "./customers/staff-email-change.service.ts";
import { StaffPrintPermissionService } from "./customers/staff-print-permission.service.ts";
import { StaffRoleChangeService } from "./customers/staff-role-change.service.ts";
import { DashboardService } from "./dashboard/staff-dashboard.service.ts";
import { DebugService } from "./debug/staff-debug.service.ts";
import { StaffMapReviewService } from "./orders/staff-map-review.service.ts";
import { StaffOrderService } from "./orders/staff-order.service.ts";
import {
  type OrderChangeDependencies,
  StaffOrderChangeService,
} from "./orders/staff-order-change.service.ts";
import { OrderSearchService } from "./orders/staff-order-search.service.ts";
import { StaffSavedFilterService } from "./orders/staff-saved-filter.service.ts";
import { StaffSelectedOrderService } from "./orders/staff-selected-orders.service.ts";
import { StaffPackingSlipService } from "./packing-slips/staff-packing-slip.service.ts";
import { StaffPickupService } from "./pickups/staff-pickup.service.ts";
import { StaffDiscountService } from "./products/staff-discount.service.ts";
import { StaffProductService } from "./products/staff-product.service.ts";
import { StaffProductCreationService } from "./products/staff-product-creation.service.ts";
import { StaffProductPictureService } from "./products/staff-product-picture.service.ts";
import { StaffShippingService } from "./products/staff-shipping.service.ts";
import { StaffActionService } from "./shared/staff-action.service.ts";
import { StickerQueueService } from "./stickers/staff-sticker-queue.service.ts";
import { StaffStickerSheetService } from "./stickers/staff-sticker-sheet.service.ts";
import { StickerShippingService } from "./stickers/staff-sticker-shipping.service.ts";
import { StaffTicketService } from "./tickets/staff-ticket.service.ts";
import { StaffPromotionService } from "./tokens/staff-promotion.service.ts";
import { StaffPromotionEntryService } from "./tokens/staff-promotion-entry.service.ts";
import { StaffTokenService } from "./tokens/staff-token.service.ts";
import { StaffVoucherService } from "./tokens/staff-voucher.service.ts";

/** The use cases of the staff area. Each checks the viewer's permission. */
export interface StaffServices {
  readonly orderSearch: OrderSearchService;
  readonly orders: StaffOrderService;
  readonly orderChanges: StaffOrderChangeService;
  readonly savedFilters: StaffSavedFilterService;
  readonly selectedOrders: StaffSelectedOrderService;
  readonly packingSlips: StaffPackingSlipService;
  readonly customers: CustomerService;
  readonly emailChanges: StaffEmailChangeService;
  readonly roleChanges: StaffRoleChangeService;
  readonly printPermissions: StaffPrintPermissionService;
  readonly products: StaffProductService;
  readonly productCreation: StaffProductCreationService;
  readonly productPictures: StaffProductPictureService;
  readonly discounts: StaffDiscountService;
  readonly shipping: StaffShippingService;
  readonly mapReviews: StaffMapReviewService;
  readonly promotions: StaffPromotionService;
  readonly promotionEntries: StaffPromotionEntryService;
  readonly tokens: StaffTokenService;
  readonly vouchers: StaffVoucherService;
  readonly stickerQueue: StickerQueueService;
  readonly stickerSheets: StaffStickerSheetService;
  readonly stickerShipping: StickerShippingService;
  readonly tickets: StaffTicketService;
  readonly pickups: StaffPickupService;
  readonly dashboard: DashboardService;
  readonly debug: DebugService;
  readonly actions: StaffActionService;
}

interface StaffDependencies extends Omit<OrderChangeDependencies, "orders"> {
  readonly vouchers: VoucherService;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly photos: PhotoService;
  readonly productPictures: ProductPictureService;
  readonly threads: TicketThreadService;
  readonly chain: RetailChain | undefined;
  readonly cipher: CustomerCipher;
  readonly emailChanges: EmailChangeService;
  readonly roles: AccountAdminService;
  readonly suppressionList: SuppressionList;
  readonly companyDomain: string;
  /** The process's configuration, for the debug page. */
  readonly config: Readonly<Record<string, unknown>>;
}

export function createStaffServices(deps: StaffDependencies): StaffServices {
  const { db, vouchers } = deps;
  const orders = new StaffOrderService(deps);
  return {
    orderSearch: new OrderSearchService(db),
    orders,
    orderChanges: new StaffOrderChangeService({ ...deps, orders }),
    savedFilters: new StaffSavedFilterService(db),
    selectedOrders: new StaffSelectedOrderService(deps),
    packingSlips: new StaffPackingSlipService(db),
    customers: new CustomerService(deps),
    emailChanges: new StaffEmailChangeService(deps),
    roleChanges: new StaffRoleChangeService(deps),
    printPermissions: new StaffPrintPermissionService(deps),
    products: new StaffProductService(db),
    productCreation: new StaffProductCreationService(db),
    productPictures: new StaffProductPictureService(deps),
    discounts: new StaffDiscountService(db),
    shipping: new StaffShippingService(db),
    mapReviews: new StaffMapReviewService(db),
    promotions: new StaffPromotionService(db),
    promotionEntries: new StaffPromotionEntryService(db),
    tokens: new StaffTokenService(db),
    vouchers: new StaffVoucherService({ db, vouchers }),
    stickerQueue: new StickerQueueService(db),
    stickerSheets: new StaffStickerSheetService(deps),
    stickerShipping: new StickerShippingService(deps),
    tickets: new StaffTicketService(deps),
    pickups: new StaffPickupService(deps),
    dashboard: new DashboardService(db),
    debug: new DebugService(db, deps.config),
    actions: new StaffActionService(db),
  };
}
