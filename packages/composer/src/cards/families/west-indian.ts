import { cards } from "../parse-cards.ts";

export const WEST_INDIAN = cards(`
== jamaican-patties
names: Jamaican patties, Jamaican beef patties, Jamaican patty, Jamaican meat patties | Empanadas jamaicanas, empanadas jamaicanas de carne, patties jamaicanos
about: flaky turmeric-yellow turnovers with spiced minced beef | empanadas hojaldradas y amarillas con carne picada especiada
kind: snack any medium
serves: 4, most 4 in tray
makes: 8
tools: knife bowl pan rollingPin tray paper
core: flour beef-mince
ways: stove+oven
-- For the dough | Para la masa
- 400 g flour
- 1 tsp turmeric
- 1 tsp salt
- 200 g butter; cold, in cubes | frí@, en dados
- 130 ml water; iced | helada
-- For the filling | Para el relleno
- 2 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 3 spring-onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 1 chilli; seeded, finely chopped | sin semillas, picado fino; optional
- 450 g beef-mince
- 1 tbsp curry-powder
- 1 tsp thyme
- 1/2 tsp allspice
- 1 tsp salt as filling-salt
- 50 g breadcrumbs
- 250 ml beef-stock
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Jamaican lentil patties | Empanadas jamaicanas de lentejas
# Make the dough | Haz la masa
8 work | Mix {flour+turmeric+salt} in the bowl, rub in {butter} to flakes the size of a fingernail, add {water} and press together quickly.
| Mezcla {flour+turmeric+salt} en el bol, deshaz {butter} con los dedos en escamas como una uña, añade {water} y une deprisa.
45 cook | Wrap and chill for {time}.
| Envuelve y enfría en la nevera {time}.
# Cook the filling | Haz el relleno
6 cook | Soften {onion+spring-onion+garlic+chilli} in {sunflower-oil} in the pan over medium heat for {time}.
| Ablanda {onion+spring-onion+garlic+chilli} con {sunflower-oil} en la sartén a fuego medio {time}.
20 cook safe=beef-mince | Add {beef-mince+curry-powder+thyme+allspice+filling-salt}, brown, pour in {beef-stock} and simmer with {breadcrumbs} for {time} in all, until thick and moist. Spread out and cool.
| Añade {beef-mince+curry-powder+thyme+allspice+filling-salt}, dora, vierte {beef-stock} y cuece con {breadcrumbs} {time} en total, hasta que quede espeso y jugoso. Extiende y enfría.
# Fill | Rellena
20 work | Roll out the dough to 3 mm and cut {pieces} rounds of 15 cm. Put filling on one half of each, wet the edge, fold and press shut with a fork.
| Estira la masa a 3 mm y corta {pieces} discos de 15 cm. Pon relleno en la mitad de cada uno, humedece el borde, dobla y cierra con un tenedor.
# Bake | Hornea
28 batch | Bake on the lined tray at 200 °C (fan 180 °C) for {time}, until crisp and golden.
| Hornea en la bandeja forrada a 200 °C (180 °C con ventilador) {time}, hasta que estén crujientes y doradas.
== curry-goat
names: Curry goat, curried goat, Jamaican curry goat, Jamaican goat curry | Curry de cabra jamaicano, curry goat, cabra al curry, chivo al curry jamaicano
about: goat simmered until tender in Jamaican curry with thyme and potato | carne de cabra guisada hasta ablandar en curry jamaicano con tomillo y patata
kind: main any easy
serves: 6, most 8 in casserole
tools: knife bowl casserole
core: goat curry-powder
ways: stove slow-cooker pressure-cooker
- 1500 g goat; with bone, in pieces | con hueso, en trozos
- 3 tbsp curry-powder
- 2 tsp salt
- 1 tsp allspice
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 3 spring-onion; chopped | picad@
- 3 tbsp sunflower-oil
- 1 onion; chopped | picad@
- 1 chilli; whole (Scotch bonnet) | entero; optional
- 4 sprig thyme
- 700 ml water; hot | caliente
- 500 g potato; in 3 cm pieces | en trozos de 3 cm
~ goat > 1400 g lamb-shoulder; in large pieces | en trozos grandes; name Jamaican curry lamb | Curry de cordero jamaicano
# Season | Sazona
120 cook | Rub {goat} in the bowl with two thirds of {curry-powder} and with {salt+allspice+garlic+ginger+spring-onion}, and chill for {time}, better overnight.
| Frota {goat} en el bol con dos tercios de {curry-powder} y con {salt+allspice+garlic+ginger+spring-onion}, y deja en la nevera {time}, mejor toda la noche.
# Brown | Dora
12 cook | Heat {sunflower-oil} in the casserole and toast the rest of {curry-powder} in it for a moment. Add {goat} and brown over high heat for {time}, turning.
| Calienta {sunflower-oil} en la cazuela y tuesta un momento el resto de {curry-powder}. Añade {goat} y dora a fuego vivo {time}, con vueltas.
# Simmer | Guisa
120 cook way=stove safe=goat | Add {onion+chilli+thyme+water}, cover and simmer for {time}, until nearly tender. Stir now and then.
| Añade {onion+chilli+thyme+water}, tapa y guisa a fuego suave {time}, hasta que esté casi tierno. Remueve de vez en cuando.
45 cook way=pressure-cooker safe=goat | Put all into the pressure cooker with {onion+chilli+thyme} and two thirds of {water}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon todo en la olla a presión con {onion+chilli+thyme} y dos tercios de {water}, cierra y cuece a presión alta {time}. Deja que baje sola.
420 cook way=slow-cooker safe=goat | Put all into the slow cooker with {onion+chilli+thyme} and half of {water} and cook on low for {time}.
| Pon todo en la olla de cocción lenta con {onion+chilli+thyme} y la mitad de {water} y cocina en baja {time}.
30 cook | Add {potato} and simmer in the casserole for {time}, until soft and the sauce is thick. Take out the stalks of the herb.
| Añade {potato} y guisa en la cazuela {time}, hasta que se ablanden y la salsa espese. Retira las ramitas.
== ackee-and-saltfish
names: Ackee and saltfish, ackee and salt fish, Jamaican ackee and saltfish, ackee and cod | Ackee con bacalao, ackee y bacalao, seso vegetal con bacalao, ackee and saltfish
about: soft tinned ackee folded into flaked salt cod with pepper and thyme | ackee tierno con bacalao desmigado, pimiento y tomillo
kind: breakfast any easy
serves: 4, most 4 in pan
tools: knife bowl saucepan pan
core: ackee salt-cod
ways: stove
- 300 g salt-cod
- 500 g ackee; tinned, drained | en lata, escurrid@
- 3 tbsp sunflower-oil
- 1 onion; sliced | en juliana
- 1 red-pepper; in strips | en tiras
- 2 clove garlic; chopped | picad@
- 1 chilli; seeded, chopped | sin semillas, picado; optional
- 2 spring-onion; sliced | en rodajas
- 1 tsp thyme
- 2 tomato; chopped | picad@
- 1/2 tsp black-pepper
~ salt-cod > 300 g hearts-of-palm; drained, in strips | escurridos, en tiras; name Ackee with hearts of palm | Ackee con palmitos
# Soak and boil | Desala y cuece
720 cook if=salt-cod | Rinse {salt-cod} and soak in plenty of cold water in the bowl in the fridge for {time}, changing the water twice. Drain.
| Enjuaga {salt-cod} y remoja en abundante agua fría en el bol, en la nevera, {time}, con dos cambios de agua. Escurre.
15 cook safe=salt-cod if=salt-cod | Cover with fresh water in the saucepan and simmer for {time}. Drain, pick it over and flake.
| Cubre con agua limpia en el cazo y cuece a fuego suave {time}. Escurre, limpia y desmiga.
# Fry | Sofríe
8 cook | Soften {onion+red-pepper+garlic+chilli+spring-onion+thyme} in {sunflower-oil} in the pan over medium heat for {time}.
| Ablanda {onion+red-pepper+garlic+chilli+spring-onion+thyme} con {sunflower-oil} en la sartén a fuego medio {time}.
4 batch | Add {salt-cod+tomato} and fry for {time}.
| Añade {salt-cod+tomato} y saltea {time}.
# Fold in | Incorpora
4 batch | Lay {ackee+black-pepper} on top, fold in gently so that it stays whole, and heat for {time}.
| Reparte {ackee+black-pepper} por encima, mezcla con suavidad para que no se rompa y calienta {time}.
tip | Use it from a tin: picked before it opens on the tree it is poisonous.
| Úsalo de lata: si se coge antes de abrirse en el árbol, es venenoso.
== brown-stew-chicken
names: Brown stew chicken, Jamaican brown stew chicken, Jamaican stew chicken, Caribbean stew chicken | Pollo guisado jamaicano, brown stew chicken, estofado jamaicano de pollo
about: Jamaican chicken browned in caramelised sugar and stewed with peppers and thyme | pollo jamaicano dorado en azúcar tostado y guisado con pimientos y tomillo
kind: main any easy
serves: 4, most 6 in casserole
tools: knife bowl casserole
core: chicken-thigh-on-bone
ways: stove
- 1200 g chicken-thigh-on-bone
- 2 tbsp soy-sauce
- 1 tsp allspice
- 1/2 tsp black-pepper
- 1 tsp salt
- 3 clove garlic; crushed | machacad@
- 4 sprig thyme
- 3 tbsp sunflower-oil
- 2 tbsp brown-sugar
- 1 onion; sliced | en juliana
- 1 red-pepper; in strips | en tiras
- 1 green-pepper; in strips | en tiras
- 2 carrot; in slices | en rodajas
- 1 chilli; whole | entero; optional
- 2 tbsp ketchup
- 400 ml water; hot | caliente
~ ketchup > 2 tbsp tomato-puree
# Season | Sazona
60 cook | Mix {chicken-thigh-on-bone} in the bowl with {soy-sauce+allspice+black-pepper+salt+garlic} and half of {thyme}, and chill for {time}, or overnight.
| Mezcla {chicken-thigh-on-bone} en el bol con {soy-sauce+allspice+black-pepper+salt+garlic} y la mitad de {thyme}, y deja en la nevera {time}, o toda la noche.
# Brown | Dora
12 batch | Heat {sunflower-oil} in the casserole.[ Melt {brown-sugar} in it until dark and bubbling.] Put in {chicken-thigh-on-bone} and brown for {time}, turning.
| Calienta {sunflower-oil} en la cazuela.[ Funde dentro {brown-sugar} hasta que se oscurezca y burbujee.] Mete {chicken-thigh-on-bone} y dora {time}, con vueltas.
# Stew | Guisa
40 cook safe=chicken-thigh-on-bone | Add {onion+red-pepper+green-pepper+carrot+chilli+ketchup+water} and the rest of {thyme}, cover and simmer for {time}, until tender.
| Añade {onion+red-pepper+green-pepper+carrot+chilli+ketchup+water} y el resto de {thyme}, tapa y guisa a fuego suave {time}, hasta que esté tierno.
5 cook | Uncover and boil for {time}, until the sauce is thick and brown.
| Destapa y hierve {time}, hasta que la salsa quede espesa y oscura.
== macaroni-pie
names: Macaroni pie, Caribbean macaroni pie, Bajan macaroni pie, Trinidadian macaroni pie | Pastel de macarrones caribeño, macaroni pie, pastel caribeño de macarrones con queso
about: Caribbean baked macaroni set firm with egg, milk and mature cheese | macarrones al horno del Caribe, cuajados con huevo, leche y queso curado
kind: main any easy
serves: 6, most 6 in dish
tools: knife pot bowl dish
core: macaroni cheddar
ways: stove+oven
- 400 g macaroni
- 1.5 tsp salt
- 400 g cheddar; grated | rallado
- 400 ml evaporated-milk
- 2 egg
- 1 onion; grated | rallad@
- 1 tbsp mustard
- 2 tbsp ketchup
- 1/2 tsp black-pepper
- 40 g breadcrumbs; optional
~ macaroni > 400 g pasta-gluten-free; short | corta; name Macaroni pie | Pastel de macarrones caribeño
~ cheddar > 350 g vegan-cheese; grated | rallado; name Macaroni pie | Pastel de macarrones caribeño
~ evaporated-milk > 400 ml soy-drink
~ egg > 3 tbsp cornflour
# Boil | Cuece
8 cook | Boil {macaroni} in plenty of water with most of {salt} in the pot for {time}, a little firmer than to eat. Drain.
| Cuece {macaroni} en abundante agua con casi toda {salt} en la olla {time}, algo más firme que para comer. Escurre.
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C). Beat {egg} with {evaporated-milk+onion+mustard+ketchup+black-pepper} and the rest of {salt} in the bowl, and mix with {macaroni} and three quarters of {cheddar}.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {egg} con {evaporated-milk+onion+mustard+ketchup+black-pepper} y el resto de {salt} en el bol, y mezcla con {macaroni} y tres cuartos de {cheddar}.
# Bake | Hornea
35 batch safe=egg | Press into the dish, top with the rest of {cheddar}[ and with {breadcrumbs}] and bake for {time}, until set and golden.
| Aprieta en la fuente, cubre con el resto de {cheddar}[ y con {breadcrumbs}] y hornea {time}, hasta que cuaje y se dore.
15 cook | Leave for {time}, so that it cuts into squares.
| Deja reposar {time}, para poder cortar en cuadrados.
== pelau
names: Pelau, chicken pelau, Trinidad pelau, Trinidadian chicken pelau | Pelau, pelau de pollo, pelau de Trinidad, arroz pelau
about: Trinidadian rice with chicken browned in sugar, pigeon peas and coconut milk | arroz de Trinidad con pollo dorado en azúcar, gandules y leche de coco
kind: main any easy
serves: 6, most 8 in casserole
tools: knife bowl casserole
core: chicken-thigh-on-bone rice pigeon-peas
ways: stove
- 1200 g chicken-thigh-on-bone
- 3 clove garlic; crushed | machacad@
- 2 spring-onion; chopped | picad@
- 20 g coriander-leaf; chopped | picad@
- 2 tsp salt
- 1 tsp black-pepper
- 3 tbsp sunflower-oil
- 3 tbsp brown-sugar
- 1 onion; chopped | picad@
- 1 carrot; diced | en dados
- 200 g squash; in 2 cm dice | en dados de 2 cm
- 350 g rice; long grain | de grano largo
- 2 can pigeon-peas; drained | escurridos
- 400 ml coconut-milk
- 500 ml water; hot | caliente
- 1 chilli; whole | entero; optional
# Season | Sazona
60 cook | Mix {chicken-thigh-on-bone} in the bowl with {garlic+spring-onion+coriander-leaf+black-pepper} and half of {salt}, and chill for {time}.
| Mezcla {chicken-thigh-on-bone} en el bol con {garlic+spring-onion+coriander-leaf+black-pepper} y la mitad de {salt}, y deja en la nevera {time}.
# Brown | Dora
12 batch | Heat {sunflower-oil} in the casserole.[ Let {brown-sugar} melt in it until dark and foaming.] Put in {chicken-thigh-on-bone} at once and brown for {time}, turning.
| Calienta {sunflower-oil} en la cazuela.[ Funde dentro {brown-sugar} hasta que se oscurezca y haga espuma.] Mete enseguida {chicken-thigh-on-bone} y dora {time}, con vueltas.
15 cook | Add {onion+carrot+squash}, cover and cook over medium heat for {time}.
| Añade {onion+carrot+squash}, tapa y cocina a fuego medio {time}.
# Cook together | Cuece todo junto
25 cook safe=chicken-thigh-on-bone | Stir in {rice+pigeon-peas}, pour in {coconut-milk+water}, add the rest of {salt}[ and {chilli}], cover and cook over the lowest heat for {time}, until soft and nearly dry.
| Incorpora {rice+pigeon-peas}, vierte {coconut-milk+water}, añade el resto de {salt}[ y {chilli}], tapa y cuece al mínimo {time}, hasta que esté tierno y casi seco.
5 cook | Leave covered off the heat for {time}.
| Deja tapado fuera del fuego {time}.
== escovitch-fish
names: Escovitch fish, escoveitch fish, Jamaican escovitch fish, Jamaican fried fish with pickled vegetables | Pescado escovitch, pescado en escabeche jamaicano, escovitch jamaicano
about: crisp fried fish under hot, vinegary onion, carrot and pepper | pescado frito y crujiente con cebolla, zanahoria y pimiento en vinagre picante
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan saucepan
core: snapper
ways: stove
- 800 g snapper; whole and cleaned, or fillets | entero y limpio, o en filetes
- 1 tsp salt
- 1/2 tsp black-pepper
- 60 g flour
- 200 ml sunflower-oil; for frying | para freír
- 1 onion; in rings | en aros
- 2 carrot; in thin sticks | en bastones finos
- 1 red-pepper; in strips | en tiras
- 1 chilli; sliced | en rodajas; optional
- 1 tsp allspice
- 2 sprig thyme
- 200 ml cider-vinegar
- 1 tbsp sugar
~ snapper > 800 g sea-bream; whole and cleaned, or fillets | entera y limpia, o en filetes; name Escovitch fish | Pescado escovitch
~ snapper > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Escovitch tofu | Tofu escovitch
~ flour > 60 g cornflour
# Fry | Fríe
12 pieces safe=snapper | Slash {snapper} on both sides, season with {salt+black-pepper} and dust with {flour}. Fry in {sunflower-oil} in the pan at 180 °C, {time} in all, turning once, until crisp. Drain on paper and lay on a platter.
| Haz cortes a {snapper} por los dos lados, sazona con {salt+black-pepper} y pasa por {flour}. Fríe con {sunflower-oil} en la sartén a 180 °C, {time} en total, con una vuelta, hasta que quede crujiente. Escurre sobre papel y pon en una fuente.
# Make the topping | Haz la cobertura
6 cook | Simmer {onion+carrot+red-pepper+chilli+allspice+thyme+cider-vinegar+sugar} in the saucepan for {time}, until barely softened.
| Cuece {onion+carrot+red-pepper+chilli+allspice+thyme+cider-vinegar+sugar} en el cazo a fuego suave {time}, hasta que apenas se ablande.
# Pour over | Riega
10 cook | Pour hot over {snapper}, leave for {time} and serve.
| Vierte en caliente sobre {snapper}, deja {time} y sirve.
== johnny-cakes
names: Johnny cakes, Jamaican fried dumplings, Jamaican dumplings, Caribbean johnny cakes, fried dumplings Jamaican style | Johnny cakes, bollos fritos jamaicanos, johnny cakes caribeños
about: round fried rolls of the Caribbean, crisp outside and soft inside | bollos fritos y redondos del Caribe, crujientes por fuera y tiernos por dentro
kind: bread any easy
serves: 4, most 4 in deepPan
makes: 12
tools: bowl deepPan slotted
core: flour
ways: stove stove+air-fryer
- 400 g flour
- 2 tsp baking-powder
- 1 tsp salt
- 1 tbsp sugar
- 50 g butter; cold | frí@
- 220 ml milk
- 700 ml sunflower-oil; for frying | para freír
~ flour > 400 g flour-gluten-free; name Johnny cakes | Johnny cakes
# Make the dough | Haz la masa
7 work | Mix {flour+baking-powder+salt+sugar} in the bowl, rub in {butter}, add {milk} and knead briefly to a soft dough.
| Mezcla {flour+baking-powder+salt+sugar} en el bol, frota con {butter}, añade {milk} y amasa un momento hasta lograr una masa blanda.
20 cook | Cover, rest for {time} and form {pieces} smooth balls, slightly flattened.
| Tapa, deja reposar {time} y forma {pieces} bolas lisas, algo aplanadas.
# Fry | Fríe
14 pieces way=stove | Heat {sunflower-oil} in the deep pot to 165 °C and fry a few at a time, turning, {time} in all, until golden and hollow when tapped. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 165 °C y fríe de pocas en pocas, con vueltas, {time} en total, hasta que se doren y suenen huecas. Escurre sobre papel.
16 pieces way=air-fryer | Brush with a little of {sunflower-oil} and cook in the air fryer at 180 °C, turning once, {time} in all, until golden and hollow when tapped.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 180 °C, con una vuelta, {time} en total, hasta que se doren y suenen huecas.
`);
