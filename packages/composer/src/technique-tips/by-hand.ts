import { t } from "../bilingual.ts";
import { techniqueTip } from "./technique-tip.ts";

/** The tips for work by hand: cutting, mixing, shaping, assembling. */
export const HAND_TIPS = {
  prepare: techniqueTip(
    t(
      "With everything cut, nothing burns while you look for the next thing.",
      "Con todo cortado, nada se quema mientras buscas lo siguiente.",
    ),
    t(
      "Pieces of one size are done at the same time. Wash board and knife after anything raw that must cook.",
      "Los trozos iguales se hacen a la vez. Lava tabla y cuchillo después de cortar lo que no se come crudo.",
    ),
    t("laying out your clothes the night before", "dejar la ropa preparada la noche anterior"),
  ),
  soak: techniqueTip(
    t(
      "Soaked beans cook evenly and in half the time; the hard boil later destroys a toxin that raw beans carry.",
      "Las legumbres remojadas se cuecen por igual y en la mitad de tiempo; el hervor fuerte de después destruye una toxina que tienen crudas.",
    ),
    t("Throw the soaking water away.", "Tira el agua del remojo."),
  ),
  dress: techniqueTip(
    t(
      "A sharp dressing wakes everything up; oil carries the taste.",
      "Un aliño ácido lo despierta todo; el aceite lleva el sabor.",
    ),
    t(
      "Dress at the last moment and taste: it should be a little too sharp by itself.",
      "Aliña en el último momento y prueba: solo, debe quedar un punto fuerte.",
    ),
  ),
  squeeze: techniqueTip(
    t(
      "Water is what makes fritters fall apart and spit.",
      "El agua es lo que rompe los buñuelos y los hace salpicar.",
    ),
    t(
      "Wring the gratings in a clean cloth until no more drops fall.",
      "Exprime lo rallado en un paño limpio hasta que no caigan más gotas.",
    ),
    t("wringing out a swimsuit", "escurrir un bañador"),
  ),
  layer: techniqueTip(
    t(
      "What is moist goes between what is fat, so that the bread stays dry.",
      "Lo húmedo va entre lo graso, así el pan no se moja.",
    ),
    t("Season every layer, not only the top one.", "Sazona cada capa, no solo la de arriba."),
    t("a raincoat for the bread", "un impermeable para el pan"),
  ),
  shape: techniqueTip(
    t(
      "Little kneading keeps a patty tender; a dent in the middle keeps it flat.",
      "Amasar poco la deja tierna; un hueco en el centro evita que se abombe.",
    ),
    t("Wet hands do not stick.", "Con las manos mojadas no se pega."),
  ),
  smoothie: techniqueTip(
    t(
      "Liquid at the bottom lets the blades catch, and the rest follows.",
      "El líquido abajo deja que las cuchillas agarren, y lo demás va detrás.",
    ),
    t(
      "Frozen fruit makes it thick and cold without ice that waters it down.",
      "La fruta congelada lo deja espeso y frío sin hielo que lo agüe.",
    ),
  ),
} as const;
