// Builds the web app if it is stale, and installs nothing: for whoever needs the built app and has the packages.
import { projectNode } from "./bootstrap/install.mjs";
import { listenForSignals } from "./bootstrap/processes.mjs";
import { exitWith } from "./bootstrap/progress.mjs";
import { ensureWebBuilt } from "./bootstrap/web-build.mjs";

listenForSignals();
await exitWith(() => ensureWebBuilt(projectNode()));
