import { describe, expect, it } from "vitest";
import { pastedKind } from "./pasted-kind.ts";

describe("pastedKind", () => {
  it.each([
    ["an address", " https://example.org/soup?x=1\n", "address"],
    ["an address without a scheme", "www.example.org/soup", "address"],
    ["an address of a machine nearby", "http://localhost:8080/soup", "address"],
    ["a recipe that names its address", "https://example.org/soup\nServes 4\n2 leeks", "text"],
    ["another scheme", "ftp://example.org/soup", "text"],
    ["no host", "https://", "text"],
    ["an object", '{"name": "Soup"}', "json"],
    ["a list behind a byte order mark", '\ufeff[{"name": "Soup"}]', "json"],
    ["an object in the fence of a chat", '```json\n{"name": "Soup"}\n```', "json"],
    [
      "an object in the tag of a page",
      '<script type="application/ld+json">{"name": "Soup"}</script>',
      "json",
    ],
    ["a text in a fence", "```\nSoup\n2 leeks\n```", "text"],
    ["JSON with a slip in it", '{"name": "Soup",}', "text"],
    ["a number", "42", "text"],
    ["a note in brackets", "[serves 4] leek soup", "text"],
    ["nothing", "", "text"],
  ])("%s", (_, text, kind) => {
    expect(pastedKind(text)).toBe(kind);
  });
});
