import type { PasskeyMessages } from "./messages.ts";

/** The Spanish messages of the profile about passkeys and about going without a password. */
export const esPasskeys: PasskeyMessages = {
  title: "Llaves de acceso",
  text: "Entra con tu huella, tu cara o el PIN de un dispositivo, sin contraseña.",
  needsTls:
    "Las llaves de acceso necesitan una conexión segura (https) y un nombre de servidor. Pregunta a quien lleva este Larder o ábrelo por su dirección https.",
  add: "Añadir una llave de acceso",
  addTitle: "Una nueva llave de acceso",
  addText: "El navegador preguntará ahora dónde guardar la llave.",
  name: "Nombre de la llave",
  nameExample: "Teléfono",
  nameMissing: "Escribe un nombre",
  adding: "Añadiendo...",
  added: "La llave de acceso está añadida.",
  addFailed: "No se pudo añadir la llave de acceso. Inténtalo de nuevo.",
  cancelled: "No se creó ninguna llave: se cerró la ventana del navegador o el dispositivo ya tiene una.",
  addedOn: (date) => `añadida el ${date}`,
  usedOn: (date) => `usada por última vez el ${date}`,
  rename: "Cambiar el nombre",
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  renameTitle: (name) => `Otro nombre para ${name}`,
  renaming: "Guardando...",
  renameFailed: "No se pudo guardar el nombre. Inténtalo de nuevo.",
  remove: "Quitar",
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar ${name}?`,
  removeText: "Ya no abrirá ninguna sesión aquí. Bórrala también del dispositivo.",
  removing: "Quitando...",
  removeFailed: "No se pudo quitar la llave de acceso. Inténtalo de nuevo.",
  withoutPassword: "Quitar la contraseña",
  withoutPasswordTitle: "¿Seguir sin contraseña?",
  withoutPasswordText:
    "A partir de ahora entrarás con una llave de acceso y se cerrarán las demás sesiones. Si pierdes tus llaves, un administrador puede volver a darte acceso.",
  withoutPasswordDone: "La contraseña se ha quitado.",
  withoutPasswordFailed: "No se pudo quitar la contraseña. Inténtalo de nuevo.",
};
