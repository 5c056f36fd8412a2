import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { addRecipe } from "./add-recipe.ts";
import type { Server } from "./server.ts";
import { sendSoupPicture } from "./soup-picture.ts";
import { signInThroughPopup } from "./sign-in.ts";

const demoData = fileURLToPath(new URL("../../bench/src/demo-data.ts", import.meta.url));

export const ADMIN_PASSWORD = "a long admin password";

/** Settings of a server that is filled in a hurry. */
export const FILLING = {
  ADMIN_PASSWORD,
  RATE_READS_PER_MINUTE: "0",
  RATE_WRITES_PER_MINUTE: "0",
  RATE_MESSAGES_PER_HOUR: "0",
  RATE_COMMUNITY_PER_HOUR: "0",
};

export const RISOTTO = {
  name: "Lemon leek risotto",
  description: "A calm half hour at the stove. The lemon goes in at the very end.",
  servings: 4,
  tags: ["vegetarian", "rice", "weeknight"],
  cuisine: "Italian",
  difficulty: "Easy",
  duration: { prep_time_minutes: 10, cook_time_minutes: 30, total_time_minutes: 40 },
  ingredients: {
    main: ["300 g risotto rice", "2 leeks, sliced", "1 lemon", "1 1/2 l vegetable stock, hot"],
    to_finish: ["40 g butter", "60 g parmesan, grated", "1/3 cup parsley, chopped", "salt"],
  },
  tools: [
    { tool_name: "Wide pan", purpose: "so that the stock evaporates evenly" },
    { tool_name: "Ladle", purpose: "" },
  ],
  steps: [
    {
      main_step: "Sweat the leeks",
      sub_steps: [
        { description: "Melt half the butter in a wide pan." },
        { description: "Cook the leeks over a low heat for 8-10 minutes, until soft but not brown." },
      ],
    },
    {
      main_step: "Toast the rice",
      tip: "It is ready when it sounds like gravel.",
      why: "A toasted grain keeps its bite.",
      analogy: "warming up before a run",
      sub_steps: [{ description: "Stir the rice in the fat for 2 minutes." }],
    },
    {
      main_step: "Feed it the stock",
      tip: "Keep the stock just under a simmer.",
      sub_steps: [
        { description: "Add a ladle of stock and stir until it is almost gone.", tip: "Do not hurry." },
        { description: "Go on, ladle by ladle, for 18-20 minutes." },
        { description: "Beat in the rest of the butter, the cheese and the lemon." },
      ],
    },
  ],
};

const SOUP = {
  name: "Carrot and orange soup",
  servings: 6,
  tags: ["soup", "winter"],
  duration: { prep_time_minutes: 20, cook_time_minutes: 65, total_time_minutes: 85 },
  ingredients: { main: ["1 kg carrots", "2 oranges", "1 l vegetable stock", "2 tbsp olive oil"] },
  steps: [{ main_step: "Roast", sub_steps: [{ description: "Roast the carrots for 40 minutes." }] }],
};

/** The recipe that the soup with everything beside it links to. */
const STOCK = {
  name: "Roasted vegetable stock",
  servings: 4,
  steps: ["Roast, cover with water, and simmer."],
};

const LONG_NOTE = Array.from(
  { length: 6 },
  () => "Roast the carrots until their edges are dark: the sweetness of the soup comes from there alone.",
).join(" ");

const BESIDE = {
  notes: [
    "Freezes well.\nUp to three months.",
    LONG_NOTE,
    "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(3),
  ],
  nutrition: "Energy: 210 kcal\nFat: 7 g, of which saturated 1 g\nCarbohydrate: 31 g",
  video: "https://films.example/watch?v=carrot-and-orange-soup",
  source: "The Silver Ladle, page 12",
};

const STEW = {
  name: "Bean stew",
  servings: 4,
  tags: ["stew"],
  duration: { prep_time_minutes: 15, cook_time_minutes: 60, total_time_minutes: 75 },
  ingredients: { main: ["400 g white beans", "1 onion, chopped", "2 tbsp olive oil"] },
  steps: [{ main_step: "Simmer", sub_steps: [{ description: "Simmer the beans for 60 minutes." }] }],
};

/** A server with a collection, and Ana, who has signed in to it. */
export interface SeededServer {
  url: string;
  /** A recipe of her own. */
  slug: string;
  /** The slug of another recipe, with a picture and without a description. */
  pictured: string;
  /** The slug of a recipe with notes, a video, further pictures and links. */
  annotated: string;
  /** The slug of her changed copy of another user's recipe, which has changed since. */
  copy: string;
  /** The id of a collection of hers, which has a section. */
  collection: string;
  /** Her browser as she left it, for contexts in which she is signed in. */
  ana: NonNullable<BrowserContextOptions["storageState"]>;
  /** The session of a second user without bookmarks. */
  newcomer: NonNullable<BrowserContextOptions["storageState"]>;
}

