import { t } from "../bilingual.ts";
import { techniqueTip } from "./technique-tip.ts";

/** The tips for the oven and for dough. */
export const OVEN_TIPS = {
  roast: techniqueTip(
    t(
      "Dry heat drives the water off and browns the edges, where most of the flavour is.",
      "El calor seco evapora el agua y dora los bordes, donde está casi todo el sabor.",
    ),
    t(
      "One layer with gaps: what lies on top of each other steams.",
      "Una sola capa con huecos: lo que se amontona se cuece al vapor.",
    ),
  ),
  gratin: techniqueTip(
    t(
      "The top browns while the inside bubbles: crisp against creamy.",
      "Arriba se dora mientras dentro borbotea: crujiente contra cremoso.",
    ),
    t(
      "Let it stand for a few minutes so that it can be portioned.",
      "Deja que se asiente un poco para poder servirlo en porciones.",
    ),
  ),
  batter: techniqueTip(
    t(
      "A few lumps are better than a batter beaten smooth: beating makes it tough.",
      "Más vale algún grumo que una masa muy batida: batir la endurece.",
    ),
    t(
      "The rest lets the flour drink, so that they rise and hold together.",
      "El reposo deja que la harina se hidrate, así suben y no se rompen.",
    ),
  ),
  rub: techniqueTip(
    t(
      "Cold fat rubbed into flour leaves flakes that melt and turn crisp.",
      "La grasa fría desmigada con la harina deja trocitos que se funden y quedan crujientes.",
    ),
    t(
      "Stop when it looks like coarse crumbs; lumps are welcome.",
      "Para cuando parezcan migas gruesas; los grumos son bienvenidos.",
    ),
  ),
  cake: techniqueTip(
    t(
      "Air beaten in now is the lift later; flour stirred long makes it tough.",
      "El aire que bates ahora será el volumen después; remover mucho la harina endurece.",
    ),
    t(
      "Do not open the oven in the first half of the time.",
      "No abras el horno en la primera mitad del tiempo.",
    ),
  ),
} as const;
