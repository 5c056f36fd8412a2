import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { JobTurns } from "../../ports/job-turns.ts";
import type { Ports } from "../../ports/ports.ts";
import { createPictureFetch } from "./fetch-import-pictures.ts";
import type { ImportContext, ImportWork, ImportWorkSettings } from "./import-context.ts";
import type { ImportSizeLimits } from "./import-files.ts";
import { type ImportJobs, startImportJobs } from "./import-jobs.ts";
import { createImportsService } from "./imports.service.ts";
import { createListing } from "./list-entries.ts";
import { readAddresses, type ReadPage } from "./reading/read-addresses.ts";
import { createRun } from "./run-import.ts";
import { createUndo } from "./undo-import.ts";

/** The limits of imports, and how many this process works on at once. */
export interface ImportSettings extends ImportWorkSettings, ImportSizeLimits {
  jobs: number;
}

export interface ImportsOptions
  extends
    Pick<Ports, "store" | "uploads" | "pages" | "pictures" | "media" | "clock" | "newId">,
    Pick<ImportContext, "addImported" | "restoreRecipe" | "takeContent" | "savePicture"> {
  settings: ImportSettings;
  turns: JobTurns;
  readPage: ReadPage;
  /** Called with what went wrong; `importId` is missing where it concerns no single import. */
  failed: (error: unknown, importId?: string) => void;
}

/** Creates the service of imports and starts the work on them. */
export function createImports(options: ImportsOptions) {
  const { store, settings, turns, readPage, failed } = options;
  const context: ImportContext = {
    ...options,
    readAddresses: (stored) => readAddresses(stored, readPage),
    report: failed,
  };
  const jobs: ImportJobs = startImportJobs({
    turns,
    jobs: settings.jobs,
    isShared: store.counters.isShared,
    unfinished: () => store.imports.unfinished(),
    workOn: (stored) => workOn(context, stored),
    failed,
  });
  const service = createImportsService({ ...options, limits: settings, wake: jobs.wake });
  return { service, stop: jobs.stop };
}

function workOn(context: ImportContext, stored: StoredImport): ImportWork {
  switch (stored.state) {
    case "looking":
      return createListing(context, stored);
    case "running":
      return createRun(context, stored);
    case "undoing":
      return createUndo(context, stored);
    default:
      return createPictureFetch(context, stored);
  }
}
