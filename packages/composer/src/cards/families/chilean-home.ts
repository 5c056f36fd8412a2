import { cards } from "../parse-cards.ts";

export const CHILEAN_HOME = cards(`
== humitas
names: Humitas, humita, Chilean humitas, fresh corn tamales, humita en chala, humitas en chala | Humitas, humita, humitas chilenas, humita en chala, humitas en chala, humitas de choclo, humitas en hoja
about: parcels of ground fresh corn, onion and basil boiled in their husks | paquetes de maíz tierno molido con cebolla y albahaca, hervidos en sus hojas
kind: main any medium
serves: 4, most 6 in pot
makes: 12
tools: knife bowl pan processor pot slotted
core: sweetcorn corn-husks
ways: stove
- 1000 g sweetcorn; fresh off the cob or thawed | fresco desgranado o descongelado
- 60 g polenta
- 15 g basil; leaves | en hojas
- 2 onion; finely chopped | picad@ fin@
- 50 g butter
- 1 tsp paprika-sweet
- 1.5 tsp salt
- 30 corn-husks
~ butter > 50 ml sunflower-oil
# Soak | Remoja
30 cook | Cover {corn-husks} with very hot water in the bowl and leave for {time}, until they bend. Fresh green ones only need rinsing.
| Cubre {corn-husks} con agua muy caliente en el bol y deja {time}, hasta que se doblen. Las verdes y frescas basta con enjuagarlas.
# Make the filling | Haz el relleno
8 cook | Soften {onion} in {butter} with {paprika-sweet} in the pan over medium heat for {time}.
| Ablanda {onion} con {butter} y {paprika-sweet} en la sartén a fuego medio {time}.
4 work | Grind {sweetcorn+basil+salt} in the food processor to a coarse purée and mix with {polenta} and what you fried. It must hold a furrow.
| Muele {sweetcorn+basil+salt} en el procesador hasta lograr un puré grueso y mezcla con {polenta} y lo que has frito. Debe quedar marcado un surco.
# Wrap | Envuelve
25 work | Lay two of {corn-husks} overlapping, put three spoonfuls in the middle, fold the sides and ends over and tie with string or strips: {pieces} in all.
| Pon dos de {corn-husks} solapadas, coloca en el centro tres cucharadas, dobla los lados y las puntas y ata con hilo o tiras: {pieces} en total.
# Boil | Cuece
40 batch | Simmer in water to cover in the pot for {time}, until firm when pressed. Lift out, drain and open at the table.
| Cuece a fuego suave en agua que las cubra en la olla {time}, hasta que estén firmes al apretar. Saca, escurre y abre en la mesa.
== sopaipillas
names: Sopaipillas, Chilean sopaipillas, Chilean pumpkin fritters, sopaipilla | Sopaipillas, sopaipillas chilenas, sopaipilla, sopaipillas de zapallo, sopaipillas con pebre
about: thin fried rounds of pumpkin dough from Chile | discos fritos y finos de masa de zapallo
kind: snack any easy
serves: 6, most 6 in deepPan
makes: 20
tools: knife saucepan masher bowl rollingPin deepPan slotted
core: squash flour
ways: stove
- 400 g squash; peeled, in pieces | pelada, en trozos
- 500 g flour
- 1 tsp baking-powder
- 1.5 tsp salt
- 60 g butter; melted | derretid@
- 1000 ml sunflower-oil; for frying | para freír
~ flour > 500 g flour-gluten-free; name Sopaipillas | Sopaipillas
# Boil | Cuece
15 cook | Boil {squash} in water in the saucepan for {time}, until soft. Drain very well, mash and let it cool to lukewarm.
| Cuece {squash} en agua en el cazo {time}, hasta que se ablande. Escurre muy bien, aplasta y deja entibiar.
# Make the dough | Haz la masa
8 work | Mix {flour+baking-powder+salt} in the bowl, add {squash+butter} and knead to a soft orange dough that no longer sticks. Add a spoonful of water if it is dry.
| Mezcla {flour+baking-powder+salt} en el bol, añade {squash+butter} y amasa hasta lograr una masa blanda y anaranjada que no se pegue. Añade una cucharada de agua si queda seca.
15 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Roll out | Estira
10 work | Roll out to 5 mm, cut {pieces} rounds of 9 cm and prick each twice with a fork, so that they stay flat.
| Estira a 5 mm, corta {pieces} discos de 9 cm y pincha cada uno dos veces con un tenedor, para que no se inflen.
# Fry | Fríe
15 pieces | Heat {sunflower-oil} in the deep pot to 175 °C and fry a few at a time, turning, {time} in all, until golden and lightly crisp. Drain on paper and eat warm.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe de pocos en pocos, dando la vuelta, {time} en total, hasta que se doren. Escurre sobre papel y come tibios.
== completo
names: Completo italiano, Chilean completo, Chilean hot dog, Chilean hot dogs | Completo italiano, completo chileno, completos, completo, completos italianos, completos chilenos
about: the Chilean hot dog under tomato, avocado and mayonnaise | el pan con salchicha chileno con tomate, palta y mayonesa
kind: main any easy
serves: 4, most 6 in saucepan
tools: knife saucepan bowl
core: frankfurter bun avocado
ways: stove
- 4 frankfurter
- 4 bun; long, soft | alargados, blandos
- 3 tomato; finely diced, drained | en dados pequeños, escurridos
- 2 avocado; ripe | maduros
- 1 lime; juiced | en zumo
- 1/2 tsp salt
- 120 g mayonnaise
- 1 tbsp mustard; optional
~ frankfurter > 4 vegan-sausage; name Plant-based completo | Completo vegetal
~ bun > 4 bun-gluten-free; name Completo italiano | Completo italiano
~ mayonnaise > 120 g vegan-mayonnaise
# Heat | Calienta
8 batch | Simmer {frankfurter} very gently in water in the saucepan for {time}, until 75 °C hot inside: hard boiling bursts the skins. Warm {bun}.
| Cuece {frankfurter} a fuego muy suave en agua en el cazo {time}, hasta que estén a 75 °C por dentro: si el agua hierve fuerte, se abren. Calienta {bun}.
# Mash | Aplasta
4 work | Mash {avocado+lime} with most of {salt} in the bowl, leaving it coarse. Season {tomato} with the rest.
| Aplasta {avocado+lime} con casi toda {salt} en el bol, sin afinar. Sazona {tomato} con el resto.
# Fill | Rellena
3 work | Split {bun} along the top and lay {frankfurter} inside.[ Spread with {mustard}.] Cover with {tomato}, then {avocado}, and finish with a thick stripe of {mayonnaise}: the three colours of Italy.
| Abre {bun} por arriba y mete {frankfurter}.[ Unta con {mustard}.] Cubre con {tomato}, después {avocado}, y termina con una franja gruesa de {mayonnaise}: los tres colores de Italia.
== porotos-granados
names: Porotos granados, Chilean bean and squash stew, Chilean cranberry bean stew | Porotos granados, porotos granados con mazamorra, porotos granados chilenos
about: Chilean summer stew of beans, squash and corn with basil | guiso chileno de verano de porotos, zapallo y choclo con albahaca
kind: main any easy
serves: 4, most 8 in pot
tools: knife pot jug
core: pinto-beans squash sweetcorn
ways: stove
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp paprika-sweet
- 1 tsp cumin
- 600 g squash; in 2 cm dice | en dados de 2 cm
- 2 can pinto-beans; drained | escurridos
- 700 ml water; hot | caliente
- 1.5 tsp salt
- 400 g sweetcorn; fresh or thawed | fresco o descongelado
- 20 g basil; leaves | en hojas
# Make the base | Haz la base
8 cook | Heat {olive-oil} in the pot over medium heat.[ Fry {onion+garlic} for {time}, until soft.]
| Calienta {olive-oil} en la olla a fuego medio.[ Sofríe {onion+garlic} {time}, hasta que se ablanden.]
1 work | Take off the heat and stir in {paprika-sweet+cumin}.
| Retira del fuego y añade {paprika-sweet+cumin}.
# Simmer | Cuece
18 cook | Add {squash+pinto-beans+water+salt} and simmer for {time}, until the pieces begin to fall apart.
| Añade {squash+pinto-beans+water+salt} y cuece a fuego suave {time}, hasta que los trozos empiecen a deshacerse.
# Thicken | Espesa
3 work | Blend half of {sweetcorn} with most of {basil} and a ladle of the liquid in the jug to a coarse purée.
| Tritura la mitad de {sweetcorn} con casi toda {basil} y un cucharón del líquido en la batidora hasta lograr un puré grueso.
10 cook | Stir it in with the rest of {sweetcorn} and cook over low heat for {time}, stirring often, until thick. Tear the rest of {basil} over.
| Incorpora con el resto de {sweetcorn} y cuece a fuego suave {time}, removiendo a menudo, hasta que espese. Reparte el resto de {basil} por encima.
== cazuela-de-vacuno
names: Cazuela de vacuno, Chilean cazuela, Chilean beef cazuela, Chilean beef soup, cazuela chilena | Cazuela de vacuno, cazuela chilena, cazuela de vacuno chilena, cazuela chilena de carne, cazuela de vaca chilena
about: clear Chilean soup with a large piece each of beef, potato, squash and corn | sopa chilena con una presa de vacuno, una papa, un trozo de zapallo y uno de choclo por plato
kind: soup any easy
serves: 4, most 6 in pot
tools: knife pot
core: beef-short-ribs squash
ways: stove pressure-cooker
instead: cazuela-de-ave
- 1200 g beef-short-ribs; in large pieces | en trozos grandes
- 1 tbsp sunflower-oil
- 1 onion; in thick strips | en tiras gruesas
- 2 clove garlic; crushed | machacad@
- 1 carrot; in thick slices | en rodajas gruesas
- 1 tsp oregano
- 1 tsp paprika-sweet
- 2 tsp salt
- 4 potato; medium, whole | medianas, enteras
- 500 g squash; in large pieces with skin | en trozos grandes con piel
- 2 corn; cobs, halved | mazorcas partidas por la mitad; optional
- 60 g rice
- 150 g green-beans; in pieces | en trozos
- 15 g coriander-leaf; chopped | picad@
# Brown | Dora
10 cook | Brown {beef-short-ribs} in {sunflower-oil} in the pot over high heat for {time}, turning. Add {onion+garlic+carrot+oregano+paprika-sweet} and stir.
| Dora {beef-short-ribs} con {sunflower-oil} en la olla a fuego vivo {time}, con vueltas. Añade {onion+garlic+carrot+oregano+paprika-sweet} y remueve.
# Simmer | Cuece
90 cook way=stove safe=beef-short-ribs | Pour in {2500 ml} of hot water, add {salt}, skim and simmer, half covered, for {time}, until tender.
| Vierte {2500 ml} de agua caliente, añade {salt}, espuma y cuece a fuego suave, medio tapado, {time}, hasta que esté tierno.
40 cook way=pressure-cooker safe=beef-short-ribs | Put all into the pressure cooker with {2000 ml} of hot water and {salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon todo en la olla a presión con {2000 ml} de agua caliente y {salt}, cierra y cuece a presión alta {time}. Deja que baje sola.
25 cook | Add {potato+squash+corn+rice} and simmer for {time}, until nearly soft.
| Añade {potato+squash+corn+rice} y cuece {time}, hasta que estén casi blandos.
8 cook | Add {green-beans} and simmer for {time}.
| Añade {green-beans} y cuece {time}.
# Serve | Sirve
2 work | Put one piece of each in every deep plate, ladle the liquid over and sprinkle with {coriander-leaf}.
| Pon un trozo de cada cosa en cada plato hondo, cubre con el líquido y espolvorea {coriander-leaf}.
== cazuela-de-ave
names: Cazuela de ave, Chilean chicken cazuela, Chilean chicken soup | Cazuela de ave, cazuela de ave chilena, cazuela de pollo chilena, cazuela chilena de pollo
about: clear Chilean soup with chicken, potato, squash and corn in large pieces | sopa chilena con presas de pollo, papa, zapallo y choclo
kind: soup any easy
serves: 4, most 6 in pot
tools: knife pot
core: chicken-thigh-on-bone squash
ways: stove
- 1200 g chicken-thigh-on-bone
- 1 onion; in thick strips | en tiras gruesas
- 2 clove garlic; crushed | machacad@
- 1 carrot; in thick slices | en rodajas gruesas
- 1/2 red-pepper; in strips | en tiras
- 1 tsp oregano
- 2 tsp salt
- 4 potato; medium, whole | medianas, enteras
- 500 g squash; in large pieces with skin | en trozos grandes con piel
- 2 corn; cobs, halved | mazorcas partidas por la mitad; optional
- 60 g rice
- 150 g green-beans; in pieces | en trozos
- 15 g coriander-leaf; chopped | picad@
# Simmer | Cuece
25 cook | Put {chicken-thigh-on-bone+onion+garlic+carrot+red-pepper+oregano+salt} in the pot with {2200 ml} of water, bring to the boil, skim and simmer for {time}.
| Pon {chicken-thigh-on-bone+onion+garlic+carrot+red-pepper+oregano+salt} en la olla con {2200 ml} de agua, lleva a ebullición, espuma y cuece a fuego suave {time}.
25 cook safe=chicken-thigh-on-bone | Add {potato+squash+corn+rice} and simmer for {time}, until nearly soft.
| Añade {potato+squash+corn+rice} y cuece {time}, hasta que estén casi blandos.
8 cook | Add {green-beans} and simmer for {time}.
| Añade {green-beans} y cuece {time}.
# Serve | Sirve
2 work | Put one piece of each in every deep plate, ladle the liquid over and sprinkle with {coriander-leaf}.
| Pon un trozo de cada cosa en cada plato hondo, cubre con el líquido y espolvorea {coriander-leaf}.
== empanadas-de-pino
names: Empanadas de pino, Chilean empanadas, Chilean beef empanadas, empanada de pino | Empanadas de pino, empanada de pino, empanadas chilenas, empanadas chilenas de pino
about: large Chilean baked turnovers of beef and onion with olive, egg and raisins | empanadas chilenas grandes al horno de carne y cebolla con aceituna, huevo y pasas
kind: main any medium
serves: 5, most 5 in tray
makes: 10
tools: knife pan saucepan bowl rollingPin tray paper
core: flour beef-mince
ways: stove+oven
-- For the filling | Para el pino
- 3 tbsp sunflower-oil
- 4 onion; finely diced | en dados pequeños
- 500 g beef-mince; coarse | gruesa
- 1 tbsp paprika-sweet
- 2 tsp cumin
- 1 tsp oregano
- 1.5 tsp salt
- 150 ml beef-stock
- 3 egg; optional
- 20 olives; black | negras
- 40 g raisins; optional
-- For the dough | Para la masa
- 700 g flour
- 2 tsp salt as dough-salt
- 120 g lard; melted | derretid@
- 300 ml milk; warm | templada
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Chilean lentil empanadas | Empanadas chilenas de lentejas
~ beef-mince > 500 g mushroom; finely chopped | picados finos; name Chilean mushroom empanadas | Empanadas chilenas de champiñones
# Make the filling | Haz el pino
12 cook | Soften {onion} in {sunflower-oil} in the pan over medium heat for {time}, until translucent.
| Ablanda {onion} con {sunflower-oil} en la sartén a fuego medio {time}, hasta que {onion?quede transparente|queden transparentes}.
15 cook safe=beef-mince | Add {beef-mince+paprika-sweet+cumin+oregano+salt+beef-stock} and cook for {time}, until juicy but not wet.
| Añade {beef-mince+paprika-sweet+cumin+oregano+salt+beef-stock} y cocina {time}, hasta que quede jugoso sin líquido.
90 cook | Cool quickly in a wide dish and chill for {time}, better overnight.
| Enfría deprisa en una fuente ancha y guarda en la nevera {time}, mejor toda la noche.
10 cook safe=egg | [Boil {egg} in the saucepan for {time}, cool, peel and cut into wedges.]
| [Cuece {egg} en el cazo {time}, enfría, pela y corta en gajos.]
# Make the dough | Haz la masa
10 work | Mix {flour+dough-salt} in the bowl with {lard} and {milk} and knead while warm until smooth. Form {pieces} balls and keep covered.
| Mezcla {flour+dough-salt} en el bol con {lard} y {milk} y amasa en templado hasta que quede lisa. Forma {pieces} bolas y mantén tapadas.
# Fill | Rellena
25 work | Roll each ball to 16 cm. Put a large spoonful of filling in the middle with {egg+olives+raisins}, fold, moisten the edge and fold its three sides over like an envelope.
| Estira cada bola a 16 cm. Pon en el centro una cucharada grande de relleno con {egg+olives+raisins}, dobla, humedece el borde y pliega los tres lados como un sobre.
# Bake | Hornea
25 batch | Prick each once, lay on the lined tray and bake at 200 °C (fan 180 °C) for {time}, until golden.
| Pincha una vez cada empanada, coloca en la bandeja forrada y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se doren.
== pebre
names: Pebre, Chilean pebre, Chilean coriander salsa | Pebre, pebre chileno, pebre de cilantro
about: raw Chilean relish of tomato, onion, coriander and green chilli | aliño crudo chileno de tomate, cebolla, cilantro y ají verde
kind: sauce any easy
serves: 6, most 12 in bowl
tools: knife bowl
core: coriander-leaf tomato
ways: none
- 3 tomato; finely diced | en dados pequeños
- 1 onion; very finely chopped | picad@ muy fin@
- 40 g coriander-leaf; finely chopped | picad@ fin@
- 1 jalapeno; seeded, finely chopped | sin semillas, picado fino; optional
- 1 clove garlic; crushed | machacad@
- 3 tbsp olive-oil
- 2 tbsp red-wine-vinegar
- 3/4 tsp salt
# Rinse | Enjuaga
5 cook | [Cover {onion} with cold water and leave for {time}, so that it loses its bite. Drain well.]
| [Cubre {onion} con agua fría y deja {time}, para que pierda fuerza. Escurre bien.]
# Mix | Mezcla
2 work | Mix {tomato+onion+coriander-leaf+jalapeno+garlic} in the bowl with {olive-oil+red-wine-vinegar+salt}.
| Mezcla {tomato+onion+coriander-leaf+jalapeno+garlic} en el bol con {olive-oil+red-wine-vinegar+salt}.
20 cook | Leave in the fridge for {time} and serve to dip into or with what comes off the grill.
| Deja en la nevera {time} y sirve para mojar o con lo asado.
`);
