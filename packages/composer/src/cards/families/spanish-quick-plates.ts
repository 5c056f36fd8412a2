import { cards } from "../parse-cards.ts";

/** What is made in half an hour or so on a Spanish stove, and its rice and pasta. */
export const SPANISH_QUICK_PLATES = cards(`
== mollejas-al-ajillo
names: Garlic sweetbreads, mollejas al ajillo, sweetbreads with garlic, Spanish sweetbreads, fried sweetbreads | Mollejas al ajillo, mollejas, mollejas de cordero, mollejas de ternera, mollejas con ajo y perejil, mollejas fritas
about: sweetbreads blanched, then fried crisp with garlic and parsley | mollejas escaldadas y salteadas con ajo y perejil hasta que se doran
kind: main spanish medium
serves: 4, most 4 in pan
tools: knife bowl pot pan
core: sweetbreads garlic
ways: stove
- 700 g sweetbreads
- 1.25 tsp salt
- 1 lemon; halved | partido
- 5 tbsp olive-oil
- 5 clove garlic; sliced | en láminas
- 1 chilli; dried | sec@; optional
- 100 ml white-wine
- 15 g parsley; chopped | picad@
~ sweetbreads > 700 g gizzards; name Garlic chicken gizzards | Mollejas de pollo al ajillo
# Soak | Remoja
120 cook | Soak {sweetbreads} in cold water in the bowl in the fridge for {time}, changing it twice, until it stays clear.
| Deja {sweetbreads} en agua fría en el bol en la nevera {time}, con dos cambios, hasta que el agua salga limpia.
# Blanch | Escalda
6 cook | Boil {sweetbreads} in the pot with water, {lemon} and half of {salt} for {time}. Cool in cold water and pull off skin and fat.
| Cuece {sweetbreads} en la olla con agua, {lemon} y la mitad de {salt} {time}. Enfría en agua fría y retira pieles y grasa.
40 cook not=sweetbreads | Boil again in fresh water for {time}, until tender.
| Cuece de nuevo en agua limpia {time}, hasta que estén tiernas.
# Fry | Fríe
10 batch safe=sweetbreads | Dry well, cut in pieces and fry in {olive-oil} in the pan over medium-high heat for {time}, turning, until golden and crisp.
| Seca bien, corta en trozos y fríe con {olive-oil} en la sartén a fuego medio-alto {time}, dando vueltas, hasta que se doren y crujan.
4 cook | Add {garlic+chilli}, fry a minute, pour in {white-wine} and the rest of {salt} and boil off for {time}. Scatter {parsley} over.
| Añade {garlic+chilli}, fríe un minuto, vierte {white-wine} con el resto de {salt} y deja evaporar {time}. Espolvorea {parsley}.
== pinchos-morunos
names: Pinchos morunos, Spanish pork skewers, Moorish skewers, Andalusian pork kebabs, spiced pork skewers | Pinchos morunos, pincho moruno, pinchitos morunos, pinchitos, brochetas morunas, pinchos morunos de cerdo
about: small skewers of pork marinated with cumin, paprika and garlic | brochetas pequeñas de cerdo adobadas con comino, pimentón y ajo
kind: main spanish easy
serves: 4, most 4 in griddle
tools: knife bowl skewers griddle
core: pork-tenderloin cumin
ways: stove barbecue air-fryer
- 700 g pork-tenderloin; in 2 cm cubes | en dados de 2 cm
- 3 tbsp olive-oil
- 1 lemon; juiced | en zumo
- 3 clove garlic; crushed | machacad@
- 2 tsp cumin; ground | molid@
- 2 tsp paprika-sweet
- 1 tsp oregano
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp turmeric; optional
- 1/4 tsp chilli-powder; optional
- 1.25 tsp salt
~ pork-tenderloin > 700 g chicken-breast; in 2 cm cubes | en dados de 2 cm; name Chicken pinchos morunos | Pinchos morunos de pollo
~ pork-tenderloin > 700 g lamb-leg; in 2 cm cubes | en dados de 2 cm; name Lamb pinchos morunos | Pinchos morunos de cordero
~ pork-tenderloin > 600 g tofu; firm, in 2 cm cubes | firme, en dados de 2 cm; name Tofu pinchos morunos | Pinchos morunos de tofu
# Marinate | Adoba
240 cook | Mix {olive-oil+lemon+garlic+cumin+paprika-sweet+oregano+coriander-seed+turmeric+chilli-powder+salt} in the bowl, turn {pork-tenderloin} in it, cover and chill for {time} or overnight.
| Mezcla {olive-oil+lemon+garlic+cumin+paprika-sweet+oregano+coriander-seed+turmeric+chilli-powder+salt} en el bol, añade {pork-tenderloin}, remueve, tapa y deja en la nevera {time} o toda la noche.
# Thread | Ensarta
8 work | Thread the cubes on the skewers, close but not squeezed. Soak wooden ones in water first.
| Ensarta los dados en las brochetas, juntos pero sin apretar. Si son de madera, remójalas antes en agua.
# Grill | Asa
9 batch way=stove safe=pork-tenderloin | Cook on the very hot griddle for {time}, turning, until browned all round and juicy inside.
| Cocina en la plancha muy caliente {time}, dando vueltas, hasta que se doren por todos los lados y queden jugosos.
9 batch way=barbecue safe=pork-tenderloin | Grill over hot embers for {time}, turning often, until browned all round.
| Asa sobre brasas vivas {time}, con vueltas frecuentes, hasta que se doren por todos los lados.
10 batch way=air-fryer safe=pork-tenderloin | Cook in the air fryer at 200 °C for {time}, turning once.
| Cocina en la freidora de aire a 200 °C {time}, con una vuelta.
== pechuga-a-la-plancha
names: Griddled chicken breast, grilled chicken breast, grilled chicken breasts, plain grilled chicken breast, pan-grilled chicken breast, chicken breast on the griddle | Pechuga de pollo a la plancha, pollo a la plancha, pechugas de pollo a la plancha, pechuga a la plancha, pechugas a la plancha, filetes de pollo a la plancha, filetes de pechuga a la plancha
about: thin chicken breast fillets seared with oil, salt and lemon | filetes finos de pechuga hechos a la plancha con aceite, sal y limón
kind: main any easy
serves: 4, most 4 in griddle
tools: knife griddle
core: chicken-breast
ways: stove air-fryer
- 600 g chicken-breast; in 1 cm fillets | en filetes de 1 cm
- 2 tbsp olive-oil
- 3/4 tsp salt
- 1 lemon; in wedges | en gajos; optional
~ chicken-breast > 600 g turkey-breast; in 1 cm fillets | en filetes de 1 cm; name Griddled turkey breast | Pechuga de pavo a la plancha
~ chicken-breast > 500 g tofu; firm, in 1 cm slices | firme, en lonchas de 1 cm; name Griddled tofu | Tofu a la plancha
# Prepare | Prepara
3 work | Dry {chicken-breast}, brush with {olive-oil} and season with {salt} just before cooking.
| Seca {chicken-breast}, pinta con {olive-oil} y sazona con {salt} justo antes de cocinar.
# Sear | Haz a la plancha
6 batch way=stove safe=chicken-breast | Lay {chicken-breast} on the very hot griddle and cook for {time}, turning once, only when it lets go by itself.
| Coloca {chicken-breast} en la plancha muy caliente y cocina {time}, con una sola vuelta, cuando se despegue por sí solo.
10 batch way=air-fryer safe=chicken-breast | Cook {chicken-breast} in the air fryer at 190 °C for {time}, turning once.
| Cocina {chicken-breast} en la freidora de aire a 190 °C {time}, con una vuelta.
2 cook | Rest for {time} and serve.[ Squeeze {lemon} over.]
| Deja reposar {time} y sirve.[ Exprime {lemon} por encima.]
== sepia-a-la-plancha
names: Griddled cuttlefish, grilled cuttlefish, sepia a la plancha, Spanish griddled cuttlefish with garlic and parsley | Sepia a la plancha, sepia a la plancha con ajo y perejil, sepia con ajo y perejil
about: cuttlefish seared on the griddle, with raw garlic and parsley oil | sepia marcada a la plancha con aceite de ajo y perejil
kind: main spanish easy
serves: 4, most 4 in griddle
tools: knife griddle mortar
core: cuttlefish
ways: stove
- 800 g cuttlefish; cleaned, scored | limpia, con cortes
- 5 tbsp olive-oil
- 2 clove garlic
- 15 g parsley; chopped | picad@
- 3/4 tsp salt
- 1 lemon; juiced | en zumo
~ cuttlefish > 500 g oyster-mushroom; whole | enteras; name Griddled oyster mushrooms | Setas a la plancha
# Make the green oil | Haz el aceite verde
4 work | Pound {garlic} with a pinch of {salt} in the mortar, then {parsley}, and stir in {lemon} and most of {olive-oil}.
| Maja {garlic} con una pizca de {salt} en el mortero, después {parsley}, y mezcla con {lemon} y casi todo {olive-oil}.
# Sear | Haz a la plancha
2 work | Dry {cuttlefish} very well: wet, it boils in place of browning. Brush with the rest of {olive-oil}.
| Seca muy bien {cuttlefish}: con agua se cuece en lugar de dorarse. Pinta con el resto de {olive-oil}.
7 batch safe=cuttlefish | Lay on the very hot griddle, press flat and sear for {time}, turning once, until browned.
| Coloca en la plancha muy caliente, aplasta y marca {time}, con una vuelta, hasta que se dore.
1 work | Cut in strips, season with the rest of {salt}, pour the green oil over and serve at once.
| Corta en tiras, sazona con el resto de {salt}, riega con el aceite verde y sirve enseguida.
== calamares-a-la-plancha
names: Griddled squid, grilled squid, calamares a la plancha, grilled calamari | Calamares a la plancha, calamar a la plancha, chipirones a la plancha, calamares a la plancha con ajo y perejil
about: squid seared on the griddle with garlic, parsley and lemon | calamares marcados a la plancha con ajo, perejil y limón
kind: main spanish easy
serves: 4, most 4 in griddle
tools: knife griddle
core: squid
ways: stove
- 800 g squid; cleaned, opened and scored | limpi@, abiert@, con cortes
- 4 tbsp olive-oil
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 3/4 tsp salt
- 1 lemon; in wedges | en gajos
# Get ready | Prepara
4 work | Stir {garlic+parsley} into most of {olive-oil}. Dry {squid} very well and brush with the rest of {olive-oil}.
| Mezcla {garlic+parsley} con casi todo {olive-oil}. Seca muy bien {squid} y pinta con el resto de {olive-oil}.
# Sear | Haz a la plancha
5 batch safe=squid | Lay {squid} on the very hot griddle, press flat and sear for {time}, turning once: longer makes it tough.
| Coloca {squid} en la plancha muy caliente, aplasta y marca {time}, con una vuelta: más tiempo y se endurece.
1 work | Season with {salt}, spoon the green oil over and serve at once with {lemon}.
| Sazona con {salt}, riega con el aceite verde y sirve enseguida con {lemon}.
== arroz-con-conejo
names: Rice with rabbit, arroz con conejo, Spanish rabbit rice, rabbit paella | Arroz con conejo, arroz y conejo, paella de conejo, arroz con conejo y verduras, arroz de conejo
about: dry rice in the pan with rabbit, pepper, tomato and saffron | arroz seco en paella con conejo, pimiento, tomate y azafrán
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella saucepan
core: rice-paella rabbit
ways: stove
- 800 g rabbit; in small pieces | en trozos pequeños
- 360 g rice-paella
- 1 red-pepper; in strips | en tiras
- 150 g green-beans; in pieces | en trozos; optional
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 80 ml olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron
- 1 sprig rosemary
- 1.5 tsp salt
- 1200 ml chicken-stock; hot | caliente
~ rabbit > 800 g chicken-thigh-on-bone; in small pieces | en trozos pequeños; name Rice with chicken and peppers | Arroz con pollo y pimientos
+ 200 g snail artichoke mushroom
# Brown | Dora
15 batch | Season {rabbit} with half of {salt} and brown slowly in {olive-oil} in the paella pan over medium heat for {time}.
| Sazona {rabbit} con la mitad de {salt} y dora despacio con {olive-oil} en la paella a fuego medio {time}.
6 cook | Push aside and fry {red-pepper+green-beans} beside for {time}.[ Add {extra}.]
| Aparta a los lados y fríe en el centro {red-pepper+green-beans} {time}.[ Añade {extra}.]
# Fry the base | Sofríe la base
8 cook | Add {garlic}, then {tomato}, and fry for {time}, until dark. Stir in {paprika-sweet}.
| Añade {garlic} y después {tomato}, y sofríe {time}, hasta que oscurezca. Mezcla {paprika-sweet}.
20 cook safe=rabbit,extra | Pour in {chicken-stock}, add {saffron+rosemary} with the rest of {salt} and simmer for {time}.
| Vierte {chicken-stock}, añade {saffron+rosemary} con el resto de {salt} y cuece {time}.
# Cook | Cuece
18 batch | Take out the sprig, scatter {rice-paella} in evenly and cook for {time} without stirring: 8 minutes over high heat, then low, until dry.
| Saca la rama, reparte {rice-paella} por igual y cuece {time} sin remover: 8 minutos a fuego fuerte y después suave, hasta que se seque.
5 cook | Rest for {time} off the heat, covered with a cloth.
| Deja reposar {time} fuera del fuego, con un paño por encima.
== macarrones-con-tomate
names: Spanish macaroni with tomato, macaroni with tomato sauce, macarrones con tomate, pasta with tomato sauce for children, penne with tomato sauce | Macarrones con tomate, macarrones con tomate frito, macarrones con tomate y queso, macarrones de la abuela, macarrones con salsa de tomate
title: Macaroni with tomato and {extra} | Macarrones con tomate y {extra}
about: penne in a mild sauce of slowly fried tomato, with cheese | macarrones en salsa suave de tomate frito casero, con queso
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pastaPot pan colander blender
core: penne tinned-tomatoes
ways: stove
- 360 g penne
- 2 can tinned-tomatoes
- 1 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@; optional
- 4 tbsp olive-oil
- 1 tsp sugar
- 1.5 tsp salt
- 1/2 tsp oregano; optional
- 80 g cheese; grated | rallad@; optional
~ penne > 360 g pasta-gluten-free; name Gluten-free pasta with tomato | Pasta sin gluten con tomate
~ cheese > 80 g vegan-cheese; grated | rallad@
+ 150 g chorizo tinned-tuna cooked-ham bacon mushroom courgette peas
# Make the sauce | Haz la salsa
10 cook | Soften {onion+garlic} in {olive-oil} in the pan over low heat for {time} without browning.[ Fry {extra} along with it.]
| Pocha {onion+garlic} con {olive-oil} en la sartén a fuego suave {time}, sin que tome color.[ Rehoga a la vez {extra}.]
25 cook | Add {tinned-tomatoes+sugar}, season with half of {salt} and simmer for {time}, stirring now and then, until thick and the oil shows.[ Season with {oregano}.]
| Añade {tinned-tomatoes+sugar}, sazona con la mitad de {salt} y cuece a fuego suave {time}, removiendo de vez en cuando, hasta que espese y asome el aceite.[ Sazona con {oregano}.]
tip | For small children blend it smooth.
| Para niños pequeños, tritúrala.
# Boil | Cuece
11 batch | Meanwhile boil {penne} with the rest of {salt} in plenty of water in the large pot for {time}, until tender. Drain.
| Mientras, cuece {penne} con el resto de {salt} en abundante agua en la olla grande {time}, hasta que estén en su punto. Escurre.
# Mix | Mezcla
2 cook | Turn {penne} in the sauce over low heat for {time}.[ Scatter {cheese} over.]
| Mezcla {penne} con la salsa a fuego suave {time}.[ Espolvorea {cheese}.]
== hamburguesas-de-lentejas
names: Lentil burgers, lentil patties, lentil burger, homemade lentil burgers, lentil veggie burgers | Hamburguesas de lentejas, hamburguesa de lentejas, hamburguesas de lentejas caseras, hamburguesas vegetales de lentejas, medallones de lentejas
about: patties of lentils, carrot and oats browned in the pan | hamburguesas de lentejas, zanahoria y avena doradas en la sartén
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: knife bowl grater masher pan
core: tinned-lentils
ways: stove oven air-fryer
- 2 can tinned-lentils; drained, dried | escurridas y secas
- 1 carrot; grated | rallad@
- 1/2 onion; finely chopped | picad@ fin@
- 1 clove garlic; crushed | machacad@
- 80 g oats; fine | finos
- 2 tbsp tomato-puree
- 1 tsp cumin
- 1 tsp paprika-smoked
- 10 g parsley; chopped | picad@
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 4 tbsp olive-oil
# Mix | Mezcla
8 work | Crush {tinned-lentils} in the bowl, leaving some whole. Mix in {carrot+onion+garlic+oats+tomato-puree+cumin+paprika-smoked+parsley+salt+black-pepper}.
| Aplasta {tinned-lentils} en el bol, dejando algunas enteras. Mezcla con {carrot+onion+garlic+oats+tomato-puree+cumin+paprika-smoked+parsley+salt+black-pepper}.
30 cook | Chill for {time}: it must hold together when pressed. Too soft, add a spoonful more of {oats:bare}.
| Deja en la nevera {time}: al apretar no debe deshacerse. Si queda blanda, añade una cucharada más de {oats:bare}.
# Shape | Forma
6 work | Shape {pieces} patties of 1.5 cm with wet hands.
| Forma con las manos mojadas {pieces} piezas de 1,5 cm.
# Brown | Dora
8 batch way=stove | Fry in {olive-oil} in the pan over medium heat for {time}, turning once with care, until crusted.
| Fríe con {olive-oil} en la sartén a fuego medio {time}, con una vuelta y con cuidado, hasta que tengan costra.
25 batch way=oven | Brush with {olive-oil} and bake on a lined tray at 200 °C (fan 180 °C) for {time}, turning once.
| Pinta con {olive-oil} y hornea en una bandeja forrada a 200 °C (180 °C con ventilador) {time}, con una vuelta.
14 batch way=air-fryer | Brush with {olive-oil} and cook in the air fryer at 190 °C for {time}, turning once.
| Pinta con {olive-oil} y cocina en la freidora de aire a 190 °C {time}, con una vuelta.
`);
