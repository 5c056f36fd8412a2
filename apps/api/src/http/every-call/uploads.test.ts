import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

let server: Server;
const begun: ClientRequest[] = [];
afterEach(() => {
  for (const each of begun.splice(0)) each.destroy();
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a picture of 20 MB and its first bytes. */
function begin(uid: string): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const upload = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/media",
    agent: false,
    headers: {
      Cookie: `__session=session-${uid}`,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "image/jpeg",
      "Content-Length": "20000000",
    },
  });
  upload.on("error", () => {});
  upload.write(Buffer.alloc(1_000));
  begun.push(upload);
  return upload;
}

async function refusalOf(upload: ClientRequest): Promise<unknown[]> {
  const [answer]: IncomingMessage[] = await once(upload, "response");
  let text = "";
  for await (const part of answer ?? []) text += String(part);
  return [answer?.statusCode, answer?.headers["retry-after"], JSON.parse(text).code];
}

it("S53: one picture of a user is read at once and three of all, and others are refused before they are sent", async () => {
  const { app } = await createTestApp();
  const arrived: string[] = [];
  server = createServer((asked, response) => {
    arrived.push(String(asked.headers.cookie));
    app(asked, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const [first] = [begin("ana")];
  await expect.poll(() => arrived.length).toBe(1);
  const refusal = [429, "2", "too-many-requests"];
  expect(await refusalOf(begin("ana"))).toEqual(refusal);
  for (const uid of ["ben", "cat"]) begin(uid);
  await expect.poll(() => arrived.length).toBe(4);
  expect(await refusalOf(begin("dan"))).toEqual(refusal);
  first?.destroy();
  await expect
    .poll(async () => {
      const later = begin("dan");
      const isTaken = await Promise.race([
        once(later, "response").then(() => false),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 300)),
      ]);
      later.destroy();
      return isTaken;
    })
    .toBe(true);
});
