/** The two brands that share one back end. */
export const BUSINESS_IDS = ["pm", "tbl"] as const;

export type BusinessId = (typeof BUSINESS_IDS)[number];

export function isBusinessId(value: unknown): value is BusinessId {
  return BUSINESS_IDS.some((id) => id === value);
}
