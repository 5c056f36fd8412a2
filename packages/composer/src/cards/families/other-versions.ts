import { cards } from "../parse-cards.ts";

/** Versions of well-known dishes for those who cannot have the usual one, and plates of the microwave and the air fryer. */
export const OTHER_VERSIONS = cards(`
== keto-pancakes
names: Keto pancakes, low carb pancakes, cream cheese pancakes, almond flour pancakes | Tortitas keto, tortitas bajas en carbohidratos, tortitas de queso crema, pancakes keto, tortitas de harina de almendra
about: small pancakes of egg, cream cheese and ground almonds | tortitas pequeñas de huevo, queso crema y harina de almendra
kind: breakfast any easy
serves: 2, most 4 in pan
makes: 8
tools: pan bowl whisk
core: egg cream-cheese almond-flour
ways: stove
- 4 egg
- 120 g cream-cheese; soft | bland@
- 90 g almond-flour
- 1 tsp baking-powder
- 1/2 tsp cinnamon; optional
- 1 pinch salt
- 20 g butter
+ 150 g strawberry raspberry blueberry blackberry mixed-berries
~ cream-cheese > 120 g ricotta; name Keto ricotta pancakes | Tortitas keto de requesón
~ almond-flour > 60 g sunflower-seeds; finely ground | molid@ fin@; name Keto seed pancakes | Tortitas keto de semillas
# Mix | Mezcla
4 work | Beat {egg+cream-cheese} in the bowl until smooth, then whisk in {almond-flour+baking-powder+cinnamon+salt}.
| Bate {egg+cream-cheese} en el bol hasta que quede liso e incorpora {almond-flour+baking-powder+cinnamon+salt}.
5 cook | Let it stand for {time}, until it thickens.
| Deja reposar {time}, hasta que espese.
# Fry | Haz las tortitas
12 pieces safe=egg | Melt a little of {butter} in the pan over medium-low heat and fry {pieces} small pancakes, a few at a time, {time} in all: turn them gently when the edge is set.
| Funde un poco de {butter} en la sartén a fuego medio-bajo y haz {pieces} tortitas pequeñas, de pocas en pocas, {time} en total: dales la vuelta con cuidado cuando el borde esté cuajado.
1 work | Serve hot.[ Put {extra} on top.]
| Sirve en caliente.[ Pon encima {extra}.]

== mushroom-wellington
names: Mushroom Wellington, mushroom and spinach Wellington, vegetable Wellington, veggie Wellington, portobello Wellington | Wellington de setas, Wellington de champiñones, Wellington vegetal, Wellington de verduras, hojaldre Wellington de setas
about: portobellos and spinach wrapped in puff pastry | portobellos y espinacas envueltos en hojaldre
kind: main any medium
serves: 6, most 6 in tray
tools: tray pan processor knife rollingPin paper
core: portobello mushroom puff-pastry
ways: oven+stove
instead: nut-roast
- 4 portobello; large, whole | grandes, enter@
- 500 g mushroom
- 200 g spinach
- 1 onion
- 3 clove garlic
- 3 sprig thyme; leaves | hojas
- 3 tbsp olive-oil
- 60 g breadcrumbs
- 1 tbsp mustard-dijon; optional
- 1 tbsp soy-sauce; optional
- 1 tsp salt
- 1/2 tsp black-pepper
- 400 g puff-pastry
- 2 tbsp milk; to brush | para pintar; optional
~ puff-pastry > 400 g vegan-puff-pastry; name Mushroom Wellington | Wellington de setas
~ puff-pastry > 400 g puff-pastry-gluten-free; name Mushroom Wellington | Wellington de setas
# Roast | Asa
15 batch | Lay {portobello} on the lined tray with a third of {olive-oil} and half of {salt} and roast at 210 °C (fan 190 °C) for {time}, then drain and dry well.
| Pon {portobello} en la bandeja forrada con un tercio de {olive-oil} y la mitad de {salt} y asa a 210 °C (190 °C con ventilador) {time}; escurre y seca bien.
# Cook the filling | Cocina el picado
18 cook | Chop {mushroom+onion+garlic+thyme} finely in the food processor and fry in the rest of {olive-oil} in the pan for {time}, until quite dry.
| Pica fino {mushroom+onion+garlic+thyme} en el procesador y sofríe con el resto de {olive-oil} en la sartén {time}, hasta que quede bien seco.
3 cook | Add {spinach} and stir for {time}, until wilted and dry. Season with {black-pepper+soy-sauce} and the rest of {salt}, and stir in {breadcrumbs}. Let it cool.
| Añade {spinach} y remueve {time}, hasta que se ablande y se seque. Sazona con {black-pepper+soy-sauce} y el resto de {salt}, e incorpora {breadcrumbs}. Deja enfriar.
why | Any water left would soak the crust.
| El agua que quede mojaría la masa.
# Wrap | Envuelve
10 work | Roll {puff-pastry} out to 35 x 30 cm.[ Brush the middle with {mustard-dijon}.] Spread half of the filling down the middle, lay {portobello} on it in a row, press the other half over and roll up with the seam below.
| Estira {puff-pastry} hasta 35 x 30 cm.[ Unta el centro con {mustard-dijon}.] Reparte la mitad del relleno en el centro, coloca encima {portobello} en fila, cubre con la otra mitad y enrolla con la unión abajo.
20 cook | Score the top, chill on the tray for {time}[ and brush with {milk}].
| Marca la superficie, enfría en la bandeja {time}[ y pinta con {milk}].
# Bake | Hornea
35 batch | Bake at 210 °C (fan 190 °C) for {time}, until deep golden and crisp underneath.
| Hornea a 210 °C (190 °C con ventilador) {time}, hasta que esté bien dorado y crujiente por debajo.
10 cook | Let it rest for {time} before cutting thick slices.
| Deja reposar {time} antes de cortar en rodajas gruesas.

== soya-chorizo
names: Vegan chorizo, soyrizo, soya chorizo, plant-based chorizo, homemade vegan chorizo | Chorizo vegano, chorizo de soja, chorizo de soya, chorizo vegano casero, chorizo vegetal
about: crumbled soya fried with paprika, garlic and oregano | soja desmenuzada y frita con pimentón, ajo y orégano
kind: basic any easy
serves: 4, most 6 in pan
tools: pan bowl knife
core: textured-soy paprika-smoked
ways: stove
- 150 g textured-soy; fine | fin@
- 4 tbsp olive-oil
- 4 clove garlic; crushed | machacad@
- 2 tbsp paprika-smoked
- 1 tbsp paprika-sweet
- 2 tsp oregano
- 1/2 tsp cumin
- 2 tbsp tomato-puree
- 2 tbsp cider-vinegar
- 1.25 tsp salt
- 1/4 tsp chilli-powder; optional
~ textured-soy > 400 g tofu; firm, pressed and crumbled | firme, prensado y desmenuzado; name Tofu chorizo | Chorizo de tofu
~ textured-soy > 300 g lentils-brown; cooked until dry, crushed | cocidas y secas, aplastadas; name Lentil chorizo | Chorizo de lentejas
# Soak | Hidrata
15 cook if=textured-soy | Cover {textured-soy} with {400 ml} of boiling water in the bowl and leave for {time}. Squeeze out what is left.
| Cubre {textured-soy} con {400 ml} de agua hirviendo en el bol y deja {time}. Escurre apretando.
# Season | Sazona
10 cook | Mix {textured-soy+garlic+oregano+cumin+tomato-puree+cider-vinegar+salt+chilli-powder} in the bowl and let it take the flavour for {time}.
| Mezcla {textured-soy+garlic+oregano+cumin+tomato-puree+cider-vinegar+salt+chilli-powder} en el bol y deja que tome sabor {time}.
# Fry | Fríe
10 cook | Heat {olive-oil} in the pan over medium heat, spread the mixture out and fry for {time}, turning now and then, until dry and browned in places.
| Calienta {olive-oil} en la sartén a fuego medio, extiende la mezcla y fríe {time}, con vueltas de vez en cuando, hasta que se seque y se dore a trozos.
2 cook | Lower the heat, add {paprika-smoked+paprika-sweet} and stir for {time}, without burning.
| Baja el fuego, añade {paprika-smoked+paprika-sweet} y remueve {time}, sin que se queme.
tip | It keeps for four days in the fridge, or three months in the freezer.
| Se conserva cuatro días en la nevera o tres meses en el congelador.

== fruit-sweetened-sponge
names: Banana and date sponge, banana and date cake, fruit-sweetened sponge, date-sweetened sponge cake | Bizcocho de plátano y dátiles, bizcocho de dátiles y plátano, bizcocho endulzado con fruta
about: a soft sponge that is sweet by ripe banana and dates alone | bizcocho tierno, dulce solo por el plátano maduro y los dátiles
kind: cake any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl whisk knife jug
core: banana
ways: oven
- 350 g banana; very ripe, peeled | muy madur@, pelad@
- 120 g date; stoned, chopped | sin hueso, picad@
- 3 egg; binds
- 90 ml sunflower-oil
- 125 g yoghurt; plain, unsweetened | natural, sin azúcar
- 250 g flour
- 1 tbsp baking-powder
- 1/2 tsp bicarbonate
- 1.5 tsp cinnamon
- 1 pinch salt
+ 60 g walnut almond hazelnut
~ date > 100 g apple; grated | rallad@
# Soak | Remoja
10 cook | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Cover {date} with {60 ml} of boiling water in the bowl and leave for {time}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Cubre {date} con {60 ml} de agua hirviendo en el bol y deja {time}.
# Mix | Mezcla
5 work | Blend {banana+egg+sunflower-oil+yoghurt} with what you soaked and its water in the jug, until smooth.
| Tritura {banana+egg+sunflower-oil+yoghurt} con lo remojado y su agua en la batidora, hasta que quede fino.
3 work | Mix {flour+baking-powder+bicarbonate+cinnamon+salt} in the bowl, pour the rest in and fold together briefly[ with {extra}]. Fill the tin.
| Mezcla {flour+baking-powder+bicarbonate+cinnamon+salt} en el bol, vierte lo triturado e incorpora lo justo[ con {extra}]. Llena el molde.
# Bake | Hornea
42 batch safe=egg | Bake for {time}, covering loosely when brown, until a skewer comes out clean.
| Hornea {time}, tapando sin cerrar cuando se dore, hasta que un palillo salga limpio.
30 cook | Leave in the tin for {time}, then turn out.
| Deja en el molde {time} y desmolda.

== berry-oat-crumble
names: Berry crumble with oats and nuts, berry oat crumble, berry and nut crumble, oaty berry crumble | Crumble de frutos rojos con avena y nueces, crumble de frutos rojos y avena, crumble de avena y frutos rojos
about: berries under a crisp crust of oats and nuts, sweet by the fruit alone | frutos rojos bajo una capa crujiente de avena y nueces, dulce solo por la fruta
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl knife
core: mixed-berries oats
ways: oven
- 600 g mixed-berries
- 2 apple; in small dice | en dados pequeños
- 1 tsp cinnamon
- 150 g oats
- 80 g almond-flour
- 60 g walnut; chopped | picad@
- 80 g butter; cold, diced | fría, en dados
- 1 pinch salt
- 200 g yoghurt-greek; plain, to serve | natural, para servir; optional
~ oats > 150 g oats-gluten-free; name Berry crumble with oats and nuts | Crumble de frutos rojos con avena y nueces
~ almond-flour > 80 g wholemeal-flour
~ almond-flour > 80 g flour-gluten-free
~ walnut > 60 g sunflower-seeds
~ butter > 70 ml sunflower-oil
# Prepare the fruit | Prepara la fruta
5 work | Heat the oven to 190 °C (fan 170 °C). Mix {mixed-berries+apple} in the dish with half of {cinnamon}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {mixed-berries+apple} en la fuente con la mitad de {cinnamon}.
# Make the crust | Haz la cobertura
6 work | Rub {butter} into {oats+almond-flour+salt} and the rest of {cinnamon} in the bowl until it clumps, stir in {walnut} and scatter over without pressing.
| Deshaz {butter} con los dedos en {oats+almond-flour+salt} y el resto de {cinnamon} en el bol hasta que se formen grumos, mezcla con {walnut} y reparte por encima sin apretar.
# Bake | Hornea
35 batch | Bake for {time}, until golden and the juice bubbles at the edge.
| Hornea {time}, hasta que se dore y el jugo burbujee por el borde.
10 cook | Let it stand for {time} and serve warm[ with {yoghurt-greek}].
| Deja reposar {time} y sirve templado[ con {yoghurt-greek}].

== potato-sauce-macaroni
names: Macaroni in potato and carrot sauce, macaroni in creamy potato sauce, macaroni with nutritional yeast sauce | Macarrones en salsa de patata y zanahoria, macarrones en crema de patata y zanahoria, macarrones con salsa de levadura nutricional
about: macaroni in a golden sauce of potato, carrot and nutritional yeast under a crust | macarrones en salsa dorada de patata, zanahoria y levadura nutricional, gratinados
kind: main any easy
serves: 4, most 6 in dish
tools: dish saucepan pastaPot jug knife
core: nutritional-yeast potato
ways: stove+oven
- 350 g macaroni
- 350 g potato; floury, in small pieces | harinos@, en trozos pequeños
- 200 g carrot; sliced | en rodajas
- 1 onion; quartered | en cuartos
- 2 clove garlic
- 40 g nutritional-yeast
- 80 ml sunflower-oil
- 1 tbsp mustard-dijon
- 1/2 lemon; juiced | en zumo
- 1/2 tsp paprika-smoked
- 1.75 tsp salt
- 40 g breadcrumbs
~ macaroni > 350 g pasta-gluten-free; short | corta
# Make the sauce | Haz la salsa
16 cook | Boil {potato+carrot+onion+garlic} in the saucepan in water for {time}, until very soft. Keep {250 ml} of the water and drain.
| Cuece {potato+carrot+onion+garlic} en el cazo en agua {time}, hasta que quede muy tierno. Reserva {250 ml} del agua y escurre.
4 work | Blend with the kept water, {nutritional-yeast+sunflower-oil+mustard-dijon+lemon+paprika-smoked} and two thirds of {salt} in the jug, until silky and thick.
| Tritura con el agua reservada, {nutritional-yeast+sunflower-oil+mustard-dijon+lemon+paprika-smoked} y dos tercios de {salt} en la batidora, hasta que quede fina y espesa.
# Boil | Cuece
7 cook | Boil {macaroni} in the pot in plenty of water with the rest of {salt} for {time}, until barely soft, drain and stir into the sauce.
| Cuece {macaroni} en la olla en abundante agua con el resto de {salt} {time}, hasta que apenas esté tierno, escurre y mezcla con la salsa.
# Crisp | Gratina
15 batch | Tip into the dish, scatter {breadcrumbs} over it and bake at 210 °C (fan 190 °C) for {time}, until golden.
| Pasa a la fuente, reparte {breadcrumbs} por encima y hornea a 210 °C (190 °C con ventilador) {time}, hasta que se dore.

== microwave-sea-bass
names: Microwave sea bass, sea bass in the microwave, microwaved sea bass | Lubina al microondas, lubina en microondas, lubina en el microondas
about: sea bass cooked in its own steam over thin potatoes | lubina hecha en su propio vapor sobre patatas finas
kind: main any easy
serves: 2, most 4 in dish
tools: dish knife
core: sea-bass
ways: microwave
- 300 g sea-bass; in 2 fillets | en 2 filetes
- 250 g potato; in slices of 3 mm | en rodajas de 3 mm
- 1/2 onion; in thin rings | en aros finos; optional
- 60 ml water
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1/2 lemon; juiced | en zumo; optional
- 5 g parsley; chopped | picad@; optional
~ sea-bass > 300 g sea-bream; in 2 fillets | en 2 filetes; name Microwave sea bream | Dorada al microondas
# Cook the base | Cocina la base
7 pieces | Spread {potato+onion} in the dish with {water}, half of {olive-oil} and half of {salt}, cover loosely and cook in the microwave on high for {time}, until a knife slides in.
| Extiende {potato+onion} en la fuente con {water}, la mitad de {olive-oil} y la mitad de {salt}, tapa sin cerrar y cocina en el microondas a máxima potencia {time}, hasta que entre un cuchillo sin esfuerzo.
# Cook on top | Cocina encima
4 pieces safe=sea-bass | Lay {sea-bass} on it, skin down and the thin ends folded under, season with the rest of {salt}, cover loosely and cook at 600 W for {time}, until it flakes.
| Coloca {sea-bass}, con la piel abajo y la parte fina doblada, sazona con el resto de {salt}, tapa sin cerrar y cocina a 600 W {time}, hasta que se abra en lascas.
2 cook | Let it stand, covered, for {time} and dress with the rest of {olive-oil}[ and with {lemon+parsley}].
| Deja reposar tapado {time} y aliña con el resto de {olive-oil}[ y con {lemon+parsley}].

== microwave-hake
names: Microwave hake, hake in the microwave, microwaved hake | Merluza al microondas, merluza en microondas, merluza en el microondas
about: hake cooked in a covered dish with garlic and paprika oil | merluza hecha en una fuente tapada, con aceite de ajo y pimentón
kind: main any easy
serves: 2, most 4 in dish
tools: dish knife
core: hake
ways: microwave
- 300 g hake; in 2 pieces | en 2 trozos
- 2 tbsp water
- 1/4 tsp salt
- 3 tbsp olive-oil
- 1 clove garlic; sliced | en láminas
- 1/2 tsp paprika-sweet
- 1/2 tsp wine-vinegar; optional
~ hake > 300 g cod; in 2 pieces | en 2 trozos; name Microwave cod | Bacalao fresco al microondas
# Cook | Cocina
5 pieces safe=hake | Lay {hake} in the dish with {water}, the thin ends folded under, season with {salt}, cover loosely and cook in the microwave at 600 W for {time}, until it flakes.
| Pon {hake} en la fuente con {water}, con la parte fina doblada, sazona con {salt}, tapa sin cerrar y cocina en el microondas a 600 W {time}, hasta que se abra en lascas.
# Dress | Aliña
1 cook | Let it stand, covered. Heat {olive-oil+garlic} in a cup in the microwave for {time}, until it smells, stir in {paprika-sweet+wine-vinegar} and spoon over.
| Deja reposar tapado. Calienta {olive-oil+garlic} en una taza en el microondas {time}, hasta que desprenda aroma, añade {paprika-sweet+wine-vinegar} y reparte por encima.

== microwave-salmon
names: Microwave salmon, salmon in the microwave, microwaved salmon | Salmón al microondas, salmón en microondas, salmón en el microondas
about: salmon cooked in a covered dish with lemon and dill | salmón hecho en una fuente tapada con limón y eneldo
kind: main any easy
serves: 2, most 4 in dish
tools: dish knife
core: salmon
ways: microwave
- 300 g salmon; in 2 pieces | en 2 trozos
- 2 tbsp water
- 1 tbsp olive-oil
- 1/4 tsp salt
- 1 pinch black-pepper; optional
- 1/2 lemon; juiced | en zumo
- 5 g dill; chopped | picad@; optional
+ 150 g asparagus courgette spinach green-beans
# Cook | Cocina
5 pieces safe=salmon | Lay {salmon} in the dish with {water}, the thin ends inwards, and season with {salt+black-pepper}.[ Put {extra}, in thin pieces, around it.] Cover loosely and cook in the microwave at 600 W for {time}, until it flakes.
| Pon {salmon} en la fuente con {water}, con la parte fina hacia dentro, y sazona con {salt+black-pepper}.[ Coloca alrededor {extra}, en trozos finos.] Tapa sin cerrar y cocina en el microondas a 600 W {time}, hasta que se abra en lascas.
# Dress | Aliña
2 cook | Let it stand, covered, for {time} and dress with {olive-oil+lemon+dill}.
| Deja reposar tapado {time} y aliña con {olive-oil+lemon+dill}.

== salmon-and-asparagus
names: Salmon and asparagus, salmon with asparagus, salmon with green asparagus | Salmón con espárragos, salmón y espárragos, salmón con espárragos verdes, salmón con espárragos trigueros
about: salmon and green asparagus cooked together with lemon and garlic | salmón y espárragos trigueros hechos a la vez con limón y ajo
kind: main any easy
serves: 2, most 4 in tray
tools: tray bowl knife
core: salmon asparagus
ways: oven air-fryer
- 300 g salmon; in 2 pieces | en 2 trozos
- 250 g asparagus; green, trimmed | verdes, sin la parte dura
- 1 tbsp olive-oil
- 1 clove garlic; crushed | machacad@
- 1/2 tsp salt
- 1 pinch black-pepper; optional
- 1/2 lemon; juiced | en zumo
# Season | Sazona
4 work | Turn {asparagus} in the bowl in half of {olive-oil+garlic+salt}. Rub {salmon} with the rest[ and with {black-pepper}].
| Mezcla {asparagus} en el bol con la mitad de {olive-oil+garlic+salt}. Unta {salmon} con el resto[ y con {black-pepper}].
# Cook | Cocina
10 batch way=air-fryer safe=salmon | Lay {asparagus} in the basket, put {salmon} on top, skin down, and cook in the air fryer at 190 °C for {time}, until it flakes.
| Pon {asparagus} en la cesta, coloca encima {salmon}, con la piel abajo, y cocina en la freidora de aire a 190 °C {time}, hasta que se abra en lascas.
15 batch way=oven safe=salmon | Lay {asparagus+salmon} on the tray, skin down, and bake at 200 °C (fan 180 °C) for {time}, until it flakes.
| Pon {asparagus+salmon} en la bandeja, con la piel abajo, y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se abra en lascas.
1 work | Sprinkle with {lemon} and serve.
| Riega con {lemon} y sirve.

== air-fryer-chicken-breast
names: Air fryer chicken breasts, air fryer chicken breast, chicken breasts in the air fryer, chicken breast in the air fryer | Pechugas de pollo en freidora de aire, pechuga de pollo en freidora de aire, pechugas de pollo en la freidora de aire, pechugas de pollo en air fryer, pechuga de pollo en air fryer, pechugas en freidora de aire
about: chicken breasts with paprika, garlic and oregano from the air fryer | pechugas con pimentón, ajo y orégano hechas en la freidora de aire
kind: main any easy
serves: 2, most 4 in bowl
tools: bowl
core: chicken-breast
ways: air-fryer
- 400 g chicken-breast; 2 of about 200 g | 2 de unos 200 g
- 1 tbsp olive-oil
- 1 tsp paprika-sweet
- 1/2 tsp garlic-powder; optional
- 1/2 tsp oregano; optional
- 1/2 tsp salt
- 1 pinch black-pepper; optional
~ chicken-breast > 400 g turkey-breast; in 2 pieces | en 2 trozos; name Air fryer turkey breasts | Pechugas de pavo en freidora de aire
# Season | Sazona
4 work | Pat {chicken-breast} dry, beat the thick end a little flatter and rub all over with {olive-oil+paprika-sweet+garlic-powder+oregano+salt+black-pepper}.
| Seca {chicken-breast}, aplana un poco la parte gruesa y unta por todos lados con {olive-oil+paprika-sweet+garlic-powder+oregano+salt+black-pepper}.
# Cook in the air fryer | Cocina en la freidora de aire
17 batch safe=chicken-breast | Cook in one layer at 190 °C for {time}, turning once, until golden and the juice runs clear. Thin ones are done two minutes sooner.
| Cocina en una sola capa a 190 °C {time}, con una vuelta, hasta que se doren y el jugo salga claro. Las finas tardan dos minutos menos.
5 cook | Let it rest for {time} before you cut it: so it keeps its juice.
| Deja reposar {time} antes de cortar: así conserva el jugo.

== mash-bubble-and-squeak
names: Bubble and squeak from leftover mash, leftover mash and cabbage cake, leftover bubble and squeak | Torta de sobras de puré y col, bubble and squeak de sobras, torta de puré del día anterior con col
about: mashed potato from the day before fried with softened cabbage into a crusty cake | puré de patata del día anterior frito con col tierna en una torta crujiente
kind: side any easy
serves: 2, most 4 in pan
tools: knife pan
core: potato cabbage
ways: stove
- 400 g potato; cooked and cold, mashed, at most three days old | ya cocid@ y frí@, en puré, de tres días como mucho
- 200 g cabbage; finely shredded | en tiras finas
- 1/2 onion; finely chopped | picad@ fin@; optional
- 30 g butter
- 1/4 tsp salt
- 1/4 tsp black-pepper
+ 80 g bacon cheese carrot peas brussels-sprout cooked-ham
# Soften | Ablanda
10 cook safe=extra | Melt half of {butter} in the pan over medium heat, add {cabbage+onion} with a splash of water and cook for {time}, stirring, until soft and dry.[ Cook {extra} with it.]
| Funde la mitad de {butter} en la sartén a fuego medio, añade {cabbage+onion} con un chorrito de agua y cocina {time}, removiendo, hasta que se ablande y se seque.[ Cocina con ello {extra}.]
# Fry | Dora
9 batch | Stir in {potato+salt+black-pepper}, press into one flat round and fry for {time}, until a brown crust forms below.
| Mezcla con {potato+salt+black-pepper}, aprieta en una torta plana y dora {time}, hasta que se forme costra debajo.
8 batch | Turn it in pieces, add the rest of {butter} round the edge and fry for {time}, until brown and 75 °C in the middle.
| Dale la vuelta por partes, añade el resto de {butter} por el borde y dora {time}, hasta que se tueste y esté a 75 °C en el centro.
`);
