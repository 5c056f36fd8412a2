import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The folder in the packages that holds the data of the LSTM engine. */
const DATA = "4.0.0_best_int";

/**
 * Returns the folder with the recogniser's data of a language; null where no installed package brings it.
 *
 * @param code of three letters, as tesseract names languages: "eng"
 */
export function languageDataFolder(code: string): string | null {
  if (!/^[a-z]{3}(?:_[a-z]{2,5})?$/.test(code)) return null;
  try {
    const folder = join(dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), DATA);
    return existsSync(join(folder, `${code}.traineddata.gz`)) ? folder : null;
  } catch {
    return null;
  }
}
