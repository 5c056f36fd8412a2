import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";

const LICENCE = /^(?:licen[cs]e|copying|notice|third-?party-?notices?)(?:[.-]|$)/i;
const CODE = /\.(?:[cm]?[jt]s|json|node)$/i;
const IN_README = /^(?:#+\s*licen[cs]e\b|licen[cs]e\s*\n[-=]+)[\s\S]*/im;
/** Licences whose text names nobody, so that another package's copy of it is the whole text. */
const COMMON = new Set(["Apache-2.0"]);

const person = z.union([z.string(), z.object({ name: z.string() })]);
const manifestSchema = z.object({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  /** As old packages say it. */
  licenses: z.optional(z.array(z.object({ type: z.string() }))),
  author: z.optional(person),
});

/** What a package says of itself, and the texts of its licence files. */
interface Notice {
  name: string;
  version: string;
  licence: string;
  author: string;
  texts: string[];
}

/** Returns the folder of the package that a file belongs to; null for a file of no package. */
export function packageFolder(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    // Some packages have such files without a name in folders of their own, to say of which kind the modules there are.
    const { name, version } = manifestIn(folder) ?? {};
    if (name && version) return folder;
  }
  return null;
}

/** Returns one text with the licences of all these packages, by name. Throws where a package says nothing of a licence. */
export function noticesText(product: string, folders: Iterable<string>): string {
  const notices = new Map<string, Notice>();
  for (const folder of folders) {
    const notice = noticeOf(folder);
    notices.set(`${notice.name} ${notice.version}`, notice);
  }
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice);
  const common = new Map(
    sorted
      .filter(({ licence, texts: [text] }) => COMMON.has(licence) && text !== undefined)
      .map(({ licence, texts: [text = ""] }) => [licence, text]),
  );
  const parts = sorted.map(({ name, version, licence, author, texts }) => {
    if (licence === "" && texts.length === 0)
      throw new Error(`${name} ${version} says nothing of its licence.`);
    const heading = [`${name} ${version}`, licence && `Licence: ${licence}`, author && `Author: ${author}`];
    const shared = common.get(licence);
    const body = texts.length > 0 ? texts : [shared ?? "The package brings no text of its licence."];
    return [heading.filter(Boolean).join("\n"), ...body].join("\n\n");
  });
  return (
    [`${product} contains the following packages of others.`, ...parts].join(`\n\n${"-".repeat(80)}\n\n`) +
    "\n"
  );
}

function noticeOf(folder: string): Notice {
  const { name = "", version = "", licenses = [], author = "", ...manifest } = manifestIn(folder) ?? {};
  const licence = manifest.license ?? licenses.map(({ type }) => type).join(" OR ");
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name) && !CODE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
  if (texts.length === 0) texts.push(...licenceInReadme(folder));
  return {
    name,
    version,
    licence,
    author: typeof author === "string" ? author : author.name,
    texts,
  };
}

/** The end of a README from the heading that speaks of the licence; short packages have no other text of it. */
function licenceInReadme(folder: string): string[] {
  const readme = readdirSync(folder).find((name) => /^readme(?:\.md)?$/i.test(name));
  const section = readme && IN_README.exec(readFileSync(join(folder, readme), "utf8"))?.[0];
  return section ? [section.trim()] : [];
}

function manifestIn(folder: string): z.infer<typeof manifestSchema> | null {
  const file = join(folder, "package.json");
  return existsSync(file)
    ? (manifestSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? null)
    : null;
}
