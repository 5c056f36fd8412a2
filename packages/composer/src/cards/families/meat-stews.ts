import { cards } from "../parse-cards.ts";

export const MEAT_STEWS = cards(`
== beef-stew
names: Beef stew, beef and vegetable stew, classic beef stew, slow-cooked beef stew, Irish beef stew, beef casserole, hearty beef stew | Guiso de carne, estofado de carne, guisado de res, estofado de res, guiso de carne con verduras, carne guisada, guiso de carne con patatas
about: beef braised with carrots, potatoes and herbs in a rich sauce | carne de ternera guisada con zanahorias, patatas y hierbas
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: stewing-beef
ways: stove oven slow-cooker pressure-cooker
instead: lentejas-estofadas
- 1000 g stewing-beef; in 4 cm pieces | en trozos de 4 cm
- 2 tbsp flour
- 3 tbsp olive-oil
- 2 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 2 tbsp tomato-puree
- 200 ml red-wine
- 700 ml beef-stock
- 4 sprig thyme
- 2 bay-leaf
- 4 carrot; in thick pieces | en trozos gruesos
- 2 stick celery; sliced | en rodajas
- 600 g potato; peeled, in chunks | pelad@, en trozos
- 1.5 tsp salt
- 1/2 tsp black-pepper
# Brown | Dora
12 batch | Toss {stewing-beef} in {flour+salt+black-pepper}. Brown in {olive-oil} in the casserole for {time}, not too much at once, until dark on all sides. Lift out.
| Pasa {stewing-beef} por {flour+salt+black-pepper}. Dora con {olive-oil} en la cazuela {time}, sin amontonar, hasta que tome color por todos los lados. Saca.
# Build the sauce | Haz la salsa
8 cook | Fry {onion+celery} in the same fat for {time}, then stir in {garlic+tomato-puree} for a minute.
| Sofríe {onion+celery} en la misma grasa {time} y añade {garlic+tomato-puree} un minuto.
3 work | Pour in {red-wine}, scrape up the brown bits and let it boil down. Add {beef-stock+thyme+bay-leaf+stewing-beef}.
| Vierte {red-wine}, despega lo dorado y deja reducir. Añade {beef-stock+thyme+bay-leaf+stewing-beef}.
# Braise | Guisa
75 cook way=stove,oven | Cover and simmer very gently for {time}; in the oven at 160 °C (fan 140 °C) it takes the same time.
| Tapa y guisa a fuego muy suave {time}; en el horno a 160 °C (140 °C con ventilador) el tiempo es el mismo.
45 cook way=stove,oven safe=stewing-beef | Add {carrot+potato} and simmer, half covered, for {time}, until everything is tender to a fork and the sauce coats a spoon.
| Añade {carrot+potato} y cuece medio tapado {time}, hasta que todo esté tierno al pincharlo y la salsa nape la cuchara.
30 cook way=pressure-cooker safe=stewing-beef | Put it all into the pressure cooker, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
20 cook way=pressure-cooker | Add {carrot+potato} and simmer, open, for {time}, until everything is tender and the sauce coats a spoon.
| Añade {carrot+potato} y cuece destapado {time}, hasta que todo esté tierno y la salsa nape la cuchara.
480 cook way=slow-cooker safe=stewing-beef | Put it all into the slow cooker with {carrot+potato} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {carrot+potato} y cocina al mínimo {time}.

== boeuf-bourguignon
names: Boeuf bourguignon, beef bourguignon, beef Burgundy, French beef stew, beef in red wine | Boeuf bourguignon, ternera a la borgoñona, buey a la borgoñona, estofado de ternera francés, ternera a la bourguignon
about: beef braised in red wine with bacon, mushrooms and pearl onions | ternera guisada en vino tinto con beicon, champiñones y cebollitas
kind: main french medium
serves: 6, most 8 in casserole
tools: knife casserole pan
core: stewing-beef red-wine
ways: stove oven pressure-cooker+stove slow-cooker+stove
- 1200 g stewing-beef; in 5 cm pieces | en trozos de 5 cm
- 150 g bacon; in strips | en tiras; optional
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 3 clove garlic; crushed | machacad@
- 2 tbsp flour
- 1 tbsp tomato-puree
- 750 ml red-wine
- 300 ml beef-stock
- 4 sprig thyme
- 2 bay-leaf
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 30 g butter
- 300 g mushroom; halved | en mitades
- 250 g pearl-onion; peeled | pelad@
~ red-wine > 750 ml beef-stock; name Beef with mushrooms and pearl onions | Ternera con champiñones y cebollitas
# Brown | Dora
6 cook | Fry {bacon} in the casserole for {time}, until golden, and lift it out.
| Dora {bacon} en la cazuela {time} y retira.
12 batch | Dry {stewing-beef}, season with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, in turns. Lift out.
| Seca {stewing-beef}, sazona con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, por tandas. Saca.
8 cook | Soften {onion+carrot} for {time}, stir in {garlic+flour+tomato-puree} for a minute.
| Ablanda {onion+carrot} {time} e incorpora {garlic+flour+tomato-puree} un minuto.
# Braise | Guisa
150 cook way=stove,oven safe=stewing-beef | Add {red-wine+beef-stock+thyme+bay-leaf+stewing-beef}[, then {bacon}]. Cover and simmer very gently for {time}, or in the oven at 150 °C (fan 130 °C), until it yields to a fork.
| Añade {red-wine+beef-stock+thyme+bay-leaf+stewing-beef}[ y después {bacon}]. Tapa y guisa a fuego muy suave {time}, o en el horno a 150 °C (130 °C con ventilador), hasta que ceda al tenedor.
40 cook way=pressure-cooker safe=stewing-beef | Let {red-wine} boil down by a third in the casserole. Put it all into the pressure cooker with {beef-stock+thyme+bay-leaf+stewing-beef}[, then {bacon}], and cook at high pressure for {time}. Let the pressure fall by itself.
| Deja reducir {red-wine} un tercio en la cazuela. Pásalo todo a la olla a presión con {beef-stock+thyme+bay-leaf+stewing-beef}[, después {bacon}], y cuece a presión alta {time}. Deja que la presión baje sola.
480 cook way=slow-cooker safe=stewing-beef | Let {red-wine} boil down by half in the casserole. Put it all into the slow cooker with {beef-stock+thyme+bay-leaf+stewing-beef}[, then {bacon}], and cook on low for {time}.
| Deja reducir {red-wine} a la mitad en la cazuela. Pásalo todo a la olla de cocción lenta con {beef-stock+thyme+bay-leaf+stewing-beef}[, después {bacon}], y cocina al mínimo {time}.
# Prepare the garnish | Prepara la guarnición
15 cook | Fry {pearl-onion+mushroom} in {butter} in the pan for {time}, until brown and tender.
| Dora {pearl-onion+mushroom} con {butter} en la sartén {time}, hasta que estén tiernos.
10 cook | Stir into the casserole and simmer uncovered for {time}, until glossy.
| Incorpora a la cazuela y cuece destapado {time}, hasta que brille.

== goulash
names: Goulash, Hungarian goulash, beef goulash, gulyás, paprika beef stew | Gulash, gulash húngaro, goulash, gulasch, estofado húngaro, gulash de ternera
about: Hungarian beef braised with plenty of onions and paprika | ternera a la húngara guisada con mucha cebolla y pimentón
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: stewing-beef paprika-sweet onion
ways: stove pressure-cooker+stove
- 1000 g stewing-beef; in 3 cm cubes | en dados de 3 cm
- 3 tbsp lard
- 800 g onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 4 tbsp paprika-sweet
- 1 tsp caraway; crushed | machacada
- 1 tbsp tomato-puree
- 2 red-pepper; in strips | en tiras
- 800 ml beef-stock
- 2 tsp salt
- 500 g potato; peeled, in chunks | pelad@, en trozos; optional
- 1 tsp wine-vinegar
# Soften slowly | Pocha despacio
20 cook | Melt {lard} in the casserole and soften {onion} over medium heat for {time}, until deep gold.
| Funde {lard} en la cazuela y pocha {onion} a fuego medio {time}, hasta que esté bien dorada.
why | Nothing else thickens the sauce.
| Es lo único que espesa la salsa.
# Stew | Guisa
3 work | Take off the heat and stir in {paprika-sweet+garlic+caraway+tomato-puree}, then a splash of {beef-stock}.
| Retira del fuego e incorpora {paprika-sweet+garlic+caraway+tomato-puree} y un chorro de {beef-stock}.
why | On high heat the red powder burns and turns bitter.
| A fuego fuerte el polvo rojo se quema y amarga.
95 cook way=stove | Add {stewing-beef+salt+wine-vinegar} and the rest of the liquid, cover and simmer gently for {time}.
| Añade {stewing-beef+salt+wine-vinegar} y el resto del líquido, tapa y guisa a fuego suave {time}.
30 cook way=pressure-cooker | Put it into the pressure cooker with {stewing-beef+salt+wine-vinegar} and the rest of the liquid, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo a la olla a presión con {stewing-beef+salt+wine-vinegar} y el resto del líquido, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Finish | Termina
25 cook safe=stewing-beef | Add {red-pepper+potato} and simmer for {time}, until all is tender and the sauce thick and red.
| Añade {red-pepper+potato} y cuece {time}, hasta que todo esté tierno y la salsa espesa y roja.

== beef-stroganoff
names: Beef stroganoff, stroganoff, beef stroganov, stroganov, beef in mushroom cream sauce | Strogonoff de ternera, stroganoff, ternera Strogonoff, strogonoff, estrogonof, estrogonofe, stroganoff de res, solomillo Strogonoff
about: strips of beef with mushrooms in a sour cream sauce | tiras de ternera con champiñones en salsa de nata agria
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan
core: beef-steak mushroom
ways: stove
- 600 g beef-steak; in strips | en tiras
- 2 tbsp sunflower-oil
- 40 g butter
- 1 onion; thinly sliced | en juliana fina
- 300 g mushroom; sliced | en láminas
- 2 tsp paprika-sweet
- 1 tbsp flour
- 250 ml beef-stock
- 2 tsp mustard-dijon
- 200 ml sour-cream
- 1 tsp salt
- 1/4 tsp black-pepper
- 10 g parsley; chopped | picad@; optional
~ sour-cream > 200 ml cream-plant; with a squeeze of lemon | con un chorrito de limón
# Sear | Dora
5 batch safe=beef-steak | Season {beef-steak} with {salt+black-pepper} and brown in {sunflower-oil} in the very hot pan for {time}, in two turns. Lift out.
| Sazona {beef-steak} con {salt+black-pepper} y dora con {sunflower-oil} en la sartén muy caliente {time}, en dos tandas. Saca.
# Fry the vegetables | Sofríe la verdura
12 cook | Melt {butter} and fry {onion+mushroom} for {time}, until brown and dry.
| Funde {butter} y sofríe {onion+mushroom} {time}, hasta que se doren y queden secos.
# Make the sauce | Haz la salsa
6 cook | Stir in {paprika-sweet+flour} for a minute, add {beef-stock+mustard-dijon} and simmer for {time}, until it thickens.
| Incorpora {paprika-sweet+flour} un minuto, añade {beef-stock+mustard-dijon} y cuece {time}, hasta que espese.
2 cook | Turn the heat low, stir in {beef-steak} with its juices, then {sour-cream}, and warm for {time} without boiling.[ Scatter with {parsley}.]
| Baja el fuego, incorpora {beef-steak} con su jugo y después {sour-cream}, y calienta {time} sin que hierva.[ Espolvorea {parsley}.]
tip | Serve with something plain that takes up the sauce.
| Acompaña con algo sencillo que recoja la salsa.

== coq-au-vin
names: Coq au vin, chicken in red wine, French chicken in wine, chicken braised in wine | Coq au vin, pollo al vino tinto, pollo al vino, gallo al vino
about: chicken braised in red wine with bacon, mushrooms and pearl onions | pollo guisado en vino tinto con beicon, champiñones y cebollitas
kind: main french medium
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh red-wine
ways: stove
- 1200 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 150 g bacon; in strips | en tiras; optional
- 200 g pearl-onion; peeled | pelad@
- 250 g mushroom; halved | en mitades
- 1 carrot; sliced | en rodajas
- 2 clove garlic; crushed | machacad@
- 2 tbsp flour
- 500 ml red-wine
- 250 ml chicken-stock
- 3 sprig thyme
- 1 bay-leaf
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 2 tbsp olive-oil
~ bacon > 150 g turkey-bacon; in strips | en tiras
~ red-wine > 500 ml beef-stock; name Chicken with mushrooms and pearl onions | Pollo con champiñones y cebollitas
# Brown | Dora
8 cook | Fry {bacon+pearl-onion+mushroom} in {olive-oil} in the casserole for {time}, until golden. Lift out.
| Dora {bacon+pearl-onion+mushroom} con {olive-oil} en la cazuela {time}. Saca.
10 batch | Season {chicken-thigh} with {salt+black-pepper} and brown in the fat for {time}, skin first. Lift out.
| Sazona {chicken-thigh} con {salt+black-pepper} y dora en la grasa {time}, primero por la piel. Saca.
# Braise | Guisa
4 work | Soften {carrot+garlic} briefly, stir in {flour}, then pour in {red-wine+chicken-stock} and scrape up the brown bits. Add {thyme+bay-leaf}.
| Rehoga un poco {carrot+garlic}, incorpora {flour}, vierte {red-wine+chicken-stock} y despega lo dorado. Añade {thyme+bay-leaf}.
45 cook safe=chicken-thigh | Return {chicken-thigh}, half cover and simmer gently for {time}, until it almost falls off the bone.
| Devuelve {chicken-thigh}, tapa a medias y guisa a fuego suave {time}, hasta que casi se desprenda del hueso.
# Finish | Termina
15 cook | Add what was fried first and simmer uncovered for {time}, until the sauce is dark and coats a spoon.
| Añade lo dorado al principio y cuece destapado {time}, hasta que la salsa esté oscura y nape la cuchara.

== chilli-con-carne
names: Chilli con carne, chili con carne, chilli, chili, beef chilli, Tex-Mex chili, beef and bean chili | Chili con carne, chile con carne, chili, chili tejano, chile con carne y frijoles
about: minced beef and beans in a smoky, spicy tomato sauce | carne picada y alubias en una salsa de tomate especiada y picante
kind: main mexican easy
serves: 6, most 8 in casserole
tools: knife casserole
core: beef-mince tinned-kidney-beans
ways: stove slow-cooker+stove pressure-cooker+stove
- 2 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; diced | en dados
- 3 clove garlic; chopped | picad@
- 600 g beef-mince
- 2 tbsp chilli-powder
- 2 tsp cumin
- 2 tsp paprika-smoked
- 1 tsp oregano
- 2 tbsp tomato-puree
- 2 can tinned-tomatoes
- 300 ml beef-stock
- 2 can tinned-kidney-beans; drained | escurridas
- 15 g chocolate; optional
- 1.5 tsp salt
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Lentil chilli | Chili de lentejas
# Fry | Sofríe
8 cook | Soften {onion+red-pepper} in {olive-oil} in the casserole for {time}.
| Pocha {onion+red-pepper} con {olive-oil} en la cazuela {time}.
8 cook if=beef-mince safe=beef-mince | Turn up the heat, add {beef-mince} and fry for {time}, breaking it up, until well browned.
| Sube el fuego, añade {beef-mince} y sofríe {time}, desmenuzando, hasta que se dore bien.
5 cook not=beef-mince | Add {beef-mince} and fry for {time}.
| Añade {beef-mince} y sofríe {time}.
2 cook | Stir in {garlic+chilli-powder+cumin+paprika-smoked+oregano+tomato-puree} for {time}.
| Incorpora {garlic+chilli-powder+cumin+paprika-smoked+oregano+tomato-puree} y remueve {time}.
# Simmer | Cuece
40 cook way=stove | Add {tinned-tomatoes+beef-stock+salt} and simmer for {time}, stirring now and then.
| Añade {tinned-tomatoes+beef-stock+salt} y cuece a fuego suave {time}, removiendo de vez en cuando.
15 cook way=stove | Add {tinned-kidney-beans} and simmer for {time}, until thick.[ Melt in {chocolate}.]
| Añade {tinned-kidney-beans} y cuece {time}, hasta que espese.[ Funde dentro {chocolate}.]
360 cook way=slow-cooker | Put it all into the slow cooker with {tinned-tomatoes+tinned-kidney-beans+salt} and half of {beef-stock} and cook on low for {time}, until thick; add the rest only if it gets dry.[ Melt in {chocolate}.]
| Pásalo todo a la olla de cocción lenta con {tinned-tomatoes+tinned-kidney-beans+salt} y la mitad de {beef-stock} y cocina al mínimo {time}, hasta que espese; añade el resto solo si se seca.[ Funde dentro {chocolate}.]
15 cook way=pressure-cooker | Scrape the bottom clean with {beef-stock}, put it all into the pressure cooker with {tinned-tomatoes+salt} and cook at high pressure for {time}. Let the pressure fall by itself.
| Despega lo pegado con {beef-stock}, pásalo todo a la olla a presión con {tinned-tomatoes+salt} y cuece a presión alta {time}. Deja que la presión baje sola.
5 cook way=pressure-cooker | Stir in {tinned-kidney-beans} and simmer, open, for {time}.[ Melt in {chocolate}.]
| Añade {tinned-kidney-beans} y cuece destapado {time}.[ Funde dentro {chocolate}.]
tip | It tastes even better the next day.
| Al día siguiente está aún más rico.

== cassoulet
names: Cassoulet, French bean and duck casserole, cassoulet de Toulouse, white bean and sausage casserole | Cassoulet, cassoulet francés, cassoulet de pato, alubias con pato a la francesa
about: white beans baked with duck, pork and sausage under a crust | alubias blancas al horno con pato, cerdo y salchicha bajo una costra
kind: main french hard
serves: 6, most 6 in casserole
tools: knife casserole colander
core: dried-white-beans duck sausage
ways: oven+stove
- 500 g dried-white-beans
- 1000 g duck; legs | muslos
- 300 g pork-belly; in 4 cm cubes | en dados de 4 cm
- 4 sausage
- 1 onion; chopped | picad@
- 1 carrot; diced | en dados
- 5 clove garlic; chopped | picad@
- 2 tbsp tomato-puree
- 1200 ml chicken-stock
- 4 sprig thyme
- 2 bay-leaf
- 2 tsp salt
- 80 g breadcrumbs
# Soak and boil | Remoja y cuece
600 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Remoja {dried-white-beans} en abundante agua fría {time} y escurre.
10 cook | Cover with fresh water and boil hard for {time}. Drain.
| Cubre con agua limpia y hierve a borbotones {time}. Escurre.
# Brown | Dora
20 batch | Brown {duck}, then {pork-belly}, then {sausage} in the casserole over medium heat, {time} in all, and lift out.
| Dora {duck}, luego {pork-belly} y luego {sausage} en la cazuela a fuego medio, {time} en total, y saca.
6 cook | Soften {onion+carrot+garlic} in the fat for {time}, then stir in {tomato-puree}.
| Ablanda {onion+carrot+garlic} en la grasa {time} e incorpora {tomato-puree}.
# Bake | Hornea
90 cook safe=duck,pork-belly | Add {dried-white-beans+duck+pork-belly+chicken-stock+thyme+bay-leaf}, cover and bake at 160 °C (fan 140 °C) for {time}.
| Añade {dried-white-beans+duck+pork-belly+chicken-stock+thyme+bay-leaf}, tapa y hornea a 160 °C (140 °C con ventilador) {time}.
60 batch safe=sausage | Season with {salt}, push in {sausage}, scatter {breadcrumbs} over and bake uncovered for {time}, breaking the crust twice, until deep golden and tender.
| Sazona con {salt}, hunde {sausage}, reparte {breadcrumbs} por encima y hornea destapado {time}, rompiendo la costra dos veces, hasta que esté bien dorado y tierno.

== chicken-noodle-soup
names: Chicken noodle soup, chicken soup, homemade chicken soup, chicken broth with noodles, chicken and vegetable soup | Sopa de pollo con fideos, sopa de pollo, caldo de pollo con fideos, sopa de fideos con pollo, sopa de pollo y verduras, sopa de pollo casera
about: a clear chicken soup with vegetables and noodles | sopa clara de pollo con verduras y fideos
kind: soup any easy
serves: 4, most 6 in pot
tools: knife pot slotted
core: chicken-thigh
ways: stove pressure-cooker+stove slow-cooker+stove
- 800 g chicken-thigh-on-bone as chicken-thigh
- 1800 ml water
- 1 onion; halved | partid@
- 2 carrot; sliced | en rodajas
- 2 stick celery; sliced | en rodajas
- 1 clove garlic; crushed | machacad@
- 1 bay-leaf
- 3 sprig thyme
- 2 tsp salt
- 1/4 tsp black-pepper
- 120 g vermicelli
- 10 g parsley; chopped | picad@; optional
- 1/2 lemon; juiced | en zumo; optional
# Simmer | Cuece
15 cook way=pressure-cooker safe=chicken-thigh | Put {chicken-thigh+water+onion+bay-leaf+thyme+salt} into the pressure cooker, no more than two thirds full, close and cook at high pressure for {time}. Let the pressure fall by itself and pour into the pot.
| Pon {chicken-thigh+water+onion+bay-leaf+thyme+salt} en la olla a presión, llena hasta dos tercios como mucho, cierra y cuece a presión alta {time}. Deja que la presión baje sola y pasa a la olla grande.
360 cook way=slow-cooker safe=chicken-thigh | Put {chicken-thigh+water+onion+bay-leaf+thyme+salt} into the slow cooker and cook on low for {time}. Pour into the pot.
| Pon {chicken-thigh+water+onion+bay-leaf+thyme+salt} en la olla de cocción lenta y cocina al mínimo {time}. Pasa a la olla grande.
40 cook way=stove safe=chicken-thigh | Bring {chicken-thigh+water+onion+bay-leaf+thyme+salt} to the boil in the pot, skim and simmer gently for {time}.
| Lleva {chicken-thigh+water+onion+bay-leaf+thyme+salt} a ebullición en la olla, espuma y cuece a fuego suave {time}.
# Shred | Desmenuza
6 work | Lift out {chicken-thigh}, discard what is not flesh and shred the rest. Take out {onion+bay-leaf+thyme}.
| Saca {chicken-thigh}, desecha lo que no sea magro y desmenuza el resto. Retira {onion+bay-leaf+thyme}.
# Finish | Termina
10 cook | Add {carrot+celery+garlic+black-pepper} to the pot and simmer for {time}.
| Añade {carrot+celery+garlic+black-pepper} a la olla y cuece {time}.
6 cook | Add {vermicelli} and cook for {time}, until tender. Return the shreds and heat through.[ Scatter in {parsley}.][ Sharpen with {lemon}.]
| Añade {vermicelli} y cuece {time}, hasta que estén tiernos. Devuelve lo desmenuzado y calienta.[ Espolvorea {parsley}.][ Aliña con {lemon}.]
`);
