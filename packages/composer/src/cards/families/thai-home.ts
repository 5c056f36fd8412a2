import { cards } from "../parse-cards.ts";

export const THAI_HOME = cards(`
== som-tam
names: Som tam, som tum, green papaya salad, Thai green papaya salad, papaya salad, Thai papaya salad, som tam Thai, som tam green papaya salad | Som tam, som tum, ensalada de papaya verde, ensalada tailandesa de papaya, ensalada tailandesa de papaya verde, ensalada de papaya
about: pounded green papaya with chilli, lime, fish sauce and peanuts | papaya verde majada con guindilla, lima, salsa de pescado y cacahuetes
kind: salad thai easy
serves: 4, most 4 in bowl
tools: knife grater mortar bowl saucepan
core: papaya lime
ways: stove
- 500 g papaya; green, in fine strips | verde, en tiras finas
- 80 g green-beans; in 4 cm lengths | en trozos de 4 cm
- 3 clove garlic
- 2 chilli; in pieces | en trozos
- 2 tbsp dried-shrimp; optional
- 2 tbsp brown-sugar
- 3 tbsp fish-sauce
- 3 lime; juiced | en zumo
- 150 g cherry-tomato; halved | partid@
- 60 g peanut
~ papaya > 400 g carrot; in fine strips | en tiras finas; name Som tam with carrot | Som tam de zanahoria
~ fish-sauce > 3 tbsp vegan-fish-sauce
~ dried-shrimp > 1/4 tsp salt
# Blanch | Escalda
3 cook | Boil {green-beans} in water in the saucepan for {time}, drain and cool in cold water.
| Cuece {green-beans} en agua en el cazo {time}, escurre y enfría con agua fría.
# Pound the base | Maja la base
5 work | Pound {garlic+chilli} coarsely in the mortar with {dried-shrimp+brown-sugar}. Stir in {fish-sauce+lime}.
| Maja {garlic+chilli} en el mortero sin deshacer, con {dried-shrimp+brown-sugar}. Añade {fish-sauce+lime}.
# Bruise together | Maja junto
5 work | Add {green-beans+cherry-tomato} and bruise lightly, then {papaya} and half of {peanut}, and pound and turn with a spoon until it has softened a little and drunk the juices.
| Añade {green-beans+cherry-tomato} y aplasta un poco, después {papaya} y la mitad de {peanut}, y maja y remueve con una cuchara hasta que ablande un poco y se impregne del jugo.
1 work | Taste: it must be hot, sour, salty and sweet. Scatter the rest of {peanut} over it and serve at once.
| Prueba: debe quedar picante, ácida, salada y dulce. Reparte por encima el resto de {peanut} y sirve enseguida.
== massaman-paste
names: Massaman curry paste, massaman paste, homemade massaman curry paste, masaman curry paste | Pasta de curry massaman, pasta massaman, pasta massaman casera, pasta para curry massaman
about: a warm Thai paste of dried chillies, toasted spices, lemongrass and shallot | pasta tailandesa de guindillas secas, especias tostadas, citronela y chalota
kind: basic thai medium
serves: 8, most 8 in mortar
tools: knife bowl pan mortar blender
core: dried-chilli lemongrass
ways: stove
- 8 dried-chilli; seeded | sin semillas
- 2 tbsp coriander-seed
- 1 tbsp cumin
- 1 tsp cardamom
- 1 tsp cinnamon
- 6 clove
- 1/2 tsp nutmeg
- 1/2 tsp black-pepper
- 5 shallot; in thick slices | en rodajas gruesas
- 8 clove garlic
- 3 stick lemongrass; tender part, sliced | parte tierna, en rodajas
- 20 g galangal; sliced | en rodajas
- 1 tsp shrimp-paste; optional
- 1.5 tsp salt
- 1 tbsp sunflower-oil
~ dried-chilli > 2 red-pepper; in pieces | en trozos; name Mild massaman paste | Pasta massaman suave
# Soak | Remoja
20 cook if=dried-chilli | Soak {dried-chilli} in hot water in the bowl for {time}, then drain and squeeze.
| Remoja {dried-chilli} en agua caliente en el bol {time}, escurre y exprime.
# Brown | Tuesta
8 cook | Brown {shallot+garlic+lemongrass+galangal} in the dry pan for {time}, turning, until soft and spotted. Take out.
| Tuesta {shallot+garlic+lemongrass+galangal} en la sartén seca {time}, dando vueltas, hasta que se ablanden y tengan manchas. Saca.
1 cook | Warm {coriander-seed+cumin+cardamom+cinnamon+clove+nutmeg+black-pepper} in the same pan for {time}, until it smells strong; it burns easily.
| Calienta {coriander-seed+cumin+cardamom+cinnamon+clove+nutmeg+black-pepper} en la misma sartén {time}, hasta que huela intenso; se quema con facilidad.
# Pound | Maja
12 work | Pound the spices fine in the mortar. Add {dried-chilli+salt} and all that you browned, with {shrimp-paste+sunflower-oil}, and pound or blend to a smooth, dark red paste.
| Maja las especias en el mortero. Añade {dried-chilli+salt} y todo lo tostado, con {shrimp-paste+sunflower-oil}, y maja o tritura hasta que quede una pasta lisa y rojo oscuro.
tip | It is enough for eight servings. It keeps for a week in the fridge in a closed jar, or for three months in the freezer.
| Da para ocho raciones. Se conserva una semana en la nevera en un tarro cerrado, o tres meses en el congelador.
== pad-see-ew
names: Pad see ew, pad siew, pad si ew, phat si io, Thai soy sauce noodles, Thai stir-fried wide noodles | Pad see ew, pad siew, fideos tailandeses con soja, fideos anchos tailandeses, tallarines tailandeses con soja
about: wide rice noodles charred with soy, chicken, egg and broccoli | fideos de arroz anchos salteados con soja, pollo, huevo y brócoli
kind: main thai easy
serves: 2, most 2 in wok
tools: knife bowl wok
core: rice-noodles soy-sauce
ways: stove
- 200 g rice-noodles; wide, 1 cm or more | anchos, de 1 cm o más
- 200 g chicken-thigh; boneless, in thin strips | deshuesados, en tiras finas
- 3 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1 tbsp brown-sugar
- 1 tbsp rice-vinegar
- 3 tbsp sunflower-oil
- 3 clove garlic; chopped | picad@
- 200 g broccoli; small florets, thin stalks | ramitos pequeños, tallos finos
- 2 egg
- 1/4 tsp white-pepper
- 1/2 tsp chilli-flakes; optional
~ chicken-thigh > 200 g beef-steak; in thin strips | en tiras finas; name Beef pad see ew | Pad see ew de ternera
~ chicken-thigh > 200 g pork-tenderloin; in thin strips | en tiras finas; name Pork pad see ew | Pad see ew de cerdo
~ chicken-thigh > 200 g prawn; peeled | peladas; name Prawn pad see ew | Pad see ew de gambas
~ chicken-thigh > 200 g tofu; firm, in strips | firme, en tiras; name Tofu pad see ew | Pad see ew de tofu
~ soy-sauce > 3 tbsp tamari; name Pad see ew | Pad see ew
~ egg > 80 g edamame; shelled | desgranado
# Soak and mix | Remoja y mezcla
25 cook | Soak {rice-noodles} in hot water in the bowl for {time}, until they bend but stay firm, and drain well.
| Remoja {rice-noodles} en agua caliente en el bol {time}, hasta que se doblen pero sigan firmes, y escurre bien.
2 work | Stir {soy-sauce+oyster-sauce+brown-sugar+rice-vinegar} for the sauce.
| Mezcla {soy-sauce+oyster-sauce+brown-sugar+rice-vinegar} para la salsa.
# Fry very hot | Saltea a fuego vivo
5 batch safe=chicken-thigh | Heat half of {sunflower-oil} in the wok until it smokes faintly and fry {garlic+chicken-thigh} for {time}, until browned.
| Calienta la mitad de {sunflower-oil} en el wok hasta que humee un poco y saltea {garlic+chicken-thigh} {time}, hasta que se dore.
2 batch | Add {broccoli} with a splash of water and fry for {time}. Lift all out.
| Añade {broccoli} con un chorrito de agua y saltea {time}. Saca todo.
2 batch if=egg safe=egg | Scramble {egg} in the rest of {sunflower-oil} for {time}, until set.
| Cuaja {egg} con el resto de {sunflower-oil} {time}, removiendo.
2 batch not=egg | Turn {egg} in the rest of {sunflower-oil} for {time}.
| Saltea {egg} con el resto de {sunflower-oil} {time}.
4 batch | Add {rice-noodles} and the sauce, spread them out and let them char a little before each turn, for {time} in all.
| Añade {rice-noodles} y la salsa, extiende y deja que se tueste un poco antes de cada vuelta, {time} en total.
1 work | Toss in what you lifted out with {white-pepper+chilli-flakes} and serve at once.
| Mezcla lo que sacaste con {white-pepper+chilli-flakes} y sirve enseguida.
== thai-fried-rice
names: Thai fried rice, khao pad, khao phat, Thai chicken fried rice, Thai style fried rice | Arroz frito tailandés, khao pad, arroz salteado tailandés, arroz frito thai, khao phat
about: fried rice with chicken, egg, tomato and fish sauce, with lime and cucumber | arroz salteado con pollo, huevo, tomate y salsa de pescado, con lima y pepino
kind: main thai easy
serves: 2, most 2 in wok
tools: knife saucepan wok
core: rice fish-sauce
ways: stove
- 160 g rice; jasmine | jazmín
- 200 g chicken-breast; in thin strips | en tiras finas
- 2 egg
- 1/2 onion; sliced | en juliana
- 3 clove garlic; chopped | picad@
- 1 tomato; in thin wedges | en gajos finos
- 3 tbsp sunflower-oil
- 1.5 tbsp fish-sauce
- 1 tbsp soy-sauce
- 1 tsp sugar
- 2 spring-onion; in rings | en aros
- 1/2 cucumber; sliced | en rodajas
- 1 lime; in wedges | en gajos
- 1 chilli; in thin rings | en aros finos; optional
~ chicken-breast > 200 g prawn; peeled | peladas; name Thai prawn fried rice | Arroz frito tailandés con gambas
~ chicken-breast > 200 g tofu; firm, in small dice | firme, en dados pequeños; name Thai fried rice with tofu | Arroz frito tailandés con tofu
~ fish-sauce > 1.5 tbsp vegan-fish-sauce; name Thai fried rice | Arroz frito tailandés
~ fish-sauce > 1.5 tbsp tamari; name Thai fried rice | Arroz frito tailandés
~ egg > 100 g edamame; shelled | desgranado
+ 120 g pineapple cashew vegetables
# Cook and cool | Cuece y enfría
15 cook | Rinse {rice}, cover with {260 ml} of water in the saucepan and cook, covered, over low heat for {time}, until dry.
| Enjuaga {rice}, cubre con {260 ml} de agua en el cazo y cuece tapado a fuego suave {time}, hasta que quede seco.
60 cook | Spread it out at once and chill in the fridge for {time}, or overnight: cold grains fry loose.
| Extiende enseguida y enfría en la nevera {time}, o toda la noche: el grano frío se saltea suelto.
# Fry very hot | Saltea a fuego vivo
5 batch safe=chicken-breast | Fry {garlic+chicken-breast} in two thirds of {sunflower-oil} in the wok for {time}, until browned.
| Saltea {garlic+chicken-breast} con dos tercios de {sunflower-oil} en el wok {time}, hasta que se dore.
2 batch safe=egg | Push it aside, add the rest of {sunflower-oil} and turn {egg} in it for {time}.
| Aparta a un lado, añade el resto de {sunflower-oil} y remueve dentro {egg} durante {time}.
4 batch | Add {rice+onion+tomato}[ and {extra}] and toss over high heat for {time}. Season with {fish-sauce+soy-sauce+sugar}.
| Añade {rice+onion+tomato}[ y {extra}] y saltea a fuego vivo {time}. Sazona con {fish-sauce+soy-sauce+sugar}.
# Serve | Sirve
1 work | Serve with {spring-onion+cucumber+lime+chilli}.
| Sirve con {spring-onion+cucumber+lime+chilli}.
== larb
names: Larb, laab, larb gai, laap, Thai minced chicken salad, Thai chicken salad with mint, chicken larb, larp | Larb, laab, larb de pollo, ensalada tailandesa de pollo picado, ensalada larb
about: a warm salad of minced chicken with lime, mint and toasted rice | ensalada templada de pollo picado con lima, menta y arroz tostado
kind: main thai easy
serves: 4, most 4 in pan
tools: knife pan mortar bowl
core: chicken-mince lime
ways: stove
- 3 tbsp rice; jasmine or glutinous | jazmín o glutinoso
- 500 g chicken-mince
- 3 shallot; thinly sliced | en láminas finas
- 3 spring-onion; in rings | en aros
- 20 g mint; leaves | hojas
- 15 g coriander-leaf; chopped | picad@
- 3 lime; juiced | en zumo
- 3 tbsp fish-sauce
- 1 tsp sugar
- 1 tsp chilli-flakes
- 1 lettuce; leaves | hojas
- 1/2 cucumber; sliced | en rodajas
~ chicken-mince > 500 g pork-mince; name Pork larb | Larb de cerdo
~ chicken-mince > 500 g beef-mince; name Beef larb | Larb de ternera
~ chicken-mince > 450 g tofu; firm, crumbled | firme, desmenuzado; name Tofu larb | Larb de tofu
~ fish-sauce > 3 tbsp vegan-fish-sauce
# Brown and grind | Tuesta y muele
8 cook | Brown {rice} in the dry pan over medium heat for {time}, stirring, until deep golden. Grind coarsely in the mortar.
| Tuesta {rice} en la sartén seca a fuego medio {time}, removiendo, hasta que tome un dorado oscuro. Muele grueso en el mortero.
# Cook | Cocina
7 batch safe=chicken-mince | Cook {chicken-mince} with {4 tbsp} of water in the pan for {time}, breaking it up, until done but not browned.
| Cocina {chicken-mince} con {4 tbsp} de agua en la sartén {time}, desmenuzando, hasta que esté hecho sin dorarse.
# Dress | Aliña
4 work | Let it cool until warm and mix in the bowl with {lime+fish-sauce+sugar+chilli-flakes+shallot+spring-onion+mint+coriander-leaf} and most of {rice}.
| Deja templar y mezcla en el bol con {lime+fish-sauce+sugar+chilli-flakes+shallot+spring-onion+mint+coriander-leaf} y casi todo {rice}.
2 work | Scatter the rest of {rice} over it and serve at once with {lettuce+cucumber}.
| Reparte por encima el resto de {rice} y sirve enseguida con {lettuce+cucumber}.
== thai-basil-chicken
names: Thai basil chicken, pad kra pao gai, pad krapow gai, chicken pad kra pao, chicken pad krapow, Thai chicken with basil, Thai holy basil chicken | Pollo con albahaca tailandesa, pollo tailandés con albahaca, pad kra pao de pollo, pollo a la albahaca tailandesa
about: chicken stir-fried with chilli, garlic and plenty of basil, on rice | pollo salteado con guindilla, ajo y mucha albahaca, con arroz
kind: main thai easy
serves: 4, most 4 in wok
tools: knife saucepan mortar wok
core: chicken-mince basil
ways: stove
- 300 g rice; jasmine | jazmín
- 450 ml water
- 5 clove garlic
- 4 chilli; small, hot | pequeñas, picantes
- 3 tbsp sunflower-oil
- 600 g chicken-mince
- 1 red-pepper; in strips | en tiras; optional
- 1 tbsp oyster-sauce
- 2 tbsp soy-sauce
- 1 tbsp fish-sauce
- 2 tsp brown-sugar
- 40 g basil; Thai or holy, leaves | tailandesa, en hojas
~ chicken-mince > 600 g chicken-thigh; boneless, cut small | deshuesados, cortados menudo; name Thai basil chicken | Pollo con albahaca tailandesa
~ chicken-mince > 600 g turkey-mince; name Thai basil turkey | Pavo con albahaca tailandesa
~ chicken-mince > 450 g tofu; firm, crumbled | firme, desmenuzado; name Thai basil tofu | Tofu con albahaca tailandesa
~ oyster-sauce > 1 tbsp vegetarian-oyster-sauce
# Cook the base | Cuece la base
12 cook | Rinse {rice} until the water runs clear. Bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}. Leave covered off the heat until serving.
| Enjuaga {rice} hasta que el agua salga clara. Lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}. Deja tapado fuera del fuego hasta servir.
# Stir-fry | Saltea
4 work | Pound {garlic+chilli} coarsely in the mortar.
| Maja {garlic+chilli} en el mortero sin deshacer.
1 cook | Fry what you pounded in {sunflower-oil} in the hot wok for {time}, until it smells strong.
| Sofríe lo majado con {sunflower-oil} en el wok caliente {time}, hasta que huela intenso.
7 batch safe=chicken-mince | Add {chicken-mince} and stir-fry over high heat for {time}, breaking it up, until browned.
| Añade {chicken-mince} y saltea a fuego vivo {time}, desmenuzando, hasta que se dore.
2 batch | Add {red-pepper+oyster-sauce+soy-sauce+fish-sauce+brown-sugar} with a splash of water and toss for {time}, until glossy.
| Añade {red-pepper+oyster-sauce+soy-sauce+fish-sauce+brown-sugar} con un chorrito de agua y remueve {time}, hasta que brille.
1 work | Off the heat stir in {basil} until it wilts. Serve with {rice}.
| Fuera del fuego, incorpora {basil} hasta que se ablande. Sirve con {rice}.
== mango-sticky-rice
names: Mango sticky rice, Thai mango sticky rice, mango and sticky rice, sticky rice with mango, khao niao mamuang, coconut sticky rice with mango | Arroz glutinoso con mango, arroz pegajoso con mango, mango sticky rice, arroz dulce tailandés con mango, arroz con mango y coco
about: sweet coconut sticky rice with ripe mango | arroz glutinoso dulce con coco y mango maduro
kind: dessert thai easy
serves: 4, most 6 in steamer
tools: knife bowl steamer saucepan
core: rice-sushi coconut-milk mango
ways: stove
- 250 g rice-sushi; glutinous | glutinoso
- 400 ml coconut-milk
- 90 g sugar
- 1/2 tsp salt
- 1 tsp cornflour
- 2 mango; ripe, sliced | maduros, en láminas
- 1 tbsp sesame-seeds; optional
# Soak | Remoja
240 cook | Rinse {rice-sushi}, cover with cold water in the bowl and soak for {time}, or overnight. Drain.
| Enjuaga {rice-sushi}, cubre con agua fría en el bol y remoja {time}, o toda la noche. Escurre.
# Steam | Cuece al vapor
25 batch | Spread {rice-sushi} on a damp cloth in the steamer and steam over boiling water for {time}, turning once, until shiny and tender.
| Extiende {rice-sushi} sobre un paño húmedo en la vaporera y cuece al vapor sobre agua hirviendo {time}, con una vuelta, hasta que brille y quede tierno.
# Season | Endulza
3 cook | Warm two thirds of {coconut-milk} with {sugar} and most of {salt} in the saucepan for {time}, without boiling. Stir in {rice-sushi}.
| Calienta dos tercios de {coconut-milk} con {sugar} y casi toda {salt} en el cazo {time}, sin que hierva. Incorpora {rice-sushi}.
20 cook | Cover and leave for {time}, until it has drunk the liquid.
| Tapa y deja {time}, hasta que absorba el líquido.
2 cook | Simmer the rest of {coconut-milk} with {cornflour} and the rest of {salt} for {time}, stirring, until it thickens slightly.
| Cuece el resto de {coconut-milk} con {cornflour} y el resto de {salt} durante {time}, removiendo, hasta que espese un poco.
# Serve | Sirve
2 work | Serve {rice-sushi} warm with {mango} and spoon the sauce over.[ Scatter {sesame-seeds} on top.]
| Sirve {rice-sushi} templado con {mango} y riega con la salsa.[ Espolvorea {sesame-seeds}.]
`);
