import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { storageFor } from "../../storage/storage-for.ts";
import type { Storage } from "../../storage/shared/storage.ts";
import { CommandError, readWords } from "../command/command.ts";
import { readLocation } from "../command/read-location.ts";

interface Asked {
  file: string;
  storage: Storage;
  dataDir: string;
  isOn: (option: string) => boolean;
}

/** Reads the arguments of both commands: a file, relative to the folder that npm was called in, and the configured store. */
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
    storage: storageFor(readLocation(env["MONGODB_URI"] || "sqlite", dataDir)),
    dataDir,
    isOn: (option) => values[option] === true,
  };
}
