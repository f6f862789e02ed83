/** Postal abbreviations of the states, the District of Columbia and military mail. */
const CODES =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV
  NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AA AE AP`.split(/\s+/);

export const STATE_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  { value: "", label: "Choose" },
  ...CODES.map((code) => ({ value: code, label: code })),
];
