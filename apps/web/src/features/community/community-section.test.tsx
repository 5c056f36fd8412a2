import { addComment, getCommunity, setPublicRating } from "@larder/domain/contract/community";
import type { Comment } from "@larder/domain/community/comment";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import CommunitySection from "@/features/community/community-section";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const RECIPE = { id: "soup", userId: "ana", slug: "soup" };

const comment = (fields: Partial<Comment> = {}): Comment => ({
  id: "c1",
  author: { id: "cy", name: "Cy" },
  text: "Good with cream",
  createdAt: "2026-03-01T12:00:00.000Z",
  isHidden: false,
  ...fields,
});

function open(userId: string | undefined, may = userId !== undefined) {
  const api = fakeApi();
  api.answer(getCommunity, {
    success: true,
    rating: { average: 4.25, count: 4, mine: null },
    comments: [comment()],
    total: 1,
    nextCursor: null,
    mayComment: may,
    mayRate: may && userId !== RECIPE.userId,
    ownName: "Ben",
  });
  renderPage(<CommunitySection recipe={RECIPE} userId={userId} />, { path: "/recipe/soup" });
  return api;
}

it("a comment keeps its text when the call fails, is sent again with the same key, and is shown then", async () => {
  const api = open("ben");
  const field = await screen.findByRole("textbox", { name: "Your comment" });
  expect(screen.getByText("Shown as Ben to everyone who sees this recipe.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  await userEvent.type(field, "More salt");
  api.refuse(addComment, 403, "comments-closed");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("You cannot comment on this recipe.")).toBeVisible();
  expect(field).toHaveValue("More salt");

  const sent = comment({ id: "c2", author: { id: "ben", name: "Ben" }, text: "More salt" });
  api.answer(addComment, { success: true, comment: sent });
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("heading", { name: "2 comments" })).toBeVisible();
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("More salt");
  expect(field).toHaveValue("");
  const keys = api.callsOf(addComment).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

it("a rating changes the mean, and stays as it was when the call fails", async () => {
  const api = open("ben");
  await screen.findByText("4.25 of 5 stars");
  api.refuse(setPublicRating, 500, "internal");
  await userEvent.click(screen.getByRole("radio", { name: "5 stars" }));
  expect(await screen.findByText("Your rating could not be saved. Please try again.")).toBeVisible();
  expect(screen.getByRole("radio", { name: "5 stars" })).not.toBeChecked();
  api.answer(setPublicRating, { success: true, rating: { average: 4.4, count: 5, mine: 5 } });
  await userEvent.click(screen.getByRole("radio", { name: "5 stars" }));
  expect(await screen.findByText("4.4 of 5 stars")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "5 stars" })).toBeChecked();
});

it("a visitor reads, and is offered nothing that needs an account", async () => {
  open(undefined);
  await screen.findByText("Good with cream");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("the owner of the recipe can delete a comment, and cannot rate the recipe", async () => {
  open("ana");
  await userEvent.click(await screen.findByRole("button", { name: "More about the comment by Cy" }));
  expect(await screen.findByRole("button", { name: "Delete" })).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button", { name: "Report this recipe" })).toBeNull();
});
