import { cards } from "../parse-cards.ts";

export const MEATLESS_AND_BAKING = cards(`
== nut-roast
names: Nut roast, nut loaf, mushroom and nut roast, chestnut and nut roast, Christmas nut roast | Asado de frutos secos, nut roast, pastel de frutos secos, pan de frutos secos y setas, pastel salado de nueces
about: a baked loaf of nuts, mushrooms and vegetables | pan horneado de frutos secos, champiñones y verduras
kind: main any easy
serves: 6, most 6 in loafTin, whole
tools: loafTin pan bowl knife paper
core: walnut mushroom
ways: oven
- 150 g walnut; coarsely chopped | picad@ en trozos
- 100 g cashew; coarsely chopped | picad@ en trozos
- 2 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 stick celery; finely diced | en dados pequeños
- 300 g mushroom; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 carrot; grated | rallad@
- 120 g breadcrumbs
- 2 egg; binds
- 100 ml vegetable-stock
- 2 tsp thyme
- 1 tbsp soy-sauce
- 1 tsp salt
- 1/2 tsp black-pepper
# Fry | Sofríe
14 cook | Heat the oven to 180 °C (fan 160 °C). Fry {onion+celery+mushroom+garlic} in {olive-oil} in the pan for {time}, until dry and brown.
| Calienta el horno a 180 °C (160 °C con ventilador). Sofríe {onion+celery+mushroom+garlic} con {olive-oil} en la sartén {time}, hasta que quede seco y dorado.
# Mix | Mezcla
8 work | Mix it in the bowl with {walnut+cashew+carrot+breadcrumbs+egg+vegetable-stock+thyme+soy-sauce+salt+black-pepper} and press firmly into the lined tin.
| Mezcla en el bol con {walnut+cashew+carrot+breadcrumbs+egg+vegetable-stock+thyme+soy-sauce+salt+black-pepper} y aprieta bien en el molde forrado.
# Bake | Hornea
30 batch | Cover with foil and bake for {time}.
| Cubre con aluminio y hornea {time}.
20 batch safe=egg | Uncover and bake for {time}, until brown and firm.
| Destapa y hornea {time}, hasta que esté dorado y firme.
10 cook | Let it stand for {time}, turn out and slice thickly.
| Deja reposar {time}, desmolda y corta en rodajas gruesas.

== black-bean-burgers
names: Black bean burgers, bean burgers, veggie burgers, black bean burger, vegetable burgers | Hamburguesas de alubias negras, hamburguesas vegetales, hamburguesas de frijoles negros, hamburguesa vegetal, hamburguesas de verduras, hamburguesas de legumbres
about: spiced black bean patties in a bun | hamburguesas especiadas de alubias negras en pan
kind: main any easy
serves: 4, most 4 in pan
makes: 4
tools: pan bowl masher knife
core: tinned-black-beans
ways: stove
- 2 can tinned-black-beans; drained, very dry | escurridas y muy secas
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 60 g oats
- 1 egg; binds
- 1 tsp cumin
- 2 tsp paprika-smoked
- 1 tsp salt
- 4 bun; halved | abiertos
- 1 avocado; sliced | en láminas
- 1 tomato; sliced | en rodajas
- 4 leaf lettuce
- 4 tbsp ketchup; optional
# Mix | Mezcla
6 cook | Soften {onion+garlic} in a third of {olive-oil} in the pan for {time}, then stir in {cumin+paprika-smoked}.
| Pocha {onion+garlic} con un tercio de {olive-oil} en la sartén {time} y añade {cumin+paprika-smoked}.
8 work | Mash {tinned-black-beans} roughly in the bowl, leaving some whole. Mix in {oats+egg+salt} and what was fried.
| Aplasta {tinned-black-beans} en el bol dejando alguna entera. Mezcla con {oats+egg+salt} y lo pochado.
20 cook | Shape {pieces} patties and chill for {time} to firm up.
| Forma {pieces} discos y enfría {time} para que cojan cuerpo.
# Fry | Fríe
10 batch safe=egg | Fry in the rest of {olive-oil} over medium heat for {time}, turning once with care, until crusty.
| Fríe con el resto de {olive-oil} a fuego medio {time}, con una vuelta cuidadosa, hasta que tengan costra.
# Build | Monta
4 work | Toast {bun} and fill with {lettuce+tomato+avocado} and the patties.[ Finish with {ketchup}.]
| Tuesta {bun} y rellena con {lettuce+tomato+avocado} y los discos.[ Termina con {ketchup}.]

== vegetable-lasagne
names: Vegetable lasagne, vegetable lasagna, roasted vegetable lasagne | Lasaña de verduras, lasaña vegetal, lasaña de verduras asadas, lasaña de calabacín y berenjena
about: layers of pasta, roasted vegetables, tomato and béchamel | capas de pasta, verduras asadas, tomate y bechamel
kind: main italian medium
serves: 6, most 6 in dish
tools: knife tray saucepan dish whisk
core: lasagne-sheets aubergine courgette
ways: oven+stove
- 1 aubergine; in 2 cm dice | en dados de 2 cm
- 2 courgette; in 2 cm dice | en dados de 2 cm
- 2 red-pepper; in strips | en tiras
- 1 red-onion; in wedges | en gajos
- 4 tbsp olive-oil
- 500 ml tomato-sauce
- 1 tsp oregano
- 50 g butter
- 50 g flour
- 700 ml milk
- 1/4 tsp nutmeg
- 12 lasagne-sheets
- 125 g mozzarella; torn | troceada
- 50 g parmesan; grated | rallado
- 1.5 tsp salt
~ mozzarella > 125 g vegan-cheese; grated | rallado
# Roast | Asa | group=1
35 cook | Roast {aubergine+courgette+red-pepper+red-onion} with {olive-oil} and half of {salt} on the tray at 220 °C (fan 200 °C) for {time}, stirring once, until brown at the edges. Mix with {tomato-sauce+oregano}.
| Asa {aubergine+courgette+red-pepper+red-onion} con {olive-oil} y la mitad de {salt} en la bandeja a 220 °C (200 °C con ventilador) {time}, removiendo una vez, hasta que se doren los bordes. Mezcla con {tomato-sauce+oregano}.
# Make the sauce | Haz la salsa | group=1
10 cook | Cook {butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, until it coats a spoon. Season with {nutmeg} and the rest of {salt}.
| Rehoga {butter+flour} en el cazo, añade {milk} sin dejar de batir y cuece {time}, hasta que nape la cuchara. Sazona con {nutmeg} y el resto de {salt}.
# Layer and bake | Monta y hornea
8 work | Layer {lasagne-sheets}, the vegetables and the sauce three times in the dish, ending with sauce, {mozzarella+parmesan}.
| Monta tres veces en la fuente {lasagne-sheets}, las verduras y la salsa, y termina con salsa y {mozzarella+parmesan}.
40 batch | Bake at 190 °C (fan 170 °C) for {time}, until bubbling and golden.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que burbujee y se dore.
15 cook | Let it stand for {time} before cutting.
| Deja reposar {time} antes de cortar.

== stuffed-peppers
names: Stuffed peppers, stuffed bell peppers, beef and rice stuffed peppers, baked stuffed peppers, filled peppers | Pimientos rellenos, pimientos rellenos de carne, pimientos rellenos de carne y arroz, pimientos rellenos al horno, morrones rellenos
about: peppers baked with minced beef, rice and tomato | pimientos al horno rellenos de carne picada, arroz y tomate
kind: main any easy
serves: 4, most 4 in dish
tools: knife pan dish saucepan
core: red-pepper
ways: oven+stove
- 4 red-pepper; large, halved lengthwise | grandes, partidos a lo largo
- 120 g rice
- 350 g beef-mince
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 can tinned-tomatoes
- 1 tsp paprika-sweet
- 1 tsp oregano
- 1.5 tsp salt
- 80 g cheddar; grated | rallado; optional
~ beef-mince > 400 g tinned-black-beans; drained | escurridas
# Boil | Cuece | group=1
12 cook | Boil {rice} in plenty of water in the saucepan for {time} and drain.
| Cuece {rice} en abundante agua en el cazo {time} y escurre.
# Fry the filling | Sofríe el interior | group=1
15 cook safe=beef-mince | Soften {onion+garlic} in two thirds of {olive-oil} in the pan, add {beef-mince} and brown for {time} in all.
| Pocha {onion+garlic} con dos tercios de {olive-oil} en la sartén, añade {beef-mince} y dora {time} en total.
8 cook | Add {tinned-tomatoes+paprika-sweet+oregano+salt} and simmer for {time}. Stir in {rice}.
| Añade {tinned-tomatoes+paprika-sweet+oregano+salt} y cuece {time}. Mezcla con {rice}.
# Bake | Hornea
40 batch | Heat the oven to 190 °C (fan 170 °C). Fill {red-pepper}, set in the dish with a little water and the rest of {olive-oil}, cover and bake for {time}, until soft.
| Calienta el horno a 190 °C (170 °C con ventilador). Rellena {red-pepper}, coloca en la fuente con un poco de agua y el resto de {olive-oil}, tapa y hornea {time}, hasta que se ablanden.
10 batch | Uncover and bake for {time}, until browned.[ Scatter {cheddar} over first.]
| Destapa y hornea {time}, hasta que se dore.[ Reparte antes {cheddar}.]

== homemade-yoghurt
names: Homemade yoghurt, yoghurt, yogurt, homemade yogurt, plain yoghurt | Yogur casero, yogur, yogur natural casero, yogurt casero
about: milk set with live yoghurt | leche cuajada con yogur vivo
kind: basic any easy
serves: 8, most 8 in jar
tools: saucepan jar whisk
core: milk yoghurt
ways: stove
- 1000 ml milk; whole | entera
- 125 g yoghurt; live, at room temperature | natural, a temperatura ambiente
~ milk > 1000 ml soy-drink; unsweetened | sin endulzar; name Soya yoghurt | Yogur de soja
~ yoghurt > 125 g yoghurt-soy; name Soya yoghurt | Yogur de soja
# Heat and cool | Calienta y templa
12 cook | Heat {milk} in the saucepan for {time}, until it steams and almost boils (85 °C).
| Calienta {milk} en el cazo {time}, hasta que humee y casi hierva (85 °C).
40 cook | Let it cool for {time} to 43 °C: a clean finger bears it.
| Deja templar {time} hasta 43 °C: un dedo limpio lo aguanta.
# Set | Cuaja
480 cook | Whisk {yoghurt} with a little of it, stir into the rest, pour into jars boiled clean, close and keep warm, wrapped in a cloth or in the oven with its light on, for {time}.
| Mezcla {yoghurt} con un poco, incorpora al resto, llena tarros hervidos, cierra y mantén al calor, envueltos en un paño o en el horno con la luz encendida, {time}.
why | Warmer kills the cultures, cooler they sleep.
| Con más calor el cultivo muere; con menos se duerme.
# Chill | Enfría
240 cook | Chill for {time}. Keeps a week; save some to start the next.
| Enfría en la nevera {time}. Dura una semana; guarda un poco para el siguiente.

== flatbreads
names: Flatbreads, flatbread, quick flatbreads, yoghurt flatbreads, pan flatbread, easy flatbread | Pan plano, panes planos, pan plano de yogur, pan plano rápido, tortas de pan a la sartén, pan a la sartén
about: quick soft breads of flour and yoghurt baked in the pan | panes rápidos y tiernos de harina y yogur hechos en la sartén
kind: bread any easy
serves: 4, most 4 in pan
makes: 6
tools: bowl pan rollingPin
core: flour yoghurt
ways: stove
instead: flatbreads-of-gluten-free-flour
- 300 g flour
- 2 tsp baking-powder
- 1 tsp salt
- 250 g yoghurt
- 2 tbsp olive-oil
~ flour > 300 g flour-gluten-free; name Flatbreads | Panes planos
~ yoghurt > 250 g yoghurt-soy; name Soya yoghurt flatbreads | Panes planos de yogur de soja
# Knead | Amasa
5 work | Mix {flour+baking-powder+salt} in the bowl with {yoghurt} and half of {olive-oil}, and knead briefly to a soft dough.
| Mezcla {flour+baking-powder+salt} en el bol con {yoghurt} y la mitad de {olive-oil}, y amasa un poco hasta tener una masa blanda.
15 cook | Cover and let it rest for {time}.
| Tapa y deja reposar {time}.
# Roll and bake | Estira y cocina
8 work | Divide into {pieces} and roll out 4 mm thin.
| Divide en {pieces} y estira a 4 mm.
18 pieces | Cook one after another in the very hot pan, {time} in all, turning once, until puffed and spotted brown. Brush with the rest of {olive-oil}.
| Cocina de uno en uno en la sartén muy caliente, {time} en total, con una vuelta, hasta que se inflen y tengan manchas doradas. Unta con el resto de {olive-oil}.

== brioche-loaf
names: Brioche, brioche loaf, French brioche, homemade brioche | Brioche, pan brioche, brioche casero, brioche francés, bollo brioche
about: a rich French loaf of eggs and butter | pan francés enriquecido con huevo y mantequilla
kind: bread french hard
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl rack
core: butter egg bread-flour
ways: oven
- 400 g bread-flour
- 7 g yeast; dried | seca
- 50 g sugar
- 1.5 tsp salt
- 80 ml milk; lukewarm | tibia
- 4 egg
- 180 g butter; soft, diced | blanda, en dados
# Knead | Amasa
10 work | Mix {bread-flour+yeast+sugar+salt+milk} and all but a spoonful of beaten {egg:bare} in the bowl and knead until smooth and elastic.
| Mezcla {bread-flour+yeast+sugar+salt+milk} y {egg:bare} batidos, menos una cucharada, en el bol y amasa hasta que quede lisa y elástica.
12 work | Work in {butter} piece by piece and knead until the dough shines and leaves the bowl.
| Incorpora {butter} poco a poco y amasa hasta que la masa brille y se despegue del bol.
# Rise | Leva
90 cook | Cover and let the dough rise for {time}, until doubled.
| Tapa y deja levar la masa {time}, hasta que doble su volumen.
480 cook | Press down and chill for {time}: cold, it is easy to shape.
| Baja la masa y enfría en la nevera {time}: en frío se forma bien.
# Shape | Forma
120 cook | Shape balls, set side by side in the greased tin and let rise for {time}, until above the rim.
| Forma bolas, colócalas juntas en el molde engrasado y deja levar {time}, hasta que asome por el borde.
# Bake | Hornea
32 batch safe=egg | Brush with the saved spoonful and bake at 180 °C (fan 160 °C) for {time}, until deep golden. Cool on the rack.
| Pinta con la cucharada reservada y hornea a 180 °C (160 °C con ventilador) {time}, hasta que esté bien dorado. Enfría en la rejilla.

== cornbread
names: Cornbread, corn bread, Southern cornbread, skillet cornbread, American cornbread | Pan de maíz, pan de maíz americano, cornbread, pan de elote, torta de maíz al horno
about: a moist golden bread of maize meal | pan jugoso y dorado de harina de maíz
kind: bread any easy
serves: 9, most 9 in squareTin, whole
makes: 9
tools: squareTin bowl whisk
core: polenta
ways: oven
- 180 g polenta; fine | fina
- 150 g flour
- 1 tbsp baking-powder
- 2 tbsp sugar
- 1 tsp salt
- 300 ml milk
- 1 tbsp cider-vinegar
- 2 egg; binds
- 90 g butter; melted | fundid@
~ sugar > 2 tbsp sweetener
+ 100 g sweetcorn cheddar jalapeno
# Mix | Mezcla
5 work | Heat the oven to 200 °C (fan 180 °C). Stir {milk+cider-vinegar} and let stand until it thickens. Whisk in {egg} and most of {butter}.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {milk+cider-vinegar} y deja hasta que espese. Incorpora {egg} y casi toda {butter}.
3 work | Mix {polenta+flour+baking-powder+sugar+salt} in the bowl and stir the liquid in quickly.[ Fold in {extra}.] Grease the tin with the rest of the fat and fill it.
| Mezcla {polenta+flour+baking-powder+sugar+salt} en el bol y añade deprisa el líquido.[ Incorpora {extra}.] Engrasa el molde con el resto de la grasa y llénalo.
# Bake | Hornea
24 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
10 cook | Let it cool for {time} and cut into {pieces}.
| Deja templar {time} y corta en {pieces}.

== puff-pastry-dough
names: Puff pastry, rough puff pastry, homemade puff pastry, quick puff pastry, flaky pastry | Hojaldre, hojaldre casero, masa de hojaldre, hojaldre rápido, masa hojaldrada
about: a quick flaky dough of butter and flour in many layers | masa rápida de mantequilla y harina en muchas capas
kind: basic french medium
serves: 6, most 6 in bowl
tools: bowl rollingPin knife
core: butter flour
ways: none
- 250 g flour
- 1/2 tsp salt
- 220 g butter; very cold, in 1 cm dice | muy fría, en dados de 1 cm
- 120 ml water; ice-cold | helada
- 1 tsp lemon
~ butter > 220 g butter-plant; very cold, in 1 cm dice | muy fría, en dados de 1 cm; name Puff pastry with margarine | Hojaldre con margarina
# Mix | Mezcla
8 work | Toss {flour+salt+butter} in the bowl, leaving the pieces whole. Add {water+lemon} and gather to a rough block.
| Mezcla {flour+salt+butter} en el bol dejando los trozos enteros. Añade {water+lemon} y une en un bloque tosco.
30 cook | Wrap and chill for {time}.
| Envuelve y enfría en la nevera {time}.
# Fold | Pliega
10 work | Roll out to 20 by 45 cm, fold in three like a letter, turn a quarter and repeat.
| Estira a 20 por 45 cm, pliega en tres como una carta, gira un cuarto y repite.
30 cook | Chill for {time}, then roll and fold twice more.
| Enfría {time} y estira y pliega dos veces más.
60 cook | Chill for {time} before use. Bake what you make of it at 200 °C (fan 180 °C), until deep golden.
| Enfría {time} antes de usar. Hornea lo que prepares a 200 °C (180 °C con ventilador), hasta que esté bien dorado.
`);
