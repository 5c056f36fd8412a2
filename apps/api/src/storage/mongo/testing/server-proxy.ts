import { connect, createServer, type Server, type Socket } from "node:net";
import { isChange, messagesOf, type Refusal, refusalOf } from "./wire-messages.ts";

const HEALTH_AFTER_MS = 50;
const STEPPED_DOWN: Refusal = { code: 10_107, codeName: "NotWritablePrimary" };

/** Stands between a client and a server, to be started, frozen, ended and contradicted in the middle of things. */
export class ServerProxy {
  readonly #target: { host: string; port: number };
  readonly #onMessage: (message: Buffer) => void;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #frozen = false;
  #refusal: Refusal | null = null;
  #steppedDown = new WeakSet<Socket>();
  /** The connections that carried a change, unlike those that only check the server's health. */
  readonly #changing = new WeakSet<Socket>();

  /** @param onMessage is called with every message of a client */
  constructor(target: { host: string; port: number }, onMessage: (message: Buffer) => void = () => {}) {
    this.#target = target;
    this.#onMessage = onMessage;
  }

  /** A proxy before the server at an address of MongoDB. */
  static before(address: string, onMessage?: (message: Buffer) => void): ServerProxy {
    const { hostname, port } = new URL(address);
    return new ServerProxy({ host: hostname, port: Number(port || 27_017) }, onMessage);
  }

  /** The port for clients, known after the first start. */
  get port(): number {
    return this.#port;
  }

  /** The number of connected clients. */
  get connections(): number {
    return this.#sockets.size / 2;
  }

  /** The same address, but through here. */
  through(address: string): string {
    const uri = new URL(address);
    uri.host = `127.0.0.1:${this.#port}`;
    // A replica set would tell its members' own addresses, past the proxy.
    uri.searchParams.set("directConnection", "true");
    uri.searchParams.delete("replicaSet");
    return uri.href;
  }

  async start(): Promise<void> {
    const server = createServer((client) => this.#join(client));
    this.#server = server;
    await new Promise<void>((listening) => server.listen(this.#port, "127.0.0.1", listening));
    const address = server.address();
    if (typeof address === "object" && address) this.#port = address.port;
  }

  /** Leaves connections open and forwards nothing, like a server that hangs. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Answers every change in place of the server, which does not receive it; null lets changes through again. */
  refuseChanges(refusal: Refusal | null): void {
    this.#refusal = refusal;
  }

  /**
   * Simulates a short loss of the primary role: each open connection has its next change refused. Health-check
   * connections are closed soon after, and find a primary when they reconnect.
   */
  stepDown(): void {
    this.#steppedDown = new WeakSet(this.#sockets);
    const others = [...this.#sockets].filter((socket) => !this.#changing.has(socket));
    setTimeout(() => {
      for (const socket of others) socket.destroy();
    }, HEALTH_AFTER_MS);
  }

  /** Ends every connection at once, as a server does that is killed; new ones are taken. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.#server?.close(closed));
  }

  #refusalOn(client: Socket, server: Socket): Refusal | null {
    this.#changing.add(client).add(server);
    return this.#steppedDown.delete(client) ? STEPPED_DOWN : this.#refusal;
  }

  #join(client: Socket): void {
    const server = connect(this.#target);
    const ask = messagesOf((message) => {
      this.#onMessage(message);
      const refusal = isChange(message) ? this.#refusalOn(client, server) : null;
      if (refusal) client.write(refusalOf(message, refusal));
      else server.write(message);
    });
    client.on("data", ask);
    server.on("data", (data) => client.write(data));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#frozen) from.pause();
    }
  }
}
