import { counted, number } from "./counted.ts";
import { clock } from "./es-clock.ts";
import type { TimerMessages } from "./messages.ts";

/** The Spanish messages of the cooking timers. */
export const esTimers: TimerMessages = {
  label: "Temporizadores",
  start: (length) => `Iniciar temporizador, ${length}`,
  running: (length) => `${length}, temporizador en marcha`,
  paused: (length) => `${length}, temporizador en pausa`,
  ringing: (length) => `${length}, temporizador sonando`,
  between: (from, to) => `de ${from} a ${to}`,
  started: (name, time) => `Temporizador iniciado: ${name}, listo a ${clock(time)}`,
  done: (name) => `Listo: ${name}`,
  check: (name) => `Comprueba: ${name}`,
  pause: (name) => `Pausar ${name}`,
  resume: (name) => `Reanudar ${name}`,
  stop: (name) => `Parar ${name}`,
  isPaused: "En pausa",
  doneAt: (time) => `Listo a ${clock(time)}`,
  checkAt: (time, last) => `Comprobar a ${clock(time)}, listo a ${clock(last)}`,
  ringingSince: (time) => `Suena desde ${clock(time)}`,
  goesOn: (time) => `Cuando lo pares, sigue hasta ${clock(time)}.`,
  less: "−1",
  more: "+1",
  minuteLess: "1 minuto menos",
  minuteMore: "1 minuto más",
  pauseKey: "Pausar",
  resumeKey: "Reanudar",
  stopKey: "Parar",
  name: "Nombre",
  rename: "Cambiar nombre",
  remove: "Quitar temporizador",
  count: (n) => counted("es", n, "temporizador", "temporizadores"),
  showAll: (n) => `Ver los ${number("es", n)} temporizadores`,
  all: "Todos los temporizadores",
  limits:
    "Los temporizadores suenan mientras Larder está abierto. En un teléfono en reposo, o en una pestaña olvidada mucho rato, pueden sonar tarde.",
  limitsWithPush:
    "Los temporizadores suenan también con Larder cerrado o el teléfono bloqueado, mientras tenga conexión.",
  ask: "¿Quieres un aviso cuando estés en otra cosa?",
  askText:
    "Con tu permiso, Larder muestra una notificación cuando se acaba un temporizador y estás en otra cosa.",
  allow: "Permitir notificaciones",
  notNow: "Ahora no",
};
