import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "@/testing/render-page";
import ExportSheet from "./export-sheet";

it("ExportSheet links to each format of a collection, and to the book that is printed", async () => {
  renderPage(<ExportSheet choice={{ kind: "collection", id: "one", name: "Soups" }} onClose={() => {}} />, {
    path: "/collections/one",
  });
  expect(await screen.findByText("The collection “Soups”, as you see it.")).toBeVisible();
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const files = EXPORT_FORMATS.map((format) => `/api/exports/${format}?collection=one`);
  expect(new Set(addresses)).toEqual(new Set([...files, "/cookbook?collection=one"]));
});
