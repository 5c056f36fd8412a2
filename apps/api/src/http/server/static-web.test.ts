import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const SCRIPT = "export {};\n".repeat(200);
const PAGE = "<!doctype html><title>Larder</title>";

let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), "larder-web-"));
  mkdirSync(join(webRoot, "assets"));
  for (const [name, text] of [
    ["index.html", PAGE],
    ["sw.js", SCRIPT],
    ["assets/index-abc.js", SCRIPT],
  ] as const) {
    writeFileSync(join(webRoot, name), text);
    writeFileSync(join(webRoot, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(webRoot, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(webRoot, "assets/plain-abc.js"), SCRIPT);
});
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

async function ask(path: string, headers: Record<string, string>) {
  const world = await createTestApp({ webRoot });
  return world.as().get(path).set(headers);
}

it.each([
  ["/assets/index-abc.js", SCRIPT, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/sw.js", SCRIPT, "text/javascript; charset=utf-8", "no-cache"],
  ["/", PAGE, "text/html; charset=utf-8", "no-cache"],
  ["/recipes/leek-soup", PAGE, "text/html; charset=utf-8", "no-cache"],
])(
  "a file is sent in the encoding that the client accepts, with its media type: %s",
  async (path, text, type, cache) => {
    const etags = new Set<string | undefined>();
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ]) {
      const { headers, text: sent } = await ask(path, { "Accept-Encoding": accepted ?? "" });
      expect(headers["content-encoding"]).toBe(encoding);
      expect([headers["content-type"], headers["cache-control"]]).toEqual([type, cache]);
      expect(headers["vary"]).toMatch(/\bAccept-Encoding\b/);
      // The client of these tests unpacks gzip by itself, and leaves brotli as it is.
      const isPacked = encoding === "br";
      expect(isPacked ? Number(headers["content-length"]) : sent).toBe(
        isPacked ? brotliCompressSync(text).length : text,
      );
      etags.add(headers["etag"]);
    }
    expect(etags.size).toBe(3);
  },
);

it("an encoding that the client has is not sent again", async () => {
  const { headers } = await ask("/sw.js", { "Accept-Encoding": "br" });
  const again = await ask("/sw.js", { "Accept-Encoding": "br", "If-None-Match": headers["etag"] ?? "" });
  expect([again.status, again.headers["content-encoding"]]).toEqual([304, undefined]);
});

it("a file without other encodings is sent unchanged", async () => {
  const { headers } = await ask("/assets/plain-abc.js", { "Accept-Encoding": "br, gzip" });
  expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, "Origin"]);
});
