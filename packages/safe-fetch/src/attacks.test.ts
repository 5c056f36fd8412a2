import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { literals, names, redirects, schemes, setAttackNames, type Attack } from "./testing/attacks.ts";
import { startSmallInternet, type PageClientOptions, type SmallInternet } from "./testing/small-internet.ts";

const attacks: Attack[] = [...literals, ...names, ...schemes];
/** Refused by the guard, not merely failed on the way; the reader sees no difference. */
const REFUSAL = {
  failure: "unreachable",
  message: "page unreachable",
  detail: expect.stringMatching(/^refused: /),
};

let internet: SmallInternet;
let hitsBefore = 0;

beforeAll(async () => {
  internet = await startSmallInternet();
  setAttackNames(internet.dns);
});
beforeEach(() => {
  hitsBefore = internet.canaryHits();
});
afterAll(() => internet.close());

const canaryHits = () => internet.canaryHits() - hitsBefore;

async function fetchOnce(address: string, options?: PageClientOptions) {
  const pages = internet.open(options);
  try {
    return await pages.fetchPage(new URL(address), { uid: "ana" });
  } finally {
    await pages.close();
  }
}

/** public.test passes as the operator's own host, so that all other addresses meet the real guard. */
function beSentTo({ status, address }: (typeof redirects)[number], options?: PageClientOptions) {
  const { publicSite } = internet;
  publicSite.requests = [];
  publicSite.handle = (_request, response) => response.writeHead(status, { location: address }).end();
  return fetchOnce(`http://public.test:${publicSite.port}/`, {
    allowHosts: [`public.test:${publicSite.port}`],
    ...options,
  });
}

describe("the door refuses, and nothing behind it is touched", () => {
  it("S26: counts all 68 known attacks, the rebinding name among them", () => {
    expect([literals.length, names.length, redirects.length, schemes.length]).toEqual([37, 17, 7, 6]);
  });

  it.each(attacks)("S26: $name", async ({ address }) => {
    await expect(fetchOnce(address)).rejects.toMatchObject(REFUSAL);
    expect(canaryHits()).toBe(0);
  });

  it.each(redirects)("S26: a redirect $name", async (redirect) => {
    await expect(beSentTo(redirect)).rejects.toMatchObject(REFUSAL);
    expect(canaryHits()).toBe(0);
    expect(internet.publicSite.requests.length).toBe(redirect.name === "in an endless loop" ? 6 : 1);
  });

  it("S26: a name that is public when first asked and loopback ever after", async () => {
    // Nobody listens at 127.0.0.3: whoever asks for the name a second time gets to the canary.
    internet.dns.set("rebind.test", (query) => [query < 2 ? "127.0.0.3" : "127.0.0.1"]);
    const isPublic = (address: string) => address === "127.0.0.3";
    await expect(fetchOnce("http://rebind.test/", { isPublic })).rejects.toMatchObject({
      failure: "unreachable",
    });
    expect(canaryHits()).toBe(0);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    "S28: a name that turns to loopback after %i answers, asked for again by each redirect",
    async (k) => {
      const { dns, publicSite, publicAddress, asPublic } = internet;
      dns.set("rebind.test", (query) => [query < k ? publicAddress : "127.0.0.1"]);
      publicSite.requests = [];
      publicSite.handle = (request, response) => {
        // A kept connection would be used again, and the name not be asked for.
        response.setHeader("connection", "close");
        const stop = Number(request.url?.slice(1) ?? 0);
        if (stop < 5) response.writeHead(302, { location: `/${stop + 1}` }).end();
        else response.setHeader("content-type", "text/html").end("arrived");
      };
      await expect(fetchOnce("http://rebind.test/0", asPublic)).rejects.toMatchObject({
        failure: "unreachable",
      });
      expect(canaryHits()).toBe(0);
      // Each stop takes two answers, A and AAAA; with k = 8 it came well on its way before the name turned.
      expect(publicSite.requests.length).toBeGreaterThanOrEqual(Math.floor(k / 2));
    },
  );
});

describe("what the tests above can see", () => {
  it("a page of a public site passes", async () => {
    internet.publicSite.handle = (_request, response) =>
      response.setHeader("content-type", "text/html").end("<title>Soup</title>");
    const page = await fetchOnce("http://public.test/soup#method", internet.asPublic);
    expect(page).toEqual({
      url: "http://public.test/soup",
      contentType: "text/html",
      text: "<title>Soup</title>",
    });
  });

  it.each(attacks.filter(({ lands }) => lands))(
    "without the guard the canary is hit by $name",
    async ({ address }) => {
      await fetchOnce(address, { isPublic: () => true });
      expect(canaryHits()).toBe(1);
    },
  );

  it.each(redirects.filter(({ lands }) => lands))(
    "without the guard the canary is hit by a redirect $name",
    async (redirect) => {
      await beSentTo(redirect, { isPublic: () => true });
      expect(canaryHits()).toBe(1);
    },
  );

  it("without the guard the canary is hit by a name that rebinds between two stops", async () => {
    const { dns, publicSite, publicAddress } = internet;
    dns.set("rebind.test", (query) => [query < 2 ? publicAddress : "127.0.0.1"]);
    publicSite.handle = (_request, response) => response.writeHead(302, { location: "/1" }).end();
    await fetchOnce("http://rebind.test/0", { isPublic: () => true });
    expect(canaryHits()).toBe(1);
  });
});
