import { cards } from "../parse-cards.ts";

export const INDIAN_FAVOURITES = cards(`
== chicken-tikka
names: Chicken tikka, chicken tikka skewers, murgh tikka, chicken tikka kebab, chicken tikka kebabs, tikka, chicken tikka pieces | Chicken tikka, pollo tikka, brochetas de pollo tikka, tikka de pollo, murgh tikka
about: chicken marinated with yoghurt and spices and roasted very hot | pollo marinado con yogur y especias y asado a fuego vivo
kind: main indian easy
serves: 4, most 6 in tray
tools: knife bowl skewers tray
core: chicken-thigh
ways: oven air-fryer grill barbecue
- 800 g chicken-thigh; boneless, in 4 cm pieces | deshuesados, en trozos de 4 cm
- 1 lemon; juiced | en zumo
- 1.25 tsp salt
- 150 g yoghurt-greek
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 2 tsp paprika-sweet
- 1/2 tsp chilli-powder
- 1 tsp cumin
- 2 tsp garam-masala
- 1/2 tsp turmeric
- 2 tbsp sunflower-oil
- 1 onion; in wedges | en gajos
- 10 g coriander-leaf; optional
~ chicken-thigh > 500 g paneer; in 3 cm cubes | en dados de 3 cm; name Paneer tikka | Paneer tikka
~ chicken-thigh > 600 g salmon; in 4 cm pieces | en trozos de 4 cm; name Salmon tikka | Tikka de salmón
~ chicken-thigh > 500 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name Tofu tikka | Tikka de tofu
~ yoghurt-greek > 150 g yoghurt-soy
~ yoghurt-greek > 120 ml coconut-milk
# Marinate | Marina
15 cook | Rub {chicken-thigh} in the bowl with {lemon+salt} and leave for {time}.
| Frota {chicken-thigh} en el bol con {lemon+salt} y deja {time}.
180 cook | Mix in {yoghurt-greek+garlic+ginger+paprika-sweet+chilli-powder+cumin+garam-masala+turmeric} and half of {sunflower-oil} and leave in the fridge for {time}, or overnight.
| Mezcla con {yoghurt-greek+garlic+ginger+paprika-sweet+chilli-powder+cumin+garam-masala+turmeric} y la mitad de {sunflower-oil} y deja en la nevera {time}, o toda la noche.
# Roast | Asa
5 work | Thread {chicken-thigh+onion} on skewers, letting the marinade drip off, and brush with the rest of {sunflower-oil}.
| Ensarta {chicken-thigh+onion} en brochetas, escurriendo la marinada, y pinta con el resto de {sunflower-oil}.
18 batch way=oven safe=chicken-thigh | Rest the ends on the rim of the tray, so that nothing touches it below, and roast at 230 °C (fan 210 °C) for {time}, turning once, until charred at the edges.
| Apoya los extremos en los bordes de la bandeja, sin que nada la toque por debajo, y asa a 230 °C (210 °C con ventilador) {time}, con una vuelta, hasta que se tuesten los bordes.
14 batch way=air-fryer safe=chicken-thigh | Cook in the air fryer at 200 °C for {time}, turning once, until charred at the edges.
| Cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se tuesten los bordes.
14 batch way=grill safe=chicken-thigh | Cook under the hot grill for {time}, turning, until charred at the edges.
| Asa bajo el grill caliente {time}, dando vueltas, hasta que se tuesten los bordes.
14 batch way=barbecue safe=chicken-thigh | Grill over hot coals for {time}, turning, until charred at the edges.
| Asa sobre brasas vivas {time}, dando vueltas, hasta que se tuesten los bordes.
1 work | Serve hot.[ Scatter {coriander-leaf} over it.]
| Sirve caliente.[ Reparte {coriander-leaf} por encima.]
== paneer-butter-masala
names: Paneer butter masala, paneer makhani, butter paneer, paneer makhanwala, paneer tikka masala | Paneer butter masala, paneer makhani, paneer con salsa de tomate y mantequilla, paneer a la mantequilla
about: paneer in a silky tomato, cashew and butter sauce | paneer en una salsa sedosa de tomate, anacardos y mantequilla
kind: main indian easy
serves: 4, most 6 in pan
tools: knife pan blender
core: paneer
ways: stove
- 400 g paneer; in 2 cm cubes | en dados de 2 cm
- 60 g butter
- 1 onion; sliced | en juliana
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@; optional
- 40 g cashew
- 2 can tinned-tomatoes
- 1 tsp chilli-powder; mild, Kashmiri | suave, de Cachemira
- 1/2 tsp turmeric
- 1 tsp coriander-seed
- 1 tsp garam-masala
- 1.25 tsp salt
- 1 tsp sugar
- 1 tsp fenugreek; dried leaves | en hojas secas; optional
- 80 ml cream
~ paneer > 400 g tofu; firm, in 2 cm cubes | firme, en dados de 2 cm; name Tofu butter masala | Tofu butter masala
~ cashew > 30 g sunflower-seeds
~ cream > 80 ml cream-plant
~ cream > 80 ml coconut-milk
# Cook the base | Haz la base
10 cook | Melt two thirds of {butter} in the pan. Soften {onion} in it for {time}, without browning.
| Funde dos tercios de {butter} en la sartén. Pocha dentro {onion} {time}, sin que se dore.
15 cook | Add {garlic+ginger+cashew+tinned-tomatoes+chilli-powder+turmeric+coriander-seed+salt+sugar} and simmer for {time}, until thick. Blend until very smooth.
| Añade {garlic+ginger+cashew+tinned-tomatoes+chilli-powder+turmeric+coriander-seed+salt+sugar} y cuece a fuego suave {time}, hasta que espese. Tritura hasta que quede muy fino.
# Simmer | Cuece
6 cook | Thin with {150 ml} of hot water, add {paneer} and simmer for {time}.
| Aligera con {150 ml} de agua caliente, añade {paneer} y cuece a fuego suave {time}.
2 work | Stir in {garam-masala+fenugreek+cream} and the rest of {butter}.
| Incorpora {garam-masala+fenugreek+cream} y el resto de {butter}.
== matar-paneer
names: Matar paneer, mutter paneer, mattar paneer, paneer and pea curry, peas and paneer curry, pea and paneer curry | Matar paneer, mutter paneer, curry de paneer y guisantes, paneer con guisantes
about: paneer and peas in a spiced tomato and onion sauce | paneer y guisantes en salsa especiada de tomate y cebolla
kind: main indian easy
serves: 4, most 6 in pan
tools: knife pan
core: paneer peas
ways: stove
- 350 g paneer; in 2 cm cubes | en dados de 2 cm
- 300 g peas
- 4 tbsp ghee
- 1 tsp cumin
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@; optional
- 1 can tinned-tomatoes
- 2 tsp coriander-seed
- 1/2 tsp turmeric
- 1/2 tsp chilli-powder
- 1.25 tsp salt
- 1 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ paneer > 350 g tofu; firm, in 2 cm cubes | firme, en dados de 2 cm; name Matar tofu | Matar tofu
# Brown | Dora
6 batch | Fry {paneer} in half of {ghee} in the pan over medium heat for {time}, turning, until golden. Lift out.
| Dora {paneer} con la mitad de {ghee} en la sartén a fuego medio {time}, dando vueltas. Saca.
# Fry the masala | Sofríe el masala
10 cook | Fry {cumin+onion} in the rest of {ghee} for {time}, until golden brown.
| Sofríe {cumin+onion} con el resto de {ghee} {time}, hasta que se dore bien.
10 cook | Add {garlic+ginger+tinned-tomatoes+coriander-seed+turmeric+chilli-powder+salt} and fry for {time}, until thick and the fat shows at the edge.
| Añade {garlic+ginger+tinned-tomatoes+coriander-seed+turmeric+chilli-powder+salt} y sofríe {time}, hasta que espese y asome la grasa en el borde.
# Simmer | Cuece
8 cook | Add {peas+paneer} and {250 ml} of water and simmer for {time}, until tender. Stir in {garam-masala+coriander-leaf}.
| Añade {peas+paneer} y {250 ml} de agua y cuece {time}, hasta que quede tierno. Incorpora {garam-masala+coriander-leaf}.
== keema-matar
names: Keema matar, keema, keema mutter, keema mattar, keema curry, kheema, Indian minced lamb curry, minced lamb curry, lamb keema, qeema | Keema matar, keema, keema de cordero, curry de carne picada, curry indio de carne picada, curry de cordero picado
about: minced lamb and peas in a dry, spicy masala | cordero picado y guisantes en un masala especiado y casi seco
kind: main indian easy
serves: 4, most 6 in pan
tools: knife pan
core: lamb-mince garam-masala
ways: stove
- 600 g lamb-mince
- 2 tbsp ghee
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 chilli; finely chopped | picad@ fin@; optional
- 1 tsp cumin
- 2 tsp coriander-seed
- 1/2 tsp turmeric
- 1 tsp chilli-powder
- 1 can tinned-tomatoes
- 1.25 tsp salt
- 200 g peas
- 2 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
- 1/2 lemon; juiced | en zumo
~ lamb-mince > 600 g beef-mince; name Beef keema | Keema de ternera
~ lamb-mince > 600 g chicken-mince; name Chicken keema | Keema de pollo
~ lamb-mince > 600 g turkey-mince; name Turkey keema | Keema de pavo
~ lamb-mince > 400 g meat-substitute; name Plant-based keema | Keema vegetal
~ lamb-mince > 2 can tinned-lentils; drained | escurridas; name Lentil keema | Keema de lentejas
# Fry the base | Sofríe la base
12 cook | Fry {onion} in {ghee} in the pan for {time}, until golden brown.
| Sofríe {onion} con {ghee} en la sartén {time}, hasta que se dore bien.
1 cook | Stir in {garlic+ginger+chilli+cumin+coriander-seed+turmeric+chilli-powder} for {time}.
| Añade {garlic+ginger+chilli+cumin+coriander-seed+turmeric+chilli-powder} y remueve {time}.
# Brown | Dora
8 batch safe=lamb-mince | Add {lamb-mince} and fry over high heat for {time}, breaking it up, until browned.
| Añade {lamb-mince} y sofríe a fuego vivo {time}, desmenuzando, hasta que se dore.
# Simmer | Cuece
20 cook | Add {tinned-tomatoes+salt} and a splash of water and simmer for {time}, until almost dry and the fat parts.
| Añade {tinned-tomatoes+salt} y un chorrito de agua y cuece a fuego suave {time}, hasta que quede casi seco y suelte la grasa.
5 cook | Add {peas+garam-masala} and cook for {time}. Stir in {lemon}.[ Scatter {coriander-leaf} over it.]
| Añade {peas+garam-masala} y cuece {time}. Incorpora {lemon}.[ Reparte {coriander-leaf} por encima.]
== jalfrezi
names: Chicken jalfrezi, jalfrezi, jalfrezi curry, chicken jalfrezi curry | Pollo jalfrezi, jalfrezi, jalfrezi de pollo, curry jalfrezi
about: chicken with peppers, onion and green heat in a thick tomato sauce | pollo con pimientos, cebolla y toque picante en salsa espesa de tomate
kind: main indian easy
serves: 4, most 4 in pan
tools: knife pan
core: chicken-breast green-pepper garam-masala turmeric
ways: stove
- 600 g chicken-breast; in strips | en tiras
- 3 tbsp sunflower-oil
- 1 tsp cumin
- 2 onion; half finely chopped, half in wedges | la mitad picadas, la mitad en gajos
- 1 green-pepper; in strips | en tiras
- 1 red-pepper; in strips | en tiras
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 3 chilli; slit lengthways | abiertas a lo largo
- 1/2 tsp turmeric
- 2 tsp coriander-seed
- 1 can tinned-tomatoes
- 1.25 tsp salt
- 1 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-breast > 500 g prawn; peeled | peladas; name Prawn jalfrezi | Jalfrezi de gambas
~ chicken-breast > 400 g paneer; in cubes | en dados; name Paneer jalfrezi | Jalfrezi de paneer
~ chicken-breast > 2 can tinned-chickpeas; drained | escurridos; name Chickpea jalfrezi | Jalfrezi de garbanzos
# Char | Tuesta
5 batch | Fry {green-pepper+red-pepper} with the wedges of {onion} in half of {sunflower-oil} in the pan over high heat for {time}, until charred at the edges. Lift out.
| Saltea {green-pepper+red-pepper} con los gajos de {onion} y la mitad de {sunflower-oil} en la sartén a fuego vivo {time}, hasta que se tuesten los bordes. Saca.
# Make the sauce | Haz la salsa
8 cook | Soften the rest of {onion} with {cumin} in the rest of {sunflower-oil} for {time}, until golden.
| Pocha el resto de {onion} con {cumin} en el resto de {sunflower-oil} {time}, hasta que se dore.
10 cook | Add {garlic+ginger+turmeric+coriander-seed+tinned-tomatoes+salt} and simmer for {time}, until thick.
| Añade {garlic+ginger+turmeric+coriander-seed+tinned-tomatoes+salt} y cuece {time}, hasta que espese.
# Cook | Cocina
9 batch if=chicken-breast safe=chicken-breast | Add {chicken-breast+chilli} and cook over medium heat for {time}, turning, until done.
| Añade {chicken-breast+chilli} y cocina a fuego medio {time}, removiendo, hasta que esté hecho.
6 batch not=chicken-breast safe=chicken-breast | Add {chicken-breast+chilli} and cook over medium heat for {time}, turning, until hot and just done.
| Añade {chicken-breast+chilli} y cocina a fuego medio {time}, removiendo, hasta que esté caliente y en su punto.
2 cook | Stir in what you lifted out and {garam-masala} and cook for {time}.[ Scatter {coriander-leaf} over it.]
| Incorpora lo que sacaste y {garam-masala} y cocina {time}.[ Reparte {coriander-leaf} por encima.]
== sambar
names: Sambar, sambhar, South Indian sambar, vegetable sambar, sambaar, dosa sambar | Sambar, sambhar, sambar de verduras, guiso indio de lentejas y verduras
about: a sour and spicy South Indian stew of lentils, vegetables and tamarind | guiso ácido y especiado del sur de la India de lentejas, verduras y tamarindo
kind: main indian easy
serves: 4, most 6 in pot
tools: knife pot smallPan
core: lentils-red tamarind
ways: stove pressure-cooker+stove
- 200 g lentils-red; toor dal or red | toor dal o rojas
- 1/2 tsp turmeric
- 200 g pumpkin; in cubes | en dados
- 150 g green-beans; in 3 cm lengths | en trozos de 3 cm
- 1 carrot; in slices | en rodajas; optional
- 1 aubergine; small, in cubes | pequeña, en dados
- 2 tomato; chopped | picad@
- 2 tbsp tamarind
- 2 tsp coriander-seed
- 1 tsp cumin
- 1 tsp chilli-powder
- 1/4 tsp fenugreek; ground | molido; optional
- 1.5 tsp salt
- 2 tbsp sunflower-oil
- 1 tsp mustard-seeds
- 2 dried-chilli; optional
- 10 leaf curry-leaves; optional
- 1 pinch asafoetida; optional
# Boil | Cuece
25 cook way=stove | Rinse {lentils-red} and simmer with {turmeric} and {1000 ml} of water in the pot for {time}, until they fall apart. Whisk smooth.
| Enjuaga {lentils-red} y cuece con {turmeric} y {1000 ml} de agua en la olla a fuego suave {time}, hasta que se deshagan. Bate hasta que quede liso.
10 cook way=pressure-cooker | Rinse {lentils-red} and cook with {turmeric} and {800 ml} of water in the pressure cooker, filled by half at most, at high pressure for {time}. Let the pressure fall by itself and whisk smooth.
| Enjuaga {lentils-red} y cuece con {turmeric} y {800 ml} de agua en la olla a presión, llena como mucho hasta la mitad, a presión alta {time}. Deja que la presión baje sola y bate hasta que quede liso.
# Add the vegetables | Añade las verduras
15 cook | Add {pumpkin+green-beans+carrot+aubergine+tomato+coriander-seed+cumin+chilli-powder+fenugreek+salt} and simmer for {time}, until tender.
| Añade {pumpkin+green-beans+carrot+aubergine+tomato+coriander-seed+cumin+chilli-powder+fenugreek+salt} y cuece {time}, hasta que quede tierno.
5 cook | Stir in {tamarind} and simmer for {time}. It should pour like a thick soup: thin with hot water if needed.
| Añade {tamarind} y cuece {time}. Debe quedar como una sopa espesa: aligera con agua caliente si hace falta.
# Temper | Aromatiza
2 cook | Heat {sunflower-oil} in the frying pan and let {mustard-seeds+dried-chilli+curry-leaves+asafoetida} crackle for {time}. Pour into the pot and stir.
| Calienta {sunflower-oil} en la sartén y deja saltar {mustard-seeds+dried-chilli+curry-leaves+asafoetida} {time}. Vierte en la olla y remueve.
== bombay-potatoes
names: Bombay potatoes, Bombay aloo, Indian spiced potatoes, Bombay potato, spiced Indian potatoes, Mumbai potatoes | Patatas Bombay, patatas de Bombay, papas Bombay, patatas especiadas indias, patatas a la india
about: potatoes fried with mustard seeds, turmeric and tomato | patatas salteadas con semillas de mostaza, cúrcuma y tomate
kind: side indian easy
serves: 4, most 4 in pan
tools: knife pot pan
core: potato turmeric cumin
ways: stove oven+stove air-fryer+stove
- 900 g potato; in 3 cm cubes | en dados de 3 cm
- 1.25 tsp salt
- 4 tbsp sunflower-oil
- 1 tsp mustard-seeds
- 1 tsp cumin
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@; optional
- 1/2 tsp turmeric
- 1 tsp coriander-seed
- 1/2 tsp chilli-powder
- 2 tomato; chopped | picad@
- 10 g coriander-leaf; chopped | picad@; optional
+ 150 g spinach peas
# Boil | Cuece
10 cook | Boil {potato} with half of {salt} in water in the pot for {time}, until just tender, and drain well.
| Cuece {potato} con la mitad de {salt} en agua en la olla {time}, hasta que estén apenas tiernas, y escurre bien.
# Make the masala | Haz el masala
7 cook | Let {mustard-seeds+cumin} crackle in half of {sunflower-oil} in the pan, add {onion} and soften for {time}.
| Haz saltar {mustard-seeds+cumin} con la mitad de {sunflower-oil} en la sartén, añade {onion} y pocha {time}.
5 cook | Add {garlic+ginger+turmeric+coriander-seed+chilli-powder+tomato}[ and {extra}] and cook for {time}, until thick.
| Añade {garlic+ginger+turmeric+coriander-seed+chilli-powder+tomato}[ y {extra}] y cocina {time}, hasta que espese.
# Brown | Dora
12 batch way=stove | Add {potato} with the rest of {sunflower-oil} and the rest of {salt} and fry for {time}, turning seldom, until crusty.
| Añade {potato} con el resto de {sunflower-oil} y el resto de {salt} y saltea {time}, removiendo poco, hasta que se forme costra.
25 batch way=oven | Mix {potato} with the masala, the rest of {sunflower-oil} and the rest of {salt}, spread on a tray and roast at 220 °C (fan 200 °C) for {time}, until crusty.
| Mezcla {potato} con el masala, el resto de {sunflower-oil} y el resto de {salt}, extiende en una bandeja y asa a 220 °C (200 °C con ventilador) {time}, hasta que se forme costra.
14 batch way=air-fryer | Mix {potato} with the masala, the rest of {sunflower-oil} and the rest of {salt} and cook in the air fryer at 200 °C for {time}, shaking twice, until crusty.
| Mezcla {potato} con el masala, el resto de {sunflower-oil} y el resto de {salt} y cocina en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que se forme costra.
1 work | Serve hot.[ Scatter {coriander-leaf} over them.]
| Sirve caliente.[ Reparte {coriander-leaf} por encima.]
== egg-curry
names: Egg curry, Indian egg curry, anda curry, egg masala, boiled egg curry, egg masala curry, eggs curry | Curry de huevo, curry de huevos, huevos al curry, curry indio de huevo, huevos duros al curry
about: boiled eggs in a thick onion and tomato masala | huevos duros en un masala espeso de cebolla y tomate
kind: main indian easy
serves: 4, most 6 in pan
tools: knife saucepan pan
core: egg garam-masala
ways: stove
- 8 egg
- 3 tbsp sunflower-oil
- 1 tsp cumin
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 1 chilli; finely chopped | picad@ fin@; optional
- 1/2 tsp turmeric
- 2 tsp coriander-seed
- 1/2 tsp chilli-powder
- 1 can tinned-tomatoes
- 1 tsp salt
- 1 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ egg > 500 g tofu; firm, in cubes | firme, en dados; name Tofu masala curry | Curry de tofu con masala
# Boil | Cuece
10 cook if=egg safe=egg | Boil {egg} in the saucepan for {time}, cool in cold water, peel and score lightly.
| Cuece {egg} en el cazo {time}, enfría con agua fría, pela y haz unos cortes ligeros.
# Make the masala | Haz el masala
12 cook | Fry {cumin+onion} in {sunflower-oil} in the pan for {time}, until golden brown.
| Sofríe {cumin+onion} con {sunflower-oil} en la sartén {time}, hasta que se dore bien.
1 cook | Stir in {garlic+ginger+chilli+turmeric+coriander-seed+chilli-powder} for {time}.
| Añade {garlic+ginger+chilli+turmeric+coriander-seed+chilli-powder} y remueve {time}.
10 cook | Add {tinned-tomatoes+salt} and cook for {time}, until thick and the fat shows at the edge.
| Añade {tinned-tomatoes+salt} y cocina {time}, hasta que espese y asome la grasa en el borde.
# Simmer | Cuece
8 cook | Stir in {250 ml} of hot water, add {egg} and simmer for {time}. Stir in {garam-masala}.[ Scatter {coriander-leaf} over it.]
| Añade {250 ml} de agua caliente y {egg} y cuece a fuego suave {time}. Incorpora {garam-masala}.[ Reparte {coriander-leaf} por encima.]
`);
