import { scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

export interface StoredPassword {
  salt: string;
  passwordHash: string;
}

export async function hashPassword(password: string, salt: Buffer): Promise<StoredPassword> {
  const key = await derive(password, salt, KEY_BYTES);
  return { salt: salt.toString("base64url"), passwordHash: key.toString("base64url") };
}

export async function isPassword(password: string, { salt, passwordHash }: StoredPassword): Promise<boolean> {
  const expected = Buffer.from(passwordHash, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), KEY_BYTES);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
