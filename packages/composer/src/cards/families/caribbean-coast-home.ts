import { cards } from "../parse-cards.ts";

/** What Cuba, Venezuela and Colombia cook at home. */
export const CARIBBEAN_COAST_HOME = cards(`
== frijoles-negros-cubanos
names: Cuban black beans, frijoles negros, Cuban black bean pot, caraotas negras, Venezuelan black beans | Frijoles negros, frijoles negros cubanos, caraotas negras, frijoles negros dormidos, potaje de frijoles negros, caraotas
about: black beans stewed with pepper, onion, garlic, cumin and a little vinegar | frijoles negros guisados con pimiento, cebolla, ajo, comino y un poco de vinagre
kind: side any easy
serves: 6, most 8 in pot
tools: knife pot pan
core: dried-black-beans
ways: stove pressure-cooker+stove
- 500 g dried-black-beans
- 2 green-pepper; chopped | picad@
- 1 onion; chopped | picad@
- 5 clove garlic; chopped | picad@
- 5 tbsp olive-oil
- 1.5 tsp cumin; ground | molid@
- 1 tsp oregano
- 2 bay-leaf
- 1 tbsp wine-vinegar
- 2 tsp sugar; optional
- 1.5 tsp salt
+ 150 g bacon chorizo pork-belly red-pepper pumpkin
# Soak | Remoja
480 cook | Soak {dried-black-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-black-beans} en remojo en abundante agua fría {time} y escurre.
# Boil | Cuece
10 cook | Cover {dried-black-beans+bay-leaf} with {2000 ml} of fresh water in the pot and boil hard for {time}.
| Cubre {dried-black-beans+bay-leaf} con {2000 ml} de agua limpia en la olla y hierve fuerte {time}.
75 cook way=stove | Simmer, half covered, for {time}, until soft.
| Cuece medio tapado a fuego suave {time}, hasta que estén blandos.
25 cook way=pressure-cooker | Put it all into the pressure cooker and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión y cuece a presión alta {time}. Deja que baje sola.
# Fry | Sofríe
12 cook safe=extra | Soften {onion+green-pepper+garlic} in {olive-oil} in the pan with {cumin+oregano} for {time}.[ Brown {extra} with it.]
| Sofríe {onion+green-pepper+garlic} en {olive-oil} en la sartén con {cumin+oregano} {time}.[ Dora con ello {extra}.]
# Thicken | Espesa
20 cook | Crush a ladle from the pot into it, stir into the pot with {salt+sugar} and simmer for {time}, until thick. Finish with {wine-vinegar}.
| Aplasta con ello un cucharón de la olla, incorpora con {salt+sugar} y cuece {time}, hasta que espese. Termina con {wine-vinegar}.

== congri
names: Congrí, Cuban rice with red beans, congrí oriental, Cuban rice and beans | Congrí, congrí oriental, arroz congrí, congrí cubano, congrís
about: rice cooked with red beans, bacon, pepper and cumin | arroz cocido con frijoles colorados, beicon, pimiento y comino
kind: side any easy
serves: 6, most 6 in casserole
tools: knife casserole
core: rice tinned-kidney-beans
ways: stove
- 350 g rice
- 400 g tinned-kidney-beans; with their liquid | con su líquido
- 120 g bacon; diced | en dados
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 4 clove garlic; chopped | picad@
- 2 tbsp olive-oil
- 1 tsp cumin; ground | molid@
- 1 tsp oregano
- 1 bay-leaf
- 500 ml water
- 1.25 tsp salt
~ tinned-kidney-beans > 400 g tinned-black-beans; with their liquid | con su líquido; name Cuban rice with black beans | Congrí de frijoles negros
# Fry | Sofríe
6 cook | Fry {bacon} in {olive-oil} in the casserole for {time}.
| Fríe {bacon} con {olive-oil} en la cazuela {time}.
10 cook | Add {onion+green-pepper+garlic+cumin+oregano} and soften for {time}.
| Añade {onion+green-pepper+garlic+cumin+oregano} y sofríe {time}.
# Cook | Cuece
22 cook | Stir in {rice}, then {tinned-kidney-beans+water+bay-leaf+salt}, bring to the boil, cover and cook over low heat for {time}, until dry.
| Incorpora {rice}, después {tinned-kidney-beans+water+bay-leaf+salt}, lleva a ebullición, tapa y cuece a fuego bajo {time}, hasta que se seque.
5 cook | Rest for {time} and loosen with a fork.
| Deja reposar {time} y suelta con un tenedor.

== fricase-de-pollo
names: Cuban chicken fricassee, fricasé de pollo, Cuban fricasé, Latin chicken fricassee | Fricasé de pollo, fricasé de pollo cubano, fricasé, fricasé de pollo con papas
about: chicken marinated in sour orange, stewed with potatoes, olives and raisins | pollo adobado con naranja agria, guisado con papas, aceitunas y pasas
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: chicken-thigh-on-bone
ways: stove
- 1000 g chicken-thigh-on-bone
- 100 ml orange-juice
- 1 lime; juiced | en zumo
- 6 clove garlic; crushed | machacad@
- 1.5 tsp cumin; ground | molid@
- 1 tsp oregano
- 1 onion; sliced | en juliana
- 1 green-pepper; in strips | en tiras
- 300 g tomato-sauce
- 150 ml white-wine
- 500 g potato; halved | partid@
- 60 g olives; optional
- 40 g raisins; optional
- 1 bay-leaf
- 4 tbsp olive-oil
- 1.5 tsp salt
# Marinate | Adoba
60 cook | Turn {chicken-thigh-on-bone} in the bowl with {orange-juice+lime+garlic+cumin+oregano} and half of {salt}, and chill for {time}.
| Mezcla {chicken-thigh-on-bone} en el bol con {orange-juice+lime+garlic+cumin+oregano} y la mitad de {salt}, y deja en la nevera {time}.
# Brown | Dora
12 batch | Drain {chicken-thigh-on-bone}, keeping the liquid, and brown in {olive-oil} in the casserole for {time}. Lift out.
| Escurre {chicken-thigh-on-bone}, guarda el líquido y dora en {olive-oil} en la cazuela {time}. Saca.
# Stew | Guisa
8 cook | Soften {onion+green-pepper} in the same oil for {time}.
| Pocha {onion+green-pepper} en el mismo aceite {time}.
35 cook safe=chicken-thigh-on-bone | Add {tomato-sauce+white-wine+bay-leaf+potato}, the kept liquid and the rest of {salt}, return {chicken-thigh-on-bone} and simmer, covered, for {time}.[ Stir in {olives+raisins}.]
| Añade {tomato-sauce+white-wine+bay-leaf+potato}, el líquido guardado y el resto de {salt}, devuelve {chicken-thigh-on-bone} y cuece tapado {time}.[ Mezcla {olives+raisins}.]

== mojo-criollo
names: Mojo criollo, Cuban mojo, Cuban garlic and sour orange sauce, mojo sauce | Mojo criollo, mojo cubano, mojo criollo cubano, salsa de mojo, mojo de ajo cubano
about: hot oil over garlic, sour orange, cumin and oregano | aceite caliente sobre ajo, naranja agria, comino y orégano
kind: sauce any easy
serves: 6, most 12 in saucepan
tools: knife saucepan mortar
core: garlic orange-juice
ways: stove
- 8 clove garlic
- 1 tsp salt
- 1 tsp cumin; ground | molid@
- 1 tsp oregano
- 100 ml orange-juice
- 2 lime; juiced | en zumo
- 120 ml olive-oil
- 1/2 onion; finely sliced | en juliana fina; optional
# Pound | Maja
5 work | Pound {garlic} with {salt+cumin+oregano} in the mortar, and stir in {orange-juice+lime}.
| Maja {garlic} con {salt+cumin+oregano} en el mortero, y mezcla con {orange-juice+lime}.
# Heat | Calienta
4 cook | Heat {olive-oil} in the saucepan for {time}.[ Soften {onion} in it.] Off the heat pour in the mixture with care: it splashes.
| Calienta {olive-oil} en el cazo {time}.[ Ablanda en él {onion}.] Fuera del fuego vierte la mezcla con cuidado: salpica.
1 work | Use warm, or keep in the fridge for 2 days.
| Usa templado, o guarda en la nevera 2 días.

== asado-negro
names: Asado negro, Venezuelan dark pot roast, Venezuelan beef in caramel and wine | Asado negro, asado negro venezolano, asado negro de muchacho, muchacho en salsa
about: a piece of beef braised dark with caramelised sugar, wine and onion | pieza de carne guisada oscura con papelón caramelizado, vino y cebolla
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole
core: stewing-beef brown-sugar
ways: stove
- 1500 g stewing-beef; in one piece | en una pieza
- 100 g brown-sugar
- 4 tbsp sunflower-oil
- 2 onion; sliced | en juliana
- 1 red-pepper; in strips | en tiras
- 5 clove garlic; crushed | machacad@
- 2 tomato; chopped | picad@
- 300 ml red-wine
- 400 ml beef-stock
- 2 tbsp worcestershire
- 1.5 tsp salt
- 1/2 tsp black-pepper
# Season | Adoba
120 cook | Rub {stewing-beef} with {garlic+salt+black-pepper+worcestershire} and chill for {time} or overnight.
| Unta {stewing-beef} con {garlic+salt+black-pepper+worcestershire} y deja en la nevera {time} o toda la noche.
# Brown | Dora
5 cook | Heat {sunflower-oil} and {brown-sugar} in the casserole for {time}, until dark and foaming. It burns badly.
| Calienta {sunflower-oil} y {brown-sugar} en la cazuela {time}, hasta que oscurezca y espume. Quema mucho.
15 batch | Turn {stewing-beef} in it for {time}, until dark all round.
| Dora en ello {stewing-beef} {time}, hasta que oscurezca por todos los lados.
# Braise | Guisa
10 cook | Add {onion+red-pepper+tomato} and fry for {time}.
| Añade {onion+red-pepper+tomato} y sofríe {time}.
150 cook safe=stewing-beef | Pour in {red-wine+beef-stock}, cover and simmer for {time}, turning now and then, until very tender.
| Vierte {red-wine+beef-stock}, tapa y cuece a fuego suave {time}, con alguna vuelta, hasta que esté muy tierna.
15 cook | Slice, return to the sauce and simmer with the lid off for {time}, until it shines.
| Corta en lonchas, devuelve a la salsa y cuece sin tapar {time}, hasta que brille.

== empanadas-venezolanas
names: Venezuelan empanadas, Colombian empanadas, fried cornmeal empanadas, empanadas colombianas, cornmeal turnovers | Empanadas venezolanas, empanadas colombianas, empanadas de harina de maíz, empanadas de maíz, empanadas fritas de maíz, empanadas de carne mechada
about: fried cornmeal turnovers with beef, potato and pepper | empanadas fritas de maíz con carne, papa y pimiento
kind: snack any medium
serves: 4, most 4 in deepPan
makes: 14
tools: knife saucepan pan bowl deepPan slotted
core: masarepa
ways: stove
- 350 g masarepa
- 500 ml water; warm | templada
- 1.5 tsp salt
- 350 g beef-mince
- 250 g potato; in small dice | en dados pequeños
- 1 onion; chopped | picad@
- 1 red-pepper; chopped | picad@
- 2 clove garlic; chopped | picad@
- 1 tsp cumin; ground | molid@
- 1/2 tsp annatto; optional
- 2 tbsp sunflower-oil as stew-oil
- 700 ml sunflower-oil; for frying | para freír
~ beef-mince > 300 g cheese; grated | rallad@; name Cheese cornmeal empanadas | Empanadas de maíz con queso
~ beef-mince > 350 g chicken-mince; name Chicken cornmeal empanadas | Empanadas de maíz con pollo
~ beef-mince > 350 g tinned-black-beans; drained | escurridos; name Black bean cornmeal empanadas | Empanadas de maíz con caraotas
# Make the filling | Haz el relleno
10 cook | Boil {potato} in the saucepan for {time}, until tender. Drain.
| Cuece {potato} en el cazo {time}, hasta que estén tiernas. Escurre.
15 cook safe=beef-mince | Soften {onion+red-pepper+garlic} in {stew-oil} in the pan, add {beef-mince+cumin} with half of {salt}, and cook for {time} in all. Stir in {potato} and cool.
| Sofríe {onion+red-pepper+garlic} en {stew-oil} en la sartén, añade {beef-mince+cumin} con la mitad de {salt}, y cocina {time} en total. Mezcla con {potato} y deja enfriar.
# Make the dough | Haz la masa
6 work | Stir {water} into {masarepa+annatto} in the bowl with the rest of {salt} and knead until smooth.
| Mezcla {water} con {masarepa+annatto} en el bol y el resto de {salt}, y amasa hasta que quede lisa.
10 cook | Rest for {time}.
| Deja reposar {time}.
# Shape and fry | Forma y fríe
15 work | Press portions between two sheets of film to {pieces} thin rounds, fill, fold and seal.
| Aplasta porciones entre dos láminas de film en {pieces} discos finos, rellena, dobla y sella.
16 pieces | Heat {sunflower-oil} in the deep pot to 180 °C and fry a few at a time, {time} in all, until golden. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 180 °C y fríe de pocas en pocas, {time} en total, hasta que se doren. Escurre sobre papel.

== perico-venezolano
names: Venezuelan perico, perico, Venezuelan scrambled eggs with tomato and onion, Colombian scrambled eggs | Perico venezolano, perico, huevos pericos colombianos, revoltillo, perico con arepa, revuelto de tomate y cebolla
about: scrambled eggs with tomato, onion and pepper | huevos revueltos con tomate, cebolla y pimiento
kind: breakfast any easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg tomato
ways: stove
- 5 egg
- 2 tomato; chopped | picad@
- 1/2 onion; chopped | picad@
- 1/2 red-pepper; chopped | picad@; optional
- 1 spring-onion; chopped | picad@; optional
- 2 tbsp sunflower-oil
- 1/2 tsp salt
+ 80 g cheese cooked-ham chorizo sweetcorn black-beans
# Fry | Sofríe
8 cook safe=extra | Soften {onion+red-pepper+spring-onion} in {sunflower-oil} in the pan, add {tomato} and fry for {time} in all.[ Fry {extra} with it.]
| Sofríe {onion+red-pepper+spring-onion} con {sunflower-oil} en la sartén, añade {tomato} y fríe {time} en total.[ Fríe con ello {extra}.]
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt} in the bowl, pour in and stir for {time}, until set.
| Bate {egg} con {salt} en el bol, vierte y remueve {time}, hasta que cuaje.
1 work | Serve at once.
| Sirve enseguida.

== guasacaca
names: Guasacaca, Venezuelan avocado sauce, Venezuelan green sauce | Guasacaca, guasacaca venezolana, salsa guasacaca
about: a loose sauce of avocado, green pepper, coriander, garlic and vinegar | salsa ligera de aguacate, pimiento verde, cilantro, ajo y vinagre
kind: sauce any easy
serves: 6, most 10 in bowl
tools: knife bowl blender
core: avocado coriander-leaf
ways: none
- 2 avocado
- 1 green-pepper; in pieces | en trozos
- 1/2 onion; in pieces | en trozos
- 2 clove garlic
- 25 g coriander-leaf
- 15 g parsley; optional
- 4 tbsp sunflower-oil
- 2 tbsp wine-vinegar
- 3/4 tsp salt
- 1 jalapeno; optional
# Blend | Tritura
4 work | Blend {green-pepper+onion+garlic+coriander-leaf+parsley+jalapeno} in the bowl with {sunflower-oil+wine-vinegar+salt}.
| Tritura {green-pepper+onion+garlic+coriander-leaf+parsley+jalapeno} en el bol con {sunflower-oil+wine-vinegar+salt}.
# Finish | Termina
2 work | Blend in {avocado}, cover to the surface and use the same day.
| Añade {avocado}, tritura, tapa a ras y usa el mismo día.

== ensalada-de-gallina
names: Venezuelan chicken salad, ensalada de gallina, Venezuelan Christmas chicken and potato salad | Ensalada de gallina, ensalada de gallina venezolana, ensalada navideña de pollo
about: chicken with potato, carrot, peas, apple and mayonnaise | gallina con papa, zanahoria, guisantes, manzana y mayonesa
kind: salad any easy
serves: 6, most 8 in bowl
tools: knife pot bowl
core: chicken-breast potato mayonnaise
ways: stove
- 500 g chicken-breast
- 700 g potato; in small dice | en dados pequeños
- 3 carrot; in small dice | en dados pequeños
- 150 g peas
- 1 apple; in small dice | en dados pequeños; optional
- 150 g mayonnaise
- 1 tbsp mustard-dijon; optional
- 1.25 tsp salt
- 1/4 tsp black-pepper
# Boil | Cuece
20 cook safe=chicken-breast | Simmer {chicken-breast} in the pot with water and half of {salt} for {time}. Lift out, cool and shred.
| Cuece {chicken-breast} en la olla con agua y la mitad de {salt} {time}. Saca, enfría y desmenuza.
15 cook | Boil {potato+carrot} in the same liquid for {time}, adding {peas} for the last 4 minutes. Drain and cool.
| Cuece {potato+carrot} en el mismo líquido {time}, con {peas} en los últimos 4 minutos. Escurre y enfría.
# Mix | Mezcla
5 work | Mix {chicken-breast+apple} in the bowl with {mayonnaise+mustard-dijon+black-pepper}, what was boiled and the rest of {salt}.
| Mezcla {chicken-breast+apple} en el bol con {mayonnaise+mustard-dijon+black-pepper}, lo cocido y el resto de {salt}.
60 cook | Chill for {time} and eat within 2 days.
| Deja en la nevera {time} y come en 2 días.

== hogao
names: Hogao, Colombian tomato and onion sauce, Colombian creole sauce, guiso colombiano | Hogao, hogao colombiano, guiso criollo colombiano, salsa criolla colombiana, hogo
about: tomato and spring onion cooked down in oil with cumin | tomate y cebolla larga cocidos en aceite con comino
kind: sauce any easy
serves: 6, most 10 in pan
tools: knife pan
core: tomato spring-onion
ways: stove
- 500 g tomato; ripe, chopped | madur@, picad@
- 5 spring-onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 4 tbsp sunflower-oil
- 1/2 tsp cumin; ground | molid@
- 1/4 tsp turmeric; optional
- 3/4 tsp salt
- 10 g coriander-leaf; chopped | picad@; optional
# Soften | Sofríe
8 cook | Soften {spring-onion+garlic} in {sunflower-oil} in the pan for {time}.
| Sofríe {spring-onion+garlic} con {sunflower-oil} en la sartén {time}.
# Cook down | Reduce
18 cook | Add {tomato+cumin+turmeric+salt} and cook for {time}, until thick.[ Stir in {coriander-leaf}.] It keeps 4 days in the fridge.
| Añade {tomato+cumin+turmeric+salt} y cuece {time}, hasta que espese.[ Mezcla {coriander-leaf}.] Se conserva 4 días en la nevera.

== arroz-con-coco
names: Colombian coconut rice, arroz con coco, Caribbean coconut rice with raisins | Arroz con coco, arroz con coco colombiano, arroz de coco, arroz con coco y pasas, arroz con coco costeño
about: rice browned in cooked-down coconut milk, with raisins | arroz con leche de coco reducida hasta dorarse, con pasas
kind: side any medium
serves: 6, most 6 in casserole
tools: casserole
core: rice coconut-milk
ways: stove
- 400 ml coconut-milk
- 350 g rice
- 500 ml water
- 2 tbsp brown-sugar
- 1 tsp salt
- 50 g raisins; optional
# Brown | Dora
18 cook | Boil {coconut-milk} in the casserole for {time}, stirring more and more, until the oil parts and the grains turn brown.
| Hierve {coconut-milk} en la cazuela {time}, removiendo cada vez más, hasta que suelte el aceite y se forme un dorado granulado.
# Cook | Cuece
20 cook | Stir in {rice+brown-sugar+salt+raisins}, add {water}, bring to the boil, cover and cook over low heat for {time}, until dry.
| Incorpora {rice+brown-sugar+salt+raisins}, añade {water}, lleva a ebullición, tapa y cuece a fuego bajo {time}, hasta que se seque.
5 cook | Rest for {time} and loosen with a fork.
| Deja reposar {time} y suelta con un tenedor.

== natilla-colombiana
names: Colombian natilla, natilla colombiana, Colombian Christmas custard | Natilla colombiana, natilla navideña, natilla de maicena, natilla decembrina
about: a firm set Christmas pudding of milk, cornflour, cane sugar and cinnamon | dulce firme navideño de leche, maicena, panela y canela
kind: dessert any easy
serves: 8, most 8 in dish
tools: saucepan bowl dish whisk
core: milk cornflour brown-sugar
ways: stove
- 1000 ml milk
- 110 g cornflour
- 200 g brown-sugar
- 2 cinnamon-stick
- 30 g butter
- 50 g raisins; optional
- 50 g coconut-desiccated; optional
- 1 tsp cinnamon; optional
- 1 pinch salt
~ milk > 1000 ml soy-drink; name Soya natilla | Natilla de bebida de soja
~ milk > 1000 ml coconut-milk; name Coconut natilla | Natilla de coco
# Infuse | Infusiona
8 cook | Heat most of {milk} with {brown-sugar+cinnamon-stick+salt} in the saucepan for {time}, until it almost boils. Take out the sticks.
| Calienta casi toda {milk} con {brown-sugar+cinnamon-stick+salt} en el cazo {time}, hasta que casi hierva. Retira las ramas.
# Thicken | Espesa
12 cook | Whisk {cornflour} with the rest of {milk} in the bowl, pour in and cook for {time}, stirring all the time, until it comes away from the pan. Stir in {butter+raisins+coconut-desiccated}.
| Deslíe {cornflour} con el resto de {milk} en el bol, vierte y cuece {time}, sin dejar de remover, hasta que se despegue del cazo. Mezcla {butter+raisins+coconut-desiccated}.
# Set | Cuaja
180 cook | Pour into the dish, cool and chill for {time}. Cut in squares.[ Dust with {cinnamon}.]
| Vierte en la fuente, deja enfriar y guarda en la nevera {time}. Corta en cuadrados.[ Espolvorea {cinnamon}.]

== changua
names: Changua, Colombian milk and egg soup, Bogotá breakfast soup | Changua, changua bogotana, changua colombiana, caldo de huevo con leche
about: a breakfast soup of milk, poached egg, spring onion and coriander | sopa de desayuno de leche, huevo escalfado, cebolla larga y cilantro
kind: breakfast any easy
serves: 2, most 4 in saucepan
tools: knife saucepan
core: milk egg
ways: stove
- 500 ml milk
- 350 ml water
- 4 egg
- 2 spring-onion; sliced | en rodajas
- 1 clove garlic; crushed | machacad@; optional
- 15 g coriander-leaf; chopped | picad@
- 3/4 tsp salt
- 2 slice bread; toasted | tostadas; optional
~ milk > 500 ml soy-drink; name Changua with soya drink | Changua con bebida de soja
# Simmer | Cuece
8 cook | Simmer {milk+water+spring-onion+garlic+salt} in the saucepan for {time}, without boiling over.
| Cuece {milk+water+spring-onion+garlic+salt} en el cazo a fuego suave {time}, sin que se salga.
# Poach | Escalfa
5 batch safe=egg | Break in {egg} one by one, cover and poach for {time}, until set.
| Casca {egg} de uno en uno, tapa y escalfa {time}, hasta que cuajen.
1 work | Serve with {coriander-leaf}.[ Lay {bread} in the bowl first.]
| Sirve con {coriander-leaf}.[ Pon antes {bread} en el cuenco.]
`);
