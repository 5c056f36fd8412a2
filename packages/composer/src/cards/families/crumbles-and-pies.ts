import { cards } from "../parse-cards.ts";

export const CRUMBLES_AND_PIES = cards(`
== blackberry-and-apple-crumble
names: Blackberry and apple crumble, apple and blackberry crumble, blackberry crumble, apple blackberry crumble, blackberry apple crumble, bramble and apple crumble | Crumble de manzana y moras, crumble de moras y manzana, crumble de moras
about: apples and blackberries baked under a buttery crumble | manzana y moras al horno bajo una capa crujiente de mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: apple blackberry
ways: oven
- 700 g apple; peeled, in chunks | pelad@, en trozos
- 300 g blackberry
- 70 g sugar
- 1/2 lemon; juiced | en zumo
- 160 g flour
- 60 g oats
- 100 g brown-sugar
- 110 g butter; cold, diced | frí@, en dados
- 1 pinch salt
~ oats > 50 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
10 work | Heat the oven to 190 °C (fan 170 °C). Mix {apple+lemon} in the dish with {sugar} and fold in {blackberry}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {apple+lemon} en la fuente con {sugar} e incorpora {blackberry}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl with your fingertips until it clumps. Scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos. Reparte por encima sin apretar.
# Bake | Hornea
40 batch | Bake for {time}, until the top is golden and purple juice bubbles at the edge.
| Hornea {time}, hasta que se dore por arriba y burbujee por el borde un jugo morado.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== peach-crumble
names: Peach crumble, peach crisp, peach oat crumble | Crumble de melocotón, crumble de melocotones, crumble de durazno
about: juicy peaches baked under a crumble with almonds | melocotones jugosos al horno bajo una capa crujiente con almendra
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: peach
ways: oven
- 1000 g peach; stoned, in thick slices | sin hueso, en gajos gruesos
- 50 g sugar
- 1/2 lemon; juiced | en zumo
- 1 tbsp cornflour
- 150 g flour
- 50 g oats
- 90 g brown-sugar
- 100 g butter; cold, diced | frí@, en dados
- 40 g almond; flaked | laminad@; optional
- 1 pinch salt
+ 200 g raspberry blueberry blackberry apricot
~ oats > 40 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
8 work | Heat the oven to 190 °C (fan 170 °C). Mix {peach+extra} in the dish with {sugar+lemon+cornflour}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {peach+extra} en la fuente con {sugar+lemon+cornflour}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps.[ Stir in {almond}.] Scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos.[ Añade {almond}.] Reparte por encima sin apretar.
# Bake | Hornea
35 batch | Bake for {time}, until the top is golden and the juice bubbles thickly at the edge.
| Hornea {time}, hasta que se dore por arriba y el jugo burbujee espeso por el borde.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== rhubarb-and-strawberry-crumble
names: Rhubarb and strawberry crumble, strawberry and rhubarb crumble, strawberry rhubarb crumble, strawberry rhubarb crisp, strawberry crumble, rhubarb strawberry crumble | Crumble de ruibarbo y fresas, crumble de fresas y ruibarbo, crumble de fresas, crumble de fresa
about: tart rhubarb and sweet strawberries under a crumble of oats | ruibarbo ácido y fresas dulces bajo una capa crujiente de avena
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: rhubarb strawberry
ways: oven
- 500 g rhubarb; in 3 cm pieces | en trozos de 3 cm
- 400 g strawberry; halved | partid@
- 100 g sugar
- 2 tbsp cornflour
- 1 tsp vanilla
- 150 g flour
- 60 g oats
- 90 g brown-sugar
- 100 g butter; cold, diced | frí@, en dados
- 1 pinch salt
~ oats > 50 g wholemeal-flour
# Prepare the fruit | Prepara la fruta
8 work | Heat the oven to 190 °C (fan 170 °C). Mix {rhubarb+strawberry} in the dish with {sugar+cornflour+vanilla}.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {rhubarb+strawberry} en la fuente con {sugar+cornflour+vanilla}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps and scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos y reparte por encima sin apretar.
# Bake | Hornea
38 batch | Bake for {time}, until the top is golden and red juice bubbles at the edge.
| Hornea {time}, hasta que se dore por arriba y burbujee por el borde un jugo rojo.
15 cook | Let it stand for {time}, so that the juice thickens, and serve warm.
| Deja reposar {time}, para que el jugo espese, y sirve templado.

== cherry-pie
names: Cherry pie, American cherry pie, sour cherry pie, lattice cherry pie, cherry tart pie | Pastel de cerezas, tarta americana de cerezas, cherry pie, pay de cereza, pie de cerezas, tarta de cerezas con rejilla
about: a double crust filled with thick, glossy cherries | doble capa de masa rellena de cerezas espesas y brillantes
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl rollingPin saucepan
core: cherry shortcrust-pastry
ways: oven+stove
- 600 g shortcrust-pastry; cold | frí@
- 900 g cherry
~ shortcrust-pastry > 600 g vegan-puff-pastry; cold | frío; name Cherry pie | Pastel de cerezas
- 130 g sugar
- 35 g cornflour
- 1 lemon; juiced | en zumo
- 1/4 tsp almond-extract; optional
- 1 pinch salt
- 20 g butter; diced | en dados
- 1 tbsp milk
- 1 tbsp sugar as top-sugar
# Cook the filling | Haz el relleno
10 cook | Stir {cherry+sugar+cornflour+lemon+salt} in the saucepan and simmer gently for {time}, stirring, until the juice is thick and clear.[ Stir in {almond-extract}.]
| Mezcla {cherry+sugar+cornflour+lemon+salt} en el cazo y cuece a fuego suave {time}, removiendo, hasta que el jugo quede espeso y transparente.[ Añade {almond-extract}.]
40 cook | Spread in the bowl and cool for {time}: a warm filling would melt the dough.
| Extiende en el bol y deja enfriar {time}: un relleno caliente derrite la masa.
# Line and fill | Forra y rellena
12 work | Heat the oven with a tray in it to 200 °C (fan 180 °C). Roll out two thirds of {shortcrust-pastry}, line the tin and fill it. Dot with {butter}.
| Calienta el horno con una bandeja dentro a 200 °C (180 °C con ventilador). Estira dos tercios de {shortcrust-pastry}, forra el molde y rellena. Reparte encima {butter}.
10 work | Roll out the rest, cut into strips, weave a lattice and pinch the edge. Brush with {milk} and scatter with {top-sugar}.
| Estira el resto, corta en tiras, teje una rejilla y pellizca el borde. Pinta con {milk} y espolvorea {top-sugar}.
# Bake | Hornea
45 batch | Bake on the hot tray for {time}, until deep golden and the juice bubbles through the lattice.
| Hornea sobre la bandeja caliente {time}, hasta que se dore bien y el jugo burbujee entre la rejilla.
120 cook | Cool for {time} before cutting, so that it sets.
| Deja enfriar {time} antes de cortar, para que cuaje.

== blueberry-pie
names: Blueberry pie, American blueberry pie, wild blueberry pie, double crust blueberry pie | Pastel de arándanos, tarta americana de arándanos, blueberry pie, pay de arándanos, pie de arándanos
about: a double crust bursting with blueberries and lemon | doble capa de masa repleta de arándanos con limón
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl rollingPin
core: blueberry shortcrust-pastry
ways: oven
- 600 g shortcrust-pastry; cold | frí@
- 800 g blueberry
~ shortcrust-pastry > 600 g vegan-puff-pastry; cold | frío; name Blueberry pie | Pastel de arándanos
- 140 g sugar
- 40 g cornflour
- 1 lemon; juiced | en zumo
- 1/2 tsp cinnamon
- 1 pinch salt
- 20 g butter; diced | en dados
- 1 tbsp milk
- 1 tbsp sugar as top-sugar
# Mix the filling | Mezcla el relleno
5 work | Heat the oven with a tray in it to 210 °C (fan 190 °C). Mix {blueberry+sugar+cornflour+lemon+cinnamon+salt} in the bowl and crush a few of them.
| Calienta el horno con una bandeja dentro a 210 °C (190 °C con ventilador). Mezcla {blueberry+sugar+cornflour+lemon+cinnamon+salt} en el bol y aplasta unos pocos.
# Line and fill | Forra y rellena
15 work | Roll out half of {shortcrust-pastry} and line the tin. Fill it and dot with {butter}. Roll out the rest, cover, trim and pinch the edge, and cut five slits for the steam.
| Estira la mitad de {shortcrust-pastry} y forra el molde. Rellena y reparte encima {butter}. Estira el resto, cubre, recorta, pellizca el borde y haz cinco cortes para el vapor.
1 work | Brush with {milk} and scatter with {top-sugar}.
| Pinta con {milk} y espolvorea {top-sugar}.
# Bake | Hornea
20 batch | Bake on the hot tray for {time}, until the edge colours.
| Hornea sobre la bandeja caliente {time}, hasta que el borde tome color.
30 batch | Lower to 180 °C (fan 160 °C) and bake for {time} more, until deep golden and thick juice bubbles in the slits.
| Baja a 180 °C (160 °C con ventilador) y hornea {time} más, hasta que se dore bien y burbujee un jugo espeso por los cortes.
180 cook | Cool for {time}: it cuts cleanly only when it is cold.
| Deja enfriar {time}: solo se corta bien cuando está frío.

== bread-and-butter-pudding
names: Bread and butter pudding, British bread and butter pudding, bread-and-butter pudding with sultanas, classic bread and butter pudding | Pudin inglés de pan y mantequilla, pudin de pan y mantequilla, budín inglés de pan con mantequilla
about: buttered triangles of bread in a set cream with raisins and a crisp top | triángulos de pan con mantequilla en una crema cuajada con pasas y corteza crujiente
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl whisk saucepan
core: bread butter egg
ways: oven+stove
- 10 slice bread; white, a day old | blanco, del día anterior
- 60 g butter; soft | bland@
- 80 g raisins; optional
- 1 lemon; only the zest | solo la ralladura
- 400 ml milk
- 200 ml cream
- 3 egg
- 60 g sugar
- 1 tsp vanilla
- 1/2 tsp nutmeg
- 2 tbsp brown-sugar
~ bread > 10 slice bread-gluten-free; name Bread and butter pudding | Pudin inglés de pan y mantequilla
~ butter > 60 g butter-plant; soft | blanda; name Bread and butter pudding | Pudin inglés de pan y mantequilla
# Layer | Monta
10 work | Grease the dish with a little of {butter}. Spread {bread} with the rest, cut into triangles and lay them overlapping, points up.[ Tuck {raisins} between them.]
| Unta la fuente con un poco de {butter}. Unta {bread} con el resto, corta en triángulos y colócalos montados, con las puntas hacia arriba.[ Mete {raisins} entre ellos.]
# Soak | Remoja
4 cook | Warm {milk+cream+lemon} in the saucepan for {time}, until it steams.
| Templa {milk+cream+lemon} en el cazo {time}, hasta que humee.
30 cook | Whisk {egg+sugar+vanilla} in the bowl, pour in the warm mixture, whisking, pour it all over the triangles and let it soak for {time}. Scatter {nutmeg+brown-sugar} over.
| Bate {egg+sugar+vanilla} en el bol, vierte la mezcla templada sin dejar de batir, riega con todo los triángulos y deja empapar {time}. Espolvorea {nutmeg+brown-sugar}.
# Bake | Hornea
38 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until puffed, crisp on the points and just set in the middle.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que suba, crujan las puntas y apenas cuaje el centro.

== malva-pudding
names: Malva pudding, South African malva pudding, malva, malvapoeding, malva sponge pudding | Malva pudding, pudin malva, pudin sudafricano de albaricoque, budín malva
about: South African apricot sponge soaked in a hot cream sauce | bizcocho sudafricano de albaricoque empapado en una salsa caliente de nata
kind: dessert any easy
serves: 8, most 8 in dish, whole
tools: dish bowl whisk saucepan
core: apricot-jam flour
ways: oven+stove
- 200 g sugar
- 2 egg; binds
- 60 g apricot-jam
- 180 g flour
- 1 tsp bicarbonate
- 1/2 tsp salt
- 25 g butter
- 1 tbsp cider-vinegar
- 200 ml milk
-- For the sauce | Para la salsa
- 200 ml cream as sauce-cream
- 90 g butter as sauce-butter
- 90 g sugar as sauce-sugar
- 80 ml water
- 2 tsp vanilla
~ flour > 180 g flour-gluten-free; name Malva pudding | Malva pudding
~ sauce-cream > 200 ml coconut-milk
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the dish. Beat {sugar+egg} in the bowl until pale and thick and beat in {apricot-jam}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa la fuente. Bate {sugar+egg} en el bol hasta que blanquee y espese, y añade {apricot-jam} sin dejar de batir.
3 cook | Melt {butter} in the saucepan for {time}, take off the heat and stir in {cider-vinegar+milk}.
| Funde {butter} en el cazo {time}, retira del fuego y añade {cider-vinegar+milk}.
3 work | Mix {flour+bicarbonate+salt} and fold into the bowl in turns with the liquid, to a runny batter. Pour into the dish.
| Mezcla {flour+bicarbonate+salt} e incorpora al bol en varias veces con el líquido, hasta que la masa quede fluida. Vierte en la fuente.
# Bake | Hornea
38 batch safe=egg | Bake for {time}, until dark golden and springy.
| Hornea {time}, hasta que se dore bien y esté elástico.
# Soak | Empapa
5 cook | Heat {sauce-cream+sauce-butter+sauce-sugar+water+vanilla} in the saucepan for {time}, until it just boils.
| Calienta {sauce-cream+sauce-butter+sauce-sugar+water+vanilla} en el cazo {time}, hasta que empiece a hervir.
10 cook | Prick the pudding all over as it leaves the oven, pour the sauce on slowly and let it drink for {time}. Serve warm.
| Pincha el pudin por todas partes al salir del horno, vierte despacio la salsa y deja que la absorba {time}. Sirve templado.

== angel-food-cake
names: Angel food cake, angel food, American angel cake | Pastel de ángel, angel food cake, bizcocho de ángel, torta ángel, bizcocho de claras
about: a tall white sponge of whipped egg whites, with no fat at all | bizcocho alto y blanco de claras montadas, sin nada de grasa
kind: cake any medium
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer sieve
core: egg-white flour
ways: oven
- 10 egg-white; at room temperature | a temperatura ambiente
- 1.5 tsp cream-of-tartar
- 1/4 tsp salt
- 260 g sugar
- 2 tsp vanilla
- 120 g flour
- 2 tbsp cornflour
- 200 g strawberry; to serve | para servir; optional
~ flour > 120 g flour-gluten-free; name Angel food cake | Pastel de ángel
~ cream-of-tartar > 1 tbsp lemon
# Sift | Tamiza
4 work | Heat the oven to 170 °C (fan 150 °C) and leave the tin ungreased; a tube tin is best. Sift {flour+cornflour} with a third of {sugar} three times.
| Calienta el horno a 170 °C (150 °C con ventilador) y no engrases el molde; el mejor es el de tubo. Tamiza {flour+cornflour} con un tercio de {sugar} tres veces.
# Whip | Monta
8 work | Whip {egg-white+salt+cream-of-tartar} in the very clean bowl to soft peaks, add the rest of {sugar} by the spoonful and whip until glossy and just firm. Whip in {vanilla}.
| Monta {egg-white+salt+cream-of-tartar} en el bol muy limpio a picos blandos, añade el resto de {sugar} a cucharadas y monta hasta que brillen y queden apenas firmes. Añade {vanilla}.
4 work | Sift the dry mixture over in four rounds and fold in each with few, large strokes. Fill the tin and run a knife through once.
| Tamiza encima la mezcla seca en cuatro veces e incorpora cada una con pocos movimientos amplios. Llena el molde y pasa un cuchillo una vez.
# Bake | Hornea
40 batch | Bake for {time}, until golden and springy and a skewer comes out dry.
| Hornea {time}, hasta que se dore, esté elástico y un palillo salga seco.
90 cook | Turn the tin upside down on a bottle neck or two cups and cool for {time} before loosening the edge.
| Pon el molde boca abajo sobre el cuello de una botella o dos tazas y deja enfriar {time} antes de despegar el borde.
why | Hanging, it keeps its height; fat in the tin would let it slip.
| Colgado mantiene la altura; con grasa en el molde resbalaría.
# Serve | Sirve
2 work | Cut with a serrated knife.[ Serve with {strawberry}.]
| Corta con cuchillo de sierra.[ Sirve con {strawberry}.]
`);
