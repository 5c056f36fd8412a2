import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const BSON_STRING = 2;
/** What the driver asks beside the calls of the store. */
const OF_THE_DRIVER: ReadonlySet<string> = new Set(["hello", "isMaster", "ismaster", "ping", "endSessions"]);

/** The commands that passed since the last look, by name and collection, and their bytes in both directions. */
export interface Commands {
  counts: Map<string, number>;
  bytes: number;
}

/** Starts a proxy in front of a MongoDB server that counts the commands of the store. */
export async function startCommandCounter(uri: string) {
  const database = new URL(uri);
  const target = { host: database.hostname, port: Number(database.port || 27_017) };
  const sockets = new Set<Socket>();
  let seen: Commands = { counts: new Map(), bytes: 0 };

  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    onMessages(client, (message) => {
      const name = commandOf(message);
      if (name === null) return;
      seen.counts.set(name, (seen.counts.get(name) ?? 0) + 1);
      seen.bytes += message.length;
    });
    upstream.on("data", (chunk: Buffer) => void (seen.bytes += chunk.length));
    client.pipe(upstream);
    upstream.pipe(client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  database.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  database.searchParams.set("directConnection", "true");
  database.searchParams.delete("replicaSet");

  return {
    /** The address of the database through the proxy. */
    uri: database.href,
    /** Returns what was counted since the last call. */
    take(): Commands {
      const taken = seen;
      seen = { counts: new Map(), bytes: 0 };
      return taken;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Calls back with each whole message of a stream, which begins with its length. */
function onMessages(socket: Socket, onMessage: (message: Buffer) => void): void {
  let buffered = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= HEADER_BYTES) {
      const length = buffered.readInt32LE(0);
      if (buffered.length < length) return;
      onMessage(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
    }
  });
}

/** Returns a command with its collection: the first field of the document. Null for a message of another kind. */
function commandOf(message: Buffer): string | null {
  const documentAt = HEADER_BYTES + 5;
  if (message.readInt32LE(12) !== OP_MSG || message[documentAt - 1] !== 0) return null;
  const nameAt = documentAt + 5;
  const nameEnd = message.indexOf(0, nameAt);
  const name = message.toString("latin1", nameAt, nameEnd);
  if (message[documentAt + 4] !== BSON_STRING) return OF_THE_DRIVER.has(name) ? null : name;
  const length = message.readInt32LE(nameEnd + 1);
  return `${name} ${message.toString("utf8", nameEnd + 5, nameEnd + 4 + length)}`;
}
