import { cards } from "../parse-cards.ts";

export const VEGETABLE_SOUPS = cards(`
== french-onion-soup
names: French onion soup, onion soup, onion soup gratinée, soupe à l'oignon | Sopa de cebolla, sopa de cebolla francesa, sopa de cebolla gratinada
about: slowly browned onions in broth under toasted bread and melted cheese | cebolla dorada despacio en caldo con pan tostado y queso gratinado
kind: soup french medium
serves: 4, most 6 in pot
tools: knife pot ladle tray grater
core: onion
ways: stove+grill stove+oven
- 1000 g onion; thinly sliced | en juliana fina
- 40 g butter
- 1 tbsp olive-oil
- 1 tsp salt
- 1 tbsp flour
- 150 ml white-wine
- 1200 ml beef-stock; hot | caliente
- 3 sprig thyme
- 1 bay-leaf
- 1/4 tsp black-pepper
- 8 slice bread; thick | grues@
- 150 g gruyere; grated | rallad@
# Brown slowly | Dora despacio
10 work | Peel {onion} and cut into thin slices.
| Pela {onion} y corta en juliana fina.
45 cook | Melt {butter+olive-oil} in the pot over medium-low heat. Add {onion+salt} and cook for {time}, stirring often, until soft, sticky and deep golden brown.
| Funde {butter+olive-oil} en la olla a fuego medio-bajo. Añade {onion+salt} y cocina {time}, removiendo a menudo, hasta que todo esté muy tierno y de color dorado oscuro.
tip | If the bottom browns too fast, loosen it with a splash of water.
| Si la base se tuesta demasiado, despégalo con un chorrito de agua.
# Simmer | Cuece
4 cook | Stir in {flour}. Pour in {white-wine} and boil for {time}, scraping the bottom clean.
| Añade {flour} y remueve. Vierte {white-wine} y deja hervir {time}, rascando bien la base de la olla.
25 cook | Add {beef-stock+thyme+bay-leaf+black-pepper} and simmer for {time}. Take out the stalks and leaves.
| Añade {beef-stock+thyme+bay-leaf+black-pepper} y cuece a fuego suave {time}. Retira los tallos y las hojas.
# Gratinate | Gratina
4 cook | Toast {bread} on the tray under a hot grill for {time}, turning once, until crisp.
| Tuesta {bread} en la bandeja bajo el grill caliente {time}, dando una vuelta, hasta que quede crujiente.
4 batch | Ladle the soup into heatproof bowls, cover with {bread+gruyere} and grill for {time}, until bubbling and browned in spots. The bowls are very hot.
| Sirve la sopa en cuencos resistentes al calor, cubre con {bread+gruyere} y gratina {time}, hasta que burbujee y se dore a trozos. Los cuencos queman mucho.

== tomato-soup
names: Tomato soup, cream of tomato soup, creamy tomato soup, tomato cream soup, roasted tomato soup | Sopa de tomate, crema de tomate, sopa de jitomate, crema de jitomate
about: a smooth hot soup of tomatoes with onion and basil | crema caliente de tomate con cebolla y albahaca
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: tinned-tomatoes
ways: stove
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 carrot; diced | en dados
- 2 clove garlic; sliced | en láminas
- 1 tbsp tomato-puree
- 2 can tinned-tomatoes
- 500 ml vegetable-stock
- 1 tsp sugar
- 1 tsp salt
- 1/4 tsp black-pepper
- 80 ml cream; optional
- 10 g basil; torn | troceada a mano; optional
# Soften the vegetables | Pocha las verduras
8 work | Chop {onion}, dice {carrot} and slice {garlic}.
| Pica {onion}, corta en dados {carrot} y en láminas {garlic}.
10 cook | Heat {olive-oil} in the pot over medium heat and fry {onion+carrot} gently for {time}, until soft but not brown.
| Calienta {olive-oil} en la olla a fuego medio y pocha {onion+carrot} {time}, hasta que todo esté tierno sin dorarse.
2 cook | Stir in {garlic+tomato-puree} and fry for {time}, until darker.
| Añade {garlic+tomato-puree} y sofríe {time}, hasta que se oscurezca.
# Simmer | Cuece
20 cook | Add {tinned-tomatoes+vegetable-stock+sugar+salt+black-pepper} and simmer for {time}, until the vegetables are very tender.
| Añade {tinned-tomatoes+vegetable-stock+sugar+salt+black-pepper} y cuece a fuego suave {time}, hasta que las verduras estén muy tiernas.
# Blend and serve | Tritura y sirve
4 work | Blend until silky.[ Stir in {cream} and heat without boiling.][ Scatter {basil} over the top.]
| Tritura hasta que quede sedoso.[ Añade {cream} y calienta sin que hierva.][ Reparte {basil} por encima.]

== pumpkin-soup
names: Pumpkin soup, cream of pumpkin soup, pumpkin cream soup, squash soup, butternut squash soup | Crema de calabaza, sopa de calabaza, puré de calabaza, crema de zapallo, sopa de zapallo, crema de auyama
about: a velvety soup of pumpkin, onion and carrot | crema suave de calabaza, cebolla y zanahoria
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: pumpkin
ways: stove pressure-cooker+stove slow-cooker+stove
- 1000 g pumpkin; peeled, diced | pelad@ y en dados
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 carrot; sliced | en rodajas
- 1 clove garlic; sliced | en láminas
- 1/4 tsp nutmeg
- 800 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper
- 80 ml cream; optional
- 20 g pumpkin-seeds; toasted | tostad@; optional
# Prepare | Prepara
12 work | Peel and dice {pumpkin}, chop {onion} and slice {carrot+garlic}.
| Pela y corta en dados {pumpkin}, pica {onion} y corta {carrot+garlic}.
# Cook | Cocina
8 cook | Heat {olive-oil} in the pot over medium heat and fry {onion+carrot+garlic} gently for {time}, until soft.
| Calienta {olive-oil} en la olla a fuego medio y pocha {onion+carrot+garlic} {time}, hasta que todo esté tierno.
20 cook way=stove | Add {pumpkin+nutmeg+vegetable-stock+salt+black-pepper}, cover and simmer for {time}, until a fork goes in with no resistance.
| Añade {pumpkin+nutmeg+vegetable-stock+salt+black-pepper}, tapa y cuece a fuego suave {time}, hasta que el tenedor entre sin resistencia.
6 cook way=pressure-cooker | Put it all into the pressure cooker with {pumpkin+nutmeg+vegetable-stock+salt+black-pepper}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {pumpkin+nutmeg+vegetable-stock+salt+black-pepper}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
300 cook way=slow-cooker | Put it all into the slow cooker with {pumpkin+nutmeg+vegetable-stock+salt+black-pepper} and cook on low for {time}, until soft.
| Pásalo todo a la olla de cocción lenta con {pumpkin+nutmeg+vegetable-stock+salt+black-pepper} y cocina al mínimo {time}, hasta que quede blando.
# Blend and serve | Tritura y sirve
4 work | Blend until velvety; thin it with hot water if it is too thick.[ Swirl in {cream}.][ Scatter {pumpkin-seeds} over the top.]
| Tritura hasta que quede muy fino; aligera con agua caliente si está demasiado espeso.[ Añade {cream} en espiral.][ Reparte {pumpkin-seeds} por encima.]

== potato-leek-soup
names: Potato leek soup, leek and potato soup, potato and leek soup, potato soup, leek soup, potage parmentier | Crema de puerros y patata, crema de puerros, sopa de puerros y patatas, sopa de patata y puerro, sopa de patata, sopa de papa
about: a hot creamy soup of leeks and potatoes | crema caliente de puerros y patatas
kind: soup french easy
serves: 4, most 8 in pot
tools: knife pot blender
core: leek potato
ways: stove
- 500 g leek; white part, sliced | la parte blanca, en rodajas
- 500 g potato; peeled, diced | pelad@ y en dados
- 40 g butter
- 1000 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp white-pepper
- 100 ml cream; optional
- 10 g chives; chopped | picad@; optional
# Prepare | Prepara
12 work | Halve {leek} lengthways, rinse away the grit and slice. Peel and dice {potato}.
| Abre {leek} a lo largo, lava bien la tierra y corta en rodajas. Pela {potato} y corta en dados.
# Soften and simmer | Pocha y cuece
10 cook | Melt {butter} in the pot and sweat {leek} over low heat for {time}, covered, until soft but not brown.
| Funde {butter} en la olla y pocha {leek} a fuego suave, con tapa, {time}, hasta que esté tierno sin dorarse.
20 cook | Add {potato+vegetable-stock+salt+white-pepper} and simmer for {time}, until the pieces crush against the pot.
| Añade {potato+vegetable-stock+salt+white-pepper} y cuece a fuego suave {time}, hasta que los trozos se aplasten contra la olla.
# Blend and serve | Tritura y sirve
4 work | Blend only until smooth.[ Stir in {cream} and heat without boiling.][ Scatter {chives} over the top.]
| Tritura lo justo para que quede fino.[ Añade {cream} y calienta sin que hierva.][ Reparte {chives} por encima.]
why | Long blending makes the soup gluey.
| Si se tritura demasiado, queda gomoso.

== lentil-soup
names: Lentil soup, red lentil soup, mercimek çorbası, Turkish lentil soup | Sopa de lentejas, crema de lentejas, sopa de lentejas rojas, sopa turca de lentejas
about: a smooth soup of red lentils with cumin and lemon | sopa fina de lentejas rojas con comino y limón
kind: soup mediterranean easy
serves: 4, most 8 in pot
tools: knife pot sieve blender
core: lentils-red
ways: stove pressure-cooker+stove slow-cooker+stove
- 250 g lentils-red; rinsed | lavad@
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 2 clove garlic; chopped | picad@
- 1 tbsp tomato-puree
- 2 tsp cumin
- 1 tsp paprika-sweet
- 1300 ml vegetable-stock
- 1 tsp salt
- 1 lemon; juiced | en zumo
# Prepare | Prepara
8 work | Rinse {lentils-red} in the sieve until the water runs clear. Chop {onion+carrot+garlic}.
| Lava {lentils-red} en el colador hasta que el agua salga clara. Pica {onion+carrot+garlic}.
# Cook | Cocina
8 cook | Heat {olive-oil} in the pot over medium heat and fry {onion+carrot} for {time}, until soft.
| Calienta {olive-oil} en la olla a fuego medio y pocha {onion+carrot} {time}, hasta que todo esté tierno.
1 cook | Stir in {garlic+tomato-puree+cumin+paprika-sweet} for {time}, until fragrant.
| Añade {garlic+tomato-puree+cumin+paprika-sweet} y remueve {time}, hasta que huela bien.
20 cook way=stove | Add {lentils-red+vegetable-stock+salt} and simmer for {time}, skimming the foam, until everything falls apart.
| Añade {lentils-red+vegetable-stock+salt} y cuece a fuego suave {time}, retirando la espuma, hasta que todo se deshaga.
8 cook way=pressure-cooker | Put it all into the pressure cooker with {lentils-red+vegetable-stock+salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {lentils-red+vegetable-stock+salt}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
300 cook way=slow-cooker | Put it all into the slow cooker with {lentils-red+vegetable-stock+salt} and cook on low for {time}, until everything falls apart.
| Pásalo todo a la olla de cocción lenta con {lentils-red+vegetable-stock+salt} y cocina al mínimo {time}, hasta que todo se deshaga.
# Blend and serve | Tritura y sirve
4 work | Blend smooth, sharpen with {lemon} and serve hot.
| Tritura hasta que quede fino, aliña con {lemon} y sirve caliente.

== broccoli-soup
names: Broccoli soup, cream of broccoli soup, broccoli cream soup, broccoli cheddar soup, broccoli and cheese soup | Crema de brócoli, sopa de brócoli, sopa de brócoli con queso
about: a green cream soup of broccoli and potato with cheese | crema verde de brócoli y patata con queso
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender grater
core: broccoli
ways: stove
- 600 g broccoli; in florets, stalk sliced | en ramilletes, con el tallo en rodajas
- 250 g potato; peeled, diced | pelad@ y en dados
- 1 onion; chopped | picad@
- 30 g butter
- 900 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper
- 80 g cheddar; grated | rallad@; optional
# Prepare | Prepara
10 work | Cut {broccoli} into florets and slice the peeled stalk. Dice {potato} and chop {onion}.
| Separa {broccoli} en ramilletes y corta en rodajas el tallo pelado. Corta en dados {potato} y pica {onion}.
# Cook | Cocina
7 cook | Melt {butter} in the pot over medium heat and fry {onion} for {time}, until soft.
| Funde {butter} en la olla a fuego medio y pocha {onion} {time}, hasta que esté tierna.
10 cook | Add {potato+vegetable-stock+salt+black-pepper} and simmer for {time}.
| Añade {potato+vegetable-stock+salt+black-pepper} y cuece a fuego suave {time}.
8 cook | Add {broccoli} and simmer for {time}, until just tender and still bright green.
| Añade {broccoli} y cuece {time}, hasta que esté justo tierno y todavía de un verde vivo.
# Blend and serve | Tritura y sirve
4 work | Blend until smooth.[ Off the heat, stir in {cheddar} until melted.]
| Tritura hasta que quede fino.[ Fuera del fuego, añade {cheddar} y remueve hasta que se funda.]

== mushroom-soup
names: Mushroom soup, cream of mushroom soup, creamy mushroom soup | Crema de champiñones, sopa de champiñones, crema de setas, sopa de setas, crema de hongos, sopa de hongos
about: a creamy soup of well browned mushrooms with thyme | crema de champiñones bien dorados con tomillo
kind: soup french easy
serves: 4, most 6 in pot
tools: knife pot blender
core: mushroom
ways: stove
- 600 g mushroom; sliced | en láminas
- 40 g butter
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 sprig thyme
- 2 tbsp flour
- 900 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper
- 150 ml cream
# Brown | Dora
10 work | Slice {mushroom} and finely chop {onion+garlic}.
| Corta en láminas {mushroom} y pica finos {onion+garlic}.
12 batch | Melt {butter} in the pot over high heat and fry {mushroom} for {time}, until the liquid has gone and the edges are brown. Set a spoonful aside.
| Funde {butter} en la olla a fuego vivo y saltea {mushroom} {time}, hasta que se evapore el líquido y se doren los bordes. Reserva una cucharada.
# Simmer | Cuece
6 cook | Lower the heat, add {onion+garlic+thyme} and fry for {time}, until soft. Stir in {flour}.
| Baja el fuego, añade {onion+garlic+thyme} y pocha {time}, hasta que todo esté tierno. Incorpora {flour} y remueve.
15 cook | Pour in {vegetable-stock} little by little while stirring, add {salt+black-pepper} and simmer for {time}. Take out the stalks.
| Vierte {vegetable-stock} poco a poco sin dejar de remover, añade {salt+black-pepper} y cuece a fuego suave {time}. Retira los tallos.
# Blend and serve | Tritura y sirve
5 work | Blend as fine as you like, stir in {cream} and heat without boiling. Top with what you set aside.
| Tritura al gusto, incorpora {cream} y calienta sin que hierva. Corona con lo reservado.
`);
