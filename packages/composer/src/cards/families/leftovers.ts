import type { RecipeLanguage } from "@larder/domain/language";
import { cards } from "../parse-cards.ts";

/** The cards of foods that are cooked already, which only have to get hot again. */
export const COOKED: readonly (readonly [food: string, card: string])[] = [
  ["rice", "leftover-rice"],
  ["potato", "leftover-potatoes"],
  ["pasta", "leftover-pasta"],
  ["vegetables", "leftover-vegetables"],
  ["fish", "leftover-fish"],
  ["egg-white", "meringues"],
  ["egg-yolk", "custard"],
];

/** The cards of a roast that is left over with nothing beside it, by the words that name it. */
export const ROASTS: readonly (readonly [words: RegExp, card: string])[] = [
  [/chicken|turkey|pollo|pavo/, "leftover-chicken-pie"],
  [/lamb|mutton|cordero/, "leftover-meat-curry"],
  [/./, "roast-leftover-hash"],
];

/** The cards of stale bread and tortillas, by what stands beside them, in the order in which they are tried. */
export const STALE: Readonly<
  Record<RecipeLanguage, readonly (readonly [food: string, beside: RegExp, cards: string])[]>
> = {
  en: [
    ["bread", /tomato|cucumber|basil/, "panzanella salmorejo"],
    ["bread", /garlic|paprika/, "sopa-de-ajo migas"],
    ["bread", /cheddar|cheese|mushroom|ham|bacon|spinach|leek|sausage|onion|courgette|chicken/, "strata"],
    ["bread", /^egg$/, "french-toast bread-pudding"],
    ["bread", /./, "bread-pudding french-toast strata panzanella migas"],
    ["bread", /^$/, "bread-pudding strata panzanella migas"],
    ["tortilla-corn", /^/, "chilaquiles-rojos chilaquiles-verdes"],
    ["croissant", /^/, "croissant-pudding"],
  ],
  es: [
    ["bread", /tomato|cucumber/, "salmorejo panzanella"],
    ["bread", /milk|egg|cinnamon|sugar|honey/, "torrijas bread-pudding"],
    ["bread", /garlic|paprika/, "sopa-de-ajo migas"],
    ["bread", /cheddar|cheese|mushroom|ham|spinach|leek|onion|courgette|chicken/, "strata"],
    ["bread", /^/, "migas sopa-de-ajo torrijas panzanella"],
    ["tortilla-corn", /^/, "chilaquiles-rojos chilaquiles-verdes"],
    ["croissant", /^/, "croissant-pudding"],
  ],
};

export const STALE_FOODS = ["bread", "tortilla-corn", "croissant"];

