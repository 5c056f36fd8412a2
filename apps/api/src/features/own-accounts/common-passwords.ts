import { loginKey } from "@larder/domain/account/login-key";

let known: Promise<ReadonlySet<string>> | undefined;

/** The list is large and rarely needed: it is read at the first question. */
async function passwords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary.passwords);
}

/** Digits and signs with which people lengthen a password. */
const LENGTHENED = /^[\P{L}]+|[\P{L}]+$/gu;

/**
 * Returns whether a password is among the first that a guesser tries: one of the most used ones of published lists, also
 * with digits or signs around it, a single character or word again and again, or the user's own name.
 */
export async function isCommonPassword(password: string, name: string): Promise<boolean> {
  const list = await (known ??= passwords());
  const folded = loginKey(password).replaceAll(" ", "");
  const core = folded.replace(LENGTHENED, "");
  const unit = /^(.{1,8}?)\1+$/u.exec(folded)?.[1];
  const isName = [folded, core].includes(loginKey(name).replaceAll(" ", ""));
  return isName || list.has(folded) || core === "" || list.has(core) || unit !== undefined;
}
