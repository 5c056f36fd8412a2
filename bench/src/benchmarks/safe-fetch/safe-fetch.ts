import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Comparison } from "../table.ts";
import type { Outcome } from "./attacks.ts";

const run = promisify(execFile);
/** Namespaces for the network, files and users: no root is needed where the machine permits them. */
const NAMESPACES = ["--user", "--map-root-user", "--net", "--mount"];

/**
 * Tries the known attacks by the import call of the real server, in a network namespace in which every private
 * address answers and the system resolves names. Fails when an attack succeeds.
 */
export async function benchSafeFetch(): Promise<Comparison[]> {
  try {
    await run("unshare", [...NAMESPACES, "ip", "link", "set", "lo", "up"]);
  } catch (error) {
    const [why = ""] = String(Object(error).stderr || error).split("\n");
    return [
      { what: "attacks in a network of their own", figure: `not tried, none can be made here: ${why}` },
    ];
  }
  const inside = join(import.meta.dirname, "attacks.ts");
  const { stdout } = await run("unshare", [...NAMESPACES, process.execPath, inside]);
  const outcome: Outcome = JSON.parse(stdout);
  const { attacks, more, addresses, ours, bare, isPublicRead } = outcome;
  if (!isPublicRead) throw new Error("The public page could not be imported: nothing is shown.");
  if (ours.length > 0) throw new Error(`Through the safe client came: ${ours.join(", ")}`);
  return [
    {
      what: `${attacks} attacks by the import call, ${more} more by pages that it reads and names that turn, against ${addresses} addresses`,
      figure: `${ours.length} got through; by a plain fetch ${bare.length} of ${attacks}`,
    },
  ];
}
