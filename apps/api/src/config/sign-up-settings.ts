import * as z from "zod/mini";

/** The e-mail addresses that may sign in, in lower case; null for anybody whom the identity provider knows. */
export type SignUp = { addresses: ReadonlySet<string>; domains: ReadonlySet<string> } | null;

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const DOMAIN = /^@[^\s@]+$/;

export const signUpFields = {
  SIGN_UP: z._default(z.string(), "anybody"),
};

type SignUpSettings = z.infer<z.ZodMiniObject<typeof signUpFields>>;

export function signUpOf({ SIGN_UP }: SignUpSettings): SignUp {
  if (SIGN_UP.trim() === "anybody") return null;
  const entries = entriesOf(SIGN_UP);
  return {
    addresses: new Set(entries.filter((entry) => ADDRESS.test(entry))),
    domains: new Set(entries.filter((entry) => DOMAIN.test(entry)).map((entry) => entry.slice(1))),
  };
}

/** A list with one wrong entry would keep out whom it was meant to let in, so it is refused whole. */
export function signUpProblems({ SIGN_UP }: SignUpSettings): string[] {
  if (SIGN_UP.trim() === "anybody") return [];
  const entries = entriesOf(SIGN_UP);
  return entries.length > 0 && entries.every((entry) => ADDRESS.test(entry) || DOMAIN.test(entry))
    ? []
    : [
        "SIGN_UP must be anybody, or a list of addresses and @domains with commas between them (ana@example.com,@family.example).",
      ];
}

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== "");
}
