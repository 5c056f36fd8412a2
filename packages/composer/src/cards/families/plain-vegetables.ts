import { cards } from "../parse-cards.ts";

/** One vegetable, boiled, steamed or tossed with garlic, as people ask for it. */
export const PLAIN_VEGETABLES = cards(`
== steamed-broccoli
names: Steamed broccoli, broccoli steamed, plain steamed broccoli | Brócoli al vapor, brécol al vapor, brócoli cocido al vapor
about: broccoli florets steamed until just tender | ramilletes de brócoli al vapor en su punto
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: broccoli
ways: stove microwave
- 600 g broccoli; in small florets | en ramilletes pequeños
- 200 ml water
- 1/4 tsp salt
- 1 tbsp olive-oil; optional
# Cut | Corta
5 work | Cut {broccoli} into florets of one size; peel and slice the stalk.
| Corta {broccoli} en ramilletes iguales; pela el tallo y córtalo en rodajas.
# Steam | Cuece al vapor
6 batch way=stove | Boil {water} under the steamer, put {broccoli} in, cover and steam for {time}, until bright green and a knife just slides in.
| Hierve {water} bajo la vaporera, pon {broccoli}, tapa y cuece {time}, hasta que tome un verde vivo y entre apenas un cuchillo.
4 pieces way=microwave | Put {broccoli} into a large bowl with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, until a knife just slides in. Drain.
| Pon {broccoli} en un bol grande con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, hasta que entre apenas un cuchillo. Escurre.
1 work | Season with {salt} and serve at once.[ Dress with {olive-oil}.]
| Sazona con {salt} y sirve enseguida.[ Aliña con {olive-oil}.]

== boiled-broccoli
names: Boiled broccoli, broccoli boiled in water, plain boiled broccoli | Brócoli hervido, brócoli cocido, brécol hervido, brécol cocido
about: broccoli boiled briefly in plenty of salted water | brócoli cocido un momento en abundante agua con sal
kind: side any easy
serves: 4, most 4 in pastaPot
tools: pastaPot knife colander
core: broccoli
ways: stove
- 600 g broccoli; in small florets | en ramilletes pequeños
- 1 tsp salt
- 1 tbsp olive-oil; optional
# Boil | Cuece
5 batch | Bring plenty of water to the boil in the pot with {salt}, put in {broccoli} and boil uncovered for {time}, until bright green and a knife just slides in.
| Lleva abundante agua a ebullición en la olla con {salt}, echa {broccoli} y cuece sin tapar {time}, hasta que tome un verde vivo y entre apenas un cuchillo.
# Drain | Escurre
2 work | Drain well in the colander and serve at once.[ Dress with {olive-oil}.]
| Escurre bien en el colador y sirve enseguida.[ Aliña con {olive-oil}.]

== steamed-carrots
names: Steamed carrots, carrots steamed | Zanahorias al vapor, zanahoria al vapor
about: carrot slices steamed until tender and sweet | rodajas de zanahoria al vapor, tiernas y dulces
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: carrot
ways: stove microwave
- 600 g carrot; in slices of 5 mm | en rodajas de 5 mm
- 200 ml water
- 1/4 tsp salt
- 15 g butter; optional
# Cut | Corta
6 work | Peel {carrot} and slice evenly.
| Pela {carrot} y corta en rodajas iguales.
# Steam | Cuece al vapor
11 batch way=stove | Boil {water} under the steamer, put {carrot} in, cover and steam for {time}, until a knife slides in.
| Hierve {water} bajo la vaporera, pon {carrot}, tapa y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
6 pieces way=microwave | Put {carrot} into a large bowl with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, stirring halfway, until a knife slides in. Drain.
| Pon {carrot} en un bol grande con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que entre un cuchillo sin esfuerzo. Escurre.
1 work | Season with {salt}.[ Turn in {butter}.]
| Sazona con {salt}.[ Mezcla con {butter}.]

== boiled-carrots
names: Boiled carrots, plain boiled carrots | Zanahorias hervidas, zanahorias cocidas, zanahoria hervida, zanahoria cocida
about: carrot slices boiled in a little salted water | rodajas de zanahoria cocidas en agua con sal
kind: side any easy
serves: 4, most 6 in saucepan
tools: saucepan knife colander
core: carrot
ways: stove
- 600 g carrot; in slices of 5 mm | en rodajas de 5 mm
- 3/4 tsp salt
- 15 g butter; optional
# Boil | Cuece
10 batch | Peel and slice {carrot}, just cover with water in the saucepan, add {salt} and boil for {time}, until a knife slides in.
| Pela y corta {carrot}, cubre justo con agua en el cazo, añade {salt} y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
# Drain | Escurre
2 work | Drain in the colander.[ Turn in {butter}.] Serve hot.
| Escurre en el colador.[ Mezcla con {butter}.] Sirve en caliente.

== boiled-cauliflower
names: Boiled cauliflower, plain boiled cauliflower | Coliflor hervida, coliflor cocida
about: cauliflower florets boiled until just tender | ramilletes de coliflor cocidos en su punto
kind: side any easy
serves: 4, most 4 in pastaPot
tools: pastaPot knife colander
core: cauliflower
ways: stove
- 1 cauliflower; in florets | en ramilletes
- 1 tsp salt
- 1 bay-leaf; optional
- 1 tbsp olive-oil; optional
# Boil | Cuece
9 batch | Bring plenty of water to the boil in the pot with {salt}[ and {bay-leaf}], put in {cauliflower} and boil for {time}, until a knife slides into the stalks.
| Lleva abundante agua a ebullición en la olla con {salt}[ y {bay-leaf}], echa {cauliflower} y cuece {time}, hasta que entre un cuchillo en los tallos.
tip | A lid left ajar lets the smell out.
| La tapa entreabierta deja salir el olor.
# Drain | Escurre
2 work | Drain very well in the colander and serve.[ Dress with {olive-oil}.]
| Escurre muy bien en el colador y sirve.[ Aliña con {olive-oil}.]

== steamed-cauliflower
names: Steamed cauliflower, cauliflower steamed | Coliflor al vapor, coliflor cocida al vapor
about: cauliflower florets steamed until tender | ramilletes de coliflor al vapor
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: cauliflower
ways: stove microwave
- 1 cauliflower; in small florets | en ramilletes pequeños
- 200 ml water
- 1/2 tsp salt
- 1 tbsp olive-oil; optional
# Steam | Cuece al vapor
5 work | Cut {cauliflower} into florets of one size.
| Corta {cauliflower} en ramilletes iguales.
10 batch way=stove | Boil {water} under the steamer, put {cauliflower} in, cover and steam for {time}, until a knife slides in.
| Hierve {water} bajo la vaporera, pon {cauliflower}, tapa y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
6 pieces way=microwave | Put {cauliflower} into a large bowl with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, until a knife slides in. Drain.
| Pon {cauliflower} en un bol grande con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, hasta que entre un cuchillo sin esfuerzo. Escurre.
# Season | Sazona
1 work | Season with {salt}.[ Dress with {olive-oil}.]
| Sazona con {salt}.[ Aliña con {olive-oil}.]

== boiled-green-beans
names: Boiled green beans, plain green beans, boiled French beans | Judías verdes hervidas, judías verdes cocidas, vainas cocidas, ejotes cocidos, chauchas hervidas
about: green beans boiled in salted water until tender | judías verdes cocidas en agua con sal
kind: side any easy
serves: 4, most 4 in pastaPot
tools: pastaPot knife colander
core: green-beans
ways: stove
- 600 g green-beans; trimmed | sin puntas
- 1 tsp salt
- 1 tbsp olive-oil; optional
# Boil | Cuece
10 batch | Bring plenty of water to the boil in the pot with {salt}, put in {green-beans} and boil uncovered for {time}: fine ones take a little less, broad flat ones a little more.
| Lleva abundante agua a ebullición en la olla con {salt}, echa {green-beans} y cuece sin tapar {time}: las finas tardan algo menos y las planas y anchas algo más.
# Drain | Escurre
2 work | Drain in the colander.[ Dress with {olive-oil}.] Serve hot or cold.
| Escurre en el colador.[ Aliña con {olive-oil}.] Sirve en caliente o en frío.

== steamed-green-beans
names: Steamed green beans, green beans steamed, steamed French beans | Judías verdes al vapor, vainas al vapor, ejotes al vapor, chauchas al vapor
about: green beans steamed until just tender | judías verdes al vapor en su punto
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: green-beans
ways: stove microwave
- 600 g green-beans; trimmed | sin puntas
- 200 ml water
- 1/4 tsp salt
- 1 tbsp olive-oil; optional
# Steam | Cuece al vapor
5 work | Trim {green-beans} and halve long ones.
| Quita las puntas a {green-beans} y parte las largas.
9 batch way=stove | Boil {water} under the steamer, put {green-beans} in, cover and steam for {time}, until tender but green.
| Hierve {water} bajo la vaporera, pon {green-beans}, tapa y cuece {time}, hasta que queden tiernas sin perder el verde.
7 pieces way=microwave | Put {green-beans} into a large bowl with a quarter of {water}, cover with a plate and cook in the microwave on high for {time}, stirring halfway, until tender. Drain.
| Pon {green-beans} en un bol grande con un cuarto de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que queden tiernas. Escurre.
# Season | Sazona
1 work | Season with {salt}.[ Dress with {olive-oil}.]
| Sazona con {salt}.[ Aliña con {olive-oil}.]

== acelgas-rehogadas
names: Chard with garlic, sautéed chard with garlic, Spanish sautéed chard | Acelgas rehogadas, acelgas rehogadas con ajo, acelgas salteadas, acelgas con ajos, acelgas al ajillo
about: boiled chard tossed in olive oil with golden garlic | acelgas cocidas y rehogadas en aceite de oliva con ajo dorado
kind: side spanish easy
serves: 4, most 4 in pan
tools: knife pastaPot colander pan
core: chard
ways: stove
- 1000 g chard; leaves and stalks apart, sliced | hojas y pencas por separado, cortadas
- 4 clove garlic; sliced | en láminas
- 4 tbsp olive-oil
- 1 tsp salt
- 1 tsp paprika-sweet; optional
+ 150 g cured-ham bacon raisins pine-nuts potato tinned-chickpeas prawn
# Boil | Cuece
8 cook | Boil the stalks of {chard} in plenty of water in the pot with {salt} for {time}.
| Cuece las pencas de {chard} en abundante agua en la olla con {salt} {time}.
4 cook | Add the leaves, boil for {time} more, drain and press out well.
| Añade las hojas, cuece {time} más, escurre y aprieta bien.
# Toss | Rehoga
4 batch safe=extra | Heat {olive-oil} in the pan and brown {garlic}[ with {extra}] over medium heat for {time}.
| Calienta {olive-oil} en la sartén y dora {garlic}[ con {extra}] a fuego medio {time}.
4 batch | Take off the heat a moment[ and stir in {paprika-sweet}]. Put in the greens and toss for {time}.
| Retira un momento del fuego[ e incorpora {paprika-sweet}]. Echa la verdura y rehoga {time}.

== espinacas-rehogadas
names: Sautéed spinach with garlic, garlic spinach, sautéed spinach, spinach with garlic | Espinacas rehogadas, espinacas rehogadas con ajo, espinacas salteadas, espinacas salteadas con ajo, espinacas al ajillo
about: spinach tossed in olive oil with golden garlic | espinacas rehogadas en aceite de oliva con ajo dorado
kind: side spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: spinach
ways: stove
- 800 g spinach; washed, dried | lavad@, sec@
- 4 clove garlic; sliced | en láminas
- 3 tbsp olive-oil
- 1/2 tsp salt
- 1 pinch black-pepper; optional
+ 120 g cured-ham bacon raisins pine-nuts tinned-chickpeas prawn mushroom
# Brown | Dora
4 batch safe=extra | Heat {olive-oil} in the pan and brown {garlic}[ with {extra}] over medium heat for {time}.
| Calienta {olive-oil} en la sartén y dora {garlic}[ con {extra}] a fuego medio {time}.
# Toss | Rehoga
6 batch | Add {spinach} by the handful, season with {salt+black-pepper} and toss over high heat for {time}, until wilted and nearly all the liquid is gone.
| Añade {spinach} a puñados, sazona con {salt+black-pepper} y rehoga a fuego vivo {time}, hasta que se ablanden y casi no quede líquido.
1 work | Serve at once.
| Sirve enseguida.
`);
