import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { normaliseRecipe, normaliseRecipes } from "./normalise.ts";
import { type RecipeDraft, recipeDraftSchema } from "../recipe/recipe.ts";
import { arbitraryDraft } from "../testing/arbitrary-draft.ts";

const BLUR = "data:image/webp;base64,UklGRh4AAABXRUJQ";

const draftOf = (raw: unknown): RecipeDraft => normaliseRecipe(raw).recipe;
const notesOf = (raw: unknown): string[] =>
  normaliseRecipe(raw).notes.map((note) => `${note.kind} ${note.path}`);

describe("normaliseRecipe", () => {
  it("makes a whole recipe of a name alone, and lists the assumed fields", () => {
    expect(draftOf({ name: "Soup" })).toEqual({
      name: "Soup",
      servings: 4,
      tags: [],
      category: [],
      dietary_preferences: [],
      reviews: [],
      tools: [],
      duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30, formatted: "30 min" },
      ingredients: { main: [] },
      steps: [],
      assumed: ["duration", "servings"],
    });
  });

  it.each([
    ["a text", "soup"],
    ["a list", [{ name: "Soup" }]],
    ["a number", 7],
    ["nothing", null],
    ["undefined", undefined],
  ])("makes a nameless recipe of %s, and notes it", (_, raw) => {
    expect(draftOf(raw).name).toBe("");
    expect(notesOf(raw)).toEqual(["unreadable "]);
  });

  it.each([
    ["is trimmed and cleaned", " Pea\u0000  \u202eSoup\n", "Pea Soup"],
    ["may be a number", 1234, "1234"],
    ["is cut at its limit", "x".repeat(1_000), "x".repeat(LIMITS.nameLength)],
    ["keeps signs of markup as text", "<script>alert(1)</script>", "<script>alert(1)</script>"],
  ])("a name %s", (_, name, expected) => {
    expect(draftOf({ name }).name).toBe(expected);
  });

  it("reads title as the name where there is no name", () => {
    expect(draftOf({ title: "Soup" }).name).toBe("Soup");
  });

  it("leaves out empty optional fields", () => {
    const draft = draftOf({ name: "Soup", cuisine: " ", author: null, description: "", rating: "" });
    expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(["cuisine"]));
    expect("author" in draft || "description" in draft || "rating" in draft).toBe(false);
  });

  it("reads the name of an author that is an object, and several authors as one line", () => {
    expect(draftOf({ author: { name: "Ana" } }).author).toBe("Ana");
    expect(draftOf({ author: ["Ana", { name: "Luis" }] }).author).toBe("Ana, Luis");
  });

  it("keeps the lines of a description", () => {
    expect(draftOf({ description: "One.\r\n\r\n\r\nTwo." }).description).toBe("One.\n\nTwo.");
  });

  it("reads nothing that an object inherits", () => {
    expect(draftOf(Object.create({ name: "Inherited" })).name).toBe("");
  });

  it("ignores the server's fields", () => {
    const draft = draftOf({
      name: "Soup",
      id: "1",
      slug: "x",
      userId: "me",
      version: 9,
      hiddenBy: "eva",
    });
    expect(Object.keys(draft)).not.toEqual(expect.arrayContaining(["id"]));
    expect("userId" in draft || "slug" in draft || "version" in draft || "visibility" in draft).toBe(false);
  });
});

