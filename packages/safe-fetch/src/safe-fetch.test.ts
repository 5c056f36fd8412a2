import { createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startTestInternet } from "./testing/open-internet.ts";
import { aPage } from "./testing/site.ts";
import { dialWithPorts } from "./testing/small-internet.ts";

const test = startTestInternet();
const { open, fetchPage } = test;

describe("many fetches", () => {
  /** Holds every request until it is told to answer. */
  function holdRequests() {
    const held: (() => void)[] = [];
    test.internet.publicSite.handle = (request, response) => held.push(() => aPage(request, response));
    return () => held.splice(0).forEach((release) => release());
  }
  const requests = () => test.internet.publicSite.requests.length;

  it("go out four at once, and the others after them", async () => {
    const release = holdRequests();
    const all = ["a", "b", "c", "d", "e", "f"].map((uid) => fetchPage("http://public.test/", uid));
    await expect.poll(() => requests()).toBe(4);
    await sleep(50);
    expect(requests()).toBe(4);
    release();
    await expect.poll(() => requests()).toBe(6);
    release();
    expect(await Promise.all(all)).toHaveLength(6);
  });

  it("of one user go out one after the other", async () => {
    const release = holdRequests();
    const all = [1, 2].map(() => fetchPage("http://public.test/"));
    await expect.poll(() => requests()).toBe(1);
    await sleep(50);
    expect(requests()).toBe(1);
    release();
    await expect.poll(() => requests()).toBe(2);
    release();
    expect(await Promise.all(all)).toHaveLength(2);
  });

  it("wait for their turn without using up their time", async () => {
    const release = holdRequests();
    const safeFetch = open({ deadlineMs: 300, maxAtOnce: 1 });
    const first = safeFetch.fetchPage(new URL("http://public.test/1"), { uid: "ana" });
    const second = safeFetch.fetchPage(new URL("http://public.test/2"), { uid: "ben" });
    await sleep(200);
    release();
    await first;
    await sleep(200);
    release();
    expect(await second).toMatchObject({ url: "http://public.test/2" });
    await safeFetch.close();
  });

  it("tell those who waited too long that the door is busy", async () => {
    const release = holdRequests();
    const safeFetch = open({ maxAtOnce: 1, maxWaitMs: 30 });
    const first = safeFetch.fetchPage(new URL("http://public.test/"), { uid: "ana" });
    await expect(safeFetch.fetchPage(new URL("http://public.test/"), { uid: "ben" })).rejects.toMatchObject({
      failure: "busy",
    });
    release();
    await first;
    await safeFetch.close();
  });
});

describe("giving up", () => {
  it.each([
    ["while the name is looked up", "silent.test"],
    ["while the site thinks", "public.test"],
  ])("%s ends the fetch at once and with the caller's reason", async (_, host) => {
    test.internet.dns.set("silent.test", () => "silence");
    test.internet.publicSite.handle = () => {};
    const controller = new AbortController();
    const reason = new Error("the client went away");
    const page = test.pages.fetchPage(new URL(`http://${host}/`), { uid: "ana", signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    const startedAt = performance.now();
    await expect(page).rejects.toBe(reason);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(test.events).toMatchObject([{ outcome: "abandoned" }]);
    await expect.poll(() => test.internet.publicSite.open).toBe(0);
  });

  it("beforehand asks nobody", async () => {
    const signal = AbortSignal.abort(new Error("already gone"));
    await expect(
      test.pages.fetchPage(new URL("http://public.test/"), { uid: "ana", signal }),
    ).rejects.toThrow("already gone");
    expect(test.internet.publicSite.requests).toEqual([]);
  });

  it("of the whole server ends what is under way or waiting, and lets nothing more out", async () => {
    test.internet.publicSite.handle = () => {};
    const all = ["ana", "ana"].map((uid) => fetchPage("http://public.test/", uid));
    const outcomes = Promise.allSettled(all);
    await expect.poll(() => test.internet.publicSite.requests).toHaveLength(1);
    await test.pages.close();
    expect(await outcomes).toMatchObject(
      [1, 2].map(() => ({ reason: { detail: "the server is stopping" } })),
    );
    await expect(fetchPage("http://public.test/")).rejects.toMatchObject({
      detail: "the server is stopping",
    });
    expect(test.internet.publicSite.requests).toHaveLength(1);
  });
});

describe("the end of a fetch", () => {
  it("hangs up on a site that never finished saying hello", async () => {
    const callers = new Set<Socket>();
    const mute = createServer((socket) => {
      callers.add(
        socket
          .resume()
          .on("close", () => callers.delete(socket))
          .on("error", () => {}),
      );
    });
    await new Promise<void>((resolve) => mute.listen(0, test.internet.publicAddress, resolve));
    const { port } = mute.address() as AddressInfo;
    const safeFetch = open({ deadlineMs: 100, dial: dialWithPorts({ 443: port }) });
    await expect(safeFetch.fetchPage(new URL("https://public.test/"), { uid: "ana" })).rejects.toMatchObject({
      failure: "unreachable",
    });
    await expect.poll(() => callers.size).toBe(0);
    await safeFetch.close();
    mute.close();
  });
});

describe("the log", () => {
  it("has the addresses without their queries, and the size", async () => {
    test.internet.publicSite.handle = (request, response) =>
      request.url === "/soup"
        ? aPage(request, response)
        : response.writeHead(302, { location: "/soup" }).end();
    await fetchPage("http://public.test/go?token=secret");
    expect(test.events).toEqual([
      {
        uid: "ana",
        outcome: "fetched",
        bytes: 19,
        stops: ["http://public.test/go", "http://public.test/soup"],
        ms: expect.any(Number),
      },
    ]);
  });

  it("has the reason that the reader is not told", async () => {
    await expect(fetchPage("http://127.0.0.1/")).rejects.not.toThrow("127.0.0.1");
    expect(test.events).toMatchObject([
      { outcome: "unreachable", detail: "refused: 127.0.0.1 is not a public address", stops: [] },
    ]);
  });
});
