import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { networkAddresses } from "./network-addresses.ts";

const address = (fields: Partial<NetworkInterfaceInfo>): NetworkInterfaceInfo => ({
  address: "192.168.1.20",
  netmask: "255.255.255.0",
  mac: "00:00:00:00:00:00",
  cidr: null,
  family: "IPv4",
  internal: false,
  ...(fields as object),
});
const INTERFACES = {
  lo: [address({ address: "127.0.0.1", internal: true })],
  wlan0: [address({}), address({ address: "fe80::1", family: "IPv6" })],
  eth0: [address({ address: "10.0.0.5" })],
};

it.each([
  ["0.0.0.0", ["http://192.168.1.20:5000", "http://10.0.0.5:5000"]],
  ["::", ["http://192.168.1.20:5000", "http://10.0.0.5:5000"]],
  ["10.0.0.5", ["http://10.0.0.5:5000"]],
  ["127.0.0.1", []],
  ["localhost", []],
])("a server that listens to %s is reached at %j", (host, expected) => {
  expect(networkAddresses(host, 5000, INTERFACES)).toEqual(expected);
});
