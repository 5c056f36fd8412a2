import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

it("Tabs show one panel, by pointer and by arrow keys", async () => {
  render(
    <Tabs defaultValue="instructions">
      <TabsList aria-label="Recipe">
        <TabsTrigger value="instructions">Instructions</TabsTrigger>
        <TabsTrigger value="ingredients">Ingredients</TabsTrigger>
        <TabsTrigger value="details">Details</TabsTrigger>
      </TabsList>
      <TabsContent value="instructions">Stir.</TabsContent>
      <TabsContent value="ingredients">Leeks.</TabsContent>
      <TabsContent value="details">From the north.</TabsContent>
    </Tabs>,
  );
  expect(screen.getByRole("tablist", { name: "Recipe" })).toBeInTheDocument();
  expect(screen.getByRole("tabpanel", { name: "Instructions" })).toHaveTextContent("Stir.");

  await userEvent.click(screen.getByRole("tab", { name: "Ingredients" }));
  expect(screen.getByRole("tabpanel", { name: "Ingredients" })).toHaveTextContent("Leeks.");
  expect(screen.queryByText("Stir.")).not.toBeInTheDocument();

  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Details", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Instructions", selected: true })).toHaveFocus();
});
