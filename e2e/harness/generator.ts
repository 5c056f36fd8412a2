import type { Page, Route } from "playwright-core";

export const COMPOSER_NOTES = [
  { code: "unknown", words: ["zorblax"] },
  { code: "skipped", words: ["strawberry jam"] },
];

/** The server's answer with the recipe that was composed for "leek and quinoa". */
export const COMPOSED = {
  id: "composed-1",
  slug: "leek-and-quinoa-bowl-1",
  userId: "ana",
  name: "Leek and quinoa bowl",
  description: "A bowl for a calm evening.",
  servings: 2,
  tags: ["composed", "bowl"],
  category: [],
  dietary_preferences: [],
  reviews: [],
  tools: [{ tool_name: "Pot with a lid", purpose: "for the quinoa" }],
  duration: { prep_time_minutes: 10, cook_time_minutes: 20, total_time_minutes: 30, formatted: "30 min" },
  ingredients: {
    main: [
      { ingredient_name: "quinoa", measure: 160, unit: "g", prep_style: "rinsed" },
      { ingredient_name: "leeks", measure: 2, unit: "", prep_style: "sliced" },
    ],
  },
  steps: [
    { main_step: "Cook the quinoa", sub_steps: [{ description: "Simmer it, covered, for 15 minutes." }] },
    {
      main_step: "Sweat the leeks",
      sub_steps: [{ description: "Cook them over a low heat for 10 minutes." }],
    },
  ],
  language: "en",
  makerNotes: COMPOSER_NOTES,
  draft: true,
  expiresAt: "2026-02-04T12:00:00.000Z",
  createdAt: "2026-01-05T12:00:00.000Z",
  updatedAt: "2026-01-05T12:00:00.000Z",
  version: 1,
  visibility: "shared",
};

export const READER_NOTES = [
  { code: "not-in-source", words: ["300 g smoked duck", "1 truffle, of the Alsatian vineyards"] },
  { code: "times-mended", words: [] },
];

const cardOf = (name: string, minutes: number, tags: string[]) => ({
  id: `card-${name.length}-${minutes}`,
  name,
  slug: `card-${minutes}`,
  tags,
  duration: { ...COMPOSED.duration, total_time_minutes: minutes },
  servings: 4,
  userId: "ana",
  ingredientNames: ["leeks"],
});

/** The collection's matches for a query: one recipe generated for it, and three others. */
export const NEAREST = {
  success: true,
  same: cardOf("Leek and quinoa bowl", 30, ["bowl", "composed"]),
  recipes: [
    cardOf("Lemon leek risotto", 40, ["rice"]),
    cardOf("Leek and potato soup", 45, ["soup"]),
    cardOf("Smoked haddock with leeks, eggs and a great deal of parsley", 65, ["fish"]),
  ],
};

/** Mocks a server that has a model. */
export async function setUpAi(page: Page): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), generation: "ai" } });
  });
}

/** Mocks the generator's response to every request. */
export async function answerGenerator(
  page: Page,
  {
    nearest = { success: true, same: null, recipes: [] },
    generate,
  }: {
    nearest?: object;
    generate: (route: Route) => Promise<void> | void;
  },
): Promise<void> {
  await page.route("**/api/recipes/nearest?*", (route) => route.fulfill({ json: nearest }));
  await page.route("**/api/recipes/search", generate);
  await page.route(`**/api/recipes/slug/${COMPOSED.slug}`, (route) =>
    route.fulfill({ json: { success: true, recipe: COMPOSED } }),
  );
  await page.route(`**/api/recipes/${COMPOSED.id}/bookmark?*`, (route) =>
    route.fulfill({ json: { success: true, isBookmarked: false } }),
  );
  await page.route(`**/api/recipes/${COMPOSED.id}/cooking?*`, (route) =>
    route.fulfill({ json: { success: true, cooking: { rating: null, note: "", cookedOn: [] } } }),
  );
}

/** A log with every kind of question in it. */
export const GENERATIONS = {
  success: true,
  model: "llama3.2:11b",
  lastDay: { questions: 1_204, credits: 318 },
  creditsPerDayForAll: 500,
  generations: [
    { kind: "create", outcome: "done", credits: 1, tokens: 2_140, origin: "ai" },
    { kind: "page", outcome: "no-recipe", credits: 2, tokens: 812, origin: "ai" },
    { kind: "text", outcome: "busy", credits: 0, tokens: 0, origin: "ai" },
    { kind: "create", outcome: "done", credits: 0, tokens: 0, origin: "composer" },
  ].map(({ tokens, ...row }, index) => ({
    ...row,
    id: `g${index}`,
    uid: "kq3VbZp1WcXw8T0mYfJ7uRaL2sEd",
    createdAt: new Date(Date.UTC(2026, 0, 20, 12, 50 - 13 * index)).toISOString(),
    ...(row.origin === "ai" && {
      usage: {
        model: "llama3.2:11b",
        outputMode: "schema",
        calls: index + 1,
        inputTokens: 905,
        outputTokens: tokens,
        milliseconds: 9_412,
      },
    }),
  })),
  total: 4,
  nextCursor: null,
};
