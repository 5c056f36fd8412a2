import { cards } from "../parse-cards.ts";

export const ASIAN_FAVOURITES = cards(`
== hot-and-sour-soup
names: Hot and sour soup, Chinese hot and sour soup, Sichuan hot and sour soup, hot sour soup | Sopa agripicante, sopa agripicante china, sopa china agripicante, sopa agria y picante
about: a thick Chinese soup sharp with vinegar and hot with white pepper | sopa china espesa, ácida de vinagre y picante de pimienta blanca
kind: soup east-asian easy
serves: 4, most 6 in pot
tools: knife pot bowl
core: rice-vinegar white-pepper
ways: stove
- 1200 ml chicken-stock
- 150 g pork-tenderloin; in thin strips | en tiras finas; optional
- 120 g shiitake; sliced | en láminas
- 100 g bamboo-shoots; in strips | en tiras; optional
- 10 g ginger; in fine strips | en tiras finas
- 3 tbsp soy-sauce
- 200 g tofu; firm, in strips | firme, en tiras; optional
- 3 tbsp cornflour
- 80 ml water; cold | fría
- 2 egg; beaten | batidos; optional
- 4 tbsp rice-vinegar
- 1 tsp white-pepper
- 2 tsp sesame-oil; optional
- 2 spring-onion; sliced | en rodajas
~ soy-sauce > 3 tbsp coconut-aminos
~ pork-tenderloin > 150 g chicken-breast; in thin strips | en tiras finas
~ pork-tenderloin > 100 g oyster-mushroom; in strips | en tiras
# Simmer | Cuece
8 cook safe=pork-tenderloin | Bring {chicken-stock} to the boil in the pot. Add {pork-tenderloin+shiitake+bamboo-shoots+ginger+soy-sauce} and simmer for {time}.
| Lleva a ebullición {chicken-stock} en la olla. Añade {pork-tenderloin+shiitake+bamboo-shoots+ginger+soy-sauce} y cuece a fuego suave {time}.
2 cook | Slide in {tofu} and simmer for {time} more.
| Incorpora {tofu} y cuece {time} más.
# Thicken | Espesa
3 cook | Stir {cornflour+water} smooth in the bowl, pour in while stirring and boil for {time}, until the soup coats a spoon.
| Disuelve {cornflour+water} en el bol, vierte sin dejar de remover y hierve {time}, hasta que la sopa cubra la cuchara.
1 cook safe=egg | Take off the boil and pour in {egg} in a thin stream, stirring slowly, and leave for {time} to set in ribbons.
| Baja el hervor y vierte {egg} en un hilo, removiendo despacio, y deja {time} para que cuaje en hebras.
# Season | Sazona
2 work | Off the heat stir in {rice-vinegar+white-pepper+sesame-oil}. Taste: it should be sharp first, then hot. Scatter {spring-onion} over.
| Fuera del fuego añade {rice-vinegar+white-pepper+sesame-oil}. Prueba: primero debe notarse ácida y luego picante. Espolvorea {spring-onion}.
why | Boiling would drive off the sharpness.
| Al hervir se perdería la acidez.
== tempura
names: Tempura, prawn tempura, tempura prawns, shrimp tempura, prawn and vegetable tempura, Japanese tempura | Tempura de langostinos y verduras, tempura, tempura japonesa, tempura de langostinos, tempura de gambas
about: prawns and vegetables fried in a thin, brittle batter with a soy dip | langostinos y verduras fritos en una masa fina y quebradiza con salsa de soja
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: knife bowl saucepan deepPan slotted
core: prawn flour
ways: stove
instead: vegetable-tempura
- 400 g prawn; large, peeled | grandes, pelad@
- 1 sweet-potato; in 5 mm slices | en rodajas de 5 mm
- 1 courgette; in 1 cm slices | en rodajas de 1 cm
- 100 g green-beans; whole | enteras; optional
- 150 g flour
- 50 g cornflour
- 1 egg; cold, beaten | frío, batido; binds
- 250 ml sparkling-water as water; ice-cold | helada
- 1000 ml sunflower-oil; for frying | para freír
-- For the dip | Para mojar
- 150 ml dashi
- 3 tbsp soy-sauce
- 2 tbsp mirin
- 80 g daikon; finely grated | rallado fino; optional
~ egg > 1 tbsp potato-starch
# Make the dip | Prepara la salsa
3 cook | Warm {dashi+soy-sauce+mirin} in the saucepan for {time}.[ Serve with {daikon} stirred in.]
| Calienta {dashi+soy-sauce+mirin} en el cazo {time}.[ Sirve con {daikon} dentro.]
# Get ready | Prepara
4 work if=prawn | Nick {prawn} below so that they do not curl.
| Haz unos cortes por debajo a {prawn} para que no se curven.
2 work | Dry {prawn+sweet-potato+courgette+green-beans} very well.
| Seca muy bien {prawn+sweet-potato+courgette+green-beans}.
2 work | Heat {sunflower-oil} in the deep pot to 180 °C. Only then stir {flour+cornflour+egg+water} together in the bowl with a few strokes: lumps are right.
| Calienta {sunflower-oil} en la olla honda a 180 °C. Solo entonces mezcla {flour+cornflour+egg+water} en el bol con pocas vueltas: los grumos son buenos.
why | Cold and hardly stirred, the batter stays light and crisp.
| Fría y poco batida, la masa queda ligera y crujiente.
# Fry | Fríe
10 pieces | Dip {sweet-potato+courgette+green-beans}, let them drip and fry a few at a time, {time} in all, until pale gold and tender.
| Moja {sweet-potato+courgette+green-beans}, deja escurrir y fríe de pocos en pocos, {time} en total, hasta que tomen algo de color y estén tiernos.
8 pieces safe=prawn,egg | Dip and fry {prawn} in the same way, {time} in all. Drain on paper and serve each batch at once with the dip.
| Moja y fríe igual {prawn}, {time} en total. Escurre sobre papel y sirve cada tanda enseguida con la salsa.
== vegetable-tempura
names: Vegetable tempura, tempura vegetables, veggie tempura | Tempura de verduras, verduras en tempura, tempura vegetal
about: vegetables fried in a thin, brittle batter with a soy dip | verduras fritas en una masa fina y quebradiza con salsa de soja
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: knife bowl saucepan deepPan slotted
core: flour courgette
ways: stove
- 1 sweet-potato; in 5 mm slices | en rodajas de 5 mm
- 1 courgette; in 1 cm slices | en rodajas de 1 cm
- 1 red-pepper; in strips | en tiras; optional
- 150 g mushroom; halved | en mitades; optional
- 150 g green-beans; whole | enteras; optional
- 150 g flour
- 50 g cornflour
- 280 ml sparkling-water as water; ice-cold | helada
- 1/2 tsp salt
- 1000 ml sunflower-oil; for frying | para freír
-- For the dip | Para mojar
- 150 ml vegetable-stock
- 3 tbsp soy-sauce
- 2 tbsp mirin
- 80 g daikon; finely grated | rallado fino; optional
~ flour > 150 g rice-flour; name Vegetable tempura | Tempura de verduras
~ soy-sauce > 3 tbsp tamari
# Make the dip | Prepara la salsa
3 cook | Warm {vegetable-stock+soy-sauce+mirin} in the saucepan for {time}.[ Serve with {daikon} stirred in.]
| Calienta {vegetable-stock+soy-sauce+mirin} en el cazo {time}.[ Sirve con {daikon} dentro.]
# Get ready | Prepara
4 work | Dry {sweet-potato+courgette+red-pepper+mushroom+green-beans} very well.
| Seca muy bien {sweet-potato+courgette+red-pepper+mushroom+green-beans}.
2 work | Heat {sunflower-oil} in the deep pot to 180 °C. Only then stir {flour+cornflour+salt+water} together in the bowl with a few strokes: lumps are right.
| Calienta {sunflower-oil} en la olla honda a 180 °C. Solo entonces mezcla {flour+cornflour+salt+water} en el bol con pocas vueltas: los grumos son buenos.
why | Cold and hardly stirred, the batter stays light and crisp.
| Fría y poco batida, la masa queda ligera y crujiente.
# Fry | Fríe
16 pieces | Dip the pieces, let them drip and fry a few at a time, {time} in all, until pale gold, crisp and tender. Drain on paper and serve each batch at once with the dip.
| Moja los trozos, deja escurrir y fríe de pocos en pocos, {time} en total, hasta que tomen algo de color y estén crujientes y tiernos. Escurre sobre papel y sirve cada tanda enseguida con la salsa.
== pad-kra-pao
names: Pad kra pao, pad krapow, pad kra prao, pad gra prow, Thai basil stir-fry, Thai basil pork, phat kaphrao | Pad kra pao, pad krapow, pad kra prao, salteado tailandés de albahaca, cerdo con albahaca tailandesa
about: minced pork stir-fried with chilli, garlic and basil, on rice with a fried egg | cerdo picado salteado con guindilla, ajo y albahaca, con arroz y huevo frito
kind: main thai easy
serves: 4, most 4 in wok
tools: knife wok saucepan pan mortar
core: pork-mince basil
ways: stove
- 300 g rice; jasmine | jazmín
- 450 ml water
- 5 clove garlic
- 4 chilli; small, hot | pequeñas, picantes
- 3 tbsp sunflower-oil
- 500 g pork-mince
- 120 g green-beans; in 1 cm pieces | en trozos de 1 cm
- 1 tbsp oyster-sauce
- 1 tbsp soy-sauce
- 1 tbsp fish-sauce
- 2 tsp sugar
- 30 g basil; Thai or holy, leaves | tailandesa, en hojas
- 4 egg; optional
- 3 tbsp sunflower-oil as egg-oil
~ pork-mince > 500 g chicken-mince; name Thai basil chicken | Pollo con albahaca tailandesa
~ pork-mince > 500 g beef-mince; name Thai basil beef | Ternera con albahaca tailandesa
~ pork-mince > 400 g tofu; firm, crumbled | firme, desmenuzado; name Thai basil tofu | Tofu con albahaca tailandesa
~ oyster-sauce > 1 tbsp vegetarian-oyster-sauce
# Cook the base | Cuece la base
12 cook | Rinse {rice} until the water runs clear. Bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}. Leave covered off the heat until serving.
| Lava {rice} hasta que el agua salga clara. Lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}. Deja tapado fuera del fuego hasta servir.
# Stir-fry | Saltea
5 work | Pound {garlic+chilli} coarsely in the mortar.
| Maja {garlic+chilli} en el mortero sin deshacerlos.
1 cook | Heat {sunflower-oil} in the very hot wok and fry what was pounded for {time}, until it smells strong.
| Calienta {sunflower-oil} en el wok muy caliente y fríe lo majado {time}, hasta que huela.
5 batch safe=pork-mince | Add {pork-mince} and stir-fry for {time}, breaking it up, until browned.
| Añade {pork-mince} y saltea {time}, desmenuzando, hasta que se dore.
3 cook | Add {green-beans+oyster-sauce+soy-sauce+fish-sauce+sugar} with a splash of water and stir-fry for {time}, until glossy. Off the heat stir in {basil}.
| Añade {green-beans+oyster-sauce+soy-sauce+fish-sauce+sugar} con un chorrito de agua y saltea {time}, hasta que brille. Fuera del fuego incorpora {basil}.
# Fry and serve | Fríe y sirve
4 batch safe=egg | [Fry {egg} in {egg-oil:bare} in the very hot pan for {time}, until the rim is brown and crisp.]
| [Fríe {egg} con {egg-oil:bare} en la sartén muy caliente {time}, hasta que el borde quede dorado y crujiente.]
1 work | Serve {rice} with what was stir-fried on top.
| Sirve {rice} con el salteado por encima.
== poke-bowl
names: Poke bowl, poke, tuna poke, tuna poke bowl, ahi poke, Hawaiian poke, ahi poke bowl | Poke de atún, poke bowl, poke, poke hawaiano, bol de poke, poke bowl de atún
about: marinated raw tuna on seasoned rice with avocado, cucumber and edamame | atún crudo marinado sobre arroz aliñado con aguacate, pepino y edamame
kind: main any easy
serves: 4, most 4 in bowl
tools: knife bowl saucepan
core: tuna-steak rice-sushi
ways: stove
- 300 g rice-sushi
- 360 ml water
- 3 tbsp rice-vinegar
- 1 tbsp sugar
- 1/2 tsp salt
- 400 g tuna-steak; fit to eat raw, in 2 cm cubes, cold | apt@ para crudo, en dados de 2 cm, fr@
- 4 tbsp soy-sauce
- 1 tbsp sesame-oil
- 10 g ginger; grated | rallad@
- 2 spring-onion; sliced | en rodajas
- 150 g edamame; cooked | cocid@; optional
- 2 avocado; sliced | en láminas
- 1 cucumber; in half slices | en medias rodajas
- 4 radish; thinly sliced | en láminas finas; optional
- 1 tbsp sesame-seeds; optional
~ tuna-steak > 400 g salmon; frozen before, in 2 cm cubes | congelado antes, en dados de 2 cm; name Salmon poke bowl | Poke de salmón
~ tuna-steak > 400 g cooked-prawn; name Prawn poke bowl | Poke de langostinos
~ tuna-steak > 400 g tofu; firm, in 2 cm cubes | firme, en dados de 2 cm; name Tofu poke bowl | Poke de tofu
~ soy-sauce > 4 tbsp coconut-aminos
# Cook the base | Cuece la base
12 cook | Rinse {rice-sushi} until the water runs clear. Bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}.
| Lava {rice-sushi} hasta que el agua salga clara. Lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}.
10 cook | Leave covered off the heat for {time}. Fold in {rice-vinegar+sugar+salt} and let it cool until just warm.
| Deja tapado fuera del fuego {time}. Incorpora {rice-vinegar+sugar+salt} y deja que quede apenas templado.
# Marinate | Marina
10 cook raw=tuna-steak | Meanwhile turn {tuna-steak} in the bowl in {soy-sauce+sesame-oil+ginger+spring-onion} and chill for {time}.
| Mientras, mezcla {tuna-steak} en el bol con {soy-sauce+sesame-oil+ginger+spring-onion} y deja en la nevera {time}.
# Assemble | Monta
6 work | Divide {rice-sushi} between bowls and arrange {tuna-steak+avocado+cucumber+edamame+radish} side by side on top. Spoon over what is left of the marinade.[ Scatter {sesame-seeds} over.] Serve at once.
| Reparte {rice-sushi} en cuencos y coloca encima {tuna-steak+avocado+cucumber+edamame+radish} por separado. Riega con lo que quede de la marinada.[ Espolvorea {sesame-seeds}.] Sirve enseguida.
== tteokbokki
names: Tteokbokki, tteok-bokki, topokki, spicy rice cakes, Korean rice cakes, Korean spicy rice cakes | Tteokbokki, topokki, pasteles de arroz picantes coreanos, pastelitos de arroz coreanos
about: chewy Korean rice cakes in a sweet and hot chilli sauce | pastelitos de arroz coreanos en salsa picante y dulce
kind: main east-asian easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: rice-cakes gochujang
ways: stove
- 600 g rice-cakes; Korean, cylinders | corean@, en cilindros
- 700 ml dashi
- 3 tbsp gochujang
- 1 tbsp chilli-flakes; Korean, mild | coreanos, suaves
- 1 tbsp soy-sauce
- 1.5 tbsp sugar
- 2 clove garlic; crushed | machacad@
- 150 g cabbage; in strips | en tiras; optional
- 200 g fish-cakes; Korean, in strips | coreanos, en tiras; optional
- 3 spring-onion; in 4 cm pieces | en trozos de 4 cm
- 1 tsp sesame-oil; optional
- 1 tsp sesame-seeds; optional
# Soak | Remoja
20 cook | Cover {rice-cakes} with lukewarm water in the bowl for {time}, if they are hard. Drain.
| Cubre {rice-cakes} con agua templada en el bol {time}, si están duras. Escurre.
# Simmer | Cuece
4 cook | Stir {dashi+gochujang+chilli-flakes+soy-sauce+sugar+garlic} smooth in the pan and boil for {time}.
| Disuelve {dashi+gochujang+chilli-flakes+soy-sauce+sugar+garlic} en la sartén y hierve {time}.
10 batch | Add {rice-cakes+cabbage+fish-cakes} and simmer for {time}, stirring often so that nothing sticks, until they are chewy and soft to the centre and the sauce is thick and glossy.
| Añade {rice-cakes+cabbage+fish-cakes} y cuece a fuego medio {time}, removiendo a menudo para que no se pegue, hasta que queden elásticas y blandas por dentro y la salsa espesa y brillante.
# Finish | Termina
1 cook | Stir in {spring-onion+sesame-oil} for {time}.[ Scatter {sesame-seeds} over.] Serve at once: they harden as they cool.
| Añade {spring-onion+sesame-oil} y remueve {time}.[ Espolvorea {sesame-seeds}.] Sirve enseguida: se endurecen al enfriarse.
`);
