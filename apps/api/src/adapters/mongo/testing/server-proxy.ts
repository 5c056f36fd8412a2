import { connect, createServer, type Server, type Socket } from "node:net";

/** Stands between a client and a server, to be started, frozen and ended in the middle of things. */
export class ServerProxy {
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #frozen = false;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  /** Where clients reach it, known after the first start. */
  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    const server = createServer((client) => this.#join(client));
    this.#server = server;
    await new Promise<void>((listening) => server.listen(this.#port, "127.0.0.1", listening));
    const address = server.address();
    if (typeof address === "object" && address) this.#port = address.port;
  }

  /** Keeps connections open and lets nothing through: a server that hangs. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server?.close(closed));
  }

  #join(client: Socket): void {
    const server = connect(this.#target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (data) => to.write(data));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#frozen) from.pause();
    }
  }
}
