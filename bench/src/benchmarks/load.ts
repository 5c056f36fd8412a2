import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { median } from "./table.ts";

export interface Target {
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** The status that every response must have; another one would falsify the measurement. */
  status: number;
}

const CONNECTIONS = 6;
const ROUND_MS = 700;
const ROUNDS = 5;
const HEAD_END = "\r\n\r\n";

/**
 * Returns the milliseconds for an answer, as the median of interleaved rounds: a machine that is busy for a while
 * slows all targets alike.
 */
export async function compareLoad<K extends string>(
  targets: Readonly<Record<K, Target>>,
): Promise<Record<K, number>> {
  // Keys and entries forget which names they have.
  const names = Object.keys(targets) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const ms = await load(targets[name]);
      if (round > 0) times.get(name)?.push(ms);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
}

/**
 * Returns the processor time in milliseconds that a server takes for an answer, as the least of interleaved rounds,
 * which a busy machine changes least. Works on Linux only; NaN elsewhere.
 */
export async function compareProcessorTime<K extends string>(
  targets: Readonly<Record<K, Target & { pid: number | undefined }>>,
): Promise<Record<K, number>> {
  const names = Object.keys(targets) as K[];
  const least = new Map<K, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { pid, ...target } = targets[name];
      const before = processorMsOf(pid);
      const answers = ROUND_MS / (await load(target));
      const ms = (processorMsOf(pid) - before) / answers;
      least.set(name, Math.min(least.get(name) ?? Infinity, ms));
    }
  }
  return Object.fromEntries(names.map((name) => [name, least.get(name) ?? Number.NaN])) as Record<K, number>;
}

/** Returns the user and system time of a process in milliseconds; the kernel counts in hundredths of a second. */
export function processorMsOf(pid: number | undefined): number {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns the milliseconds of each answer to a target in ascending order, with so many connections of which each asks again
 * when it has its answer.
 */
export async function latenciesOf(target: Target, connections: number, forMs: number): Promise<number[]> {
  const until = performance.now() + forMs;
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, () => askUntil(target, until, (ms) => latencies.push(ms))),
  );
  return latencies.toSorted((a, b) => a - b);
}

/**
 * Sends requests over six open connections, each the next one after the last answer; returns the milliseconds for an
 * answer. It parses only status and length: a whole HTTP client would be slower than a bare server, and hide the
 * difference.
 */
async function load(target: Target): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + ROUND_MS;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(target, until)));
  return (performance.now() - startedAt) / counts.reduce((sum, count) => sum + count, 0);
}

function askUntil(
  { url, headers = {}, status }: Target,
  until: number,
  onLatency: (ms: number) => void = () => {},
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}${HEAD_END}`);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  return new Promise((done, fail) => {
    let answered = 0;
    let askedAt = performance.now();
    onAnswers(socket, (got) => {
      if (got !== status) return void socket.destroy(new Error(`${url} answered ${got}, not ${status}.`));
      answered += 1;
      const now = performance.now();
      onLatency(now - askedAt);
      askedAt = now;
      if (now < until) socket.write(request);
      else socket.end();
    });
    socket.once("error", fail);
    socket.once("close", () => done(answered));
    socket.write(request);
  });
}

/**
 * Calls back with the status of each complete answer. Bodies need a Content-Length, as those of all measured servers
 * have.
 */
function onAnswers(socket: Socket, onStatus: (status: number) => void): void {
  let head = "";
  let missing = -1;
  socket.on("data", (chunk) => {
    if (missing === -1) {
      head += chunk.toString("latin1");
      const end = head.indexOf(HEAD_END);
      if (end === -1) return;
      const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1] ?? "0";
      missing = Number(length) - (head.length - end - HEAD_END.length);
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    const status = Number(head.slice(9, 12));
    head = "";
    missing = -1;
    onStatus(status);
  });
}
