import { cards } from "../parse-cards.ts";

export const JAPANESE_HOME = cards(`
== tamagoyaki
names: Tamagoyaki, tamago, dashimaki tamago, Japanese omelette, Japanese rolled omelette, Japanese omelet, tamago omelette | Tamagoyaki, tamago, dashimaki tamago, tortilla japonesa, tortilla japonesa enrollada, tortilla enrollada japonesa
about: a soft omelette rolled in layers with dashi, soy and a little sugar | tortilla tierna enrollada en capas con dashi, soja y un poco de azúcar
kind: breakfast east-asian medium
serves: 2, most 2 in smallPan
tools: bowl smallPan spatula
core: egg
ways: stove
- 4 egg
- 60 ml dashi
- 1 tbsp mirin
- 1 tsp soy-sauce
- 1 tsp sugar
- 1 pinch salt
- 1 tbsp sunflower-oil
- 60 g daikon; finely grated | rallado fino; optional
# Mix | Mezcla
3 work | Beat {egg} with {dashi+mirin+soy-sauce+sugar+salt} in the bowl, cutting through it without making foam.
| Bate {egg} con {dashi+mirin+soy-sauce+sugar+salt} en el bol, cortando sin hacer espuma.
# Roll in layers | Enrolla en capas
8 pieces safe=egg | Wipe the pan with some of {sunflower-oil} over medium-low heat and pour in a thin layer. When it is just set, roll it up to one side. Oil again, pour in another layer, lift the roll so that it runs under, and roll it up; go on until all is used, {time} in all.
| Engrasa la sartén con algo de {sunflower-oil} a fuego medio-bajo y vierte una capa fina. Cuando esté cuajada, enróllala hacia un lado. Engrasa otra vez, vierte otra capa, levanta el rollo para que corra por debajo y enrolla; sigue hasta terminar, {time} en total.
# Shape and cut | Da forma y corta
3 cook | Press the roll into shape in paper or a mat, leave for {time} and cut into thick slices.[ Serve with {daikon}.]
| Aprieta el rollo con papel o una esterilla, deja {time} y corta en rodajas gruesas.[ Sirve con {daikon}.]
== onigiri
names: Onigiri, onigiris, Japanese rice balls, rice balls, tuna mayo onigiri, tuna onigiri, omusubi | Onigiri, onigiris, bolas de arroz japonesas, triángulos de arroz japoneses, onigiri de atún
about: pressed rice triangles filled with tuna mayonnaise and wrapped in nori | triángulos de arroz rellenos de atún con mayonesa y envueltos en nori
kind: snack east-asian easy
serves: 4, most 4 in saucepan
makes: 8
tools: saucepan bowl
core: rice-sushi
ways: stove rice-cooker
- 320 g rice-sushi
- 400 ml water
- 3/4 tsp salt
- 1 can tinned-tuna; well drained | bien escurrido
- 2 tbsp mayonnaise
- 1 tsp soy-sauce
- 2 nori; in wide strips | en tiras anchas
- 1 tbsp sesame-seeds; optional
~ tinned-tuna > 150 g salmon; in one piece | en una pieza; name Salmon onigiri | Onigiri de salmón
~ tinned-tuna > 150 g tofu; firm, in slices | firme, en lonchas; name Tofu onigiri | Onigiri de tofu
~ mayonnaise > 2 tbsp vegan-mayonnaise
# Cook | Cuece
15 cook way=stove | Rinse {rice-sushi} until the water runs clear. Bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-sushi} hasta que el agua salga clara. Lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}.
30 cook way=rice-cooker | Rinse {rice-sushi} until the water runs clear and cook with {water} in the rice cooker for {time}, or until it switches off.
| Enjuaga {rice-sushi} hasta que el agua salga clara y cuece con {water} en la arrocera {time}, o hasta que se apague.
10 cook | Leave covered for {time}, loosen and let it cool until you can handle it.
| Deja tapado {time}, suelta el grano y deja templar hasta poder tocarlo.
# Fill | Rellena
7 batch not=tinned-tuna safe=tinned-tuna | Cook {tinned-tuna} in a dry non-stick pan for {time}, turning once, and crumble.
| Cocina {tinned-tuna} en una sartén antiadherente seca {time}, con una vuelta, y desmenuza.
2 work | Mix {tinned-tuna+mayonnaise+soy-sauce} in the bowl.
| Mezcla {tinned-tuna+mayonnaise+soy-sauce} en el bol.
12 work | With wet hands rubbed with some of {salt} take an eighth of {rice-sushi}, press a hollow, put in filling, close and press firmly into a triangle: {pieces} pieces in all.
| Con las manos mojadas y frotadas con algo de {salt}, toma una octava parte de {rice-sushi}, haz un hueco, pon relleno, cierra y aprieta en triángulo: {pieces} piezas en total.
2 work | Wrap each in {nori}.[ Scatter {sesame-seeds} over.] Eat at once or keep cold and eat the same day.
| Envuelve cada pieza en {nori}.[ Espolvorea {sesame-seeds}.] Come enseguida, o guarda en frío y consume en el día.
== oyakodon
names: Oyakodon, oyako don, oyako donburi, chicken and egg rice bowl, Japanese chicken and egg bowl, chicken donburi | Oyakodon, oyako don, donburi de pollo y huevo, donburi de pollo, bol de arroz con pollo y huevo
about: chicken and egg simmered in a sweet soy base over rice | pollo y huevo cocidos en una base dulce de soja sobre arroz
kind: main east-asian easy
serves: 2, most 2 in smallPan
tools: knife saucepan smallPan bowl
core: chicken-thigh egg
ways: stove
- 180 g rice-sushi
- 230 ml water
- 250 g chicken-thigh; boneless, in 2 cm pieces | deshuesados, en trozos de 2 cm
- 1 onion; thinly sliced | en juliana fina
- 150 ml dashi
- 2 tbsp soy-sauce
- 2 tbsp mirin
- 1 tsp sugar
- 4 egg
- 1 spring-onion; in rings | en aros; optional
~ chicken-thigh > 200 g tofu; firm, in 2 cm dice | firme, en dados de 2 cm; name Tofu and egg rice bowl | Bol de arroz con tofu y huevo
# Cook the base | Cuece la base
25 cook | Rinse {rice-sushi}, bring to the boil with {water} in the saucepan, cover, cook over the lowest heat and leave to rest off the heat, {time} in all.
| Enjuaga {rice-sushi}, lleva a ebullición con {water} en el cazo, tapa, cuece al mínimo y deja reposar fuera del fuego, {time} en total.
# Simmer | Cuece
3 cook | Simmer {onion} in {dashi+soy-sauce+mirin+sugar} in the pan for {time}.
| Cuece {onion} con {dashi+soy-sauce+mirin+sugar} en la sartén {time}.
6 batch safe=chicken-thigh | Add {chicken-thigh} and simmer for {time}, turning once.
| Añade {chicken-thigh} y cuece {time}, con una vuelta.
# Set and serve | Cuaja y sirve
4 batch safe=egg | Beat {egg} lightly in the bowl and pour in a thin stream over the top. Cover and cook over low heat for {time}, until just set all through.
| Bate ligeramente {egg} en el bol y vierte en hilo por encima. Tapa y cuaja a fuego bajo {time}, hasta que cuaje del todo sin secarse.
1 work | Slide it with its juices over {rice-sushi}.[ Scatter {spring-onion} on top.]
| Desliza todo con su jugo sobre {rice-sushi}.[ Reparte {spring-onion} por encima.]
== katsudon
names: Katsudon, katsu don, pork katsudon, katsu donburi, pork cutlet rice bowl, pork donburi | Katsudon, katsu don, donburi de cerdo empanado, donburi de tonkatsu, donburi de cerdo
about: crisp pork cutlet and egg in a sweet soy base over rice | chuleta crujiente de cerdo y huevo en una base dulce de soja sobre arroz
kind: main east-asian medium
serves: 2, most 2 in smallPan
tools: knife saucepan pan smallPan bowl
core: pork-loin panko egg
ways: stove
- 180 g rice-sushi
- 230 ml water
- 2 pork-loin; slices of 1.5 cm | filetes de 1,5 cm
- 1/2 tsp salt
- 2 tbsp flour
- 4 egg
- 60 g panko
- 200 ml sunflower-oil
- 1 onion; thinly sliced | en juliana fina
- 150 ml dashi
- 2 tbsp soy-sauce
- 2 tbsp mirin
- 1 tsp sugar
- 1 spring-onion; in rings | en aros; optional
~ pork-loin > 2 chicken-breast; pounded to 1.5 cm | aplanadas a 1,5 cm; name Chicken katsudon | Katsudon de pollo
~ pork-loin > 300 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Tofu katsudon | Katsudon de tofu
~ panko > 60 g breadcrumbs-gluten-free; name Katsudon | Katsudon
# Cook the base | Cuece la base
25 cook | Rinse {rice-sushi}, bring to the boil with {water} in the saucepan, cover, cook over the lowest heat and leave to rest off the heat, {time} in all.
| Enjuaga {rice-sushi}, lleva a ebullición con {water} en el cazo, tapa, cuece al mínimo y deja reposar fuera del fuego, {time} en total.
# Coat and fry | Empana y fríe
6 work | Beat {egg} in the bowl. Season {pork-loin} with {salt}, turn in {flour}, dip in a little of {egg} and press into {panko}.
| Bate {egg} en el bol. Sazona {pork-loin} con {salt}, pasa por {flour}, moja en un poco de {egg} y aprieta en {panko}.
8 batch safe=pork-loin | Fry in {sunflower-oil} at 170 °C in the large pan for {time}, turning once, until deep golden. Drain and cut into strips.
| Fríe en {sunflower-oil} a 170 °C en la sartén grande {time}, con una vuelta, hasta que se dore bien. Escurre y corta en tiras.
# Simmer and set | Cuece y cuaja
4 cook | Simmer {onion} in {dashi+soy-sauce+mirin+sugar} in the smaller pan for {time}.
| Cuece {onion} con {dashi+soy-sauce+mirin+sugar} en la sartén pequeña {time}.
4 batch safe=egg | Lay {pork-loin} on it, pour the rest of {egg} round and over, cover and cook over low heat for {time}, until just set.
| Coloca {pork-loin} encima, vierte el resto de {egg} alrededor y por encima, tapa y cuaja a fuego bajo {time}.
1 work | Slide it over {rice-sushi}.[ Scatter {spring-onion} on top.]
| Desliza todo sobre {rice-sushi}.[ Reparte {spring-onion} por encima.]
== gyudon
names: Gyudon, gyuudon, Japanese beef bowl, Japanese beef rice bowl, beef donburi, donburi, donburi bowl, beef rice bowl | Gyudon, donburi de ternera, donburi, bol japonés de arroz con ternera, bol de arroz con ternera
about: thin beef and onion simmered in sweet soy over rice | ternera fina y cebolla cocidas en soja dulce sobre arroz
kind: main east-asian easy
serves: 4, most 4 in pan
tools: knife saucepan pan
core: beef-steak soy-sauce
ways: stove
- 350 g rice-sushi
- 450 ml water
- 500 g beef-steak; in paper-thin slices | en lonchas finísimas
- 2 onion; sliced | en juliana
- 250 ml dashi
- 5 tbsp soy-sauce
- 4 tbsp mirin
- 1.5 tbsp sugar
- 15 g ginger; grated | rallad@
- 30 g pickled-ginger; optional
- 2 spring-onion; in rings | en aros; optional
~ beef-steak > 400 g tofu; firm, in slices | firme, en lonchas; name Tofu donburi | Donburi de tofu
~ beef-steak > 500 g chicken-thigh; boneless, in thin strips | deshuesados, en tiras finas; name Chicken donburi with onion | Donburi de pollo con cebolla
~ soy-sauce > 5 tbsp tamari; name Gyudon | Gyudon
# Cook the base | Cuece la base
25 cook | Rinse {rice-sushi}, bring to the boil with {water} in the saucepan, cover, cook over the lowest heat and leave to rest off the heat, {time} in all.
| Enjuaga {rice-sushi}, lleva a ebullición con {water} en el cazo, tapa, cuece al mínimo y deja reposar fuera del fuego, {time} en total.
# Simmer | Cuece
8 cook | Simmer {onion} in {dashi+soy-sauce+mirin+sugar+ginger} in the pan for {time}, until soft.
| Cuece {onion} con {dashi+soy-sauce+mirin+sugar+ginger} en la sartén {time}, hasta que se ablande.
6 batch safe=beef-steak | Spread {beef-steak} in it and simmer for {time}, parting the slices.
| Reparte {beef-steak} y cuece {time}, separando las lonchas.
# Serve | Sirve
2 work | Serve over {rice-sushi} with some of the juices.[ Top with {pickled-ginger+spring-onion}.]
| Sirve sobre {rice-sushi} con parte del jugo.[ Termina con {pickled-ginger+spring-onion}.]
== yakitori
names: Yakitori, chicken yakitori, yakitori skewers, Japanese chicken skewers, negima yakitori, negima | Yakitori, yakitori de pollo, brochetas yakitori, brochetas japonesas de pollo, brochetas de pollo japonesas
about: grilled skewers of chicken and spring onion glazed with sweet soy | brochetas de pollo y cebolleta a la parrilla glaseadas con soja dulce
kind: main east-asian easy
serves: 4, most 4 in griddle
makes: 12
tools: knife saucepan skewers griddle
core: chicken-thigh soy-sauce sunflower-oil
ways: stove barbecue+stove air-fryer+stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesados, en trozos de 3 cm
- 6 spring-onion; in 3 cm lengths | en trozos de 3 cm
- 6 tbsp soy-sauce
- 6 tbsp mirin
- 2 tbsp brown-sugar
- 1 tbsp sunflower-oil
- 1/2 tsp salt
- 1 tsp furikake; optional
~ chicken-thigh > 500 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name Tofu yakitori | Yakitori de tofu
~ chicken-thigh > 400 g mushroom; whole, small | enteros, pequeños; name Mushroom yakitori | Yakitori de champiñones
~ soy-sauce > 6 tbsp tamari; name Yakitori | Yakitori
# Reduce the glaze | Reduce la salsa
8 cook | Simmer {soy-sauce+mirin+brown-sugar} in the saucepan for {time}, until lightly syrupy. Pour a third into a dish for serving.
| Cuece {soy-sauce+mirin+brown-sugar} en el cazo {time}, hasta que espese un poco. Aparta un tercio en un cuenco para servir.
# Thread | Ensarta
12 work | Thread {chicken-thigh+spring-onion} by turns on {pieces} skewers; soak wooden ones first. Season with {salt} and brush with {sunflower-oil}.
| Ensarta {chicken-thigh+spring-onion} por turnos en {pieces} brochetas; si son de madera, remójalas antes. Sazona con {salt} y pinta con {sunflower-oil}.
# Grill | Asa
12 batch way=stove safe=chicken-thigh | Cook on the hot griddle for {time}, turning often; brush with the glaze for the last 4 minutes, until shiny and charred in spots.
| Asa en la plancha caliente {time}, dando vueltas a menudo; pinta con la salsa en los últimos 4 minutos, hasta que brille y se tueste a trozos.
12 batch way=barbecue safe=chicken-thigh | Grill over medium-hot coals for {time}, turning often; brush with the glaze for the last 4 minutes.
| Asa sobre brasas medias {time}, dando vueltas a menudo; pinta con la salsa en los últimos 4 minutos.
12 batch way=air-fryer safe=chicken-thigh | Cook short skewers in the air fryer at 200 °C for {time}, turning and brushing with the glaze twice.
| Cocina las brochetas cortas en la freidora de aire a 200 °C {time}, dando la vuelta y pintando con la salsa dos veces.
1 work | Spoon the glaze that you kept over them.[ Sprinkle with {furikake}.]
| Riega con la salsa reservada.[ Espolvorea {furikake}.]
== udon-soup
names: Udon soup, kake udon, udon noodle soup, Japanese udon soup, udon noodles in broth, kitsune udon | Sopa de udon, kake udon, sopa udon, udon en caldo, sopa japonesa de udon, kitsune udon
about: thick noodles in a hot dashi base with fried tofu and spring onion | fideos gruesos en una base caliente de dashi con tofu frito y cebolleta
kind: soup east-asian easy
serves: 4, most 4 in pot
tools: knife pot saucepan pan
core: udon
ways: stove
- 800 g udon; fresh or frozen | frescos o congelados
- 1400 ml dashi
- 4 tbsp soy-sauce
- 3 tbsp mirin
- 1 tsp sugar
- 250 g tofu; firm, in thin triangles | firme, en triángulos finos
- 2 tbsp sunflower-oil
- 150 g spinach
- 3 spring-onion; in rings | en aros
- 1 tsp furikake; optional
~ udon > 350 g rice-noodles; thick | gruesos; name Rice noodles in dashi | Fideos de arroz en dashi
+ 200 g egg prawn
# Fry the topping | Fríe el acompañamiento
6 batch | Dry {tofu} well and fry in {sunflower-oil} in the pan for {time}, until golden on both sides.
| Seca bien {tofu} y dora con {sunflower-oil} en la sartén {time}, por los dos lados.
# Heat the base | Calienta la base
5 cook safe=extra | Simmer {dashi+soy-sauce+mirin+sugar}[ with {extra}] in the saucepan for {time}.
| Cuece {dashi+soy-sauce+mirin+sugar}[ con {extra}] en el cazo {time}.
1 cook | Add {spinach+tofu} and heat for {time}.
| Añade {spinach+tofu} y calienta {time}.
# Boil and serve | Cuece y sirve
4 cook | Loosen {udon} in plenty of boiling water in the pot for {time}, until springy, and drain.
| Suelta {udon} en abundante agua hirviendo en la olla {time}, hasta que quede elástico, y escurre.
2 work | Divide between bowls, ladle the hot base over and top with {spinach+tofu+spring-onion}.[ Sprinkle with {furikake}.]
| Reparte en cuencos, vierte la base caliente y coloca encima {spinach+tofu+spring-onion}.[ Espolvorea {furikake}.]
== yakisoba
names: Yakisoba, chicken yakisoba, Japanese fried noodles, yaki soba, Japanese stir-fried noodles, yakisoba noodles | Yakisoba, yakisoba de pollo, fideos fritos japoneses, fideos salteados japoneses, yaki soba
about: Japanese fried noodles with chicken, cabbage and a dark tangy sauce | fideos salteados japoneses con pollo, col y salsa oscura agridulce
kind: main east-asian easy
serves: 2, most 2 in wok
tools: knife wok pot bowl
core: ramen-noodles worcestershire
ways: stove
- 300 g ramen-noodles; fresh | frescos
- 200 g chicken-thigh; boneless, in strips | deshuesados, en tiras
- 150 g cabbage; in squares | en cuadrados
- 1 carrot; in thin half slices | en medias rodajas finas
- 1/2 onion; sliced | en juliana
- 100 g bean-sprouts
- 2 tbsp sunflower-oil
- 3 tbsp worcestershire
- 1 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1 tbsp ketchup
- 1 tsp sugar
- 1 tbsp pickled-ginger; optional
- 1/2 nori; crumbled | desmenuzada; optional
~ chicken-thigh > 200 g pork-belly; in thin slices | en lonchas finas; name Pork yakisoba | Yakisoba de cerdo
~ chicken-thigh > 200 g prawn; peeled | peladas; name Prawn yakisoba | Yakisoba de gambas
~ chicken-thigh > 200 g tofu; firm, in strips | firme, en tiras; name Tofu yakisoba | Yakisoba de tofu
~ worcestershire > 3 tbsp vegan-worcestershire; name Yakisoba | Yakisoba
~ worcestershire > 3 tbsp tamari; name Yakisoba | Yakisoba
~ ramen-noodles > 250 g rice-noodles; soaked | remojados; name Yakisoba of rice noodles | Yakisoba de fideos de arroz
# Prepare | Prepara
2 work | Stir {worcestershire+soy-sauce+oyster-sauce+ketchup+sugar} in the bowl.
| Mezcla {worcestershire+soy-sauce+oyster-sauce+ketchup+sugar} en el bol.
2 cook | Loosen {ramen-noodles} in boiling water in the pot for {time} and drain very well.
| Suelta {ramen-noodles} en agua hirviendo en la olla {time} y escurre muy bien.
# Fry very hot | Saltea a fuego vivo
5 batch safe=chicken-thigh | Heat {sunflower-oil} in the wok and fry {chicken-thigh} for {time}, until browned.
| Calienta {sunflower-oil} en el wok y saltea {chicken-thigh} {time}, hasta que se dore.
4 batch | Add {carrot+onion+cabbage} and fry for {time}, until crisp-tender.
| Añade {carrot+onion+cabbage} y saltea {time}, al dente.
4 batch | Add {ramen-noodles+bean-sprouts} and the sauce and toss over high heat for {time}, until glossy and browned here and there.
| Añade {ramen-noodles+bean-sprouts} y la salsa y remueve a fuego vivo {time}, hasta que brille y se tueste un poco.
# Serve | Sirve
1 work | Top with {pickled-ginger+nori} and serve at once.
| Termina con {pickled-ginger+nori} y sirve enseguida.
== karaage
names: Karaage, chicken karaage, kara-age, Japanese fried chicken, tori karaage | Karaage, karaage de pollo, pollo karaage, pollo frito japonés, tori karaage
about: Japanese fried chicken marinated with soy, ginger and garlic | pollo frito japonés marinado con soja, jengibre y ajo
kind: main east-asian easy
serves: 4, most 4 in deepPan
tools: knife bowl deepPan slotted
core: chicken-thigh
ways: stove air-fryer
- 800 g chicken-thigh; boneless, in 4 cm pieces | deshuesados, en trozos de 4 cm
- 3 tbsp soy-sauce
- 1 tbsp mirin
- 20 g ginger; grated | rallad@
- 2 clove garlic; crushed | machacad@
- 1 tsp sesame-oil
- 120 g potato-starch
- 800 ml sunflower-oil; for frying | para freír
- 1 lemon; in wedges | en gajos
- 60 g mayonnaise; optional
~ chicken-thigh > 600 g tofu; firm, in cubes | firme, en dados; name Tofu karaage | Karaage de tofu
~ chicken-thigh > 600 g cauliflower; in florets | en ramitos; name Cauliflower karaage | Karaage de coliflor
~ mayonnaise > 60 g vegan-mayonnaise
~ potato-starch > 120 g cornflour
# Marinate | Marina
30 cook | Mix {chicken-thigh} in the bowl with {soy-sauce+mirin+ginger+garlic+sesame-oil} and leave in the fridge for {time}.
| Mezcla {chicken-thigh} en el bol con {soy-sauce+mirin+ginger+garlic+sesame-oil} y deja en la nevera {time}.
# Coat | Reboza
4 work | Drain the pieces and turn them in {potato-starch} until dry and white all over.
| Escurre los trozos y pásalos por {potato-starch} hasta que queden secos y blancos por fuera.
# Fry | Fríe
14 pieces way=stove safe=chicken-thigh | Fry in {sunflower-oil} at 165 °C in the deep pot in batches, then again at 185 °C for a minute per batch, {time} in all, until deep golden and crisp. Drain.
| Fríe en {sunflower-oil} a 165 °C en la olla honda por tandas, y otra vez a 185 °C un minuto por tanda, {time} en total, hasta que estén bien dorados y crujientes. Escurre.
15 batch way=air-fryer safe=chicken-thigh | Brush generously with some of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once, until golden and crisp.
| Pinta bien con algo de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se doren y crujan.
# Serve | Sirve
1 work | Serve with {lemon+mayonnaise}.
| Sirve con {lemon+mayonnaise}.
`);
