import { recipeDraftSchema } from "@larder/domain/recipe/recipe";
import { propertyRuns } from "@larder/domain/testing/property-runs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWholePage } from "./read-page.ts";

const ADDRESS = "https://soup.example/";

/** Pieces of pages, right and broken, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    "<h2>Ingredients</h2>",
    "<h2>Zubereitung</h2>",
    "<ul class=ingredients>",
    "<li>",
    "</ul>",
    "<ol>",
    "<dl><dt>2</dt><dd>leeks</dd><dt>1 l</dt><dd>stock</dd></dl>",
    "<table><tr><td>2<td>leeks",
    "</table>",
    "<br>",
    "<div>",
    "</div>",
    "<span>1</span><span>cup</span>",
    "<p>Boil the leeks for 10 minutes.</p>",
    "<p>Serves 4 - 6</p>",
    "Prep time: PT10M",
    '<i itemprop="ingredients">',
    '<script type="application/ld+json">{"@type":"Recipe","name":"x",',
    '"recipeIngredient":["1 leek", null, {"a":[]}]}',
    "</script>",
    '<script>x = {"ingredients":[{"name":"leek","amount":2}, 3],"steps":[',
    "&amp;amp;",
    "<!--",
    "<svg>",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.tuple(fc.nat(999), fc.string({ maxLength: 20 })).map(([amount, food]) => `<li>${amount} g ${food}`),
);

describe("readWholePage on any text", () => {
  it("never throws, and returns no draft or a valid one", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { draft, confidence, reading } = readWholePage(pieces.join(""), ADDRESS);
        expect(draft === null || recipeDraftSchema.safeParse(draft).success).toBe(true);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect([...reading.ingredients, ...reading.instructions].every((line) => line.trim() !== "")).toBe(
          true,
        );
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  it("reads the same text the same way twice", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join("");
        expect(readWholePage(html, ADDRESS)).toEqual(readWholePage(html, ADDRESS));
      }),
      { numRuns: propertyRuns(20) },
    );
  });

  it.each([
    ["lists", "<ul class=ingredients><li>2 leeks<li>1 l stock</ul><ol><li>Boil the leeks in the stock.</ol>"],
    ["headings", "<h2>Ingredients</h2><p>2 leeks</p><h2>Method</h2><p>Boil the leeks.</p>"],
    ["boxes", '<div class="ingredients"><div>2</div><div>leeks</div><div>3</div></div>'],
    ["lines", "2 leeks, sliced<br>"],
    ["labels", "<p>Prep time</p><p>10 min</p><p>Serves 4</p>"],
    [
      "lists for scripts",
      '<script>x={"ingredients":[{"name":"leek","amount":2}],"steps":["Boil."]}</script>',
    ],
  ])("takes time in line with its length: %s", { timeout: 30_000 }, (_, unit) => {
    const timeOf = (length: number) => {
      const html = unit.repeat(Math.ceil(length / unit.length));
      const times = [1, 2].map(() => {
        const start = performance.now();
        readWholePage(html, ADDRESS);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    timeOf(5_000);
    // Quadratic time would take a hundred times as long; a busy machine does not.
    expect(timeOf(150_000)).toBeLessThan(Math.max(timeOf(15_000), 4) * 30);
  });
});
