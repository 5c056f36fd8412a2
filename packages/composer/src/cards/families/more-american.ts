import { cards } from "../parse-cards.ts";

export const MORE_AMERICAN = cards(`
== corn-on-the-cob
names: Corn on the cob, boiled corn on the cob, corn cobs, buttered corn on the cob, sweetcorn on the cob | Mazorcas de maíz con mantequilla, mazorca de maíz, mazorcas de maíz, elotes cocidos, choclos con mantequilla, mazorcas cocidas
about: boiled cobs with butter and salt | mazorcas cocidas con mantequilla y sal
kind: side any easy
serves: 4, most 8 in pot
tools: pot
core: corn-cob
ways: stove microwave air-fryer barbecue
- 4 corn-cob; husked | sin hojas
- 50 g butter
- 3/4 tsp salt
- 1 pinch black-pepper; optional
# Cook | Cuece
8 cook way=stove | Boil {corn-cob} in plenty of water in the pot for {time}, until the grains are tender. Drain.
| Cuece {corn-cob} en la olla con abundante agua {time}, hasta que los granos queden tiernos. Escurre.
9 pieces way=microwave | Wrap {corn-cob} in damp paper and cook in the microwave on high for {time}, turning halfway.
| Envuelve {corn-cob} en papel húmedo y cuece en el microondas a máxima potencia {time}, con una vuelta a la mitad.
13 batch way=air-fryer | Brush {corn-cob} with some of {butter} and cook in the air fryer at 200 °C for {time}, turning once, until browned in spots.
| Pinta {corn-cob} con parte de {butter} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que tome color a manchas.
12 batch way=barbecue | Grill {corn-cob} over medium coals for {time}, turning often, until browned in spots.
| Asa {corn-cob} sobre brasas medias {time}, dando vueltas a menudo, hasta que tome color a manchas.
# Season | Sazona
1 work | Spread with {butter} and season with {salt+black-pepper}.
| Unta con {butter} y sazona con {salt+black-pepper}.
== salisbury-steak
names: Salisbury steak, Salisbury steaks, hamburger steak with gravy, hamburger steaks | Filete Salisbury, filetes Salisbury, Salisbury steak, hamburguesas en salsa de champiñones
about: minced beef patties in mushroom and onion gravy | filetes de carne picada en salsa de champiñones y cebolla
kind: main any easy
serves: 4, most 4 in pan
makes: 4
tools: bowl pan knife
core: beef-mince
ways: stove
- 600 g beef-mince
- 50 g breadcrumbs
- 60 ml milk
- 1 egg; binds
- 1 tsp mustard-dijon
- 2 tsp worcestershire
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp sunflower-oil
- 1 onion; thinly sliced | en juliana fina
- 250 g mushroom; sliced | en láminas
- 2 tbsp flour
- 500 ml beef-stock
# Shape | Forma
10 work | Mix {breadcrumbs+milk+egg+mustard-dijon+salt+black-pepper} and half of {worcestershire} in the bowl, work in {beef-mince} and shape {pieces} oval patties.
| Mezcla {breadcrumbs+milk+egg+mustard-dijon+salt+black-pepper} y la mitad de {worcestershire} en el bol, incorpora {beef-mince} y forma {pieces} filetes ovalados.
# Brown | Dora
8 batch | Brown in {sunflower-oil} in the pan over medium-high heat for {time}, turning once. Lift out.
| Dora con {sunflower-oil} en la sartén a fuego medio-alto {time}, con una vuelta. Saca.
10 cook | Fry {onion+mushroom} in the fat for {time}, until browned.
| Sofríe {onion+mushroom} en la grasa {time}, hasta que se dore.
# Simmer | Cuece
12 cook safe=beef-mince,egg | Stir in {flour}, then {beef-stock} and the rest of {worcestershire}. Return the patties and simmer for {time}, until the sauce is thick.
| Añade {flour}, luego {beef-stock} y el resto de {worcestershire}. Devuelve los filetes y cuece a fuego suave {time}, hasta que la salsa espese.
== white-chicken-chilli
names: White chicken chilli, white chicken chili, white chili, white bean chicken chili, white chilli, chicken chili | Chili blanco de pollo, chili blanco, chile blanco de pollo, chili de pollo
about: chicken and white beans in a mild green chilli sauce | pollo y alubias blancas en salsa suave de chile verde
kind: main mexican easy
serves: 4, most 6 in casserole
tools: casserole knife
core: chicken-breast tinned-white-beans
ways: stove slow-cooker+stove pressure-cooker+stove
- 500 g chicken-breast
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 1 jalapeno; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tsp cumin
- 1 tsp oregano
- 2 can tinned-white-beans; drained | escurridas
- 700 ml chicken-stock
- 150 g sweetcorn
- 100 ml sour-cream
- 1 lime; juiced | en zumo
- 1 tsp salt
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-breast > 2 can tinned-chickpeas; drained | escurridos; name White bean chilli | Chili blanco de alubias
~ sour-cream > 100 ml cream-plant
# Fry | Sofríe
8 cook | Soften {onion+green-pepper+jalapeno+garlic} in {olive-oil} in the casserole for {time}. Stir in {cumin+oregano}.
| Pocha {onion+green-pepper+jalapeno+garlic} con {olive-oil} en la cazuela {time}. Mezcla {cumin+oregano}.
# Simmer | Cuece
25 cook way=stove safe=chicken-breast | Add {chicken-breast+tinned-white-beans+chicken-stock+salt} and simmer for {time}.
| Añade {chicken-breast+tinned-white-beans+chicken-stock+salt} y cuece a fuego suave {time}.
240 cook way=slow-cooker safe=chicken-breast | Put it all into the slow cooker with {chicken-breast+tinned-white-beans+chicken-stock+salt} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {chicken-breast+tinned-white-beans+chicken-stock+salt} y cocina al mínimo {time}.
10 cook way=pressure-cooker safe=chicken-breast | Put it all into the pressure cooker with {chicken-breast+tinned-white-beans+chicken-stock+salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {chicken-breast+tinned-white-beans+chicken-stock+salt}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Finish | Termina
6 work if=chicken-breast | Lift out {chicken-breast}, shred with two forks and put back. Crush some of {tinned-white-beans} against the side.
| Saca {chicken-breast}, deshilacha con dos tenedores y devuelve a la cazuela. Aplasta parte de {tinned-white-beans} contra la pared.
5 cook | Stir in {sweetcorn+sour-cream+lime} and heat gently for {time}.[ Scatter {coriander-leaf} over.]
| Incorpora {sweetcorn+sour-cream+lime} y calienta suave {time}.[ Reparte {coriander-leaf} por encima.]
== baked-ziti
names: Baked ziti, baked pasta, ziti al forno, pasta al forno, baked ziti with beef, baked penne | Pasta gratinada con carne, baked ziti, macarrones gratinados con carne y tomate, pasta al horno, macarrones al horno
about: pasta with meat and tomato sauce, ricotta and mozzarella, baked | pasta con salsa de carne y tomate, requesón y mozzarella, al horno
kind: main italian easy
serves: 6, most 6 in dish
tools: pastaPot pan dish knife colander
core: pasta mozzarella
ways: oven+stove
- 400 g pasta
- 400 g beef-mince
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 2 can tinned-tomatoes
- 1 tsp oregano
- 1.5 tsp salt
- 250 g ricotta
- 200 g mozzarella; torn | trocead@
- 40 g parmesan; grated | rallad@
~ beef-mince > 2 can tinned-lentils; drained | escurridas
~ mozzarella > 200 g vegan-cheese; grated | rallado; name Dairy-free baked pasta | Pasta gratinada con queso vegano
~ ricotta > 200 g vegan-cream-cheese
# Make the sauce | Haz la salsa | group=1
12 cook safe=beef-mince | Soften {onion+garlic} in {olive-oil} in the pan, add {beef-mince} and fry until browned, {time} in all.
| Pocha {onion+garlic} con {olive-oil} en la sartén, añade {beef-mince} y sofríe hasta que se dore, {time} en total.
18 cook | Add {tinned-tomatoes+oregano} and half of {salt} and simmer for {time}.
| Añade {tinned-tomatoes+oregano} y la mitad de {salt} y cuece {time}.
# Boil | Cuece | group=1
9 cook | Boil {pasta} in plenty of water with the rest of {salt} in the pot for {time}, until still firm, and drain.
| Cuece {pasta} en la olla con abundante agua y el resto de {salt} {time}, hasta que quede todavía firme, y escurre.
# Bake | Hornea
5 work | Heat the oven to 200 °C (fan 180 °C). Mix {pasta} with the sauce, layer it in the dish with spoonfuls of {ricotta} and top with {mozzarella+parmesan}.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {pasta} con la salsa, monta en la fuente con cucharadas de {ricotta} y cubre con {mozzarella+parmesan}.
22 batch | Bake for {time}, until browned and bubbling.
| Hornea {time}, hasta que se dore y burbujee.
== boston-baked-beans
names: Boston baked beans, homemade baked beans, baked beans with bacon, barbecue baked beans, Southern baked beans | Alubias al horno al estilo de Boston, baked beans caseras, alubias con melaza y beicon, alubias a la barbacoa
about: white beans baked slowly with bacon, molasses and mustard | alubias blancas al horno despacio con beicon, melaza y mostaza
kind: side any easy
serves: 6, most 8 in casserole
tools: casserole knife
core: tinned-white-beans
ways: oven+stove slow-cooker+stove
- 3 can tinned-white-beans; drained | escurridas
- 120 g bacon; in strips | en tiras
- 1 onion; chopped | picad@
- 1 tbsp sunflower-oil
- 200 g tinned-tomatoes
- 3 tbsp molasses
- 2 tbsp brown-sugar
- 1 tbsp mustard-dijon
- 1 tbsp cider-vinegar
- 150 ml water
- 1/2 tsp salt
# Fry | Sofríe
9 cook safe=bacon | Fry {bacon+onion} in {sunflower-oil} in the casserole for {time}, until golden.
| Sofríe {bacon+onion} con {sunflower-oil} en la cazuela {time}, hasta que se dore.
# Bake | Hornea
60 batch way=oven | Stir in {tinned-white-beans+tinned-tomatoes+molasses+brown-sugar+mustard-dijon+cider-vinegar+water+salt} and bake, uncovered, at 160 °C (fan 140 °C) for {time}, stirring once, until thick and dark.
| Mezcla con {tinned-white-beans+tinned-tomatoes+molasses+brown-sugar+mustard-dijon+cider-vinegar+water+salt} y hornea destapado a 160 °C (140 °C con ventilador) {time}, removiendo una vez, hasta que espese y se oscurezca.
300 cook way=slow-cooker | Put it all into the slow cooker with {tinned-white-beans+tinned-tomatoes+molasses+brown-sugar+mustard-dijon+cider-vinegar+water+salt} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {tinned-white-beans+tinned-tomatoes+molasses+brown-sugar+mustard-dijon+cider-vinegar+water+salt} y cocina al mínimo {time}.
5 cook | Let it stand for {time}: it thickens as it cools.
| Deja reposar {time}: espesa al templarse.
== macaroni-salad
names: Macaroni salad, American macaroni salad, creamy macaroni salad, cold macaroni salad, elbow macaroni salad | Ensalada de macarrones, ensalada de coditos, ensalada de macarrones con mayonesa, ensalada fría de macarrones, ensalada de codito
about: cold macaroni in a creamy dressing with crisp vegetables | macarrones fríos en salsa cremosa con hortalizas crujientes
kind: salad any easy
serves: 6, most 8 in bowl
tools: pastaPot bowl knife colander
core: macaroni mayonnaise
ways: stove
- 300 g macaroni
- 1.5 tsp salt
- 120 g mayonnaise
- 80 g yoghurt; optional
- 1 tbsp cider-vinegar
- 2 tsp mustard-dijon
- 1 tsp sugar; optional
- 2 stick celery; diced | en dados; optional
- 1 red-pepper; finely diced | en dados pequeños
- 1/2 red-onion; finely chopped | picad@ fin@
- 1/4 tsp black-pepper
~ macaroni > 300 g pasta-gluten-free; short | corta; name Pasta salad | Ensalada de pasta
~ mayonnaise > 120 g vegan-mayonnaise; name Egg-free macaroni salad | Ensalada de macarrones con mayonesa vegana
+ 150 g cooked-ham tinned-tuna cheddar peas sweetcorn gherkin olives apple
# Boil | Cuece
10 cook | Boil {macaroni} in plenty of water with {salt} in the pot for {time}, until soft. Drain, rinse cold and drain well.
| Cuece {macaroni} en la olla con abundante agua y {salt} {time}, hasta que estén tiernos. Escurre, enfría bajo el grifo y escurre bien.
# Dress | Aliña
8 work | Stir {mayonnaise+yoghurt+cider-vinegar+mustard-dijon+sugar+black-pepper} in the bowl and mix in {macaroni+celery+red-pepper+red-onion}.
| Mezcla {mayonnaise+yoghurt+cider-vinegar+mustard-dijon+sugar+black-pepper} en el bol e incorpora {macaroni+celery+red-pepper+red-onion}.
1 work | [Fold in {extra}.]
| [Incorpora {extra}.]
30 cook | Chill for {time} before serving, and stir once more.
| Enfría {time} antes de servir y remueve otra vez.
== pumpkin-bread
names: Pumpkin bread, pumpkin loaf, pumpkin cake, spiced pumpkin bread, pumpkin loaf cake | Bizcocho de calabaza, pan de calabaza, bizcocho de calabaza y especias, budín de calabaza, panqué de calabaza, bizcocho jugoso de calabaza
about: a moist loaf of pumpkin purée and warm spices | bizcocho alargado y jugoso de puré de calabaza y especias
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl whisk
core: pumpkin
ways: oven
- 300 g pumpkin; cooked, mashed smooth | cocida y en puré fino
- 2 egg; binds
- 200 g brown-sugar
- 120 ml sunflower-oil
- 250 g flour
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 2 tsp cinnamon
- 1/2 tsp ginger-ground; optional
- 1/4 tsp nutmeg; optional
- 1/2 tsp salt
~ brown-sugar > 170 g sweetener; for baking | apto para hornear
+ 100 g chocolate walnut pecan raisins pumpkin-seeds
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+brown-sugar+sunflower-oil} in the bowl, then {pumpkin}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+brown-sugar+sunflower-oil} en el bol y luego {pumpkin}.
3 work | Fold in {flour+baking-powder+bicarbonate+cinnamon+ginger-ground+nutmeg+salt}[, then {extra}], and pour into the tin.
| Incorpora {flour+baking-powder+bicarbonate+cinnamon+ginger-ground+nutmeg+salt}[ y luego {extra}] y vierte en el molde.
# Bake | Hornea
55 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
20 cook | Leave in the tin for {time}, then turn out.
| Deja en el molde {time} y desmolda.
== banana-pudding
names: Banana pudding, Southern banana pudding, banana pudding with wafers, no-bake banana pudding | Pudin de plátano americano, pudin de plátano con galletas, banana pudding, pudín de banana con galletas
about: layers of vanilla custard, biscuits and ripe banana under cream | capas de crema de vainilla, galletas y plátano maduro bajo nata montada
kind: dessert any easy
serves: 6, most 6 in bowl
tools: saucepan whisk bowl mixer
core: banana milk biscuits
ways: stove
- 600 ml milk
- 3 egg-yolk
- 100 g sugar
- 40 g cornflour
- 1 tsp vanilla
- 20 g butter
- 180 g biscuits; plain | sencillas
- 4 banana; ripe, sliced | maduros, en rodajas
- 250 ml cream; cold, with at least 35 % fat | fría, con 35 % de grasa como mínimo
- 1 pinch salt
~ milk > 600 ml soy-drink; name Banana pudding with soya drink | Pudin de plátano con bebida de soja
~ egg-yolk > 15 g cornflour
# Thicken | Espesa
2 work | Whisk {egg-yolk+sugar+cornflour+salt} in the saucepan with a splash of {milk}, then pour in the rest.
| Bate {egg-yolk+sugar+cornflour+salt} en el cazo con un chorro de {milk} y vierte el resto.
8 cook safe=egg-yolk | Bring to the boil over medium heat, whisking, and let it bubble until thick, {time} in all. Stir in {butter+vanilla}.
| Lleva a ebullición a fuego medio sin dejar de batir y deja que borbotee hasta que espese, {time} en total. Añade {butter+vanilla}.
20 cook | Cool for {time}, covered.
| Deja templar {time}, tapado.
# Layer | Monta
8 work | Layer {biscuits}, {banana} and what you cooked in the bowl, two or three times. Whip {cream} and spread it on top.
| Monta en el bol {biscuits}, {banana} y lo cocido, dos o tres veces. Monta {cream} y extiende por encima.
180 cook | Chill for {time}: all of it turns soft.
| Enfría {time}: todo se ablanda.
== pineapple-upside-down-cake
names: Pineapple upside-down cake, pineapple upside down cake, upside-down pineapple cake, upside-down cake, pineapple cake | Tarta de piña invertida, pastel volteado de piña, bizcocho de piña invertido, torta invertida de piña, volteado de piña, tarta volteada de piña, bizcocho de piña
about: a buttery cake baked on caramelised pineapple and turned over | bizcocho de mantequilla horneado sobre piña caramelizada y volteado
kind: cake any easy
serves: 8, most 8 in cakeTin, whole
tools: cakeTin bowl mixer
core: pineapple
ways: oven
- 400 g pineapple; in rings, drained | en rodajas, escurrid@
- 60 g butter; melted | derretida
- 100 g brown-sugar
- 6 glace-cherry; optional
-- For the cake | Para el bizcocho
- 150 g butter as cake-butter; soft | blanda
- 150 g sugar
- 3 egg; binds
- 200 g flour
- 2 tsp baking-powder
- 60 ml milk
- 1 tsp vanilla; optional
- 1 pinch salt
# Line the tin | Prepara el molde
6 work | Heat the oven to 180 °C (fan 160 °C). Pour {butter} into the tin, sprinkle {brown-sugar} over it and lay {pineapple} on top[ with {glace-cherry} in the holes].
| Calienta el horno a 180 °C (160 °C con ventilador). Vierte {butter} en el molde, espolvorea {brown-sugar} y coloca encima {pineapple}[ con {glace-cherry} en los huecos].
# Mix | Mezcla
6 work | Beat {cake-butter+sugar} in the bowl until pale, beat in {egg+vanilla}, then fold in {flour+baking-powder+salt} with {milk}. Spread over the fruit.
| Bate {cake-butter+sugar} en el bol hasta que blanquee, incorpora {egg+vanilla} y luego {flour+baking-powder+salt} con {milk}. Extiende sobre la fruta.
# Bake | Hornea
42 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
5 cook | Leave for {time}, then turn over onto a plate while it is hot.
| Deja {time} y vuelca sobre un plato en caliente.
== leftover-meat-curry
names: Curry of leftover roast meat, curry with leftover lamb, leftover roast lamb curry, curry with leftover roast meat | Curry de sobras de asado, curry con sobras de cordero, curry de sobras de carne, curry con restos de asado
about: cold roast meat heated in a quick curry sauce with spinach | carne asada del día anterior calentada en una salsa rápida de curry con espinacas
kind: main indian easy
serves: 2, most 4 in pan
tools: knife pan
core: cooked-meat tinned-tomatoes
ways: stove
- 300 g cooked-meat; in 2 cm pieces, at most three days old | en trozos de 2 cm, de tres días como mucho
- 1 onion; chopped | picad@
- 2 tbsp sunflower-oil
- 2 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@; optional
- 1 tbsp curry-powder
- 1 can tinned-tomatoes
- 100 ml coconut-milk; optional
- 100 g spinach; optional
- 1/2 tsp salt
~ cooked-meat > 300 g cooked-chicken; in 2 cm pieces, at most three days old | en trozos de 2 cm, de tres días como mucho; name Curry of leftover chicken | Curry de sobras de pollo
+ 150 g peas potato carrot cauliflower tinned-chickpeas
# Cook the sauce | Haz la salsa
10 cook | Fry {onion+extra} in {sunflower-oil} in the pan over medium heat for {time}, until golden.
| Sofríe {onion+extra} con {sunflower-oil} en la sartén a fuego medio {time}, hasta que se dore.
2 cook | Stir in {garlic+ginger+curry-powder} for {time}.
| Añade {garlic+ginger+curry-powder} y remueve {time}.
12 cook | Add {tinned-tomatoes+coconut-milk+salt} and simmer for {time}, until thick.
| Añade {tinned-tomatoes+coconut-milk+salt} y cuece {time}, hasta que espese.
# Heat through | Calienta
8 cook | Add {cooked-meat}[ and {spinach}] and heat for {time}, until it bubbles and is 75 °C throughout. Serve at once; do not heat it again.
| Añade {cooked-meat}[ y {spinach}] y calienta {time}, hasta que borbotee y esté a 75 °C por todas partes. Sirve enseguida; no lo calientes otra vez.
`);
