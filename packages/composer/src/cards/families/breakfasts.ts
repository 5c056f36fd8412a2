import { cards } from "../parse-cards.ts";

export const BREAKFASTS = cards(`
== eggs-benedict
names: Eggs Benedict, egg Benedict, eggs Benny, eggs benedict with hollandaise | Huevos Benedict, huevos benedictinos, huevos a la benedictina, huevo Benedict
about: poached eggs and ham on muffins under hollandaise | huevos escalfados y jamón sobre muffins con salsa holandesa
kind: breakfast any hard
serves: 4, most 4 in pot
tools: pot slotted saucepan bowl whisk
core: egg english-muffin egg-yolk butter
ways: stove
- 8 egg
- 4 english-muffin
- 8 slice cooked-ham
- 1 tbsp vinegar
-- For the hollandaise | Para la holandesa
- 3 egg-yolk
- 180 g butter
- 1 tbsp lemon
- 1/2 tsp salt
# Make the sauce | Haz la salsa
4 cook | Melt {butter} in the saucepan over low heat for {time} and pour into a jug.
| Funde {butter} en el cazo a fuego suave {time} y pásalo a una jarra.
8 cook raw=egg-yolk | Whisk {egg-yolk} with {1 tbsp} of water in the bowl over barely simmering water for {time}, until pale and thick.
| Bate {egg-yolk} con {1 tbsp} de agua en el bol sobre agua que apenas hierva {time}, hasta que blanquee y espese.
5 work | Off the heat whisk in {butter} in a thin stream, then {lemon+salt}. Leave the bowl over the warm water.
| Fuera del fuego incorpora {butter} en hilo sin dejar de batir, y luego {lemon+salt}. Deja el bol sobre el agua templada.
tip | If it splits, whisk in a spoonful of cold water.
| Si se corta, bátela con una cucharada de agua fría.
# Poach | Escalfa
5 batch safe=egg | Bring 8 cm of water with {vinegar} to a bare simmer in the pot. Slide in {egg} one by one and cook for {time}, until firm to the touch.
| Calienta en la olla 8 cm de agua con {vinegar} hasta que apenas tiemble. Desliza dentro {egg} de uno en uno y cuaja {time}, hasta que estén firmes al tacto.
tip | Many like the middle runny, after 3 minutes, but this is not safe for the pregnant, small children or the frail.
| A muchos les gusta el centro líquido, con 3 minutos, pero no es seguro para embarazadas, niños pequeños ni personas delicadas.
# Assemble | Monta
4 cook | Split {english-muffin} and toast the cut sides for {time}, until golden.
| Abre {english-muffin} y tuesta la cara del corte {time}, hasta que se dore.
4 work | Put {cooked-ham} on {english-muffin}, then {egg} well drained, and pour the sauce over. Serve at once.
| Pon {cooked-ham} sobre {english-muffin}, encima {egg} bien escurridos, y cubre con la salsa. Sirve enseguida.

== crepes
names: Crêpes, French pancakes, thin pancakes, crêpe, English pancakes, Shrove Tuesday pancakes | Crepes, creps, crepas, filloas finas, panqueques finos, tortitas francesas
about: thin, supple French pancakes | tortitas francesas finas y flexibles
kind: breakfast french easy
serves: 4, most 8 in smallPan
makes: 12
tools: smallPan bowl whisk spatula
core: flour
ways: stove
- 200 g flour
- 3 egg; binds
- 450 ml milk
- 30 g butter; melted | derretid@
- 1 pinch salt
- 1 tbsp sugar; optional
- 1 tbsp sunflower-oil
+ 200 g fruit jam chocolate nutella cheese cooked-ham
~ flour > 200 g buckwheat; finely ground | molid@ muy fin@; name Buckwheat crêpes | Crepes de trigo sarraceno
# Mix the batter | Mezcla la masa
5 work | Whisk {flour+egg+salt+sugar} with part of {milk} in the bowl until smooth, then whisk in the rest and {butter}.
| Bate {flour+egg+salt+sugar} con parte de {milk} en el bol hasta que no queden grumos, y añade el resto y {butter}.
30 cook | Let the batter rest for {time}; it should run easily from the spoon.
| Deja reposar la masa {time}; debe quedar fluida, casi líquida.
# Cook | Haz las tortitas
24 pieces safe=egg | Grease the pan with a little of {sunflower-oil} over medium-high heat. Swirl in a small ladleful of batter for each of the {pieces} pieces, {time} in all: turn when the edge is golden and lifts, and cook briefly on the other side.
| Engrasa la sartén con un poco de {sunflower-oil} a fuego medio-alto. Reparte un cucharón pequeño de masa para cada una de las {pieces} piezas, {time} en total: dales la vuelta cuando el borde se dore y se suelte, y hazlas un momento por el otro lado.
tip | The first one tells you the heat of the pan.
| La primera te dice si la sartén tiene buena temperatura.
1 work | Stack under a cloth and serve.[ Fill with {extra}.]
| Apílalas bajo un paño y sirve.[ Rellena con {extra}.]

== waffles
names: Waffles, Belgian waffles, waffle | Gofres, gofres belgas, gofre, waffles caseros
about: crisp waffles from the waffle iron | gofres crujientes hechos en gofrera
kind: breakfast any easy
serves: 4, most 8 in bowl
makes: 8
tools: bowl whisk mixer
core: flour
ways: stove
- 250 g flour
- 2 tsp baking-powder
- 2 tbsp sugar
- 1/2 tsp salt
- 2 egg; separated | separad@; binds
- 400 ml milk
- 100 g butter; melted | derretid@
- 1 tsp vanilla; optional
- 1 tbsp sunflower-oil
~ sugar > 2 tbsp sweetener
+ 200 g fruit chocolate cream
~ flour > 250 g flour-gluten-free; name Waffles of gluten-free flour | Gofres de harina sin gluten
# Mix the batter | Mezcla la masa
4 work | Mix {flour+baking-powder+sugar+salt} in the bowl. Whisk in {milk+butter+vanilla} until smooth.
| Mezcla {flour+baking-powder+sugar+salt} en el bol. Añade {milk+butter+vanilla} y bate hasta que no queden grumos.
4 work if=egg | Separate {egg}: stir the yellow part in, whip the other part to soft peaks and fold it in.
| Separa {egg}: mezcla la parte amarilla con la masa, monta la otra a punto blando e incorpórala con cuidado.
2 work not=egg | Fold in {egg}.
| Incorpora {egg}.
# Bake in the iron | Hazlos en la gofrera
5 cook | Heat the waffle iron for {time} and brush it with a little of {sunflower-oil}.
| Calienta la gofrera {time} y úntala con un poco de {sunflower-oil}.
24 pieces safe=egg | Spread in batter, close and cook {pieces} pieces one after another, {time} in all, until deep golden and the steam stops.
| Reparte la masa, cierra y haz {pieces} piezas una tras otra, {time} en total, hasta que queden bien doradas y dejen de echar vapor.
1 work | Serve at once while crisp.[ Top with {extra}.]
| Sírvelos enseguida, crujientes.[ Pon encima {extra}.]

== porridge
names: Porridge, oat porridge, oatmeal porridge, oatmeal, porridge oats, breakfast oats | Gachas de avena, porridge, gachas, porridge de avena, avena cocida, avena caliente
about: oats simmered until creamy | copos de avena cocidos hasta que quedan cremosos
kind: breakfast any easy
serves: 2, most 6 in saucepan
tools: saucepan
core: oats
ways: stove microwave pressure-cooker
- 100 g oats
- 300 ml milk
- 250 ml water
- 1 pinch salt
- 1 tbsp honey; optional
- 1/2 tsp cinnamon; optional
+ 150 g fruit berries nut seeds dried-fruit cocoa chocolate peanut-butter tahini yoghurt carrot coconut jam maple-syrup granola
~ oats > 100 g oats-gluten-free; name Porridge | Gachas de avena
# Cook | Cuece
7 cook way=stove | Put {oats+milk+water+salt} into the saucepan, bring to the boil and simmer over low heat for {time}, stirring, until thick and creamy.
| Pon {oats+milk+water+salt} en el cazo, lleva a ebullición y cuece a fuego suave {time}, sin dejar de remover, hasta que quede espeso y cremoso.
5 cook way=microwave | Put {oats+milk+water+salt} into a large deep bowl and cook in the microwave on high for {time}, stirring halfway, until thick.
| Pon {oats+milk+water+salt} en un bol grande y hondo y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que espese.
10 cook way=pressure-cooker | Put {oats+milk+water+salt} into a bowl that fits into the pressure cooker, set it on the rack over a cup of water, close and cook at high pressure for {time}. Let the pressure fall by itself, then stir well.
| Pon {oats+milk+water+salt} en un bol que quepa en la olla a presión, colócalo en la rejilla sobre una taza de agua, cierra y cuece a presión alta {time}. Deja que la presión baje sola y remueve bien.
tip | It thickens as it stands; loosen it with a splash of hot water.
| Al reposar espesa; aligéralo con un chorrito de agua caliente.
# Serve | Sirve
1 work | Serve hot.[ Top with {honey+cinnamon+extra}.]
| Sirve caliente.[ Pon por encima {honey+cinnamon+extra}.]

== granola
names: Granola, homemade granola, crunchy granola | Granola casera, granola, granola crujiente
about: oats, nuts and seeds baked crisp with honey | avena, frutos secos y semillas horneados con miel
kind: breakfast any easy
serves: 10, most 10 in tray
tools: tray paper bowl saucepan jar
core: oats
ways: oven
- 300 g oats
- 100 g almond; chopped | picad@
- 60 g pumpkin-seeds
- 1 tsp cinnamon
- 1/2 tsp salt
- 80 ml sunflower-oil
- 120 g honey
- 100 g raisins; optional
~ oats > 300 g oats-gluten-free; name Granola | Granola casera
~ pumpkin-seeds > 60 g coconut-desiccated
# Mix | Mezcla
10 cook | Heat the oven to 160 °C (fan 140 °C) for {time} and line the tray with paper.
| Calienta el horno a 160 °C (140 °C con ventilador) {time} y forra la bandeja con papel.
4 work | Warm {sunflower-oil+honey} in the saucepan until runny. Mix {oats+almond+pumpkin-seeds+cinnamon+salt} in the bowl, pour the warm mixture over and stir until everything is coated.
| Templa {sunflower-oil+honey} en el cazo hasta que quede líquido. Mezcla {oats+almond+pumpkin-seeds+cinnamon+salt} en el bol, vierte encima lo templado y remueve hasta que todo quede impregnado.
# Bake | Hornea
25 batch | Spread it on the tray, press it lightly and bake for {time}, stirring once halfway, until evenly golden.
| Extiéndelo en la bandeja, aprieta un poco y hornea {time}, removiendo a la mitad, hasta que se dore por igual.
30 cook | Let it cool on the tray for {time}; it hardens as it cools.
| Deja enfriar en la bandeja {time}; se pone crujiente al enfriarse.
# Store | Guarda
1 work | Break into clusters and keep in the closed jar, away from light.[ Stir in {raisins}.]
| Rompe en trozos y guarda en el tarro cerrado, lejos de la luz.[ Mezcla con {raisins}.]

== overnight-oats
names: Overnight oats, soaked oats, no-cook oats | Avena nocturna, avena trasnochada, overnight oats, avena remojada, avena reposada
about: oats soaked overnight with yoghurt and seeds | avena remojada toda la noche con yogur y semillas
kind: breakfast any easy
serves: 2, most 6 in jar
tools: jar
core: oats
ways: none
- 100 g oats
- 200 ml milk
- 120 g yoghurt
- 2 tbsp chia; optional
- 1 tbsp honey; optional
- 150 g berries
+ 150 g fruit nut
~ oats > 100 g oats-gluten-free; name Overnight oats | Avena nocturna
# Soak | Remoja
3 work | Stir {oats+milk+yoghurt+chia+honey} together in the jar.
| Mezcla {oats+milk+yoghurt+chia+honey} en el tarro.
480 cook | Close it and leave in the fridge for {time}, until soft and thick.
| Ciérralo y déjalo en la nevera {time}, hasta que quede tierno y espeso.
tip | It keeps for 3 days in the fridge.
| Aguanta 3 días en la nevera.
# Serve | Sirve
2 work | Stir, loosen it with a splash of water if you like and top with {berries+extra}.
| Remueve, aligera con un chorrito de agua si quieres y termina con {berries+extra}.

== muesli-bircher
names: Muesli, Bircher muesli, homemade muesli, musli | Muesli, muesli Bircher, musli casero
about: oats with grated apple, yoghurt and nuts | avena con manzana rallada, yogur y frutos secos
kind: breakfast any easy
serves: 4, most 8 in bowl
tools: bowl grater
core: oats apple
ways: none
- 160 g oats
- 250 ml milk
- 200 g yoghurt
- 2 apple
- 2 tsp lemon
- 50 g hazelnut; chopped | picad@
- 40 g raisins; optional
- 1 tbsp honey; optional
+ 150 g fruit seeds
~ oats > 160 g oats-gluten-free; name Muesli | Muesli
# Soak | Remoja
30 cook | Mix {oats+raisins} with {milk} in the bowl and let it soak for {time}, or in the fridge overnight.
| Mezcla {oats+raisins} con {milk} en el bol y deja remojar {time}, o toda la noche en la nevera.
# Mix and serve | Mezcla y sirve
5 work | Grate {apple} with the skin, turn it in {lemon} at once and stir into the bowl with {yoghurt+honey}.
| Ralla {apple} con piel, mezcla enseguida con {lemon} y añádelo al bol con {yoghurt+honey}.
1 work | Scatter {hazelnut+extra} over it and serve fresh.
| Reparte por encima {hazelnut+extra} y sirve recién hecho.

== smoothie-bowl
names: Smoothie bowl, berry smoothie bowl, fruit smoothie bowl, smoothie bowls | Smoothie bowl, bol de batido, bol de smoothie, bowl de frutas, batido en bol
about: a thick frozen fruit smoothie eaten with a spoon | batido espeso de fruta congelada que se come con cuchara
kind: breakfast any easy
serves: 2, most 4 in jug
tools: jug
core: banana
ways: none
- 2 banana; frozen in slices | congelad@ en rodajas
- 200 g berries; frozen | congelad@
- 150 g yoghurt-greek
- 50 ml milk
- 40 g granola; optional
- 1 tbsp chia; optional
+ 100 g fruit nut coconut-desiccated seeds
# Blend | Tritura
4 work | Blend {banana+berries+yoghurt-greek+milk} in the blender, pushing down now and then, until thick, smooth and icy cold.
| Tritura {banana+berries+yoghurt-greek+milk} en la batidora, empujando de vez en cuando, hasta que quede espeso y fino, muy frío.
tip | As little liquid as possible makes it thick.
| Cuanto menos líquido, más espeso.
# Serve | Sirve
2 work | Divide between cold bowls and serve at once.[ Arrange {granola+chia+extra} on top.]
| Reparte en boles fríos y sirve enseguida.[ Coloca por encima {granola+chia+extra}.]

== scotch-pancakes
names: Scotch pancakes, drop scones, Scotch pancake, drop scone, Scottish pancakes, griddle scones | Tortitas escocesas, panqueques escoceses, drop scones
about: small, thick, sweet Scottish griddle pancakes | tortitas escocesas pequeñas, gruesas y dulces
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 16
tools: bowl whisk pan spatula
core: flour
ways: stove
- 225 g flour
- 3 tsp baking-powder
- 1 pinch salt
- 40 g sugar
- 1 egg; binds
- 260 ml milk
- 20 g butter
+ 60 g raisins blueberry
~ flour > 220 g flour-gluten-free; name Scotch pancakes of gluten-free flour | Tortitas escocesas de harina sin gluten
# Mix | Mezcla
4 work | Mix {flour+baking-powder+salt+sugar} in the bowl, make a hollow and whisk in {egg} and {milk} little by little, to a thick batter.[ Stir in {extra}.]
| Mezcla {flour+baking-powder+salt+sugar} en el bol, haz un hueco e incorpora {egg} y {milk} poco a poco con las varillas, hasta tener una masa espesa.[ Añade {extra}.]
# Cook | Cocina
18 pieces safe=egg | Grease the pan lightly with some of {butter} over medium heat and drop in tablespoonfuls, {time} in all for {pieces} of them, turning once when bubbles break on top, until golden and springy.
| Engrasa un poco la sartén con parte de {butter} a fuego medio y echa cucharadas, {time} en total para las {pieces}, con una vuelta cuando se rompan burbujas por arriba, hasta que se doren y estén esponjosas.
2 work | Wrap them in a cloth as they are done, so that they stay soft, and eat warm.
| Envuélvelas en un paño según estén, para que sigan tiernas, y cómelas templadas.
`);
