import { describe, expect, it } from "vitest";
import { canonicalLink, canonicalUrl } from "./canonical-url.ts";

describe("canonicalUrl", () => {
  it.each([
    ["a clean address stays", "https://soup.example/leek", "https://soup.example/leek"],
    ["http and https are one page", "http://soup.example/leek", "https://soup.example/leek"],
    ["the host is lower-cased", "https://Soup.EXAMPLE/leek", "https://soup.example/leek"],
    ["the path keeps its case", "https://soup.example/Leek", "https://soup.example/Leek"],
    ["www. is dropped", "https://www.soup.example/leek", "https://soup.example/leek"],
    ["www. stays where nothing else is left", "https://www.example/leek", "https://www.example/leek"],
    ["the root's dot is dropped", "https://soup.example./leek", "https://soup.example/leek"],
    ["the default port of https is dropped", "https://soup.example:443/leek", "https://soup.example/leek"],
    ["the default port of http is dropped", "http://soup.example:80/leek", "https://soup.example/leek"],
    ["another port stays", "http://soup.example:8080/leek", "https://soup.example:8080/leek"],
    ["a fragment is dropped", "https://soup.example/leek#comments", "https://soup.example/leek"],
    ["a trailing slash is dropped", "https://soup.example/leek/", "https://soup.example/leek"],
    ["many trailing slashes are dropped", "https://soup.example/leek///", "https://soup.example/leek"],
    ["the root keeps its slash", "https://soup.example", "https://soup.example/"],
    ["the root has one slash", "https://soup.example//", "https://soup.example/"],
    [
      "campaign marks are dropped",
      "https://soup.example/leek?utm_source=x&UTM_Medium=y",
      "https://soup.example/leek",
    ],
    [
      "click ids are dropped",
      "https://soup.example/leek?fbclid=1&gclid=2&mc_cid=3&id=7",
      "https://soup.example/leek?id=7",
    ],
    [
      "a name that only looks like a mark stays",
      "https://soup.example/?utmost=1",
      "https://soup.example/?utmost=1",
    ],
    ["the query is sorted", "https://soup.example/?b=2&a=1", "https://soup.example/?a=1&b=2"],
    [
      "values of one name keep their order",
      "https://soup.example/?a=2&b=1&a=1",
      "https://soup.example/?a=2&a=1&b=1",
    ],
    ["needless escapes are undone", "https://soup.example/%6Ceek%2dsoup", "https://soup.example/leek-soup"],
    [
      "needed escapes are upper-cased",
      "https://soup.example/p%c3%a2t%c3%a9",
      "https://soup.example/p%C3%A2t%C3%A9",
    ],
    ["letters beyond ASCII are escaped", "https://soup.example/pâté", "https://soup.example/p%C3%A2t%C3%A9"],
    ["an escaped slash is no slash", "https://soup.example/a%2Fb", "https://soup.example/a%2Fb"],
    ["blanks around it do not count", "  https://soup.example/leek\n", "https://soup.example/leek"],
    ["a user name makes it no page", "https://ann@soup.example/leek", null],
    ["another scheme is no page", "ftp://soup.example/leek", null],
    ["javascript: is no page", "javascript:alert(1)", null],
    ["prose is no address", "leek soup", null],
    ["an empty text is no address", "", null],
    ["an endless address cannot be kept", `https://soup.example/${"a".repeat(3_000)}`, null],
  ])("%s", (_, address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
  });

  it("changes nothing when it is applied again", () => {
    const once = canonicalUrl("http://www.Soup.example:80/%6Ceek/?b=ü&a=1+2&utm_id=3#top");
    expect(once).toBe("https://soup.example/leek?a=1+2&b=%C3%BC");
    expect(canonicalUrl(once ?? "")).toBe(once);
  });
});

describe("canonicalLink", () => {
  const page = "https://www.soup.example/leek/amp?x=1";
  it.each([
    ["a link on the page's host counts", "https://www.soup.example/leek/", "https://soup.example/leek"],
    ["a relative link is resolved", "/leek", "https://soup.example/leek"],
    ["www. makes no other host", "https://soup.example/leek", "https://soup.example/leek"],
    ["http makes no other host", "http://soup.example/leek", "https://soup.example/leek"],
    ["another host does not count", "https://stew.example/leek", null],
    ["a host below does not count", "https://m.soup.example/leek", null],
    ["another port does not count", "https://soup.example:8443/leek", null],
    ["the root is a mistake", "https://www.soup.example/", null],
    ["a query may name the page", "https://www.soup.example/?p=12", "https://soup.example/?p=12"],
    ["another scheme does not count", "mailto:ann@soup.example", null],
    ["an empty link names the page itself", "", "https://soup.example/leek/amp?x=1"],
    ["nonsense does not count", "https://", null],
  ])("%s", (_, href, canonical) => {
    expect(canonicalLink(href, page)).toBe(canonical);
  });

  it("accepts a root page that names the root", () => {
    expect(canonicalLink("/", "https://soup.example/?utm_source=x")).toBe("https://soup.example/");
  });
});
