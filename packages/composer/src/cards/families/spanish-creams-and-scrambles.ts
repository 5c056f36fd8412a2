import { cards } from "../parse-cards.ts";

/** Smooth vegetable soups, clear soups, and what is scrambled with egg in a Spanish kitchen. */
export const SPANISH_CREAMS_AND_SCRAMBLES = cards(`
== crema-de-calabaza-y-zanahoria
names: Pumpkin and carrot soup, carrot and pumpkin soup, cream of pumpkin and carrot soup, squash and carrot soup | Crema de calabaza y zanahoria, crema de zanahoria y calabaza, puré de calabaza y zanahoria, crema de calabaza con zanahoria
about: a smooth soup of pumpkin and carrot in equal parts | crema fina de calabaza y zanahoria a partes iguales
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: pumpkin carrot
ways: stove pressure-cooker+stove
- 500 g pumpkin; peeled, diced | pelad@ y en dados
- 400 g carrot; sliced | en rodajas
- 1 onion; chopped | picad@
- 1 potato; in pieces | en trozos; optional
- 3 tbsp olive-oil
- 800 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper; optional
- 80 ml cream; optional
# Fry | Sofríe
8 cook | Soften {onion} in {olive-oil} in the pot for {time}.
| Pocha {onion} con {olive-oil} en la olla {time}.
# Boil | Cuece
25 cook way=stove | Add {pumpkin+carrot+potato+vegetable-stock+salt}, cover and simmer for {time}, until soft.
| Añade {pumpkin+carrot+potato+vegetable-stock+salt}, tapa y cuece {time}, hasta que todo esté blando.
7 cook way=pressure-cooker | Put it all into the pressure cooker with {pumpkin+carrot+potato+vegetable-stock+salt} and cook at high pressure for {time}.
| Pásalo todo a la olla a presión con {pumpkin+carrot+potato+vegetable-stock+salt} y cuece a presión alta {time}.
# Blend | Tritura
4 work | Blend until velvety.[ Season with {black-pepper}.][ Swirl in {cream}.]
| Tritura hasta que quede muy fina.[ Sazona con {black-pepper}.][ Añade {cream} en espiral.]

== crema-de-esparragos
names: Asparagus soup, cream of asparagus soup, green asparagus soup | Crema de espárragos, crema de espárragos verdes, crema de espárragos trigueros, sopa de espárragos
about: a smooth soup of asparagus, leek and potato with the tips on top | crema fina de espárragos, puerro y patata con las puntas encima
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot pan blender sieve
core: asparagus
ways: stove
- 700 g asparagus; in pieces, tips apart | en trozos, las puntas aparte
- 1 leek; sliced | en rodajas
- 1 potato; in pieces | en trozos
- 30 g butter
- 1 tbsp olive-oil
- 800 ml vegetable-stock
- 100 ml cream; optional
- 1 tsp salt
- 1/4 tsp white-pepper; optional
# Soften | Pocha
8 cook | Soften {leek} in {butter} in the pot for {time}, without browning.
| Pocha {leek} con {butter} en la olla {time}, sin que tome color.
# Boil | Cuece
20 cook | Keep the tips back. Add {asparagus:part} with {potato+vegetable-stock+salt+white-pepper} and simmer for {time}, until soft.
| Reserva las puntas. Añade {asparagus:part} con {potato+vegetable-stock+salt+white-pepper} y cuece {time}, hasta que todo esté blando.
# Blend | Tritura
4 work | Blend and rub through the sieve to hold back the threads.[ Stir in {cream}.]
| Tritura y pasa por el colador para retirar las hebras.[ Mezcla con {cream}.]
4 cook | Sear {asparagus:rest} in {olive-oil} in the pan for {time} and lay on top.
| Saltea {asparagus:rest} con {olive-oil} en la sartén {time} y coloca encima.

== crema-de-espinacas
names: Spinach soup, cream of spinach soup, creamy spinach soup | Crema de espinacas, sopa de espinacas, puré de espinacas, sopa crema de espinacas
about: a green soup of spinach, leek and potato | crema verde de espinacas, puerro y patata
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: spinach
ways: stove
- 500 g spinach; washed | limpias
- 1 leek; sliced | en rodajas
- 300 g potato; in pieces | en trozos
- 1 clove garlic; sliced | en láminas; optional
- 3 tbsp olive-oil
- 800 ml vegetable-stock
- 100 ml cream; optional
- 1 pinch nutmeg; optional
- 1 tsp salt
~ spinach > 500 g chard; in pieces | en trozos; name Chard soup | Crema de acelgas
# Soften | Pocha
8 cook | Soften {leek+garlic} in {olive-oil} in the pot for {time}.
| Pocha {leek+garlic} con {olive-oil} en la olla {time}.
# Boil | Cuece
18 cook | Add {potato+vegetable-stock+salt+nutmeg} and simmer for {time}, until soft.
| Añade {potato+vegetable-stock+salt+nutmeg} y cuece {time}, hasta que todo esté blando.
4 cook | Add {spinach} and cook for {time}, so that it stays green.
| Añade {spinach} y cuece {time}, para que sigan verdes.
# Blend | Tritura
4 work | Blend until smooth.[ Stir in {cream}.]
| Tritura hasta que quede fina.[ Mezcla con {cream}.]

== crema-de-coliflor
names: Cauliflower soup, cream of cauliflower soup, creamy cauliflower soup | Crema de coliflor, sopa de coliflor, sopa crema de coliflor
about: a white soup of cauliflower, leek and potato | crema blanca de coliflor, puerro y patata
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: cauliflower
ways: stove
- 1 cauliflower; in florets | en ramitos
- 1 leek; sliced | en rodajas
- 200 g potato; in pieces | en trozos
- 30 g butter
- 800 ml vegetable-stock
- 150 ml milk; optional
- 1 pinch nutmeg; optional
- 1 tsp salt
- 1/4 tsp white-pepper; optional
+ 80 g cheddar blue-cheese cheese bacon apple cured-ham
# Soften | Pocha
8 cook | Soften {leek} in {butter} in the pot for {time}, without browning.
| Pocha {leek} con {butter} en la olla {time}, sin que tome color.
# Boil | Cuece
20 cook | Add {cauliflower+potato+vegetable-stock+salt+nutmeg+white-pepper} and simmer for {time}, until very soft.
| Añade {cauliflower+potato+vegetable-stock+salt+nutmeg+white-pepper} y cuece {time}, hasta que todo esté muy blando.
# Blend | Tritura
4 work | Blend until velvety.[ Stir in {milk}.][ Serve with {extra}, crisped in a pan if it needs cooking.]
| Tritura hasta que quede muy fina.[ Mezcla con {milk}.][ Sirve con {extra}, pasado por la sartén si hay que cocinarlo.]

== crema-de-alcachofas
names: Artichoke soup, cream of artichoke soup, creamy artichoke soup | Crema de alcachofas, crema de alcachofa, sopa de alcachofas, puré de alcachofas
about: a smooth soup of artichokes, leek and potato | crema fina de alcachofas, puerro y patata
kind: soup spanish easy
serves: 4, most 8 in pot
tools: knife pot blender sieve
core: artichoke
ways: stove
- 800 g artichoke; trimmed hearts, in pieces | corazones limpios, en trozos
- 1 leek; sliced | en rodajas
- 250 g potato; in pieces | en trozos
- 1 lemon; juiced | en zumo
- 4 tbsp olive-oil
- 900 ml vegetable-stock
- 100 ml cream; optional
- 1 tsp salt
+ 60 g cured-ham mushroom prawn cheese
# Soften | Pocha
1 work | Turn {artichoke} in {lemon} at once, so that they stay pale.
| Pasa {artichoke} enseguida por {lemon}, para que no se oscurezcan.
10 cook safe=extra | Soften {artichoke+leek} in {olive-oil} in the pot for {time}.[ Crisp {extra} in another pan for the top.]
| Pocha {artichoke+leek} en {olive-oil} en la olla {time}.[ Dora {extra} en otra sartén para poner encima.]
# Boil | Cuece
25 cook | Add {potato+vegetable-stock+salt} and simmer for {time}, until very soft.
| Añade {potato+vegetable-stock+salt} y cuece {time}, hasta que todo esté muy blando.
# Blend | Tritura
5 work | Blend and rub through the sieve.[ Stir in {cream}.]
| Tritura y pasa por el colador.[ Mezcla con {cream}.]

== crema-de-marisco
names: Shellfish soup, Spanish creamy prawn soup, cream of shellfish soup, prawn bisque | Crema de marisco, crema de gambas, bisque de gambas, crema de langostinos, crema de mariscos
about: a smooth, strong soup of prawn shells, tomato and brandy | crema intensa de cabezas de gamba, tomate y brandy
kind: soup spanish medium
serves: 4, most 6 in pot
tools: knife pot blender sieve pan
core: whole-prawn
ways: stove
- 500 g whole-prawn
- 1 onion; chopped | picad@
- 1 leek; sliced | en rodajas
- 1 carrot; sliced | en rodajas
- 3 tomato; chopped | picad@
- 60 ml brandy
- 4 tbsp olive-oil
- 60 g rice
- 1200 ml fish-stock
- 100 ml cream; optional
- 1 tsp paprika-sweet
- 1.25 tsp salt
# Fry | Sofríe
6 cook | Peel {whole-prawn} and keep the bodies. Fry the heads and shells in half of {olive-oil} in the pot for {time}, crushing them.
| Pela {whole-prawn} y reserva los cuerpos. Fríe las cabezas y cáscaras en la mitad de {olive-oil} en la olla {time}, aplastándolas.
2 cook | Off the heat add {brandy}, then boil it away for {time}.
| Fuera del fuego añade {brandy}, y deja evaporar {time}.
12 cook | Add {onion+leek+carrot+tomato} and fry for {time}. Stir in {paprika-sweet}.
| Añade {onion+leek+carrot+tomato} y sofríe {time}. Mezcla {paprika-sweet}.
# Boil | Cuece
25 cook | Add {fish-stock+rice+salt} and simmer for {time}.
| Añade {fish-stock+rice+salt} y cuece {time}.
# Blend | Tritura
6 work | Blend very well and strain, pressing.[ Stir in {cream}.]
| Tritura muy bien y cuela, apretando.[ Mezcla con {cream}.]
3 cook safe=whole-prawn | Sear the bodies in {olive-oil:rest} in the pan for {time} and put them into the bowls.
| Saltea los cuerpos en {olive-oil:rest} en la sartén {time} y repártelos en los cuencos.

== revuelto-de-gambas
names: Scrambled eggs with prawns, Spanish scrambled eggs with prawns and garlic shoots, prawn scramble, revuelto de gambas | Revuelto de gambas, revuelto de gambas y ajetes, revuelto de ajetes y gambas, huevos revueltos con gambas, revuelto de langostinos
about: softly set eggs with prawns and garlic shoots | huevos cuajados suaves con gambas y ajetes
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg prawn
ways: stove
- 5 egg
- 250 g prawn; peeled | pelad@
- 120 g spring-onion; in pieces | en trozos
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1 pinch black-pepper; optional
~ prawn > 250 g asparagus; in pieces | en trozos; name Scrambled eggs with asparagus and garlic shoots | Revuelto de espárragos y ajetes
+ 120 g asparagus mushroom surimi spinach salmon
# Fry | Saltea
6 cook safe=extra | Soften {spring-onion} in {olive-oil} in the pan for {time}.[ Cook {extra} with it.]
| Pocha {spring-onion} con {olive-oil} en la sartén {time}.[ Saltea con ello {extra}.]
2 cook safe=prawn | Add {prawn} and fry for {time}.
| Añade {prawn} y saltea {time}.
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt+black-pepper} in the bowl, pour in and stir over low heat for {time}, until softly set.
| Bate {egg} con {salt+black-pepper} en el bol, vierte y remueve a fuego suave {time}, hasta que cuaje.
1 work | Take off the heat at once and serve.
| Retira enseguida del fuego y sirve.

== revuelto-de-esparragos
names: Scrambled eggs with asparagus, Spanish scrambled eggs with asparagus, asparagus scramble | Revuelto de espárragos, revuelto de espárragos trigueros, revuelto de trigueros, huevos revueltos con espárragos
about: softly set eggs with green asparagus and garlic | huevos cuajados suaves con espárragos trigueros y ajo
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg asparagus
ways: stove
- 5 egg
- 300 g asparagus; in pieces | en trozos
- 1 clove garlic; sliced | en láminas
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1 pinch black-pepper; optional
~ asparagus > 250 g artichoke; hearts, sliced | corazones, en láminas; name Scrambled eggs with artichokes | Revuelto de alcachofas
+ 80 g cured-ham cooked-ham bacon cheese prawn mushroom smoked-salmon
# Fry | Saltea
8 cook safe=extra | Cook {asparagus+garlic} in {olive-oil} in the pan for {time}, until tender.[ Fry {extra} with it.]
| Saltea {asparagus+garlic} con {olive-oil} en la sartén {time}, hasta que esté todo tierno.[ Saltea con ello {extra}.]
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt+black-pepper} in the bowl, pour in and stir over low heat for {time}, until softly set.
| Bate {egg} con {salt+black-pepper} en el bol, vierte y remueve a fuego suave {time}, hasta que cuaje.
1 work | Take off the heat at once and serve.
| Retira enseguida del fuego y sirve.

== revuelto-de-espinacas
names: Scrambled eggs with spinach, Spanish scrambled eggs with spinach, spinach scramble, spinach scrambled eggs | Revuelto de espinacas, huevos revueltos con espinacas
about: softly set eggs with spinach, garlic and pine nuts | huevos cuajados suaves con espinacas, ajo y piñones
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg spinach
ways: stove
- 5 egg
- 300 g spinach; washed | limpias
- 2 clove garlic; sliced | en láminas
- 20 g pine-nuts; optional
- 2 tbsp olive-oil
- 1/2 tsp salt
+ 100 g prawn cured-ham mushroom cheese feta bacon tomato raisins
# Fry | Saltea
2 cook | Brown {garlic+pine-nuts} in {olive-oil} in the pan for {time}.
| Dora {garlic+pine-nuts} con {olive-oil} en la sartén {time}.
5 cook safe=extra | Add {spinach} and cook for {time}, until the water has gone.[ Cook {extra} with it.]
| Añade {spinach} y saltea {time}, hasta que se evapore el agua.[ Saltea con ello {extra}.]
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt} in the bowl, pour in and stir over low heat for {time}, until softly set.
| Bate {egg} con {salt} en el bol, vierte y remueve a fuego suave {time}, hasta que cuaje.
1 work | Take off the heat at once and serve.
| Retira enseguida del fuego y sirve.

== revuelto-de-bacalao
names: Scrambled eggs with salt cod, Basque scrambled eggs with cod, revuelto de bacalao | Revuelto de bacalao, revuelto de bacalao y pimientos, huevos revueltos con bacalao
about: softly set eggs with flaked salt cod and onion | huevos cuajados suaves con bacalao desmigado y cebolla
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg salt-cod
ways: stove
- 5 egg
- 200 g salt-cod; desalted, in flakes | desalado, en lascas
- 1 onion; thinly sliced | en juliana fina
- 1 green-pepper; in strips | en tiras; optional
- 3 tbsp olive-oil
- 1 pinch salt
# Fry | Pocha
12 cook | Soften {onion+green-pepper} in {olive-oil} in the pan for {time}.
| Pocha {onion+green-pepper} con {olive-oil} en la sartén {time}.
4 cook safe=salt-cod | Add {salt-cod} and cook for {time}.
| Añade {salt-cod} y cocina {time}.
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt} in the bowl, pour in and stir over low heat for {time}, until softly set.
| Bate {egg} con {salt} en el bol, vierte y remueve a fuego suave {time}, hasta que cuaje.
1 work | Take off the heat at once and serve.
| Retira enseguida del fuego y sirve.

== revuelto-de-morcilla
names: Scrambled eggs with black pudding, Spanish scrambled eggs with black pudding, revuelto de morcilla | Revuelto de morcilla, revuelto de morcilla y piñones, huevos revueltos con morcilla, revuelto de morcilla con pasas y piñones
about: softly set eggs with fried black pudding, raisins and pine nuts | huevos cuajados suaves con morcilla frita, pasas y piñones
kind: main spanish easy
serves: 2, most 4 in pan
tools: knife pan bowl
core: egg black-pudding
ways: stove
- 5 egg
- 200 g black-pudding; skinned | sin piel
- 20 g raisins; optional
- 20 g pine-nuts; optional
- 1 tbsp olive-oil
- 1 pinch salt
+ 150 g apple red-pepper onion mushroom
# Fry | Fríe
7 cook safe=black-pudding | Fry {black-pudding} in {olive-oil} in the pan for {time}, breaking it up.[ Soften {extra} with it.][ Add {raisins+pine-nuts}.]
| Fríe {black-pudding} con {olive-oil} en la sartén {time}, desmenuzando.[ Pocha con ello {extra}.][ Añade {raisins+pine-nuts}.]
# Set | Cuaja
3 batch safe=egg | Beat {egg} with {salt} in the bowl, pour in and stir over low heat for {time}, until softly set.
| Bate {egg} con {salt} en el bol, vierte y remueve a fuego suave {time}, hasta que cuaje.
1 work | Take off the heat at once and serve.
| Retira enseguida del fuego y sirve.
`);
