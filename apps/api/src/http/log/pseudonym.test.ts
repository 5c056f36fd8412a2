import { expect, it } from "vitest";
import { createPseudonym, pseudonymKey } from "./pseudonym.ts";

it("the pseudonym is the same for the same text and password, and different for others", async () => {
  const [one, same, other] = await Promise.all(["a password", "a password", "another"].map(pseudonymKey));
  if (!one || !same || !other) throw new Error("There is no key.");
  const name = createPseudonym(one)("ana");
  expect(name).toMatch(/^[\w-]{10}$/);
  expect(createPseudonym(same)("ana")).toBe(name);
  expect(createPseudonym(one)("ben")).not.toBe(name);
  expect(createPseudonym(other)("ana")).not.toBe(name);
});

it("the pseudonym is the same when it is no longer cached", () => {
  const pseudonym = createPseudonym(Buffer.from("key"));
  const name = pseudonym("ana");
  for (let n = 0; n < 2_000; n += 1) pseudonym(`user ${n}`);
  expect(pseudonym("ana")).toBe(name);
});
