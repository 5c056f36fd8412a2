import { cards } from "../parse-cards.ts";

export const BRITISH_AND_AMERICAN = cards(`
== quiche-lorraine
names: Quiche Lorraine, quiche, bacon quiche, cheese and bacon quiche | Quiche Lorraine, quiche, quiche de beicon y queso, quiche de bacon, quiche lorena
about: a pastry case with bacon in a baked egg and cream filling | tarta salada de masa quebrada con beicon, huevo y nata
kind: main french medium
serves: 6, most 6 in tartTin, whole
tools: tartTin pan bowl whisk rollingPin
core: egg cream
ways: oven
instead: vegetable-quiche
- 300 g shortcrust-pastry
- 200 g bacon; in strips | en tiras
- 3 egg
- 250 ml cream
- 100 ml milk
- 100 g gruyere; grated | rallado; optional
- 1/4 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg
# Bake the case | Hornea la base
20 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third, until pale gold.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio, hasta que empiece a dorarse.
# Fry | Dora
8 cook | Fry {bacon} in the pan over medium heat for {time}, until golden, and drain on paper.
| Dora {bacon} en la sartén a fuego medio {time} y escurre sobre papel.
# Fill and bake | Rellena y hornea
4 work | Whisk {egg+cream+milk+salt+black-pepper+nutmeg} in the bowl. Scatter {bacon+gruyere} over the base and pour it on.
| Bate {egg+cream+milk+salt+black-pepper+nutmeg} en el bol. Reparte {bacon+gruyere} sobre la base y vierte encima.
30 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden and just set in the middle.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore y el centro apenas cuaje.
15 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templada.

== cauliflower-cheese
names: Cauliflower cheese, cauliflower gratin, baked cauliflower cheese, cheesy cauliflower | Coliflor gratinada, coliflor con bechamel, coliflor con queso, coliflor al gratén, gratén de coliflor
about: cauliflower baked under a cheese sauce | coliflor gratinada bajo una salsa de queso
kind: side any easy
serves: 4, most 4 in dish
tools: pot saucepan dish whisk colander
core: cauliflower
ways: oven+stove
- 900 g cauliflower; in florets | en ramitos
- 40 g butter
- 40 g flour
- 500 ml milk
- 150 g cheddar; grated | rallado
- 1 tsp mustard-dijon; optional
- 1/4 tsp nutmeg
- 1.25 tsp salt
~ cheddar > 120 g vegan-cheese; grated | rallado
# Boil | Cuece
6 cook | Boil {cauliflower} in water with half of {salt} in the pot for {time}, until barely tender. Drain very well.
| Cuece {cauliflower} en agua con la mitad de {salt} en la olla {time}, hasta que apenas esté tierna. Escurre muy bien.
# Make the sauce | Haz la salsa
8 cook | Cook {butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, until thick. Stir in two thirds of {cheddar} with {mustard-dijon+nutmeg} and the rest of {salt}.
| Rehoga {butter+flour} en el cazo, añade {milk} sin dejar de batir y cuece {time}, hasta que espese. Incorpora dos tercios de {cheddar} con {mustard-dijon+nutmeg} y el resto de {salt}.
# Bake | Gratina
25 batch | Put {cauliflower} in the dish, pour the sauce over, top with the rest of {cheddar} and bake at 200 °C (fan 180 °C) for {time}, until golden.
| Pon {cauliflower} en la fuente, cubre con la salsa y el resto de {cheddar} y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore.

== gratin-dauphinois
names: Gratin dauphinois, potato gratin, dauphinoise potatoes, potatoes dauphinoise, scalloped potatoes, potatoes au gratin, potato dauphinoise | Gratén de patatas, patatas gratinadas, gratin dauphinois, patatas al gratén, gratinado de patatas, papas gratinadas, patatas dauphinoise
about: sliced potatoes baked in garlic cream | láminas de patata al horno en nata con ajo
kind: side french easy
serves: 6, most 6 in dish
tools: knife dish saucepan
core: potato cream
ways: oven
- 1200 g potato; floury, in 3 mm slices | en láminas de 3 mm
- 400 ml cream
- 200 ml milk
- 2 clove garlic; crushed | machacad@
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg
- 20 g butter
- 60 g gruyere; grated | rallado; optional
~ cream > 400 ml cream-plant; name Potato gratin with plant cream | Gratén de patatas con nata vegetal
# Heat | Calienta
5 cook | Heat the oven to 170 °C (fan 150 °C). Bring {cream+milk+garlic+salt+black-pepper+nutmeg} just to the boil in the saucepan for {time}.
| Calienta el horno a 170 °C (150 °C con ventilador). Lleva {cream+milk+garlic+salt+black-pepper+nutmeg} casi a ebullición en el cazo {time}.
# Layer | Monta
8 work | Grease the dish with {butter}, layer {potato} in it and pour the hot liquid over; it should almost cover them. Do not rinse the slices: what clings to them thickens it.
| Unta la fuente con {butter}, coloca {potato} en capas y vierte el líquido caliente; casi debe cubrirlas. No laves las láminas: lo que sueltan espesa.
# Bake | Hornea
75 batch | Bake for {time}, pressing down once, until a knife slides in and the top is brown.[ Scatter {gruyere} over for the last quarter.]
| Hornea {time}, apretando una vez, hasta que el cuchillo entre sin esfuerzo y se dore por arriba.[ Reparte {gruyere} en el último cuarto.]
15 cook | Let it stand for {time} before serving.
| Deja reposar {time} antes de servir.

== yorkshire-puddings
names: Yorkshire puddings, Yorkshire pudding, Yorkshires, popovers, Yorkies | Yorkshire puddings, pudin de Yorkshire, budín de Yorkshire, popovers
about: crisp, hollow puffs of batter baked in hot fat | bollitos huecos y crujientes horneados en grasa muy caliente
kind: side any easy
serves: 6, most 6 in muffinTin, whole
makes: 12
tools: muffinTin bowl whisk
core: egg flour
ways: oven
- 140 g flour
- 4 egg
- 200 ml milk
- 1/2 tsp salt
- 80 ml sunflower-oil
~ flour > 140 g cornflour; name Yorkshire puddings | Yorkshire puddings
# Make the batter | Haz la masa
30 cook | Whisk {flour+egg+salt} in the bowl until smooth, thin with {milk} and let stand for {time}.
| Bate {flour+egg+salt} en el bol hasta que quede liso, aligera con {milk} y deja reposar {time}.
# Heat the fat | Calienta la grasa
12 batch | Divide {sunflower-oil} between the {pieces} cups and heat in the oven at 225 °C (fan 205 °C) for {time}, until it smokes faintly.
| Reparte {sunflower-oil} en los {pieces} huecos y calienta en el horno a 225 °C (205 °C con ventilador) {time}, hasta que humee un poco.
# Bake | Hornea
20 batch safe=egg | Pour the batter in quickly and bake for {time} without opening the oven, until puffed, brown and crisp. Serve at once.
| Vierte la masa deprisa y hornea {time} sin abrir el horno, hasta que suban, se doren y estén crujientes. Sirve enseguida.

== full-english-breakfast
names: Full English breakfast, full English, English breakfast, fry-up, cooked breakfast, full breakfast, fried breakfast | Desayuno inglés, desayuno inglés completo, full English breakfast, desayuno británico
about: fried eggs, bacon, sausages, beans, mushrooms, tomato and toast | huevos fritos, beicon, salchichas, alubias, champiñones, tomate y tostadas
kind: breakfast any easy
serves: 2, most 2 in pan
tools: pan saucepan knife
core: egg bacon sausage baked-beans
ways: stove
- 4 sausage
- 4 slice bacon
- 150 g mushroom; halved | en mitades
- 2 tomato; halved | cortad@ por la mitad
- 1 can baked-beans
- 4 egg
- 2 slice bread
- 2 tbsp sunflower-oil
- 15 g butter; optional
~ sausage > 4 vegan-sausage; name English breakfast | Desayuno inglés
~ bacon > 4 slice vegan-bacon; name English breakfast | Desayuno inglés
- 1/2 tsp salt
- 1/4 tsp black-pepper
# Start the slow things | Empieza por lo lento
15 batch safe=sausage | Fry {sausage} in {sunflower-oil:part} in the pan over medium heat for {time}, turning. Keep warm.
| Fríe {sausage} con {sunflower-oil:part} en la sartén a fuego medio {time}, dando vueltas. Mantén en caliente.
8 batch | Fry {bacon+mushroom+tomato} in turns in the same pan for {time}, season with {salt+black-pepper} and keep warm too.
| Fríe {bacon+mushroom+tomato} por separado en la sartén {time}, sazona con {salt+black-pepper} y mantén en caliente también.
# Warm and toast | Calienta y tuesta
4 cook | Warm {baked-beans} in the saucepan for {time} and toast {bread} meanwhile.[ Spread with {butter}.]
| Calienta {baked-beans} en el cazo {time} y tuesta mientras {bread}.[ Unta con {butter}.]
# Fry the rest | Fríe lo último
3 batch safe=egg | Heat {sunflower-oil:rest}, break in {egg} and fry for {time}. Plate everything at once.
| Calienta {sunflower-oil:rest}, casca dentro {egg} y fríe {time}. Emplata todo a la vez.

== sausage-rolls
names: Sausage rolls, sausage roll, puff pastry sausage rolls, party sausage rolls | Rollitos de salchicha y hojaldre, sausage rolls, hojaldres de salchicha, rollitos de carne y hojaldre, napolitanas de salchicha
about: seasoned sausage meat baked in puff pastry | carne de salchicha aliñada y horneada en hojaldre
kind: snack any easy
serves: 8, most 8 in tray
makes: 16
tools: tray bowl paper knife
core: pork-mince puff-pastry
ways: oven
- 500 g pork-mince
- 60 g breadcrumbs
- 1 tbsp sage; chopped | picada
- 1 tsp thyme
- 1/4 tsp nutmeg
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 375 g puff-pastry
- 1 egg; beaten | batido; binds
- 1 tbsp sesame-seeds; optional
~ pork-mince > 500 g tinned-lentils; drained and mashed | escurridas y aplastadas; name Lentil and sage rolls | Rollitos de lentejas y salvia
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ egg > 2 tbsp oat-drink
~ puff-pastry > 375 g vegan-puff-pastry; name Sausage rolls | Rollitos de salchicha y hojaldre
# Season | Sazona
6 work | Heat the oven to 200 °C (fan 180 °C). Mix {pork-mince+breadcrumbs+sage+thyme+nutmeg+salt+black-pepper} in the bowl.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {pork-mince+breadcrumbs+sage+thyme+nutmeg+salt+black-pepper} en el bol.
# Roll | Enrolla
10 work | Cut {puff-pastry} lengthwise in two, lay a rope of the filling along each, roll up with the seam below and cut into {pieces}. Set on the lined tray and brush with {egg}.[ Sprinkle with {sesame-seeds}.]
| Corta {puff-pastry} a lo largo en dos, pon un cordón del interior en cada tira, enrolla con la unión abajo y corta en {pieces}. Coloca en la bandeja forrada y pinta con {egg}.[ Espolvorea {sesame-seeds}.]
# Bake | Hornea
28 batch safe=pork-mince,egg | Bake for {time}, until deep golden below too.
| Hornea {time}, hasta que estén bien dorados también por debajo.

== deviled-eggs
names: Deviled eggs, devilled eggs, stuffed eggs, egg mayonnaise halves | Huevos rellenos, huevos endiablados, huevos rellenos con mayonesa, huevos mimosa
about: boiled eggs filled with their yolk, mayonnaise and mustard | huevos duros rellenos de su yema con mayonesa y mostaza
kind: starter any easy
serves: 6, most 6 in saucepan
makes: 12
tools: saucepan knife bowl
core: egg
ways: stove
- 6 egg
- 80 g mayonnaise
- 2 tsp mustard-dijon
- 1 tsp wine-vinegar
- 1/4 tsp salt
- 1/4 tsp paprika-sweet
~ mayonnaise > 80 g yoghurt-greek
- 5 g chives; chopped | picado; optional
# Boil | Cuece
10 cook safe=egg | Lower {egg} into boiling water in the saucepan and cook for {time}. Cool in cold water and peel.
| Sumerge {egg} en agua hirviendo en el cazo y cuece {time}. Enfría en agua fría y pela.
# Fill | Rellena
10 work | Halve lengthwise, lift out the yellow part and mash it in the bowl with {mayonnaise+mustard-dijon+wine-vinegar+salt} until smooth. Fill the {pieces} halves.
| Parte a lo largo, saca la parte amarilla y aplástala en el bol con {mayonnaise+mustard-dijon+wine-vinegar+salt} hasta que quede lisa. Rellena las {pieces} mitades.
1 work | Dust with {paprika-sweet+chives} and chill until serving.
| Espolvorea {paprika-sweet+chives} y enfría hasta servir.
`);
