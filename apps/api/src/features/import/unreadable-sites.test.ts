import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { runInThisContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expiredTestCertificate, testCertificate, testKey } from "@larder/safe-fetch/testing/certificates";
import type { Zone } from "@larder/safe-fetch/testing/dns-server";
import { startSite } from "@larder/safe-fetch/testing/site";
import {
  dialWithPorts,
  type SmallInternet,
  startSmallInternet,
} from "@larder/safe-fetch/testing/small-internet";
import { createWebPages, type WebPagesOptions } from "../../adapters/web-pages/web-pages.ts";
import { createTestApp } from "../../testing/test-app.ts";

const UNREACHABLE = {
  success: false,
  code: "page-unreachable",
  error: "This page could not be reached. Please check the address.",
};

let internet: SmallInternet;
beforeAll(async () => {
  internet = await startSmallInternet();
});
beforeEach(() => {
  internet.publicSite.requests = [];
});
afterAll(() => internet.close());

/** Imports an address by the API, from a site that the guard permits. */
async function importFrom(url: string, options?: WebPagesOptions) {
  const pages = createWebPages({ ...internet.network, ...internet.asPublic, deadlineMs: 500, ...options });
  const world = await createTestApp({}, { pages });
  try {
    const { status, body } = await world.as("ana").post("/api/recipes/scrape").send({ url });
    const { recipes } = (await world.as("ana").get("/api/recipes")).body;
    const { requestId: _, ...said } = body;
    return { status, body: said, recipes };
  } finally {
    await pages.close();
  }
}

const answers =
  (headers: Record<string, string>, body: string | Buffer): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);

describe("importing an answer that is no page", () => {
  it.each([
    ["a PDF", { "content-type": "application/pdf" }, "%PDF-1.7"],
    ["an archive", { "content-type": "application/zip" }, "PK\u0003\u0004"],
    ["a picture", { "content-type": "image/jpeg" }, "\u00ff\u00d8\u00ff"],
    ["plain bytes", { "content-type": "application/octet-stream" }, "<title>Soup</title>"],
    ["what has no type", {}, "<title>Soup</title>"],
  ])("S30: %s is answered 422, and nothing is stored", async (_, headers, body) => {
    internet.publicSite.handle = answers(headers, body);
    const { recipes, ...answer } = await importFrom("http://public.test/");
    expect(answer).toMatchObject({ status: 422, body: { code: "not-a-page" } });
    expect(recipes).toEqual([]);
  });
});

describe("importing a page with scripts", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "larder-scripts-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Leaves traces wherever it might run: in a file, which all threads share, and at a site that counts. */
  const scriptFor = (marker: string) =>
    `globalThis.ran = true; fetch("http://127.0.0.1:${internet.publicSite.port}/canary");
    process.getBuiltinModule("fs").writeFileSync(${JSON.stringify(marker)}, "")`;

  it("S32: never runs them, neither when it reads data nor when it reads visible text", async () => {
    const marker = join(folder, "ran");
    const script = scriptFor(marker);
    const attribute = script.replaceAll('"', "&quot;");
    const markup = `<script>${script}</script><script type="module">${script}</script>
      <img src="data:," onerror="${attribute}"><svg onload="${attribute}"></svg>
      <iframe src="javascript:${attribute}"></iframe><iframe srcdoc="<script>${attribute}</script>"></iframe>
      <a href="javascript:${attribute}">Leek soup</a><style>@import url(/canary.css)</style>
      <object data="/canary.swf"></object><link rel="stylesheet" href="/canary.css">`;
    const data = {
      "@type": "Recipe",
      name: `Soup<script>${script}</script>`,
      recipeIngredient: [`1 leek<img src=x onerror='${script}'>`, "1 l stock"],
      recipeInstructions: [`Boil it.<script>${script}</script>`],
      author: { name: "Ann", url: `javascript:${script}` },
    };
    const json = JSON.stringify(data).replaceAll("</script", "<\\/script");
    const bodies = [
      `${markup}<script type="application/ld+json">${json}</script>`,
      `${markup}<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks${markup}<li>1 l stock<li>salt</ul>
        <h2>Method</h2><ol><li>Wash the leeks and cut them up.${markup}<li>Boil them for half an hour.</ol>`,
    ];
    for (const body of bodies) {
      internet.publicSite.requests = [];
      internet.publicSite.handle = answers(
        { "content-type": "text/html" },
        `<body onload="${attribute}">${body}`,
      );
      const { status, recipes } = await importFrom("http://public.test/");
      expect(status).toBe(201);
      expect(JSON.stringify(recipes)).not.toMatch(/<script|onerror|onload|javascript:|globalThis/);
      expect(internet.publicSite.requests).toEqual(["GET /"]);
    }
    expect([existsSync(marker), "ran" in globalThis]).toEqual([false, false]);
  });

  it("would detect a script that runs", async () => {
    const marker = join(folder, "noticed");
    internet.publicSite.handle = answers({}, "");
    const canary = `http://127.0.0.1:${internet.publicSite.port}`;
    const there = canary.replace("127.0.0.1", internet.publicAddress.replace("::1", "[::1]"));
    runInThisContext(scriptFor(marker).replace(canary, there));
    await expect
      .poll(() => [existsSync(marker), internet.publicSite.requests])
      .toEqual([true, ["GET /canary"]]);
    Reflect.deleteProperty(globalThis, "ran");
  });
});

describe("importing from a name that has no address", () => {
  it.each<[string, Zone | readonly string[] | null]>([
    ["does not exist", null],
    ["has no address", []],
    ["cannot be asked for", () => "server-failure"],
    ["nobody answers for", () => "silence"],
  ])("F16: a name that %s fails like any site that is down, and nothing is stored", async (_, zone) => {
    if (zone) internet.dns.set("lost.test", zone);
    expect(await importFrom("http://lost.test/soup")).toEqual({
      status: 422,
      body: UNREACHABLE,
      recipes: [],
    });
    expect(internet.dns.queries("lost.test")).toBeGreaterThan(0);
  });
});

describe("importing over TLS", () => {
  const own = getCACertificates("default");
  const importOver = async (cert: string, trusted: string[]) => {
    const site = await startSite(internet.publicAddress, 0, { key: testKey, cert });
    internet.dns.set("pages.test", [internet.publicAddress]);
    site.handle = answers(
      { "content-type": "text/html" },
      `<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek<li>1 l stock</ul><h2>Method</h2><p>Boil the leek in the stock.`,
    );
    setDefaultCACertificates([...own, ...trusted]);
    try {
      const dial = dialWithPorts({ 443: site.port });
      return { ...(await importFrom("https://pages.test/", { dial })), asked: site.requests };
    } finally {
      setDefaultCACertificates(own);
      await site.close();
    }
  };
  const refused = { status: 422, body: UNREACHABLE, recipes: [], asked: [] };

  it("F17: a site that signed its certificate itself is refused like one that is down", async () => {
    expect(await importOver(testCertificate, [])).toEqual(refused);
  });

  it("F17: a site whose certificate has expired is refused, though its issuer is trusted", async () => {
    expect(await importOver(expiredTestCertificate, [expiredTestCertificate])).toEqual(refused);
  });

  it("succeeds where the certificate is valid", async () => {
    expect(await importOver(testCertificate, [testCertificate])).toMatchObject({
      status: 201,
      asked: ["GET /"],
    });
  });
});
