import { listDrafts } from "@larder/domain/contract/drafts";
import { buildSummary } from "@larder/domain/testing/build-recipe";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import OwnDrafts from "@/features/recipes/own-drafts";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const success = true as const;

describe("the recipes that are not kept yet", () => {
  it("link to their pages and say when they go, a page at a time", async () => {
    const api = fakeApi();
    const draft = (id: string, expiresAt: string) => buildSummary({ id, name: id, slug: id, expiresAt });
    api.answerBy(listDrafts, ({ query }) =>
      query["cursor"]
        ? { success, recipes: [draft("soup", "2026-03-04T12:00:00.000Z")], total: 2, nextCursor: null }
        : { success, recipes: [draft("cake", "2026-03-05T12:00:00.000Z")], total: 2, nextCursor: "more" },
    );
    renderPage(<OwnDrafts userId="ana" />);
    expect(await screen.findByRole("link", { name: "cake" })).toHaveAttribute("href", "/recipe/cake");
    expect(screen.getByText(/^Is deleted on 5 Mar/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: "soup" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("are said to be none", async () => {
    fakeApi().answer(listDrafts, { success, recipes: [], total: 0, nextCursor: null });
    renderPage(<OwnDrafts userId="ana" />);
    expect(await screen.findByText(/^There are none\./)).toBeVisible();
  });

  it("can be loaded again after a failure", async () => {
    const api = fakeApi();
    api.refuse(listDrafts, 503, "store-unavailable");
    renderPage(<OwnDrafts userId="ana" />);
    const retry = await screen.findByRole("button", { name: "Try again" });
    api.answer(listDrafts, { success, recipes: [], total: 0, nextCursor: null });
    fireEvent.click(retry);
    expect(await screen.findByText(/^There are none\./)).toBeVisible();
  });
});
