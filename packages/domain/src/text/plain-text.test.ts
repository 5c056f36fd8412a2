import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  it.each([
    ["plain text stays", "Pea soup", "Pea soup"],
    ["named characters", "cr&egrave;me &amp; sugar, 180&deg;, &frac12; cup", "crème & sugar, 180°, ½ cup"],
    ["names differ by case", "&Eacute;clair &eacute;", "Éclair é"],
    ["numbers", "Don&#39;t &#x1F600; &#8217;", "Don't 😀 ’"],
    ["numbers of the time before Unicode", "Don&#146;t &#151;", "Don’t —"],
    ["a number may lack its end", "Don&#39t", "Don't"],
    ["encoded twice and thrice", "a &amp;amp; b &amp;amp;amp; c", "a & b & c"],
    ["encoded four times is left with one", "&amp;amp;amp;amp;", "&amp;"],
    ["an unknown name stays", "AT&T; &bogus; R&D", "AT&T; &bogus; R&D"],
    ["numbers that are no characters go", "a&#0;b&#xD800;c&#9999999;d", "abcd"],
    ["tags go", '<b>Pea</b> <a href="x">soup</a>', "Pea soup"],
    ["encoded tags go too", "&lt;b&gt;Pea&lt;/b&gt; soup", "Pea soup"],
    ["tags that begin a line become line ends", "one<br>two<BR/>three<p>four</p>", "one\ntwo\nthree\nfour\n"],
    ["a tag that only begins like one of these does not", "one<bravo>two<pre>three", "onetwothree"],
    ["comments go", "a<!-- <b> -- > -->b", "ab"],
    [
      "scripts and styles go with all they hold",
      "a<script>if (1 < 2) x()</script>b<style>p{}</style>c",
      "abc",
    ],
    ["a script without an end hides the rest", "a<script>x", "a"],
    ["a comparison is no tag", "if 5 < 6 and 7 > 2", "if 5 < 6 and 7 > 2"],
    ["a heart is no tag", "soup <3", "soup <3"],
    ["a tag without an end is text", "a <b", "a <b"],
  ])("%s", (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([["<a"], ["<"], ["&"], ["&#"], ["<!--"], ["<script>"], ["&amp;"], ["<script></script"]])(
    "takes linear time for %s, many times",
    (piece) => {
      const text = piece.repeat(300_000);
      const start = performance.now();
      plainText(text);
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});
