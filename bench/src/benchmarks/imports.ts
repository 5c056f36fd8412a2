import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PIECE_BYTES, piecesOf, pieceSize } from "@larder/domain/archive-import/archive-import";
import { signInOver, startServer } from "@larder/api/testing/running-server";
import { sampleOf } from "./soak/process-watch.ts";
import type { Comparison } from "./table.ts";

const PROBE_MS = 50;
const USAGE = "Name an archive: npm run bench -- imports FILE";

/** The state of an import, as the API reports it. */
interface State {
  id: string;
  state: string;
  counts: { recipes: number; withPictures: number; added: number; present: number; failed: number };
}

/**
 * Measures the import of a large archive by a server of its own: how long the look takes, how long adding takes, how much
 * memory the server has meanwhile, how long its health check takes, and that a second import adds nothing.
 *
 * @param args the path of an archive, and `look` where it is not to be added
 */
export async function benchImports([path, part]: readonly string[]): Promise<Comparison[]> {
  if (path === undefined) throw new Error(USAGE);
  const dataDir = await mkdtemp(join(tmpdir(), "larder-bench-imports-"));
  const server = await startServer(dataDir, {});
  const watch = watchServer(server.url, server.child.pid ?? 0);
  try {
    const { token } = await signInOver(server.url, "ana");
    const api = createClient(server.url, token);
    const rows: Comparison[] = [];
    for (const round of part === "look" ? ["first"] : ["first", "second"]) {
      const startedAt = performance.now();
      const id = await api.upload(path);
      const uploaded = performance.now();
      await api.post(`/${id}/look`);
      const looked = await api.reach(id, ["looked", "unreadable"]);
      const listed = performance.now();
      rows.push(
        { what: `${round}: upload`, oursMs: uploaded - startedAt },
        {
          what: `${round}: listed`,
          oursMs: listed - uploaded,
          figure: `${looked.counts.recipes} recipes, ${looked.counts.present} present`,
        },
        { what: `${round}: memory and health until it is listed`, figure: watch.take() },
      );
      if (part === "look") break;
      await api.post(`/${id}/start`);
      const done = await api.reach(id, ["done"]);
      rows.push(
        {
          what: `${round}: added`,
          oursMs: performance.now() - listed,
          figure: `${done.counts.added} added, ${done.counts.failed} failed`,
        },
        { what: `${round}: memory and health while it is added`, figure: watch.take() },
      );
    }
    return rows;
  } finally {
    watch.stop();
    await server.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}

function createClient(url: string, token: string) {
  async function send(method: string, path: string, body?: object | Uint8Array): Promise<{ import: State }> {
    const isRaw = body instanceof Uint8Array;
    const type = isRaw ? "application/octet-stream" : "application/json";
    const answer = await fetch(`${url}/api/imports${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": type },
      ...(body && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text);
  }
  return {
    post: (path: string) => send("POST", path, {}),
    async upload(path: string): Promise<string> {
      const file = await open(path, "r");
      try {
        const { size } = await file.stat();
        const { id } = (await send("POST", "", { files: [{ name: "archive", size }] })).import;
        for (let piece = 0; piece < piecesOf(size); piece += 1) {
          const bytes = new Uint8Array(pieceSize(size, piece) ?? 0);
          await file.read(bytes, 0, bytes.length, piece * PIECE_BYTES);
          await send("PUT", `/${id}/files/0/pieces/${piece}`, bytes);
        }
        return id;
      } finally {
        await file.close();
      }
    },
    async reach(id: string, states: readonly string[]): Promise<State> {
      for (;;) {
        const { import: found } = await send("GET", `/${id}`);
        if (states.includes(found.state)) return found;
        await pause(100);
      }
    },
  };
}

/** Asks for the server's health again and again, and watches its memory. */
function watchServer(url: string, pid: number) {
  let times: number[] = [];
  let megabytes = 0;
  let isOver = false;
  void (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await fetch(`${url}/healthz`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      times.push(performance.now() - startedAt);
      megabytes = Math.max(megabytes, (await sampleOf(pid, startedAt))?.megabytes ?? 0);
      await pause(PROBE_MS);
    }
  })();
  return {
    /** Returns what was seen since the last call. */
    take(): string {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      const figure = `${Math.round(megabytes)} MB at most; /healthz p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${sorted.length} times`;
      times = [];
      megabytes = 0;
      return figure;
    },
    stop: () => {
      isOver = true;
    },
  };
}
