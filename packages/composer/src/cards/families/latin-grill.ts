import { cards } from "../parse-cards.ts";

export const LATIN_GRILL = cards(`
== empanadas-argentinas
names: Argentine empanadas, empanadas argentinas, beef empanadas, empanadas, Argentinian empanadas | Empanadas argentinas, empanadas de carne, empanadas criollas, empanadas, empanadas salteñas
about: baked turnovers of beef, onion, cumin, olives and egg | empanadas al horno de ternera, cebolla, comino, aceituna y huevo
kind: main any medium
serves: 4, most 6 in tray
makes: 12
tools: knife tray pan saucepan paper
core: empanada-dough beef-mince
ways: stove+oven stove+air-fryer
- 12 empanada-dough; in discs | en discos
- 500 g beef-mince; or hand-cut | o cortada a cuchillo
- 2 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 2 spring-onion; sliced | en rodajas; optional
- 60 g lard
- 1 tbsp paprika-sweet
- 2 tsp cumin
- 1/2 tsp chilli-flakes
- 1.25 tsp salt
- 3 egg; optional
- 60 g olives; chopped | picad@; optional
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Lentil empanadas | Empanadas de lentejas
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+red-pepper+spring-onion} as the list says.
| Pela y corta {onion+red-pepper+spring-onion} como indica la lista.
# Cook the filling | Haz el relleno
10 cook | Heat {lard} in the pan over medium heat and fry {onion+red-pepper} for {time}, until soft.
| Calienta {lard} en la sartén a fuego medio y pocha {onion+red-pepper} {time}, hasta que quede tierno.
7 cook safe=beef-mince | Add {beef-mince+paprika-sweet+cumin+chilli-flakes+salt} and cook for {time}, leaving it juicy. Stir in {spring-onion}.
| Añade {beef-mince+paprika-sweet+cumin+chilli-flakes+salt} y cocina {time}, dejándolo jugoso. Incorpora {spring-onion}.
10 cook | [Boil {egg:part} in the saucepan for {time}, keeping one raw for the glaze; cool, peel and chop.]
| [Cuece {egg:part} en el cazo {time}, dejando uno crudo para pintar; enfría, pela y pica.]
60 cook | Chill the filling for {time}, so that it sets.
| Enfría el relleno {time}, para que tome cuerpo.
# Fill | Rellena
25 work | Put a spoonful in the middle of {empanada-dough}[ with a little of {egg+olives}]. Fold over and pinch the edge into a rope: {pieces} in all.
| Pon una cucharada en el centro de {empanada-dough}[ con un poco de {egg+olives}]. Dobla y cierra el borde con un repulgue: {pieces} en total.
# Bake | Hornea
20 batch way=oven safe=egg | [Brush with {egg:rest}, beaten. ]Bake at 220 °C (fan 200 °C) for {time}, until well browned.
| [Pinta con {egg:rest}, batido. ]Hornea a 220 °C (200 °C con ventilador) {time}, hasta que se doren bien.
13 pieces way=air-fryer safe=egg | [Brush with {egg:rest}, beaten. ]Cook in the air fryer at 190 °C for {time}, until well browned.
| [Pinta con {egg:rest}, batido. ]Cocina en la freidora de aire a 190 °C {time}, hasta que se doren bien.

== chimichurri
names: Chimichurri, chimichurri sauce, Argentine chimichurri, Argentinian parsley sauce | Chimichurri, salsa chimichurri, chimichurri argentino
about: an Argentine sauce of parsley, garlic, oregano and vinegar for grilled meat | salsa argentina de perejil, ajo, orégano y vinagre para la parrilla
kind: sauce any easy
serves: 6, most 24 in jar
tools: knife jar bowl
core: parsley oregano
ways: none
- 40 g parsley; finely chopped | picad@ fin@
- 4 clove garlic; finely chopped | picad@ fin@
- 1 tbsp oregano
- 1 tsp chilli-flakes
- 3 tbsp red-wine-vinegar
- 2 tbsp water; warm | tibia
- 100 ml sunflower-oil
- 3/4 tsp salt
- 1 bay-leaf; optional
# Chop | Pica
8 work | Chop {parsley+garlic} by hand, finely but not to a paste.
| Pica {parsley+garlic} a cuchillo, fino pero sin triturar.
# Mix | Mezcla
3 work | Dissolve {salt} in {water+red-wine-vinegar} in the bowl. Stir in {parsley+garlic+oregano+chilli-flakes+bay-leaf} and last {sunflower-oil}.
| Disuelve {salt} en {water+red-wine-vinegar} en el bol. Mezcla {parsley+garlic+oregano+chilli-flakes+bay-leaf} y por último {sunflower-oil}.
# Rest | Reposa
120 cook | Rest in the fridge for {time}, so that the flavours blend, and stir before serving.
| Deja reposar en la nevera {time}, para que se unan los sabores, y remueve antes de servir.
tip | Keep it in the fridge and use it within 3 days: raw herbs must not stay in oil at room temperature.
| Guárdalo en la nevera y úsalo en 3 días: lo crudo no debe quedarse en aceite a temperatura ambiente.

== asado
names: Asado, Argentine barbecue, Argentinian asado, Argentine mixed grill, parrillada | Asado argentino, asado, parrillada argentina, parrillada, asado de tira
about: short ribs, steak and sausages grilled slowly over embers | tira, carne y chorizo a la parrilla, despacio sobre las brasas
kind: main any medium
serves: 6, most 8 in tray
tools: knife tray
core: beef-short-ribs beef-steak
ways: barbecue oven
- 1500 g beef-short-ribs; cut across | cortadas en tira
- 800 g beef-steak; thick (flank or rump) | grueso (vacío o cadera)
- 6 sausage; optional
- 4 black-pudding; optional
- 1 tbsp salt; coarse | gruesa
- 1 lemon; in wedges | en gajos
- 150 g chimichurri; to serve | para servir
# Make embers | Haz brasas
45 cook way=barbecue | Burn hardwood or charcoal for {time}, until the embers are grey and the grill is hot enough to count to six with the hand above it.
| Quema leña o carbón {time}, hasta tener brasas grises y poder contar hasta seis con la mano sobre la parrilla.
15 cook way=oven | Heat the oven to 180 °C (fan 160 °C) for {time}.
| Calienta el horno a 180 °C (160 °C con ventilador) {time}.
# Grill the slow cuts | Asa lo más lento
60 cook way=barbecue safe=beef-short-ribs | Sprinkle {beef-short-ribs} with {salt:part} and grill slowly, the hard side down, for {time}, turning once near the end.
| Sala {beef-short-ribs} con {salt:part} y asa despacio con el lado más duro hacia abajo {time}, dando una vuelta al final.
75 batch way=oven safe=beef-short-ribs | Sprinkle {beef-short-ribs} with {salt:part} and roast on the tray for {time}.
| Sala {beef-short-ribs} con {salt:part} y asa en la bandeja {time}.
# Add the rest | Añade el resto
25 cook way=barbecue safe=sausage,black-pudding | Add {sausage+black-pudding} and cook for {time}, turning.
| Añade {sausage+black-pudding} y asa {time}, dando vueltas.
25 batch way=oven safe=sausage,black-pudding | Add {sausage+black-pudding} and roast for {time}, turning.
| Añade {sausage+black-pudding} y asa {time}, dando vueltas.
20 cook way=barbecue safe=beef-steak | Season {beef-steak} with {salt:rest} and cook beside it for {time}, turning once. What does not fit goes on as soon as there is room.
| Sazona {beef-steak} con {salt:rest} y asa al lado {time}, dando una vuelta. Lo que no quepa entra en cuanto haya sitio.
20 batch way=oven safe=beef-steak | Season {beef-steak} with {salt:rest} and roast beside it for {time}, turning once.
| Sazona {beef-steak} con {salt:rest} y asa al lado {time}, dando una vuelta.
# Rest and serve | Reposa y sirve
8 cook | Rest for {time}, slice and serve with {chimichurri+lemon}.
| Deja reposar {time}, corta y sirve con {chimichurri+lemon}.

== milanesa
names: Milanesa, milanesas, Argentine breaded beef, beef milanesa, breaded beef escalope | Milanesa de ternera, milanesas, milanesa, filetes empanados, milanesa de res, filete empanado, bistec empanizado
about: thin slices of beef in egg and breadcrumbs, fried or baked | filetes finos de ternera con huevo y pan rallado, fritos o al horno
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: beef-steak breadcrumbs
ways: stove oven air-fryer
- 600 g beef-steak; thin slices | en filetes finos
- 2 egg
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; chopped | picad@
- 200 g breadcrumbs
- 1.25 tsp salt
- 200 ml sunflower-oil
- 1 lemon; in wedges | en gajos
~ beef-steak > 600 g aubergine; in slices of 1 cm | en rodajas de 1 cm; name Aubergine milanesa | Milanesa de berenjena
~ breadcrumbs > 200 g breadcrumbs-gluten-free; name Gluten-free milanesas | Milanesas sin gluten
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+parsley} as the list says.
| Pela y corta {garlic+parsley} como indica la lista.
# Marinate | Adoba
4 work | Beat {egg} in the bowl with {garlic+parsley+salt}.
| Bate {egg} en el bol con {garlic+parsley+salt}.
20 cook | Put {beef-steak} in and leave in the fridge for {time}.
| Mete {beef-steak} y deja en la nevera {time}.
# Coat | Empana
8 work | Press {beef-steak} firmly into {breadcrumbs} on both sides.
| Aprieta bien {beef-steak} en {breadcrumbs} por los dos lados.
# Cook | Cocina
12 pieces way=stove safe=beef-steak,egg | Heat {sunflower-oil} in the pan over medium-high heat and fry one or two at a time, {time} in all, until golden. Drain on paper.
| Calienta {sunflower-oil} en la sartén a fuego medio-alto y fríe de uno en uno o de dos en dos, {time} en total, hasta que se doren. Escurre sobre papel.
20 cook way=oven safe=beef-steak,egg | Brush with a little of {sunflower-oil} and bake on a hot tray at 220 °C (fan 200 °C) for {time}, turning once.
| Pincela con un poco de {sunflower-oil} y hornea en una bandeja caliente a 220 °C (200 °C con ventilador) {time}, dando una vuelta.
14 pieces way=air-fryer safe=beef-steak,egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, dando una vuelta.
# Serve | Sirve
1 work | Serve with {lemon}.
| Sirve con {lemon}.

== locro
names: Locro, Argentine locro, corn and squash stew, Andean hominy stew | Locro, locro argentino, locro criollo
about: a thick Argentine stew of white corn, beans, squash and meats | guiso espeso argentino de maíz blanco, alubias, calabaza y carnes
kind: main any medium
serves: 6, most 8 in pot
tools: knife pot pan
core: hominy squash
ways: stove
- 500 g hominy; cooked, drained | cocido y escurrido
- 400 g tinned-white-beans; drained | escurridas
- 800 g squash; peeled, diced | pelad@ y en dados
- 500 g stewing-beef; diced | en dados
- 300 g pork-ribs; in pieces | en trozos; optional
- 150 g chorizo; sliced | en rodajas; optional
- 100 g bacon; diced | en dados; optional
- 1 onion; chopped | picad@
- 2 tsp salt
~ stewing-beef > 400 g sweet-potato; peeled, diced | pelad@ y en dados
-- For the red oil | Para la grasita
- 4 spring-onion; sliced | en rodajas
- 60 ml sunflower-oil
- 1 tbsp paprika-sweet
- 1/2 tsp chilli-flakes
- 1 tsp cumin
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {squash+onion+spring-onion} as the list says.
| Pela y corta {squash+onion+spring-onion} como indica la lista.
# Start | Empieza
10 cook | Fry {bacon+onion} in a little oil in the pot over medium heat for {time}.
| Sofríe {bacon+onion} con un poco de aceite en la olla a fuego medio {time}.
75 cook if=stewing-beef safe=stewing-beef,pork-ribs | Add {stewing-beef+pork-ribs} and {2500 ml} of water, and simmer for {time}.
| Añade {stewing-beef+pork-ribs} y {2500 ml} de agua, y cuece a fuego suave {time}.
25 cook not=stewing-beef safe=pork-ribs | Add {stewing-beef+pork-ribs} and {2000 ml} of water, and simmer for {time}.
| Añade {stewing-beef+pork-ribs} y {2000 ml} de agua, y cuece a fuego suave {time}.
# Thicken | Espesa
45 cook | Add {hominy+tinned-white-beans+squash+chorizo+salt} and simmer for {time}, stirring often, until {squash} {squash?falls|fall} apart and it is thick and creamy.
| Añade {hominy+tinned-white-beans+squash+chorizo+salt} y cuece {time}, removiendo a menudo, hasta que {squash} se {squash?deshaga|deshagan} y quede espeso y cremoso.
# Finish | Termina
4 cook | Fry {spring-onion} in {sunflower-oil} in the pan over low heat for {time}. Off the heat stir in {paprika-sweet+chilli-flakes+cumin}.
| Rehoga {spring-onion} en {sunflower-oil} en la sartén a fuego suave {time}. Fuera del fuego mezcla {paprika-sweet+chilli-flakes+cumin}.
1 work | Serve in bowls with a spoonful of the red oil.
| Sirve en cuencos con una cucharada del aceite rojo.

== provoleta
names: Provoleta, Argentine grilled provolone, grilled provolone cheese | Provoleta, provoleta a la parrilla, queso provolone a la plancha
about: a thick slice of provolone grilled with oregano until it bubbles | rodaja gruesa de provolone con orégano fundida a la plancha
kind: starter any easy
serves: 4, most 4 in pan
tools: pan spatula
core: provolone
ways: stove grill
- 400 g provolone; in thick slices, dried out in the fridge | en rodajas gruesas, oread@
- 2 tsp oregano
- 1/2 tsp chilli-flakes; optional
- 1 tbsp olive-oil
- 8 slice bread
# Season | Sazona
10 cook | Rub {provolone} with {olive-oil+oregano+chilli-flakes} and put in the freezer for {time}, so that it holds its shape.
| Unta {provolone} con {olive-oil+oregano+chilli-flakes} y mete en el congelador {time}, para que mantenga la forma.
# Melt | Funde
5 batch way=stove | Heat the dry pan until very hot and brown the slices for {time}, turning once with the spatula, until crusty outside and soft inside.
| Calienta bien la sartén en seco y dora las rodajas {time}, dando la vuelta con la espátula, hasta que hagan costra por fuera y queden blandas por dentro.
6 batch way=grill | Put it in an iron dish and melt under the hot grill for {time}, until it bubbles and browns.
| Pon en una cazuelita de hierro y funde bajo el grill caliente {time}, hasta que burbujee y se dore.
# Serve | Sirve
1 work | Serve at once with {bread}.
| Sirve enseguida con {bread}.

== alfajores
names: Alfajores, alfajores de maicena, dulce de leche sandwich biscuits, Argentine alfajores, cornflour alfajores | Alfajores de maicena, alfajores, alfajores argentinos, alfajorcitos, alfajores de dulce de leche, alfajores de maicena rellenos de dulce de leche, alfajores de maicena con dulce de leche
about: crumbly cornflour biscuits filled with dulce de leche and rolled in coconut | galletas tiernas de maicena con dulce de leche y coco
kind: dessert any medium
serves: 10, most 10 in tray, whole
makes: 20
tools: bowl tray mixer rollingPin paper
core: cornflour dulce-de-leche
ways: oven
- 200 g butter; soft | bland@
- 150 g sugar
- 3 egg-yolk
- 300 g cornflour
- 200 g flour
- 1 tsp baking-powder
- 1 lemon; only the zest | solo la ralladura
- 1 tsp vanilla
- 400 g dulce-de-leche; thick | espeso
- 60 g coconut-desiccated
# Make the dough | Haz la masa
6 work | Beat {butter+sugar} in the bowl until pale, then beat in {egg-yolk+lemon+vanilla}.
| Bate {butter+sugar} en el bol hasta que blanquee e incorpora {egg-yolk+lemon+vanilla}.
3 work | Mix in {cornflour+flour+baking-powder} just until it holds together.
| Mezcla {cornflour+flour+baking-powder} solo hasta que se una.
30 cook | Chill for {time}.
| Enfría {time}.
# Bake | Hornea
12 work | Heat the oven to 170 °C (fan 150 °C). Roll out to 6 mm on paper and cut discs of 5 cm, two for each of {pieces} pieces.
| Calienta el horno a 170 °C (150 °C con ventilador). Estira a 6 mm sobre papel y corta discos de 5 cm, dos para cada una de las {pieces} piezas.
10 batch safe=egg-yolk | Bake for {time}, until dry but still pale.
| Hornea {time}, hasta que queden secas pero sin color.
20 cook | Cool for {time} on the tray, as they are fragile.
| Deja enfriar {time} en la bandeja, pues son frágiles.
# Fill | Rellena
10 work | Sandwich in pairs with {dulce-de-leche} and roll the edges in {coconut-desiccated}.
| Une de dos en dos con {dulce-de-leche} y pasa el borde por {coconut-desiccated}.

== dulce-de-leche
names: Dulce de leche, homemade dulce de leche, milk caramel spread | Dulce de leche, dulce de leche casero, arequipe, manjar
about: milk and sugar cooked down to a thick brown spread | leche y azúcar cocidas despacio hasta lograr una crema espesa y tostada
kind: basic any easy
serves: 10, most 20 in pot
tools: pot jar
core: milk sugar
ways: stove
- 2000 ml milk
- 500 g sugar
- 1/2 tsp bicarbonate
- 1 tsp vanilla
~ milk > 2000 ml coconut-milk; name Coconut milk dulce | Dulce de leche de coco
# Dissolve | Disuelve
10 cook | Heat {milk+sugar+vanilla} in a wide pot over medium heat for {time}, stirring, until dissolved.
| Calienta {milk+sugar+vanilla} en una olla ancha a fuego medio {time}, removiendo, hasta que se disuelva.
1 work | Off the heat stir in {bicarbonate}: it foams up.
| Fuera del fuego mezcla {bicarbonate}: sube mucha espuma.
why | It keeps the liquid from curdling and gives the brown colour.
| Evita que se corte y da el color tostado.
# Cook down | Reduce
90 cook | Simmer for {time}, stirring now and then.
| Cuece a fuego suave {time}, removiendo de vez en cuando.
30 cook | Stir all the time for the last {time}, until brown and a drop on a cold plate does not run.
| Remueve sin parar los últimos {time}, hasta que quede tostado y una gota en un plato frío no corra.
# Cool | Enfría
60 cook | Stand the pot in cold water, stir until lukewarm, fill into the jar and cool for {time}. It keeps for 2 weeks in the fridge.
| Pon la olla en agua fría, remueve hasta que esté tibio, llena el tarro y deja enfriar {time}. En la nevera se conserva 2 semanas.
`);
