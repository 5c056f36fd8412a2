import { cards } from "../parse-cards.ts";

export const MEXICAN_HOME = cards(`
== pan-de-muerto
names: Pan de muerto, Mexican bread of the dead, bread of the dead, Day of the Dead bread | Pan de muerto, pan de muertos, pan de muerto mexicano
about: a soft sweet loaf scented with orange, with bones of dough on top | pan dulce y tierno con aroma de naranja y huesos de masa por encima
kind: bread mexican medium
serves: 8, most 8 in tray, whole
makes: 2
tools: bowl tray paper saucepan
core: bread-flour orange
ways: oven
- 500 g bread-flour
- 7 g yeast; dried | seca
- 100 g sugar
- 1/2 tsp salt
- 150 ml milk; lukewarm | tibia
- 2 egg; binds
- 100 g butter; soft | bland@
- 1 orange; only the zest | solo la ralladura
- 2 tsp orange-blossom-water; optional
- 30 g butter as topping-butter; melted | fundida
- 60 g sugar as topping-sugar
~ bread-flour > 500 g flour-gluten-free; name Pan de muerto | Pan de muerto
# Knead and rise | Amasa y leva
15 work | Mix {bread-flour+yeast+sugar+salt} in the bowl, add {milk+egg+orange+orange-blossom-water} and knead. Work in {butter} by spoonfuls, until smooth, soft and hardly sticky.
| Mezcla {bread-flour+yeast+sugar+salt} en el bol, añade {milk+egg+orange+orange-blossom-water} y amasa. Incorpora {butter} a cucharadas, hasta que quede lisa, tierna y apenas pegajosa.
90 cook | Cover and let the dough rise for {time}, until doubled.
| Tapa y deja levar la masa {time}, hasta que doble su volumen.
# Shape | Forma
12 work | Keep a fifth back. Shape the rest into {pieces} balls and flatten a little on the lined tray. Roll the fifth into knobbly strips and small balls: lay two strips crosswise over each and a ball in the middle.
| Aparta una quinta parte. Forma {pieces} bolas con el resto y aplana un poco en la bandeja forrada. Haz con lo apartado tiras con nudos y bolitas: pon dos tiras en cruz sobre cada bola y una bolita en el centro.
45 cook | Cover and let rise for {time}, until puffed.
| Tapa y deja levar {time}, hasta que se hinche.
# Bake | Hornea
28 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden brown and hollow when tapped below. Cover with paper if it darkens early.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore y suene hueco por debajo. Cubre con papel si se oscurece antes.
3 work | Brush with {topping-butter} while warm and sprinkle all over with {topping-sugar}.
| Pincela en caliente con {topping-butter} y espolvorea todo con {topping-sugar}.
== chiles-en-nogada
names: Chiles en nogada, stuffed poblanos in walnut sauce, Mexican chillies in walnut sauce | Chiles en nogada, chile en nogada, chiles poblanos en nogada
about: poblano peppers filled with fruity mince, under a white walnut sauce with pomegranate | chiles poblanos rellenos de picadillo con fruta, en salsa blanca de nuez con granada
kind: main mexican hard
serves: 4, most 4 in pan
makes: 8
tools: knife pan jug bowl tray
core: poblano walnut pomegranate
ways: grill+stove
- 8 poblano
-- For the filling | Para el relleno
- 2 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 400 g minced-meat
- 2 tomato; chopped | picad@
- 1 apple; in small dice | en dados pequeños
- 1 pear; in small dice | en dados pequeños
- 1 peach; in small dice | en dados pequeños; optional
- 40 g raisins
- 30 g almond; chopped | picad@
- 1/2 tsp cinnamon
- 1.25 tsp salt
-- For the sauce | Para la salsa
- 150 g walnut
- 150 g fresh-cheese
- 200 ml milk
- 1 tsp sugar
-- To finish | Para terminar
- 1 pomegranate; seeds | en granos
- 15 g parsley; leaves | hojas
~ minced-meat > 2 can tinned-lentils; drained | escurrid@
~ fresh-cheese > 150 g tofu; soft | blando
# Char and peel | Asa y pela
12 batch | Char {poblano} on the tray under the hot grill for {time}, turning, until black in spots all round.
| Asa {poblano} en la bandeja bajo el grill caliente {time}, dando vueltas, hasta que se quemen a manchas por todas partes.
10 cook | Put into the bowl, cover and leave for {time}. Peel, slit along one side and take out the seeds, keeping the stalk.
| Pon en el bol, tapa y deja {time}. Pela, abre por un lado y quita las semillas sin soltar el rabo.
# Cook the filling | Haz el relleno
14 cook safe=minced-meat | Heat {sunflower-oil} in the pan, add {onion+garlic+minced-meat} with most of {salt} and fry for {time}, breaking it up, until browned.
| Calienta {sunflower-oil} en la sartén, añade {onion+garlic+minced-meat} con casi toda {salt} y saltea {time}, desmenuzando, hasta que se dore.
15 cook | Add {tomato+apple+pear+peach+raisins+almond+cinnamon} and cook over medium heat for {time}, until the fruit is tender and the juice has gone.
| Añade {tomato+apple+pear+peach+raisins+almond+cinnamon} y cocina a fuego medio {time}, hasta que la fruta esté tierna y se evapore el jugo.
# Blend the sauce | Tritura la salsa
4 work | Blend {walnut+fresh-cheese+milk+sugar} with the rest of {salt}, until smooth and thick enough to coat.
| Tritura {walnut+fresh-cheese+milk+sugar} con el resto de {salt}, hasta que quede fina y cubra bien.
# Fill and finish | Rellena y termina
8 work | Fill {poblano} with the warm mixture and close them. Pour the cold sauce over and scatter {pomegranate+parsley} on top. Serve lukewarm.
| Rellena {poblano} con la mezcla templada y cierra. Cubre con la salsa fría y reparte {pomegranate+parsley}. Sirve a temperatura ambiente.
== chicken-tacos
names: Chicken tacos, tacos with chicken, Mexican chicken tacos, grilled chicken tacos | Tacos de pollo, tacos con pollo, tacos mexicanos de pollo, taquitos de pollo
about: soft corn tortillas with spiced chicken, avocado, onion and lime | tortillas de maíz con pollo especiado, aguacate, cebolla y lima
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: knife bowl pan
core: tortilla-corn chicken-thigh
ways: stove
- 600 g chicken-thigh; boneless, in 1 cm strips | deshuesados, en tiras de 1 cm
- 2 lime; one juiced, one in wedges | una en zumo y otra en gajos
- 2 clove garlic; finely chopped | picad@ fin@
- 2 tsp cumin
- 2 tsp paprika-smoked
- 1 tsp oregano
- 1.25 tsp salt
- 2 tbsp sunflower-oil
- 12 tortilla-corn
- 1 red-onion; finely chopped | picad@ fin@
- 2 tomato; diced | en dados
- 2 avocado; sliced | en láminas
- 15 g coriander-leaf; chopped | picad@; optional
~ chicken-thigh > 500 g tofu; firm, in strips | firme, en tiras; name Tofu tacos | Tacos de tofu
~ chicken-thigh > 2 can tinned-black-beans; drained | escurrid@; name Black bean soft tacos | Tacos blandos de frijoles negros
# Season | Adereza
15 cook | Mix {chicken-thigh} in the bowl with the juice of {lime}, {garlic+cumin+paprika-smoked+oregano+salt} and leave for {time}.
| Mezcla {chicken-thigh} en el bol con el zumo de {lime}, {garlic+cumin+paprika-smoked+oregano+salt} y deja {time}.
# Fry | Saltea
9 batch safe=chicken-thigh | Fry in {sunflower-oil} in the pan over high heat for {time}, stirring seldom, until browned and cooked through.
| Saltea con {sunflower-oil} en la sartén a fuego vivo {time}, removiendo poco, hasta que se dore y esté bien hecho.
# Warm and fill | Calienta y rellena
5 pieces | Warm {tortilla-corn} in the dry pan, {time} in all, until soft and spotted, and keep in a cloth.
| Calienta {tortilla-corn} en la sartén seca, {time} en total, hasta que estén blandas y con manchas, y guárdalas en un paño.
3 work | Fill {tortilla-corn} with the hot mixture, {red-onion+tomato+avocado+coriander-leaf} and serve with the wedges.
| Rellena {tortilla-corn} con la mezcla caliente, {red-onion+tomato+avocado+coriander-leaf} y sirve con los gajos.
== pastel-azteca
names: Pastel azteca, Aztec pie, Mexican tortilla pie, Mexican lasagne, tortilla casserole, budín azteca | Pastel azteca, budín azteca, budín moctezuma, pastel moctezuma, pastel de tortillas
about: baked layers of corn tortilla, chicken, poblano, sweetcorn, tomato sauce and cheese | capas al horno de tortilla de maíz, pollo, rajas, elote, salsa de tomate y queso
kind: main mexican easy
serves: 6, most 6 in dish
tools: knife jug pan dish
core: tortilla-corn cheese
ways: stove+oven
- 16 tortilla-corn
- 3 tbsp sunflower-oil
- 1 onion; sliced | en láminas
- 3 poblano; seeded, in strips | sin semillas, en tiras
- 250 g sweetcorn; drained | escurrido
- 450 g cooked-chicken; shredded | desmenuzad@
- 2 can tinned-tomatoes
- 2 clove garlic
- 1 tsp oregano
- 1.25 tsp salt
- 250 ml sour-cream
- 250 g cheese; grated | rallad@
~ cooked-chicken > 2 can tinned-black-beans; drained | escurrid@
~ sour-cream > 250 ml cream-plant
~ cheese > 220 g vegan-cheese; grated | rallado; name Pastel azteca | Pastel azteca
# Make the sauce | Haz la salsa
12 cook | Blend {tinned-tomatoes+garlic+oregano} with half of {salt} and simmer in the pan with a third of {sunflower-oil} for {time}, until a little thicker. Tip out.
| Tritura {tinned-tomatoes+garlic+oregano} con la mitad de {salt} y cuece en la sartén con un tercio de {sunflower-oil} {time}, hasta que espese un poco. Saca.
# Fry | Sofríe
10 cook | Fry {onion+poblano} in half of the rest of {sunflower-oil} in the pan over medium heat for {time}, until tender. Stir in {sweetcorn+cooked-chicken} and the rest of {salt}.
| Sofríe {onion+poblano} con la mitad del resto de {sunflower-oil} en la sartén a fuego medio {time}, hasta que quede tierno. Mezcla con {sweetcorn+cooked-chicken} y el resto de {salt}.
# Layer | Monta
8 work | Heat the oven to 200 °C (fan 180 °C). Brush {tortilla-corn} with the rest of {sunflower-oil} and dip into the sauce. Lay a third in the dish, spread half of the filling, a third of {sour-cream} and of {cheese} over, repeat, and end with {tortilla-corn}, what is left of the sauce, {sour-cream} and {cheese}.
| Calienta el horno a 200 °C (180 °C con ventilador). Pincela {tortilla-corn} con el resto de {sunflower-oil} y pasa por la salsa. Pon un tercio en la fuente, reparte la mitad del relleno y un tercio de {sour-cream} y de {cheese}, repite, y termina con {tortilla-corn} y lo que quede de la salsa, {sour-cream} y {cheese}.
# Bake | Hornea
28 batch safe=cooked-chicken | Bake for {time}, until bubbling and browned.
| Hornea {time}, hasta que burbujee y se dore.
10 cook | Let it stand for {time}: it cuts better.
| Deja reposar {time}: se corta mejor.
== enfrijoladas
names: Enfrijoladas, Mexican tortillas in bean sauce, tortillas in black bean sauce | Enfrijoladas, enfrijoladas mexicanas, enfrijoladas de frijol negro
about: folded corn tortillas in a smooth black bean sauce with fresh cheese | tortillas de maíz dobladas en salsa de frijol negro con queso fresco
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: knife jug pan
core: tortilla-corn tinned-black-beans
ways: stove
- 2 can tinned-black-beans; with their liquid | con su líquido
- 1 onion; half chopped, half in rings | la mitad picada y la mitad en aros
- 2 clove garlic; chopped | picad@
- 1/2 tsp cumin; optional
- 1 tsp oregano
- 3/4 tsp salt
- 5 tbsp sunflower-oil
- 12 tortilla-corn
- 150 g fresh-cheese; crumbled | desmenuzado
- 100 ml sour-cream; optional
- 1 avocado; sliced | en láminas; optional
+ 250 g cooked-chicken chorizo
~ fresh-cheese > 150 g tofu; firm, crumbled | firme, desmenuzado
# Make the sauce | Haz la salsa
6 cook | Heat a fifth of {sunflower-oil} in the pan.[ Soften the chopped half of {onion} in it for {time}.]
| Calienta una quinta parte de {sunflower-oil} en la sartén.[ Pocha dentro la mitad picada de {onion} {time}.]
10 cook safe=extra | Blend with {tinned-black-beans+garlic+cumin+oregano+salt} and {200 ml} of water, until it coats a spoon thinly. Simmer in the pan for {time}.[ Heat {extra} beside it until piping hot.]
| Tritura con {tinned-black-beans+garlic+cumin+oregano+salt} y {200 ml} de agua, hasta que nape ligeramente la cuchara. Cuece en la sartén {time}.[ Calienta aparte {extra} hasta que queme.]
# Fry and dip | Fríe y baña
8 pieces | Pass {tortilla-corn} through the rest of {sunflower-oil} in another hot pan, a few seconds a side and {time} in all, until pliable. Dip into the sauce and fold in half or in four.
| Pasa {tortilla-corn} por el resto de {sunflower-oil} en otra sartén caliente, unos segundos por lado y {time} en total, hasta que se ablanden. Báñalas en la salsa y dobla en dos o en cuatro.
# Serve | Sirve
3 work | Lay {tortilla-corn} on hot plates, pour the rest of the sauce over and top with {fresh-cheese}.[ Add {extra}.][ Scatter the rings of {onion} over.][ Serve with {sour-cream+avocado}.]
| Coloca {tortilla-corn} en platos calientes, cubre con el resto de la salsa y reparte {fresh-cheese}.[ Añade {extra}.][ Reparte los aros de {onion}.][ Sirve con {sour-cream+avocado}.]
== aguachile
names: Aguachile, prawn aguachile, green aguachile, shrimp aguachile, aguachile verde | Aguachile, aguachile de camarón, aguachile verde, aguachile de camarones
about: raw prawns in lime juice and green chilli with cucumber and red onion | camarón crudo en jugo de lima y chile verde con pepino y cebolla morada
kind: starter mexican easy
serves: 4, most 6 in bowl
tools: knife jug bowl
core: prawn lime
ways: none
- 500 g prawn; very fresh or frozen before, cleaned, butterflied | muy frescas o congeladas antes, limpias, abiertas en mariposa
- 10 lime; juiced | en zumo
- 3 jalapeno; seeded for less heat | sin semillas si se quiere suave
- 20 g coriander-leaf
- 1 clove garlic; optional
- 1 cucumber; in thin half moons | en medias lunas finas
- 1/2 red-onion; in very thin slices | en láminas muy finas
- 1 tsp salt
- 1 avocado; sliced | en láminas
- 100 g tortilla-chips; to serve | para servir; optional
~ prawn > 400 g hearts-of-palm; drained, sliced | escurridos, en rodajas; name Hearts of palm aguachile | Aguachile de palmitos
# Cure | Marina
20 cook raw=prawn | Spread {prawn} in the bowl, sprinkle with half of {salt}, pour two thirds of {lime} over and leave in the fridge for {time}.
| Extiende {prawn} en el bol, espolvorea la mitad de {salt}, cubre con dos tercios de {lime} y deja en la nevera {time}.
# Blend | Tritura
3 work | Blend {jalapeno+coriander-leaf+garlic} with the rest of {lime} and {salt} until green, smooth and thin.
| Tritura {jalapeno+coriander-leaf+garlic} con el resto de {lime} y {salt} hasta que quede verde, fino y ligero.
# Dress and serve | Aliña y sirve
3 work | Pour the sauce over, mix in {cucumber+red-onion} and lay {avocado} on top. Serve at once, ice-cold.[ Serve with {tortilla-chips}.]
| Vierte la salsa, mezcla con {cucumber+red-onion} y coloca {avocado} por encima. Sirve enseguida, muy frío.[ Acompaña con {tortilla-chips}.]
== pozole-verde
names: Green pozole, pozole verde, green pozole with chicken, chicken pozole | Pozole verde, pozole verde de pollo, pozole de pollo, pozole verde estilo Guerrero
about: a green soup of hominy and chicken with tomatillo and pumpkin seeds | sopa verde de maíz pozolero y pollo con tomatillo y pepitas
kind: soup mexican medium
serves: 6, most 8 in pot
tools: knife pot pan jug
core: hominy tomatillo chicken
ways: stove
- 1200 g chicken; in pieces, skinned | en trozos, sin piel
- 2 onion; halved | partid@
- 5 clove garlic
- 2 tsp salt
- 800 g hominy; drained | escurrido
- 600 g tomatillo; husked, halved | sin cáscara, partidos
- 1 poblano; seeded, in pieces | sin semillas, en trozos
- 1 jalapeno; seeded | sin semillas; optional
- 60 g pumpkin-seeds; unsalted | sin sal
- 30 g coriander-leaf
- 1 tsp oregano
- 1 tbsp sunflower-oil
- 1/2 lettuce; shredded | en tiras
- 6 radish; sliced | en rodajas
- 2 lime; in wedges | en gajos
~ chicken > 600 g oyster-mushroom; torn | en tiras; name Green pozole with mushrooms | Pozole verde de setas
# Boil | Cuece
45 cook if=chicken safe=chicken | Simmer {chicken} in the pot in {2200 ml} of water with {onion+garlic+salt:part} for {time}, skimming, until it comes off easily. Lift out and shred.
| Cuece {chicken} en la olla en {2200 ml} de agua con {onion+garlic+salt:part} {time}, espumando, hasta que se desprenda con facilidad. Saca y desmenuza.
15 cook not=chicken | Simmer {chicken} in the pot in {2000 ml} of water with {onion+garlic+salt:part} for {time}. Lift out.
| Cuece {chicken} en la olla en {2000 ml} de agua con {onion+garlic+salt:part} {time}. Saca.
# Make the sauce | Haz la salsa
3 cook | Toast {pumpkin-seeds} in the dry pan over medium heat for {time}, until they pop.
| Tuesta {pumpkin-seeds} en la sartén seca a fuego medio {time}, hasta que salten.
3 work | Blend them with {tomatillo+poblano+jalapeno+coriander-leaf+oregano}, {onion+garlic:rest} and two ladles of the liquid, until smooth.
| Tritura con {tomatillo+poblano+jalapeno+coriander-leaf+oregano}, {onion+garlic:rest} y dos cucharones del líquido, hasta que quede fino.
10 cook | Fry the sauce in {sunflower-oil} in the pan for {time}, stirring, until it darkens a little.
| Sofríe la salsa con {sunflower-oil} en la sartén {time}, removiendo, hasta que se oscurezca un poco.
# Simmer | Cuece junto
25 cook | Stir the sauce and {hominy} into the pot with the rest of {salt}, simmer for {time} and put {chicken} back in to heat through.
| Incorpora la salsa y {hominy} a la olla con el resto de {salt}, cuece a fuego suave {time} y devuelve {chicken} para que se caliente bien.
# Serve | Sirve
4 work | Serve in deep bowls with {lettuce+radish+lime} for everyone to add.
| Sirve en cuencos hondos con {lettuce+radish+lime} para que cada uno añada.
`);
