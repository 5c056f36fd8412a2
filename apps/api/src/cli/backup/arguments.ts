import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { CommandError, readWords } from "../command/command.ts";
import { type Place, readPlace } from "../move/place.ts";

interface Asked {
  file: string;
  place: Place;
  dataDir: string;
  isOn: (option: string) => boolean;
}

/** What both commands are told: a file, by the folder that npm was called in, and the configured store. */
export function readArguments(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig["options"]>,
  usage: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Asked {
  const { values, positionals } = readWords(args, { options, allowPositionals: true }, usage);
  const [file, ...more] = positionals;
  if (file === undefined || file === "" || more.length > 0) throw new CommandError(usage);
  const dataDir = resolve(env["DATA_DIR"] || "data");
  return {
    file: resolve(env["INIT_CWD"] ?? "", file),
    place: readPlace(env["MONGODB_URI"] || "sqlite", dataDir),
    dataDir,
    isOn: (option) => values[option] === true,
  };
}
