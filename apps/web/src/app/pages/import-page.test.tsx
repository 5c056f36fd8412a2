import {
  type ArchiveImportWithPieces,
  type ImportItem,
  NO_COUNTS,
} from "@larder/domain/archive-import/archive-import";
import {
  deleteImport,
  getImport,
  getImportOriginal,
  listImportItems,
  lookAtImport,
  startImport,
  undoImport,
} from "@larder/domain/contract/imports";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { buildImport, buildItem } from "@/features/imports/testing/build-import";
import { fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";
import ImportPage from "./import-page";

function openImport(fields: Partial<ArchiveImportWithPieces>, items: readonly ImportItem[] = []) {
  const api = fakeApi();
  api.answer(getImport, { success: true, import: buildImport(fields) });
  api.answer(listImportItems, { success: true, items: [...items], total: items.length, nextCursor: null });
  const visited = renderPage(<ImportPage id="i1" />, { path: "/recipes/add/collection/i1" });
  return { api, visited, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const counts = { ...NO_COUNTS, recipes: 3, withPictures: 2, present: 1, unread: 1 };
const LISTED = [
  buildItem(0, { name: "Leek soup" }),
  buildItem(1, { name: "Plum cake", problems: ["picture-unreadable"] }),
  buildItem(2, { name: "Pesto", status: "present", existing: { id: "p", slug: "pesto", name: "Pesto" } }),
  buildItem(3, { name: "", entry: "broken.paprikarecipe", status: "unread", reason: "entry-damaged" }),
];

beforeEach(() => localStorage.clear());

describe("ImportPage, at the first look", () => {
  it("says what was found, and draws a box only before what can be added", async () => {
    openImport({ counts }, LISTED);
    await screen.findByText("Paprika, 3 recipes, 2 with pictures, 1 you have already, 1 that cannot be read");
    expect(await screen.findByRole("checkbox", { name: "Add Leek soup" })).toBeChecked();
    expect(screen.queryByRole("checkbox", { name: "Add Pesto" })).toBeNull();
    expect(screen.getByText("A picture could not be read.")).toBeVisible();
    expect(screen.getByText("It is damaged or cut off.")).toBeVisible();
  });

  it("says what the format lacks; a code of a newer server is left out", async () => {
    openImport({ counts, lacks: ["picture-files", "notes", "colours"] }, LISTED);
    await screen.findByText("The pictures themselves: it only says where on the web they are.");
    expect(screen.getByText("Your notes.").closest("ul")?.children).toHaveLength(2);
  });

  it("adds what is ticked, private and with the suggested tag", async () => {
    const { api, user } = openImport({ counts }, LISTED);
    api.answer(startImport, { success: true, import: buildImport({ state: "running" }) });
    await user.click(await screen.findByRole("checkbox", { name: "Add Plum cake" }));
    await user.click(await button("Add 1 recipe"));
    await screen.findByRole("heading", { name: "Adding your recipes" });
    expect(api.callsOf(startImport)[0]?.body).toEqual({
      leaveOut: [1],
      takeChanged: [],
      visibility: "private",
      tag: "imported-paprika-2026-11",
      fetchPictures: false,
    });
  });

  it("remembers over a reload what was unticked, and lets nothing begin without a recipe", async () => {
    const { user } = openImport({ counts }, LISTED);
    await user.click(await button("Untick all"));
    expect(await button("Add 0 recipes")).toBeDisabled();
    cleanup();
    openImport({ counts }, LISTED);
    expect(await screen.findByRole("checkbox", { name: "Add Leek soup" })).not.toBeChecked();
  });

  it("offers to take what changed there, unticked", async () => {
    const changed = [buildItem(0, { name: "Pie", status: "changed", isChangedHere: true })];
    const { api, user } = openImport({ counts: { ...NO_COUNTS, recipes: 1, changed: 1 } }, changed);
    api.answer(startImport, { success: true, import: buildImport({ state: "running" }) });
    const box = await screen.findByRole("checkbox", { name: "Take the change of Pie" });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(await button("Add 1 recipe"));
    await waitFor(() => expect(api.callsOf(startImport)[0]?.body).toMatchObject({ takeChanged: [0] }));
  });

  it("draws a thousand entries a part at a time", async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => buildItem(index));
    const { user } = openImport({ counts: { ...NO_COUNTS, recipes: 1_000 } }, many);
    await screen.findByRole("checkbox", { name: "Add recipe-0" });
    expect(screen.getAllByRole("checkbox")).toHaveLength(60);
    await user.type(screen.getByRole("searchbox", { name: "Find by name" }), "recipe-999");
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  });
});

describe("ImportPage, in the other states", () => {
  it("asks for the names of columns, of which name and ingredients are needed", async () => {
    const columns = { names: ["Titel", "Zutaten"], rows: [["Suppe", "2 Lauch"]] };
    const { api, user } = openImport({ state: "columns-needed", columns, formats: ["csv"] });
    api.answer(lookAtImport, { success: true, import: buildImport({ state: "looking" }) });
    await user.selectOptions(await screen.findByRole("combobox", { name: "What Titel holds" }), "Name");
    await user.click(await button("Read the table"));
    await screen.findByText("Choose the column with the name, and one with ingredients or steps.");
    await user.selectOptions(screen.getByRole("combobox", { name: "What Zutaten holds" }), "Ingredients");
    await user.click(await button("Read the table"));
    await screen.findByRole("heading", { name: "Reading your recipes" });
    expect(api.callsOf(lookAtImport)[0]?.body).toEqual({
      columns: { name: "Titel", ingredients: "Zutaten" },
    });
  });

  it("shows how far the server is", async () => {
    openImport({ state: "running", progress: { done: 30, total: 400 } });
    const bar = await screen.findByRole("progressbar", { name: "Progress" });
    expect(bar).toHaveAttribute("aria-valuetext", "30 of 400 added");
  });

  it("asks for the same files after a reload, and takes no others", async () => {
    const files = [{ name: "all.zip", size: 5, pieces: 1, missing: [0] }];
    const { user } = openImport({ state: "uploading", files });
    await screen.findByText(/0 bytes of 5 bytes are here already/);
    await user.upload(screen.getByTestId("files"), new File(["another"], "other.zip"));
    expect(await screen.findByText(/^None of these is a file of this import/)).toBeVisible();
  });

  it("says why nothing could be read", async () => {
    openImport({ state: "unreadable", failure: "archive-encrypted" });
    await screen.findByText("This archive has a password. Export it without one.");
    expect(screen.getByRole("link", { name: "Choose other files" })).toBeVisible();
  });

  it("says that an import is gone", async () => {
    const api = fakeApi();
    api.refuse(getImport, 404, "import-not-found");
    renderPage(<ImportPage id="i1" />, { path: "/recipes/add/collection/i1" });
    expect(await screen.findByText("This import is not here any more.")).toBeVisible();
  });
});

describe("ImportPage, with the report", () => {
  const done = {
    state: "done" as const,
    counts: { ...NO_COUNTS, recipes: 1, added: 1, unread: 1 },
    options: { visibility: "private" as const, tag: "from-paprika", fetchPictures: false },
  };
  const items = [
    buildItem(0, { name: "Soup", status: "added", recipe: { id: "s", slug: "soup", name: "Soup" } }),
    buildItem(1, { name: "Pie", status: "unread", reason: "entry-empty" }),
  ];

  it("shows first what could not be read, whose text opens in the import from text", async () => {
    const { api, visited, user } = openImport(done, items);
    api.answer(getImportOriginal, { success: true, original: { type: "json", text: '{"name":"Pie"}' } });
    await screen.findByRole("heading", { level: 1, name: "Your recipes are here" });
    expect(screen.queryByText("Soup")).toBeNull();
    await user.click(await button("Original text of Pie"));
    await user.click(await screen.findByRole("link", { name: "Read as text" }));
    expect(visited.at(-1)).toBe("/recipes/add/text");
  });

  it("leads to the added recipes by their tag", async () => {
    openImport(done, items);
    const link = await screen.findByRole("link", { name: "Show the added recipes" });
    expect(link).toHaveAttribute("href", "/recipes?tag=from-paprika");
  });

  it("undoes the whole import after a question", async () => {
    const { api, user } = openImport(done, items);
    api.answer(undoImport, {
      success: true,
      import: buildImport({ state: "undone", counts: { ...NO_COUNTS, removed: 1 } }),
    });
    await user.click(await button("Undo the import"));
    expect(api.callsOf(undoImport)).toHaveLength(0);
    const [, confirm] = await screen.findAllByRole("button", { name: "Undo the import", hidden: true });
    if (confirm) await user.click(confirm);
    await screen.findByRole("heading", { level: 1, name: "The import is undone" });
  });

  it("deletes the report, and leads back to the list", async () => {
    const { api, visited, user } = openImport(done, items);
    api.answer(deleteImport, { success: true });
    await user.click(await button("Delete this report"));
    const [, confirm] = await screen.findAllByRole("button", { name: "Delete this report", hidden: true });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes/add/collection"));
  });
});
