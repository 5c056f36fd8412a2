import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Returns a port of the loopback address that nothing listens on, for who must know it before a server starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port }: { port?: number } = Object(probe.address());
  probe.close();
  await once(probe, "close");
  if (port === undefined) throw new Error("This machine has no port to give.");
  return port;
}

/** Returns whether a server takes connections at a port of the loopback address. */
export async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
