import { cards } from "../parse-cards.ts";

/** Dishes of Italian homes and regions. */
export const ITALIAN_HOME = cards(`
== pasta-e-fagioli
names: Pasta e fagioli, pasta fagioli, pasta and beans, Italian pasta and bean soup, pasta fazool, pasta e fasoi, pasta and bean soup | Pasta e fagioli, pasta con alubias, pasta con judías blancas, sopa italiana de pasta y alubias, sopa de pasta y alubias, pasta fagioli
about: a thick soup of beans and short pasta with rosemary | sopa espesa de alubias y pasta corta con romero
kind: soup italian easy
serves: 4, most 8 in pot
tools: knife pot blender
core: tinned-white-beans
ways: stove
- 800 g tinned-white-beans; with their liquid | con su líquido
- 200 g macaroni
- 3 tbsp olive-oil
- 80 g bacon; in small strips | en tiras pequeñas; optional
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 1 stick celery; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 sprig rosemary
- 2 tbsp tomato-puree
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 40 g parmesan; grated | rallado; optional
# Make the base | Haz la base
12 cook | Soften {onion+carrot+celery} in {olive-oil} in the pot for {time}.[ Fry {bacon} in it from the start.]
| Pocha {onion+carrot+celery} con {olive-oil} en la olla {time}.[ Fríe {bacon} desde el principio.]
2 cook | Stir in {garlic+rosemary+tomato-puree} for {time}.
| Incorpora {garlic+rosemary+tomato-puree} y remueve {time}.
# Simmer | Cuece
15 cook | Add {tinned-white-beans+salt} with {800 ml} of water and simmer for {time}.[ Take out {rosemary}.] Blend about half, so that it turns creamy.
| Añade {tinned-white-beans+salt} con {800 ml} de agua y cuece {time}.[ Saca {rosemary}.] Tritura más o menos la mitad para que quede cremoso.
10 cook | Add {macaroni} and simmer for {time}, stirring often, until just tender. It should be thick: loosen it with hot water if need be.
| Añade {macaroni} y cuece {time}, removiendo a menudo, hasta que {macaroni?esté|estén} al dente. Debe quedar espeso: aligera con agua caliente si hace falta.
5 cook | Let it stand for {time} and serve with {black-pepper+parmesan}.
| Deja reposar {time} y sirve con {black-pepper+parmesan}.
== ribollita
names: Ribollita, Tuscan bread soup, Tuscan bean and bread soup, Tuscan ribollita, Tuscan kale and bean soup | Ribollita, ribollita toscana, sopa toscana de pan, sopa toscana de verduras y pan, sopa toscana de alubias y pan
about: a thick Tuscan soup of beans, black cabbage and stale bread | sopa toscana espesa de alubias, col negra y pan duro
kind: soup italian easy
serves: 6, most 8 in pot
tools: knife pot blender
core: kale bread tinned-white-beans
ways: stove
- 400 g kale; Tuscan black if possible, in strips | negra toscana si es posible, en tiras
- 300 g cabbage; in strips | en tiras
- 500 g tinned-white-beans; with their liquid | con su líquido
- 200 g bread; stale, sliced | duro, en rebanadas
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 2 stick celery; diced | en dados
- 1 potato; diced | en dados
- 2 clove garlic; chopped | picad@
- 1 can tinned-tomatoes
- 80 ml olive-oil
- 2 sprig thyme
- 2 tsp salt
- 1/2 tsp black-pepper
~ bread > 200 g bread-gluten-free; stale, sliced | duro, en rebanadas; name Ribollita | Ribollita
# Make the base | Haz la base
12 cook | Soften {onion+carrot+celery+garlic} in half of {olive-oil} in the pot for {time}.
| Pocha {onion+carrot+celery+garlic} con la mitad de {olive-oil} en la olla {time}.
# Simmer | Cuece
40 cook | Add {kale+cabbage+potato+tinned-tomatoes+thyme+salt} with {1200 ml} of water and simmer, covered, for {time}.
| Añade {kale+cabbage+potato+tinned-tomatoes+thyme+salt} con {1200 ml} de agua y cuece con tapa {time}.
10 cook | Blend half of {tinned-white-beans} with {tinned-white-beans?its|their} liquid, stir in with the rest of {tinned-white-beans} and simmer for {time}.
| Tritura la mitad de {tinned-white-beans} con su líquido, añade con el resto de {tinned-white-beans} y cuece {time}.
# Add and reheat | Añade y recalienta
20 cook | Stir in {bread} and leave off the heat for {time}, until it falls apart.
| Incorpora {bread} y deja fuera del fuego {time}, hasta que se deshaga.
10 cook | Simmer once more for {time}, stirring, until thick. Serve with {black-pepper} and the rest of {olive-oil}.
| Vuelve a cocer {time}, removiendo, hasta que espese. Sirve con {black-pepper} y el resto de {olive-oil}.
tip | It is better the next day: cool it fast, chill it and boil it up well.
| Está mejor al día siguiente: enfríala rápido, guárdala en la nevera y hiérvela bien.
== vitello-tonnato
names: Vitello tonnato, veal with tuna sauce, cold veal with tuna sauce, vitello tonnato piemontese | Vitello tonnato, vitel toné, vitel thoné, ternera con salsa de atún, vitel toné argentino
about: cold sliced veal under a tuna and caper sauce | ternera fría en láminas con salsa de atún y alcaparras
kind: starter italian medium
serves: 6, most 6 in pot
tools: knife pot jug
core: veal tinned-tuna
ways: stove
- 900 g veal; lean, in one piece | magra, en una pieza
- 1 onion; quartered | en cuartos
- 1 carrot; in pieces | en trozos
- 1 stick celery; in pieces | en trozos
- 2 bay-leaf
- 150 ml white-wine
- 2 tsp salt
- 160 g tinned-tuna; drained | escurrid@
- 4 anchovies
- 200 g mayonnaise
- 2 tbsp capers
- 1 tbsp lemon
- 1/4 tsp black-pepper
~ veal > 900 g turkey-breast; in one piece | en una pieza; name Turkey tonnato | Pavo tonnato
~ veal > 900 g pork-loin; in one piece | en una pieza; name Pork tonnato | Cerdo tonnato
~ mayonnaise > 200 g vegan-mayonnaise
# Simmer | Cuece
60 cook safe=veal | Bring {onion+carrot+celery+bay-leaf+white-wine+salt} to the boil in the pot with water to cover, lay in {veal} and simmer very gently for {time}.
| Lleva a ebullición {onion+carrot+celery+bay-leaf+white-wine+salt} en la olla con agua para cubrir, añade {veal} y cuece muy suave {time}.
90 cook | Lift out, cool quickly in a little of the liquid in a cold water bath, cover and chill for {time}, until cold all through.
| Saca, enfría rápido con un poco del líquido sobre un baño de agua fría, tapa y deja en la nevera {time}, hasta que esté bien fría.
# Blend the sauce | Tritura la salsa
4 work | Blend {tinned-tuna+anchovies+mayonnaise+lemon+black-pepper} with half of {capers} and a few spoonfuls of the liquid, until it coats a spoon.
| Tritura {tinned-tuna+anchovies+mayonnaise+lemon+black-pepper} con la mitad de {capers} y unas cucharadas del líquido, hasta que nape la cuchara.
# Serve | Sirve
6 work | Cut {veal} across the grain as thinly as possible, spread out on a plate, cover with the sauce and scatter the rest of {capers} over it.
| Corta {veal} en láminas lo más finas posible, extiende en una fuente, cubre con la salsa y reparte el resto de {capers}.
120 cook | Cover and chill for {time} before serving, so that the flavours mix.
| Tapa y deja en la nevera {time} antes de servir, para que se mezclen los sabores.
== zabaglione
names: Zabaglione, zabaione, sabayon, zabaglione with Marsala, zabayon | Zabaglione, sabayón, sambayón, zabaione, zabayón, sabayón al Marsala
about: warm foam of egg yolks, sugar and Marsala | espuma templada de yemas de huevo, azúcar y Marsala
kind: dessert italian medium
serves: 4, most 6 in bowl
tools: bowl saucepan whisk glasses
core: egg-yolk
ways: stove
- 5 egg-yolk
- 90 g sugar
- 120 ml port; dry Marsala | Marsala seco
- 1 pinch salt
- 150 g strawberry; in pieces | en trozos; optional
~ port > 100 ml orange-juice
# Whisk warm | Bate al calor
3 work | Whisk {egg-yolk+sugar+salt} in the bowl until pale.
| Bate {egg-yolk+sugar+salt} en el bol hasta que blanquee.
10 cook raw=egg-yolk | Set the bowl over barely simmering water, pour in {port} slowly and whisk all the time for {time}, until it is a thick, warm foam that holds a trail.
| Pon el bol sobre agua que apenas hierva, añade {port} poco a poco y bate sin parar {time}, hasta lograr una espuma densa y caliente que deje rastro.
tip | If the edge starts to set, lift the bowl off and whisk on.
| Si el borde empieza a cuajar, retira el bol y sigue batiendo.
# Serve | Sirve
1 work | Spoon into glasses and serve at once.[ Put {strawberry} below.]
| Reparte en copas y sirve enseguida.[ Pon {strawberry} debajo.]
== cantucci
names: Cantucci, biscotti, cantuccini, almond biscotti, Italian almond biscotti, biscotti di Prato, cantucci biscuits | Cantucci, cantuccini, biscotti, biscotti de almendra, carquinyolis italianos, galletas cantucci, cantuccini de almendra
about: crisp twice-baked almond biscuits for dipping | galletas crujientes de almendra horneadas dos veces, para mojar
kind: snack italian easy
serves: 10, most 10 in tray
makes: 40
tools: bowl tray paper knife rack
core: flour almond
ways: oven
- 280 g flour
- 170 g sugar
- 1 tsp baking-powder
- 1 pinch salt
- 2 egg
- 1 egg-yolk
- 180 g almond; whole, with skin | enteras, con piel
- 1 orange; only the zest | solo la ralladura
- 1 tsp vanilla; optional
~ flour > 280 g flour-gluten-free; name Cantucci | Cantucci
~ almond > 150 g pumpkin-seeds; name Cantucci with pumpkin seeds | Cantucci con pipas de calabaza
# Make the dough | Haz la masa
8 work | Heat the oven to 180 °C (fan 160 °C). Mix {flour+sugar+baking-powder+salt} in the bowl. Work in {egg+egg-yolk+orange+vanilla}, then {almond}, to a sticky dough.
| Calienta el horno a 180 °C (160 °C con ventilador). Mezcla {flour+sugar+baking-powder+salt} en el bol. Incorpora {egg+egg-yolk+orange+vanilla}, después {almond}, hasta formar una masa pegajosa.
# Bake once | Hornea una vez
4 work | With wet hands shape into three logs 4 cm wide on the lined tray, well apart.
| Con las manos mojadas forma tres barras de 4 cm de ancho en la bandeja forrada, bien separadas.
25 batch safe=egg,egg-yolk | Bake for {time}, until golden and firm, and cool for 10 minutes.
| Hornea {time}, hasta que estén doradas y firmes, y deja templar 10 minutos.
# Slice and bake again | Corta y vuelve a hornear
4 work | Cut at a slant with a serrated knife into {pieces} slices of 1.5 cm and lay them flat.
| Corta en diagonal con un cuchillo de sierra en {pieces} rebanadas de 1,5 cm y túmbalas.
14 batch | Bake at 160 °C (fan 140 °C) for {time}, turning once, until dry. They turn crisp as they cool on the rack.
| Hornea a 160 °C (140 °C con ventilador) {time}, con una vuelta, hasta que se sequen. Quedan crujientes al enfriarse en la rejilla.
== pesto-lasagne
names: Lasagne al pesto, pesto lasagne, pesto lasagna, lasagne with pesto, lasagna with pesto, Ligurian lasagne, green pesto lasagne | Lasaña al pesto, lasaña de pesto, lasagne al pesto, lasaña con pesto, lasaña ligur
about: layers of pasta, basil sauce and béchamel baked golden | capas de pasta, salsa de albahaca y bechamel gratinadas
kind: main italian medium
serves: 6, most 6 in dish
tools: knife saucepan whisk dish
core: pesto
ways: stove+oven
- 12 lasagne-sheets
- 250 g pesto
- 60 g butter
- 60 g flour
- 900 ml milk
- 1/4 tsp nutmeg
- 1 tsp salt
- 300 g potato; in very thin slices | en láminas muy finas
- 150 g green-beans; in pieces | en trozos
- 80 g parmesan; grated | rallado
~ pesto > 250 g vegan-pesto; name Lasagne al pesto | Lasaña al pesto
~ flour > 45 g cornflour
# Boil | Cuece
6 cook | Boil {potato+green-beans} in water in the saucepan with half of {salt} for {time}, until almost soft, and drain.
| Cuece {potato+green-beans} en agua en el cazo con la mitad de {salt} {time}, hasta que estén casi tiernas, y escurre.
# Make the smooth sauce | Haz la salsa fina
12 cook | Cook {butter+flour} in the saucepan for a minute, whisk in {milk} and simmer, whisking, until it coats a spoon, {time} in all. Season with {nutmeg} and the rest of {salt}.
| Rehoga {butter+flour} en el cazo un minuto, incorpora {milk} y cuece sin dejar de batir hasta que nape la cuchara, {time} en total. Sazona con {nutmeg} y el resto de {salt}.
# Layer and bake | Monta y hornea
10 work | Keep a quarter of the sauce for the top and stir {pesto} into the rest. Layer it in the dish four times with {lasagne-sheets}, {potato+green-beans}, and half of {parmesan}. Finish with the plain sauce and the rest of {parmesan}.
| Reserva un cuarto de la salsa para arriba y mezcla {pesto} con lo demás. Monta en la fuente cuatro capas con {lasagne-sheets}, {potato+green-beans}, y la mitad de {parmesan}. Termina con la salsa reservada y el resto de {parmesan}.
35 batch | Bake at 190 °C (fan 170 °C) for {time}, until golden and bubbling and a knife slides in.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se dore, burbujee y el cuchillo entre sin resistencia.
10 cook | Let it stand for {time} before you cut it.
| Deja reposar {time} antes de cortar.
== spinach-ricotta-lasagne
names: Spinach and ricotta lasagne, spinach and ricotta lasagna, spinach lasagne, spinach lasagna, ricotta and spinach lasagne, ricotta lasagna | Lasaña de espinacas y ricotta, lasaña de espinacas, lasaña de ricotta y espinacas, lasaña de espinacas y requesón, lasaña de requesón y espinacas
about: layers of pasta, spinach, ricotta and tomato sauce | capas de pasta, espinacas, ricotta y salsa de tomate
kind: main italian easy
serves: 6, most 6 in dish
tools: knife pan bowl colander dish
core: spinach ricotta
ways: stove+oven
- 12 lasagne-sheets
- 700 g spinach; washed or thawed | lavadas o descongeladas
- 500 g ricotta
- 1 egg; binds
- 700 g tomato-sauce
- 2 tbsp olive-oil
- 2 clove garlic; chopped | picad@
- 1/4 tsp nutmeg
- 1 tsp salt
- 1/2 tsp black-pepper
- 200 g mozzarella; torn | en trozos
- 50 g parmesan; grated | rallado
~ ricotta > 500 g tofu; silken or soft, crushed | sedoso o blando, aplastado; name Spinach and tofu lasagne | Lasaña de espinacas y tofu
~ mozzarella > 200 g vegan-cheese; grated | rallado
# Make the filling | Haz el relleno
8 cook | Wilt {spinach+garlic} in {olive-oil} in the pan for {time}, drain in the colander, squeeze dry and chop.
| Rehoga {spinach+garlic} con {olive-oil} en la sartén {time}, escurre en el colador, aprieta para secar y pica.
3 work | Mix with {ricotta+egg+nutmeg+salt+black-pepper} in the bowl.
| Mezcla con {ricotta+egg+nutmeg+salt+black-pepper} en el bol.
# Layer and bake | Monta y hornea
10 work | Spread a little of {tomato-sauce} in the dish. Layer {lasagne-sheets}, the filling and {tomato-sauce} four times. Finish with {mozzarella+parmesan}.
| Extiende un poco de {tomato-sauce} en la fuente. Monta cuatro capas con {lasagne-sheets}, el relleno y {tomato-sauce}. Termina con {mozzarella+parmesan}.
40 batch safe=egg | Cover with foil and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third, until browned and a knife slides in.
| Tapa con papel de aluminio y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio, hasta que se dore y el cuchillo entre sin resistencia.
10 cook | Let it stand for {time} before you cut it.
| Deja reposar {time} antes de cortar.
== focaccia-barese
names: Focaccia barese, focaccia from Bari, tomato focaccia, Pugliese focaccia, focaccia pugliese, potato focaccia, focaccia with tomatoes and olives | Focaccia barese, focaccia de tomate, focaccia de Bari, focaccia pullesa, focaccia de tomate y aceitunas, focaccia de tomates cherry, focaccia con patata
about: soft potato focaccia with cherry tomatoes and olives | focaccia tierna de patata con tomates cherry y aceitunas
kind: bread italian medium
serves: 8, most 8 in cakeTin, whole
tools: saucepan masher bowl cakeTin
core: bread-flour potato cherry-tomato
ways: oven+stove
- 150 g potato; floury, in pieces | harinosa, en trozos
- 300 g bread-flour
- 100 g semolina; fine | fina
- 5 g yeast; dried | seca
- 2 tsp salt
- 240 ml water; lukewarm | tibia
- 80 ml olive-oil
- 350 g cherry-tomato
- 60 g olives
- 1.5 tsp oregano
# Boil | Cuece
15 cook | Boil {potato} in water in the saucepan for {time}, until soft, drain, mash and cool.
| Cuece {potato} en agua en el cazo {time}, hasta que se ablande{potato?|n}, escurre, aplasta y deja templar.
# Make the dough | Haz la masa
10 work | Mix {bread-flour+semolina+yeast} with three quarters of {salt} in the bowl. Work in the mash, {water} and {2 tbsp} of {olive-oil} to a soft, sticky dough and fold it until elastic.
| Mezcla {bread-flour+semolina+yeast} con tres cuartos de {salt} en el bol. Incorpora el puré, {water} y {2 tbsp} de {olive-oil} hasta formar una masa blanda y pegajosa, y pliégala hasta que sea elástica.
120 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape and bake | Forma y hornea
4 work | Pour {2 tbsp} of the oil into the tin and stretch the dough in it. Crush {cherry-tomato} over it with your hands and press in with {olives}. Scatter {oregano} and the rest of {salt} over it and trickle on the rest of the oil.
| Vierte {2 tbsp} del aceite en el molde y estira dentro la masa. Aplasta {cherry-tomato} por encima con las manos y hunde también {olives}. Espolvorea {oregano} y el resto de {salt} y riega con el resto del aceite.
30 cook | Let it rise for {time}.
| Deja levar {time}.
28 batch | Bake low down in the oven at 230 °C (fan 210 °C) for {time}, until brown and crisp below.
| Hornea en la parte baja del horno a 230 °C (210 °C con ventilador) {time}, hasta que esté dorada y crujiente por debajo.
== caponata
names: Caponata, Sicilian caponata, caponata siciliana, Sicilian aubergine stew, sweet and sour aubergine | Caponata, caponata siciliana, caponata de berenjena, berenjenas agridulces, guiso siciliano de berenjena
about: sweet and sour aubergine with celery, olives and capers | berenjena agridulce con apio, aceitunas y alcaparras
kind: starter italian easy
serves: 6, most 6 in pan
tools: knife pan
core: aubergine
ways: stove air-fryer+stove
- 900 g aubergine; in 2 cm dice | en dados de 2 cm
- 120 ml olive-oil
- 1 onion; chopped | picad@
- 3 stick celery; sliced | en rodajas
- 1 can tinned-tomatoes
- 80 g olives; green | verdes
- 2 tbsp capers
- 30 g raisins; optional
- 30 g pine-nuts; optional
- 60 ml red-wine-vinegar
- 2 tbsp sugar
- 1.5 tsp salt
- 10 g basil; leaves | hojas
# Fry | Fríe
16 batch way=stove | Fry {aubergine} in two rounds in most of {olive-oil} in the pan over medium-high heat, {time} in all, until brown and soft. Drain on paper.
| Fríe {aubergine} en dos tandas con casi todo {olive-oil} en la sartén a fuego medio-alto, {time} en total, hasta que se {aubergine?dore y ablande|doren y ablanden}. Escurre sobre papel.
18 batch way=air-fryer | Turn {aubergine} in a third of {olive-oil} and cook in the air fryer at 200 °C for {time}, shaking twice, until brown and soft.
| Mezcla {aubergine} con un tercio de {olive-oil} y cocina en la freidora de aire a 200 °C {time}, moviendo dos veces, hasta que se {aubergine?dore y ablande|doren y ablanden}.
# Simmer | Guisa
10 cook | Soften {onion+celery} in the rest of {olive-oil} in the pan for {time}.
| Pocha {onion+celery} con el resto de {olive-oil} en la sartén {time}.
12 cook | Add {tinned-tomatoes+olives+capers+raisins+pine-nuts+salt} and simmer for {time}, until thick.
| Añade {tinned-tomatoes+olives+capers+raisins+pine-nuts+salt} y cuece {time}, hasta que espese.
5 cook | Stir in {aubergine+red-wine-vinegar+sugar} and simmer for {time}.
| Incorpora {aubergine+red-wine-vinegar+sugar} y cuece {time}.
# Rest | Deja reposar
60 cook | Cool for {time}, tear {basil} over it and serve at room temperature.
| Deja enfriar {time}, reparte {basil} por encima y sirve a temperatura ambiente.
== gnocchi-sorrentina
names: Gnocchi alla sorrentina, baked gnocchi with tomato and mozzarella, gnocchi sorrentina, gnocchi with tomato and mozzarella, baked gnocchi | Ñoquis a la sorrentina, gnocchi alla sorrentina, ñoquis gratinados, ñoquis al horno, ñoquis con tomate y mozzarella, gnocchi al horno
about: gnocchi baked with tomato sauce, basil and mozzarella | ñoquis gratinados con salsa de tomate, albahaca y mozzarella
kind: main italian easy
serves: 4, most 4 in dish
tools: knife pot pan slotted dish
core: gnocchi mozzarella
ways: stove+oven
- 800 g gnocchi
- 2 tbsp olive-oil
- 2 clove garlic; lightly crushed | con un golpe
- 2 can tinned-tomatoes
- 15 g basil; leaves | hojas
- 1.5 tsp salt
- 250 g mozzarella; in pieces, drained | en trozos, escurrida
- 50 g parmesan; grated | rallado
~ mozzarella > 250 g vegan-cheese; grated | rallado; name Baked gnocchi | Ñoquis al horno
# Make the sauce | Haz la salsa
20 cook | Warm {garlic} in {olive-oil} in the pan, add {tinned-tomatoes}, half of {basil} and half of {salt} and simmer, {time} in all, until thick.
| Calienta {garlic} con {olive-oil} en la sartén, añade {tinned-tomatoes}, la mitad de {basil} y la mitad de {salt} y cuece, {time} en total, hasta que espese.
# Boil | Cuece
3 cook | Boil {gnocchi} in water in the pot with the rest of {salt} for {time}, until they float. Lift out.
| Cuece {gnocchi} en agua en la olla con el resto de {salt} {time}, hasta que floten. Saca.
# Bake | Hornea
4 work | Mix {gnocchi} with the sauce and half of {mozzarella} in the dish. Top with the rest of {mozzarella} and {parmesan}.
| Mezcla {gnocchi} con la salsa y la mitad de {mozzarella} en la fuente. Cubre con el resto de {mozzarella} y {parmesan}.
12 batch | Bake at 220 °C (fan 200 °C) for {time}, until bubbling and browned. Scatter the rest of {basil} over it.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que burbujee y se dore. Reparte el resto de {basil} por encima.
`);
