import { addCooked, getCookingNotes, setCookingNotes } from "@larder/domain/contract/cooking";
import { NO_COOKING_NOTES } from "@larder/domain/account/cooking-notes";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { FinishNotes } from "@/features/cooking/finish-notes";
import { createQueryClient } from "@/lib/api/query-client";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const note = () => screen.findByRole("textbox", { name: "Note for next time" });

async function finishWithoutTheServer() {
  const api = fakeApi();
  api.refuse(addCooked, 503, "store-unavailable");
  api.refuse(getCookingNotes, 503, "store-unavailable");
  const client = createQueryClient();
  renderPage(
    <QueryClientProvider client={client}>
      <FinishNotes userId="ana" recipeId="1" />
    </QueryClientProvider>,
  );
  await note();
  return async (before: string) => {
    const answer = Promise.withResolvers<void>();
    api.answerBy(getCookingNotes, async () => {
      await answer.promise;
      return { success: true as const, cooking: { ...NO_COOKING_NOTES, note: before } };
    });
    // Some moments pass until the answer is here, and the page is shown in each.
    act(() => void client.invalidateQueries());
    await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(1)));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    answer.resolve();
    await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  };
}

it("input without a connection is still there when the connection is back", async () => {
  const comeBack = await finishWithoutTheServer();
  fireEvent.change(await note(), { target: { value: "More salt." } });
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
  const typedIn = await note();
  await comeBack("");
  expect(await note()).toBe(typedIn);
  expect(typedIn).toHaveValue("More salt.");
  expect(screen.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

it("stored notes are shown where nothing was typed yet", async () => {
  const comeBack = await finishWithoutTheServer();
  await comeBack("Less sugar.");
  expect(await note()).toHaveValue("Less sugar.");
});

const SAVED = { success: true as const, cooking: NO_COOKING_NOTES };

async function finishWithTheServer() {
  const api = fakeApi();
  api.answer(addCooked, SAVED);
  api.answer(getCookingNotes, SAVED);
  api.answer(setCookingNotes, SAVED);
  function LeavablePage() {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        {!isLeft && <FinishNotes userId="ana" recipeId="1" />}
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  renderPage(<LeavablePage />);
  await note();
  return {
    api,
    sent: () => api.callsOf(setCookingNotes).map(({ body }) => body),
    leave: () => fireEvent.click(screen.getByRole("button", { name: "Leave" })),
  };
}

it("stars are saved when they are tapped, and the chosen one takes them away", async () => {
  const { sent } = await finishWithTheServer();
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
  await screen.findByText("Saved for next time");
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
  expect(screen.getByRole("radio", { name: "4 stars" })).not.toBeChecked();
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      { userId: "ana", rating: 4, note: "" },
      { userId: "ana", rating: null, note: "" },
    ]),
  );
});

it("a note is saved once when its field is left", async () => {
  const { sent, leave } = await finishWithTheServer();
  fireEvent.change(await note(), { target: { value: "More salt." } });
  fireEvent.blur(await note());
  await screen.findByText("Saved for next time");
  leave();
  expect(sent()).toEqual([{ userId: "ana", rating: null, note: "More salt." }]);
});

it("a note is saved when the page is left while typing", async () => {
  const { sent, leave } = await finishWithTheServer();
  fireEvent.change(await note(), { target: { value: "More salt." } });
  expect(sent()).toEqual([]);
  leave();
  await vi.waitFor(() => expect(sent()).toEqual([{ userId: "ana", rating: null, note: "More salt." }]));
});

it("a note that could not be saved stays and can be sent again", async () => {
  const { api, sent } = await finishWithTheServer();
  api.refuse(setCookingNotes, 503, "store-unavailable");
  fireEvent.change(await note(), { target: { value: "More salt." } });
  fireEvent.blur(await note());
  await screen.findByText(/not be saved/i);
  api.answer(setCookingNotes, SAVED);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Saved for next time");
  expect(await note()).toHaveValue("More salt.");
  expect(sent().at(-1)).toEqual({ userId: "ana", rating: null, note: "More salt." });
});

it("a failure to save is reported after the page has been left", async () => {
  const { api, leave } = await finishWithTheServer();
  api.refuse(setCookingNotes, 503, "store-unavailable");
  fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
  leave();
  expect(await screen.findByRole("alert")).toHaveTextContent(/not be saved/i);
});
