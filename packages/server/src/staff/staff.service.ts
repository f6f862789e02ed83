import { CustomerService } from "./customer.service.ts";
import { DashboardService } from "./dashboard.service.ts";
import { DiscountService } from "./discount.service.ts";
import { OrderSearchService } from "./order-search.service.ts";
import { StaffProductService } from "./product.service.ts";
import { StaffActionService } from "./staff-action.service.ts";
import { StaffOrderService } from "./staff-order.service.ts";
import {
  type OrderChangeDependencies,
  StaffOrderChangeService,
} from "./staff-order-change.service.ts";

/** The use cases of the staff area. Each checks the capability of the viewer itself. */
export interface StaffServices {
  readonly orderSearch: OrderSearchService;
  readonly orders: StaffOrderService;
  readonly orderChanges: StaffOrderChangeService;
  readonly customers: CustomerService;
  readonly products: StaffProductService;
  readonly discounts: DiscountService;
  readonly dashboard: DashboardService;
  readonly actions: StaffActionService;
}

export function openStaff(deps: Omit<OrderChangeDependencies, "orders">): StaffServices {
  const { db } = deps;
  const orders = new StaffOrderService(db);
  return {
    orderSearch: new OrderSearchService(db),
    orders,
    orderChanges: new StaffOrderChangeService({ ...deps, orders }),
    customers: new CustomerService(db),
    products: new StaffProductService(db),
    discounts: new DiscountService(db),
    dashboard: new DashboardService(db),
    actions: new StaffActionService(db),
  };
}
