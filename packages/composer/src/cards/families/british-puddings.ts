import { cards } from "../parse-cards.ts";

export const BRITISH_PUDDINGS = cards(`
== spotted-dick
names: Spotted dick, steamed currant pudding, steamed raisin pudding, spotted dick pudding | Spotted dick, pudin inglés de pasas al vapor, budín inglés de pasas al vapor
about: a steamed English suet pudding full of raisins | pudin inglés al vapor lleno de pasas
kind: dessert any easy
serves: 6, most 6 in bowl, whole
tools: bowl pot paper
core: raisins
ways: stove microwave
- 250 g flour
- 3 tsp baking-powder
- 1/4 tsp salt
- 75 g sugar
- 125 g suet; shredded | rallado
- 150 g raisins
- 1 lemon; only the zest | solo la ralladura
- 180 ml milk
- 1 tsp sunflower-oil
- 400 ml custard; warm, to serve | templadas, para servir; optional
~ suet > 125 g vegetable-suet; shredded | rallado
~ suet > 125 g butter; frozen, grated | congelad@, rallad@
~ suet > 125 g butter-plant; frozen, grated | congelad@, rallad@
# Mix | Mezcla
6 work | Mix {flour+baking-powder+salt+sugar+suet} in the bowl, stir in {raisins+lemon}, then {milk}, to a soft dough that drops off the spoon.
| Mezcla {flour+baking-powder+salt+sugar+suet} en el bol, añade {raisins+lemon} y después {milk}, hasta tener una masa blanda que caiga de la cuchara.
3 work | Grease a heatproof bowl of 1.2 litres with {sunflower-oil}, fill it and cover with pleated paper tied round the rim.
| Engrasa con {sunflower-oil} un cuenco resistente al calor de 1,2 litros, llénalo y tapa con papel plegado, atado al borde.
# Steam | Cuece al vapor
100 batch way=stove | Cover with foil too, stand it on an upturned saucer in the pot with boiling water to half its height, put the lid on and steam for {time}, topping up the water, until firm and risen.
| Cubre además con papel de aluminio, ponlo sobre un platillo boca abajo en la olla con agua hirviendo hasta media altura, tapa y cuece al vapor {time}, reponiendo el agua, hasta que suba y esté firme.
10 batch way=microwave | Loosen the paper and cook in the microwave at 600 W for {time}, until risen and a skewer comes out clean.
| Afloja el papel y cocina en el microondas a 600 W {time}, hasta que suba y un palillo salga limpio.
# Turn out | Desmolda
5 cook | Leave for {time}, turn out onto a plate and serve hot in slices[ with {custard}].
| Deja reposar {time}, desmolda en un plato y sirve caliente en porciones[ con {custard}].

== rhubarb-and-custard-tart
names: Rhubarb and custard tart, rhubarb custard tart, rhubarb and custard pie, rhubarb custard pie | Tarta de ruibarbo y crema, tarta de ruibarbo con crema, tarta de ruibarbo y natillas
about: roasted rhubarb in a baked vanilla custard on crisp pastry | ruibarbo asado en una crema de vainilla cuajada sobre masa crujiente
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin tray bowl whisk rollingPin paper
core: rhubarb egg shortcrust-pastry
ways: oven
- 300 g shortcrust-pastry; cold | fría
~ shortcrust-pastry > 300 g vegan-puff-pastry; cold | frío; name Rhubarb and custard tart on puff pastry | Tarta de ruibarbo y crema en hojaldre
- 450 g rhubarb; in 4 cm pieces | en trozos de 4 cm
- 120 g sugar
- 3 egg
- 250 ml cream
- 100 ml milk
- 1 tbsp cornflour
- 2 tsp vanilla
- 1 pinch salt
# Roast | Asa
15 cook | Heat the oven to 190 °C (fan 170 °C). Toss {rhubarb} with a third of {sugar} on the tray, cover and roast for {time}, until tender but whole. Drain.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {rhubarb} con un tercio de {sugar} en la bandeja, tapa y asa {time}, hasta que esté tierno pero entero. Escurre.
# Bake the case | Hornea la base
15 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake for {time}.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y un peso y hornea {time}.
8 batch | Uncover and bake for {time} more, until dry and pale gold. Lower the oven to 160 °C (fan 140 °C).
| Destapa y hornea {time} más, hasta que quede seca y apenas dorada. Baja el horno a 160 °C (140 °C con ventilador).
# Fill and bake | Rellena y hornea
4 work | Whisk {egg+cornflour+vanilla+salt} with the rest of {sugar} in the bowl, then whisk in {cream+milk}.
| Bate {egg+cornflour+vanilla+salt} con el resto de {sugar} en el bol e incorpora {cream+milk}.
38 batch safe=egg | Spread the fruit over the case, pour in the mixture and bake for {time}, until set with a slight wobble in the middle.
| Reparte la fruta en la base, vierte la mezcla y hornea {time}, hasta que cuaje con un leve temblor en el centro.
60 cook | Cool for {time} before cutting. Keep the rest in the fridge for up to two days.
| Deja enfriar {time} antes de cortar. Guarda el resto en la nevera hasta dos días.

== rhubarb-crumble
names: Rhubarb crumble, rhubarb crisp, rhubarb oat crumble | Crumble de ruibarbo, crujiente de ruibarbo, crumble de ruibarbo y avena
about: tart rhubarb baked under a buttery oat crumble | ruibarbo ácido al horno bajo una capa crujiente de avena y mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: rhubarb
ways: oven
- 900 g rhubarb; in 3 cm pieces | en trozos de 3 cm
- 120 g sugar
- 1 orange; only the zest | solo la ralladura; optional
- 1/2 tsp ginger-ground
- 160 g flour
- 70 g oats
- 90 g brown-sugar
- 110 g butter; cold, diced | fría, en dados
- 1 pinch salt
~ sugar > 100 g sweetener; for baking | apto para hornear
~ brown-sugar > 75 g sweetener; for baking | apto para hornear
+ 200 g strawberry apple raspberry
~ oats > 60 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
5 work | Heat the oven to 190 °C (fan 170 °C). Mix {rhubarb+extra} in the dish with {sugar+orange+ginger-ground}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {rhubarb+extra} en la fuente con {sugar+orange+ginger-ground}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps and scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos y reparte por encima sin apretar.
# Bake | Hornea
38 batch | Bake for {time}, until the top is golden and pink juice bubbles at the edge.
| Hornea {time}, hasta que se dore por arriba y burbujee por el borde un jugo rosado.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== custard-tart
names: Egg custard tart, custard tart, English custard tart, baked custard tart, nutmeg custard tart | Tarta inglesa de crema cuajada, tarta de huevo inglesa, custard tart, tarta de crema al horno
about: a pastry case of barely set custard under nutmeg | base de masa con crema apenas cuajada y nuez moscada
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin saucepan bowl whisk rollingPin paper
core: egg egg-yolk shortcrust-pastry
ways: oven+stove
- 300 g shortcrust-pastry; cold | fría
~ shortcrust-pastry > 300 g vegan-puff-pastry; cold | frío; name Egg custard tart on puff pastry | Tarta inglesa de crema cuajada en hojaldre
- 2 egg
- 4 egg-yolk
- 90 g sugar
- 400 ml cream
- 200 ml milk
- 1 tsp vanilla
- 1/2 tsp nutmeg
# Bake the case | Hornea la base
30 cook | Roll out {shortcrust-pastry}, line the tin, let the edge stand proud and chill for {time}. Heat the oven to 190 °C (fan 170 °C).
| Estira {shortcrust-pastry}, forra el molde dejando que sobresalga el borde y enfría en la nevera {time}. Calienta el horno a 190 °C (170 °C con ventilador).
18 batch | Cover with paper and weights and bake for {time}.
| Cubre con papel y un peso y hornea {time}.
10 batch | Uncover and bake for {time} more, until dry and golden. Lower the oven to 140 °C (fan 120 °C).
| Destapa y hornea {time} más, hasta que quede seca y dorada. Baja el horno a 140 °C (120 °C con ventilador).
# Make the filling | Haz el relleno
5 cook | Heat {cream+milk+vanilla} in the saucepan for {time}, until it steams. Whisk {egg+egg-yolk+sugar} in the bowl without much foam and pour in the hot liquid, stirring.
| Calienta {cream+milk+vanilla} en el cazo {time}, hasta que humee. Bate {egg+egg-yolk+sugar} en el bol sin hacer mucha espuma y vierte el líquido caliente, removiendo.
# Bake | Hornea
40 batch safe=egg,egg-yolk | Pour into the case, dust with {nutmeg} and bake for {time}, until the edge is set and the middle still trembles.
| Vierte en la base, espolvorea {nutmeg} y hornea {time}, hasta que el borde cuaje y el centro aún tiemble.
90 cook | Cool for {time} and trim the edge. Keep it in the fridge.
| Deja enfriar {time} y recorta el borde. Guárdala en la nevera.

== plum-crumble
names: Plum crumble, plum crisp, damson crumble, plum and almond crumble | Crumble de ciruela, crumble de ciruelas, crujiente de ciruelas
about: spiced plums baked under a crumble of oats and almond | ciruelas especiadas al horno bajo una capa crujiente de avena y almendra
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: plum
ways: oven
- 1000 g plum; stoned, quartered | sin hueso, en cuartos
- 80 g sugar
- 1 tbsp cornflour
- 1 tsp cinnamon
- 140 g flour
- 60 g oats
- 40 g almond; flaked | en láminas; optional
- 90 g brown-sugar
- 110 g butter; cold, diced | fría, en dados
- 1 pinch salt
+ 200 g apple pear blackberry peach apricot
~ oats > 50 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
5 work | Heat the oven to 190 °C (fan 170 °C). Mix {plum+extra} in the dish with {sugar+cornflour+cinnamon}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {plum+extra} en la fuente con {sugar+cornflour+cinnamon}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps[, stir in {almond}] and scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos[, añade {almond}] y reparte por encima sin apretar.
# Bake | Hornea
38 batch | Bake for {time}, until the top is golden and the juice bubbles at the edge.
| Hornea {time}, hasta que se dore por arriba y el jugo burbujee por el borde.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== berry-crumble
names: Berry crumble, mixed berry crumble, berry crisp, summer fruit crumble, forest fruit crumble | Crumble de frutos rojos, crumble de frutos del bosque, crujiente de frutos rojos
about: mixed berries baked under a buttery oat crumble | frutos rojos al horno bajo una capa crujiente de avena y mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl
core: mixed-berries
ways: oven
instead: berry-oat-crumble
- 700 g mixed-berries
- 70 g sugar
- 2 tbsp cornflour
- 1/2 lemon; juiced | en zumo
- 150 g flour
- 70 g oats
- 80 g brown-sugar
- 110 g butter; cold, diced | fría, en dados
- 1 pinch salt
+ 200 g apple pear peach
~ oats > 60 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
4 work | Heat the oven to 190 °C (fan 170 °C). Mix {mixed-berries+extra} in the dish with {sugar+cornflour+lemon}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {mixed-berries+extra} en la fuente con {sugar+cornflour+lemon}.
why | Frozen fruit gives much juice: it must be bound.
| La fruta congelada suelta mucho jugo: hay que ligarlo.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps and scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos y reparte por encima sin apretar.
# Bake | Hornea
38 batch | Bake for {time}, until the top is golden and thick juice bubbles at the edge.
| Hornea {time}, hasta que se dore por arriba y burbujee por el borde un jugo espeso.
15 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== pear-crumble
names: Pear crumble, pear crisp, pear and ginger crumble, ginger pear crumble | Crumble de pera, crumble de peras, crujiente de pera, crumble de pera y jengibre
about: pears with a little ginger under a crumble of oats | peras con un toque de jengibre bajo una capa crujiente de avena
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: pear
ways: oven
- 1000 g pear; ripe but firm, peeled, in chunks | maduras pero firmes, peladas, en trozos
- 40 g sugar
- 1/2 lemon; juiced | en zumo
- 1 tsp ginger-ground
- 150 g flour
- 60 g oats
- 90 g brown-sugar
- 110 g butter; cold, diced | fría, en dados
- 1 pinch salt
+ 150 g chocolate blackberry raspberry cranberry walnut hazelnut almond
~ oats > 50 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
5 work | Heat the oven to 190 °C (fan 170 °C). Mix {pear+extra} in the dish with {sugar+lemon+ginger-ground}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {pear+extra} en la fuente con {sugar+lemon+ginger-ground}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps and scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos y reparte por encima sin apretar.
# Bake | Hornea
40 batch | Bake for {time}, until the top is golden and a knife slides into the fruit.
| Hornea {time}, hasta que se dore por arriba y un cuchillo entre sin esfuerzo en la fruta.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== summer-pudding
names: Summer pudding, summer fruit pudding, English summer pudding | Pudin de verano inglés, summer pudding, pudin inglés de frutos rojos
about: an English cold pudding of bread soaked with berries | pudin inglés frío de pan empapado en frutos rojos
kind: dessert any easy
serves: 6, most 6 in bowl, whole
tools: saucepan bowl sieve knife
core: mixed-berries bread
ways: stove
- 900 g mixed-berries
- 130 g sugar
- 250 g bread; white, day-old, in slices without crust | blanco, del día anterior, en rebanadas sin corteza
- 150 ml cream; to serve | para servir; optional
~ bread > 250 g bread-gluten-free; in slices without crust | en rebanadas sin corteza; name Summer pudding | Pudin de verano inglés
~ bread > 250 g brioche; in slices without crust | en rebanadas sin corteza; name Brioche summer pudding | Pudin de verano de brioche
# Warm the fruit | Calienta la fruta
6 cook | Warm {mixed-berries+sugar} in the saucepan over low heat for {time}, until the juice runs but the fruit keeps its shape. Drain and keep the juice.
| Calienta {mixed-berries+sugar} en el cazo a fuego suave {time}, hasta que suelte jugo sin deshacerse. Escurre y guarda el jugo.
# Build | Monta
10 work | Dip {bread} into the juice on one side and line a bowl of 1.2 litres with it, juice outwards, without gaps. Fill with the fruit and cover with the last slices.
| Moja {bread} en el jugo por un lado y forra con ello un cuenco de 1,2 litros, con lo mojado hacia fuera y sin huecos. Rellena con la fruta y tapa con las últimas rebanadas.
480 cook | Set a plate and a weight on top and chill for {time}, overnight.
| Pon encima un plato y un peso y enfría en la nevera {time}, toda la noche.
2 work | Turn out and pour the kept juice over any pale spots.[ Serve with {cream}.]
| Desmolda y vierte el jugo guardado sobre las zonas pálidas.[ Sirve con {cream}.]

== syrup-sponge-pudding
names: Steamed syrup sponge, syrup sponge pudding, golden syrup sponge, treacle sponge, treacle sponge pudding, steamed sponge pudding, steamed syrup pudding | Pudin inglés de sirope al vapor, bizcocho inglés al vapor con sirope, pudin de sirope dorado
about: a light steamed sponge with a cap of golden syrup | bizcocho ligero al vapor coronado de sirope dorado
kind: dessert any easy
serves: 6, most 6 in bowl, whole
tools: bowl pot mixer paper
core: golden-syrup
ways: stove microwave
- 150 g golden-syrup
- 125 g butter; soft | bland@
- 125 g sugar
- 2 egg; binds
- 150 g flour
- 2 tsp baking-powder
- 1 pinch salt
- 3 tbsp milk
- 400 ml custard; warm, to serve | templadas, para servir; optional
~ golden-syrup > 200 g jam; name Steamed jam sponge | Pudin inglés de mermelada al vapor
# Mix | Mezcla
6 work | Beat {butter+sugar} in the bowl until pale, then beat in {egg} bit by bit. Fold in {flour+baking-powder+salt}, then {milk}.
| Bate {butter+sugar} en el bol hasta que blanquee y añade {egg} poco a poco sin dejar de batir. Incorpora {flour+baking-powder+salt} y luego {milk}.
3 work | Put {golden-syrup} into a greased heatproof bowl of 1.2 litres, spoon the mixture on top and cover with pleated paper tied round the rim.
| Pon {golden-syrup} en un cuenco engrasado de 1,2 litros resistente al calor, reparte encima la mezcla y tapa con papel plegado, atado al borde.
# Steam | Cuece al vapor
90 batch way=stove safe=egg | Cover with foil too, stand it on an upturned saucer in the pot with boiling water to half its height, put the lid on and steam for {time}, topping up the water, until risen and springy.
| Cubre además con papel de aluminio, ponlo sobre un platillo boca abajo en la olla con agua hirviendo hasta media altura, tapa y cuece al vapor {time}, reponiendo el agua, hasta que suba y recupere la forma al tocarlo.
7 batch way=microwave safe=egg | Loosen the paper and cook in the microwave at 600 W for {time}, until risen and a skewer comes out clean.
| Afloja el papel y cocina en el microondas a 600 W {time}, hasta que suba y un palillo salga limpio.
# Turn out | Desmolda
5 cook | Leave for {time}, turn out onto a plate with a rim and serve hot[ with {custard}]. Take care: the top is very hot.
| Deja reposar {time}, desmolda en un plato con borde y sirve caliente[ con {custard}]. Cuidado: la parte de arriba quema.

== baked-custard
names: Baked custard, baked egg custard, egg custard, baked custards, oven-baked custard | Crema de huevo al horno, natillas al horno, crema inglesa cuajada al horno, custard al horno
about: a plain milk custard set gently in the oven | crema sencilla de leche y huevo, cuajada suavemente en el horno
kind: dessert any easy
serves: 4, most 4 in dish
tools: dish saucepan bowl whisk sieve
core: milk egg
ways: oven+stove
- 500 ml milk
- 3 egg
- 60 g sugar
- 1 tsp vanilla
- 1/4 tsp nutmeg
~ milk > 500 ml soy-drink; name Baked soya custard | Crema de huevo y soja al horno
~ milk > 500 ml oat-drink; name Baked oat custard | Crema de huevo y avena al horno
# Mix | Mezcla
5 cook | Heat the oven to 150 °C (fan 130 °C). Warm {milk+vanilla} in the saucepan for {time}, until it steams.
| Calienta el horno a 150 °C (130 °C con ventilador). Calienta {milk+vanilla} en el cazo {time}, hasta que humee.
3 work | Whisk {egg+sugar} in the bowl without much foam, pour in the hot liquid and strain into the dish. Dust with {nutmeg}.
| Bate {egg+sugar} en el bol sin hacer mucha espuma, vierte el líquido caliente y cuela en la fuente. Espolvorea {nutmeg}.
# Bake | Hornea
45 batch safe=egg | Stand the dish in a larger one with hot water to half its height and bake for {time}, until set with a slight wobble in the middle.
| Pon la fuente dentro de otra mayor con agua caliente hasta media altura y hornea {time}, hasta que cuaje con un leve temblor en el centro.
30 cook | Cool for {time} and serve lukewarm or cold, from the fridge.
| Deja enfriar {time} y sirve tibia o fría, de la nevera.
`);
