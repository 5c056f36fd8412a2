import { getDietaryRestrictions, setDietaryRestrictions } from "@larder/domain/contract/dietary-restrictions";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import DietarySection from "@/features/dietary/dietary-section";
import { restrictionsOf, sentFoods, serveRestrictions } from "@/features/dietary/testing/server-restrictions";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

function open(stored = restrictionsOf([])) {
  const api = fakeApi();
  serveRestrictions(api, stored);
  const onSaved = vi.fn<() => void>();
  renderPage(<DietarySection userId="ana" onSaved={onSaved} />);
  return { api, onSaved };
}

const chip = (name: string) => screen.findByRole("button", { name });
const field = () => screen.findByLabelText("Another food or drink");
async function type(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: "Enter" });
}
describe("what the user leaves out", () => {
  it("is shown as it is stored: allergens pressed, foods in words, diets", async () => {
    open(restrictionsOf(["peanuts", "kiwi"], ["halal"]));
    expect(await chip("Peanuts")).toHaveAttribute("aria-pressed", "true");
    expect(await chip("Milk")).toHaveAttribute("aria-pressed", "false");
    expect(await chip("Halal")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("kiwi")).toBeVisible();
  });

  it("is saved with each press, and quick presses are all saved", async () => {
    const { api, onSaved } = open(restrictionsOf(["peanuts"]));
    fireEvent.click(await chip("Milk"));
    fireEvent.click(await chip("Peanuts"));
    fireEvent.click(await chip("Vegan"));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(3));
    expect(sentFoods(api).at(-1)).toBe("milk! vegan");
    expect(await chip("Milk")).toHaveAttribute("aria-pressed", "true");
    expect(await chip("Peanuts")).toHaveAttribute("aria-pressed", "false");
  });

  it("takes a typed food, and empties the field", async () => {
    open();
    await type("kiwi");
    expect(await screen.findByText("kiwi")).toBeVisible();
    expect(await field()).toHaveValue("");
  });

  it("presses the chip of an allergen that is typed", async () => {
    open();
    await type("peanut allergy");
    await waitFor(async () => expect(await chip("Peanuts")).toHaveAttribute("aria-pressed", "true"));
  });

  it("leaves a text that is not understood in the field and says so, and looks for it when that is wanted", async () => {
    const { api } = open();
    await type("zorblax");
    expect(await screen.findByText(/names no food that we know: zorblax/)).toBeVisible();
    expect(await field()).toHaveValue("zorblax");
    expect(await field()).toHaveAttribute("aria-invalid", "true");
    fireEvent.click(await chip("Look for “zorblax” as it is written"));
    expect(await chip("Leave out zorblax no longer")).toBeVisible();
    fireEvent.click(await chip("Milk"));
    await waitFor(() => expect(sentFoods(api)).toEqual(["zorblax", "zorblax?", "zorblax? milk!"]));
    expect(await chip("Leave out zorblax no longer")).toBeVisible();
  });

  it("goes back and reports it when it could not be saved, and what was typed stays", async () => {
    const { api, onSaved } = open();
    await chip("Milk");
    api.refuse(setDietaryRestrictions, 503, "store-unavailable");
    fireEvent.click(await chip("Milk"));
    expect(await screen.findByText(/cannot be reached|try again/i)).toBeVisible();
    expect(await chip("Milk")).toHaveAttribute("aria-pressed", "false");
    await type("kiwi");
    await waitFor(() => expect(sentFoods(api)).toHaveLength(2));
    expect(await field()).toHaveValue("kiwi");
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("reports when it cannot be loaded, and tries again", async () => {
    const api = fakeApi();
    api.refuse(getDietaryRestrictions, 503, "store-unavailable");
    renderPage(<DietarySection userId="ana" onSaved={() => {}} />);
    const retry = await chip("Try again");
    api.answer(getDietaryRestrictions, { success: true, restrictions: { excluded: [], diets: [] } });
    fireEvent.click(retry);
    expect(await chip("Milk")).toBeVisible();
  });
});
