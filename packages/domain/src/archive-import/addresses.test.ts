import { describe, expect, it } from "vitest";
import { addressesIn } from "./addresses.ts";

const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE>
<DL><p>
  <DT><H3 ADD_DATE="1">Cooking</H3>
  <DL><p>
    <DT><A HREF="https://soup.example/leek?a=1&amp;b=2" ADD_DATE="1700000000" ICON="data:image/png;base64,AAAA">Leek &amp; potato soup</A>
    <DT><A HREF="https://stew.example/bean">Bean stew</A>
    <DT><A HREF="javascript:alert(1)">A script</A>
    <DT><A HREF="file:///etc/passwd">A file</A>
    <DT><A HREF="https://stew.example/bean">Bean stew again</A>
  </DL><p>
</DL>`;

describe("the addresses of a list", () => {
  it("are found in a browser's file of bookmarks, with their names", () => {
    expect(addressesIn(BOOKMARKS, 100)).toEqual([
      { address: "https://soup.example/leek?a=1&b=2", title: "Leek & potato soup" },
      { address: "https://stew.example/bean", title: "Bean stew" },
    ]);
  });

  it("are found in any text, without the marks around them", () => {
    const text = `Try https://soup.example/leek, and (see https://stew.example/bean_(white)).\n- http://salad.example/`;
    expect(addressesIn(text, 100).map(({ address }) => address)).toEqual([
      "https://soup.example/leek",
      "https://stew.example/bean_(white)",
      "http://salad.example/",
    ]);
  });

  it("are at most as many as are asked for", () => {
    expect(addressesIn("https://a.example https://b.example https://c.example", 2)).toHaveLength(2);
  });

  it("are none in a text without any", () => {
    expect(addressesIn("2 leeks, 1 l water", 10)).toEqual([]);
  });

  it("are found in time in a long line of openings", () => {
    const started = performance.now();
    addressesIn(`<!DOCTYPE NETSCAPE-Bookmark-file-1>${"<a href=".repeat(50_000)}`, 10);
    addressesIn(`https://${"(".repeat(200_000)}`, 10);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
