import type { InterfaceLanguage } from "@larder/domain/language";

// Not in the domain's messages: this window stands in for one of Google's, and never reaches production.
const en = {
  title: "Sign in to Larder",
  heading: "Who is cooking?",
  notice:
    "This window is a local stand-in for Google sign-in. No real Google account is used, no password is asked, and nothing leaves this computer.",
  accounts: "Accounts on this computer",
  newAccount: "Use another account",
  firstAccount: "Make an account",
  email: "Email",
  emailHint: "Any address will do; nothing is sent to it.",
  displayName: "Name (optional)",
  signIn: "Sign in",
  signingIn: "Signing in…",
  noOpener: "The page that opened this window is gone. Close this window and sign in again from Larder.",
  noScript: "This window needs JavaScript.",
};

const es: typeof en = {
  title: "Inicia sesión en Larder",
  heading: "¿Quién cocina?",
  notice:
    "Esta ventana sustituye en este equipo al inicio de sesión de Google. No se usa ninguna cuenta real de Google, no se pide contraseña y nada sale de este equipo.",
  accounts: "Cuentas de este equipo",
  newAccount: "Usar otra cuenta",
  firstAccount: "Crear una cuenta",
  email: "Correo electrónico",
  emailHint: "Vale cualquier dirección; no se le envía nada.",
  displayName: "Nombre (opcional)",
  signIn: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  noOpener:
    "La página que abrió esta ventana ya no está. Cierra esta ventana y vuelve a iniciar sesión desde Larder.",
  noScript: "Esta ventana necesita JavaScript.",
};

export const popupTexts: Record<InterfaceLanguage, typeof en> = { en, es };
