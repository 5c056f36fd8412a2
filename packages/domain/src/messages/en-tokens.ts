import { plural } from "./counted.ts";

/** The English messages of the tokens for scripts. */
export const enTokens = {
  title: "Tokens for scripts",
  text: "With a token, a script of yours reads and changes what you may. It cannot delete your account or sign you out.",
  name: "Name",
  nameExample: "Shopping script",
  nameMissing: "Give the token a name",
  scopeTitle: "The script may",
  scopes: { read: "Read", write: "Read and change" },
  daysTitle: "Valid for",
  days: (count: number) => `${count} ${plural("en", count, "day", "days")}`,
  create: "Make a token",
  creating: "Making...",
  createFailed: "The token could not be made. Please try again.",
  secretTitle: (name: string) => `The token “${name}”`,
  secretText:
    "Copy it now: nobody can show it again. Send it as Authorization: Bearer, followed by the token.",
  copy: "Copy",
  copied: "The token is copied",
  copyFailed: "It could not be copied. Select it and copy it yourself.",
  dismiss: "I have it",
  until: (date: string) => `until ${date}`,
  ended: (date: string) => `ended ${date}`,
  used: (date: string) => `last used ${date}`,
  unused: "never used",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke the token “${name}”`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: "A script that uses it is refused from now on. This cannot be undone.",
  revoking: "Revoking...",
  revokeFailed: "The token could not be revoked. Please try again.",
};
