import { cards } from "../parse-cards.ts";

/** More that is asked for by name: vegetables of one kind, sweets without sugar, dishes of Scotland, Mexico and India. */
export const ASKED_NEXT = cards(`
== steamed-asparagus
names: Steamed asparagus, asparagus steamed, steamed green asparagus | Espárragos al vapor, espárragos verdes al vapor, espárragos trigueros al vapor
about: green asparagus steamed until just tender | espárragos verdes al vapor en su punto
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: asparagus
ways: stove microwave
- 500 g asparagus; green, trimmed | verdes, sin la parte dura
- 200 ml water
- 1/4 tsp salt
- 1 tbsp olive-oil; optional
# Steam | Cuece al vapor
3 work | Snap off the hard ends of {asparagus}.
| Parte y quita la base dura de {asparagus}.
5 batch way=stove | Boil {water} under the steamer, put {asparagus} in, cover and steam for {time}, until a knife just slides in; thick ones take longer.
| Hierve {water} bajo la vaporera, pon {asparagus}, tapa y cuece {time}, hasta que entre apenas un cuchillo; los gruesos tardan más.
4 pieces way=microwave | Put {asparagus} into a shallow dish with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, until a knife just slides in. Drain.
| Pon {asparagus} en una fuente baja con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, hasta que entre apenas un cuchillo. Escurre.
# Season | Sazona
1 work | Season with {salt}.[ Dress with {olive-oil}.]
| Sazona con {salt}.[ Aliña con {olive-oil}.]

== steamed-potatoes
names: Steamed potatoes, potatoes steamed | Patatas al vapor, papas al vapor
about: potato pieces steamed until soft and dry | trozos de patata al vapor, tiernos y secos
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: potato
ways: stove microwave
- 800 g potato; peeled, in pieces of 3 cm | pelad@, en trozos de 3 cm
- 300 ml water
- 1/2 tsp salt
- 15 g butter; optional
# Steam | Cuece al vapor
6 work | Peel {potato} and cut into even pieces.
| Pela {potato} y corta en trozos iguales.
20 batch way=stove | Boil {water} under the steamer, put {potato} in, cover and steam for {time}, until a knife slides in.
| Hierve {water} bajo la vaporera, pon {potato}, tapa y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
10 pieces way=microwave | Put {potato} into a large bowl with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, stirring halfway, until a knife slides in. Drain.
| Pon {potato} en un bol grande con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que entre un cuchillo sin esfuerzo. Escurre.
# Season | Sazona
1 work | Season with {salt}.[ Turn in {butter}.]
| Sazona con {salt}.[ Mezcla con {butter}.]

== boiled-cabbage
names: Boiled cabbage, plain boiled cabbage | Repollo hervido, repollo cocido, col hervida, col cocida
about: cabbage wedges boiled until tender | gajos de repollo cocidos hasta que quedan tiernos
kind: side any easy
serves: 4, most 6 in pastaPot
tools: pastaPot knife colander
core: cabbage
ways: stove
- 800 g cabbage; in wedges | en gajos
- 1 tsp salt
- 20 g butter; optional
# Boil | Cuece
10 batch | Bring plenty of water to the boil in the pot with {salt}, put in {cabbage} and boil for {time}, until a knife slides into the thick part.
| Lleva abundante agua a ebullición en la olla con {salt}, echa {cabbage} y cuece {time}, hasta que entre un cuchillo en la parte gruesa.
# Drain | Escurre
2 work | Drain in the colander and press lightly.[ Turn in {butter}.]
| Escurre en el colador y aprieta un poco.[ Mezcla con {butter}.]

== boiled-brussels-sprouts
names: Boiled Brussels sprouts, Brussels sprouts boiled, plain Brussels sprouts | Coles de Bruselas hervidas, coles de Bruselas cocidas
about: Brussels sprouts boiled until just tender | coles de Bruselas cocidas en su punto
kind: side any easy
serves: 4, most 6 in pastaPot
tools: pastaPot knife colander
core: brussels-sprout
ways: stove
- 600 g brussels-sprout
- 1 tsp salt
- 20 g butter; optional
# Boil | Cuece
5 work | Trim {brussels-sprout} and halve large ones.
| Limpia {brussels-sprout} y parte las grandes.
7 batch | Bring plenty of water to the boil in the pot with {salt}, put in {brussels-sprout} and boil for {time}, until a knife slides in; longer makes them grey.
| Lleva abundante agua a ebullición en la olla con {salt}, echa {brussels-sprout} y cuece {time}, hasta que entre un cuchillo; si se pasan quedan grises.
# Drain | Escurre
2 work | Drain well in the colander.[ Turn in {butter}.]
| Escurre bien en el colador.[ Mezcla con {butter}.]

== banana-oat-cookies
names: Banana oat cookies, banana oatmeal cookies, banana and oat cookies | Galletas de avena y plátano, galletas de plátano y avena, galletas de plátano
about: soft cookies of ripe banana and oats, sweet by the fruit alone | galletas blandas de plátano maduro y avena, dulces solo por la fruta
kind: snack any easy
serves: 6, most 6 in tray
makes: 12
tools: tray bowl paper masher
core: banana oats
ways: oven air-fryer
- 250 g banana; very ripe, peeled | muy madur@, pelad@
- 160 g oats
- 1 tsp cinnamon
- 40 g raisins; optional
- 1 pinch salt
+ 40 g walnut almond chocolate coconut-desiccated
~ oats > 160 g oats-gluten-free; name Banana oat cookies | Galletas de avena y plátano
# Mix | Mezcla
5 work | Mash {banana} in the bowl and stir in {oats+cinnamon+raisins+salt}[ with {extra}].
| Aplasta {banana} en el bol y mezcla con {oats+cinnamon+raisins+salt}[ y con {extra}].
10 cook | Let it stand for {time}, until thick.
| Deja reposar {time}, hasta que espese.
# Bake | Hornea
5 work | Set {pieces} spoonfuls apart on the lined tray and press flat: they do not spread.
| Pon {pieces} cucharadas separadas en la bandeja forrada y aplana: no se extienden.
16 batch way=oven | Bake at 180 °C (fan 160 °C) for {time}, until golden at the edge.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se doren por el borde.
11 batch way=air-fryer | Cook on paper in the air fryer at 170 °C for {time}, until golden at the edge.
| Cocina sobre papel en la freidora de aire a 170 °C {time}, hasta que se doren por el borde.
tip | They stay soft and keep for three days in the fridge.
| Quedan blandas y duran tres días en la nevera.

== cauliflower-pizza
names: Cauliflower pizza, cauliflower crust pizza, pizza with cauliflower crust | Pizza de coliflor, pizza con base de coliflor, base de pizza de coliflor
about: pizza on a crisp base of cauliflower, egg and cheese | pizza sobre una base crujiente de coliflor, huevo y queso
kind: main any medium
serves: 2, most 2 in tray
tools: tray processor bowl paper knife
core: cauliflower mozzarella egg
ways: oven+microwave
- 1 cauliflower; in florets | en ramilletes
- 1 egg
- 200 g mozzarella; grated | rallada
- 30 g parmesan; grated | rallad@; optional
- 1 tsp oregano
- 1/2 tsp salt
- 0.4 can tinned-tomatoes; crushed, drained | triturado, escurrido
- 6 leaf basil; optional
+ 80 g mushroom cooked-ham tinned-tuna olives red-pepper onion spinach
# Dry the base | Seca la base
5 work | Chop {cauliflower} in the food processor to grains.
| Pica {cauliflower} en el procesador hasta que parezca grano.
7 cook | Cook the grains in a covered bowl in the microwave on high for {time}, let them cool, and squeeze hard in a cloth until no water comes.
| Cuece el grano en un bol tapado en el microondas a máxima potencia {time}, deja templar y escurre con fuerza en un paño hasta que no salga agua.
why | Wet, the base stays soft.
| Húmeda, la base queda blanda.
# Bake the base | Hornea la base
4 work | Mix the grains with {egg+parmesan}, half of {mozzarella+oregano} and {salt} in the bowl and press into a round of 1 cm on the lined tray.
| Mezcla el grano con {egg+parmesan}, la mitad de {mozzarella+oregano} y {salt} en el bol y aplana en un disco de 1 cm en la bandeja forrada.
20 batch safe=egg | Bake at 220 °C (fan 200 °C) for {time}, until brown and firm.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que se dore y quede firme.
# Top | Cubre
8 batch | Spread with {tinned-tomatoes} and the rest of {mozzarella+oregano}.[ Add {extra}.] Bake for {time} more, until it melts.[ Finish with {basil}.]
| Extiende {tinned-tomatoes} y el resto de {mozzarella+oregano}.[ Añade {extra}.] Hornea {time} más, hasta que se funda.[ Remata con {basil}.]

== chia-pudding
names: Chia pudding, chia seed pudding, overnight chia pudding | Pudin de chía, pudding de chía, pudin de semillas de chía
about: chia seeds set in milk overnight, with berries | semillas de chía cuajadas en leche toda la noche, con frutos rojos
kind: breakfast any easy
serves: 2, most 4 in glasses
tools: glasses whisk bowl
core: chia
ways: none
- 60 g chia
- 400 ml milk
- 1/2 tsp vanilla; optional
- 1 tsp cinnamon; optional
- 150 g mixed-berries
+ 100 g banana mango strawberry blueberry raspberry peach
# Mix | Mezcla
4 work | Whisk {chia+milk+vanilla+cinnamon} in the bowl. Wait a few minutes and whisk again, so that no lumps form.
| Bate {chia+milk+vanilla+cinnamon} en el bol. Espera unos minutos y vuelve a batir, para que no se formen grumos.
# Chill | Enfría
240 cook | Divide among the glasses, cover and chill for {time} or overnight, until set.
| Reparte en los vasos, tapa y enfría en la nevera {time} o toda la noche, hasta que cuaje.
# Finish | Termina
2 work | Top with {mixed-berries+extra}.
| Remata con {mixed-berries+extra}.

== rumbledethumps
names: Rumbledethumps, Scottish potato and cabbage bake | Rumbledethumps, gratinado escocés de patata y col
about: Scottish mash of potato, swede and cabbage baked under cheese | puré escocés de patata, colinabo y col, gratinado con queso
kind: side any easy
serves: 4, most 6 in dish
tools: pot masher dish pan knife
core: potato cabbage
ways: oven+stove
- 600 g potato; floury, in pieces | harinos@, en trozos
- 400 g swede; peeled, in small pieces | pelad@, en trozos pequeños
- 300 g cabbage; shredded | en tiras
- 60 g butter
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 80 g cheddar; grated | rallad@
~ cheddar > 60 g vegan-cheese; grated | rallado
# Boil | Cuece
22 cook | Boil {potato+swede} in the pot in water with half of {salt} for {time}, until soft. Drain and mash.
| Cuece {potato+swede} en la olla en agua con la mitad de {salt} {time}, hasta que entre un cuchillo sin esfuerzo. Escurre y aplasta.
# Soften | Ablanda
8 cook | Soften {cabbage} in {butter} in the pan for {time} and stir into the mash with {black-pepper} and the rest of {salt}.
| Ablanda {cabbage} con {butter} en la sartén {time} y mezcla con lo aplastado, {black-pepper} y el resto de {salt}.
# Bake | Gratina
25 batch | Spread in the dish, scatter {cheddar} over it and bake at 200 °C (fan 180 °C) for {time}, until golden.
| Extiende en la fuente, reparte {cheddar} por encima y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore.

== neeps-and-tatties
names: Neeps and tatties, tatties and neeps, Scottish neeps and tatties | Neeps and tatties, puré de patata y puré de colinabo escoceses
about: buttery mash of potato and of swede, side by side | puré de patata y puré de colinabo con mantequilla, uno junto al otro
kind: side any easy
serves: 4, most 4 in saucepan
tools: saucepan pot masher knife
core: potato swede
ways: stove
- 800 g potato; floury, in pieces | harinos@, en trozos
- 800 g swede; peeled, in small pieces | pelad@, en trozos pequeños
- 80 g butter
- 60 ml milk
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg; optional
# Boil apart | Cuece por separado
18 cook | Boil {potato} in the pot in water with a third of {salt} for {time}, until soft, and drain.
| Cuece {potato} en la olla en agua con un tercio de {salt} {time}, hasta que entre un cuchillo sin esfuerzo, y escurre.
25 cook | At the same time boil {swede} in the saucepan in water with another third of {salt} for {time}, until very soft. Drain and let it steam dry.
| A la vez, cuece {swede} en el cazo en agua con otro tercio de {salt} {time}, hasta que quede muy tierno. Escurre y deja que suelte el vapor.
# Mash apart | Aplasta por separado
6 work | Mash {potato} with {milk} and half of {butter}. Mash {swede} with the rest of {butter}[ and with {black-pepper+nutmeg}]. Season both with the rest of {salt} and serve side by side.
| Aplasta {potato} con {milk} y la mitad de {butter}. Aplasta {swede} con el resto de {butter}[ y con {black-pepper+nutmeg}]. Sazona todo con el resto de {salt} y sirve uno junto al otro.

== entomatadas
names: Entomatadas, Mexican entomatadas, tortillas in tomato sauce | Entomatadas, entomatadas de queso, entomatadas mexicanas
about: corn tortillas dipped in tomato sauce and folded over fresh cheese | tortillas de maíz bañadas en salsa de jitomate y dobladas con queso fresco
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: pan saucepan jug knife
core: tortilla-corn tomato
ways: stove
- 12 tortilla-corn
- 800 g tomato
- 1/2 onion
- 2 clove garlic
- 1 jalapeno; optional
- 1 tsp oregano
- 1 tsp salt
- 3 tbsp sunflower-oil
- 200 g fresh-cheese; crumbled | desmenuzado
- 100 ml sour-cream; optional
- 1/2 red-onion; in fine rings | en aros finos; optional
~ fresh-cheese > 200 g tofu; firm, crumbled | firme, desmenuzado
# Make the sauce | Haz la salsa
10 cook | Boil {tomato+onion+garlic+jalapeno} in water in the saucepan for {time}, drain and blend with {oregano+salt} in the jug.
| Cuece {tomato+onion+garlic+jalapeno} en agua en el cazo {time}, escurre y tritura con {oregano+salt} en la batidora.
10 cook | Heat a third of {sunflower-oil} in the saucepan, pour the sauce in and simmer for {time}, until thick.
| Calienta un tercio de {sunflower-oil} en el cazo, vierte la salsa y cuece a fuego suave {time}, hasta que espese.
# Dip | Baña
8 pieces | Pass {tortilla-corn} one by one through the rest of {sunflower-oil}, hot, in the pan, {time} in all, so that they bend without breaking, and dip in the sauce.
| Pasa {tortilla-corn} de una en una por el resto de {sunflower-oil}, caliente, en la sartén, {time} en total, para que se doblen sin romperse, y baña en la salsa.
# Fold | Dobla
4 work | Fold them over most of {fresh-cheese}, pour the rest of the sauce on top and finish with the rest of {fresh-cheese}.[ Add {sour-cream+red-onion}.]
| Dobla con casi todo {fresh-cheese} dentro, vierte por encima la salsa que quede y remata con el resto de {fresh-cheese}.[ Añade {sour-cream+red-onion}.]

== upma
names: Upma, rava upma, semolina upma, South Indian upma | Upma, rava upma, upma de sémola
about: roasted semolina cooked with mustard seeds, onion, ginger and peas | sémola tostada cocida con mostaza, cebolla, jengibre y guisantes
kind: breakfast indian easy
serves: 4, most 4 in pan
tools: pan knife bowl
core: semolina
ways: stove
- 200 g semolina
- 3 tbsp ghee
- 1 tsp mustard-seeds
- 1 tbsp urad-dal; optional
- 10 leaf curry-leaves; optional
- 1 onion; chopped | picad@
- 15 g ginger; grated | rallad@
- 1 chilli; chopped | picad@; optional
- 100 g peas
- 700 ml water; boiling | hirviendo
- 1 tsp salt
- 1/2 lemon; juiced | en zumo
~ semolina > 200 g millet; ground coarsely | molido grueso; name Millet upma | Upma de mijo
# Roast | Tuesta
7 cook | Stir {semolina} in the dry pan over medium heat for {time}, until fragrant but pale. Tip into the bowl.
| Remueve {semolina} en la sartén seca a fuego medio {time}, hasta que desprenda aroma sin tomar color. Pasa al bol.
# Fry | Sofríe
8 cook | Let {mustard-seeds+urad-dal+curry-leaves} crackle in {ghee} in the pan, add {onion+ginger+chilli} and soften for {time}.
| Deja saltar {mustard-seeds+urad-dal+curry-leaves} con {ghee} en la sartén, añade {onion+ginger+chilli} y sofríe {time}.
# Cook | Cuece
4 cook | Pour in {water} with {peas+salt} and boil for {time}.
| Vierte {water} con {peas+salt} y hierve {time}.
5 cook | Rain in {semolina}, stirring, lower the heat, cover and cook for {time}, until all is absorbed. Loosen with a fork and sprinkle with {lemon}.
| Echa {semolina} en lluvia sin dejar de remover, baja el fuego, tapa y cuece {time}, hasta que se absorba todo. Suelta con un tenedor y riega con {lemon}.

== buttered-leeks
names: Buttered leeks, leeks in butter, butter-braised leeks, braised leeks | Puerros a la mantequilla, puerros con mantequilla, puerros rehogados
about: leeks softened slowly in butter | puerros pochados despacio con mantequilla
kind: side any easy
serves: 4, most 6 in deepPan
tools: deepPan knife
core: leek
ways: stove
- 800 g leek; washed, in 2 cm slices | limpi@, en rodajas de 2 cm
- 40 g butter
- 3 tbsp water
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1 tsp thyme; optional
+ 150 g peas cream cooked-ham bacon
# Soften | Pocha
5 cook | Melt {butter} in the pan over medium heat, add {leek+salt}[ with {extra} and {thyme}] and turn for {time}, until they shine.
| Derrite {butter} en la sartén a fuego medio, añade {leek+salt}[ con {extra} y {thyme}] y dale vueltas {time}, hasta que brillen.
14 cook safe=extra | Pour in {water}, cover and soften over low heat for {time}, stirring now and then, without letting them brown.
| Vierte {water}, tapa y ablanda a fuego suave {time}, removiendo de vez en cuando, sin que cojan color.
# Finish | Acaba
3 cook | Take off the lid and cook for {time} more, until the juice is gone. Season with {black-pepper}.
| Destapa y cocina {time} más, hasta que se consuma el jugo. Sazona con {black-pepper}.

== patatas-con-chorizo-y-cebolla
names: Fried potatoes with chorizo and onion, potatoes with chorizo and onion, chorizo hash | Patatas con chorizo y cebolla, patatas fritas con chorizo y cebolla, papas con chorizo y cebolla
about: potatoes and onion fried slowly in the fat of chorizo | patatas y cebolla hechas despacio en la grasa del chorizo
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan
core: potato chorizo
ways: stove
- 600 g potato; peeled, in 2 cm dice | pelad@, en dados de 2 cm
- 1 onion; in strips | en tiras
- 150 g chorizo; in slices | en rodajas
- 2 tbsp olive-oil
- 1/2 tsp salt
+ 200 g green-pepper red-pepper egg garlic kale
# Cut | Corta
8 work | Peel and dice {potato} and slice {onion+chorizo}[ and cut {extra} small].
| Pela y corta {potato} en dados, y corta {onion+chorizo}[ y {extra}, en trozos pequeños].
# Fry | Fríe
5 cook safe=chorizo | Fry {chorizo} in the pan over medium heat for {time}, until its fat runs out red. Lift it out and leave the fat.
| Fríe {chorizo} en la sartén a fuego medio {time}, hasta que suelte la grasa roja. Saca y deja la grasa.
22 batch safe=extra | Add {olive-oil+potato+onion+salt}[ with {extra}], cover and cook for {time}, turning now and then, until all is soft inside.
| Añade {olive-oil+potato+onion+salt}[ con {extra}], tapa y cocina {time}, con alguna vuelta, hasta que todo esté blando por dentro.
5 batch | Take off the lid, put {chorizo} back and fry over higher heat for {time}, until brown at the edges.
| Destapa, devuelve {chorizo} y sube el fuego {time}, hasta que se dore por los bordes.

== pizza-dough
names: Pizza dough, pizza base, homemade pizza dough, Italian pizza dough | Masa de pizza, masa para pizza, masa de pizza casera, base de pizza casera
about: a soft dough of bread flour for two thin pizzas | masa tierna de harina de fuerza para dos pizzas finas
kind: bread italian easy
serves: 4, most 8 in tray
makes: 2
tools: bowl tray rollingPin
core: bread-flour
ways: oven
instead: pizza-dough-of-gluten-free-flour
- 500 g bread-flour
- 5 g yeast; dried | seca
- 1.5 tsp salt
- 320 ml water; lukewarm | tibia
- 1 tbsp olive-oil
# Knead | Amasa
12 work | Mix {bread-flour+yeast+salt} in the bowl, add {water+olive-oil} and knead until smooth and stretchy.
| Mezcla {bread-flour+yeast+salt} en el bol, añade {water+olive-oil} y amasa hasta que quede lisa y elástica.
90 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape and bake | Forma y hornea
6 work | Stretch into {pieces} thin rounds with a thicker rim and top as you like, thinly.
| Estira en {pieces} discos finos de borde más grueso y cubre a tu gusto con una capa fina.
20 pieces | Bake one after another on a hot tray at 250 °C (fan 230 °C), {time} in all, until the rim is puffed and spotted brown.
| Hornea una tras otra en una bandeja caliente a 250 °C (230 °C con ventilador), {time} en total, hasta que el borde se hinche y se tueste a manchas.

== pizza-dough-of-gluten-free-flour
names: Pizza dough of gluten-free flour | Masa de pizza para celíacos
about: a soft gluten-free dough that is spread with wet hands and baked before it is topped | masa sin gluten que se extiende con las manos mojadas y se hornea antes de cubrir
kind: bread italian easy
serves: 4, most 8 in tray
makes: 2
tools: bowl tray paper
core: flour-gluten-free
ways: oven
- 450 g flour-gluten-free; a mix for yeast dough | preparado panificable
- 15 g psyllium; ground | molido
- 7 g yeast; dried | seca
- 1.5 tsp salt
- 420 ml water; lukewarm | tibia
- 2 tbsp olive-oil
# Make the dough | Haz la masa
10 cook | Stir {psyllium} into {water} in the bowl and let it stand for {time}, until it is a gel.
| Mezcla {psyllium} con {water} en el bol y deja reposar {time}, hasta que forme un gel.
5 work | Beat in {flour-gluten-free+yeast+salt+olive-oil} with a spoon, without kneading.
| Incorpora {flour-gluten-free+yeast+salt+olive-oil} con una cuchara, sin amasar.
40 cook | Cover and let it rise for {time}, until puffy.
| Tapa y deja levar {time}, hasta que esté hinchada.
# Bake the bases | Hornea las bases
8 work | Divide into {pieces} and spread each on oiled paper with wet hands, 5 mm thin.
| Divide en {pieces} y extiende cada parte sobre papel engrasado con las manos mojadas, a 5 mm de grosor.
24 pieces | Bake one after another without topping at 230 °C (fan 210 °C), {time} in all, until dry and pale gold. Then top and bake again until it bubbles.
| Hornea una tras otra sin cubrir a 230 °C (210 °C con ventilador), {time} en total, hasta que estén secas y apenas doradas. Después cubre y hornea otra vez hasta que burbujee.
`);
