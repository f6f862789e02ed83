const US_POSTAL_CODE = /^\d{5}(?:-\d{4})?$/;

/**
 * Whether a value is a ZIP code of five digits, or of nine with a hyphen; spaces around it are
 * ignored.
 */
export function isUsPostalCode(value: string): boolean {
  return US_POSTAL_CODE.test(value.trim());
}
