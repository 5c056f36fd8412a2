/** Ends the process, as a power cut would, at the call of `rename` whose number is in KILL_AT. */
import { promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { rename } = promises;
let calls = 0;
promises.rename = (...paths) => {
  calls += 1;
  if (calls === Number(process.env["KILL_AT"])) process.kill(process.pid, "SIGKILL");
  return rename(...paths);
};
syncBuiltinESMExports();
