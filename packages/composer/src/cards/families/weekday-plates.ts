import { cards } from "../parse-cards.ts";

export const WEEKDAY_PLATES = cards(`
== hasselback-potatoes
names: Hasselback potatoes, hasselback potato, Swedish hasselback potatoes, hedgehog potatoes, accordion potatoes, Hasselbackspotatis | Patatas Hasselback, patatas acordeón, patata Hasselback, papas Hasselback, papas acordeón, patatas a la sueca
about: potatoes sliced like a fan and roasted crisp with garlic butter | patatas cortadas en abanico y asadas crujientes con mantequilla de ajo
kind: side any easy
serves: 4, most 6 in tray
tools: knife tray
core: potato
ways: oven air-fryer
- 8 potato; medium, oval | medianas, ovaladas
- 50 g butter; melted | derretid@
- 2 tbsp olive-oil
- 3 clove garlic; crushed | machacad@
- 1 tsp thyme
- 1 tsp salt
- 1/4 tsp black-pepper
- 20 g breadcrumbs; optional
- 30 g parmesan; grated | rallad@; optional
# Slice | Corta
12 work | Lay {potato} one by one between two wooden spoons and cut across every 3 mm down to the wood, so that the slices hold together. Rinse, dry and fan out.
| Coloca {potato}, una a una, entre dos cucharas de madera y corta cada 3 mm hasta la madera, para que las láminas no se separen. Enjuaga, seca y abre en abanico.
3 work | Mix {butter+olive-oil+garlic+thyme+salt+black-pepper} and brush half of it over and between the slices.
| Mezcla {butter+olive-oil+garlic+thyme+salt+black-pepper} y pinta con la mitad por encima y entre los cortes.
# Roast | Asa
40 batch way=oven | Roast on the tray at 210 °C (fan 190 °C) for {time}.
| Asa en la bandeja a 210 °C (190 °C con ventilador) {time}.
20 batch way=oven | Brush with the rest.[ Scatter {breadcrumbs+parmesan} over.] Roast for {time} more, until crisp outside and soft within.
| Pinta con el resto.[ Espolvorea {breadcrumbs+parmesan}.] Asa {time} más, hasta que crujan por fuera y estén tiernas por dentro.
36 batch way=air-fryer | Cook in the air fryer at 180 °C for {time}, brushing with the rest after two thirds, until crisp outside and soft within.[ Scatter {breadcrumbs+parmesan} over for the last minutes.]
| Cocina en la freidora de aire a 180 °C {time}, pintando con el resto a los dos tercios, hasta que crujan por fuera y estén tiernas por dentro.[ Espolvorea {breadcrumbs+parmesan} en los últimos minutos.]

== courgette-fritters
names: Courgette fritters, zucchini fritters, zucchini pancakes, courgette pancakes, courgette and feta fritters, zucchini and feta fritters, kolokithokeftedes, mücver | Tortitas de calabacín, buñuelos de calabacín, tortitas de calabacín y feta, tortitas de zucchini, frituras de calabacín, kolokithokeftedes, mücver
about: crisp little pancakes of grated courgette with feta and herbs | tortitas crujientes de calabacín rallado con feta y hierbas
kind: main any easy
serves: 4, most 4 in pan
makes: 16
tools: bowl grater pan colander
core: courgette
ways: stove
- 700 g courgette; coarsely grated | rallad@ grueso
- 1 tsp salt
- 4 spring-onion; sliced | en rodajas
- 15 g dill; chopped | picad@
- 10 g mint; chopped | picad@; optional
- 150 g feta; crumbled | desmenuzad@; optional
- 2 egg; binds
- 100 g flour
- 1/2 tsp baking-powder
- 1/4 tsp black-pepper
- 5 tbsp olive-oil
- 150 g yoghurt-greek; to serve | para servir; optional
~ flour > 90 g chickpea-flour
+ 100 g sweetcorn carrot
# Draw out the water | Saca el agua
15 cook | Toss {courgette} with {salt} in the colander, leave for {time} and squeeze very dry in a cloth.
| Mezcla {courgette} con {salt} en el colador, deja {time} y exprime muy bien en un paño.
why | Water left in it makes them soft.
| El agua que queda los ablanda.
# Mix | Mezcla
5 work | Mix in the bowl with {spring-onion+dill+mint+feta+egg+extra}, then with {flour+baking-powder+black-pepper}.
| Mezcla en el bol con {spring-onion+dill+mint+feta+egg+extra} y después con {flour+baking-powder+black-pepper}.
# Fry | Fríe
16 pieces safe=egg | Heat {olive-oil} in the pan over medium heat and fry {pieces} flattened spoonfuls in batches, {time} in all: 3 minutes a side, until crisp and golden. Drain.
| Calienta {olive-oil} en la sartén a fuego medio y fríe {pieces} cucharadas aplanadas por tandas, {time} en total: 3 minutos por lado, hasta que queden crujientes y doradas. Escurre.
1 work | Serve hot.[ Dip into {yoghurt-greek}.]
| Sirve calientes.[ Moja en {yoghurt-greek}.]

== turkey-meatballs
names: Turkey meatballs, baked turkey meatballs, turkey meatballs in tomato sauce, Italian turkey meatballs, ground turkey meatballs | Albóndigas de pavo, albóndigas de pavo en salsa de tomate, albóndigas de pavo al horno, albóndigas de pavo con tomate
about: light turkey meatballs in a simple tomato sauce | albóndigas ligeras de pavo en una salsa sencilla de tomate
kind: main any easy
serves: 4, most 4 in pan
makes: 20
tools: bowl pan knife
core: turkey-mince
ways: stove oven+stove air-fryer+stove
- 600 g turkey-mince
- 50 g breadcrumbs
- 60 ml milk
- 1 egg; binds
- 30 g parmesan; grated | rallad@; optional
- 2 clove garlic; crushed | machacad@
- 15 g parsley; chopped | picad@
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 can tinned-tomatoes
- 1 tsp oregano
~ turkey-mince > 600 g chicken-mince; name Chicken meatballs | Albóndigas de pollo
~ turkey-mince > 450 g meat-substitute; name Plant-based meatballs | Albóndigas vegetales
# Shape | Forma
10 work | Soak {breadcrumbs} in {milk} in the bowl, mix with {turkey-mince+egg+parmesan+garlic+parsley+black-pepper} and two thirds of {salt} and shape {pieces} balls with wet hands.
| Remoja {breadcrumbs} con {milk} en el bol, mezcla con {turkey-mince+egg+parmesan+garlic+parsley+black-pepper} y dos tercios de {salt} y forma {pieces} bolas con las manos mojadas.
# Brown | Dora
8 batch way=stove | Brown them in half of {olive-oil} in the pan for {time}, turning, and lift out.
| Dóralas con la mitad de {olive-oil} en la sartén {time}, dando vueltas, y saca.
14 batch way=oven | Roll them in half of {olive-oil} and bake at 210 °C (fan 190 °C) for {time}, until browned.
| Úntalas con la mitad de {olive-oil} y hornea a 210 °C (190 °C con ventilador) {time}, hasta que se doren.
10 batch way=air-fryer | Roll them in half of {olive-oil} and cook in the air fryer at 200 °C for {time}, until browned.
| Úntalas con la mitad de {olive-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se doren.
# Simmer | Cuece
8 cook | Soften {onion} in the rest of {olive-oil} in the pan for {time}.
| Pocha {onion} con el resto de {olive-oil} en la sartén {time}.
10 cook | Add {tinned-tomatoes+oregano} and the rest of {salt} and simmer for {time}.
| Añade {tinned-tomatoes+oregano} y el resto de {salt} y cuece {time}.
12 cook safe=turkey-mince,egg | Put the balls in, cover and simmer gently for {time}, until cooked through.
| Mete las bolas, tapa y cuece a fuego suave {time}, hasta que estén hechas por dentro.

== honey-mustard-chicken
names: Honey mustard chicken, chicken with honey and mustard, baked honey mustard chicken, honey mustard chicken thighs, creamy honey mustard chicken, honey and mustard chicken | Pollo a la miel y mostaza, pollo con miel y mostaza, pollo en salsa de miel y mostaza, pollo a la mostaza y miel, contramuslos a la miel y mostaza
about: chicken thighs baked in a glossy glaze of honey and two mustards | contramuslos de pollo al horno con un glaseado de miel y dos mostazas
kind: main any easy
serves: 4, most 4 in dish
tools: dish bowl
core: chicken-thigh honey mustard-dijon
ways: oven air-fryer
- 1000 g chicken-thigh-on-bone as chicken-thigh; skin on | con piel
- 3 tbsp honey
- 2 tbsp mustard-dijon
- 2 tbsp mustard-wholegrain
- 2 tbsp olive-oil
- 2 clove garlic; crushed | machacad@
- 1/2 lemon; juiced | en zumo
- 1 tsp thyme
- 1.25 tsp salt
- 1/4 tsp black-pepper
+ 400 g new-potato carrot green-beans
~ honey > 3 tbsp maple-syrup; name Maple mustard chicken | Pollo al sirope de arce y mostaza
~ chicken-thigh > 700 g salmon; in four pieces | en cuatro trozos; name Honey mustard salmon | Salmón a la miel y mostaza
~ chicken-thigh > 500 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Honey mustard tofu | Tofu a la miel y mostaza
# Glaze | Glasea
6 work | Stir {honey+mustard-dijon+mustard-wholegrain+olive-oil+garlic+lemon+thyme+salt+black-pepper} in the bowl. Lay {chicken-thigh} in the dish[ with {extra}] and coat with two thirds of it.
| Mezcla {honey+mustard-dijon+mustard-wholegrain+olive-oil+garlic+lemon+thyme+salt+black-pepper} en el bol. Coloca {chicken-thigh} en la fuente[ con {extra}] y unta con dos tercios de la mezcla.
# Roast | Asa
38 batch way=oven safe=chicken-thigh if=chicken-thigh | Roast at 200 °C (fan 180 °C) for {time}, brushing with the rest after 20 minutes, until sticky and browned; cover loosely if it darkens too soon.
| Asa a 200 °C (180 °C con ventilador) {time}, pintando con el resto a los 20 minutos, hasta que quede dorado y pegajoso; tapa sin apretar si se oscurece antes.
15 batch way=oven safe=chicken-thigh not=chicken-thigh | Roast at 200 °C (fan 180 °C) for {time}, brushing with the rest halfway, until glossy.
| Asa a 200 °C (180 °C con ventilador) {time}, pintando con el resto a mitad, hasta que brille.
24 batch way=air-fryer safe=chicken-thigh if=chicken-thigh | Cook in the air fryer at 185 °C for {time}, brushing with the rest halfway, until sticky and browned.
| Cocina en la freidora de aire a 185 °C {time}, pintando con el resto a mitad, hasta que quede dorado y pegajoso.
12 batch way=air-fryer safe=chicken-thigh not=chicken-thigh | Cook in the air fryer at 185 °C for {time}, brushing with the rest halfway, until glossy.
| Cocina en la freidora de aire a 185 °C {time}, pintando con el resto a mitad, hasta que brille.
5 cook | Rest for {time} and spoon the juices over.
| Deja reposar {time} y riega con los jugos.

== chicken-caesar-salad
names: Chicken Caesar salad, Caesar salad with chicken, grilled chicken Caesar salad, chicken Cesar salad, Caesar chicken salad | Ensalada César con pollo, ensalada César de pollo, ensalada Caesar con pollo, ensalada César con pollo a la plancha
about: crisp lettuce with seared chicken, croutons and an anchovy and cheese sauce | lechuga crujiente con pollo a la plancha, picatostes y salsa de anchoas y queso
kind: salad any easy
serves: 4, most 4 in pan
tools: knife pan tray bowl whisk grater
core: lettuce chicken-breast
ways: oven+stove
instead: caesar-salad
- 500 g chicken-breast
- 2 lettuce; romaine, in pieces | romana, en trozos
- 150 g bread; in cubes | en dados
- 4 tbsp olive-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 60 g parmesan; grated | rallad@
- 100 g mayonnaise
- 25 g anchovies; mashed | machacad@
- 1 clove garlic; crushed | machacad@
- 1 lemon; juiced | en zumo
- 1 tsp mustard-dijon
- 1 tsp worcestershire
~ mayonnaise > 100 g vegan-mayonnaise
~ chicken-breast > 400 g prawn; peeled | peladas; name Prawn Caesar salad | Ensalada César con gambas
~ chicken-breast > 500 g salmon; in four pieces | en cuatro trozos; name Salmon Caesar salad | Ensalada César con salmón
~ chicken-breast > 400 g tofu; firm, in slices | firme, en lonchas; name Tofu Caesar salad | Ensalada César con tofu
+ 100 g bacon tomato avocado
# Bake the cubes | Hornea los dados
12 batch | Heat the oven to 190 °C (fan 170 °C). Toss {bread} with most of {olive-oil} on the tray and bake for {time}, until golden and crunchy.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {bread} con casi todo {olive-oil} en la bandeja y hornea {time}, hasta que todo esté dorado y crujiente.
# Sear | Dora
12 batch safe=chicken-breast if=chicken-breast | Season {chicken-breast} with {salt+black-pepper} and fry in the rest of {olive-oil} in the pan over medium heat for {time}, turning once. Rest for 5 minutes and slice.
| Sazona {chicken-breast} con {salt+black-pepper} y dora con el resto de {olive-oil} en la sartén a fuego medio {time}, con una vuelta. Deja reposar 5 minutos y corta en tiras.
6 batch safe=chicken-breast not=chicken-breast | Season {chicken-breast} with {salt+black-pepper} and fry in the rest of {olive-oil} in the pan over medium-high heat for {time}, turning once, until done.
| Sazona {chicken-breast} con {salt+black-pepper} y dora con el resto de {olive-oil} en la sartén a fuego medio-alto {time}, con una vuelta, hasta que esté en su punto.
# Make the sauce | Prepara la salsa
5 work | Mash {anchovies+garlic} to a paste. Whisk in the bowl with {mayonnaise+lemon+mustard-dijon+worcestershire} and half of {parmesan}.
| Maja {anchovies+garlic} hasta hacer una pasta. Bátela en el bol con {mayonnaise+lemon+mustard-dijon+worcestershire} y la mitad de {parmesan}.
# Toss | Mezcla
4 work | Toss {lettuce} in the sauce until every leaf is coated, lay {chicken-breast} on top and scatter with {bread} and the rest of {parmesan}.[ Add {extra}.]
| Mezcla {lettuce} con la salsa hasta que se impregne cada hoja, coloca encima {chicken-breast} y reparte {bread} y el resto de {parmesan}.[ Añade {extra}.]

== bolognese-sauce
names: Bolognese sauce, bolognaise sauce, ragù alla bolognese, ragu bolognese, Bolognese ragù, meat ragù, beef ragù, Bolognese meat sauce | Salsa boloñesa, ragú a la boloñesa, salsa de carne a la boloñesa, ragú de carne, salsa boloñesa casera
about: a slow sauce of minced beef, soffritto, wine, milk and tomato | salsa lenta de carne picada con sofrito, vino, leche y tomate
kind: sauce italian easy
serves: 6, most 8 in casserole
tools: casserole knife
core: beef-mince
ways: stove slow-cooker+stove pressure-cooker+stove
- 600 g beef-mince; not too lean | no muy magra
- 120 g bacon; finely chopped | picad@ fin@; optional
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 1 stick celery; finely chopped | picad@ fin@
- 2 tbsp olive-oil
- 150 ml red-wine
- 3 tbsp tomato-puree
- 1 can tinned-tomatoes
- 250 ml beef-stock
- 150 ml milk
- 1 bay-leaf
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 1 pinch nutmeg
~ beef-mince > 300 g lentils-brown; rinsed | lavadas; name Lentil bolognese sauce | Salsa boloñesa de lentejas
~ beef-mince > 450 g meat-substitute; name Plant-based bolognese sauce | Salsa boloñesa vegetal
~ beef-mince > 600 g turkey-mince; name Turkey bolognese sauce | Salsa boloñesa de pavo
# Make the base | Haz la base
14 cook | Fry {onion+carrot+celery}[ with {bacon}] in {olive-oil} in the casserole over low heat for {time}, until soft and golden.
| Sofríe {onion+carrot+celery}[ con {bacon}] en {olive-oil} en la cazuela a fuego suave {time}, hasta que todo esté tierno y dorado.
# Brown | Dora
9 cook if=beef-mince | Turn up the heat, add {beef-mince} and brown for {time}, breaking it up. Pour in {red-wine} and let it boil away.
| Sube el fuego, añade {beef-mince} y dora {time}, desmenuzando. Vierte {red-wine} y deja que se evapore.
4 cook not=beef-mince | Stir in {beef-mince} for {time}. Pour in {red-wine} and let it boil away.
| Añade {beef-mince} y remueve {time}. Vierte {red-wine} y deja que se evapore.
# Simmer | Cuece despacio
120 cook way=stove safe=beef-mince | Stir in {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+salt+black-pepper+nutmeg} and simmer over the lowest heat, half covered, for {time}, stirring now and then, until thick and glossy; add water if it dries.
| Añade {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+salt+black-pepper+nutmeg} y cuece al mínimo, medio tapado, {time}, removiendo a veces, hasta que quede espesa y brillante; añade agua si se seca.
360 cook way=slow-cooker safe=beef-mince | Put it into the slow cooker with {tomato-puree+tinned-tomatoes+milk+bay-leaf+salt+black-pepper+nutmeg} and half of {beef-stock} and cook on low for {time}, until thick.
| Pásalo a la olla de cocción lenta con {tomato-puree+tinned-tomatoes+milk+bay-leaf+salt+black-pepper+nutmeg} y la mitad de {beef-stock} y cocina en bajo {time}, hasta que espese.
30 cook way=pressure-cooker safe=beef-mince | Put it into the pressure cooker with {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+salt+black-pepper+nutmeg}, cook at high pressure for {time}, open and boil down until thick.
| Pásalo a la olla a presión con {tomato-puree+tinned-tomatoes+beef-stock+milk+bay-leaf+salt+black-pepper+nutmeg}, cuece a presión alta {time}, abre y reduce hasta que espese.
# Use | Usa
1 work | Take out the leaf. Cool what you keep quickly; it lasts three days in the fridge or three months in the freezer.
| Retira la hoja. Enfría deprisa lo que guardes; dura tres días en la nevera o tres meses en el congelador.

== prawn-linguine
names: Prawn linguine, garlic prawn linguine, linguine with prawns, shrimp linguine, linguine with shrimp, prawns linguine, chilli prawn linguine, prawn and chilli linguine | Linguine con gambas, linguini con gambas, linguini con langostinos, linguine con langostinos, linguine con gambas al ajo, linguine con camarones
about: linguine with prawns, cherry tomatoes, garlic and chilli | linguine con gambas, tomates cherry, ajo y guindilla
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan pastaPot
core: prawn linguine
ways: stove
- 400 g linguine
- 500 g prawn; peeled | pelad@
- 5 tbsp olive-oil
- 4 clove garlic; sliced | en láminas
- 1 chilli; finely chopped | picad@ fin@; optional
- 300 g cherry-tomato; halved | partid@
- 120 ml white-wine
- 1/2 lemon; juiced | en zumo
- 20 g parsley; chopped | picad@
- 2 tsp salt
~ linguine > 400 g pasta-gluten-free; name Prawn pasta | Pasta con gambas
~ prawn > 400 g squid; in rings | en aros; name Squid linguine | Linguine con calamares
~ prawn > 400 g oyster-mushroom; torn | en tiras; name Oyster mushroom linguine | Linguine con setas
# Boil | Cuece
10 cook | Boil {linguine} in plenty of water with most of {salt} for {time}, until just tender. Save a cup of the water and drain.
| Cuece {linguine} en abundante agua con casi toda {salt} {time}, hasta que esté al dente. Guarda una taza del agua y escurre.
# Fry | Saltea
3 batch safe=prawn | Meanwhile heat half of {olive-oil} in the pan over high heat, fry {prawn} with the rest of {salt} for {time}, turning, until done, and lift out.
| Mientras, calienta la mitad de {olive-oil} en la sartén a fuego vivo, saltea {prawn} con el resto de {salt} {time}, dando la vuelta, hasta que esté en su punto, y saca.
6 cook | Warm {garlic+chilli} in the rest of {olive-oil}, add {cherry-tomato+white-wine} and boil for {time}, until they burst.
| Calienta {garlic+chilli} en el resto de {olive-oil}, añade {cherry-tomato+white-wine} y hierve {time}, hasta que reviente.
# Toss | Mezcla
2 work | Toss {linguine} in the sauce with {prawn+lemon+parsley} and a splash of the water, until glossy.
| Mezcla {linguine} con la salsa, {prawn+lemon+parsley} y un chorrito del agua, hasta que brille.
`);
