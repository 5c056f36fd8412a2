import { cards } from "../parse-cards.ts";

/** Plain foods as a side dish, and an omelette of egg whites. */
export const PLAIN_SIDES = cards(`
== boiled-potatoes
names: Boiled potatoes, boiled new potatoes, plain boiled potatoes, salt potatoes | Patatas cocidas, patatas hervidas, papas cocidas, papas hervidas, patatas nuevas cocidas
about: potatoes boiled in salted water until tender | patatas cocidas en agua con sal, en su punto
kind: side any easy
serves: 4, most 6 in pot
tools: pot knife
core: potato
ways: stove
- 800 g potato; peeled, in equal pieces | pelad@, en trozos iguales
- 2000 ml water
- 2 tsp salt
- 15 g butter; optional
- 1 tbsp parsley; chopped | picad@; optional
# Boil | Cuece
5 work | Cut {potato} into pieces of one size and cover with {water+salt} in the pot.
| Corta {potato} en trozos del mismo tamaño y cubre con {water+salt} en la olla.
18 cook | Bring to the boil and simmer for {time}, until a knife slides in without force.
| Lleva a ebullición y cuece {time}, hasta que un cuchillo entre sin fuerza.
# Drain | Escurre
2 work | Drain and let the steam off in the hot pot.[ Turn in {butter+parsley}.]
| Escurre y deja que se evapore el agua en la olla caliente.[ Mezcla con {butter+parsley}.]

== buttered-peas
names: Buttered peas, garden peas with butter, peas with butter, boiled peas, plain peas, minted peas | Guisantes con mantequilla, guisantes hervidos, guisantes cocidos, guisantes a la mantequilla
about: peas boiled for a few minutes and turned in butter | guisantes cocidos unos minutos y pasados por mantequilla
kind: side any easy
serves: 4, most 8 in saucepan
tools: saucepan
core: peas
ways: stove
- 500 g peas; frozen | congelad@
- 500 ml water
- 1/2 tsp salt
- 20 g butter
- 1 tbsp mint; chopped | picad@; optional
~ butter > 1 tbsp olive-oil; name Peas with olive oil | Guisantes con aceite de oliva
# Boil | Cuece
4 cook | Boil {peas} in {water+salt} in the saucepan for {time}, until tender and bright green.
| Cuece {peas} en {water+salt} en el cazo {time}, hasta que estén tiernos y de un verde vivo.
# Finish | Termina
1 work | Drain and turn in {butter}.[ Stir in {mint}.]
| Escurre y mezcla con {butter}.[ Añade {mint}.]

== sauteed-mushrooms
names: Sautéed mushrooms, fried mushrooms, pan-fried mushrooms, buttery mushrooms | Champiñones salteados, setas salteadas, champiñones rehogados, setas rehogadas
about: mushrooms browned in a hot pan with butter | champiñones dorados en la sartén con mantequilla
kind: side any easy
serves: 4, most 4 in pan
tools: pan knife
core: mushroom
ways: stove
- 500 g mushroom; in thick slices | en láminas gruesas
- 1 tbsp olive-oil
- 15 g butter
- 1/2 tsp salt
- 1/4 tsp black-pepper; optional
- 1 tbsp parsley; chopped | picad@; optional
~ butter > 1 tbsp olive-oil
# Brown | Dora
10 batch | Heat {olive-oil} in the pan over a high heat and fry {mushroom} for {time} without crowding, until their water has boiled away and they are brown.
| Calienta {olive-oil} en la sartén a fuego fuerte y saltea {mushroom} {time} sin amontonar, hasta que se evapore el agua y se doren.
# Finish | Termina
1 work | Turn in {butter+salt+black-pepper}.[ Scatter {parsley} over them.]
| Mezcla con {butter+salt+black-pepper}.[ Espolvorea {parsley}.]

== wilted-spinach
names: Wilted spinach, steamed spinach, boiled spinach, buttered spinach, plain spinach | Espinacas hervidas, espinacas cocidas, espinacas al vapor, espinacas con mantequilla
about: spinach wilted in its own water and turned in butter | espinacas hechas en su propia agua y pasadas por mantequilla
kind: side any easy
serves: 4, most 4 in pot
tools: pot
core: spinach
ways: stove
- 800 g spinach; washed, still wet | lavad@, aún mojad@
- 15 g butter
- 1/2 tsp salt
- 1 pinch nutmeg; optional
~ butter > 1 tbsp olive-oil; name Wilted spinach with olive oil | Espinacas con aceite de oliva
# Wilt | Cuece
4 cook | Put {spinach} into the pot by handfuls over a high heat and turn for {time}, until all of it has just collapsed.
| Pon {spinach} en la olla a puñados a fuego fuerte y remueve {time}, hasta que baje todo.
# Press | Escurre
2 work | Press out the water and turn in {butter+salt}.[ Grate {nutmeg} over it.]
| Aprieta para sacar el agua y mezcla con {butter+salt}.[ Ralla {nutmeg} por encima.]

== buttered-noodles
names: Buttered pasta, buttered noodles, noodles with butter, butter noodles, buttered egg noodles, pasta with butter, plain pasta, plain noodles | Pasta con mantequilla, tallarines con mantequilla, pasta blanca, macarrones con mantequilla, pasta sola, espaguetis con mantequilla
about: plain pasta turned in butter, with cheese if there is some | pasta sencilla con mantequilla, y queso si lo hay
kind: main any easy
serves: 4, most 6 in pastaPot
tools: pastaPot
core: pasta
ways: stove
- 400 g pasta
- 4000 ml water
- 1 tbsp salt
- 60 g butter
- 40 g parmesan; grated | rallad@; optional
- 1/4 tsp black-pepper; optional
~ butter > 4 tbsp olive-oil; name Pasta with olive oil | Pasta con aceite de oliva
# Boil | Cuece
10 cook | Boil {pasta} in {water+salt} in the pot for {time}, or as the packet says, until just tender. Keep a cup of the water.
| Cuece {pasta} en {water+salt} en la olla {time}, o lo que indique el paquete, hasta que esté al dente. Guarda una taza del agua.
# Finish | Termina
2 work | Drain and turn in {butter} with a little of the water until it shines.[ Season with {black-pepper}.][ Scatter {parmesan} over it.]
| Escurre y mezcla con {butter} y un poco del agua hasta que brille.[ Sazona con {black-pepper}.][ Espolvorea {parmesan}.]

== egg-white-omelette
names: Egg white omelette, egg white omelet, egg whites omelette, omelette of egg whites | Tortilla de claras, tortilla de claras de huevo, omelette de claras
about: a light omelette of egg whites alone | tortilla ligera solo de claras
kind: breakfast any easy
serves: 1, most 1 in smallPan
tools: smallPan bowl whisk spatula
core: egg-white
ways: stove
- 4 egg-white
- 1 pinch salt
- 1 pinch black-pepper; optional
- 1 tsp olive-oil
- 1 tsp chives; chopped | picad@; optional
# Beat | Bate
1 work | Whisk {egg-white+salt+black-pepper+chives} in the bowl until foamy.
| Bate {egg-white+salt+black-pepper+chives} en el bol hasta que haga espuma.
# Cook | Cuaja
3 batch safe=egg-white | Heat {olive-oil} in the pan over a medium heat, pour in the mixture and cook for {time}, until set all through.
| Calienta {olive-oil} en la sartén a fuego medio, vierte la mezcla y cocina {time}, hasta que cuajen del todo.
# Fold | Dobla
1 work | Fold in half and turn out onto a plate.
| Dobla por la mitad y vuelca en un plato.
`);
