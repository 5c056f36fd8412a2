import { cards } from "../parse-cards.ts";

export const RIVER_PLATE_AND_BOLIVIA = cards(`
== chivito
names: Chivito, chivito uruguayo, Uruguayan chivito, Uruguayan steak sandwich, chivito canadiense | Chivito, chivito uruguayo, chivito canadiense, chivito al pan
about: the Uruguayan sandwich of thin steak, ham, cheese, egg and salad | el bocadillo uruguayo de churrasco, jamón, queso, huevo y ensalada
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan
core: beef-steak bun
ways: stove
- 500 g beef-steak; in thin slices | en filetes finos
- 1 tsp salt
- 2 tbsp sunflower-oil
- 8 slice bacon; optional
- 4 slice cooked-ham; optional
- 200 g mozzarella; in slices | en lonchas
- 4 egg; optional
- 4 bun; large, split | grandes, abiertos
- 80 g mayonnaise
- 8 leaf lettuce
- 2 tomato; sliced | en rodajas
- 40 g olives; sliced | en rodajas; optional
~ beef-steak > 400 g seitan; in thin slices | en filetes finos; name Seitan chivito | Chivito de seitán
~ beef-steak > 500 g chicken-breast; in thin slices | en filetes finos; name Chicken chivito | Chivito de pollo
~ bun > 4 bun-gluten-free; split | abiertos; name Chivito | Chivito
~ bacon > 8 slice vegan-bacon
~ cooked-ham > 4 slice vegan-ham
~ mozzarella > 160 g vegan-cheese; in slices | en lonchas
~ mayonnaise > 80 g vegan-mayonnaise
# Fry the toppings | Fríe lo de encima
6 batch | [Brown {bacon} in the pan over medium heat for {time} and set aside.]
| [Dora {bacon} en la sartén a fuego medio {time} y reserva.]
4 pieces safe=egg | [Fry {egg} in half of {sunflower-oil} for {time} and keep warm.]
| [Fríe {egg} con la mitad de {sunflower-oil} {time} y mantén caliente.]
# Sear | Haz a la plancha
6 batch safe=beef-steak | Beat {beef-steak} thin and season with {salt}. Sear in the rest of the oil over high heat for {time}, turning once; lay {cooked-ham+mozzarella} on top and cover until it melts.
| Aplana {beef-steak} y sazona con {salt}. Haz con el resto del aceite a fuego vivo {time}, con una vuelta; pon encima {cooked-ham+mozzarella} y tapa hasta que se funda.
# Fill | Rellena
5 work | Toast {bun} on the cut sides and spread with {mayonnaise}. Fill with {lettuce+tomato+beef-steak+bacon+egg+olives} and fix with a stick.
| Tuesta {bun} por el corte y unta con {mayonnaise}. Rellena con {lettuce+tomato+beef-steak+bacon+egg+olives} y sujeta con un palillo.
== sopa-paraguaya
names: Sopa paraguaya, Paraguayan corn bread, Paraguayan cheese cornbread, Paraguayan cornbread | Sopa paraguaya, sopa paraguaya tradicional, torta paraguaya de maíz y queso
about: moist savoury cornbread of Paraguay with onion and white cheese | bizcocho salado y jugoso de maíz del Paraguay con cebolla y queso
kind: bread any easy
serves: 8, most 8 in dish, whole
tools: knife saucepan bowl dish
core: polenta fresh-cheese
ways: stove+oven
- 100 g butter
- 2 onion; thinly sliced | en juliana fina
- 1.5 tsp salt
- 500 ml milk
- 4 egg
- 300 g fresh-cheese; crumbled | desmenuzado
- 350 g polenta; fine | fina
- 1 tsp baking-powder
~ fresh-cheese > 250 g vegan-cheese; grated | rallado; name Sopa paraguaya with vegan cheese | Sopa paraguaya de queso vegano
# Soften | Ablanda
15 cook | Simmer {onion} with {butter+salt} and a glass of water in the saucepan for {time}, until very soft and nearly dry. Pour in {milk} and let cool to lukewarm.
| Cuece {onion} con {butter+salt} y un vaso de agua en el cazo {time}, hasta que todo quede muy blando y casi seco. Vierte {milk} y deja entibiar.
# Mix | Mezcla
5 work | Heat the oven to 190 °C (fan 170 °C). Beat {egg} in the bowl until frothy, mix in {fresh-cheese}, then {polenta+baking-powder} by turns with what is in the saucepan, to a thick pouring batter.
| Calienta el horno a 190 °C (170 °C con ventilador). Bate {egg} en el bol hasta que espumen, mezcla con {fresh-cheese} y después con {polenta+baking-powder}, alternando con lo del cazo, hasta lograr una masa espesa que se vierta.
10 cook | Leave for {time}, so that the grains swell.
| Deja reposar {time}, para que se hinchen los granos.
# Bake | Hornea
45 batch safe=egg | Pour into the greased dish and bake for {time}, until golden and a skewer comes out clean. Cut into squares and serve lukewarm.
| Vierte en la fuente engrasada y hornea {time}, hasta que se dore y un palillo salga limpio. Corta en cuadrados y sirve tibia.
why | The story goes that a cook made the soup of a president too thick and baked it: hence the name.
| Se cuenta que una cocinera espesó de más la sopa de un presidente y la horneó: por eso se llama así.
== matambre-a-la-pizza
names: Matambre a la pizza, matambre pizza, Argentine flank steak pizza, pizza-style matambre | Matambre a la pizza, matambre a la pizza al horno, matambre pizza, matambre tiernizado a la pizza
about: tender beef flank baked under tomato sauce, cheese and oregano | matambre tierno gratinado con salsa de tomate, queso y orégano
kind: main any easy
serves: 4, most 4 in tray
tools: knife pot tray
core: beef mozzarella
ways: stove+oven
- 1200 g beef; one thin flank (matambre) | un matambre entero
- 1 onion; halved | partid@ por la mitad
- 2 bay-leaf
- 1.5 tsp salt
- 250 g tomato-sauce
- 300 g mozzarella; sliced | en lonchas
- 1 tomato; sliced | en rodajas; optional
- 1 tsp oregano
- 60 g olives; optional
~ beef > 1200 g pork-loin; in one thin, opened piece | en una pieza fina, abierta; name Pork matambre a la pizza | Matambre de cerdo a la pizza
~ mozzarella > 250 g vegan-cheese; sliced | en lonchas; name Matambre a la pizza | Matambre a la pizza
~ tomato-sauce > 250 g tinned-tomatoes
# Boil until tender | Cuece hasta ablandar
90 cook safe=beef | Trim {beef} of thick fat, put in the pot with {onion+bay-leaf} and most of {salt}, cover with water and simmer for {time}, until a fork goes in easily. Drain well.
| Quita la grasa gruesa a {beef}, pon en la olla con {onion+bay-leaf} y casi toda {salt}, cubre con agua y cuece a fuego suave {time}, hasta que se pinche sin esfuerzo. Escurre bien.
# Brown | Dora
15 batch | Heat the oven to 220 °C (fan 200 °C). Lay {beef} flat on the oiled tray, sprinkle with the rest of {salt} and roast for {time}, until it browns.
| Calienta el horno a 220 °C (200 °C con ventilador). Extiende {beef} en la bandeja aceitada, espolvorea el resto de {salt} y asa {time}, hasta que se dore.
# Top and bake | Cubre y gratina
10 batch | [Spread with {tomato-sauce}. ]Cover with {mozzarella+tomato+oregano+olives} and bake for {time}, until melted and browned in spots. Cut into portions.
| [Unta con {tomato-sauce}. ]Cubre con {mozzarella+tomato+oregano+olives} y hornea {time}, hasta que se funda y se dore a manchas. Corta en porciones.
== matambre-arrollado
names: Matambre arrollado, matambre relleno, matambre, Argentine stuffed flank steak, Argentine rolled flank steak | Matambre arrollado, matambre, matambre relleno, matambre arrollado casero, matambre arrollado con verduras
about: rolled beef flank filled with vegetables and egg, boiled, pressed and eaten cold | matambre enrollado con verduras y huevo, hervido, prensado y servido frío
kind: starter any medium
serves: 8, most 8 in pot
tools: knife saucepan pot
core: beef
ways: stove
- 1200 g beef; one thin flank (matambre), trimmed | un matambre entero, sin grasa
- 2 tsp salt
- 1/2 tsp black-pepper
- 4 clove garlic; finely chopped | picad@ fin@
- 30 g parsley; chopped | picad@
- 1 tsp oregano
- 1 tsp chilli-flakes
- 15 g gelatine; powdered | en polvo
- 4 egg; optional
- 2 carrot; in thin sticks | en bastones finos
- 1 red-pepper; in strips | en tiras
- 60 g spinach; leaves | en hojas
- 2 bay-leaf
~ beef > 1200 g pork-loin; opened to one thin piece | abierto en una pieza fina; name Pork matambre arrollado | Matambre de cerdo arrollado
~ gelatine > 8 g agar; powdered | en polvo
# Boil the filling | Cuece el relleno
10 cook safe=egg | [Boil {egg} in the saucepan for {time}, cool and peel.]
| [Cuece {egg} en el cazo {time}, enfría y pela.]
# Roll | Enrolla
15 work | Open {beef} on the board, fat side down, and season with half of {salt} and with {black-pepper+garlic+parsley+oregano+chilli-flakes}. Dust with {gelatine}, lay {spinach+carrot+red-pepper} across[ and {egg} in a line], roll up tightly, tie every 3 cm and wrap in a clean cloth or foil, tied at the ends.
| Abre {beef} sobre la tabla, con la grasa hacia abajo, y sazona con la mitad de {salt} y con {black-pepper+garlic+parsley+oregano+chilli-flakes}. Espolvorea {gelatine}, coloca a lo ancho {spinach+carrot+red-pepper}[ y {egg} en fila], enrolla apretando, ata cada 3 cm y envuelve en un paño limpio o en aluminio, atado por los extremos.
# Boil | Cuece
120 batch safe=beef | Put in the pot with {bay-leaf} and the rest of {salt}, cover with water and simmer for {time}, until a skewer goes in without effort.
| Pon en la olla con {bay-leaf} y el resto de {salt}, cubre con agua y cuece a fuego suave {time}, hasta que una brocheta entre sin esfuerzo.
# Press | Prensa
720 cook | Drain, put between two boards with a weight on top until no longer hot, but an hour at most, then chill under the weight for {time}. Slice thinly and serve cold.
| Escurre, pon entre dos tablas con un peso encima hasta que no queme, una hora como mucho, y enfría en la nevera con el peso {time}. Corta en rodajas finas y sirve frío.
== empanadas-tucumanas
names: Empanadas tucumanas, Tucumán empanadas, Tucuman beef empanadas, hand-cut beef empanadas | Empanadas tucumanas, empanadas tucumanas al horno, empanada tucumana, empanadas de matambre
about: small juicy turnovers of hand-cut beef, spring onion, cumin and egg | empanadas chicas y jugosas de carne cortada a cuchillo, cebolla de verdeo, comino y huevo
kind: main any medium
serves: 4, most 4 in tray
makes: 12
tools: knife pot casserole saucepan tray paper
core: beef empanada-dough
ways: stove+oven stove+air-fryer
- 600 g beef; flank, in one piece | matambre, en un trozo
- 1.5 tsp salt
- 80 g lard
- 2 onion; finely chopped | picad@ fin@
- 4 spring-onion; sliced, white and green apart | en rodajas, lo blanco y lo verde aparte
- 1 tbsp paprika-sweet
- 2 tsp cumin
- 1/2 tsp chilli-flakes
- 2 egg; optional
- 12 empanada-dough; in discs | en discos
- 1 lemon; in wedges | en gajos; optional
~ beef > 500 g mushroom; finely diced | en dados pequeños; name Mushroom empanadas Tucumán style | Empanadas de champiñones al estilo tucumano
# Boil | Cuece
60 cook safe=beef if=beef | Cover {beef} with water in the pot, add {salt:part} and simmer for {time}. Drain, keep {200 ml} of the liquid, and cut with a knife into 5 mm dice.
| Cubre {beef} con agua en la olla, añade {salt:part} y cuece a fuego suave {time}. Escurre, guarda {200 ml} del líquido y corta a cuchillo en dados de 5 mm.
10 cook safe=egg | [Boil {egg} in the saucepan for {time}, cool, peel and chop.]
| [Cuece {egg} en el cazo {time}, enfría, pela y pica.]
# Make the filling | Haz el relleno
10 cook | Heat {lard} in the casserole over medium heat and fry {onion} with the white of {spring-onion} for {time}, until soft.
| Calienta {lard} en la cazuela a fuego medio y pocha {onion} con lo blanco de {spring-onion} {time}, hasta que se ablande.
8 cook | Add {beef+paprika-sweet+cumin+chilli-flakes}, the kept liquid or {200 ml} of water and {salt:rest} and simmer for {time}, leaving it moist.
| Añade {beef+paprika-sweet+cumin+chilli-flakes}, el líquido guardado o {200 ml} de agua y {salt:rest} y cuece {time}, dejándolo jugoso.
90 cook | Cool quickly in a wide dish, chill for {time} until firm, and mix in the green of {spring-onion}[ and {egg}].
| Enfría deprisa en una fuente ancha, guarda en la nevera {time} hasta que tome cuerpo y mezcla con lo verde de {spring-onion}[ y {egg}].
# Fill | Rellena
25 work | Put a spoonful on each disc of {empanada-dough}, wet the edge, fold and close with a rope edge of thirteen pleats: {pieces} in all.
| Pon una cucharada en cada disco de {empanada-dough}, humedece el borde, dobla y cierra con trece repulgues: {pieces} en total.
# Bake | Hornea
18 batch way=oven | Bake on the lined tray at 230 °C (fan 210 °C) for {time}, until browned in spots.[ Serve with {lemon}.]
| Hornea en la bandeja forrada a 230 °C (210 °C con ventilador) {time}, hasta que se doren a manchas.[ Sirve con {lemon}.]
13 pieces way=air-fryer | Cook in the air fryer at 190 °C for {time}, until browned in spots.[ Serve with {lemon}.]
| Cocina en la freidora de aire a 190 °C {time}, hasta que se doren a manchas.[ Sirve con {lemon}.]
== saltenas
names: Salteñas, Bolivian salteñas, Bolivian empanadas, salteña, Bolivian beef turnovers | Salteñas, salteña, salteñas bolivianas, salteñas de carne, empanadas bolivianas
about: Bolivian turnovers with a sweet crust and a juicy beef stew inside | empanadas bolivianas de masa dulce con un guiso caldoso de ternera
kind: main any hard
serves: 6, most 6 in tray
makes: 12
tools: knife saucepan bowl rollingPin tray paper casserole
core: flour beef-steak
ways: stove+oven
-- For the filling | Para el relleno
- 2 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 3 tbsp aji-amarillo
- 2 tsp cumin
- 1 tsp oregano
- 1 tbsp sugar
- 1.5 tsp salt
- 500 g beef-steak; in 5 mm dice | en dados de 5 mm
- 300 g potato; in 1 cm dice | en dados de 1 cm
- 500 ml beef-stock
- 12 g gelatine; powdered | en polvo
- 100 g peas; frozen | congelados
- 2 egg as boiled-egg; optional
- 12 olives; black | negras
-- For the dough | Para la masa
- 500 g flour
- 50 g sugar as dough-sugar
- 1 tsp salt as dough-salt
- 120 g lard
- 1 tsp annatto; ground | molid@
- 150 ml water; hot | caliente
- 1 egg; to brush | para pintar; optional
~ beef-steak > 500 g mushroom; in 1 cm dice | en dados de 1 cm; name Mushroom salteñas | Salteñas de champiñones
~ gelatine > 6 g agar; powdered | en polvo
# Make the filling | Haz el relleno
10 cook | Fry {onion+aji-amarillo+cumin+oregano} in {sunflower-oil} in the casserole over medium heat for {time}, until all is soft and deep in colour.
| Sofríe {onion+aji-amarillo+cumin+oregano} con {sunflower-oil} en la cazuela a fuego medio {time}, hasta que todo se ablande y tome color.
18 cook safe=beef-steak | Add {potato+beef-stock+sugar+salt} and simmer until nearly tender, then {beef-steak}: {time} in all.
| Añade {potato+beef-stock+sugar+salt} y cuece hasta que estén casi tiernas, después {beef-steak}: {time} en total.
3 cook | Stir {gelatine} into a little cold water, add to the boiling stew with {peas} and stir for {time}, until dissolved.
| Mezcla {gelatine} con un poco de agua fría, añade al guiso hirviendo con {peas} y remueve {time}, hasta que se disuelva.
300 cook | Cool quickly in a wide dish and chill for {time}, or overnight, until set firm: inside the oven it melts into juice.
| Enfría deprisa en una fuente ancha y guarda en la nevera {time}, o toda la noche, hasta que cuaje firme: en el horno se vuelve jugo.
10 cook safe=boiled-egg | [Boil {boiled-egg} in the saucepan for {time}, cool, peel and cut into {pieces} pieces in all.]
| [Cuece {boiled-egg} en el cazo {time}, enfría, pela y corta en {pieces} trozos en total.]
# Make the dough | Haz la masa
12 work | Mix {flour+dough-sugar+dough-salt} in the bowl. Heat {lard+annatto} until liquid, pour in with {water}, stir and knead until smooth and firm. Form {pieces} balls.
| Mezcla {flour+dough-sugar+dough-salt} en el bol. Calienta {lard+annatto} hasta que quede líquido, vierte con {water}, remueve y amasa hasta lograr una masa lisa y firme. Forma {pieces} bolas.
20 cook | Cover with a cloth and rest for {time}.
| Tapa con un paño y deja reposar {time}.
# Fill | Rellena
30 work | Roll each ball to 13 cm. Put two spoonfuls of cold filling in the middle[ with {boiled-egg+olives}], bring the edges up, press and plait them shut. Stand upright on the lined tray.
| Estira cada bola a 13 cm. Pon en el centro dos cucharadas de relleno frío[ con {boiled-egg+olives}], sube los bordes, aprieta y cierra con un repulgue. Colócalas de pie en la bandeja forrada.
# Bake | Hornea
20 batch safe=egg | Heat the oven to 240 °C (fan 220 °C).[ Brush with {egg}, beaten.] Bake for {time}, until browned. Eat carefully: the juice inside is scalding.
| Calienta el horno a 240 °C (220 °C con ventilador).[ Pinta con {egg}, {egg!batid}.] Hornea {time}, hasta que se doren. Come con cuidado: el jugo de dentro quema.
== silpancho
names: Silpancho, Bolivian silpancho, silpancho cochabambino, Bolivian breaded beef with rice, potatoes and egg | Silpancho, silpancho boliviano, silpancho cochabambino
about: thin breaded beef on rice and potatoes with fried egg and tomato relish | carne fina empanada sobre arroz y papas con huevo frito y salsa cruda
kind: main any medium
serves: 4, most 4 in pan
tools: knife saucepan pot pan bowl rollingPin
core: beef-mince rice potato
ways: stove
- 300 g rice
- 2 tsp salt
- 700 g potato; waxy, whole | firmes, enteras
- 500 g beef-mince
- 2 clove garlic; crushed | machacad@
- 1 tsp cumin
- 1/2 tsp black-pepper
- 120 g breadcrumbs
- 150 ml sunflower-oil
- 4 egg; optional
-- For the topping | Para la salsa cruda
- 2 tomato; finely diced | en dados pequeños
- 1 onion; finely chopped | picad@ fin@
- 1 rocoto; seeded, finely chopped | sin semillas, picado fino; optional
- 10 g coriander-leaf; chopped | picad@
- 1 tbsp wine-vinegar
~ beef-mince > 500 g meat-substitute; name Plant-based silpancho | Silpancho vegetal
# Boil | Cuece | group=1
18 cook | Cook {rice} in the saucepan with {600 ml} of water and a quarter of {salt}, covered, for {time}.
| Cuece {rice} en el cazo con {600 ml} de agua y un cuarto de {salt}, tapado, {time}.
25 cook | Boil {potato} in water in the pot for {time}, until just tender. Drain, peel and slice.
| Cuece {potato} en agua en la olla {time}, hasta que estén apenas tiernas. Escurre, pela y corta en rodajas.
# Flatten | Aplana | group=1
10 work | Mix {beef-mince+garlic+cumin+black-pepper} with half of {salt} and make one ball for each person. Roll each out in {breadcrumbs}, turning, to a round as thin as a coin and as wide as the plate.
| Mezcla {beef-mince+garlic+cumin+black-pepper} con la mitad de {salt} y haz una bola por persona. Estira cada una sobre {breadcrumbs}, dándole la vuelta, en un disco fino como una moneda y ancho como el plato.
# Dress the topping | Aliña la salsa cruda
3 work | Mix {tomato+onion+rocoto+coriander-leaf+wine-vinegar} in the bowl with the rest of {salt}.
| Mezcla {tomato+onion+rocoto+coriander-leaf+wine-vinegar} en el bol con el resto de {salt}.
# Fry | Fríe
10 batch | Brown {potato} in a third of {sunflower-oil} in the pan for {time}. Keep hot.
| Dora {potato} con un tercio de {sunflower-oil} en la sartén {time}. Mantén caliente.
12 pieces safe=beef-mince,egg | Fry the rounds one by one in the rest of {sunflower-oil} over high heat, a minute or two on each side.[ Fry {egg} last.] This takes {time} in all.
| Fríe los discos de uno en uno con el resto de {sunflower-oil} a fuego vivo, uno o dos minutos por cada lado.[ Fríe {egg} al final.] Son {time} en total.
# Serve | Sirve
3 work | Layer on each plate {rice}, {potato}, a fried round and the raw topping[, and crown with {egg}].
| Pon en cada plato, por capas, {rice}, {potato}, un disco frito y la salsa cruda[, y corona con {egg}].
== pique-macho
names: Pique macho, pique a lo macho, Bolivian pique macho, Bolivian beef and sausage platter | Pique macho, pique a lo macho, pique macho boliviano
about: a Bolivian mound of fried potatoes, beef strips, sausage, tomato and hot pepper | montaña boliviana de papas fritas con ternera, salchicha, tomate y locoto
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan deepPan slotted saucepan
core: beef-steak potato
ways: stove
- 1000 g potato; in thick sticks | en bastones gruesos
- 1000 ml sunflower-oil; for frying | para freír
- 600 g beef-steak; in strips | en tiras
- 4 frankfurter; sliced | en rodajas; optional
- 3 clove garlic; crushed | machacad@
- 1 tsp cumin
- 1/2 tsp black-pepper
- 1.5 tsp salt
- 2 onion; in strips | en juliana
- 150 ml beer
- 2 tbsp soy-sauce
- 3 tomato; in wedges | en gajos
- 1 rocoto; seeded, in strips | sin semillas, en tiras
- 3 egg; optional
~ beef-steak > 500 g oyster-mushroom; in strips | en tiras; name Mushroom pique macho | Pique macho de setas
~ rocoto > 1 green-pepper; in strips | en tiras
# Boil | Cuece | group=1
10 cook safe=egg | [Boil {egg} in the saucepan for {time}, cool, peel and quarter.]
| [Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.]
# Fry | Fríe | group=1
20 pieces | Heat {sunflower-oil} in the deep pot to 170 °C and fry {potato} in rounds, {time} in all, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe {potato} en tandas, {time} en total, hasta que se doren. Escurre.
# Sear | Saltea
8 batch safe=beef-steak | Season {beef-steak} with {garlic+cumin+black-pepper+salt}. Sear with {frankfurter} in a spoonful of the oil in the pan over high heat for {time}, until browned.
| Sazona {beef-steak} con {garlic+cumin+black-pepper+salt}. Saltea con {frankfurter} y una cucharada del aceite en la sartén a fuego vivo {time}, hasta que se dore.
6 batch | Add {onion+beer+soy-sauce} and boil for {time}, until a little sauce is left. Toss in {tomato+rocoto} for the last minute.
| Añade {onion+beer+soy-sauce} y hierve {time}, hasta que quede poca salsa. Añade {tomato+rocoto} en el último minuto.
# Serve | Sirve
2 work | Heap {potato} on a platter and pour everything over.[ Lay {egg} round it.]
| Amontona {potato} en una fuente y vuelca todo por encima.[ Coloca {egg} alrededor.]
`);
