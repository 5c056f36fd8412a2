import { counted, number, plural } from "./counted.ts";
import type { CookingMessages } from "./messages.ts";

const TIMES: Readonly<Record<number, string>> = {
  0.5: "la mitad",
  1: "la cantidad como está escrita",
  1.5: "una vez y media",
  2: "el doble",
  3: "el triple",
};

/** The Spanish messages of cooking mode. */
export const esCooking: CookingMessages = {
  stepOf: (n, total) => `Paso ${n} de ${total}`,
  stepPart: (step, n, parts) => `${step}, parte ${n} de ${parts}`,
  progress: "Progreso",
  pageTitle: (recipe) => `Cocinando: ${recipe}`,
  forStep: "Para este paso",
  partOf: (amount: string, share: string) => {
    if (share !== "") return amount === "" ? share : `${share} de ${amount}`;
    return amount === "" ? "parte" : `parte de ${amount}`;
  },
  restOf: (amount: string) => (amount === "" ? "el resto" : `el resto de ${amount}`),
  allIngredients: "Todos los ingredientes",
  strikeHint: "Toca lo que no uses o ya hayas usado: se tacha también en los pasos.",
  previousStep: (title) => `Anterior: ${title}`,
  showTips: "Ver consejos",
  hideTips: "Ocultar consejos",
  analogy: (text) => `Piénsalo como ${text}`,
  timer: "Temporizador",
  startTimer: "Iniciar",
  pauseTimer: "Pausar",
  resetTimer: "Reiniciar",
  timeUp: "Se acabó el tiempo",
  next: "Siguiente paso",
  finish: "Terminar",
  congratulations: "¡Enhorabuena!",
  cooked: (recipe) => `Has cocinado ${recipe}`,
  backToRecipe: "Volver a la receta",
  beforeYouStart: "Antes de empezar",
  setOut: "Prepara los ingredientes",
  allSet: "Todo listo, empezar el paso 1",
  goOn: (recipe, n, total) => `Sigue con ${recipe}, paso ${n} de ${total}`,
  goOnReady: (recipe) => `Sigue preparando ${recipe}`,
  goOnTitle: "En el fuego",
  noLonger: (recipe) => `Dejar de cocinar ${recipe}`,
  nowCooking: "Lo que estás cocinando",
  atReady: "Preparando",
  servings: (n) => plural("es", Math.ceil(n), "ración", "raciones"),
  writtenFor: (n) => `escrita para ${n}`,
  fewerServings: "Menos raciones",
  moreServings: "Más raciones",
  timesAsMuch: (times, shown) => {
    const name = TIMES[times];
    return name ? `${shown}: ${name}` : `${shown} veces la cantidad`;
  },
  cookFor: (servings) => `Cocinar para ${servings}`,
  goOnCooking: "Seguir cocinando",
  amounts: "Cantidades",
  units: "Unidades",
  unitNames: { written: "Como está escrito", metric: "Métricas", us: "EE. UU." },
  notRead: "Este navegador no pudo leerlo en voz alta.",
  howWasIt: "¿Qué tal salió?",
  stars: (n) => counted("es", n, "estrella", "estrellas"),
  noteForNextTime: "Nota para la próxima vez",
  noteHint: "Solo tú puedes ver tu valoración y tu nota.",
  notesSaved: "Guardado para la próxima vez",
  notesFailed: "No se pudo guardar. Inténtalo de nuevo.",
  cookedNotRecorded: "No se pudo anotar que la has cocinado.",
  tryAgain: "Reintentar",
  yourNotes: "Tus notas",
  yourRating: "Tu valoración",
  editNotes: "Editar tus notas",
  addNotes: "Valorar o anotar",
  cookedTimes: (n, last) =>
    plural("es", n, `Cocinada el ${last}`, `Cocinada ${number("es", n)} veces, la última el ${last}`),
};
