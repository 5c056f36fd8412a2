import { t } from "../bilingual.ts";
import { techniqueTip } from "./technique-tip.ts";

/** The tips for pots and pans: liquids, fats and heat from below. */
export const HOB_TIPS = {
  sweat: techniqueTip(
    t(
      "Slow heat draws the water out and turns sharpness into sweetness: the floor that the dish stands on.",
      "El fuego suave saca el agua y convierte lo picante en dulce: es la base sobre la que se apoya el plato.",
    ),
    t(
      "If it begins to brown, add a spoonful of water and turn the heat down.",
      "Si empieza a dorarse, añade una cucharada de agua y baja el fuego.",
    ),
    t("a slow warm-up before a run", "calentar despacio antes de correr"),
  ),
  brown: techniqueTip(
    t(
      "A brown crust tastes of roast; a pale one of boiling.",
      "La costra dorada sabe a asado; la pálida, a hervido.",
    ),
    t(
      "Leave room between the pieces and turn them only when they come away by themselves.",
      "Deja espacio entre los trozos y dales la vuelta solo cuando se suelten por sí mismos.",
    ),
    t(
      "people on a crowded bus: too close, and everybody sweats",
      "viajeros en un autobús lleno: demasiado juntos, todos sudan",
    ),
  ),
  simmer: techniqueTip(
    t(
      "Small bubbles cook to the core without breaking the pieces; a rolling boil would.",
      "Las burbujas pequeñas cuecen hasta el centro sin romper los trozos; un hervor fuerte los desharía.",
    ),
    t(
      "What takes longest goes in first, so that everything is tender at the same moment.",
      "Lo que más tarda entra primero, así todo queda tierno a la vez.",
    ),
  ),
  blend: techniqueTip(
    t(
      "Blending with little liquid first and thinning afterwards gives the smoothest result.",
      "Triturar primero con poco líquido y aclarar después da la textura más fina.",
    ),
    t(
      "Take the pot off the heat and keep the blender below the surface: hot soup spits.",
      "Aparta la olla del fuego y mantén la batidora sumergida: la sopa caliente salpica.",
    ),
  ),
  boilPasta: techniqueTip(
    t(
      "Plenty of moving water keeps the pieces apart; the starch it gathers binds the sauce later.",
      "El agua abundante en movimiento los mantiene sueltos; el almidón que recoge ligará luego la salsa.",
    ),
    t(
      "Keep a cup of the cooking water before you drain.",
      "Guarda una taza del agua de cocción antes de escurrir.",
    ),
  ),
  toss: techniqueTip(
    t(
      "The last minute in the pan lets sauce and starch become one.",
      "El último minuto en la sartén hace que la salsa y el almidón se unan.",
    ),
    t(
      "Loosen with a splash of cooking water until the sauce just coats.",
      "Afloja con un chorrito del agua de cocción hasta que la salsa solo cubra.",
    ),
  ),
  toastRice: techniqueTip(
    t(
      "Grains toasted in fat keep their bite and do not stick together.",
      "Los granos tostados en la grasa quedan enteros y no se pegan.",
    ),
    t(
      "It is ready for the liquid when the edges look glassy.",
      "Está listo para el líquido cuando los bordes se ven translúcidos.",
    ),
  ),
  stirRisotto: techniqueTip(
    t(
      "Stirring rubs starch off the grains: that is the creaminess, not cream.",
      "Al remover, los granos sueltan almidón: esa es la cremosidad, no la nata.",
    ),
    t(
      "Hot stock, a ladle at a time. Stop while it still flows when you tilt the pan.",
      "Caldo caliente, cazo a cazo. Para cuando aún se deslice al inclinar la cazuela.",
    ),
    t("a massage rather than a fight", "un masaje más que una pelea"),
  ),
  steamRice: techniqueTip(
    t(
      "Under the lid the steam finishes the grains evenly; every peek lets it out.",
      "Bajo la tapa, el vapor termina los granos por igual; cada vez que miras se escapa.",
    ),
    t(
      "Do not stir. Rice left over must be cooled within an hour and kept in the fridge.",
      "No remuevas. El arroz que sobre debe enfriarse en menos de una hora y guardarse en la nevera.",
    ),
  ),
  wok: techniqueTip(
    t(
      "Great heat and little time brown the outside while the inside stays crisp.",
      "Mucho fuego y poco tiempo doran por fuera y dejan crujiente por dentro.",
    ),
    t(
      "Cook in two batches rather than crowd the pan, and keep everything moving.",
      "Mejor en dos tandas que con la sartén llena, y sin dejar de mover.",
    ),
    t("a sprint, not a walk", "un esprint, no un paseo"),
  ),
  sear: techniqueTip(
    t(
      "A dry surface and a hot pan give a crust before the inside is overdone.",
      "Una superficie seca y una sartén caliente dan costra antes de que se pase por dentro.",
    ),
    t(
      "Put it down away from you and leave it alone until it lets go.",
      "Colócalo alejándolo de ti y no lo toques hasta que se suelte.",
    ),
  ),
  crisp: techniqueTip(
    t(
      "Oil that is hot enough seals at once; oil that is too cool soaks in.",
      "El aceite bien caliente sella al instante; el tibio empapa.",
    ),
    t(
      "A crumb dropped in should sizzle. Drain on kitchen paper.",
      "Una miga debe chisporrotear al caer. Escurre sobre papel de cocina.",
    ),
  ),
  bloom: techniqueTip(
    t(
      "Spices give their taste to fat, not to water: a minute in the hot pan wakes them.",
      "Las especias dan su sabor a la grasa, no al agua: un minuto en la sartén caliente las despierta.",
    ),
    t(
      "Keep stirring: they burn quickly and turn bitter.",
      "No dejes de remover: se queman pronto y amargan.",
    ),
  ),
  whiteSauce: techniqueTip(
    t(
      "Flour cooked in fat first tastes of nothing and thickens without lumps.",
      "La harina tostada antes en la grasa no sabe a crudo y espesa sin grumos.",
    ),
    t(
      "Add the liquid little by little and whisk until it is smooth each time.",
      "Añade el líquido poco a poco y bate hasta que quede liso cada vez.",
    ),
  ),
  setEggs: techniqueTip(
    t(
      "Gentle heat sets eggs tender; a fierce one makes them rubber and weep.",
      "El fuego suave cuaja el huevo tierno; el fuerte lo deja gomoso y con agua.",
    ),
    t(
      "Let the cooked filling cool for a moment before it meets the eggs.",
      "Deja templar el relleno un momento antes de juntarlo con el huevo.",
    ),
  ),
  warmTortillas: techniqueTip(
    t("A warm tortilla bends, a cold one breaks.", "Una tortilla caliente se dobla, una fría se rompe."),
    t(
      "Keep them wrapped in a cloth until the table is ready.",
      "Guárdalas envueltas en un paño hasta que la mesa esté lista.",
    ),
  ),
  flip: techniqueTip(
    t(
      "The surface tells: when the edge is dry and the top has holes, the underside is golden.",
      "La superficie avisa: cuando el borde está seco y hay agujeros arriba, abajo está dorada.",
    ),
    t(
      "The first one is the cook's: use it to find the right heat.",
      "La primera es para quien cocina: sirve para encontrar el punto del fuego.",
    ),
  ),
  porridge: techniqueTip(
    t(
      "Stirring frees the starch: the more you stir, the creamier it is.",
      "Al remover se suelta el almidón: cuanto más, más cremoso.",
    ),
    t(
      "It thickens as it stands; loosen with a little more liquid.",
      "Espesa al reposar; afloja con un poco más de líquido.",
    ),
  ),
} as const;
