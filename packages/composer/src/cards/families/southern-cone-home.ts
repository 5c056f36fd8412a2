import { cards } from "../parse-cards.ts";

/** Everyday plates and bakes of Argentina, Uruguay and Chile. */
export const SOUTHERN_CONE_HOME = cards(`
== charquican
names: Charquicán, Chilean beef and pumpkin mash, Chilean charquicán | Charquicán, charquicán chileno, charquicán de carne
about: a Chilean mash of pumpkin, potato, mince, sweetcorn and peas | guiso chileno machacado de zapallo, papa, carne picada, choclo y arvejas
kind: main any easy
serves: 4, most 6 in pot
tools: knife pot masher pan
core: pumpkin potato
ways: stove
- 350 g beef-mince
- 600 g pumpkin; peeled, diced | pelad@ y en dados
- 600 g potato; diced | en dados
- 150 g sweetcorn
- 100 g peas
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 3 tbsp sunflower-oil
- 2 tsp paprika-sweet
- 1/2 tsp oregano
- 1/2 tsp cumin; ground | molid@; optional
- 1.5 tsp salt
- 400 ml beef-stock
- 4 egg; optional
~ beef-mince > 200 g textured-soy; soaked, drained | remojad@ y escurrid@; name Soya charquicán | Charquicán de soja
~ beef-mince > 400 g tinned-chickpeas; drained | escurridos; name Chickpea charquicán | Charquicán de garbanzos
# Fry | Sofríe
12 cook safe=beef-mince | Soften {onion+garlic} in {sunflower-oil} in the pot, add {beef-mince+paprika-sweet+oregano+cumin} and fry for {time} in all.
| Sofríe {onion+garlic} con {sunflower-oil} en la olla, añade {beef-mince+paprika-sweet+oregano+cumin} y fríe {time} en total.
# Simmer | Cuece
20 cook | Add {potato+pumpkin+beef-stock+salt}, cover and simmer for {time}, until soft.
| Añade {potato+pumpkin+beef-stock+salt}, tapa y cuece {time}, hasta que todo esté blando.
6 cook | Crush coarsely, stir in {sweetcorn+peas} and cook for {time}.
| Aplasta sin afinar, mezcla con {sweetcorn+peas} y cuece {time}.
# Serve | Sirve
5 batch safe=egg | Fry {egg} in the pan for {time}, one for each, and lay on top.
| Fríe {egg} en la sartén {time}, uno por persona, y coloca encima.

== porotos-con-riendas
names: Porotos con riendas, Chilean beans with spaghetti, Chilean bean and pasta stew | Porotos con riendas, porotos con rienda, porotos con tallarines, porotos con riendas chilenos
about: Chilean beans with pumpkin, spaghetti and paprika oil | porotos con zapallo, tallarines y color de pimentón
kind: main any easy
serves: 6, most 8 in pot
tools: knife pot pan
core: dried-white-beans spaghetti
ways: stove
- 450 g dried-white-beans
- 400 g pumpkin; peeled, diced | pelad@ y en dados
- 150 g spaghetti; broken in half | partidos
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 1 carrot; grated | rallad@; optional
- 2 chorizo; sliced | en rodajas; optional
- 4 tbsp sunflower-oil
- 2 tsp paprika-sweet
- 1/2 tsp oregano
- 1/2 tsp cumin; ground | molid@; optional
- 1.5 tsp salt
~ spaghetti > 150 g pasta-gluten-free; name Beans with gluten-free pasta | Porotos con pasta sin gluten
# Soak | Remoja
480 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Boil | Cuece
10 cook | Cover {dried-white-beans} with {2000 ml} of fresh water in the pot and boil hard for {time}.
| Cubre {dried-white-beans} con {2000 ml} de agua limpia en la olla y hierve fuerte {time}.
70 cook | Simmer for {time}, until tender, adding {pumpkin} for the last 20 minutes.
| Cuece a fuego suave {time}, hasta que todo esté tierno, con {pumpkin} en los últimos 20 minutos.
# Fry | Sofríe
10 cook safe=chorizo | Soften {onion+garlic+carrot} in {sunflower-oil} in the pan for {time}. Off the heat stir in {paprika-sweet+oregano+cumin}.[ Brown {chorizo} with it.]
| Sofríe {onion+garlic+carrot} con {sunflower-oil} en la sartén {time}. Fuera del fuego mezcla {paprika-sweet+oregano+cumin}.[ Dora con ello {chorizo}.]
# Finish | Termina
11 cook | Stir into the pot with {spaghetti+salt} and simmer for {time}, until thick.
| Incorpora a la olla con {spaghetti+salt} y cuece {time}, hasta que espese.

== chorrillana
names: Chorrillana, Chilean chips with beef, onion and egg, Chilean loaded fries | Chorrillana, chorrillana chilena, papas a la chorrillana
about: a heap of chips under fried onion, strips of beef and eggs | fuente de papas fritas con cebolla frita, carne en tiras y huevos
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan tray
core: chips beef-steak egg
ways: stove+oven stove+air-fryer
- 1000 g chips; frozen | congeladas
- 500 g beef-steak; in strips | en tiras
- 2 onion; sliced | en juliana
- 4 egg
- 2 sausage; sliced | en rodajas; optional
- 4 tbsp sunflower-oil
- 1 tsp salt
- 1/4 tsp black-pepper
- 1/2 tsp oregano; optional
~ beef-steak > 400 g mushroom; sliced | en láminas; name Mushroom chorrillana | Chorrillana de champiñones
# Cook the base | Prepara la base
25 cook way=oven | Spread {chips} on the tray and bake at 220 °C (fan 200 °C) for {time}, turning once, until crisp.
| Extiende {chips} en la bandeja y hornea a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que crujan.
18 batch way=air-fryer | Cook {chips} in the air fryer at 200 °C for {time}, shaking twice.
| Cocina {chips} en la freidora de aire a 200 °C {time}, agitando dos veces.
# Fry | Fríe
15 cook safe=sausage | Brown {onion} slowly in half of {sunflower-oil} in the pan for {time}.[ Fry {sausage} with it.] Lift out.
| Dora despacio {onion} en la mitad de {sunflower-oil} en la sartén {time}.[ Fríe con ello {sausage}.] Saca.
5 cook safe=beef-steak | Season {beef-steak} with {salt+black-pepper+oregano} and sear in the hot pan for {time}.
| Sazona {beef-steak} con {salt+black-pepper+oregano} y saltea en la sartén muy caliente {time}.
5 batch safe=egg | Fry {egg} in {sunflower-oil:rest} for {time}, until set.
| Fríe {egg} en {sunflower-oil:rest} {time}, hasta que cuajen.
# Build | Monta
2 work | Heap {chips} up and lay everything on top. Eat at once.
| Amontona {chips} y coloca todo encima. Come enseguida.

== bistec-a-lo-pobre
names: Bistec a lo pobre, steak a lo pobre, Chilean steak with eggs, chips and onion, poor man's steak | Bistec a lo pobre, lomo a lo pobre, bife a lo pobre, bistec a lo pobre peruano, bife a caballo con papas fritas
about: seared steak with fried eggs, fried onion and chips | bistec a la plancha con huevos fritos, cebolla frita y papas fritas
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan tray
core: beef-steak egg chips
ways: stove+oven stove+air-fryer
- 400 g beef-steak; two pieces | en dos piezas
- 500 g chips; frozen | congeladas
- 2 onion; sliced | en juliana
- 4 egg
- 4 tbsp sunflower-oil
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 1 plantain; ripe, sliced | madur@, en tajadas; optional
~ beef-steak > 350 g chicken-breast; in thin fillets | en filetes finos; name Chicken a lo pobre | Pollo a lo pobre
# Cook the side | Prepara la guarnición
25 cook way=oven | Bake {chips} on the tray at 220 °C (fan 200 °C) for {time}, turning once.
| Hornea {chips} en la bandeja a 220 °C (200 °C con ventilador) {time}, con una vuelta.
16 batch way=air-fryer | Cook {chips} in the air fryer at 200 °C for {time}, shaking twice.
| Cocina {chips} en la freidora de aire a 200 °C {time}, agitando dos veces.
# Fry | Fríe
14 cook | Brown {onion} in half of {sunflower-oil} in the pan for {time}.[ Fry {plantain} beside it.] Lift out.
| Dora {onion} en la mitad de {sunflower-oil} en la sartén {time}.[ Fríe al lado {plantain}.] Saca.
6 batch safe=beef-steak | Season {beef-steak} with {salt+black-pepper} and sear in the very hot pan for {time}, turning once.
| Sazona {beef-steak} con {salt+black-pepper} y dora en la sartén muy caliente {time}, con una vuelta.
4 batch safe=egg | Rest it while you fry {egg} in {sunflower-oil:rest} for {time}, until set.
| Deja reposar y fríe mientras {egg} en {sunflower-oil:rest} {time}, hasta que cuajen.
# Serve | Sirve
1 work | Serve {beef-steak} under {egg}, with {onion} and {chips} beside.
| Sirve {beef-steak} con {egg} encima, y {onion} y {chips} al lado.

== ensalada-chilena
names: Chilean tomato and onion salad, ensalada chilena, ensalada criolla, Argentine tomato and onion salad | Ensalada chilena, ensalada chilena de tomate y cebolla, ensalada criolla, ensalada a la chilena
about: peeled tomatoes and soft washed onion with coriander and oil | tomate pelado y cebolla amortiguada con cilantro y aceite
kind: salad any easy
serves: 4, most 6 in bowl
tools: knife bowl
core: tomato onion
ways: none
- 5 tomato; peeled, sliced | pelad@, en rodajas
- 1 onion; in fine strips | en pluma fina
- 15 g coriander-leaf; chopped | picad@; optional
- 1 jalapeno; in rings | en aros; optional
- 3 tbsp sunflower-oil
- 1 tbsp wine-vinegar; optional
- 3/4 tsp salt
# Soften | Amortigua
10 cook | Rub {onion} with half of {salt} in the bowl, leave in cold water for {time}, rinse and drain well.
| Frota {onion} con la mitad de {salt} en el bol, deja en agua fría {time}, enjuaga y escurre bien.
# Mix | Mezcla
3 work | Mix with {tomato+jalapeno+sunflower-oil+wine-vinegar} and the rest of {salt}.[ Scatter {coriander-leaf} over.]
| Mezcla con {tomato+jalapeno+sunflower-oil+wine-vinegar} y el resto de {salt}.[ Espolvorea {coriander-leaf}.]

== tarta-de-jamon-y-queso
names: Argentine ham and cheese tart, ham and cheese tart, tarta de jamón y queso, ham and cheese pie | Tarta de jamón y queso, tarta de jamón y queso argentina, tarta salada de jamón y queso, pascualina de jamón y queso
about: a lidded tart of ham, cheese, egg and cream | tarta tapada de jamón, queso, huevo y crema
kind: main any easy
serves: 6, most 6 in tartTin, whole
tools: tartTin bowl whisk
core: cooked-ham cheese shortcrust-pastry
ways: oven
- 500 g shortcrust-pastry; in two rounds | en dos discos
- 200 g cooked-ham; in slices | en lonchas
- 250 g cheese; one that melts | de uno que funda
- 3 egg
- 150 ml cream
- 1 tomato; sliced | en rodajas; optional
- 1/4 tsp oregano; optional
- 1 pinch nutmeg; optional
- 1/4 tsp salt
+ 200 g onion leek spinach asparagus mushroom
# Fill | Rellena
4 work | Heat the oven to 190 °C (fan 170 °C). Beat {egg+cream+salt+nutmeg} in the bowl, keeping a spoonful for the top.
| Calienta el horno a 190 °C (170 °C con ventilador). Bate {egg+cream+salt+nutmeg} en el bol y reserva una cucharada para pintar.
5 work | Line the tin with half of {shortcrust-pastry}, layer {cooked-ham+cheese+tomato+oregano}, pour the mixture over and close with the rest of {shortcrust-pastry}.[ Put {extra}, cooked, between the layers.] Prick and brush.
| Forra el molde con la mitad de {shortcrust-pastry}, coloca por capas {cooked-ham+cheese+tomato+oregano}, vierte la mezcla y cierra con el resto de {shortcrust-pastry}.[ Pon {extra}, ya hecho, entre las capas.] Pincha y pinta.
# Bake | Hornea
40 batch safe=egg | Bake for {time}, until golden and set.
| Hornea {time}, hasta que se dore y cuaje.
10 cook | Rest for {time} before cutting.
| Deja reposar {time} antes de cortar.

== tarta-de-acelga
names: Argentine chard tart, Swiss chard pie, chard and cheese tart, tarta de acelga | Tarta de acelga, tarta de acelgas, tarta de acelga argentina, pastel de acelgas, tarta de espinaca, tarta de verdura
about: a lidded tart of chard, onion, ricotta and egg | tarta tapada de acelga, cebolla, ricota y huevo
kind: main any easy
serves: 6, most 6 in tartTin, whole
tools: knife tartTin pan bowl
core: chard shortcrust-pastry
ways: stove+oven
- 500 g shortcrust-pastry; in two rounds | en dos discos
- 800 g chard; washed, in strips | limpias, en tiras
- 1 onion; chopped | picad@
- 1 clove garlic; chopped | picad@; optional
- 250 g ricotta
- 60 g parmesan; grated | rallado
- 3 egg
- 2 tbsp olive-oil
- 1 pinch nutmeg; optional
- 3/4 tsp salt
~ chard > 700 g spinach; washed | limpias; name Argentine spinach tart | Tarta de espinaca
+ 150 g cheese mozzarella bacon mushroom
# Cook | Cocina
14 cook | Soften {onion+garlic} in {olive-oil} in the pan, add {chard+salt} and cook for {time} in all, until dry. Cool.
| Pocha {onion+garlic} con {olive-oil} en la sartén, añade {chard+salt} y cocina {time} en total, hasta que se seque. Deja enfriar.
# Fill | Rellena
8 work | Mix it in the bowl with {egg+ricotta+parmesan+nutmeg}.[ Add {extra}.] Line the tin with half of {shortcrust-pastry}, fill and close with the rest of {shortcrust-pastry}. Prick.
| Mezcla en el bol con {egg+ricotta+parmesan+nutmeg}.[ Añade {extra}.] Forra el molde con la mitad de {shortcrust-pastry}, rellena y cierra con el resto de {shortcrust-pastry}. Pincha.
# Bake | Hornea
40 batch safe=egg | Bake at 190 °C (fan 170 °C) for {time}, until golden.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se dore.

== bunuelos-de-acelga
names: Chard fritters, Argentine chard fritters, buñuelos de acelga, Swiss chard fritters | Buñuelos de acelga, buñuelos de acelgas, buñuelos de verdura, buñuelos de espinaca, tortitas de acelga
about: fried spoonfuls of chard in a thick garlic batter | cucharadas fritas de acelga en masa espesa con ajo
kind: snack any easy
serves: 4, most 4 in pan
makes: 20
tools: knife saucepan bowl pan
core: chard flour
ways: stove
- 500 g chard; leaves, washed | hojas limpias
- 150 g flour
- 1 tsp baking-powder
- 2 egg
- 80 ml milk
- 1 clove garlic; crushed | machacad@
- 40 g parmesan; grated | rallado; optional
- 3/4 tsp salt
- 300 ml sunflower-oil
~ chard > 400 g spinach; washed | limpias; name Spinach fritters | Buñuelos de espinaca
~ flour > 150 g flour-gluten-free; name Chard fritters | Buñuelos de acelga
# Boil | Cuece
5 cook | Boil {chard} in the saucepan for {time}, drain, squeeze dry and chop.
| Cuece {chard} en el cazo {time}, escurre, exprime y pica.
# Mix | Mezcla
4 work | Beat {egg+milk+garlic+salt} in the bowl with {flour+baking-powder} and fold in {chard+parmesan}.
| Bate {egg+milk+garlic+salt} en el bol con {flour+baking-powder} e incorpora {chard+parmesan}.
# Fry | Fríe
14 pieces safe=egg | Fry spoonfuls in {sunflower-oil}, hot, in the pan, {time} in all for {pieces}, turning once. Drain on paper.
| Fríe cucharadas en {sunflower-oil}, caliente, en la sartén, {time} en total para {pieces}, con una vuelta. Escurre sobre papel.

== revuelto-gramajo
names: Revuelto Gramajo, Argentine scrambled eggs with shoestring potatoes and ham, gramajo | Revuelto gramajo, revuelto Gramajo argentino, gramajo
about: scrambled eggs with straw potatoes, ham and peas | huevos revueltos con papas paille, jamón y arvejas
kind: main any easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg potato cooked-ham
ways: stove
- 5 egg
- 400 g potato; in matchsticks | en bastones muy finos
- 150 g cooked-ham; in strips | en tiras
- 80 g peas; optional
- 1/2 onion; sliced | en juliana
- 250 ml sunflower-oil
- 1/2 tsp salt
- 1 pinch black-pepper; optional
~ cooked-ham > 150 g mushroom; sliced | en láminas; name Mushroom gramajo | Revuelto gramajo de champiñones
# Fry | Fríe
12 batch | Rinse and dry {potato}, fry in {sunflower-oil}, hot, in the pan for {time}, until crisp. Drain.
| Lava y seca {potato}, fríe en {sunflower-oil}, caliente, en la sartén {time}, hasta que crujan. Escurre.
6 cook | In a spoonful of that oil fry {onion+cooked-ham+peas} for {time}.
| En una cucharada de ese aceite fríe {onion+cooked-ham+peas} {time}.
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt+black-pepper} in the bowl, pour in and stir for {time}, until softly set. Fold in {potato}.
| Bate {egg} con {salt+black-pepper} en el bol, vierte y remueve {time}, hasta que cuaje. Incorpora {potato}.

== pastafrola
names: Pastafrola, Argentine quince tart, quince paste lattice tart, pasta frola | Pastafrola, pasta frola, pastafrola de membrillo, tarta de membrillo, pastafrora
about: a tart of soft sweet dough with quince paste under a lattice | tarta de masa dulce tierna con membrillo y enrejado
kind: cake any easy
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl saucepan rollingPin
core: membrillo flour
ways: oven+stove
- 300 g flour
- 150 g butter; cold | fría
- 110 g sugar
- 1 egg
- 1 egg-yolk
- 1 tsp baking-powder
- 1 lemon; only the zest | solo la ralladura; optional
- 450 g membrillo; diced | en dados
- 60 ml water
~ flour > 300 g flour-gluten-free; name Pastafrola | Pastafrola
~ membrillo > 400 g squash-jam; name Sweet squash pastafrola | Pastafrola de cabello de ángel
~ membrillo > 400 g dulce-de-leche; name Dulce de leche pastafrola | Pastafrola de dulce de leche
# Make the dough | Haz la masa
8 work | Rub {butter} into {flour+sugar+baking-powder+lemon} in the bowl and bind with {egg+egg-yolk}, without kneading.
| Frota {butter} con {flour+sugar+baking-powder+lemon} en el bol y une con {egg+egg-yolk}, sin amasar.
30 cook | Wrap and chill for {time}.
| Envuelve y deja en la nevera {time}.
# Make the filling | Haz el relleno
6 cook | Melt {membrillo} with {water} in the saucepan over low heat for {time}, mashing. Cool a little.
| Funde {membrillo} con {water} en el cazo a fuego suave {time}, aplastando. Deja templar.
# Bake | Hornea
8 work | Line the tin with two thirds of the dough, fill and lay strips of the rest across.
| Forra el molde con dos tercios de la masa, rellena y cruza tiras del resto.
35 batch safe=egg,egg-yolk | Bake at 180 °C (fan 160 °C) for {time}, until golden. Cool in the tin.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore. Deja enfriar en el molde.

== tortas-fritas
names: Tortas fritas, Argentine fried bread, Uruguayan fried dough | Tortas fritas, torta frita, tortas fritas argentinas, tortas fritas uruguayas
about: rounds of flour and fat fried until puffed, for rainy days | discos de harina y grasa fritos hasta que se inflan, para días de lluvia
kind: snack any easy
serves: 4, most 4 in pan
makes: 12
tools: bowl rollingPin pan slotted
core: flour
ways: stove
- 400 g flour
- 2 tsp baking-powder
- 60 g lard
- 1 tsp salt
- 200 ml water; lukewarm | templada
- 500 ml sunflower-oil
- 40 g sugar; optional
~ flour > 400 g flour-gluten-free; name Fried gluten-free breads | Tortas fritas sin gluten
~ lard > 60 g butter
# Make the dough | Haz la masa
8 work | Rub {lard} into {flour+baking-powder} in the bowl, add {water} with {salt} dissolved in it and knead until smooth.
| Frota {lard} con {flour+baking-powder} en el bol, añade {water} con {salt} disuelta y amasa hasta que quede lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Fry | Fríe
8 work | Form {pieces} balls, roll out 5 mm thick and make a cut in the middle.
| Forma {pieces} bolas, estira a 5 mm de grosor y haz un corte en el centro.
15 pieces | Fry in {sunflower-oil}, hot, in the pan, one or two at a time, {time} in all, turning once. Drain on paper.[ Sprinkle with {sugar}.]
| Fríe en {sunflower-oil}, caliente, en la sartén, de una en una o de dos en dos, {time} en total, con una vuelta. Escurre sobre papel.[ Espolvorea {sugar}.]

== faina
names: Fainá, Argentine chickpea flatbread, fainá de garbanzo, farinata argentina | Fainá, fainá de garbanzo, fainá argentina, fainá uruguaya
about: a thin baked cake of chickpea flour and oil, eaten with pizza | torta fina al horno de harina de garbanzo y aceite, para comer con pizza
kind: side any easy
serves: 6, most 6 in tray
tools: bowl whisk tray
core: chickpea-flour
ways: oven
- 250 g chickpea-flour
- 700 ml water
- 100 ml olive-oil
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 30 g parmesan; grated | rallado; optional
+ 100 g spring-onion onion mozzarella
# Mix | Mezcla
4 work | Whisk {chickpea-flour} with {water} in the bowl until smooth, then {salt+black-pepper+parmesan} and half of {olive-oil}.
| Bate {chickpea-flour} con {water} en el bol hasta que quede liso, y añade {salt+black-pepper+parmesan} y la mitad de {olive-oil}.
60 cook | Rest for {time} and skim off the foam.
| Deja reposar {time} y retira la espuma.
# Bake | Hornea
25 batch | Heat the tray with {olive-oil:rest} in the oven at 230 °C (fan 210 °C), pour in 5 mm deep and bake for {time}, until golden and set.[ Scatter {extra} over first.]
| Calienta la bandeja con {olive-oil:rest} en el horno a 230 °C (210 °C con ventilador), vierte 5 mm de altura y hornea {time}, hasta que se dore y cuaje.[ Reparte antes {extra} por encima.]
`);
