import {
  addToCollection,
  createCollection,
  listCollections,
  listCollectionsOfRecipe,
  removeFromCollection,
} from "@larder/domain/contract/collections";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import CollectSheet from "@/features/collections/collect-sheet";
import { buildCollection, buildShelved } from "@/features/collections/testing/build-collection";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const RULE = { terms: ["leek"], tags: [] };

async function openSheet(recipeIds: string[], closed = () => {}) {
  const api = fakeApi();
  const collections = [
    buildShelved({ id: "own", name: "Own" }),
    buildShelved({ id: "smart", name: "Smart", rule: RULE }),
    buildShelved({ id: "read", name: "Only read", role: "reader", audience: "all" }),
    buildShelved({ id: "edited", name: "Edited", role: "editor", audience: "people" }),
  ];
  api.answer(listCollections, { success: true, collections, total: 4, nextCursor: null });
  let collectionIds = ["edited"];
  api.answerBy(listCollectionsOfRecipe, () => ({ success: true as const, collectionIds }));
  api.answer(removeFromCollection, { success: true, removed: 1 });
  api.answerBy(addToCollection, ({ path, body }) => {
    collectionIds = [...collectionIds, path.split("/")[3] ?? ""];
    return { success: true as const, added: Object(body).recipeIds, present: [], notFound: [] };
  });
  renderPage(<CollectSheet userId="ana" recipeIds={recipeIds} onClose={closed} />);
  await screen.findByText("Own");
  return { api, user: userEvent.setup() };
}

it("ticks the collections that have the recipe, and puts it in or takes it out at once", async () => {
  const { api, user } = await openSheet(["soup"]);
  const boxes = screen.getAllByRole("checkbox");
  expect(boxes.map((box) => [box.closest("li")?.textContent, Object(box).checked])).toEqual([
    ["Own", false],
    ["Edited", true],
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Own" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Own" })).toBeChecked());
  expect(api.callsOf(addToCollection)).toMatchObject([
    { path: "/api/collections/own/recipes", body: { recipeIds: ["soup"] } },
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Edited" }));
  await waitFor(() => expect(api.callsOf(removeFromCollection)).toHaveLength(1));
});

it("puts five hundred recipes into a collection by one call, closes, and offers to undo it", async () => {
  let closed = 0;
  const ids = Array.from({ length: 500 }, (_, index) => `r${index}`);
  const { api, user } = await openSheet(ids, () => (closed += 1));
  await user.click(screen.getByRole("button", { name: /^Own/ }));
  expect(await screen.findByText("500 recipes added to Own")).toBeVisible();
  expect(api.callsOf(addToCollection).map(({ body }) => Object(body).recipeIds.length)).toEqual([500]);
  expect(closed).toBe(1);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(Object(api.callsOf(removeFromCollection)[0]?.body).recipeIds).toEqual(ids));
});

it("makes a collection for the recipe, and keeps its name when that fails", async () => {
  const { api, user } = await openSheet(["soup"]);
  api.refuse(createCollection, 400, "collections-full");
  const name = screen.getByRole("textbox");
  await user.type(name, "Feasts");
  await user.click(screen.getByRole("button", { name: "Make it and add" }));
  expect(await screen.findByText(/^You have as many collections as can be/)).toBeVisible();
  expect(name).toHaveValue("Feasts");
  api.answer(createCollection, { success: true, collection: buildCollection({ id: "new", name: "Feasts" }) });
  await user.click(screen.getByRole("button", { name: "Make it and add" }));
  expect(await screen.findByText("1 recipe added to Feasts")).toBeVisible();
  expect(api.callsOf(addToCollection)[0]?.path).toBe("/api/collections/new/recipes");
});
