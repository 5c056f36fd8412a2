import { lookup } from "node:dns/promises";
import { parseAllowHosts } from "./allow-hosts.ts";
import type { Guard, Resolve } from "./guard.ts";
import { createIsPublic, type IsPublic } from "./public-address.ts";

export interface GuardOptions {
  /** The operator's own hosts as exact `host:port` pairs: on any port, at any address. */
  allowHosts?: readonly string[];
  /** Public blocks that the operator wants refused as well, e.g. this network's own. */
  blockedRanges?: readonly string[];
  /** For tests, which bring their own names and addresses. The product leaves them alone. */
  resolve?: Resolve;
  isPublic?: IsPublic;
}

/** @throws when an option cannot be read */
export function createGuard({ allowHosts = [], blockedRanges, resolve, isPublic }: GuardOptions): Guard {
  const allowed = parseAllowHosts(allowHosts.join(","));
  if (!allowed.ok) throw new Error(`allowHosts: ${allowed.problem}`);
  return {
    allowHosts: new Set(allowed.hosts),
    isPublic: isPublic ?? createIsPublic(blockedRanges),
    resolve: resolve ?? resolveBySystem,
  };
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true });
  return answers.map(({ address }) => address);
}
