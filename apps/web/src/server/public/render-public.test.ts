import { readFileSync } from "node:fs";
import type { PublicCollection } from "@larder/domain/collection/public-collection";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { PublicRecipe } from "@larder/domain/recipe/public-recipe";
import { describe, expect, it } from "vitest";
import { createPublicRenderer } from "./render-public.tsx";

const ADDRESS = `https://larder.example/s/${"a".repeat(22)}`;
const BUILT =
  '@font-face{font-family:"Hanken";src:url(/assets/hanken-latin-wght-normal.woff2)}' +
  '@font-face{font-family:"Hanken";src:url(/assets/hanken-cyrillic-wght-normal.woff2)}.other{color:red}';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const renderer = createPublicRenderer({
  tokens: fileOf("../../styles/tokens.css"),
  page: fileOf("public-page.css"),
  kinds: { recipe: fileOf("public-recipe.css"), collection: fileOf("public-collection.css") },
  built: BUILT,
});

function publicOf(raw: Record<string, unknown>): PublicRecipe {
  const { reviews: _reviews, ...recipe } = normaliseRecipe(raw).recipe;
  return recipe;
}

async function render(raw: Record<string, unknown>, options: object = {}) {
  const page = await renderer.renderPublic({
    content: { kind: "recipe", recipe: publicOf(raw) },
    language: "en",
    address: ADDRESS,
    shownName: "",
    allowsIndexing: false,
    ...options,
  });
  const parsed = new DOMParser().parseFromString(page.html, "text/html");
  const meta = (name: string) =>
    parsed.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
  return { ...page, document: parsed, meta };
}

/** A recipe with fifteen steps of three sentences and forty ingredients. */
const LARGE = {
  name: "Wedding cake",
  ingredients: Array.from(
    { length: 40 },
    (_, n) => `${n + 1} 1/3 cups ingredient number ${n}, finely chopped`,
  ),
  steps: Array.from({ length: 15 }, (_, n) => ({
    main_step: `Layer ${n + 1}`,
    tip: "Let every layer rest until it is cold.",
    sub_steps: Array.from({ length: 3 }, () => ({
      description:
        "Stir the flour into the butter, spoon by spoon, until no lump is left, and bake it for 20 minutes.",
      duration_minutes: 20,
    })),
  })),
};

