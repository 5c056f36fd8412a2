import { cards } from "../parse-cards.ts";

export const MIDDLE_EASTERN = cards(`
== falafels
names: Falafel, falafels, chickpea falafel, felafel | Falafel, falafel de garbanzos, falafels
about: crisp fried balls of soaked chickpeas and herbs | bolas fritas y crujientes de garbanzos remojados y hierbas
kind: main mediterranean medium
serves: 4, most 4 in deepPan
makes: 20
tools: knife processor bowl slotted deepPan
core: dried-chickpeas
ways: stove air-fryer oven
- 250 g dried-chickpeas; dry, soaked overnight | sec@, en remojo toda la noche
- 1 onion; quartered | en cuartos
- 4 clove garlic
- 30 g parsley
- 30 g coriander-leaf
- 2 tsp cumin; ground | molid@
- 2 tsp coriander-seed; ground | molid@
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 1 tsp baking-powder
- 2 tbsp chickpea-flour
- 700 ml sunflower-oil; for frying | para freír
# Soak | Remoja
720 cook | Cover {dried-chickpeas} with three times their volume of cold water and soak for {time}. Drain well; they are not boiled.
| Cubre {dried-chickpeas} con tres veces su volumen de agua fría y deja en remojo {time}. Escurre bien; no se hierven.
# Grind | Tritura
8 work | Chop {dried-chickpeas+onion+garlic+parsley+coriander-leaf} in the food processor to a coarse meal that holds when pressed.
| Tritura {dried-chickpeas+onion+garlic+parsley+coriander-leaf} en el procesador hasta que quede como arena gruesa y se mantenga al apretarlo.
3 work | Mix in {cumin+coriander-seed+salt+black-pepper+baking-powder+chickpea-flour}.
| Incorpora {cumin+coriander-seed+salt+black-pepper+baking-powder+chickpea-flour}.
30 cook | Chill for {time}, so that it firms up.
| Enfría {time}, para que tome cuerpo.
# Shape and fry | Forma y fríe
12 work | Press into {pieces} balls with wet hands.
| Forma {pieces} bolas con las manos mojadas.
10 batch way=stove | Heat {sunflower-oil} to 175 °C and fry them in turns, {time} in all, until deep brown and cooked inside. Drain on paper.
| Calienta {sunflower-oil} a 175 °C y fríe por tandas, {time} en total, hasta que tomen un marrón intenso y estén hechas por dentro. Escurre sobre papel.
14 batch way=air-fryer | Brush with {sunflower-oil} and cook in one layer in the air fryer at 190 °C for {time}, turning once, until deep brown and cooked inside.
| Pincela con {sunflower-oil} y cocina en una capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que tomen un marrón intenso y estén hechas por dentro.
25 batch way=oven | Brush with {sunflower-oil} and bake on a tray at 210 °C (fan 190 °C) for {time}, turning once, until deep brown and cooked inside.
| Pincela con {sunflower-oil} y hornea en una bandeja a 210 °C (190 °C con ventilador) {time}, con una vuelta, hasta que tomen un marrón intenso y estén hechas por dentro.

== tabbouleh
names: Tabbouleh, tabouli, tabouleh, tabbouli, bulgur salad, parsley salad | Tabulé, tabouleh, tabbouleh, taboulé, ensalada de bulgur
about: parsley and mint with a little bulgur, tomato and lemon | perejil y menta con un poco de bulgur, tomate y limón
kind: salad mediterranean easy
serves: 4, most 8 in bowl
tools: knife bowl
core: bulgur parsley
ways: none
- 80 g bulgur; fine | fin@
- 120 g parsley; finely chopped | picad@ fin@
- 30 g mint; finely chopped | picad@ fin@
- 400 g tomato; in small dice | en dados pequeños
- 4 spring-onion; finely sliced | en rodajas finas
- 2 lemon; juiced | en zumo
- 80 ml olive-oil
- 1 tsp salt
- 1/4 tsp black-pepper
~ bulgur > 80 g quinoa; cooked | cocid@; name Quinoa tabbouleh | Tabulé de quinoa
# Soak | Remoja
20 cook | Stir {bulgur} with {lemon} and half of {tomato} and leave for {time}, until tender to the bite.
| Mezcla {bulgur} con {lemon} y la mitad de {tomato} y deja {time}, hasta que esté tierno al morder.
# Toss | Mezcla
5 work | Fold in {parsley+mint+spring-onion} and the rest of {tomato}. Season with {salt+black-pepper}, pour over {olive-oil} and serve at once.
| Incorpora {parsley+mint+spring-onion} y el resto de {tomato}. Sazona con {salt+black-pepper}, riega con {olive-oil} y sirve enseguida.

== fattoush
names: Fattoush, fattoush salad, Lebanese bread salad, fatoush | Fattoush, ensalada fattoush, ensalada libanesa, ensalada libanesa con pan
about: crisp vegetables with toasted pitta, mint and sumac | verduras crujientes con pita tostada, menta y zumaque
kind: salad mediterranean easy
serves: 4, most 6 in bowl
tools: knife bowl tray
core: pitta sumac
ways: oven
- 2 pitta; in pieces | en trozos
- 80 ml olive-oil
- 1 lettuce; shredded | en tiras
- 300 g tomato; in chunks | en trozos
- 1 cucumber; in chunks | en trozos
- 6 radish; sliced | en rodajas
- 4 spring-onion; sliced | en rodajas
- 20 g parsley; leaves | en hojas
- 15 g mint; leaves | en hojas
- 1 lemon; juiced | en zumo
- 1 clove garlic; crushed | machacad@
- 1 tbsp sumac
- 1 tsp salt
# Toast | Tuesta
8 batch | Heat the oven to 200 °C (fan 180 °C). Toss {pitta} with {olive-oil:part} on the tray and bake for {time}, until crisp.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {pitta} con {olive-oil:part} en la bandeja y hornea {time}, hasta que quede crujiente.
# Dress and toss | Aliña y mezcla
2 work | Whisk {olive-oil:rest} with {lemon+garlic+salt} and half of {sumac} in the bowl.
| Bate {olive-oil:rest} con {lemon+garlic+salt} y la mitad de {sumac} en el bol.
6 work | Toss {lettuce+tomato+cucumber+radish+spring-onion+parsley+mint} in it, fold in {pitta} last and sprinkle with the rest of {sumac}.
| Mezcla en el bol {lettuce+tomato+cucumber+radish+spring-onion+parsley+mint}, incorpora {pitta} al final y espolvorea el resto de {sumac}.

== kofta
names: Kofta, koftas, lamb kofta, kofta kebab, köfte, kofta kebabs, kefta, kefta kebab | Kofta, koftas, kofta de cordero, köfte, kofta kebab, kefta, pinchos de cordero picado
about: spiced minced lamb grilled on skewers | cordero picado con especias a la plancha en brochetas
kind: main mediterranean easy
serves: 4, most 4 in griddle
makes: 8
tools: knife bowl grater griddle skewers
core: lamb-mince
ways: stove
- 600 g lamb-mince
- 1 onion; grated and squeezed | rallad@ y exprimid@
- 3 clove garlic; crushed | machacad@
- 30 g parsley; finely chopped | picad@ fin@
- 2 tsp cumin; ground | molid@
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp cinnamon
- 1 tsp paprika-sweet
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 1 tbsp olive-oil
~ lamb-mince > 600 g beef-mince; name Beef kofta | Kofta de ternera
# Knead | Amasa
8 work | Knead {lamb-mince} in the bowl with {onion+garlic+parsley+cumin+coriander-seed+cinnamon+paprika-sweet+salt+black-pepper} until sticky.
| Amasa {lamb-mince} en el bol con {onion+garlic+parsley+cumin+coriander-seed+cinnamon+paprika-sweet+salt+black-pepper} hasta que quede pegajoso.
30 cook | Chill for {time}, so that it holds on the skewers.
| Enfría {time}, para que se sujete en las brochetas.
# Shape and grill | Forma y asa
8 work | Press into {pieces} long shapes around the skewers with wet hands.
| Forma {pieces} rulos alargados alrededor de las brochetas con las manos mojadas.
10 batch safe=lamb-mince | Heat the griddle, brush with {olive-oil} and grill the skewers for {time}, turning, until browned all over.
| Calienta la plancha, úntala con {olive-oil} y asa las brochetas {time}, con varias vueltas, hasta que se doren por todos lados.

== chicken-shawarma
names: Shawarma, chicken shawarma, shawerma, shwarma | Shawarma, shawarma de pollo, shawarma casero
about: roasted spiced chicken in flatbread with a garlic yoghurt sauce | pollo especiado asado en pan plano con salsa de yogur y ajo
kind: main mediterranean easy
serves: 4, most 6 in tray
tools: knife bowl tray
core: chicken-thigh
ways: oven
- 700 g chicken-thigh; boneless | deshuesad@
- 3 tbsp olive-oil
- 1 lemon; juiced | en zumo
- 4 clove garlic; crushed | machacad@
- 2 tsp cumin; ground | molid@
- 2 tsp paprika-sweet
- 1 tsp turmeric
- 1/2 tsp cinnamon
- 1/2 tsp black-pepper
- 1.5 tsp salt
- 4 flatbread
- 200 g yoghurt
- 1/4 red-cabbage; shredded | en tiras finas
- 2 tomato; sliced | en rodajas
- 4 gherkin; sliced | en rodajas; optional
~ chicken-thigh > 800 g cauliflower; in florets | en ramilletes; name Cauliflower shawarma | Shawarma de coliflor
# Marinate | Marina
8 work | Mix {olive-oil+lemon+cumin+paprika-sweet+turmeric+cinnamon+black-pepper} with most of {garlic+salt} and turn {chicken-thigh} in it.
| Mezcla {olive-oil+lemon+cumin+paprika-sweet+turmeric+cinnamon+black-pepper} con casi todo de {garlic+salt} y reboza {chicken-thigh} en la mezcla.
60 cook | Leave in the fridge for {time}, or overnight.
| Deja en la nevera {time}, o toda la noche.
# Roast | Asa
25 batch safe=chicken-thigh | Heat the oven to 230 °C (fan 210 °C). Spread {chicken-thigh} on the tray and roast for {time}, until charred at the edges.
| Calienta el horno a 230 °C (210 °C con ventilador). Extiende {chicken-thigh} en la bandeja y asa {time}, hasta que los bordes se tuesten.
# Stir the sauce | Mezcla la salsa
2 work | Stir {yoghurt} with the rest of {garlic+salt}.
| Mezcla {yoghurt} con el resto de {garlic+salt}.
# Fill | Rellena
8 work | Slice {chicken-thigh} thinly and lay on {flatbread} with {red-cabbage+tomato+gherkin} and the sauce. Roll up.
| Corta {chicken-thigh} en tiras finas y reparte en {flatbread} con {red-cabbage+tomato+gherkin} y la salsa. Enrolla.

== chicken-tagine
names: Chicken tagine, tagine, tajine, Moroccan chicken, chicken tagine with lemon and olives, Moroccan tagine, tagine of chicken | Tajín de pollo, tajine de pollo, tagine de pollo, tajín, tajine, tajine marroquí, pollo a la marroquí
about: chicken stewed with preserved lemon, olives and saffron | pollo guisado con limón encurtido, aceitunas y azafrán
kind: main moroccan medium
serves: 4, most 6 in casserole
tools: knife casserole grater
core: chicken-thigh preserved-lemon
ways: stove
- 1000 g chicken-thigh-on-bone as chicken-thigh
- 3 tbsp olive-oil
- 2 onion; grated | rallad@
- 3 clove garlic; crushed | machacad@
- 1 tsp ginger-ground
- 1 tsp turmeric
- 1 tsp cumin; ground | molid@
- 1/2 tsp cinnamon
- 1 pinch saffron
- 1 tsp salt
- 1 preserved-lemon; in strips | en tiras
- 120 g olives; green | verdes
- 20 g coriander-leaf; chopped | picad@
~ chicken-thigh > 600 g tinned-chickpeas; drained | escurrid@; name Chickpea tagine | Tajín de garbanzos
# Brown | Dora
8 batch | Heat {olive-oil} in the casserole and brown {chicken-thigh} for {time}, turning once.
| Calienta {olive-oil} en la cazuela y dora {chicken-thigh} {time}, con una vuelta.
5 cook | Stir in {onion+garlic+ginger-ground+turmeric+cumin+cinnamon+saffron+salt} and fry gently for {time}.
| Incorpora {onion+garlic+ginger-ground+turmeric+cumin+cinnamon+saffron+salt} y rehoga {time}.
# Stew | Guisa
40 cook safe=chicken-thigh | Add {300 ml} of water, cover and simmer gently for {time}, until the flesh comes off the bone.
| Añade {300 ml} de agua, tapa y cuece a fuego suave {time}, hasta que se desprenda del hueso.
10 cook | Add {preserved-lemon+olives} and simmer without the lid for {time}, until the sauce is thick. Scatter {coriander-leaf} over the top.
| Añade {preserved-lemon+olives} y cuece sin tapa {time}, hasta que la salsa espese. Reparte {coriander-leaf} por encima.

== couscous-with-vegetables
names: Couscous with vegetables, vegetable couscous, Moroccan couscous, seven vegetable couscous | Cuscús con verduras, cuscús de verduras, couscous con verduras, cuscús marroquí, cuscús a la marroquí
about: steamed couscous with a spiced stew of vegetables and chickpeas | cuscús suelto con un guiso especiado de verduras y garbanzos
kind: main moroccan easy
serves: 6, most 8 in pot
tools: knife pot bowl
core: couscous
ways: stove
- 300 g couscous
- 3 tbsp olive-oil
- 2 onion; in wedges | en gajos
- 2 clove garlic; sliced | en láminas
- 2 tsp ras-el-hanout
- 1 tsp turmeric
- 2 tbsp tomato-puree
- 4 carrot; in large pieces | en trozos grandes
- 2 turnip; in wedges | en gajos
- 2 courgette; in large pieces | en trozos grandes
- 300 g squash; in large pieces | en trozos grandes
- 400 g tinned-chickpeas; drained | escurrid@
- 2 tsp salt
- 20 g coriander-leaf; chopped | picad@; optional
+ 400 g chicken-thigh lamb-shoulder
~ couscous > 300 g quinoa; name Quinoa with Moroccan vegetables | Quinoa con verduras a la marroquí
# Cook the stew | Haz el guiso
8 cook | Heat {olive-oil:part} in the pot and fry {onion+garlic} for {time}, until golden.
| Calienta {olive-oil:part} en la olla y fríe {onion+garlic} {time}, hasta que todo se dore.
2 cook | Add {ras-el-hanout+turmeric+tomato-puree} and stir for {time}.
| Añade {ras-el-hanout+turmeric+tomato-puree} y remueve {time}.
25 cook safe=extra | Add {carrot+turnip+salt+extra} and {1500 ml} of water and simmer for {time}.
| Añade {carrot+turnip+salt+extra} y {1500 ml} de agua y cuece {time}.
15 cook | Add {courgette+squash+tinned-chickpeas} and simmer for {time}, until everything is tender.
| Añade {courgette+squash+tinned-chickpeas} y cuece {time}, hasta que todo esté tierno.
# Swell the grain | Hidrata el grano
8 cook if=couscous | Put {couscous} in the bowl with {olive-oil:rest}, pour over {350 ml} of the boiling liquid, cover for {time} and fluff with a fork.
| Pon {couscous} en el bol con {olive-oil:rest}, vierte {350 ml} del líquido hirviendo, tapa {time} y suelta con un tenedor.
15 cook not=couscous | Boil {couscous} in {600 ml} of water for {time} and fluff with {olive-oil:rest}.
| Cuece {couscous} en {600 ml} de agua {time} y suelta con {olive-oil:rest}.
2 work | Heap it on a large plate and lay the stew over it.[ Scatter {coriander-leaf} over the top.]
| Amontona en una fuente grande y reparte el guiso por encima.[ Reparte {coriander-leaf} por encima.]

== jollof-rice
names: Jollof rice, jollof, Nigerian jollof rice, Ghanaian jollof | Arroz jollof, jollof, arroz jollof nigeriano
about: West African rice cooked in a sauce of peppers and tomato | arroz de África occidental cocido en una salsa de pimiento y tomate
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole blender
core: rice tinned-tomatoes red-pepper
ways: stove
- 400 g rice; long-grain, rinsed | de grano largo, lavad@
- 400 g tinned-tomatoes
- 2 red-pepper; in pieces | en trozos
- 2 onion; one sliced, one quartered | un@ en juliana, un@ en cuartos
- 1 chilli; optional
- 80 ml sunflower-oil
- 3 tbsp tomato-puree
- 1 tsp curry-powder
- 1 tsp thyme; dried | sec@
- 2 bay-leaf
- 500 ml vegetable-stock
- 1 tsp salt
+ 300 g chicken-thigh prawn vegetables
# Blend | Tritura
5 work | Blend {tinned-tomatoes+red-pepper+chilli} with half of {onion} until smooth.
| Tritura {tinned-tomatoes+red-pepper+chilli} con la mitad de {onion} hasta que quede fino.
# Fry the base | Fríe la base
8 cook | Heat {sunflower-oil} in the casserole and fry the rest of {onion} for {time}, until golden.
| Calienta {sunflower-oil} en la cazuela y fríe el resto de {onion} {time}, hasta que se dore.
5 cook | Add {tomato-puree+curry-powder+thyme+bay-leaf} and fry for {time}, until it darkens.
| Añade {tomato-puree+curry-powder+thyme+bay-leaf} y fríe {time}, hasta que oscurezca.
15 cook | Add the blended vegetables[ and {extra}] and cook for {time}, until the oil rises.
| Añade el triturado[ y {extra}] y cuece {time}, hasta que el aceite suba.
# Cook covered | Cuece tapado
30 cook safe=extra | Stir in {rice+vegetable-stock+salt}, cover tightly and cook over the lowest heat for {time}; the bottom may catch a little. Rest for 5 minutes.
| Incorpora {rice+vegetable-stock+salt}, tapa bien y cuece a fuego mínimo {time}; la base puede agarrarse un poco. Deja reposar 5 minutos.
`);
