import { listTags } from "@larder/domain/contract/recipes";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { tagsQuery } from "@/features/recipes/api";
import { connection } from "@/lib/offline/connection";
import { createQueryClient } from "@/lib/api/query-client";
import { fakeApi } from "@/testing/fake-api";
import { LoadAgain } from "./load-again.tsx";

beforeEach(() => connection.answered());

function Tags() {
  const { data, error } = useQuery(tagsQuery);
  return <p>{data ? `${data.length} tags` : error ? "failed" : "loading"}</p>;
}

function open() {
  const api = fakeApi();
  api.answer(listTags, { success: true, tags: [] });
  const show = () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <LoadAgain />
        <Tags />
      </QueryClientProvider>,
    );
  return { api, show };
}

const turn = (event: "offline" | "online") => act(async () => void dispatchEvent(new Event(event)));

it("requests nothing again where nothing had failed", async () => {
  const { api, show } = open();
  show();
  await screen.findByText("0 tags");
  await new Promise((resolve) => setTimeout(resolve, 5));
  await turn("offline");
  await turn("online");
  expect(api.callsOf(listTags)).toHaveLength(1);
});

it("requests again what failed while the server was out of reach", async () => {
  const { api, show } = open();
  api.fail(listTags, () => {
    throw new TypeError("Failed to fetch");
  });
  show();
  await screen.findByText("failed");
  api.answer(listTags, { success: true, tags: [] });
  await turn("online");
  expect(await screen.findByText("0 tags")).toBeVisible();
  expect(api.callsOf(listTags)).toHaveLength(2);
});
