import { cards } from "../parse-cards.ts";

export const SPANISH_VEGETABLES = cards(`
== patatas-a-lo-pobre
names: Poor man's potatoes, patatas a lo pobre, Spanish fried potatoes with peppers | Patatas a lo pobre, papas a lo pobre
about: potatoes fried slowly with green pepper, onion and garlic | patatas fritas despacio con pimiento verde, cebolla y ajo
kind: side spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: potato green-pepper
ways: stove
- 1000 g potato; in 5 mm slices | en rodajas de 5 mm
- 2 green-pepper; in strips | en tiras
- 2 onion; sliced | en juliana
- 4 clove garlic; lightly crushed | chafad@
- 200 ml olive-oil
- 1.25 tsp salt
- 1 tbsp wine-vinegar; optional
# Cut | Corta
12 work | Peel {potato} and cut into slices of 5 mm. Slice {green-pepper+onion}.
| Pela {potato} y corta en rodajas de 5 mm. Corta {green-pepper+onion} en tiras.
# Fry slowly | Fríe despacio
10 batch | Heat {olive-oil} in the pan over medium heat and fry {onion+green-pepper+garlic} for {time}, until limp.
| Calienta {olive-oil} en la sartén a fuego medio y pocha {onion+green-pepper+garlic} {time}, hasta que quede lacio.
25 batch | Add {potato+salt}, cover loosely and fry gently for {time}, turning with care, until tender and a little broken.
| Añade {potato+salt}, tapa a medias y fríe a fuego suave {time}, dando vueltas con cuidado, hasta que quede tierno y algo roto.
# Finish | Termina
4 batch | Raise the heat and brown lightly for {time}.[ Splash with {wine-vinegar}.]
| Sube el fuego y dora un poco {time}.[ Rocía con {wine-vinegar}.]
1 work | Drain off the oil and serve hot.
| Escurre el aceite y sirve caliente.

== patatas-a-la-riojana
names: Rioja-style potatoes, patatas a la riojana, potatoes with chorizo, Spanish potato and chorizo stew | Patatas a la riojana, patatas con chorizo, patatas riojanas
about: a stew of potatoes and chorizo with dried pepper | guiso de patatas y chorizo con pimiento choricero
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: potato chorizo
ways: stove
- 1200 g potato; broken into pieces | cascad@ en trozos
- 250 g chorizo; in thick slices | en rodajas gruesas
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 3 clove garlic; chopped | picad@
- 2 choricero-pepper; dried | sec@
- 1 tsp paprika-sweet
- 3 tbsp olive-oil
- 1 bay-leaf
- 1 tsp salt
# Soak | Remoja
30 cook | Cover {choricero-pepper} with hot water for {time}, open and scrape the flesh from the skin.
| Cubre {choricero-pepper} con agua caliente {time}, abre y raspa la pulpa de la piel.
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+green-pepper+garlic} as the list says.
| Pela y corta {onion+green-pepper+garlic} como indica la lista.
# Fry | Sofríe
10 cook | Heat {olive-oil} in the casserole over medium heat and fry {onion+green-pepper+garlic} for {time}, until soft.
| Calienta {olive-oil} en la cazuela a fuego medio y sofríe {onion+green-pepper+garlic} {time}, hasta que quede tierno.
5 cook | Add {chorizo} and fry for {time}, until the fat runs.
| Añade {chorizo} y sofríe {time}, hasta que suelte la grasa.
# Stew | Guisa
2 work | Snap {potato} into pieces: cut a little and tear the rest, so that it thickens the liquid. Stir in with {paprika-sweet+choricero-pepper}.
| Casca {potato}: corta un poco y arranca el resto, para que ligue el líquido. Rehoga con {paprika-sweet+choricero-pepper}.
30 cook | Add {bay-leaf+salt} and water to cover, and simmer for {time}, until tender and the liquid is thick.
| Añade {bay-leaf+salt} y agua hasta cubrir, y cuece a fuego suave {time}, hasta que quede tierno y el líquido espeso.
# Rest | Reposa
10 cook | Shake the pot, let it rest for {time}, remove the leaf and serve.
| Mueve la cazuela, deja reposar {time}, retira la hoja y sirve.

== huevos-rotos
names: Huevos rotos, broken eggs with potatoes and ham, Spanish broken eggs, huevos estrellados | Huevos rotos, huevos estrellados, huevos rotos con jamón, huevos rotos con patatas
about: fried eggs broken over fried potatoes with ham | huevos fritos rotos sobre patatas fritas con jamón
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan slotted
core: egg potato
ways: stove
- 1000 g potato; in sticks or slices | en bastones o rodajas
- 8 egg
- 120 g cured-ham; in thin slices | en lonchas finas; optional
- 500 ml olive-oil
- 1 tsp salt
# Cut | Corta
12 work | Peel {potato}, cut into sticks, rinse and dry well.
| Pela {potato}, corta en bastones, lava y seca bien.
# Fry the sticks | Fríe los bastones
15 pieces | Heat {olive-oil} in the pan over medium heat and fry {potato} for {time}, until tender.
| Calienta {olive-oil} en la sartén a fuego medio y fríe {potato} {time}, hasta que quede tierno.
4 pieces | Raise the heat and brown for {time}. Drain, sprinkle with {salt} and lay on plates.
| Sube el fuego y dora {time}. Escurre, espolvorea {salt} y reparte en los platos.
# Fry and break | Fríe y rompe
8 pieces safe=egg | Fry {egg} one or two at a time in the hot oil, {time} in all, until they have lacy edges and are set.
| Fríe {egg} de uno en uno o de dos en dos en el aceite bien caliente, {time} en total, hasta que hagan puntilla y queden cuajados.
2 work | Lay {egg+cured-ham} on top, break with two spoons and serve at once.
| Coloca encima {egg+cured-ham}, rompe con dos cucharas y sirve enseguida.
tip | It is usual to leave the middle runny, but this is not safe for the pregnant, small children or the frail.
| Lo habitual es dejar el centro líquido, pero no es seguro para embarazadas, niños pequeños ni personas delicadas.

== pisto-manchego
names: Pisto manchego, pisto, Spanish ratatouille, Manchegan vegetable stew | Pisto manchego, pisto, pisto de verduras, pisto con huevo
about: peppers, courgette and tomato cooked slowly in olive oil | pimientos, calabacín y tomate pochados despacio en aceite de oliva
kind: main spanish easy
serves: 4, most 6 in pan
tools: knife pan
core: tomato green-pepper courgette
ways: stove
- 2 onion; diced | en dados
- 2 green-pepper; diced | en dados
- 1 red-pepper; diced | en dados
- 2 courgette; diced | en dados
- 1000 g tomato; peeled, chopped | pelad@ y picad@
- 2 clove garlic; chopped | picad@
- 100 ml olive-oil
- 1.5 tsp salt
- 1 tsp sugar; optional
- 4 egg; optional
+ 200 g tinned-tuna aubergine cured-ham chorizo bacon prawn pumpkin potato salt-cod mushroom
# Prepare the vegetables | Prepara las hortalizas
15 work | Peel and cut {onion+green-pepper+red-pepper+courgette+tomato+garlic} as the list says.
| Pela y corta {onion+green-pepper+red-pepper+courgette+tomato+garlic} como indica la lista.
# Cook each in turn | Pocha por turnos
15 cook | Heat {olive-oil} in the pan over medium heat and fry {onion+green-pepper+red-pepper+garlic} with half of {salt} for {time}, until soft.
| Calienta {olive-oil} en la sartén a fuego medio y pocha {onion+green-pepper+red-pepper+garlic} con la mitad de {salt} {time}, hasta que quede tierno.
10 cook safe=extra | Add {courgette} and fry for {time}.[ Cook {extra} with it, or beside it until done.]
| Añade {courgette} y pocha {time}.[ Cocina con ello {extra}, o aparte hasta que esté hecho.]
# Reduce | Reduce
30 cook | Add {tomato+sugar} and the rest of {salt} and cook for {time}, stirring often, until no water is left and the oil shines at the edges.
| Añade {tomato+sugar} y el resto de {salt} y cuece {time}, removiendo a menudo, hasta que no quede agua y el aceite brille en los bordes.
# Serve | Sirve
6 pieces safe=egg | Fry {egg} in a little oil, {time} in all, until set, and lay on top.
| Fríe {egg} en un poco de aceite, {time} en total, hasta que cuaje, y coloca encima.
1 work | Serve hot or warm.
| Sirve caliente o templado.

== escalivada
names: Escalivada, Catalan roasted vegetables, Spanish roasted peppers and aubergine | Escalivada, escalibada, verduras asadas a la catalana
about: roasted aubergine, pepper and onion in strips with olive oil | berenjena, pimiento y cebolla asados en tiras con aceite de oliva
kind: starter spanish easy
serves: 4, most 6 in tray
tools: knife tray
core: aubergine red-pepper
ways: oven barbecue
- 2 aubergine; whole, pricked | enter@, pinchad@
- 3 red-pepper; whole | enter@
- 2 onion; whole, in the skin | enter@, con piel
- 4 tbsp olive-oil
- 1 clove garlic; finely chopped | picad@ fin@; optional
- 1 tbsp sherry-vinegar; optional
- 1 tsp salt
# Roast | Asa
50 batch way=oven | Heat the oven to 200 °C (fan 180 °C). Put {aubergine+red-pepper+onion} on the tray with a little of {olive-oil} and roast for {time}, turning once, until black in places and soft.
| Calienta el horno a 200 °C (180 °C con ventilador). Pon {aubergine+red-pepper+onion} en la bandeja con un poco de {olive-oil} y asa {time}, dando una vuelta, hasta que se tueste la piel y quede blando.
40 batch way=barbecue | Rub {aubergine+red-pepper+onion} with a little of {olive-oil} and roast over glowing coals for {time}, turning, until black outside and soft.
| Unta {aubergine+red-pepper+onion} con un poco de {olive-oil} y asa sobre las brasas {time}, dando vueltas, hasta que se ennegrezca por fuera y quede blando.
# Sweat and peel | Deja sudar y pela
20 cook | Cover and leave for {time}, so that the skins come off easily.
| Tapa y deja {time}, para que la piel salga sola.
12 work | Peel everything, remove the seeds and tear into strips. Save the juices.
| Pela todo, quita las semillas y rasga en tiras. Guarda el jugo.
# Dress | Aliña
2 work | Lay on a dish with the juices and season with {salt+garlic+sherry-vinegar} and the rest of the oil. Serve at room temperature.
| Coloca en una fuente con su jugo y aliña con {salt+garlic+sherry-vinegar} y el resto del aceite. Sirve a temperatura ambiente.

== pan-con-tomate
names: Pan con tomate, tomato bread, pa amb tomàquet, Catalan tomato bread, Spanish tomato toast, bread with tomato | Pan con tomate, pa amb tomàquet, pan tumaca, pan con tomate y aceite, tostada con tomate
title: Pan con tomate with {extra} | Pan con tomate y {extra}
about: toasted bread rubbed with tomato and olive oil | pan tostado con tomate y aceite de oliva
kind: breakfast spanish easy
serves: 4, most 8 in griddle
tools: knife griddle grater
core: bread tomato
ways: stove grill
- 8 slice bread; rustic | de pueblo
- 400 g tomato; very ripe | muy madur@
- 1 clove garlic; halved | partid@; optional
- 4 tbsp olive-oil
- 1/2 tsp salt
+ 100 g cured-ham cooked-ham anchovies cheese avocado tinned-tuna
~ bread > 8 slice bread-gluten-free; name Gluten-free tomato toast | Pan sin gluten con tomate
# Grate | Ralla
5 work | Halve {tomato}, grate the flesh on the coarse side and throw the skin away. Mix with {salt}.
| Parte {tomato}, ralla la pulpa por el lado grueso y desecha la piel. Mezcla con {salt}.
# Toast {bread} | Tuesta {bread}
4 batch way=stove | Toast {bread} on the hot griddle for {time}, turning once, until marked.
| Tuesta {bread} en la plancha caliente {time}, dando una vuelta, hasta que se marque.
3 batch way=grill | Toast {bread} under the grill for {time}, turning once.
| Tuesta {bread} bajo el grill {time}, dando una vuelta.
# Dress | Aliña
1 work | Rub {garlic} over the hot slices.
| Frota {garlic} sobre las rebanadas calientes.
3 work | Spread {tomato} and pour {olive-oil} over.[ Lay {extra} on top.] Serve at once.
| Reparte {tomato} y riega con {olive-oil}.[ Coloca encima {extra}.] Sirve enseguida.

== migas
names: Migas, Spanish fried breadcrumbs, migas extremeñas, migas manchegas, shepherd's migas | Migas, migas extremeñas, migas manchegas, migas de pastor, migas ruleras, migas con chorizo
about: fried crumbs of stale bread with garlic, chorizo and bacon | pan del día anterior frito con ajo, chorizo y panceta
kind: main spanish medium
serves: 4, most 4 in pan
tools: knife pan bowl
core: bread garlic
ways: stove
- 500 g bread; rustic, two days old | de pueblo, de dos días
- 150 ml water
- 1 tsp salt
- 6 clove garlic; unpeeled | sin pelar
- 100 ml olive-oil
- 200 g pork-belly; diced | en dados; optional
- 150 g chorizo; sliced | en rodajas; optional
- 1 green-pepper; in strips | en tiras
- 2 tsp paprika-sweet
- 150 g grape; optional
~ bread > 500 g bread-gluten-free; in crumbs | desmigad@; name Gluten-free migas | Migas de pan sin gluten
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+green-pepper} as the list says.
| Pela y corta {garlic+green-pepper} como indica la lista.
# Moisten | Humedece
10 work | Crumble {bread} into small bits in the bowl, sprinkle with {water+salt} and cover with a cloth.
| Desmenuza {bread} en trocitos en el bol, rocía con {water+salt} y tapa con un paño.
60 cook | Leave for {time}, or overnight, until evenly damp.
| Deja {time}, o toda la noche, hasta que se humedezca por igual.
# Fry the rest | Fríe lo demás
10 cook safe=pork-belly | Heat {olive-oil} in the pan over medium heat and fry {garlic+green-pepper+pork-belly+chorizo} for {time}, until golden. Lift all out but the fat.
| Calienta {olive-oil} en la sartén a fuego medio y fríe {garlic+green-pepper+pork-belly+chorizo} {time}, hasta que se dore. Saca todo menos la grasa.
# Fry the crumbs | Dales vueltas
20 batch | Stir {paprika-sweet} into the fat, add {bread} at once and turn over medium heat for {time}, cutting with a spatula, until loose, golden and still soft inside.
| Mezcla {paprika-sweet} con la grasa, añade {bread} enseguida y da vueltas a fuego medio {time}, cortando con la espátula, hasta que quede suelto, dorado y tierno por dentro.
# Serve | Sirve
2 work | Return what was fried.[ Serve with {grape}.]
| Devuelve lo frito.[ Sirve con {grape}.]
`);
