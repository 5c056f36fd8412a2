import "./no-network.ts";
import { parentPort } from "node:worker_threads";
import type { PrintedLine } from "@larder/domain/text-recognition/recognised-page";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { pictureOfPage } from "./pdf-images.ts";
import { hasText, pdfLines } from "./pdf-lines.ts";

export interface PdfInput {
  bytes: Uint8Array;
  mostPages: number;
}

/** A page of a PDF: its own text, or the picture of it where it has none, or neither. */
export type PdfPage = { lines: PrintedLine[] } | { picture: Uint8Array } | null;

export type PdfOutput =
  | { pages: PdfPage[] }
  | { failure: "unreadable" | "locked" | "too-many-pages"; detail: string };

/** Nothing of a document runs, and nothing is loaded for it: no script, no font, no character map. */
const CONFINED = {
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: false,
  maxImageSize: 60_000_000,
  verbosity: 0,
};

async function readPdf({ bytes, mostPages }: PdfInput): Promise<PdfOutput> {
  const pdf = await getDocumentProxy(bytes, CONFINED);
  if (pdf.numPages > mostPages) return { failure: "too-many-pages", detail: String(pdf.numPages) };
  const { OPS } = await getResolvedPDFJS();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item
        ? [
            {
              ...item,
              transform: [
                ...item.transform.slice(0, 4),
                item.transform[4] - left,
                item.transform[5] - bottom,
              ],
            },
          ]
        : [],
    );
    const lines = pdfLines(texts, { width: right - left, height: top - bottom });
    if (hasText(lines)) pages.push({ lines });
    else {
      const picture = await pictureOfPage(page, OPS);
      pages.push(picture ? { picture } : lines.length > 0 ? { lines } : null);
    }
    page.cleanup();
  }
  return { pages };
}

parentPort?.on("message", (input: PdfInput) => {
  void readPdf(input)
    .catch((error: unknown): PdfOutput => {
      const isLocked = error instanceof Error && error.name === "PasswordException";
      return { failure: isLocked ? "locked" : "unreadable", detail: String(error) };
    })
    .then((output) => parentPort?.postMessage(output));
});
parentPort?.postMessage("ready");
