import { cards } from "../parse-cards.ts";

export const SOUTH_ASIAN_HOME = cards(`
== rajma
names: Rajma, rajma masala, rajma chawal, rajma curry, Punjabi rajma, kidney bean curry, Indian kidney bean curry | Rajma, rajma masala, rajma chawal, curry de alubias rojas, alubias rojas al estilo indio, rajma punyabí
about: kidney beans simmered in an onion, tomato and ginger masala, with rice | alubias rojas a fuego lento en un masala de cebolla, tomate y jengibre, con arroz
kind: main indian easy
serves: 4, most 6 in pot
tools: knife bowl pot pan saucepan
core: dried-kidney-beans garam-masala
ways: stove pressure-cooker+stove
- 300 g dried-kidney-beans
- 1.5 tsp salt
- 3 tbsp ghee
- 1 tsp cumin
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@; optional
- 1 chilli; finely chopped | picad@ fin@; optional
- 1/2 tsp turmeric
- 2 tsp coriander-seed
- 1/2 tsp chilli-powder
- 1 can tinned-tomatoes
- 1 tsp garam-masala
- 300 g rice-basmati
- 10 g coriander-leaf; chopped | picad@; optional
~ dried-kidney-beans > 3 can tinned-kidney-beans; drained | escurridas; name Rajma of tinned beans | Rajma de alubias en conserva
# Soak | Remoja
480 cook if=dried-kidney-beans | Soak {dried-kidney-beans} in plenty of cold water in the bowl for {time} or overnight. Drain and rinse.
| Remoja {dried-kidney-beans} en abundante agua fría en el bol {time} o toda la noche. Escurre y enjuaga.
# Boil | Cuece
10 cook way=stove if=dried-kidney-beans | Put {dried-kidney-beans} into the pot with {1500 ml} of water and boil hard for {time}.
| Pon {dried-kidney-beans} en la olla con {1500 ml} de agua y hierve a fuego fuerte {time}.
60 cook way=stove if=dried-kidney-beans | Lower the heat, cover and simmer for {time}, until they crush easily. Keep the liquid.
| Baja el fuego, tapa y cuece a fuego suave {time}, hasta que se aplasten sin esfuerzo. Guarda el líquido.
25 cook way=pressure-cooker if=dried-kidney-beans | Put {dried-kidney-beans} into the pressure cooker with {1000 ml} of water and cook at high pressure for {time}. Let the pressure fall by itself and keep the liquid.
| Pon {dried-kidney-beans} en la olla a presión con {1000 ml} de agua y cuece a presión alta {time}. Deja que la presión baje sola y guarda el líquido.
# Fry the masala | Sofríe el masala
10 cook | Heat {ghee} in the pan and fry {onion} with {cumin} for {time}, until golden brown.
| Calienta {ghee} en la sartén y sofríe {onion} con {cumin} durante {time}, hasta que se dore bien.
1 cook | Stir in {garlic+ginger+chilli+turmeric+coriander-seed+chilli-powder} for {time}.
| Añade {garlic+ginger+chilli+turmeric+coriander-seed+chilli-powder} y remueve {time}.
10 cook | Add {tinned-tomatoes+salt} and fry for {time}, until thick and the fat shows at the edge.
| Añade {tinned-tomatoes+salt} y sofríe {time}, hasta que espese y asome la grasa en el borde.
# Cook the side | Cuece la guarnición
14 cook | Rinse {rice-basmati}, bring to the boil with {450 ml} of water in the saucepan, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-basmati}, lleva a ebullición con {450 ml} de agua en el cazo, tapa y cuece al mínimo {time}.
# Simmer together | Cuece junto
20 cook | Put {dried-kidney-beans}, the masala and {400 ml} of the cooking liquid or hot water into the pot and simmer for {time}. Crush a few against the side, so that the sauce thickens.
| Pon {dried-kidney-beans}, el masala y {400 ml} del líquido de cocción o de agua caliente en la olla y cuece a fuego suave {time}. Aplasta unas pocas contra la pared para que espese la salsa.
1 work | Stir in {garam-masala}.[ Scatter {coriander-leaf} over it.] Serve with {rice-basmati}.
| Añade {garam-masala}.[ Reparte {coriander-leaf} por encima.] Sirve con {rice-basmati}.
== dosa
names: Dosa, dosas, plain dosa, dosai, sada dosa, South Indian dosa | Dosa, dosas, dosa india, dosas indias, dosa de arroz y lentejas
about: thin crisp pancakes of fermented rice and black gram batter | tortitas finas y crujientes de masa fermentada de arroz y lenteja urad
kind: breakfast indian medium
serves: 4, most 4 in smallPan
makes: 12
tools: bowl jug smallPan ladle
core: rice urad-dal fenugreek sunflower-oil
ways: stove
- 300 g rice; not parboiled | no vaporizado
- 100 g urad-dal; white, skinned | blanco, pelado
- 1/2 tsp fenugreek; seeds | en semillas
- 1 tsp salt
- 3 tbsp sunflower-oil
# Soak and grind | Remoja y tritura
360 cook | Rinse {rice} and {urad-dal} and soak in plenty of water, each by itself, for {time}. Soak {fenugreek} along with them. Drain.
| Enjuaga {rice} y {urad-dal} y remoja por separado en abundante agua {time}. Remoja también {fenugreek}. Escurre.
8 work | Blend {urad-dal} with {200 ml} of cold water until light and fluffy, then {rice} with {200 ml} of water until only very fine grains are felt. Mix with {salt} in the bowl.
| Tritura {urad-dal} con {200 ml} de agua fría hasta que quede aireado y espumoso, y {rice} con {200 ml} de agua hasta que solo se note un grano muy fino. Mezcla con {salt} en el bol.
# Ferment | Fermenta
600 cook | Cover and leave in a warm place, at about 28 °C, for {time}, until risen, bubbly and slightly sour. In a cold kitchen it takes some hours more.
| Tapa y deja en un lugar cálido, a unos 28 °C, {time}, hasta que suba, burbujee y huela un poco ácido. En una cocina fría tarda unas horas más.
1 work | Thin with a little water until it runs slowly off a spoon.
| Aligera con un poco de agua hasta que caiga despacio de la cuchara.
# Cook | Cocina
30 pieces | Wipe the hot pan with {sunflower-oil:part}. Spread a ladle of batter from the middle outwards in rings, very thin, drip {sunflower-oil:rest} round the edge and cook on one side, {pieces} in all, {time} together, until golden below and loose. Roll up and serve at once.
| Engrasa la sartén caliente con {sunflower-oil:part}. Extiende un cucharón de masa desde el centro en círculos, muy fina, echa por el borde {sunflower-oil:rest} y haz por un solo lado, {pieces} en total, {time} entre todas, hasta que se doren por debajo y se suelten. Enrolla y sirve enseguida.
tip | If it tears while you spread it, the pan is too hot: sprinkle it with water and wipe dry.
| Si se rompe al extenderla, la sartén está demasiado caliente: salpícala con agua y sécala.
== masala-dosa
names: Masala dosa, masala dosas, potato dosa, dosa masala, Mysore masala dosa, aloo dosa | Masala dosa, masala dosas, dosa masala, dosa rellena de patata, dosa de patata
about: crisp rice and black gram pancakes filled with spiced potato | tortitas crujientes de arroz y lenteja urad rellenas de patata especiada
kind: main indian medium
serves: 4, most 4 in smallPan
makes: 8
tools: knife bowl jug smallPan ladle pot
core: rice urad-dal potato turmeric sunflower-oil
ways: stove
- 300 g rice; not parboiled | no vaporizado
- 100 g urad-dal; white, skinned | blanco, pelado
- 2 tsp salt
- 5 tbsp sunflower-oil
-- For the filling | Para el relleno
- 700 g potato; in large pieces | en trozos grandes
- 1 tsp mustard-seeds
- 10 leaf curry-leaves; optional
- 2 onion; thinly sliced | en juliana fina
- 1 chilli; finely chopped | picad@ fin@
- 15 g ginger; grated | rallad@; optional
- 1/2 tsp turmeric
- 10 g coriander-leaf; chopped | picad@; optional
~ potato > 800 g plantain; green, in large pieces | verdes, en trozos grandes; name Masala dosa with plantain | Masala dosa de plátano macho
# Soak and grind | Remoja y tritura
360 cook | Rinse {rice} and {urad-dal} and soak in plenty of water, each by itself, for {time}. Drain.
| Enjuaga {rice} y {urad-dal} y remoja por separado en abundante agua {time}. Escurre.
8 work | Blend {urad-dal} with {200 ml} of cold water until fluffy, then {rice} with {200 ml} of water until very fine. Mix with half of {salt} in the bowl.
| Tritura {urad-dal} con {200 ml} de agua fría hasta que quede espumoso, y {rice} con {200 ml} de agua hasta que quede muy fino. Mezcla con la mitad de {salt} en el bol.
600 cook | Cover and let it ferment in a warm place for {time}, until risen and bubbly. Thin with water until it runs slowly off a spoon.
| Tapa y deja fermentar en un lugar cálido {time}, hasta que suba y burbujee. Aligera con agua hasta que caiga despacio de la cuchara.
# Make the filling | Haz el relleno
20 cook | Boil {potato} in water in the pot for {time}, until soft. Drain and crush coarsely.
| Cuece {potato} en agua en la olla {time}, hasta que se ablande. Escurre y aplasta sin deshacer.
10 cook | Crackle {mustard-seeds+curry-leaves} in two thirds of {sunflower-oil} in the pan, add {onion+chilli+ginger+turmeric} and soften for {time}.
| Haz saltar {mustard-seeds+curry-leaves} en dos tercios de {sunflower-oil} en la sartén, añade {onion+chilli+ginger+turmeric} y pocha {time}.
4 cook | Add {potato}, the rest of {salt} and {100 ml} of water and turn for {time}, until soft and yellow. Stir in {coriander-leaf}.
| Añade {potato}, el resto de {salt} y {100 ml} de agua y remueve {time}, hasta que quede tierno y amarillo. Añade {coriander-leaf}.
# Cook and fill | Cocina y rellena
28 pieces | Wipe out the pan, grease it with a little of the rest of {sunflower-oil} and spread a ladle of batter very thin in rings. Cook on one side, {pieces} in all, {time} together, until golden and crisp; lay the filling along the middle, fold over and serve at once.
| Limpia la sartén, engrásala con un poco del resto de {sunflower-oil} y extiende un cucharón de masa muy fina en círculos. Haz por un solo lado, {pieces} en total, {time} entre todas, hasta que estén doradas y crujientes; pon el relleno en el centro, dobla y sirve enseguida.
== pav-bhaji
names: Pav bhaji, pao bhaji, Mumbai pav bhaji, Bombay pav bhaji | Pav bhaji, pao bhaji, pav bhaji de Bombay
about: a buttery mash of vegetables and spices with toasted soft rolls | puré especiado de verduras con mantequilla y panecillos tostados
kind: main indian easy
serves: 4, most 4 in pan
tools: knife pot pan masher
core: bun tomato
ways: stove pressure-cooker+stove
- 500 g potato; in pieces | en trozos
- 250 g cauliflower; in florets | en ramitos
- 150 g peas
- 90 g butter
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@; optional
- 5 tomato; finely chopped | picad@ fin@
- 2 tsp chilli-powder; mild, Kashmiri | suave, de Cachemira
- 1/2 tsp turmeric
- 1 tsp cumin
- 2 tsp coriander-seed
- 1.5 tsp garam-masala
- 1.5 tsp salt
- 8 bun; soft | blandos
- 1 lemon; in wedges | en gajos
- 10 g coriander-leaf; chopped | picad@; optional
~ potato > 600 g plantain; green, in pieces | verdes, en trozos
~ onion > 200 g cabbage; finely chopped | picado fino
~ bun > 8 bun-gluten-free; name Pav bhaji | Pav bhaji
# Boil | Cuece
18 cook way=stove | Boil {potato+cauliflower+peas} in the pot in water to cover for {time}, until very soft. Drain, keep the liquid and mash.
| Cuece {potato+cauliflower+peas} en la olla cubierto de agua {time}, hasta que esté muy tierno. Escurre, guarda el líquido y aplasta.
6 cook way=pressure-cooker | Cook {potato+cauliflower+peas} in the pressure cooker with {300 ml} of water at high pressure for {time}, until very soft. Drain, keep the liquid and mash.
| Cuece {potato+cauliflower+peas} en la olla a presión con {300 ml} de agua a presión alta {time}, hasta que esté muy tierno. Escurre, guarda el líquido y aplasta.
# Fry the masala | Sofríe el masala
8 cook | Melt half of {butter} in the pan and soften {onion+green-pepper} for {time}. Stir in {garlic+ginger}.
| Funde la mitad de {butter} en la sartén y pocha {onion+green-pepper} durante {time}. Incorpora {garlic+ginger}.
10 cook | Add {tomato+chilli-powder+turmeric+cumin+coriander-seed+garam-masala+salt} and fry for {time}, until thick and dark red.
| Añade {tomato+chilli-powder+turmeric+cumin+coriander-seed+garam-masala+salt} y sofríe {time}, hasta que espese y quede rojo oscuro.
# Mash together | Aplasta junto
10 batch | Stir the mash and a ladle or two of the liquid into the pan and cook for {time}, mashing again and again, until smooth, thick and glossy.
| Incorpora el puré y uno o dos cucharones del líquido a la sartén y cuece {time}, aplastando una y otra vez, hasta que quede fino, espeso y brillante.
# Brown and serve | Tuesta y sirve
4 batch | Split {bun} and brown on the hot pan in the rest of {butter} for {time}, until golden.
| Abre {bun} y tuesta en la sartén caliente con el resto de {butter} durante {time}, hasta que se doren.
1 work | Serve the mash with {bun+coriander-leaf+lemon}.
| Sirve el puré con {bun+coriander-leaf+lemon}.
== mulligatawny
names: Mulligatawny, mulligatawny soup, chicken mulligatawny, mulligatawny chicken soup, curried chicken and lentil soup | Sopa mulligatawny, mulligatawny, sopa mulligatawny de pollo, sopa angloindia de curry
about: a mildly spiced Anglo-Indian soup of chicken, lentils, apple and coconut | sopa angloindia suave de pollo, lentejas, manzana y coco
kind: soup indian easy
serves: 4, most 6 in pot
tools: knife pot blender
core: curry-powder lentils-red
ways: stove slow-cooker+stove
- 2 tbsp ghee
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 1 stick celery; diced | en dados
- 2 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@; optional
- 1.5 tbsp curry-powder
- 1 apple; diced | en dados
- 120 g lentils-red; rinsed | enjuagadas
- 1200 ml chicken-stock
- 400 g chicken-thigh; boneless | deshuesados
- 200 ml coconut-milk
- 1 tsp salt
- 1 lemon; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-thigh > 1 can tinned-chickpeas; drained | escurridos
~ coconut-milk > 150 ml cream-plant
# Soften | Pocha
10 cook | Soften {onion+carrot+celery} in {ghee} in the pot for {time}.
| Pocha {onion+carrot+celery} con {ghee} en la olla {time}.
2 cook | Stir in {garlic+ginger+curry-powder} for {time}, until it smells strong.
| Añade {garlic+ginger+curry-powder} y remueve {time}, hasta que huela intenso.
# Simmer | Cuece
25 cook way=stove safe=chicken-thigh | Add {apple+lentils-red+chicken-stock+chicken-thigh+salt}, cover and simmer for {time}, until soft.
| Añade {apple+lentils-red+chicken-stock+chicken-thigh+salt}, tapa y cuece a fuego suave {time}, hasta que esté tierno.
300 cook way=slow-cooker safe=chicken-thigh | Put all into the slow cooker with {apple+lentils-red+chicken-stock+chicken-thigh+salt} and cook on low for {time}, until soft.
| Pasa todo a la olla de cocción lenta con {apple+lentils-red+chicken-stock+chicken-thigh+salt} y cocina al mínimo {time}, hasta que esté tierno.
# Blend and finish | Tritura y termina
5 work if=chicken-thigh | Lift out {chicken-thigh} and cut it small. Blend the soup, half or all of it, as you like it.
| Saca {chicken-thigh} y corta menudo. Tritura la sopa, la mitad o toda, como te guste.
2 work not=chicken-thigh | Blend half of the soup.
| Tritura la mitad de la sopa.
1 work if=chicken-thigh | Put {chicken-thigh} back.
| Devuelve {chicken-thigh} a la sopa.
3 cook | Add {coconut-milk} and heat for {time}. Stir in {lemon}.[ Scatter {coriander-leaf} over it.]
| Añade {coconut-milk} y calienta {time}. Incorpora {lemon}.[ Reparte {coriander-leaf} por encima.]
== momos
names: Momos, momo, chicken momos, Nepali momos, Nepalese momos, Tibetan momos, steamed momos, momo dumplings | Momos, momo, momos de pollo, momos nepalíes, momos tibetanos, momos al vapor, empanadillas nepalíes
about: steamed Himalayan dumplings of spiced chicken with a tomato dip | empanadillas del Himalaya al vapor de pollo especiado con salsa de tomate
kind: main indian medium
serves: 4, most 4 in steamer
makes: 28
tools: knife bowl rollingPin steamer pan blender
core: flour chicken-mince
ways: stove
- 300 g flour
- 150 ml water
- 400 g chicken-mince
- 150 g cabbage; finely chopped | picad@ fin@
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@; optional
- 15 g coriander-leaf; chopped | picad@
- 1 tsp cumin
- 1 tsp coriander-seed
- 1 tbsp sunflower-oil
- 1.5 tsp salt
-- For the dip | Para mojar
- 3 tomato; halved | partid@
- 1 chilli
- 2 clove garlic as dip-garlic
- 1 tbsp sesame-seeds; optional
~ chicken-mince > 400 g pork-mince; name Pork momos | Momos de cerdo
~ chicken-mince > 400 g tofu; firm, crumbled | firme, desmenuzado; name Tofu momos | Momos de tofu
~ flour > 300 g flour-gluten-free; name Momos of gluten-free flour | Momos de harina sin gluten
# Make the dough | Haz la masa
8 work | Knead {flour+water} to a smooth, firm dough.
| Amasa {flour+water} hasta que quede lisa y firme.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
6 work | Mix {chicken-mince+cabbage+onion+garlic+ginger+coriander-leaf+cumin+coriander-seed+sunflower-oil} with most of {salt} in the bowl until sticky.
| Mezcla {chicken-mince+cabbage+onion+garlic+ginger+coriander-leaf+cumin+coriander-seed+sunflower-oil} con casi toda {salt} en el bol hasta que quede pegajoso.
# Make the dip | Haz la salsa
8 cook | Char {tomato+chilli+dip-garlic} in the dry pan for {time}, turning, until soft and blackened in spots. Blend with the rest of {salt}[ and {sesame-seeds}].
| Tuesta {tomato+chilli+dip-garlic} en la sartén seca {time}, dando vueltas, hasta que se ablanden y se ennegrezcan a trozos. Tritura con el resto de {salt}[ y {sesame-seeds}].
# Fill | Rellena
25 work | Roll the dough into thin rounds of 9 cm. Put a spoonful of filling on each, gather the edge in pleats and twist shut: {pieces} pieces.
| Estira la masa en discos finos de 9 cm. Pon una cucharada de relleno en cada uno, recoge el borde en pliegues y cierra con un giro: {pieces} piezas.
# Steam | Cuece al vapor
12 batch safe=chicken-mince | Oil the steamer, set the pieces apart from each other and steam over boiling water for {time}, until the dough is glossy and no longer sticky. Serve at once with the dip.
| Engrasa la vaporera, coloca las piezas sin que se toquen y cuece al vapor sobre agua hirviendo {time}, hasta que la masa brille y ya no se pegue. Sirve enseguida con la salsa.
`);
