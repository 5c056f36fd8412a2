import { cards } from "../parse-cards.ts";

export const SOUTH_EAST_ASIAN_HOME = cards(`
== hainanese-chicken-rice
names: Hainanese chicken rice, Hainan chicken rice, Hainanese chicken, Singapore chicken rice, Hainanese poached chicken | Arroz con pollo de Hainan, pollo de Hainan, arroz hainanés con pollo, arroz con pollo hainanés, arroz con pollo de Singapur
about: gently poached chicken with fragrant rice and a chilli and ginger sauce | pollo escalfado con arroz aromático y salsa de guindilla y jengibre
kind: main thai medium
serves: 4, most 4 in pot
tools: knife pot bowl saucepan blender
core: chicken rice ginger sunflower-oil
ways: stove
- 1600 g chicken; whole | enter@
- 2 tsp salt
- 60 g ginger; sliced | en rodajas
- 4 spring-onion; in pieces | en trozos
- 2 tbsp sunflower-oil
- 5 clove garlic; finely chopped | picad@ fin@
- 350 g rice; jasmine | jazmín
- 1 pandan; leaf, knotted | en hoja, anudada; optional
- 1 cucumber; sliced | en rodajas
- 2 tbsp soy-sauce
- 1 tsp sesame-oil
-- For the sauce | Para la salsa
- 4 chilli
- 20 g ginger as sauce-ginger
- 2 clove garlic as sauce-garlic
- 2 lime; juiced | en zumo
- 1 tsp sugar
~ chicken > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Hainanese rice with tofu | Arroz de Hainan con tofu
# Poach | Escalfa
40 cook if=chicken safe=chicken | Rub {chicken} with most of {salt}. Put it breast down into the pot with {ginger+spring-onion} and hot water to cover, bring to the boil and simmer very gently, covered, for {time}.
| Frota {chicken} con casi toda {salt}. Ponlo boca abajo en la olla con {ginger+spring-onion} y agua caliente hasta cubrir, lleva a ebullición y cuece muy suave, tapado, {time}.
25 cook if=chicken | Leave covered off the heat for {time}, until the juices of the thickest part run clear. Dip into ice-cold water for a few minutes, so that the skin turns silky, and drain. Keep the liquid.
| Deja tapado fuera del fuego {time}, hasta que el jugo de la parte más gruesa salga claro. Sumerge unos minutos en agua helada, para que la piel quede sedosa, y escurre. Guarda el líquido.
15 cook not=chicken | Simmer {chicken+ginger+spring-onion} with most of {salt} in {1500 ml} of water in the pot for {time}. Lift out and keep the liquid.
| Cuece {chicken+ginger+spring-onion} con casi toda {salt} en {1500 ml} de agua en la olla a fuego suave {time}. Saca y guarda el líquido.
# Cook the side | Cuece la guarnición
3 cook | Fry {garlic} in {sunflower-oil} in the saucepan over low heat for {time}, until golden.
| Sofríe {garlic} con {sunflower-oil} en el cazo a fuego bajo {time}, hasta que se dore.
15 cook | Rinse {rice}, stir in and add {480 ml} of the hot liquid[ and {pandan}]. Cover and cook over the lowest heat for {time}. Leave covered until serving.
| Enjuaga {rice}, remueve y añade {480 ml} del líquido caliente[ y {pandan}]. Tapa y cuece al mínimo {time}. Deja tapado hasta servir.
# Make the sauce | Haz la salsa
4 work | Blend {chilli+sauce-ginger+sauce-garlic+lime+sugar} with the rest of {salt} and two spoonfuls of the liquid.
| Tritura {chilli+sauce-ginger+sauce-garlic+lime+sugar} con el resto de {salt} y dos cucharadas del líquido.
# Carve and serve | Trincha y sirve
8 work | Cut {chicken} into pieces and season with {soy-sauce+sesame-oil}. Serve with {rice+cucumber}, the sauce, and some of the hot liquid as a soup.
| Corta {chicken} en trozos y aliña con {soy-sauce+sesame-oil}. Sirve con {rice+cucumber}, la salsa y algo del líquido caliente como sopa.
== nasi-lemak
names: Nasi lemak, Malaysian coconut rice, nasi lemak with sambal, Malay coconut rice | Nasi lemak, arroz con coco malayo, arroz malayo con coco, nasi lemak con sambal
about: coconut rice with chilli sambal, crisp anchovies, peanuts, egg and cucumber | arroz con coco y sambal picante, anchoas secas crujientes, cacahuetes, huevo y pepino
kind: main thai medium
serves: 4, most 4 in saucepan
tools: knife saucepan bowl blender pan
core: rice coconut-milk
ways: stove rice-cooker+stove
- 320 g rice; jasmine | jazmín
- 250 ml coconut-milk
- 15 g ginger; sliced | en rodajas
- 1 pandan; leaf, knotted | en hoja, anudada; optional
- 1 tsp salt
- 4 egg
- 50 g anchovies; small, dried | pequeñas y secas
- 80 g peanut; skinned | pelad@
- 1 cucumber; sliced | en rodajas
-- For the hot paste | Para el majado picante
- 10 dried-chilli; seeded | sin semillas
- 5 shallot; in pieces | en trozos
- 3 clove garlic
- 1 tsp shrimp-paste; optional
- 6 tbsp sunflower-oil
- 1 onion; in rings | en aros
- 2 tbsp tamarind
- 2 tbsp brown-sugar
~ egg > 250 g tofu; firm, in slices | firme, en lonchas
~ anchovies > 100 g tofu; smoked, in thin sticks | ahumado, en bastoncitos
~ peanut > 50 g pumpkin-seeds
# Cook the base | Cuece la base
18 cook way=stove | Rinse {rice}, bring to the boil with {250 ml} of water and {coconut-milk+ginger+pandan+salt} in the saucepan, stir, cover and cook over the lowest heat for {time}. Leave covered off the heat until serving.
| Enjuaga {rice}, lleva a ebullición con {250 ml} de agua y {coconut-milk+ginger+pandan+salt} en el cazo, remueve, tapa y cuece al mínimo {time}. Deja tapado fuera del fuego hasta servir.
35 cook way=rice-cooker | Rinse {rice} and cook with {250 ml} of water and {coconut-milk+ginger+pandan+salt} in the rice cooker for {time}, or until it switches off. Loosen with a fork.
| Enjuaga {rice} y cuece con {250 ml} de agua y {coconut-milk+ginger+pandan+salt} en la arrocera {time}, o hasta que se apague. Suelta con un tenedor.
# Boil and fry the sides | Cuece y fríe lo demás
10 cook if=egg safe=egg | Boil {egg} for {time}, cool in cold water, peel and halve.
| Cuece {egg} durante {time}, enfría con agua fría, pela y parte por la mitad.
5 cook not=egg | Fry {egg} in a little of {sunflower-oil} in the pan for {time}, until golden.
| Dora {egg} con un poco de {sunflower-oil} en la sartén {time}.
6 batch | Fry {peanut} and then {anchovies} in half of {sunflower-oil} in the pan for {time} in all, until golden and crisp. Drain and keep the oil.
| Fríe {peanut} y después {anchovies} con la mitad de {sunflower-oil} en la sartén {time} en total, hasta que se doren y crujan. Escurre y guarda el aceite.
# Fry the paste | Sofríe el majado
15 cook if=dried-chilli | Soak {dried-chilli} in hot water in the bowl for {time} and drain.
| Remoja {dried-chilli} en agua caliente en el bol {time} y escurre.
3 work | Blend {dried-chilli+shallot+garlic+shrimp-paste} with a splash of water.
| Tritura {dried-chilli+shallot+garlic+shrimp-paste} con un chorrito de agua.
15 cook | Fry the paste in the oil of the pan with the rest of {sunflower-oil} over medium-low heat for {time}, stirring, until dark red and the oil parts.
| Sofríe el majado en el aceite de la sartén con el resto de {sunflower-oil} a fuego medio-bajo {time}, removiendo, hasta que quede rojo oscuro y suelte el aceite.
8 cook | Add {onion+tamarind+brown-sugar} with {100 ml} of water and simmer for {time}, until thick and jammy.
| Añade {onion+tamarind+brown-sugar} con {100 ml} de agua y cuece {time}, hasta que espese.
# Serve | Sirve
2 work | Serve {rice} with the hot paste and {egg+anchovies+peanut+cucumber}.
| Sirve {rice} con el majado picante y {egg+anchovies+peanut+cucumber}.
== gado-gado
names: Gado gado, gado-gado, Indonesian salad with peanut sauce, Indonesian salad, Indonesian vegetable salad | Gado gado, gado-gado, ensalada indonesia, ensalada indonesia con salsa de cacahuete
about: vegetables, egg and fried tofu under a warm peanut sauce | verduras, huevo y tofu frito con salsa templada de cacahuete
kind: main thai easy
serves: 4, most 4 in pot
tools: knife pot pan saucepan
core: peanut-butter
ways: stove
- 400 g potato; small, in slices | pequeñas, en rodajas
- 200 g green-beans; in 4 cm lengths | en trozos de 4 cm
- 200 g cabbage; in strips | en tiras
- 150 g bean-sprouts
- 4 egg
- 250 g tofu; firm, in cubes | firme, en dados
- 3 tbsp sunflower-oil
- 1/2 cucumber; sliced | en rodajas
- 40 g prawn-crackers; optional
-- For the sauce | Para la salsa
- 150 g peanut-butter; crunchy | con trocitos
- 2 clove garlic; crushed | machacad@
- 1 chilli; finely chopped | picad@ fin@
- 200 ml coconut-milk
- 2 tbsp soy-sauce
- 1 tbsp brown-sugar
- 1 tbsp tamarind
~ egg > 150 g tempeh; in slices, fried | en lonchas, frito
~ tofu > 250 g tempeh; in cubes | en dados
~ peanut-butter > 150 g sunflower-butter; name Gado gado with sunflower seed sauce | Gado gado con salsa de pipas de girasol
# Boil | Cuece
12 cook | Boil {potato} in water in the pot for {time}, until soft, and lift out.
| Cuece {potato} en agua en la olla {time}, hasta que se ablanden, y saca.
5 cook | Boil {green-beans+cabbage} in the same water for {time}, add {bean-sprouts} for the last minute and drain.
| Cuece {green-beans+cabbage} en la misma agua {time}, añade {bean-sprouts} el último minuto y escurre.
10 cook if=egg safe=egg | Boil {egg} for {time}, cool in cold water, peel and halve.
| Cuece {egg} durante {time}, enfría con agua fría, pela y parte por la mitad.
# Fry | Fríe
8 batch | Fry {tofu} in {sunflower-oil} in the pan for {time}, turning, until golden.
| Dora {tofu} con {sunflower-oil} en la sartén {time}, dando vueltas.
# Make the sauce | Haz la salsa
5 cook | Warm {peanut-butter+garlic+chilli+coconut-milk+soy-sauce+brown-sugar+tamarind} with {100 ml} of water in the saucepan for {time}, stirring, until smooth and pourable.
| Calienta {peanut-butter+garlic+chilli+coconut-milk+soy-sauce+brown-sugar+tamarind} con {100 ml} de agua en el cazo {time}, removiendo, hasta que quede lisa y fluida.
# Serve | Sirve
4 work | Arrange {potato+green-beans+cabbage+bean-sprouts+cucumber+egg+tofu} on a dish and pour the warm sauce over.[ Serve with {prawn-crackers}.]
| Coloca {potato+green-beans+cabbage+bean-sprouts+cucumber+egg+tofu} en una fuente y vierte la salsa templada.[ Sirve con {prawn-crackers}.]
== pork-adobo
names: Pork adobo, Filipino pork adobo, adobong baboy, adobo pork | Adobo de cerdo filipino, adobo filipino de cerdo, adobong baboy
about: pork belly braised in soy sauce, vinegar, garlic and bay | panceta guisada con salsa de soja, vinagre, ajo y laurel
kind: main thai easy
serves: 4, most 6 in casserole
tools: knife casserole
core: pork-belly
ways: stove pressure-cooker+stove slow-cooker+stove
- 1000 g pork-belly; in 4 cm pieces | en trozos de 4 cm
- 2 tbsp sunflower-oil
- 8 clove garlic; crushed | aplastad@
- 100 ml soy-sauce
- 100 ml cider-vinegar
- 3 bay-leaf
- 1/2 tsp black-pepper
- 1 tbsp brown-sugar
~ pork-belly > 1000 g pork-shoulder; in 4 cm pieces | en trozos de 4 cm; name Pork adobo | Adobo de cerdo filipino
# Brown | Dora
10 batch | Brown {pork-belly} in {sunflower-oil} in the casserole for {time}. Add {garlic} for the last minute.
| Dora {pork-belly} con {sunflower-oil} en la cazuela {time}. Añade {garlic} en el último minuto.
# Braise | Guisa
65 cook way=stove safe=pork-belly | Add {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} and {350 ml} of water. Do not stir until it boils, then cover and simmer for {time}, until very tender.
| Añade {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} y {350 ml} de agua. No remuevas hasta que hierva; después tapa y guisa a fuego suave {time}, hasta que esté muy tierno.
25 cook way=pressure-cooker safe=pork-belly | Put it into the pressure cooker with {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} and {200 ml} of water and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo a la olla a presión con {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} y {200 ml} de agua y cuece a presión alta {time}. Deja que la presión baje sola.
420 cook way=slow-cooker safe=pork-belly | Put it into the slow cooker with {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} and {100 ml} of water and cook on low for {time}, until very tender.
| Pásalo a la olla de cocción lenta con {soy-sauce+cider-vinegar+bay-leaf+black-pepper+brown-sugar} y {100 ml} de agua y cocina al mínimo {time}, hasta que esté muy tierno.
# Reduce | Reduce
12 cook | Boil down uncovered on the stove for {time}, until the sauce coats the pieces and the fat parts.
| Reduce destapado al fuego {time}, hasta que la salsa envuelva los trozos y suelte la grasa.
== sinigang
names: Sinigang, pork sinigang, sinigang na baboy, Filipino sour soup, Filipino tamarind soup, sinigang soup | Sinigang, sinigang de cerdo, sopa sinigang, sopa filipina de tamarindo, sopa agria filipina
about: Filipino sour soup of pork and vegetables with tamarind | sopa agria filipina de cerdo y verduras con tamarindo
kind: main thai easy
serves: 4, most 6 in pot
tools: knife pot
core: tamarind
ways: stove pressure-cooker+stove
- 900 g pork-belly; in 4 cm pieces | en trozos de 4 cm
- 2000 ml water
- 1 onion; quartered | en cuartos
- 3 tomato; quartered | en cuartos
- 200 g daikon; in thick slices | en rodajas gruesas
- 1 aubergine; in thick slices | en rodajas gruesas
- 150 g green-beans; in 5 cm lengths | en trozos de 5 cm
- 100 g okra; optional
- 2 chilli; whole | enter@; optional
- 5 tbsp tamarind
- 3 tbsp fish-sauce
- 200 g spinach
~ pork-belly > 600 g prawn; peeled | peladas; name Prawn sinigang | Sinigang de gambas
~ pork-belly > 600 g salmon; in large pieces | en trozos grandes; name Salmon sinigang | Sinigang de salmón
~ pork-belly > 400 g tofu; firm, in large cubes | firme, en dados grandes; name Tofu sinigang | Sinigang de tofu
# Simmer | Cuece
60 cook way=stove if=pork-belly safe=pork-belly | Bring {pork-belly+water} to the boil in the pot and skim. Add {onion+tomato} and simmer, covered, for {time}, until tender.
| Lleva a ebullición {pork-belly+water} en la olla y espuma. Añade {onion+tomato} y cuece a fuego suave, tapado, {time}, hasta que esté tierno.
25 cook way=pressure-cooker if=pork-belly safe=pork-belly | Cook {pork-belly+water+onion+tomato} in the pressure cooker at high pressure for {time}. Let the pressure fall by itself.
| Cuece {pork-belly+water+onion+tomato} en la olla a presión a presión alta {time}. Deja que la presión baje sola.
15 cook not=pork-belly | Simmer {water+onion+tomato} in the pot for {time}.
| Cuece {water+onion+tomato} en la olla {time}.
# Add the vegetables | Añade las verduras
10 cook | Crush the softened pieces of {tomato} against the side. Add {daikon+aubergine} and simmer for {time}.
| Aplasta {tomato} contra la pared. Añade {daikon+aubergine} y cuece {time}.
5 cook | Stir in {green-beans+okra+chilli+tamarind+fish-sauce} and simmer for {time}.
| Añade {green-beans+okra+chilli+tamarind+fish-sauce} y cuece {time}.
5 cook not=pork-belly safe=pork-belly | Add {pork-belly} and simmer gently for {time}.
| Añade {pork-belly} y cuece a fuego suave {time}.
1 cook | Stir in {spinach} for {time}. Taste: it must be clearly sour. Serve very hot.
| Añade {spinach} y remueve {time}. Prueba: debe quedar bien agria. Sirve muy caliente.
== pancit
names: Pancit, pancit bihon, pancit guisado, pansit, Filipino noodles, Filipino pancit | Pancit, pancit bihon, pancit guisado, pansit, fideos filipinos, pancit filipino
about: Filipino rice noodles fried with chicken, prawns and vegetables | fideos de arroz filipinos salteados con pollo, gambas y verduras
kind: main thai easy
serves: 4, most 4 in wok
tools: knife bowl wok
core: rice-noodles
ways: stove
- 250 g rice-noodles; very thin | muy finos
- 250 g chicken-thigh; boneless, in thin strips | deshuesados, en tiras finas
- 150 g prawn; peeled | pelad@
- 3 tbsp sunflower-oil
- 1 onion; sliced | en juliana
- 4 clove garlic; chopped | picad@
- 1 carrot; in matchsticks | en bastoncitos
- 150 g green-beans; in thin slices | en tiras finas
- 200 g cabbage; in strips | en tiras
- 500 ml chicken-stock
- 4 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1/2 tsp black-pepper
- 2 spring-onion; in rings | en aros
- 1 lemon; in wedges | en gajos
~ chicken-thigh > 250 g tofu; firm, in strips | firme, en tiras
~ prawn > 100 g mushroom; sliced | en láminas
~ rice-noodles > 250 g egg-noodles; name Pancit canton | Pancit canton
# Soak | Remoja
8 cook | Soak {rice-noodles} in lukewarm water in the bowl for {time}, until they bend, and drain.
| Remoja {rice-noodles} en agua templada en el bol {time}, hasta que se doblen, y escurre.
# Fry | Saltea
5 batch safe=chicken-thigh | Fry {onion+garlic} in {sunflower-oil} in the wok for a minute, add {chicken-thigh} and fry for {time}, until browned.
| Saltea {onion+garlic} con {sunflower-oil} en el wok un minuto, añade {chicken-thigh} y saltea {time}, hasta que se dore.
3 batch safe=prawn | Add {prawn+carrot+green-beans+cabbage} and fry for {time}. Lift out half of it for the top.
| Añade {prawn+carrot+green-beans+cabbage} y saltea {time}. Saca la mitad para poner encima.
# Simmer and serve | Cuece y sirve
6 batch | Add {chicken-stock+soy-sauce+oyster-sauce+black-pepper}, bring to the boil, add {rice-noodles} and turn for {time}, until they have drunk the liquid and are tender.
| Añade {chicken-stock+soy-sauce+oyster-sauce+black-pepper}, lleva a ebullición, añade {rice-noodles} y remueve {time}, hasta que absorban el líquido y queden tiernos.
1 work | Put back what you lifted out, scatter {spring-onion} over and serve with {lemon}.
| Devuelve lo que sacaste, reparte {spring-onion} y sirve con {lemon}.
== singapore-noodles
names: Singapore noodles, Singapore fried noodles, Singapore rice noodles, Singapore mei fun, Singapore vermicelli, Singapore chow mein | Fideos de Singapur, fideos Singapur, tallarines Singapur, fideos de arroz de Singapur, fideos fritos de Singapur
about: thin rice noodles fried with curry powder, prawns, pork and peppers | fideos de arroz finos salteados con curry, gambas, cerdo y pimiento
kind: main east-asian easy
serves: 2, most 2 in wok
tools: knife bowl wok
core: rice-noodles curry-powder
ways: stove
- 180 g rice-noodles; very thin | muy finos
- 150 g pork-tenderloin; in fine strips | en tiras finas
- 120 g prawn; peeled | pelad@
- 2 egg; beaten | batid@
- 4 tbsp sunflower-oil
- 1/2 onion; thinly sliced | en juliana fina
- 1 red-pepper; in fine strips | en tiras finas
- 100 g bean-sprouts
- 2 clove garlic; chopped | picad@
- 10 g ginger; grated | rallad@
- 1 tbsp curry-powder
- 1/2 tsp turmeric
- 2 tbsp soy-sauce
- 1 tbsp rice-wine
- 1 tsp sugar
- 2 spring-onion; in pieces | en trozos
- 1 tsp sesame-oil
~ pork-tenderloin > 150 g chicken-breast; in fine strips | en tiras finas
~ pork-tenderloin > 150 g tofu; firm, in strips | firme, en tiras
~ prawn > 100 g mushroom; sliced | en láminas
~ egg > 80 g edamame; shelled | desgranado
# Soak | Remoja
8 cook | Soak {rice-noodles} in hot water in the bowl for {time}, until they bend but stay firm, and drain very well.
| Remoja {rice-noodles} en agua caliente en el bol {time}, hasta que se doblen pero sigan firmes, y escurre muy bien.
# Fry very hot | Saltea a fuego vivo
2 batch safe=egg | Turn {egg} in a quarter of {sunflower-oil} in the hot wok for {time} and lift out.
| Remueve {egg} con un cuarto de {sunflower-oil} en el wok caliente {time} y saca.
5 batch safe=pork-tenderloin,prawn | Fry {pork-tenderloin+prawn} in half of the rest of the oil for {time}, until done. Lift out.
| Saltea {pork-tenderloin+prawn} con la mitad del aceite restante {time}, hasta que esté hecho. Saca.
3 batch | Fry {onion+red-pepper+garlic+ginger} in the rest of the oil for {time}. Stir in {curry-powder+turmeric}.
| Saltea {onion+red-pepper+garlic+ginger} con el resto del aceite {time}. Incorpora {curry-powder+turmeric}.
4 batch | Add {rice-noodles+soy-sauce+rice-wine+sugar} and a splash of water and toss for {time}, until yellow all over and tender.
| Añade {rice-noodles+soy-sauce+rice-wine+sugar} y un chorrito de agua y remueve {time}, hasta que quede todo amarillo y tierno.
1 batch | Toss in {bean-sprouts+spring-onion+sesame-oil} and all that you lifted out for {time}. Serve at once.
| Añade {bean-sprouts+spring-onion+sesame-oil} y todo lo que sacaste y saltea {time}. Sirve enseguida.
`);
