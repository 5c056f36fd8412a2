import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { HOSTILE } from "@larder/reader/testing/hostile-pages";

/** The pages that blocked other readers; the rest are tested without a server. */
export const THE_KNOWN = HOSTILE.slice(0, 13);

const MEGABYTE = 1024 * 1024;

/** Compressed bodies that expand to 200 MB of zeros. */
const bombs = {
  gzip: () => Buffer.concat(Array.from({ length: 10 }, () => gzipSync(Buffer.alloc(20 * MEGABYTE)))),
  br: () =>
    brotliCompressSync(Buffer.alloc(200 * MEGABYTE), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
};

export interface HostileSite {
  /** The site's host for IMPORT_ALLOW_HOSTS. */
  host: string;
  /** Returns an address of a page by its index in the list, a new one each time. */
  page(index: number): string;
  bomb(encoding: keyof typeof bombs): string;
  /** Returns a page without content, which starts the reader threads. */
  blank(): string;
  close(): void;
}

/** A web site on loopback whose pages mean harm. */
export async function startHostileSite(): Promise<HostileSite> {
  const retained = new Map<string, Buffer>();
  const bombOf = (encoding: keyof typeof bombs) => {
    const bomb = retained.get(encoding) ?? bombs[encoding]();
    retained.set(encoding, bomb);
    return bomb;
  };
  const server = createServer((request, response) => {
    const [, kind = "", name = ""] = new URL(request.url ?? "", "http://site").pathname.split("/");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (kind === "bomb" && (name === "gzip" || name === "br")) {
      response.setHeader("Content-Encoding", name).end(bombOf(name));
    } else {
      response.end(`<body>${HOSTILE[Number(name)]?.[1] ?? ""}`);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: Partial<AddressInfo> = Object(server.address());
  const host = `127.0.0.1:${port}`;
  let count = 0;
  const address = (path: string) => `http://${host}/${path}?${(count += 1)}`;
  return {
    host,
    page: (index) => address(`page/${index}`),
    blank: () => address("blank"),
    bomb: (encoding) => address(`bomb/${encoding}`),
    close: () => void server.close(),
  };
}

/** Imports a page by its address, and measures the time in milliseconds. */
export async function importOver(
  url: string,
  token: string,
  page: string,
): Promise<{ status: number; code: string | undefined; ms: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/recipes/scrape`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ url: page }),
  });
  const { code }: { code?: string } = JSON.parse(await answer.text());
  return { status: answer.status, code, ms: performance.now() - startedAt };
}

const PAUSE_MS = 10;

/** Requests `/healthz` repeatedly while work is done, and returns the durations in milliseconds. */
export async function healthWhile(url: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      const startedAt = performance.now();
      const { status } = await fetch(`${url}/healthz`);
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await asking;
  }
  return times;
}
