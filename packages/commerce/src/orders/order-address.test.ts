import { describe, expect, it } from "vitest";
import { formatAddresses } from "./order-address.ts";

const HOME = {
  line1: "12 Oak Street",
  line2: "Apt 4",
  city: "Ann Arbor",
  state: "MI",
  postalCode: "48104",
  country: "US",
};

function format(shipping: object | null, billing: object | null) {
  return formatAddresses({
    name: "Customer 12",
    shippingAddress: shipping,
    billingAddress: billing,
  });
}

describe("addresses of an order", () => {
  it("are the lines of a label", () => {
    const { shipping } = format(HOME, null);
    expect(shipping).toEqual(["Customer 12", "12 Oak Street", "Apt 4", "Ann Arbor, MI 48104"]);
  });

  it.each([
    ["no billing address", null],
    ["the same one", HOME],
    ["the same one in other letters", { ...HOME, line1: " 12 OAK  Street ", state: "mi" }],
  ])("are one with %s", (_name, billing) => {
    const { isSame, shipping, billing: lines } = format(HOME, billing);
    expect(isSame).toBe(true);
    expect(lines).toEqual(shipping);
  });

  it("are two when they differ, with the country of a foreign card", () => {
    const billing = { line1: "1 Rue de Lyon", city: "Paris", postalCode: "75012", country: "FR" };
    expect(format(HOME, billing)).toMatchObject({
      isSame: false,
      billing: ["Customer 12", "1 Rue de Lyon", "Paris, 75012", "France"],
    });
  });

  it("are the billing address alone when nothing is shipped", () => {
    expect(format(null, HOME)).toMatchObject({ isSame: false, shipping: [] });
    expect(format(null, null)).toEqual({ isSame: true, shipping: [], billing: [] });
  });
});
