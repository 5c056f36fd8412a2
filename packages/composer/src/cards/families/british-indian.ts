import { cards } from "../parse-cards.ts";

export const BRITISH_INDIAN = cards(`
== lamb-korma
names: Lamb korma, mutton korma, lamb qorma, gosht korma | Korma de cordero, cordero korma, lamb korma
about: lamb simmered in yoghurt, almonds and sweet spices | cordero guisado con yogur, almendras y especias dulces
kind: main indian medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: lamb-shoulder yoghurt
ways: stove slow-cooker+stove
- 800 g lamb-shoulder; in 3 cm pieces | en trozos de 3 cm
- 4 tbsp ghee
- 2 onion; thinly sliced | en juliana fina
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 tsp cardamom
- 4 clove
- 1 cinnamon-stick
- 2 tsp coriander-seed; ground | molid@
- 1 tsp cumin
- 1/2 tsp chilli-powder
- 250 g yoghurt; full-fat | entero
- 60 g almond; ground | molid@
- 250 ml water
- 1.5 tsp salt
- 80 ml cream
- 1/2 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ yoghurt > 250 g yoghurt-soy; name Lamb korma with soya yoghurt | Korma de cordero con yogur de soja
~ almond > 60 g coconut-desiccated
~ cream > 80 ml coconut-milk
~ lamb-shoulder > 800 g stewing-beef; in 3 cm pieces | en trozos de 3 cm; name Beef korma | Korma de ternera
# Fry the base | Sofríe la base
15 cook | Heat {ghee} in the casserole. Fry {onion} in it for {time}, until deep gold, lift out and blend with a splash of water.
| Calienta {ghee} en la cazuela. Fríe dentro {onion} {time}, hasta que se dore bien, saca y tritura con un chorrito de agua.
2 cook | Fry {cardamom+clove+cinnamon-stick+garlic+ginger} in the fat for {time}, then stir in {coriander-seed+cumin+chilli-powder}.
| Sofríe {cardamom+clove+cinnamon-stick+garlic+ginger} en la grasa {time} y añade {coriander-seed+cumin+chilli-powder}.
# Braise | Guisa
8 cook | Turn {lamb-shoulder} in it with {salt} for {time}. Lower the heat and stir in {yoghurt} by the spoonful, so that it does not split.
| Rehoga {lamb-shoulder} en ello con {salt} {time}. Baja el fuego y añade {yoghurt} a cucharadas, para que no se corte.
75 cook way=stove safe=lamb-shoulder | Return the blended base, add {almond+water}, cover and simmer very gently for {time}, stirring now and then, until tender.
| Devuelve la base triturada, añade {almond+water}, tapa y guisa a fuego muy suave {time}, removiendo a veces, hasta que esté tierno.
360 cook way=slow-cooker safe=lamb-shoulder | Put it all into the slow cooker with the blended base, {almond} and half of {water} and cook on low for {time}, until tender.
| Pásalo todo a la olla de cocción lenta con la base triturada, {almond} y la mitad de {water} y cocina en bajo {time}, hasta que esté tierno.
# Finish | Termina
3 cook | Stir in {cream+garam-masala} and warm for {time} without boiling.[ Scatter {coriander-leaf} over.]
| Incorpora {cream+garam-masala} y calienta {time} sin que hierva.[ Reparte {coriander-leaf} por encima.]

== vegetable-korma
names: Vegetable korma, veg korma, veggie korma, vegetable kurma, mixed vegetable korma, cauliflower korma | Korma de verduras, korma vegetal, verduras korma
about: vegetables in a mild, creamy sauce of cashews and coconut | verduras en una salsa suave y cremosa de anacardos y coco
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole blender
core: cauliflower cashew
ways: stove
- 80 g cashew
- 3 tbsp ghee
- 1 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 tsp cardamom; ground | molid@
- 2 tsp coriander-seed; ground | molid@
- 1/2 tsp turmeric
- 1/2 tsp chilli-powder
- 400 ml coconut-milk
- 400 g cauliflower; in small florets | en ramilletes pequeños
- 1 potato; in 2 cm dice | en dados de 2 cm
- 2 carrot; sliced | en rodajas
- 150 g green-beans; in short pieces | en trozos cortos
- 100 g peas
- 1.5 tsp salt
- 1 tsp sugar
- 1/2 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
+ 200 g paneer tinned-chickpeas tofu
~ cashew > 60 g sunflower-seeds; name Vegetable korma | Korma de verduras
# Make the base | Haz la base
10 cook | Heat {ghee} in the casserole. Soften {onion} in it for {time}, without browning.
| Calienta {ghee} en la cazuela. Pocha dentro {onion} {time}, sin que se dore.
3 cook | Add {garlic+ginger+cardamom+coriander-seed+turmeric+chilli-powder} and fry for {time}. Blend with {cashew} and {150 ml} of hot water until very smooth.
| Añade {garlic+ginger+cardamom+coriander-seed+turmeric+chilli-powder} y sofríe {time}. Tritura con {cashew} y {150 ml} de agua caliente hasta que quede muy fino.
# Simmer | Cuece
18 cook | Return it to the casserole with {coconut-milk+cauliflower+potato+carrot+salt+sugar}, cover and simmer gently for {time}, stirring now and then.
| Devuélvelo a la cazuela con {coconut-milk+cauliflower+potato+carrot+salt+sugar}, tapa y cuece a fuego suave {time}, removiendo a veces.
8 cook | Add {green-beans+peas+extra} and simmer for {time}, until everything is tender.
| Añade {green-beans+peas+extra} y cuece {time}, hasta que todo esté tierno.
1 work | Stir in {garam-masala}.[ Scatter {coriander-leaf} over.]
| Incorpora {garam-masala}.[ Reparte {coriander-leaf} por encima.]

== chana-dal
names: Chana dal, chana daal, channa dal, Bengal gram dal, chana dal tadka, split chickpea dal, cholar dal | Chana dal, dal de garbanzo partido, dal de garbanzos partidos, chana daal
about: split chickpeas simmered soft under sizzling garlic and cumin | garbanzos partidos cocidos con un sofrito de ajo y comino
kind: main indian easy
serves: 4, most 8 in pot
tools: pot pan knife
core: chana-dal
ways: stove pressure-cooker+stove
- 300 g chana-dal; rinsed | lavad@
- 1200 ml water
- 1/2 tsp turmeric
- 1.25 tsp salt
- 3 tbsp ghee
- 1.5 tsp cumin
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; sliced | en láminas
- 15 g ginger; grated | rallad@
- 1 chilli; slit | abierta; optional
- 1 tomato; chopped | picad@
- 1/2 tsp chilli-powder
- 1/2 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
- 1/2 lemon; juiced | en zumo
# Soak | Remoja
60 cook | Soak {chana-dal} in plenty of cold water for {time} and drain.
| Remoja {chana-dal} en abundante agua fría {time} y escurre.
# Simmer | Cuece
60 cook way=stove | Bring {chana-dal} to the boil in the pot with {water+turmeric}, skim, cover and simmer for {time}, until soft but still whole. Stir in {salt} and mash a little.
| Lleva a ebullición {chana-dal} en la olla con {water+turmeric}, espuma, tapa y cuece {time}, hasta que esté tierno sin deshacerse. Añade {salt} y aplasta un poco.
15 cook way=pressure-cooker | Cook {chana-dal} with {turmeric} and two thirds of {water} in the pressure cooker at high pressure for {time} and let the pressure fall by itself. Stir in {salt} and mash a little.
| Cuece {chana-dal} con {turmeric} y dos tercios de {water} en la olla a presión a presión alta {time} y deja que la presión baje sola. Añade {salt} y aplasta un poco.
# Fry the spices | Fríe las especias
9 cook | Heat {ghee} in the pan. Fry {cumin+onion} in it for {time}, until golden.
| Calienta {ghee} en la sartén. Sofríe dentro {cumin+onion} {time}, hasta que se dore.
4 cook | Add {garlic+ginger+chilli+tomato+chilli-powder+garam-masala} and fry for {time}, until it smells toasted.
| Añade {garlic+ginger+chilli+tomato+chilli-powder+garam-masala} y sofríe {time}, hasta que huela a tostado.
# Join | Une
5 cook | Pour it into the pot, simmer for {time} and stir in {lemon}.[ Scatter {coriander-leaf} over.]
| Viértelo en la olla, cuece {time} y añade {lemon}.[ Reparte {coriander-leaf} por encima.]

== onion-raita
names: Onion raita, pyaz raita, pyaaz raita, tomato and onion raita, onion and tomato raita | Raita de cebolla, raita de cebolla y tomate, salsa india de yogur y cebolla
about: cool yoghurt with crisp onion, cumin and herbs | yogur frío con cebolla crujiente, comino y hierbas
kind: sauce indian easy
serves: 4, most 12 in bowl
tools: bowl knife pan
core: yoghurt onion
ways: stove
- 300 g yoghurt; full-fat | entero
- 1 onion; very finely chopped | picad@ muy fin@
- 1 tomato; seeded, in small dice | sin semillas, en dados pequeños; optional
- 1 tsp cumin
- 1/2 tsp salt
- 1/4 tsp chilli-powder; optional
- 10 g coriander-leaf; chopped | picad@; optional
~ yoghurt > 300 g yoghurt-soy; name Onion raita with soya yoghurt | Raita de cebolla con yogur de soja
# Warm the spice | Tuesta
1 cook | Warm {cumin} in the dry pan for {time}, stirring, until it smells.
| Tuesta {cumin} en la sartén sin grasa {time}, removiendo, hasta que huela.
# Mix | Mezcla
10 cook | Rinse {onion} in cold water for {time}, so that it is mild, and drain well.
| Deja {onion} en agua fría {time}, para que se suavice, y escurre bien.
2 work | Beat {yoghurt} smooth in the bowl with {salt+cumin}, stir in {onion+tomato} and chill.[ Dust with {chilli-powder+coriander-leaf}.]
| Bate {yoghurt} en el bol con {salt+cumin}, añade {onion+tomato} y enfría.[ Espolvorea {chilli-powder+coriander-leaf}.]

== paneer-tikka
names: Paneer tikka, tandoori paneer, paneer tikka kebab, paneer tikka skewers, grilled paneer | Paneer tikka, tikka de paneer, brochetas de paneer, paneer a la parrilla, paneer tandoori
about: cubes of paneer and peppers marinated with yoghurt and spices and charred | dados de paneer y pimiento marinados con yogur y especias y tostados
kind: main indian easy
serves: 4, most 4 in tray
makes: 8
tools: knife bowl skewers tray
core: paneer
ways: oven grill barbecue air-fryer
- 450 g paneer; in 3 cm cubes | en dados de 3 cm
- 200 g yoghurt-greek
- 2 tbsp chickpea-flour; toasted in a dry pan | tostad@ en seco
- 1/2 lemon; juiced | en zumo
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 2 tsp paprika-sweet
- 1/2 tsp chilli-powder
- 1 tsp cumin
- 1 tsp garam-masala
- 1/2 tsp turmeric
- 1 tsp salt
- 2 tbsp sunflower-oil
- 1 green-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 red-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 red-onion; in wedges | en gajos
~ paneer > 500 g tofu; firm, pressed, in 3 cm cubes | firme, prensado, en dados de 3 cm; name Tofu tikka | Tikka de tofu
~ yoghurt-greek > 200 g yoghurt-soy
# Marinate | Marina
6 work | Stir {yoghurt-greek+chickpea-flour+lemon+garlic+ginger+paprika-sweet+chilli-powder+cumin+garam-masala+turmeric+salt} in the bowl with half of {sunflower-oil}. Turn {paneer+green-pepper+red-pepper+red-onion} in it.
| Mezcla {yoghurt-greek+chickpea-flour+lemon+garlic+ginger+paprika-sweet+chilli-powder+cumin+garam-masala+turmeric+salt} en el bol con la mitad de {sunflower-oil}. Impregna {paneer+green-pepper+red-pepper+red-onion}.
60 cook | Cover and chill for {time}.
| Tapa y deja en la nevera {time}.
# Char | Tuesta
8 work | Thread everything onto {pieces} skewers and brush with the rest of {sunflower-oil}.
| Ensarta todo en {pieces} brochetas y pinta con el resto de {sunflower-oil}.
16 batch way=oven | Roast on the tray at 230 °C (fan 210 °C) for {time}, turning once, until charred at the edges.
| Asa en la bandeja a 230 °C (210 °C con ventilador) {time}, con una vuelta, hasta que se tuesten los bordes.
10 batch way=grill | Cook close under the hot grill for {time}, turning, until charred at the edges.
| Asa cerca del gratinador caliente {time}, dando vueltas, hasta que se tuesten los bordes.
9 batch way=barbecue | Grill over hot embers for {time}, turning, until charred at the edges.
| Asa sobre brasas vivas {time}, dando vueltas, hasta que se tuesten los bordes.
11 batch way=air-fryer | Cook in the air fryer at 200 °C for {time}, turning once, until charred at the edges.
| Cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se tuesten los bordes.

== coconut-rice
names: Coconut rice, Thai coconut rice, coconut milk rice, creamy coconut rice, jasmine coconut rice, rice cooked in coconut milk | Arroz con leche de coco, arroz tailandés con coco, arroz blanco con leche de coco
about: fragrant rice steamed in coconut milk | arroz aromático cocido en leche de coco
kind: side any easy
serves: 4, most 8 in saucepan
tools: saucepan sieve
core: rice-basmati coconut-milk
ways: stove rice-cooker
- 300 g rice-basmati; jasmine if you have it | mejor jazmín
- 300 ml coconut-milk
- 200 ml water
- 1 tsp sugar
- 3/4 tsp salt
- 2 leaf lime-leaves; optional
- 20 g coconut-desiccated; toasted | tostad@; optional
# Rinse | Lava
2 work | Rinse {rice-basmati} in the sieve until the water runs clear and drain well.
| Lava {rice-basmati} en el colador hasta que el agua salga clara y escurre bien.
# Cook | Cuece
14 cook way=stove | Bring {coconut-milk+water+sugar+salt+lime-leaves} to the boil in the saucepan, stir in {rice-basmati}, cover tightly and cook over the lowest heat for {time}.
| Lleva a ebullición {coconut-milk+water+sugar+salt+lime-leaves} en el cazo, añade {rice-basmati}, tapa bien y cuece al mínimo {time}.
20 cook way=rice-cooker | Stir {rice-basmati+coconut-milk+water+sugar+salt+lime-leaves} in the rice cooker and let it cook, about {time}.
| Mezcla {rice-basmati+coconut-milk+water+sugar+salt+lime-leaves} en la arrocera y deja que se cueza, unos {time}.
10 cook | Rest off the heat, covered, for {time}, and loosen with a fork.[ Scatter {coconut-desiccated} over.]
| Deja reposar fuera del fuego, con tapa, {time}, y suelta con un tenedor.[ Reparte {coconut-desiccated} por encima.]

== panang-curry
names: Panang curry, penang curry, Thai panang curry, phanaeng curry, beef panang, panang beef curry | Curry panang, curry panang de ternera, panang curry, curry penang, panang tailandés
about: beef in a thick, nutty red curry with lime leaves | ternera en un curry rojo espeso con cacahuete y hojas de lima
kind: main thai easy
serves: 4, most 6 in wok
tools: wok knife
core: coconut-milk peanut-butter
ways: stove
- 500 g beef-steak; in thin strips | en tiras finas
- 4 tbsp curry-paste-red
- 1 tsp cumin; ground | molid@
- 1/2 tsp coriander-seed; ground | molid@
- 400 ml coconut-milk
- 3 tbsp peanut-butter
- 2 tbsp fish-sauce
- 2 tbsp brown-sugar
- 1 red-pepper; in strips | en tiras
- 6 leaf lime-leaves; in hair-thin strips | en tiras muy finas
- 15 g basil; leaves | hojas; optional
- 1 chilli; sliced | en rodajas; optional
~ beef-steak > 500 g chicken-thigh; in strips | en tiras; name Panang chicken curry | Curry panang de pollo
~ beef-steak > 400 g prawn; peeled | peladas; name Panang prawn curry | Curry panang de gambas
~ beef-steak > 400 g tofu; in cubes | en dados; name Panang tofu curry | Curry panang de tofu
~ curry-paste-red > 4 tbsp curry-paste-vegan
~ peanut-butter > 3 tbsp sunflower-butter; name Panang-style curry | Curry al estilo panang
# Fry the paste | Sofríe la base
5 cook | Boil half of {coconut-milk} in the wok until the fat shows, add {curry-paste-red+cumin+coriander-seed} and fry for {time}, until the fat is red.
| Hierve la mitad de {coconut-milk} en el wok hasta que asome la grasa, añade {curry-paste-red+cumin+coriander-seed} y sofríe {time}, hasta que la grasa se tiña de rojo.
3 cook | Stir in {peanut-butter+fish-sauce+brown-sugar} and the rest of {coconut-milk} and simmer for {time}, until thick.
| Añade {peanut-butter+fish-sauce+brown-sugar} y el resto de {coconut-milk} y cuece {time}, hasta que espese.
# Simmer | Cuece
7 cook if=beef-steak safe=beef-steak | Add {beef-steak+red-pepper} with most of {lime-leaves} and simmer gently for {time}, until just tender.
| Añade {beef-steak+red-pepper} con casi todas {lime-leaves} y cuece a fuego suave {time}, hasta que esté en su punto.
10 cook not=beef-steak safe=beef-steak | Add {beef-steak+red-pepper} with most of {lime-leaves} and simmer gently for {time}, until done.
| Añade {beef-steak+red-pepper} con casi todas {lime-leaves} y cuece a fuego suave {time}, hasta que esté hecho.
1 work | Scatter the rest of {lime-leaves} over.[ Scatter {basil+chilli} on top.]
| Reparte el resto de {lime-leaves}.[ Remata con {basil+chilli}.]

== yellow-curry
names: Yellow curry, Thai yellow curry, yellow chicken curry, gaeng kari, Thai yellow chicken curry, yellow Thai curry | Curry amarillo, curry amarillo tailandés, curry amarillo de pollo, curry amarillo thai, pollo al curry amarillo
about: mild Thai curry of chicken and potatoes in golden coconut milk | curry tailandés suave de pollo y patata en leche de coco dorada
kind: main thai easy
serves: 4, most 6 in wok
tools: wok knife
core: coconut-milk potato
ways: stove
- 500 g chicken-thigh; in 3 cm pieces | en trozos de 3 cm
- 4 tbsp curry-paste; yellow | amarilla
- 1/2 tsp turmeric
- 800 ml coconut-milk
- 400 g potato; waxy, in 3 cm pieces | para cocer, en trozos de 3 cm
- 1 onion; in wedges | en gajos
- 2 carrot; in thick slices | en rodajas gruesas
- 2 tbsp fish-sauce
- 1 tbsp brown-sugar
- 1 lime; juiced | exprimid@
- 10 g coriander-leaf; optional
~ chicken-thigh > 400 g tofu; in cubes | en dados; name Yellow tofu curry | Curry amarillo de tofu
~ chicken-thigh > 400 g prawn; peeled | peladas; name Yellow prawn curry | Curry amarillo de gambas
~ chicken-thigh > 500 g beef-steak; in thin strips | en tiras finas; name Yellow beef curry | Curry amarillo de ternera
~ curry-paste > 4 tbsp curry-paste-vegan
+ 250 g vegetables
# Fry the paste | Sofríe la base
4 cook | Boil {coconut-milk:part} in the wok until the fat shows, add {curry-paste+turmeric} and fry for {time}, until it smells strong.
| Hierve {coconut-milk:part} en el wok hasta que asome la grasa, añade {curry-paste+turmeric} y sofríe {time}, hasta que huela intenso.
# Simmer | Cuece
15 cook | Add {coconut-milk:rest} with {potato+onion+carrot+fish-sauce+brown-sugar} and simmer gently for {time}, until almost tender.
| Añade {coconut-milk:rest} con {potato+onion+carrot+fish-sauce+brown-sugar} y cuece a fuego suave {time}, hasta que esté casi tierno.
12 cook safe=chicken-thigh,extra | Add {chicken-thigh}[ and {extra}] and simmer for {time}, until everything is done.
| Añade {chicken-thigh}[ y {extra}] y cuece {time}, hasta que todo esté hecho.
# Finish | Termina
1 work | Off the heat stir in {lime}.[ Scatter {coriander-leaf} on top.]
| Fuera del fuego, añade {lime}.[ Reparte {coriander-leaf} por encima.]
`);
