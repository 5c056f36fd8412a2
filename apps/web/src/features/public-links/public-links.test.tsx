import { createLink, listLinks, type OwnLink, revokeLink } from "@larder/domain/contract/public-links";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LinkSection } from "@/features/public-links/link-section";
import LinksSection from "@/features/public-links/links-section";
import { ShareSheet } from "@/features/public-links/share-sheet";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const ADDRESS = `https://larder.test/s/${"a".repeat(22)}`;

function buildLink(fields: Partial<OwnLink> = {}): OwnLink {
  return {
    id: "one",
    target: { kind: "recipe", id: "soup" },
    shownName: "",
    allowsIndexing: false,
    createdAt: "2026-01-05T12:00:00.000Z",
    endsAt: null,
    address: ADDRESS,
    name: "Leek soup",
    ...fields,
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openSheet(links: OwnLink[] = [], visibility: "private" | "shared" = "private") {
  const api = fakeApi();
  api.answer(listLinks, { success: true, links });
  const onShare = vi.fn();
  const onLinked = vi.fn();
  renderPage(
    <ShareSheet
      recipe={{ id: "soup", visibility }}
      onLinked={onLinked}
      userId="ana"
      onShare={onShare}
      onClose={() => {}}
    />,
  );
  return { api, onShare, onLinked };
}

it("the owner of a recipe makes a link, and gets its address", async () => {
  const { api, onLinked } = await openSheet();
  expect(await screen.findByText(/Only you see it now/)).toBeVisible();
  fireEvent.change(await screen.findByLabelText("Your name on the page"), { target: { value: "Ana" } });
  fireEvent.click(screen.getByRole("switch", { name: "Search engines may list it" }));
  const link = buildLink({ shownName: "Ana", allowsIndexing: true });
  api.answer(createLink, { success: true, link });
  api.answer(listLinks, { success: true, links: [link] });
  press("Make a public link");
  const address = await screen.findByDisplayValue(ADDRESS);
  expect(address).toHaveFocus();
  expect(address).toHaveAccessibleDescription(
    "made 5 Jan · no end · shows the name “Ana” · search engines may list it",
  );
  expect(api.callsOf(createLink)).toMatchObject([
    {
      body: {
        target: { kind: "recipe", id: "soup" },
        shownName: "Ana",
        allowsIndexing: true,
        endsAt: null,
      },
    },
  ]);
  expect(onLinked).toHaveBeenCalled();
  press("QR code");
  expect(screen.getByRole("img", { name: /QR code/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Share or copy" })).toBeNull();
});

it("the address here is passed on for a recipe that others see here, and a private one says that its links are closed", async () => {
  const { onShare } = await openSheet([], "shared");
  fireEvent.click(await screen.findByRole("button", { name: "Share or copy" }));
  expect(onShare).toHaveBeenCalled();
  cleanup();
  await openSheet([buildLink({})]);
  expect(await screen.findByText(/these links show nothing/)).toBeVisible();
});

it("a link that ends on a day needs the day, and what was typed stays when it fails", async () => {
  const { api } = await openSheet();
  fireEvent.change(await screen.findByLabelText("Your name on the page"), { target: { value: "Ana" } });
  press("On a day");
  press("Make a public link");
  expect(screen.getByText("Choose a day from today on")).toBeVisible();
  expect(screen.getByLabelText("Last day")).toHaveFocus();
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2099-03-01" } });
  api.refuse(createLink, 400, "links-full");
  press("Make a public link");
  expect(await screen.findByText("You have as many public links as can be. Revoke one first.")).toBeVisible();
  expect(screen.getByLabelText("Your name on the page")).toHaveValue("Ana");
});

it("the profile lists all links, and each is revoked after a question", async () => {
  const api = fakeApi();
  api.answer(listLinks, { success: true, links: [buildLink(), buildLink({ id: "two", name: "" })] });
  renderPage(<LinksSection userId="ana" />);
  expect(await screen.findByText("Leek soup")).toBeVisible();
  expect(screen.getByText("Deleted")).toBeVisible();
  press("Revoke the link to “Leek soup”");
  const question = within(screen.getByRole("group", { name: "Revoke this link?" }));
  expect(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  api.refuse(revokeLink, 503, "store-unavailable");
  fireEvent.click(question.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(question.getByRole("alert")).not.toBeEmptyDOMElement());
  api.answer(revokeLink, { success: true });
  api.answer(listLinks, { success: true, links: [] });
  fireEvent.click(question.getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText(/You have no public links/)).toBeVisible();
  expect(api.callsOf(revokeLink).at(-1)).toMatchObject({ path: "/api/links/one" });
});

it("a link to a collection asks about its private recipes, and leaves what was typed", async () => {
  const api = fakeApi();
  api.answer(listLinks, { success: true, links: [] });
  const recipes = [{ id: "pie", name: "Secret pie", slug: "pie" }];
  api.refuse(createLink, 409, "private-recipes", { details: { recipes } });
  const onLinked = vi.fn();
  renderPage(<LinkSection target={{ kind: "collection", id: "c1" }} userId="ana" onLinked={onLinked} />);
  fireEvent.change(await screen.findByLabelText("Your name on the page"), { target: { value: "Ana" } });
  press("Make a public link");
  const question = await screen.findByRole("group", { name: "Show these private recipes too?" });
  expect(within(question).getByText("Secret pie")).toBeVisible();
  press("Cancel");
  expect(screen.queryByText("Secret pie")).toBeNull();
  press("Make a public link");
  await screen.findByText("Secret pie");
  const link = buildLink({ target: { kind: "collection", id: "c1" }, name: "Feasts" });
  api.answer(createLink, { success: true, link });
  api.answer(listLinks, { success: true, links: [link] });
  press("Leave them out");
  expect(await screen.findByDisplayValue(ADDRESS)).toHaveFocus();
  const bodies = api.callsOf(createLink).map(({ body }) => Object(body));
  expect(bodies.map(({ sharePrivate }) => sharePrivate)).toEqual([undefined, undefined, false]);
  expect(bodies.at(-1)).toMatchObject({ target: { kind: "collection", id: "c1" }, shownName: "Ana" });
  expect(onLinked).toHaveBeenCalledOnce();
});
