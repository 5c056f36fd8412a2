import { cards } from "../parse-cards.ts";

/** Vegetables in the place of pasta and rice, and plain suppers of few foods. */
export const LOW_CARB_AND_PLAIN = cards(`
== courgette-lasagne
names: Courgette lasagne, zucchini lasagna, courgette lasagna, low-carb lasagne, low-carb lasagna, zucchini lasagne | Lasaña de calabacín, lasaña de calabacín con carne, lasaña baja en carbohidratos, lasaña de zucchini
about: layers of grilled courgette, minced beef in tomato and melted cheese | capas de calabacín a la plancha, carne picada con tomate y queso fundido
kind: main italian medium
serves: 4, most 4 in dish
tools: knife pan dish
core: courgette beef-mince
ways: oven+stove
- 1000 g courgette; in long 5 mm slices | en láminas de 5 mm a lo largo
- 1.25 tsp salt
- 2 tbsp olive-oil
- 500 g beef-mince
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 can tinned-tomatoes
- 1 tsp oregano
- 250 g ricotta
- 150 g mozzarella; torn | trocead@
- 40 g parmesan; grated | rallad@
~ beef-mince > 300 g mushroom; finely chopped | picad@ fin@; name Courgette and mushroom lasagne | Lasaña de calabacín y champiñones
~ ricotta > 250 g vegan-cream-cheese
~ mozzarella > 150 g vegan-cheese; grated | rallado
+ 150 g spinach aubergine mushroom carrot red-pepper
# Dry the slices | Seca las láminas
20 cook | Sprinkle {courgette} with half of {salt}, leave for {time} and dab dry.
| Espolvorea {courgette} con la mitad de {salt}, deja {time} y seca.
8 cook | Brown the slices in the hot dry pan, {time} in all, turning once.
| Dora las láminas en la sartén caliente sin grasa, {time} en total, con una vuelta.
why | Drawn and browned they give no water to the layers.
| Así no sueltan agua entre las capas.
# Make the sauce | Haz la salsa
14 cook safe=beef-mince | Soften {onion+garlic}[ with {extra}] in {olive-oil} in the pan, add {beef-mince} and brown everything, {time} in all.
| Pocha {onion+garlic}[ con {extra}] con {olive-oil} en la sartén, añade {beef-mince} y dora todo, {time} en total.
15 cook | Add {tinned-tomatoes+oregano} and the rest of {salt} and simmer for {time}, until thick and dry.
| Añade {tinned-tomatoes+oregano} y el resto de {salt} y cuece {time}, hasta que quede espeso y seco.
# Layer and bake | Monta y hornea
6 work | Heat the oven to 200 °C (fan 180 °C). Layer {courgette}, the sauce and spoonfuls of {ricotta} three times in the dish. Finish with {mozzarella+parmesan}.
| Calienta el horno a 200 °C (180 °C con ventilador). Monta tres veces en la fuente {courgette}, la salsa y cucharadas de {ricotta}. Termina con {mozzarella+parmesan}.
30 batch | Bake for {time}, until browned and bubbling.
| Hornea {time}, hasta que se dore y burbujee.
10 cook | Let it stand for {time} before cutting.
| Deja reposar {time} antes de cortar.
== cauliflower-rice
names: Cauliflower rice, cauli rice, riced cauliflower, low-carb rice, cauliflower fried rice | Arroz de coliflor, falso arroz de coliflor, coliflor arroz, arroz de coliflor salteado
about: cauliflower chopped to grains and fried until just tender | coliflor picada como granos y salteada en su punto
kind: side any easy
serves: 4, most 4 in pan
tools: knife processor pan
core: cauliflower
ways: stove microwave
- 800 g cauliflower; in florets | en ramilletes
- 2 tbsp olive-oil
- 1 clove garlic; chopped | picad@; optional
- 1/2 tsp salt
- 10 g parsley; chopped | picad@; optional
+ 150 g peas carrot egg red-pepper spring-onion mushroom prawn cashew
# Chop | Pica
4 work | Chop {cauliflower} in the food processor in short bursts, until like coarse grains.
| Pica {cauliflower} en el procesador a golpes cortos, hasta que parezca{cauliflower?|n} grano grueso.
# Cook | Cocina
7 batch way=stove safe=extra | Fry {cauliflower+garlic}[ with {extra}] in {olive-oil} in the pan over medium-high heat for {time}, stirring, until tender but dry. Season with {salt}.
| Saltea {cauliflower+garlic}[ con {extra}] con {olive-oil} en la sartén a fuego medio-alto {time}, removiendo, hasta que quede tierno pero seco. Sazona con {salt}.
5 pieces way=microwave safe=extra | Turn {cauliflower+garlic}[ with {extra}] in {olive-oil} in a wide bowl and cook, open, in the microwave on high for {time}, stirring halfway. Season with {salt}.
| Mezcla {cauliflower+garlic}[ con {extra}] con {olive-oil} en un bol ancho y cuece destapado en el microondas a máxima potencia {time}, removiendo a la mitad. Sazona con {salt}.
1 work | [Scatter {parsley} over it and ]serve at once.
| [Espolvorea {parsley} y ]sirve enseguida.
== cauliflower-mash
names: Cauliflower mash, mashed cauliflower, cauliflower purée, creamy cauliflower mash, low-carb mash | Puré de coliflor, puré cremoso de coliflor, coliflor en puré
about: cauliflower blended smooth with butter, in the place of mashed potato | coliflor triturada fina con mantequilla, en lugar del puré de patata
kind: side any easy
serves: 4, most 6 in saucepan
tools: saucepan knife blender colander
core: cauliflower
ways: stove microwave
- 1000 g cauliflower; in florets | en ramilletes
- 40 g butter
- 2 tbsp cream; optional
- 3/4 tsp salt
- 1 pinch nutmeg; optional
# Cook | Cuece
15 cook way=stove | Boil {cauliflower} in water with half of {salt} in the saucepan for {time}, until very soft. Drain and let it steam dry.
| Cuece {cauliflower} en agua con la mitad de {salt} en el cazo {time}, hasta que esté{cauliflower?|n} muy {cauliflower!tiern}. Escurre y deja que suelte el vapor.
10 pieces way=microwave | Put {cauliflower} with half of {salt} and a splash of water into a deep bowl, cover loosely and cook in the microwave on high for {time}, until very soft. Drain.
| Pon {cauliflower} con la mitad de {salt} y un chorrito de agua en un bol hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que esté{cauliflower?|n} muy {cauliflower!tiern}. Escurre.
# Blend | Tritura
3 work | Blend with {butter}[, {cream+nutmeg}] and the rest of {salt} until smooth.
| Tritura con {butter}[, {cream+nutmeg}] y el resto de {salt} hasta que quede fino.
== courgette-noodles
names: Courgetti, courgette noodles, zoodles, zucchini noodles, courgette spaghetti, zucchini spaghetti, courgette pasta | Espaguetis de calabacín, tallarines de calabacín, fideos de calabacín, zoodles, espagueti de calabacín, pasta de calabacín
about: ribbons of courgette, fried briefly with garlic and Parmesan | tiras de calabacín salteadas un momento con ajo y parmesano
kind: main any easy
serves: 2, most 2 in pan
tools: knife pan
core: courgette
ways: stove
- 600 g courgette; in long thin strips | en tiras largas y finas
- 2 tbsp olive-oil
- 2 clove garlic; sliced | en láminas
- 1 pinch chilli-flakes; optional
- 1/2 tsp salt
- 30 g parmesan; grated | rallad@; optional
- 10 g basil; torn | trocead@; optional
+ 150 g cherry-tomato prawn cooked-chicken pesto mushroom tinned-tuna feta avocado bolognese
# Fry | Saltea
2 cook | Warm {garlic+chilli-flakes} in {olive-oil} in the pan over medium heat for {time}, without browning.
| Templa {garlic+chilli-flakes} con {olive-oil} en la sartén a fuego medio {time}, sin que se dore.
5 batch safe=extra | [Add {extra}. ]Turn up the heat, add {courgette+salt} and toss for {time}, until hot but still firm.
| [Añade {extra}. ]Sube el fuego, añade {courgette+salt} y saltea {time}, hasta que quede caliente pero firme.
# Serve | Sirve
1 work | Serve at once, before they give water.[ Scatter {parmesan+basil} over.]
| Sirve enseguida, antes de que suelten agua.[ Reparte por encima {parmesan+basil}.]
== cabbage-with-bacon
names: Fried cabbage with bacon, cabbage with bacon, fried cabbage, cabbage and bacon, Southern fried cabbage, sautéed cabbage with bacon, bacon and cabbage | Repollo salteado con beicon, repollo con bacon, repollo con beicon, col con panceta, col salteada con bacon, col con bacon, repollo salteado, col salteada
about: sweet fried cabbage with crisp bacon and onion | repollo salteado y dulce con beicon crujiente y cebolla
kind: side any easy
serves: 4, most 4 in pan
tools: knife pan
core: cabbage bacon
ways: stove
- 800 g cabbage; in 2 cm strips | en tiras de 2 cm
- 150 g bacon; in strips | en tiras
- 1 onion; sliced | en juliana
- 1 tbsp olive-oil
- 2 clove garlic; sliced | en láminas; optional
- 1/2 tsp salt
- 1/2 tsp black-pepper
- 1 tbsp cider-vinegar; optional
~ bacon > 150 g tofu; firm, in strips | firme, en tiras; name Fried cabbage with tofu | Repollo salteado con tofu
+ 150 g apple carrot potato sausages chorizo
# Crisp | Dora
7 batch safe=bacon | Fry {bacon} in {olive-oil} in the pan over medium heat for {time}, until crisp. Lift out and leave the fat.
| Dora {bacon} con {olive-oil} en la sartén a fuego medio {time}, hasta que cruja. Saca y deja la grasa.
# Fry | Saltea
6 batch safe=extra | Soften {onion+garlic+extra} in the fat for {time}.
| Pocha {onion+garlic+extra} en la grasa {time}.
14 batch | Add {cabbage+salt+black-pepper} and fry for {time}, stirring, until tender and browned in spots. Stir in {bacon}.[ Sharpen with {cider-vinegar}.]
| Añade {cabbage+salt+black-pepper} y saltea {time}, removiendo, hasta que quede tierno y con partes doradas. Mezcla {bacon}.[ Aviva con {cider-vinegar}.]
== liver-and-onions
names: Liver and onions, calf's liver and onions, liver with onions, beef liver and onions, lamb's liver and onions, fried liver and onions | Hígado encebollado, hígado de ternera encebollado, filetes de hígado encebollados, hígado con cebolla, hígado de ternera con cebolla
about: thin slices of liver, quickly fried, on slow-cooked onions | filetes finos de hígado, hechos deprisa, sobre cebolla pochada despacio
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan
core: liver onion
ways: stove
- 600 g liver; in 1 cm slices | en filetes de 1 cm
- 4 onion; thinly sliced | en juliana fina
- 4 tbsp olive-oil
- 3 tbsp flour
- 1 tsp salt
- 1/4 tsp black-pepper
- 80 ml white-wine
- 10 g parsley; chopped | picad@; optional
~ flour > 3 tbsp cornflour
# Soften | Pocha
25 cook | Cook {onion} in half of {olive-oil} in the pan with a pinch of {salt} over low heat for {time}, until soft and golden. Lift out.
| Pocha {onion} con la mitad de {olive-oil} y una pizca de {salt} en la sartén a fuego bajo {time}, hasta que se ablande{onion?|n} y se dore{onion?|n}. Saca.
# Fry | Fríe
6 batch safe=liver | Pat {liver} dry and season with {black-pepper} and the rest of {salt}. Turn in {flour} and fry in the rest of {olive-oil} over medium-high heat for {time}, turning once, until browned and firm.
| Seca {liver} y sazona con {black-pepper} y el resto de {salt}. Pasa por {flour} y fríe con el resto de {olive-oil} a fuego medio-alto {time}, con una vuelta, hasta que se dore y quede firme.
# Join | Junta
3 cook | Return {onion}, pour in {white-wine} and bubble for {time}.[ Scatter {parsley} over it.]
| Devuelve {onion}, vierte {white-wine} y deja hervir {time}.[ Espolvorea {parsley}.]
== chickpeas-and-tomatoes
names: Chickpeas in tomato sauce, chickpeas with tomato, tinned chickpeas and tomatoes, chickpeas and tomatoes, simmered chickpeas and tomatoes | Garbanzos con tomate, garbanzos en salsa de tomate, garbanzos con tomate frito, garbanzos en tomate
about: chickpeas simmered in tomato and oil, of what the cupboard has | garbanzos cocidos en tomate y aceite, con lo que hay en la despensa
kind: main any easy
serves: 2, most 4 in saucepan
tools: saucepan
core: tinned-chickpeas tinned-tomatoes
ways: stove microwave
- 400 g tinned-chickpeas; drained | escurrid@
- 1 can tinned-tomatoes
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1 clove garlic; sliced | en láminas; optional
- 1/2 tsp paprika-smoked; optional
+ 150 g spinach onion egg chorizo tinned-tuna courgette aubergine
# Start | Empieza
4 cook way=stove safe=extra | Warm {olive-oil}[ with {garlic+extra}] in the saucepan over medium heat for {time}.
| Calienta {olive-oil}[ con {garlic+extra}] en el cazo a fuego medio {time}.
2 work way=microwave | Put {olive-oil+garlic+extra} into a deep bowl.
| Pon {olive-oil+garlic+extra} en un bol hondo.
# Simmer | Cuece
15 cook way=stove | Add {tinned-tomatoes+tinned-chickpeas+salt+paprika-smoked} and simmer for {time}, until thick. Crush a few against the side.
| Añade {tinned-tomatoes+tinned-chickpeas+salt+paprika-smoked} y cuece {time}, hasta que espese. Aplasta unos pocos contra la pared.
9 pieces way=microwave safe=extra | Stir in {tinned-tomatoes+tinned-chickpeas+salt+paprika-smoked}, cover loosely and cook in the microwave on high for {time}, stirring halfway.
| Añade {tinned-tomatoes+tinned-chickpeas+salt+paprika-smoked}, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, removiendo a la mitad.
== pasta-tuna-tomato
names: Pasta with tuna and tomato, tuna and tomato pasta, tuna tomato pasta, tuna pasta with tomato sauce, spaghetti with tuna and tomato | Pasta con atún y tomate, macarrones con atún y tomate, espaguetis con atún y tomate, pasta con atún y salsa de tomate, fideos con atún y tomate
about: pasta in a quick tomato sauce with tuna, onion and garlic | pasta en una salsa rápida de tomate con atún, cebolla y ajo
kind: main any easy
serves: 4, most 4 in pan
tools: pastaPot pan knife
core: pasta tinned-tuna tinned-tomatoes
ways: stove
- 350 g pasta
- 240 g tinned-tuna; drained | escurrid@
- 1 can tinned-tomatoes
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 1 tsp oregano; optional
- 1.5 tsp salt
~ tinned-tuna > 400 g tinned-chickpeas; drained | escurrid@; name Pasta with chickpeas and tomato | Pasta con garbanzos y tomate
+ 100 g olives capers sweetcorn peas spinach courgette cheese
# Make the sauce | Haz la salsa | group=1
8 cook | Soften {onion+garlic} in {olive-oil} in the pan over medium heat for {time}.
| Pocha {onion+garlic} con {olive-oil} en la sartén a fuego medio {time}.
12 cook | Add {tinned-tomatoes+oregano+extra} and a third of {salt} and simmer for {time}. Stir in {tinned-tuna}.
| Añade {tinned-tomatoes+oregano+extra} y un tercio de {salt} y cuece {time}. Incorpora {tinned-tuna}.
# Boil | Cuece | group=1
10 cook | Boil {pasta} in plenty of water with the rest of {salt} in the pot for {time}, until just done. Keep a cup of the water and drain.
| Cuece {pasta} en la olla con abundante agua y el resto de {salt} {time}, hasta que esté al dente. Guarda una taza del agua y escurre.
# Toss | Mezcla
2 work | Toss with the sauce and enough of the water to coat it.
| Mezcla con la salsa y agua suficiente para que quede jugosa.
== simple-lentils
names: Simple stewed lentils, quick lentils, plain lentils, easy lentils, easy lentil stew | Lentejas sencillas, lentejas rápidas, lentejas fáciles, lentejas de diario
about: lentils with carrot, onion and paprika, all in the pot at once | lentejas con zanahoria, cebolla y pimentón, todo a la vez en la olla
kind: main spanish easy
serves: 4, most 8 in pot
tools: pot knife
core: lentils-brown
ways: stove pressure-cooker slow-cooker
- 350 g lentils-brown; rinsed | lavadas
- 1 onion; finely chopped | picad@ fin@
- 2 carrot; sliced | en rodajas
- 2 clove garlic; whole, peeled | enter@ y pelad@
- 3 tbsp olive-oil
- 2 tsp paprika-sweet
- 1 bay-leaf
- 1 tsp salt
+ 150 g chorizo potato green-pepper tomato spinach squash rice leek
# Simmer | Cuece
40 cook way=stove safe=extra | Put {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra} with {1300 ml} of cold water into the pot and simmer for {time}, until tender. Season with {salt}.
| Pon {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra} con {1300 ml} de agua fría en la olla y cuece a fuego suave {time}, hasta que queden tiernas. Sazona con {salt}.
12 cook way=pressure-cooker safe=extra | Put {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra+salt} with {1000 ml} of water into the pressure cooker, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra+salt} con {1000 ml} de agua en la olla a presión, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
360 cook way=slow-cooker safe=extra | Put {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra+salt} with {1100 ml} of water into the slow cooker and cook on low for {time}.
| Pon {lentils-brown+onion+carrot+garlic+olive-oil+paprika-sweet+bay-leaf+extra+salt} con {1100 ml} de agua en la olla de cocción lenta y cocina al mínimo {time}.
# Thicken | Liga
3 work | Crush a ladleful[ with {garlic}], stir back and remove the leaf.
| Aplasta un cucharón[ con {garlic}], devuelve a la olla y retira la hoja.
== garbanzos-guisados
names: Chickpea stew with vegetables, simple chickpea stew, Spanish chickpea stew, stewed chickpeas, Spanish chickpea pot | Garbanzos guisados, potaje de garbanzos, potaje, potaje de garbanzos con verduras, garbanzos con verduras, guiso de garbanzos, garbanzos estofados, garbanzos sencillos
about: dried chickpeas stewed with carrot, onion and paprika | garbanzos secos guisados con zanahoria, cebolla y pimentón
kind: main spanish easy
serves: 4, most 8 in pot
tools: pot knife
core: dried-chickpeas
ways: stove pressure-cooker
- 350 g dried-chickpeas
- 1 onion; whole, peeled | enter@ y pelad@
- 2 carrot; sliced | en rodajas
- 2 clove garlic; whole, peeled | enter@ y pelad@
- 3 tbsp olive-oil
- 2 tsp paprika-sweet
- 1 bay-leaf
- 1 tsp salt
+ 150 g chorizo potato spinach tomato squash chard cabbage
# Soak | Remoja
720 cook | Soak {dried-chickpeas} in plenty of lukewarm water for {time} and drain.
| Deja {dried-chickpeas} en remojo en abundante agua tibia {time} y escurre.
# Simmer | Cuece
10 cook | Put {dried-chickpeas+onion+carrot+garlic+bay-leaf} into the pot with {1600 ml} of hot water, bring to the boil and boil hard for {time}, skimming.
| Pon {dried-chickpeas+onion+carrot+garlic+bay-leaf} en la olla con {1600 ml} de agua caliente, lleva a ebullición y hierve fuerte {time}, espumando.
80 cook way=stove safe=extra | [Add {extra}. ]Simmer gently for {time}, covered, until creamy inside.
| [Añade {extra}. ]Cuece a fuego suave {time}, tapado, hasta que queden mantecosos.
25 cook way=pressure-cooker safe=extra | [Add {extra}. ]Put it all into the pressure cooker, close and cook at high pressure for {time}. Let the pressure fall by itself.
| [Añade {extra}. ]Pásalo todo a la olla a presión, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Season | Sazona
3 work | Crush {onion+garlic} with a ladle of the liquid and stir back with {salt}.
| Aplasta {onion+garlic} con un cucharón del líquido y devuelve a la olla con {salt}.
8 cook | Warm {olive-oil}, stir in {paprika-sweet} off the heat, add to the pot and simmer for {time}. Remove the leaf.
| Templa {olive-oil}, añade {paprika-sweet} fuera del fuego, incorpora a la olla y cuece {time}. Retira la hoja.
`);
