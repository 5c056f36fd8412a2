import type { RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Attack,
  literals,
  names,
  redirects,
  schemes,
  setAttackNames,
} from "@larder/safe-fetch/testing/attacks";
import { type SmallInternet, startSmallInternet } from "@larder/safe-fetch/testing/small-internet";
import { createWebPages, type WebPagesOptions } from "../../adapters/web-pages/web-pages.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { pageNaming } from "@larder/reader/testing/page-naming";

const attacks: Attack[] = [...literals, ...names, ...schemes];
const landing = attacks.filter(({ lands }) => lands);
/** The error for a forbidden address, the same as for an address without a server. */
const UNREACHABLE = {
  success: false,
  code: "page-unreachable",
  error: "This page could not be reached. Please check the address.",
};
const NO_ADDRESS = {
  status: 400,
  body: { success: false, code: "recipe-url-invalid", error: expect.any(String) },
};

let internet: SmallInternet;
let guarded: Awaited<ReturnType<typeof worldWith>>;
/** An address of the public site at which nothing was imported yet. */
let site: (path?: string) => string;
let hitsBefore = 0;
let count = 0;

beforeAll(async () => {
  internet = await startSmallInternet();
  setAttackNames(internet.dns);
  guarded = await worldWith();
});
beforeEach(() => {
  count += 1;
  hitsBefore = internet.canaryHits();
  internet.publicSite.requests = [];
  const page = count;
  site = (path = "") => `http://public.test:${internet.publicSite.port}/${page}${path}`;
});
afterAll(async () => {
  await guarded.ports.pages.close();
  await internet.close();
});

const canaryHits = () => internet.canaryHits() - hitsBefore;
const asked = () => internet.publicSite.requests.map((line) => line.replace(/^GET \/\d+/, ""));
const unguarded: WebPagesOptions = { isPublic: () => true };

/** public.test passes as the operator's own host, so that all else meets the real guard. */
const worldWith = (options: WebPagesOptions = {}) =>
  createTestApp(
    {},
    {
      pages: createWebPages({
        ...internet.network,
        allowHosts: [`public.test:${internet.publicSite.port}`],
        ...options,
      }),
    },
  );

/** Imports an address by the API; `added` is the number of recipes that were stored. */
async function importBy(world: typeof guarded, url: string) {
  const total = async () => Number((await world.as("ana").get("/api/recipes?limit=1")).body.total);
  const before = await total();
  const { status, body } = await world.as("ana").post("/api/recipes/scrape").send({ url });
  const { requestId: _, ...said } = body;
  return { status, body: said, added: (await total()) - before };
}
const importFrom = (url: string) => importBy(guarded, url);

async function importWith(options: WebPagesOptions, url: string) {
  const world = await worldWith(options);
  try {
    return await importBy(world, url);
  } finally {
    await world.ports.pages.close();
  }
}

const sendTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location: Buffer.from(location).toString("latin1") }).end();

/** A whole recipe, with this address wherever a page can name one. */
const naming =
  (address: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end(pageNaming(address));

describe("importing from a forbidden address", () => {
  it.each(attacks)(
    "S26: $name is refused with a general error, and nothing is reached",
    async ({ address }) => {
      const { status, body, added } = await importFrom(address);
      // What is no page's address is told so; all else looks like a site that is down.
      const { protocol, username } = new URL(address);
      const isPage = /^https?:$/.test(protocol) && username === "";
      expect({ status, body }).toEqual(isPage ? { status: 422, body: UNREACHABLE } : NO_ADDRESS);
      expect([canaryHits(), added]).toEqual([0, 0]);
    },
  );

  it.each(redirects)("S26: a redirect $name is refused with a general error", async ({ status, address }) => {
    internet.publicSite.handle = sendTo(address, status);
    expect(await importFrom(site())).toEqual({ status: 422, body: UNREACHABLE, added: 0 });
    expect(canaryHits()).toBe(0);
  });

  it("S26: the error is that for a site that is down", async () => {
    internet.dns.set("down.test", ["127.0.0.3"]);
    const down = await importWith({ isPublic: (address) => address === "127.0.0.3" }, "http://down.test/");
    const refused = await importFrom("http://127.0.0.1/");
    expect(refused).toEqual(down);
  });

  it.each(landing)("without the guard $name hits the canary", async ({ address }) => {
    await importWith(unguarded, address);
    expect(canaryHits()).toBe(1);
  });
});

describe("importing from a page with forbidden addresses", () => {
  it.each(attacks)("S27: a redirect to $name is refused", async ({ address }) => {
    internet.publicSite.handle = sendTo(address);
    expect(await importFrom(site())).toEqual({ status: 422, body: UNREACHABLE, added: 0 });
    expect([canaryHits(), asked()]).toEqual([0, [""]]);
  });

  it.each(attacks)("S27: $name in its picture and links is not fetched", async ({ address }) => {
    internet.publicSite.handle = naming(address);
    const { status, body } = await importFrom(site());
    expect([status, body.recipe]).toEqual([201, expect.objectContaining({ name: "Soup", url: site() })]);
    expect(body.recipe).not.toHaveProperty("image");
    expect([canaryHits(), asked()]).toEqual([0, [""]]);
  });

  it.each(attacks)("S27: a picture that is elsewhere, at $name, is not fetched", async ({ address }) => {
    const [page, elsewhere] = [naming(site("/a.jpg")), sendTo(address)];
    internet.publicSite.handle = (request, response) =>
      (request.url?.endsWith("/a.jpg") ? elsewhere : page)(request, response);
    const { status, body } = await importFrom(site());
    expect([status, body.recipe.image]).toEqual([201, undefined]);
    expect([canaryHits(), asked()]).toEqual([0, ["", "/a.jpg"]]);
  });

  it.each(landing)("without the guard the picture at $name hits the canary", async ({ address }) => {
    internet.publicSite.handle = naming(address);
    await importWith(unguarded, site());
    expect(canaryHits()).toBe(1);
  });
});

describe("importing from a name that rebinds to loopback", () => {
  /** Two redirects, a page and its picture, each on a connection of its own: eight questions, for A and AAAA. */
  const journey: RequestListener = (request, response) => {
    response.setHeader("connection", "close");
    const stop = Number(request.url?.split("/")[2]);
    if (stop < 2) sendTo(`http://rebind.test/${count}/${stop + 1}`)(request, response);
    else if (stop === 2) naming(`http://rebind.test/${count}/3`)(request, response);
    else response.writeHead(200, { "content-type": "image/jpeg" }).end("no picture");
  };
  const turnAfter = (k: number) => {
    const { dns, publicAddress, publicSite } = internet;
    dns.set("rebind.test", (query) => [query < k ? publicAddress : "127.0.0.1"]);
    publicSite.handle = journey;
  };

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])("S28: is refused after %i answers", async (k) => {
    turnAfter(k);
    const [first, second] = [`http://rebind.test/${count}/0`, `http://rebind.test/${count}/0?again`];
    await importWith(internet.asPublic, first);
    expect(await importWith(internet.asPublic, second)).toMatchObject({ status: 422, body: UNREACHABLE });
    expect(canaryHits()).toBe(0);
    expect(internet.dns.queries("rebind.test")).toBeGreaterThan(k);
    expect(Math.abs(asked().length - k / 2)).toBeLessThan(1);
  });

  it("without the guard hits the canary", async () => {
    turnAfter(4);
    await importWith(unguarded, `http://rebind.test/${count}/0`);
    expect(canaryHits()).toBe(1);
  });
});
