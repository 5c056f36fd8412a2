import { cards } from "../parse-cards.ts";

export const CURRIES_AND_KEBABS = cards(`
== madras-curry
names: Madras curry, madras, chicken madras, Madras chicken curry, chicken Madras curry, hot Madras curry | Curry Madrás, pollo Madrás, curry Madrás de pollo, pollo al curry Madrás
about: a hot, tangy curry of chicken with tomato, tamarind and mustard seeds | curry picante y ácido de pollo con tomate, tamarindo y semillas de mostaza
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh chilli-powder
ways: stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 3 tbsp ghee
- 1 tsp mustard-seeds
- 8 leaf curry-leaves; optional
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 2 tsp coriander-seed
- 2 tsp cumin
- 2 tsp chilli-powder; hot | picante
- 1 tsp turmeric
- 1/2 tsp black-pepper
- 1 can tinned-tomatoes
- 150 ml water
- 1.5 tsp salt
- 1 tbsp tamarind
- 1 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-thigh > 700 g beef-steak; in 3 cm pieces | en trozos de 3 cm; name Beef Madras | Curry Madrás de ternera
~ chicken-thigh > 400 g prawn; peeled | peladas; name Prawn Madras | Curry Madrás de gambas
~ chicken-thigh > 2 can tinned-chickpeas; drained | escurridos; name Chickpea Madras | Curry Madrás de garbanzos
~ tamarind > 1 tbsp lemon
# Fry the base | Sofríe la base
12 cook | Heat {ghee} in the casserole. Fry {mustard-seeds+curry-leaves+onion} for {time}, until golden brown.
| Calienta {ghee} en la cazuela. Sofríe {mustard-seeds+curry-leaves+onion} {time}, hasta que se dore bien.
2 cook | Stir in {garlic+ginger+coriander-seed+cumin+chilli-powder+turmeric+black-pepper} for {time}.
| Añade {garlic+ginger+coriander-seed+cumin+chilli-powder+turmeric+black-pepper} y remueve {time}.
8 cook | Add {tinned-tomatoes+salt} and fry for {time}, until thick and the fat shows at the edge.
| Añade {tinned-tomatoes+salt} y sofríe {time}, hasta que espese y asome la grasa en el borde.
# Simmer | Guisa
20 cook safe=chicken-thigh | Turn {chicken-thigh} in it, add {water+tamarind} and simmer, half covered, for {time}, until done and the sauce is thick.
| Rehoga {chicken-thigh} en ello, añade {water+tamarind} y cuece medio tapado {time}, hasta que esté hecho y la salsa espesa.
1 work | Stir in {garam-masala}.[ Scatter {coriander-leaf} over.]
| Incorpora {garam-masala}.[ Reparte {coriander-leaf} por encima.]

== dopiaza
names: Dopiaza, chicken dopiaza, do piaza, dopiaza curry, murgh dopiaza | Dopiaza, pollo dopiaza, curry dopiaza, pollo al curry con doble de cebolla
about: chicken curry with onions twice: cooked down and fried in petals | curry de pollo con cebolla dos veces: en la salsa y salteada en gajos
kind: main indian easy
serves: 4, most 4 in pan
tools: knife pan
core: chicken-thigh onion
ways: stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 4 tbsp ghee
- 4 onion; half finely chopped, half in petals | la mitad picad@, la mitad en gajos
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 2 tsp coriander-seed
- 1 tsp cumin
- 1/2 tsp turmeric
- 1 tsp chilli-powder
- 1 can tinned-tomatoes
- 100 g yoghurt
- 1.5 tsp salt
- 1 tsp garam-masala
- 1 chilli; slit | abiert@; optional
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-thigh > 500 g paneer; in cubes | en dados; name Paneer dopiaza | Paneer dopiaza
~ chicken-thigh > 2 can tinned-chickpeas; drained | escurridos; name Chickpea dopiaza | Dopiaza de garbanzos
# Fry the petals | Saltea los gajos
6 batch | Fry the petals of {onion} in a quarter of {ghee} in the pan over high heat for {time}, until browned at the edges but crisp. Lift out.
| Saltea los gajos de {onion} con un cuarto de {ghee} en la sartén a fuego vivo {time}, hasta que se tuesten los bordes sin ablandarse. Saca.
# Make the sauce | Haz la salsa
14 cook | Fry the rest of {onion} in the rest of {ghee} for {time}, until deep gold.
| Sofríe el resto de {onion} con el resto de {ghee} {time}, hasta que se dore bien.
8 cook | Add {garlic+ginger+coriander-seed+cumin+turmeric+chilli-powder+tinned-tomatoes+salt} and fry for {time}, until thick.
| Añade {garlic+ginger+coriander-seed+cumin+turmeric+chilli-powder+tinned-tomatoes+salt} y sofríe {time}, hasta que espese.
# Simmer | Guisa
20 cook safe=chicken-thigh | Add {chicken-thigh}, stir in {yoghurt} by the spoonful, cover and simmer gently for {time}, until done.
| Añade {chicken-thigh}, incorpora {yoghurt} a cucharadas, tapa y cuece a fuego suave {time}, hasta que esté hecho.
3 cook | Put the fried petals back with {garam-masala} and heat for {time}.[ Scatter {chilli+coriander-leaf} over.]
| Devuelve los gajos salteados con {garam-masala} y calienta {time}.[ Reparte {chilli+coriander-leaf} por encima.]

== balti
names: Balti, chicken balti, Birmingham balti, balti curry, balti chicken | Balti, pollo balti, curry balti, balti de pollo
about: chicken cooked fast over high heat with peppers, tomato and fresh spices | pollo hecho deprisa a fuego vivo con pimientos, tomate y especias
kind: main indian easy
serves: 4, most 4 in wok
tools: knife wok
core: chicken-breast garam-masala green-pepper
ways: stove
- 600 g chicken-breast; in 2 cm pieces | en trozos de 2 cm
- 4 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 green-pepper; in pieces | en trozos
- 2 tsp cumin
- 2 tsp coriander-seed
- 1 tsp paprika-sweet
- 1/2 tsp turmeric
- 1/2 tsp chilli-powder
- 1/2 tsp cinnamon
- 3 tomato; chopped | picad@
- 1.25 tsp salt
- 100 ml water
- 1 tsp garam-masala
- 1 tsp fenugreek; dried leaves | en hojas secas; optional
- 15 g coriander-leaf; chopped | picad@
~ chicken-breast > 400 g prawn; peeled | peladas; name Prawn balti | Balti de gambas
~ chicken-breast > 600 g lamb-shoulder; in 2 cm pieces | en trozos de 2 cm; name Lamb balti | Balti de cordero
~ chicken-breast > 2 can tinned-chickpeas; drained | escurridos; name Chickpea balti | Balti de garbanzos
+ 200 g spinach mushroom potato cauliflower
# Fry the base | Sofríe la base
9 cook | Heat {sunflower-oil} in the wok. Fry {onion} in it over medium-high heat for {time}, until golden.
| Calienta {sunflower-oil} en el wok. Sofríe dentro {onion} a fuego medio-alto {time}, hasta que se dore.
2 cook | Stir in {garlic+ginger+cumin+coriander-seed+paprika-sweet+turmeric+chilli-powder+cinnamon} for {time}.
| Añade {garlic+ginger+cumin+coriander-seed+paprika-sweet+turmeric+chilli-powder+cinnamon} y remueve {time}.
# Cook fast | Cocina a fuego vivo
6 batch | Add {chicken-breast+green-pepper} and fry over high heat for {time}, tossing.
| Añade {chicken-breast+green-pepper} y saltea a fuego vivo {time}.
10 cook safe=chicken-breast | Add {tomato+salt+water}[ and {extra}] and boil for {time}, stirring, until done and the sauce clings.
| Añade {tomato+salt+water}[ y {extra}] y cuece a fuego vivo {time}, removiendo, hasta que esté hecho y la salsa se pegue.
1 work | Stir in {garam-masala+fenugreek+coriander-leaf} and serve in the pan.
| Incorpora {garam-masala+fenugreek+coriander-leaf} y sirve en el mismo wok.

== saag-aloo
names: Saag aloo, sag aloo, aloo palak, spinach and potato curry, Indian spinach and potatoes, potato and spinach curry | Saag aloo, espinacas con patatas a la india, curry de espinacas y patata, curry de patata y espinacas, aloo palak
about: golden spiced potatoes with wilted spinach | patatas doradas y especiadas con espinacas
kind: side indian easy
serves: 4, most 4 in pan
tools: knife pan
core: potato spinach
ways: stove
- 700 g potato; waxy, in 2 cm pieces | para cocer, en trozos de 2 cm
- 4 tbsp ghee
- 1 tsp mustard-seeds
- 1 tsp cumin
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 1 chilli; finely chopped | picad@ fin@; optional
- 1 tsp coriander-seed
- 1/2 tsp turmeric
- 1.25 tsp salt
- 300 g spinach; washed, chopped | lavad@, picad@
- 1/2 tsp garam-masala
# Boil | Cuece
9 cook | Boil {potato} in water in the pan with half of {salt} for {time}, until just tender, and drain.
| Cuece {potato} en agua en la sartén honda con la mitad de {salt} {time}, hasta que esté apenas tierno, y escurre.
# Fry | Dora
7 cook | Heat {ghee} in the dry pan. Fry {mustard-seeds+cumin+onion} for {time}, until golden.
| Calienta {ghee} en la sartén seca. Sofríe {mustard-seeds+cumin+onion} {time}, hasta que se dore.
9 cook | Add {garlic+ginger+chilli+coriander-seed+turmeric} and {potato} with the rest of {salt} and fry for {time}, turning, until crusty.
| Añade {garlic+ginger+chilli+coriander-seed+turmeric} y {potato} con el resto de {salt} y dora {time}, dando vueltas, hasta que haga costra.
# Wilt | Ablanda
4 cook | Add {spinach} by the handful, cook for {time}, until wilted and nearly dry, and stir in {garam-masala}.
| Añade {spinach} a puñados, cocina {time}, hasta que se ablande y casi no quede jugo, e incorpora {garam-masala}.

== lamb-biryani
names: Lamb biryani, mutton biryani, Hyderabadi lamb biryani, gosht biryani, lamb biriyani | Biryani de cordero, biryani de cordero de Hyderabad, arroz biryani de cordero
about: spiced lamb layered with half-cooked rice, saffron and fried onions and steamed | cordero especiado en capas con arroz, azafrán y cebolla frita, al vapor
kind: main indian hard
serves: 6, most 6 in casserole
tools: knife casserole pot bowl pan
core: lamb-shoulder rice-basmati
ways: stove
- 900 g lamb-shoulder; in 3 cm pieces | en trozos de 3 cm
- 250 g yoghurt; full-fat | enter@
- 5 clove garlic; crushed | machacad@
- 30 g ginger; grated | rallad@
- 2 tsp garam-masala
- 1 tsp chilli-powder
- 1 tsp turmeric
- 2.5 tsp salt
- 5 tbsp ghee
- 3 onion; thinly sliced | en juliana fina
- 1 cinnamon-stick
- 4 clove
- 1 tsp cardamom
- 2 bay-leaf
- 150 ml water
- 450 g rice-basmati; rinsed, soaked for 20 minutes | lavad@, remojado 20 minutos
- 1/2 tsp saffron
- 3 tbsp milk; warm | templad@
- 20 g mint; chopped | picad@
- 20 g coriander-leaf; chopped | picad@; optional
~ yoghurt > 250 g yoghurt-soy
~ lamb-shoulder > 900 g goat; in 3 cm pieces | en trozos de 3 cm; name Goat biryani | Biryani de cabrito
~ lamb-shoulder > 900 g stewing-beef; in 3 cm pieces | en trozos de 3 cm; name Beef biryani | Biryani de ternera
# Marinate | Marina
120 cook | Mix {lamb-shoulder+yoghurt+garlic+ginger+garam-masala+chilli-powder+turmeric} in the bowl with half of {salt} and chill for {time}.
| Mezcla {lamb-shoulder+yoghurt+garlic+ginger+garam-masala+chilli-powder+turmeric} en el bol con la mitad de {salt} y deja en la nevera {time}.
# Cook the base | Haz la base
15 cook | Fry {onion} in {ghee} in the pan for {time}, until brown and crisp, and lift out.
| Fríe {onion} con {ghee} en la sartén {time}, hasta que quede oscura y crujiente, y saca.
75 cook safe=lamb-shoulder | Put the marinated mix with the fat of the pan, half of the fried rings and {water} into the casserole, cover and simmer gently for {time}, until tender and the sauce is thick.
| Pon lo marinado con la grasa de la sartén, la mitad de lo frito y {water} en la cazuela, tapa y guisa a fuego suave {time}, hasta que esté tierno y la salsa espesa.
# Boil | Cuece
5 cook | Boil {rice-basmati} in plenty of water in the pot with {cinnamon-stick+clove+cardamom+bay-leaf} and the rest of {salt} for {time}, until half done, and drain.
| Cuece {rice-basmati} en abundante agua en la olla con {cinnamon-stick+clove+cardamom+bay-leaf} y el resto de {salt} {time}, hasta que esté a medio hacer, y escurre.
# Layer and steam | Monta y cuece al vapor
25 cook | Spread it over the casserole with {mint+coriander-leaf} and the rest of the fried rings. Dissolve {saffron} in {milk}, drizzle over, seal the lid with foil and cook over the lowest heat for {time}.
| Extiéndelo en la cazuela con {mint+coriander-leaf} y el resto de lo frito. Disuelve {saffron} en {milk}, rocía por encima, sella la tapa con papel de aluminio y cuece al mínimo {time}.
10 cook | Rest for {time} unopened and lift out in layers.
| Deja reposar {time} sin abrir y saca por capas.

== seekh-kebab
names: Seekh kebab, seekh kebabs, lamb seekh kebab, sheek kebab, seekh kabab, sheekh kebab | Seekh kebab, kebab indio de carne picada, brochetas indias de cordero picado, seekh kebab de cordero
about: spiced minced lamb shaped on skewers and grilled | cordero picado y especiado en brocheta a la parrilla
kind: main indian easy
serves: 4, most 4 in tray
makes: 8
tools: knife bowl skewers tray grater
core: lamb-mince
ways: grill oven barbecue air-fryer
- 700 g lamb-mince; not lean | no magra
- 1 onion; grated, squeezed dry | rallad@ y exprimid@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 chilli; finely chopped | picad@ fin@; optional
- 15 g coriander-leaf; finely chopped | picad@ fin@
- 10 g mint; finely chopped | picad@ fin@
- 2 tsp cumin
- 2 tsp coriander-seed
- 1 tsp garam-masala
- 1/2 tsp chilli-powder
- 1.5 tsp salt
- 2 tbsp chickpea-flour; toasted in a dry pan | tostad@ en seco
- 1 tbsp sunflower-oil
- 1 lemon; in wedges | en gajos
~ lamb-mince > 700 g beef-mince; name Beef seekh kebab | Seekh kebab de ternera
~ lamb-mince > 700 g chicken-mince; name Chicken seekh kebab | Seekh kebab de pollo
~ lamb-mince > 500 g meat-substitute; name Plant-based seekh kebab | Seekh kebab vegetal
# Mix | Mezcla
8 work | Knead {lamb-mince+onion+garlic+ginger+chilli+coriander-leaf+mint+cumin+coriander-seed+garam-masala+chilli-powder+salt+chickpea-flour} in the bowl until sticky.
| Amasa {lamb-mince+onion+garlic+ginger+chilli+coriander-leaf+mint+cumin+coriander-seed+garam-masala+chilli-powder+salt+chickpea-flour} en el bol hasta que quede pegajoso.
60 cook | Chill for {time}, so that it holds on the skewer.
| Enfría {time}, para que se sujete en la brocheta.
# Shape | Forma
8 work | Press with wet hands round {pieces} skewers in cylinders 2.5 cm thick and brush with {sunflower-oil}.
| Aprieta con las manos mojadas alrededor de {pieces} brochetas en cilindros de 2,5 cm de grosor y pinta con {sunflower-oil}.
# Grill | Asa
12 batch way=grill safe=lamb-mince | Cook on the tray under the hot grill for {time}, turning, until charred in spots.
| Asa en la bandeja bajo el gratinador caliente {time}, con varias vueltas, hasta que se tueste a manchas.
16 batch way=oven safe=lamb-mince | Roast on the tray at 230 °C (fan 210 °C) for {time}, turning once, until charred in spots.
| Asa en la bandeja a 230 °C (210 °C con ventilador) {time}, con una vuelta, hasta que se tueste a manchas.
11 batch way=barbecue safe=lamb-mince | Grill over hot embers for {time}, turning, until charred in spots.
| Asa sobre brasas vivas {time}, con varias vueltas, hasta que se tueste a manchas.
12 batch way=air-fryer safe=lamb-mince | Cook in the air fryer at 200 °C for {time}, turning once, until charred in spots.
| Cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se tueste a manchas.
1 work | Serve hot with {lemon}.
| Sirve caliente con {lemon}.

== malai-kofta
names: Malai kofta, paneer kofta, malai kofta curry, vegetable kofta curry, paneer and potato dumplings in cream sauce | Malai kofta, albóndigas indias de paneer, kofta de paneer, albóndigas vegetales indias en salsa
about: fried balls of paneer and potato in a mild cashew and tomato cream | bolas fritas de paneer y patata en una crema suave de anacardo y tomate
kind: main indian medium
serves: 4, most 4 in pan
makes: 16
tools: knife bowl pan blender saucepan deepPan masher
core: paneer potato cashew
ways: stove
- 400 g potato; floury | harinosas
- 200 g paneer; finely grated | rallad@ fin@
- 3 tbsp cornflour
- 1/2 tsp garam-masala
- 1.5 tsp salt
- 20 g raisins; optional
- 800 ml sunflower-oil; for frying | para freír
-- For the sauce | Para la salsa
- 3 tbsp ghee
- 1 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 60 g cashew
- 1 can tinned-tomatoes
- 1 tsp coriander-seed
- 1/2 tsp turmeric
- 1/2 tsp chilli-powder
- 1/2 tsp cardamom
- 1 tsp sugar
- 200 ml water
- 100 ml cream
~ paneer > 200 g tofu; firm, finely crumbled | firme, desmenuzado fino; name Tofu kofta | Kofta de tofu
~ cashew > 50 g sunflower-seeds; name Malai kofta | Malai kofta
~ cream > 100 ml coconut-milk
# Make the balls | Haz las bolas
20 cook | Boil {potato} whole in the saucepan for {time}, until tender, peel and mash dry.
| Cuece {potato} sin pelar en el cazo {time}, hasta que estén tiernas, pela y haz un puré seco.
8 work | Knead with {paneer+cornflour+garam-masala} and a third of {salt} in the bowl and roll into {pieces} smooth balls.[ Hide some of {raisins} in each.]
| Amasa con {paneer+cornflour+garam-masala} y un tercio de {salt} en el bol y forma {pieces} bolas lisas.[ Esconde en cada una unas {raisins:bare}.]
10 pieces | Heat {sunflower-oil} in the deep pot to 175 °C and fry a few at a time, {time} in all, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe de pocas en pocas, {time} en total, hasta que se doren. Escurre.
# Make the sauce | Haz la salsa
10 cook | Heat {ghee} in the pan. Soften {onion} in it for {time}.
| Calienta {ghee} en la sartén. Pocha dentro {onion} {time}.
14 cook | Add {garlic+ginger+cashew+tinned-tomatoes+coriander-seed+turmeric+chilli-powder+cardamom+sugar+water} with the rest of {salt}, simmer for {time} and blend until silky.
| Añade {garlic+ginger+cashew+tinned-tomatoes+coriander-seed+turmeric+chilli-powder+cardamom+sugar+water} con el resto de {salt}, cuece {time} y tritura hasta que quede sedoso.
4 cook | Stir in {cream} and heat for {time}. Lay the balls in just before serving: they soften quickly.
| Incorpora {cream} y calienta {time}. Mete las bolas justo antes de servir: se ablandan enseguida.

`);
