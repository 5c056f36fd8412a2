import { cards } from "../parse-cards.ts";

export const AMERICAN_HOME = cards(`
== pork-chops-with-apples
names: Pork chops with apples, pork chops and apples, pork with apples, pork and apples, pork chops with apple sauce, pork and apple | Chuletas de cerdo con manzana, chuletas con manzana, cerdo con manzanas, cerdo con manzana, chuletas de cerdo con manzanas
about: browned chops with apples and onions in a mustardy pan sauce | chuletas doradas con manzana y cebolla en una salsa ligera de mostaza
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan
core: pork-chop apple
ways: stove
- 4 pork-chop; 2.5 cm thick | de 2,5 cm de grosor
- 1 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp olive-oil
- 20 g butter
- 1 onion; in wedges | en gajos
- 3 apple; firm, cored, in wedges | firmes, sin corazón, en gajos
- 4 sprig thyme; optional
- 200 ml apple-juice
- 2 tsp mustard-dijon
~ pork-chop > 4 chicken-thigh-on-bone; name Chicken with apples | Pollo con manzana
# Brown | Dora
10 batch safe=pork-chop | Season {pork-chop} with {salt+black-pepper} and fry in {olive-oil} in the pan over medium-high heat for {time}, turning once, until browned and done. Lift out and keep warm.
| Sazona {pork-chop} con {salt+black-pepper} y dora con {olive-oil} en la sartén a fuego medio-alto {time}, con una vuelta, hasta que quede hecho. Saca y reserva al calor.
# Soften the fruit | Ablanda la fruta
10 cook | Add {butter} to the pan with {onion+apple+thyme} and fry for {time}, until golden and just soft.
| Pon {butter} en la sartén con {onion+apple+thyme} y sofríe {time}, hasta que todo se dore y esté apenas tierno.
# Make the sauce | Haz la salsa
5 cook | Stir in {apple-juice+mustard-dijon}, scrape up the brown bits and boil for {time}, until syrupy. Return {pork-chop} with the juices and turn in the sauce.
| Añade {apple-juice+mustard-dijon}, despega lo dorado y deja hervir {time}, hasta que tome cuerpo. Devuelve {pork-chop} con su jugo y baña con la salsa.
== buffalo-wings
names: Buffalo wings with blue cheese dip, buffalo wings, buffalo chicken wings, hot wings with blue cheese dip, Buffalo hot wings | Alitas buffalo con salsa de queso azul, alitas buffalo, alitas búfalo, alitas de pollo buffalo, alitas estilo Buffalo
about: crisp wings in hot butter sauce with a cool blue cheese dip | alitas crujientes en salsa picante de mantequilla con salsa fría de queso azul
kind: snack any easy
serves: 4, most 4 in tray
tools: tray rack bowl saucepan knife
core: chicken-wings
ways: oven air-fryer
instead: chicken-wings
- 1200 g chicken-wings; cut at the joint | cortadas por la articulación
- 1 tbsp baking-powder
- 1 tsp salt
- 60 g butter
- 100 ml hot-sauce
-- For the dip | Para la salsa
- 80 g blue-cheese; crumbled | desmenuzad@; optional
- 120 g sour-cream
- 1 tbsp lemon
- 2 stick celery; in sticks | en bastones; optional
~ sour-cream > 120 g yoghurt-soy
# Cook until crisp | Cocina hasta que crujan
5 work | Pat {chicken-wings} very dry and toss in the bowl with {baking-powder+salt}.
| Seca muy bien {chicken-wings} y mezcla en el bol con {baking-powder+salt}.
45 batch way=oven safe=chicken-wings | Lay on the rack over the tray and bake at 220 °C (fan 200 °C) for {time}, turning once, until brown and crisp.
| Coloca en la rejilla sobre la bandeja y hornea a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que estén doradas y crujientes.
24 batch way=air-fryer safe=chicken-wings | Cook in one layer in the air fryer at 200 °C for {time}, shaking twice, until brown and crisp.
| Cocina en una sola capa en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que estén doradas y crujientes.
# Stir the dip | Mezcla la salsa fría
3 work | Stir {sour-cream+lemon}[ with {blue-cheese}], leaving a few lumps, and chill.
| Mezcla {sour-cream+lemon}[ con {blue-cheese}], dejando algún grumo, y enfría.
# Toss and serve | Baña y sirve
3 cook | Melt {butter} with {hot-sauce} in the saucepan for {time} and turn the pieces in it. Serve hot with the cold dip[ and {celery}].
| Funde {butter} con {hot-sauce} en el cazo {time} y baña las piezas. Sirve caliente con la salsa fría[ y {celery}].
== biscuits-and-gravy
names: Biscuits and gravy, sausage gravy and biscuits, biscuits and sausage gravy, Southern biscuits and gravy, sausage gravy | Biscuits con salsa de salchicha, biscuits and gravy, panecillos con salsa de salchicha, panecillos sureños con salsa de salchicha
about: soft drop biscuits under a peppery white sausage sauce | panecillos tiernos con salsa blanca de carne de salchicha y pimienta
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 8
tools: bowl tray pan
core: sausage flour
ways: oven+stove
-- For the biscuits | Para los panecillos
- 300 g flour
- 4 tsp baking-powder
- 3/4 tsp salt
- 90 g butter; cold, diced | fría, en dados
- 240 ml milk
-- For the sauce | Para la salsa
- 400 g sausage; out of the skins | sin la piel
- 40 g flour as sauce-flour
- 600 ml milk as sauce-milk
- 1 tsp black-pepper
~ sausage > 350 g vegan-sausage; crumbled | desmenuzada; name Biscuits with plant-based sausage gravy | Panecillos con salsa de salchicha vegana
~ flour > 300 g flour-gluten-free; name Biscuits and gravy of gluten-free flour | Panecillos con salsa de harina sin gluten
~ sauce-flour > 40 g flour-gluten-free
# Bake | Hornea | group=1
6 work | Heat the oven to 220 °C (fan 200 °C). Rub {butter} into {flour+baking-powder+salt} in the bowl, then stir in {milk} just until it clings together. Drop {pieces} heaps on the tray.
| Calienta el horno a 220 °C (200 °C con ventilador). Deshaz {butter} con los dedos en {flour+baking-powder+salt} en el bol y añade {milk}, lo justo para que se una. Reparte {pieces} montones en la bandeja.
15 batch | Bake for {time}, until risen and golden.
| Hornea {time}, hasta que suban y se doren.
# Make the sauce | Haz la salsa | group=1
8 cook safe=sausage | Crumble {sausage} into the pan and fry over medium heat for {time}, until browned. Leave the fat in.
| Desmenuza {sausage} en la sartén y sofríe a fuego medio {time}, hasta que se dore. Deja la grasa.
7 cook | Stir in {sauce-flour} for a minute, pour in {sauce-milk} little by little and simmer for {time}, stirring, until it coats a spoon. Season with {black-pepper}.
| Añade {sauce-flour}, remueve un minuto, vierte {sauce-milk} poco a poco y cuece {time}, removiendo, hasta que nape la cuchara. Sazona con {black-pepper}.
1 work | Split them while hot and spoon the sauce over the halves.
| Ábrelos calientes y cubre las mitades con la salsa.
== chicken-fried-steak
names: Country fried steak, chicken fried steak, country fried steak with gravy, chicken fried steak with gravy, chicken-fried steak | Filete empanado sureño con salsa blanca, filete empanado sureño, chicken fried steak, filete empanado a la sureña, bistec empanado sureño
about: thin floured steaks, fried crisp, with peppery milk gravy | filetes finos enharinados y fritos con salsa blanca de leche y pimienta
kind: main any medium
serves: 4, most 4 in pan
tools: pan bowl
core: beef-steak
ways: stove
- 600 g beef-steak; in 4 pieces, beaten to 8 mm | en 4 trozos, aplastad@ a 8 mm
- 180 g flour
- 1 tsp paprika-sweet
- 1 tsp garlic-powder; optional
- 1.5 tsp salt
- 1 tsp black-pepper
- 2 egg
- 80 ml milk
- 200 ml sunflower-oil
- 450 ml milk as sauce-milk
~ egg > 100 ml soy-drink
~ beef-steak > 600 g chicken-breast; in 4 pieces, beaten to 8 mm | en 4 trozos, aplastad@ a 8 mm; name Chicken fried chicken | Pollo empanado sureño con salsa blanca
# Coat | Reboza
10 work | Mix {flour+paprika-sweet+garlic-powder+salt+black-pepper} and keep back {3 tbsp} for the sauce. Beat {egg+milk} in the bowl. Turn {beef-steak} in the dry mixture, then in the wet one, then in the dry one again, pressing well.
| Mezcla {flour+paprika-sweet+garlic-powder+salt+black-pepper} y aparta {3 tbsp} para la salsa. Bate {egg+milk} en el bol. Pasa {beef-steak} por la mezcla seca, por la líquida y otra vez por la seca, apretando bien.
# Fry | Fríe
14 pieces safe=beef-steak,egg | Heat {sunflower-oil} in the pan to 175 °C and fry in two rounds, {time} in all, turning once, until deep golden. Drain on paper.
| Calienta {sunflower-oil} en la sartén a 175 °C y fríe en dos tandas, {time} en total, con una vuelta, hasta que se doren bien. Escurre sobre papel.
# Make the sauce | Haz la salsa
7 cook | Pour off all but about {3 tbsp} of the fat, stir in the mixture kept back for a minute, then {sauce-milk}, and simmer for {time}, stirring, until thick. Spoon over the top.
| Deja en la sartén unas {3 tbsp} de grasa, añade la mezcla reservada, remueve un minuto, incorpora {sauce-milk} y cuece {time}, removiendo, hasta que espese. Sirve por encima.
== corn-chowder
names: Corn chowder, sweetcorn chowder, creamy corn chowder, corn and potato chowder, sweetcorn soup, corn soup | Sopa cremosa de maíz, crema de maíz con patata, corn chowder, chowder de maíz, crema de elote, sopa de elote, crema de choclo
about: a creamy soup of sweetcorn and potato with crisp bacon | sopa cremosa de maíz y patata con beicon crujiente
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: sweetcorn potato
ways: stove slow-cooker+stove
- 100 g bacon; in strips | en tiras
- 20 g butter
- 1 onion; chopped | picad@
- 1 stick celery; diced | en dados; optional
- 400 g potato; in 1.5 cm dice | en dados de 1,5 cm
- 500 g sweetcorn; drained or thawed | escurrido o descongelado
- 800 ml vegetable-stock
- 150 ml cream
- 1/2 tsp paprika-smoked
- 3/4 tsp salt
- 2 spring-onion; sliced | en rodajas; optional
# Fry | Sofríe
8 cook | Brown {bacon} in half of {butter} in the pot for {time}, then lift out.
| Dora {bacon} con la mitad de {butter} en la olla {time} y saca.
6 cook | Add the rest of {butter} with {onion+celery} and soften for {time}.
| Añade el resto de {butter} con {onion+celery} y pocha {time}.
# Simmer | Cuece
15 cook way=stove | Add {potato+sweetcorn+vegetable-stock+paprika-smoked+salt} and simmer for {time}, until a knife slides in.
| Añade {potato+sweetcorn+vegetable-stock+paprika-smoked+salt} y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
300 cook way=slow-cooker | Put it all into the slow cooker with {potato+sweetcorn+vegetable-stock+paprika-smoked+salt} and cook on low for {time}, until soft.
| Pásalo todo a la olla de cocción lenta con {potato+sweetcorn+vegetable-stock+paprika-smoked+salt} y cocina al mínimo {time}, hasta que esté tierno.
4 cook | Blend a third of it, stir back with {cream} and heat for {time}.[ Top with {bacon+spring-onion}.]
| Tritura un tercio, devuelve a la olla con {cream} y calienta {time}.[ Reparte por encima {bacon+spring-onion}.]
== green-bean-casserole
names: Green bean casserole, Thanksgiving green bean casserole, green bean bake | Cazuela de judías verdes al horno, green bean casserole, judías verdes gratinadas con champiñones, cazuela de judías verdes con champiñones, cazuela de ejotes
about: green beans baked in mushroom sauce under crisp onions | judías verdes al horno en salsa de champiñones con cebolla crujiente
kind: side any medium
serves: 6, most 6 in dish
tools: knife pot pan dish colander
core: green-beans mushroom
ways: oven+stove
- 700 g green-beans; trimmed, halved | sin puntas, partidas
- 1 onion; in thin rings | en aros finos
- 4 tbsp flour
- 100 ml sunflower-oil
- 30 g butter
- 300 g mushroom; sliced | en láminas
- 2 clove garlic; chopped | picad@
- 300 ml milk
- 150 ml cream
- 1 tsp salt
- 1/2 tsp black-pepper
# Fry the rings | Fríe los aros | group=1
8 cook | Turn {onion} in half of {flour} and fry in most of {sunflower-oil} in the pan for {time}, stirring, until golden, then drain on paper.
| Pasa {onion} por la mitad de {flour} y fríe con casi todo {sunflower-oil} en la sartén {time}, removiendo, hasta que se dore, y escurre sobre papel.
# Boil | Cuece | group=1
5 cook | Boil {green-beans} in water in the pot for {time}, until tender but firm, and drain.
| Cuece {green-beans} en agua en la olla {time}, hasta que queden tiernas pero firmes, y escurre.
# Make the sauce | Haz la salsa
8 cook | Fry {mushroom+garlic} in {butter} and the rest of {sunflower-oil} in the pan for {time}, until dry.
| Saltea {mushroom+garlic} con {butter} y el resto de {sunflower-oil} en la sartén {time}, hasta que se seque.
6 cook | Stir in the rest of {flour}, then {milk+cream+salt+black-pepper}, and simmer for {time}, stirring, until thick.
| Añade el resto de {flour}, luego {milk+cream+salt+black-pepper} y cuece {time}, removiendo, hasta que espese.
# Bake | Hornea
20 batch | Mix with {green-beans} in the dish.[ Scatter {onion} over the top.] Bake at 200 °C (fan 180 °C) for {time}, until bubbling.
| Mezcla con {green-beans} en la fuente.[ Reparte {onion} por encima.] Hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee.
== sweet-potato-casserole
names: Sweet potato casserole, sweet potato casserole with pecans, Thanksgiving sweet potatoes, sweet potato bake with pecans, sweet potato souffle | Gratinado dulce de boniato, cazuela de batata, cazuela de camote, sweet potato casserole, gratinado de boniato con pecanas
about: baked sweet potato mash under a pecan crumble | puré de boniato al horno con crujiente de pecanas
kind: side any easy
serves: 6, most 6 in dish
tools: knife pot dish masher bowl
core: sweet-potato
ways: oven+stove
- 1200 g sweet-potato; peeled, in chunks | pelad@, en trozos
- 100 ml milk
- 60 g butter; soft | blanda
- 1 egg; binds
- 1 tsp cinnamon
- 3/4 tsp salt
-- For the top | Para la cubierta
- 80 g brown-sugar
- 60 g flour
- 50 g butter as top-butter; cold | fría
- 100 g pecan; chopped | picad@
- 60 g marshmallow; small | pequeñ@; optional
~ pecan > 80 g sunflower-seeds
# Mash | Haz el puré
15 cook | Boil {sweet-potato} in water in the pot for {time}, until soft. Drain, let it steam dry and mash with {milk+butter+cinnamon+salt}, then beat in {egg}.
| Cuece {sweet-potato} en agua en la olla {time}, hasta que se ablande{sweet-potato?|n}. Escurre, deja que suelte el vapor, aplasta con {milk+butter+cinnamon+salt} e incorpora {egg}.
# Cover and bake | Cubre y hornea
5 work | Heat the oven to 190 °C (fan 170 °C). Rub {brown-sugar+flour+top-butter} to crumbs in the bowl and mix in {pecan}. Spread the mash in the dish and scatter the crumbs over it.
| Calienta el horno a 190 °C (170 °C con ventilador). Deshaz {brown-sugar+flour+top-butter} en migas en el bol y mezcla con {pecan}. Extiende el puré en la fuente y reparte las migas por encima.
28 batch safe=egg | Bake for {time}, until browned at the edges.[ Scatter {marshmallow} over it for the last 5 minutes.]
| Hornea {time}, hasta que los bordes se doren.[ Reparte {marshmallow} por encima para los últimos 5 minutos.]
== chicken-and-dumplings
names: Chicken and dumplings, chicken with dumplings, Southern chicken and dumplings, chicken stew with dumplings, chicken dumpling soup | Pollo con dumplings americanos, guiso de pollo con bolas de masa, chicken and dumplings, estofado de pollo con dumplings
about: a creamy chicken stew with soft dumplings steamed on top | guiso cremoso de pollo con bolas tiernas de masa cocidas encima
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: chicken-thigh flour
ways: stove
- 600 g chicken-thigh; boneless, in pieces | deshuesado, en trozos
- 30 g butter
- 1 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 2 stick celery; sliced | en rodajas
- 2 tbsp flour as sauce-flour
- 1000 ml chicken-stock
- 4 sprig thyme
- 100 g peas
- 1 tsp salt
-- For the dumplings | Para las bolas de masa
- 200 g flour
- 2.5 tsp baking-powder
- 1/2 tsp salt as dough-salt
- 40 g butter as dough-butter; melted | derretida
- 150 ml milk
~ chicken-thigh > 2 can tinned-white-beans; drained | escurridas; name White beans and dumplings | Alubias blancas con bolas de masa
~ flour > 200 g flour-gluten-free; name Chicken with gluten-free dumplings | Pollo con bolas de masa sin gluten
~ sauce-flour > 1.5 tbsp cornflour; stirred with cold water | disuelta en agua fría
# Make the stew | Haz el guiso
8 cook | Soften {onion+carrot+celery} in {butter} in the casserole for {time}.
| Pocha {onion+carrot+celery} con {butter} en la cazuela {time}.
15 cook safe=chicken-thigh | Stir in {sauce-flour} and then {chicken-stock}, add {chicken-thigh+thyme+salt} and simmer for {time}. Add {peas}.
| Incorpora {sauce-flour} y después {chicken-stock}, añade {chicken-thigh+thyme+salt} y cuece a fuego suave {time}. Agrega {peas}.
# Top and steam | Cubre y cuece
4 work | Mix {flour+baking-powder+dough-salt} in the bowl and stir in {dough-butter+milk}, no longer than needed. Drop spoonfuls on the simmering stew.
| Mezcla {flour+baking-powder+dough-salt} en el bol e incorpora {dough-butter+milk}, lo justo. Reparte cucharadas sobre el guiso mientras hierve suave.
15 cook | Cover and cook over low heat for {time} without lifting the lid, until they are dry inside.
| Tapa y cuece a fuego bajo {time} sin levantar la tapa, hasta que queden secas por dentro.
== red-beans-and-rice
names: Red beans and rice, Louisiana red beans and rice, Cajun red beans and rice, New Orleans red beans and rice, Creole red beans and rice | Alubias rojas con arroz a la criolla, red beans and rice, frijoles rojos con arroz, arroz con alubias rojas de Luisiana, alubias rojas con arroz
about: creamy red beans with smoked sausage, over rice | alubias rojas melosas con salchicha ahumada, servidas con arroz
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole saucepan
core: dried-kidney-beans rice-basmati
ways: stove pressure-cooker+stove
- 400 g dried-kidney-beans
- 300 g andouille; sliced | en rodajas
- 2 tbsp sunflower-oil
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 2 stick celery; diced | en dados
- 4 clove garlic; chopped | picad@
- 2 tsp paprika-smoked
- 1/4 tsp chilli-flakes; optional
- 1 tsp thyme
- 2 bay-leaf
- 1.5 tsp salt
- 300 g rice-basmati
~ andouille > 200 g mushroom; sliced | en láminas
# Soak | Remoja
480 cook | Cover {dried-kidney-beans} with plenty of cold water and soak for {time}. Drain.
| Cubre {dried-kidney-beans} con abundante agua fría y deja en remojo {time}. Escurre.
# Fry | Sofríe
12 cook | Fry {andouille} in {sunflower-oil} in the casserole until browned. Add {onion+green-pepper+celery+garlic} and soften, {time} in all.
| Dora {andouille} con {sunflower-oil} en la cazuela. Añade {onion+green-pepper+celery+garlic} y pocha, {time} en total.
# Simmer | Cuece
10 cook | Add {dried-kidney-beans} with {1700 ml} of fresh water and {paprika-smoked+chilli-flakes+thyme+bay-leaf}, and boil hard for {time}.
| Añade {dried-kidney-beans} con {1700 ml} de agua limpia y {paprika-smoked+chilli-flakes+thyme+bay-leaf}, y hierve fuerte {time}.
80 cook way=stove | Simmer gently for {time}, stirring now and then, until very soft. Season with {salt}.
| Cuece a fuego suave {time}, removiendo de vez en cuando, hasta que queden muy tiernas. Sazona con {salt}.
30 cook way=pressure-cooker | Put it all into the pressure cooker with no more water than covers it, close and cook at high pressure for {time}. Let the pressure fall by itself and season with {salt}.
| Pásalo todo a la olla a presión con el agua justa para cubrir, cierra y cuece a presión alta {time}. Deja que la presión baje sola y sazona con {salt}.
3 work | Crush some against the side, so that it turns creamy. Remove the leaves.
| Aplasta unas pocas contra la pared, para que ligue. Retira las hojas.
# Cook what goes with it | Cuece la guarnición
15 cook | Cook {rice-basmati} with {600 ml} of water in the covered saucepan over low heat for {time}. Serve with the stew over it.
| Cuece {rice-basmati} con {600 ml} de agua en el cazo tapado a fuego bajo {time}. Sirve con el guiso por encima.
== apple-sauce
names: Apple sauce, homemade apple sauce, stewed apples, cinnamon apple sauce, apple compote, stewed apple | Compota de manzana, compota de manzana casera, compota de manzanas, compota de manzana con canela, puré dulce de manzana
about: apples stewed soft with a little sugar and cinnamon | manzanas cocidas hasta deshacerse, con poco azúcar y canela
kind: dessert any easy
serves: 6, most 8 in saucepan
tools: knife saucepan
core: apple
ways: stove microwave slow-cooker
- 1000 g apple; peeled and cored, in pieces | peladas y sin corazón, en trozos
- 80 ml water
- 40 g sugar; optional
- 1 tbsp lemon
- 1/2 tsp cinnamon; optional
# Cook | Cuece
15 cook way=stove | Put {apple+water+sugar+lemon+cinnamon} into the saucepan, cover and simmer for {time}, stirring now and then, until they fall apart.
| Pon {apple+water+sugar+lemon+cinnamon} en el cazo, tapa y cuece a fuego suave {time}, removiendo de vez en cuando, hasta que se deshagan.
10 pieces way=microwave | Put {apple+water+sugar+lemon+cinnamon} into a deep bowl, cover loosely and cook in the microwave on high for {time}, stirring halfway, until they fall apart.
| Pon {apple+water+sugar+lemon+cinnamon} en un bol hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que se deshagan.
240 cook way=slow-cooker | Put {apple+water+sugar+lemon+cinnamon} into the slow cooker and cook on low for {time}, until they fall apart.
| Pon {apple+water+sugar+lemon+cinnamon} en la olla de cocción lenta y cocina al mínimo {time}, hasta que se deshagan.
# Crush | Aplasta
2 work | Crush with a fork, as coarse or fine as you like. Serve warm or cold.
| Aplasta con un tenedor, más grueso o más fino. Sirve templado o frío.
`);
