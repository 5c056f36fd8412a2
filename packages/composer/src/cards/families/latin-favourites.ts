import { cards } from "../parse-cards.ts";

export const LATIN_FAVOURITES = cards(`
== birria
names: Birria, beef birria, birria de res, birria tacos, Mexican birria, quesabirria | Birria, birria de res, tacos de birria, birria de Jalisco, consomé de birria
about: meat braised in a dried chilli broth until it shreds, with tortillas to dip | carne guisada en un adobo de chiles secos hasta que se deshebra, con tortillas para mojar
kind: main mexican medium
serves: 6, most 8 in casserole
tools: knife bowl blender casserole
core: stewing-beef guajillo-chilli
ways: stove pressure-cooker
- 1200 g stewing-beef; in large pieces | en trozos grandes
- 2.5 tsp salt
- 6 guajillo-chilli; seeded | sin semillas
- 3 ancho-chilli; seeded | sin semillas
- 3 tomato; halved | partid@ por la mitad
- 1 onion; in pieces | en trozos
- 5 clove garlic
- 3 tbsp cider-vinegar
- 1 tsp cumin
- 2 tsp oregano
- 3 clove
- 1/2 tsp black-pepper
- 1 cinnamon-stick
- 2 bay-leaf
- 1200 ml water; hot | caliente
- 18 tortilla-corn; warm | calientes
- 15 g coriander-leaf; chopped | picad@; optional
- 2 lime; in wedges | en gajos; optional
~ stewing-beef > 1400 g goat; with bone, in pieces | con hueso, en trozos; name Goat birria | Birria de chivo
~ stewing-beef > 1200 g lamb-shoulder; in large pieces | en trozos grandes; name Lamb birria | Birria de borrego
# Soften | Ablanda
15 cook | Warm {guajillo-chilli+ancho-chilli} in the dry casserole for a moment, cover with hot water in the bowl and leave for {time}. Drain.
| Calienta un momento {guajillo-chilli+ancho-chilli} en la cazuela seca, cubre con agua caliente en el bol y deja {time}. Escurre.
# Make the base | Haz el adobo
8 cook | Char {tomato+onion+garlic} in the dry casserole for {time}.
| Asa {tomato+onion+garlic} en la cazuela seca {time}.
5 work | Blend all with {cider-vinegar+cumin+oregano+clove+black-pepper} and a cup of {water:bare} until smooth, and strain.
| Tritura todo con {cider-vinegar+cumin+oregano+clove+black-pepper} y una taza de {water:bare} hasta que quede fino, y cuela.
# Braise | Guisa
180 cook way=stove safe=stewing-beef | Put {stewing-beef+salt+cinnamon-stick+bay-leaf} in the casserole with the blended base and the rest of {water}, cover and simmer very gently for {time}, until it shreds.
| Pon {stewing-beef+salt+cinnamon-stick+bay-leaf} en la cazuela con lo triturado y el resto de {water}, tapa y guisa a fuego muy suave {time}, hasta que se deshebre.
60 cook way=pressure-cooker safe=stewing-beef | Put {stewing-beef+salt+cinnamon-stick+bay-leaf} in the pressure cooker with the blended base and the rest of {water}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {stewing-beef+salt+cinnamon-stick+bay-leaf} en la olla a presión con lo triturado y el resto de {water}, cierra y cuece a presión alta {time}. Deja que baje sola.
# Serve | Sirve
8 work | Shred {stewing-beef}, skim the liquid, take out the leaves and the stick of spice. Serve in {tortilla-corn} with bowls of the liquid to dip.[ Scatter {coriander-leaf} over.][ Serve {lime} beside.]
| Deshebra {stewing-beef}, desgrasa el líquido y retira las hojas y la rama de especia. Sirve en {tortilla-corn} con cuencos del líquido para mojar.[ Reparte {coriander-leaf}.][ Sirve {lime} al lado.]
== tacos-dorados
names: Tacos dorados, flautas, taquitos, crispy rolled tacos, chicken taquitos, chicken flautas, rolled tacos | Tacos dorados, flautas, taquitos, tacos dorados de pollo, flautas de pollo, flautas mexicanas
about: corn tortillas rolled around chicken and fried crisp, with lettuce, cream and salsa | tortillas de maíz enrolladas con pollo y fritas, con lechuga, crema y salsa
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: knife pan
core: tortilla-corn cooked-chicken
ways: stove
- 350 g cooked-chicken; finely shredded | deshebrad@ fin@
- 1/2 tsp salt
- 1/2 tsp cumin
- 12 tortilla-corn
- 350 ml sunflower-oil; for frying | para freír
- 200 g lettuce; in thin strips | en tiras finas
- 150 g tomato-salsa
- 120 ml sour-cream; optional
- 80 g fresh-cheese; crumbled | desmenuzado; optional
- 1 avocado; sliced | en láminas; optional
~ cooked-chicken > 450 g potato; boiled, mashed | cocidas, en puré; name Potato tacos dorados | Tacos dorados de papa
# Fill | Rellena
3 work | Season {cooked-chicken} with {salt+cumin}.
| Sazona {cooked-chicken} con {salt+cumin}.
4 cook | Warm {tortilla-corn} one by one in the dry pan for {time} in all, so that they bend without cracking.
| Calienta {tortilla-corn} de una en una en la sartén seca {time} en total, para que se doblen sin romperse.
6 work | Lay a line of filling on each, roll up tightly and fix all {pieces} with cocktail sticks.
| Pon un cordón de relleno en cada una, enrolla apretando y sujeta las {pieces} con palillos.
# Fry | Fríe
10 pieces | Heat {sunflower-oil} in the pan to 180 °C, a finger deep. Fry a few at a time, seam down first, {time} in all, turning, until golden, crisp and 75 °C hot inside. Drain on paper.
| Calienta {sunflower-oil} en la sartén a 180 °C, con un dedo de altura. Fríe de pocos en pocos, primero por la unión, {time} en total, con vueltas, hasta que estén dorados, crujientes y a 75 °C por dentro. Escurre sobre papel.
# Serve | Sirve
3 work | Take out the sticks. Cover with {lettuce+tomato-salsa+sour-cream+fresh-cheese+avocado} and serve at once.
| Retira los palillos. Cubre con {lettuce+tomato-salsa+sour-cream+fresh-cheese+avocado} y sirve enseguida.
== mofongo
names: Mofongo, Puerto Rican mofongo, mashed fried plantains with garlic | Mofongo, mofongo puertorriqueño, mofongo de plátano
about: fried green plantain pounded with garlic and crisp bacon | plátano verde frito y majado con ajo y beicon crujiente
kind: side any easy
serves: 4, most 4 in deepPan
tools: knife deepPan pan slotted mortar
core: plantain garlic
ways: stove
- 4 plantain; green, in 2.5 cm pieces | verdes, en trozos de 2,5 cm
- 600 ml sunflower-oil; for frying | para freír
- 6 clove garlic; crushed | machacad@
- 3 tbsp olive-oil
- 1 tsp salt
- 120 g bacon; diced | en dados; optional
- 120 ml chicken-stock; hot | caliente
# Fry | Fríe
14 pieces | Heat {sunflower-oil} in the deep pot to 165 °C and fry {plantain} for {time} in all, turning, until golden and soft to the centre. Drain.
| Calienta {sunflower-oil} en la olla honda a 165 °C y fríe {plantain} {time} en total, con vueltas, hasta que se doren y queden blandos por dentro. Escurre.
6 cook | Fry {bacon} in the pan over medium heat for {time}, until well browned.
| Saltea {bacon} en la sartén a fuego medio {time}, hasta que se dore bien.
2 cook | Warm {garlic} in {olive-oil} in the pan over low heat for {time}, until it smells, not brown.
| Calienta {garlic} en {olive-oil} en la sartén a fuego suave {time}, hasta que huela, sin dorar.
# Pound | Maja
8 work | Pound {plantain} while hot in the mortar in portions, with the flavoured oil and {salt+bacon}, moistening with {chicken-stock} little by little, until it holds together but is still coarse.
| Maja {plantain} en caliente en el mortero por raciones, con el aceite aromatizado y {salt+bacon}, humedeciendo con {chicken-stock} poco a poco, hasta que se una pero quede grueso.
2 work | Press into a small bowl, turn out and serve at once: it hardens as it cools.
| Aprieta en un cuenco pequeño, vuelca y sirve enseguida: se endurece al enfriarse.
== seco-de-pollo
names: Seco de pollo, Peruvian chicken and coriander stew, Peruvian coriander chicken, cilantro chicken stew | Seco de pollo, seco de pollo peruano, pollo al culantro, seco de pollo al cilantro
about: Peruvian chicken stewed in coriander, beer and yellow chilli, with rice | pollo guisado a la peruana con culantro, cerveza y ají amarillo, con arroz
kind: main any easy
serves: 4, most 6 in casserole
tools: knife blender casserole saucepan
core: chicken-drumstick coriander-leaf
ways: stove
- 1200 g chicken-drumstick
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp sunflower-oil
- 100 g coriander-leaf
- 400 ml chicken-stock
- 1 red-onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 2 tbsp aji-amarillo
- 1 tsp cumin
- 200 ml beer
- 500 g potato; in large pieces | en trozos grandes
- 1 carrot; in slices | en rodajas; optional
- 120 g peas; optional
- 300 g rice
- 450 ml water
# Brown | Dora
8 batch | Season {chicken-drumstick} with half of {salt} and {black-pepper} and brown in {sunflower-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {chicken-drumstick} con la mitad de {salt} y {black-pepper} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}. Saca.
# Make the base | Haz la base
3 work | Blend {coriander-leaf} with half of {chicken-stock} until smooth and green.
| Tritura {coriander-leaf} con la mitad de {chicken-stock} hasta que quede fino y verde.
10 cook | Soften {red-onion+garlic} in the same oil over medium heat for {time}.
| Pocha {red-onion+garlic} en el mismo aceite a fuego medio {time}.
3 cook | Stir in {aji-amarillo+cumin} and fry for {time}, until fragrant.
| Añade {aji-amarillo+cumin} y sofríe {time}, hasta que huela.
# Stew | Guisa
20 cook | Pour in {beer}, let it boil up, add what was blended, {chicken-drumstick} and the rest of {chicken-stock+salt}, cover and simmer for {time}.
| Vierte {beer}, deja que hierva, añade lo triturado, {chicken-drumstick} y el resto de {chicken-stock+salt}, tapa y guisa a fuego suave {time}.
20 cook safe=chicken-drumstick | Add {potato+carrot+peas} and simmer for {time}, until all is tender and the sauce is thick.
| Añade {potato+carrot+peas} y guisa {time}, hasta que todo esté tierno y la salsa espesa.
# Cook the side | Cuece la guarnición
12 cook | Meanwhile rinse {rice}, bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}. Rest covered and serve beside.
| Mientras, lava {rice}, lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}. Deja reposar tapado y sirve al lado.
== anticuchos
names: Anticuchos, Peruvian beef skewers, Peruvian heart skewers, beef heart skewers, anticuchos de corazón | Anticuchos, anticuchos de corazón, anticuchos peruanos, anticuchos de corazón de res
about: skewers of beef heart marinated with chilli, vinegar and cumin, grilled over high heat | brochetas de corazón de res adobadas con ají, vinagre y comino, hechas a fuego vivo
kind: main any easy
serves: 4, most 4 in griddle
tools: knife bowl skewers saucepan griddle
core: heart
ways: stove barbecue
- 800 g heart; trimmed, in 3 cm pieces | limpi@, en trozos de 3 cm
- 3 tbsp aji-amarillo
- 4 clove garlic; crushed | machacad@
- 80 ml red-wine-vinegar
- 2 tsp cumin
- 1 tsp oregano
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 4 tbsp sunflower-oil
- 600 g potato; whole, small | enteras, pequeñas
~ heart > 800 g beef-steak; in 3 cm cubes | en dados de 3 cm; name Beef anticuchos | Anticuchos de carne
~ heart > 800 g chicken-breast; in 3 cm cubes | en dados de 3 cm; name Chicken anticuchos | Anticuchos de pollo
~ heart > 600 g portobello; in thick strips | en tiras gruesas; name Mushroom anticuchos | Anticuchos de champiñones
# Marinate | Adoba
180 cook | Mix {aji-amarillo+garlic+red-wine-vinegar+cumin+oregano+salt+black-pepper} with half of {sunflower-oil} in the bowl, turn {heart} in it and leave in the fridge for {time}.
| Mezcla {aji-amarillo+garlic+red-wine-vinegar+cumin+oregano+salt+black-pepper} con la mitad de {sunflower-oil} en el bol, reboza {heart} y deja en la nevera {time}.
# Boil the side | Cuece la guarnición
25 cook | Boil {potato} in water in the saucepan for {time}, until tender. Drain and halve.
| Cuece {potato} en agua en el cazo {time}, hasta que estén tiernas. Escurre y parte por la mitad.
# Grill | Asa
5 work | Thread {heart} on the skewers, 3 or 4 pieces on each. Add the rest of {sunflower-oil} to what is left of the marinade.
| Ensarta {heart} en las brochetas, 3 o 4 trozos en cada una. Añade el resto de {sunflower-oil} a lo que quede del adobo.
9 batch way=stove safe=heart | Cook on the very hot griddle for {time}, turning and brushing with the marinade for the first half only, until charred at the edges.
| Asa en la plancha muy caliente {time}, dando vueltas y pintando con el adobo solo en la primera mitad, hasta que se tuesten los bordes.
9 batch way=barbecue safe=heart | Cook on the barbecue over strong embers for {time}, turning and brushing with the marinade for the first half only, until charred at the edges.
| Asa en la parrilla sobre brasa fuerte {time}, dando vueltas y pintando con el adobo solo en la primera mitad, hasta que se tuesten los bordes.
2 work | Serve at once with {potato}.
| Sirve enseguida con {potato}.
== choripan
names: Choripán, Argentine chorizo sandwich, chorizo sandwich, Argentine sausage sandwich | Choripán, choripán argentino, choripán con chimichurri, chori, bocadillo de chorizo criollo
about: grilled chorizo in crusty bread with a fresh herb and vinegar sauce | chorizo a la parrilla en pan crujiente con salsa fresca de hierbas y vinagre
kind: main any easy
serves: 4, most 4 in griddle
tools: knife bowl griddle
core: chorizo bread
ways: stove barbecue
- 20 g parsley; finely chopped | picad@ fin@
- 2 clove garlic; finely chopped | picad@ fin@
- 1 tsp oregano
- 1/4 tsp chilli-flakes; optional
- 2 tbsp red-wine-vinegar
- 80 ml olive-oil
- 1/2 tsp salt
- 4 chorizo; fresh, for grilling | fresco, para parrilla
- 400 g bread; 4 short lengths | 4 trozos cortos
~ chorizo > 4 chicken-sausage; large | grandes; name Chicken sausage choripán | Choripán de pollo
~ chorizo > 4 vegan-sausage; large | grandes; name Vegan choripán | Choripán vegano
~ bread > 400 g bread-gluten-free; 4 short lengths | 4 trozos cortos; name Choripán | Choripán
# Stir the sauce | Haz la salsa
15 cook | Mix {parsley+garlic+oregano+chilli-flakes+red-wine-vinegar+olive-oil+salt} in the bowl and leave for {time}.
| Mezcla {parsley+garlic+oregano+chilli-flakes+red-wine-vinegar+olive-oil+salt} en el bol y deja {time}.
# Grill | Asa
16 batch way=stove | Cook {chorizo} unpricked on the griddle over medium heat for {time}, turning. Then split lengthwise and brown the cut side: it must be 75 °C inside.
| Asa {chorizo} sin pinchar en la plancha a fuego medio {time}, dando vueltas. Después abre a lo largo y dora el corte: debe llegar a 75 °C por dentro.
18 batch way=barbecue | Cook {chorizo} unpricked on the barbecue over gentle embers for {time}, turning. Then split lengthwise and brown the cut side: it must be 75 °C inside.
| Asa {chorizo} sin pinchar en la parrilla sobre brasa suave {time}, dando vueltas. Después abre a lo largo y dora el corte: debe llegar a 75 °C por dentro.
# Fill | Rellena
3 work | Split {bread}, warm it beside, put {chorizo} in and spoon the sauce over.
| Abre {bread}, calienta al lado, mete {chorizo} y reparte la salsa.
== brigadeiros
names: Brigadeiros, brigadeiro, Brazilian chocolate truffles, Brazilian chocolate balls | Brigadeiros, brigadeiro, brigadeiros brasileños, trufas brasileñas de chocolate
about: soft Brazilian sweets of condensed milk and cocoa rolled in sprinkles | bolitas brasileñas blandas de leche condensada y cacao rebozadas en fideos dulces
kind: dessert any easy
serves: 8, most 8 in saucepan
makes: 24
tools: saucepan bowl
core: condensed-milk cocoa
ways: stove
- 400 g condensed-milk
- 30 g cocoa
- 25 g butter
- 1 pinch salt; optional
- 80 g sprinkles; dark | oscuros
~ sprinkles > 60 g coconut-desiccated
# Cook | Cuece
10 cook | Stir {condensed-milk+cocoa+salt} and most of {butter} smooth in the saucepan and cook over medium-low heat for {time}, stirring all the time, until it comes away from the bottom in one mass.
| Mezcla {condensed-milk+cocoa+salt} y casi toda {butter} en el cazo y cuece a fuego medio-bajo {time}, sin dejar de remover, hasta que se despegue de la base en un bloque.
# Cool | Enfría
60 cook | Scrape into the bowl, greased with a little of {butter}, and cool for {time}.
| Pasa al bol, untado con un poco de {butter}, y deja enfriar {time}.
# Roll | Forma
15 work | Grease the hands with the rest of {butter}, roll {pieces} small balls and turn them in {sprinkles}.
| Unta las manos con el resto de {butter}, forma {pieces} bolitas y rebózalas en {sprinkles}.
tip | They keep for 3 days in a closed box in the fridge.
| Se conservan 3 días en la nevera en un recipiente cerrado.
== tequenos
names: Tequeños, Venezuelan cheese sticks, fried cheese sticks in dough | Tequeños, tequeños venezolanos, palitos de queso venezolanos, dedos de queso venezolanos
about: sticks of fresh white cheese wrapped in dough and fried | palitos de queso blanco envueltos en masa y fritos
kind: snack any medium
serves: 6, most 6 in deepPan
makes: 24
tools: knife bowl rollingPin deepPan slotted
core: flour fresh-cheese
ways: stove
- 350 g flour
- 60 g butter; soft | bland@
- 1 egg; binds
- 1 tsp sugar; optional
- 3/4 tsp salt
- 110 ml water; lukewarm | templada
- 400 g fresh-cheese; firm, in 24 sticks | firme, en 24 bastones
- 800 ml sunflower-oil; for frying | para freír
~ fresh-cheese > 400 g halloumi; in 24 sticks | en 24 bastones; name Halloumi tequeños | Tequeños de halloumi
~ fresh-cheese > 400 g vegan-cheese; in 24 sticks | en 24 bastones; name Vegan cheese tequeños | Tequeños de queso vegano
# Make the dough | Haz la masa
8 work | Rub {butter} into {flour+sugar+salt} in the bowl, add {egg+water} and knead until smooth.
| Frota {butter} con {flour+sugar+salt} en el bol, añade {egg+water} y amasa hasta que quede lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Wrap | Envuelve
25 work | Roll out 3 mm thin and cut in strips 2 cm wide. Dry {fresh-cheese} well and wind a strip around each of the {pieces} sticks, overlapping and pinching the ends shut: no gap may be left.
| Estira a 3 mm y corta en tiras de 2 cm. Seca bien {fresh-cheese} y enrolla una tira en cada uno de los {pieces} bastones, montando los bordes y sellando las puntas: no debe quedar ningún hueco.
20 cook | Chill for {time}.
| Deja en la nevera {time}.
# Fry | Fríe
15 pieces safe=egg | Heat {sunflower-oil} in the deep pot to 175 °C and fry a few at a time, {time} in all, turning, until evenly golden. Drain on paper and serve hot.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe de pocos en pocos, {time} en total, con vueltas, hasta que se doren por igual. Escurre sobre papel y sirve calientes.
== medialunas
names: Medialunas, Argentine croissants, Argentine medialunas, medialunas de manteca | Medialunas, medialunas de manteca, medialunas argentinas, medias lunas, facturas argentinas
about: small sweet Argentine croissants brushed with syrup | cruasanes argentinos pequeños y dulces, pintados con almíbar
kind: bread any hard
serves: 8, most 8 in tray, whole
makes: 16
tools: bowl rollingPin tray paper saucepan knife
core: bread-flour butter
ways: oven
- 500 g bread-flour
- 80 g sugar
- 8 g yeast
- 1.25 tsp salt
- 220 ml milk; warm | templada
- 1 egg; binds
- 1 tsp vanilla
- 30 g butter as dough-butter; soft | bland@
- 220 g butter; cold, in one slab | fría, en una placa
- 80 g sugar as syrup-sugar
- 60 ml water
~ butter > 220 g butter-plant; firm, in one slab | firme, en una placa; name Medialunas | Medialunas
# Make the dough | Haz la masa
12 work | Mix {bread-flour+sugar+yeast+salt} in the bowl, add {milk+egg+vanilla+dough-butter} and knead until smooth.
| Mezcla {bread-flour+sugar+yeast+salt} en el bol, añade {milk+egg+vanilla+dough-butter} y amasa hasta que quede lisa.
60 cook | Flatten, wrap and chill for {time}.
| Aplana, envuelve y deja en la nevera {time}.
# Fold | Haz los pliegues
8 work | Roll out to a rectangle twice the size of the slab, close it around {butter} and roll out long. Fold in three like a letter.
| Estira en un rectángulo del doble de la placa, encierra {butter} y estira a lo largo. Dobla en tres como una carta.
90 cook | Chill, turn a quarter, roll out and fold in three twice more, with half an hour in the fridge after each: {time} in all.
| Enfría, gira un cuarto, estira y dobla en tres dos veces más, con media hora de nevera después de cada una: {time} en total.
# Shape | Forma
15 work | Roll out 5 mm thin, cut {pieces} tall triangles and roll up from the base. Bend into crescents on the lined tray.
| Estira a 5 mm, corta {pieces} triángulos altos y enrolla desde la base. Curva en la bandeja forrada.
90 cook | Cover and let rise in a cool room for {time}, until puffy.
| Tapa y deja levar en un sitio fresco {time}, hasta que se hinchen.
# Bake and brush | Hornea y pinta
4 cook | Boil {syrup-sugar+water} in the saucepan for {time} until it thickens slightly.
| Hierve {syrup-sugar+water} en el cazo {time} hasta que espese un poco.
17 batch safe=egg | Bake at 200 °C (fan 180 °C) for {time}, until deep golden. Brush with the hot liquid at once.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se doren bien. Pinta enseguida con el líquido caliente.
`);