/** Fills a server with demo recipes, a recipe, bookmarks, feedback and wishes of Ana's. */
export async function seedServer(browser: Browser, server: Server, count = 60): Promise<SeededServer> {
  await addDemoRecipes(server, count);
  const [ana, newcomer] = [await newPage(browser), await newPage(browser)];
  await signIn(newcomer, server, "Bo");
  const uid = await signIn(ana, server, "Ana");
  await addDemoRecipes(server, 5, uid);
  const image = await ana.evaluate(sendSoupPicture);
  const moreImages = [await ana.evaluate(sendSoupPicture), await ana.evaluate(sendSoupPicture)];
  const { slug: pictured } = await addRecipe(ana, { ...SOUP, image });
  const stock = await addRecipe(ana, STOCK);
  const linkedRecipes = [
    { name: "Roasted vegetable stock", id: stock.id },
    { name: "Sourdough bread that somebody else bakes" },
  ];
  const whole = { ...SOUP, name: "Carrot soup for guests", ...BESIDE, image, moreImages, linkedRecipes };
  const { slug: annotated } = await addRecipe(ana, whole);
  const copy = await addCopy(newcomer, ana);
  const { slug } = await addRecipe(ana, RISOTTO);
  for (const id of await someIds(ana, 6)) await post(ana, `/api/recipes/${id}/bookmark`, {});
  await post(ana, "/api/feedback", {
    type: "feature_request",
    email: "ana@example.com",
    content: "A list for the market that knows what is in the larder already.",
    page: "/recipes",
  });
  await post(ana, "/api/feedback", {
    type: "bug",
    email: "bo@example.com",
    content: "The oven timer went on after I had finished the cake.",
    page: "/recipe/plum-cake/cook",
  });
  for (const content of ["My grandmother's quince paste", "https://soup.example/leek-and-potato"]) {
    await post(ana, "/api/recipes/queue", { email: "ana@example.com", content });
  }
  const collection = await addCollection(ana, await someIds(ana, 10));
  await post(ana, "/api/collections", {
    name: "Quick with leeks",
    rule: { terms: ["leek"], tags: [], maxMinutes: 60 },
  });
  const filled = {
    url: server.url,
    slug,
    pictured,
    annotated,
    copy,
    collection,
    ana: await ana.context().storageState({ indexedDB: true }),
    newcomer: await newcomer.context().storageState({ indexedDB: true }),
  };
  await Promise.all([ana.context().close(), newcomer.context().close()]);
  return filled;
}

/** Makes one user's copy of another one's recipe, and changes both. @returns the slug of the copy */
async function addCopy(author: Page, owner: Page): Promise<string> {
  const { id } = await addRecipe(author, STEW);
  const at = (path: string) => new URL(path, owner.url()).href;
  const copied = await owner.request.post(at(`/api/recipes/${id}/copy`), { data: {} });
  const copy: { id: string; slug: string } = (await copied.json()).recipe;
  const patch = async (page: Page, recipeId: string, data: object) => {
    const answer = await page.request.patch(at(`/api/recipes/${recipeId}`), { data });
    if (!answer.ok()) throw new Error(`The change was refused: ${await answer.text()}`);
  };
  await patch(owner, copy.id, { servings: 6, tags: ["stew", "winter"] });
  await patch(owner, copy.id, {
    name: "Bean stew with sage",
    ingredients: { main: ["500 g white beans", "1 onion, chopped", "6 leaves of sage", "2 tbsp olive oil"] },
  });
  await patch(author, id, { description: "Better the day after.", servings: 5 });
  return copy.slug;
}

/** @param owner the id of a user; else made-up cooks own them */
export async function addDemoRecipes(server: Server, count: number, owner?: string): Promise<void> {
  const seed = owner ? "2" : "1";
  const args = [demoData, "--count", String(count), "--seed", seed, ...(owner ? ["--owner", owner] : [])];
  await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATA_DIR: server.dataDir, MONGODB_URI: "" },
  });
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  return context.newPage();
}

/** @returns the user's id */
async function signIn(page: Page, server: Server, name: string): Promise<string> {
  const registered = page.waitForResponse("**/api/user/create");
  await page.goto(`${server.url}/login`);
  await signInThroughPopup(page, name);
  return (await (await registered).json()).user.id;
}

const someIds = (page: Page, count: number): Promise<string[]> =>
  page.evaluate(async (limit) => {
    const answer = await fetch(`/api/recipes?view=summary&limit=${limit}`);
    const { recipes }: { recipes: { id: string }[] } = await answer.json();
    return recipes.map(({ id }) => id);
  }, count);

/** @returns the id of the collection */
async function addCollection(page: Page, recipeIds: readonly string[]): Promise<string> {
  const data = {
    name: "Sunday lunches",
    note: "When everybody comes.",
    sections: [{ id: "s1", name: "Starters" }],
  };
  const at = new URL("/api/collections", page.url()).href;
  const { collection } = await (await page.request.post(at, { data })).json();
  await post(page, `/api/collections/${collection.id}/recipes`, { recipeIds: recipeIds.slice(0, 6) });
  await post(page, `/api/collections/${collection.id}/recipes`, {
    recipeIds: recipeIds.slice(6),
    sectionId: "s1",
  });
  return collection.id;
}

async function post(page: Page, path: string, body: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    async ([to, sent]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(to, { method: "POST", headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}`);
    },
    [path, body] as const,
  );
}
