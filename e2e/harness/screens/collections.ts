import { inTurn, press, shown } from "./steps.ts";
import type { Screen } from "./screen.ts";

const collection: Screen["path"] = (seeded) => `/collections/${seeded.collection}`;

/** Collections of recipes, and how recipes are put into them. */
export const COLLECTION_SCREENS: readonly Screen[] = [
  { name: "collection", path: collection },
  { name: "collection-arrange", path: collection, doStep: press("button", "Arrange") },
  { name: "collection-edit", path: collection, doStep: inTurn(press("button", "Edit"), shown("dialog")) },
  { name: "collection-share", path: collection, doStep: inTurn(press("button", "Share"), shown("dialog")) },
  {
    name: "collection-new",
    path: () => "/bookmarks",
    doStep: inTurn(press("button", "New collection"), press("button", "What a search finds")),
  },
  {
    name: "list-select",
    path: () => "/recipes",
    doStep: inTurn(press("button", "Select recipes"), press("button", /^Select all/)),
  },
];
