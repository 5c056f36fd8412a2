import * as z from "zod/mini";
import { isLoopback } from "./loopback.ts";
import { optional } from "./env-fields.ts";

/** The server that sends mails, and who they are from. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the connection must change to it, except on this machine. */
  isTls: boolean;
  isLocal: boolean;
  user: string;
  password: string;
  from: string;
}

const FROM = /^(?:[^<>"\r\n]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

export const mailFields = {
  SMTP_URL: optional,
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(FROM, "must be an address, or a name and an address: Larder <larder@example.com>")),
  ),
};

type MailEnvironment = z.output<z.ZodMiniObject<typeof mailFields>>;

/** Returns the mail settings; null without mails. */
export function mailOf({ SMTP_URL, MAIL_FROM }: MailEnvironment): MailSettings | null {
  const url = URL.parse(SMTP_URL ?? "");
  if (!url || !MAIL_FROM) return null;
  const isTls = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    isLocal: isLoopback(url.hostname),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: MAIL_FROM,
  };
}

/**
 * Returns the problems of the mail settings, in sentences for the operator.
 *
 * @param hasPasswords whether there are passwords that a mail could set anew
 */
export function mailProblems(
  { SMTP_URL, MAIL_FROM }: MailEnvironment,
  publicUrl: string | null,
  hasPasswords: boolean,
): string[] {
  if (SMTP_URL === undefined)
    return MAIL_FROM === undefined ? [] : ["MAIL_FROM has no effect without SMTP_URL: set both, or neither."];
  const url = URL.parse(SMTP_URL);
  const isSmtp = url !== null && ["smtp:", "smtps:"].includes(url.protocol) && url.hostname !== "";
  return [
    ...(isSmtp
      ? []
      : ["SMTP_URL must be smtp://host:587 or smtps://host:465, with user:password@ where needed."]),
    ...(MAIL_FROM === undefined ? ["MAIL_FROM is missing: mails need an address that they are from."] : []),
    ...(publicUrl === null
      ? ["PUBLIC_URL is missing: the links in mails lead to it (https://larder.example)."]
      : []),
    ...(hasPasswords
      ? []
      : ["SMTP_URL has no effect without accounts in SIGN_IN: mails set passwords anew."]),
  ];
}
