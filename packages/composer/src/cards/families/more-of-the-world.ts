import { cards } from "../parse-cards.ts";

export const MORE_OF_THE_WORLD = cards(`
== gyros
names: Gyros, pork gyros, gyro, Greek gyros, homemade gyros, chicken gyros, gyros pitta | Gyros, gyros griego, gyros de cerdo, gyros casero, gyros de pollo, pita gyros
about: marinated pork roasted crisp in a warm flatbread with yoghurt, tomato and onion | cerdo marinado y asado crujiente en pan plano con yogur, tomate y cebolla
kind: main mediterranean easy
serves: 4, most 4 in tray
makes: 4
tools: knife bowl tray pan grater
core: pork-shoulder pitta
ways: oven+stove air-fryer+stove
- 700 g pork-shoulder; in thin strips | en tiras finas
- 4 tbsp olive-oil
- 1 lemon; juiced | en zumo
- 3 clove garlic; crushed | machacad@
- 2 tsp oregano
- 1 tsp paprika-sweet
- 1 tsp cumin
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 250 g yoghurt-greek
- 1/2 cucumber; grated, squeezed dry | rallad@ y exprimid@
- 1 tbsp mint; chopped | picad@; optional
- 4 pitta; large | grandes
- 2 tomato; sliced | en rodajas
- 1 red-onion; thinly sliced | en juliana fina
- 200 g chips; to fill | para rellenar; optional
~ pork-shoulder > 700 g chicken-thigh; in thin strips | en tiras finas; name Chicken gyros | Gyros de pollo
~ pork-shoulder > 700 g lamb-shoulder; in thin strips | en tiras finas; name Lamb gyros | Gyros de cordero
~ pork-shoulder > 400 g halloumi; in thin slices | en lonchas finas; name Halloumi gyros | Gyros de halloumi
~ pork-shoulder > 500 g oyster-mushroom; torn | en tiras; name Mushroom gyros | Gyros de setas
~ yoghurt-greek > 250 g yoghurt-soy
# Marinate | Marina
5 work | Mix {pork-shoulder} in the bowl with {olive-oil+lemon+oregano+paprika-sweet+cumin+black-pepper} and {garlic+salt:part}.
| Mezcla {pork-shoulder} en el bol con {olive-oil+lemon+oregano+paprika-sweet+cumin+black-pepper} y {garlic+salt:part}.
120 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
# Roast | Asa
24 batch way=oven safe=pork-shoulder | Spread in one layer on the tray and roast at 230 °C (fan 210 °C) for {time}, turning twice, until crisp at the edges.
| Extiende en una capa en la bandeja y asa a 230 °C (210 °C con ventilador) {time}, con dos vueltas, hasta que crujan los bordes.
16 batch way=air-fryer safe=pork-shoulder | Cook in one layer in the air fryer at 200 °C for {time}, shaking twice, until crisp at the edges.
| Cocina en una capa en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que crujan los bordes.
# Fill | Rellena
4 work | Stir {yoghurt-greek+cucumber+mint} with {garlic+salt:rest}.
| Mezcla {yoghurt-greek+cucumber+mint} con {garlic+salt:rest}.
5 cook | Warm {pitta} in the dry pan for {time}. Fill with the sauce, everything from the tray and {tomato+red-onion}.[ Tuck in {chips}.]
| Calienta {pitta} en la sartén sin grasa {time}. Rellena con la salsa, todo lo de la bandeja y {tomato+red-onion}.[ Añade {chips}.]

== youvetsi
names: Youvetsi, giouvetsi, Greek beef and orzo stew, Greek beef orzo, baked orzo with beef, yiouvetsi | Youvetsi, giouvetsi, ternera con orzo a la griega, guiso griego de ternera con orzo
about: Greek beef braised in tomato and baked with orzo | ternera griega guisada con tomate y horneada con pasta orzo
kind: main mediterranean easy
serves: 4, most 6 in casserole
tools: knife casserole
core: stewing-beef orzo
ways: stove+oven
- 800 g stewing-beef; in 4 cm pieces | en trozos de 4 cm
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 3 clove garlic; sliced | en láminas
- 150 ml red-wine
- 1 can tinned-tomatoes
- 2 tbsp tomato-puree
- 1 cinnamon-stick
- 2 bay-leaf
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 900 ml water; hot | caliente
- 300 g orzo
- 60 g pecorino; grated, to serve | rallad@, para servir; optional
~ stewing-beef > 800 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm; name Lamb youvetsi | Youvetsi de cordero
~ stewing-beef > 800 g chicken-thigh; in large pieces | en trozos grandes; name Chicken youvetsi | Youvetsi de pollo
~ orzo > 300 g rice-risotto; name Youvetsi with rice | Youvetsi con arroz
# Brown | Dora
10 batch | Brown {stewing-beef} in {olive-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Dora {stewing-beef} con {olive-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
8 cook | Soften {onion+garlic} in the fat for {time}, pour in {red-wine} and let it boil down.
| Pocha {onion+garlic} en la grasa {time}, vierte {red-wine} y deja reducir.
# Braise | Guisa
90 cook safe=stewing-beef | Put {stewing-beef} back with {tinned-tomatoes+tomato-puree+cinnamon-stick+bay-leaf+salt+black-pepper} and half of {water}, cover and simmer gently for {time}, until tender.
| Devuelve {stewing-beef} con {tinned-tomatoes+tomato-puree+cinnamon-stick+bay-leaf+salt+black-pepper} y la mitad de {water}, tapa y guisa a fuego suave {time}, hasta que esté tierno.
# Bake | Hornea
28 cook | Stir in {orzo} with the rest of {water} and bake uncovered at 190 °C (fan 170 °C) for {time}, stirring once, until tender and still moist.
| Añade {orzo} con el resto de {water} y hornea destapado a 190 °C (170 °C con ventilador) {time}, removiendo una vez, hasta que quede tierno y jugoso.
5 cook | Take out the stick and rest for {time}.[ Scatter {pecorino} over.]
| Retira la rama y deja reposar {time}.[ Espolvorea {pecorino}.]

== gigantes-plaki
names: Gigantes plaki, Greek giant beans, Greek baked beans, gigantes, baked butter beans in tomato, giant baked beans | Gigantes plaki, judiones a la griega, judiones al horno con tomate, alubias gigantes griegas
about: large white beans baked soft in tomato, herbs and olive oil | judiones horneados con tomate, hierbas y aceite de oliva
kind: main mediterranean easy
serves: 4, most 6 in dish
tools: knife pan dish
core: butter-beans
ways: oven+stove
- 800 g butter-beans; cooked, drained | cocidos, escurrid@
- 6 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 carrot; diced | en dados
- 1 stick celery; diced | en dados
- 4 clove garlic; sliced | en láminas
- 1 can tinned-tomatoes
- 2 tbsp tomato-puree
- 200 ml water; hot | caliente
- 1 tsp oregano
- 1/2 tsp cinnamon
- 1 tsp sugar
- 1 tsp salt
- 1/4 tsp black-pepper
- 20 g parsley; chopped | picad@
- 120 g feta; crumbled, to serve | desmenuzad@, para servir; optional
# Make the sauce | Haz la salsa
10 cook | Heat {olive-oil} in the pan. Soften {onion+carrot+celery+garlic} for {time}.
| Calienta {olive-oil} en la sartén. Pocha {onion+carrot+celery+garlic} {time}.
8 cook | Add {tinned-tomatoes+tomato-puree+water+oregano+cinnamon+sugar+salt+black-pepper} and simmer for {time}.
| Añade {tinned-tomatoes+tomato-puree+water+oregano+cinnamon+sugar+salt+black-pepper} y cuece {time}.
# Bake | Hornea
45 batch | Mix with {butter-beans} and half of {parsley} in the dish and bake at 180 °C (fan 160 °C) for {time}, stirring once, until thick and browned on top.
| Mezcla con {butter-beans} y la mitad de {parsley} en la fuente y hornea a 180 °C (160 °C con ventilador) {time}, removiendo una vez, hasta que espese y se dore por encima.
10 cook | Rest for {time} and scatter with the rest of {parsley}.[ Crumble {feta} over.]
| Deja reposar {time} y espolvorea el resto de {parsley}.[ Desmenuza {feta} por encima.]

== joojeh-kabab
names: Joojeh kabab, jujeh kabab, joojeh kebab, Persian chicken kebab, Persian saffron chicken, Iranian chicken kebab | Joojeh kabab, brochetas persas de pollo, pollo persa con azafrán, kebab persa de pollo
about: chicken skewers marinated in saffron, lemon, onion and yoghurt | brochetas de pollo marinado con azafrán, limón, cebolla y yogur
kind: main any easy
serves: 4, most 4 in tray
makes: 8
tools: knife bowl skewers tray mortar
core: chicken-breast saffron
ways: grill barbecue oven air-fryer
- 800 g chicken-breast; in 4 cm pieces | en trozos de 4 cm
- 1/2 tsp saffron
- 3 tbsp water; hot | caliente
- 2 onion; thinly sliced | en juliana fina
- 2 lemon; juiced | en zumo
- 100 g yoghurt
- 4 tbsp olive-oil
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 30 g butter; melted | derretid@
- 4 tomato; to grill beside | para asar al lado
~ chicken-breast > 500 g halloumi; in 3 cm cubes | en dados de 3 cm; name Saffron halloumi skewers | Brochetas de halloumi con azafrán
~ chicken-breast > 600 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name Saffron tofu skewers | Brochetas de tofu con azafrán
~ yoghurt > 100 g yoghurt-soy
# Marinate | Marina
10 cook | Crush {saffron} in the mortar and steep in {water} for {time}.
| Muele {saffron} en el mortero e infusiona en {water} {time}.
240 cook | Mix {chicken-breast+onion+lemon+yoghurt+olive-oil+salt+black-pepper} in the bowl with most of the golden liquid and chill for {time}, or overnight.
| Mezcla {chicken-breast+onion+lemon+yoghurt+olive-oil+salt+black-pepper} en el bol con casi todo el líquido dorado y deja en la nevera {time}, o toda la noche.
# Grill | Asa
8 work | Thread {chicken-breast} onto {pieces} skewers, shaking off the rings. Stir the rest of the golden liquid with {butter}.
| Ensarta {chicken-breast} en {pieces} brochetas, sacudiendo lo que se pegue. Mezcla el resto del líquido dorado con {butter}.
14 batch way=grill safe=chicken-breast | Cook with {tomato} on the tray under the hot grill for {time}, turning and basting with the golden fat, until browned at the edges.
| Asa con {tomato} en la bandeja bajo el gratinador caliente {time}, con varias vueltas y pintando con la grasa dorada, hasta que se tuesten los bordes.
14 batch way=barbecue safe=chicken-breast | Grill with {tomato} over hot embers for {time}, turning and basting with the golden fat, until browned at the edges.
| Asa con {tomato} sobre brasas vivas {time}, con varias vueltas y pintando con la grasa dorada, hasta que se tuesten los bordes.
18 batch way=oven safe=chicken-breast | Roast with {tomato} on the tray at 230 °C (fan 210 °C) for {time}, basting twice with the golden fat, until browned at the edges.
| Asa con {tomato} en la bandeja a 230 °C (210 °C con ventilador) {time}, pintando dos veces con la grasa dorada, hasta que se tuesten los bordes.
13 batch way=air-fryer safe=chicken-breast | Cook with {tomato} in the air fryer at 200 °C for {time}, basting once with the golden fat, until browned at the edges.
| Cocina con {tomato} en la freidora de aire a 200 °C {time}, pintando una vez con la grasa dorada, hasta que se tuesten los bordes.

== chicken-alfredo
names: Chicken Alfredo, chicken fettuccine Alfredo, fettuccine Alfredo with chicken, chicken Alfredo pasta, creamy chicken Alfredo | Pasta Alfredo con pollo, fettuccine Alfredo con pollo, pollo Alfredo, tallarines Alfredo con pollo, pasta con pollo Alfredo
about: ribbons of pasta in a Parmesan cream sauce with seared chicken | cintas de pasta en crema de parmesano con pollo dorado
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan pastaPot grater
core: chicken-breast tagliatelle parmesan
ways: stove
- 400 g tagliatelle
- 500 g chicken-breast
- 2 tbsp olive-oil
- 50 g butter
- 3 clove garlic; crushed | machacad@
- 300 ml cream
- 100 g parmesan; finely grated | rallad@ fin@
- 2 tsp salt
- 1/2 tsp black-pepper
- 1 pinch nutmeg
- 15 g parsley; chopped | picad@; optional
~ chicken-breast > 400 g prawn; peeled | peladas; name Prawn Alfredo | Pasta Alfredo con gambas
~ chicken-breast > 400 g mushroom; sliced | en láminas; name Mushroom Alfredo | Pasta Alfredo con champiñones
~ tagliatelle > 400 g pasta-gluten-free; name Chicken Alfredo | Pasta Alfredo con pollo
~ parmesan > 60 g vegan-parmesan; name Chicken Alfredo | Pasta Alfredo con pollo
+ 250 g broccoli mushroom spinach peas
# Sear | Dora
14 batch if=chicken-breast safe=chicken-breast | Season {chicken-breast} with a quarter of {salt} and half of {black-pepper} and fry in {olive-oil} in the pan over medium heat for {time}, turning once. Rest and slice.
| Sazona {chicken-breast} con un cuarto de {salt} y la mitad de {black-pepper} y dora con {olive-oil} en la sartén a fuego medio {time}, con una vuelta. Deja reposar y corta en tiras.
6 batch not=chicken-breast safe=chicken-breast | Season {chicken-breast} with a quarter of {salt} and half of {black-pepper} and fry in {olive-oil} in the pan over high heat for {time}, turning, and lift out.
| Sazona {chicken-breast} con un cuarto de {salt} y la mitad de {black-pepper} y dora con {olive-oil} en la sartén a fuego vivo {time}, dando la vuelta, y saca.
# Boil | Cuece
9 cook | Boil {tagliatelle}[ with {extra}] in plenty of water with the rest of {salt} for {time}, until just tender. Save a cup of the water and drain.
| Cuece {tagliatelle}[ con {extra}] en abundante agua con el resto de {salt} {time}, hasta que esté al dente. Guarda una taza del agua y escurre.
# Make the sauce | Haz la salsa
5 cook | Melt {butter} in the same pan with {garlic}, pour in {cream+nutmeg}, simmer for {time} and stir in {parmesan} off the heat.
| Funde {butter} en la misma sartén con {garlic}, vierte {cream+nutmeg}, cuece {time} e incorpora {parmesan} fuera del fuego.
2 work | Toss with {tagliatelle+chicken-breast}, the rest of {black-pepper} and a splash of the water.[ Scatter {parsley} over.]
| Mezcla con {tagliatelle+chicken-breast}, el resto de {black-pepper} y un chorrito del agua.[ Espolvorea {parsley}.]

== sloppy-joes
names: Sloppy joes, sloppy joe, sloppy joe sandwiches, American sloppy joes, homemade sloppy joes | Sloppy joes, sloppy joe, bocadillo americano de carne picada, hamburguesa sloppy joe
about: minced beef in a sweet and tangy tomato sauce on a soft bun | carne picada en una salsa agridulce de tomate en pan tierno
kind: main any easy
serves: 4, most 6 in pan
makes: 4
tools: knife pan
core: beef-mince bun
ways: stove
- 500 g beef-mince
- 1 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; in small dice | en dados pequeños
- 2 clove garlic; chopped | picad@
- 150 ml ketchup
- 2 tbsp tomato-puree
- 1 tbsp brown-sugar
- 1 tbsp worcestershire
- 2 tsp mustard-dijon
- 120 ml water
- 1/2 tsp chilli-powder
- 3/4 tsp salt
- 4 bun; soft | tiern@
- 20 g butter
~ beef-mince > 500 g turkey-mince; name Turkey sloppy joes | Sloppy joes de pavo
~ beef-mince > 2 can tinned-lentils; drained | escurridas; name Lentil sloppy joes | Sloppy joes de lentejas
~ beef-mince > 400 g meat-substitute; name Plant-based sloppy joes | Sloppy joes vegetales
~ bun > 4 bun-gluten-free; name Sloppy joes | Sloppy joes
# Brown | Dora
6 cook | Heat {sunflower-oil} in the pan. Soften {onion+green-pepper+garlic} for {time}.
| Calienta {sunflower-oil} en la sartén. Pocha {onion+green-pepper+garlic} {time}.
7 batch safe=beef-mince | Add {beef-mince} and fry over high heat for {time}, breaking it up, until browned.
| Añade {beef-mince} y sofríe a fuego vivo {time}, desmenuzando, hasta que se dore.
# Simmer | Cuece
15 cook | Stir in {ketchup+tomato-puree+brown-sugar+worcestershire+mustard-dijon+water+chilli-powder+salt} and simmer for {time}, until thick enough to heap.
| Añade {ketchup+tomato-puree+brown-sugar+worcestershire+mustard-dijon+water+chilli-powder+salt} y cuece {time}, hasta que espese tanto que se pueda amontonar.
# Fill | Rellena
3 cook | Split {bun}, spread with {butter}, brown cut side down for {time} and heap the filling on them.
| Abre {bun}, unta con {butter}, tuesta por el corte {time} y amontona el relleno.

== currywurst
names: Currywurst, German currywurst, Berlin currywurst, curried sausage with sauce | Currywurst, currywurst alemana, salchicha alemana con salsa de curry, salchichas al curry alemanas
about: fried sausage sliced under a warm curried tomato sauce | salchicha frita en rodajas con una salsa caliente de tomate y curry
kind: main any easy
serves: 4, most 6 in pan
tools: pan saucepan knife
core: bratwurst curry-powder ketchup
ways: stove air-fryer+stove
- 8 bratwurst
- 2 tbsp sunflower-oil
- 1 onion; very finely chopped | picad@ muy fin@
- 1.5 tbsp curry-powder
- 1 tsp paprika-sweet
- 1/4 tsp chilli-powder; optional
- 250 ml ketchup
- 100 ml water
- 1 tbsp cider-vinegar
- 1 tsp worcestershire
~ bratwurst > 8 vegan-sausage; name Plant-based currywurst | Currywurst vegetal
~ bratwurst > 8 chicken-sausage; name Chicken currywurst | Currywurst de pollo
# Make the sauce | Haz la salsa
6 cook | Heat half of {sunflower-oil} in the saucepan. Soften {onion} for {time}.
| Calienta la mitad de {sunflower-oil} en el cazo. Pocha {onion} {time}.
10 cook | Stir in {paprika-sweet+chilli-powder} and most of {curry-powder}, then {ketchup+water+cider-vinegar+worcestershire}, and simmer for {time}, until thick.
| Añade {paprika-sweet+chilli-powder} y casi todo {curry-powder}, después {ketchup+water+cider-vinegar+worcestershire}, y cuece {time}, hasta que espese.
# Fry | Fríe
13 batch way=stove safe=bratwurst | Fry {bratwurst} in the rest of {sunflower-oil} in the pan over medium heat for {time}, turning, until well browned.
| Fríe {bratwurst} con el resto de {sunflower-oil} en la sartén a fuego medio {time}, con varias vueltas, hasta que se doren bien.
13 batch way=air-fryer safe=bratwurst | Brush {bratwurst} with the rest of {sunflower-oil} and cook in the air fryer at 180 °C for {time}, turning once, until well browned.
| Pinta {bratwurst} con el resto de {sunflower-oil} y cocina en la freidora de aire a 180 °C {time}, con una vuelta, hasta que se doren bien.
# Serve | Sirve
1 work | Slice, pour the sauce over and dust with the rest of {curry-powder}.
| Corta en rodajas, riega con la salsa y espolvorea el resto de {curry-powder}.

== lumpia
names: Lumpia, lumpiang shanghai, lumpia shanghai, Filipino spring rolls, Filipino egg rolls, pork lumpia | Lumpia, lumpiang shanghai, rollitos filipinos, rollitos de primavera filipinos, lumpia shanghai
about: slim, crisp Filipino rolls of pork with a sweet-sour dip | rollitos filipinos finos y crujientes de cerdo con salsa agridulce
kind: starter east-asian medium
serves: 4, most 4 in deepPan
makes: 24
tools: deepPan bowl knife saucepan slotted
core: spring-roll-wrappers pork-mince
ways: stove air-fryer+stove
- 24 spring-roll-wrappers; small | pequeñas
- 400 g pork-mince
- 1 carrot; grated | rallad@
- 3 spring-onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 2 tbsp soy-sauce
- 1 egg; binds
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 800 ml sunflower-oil; for frying | para freír
-- For the dip | Para mojar
- 3 tbsp sugar
- 4 tbsp rice-vinegar
- 3 tbsp ketchup
- 100 ml water
- 2 tsp cornflour
~ pork-mince > 400 g chicken-mince; name Chicken lumpia | Lumpia de pollo
~ pork-mince > 350 g tofu; firm, crumbled, pressed dry | firme, desmenuzado y escurrido; name Tofu lumpia | Lumpia de tofu
+ 100 g prawn water-chestnut
# Make the filling | Haz el relleno
6 work | Mix {pork-mince+carrot+spring-onion+garlic+soy-sauce+egg+salt+black-pepper+extra} in the bowl until sticky.
| Mezcla {pork-mince+carrot+spring-onion+garlic+soy-sauce+egg+salt+black-pepper+extra} en el bol hasta que quede pegajoso.
# Roll | Enrolla
25 work | Lay a finger-thick line along the edge of each of {spring-roll-wrappers}, fold in the sides, roll up tightly and seal with water: {pieces} pieces.
| Pon una tira del grosor de un dedo en el borde de cada una de {spring-roll-wrappers}, dobla los lados, enrolla prieto y sella con agua: {pieces} piezas.
# Make the dip | Haz la salsa
5 cook | Stir {sugar+rice-vinegar+ketchup+water+cornflour} cold in the saucepan and simmer for {time}, until clear.
| Mezcla en frío {sugar+rice-vinegar+ketchup+water+cornflour} en el cazo y cuece {time}, hasta que quede transparente.
# Fry | Fríe
18 pieces way=stove safe=pork-mince,egg,extra | Heat {sunflower-oil} in the deep pot to 170 °C and fry six to eight at a time, {time} in all, about 5 minutes each round, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe de seis en seis u ocho en ocho, {time} en total, unos 5 minutos por tanda, hasta que se doren. Escurre.
14 batch way=air-fryer safe=pork-mince,egg,extra | Brush with a little of {sunflower-oil} and cook in the air fryer at 190 °C for {time}, turning once, until golden.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se doren.
`);
