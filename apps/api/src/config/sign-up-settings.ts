import * as z from "zod/mini";
import type { SignUp } from "../ports/sign-up.ts";

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const DOMAIN = /^@[^\s@]+$/;

export const signUpFields = {
  SIGN_UP: z.optional(z.string()),
};

type SignUpSettings = z.infer<z.ZodMiniObject<typeof signUpFields>>;

export function signUpOf({ SIGN_UP }: SignUpSettings): SignUp {
  const value = SIGN_UP?.trim();
  if (value === undefined) return { kind: "chosen" };
  if (value === "anybody" || value === "invitation") return { kind: value };
  const entries = entriesOf(value);
  return {
    kind: "list",
    addresses: new Set(entries.filter((entry) => ADDRESS.test(entry))),
    domains: new Set(entries.filter((entry) => DOMAIN.test(entry)).map((entry) => entry.slice(1))),
  };
}

/** A list with one wrong entry would keep out whom it was meant to let in, so it is refused whole. */
export function signUpProblems({ SIGN_UP }: SignUpSettings): string[] {
  if (SIGN_UP === undefined || signUpOf({ SIGN_UP }).kind !== "list") return [];
  const entries = entriesOf(SIGN_UP);
  return entries.length > 0 && entries.every((entry) => ADDRESS.test(entry) || DOMAIN.test(entry))
    ? []
    : [
        "SIGN_UP must be anybody, invitation, or a list of addresses and @domains with commas between them (ana@example.com,@family.example).",
      ];
}

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== "");
}
