import type { RequestListener } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { startTestInternet } from "./testing/open-internet.ts";
import { aPage, startSite } from "./testing/site.ts";
import { openPageClient } from "./testing/small-internet.ts";

const test = startTestInternet();
const { open, fetchPage, fetchOnce } = test;

const answer =
  (status: number, headers: Record<string, string> = {}, body = "<title>Soup</title>"): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

const html = { "content-type": "text/html" };

describe("a request", () => {
  it("says who asks and carries nothing of the user", async () => {
    await fetchOnce("http://public.test/soup?size=2#method", { userAgent: "Soup/1.0" });
    expect(test.internet.publicSite.requests).toEqual(["GET /soup?size=2"]);
    expect(test.internet.publicSite.headers).toEqual([
      {
        host: "public.test",
        connection: expect.any(String),
        "user-agent": "Soup/1.0",
        accept: "text/html, application/xhtml+xml, application/ld+json, application/json",
        "accept-encoding": "gzip, deflate, br",
      },
    ]);
  });

  it("does not bring back a cookie that a redirect set", async () => {
    test.internet.publicSite.handle = (request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location: "/soup", "set-cookie": "visitor=7; Path=/" }).end()
        : aPage(request, response);
    await fetchPage("http://public.test/");
    expect(test.internet.publicSite.headers.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
  });

  it("leaves no connection open behind it", async () => {
    await fetchPage("http://public.test/");
    await expect.poll(() => test.internet.publicSite.open).toBe(0);
  });

  it("goes past the proxies of the environment", async () => {
    const proxy = await startSite("127.0.0.1");
    for (const name of [
      "HTTP_PROXY",
      "http_proxy",
      "HTTPS_PROXY",
      "https_proxy",
      "ALL_PROXY",
      "NODE_USE_ENV_PROXY",
    ]) {
      vi.stubEnv(name, name.startsWith("NODE") ? "1" : `http://127.0.0.1:${proxy.port}`);
    }
    vi.stubEnv("NO_PROXY", "");
    try {
      await fetchOnce("http://public.test/", {});
      expect([proxy.hits, test.internet.publicSite.requests]).toEqual([0, ["GET /"]]);
    } finally {
      vi.unstubAllEnvs();
      await proxy.close();
    }
  });
});

describe("an address", () => {
  it.each([
    ["another port", "http://public.test:8080/", "port 8080"],
    ["the port of the other scheme's server", "http://public.test:22/", "port 22"],
    ["a user name", "http://ana@public.test/", "a user name or password in the address"],
    ["a password", "http://:secret@public.test/", "a user name or password in the address"],
    [
      "a host name of 254 characters",
      `http://${"a.".repeat(126)}aa/`,
      "a host name longer than any name can be",
    ],
  ])("with %s is refused", async (_, address, why) => {
    await expect(fetchPage(address)).rejects.toMatchObject({
      failure: "unreachable",
      detail: `refused: ${why}`,
    });
    expect(test.internet.publicSite.requests).toEqual([]);
  });

  it.each([
    ["a name that does not exist", () => "server-failure" as const],
    ["a name without an address", () => []],
  ])("with %s is unreachable", async (_, zone) => {
    test.internet.dns.set("lost.test", zone);
    await expect(fetchPage("http://lost.test/")).rejects.toMatchObject({
      failure: "unreachable",
      message: "page unreachable",
    });
  });

  it("where nobody listens is unreachable, in the same words", async () => {
    test.internet.dns.set("closed.test", ["127.0.0.3"]);
    await expect(
      fetchOnce("http://closed.test/", { isPublic: (address) => address === "127.0.0.3" }),
    ).rejects.toMatchObject({ failure: "unreachable", message: "page unreachable" });
  });
});

describe("a client without any options", () => {
  it("asks the system for names, and refuses its own machine", async () => {
    const client = openPageClient();
    await expect(client.fetchPage(new URL("http://localhost/"), { uid: "ana" })).rejects.toMatchObject({
      failure: "unreachable",
      detail: expect.stringMatching(/^refused: localhost resolves to (127\.|::1)/),
    });
    await client.close();
  });
});

describe("the operator's own host", () => {
  it("is reached by its exact name and port, and by no other", async () => {
    const nas = await startSite("127.0.0.1");
    test.internet.dns.set("nas.test", ["127.0.0.1"]);
    const client = open({ allowHosts: [`NAS.test:${nas.port}`] });
    const ask = (host: string) => client.fetchPage(new URL(`http://${host}/`), { uid: "ana" });
    try {
      expect(await ask(`nas.test:${nas.port}`)).toMatchObject({ text: "<title>Soup</title>" });
      for (const other of [
        "nas.test",
        `nas.test:${nas.port + 1}`,
        `127.0.0.1:${nas.port}`,
        `nas.test.:${nas.port}`,
      ]) {
        await expect(ask(other)).rejects.toMatchObject({
          failure: "unreachable",
          detail: expect.stringMatching(/^refused: /),
        });
      }
      nas.handle = answer(302, { location: `http://127.0.0.1:${nas.port}/` });
      await expect(ask(`nas.test:${nas.port}`)).rejects.toMatchObject({
        detail: `refused: port ${nas.port}`,
      });
      expect(nas.requests).toEqual(["GET /", "GET /"]);
    } finally {
      await Promise.all([client.close(), nas.close()]);
    }
  });

  it("must be written as host:port", () => {
    expect(() => openPageClient({ allowHosts: ["nas.test"] })).toThrow(
      'allowHosts: "nas.test" is no host:port pair',
    );
  });

  it("aside, the operator's blocked ranges are refused too", async () => {
    const client = openPageClient({ blockedRanges: ["198.100.7.0/24"] });
    await expect(client.fetchPage(new URL("http://198.100.7.9/"), { uid: "ana" })).rejects.toMatchObject({
      failure: "unreachable",
      detail: "refused: 198.100.7.9 is not a public address",
    });
    await client.close();
  });
});

