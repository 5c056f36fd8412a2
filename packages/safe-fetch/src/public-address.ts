import { BlockList, isIP, isIPv6 } from "node:net";

export type IsPublic = (address: string) => boolean;

/** Special-purpose IPv4 blocks, and 168.63.129.16, at which a cloud answers its own machines. */
const RESERVED_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "168.63.129.16/32",
];

/** The one block that is handed out as public IPv6. Mapped IPv4, NAT64, ULA and all else lie outside it. */
const GLOBAL_IPV6 = ["2000::/3"];

/** Parts of it that are not plain hosts: protocol assignments with Teredo, documentation, 6to4. */
const RESERVED_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

/** An address and, for more than one, how many of its bits they share. */
const RANGE = /^([^/]+)(?:\/(\d{1,3}))?$/;

/**
 * The question every outbound connection is asked: may this address be called at all?
 *
 * IPv4 goes by a list of what is refused, IPv6 by a list of what is let through, for its special forms are
 * too many to name. What is no address is not public.
 *
 * @param blockedRanges further blocks that an operator wants refused, e.g. "198.100.7.0/24" or "2a00:7::1"
 * @throws when a range cannot be read
 */
export function createIsPublic(blockedRanges: readonly string[] = []): IsPublic {
  const refused = rangeList([...RESERVED_IPV4, ...RESERVED_IPV6, ...blockedRanges]);
  const global = rangeList(GLOBAL_IPV6);
  return (address) => {
    // A zone ("fe80::1%eth0") is only ever link-local, and BlockList does not read it.
    if (address.includes("%")) return false;
    switch (isIP(address)) {
      case 4:
        return !refused.check(address, "ipv4");
      case 6:
        return global.check(address, "ipv6") && !refused.check(address, "ipv6");
      default:
        return false;
    }
  };
}

function rangeList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [, address = "", prefix] = RANGE.exec(range) ?? [];
    const longest = isIPv6(address) ? 128 : 32;
    const bits = Number(prefix ?? longest);
    if (isIP(address) === 0 || address.includes("%") || bits > longest) {
      throw new Error(`"${range}" is no address range: write one like 198.100.7.0/24 or 2a00:7::/32`);
    }
    list.addSubnet(address, bits, isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}
