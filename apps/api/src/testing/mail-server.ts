import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  /** Whether it came over a connection with TLS. */
  isSecure: boolean;
  /** The headers and the body, as they were sent. */
  source: string;
}

/** Starts a real mail server on loopback, which delivers nothing. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, session, callback) {
      void receive(stream, session, callback);
    },
  });
  async function receive(...[stream, session, done]: Parameters<NonNullable<SMTPServerOptions["onData"]>>) {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ to, isSecure: session.secure, source: await text(stream) });
    done();
  }

  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the text of a mail, without the encoding for its way. */
export function textOf({ source }: ReceivedMail): string {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  if (/quoted-printable/i.test(head)) {
    const bytes = text
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, "latin1").toString();
  }
  return /base64/i.test(head) ? Buffer.from(text, "base64").toString() : text;
}
