import { cards } from "../parse-cards.ts";

export const HOME_BREADS = cards(`
== white-bread
names: White bread, bread, white loaf, homemade bread, sandwich loaf, loaf of bread, bread loaf | Pan blanco, pan, pan casero, pan de molde, pan de molde casero, barra de pan casera, hogaza de pan
about: a soft white tin loaf | pan de molde blanco y tierno
kind: bread any medium
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl rack
core: bread-flour
ways: oven
instead: bread-of-gluten-free-flour
- 500 g bread-flour
- 7 g yeast; dried | seca
- 1.5 tsp salt
- 1 tsp sugar
- 320 ml water; lukewarm | tibia
- 30 g butter; soft | blanda
~ bread-flour > 500 g wholemeal-flour; name Wholemeal tin loaf | Pan de molde integral
# Knead | Amasa
12 work | Mix {bread-flour+yeast+salt+sugar} in the bowl, add {water+butter} and knead until smooth and elastic.
| Mezcla {bread-flour+yeast+salt+sugar} en el bol, añade {water+butter} y amasa hasta que quede lisa y elástica.
75 cook | Cover and let the dough rise for {time}, until doubled.
| Tapa y deja levar la masa {time}, hasta que doble su volumen.
# Shape | Forma
4 work | Press out the air, roll up tightly and lay in the greased tin with the seam down.
| Saca el aire, enrolla apretando y ponla en el molde engrasado con la unión hacia abajo.
45 cook | Cover and let it rise for {time}, until it stands above the rim.
| Tapa y deja levar {time}, hasta que asome por el borde.
# Bake | Hornea
35 batch | Bake at 220 °C (fan 200 °C) for {time}, until deep golden and hollow when tapped below.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que quede bien dorado y suene a hueco por debajo.
60 cook | Turn out and cool on the rack for {time} before slicing.
| Desmolda y enfría en la rejilla {time} antes de cortar.

== sourdough-loaf
names: Sourdough bread, sourdough, sourdough loaf, country sourdough, natural leaven bread | Pan de masa madre, masa madre, hogaza de masa madre, pan de fermentación natural
about: a crusty loaf raised with sourdough starter | hogaza de corteza crujiente fermentada con masa madre
kind: bread any hard
serves: 10, most 10 in casserole, whole
tools: casserole bowl paper rack knife
core: sourdough-starter bread-flour
ways: oven
- 100 g sourdough-starter; active, bubbly | activ@ y burbujeante
- 400 g bread-flour
- 100 g wholemeal-flour
- 350 ml water
- 2 tsp salt
# Mix and fold | Mezcla y pliega
5 work | Mix {sourdough-starter+bread-flour+wholemeal-flour+water} in the bowl until nothing is dry.
| Mezcla {sourdough-starter+bread-flour+wholemeal-flour+water} en el bol hasta que no quede nada seco.
30 cook | Let the dough rest for {time}, then work in {salt}.
| Deja reposar la masa {time} e incorpora {salt}.
300 cook | Leave at warm room temperature for {time}; in the first two hours stretch and fold it four times. It must grow by half and wobble.
| Deja a temperatura ambiente cálida {time}; en las dos primeras horas estira y pliega cuatro veces. Debe crecer la mitad y temblar.
# Shape and chill | Forma y enfría
600 cook | Shape a tight ball, lay it seam up in a floured cloth in a bowl, cover and leave in the fridge for {time}.
| Forma una bola tensa, ponla con la unión hacia arriba en un paño enharinado dentro de un bol, tapa y deja en la nevera {time}.
# Bake | Hornea
45 cook | Heat the casserole with its lid in the oven at 240 °C (fan 220 °C) for {time}.
| Calienta la cazuela con su tapa en el horno a 240 °C (220 °C con ventilador) {time}.
25 batch | Turn the loaf onto paper, score the top, lower it in and bake covered for {time}.
| Vuelca la masa sobre papel, haz un corte arriba, métela y hornea tapada {time}.
20 batch | Bake uncovered at 220 °C (fan 200 °C) for {time}, until deep brown. Cool on the rack.
| Hornea sin tapa a 220 °C (200 °C con ventilador) {time}, hasta que quede muy dorada. Enfría en la rejilla.

== focaccia-bread
names: Focaccia, focaccia bread, rosemary focaccia, Italian focaccia, focaccia genovese | Focaccia, focaccia de romero, pan focaccia, focaccia italiana, fogaza italiana
about: a soft, dimpled Italian flatbread with olive oil and rosemary | pan plano italiano, tierno, con aceite de oliva y romero
kind: bread italian easy
serves: 8, most 8 in tray
tools: tray bowl rack
core: bread-flour olive-oil
ways: oven
instead: focaccia-of-gluten-free-flour
- 500 g bread-flour
- 7 g yeast; dried | seca
- 2 tsp salt
- 400 ml water; lukewarm | tibia
- 80 ml olive-oil
- 2 tbsp rosemary; leaves | hojas
- 1 tsp salt as topping-salt; coarse | gruesa
+ 150 g cherry-tomato olives onion
# Mix | Mezcla
5 work | Mix {bread-flour+yeast+salt} with {water} and {2 tbsp} of {olive-oil} in the bowl to a wet dough.
| Mezcla {bread-flour+yeast+salt} con {water} y {2 tbsp} de {olive-oil} en el bol hasta formar una masa húmeda.
90 cook | Cover and let it rise for {time}, folding it over itself twice, until bubbly and doubled.
| Tapa y deja levar {time}, plegándola dos veces, hasta que tenga burbujas y doble su volumen.
# Shape | Forma
3 work | Oil the tray well, tip the dough in and stretch it to the edges with oiled hands.
| Engrasa bien la bandeja, vuelca la masa y extiéndela hasta los bordes con las manos engrasadas.
30 cook | Let it rise for {time}, until puffy.
| Deja levar {time}, hasta que esté hinchada.
# Bake | Hornea
2 work | Press deep dimples with your fingers and pour the rest of the oil over it. Scatter {rosemary+topping-salt+extra} on top.
| Hunde los dedos por toda la masa y riega con el resto del aceite. Reparte {rosemary+topping-salt+extra} por encima.
22 batch | Bake at 230 °C (fan 210 °C) for {time}, until golden above and below. Cool on the rack.
| Hornea a 230 °C (210 °C con ventilador) {time}, hasta que se dore por arriba y por abajo. Enfría en la rejilla.

== baguettes
names: Baguette, baguettes, French bread, French stick, homemade baguettes | Baguette, baguettes, barra de pan, pan francés de barra, barras de pan, flauta de pan
about: long French loaves with a crisp crust | barras francesas de corteza crujiente
kind: bread french hard
serves: 6, most 6 in tray
makes: 3
tools: tray bowl paper knife rack
core: bread-flour
ways: oven
- 500 g bread-flour
- 3 g yeast; dried | seca
- 2 tsp salt
- 350 ml water
# Mix and rise | Mezcla y leva
8 work | Mix {bread-flour+yeast+salt+water} in the bowl and knead briefly.
| Mezcla {bread-flour+yeast+salt+water} en el bol y amasa un poco.
180 cook | Cover and let the dough rise for {time}, folding it three times in the first hour and a half, until airy.
| Tapa y deja levar la masa {time}, plegándola tres veces en la primera hora y media, hasta que tenga aire.
# Shape | Forma
8 work | Divide into {pieces} pieces, roll up each tightly and stretch to the length of the tray. Lay on paper in a folded cloth.
| Divide en {pieces} piezas, enrolla cada una apretando y estírala al largo de la bandeja. Ponlas sobre papel en un paño con pliegues.
45 cook | Cover and let rise for {time}.
| Tapa y deja levar {time}.
# Bake | Hornea
22 batch | Slash each one slantwise. Bake on the hot tray at 240 °C (fan 220 °C), with a dish of boiling water below, for {time}, until crisp and deep golden. Cool on the rack.
| Haz cortes oblicuos. Hornea sobre la bandeja caliente a 240 °C (220 °C con ventilador), con una fuente de agua hirviendo debajo, {time}, hasta que quede crujiente y bien dorada. Enfría en la rejilla.
why | Steam keeps the surface soft until it has opened.
| El vapor mantiene blanda la superficie hasta que se abre.

== naan-bread
names: Naan, naan bread, nan bread, Indian naan, garlic naan, butter naan | Naan, pan naan, pan naan indio, pan indio, naan de ajo
about: soft Indian flatbread with yoghurt from a very hot pan | pan plano indio con yogur hecho en sartén muy caliente
kind: bread indian easy
serves: 6, most 6 in pan
makes: 6
tools: pan bowl rollingPin
core: flour yoghurt
ways: stove
instead: flatbreads-of-gluten-free-flour
- 400 g flour
- 5 g yeast; dried | seca
- 1 tsp sugar
- 1 tsp salt
- 150 g yoghurt
- 120 ml water; lukewarm | tibia
- 40 g butter; melted | derretid@
- 1 clove garlic; crushed | machacado; optional
~ yoghurt > 150 g yoghurt-soy; name Naan of soya yoghurt | Naan de yogur de soja
# Knead | Amasa
10 work | Mix {flour+yeast+sugar+salt} in the bowl, add {yoghurt+water} and knead to a soft dough.
| Mezcla {flour+yeast+sugar+salt} en el bol, añade {yoghurt+water} y amasa hasta que quede una masa blanda.
75 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Cook | Cocina
6 work | Divide into {pieces} pieces and roll each out to an oval of half a centimetre.
| Divide en {pieces} piezas y estira cada una en un óvalo de medio centímetro.
18 pieces | Cook one by one in the very hot dry pan, {time} in all: turn when it bubbles and has dark spots, and cook the other side.
| Hazlos de uno en uno en la sartén seca muy caliente, {time} en total: dales la vuelta cuando hagan burbujas y tengan manchas oscuras, y termina por el otro lado.
1 work | Brush with {butter+garlic} and serve warm.
| Pinta con {butter+garlic} y sirve calientes.

== pita-bread
names: Pita bread, pita, pitta, pitta bread, pitas, Greek pita | Pan de pita, pita, pan pita, pan árabe, pan árabe casero
about: round breads that puff up hollow | panes redondos que se inflan y quedan huecos
kind: bread mediterranean medium
serves: 8, most 8 in tray
makes: 8
tools: tray bowl rollingPin
core: flour
ways: oven stove
instead: flatbreads-of-gluten-free-flour
- 400 g flour
- 5 g yeast; dried | seca
- 1.25 tsp salt
- 1 tsp sugar
- 250 ml water; lukewarm | tibia
- 1 tbsp olive-oil
# Knead | Amasa
10 work | Mix {flour+yeast+salt+sugar} in the bowl, add {water+olive-oil} and knead until smooth.
| Mezcla {flour+yeast+salt+sugar} en el bol, añade {water+olive-oil} y amasa hasta que quede lisa.
60 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape | Forma
10 work | Divide into {pieces} balls and roll out evenly to rounds of half a centimetre.
| Divide en {pieces} bolas y estira por igual en discos de medio centímetro.
10 cook | Let them rest under a cloth for {time}.
| Deja reposar bajo un paño {time}.
# Bake | Hornea
6 batch way=oven | Bake on the very hot tray at 250 °C (fan 230 °C) for {time}, until puffed but hardly coloured.
| Hornea en la bandeja muy caliente a 250 °C (230 °C con ventilador) {time}, hasta que se inflen, casi sin color.
20 pieces way=stove | Cook one by one in a very hot dry pan, turning twice, {time} in all, until puffed.
| Hazlas de una en una en una sartén seca muy caliente, con dos vueltas, {time} en total, hasta que se inflen.
1 work | Wrap in a cloth so that they stay soft.
| Envuélvelas en un paño para que sigan tiernas.

== wheat-tortillas
names: Flour tortillas, wheat tortillas, homemade wraps, wheat wraps, homemade flour tortillas | Tortillas de harina, tortillas de trigo, tortillas de harina caseras, tortillas mexicanas de trigo
about: soft, thin wheat flatbreads for wraps | tortas de trigo finas y flexibles para enrollar
kind: bread mexican easy
serves: 5, most 5 in pan
makes: 10
tools: pan bowl rollingPin
core: flour
ways: stove
- 300 g flour
- 1 tsp salt
- 1/2 tsp baking-powder
- 60 g lard
- 160 ml water; hot | caliente
# Knead | Amasa
8 work | Rub {lard} into {flour+salt+baking-powder} in the bowl, add {water} and knead until smooth.
| Deshaz {lard} con {flour+salt+baking-powder} en el bol, añade {water} y amasa hasta que quede lisa.
30 cook | Cover the dough and let it rest for {time}.
| Tapa la masa y deja reposar {time}.
why | A rested dough stretches thin without springing back.
| Reposada se estira fina sin encogerse.
# Roll and cook | Estira y cocina
12 work | Divide into {pieces} balls and roll each out very thin, to about 20 cm.
| Divide en {pieces} bolas y estira cada una muy fina, a unos 20 cm.
12 pieces | Cook one by one in the hot dry pan, {time} in all: turn when bubbles rise and brown spots show. Stack in a cloth.
| Hazlas de una en una en la sartén seca y caliente, {time} en total: dales la vuelta cuando salgan burbujas y manchas tostadas. Apílalas en un paño.

== maize-tortillas
names: Corn tortillas, maize tortillas, homemade corn tortillas, Mexican corn tortillas | Tortillas de maíz, tortillas mexicanas de maíz, tortillas de nixtamal, tortillas de maíz caseras
about: Mexican flatbreads of nixtamalised maize flour | tortas mexicanas de harina de maíz nixtamalizado
kind: bread mexican easy
serves: 4, most 4 in pan
makes: 12
tools: pan bowl rollingPin paper
core: masa-harina
ways: stove
- 250 g masa-harina
- 350 ml water; warm | tibia
- 1/2 tsp salt
# Knead | Amasa
5 work | Mix {masa-harina+salt} with {water} in the bowl and knead until soft and not sticky.
| Mezcla {masa-harina+salt} con {water} en el bol y amasa hasta que quede suave y no se pegue.
15 cook | Cover the dough and let it rest for {time}.
| Tapa la masa y deja reposar {time}.
tip | If the edge of a pressed ball cracks, work in a spoonful of water.
| Si el borde se agrieta al aplastarla, añade una cucharada de agua.
# Press and cook | Aplasta y cocina
8 work | Divide into {pieces} balls and press each thin between two sheets of paper.
| Divide en {pieces} bolas y aplasta cada una, fina, entre dos hojas de papel.
16 pieces | Cook one by one in the hot dry pan, turning twice, {time} in all, until spotted and puffing up. Wrap in a cloth.
| Hazlas de una en una en la sartén seca y caliente, con dos vueltas, {time} en total, hasta que tengan manchas y se inflen. Envuélvelas en un paño.
`);