/** Dishes of dishes and foods that are left over: what was cooked is heated to 75 °C and not cooked again. */
export const LEFTOVERS = cards(`
== leftover-stew
names: Baked potatoes with leftovers, baked potatoes filled with leftover stew | Patatas rellenas de sobras, patatas rellenas de sobras de guiso
about: baked potatoes split and filled with what is left of a stew or a sauce | patatas asadas y abiertas, rellenas con lo que sobró de un guiso o una salsa
kind: main any easy
serves: 2, most 4 in tray
tools: knife saucepan tray
core: bolognese potato
ways: stove+oven microwave
- 400 g bolognese; cooked, cold, at most three days old | ya hecha y fría, de tres días como mucho
- 4 potato; scrubbed | lavad@
- 1 tbsp olive-oil
- 1/4 tsp salt
- 40 g cheddar; grated | rallad@; optional
- 2 spring-onion; sliced | en rodajas; optional
+ 120 g spinach kale sweetcorn peas tinned-chickpeas tinned-kidney-beans vegetables
# Bake | Asa
4 work | Prick {potato} and rub with {olive-oil+salt}.
| Pincha {potato} y unta con {olive-oil+salt}.
60 cook way=oven | Bake on the tray at 200 °C (fan 180 °C) for {time}, until a knife goes in without effort.
| Hornea en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que un cuchillo entre sin esfuerzo.
14 batch way=microwave | Cook in the microwave at full power for {time}, turning once, until a knife goes in without effort.
| Cocina en el microondas a máxima potencia {time}, con una vuelta, hasta que un cuchillo entre sin esfuerzo.
# Heat through | Calienta
8 cook way=oven | Heat {bolognese}[ with {extra}] in the saucepan with a splash of water for {time}, stirring, until it bubbles and is 75 °C throughout.
| Calienta {bolognese}[ con {extra}] en el cazo con un chorrito de agua {time}, removiendo, hasta que borbotee y esté a 75 °C por todas partes.
5 batch way=microwave | Put {bolognese}[ with {extra}] in a deep bowl with a splash of water, cover loosely and heat in the microwave on high for {time}, stirring twice, until it bubbles and is 75 °C throughout.
| Pon {bolognese}[ con {extra}] en un bol hondo con un chorrito de agua, tapa sin cerrar y calienta en el microondas a máxima potencia {time}, removiendo dos veces, hasta que borbotee y esté a 75 °C por todas partes.
why | What is left over gets hot all the way through once only: throw away what is not eaten.
| Lo que sobró se calienta por completo una sola vez: tira lo que no se coma.
# Fill | Rellena
3 work | Split {potato} and spoon {bolognese} in.[ Sprinkle with {cheddar}.][ Scatter {spring-onion} over.] Serve at once.
| Abre {potato} y rellena con {bolognese}.[ Espolvorea {cheddar}.][ Reparte {spring-onion} por encima.] Sirve enseguida.

== leftover-rice-dish
names: Peppers stuffed with leftover rice, peppers filled with leftover paella | Pimientos rellenos de sobras de arroz, pimientos rellenos de sobras de paella
about: peppers baked with a filling of a rice dish from the day before | pimientos al horno rellenos de un arroz del día anterior
kind: main any easy
serves: 2, most 4 in dish
tools: knife dish
core: bolognese red-pepper
ways: oven
- 400 g bolognese; chilled at once, at most a day old | enfriada enseguida, de un día como mucho
- 4 red-pepper; halved, without seeds | en mitades, sin semillas
- 1 tbsp olive-oil
- 100 ml water
- 40 g cheddar; grated | rallad@; optional
# Soften | Ablanda
4 work | Halve {red-pepper} and lay in the dish with the cut side up. Drizzle with {olive-oil} and pour {water} round.
| Parte {red-pepper} y coloca en la fuente con el corte hacia arriba. Riega con {olive-oil} y vierte {water} alrededor.
20 batch | Bake at 200 °C (fan 180 °C) for {time}, until they begin to soften.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que empiecen a ablandarse.
# Fill and bake | Rellena y hornea
3 work | Heap {bolognese} into the halves.[ Sprinkle with {cheddar}.]
| Llena las mitades con {bolognese}.[ Espolvorea {cheddar}.]
20 batch | Bake for {time} more, until the filling is 75 °C in the middle.
| Hornea {time} más, hasta que el relleno esté a 75 °C en el centro.
why | What stood warm, or for more than a day, can make you ill: use only what was chilled within the hour.
| Lo que quedó templado o pasa de un día puede sentar mal: usa solo lo que se enfrió antes de una hora.
1 work | Serve at once, and do not heat it a second time.
| Sirve enseguida y no lo calientes otra vez.

== leftover-cocido
names: Ropa vieja from a leftover cocido, fried chickpeas and meat from a cocido | Ropa vieja de cocido, ropa vieja con sobras de cocido, ropa vieja madrileña
about: shredded meat and chickpeas of a cocido fried with onion, pepper and tomato | carne desmenuzada y garbanzos del cocido, salteados con cebolla, pimiento y tomate
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan
core: cooked-meat tinned-chickpeas
ways: stove
- 250 g cooked-meat; shredded, at most three days old | desmenuzada, de tres días como mucho
- 250 g tinned-chickpeas; drained | escurrid@
- 1 onion; in strips | en tiras
- 1 green-pepper; in strips | en tiras
- 2 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 1 tsp paprika-sweet
- 3 tbsp olive-oil
- 1/4 tsp salt
+ 150 g potato cabbage carrot cooked-chicken
# Soften the vegetables | Pocha las verduras
5 work | Cut {onion+green-pepper+garlic} and grate {tomato}.
| Corta {onion+green-pepper+garlic} y ralla {tomato}.
14 cook | Fry {onion+green-pepper} in half of {olive-oil} in the pan over medium heat for {time}, until soft and brown at the edges.
| Pocha {onion+green-pepper} con la mitad de {olive-oil} en la sartén a fuego medio {time}, hasta que se ablanden y se doren por los bordes.
5 cook | Add {garlic+paprika-sweet} and at once {tomato+salt}, and cook for {time}, until thick.
| Añade {garlic+paprika-sweet} y enseguida {tomato+salt}, y cocina {time}, hasta que espese.
# Fry what is left over | Saltea las sobras
8 batch | Turn up the heat, add the rest of {olive-oil} with {cooked-meat+tinned-chickpeas}[ and {extra}] and fry for {time}, turning now and then, until crisp here and there and 75 °C throughout.
| Sube el fuego, añade el resto de {olive-oil} con {cooked-meat+tinned-chickpeas}[ y {extra}] y saltea {time}, con alguna vuelta, hasta que se tueste a trozos y esté a 75 °C por todas partes.
1 work | Serve at once; do not heat it a second time.
| Sirve enseguida; no lo calientes otra vez.

== leftover-vegetables
names: Frittata with leftover vegetables, frittata from leftovers | Tortilla de sobras de verduras, tortilla al horno con verduras del día anterior
about: a thick omelette with vegetables that are cooked already | tortilla gruesa con verduras ya cocinadas
kind: main any easy
serves: 2, most 4 in smallPan
tools: smallPan bowl knife
core: vegetables egg
ways: stove
- 300 g vegetables; cooked and cold, at most three days old | ya cocinad@ y frí@, de tres días como mucho
- 4 egg
- 2 tbsp olive-oil
- 40 g cheddar; grated | rallad@; optional
- 1/4 tsp salt
- 1/4 tsp black-pepper
+ 100 g cooked-ham cheese potato bacon
# Mix | Mezcla
4 work | Cut {vegetables} into bite-sized pieces. Beat {egg} with {salt+black-pepper} in the bowl.[ Stir in {cheddar}.]
| Corta {vegetables} en trozos de bocado. Bate {egg} con {salt+black-pepper} en el bol.[ Incorpora {cheddar}.]
# Fry | Cuaja
5 batch safe=extra | Heat {olive-oil} in the pan and fry {vegetables}[ with {extra}] for {time}, until 75 °C throughout.
| Calienta {olive-oil} en la sartén y saltea {vegetables}[ con {extra}] durante {time}, hasta que estén a 75 °C por todas partes.
10 batch safe=egg | Pour the mixture over, cover and cook over low heat for {time}, turning once with the help of a plate, until set right through.
| Vierte la mezcla por encima, tapa y cuaja a fuego bajo {time}, dando una vuelta con ayuda de un plato, hasta que cuaje del todo.

== leftover-fish
names: Fish cakes from leftover fish, leftover fish cakes | Tortitas de pescado con sobras, tortitas de sobras de pescado
about: cooked fish and potato fried in cakes | pescado ya cocinado y patata, fritos en tortitas
kind: main any easy
serves: 2, most 4 in pan
makes: 6
tools: saucepan pan bowl knife masher
core: white-fish potato
ways: stove
- 250 g white-fish; cooked and cold, at most two days old | ya cocinado y frío, de dos días como mucho
- 400 g potato; peeled, in chunks | pelad@, en trozos
- 2 spring-onion; sliced | en rodajas
- 10 g parsley; chopped | picad@
- 0.5 lemon; only the zest | solo la ralladura
- 2 tbsp flour
- 3 tbsp sunflower-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
# Boil | Cuece
15 cook | Boil {potato} in water in the saucepan for {time}, until soft. Drain, let the steam out and mash in the bowl.
| Cuece {potato} en el cazo con agua {time}, hasta que se ablanden. Escurre, deja que suelte el vapor y aplasta en el bol.
# Shape | Forma
8 work | Flake {white-fish} and check it with your fingers for anything hard. Mix with {spring-onion+parsley+lemon+salt+black-pepper}, shape {pieces} thick rounds and turn in {flour}.
| Desmiga {white-fish} y comprueba con los dedos que no quede nada duro. Mezcla con {spring-onion+parsley+lemon+salt+black-pepper}, forma {pieces} tortitas gruesas y pasa por {flour}.
# Fry | Fríe
8 batch safe=white-fish | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once, until brown on both sides and 75 °C in the middle.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que estén doradas por los dos lados y a 75 °C en el centro.

== croissant-pudding
names: Croissant pudding, croissant bread and butter pudding, bread pudding with croissants | Pudin de cruasán, pudin de cruasanes, budín de cruasanes
about: stale croissants baked in a vanilla custard | cruasanes del día anterior horneados en crema de vainilla
kind: dessert any easy
serves: 4, most 4 in dish
tools: knife dish bowl whisk
core: croissant egg milk
ways: oven
- 4 croissant; day-old, in pieces | del día anterior, en trozos
- 3 egg
- 400 ml milk
- 100 ml cream
- 50 g sugar
- 1 tsp vanilla
- 50 g raisins; optional
+ 100 g chocolate raspberry blueberry almond banana apple
# Fill the dish | Llena la fuente
5 work | Lay {croissant} in the dish[ with {raisins}][ and {extra} in small pieces].
| Reparte {croissant} en la fuente[ con {raisins}][ y {extra} en trozos pequeños].
4 work | Whisk {egg+sugar+vanilla} in the bowl, stir in {milk+cream} and pour over.
| Bate {egg+sugar+vanilla} en el bol, incorpora {milk+cream} y vierte por encima.
15 cook | Let it soak for {time}, pressing down once.
| Deja empapar {time}, apretando una vez.
# Bake | Hornea
30 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until golden on top and set in the middle.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que se dore por arriba y cuaje en el centro.

== strata
names: Savoury bread pudding, strata, cheese strata, savoury bread bake | Pudin salado de pan, strata, pastel salado de pan duro
about: stale bread baked in an egg custard with cheese | pan duro horneado en crema de huevo con queso
kind: main any easy
serves: 4, most 4 in dish
tools: knife dish bowl whisk
core: bread egg milk
ways: oven
- 300 g bread; day-old, in cubes | del día anterior, en dados
- 5 egg
- 450 ml milk
- 150 g cheddar; grated | rallad@
- 1 onion; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 1 tsp mustard-dijon
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ bread > 300 g bread-gluten-free; in cubes | en dados; name Gluten-free savoury bread pudding | Pudin salado de pan sin gluten
+ 200 g mushroom spinach leek tomato cooked-ham bacon cooked-chicken sausages courgette red-pepper vegetables
# Fry | Pocha
10 cook safe=extra | Chop {onion} and fry[ with {extra}] in {olive-oil} in a pan for {time}, until soft.
| Pica {onion} y rehoga[ con {extra}] con {olive-oil} en una sartén {time}, hasta que se ablande.
# Soak | Empapa
6 work | Whisk {egg+milk+mustard-dijon+salt+black-pepper} in the bowl. Mix {bread+onion+cheddar} in the dish and pour over.
| Bate {egg+milk+mustard-dijon+salt+black-pepper} en el bol. Mezcla {bread+onion+cheddar} en la fuente y vierte por encima.
20 cook | Let it soak for {time}, pressing down once.
| Deja empapar {time}, apretando una vez.
# Bake | Hornea
35 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden and set in the middle.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore y cuaje en el centro.
`);
