import { describe, expect, it } from "vitest";
import { parseTolerantJson } from "./tolerant-json.ts";

describe("parseTolerantJson", () => {
  it.each([
    ["plain JSON", '{"a": [1, "b", true, null]}', [{ a: [1, "b", true, null] }]],
    ["a list", "[1, 2]", [[1, 2]]],
    ["raw line breaks in a string", '{"a": "one\r\ntwo\tthree"}', [{ a: "one\r\ntwo\tthree" }]],
    [
      "escapes in a string that is broken elsewhere",
      '{"a": "\\u00e9 \\"q\\" \\/ \\n\n"}',
      [{ a: 'é "q" / \n\n' }],
    ],
    ["a broken escape", '{"a": "\\uZZ\n"}', [{ a: "ZZ\n" }]],
    ["trailing commas", '{"a": [1, 2,], "b": {"c": 1,},}', [{ a: [1, 2], b: { c: 1 } }]],
    ["a comma too many", '{"a": 1,, "b": 2}', [{ a: 1, b: 2 }]],
    ["a comma forgotten at the end of a line", '{"a": "x"\n "b": "y"}', [{ a: "x", b: "y" }]],
    ["a key without a value", '{"a": , "b": 2}', [{ b: 2 }]],
    ["keys without quotes", '{a: 1, b: "x"}', [{ a: 1, b: "x" }]],
    ["comments", '// one\n{"a": 1, /* two */ "b": 2}', [{ a: 1, b: 2 }]],
    [
      "an address in a string is no comment",
      '{"a": "https://soup.example/", }',
      [{ a: "https://soup.example/" }],
    ],
    ["an HTML comment around it", '<!-- {"a": 1} -->', [{ a: 1 }]],
    ["CDATA around it", '<![CDATA[ {"a": [[1]]}]]>', [{ a: [[1]] }]],
    ["CDATA in script comments", '//<![CDATA[\n{"a": 1}\n//]]>', [{ a: 1 }]],
    ["CDATA in script comments on one line", '//<![CDATA[ {"a": 1} //]]>', [{ a: 1 }]],
    ["CDATA in block comments", '/*<![CDATA[*/{"a": 1}/*]]>*/', [{ a: 1 }]],
    ["a semicolon after it", '{"a": 1};\n', [{ a: 1 }]],
    ["an assignment before it", 'window.recipe = {"a": 1};', [{ a: 1 }]],
    ["a byte order mark", '\ufeff{"a": 1}', [{ a: 1 }]],
    ["several objects after each other", '{"a": 1}\n{"b": 2},{"c": 3}', [{ a: 1 }, { b: 2 }, { c: 3 }]],
    ["HTML-escaped quotes", "{&quot;a&quot;: &quot;salt &amp; pepper&quot;}", [{ a: "salt & pepper" }]],
    ["numbered HTML-escaped quotes", "{&#34;a&#34;: 1}", [{ a: 1 }]],
    ["entities in proper JSON stay", '{"a": "a &quot;b&quot;"}', [{ a: "a &quot;b&quot;" }]],
    [
      "quotes nobody escaped",
      '{"a": "a 9" pan, or "tin", large", "b": 1}',
      [{ a: 'a 9" pan, or "tin", large', b: 1 }],
    ],
    ["single quotes", "{'a': 'b', 'c': ['d', 1]}", [{ a: "b", c: ["d", 1] }]],
    [
      "apostrophes within single quotes",
      "{'a': 'aunt\\'s, cook's tip', 'b': 1}",
      [{ a: "aunt's, cook's tip", b: 1 }],
    ],
    ["apostrophes within double quotes", `{"a": "it's, 'so' far", "b": 1,}`, [{ a: "it's, 'so' far", b: 1 }]],
    ["a text that breaks off in a string, without its last words", '{"a": [1, "sal', [{ a: [1] }]],
    ["a text that breaks off behind a sentence", '{"a": "Fry it. Turn it. Serv', [{ a: "Fry it. Turn it." }]],
    ["a text that breaks off in a list", '{"a": [1, 2', [{ a: [1, 2] }]],
    ["brackets that do not match", '{"a": [1, 2}, "b": 3}', [{ a: [1, 2], b: 3 }]],
    ["NaN and undefined", '{"a": NaN, "b": undefined, "c": 1}', [{ a: null, b: null, c: 1 }]],
    ["prose", "leek soup", []],
    ["nothing", "", []],
  ])("reads %s", (_, text, values) => {
    expect(parseTolerantJson(text)).toEqual(values);
  });

  it("never reaches a prototype", () => {
    const [value] = parseTolerantJson('{"__proto__": {"polluted": true}, "a": 1,}');
    expect(value).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each([
    ["a million nested lists", "[".repeat(1_000_000) + "]".repeat(1_000_000)],
    ["a million nested objects that never close", '{"a":'.repeat(1_000_000)],
    ["a million quotes", '{"a": "' + '" '.repeat(1_000_000)],
    ["a million commas", "{" + ",".repeat(1_000_000)],
    ["a million backslashes", '{"a": "' + "\\".repeat(1_000_000)],
    ["a million comment marks", "/*".repeat(1_000_000)],
    ["a million words", "salt ".repeat(1_000_000)],
  ])("reads %s without hanging", (_, text) => {
    expect(JSON.stringify(parseTolerantJson(text)).length).toBeLessThan(4_000_000);
  });

  it("skips values that are nested deeper than any recipe", () => {
    const [value] = parseTolerantJson('{"name": "Soup", "deep": ' + "[".repeat(200) + "]".repeat(200) + "}");
    expect(value).toHaveProperty("name", "Soup");
  });
});
