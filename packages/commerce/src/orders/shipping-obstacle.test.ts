import { expect, it } from "vitest";
import { findShippingObstacle } from "./shipping-obstacle.ts";

it("names a dispute before a hold, and a hold before the customer", () => {
  const order = { isDisputed: true, shipmentHold: "Costs more.", isWaitingForCustomer: true };
  expect(findShippingObstacle(order)).toBe("DISPUTED");
  expect(findShippingObstacle({ ...order, isDisputed: false })).toBe("HELD");
  const asked = { ...order, isDisputed: false, shipmentHold: null };
  expect(findShippingObstacle(asked)).toBe("WAITING_FOR_CUSTOMER");
  expect(findShippingObstacle({ ...asked, isWaitingForCustomer: false })).toBeNull();
});
