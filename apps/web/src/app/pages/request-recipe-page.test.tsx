import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@/testing/render-page";
import RequestRecipePage from "./request-recipe-page";

it("RequestRecipePage begins with what the user wanted on the page before", () => {
  renderPage(<RequestRecipePage />, { path: "/request-recipe?content=beef%20wellington" });
  expect(screen.getByDisplayValue("beef wellington")).toBeVisible();
});
