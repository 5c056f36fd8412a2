import { cards } from "../parse-cards.ts";

export const MORE_FAVOURITES = cards(`
== chicken-cacciatore
names: Chicken cacciatore, pollo alla cacciatora, hunter's chicken, Italian hunter's chicken | Pollo a la cazadora, pollo cacciatore, pollo alla cacciatora, pollo a la cacciatora
about: chicken braised with tomato, peppers, mushrooms and rosemary | pollo guisado con tomate, pimiento, champiñones y romero
kind: main italian easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh
ways: stove
- 1200 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 3 tbsp olive-oil
- 1 onion; sliced | en juliana
- 1 red-pepper; in strips | en tiras
- 250 g mushroom; quartered | en cuartos
- 3 clove garlic; sliced | en láminas
- 150 ml red-wine
- 1 can tinned-tomatoes
- 2 sprig rosemary
- 1 bay-leaf
- 60 g olives; black | negras; optional
# Brown | Dora
10 batch | Season {chicken-thigh} with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, skin first. Lift out.
| Sazona {chicken-thigh} con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, primero por la piel. Saca.
10 cook | Fry {onion+red-pepper+mushroom+garlic} in the fat for {time}, until soft.
| Pocha {onion+red-pepper+mushroom+garlic} en la grasa {time}, hasta que quede tierno.
# Braise | Guisa
40 cook safe=chicken-thigh | Pour in {red-wine}, boil it down by half, add {tinned-tomatoes+rosemary+bay-leaf} and {chicken-thigh}, half cover and simmer for {time}.
| Vierte {red-wine}, reduce a la mitad, añade {tinned-tomatoes+rosemary+bay-leaf} y {chicken-thigh}, tapa a medias y guisa a fuego suave {time}.
5 cook | Simmer uncovered for {time}, until the sauce is thick. Take out the stalks and the leaf.[ Stir in {olives}.]
| Cuece destapado {time}, hasta que la salsa espese. Retira las ramas y la hoja.[ Añade {olives}.]
== tonkatsu
names: Tonkatsu, Japanese pork cutlet, pork katsu, katsu, Japanese breaded pork | Tonkatsu, chuleta de cerdo japonesa, cerdo empanado japonés, katsu de cerdo
about: pork loin in crisp panko with a dark sweet and sour sauce and cabbage | lomo de cerdo en panko crujiente con salsa oscura agridulce y col
kind: main east-asian easy
serves: 4, most 4 in deepPan
tools: knife bowl deepPan slotted
core: pork-loin panko
ways: stove air-fryer
- 4 pork-loin; slices of 2 cm | filetes de 2 cm
- 1 tsp salt
- 1/4 tsp black-pepper
- 50 g flour
- 1 egg; beaten | batid@; binds
- 120 g panko
- 700 ml sunflower-oil
- 300 g cabbage; very finely shredded | en tiras muy finas
-- For the sauce | Para la salsa
- 4 tbsp ketchup
- 2 tbsp worcestershire
- 1 tbsp soy-sauce
- 1 tbsp sugar
~ pork-loin > 4 chicken-breast; pounded to 1.5 cm | aplanadas a 1,5 cm; name Chicken katsu | Katsu de pollo
~ pork-loin > 500 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Tofu katsu | Katsu de tofu
~ panko > 120 g breadcrumbs-gluten-free; name Crisp pork with katsu sauce | Cerdo crujiente con salsa katsu
# Mix the sauce | Mezcla la salsa
2 work | Stir {ketchup+worcestershire+soy-sauce+sugar} until smooth.
| Mezcla {ketchup+worcestershire+soy-sauce+sugar} hasta que quede liso.
# Coat | Empana
10 work | Snip the fatty edge of {pork-loin}, season with {salt+black-pepper} and turn in {flour}, then in {egg:bare}, then press into {panko}.
| Haz cortes en el borde graso de {pork-loin}, sazona con {salt+black-pepper} y pasa por {flour}, después por {egg:bare} y aprieta en {panko}.
# Fry | Fríe
12 pieces way=stove safe=pork-loin,egg | Heat {sunflower-oil} in the deep pot to 170 °C and fry two at a time, {time} in all, turning once, until deep golden. Drain and rest.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe de dos en dos, {time} en total, con una vuelta, hasta que se doren bien. Escurre y deja reposar.
14 batch way=air-fryer safe=pork-loin,egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once, until golden.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se doren.
# Serve | Sirve
2 work | Slice into strips and serve with {cabbage} and the sauce.
| Corta en tiras y sirve con {cabbage} y la salsa.
== orange-chicken
names: Orange chicken, Chinese orange chicken, crispy orange chicken | Pollo a la naranja, pollo a la naranja chino, pollo en salsa de naranja, pollo con naranja
about: crisp fried chicken in a shiny orange and ginger sauce | pollo frito crujiente en salsa brillante de naranja y jengibre
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: knife bowl deepPan wok slotted grater
core: chicken-thigh orange
ways: stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 1 egg; binds
- 100 g cornflour
- 1/2 tsp salt
- 700 ml sunflower-oil
- 2 orange; zest and juice | ralladura y zumo
- 3 tbsp soy-sauce
- 2 tbsp rice-vinegar
- 60 g sugar
- 2 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@
- 1/2 tsp chilli-flakes; optional
- 1 tbsp cornflour as sauce-starch
~ chicken-thigh > 500 g tofu; firm, in cubes | firme, en dados; name Orange tofu | Tofu a la naranja
# Mix the sauce | Mezcla la salsa
4 work | Stir {soy-sauce+rice-vinegar+sugar+sauce-starch} with the zest and juice of {orange} and {80 ml} of water.
| Mezcla {soy-sauce+rice-vinegar+sugar+sauce-starch} con la ralladura y el zumo de {orange} y {80 ml} de agua.
# Coat and fry | Reboza y fríe
5 work | Mix {chicken-thigh} with {egg+salt} in the bowl, then turn in {cornflour} until dry outside.
| Mezcla {chicken-thigh} con {egg+salt} en el bol y reboza con {cornflour} hasta que quede seco por fuera.
14 pieces safe=chicken-thigh,egg | Fry in {sunflower-oil} at 175 °C in the deep pot, in batches, {time} in all, until golden and crisp. Save a spoonful of the oil.
| Fríe en {sunflower-oil} a 175 °C en la olla honda, por tandas, {time} en total, hasta que esté dorado y crujiente. Guarda una cucharada del aceite.
# Glaze | Glasea
3 batch | Fry {garlic+ginger+chilli-flakes} in that oil in the wok for a moment, pour in the sauce and boil for {time}, until it shines. Toss the pieces in it and serve at once.
| Saltea {garlic+ginger+chilli-flakes} en ese aceite en el wok un momento, vierte la salsa y hierve {time}, hasta que brille. Mezcla las piezas y sirve enseguida.
== tuna-pasta-bake
names: Tuna pasta bake, tuna bake, tuna and sweetcorn pasta bake, tuna noodle casserole, tuna casserole | Macarrones con atún gratinados, macarrones con atún al horno, pasta con atún al horno, macarrones con atún
about: pasta with tuna and sweetcorn in a cheese sauce, baked golden | pasta con atún y maíz en salsa de queso, gratinada
kind: main any easy
serves: 4, most 6 in dish
tools: pastaPot saucepan dish whisk grater
core: tinned-tuna
ways: stove+oven
- 350 g fusilli
- 1.5 tsp salt
- 50 g butter
- 50 g flour
- 650 ml milk
- 1 tsp mustard-dijon; optional
- 180 g cheddar; grated | rallad@
- 320 g tinned-tuna; drained | escurrid@
- 200 g sweetcorn
- 100 g peas; optional
- 1/4 tsp black-pepper
- 40 g breadcrumbs
~ fusilli > 350 g pasta-gluten-free
# Boil | Cuece
9 cook | Boil {fusilli} in plenty of water with {salt:part} for {time}, still firm, and drain.
| Cuece {fusilli} en abundante agua con {salt:part} {time}, todavía firme, y escurre.
# Make the sauce | Haz la salsa
9 cook | Melt {butter} in the saucepan, stir in {flour}, whisk in {milk} little by little and simmer for {time}, until it coats a spoon. Off the heat stir in {mustard-dijon+black-pepper}, {salt:rest} and two thirds of {cheddar}.
| Funde {butter} en el cazo, añade {flour}, incorpora {milk} poco a poco con las varillas y cuece {time}, hasta que nape la cuchara. Fuera del fuego añade {mustard-dijon+black-pepper}, {salt:rest} y dos tercios de {cheddar}.
# Bake | Gratina
20 batch | Mix in {fusilli+tinned-tuna+sweetcorn+peas}, tip into the dish, top with {breadcrumbs} and the rest of {cheddar} and bake at 200 °C (fan 180 °C) for {time}, until bubbling and golden.
| Mezcla con {fusilli+tinned-tuna+sweetcorn+peas}, pasa a la fuente, cubre con {breadcrumbs} y el resto de {cheddar} y hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee y se dore.
== tarte-tatin
names: Tarte tatin, apple tarte tatin, upside-down apple tart | Tarte tatin, tarta tatin, tatin de manzana, tarta tatin de manzana
about: caramelised apples baked under pastry and turned over | manzanas caramelizadas al horno bajo una masa y vueltas
kind: dessert french medium
serves: 6, most 6 in pan, whole
tools: pan knife rollingPin
core: apple
ways: stove+oven
- 1200 g apple; firm, peeled, in quarters | firmes, pelad@, en cuartos
- 140 g sugar
- 80 g butter; diced | en dados
- 1 pinch salt
- 275 g puff-pastry
~ puff-pastry > 275 g vegan-puff-pastry; name Tarte tatin | Tarte tatin
# Brown it | Carameliza
8 cook | Melt {sugar} in the dry ovenproof pan over medium heat for {time}, swirling, until amber. Off the heat stir in {butter+salt}.
| Funde {sugar} en la sartén seca apta para horno a fuego medio {time}, moviéndola, hasta que tome color ámbar. Fuera del fuego añade {butter+salt}.
12 cook | Pack in {apple}, round side down, and cook for {time} over medium heat, until half soft and coated.
| Coloca {apple} bien apretadas, con la parte redonda hacia abajo, y cocina {time} a fuego medio, hasta que se ablanden a medias y se impregnen.
# Bake | Hornea
30 batch | Heat the oven to 200 °C (fan 180 °C). Lay {puff-pastry}, rolled to a round, on top, tuck in the edge, prick and bake for {time}, until deep golden.
| Calienta el horno a 200 °C (180 °C con ventilador). Cubre con {puff-pastry} en un disco, mete el borde hacia dentro, pincha y hornea {time}, hasta que se dore bien.
# Turn out | Desmolda
10 cook | Cool for {time}, then turn over onto a plate in one go: the hot juice burns.
| Deja templar {time} y vuelca de una vez sobre un plato: el jugo caliente quema.
== clafoutis
names: Clafoutis, cherry clafoutis, clafouti, French cherry bake, clafoutis aux cerises, sour cherry clafoutis, morello cherry clafoutis | Clafoutis, clafoutis de cerezas, clafoutis de cereza, clafoutis de guindas
about: cherries baked in a sweet egg batter | cerezas al horno en una masa dulce de huevo
kind: dessert french easy
serves: 6, most 6 in dish
tools: dish bowl whisk
core: cherry egg
ways: oven
- 500 g cherry; stoned | sin hueso
- 15 g butter; for the dish | para la fuente
- 4 egg
- 110 g sugar
- 80 g flour
- 1 pinch salt
- 300 ml milk
- 100 ml cream
- 1 tsp vanilla
- 1 tbsp icing-sugar; optional
~ cherry > 500 g plum; stoned, quartered | sin hueso, en cuartos; name Plum clafoutis | Clafoutis de ciruelas
~ cherry > 500 g apricot; stoned, quartered | sin hueso, en cuartos; name Apricot clafoutis | Clafoutis de albaricoques
~ cherry > 500 g peach; stoned, sliced | sin hueso, en gajos; name Peach clafoutis | Clafoutis de melocotón
~ cherry > 500 g pear; peeled, sliced | pelad@, en láminas; name Pear clafoutis | Clafoutis de peras
~ cherry > 500 g apple; peeled, thinly sliced | pelad@, en láminas finas; name Apple clafoutis | Clafoutis de manzana
~ cherry > 400 g raspberry; name Raspberry clafoutis | Clafoutis de frambuesas
~ cherry > 400 g blueberry; name Blueberry clafoutis | Clafoutis de arándanos
~ flour > 80 g flour-gluten-free
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C). Grease the dish with {butter} and spread {cherry} in it. Whisk {egg+sugar} in the bowl, then {flour+salt}, then {milk+cream+vanilla}, until smooth.
| Calienta el horno a 180 °C (160 °C con ventilador). Unta la fuente con {butter} y reparte {cherry}. Bate {egg+sugar} en el bol, después {flour+salt} y luego {milk+cream+vanilla}, hasta que quede liso.
# Bake | Hornea
38 batch safe=egg | Pour over and bake for {time}, until puffed, golden and set in the middle.
| Vierte por encima y hornea {time}, hasta que suba, se dore y cuaje en el centro.
15 cook | Cool for {time}: it sinks, as it should.[ Dust with {icing-sugar}.]
| Deja templar {time}: baja, y es normal.[ Espolvorea {icing-sugar}.]
== peach-cobbler
names: Peach cobbler, Southern peach cobbler, fruit cobbler, cobbler | Cobbler de melocotón, peach cobbler, cobbler de durazno, cobbler
about: baked peaches under a soft buttery crust | melocotones al horno bajo una masa tierna de mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl knife
core: peach
ways: oven
- 1000 g peach; stoned, sliced | sin hueso, en gajos
- 80 g sugar
- 1 tbsp cornflour
- 1 tbsp lemon
- 1/2 tsp cinnamon
- 180 g flour
- 60 g sugar as crust-sugar
- 2 tsp baking-powder
- 1/4 tsp salt
- 80 g butter; cold, diced | fría, en dados
- 120 ml milk
# Prepare the fruit | Prepara la fruta
6 work | Heat the oven to 190 °C (fan 170 °C). Mix {peach+sugar+cornflour+lemon+cinnamon} in the dish.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {peach+sugar+cornflour+lemon+cinnamon} en la fuente.
10 batch | Bake for {time}, until the juices run.
| Hornea {time}, hasta que suelte jugo.
# Top and bake | Cubre y hornea
6 work | Rub {butter} into {flour+crust-sugar+baking-powder+salt} in the bowl, stir in {milk} and drop in spoonfuls on top.
| Deshaz {butter} en {flour+crust-sugar+baking-powder+salt} en el bol, añade {milk} y reparte a cucharadas por encima.
30 batch | Bake for {time}, until golden and cooked through underneath. Serve warm.
| Hornea {time}, hasta que se dore y quede hecho también por debajo. Sirve templado.
== scotch-eggs
names: Scotch eggs, Scotch egg, picnic eggs | Huevos escoceses, scotch eggs, huevo escocés
about: boiled eggs wrapped in sausage meat and fried in crumbs | huevos cocidos envueltos en carne de salchicha, empanados y fritos
kind: snack any medium
serves: 6, most 6 in deepPan
makes: 6
tools: saucepan bowl deepPan slotted
core: egg pork-mince
ways: stove
- 6 egg
- 500 g pork-mince
- 2 tbsp sage; chopped | picad@
- 1 tsp mustard-dijon
- 1/4 tsp nutmeg
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 50 g flour
- 1 egg as coating-egg; beaten | batid@; binds
- 120 g breadcrumbs
- 1000 ml sunflower-oil
# Boil | Cuece
9 cook | Boil {egg} in the saucepan for {time}, cool in cold water and peel.
| Cuece {egg} en el cazo {time}, enfría en agua fría y pela.
# Wrap | Envuelve
15 work | Mix {pork-mince+sage+mustard-dijon+nutmeg+salt+black-pepper} in the bowl. Divide in {pieces}, flatten thinly and wrap evenly around {egg}, without gaps.
| Mezcla {pork-mince+sage+mustard-dijon+nutmeg+salt+black-pepper} en el bol. Divide en {pieces}, aplana fino y envuelve {egg} por igual, sin huecos.
6 work | Turn in {flour}, then in {coating-egg:bare}, then in {breadcrumbs}.
| Pasa por {flour}, después por {coating-egg:bare} y después por {breadcrumbs}.
# Fry | Fríe
16 pieces safe=pork-mince,egg,coating-egg | Heat {sunflower-oil} in the deep pot to 165 °C and fry two at a time, {time} in all, turning, until deep brown. Drain and serve warm or cold.
| Calienta {sunflower-oil} en la olla honda a 165 °C y fríe de dos en dos, {time} en total, dando vueltas, hasta que se doren bien. Escurre y sirve en templado o en frío.
== sangria
names: Sangria, red wine sangria, Spanish sangria | Sangría, sangría casera, sangría de vino tinto, sangría española
about: red wine with fruit, orange juice and a little sugar | vino tinto con fruta, zumo de naranja y un poco de azúcar
kind: drink spanish easy
serves: 6, most 12 in jug
tools: jug knife
core: red-wine
ways: none
- 750 ml red-wine
- 2 orange; one juiced, one sliced | una exprimida y otra en rodajas
- 1 lemon; sliced | en rodajas
- 1 apple; diced | en dados
- 1 peach; diced | en dados; optional
- 50 g sugar
- 50 ml brandy; optional
- 1 cinnamon-stick
- 400 ml sparkling-water as water; cold | fría
# Steep | Macera
4 work | Stir {sugar} into the juice of {orange} in the jug until dissolved. Add {red-wine+lemon+apple+peach+brandy+cinnamon-stick} and the slices.
| Disuelve {sugar} en el zumo de {orange} en la jarra. Añade {red-wine+lemon+apple+peach+brandy+cinnamon-stick} y las rodajas.
120 cook | Chill for {time}, so that the fruit flavours it.
| Enfría en la nevera {time}, para que la fruta dé sabor.
# Serve | Sirve
1 work | Top up with {water} and serve over ice. It is for adults.
| Completa con {water} y sirve con hielo. Es para adultos.
== berenjenas-rellenas
names: Stuffed aubergines, Spanish stuffed aubergines, stuffed eggplant | Berenjenas rellenas, berenjenas rellenas de carne, berenjenas rellenas gratinadas
about: aubergines filled with minced meat and tomato and baked under cheese | berenjenas rellenas de carne picada y tomate, gratinadas con queso
kind: main spanish easy
serves: 4, most 4 in tray
tools: knife tray pan grater
core: aubergine
ways: oven+stove
- 4 aubergine; halved lengthways | partid@ a lo largo
- 4 tbsp olive-oil
- 1.5 tsp salt
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 400 g minced-meat
- 250 g tomato-sauce
- 1 tsp oregano
- 100 g cheese; grated | rallad@
~ minced-meat > 300 g tinned-lentils; drained | escurridas
~ cheese > 100 g vegan-cheese; grated | rallado
# Roast | Asa
30 batch | Heat the oven to 200 °C (fan 180 °C). Score the flesh of {aubergine}, brush with half of {olive-oil}, sprinkle with half of {salt} and roast on the tray for {time}, until soft. Scoop out the flesh and chop it.
| Calienta el horno a 200 °C (180 °C con ventilador). Haz cortes en la pulpa de {aubergine}, unta con la mitad de {olive-oil}, espolvorea la mitad de {salt} y asa en la bandeja {time}, hasta que se ablande. Saca la pulpa y pícala.
# Make the filling | Haz el relleno
10 cook | Soften {onion+red-pepper+garlic} in the rest of {olive-oil} in the pan for {time}.
| Pocha {onion+red-pepper+garlic} con el resto de {olive-oil} en la sartén {time}.
15 cook safe=minced-meat | Add {minced-meat+oregano} and the rest of {salt} and brown, stir in {tomato-sauce} and the chopped flesh and cook for {time} in all, until thick.
| Añade {minced-meat+oregano} y el resto de {salt} y dora, mezcla con {tomato-sauce} y la pulpa picada y cocina {time} en total, hasta que espese.
# Gratinate | Gratina
15 batch | Fill the skins, scatter {cheese} over and bake for {time}, until golden.
| Rellena las pieles, reparte {cheese} y hornea {time}, hasta que se dore.
== sopa-de-pescado
names: Spanish fish soup, sopa de pescado, fish and seafood soup | Sopa de pescado, sopa de pescado y marisco, sopa de marisco, sopa de pescado casera
about: a Spanish soup of white fish, prawns and clams with tomato and bread | sopa de pescado blanco, gambas y almejas con tomate y pan
kind: soup spanish medium
serves: 4, most 6 in pot
tools: knife pot blender
core: white-fish prawn
ways: stove
- 5 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 leek; sliced | en rodajas
- 1 carrot; diced | en dados
- 2 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 1 tsp paprika-sweet
- 100 ml brandy; optional
- 50 g bread; toasted | tostad@
- 1400 ml fish-stock
- 1 tsp salt
- 300 g clam; purged | purgad@
- 400 g white-fish; skinless, in pieces | sin piel, en trozos
- 200 g prawn; peeled | pelad@
- 10 g parsley; chopped | picad@; optional
# Make the base | Haz la base
15 cook | Soften {onion+leek+carrot+garlic} in {olive-oil} in the pot for {time}.
| Pocha {onion+leek+carrot+garlic} con {olive-oil} en la olla {time}.
8 cook | Add {tomato+paprika-sweet} and cook for {time}, until thick.[ Pour in {brandy} and let it boil away.]
| Añade {tomato+paprika-sweet} y cuece {time}, hasta que espese.[ Vierte {brandy} y deja que se evapore.]
15 cook | Add {bread+fish-stock+salt}, simmer for {time} and blend until smooth.
| Añade {bread+fish-stock+salt}, cuece {time} y tritura hasta que quede fina.
# Cook | Cuece
5 batch safe=clam,white-fish,prawn | Bring to the boil, add {clam+white-fish+prawn}, cover and simmer for {time}.[ Scatter {parsley} over.]
| Lleva a ebullición, añade {clam+white-fish+prawn}, tapa y cuece {time}.[ Espolvorea {parsley}.]
== canelones-de-carne
names: Spanish cannelloni, meat cannelloni, cannelloni, canelones | Canelones, canelones de carne, canelones caseros, canelones gratinados
about: pasta tubes filled with minced meat under béchamel and cheese | canelones de carne con bechamel y queso gratinado
kind: main spanish medium
serves: 4, most 4 in dish
makes: 16
tools: knife pan saucepan dish whisk
core: cannelloni minced-meat
ways: stove+oven
- 16 cannelloni; tubes that need no boiling | en tubos precocidos
- 500 g minced-meat
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 80 ml white-wine
- 150 g tomato-sauce
- 2 tsp salt
- 1/4 tsp black-pepper
- 60 g butter
- 60 g flour
- 900 ml milk
- 1/4 tsp nutmeg
- 80 g cheese; grated | rallad@
~ minced-meat > 500 g spinach; cooked, squeezed, chopped | cocid@, escurrid@ y picad@; name Spinach cannelloni | Canelones de espinacas
~ cannelloni > 250 g pasta-gluten-free; in wide sheets | en placas anchas; name Baked pasta rolls | Rollos de pasta gratinados
# Make the filling | Haz el relleno
10 cook | Soften {onion+carrot} in {olive-oil} in the pan for {time}.
| Pocha {onion+carrot} con {olive-oil} en la sartén {time}.
15 cook safe=minced-meat | Add {minced-meat+black-pepper} and half of {salt} and brown, pour in {white-wine}, add {tomato-sauce} and cook for {time} in all, until quite dry. Cool a little.
| Añade {minced-meat+black-pepper} y la mitad de {salt} y dora, vierte {white-wine}, añade {tomato-sauce} y cocina {time} en total, hasta que quede bien seco. Deja templar.
# Make the smooth sauce | Haz la salsa fina
12 cook | Melt {butter} in the saucepan, stir in {flour}, whisk in {milk} little by little and simmer for {time}, until it just coats a spoon. Season with {nutmeg} and the rest of {salt}.
| Funde {butter} en el cazo, añade {flour}, incorpora {milk} poco a poco con las varillas y cuece {time}, hasta que apenas nape la cuchara. Sazona con {nutmeg} y el resto de {salt}.
# Fill and bake | Rellena y hornea
12 work | Heat the oven to 190 °C (fan 170 °C). Spread a little sauce in the dish, fill {cannelloni}, lay side by side, cover wholly with the rest of the sauce and scatter {cheese} over the {pieces} pieces.
| Calienta el horno a 190 °C (170 °C con ventilador). Extiende un poco de salsa en la fuente, rellena {cannelloni}, coloca uno junto a otro, cubre del todo con el resto de la salsa y reparte {cheese} sobre las {pieces} piezas.
35 batch | Bake for {time}, until tender and golden.
| Hornea {time}, hasta que estén tiernos y dorados.
5 cook | Rest for {time}.
| Deja reposar {time}.
`);
