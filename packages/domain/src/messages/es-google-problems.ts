import type { GoogleProblemMessages } from "./messages.ts";

/** The Spanish sentences for a failed sign-in by Google. */
export const esGoogleProblems: GoogleProblemMessages = {
  failed: "Hubo un problema al iniciar sesión con Google. Inténtalo de nuevo.",
  popupBlocked:
    "Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes e inténtalo de nuevo.",
  unreachable: "No se pudo conectar con el servicio de inicio de sesión. Comprueba tu conexión.",
  unauthorisedDomain:
    "Desde esta dirección todavía no se puede iniciar sesión. Quien la administra puede añadirla en la consola de Firebase.",
  disabled: "Esta cuenta está desactivada. Ponte en contacto con nosotros.",
};
