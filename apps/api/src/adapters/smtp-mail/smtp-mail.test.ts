import { afterEach, describe, expect, it } from "vitest";
import { startMailServer, textOf } from "../../testing/mail-server.ts";
import { createSmtpMail, type SmtpMailOptions } from "./smtp-mail.ts";

let server: Awaited<ReturnType<typeof startMailServer>>;
afterEach(() => server.close());

const MESSAGE = { to: "ana@example.com", subject: "Hello", text: "Leek soup, ¿sí?" };

function send(options: Partial<SmtpMailOptions> = {}, message = MESSAGE): Promise<void> {
  return createSmtpMail({
    host: "127.0.0.1",
    port: server.port,
    isTls: false,
    isLocal: true,
    user: "",
    password: "",
    from: "Larder <larder@example.com>",
    ...options,
  }).send(message);
}

describe("mails by SMTP", () => {
  it("come whole, from the address that is set, and over TLS where it is offered", async () => {
    server = await startMailServer();
    await send();
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: ["ana@example.com"], isSecure: true });
    expect(mail?.source).toContain("From: Larder <larder@example.com>");
    expect(mail && textOf(mail)).toContain("Leek soup, ¿sí?");
  });

  it("sign in where the server wants it", async () => {
    server = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === "larder" && password === "p@ss" ? done(null, { user: "larder" }) : done(new Error("no")),
    });
    await send({ user: "larder", password: "p@ss" });
    await expect(send({ user: "larder", password: "wrong" })).rejects.toThrow(
      "did not take a message: EAUTH",
    );
    expect(server.received).toHaveLength(1);
  });

  it("are not sent without TLS, nor to a server that shows no valid certificate, except on this machine", async () => {
    server = await startMailServer({ disabledCommands: ["STARTTLS"] });
    await send();
    await expect(send({ isLocal: false })).rejects.toThrow("did not take a message");
    await server.close();
    server = await startMailServer();
    await expect(send({ isLocal: false })).rejects.toThrow("did not take a message");
    expect(server.received).toEqual([]);
  });

  it("go to one address, whatever is in it", async () => {
    server = await startMailServer();
    for (const to of ["ana@example.com, eve@example.com", "ana@example.com\r\nBcc: eve@example.com"])
      await send({}, { ...MESSAGE, to }).catch(() => {});
    await send({}, { ...MESSAGE, subject: "Hello\r\nBcc: eve@example.com" });
    expect(server.received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
    expect(server.received.at(-1)?.source).not.toMatch(/^Bcc:/m);
  });

  it("say by codes alone why a server took none", async () => {
    server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`${address} is unknown here`)),
    });
    const failure = await send().catch((error: unknown) => error);
    expect(String(failure)).toBe("MailError: The mail server did not take a message: EENVELOPE 550.");
    expect(JSON.stringify(failure)).not.toContain("ana@example.com");
  });
});
