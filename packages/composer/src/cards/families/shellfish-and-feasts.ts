import { cards } from "../parse-cards.ts";

/** Galician plates of shellfish, and dishes of the Passover table. */
export const SHELLFISH_AND_FEASTS = cards(`
== zamburinas-a-la-plancha
names: Griddled queen scallops, griddled scallops in the shell, zamburiñas a la plancha | Zamburiñas a la plancha, zamburiñas gallegas, volandeiras a la plancha, vieiras a la plancha
about: small scallops seared in their shells with garlic and parsley oil | zamburiñas marcadas en su concha con aceite de ajo y perejil
kind: starter spanish easy
serves: 4, most 4 in griddle
tools: griddle knife
core: scallop
ways: stove
- 800 g scallop; small, in the half shell | pequeñas, en media concha
- 4 tbsp olive-oil
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 1/2 lemon
- 1/4 tsp salt
# Prepare | Prepara
4 work | Rinse {scallop} under a thin stream of water to remove sand and pat dry. Mix {garlic+parsley} with {olive-oil:part}.
| Lava {scallop} bajo un hilo de agua para quitar la arena y seca. Mezcla {garlic+parsley} con {olive-oil:part}.
# Griddle | Haz a la plancha
3 batch safe=scallop | Heat the griddle with {olive-oil:rest} until very hot and sear {scallop}, shell up, for {time}, until just opaque.
| Calienta la plancha con {olive-oil:rest} hasta que esté muy caliente y marca {scallop}, con la concha hacia arriba, {time}, hasta que esté apenas opaco.
1 work | Turn, season with {salt}, spoon the green oil over and finish with {lemon}. Serve at once.
| Da la vuelta, sazona con {salt}, reparte el aceite verde y termina con {lemon}. Sirve enseguida.

== vieiras-a-la-gallega
names: Galician baked scallops, vieiras a la gallega, Galician scallops, scallops Galician style | Vieiras a la gallega, vieiras gallegas, vieiras al horno, vieiras gratinadas, zamburiñas al horno, zamburiñas a la gallega
about: scallops baked in their shells under onion, ham and crisp crumbs | vieiras al horno en su concha con cebolla, jamón y pan rallado crujiente
kind: starter spanish easy
serves: 4, most 4 in tray
tools: knife pan tray
core: scallop onion breadcrumbs
ways: stove+oven
- 8 scallop; large, cleaned, in the shell | grandes, limpias, en su concha
- 3 onion; finely chopped | picad@ fin@
- 5 tbsp olive-oil
- 50 g cured-ham; finely chopped | picad@ fin@; optional
- 1 tsp paprika-sweet
- 100 ml white-wine
- 3 tbsp tomato-sauce
- 40 g breadcrumbs
- 10 g parsley; chopped | picad@
- 1/2 tsp salt
# Cook the base | Haz la base
25 cook | Fry {onion} in {olive-oil} in the pan over low heat for {time}, until soft and sweet.
| Pocha {onion} en {olive-oil} en la sartén a fuego suave {time}, hasta que quede tierna y dulce.
6 cook | [Stir in {cured-ham}. ]Add {paprika-sweet+white-wine+tomato-sauce+salt} and cook for {time}, until thick.
| [Incorpora {cured-ham}. ]Añade {paprika-sweet+white-wine+tomato-sauce+salt} y cuece {time}, hasta que espese.
# Fill and bake | Rellena y hornea
5 work | Heat the oven to 220 °C (fan 200 °C). Set {scallop} on the tray, cover with the base and scatter {breadcrumbs+parsley} over.
| Calienta el horno a 220 °C (200 °C con ventilador). Coloca {scallop} en la bandeja, cubre con la base y reparte {breadcrumbs+parsley}.
9 batch safe=scallop | Bake for {time}, until the crumbs are golden.
| Hornea {time}, hasta que se dore por encima.

== navajas-a-la-plancha
names: Griddled razor clams, razor clams a la plancha, grilled razor clams | Navajas a la plancha, navajas con ajo y perejil, navajas con limón
about: razor clams seared on a very hot griddle with oil, parsley and lemon | navajas abiertas en la plancha muy caliente con aceite, perejil y limón
kind: starter spanish easy
serves: 4, most 4 in griddle
tools: griddle bowl knife
core: razor-clam
ways: stove
- 800 g razor-clam; alive | viv@
- 4 tbsp olive-oil
- 1 clove garlic; finely chopped | picad@ fin@; optional
- 10 g parsley; chopped | picad@
- 1 lemon; in wedges | en gajos
- 2 tbsp salt; coarse, for purging | gruesa, para purgar
# Purge | Purga
60 cook | Stand {razor-clam} in a bowl of cold water with {salt} in the fridge for {time}, so that they drop their sand. Rinse, and throw away any that are broken or do not move when touched.
| Pon {razor-clam} en un bol de agua fría con {salt} en la nevera {time}, para que suelten la arena. Lava y desecha las rotas y las que no se muevan al tocarlas.
# Griddle | Haz a la plancha
8 batch safe=razor-clam | Heat the griddle with a little of {olive-oil} until very hot, lay {razor-clam} on it in rounds and cook for {time} in all, turning once.
| Calienta la plancha con un poco de {olive-oil} hasta que esté muy caliente, coloca {razor-clam} por tandas y cocina {time} en total, con una vuelta.
1 work | Dress with {olive-oil:rest} and {garlic+parsley} and serve at once with {lemon}.
| Aliña con {olive-oil:rest} y {garlic+parsley} y sirve enseguida con {lemon}.

== berberechos-al-vapor
names: Steamed cockles, steamed cockles with lemon, berberechos al vapor | Berberechos al vapor, berberechos al natural, berberechos con limón
about: cockles opened in their own steam, with lemon | berberechos abiertos en su propio vapor, con limón
kind: starter spanish easy
serves: 4, most 4 in pan
tools: bowl pan
core: cockle
ways: stove
- 1000 g cockle; alive | vivos
- 2 tbsp salt; coarse, for purging | gruesa, para purgar
- 1 bay-leaf; optional
- 1 lemon; in wedges | en gajos
# Purge | Purga
60 cook | Leave {cockle} in a bowl of cold water with {salt} in the fridge for {time}, change the water once and rinse. Throw away any that are broken, or open and do not close when tapped.
| Deja {cockle} en un bol de agua fría con {salt} en la nevera {time}, cambia el agua una vez y lava. Desecha los rotos y los abiertos que no se cierren al golpearlos.
# Steam | Abre al vapor
4 batch safe=cockle | Put {cockle+bay-leaf} into the hot pan without water, cover and cook over high heat for {time}, shaking once.
| Pon {cockle+bay-leaf} en la sartén caliente sin agua, tapa y cocina a fuego fuerte {time}, moviendo una vez.
1 work | Serve at once with {lemon} and the liquid, poured off its sand.
| Sirve enseguida con {lemon} y el líquido, sin el poso de arena.

== charoset
names: Charoset, haroset, charoses, apple and walnut charoset, Passover apple and nut paste | Jaroset, charoset, haroset, jaroset de manzana y nueces
about: chopped apple, walnut and cinnamon bound with sweet wine for the Passover table | manzana, nueces y canela ligadas con vino dulce para la mesa de Pascua judía
kind: side any easy
serves: 8, most 16 in bowl
tools: knife bowl grater
core: apple walnut
ways: none
- 4 apple; peeled, coarsely grated | pelad@, rallad@ grueso
- 150 g walnut; finely chopped | picad@ fin@
- 1.5 tsp cinnamon
- 2 tbsp honey
- 80 ml red-wine; sweet | dulce
- 1/2 lemon; juiced | exprimid@
~ red-wine > 80 ml apple-juice
~ walnut > 150 g almond; finely chopped | picad@ fin@; name Apple and almond charoset | Jaroset de manzana y almendra
+ 80 g date raisins ginger pear
# Prepare | Prepara
8 work | Grate {apple} into the bowl and turn in {lemon}. Chop {walnut} finely[ with {extra}].
| Ralla {apple} en el bol y mezcla con {lemon}. Pica fino {walnut}[ con {extra}].
# Mix | Mezcla
3 work | Stir everything with {cinnamon+honey+red-wine}.
| Mezcla todo con {cinnamon+honey+red-wine}.
60 cook | Chill for {time}, so that the flavours join.
| Enfría en la nevera {time}, para que se unan los sabores.

== potato-kugel
names: Potato kugel, kugel, Jewish potato kugel, Passover potato kugel | Kugel de patata, kugel de patatas, pastel judío de patata, kugel de papa
about: grated potato and onion baked with eggs to a crisp brown cake | patata y cebolla ralladas, horneadas con huevo hasta quedar doradas y crujientes
kind: side any easy
serves: 8, most 8 in dish
tools: grater bowl dish
core: potato egg
ways: oven
- 1500 g potato; peeled | pelad@
- 2 onion; peeled | pelad@
- 4 egg
- 100 ml sunflower-oil
- 2 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp potato-starch
# Grate | Ralla
12 work | Heat the oven to 200 °C (fan 180 °C) and put the dish in with half of {sunflower-oil}. Grate {potato+onion} and squeeze them hard in a cloth.
| Calienta el horno a 200 °C (180 °C con ventilador) y mete la fuente con la mitad de {sunflower-oil}. Ralla {potato+onion} y aprieta con fuerza en un paño.
# Mix | Mezcla
4 work | Mix at once with {egg+salt+black-pepper+potato-starch} and the rest of {sunflower-oil} in the bowl, and spread carefully in the hot dish.
| Mezcla enseguida con {egg+salt+black-pepper+potato-starch} y el resto de {sunflower-oil} en el bol, y extiende con cuidado en la fuente caliente.
# Bake | Hornea
65 batch safe=egg | Bake for {time}, until deep brown and crisp at the edges.
| Hornea {time}, hasta que esté bien dorado y crujiente por los bordes.
10 cook | Let it stand for {time} before cutting.
| Deja reposar {time} antes de cortar.
`);
