import { isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** A customer is given no less than a /64, and may take another address of it for every request. */
const OWN_GROUPS = 4;

/**
 * Returns the rate-limit key of a client. IPv6 clients are keyed by their /64, or they could rotate addresses to
 * reset the limit. An IPv4 address is its own key, and so is a text that is no address, such as a user's id.
 */
export function addressBlock(who: string): string {
  if (!who.includes(":")) return who;
  const mapped = MAPPED_IPV4.exec(who)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(who)) return who;
  const [before = "", after] = who.split("%", 1).join("").split("::");
  const left = groupsOf(before);
  const right = groupsOf(after ?? "");
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  const network = [...left, ...zeros, ...right]
    .slice(0, OWN_GROUPS)
    .map((group) => Number.parseInt(group, 16));
  // This machine itself, and odd spellings of IPv4: they have no network in common.
  if (network.every((group) => group === 0)) return who;
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}
