import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { getRecipe, listRecipeSummaries } from "@larder/domain/contract/recipes";
import type { PageContext, PageRenderer } from "@larder/domain/contract/server-rendering";
import { describe, expect, it } from "vitest";
import { PUBLIC_RENDERER } from "../../testing/public-renderer.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createWebRoot } from "../../testing/web-root.ts";
import { PageDocument } from "./page-document.ts";

const SHELL = "<!doctype html><title>Larder</title>";
const webRoot = createWebRoot();

/** A renderer that writes down what it is asked for, and shows it. */
function createRecordingRenderer() {
  const rendered: PageContext[] = [];
  const renderer: PageRenderer = {
    ...PUBLIC_RENDERER,
    readsOf: (path, search) => {
      if (path === "/login") return [];
      if (path === "/recipes" && search === "")
        return [{ endpoint: listRecipeSummaries, query: { view: "summary", limit: "48" } }];
      const slug = /^\/recipe\/([^/]+)$/.exec(path)?.[1];
      return slug ? [{ endpoint: getRecipe, params: { slug } }] : null;
    },
    render: async (page, answers) => {
      rendered.push(page);
      const html = `<style>p{}</style><p style="top:0">${JSON.stringify([page, answers])}</p>`;
      return { html, styles: ["p{}"], styleAttributes: ["top:0"], scripts: ["go()"] };
    },
    endOf: (session) => `<i>${JSON.stringify(session)}</i>`,
  };
  return { renderer, rendered };
}

const CLIENT = {
  signIn: "google",
  firebase: null,
  authEmulatorUrl: null,
  publicBrowsing: false,
  generation: "composer",
} as const;

async function open({ publicBrowsing = false, readsPerMinute = 0 } = {}) {
  const { renderer, rendered } = createRecordingRenderer();
  const world = await createTestApp({
    webRoot,
    renderer,
    facts: { client: { ...CLIENT, publicBrowsing }, version: "1", mode: "test", isStopping: () => false },
    rates: {
      readsPerMinute,
      writesPerMinute: 0,
      importsPerHour: 0,
      picturesPerHour: 0,
      textsPerHour: 0,
      messagesPerHour: 0,
      communityPerHour: 0,
      exportsPerHour: 0,
    },
  });
  return { ...world, rendered };
}

