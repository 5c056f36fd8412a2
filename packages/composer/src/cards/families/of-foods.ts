import { cards } from "../parse-cards.ts";

/** Dishes of many fillings, made of the foods that a request names, and the sandwiches whose filling is cooked. */
export const OF_FOODS = cards(`
== filled-omelette
names: Filled omelette, thick omelette, vegetable omelette | Tortilla rellena, tortilla gruesa, tortilla de verduras
title: {extra} omelette | Tortilla de {extra}
about: a thick golden omelette, set on both sides | tortilla gruesa y dorada, cuajada por los dos lados
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan bowl whisk
core: egg
ways: stove
instead: chickpea-omelette
- 5 egg
- 1 onion; finely chopped | picad@ fin@; optional
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 200 g mushroom tomato spinach chard kale leek courgette aubergine broccoli cauliflower asparagus peas green-beans broad-beans artichoke carrot cabbage squash peppers chilli sweetcorn garlic spring-onion potato new-potato chips sweet-potato cheese mozzarella feta goat-cheese ricotta cream-cheese cooked-ham cured-ham cold-cuts cooked-chicken cooked-meat sausages chicken-breast beef-mince pork-mince prawn tinned-tuna smoked-salmon salmon salt-cod cod anchovies crab pulses tofu olives sun-dried-tomatoes rice pasta avocado
# Cook the filling | Cocina el relleno
8 cook | Soften {onion} in a little of the fat in the pan over a medium heat for {time}.
| Pocha {onion} con un poco de la grasa en la sartén a fuego medio {time}.
10 cook safe=extra | Cook {extra}, cut small, in the pan for {time}, stirring, until all of it is tender and done.
| Cocina en la sartén {extra}, en trozos pequeños, {time}, removiendo, hasta que esté todo tierno y hecho.
# Beat | Bate
2 work | Beat {egg+salt+black-pepper} in the bowl and stir in what is cooked. Wipe the pan.
| Bate {egg+salt+black-pepper} en el bol y mezcla con lo cocinado. Limpia la sartén.
# Set | Cuaja
6 batch | Heat {olive-oil} in the pan over a medium-low heat, pour in the mixture and cook for {time}, until the edge is firm.
| Calienta {olive-oil} en la sartén a fuego medio-bajo, vierte la mezcla y cuaja {time}, hasta que el borde esté firme.
4 batch safe=egg | Turn it with the help of a plate and cook the other side for {time}, until the middle is set.
| Dale la vuelta con ayuda de un plato y cuaja el otro lado {time}, hasta que el centro esté hecho.

== filled-quiche
names: Filled quiche, savoury quiche | Quiche rellena, quiche salada
title: {extra} quiche | Quiche de {extra}
about: a pastry case with a filling in baked egg and cream | tarta salada de masa quebrada con relleno, huevo y nata
kind: main french medium
serves: 6, most 6 in tartTin, whole
tools: tartTin knife pan bowl whisk rollingPin
core: egg cream
ways: oven+stove
- 300 g shortcrust-pastry
- 1 onion; finely chopped | picad@ fin@
- 1 tbsp olive-oil
- 3 egg
- 250 ml cream
- 100 ml milk
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg; optional
+ 300 g spinach leek mushroom courgette broccoli asparagus tomato cherry-tomato red-pepper chard kale squash aubergine cauliflower artichoke peas sweetcorn cabbage salmon smoked-salmon tinned-tuna prawn cod chicken-breast cooked-chicken cooked-ham cheese goat-cheese feta blue-cheese ricotta brie
~ egg > 300 g tofu; silken or soft, blended | sedoso o blando, triturado; name Tofu quiche | Quiche de tofu
~ shortcrust-pastry > 300 g vegan-puff-pastry
~ cream > 250 ml cream-plant; name Quiche with plant-based cream | Quiche con nata vegetal
# Bake the case | Hornea la base
20 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third, until pale gold.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio, hasta que empiece a dorarse.
# Cook the filling | Haz el relleno
5 cook | Soften {onion} in {olive-oil} in the pan for {time}.
| Pocha {onion} con {olive-oil} en la sartén {time}.
8 cook | [Put in {extra}, in small pieces, and ]cook for {time}, until all is tender and no liquid is left; what melts goes straight onto the base.
| [Añade {extra}, en trozos pequeños, y ]cocina {time}, hasta que todo esté tierno y no quede líquido; lo que se funde va directo a la base.
# Fill and bake | Rellena y hornea
4 work | Whisk {egg+cream+milk+salt+black-pepper+nutmeg} in the bowl. Spread the filling over the base and pour it on.
| Bate {egg+cream+milk+salt+black-pepper+nutmeg} en el bol. Reparte el relleno sobre la base y vierte encima.
32 batch safe=egg,extra | Bake at 180 °C (fan 160 °C) for {time}, until golden and just set in the middle.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore y el centro apenas cuaje.
15 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templada.

== filled-sandwich
names: Filled sandwich, toasted filled sandwich | Bocadillo relleno, sándwich relleno
title: {extra} sandwich | Bocadillo de {extra}
about: toasted bread with a cold filling, tomato and lettuce | pan tostado con relleno frío, tomate y lechuga
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan
core: bread
ways: stove
- 4 slice bread
- 2 tsp olive-oil
- 2 tbsp mayonnaise; optional
- 1 tomato; sliced | en rodajas; optional
- 2 leaf lettuce; optional
- 1 pinch salt
- 1 pinch black-pepper; optional
+ 200 g cheese mozzarella feta goat-cheese cream-cheese ricotta cooked-ham cured-ham salami mortadella pastrami pepperoni bresaola cooked-chicken cooked-meat tinned-tuna smoked-salmon tinned-sardines smoked-mackerel tinned-salmon anchovies surimi avocado cucumber roasted-peppers red-pepper red-onion carrot radish beetroot spinach rocket watercress olives gherkin hummus pesto mustard-dijon tinned-chickpeas tinned-white-beans sun-dried-tomatoes apple pear herbs
~ bread > 4 slice bread-gluten-free; name Filled sandwich | Bocadillo relleno
# Toast | Tuesta
3 batch | Brush {bread} with {olive-oil} and toast in the hot pan for {time}, until crisp on one side.
| Unta {bread} con {olive-oil} y tuesta en la sartén caliente {time}, hasta que quede crujiente por un lado.
# Build | Monta
4 work | [Season {tomato} with {salt+black-pepper}. ][Spread the soft sides with {mayonnaise}. ][Lay {extra}, cut thin where it needs it, on half of the slices. ][Put {lettuce+tomato} on top. ]Close, press and cut.
| [Sazona {tomato} con {salt+black-pepper}. ][Unta los lados blandos con {mayonnaise}. ][Reparte {extra}, en lonchas finas si hace falta, sobre la mitad de las rebanadas. ][Pon encima {lettuce+tomato}. ]Cierra, aprieta y corta.

== egg-sandwich
names: Egg sandwich, egg sandwiches, egg mayo sandwich, egg and cress sandwich, egg salad sandwich, egg mayonnaise sandwich | Sándwich de huevo, sándwich de ensalada de huevo, bocadillo de huevo, sándwich de huevo con mayonesa
about: chopped boiled eggs and mayonnaise between bread | huevo cocido picado con mayonesa entre pan
kind: main any easy
serves: 2, most 6 in saucepan
tools: saucepan knife bowl
core: bread egg
ways: stove
- 3 egg
- 4 slice bread
- 3 tbsp mayonnaise
- 1 tbsp chives; chopped | picad@; optional
- 2 leaf lettuce; optional
- 1 pinch salt
- 1 pinch black-pepper; optional
+ 80 g watercress rocket spinach tomato cucumber cheese cooked-ham tinned-tuna avocado
~ bread > 4 slice bread-gluten-free; name Egg sandwich | Sándwich de huevo
# Boil | Cuece
10 cook safe=egg | Lower {egg} into boiling water in the saucepan and cook for {time}. Cool under cold water and peel.
| Echa {egg} en agua hirviendo en el cazo y cuece {time}. Enfría en agua fría y pela.
# Build | Monta
4 work | Crush {egg} in the bowl with a fork and mix with {mayonnaise+salt}[ and {chives+black-pepper}]. Spread on half of {bread}.[ Lay {lettuce+extra} on top.] Close and cut.
| Aplasta {egg} en el bol con un tenedor y mezcla con {mayonnaise+salt}[ y {chives+black-pepper}]. Unta la mitad de {bread}.[ Pon encima {lettuce+extra}.] Cierra y corta.

== chicken-sandwich
names: Chicken sandwich, hot chicken sandwich, chicken sandwiches, grilled chicken sandwich, fried chicken breast sandwich | Bocadillo de pollo, bocadillo de pechuga de pollo, sándwich de pollo a la plancha, bocata de pollo
about: seared chicken breast with tomato and lettuce in bread | pechuga de pollo a la plancha con tomate y lechuga en pan
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan
core: chicken-breast bread
ways: stove
- 250 g chicken-breast; in thin fillets | en filetes finos
- 4 slice bread
- 1 tbsp olive-oil
- 2 tbsp mayonnaise; optional
- 1 tomato; sliced | en rodajas; optional
- 2 leaf lettuce; optional
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 80 g cheese mozzarella avocado bacon roasted-peppers red-onion cucumber rocket spinach
~ bread > 4 slice bread-gluten-free; name Chicken sandwich | Bocadillo de pollo
# Sear | Dora
8 batch safe=chicken-breast,extra | Season {chicken-breast} with {salt+black-pepper} and sear in {olive-oil} in the pan for {time}, turning once.
| Sazona {chicken-breast} con {salt+black-pepper} y dora con {olive-oil} en la sartén {time}, con una vuelta.
# Build | Monta
4 work | Toast {bread} in the pan.[ Spread with {mayonnaise}.] Fill with {chicken-breast}[ and {lettuce+tomato+extra}], close and cut.
| Tuesta {bread} en la sartén.[ Unta con {mayonnaise}.] Rellena con {chicken-breast}[ y {lettuce+tomato+extra}], cierra y corta.

== lomo-sandwich
names: Pork loin sandwich, Spanish pork loin sandwich, pork sandwich | Bocadillo de lomo, bocata de lomo, bocadillo de lomo a la plancha, sándwich de lomo, montadito de lomo
about: thin seared pork loin in toasted bread | lomo fino a la plancha en pan tostado
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan
core: pork-loin bread
ways: stove
- 250 g pork-loin; in thin fillets | en filetes finos
- 4 slice bread
- 1 tbsp olive-oil
- 1 clove garlic; sliced | en láminas; optional
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 80 g cheese roasted-peppers green-pepper cured-ham tomato onion
~ bread > 4 slice bread-gluten-free; name Pork loin sandwich | Bocadillo de lomo
# Sear | Dora
5 cook safe=extra | Cook {extra} in a little of the fat in the pan for {time}. Lift out.
| Cocina {extra} con un poco de la grasa en la sartén {time}. Saca.
6 batch safe=pork-loin | Season {pork-loin} with {salt+black-pepper} and sear in {olive-oil}[ with {garlic}] in the pan for {time}, turning once.
| Sazona {pork-loin} con {salt+black-pepper} y dora con {olive-oil}[ y {garlic}] en la sartén {time}, con una vuelta.
3 cook | Let it rest for {time}.
| Deja reposar {time}.
# Build | Monta
3 work | Toast {bread} in the same pan, fill with {pork-loin}[ and {extra}] and close.
| Tuesta {bread} en la misma sartén, rellena con {pork-loin}[ y {extra}] y cierra.

== steak-sandwich
names: Steak sandwich, beef sandwich, hot steak sandwich, minute steak sandwich | Pepito de ternera, bocadillo de ternera, pepito, bocadillo de filete, sándwich de carne
about: thin seared steak with soft onions in toasted bread | filete fino a la plancha con cebolla pochada en pan tostado
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan
core: beef-steak bread
ways: stove
- 250 g beef-steak; in thin slices | en filetes finos
- 4 slice bread
- 1 onion; sliced | en rodajas; optional
- 1.5 tbsp olive-oil
- 2 tsp mustard-dijon; optional
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 80 g cheese green-pepper roasted-peppers rocket tomato lettuce
~ bread > 4 slice bread-gluten-free; name Steak sandwich | Pepito de ternera
# Fry | Fríe
12 cook | Soften {onion} in a little of the fat in the pan for {time}, until golden. Lift out.
| Pocha {onion} con un poco de la grasa en la sartén {time}, hasta que se dore. Saca.
4 batch safe=beef-steak | Season {beef-steak} with {salt+black-pepper} and sear in {olive-oil} in the very hot pan for {time}, turning once.
| Sazona {beef-steak} con {salt+black-pepper} y dora con {olive-oil} en la sartén muy caliente {time}, con una vuelta.
3 cook | Let it rest for {time}.
| Deja reposar {time}.
# Build | Monta
3 work | Toast {bread} in the same pan.[ Spread with {mustard-dijon}.] Fill with {beef-steak}[, {onion+extra}] and close.
| Tuesta {bread} en la misma sartén.[ Unta con {mustard-dijon}.] Rellena con {beef-steak}[, {onion+extra}] y cierra.

== bacon-sandwich
names: Bacon sandwich, bacon butty, bacon roll, bacon sarnie | Bocadillo de beicon, sándwich de beicon, bocadillo de bacon, bocata de bacon
about: crisp bacon in soft bread | beicon crujiente en pan tierno
kind: breakfast any easy
serves: 2, most 4 in pan
tools: pan
core: bacon bread
ways: stove
- 150 g bacon; in slices | en lonchas
- 4 slice bread
- 10 g butter; optional
- 1 tbsp ketchup; optional
+ 80 g cheese egg tomato lettuce avocado mushroom
~ bread > 4 slice bread-gluten-free; name Bacon sandwich | Bocadillo de beicon
# Fry | Fríe
7 batch | Lay {bacon} in the cold pan and fry over a medium heat for {time}, turning, until crisp.
| Pon {bacon} en la sartén fría y fríe a fuego medio {time}, dándole la vuelta, hasta que quede crujiente.
5 cook safe=extra | Cook {extra} in the fat of the pan for {time}.
| Cocina {extra} en la grasa de la sartén {time}.
# Build | Monta
2 work | [Spread {bread:part} with {butter}. ]Fill {bread} with {bacon}[ and {extra}].[ Finish with {ketchup}.]
| [Unta {bread:part} con {butter}. ]Rellena {bread} con {bacon}[ y {extra}].[ Termina con {ketchup}.]

== fruit-smoothie
names: Fruit smoothie, mixed fruit smoothie | Batido de frutas, licuado de frutas, smoothie de frutas
title: {extra} smoothie | Batido de {extra}
about: fruit blended smooth with cold milk and yoghurt | fruta batida con leche fría y yogur
kind: drink any easy
serves: 2, most 4 in jug
tools: jug knife
core: milk
ways: none
- 250 ml milk; very cold | muy fría
- 120 g yoghurt; optional
- 1 tbsp honey; optional
+ 350 g fruit berries spinach kale cucumber carrot beetroot avocado oats cocoa chocolate peanut-butter tahini coconut-milk oat-drink almond-drink soy-drink orange-juice apple-juice ginger mint cinnamon vanilla lemon lime seeds nut ice-cream dried-fruit celery coconut coffee
~ milk > 250 ml oat-drink; very cold | muy fría; name Fruit smoothie | Batido de frutas
~ milk > 250 ml soy-drink; very cold | muy fría; name Fruit smoothie | Batido de frutas
~ milk > 250 ml orange-juice; very cold | muy fría; name Fruit smoothie | Batido de frutas
# Blend | Tritura
3 work | Put {milk+yoghurt} into the jug first[, then {extra}, peeled and cut up if needed,] and blend on full power until no pieces are left.
| Pon primero {milk+yoghurt} en la jarra[, después {extra}, sin piel y en trozos si hace falta,] y tritura a máxima potencia hasta que no queden trozos.
# Serve | Sirve
1 work | Taste, pour into glasses and drink at once.[ Sweeten with {honey}.]
| Prueba, sirve en vasos y bebe enseguida.[ Endulza con {honey}.]

== filled-risotto
names: White risotto, risotto bianco, plain risotto, Parmesan risotto | Risotto blanco, risotto bianco, risotto de parmesano
title: {extra} risotto | Risotto de {extra}
about: creamy rice with white wine, butter and Parmesan | arroz meloso con vino blanco, mantequilla y parmesano
kind: main italian medium
serves: 4, most 6 in casserole
tools: casserole pan saucepan knife ladle
core: rice-risotto
ways: stove pressure-cooker+stove
- 320 g rice-risotto
- 1 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@; optional
- 2 tbsp olive-oil
- 120 ml white-wine
- 1100 ml vegetable-stock; hot | caliente
- 40 g butter; cold | fría
- 60 g parmesan; grated | rallad@
- 3/4 tsp salt
- 1 pinch black-pepper; optional
+ 400 g mushroom asparagus peas broad-beans courgette aubergine squash leek fennel spinach kale chard broccoli cauliflower artichoke beetroot carrot sweetcorn green-beans cherry-tomato tomato peppers cabbage sweet-potato chicken-breast chicken-thigh turkey-breast sausages bacon chorizo cooked-ham cured-ham cooked-chicken cooked-meat pulses tofu prawn squid salmon smoked-salmon cod white-fish tinned-tuna scallop crab goat-cheese blue-cheese mozzarella mascarpone ricotta lemon pear apple pesto sun-dried-tomatoes roasted-peppers walnut
# Cook what goes in | Cocina lo que lleva
8 cook safe=extra | Cook {extra}, cut small, in a little of the fat in the pan for {time}, until all of it is tender and done, and lift out at once what is done sooner.
| Cocina {extra}, en trozos pequeños, con un poco de la grasa en la sartén {time}, hasta que esté todo tierno y hecho, y saca enseguida lo que esté antes.
# Start | Rehoga
8 cook | Soften {onion+garlic} in {olive-oil} in the casserole over medium heat for {time}. Stir in {rice-risotto} until hot.
| Pocha {onion+garlic} con {olive-oil} en la cazuela a fuego medio {time}. Añade {rice-risotto} y remueve hasta que esté caliente.
2 cook | Pour in {white-wine} and let it boil away, about {time}.
| Vierte {white-wine} y deja que se evapore, unos {time}.
# Cook until creamy | Cuece hasta que esté meloso
17 cook way=stove | Add {vegetable-stock} by the ladle, stirring often, for {time}, until the grains are soft with a firm heart.
| Añade {vegetable-stock} cazo a cazo, removiendo a menudo, durante {time}, hasta que el grano quede tierno con el corazón firme.
6 cook way=pressure-cooker | Put it into the pressure cooker with three quarters of {vegetable-stock}, close and cook at high pressure for {time}. Release at once and stir in as much of the rest as it takes to flow.
| Pásalo a la olla a presión con tres cuartas partes de {vegetable-stock}, cierra y cuece a presión alta {time}. Suelta la presión enseguida e incorpora del resto lo que pida para quedar meloso.
# Finish | Termina
3 work | Off the heat beat in {butter+parmesan+salt+black-pepper}, until it flows.[ Fold in {extra}.]
| Fuera del fuego, incorpora {butter+parmesan+salt+black-pepper} batiendo, hasta que fluya.[ Mezcla con {extra}.]

== filled-rice
names: Rice with vegetables and onion, vegetable rice dish | Arroz con verduritas, arroz de verduritas
title: Rice with {extra} | Arroz con {extra}
about: rice cooked in stock with what was fried for it | arroz cocido en caldo con lo que se ha salteado
kind: main any easy
serves: 4, most 6 in casserole
tools: casserole pan knife
core: rice
ways: stove
- 320 g rice
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@; optional
- 3 tbsp olive-oil
- 1 tsp paprika-sweet; optional
- 700 ml vegetable-stock; hot | caliente
- 3/4 tsp salt
- 1 pinch black-pepper; optional
- 10 g parsley; chopped | picad@; optional
+ 450 g mushroom asparagus peas broad-beans courgette aubergine squash pumpkin leek fennel spinach kale chard broccoli cauliflower artichoke carrot sweetcorn green-beans cherry-tomato tomato peppers cabbage sweet-potato chicken-breast chicken-thigh turkey-breast pork-loin rabbit beef-steak sausages bacon chorizo cooked-ham cured-ham pulses tofu prawn squid salmon cod hake white-fish tinned-tuna egg roasted-peppers raisins almond olives
# Cook what goes in | Cocina lo que lleva
10 cook safe=extra | Cook {extra}, cut small, in a little of the fat in the pan for {time}, until all of it is tender and done, and lift out at once what is done sooner.
| Cocina {extra}, en trozos pequeños, con un poco de la grasa en la sartén {time}, hasta que esté todo tierno y hecho, y saca enseguida lo que esté antes.
# Cook the grains | Cuece el grano
8 cook | Soften {onion+garlic} in {olive-oil} in the casserole over medium heat for {time}. Stir in {rice+paprika-sweet} until hot.
| Pocha {onion+garlic} con {olive-oil} en la cazuela a fuego medio {time}. Añade {rice+paprika-sweet} y remueve hasta que esté caliente.
18 cook | Add {vegetable-stock+salt+black-pepper}, bring to the boil and cook over low heat, covered, for {time}, without stirring.
| Añade {vegetable-stock+salt+black-pepper}, lleva a ebullición y cuece tapado a fuego suave {time}, sin remover.
5 cook | Let it stand off the heat, covered, for {time}.[ Fold in {extra}.][ Scatter with {parsley}.]
| Deja reposar fuera del fuego, tapado, {time}.[ Mezcla con {extra}.][ Espolvorea {parsley}.]

== filled-bowl
names: Grain bowl, buddha bowl, power bowl | Bol de cereales, bol de quinoa, buddha bowl
title: {extra} grain bowl | Bol de {extra}
about: warm grains with something roasted, leaves and a sesame dressing | quinoa templada con algo asado, hojas verdes y aliño de sésamo
kind: main any easy
serves: 2, most 4 in tray
tools: tray saucepan knife bowl
core: quinoa
ways: oven+stove
- 150 g quinoa
- 350 ml water
- 200 g sweet-potato; in 2 cm dice | en dados de 2 cm; optional
- 60 g spinach; optional
- 0.5 cucumber; sliced | en rodajas; optional
- 3 tbsp olive-oil
- 2 tbsp tahini
- 1 lemon; juiced | en zumo
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 350 g chicken-breast chicken-thigh salmon tofu tempeh halloumi prawn pulses edamame egg tinned-tuna smoked-salmon cooked-chicken cauliflower broccoli squash carrot courgette aubergine beetroot mushroom peppers asparagus green-beans peas sweetcorn radish avocado tomato cherry-tomato kale rocket red-cabbage feta mango pomegranate spring-onion seeds nut
~ quinoa > 150 g rice-basmati; name Rice bowl | Bol de arroz
~ quinoa > 150 g bulgur; name Bulgur bowl | Bol de bulgur
~ quinoa > 150 g couscous; name Couscous bowl | Bol de cuscús
~ tahini > 2 tbsp yoghurt
# Roast | Asa
22 cook safe=extra | Turn [{sweet-potato} and ]what is to be cooked of the rest in {olive-oil:part}, spread on the tray and roast at 210 °C (fan 190 °C) for {time}.[ Roast or boil {extra} until done; what is eaten raw stays raw.]
| Mezcla [{sweet-potato} y ]lo que haya que cocinar con {olive-oil:part}, extiende en la bandeja y asa a 210 °C (190 °C con ventilador) {time}.[ Asa o cuece {extra} hasta que esté hecho; lo que se come crudo, déjalo crudo.]
# Cook the grains | Cuece el grano
15 cook | Simmer {quinoa} in {water} with half of {salt} in the saucepan, covered, for {time}, then let it stand.
| Cuece {quinoa} en {water} con la mitad de {salt} en el cazo tapado {time} y deja reposar.
# Dress and fill | Aliña y monta
4 work | Stir {tahini+lemon} with {olive-oil:rest} and the rest of {salt} in the bowl, loosened with a splash of water.
| Mezcla {tahini+lemon} con {olive-oil:rest} y el resto de {salt} en el bol, aligerado con un chorrito de agua.
3 work | Share {quinoa} among the bowls and lay {spinach+cucumber}[ and {extra}] on top.[ Season with {black-pepper}.] Spoon what was stirred over it.
| Reparte {quinoa} en los cuencos y coloca encima {spinach+cucumber}[ y {extra}].[ Sazona con {black-pepper}.] Riega con lo mezclado.
`);
