import type { InterfaceLanguage } from "@larder/domain/language";
import type { Message } from "../../ports/mail.ts";

interface ResetFacts {
  language: InterfaceLanguage;
  /** The name of the account: an address can have several. */
  name: string;
  /** "" for a household without a name. */
  household: string;
  publicUrl: string;
  link: string;
}

/** Returns the message with the link by which a user sets a new password. */
export function resetMessage({
  language,
  name,
  household,
  publicUrl,
  link,
}: ResetFacts): Omit<Message, "to"> {
  const server = household === "" ? publicUrl : `${household} (${publicUrl})`;
  return TEXTS[language](name, server, link);
}

const TEXTS: Record<InterfaceLanguage, (name: string, server: string, link: string) => Omit<Message, "to">> =
  {
    en: (name, server, link) => ({
      subject: "Larder: a new password",
      text: [
        `Hello ${name},`,
        `somebody asked for a new password for your account at ${server}. If it was you, open this link within an hour; it works once:`,
        link,
        "If it was not you, there is nothing to do: your password stays as it is.",
      ].join("\n\n"),
    }),
    es: (name, server, link) => ({
      subject: "Larder: una contraseña nueva",
      text: [
        `Hola, ${name}:`,
        `Alguien pidió una contraseña nueva para tu cuenta en ${server}. Si fuiste tú, abre este enlace en menos de una hora; funciona una sola vez:`,
        link,
        "Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue igual.",
      ].join("\n\n"),
    }),
  };
