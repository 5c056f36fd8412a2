import { cards } from "../parse-cards.ts";

export const MEXICAN_BASICS = cards(`
== frijoles-refritos
names: Refried beans, frijoles refritos, Mexican refried beans | Frijoles refritos, frijoles refritos mexicanos, frijoles chinitos
about: mashed beans fried with onion until creamy | frijoles machacados y fritos con cebolla hasta quedar cremosos
kind: side mexican easy
serves: 4, most 8 in pan
tools: knife pan masher
core: pinto-beans
ways: stove
- 800 g pinto-beans; cooked, with some of their liquid | cocidos, con parte de su líquido
- 3 tbsp lard
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1/2 tsp cumin; optional
- 3/4 tsp salt
- 60 g fresh-cheese; crumbled | desmenuzad@; optional
~ lard > 3 tbsp sunflower-oil
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {onion+garlic} as the list says.
| Pela y corta {onion+garlic} como indica la lista.
# Fry | Sofríe
8 cook | Heat {lard} in the pan over medium heat and fry {onion} for {time}, until golden. Add {garlic+cumin} for the last minute.
| Calienta {lard} en la sartén a fuego medio y sofríe {onion} {time}, hasta que se dore. Añade {garlic+cumin} en el último minuto.
# Mash and fry | Aplasta y fríe
5 cook | Add {pinto-beans+salt} with a little liquid and heat for {time}.
| Añade {pinto-beans+salt} con un poco de líquido y calienta {time}.
4 work | Mash in the pan with the masher, as coarse or fine as you like.
| Aplasta en la misma sartén con el pasapurés, más grueso o más fino a tu gusto.
8 cook | Fry for {time}, stirring, until it comes away from the bottom, adding liquid if it dries.
| Fríe {time}, removiendo, hasta que se despegue de la sartén, y añade líquido si se seca.
# Serve | Sirve
1 work | Serve hot.[ Scatter {fresh-cheese} over.]
| Sirve caliente.[ Reparte por encima {fresh-cheese}.]

== pico-de-gallo
names: Pico de gallo, salsa fresca, fresh tomato salsa, salsa cruda, Mexican tomato relish | Pico de gallo, salsa bandera, salsa fresca mexicana
about: a fresh relish of tomato, onion, chilli, coriander and lime | picada fresca de tomate, cebolla, chile, cilantro y lima
kind: sauce mexican easy
serves: 4, most 12 in bowl
tools: knife bowl
core: tomato coriander-leaf
ways: none
- 500 g tomato; ripe, seeded, in small dice | madur@, sin semillas, en daditos
- 1 onion; white, finely chopped | blanc@, picad@ fin@
- 1 jalapeno; finely chopped | picad@ fin@
- 20 g coriander-leaf; chopped | picad@
- 2 lime; juiced | exprimid@
- 3/4 tsp salt
# Chop | Pica
10 work | Dice {tomato} small and chop {onion+jalapeno+coriander-leaf} finely.
| Corta {tomato} en daditos y pica fino {onion+jalapeno+coriander-leaf}.
# Mix | Mezcla
2 work | Mix in the bowl with {lime+salt}.
| Mezcla en el bol con {lime+salt}.
10 cook | Rest for {time}, taste and serve the same day.
| Deja reposar {time}, prueba y sirve en el día.

== salsa-mexicana
names: Mexican red salsa, salsa roja, cooked Mexican salsa, roasted tomato salsa, salsa taquera, homemade salsa | Salsa mexicana, salsa roja mexicana, salsa roja, salsa de jitomate asado, salsa taquera
about: a salsa of charred tomato, onion, garlic and chilli | salsa de tomate, cebolla, ajo y chile tatemados
kind: sauce mexican easy
serves: 6, most 12 in jug
tools: griddle jug
core: tomato
ways: stove
- 600 g tomato; whole | enter@
- 1/2 onion; in thick slices | en rodajas gruesas
- 2 clove garlic; unpeeled | sin pelar
- 2 jalapeno; whole | enter@
- 15 g coriander-leaf; optional
- 1 lime; juiced | exprimid@
- 1 tsp salt
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {onion+garlic} as the list says.
| Pela y corta {onion+garlic} como indica la lista.
# Char | Tatema
15 batch | Char {tomato+onion+garlic+jalapeno} on the hot dry griddle for {time}, turning, until blistered and black in spots.
| Tatema {tomato+onion+garlic+jalapeno} en la plancha caliente y seca {time}, dando vueltas, hasta que salgan ampollas y manchas negras.
# Blend | Tritura
3 work | Peel {garlic} and blend all in short bursts with {salt+coriander-leaf+lime}: it should stay a little coarse.
| Pela {garlic} y tritura todo a golpes cortos con {salt+coriander-leaf+lime}: debe quedar algo gruesa.
# Cool | Enfría
15 cook | Cool for {time} and serve. It keeps for 4 days in the fridge.
| Deja enfriar {time} y sirve. En la nevera se conserva 4 días.

== salsa-verde-de-tomatillo
names: Tomatillo salsa, Mexican green salsa, salsa verde mexicana, green tomatillo sauce | Salsa verde de tomatillo, salsa verde mexicana, salsa de tomate verde
about: a sharp Mexican green salsa of tomatillos, chilli and coriander | salsa verde ácida de tomatillo, chile y cilantro
kind: sauce mexican easy
serves: 6, most 12 in jug
tools: knife saucepan jug
core: tomatillo
ways: stove
- 500 g tomatillo; husked, washed | sin cáscara, lavad@
- 2 jalapeno; whole | enter@
- 1/2 onion; in pieces | en trozos
- 1 clove garlic
- 20 g coriander-leaf
- 1 tsp salt
# Boil | Cuece
8 cook | Boil {tomatillo+jalapeno} in water in the saucepan for {time}, until dull green and soft but whole. Drain.
| Cuece {tomatillo+jalapeno} en agua en el cazo {time}, hasta que cambie de color y quede tierno sin abrirse. Escurre.
# Blend | Tritura
3 work | Blend with {onion+garlic+coriander-leaf+salt} until fairly smooth.
| Tritura con {onion+garlic+coriander-leaf+salt} hasta que quede bastante fina.
# Season | Ajusta
15 cook | Cool for {time} and taste: it should be sharp. Use within 4 days.
| Deja enfriar {time} y prueba: debe quedar ácida. Úsala en 4 días.

== quesadillas
names: Quesadillas, cheese quesadillas, quesadilla, Mexican cheese quesadillas | Quesadillas, quesadillas de queso, quesadilla mexicana
about: folded tortillas with melted cheese, toasted in the pan | tortillas dobladas con queso fundido, tostadas en la sartén
kind: snack mexican easy
serves: 4, most 4 in pan
makes: 8
tools: pan grater
core: cheese tortilla-flour
ways: stove
- 8 tortilla-flour
- 300 g cheese; grated, one that melts | rallad@, de uno que funda
- 2 tsp sunflower-oil
- 1 jalapeno; sliced | en rodajas; optional
- 200 g tomato-salsa; to serve | para servir
+ 200 g cooked-chicken mushroom spinach cooked-ham sweetcorn black-beans peppers
~ tortilla-flour > 8 tortilla-corn; name Corn tortilla quesadillas | Quesadillas de maíz
~ cheese > 300 g vegan-cheese; grated | rallado; name Quesadillas with vegan cheese | Quesadillas de queso vegano
# Fill | Rellena
6 work | Spread {cheese+jalapeno+extra} over half of each of {tortilla-flour} and fold.
| Reparte {cheese+jalapeno+extra} sobre la mitad de cada una de {tortilla-flour} y dobla.
# Brown both sides | Dora por ambos lados
12 pieces | Wipe the pan with {sunflower-oil} and toast {pieces} pieces over medium heat, two at a time, {time} in all, turning once, until golden and melted inside.
| Unta la sartén con {sunflower-oil} y tuesta {pieces} piezas a fuego medio, de dos en dos, {time} en total, dando una vuelta, hasta que se doren y se funda el relleno.
# Serve | Sirve
2 work | Cut into wedges and serve with {tomato-salsa}.
| Corta en triángulos y sirve con {tomato-salsa}.

== huevos-rancheros
names: Huevos rancheros, ranch-style eggs, Mexican ranch eggs | Huevos rancheros, huevos a la ranchera
about: fried eggs on tortillas with a hot tomato and chilli sauce | huevos fritos sobre tortilla de maíz con salsa picante de tomate
kind: breakfast mexican easy
serves: 4, most 4 in pan
tools: knife pan saucepan blender
core: egg tortilla-corn tomato
ways: stove
- 500 g tomato; in pieces | en trozos
- 1 onion; chopped | picad@
- 1 clove garlic
- 1 jalapeno; chopped | picad@
- 1 tsp salt
- 100 ml sunflower-oil
- 8 tortilla-corn
- 8 egg
- 250 g refried-beans; warmed | calientes
- 60 g fresh-cheese; crumbled | desmenuzad@; optional
- 10 g coriander-leaf; chopped | picad@; optional
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {tomato+onion+jalapeno+coriander-leaf} as the list says.
| Pela y corta {tomato+onion+jalapeno+coriander-leaf} como indica la lista.
# Cook the sauce | Haz la salsa
3 work | Blend {tomato+onion+garlic+jalapeno+salt}.
| Tritura {tomato+onion+garlic+jalapeno+salt}.
12 cook | Simmer in the saucepan with a spoonful of {sunflower-oil:part} for {time}, until thick.
| Cuece en el cazo con una cucharada de {sunflower-oil:part} {time}, hasta que espese.
# Fry | Fríe
5 pieces | Heat {sunflower-oil:rest} in the pan and fry {tortilla-corn} for {time} in all, just until flexible. Drain.
| Calienta {sunflower-oil:rest} en la sartén y pasa {tortilla-corn} por el aceite, {time} en total, solo hasta que quede flexible. Escurre.
8 pieces safe=egg | Fry {egg} in the same oil, {time} in all, until set.
| Fríe {egg} en el mismo aceite, {time} en total, hasta que cuaje.
# Serve | Sirve
3 work | Spread {refried-beans} on {tortilla-corn}, lay {egg} on top and cover with the sauce.[ Scatter {fresh-cheese+coriander-leaf} over.]
| Unta {refried-beans} en {tortilla-corn}, coloca encima {egg} y cubre con la salsa.[ Reparte {fresh-cheese+coriander-leaf}.]

== chilaquiles-rojos
names: Red chilaquiles, chilaquiles, chilaquiles rojos, Mexican chilaquiles | Chilaquiles rojos, chilaquiles, chilaquiles mexicanos
about: tortilla chips softened in a red chilli sauce with cream and cheese | totopos bañados en salsa roja de chile con crema y queso
kind: breakfast mexican easy
serves: 4, most 4 in pan
tools: knife pan saucepan blender
core: tortilla-chips guajillo-chilli
ways: stove
instead: chilaquiles-verdes
- 300 g tortilla-chips
- 6 guajillo-chilli; seeded | sin semillas
- 400 g tomato
- 1/2 onion
- 2 clove garlic
- 200 ml chicken-stock
- 2 tbsp sunflower-oil
- 3/4 tsp salt
- 200 g cooked-chicken; shredded | desmenuzad@; optional
- 100 ml sour-cream
- 80 g fresh-cheese; crumbled | desmenuzad@
- 1/2 red-onion; in rings | en aros; optional
~ tortilla-chips > 350 g tortilla-corn; stale, in triangles | de otro día, en triángulos; name Red chilaquiles | Chilaquiles rojos
# Boil and blend | Cuece y tritura
10 cook | Boil {guajillo-chilli+tomato+onion+garlic} in water in the saucepan for {time}, until soft. Drain.
| Cuece {guajillo-chilli+tomato+onion+garlic} en agua en el cazo {time}, hasta que quede tierno. Escurre.
3 work | Blend with {chicken-stock+salt} and strain.
| Tritura con {chicken-stock+salt} y cuela.
# Cook the sauce | Haz la salsa
10 cook | Heat {sunflower-oil} in the pan and cook the sauce for {time}, until it darkens and coats a spoon.
| Calienta {sunflower-oil} en la sartén y cuece la salsa {time}, hasta que oscurezca y nape la cuchara.
# Crisp | Tuesta
12 batch not=tortilla-chips | Toast {tortilla-chips} in a dry pan over medium heat for {time}, in several rounds, turning, until crisp.
| Tuesta {tortilla-chips} en una sartén seca a fuego medio {time}, en varias veces y con vueltas, hasta que cruja.
# Coat and serve | Baña y sirve
2 batch | Turn {tortilla-chips} in the sauce for {time}, until soft outside with some bite left.[ Add {cooked-chicken}.]
| Mezcla {tortilla-chips} con la salsa {time}, hasta que se ablande por fuera sin deshacerse.[ Añade {cooked-chicken}.]
2 work | Serve at once with {sour-cream+fresh-cheese+red-onion}.
| Sirve enseguida con {sour-cream+fresh-cheese+red-onion}.

== chilaquiles-verdes
names: Green chilaquiles, chilaquiles verdes, tomatillo chilaquiles | Chilaquiles verdes, chilaquiles en salsa verde
about: tortilla chips softened in a green tomatillo sauce with cream and cheese | totopos bañados en salsa verde de tomatillo con crema y queso
kind: breakfast mexican easy
serves: 4, most 4 in pan
tools: knife pan saucepan blender
core: tortilla-chips tomatillo
ways: stove
instead: chilaquiles-rojos
- 300 g tortilla-chips
- 600 g tomatillo; husked | sin cáscara
- 2 jalapeno
- 1/2 onion
- 2 clove garlic
- 20 g coriander-leaf
- 150 ml chicken-stock
- 2 tbsp sunflower-oil
- 3/4 tsp salt
- 200 g cooked-chicken; shredded | desmenuzad@; optional
- 100 ml sour-cream
- 80 g fresh-cheese; crumbled | desmenuzad@
- 1/2 red-onion; in rings | en aros; optional
~ tortilla-chips > 350 g tortilla-corn; stale, in triangles | de otro día, en triángulos; name Green chilaquiles | Chilaquiles verdes
# Boil and blend | Cuece y tritura
8 cook | Boil {tomatillo+jalapeno+onion+garlic} in water in the saucepan for {time}, until soft. Drain.
| Cuece {tomatillo+jalapeno+onion+garlic} en agua en el cazo {time}, hasta que quede tierno. Escurre.
3 work | Blend with {chicken-stock+salt+coriander-leaf}.
| Tritura con {chicken-stock+salt+coriander-leaf}.
# Cook the sauce | Haz la salsa
8 cook | Heat {sunflower-oil} in the pan and cook the sauce for {time}, until it thickens a little.
| Calienta {sunflower-oil} en la sartén y cuece la salsa {time}, hasta que espese un poco.
# Crisp | Tuesta
12 batch not=tortilla-chips | Toast {tortilla-chips} in a dry pan over medium heat for {time}, in several rounds, turning, until crisp.
| Tuesta {tortilla-chips} en una sartén seca a fuego medio {time}, en varias veces y con vueltas, hasta que cruja.
# Coat and serve | Baña y sirve
2 batch | Turn {tortilla-chips} in the sauce for {time}, until soft outside with some bite left.[ Add {cooked-chicken}.]
| Mezcla {tortilla-chips} con la salsa {time}, hasta que se ablande por fuera sin deshacerse.[ Añade {cooked-chicken}.]
2 work | Serve at once with {sour-cream+fresh-cheese+red-onion}.
| Sirve enseguida con {sour-cream+fresh-cheese+red-onion}.

== sopa-de-tortilla
names: Tortilla soup, sopa de tortilla, Mexican tortilla soup, sopa azteca, Aztec soup | Sopa de tortilla, sopa azteca, sopa de tortilla mexicana
about: a tomato and chilli soup with fried tortilla strips, avocado and cheese | sopa de tomate y chile con tiras de tortilla, aguacate y queso
kind: soup mexican easy
serves: 4, most 6 in pot
tools: knife pot pan blender
core: tortilla-corn pasilla-chilli tomato
ways: stove
- 8 tortilla-corn; in strips | en tiras
- 150 ml sunflower-oil
- 3 pasilla-chilli; seeded | sin semillas
- 500 g tomato
- 1 onion; in pieces | en trozos
- 2 clove garlic
- 1200 ml chicken-stock
- 1 sprig epazote; optional
- 1 tsp salt
- 1 avocado; diced | en dados
- 120 g fresh-cheese; diced | en dados
- 100 ml sour-cream; optional
- 1 lime; in wedges | en gajos
# Fry the strips | Fríe las tiras
8 pieces | Heat {sunflower-oil} in the pan and fry {tortilla-corn} for {time}, until crisp. Drain on paper.
| Calienta {sunflower-oil} en la sartén y fríe {tortilla-corn} {time}, hasta que quede crujiente. Escurre sobre papel.
1 cook | Fry {pasilla-chilli} in the same oil for {time}, no longer, or it turns bitter. Keep one in rings for the top.
| Fríe {pasilla-chilli} en el mismo aceite {time}, no más, porque amarga. Reserva una parte en aros.
# Blend | Tritura
4 work | Blend {tomato+onion+garlic} with the other fried pods and strain.
| Tritura {tomato+onion+garlic} con lo demás frito y cuela.
# Simmer | Cuece
10 cook | Cook it in the pot with a spoonful of the oil for {time}, until thick and dark.
| Cuece en la olla con una cucharada del aceite {time}, hasta que quede espeso y oscuro.
15 cook | Add {chicken-stock+epazote+salt} and simmer for {time}.
| Añade {chicken-stock+epazote+salt} y cuece a fuego suave {time}.
# Serve | Sirve
3 work | Put {tortilla-corn+avocado+fresh-cheese} in bowls, pour the soup over and serve with {lime+sour-cream}.
| Pon {tortilla-corn+avocado+fresh-cheese} en cuencos, vierte la sopa y sirve con {lime+sour-cream}.
`);