const sessionIn = (text: string): unknown => JSON.parse(/<i>(.*)<\/i>/.exec(text)?.[1] ?? "null");
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the document of a page", () => {
  it("shows a user the list, and names them in its end alone", async () => {
    const world = await open();
    await world.addRecipe("ana");
    const { text, headers } = await world.as("ben").get("/recipes").expect(200);
    expect(text).toContain("Leek soup");
    const [beginning = ""] = text.split("<i>");
    expect(beginning).not.toMatch(/\bben\b|ben@/);
    expect(sessionIn(text)).toMatchObject({ user: { id: "ben", preferredLanguage: "en" } });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it("S70: is kept by no cache, and differs by all that it was made from", async () => {
    const world = await open();
    const { headers } = await world.as("ana").get("/recipes");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["etag"]).toBeUndefined();
    for (const name of ["Accept-Encoding", "Accept-Language", "Cookie", "Sec-CH-UA-Mobile", "User-Agent"])
      expect(headers["vary"]).toContain(name);
  });

  it("S70: is rendered once for all readers until a recipe changes, and says to each who they are", async () => {
    const world = await open();
    await world.addRecipe("ana");
    const users = await Promise.all(
      ["ana", "ben", "cy"].map(async (uid) => sessionIn((await world.as(uid).get("/recipes")).text)),
    );
    expect(users).toMatchObject([{ user: { id: "ana" } }, { user: { id: "ben" } }, { user: { id: "cy" } }]);
    expect(world.rendered).toHaveLength(1);
    await world.addRecipe("ana", { name: "Bean stew" });
    expect((await world.as("ben").get("/recipes")).text).toContain("Bean stew");
    expect(world.rendered).toHaveLength(2);
  });

  it("S70: of a recipe is another one for its owner, who alone sees a hidden one", async () => {
    const world = await open();
    const { slug, id } = await world.addRecipe("ana");
    const isOwn = async (uid: string) =>
      JSON.parse(/\[(\{.*?\}\}),/.exec((await world.as(uid).get(`/recipe/${slug}`)).text)?.[1] ?? "{}").reader
        ?.isOwner;
    expect([await isOwn("ben"), await isOwn("ana"), await isOwn("ben")]).toEqual([false, true, false]);
    await world.store.recipes.setHidden(id, "eva");
    expect(await isOwn("ana")).toBe(true);
    expect((await world.as("ben").get(`/recipe/${slug}`)).text).toBe(SHELL);
  });

  it("S73: has a private recipe for its owner alone, and is the same for all others", async () => {
    const world = await open();
    const { id, slug } = await world.addRecipe("ana");
    const shared = (await world.as("ben").get("/recipes")).text;
    await world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);
    await world.addRecipe("cy", { name: "Bean stew" });
    const listOf = async (uid: string) => (await world.as(uid).get("/recipes")).text;
    for (const uid of ["ana", "ben", "ana", "ben"])
      expect((await listOf(uid)).includes("Leek soup")).toBe(uid === "ana");
    expect((await world.as("ben").get(`/recipe/${slug}`)).text).toBe(SHELL);
    await world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility: "shared" }).expect(200);
    expect(await listOf("ben")).toContain("Leek soup");
    expect(shared).toContain("Leek soup");
  });

  it("is compressed with the end of each reader, byte for byte the same", async () => {
    const world = await open();
    await world.addRecipe("ana", { name: "Crème brûlée ".repeat(20).trim() });
    for (const uid of ["ana", "ben"]) {
      const plain = await world.as(uid).get("/recipes").set("Accept-Encoding", "identity");
      const packed = await world.as(uid).get("/recipes").set("Accept-Encoding", "gzip, br");
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(packed.text).toBe(plain.text);
      expect(Number(packed.headers["content-length"])).toBeLessThan(Number(plain.headers["content-length"]));
    }
  });

  it("has an end of any length", async () => {
    const html = "<p></p>";
    const document = new PageDocument({ html, styles: [], styleAttributes: [], scripts: [] }, undefined);
    for (const end of ["", "a", "é ".repeat(90_000)])
      expect(gunzipSync(Buffer.concat([...(await document.packed(end))])).toString()).toBe(html + end);
  });

  it("S70: has a policy that permits what is in it, by its hashes alone", async () => {
    const world = await open();
    const { headers } = await world.as("ana").get("/recipes");
    const policy = String(headers["content-security-policy"]).split(";");
    expect(policy).toContain(`script-src 'self' ${hashOf("go()")}`);
    expect(policy).toContain(`style-src 'self' ${hashOf("p{}")} 'unsafe-hashes' ${hashOf("top:0")}`);
    expect(policy.join()).not.toContain("unsafe-inline");
  });

  it("is for the screen and in the language of its reader", async () => {
    const world = await open();
    await world.as("ben").put("/api/user/language").send({ preferredLanguage: "es" });
    const ask = (uid: string | undefined, path: string, headers: Record<string, string>) =>
      world.as(uid).get(path).set(headers);
    await ask("ben", "/recipes", { "Sec-CH-UA-Mobile": "?1" });
    await ask("ana", "/recipes", { "User-Agent": "A browser (X11; Linux)" });
    await ask(undefined, "/login", { "Accept-Language": "es-AR, en", "User-Agent": "A phone (Mobile)" });
    await ask(undefined, "/login", { "Accept-Language": "es-AR, en", Cookie: "larder-language=en" });
    expect(world.rendered.map(({ language, viewport }) => [language, viewport])).toEqual([
      ["es", "phone"],
      ["en", "desktop"],
      ["es", "phone"],
      ["en", "desktop"],
    ]);
  });

  it("of the list is for visitors where these may browse", async () => {
    const closed = await open();
    expect((await closed.as().get("/recipes")).text).toBe(SHELL);
    const world = await open({ publicBrowsing: true });
    const { text } = await world.as().get("/recipes");
    expect(sessionIn(text)).toEqual({ user: null });
    expect(world.rendered).toMatchObject([{ reader: null }]);
  });
});

describe("the page that the browser renders is sent", () => {
  it.each([
    ["at other addresses", "/profile", "ana"],
    ["for a search", "/recipes?q=leek", "ana"],
    ["for sign-in, to a user who is led on", "/login", "ana"],
    ["for a recipe that is not there", "/recipe/nothing", "ana"],
  ])("%s", async (_, path, uid) => {
    const world = await open();
    expect((await world.as(uid).get(path)).text).toBe(SHELL);
  });

  it("to whoever has an invalid session", async () => {
    const world = await open();
    const { text } = await world.as().get("/recipes").set("Cookie", "__session=forged");
    expect(text).toBe(SHELL);
  });

  it("where the renderer fails", async () => {
    const { renderer } = createRecordingRenderer();
    const render = async () => Promise.reject(new Error("Nothing fits."));
    const world = await createTestApp({ webRoot, renderer: { ...renderer, render } });
    expect((await world.as("ana").get("/recipes").expect(200)).text).toBe(SHELL);
  });

  it("beyond the limit of reads, to which documents count", async () => {
    const world = await open({ readsPerMinute: 2 });
    const ana = world.as("ana");
    await ana.get("/recipes");
    await ana.get("/recipes");
    expect((await ana.get("/recipes")).text).toBe(SHELL);
    await ana.get("/api/recipes").expect(429);
  });

  it("to a client that shows a token, which is no browser", async () => {
    const world = await open();
    const { text } = await world.as().get("/recipes").set("Authorization", "Bearer token-ana");
    expect(text).toBe(SHELL);
  });
});
