import { cards } from "../parse-cards.ts";

/** Dishes of two or three foods that are in the house, and of a roast that is left over. */
export const PLAIN_PLATES = cards(`
== cheesy-onions
names: Melted onions with cheese, onions with melted cheese | Cebollas fundidas con queso, cebolla con queso fundido
about: onions cooked slowly in butter until sweet, with cheese melted over them | cebollas hechas despacio en mantequilla hasta quedar dulces, con queso fundido encima
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan grater
core: onion cheddar
ways: stove
- 4 onion; sliced | en rodajas
- 30 g butter
- 120 g cheddar; grated | rallad@
- 1/4 tsp salt
- 1/4 tsp black-pepper; optional
+ 200 g bread potato
# Soften | Pocha
6 work | Slice {onion}[ and cut {extra} into small pieces] and grate {cheddar}.
| Corta {onion} en rodajas[ y {extra} en trozos pequeños] y ralla {cheddar}.
30 batch | Cook {onion} in {butter} with {salt}[ and {extra}] in the pan over low heat for {time}, stirring now and then, until very soft and golden; add a spoonful of water if they stick.
| Cocina {onion} con {butter} y {salt}[ y {extra}] en la sartén a fuego bajo {time}, removiendo de vez en cuando, hasta que quede muy tierno y dorado; añade una cucharada de agua si se pega.
# Melt | Funde
4 batch | Scatter {cheddar} over, cover and leave for {time}, until melted.[ Grind {black-pepper} over.] Serve from the pan.
| Reparte {cheddar} por encima, tapa y deja {time}, hasta que se funda.[ Añade {black-pepper}.] Sirve en la misma sartén.

== chickpeas-with-spinach
names: Pan-fried chickpeas with spinach | Garbanzos salteados con espinacas
about: chickpeas fried until golden with onion and spinach | garbanzos dorados en la sartén con cebolla y espinacas
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan
core: tinned-chickpeas spinach
ways: stove
- 400 g tinned-chickpeas; drained | escurrid@
- 200 g spinach
- 1 onion; chopped | picad@
- 2 clove garlic; sliced | en láminas; optional
- 3 tbsp olive-oil
- 1 tsp paprika-sweet; optional
- 1/2 tsp salt
+ 400 g tinned-tomatoes tomato potato egg chorizo carrot
# Fry | Rehoga
5 work | Chop {onion}[ and slice {garlic}][, and cut {extra} small where needed].
| Pica {onion}[ y corta {garlic} en láminas][, y corta {extra} en trozos pequeños si hace falta].
8 batch | Fry {onion} in {olive-oil} in the pan over medium heat for {time}, until soft.
| Rehoga {onion} con {olive-oil} en la sartén a fuego medio {time}, hasta que se ablande.
10 batch safe=extra | Add {tinned-chickpeas}[ and {extra}][ and {garlic}][ and {paprika-sweet}] with {salt} and cook for {time}, stirring, until hot and golden or thick.
| Añade {tinned-chickpeas}[ y {extra}][ y {garlic}][ y {paprika-sweet}] con {salt} y cocina {time}, removiendo, hasta que quede caliente y dorado o espeso.
# Finish | Termina
3 batch | Add {spinach} by handfuls and cook for {time}, until it wilts. Serve at once.
| Añade {spinach} a puñados y cocina {time}, hasta que reduzca. Sirve enseguida.

== roast-leftover-tacos
names: Tacos from a leftover roast, tacos with leftover meat | Tacos de asado que sobró, tacos con sobras de carne
about: corn tortillas filled with crisp strips of a roast from the day before | tortillas de maíz rellenas con tiras doradas del asado del día anterior
kind: main mexican easy
serves: 2, most 4 in pan
tools: knife pan
core: cooked-meat tortilla-corn
ways: stove
- 300 g cooked-meat; in strips, at most three days old | en tiras, de tres días como mucho
- 8 tortilla-corn
- 1 onion; chopped | picad@
- 1 lime; in wedges | en gajos
- 1 tbsp sunflower-oil
- 1/4 tsp salt
- 10 g coriander-leaf; chopped | picado; optional
~ tortilla-corn > 6 tortilla-flour; name Wraps from a leftover roast | Tortillas de trigo con asado que sobró
~ cooked-meat > 300 g cooked-chicken; in strips, at most three days old | en tiras, de tres días como mucho; name Tacos from leftover chicken | Tacos de pollo que sobró
+ 150 g tomato avocado cheese tinned-black-beans pinto-beans red-pepper lettuce cabbage sweetcorn sour-cream
# Crisp | Dora
5 work | Cut {cooked-meat} into strips and chop {onion}[ and {coriander-leaf}][. Cut {extra} small where needed].
| Corta {cooked-meat} en tiras y pica {onion}[ y {coriander-leaf}][. Corta {extra} en trozos pequeños si hace falta].
6 batch safe=cooked-meat | Fry {cooked-meat} with half of {onion} in {sunflower-oil} and {salt} in the pan over high heat for {time}, until crisp at the edges and 75 °C throughout.
| Saltea {cooked-meat} con la mitad de {onion}, {sunflower-oil} y {salt} en la sartén a fuego vivo {time}, hasta que se dore por los bordes y esté a 75 °C por todas partes.
# Fill | Rellena
4 batch | Warm {tortilla-corn} in a dry pan for {time}, turning. Fill with {cooked-meat}, the rest of {onion}[, {extra}][ and {coriander-leaf}] and squeeze {lime} over.
| Calienta {tortilla-corn} en una sartén seca {time}, con una vuelta. Rellena con {cooked-meat}, el resto de {onion}[, {extra}][ y {coriander-leaf}] y exprime {lime} por encima.

== roast-leftover-hash
names: Hash from a leftover roast, leftover roast hash, leftover meat hash | Salteado de sobras de asado con patatas, salteado de sobras de carne y patata
about: meat of a roast and potatoes fried crisp with onion | carne del asado y patatas doradas en la sartén con cebolla
kind: main any easy
serves: 2, most 4 in pan
tools: knife saucepan pan
core: cooked-meat potato
ways: stove
- 250 g cooked-meat; in small pieces, at most three days old | en trozos pequeños, de tres días como mucho
- 500 g potato; diced | en dados
- 1 onion; chopped | picad@
- 3 tbsp sunflower-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ cooked-meat > 250 g cooked-chicken; in small pieces, at most three days old | en trozos pequeños, de tres días como mucho; name Leftover chicken hash | Salteado de sobras de pollo con patatas
+ 250 g brussels-sprout cabbage carrot peas kale parsnip leek stuffing red-pepper green-pepper tomato sweetcorn swede mushroom spinach
# Boil | Cuece
6 work | Dice {potato}, chop {onion} and cut {cooked-meat}[ and {extra}] small.
| Corta {potato} en dados, pica {onion} y corta {cooked-meat}[ y {extra}] en trozos pequeños.
8 cook | Boil {potato} in plenty of water in the saucepan for {time}, until just soft. Drain well.
| Cuece {potato} en el cazo con abundante agua {time}, hasta que quede apenas tierno. Escurre bien.
# Fry | Dora
12 batch safe=extra | Fry {onion} and {potato}[ with {extra}] in {sunflower-oil} with {salt+black-pepper} in the pan over medium-high heat for {time}, turning now and then, until brown and crisp.
| Saltea {onion} y {potato}[ con {extra}] con {sunflower-oil} y {salt+black-pepper} en la sartén a fuego medio-alto {time}, con alguna vuelta, hasta que se doren.
5 batch safe=cooked-meat | Add {cooked-meat} and fry for {time} more, until 75 °C throughout. Serve at once; do not heat it again.
| Añade {cooked-meat} y saltea {time} más, hasta que esté a 75 °C por todas partes. Sirve enseguida; no lo calientes otra vez.

== leftover-chicken-pie
names: Leftover chicken pie, pie with leftover chicken | Pastel de pollo que sobró, pastel de sobras de pollo con hojaldre
about: cooked chicken in a white sauce under puff pastry | pollo ya cocinado en salsa blanca bajo hojaldre
kind: main any medium
serves: 4, most 4 in dish
tools: knife pan dish
core: cooked-chicken puff-pastry
ways: stove+oven
- 400 g cooked-chicken; in pieces, at most three days old | en trozos, de tres días como mucho
- 230 g puff-pastry
- 1 onion; chopped | picad@
- 40 g butter
- 40 g flour
- 450 ml milk
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1 egg; beaten | batido; optional
~ cooked-chicken > 400 g cooked-meat; in pieces, at most three days old | en trozos, de tres días como mucho; name Leftover meat pie | Pastel de carne que sobró
+ 250 g peas leek carrot mushroom cooked-ham sweetcorn bacon broccoli spinach stuffing brussels-sprout
# Sauce | Salsa
5 work | Chop {onion}[ and cut {extra} small] and pull {cooked-chicken} into pieces.
| Pica {onion}[ y corta {extra} en trozos pequeños] y trocea {cooked-chicken}.
8 cook safe=extra | Fry {onion}[ with {extra}] in {butter} in the pan over medium heat for {time}, until soft.
| Rehoga {onion}[ con {extra}] con {butter} en la sartén a fuego medio {time}, hasta que se ablande.
7 cook | Stir in {flour}, then {milk} little by little with {salt+black-pepper}, and simmer for {time}, stirring, until thick. Mix in {cooked-chicken} and tip into the dish.
| Incorpora {flour} y después {milk} poco a poco con {salt+black-pepper}, y cuece a fuego suave {time}, removiendo, hasta que espese. Mezcla con {cooked-chicken} y pasa a la fuente.
# Bake | Hornea
5 work | Heat the oven to 200 °C (fan 180 °C). Lay {puff-pastry} over, press down the edge and cut two slits.[ Brush with {egg}.]
| Calienta el horno a 200 °C (180 °C con ventilador). Cubre con {puff-pastry}, aprieta el borde y haz dos cortes.[ Pinta con {egg}.]
30 batch safe=cooked-chicken,egg | Bake for {time}, until it is brown and the filling bubbles and is 75 °C.
| Hornea {time}, hasta que se dore y el relleno borbotee y esté a 75 °C.

== mash-fish-cakes
names: Fish cakes from leftover mash, salmon and mash fish cakes | Tortitas de puré y salmón, tortitas de puré de patata con salmón en lata
about: mashed potato from the day before and tinned salmon fried in cakes | puré de patata del día anterior y salmón de lata, fritos en tortitas
kind: main any easy
serves: 2, most 4 in pan
makes: 6
tools: bowl knife pan
core: tinned-salmon potato
ways: stove
- 400 g potato; cooked, mashed and cold, at most three days old | ya cocid@, en puré y frí@, de tres días como mucho
- 200 g tinned-salmon; drained | escurrid@
- 2 spring-onion; sliced | en rodajas; optional
- 40 g flour
- 3 tbsp sunflower-oil
- 1/4 tsp salt
- 1/4 tsp black-pepper
~ tinned-salmon > 200 g tinned-tuna; drained | escurrid@; name Tuna and mash fish cakes | Tortitas de puré y atún
~ tinned-salmon > 200 g cod; cooked and flaked | ya cocinad@ y desmigad@; name Cod and mash fish cakes | Tortitas de puré y bacalao
~ tinned-salmon > 200 g salmon; cooked and flaked | ya cocinad@ y desmigad@; name Salmon and mash fish cakes | Tortitas de puré y salmón cocinado
~ tinned-salmon > 200 g smoked-mackerel; skinned, flaked | sin piel, en lascas; name Smoked mackerel and mash fish cakes | Tortitas de puré y caballa ahumada
+ 80 g peas sweetcorn cheese spinach onion egg
# Shape | Forma
8 work | Flake {tinned-salmon} and check it with your fingers for anything hard. Mix with {potato+salt+black-pepper}[, {extra}][, {spring-onion}] and half of {flour} in the bowl, shape {pieces} thick rounds and turn in the rest of {flour}.
| Desmiga {tinned-salmon} y comprueba con los dedos que no quede nada duro. Mezcla con {potato+salt+black-pepper}[, {extra}][, {spring-onion}] y la mitad de {flour} en el bol, forma {pieces} tortitas gruesas y pasa por el resto de {flour}.
# Fry | Fríe
10 batch safe=extra | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once, until brown on both sides and 75 °C in the middle.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que se doren por los dos lados y estén a 75 °C en el centro.

== any-vegetable-cream-soup
names: Cream of carrot soup, smooth carrot soup, creamy carrot soup, carrot soup | Crema de zanahoria, crema de zanahorias, sopa de zanahoria, puré de zanahoria, crema fina de verdura
about: a smooth soup of one vegetable with a potato for body | una crema fina de una verdura, con una patata para darle cuerpo
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: carrot
ways: stove
- 700 g carrot; in pieces | en trozos
- 1 onion; chopped | picad@
- 1 potato; in pieces | en trozos; optional
- 2 tbsp olive-oil
- 800 ml vegetable-stock
- 80 ml cream; optional
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ carrot > 700 g broccoli; in pieces | en trozos; name Cream of broccoli soup | Crema de brócoli
~ carrot > 700 g cauliflower; in pieces | en trozos; name Cream of cauliflower soup | Crema de coliflor
~ carrot > 700 g celeriac; in pieces | en trozos; name Cream of celeriac soup | Crema de apionabo
~ carrot > 700 g parsnip; in pieces | en trozos; name Cream of parsnip soup | Crema de chirivía
~ carrot > 700 g asparagus; in pieces | en trozos; name Cream of asparagus soup | Crema de espárragos
~ carrot > 700 g peas; name Cream of pea soup | Crema de guisantes
~ carrot > 700 g squash; peeled, in pieces | pelad@, en trozos; name Cream of squash soup | Crema de calabaza
+ 200 g blue-cheese cheddar leek celery apple carrot sweet-potato tomato spinach
# Soften | Rehoga
8 work | Cut {carrot}[, {potato}][ and {extra}] into pieces and chop {onion}.
| Corta {carrot}[, {potato}][ y {extra}] en trozos y pica {onion}.
8 cook | Fry {onion} in {olive-oil} in the pot over medium heat for {time}, until soft.
| Rehoga {onion} con {olive-oil} en la olla a fuego medio {time}, hasta que se ablande.
# Simmer | Cuece
20 cook | Add {carrot+vegetable-stock+salt}[, {potato}][ and {extra}] and simmer covered for {time}, until very soft.
| Añade {carrot+vegetable-stock+salt}[, {potato}][ y {extra}] y cuece tapado {time}, hasta que quede muy tierno.
# Blend | Tritura
3 work | Blend until smooth with {black-pepper}[ and {cream}].
| Tritura hasta que quede fino con {black-pepper}[ y {cream}].

== carrot-coconut-soup
names: Carrot and coconut soup, carrot and ginger soup | Crema de zanahoria y coco, crema de zanahoria y jengibre
about: a smooth soup of carrots with ginger and coconut milk | una crema fina de zanahoria con jengibre y leche de coco
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: carrot coconut-milk
ways: stove
- 700 g carrot; in pieces | en trozos
- 200 ml coconut-milk
- 1 onion; chopped | picad@
- 3 cm ginger; grated | rallad@
- 2 tbsp sunflower-oil
- 700 ml vegetable-stock
- 1/2 tsp salt
- 1 lime; only the juice | solo el zumo; optional
~ carrot > 700 g squash; peeled, in pieces | pelad@, en trozos; name Squash and coconut soup | Crema de calabaza y coco
~ carrot > 700 g sweet-potato; peeled, in pieces | pelad@, en trozos; name Sweet potato and coconut soup | Crema de boniato y coco
# Soften | Rehoga
8 work | Cut {carrot} into pieces, chop {onion} and grate {ginger}.
| Corta {carrot} en trozos, pica {onion} y ralla {ginger}.
8 cook | Fry {onion+ginger} in {sunflower-oil} in the pot over medium heat for {time}, until soft.
| Rehoga {onion+ginger} con {sunflower-oil} en la olla a fuego medio {time}, hasta que se ablanden.
# Simmer | Cuece
20 cook | Add {carrot+vegetable-stock+salt} and simmer covered for {time}, until very soft.
| Añade {carrot+vegetable-stock+salt} y cuece tapado {time}, hasta que quede muy tierno.
# Blend | Tritura
4 work | Blend until smooth with {coconut-milk}[ and {lime}].
| Tritura hasta que quede fino con {coconut-milk}[ y {lime}].

== ripe-plantains-with-cheese
names: Ripe plantains with cheese and fried egg, fried ripe plantains with cheese | Plátanos maduros con queso y huevo, plátano maduro frito con queso, maduros con queso
about: ripe plantains fried until sweet and brown, with cheese and an egg | plátanos maduros fritos hasta quedar dulces y dorados, con queso y huevo
kind: main any easy
serves: 2, most 2 in pan
tools: knife pan
core: plantain cheese
ways: stove
- 2 plantain; ripe, in thick slices | muy maduro, en rodajas gruesas
- 150 g cheese; in slices | en lonchas
- 2 egg
- 4 tbsp sunflower-oil
- 1/4 tsp salt
~ plantain > 3 banana; ripe but firm, in thick slices | maduro pero firme, en rodajas gruesas; name Fried bananas with cheese and egg | Plátanos maduros con queso y huevo
+ 100 g tinned-black-beans rice avocado
# Fry the slices | Fríe las rodajas
3 work | Peel {plantain} and cut into thick slices. Slice {cheese}.
| Pela {plantain} y corta en rodajas gruesas. Corta {cheese} en lonchas.
8 batch | Fry {plantain} in three quarters of {sunflower-oil} in the pan over medium heat for {time}, turning once, until brown. Lay {cheese} over and leave it to soften.[ Warm {extra} beside.]
| Fríe {plantain} con tres cuartos de {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que se dore. Pon {cheese} encima y deja que se ablande.[ Calienta {extra} al lado.]
# Serve | Sirve
4 batch safe=egg | Fry {egg} in the rest of {sunflower-oil} for {time}, until set right through.
| Fríe {egg} con el resto de {sunflower-oil} durante {time}, hasta que cuaje del todo.
1 work | Sprinkle with {salt} and serve at once.
| Espolvorea {salt} y sirve enseguida.

== strawberries-and-cream
names: Strawberries and cream, strawberries with cream | Fresas con nata, fresas con crema, frutillas con crema
about: sweetened strawberries with softly whipped cream | fresas con azúcar y nata a medio montar
kind: dessert any easy
serves: 4, most 12 in bowl
tools: knife bowl whisk
core: strawberry cream
ways: none
- 500 g strawberry; halved | en mitades
- 200 ml cream; cold | fría
- 2 tbsp sugar
~ strawberry > 500 g raspberry; name Raspberries and cream | Frambuesas con nata
~ strawberry > 500 g peach; in slices | en gajos; name Peaches and cream | Melocotones con nata
# Sweeten | Endulza
5 work | Cut {strawberry} and turn in half of {sugar}.
| Corta {strawberry} y mezcla con la mitad de {sugar}.
15 cook | Leave for {time}, until the juice runs.
| Deja {time}, hasta que suelten jugo.
# Whip | Monta
5 work | Whip {cream} with the rest of {sugar} in the bowl until it just holds, and spoon over.
| Monta {cream} con el resto de {sugar} en el bol hasta que apenas se sostenga, y reparte por encima.

== pears-with-chocolate
names: Poached pears with chocolate sauce, pears with chocolate, poires belle Hélène | Peras con chocolate, peras cocidas con salsa de chocolate
about: pears poached in syrup under a warm chocolate sauce | peras cocidas en almíbar con salsa de chocolate caliente
kind: dessert any easy
serves: 4, most 4 in saucepan
tools: knife saucepan bowl
core: pear chocolate
ways: stove
- 4 pear; firm, peeled | firmes, pelad@
- 150 g chocolate; broken up | en trozos
- 80 g sugar
- 800 ml water
# Poach | Escalfa
6 work | Peel {pear}, leaving the stalks on.
| Pela {pear} sin quitar el rabito.
20 batch | Bring {water+sugar} to the boil in the saucepan, lower in {pear} and simmer for {time}, turning, until a knife goes in easily. Lift them out.
| Lleva a ebullición {water+sugar} en el cazo, mete {pear} y cuece a fuego suave {time}, con alguna vuelta, hasta que entre un cuchillo con facilidad. Saca.
# Sauce | Salsa
5 work | Pour off all but 100 ml of the liquid, take it off the heat and stir in {chocolate} until smooth. Pour over {pear}.
| Deja solo 100 ml del líquido, retira del fuego y mezcla con {chocolate} hasta que quede fino. Vierte sobre {pear}.

== pears-in-red-wine
names: Pears in red wine, poached pears in red wine | Peras al vino tinto, peras al vino
about: pears poached in spiced red wine boiled down to a syrup | peras cocidas en vino tinto con canela, reducido a jarabe
kind: dessert any easy
serves: 4, most 4 in saucepan
tools: knife saucepan
core: pear red-wine
ways: stove
- 4 pear; firm, peeled | firmes, pelad@
- 500 ml red-wine
- 120 g sugar
- 1 cinnamon-stick; optional
# Poach | Cuece
6 work | Peel {pear}, leaving the stalks on.
| Pela {pear} sin quitar el rabito.
30 batch | Bring {red-wine+sugar} to the boil in the saucepan[ with {cinnamon-stick}], lower in {pear} and simmer for {time}, turning, until a knife goes in easily.
| Lleva a ebullición {red-wine+sugar} en el cazo[ con {cinnamon-stick}], mete {pear} y cuece a fuego suave {time}, con alguna vuelta, hasta que entre un cuchillo con facilidad.
# Reduce | Reduce
12 cook | Lift out {pear} and boil the liquid for {time}, until it is a thin syrup. Pour over and leave to cool.
| Saca {pear} y hierve el líquido {time}, hasta que sea un jarabe ligero. Vierte por encima y deja templar.

== greens-with-potatoes
names: Green beans with potatoes, boiled green beans and potatoes | Judías verdes con patatas, vainas con patatas, ejotes con papas
about: boiled potatoes and greens dressed with garlic fried in oil | patatas y verdura cocidas con un refrito de ajo
kind: main spanish easy
serves: 2, most 6 in pot
tools: knife pot smallPan
core: green-beans potato
ways: stove
- 400 g green-beans; in pieces | en trozos
- 400 g potato; in chunks | en trozos
- 3 clove garlic; sliced | en láminas
- 4 tbsp olive-oil
- 1 tsp paprika-sweet; optional
- 1 tsp salt
~ green-beans > 600 g chard; in strips | en tiras; name Chard with potatoes | Acelgas con patatas
~ green-beans > 500 g cabbage; in strips | en tiras; name Cabbage with potatoes | Repollo con patatas
~ green-beans > 400 g kale; in strips | en tiras; name Kale with potatoes | Col rizada con patatas
~ green-beans > 500 g cauliflower; in pieces | en trozos; name Cauliflower with potatoes | Coliflor con patatas
~ green-beans > 500 g broccoli; in pieces | en trozos; name Broccoli with potatoes | Brócoli con patatas
+ 150 g bacon cured-ham chorizo egg carrot tinned-tuna onion
# Boil | Cuece
8 work | Cut {green-beans} and {potato}.[ Slice {garlic}.]
| Corta {green-beans} y {potato}.[ Corta {garlic} en láminas.]
20 cook | Boil {potato} and {green-beans} in plenty of water with {salt} in the pot for {time}, until both are soft. Drain.
| Cuece {potato} y {green-beans} en la olla con abundante agua y {salt} durante {time}, hasta que todo esté tierno. Escurre.
# Dress | Haz el refrito
5 batch safe=extra | Fry {garlic}[ and {extra}] in {olive-oil} in the small pan over medium heat for {time}, until golden.[ Take it off the heat and stir in {paprika-sweet}.] Pour over and serve.
| Dora {garlic}[ y {extra}] con {olive-oil} en la sartén pequeña a fuego medio {time}.[ Retira del fuego e incorpora {paprika-sweet}.] Vierte por encima y sirve.

== potato-cheese-bake
names: Potato and cheese bake, cheesy baked potato slices | Patatas gratinadas con queso y leche, patatas con leche y queso al horno
about: sliced potatoes baked in milk under cheese | patatas en rodajas horneadas con leche y cubiertas de queso
kind: main any easy
serves: 4, most 4 in dish
tools: knife grater dish
core: potato cheese
ways: oven
- 1000 g potato; thinly sliced | en rodajas finas
- 400 ml milk
- 200 g cheese; grated | rallad@
- 1 tsp salt
- 1/4 tsp black-pepper
+ 200 g onion leek bacon cooked-ham spinach cauliflower broccoli mushroom
# Layer | Monta
12 work | Slice {potato} thinly[ and cut {extra} small]. Layer in the dish with {salt+black-pepper}[, {extra}] and half of {cheese}, and pour {milk} over.
| Corta {potato} en rodajas finas[ y {extra} en trozos pequeños]. Coloca en la fuente por capas con {salt+black-pepper}[, {extra}] y la mitad de {cheese}, y vierte {milk}.
# Bake | Hornea
45 batch safe=extra | Cover and bake at 190 °C (fan 170 °C) for {time}, until a knife goes in easily.
| Tapa y hornea a 190 °C (170 °C con ventilador) {time}, hasta que entre un cuchillo con facilidad.
15 batch | Uncover, scatter the rest of {cheese} over and bake for {time} more, until brown.
| Destapa, reparte el resto de {cheese} por encima y hornea {time} más, hasta que se dore.

== bean-and-cheese-tortillas
names: Bean and cheese tortillas, corn tortillas with beans and cheese | Tortillas con frijoles y queso, quesadillas de frijoles, dobladas de frijol con queso
about: corn tortillas folded round mashed beans and melted cheese | tortillas de maíz dobladas con frijoles machacados y queso fundido
kind: main mexican easy
serves: 2, most 2 in pan
tools: bowl pan grater
core: tortilla-corn pinto-beans cheese
ways: stove
- 6 tortilla-corn
- 300 g pinto-beans; from the pot or a tin, drained | de la olla o de bote, escurrid@
- 120 g cheese; grated | rallad@
- 1 tbsp sunflower-oil
- 1/4 tsp salt
~ pinto-beans > 300 g tinned-black-beans; drained | escurrid@; name Black bean and cheese tortillas | Tortillas con frijoles negros y queso
+ 80 g avocado tomato jalapeno onion
# Fill | Rellena
5 work | Mash {pinto-beans} with {salt} in the bowl. Spread over one half of each of {tortilla-corn}, scatter {cheese}[ and {extra}] over and fold.
| Aplasta {pinto-beans} con {salt} en el bol. Reparte sobre media tortilla de {tortilla-corn}, añade {cheese}[ y {extra}] y dobla.
# Fry | Dora
8 batch | Brush the pan with {sunflower-oil} and fry over medium heat for {time}, turning once, until melted inside and crisp outside.
| Unta la sartén con {sunflower-oil} y dora a fuego medio {time}, con una vuelta, hasta que se funda por dentro y quede crujiente.

== sausages-with-apples
names: Sausages with apples and onions | Salchichas con manzana y cebolla
about: sausages browned in a pan with soft apples and onions | salchichas doradas en la sartén con manzana y cebolla tiernas
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan
core: sausage apple
ways: stove
- 4 sausage
- 2 apple; in wedges | en gajos
- 2 onion; sliced | en rodajas
- 1 tbsp sunflower-oil
- 100 ml water
- 1/4 tsp salt
+ 300 g potato cabbage
# Brown | Dora
6 work | Cut {apple} into wedges and slice {onion}[, and cut {extra} small].
| Corta {apple} en gajos y {onion} en rodajas[, y {extra} en trozos pequeños].
10 batch | Brown {sausage} in {sunflower-oil} in the pan over medium heat for {time}, turning.
| Dora {sausage} con {sunflower-oil} en la sartén a fuego medio {time}, con alguna vuelta.
# Soften | Ablanda
18 batch safe=sausage | Add {onion}[, {extra}] and {salt+water}, then {apple} halfway, and cook half covered for {time}, until all is soft and cooked through.
| Añade {onion}[, {extra}] y {salt+water}, y a media cocción {apple}, y cocina medio tapado {time}, hasta que todo esté tierno y bien hecho.

== bread-and-cheese
names: Toasted bread with melted cheese | Pan tostado con queso fundido
about: slices of bread crisped in a dry pan around melted cheese | rebanadas de pan tostadas en una sartén seca con queso fundido
kind: snack any easy
serves: 2, most 2 in pan
tools: knife pan
core: bread cheese
ways: stove
- 4 slice bread
- 120 g cheese; in slices | en lonchas
+ 80 g tomato onion
# Fill | Rellena
3 work | Lay {cheese}[ and {extra}] between the slices of {bread}.
| Pon {cheese}[ y {extra}] entre las rebanadas de {bread}.
# Toast | Tuesta
8 batch | Toast in the dry pan over medium-low heat for {time}, pressing lightly and turning once, until crisp outside and melted inside.
| Tuesta en la sartén seca a fuego medio-bajo {time}, apretando un poco y con una vuelta, hasta que quede crujiente por fuera y fundido por dentro.

== garlic-rice-with-egg
names: Rice with a fried egg | Arroz con huevo frito, arroz con huevo
about: boiled rice with a fried egg on top | arroz cocido con un huevo frito encima
kind: main any easy
serves: 2, most 4 in saucepan
tools: saucepan pan
core: rice egg
ways: stove
- 160 g rice
- 320 ml water
- 4 egg
- 2 clove garlic; sliced | en láminas; optional
- 3 tbsp olive-oil
- 1/2 tsp salt
+ 150 g peas tinned-tuna tomato sweetcorn spinach tomato-sauce
# Boil | Cuece
12 cook | Bring {rice+water+salt} to the boil in the saucepan, cover and cook over low heat for {time}, until the water is gone.
| Lleva a ebullición {rice+water+salt} en el cazo, tapa y cuece a fuego bajo {time}, hasta que se consuma el agua.
8 cook | Leave covered off the heat for {time}.
| Deja tapado fuera del fuego {time}.
# Fry | Fríe
5 batch safe=extra | Fry {rice}[, {garlic}][ and {extra}] in half of {olive-oil} in the pan for {time}, until hot.
| Saltea {rice}[, {garlic}][ y {extra}] con la mitad de {olive-oil} en la sartén {time}, hasta que esté caliente.
4 batch safe=egg | Fry {egg} in the rest of {olive-oil} for {time}, until set right through, and serve on top.
| Fríe {egg} con el resto de {olive-oil} durante {time}, hasta que cuaje del todo, y sirve encima.

== pasta-with-tuna
names: Pasta with tinned tuna | Pasta con atún de lata
about: pasta tossed with tuna, oil and a little of its own water | pasta mezclada con atún, aceite y un poco del agua de cocción
kind: main any easy
serves: 2, most 4 in pastaPot
tools: pastaPot bowl
core: pasta tinned-tuna
ways: stove
- 200 g pasta
- 160 g tinned-tuna; drained | escurrid@
- 2 tbsp olive-oil
- 1 tsp salt
+ 120 g olives sweetcorn cherry-tomato tomato tinned-tomatoes capers onion peas spinach
# Boil | Cuece
10 cook | Boil {pasta} in plenty of water with {salt} in the pot for {time}, until just done. Keep a cup of the water and drain.
| Cuece {pasta} en la olla con abundante agua y {salt} durante {time}, hasta que esté al dente. Guarda una taza del agua y escurre.
# Toss | Mezcla
4 work | Flake {tinned-tuna} in the bowl with {olive-oil}[ and {extra}]. Toss with {pasta} and enough of the water to coat it.
| Desmiga {tinned-tuna} en el bol con {olive-oil}[ y {extra}]. Mezcla con {pasta} y agua suficiente para que quede jugosa.

== potatoes-with-tuna
names: Warm potatoes with tuna | Patatas cocidas con atún, papas con atún
about: boiled potatoes dressed with tuna and onion | patatas cocidas aliñadas con atún y cebolla
kind: main any easy
serves: 2, most 6 in pot
tools: knife pot bowl
core: potato tinned-tuna
ways: stove
- 600 g potato; in chunks | en trozos
- 160 g tinned-tuna; drained | escurrid@
- 1 onion; thinly sliced | en rodajas finas
- 3 tbsp olive-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
+ 150 g egg tomato olives green-beans roasted-peppers
# Boil | Cuece
5 work | Cut {potato} into chunks and slice {onion} thinly[. Cut {extra} into pieces].
| Corta {potato} en trozos y {onion} en rodajas finas[. Corta {extra} en trozos].
18 cook safe=extra | Boil {potato}[ with {extra}] in plenty of water in the pot for {time}, until soft, adding {onion} for the last two minutes. Drain.
| Cuece {potato}[ con {extra}] en la olla con abundante agua {time}, hasta que esté tierno, con {onion} los dos últimos minutos. Escurre.
# Dress | Aliña
3 work | Flake {tinned-tuna} over, dress with {olive-oil+salt+black-pepper} and serve warm.
| Desmiga {tinned-tuna} por encima, aliña con {olive-oil+salt+black-pepper} y sirve templado.

== kettle-couscous
names: Couscous with hot water from the kettle | Cuscús con agua caliente del hervidor
about: couscous that swells in boiling water from a kettle | cuscús que se hincha con agua hirviendo del hervidor
kind: side any easy
serves: 1, most 4 in bowl
tools: bowl
core: couscous
ways: none
- 100 g couscous
- 150 ml water; boiling | hirviendo
- 1 tbsp olive-oil
- 1/4 tsp salt
+ 150 g tinned-chickpeas tinned-tuna tomato sweetcorn olives raisins cucumber
# Soak | Hidrata
2 work | Put {couscous+salt} into the bowl, pour on {water} straight from the kettle and cover with a plate.
| Pon {couscous+salt} en el bol, vierte {water} recién hervida y tapa con un plato.
6 cook | Leave for {time}, until it has taken up the water.
| Deja {time}, hasta que absorba el agua.
# Loosen | Suelta
2 work | Loosen with a fork and stir in {olive-oil}[ and {extra}].
| Suelta con un tenedor y mezcla con {olive-oil}[ y {extra}].

== plain-cucumber
names: Salted cucumber with oil | Pepino con aceite y sal
about: sliced cucumber salted, drained and dressed with oil | pepino en rodajas salado, escurrido y aliñado con aceite
kind: side any easy
serves: 2, most 8 in bowl
tools: knife bowl
core: cucumber
ways: none
- 1 cucumber; thinly sliced | en rodajas finas
- 1/2 tsp salt
- 1 tbsp olive-oil
- 1/4 tsp black-pepper
# Draw out the water | Deja escurrir
5 work | Slice {cucumber} thinly and turn in {salt} in the bowl.
| Corta {cucumber} en rodajas finas y mezcla con {salt} en el bol.
10 cook | Leave for {time}, then pour off the water.
| Deja {time} y tira el agua que suelte.
# Dress | Aliña
1 work | Dress with {olive-oil+black-pepper}.
| Aliña con {olive-oil+black-pepper}.

== tuna-in-tomato
names: Tuna in tomato sauce, fresh tuna in tomato sauce, fresh tuna with tomato, Spanish tuna with tomato | Bonito con tomate, atún con tomate, bonito en salsa de tomate, atún fresco con tomate, bonito fresco con tomate
about: fresh tuna that finishes in a thick tomato sauce | bonito que se termina de hacer en una salsa de tomate espesa
kind: main spanish easy
serves: 4, most 6 in casserole
tools: casserole knife
core: tuna-steak tomato
ways: stove
- 600 g tuna-steak; in thick pieces | en trozos gruesos
- 800 g tomato; ripe, peeled and chopped | madur@, pelad@ y picad@
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 green-pepper; diced | en dados; optional
- 4 tbsp olive-oil
- 1 tsp salt
- 1/2 tsp sugar; optional
- 1 bay-leaf; optional
# Cook the base | Haz la salsa
10 cook | Soften {onion+garlic+green-pepper} in {olive-oil} in the casserole over a medium heat for {time}.
| Pocha {onion+garlic+green-pepper} con {olive-oil} en la cazuela a fuego medio {time}.
25 cook | Add {tomato+bay-leaf+sugar} and half of {salt} and simmer for {time}, until thick.
| Añade {tomato+bay-leaf+sugar} y la mitad de {salt} y cuece {time}, hasta que espese.
# Finish | Termina
6 batch safe=tuna-steak | Season {tuna-steak} with the rest of {salt}, lay it in the casserole, cover and cook gently for {time}, turning once.
| Sazona {tuna-steak} con el resto de {salt}, ponlo en la cazuela, tapa y cuece a fuego suave {time}, con una vuelta.

== vegetable-rice
names: Rice with vegetables, vegetable rice, rice and vegetables | Arroz con verduras, arroz con vegetales, arroz de verduras, arroz con hortalizas
about: rice cooked with peppers, green beans, peas and tomato | arroz cocinado con pimiento, judías verdes, guisantes y tomate
kind: main spanish easy
serves: 4, most 6 in casserole
tools: casserole knife
core: rice
ways: stove rice-cooker+stove microwave
- 320 g rice
- 1 red-pepper; diced | en dados
- 150 g green-beans; in short pieces | en trozos cortos
- 1 carrot; diced | en dados
- 100 g peas
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 4 tbsp olive-oil
- 1 tsp paprika-sweet; optional
- 1 pinch saffron; optional
- 800 ml vegetable-stock; hot | caliente
- 1 tsp salt
+ 200 g courgette aubergine mushroom asparagus artichoke broccoli cauliflower spinach green-pepper leek tinned-chickpeas
# Fry | Sofríe
10 cook way=stove,rice-cooker | Fry {onion+red-pepper+carrot+green-beans}[ with {extra}] in {olive-oil} in the casserole over a medium heat for {time}.
| Sofríe {onion+red-pepper+carrot+green-beans}[ y {extra}] con {olive-oil} en la cazuela a fuego medio {time}.
7 pieces way=microwave | Turn {onion+red-pepper+carrot+green-beans}[ and {extra}] in {olive-oil} in a large deep bowl, cover loosely and cook in the microwave on high for {time}, stirring halfway.
| Mezcla {onion+red-pepper+carrot+green-beans}[ y {extra}] con {olive-oil} en un bol grande y hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, removiendo a la mitad.
3 cook way=microwave | Stir in {garlic+tomato+paprika-sweet} and cook for {time}.
| Añade {garlic+tomato+paprika-sweet} y cuece {time}.
4 cook way=stove,rice-cooker | Stir in {garlic+tomato+paprika-sweet} and cook for {time}, until dark.
| Añade {garlic+tomato+paprika-sweet} y sofríe {time}, hasta que oscurezca.
# Cook the grains | Cuece el grano
25 cook way=rice-cooker | Put it all into the rice cooker with {rice+vegetable-stock+saffron+salt+peas}, close and switch on, for about {time}, until it turns to keeping warm.
| Pásalo todo a la arrocera con {rice+vegetable-stock+saffron+salt+peas}, cierra y enciende, unos {time}, hasta que pase a mantener caliente.
17 cook way=microwave | Stir in {rice}, add {vegetable-stock+saffron+salt+peas}, cover loosely and cook on high for {time}, until none is left on top.
| Añade {rice}, agrega {vegetable-stock+saffron+salt+peas}, tapa sin cerrar y cuece a máxima potencia {time}, hasta que no se vea líquido.
18 cook way=stove | Stir in {rice}, add {vegetable-stock+saffron+salt+peas} and cook for {time}, lively at first and then gently, without stirring.
| Añade {rice} y remueve, agrega {vegetable-stock+saffron+salt+peas} y cuece {time}, primero vivo y luego suave, sin remover.
5 cook | Let it stand off the heat for {time}, covered with a cloth.
| Deja reposar fuera del fuego {time}, tapado con un paño.
`);
