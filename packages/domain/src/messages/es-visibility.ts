import type { VisibilityMessages } from "./messages.ts";

/** The Spanish messages about who sees a recipe. */
export const esVisibility: VisibilityMessages = {
  title: "Quién la ve",
  defaultTitle: "Quién ve tus recetas",
  defaultHint: "Las recetas que añadas a partir de ahora. Cada una se puede cambiar, también más tarde.",
  names: { shared: "Todos aquí", private: "Solo yo", link: "Quien tenga el enlace" },
  withYou: "Compartida contigo",
  hints: {
    shared: "La verán todas las personas que inician sesión aquí.",
    private: "Nadie más la ve, ni su foto, a no ser que compartas una colección con ella y así lo digas.",
    link: "Aquí solo la encuentras tú. Además, puede leerla quien tenga su enlace, con cuenta o sin ella.",
  },
  change: (now) => `Quién la ve: ${now}. Cambiar`,
  changed: {
    shared: "Ahora la ven todos los de aquí.",
    private: "Ahora solo la ves tú.",
    link: "Ahora la ve quien tenga su enlace. El enlace se crea con «Compartir».",
  },
  failed: "No se pudo cambiar quién la ve. Inténtalo de nuevo.",
  defaultFailed: "No se pudo guardar tu elección. Inténtalo de nuevo.",
};
