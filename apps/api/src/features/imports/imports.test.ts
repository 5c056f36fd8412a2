import { beforeEach, describe, expect, it } from "vitest";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createImporter, paprikaArchive, paprikaFile } from "./testing/imports-world.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
let ana: ReturnType<typeof createImporter>;
beforeEach(async () => {
  world = await createTestApp();
  ana = createImporter(world);
});

const ownRecipes = async (uid = "ana") => {
  const recipes = [];
  for await (const recipe of world.store.accounts.read("recipes", uid)) recipes.push(recipe);
  return recipes;
};

describe("the look at an archive", () => {
  it("lists what is in it, and adds nothing", async () => {
    const looked = await ana.listEntries(
      await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew", photo_data: "AAAA" }),
    );
    expect(looked).toMatchObject({
      state: "looked",
      formats: ["paprika"],
      counts: { recipes: 2, withPictures: 1, present: 0, unread: 0 },
      progress: { done: 2, total: 2 },
    });
    expect(await ana.items(looked.id)).toMatchObject([
      { index: 0, name: "Leek soup", status: "listed", ingredients: 2, steps: 2, existing: null },
      { index: 1, name: "Bean stew", status: "listed", pictures: 1 },
    ]);
    expect(await ownRecipes()).toEqual([]);
  });

  it("says why nothing can be read, and can be asked for again", async () => {
    const bytes = Buffer.from("<!doctype html><title>Sign in</title>");
    const begun = await ana.post("", { files: [{ name: "export.zip", size: bytes.length }] });
    await ana.upload(begun.id, 0, bytes);
    for (let times = 0; times < 2; times += 1) {
      await ana.post(`/${begun.id}/look`);
      expect(await ana.reach(begun.id, "unreadable")).toMatchObject({ failure: "archive-is-page" });
    }
  });

  it("names a recipe without a name after its file", async () => {
    const looked = await ana.listEntries(await paprikaArchive({ name: "" }));
    const [item] = await ana.items(looked.id);
    expect(item).toMatchObject({ status: "listed" });
  });

  it("keeps the text of an entry that cannot be read", async () => {
    const looked = await ana.listEntries(
      await paprikaArchive({ name: "Leek soup" }),
      Buffer.from("no recipe at all"),
    );
    const items = await ana.items(looked.id);
    expect(items.map(({ status }) => status)).toEqual(["listed", "unread"]);
    const { body } = await world.as("ana").get(`/api/imports/${looked.id}/items/0/original`);
    expect(body.original).toMatchObject({ type: "json" });
    expect(body.original.text).toContain("Cut the leeks.");
  });
});

describe("an upload", () => {
  it("names the pieces that are missing, and cannot be looked at before all are here", async () => {
    const size = 4 * 1024 * 1024 + 3;
    const begun = await ana.post("", { files: [{ name: "a.zip", size }] });
    expect(begun.files).toEqual([{ name: "a.zip", size, pieces: 2, missing: [0, 1] }]);
    await world
      .as("ana")
      .put(`/api/imports/${begun.id}/files/0/pieces/1`)
      .type("application/octet-stream")
      .send(Buffer.alloc(3));
    expect((await ana.get(begun.id)).files[0].missing).toEqual([0]);
    const answer = await world.as("ana").post(`/api/imports/${begun.id}/look`).send({});
    expect([answer.status, answer.body.code]).toEqual([409, "upload-incomplete"]);
  });

  it.each([
    ["of another size", "0/pieces/0", Buffer.alloc(4), 400],
    ["that the file does not have", "0/pieces/1", Buffer.alloc(3), 404],
    ["of a file that the import does not have", "1/pieces/0", Buffer.alloc(3), 404],
  ])("refuses a piece %s", async (_, path, bytes, status) => {
    const begun = await ana.post("", { files: [{ name: "a.zip", size: 3 }] });
    const put = world.as("ana").put(`/api/imports/${begun.id}/files/${path}`);
    expect((await put.type("application/octet-stream").send(bytes)).status).toBe(status);
  });

  it.each([
    ["import-too-large", { files: [{ name: "a", size: 101 }] }],
    ["import-files-many", { files: [1, 2, 3].map((n) => ({ name: `${n}`, size: 1 })) }],
    ["import-addresses-many", { addresses: ["a", "b", "c"] }],
    ["bad-input", {}],
    ["bad-input", { files: [{ name: "a", size: 1 }], addresses: ["a"] }],
  ])("beyond a limit is refused as %s before it begins", async (code, body) => {
    const settings = { bytes: 100, uploadBytes: 150, files: 2, addresses: 2, recipes: 9, jobs: 1 };
    const small = await createTestApp({
      imports: {
        settings: { ...settings, entryMs: 5_000, heapMegabytes: 128 },
        turns: { oncePer: (_p, _j, work) => work(), oneAtATime: (_l, _j, work) => work() },
      },
    });
    const answer = await small.as("ana").post("/api/imports").send(body);
    expect(answer.body.code).toBe(code);
    await small
      .as("ana")
      .post("/api/imports")
      .send({ files: [{ name: "a", size: 100 }] });
    const second = await small
      .as("ana")
      .post("/api/imports")
      .send({ files: [{ name: "b", size: 60 }] });
    expect(second.body.code).toBe("uploads-full");
  });

  it("is nobody else's", async () => {
    const begun = await ana.post("", { files: [{ name: "a.zip", size: 3 }] });
    for (const path of ["", "/items", "/items/0/original"])
      expect((await world.as("ben").get(`/api/imports/${begun.id}${path}`)).status).toBe(404);
    for (const path of ["/look", "/start", "/undo", "/items/0/take"])
      expect((await world.as("ben").post(`/api/imports/${begun.id}${path}`).send({})).status).toBe(404);
    expect((await world.as("ben").delete(`/api/imports/${begun.id}`)).status).toBe(404);
  });
});

