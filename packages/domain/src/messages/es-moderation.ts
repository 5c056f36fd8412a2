import { counted } from "./counted.ts";
import type { ModerationMessages } from "./messages.ts";

/** The Spanish messages of the queue of reports on the administrator's page. */
export const esModeration: ModerationMessages = {
  actions: "Qué hacer",
  status: "Estado",
  none: "No se ha denunciado nada.",
  noneWithStatus: "No hay denuncias con este estado",
  statuses: { open: "Abiertas", done: "Resueltas" },
  kinds: { recipe: "Receta", comment: "Comentario" },
  onRecipe: (name) => `En «${name}»`,
  by: (name) => `De ${name}`,
  withoutAuthor: "Sin autor",
  nameless: "Una persona sin nombre",
  count: (count) => counted("es", count, "denuncia", "denuncias"),
  photo: "La foto del comentario",
  hiddenNow: "Oculto",
  hide: "Ocultar",
  show: "Volver a mostrar",
  warn: "Avisar",
  warnTitle: (name) => `Avisar a ${name}`,
  warnText: "Lo verá en su próxima visita, hasta que lo dé por leído. No sabrá quién lo ha denunciado.",
  warnLabel: "Tu mensaje",
  warnSend: "Enviar aviso",
  warned: "Aviso enviado",
  suspend: "Suspender",
  suspendTitle: (name) => `¿Suspender a ${name}?`,
  suspendText: "Se cierra su sesión al momento y no podrá volver a entrar hasta que lo levantes.",
  suspended: "Cuenta suspendida",
  endSuspension: "Levantar la suspensión",
  noSuspension:
    "Las cuentas de este servidor son de otro proveedor: suspende allí a quien haga falta. Aquí puedes ocultar y avisar.",
  close: "Resuelta",
  reopen: "Abrir de nuevo",
  saved: "Guardado",
  failed: "No se ha podido guardar. Inténtalo de nuevo.",
};
