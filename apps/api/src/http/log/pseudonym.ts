import { createHmac, scrypt } from "node:crypto";

const REMEMBERED = 1_000;

/**
 * Returns a function that gives users and addresses names of ten characters: the same one for the same text and key, and
 * nothing to be learnt from it without the key.
 */
export function createPseudonym(key: Buffer): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = createHmac("sha256", key).update(text).digest("base64url").slice(0, 10);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * Derives the key from the admin password, so that it lasts over restarts and is alike in all processes. It is derived
 * slowly: pseudonyms in a log must be of no help in guessing the password.
 */
export function pseudonymKey(adminPassword: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    scrypt(adminPassword, "larder log pseudonyms", 32, (error, key) => {
      if (error) fail(error);
      else done(key);
    });
  });
}
