import { describe, expect, it } from "vitest";
import { readRecipe } from "../read-recipe.ts";

const read = async (html: string) => (await readRecipe(html, "https://soup.example/leek")).raw;

describe("the metadata of a page", () => {
  it.each([
    ["its heading", "<title>Leek soup - The Soup Pot</title><h1>Leek soup</h1>", "Leek soup"],
    [
      "its title without the site's name",
      '<title>Leek soup | The Soup Pot</title><meta property="og:site_name" content="The Soup Pot">',
      "Leek soup",
    ],
    ["its title without what seems a site's name", "<title>Leek soup – The Soup Pot</title>", "Leek soup"],
    [
      "its title as a whole, where the site is called otherwise",
      '<title>Leek soup - quick</title><meta property="og:site_name" content="The Soup Pot">',
      "Leek soup - quick",
    ],
    [
      "what it tells other sites",
      '<meta property="og:title" content="Leek soup - quick"><title>Soup</title><h1>Welcome</h1>',
      "Leek soup - quick",
    ],
    ["its heading, where it has no title", "<h1>Leek&nbsp;soup &amp; bread</h1>", "Leek soup & bread"],
    ["no title of a drawing", "<svg><title>Icon</title></svg><h1>Leek soup</h1>", "Leek soup"],
  ])("has its title from %s", async (_, html, title) => {
    expect((await read(html)).title).toBe(title);
  });

  it("contains its picture, description, site and language", async () => {
    const html = `<html lang="de-AT"><head><META NAME="description" CONTENT="Gut &amp; warm">
      <meta property="og:image" content="/leek.jpg"><meta property="og:site_name" content="Der Topf">`;
    expect(await read(html)).toEqual({
      description: "Gut & warm",
      image: "https://soup.example/leek.jpg",
      site: "Der Topf",
      language: "de",
    });
  });

  it("has no address as a name and no script as a picture", async () => {
    const html = `<meta name="author" content="https://facebook.example/ann"><meta property="og:image" content="javascript:x()">`;
    expect(await read(html)).toEqual({});
  });
});
