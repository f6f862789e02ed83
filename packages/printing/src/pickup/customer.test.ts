import { describe, expect, it } from "vitest";
import { findCustomerProblems, normalizeCustomer, normalizePhone } from "./customer.ts";

const CUSTOMER = {
  firstName: " Ada ",
  lastName: "Park",
  email: "Ada@Example.com",
  phone: "+1 (313) 555-0123",
};

describe("phone numbers", () => {
  it.each([
    ["313-555-0123", "3135550123"],
    ["(313) 555-0123", "3135550123"],
    ["313.555.0123", "3135550123"],
    ["3135550123", "3135550123"],
    ["1-313-555-0123", "3135550123"],
    ["+1 313 555 0123", "3135550123"],
  ])("RTL-07 reduces %s to its digits without the leading 1", (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
  });

  it.each(["", "555-0123", "2-313-555-0123", "113-555-0123", "313-555-01234", "313-555-012x"])(
    "refuses %s",
    (text) => {
      expect(normalizePhone(text)).toBeUndefined();
    },
  );
});

describe("customers", () => {
  it("are sent with trimmed names and a normalized address", () => {
    expect(normalizeCustomer(CUSTOMER)).toEqual({
      firstName: "Ada",
      lastName: "Park",
      email: "ada@example.com",
      phone: "3135550123",
    });
  });

  it("have a problem for each invalid field", () => {
    const empty = { firstName: " ", lastName: "", email: "ada@", phone: "12" };
    expect(findCustomerProblems(empty)).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      email: "Email address is not valid",
      phone: "Enter phone number as ###-###-####",
    });
    expect(normalizeCustomer(empty)).toBeUndefined();
  });

  it("have names of at most 50 characters", () => {
    expect(normalizeCustomer({ ...CUSTOMER, lastName: "a".repeat(51) })).toBeUndefined();
  });
});
