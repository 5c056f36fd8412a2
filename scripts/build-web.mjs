// // Builds the web app if it is stale, and installs nothing: for commands that need the built app in an installed
// workspace.
import { projectNode } from "./bootstrap/install.mjs";
import { listenForSignals } from "./bootstrap/processes.mjs";
import { exitWith } from "./bootstrap/progress.mjs";
import { ensureWebBuilt } from "./bootstrap/web-build.mjs";

listenForSignals();
await exitWith(() => ensureWebBuilt(projectNode()));
