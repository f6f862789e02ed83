import { ATTRIBUTE_KEYS, type CustomAttribute } from "@photomap/commerce";

/** Keys that only the server writes; `tokensUsed` is a price. */
const SERVER_KEYS: ReadonlySet<string> = new Set([
  ATTRIBUTE_KEYS.map,
  ATTRIBUTE_KEYS.orderId,
  ATTRIBUTE_KEYS.tokensUsed,
]);

export function listServerAttributes(attributes: readonly CustomAttribute[]): CustomAttribute[] {
  return attributes.filter(({ key }) => SERVER_KEYS.has(key.trim()));
}

export function createMapAttributes(projectName: string | undefined): CustomAttribute[] {
  return projectName === undefined ? [] : [{ key: ATTRIBUTE_KEYS.map, value: projectName }];
}

/**
 * Adds the server's attributes to those of a client, which may repeat what it was sent. Returns
 * undefined when the client sets other values for the server's keys.
 */
export function joinAttributes(
  requested: readonly CustomAttribute[],
  own: readonly CustomAttribute[],
): CustomAttribute[] | undefined {
  const values = new Map(own.map(({ key, value }) => [key, value]));
  const isForeign = ({ key, value }: CustomAttribute) => values.get(key.trim()) !== value.trim();
  const given = new Set(listServerAttributes(requested));
  if ([...given].some(isForeign)) return undefined;
  return [...own, ...requested.filter((attribute) => !given.has(attribute))];
}
