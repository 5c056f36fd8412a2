import type { NetworkInterfaceInfo } from "node:os";

const EVERY_ADDRESS = new Set(["0.0.0.0", "::"]);

/**
 * Returns the origins by which other devices of the network reach this server, such as "http://192.168.1.20:5000".
 *
 * @param host the address that the server listens to; one that stands for all has those of the machine
 * @param interfaces as `os.networkInterfaces()` has them
 */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
): string[] {
  const all = Object.values(interfaces).flatMap((each) => each ?? []);
  const outside = all.filter(({ internal, family }) => !internal && family === "IPv4");
  if (EVERY_ADDRESS.has(host)) return outside.map(({ address }) => `http://${address}:${port}`);
  return outside.some(({ address }) => address === host) ? [`http://${host}:${port}`] : [];
}
