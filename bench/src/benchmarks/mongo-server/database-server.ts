import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort, takesConnections } from "@larder/api/testing/loopback-ports";

const READY_WITHIN_MS = 30_000;
const MAX_PRINTED = 20_000;

/** A FerretDB of its own: on loopback, with its data in a temporary folder. It ends with this process. */
export class DatabaseServer {
  readonly #program: string;
  readonly #folder: string;
  readonly #port: number;
  #child: ChildProcess | null = null;
  #printed = "";

  private constructor(program: string, folder: string, port: number) {
    this.#program = program;
    this.#folder = folder;
    this.#port = port;
  }

  static async start(program: string): Promise<DatabaseServer> {
    const folder = await mkdtemp(join(tmpdir(), "larder-ferretdb-"));
    const server = new DatabaseServer(program, folder, await freePort());
    await server.restart();
    return server;
  }

  /** The address of a database of this server. */
  uri(database: string): string {
    return `mongodb://127.0.0.1:${this.#port}/${database}`;
  }

  /** Starts the server, or starts it again on the data that it left. */
  async restart(): Promise<void> {
    await mkdir(join(this.#folder, "data"), { recursive: true });
    const child = spawn(
      this.#program,
      [
        "--handler=sqlite",
        "--sqlite-url=file:data/",
        "--state-dir=.",
        `--listen-addr=127.0.0.1:${this.#port}`,
        "--debug-addr=-",
        "--telemetry=disable",
        "--log-level=ERROR",
      ],
      { cwd: this.#folder, stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#child = child;
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.#printed = (this.#printed + text).slice(-MAX_PRINTED);
      });
    await this.#listening(child);
  }

  /** Ends the server as a crash does: it finishes nothing. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Ends the server and removes its data. */
  async remove(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async #listening(child: ChildProcess): Promise<void> {
    const until = performance.now() + READY_WITHIN_MS;
    while (!(await takesConnections(this.#port))) {
      if (child.exitCode !== null || performance.now() > until)
        throw new Error(`FerretDB does not start:\n${this.#printed}`);
      await setTimeout(50);
    }
  }
}
