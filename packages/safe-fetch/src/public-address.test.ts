import { describe, expect, it } from "vitest";
import { createIsPublic } from "./public-address.ts";

const isPublic = createIsPublic();

describe("createIsPublic", () => {
  it.each([
    "1.1.1.1",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "168.63.129.15",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2000::",
    "2001:200::1",
    "2606:4700::1111",
    "2003::1",
    "3fff:1000::1",
  ])("lets %s pass", (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ["this network", "0.0.0.0", "0.255.255.255"],
    ["private, ten", "10.0.0.0", "10.255.255.255"],
    ["carrier-grade NAT", "100.64.0.0", "100.127.255.255"],
    ["loopback", "127.0.0.0", "127.255.255.255"],
    ["link-local", "169.254.0.0", "169.254.255.255"],
    ["private, 172", "172.16.0.0", "172.31.255.255"],
    ["protocol assignments", "192.0.0.0", "192.0.0.255"],
    ["documentation 1", "192.0.2.0", "192.0.2.255"],
    ["6to4 relays", "192.88.99.0", "192.88.99.255"],
    ["private, 192", "192.168.0.0", "192.168.255.255"],
    ["benchmarks", "198.18.0.0", "198.19.255.255"],
    ["documentation 2", "198.51.100.0", "198.51.100.255"],
    ["documentation 3", "203.0.113.0", "203.0.113.255"],
    ["multicast", "224.0.0.0", "239.255.255.255"],
    ["reserved and broadcast", "240.0.0.0", "255.255.255.255"],
    ["a cloud's own host", "168.63.129.16", "168.63.129.16"],
    ["IPv6 below the global block", "::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ["IPv6 above the global block", "4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
    ["IPv6 protocol assignments", "2001::", "2001:1ff:ffff::"],
    ["IPv6 documentation 1", "2001:db8::", "2001:db8:ffff::"],
    ["6to4", "2002::", "2002:ffff::"],
    ["IPv6 documentation 2", "3fff::", "3fff:fff:ffff::"],
    ["mapped IPv4, even a public one", "::ffff:1.1.1.1", "::ffff:127.0.0.1"],
    ["NAT64, ULA", "64:ff9b::101:101", "fd00::1"],
    ["a link-local address with its zone", "fe80::1%eth0", "2606:4700::1%eth0"],
    ["what is no address", "", "localhost"],
    ["an address that only a URL would read", "127.1", "0x7f000001"],
  ])("refuses %s", (_, first, last) => {
    expect([first, last].map(isPublic)).toEqual([false, false]);
  });

  it("refuses the operator's ranges as well", () => {
    const isAllowed = createIsPublic(["198.100.7.0/24", "2a00:7::/32", "9.9.9.9"]);
    expect(["198.100.7.9", "2a00:7:1::1", "9.9.9.9"].map(isAllowed)).toEqual([false, false, false]);
    expect(["198.100.8.1", "2a00:8::1", "9.9.9.8", "127.0.0.1"].map(isAllowed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    "",
    "example.com",
    "1.2.3.4/33",
    "1.2.3/24",
    "2a00::/129",
    "1.2.3.4/",
    "1.2.3.4/x",
    "1.2.3.4/8/8",
    "fe80::1%eth0/64",
  ])("does not start with the unreadable range %j", (range) => {
    expect(() => createIsPublic([range])).toThrow(`"${range}" is no address range`);
  });
});
