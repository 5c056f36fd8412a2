import type { ArchiveReader } from "../../archive-reader.ts";
import { broccoliReader } from "./broccoli.ts";
import { CROUTON } from "./crouton.ts";
import { FLAVORISH } from "./flavorish.ts";
import { jsonReader } from "./json-format.ts";
import { MELA } from "./mela.ts";

/** The readers of formats that have a file of JSON for each recipe. */
export const JSON_READERS: readonly ArchiveReader[] = [
  ...[MELA, CROUTON, FLAVORISH].map(jsonReader),
  broccoliReader,
];
