import { cards } from "../parse-cards.ts";

/** Everyday Mexican plates, breakfasts, soups and desserts. */
export const MEXICAN_EVERYDAY = cards(`
== enchiladas-verdes
names: Green enchiladas, enchiladas verdes, chicken enchiladas verdes, enchiladas with salsa verde | Enchiladas verdes, enchiladas verdes de pollo, enchiladas en salsa verde, enchiladas de salsa verde
about: corn tortillas filled with chicken under a green tomatillo sauce | tortillas de maíz rellenas de pollo en salsa verde de tomatillo
kind: main mexican medium
serves: 4, most 4 in pan
tools: knife pan saucepan blender
core: tortilla-corn cooked-chicken tomatillo
ways: stove
- 12 tortilla-corn
- 400 g cooked-chicken; shredded | desmenuzad@
- 800 g tomatillo; husked | sin cáscara
- 2 jalapeno
- 1/2 onion; in pieces | en trozos
- 2 clove garlic
- 20 g coriander-leaf
- 200 ml chicken-stock
- 100 ml sunflower-oil
- 1 tsp salt
- 150 ml sour-cream; optional
- 100 g fresh-cheese; crumbled | desmenuzad@; optional
- 1/2 red-onion; in rings | en aros; optional
~ cooked-chicken > 350 g cheese; grated | rallad@; name Cheese enchiladas verdes | Enchiladas verdes de queso
~ cooked-chicken > 400 g tinned-black-beans; drained | escurridos; name Black bean enchiladas verdes | Enchiladas verdes de frijoles negros
# Make the sauce | Haz la salsa
8 cook | Boil {tomatillo+jalapeno+garlic} in water in the saucepan for {time}, until the colour turns dull. Drain.
| Cuece {tomatillo+jalapeno+garlic} en agua en el cazo {time}, hasta que cambie de color. Escurre.
10 cook | Blend with {onion+coriander-leaf+chicken-stock+salt} and simmer in a spoonful of {sunflower-oil} in the pan for {time}.
| Tritura con {onion+coriander-leaf+chicken-stock+salt} y cuece en una cucharada de {sunflower-oil} en la sartén {time}.
# Fill | Rellena
6 pieces | Pass {tortilla-corn} through the rest of {sunflower-oil}, hot, {time} in all, only until soft. Drain.
| Pasa {tortilla-corn} por el resto de {sunflower-oil}, caliente, {time} en total, solo hasta que se ablanden. Escurre.
8 cook safe=cooked-chicken | Warm {cooked-chicken} in a little of the sauce for {time}, fill and roll.
| Calienta {cooked-chicken} con un poco de la salsa {time}, rellena y enrolla.
# Serve | Sirve
3 work | Pour the boiling sauce over.[ Finish with {sour-cream+fresh-cheese+red-onion}.] Eat at once.
| Baña con la salsa hirviendo.[ Termina con {sour-cream+fresh-cheese+red-onion}.] Come enseguida.

== enchiladas-suizas
names: Enchiladas suizas, creamy baked green enchiladas, Swiss enchiladas | Enchiladas suizas, enchiladas suizas de pollo, enchiladas suizas gratinadas
about: chicken enchiladas baked in creamy green sauce under melted cheese | enchiladas de pollo en salsa verde con crema, gratinadas con queso
kind: main mexican medium
serves: 4, most 4 in dish
tools: knife saucepan blender pan dish
core: tortilla-corn cooked-chicken tomatillo cream
ways: stove+oven
- 12 tortilla-corn
- 450 g cooked-chicken; shredded | desmenuzad@
- 600 g tomatillo; husked | sin cáscara
- 1 jalapeno
- 1/2 onion; in pieces | en trozos
- 1 clove garlic
- 15 g coriander-leaf
- 250 ml cream
- 200 g cheese; grated, one that melts | rallad@, de uno que funda
- 80 ml sunflower-oil
- 1 tsp salt
# Make the sauce | Haz la salsa
8 cook | Boil {tomatillo+jalapeno+garlic} in water in the saucepan for {time}. Drain.
| Cuece {tomatillo+jalapeno+garlic} en agua en el cazo {time}. Escurre.
8 cook | Blend with {onion+coriander-leaf+cream+salt} and simmer for {time}, stirring.
| Tritura con {onion+coriander-leaf+cream+salt} y cuece {time}, removiendo.
# Fill | Rellena
6 pieces | Pass {tortilla-corn} through {sunflower-oil}, hot, in the pan, {time} in all, and drain. Fill with {cooked-chicken}, roll and lay in the dish.
| Pasa {tortilla-corn} por {sunflower-oil}, caliente, en la sartén, {time} en total, y escurre. Rellena con {cooked-chicken}, enrolla y coloca en la fuente.
# Bake | Hornea
20 batch safe=cooked-chicken | Pour the sauce over, scatter {cheese} on top and bake at 200 °C (fan 180 °C) for {time}, until bubbling.
| Baña con la salsa, espolvorea {cheese} y hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee.

== huevos-divorciados
names: Huevos divorciados, divorced eggs, Mexican eggs with red and green salsa | Huevos divorciados, huevos divorciados mexicanos
about: two fried eggs on tortillas, one under red and one under green salsa | dos huevos fritos sobre tortillas, uno con salsa roja y otro con salsa verde
kind: breakfast mexican easy
serves: 2, most 2 in pan
tools: knife pan saucepan blender
core: egg tortilla-corn tomato tomatillo
ways: stove
- 4 egg
- 4 tortilla-corn
- 250 g tomato
- 250 g tomatillo; husked | sin cáscara
- 2 jalapeno
- 1/4 onion
- 1 clove garlic
- 3 tbsp sunflower-oil
- 3/4 tsp salt
- 150 g refried-beans; optional
- 30 g fresh-cheese; crumbled | desmenuzad@; optional
# Cook and blend | Cuece y tritura
10 cook | Boil {tomato+tomatillo+jalapeno} in water in the saucepan for {time}. Drain and keep the red and the green apart.
| Cuece {tomato+tomatillo+jalapeno} en agua en el cazo {time}. Escurre y separa lo rojo de lo verde.
3 work | Blend each with its share of {onion+garlic+salt}.
| Tritura cada parte con la suya de {onion+garlic+salt}.
# Fry | Fríe
3 pieces | Fry {tortilla-corn} lightly in half of {sunflower-oil} in the pan, {time} in all.
| Fríe un poco {tortilla-corn} en la mitad de {sunflower-oil} en la sartén, {time} en total.
5 batch safe=egg | Fry {egg} in {sunflower-oil:rest} for {time}, covered, until set.
| Fríe {egg} en {sunflower-oil:rest} {time}, con tapa, hasta que cuajen.
# Serve | Sirve
2 work | Lay two on each plate, pour red over one and green over the other, both hot.[ Serve with {refried-beans+fresh-cheese}.]
| Coloca dos en cada plato y baña uno con la roja y otro con la verde, calientes.[ Sirve con {refried-beans+fresh-cheese}.]

== frijoles-de-la-olla
names: Mexican pot beans, frijoles de la olla, Mexican brothy beans | Frijoles de la olla, frijoles de olla, frijoles caseros, frijoles cocidos mexicanos
about: pinto beans simmered with onion, garlic and epazote in their own broth | frijoles cocidos con cebolla, ajo y epazote en su caldo
kind: side mexican easy
serves: 6, most 10 in pot
tools: knife pot
core: pinto-beans
ways: stove pressure-cooker+stove
- 500 g pinto-beans; dried | secos
- 1/2 onion
- 3 clove garlic
- 2 sprig epazote; optional
- 2 tbsp lard
- 1.5 tsp salt
~ pinto-beans > 500 g dried-black-beans; name Mexican black pot beans | Frijoles negros de la olla
~ lard > 2 tbsp sunflower-oil
# Soak | Remoja
480 cook | Soak {pinto-beans} in plenty of cold water for {time}, then drain.
| Deja {pinto-beans} en remojo en abundante agua fría {time} y escurre.
# Boil | Cuece
10 cook | Cover {pinto-beans+onion+garlic+lard} with {2000 ml} of fresh water in the pot and boil hard for {time}.
| Cubre {pinto-beans+onion+garlic+lard} con {2000 ml} de agua limpia en la olla y hierve fuerte {time}.
80 cook way=stove | Simmer, half covered, for {time}, until soft and the liquid thickens, adding hot water as needed.
| Cuece medio tapado a fuego suave {time}, hasta que estén tiernos y el líquido espese, con más agua caliente si hace falta.
30 cook way=pressure-cooker | Put it all into the pressure cooker and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión y cuece a presión alta {time}. Deja que baje sola.
10 cook | Add {salt+epazote} and simmer for {time}.
| Añade {salt+epazote} y cuece {time}.

== pollo-en-salsa-verde
names: Chicken in green salsa, Mexican chicken in salsa verde, pollo en salsa verde | Pollo en salsa verde, pollo con salsa verde, pollo en salsa verde mexicano, pollo en salsa de tomatillo
about: chicken simmered in tomatillo sauce with potatoes | pollo guisado en salsa de tomatillo con papas
kind: main mexican easy
serves: 4, most 6 in casserole
tools: knife casserole saucepan blender
core: chicken-thigh-on-bone tomatillo
ways: stove
- 1000 g chicken-thigh-on-bone
- 700 g tomatillo; husked | sin cáscara
- 2 jalapeno
- 1/2 onion; in pieces | en trozos
- 3 clove garlic
- 25 g coriander-leaf
- 300 g potato; in pieces | en trozos; optional
- 3 tbsp sunflower-oil
- 1.5 tsp salt
- 150 ml chicken-stock
~ chicken-thigh-on-bone > 600 g chicken-breast; in large pieces | en trozos grandes; name Chicken breast in green salsa | Pechuga en salsa verde
+ 250 g cactus courgette chayote peas
# Make the sauce | Haz la salsa
8 cook | Boil {tomatillo+jalapeno+garlic} in water in the saucepan for {time}. Drain and blend with {onion+coriander-leaf+chicken-stock}.
| Cuece {tomatillo+jalapeno+garlic} en agua en el cazo {time}. Escurre y tritura con {onion+coriander-leaf+chicken-stock}.
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with half of {salt} and brown in {sunflower-oil} in the casserole for {time}.
| Sazona {chicken-thigh-on-bone} con la mitad de {salt} y dora en {sunflower-oil} en la cazuela {time}.
# Simmer | Guisa
30 cook safe=chicken-thigh-on-bone | Pour the sauce over with the rest of {salt} and simmer, covered, for {time}.[ Add {potato} at the start.][ Add {extra} halfway.]
| Vierte la salsa con el resto de {salt} y cuece tapado {time}.[ Añade {potato} al principio.][ Añade {extra} a mitad.]

== calabacitas-con-elote
names: Calabacitas con elote, Mexican courgettes with sweetcorn, calabacitas a la mexicana, Mexican squash and corn | Calabacitas con elote, calabacitas a la mexicana, calabacitas, calabacitas con queso, calabacitas con elote y queso
about: courgettes stewed with sweetcorn, tomato, chilli and fresh cheese | calabacitas guisadas con elote, jitomate, chile y queso fresco
kind: side mexican easy
serves: 4, most 6 in pan
tools: knife pan
core: courgette sweetcorn
ways: stove
- 700 g courgette; diced | en dados
- 200 g sweetcorn
- 2 tomato; chopped | picad@
- 1/2 onion; chopped | picad@
- 1 clove garlic; chopped | picad@
- 1 jalapeno; chopped | picad@; optional
- 2 tbsp sunflower-oil
- 3/4 tsp salt
- 100 g fresh-cheese; in cubes | en cubos; optional
- 10 g coriander-leaf; chopped | picad@; optional
+ 300 g pork-shoulder chicken-breast poblano cream
# Fry | Sofríe
6 cook | Soften {onion+garlic+jalapeno} in {sunflower-oil} in the pan for {time}.
| Sofríe {onion+garlic+jalapeno} con {sunflower-oil} en la sartén {time}.
# Stew | Guisa
15 cook safe=extra | Add {tomato+courgette+sweetcorn+salt}, cover and cook for {time}, until tender.[ Brown {extra} beside it until done and stir in.]
| Añade {tomato+courgette+sweetcorn+salt}, tapa y cocina {time}, hasta que todo esté tierno.[ Dora aparte {extra} hasta que esté hecho e incorpora.]
1 work | Taste.[ Scatter {fresh-cheese+coriander-leaf} over.]
| Prueba.[ Espolvorea {fresh-cheese+coriander-leaf}.]

== caldo-tlalpeno
names: Caldo tlalpeño, Mexican chicken and chickpea soup with chipotle, Tlalpan-style chicken soup | Caldo tlalpeño, sopa tlalpeña, caldo tlalpeño de pollo
about: chicken soup with chickpeas, carrot, chipotle and avocado | caldo de pollo con garbanzos, zanahoria, chipotle y aguacate
kind: soup mexican easy
serves: 4, most 6 in pot
tools: knife pot
core: chicken-breast tinned-chickpeas chipotle-in-adobo
ways: stove
- 500 g chicken-breast
- 400 g tinned-chickpeas; drained | escurridos
- 2 carrot; sliced | en rodajas
- 1 courgette; diced | en dados; optional
- 2 tomato
- 1/2 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 1 tbsp chipotle-in-adobo
- 2 tbsp sunflower-oil
- 1500 ml chicken-stock
- 1.25 tsp salt
- 1 sprig epazote; optional
- 1 avocado; diced | en dados; optional
- 1 lime; in wedges | en gajos; optional
# Fry | Sofríe
8 cook | Fry {onion+garlic+carrot} in {sunflower-oil} in the pot for {time}. Chop {tomato}, add and soften.
| Sofríe {onion+garlic+carrot} con {sunflower-oil} en la olla {time}. Pica {tomato}, añade y deja ablandar.
# Simmer | Cuece
22 cook safe=chicken-breast | Add {chicken-breast+chicken-stock+chipotle-in-adobo+salt+epazote} and simmer for {time}. Lift out {chicken-breast} and shred.
| Añade {chicken-breast+chicken-stock+chipotle-in-adobo+salt+epazote} y cuece {time}. Saca {chicken-breast} y desmenuza.
8 cook | Add {tinned-chickpeas+courgette}, simmer for {time} and return {chicken-breast}.
| Añade {tinned-chickpeas+courgette}, cuece {time} y devuelve {chicken-breast}.
1 work | Serve hot.[ Add {avocado+lime} at the table.]
| Sirve en caliente.[ Añade {avocado+lime} en la mesa.]

== camarones-a-la-diabla
names: Camarones a la diabla, Mexican devilled prawns, spicy Mexican shrimp | Camarones a la diabla, camarones endiablados, camarones a la diabla con chipotle
about: prawns in a hot red sauce of guajillo, chipotle and tomato | camarones en salsa roja picante de guajillo, chipotle y jitomate
kind: main mexican easy
serves: 4, most 4 in pan
tools: knife pan saucepan blender
core: prawn guajillo-chilli
ways: stove
- 700 g prawn; peeled | pelad@
- 6 guajillo-chilli; seeded | sin semillas
- 2 tbsp chipotle-in-adobo
- 3 tomato
- 1/2 onion; in pieces | en trozos
- 3 clove garlic
- 40 g butter
- 1 tsp salt
- 1 lime; juiced | en zumo
~ prawn > 600 g cauliflower; in florets | en ramitos; name Cauliflower a la diabla | Coliflor a la diabla
# Make the sauce | Haz la salsa
10 cook | Boil {guajillo-chilli+tomato+garlic} in water in the saucepan for {time}, until soft. Drain.
| Cuece {guajillo-chilli+tomato+garlic} en agua en el cazo {time}, hasta que quede tierno. Escurre.
3 work | Blend with {onion+chipotle-in-adobo+salt} and strain.
| Tritura con {onion+chipotle-in-adobo+salt} y cuela.
8 cook | Simmer in half of {butter} in the pan for {time}, until thick.
| Cuece en la mitad de {butter} en la sartén {time}, hasta que espese.
# Finish | Termina
5 batch safe=prawn | Add {prawn} and {butter:rest} and cook for {time}, turning. Sharpen with {lime}.
| Añade {prawn} y {butter:rest} y cocina {time}, dando vueltas. Da un punto con {lime}.

== ensalada-de-nopales
names: Nopales salad, Mexican cactus salad, ensalada de nopales, nopalitos salad | Ensalada de nopales, ensalada de nopalitos, nopales a la mexicana
about: boiled cactus paddles with tomato, onion, chilli and fresh cheese | nopales cocidos con jitomate, cebolla, chile y queso fresco
kind: salad mexican easy
serves: 4, most 6 in bowl
tools: knife saucepan colander bowl
core: cactus tomato
ways: stove
- 500 g cactus; cleaned, in strips | limpi@, en tiras
- 2 tomato; diced | en dados
- 1/2 onion; finely chopped | picad@ fin@
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 15 g coriander-leaf; chopped | picad@
- 80 g fresh-cheese; crumbled | desmenuzad@; optional
- 1 avocado; diced | en dados; optional
- 2 tbsp olive-oil
- 1 lime; juiced | en zumo
- 1 tsp salt
- 1/2 tsp oregano; optional
# Boil | Cuece
12 cook | Boil {cactus} in the saucepan with water and half of {salt} for {time}, until tender. Rinse well in the colander to remove the slime.
| Cuece {cactus} en el cazo con agua y la mitad de {salt} {time}, hasta que estén tiernos. Enjuaga bien en el colador para quitar la baba.
# Mix | Mezcla
4 work | Mix {cactus+tomato+onion+jalapeno+coriander-leaf} in the bowl with {olive-oil+lime+oregano} and the rest of {salt}.[ Add {fresh-cheese+avocado}.]
| Mezcla {cactus+tomato+onion+jalapeno+coriander-leaf} en el bol con {olive-oil+lime+oregano} y el resto de {salt}.[ Añade {fresh-cheese+avocado}.]

== flan-napolitano
names: Flan napolitano, Mexican cream cheese flan, Neapolitan flan, Mexican flan | Flan napolitano, flan mexicano, flan napolitano casero, flan de tres leches
about: a rich Mexican flan of condensed milk, evaporated milk, cream cheese and egg | flan cremoso de leche condensada, leche evaporada, queso crema y huevo
kind: dessert mexican easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin saucepan jug dish
core: condensed-milk evaporated-milk egg
ways: stove+oven
- 150 g sugar
- 395 g condensed-milk
- 360 g evaporated-milk
- 190 g cream-cheese
- 5 egg
- 1 tbsp vanilla
# Line the tin | Carameliza el molde
8 cook | Melt {sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber, and coat the tin. It burns badly.
| Funde {sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar, y cubre el molde. Quema mucho.
# Blend | Licúa
3 work | Blend {condensed-milk+evaporated-milk+cream-cheese+egg+vanilla} in the jug and pour into the tin.
| Tritura {condensed-milk+evaporated-milk+cream-cheese+egg+vanilla} en la jarra y vierte en el molde.
# Bake in a water bath | Hornea al baño maría
65 batch safe=egg | Cover with foil, stand in the dish with hot water half way up and bake at 175 °C (fan 155 °C) for {time}, until set but trembling.
| Tapa con papel de aluminio, coloca en la fuente con agua caliente hasta media altura y hornea a 175 °C (155 °C con ventilador) {time}, hasta que cuaje pero tiemble.
300 cook | Cool, then chill for {time} and turn out.
| Deja enfriar, guarda en la nevera {time} y desmolda.

== carlota-de-limon
names: Carlota de limón, Mexican lime icebox cake, lime charlotte with María biscuits | Carlota de limón, carlota de limón con galletas, pay de limón sin hornear, postre de limón con galletas María
about: layers of plain biscuits and a lime cream that sets cold | capas de galletas y crema de limón que cuaja en frío
kind: dessert mexican easy
serves: 8, most 8 in dish
tools: dish jug
core: biscuits lime condensed-milk
ways: none
- 200 g biscuits
- 395 g condensed-milk
- 360 g evaporated-milk
- 7 lime; zest and juice | ralladura y zumo
+ 200 g mango strawberry cream-cheese
# Blend | Licúa
5 work | Blend {condensed-milk+evaporated-milk} in the jug, pouring in the juice of {lime} in a thread, until thick.[ Blend {extra} with it.]
| Tritura {condensed-milk+evaporated-milk} en la jarra, vertiendo en hilo el zumo de {lime}, hasta que espese.[ Tritura a la vez {extra}.]
# Build | Monta
6 work | Layer {biscuits} and what was blended in the dish, ending with it, and scatter the zest over.
| Alterna {biscuits} y lo batido en la fuente, terminando con ello, y espolvorea la ralladura.
300 cook | Chill for {time}, until it can be cut.
| Deja en la nevera {time}, hasta que se pueda cortar.
`);
