const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reports whether a text looks like an e-mail address; the server decides. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
