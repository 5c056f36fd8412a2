import { openPublicLink, saveLink } from "@larder/domain/contract/public-links";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import SavePage from "@/app/pages/save-page";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const TOKEN = "a".repeat(22);
const OPENED = {
  success: true,
  kind: "recipe",
  name: "Leek soup",
  shownName: "Ana",
  address: `https://larder.test/s/${TOKEN}`,
  own: null,
} as const;

it("a recipe of a public page is shown and copied, and another try has the same key", async () => {
  const api = fakeApi();
  api.answer(openPublicLink, OPENED);
  api.refuse(saveLink, 503, "store-unavailable");
  const visited = renderPage(<SavePage token={TOKEN} />);
  expect(await screen.findByRole("heading", { name: "Leek soup" })).toBeVisible();
  expect(screen.getByText("from Ana")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/cannot be reached|not available|try again/i);
  api.answer(saveLink, { success: true, kind: "recipe", id: "copy", name: "Leek soup", slug: "leek-soup-2" });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(visited.at(-1)).toBe("/recipe/leek-soup-2"));
  const [first, second] = api.callsOf(saveLink).map(({ headers }) => headers.get("idempotency-key"));
  expect(second).toBe(first);
});

it("the owner is led to their own recipe", async () => {
  fakeApi().answer(openPublicLink, { ...OPENED, own: { id: "soup", slug: "leek-soup" } });
  renderPage(<SavePage token={TOKEN} />);
  expect(await screen.findByRole("link", { name: "Open my recipe" })).toHaveAttribute(
    "href",
    "/recipe/leek-soup",
  );
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("a collection of a public page is copied, and what did not fit is said", async () => {
  const api = fakeApi();
  api.answer(openPublicLink, { ...OPENED, kind: "collection", name: "Feasts", count: 230 });
  const recipes = { copied: 200, left: 30, reason: "too-many-at-once" } as const;
  api.answer(saveLink, { success: true, kind: "collection", id: "c1", name: "Feasts", recipes });
  const visited = renderPage(<SavePage token={TOKEN} />);
  expect(await screen.findByText("230 recipes")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(visited.at(-1)).toBe("/collections/c1"));
  expect(await screen.findByText(/^The first 200 recipes were saved\. 30 more are missing/)).toBeVisible();
});

it("one recipe of a collection is saved by its slug", async () => {
  const api = fakeApi();
  api.answer(openPublicLink, OPENED);
  api.answer(saveLink, { success: true, kind: "recipe", id: "copy", name: "Leek soup", slug: "leek-soup-2" });
  renderPage(<SavePage token={TOKEN} part="leek-soup-1" />);
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(api.callsOf(saveLink)).toMatchObject([{ body: { part: "leek-soup-1" } }]));
  expect(api.callsOf(openPublicLink)).toMatchObject([{ body: { part: "leek-soup-1" } }]);
});

it("an address that leads nowhere says so, without a call where it cannot be one", async () => {
  const api = fakeApi();
  renderPage(<SavePage token="no-token" />);
  expect(await screen.findByRole("heading", { name: /leads nowhere/ })).toBeVisible();
  expect(api.calls.filter(({ path }) => path.startsWith("/api/links"))).toEqual([]);
});