describe("a public page of a recipe", () => {
  it("has its styles in it, no script that runs, and at most 40 KB for a large recipe", async () => {
    const { html, styles, scripts, document } = await render(LARGE);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    expect(document.querySelector("style")?.textContent).toBe(styles[0]);
    expect(styles[0]).toContain("hanken-latin-wght");
    expect(styles[0]).not.toMatch(/cyrillic|\.other|@import/);
    // Every value that is used is there.
    for (const [, name] of styles[0]?.matchAll(/var\((--[\w-]+)/g) ?? [])
      expect(styles[0]).toContain(`${name}:`);
    expect(scripts).toEqual([]);
    expect([...document.scripts].map(({ type }) => type)).toEqual(["application/ld+json"]);
    expect(document.querySelectorAll(".rows li")).toHaveLength(40);
    expect(document.querySelectorAll("li li")).toHaveLength(45);
  });

  it("says what it is to previews, search engines and other apps", async () => {
    const image = { url: "/media/ab-1280.webp", width: 1280, height: 960 };
    const raw = {
      name: "Soup",
      description: "Green.\nAnd hot.",
      image,
      language: "en",
      ingredients: ["2 leeks"],
    };
    const { document, meta } = await render(raw);
    expect(document.title).toBe("Soup");
    expect([meta("description"), meta("og:title"), meta("og:url")]).toEqual([
      "Green. And hot.",
      "Soup",
      ADDRESS,
    ]);
    expect(meta("og:image")).toBe(`${ADDRESS}/ab-1280.webp`);
    expect(meta("robots")).toBe("noindex");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(ADDRESS);
    const json = JSON.parse(document.scripts[0]?.textContent ?? "");
    expect(json).toMatchObject({ "@type": "Recipe", name: "Soup", image: [`${ADDRESS}/ab-1280.webp`] });
    const picture = document.querySelector(".cover img");
    expect(picture?.getAttribute("srcset")).toBe(
      `/s/${"a".repeat(22)}/ab-480.webp 480w, /s/${"a".repeat(22)}/ab-1280.webp 1280w`,
    );
    expect(picture).toMatchObject({ width: 1280, height: 960 });
    expect((await render(raw, { allowsIndexing: true })).meta("robots")).toBeUndefined();
  });

  it("shows a drawn cover, which belongs to its address, where there is no picture", async () => {
    const { document, meta } = await render({ name: "Leek soup", ingredients: ["2 leeks"] });
    expect(document.querySelector(".cover img")?.getAttribute("src")).toBe(`/s/${"a".repeat(22)}/cover.svg`);
    expect(meta("og:image")).toBe("https://larder.example/icon-512.png");
    expect(meta("description")).toBe("A recipe with leeks.");
    expect(await renderer.drawCover(publicOf({ name: "Leek soup" }))).toMatch(/^<svg xmlns/);
  });

  it("shows notes, nutrition, a video, further photos and what it uses, without a script", async () => {
    const { document, html } = await render({
      ...LARGE,
      notes: ["Freezes well.\nUp to a month.", "Salt it last."],
      nutrition: "Fat: 3 g",
      video: "https://films.example/cake",
      source: "The Silver Ladle",
      moreImages: [{ url: "/media/ab-1280.webp" }, { url: "/media/cd-480.webp" }],
      linkedRecipes: [{ name: "Icing", id: "icing-1" }],
    });
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    const path = `/s/${"a".repeat(22)}`;
    const notes = [...document.querySelectorAll(".notes li")].map(({ textContent }) => textContent);
    expect(notes).toEqual(["Freezes well.\nUp to a month.", "Salt it last."]);
    const photos = [...document.querySelectorAll(".photos a")].map((link) => link.getAttribute("href"));
    expect(photos).toEqual([`${path}/ab-1280.webp`, `${path}/cd-480.webp`]);
    const more = document.querySelector(".more")?.textContent;
    for (const text of ["Fat: 3 g", "The Silver Ladle", "Icing"]) expect(more).toContain(text);
    expect(document.querySelector('a[href="https://films.example/cake"]')?.getAttribute("rel")).toContain(
      "nofollow",
    );
    expect(html).not.toContain("/media/");
    const json = JSON.parse(document.scripts[0]?.textContent ?? "");
    expect(json.image).toEqual([`${ADDRESS}/ab-1280.webp`, `${ADDRESS}/cd-480.webp`]);
    expect([...document.scripts].map(({ type }) => type)).toEqual(["application/ld+json"]);
  });

  it("is written in the reader's language, and the recipe in its own", async () => {
    const raw = { name: "Soup", ingredients: ["2 1/2 cups stock"], steps: ["Boil."], language: "en" };
    const { document } = await render(raw, { language: "es", shownName: "Ana" });
    expect(document.documentElement.lang).toBe("es");
    expect(document.querySelector("h1")?.lang).toBe("en");
    expect(document.querySelector("h2")?.textContent).toBe("Ingredientes");
    expect(document.querySelector(".rows b")?.textContent).toBe("2½ tazas");
    expect(document.body.textContent).toContain("La comparte Ana");
  });

  it("shows every text as text, and links to pages of the web alone", async () => {
    const attack = '</script><img src=x onerror="alert(1)">';
    const raw = { name: attack, description: attack, ingredients: [attack], steps: [attack], tags: [attack] };
    const { document } = await render({ ...raw, author: attack }, { shownName: attack });
    expect(document.querySelectorAll("[onerror]")).toHaveLength(0);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    const hostile = { ...publicOf(raw), url: "javascript:alert(1)" };
    const page = await renderer.renderPublic({
      content: { kind: "recipe", recipe: hostile },
      language: "en",
      address: ADDRESS,
      shownName: "",
      allowsIndexing: false,
    });
    expect(page.html).not.toContain('href="javascript:');
    const linked = await render({ ...raw, url: "https://food.example/soup" });
    expect(linked.document.querySelector(".more a")?.getAttribute("rel")).toBe(
      "noopener noreferrer nofollow",
    );
  });
});

describe("a public page of a collection", () => {
  /** A page of sixty recipes with names of two lines. */
  const SIXTY: PublicCollection = {
    name: "Feasts",
    note: "For friends.\nAnd for us.",
    count: 130,
    page: 2,
    pages: 3,
    sections: [null, "Sweets"].map((name, section) => ({
      name,
      cards: Array.from({ length: 30 }, (_, n) => ({
        name: `Roasted carrots with lentils and herbs, number ${n}`,
        slug: `roasted-carrots-with-lentils-and-herbs-number-${section}-${n}-mb3k2x9q`,
        time: n === 1 ? null : { minutes: 80, isAbout: n === 2 },
        ...(n === 3 && { image: { url: "/media/ab-1280.webp", width: 1280, height: 960 } }),
      })),
    })),
  };

  async function renderCollection(collection: PublicCollection, options: object = {}) {
    const page = await renderer.renderPublic({
      content: { kind: "collection", collection },
      language: "en",
      address: collection.page === 1 ? ADDRESS : `${ADDRESS}/${collection.page}`,
      shownName: "Ana",
      allowsIndexing: false,
      ...options,
    });
    return { ...page, document: new DOMParser().parseFromString(page.html, "text/html") };
  }

  it("has no script that runs, and at most 40 KB for sixty recipes with long names", async () => {
    const { html, styles, scripts, document } = await renderCollection(SIXTY);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    for (const [, name] of styles[0]?.matchAll(/var\((--[\w-]+)/g) ?? [])
      expect(styles[0]).toContain(`${name}:`);
    expect(styles[0]).not.toContain(".steps");
    expect(scripts).toEqual([]);
    expect([...document.scripts].map(({ type }) => type)).toEqual(["application/ld+json"]);
    expect(document.querySelector("link[rel=preload]")).toBeNull();
  });

  it("has cards under the names of their sections, and plain links to recipes and pages", async () => {
    const { document } = await renderCollection(SIXTY);
    const path = new URL(ADDRESS).pathname;
    expect(document.querySelectorAll("main li")).toHaveLength(60);
    expect([...document.querySelectorAll("h2")].map((each) => each.textContent)).toEqual(["Sweets"]);
    const [first, untimed, about, photo] = document.querySelectorAll<HTMLElement>(".cards a");
    expect(first?.getAttribute("href")).toBe(
      `${path}/roasted-carrots-with-lentils-and-herbs-number-0-0-mb3k2x9q`,
    );
    expect(first?.textContent).toBe("1h 20m Roasted carrots with lentils and herbs, number 0");
    expect([untimed, about].map((each) => each?.querySelector("b")?.textContent)).toEqual([
      undefined,
      "about 1h 20m ",
    ]);
    expect(first?.querySelector("img")?.getAttribute("src")).toBe(`${first?.getAttribute("href")}.svg`);
    expect(photo?.querySelector("img")?.getAttribute("src")).toBe(`${path}/ab-480.webp`);
    const links = [...document.querySelectorAll(".pages a")].map((each) => each.getAttribute("href"));
    expect(links).toEqual([path, `${path}/3`]);
    expect(document.querySelector("header .key")?.getAttribute("href")).toBe(path.replace("/s/", "/save/"));
    const one = await renderCollection({ ...SIXTY, page: 1, pages: 1, sections: [], count: 0 });
    expect(one.document.querySelector(".pages")).toBeNull();
    expect(one.document.body.textContent).toContain("There are no recipes here yet.");
  });

  it("says what it is to previews and search engines", async () => {
    const image = { url: "/media/ab-1280.webp", width: 1280, height: 960 };
    const { document } = await renderCollection({ ...SIXTY, image });
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
    expect(document.title).toBe("Feasts · Page 2 of 3");
    expect(meta("og:description")).toBe("For friends. And for us.");
    expect(meta("og:image")).toBe(`${ADDRESS}/ab-1280.webp`);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${ADDRESS}/2`);
    const json = JSON.parse(document.scripts[0]?.textContent ?? "");
    expect(json).toMatchObject({ "@type": "ItemList", name: "Feasts", numberOfItems: 130 });
    expect(json.itemListElement).toHaveLength(60);
    expect(json.itemListElement[0]).toEqual({
      "@type": "ListItem",
      position: 61,
      url: `${ADDRESS}/roasted-carrots-with-lentils-and-herbs-number-0-0-mb3k2x9q`,
    });
  });

  it("leads from a recipe back to it, and the recipe is saved by itself", async () => {
    const { html } = await renderer.renderPublic({
      content: {
        kind: "recipe",
        recipe: publicOf({ name: "Soup" }),
        within: { collection: "<Feasts>", slug: "soup-1" },
      },
      language: "en",
      address: `${ADDRESS}/soup-1`,
      shownName: "",
      allowsIndexing: false,
    });
    const path = new URL(ADDRESS).pathname;
    expect(html).toContain(`<a href="${path}">&lt;Feasts&gt;</a>`);
    expect(html).toContain(`src="${path}/soup-1.svg"`);
    expect(html).toContain(`href="${path.replace("/s/", "/save/")}/soup-1"`);
  });
});
