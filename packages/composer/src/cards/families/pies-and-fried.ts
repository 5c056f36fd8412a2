import { cards } from "../parse-cards.ts";

export const PIES_AND_FRIED = cards(`
== steak-pie
names: Steak pie, steak and ale pie, beef and ale pie, beef pie, steak and mushroom pie | Pastel de ternera a la cerveza, pastel inglés de carne, steak pie, pastel de carne y cerveza
about: beef braised in ale under a lid of puff pastry | ternera guisada con cerveza bajo una tapa de hojaldre
kind: main any medium
serves: 4, most 4 in dish
tools: knife casserole dish rollingPin
core: stewing-beef puff-pastry
ways: stove+oven
- 800 g stewing-beef; in 3 cm cubes | en dados de 3 cm
- 40 g flour
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp sunflower-oil
- 2 onion; chopped | picad@
- 2 carrot; in thick slices | en rodajas gruesas
- 200 g mushroom; quartered | en cuartos; optional
- 1 tbsp tomato-puree
- 300 ml beer
- 300 ml beef-stock
- 1 tbsp worcestershire
- 2 sprig thyme
- 1 bay-leaf
- 320 g puff-pastry; cold | frío
- 1 egg; beaten | batido; binds
~ mushroom > 2 stick celery; sliced | en rodajas
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ puff-pastry > 320 g vegan-puff-pastry; cold | frío; name Steak pie | Pastel de ternera a la cerveza
# Brown | Dora
12 batch | Turn {stewing-beef} in {flour+salt+black-pepper} and brown in {sunflower-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Pasa {stewing-beef} por {flour+salt+black-pepper} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
8 cook | Fry {onion+carrot+mushroom} in the same casserole for {time}, scraping up what sticks.
| Sofríe {onion+carrot+mushroom} en la misma cazuela {time}, rascando lo que se pegue.
# Braise | Guisa
110 cook safe=stewing-beef | Put {stewing-beef} back, add {tomato-puree+beer+beef-stock+worcestershire+thyme+bay-leaf}, cover and simmer gently for {time}, uncovering for the last quarter, until tender and the sauce coats a spoon.
| Devuelve {stewing-beef}, añade {tomato-puree+beer+beef-stock+worcestershire+thyme+bay-leaf}, tapa y guisa a fuego suave {time}, destapando en el último cuarto, hasta que quede tierno y la salsa cubra la cuchara.
40 cook | Remove the leaf and stalks, tip into the dish and cool for {time}.
| Retira la hoja y los tallos, pasa a la fuente y enfría {time}.
tip | On a hot filling the lid would melt before it rises.
| Sobre un relleno caliente la tapa se derrite antes de subir.
# Cover and bake | Tapa y hornea
6 work | Roll {puff-pastry} 2 cm wider than the dish, lay it over, press down the rim, cut a slit for steam and brush with {egg}.
| Estira {puff-pastry} 2 cm más que la fuente, cubre, aprieta el borde, haz un corte para el vapor y pinta con {egg}.
35 batch safe=egg | Bake at 200 °C (fan 180 °C) for {time}, until well risen and deep golden and the filling bubbles.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que suba, se dore bien y el relleno burbujee.
== cornish-pasty
names: Cornish pasties, Cornish pasty, pasty, pasties, beef pasties | Empanadas de Cornualles, Cornish pasty, pasties de Cornualles, empanadillas de Cornualles
about: pastry parcels of raw beef, potato and swede baked until the juices make their own gravy | paquetes de masa con ternera, patata y colinabo que se asan en su jugo
kind: main any medium
serves: 4, most 4 in tray
makes: 4
tools: knife bowl tray paper rollingPin
core: beef-steak potato
ways: oven
-- For the pastry | Para la masa
- 450 g bread-flour
- 120 g butter; cold, diced | fría, en dados
- 100 g lard; cold, diced | fría, en dados
- 1 tsp salt
- 150 ml water; cold | fría
-- For the filling | Para el relleno
- 400 g beef-steak; skirt, in 1 cm pieces | falda, en trozos de 1 cm
- 350 g potato; in thin 1 cm flakes | en láminas finas de 1 cm
- 200 g swede; in thin 1 cm flakes | en láminas finas de 1 cm
- 1 onion; chopped | picad@
- 1.25 tsp salt as filling-salt
- 1 tsp black-pepper
- 20 g butter as filling-butter
- 1 egg; beaten | batido; binds
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ lard > 100 g butter; cold, diced | fría, en dados
# Make the pastry | Haz la masa
10 work | Rub {butter+lard} into {bread-flour+salt}, stir in {water} and knead for a few minutes until smooth and stretchy.
| Frota {butter+lard} con {bread-flour+salt}, incorpora {water} y amasa unos minutos hasta que quede lisa y elástica.
60 cook | Wrap and chill for {time}.
| Envuelve y enfría en la nevera {time}.
# Fill | Rellena
15 work | Heat the oven to 200 °C (fan 180 °C). Mix {beef-steak+potato+swede+onion+filling-salt+black-pepper} in the bowl. Roll the dough into {pieces} rounds of 22 cm.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {beef-steak+potato+swede+onion+filling-salt+black-pepper} en el bol. Estira la masa en {pieces} discos de 22 cm.
8 work | Pile the filling on one half of each and dot with {filling-butter}. Fold over, press and crimp the edge, set on the lined tray and brush with {egg}.
| Reparte el relleno en media luna de cada disco con {filling-butter} en trocitos. Dobla, sella y repulga, coloca en la bandeja forrada y pinta con {egg}.
# Bake | Hornea
20 batch | Bake for {time}, until they begin to colour.
| Hornea {time}, hasta que empiecen a tomar color.
30 batch safe=beef-steak,egg | Lower to 170 °C (fan 150 °C) and bake for {time} more, until golden and a knife meets no resistance through the top.
| Baja a 170 °C (150 °C con ventilador) y hornea {time} más, hasta que se doren y un cuchillo entre sin esfuerzo.
10 cook | Rest for {time} before eating: they are very hot inside.
| Deja reposar {time} antes de comer: por dentro queman.
== onion-rings
names: Onion rings, beer-battered onion rings, crispy onion rings, fried onion rings, homemade onion rings | Aros de cebolla, aros de cebolla rebozados, aros de cebolla fritos, aros de cebolla crujientes
about: thick rings of onion fried in a crisp beer batter | aros gruesos de cebolla fritos en una masa crujiente de cerveza
kind: side any easy
serves: 4, most 4 in deepPan
tools: knife bowl whisk deepPan slotted
core: onion
ways: stove
- 3 onion; large, in 1 cm rings | grandes, en aros de 1 cm
- 150 g flour
- 50 g cornflour
- 1 tsp baking-powder
- 1 tsp paprika-sweet
- 1 tsp salt
- 220 ml beer; very cold | muy fría
- 800 ml sunflower-oil; for frying | para freír
~ beer > 220 ml sparkling-water; very cold | muy fría
# Separate | Separa
10 cook | Separate {onion} into rings, cover with iced water for {time}, drain and dry very well.
| Separa {onion} en aros, cubre con agua helada {time}, escurre y seca muy bien.
# Make the batter | Haz la masa
4 work | Dust the rings with a third of {flour}. Mix {cornflour+baking-powder+paprika-sweet}, the rest of {flour} and half of {salt} in the bowl, and whisk in {beer} just until it flows like thick paint.
| Pasa los aros por un tercio de {flour}. Mezcla {cornflour+baking-powder+paprika-sweet}, el resto de {flour} y la mitad de {salt} en el bol, y añade {beer} batiendo lo justo, hasta que quede como una pintura espesa.
# Fry | Fríe
12 pieces | Heat {sunflower-oil} in the deep pot to 180 °C. Dip the rings, let them drip and fry a few at a time, {time} in all, turning once, until golden and crisp.
| Calienta {sunflower-oil} en la olla honda a 180 °C. Moja los aros, deja escurrir y fríe de pocos en pocos, {time} en total, con una vuelta, hasta que estén dorados y crujientes.
1 work | Drain on paper, sprinkle with the rest of {salt} and serve at once.
| Escurre sobre papel, espolvorea el resto de {salt} y sirve enseguida.
== sweet-potato-fries
names: Sweet potato fries, sweet potato chips, baked sweet potato fries, oven sweet potato fries, sweet potato wedges | Bastones de boniato al horno, boniatos fritos, boniato frito, batatas fritas, camote frito, patatas fritas de boniato, boniato en bastones
about: sticks of sweet potato baked until crisp at the edges | bastones de boniato asados hasta que el borde quede crujiente
kind: side any easy
serves: 4, most 4 in tray
tools: knife bowl tray
core: sweet-potato
ways: oven air-fryer
- 900 g sweet-potato; in 1 cm sticks | en bastones de 1 cm
- 2 tbsp cornflour
- 3 tbsp olive-oil
- 1 tsp paprika-smoked
- 1/2 tsp garlic-powder; optional
- 1 tsp salt
# Soak and coat | Remoja y reboza
30 cook | Cover {sweet-potato} with cold water in the bowl for {time}, drain and dry very well.
| Cubre {sweet-potato} con agua fría en el bol {time}, escurre y seca muy bien.
3 work | Toss first with {cornflour}, then with {olive-oil+paprika-smoked+garlic-powder}.
| Mezcla primero con {cornflour} y después con {olive-oil+paprika-smoked+garlic-powder}.
# Cook | Cocina
28 batch way=oven | Spread out in one layer on the tray, not touching, and bake at 220 °C (fan 200 °C) for {time}, turning once, until browned at the edges.
| Extiende en la bandeja en una sola capa, sin que se toquen, y hornea a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que se doren los bordes.
20 batch way=air-fryer | Cook in the air fryer at 190 °C for {time} in two rounds, shaking often, until browned at the edges.
| Cocina en la freidora de aire a 190 °C {time} en dos veces, agitando a menudo, hasta que se doren los bordes.
1 work | Sprinkle with {salt} and serve at once.
| Espolvorea {salt} y sirve enseguida.
== chicken-kiev
names: Chicken Kiev, chicken Kyiv, chicken kievs, garlic butter chicken Kiev | Pollo Kiev, pollo a la Kiev, pechugas Kiev, pollo a la Kyiv
about: breaded chicken breasts with a heart of garlic and parsley butter | pechugas empanadas con un corazón de mantequilla de ajo y perejil
kind: main any medium
serves: 4, most 4 in tray
tools: knife bowl pan tray
core: chicken-breast butter
ways: stove+oven
- 100 g butter; soft | bland@
- 3 clove garlic; crushed | machacad@
- 15 g parsley; chopped | picad@
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 4 chicken-breast; 180 g each | de 180 g cada una
- 60 g flour
- 2 egg; beaten | batidos; binds
- 150 g breadcrumbs
- 100 ml sunflower-oil
~ butter > 100 g butter-plant; soft | blanda; name Chicken Kiev | Pollo Kiev
# Shape the heart | Prepara el relleno
4 work | Mash {butter+garlic+parsley} with a quarter of {salt}, and shape into 4 small bars.
| Aplasta {butter+garlic+parsley} con un cuarto de {salt} y forma 4 barritas.
30 cook | Freeze the bars for {time}, until hard.
| Congela las barritas {time}, hasta que estén duras.
# Fill and coat | Rellena y empana
15 work | Cut a deep pocket in the thick side of {chicken-breast}, push in a bar each and press the opening shut. Season with {black-pepper} and the rest of {salt}. Turn in {flour}, then {egg}, then {breadcrumbs}, and then once more in the last two.
| Abre un bolsillo hondo en el lado grueso de {chicken-breast}, mete una barrita en cada una y aprieta la abertura. Sazona con {black-pepper} y el resto de {salt}. Pasa por {flour}, luego por {egg} y luego por {breadcrumbs}, y repite lo último.
30 cook | Chill for {time}: the crust sets and keeps the filling in.
| Deja en la nevera {time}: la costra se asienta y guarda el relleno.
# Fry and bake | Fríe y hornea
6 batch | Heat the oven to 190 °C (fan 170 °C). Fry in {sunflower-oil} in the pan over medium heat for {time}, turning gently, until golden all round.
| Calienta el horno a 190 °C (170 °C con ventilador). Fríe con {sunflower-oil} en la sartén a fuego medio {time}, girando con cuidado, hasta que se doren por todas partes.
20 batch safe=chicken-breast,egg | Bake on the tray for {time}. Measure in the flesh beside the filling.
| Hornea en la bandeja {time}. Mide en la parte gruesa junto al relleno.
3 cook | Rest for {time} and cut with care: the filling spurts.
| Deja reposar {time} y corta con cuidado: el relleno salpica.
== arancini
names: Arancini, arancini di riso, Sicilian rice balls, risotto balls, stuffed rice balls, suppli | Arancini, arancini sicilianos, bolas de arroz rellenas, bolas de risotto, supplì
about: fried balls of saffron rice with a molten mozzarella heart | bolas fritas de arroz al azafrán con corazón de mozzarella fundida
kind: starter italian medium
serves: 4, most 4 in deepPan
makes: 12
tools: saucepan tray bowl deepPan slotted
core: rice-risotto mozzarella
ways: stove
- 300 g rice-risotto
- 750 ml vegetable-stock; hot | caliente
- 1 pinch saffron
- 30 g butter
- 60 g parmesan; grated | rallad@
- 150 g mozzarella; in 12 cubes, dried | en 12 dados, seca
- 60 g peas; thawed | descongelados; optional
- 60 g flour
- 2 egg; beaten | batidos; binds
- 150 g breadcrumbs
- 1/2 tsp salt
- 1000 ml sunflower-oil; for frying | para freír
~ mozzarella > 120 g vegan-cheese; in 12 cubes | en 12 dados; name Arancini | Arancini
# Cook the base | Cuece la base
18 cook | Simmer {rice-risotto} with {vegetable-stock+saffron+salt} in the saucepan for {time}, stirring at times, until all is absorbed. Stir in {butter+parmesan}.
| Cuece {rice-risotto} con {vegetable-stock+saffron+salt} en el cazo a fuego suave {time}, removiendo a ratos, hasta que se absorba todo. Incorpora {butter+parmesan}.
90 cook | Spread thinly on the tray, cool quickly and chill for {time}, until firm.
| Extiende en capa fina en la bandeja, enfría deprisa y deja en la nevera {time}, hasta que quede firme.
# Shape | Forma
25 work | With wet hands make {pieces} balls around {mozzarella}[ and a few {peas:bare}]. Roll in {flour}, then {egg}, then {breadcrumbs}.
| Con las manos mojadas forma {pieces} bolas alrededor de {mozzarella}[ y unos pocos {peas:bare}]. Pasa por {flour}, luego por {egg} y luego por {breadcrumbs}.
# Fry | Fríe
15 pieces safe=egg | Heat {sunflower-oil} in the deep pot to 170 °C and fry a few at a time, {time} in all, until deep golden and hot in the middle. Drain on paper and serve hot.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe de pocos en pocos, {time} en total, hasta que estén bien dorados y calientes por dentro. Escurre sobre papel y sirve calientes.
== pierogi
names: Pierogi, pierogi ruskie, Polish dumplings, potato and cheese pierogi, perogies, pierogi with potato and cheese, cheese and potato pierogi, pierogi with cheese and potato | Pierogi, pierogis, pierogi ruskie, empanadillas polacas, empanadillas polacas de patata y queso
about: boiled Polish dumplings of potato and fresh cheese with fried onion | empanadillas polacas cocidas de patata y queso fresco con cebolla frita
kind: main any medium
serves: 4, most 4 in pot
makes: 32
tools: knife bowl pot pan rollingPin slotted masher
core: flour potato
ways: stove
- 500 g potato; floury, in pieces | harinosas, en trozos
- 400 g flour
- 1 egg; binds
- 160 ml water; warm | templada
- 2 onion; finely chopped | picad@ fin@
- 80 g butter
- 200 g fresh-cheese; crumbled | desmenuzado
- 2 tsp salt
- 1/4 tsp black-pepper
- 150 ml sour-cream; to serve | para servir; optional
~ fresh-cheese > 200 g tofu; firm, crumbled | firme, desmenuzado
# Make the dough | Haz la masa
8 work | Mix {flour+egg+water} with a quarter of {salt} in the bowl and knead until soft and smooth.
| Mezcla {flour+egg+water} con un cuarto de {salt} en el bol y amasa hasta que quede suave y lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
20 cook | Meanwhile boil {potato} in water in the pot for {time}, until soft. Drain, steam dry and mash.
| Mientras, cuece {potato} en agua en la olla {time}, hasta que se ablande. Escurre, deja secar y haz puré.
12 cook | Melt {butter} in the pan over medium heat.[ Fry {onion} in it for {time}, until golden.]
| Funde {butter} en la sartén a fuego medio.[ Dora dentro {onion} {time}.]
2 work | Stir {fresh-cheese+black-pepper} and a quarter of {salt} into the mash.[ Add half of {onion}.]
| Mezcla {fresh-cheese+black-pepper} y un cuarto de {salt} con el puré.[ Añade la mitad de {onion}.]
# Fill | Rellena
30 work | Roll the dough out 2 mm thin and cut {pieces} rounds of 8 cm. Put a teaspoonful on each, fold and pinch shut without air.
| Estira la masa a 2 mm y corta {pieces} discos de 8 cm. Pon una cucharadita en cada uno, dobla y sella sin aire.
# Boil and serve | Cuece y sirve
12 pieces safe=egg | Boil in batches in plenty of water with the rest of {salt}, {time} in all: they are done 2 minutes after they float. Lift out.
| Cuece por tandas en abundante agua con el resto de {salt}, {time} en total: están 2 minutos después de subir. Saca.
2 work | Turn them in the hot fat in the pan.[ Scatter the rest of {onion} over.][ Serve with {sour-cream}.]
| Pásalos por la grasa caliente de la sartén.[ Reparte encima el resto de {onion}.][ Sirve con {sour-cream}.]
`);
