import type { Page } from "playwright-core";
import { paprikaArchive } from "../paprika-archive.ts";
import { inTurn } from "./steps.ts";
import type { Screen } from "./screen.ts";

const page: Screen["path"] = () => "/recipes/add/collection";

async function chooseArchive(opened: Page): Promise<void> {
  const file = { name: "Mine.paprikarecipes", mimeType: "", buffer: await paprikaArchive() };
  await opened.getByTestId("files").setInputFiles(file);
  await opened.getByRole("checkbox").first().waitFor({ state: "attached" });
}

async function removeOthers(opened: Page): Promise<void> {
  const { imports } = await (await opened.request.get(new URL("/api/imports", opened.url()).href)).json();
  for (const { id } of imports) {
    await opened.request.delete(new URL(`/api/imports/${id}`, opened.url()).href);
  }
}

/** The import of a collection. A user has few imports at once, so those of earlier visits are removed. */
export const IMPORT_SCREENS: readonly Screen[] = [
  { name: "import-collection", path: page },
  { name: "import-preview", path: page, doStep: inTurn(removeOthers, chooseArchive), long: true },
];
