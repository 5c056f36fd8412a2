import { cards } from "../parse-cards.ts";

export const CLASSIC_PLATES = cards(`
== caesar-salad
names: Caesar salad, Cesar salad, classic Caesar salad | Ensalada César, ensalada Caesar
about: crisp lettuce in an anchovy and cheese dressing with croutons | lechuga crujiente con salsa de anchoas y queso y picatostes
kind: salad any easy
serves: 4, most 4 in tray
tools: knife tray bowl whisk grater
core: lettuce
ways: oven
- 2 lettuce; in pieces | en trozos
- 150 g bread; in cubes | en dados
- 3 tbsp olive-oil
- 60 g parmesan; grated | rallad@
- 100 g mayonnaise
- 25 g anchovies; mashed | machacad@
- 1 clove garlic; crushed | machacad@
- 1 lemon; juiced | en zumo
- 1 tsp mustard-dijon
- 1 tsp worcestershire
- 1/4 tsp black-pepper
~ mayonnaise > 100 g vegan-mayonnaise
+ 250 g cooked-chicken cooked-prawn smoked-salmon bacon tomato avocado chickpeas
# Bake the cubes | Hornea los dados
12 batch | Heat the oven to 190 °C (fan 170 °C). Toss {bread} with {olive-oil} on the tray and bake for {time}, until golden and crunchy.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {bread} con {olive-oil} en la bandeja y hornea {time}, hasta que todo esté dorado y crujiente.
# Make the sauce | Prepara la salsa
5 work | Mash {anchovies+garlic} to a paste. Whisk with {mayonnaise+lemon+mustard-dijon+worcestershire+black-pepper} and half of {parmesan}.
| Maja {anchovies+garlic} hasta hacer una pasta. Bátela con {mayonnaise+lemon+mustard-dijon+worcestershire+black-pepper} y la mitad de {parmesan}.
# Toss and serve | Mezcla y sirve
6 work | Wash {lettuce}, dry well and cut into pieces. Toss in the sauce until every leaf is coated.
| Lava {lettuce}, seca bien y corta en trozos. Mezcla con la salsa hasta que se impregne cada hoja.
2 work | Scatter {bread} and the rest of {parmesan} over it.[ Lay {extra} on top.] Serve at once.
| Reparte por encima {bread} y el resto de {parmesan}.[ Coloca {extra} por encima.] Sirve enseguida.

== greek-salad
names: Greek salad, horiatiki, choriatiki, Greek village salad | Ensalada griega, horiatiki
about: chunks of tomato and cucumber with olives and oregano | trozos de tomate y pepino con aceitunas y orégano
kind: salad mediterranean easy
serves: 4, most 8 in bowl
tools: knife bowl
core: tomato cucumber feta
ways: none
- 600 g tomato; ripe, in wedges | madur@, en gajos
- 1 cucumber; in thick slices | en rodajas gruesas
- 1 green-pepper; in rings | en aros
- 1 red-onion; thinly sliced | en juliana fina
- 100 g olives
- 200 g feta; in a slab | en un bloque
- 1 tsp oregano
- 60 ml olive-oil
- 1 tbsp red-wine-vinegar
- 1/2 tsp salt
~ feta > 200 g tofu; firm, salted | firme, salad@; name Greek salad with tofu | Ensalada griega con tofu
# Cut the vegetables | Corta las verduras
12 work | Cut {tomato} into wedges, {cucumber} into thick slices and {green-pepper} into rings. Slice {red-onion} thinly.
| Corta {tomato} en gajos, {cucumber} en rodajas gruesas y {green-pepper} en aros. Corta {red-onion} en juliana fina.
# Dress and serve | Aliña y sirve
3 work | Put {tomato+cucumber+green-pepper+red-onion+olives} in the bowl. Season with {salt+red-wine-vinegar} and {olive-oil:part}.
| Pon en el bol {tomato+cucumber+green-pepper+red-onion+olives}. Aliña con {salt+red-wine-vinegar} y {olive-oil:part}.
2 work | Lay {feta} on top, sprinkle with {oregano} and pour over {olive-oil:rest}.
| Coloca {feta} encima, espolvorea {oregano} y riega con {olive-oil:rest}.

== caprese
names: Caprese salad, Caprese, insalata caprese, tomato mozzarella salad, tomato and mozzarella salad | Ensalada caprese, caprese, ensalada de tomate y mozzarella
about: slices of tomato and mozzarella with basil and olive oil | rodajas de tomate y mozzarella con albahaca y aceite de oliva
kind: salad italian easy
serves: 4, most 8 in knife
tools: knife
core: tomato mozzarella basil
ways: none
- 500 g tomato; ripe, at room temperature | madur@, a temperatura ambiente
- 250 g mozzarella; drained | escurrid@
- 15 g basil
- 3 tbsp olive-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
# Slice | Corta
8 work | Cut {tomato+mozzarella} into slices half a centimetre thick. Pat {mozzarella} dry.
| Corta {tomato+mozzarella} en rodajas de medio centímetro. Seca bien {mozzarella}.
# Arrange and serve | Monta y sirve
4 work | Overlap {tomato+mozzarella} on a plate with leaves of {basil} between them. Season with {salt+black-pepper}, pour over {olive-oil} and serve at once.
| Monta en un plato {tomato+mozzarella} en rodajas superpuestas con hojas de {basil} entre medias. Sazona con {salt+black-pepper}, riega con {olive-oil} y sirve enseguida.

== ratatouille
names: Ratatouille, Provençal vegetable stew | Ratatouille, ratatouille provenzal, guiso provenzal de verduras
about: aubergine, courgette and peppers stewed with tomato and herbs | berenjena, calabacín y pimiento guisados con tomate y hierbas
kind: main french easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: aubergine courgette
ways: stove
- 400 g aubergine; in 2 cm dice | en dados de 2 cm
- 400 g courgette; in 2 cm dice | en dados de 2 cm
- 2 red-pepper; in squares | en cuadrados
- 1 onion; sliced | en juliana
- 3 clove garlic; sliced | en láminas
- 500 g tomato; chopped | picad@
- 80 ml olive-oil
- 3 sprig thyme
- 1 bay-leaf
- 1 tsp salt
- 1/4 tsp black-pepper
- 10 g basil; torn | troceada a mano; optional
# Cut the vegetables | Corta las verduras
15 work | Cut {aubergine+courgette+red-pepper} into pieces of 2 cm. Slice {onion+garlic} and chop {tomato}.
| Corta {aubergine+courgette+red-pepper} en trozos de 2 cm. Corta {onion+garlic} en láminas y pica {tomato}.
# Brown in turns | Dora por tandas
10 batch | Heat {olive-oil:part} in the casserole and brown {aubergine} for {time}, until soft inside. Lift out into the bowl.
| Calienta {olive-oil:part} en la cazuela y dora {aubergine} {time}, hasta que el interior esté tierno. Pasa al bol.
6 batch | Brown {courgette} in the same way for {time} and lift out.
| Dora igual {courgette} {time} y pasa al bol.
# Stew | Guisa
10 cook | Heat {olive-oil:rest} and fry {onion+red-pepper+garlic} gently for {time}, until soft.
| Calienta {olive-oil:rest} y pocha {onion+red-pepper+garlic} {time}, hasta que todo esté tierno.
15 cook | Add {tomato+thyme+bay-leaf+salt+black-pepper} and cook for {time}, until thick.
| Añade {tomato+thyme+bay-leaf+salt+black-pepper} y cuece {time}, hasta que espese.
15 cook | Return {aubergine+courgette} and simmer for {time}, half covered, until meltingly soft but still in pieces.[ Scatter {basil} over the top.]
| Devuelve {aubergine+courgette} y cuece a fuego suave {time}, a medio tapar, hasta que todo esté muy tierno pero entero.[ Reparte {basil} por encima.]

== baked-salmon
names: Baked salmon, oven-baked salmon, roast salmon, roasted salmon, salmon in the oven, lemon baked salmon | Salmón al horno, salmón asado, salmón horneado, salmón al horno con limón
about: juicy salmon fillets baked with lemon and dill | lomos de salmón jugosos al horno con limón y eneldo
kind: main any easy
serves: 4, most 4 in tray
tools: knife tray bowl
core: salmon
ways: oven air-fryer
- 600 g salmon; in 4 pieces | en 4 trozos
- 2 tbsp olive-oil
- 1 clove garlic; crushed | machacad@
- 1 lemon; juiced | en zumo
- 10 g dill; chopped | picad@
- 3/4 tsp salt
# Season | Sazona
6 work way=oven | Heat the oven to 200 °C (fan 180 °C). Pat {salmon} dry and lay on the tray, skin side down. Season with {salt}.
| Calienta el horno a 200 °C (180 °C con ventilador). Seca {salmon} y coloca en la bandeja, con la piel hacia abajo. Sazona con {salt}.
6 work way=air-fryer | Heat the air fryer to 180 °C. Pat {salmon} dry and season with {salt}.
| Calienta la freidora de aire a 180 °C. Seca {salmon} y sazona con {salt}.
2 work | Mix {olive-oil+garlic} with half of {lemon} and half of {dill} and brush over {salmon}.
| Mezcla {olive-oil+garlic} con la mitad de {lemon} y la mitad de {dill} y unta {salmon}.
# Bake and serve | Hornea y sirve
13 batch way=oven safe=salmon | Bake for {time}, until the flesh flakes easily under a fork.
| Hornea {time}, hasta que se separe en lascas con el tenedor.
9 batch way=air-fryer safe=salmon | Cook skin side down in the air fryer for {time}, until the flesh flakes easily under a fork.
| Cocina en la freidora de aire con la piel hacia abajo {time}, hasta que se separe en lascas con el tenedor.
1 work | Finish with the rest of {lemon+dill}.
| Termina con el resto de {lemon+dill}.
`);
