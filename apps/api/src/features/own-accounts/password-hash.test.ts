import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { browserName } from "./browser-name.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  it("fits the password alone, in both forms of its letters, and has a salt of its own", async () => {
    const password = "caf\u00e9 under a bridge";
    const hash = await hashPassword(password);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(password.normalize("NFD"), hash)).toBe(true);
    expect(await verifyPassword(`${password} `, hash)).toBe(false);
    expect(await hashPassword(password)).not.toBe(hash);
  });

  it("of an earlier choice of parameters is still read", async () => {
    // argon2id of "password" with the salt "somesalt", 64 KiB, 2 passes: the vector of the reference implementation.
    const hash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await verifyPassword("password", hash)).toBe(true);
    expect(await verifyPassword("passwort", hash)).toBe(false);
  });

  it.each([[null], [""], ["$argon2i$v=19$m=1,t=1,p=1$YWFhYWFhYWE$YWFhYWFhYWFhYWFhYWFhYQ"], ["plain text"]])(
    "%s fits nothing",
    async (stored) => {
      expect(await verifyPassword("password", stored)).toBe(false);
    },
  );
});

describe("the commonest passwords", () => {
  it.each([
    ["1234567890"],
    ["password123"],
    ["Password2026!"],
    ["qwertyuiop"],
    ["aaaaaaaaaaaa"],
    ["abcabcabcabc"],
    ["12/31/1999!"],
    ["Anastasia Miller"],
    ["anastasiamiller1"],
  ])("include %s", async (password) => {
    expect(await isCommonPassword(password, "Anastasia Miller")).toBe(true);
  });

  it.each([["quiet lemon under a bridge"], ["zanahoria con miel"], ["T5-kelpie-raft"]])(
    "do not include %s",
    async (password) => {
      expect(await isCommonPassword(password, "Ana")).toBe(false);
    },
  );
});

describe("the name of a browser", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge, Windows",
    ],
    ["curl/8.5.0", ""],
    [undefined, ""],
  ])("of %j is %j", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
