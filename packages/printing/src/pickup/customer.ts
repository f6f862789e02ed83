import { formatMessage, pickupMessages } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";

/** The person who picks up the prints. */
export interface PickupCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export type CustomerField = keyof PickupCustomer;

const MAX_NAME_LENGTH = 50;
const PHONE_LENGTH = 10;

/** Returns the problem of each invalid field. */
export function findCustomerProblems(
  customer: PickupCustomer,
): Partial<Record<CustomerField, string>> {
  const { firstName, lastName, email, phone } = customer;
  return {
    ...(!isName(firstName) && { firstName: formatMessage(pickupMessages.firstNameRequired) }),
    ...(!isName(lastName) && { lastName: formatMessage(pickupMessages.lastNameRequired) }),
    ...(!isEmailAddress(normalizeEmail(email)) && {
      email: formatMessage(pickupMessages.invalidEmail),
    }),
    ...(normalizePhone(phone) === undefined && {
      phone: formatMessage(pickupMessages.phoneFormat),
    }),
  };
}

/** Normalizes a customer to what the chain accepts; undefined when a field is invalid. */
export function normalizeCustomer(customer: PickupCustomer): PickupCustomer | undefined {
  const phone = normalizePhone(customer.phone);
  if (phone === undefined || Object.keys(findCustomerProblems(customer)).length > 0) {
    return undefined;
  }
  return {
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    email: normalizeEmail(customer.email),
    phone,
  };
}

/** Returns ten digits without the country code; undefined when the text is no US phone number. */
export function normalizePhone(text: string): string | undefined {
  if (/[^\d\s().+-]/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "");
  const national =
    digits.length === PHONE_LENGTH + 1 && digits.startsWith("1") ? digits.slice(1) : digits;
  // Area codes and exchanges begin with 2 to 9.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? national : undefined;
}

function isName(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_NAME_LENGTH;
}
