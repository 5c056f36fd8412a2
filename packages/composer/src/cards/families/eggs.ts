import { cards } from "../parse-cards.ts";

export const EGGS = cards(`
== shakshuka
names: Shakshuka, shakshouka, eggs in tomato sauce | Shakshuka, shakshouka, huevos en salsa de tomate
about: eggs poached in a spiced tomato and pepper sauce | huevos escalfados en una salsa especiada de tomate y pimiento
kind: breakfast mediterranean easy
serves: 4, most 4 in pan
tools: knife pan
core: egg tinned-tomatoes
ways: stove
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 red-pepper; in strips | en tiras
- 3 clove garlic; sliced | en láminas
- 2 tsp cumin
- 2 tsp paprika-sweet
- 1/4 tsp chilli-flakes; optional
- 2 can tinned-tomatoes
- 1 tsp salt
- 8 egg
- 100 g feta; crumbled | desmenuzad@; optional
- 15 g parsley; chopped | picad@; optional
# Cut the vegetables | Corta las verduras
8 work | Chop {onion} finely, cut {red-pepper} into strips and slice {garlic}.
| Pica {onion}, corta en tiras {red-pepper} y en láminas {garlic}.
# Cook the sauce | Haz la salsa
10 cook | Heat {olive-oil} in the pan over medium heat. Fry {onion+red-pepper} gently for {time}, until soft.
| Calienta {olive-oil} en la sartén a fuego medio. Sofríe {onion+red-pepper} durante {time}, hasta que quede todo tierno.
1 cook | Stir in {garlic+cumin+paprika-sweet+chilli-flakes} for {time}, until it smells good.
| Añade {garlic+cumin+paprika-sweet+chilli-flakes} y remueve {time}, hasta que huela bien.
12 cook | Add {tinned-tomatoes+salt} and simmer for {time}, until a spoon leaves a trail.
| Añade {tinned-tomatoes+salt} y cuece a fuego suave {time}, hasta que la cuchara deje surco.
tip | The sauce must be thick before {egg} {egg?goes|go} in.
| La salsa debe estar espesa antes de añadir {egg}.
# Poach and serve | Escalfa y sirve
8 batch safe=egg | Make hollows in the sauce and break {egg} into them. Cover and cook over low heat for {time}, until set.
| Haz huecos en la salsa y casca en ellos {egg}. Tapa y cuece a fuego suave {time}, hasta que cuajen.
1 work | Scatter {feta+parsley} over it and serve from the pan.
| Reparte por encima {feta+parsley} y sirve en la sartén.

== tortilla-de-patatas
names: Potato tortilla, tortilla de patatas, Spanish omelette, Spanish tortilla, tortilla española, potato omelette | Tortilla de patatas, tortilla española, tortilla de patata, tortilla de papas
about: a thick omelette of slowly fried potatoes and onion | tortilla gruesa de patatas y cebolla pochadas
kind: main spanish medium
serves: 4, most 4 in smallPan
tools: knife smallPan bowl colander
core: egg potato
ways: stove
- 700 g potato; peeled, thinly sliced | pelad@ y en láminas finas
- 1 onion; thinly sliced | en juliana fina; optional
- 250 ml olive-oil
- 7 egg
- 1.25 tsp salt
~ egg > 160 g chickpea-flour; name Potato tortilla without egg | Tortilla de patatas sin huevo
# Cut the vegetables | Corta las verduras
12 work | Peel {potato} and cut into thin slices.[ Slice {onion} thinly.]
| Pela {potato} y corta en láminas finas.[ Corta {onion} en juliana fina.]
# Fry slowly | Pocha despacio
20 pieces | Heat {olive-oil} in the pan over medium heat. Add {potato+onion+salt} and fry gently for {time}, turning now and then, until tender but not brown.
| Calienta {olive-oil} en la sartén a fuego medio. Añade {potato+onion+salt} y pocha {time}, removiendo de vez en cuando, hasta que quede todo tierno sin dorarse.
2 work | Drain everything in the colander and save the oil.
| Escúrrelo todo en el colador y guarda el aceite.
why | Slow frying makes them tender; a hot pan would crisp them.
| A fuego lento quedan tiernas; con la sartén muy caliente se harían crujientes.
# Mix | Mezcla
10 cook if=egg | Beat {egg} in the bowl, stir in what was fried and let it soak for {time}.
| Bate {egg} en el bol, mezcla con lo frito y deja que se empape {time}.
10 cook not=egg | Whisk {egg} with {250 ml} of water in the bowl until smooth, stir in what was fried and let it stand for {time}.
| Bate {egg} con {250 ml} de agua en el bol hasta que no queden grumos, mezcla con lo frito y deja reposar {time}.
# Set and turn | Cuaja y dale la vuelta
5 batch | Heat a little of the saved oil in the pan over medium-high heat, pour in the mixture, turn the heat down and cook for {time}, until the edges are set.
| Calienta un poco del aceite guardado en la sartén a fuego medio-alto, vierte la mezcla, baja el fuego y cuaja {time}, hasta que los bordes estén hechos.
5 batch safe=egg | Cover with a flat plate, turn it over in one go, slide it back and cook the other side for {time}.
| Tapa con un plato llano, dale la vuelta de una vez, devuélvela a la sartén y haz el otro lado {time}.
`);
