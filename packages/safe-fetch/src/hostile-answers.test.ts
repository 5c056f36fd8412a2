import type { RequestListener } from "node:http";
import type { Writable } from "node:stream";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmallInternet, type PageClientOptions, type SmallInternet } from "./testing/small-internet.ts";

const MB = 1024 * 1024;
const DEADLINE_MS = 250;

let internet: SmallInternet;
beforeAll(async () => {
  internet = await startSmallInternet();
});
afterAll(() => internet.close());

/** Fetches from a site that answers like this; tells the outcome, the time and the memory that it took. */
async function meet(handle: RequestListener, options?: PageClientOptions) {
  internet.publicSite.handle = handle;
  const pages = internet.open({ ...internet.asPublic, ...options });
  const memoryBefore = process.memoryUsage.rss();
  let memoryPeak = memoryBefore;
  const sampling = setInterval(() => (memoryPeak = Math.max(memoryPeak, process.memoryUsage.rss())), 5);
  const startedAt = performance.now();
  try {
    const page = await pages.fetchPage(new URL("http://public.test/"), { uid: "ana" });
    return { text: page.text, failure: null, detail: null, ...measured() };
  } catch (error) {
    if (!(error instanceof Error && "failure" in error && "detail" in error)) throw error;
    return { text: null, failure: error.failure, detail: error.detail, ...measured() };
  } finally {
    clearInterval(sampling);
    await pages.close();
    // Whatever the site still holds open was not held by us.
    await expect.poll(() => internet.publicSite.open).toBe(0);
  }
  function measured() {
    return { ms: performance.now() - startedAt, memoryMB: (memoryPeak - memoryBefore) / MB };
  }
}

const page = (headers: Record<string, string>, body: string | Buffer): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
};

/** Writes an answer byte for byte, which node:http would not let through. */
const raw = (...parts: string[]): RequestListener => {
  return (request) => {
    for (const part of parts) request.socket.write(part);
    request.socket.end();
  };
};
/** Writes the same for as long as somebody reads. */
function pour(stream: Writable, piece: string | Buffer) {
  const write = () => {
    while (!stream.destroyed && stream.write(piece));
  };
  stream.on("drain", write);
  write();
}
const OK = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n";

describe("S29: compression", () => {
  const soup = Buffer.from("<title>Sopa de jalapeño</title>");

  it.each([
    ["identity", soup],
    ["gzip", gzipSync(soup)],
    ["x-gzip", gzipSync(soup)],
    ["GZIP, identity", gzipSync(soup)],
    ["br", brotliCompressSync(soup)],
    ["deflate", deflateSync(soup)],
    ["deflate", deflateRawSync(soup)],
  ])("%s is read", async (encoding, body) => {
    expect(await meet(page({ "content-encoding": encoding }, body))).toMatchObject({ text: soup.toString() });
  });

  it.each([
    ["two layers", "gzip, gzip", gzipSync(gzipSync(soup))],
    ["two layers of two kinds", "gzip, br", brotliCompressSync(gzipSync(soup))],
    ["five layers", "gzip, gzip, gzip, gzip, gzip", soup],
    ["a kind that was not offered", "zstd", soup],
    ["what is not compressed at all", "gzip", soup],
    ["half of it", "gzip", gzipSync(soup).subarray(0, 30)],
    ["half of it", "br", brotliCompressSync(soup).subarray(0, 15)],
  ])("%s is unreachable", async (_, encoding, body) => {
    expect(await meet(page({ "content-encoding": encoding }, body))).toMatchObject({
      failure: "unreachable",
    });
  });

  const zeros = Buffer.alloc(200 * MB);
  const tenth = gzipSync(zeros.subarray(0, 20 * MB));
  it.each([
    ["gzip", Buffer.concat(Array.from({ length: 10 }, () => tenth))],
    ["br", brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
    ["deflate", deflateSync(zeros, { level: 1 })],
  ])("a bomb of 200 MB in %s is too large and costs little", async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(MB);
    const { failure, ms, memoryMB } = await meet(page({ "content-encoding": encoding }, bomb));
    expect(failure).toBe("too-large");
    expect(ms).toBeLessThan(1000);
    expect(memoryMB).toBeLessThan(50);
  });
});

