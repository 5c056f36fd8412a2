import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../../storage/sqlite/folder-lock.ts";
import {
  ACCOUNTS,
  AT,
  backUp,
  closeAll,
  dirOf,
  file,
  fill,
  folderPerCase,
  openBoth,
  restoreInto,
  sqliteIn,
} from "./testing/backup-world.ts";

folderPerCase();

describe("a restore refuses", () => {
  beforeEach(async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    await backUp(sqliteIn("old"), dirOf("old"));
    await closeAll();
  });

  async function altered(change: (text: string) => string): Promise<void> {
    const text = gunzipSync(await readFile(file())).toString();
    await writeFile(file(), gzipSync(change(text)));
  }

  /** Alters the backup and gives it a matching end, as another program may write it. */
  async function forged(change: (body: string) => string): Promise<void> {
    await altered((text) => {
      const lines = text.trimEnd().split("\n");
      const body = change(`${lines.slice(0, -1).join("\n")}\n`);
      const { end } = JSON.parse(lines.at(-1) ?? "");
      const sha256 = createHash("sha256").update(body).digest("hex");
      return `${body}${JSON.stringify({ end: { ...end, sha256 } })}\n`;
    });
  }

  it("no backup of an older Larder, which knew fewer kinds of records", async () => {
    await altered((text) => {
      const lines = text
        .trimEnd()
        .split("\n")
        .filter((line) => !line.startsWith('{"kind":"recipeVersions"'));
      const body = `${lines.slice(0, -1).join("\n")}\n`;
      const { recipeVersions: _, ...counts } = JSON.parse(lines.at(-1) ?? "").end.counts;
      const sha256 = createHash("sha256").update(body).digest("hex");
      return `${body}${JSON.stringify({ end: { counts, sha256 } })}\n`;
    });
    await restoreInto("new");
    const { store } = await openBoth(sqliteIn("new"));
    expect(await store.transfer.counts()).toMatchObject({ recipes: 4, recipeVersions: 0, users: 1 });
  });

  it.each([
    ["one letter is another", (text: string) => text.replace("más sal", "mas sal"), /altered/],
    ["a line is missing", (text: string) => text.replace(/\n[^\n]*\n/, "\n"), /altered/],
    ["a count is another", (text: string) => text.replace('"users":1', '"users":2'), /not hold all users/],
    ["its end is missing", (text: string) => text.replace(/\n[^\n]*\n$/, "\n"), /cut short/],
    ["half of its last line is missing", (text: string) => text.slice(0, -20), /cut short/],
    ["something is added", (text: string) => `${text}{"kind":"users","item":{}}\n`, /behind its end/],
    ["a line is no record", (text: string) => text.replace("\n", '\n{"kind":"spies"}\n'), /no record/],
    ["a line is no JSON", (text: string) => text.replace("\n", "\n{\n"), /no JSON/],
    ["it is of a newer version", (text: string) => text.replace(':1,"cr', ':2,"cr'), /newer Larder/],
    ["it is something else", () => '{"larder":"menu"}\n', /no backup of Larder/],
    ["it is empty", () => "", /cut short/],
  ])("a file of which %s, and touches nothing", async (_, change, why) => {
    await altered(change);
    await expect(restoreInto("new")).rejects.toThrow(why);
    await expect(readdir(dirOf("new"))).rejects.toThrow("ENOENT");
  });

  it.each([
    [
      "a recipe with a link that runs",
      /"url":"https?:/,
      '"url":"javascript:',
      /recipes "\S+" \((url|importedUrl)/,
    ],
    ["a recipe without a part", '"servings":', '"portions":', /recipes "demo-7-0" \(servings\)/],
    ["a user without an address", '"email":"ana@example.org"', '"email":null', /users "ana" \(email\)/],
    [
      "a bookmark of no moment",
      `"createdAt":"${AT}"`,
      '"createdAt":"once"',
      /bookmarks .*ana.* \(createdAt\)/,
    ],
    [
      "a rating beyond all others",
      '"rating":5,"note"',
      '"rating":6,"note"',
      /cookingNotes .*odd.* \(rating\)/,
    ],
    ["feedback of no kind", '"done":true', '"done":"so"', /feedback "\S+" \(done\)/],
    ["a request of no status", '"status":"planned"', '"status":"lost"', /requests "\S+" \(status\)/],
    ["no item at all", /"item":\{"id":"ana".*\}/, '"item":{}}', /users .* \(id, email, preferredLanguage\)/],
  ])("a file with %s, naming it, and touches nothing", async (_, part, other, why) => {
    await forged((body) => {
      expect(body).toMatch(part);
      return body.replace(part, other);
    });
    await expect(restoreInto("new")).rejects.toThrow(why);
    await expect(readdir(dirOf("new"))).rejects.toThrow("ENOENT");
  });

  it("a file that a full disk cut, one that is no gzip, and one that is not there", async () => {
    const bytes = await readFile(file());
    await writeFile(file(), bytes.subarray(0, bytes.length / 2));
    await expect(restoreInto("new")).rejects.toThrow(/cut short/);
    await writeFile(file(), "once upon a time");
    await expect(restoreInto("new")).rejects.toThrow(/no gzip/);
    await rm(file());
    await expect(restoreInto("new")).rejects.toThrow(/There is no file/);
  });

  it("a folder, and a pipe that nobody writes to", async () => {
    await expect(restoreInto("new", { from: dirOf("old") })).rejects.toThrow(/is no file/);
    execFileSync("mkfifo", [dirOf("pipe")]);
    await expect(restoreInto("new", { from: dirOf("pipe") })).rejects.toThrow(/is no file/);
  });

  it("to go on once it was stopped, while it still reads the file", async () => {
    const signal = AbortSignal.abort(new Error("Stopped."));
    await altered((text) => text.replace("más sal", "mas sal"));
    await expect(restoreInto("new", { signal })).rejects.toThrow("Stopped.");
  });

  it("a store that is not empty, and accounts that are there", async () => {
    const { store } = await openBoth(sqliteIn("new"));
    await store.users.upsert({ id: "cy", email: "cy@example.org" });
    await closeAll();
    await expect(restoreInto("new")).rejects.toThrow(/not empty \(users: 1\).*--replace/);
    await mkdir(dirOf("other"));
    await writeFile(join(dirOf("other"), "local-identity.json"), ACCOUNTS);
    await expect(restoreInto("other")).rejects.toThrow(/there are accounts/);
  });

  it("a folder that a server runs on", async () => {
    const giveBack = await lockFolder(dirOf("new"));
    await expect(restoreInto("new", { replace: true })).rejects.toThrow(/another Larder runs/);
    giveBack();
    await restoreInto("new", { replace: true });
  });

  it("a file of DATA_DIR that it does not know", async () => {
    await forged((body) => body.replace('"admin-password"', '"../evil"'));
    await expect(restoreInto("new")).rejects.toThrow(/belongs to nothing here/);
    expect((await readdir(dirOf("new"))).filter((name) => !/lock|media/.test(name))).toEqual([]);
  });
});
