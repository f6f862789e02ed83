/** Compares ZIP codes without their extension of four digits. */
export function isSamePostalCode(left: string, right: string): boolean {
  return left.trim().slice(0, 5) === right.trim().slice(0, 5);
}

/** Postal abbreviations of the states, the District of Columbia, the territories and military mail. */
export const US_STATE_CODES: readonly string[] =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM
  NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP`.split(/\s+/);
