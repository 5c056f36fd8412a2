import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { configuredStorage } from "@larder/api/storage/storage-for";
import { type RunningServer, startServer } from "@larder/api/testing/running-server";
import type { ClientMessage, MeasuredCall, Order, Phase } from "./browse/client.ts";
import { fillCollection } from "./browse/collection.ts";
import { MOST_MS, p99, reads, secondsToRecover, writes } from "./browse/figures.ts";
import { processorMsOf } from "./load.ts";
import { retainedMemory, type Sample, sampleOf, slopeOf } from "./soak/process-watch.ts";
import { type Comparison, median, percentile } from "./table.ts";

const MINUTES = 5;
const RECIPES = 100_000;
const COOKS = 10_000;
const CONNECTIONS = 200;
const CALLS_PER_SECOND = 300;
const WARM_UP_SECONDS = 20;
const DOUBLE_SECONDS = 60;
const RECOVERY_SECONDS = 30;
const MOST_SECONDS_TO_RECOVER = 10;
const MOST_MB_PER_MINUTE = 5;
const SAMPLE_MS = 1_000;
const CLIENT = new URL("./browse/client.ts", import.meta.url);
/** The server's own command, which prints a line for each garbage collection. */
const WITH_TRACED_COLLECTIONS = ["sh", "-c", 'exec "$1" --trace-gc "$2"', "sh"];
/** Higher than any user of this benchmark comes to, so that calls are counted and not refused. */
const SETTINGS = {
  SIGN_IN: "accounts",
  RATE_READS_PER_MINUTE: "100000",
  RATE_WRITES_PER_MINUTE: "100000",
};

/**
 * Measures the API with 100,000 recipes while 10,000 users browse it, at 300 calls a second, then at twice that for a minute.
 * Ends with status 1 when a goal is missed.
 *
 * @param args the number of minutes at 300 calls a second; five by default
 */
