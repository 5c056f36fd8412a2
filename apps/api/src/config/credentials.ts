import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const NAME = "GOOGLE_APPLICATION_CREDENTIALS";

const serviceAccount = z.object({
  type: z.literal("service_account"),
  client_email: z.string().check(z.minLength(1)),
  private_key: z.string().check(z.refine(isPrivateKey)),
});
/** Credentials without a key of their own: from another cloud, or borrowed by a service account. */
const keyless = z.object({ type: z.enum(["external_account", "impersonated_service_account"]) });

/**
 * Says in a sentence why a file cannot hold the credentials with which Firebase is asked; null when it can. Else the
 * mistake would show at the first sign-in only.
 *
 * @param path unset on machines of Google's cloud, which have credentials of their own
 */
export function credentialsProblem(path: string | undefined): string | null {
  if (path === undefined) return null;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return `${NAME} names a file that ${reasonOf(error)}.`;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return `${NAME} names a file that is not JSON: download the service account's key anew from the Firebase console.`;
  }
  if (serviceAccount.safeParse(content).success || keyless.safeParse(content).success) return null;
  return `${NAME} names a file that is not a service account's key: the Firebase console makes one under project settings, service accounts.`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "is not there";
  if (code === "EACCES") return "this user may not read";
  return `cannot be read (${String(code)})`;
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === "private";
  } catch {
    return false;
  }
}
