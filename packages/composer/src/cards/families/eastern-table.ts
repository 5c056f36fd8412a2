import { cards } from "../parse-cards.ts";

export const EASTERN_TABLE = cards(`
== stifado
names: Stifado, beef stifado, Greek beef stifado, Greek beef stew with onions, stifatho | Stifado, estofado griego de ternera con cebollitas, stifado de ternera, ternera a la griega con cebollitas
about: Greek beef braised with small whole onions, wine and cinnamon | ternera griega guisada con cebollitas enteras, vino y canela
kind: main mediterranean easy
serves: 4, most 6 in casserole
tools: knife casserole
core: stewing-beef pearl-onion
ways: stove slow-cooker+stove
- 900 g stewing-beef; in 5 cm pieces | en trozos de 5 cm
- 4 tbsp olive-oil
- 700 g pearl-onion; peeled, whole | pelad@, enteras
- 3 clove garlic; sliced | en láminas
- 2 tbsp tomato-puree
- 200 ml red-wine
- 2 tbsp red-wine-vinegar
- 1 can tinned-tomatoes
- 250 ml water
- 1 cinnamon-stick
- 1/4 tsp allspice
- 2 bay-leaf
- 1.5 tsp salt
- 1/2 tsp black-pepper
~ stewing-beef > 1000 g rabbit; jointed | en trozos; name Rabbit stifado | Stifado de conejo
~ stewing-beef > 600 g portobello; in thick pieces | en trozos gruesos; name Mushroom stifado | Stifado de setas
# Brown | Dora
12 batch if=stewing-beef | Brown {stewing-beef} in half of {olive-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Dora {stewing-beef} con la mitad de {olive-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
10 batch not=stewing-beef | Brown {stewing-beef} in half of {olive-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Dora {stewing-beef} con la mitad de {olive-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
10 cook | Turn {pearl-onion} in the rest of {olive-oil} over medium heat for {time}, until golden, and lift out.
| Dora {pearl-onion} con el resto de {olive-oil} a fuego medio {time}, y saca.
# Braise | Guisa
3 cook | Stir {garlic+tomato-puree} into the fat, pour in {red-wine+red-wine-vinegar} and boil for {time}.
| Sofríe {garlic+tomato-puree} en la grasa, vierte {red-wine+red-wine-vinegar} y hierve {time}.
60 cook way=stove safe=stewing-beef | Add {stewing-beef+tinned-tomatoes+water+cinnamon-stick+allspice+bay-leaf+salt+black-pepper}, cover and simmer gently for {time}.
| Añade {stewing-beef+tinned-tomatoes+water+cinnamon-stick+allspice+bay-leaf+salt+black-pepper}, tapa y guisa a fuego suave {time}.
45 cook way=stove | Add {pearl-onion} and simmer, half covered, for {time}, until everything is meltingly tender and the sauce thick.
| Añade {pearl-onion} y guisa medio tapado {time}, hasta que todo esté muy tierno y la salsa espesa.
420 cook way=slow-cooker safe=stewing-beef | Put it into the slow cooker with {stewing-beef+tinned-tomatoes+cinnamon-stick+allspice+bay-leaf+salt+black-pepper+pearl-onion} and half of {water} and cook on low for {time}, until everything is meltingly tender.
| Pásalo a la olla de cocción lenta con {stewing-beef+tinned-tomatoes+cinnamon-stick+allspice+bay-leaf+salt+black-pepper+pearl-onion} y la mitad de {water} y cocina en bajo {time}, hasta que todo esté muy tierno.
1 work | Take out the stick and leaves and serve.
| Retira la rama y las hojas y sirve.

== briam
names: Briam, Greek roasted vegetables, Greek vegetable bake, briami, tourlou | Briam, verduras asadas a la griega, briami, verduras al horno a la griega
about: Greek vegetables roasted slowly in tomato, herbs and much olive oil | verduras griegas asadas despacio con tomate, hierbas y mucho aceite de oliva
kind: main mediterranean easy
serves: 4, most 6 in tray
tools: knife tray
core: courgette potato aubergine
ways: oven
- 500 g potato; in 1 cm slices | en rodajas de 1 cm
- 2 courgette; in thick slices | en rodajas gruesas
- 1 aubergine; in thick half-moons | en medias lunas gruesas
- 1 red-pepper; in pieces | en trozos
- 2 red-onion; in wedges | en gajos
- 4 clove garlic; sliced | en láminas
- 1 can tinned-tomatoes
- 100 ml olive-oil
- 2 tsp oregano
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 100 ml water
- 20 g parsley; chopped | picad@
- 150 g feta; crumbled, to serve | desmenuzad@, para servir; optional
# Mix | Mezcla
12 work | Heat the oven to 200 °C (fan 180 °C). Mix {potato+courgette+aubergine+red-pepper+red-onion+garlic} on the tray with {tinned-tomatoes+olive-oil+oregano+salt+black-pepper} and half of {parsley}. Pour in {water}.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {potato+courgette+aubergine+red-pepper+red-onion+garlic} en la bandeja con {tinned-tomatoes+olive-oil+oregano+salt+black-pepper} y la mitad de {parsley}. Vierte {water}.
# Roast | Asa
40 batch | Cover with foil and roast for {time}.
| Cubre con papel de aluminio y asa {time}.
45 batch | Uncover, turn everything over and roast for {time} more, turning once, until tender, browned at the edges and the juice has thickened.
| Destapa, dale la vuelta a todo y asa {time} más, con una vuelta, hasta que quede tierno, tostado por los bordes y el jugo espeso.
# Serve | Sirve
1 work | Serve warm with the rest of {parsley}.[ Crumble {feta} over.]
| Sirve templado con el resto de {parsley}.[ Desmenuza {feta} por encima.]

== toum
names: Toum, Lebanese garlic sauce, toum garlic sauce, Lebanese garlic dip, garlic toum, thoum | Toum, salsa libanesa de ajo, crema libanesa de ajo, salsa de ajo para shawarma, toum libanés
about: a white, fluffy Lebanese sauce of garlic, lemon and oil | salsa libanesa blanca y esponjosa de ajo, limón y aceite
kind: sauce mediterranean medium
serves: 12, most 12 in processor
tools: processor container
core: garlic
ways: none
- 100 g garlic; peeled, green germ removed | pelad@, sin el germen verde
- 1 tsp salt
- 300 ml sunflower-oil; cold | frí@
- 60 ml lemon
- 2 tbsp water; iced | helada
# Crush | Tritura
4 work | Blend {garlic+salt} in the food processor, scraping down the sides, until a smooth paste.
| Tritura {garlic+salt} en el procesador, bajando lo que quede en las paredes, hasta que quede una pasta lisa.
# Emulsify | Emulsiona
10 work | With the motor running pour in {sunflower-oil} in the thinnest thread, adding a little of {lemon+water} after every few spoonfuls, until it is white and stands up like whipped snow.
| Con el motor en marcha vierte {sunflower-oil} en un hilo muy fino, añadiendo un poco de {lemon+water} cada pocas cucharadas, hasta que quede blanca y se sostenga como nieve montada.
why | Too much at once and it splits; a cold start holds it together.
| Si se echa mucho de una vez, se corta; empezar en frío la mantiene unida.
# Keep | Guarda
1 work | Keep in the box in the fridge and use within four days.
| Guarda en el recipiente en la nevera y consume en cuatro días.

== shish-kebab
names: Shish kebab, şiş kebap, lamb shish kebab, lamb shish, lamb kebabs, shish kebabs, Turkish lamb skewers, lamb skewers | Shish kebab, brochetas de cordero, shish kebab de cordero, pinchos de cordero a la turca, brochetas turcas de cordero
about: skewers of lamb marinated in onion juice, oil and mild pepper | brochetas de cordero marinado en jugo de cebolla, aceite y pimentón
kind: main mediterranean easy
serves: 4, most 4 in griddle
makes: 8
tools: knife bowl skewers griddle grater
core: lamb
ways: stove grill barbecue
- 800 g lamb-shoulder as lamb; in 3 cm cubes | en dados de 3 cm
- 1 onion; grated, only the juice | rallad@, solo el jugo
- 3 tbsp olive-oil
- 2 clove garlic; crushed | machacad@
- 1 tsp oregano
- 1 tsp cumin
- 1 tsp paprika-sweet
- 1/2 tsp chilli-flakes; optional
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 1 red-pepper; in pieces | en trozos; optional
- 1 green-pepper; in pieces | en trozos; optional
- 1 lemon; in wedges | en gajos
~ lamb > 800 g beef-steak; in 3 cm cubes | en dados de 3 cm; name Beef shish kebab | Shish kebab de ternera
~ lamb > 500 g halloumi; in 3 cm cubes | en dados de 3 cm; name Halloumi shish kebab | Shish kebab de halloumi
~ lamb > 600 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name Tofu shish kebab | Shish kebab de tofu
# Marinate | Marina
6 work | Mix {onion+olive-oil+garlic+oregano+cumin+paprika-sweet+chilli-flakes+salt+black-pepper} in the bowl and turn {lamb} in it.
| Mezcla {onion+olive-oil+garlic+oregano+cumin+paprika-sweet+chilli-flakes+salt+black-pepper} en el bol e impregna bien {lamb}.
180 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
# Thread and grill | Ensarta y asa
8 work | Thread {lamb+red-pepper+green-pepper} onto {pieces} skewers, not too tightly.
| Ensarta {lamb+red-pepper+green-pepper} en {pieces} brochetas, sin apretar demasiado.
10 batch way=stove safe=lamb | Cook on the very hot griddle for {time}, turning, until browned all round.
| Asa en la plancha muy caliente {time}, con varias vueltas, hasta que se dore todo bien.
10 batch way=grill safe=lamb | Cook close under the hot grill for {time}, turning, until browned all round.
| Asa cerca del gratinador muy caliente {time}, con varias vueltas, hasta que se dore todo bien.
10 batch way=barbecue safe=lamb | Grill over hot embers for {time}, turning, until browned all round.
| Asa sobre brasas vivas {time}, con varias vueltas, hasta que se dore todo bien.
5 cook | Rest for {time}. Serve with {lemon}.
| Deja reposar {time}. Sirve con {lemon}.

== fesenjan
names: Fesenjan, fesenjoon, khoresh fesenjan, Persian walnut and pomegranate stew, Persian pomegranate chicken, chicken fesenjan | Fesenjan, fesenyán, guiso persa de nueces y granada, pollo persa con granada y nueces, pollo con salsa de nueces y granada
about: Persian chicken in a dark, sweet-sour sauce of walnuts and pomegranate | pollo persa en una salsa oscura y agridulce de nueces y granada
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole processor pan
core: chicken-thigh walnut pomegranate-molasses
ways: stove
- 900 g chicken-thigh-on-bone as chicken-thigh; skinned | sin piel
- 300 g walnut
- 2 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 1/2 tsp turmeric
- 1/2 tsp cinnamon
- 700 ml water
- 150 ml pomegranate-molasses
- 1 tbsp sugar
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 80 g pomegranate; seeds | en granos; optional
~ chicken-thigh > 800 g duck-breast; skinned, in large pieces | sin piel, en trozos grandes; name Duck fesenjan | Fesenjan de pato
~ chicken-thigh > 800 g squash; in 4 cm pieces | en trozos de 4 cm; name Squash fesenjan | Fesenjan de calabaza
# Brown and grind | Tuesta y muele
6 cook | Brown {walnut} in the pan over medium heat for {time}, stirring, let cool and grind in the food processor to a paste.
| Tuesta {walnut} en la sartén a fuego medio {time}, removiendo, deja enfriar y muele en el procesador hasta que quede untuoso.
# Start the sauce | Empieza la salsa
10 cook | Soften {onion} in {sunflower-oil} in the casserole for {time}, until golden. Stir in {turmeric+cinnamon}.
| Pocha {onion} con {sunflower-oil} en la cazuela {time}, hasta que se dore. Añade {turmeric+cinnamon}.
50 cook | Add {walnut} and part of {water}, then the rest of {water} little by little, and simmer over low heat for {time}, stirring often, until it darkens and the oil rises.
| Añade {walnut} y parte de {water}, después el resto de {water} poco a poco, y cuece a fuego bajo {time}, removiendo a menudo, hasta que oscurezca y suba el aceite.
# Simmer | Guisa
50 cook if=chicken-thigh safe=chicken-thigh | Stir in {pomegranate-molasses+sugar+salt+black-pepper}, add {chicken-thigh}, cover and simmer gently for {time}, until it comes off the bone and the sauce is dark and thick.
| Añade {pomegranate-molasses+sugar+salt+black-pepper} y {chicken-thigh}, tapa y guisa a fuego suave {time}, hasta que se separe del hueso y la salsa quede oscura y espesa.
35 cook not=chicken-thigh safe=chicken-thigh | Stir in {pomegranate-molasses+sugar+salt+black-pepper}, add {chicken-thigh}, cover and simmer gently for {time}, until tender and the sauce is dark and thick.
| Añade {pomegranate-molasses+sugar+salt+black-pepper} y {chicken-thigh}, tapa y guisa a fuego suave {time}, hasta que quede tierno y la salsa oscura y espesa.
1 work | Taste: it should be sweet and sour.[ Scatter {pomegranate} over.]
| Prueba: debe quedar agridulce.[ Reparte {pomegranate} por encima.]

== manti
names: Manti, Turkish manti, Turkish dumplings, Turkish ravioli, Turkish dumplings with yoghurt | Manti, raviolis turcos, empanadillas turcas con yogur, dumplings turcos
about: tiny Turkish dumplings with garlic yoghurt and butter reddened with pepper | empanadillas turcas diminutas con yogur de ajo y mantequilla roja de pimentón
kind: main mediterranean hard
serves: 4, most 4 in pot
makes: 60
tools: bowl rollingPin pot slotted saucepan grater
core: flour lamb-mince yoghurt
ways: stove
- 350 g flour
- 1 egg; binds
- 130 ml water
- 2 tsp salt
- 250 g lamb-mince
- 1 onion; finely grated | rallad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 1/2 tsp black-pepper
- 400 g yoghurt; at room temperature | a temperatura ambiente
- 2 clove garlic; crushed | machacad@
- 60 g butter
- 1.5 tsp paprika-sweet
- 1/2 tsp chilli-flakes; optional
- 2 tsp mint; finely chopped | picad@ fin@
~ lamb-mince > 250 g beef-mince; name Beef manti | Manti de ternera
~ lamb-mince > 250 g mushroom; finely chopped, fried dry | picados finos, salteados hasta secarlos; name Mushroom manti | Manti de champiñones
~ yoghurt > 400 g yoghurt-soy; at room temperature | a temperatura ambiente; name Manti with soya yoghurt | Manti con yogur de soja
# Make the dough | Haz la masa
12 work | Knead {flour+egg+water} with a third of {salt} in the bowl until firm and smooth.
| Amasa {flour+egg+water} con un tercio de {salt} en el bol hasta que quede firme y lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Fill | Rellena
5 work | Knead {lamb-mince+onion+parsley+black-pepper} with another third of {salt}.
| Amasa {lamb-mince+onion+parsley+black-pepper} con otro tercio de {salt}.
40 work | Roll the dough out 1 mm thin, cut {pieces} squares of 4 cm, put a pea-sized ball on each and pinch the four corners together.
| Estira la masa a 1 mm, corta {pieces} cuadrados de 4 cm, pon una bolita en cada uno y une las cuatro esquinas.
# Boil | Cuece
12 pieces safe=lamb-mince,egg | Boil in batches in plenty of water with the rest of {salt}, {time} in all: they need 5 minutes after they float. Lift out.
| Cuece por tandas en abundante agua con el resto de {salt}, {time} en total: necesitan 5 minutos después de subir. Saca.
# Sauce | Salsea
3 cook | Melt {butter} with {paprika-sweet+chilli-flakes} in the saucepan over low heat for {time}, until it foams red.
| Funde {butter} con {paprika-sweet+chilli-flakes} en el cazo a fuego bajo {time}, hasta que haga espuma roja.
2 work | Stir {yoghurt+garlic}, spoon over them, pour the red fat on and scatter with {mint}.
| Mezcla {yoghurt+garlic}, reparte por encima, vierte la grasa roja y espolvorea {mint}.

== lamb-and-apricot-tagine
names: Lamb and apricot tagine, lamb tagine with apricots, lamb apricot tagine, Moroccan lamb with apricots | Tajín de cordero con orejones, tajine de cordero y albaricoques, tagine de cordero con orejones, cordero con orejones
about: lamb braised with dried apricots, honey and warm spices | cordero guisado con orejones, miel y especias cálidas
kind: main moroccan easy
serves: 4, most 6 in casserole
tools: knife casserole
core: lamb-shoulder apricot-dried
ways: stove slow-cooker+stove
- 900 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm
- 1.5 tsp salt
- 2 tbsp olive-oil
- 2 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 2 tsp ras-el-hanout
- 1 tsp cumin
- 1 tsp cinnamon
- 1 pinch saffron; optional
- 1 can tinned-tomatoes
- 300 ml water
- 160 g apricot-dried
- 1 tbsp honey
- 1/2 lemon; juiced | en zumo
- 40 g almond; toasted | tostad@; optional
- 15 g coriander-leaf; chopped | picad@; optional
~ lamb-shoulder > 900 g stewing-beef; in 4 cm pieces | en trozos de 4 cm; name Beef and apricot tagine | Tajín de ternera con orejones
~ lamb-shoulder > 2 can tinned-chickpeas; drained | escurridos; name Chickpea and apricot tagine | Tajín de garbanzos con orejones
# Brown | Dora
10 batch if=lamb-shoulder | Season {lamb-shoulder} with {salt} and brown in {olive-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Sazona {lamb-shoulder} con {salt} y dora con {olive-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
10 cook if=lamb-shoulder | Soften {onion} in the same fat over medium heat for {time}.
| Pocha {onion} en la misma grasa a fuego medio {time}.
10 cook not=lamb-shoulder | Soften {onion+salt} in {olive-oil} in the casserole for {time}.
| Pocha {onion+salt} con {olive-oil} en la cazuela {time}.
1 cook | Stir in {garlic+ginger+ras-el-hanout+cumin+cinnamon+saffron} for {time}.
| Añade {garlic+ginger+ras-el-hanout+cumin+cinnamon+saffron} y remueve {time}.
# Braise | Guisa
90 cook way=stove if=lamb-shoulder safe=lamb-shoulder | Put {lamb-shoulder} back with {tinned-tomatoes+water}, cover and simmer gently for {time}, until nearly tender.
| Devuelve {lamb-shoulder} con {tinned-tomatoes+water}, tapa y guisa a fuego suave {time}, hasta que esté casi tierno.
10 cook way=stove not=lamb-shoulder | Add {lamb-shoulder+tinned-tomatoes+water} and simmer for {time}.
| Añade {lamb-shoulder+tinned-tomatoes+water} y cuece {time}.
420 cook way=slow-cooker safe=lamb-shoulder | Put it all into the slow cooker with {lamb-shoulder+tinned-tomatoes} and half of {water} and cook on low for {time}, until tender.
| Pásalo todo a la olla de cocción lenta con {lamb-shoulder+tinned-tomatoes} y la mitad de {water} y cocina en bajo {time}, hasta que esté tierno.
25 cook | Add {apricot-dried+honey} and simmer uncovered for {time}, until the fruit is plump and the sauce syrupy. Stir in {lemon}.
| Añade {apricot-dried+honey} y cuece destapado {time}, hasta que la fruta se hinche y la salsa quede melosa. Incorpora {lemon}.
# Serve | Sirve
1 work | Scatter {almond+coriander-leaf} over.
| Reparte {almond+coriander-leaf} por encima.

== bunny-chow
names: Bunny chow, Durban bunny chow, lamb bunny chow, bunny chow curry, Durban curry in bread | Bunny chow, curry de Durban en pan, bunny chow de cordero, pan relleno de curry sudafricano
about: Durban lamb and potato curry in a hollowed loaf | curry de Durban de cordero y patata dentro de un pan vaciado
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole
core: lamb-shoulder bread curry-powder
ways: stove
- 600 g lamb-shoulder; in 3 cm pieces | en trozos de 3 cm
- 3 tbsp sunflower-oil
- 1 tsp cumin
- 1 cinnamon-stick
- 2 onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 8 leaf curry-leaves; optional
- 3 tbsp curry-powder; hot | picante
- 1/2 tsp turmeric
- 1 can tinned-tomatoes
- 400 ml water
- 1.5 tsp salt
- 400 g potato; in 3 cm pieces | en trozos de 3 cm
- 1 tsp garam-masala
- 800 g bread; two square white loaves, unsliced | en dos panes de molde sin cortar
- 15 g coriander-leaf; chopped | picad@; optional
~ lamb-shoulder > 600 g chicken-thigh; boneless, in 3 cm pieces | deshuesado, en trozos de 3 cm; name Chicken bunny chow | Bunny chow de pollo
~ lamb-shoulder > 2 can tinned-kidney-beans; drained | escurridas; name Bean bunny chow | Bunny chow de alubias
~ bread > 800 g bread-gluten-free; unsliced | sin cortar; name Bunny chow | Bunny chow
# Fry the base | Sofríe la base
10 cook | Heat {sunflower-oil} in the casserole. Fry {cumin+cinnamon-stick+onion} for {time}, until golden.
| Calienta {sunflower-oil} en la cazuela. Sofríe {cumin+cinnamon-stick+onion} {time}, hasta que se dore.
2 cook | Stir in {garlic+ginger+curry-leaves+curry-powder+turmeric} for {time}.
| Añade {garlic+ginger+curry-leaves+curry-powder+turmeric} y remueve {time}.
# Simmer | Guisa
60 cook if=lamb-shoulder safe=lamb-shoulder | Turn {lamb-shoulder} in it, add {tinned-tomatoes+water+salt}, cover and simmer for {time}, until almost tender.
| Rehoga {lamb-shoulder} en ello, añade {tinned-tomatoes+water+salt}, tapa y guisa {time}, hasta que esté casi tierno.
15 cook not=lamb-shoulder safe=lamb-shoulder | Turn {lamb-shoulder} in it, add {tinned-tomatoes+water+salt}, cover and simmer for {time}.
| Rehoga {lamb-shoulder} en ello, añade {tinned-tomatoes+water+salt}, tapa y guisa {time}.
25 cook | Add {potato} and simmer, half covered, for {time}, until tender and the sauce is thick. Stir in {garam-masala}.
| Añade {potato} y cuece medio tapado {time}, hasta que todo esté tierno y la salsa espesa. Incorpora {garam-masala}.
# Fill | Rellena
6 work | Halve {bread} across and hollow out each piece, leaving a thick wall and floor. Fill with the stew and serve with the crumb to dip.[ Scatter {coriander-leaf} over.]
| Parte {bread} por la mitad y vacía cada trozo, dejando paredes y base gruesas. Rellena con el guiso y sirve con la miga para mojar.[ Reparte {coriander-leaf} por encima.]
`);
