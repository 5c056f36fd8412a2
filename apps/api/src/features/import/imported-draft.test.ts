import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { describe, expect, it } from "vitest";
import { importedDraft } from "./imported-draft.ts";

const PAGE = "https://www.soup.example/leek";
const draftOf = (raw: Record<string, unknown> = {}) => normaliseRecipe({ name: "Leek soup", ...raw }).recipe;

describe("importedDraft", () => {
  it("names the host where the site has no name", () => {
    const { importedUrl } = importedDraft(draftOf(), {}, PAGE, undefined);
    expect(importedUrl).toEqual({ url: PAGE, source: "soup.example", author: "", medium: "web" });
  });

  it("detects the medium by the host", () => {
    const draft = importedDraft(draftOf(), {}, "https://www.youtube.com/watch?v=1", undefined);
    expect(draft).toMatchObject({ importedUrl: { medium: "youtube" }, source: "youtube" });
  });

  it.each([[null], ["https://evil.example"], [7], [[1]], [{ url: 1, author: {} }]])("accepts %j", (said) => {
    const { importedUrl } = importedDraft(draftOf(), { author: "Ann", site: "The Pot" }, PAGE, said);
    expect(importedUrl).toMatchObject({ url: PAGE, author: "Ann", source: "The Pot" });
  });
});
