import { cards } from "../parse-cards.ts";

export const SPANISH_POTS = cards(`
== pote-asturiano
names: Pote asturiano, Asturian bean and greens stew, Asturian pot, Asturian bean and kale stew | Pote asturiano, pote de berzas, pote asturiano de berzas, pote de Asturias
about: a hearty stew of white beans, kale, potato and smoked sausages | guiso contundente de alubias blancas, berza, patata y compango
kind: main spanish medium
serves: 6, most 8 in pot
tools: knife pot
core: dried-white-beans kale potato
ways: stove
- 300 g dried-white-beans
- 500 g kale; or other dark greens, finely shredded | o berza, en tiras finas
- 400 g potato; broken into pieces | cascad@ en trozos
- 200 g pork-belly; in one piece | en una pieza
- 200 g chorizo; whole | entero
- 150 g black-pudding; whole | enter@; optional
- 1 jamon-bone; optional
- 1 tsp paprika-sweet
- 1 tsp salt
# Soak | Remoja
600 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Start the pot | Empieza el pote
10 cook | Cover {dried-white-beans+pork-belly+jamon-bone} with {2500 ml} of cold water in the pot, bring to the boil and boil hard for {time}, skimming.
| Cubre {dried-white-beans+pork-belly+jamon-bone} con {2500 ml} de agua fría en la olla, lleva a ebullición y hierve fuerte {time}, espumando.
60 cook safe=pork-belly,jamon-bone | Simmer, half covered, for {time}, shaking the pot now and then in place of stirring.
| Cuece a fuego suave, medio tapado, {time}, moviendo la olla de vez en cuando en lugar de remover.
# Blanch the greens | Escalda la verdura
5 cook | Meanwhile blanch {kale} in another pan of boiling water for {time} and drain.
| Mientras, escalda {kale} en otro cazo con agua hirviendo {time} y escurre.
why | It takes away their bitterness.
| Le quita el amargor.
# Add the rest | Añade lo demás
45 cook safe=black-pudding | Add {kale+potato+chorizo+paprika-sweet+salt} and simmer gently for {time}, adding hot water so that it stays just covered.[ Put in {black-pudding}, pricked once, for the last 15 minutes.]
| Añade {kale+potato+chorizo+paprika-sweet+salt} y cuece a fuego muy suave {time}, con agua caliente para que siga justo cubierto.[ Echa {black-pudding}, con un pinchazo, en los últimos 15 minutos.]
# Rest and serve | Reposa y sirve
15 cook | Rest off the heat for {time}: it thickens. Slice {pork-belly+chorizo+black-pudding} and serve on top.
| Deja reposar fuera del fuego {time}: espesa. Corta {pork-belly+chorizo+black-pudding} y sirve por encima.
== cocido-montanes
names: Cocido montañés, Cantabrian bean and cabbage stew, Cantabrian mountain stew | Cocido montañés, cocido montañés cántabro, cocido de alubias y berza, cocido cántabro
about: white beans and cabbage stewed with pork ribs, chorizo and black pudding | alubias blancas y berza guisadas con costilla, chorizo y morcilla
kind: main spanish medium
serves: 6, most 8 in pot
tools: knife pot pan
core: dried-white-beans cabbage
ways: stove
- 400 g dried-white-beans
- 600 g cabbage; green, shredded | verde, en tiras
- 300 g pork-ribs; in pieces | en trozos
- 150 g pork-belly; in one piece | en una pieza
- 200 g chorizo; whole | entero
- 150 g black-pudding; whole | enter@; optional
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 2 tsp paprika-sweet
- 1.25 tsp salt
# Soak | Remoja
600 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Start the pot | Empieza la olla
10 cook | Cover {dried-white-beans+pork-ribs+pork-belly} with {2500 ml} of cold water in the pot, bring to the boil and boil hard for {time}, skimming.
| Cubre {dried-white-beans+pork-ribs+pork-belly} con {2500 ml} de agua fría en la olla, lleva a ebullición y hierve fuerte {time}, espumando.
60 cook safe=pork-ribs,pork-belly | Simmer, half covered, for {time}.
| Cuece a fuego suave, medio tapado, {time}.
# Fry the base | Sofríe la base
10 cook | Meanwhile soften {onion+garlic} in {olive-oil} in the pan over medium-low heat for {time}. Off the heat stir in {paprika-sweet}.
| Mientras, pocha {onion+garlic} con {olive-oil} en la sartén a fuego medio-bajo {time}. Fuera del fuego añade {paprika-sweet}.
# Add the rest | Añade lo demás
45 cook safe=black-pudding | Stir the fried base with {cabbage+chorizo+salt} into the pot and simmer for {time}, until everything is very tender.[ Put in {black-pudding}, pricked once, for the last 15 minutes.]
| Incorpora a la olla lo pochado con {cabbage+chorizo+salt} y cuece a fuego suave {time}, hasta que todo quede muy tierno.[ Echa {black-pudding}, con un pinchazo, en los últimos 15 minutos.]
# Rest and serve | Reposa y sirve
15 cook | Rest off the heat for {time}. Slice {chorizo+pork-belly+black-pudding} and serve all together in deep plates.
| Deja reposar fuera del fuego {time}. Corta {chorizo+pork-belly+black-pudding} y sirve todo junto en platos hondos.
== escudella
names: Escudella i carn d'olla, escudella, Catalan Christmas soup and boiled dinner, Catalan stew with pilota, carn d'olla | Escudella i carn d'olla, escudella, escudella catalana, carn d'olla, escudella de Navidad, sopa de galets
about: a Catalan pot of chickpeas, several meats, a big meatball and vegetables, with pasta in its broth | cocido catalán de garbanzos, carnes, pelota y verduras, con pasta en su caldo
kind: main spanish hard
serves: 8, most 8 in pot
tools: knife pot bowl saucepan sieve
core: dried-chickpeas minced-meat
ways: stove
- 250 g dried-chickpeas
- 500 g stewing-beef; in one piece | en una pieza
- 500 g chicken-thigh-on-bone
- 1 jamon-bone
- 1 beef-bones
- 200 g sausage; whole | entera; optional
- 3 carrot; halved | partid@
- 2 leek; in lengths | en trozos largos
- 1 stick celery
- 1/2 cabbage; in wedges | en gajos
- 4 potato; halved | partid@
- 250 g pasta; in large shells | en forma de concha grande
- 2.5 tsp salt
-- For the meatball | Para la pelota
- 400 g minced-meat
- 1 egg; binds
- 40 g breadcrumbs
- 2 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; finely chopped | picad@ fin@
- 1/2 tsp black-pepper
- 30 g flour
# Soak | Remoja
600 cook | Soak {dried-chickpeas} in plenty of warm water for {time}, then drain.
| Deja {dried-chickpeas} en remojo en abundante agua templada {time} y escurre.
# Start the pot | Empieza la olla
15 cook | Put {stewing-beef+jamon-bone+beef-bones} in the pot with {4000 ml} of cold water, bring to the boil and skim for {time}.
| Pon {stewing-beef+jamon-bone+beef-bones} en la olla con {4000 ml} de agua fría, lleva a ebullición y espuma {time}.
90 cook safe=stewing-beef,jamon-bone | Add {dried-chickpeas+leek+celery} and simmer, half covered, for {time}.
| Añade {dried-chickpeas+leek+celery} y cuece a fuego suave, medio tapado, {time}.
# Shape the ovals | Forma la pelota
8 work | Mix {minced-meat+egg+breadcrumbs+garlic+parsley+black-pepper} with a little of {salt} in the bowl, shape into two thick ovals and roll in {flour}.
| Mezcla {minced-meat+egg+breadcrumbs+garlic+parsley+black-pepper} con un poco de {salt} en el bol, da forma de dos óvalos gruesos y pasa por {flour}.
# Add the rest | Añade lo demás
45 cook safe=minced-meat,egg,chicken-thigh-on-bone,sausage | Add the ovals, {chicken-thigh-on-bone+sausage+carrot} and the rest of {salt} to the pot and simmer for {time}.
| Añade a la olla los óvalos, {chicken-thigh-on-bone+sausage+carrot} y el resto de {salt} y cuece a fuego suave {time}.
25 cook | Add {cabbage+potato} and simmer for {time}, until tender.
| Añade {cabbage+potato} y cuece {time}, hasta que todo quede tierno.
# Serve in two courses | Sirve en dos vuelcos
12 cook | Strain most of the liquid into the saucepan, boil {pasta} in it for {time} and serve first. Bring the rest after it on a platter, sliced.
| Cuela casi todo el líquido en el cazo, cuece en él {pasta} {time} y sirve primero. Lleva lo demás después en una fuente, cortado.
== pochas-con-verduras
names: Pochas with vegetables, pochas, Navarran fresh white beans, fresh white bean stew, pochas a la navarra | Pochas con verduras, pochas, pochas a la navarra, pochas estofadas, pochas viudas
about: fresh white beans simmered with pepper, onion and tomato | alubias pochas guisadas con pimiento, cebolla y tomate
kind: main spanish easy
serves: 4, most 8 in pot
tools: knife pot pan
core: pochas
ways: stove
- 800 g pochas; shelled, fresh or frozen | desgranadas, frescas o congeladas
- 1 green-pepper; halved | partid@
- 1 carrot; halved | partid@
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 4 tbsp olive-oil
- 1 bay-leaf
- 1.25 tsp salt
~ pochas > 2.5 can tinned-white-beans; drained | escurridas; name White beans with vegetables | Alubias blancas con verduras
+ 150 g chorizo cured-ham bacon
# Boil | Cuece
10 cook | Cover {pochas+green-pepper+carrot+bay-leaf} with {1500 ml} of cold water in the pot and boil for {time}, skimming.
| Cubre {pochas+green-pepper+carrot+bay-leaf} con {1500 ml} de agua fría en la olla y hierve {time}, espumando.
40 cook if=pochas | Pour in a little of {olive-oil} and simmer very gently for {time}, never stirring, until creamy but whole.
| Añade un poco de {olive-oil} y cuece a fuego muy suave {time}, sin remover, hasta que queden mantecosas y enteras.
# Fry the base | Sofríe la base
12 cook | Meanwhile soften {onion+garlic} in the rest of {olive-oil} in the pan over medium-low heat for {time}.[ Fry {extra} along with it.]
| Mientras, pocha {onion+garlic} con el resto de {olive-oil} en la sartén a fuego medio-bajo {time}.[ Rehoga a la vez {extra}.]
8 cook | Add {tomato+salt} and fry for {time}, until dark and thick.
| Añade {tomato+salt} y sofríe {time}, hasta que oscurezca y espese.
# Finish | Termina
10 cook | Blend or crush {green-pepper+carrot} with a ladle of the liquid, stir back in with the fried base and simmer for {time}. Remove the leaf.
| Tritura o aplasta {green-pepper+carrot} con un cucharón del líquido, devuelve a la olla con lo pochado y cuece {time}. Retira la hoja.
10 cook | Rest for {time} before serving.
| Deja reposar {time} antes de servir.
== michirones
names: Michirones, Murcian dried broad bean stew, Murcian fava bean stew | Michirones, michirones murcianos, michirones a la murciana, habas secas guisadas
about: dried broad beans stewed with ham bone, chorizo and a touch of heat | habas secas guisadas con hueso de jamón, chorizo y un toque picante
kind: main spanish easy
serves: 6, most 8 in pot
tools: knife pot
core: dried-broad-beans
ways: stove
- 500 g dried-broad-beans; with skin | con piel
- 150 g bacon; in pieces | en trozos
- 150 g chorizo; in thick slices | en rodajas gruesas
- 1 jamon-bone
- 1 garlic; whole head | cabeza entera
- 2 bay-leaf
- 2 tsp paprika-sweet
- 1 chilli; dried | sec@
- 1 tsp salt
~ jamon-bone > 1 onion; whole | entera
~ bacon > 2 tbsp olive-oil
~ chorizo > 200 g mushroom; whole | enteros
# Soak | Remoja
1440 cook | Soak {dried-broad-beans} in plenty of cold water for {time}, changing it twice, then drain.
| Deja {dried-broad-beans} en remojo en abundante agua fría {time}, con dos cambios de agua, y escurre.
# Boil hard | Hierve fuerte
10 cook | Cover {dried-broad-beans} with {2000 ml} of fresh water in the pot, bring to the boil and boil hard for {time}, skimming.
| Cubre {dried-broad-beans} con {2000 ml} de agua limpia en la olla, lleva a ebullición y hierve fuerte {time}, espumando.
# Stew | Guisa
90 cook safe=jamon-bone | Add {bacon+chorizo+jamon-bone+garlic+bay-leaf+paprika-sweet+chilli} and simmer, half covered, for {time}, adding hot water if needed, until the skins are soft.
| Añade {bacon+chorizo+jamon-bone+garlic+bay-leaf+paprika-sweet+chilli} y cuece a fuego suave, medio tapado, {time}, con agua caliente si hace falta, hasta que las pieles estén blandas.
15 cook | Season with {salt} and simmer for {time} more: there must be some liquid left. Serve very hot in bowls.
| Sazona con {salt} y cuece {time} más: debe quedar algo de líquido. Sirve muy caliente en cazuelitas.
== alubias-con-almejas
names: White beans with clams, fabes con almejas, Asturian beans with clams, Spanish beans with clams, pochas with clams | Judías blancas con almejas, fabes con almejas, alubias con almejas, alubias blancas con almejas, fabes con almejas asturianas, pochas con almejas
about: creamy white beans in a saffron broth with clams | alubias mantecosas en caldo de azafrán con almejas
kind: main spanish medium
serves: 4, most 6 in pot
tools: knife pot pan
core: dried-white-beans clam
ways: stove
- 400 g dried-white-beans; large | grandes
- 600 g clam; purged | purgad@
- 1 onion; halved | partid@
- 3 clove garlic; finely chopped | picad@ fin@
- 20 g parsley; chopped | picad@
- 1 bay-leaf
- 5 tbsp olive-oil
- 150 ml white-wine
- 1 tsp flour
- 1 pinch saffron
- 1 tsp salt
~ dried-white-beans > 3 can tinned-white-beans; drained | escurridas; name White beans with clams | Judías blancas con almejas
# Soak | Remoja
600 cook if=dried-white-beans | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Boil | Cuece
10 cook | Cover {dried-white-beans+onion+bay-leaf} with {1800 ml} of cold water in the pot and boil hard for {time}, skimming.
| Cubre {dried-white-beans+onion+bay-leaf} con {1800 ml} de agua fría en la olla y hierve fuerte {time}, espumando.
90 cook if=dried-white-beans | Add a little of {olive-oil} with {saffron} and simmer very gently for {time}, shaking the pot and adding cold water twice, until creamy. Take out {onion+bay-leaf}.
| Añade un poco de {olive-oil} con {saffron} y cuece a fuego muy suave {time}, moviendo la olla y añadiendo agua fría dos veces, hasta que queden mantecosas. Saca {onion+bay-leaf}.
# Open the shells | Abre las conchas
3 cook | Fry {garlic} in the rest of {olive-oil} in the pan over low heat for {time}, then stir in {flour}.
| Fríe {garlic} con el resto de {olive-oil} en la sartén a fuego suave {time} y añade {flour}.
5 batch safe=clam | Pour in {white-wine}, add {clam}, cover and cook over high heat for {time}.
| Vierte {white-wine}, añade {clam}, tapa y cocina a fuego vivo {time}.
# Join | Une
5 cook | Tip everything from the pan into the pot, season with {salt} and shake together over low heat for {time}. Scatter {parsley} over.
| Vuelca todo lo de la sartén en la olla, sazona con {salt} y mueve junto a fuego suave {time}. Espolvorea {parsley}.
== patatas-a-la-importancia
names: Patatas a la importancia, Castilian potatoes in saffron sauce, Spanish battered potatoes in sauce, potatoes of importance | Patatas a la importancia, patatas importancia, patatas rebozadas en salsa
about: potato slices fried in egg and simmered in a saffron, garlic and wine sauce | rodajas de patata rebozadas y guisadas en salsa de azafrán, ajo y vino
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife bowl pan casserole mortar
core: potato egg
ways: stove
- 1000 g potato; in 1 cm slices | en rodajas de 1 cm
- 1.25 tsp salt
- 80 g flour
- 3 egg; beaten | batid@
- 300 ml olive-oil; for frying | para freír
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic
- 20 g parsley
- 1 pinch saffron
- 150 ml white-wine
- 600 ml vegetable-stock; hot | caliente
~ flour > 80 g chickpea-flour
~ egg > 100 g chickpea-flour; stirred with 150 ml water | mezclada con 150 ml de agua; name Patatas a la importancia in chickpea batter | Patatas a la importancia con harina de garbanzo
+ 200 g prawn clam squid
# Coat and fry | Reboza y fríe
12 pieces safe=egg | Season {potato} with half of {salt}, turn in {flour}, dip in {egg} in the bowl and fry in {olive-oil} in the pan over medium heat, a few at a time, {time} in all, until golden. Drain.
| Sazona {potato} con la mitad de {salt}, pasa por {flour}, baña en {egg} en el bol y fríe con {olive-oil} en la sartén a fuego medio, de pocas en pocas, {time} en total, hasta que se doren. Escurre.
# Make the sauce | Haz la salsa
8 cook | Soften {onion} in the casserole with a spoonful of the same oil for {time}.
| Pocha {onion} en la cazuela con una cucharada del mismo aceite {time}.
3 cook | Pound {garlic+parsley+saffron} with the rest of {salt} in the mortar, add with {white-wine} and boil for {time}.
| Maja {garlic+parsley+saffron} con el resto de {salt} en el mortero, añade con {white-wine} y hierve {time}.
# Simmer | Guisa
25 cook | Lay the slices in the casserole, pour in {vegetable-stock} and simmer, shaking now and then, for {time}, until tender and the sauce has thickened.
| Coloca las rodajas en la cazuela, vierte {vegetable-stock} y cuece a fuego suave, moviendo de vez en cuando, {time}, hasta que estén tiernas y la salsa espese.
5 cook safe=extra | Add {extra}, cover and cook for {time}.
| Añade {extra}, tapa y cuece {time}.
== porrusalda
names: Porrusalda, Basque leek and potato soup, Basque leek stew, purrusalda | Porrusalda, purrusalda, porrusalda vasca, sopa de puerros y patata vasca
about: a light Basque stew of leek, potato and carrot | guiso ligero vasco de puerro, patata y zanahoria
kind: soup spanish easy
serves: 4, most 8 in pot
tools: knife pot
core: leek potato
ways: stove pressure-cooker
- 5 leek; in 3 cm lengths | en trozos de 3 cm
- 700 g potato; broken into pieces | cascad@ en trozos
- 2 carrot; in slices | en rodajas
- 1 clove garlic; chopped | picad@
- 4 tbsp olive-oil
- 1200 ml vegetable-stock
- 1 tsp salt
+ 250 g cod hake
# Soften | Rehoga
10 cook | Cook {leek+garlic} in {olive-oil} in the pot over low heat for {time} without browning.
| Rehoga {leek+garlic} con {olive-oil} en la olla a fuego suave {time}, sin que tome color.
# Simmer | Cuece
25 cook way=stove | Add {potato+carrot+vegetable-stock+salt} and simmer for {time}, until the pieces crush easily.
| Añade {potato+carrot+vegetable-stock+salt} y cuece a fuego suave {time}, hasta que los trozos se aplasten sin esfuerzo.
8 cook way=pressure-cooker | Add {potato+carrot+vegetable-stock+salt} to the pressure cooker and cook under pressure for {time}; let the pressure fall by itself.
| Añade {potato+carrot+vegetable-stock+salt} en la olla a presión y cuece {time} desde que tome presión; deja que baje sola.
5 cook safe=extra | Add {extra} in pieces and simmer for {time}.
| Añade {extra} en trozos y cuece {time}.
# Thicken | Espesa
2 work | Crush some of {potato} against the side and stir, so that the liquid thickens a little. Serve hot.
| Aplasta parte de {potato} contra la pared y remueve, para que el líquido espese un poco. Sirve caliente.
== patatas-con-costillas
names: Potatoes with pork ribs, patatas con costillas, Spanish potato and rib stew, patatas con costilla, potato and pork rib stew | Patatas con costillas, patatas con costilla, patatas guisadas con costillas, guiso de patatas con costillas, patatas con costilla de cerdo, patatas guisadas con costilla
about: potatoes stewed with pork ribs, pepper and paprika until the sauce thickens | patatas guisadas con costilla de cerdo, pimiento y pimentón en salsa trabada
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: potato pork-ribs
ways: stove pressure-cooker
- 700 g pork-ribs; in pieces | en trozos
- 1000 g potato; broken into pieces | cascad@ en trozos
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 3 tbsp olive-oil
- 1.5 tsp salt
- 2 tsp paprika-sweet
- 1 bay-leaf
- 100 ml white-wine
- 1000 ml water
~ pork-ribs > 600 g chicken-thigh-on-bone; name Potatoes with chicken | Patatas guisadas con pollo
~ pork-ribs > 600 g lamb-chop; name Potatoes with lamb | Patatas guisadas con cordero
# Brown | Dora
8 batch | Season {pork-ribs} with half of {salt} and brown in {olive-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {pork-ribs} con la mitad de {salt} y dora con {olive-oil} en la cazuela a fuego vivo {time}. Saca.
# Make the base | Sofríe la base
10 cook | Soften {onion+green-pepper+garlic} in the same oil over medium heat for {time}.
| Pocha {onion+green-pepper+garlic} en el mismo aceite a fuego medio {time}.
6 cook | Add {tomato} and fry for {time}, until thick. Stir in {paprika-sweet}, then {white-wine}.
| Añade {tomato} y sofríe {time}, hasta que espese. Añade {paprika-sweet} y después {white-wine}.
# Stew | Guisa
45 cook way=stove safe=pork-ribs | Return {pork-ribs}, add {water+bay-leaf}, cover and simmer for {time}.
| Devuelve {pork-ribs}, añade {water+bay-leaf}, tapa y cuece a fuego suave {time}.
20 cook way=pressure-cooker safe=pork-ribs | Put all in the pressure cooker with {pork-ribs+water+bay-leaf} and cook under pressure for {time}. Let the pressure fall.
| Pasa todo a la olla a presión con {pork-ribs+water+bay-leaf} y cuece {time} desde que tome presión. Deja que baje.
25 cook | Add {potato} and the rest of {salt} and simmer uncovered for {time}, shaking now and then, until tender and the sauce has thickened. Remove the leaf and rest it a little.
| Añade {potato} y el resto de {salt} y cuece sin tapa {time}, moviendo de vez en cuando, hasta que todo quede tierno y la salsa trabe. Retira la hoja y deja reposar un poco.
tip | Cut them half-way and snap off the rest: the rough edge thickens the sauce.
| Corta hasta la mitad y arranca el resto: el borde irregular espesa la salsa.
`);
