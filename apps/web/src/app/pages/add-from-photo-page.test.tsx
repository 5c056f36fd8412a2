import { readTextOfFile } from "@larder/domain/contract/texts";
import { transcribedPage } from "@larder/domain/text-recognition/transcribed-page";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storedDraft, storeDraft } from "@/lib/forms/form-drafts";
import { fakeApi } from "@/testing/fake-api";
import { buildConfig, renderPage } from "@/testing/render-page";
import { recognisedPage } from "@/testing/recognised-page";
import AddFromPhotoPage from "./add-from-photo-page";

const TEXTS = { languages: ["en", "es"], bytes: 20_971_520, pdfPages: 20 };
const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Recognised text" });

beforeEach(() => {
  localStorage.clear();
  // The test's browser has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:page", revokeObjectURL: () => {} }));
});

function open(texts: typeof TEXTS & { byModel?: boolean } = TEXTS) {
  const session = { config: buildConfig({ texts }) };
  return renderPage(<AddFromPhotoPage />, { path: "/recipes/add/photo", session });
}
function choose(...names: string[]): void {
  fireEvent.change(screen.getByLabelText("Choose files"), { target: { files: names.map(photo) } });
}

describe("a recipe from photographs", () => {
  it("is read page after page, corrected, and goes on to the import from text", async () => {
    const api = fakeApi();
    let call = 0;
    api.answerBy(readTextOfFile, () => {
      call += 1;
      return {
        success: true as const,
        pages: [call === 1 ? recognisedPage("Leek soup\n2 leeks", 40) : recognisedPage("Boil them.")],
      };
    });
    const visited = open();
    choose("one.jpg", "two.jpg");
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Leek soup\n2 leeks\n\nBoil them."));
    expect(api.callsOf(readTextOfFile).map(({ query }) => query["language"])).toEqual(["en", "en"]);
    fireEvent.change(area(), { target: { value: area().value.replace("soup", "stew") } });
    press("Go on to the recipe");
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes/add/text"));
    expect(storedDraft("ana", "photo")).toBeNull();
  });

  it("shows the unsure words as buttons that select them in the text", async () => {
    const api = fakeApi();
    api.answer(readTextOfFile, { success: true, pages: [recognisedPage("Leek soup\n2 leeks", 40)] });
    open();
    choose("one.jpg");
    press("Read the text");
    fireEvent.click(await screen.findByRole("button", { name: "leeks" }));
    expect(screen.getByRole("heading", { name: "1 unsure word" })).toBeVisible();
    expect(area()).toHaveFocus();
    expect(area().value.slice(area().selectionStart, area().selectionEnd)).toBe("leeks");
    fireEvent.change(area(), { target: { value: "Leek soup\n2 onions" } });
    expect(screen.queryByRole("button", { name: "leeks" })).toBeNull();
  });

  it("says which page could not be read and why, and keeps the others", async () => {
    const api = fakeApi();
    api.refuse(readTextOfFile, 422, "text-timeout");
    open();
    choose("one.jpg");
    press("Read the text");
    const [item] = await screen.findAllByRole("listitem");
    await waitFor(() => expect(within(item as HTMLElement).getByText(/took too long/)).toBeVisible());
    api.answer(readTextOfFile, { success: true, pages: [recognisedPage("Leek soup")] });
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Leek soup"));
  });

  it("can be cancelled", async () => {
    const api = fakeApi();
    api.hang(readTextOfFile);
    open();
    choose("one.jpg");
    press("Read the text");
    fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Cancelled. What was read so far stays.")).toBeVisible();
    expect(api.callsOf(readTextOfFile)[0]?.signal?.aborted).toBe(true);
  });

  it("brings the text back after a reload", async () => {
    const api = fakeApi();
    api.answer(readTextOfFile, { success: true, pages: [recognisedPage("Leek soup")] });
    open();
    choose("one.jpg");
    press("Read the text");
    await waitFor(() => expect(storedDraft("ana", "photo")).toBe("Leek soup"));
  });

  it("adds a page that is read after the text was edited, wherever it stands", async () => {
    const api = fakeApi();
    let call = 0;
    api.answerBy(readTextOfFile, () => {
      call += 1;
      return { success: true as const, pages: [recognisedPage(["Boil them.", "Leek soup"][call - 1] ?? "")] };
    });
    open();
    choose("two.jpg");
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Boil them."));
    fireEvent.change(area(), { target: { value: "Fry them." } });
    choose("one.jpg");
    press("Move page 2 up");
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Fry them.\n\nLeek soup"));
  });

  it("adds what is read to the text of an earlier visit", async () => {
    const api = fakeApi();
    api.answer(readTextOfFile, { success: true, pages: [recognisedPage("Boil them.")] });
    storeDraft("ana", "photo", "Leek soup");
    open();
    choose("two.jpg");
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Leek soup\n\nBoil them."));
  });

  it("replaces the text of another language", async () => {
    const api = fakeApi();
    api.answerBy(readTextOfFile, ({ query }) => ({
      success: true as const,
      pages: [recognisedPage(query["language"] === "es" ? "Sopa de puerro" : "Sopo do puerro")],
    }));
    open();
    choose("one.jpg");
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Sopo do puerro"));
    fireEvent.change(screen.getByLabelText("Language of the text"), { target: { value: "es" } });
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Sopa de puerro"));
  });

  it("keeps the focus on what moves a page, and where a page was removed", () => {
    fakeApi();
    open();
    choose("one.jpg", "two.jpg");
    const button = (name: string) => screen.getByRole("button", { name });
    press("Move page 2 up");
    expect(button("Move page 1 down")).toHaveFocus();
    press("Move page 1 down");
    expect(button("Move page 2 up")).toHaveFocus();
    press("Remove page 2");
    expect(button("Remove page 1")).toHaveFocus();
    press("Remove page 1");
    expect(screen.getByLabelText("Choose files")).toHaveFocus();
  });

  it("moves, turns and removes pages by buttons", () => {
    fakeApi();
    open();
    choose("one.jpg", "two.jpg");
    press("Move page 2 up");
    const names = () => screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(names()[0]).toMatch(/two\.jpg/);
    press("Turn page 1 to the right");
    press("Remove page 1");
    expect(names()).toHaveLength(1);
    expect(screen.getByText("Page 1 is removed.")).toBeVisible();
  });

  it("says that pictures are sent to the AI server, and reads them offline where the cook wants that", async () => {
    const api = fakeApi();
    api.answer(readTextOfFile, { success: true, pages: [transcribedPage("Leek soup\n2 leeks")] });
    open({ ...TEXTS, byModel: true });
    choose("one.jpg");
    const choice = screen.getByRole("switch", { name: "Let the AI server read pictures" });
    expect(choice).toBeChecked();
    expect(choice).toHaveAccessibleDescription(/Pictures are sent to the AI server/);
    press("Read the text");
    await waitFor(() => expect(area()).toHaveValue("Leek soup\n2 leeks"));
    expect(screen.getByText("Read by the AI server")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Compare the text with the picture" })).toBeVisible();

    fireEvent.click(choice);
    expect(choice).toHaveAccessibleDescription(/are not sent/);
    api.answer(readTextOfFile, { success: true, pages: [recognisedPage("Leek soup\n3 leeks")] });
    press("Read the text");
    await waitFor(() => expect(area().value).toContain("3 leeks"));
    expect(screen.getByText("Read without AI")).toBeVisible();
    expect(api.callsOf(readTextOfFile).map(({ query }) => query["by"])).toEqual([undefined, "offline"]);
    cleanup();
    open({ ...TEXTS, byModel: true });
    choose("one.jpg");
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("offers no choice where no AI server reads pictures", () => {
    fakeApi();
    open();
    choose("one.jpg");
    expect(screen.queryByRole("switch")).toBeNull();
  });

  it("says that the server recognises no text", () => {
    fakeApi();
    open({ ...TEXTS, languages: [] });
    expect(screen.getByText("This server has no data to recognise text with.")).toBeVisible();
  });
});
