import { createTransport } from "nodemailer";
import { type Mail, MailError } from "../../ports/mail.ts";

export interface SmtpMailOptions {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the connection must change to it, except on this machine. */
  isTls: boolean;
  isLocal: boolean;
  /** "" for a server that asks nobody who they are. */
  user: string;
  password: string;
  from: string;
}

const TIMEOUT_MS = 10_000;

/** Sends mails by a server that speaks SMTP, each over a connection of its own. */
export function createSmtpMail({ host, port, isTls, isLocal, user, password, from }: SmtpMailOptions): Mail {
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isLocal,
    // The certificate of a server on this machine is its own.
    ...(isLocal && { tls: { rejectUnauthorized: false } }),
    ...(user !== "" && { auth: { user, pass: password } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      try {
        // An address as an object is not read as a list of several.
        await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
      } catch (error) {
        throw new MailError(`The mail server did not take a message: ${codesOf(error)}.`);
      }
    },
  };
}

/** The text of such an error names addresses; its codes do not. */
function codesOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((each) => ["string", "number"].includes(typeof each)).join(" ") || error.name
  );
}
