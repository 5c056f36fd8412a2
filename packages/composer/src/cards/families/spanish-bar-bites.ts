import { cards } from "../parse-cards.ts";

/** Filled rolls, toasts and pinchos of a Spanish bar. */
export const SPANISH_BAR_BITES = cards(`
== bocadillo-de-tortilla
names: Spanish omelette sandwich, potato omelette sandwich, tortilla sandwich, bocadillo de tortilla | Bocadillo de tortilla, bocadillo de tortilla de patatas, bocata de tortilla, bocadillo de tortilla española
about: a thick potato omelette in crusty bread | tortilla de patatas en pan crujiente
kind: main spanish easy
serves: 4, most 4 in smallPan
tools: knife smallPan bowl colander
core: egg potato bread
ways: stove
- 500 g potato; in thin slices | en láminas finas
- 1 onion; thinly sliced | en juliana fina; optional
- 6 egg
- 200 ml olive-oil
- 3/4 tsp salt
- 400 g bread; in four long pieces | en cuatro barritas
- 1 tomato; halved | partid@; optional
- 40 g mayonnaise; optional
~ bread > 400 g bread-gluten-free; name Spanish omelette sandwich | Bocadillo de tortilla
+ 80 g green-pepper cured-ham cheese roasted-peppers
# Fry gently | Pocha
20 cook safe=extra | Cook {potato+onion} with {salt} in {olive-oil} in the pan over medium heat for {time}, until soft.[ Fry {extra} with it, if it needs cooking.] Drain in the colander, keeping the oil.
| Pocha {potato+onion} con {salt} en {olive-oil} en la sartén a fuego medio {time}, hasta que todo esté tierno.[ Fríe con ello {extra}, si hay que cocinarlo.] Escurre en el colador y guarda el aceite.
# Set | Cuaja
10 batch safe=egg | Beat {egg} in the bowl, mix with what was fried, pour into the hot pan with a little oil and set over medium-low heat for {time} in all, turning once with a plate.
| Bate {egg} en el bol, mezcla con lo frito, vierte en la sartén caliente con un poco de aceite y cuaja a fuego medio-bajo {time} en total, con una vuelta con ayuda de un plato.
# Fill | Rellena
3 work | Open {bread} and fill with wedges of it.[ Rub first with {tomato}.][ Spread with {mayonnaise}.] Eat it warm.
| Abre {bread} y rellena con cuñas.[ Frota antes con {tomato}.][ Unta con {mayonnaise}.] Come templado.

== bocadillo-vegetal
names: Spanish vegetable roll with tuna and egg, Spanish vegetal sandwich, bocadillo vegetal, salad roll | Bocadillo vegetal, sándwich vegetal, bocata vegetal, bocadillo de ensalada
about: a roll of lettuce, tomato, egg, tuna, asparagus and mayonnaise | bocadillo de lechuga, tomate, huevo, atún, espárragos y mayonesa
kind: main spanish easy
serves: 2, most 4 in saucepan
tools: knife saucepan
core: bread lettuce tomato
ways: stove
- 200 g bread; in two long pieces | en dos barritas
- 4 leaf lettuce
- 1 tomato; sliced | en rodajas
- 2 egg
- 80 g tinned-tuna; drained | escurrid@; optional
- 100 g asparagus; cooked, cold | cocidos, fríos; optional
- 50 g mayonnaise
- 1 carrot; grated | rallad@; optional
- 1 pinch salt
~ bread > 200 g bread-gluten-free; name Spanish vegetable roll | Bocadillo vegetal
+ 60 g avocado cheese cooked-ham cucumber olives onion sweetcorn
# Boil | Cuece
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool in cold water, peel and slice.
| Cuece {egg} en el cazo {time}, enfría en agua fría, pela y corta en rodajas.
# Fill | Rellena
5 work | Open {bread} and spread with {mayonnaise}. Fill with {lettuce+tomato+salt+tinned-tuna+asparagus+carrot}.[ Add {egg}.][ Add {extra}.] Close and press.
| Abre {bread} y unta con {mayonnaise}. Rellena con {lettuce+tomato+salt+tinned-tuna+asparagus+carrot}.[ Añade {egg}.][ Añade {extra}.] Cierra y aprieta.

== serranito
names: Serranito, Seville pork, ham and pepper sandwich, Andalusian pork loin roll | Serranito, bocadillo serranito, serranito sevillano, serranito de lomo
about: seared pork loin, cured ham, fried green pepper and tomato in a roll | lomo a la plancha, jamón, pimiento frito y tomate en un bollo
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: pork-loin cured-ham green-pepper bread
ways: stove
- 400 g pork-loin; in thin fillets | en filetes finos
- 100 g cured-ham; in thin slices | en lonchas finas
- 2 green-pepper; in strips | en tiras
- 1 tomato; sliced | en rodajas
- 400 g bread; in four pieces | en cuatro piezas
- 4 tbsp olive-oil
- 1/2 tsp salt
- 50 g aioli; optional
~ bread > 400 g bread-gluten-free; name Serranito | Serranito
~ pork-loin > 400 g chicken-breast; in thin fillets | en filetes finos; name Chicken serranito | Serranito de pollo
# Fry | Fríe
8 cook | Fry {green-pepper} in {olive-oil} in the pan for {time}, until soft, and lift out.
| Fríe {green-pepper} en {olive-oil} en la sartén {time}, hasta que {green-pepper?se ablande|se ablanden}, y saca.
6 batch safe=pork-loin | Season {pork-loin} with {salt} and sear in the same pan for {time}, turning once.
| Sazona {pork-loin} con {salt} y dora en la misma sartén {time}, con una vuelta.
3 cook | Let it rest for {time}.
| Deja reposar {time}.
# Fill | Rellena
3 work | Open {bread}, toast it and fill with {pork-loin+cured-ham+green-pepper+tomato}.[ Spread with {aioli}.]
| Abre {bread}, tuéstalo y rellena con {pork-loin+cured-ham+green-pepper+tomato}.[ Unta con {aioli}.]

== bocadillo-de-chorizo
names: Fried chorizo sandwich, fried chorizo roll, Spanish chorizo sandwich | Bocadillo de chorizo, bocata de chorizo, bocadillo de chorizo frito, montadito de chorizo
about: chorizo fried in its own fat in crusty bread | chorizo frito en su grasa en pan crujiente
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: chorizo bread
ways: stove
- 320 g chorizo; split lengthways | abierto a lo largo
- 400 g bread; in four pieces | en cuatro barritas
- 1 green-pepper; in strips | en tiras
- 1 tbsp olive-oil
~ bread > 400 g bread-gluten-free; name Fried chorizo sandwich | Bocadillo de chorizo
~ chorizo > 320 g pork-belly; in thin slices | en lonchas finas; name Pork belly sandwich | Bocadillo de panceta
~ chorizo > 320 g black-pudding; sliced | en rodajas; name Black pudding sandwich | Bocadillo de morcilla
+ 80 g cheese egg tomato roasted-peppers onion
# Fry | Fríe
6 cook safe=extra | Fry {green-pepper} in {olive-oil} in the pan for {time}.[ Fry {extra} in it too, if it needs cooking.]
| Fríe {green-pepper} en {olive-oil} en la sartén {time}.[ Fríe también {extra}, si hay que cocinarlo.]
8 batch safe=chorizo | Fry {chorizo} in the same pan for {time}, turning, until crisp at the edges.
| Fríe {chorizo} en la misma sartén {time}, dando vueltas, hasta que los bordes crujan.
# Fill | Rellena
2 work | Open {bread}, press the cut side into the fat, fill with {chorizo}[ and {green-pepper+extra}] and close.
| Abre {bread}, pasa la miga por la grasa, rellena con {chorizo}[ y {green-pepper+extra}] y cierra.

== montadito-de-solomillo-al-whisky
names: Pork and whisky montaditos, Seville whisky pork sandwich, pork and whisky sandwich | Montadito de solomillo al whisky, montadito de solomillo, bocadillo de solomillo al whisky, montaditos de solomillo
about: small rolls of pork in a garlic, lemon and whisky sauce | bocaditos de cerdo en salsa de ajo, limón y whisky
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: pork-tenderloin whisky bread
ways: stove
- 700 g pork-tenderloin; in 1.5 cm medallions | en medallones de 1,5 cm
- 8 clove garlic; crushed lightly, skin on | con piel y un golpe
- 100 ml whisky
- 1 lemon; juiced | en zumo
- 200 ml chicken-stock
- 100 ml olive-oil
- 1 tsp flour
- 1 tsp salt
- 1/4 tsp black-pepper
- 320 g bread; in eight small pieces | en ocho piezas pequeñas
~ pork-tenderloin > 600 g chicken-breast; in thick strips | en tiras gruesas; name Chicken and whisky montaditos | Montadito de pollo al whisky
~ bread > 320 g bread-gluten-free; name Pork and whisky montaditos | Montadito de solomillo al whisky
# Fry | Fríe
8 cook | Fry {garlic} in {olive-oil} in the pan over low heat for {time}. Lift out {garlic}.
| Fríe {garlic} en {olive-oil} en la sartén a fuego suave {time}. Saca {garlic}.
6 batch safe=pork-tenderloin | Season {pork-tenderloin} with {salt+black-pepper} and sear in the same oil over high heat for {time}, turning once. Lift out.
| Sazona {pork-tenderloin} con {salt+black-pepper} y dora en el mismo aceite a fuego fuerte {time}, con una vuelta. Saca.
# Make the sauce | Haz la salsa
3 cook | Off the heat pour in {whisky}, then boil it away for {time}.
| Fuera del fuego vierte {whisky}, y deja evaporar {time}.
6 cook | Stir in {flour}, then {lemon+chicken-stock}, and boil for {time}, until it binds. Put back {garlic}.
| Mezcla {flour}, después {lemon+chicken-stock}, y hierve {time}, hasta que ligue. Devuelve {garlic}.
2 cook | Warm {pork-tenderloin} in it for {time}. Open {bread}, toast it and fill, with a spoonful of sauce.
| Calienta {pork-tenderloin} en ella {time}. Abre {bread}, tuéstalo y rellena, con una cucharada de salsa.

== gildas
names: Gildas, Basque olive, anchovy and chilli skewers, gilda pintxo | Gilda, gildas, pintxo gilda, pincho gilda, banderillas, banderilla, gildas de anchoa
about: skewers of olive, anchovy and pickled green chillies | palillos de aceituna, anchoa y piparra
kind: snack spanish easy
serves: 4, most 12 in skewers
makes: 12
tools: skewers knife
core: olives anchovies pepperoncini
ways: none
- 24 olives; pitted | sin hueso
- 12 anchovies
- 24 pepperoncini; small | pequeñas
- 1 tbsp olive-oil
+ 60 g cheese tinned-tuna gherkin roasted-peppers pearl-onion
# Thread | Ensarta
8 work | Thread on each stick one of {olives}, one of {anchovies}, folded, and two of {pepperoncini}, and end as you began: {pieces} pieces.[ Add {extra}.]
| Ensarta en cada palillo una pieza de {olives}, una de {anchovies}, doblada, y dos de {pepperoncini}, y cierra como empezaste: {pieces} piezas.[ Añade {extra}.]
# Serve | Sirve
1 work | Moisten with {olive-oil} and serve cold.
| Riega con {olive-oil} y sirve en frío.

== pintxo-de-gulas
names: Garlic surimi elvers, gulas al ajillo, pintxo of gulas, mock elvers with garlic | Gulas al ajillo, pintxos de gulas, pincho de gulas, gulas con gambas, gulas al ajillo con gambas, gulas salteadas
about: mock elvers fried with garlic and chilli, on toast | gulas salteadas con ajo y guindilla sobre pan tostado
kind: starter spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: mock-elvers garlic
ways: stove
- 400 g mock-elvers
- 150 g prawn; peeled | pelad@; optional
- 4 clove garlic; sliced | en láminas
- 1 dried-chilli; in rings | en aros
- 5 tbsp olive-oil
- 1 pinch salt
- 8 slice bread; toasted | tostadas; optional
~ mock-elvers > 400 g oyster-mushroom; in thin strips | en tiras finas; name Garlic oyster mushrooms | Setas al ajillo
+ 150 g egg mushroom smoked-salmon
# Fry | Fríe
3 cook | Brown {garlic+dried-chilli} gently in {olive-oil} in the pan for {time}.
| Dora despacio {garlic+dried-chilli} en {olive-oil} en la sartén {time}.
4 cook safe=prawn,extra | Fry {prawn} in it for {time}.[ Cook {extra} with it.]
| Saltea {prawn} {time}.[ Cocina con ello {extra}.]
3 batch safe=mock-elvers | Add {mock-elvers+salt} and toss over high heat for {time}.
| Añade {mock-elvers+salt} y saltea a fuego fuerte {time}.
# Serve | Sirve
1 work | Serve at once.[ Pile on {bread}.]
| Sirve enseguida.[ Reparte sobre {bread}.]

== pincho-de-queso-de-cabra
names: Goat's cheese toasts with caramelised onion, Spanish goat's cheese toast, goat cheese pintxo | Pincho de queso de cabra, montadito de queso de cabra, tosta de queso de cabra, tosta de queso de cabra y cebolla caramelizada, pintxo de queso de cabra, tosta de cabra
about: toasts with slowly browned onion under grilled goat's cheese | tostas con cebolla caramelizada y queso de cabra gratinado
kind: starter spanish easy
serves: 4, most 4 in tray
makes: 8
tools: knife pan tray
core: goat-cheese bread onion
ways: stove+grill stove+oven
- 200 g goat-cheese; in rounds | en rodajas
- 8 slice bread
- 2 onion; thinly sliced | en juliana fina
- 3 tbsp olive-oil
- 1 tbsp brown-sugar
- 1 tbsp balsamic; optional
- 1 pinch salt
- 30 g walnut; chopped | picad@; optional
~ bread > 8 slice bread-gluten-free; name Goat's cheese toasts | Pincho de queso de cabra
+ 80 g honey apple tomato cured-ham fig jam
# Brown | Carameliza
25 cook | Soften {onion} with {salt} in {olive-oil} in the pan over low heat for {time}, add {brown-sugar+balsamic} and let it turn brown and sticky.
| Pocha {onion} con {salt} en {olive-oil} en la sartén a fuego suave {time}, añade {brown-sugar+balsamic} y deja que se dore y espese.
# Grill | Gratina
4 batch way=grill | Toast {bread}, spread what was browned over, lay {goat-cheese} on top and grill on the tray for {time}, until browned.
| Tuesta {bread}, reparte lo pochado, coloca {goat-cheese} encima y gratina en la bandeja {time}, hasta que se dore.
7 batch way=oven | Toast {bread}, spread what was browned over, lay {goat-cheese} on top and bake on the tray at 220 °C (fan 200 °C) for {time}, until browned.
| Tuesta {bread}, reparte lo pochado, coloca {goat-cheese} encima y hornea en la bandeja a 220 °C (200 °C con ventilador) {time}, hasta que se dore.
1 work | Serve hot: {pieces} pieces.[ Scatter {walnut} over.][ Add {extra}.]
| Sirve en caliente: {pieces} piezas.[ Reparte {walnut} por encima.][ Añade {extra}.]

== tosta-de-escalivada
names: Toasts with roasted vegetables, escalivada toast, Catalan toast with roasted vegetables and anchovies | Tosta de escalivada, tostas de escalivada, tostada de escalivada, pan con escalivada, montadito de escalivada, tosta de escalivada y anchoas
about: toast under roasted pepper, aubergine and onion in oil | pan tostado con pimiento, berenjena y cebolla asados en aceite
kind: starter spanish easy
serves: 4, most 4 in tray
tools: knife tray
core: bread red-pepper aubergine
ways: oven
- 2 red-pepper
- 1 aubergine
- 1 onion; optional
- 8 slice bread; rustic | de hogaza
- 1 clove garlic; halved | partid@; optional
- 5 tbsp olive-oil
- 3/4 tsp salt
- 8 anchovies; optional
~ bread > 8 slice bread-gluten-free; name Toasts with roasted vegetables | Tosta de escalivada
+ 100 g goat-cheese tinned-tuna sobrasada cured-ham tinned-sardines
# Roast | Asa
45 cook | Roast {red-pepper+aubergine+onion} whole on the tray at 200 °C (fan 180 °C) for {time}, turning once. Cover, cool, peel and tear into strips.
| Asa {red-pepper+aubergine+onion} sin cortar en la bandeja a 200 °C (180 °C con ventilador) {time}, con una vuelta. Tapa, enfría, pela y rasga en tiras.
3 work | Dress the strips with most of {olive-oil} and {salt}.
| Aliña las tiras con casi todo {olive-oil} y {salt}.
# Toast | Tuesta
4 batch | Toast {bread} in the oven for {time}.[ Rub with {garlic}.] Moisten with the rest of {olive-oil}.
| Tuesta {bread} en el horno {time}.[ Frota con {garlic}.] Riega con el resto de {olive-oil}.
2 work | Heap the strips on top.[ Lay {anchovies} over.][ Add {extra}.]
| Reparte las tiras por encima.[ Coloca {anchovies}.][ Añade {extra}.]

== montadito-de-salmon
names: Smoked salmon montaditos, Spanish smoked salmon toasts, smoked salmon and cream cheese toasts | Montadito de salmón, montaditos de salmón, pincho de salmón, tosta de salmón, montadito de salmón ahumado, tosta de salmón y queso crema
about: toasts with cream cheese, smoked salmon and dill | pan tostado con queso crema, salmón ahumado y eneldo
kind: starter spanish easy
serves: 4, most 8 in pan
makes: 8
tools: knife pan
core: smoked-salmon bread
ways: stove
- 160 g smoked-salmon; in slices | en lonchas
- 150 g cream-cheese
- 8 slice bread; small | pequeñas
- 1 tbsp capers; optional
- 5 g dill; optional
- 1 lemon; juiced | en zumo; optional
- 1 pinch black-pepper; optional
~ bread > 8 slice bread-gluten-free; name Smoked salmon montaditos | Montadito de salmón
~ cream-cheese > 150 g avocado; mashed | aplastad@
+ 100 g avocado egg cucumber tomato
# Toast | Tuesta
4 batch | Toast {bread} in the pan for {time}.
| Tuesta {bread} en la sartén {time}.
# Build | Monta
4 work safe=extra | Spread with {cream-cheese} and lay {smoked-salmon} on top: {pieces} pieces.[ Scatter {capers+dill+black-pepper} over.][ Add {extra}.][ Sprinkle with {lemon}.]
| Unta con {cream-cheese} y coloca {smoked-salmon}: {pieces} piezas.[ Reparte {capers+dill+black-pepper}.][ Añade {extra}.][ Rocía con {lemon}.]

== montadito-de-sobrasada
names: Sobrasada toasts with honey, sobrasada and honey toast, Mallorcan sobrasada toasts | Montadito de sobrasada, tosta de sobrasada, sobrasada con miel, tostada de sobrasada, montadito de sobrasada y queso, sobrasada con queso y miel
about: toasts with soft sobrasada, cheese and honey | pan tostado con sobrasada, queso y miel
kind: snack spanish easy
serves: 4, most 4 in tray
makes: 8
tools: knife tray
core: sobrasada bread
ways: oven grill
- 150 g sobrasada
- 8 slice bread
- 80 g cheese; in slices | en lonchas; optional
- 1 tbsp honey; optional
~ bread > 8 slice bread-gluten-free; name Sobrasada toasts with honey | Montadito de sobrasada
# Build | Monta
4 work | Spread {bread} with {sobrasada}.[ Lay {cheese} on top.]
| Unta {bread} con {sobrasada}.[ Coloca {cheese} encima.]
# Toast | Tuesta
6 batch way=oven | Bake on the tray at 200 °C (fan 180 °C) for {time}, until it bubbles.[ Finish with {honey}.] Eat hot: {pieces} pieces.
| Hornea en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que burbujee.[ Termina con {honey}.] Come en caliente: {pieces} piezas.
4 batch way=grill | Grill on the tray for {time}, until it bubbles.[ Finish with {honey}.] Eat hot: {pieces} pieces.
| Gratina en la bandeja {time}, hasta que burbujee.[ Termina con {honey}.] Come en caliente: {pieces} piezas.
`);
