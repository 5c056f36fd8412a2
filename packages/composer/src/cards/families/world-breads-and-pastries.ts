import { cards } from "../parse-cards.ts";

export const WORLD_BREADS_AND_PASTRIES = cards(`
== croissants
names: Croissants, croissant, French croissants, butter croissants, homemade croissants, all-butter croissants | Cruasanes, croissants, cruasán, croissant, cruasanes de mantequilla, croissants caseros, cuernitos de hojaldre levado
about: flaky crescents of yeast dough layered with butter | medias lunas hojaldradas de masa levada con capas de mantequilla
kind: breakfast french hard
serves: 6, most 6 in tray
makes: 12
tools: bowl rollingPin tray paper
core: butter bread-flour
ways: oven
- 500 g bread-flour
- 60 g sugar
- 2 tsp salt
- 8 g yeast; dried | seca
- 150 ml milk; cold | frí@
- 140 ml water; cold | frí@
- 40 g butter; soft | bland@
- 280 g butter as fold-butter; cold, at least 82 % fat | frí@, con un 82 % de grasa o más
- 1 egg; beaten | batid@; binds
~ butter > 40 g butter-plant; soft | blanda; name Croissants | Cruasanes
~ fold-butter > 280 g butter-plant; cold, in a block | fría, en bloque
~ egg > 2 tbsp soy-drink
# Make the dough | Haz la masa
8 work | Mix {bread-flour+sugar+salt+yeast+milk+water+butter} in the bowl and knead only until smooth.
| Mezcla {bread-flour+sugar+salt+yeast+milk+water+butter} en el bol y amasa solo hasta que quede lisa.
480 cook | Press flat, wrap and chill for {time}, or overnight.
| Aplana, envuelve y deja en la nevera {time}, o toda la noche.
# Fold in the fat | Incorpora la grasa
12 work | Beat {fold-butter} between papers to a square of 18 cm, still cold but bendable. Roll the dough to 26 cm square, lay it on as a diamond, fold the corners over and seal.
| Aplana {fold-butter} entre papeles en un cuadrado de 18 cm, fría pero flexible. Estira la masa a 26 cm de lado, ponla encima en rombo, dobla las puntas y sella.
90 cook | Roll to 20 by 60 cm, fold in three and chill for 30 minutes; do this three times, {time} of rest in all. If it softens, chill it sooner.
| Estira a 20 por 60 cm, dobla en tres y enfría 30 minutos; hazlo tres veces, {time} de reposo en total. Si se ablanda, enfría antes.
why | Cold layers that stay apart puff up; melted into the dough they give a close crumb.
| Las capas frías y separadas suben; fundidas en la masa dan una miga cerrada.
# Shape | Forma
15 work | Roll out to 25 by 60 cm, trim, cut {pieces} long triangles, nick the base, stretch each gently and roll up to the point, which ends below.
| Estira a 25 por 60 cm, recorta, corta {pieces} triángulos largos, haz una muesca en la base, estira cada uno un poco y enrolla hasta la punta, que queda debajo.
120 cook | Set apart on papered trays, brush thinly with part of {egg} and let rise at no more than 26 °C for {time}, until they wobble.
| Colócalos separados en bandejas con papel, pinta con una capa fina de {egg} y deja levar a no más de 26 °C {time}, hasta que tiemblen al mover la bandeja.
# Bake | Hornea
20 batch safe=egg | Brush again and bake at 200 °C (fan 180 °C) for {time}, until deep brown; lower the heat a little if they colour too fast.
| Pinta otra vez y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se doren bien; baja un poco el fuego si toman color demasiado deprisa.
30 cook | Cool for {time}.
| Deja templar {time}.

== bagels
names: Bagels, homemade bagels, New York bagels, boiled bagels, plain bagels, sesame bagels, everything bagels | Bagels, bagels caseros, roscas de pan bagel, bagels de Nueva York, bagels con sésamo
about: chewy rings of bread, boiled and then baked | roscas de pan densas y elásticas, cocidas en agua y horneadas
kind: bread any medium
serves: 8, most 8 in tray
makes: 8
tools: bowl pot tray slotted paper
core: bread-flour
ways: oven+stove
- 500 g bread-flour
- 7 g yeast; dried | seca
- 1 tbsp sugar
- 2 tsp salt
- 290 ml water; lukewarm | tibi@
- 1 tbsp honey; for the boiling water | para el agua de cocción
- 1 tsp bicarbonate
- 3 tbsp sesame-seeds; optional
- 1 tbsp poppy-seeds; optional
# Knead | Amasa
12 work | Mix {bread-flour+yeast+sugar+salt+water} in the bowl and knead to a stiff, very smooth dough.
| Mezcla {bread-flour+yeast+sugar+salt+water} en el bol y amasa hasta que quede firme y muy lisa.
60 cook | Cover and let the dough rise for {time}, until almost doubled.
| Tapa y deja levar la masa {time}, hasta que casi doble.
# Shape | Forma
10 work | Divide into {pieces} balls, push a floured finger through each and widen the hole to 4 cm.
| Divide en {pieces} bolas, atraviesa cada una con un dedo enharinado y ensancha el agujero a 4 cm.
20 cook | Rest on papered trays for {time}.
| Deja reposar en bandejas con papel {time}.
# Boil | Cuece
8 pieces | Bring a wide pot of water to a simmer with {honey+bicarbonate}. Boil two or three at a time, {time} in all: a minute on each side. Drain.
| Pon a hervir suave una olla ancha de agua con {honey+bicarbonate}. Cuece de dos en dos o de tres en tres, {time} en total: un minuto por lado. Escurre.
why | Boiling sets the crust, which keeps them dense and shiny.
| El hervor fija la corteza, que los deja densos y brillantes.
# Bake | Hornea
22 batch | Heat the oven to 220 °C (fan 200 °C).[ Press the tops into {sesame-seeds+poppy-seeds}.] Bake for {time}, until well browned.
| Calienta el horno a 220 °C (200 °C con ventilador).[ Aprieta la parte de arriba en {sesame-seeds+poppy-seeds}.] Hornea {time}, hasta que se doren bien.

== ciabatta
names: Ciabatta, ciabatta bread, Italian ciabatta, ciabatta loaf, homemade ciabatta | Chapata, pan de chapata, ciabatta, chapata casera, pan chapata, chapata italiana
about: a flat Italian loaf with large holes and a thin crust | pan italiano plano de miga abierta y corteza fina
kind: bread italian medium
serves: 8, most 8 in tray
makes: 2
tools: bowl tray paper
core: bread-flour olive-oil
ways: oven
-- For the starter | Para el fermento
- 150 g bread-flour as starter-flour
- 150 ml water as starter-water
- 1 g yeast as starter-yeast; dried | seca
-- For the dough | Para la masa
- 350 g bread-flour
- 3 g yeast; dried | seca
- 270 ml water; lukewarm | tibi@
- 2 tsp salt
- 2 tbsp olive-oil
# Start the day before | Empieza el día antes
720 cook | Stir {starter-flour+starter-water+starter-yeast} in the bowl, cover and leave at room temperature for {time}, until full of bubbles.
| Mezcla {starter-flour+starter-water+starter-yeast} en el bol, tapa y deja a temperatura ambiente {time}, hasta que se llene de burbujas.
# Mix and fold | Mezcla y pliega
6 work | Beat in {bread-flour+yeast+water+salt+olive-oil} with a spoon to a very wet dough.
| Añade {bread-flour+yeast+water+salt+olive-oil} y bate con una cuchara hasta que quede muy húmeda.
120 cook | Let it rise, covered, for {time}; every half hour lift each side with wet hands and fold it over.
| Deja levar, tapada, {time}; cada media hora levanta cada lado con las manos mojadas y dóblalo hacia dentro.
# Shape | Forma
5 work | Tip onto a well floured board without pressing out the air, cut into {pieces} and lift them onto papered trays, stretching into slippers.
| Vuelca sobre la tabla bien enharinada sin sacarle el aire, corta en {pieces} y pásalas a bandejas con papel, estirándolas en forma de zapatilla.
40 cook | Let rise for {time}, until they wobble.
| Deja levar {time}, hasta que tiemblen.
# Bake | Hornea
24 batch | Bake at 230 °C (fan 210 °C) with a cup of hot water thrown into a hot tray below for {time}, until brown and hollow when tapped.
| Hornea a 230 °C (210 °C con ventilador), echando una taza de agua caliente en una bandeja caliente debajo, {time}, hasta que se dore y suene a hueco.
60 cook | Cool for {time} before cutting.
| Deja enfriar {time} antes de cortar.

== eccles-cakes
names: Eccles cakes, Eccles cake, Lancashire Eccles cakes, currant puff pastries | Eccles cakes, pasteles de Eccles, hojaldres ingleses de pasas, pastelitos de hojaldre con pasas de Corinto
about: sugared rounds of flaky pastry packed with spiced currants | discos azucarados de hojaldre rellenos de pasas especiadas
kind: cake any easy
serves: 6, most 6 in tray
makes: 12
tools: saucepan tray rollingPin paper bowl
core: puff-pastry raisins
ways: oven+stove
- 500 g puff-pastry; cold | frí@
- 40 g butter
- 80 g brown-sugar
- 200 g raisins; currants if you have them | mejor de Corinto
- 40 g candied-fruit; finely chopped | picad@ fin@; optional
- 1 tsp mixed-spice
- 1 orange; only the zest | solo la ralladura
- 1 egg-white; lightly beaten | poco batid@
- 2 tbsp sugar; coarse if you have it | mejor grueso
- 120 g cheddar; Lancashire if you have it, to serve | para acompañar; optional
~ puff-pastry > 500 g vegan-puff-pastry; cold | frío; name Eccles cakes | Eccles cakes
~ egg-white > 2 tbsp soy-drink
# Make the filling | Haz el relleno
4 cook | Melt {butter+brown-sugar} in the saucepan for {time} and stir in {raisins+candied-fruit+mixed-spice+orange}. Let it go cold.
| Funde {butter+brown-sugar} en el cazo {time} y añade {raisins+candied-fruit+mixed-spice+orange}. Deja enfriar.
# Shape | Forma
15 work | Roll {puff-pastry} 3 mm thin and cut {pieces} rounds of 10 cm. Put a spoonful on each, gather the edge over it, pinch shut, turn over and press flat until the fruit shows through.
| Estira {puff-pastry} a 3 mm y corta {pieces} discos de 10 cm. Pon una cucharada en cada uno, recoge el borde por encima, cierra, dale la vuelta y aplana hasta que se adivine la fruta.
20 cook | Cut three slits in each and chill on papered trays for {time}.
| Haz tres cortes en cada uno y enfría en bandejas con papel {time}.
# Bake | Hornea
20 batch | Brush with {egg-white}, scatter with {sugar} and bake at 210 °C (fan 190 °C) for {time}, until deep golden.
| Pinta con {egg-white}, espolvorea {sugar} y hornea a 210 °C (190 °C con ventilador) {time}, hasta que se doren bien.
15 cook | Cool for {time}: the filling is very hot.[ Eat with {cheddar}.]
| Deja templar {time}: el relleno quema.[ Acompaña con {cheddar}.]

== stollen
names: Stollen, Christstollen, German Christmas stollen, Dresden stollen, marzipan stollen, Christmas stollen | Stollen, christstollen, pan de Navidad alemán, stollen navideño, stollen con mazapán, stollen de Dresde
about: a rich German Christmas loaf of fruit, almonds and marzipan under sugar | pan alemán de Navidad con fruta, almendra y mazapán cubierto de azúcar
kind: cake any medium
serves: 16, most 16 in tray, whole
tools: bowl tray paper saucepan
core: flour raisins marzipan
ways: oven+stove
- 200 g raisins
- 100 g candied-fruit; finely diced | en dados finos
- 60 ml rum
- 400 g flour
- 8 g yeast; dried | seca
- 60 g sugar
- 1 tsp salt
- 1 tsp cardamom; ground | molid@
- 1/2 tsp nutmeg
- 1 lemon; only the zest | solo la ralladura
- 120 ml milk; lukewarm | tibi@
- 1 egg; binds
- 150 g butter; soft | bland@
- 80 g almond; chopped | picad@
- 200 g marzipan; in a roll | en un cilindro
- 80 g butter as brush-butter; melted | derretid@
- 120 g icing-sugar
~ rum > 60 ml apple-juice
~ flour > 400 g flour-gluten-free; name Stollen | Stollen
# Soak | Remoja
480 cook | Soak {raisins+candied-fruit} in {rum} for {time}.
| Remoja {raisins+candied-fruit} con {rum} {time}.
# Make the dough | Haz la masa
14 work | Mix {flour+yeast+sugar+salt+cardamom+nutmeg+lemon} in the bowl, add {milk+egg+butter} and knead until smooth and soft.
| Mezcla {flour+yeast+sugar+salt+cardamom+nutmeg+lemon} en el bol, añade {milk+egg+butter} y amasa hasta que quede lisa y blanda.
90 cook | Cover and let the dough rise for {time}; being rich, it rises little.
| Tapa y deja levar la masa {time}; como es tan rica, sube poco.
# Shape | Forma
8 work | Knead in {raisins+candied-fruit+almond}. Pat out to a thick oval, lay {marzipan} along it, fold over and press a ridge along the seam.
| Incorpora {raisins+candied-fruit+almond}. Aplana en un óvalo grueso, coloca {marzipan} a lo largo, dobla por encima y marca la unión con el canto de la mano.
45 cook | Let it rise on the papered tray for {time}. Pick off fruit from the surface, since it would burn.
| Deja levar en la bandeja con papel {time}. Retira la fruta de la superficie, porque se quemaría.
# Bake | Hornea
45 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until brown and a skewer comes out clean.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que se dore y un palillo salga limpio.
# Coat | Cubre
3 work | Brush it hot all over with {brush-butter} and sift {icing-sugar} thickly over it, twice.
| Píntalo caliente por todas partes con {brush-butter} y cubre con una capa gruesa de {icing-sugar}, dos veces.
180 cook | Cool for {time}, wrap well and keep cool for a week before cutting.
| Deja enfriar {time}, envuelve bien y guarda en un sitio fresco una semana antes de cortar.

== langos
names: Lángos, Hungarian langos, Hungarian fried bread, langos with sour cream and cheese, lángos bread | Lángos, pan frito húngaro, langos húngaro, lángos con nata agria y queso
about: Hungarian fried bread with garlic, sour cream and cheese | pan frito húngaro con ajo, nata agria y queso
kind: snack any medium
serves: 4, most 4 in deepPan
makes: 6
tools: deepPan bowl grater slotted
core: flour
ways: stove
- 400 g flour
- 7 g yeast; dried | seca
- 1 tsp sugar
- 1.25 tsp salt
- 150 ml milk; lukewarm | tibi@
- 120 ml water; lukewarm | tibi@
- 800 ml sunflower-oil; for frying | para freír
- 2 clove garlic; crushed | machacad@
- 3 tbsp water as garlic-water
- 200 g sour-cream; optional
- 150 g cheddar; grated | rallad@; optional
~ sour-cream > 200 g yoghurt-soy
~ cheddar > 150 g vegan-cheese; grated | rallado
# Knead | Amasa
10 work | Mix {flour+yeast+sugar+salt} in the bowl, add {milk+water} and knead to a soft, slightly sticky dough.
| Mezcla {flour+yeast+sugar+salt} en el bol, añade {milk+water} y amasa hasta que quede blanda y algo pegajosa.
60 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape | Forma
15 cook | Divide into {pieces}, pat into balls with oiled hands and rest for {time}.
| Divide en {pieces}, forma bolas con las manos engrasadas y deja reposar {time}.
# Fry | Fríe
15 pieces | Heat {sunflower-oil} in the deep pot to 180 °C. Stretch each to a disc with a thin middle and fry one at a time, {time} in all: a little over a minute a side, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 180 °C. Estira cada uno en un disco fino por el centro y fríe de uno en uno, {time} en total: algo más de un minuto por lado, hasta que se dore. Escurre.
# Top | Cubre
3 work | Stir {garlic+garlic-water} and brush on.[ Spread with {sour-cream+cheddar}.] Eat hot.
| Mezcla {garlic+garlic-water} y pinta.[ Cubre con {sour-cream+cheddar}.] Come caliente.
`);
