import { listCollections } from "@larder/domain/contract/collections";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { type ControlOf, SelectMode } from "@/features/collections/select/select-mode";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const RECIPES = ["bread", "pie", "soup"].map((name) => buildSummary({ id: name, name, slug: name }));

/** A list that shows a window of its recipes, as the grid of cards does. */
function List() {
  const [controlOf, setControlOf] = useState<ControlOf | null>(null);
  const [from, setFrom] = useState(0);
  return (
    <>
      <SelectMode
        userId="ana"
        total={1_200}
        loadIds={async (most) => Array.from({ length: most }, (_, index) => `r${index}`)}
        onControl={setControlOf}
      />
      <button type="button" onClick={() => setFrom(1 - from)}>
        Scroll
      </button>
      <ul>
        {RECIPES.slice(from, from + 2).map((recipe) => (
          <li key={recipe.id}>{controlOf?.(recipe) ?? recipe.name}</li>
        ))}
      </ul>
    </>
  );
}

it("selects by keyboard, remembers cards out of sight, and selects up to a thousand at once", async () => {
  fakeApi().answer(listCollections, { success: true, collections: [], total: 0, nextCursor: null });
  renderPage(<List />);
  const user = userEvent.setup();
  const start = screen.getByRole("button", { name: "Select recipes" });
  await user.click(start);
  screen.getByRole("checkbox", { name: "Select bread" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("1 selected")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Scroll" }));
  await user.click(screen.getByRole("button", { name: "Scroll" }));
  expect(screen.getByRole("checkbox", { name: "Select bread" })).toBeChecked();

  screen.getByRole("checkbox", { name: "Select pie" }).focus();
  await user.keyboard(" {Escape}");
  expect(screen.getByRole("button", { name: "Add to collection" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Select all 1000" }));
  expect(await screen.findByText("1000 selected")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(start).toHaveFocus();
});
