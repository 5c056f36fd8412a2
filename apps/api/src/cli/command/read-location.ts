import { parseLocation, type StoreLocation } from "../../storage/storage-for.ts";
import { CommandError } from "./command.ts";

/**
 * Reads the location of a store from the command line.
 *
 * @throws CommandError for a text that names none
 */
export function readLocation(text: string, dataDir: string): StoreLocation {
  const location = parseLocation(text, dataDir);
  if (location) return location;
  throw new CommandError(`"${text}" names no store: write sqlite, sqlite:PATH or mongodb://HOST/DATABASE.`);
}
