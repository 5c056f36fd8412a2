import { type ChildProcess, spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The program of a bare server: it sends these bytes, or 304 to a request with an If-None-Match header. */
const PROGRAM = `
  const body = require("node:fs").readFileSync(process.argv[1]);
  const server = require("node:http").createServer((request, response) => {
    if (request.headers["if-none-match"]) response.writeHead(304, { ETag: '"1"' }).end();
    else response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

/**
 * Starts a node:http server in a process of its own that sends the bytes and does nothing else: the limit of this
 * machine.
 */
export async function startBareServer(
  folder: string,
  name: string,
  body: Uint8Array,
): Promise<{ url: string; child: ChildProcess }> {
  const file = join(folder, name);
  await writeFile(file, body);
  const child = spawn(process.execPath, ["-e", PROGRAM, file], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>((done, fail) => {
    child.stdout.once("data", (chunk: Buffer) => done(chunk.toString().trim()));
    child.once("exit", (status) => fail(new Error(`The bare server ended with ${status}.`)));
  });
  return { url: `http://127.0.0.1:${port}/`, child };
}
