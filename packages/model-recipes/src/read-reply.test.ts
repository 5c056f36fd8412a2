import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Json, readReply as readReplies } from "./read-reply.ts";

const readReply = (reply: string): Json | null => readReplies(reply)[0] ?? null;

const SOUP = { name: "Soup", steps: ["Boil."] };
const JSON_SOUP = JSON.stringify(SOUP);

describe("readReply", () => {
  it.each([
    ["bare", JSON_SOUP],
    ["in a fence", `\`\`\`json\n${JSON_SOUP}\n\`\`\``],
    ["in a fence that nothing closes", `\`\`\`\n${JSON_SOUP}`],
    ["with prose around", `Here is "it": ${JSON_SOUP} Don't burn it!`],
    ["with braces in the prose", `Use {this}: ${JSON_SOUP} or {that}`],
    ["with a byte order mark", `\ufeff${JSON_SOUP}`],
    ["after a thought", `<think>\n{"name": "No"} "hm\n</think>\n${JSON_SOUP}`],
    ["after a thought whose beginning was swallowed", `so I write {a soup}.</thinking>${JSON_SOUP}`],
    ["as a text", JSON.stringify(JSON_SOUP)],
    ["as a text with a fence", JSON.stringify(`\`\`\`json\n${JSON_SOUP}\n\`\`\``)],
    ["in a list of one", `[${JSON_SOUP}]`],
    ["wrapped", `{"recipe": ${JSON_SOUP}}`],
    ["with trailing commas", '{"name": "Soup", "steps": ["Boil.",],}'],
    ["in single quotes", "{'name': 'Soup', 'steps': ['Boil.']}"],
  ])("finds an object %s", (_, reply) => {
    expect(readReply(reply)).toEqual(SOUP);
  });

  it.each([
    ["line ends inside a text", '{"name": "Two\nlines", "n": 1}', { name: "Two\nlines", n: 1 }],
    ["quotes that nobody escaped", '{"name": "The "best" soup", "n": 1}', { name: 'The "best" soup', n: 1 }],
    ["an apostrophe in single quotes", "{'name': 'Nana's soup', 'n': 1}", { name: "Nana's soup", n: 1 }],
    ["words of Python", "{'name': None, 'n': True}", { name: null, n: true }],
    ["double quotes in single ones", `{'name': 'A "good" soup', 'n': 1}`, { name: 'A "good" soup', n: 1 }],
  ])("repairs %s", (_, reply, expected) => {
    expect(readReply(reply)).toEqual(expected);
  });

  it.each([
    ["nothing", ""],
    ["prose", "I cannot do that."],
    ["an object that breaks off", '{"name": "Soup", "steps": ["Boil'],
    ["a thought that nothing ends", `<think>Maybe ${JSON_SOUP}`],
    ["a number", "42"],
    ["a list of several", `[${JSON_SOUP}, ${JSON_SOUP}, "x"] x`.replace(/\{[^}]*\}/g, "1")],
    ["what could not be decoded", '{"name": "Jalape\ufffdo"}'],
  ])("finds no object in %s", (_, reply) => {
    expect(readReply(reply)).toBeNull();
  });

  it("never throws, and finds what JSON.stringify wrote, whatever surrounds it", () => {
    const unescaped = ["a", "'", ",", "}", "]", "[", "`", " "];
    const word = fc.string({ unit: fc.constantFrom(...unescaped, '"', "\\", "\n") });
    // JSON.parse of Node 24 itself may return the key "\\" for the key "\n", once it has read an object with that key.
    const key = fc.string({ unit: fc.constantFrom(...unescaped) });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("{}[]\"',:\\n an`<>")) }),
        (text) => void readReply(text),
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(key, word, { minKeys: 2 }), word, (object, after) => {
        const found = readReply(`Here it is:\n${JSON.stringify(object)}\n${after.replace(/[{}]/g, "")}`);
        expect(found).toEqual({ ...object });
      }),
    );
  });

  it("takes time linear in the length", () => {
    const started = performance.now();
    for (const piece of ["{", '{"', "{'a", '"', "{}", ",\n", "[{", "</think>", "\\"])
      readReply(piece.repeat(200_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("an answer with several recipes", () => {
  const CAKE = { name: "Cake", steps: ["Bake."] };
  it.each([
    ["a list", JSON.stringify([SOUP, CAKE])],
    ["a wrapped list", JSON.stringify({ recipes: [SOUP, CAKE] })],
    ["a list in a fence", `Two:\n\`\`\`json\n${JSON.stringify([SOUP, CAKE])}\n\`\`\``],
  ])("has them all, in order: %s", (_, reply) => {
    expect(readReplies(reply)).toEqual([SOUP, CAKE]);
  });
});

describe("JSON as people write it", () => {
  it.each([
    ["line comments", '{"name": "Soup", // it is good\n"n": 1}'],
    ["block comments", '{"name": "Soup", /* "x": 2 */ "n": 1}'],
    ["a comment at the end", '{"name": "Soup", "n": 1, // no more\n}'],
    ["keys without quotes", '{name: "Soup", n: 1}'],
  ])("is read: %s", (_, reply) => {
    expect(readReply(reply)).toEqual({ name: "Soup", n: 1 });
  });

  it("keeps addresses in texts", () => {
    expect(readReply('{"name": "see http://x.example/a, b: c", n: NaN}')).toEqual({
      name: "see http://x.example/a, b: c",
      n: null,
    });
  });
});
