import { isIPv6 } from "node:net";

const HOST_AND_PORT = /^(\[[0-9a-f:.]+\]|[^\s:/?#@\\[\]*]+):(\d{1,5})$/i;

/** The operator's own hosts as read from a setting, or what is wrong with it. */
export type AllowHosts = { ok: true; hosts: string[] } | { ok: false; problem: string };

/**
 * Reads the value of IMPORT_ALLOW_HOSTS: exact `host:port` pairs, separated by commas.
 * There are no wildcards, no default port and no ranges: each pair opens one door and nothing beside it.
 */
export function parseAllowHosts(value: string): AllowHosts {
  const hosts: string[] = [];
  for (const entry of value.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const host = readHostAndPort(entry);
    if (host === null) {
      return { ok: false, problem: `"${entry}" is no host:port pair such as nas.home:8080 or [fd00::7]:80` };
    }
    hosts.push(host);
  }
  return { ok: true, hosts };
}

/** One spelling for a host and port, so that two of them can be compared: `nas.home:8080`, `[fd00::7]:80`. */
export function hostAndPort(hostname: string, port: number): string {
  return `${isIPv6(hostname) ? `[${hostname}]` : hostname}:${port}`;
}

function readHostAndPort(entry: string): string | null {
  const [, host, digits] = HOST_AND_PORT.exec(entry) ?? [];
  const port = Number(digits);
  // URL spells a host as it will be spelt in a request: lower case, punycode, 127.1 as 127.0.0.1.
  const url = URL.parse(`http://${host}/`);
  if (host === undefined || url === null || port < 1 || port > 65_535) return null;
  return `${url.hostname}:${port}`;
}
