import type { JsonExpectation, JsonFault } from "../formats/json-fault.ts";

const EXPECTED: Readonly<Record<JsonExpectation, string>> = {
  value: "un valor",
  "name-or-end": "un nombre entre comillas o «}»",
  name: "un nombre entre comillas",
  colon: "«:»",
  "comma-or-brace": "«,» o «}»",
  "comma-or-bracket": "«,» o «]»",
  "end-of-text": "el final del texto",
  "end-of-string": "unas comillas de cierre",
  escape: "una secuencia de escape válida",
  "no-control-character": "texto sin saltos de línea ni tabulaciones",
  digit: "una cifra",
};

/** Describes in Spanish where a text is no JSON: "en la línea 2, columna 5 se esperaba «:», pero hay «a»". */
export function jsonFaultInSpanish({ expected, found, line, column }: JsonFault): string {
  return `en la línea ${line}, columna ${column} se esperaba ${EXPECTED[expected]}, pero ${foundText(found)}`;
}

function foundText(found: string | null): string {
  if (found === null) return "el texto termina";
  if (found === "\n" || found === "\r") return "hay un salto de línea";
  return found === "\t" ? "hay una tabulación" : `hay «${found}»`;
}