describe("addresses", () => {
  it.each([
    ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
    [" http://example.com ", "http://example.com"],
    ["javascript:alert(1)", undefined],
    ["\tjavascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["vbscript:x", undefined],
    ["//example.com", undefined],
    [["https://example.com"], undefined],
    [7, undefined],
  ])("url %j becomes %j", (url, expected) => {
    expect(draftOf({ url }).url).toBe(expected);
    expect(notesOf({ url })).toEqual(expected === undefined ? ["bad-address url"] : []);
  });

  it("derives source and medium from the address", () => {
    expect(draftOf({ importedUrl: "https://youtu.be/x" }).importedUrl).toEqual({
      url: "https://youtu.be/x",
      source: "youtu.be",
      author: "",
      medium: "youtube",
    });
    expect(notesOf({ importedUrl: { url: "javascript:x" } })).toEqual(["bad-address importedUrl"]);
  });

  it.each([
    ["an address of a stored picture", "/media/ab-480.webp", { url: "/media/ab-480.webp" }],
    [
      "all that is known of it",
      { url: "/media/ab-480.webp", width: 480, height: 320, colour: "#aabbcc", blurhash: BLUR },
      { url: "/media/ab-480.webp", width: 480, height: 320, colour: "#aabbcc", blurhash: BLUR },
    ],
    ["schema.org's word", { contentUrl: "/media/ab-480.webp" }, { url: "/media/ab-480.webp" }],
    [
      "the first of a list that is kept here",
      [null, "data:x", "https://example.com/a.jpg", "/media/ab-480.webp"],
      { url: "/media/ab-480.webp" },
    ],
    [
      "what is no size, colour or placeholder is left out",
      { url: "/media/ab-480.webp", width: -1, height: "9", colour: "red", blurhash: `${BLUR}")` },
      { url: "/media/ab-480.webp" },
    ],
    ["another site's", "https://example.com/a.jpg", undefined],
    ["another site's under our path", "https://example.com/media/ab-480.webp", undefined],
    ["data", "data:image/png;base64,x", undefined],
    ["another path of the server", "/api/user/logout", undefined],
  ])("image: %s", (_, image, expected) => {
    expect(draftOf({ image }).image).toEqual(expected);
    expect(notesOf({ image })).toEqual(expected ? [] : ["bad-address image"]);
  });
});

describe("numbers", () => {
  it.each([
    [6, 6],
    ["6", 6],
    ["4 people", 4],
    [["4", "4 servings"], 4],
    [2.5, 2.5],
    [0.5, 1],
    [1e9, LIMITS.servings],
  ])("servings %j become %j", (servings, expected) => {
    expect(draftOf({ servings }).servings).toBe(expected);
    expect(draftOf({ servings, duration: 5 }).assumed).toBeUndefined();
  });

  it.each([[0], [-3], ["many"], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [[]], [null]])(
    "servings %j become 4, which is marked as assumed",
    (servings) => {
      expect(draftOf({ servings, duration: 5 })).toMatchObject({ servings: 4, assumed: ["servings"] });
    },
  );

  it.each([
    [4.5, 4.5],
    ["4.5", 4.5],
    [5, 5],
    [6, undefined],
    [-1, undefined],
    ["good", undefined],
  ])("rating %j becomes %j", (rating, expected) => {
    expect(draftOf({ rating }).rating).toBe(expected);
  });

  it.each([
    [250, 250],
    ["250 kcal", 250],
    ["about 250", 250],
    ["1,250 kcal", 1_250],
    ["-250 kcal", undefined],
    [-1, undefined],
    ["many", undefined],
  ])("calories %j become %j", (calories_per_serving, expected) => {
    expect(draftOf({ calories_per_serving }).calories_per_serving).toBe(expected);
  });
});

describe("lists", () => {
  it.each([
    ["are lower-case, trimmed, each once", [" Quick ", "quick", "DINNER"], ["quick", "dinner"]],
    ["may be one text with commas", "Quick, Dinner,,", ["quick", "dinner"]],
    ["leave out what is no text", ["a", {}, null, [], 7], ["a", "7"]],
    ["take names of objects", [{ name: "Soup" }], ["soup"]],
    [
      "are at most thirty",
      Array.from({ length: 40 }, (_, n) => `t${n}`),
      Array.from({ length: 30 }, (_, n) => `t${n}`),
    ],
    ["are none for a number", 7, ["7"]],
    ["are none for nothing", null, []],
  ])("tags %s", (_, tags, expected) => {
    expect(draftOf({ tags }).tags).toEqual(expected);
  });

  it.each([
    [
      "texts",
      ["pan", " pot "],
      [
        { tool_name: "pan", purpose: "" },
        { tool_name: "pot", purpose: "" },
      ],
    ],
    [
      "one text with commas",
      "pan, pot",
      [
        { tool_name: "pan", purpose: "" },
        { tool_name: "pot", purpose: "" },
      ],
    ],
    [
      "objects",
      [{ tool_name: "pan", purpose: "frying" }, { name: "pot" }],
      [
        { tool_name: "pan", purpose: "frying" },
        { tool_name: "pot", purpose: "" },
      ],
    ],
    ["nothing of use", [{}, null, ""], []],
  ])("tools as %s", (_, tools, expected) => {
    expect(draftOf({ tools }).tools).toEqual(expected);
  });

  it("reviews can be texts, and a rating without a text counts", () => {
    expect(draftOf({ reviews: ["Nice", { author: "Ana", rating: 5 }, {}, null] }).reviews).toEqual([
      { text: "Nice" },
      { author: "Ana", rating: 5, text: "" },
    ]);
  });

  it("a list beyond its limit is cut with a note", () => {
    expect(notesOf({ category: Array.from({ length: 100 }, (_, n) => `c${n}`) })).toEqual(["cut category"]);
  });
});

describe("notes", () => {
  it.each([
    ["one text is one note", "Rest it.\n\nSalt, last", ["Rest it.\n\nSalt, last"]],
    ["several stay in order", ["One", " ", "Two\nlines"], ["One", "Two\nlines"]],
    ["a title is a line of its own", [{ title: "Storage", text: "Two days" }], ["Storage\nTwo days"]],
    ["a title may stand alone", { title: "Freezes well", text: "" }, ["Freezes well"]],
    ["what is no text is left out", [[], {}, true, 7], ["7"]],
    ["nothing is no notes", ["", null], undefined],
  ])("%s", (_, notes, expected) => {
    expect(draftOf({ notes }).notes).toEqual(expected);
  });

  it("a note beyond the limit becomes several, and nothing is lost", () => {
    const sentence = "Let the dough rest in a cool place. ";
    const notes = sentence.repeat(300).trim();
    const read = draftOf({ notes: [notes, "Last"] }).notes ?? [];
    expect(read).toHaveLength(4);
    expect(read.slice(0, 3).join(" ")).toBe(notes);
    expect(read[3]).toBe("Last");
    expect(notesOf({ notes, servings: 1 })).toEqual([]);
  });

  it("more notes than the limit are cut with a note", () => {
    const notes = Array.from({ length: LIMITS.notes + 1 }, (_, n) => `Note ${n}`);
    expect(draftOf({ notes }).notes).toHaveLength(LIMITS.notes);
    expect(notesOf({ notes })).toEqual(["cut notes"]);
    expect(notesOf({ notes: "x".repeat(LIMITS.textLength * (LIMITS.notes + 1)) })).toEqual(["cut notes"]);
  });
});

describe("further pictures and linked recipes", () => {
  it("keeps stored pictures in order, each once", () => {
    const moreImages = ["/media/ab-480.webp", { url: "/media/cd-480.webp", width: 9 }, "/media/ab-480.webp"];
    expect(draftOf({ moreImages }).moreImages).toEqual([
      { url: "/media/ab-480.webp" },
      { url: "/media/cd-480.webp", width: 9 },
    ]);
  });

  it("keeps no picture of another site", () => {
    const moreImages = ["https://example.com/a.jpg", "/media/ab-480.webp"];
    expect(draftOf({ moreImages }).moreImages).toEqual([{ url: "/media/ab-480.webp" }]);
    expect(notesOf({ moreImages })).toEqual(["bad-address moreImages.0"]);
    expect(draftOf({ moreImages: [7] })).not.toHaveProperty("moreImages");
  });

  it("a video is a web address", () => {
    expect(draftOf({ video: "https://example.com/film" }).video).toBe("https://example.com/film");
    expect(draftOf({ video: "javascript:alert(1)" })).not.toHaveProperty("video");
  });

  it.each([
    ["names", ["Pie dough", " "], [{ name: "Pie dough" }]],
    ["names with ids", [{ name: "Dough", id: "ab-1" }], [{ name: "Dough", id: "ab-1" }]],
    ["a name whose id is none", [{ name: "Dough", id: "../x" }], [{ name: "Dough" }]],
    ["an id without a name", [{ id: "ab-1" }], undefined],
    ["an address beside a name", [{ name: "Dough", id: "a", slug: "dough" }], [{ name: "Dough", id: "a" }]],
  ])("linked recipes: %s", (_, linkedRecipes, expected) => {
    expect(draftOf({ linkedRecipes }).linkedRecipes).toEqual(expected);
  });
});

describe("normaliseRecipe with hostile input", () => {
  const hostile: [string, unknown][] = [
    ["40,000 nested lists", JSON.parse("[".repeat(40_000) + "]".repeat(40_000))],
    ["steps nested 40,000 deep", { name: "x", steps: JSON.parse("[".repeat(40_000) + "]".repeat(40_000)) }],
    [
      "objects nested 20,000 deep",
      { ingredients: JSON.parse('{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)) },
    ],
    [
      "an own __proto__",
      JSON.parse('{"name":"x","__proto__":{"polluted":1},"constructor":1,"ingredients":{"__proto__":["x"]}}'),
    ],
    ["200,000 tags", { tags: Array.from({ length: 200_000 }, () => "x") }],
    ["a huge text", { name: "½ ".repeat(500_000), description: "\n ".repeat(500_000) }],
    [
      "100,000 groups",
      { ingredients: Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`g${n}`, ["1 egg"]])) },
    ],
    ["50,000 steps of nothing", { steps: Array.from({ length: 50_000 }, () => ({})) }],
    [
      "numbers at the edge",
      {
        servings: Number.POSITIVE_INFINITY,
        duration: -0,
        rating: -0,
        ingredients: [{ item: "x", quantity: 1e308 }],
      },
    ],
    ["functions and symbols", { name: () => "x", servings: Symbol("x"), tags: [Symbol("x"), 1n] }],
  ];

  it.each(hostile)("%s: returns a valid recipe", (_, raw) => {
    const { recipe, notes } = normaliseRecipe(raw);
    expect(recipeDraftSchema.safeParse(recipe).error).toBeUndefined();
    expect(notes.length).toBeLessThanOrEqual(100);
    expect("polluted" in {}).toBe(false);
  });

  const key = fc.constantFrom(
    ..."name title servings duration prep_time_minutes total_time_minutes ingredients ingredient_name item measure".split(
      " ",
    ),
    ..."quantity min max unit text measureMin steps main_step sub_steps process step description tip tags tools".split(
      " ",
    ),
    ..."notes nutrition video moreImages linkedRecipes id importedUrl url image reviews rating assumed parallel_group duration_minutes category".split(
      " ",
    ),
    ..."__proto__ constructor prototype toString".split(" "),
  );
  const { value: anyJson } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6, depthSize: "small" },
      fc.oneof(
        fc.constantFrom(
          null,
          undefined,
          Number.NaN,
          Number.POSITIVE_INFINITY,
          -1,
          0,
          1e308,
          true,
          "",
          "2-3",
          "30 min",
          "servings",
        ),
        fc.string({
          unit: fc.constantFrom("a", "1", "½", "-", ",", "\n", " ", "\u202e", "\ud800", "😀"),
          maxLength: 8,
        }),
        fc.integer(),
        fc.double(),
      ),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie("value")), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
    ),
  }));

  it("gives a valid recipe for any value, and changes nothing the second time", () => {
    fc.assert(
      fc.property(anyJson, (raw) => {
        const { recipe } = normaliseRecipe(raw);
        expect(recipeDraftSchema.safeParse(recipe).error).toBeUndefined();
        expect(draftOf(recipe)).toEqual(recipe);
      }),
      { numRuns: 500 },
    );
  });
});

describe("normaliseRecipe with a recipe of the collection", () => {
  it("changes nothing and notes nothing", () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        expect(recipeDraftSchema.safeParse(draft).error).toBeUndefined();
        expect(normaliseRecipe(draft)).toEqual({ recipe: draft, notes: [] });
      }),
    );
  });

  it("does not change its input", () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const before = JSON.stringify(draft);
        normaliseRecipe(draft);
        expect(JSON.stringify(draft)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});

describe("normaliseRecipes", () => {
  it("drops entries that are not objects", () => {
    const drafts = normaliseRecipes([{ name: "Soup" }, null, "Stew", 7, ["x"], { name: "Pie" }]);
    expect(drafts.map((draft) => draft.name)).toEqual(["Soup", "Pie"]);
  });

  it.each([[null], [{}], ["x"], [undefined]])("is empty for %j", (raw) => {
    expect(normaliseRecipes(raw)).toEqual([]);
  });
});
