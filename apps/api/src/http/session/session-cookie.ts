import type { CookieOptions } from "express";
import type { Cookie } from "../answers/reply.ts";

/** The only cookie name that Firebase Hosting passes on. */
export const SESSION_COOKIE = "__session";
export const SESSION_MAX_AGE_MS = 5 * 24 * 60 * 60 * 1000;

function options(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: "lax", path: "/", secure };
}

export function sessionCookie(value: string, secure: boolean, maxAge = SESSION_MAX_AGE_MS): Cookie {
  return { name: SESSION_COOKIE, value, options: { ...options(secure), maxAge } };
}

export function clearedSessionCookie(secure: boolean): Cookie {
  return { name: SESSION_COOKIE, options: options(secure) };
}

/** Returns the value of the session cookie; "" without one. */
export function cookieSecret({ [SESSION_COOKIE]: cookie }: Readonly<Record<string, unknown>>): string {
  return typeof cookie === "string" ? cookie : "";
}
