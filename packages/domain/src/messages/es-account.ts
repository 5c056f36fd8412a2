import { plural } from "./counted.ts";
import type { AccountMessages } from "./messages.ts";

/** The Spanish messages of the user's own data and account. */
export const esAccount: AccountMessages = {
  nameTitle: "Tu nombre",
  nameOnRecipes: "Mostrar mi nombre en las recetas que añado",
  nameHint: (name) =>
    `Las recetas que añadas desde ahora llevan tu nombre, ${name}, salvo que nombren a otro autor u otra fuente. Al desactivarlo, se quita de todas.`,
  nameFailed: "No se pudo guardar tu elección. Inténtalo de nuevo.",
  logoutFailedTitle: "No se pudo cerrar la sesión",
  logoutFailed: "Hubo un problema al cerrar la sesión. Inténtalo de nuevo.",
  loggedOutTitle: "Sesión cerrada",
  loggedOut: "Has salido de tu cuenta.",
  toAdmin: "Administrar este Larder",
  licences: "Licencias del software de terceros",
  title: "Tus datos",
  downloadText: "Todo lo que Larder guarda sobre ti, en un archivo.",
  download: "Descargar mis datos",
  downloading: "Reuniendo...",
  downloadFailed: "No se pudieron reunir tus datos. Inténtalo de nuevo.",
  restore: "Recuperar mis datos",
  restoring: "Leyendo...",
  restoredTitle: "Datos recuperados",
  restored: (recipes, bookmarks, notes, collections) =>
    `Añadido: ${recipes} ${plural("es", recipes, "receta", "recetas")}, ${bookmarks} ${plural("es", bookmarks, "guardada", "guardadas")}, notas de ${notes} ${plural("es", notes, "receta", "recetas")}, ${collections} ${plural("es", collections, "colección", "colecciones")}.`,
  restoredNothing: "Todo lo que hay en este archivo ya estaba aquí.",
  restoreSkipped: (count, names) =>
    `${count} ${plural("es", count, "entrada no se añadió", "entradas no se añadieron")}: ${names}`,
  restoreFailed: "No se pudieron recuperar tus datos. Inténtalo de nuevo.",
  delete: "Eliminar mi cuenta",
  deleteTitle: "¿Eliminar tu cuenta?",
  deleteText:
    "Tus recetas guardadas, valoraciones, notas y temporizadores se eliminan para siempre, y también tu acceso. Lo que enviaste al administrador se queda, sin tu correo.",
  recipes: "Tus recetas",
  leaveRecipes: "Dejarlas aquí",
  leaveRecipesHint: "Se quedan sin dueño: los demás pueden seguir cocinándolas y nadie puede cambiarlas.",
  deleteRecipes: "Eliminarlas también",
  deleteRecipesHint: "Desaparecen para todos, también para quienes las guardaron.",
  confirm: (email) => `Para confirmar, escribe tu correo: ${email}`,
  wrongAddress: "No es el correo de tu cuenta",
  deleteConfirm: "Eliminar mi cuenta",
  deleting: "Eliminando...",
  deleteFailed: "No se pudo eliminar tu cuenta. Inténtalo de nuevo.",
  deletedTitle: "Cuenta eliminada",
  deletedText: "Gracias por haber cocinado con nosotros.",
};
