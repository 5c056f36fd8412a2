import { cards } from "../parse-cards.ts";

/** Dishes of porridge, mash and roast meat of the day before, and vegetables baked under cheese. */
export const LEFTOVER_PLATES_AND_GRATINS = cards(`
== porridge-pancakes
names: Porridge pancakes, leftover porridge pancakes, pancakes from leftover porridge, pancakes with leftover porridge, porridge cakes | Tortitas de gachas, tortitas de gachas de avena, tortitas de restos de gachas, tortitas de avena cocida, tortitas con sobras de gachas
about: small, soft pancakes of porridge left over from breakfast | tortitas pequeñas y tiernas hechas con gachas que sobraron del desayuno
kind: breakfast any easy
serves: 2, most 4 in pan
makes: 8
tools: bowl whisk pan spatula
core: oats
ways: stove
- 250 g oats; cooked as porridge, cold, at most two days old | ya cocidos en gachas, fríos, de dos días como mucho
- 1 egg
- 60 ml milk
- 90 g flour
- 1.5 tsp baking-powder
- 1 tbsp sugar
- 1 pinch salt
- 15 g butter; for the pan | para la sartén
~ egg > 1 tbsp flaxseed; ground, stirred with 3 tbsp of water | molid@, mezclad@ con 3 cucharadas de agua
~ oats > 250 g oats-gluten-free; cooked as porridge, cold | ya cocidos en gachas, fríos; name Porridge pancakes | Tortitas de gachas
+ 80 g banana blueberry raspberry apple raisins chocolate honey maple-syrup
# Mix | Mezcla
5 work | Break up {oats} in the bowl with a whisk, beat in {egg+milk}, then {flour+baking-powder+sugar+salt}, to a thick mixture that drops off the spoon.
| Deshaz {oats} en el bol con las varillas, incorpora {egg+milk} y luego {flour+baking-powder+sugar+salt}, hasta tener una mezcla espesa que caiga de la cuchara.
# Fry | Fríe
14 pieces safe=egg | Melt a little of {butter} in the pan over medium-low heat and fry {pieces} pancakes, a few at a time, {time} in all, turning when the edges are dry. Grease again with {butter:rest}.
| Funde un poco de {butter} en la sartén a fuego medio-bajo y haz {pieces} tortitas, unas pocas cada vez, {time} en total, con una vuelta cuando el borde esté seco. Engrasa de nuevo con {butter:rest}.
1 work | Serve at once.[ Top with {extra}.]
| Sirve enseguida.[ Remata con {extra}.]

== porridge-muffins
names: Porridge muffins, leftover porridge muffins, muffins from leftover porridge, muffins with leftover porridge | Magdalenas de gachas, muffins de gachas de avena, muffins de restos de gachas, muffins con sobras de gachas
about: moist muffins of cooked porridge with cinnamon | muffins jugosos de gachas ya cocidas, con canela
kind: breakfast any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin bowl whisk rack
core: oats flour
ways: oven
- 300 g oats; cooked as porridge, cold, at most two days old | ya cocidos en gachas, fríos, de dos días como mucho
- 1 egg; binds
- 120 ml milk
- 80 ml sunflower-oil
- 90 g brown-sugar
- 200 g flour
- 2.5 tsp baking-powder
- 1 tsp cinnamon; optional
- 1/4 tsp salt
~ brown-sugar > 90 g sweetener; for baking | apto para hornear
~ flour > 200 g flour-gluten-free; name Porridge muffins | Magdalenas de gachas
~ oats > 300 g oats-gluten-free; cooked as porridge, cold | ya cocidos en gachas, fríos; name Porridge muffins | Magdalenas de gachas
+ 120 g blueberry raspberry apple banana raisins chocolate walnut
# Mix | Mezcla
7 work | Heat the oven to 190 °C (fan 170 °C) and line the tin. Break up {oats} in the bowl and whisk with {egg+milk+sunflower-oil+brown-sugar}.
| Calienta el horno a 190 °C (170 °C con ventilador) y prepara el molde. Deshaz {oats} en el bol y bate con {egg+milk+sunflower-oil+brown-sugar}.
3 work | Stir in {flour+baking-powder+cinnamon+salt} until just even[, with {extra}], and fill the {pieces} cups.
| Mezcla {flour+baking-powder+cinnamon+salt} lo justo[, con {extra}], y llena los {pieces} huecos.
# Bake | Hornea
24 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se doren y un palillo salga limpio.
10 cook | Cool on the rack for {time}.
| Deja enfriar en la rejilla {time}.

== lamb-flatbreads
names: Leftover lamb flatbreads, lamb flatbreads with yoghurt, warm lamb flatbreads, lamb flatbreads, flatbreads with leftover lamb, leftover roast lamb flatbreads, warm flatbreads with leftover lamb and yoghurt, lamb wraps with yoghurt, leftover lamb wraps, lamb wraps | Panes planos con cordero y yogur, panes planos con sobras de cordero, pan plano con cordero asado y yogur, tortas con sobras de cordero asado y yogur
about: crisp spiced shreds of roast lamb on warm flatbread with minted yoghurt | cordero asado en tiras, especiado y crujiente, sobre pan plano con yogur a la menta
kind: main any easy
serves: 4, most 4 in pan
tools: knife bowl pan
core: cooked-meat flatbread
ways: stove
- 400 g cooked-meat; thinly sliced, at most three days old | en lonchas finas, de tres días como mucho
- 4 flatbread
- 1 onion; in strips | en tiras
- 2 tbsp olive-oil
- 1 clove garlic; crushed | majad@
- 1 tsp cumin
- 1/2 tsp paprika-smoked
- 200 g yoghurt-greek
- 1/2 lemon; juiced | exprimid@
- 1/2 cucumber; diced | en dados
- 10 g mint; chopped | picad@
- 1/2 tsp salt
- 2 tbsp pomegranate; seeds | en granos; optional
~ flatbread > 4 pitta-gluten-free; name Leftover lamb in pitta | Pan de pita con cordero y yogur
+ 100 g tomato lettuce feta tinned-chickpeas
# Mix the sauce | Mezcla la salsa
4 work | Mix {yoghurt-greek+lemon+mint} with {salt:part} in the bowl and stir in {cucumber}.
| Mezcla {yoghurt-greek+lemon+mint} con {salt:part} en el bol y añade {cucumber}.
# Crisp | Dora
8 cook | Fry {onion} in {olive-oil} in the pan over medium-high heat for {time}, until brown at the edges.
| Sofríe {onion} en {olive-oil} en la sartén a fuego medio-fuerte {time}, hasta que se dore por los bordes.
6 batch | Add {cooked-meat+garlic+cumin+paprika-smoked} and {salt:rest} and fry for {time}, until crisp here and there and 75 °C throughout.
| Añade {cooked-meat+garlic+cumin+paprika-smoked} y {salt:rest} y saltea {time}, hasta que se tueste a trozos y esté a 75 °C por todas partes.
# Fill | Rellena
3 pieces | Warm {flatbread} in a dry pan, {time} in all, and spread with half of the sauce.
| Calienta {flatbread} en una sartén seca, {time} en total, y unta con la mitad de la salsa.
3 work | Heap the hot filling on top.[ Add {extra}.] Finish with the rest of the sauce.[ Scatter {pomegranate} over.] Eat at once and do not heat it again.
| Reparte el relleno caliente.[ Añade {extra}.] Termina con el resto de la salsa.[ Reparte {pomegranate} por encima.] Cómelo enseguida y no lo calientes otra vez.

== lobio
names: Lobio, Georgian bean stew, Georgian beans, lobio with walnuts, Georgian kidney bean stew | Lobio, guiso georgiano de alubias, alubias georgianas, lobio georgiano, lobio con nueces
about: a thick Georgian stew of red beans with walnuts, coriander and a little vinegar | guiso georgiano espeso de alubias rojas con nueces, cilantro y un poco de vinagre
kind: main any easy
serves: 4, most 8 in pot
tools: knife pot pan mortar
core: dried-kidney-beans coriander-leaf
ways: stove pressure-cooker+stove
- 350 g dried-kidney-beans
- 1 bay-leaf
- 2 onion; finely chopped | picad@ fin@
- 3 tbsp sunflower-oil
- 3 clove garlic
- 80 g walnut
- 1.5 tsp salt
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp fenugreek; ground | molid@; optional
- 1/2 tsp chilli-flakes; optional
- 1.5 tbsp wine-vinegar
- 40 g coriander-leaf; chopped | picad@
~ dried-kidney-beans > 3 can tinned-kidney-beans; drained | escurridas; name Lobio of tinned beans | Lobio de alubias de bote
# Soak | Remoja
600 cook if=dried-kidney-beans | Soak {dried-kidney-beans} in plenty of cold water for {time}, drain and rinse.
| Deja {dried-kidney-beans} en remojo en abundante agua fría {time}, escurre y lava.
# Boil | Cuece
10 cook if=dried-kidney-beans | Put {dried-kidney-beans+bay-leaf} into the pot with {1600 ml} of fresh water and boil hard for {time}: this is what makes them safe.
| Pon {dried-kidney-beans+bay-leaf} en la olla con {1600 ml} de agua limpia y hierve fuerte {time}: así dejan de ser indigestas.
65 cook way=stove if=dried-kidney-beans | Simmer for {time}, half covered, until very soft.
| Cuece a fuego suave {time}, medio tapado, hasta que queden muy tiernas.
16 cook way=pressure-cooker if=dried-kidney-beans | Put everything into the pressure cooker, no more than half full, and cook at high pressure for {time}. Let the pressure fall by itself and pour back into the pot.
| Pásalo todo a la olla a presión, sin llenar más de la mitad, y cuece a presión alta {time}. Deja bajar la presión sola y devuelve a la olla.
10 cook not=dried-kidney-beans | Simmer {dried-kidney-beans+bay-leaf} with {300 ml} of water in the pot for {time}.
| Cuece {dried-kidney-beans+bay-leaf} con {300 ml} de agua en la olla {time}.
# Make the base | Haz la base
15 cook | Fry {onion} in {sunflower-oil} in the pan over medium heat for {time}, until golden.
| Pocha {onion} en {sunflower-oil} en la sartén a fuego medio {time}, hasta que se dore.
5 work | Pound {garlic+walnut} with {salt:part} in the mortar to a coarse paste.
| Maja {garlic+walnut} con {salt:part} en el mortero hasta tener un majado grueso.
# Finish | Termina
10 cook | Crush a third of the pot with a spoon, stir in the base, the paste, {coriander-seed+fenugreek+chilli-flakes} and {salt:rest} and simmer for {time}, until thick. Remove the leaf.
| Aplasta un tercio de la olla con una cuchara, añade la base, el majado, {coriander-seed+fenugreek+chilli-flakes} y {salt:rest} y cuece {time}, hasta que espese. Retira la hoja.
1 work | Stir in {wine-vinegar+coriander-leaf}. Serve warm.
| Añade {wine-vinegar+coriander-leaf}. Sirve templado.

== aubergine-gratin
names: Aubergines baked with tomato and cheese, baked aubergines with tomato and cheese, aubergine gratin, eggplant gratin, baked eggplant with tomato and cheese, aubergine bake, aubergine and tomato bake, baked aubergine with tomato and mozzarella | Berenjenas al horno con tomate y queso, berenjenas gratinadas, berenjenas con tomate y queso, berenjenas gratinadas con tomate y queso, berenjena gratinada, gratinado de berenjenas, gratén de berenjenas
about: halved aubergines baked soft under tomato, basil and browned cheese | berenjenas en mitades, asadas con tomate, albahaca y queso gratinado
kind: main mediterranean easy
serves: 4, most 4 in tray
tools: knife tray grater
core: aubergine tomato cheese
ways: oven air-fryer
- 3 aubergine; halved lengthways | en mitades a lo largo
- 3 tbsp olive-oil
- 3/4 tsp salt
- 4 tomato; sliced | en rodajas
- 1 clove garlic; finely chopped | picad@ fin@
- 1 tsp oregano; optional
- 150 g cheese; grated | rallad@
- 20 g basil; torn | en trozos; optional
~ cheese > 130 g vegan-cheese; grated | rallad@; name Aubergines baked with tomato and vegan cheese | Berenjenas al horno con tomate y queso vegano
+ 120 g cooked-ham olives mozzarella parmesan goat-cheese tinned-tuna
# Roast | Asa
4 work | Score {aubergine} crosswise without cutting through the skin, brush with {olive-oil:part} and season with {salt:part}.
| Haz cortes en cruz en {aubergine} sin llegar a la piel, unta con {olive-oil:part} y sazona con {salt:part}.
30 batch way=oven | Roast on the tray at 210 °C (fan 190 °C) for {time}, until soft all through.
| Asa en la bandeja a 210 °C (190 °C con ventilador) {time}, hasta que quede tierno por dentro.
18 batch way=air-fryer | Cook in the air fryer at 190 °C for {time}, until soft all through.
| Cocina en la freidora de aire a 190 °C {time}, hasta que quede tierno por dentro.
# Top | Cubre
5 work | Lay {tomato} on them with {garlic+oregano} and {salt:rest}[, then {extra}]. Cover with {cheese} and drizzle with {olive-oil:rest}.
| Coloca encima {tomato} con {garlic+oregano} y {salt:rest}[, y después {extra}]. Cubre con {cheese} y riega con {olive-oil:rest}.
# Brown | Gratina
15 batch way=oven safe=extra | Bake for {time} more, until the top melts and browns.[ Scatter {basil} over.]
| Hornea {time} más, hasta que se funda y se dore.[ Reparte {basil} por encima.]
8 batch way=air-fryer safe=extra | Cook at 180 °C for {time} more, until the top melts and browns.[ Scatter {basil} over.]
| Cocina a 180 °C {time} más, hasta que se funda y se dore.[ Reparte {basil} por encima.]

== stuffed-squash
names: Stuffed squash, stuffed butternut squash, stuffed pumpkin, baked stuffed squash, squash stuffed with rice, squash stuffed, stuffed roast squash | Calabaza rellena, calabaza rellena al horno, calabaza cacahuete rellena, calabaza asada rellena, calabaza rellena de arroz, zapallo relleno
about: roasted squash halves filled with rice, mushrooms, spinach and nuts under melted cheese | mitades de calabaza asada rellenas de arroz, champiñones, espinacas y nueces con queso fundido
kind: main any easy
serves: 4, most 4 in tray
tools: knife tray pan saucepan
core: squash
ways: oven+stove
- 2 squash; butternut, about 800 g each, halved, seeded | alargadas, de unos 800 g, en mitades, sin semillas
- 3 tbsp olive-oil
- 1.25 tsp salt
- 120 g rice
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 250 g mushroom; chopped | picad@
- 150 g spinach
- 1 tsp thyme
- 60 g walnut; chopped | picad@; optional
- 100 g cheese; grated | rallad@; optional
~ mushroom > 350 g minced-meat; name Squash stuffed with mince | Calabaza asada rellena de carne
~ mushroom > 350 g beef-mince; name Squash stuffed with mince | Calabaza asada rellena de carne
~ mushroom > 350 g pork-mince; name Squash stuffed with pork | Calabaza asada rellena de cerdo
~ mushroom > 250 g tinned-chickpeas; drained | escurrid@; name Squash stuffed with chickpeas | Calabaza asada rellena de garbanzos
~ rice > 120 g quinoa
+ 100 g cranberry-dried chestnut feta bacon
# Roast | Asa
45 batch | Brush {squash} with {olive-oil:part}, season with {salt:part} and roast on the tray at 200 °C (fan 180 °C) for {time}, cut side down, until a knife slides in.
| Unta {squash} con {olive-oil:part}, sazona con {salt:part} y asa en la bandeja a 200 °C (180 °C con ventilador) {time}, con el corte hacia abajo, hasta que un cuchillo entre sin fuerza.
# Cook the filling | Haz el relleno | group=1
15 cook | Meanwhile boil {rice} in plenty of water in the saucepan for {time} and drain.
| Mientras, cuece {rice} en abundante agua en el cazo {time} y escurre.
14 cook safe=mushroom,extra | Fry {onion+garlic} in {olive-oil:rest} in the pan until soft, add {mushroom+thyme}[ and {extra}] and fry for {time} in all, until dry and brown.
| Pocha {onion+garlic} en {olive-oil:rest} en la sartén, añade {mushroom+thyme}[ y {extra}] y saltea {time} en total, hasta que se seque y se dore.
3 cook | Stir in {spinach} and {salt:rest} and cook for {time}, until it collapses. Mix with {rice+walnut}.
| Añade {spinach} y {salt:rest} y cocina {time}, hasta que baje. Mezcla con {rice+walnut}.
# Fill and bake | Rellena y hornea
6 work | Turn the halves over, scoop out some of the flesh, mix it in and heap the filling high.[ Scatter {cheese} over.]
| Da la vuelta a las mitades, vacía parte de la pulpa, mézclala y rellena con generosidad.[ Reparte {cheese} por encima.]
15 batch | Bake for {time}, until hot through and golden.
| Hornea {time}, hasta que esté caliente por dentro y dorado.

== squash-gratin
names: Squash gratin, butternut squash gratin, pumpkin gratin, squash baked with cheese, gratinated squash, squash and cheese bake | Calabaza gratinada, gratinado de calabaza, calabaza gratinada con queso, gratén de calabaza, calabaza al horno gratinada
about: thin slices of squash baked in cream under a crust of cheese | láminas de calabaza al horno con nata y costra de queso
kind: side any easy
serves: 4, most 6 in dish
tools: knife dish bowl
core: squash cheese
ways: oven
- 1000 g squash; peeled, in 5 mm slices | pelad@, en láminas de 5 mm
- 250 ml cream
- 100 ml milk
- 1 clove garlic; grated | rallad@
- 1 tsp thyme; optional
- 1/4 tsp nutmeg
- 1 tsp salt
- 1/4 tsp black-pepper
- 120 g cheese; grated | rallad@
- 30 g breadcrumbs; optional
~ cheese > 100 g vegan-cheese; grated | rallad@; name Squash gratin with vegan cheese | Calabaza gratinada con queso vegano
+ 100 g bacon cooked-ham onion leek mushroom spinach
# Layer | Monta
8 work | Heat the oven to 190 °C (fan 170 °C). Mix {cream+milk+garlic+thyme+nutmeg+salt+black-pepper} in the bowl.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {cream+milk+garlic+thyme+nutmeg+salt+black-pepper} en el bol.
6 work | Layer {squash}[ with {extra}] in the dish and pour the mixture over.
| Coloca {squash} en capas[ con {extra}] en la fuente y vierte encima la mezcla.
# Bake | Hornea
30 batch | Cover with foil and bake for {time}.
| Tapa con aluminio y hornea {time}.
22 batch safe=extra | Uncover, scatter {cheese+breadcrumbs} over and bake for {time}, until a knife slides in and the top is golden.
| Destapa, reparte {cheese+breadcrumbs} y hornea {time}, hasta que un cuchillo entre sin fuerza y se dore por encima.
10 cook | Let it stand for {time}, so that it sets.
| Deja reposar {time}, para que asiente.

== air-fryer-chicken-and-potatoes
names: Air fryer chicken thighs with potatoes, air fryer chicken thighs and potatoes, air fryer chicken and potatoes, chicken thighs and potatoes in the air fryer, chicken and potatoes in the air fryer | Contramuslos de pollo con patatas en freidora de aire, muslos de pollo con patatas en freidora de aire, muslos de pollo con patatas en la freidora de aire, pollo con patatas en freidora de aire, pollo con patatas en la freidora de aire, pollo y patatas en freidora de aire, pollo con papas en freidora de aire, pollo con patatas en air fryer, pollo y patatas air fryer
about: crisp chicken thighs cooked over seasoned potatoes | contramuslos crujientes hechos sobre patatas especiadas
kind: main any easy
serves: 4, most 4 in bowl
tools: knife bowl
core: chicken-thigh-on-bone potato
ways: air-fryer oven
- 1000 g chicken-thigh-on-bone
- 700 g potato; in 2.5 cm chunks | en trozos de 2,5 cm
- 2 tbsp olive-oil
- 2 clove garlic; crushed | majad@
- 2 tsp paprika-smoked
- 1 tsp oregano
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 1/2 lemon; optional
+ 200 g carrot onion red-pepper broccoli green-beans sweet-potato
# Season | Adereza
6 work | Pat {chicken-thigh-on-bone} dry and rub with {olive-oil:part}, {salt:part} and {garlic+paprika-smoked+oregano}. Turn {potato}[ and {extra}] in {olive-oil:rest}, {salt:rest} and {black-pepper}.
| Seca {chicken-thigh-on-bone} y unta con {olive-oil:part}, {salt:part} y {garlic+paprika-smoked+oregano}. Mezcla {potato}[ y {extra}] con {olive-oil:rest}, {salt:rest} y {black-pepper}.
# Cook | Cocina
12 batch way=air-fryer | Spread {potato}[ and {extra}] in the air fryer, set {chicken-thigh-on-bone} on top with the skin down and cook at 190 °C for {time}.
| Reparte {potato}[ y {extra}] en la freidora de aire, pon encima {chicken-thigh-on-bone} con la piel hacia abajo y cocina a 190 °C {time}.
15 batch way=air-fryer safe=chicken-thigh-on-bone | Turn the skin up, shake what lies below and cook for {time} more, until the skin is crisp.
| Gira la piel hacia arriba, mueve lo de debajo y cocina {time} más, hasta que la piel quede crujiente.
45 batch way=oven safe=chicken-thigh-on-bone | Spread everything on a tray with the skin up and roast at 210 °C (fan 190 °C) for {time}, until the skin is crisp.
| Extiende todo en una bandeja con la piel hacia arriba y asa a 210 °C (190 °C con ventilador) {time}, hasta que la piel quede crujiente.
5 cook | Rest for {time}.[ Sprinkle with {lemon}.]
| Deja reposar {time}.[ Riega con {lemon}.]

== pressure-cooker-chickpea-stew
names: Pressure cooker chickpea stew, chickpea stew in the pressure cooker, pressure cooker chickpeas with vegetables, Instant Pot chickpea stew | Garbanzos con tomate en olla rápida, guiso rápido de garbanzos en olla a presión, garbanzos con espinacas en olla rápida, garbanzos con espinacas en olla exprés
about: dried chickpeas cooked under pressure with tomato, cumin and spinach | garbanzos secos hechos a presión con tomate, comino y espinacas
kind: main any easy
serves: 4, most 6 in pot
tools: knife pot
core: dried-chickpeas
ways: pressure-cooker stove
- 350 g dried-chickpeas
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 2 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 1 can tinned-tomatoes
- 2 tsp cumin
- 1 tsp paprika-smoked
- 1 bay-leaf
- 1.5 tsp salt
- 150 g spinach
- 1/2 lemon; juiced | exprimid@; optional
~ dried-chickpeas > 2 can tinned-chickpeas; drained | escurrid@; name Chickpea stew of tinned chickpeas | Guiso de garbanzos de bote
~ spinach > 150 g chard; sliced | en tiras
+ 200 g potato squash sweet-potato red-pepper courgette aubergine chorizo
# Soak | Remoja
600 cook if=dried-chickpeas | Soak {dried-chickpeas} in plenty of water for {time} and drain.
| Deja {dried-chickpeas} en remojo en abundante agua {time} y escurre.
# Soften the base | Pocha la base
10 cook | Fry {onion+carrot+garlic} in {olive-oil} in the open pot for {time}, until soft. Stir in {cumin+paprika-smoked}.
| Pocha {onion+carrot+garlic} en {olive-oil} en la olla abierta {time}, hasta que quede tierno. Añade {cumin+paprika-smoked}.
# Cook | Cuece
25 cook way=pressure-cooker safe=extra | Add {dried-chickpeas+tinned-tomatoes+bay-leaf}[ and {extra}] with {800 ml} of hot water, no more than half full, close the pressure cooker and cook at high pressure for {time}. Let the pressure fall by itself.
| Añade {dried-chickpeas+tinned-tomatoes+bay-leaf}[ y {extra}] con {800 ml} de agua caliente, sin pasar de la mitad, cierra la olla a presión y cuece a presión alta {time}. Deja que la presión baje sola.
90 cook way=stove if=dried-chickpeas safe=extra | Add {dried-chickpeas+bay-leaf} with {1400 ml} of hot water and simmer for {time}, covered, until tender. Stir in {tinned-tomatoes}[ and {extra}].
| Añade {dried-chickpeas+bay-leaf} con {1400 ml} de agua caliente y cuece a fuego suave {time}, tapado, hasta que queden tiernos. Incorpora {tinned-tomatoes}[ y {extra}].
20 cook way=stove | Simmer for {time} more, until thick.
| Cuece {time} más, hasta que espese.
# Finish | Termina
4 cook | Stir in {spinach+salt} and simmer in the open pot for {time}. Remove the leaf.[ Sharpen with {lemon}.]
| Añade {spinach+salt} y cuece con la olla abierta {time}. Retira la hoja.[ Aviva con {lemon}.]

== creamy-tuna-pasta
names: Creamy tuna pasta, pasta with tuna and cream, tuna and cream pasta, tuna cream pasta, pasta with creamy tuna sauce, spaghetti with tuna and cream | Pasta con atún y nata, macarrones con atún y nata, espaguetis con atún y nata, pasta cremosa con atún, pasta con nata y atún, pasta con atún y crema, fideos con atún y crema
about: pasta in a quick sauce of tuna, cream, onion and lemon | pasta con una salsa rápida de atún, nata, cebolla y limón
kind: main any easy
serves: 4, most 4 in pan
tools: knife pastaPot pan
core: pasta tinned-tuna
ways: stove
- 350 g pasta
- 1 tbsp salt
- 1 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@
- 1 tbsp olive-oil
- 250 ml cream
- 240 g tinned-tuna; drained | escurrid@
- 1/2 lemon; juiced | exprimid@; optional
- 1/4 tsp black-pepper
- 30 g parmesan; grated | rallad@; optional
- 10 g parsley; chopped | picad@; optional
~ tinned-tuna > 240 g tinned-chickpeas; drained | escurrid@; name Creamy chickpea pasta | Pasta cremosa con garbanzos
+ 120 g peas sweetcorn mushroom spinach tomato capers olives
# Boil | Cuece
10 cook | Boil {pasta} in plenty of water with {salt} in the pot for {time}, until just tender. Save a cup of the water and drain.
| Cuece {pasta} en abundante agua con {salt} en la olla {time}, hasta que esté al dente. Guarda una taza del agua y escurre.
# Make the sauce | Haz la salsa
8 cook | Meanwhile fry {onion+garlic} in {olive-oil} in the pan over medium heat for {time}, until soft.
| Mientras, pocha {onion+garlic} en {olive-oil} en la sartén a fuego medio {time}, hasta que quede tierno.
5 cook safe=extra | Pour in {cream}[, add {extra}] and simmer for {time}, until it coats a spoon. Stir in {tinned-tuna+black-pepper}.
| Vierte {cream}[, añade {extra}] y cuece {time}, hasta que nape la cuchara. Añade {tinned-tuna+black-pepper}.
# Join | Reúne
2 work | Turn {pasta} in the sauce with a splash of the water until it shines.[ Sharpen with {lemon}.][ Scatter {parmesan+parsley} over.]
| Mezcla {pasta} con la salsa y un chorrito del agua hasta que brille.[ Aviva con {lemon}.][ Espolvorea {parmesan+parsley}.]
`);
