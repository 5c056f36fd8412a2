import { readFileSync } from "node:fs";
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
