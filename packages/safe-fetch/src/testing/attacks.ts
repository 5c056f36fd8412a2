import type { DnsServer } from "./dns-server.ts";

/** Something that must not be fetched. */
export interface Attack {
  name: string;
  /** What the user, or the redirecting site at public.test, names as the address. */
  address: string;
  /** On every machine it would reach a server at 127.0.0.1 if nothing held it back. */
  lands: boolean;
}

const LITERALS_THAT_LAND = ["127.0.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "①②⑦.⓪.⓪.①"];
const OTHER_LITERALS = [
  "0",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "192.0.2.1",
  "203.0.113.7",
  "192.88.99.1",
  "240.0.0.1",
  "168.63.129.16",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:169.254.169.254]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::1]",
  "[2001:0:7f00:1::1]",
  "[fd00::1]",
  "[fec0::1]",
  "[2001:db8::1]",
  "[100::1]",
  "[3fff::1]",
  "[5f00::1]",
];

/** An address of the real internet that is only ever told beside a forbidden one, and so never called. */
export const PUBLIC = "93.184.216.34";

const NAMES: Record<string, readonly string[]> = {
  "loopback.test": ["127.0.0.1"],
  "private.test": ["10.0.0.1"],
  "metadata.test": ["169.254.169.254"],
  "cgnat.test": ["100.64.0.1"],
  "cloud-host.test": ["168.63.129.16"],
  "zero.test": ["0.0.0.0"],
  "loopback6.test": ["::1"],
  "mapped.test": ["::ffff:127.0.0.1"],
  "nat64.test": ["64:ff9b::7f00:1"],
  "6to4.test": ["2002:7f00:1::1"],
  "ula.test": ["fd00::1"],
  "both.test": [PUBLIC, "127.0.0.1"],
  "public-a-loopback-aaaa.test": [PUBLIC, "::1"],
};

export const literals: Attack[] = [
  ...LITERALS_THAT_LAND.map((host) => ({ name: host, address: `http://${host}/`, lands: true })),
  ...OTHER_LITERALS.map((host) => ({ name: host, address: `http://${host}/`, lands: false })),
];

export const names: Attack[] = [
  { name: "localhost", address: "http://localhost/", lands: true },
  { name: "localhost with a dot", address: "http://localhost./", lands: true },
  { name: "LOCALHOST", address: "http://LOCALHOST/", lands: true },
  { name: "a literal behind a user name", address: "http://public@127.0.0.1/", lands: false },
  ...Object.keys(NAMES).map((name) => ({
    name,
    address: `http://${name}/`,
    lands: name === "loopback.test",
  })),
];

/** The status with which public.test sends there. */
export const redirects: (Attack & { status: number })[] = [
  { name: "to loopback", status: 302, address: "http://127.0.0.1/", lands: true },
  { name: "to the metadata service", status: 307, address: "http://169.254.169.254/latest/", lands: false },
  { name: "to a private name", status: 301, address: "http://loopback.test/", lands: true },
  { name: "to loopback without a scheme", status: 303, address: "//127.0.0.1/", lands: true },
  { name: "to mapped IPv6", status: 308, address: "http://[::ffff:127.0.0.1]/", lands: false },
  { name: "to a file", status: 302, address: "file:///etc/passwd", lands: false },
  { name: "in an endless loop", status: 302, address: "/again", lands: false },
];

export const schemes: Attack[] = [
  { name: "file", address: "file:///etc/passwd", lands: false },
  { name: "gopher", address: "gopher://127.0.0.1/_GET", lands: false },
  { name: "ftp", address: "ftp://127.0.0.1/", lands: false },
  { name: "data", address: "data:text/html,<title>Soup</title>", lands: false },
  { name: "blob", address: "blob:http://127.0.0.1/b5d1", lands: false },
  { name: "a host and port as user name", address: "http://127.0.0.1:80@public.test/", lands: false },
];

/** Tells the name server what the attackers' names resolve to. */
export function setAttackNames(dns: DnsServer): void {
  dns.set("localhost", ["127.0.0.1"]);
  for (const [name, addresses] of Object.entries(NAMES)) dns.set(name, addresses);
}
