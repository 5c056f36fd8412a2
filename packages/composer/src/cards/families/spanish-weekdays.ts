import { cards } from "../parse-cards.ts";

/** What is cooked on a working day in Spain, and two of its breads. */
export const SPANISH_WEEKDAYS = cards(`
== revuelto-de-setas
names: Scrambled eggs with mushrooms, revuelto de setas, Spanish scrambled eggs with mushrooms, mushroom scramble, scrambled eggs and mushrooms | Revuelto de setas, revuelto de champiñones, huevos revueltos con setas, huevos revueltos con champiñones, revuelto de setas y jamón, revuelto de boletus
about: mushrooms fried with garlic and bound with barely set egg | setas salteadas con ajo y cuajadas con huevo jugoso
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: mushroom egg
ways: stove
- 600 g mushroom; sliced | en láminas
- 8 egg
- 3 clove garlic; sliced | en láminas
- 4 tbsp olive-oil
- 1 tsp salt
- 1/4 tsp black-pepper
- 10 g parsley; chopped | picad@
~ egg > 500 g tofu; crumbled | desmenuzado; name Scrambled tofu with mushrooms | Revuelto de tofu con setas
+ 150 g prawn cured-ham bacon asparagus spinach cooked-ham
# Fry | Saltea
2 cook | Fry {garlic} in {olive-oil} in the pan over medium heat for {time}, until pale gold.
| Dora un poco {garlic} con {olive-oil} en la sartén a fuego medio {time}.
9 batch safe=extra | Add {mushroom} with half of {salt} and fry over high heat for {time}, until browned and dry.[ Add {extra} half-way.]
| Añade {mushroom} con la mitad de {salt} y saltea a fuego vivo {time}, hasta que se dore y no quede agua.[ Añade {extra} a mitad.]
# Set | Cuaja
3 cook safe=egg | Break up {egg} in the bowl with {black-pepper} and the rest of {salt}, pour in and stir over low heat for {time}, until softly set. Scatter {parsley} over and serve at once.
| Bate un poco {egg} en el bol con {black-pepper} y el resto de {salt}, vierte y remueve a fuego suave {time}, hasta que cuaje sin secarse. Espolvorea {parsley} y sirve enseguida.
== guisantes-con-jamon
names: Peas with ham, guisantes con jamón, Spanish peas with ham, peas with serrano ham, peas and ham | Guisantes con jamón, guisantes salteados con jamón, guisantes rehogados con jamón, guisantes con jamón serrano, guisantes con taquitos de jamón
title: Peas with ham and {extra} | Guisantes con jamón y {extra}
about: tender peas braised with onion, wine and cured ham | guisantes tiernos rehogados con cebolla, vino y jamón
kind: starter spanish easy
serves: 4, most 6 in pan
tools: knife pan
core: cured-ham
ways: stove
- 700 g peas
- 120 g cured-ham; in small cubes | en taquitos
- 1 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 80 ml white-wine
- 100 ml chicken-stock
- 1/2 tsp salt
+ 4 each egg
~ cured-ham > 120 g vegan-ham; in cubes | en dados; name Peas with plant-based ham | Guisantes con jamón vegetal
~ cured-ham > 120 g turkey-ham; in cubes | en dados; name Peas with turkey ham | Guisantes con jamón de pavo
~ cured-ham > 150 g mushroom; diced | en dados; name Peas with mushrooms | Guisantes con champiñones
~ peas > 700 g broad-beans; name Broad beans with ham | Habas con jamón
# Soften | Pocha
10 cook | Soften {onion+garlic} in {olive-oil} in the pan over low heat for {time}.
| Pocha {onion+garlic} con {olive-oil} en la sartén a fuego suave {time}.
2 cook | Add {cured-ham} and fry for {time}, no longer: it hardens.
| Añade {cured-ham} y rehoga {time}, no más: se endurece.
# Cook | Cuece
8 cook | Pour in {white-wine}, boil off, add {peas+chicken-stock} and simmer for {time}, until tender and nearly dry. Taste before adding {salt}.
| Vierte {white-wine}, deja evaporar, añade {peas+chicken-stock} y cuece {time}, hasta que {peas?quede|queden} {peas!tiern} y casi sin líquido. Prueba antes de añadir {salt}.
7 cook safe=extra | Break {extra} on top, cover and set for {time}.
| Casca encima {extra}, tapa y cuaja {time}.
== alcachofas-con-jamon
names: Artichokes with ham, alcachofas con jamón, Spanish artichokes with ham, artichokes with serrano ham | Alcachofas con jamón, alcachofas salteadas con jamón, alcachofas rehogadas con jamón, alcachofas con jamón serrano
title: Artichokes with ham and {extra} | Alcachofas con jamón y {extra}
about: artichoke hearts in a light sauce of onion, wine and cured ham | corazones de alcachofa en salsa ligera de cebolla, vino y jamón
kind: starter spanish easy
serves: 4, most 4 in pan
tools: knife bowl pot pan
core: cured-ham
ways: stove
- 600 g artichoke
- 1 lemon; halved | partido
- 100 g cured-ham; in small cubes | en taquitos
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; sliced | en láminas
- 4 tbsp olive-oil
- 1 tbsp flour
- 100 ml white-wine
- 1 tsp salt
~ flour > 2 tsp cornflour
+ 200 g peas potato mushroom asparagus
~ cured-ham > 100 g mushroom; diced | en dados; name Artichokes with mushrooms | Alcachofas con champiñones
# Trim | Limpia
12 work | Quarter {artichoke} and drop into the bowl with water and half of {lemon}. Bought whole, they first lose their hard leaves, tips and choke.
| Corta en cuartos {artichoke} y echa en el bol con agua y la mitad de {lemon}. Si se compran enteros, quita antes las hojas duras, las puntas y la pelusa.
# Boil | Cuece
18 cook | Boil {artichoke} in the pot in water with the rest of {lemon} and most of {salt} for {time}, until a knife slides in. Keep {200 ml} of the water and drain.
| Cuece {artichoke} en la olla con agua, el resto de {lemon} y casi toda {salt} {time}, hasta que entre un cuchillo sin esfuerzo. Guarda {200 ml} del agua y escurre.
# Finish | Termina
10 cook | Soften {onion+garlic} in {olive-oil} in the pan for {time}.[ Cook {extra}, cut small, along with it.]
| Pocha {onion+garlic} con {olive-oil} en la sartén {time}.[ Cocina a la vez {extra}, en trozos pequeños.]
3 cook | Stir in {cured-ham+flour} and fry for {time}.
| Añade {cured-ham+flour} y rehoga {time}.
6 cook | Pour in {white-wine} and the kept water, add {artichoke} and simmer for {time}, until the sauce coats. Taste before adding the rest of {salt}.
| Vierte {white-wine} y el agua guardada, añade {artichoke} y cuece {time}, hasta que la salsa nape. Prueba antes de añadir el resto de {salt}.
== ensalada-campera
names: Ensalada campera, Spanish country potato salad, Spanish summer potato salad, country potato salad | Ensalada campera, ensalada campera de patata, ensalada campera con atún
about: cold potatoes with tomato, pepper, olives, egg and tuna in vinegar and oil | patata fría con tomate, pimiento, aceitunas, huevo y atún en aceite y vinagre
kind: salad spanish easy
serves: 4, most 8 in bowl
tools: knife pot bowl
core: potato tomato
ways: stove
- 1000 g potato; waxy, unpeeled | para cocer, con piel
- 3 egg; optional
- 3 tomato; in wedges | en gajos
- 1 green-pepper; in fine strips | en tiras finas
- 1 onion; sliced very thinly | en juliana muy fina
- 100 g olives
- 2 can tinned-tuna; drained | escurrid@; optional
- 80 ml olive-oil
- 2 tbsp sherry-vinegar
- 1.5 tsp salt
~ tinned-tuna > 1 can tinned-chickpeas; drained | escurrid@
+ 150 g roasted-peppers cucumber sweetcorn cooked-chicken
# Boil | Cuece
25 cook | Boil {potato} in the pot in water with half of {salt} for {time}, until a knife slides in. Cool, peel and cut in chunks.
| Cuece {potato} en la olla con agua y la mitad de {salt} {time}, hasta que entre un cuchillo sin esfuerzo. Deja enfriar, pela y corta en trozos.
10 cook safe=egg | Boil {egg} for {time}, cool, peel and quarter.
| Cuece {egg} {time}, enfría, pela y corta en cuartos.
# Mix | Mezcla
6 work | Turn {potato+tomato+green-pepper+onion+olives} in the bowl, dress with {olive-oil+sherry-vinegar} and season with the rest of {salt}.[ Add {extra}.] Put {tinned-tuna+egg} on top.
| Mezcla {potato+tomato+green-pepper+onion+olives} en el bol, aliña con {olive-oil+sherry-vinegar} y sazona con el resto de {salt}.[ Añade {extra}.] Coloca {tinned-tuna+egg} por encima.
60 cook | Chill for {time} before serving.
| Enfría en la nevera {time} antes de servir.
== pollo-a-la-cerveza
names: Chicken in beer, beer chicken, pollo a la cerveza, Spanish chicken in beer, chicken braised in beer, chicken with beer | Pollo a la cerveza, pollo con cerveza, pollo guisado con cerveza, muslos de pollo a la cerveza, pollo en salsa de cerveza
about: chicken pieces braised in beer with onion and herbs until the sauce is glossy | trozos de pollo guisados en cerveza con cebolla y hierbas hasta que la salsa brilla
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: chicken-thigh-on-bone beer
ways: stove slow-cooker
- 1200 g chicken-thigh-on-bone
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 1 tbsp flour
- 4 tbsp olive-oil
- 2 onion; sliced | en juliana
- 1 carrot; in slices | en rodajas
- 4 clove garlic; sliced | en láminas
- 330 ml beer
- 1 tsp mustard-dijon; optional
- 1 bay-leaf
- 1 sprig thyme
~ beer > 330 ml beer-gluten-free; name Chicken in beer | Pollo a la cerveza
~ beer > 330 ml apple-juice; name Chicken in apple juice | Pollo en zumo de manzana
+ 500 g potato mushroom
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, turning once. Lift out.
| Sazona {chicken-thigh-on-bone} con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, con una vuelta. Saca.
12 cook | Soften {onion+carrot+garlic} in the same oil for {time}. Stir in {flour}.
| Pocha {onion+carrot+garlic} en el mismo aceite {time}. Añade {flour}.
# Braise | Guisa
35 cook way=stove safe=chicken-thigh-on-bone | Return {chicken-thigh-on-bone}, pour in {beer}, add {mustard-dijon+bay-leaf+thyme}[ and {extra}] and simmer, half covered, for {time}, until tender and glossy.
| Devuelve {chicken-thigh-on-bone}, vierte {beer}, añade {mustard-dijon+bay-leaf+thyme}[ y {extra}] y cuece a fuego suave, medio tapado, {time}, hasta que esté tierno y la salsa brille.
240 cook way=slow-cooker safe=chicken-thigh-on-bone | Put all in the slow cooker with {chicken-thigh-on-bone+beer+mustard-dijon+bay-leaf+thyme}[ and {extra}] and cook on low for {time}.
| Pasa todo a la olla de cocción lenta con {chicken-thigh-on-bone+beer+mustard-dijon+bay-leaf+thyme}[ y {extra}] y cocina en bajo {time}.
1 work | Remove the leaf and the sprig and serve.
| Retira la hoja y la rama y sirve.
== redondo-de-ternera
names: Braised eye of round, redondo de ternera, Spanish braised beef roll, Spanish pot roast beef, veal round in sauce | Redondo de ternera en salsa, redondo de ternera, redondo de ternera guisado en salsa, redondo en salsa, redondo de ternera a la jardinera, ternera en salsa
about: a piece of beef braised whole and sliced under its blended vegetable sauce | pieza de ternera guisada entera y cortada con su salsa de verduras triturada
kind: main spanish easy
serves: 6, most 6 in casserole
tools: knife casserole blender
core: veal
ways: stove pressure-cooker
- 1300 g veal; eye of round in one piece, tied | redondo en una pieza, atado
- 1.75 tsp salt
- 1/2 tsp black-pepper
- 4 tbsp olive-oil
- 2 onion; chopped | picad@
- 2 carrot; in slices | en rodajas
- 1 leek; in slices | en rodajas
- 3 clove garlic
- 1 tomato; chopped | picad@
- 200 ml white-wine
- 400 ml beef-stock
- 1 bay-leaf
~ veal > 1300 g pork-loin; in one piece | en una pieza; name Braised pork loin in sauce | Lomo de cerdo en salsa
# Brown | Dora
10 batch | Rub {veal} with {salt+black-pepper} and brown on all sides in {olive-oil} in the casserole for {time}. Lift out.
| Frota {veal} con {salt+black-pepper} y dora por todos los lados con {olive-oil} en la cazuela {time}. Saca.
12 cook | Soften {onion+carrot+leek+garlic+tomato} in the same oil for {time}.
| Pocha {onion+carrot+leek+garlic+tomato} en el mismo aceite {time}.
# Braise | Guisa
80 cook way=stove safe=veal | Return {veal}, pour in {white-wine}, let it boil up, add {beef-stock+bay-leaf}, cover and simmer gently for {time}, turning once, until a needle goes in easily.
| Devuelve {veal}, vierte {white-wine}, deja que hierva, añade {beef-stock+bay-leaf}, tapa y guisa a fuego suave {time}, con una vuelta, hasta que una aguja entre sin esfuerzo.
45 cook way=pressure-cooker safe=veal | Put all in the pressure cooker with {veal+white-wine+beef-stock+bay-leaf} and cook under pressure for {time}. Let the pressure fall.
| Pasa todo a la olla a presión con {veal+white-wine+beef-stock+bay-leaf} y cuece {time} desde que tome presión. Deja que baje.
# Slice and sauce | Corta y salsea
30 cook | Lift out {veal} and cool for {time}: cold it slices thinly. Take out the leaf and blend the sauce until smooth.
| Saca {veal} y deja enfriar {time}: en frío se corta fino. Retira la hoja y tritura la salsa hasta que quede lisa.
6 cook | Slice {veal}, lay in the sauce and heat through gently for {time}, until steaming hot.
| Corta {veal} en lonchas, coloca en la salsa y calienta a fuego suave {time}, hasta que humee.
== gachas-dulces
names: Sweet gachas, Andalusian sweet flour pudding, gachas dulces, poleá, Andalusian poleá | Gachas dulces, gachas andaluzas, poleá, poleás, gachas de harina, gachas dulces con leche
about: a warm pudding of flour, milk and anise with fried bread | crema templada de harina, leche y anís con picatostes
kind: dessert spanish easy
serves: 4, most 6 in saucepan
tools: knife saucepan pan whisk
core: flour milk
ways: stove
- 4 tbsp olive-oil
- 2 tsp star-anise; seeds | en grano
- 1 lemon; only the peel | solo la piel
- 100 g flour
- 800 ml milk
- 80 g sugar
- 1 pinch salt
- 2 slice bread; in small cubes | en dados pequeños; optional
- 1 tsp cinnamon; optional
~ milk > 800 ml oat-drink; name Sweet gachas with oat drink | Gachas dulces con bebida de avena
~ flour > 80 g cornflour; name Sweet cornflour gachas | Gachas dulces de maicena
# Flavour the oil | Aromatiza el aceite
4 cook | Heat {olive-oil+star-anise+lemon} in the pan over low heat for {time}, then strain the oil.
| Calienta {olive-oil+star-anise+lemon} en la sartén a fuego suave {time}, y cuela el aceite.
3 cook | Fry {bread} in it for {time}, until golden, and lift out.
| Fríe en él {bread} {time}, hasta que se dore, y saca.
# Cook | Cuece
3 cook | Toast {flour} in the oil for {time}, stirring.
| Tuesta {flour} en el aceite {time}, removiendo.
12 cook | In the saucepan whisk it into {milk+sugar+salt} and cook over medium-low heat for {time}, whisking, until well thickened.
| En el cazo mézclalo con {milk+sugar+salt} y cuece a fuego medio-bajo {time}, batiendo, hasta que espese bien.
1 work | Serve warm in bowls.[ Dust with {cinnamon}.][ Put {bread} on top.]
| Sirve en cuencos, templado.[ Espolvorea {cinnamon}.][ Coloca {bread} por encima.]
== pan-de-cristal
names: Pan de cristal, glass bread, Catalan glass bread, crystal bread | Pan de cristal, pan de cristal casero, pan de vidre
about: a Catalan bread of very wet dough with a thin, shattering crust | pan catalán de masa muy hidratada, con corteza fina que cruje
kind: bread spanish hard
serves: 8, most 8 in tray, whole
makes: 4
tools: bowl tray paper rack
core: bread-flour
ways: oven
- 500 g bread-flour
- 450 ml water; lukewarm | tibia
- 4 g yeast
- 2 tsp salt
- 2 tbsp olive-oil
- 50 g flour; for the table | para la mesa
# Mix | Mezcla
5 work | Stir {bread-flour+water+yeast} in the bowl until no dry spots are left.
| Mezcla {bread-flour+water+yeast} en el bol hasta que no queden zonas secas.
30 cook | Rest for {time}, then work in {salt+olive-oil}, squeezing with a wet hand.
| Deja reposar {time} e incorpora {salt+olive-oil}, apretando con la mano mojada.
# Fold | Pliega
160 cook | Let rise for {time}: four times, every half an hour at first, stretch the dough up and fold it over itself with wet hands, until it holds and bubbles.
| Deja levar {time}: cuatro veces, al principio cada media hora, estira la masa hacia arriba y pliégala sobre sí misma con las manos mojadas, hasta que aguante y tenga burbujas.
why | The folds give strength to a dough too wet to knead.
| Los pliegues dan fuerza a una masa demasiado húmeda para amasar.
# Shape | Forma
6 work | Tip out on a table thick with {flour}, without pressing out the air, cut {pieces} rectangles and slide onto the paper.
| Vuelca sobre una mesa con abundante {flour:bare}, sin sacar el aire, corta {pieces} rectángulos y pásalos al papel.
60 cook | Let rise for {time} while the oven heats with the tray inside at 240 °C (fan 220 °C).
| Deja levar {time} mientras el horno se calienta con la bandeja dentro a 240 °C (220 °C con ventilador).
# Bake | Hornea
25 batch | Slide the paper onto the hot tray, splash some water into the oven and bake for {time}, until deep gold and very light.
| Desliza el papel sobre la bandeja caliente, echa algo de agua en el horno y hornea {time}, hasta que se dore bien y pese muy poco.
30 cook | Cool on the rack for {time}.
| Deja enfriar en la rejilla {time}.
== pan-de-nueces
names: Walnut bread, walnut loaf, bread with walnuts, wholemeal walnut bread | Pan de nueces, pan con nueces, pan integral con nueces, pan de nueces casero
about: a hearty loaf of white and wholemeal flour with walnuts | pan sustancioso de harina blanca e integral con nueces
kind: bread any easy
serves: 10, most 10 in loafTin, whole
tools: bowl loafTin rack
core: bread-flour walnut
ways: oven air-fryer
- 350 g bread-flour
- 150 g wholemeal-flour
- 7 g yeast
- 1.5 tsp salt
- 330 ml water; lukewarm | tibia
- 1 tbsp honey
- 2 tbsp olive-oil
- 150 g walnut; in pieces | en trozos
~ walnut > 150 g hazelnut; roughly chopped | picadas gruesas; name Hazelnut bread | Pan de avellanas
~ walnut > 120 g mixed-seeds; name Seed bread | Pan de semillas
+ 100 g raisins fig-dried apricot-dried
# Knead | Amasa
12 work | Mix {bread-flour+wholemeal-flour+yeast+salt} in the bowl, add {water+honey+olive-oil} and knead until smooth. Work in {walnut}[ and {extra}].
| Mezcla {bread-flour+wholemeal-flour+yeast+salt} en el bol, añade {water+honey+olive-oil} y amasa hasta que quede lisa. Incorpora {walnut}[ y {extra}].
75 cook | Cover and let rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su tamaño.
# Shape | Forma
3 work | Press out the air, roll into a tight log and lay in the oiled tin.
| Saca el aire, enrolla en un cilindro apretado y coloca en el molde aceitado.
45 cook | Cover and let rise for {time}, until it domes over the rim.
| Tapa y deja levar {time}, hasta que asome por el borde.
# Bake | Hornea
38 batch way=oven | Bake at 200 °C (fan 180 °C) for {time}, until dark gold and hollow when tapped below.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore bien y suene hueco al golpear la base.
35 batch way=air-fryer | Bake in a small tin in the air fryer at 170 °C for {time}, covered with foil at first.
| Hornea en un molde pequeño en la freidora de aire a 170 °C {time}, al principio con papel de aluminio por encima.
60 cook | Cool on the rack for {time} before slicing.
| Deja enfriar en la rejilla {time} antes de cortar.
`);
