import { scrapeRecipe } from "@larder/domain/contract/import";
import { listRecipeSummaries } from "@larder/domain/contract/recipes";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { popularQuery } from "@/features/recipes/api";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import AddFromUrlPage from "./add-from-url-page";

function Popular() {
  const { data = [] } = useQuery(popularQuery);
  return data.map(({ id, name }) => <p key={id}>{name}</p>);
}

function OrElsewhere() {
  const [isElsewhere, setElsewhere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setElsewhere(true)}>
        Elsewhere
      </button>
      {isElsewhere ? <Popular /> : <AddFromUrlPage />}
    </>
  );
}

it("AddFromUrlPage lets no page show the collection as it was, also when the user has gone there before the answer", async () => {
  const api = fakeApi();
  const names = ["Leek soup"];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  api.answerBy(listRecipeSummaries, () => ({
    success: true as const,
    recipes: names.map((name) => buildSummary({ id: name, name })),
    total: names.length,
    nextCursor: null,
  }));
  api.answerBy(scrapeRecipe, async () => {
    await answered;
    names.push("Plum cake");
    return { success: true as const, recipe: buildRecipe({ name: "Plum cake" }) };
  });
  renderPage(<OrElsewhere />, { path: "/recipes/add/url" });
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox"), "cakes.example/plum");
  await user.click(screen.getByRole("button", { name: "Import Recipe" }));
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  await screen.findByText("Leek soup");
  expect(screen.queryByText("Plum cake")).not.toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.getByText("Plum cake")).toBeInTheDocument());
});
