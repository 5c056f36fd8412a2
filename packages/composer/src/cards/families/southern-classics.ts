import { cards } from "../parse-cards.ts";

/** Well-known dishes of Argentina, Peru, Chile and Ecuador. */
export const SOUTHERN_CLASSICS = cards(`
== humita-en-olla
names: Humita en olla, Argentine corn and squash stew, creamed corn humita, humita stew | Humita en olla, humitas en olla, humita en cazuela, humita a la olla
about: grated corn cooked creamy with squash, onion, pepper and cheese | choclo rallado cocido hasta quedar cremoso con zapallo, cebolla, morrón y queso
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole grater
core: sweetcorn
ways: stove
- 800 g sweetcorn; fresh off the cob or thawed, ground | fresco desgranado o descongelado, molido
- 200 g squash; grated | rallad@
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 1 tomato; grated | rallad@
- 40 g butter
- 150 ml milk
- 1 tsp paprika-sweet
- 1 tsp salt
- 15 g basil; leaves | en hojas
- 150 g fresh-cheese; diced | en dados
~ fresh-cheese > 100 g vegan-cheese; diced | en dados
# Fry | Rehoga
12 cook | Soften {onion+red-pepper} in {butter} in the casserole over medium heat for {time}. Stir in {paprika-sweet+tomato}.
| Rehoga {onion+red-pepper} con {butter} en la cazuela a fuego medio {time}. Incorpora {paprika-sweet+tomato}.
# Cook | Cocina
25 cook | Add {sweetcorn+squash+milk+salt} and cook over low heat for {time}, stirring often, until thick and creamy.
| Añade {sweetcorn+squash+milk+salt} y cocina a fuego bajo {time}, removiendo a menudo, hasta que espese y quede cremoso.
2 work | Take off the heat and stir in {basil+fresh-cheese}.
| Retira del fuego e incorpora {basil+fresh-cheese}.

== fugazzeta
names: Fugazzeta, fugazza con queso, Argentine onion and cheese pizza, Argentine stuffed pizza | Fugazzeta, fugazzeta rellena, fugazza con queso, fugazzeta argentina
about: a thick Argentine pizza with mozzarella inside and onion on top | pizza argentina gruesa con mozzarella dentro y cebolla encima
kind: main any medium
serves: 6, most 6 in cakeTin
tools: cakeTin bowl knife rollingPin
core: bread-flour mozzarella onion
ways: oven
instead: pizza-of-gluten-free-flour
- 450 g bread-flour
- 7 g yeast; dried | seca
- 280 ml water; lukewarm | tibia
- 1.5 tsp salt
- 4 tbsp olive-oil
- 3 onion; in thin rings | en aros finos
- 400 g mozzarella; in slices | en lonchas
- 2 tsp oregano
- 30 g parmesan; grated | rallad@; optional
~ mozzarella > 350 g vegan-cheese; in slices | en lonchas; name Fugazzeta with vegan cheese | Fugazzeta de queso vegano
# Knead | Amasa
10 work | Mix {bread-flour+yeast} in the bowl with two thirds of {salt}, {water} and half of {olive-oil} and knead until smooth.
| Mezcla {bread-flour+yeast} en el bol con dos tercios de {salt}, {water} y la mitad de {olive-oil} y amasa hasta que quede lisa.
75 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja que suba {time}, hasta que doble.
# Soften | Suaviza
20 cook | Turn {onion} in the rest of {salt} and leave for {time}. Squeeze out the liquid.
| Mezcla {onion} con el resto de {salt} y deja {time}. Escurre apretando.
# Fill | Rellena
8 work | Roll two thirds of the dough out and line the oiled tin up the side. Lay in {mozzarella}, roll the rest into a thin lid, cover, seal the edge and prick it.
| Estira dos tercios de la masa y forra el molde aceitado subiendo por el borde. Pon {mozzarella}, estira el resto en una tapa fina, cubre, sella el borde y pincha.
4 work | Spread {onion} over it with {oregano+parmesan} and the rest of {olive-oil}.
| Reparte encima {onion} con {oregano+parmesan} y el resto de {olive-oil}.
# Bake | Hornea
28 batch | Bake on a low shelf at 230 °C (fan 210 °C) for {time}, until the base is crisp and the edges of the top are brown.
| Hornea en la parte baja a 230 °C (210 °C con ventilador) {time}, hasta que la base esté crujiente y se tueste por arriba.
5 cook | Let it rest for {time} before cutting.
| Deja reposar {time} antes de cortar.

== noquis-con-tuco
names: Gnocchi with tuco, gnocchi with Argentine meat sauce, ñoquis con tuco | Ñoquis con tuco, ñoquis de papa con tuco, ñoquis al tuco, ñoquis con estofado
about: potato gnocchi in a slow Argentine tomato and beef sauce | ñoquis de papa con salsa argentina de tomate y carne a fuego lento
kind: main any medium
serves: 4, most 4 in pastaPot
tools: casserole knife pastaPot slotted
core: gnocchi
ways: stove
- 700 g gnocchi; potato | de papa
- 400 g stewing-beef; in small cubes | en dados pequeños
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 1 carrot; grated | rallad@
- 2 clove garlic; chopped | picad@
- 150 ml red-wine
- 2 can tinned-tomatoes
- 1 bay-leaf
- 1 tsp oregano
- 1.25 tsp salt
- 40 g parmesan; grated | rallad@; optional
~ stewing-beef > 150 g lentils-brown; raw | crud@
~ gnocchi > 400 g pasta-gluten-free; short | corta; name Pasta with tuco | Pasta con tuco
# Make the sauce | Haz el tuco
8 cook if=stewing-beef | Brown {stewing-beef} in half of {olive-oil} in the casserole over high heat for {time} and lift out.
| Dora {stewing-beef} con la mitad de {olive-oil} en la cazuela a fuego vivo {time} y saca.
10 cook | Soften {onion+red-pepper+carrot+garlic} in the casserole with the rest of {olive-oil} for {time}.
| Sofríe {onion+red-pepper+carrot+garlic} en la cazuela con el resto de {olive-oil} {time}.
75 cook if=stewing-beef safe=stewing-beef | Pour in {red-wine}, let it bubble, add {tinned-tomatoes+bay-leaf+oregano} and two thirds of {salt}, put {stewing-beef} back and simmer, half covered, for {time}, until soft and thick.
| Vierte {red-wine}, deja que hierva, añade {tinned-tomatoes+bay-leaf+oregano} y dos tercios de {salt}, devuelve {stewing-beef} y cuece a fuego suave, medio tapado, {time}, hasta que esté tierna y la salsa espesa.
45 cook not=stewing-beef | Pour in {red-wine}, let it bubble, add {stewing-beef+tinned-tomatoes+bay-leaf+oregano} with two thirds of {salt} and {300 ml} of water, and simmer, half covered, for {time}, until soft and thick.
| Vierte {red-wine}, deja que hierva, añade {stewing-beef+tinned-tomatoes+bay-leaf+oregano} con dos tercios de {salt} y {300 ml} de agua, y cuece a fuego suave, medio tapado, {time}, hasta que esté tierno y espeso.
# Cook and serve | Cuece y sirve
4 batch if=gnocchi | Boil {gnocchi} in plenty of water with the rest of {salt} for {time}, until done, and lift out with the slotted spoon.
| Cuece {gnocchi} en abundante agua con el resto de {salt} {time}, hasta que estén a punto, y saca con la espumadera.
10 batch not=gnocchi | Boil {gnocchi} in plenty of water with the rest of {salt} for {time}, until just tender, and drain.
| Cuece {gnocchi} en abundante agua con el resto de {salt} {time}, hasta que quede en su punto, y escurre.
1 work | Turn in the sauce.[ Sprinkle with {parmesan}.]
| Mezcla con la salsa.[ Espolvorea {parmesan}.]

== ocopa
names: Ocopa, ocopa arequipeña, Peruvian potatoes in huacatay sauce, papa a la ocopa | Ocopa, ocopa arequipeña, papas a la ocopa, papa a la ocopa
about: boiled potatoes under a Peruvian sauce of black mint, peanuts and cheese | papas cocidas con salsa peruana de huacatay, maní y queso
kind: starter any easy
serves: 4, most 6 in pot
tools: knife pot pan jug
core: potato huacatay
ways: stove
- 800 g potato; whole | enter@
- 3 egg; optional
- 3 tbsp sunflower-oil
- 1 red-onion; chopped | picad@
- 2 clove garlic
- 3 tbsp aji-amarillo
- 30 g huacatay
- 60 g peanut; toasted | tostad@
- 150 g fresh-cheese
- 60 g crackers
- 200 ml evaporated-milk
- 3/4 tsp salt
- 80 g olives; black | negras; optional
- 4 leaf lettuce; to serve | para servir; optional
~ fresh-cheese > 100 g tofu; firm | firme
~ evaporated-milk > 200 ml oat-drink
~ crackers > 60 g bread-gluten-free; toasted | tostado
# Boil | Cuece
25 cook | Boil {potato} unpeeled in the pot for {time}, until a knife slides in. Peel and slice.
| Cuece {potato} con piel en la olla {time}, hasta que entre un cuchillo sin esfuerzo. Pela y corta en rodajas.
10 cook safe=egg | [Boil {egg} beside it for {time}, cool, peel and halve.]
| [Cuece {egg} al lado {time}, enfría, pela y parte por la mitad.]
# Make the sauce | Haz la salsa
8 cook | Soften {red-onion+garlic+aji-amarillo} in {sunflower-oil} in the pan for {time}. Stir in {huacatay} off the heat.
| Sofríe {red-onion+garlic+aji-amarillo} con {sunflower-oil} en la sartén {time}. Incorpora {huacatay} fuera del fuego.
4 work | Blend that in the jug with {peanut+fresh-cheese+crackers+evaporated-milk+salt}, until thick and smooth.
| Tritura en la batidora con {peanut+fresh-cheese+crackers+evaporated-milk+salt}, hasta que quede una crema espesa y lisa.
# Serve | Sirve
3 work | Lay the slices on plates[ with {lettuce}] and cover with the sauce.[ Finish with {egg+olives}.]
| Coloca las rodajas en platos[ con {lettuce}] y cubre con la salsa.[ Remata con {egg+olives}.]

== arroz-con-pato
names: Peruvian duck with rice, arroz con pato, duck and rice, Peruvian coriander rice with duck | Arroz con pato, arroz con pato a la chiclayana, arroz con pato peruano, arroz con pato norteño
about: northern Peruvian rice, green with coriander and dark beer, with braised duck | arroz del norte del Perú, verde de culantro y cerveza negra, con pato guisado
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole jug
core: duck rice
ways: stove
- 1200 g duck; legs or pieces | muslos o presas
- 2 tbsp sunflower-oil
- 1 red-onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 3 tbsp aji-amarillo
- 1 tsp cumin
- 60 g coriander-leaf
- 250 ml beer; dark | negra
- 400 g rice
- 150 g peas
- 1 carrot; diced | en dados
- 1 red-pepper; in strips | en tiras
- 2 tsp salt
- 1/2 tsp black-pepper
~ duck > 1000 g chicken-thigh-on-bone; name Peruvian coriander rice with chicken | Arroz verde con pollo a la peruana
~ duck > 600 g oyster-mushroom; in large pieces | en trozos grandes; name Peruvian coriander rice with mushrooms | Arroz verde con setas a la peruana
# Brown | Dora
15 cook | Season {duck} with {black-pepper} and half of {salt} and brown in {sunflower-oil} in the casserole for {time}. Lift out and leave only a spoonful of fat.
| Sazona {duck} con {black-pepper} y la mitad de {salt} y dora con {sunflower-oil} en la cazuela {time}. Saca y deja solo una cucharada de grasa.
# Braise | Guisa
10 cook | Soften {red-onion+garlic+aji-amarillo+cumin} in the casserole for {time}.
| Sofríe {red-onion+garlic+aji-amarillo+cumin} en la cazuela {time}.
3 work | Blend {coriander-leaf} in the jug with {beer} and pour in with {700 ml} of water.
| Tritura {coriander-leaf} en la batidora con {beer} y vierte con {700 ml} de agua.
60 cook if=duck safe=duck | Put {duck} back, cover and simmer for {time}, until it comes off the bone. Lift out and keep hot. Measure the liquid and make it up to {750 ml} with water.
| Devuelve {duck}, tapa y cuece a fuego suave {time}, hasta que se desprenda del hueso. Saca y mantén caliente. Mide el líquido y completa con agua hasta {750 ml}.
30 cook not=duck safe=duck | Put {duck} back, cover and simmer for {time}, until tender. Lift out and keep hot. Measure the liquid and make it up to {750 ml} with water.
| Devuelve {duck}, tapa y cuece a fuego suave {time}, hasta que quede tierno. Saca y mantén caliente. Mide el líquido y completa con agua hasta {750 ml}.
# Cook it green | Cuécelo en verde
20 cook | Bring the liquid to the boil in the casserole with the rest of {salt}, stir in {rice+peas+carrot+red-pepper}, cover and cook over low heat for {time}, until dry and loose.
| Lleva el líquido a ebullición en la cazuela con el resto de {salt}, añade {rice+peas+carrot+red-pepper}, tapa y cuece a fuego bajo {time}, hasta que se seque y quede suelto.
5 cook | Lay {duck} on top, cover and let it stand for {time}.
| Pon {duck} encima, tapa y deja reposar {time}.

== caldillo-de-congrio
names: Caldillo de congrio, Chilean conger soup, Chilean eel stew, Chilean fish stew | Caldillo de congrio, caldillo de congrio chileno, caldillo de pescado chileno
about: Chilean soup of conger, potato, tomato and cream | sopa chilena de congrio, papa, tomate y crema
kind: soup any easy
serves: 4, most 6 in pot
tools: knife pot
core: conger potato
ways: stove
- 800 g conger; in thick pieces | en trozos gruesos
- 500 g potato; in thick slices | en rodajas gruesas
- 2 onion; in fine strips | en juliana fina
- 2 carrot; sliced | en rodajas
- 1 red-pepper; in strips | en tiras
- 3 clove garlic; sliced | en láminas
- 3 tomato; peeled, chopped | pelad@, picad@
- 3 tbsp olive-oil
- 1 tsp oregano
- 1 tsp paprika-sweet
- 150 ml white-wine
- 900 ml fish-stock
- 1.25 tsp salt
- 100 ml cream
- 15 g coriander-leaf; chopped | picad@; optional
~ conger > 800 g monkfish; in thick pieces | en trozos gruesos; name Chilean monkfish stew | Caldillo de rape
~ conger > 800 g hake; in thick pieces | en trozos gruesos; name Chilean hake stew | Caldillo de merluza
# Fry | Sofríe
12 cook | Soften {onion+carrot+red-pepper+garlic} in {olive-oil} in the pot for {time}.
| Sofríe {onion+carrot+red-pepper+garlic} con {olive-oil} en la olla {time}.
6 cook | Add {tomato+oregano+paprika-sweet}, cook for {time}, then pour in {white-wine} and let it bubble.
| Añade {tomato+oregano+paprika-sweet}, cocina {time}, vierte {white-wine} y deja que hierva.
# Simmer | Cuece
18 cook | Add {potato+fish-stock+salt} and simmer for {time}, until nearly tender.
| Añade {potato+fish-stock+salt} y cuece {time}, hasta que casi esté tierno.
9 cook safe=conger | Lay in {conger}, cover and simmer gently for {time}, without stirring.
| Coloca {conger}, tapa y cuece a fuego suave {time}, sin remover.
2 work | Pour in {cream} and swirl the pot.[ Scatter {coriander-leaf} over it.]
| Vierte {cream} y mueve la olla.[ Esparce {coriander-leaf} por encima.]

== llapingachos
names: Llapingachos, Ecuadorian potato cakes, Ecuadorian cheese potato patties, llapingacho | Llapingachos, llapingacho, tortillas de papa ecuatorianas, llapingachos con salsa de maní
about: Ecuadorian potato cakes filled with cheese, with peanut sauce and a fried egg | tortitas ecuatorianas de papa rellenas de queso, con salsa de maní y huevo frito
kind: main any medium
serves: 4, most 4 in pan
makes: 12
tools: knife pot masher pan saucepan
core: potato
ways: stove
- 1000 g potato; floury, in pieces | harinos@, en trozos
- 3 tbsp sunflower-oil
- 1 tsp annatto
- 1 onion; finely chopped | picad@ fin@
- 1.25 tsp salt
- 180 g fresh-cheese; crumbled | desmenuzado
- 80 g peanut-butter; unsweetened | sin azúcar
- 250 ml milk
- 1/2 tsp cumin
- 4 egg; optional
- 1 avocado; sliced | en láminas; optional
~ fresh-cheese > 150 g vegan-cheese; grated | rallado
~ peanut-butter > 80 g tahini
# Boil | Cuece
18 cook | Boil {potato} in the pot in water with half of {salt} for {time}, until soft. Drain, let the steam out and mash dry.
| Cuece {potato} en la olla en agua con la mitad de {salt} {time}, hasta que entre un cuchillo sin esfuerzo. Escurre, deja salir el vapor y aplasta en seco.
6 cook | Soften {onion} with {annatto} in a third of {sunflower-oil} in the pan for {time} and work half of it into the mash.
| Sofríe {onion} con {annatto} y un tercio de {sunflower-oil} en la sartén {time} y mezcla la mitad con el puré.
# Make the sauce | Haz la salsa
8 cook | Put the other half in the saucepan with {peanut-butter+milk+cumin} and the rest of {salt} and simmer for {time}, stirring, until creamy.
| Pon la otra mitad en el cazo con {peanut-butter+milk+cumin} y el resto de {salt} y cuece a fuego suave {time}, removiendo, hasta que quede cremosa.
# Shape | Forma
12 work | Shape {pieces} balls, press {fresh-cheese} into the middle of each, close and flatten to 1.5 cm.
| Forma {pieces} bolas, mete {fresh-cheese} en el centro de cada una, cierra y aplana hasta 1,5 cm.
20 cook | Chill for {time}, so that they hold.
| Enfría en la nevera {time}, para que no se abran.
# Fry | Dora
12 batch | Heat another third of {sunflower-oil} in the pan over medium heat and fry the rounds for {time}, turning once, until a brown crust forms.
| Calienta otro tercio de {sunflower-oil} en la sartén a fuego medio y dora las tortitas {time}, dando una vuelta, hasta que hagan costra.
4 batch safe=egg | [Fry {egg} in the rest of {sunflower-oil} for {time}, until set.]
| [Fríe {egg} con el resto de {sunflower-oil} {time}, hasta que cuaje.]
2 work | Serve with the sauce[ and {avocado}].
| Sirve con la salsa[ y {avocado}].
`);
