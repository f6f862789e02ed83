import type { EmailChangeService } from "../accounts/email-change.service.ts";
import type { RoleService } from "../accounts/role.service.ts";
import type { CustomerCipher } from "../adapters/customer-cipher.ts";
import type { Queue } from "../adapters/queue.ts";
import type { RetailChain } from "../adapters/retail-chain.ts";
import type { Storage } from "../adapters/storage.ts";
import type { SuppressionList } from "../mail/suppression-list.service.ts";
import type { TicketThreads } from "../tickets/ticket-thread.service.ts";
import type { VoucherService } from "../tokens/voucher.service.ts";
import { CustomerService } from "./customer.service.ts";
import { DashboardService } from "./dashboard.service.ts";
import { DebugService } from "./debug.service.ts";
import { DiscountService } from "./discount.service.ts";
import { StaffEmailChangeService } from "./email-change.service.ts";
import { OrderSearchService } from "./order-search.service.ts";
import { StaffPickupService } from "./pickup.service.ts";
import { StaffProductService } from "./product.service.ts";
import { StaffPromotionService } from "./promotion.service.ts";
import { PromotionEntryService } from "./promotion-entry.service.ts";
import { StaffRoleChangeService } from "./role-change.service.ts";
import { StaffActionService } from "./staff-action.service.ts";
import { StaffOrderService } from "./staff-order.service.ts";
import {
  type OrderChangeDependencies,
  StaffOrderChangeService,
} from "./staff-order-change.service.ts";
import { StickerQueueService } from "./sticker-queue.service.ts";
import { StaffStickerSheetService } from "./sticker-sheet.service.ts";
import { StickerShippingService } from "./sticker-shipping.service.ts";
import { StaffTicketService } from "./ticket.service.ts";
import { StaffTokenService } from "./token.service.ts";
import { StaffVoucherService } from "./voucher.service.ts";

/** The use cases of the staff area. Each checks the capability of the viewer itself. */
export interface StaffServices {
  readonly orderSearch: OrderSearchService;
  readonly orders: StaffOrderService;
  readonly orderChanges: StaffOrderChangeService;
  readonly customers: CustomerService;
  readonly emailChanges: StaffEmailChangeService;
  readonly roleChanges: StaffRoleChangeService;
  readonly products: StaffProductService;
  readonly discounts: DiscountService;
  readonly promotions: StaffPromotionService;
  readonly promotionEntries: PromotionEntryService;
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
  readonly threads: TicketThreads;
  readonly chain: RetailChain | undefined;
  readonly cipher: CustomerCipher;
  readonly emailChanges: EmailChangeService;
  readonly roles: RoleService;
  readonly suppressionList: SuppressionList;
  readonly companyDomain: string;
  /** Of the process, for the debug page. */
  readonly config: Readonly<Record<string, unknown>>;
}

export function openStaff(deps: StaffDependencies): StaffServices {
  const { db, vouchers } = deps;
  const orders = new StaffOrderService(db);
  return {
    orderSearch: new OrderSearchService(db),
    orders,
    orderChanges: new StaffOrderChangeService({ ...deps, orders }),
    customers: new CustomerService(deps),
    emailChanges: new StaffEmailChangeService(deps),
    roleChanges: new StaffRoleChangeService(deps),
    products: new StaffProductService(db),
    discounts: new DiscountService(db),
    promotions: new StaffPromotionService(db),
    promotionEntries: new PromotionEntryService(db),
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
