import { banner, firstLinkLines } from "./startup/banner.ts";
import { EnvironmentError, SETTING_NAMES } from "./config/env.ts";
import { stopOnSignal } from "./http/server/graceful-stop.ts";
import { envFileOf, unknownSettings } from "./config/setting-names.ts";
import { usableEnvironment } from "./config/usable-environment.ts";
import { startServer } from "./start-server.ts";

/** sysexits.h EX_CONFIG: something was found in an unconfigured or misconfigured state. */
const EX_CONFIG = 78;

async function start(): Promise<void> {
  const env = usableEnvironment(process.env);
  for (const sentence of unknownSettings(SETTING_NAMES, process.env, envFileOf(process.execArgv))) {
    process.stderr.write(`Larder: ${sentence}\n`);
  }
  const started = await startServer(env, stopOnSignal);
  process.stdout.write(banner({ ...started, env }));
  void started.laterFirstLink.then((link) => link && process.stdout.write(`${firstLinkLines(link)}\n`));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(error instanceof EnvironmentError ? EX_CONFIG : 1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return "Larder cannot start: the port is taken. Stop the other program, or choose another with PORT=5001.";
  }
  return `Larder cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
