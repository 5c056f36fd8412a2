import type { PublicLink } from "@larder/domain/account/public-link";
import { expect, it } from "vitest";
import { buildRecipe } from "./build-recipe.ts";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();

export function buildPublicLink(id: string, fields: Partial<PublicLink> = {}): PublicLink {
  return {
    id,
    token: id.padEnd(22, "-"),
    userId: "ana",
    target: { kind: "recipe", id: "soup" },
    shownName: "",
    allowsIndexing: false,
    createdAt: day(1),
    endsAt: null,
    ...fields,
  };
}

export function publicLinkCases(harness: StoreHarness): void {
  const store = storePerCase(harness);
  const insert = (link: PublicLink, limit = 5) => store().publicLinks.insert(link, limit);
  const idsOf = async (...who: Parameters<ReturnType<typeof store>["publicLinks"]["of"]>) =>
    (await store().publicLinks.of(...who)).map(({ id }) => id);

  it("finds a link by its token, whole, also an ended one", async () => {
    const link = buildPublicLink("one", { endsAt: day(2), shownName: "Ana", allowsIndexing: true });
    expect(await insert(link)).toBe(true);
    expect(await store().publicLinks.findByToken(link.token)).toStrictEqual(link);
    expect(await store().publicLinks.findByToken("another")).toBeNull();
  });

  it("lists the links of one user, newest first, and those to one target", async () => {
    const book = { kind: "collection", id: "soup" } as const;
    await insert(buildPublicLink("one"));
    await insert(buildPublicLink("two", { createdAt: day(2) }));
    await insert(buildPublicLink("book", { createdAt: day(3), target: book }));
    await insert(buildPublicLink("bens", { userId: "ben" }));
    expect(await idsOf("ana")).toEqual(["book", "two", "one"]);
    expect(await idsOf("ana", { kind: "recipe", id: "soup" })).toEqual(["two", "one"]);
    expect(await idsOf("ana", book)).toEqual(["book"]);
    expect(await idsOf("cy")).toEqual([]);
  });

  it("refuses a link beyond the limit of its user", async () => {
    await insert(buildPublicLink("bens", { userId: "ben" }));
    expect(await insert(buildPublicLink("one"), 1)).toBe(true);
    expect(await insert(buildPublicLink("two"), 1)).toBe(false);
    expect(await idsOf("ana")).toEqual(["one"]);
  });

  it("changes a link for its user alone", async () => {
    const link = buildPublicLink("one", { endsAt: day(9) });
    await insert(link);
    const { publicLinks } = store();
    expect(await publicLinks.change("ben", "one", { shownName: "Ben" })).toBeNull();
    expect(await publicLinks.change("ana", "one", {})).toStrictEqual(link);
    const changed = { ...link, shownName: "Ana", allowsIndexing: true, endsAt: null };
    const change = { shownName: "Ana", allowsIndexing: true, endsAt: null };
    expect(await publicLinks.change("ana", "one", change)).toStrictEqual(changed);
    expect(await publicLinks.findByToken(link.token)).toStrictEqual(changed);
  });

  it("removes a link for its user alone, and can be asked again", async () => {
    const link = buildPublicLink("one");
    await insert(link);
    await store().publicLinks.remove("ben", "one");
    expect(await idsOf("ana")).toEqual(["one"]);
    for (const _ of [1, 2]) await store().publicLinks.remove("ana", "one");
    expect(await store().publicLinks.findByToken(link.token)).toBeNull();
  });

  it("removes the links to a recipe with it, and no other", async () => {
    const [soup, bread] = [buildRecipe({ userId: "ana" }), buildRecipe({ userId: "ana" })];
    for (const recipe of [soup, bread]) await store().recipes.insert(recipe);
    await insert(buildPublicLink("soup", { target: { kind: "recipe", id: soup.id } }));
    await insert(buildPublicLink("bread", { target: { kind: "recipe", id: bread.id } }));
    await insert(buildPublicLink("book", { target: { kind: "collection", id: soup.id } }));
    await store().recipes.remove(soup.id, "ana");
    expect((await idsOf("ana")).toSorted()).toEqual(["book", "bread"]);
  });
}
