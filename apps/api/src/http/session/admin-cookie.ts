import type { CookieOptions } from "express";
import type { Cookie } from "../answers/reply.ts";

const NAME = "admin";

/** A cookie without an age: it ends with the browser session. */
function options(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: "strict", path: "/", secure };
}

export function adminCookie(token: string, secure: boolean): Cookie {
  return { name: NAME, value: token, options: options(secure) };
}

export function clearedAdminCookie(secure: boolean): Cookie {
  return { name: NAME, options: options(secure) };
}

export function adminTokenOf(cookies: Readonly<Record<string, unknown>>): string | null {
  const token = cookies[NAME];
  return typeof token === "string" && token !== "" ? token : null;
}
