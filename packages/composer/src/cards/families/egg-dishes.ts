import { cards } from "../parse-cards.ts";

export const EGG_DISHES = cards(`
== boiled-eggs
names: Boiled eggs, hard-boiled eggs, hard boiled eggs, boiled egg, boil an egg, boil eggs, boil the eggs, boiling eggs | Huevos cocidos, cocer un huevo, cocer huevos, cocer los huevos, se cuece un huevo, se cuecen los huevos, hervir un huevo, hervir huevos, huevos duros, huevo cocido, huevo duro, huevos sancochados
about: eggs boiled in the shell until firm | huevos cocidos con cáscara hasta que cuajan
kind: breakfast any easy
serves: 2, most 6 in saucepan
tools: saucepan bowl slotted
core: egg
ways: stove
- 4 egg
- 1/4 tsp salt; to serve | para servir
# Boil | Cuece
5 cook | Bring water to the boil in the saucepan over high heat, for {time}; it must stand 2 cm above what goes in.
| Lleva agua a ebullición en el cazo a fuego vivo, {time}; debe cubrir 2 cm por encima lo que vas a cocer.
10 batch safe=egg | Lower {egg} in with the slotted spoon, turn the heat down and simmer for {time}, until firm right through.
| Baja {egg} al agua con la espumadera, reduce el fuego y cuece {time}, hasta que el centro quede firme.
# Cool and peel | Enfría y pela
5 cook | Put {egg} into the bowl with iced water for {time}.
| Pasa {egg} al bol con agua y hielo {time}.
why | The cold stops the cooking and loosens the shell.
| El frío corta la cocción y la cáscara se despega mejor.
2 work | Crack the shell all over, peel under the tap and sprinkle with {salt}.
| Casca por todas partes, pela bajo el grifo y espolvorea {salt}.

== soft-boiled-eggs
names: Soft-boiled eggs, soft boiled eggs, soft-boiled egg, boiled egg with a runny yolk, boiled eggs with runny yolks, egg for soft yolk, boil an egg for soft yolk, boil an egg with a soft yolk, boil an egg soft, dippy eggs, egg and soldiers, jammy eggs, dippy eggs and soldiers, dippy egg and soldiers, eggs and soldiers | Huevos pasados por agua, huevo pasado por agua, huevos mollet, huevo a la copa, huevos tibios
about: eggs with set whites and runny yolks | huevos de clara cuajada y yema líquida
kind: breakfast any easy
serves: 2, most 6 in saucepan
tools: saucepan slotted
core: egg
ways: stove
- 4 egg
- 4 slice bread; toasted | tostad@; optional
- 20 g butter; optional
- 1/4 tsp salt
# Boil | Cuece
5 cook | Bring water to the boil in the saucepan over high heat, for {time}.
| Lleva agua a ebullición en el cazo a fuego vivo, {time}.
6 batch raw=egg | Lower {egg} in with the slotted spoon and simmer for {time}: set outside and runny in the middle.
| Baja {egg} al agua con la espumadera y cuece {time}: por fuera queda cuajado y el centro líquido.
tip | Use fresh ones from the fridge; 7 minutes give a soft, creamy middle.
| Que sean frescos y de la nevera; con 7 minutos el centro queda cremoso.
# Serve | Sirve
3 work | Rinse {egg} cold for a moment, cut off the top and sprinkle with {salt}.[ Spread with {butter}.][ Serve with fingers of {bread:bare}.]
| Pasa {egg} un momento por agua fría, corta la parte de arriba y espolvorea {salt}.[ Unta con {butter}.][ Sirve con tiras de {bread:bare}.]

== poached-eggs
names: Poached eggs, poached egg, eggs poached in water, poached eggs on toast | Huevos escalfados, huevo escalfado, huevos poché, huevos pochados, huevo poché
about: eggs cooked without their shells in barely simmering water | huevos cuajados sin cáscara en agua que apenas hierve
kind: breakfast any medium
serves: 2, most 2 in saucepan
tools: saucepan slotted sieve
core: egg
ways: stove
- 4 egg
- 1 tbsp vinegar
- 1/4 tsp salt
- 2 slice bread; toasted | tostad@; optional
# Heat the water | Calienta el agua
6 cook | Bring 8 cm of water with {vinegar} to a bare simmer in the saucepan, for {time}.
| Calienta en el cazo 8 cm de agua con {vinegar} hasta que apenas tiemble, {time}.
# Poach | Escalfa
2 work | Break {egg} one by one into the sieve to drain off the thin part, then tip each into a cup.
| Casca {egg} de uno en uno en el colador fino para quitar la parte líquida y pásalos a tazas.
5 batch safe=egg | Slide {egg} in close to the water and cook without boiling for {time}, until firm to the touch.
| Desliza {egg} a ras del agua y cuaja sin que hierva {time}, hasta que quede firme al tacto.
tip | Many like the middle runny, after 3 minutes, but this is not safe for the pregnant, small children or the frail.
| A muchos les gusta el centro líquido, con 3 minutos, pero no es seguro para embarazadas, niños pequeños ni personas delicadas.
why | What is fresh holds together; a rolling boil tears it.
| Lo fresco no se deshace; si el agua hierve fuerte, se rompe.
# Drain and serve | Escurre y sirve
2 work | Lift out with the slotted spoon, drain and season with {salt}.[ Serve on {bread}.]
| Saca con la espumadera, escurre y sazona con {salt}.[ Sirve sobre {bread}.]

== scrambled-eggs
names: Scrambled eggs, scrambled egg, creamy scrambled eggs | Huevos revueltos, huevo revuelto, revuelto de huevos, huevos pericos
about: softly set beaten eggs with butter | huevos batidos y cuajados con mantequilla, muy cremosos
kind: breakfast any easy
serves: 2, most 4 in pan
tools: pan bowl whisk spatula
core: egg
ways: stove microwave
- 5 egg
- 2 tbsp milk; optional
- 20 g butter
- 1/4 tsp salt
- 1/4 tsp black-pepper; optional
- 1 tbsp chives; chopped | picad@; optional
+ 80 g cheese mushroom tomato spinach cooked-ham smoked-salmon
~ egg > 400 g tofu; crumbled | desmenuzad@; name Scrambled tofu | Revuelto de tofu
# Beat | Bate
2 work if=egg | Beat {egg+milk+salt} lightly in the bowl.
| Bate ligeramente {egg+milk+salt} en el bol.
2 work not=egg | Mix {egg+milk+salt} in the bowl.
| Mezcla {egg+milk+salt} en el bol.
# Scramble | Cuaja
1 cook way=stove | Melt {butter} in the pan over medium-low heat, for {time}.[ Warm {extra} in it.]
| Funde {butter} en la sartén a fuego medio-bajo, {time}.[ Calienta en ella {extra}.]
4 batch way=stove safe=egg | Pour in the mixture and push it with the spatula from the edge to the middle for {time}, until it forms soft folds with no liquid left.
| Vierte la mezcla y arrástrala con la espátula del borde al centro {time}, hasta que forme pliegues tiernos sin líquido.
3 pieces way=microwave safe=egg | Stir in {butter}[ and {extra}] in a deep microwave bowl and cook in the microwave on high for {time} in all, stirring every 30 seconds, until soft folds with no liquid are left.
| Mezcla {butter}[ y {extra}] en un bol hondo para microondas y cuaja en el microondas a máxima potencia {time} en total, removiendo cada 30 segundos, hasta que queden pliegues tiernos sin líquido.
tip | Stop just before it looks done; it goes on cooking.
| Para un poco antes de que parezca hecho; seguirá cuajando.
1 work | Serve at once.[ Scatter {black-pepper+chives} over it.]
| Sirve enseguida.[ Reparte por encima {black-pepper+chives}.]

== fried-eggs
names: Fried eggs, fried egg, sunny-side-up eggs, sunny side up eggs, eggs over easy, Spanish fried eggs | Huevos fritos, huevo frito, huevos a la plancha, huevos estrellados en sartén, huevos con puntilla
about: eggs fried in hot oil with crisp edges | huevos fritos en aceite caliente con su puntilla
kind: breakfast any easy
serves: 2, most 2 in pan
tools: pan spatula
core: egg
ways: stove
- 4 egg
- 4 tbsp olive-oil
- 1/4 tsp salt
# Heat the oil | Calienta el aceite
2 cook | Heat {olive-oil} in the pan over medium-high heat for {time}, until it shimmers.
| Calienta {olive-oil} en la sartén a fuego medio-alto {time}, hasta que haga ondas.
# Fry | Fríe
3 batch safe=egg | Break {egg} into a cup one at a time and slide in. Fry for {time}, spooning hot oil over the top, until set and lacy at the edges.
| Casca {egg} de uno en uno en una taza y deslízalos en la sartén. Fríe {time}, echando aceite caliente por encima, hasta que cuajen y tengan puntilla.
tip | For a firm middle turn over and fry 1 minute more.
| Si te gusta el centro cuajado, dales la vuelta y fríe 1 minuto más.
1 work | Drain for a moment on the spatula and season with {salt}.
| Escurre un momento en la espátula y sazona con {salt}.

== omelette
names: Omelette, omelet, French omelette, cheese omelette, omelettes | Tortilla francesa, omelette, omelet, tortilla a la francesa, tortilla de huevo, omelette de queso
about: a tender folded omelette | tortilla fina, doblada y jugosa
kind: breakfast french easy
serves: 1, most 1 in smallPan
tools: smallPan bowl whisk spatula
core: egg
ways: stove
instead: chickpea-omelette
- 3 egg
- 1 pinch salt
- 1 pinch black-pepper; optional
- 10 g butter
- 30 g cheese; grated | rallad@; optional
- 1 tsp chives; chopped | picad@; optional
# Beat | Bate
1 work | Beat {egg+salt+black-pepper+chives} with a fork in the bowl until just mixed.
| Bate {egg+salt+black-pepper+chives} con un tenedor en el bol, lo justo para mezclar.
# Cook | Cuaja
1 cook | Melt {butter} in the pan over medium-high heat for {time}, until it foams.
| Funde {butter} en la sartén a fuego medio-alto {time}, hasta que espume.
2 batch safe=egg | Pour in the mixture. Draw the set edges to the middle and tilt the pan so that the liquid runs below, for {time}, until set but moist on top.
| Vierte la mezcla. Lleva los bordes cuajados al centro e inclina la sartén para que el líquido pase abajo, {time}, hasta que cuaje y quede jugosa.
# Fold | Dobla
1 work | [Scatter {cheese} over it. ]Fold it in three and turn it out onto a plate.
| [Reparte por encima {cheese}. ]Dóblala en tres y vuélcala en un plato.

== chickpea-omelette
names: Chickpea flour omelette, chickpea omelette | Tortilla de harina de garbanzo, tortillita de garbanzo
about: a thin folded omelette of chickpea flour and water | tortilla fina y doblada de harina de garbanzo y agua
kind: main any easy
serves: 1, most 1 in smallPan
tools: smallPan bowl whisk spatula
core: chickpea-flour
ways: stove
- 60 g chickpea-flour
- 120 ml water
- 1/4 tsp baking-powder
- 1 pinch turmeric; optional
- 1/4 tsp salt
- 1 pinch black-pepper
- 1 tbsp chives; chopped | picad@; optional
- 1 tbsp olive-oil
+ 50 g mushroom spinach tomato onion vegan-cheese cheese
# Mix | Mezcla
2 work | Whisk {chickpea-flour+baking-powder+turmeric+salt+black-pepper} with {water} in the bowl to a batter without lumps.[ Stir in {chives}.]
| Bate {chickpea-flour+baking-powder+turmeric+salt+black-pepper} con {water} en el bol hasta que no queden grumos.[ Añade {chives}.]
10 cook | Let it stand for {time}, so that it thickens.
| Deja reposar {time}, para que espese.
# Cook | Cuaja
4 batch | Heat {olive-oil} in the pan over medium heat. Pour in the batter, spread it thinly and cook for {time}, until the top is dry and the edges come away.
| Calienta {olive-oil} en la sartén a fuego medio. Vierte la masa, extiéndela fina y cuaja {time}, hasta que se seque por arriba y se despeguen los bordes.
3 batch | Turn it over[, lay {extra} on one half] and cook for {time}, until golden. Fold and serve.
| Dale la vuelta[, pon {extra} en una mitad] y haz el otro lado {time}, hasta que se dore. Dobla y sirve.

== french-toast
names: French toast, eggy bread, gypsy toast, pain perdu | Tostadas francesas, pan francés, tostada francesa, pan perdido, torrijas rápidas
about: bread soaked in egg and milk and fried in butter | pan empapado en huevo y leche y dorado en mantequilla
kind: breakfast any easy
serves: 4, most 4 in pan
tools: pan dish whisk
core: bread egg
ways: stove
- 8 slice bread; thick, a day old | grues@, del día anterior
- 3 egg
- 250 ml milk
- 1 tbsp sugar
- 1 tsp vanilla; optional
- 1/2 tsp cinnamon; optional
- 1 pinch salt
- 40 g butter
- 4 tbsp maple-syrup; to serve | para servir; optional
+ 200 g fruit nut yoghurt
~ egg > 60 g chickpea-flour; name French toast in chickpea batter | Tostadas francesas con harina de garbanzo
~ bread > 8 slice bread-gluten-free; name French toast with gluten-free bread | Tostadas francesas de pan sin gluten
# Soak | Empapa
3 work | Whisk {egg+milk+sugar+vanilla+cinnamon+salt} in the dish.
| Bate {egg+milk+sugar+vanilla+cinnamon+salt} en la fuente.
2 batch | Lay {bread} in it and soak for {time}, turning once, until heavy but not falling apart.
| Pon dentro {bread} y deja que se empape {time}, con una vuelta, hasta que pese sin romperse.
# Fry | Dora
7 batch safe=egg | Melt part of {butter} in the pan over medium heat. Fry the slices for {time}, turning once, until golden and set inside, adding the rest as you go.
| Funde parte de {butter} en la sartén a fuego medio. Dora las rebanadas {time}, con una vuelta, hasta que cuajen por dentro, y añade el resto sobre la marcha.
# Serve | Sirve
1 work | Serve hot.[ Top with {maple-syrup+extra}.]
| Sirve caliente.[ Acompaña con {maple-syrup+extra}.]

== frittata
names: Frittata, Italian frittata, vegetable frittata, baked omelette, frittata with vegetables | Frittata, frittata italiana, frittata de verduras, tortilla italiana, tortilla al horno
about: a thick Italian omelette with vegetables and cheese | tortilla italiana gruesa de verduras y queso
kind: main italian easy
serves: 4, most 4 in smallPan
tools: smallPan bowl whisk knife
core: egg
ways: stove+grill stove+oven
- 8 egg
- 1 onion; thinly sliced | en juliana
- 1 courgette; diced | en dados
- 1 red-pepper; diced | en dados
- 3 tbsp olive-oil
- 50 g parmesan; grated | rallad@
- 10 g basil; torn | troceada; optional
- 3/4 tsp salt
- 1/4 tsp black-pepper; optional
# Cook the vegetables | Haz las verduras
6 work | Slice {onion} and dice {courgette+red-pepper}.
| Corta {onion} en juliana y {courgette+red-pepper} en dados.
12 cook | Heat {olive-oil} in the pan over medium heat and fry {onion+courgette+red-pepper} for {time}, until soft and dry.
| Calienta {olive-oil} en la sartén a fuego medio y sofríe {onion+courgette+red-pepper} {time}, hasta que quede todo tierno y seco.
# Set | Cuaja
2 work | Beat {egg+parmesan+basil+salt+black-pepper} in the bowl and pour it over.
| Bate {egg+parmesan+basil+salt+black-pepper} en el bol y viértelo encima.
8 batch | Cook over low heat for {time}, until the edges are set and the middle still trembles.
| Cuaja a fuego suave {time}, hasta que los bordes estén firmes y el centro aún tiemble.
4 batch safe=egg way=grill | Put the pan under the hot grill for {time}, until the top is set and golden.
| Pon la sartén bajo el gratinador caliente {time}, hasta que cuaje y se dore por arriba.
8 batch safe=egg way=oven | Put the ovenproof pan into the oven at 200 °C (fan 180 °C) for {time}, until the top is set and golden.
| Mete la sartén apta para horno a 200 °C (180 °C con ventilador) {time}, hasta que cuaje y se dore por arriba.
`);
