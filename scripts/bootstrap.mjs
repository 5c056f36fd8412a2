#!/usr/bin/env node
// The one way in: every `npm run …` of this repository comes through here. Plain JavaScript that runs on any
// Node >= 18 with nothing installed; it brings packages and the pinned Node first, then does what was asked.
import { commands } from "./bootstrap/commands.mjs";
import { endWithParent, listenForSignals } from "./bootstrap/processes.mjs";
import { StepFailed, exitWith } from "./bootstrap/progress.mjs";

const [name, ...args] = process.argv.slice(2);

await exitWith(() => {
  if (Number.parseInt(process.versions.node, 10) < 18) {
    throw new StepFailed(`Larder needs Node 18 or newer to set itself up; this is ${process.version}.`);
  }
  if (name === undefined || !Object.hasOwn(commands, name)) {
    throw new StepFailed(`usage: node scripts/bootstrap.mjs <${Object.keys(commands).join("|")}>`, 2);
  }
  listenForSignals();
  endWithParent();
  return commands[name](args);
});
