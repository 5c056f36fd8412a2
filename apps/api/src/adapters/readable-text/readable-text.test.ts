import { HOSTILE } from "@larder/reader/testing/hostile-pages";
import { afterAll, describe, expect, it } from "vitest";
import { createReadableText } from "./readable-text.ts";
import { reducePage } from "./reduce-page.ts";

const URL_OF_PAGE = "https://soup.example/leek";
const STORY =
  "My grandmother made this soup every Friday, in the pot that stands on my stove today, and she never wrote it down. ";
const MENU = `<nav><ul>${"<li><a href=/x>Another dish</a></li>".repeat(40)}</ul></nav>`;
const ARTICLE = `<article><h1>Leek soup</h1><p>${STORY.repeat(3)}</p><p>2 leeks, 1 litre of water and some salt.</p>
  <p>${"Simmer the leeks in the water, until they are soft, then season. ".repeat(4)}</p></article>`;

const readable = createReadableText();
afterAll(() => readable.close());

describe("the readable text of a page", () => {
  it("is its article, without menus", async () => {
    const text = await readable.of(`<title>Leek soup</title><body>${MENU}${ARTICLE}</body>`, URL_OF_PAGE);
    expect(text).toContain("2 leeks, 1 litre of water and some salt.");
    expect(text).not.toContain("Another dish");
  });

  it("keeps each paragraph and list item on a line of its own", async () => {
    const list = `<ul><li>2 leeks</li><li>1 l water</li></ul>`;
    const text = await readable.of(`<article><p>${STORY.repeat(4)}</p>${list}</article>`, URL_OF_PAGE);
    expect(text.split("\n").slice(-2)).toEqual(["2 leeks", "1 l water"]);
  });

  it("is all text of a page without an article", async () => {
    expect(await readable.of("<p>2 leeks<p>Boil them.", URL_OF_PAGE)).toBe("2 leeks\nBoil them.");
  });

  it("has no tag, no script and no style", async () => {
    const page = `<style>p { color: red }</style><script>alert(1)</script><p onclick="x()">2 &lt;b&gt; leeks</p>`;
    expect(await readable.of(page, URL_OF_PAGE)).toBe("2 <b> leeks");
  });

  it("is what was found before where more of a recipe can be read in that", async () => {
    const list = `<aside class="sidebar"><ul><li>2 leeks</li><li>1 l water</li></ul></aside>`;
    const page = `<article><p>${STORY.repeat(6)}</p></article>${list}`;
    const text = await readable.of(page, URL_OF_PAGE, "Leek soup\n2 leeks\n1 l water\nSimmer the leeks.");
    expect(text).toContain("2 leeks");
  });

  it("is empty for a page without text", async () => {
    expect(await readable.of("<div></div>", URL_OF_PAGE)).toBe("");
  });

  it("is all text where the article takes too long to find", async () => {
    const source = new URL("./testing/slow-article-thread.ts", import.meta.url);
    const slow = createReadableText({ source, timeoutMs: 300 });
    expect(await slow.of("<p>2 leeks</p>", URL_OF_PAGE)).toBe("2 leeks");
    await slow.close();
  });

  it.each(HOSTILE)("is found in time in %s", async (_, page) => {
    const started = performance.now();
    await readable.of(page, URL_OF_PAGE);
    // The thread is stopped after five seconds; a slow machine starts another one in some.
    expect(performance.now() - started).toBeLessThan(18_000);
  });
});

describe("a reduced page", () => {
  it("closes each element that it opens, and bounds their depth", () => {
    const { html } = reducePage(`${"<div>".repeat(5_000)}leeks`);
    expect(html.match(/<div>/g)).toHaveLength(128);
    expect(html.match(/<\/div>/g)).toHaveLength(128);
  });

  it("has few attributes, and none that runs", () => {
    const { html } = reducePage(`<p class="recipe" onclick="x()" style="color:red">Leeks</p>`);
    expect(html).toBe(`<!doctype html><p class="recipe">Leeks</p>`);
  });
});
