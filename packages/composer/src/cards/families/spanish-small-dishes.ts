import { cards } from "../parse-cards.ts";

export const SPANISH_SMALL_DISHES = cards(`
== pimientos-de-padron
names: Padrón peppers, pimientos de Padrón, blistered Padrón peppers, fried Padrón peppers, shishito peppers, blistered shishito peppers | Pimientos de Padrón, pimientos de Padrón fritos, pimientos del Padrón, pimientos de Herbón
about: small green peppers blistered in hot oil, with coarse salt | pimientos verdes pequeños fritos en aceite muy caliente, con sal gruesa
kind: starter spanish easy
serves: 4, most 4 in pan
tools: pan
core: padron-peppers
ways: stove air-fryer
- 300 g padron-peppers; whole, well dried | enter@, bien sec@
- 3 tbsp olive-oil
- 1/2 tsp salt; coarse | gruesa
# Fry | Fríe
5 batch way=stove | Heat {olive-oil} in the pan until very hot, add {padron-peppers} and fry over high heat for {time}, shaking often, until the skin blisters and browns in places.
| Calienta mucho {olive-oil} en la sartén, añade {padron-peppers} y fríe a fuego vivo {time}, moviendo a menudo, hasta que la piel se ampolle y se tueste a trozos.
8 batch way=air-fryer | Turn {padron-peppers} in {olive-oil} and cook in the air fryer at 200 °C for {time}, shaking once, until blistered.
| Mezcla {padron-peppers} con {olive-oil} y cocina en la freidora de aire a 200 °C {time}, con una sacudida, hasta que se ampollen.
tip | They must be dry, or the oil spits. Most are mild, and one now and then is fiery.
| Deben estar secos o el aceite salta. Casi todos son suaves y alguno pica de verdad.
# Serve | Sirve
1 work | Drain, scatter {salt} over and serve at once.
| Escurre, reparte {salt} por encima y sirve enseguida.
== berenjenas-con-miel
names: Fried aubergines with cane syrup, berenjenas con miel, fried aubergine with honey, fried eggplant with honey, aubergines with honey, eggplant with honey | Berenjenas con miel, berenjenas con miel de caña, berenjenas fritas con miel, berenjenas fritas con miel de caña, berenjenas a la miel
about: crisp fried aubergine under dark cane syrup | berenjena frita y crujiente con miel de caña
kind: starter spanish easy
serves: 4, most 4 in deepPan
tools: knife bowl deepPan slotted
core: aubergine
ways: stove
- 2 aubergine; in thin slices | en rodajas finas
- 500 ml milk
- 1 tsp salt
- 150 g flour
- 500 ml olive-oil; for frying | para freír
- 4 tbsp cane-honey
~ flour > 150 g chickpea-flour
~ flour > 150 g flour-gluten-free
~ milk > 500 ml water; cold | fría
~ cane-honey > 4 tbsp honey
# Soak | Remoja
30 cook | Cover {aubergine} with {milk} in the bowl, stir in {salt} and leave for {time}.
| Cubre {aubergine} con {milk} en el bol, añade {salt} y deja {time}.
why | They drink less oil and lose their bitterness.
| Absorben menos aceite y pierden el amargor.
# Coat and fry | Reboza y fríe
5 work | Drain {aubergine}, turn in {flour} and shake well.
| Escurre {aubergine}, pasa por {flour} y sacude bien.
12 pieces | Heat {olive-oil} in the deep pot to 180 °C and fry a few slices at a time, {time} in all, until crisp and golden. Drain on paper.
| Calienta {olive-oil} en la olla honda a 180 °C y fríe de pocas en pocas, {time} en total, hasta que queden crujientes y doradas. Escurre sobre papel.
# Serve | Sirve
1 work | Pour {cane-honey} over in a thread and eat at once, while crisp.
| Riega con {cane-honey} en un hilo y come enseguida, mientras crujen.
== papas-alinas
names: Papas aliñás, Cádiz potato salad, Andalusian dressed potatoes, papas aliñadas | Papas aliñás, papas aliñadas, patatas aliñadas, patatas aliñás, papas aliñás de Cádiz
about: warm potatoes dressed with olive oil, sherry vinegar, onion and parsley | patatas templadas con aceite de oliva, vinagre de Jerez, cebolleta y perejil
kind: salad spanish easy
serves: 4, most 8 in pot
tools: knife pot bowl
core: potato sherry-vinegar
ways: stove
- 1000 g potato; waxy, unpeeled | para cocer, con piel
- 1.5 tsp salt
- 2 egg; optional
- 3 spring-onion; thinly sliced | en rodajas finas
- 15 g parsley; chopped | picad@
- 100 ml olive-oil
- 3 tbsp sherry-vinegar
- 1 can tinned-tuna; drained | escurrid@; optional
~ tinned-tuna > 80 g olives; black | negr@
+ 100 g smoked-mackerel roasted-peppers green-pepper tomato
# Boil | Cuece
25 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until a knife slides in.
| Cuece {potato} en la olla con agua y la mitad de {salt} {time}, hasta que un cuchillo entre sin esfuerzo.
10 cook safe=egg | Boil {egg} beside for {time}, cool in water, peel and quarter.
| Cuece {egg} aparte {time}, enfría en agua, pela y corta en cuartos.
# Dress | Aliña
6 work | Peel {potato} while hot, slice thickly into the bowl and sprinkle with {sherry-vinegar} and the rest of {salt}. Add {spring-onion+parsley+olive-oil} and turn gently.
| Pela {potato} en caliente, corta en rodajas gruesas en el bol y riega con {sherry-vinegar} y el resto de {salt}. Añade {spring-onion+parsley+olive-oil} y mezcla con cuidado.
why | Warm, they take up all of it.
| En caliente lo absorben todo.
30 cook | Leave for {time}, until lukewarm.[ Put {tinned-tuna} on top.][ Add {egg}.][ Add {extra}.]
| Deja {time}, hasta que se templen.[ Coloca {tinned-tuna} por encima.][ Añade {egg}.][ Añade {extra}.]
== zarangollo
names: Zarangollo, Murcian courgette and onion scramble, Murcian scrambled eggs with courgette, zarangollo murciano | Zarangollo, zarangollo murciano, revuelto de calabacín y cebolla, revuelto de calabacín
about: courgette and onion cooked very slowly in olive oil and bound with egg | calabacín y cebolla pochados muy despacio en aceite de oliva y cuajados con huevo
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: courgette egg
ways: stove
- 1000 g courgette; in thin half-moons | en medias lunas finas
- 2 onion; thinly sliced | en juliana fina
- 5 tbsp olive-oil
- 1 tsp salt
- 4 egg
- 1 pinch black-pepper
+ 200 g potato prawn tomato
# Soften | Pocha
12 cook | Cook {onion} with {olive-oil} and half of {salt} in the pan over low heat for {time}, covered, until soft but pale.
| Pocha {onion} con {olive-oil} y la mitad de {salt} en la sartén tapada a fuego suave {time}, hasta que {onion?esté|estén} {onion!bland} sin tomar color.
30 cook safe=extra | Add {courgette} and the rest of {salt} and cook uncovered for {time}, stirring now and then, until very soft and its water has gone.[ Cook {extra}, cut small, along with it.]
| Añade {courgette} y el resto de {salt} y cocina sin tapa {time}, removiendo de vez en cuando, hasta que todo quede muy tierno y sin agua.[ Cocina a la vez {extra}, en trozos pequeños.]
# Set | Cuaja
3 cook safe=egg | Pour off spare oil. Break {egg} in, season with {black-pepper} and stir over low heat for {time}, until set in soft strands.
| Retira el aceite que sobre. Casca encima {egg}, sazona con {black-pepper} y remueve a fuego suave {time}, hasta que cuaje en hebras jugosas.
== porra-antequerana
names: Porra antequerana, Antequera cold tomato cream, thick Andalusian cold tomato soup | Porra antequerana, porra de Antequera, porra fría antequerana
about: a thick cold cream of tomato, bread, pepper and olive oil | crema fría y espesa de tomate, pan, pimiento y aceite de oliva
kind: starter spanish easy
serves: 4, most 8 in jug
tools: knife bowl jug saucepan
core: tomato bread
ways: stove
- 1000 g tomato; very ripe, in pieces | muy madur@, en trozos
- 300 g bread; of the day before, without crust | del día anterior, sin corteza
- 1 green-pepper; in pieces | en trozos
- 1 clove garlic; without its germ | sin germen
- 150 ml olive-oil
- 1 tbsp wine-vinegar
- 1 tsp salt
- 2 egg; optional
- 80 g cured-ham; diced | en dados; optional
- 1 can tinned-tuna; drained | escurrid@; optional
~ cured-ham > 80 g cucumber; diced | en dados
~ tinned-tuna > 60 g olives; chopped | picad@
~ bread > 300 g bread-gluten-free; without crust | sin corteza; name Porra antequerana | Porra antequerana
# Soak | Remoja
15 cook | Crush {tomato} by hand in the bowl with {salt}, push {bread} in pieces into it and leave for {time}.
| Aplasta {tomato} con la mano en el bol con {salt}, hunde {bread} en trozos y deja {time}.
10 cook safe=egg | Meanwhile boil {egg} in the saucepan for {time}, cool, peel and chop.
| Mientras, cuece {egg} en el cazo {time}, enfría, pela y pica.
# Blend | Tritura
5 work | Blend all from the bowl with {green-pepper+garlic+wine-vinegar} until very smooth, then add {olive-oil} in a thin stream until it thickens and pales.
| Tritura todo lo del bol con {green-pepper+garlic+wine-vinegar} hasta que quede muy fino y añade {olive-oil} en un hilo hasta que espese y se aclare.
# Chill | Enfría
120 cook | Chill for {time}. It must be thick enough to hold the spoon.
| Enfría en la nevera {time}. Debe quedar tan espeso que aguante la cuchara.
2 work | Serve in bowls. Put {egg+cured-ham+tinned-tuna} on top.
| Sirve en cuencos. Pon {egg+cured-ham+tinned-tuna} por encima.
== atascaburras
names: Atascaburras, La Mancha salt cod and potato mash, Manchegan potato and cod mash | Atascaburras, atascaburras manchego, ajoarriero manchego, ajo mulero
about: potato and salt cod pounded with garlic and olive oil, with egg and walnuts | patata y bacalao majados con ajo y aceite de oliva, con huevo y nueces
kind: starter spanish easy
serves: 4, most 6 in pot
tools: knife pot mortar saucepan
core: salt-cod potato
ways: stove
- 300 g salt-cod; in pieces | en trozos
- 800 g potato; in pieces | en trozos
- 3 clove garlic
- 150 ml olive-oil
- 2 egg; optional
- 40 g walnut; in pieces | en trozos; optional
- 1/2 tsp salt
~ salt-cod > 350 g cod; in pieces | en trozos; name Cod and potato mash | Atascaburras de bacalao fresco
# Desalt | Desala
1440 cook if=salt-cod | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, changing the water three times. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, con tres cambios de agua. Si se compra ya preparado, no hace falta.
# Boil | Cuece
20 cook | Boil {potato} in the pot with water to cover for {time}, until very soft.
| Cuece {potato} en la olla con agua que cubra {time}, hasta que {potato?esté|estén} muy {potato!tiern}.
5 cook safe=salt-cod | Add {salt-cod} and simmer for {time}. Lift all out, keep the water, and flake {salt-cod} and pick it clean.
| Añade {salt-cod} y cuece a fuego suave {time}. Saca todo, guarda el agua, desmiga {salt-cod} y límpialo bien.
10 cook safe=egg | Meanwhile boil {egg} in the saucepan for {time}, cool, peel and slice.
| Mientras, cuece {egg} en el cazo {time}, enfría, pela y corta en rodajas.
# Pound | Maja
10 work | Crush {garlic} in the mortar, add {potato+salt-cod} and pound, working in {olive-oil} little by little and a splash of the water, until thick and fluffy. Taste before adding {salt}.
| Aplasta {garlic} en el mortero, añade {potato+salt-cod} y maja, incorporando {olive-oil} poco a poco y un chorrito del agua, hasta que quede espeso y esponjoso. Prueba antes de añadir {salt}.
# Serve | Sirve
2 work | Serve warm[ with {egg}][ and {walnut}] on top.
| Sirve templado[ con {egg}][ y {walnut}] por encima.
== esqueixada
names: Esqueixada, Catalan salt cod salad, Catalan shredded cod salad, salt cod salad | Esqueixada, esqueixada de bacalao, ensalada catalana de bacalao, esqueixada catalana, esqueixada de bacallà
about: raw shredded salt cod with tomato, onion and black olives | bacalao crudo desmigado con tomate, cebolla y aceitunas negras
kind: salad spanish easy
serves: 4, most 8 in bowl
tools: knife bowl
core: salt-cod tomato
ways: none
- 400 g salt-cod; in pieces | en trozos
- 500 g tomato; ripe | madur@
- 1 onion; sliced very thinly | en juliana muy fina
- 1/2 green-pepper; in fine strips | en tiras finas; optional
- 80 g olives; black | negr@
- 80 ml olive-oil
- 1 tbsp wine-vinegar
- 1/4 tsp black-pepper
+ 200 g tinned-white-beans roasted-peppers red-pepper
# Desalt | Desala
1440 cook | Shred {salt-cod} with the fingers, rinse and soak in plenty of cold water in the fridge for {time}, changing the water three times, until mild enough to eat.
| Desmiga {salt-cod} con los dedos, enjuaga y deja en remojo en abundante agua fría en la nevera {time}, con tres cambios de agua, hasta que esté suave al probarlo.
# Mix | Mezcla
6 work | Drain {salt-cod} and squeeze dry. Grate half of {tomato} and dice the rest. Mix all with {onion+green-pepper+olive-oil+wine-vinegar+black-pepper} in the bowl.[ Stir in {extra}.]
| Escurre y seca bien {salt-cod}. Ralla la mitad de {tomato} y corta el resto en dados. Mezcla todo con {onion+green-pepper+olive-oil+wine-vinegar+black-pepper} en el bol.[ Añade {extra}.]
# Rest and serve | Reposa y sirve
30 cook raw=salt-cod | Chill for {time}. Scatter {olives} on top and serve cold.
| Enfría en la nevera {time}. Reparte {olives} por encima y sirve fría.
== espinacas-con-pasas
names: Spinach with raisins and pine nuts, Catalan spinach, espinacas a la catalana, spinach with pine nuts and raisins | Espinacas con pasas y piñones, espinacas a la catalana, espinacas con piñones y pasas, espinacas con pasas
about: spinach tossed in garlic oil with raisins and pine nuts | espinacas salteadas en aceite de ajo con pasas y piñones
kind: side spanish easy
serves: 4, most 4 in pan
tools: knife pan colander bowl
core: spinach raisins
ways: stove
- 800 g spinach; washed | lavad@
- 50 g raisins
- 40 g pine-nuts
- 2 clove garlic; sliced | en láminas
- 3 tbsp olive-oil
- 3/4 tsp salt
~ spinach > 800 g chard; in strips | en tiras; name Chard with raisins and pine nuts | Acelgas con pasas y piñones
+ 80 g bacon cured-ham tinned-chickpeas
# Get ready | Prepara
10 cook | Soak {raisins} in warm water in the bowl for {time} and drain.
| Deja {raisins} en agua templada en el bol {time} y escurre.
4 batch | Wilt {spinach} in the pan over high heat for {time} with only the water on the leaves, tip into the colander and press dry.
| Cocina {spinach} en la sartén a fuego vivo {time}, solo con el agua de las hojas, pasa al colador y escurre apretando.
# Toss | Saltea
3 cook | Toast {pine-nuts} in the pan with {olive-oil} over medium heat for {time}, until pale gold, and lift out.
| Dora {pine-nuts} en la sartén con {olive-oil} a fuego medio {time}, hasta que tomen un poco de color, y saca.
2 cook | Fry {garlic} in the same oil for {time}.[ Fry {extra} along with it.]
| Fríe {garlic} en el mismo aceite {time}.[ Fríe a la vez {extra}.]
3 cook | Add {spinach+raisins+salt} and toss for {time}, until hot. Stir in {pine-nuts}.
| Añade {spinach+raisins+salt} y saltea {time}, hasta que esté caliente. Mezcla con {pine-nuts}.
== calabacines-rellenos
names: Stuffed courgettes, stuffed zucchini, zucchini boats, courgette boats, meat-stuffed courgettes, Spanish stuffed courgettes | Calabacines rellenos, calabacín relleno, calabacines rellenos de carne, calabacín relleno de carne, calabacines rellenos al horno, zapallitos rellenos
about: courgette halves filled with minced meat and tomato and browned with cheese | mitades de calabacín rellenas de carne y tomate, gratinadas con queso
kind: main spanish easy
serves: 4, most 4 in dish
tools: knife pan dish
core: courgette
ways: stove+oven stove+air-fryer
- 4 courgette; halved lengthways | partid@ a lo largo
- 400 g beef-mince
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely diced | en daditos
- 2 clove garlic; chopped | picad@
- 2 tbsp olive-oil
- 1 can tinned-tomatoes
- 1 tsp oregano
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 100 g cheese; grated | rallad@
~ beef-mince > 2 can tinned-lentils; drained | escurrid@
~ cheese > 100 g vegan-cheese; grated | rallad@
+ 150 g mushroom sweetcorn
# Hollow out | Vacía
8 work | Scoop out {courgette}, leaving a wall of 1 cm, and chop the flesh. Season the shells with a little of {salt}.
| Vacía {courgette} dejando una pared de 1 cm y pica la pulpa. Sazona las mitades con un poco de {salt}.
# Cook the filling | Haz el relleno
8 cook | Soften {onion+red-pepper+garlic} with the flesh in {olive-oil} in the pan over medium heat for {time}.[ Add {extra}.]
| Pocha {onion+red-pepper+garlic} con la pulpa y {olive-oil} en la sartén a fuego medio {time}.[ Añade {extra}.]
6 cook safe=beef-mince if=beef-mince | Add {beef-mince} and fry over high heat for {time}, breaking it up.
| Añade {beef-mince} y rehoga a fuego vivo {time}, separando los grumos.
3 cook not=beef-mince | Stir in {beef-mince} and fry for {time}.
| Añade {beef-mince} y rehoga {time}.
10 cook | Stir in {tinned-tomatoes} with {oregano+black-pepper}, add the rest of {salt} and simmer for {time}, until thick.
| Añade {tinned-tomatoes} con {oregano+black-pepper}, agrega el resto de {salt} y cuece {time}, hasta que espese.
# Fill and bake | Rellena y hornea
25 batch way=oven | Fill the shells in the dish, scatter {cheese} over and bake at 190 °C (fan 170 °C) for {time}, until tender and golden.
| Rellena las mitades en la fuente, reparte {cheese} y hornea a 190 °C (170 °C con ventilador) {time}, hasta que estén tiernas y doradas.
16 batch way=air-fryer | Fill the shells, scatter {cheese} over and cook in the air fryer at 180 °C for {time}, until tender and golden.
| Rellena las mitades, reparte {cheese} y cocina en la freidora de aire a 180 °C {time}, hasta que estén tiernas y doradas.
== salsa-de-queso-azul
names: Blue cheese sauce, Roquefort sauce, creamy blue cheese sauce, gorgonzola sauce, Cabrales sauce | Salsa de queso azul, salsa roquefort, salsa al roquefort, salsa de roquefort, salsa de cabrales, salsa de gorgonzola
about: a warm, smooth sauce of blue cheese and cream | salsa caliente y lisa de queso azul y nata
kind: sauce any easy
serves: 4, most 12 in saucepan
tools: saucepan
core: blue-cheese
ways: stove
- 150 g blue-cheese; crumbled | desmenuzad@
- 200 ml cream
- 50 ml milk
- 1/4 tsp black-pepper
- 1 pinch nutmeg; optional
# Reduce | Reduce
4 cook | Bring {cream} with {milk} to a gentle simmer in the saucepan and cook for {time}.
| Lleva {cream} con {milk} a un hervor suave en el cazo y cuece {time}.
# Melt | Funde
4 cook | Lower the heat, add {blue-cheese} and stir for {time}, without boiling, until smooth and coating. Season with {black-pepper+nutmeg}.
| Baja el fuego, añade {blue-cheese} y remueve {time}, sin que hierva, hasta que quede lisa y nape. Sazona con {black-pepper+nutmeg}.
tip | Too thick, it takes a spoonful of hot water.
| Si espesa demasiado, añade una cucharada de agua caliente.
`);
