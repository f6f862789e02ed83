import { isIPv6 } from "node:net";

const GROUPS = 8;
const BITS_PER_GROUP = 16;

/**
 * Returns the key of rate limits: an IPv4 address, or an IPv6 address's /64 network, which one home
 * has.
 */
export function toNetwork(ip: string): string {
  return findMappedAddress(ip) ?? (isIPv6(ip) ? toPrefix(ip, 64) : ip);
}

/**
 * Returns the /48 network of an IPv6 address: one customer of a provider may have all its /64
 * networks. Undefined for an IPv4 address.
 */
export function toWiderNetwork(ip: string): string | undefined {
  return isIPv6(ip) && findMappedAddress(ip) === undefined ? toPrefix(ip, 48) : undefined;
}

/** Finds an IPv4 address that is written as an IPv6 address. */
function findMappedAddress(ip: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
}

function toPrefix(ip: string, bits: number): string {
  const [head = "", tail = ""] = ip.split("::").map((part) => part.split("%")[0]);
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const given = [...(before ?? []), ...(after ?? [])];
  const zeros = Array.from({ length: GROUPS - given.length }, () => "0");
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, bits / BITS_PER_GROUP);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${bits}`;
}
