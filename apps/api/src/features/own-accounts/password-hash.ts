import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "../../http/errors/app-error.ts";

const argon2id = promisify(argon2).bind(null, "argon2id");

/**
 * The parameters of argon2id: 19 MiB of memory, two passes, one lane.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Hashes that are computed at once, each with its memory on a core of its own, and those that wait at most. */
const AT_ONCE = 2;
const WAITING = 100;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{8,64})\$([\w+/]{16,128})$/;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * Hashes a password with argon2id (RFC 9106) and a new salt.
 *
 * @returns the hash in the PHC string format, which names its parameters
 * @throws AppError `server-busy` while too many are computed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  const hash = await computed(password, salt, HASH_BYTES, parameters);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Compares a password with a hash. Without one it takes as long, so that nobody learns by the time whether there is an
 * account.
 *
 * @param stored in the PHC string format; null for a user who is unknown or has no password
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt = "", hash = ""] = PHC.exec(stored ?? "") ?? [];
  if (memory === undefined) {
    await hashPassword(password);
    return false;
  }
  const wanted = Buffer.from(hash, "base64");
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const found = await computed(password, Buffer.from(salt, "base64"), wanted.length, parameters);
  return timingSafeEqual(found, wanted);
}

let running = 0;
const waiting: (() => void)[] = [];

async function computed(
  password: string,
  nonce: Buffer,
  tagLength: number,
  parameters: Parameters,
): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new AppError("server-busy", { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    // Two ways to type the same letter are the same password.
    const message = Buffer.from(password.normalize("NFC"));
    return Buffer.from(await argon2id({ message, nonce, tagLength, ...parameters }));
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
