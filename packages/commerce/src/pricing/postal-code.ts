const US_POSTAL_CODE = /^\d{5}(?:-\d{4})?$/;

/**
 * Whether a value is a ZIP code of five digits, or of nine with a hyphen; spaces around it are
 * ignored.
 */
export function isUsPostalCode(value: string): boolean {
  return US_POSTAL_CODE.test(value.trim());
}

/** Postal abbreviations of the states, the District of Columbia, the territories and military mail. */
export const US_STATE_CODES: readonly string[] =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM
  NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP`.split(/\s+/);
