/** The time stamps of exported chats: "[12/3/24, 19:02] Ana: ", "12/03/2024, 19:02 - Ana: ". */
const STAMP =
  /^\u200e?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\]?\s*(?:[-–]\s*)?[^:]{1,40}:\s+/iu;
const SPEAKER = /^(\p{Lu}[\p{L} .’'-]{0,25}):\s+(?=\S)/u;
const FEWEST_TURNS = 4;
/** The header fields of an e-mail. */
const MAIL_FIELD =
  /^(?:from|to|cc|subject|date|sent|de|para|asunto|fecha|enviado(?: el)?|von|an|betreff|datum|gesendet|objet|à|envoyé|da|a|oggetto|data|assunto):\s/i;
const SALUTATION =
  /^(?:hi|hello|hey|dear|hola|querid[ao]s?|hallo|liebe[rs]?|bonjour|salut|chère?|ciao|car[ao]|olá|oi)\b[^.?\d]{0,30}[,!:]?$/iu;
const SIGN_OFF =
  /^(?:cheers|love|(?:all the )?best(?: wishes)?|(?:kind |warm |best )?regards|many thanks|thanks|xo+|un abrazo|abrazos|besos|un beso|saludos|liebe grüße|viele grüße|lg|bisous|amicalement|un abbraccio|baci|abraços|beijos)\b[^.]{0,15}[,!]?$/iu;
const DEVICE = /^(?:sent from my|enviado desde mi|von meinem .{2,20} gesendet|envoyé de mon|inviato da)\b/i;
/** Hashtags, buttons that multiply or convert the amounts, and edit remarks of a post. */
const JUNK =
  /^(?:(?:#[\p{L}\p{N}_]+\s*){2,}|(?:\d\s?x\s*){2,}|us customary\W+metric|edit(?:ed)?\s?\d*:.*)$/iu;
const MOST_WORDS_BEFORE = 3;
const MOST_LINES_BEHIND = 5;

/** Removes the parts of a chat, an e-mail or a post that do not belong to the recipe. */
export function withoutMessageParts(lines: readonly string[]): string[] {
  const plain = withoutLetter(withoutSpeaker(lines.map((line) => line.replace(STAMP, ""))));
  return plain.map((line) => (JUNK.test(line.trim()) ? "" : line));
}

/** Removes the speaker's name where most lines have it: "Ana: 200 g flour". */
function withoutSpeaker(lines: readonly string[]): string[] {
  const turns = new Map<string, number>();
  for (const line of lines) {
    const name = SPEAKER.exec(line)?.[1];
    if (name !== undefined) turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  const [speaker, count] = [...turns].toSorted((one, other) => other[1] - one[1])[0] ?? ["", 0];
  const written = lines.filter((line) => line.trim() !== "").length;
  if (count < FEWEST_TURNS || count * 2 < written) return [...lines];
  return lines.map((line) => (line.startsWith(`${speaker}: `) ? line.slice(speaker.length + 2) : line));
}

/** Removes the header of an e-mail, its salutation and introduction, and its closing. */
function withoutLetter(lines: readonly string[]): string[] {
  const said = lines.map((line) => line.replace(/^(?:\s*>)+/, "").trim());
  let from = 0;
  while (said[from] === "" || MAIL_FIELD.test(said[from] ?? "")) from += 1;
  if (said.slice(0, from).filter((line) => line !== "").length < 2) from = 0;
  while (said[from] === "") from += 1;
  const isLetter = SALUTATION.test(said[from] ?? "");
  if (isLetter) from = endOfIntroduction(said, from + 1);
  let to = said.length;
  const first = Math.max(from, endOfText(said) - MOST_LINES_BEHIND);
  for (let at = said.length - 1; at >= first; at -= 1)
    if (SIGN_OFF.test(said[at] ?? "") || DEVICE.test(said[at] ?? "")) to = at;
  if (isLetter) while (to > from && isSignature(said[to - 1] ?? "")) to -= 1;
  return lines.slice(from, to);
}

function endOfIntroduction(said: readonly string[], after: number): number {
  let from = after;
  for (let lines = 0; lines < MOST_WORDS_BEFORE; lines += 1) {
    while (said[from] === "") from += 1;
    const line = said[from] ?? "";
    if (!/[.!:]$/.test(line) || /\d/.test(line) || !/\s\S+\s\S+\s/.test(line)) break;
    from += 1;
  }
  return from;
}

function endOfText(said: readonly string[]): number {
  return said.findLastIndex((line) => line !== "") + 1;
}

/** Returns whether a line is a name alone, or a greeting. */
function isSignature(line: string): boolean {
  return (
    line === "" ||
    /^\p{Lu}\p{L}+$/u.test(line) ||
    /^(?:enjoy|buen provecho|bon appétit|guten appetit)\W*$/i.test(line)
  );
}