export async function benchBrowse([minutes = String(MINUTES)]: readonly string[]): Promise<Comparison[]> {
  const steadyMinutes = Number(minutes);
  if (!(steadyMinutes > 0)) throw new Error(`The minutes must be a number above zero, not "${minutes}".`);
  const folder = await mkdtemp(join(tmpdir(), "larder-bench-"));
  let server: RunningServer | undefined;
  try {
    const store = await configuredStorage({ dataDir: folder }).openStore();
    const collection = await fillCollection(store, { recipes: RECIPES, cooks: COOKS });
    await store.close();
    const collectionFile = join(folder, "collection.json");
    await writeFile(collectionFile, JSON.stringify(collection));
    server = await startServer(folder, SETTINGS, WITH_TRACED_COLLECTIONS);
    const results = rowsOf(await measure(server, collectionFile, phasesOf(steadyMinutes)), steadyMinutes);
    if (results.some(({ isMissed }) => isMissed)) process.exitCode = 1;
    return results.map(({ isMissed, row }) => ({
      ...row,
      figure: `${row.figure}${isMissed ? " (missed)" : ""}`,
    }));
  } finally {
    await server?.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

function phasesOf(steadyMinutes: number): Phase[] {
  const callsPerSecond = CALLS_PER_SECOND;
  return [
    { name: "warm-up", callsPerSecond, seconds: WARM_UP_SECONDS },
    { name: "steady", callsPerSecond, seconds: steadyMinutes * 60 },
    { name: "double", callsPerSecond: callsPerSecond * 2, seconds: DOUBLE_SECONDS },
    { name: "recovery", callsPerSecond, seconds: RECOVERY_SECONDS },
  ];
}

interface Measured {
  calls: MeasuredCall[];
  problems: string[];
  /** The server during the steady phase. */
  samples: Sample[];
  retainedSlope: number;
  /** The processor time of the server in all of the run, in milliseconds. */
  processorMs: number;
  loads: number[];
}

/** Lets the client send its calls, and watches the server meanwhile. */
async function measure(
  { url, child, output }: RunningServer,
  collectionFile: string,
  phases: readonly Phase[],
): Promise<Measured> {
  const client = fork(CLIENT);
  const samples: Sample[] = [];
  const loads: number[] = [];
  const processorMsBefore = processorMsOf(child.pid);
  const begins = new Map<string, number>();
  const finished = Promise.withResolvers<Pick<Measured, "calls" | "problems">>();
  client.on("message", (message: ClientMessage) => {
    if ("calls" in message) finished.resolve(message);
    else begins.set(message.phase, performance.now());
  });
  client.once("exit", (status) => {
    if (status !== 0) finished.reject(new Error(`The client ended with ${status}.`));
  });
  const serverStartedAt = performance.now();
  const timer = setInterval(() => {
    loads.push(loadavg()[0] ?? Number.NaN);
    const startedAt = begins.get("steady");
    if (startedAt === undefined || begins.has("double")) return;
    void sampleOf(child.pid ?? 0, startedAt).then((sample) => sample && samples.push(sample));
  }, SAMPLE_MS);
  try {
    client.send({ url, collectionFile, connections: CONNECTIONS, phases } satisfies Order);
    const measured = await finished.promise;
    const minutesOf = (phase: string) => ((begins.get(phase) ?? 0) - serverStartedAt) / 60_000;
    const retained = retainedMemory(output()).filter(
      ({ atMinutes }) =>
        atMinutes > minutesOf("steady") + warmMinutes(phases) && atMinutes < minutesOf("double"),
    );
    return {
      ...measured,
      samples,
      retainedSlope: slopeOf(retained, ({ megabytes }) => megabytes),
      processorMs: processorMsOf(child.pid) - processorMsBefore,
      loads,
    };
  } finally {
    clearInterval(timer);
    client.kill("SIGKILL");
  }
}

/** Returns the minutes at the beginning of the steady phase in which caches still fill. */
function warmMinutes(phases: readonly Phase[]): number {
  const { seconds = 0 } = phases.find(({ name }) => name === "steady") ?? {};
  return Math.min(1, seconds / 180);
}

interface Result {
  row: Comparison;
  isMissed: boolean;
}

function rowsOf(measured: Measured, minutes: number): Result[] {
  const { calls, problems, samples, retainedSlope, processorMs, loads } = measured;
  const ofPhase = (name: string) => calls.filter(({ phase }) => phase === name);
  const [steady, double, recovery] = [ofPhase("steady"), ofPhase("double"), ofPhase("recovery")];
  const kinds = [...new Set(steady.map(({ kind }) => kind))];
  const recovered = secondsToRecover(recovery, RECOVERY_SECONDS);
  const warm = samples.filter(({ atMinutes }) => atMinutes > Math.min(1, minutes / 3));
  const slope = slopeOf(warm, ({ megabytes }) => megabytes);
  const megabytes = warm.map((sample) => Math.round(sample.megabytes));
  const figure = (what: string, text: string, isMissed = false): Result => ({
    row: { what, figure: text },
    isMissed,
  });
  return [
    ...kinds.map((kind) => figure(kind, timesOf(steady.filter((call) => call.kind === kind)))),
    figure(
      `reads at ${CALLS_PER_SECOND} calls a second`,
      `${timesOf(reads(steady))}; p99 at most ${MOST_MS.read} ms`,
      !(p99(reads(steady)) <= MOST_MS.read),
    ),
    figure(
      `writes at ${CALLS_PER_SECOND} calls a second`,
      `${timesOf(writes(steady))}; p99 at most ${MOST_MS.write} ms`,
      !(p99(writes(steady)) <= MOST_MS.write),
    ),
    figure(
      `memory of the server after ${Math.min(1, minutes / 3).toFixed(1)} minutes`,
      `${slope.toFixed(2)} MB a minute, at most ${MOST_MB_PER_MINUTE}; ${Math.min(...megabytes)} to ${Math.max(...megabytes)} MB; heap after collections ${retainedSlope.toFixed(2)} MB a minute`,
      !(slope <= MOST_MB_PER_MINUTE),
    ),
    figure(`reads at ${CALLS_PER_SECOND * 2} calls a second`, timesOf(reads(double))),
    figure(`writes at ${CALLS_PER_SECOND * 2} calls a second`, timesOf(writes(double))),
    figure(
      "seconds after which the p99 is as it has to be",
      `${recovered ?? `more than ${RECOVERY_SECONDS}`}, at most ${MOST_SECONDS_TO_RECOVER}`,
      !(recovered !== null && recovered <= MOST_SECONDS_TO_RECOVER),
    ),
    figure(
      `errors and wrong answers of ${calls.length} calls`,
      `${problems.length}${mostFrequent(problems)}, at most 0`,
      problems.length > 0,
    ),
    figure(
      "processor time of the server, all threads",
      `${(processorMs / calls.length).toFixed(2)} ms a call; ${((processorMs / calls.length) * 0.1 * CALLS_PER_SECOND).toFixed(0)} % of a core at ${CALLS_PER_SECOND} calls a second`,
    ),
    figure("load average of the machine", `${median(loads).toFixed(1)} in the median`),
  ];
}

function timesOf(calls: readonly MeasuredCall[]): string {
  const ms = calls.map((call) => call.ms);
  const [half, most, last] = [
    median(ms),
    percentile(ms, 0.99),
    ms.reduce((longest, one) => Math.max(longest, one), 0),
  ];
  return `${ms.length} times, median ${half.toFixed(1)} ms, p99 ${most.toFixed(0)} ms, longest ${last.toFixed(0)} ms`;
}

/** Returns the most frequent problems without the phase and the kind of their calls. */
function mostFrequent(problems: readonly string[]): string {
  const counts = Map.groupBy(problems, (problem) => problem.slice(problem.indexOf(": ") + 2));
  const sorted = [...counts].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 5);
  return sorted.map(([problem, { length }]) => `; ${length} times ${problem}`).join("");
}