describe("S29: size", () => {
  it("of exactly the cap is read, one more is too large", async () => {
    expect(await meet(page({}, "x".repeat(1000)), { maxBytes: 1000 })).toMatchObject({
      text: "x".repeat(1000),
    });
    for (const length of [1001, 100_000]) {
      expect(await meet(page({}, "x".repeat(length)), { maxBytes: 1000 })).toMatchObject({
        failure: "too-large",
      });
      const chunked: RequestListener = (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).write("x");
        response.end("x".repeat(length - 1));
      };
      expect(await meet(chunked, { maxBytes: 1000 })).toMatchObject({ failure: "too-large" });
    }
  });

  it("of 3 MB is read, of more is too large", async () => {
    expect(await meet(page({}, "x".repeat(3_000_000)))).toMatchObject({ failure: null });
    expect(await meet(page({}, "x".repeat(3_000_001)))).toMatchObject({ failure: "too-large" });
  });

  it("declared over the cap is too large before a byte of it came", async () => {
    const declared: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "4000000" }).flushHeaders();
    };
    expect(await meet(declared)).toMatchObject({ failure: "too-large", detail: "declares 4000000 bytes" });
  });

  it("without end is too large, and the site is hung up on", async () => {
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      pour(response, Buffer.alloc(64 * 1024, "x"));
    };
    const { failure, memoryMB } = await meet(endless);
    expect(failure).toBe("too-large");
    expect(memoryMB).toBeLessThan(50);
  });

  it("of single bytes in a million chunks costs little memory", async () => {
    const million = `${"1\r\nx\r\n".repeat(1_000_000)}0\r\n\r\n`;
    // The peak holds garbage that is not collected yet, now more and now less: the least of three tries counts.
    let leastMB = Infinity;
    for (let tries = 0; tries < 3 && leastMB >= 50; tries += 1) {
      const { text, memoryMB } = await meet(raw(`${OK}Transfer-Encoding: chunked\r\n\r\n`, million), {
        deadlineMs: 5000,
      });
      expect(text).toHaveLength(1_000_000);
      leastMB = Math.min(leastMB, memoryMB);
    }
    expect(leastMB).toBeLessThan(50);
  });

  it("of single bytes in padded chunks keeps none of the padding", async () => {
    const padded: RequestListener = ({ socket }) => {
      socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n`);
      pour(socket, `1;${"p".repeat(60_000)}\r\nx\r\n`);
    };
    const { memoryMB, ...outcome } = await meet(padded, { deadlineMs: 1000 });
    expect(outcome).toMatchObject({ failure: "unreachable", detail: "no whole answer within 1000 ms" });
    // About 100 MB of rubbish wait for collection; a reader that kept the pieces would hold 300 MB and more.
    expect(memoryMB).toBeLessThan(200);
  });

  it("that is less than declared is unreachable", async () => {
    const { failure } = await meet(raw(`${OK}Content-Length: 100\r\n\r\n`, "<title>So"));
    expect(failure).toBe("unreachable");
  });

  it("that is more than declared ends where it was declared", async () => {
    expect(await meet(raw(`${OK}Content-Length: 4\r\n\r\nsoupGET / HTTP/1.1`))).toMatchObject({
      text: "soup",
    });
  });
});

describe("S29: time", () => {
  const tooLate = { failure: "unreachable", detail: `no whole answer within ${DEADLINE_MS} ms` };

  it.each<[string, RequestListener]>([
    ["never answers", () => {}],
    [
      "sends a byte now and then",
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(drip));
      },
    ],
    [
      "sends its headers byte by byte",
      (request) => {
        const drip = setInterval(() => request.socket.write("H"), 20);
        request.socket.write("HTTP/1.1 200 OK\r\nX: ");
        request.socket.on("close", () => clearInterval(drip));
      },
    ],
    [
      "stops in the middle of its page",
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).write("<title>");
      },
    ],
    [
      "keeps saying that it will answer soon",
      (request) => {
        const drip = setInterval(() => request.socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 10);
        request.socket.on("close", () => clearInterval(drip));
      },
    ],
    [
      "sends around slowly",
      (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: "/again" }).end(), 100);
      },
    ],
  ])("is up for a site that %s", async (_, handle) => {
    const { ms, ...outcome } = await meet(handle, { deadlineMs: DEADLINE_MS });
    expect(outcome).toMatchObject(tooLate);
    expect(ms).toBeGreaterThan(DEADLINE_MS - 20);
    expect(ms).toBeLessThan(DEADLINE_MS + 1000);
  });

  it("is up for a name server that keeps silent", async () => {
    internet.dns.set("public.test", () => "silence");
    const { ms, ...outcome } = await meet(() => {}, { deadlineMs: DEADLINE_MS });
    internet.dns.set("public.test", [internet.publicAddress]);
    expect(outcome).toMatchObject(tooLate);
    expect(ms).toBeLessThan(DEADLINE_MS + 1000);
  });

  it("is up for a resolver that never comes back", async () => {
    const never = () => new Promise<never>(() => {});
    const { ms, ...outcome } = await meet(() => {}, { deadlineMs: DEADLINE_MS, resolve: never });
    expect(outcome).toMatchObject(tooLate);
    expect(ms).toBeLessThan(DEADLINE_MS + 1000);
  });
});

describe("S29: protocol", () => {
  it.each([
    ["headers of 200 KB", `${OK}X-Long: ${"x".repeat(200_000)}\r\n\r\n`],
    ["thousands of headers", `${OK}${"X-Many: x\r\n".repeat(5000)}\r\n`],
    [
      "trailers of 200 KB",
      `${OK}Transfer-Encoding: chunked\r\n\r\n0\r\nX-Long: ${"x".repeat(200_000)}\r\n\r\n`,
    ],
    ["two lengths", `${OK}Content-Length: 4\r\nContent-Length: 5\r\n\r\nsoup`],
    [
      "a length and chunks",
      `${OK}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nsoup\r\n0\r\n\r\n`,
    ],
    ["a length below zero", `${OK}Content-Length: -1\r\n\r\nsoup`],
    ["chunks that are none", `${OK}Transfer-Encoding: chunked\r\n\r\nsoup`],
    ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n"],
    [
      "a change of protocol",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
    ["nothing", ""],
  ])("of a site that sends %s is unreachable", async (_, answer) => {
    expect(await meet(raw(answer))).toMatchObject({ failure: "unreachable" });
  });
});
