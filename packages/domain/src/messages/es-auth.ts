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
    notPermitted: "Este correo no tiene acceso. Habla con quien lleva este Larder.",
  },
  notFound: {
    title: "404 Página no encontrada",
    text: "En este estante no hay nada.",
    home: "Ir a las recetas",
  },
};
