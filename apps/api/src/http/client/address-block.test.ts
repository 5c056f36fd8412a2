import { describe, expect, it } from "vitest";
import { addressBlock } from "./address-block.ts";

describe("addressBlock", () => {
  it.each([
    ["an IPv4 address by itself", "203.0.113.7", "203.0.113.7"],
    ["an IPv4 address that came over an IPv6 socket", "::ffff:203.0.113.7", "203.0.113.7"],
    ["an IPv6 address by its network", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["the first address of that network", "2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["a shortened one", "2001:db8::1", "2001:db8:0:0::/64"],
    ["however it is spelt", "2001:0DB8:0000::0:0:1", "2001:db8:0:0::/64"],
    ["one of a link, with its zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
    ["this machine", "::1", "::1"],
    ["an IPv4 address spelt in hexadecimal", "::ffff:cb00:7107", "::ffff:cb00:7107"],
    ["one with IPv4 at its end", "64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["a user's id", "u1", "u1"],
    ["nothing known", "unknown", "unknown"],
  ])("counts %s", (_, who, block) => {
    expect(addressBlock(who)).toBe(block);
  });
});
