import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { editDistance } from "@larder/domain/text/edit-distance";

type Variables = Readonly<Record<string, string | undefined>>;

/** Shorter names, such as HOST and PORT, are near to too many that are others'. */
const MIN_COMPARED = 6;
/** Names in a .env file that belong to Node, the shell or docker compose. */
const OTHERS =
  /^(?:NODE_\w+|npm_\w+|COMPOSE_\w+|DOCKER_\w+|UV_\w+|LC_\w+|GOOGLE_CLOUD_\w+|GCLOUD_\w+|(?:https?|no|all)_proxy|TZ|LANG|PATH|HOME|DEBUG|NO_COLOR|FORCE_COLOR)$/i;

/**
 * Names what looks like a setting and is none, each with the nearest right name, in sentences for the operator. The
 * environment holds other programs' variables too, so of it only near misses are named; of `.env` every unknown name.
 *
 * @param known the names of all settings
 * @param envFile what `.env` says
 */
export function unknownSettings(
  known: readonly string[],
  environment: Variables,
  envFile: Variables,
): string[] {
  const isKnown = new Set(known);
  const unknown = (variables: Variables) => Object.keys(variables).filter((name) => !isKnown.has(name));
  const inFile = unknown(envFile).filter((name) => !OTHERS.test(name));
  const nearMisses = unknown(environment).filter((name) => {
    if (Object.hasOwn(envFile, name) || OTHERS.test(name)) return false;
    const near = nearest(name, known);
    // With the right name set beside it, it is probably another program's.
    return near !== null && !environment[near];
  });
  return [...inFile, ...nearMisses].map((name) => {
    const near = nearest(name, known);
    return `${name}${inFile.includes(name) ? " in .env" : ""} is no setting of Larder and does nothing${near ? `: did you mean ${near}?` : "."}`;
  });
}

/** Reads the `.env` file that Node was started with, by `--env-file`; empty where there is none. */
export function envFileOf(nodeArguments: readonly string[]): Variables {
  const file = nodeArguments
    .map((argument) => /^--env-file(?:-if-exists)?=(.+)$/.exec(argument)?.[1])
    .find((path) => path !== undefined);
  if (file === undefined) return {};
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch {
    // Node itself has complained, or the file may be missing.
    return {};
  }
}

/** The setting that a name was probably meant to be; null when none is near. */
function nearest(name: string, known: readonly string[]): string | null {
  const meant = squeezed(name);
  const near = known
    .filter((each) => each.length >= MIN_COMPARED)
    .map((each) => ({ each, away: editDistance(meant, squeezed(each), 2) }))
    .filter(({ each, away }) => away <= (squeezed(each).length < 12 ? 1 : 2))
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.each ?? null;
}

function squeezed(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, "");
}
