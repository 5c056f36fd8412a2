import { isIP } from "node:net";
import { hostAndPort } from "./allow-hosts.ts";
import type { IsPublic } from "./public-address.ts";
import { refused } from "./refused.ts";

/** All addresses of a name; rejects or gives none when it has none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** What the door knows about where it may go. */
export interface Guard {
  isPublic: IsPublic;
  /** The operator's own hosts, spelt by `hostAndPort`; they may be anywhere, on any port. */
  allowHosts: ReadonlySet<string>;
  resolve: Resolve;
}

export interface Target {
  hostname: string;
  port: number;
}

const PUBLIC_PORTS = new Set([80, 443]);
const MAX_HOSTNAME_LENGTH = 253;

/** The address as it will be asked for, without its fragment. @throws FetchError when no page may be asked for there */
export function checkAddress(address: URL, guard: Guard): URL {
  if (address.protocol !== "http:" && address.protocol !== "https:")
    throw refused(`scheme ${address.protocol}`);
  if (address.username !== "" || address.password !== "")
    throw refused("a user name or password in the address");
  if (address.hostname.length > MAX_HOSTNAME_LENGTH) throw refused("a host name longer than any name can be");
  checkTarget(targetOf(address.hostname, address.port, address.protocol), guard);
  const url = new URL(address);
  url.hash = "";
  return url;
}

/** Judges what can be judged before a name is resolved: the port, and an address written out as one. */
export function checkTarget({ hostname, port }: Target, guard: Guard): void {
  if (isAllowedHost({ hostname, port }, guard)) return;
  if (!PUBLIC_PORTS.has(port)) throw refused(`port ${port}`);
  if (isIP(hostname) !== 0 && !guard.isPublic(hostname)) throw refused(`${hostname} is not a public address`);
}

export function isAllowedHost({ hostname, port }: Target, guard: Guard): boolean {
  return guard.allowHosts.has(hostAndPort(hostname, port));
}

/** @param port as in a URL, where the scheme's own port is left out */
export function targetOf(hostname: string, port: string | undefined, protocol: string): Target {
  return {
    hostname: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port ? Number(port) : protocol === "https:" ? 443 : 80,
  };
}
