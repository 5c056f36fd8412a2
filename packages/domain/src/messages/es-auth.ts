import type { AuthMessages } from "./messages.ts";

/** The Spanish messages before sign-in. */
export const esAuth: AuthMessages = {
  common: {
    appName: "Larder",
    loading: "Cargando...",
    cancel: "Cancelar",
    close: "Cerrar",
    dismiss: "Descartar",
    retry: "Reintentar",
    broken: "Algo ha fallado por nuestra parte.",
    error: "Error",
  },
  offline: {
    title: "No se puede conectar con Larder",
    text: "Comprueba tu conexión e inténtalo de nuevo.",
    retry: "Reintentar",
  },
  login: {
    title: "Cocina con tu propia despensa",
    lead: "Guarda cada receta, encuéntrala por lo que hay en la cocina y prepárala paso a paso.",
    button: "Continuar con Google",
    buttonLocal: "Iniciar sesión en este equipo",
    signIn: "Iniciar sesión",
    featuresLabel: "Qué ofrece",
    features: [
      "Guarda y organiza tus favoritas",
      "Colecciones a tu medida",
      "Varios idiomas",
      "Comparte con la comunidad",
    ],
    failedTitle: "No se pudo iniciar sesión",
    failed: "Hubo un problema al iniciar sesión con Google. Inténtalo de nuevo.",
    popupBlocked:
      "Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes e inténtalo de nuevo.",
    unreachable: "No se pudo conectar con el servicio de inicio de sesión. Comprueba tu conexión.",
    unauthorisedDomain:
      "Desde esta dirección todavía no se puede iniciar sesión. Quien la administra puede añadirla en la consola de Firebase.",
    disabled: "Esta cuenta está desactivada. Ponte en contacto con nosotros.",
    notPermitted: "Este correo no tiene acceso. Habla con quien lleva este Larder.",
  },
  notFound: {
    title: "404 Página no encontrada",
    text: "En este estante no hay nada.",
    home: "Ir a las recetas",
  },
};