describe("a redirect", () => {
  const chain =
    (length: number): RequestListener =>
    (request, response) => {
      const stop = Number(request.url?.slice(1));
      if (stop < length) response.writeHead(301, { location: `/${stop + 1}` }).end();
      else aPage(request, response);
    };

  it("is followed five times", async () => {
    test.internet.publicSite.handle = chain(5);
    expect(await fetchPage("http://public.test/0")).toMatchObject({ url: "http://public.test/5" });
  });

  it("is not followed a sixth time", async () => {
    test.internet.publicSite.handle = chain(6);
    await expect(fetchPage("http://public.test/0")).rejects.toMatchObject({
      failure: "unreachable",
      detail: "refused: more than 5 redirects",
    });
    expect(test.internet.publicSite.requests).toHaveLength(6);
  });

  it.each([301, 302, 303, 307, 308])("by status %i is followed with GET", async (status) => {
    test.internet.publicSite.handle = (request, response) =>
      request.url === "/" ? response.writeHead(status, { location: "soup" }).end() : aPage(request, response);
    expect(await fetchPage("http://public.test/")).toMatchObject({ url: "http://public.test/soup" });
    expect(test.internet.publicSite.requests).toEqual(["GET /", "GET /soup"]);
  });

  it("to an address written in UTF-8 is followed", async () => {
    test.internet.publicSite.handle = (request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location: Buffer.from("/jalapeño").toString("latin1") }).end()
        : aPage(request, response);
    expect(await fetchPage("http://public.test/")).toMatchObject({ url: "http://public.test/jalape%C3%B1o" });
  });

  it.each([
    ["without an address", {}, "a redirect to no address"],
    ["to what is no address", { location: "http://[::" }, "a redirect to no address"],
    ["to ftp", { location: "ftp://public.test/" }, "scheme ftp:"],
    ["to a script", { location: "javascript:alert(1)" }, "scheme javascript:"],
    ["to another port", { location: "http://public.test:6379/" }, "port 6379"],
  ])("%s is refused", async (_, headers, why) => {
    test.internet.publicSite.handle = answer(302, headers);
    await expect(fetchPage("http://public.test/")).rejects.toMatchObject({ detail: `refused: ${why}` });
    expect(test.internet.publicSite.requests).toHaveLength(1);
  });

  it("with a body of its own costs no more than one without", async () => {
    test.internet.publicSite.handle = (request, response) => {
      if (request.url === "/soup") aPage(request, response);
      else response.writeHead(302, { location: "/soup" }).write("x".repeat(100_000));
    };
    expect(await fetchPage("http://public.test/")).toMatchObject({ url: "http://public.test/soup" });
    await expect.poll(() => test.internet.publicSite.open).toBe(0);
  });
});

describe("an answer", () => {
  it.each([
    ["gone", [404, 410]],
    ["blocked", [401, 402, 403, 405, 406, 407, 418, 421, 425, 429, 451, 503, 999]],
    ["unreachable", [300, 304, 400, 408, 409, 412, 500, 502, 504, 520, 522]],
    ["not-a-page", [201, 202, 204, 206]],
  ])("is %s by its status", async (failure, statuses) => {
    for (const status of statuses) {
      test.internet.publicSite.handle = answer(status, html, "");
      await expect(fetchPage(`http://public.test/${status}`)).rejects.toMatchObject({ failure });
    }
  });

  it.each(["text/html", "TEXT/HTML; charset=utf-8", "application/json"])(
    "of the wanted type %s is read",
    async (contentType) => {
      test.internet.publicSite.handle = answer(200, { "content-type": contentType });
      expect(await fetchPage("http://public.test/")).toEqual({
        url: "http://public.test/",
        contentType: contentType.split(";")[0]?.toLowerCase(),
        text: "<title>Soup</title>",
      });
    },
  );

  it.each<[string, Record<string, string>]>([
    ["another type", { "content-type": "text/html-not" }],
    ["no type", {}],
  ])("of %s is not a page", async (_, headers) => {
    test.internet.publicSite.handle = answer(200, headers);
    await expect(fetchPage("http://public.test/")).rejects.toMatchObject({ failure: "not-a-page" });
  });

  it("is read in its own charset", async () => {
    test.internet.publicSite.handle = (_request, response) =>
      response
        .writeHead(200, { "content-type": "text/html; charset=latin1" })
        .end(Buffer.from("ñ", "latin1"));
    expect(await fetchPage("http://public.test/")).toMatchObject({ text: "ñ" });
  });
});
