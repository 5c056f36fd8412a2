import { compileCache, settingsArguments } from "./environment.mjs";
import { inRoot } from "./paths.mjs";
import { run, stop } from "./processes.mjs";
import { sourceArguments } from "./source.mjs";
import { toolCall } from "./tools.mjs";

/** The port on which apps/web/vite.config.ts serves the web app; the API accepts its origin in development only. */
const WEB_PORT = "5173";

/** The API restarts on every change, the web app reloads in the browser; one Ctrl-C ends both. */
export async function runDev(node) {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
  const api = run(
    node,
    [
      "--watch",
      "--watch-preserve-output",
      ...sourceArguments("apps/api/src/main.ts", ["--web-port", WEB_PORT]),
    ],
    {
      env: { ...compileCache, ...colour },
      label: "api",
    },
  );
  const web = run(
    node,
    [...settingsArguments(), ...toolCall("vite"), "--strictPort", "--clearScreen", "false"],
    {
      cwd: inRoot("apps/web"),
      env: colour,
      label: "web",
    },
  );
  const status = await Promise.race([api, web]);
  stop("SIGTERM");
  await Promise.all([api, web]);
  return status;
}
