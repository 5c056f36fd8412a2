import { plural } from "./counted.ts";
import type { TokenMessages } from "./messages.ts";

/** The Spanish messages of the tokens for scripts. */
export const esTokens: TokenMessages = {
  title: "Tokens para scripts",
  text: "Con un token, un script tuyo lee y cambia lo mismo que tú. No puede eliminar tu cuenta ni cerrar tu sesión.",
  name: "Nombre",
  nameExample: "Script de la compra",
  nameMissing: "Ponle un nombre al token",
  scopeTitle: "El script puede",
  scopes: { read: "Leer", write: "Leer y cambiar" },
  daysTitle: "Válido durante",
  days: (count) => `${count} ${plural("es", count, "día", "días")}`,
  create: "Crear un token",
  creating: "Creando...",
  createFailed: "No se pudo crear el token. Inténtalo de nuevo.",
  secretTitle: (name) => `El token «${name}»`,
  secretText:
    "Cópialo ahora: no se puede volver a mostrar. Envíalo como Authorization: Bearer, seguido del token.",
  copy: "Copiar",
  copied: "Token copiado",
  copyFailed: "No se pudo copiar. Selecciónalo y cópialo a mano.",
  dismiss: "Ya lo tengo",
  until: (date) => `hasta el ${date}`,
  ended: (date) => `terminó el ${date}`,
  used: (date) => `último uso: ${date}`,
  unused: "sin usar",
  revoke: "Revocar",
  revokeOf: (name) => `Revocar el token «${name}»`,
  revokeTitle: (name) => `¿Revocar «${name}»?`,
  revokeText: "Un script que lo use será rechazado desde ahora. No se puede deshacer.",
  revoking: "Revocando...",
  revokeFailed: "No se pudo revocar el token. Inténtalo de nuevo.",
};
