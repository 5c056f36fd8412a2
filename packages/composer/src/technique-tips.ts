import { type Bilingual, t } from "./bilingual.ts";

/** A tip on a technique. It names no food, so that it fits every dish of the technique. */
export interface TechniqueTip {
  why: Bilingual;
  tip: Bilingual;
  analogy?: Bilingual;
}

/** Makes a tip of its texts, each in English and then in Spanish. */
function techniqueTip(
  why: string,
  porque: string,
  tip: string,
  consejo: string,
  ...analogy: string[]
): TechniqueTip {
  const [like, como] = analogy;
  return {
    why: t(why, porque),
    tip: t(tip, consejo),
    ...(like !== undefined && como !== undefined && { analogy: t(like, como) }),
  };
}

/** The tips for steps, by technique. */
export const TECHNIQUE_TIPS = {
  prepare: techniqueTip(
    "With everything cut, nothing burns while you look for the next thing.",
    "Con todo cortado, nada se quema mientras buscas lo siguiente.",
    "Pieces of one size are done at the same time. Wash board and knife after anything raw that must cook.",
    "Los trozos iguales se hacen a la vez. Lava tabla y cuchillo después de cortar lo que no se come crudo.",
    "laying out your clothes the night before",
    "dejar la ropa preparada la noche anterior",
  ),
  soak: techniqueTip(
    "Soaked beans cook evenly and in half the time; the hard boil later destroys a toxin that raw beans carry.",
    "Las legumbres remojadas se cuecen por igual y en la mitad de tiempo; el hervor fuerte de después destruye una toxina que tienen crudas.",
    "Throw the soaking water away.",
    "Tira el agua del remojo.",
  ),
  dress: techniqueTip(
    "Something sharp wakes everything up; oil carries the taste.",
    "Un toque ácido lo despierta todo; el aceite lleva el sabor.",
    "Dress at the last moment and taste: it should be a little too sharp by itself.",
    "Aliña en el último momento y prueba: solo, debe quedar un punto fuerte.",
  ),
  sweat: techniqueTip(
    "Slow heat draws the water out and turns sharpness into sweetness: the floor that the dish stands on.",
    "El fuego suave saca el agua y convierte lo picante en dulce: es la base sobre la que se apoya el plato.",
    "If it begins to brown, add a spoonful of water and turn the heat down.",
    "Si empieza a dorarse, añade una cucharada de agua y baja el fuego.",
    "a slow warm-up before a run",
    "calentar despacio antes de correr",
  ),
  brown: techniqueTip(
    "A brown crust tastes of roast; a pale one of boiling.",
    "La costra dorada sabe a asado; la pálida, a hervido.",
    "Leave room between the pieces and turn them only when they come away by themselves.",
    "Deja espacio entre los trozos y dales la vuelta solo cuando se suelten por sí mismos.",
    "people on a crowded bus: too close, and everybody sweats",
    "viajeros en un autobús lleno: demasiado juntos, todos sudan",
  ),
  simmer: techniqueTip(
    "Small bubbles cook to the core without breaking the pieces; a rolling boil would.",
    "Las burbujas pequeñas cuecen hasta el centro sin romper los trozos; un hervor fuerte los desharía.",
    "What takes longest goes in first, so that everything is tender at the same moment.",
    "Lo que más tarda entra primero, así todo queda tierno a la vez.",
  ),
  blend: techniqueTip(
    "Blending with little liquid first and thinning afterwards gives the smoothest result.",
    "Triturar primero con poco líquido y aclarar después da la textura más fina.",
    "Take the pot off the heat and keep the blender below the surface: hot soup spits.",
    "Aparta la olla del fuego y mantén la batidora sumergida: la sopa caliente salpica.",
  ),
  boilPasta: techniqueTip(
    "Plenty of moving water keeps the pieces apart; the starch it gathers binds the sauce later.",
    "El agua abundante en movimiento los mantiene sueltos; el almidón que recoge ligará luego la salsa.",
    "Keep a cup of the cooking water before you drain.",
    "Guarda una taza del agua de cocción antes de escurrir.",
  ),
  toss: techniqueTip(
    "The last minute in the pan lets sauce and starch become one.",
    "El último minuto en la sartén hace que la salsa y el almidón se unan.",
    "Loosen with a splash of cooking water until the sauce just coats.",
    "Afloja con un chorrito del agua de cocción hasta que la salsa solo cubra.",
  ),
  wok: techniqueTip(
    "Great heat and little time brown the outside while the inside stays crisp.",
    "Mucho fuego y poco tiempo doran por fuera y dejan crujiente por dentro.",
    "Cook in two batches rather than crowd the pan, and keep everything moving.",
    "Mejor en dos tandas que con la sartén llena, y sin dejar de mover.",
    "a sprint, not a walk",
    "un esprint, no un paseo",
  ),
  sear: techniqueTip(
    "A dry surface and a hot pan give a crust before the inside is overdone.",
    "Una superficie seca y una sartén caliente dan costra antes de que se pase por dentro.",
    "Put it down away from you and leave it alone until it lets go.",
    "Colócalo alejándolo de ti y no lo toques hasta que se suelte.",
  ),
  bloom: techniqueTip(
    "Spices give their taste to fat, not to water: a minute in the hot pan wakes them.",
    "Las especias dan su sabor a la grasa, no al agua: un minuto en la sartén caliente las despierta.",
    "Keep stirring: they burn quickly and turn bitter.",
    "No dejes de remover: se queman pronto y amargan.",
  ),
  roast: techniqueTip(
    "Dry heat drives the water off and browns the edges, where most of the flavour is.",
    "El calor seco evapora el agua y dora los bordes, donde está casi todo el sabor.",
    "One layer with gaps: what lies on top of each other steams.",
    "Una sola capa con huecos: lo que se amontona se cuece al vapor.",
  ),
} as const;

export type TechniqueTipId = keyof typeof TECHNIQUE_TIPS;
