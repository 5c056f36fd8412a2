import type { Collection } from "@larder/domain/collection/collection";
import { listBookmarks } from "@larder/domain/contract/bookmarks";
import {
  deleteCollection,
  getCollection,
  listCollectionRecipes,
  listCollections,
  moveInCollection,
  setCollectionAudience,
  updateCollection,
} from "@larder/domain/contract/collections";
import { listLinks } from "@larder/domain/contract/public-links";
import { listTags } from "@larder/domain/contract/recipes";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { buildCollected, buildCollection } from "@/features/collections/testing/build-collection";
import { type FakeApi, fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import CollectionPage from "./collection-page";

const SECTIONS = [{ id: "s1", name: "Starters" }];

async function openCollection(
  fields: Partial<Collection> = {},
  recipes = ["bread", "pie", "soup"].map((name) => buildCollected(name)),
) {
  const api = fakeApi();
  api.answer(getCollection, { success: true, collection: buildCollection(fields) });
  api.answer(listCollectionRecipes, { success: true, recipes, total: recipes.length, nextCursor: null });
  api.answer(listCollections, { success: true, collections: [], total: 0, nextCursor: null });
  api.answer(listBookmarks, { success: true, recipes: [] });
  api.answer(listTags, { success: true, tags: [] });
  const visited = renderPage(<CollectionPage id="c1" />, { path: "/collections/c1" });
  await screen.findByRole("heading", { level: 1, name: "Lunches" });
  await screen.findByText(/3 recipes/);
  return { api, visited, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("CollectionPage", () => {
  it("shows the cards under the headings of their sections", async () => {
    await openCollection({ sections: SECTIONS }, [
      buildCollected("bread"),
      buildCollected("pie", "s1"),
      buildCollected("soup", "s1"),
    ]);
    const section = screen.getByRole("region", { name: "Starters" });
    expect(
      within(section)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["pie", "soup"]);
  });

  it("shows a reader no control that changes the collection, but the way to leave it", async () => {
    await openCollection({ role: "reader", audience: "people", owner: { id: "eva", name: "Eva" } });
    expect(screen.getByText("3 recipes · From Eva")).toBeVisible();
    const names = screen.getAllByRole("button").map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    expect(names.filter((name) => !name?.includes(": "))).toEqual(["Take along", "Leave"]);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("moves a recipe by its buttons, stays at the pressed one, and puts it back when that is refused", async () => {
    const { api, user } = await openCollection();
    api.answer(moveInCollection, { success: true });
    await user.click(await button("Arrange"));
    await user.click(await button("Move down: bread"));
    const order = () =>
      screen.getAllByRole("button", { name: /^More for/ }).map(({ ariaLabel }) => ariaLabel?.slice(9));
    expect(order()).toEqual(["pie", "bread", "soup"]);
    expect(await button("Move down: bread")).toHaveFocus();
    await waitFor(() =>
      expect(api.callsOf(moveInCollection)).toMatchObject([
        { path: "/api/collections/c1/recipes/bread", body: { sectionId: null, before: "soup" } },
      ]),
    );
    api.refuse(moveInCollection, 403, "not-yours");
    await user.click(await button("Move up: soup"));
    expect(await screen.findByText("This belongs to somebody else.")).toBeVisible();
    await waitFor(() => expect(order()).toEqual(["bread", "pie", "soup"]));
  });

  it("leaves what was typed in the form when it cannot be saved", async () => {
    const { api, user } = await openCollection();
    api.refuse(updateCollection, 412, "edit-conflict");
    await user.click(await button("Edit"));
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Feasts");
    await user.click(await button("Save"));
    expect(await screen.findByText(/^This collection was changed meanwhile/)).toBeVisible();
    expect(name).toHaveValue("Feasts");
    expect(api.callsOf(updateCollection)[0]?.headers.get("if-match")).toBe('"c1.1"');
  });

  it("is deleted after a question, and leads to the shelf", async () => {
    const { api, user, visited } = await openCollection();
    api.answer(deleteCollection, { success: true });
    await user.click(await button("Edit"));
    await user.click(await button("Delete collection"));
    expect(api.callsOf(deleteCollection)).toEqual([]);
    const dialog = await screen.findByRole("alertdialog", { name: "Delete Lunches?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete collection" }));
    await waitFor(() => expect(visited.at(-1)).toBe("/bookmarks"));
  });
});

/** Lets the server answer with a collection that was changed. */
function serve(api: FakeApi, collection: Collection): void {
  api.answer(setCollectionAudience, { success: true, collection });
  api.answer(getCollection, { success: true, collection });
}

describe("sharing a collection", () => {
  it("has the public links to it, which a smart collection has not", async () => {
    const rule = { terms: ["leek"], tags: [] };
    for (const [fields, count] of [
      [{}, 1],
      [{ rule }, 0],
    ] as const) {
      const { api, user } = await openCollection(fields);
      api.answer(listLinks, { success: true, links: [] });
      await user.click(await button("Share"));
      await screen.findByRole("radio", { name: /everybody/ });
      if (count > 0) await button("Make a public link");
      expect(screen.queryAllByRole("heading", { name: "Public link" })).toHaveLength(count);
      cleanup();
    }
  });

  it("asks about private recipes by their names, and sends the answer", async () => {
    const { api, user } = await openCollection();
    const recipes = [{ id: "pie", name: "Secret pie", slug: "pie" }];
    api.refuse(setCollectionAudience, 409, "private-recipes", { details: { recipes } });
    await user.click(await button("Share"));
    const forAll = await screen.findByRole("radio", { name: /everybody/ });
    await user.click(forAll);
    const cancelled = await screen.findByRole("alertdialog");
    expect(within(cancelled).getByText("Secret pie")).toBeVisible();
    await user.click(within(cancelled).getByRole("button", { name: "Cancel" }));
    expect(forAll).not.toBeChecked();

    await user.click(forAll);
    const asked = await screen.findByRole("alertdialog");
    serve(api, buildCollection({ audience: "all" }));
    await user.click(within(asked).getByRole("button", { name: "Leave them out" }));
    await waitFor(() => expect(forAll).toBeChecked());
    const bodies = api.callsOf(setCollectionAudience).map(({ body }) => body);
    expect(bodies).toEqual([
      { userId: "ana", audience: "all", members: [] },
      { userId: "ana", audience: "all", members: [] },
      { userId: "ana", audience: "all", members: [], sharePrivate: false },
    ]);
  });

  it("names people one by one, and keeps a name that no user has", async () => {
    const members = [{ id: "bo", name: "Bo", role: "editor" as const }];
    const { api, user } = await openCollection({ audience: "people", members });
    api.refuse(setCollectionAudience, 400, "person-unknown");
    await user.click(await button("Share"));
    const person = await screen.findByRole("textbox", { name: /Sign-in name/ });
    await user.type(person, "eva@example.com");
    await user.click(await button("Share with them"));
    expect(await screen.findByText(/^There is no user with exactly this/)).toBeVisible();
    expect(person).toHaveValue("eva@example.com");

    serve(api, buildCollection({ audience: "people" }));
    await user.click(await button("Stop sharing with Bo"));
    await waitFor(() => expect(screen.queryByText("Bo")).not.toBeInTheDocument());
    expect(api.callsOf(setCollectionAudience).map(({ body }) => Object(body).members)).toEqual([
      [
        { userId: "bo", role: "editor" },
        { person: "eva@example.com", role: "reader" },
      ],
      [],
    ]);
  });
});
