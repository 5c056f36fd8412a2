import { cards } from "../parse-cards.ts";

export const FISH_DISHES = cards(`
== fish-and-chips
names: Fish and chips, fish n chips, fish chips, beer-battered fish and chips, battered fish and chips, battered cod and chips | Fish and chips, pescado con patatas fritas, pescado frito con patatas, pescado rebozado con patatas, pescado frito con papas
about: cod in crisp beer batter with thick chips | bacalao fresco en rebozado crujiente de cerveza con patatas gruesas
kind: main any medium
serves: 4, most 4 in deepPan
tools: knife deepPan bowl whisk slotted
core: cod potato flour
ways: stove
- 800 g cod; in 4 pieces, dry | en 4 trozos, sec@
- 1000 g potato; in sticks of 1.5 cm | en bastones de 1,5 cm
- 200 g flour
- 1 tsp baking-powder
- 250 ml beer; ice-cold | muy fría
- 1.5 tsp salt
- 1500 ml sunflower-oil; for frying | para freír
- 1 lemon; in wedges | en gajos
- 2 tbsp malt-vinegar; optional
~ flour > 200 g flour-gluten-free; name Fish and chips | Fish and chips
~ beer > 250 ml sparkling-water; ice-cold | muy fría
~ cod > 600 g halloumi; in thick slices | en lonchas gruesas; name Battered halloumi and chips | Halloumi rebozado con patatas
# Fry once | Fríe una primera vez
12 work | Peel {potato}, cut into sticks, rinse and dry very well.
| Pela {potato}, corta en bastones, enjuaga y seca muy bien.
8 batch | Heat {sunflower-oil} in the deep pot to 140 °C and fry them for {time}, until soft but pale. Drain.
| Calienta {sunflower-oil} en la olla honda a 140 °C y fríe {time}, hasta que se ablanden sin dorarse. Escurre.
# Batter and fry | Reboza y fríe
4 work | Whisk {flour+baking-powder} and half of {salt} with {beer} in the bowl, quickly: a few lumps may stay.
| Mezcla deprisa {flour+baking-powder} y la mitad de {salt} con {beer} en el bol: pueden quedar grumos.
7 batch safe=cod | Heat the fat to 185 °C. Dip {cod} in the batter and fry for {time}, turning once, until golden and crisp. Drain.
| Calienta la grasa a 185 °C. Pasa {cod} por la masa y fríe {time}, con una vuelta, hasta que esté dorado y crujiente. Escurre.
# Finish | Termina
4 batch | Fry {potato} again at 190 °C for {time}, until golden. Sprinkle with the rest of {salt} and serve with {lemon+malt-vinegar}.
| Fríe otra vez {potato} a 190 °C {time}, hasta que se doren. Espolvorea el resto de {salt} y sirve con {lemon+malt-vinegar}.

== fish-pie
names: Fish pie, fisherman's pie, creamy fish pie, smoked fish pie, seafood pie | Pastel de pescado y puré, pastel de pescado inglés, fish pie, pastel de pescado con puré de patatas
about: fish and prawns in a creamy sauce under mash | pescado y gambas en salsa cremosa bajo puré
kind: main any medium
serves: 6, most 6 in dish
tools: knife pot saucepan dish masher whisk
core: white-fish potato
ways: oven+stove
- 500 g white-fish; skinless, in chunks | sin piel, en trozos
- 250 g salmon; skinless, in chunks | sin piel, en trozos
- 150 g prawn; peeled | pelad@
- 1000 g potato; peeled, in chunks | pelad@, en trozos
- 50 g butter
- 50 g butter as sauce-butter
- 50 g flour
- 600 ml milk
- 1 leek; sliced | en rodajas
- 2 tsp mustard-dijon; optional
- 15 g parsley; chopped | picad@
- 60 g cheddar; grated | rallado; optional
- 2 tsp salt
# Boil and mash | Cuece y aplasta | group=1
20 cook | Boil {potato} in water with half of {salt} in the pot for {time}. Drain and mash with {butter} and a splash of {milk}.
| Cuece {potato} en agua con la mitad de {salt} en la olla {time}. Escurre y aplasta con {butter} y un chorrito de {milk}.
# Make the sauce | Haz la salsa | group=1
14 cook | Soften {leek} in {sauce-butter} in the saucepan, stir in {flour}, whisk in the rest of {milk} and simmer for {time} in all, until thick. Add {mustard-dijon+parsley} and the rest of {salt}.
| Pocha {leek} con {sauce-butter} en el cazo, incorpora {flour} y el resto de {milk} sin dejar de batir y cuece {time} en total, hasta que espese. Añade {mustard-dijon+parsley} y el resto de {salt}.
# Bake | Hornea
4 work | Spread {white-fish+salmon+prawn} in the dish, pour the sauce over and cover with the mash.[ Scatter {cheddar} over.]
| Reparte {white-fish+salmon+prawn} en la fuente, vierte la salsa y cubre con el puré.[ Espolvorea {cheddar}.]
35 batch safe=white-fish,salmon,prawn | Bake at 200 °C (fan 180 °C) for {time}, until bubbling and browned.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que burbujee y se dore.

== fish-cakes
names: Fish cakes, fishcakes, salmon fish cakes, salmon fishcakes, cod fish cakes, salmon cakes, fish patties | Tortitas de pescado, croquetas de pescado y patata, hamburguesas de pescado, medallones de pescado
about: fried cakes of fish and mash in a crisp crumb | tortitas de pescado y puré con rebozado crujiente
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: knife saucepan bowl pan masher
core: salmon potato
ways: stove
- 400 g salmon
- 500 g potato; peeled, in chunks | pelad@, en trozos
- 2 spring-onion; sliced | en rodajas
- 15 g parsley; chopped | picad@
- 1 lemon; only the zest | solo la ralladura
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 40 g flour
- 1 egg; beaten | batido; binds
- 80 g breadcrumbs
- 100 ml sunflower-oil
~ salmon > 300 g smoked-mackerel; skinned, flaked | sin piel, en lascas; name Smoked mackerel fish cakes | Tortitas de caballa ahumada
~ salmon > 320 g tinned-tuna; drained | escurrid@; name Tuna fish cakes | Tortitas de atún y patata
# Cook | Cuece
15 cook | Boil {potato} in water in the saucepan for {time}, until soft. Drain, let it steam dry and mash in the bowl.
| Cuece {potato} en el cazo con agua {time}, hasta que se ablanden. Escurre, deja que suelte el vapor y aplasta en el bol.
8 cook if=salmon safe=salmon | Steam {salmon} over little water for {time}, covered, and flake without skin.
| Cuece {salmon} con poca agua y tapado {time} y separa en lascas sin piel.
# Shape | Forma
10 work | Mix {potato+salmon} gently with {spring-onion+parsley+lemon+salt+black-pepper} and shape {pieces} thick rounds. Turn in {flour}, {egg:bare} and {breadcrumbs}.
| Mezcla {potato+salmon} con cuidado con {spring-onion+parsley+lemon+salt+black-pepper} y forma {pieces} tortitas. Pasa por {flour}, {egg:bare} y {breadcrumbs}.
20 cook | Chill for {time} to firm up.
| Enfría en la nevera {time} para que cojan cuerpo.
# Fry | Fríe
8 batch safe=egg | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once, until crisp and hot through.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que estén crujientes y calientes por dentro.

== salmon-in-paper
names: Salmon in paper, salmon en papillote, salmon parcels, salmon in foil, salmon in parchment, fish en papillote | Salmón en papillote, salmón al papillote, papillote de salmón, pescado en papillote, papillote de pescado
about: salmon steamed in a paper parcel with vegetables and lemon | salmón cocido en su jugo en un paquete de papel con verduras y limón
kind: main french easy
serves: 4, most 4 in tray
tools: knife tray paper
core: salmon
ways: oven microwave
- 600 g salmon; in 4 pieces | en 4 trozos
- 1 courgette; in thin sticks | en bastones finos
- 2 carrot; in thin sticks | en bastones finos
- 1 leek; in thin strips | en tiras finas
- 1 lemon; sliced | en rodajas
- 3 tbsp olive-oil
- 60 ml white-wine; optional
- 10 g dill; optional
- 1 tsp salt
- 1/4 tsp black-pepper
# Fill | Rellena
15 work | Divide {courgette+carrot+leek} between 4 sheets of paper. Lay {salmon} on top, season with {salt+black-pepper} and finish with {lemon+olive-oil+white-wine+dill}.
| Reparte {courgette+carrot+leek} en 4 hojas de papel. Coloca encima {salmon}, sazona con {salt+black-pepper} y termina con {lemon+olive-oil+white-wine+dill}.
4 work | Fold into tight parcels with room inside.
| Cierra en paquetes bien sellados con aire dentro.
# Bake | Hornea
11 pieces way=microwave safe=salmon | Cook two parcels at a time in the microwave on high, {time} in all. Let them stand for a minute and open with care.
| Cuece dos paquetes cada vez en el microondas a máxima potencia, {time} en total. Deja reposar un minuto y abre con cuidado.
15 batch way=oven safe=salmon | Set on the tray and bake at 200 °C (fan 180 °C) for {time}, until the parcels puff. Open them carefully at the table.
| Pon en la bandeja y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se hinchen. Ábrelos con cuidado en la mesa.

== shrimp-scampi
names: Shrimp scampi, prawn scampi, garlic butter shrimp pasta, scampi linguine, shrimp scampi pasta | Espaguetis con gambas, gambas scampi, espaguetis con gambas al ajo, pasta con gambas, pasta con camarones, camarones scampi
about: prawns in garlic, white wine and butter with spaghetti | gambas con ajo, vino blanco y mantequilla sobre espaguetis
kind: main italian easy
serves: 4, most 4 in pan
tools: knife pan pastaPot
core: prawn garlic
ways: stove
- 360 g spaghetti
- 500 g prawn; peeled | pelad@
- 60 g butter
- 2 tbsp olive-oil
- 5 clove garlic; sliced | en láminas
- 1/4 tsp chilli-flakes; optional
- 120 ml white-wine
- 1 lemon; juiced | en zumo
- 15 g parsley; chopped | picad@
- 1.5 tsp salt
# Boil | Cuece
10 cook | Boil {spaghetti} in plenty of water with most of {salt} for {time}, until just tender. Save a cup of the water and drain.
| Cuece {spaghetti} en abundante agua con casi toda {salt} durante {time}, hasta que estén al dente. Guarda una taza del agua y escurre.
# Cook the sauce | Haz la salsa
4 batch safe=prawn | Heat {olive-oil} with half of {butter} in the pan. Fry {prawn} with the rest of {salt} for {time}, until pink and opaque. Lift out.
| Calienta {olive-oil} con la mitad de {butter} en la sartén. Saltea {prawn} con el resto de {salt} durante {time}, hasta que estén rosas y opacas. Saca.
4 cook | Cook {garlic+chilli-flakes} in the fat until it smells good, add {white-wine+lemon} and boil for {time} to half.
| Cocina {garlic+chilli-flakes} en la grasa hasta que huela bien, añade {white-wine+lemon} y reduce {time} a la mitad.
# Toss | Mezcla
2 work | Toss everything with {prawn+parsley}, the rest of {butter} and a splash of the water, until glossy.
| Mezcla todo con {prawn+parsley}, el resto de {butter} y un chorrito del agua, hasta que brille.

== moules-marinieres
names: Moules marinières, moules mariniere, mussels in white wine, French mussels, mussels with white wine and shallots | Mejillones a la marinera francesa, moules marinière, mejillones al vino blanco, mejillones con vino blanco, mejillones a la francesa
about: mussels steamed in white wine with shallots and parsley | mejillones abiertos en vino blanco con chalota y perejil
kind: main french easy
serves: 4, most 4 in pot
tools: knife pot colander
core: mussel white-wine
ways: stove
- 2000 g mussel
- 40 g butter
- 3 shallot; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 3 sprig thyme
- 250 ml white-wine
- 1/4 tsp black-pepper
- 80 ml cream; optional
- 20 g parsley; chopped | picad@
~ white-wine > 250 ml fish-stock; name Mussels with shallots and parsley | Mejillones con chalota y perejil
# Clean | Limpia
15 work | Scrub {mussel} in cold water, pull off the beards and throw away the broken and those that do not close when tapped.
| Lava {mussel} en agua fría, quita las barbas y desecha lo roto y lo que no se cierre al golpearlo.
# Cook | Cocina
5 cook | Melt {butter} in the pot and soften {shallot+garlic+thyme} for {time}. Pour in {white-wine} and bring to a full boil.
| Funde {butter} en la olla y pocha {shallot+garlic+thyme} {time}. Vierte {white-wine} y lleva a ebullición fuerte.
5 batch safe=mussel | Add {mussel+black-pepper}, cover and cook on high for {time}, shaking twice, until open.
| Añade {mussel+black-pepper}, tapa y cocina a fuego fuerte {time}, agitando dos veces, hasta que se abran.
2 work | Stir in {cream+parsley} and serve at once with the juices.
| Incorpora {cream+parsley} y sirve enseguida con su jugo.

== fish-tacos
names: Fish tacos, Baja fish tacos, tacos de pescado, fish taco, battered fish tacos | Tacos de pescado, tacos de pescado estilo Baja, tacos de pescado estilo Ensenada, tacos estilo Baja
about: crisp fish in corn tortillas with cabbage and lime cream | pescado crujiente en tortillas de maíz con col y crema de lima
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: knife pan bowl whisk
core: white-fish tortilla-corn
ways: stove
- 600 g white-fish; in 12 strips, dry | en 12 tiras, sec@
- 120 g flour
- 1 tsp baking-powder
- 1/2 tsp paprika-smoked
- 150 ml beer; cold | fría
- 1.25 tsp salt
- 300 ml sunflower-oil; for frying | para freír
- 12 tortilla-corn
- 200 g cabbage; finely shredded | en tiras muy finas
- 120 ml sour-cream
- 60 g mayonnaise
- 1 lime; juiced | exprimid@
- 10 g coriander-leaf; optional
~ beer > 150 ml sparkling-water; cold | fría
~ white-fish > 500 g cauliflower; in small florets | en ramitos pequeños; name Crisp cauliflower tacos | Tacos de coliflor crujiente
~ sour-cream > 120 ml yoghurt-soy
# Make the sauce | Haz la salsa
3 work | Stir {sour-cream+mayonnaise} with half of {lime}. Dress {cabbage} with the rest of it and a pinch of {salt}.
| Mezcla {sour-cream+mayonnaise} con la mitad de {lime}. Adereza {cabbage} con el resto y una pizca de {salt}.
# Batter and fry | Reboza y fríe
4 work | Whisk {flour+baking-powder+paprika-smoked} and the rest of {salt} with {beer} in the bowl to a thick batter.
| Mezcla {flour+baking-powder+paprika-smoked} y el resto de {salt} con {beer} en el bol hasta tener una masa espesa.
10 pieces safe=white-fish | Heat {sunflower-oil} in the pan to 180 °C, dip {white-fish} in the batter and fry a few at a time for {time} in all, until golden. Drain.
| Calienta {sunflower-oil} en la sartén a 180 °C, pasa {white-fish} por la masa y fríe de pocos en pocos {time} en total, hasta que se doren. Escurre.
# Fill | Rellena
6 work | Warm {tortilla-corn} and fill the {pieces} tacos with {white-fish+cabbage+coriander-leaf} and the sauce.
| Calienta {tortilla-corn} y rellena los {pieces} tacos con {white-fish+cabbage+coriander-leaf} y la salsa.

== baked-cod
names: Baked cod, oven-baked cod, roast cod, cod with lemon and herbs, baked white fish, baked fish | Bacalao fresco al horno, pescado al horno, bacalao al horno, pescado blanco al horno
about: cod baked under lemon and herb crumbs with tomatoes | bacalao fresco al horno con migas de limón y hierbas y tomates
kind: main any easy
serves: 4, most 4 in dish
tools: knife dish bowl
core: cod
ways: oven
- 700 g cod; in 4 pieces | en 4 trozos
- 300 g cherry-tomato; halved | cortad@ por la mitad
- 3 tbsp olive-oil
- 40 g breadcrumbs
- 1 clove garlic; crushed | machacad@
- 10 g parsley; chopped | picad@
- 1 lemon; zest and juice | ralladura y zumo
- 1 tsp salt
- 1/4 tsp black-pepper
# Prepare | Prepara
6 work | Heat the oven to 200 °C (fan 180 °C). Mix {breadcrumbs+garlic+parsley} with the zest of {lemon} and a third of {olive-oil}.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {breadcrumbs+garlic+parsley} con la ralladura de {lemon} y un tercio de {olive-oil}.
4 work | Spread {cherry-tomato} in the dish, lay {cod} between, season with {salt+black-pepper}, pour over the juice and the rest of the fat and press the crumbs on top.
| Reparte {cherry-tomato} en la fuente, coloca entre medias {cod}, sazona con {salt+black-pepper}, riega con el zumo y el resto de la grasa y cubre con la mezcla.
# Bake | Hornea
15 batch safe=cod | Bake for {time}, until the top is golden.
| Hornea {time}, hasta que se dore por arriba.
`);