describe("an import", () => {
  it("adds the chosen recipes as the user's own, private, with stars, date and tag", async () => {
    const archive = await paprikaArchive(
      { name: "Leek soup", rating: 4, created: "2020-01-02 03:04:05", categories: ["Soup"] },
      { name: "Bean stew" },
    );
    const looked = await ana.listEntries(archive);
    const done = await ana.run(looked.id, { leaveOut: [1], tag: "From Paprika" });
    expect(done.counts).toMatchObject({ added: 1, skipped: 1, failed: 0 });
    const [soup, ...others] = await ownRecipes();
    expect(others).toEqual([]);
    expect(soup).toMatchObject({
      name: "Leek soup",
      visibility: "private",
      tags: ["soup", "from paprika"],
      servings: 4,
    });
    expect(soup?.createdAt.slice(0, 4)).toBe("2020");
    expect(await world.store.cookingNotes.find("ana", soup?.id ?? "")).toMatchObject({ rating: 4 });
    const [first, second] = await ana.items(looked.id);
    expect(first).toMatchObject({
      status: "added",
      recipe: { id: soup?.id, name: "Leek soup", slug: soup?.slug },
    });
    expect(second).toMatchObject({ status: "skipped", recipe: null });
    expect(await world.ports.uploads.list()).toEqual([]);
  });

  it("stores the pictures of the archive, and a broken one costs only itself", async () => {
    const photo = (await jpeg({ width: 400, height: 300 })).toString("base64");
    const broken = Buffer.from("no picture").toString("base64");
    const photos = [{ data: photo }, { data: broken }, { data: photo }];
    await ana.importAll(await paprikaArchive({ name: "Leek soup", photos }));
    const [soup] = await ownRecipes();
    expect(soup?.image).toMatchObject({ width: 400, height: 300 });
    expect(soup?.moreImages).toHaveLength(1);
    const [item] = await ana.items((await world.as("ana").get("/api/imports")).body.imports[0].id);
    expect(item).toMatchObject({ status: "added", problems: ["picture-unreadable"] });
  });

  it("adds nothing when the same archive is imported again", async () => {
    const archive = await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" });
    await ana.importAll(archive);
    const again = await ana.listEntries(archive);
    expect(again.counts).toMatchObject({ recipes: 2, present: 2, changed: 0 });
    expect((await ana.run(again.id)).counts.added).toBe(0);
    expect(await ownRecipes()).toHaveLength(2);
  });

  it("offers what has changed there, keeps what was changed here, and takes it as a new version", async () => {
    await ana.importAll(await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }));
    const soup = (await ownRecipes()).find(({ name }) => name === "Leek soup");
    await world.as("ana").patch(`/api/recipes/${soup?.id}`).send({ servings: 8 });
    const looked = await ana.listEntries(
      await paprikaArchive(
        { name: "Leek soup", notes: "More salt" },
        { name: "Bean stew", notes: "Less" },
        { name: "New" },
      ),
    );
    const items = await ana.items(looked.id);
    expect(items.map(({ name, status, isChangedHere }) => [name, status, isChangedHere])).toEqual([
      ["Leek soup", "changed", true],
      ["Bean stew", "changed", false],
      ["New", "listed", false],
    ]);
    const done = await ana.run(looked.id, { takeChanged: [1] });
    expect(done.counts).toMatchObject({ added: 1, taken: 1, changed: 1 });
    const byName = new Map((await ownRecipes()).map((recipe) => [recipe.name, recipe]));
    expect(byName.get("Leek soup")).toMatchObject({ servings: 8 });
    expect(byName.get("Bean stew")).toMatchObject({ notes: ["Less"], version: 2 });
    const taken = await world.as("ana").post(`/api/imports/${looked.id}/items/0/take`).send({});
    expect(taken.body.item).toMatchObject({ status: "taken" });
    const versions = await world.as("ana").get(`/api/recipes/${soup?.id}/versions`);
    expect(versions.body.versions).toHaveLength(3);
    const again = await ana.listEntries(await paprikaArchive({ name: "Leek soup", notes: "More salt" }));
    expect(again.counts).toMatchObject({ present: 1, changed: 0 });
  });

  it("does not take another recipe of the same name for a duplicate", async () => {
    await world.addRecipe("ana", { name: "Leek soup", ingredients: ["3 leeks"], steps: ["Fry."] });
    const looked = await ana.listEntries(await paprikaArchive({ name: "Leek soup" }));
    expect(looked.counts).toMatchObject({ present: 0 });
  });

  it("is undone but for what the cook has changed since", async () => {
    const done = await ana.importAll(await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }));
    const soup = (await ownRecipes()).find(({ name }) => name === "Leek soup");
    await world.as("ana").patch(`/api/recipes/${soup?.id}`).send({ servings: 8 });
    await ana.post(`/${done.id}/undo`);
    const undone = await ana.reach(done.id, "undone");
    expect(undone.counts).toMatchObject({ removed: 1, stayed: 1, added: 0 });
    expect((await ownRecipes()).map(({ name }) => name)).toEqual(["Leek soup"]);
    expect(await ana.items(done.id)).toMatchObject([
      { status: "stayed", reason: "changed-here" },
      { status: "removed" },
    ]);
    const again = await ana.listEntries(await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }));
    expect(again.counts).toMatchObject({ present: 1 });
  });

  it("fetches pictures that are only named by address when the cook agrees", async () => {
    const photo = await jpeg({ width: 400, height: 300 });
    world.ports.pages.fetchPicture = async ({ pathname }) => {
      if (pathname === "/ok.jpg") return photo;
      throw new Error("unexpected");
    };
    const bytes = Buffer.from(
      "Title,Main Ingredient,Url Host,Ingredients,Directions,Photo Url\n" +
        'Leek soup,,,"2 leeks","Boil.",https://food.example/ok.jpg\n',
    );
    const looked = await ana.listEntries(bytes);
    await ana.run(looked.id, { fetchPictures: true });
    for (let tries = 0; tries < 100 && (await ana.get(looked.id)).pictures.done === 0; tries += 1)
      await new Promise((done) => setTimeout(done, 20));
    expect((await ana.get(looked.id)).pictures).toEqual({ done: 1, failed: 0, total: 1 });
    expect((await ownRecipes())[0]?.image).toMatchObject({ width: 400 });
    expect((await ana.listEntries(bytes)).counts).toMatchObject({ present: 1 });
  });

  it("lists an entry beyond the quota as failed, and those before it stay", async () => {
    world = await createTestApp({ quota: { recipes: 1, bytes: 0 } });
    ana = createImporter(world);
    const done = await ana.importAll(await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }));
    expect(done.counts).toMatchObject({ added: 1, failed: 1 });
    expect((await ana.items(done.id))[1]).toMatchObject({ status: "failed", reason: "quota-reached" });
  });

  it("can be deleted with its upload and its report; its recipes stay", async () => {
    const done = await ana.importAll(paprikaFile({ name: "Leek soup" }));
    expect((await world.as("ana").delete(`/api/imports/${done.id}`)).status).toBe(200);
    expect((await world.as("ana").get("/api/imports")).body.imports).toEqual([]);
    expect(await ownRecipes()).toHaveLength(1);
  });
});

