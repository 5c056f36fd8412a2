import { expect, it } from "vitest";
import { createPseudonym, pseudonymKey } from "./pseudonym.ts";

it("is the same for the same text and password, and another one for another", async () => {
  const [one, same, other] = await Promise.all(["a password", "a password", "another"].map(pseudonymKey));
  if (!one || !same || !other) throw new Error("There is no key.");
  const name = createPseudonym(one)("ana");
  expect(name).toMatch(/^[\w-]{10}$/);
  expect(createPseudonym(same)("ana")).toBe(name);
  expect(createPseudonym(one)("ben")).not.toBe(name);
  expect(createPseudonym(other)("ana")).not.toBe(name);
});

it("stays the same while more are asked for than are remembered", () => {
  const pseudonym = createPseudonym(Buffer.from("key"));
  const name = pseudonym("ana");
  for (let n = 0; n < 2_000; n += 1) pseudonym(`user ${n}`);
  expect(pseudonym("ana")).toBe(name);
});
