import { isIPv6 } from "node:net";

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * The key of rate limits: an IPv4 address or the /64 network of an IPv6 address, which one home
 * has.
 */
export function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = ip.split("::").map((part) => part.split("%")[0]);
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const given = [...(before ?? []), ...(after ?? [])];
  const zeros = Array.from({ length: GROUPS - given.length }, () => "0");
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
