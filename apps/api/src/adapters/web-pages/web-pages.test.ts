import type { RequestListener } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WebPages } from "../../ports/web-pages.ts";
import { aPage } from "@larder/safe-fetch/testing/site";
import { startSmallInternet, type SmallInternet } from "@larder/safe-fetch/testing/small-internet";
import { createWebPages } from "./web-pages.ts";

let internet: SmallInternet;
let pages: WebPages;
let events: string[];

beforeAll(async () => {
  internet = await startSmallInternet();
});
beforeEach(() => {
  events = [];
  pages = createWebPages({
    ...internet.network,
    ...internet.asPublic,
    contact: "https://larder.example/about",
    log: ({ outcome }) => events.push(outcome),
  });
  internet.publicSite.handle = aPage;
  internet.publicSite.requests = [];
  internet.publicSite.headers = [];
});
afterEach(() => pages.close());
afterAll(() => internet.close());

const answer =
  (status: number, headers: Record<string, string> = {}, body = "<title>Soup</title>"): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

describe("a page", () => {
  const fetchPage = () => pages.fetchPage(new URL("http://public.test/"), { uid: "ana" });

  it("is asked for by Larder, with the operator's contact", async () => {
    await fetchPage();
    expect(internet.publicSite.headers).toMatchObject([
      {
        "user-agent":
          "Mozilla/5.0 (compatible; Larder/1.0; recipe import on a person's request; +https://larder.example/about)",
        accept: "text/html, application/xhtml+xml, application/ld+json, application/json",
      },
    ]);
  });

  it("is not asked for with a contact that would break the header", () => {
    expect(() => createWebPages({ contact: "me\r\nCookie: x" })).toThrow("cannot stand in a header");
  });

  it.each([
    "text/html",
    "TEXT/HTML; charset=utf-8",
    "application/xhtml+xml",
    "application/ld+json; charset=utf-8",
    "application/json",
  ])("of type %s is a page", async (contentType) => {
    internet.publicSite.handle = answer(200, { "content-type": contentType });
    expect(await fetchPage()).toEqual({
      url: "http://public.test/",
      contentType: contentType.split(";")[0]?.toLowerCase(),
      text: "<title>Soup</title>",
    });
  });

  it.each([
    "application/pdf",
    "application/zip",
    "image/jpeg",
    "text/plain",
    "text/html-not",
    "application/octet-stream",
    "nonsense",
  ])("S30: of type %s is not a page", async (contentType) => {
    internet.publicSite.handle = answer(200, { "content-type": contentType });
    await expect(fetchPage()).rejects.toMatchObject({ failure: "not-a-page" });
  });

  it("S30: of no type is not a page", async () => {
    internet.publicSite.handle = answer(200);
    await expect(fetchPage()).rejects.toMatchObject({ failure: "not-a-page" });
  });
});

describe("a picture", () => {
  const fetchPicture = (address: string) => pages.fetchPicture(new URL(address), { uid: "ana" });
  const bytes = "\u0000\u0001 some bytes";

  it.each(["image/jpeg", "image/webp; q=1", "IMAGE/PNG", "image/jpg", "application/octet-stream"])(
    "comes as its bytes when it is said to be %s",
    async (type) => {
      internet.publicSite.handle = answer(200, { "content-type": type }, bytes);
      expect(Buffer.from(await fetchPicture("http://public.test/a.jpg")).toString()).toBe(bytes);
      expect(events).toEqual(["fetched"]);
    },
  );

  it.each([
    ["a page", answer(200, { "content-type": "text/html" }), "not-a-page"],
    ["an SVG", answer(200, { "content-type": "image/svg+xml" }), "not-a-page"],
    ["nothing that is told", answer(200), "not-a-page"],
    ["gone", answer(404, { "content-type": "image/jpeg" }), "gone"],
    [
      "larger than what may be sent",
      answer(200, { "content-type": "image/jpeg", "content-length": "20971521" }, ""),
      "too-large",
    ],
    ["a way to a private address", answer(302, { location: "http://127.0.0.1/a.jpg" }), "unreachable"],
  ])("is refused when it is %s", async (_, handle, failure) => {
    internet.publicSite.handle = handle;
    await expect(fetchPicture("http://public.test/a.jpg")).rejects.toMatchObject({ failure });
  });

  it.each(["http://127.0.0.1/a.jpg", "http://[::1]/a.jpg", "file:///a.jpg", "http://public.test:8080/a.jpg"])(
    "is never fetched from %s",
    async (address) => {
      await expect(fetchPicture(address)).rejects.toMatchObject({ failure: "unreachable" });
      expect(internet.publicSite.requests).toEqual([]);
    },
  );
});
