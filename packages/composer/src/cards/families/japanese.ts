import { cards } from "../parse-cards.ts";

export const JAPANESE = cards(`
== ramen
names: Ramen, shoyu ramen, Japanese ramen, ramen noodle soup, pork ramen, chashu ramen, ramen soup | Ramen, ramen japonés, ramen de cerdo, sopa ramen, shoyu ramen, ramen casero, sopa de ramen, ramen shoyu
about: noodles in a rich soy-seasoned base with tender pork, egg and spring onion | fideos en una base intensa con soja, cerdo tierno, huevo y cebolleta
kind: main east-asian medium
serves: 4, most 4 in pot
tools: pot saucepan knife bowl
core: ramen-noodles
ways: stove
- 600 g pork-belly; in one piece | en una pieza
- 2000 ml chicken-stock
- 30 g ginger; sliced | en rodajas
- 4 clove garlic; crushed | aplastad@
- 6 spring-onion; green and white apart | verde y blanco por separado
- 10 g kombu; optional
- 120 ml soy-sauce
- 3 tbsp mirin
- 1 tbsp sugar
- 4 egg
- 400 g ramen-noodles
- 200 g pak-choi; halved | en mitades
- 2 nori; halved | partid@
- 1 tbsp sesame-oil
~ pork-belly > 600 g chicken-thigh
~ pork-belly > 400 g tofu; firm, in one piece | firme, en una pieza
~ egg > 150 g sweetcorn
~ ramen-noodles > 400 g rice-noodles; name Ramen with rice noodles | Ramen con fideos de arroz
# Simmer the base | Cuece la base
75 cook safe=pork-belly | Put {pork-belly+chicken-stock+ginger+garlic}[, {kombu}] and the green of {spring-onion} into the pot and simmer for {time}, until very tender.
| Pon {pork-belly+chicken-stock+ginger+garlic}[, {kombu}] y el verde de {spring-onion} en la olla y cuece a fuego suave {time}, hasta que esté muy tierno.
15 cook | Lift {pork-belly} out, simmer it in the saucepan with {soy-sauce+mirin+sugar} for {time}, turning, until glossy. Keep the seasoned sauce and slice {pork-belly}.
| Saca {pork-belly}, cuece en el cazo con {soy-sauce+mirin+sugar} durante {time}, dando vueltas, hasta que brille. Guarda la salsa y corta {pork-belly} en lonchas.
# Boil the topping | Cuece el acompañamiento
10 cook if=egg safe=egg | Boil {egg} for {time}, cool in cold water, peel and halve.
| Cuece {egg} durante {time}, enfría en agua fría, pela y parte por la mitad.
2 cook not=egg | Warm {egg} in a little water for {time} and drain.
| Calienta {egg} en un poco de agua {time} y escurre.
# Boil and serve | Cuece y sirve
3 batch | Boil {ramen-noodles} in plenty of fresh water with {pak-choi} for {time} and drain well.
| Cuece {ramen-noodles} en abundante agua limpia con {pak-choi} durante {time} y escurre bien.
5 work | Put some of the sauce into each bowl, strain the hot base over it, add {ramen-noodles} and lay {pork-belly+egg+pak-choi+nori} on top with {sesame-oil} and the white of {spring-onion}, sliced.
| Pon un poco de salsa en cada cuenco, cuela encima la base caliente, añade {ramen-noodles} y coloca {pork-belly+egg+pak-choi+nori} con {sesame-oil} y el blanco de {spring-onion} en rodajas.

== miso-soup
names: Miso soup, Japanese miso soup, miso shiru, misoshiru, tofu miso soup | Sopa de miso, sopa miso, miso shiru, sopa japonesa de miso, sopa de miso con tofu
about: a light soup of dashi and miso with tofu, seaweed and spring onion | sopa ligera de dashi y miso con tofu, alga y cebolleta
kind: soup east-asian easy
serves: 4, most 8 in saucepan
tools: saucepan knife sieve
core: miso
ways: stove
- 900 ml dashi
- 4 tbsp miso
- 200 g tofu; soft, in 1 cm dice | tierno, en dados de 1 cm
- 5 g seaweed; dried wakame | wakame seco
- 2 spring-onion; in thin rings | en aros finos
~ dashi > 900 ml vegetable-stock
# Heat | Calienta
5 cook | Heat {dashi} in the saucepan for {time}, until it steams.
| Calienta {dashi} en el cazo {time}, hasta que humee.
3 cook | Add {tofu+seaweed} and warm gently for {time}.
| Añade {tofu+seaweed} y calienta a fuego suave {time}.
# Season | Sazona
1 work | Off the heat dissolve {miso} through the sieve, stirring. Scatter {spring-onion} and serve at once.
| Fuera del fuego, disuelve {miso} a través del colador, removiendo. Reparte {spring-onion} y sirve enseguida.
why | It must not boil any more, or the aroma is lost.
| Ya no debe hervir, o pierde el aroma.

== teriyaki-chicken
names: Teriyaki chicken, chicken teriyaki, Japanese teriyaki chicken | Pollo teriyaki, pollo con salsa teriyaki, teriyaki de pollo, pollo en salsa teriyaki
about: crisp chicken thighs glazed with soy, mirin and sugar | contramuslos de pollo glaseados con soja, mirin y azúcar
kind: main east-asian easy
serves: 4, most 4 in pan
tools: pan bowl knife
core: chicken-thigh soy-sauce
ways: stove
- 700 g chicken-thigh; boneless, skin on if you like | sin hueso, con piel si quieres
- 5 tbsp soy-sauce
- 5 tbsp mirin
- 2 tbsp sugar
- 10 g ginger; grated | rallad@; optional
- 1 tbsp sunflower-oil
- 1 tsp sesame-seeds; optional
- 2 spring-onion; in rings | en aros; optional
~ chicken-thigh > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Teriyaki tofu | Tofu teriyaki
~ chicken-thigh > 600 g beef-steak; in strips | en tiras; name Teriyaki beef | Ternera teriyaki
~ soy-sauce > 5 tbsp tamari; name Teriyaki chicken | Pollo teriyaki
# Mix the sauce | Mezcla la salsa
3 work | Stir {soy-sauce+mirin+sugar} in the bowl until smooth.[ Stir in {ginger}.]
| Mezcla {soy-sauce+mirin+sugar} en el bol hasta que se disuelva.[ Añade {ginger}.]
# Fry | Dora
12 batch safe=chicken-thigh | Fry {chicken-thigh} in {sunflower-oil} in the pan over medium heat for {time}, until well browned on both sides. Pour off the fat.
| Dora {chicken-thigh} en {sunflower-oil} en la sartén a fuego medio {time}, hasta que esté bien dorado por ambos lados. Retira la grasa.
# Glaze | Glasea
4 batch | Pour in the sauce and boil for {time}, turning, until it clings like syrup. Slice.
| Vierte la salsa y hierve {time}, dando vueltas, hasta que se pegue y brille. Corta en tiras.
1 work | Scatter {sesame-seeds+spring-onion} on top.
| Reparte por encima {sesame-seeds+spring-onion}.

== teriyaki-salmon
names: Teriyaki salmon, salmon teriyaki, Japanese glazed salmon, teriyaki glazed salmon | Salmón teriyaki, salmón con salsa teriyaki, salmón glaseado teriyaki, salmón en salsa teriyaki
about: salmon fillets fried and glazed with soy, mirin and ginger | lomos de salmón a la sartén glaseados con soja, mirin y jengibre
kind: main east-asian easy
serves: 4, most 4 in pan
tools: pan bowl
core: salmon soy-sauce
ways: stove oven air-fryer
- 600 g salmon; in four pieces | en cuatro trozos
- 4 tbsp soy-sauce
- 3 tbsp mirin
- 2 tbsp sugar
- 10 g ginger; grated | rallad@
- 1 tbsp sunflower-oil
- 2 tsp sesame-seeds; optional
~ soy-sauce > 4 tbsp tamari; name Teriyaki salmon | Salmón teriyaki
# Mix the sauce | Mezcla la salsa
3 work | Stir {soy-sauce+mirin+sugar+ginger} in the bowl.
| Mezcla {soy-sauce+mirin+sugar+ginger} en el bol.
# Cook and glaze | Cocina y glasea
6 batch way=stove | Fry {salmon} in {sunflower-oil} in the pan over medium-high heat, skin side first, for {time}, turning once.
| Dora {salmon} en {sunflower-oil} en la sartén a fuego medio-alto, primero por la piel, {time}, con una vuelta.
3 batch way=stove safe=salmon | Pour in the sauce and boil for {time}, spooning it over, until it shines.
| Vierte la salsa y hierve {time}, bañando con la cuchara, hasta que brille.
13 batch way=oven safe=salmon | Put {salmon} into an oiled oven dish with {sunflower-oil} and the sauce and bake at 200 °C (fan 180 °C) for {time}, spooning the sauce over it twice.
| Pon {salmon} en una fuente con {sunflower-oil} y la salsa y hornea a 200 °C (180 °C con ventilador) {time}, bañando dos veces con la salsa.
9 batch way=air-fryer safe=salmon | Brush {salmon} with {sunflower-oil} and half the sauce and cook in the air fryer at 190 °C for {time}. Boil the rest of the sauce and pour it over.
| Pinta {salmon} con {sunflower-oil} y la mitad de la salsa y cocina en la freidora de aire a 190 °C {time}. Hierve el resto de la salsa y viértela encima.
# Serve | Sirve
1 work | Scatter {sesame-seeds} over it.
| Reparte {sesame-seeds} por encima.

== sushi-rolls
names: Sushi rolls, sushi, maki, maki sushi, makizushi, salmon maki, homemade sushi, maki rolls, salmon avocado roll | Sushi, maki, makis, maki sushi, rollitos de sushi, sushi casero, makis de salmón, maki de salmón, rollos de sushi
about: vinegared rice rolled in nori with smoked salmon, cucumber and avocado | arroz aliñado con vinagre enrollado en nori con salmón ahumado, pepino y aguacate
kind: main east-asian medium
serves: 4, most 4 in saucepan
makes: 36
tools: saucepan bowl knife sieve
core: rice-sushi nori
ways: stove
- 300 g rice-sushi
- 4 tbsp rice-vinegar
- 1.5 tbsp sugar
- 1 tsp salt
- 6 nori
- 150 g smoked-salmon; in strips | en tiras
- 1/2 cucumber; in thin sticks | en bastones finos
- 1 avocado; in strips | en tiras
- 1 tbsp sesame-seeds; optional
- 4 tbsp soy-sauce
- 1 tbsp wasabi; optional
- 40 g pickled-ginger; optional
~ smoked-salmon > 150 g tofu; smoked, in sticks | ahumado, en bastones
+ 150 g cooked-prawn tinned-tuna surimi carrot mango
# Cook and season | Cuece y aliña
15 cook | Rinse {rice-sushi} until the water is clear. Bring to the boil with {380 ml} of water in the saucepan, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-sushi} hasta que el agua salga clara. Lleva a ebullición con {380 ml} de agua en el cazo, tapa y cuece al mínimo {time}.
10 cook | Let it stand, covered, off the heat for {time}.
| Deja reposar tapado fuera del fuego {time}.
3 work | Dissolve {sugar+salt} in {rice-vinegar} and fold it in with cutting movements, in the bowl.
| Disuelve {sugar+salt} en {rice-vinegar} y mezcla en el bol con movimientos de corte.
20 cook | Spread and cool to lukewarm for {time}, under a damp cloth. Use it the same day.
| Extiende y deja templar {time}, tapado con un paño húmedo. Úsalo el mismo día.
# Roll | Enrolla
20 work | Spread {rice-sushi} over {nori} with wet hands, leaving a strip free. Lay {smoked-salmon+cucumber+avocado}[ and {extra}] across, roll up tightly with a mat, wet the edge and press.
| Extiende {rice-sushi} sobre {nori} con las manos mojadas, dejando una tira libre. Coloca {smoked-salmon+cucumber+avocado}[ y {extra}], enrolla prieto con una esterilla, moja el borde y aprieta.
5 work | Cut with a wet knife: {pieces} pieces. Serve with {soy-sauce+wasabi+pickled-ginger+sesame-seeds}.
| Corta con el cuchillo mojado: {pieces} piezas. Sirve con {soy-sauce+wasabi+pickled-ginger+sesame-seeds}.
tip | This filling is ready to eat. For a raw one, only buy what is sold for eating raw and was deep-frozen first, and only serve it to healthy adults.
| Este relleno se come tal cual. Para uno crudo, compra solo lo que se venda para comer en crudo y haya sido ultracongelado, y sírvelo solo a adultos sanos.

== katsu-curry
names: Katsu curry, chicken katsu curry, katsu chicken curry, Japanese katsu curry, chicken katsu, Japanese curry | Katsu curry, curry katsu, pollo katsu, katsu curry de pollo, curry japonés, katsu de pollo, pollo katsu curry
about: crisp breaded chicken with a mild Japanese curry sauce and rice | pollo empanado crujiente con salsa suave de curry japonés y arroz
kind: main east-asian medium
serves: 4, most 4 in pan
tools: pan saucepan pot knife bowl blender
core: chicken-breast panko curry-powder
ways: stove oven+stove air-fryer+stove
- 4 chicken-breast; pounded to 1.5 cm | aplanadas a 1,5 cm
- 50 g flour
- 1 egg; binds
- 120 g panko
- 200 ml sunflower-oil
- 300 g rice-basmati
- 1 tsp salt
-- For the sauce | Para la salsa
- 1 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 3 clove garlic; chopped | picad@
- 15 g ginger; chopped | picad@
- 1.5 tbsp curry-powder
- 1 tbsp flour as sauce-flour
- 500 ml chicken-stock
- 1 tbsp soy-sauce
- 1 tbsp honey
- 1 tbsp sunflower-oil as sauce-oil
~ chicken-breast > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Tofu katsu curry | Katsu curry de tofu
~ chicken-breast > 4 pork-loin; pounded to 1 cm | aplanados a 1 cm; name Pork katsu curry | Katsu curry de cerdo
~ panko > 120 g breadcrumbs-gluten-free; name Breaded chicken with katsu curry sauce | Pollo rebozado con salsa katsu curry
# Make the sauce | Haz la salsa
6 work | Chop {onion+garlic+ginger} and slice {carrot}.
| Pica {onion+garlic+ginger} y corta {carrot} en rodajas.
10 cook | Soften {onion+carrot+garlic+ginger} in {sauce-oil} in the saucepan over medium heat for {time}.
| Pocha {onion+carrot+garlic+ginger} en {sauce-oil} en el cazo a fuego medio {time}.
20 cook | Stir in {curry-powder+sauce-flour}, then {chicken-stock+soy-sauce+honey} and simmer for {time}. Blend until smooth.
| Añade {curry-powder+sauce-flour}, después {chicken-stock+soy-sauce+honey}, y cuece a fuego suave {time}. Tritura hasta que quede fina.
# Boil | Cuece
14 cook | Cover {rice-basmati} with {450 ml} of water and {salt:part} in the pot, bring to the boil, cover and cook over the lowest heat for {time}.
| Cubre {rice-basmati} con {450 ml} de agua y {salt:part} en la olla, lleva a ebullición, tapa y cuece al mínimo {time}.
# Coat | Empana
8 work | Season {chicken-breast} with {salt:rest} and turn in {flour}, then {egg}, then {panko}.
| Sazona {chicken-breast} con {salt:rest} y pasa por {flour}, después por {egg} y después por {panko}.
# Fry | Fríe
9 batch way=stove safe=chicken-breast,egg | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once, until golden and crisp. Drain.
| Fríe en {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que esté dorado y crujiente. Escurre.
25 batch way=oven safe=chicken-breast,egg | Drizzle with a third of {sunflower-oil} and bake on a tray at 220 °C (fan 200 °C) for {time}, turning once, until golden.
| Riega con un tercio de {sunflower-oil} y hornea en una bandeja a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que se dore.
16 batch way=air-fryer safe=chicken-breast,egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 190 °C for {time}, turning once, until golden.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se dore.
# Serve | Sirve
2 work | Slice {chicken-breast}, lay on {rice-basmati} and pour the sauce beside it.
| Corta {chicken-breast} en tiras, coloca sobre {rice-basmati} y vierte la salsa al lado.

== okonomiyaki
names: Okonomiyaki, Japanese cabbage pancake, Japanese savoury pancake, okonomi-yaki, Osaka okonomiyaki | Okonomiyaki, tortita japonesa de col, pizza japonesa, tortilla japonesa de col
about: a thick cabbage pancake with bacon, sweet dark sauce and mayonnaise | tortita gruesa de col con beicon, salsa oscura dulce y mayonesa
kind: main east-asian medium
serves: 2, most 2 in smallPan
tools: smallPan bowl knife spatula
core: cabbage
ways: stove
- 300 g cabbage; finely shredded | en juliana fina
- 120 g flour
- 150 ml dashi
- 2 egg
- 3 spring-onion; sliced | en rodajas
- 100 g bacon; in strips | en lonchas; optional
- 2 tbsp sunflower-oil
- 1/2 tsp salt
- 2 tbsp mayonnaise
- 5 g bonito-flakes; optional
- 1 nori; in thin strips | en tiras finas; optional
-- For the sauce | Para la salsa
- 3 tbsp ketchup
- 1.5 tbsp worcestershire
- 1 tbsp soy-sauce
- 1 tsp sugar
~ egg > 150 g tofu; silken, blended | sedoso, triturado
~ mayonnaise > 2 tbsp vegan-mayonnaise
+ 120 g prawn squid cheese
# Mix | Mezcla
8 work | Shred {cabbage} finely and slice {spring-onion}. Whisk {flour+dashi+egg+salt} in the bowl and fold in {cabbage+spring-onion}[ and {extra}].
| Corta {cabbage} en juliana fina y {spring-onion} en rodajas. Bate {flour+dashi+egg+salt} en el bol y mezcla con {cabbage+spring-onion}[ y {extra}].
3 work | Stir {ketchup+worcestershire+soy-sauce+sugar} for the sauce.
| Mezcla {ketchup+worcestershire+soy-sauce+sugar} para la salsa.
# Fry | Fríe
12 pieces | Heat {sunflower-oil} in the pan, spread the mixture 2 cm thick, one round per person[, lay {bacon} on top] and fry over medium heat for {time} in all.
| Calienta {sunflower-oil} en la sartén, extiende la mezcla con 2 cm de grosor, una por persona[, coloca {bacon} encima] y dora a fuego medio {time} en total.
12 pieces safe=egg,extra | Turn and fry the other side for {time} in all, covered, until brown and set inside.
| Dale la vuelta y haz el otro lado {time} en total, con tapa, hasta que se dore y cuaje por dentro.
# Serve | Sirve
2 work | Brush with the sauce and top with {mayonnaise}.[ Scatter {bonito-flakes+nori} over it.]
| Pinta con la salsa y termina con {mayonnaise}.[ Reparte {bonito-flakes+nori} por encima.]
== zaru-soba
names: Zaru soba, cold soba, cold soba noodles, mori soba, chilled soba | Zaru soba, soba fría, fideos soba fríos, mori soba
about: chilled buckwheat noodles with a soy and dashi dip | fideos fríos de trigo sarraceno con salsa de soja y dashi para mojar
kind: main east-asian easy
serves: 4, most 4 in pot
tools: knife saucepan pot colander
core: soba
ways: stove
- 250 ml dashi
- 80 ml soy-sauce
- 80 ml mirin
- 1 tsp sugar
- 360 g soba
- 2 spring-onion; in thin rings | en aros finos
- 60 g daikon; finely grated | rallado fino; optional
- 1 nori; in thin strips | en tiras finas; optional
- 2 tsp wasabi; optional
~ soba > 350 g rice-noodles; name Cold rice noodles with a soy dip | Fideos de arroz fríos con salsa de soja
# Make the dip | Haz la salsa
3 cook | Boil {mirin} in the saucepan for {time}. Add {dashi+soy-sauce+sugar}, bring to the boil once and chill.
| Hierve {mirin} en el cazo {time}. Añade {dashi+soy-sauce+sugar}, lleva a ebullición una vez y enfría.
# Boil and chill | Cuece y enfría
5 batch | Boil {soba} in plenty of water in the pot for {time}, until just tender. Drain and rub under cold running water until no longer slippery.
| Cuece {soba} en abundante agua en la olla {time}, al dente. Escurre y frota bajo el agua fría hasta que deje de estar resbaladizo.
# Serve | Sirve
3 work | Heap on plates.[ Scatter {nori} on top.] Serve with the cold dip and {spring-onion+daikon+wasabi} to stir in.
| Reparte en platos.[ Termina con {nori}.] Sirve con la salsa fría y {spring-onion+daikon+wasabi} para añadir.
== yaki-udon
names: Yaki udon, fried udon, stir-fried udon, udon stir-fry, yakiudon, stir fried udon noodles | Yaki udon, udon salteado, udon salteados, udon fritos, fideos udon salteados
about: thick noodles fried with pork, cabbage, mushrooms and soy | fideos gruesos salteados con cerdo, col, setas y soja
kind: main east-asian easy
serves: 2, most 2 in wok
tools: knife pot wok
core: udon
ways: stove
- 400 g udon; fresh or frozen | frescos o congelados
- 150 g pork-belly; in thin slices | en lonchas finas
- 1 tbsp sunflower-oil
- 150 g cabbage; in squares | en cuadrados
- 100 g shiitake; sliced | en láminas
- 1 carrot; in matchsticks | en bastoncitos
- 3 spring-onion; in pieces | en trozos
- 2 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1 tbsp mirin
- 1/4 tsp black-pepper
- 1 tbsp bonito-flakes; optional
~ pork-belly > 150 g chicken-thigh; boneless, in thin strips | deshuesados, en tiras finas; name Chicken yaki udon | Yaki udon de pollo
~ pork-belly > 150 g prawn; peeled | peladas; name Prawn yaki udon | Yaki udon de gambas
~ pork-belly > 150 g tofu; firm, in strips | firme, en tiras; name Tofu yaki udon | Yaki udon de tofu
~ udon > 250 g rice-noodles; wide, soaked | anchos, remojados; name Stir-fried rice noodles, Japanese style | Fideos de arroz salteados al estilo japonés
# Loosen | Suelta
2 cook | Loosen {udon} in boiling water in the pot for {time} and drain well.
| Suelta {udon} en agua hirviendo en la olla {time} y escurre bien.
# Fry very hot | Saltea a fuego vivo
4 batch safe=pork-belly | Fry {pork-belly} in {sunflower-oil} in the wok for {time}, until browned.
| Saltea {pork-belly} con {sunflower-oil} en el wok {time}, hasta que se dore.
4 batch | Add {cabbage+shiitake+carrot} and fry for {time}, until crisp-tender.
| Añade {cabbage+shiitake+carrot} y saltea {time}, al dente.
4 batch | Add {udon+soy-sauce+oyster-sauce+mirin+black-pepper+spring-onion} and toss over high heat for {time}, until glossy and browned in spots.
| Añade {udon+soy-sauce+oyster-sauce+mirin+black-pepper+spring-onion} y remueve a fuego vivo {time}, hasta que brille y se tueste un poco.
# Serve | Sirve
1 work | Serve at once.[ Scatter {bonito-flakes} on top.]
| Sirve enseguida.[ Reparte {bonito-flakes} por encima.]
`);
