const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Returns whether a host name, or an address in the form of HOST or of a URL, is this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host.replace(/^\[|\]$/g, ""));
}
