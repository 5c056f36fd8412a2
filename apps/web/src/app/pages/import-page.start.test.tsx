import { createImport, listImports, lookAtImport, putImportPiece } from "@larder/domain/contract/imports";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { buildImport } from "@/features/imports/testing/build-import";
import { fakeApi } from "@/testing/fake-api";
import { buildConfig, buildSession, renderPage } from "@/testing/render-page";
import ImportPage from "./import-page";

const imports = {
  bytes: 10,
  uploadBytes: 20,
  files: 2,
  pieceBytes: 4_194_304,
  recipes: 100,
  addresses: 50,
  uploadHours: 48,
};

function openPage() {
  const api = fakeApi();
  api.answer(listImports, { success: true, imports: [] });
  const session = buildSession({ config: buildConfig({ imports }) });
  const visited = renderPage(<ImportPage id="" />, { path: "/recipes/add/collection", session });
  return { api, visited, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(await screen.findByTestId("files"), files);

beforeEach(() => localStorage.clear());

describe("ImportPage, before an import", () => {
  it("tells the limits before anything is sent, and names the file that is too large", async () => {
    const { api, user } = openPage();
    await screen.findByText(/^Up to 10 bytes and 2 files at once/);
    await choose(user, new File(["eleven bytes"], "all.zip"));
    await screen.findByText(/^all.zip is 12 bytes, and an import may have 10 bytes/);
    expect(api.callsOf(createImport)).toEqual([]);
  });

  it("uploads the files, has them read, and opens the import", async () => {
    const { api, visited, user } = openPage();
    const files = [{ name: "all.zip", size: 4, pieces: 1, missing: [0] }];
    api.answer(createImport, { success: true, import: buildImport({ state: "uploading", files }) });
    api.answer(putImportPiece, { success: true });
    api.answer(lookAtImport, { success: true, import: buildImport({ state: "looking" }) });
    await choose(user, new File(["soup"], "all.zip"));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes/add/collection/i1"));
    await waitFor(() => expect(api.callsOf(lookAtImport)).toHaveLength(1));
    expect(api.callsOf(createImport)[0]?.body).toEqual({ files: [{ name: "all.zip", size: 4 }] });
    expect(api.callsOf(putImportPiece).map(({ path }) => path)).toEqual(["/api/imports/i1/files/0/pieces/0"]);
  });

  it("says what is wrong when the server refuses, and keeps the page", async () => {
    const { api, user } = openPage();
    api.refuse(createImport, 409, "imports-full");
    await choose(user, new File(["soup"], "all.zip"));
    expect(await screen.findByText("You have as many imports as can be. Delete one first.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeEnabled();
  });

  it("imports the addresses of a pasted text", async () => {
    const { api, visited, user } = openPage();
    api.answer(createImport, { success: true, import: buildImport({ state: "uploading" }) });
    api.answer(lookAtImport, { success: true, import: buildImport({ state: "looking" }) });
    await user.type(
      screen.getByRole("textbox", { name: "Addresses" }),
      "Try https://soup.example/leek and https://soup.example/pie!",
    );
    await screen.findByText("2 addresses found");
    await user.click(screen.getByRole("button", { name: "Look at these pages" }));
    await waitFor(() => expect(visited.at(-1)).toBe("/recipes/add/collection/i1"));
    expect(api.callsOf(createImport)[0]?.body).toEqual({
      addresses: ["https://soup.example/leek", "https://soup.example/pie"],
    });
  });

  it("lists the imports with how far they are", async () => {
    const api = fakeApi();
    api.answer(listImports, { success: true, imports: [buildImport({ state: "looked" })] });
    renderPage(<ImportPage id="" />, { path: "/recipes/add/collection" });
    const row = await screen.findByRole("link", { name: /Paprika: My recipes.paprikarecipes/ });
    expect(row).toHaveAttribute("href", "/recipes/add/collection/i1");
    expect(row).toHaveTextContent("Waits for your choice");
  });
});
