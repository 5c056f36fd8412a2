import "./no-network.ts";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import type { PrintedLine } from "@larder/domain/text-recognition/recognised-page";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { digitPicture } from "./digit-picture.ts";
import { languageDataFolder } from "./language-data.ts";
import { hasTooManyPixels, pngOf, preparePage } from "./prepare-page.ts";
import { readFractions, type ReadDigits } from "./read-fractions.ts";
import { linesOf } from "./recognised-lines.ts";

/** A picture of a page, and the language of its text as tesseract names it. */
export interface RecognitionInput {
  bytes: Uint8Array;
  code: string;
}

export type RecognitionOutput =
  | { lines: PrintedLine[] }
  | { failure: "unreadable" | "too-many-pixels" | "failed"; detail: string };

const CORE = fileURLToPath(new URL("./recognition-core.ts", import.meta.url));
const CORE_FOLDER = dirname(createRequire(import.meta.url).resolve("tesseract.js/package.json"));

/** The recogniser's parameters for a page: blocks and columns are found, and a column of dashes is no vertical text. */
const PAGE = { tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "300", textord_tabfind_vertical_text: "0" };
/** The recogniser's parameters for one line of digits; they hold for one call. */
const DIGITS_ONLY = { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: "0123456789" };

let current: { code: string; worker: Worker } | null = null;

/** Returns a recogniser of the language; it is reused until another language is wanted. */
async function recogniserOf(code: string): Promise<Worker> {
  if (current?.code === code) return current.worker;
  await current?.worker.terminate();
  current = null;
  const langPath = languageDataFolder(code);
  if (langPath === null) throw new Error(`no data of the language ${code}`);
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    workerPath: CORE,
    corePath: CORE_FOLDER,
    langPath,
    gzip: true,
    cacheMethod: "none",
    // Without a handler, the library throws outside of any call.
    errorHandler: () => {},
  });
  await worker.setParameters(PAGE);
  current = { code, worker };
  return worker;
}

const digitReader =
  (worker: Worker): ReadDigits =>
  async (digits) => {
    const { data } = await worker.recognize(await digitPicture(digits), {
      rotateAuto: false,
      ...DIGITS_ONLY,
    });
    return { text: data.text.replace(/\s/g, ""), confidence: data.confidence };
  };

async function recognise({ bytes, code }: RecognitionInput): Promise<RecognitionOutput> {
  if (await hasTooManyPixels(bytes)) return { failure: "too-many-pixels", detail: "too many pixels" };
  const prepared = await preparePage(bytes).catch((error: unknown) => String(error));
  if (typeof prepared === "string") return { failure: "unreadable", detail: prepared };
  const worker = await recogniserOf(code);
  const { data } = await worker.recognize(await pngOf(prepared.page), {}, { text: false, blocks: true });
  const placed = linesOf(data.blocks ?? [], prepared);
  const lines = await readFractions(prepared.page, placed, digitReader(worker));
  return {
    lines: lines.map((line) => ({
      ...line,
      words: line.words.map(({ text, confidence, box }) => ({ text, confidence, box })),
    })),
  };
}

parentPort?.on("message", (input: RecognitionInput) => {
  void recognise(input)
    .catch((error: unknown): RecognitionOutput => ({ failure: "failed", detail: String(error) }))
    .then((output) => parentPort?.postMessage(output));
});
parentPort?.postMessage("ready");
