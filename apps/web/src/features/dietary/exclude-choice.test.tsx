import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import ExcludeChoice from "@/features/dietary/exclude-choice";
import { restrictionsOf, serveRestrictions } from "@/features/dietary/testing/server-restrictions";
import { recipeListQuery } from "@/features/recipes/api";
import { useListAddress } from "@/features/recipes/list/use-list-address";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

/** The choice with the list of its address. */
function List() {
  const { terms, exclude, setExclude } = useListAddress();
  useInfiniteQuery(recipeListQuery({ terms, ...(exclude && { exclude }) }));
  return <ExcludeChoice userId="ana" chosen={exclude === "mine"} onChoose={setExclude} />;
}

function open(stored = restrictionsOf(["milk"]), address = "/recipes?search=soy%20sauce+leek") {
  history.replaceState(null, "", address);
  onTestFinished(() => history.replaceState(null, "", "/"));
  const api = fakeApi();
  serveRestrictions(api, stored);
  api.answer(listRecipeSummaries, { success: true, recipes: [], total: 0, nextCursor: null });
  const visited = renderPage(<List />, { path: address });
  return { api, visited };
}

const choice = () => screen.findByRole("button", { name: "Without what I leave out" });

describe("the choice to see no recipes that have what the user leaves out", () => {
  it("is in the address beside the search", async () => {
    const { visited } = open();
    expect(await choice()).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(await choice());
    expect(visited.at(-1)).toBe("/recipes?search=soy%20sauce+leek&exclude=mine");
  });

  it("is sent with the search, and can be undone", async () => {
    const { api, visited } = open(restrictionsOf(["milk"]), "/recipes?search=leek&exclude=mine");
    expect(await choice()).toHaveAttribute("aria-pressed", "true");
    expect(api.callsOf(listRecipeSummaries)[0]?.query).toMatchObject({ search: "leek", exclude: "mine" });
    fireEvent.click(await choice());
    expect(visited.at(-1)).toBe("/recipes?search=leek");
  });

  it("is not there for a user who leaves out nothing", async () => {
    const { api } = open(restrictionsOf([]));
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
