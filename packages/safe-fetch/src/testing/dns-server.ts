import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { isIPv4 } from "node:net";
import type { Resolve } from "../guard.ts";

/** Answers the n-th question about a name, counted from 0; questions for A and AAAA both count. */
export type Zone = (query: number) => readonly string[] | "server-failure" | "silence";

export interface DnsServer {
  /** Sets what a name resolves to; a list answers the same for ever. Names that are not set do not exist. */
  set(name: string, zone: Zone | readonly string[]): void;
  queries(name: string): number;
  /** Resolves by asking this server, each time anew. */
  resolve: Resolve;
  close(): Promise<void>;
}

const A = 1;
const AAAA = 28;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

/**
 * A name server on loopback, real enough for a stub resolver, whose answers may change with every question.
 *
 * @param port 0 for any that is free
 */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  const zones = new Map<string, Zone>();
  const counts = new Map<string, number>();
  const socket = createSocket("udp4");

  socket.on("message", (message, sender) => {
    const { name, type, end } = readQuestion(message);
    const query = counts.get(name) ?? 0;
    counts.set(name, query + 1);
    const answer = zones.get(name)?.(query) ?? NO_SUCH_NAME;
    if (answer === "silence") return;
    const question = message.subarray(12, end);
    const reply = (code: number, records: Buffer[]) => {
      const header = Buffer.alloc(12);
      message.copy(header, 0, 0, 2);
      header.writeUInt16BE(0x8180 | code, 2);
      header.writeUInt16BE(1, 4);
      header.writeUInt16BE(records.length, 6);
      socket.send(Buffer.concat([header, question, ...records]), sender.port, sender.address);
    };
    if (answer === "server-failure") reply(SERVER_FAILURE, []);
    else if (answer === NO_SUCH_NAME) reply(NO_SUCH_NAME, []);
    else reply(0, answer.filter((address) => (isIPv4(address) ? A : AAAA) === type).map(addressRecord));
  });

  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.bind(port, "127.0.0.1", resolve);
  });
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);

  return {
    set(name, zone) {
      zones.set(name, typeof zone === "function" ? zone : () => zone);
      counts.delete(name);
    },
    queries: (name) => counts.get(name) ?? 0,
    async resolve(hostname) {
      const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      const addresses = found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      const [failure] = found.filter((answer) => answer.status === "rejected");
      if (addresses.length === 0 && failure !== undefined) throw failure.reason;
      return addresses;
    },
    close() {
      resolver.cancel();
      return new Promise((resolve) => socket.close(resolve));
    },
  };
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function addressRecord(address: string): Buffer {
  const data = isIPv4(address) ? Buffer.from(address.split(".").map(Number)) : ipv6Bytes(address);
  const record = Buffer.alloc(12);
  // A pointer to the name in the question, the type, class IN, 0 seconds to live, the length.
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(isIPv4(address) ? A : AAAA, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}

function ipv6Bytes(address: string): Buffer {
  // URL spells out a mapped IPv4 tail in groups.
  const [head = "", tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [before, after] = [groups(head), groups(tail ?? "")];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const bytes = Buffer.alloc(16);
  [...before, ...zeros, ...after].forEach((group, index) =>
    bytes.writeUInt16BE(parseInt(group, 16), index * 2),
  );
  return bytes;
}
