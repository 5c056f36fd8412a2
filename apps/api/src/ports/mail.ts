export interface Message {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** A mail was not taken. The message says why, without addresses. */
export class MailError extends Error {
  override name = "MailError";
}

export interface Mail {
  /** Hands a message to the mail server. Throws `MailError`. */
  send(message: Message): Promise<void>;
}
