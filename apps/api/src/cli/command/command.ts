import { parseArgs, type ParseArgsConfig } from "node:util";

/** An error in a command's arguments or input; its message is for the operator. */
export class CommandError extends Error {
  override name = "CommandError";
}

const WRONG_USAGE = 2;

/** Runs a command to its end: a problem becomes one clear sentence and an exit status other than zero. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof CommandError ? WRONG_USAGE : 1;
  }
}

/** Aborts at the first signal to stop, so that what was begun can be undone; a second one ends the process. */
export function endedBySignal(sentence: string): AbortSignal {
  const ending = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.once(name, () => ending.abort(new Error(sentence)));
  }
  return ending.signal;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Reads the options of a command; throws a `CommandError` with its usage when they are invalid. */
export function readOptions<const T extends Options>(args: readonly string[], options: T, usage: string) {
  return readWords(args, { options }, usage).values;
}

/** Reads the options like `readOptions`, and the positional arguments where the command accepts any. */
export function readWords<const T extends ParseArgsConfig>(
  args: readonly string[],
  config: T,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], strict: true, ...config });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** A number for people: "12,345". */
export function counted(count: number): string {
  return count.toLocaleString("en");
}
