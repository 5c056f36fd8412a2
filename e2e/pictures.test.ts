import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openRecipeSite, recipePage } from "./harness/recipe-site.ts";
import { openSignedIn } from "./harness/sign-in.ts";

/** A picture of this size, drawn by the browser itself: left half red, right half blue. */
async function drawn(page: Page, { width = 1600, height = 1200, type = "image/png" } = {}): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h, kind]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const pen = canvas.getContext("2d");
      for (const [colour, x] of [
        ["#d02020", 0],
        ["#2030d0", w / 2],
      ] as const) {
        if (pen) pen.fillStyle = colour;
        pen?.fillRect(x, 0, w / 2, h);
      }
      return canvas.toDataURL(kind);
    },
    [width, height, type] as const,
  );
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}

/** Signs in and adds a recipe as Ana; gives its address. */
async function addRecipe(page: Page, url: string, name = "Leek soup"): Promise<string> {
  await openSignedIn(page, `${url}/recipes`, "Ana");
  await page.waitForURL("**/recipes");
  const slug = await page.evaluate(async (recipeName) => {
    const answer = await fetch("/api/recipes", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ recipe: { name: recipeName, steps: [{ main_step: "Simmer" }] } }),
    });
    return (await answer.json()).recipe.slug;
  }, name);
  return `${url}/recipe/${slug}`;
}

/** Reports whether the picture of a frame has loaded, and from where. */
const shownIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return { from: new URL(img.currentSrc).pathname, width: img.naturalWidth };
    });

test("a cook gives a recipe a picture, sees it everywhere, and removes it", async ({
  page,
  startProcess,
}) => {
  const server = await startProcess();
  const recipe = await addRecipe(page, server.url);
  await page.goto(`${recipe}/edit`);
  await page.getByLabel("Recipe name").fill("Leek and potato soup");
  const file = {
    name: "leek.png",
    mimeType: "image/png",
    buffer: await drawn(page, { width: 4000, height: 3000 }),
  };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  await page.getByText("The picture is here. Save the recipe to keep it.").waitFor();
  expect(await page.getByLabel("Recipe name").inputValue()).toBe("Leek and potato soup");
  const preview = page.getByRole("img", { name: "Picture of Leek and potato soup" });
  expect(await preview.getAttribute("src")).toMatch(/^\/media\/[\w-]+-1280\.webp$/);
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(recipe);

  const onDetail = await shownIn(page, "[data-slot=recipe-picture]");
  expect(onDetail.from).toMatch(/^\/media\/[\w-]+-(480|1280)\.webp$/);
  await page.goto(`${server.url}/recipes`);
  expect((await shownIn(page, "[data-slot=recipe-picture]")).from).toMatch(/-480\.webp$/);
  expect(readdirSync(join(server.dataDir, "media"))).toHaveLength(2);

  // What the list still asks for would fail.
  await page.waitForLoadState("networkidle");
  await server.restart();
  await page.goto(`${recipe}/edit`);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(recipe);
  await page.locator("[data-slot=cover]").first().waitFor();
  expect(await page.locator("[data-slot=recipe-picture]").count()).toBe(0);
});

test("a picture can be pasted, and dropped", async ({ page, startServer }) => {
  const server = await startServer();
  await page.goto(`${await addRecipe(page, server.url)}/edit`);
  await page.getByLabel("Recipe name").waitFor();
  const give = (how: "paste" | "drop", bytes: Buffer) =>
    page.evaluate(
      ([kind, base64]) => {
        const data = new DataTransfer();
        const picture = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([picture], "leek.png", { type: "image/png" }));
        const event =
          kind === "paste"
            ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
        const target = kind === "paste" ? document.body : document.querySelector("[data-slot=picture-frame]");
        target?.dispatchEvent(event);
      },
      [how, bytes.toString("base64")] as const,
    );
  const preview = page.getByRole("img", { name: "Picture of Leek soup" });
  await give("paste", await drawn(page, { width: 800, height: 600 }));
  await preview.waitFor();
  const pasted = await preview.getAttribute("src");
  expect(pasted).toMatch(/-800\.webp$/);
  await give("drop", await drawn(page, { width: 700, height: 500 }));
  await expect.poll(() => preview.getAttribute("src")).toMatch(/-700\.webp$/);
});

test("a bad file is refused with a message, and the form preserves the input", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/429/);
  const server = await startServer({ settings: { RATE_PICTURES_PER_HOUR: "1" } });
  await page.goto(`${await addRecipe(page, server.url)}/edit`);
  await page.getByLabel("Recipe name").fill("Typed before");
  const choose = async (name: string, mimeType: string, buffer: Buffer, shows: string) => {
    await page.getByLabel(/^Choose (a|another) picture$/).setInputFiles({ name, mimeType, buffer });
    await page.getByRole("alert").getByText(shows).waitFor();
    expect(await page.getByLabel("Recipe name").inputValue()).toBe("Typed before");
  };
  await choose(
    "soup.txt",
    "text/plain",
    Buffer.from("soup"),
    "This file is not a picture, or it is damaged.",
  );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  await choose("a.svg", "image/svg+xml", svg, "This kind of picture cannot be used.");
  await choose("a.png", "image/png", svg, "This kind of picture cannot be used.");
  const png = await drawn(page);
  await choose("half.png", "image/png", png.subarray(0, 60), "This file is not a picture, or it is damaged.");
  await choose(
    "a.jpg",
    "image/jpeg",
    Buffer.alloc(20 * 1024 * 1024 + 1),
    "This picture is larger than 20 MB.",
  );

  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png });
  await page.getByText("The picture is here.").waitFor();
  await choose("b.png", "image/png", png, "That was a lot at once.");
  await page.getByRole("img", { name: "Picture of Typed before" }).waitFor();
});

test("an imported recipe shows the page's picture from this server", async ({ page, startServer }) => {
  const photo = await drawn(page, { type: "image/jpeg" });
  await using site = await openRecipeSite(
    { "/leek": recipePage({ name: "Leek soup", image: "/leek.jpg", recipeIngredient: ["2 leeks"] }) },
    { "/leek.jpg": { type: "image/jpeg", bytes: photo } },
  );
  const server = await startServer({ settings: { IMPORT_ALLOW_HOSTS: site.host } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openSignedIn(page, `${server.url}/recipes/add/url`, "Ana");
  await page.waitForURL("**/recipes/add/url");
  await page.getByLabel("Recipe URL").fill(`${site.url}/leek`);
  await page.getByRole("button", { name: "Import Recipe" }).click();
  await page.waitForURL("**/recipes");
  expect((await shownIn(page, "[data-slot=recipe-picture]")).from).toMatch(/-480\.webp$/);
  await page.getByRole("link", { name: "Leek soup" }).click();
  await page.waitForURL("**/recipe/leek-soup-*");
  expect((await shownIn(page, "[data-slot=recipe-picture]")).from).toMatch(/^\/media\//);
  expect(asked.filter((address) => address.startsWith(site.url))).toEqual([]);
});