describe("the same recipes from several sides", () => {
  const LEEK = { name: "Leek soup" };

  it("two cookbooks with the same ids are two cookbooks", async () => {
    const numbered = (name: string) => ({ name, uid: "1", ingredients: `1 ${name}` });
    await ana.importAll(await paprikaArchive(numbered("Leek soup")));
    const looked = await ana.listEntries(await paprikaArchive(numbered("Bean stew")));
    expect(await ana.items(looked.id)).toMatchObject([{ name: "Bean stew", status: "listed" }]);
  });

  it("an archive that lies twice in an upload is listed once", async () => {
    const archive = await paprikaArchive(LEEK);
    const looked = await ana.listEntries(archive, archive);
    expect(await ana.items(looked.id)).toMatchObject([
      { status: "listed" },
      { status: "present", reason: "listed-twice" },
    ]);
  });

  it("what another import has added since the look is not added again", async () => {
    const archive = await paprikaArchive(LEEK);
    const first = await ana.listEntries(archive);
    await ana.importAll(archive);
    await ana.post(`/${first.id}/start`);
    expect(await ana.reach(first.id, "done")).toMatchObject({ counts: { added: 0, present: 1 } });
    expect(await ownRecipes()).toHaveLength(1);
  });
});

describe("the undo of an import", () => {
  it("leaves what the cook has rated, noted or bookmarked since", async () => {
    const done = await ana.importAll(await paprikaArchive({ name: "Leek soup" }, { name: "Bean stew" }));
    const [first] = (await ownRecipes()).filter(({ name }) => name === "Leek soup");
    await world.as("ana").post(`/api/recipes/${first?.id}/bookmark`);
    await ana.post(`/${done.id}/undo`);
    expect(await ana.reach(done.id, "undone")).toMatchObject({ counts: { removed: 1, stayed: 1 } });
    expect(await ana.items(done.id)).toMatchObject([
      { status: "stayed", reason: "used-here" },
      { status: "removed" },
    ]);
  });
});
