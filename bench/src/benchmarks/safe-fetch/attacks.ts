/** Runs in a network namespace, see `safe-fetch.ts`: reports which attacks reached an address that is not public. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { isIPv6 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  literals,
  names,
  PUBLIC,
  redirects,
  schemes,
  setAttackNames,
} from "@larder/safe-fetch/testing/attacks";
import { startDnsServer } from "@larder/safe-fetch/testing/dns-server";
import { pageNaming } from "@larder/reader/testing/page-naming";
import { importOver } from "@larder/api/testing/hostile-site";
import { signInOver, startServer } from "@larder/api/testing/running-server";

export interface Outcome {
  attacks: number;
  /** The number of further attacks: the same addresses as the picture and links of a page, and names that rebind. */
  more: number;
  /** The number of addresses that respond, the machine's own among them. */
  addresses: number;
  /** The names of the successful attacks, by the import call and by a plain fetch. */
  ours: string[];
  bare: string[];
  /** True if an ordinary page at a public address was imported: the client does not refuse everything. */
  isPublicRead: boolean;
}

const TIMEOUT_MS = 3_000;
const PAGE = `<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul>
  <h2>Method</h2><ol><li>Wash the leeks and cut them up.<li>Boil them in the stock for half an hour.</ol>`;

const folder = mkdtempSync(join(tmpdir(), "larder-safe-fetch-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const addresses = giveAddresses();
resolveNamesHere();
const dns = await startDnsServer(53);
setAttackNames(dns);
dns.set("public.test", [PUBLIC]);

const direct = [...literals, ...names, ...schemes];
let hits = 0;
const site = createServer((request, response) => {
  const [, kind = "", index = ""] = (request.url ?? "").split("/");
  const redirect = kind === "redirect" ? redirects[Number(index)] : undefined;
  response.setHeader("connection", "close").setHeader("content-type", "text/html");
  if (redirect) {
    const to = redirect.address === "/again" ? request.url : redirect.address;
    response.writeHead(redirect.status, { location: to }).end();
  } else if (kind === "rebind" && Number(index) < 4) {
    response.writeHead(302, { location: `/rebind/${Number(index) + 1}` }).end();
  } else {
    response.end(kind === "naming" ? pageNaming(direct[Number(index)]?.address ?? "") : PAGE);
  }
});
site.on("connection", ({ localAddress = "" }) => {
  if (localAddress.replace("::ffff:", "") !== PUBLIC) hits += 1;
});
await once(site.listen(80, "::"), "listening");

interface Tried {
  name: string;
  address: string;
  /** The number of answers after which rebind.test resolves to loopback. */
  turnsAfter?: number;
}

const onPages: Tried[] = direct.map(({ name }, index) => ({
  name: `a page that names ${name}`,
  address: `http://public.test/naming/${index}`,
}));
const turning: Tried[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((turnsAfter) => ({
  name: `a name that turns after ${turnsAfter} answers`,
  address: "http://rebind.test/rebind/0",
  turnsAfter,
}));
const attacks: Tried[] = [
  ...direct,
  ...redirects.map(({ name }, index) => ({
    name: `a redirect ${name}`,
    address: `http://public.test/redirect/${index}`,
  })),
  // The first connection, for which A and AAAA are asked, is to the public address.
  { name: "a name that rebinds", address: "http://rebind.test/rebind/0", turnsAfter: 2 },
];

const more = [...onPages, ...turning];

/** Returns the names of the attacks for which `go` reached a server. */
async function thoseThatLand(
  tried: readonly Tried[],
  go: (address: string) => Promise<unknown>,
): Promise<string[]> {
  const landed: string[] = [];
  for (const { name, address, turnsAfter = 0 } of tried) {
    dns.set("rebind.test", (query) => [query < turnsAfter ? PUBLIC : "127.0.0.1"]);
    hits = 0;
    await go(address).catch(() => {});
    if (hits > 0) landed.push(name);
  }
  return landed;
}

const server = await startServer(folder);
const { token } = await signInOver(server.url, "ana");
const importPage = (address: string) => importOver(server.url, token, address);
const ours = await thoseThatLand([...attacks, ...more], importPage);
const { status } = await importPage("http://public.test/soup");
const bare = await thoseThatLand(attacks, (address) =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((answer) => answer.text()),
);
const outcome: Outcome = {
  attacks: attacks.length,
  more: more.length,
  addresses,
  ours,
  bare,
  isPublicRead: status === 201,
};
process.stdout.write(JSON.stringify(outcome));
await server.end("SIGKILL");
process.exit();

/** Assigns every address that an attack targets to the loopback device. @returns the number of its addresses */
function giveAddresses(): number {
  const wanted = literals.map(({ address }) => new URL(address).hostname.replace(/^\[|\]$/g, ""));
  const lines = [PUBLIC, ...new Set(wanted)].map((address) =>
    isIPv6(address) ? `address add ${address}/128 dev lo nodad` : `address add ${address}/32 dev lo`,
  );
  const ip = (args: string[], input = "") =>
    execFileSync("ip", args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
  ip(["link", "set", "lo", "up"]);
  for (const line of lines) {
    try {
      ip(line.split(" "));
    } catch {
      // Some are the machine's own already, and some no machine can have.
    }
  }
  return ip(["-oneline", "address", "show", "dev", "lo"]).trim().split("\n").length;
}

/** Makes the system's resolver ask the name server on this machine, within the namespace only. */
function resolveNamesHere(): void {
  for (const [file, text] of [
    ["/etc/resolv.conf", "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n"],
    ["/etc/nsswitch.conf", "hosts: files dns\n"],
  ] as const) {
    const own = join(folder, file.replaceAll("/", "-"));
    writeFileSync(own, text);
    execFileSync("mount", ["--bind", own, file]);
  }
}
