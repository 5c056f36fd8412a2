import { cards } from "../parse-cards.ts";

export const SOUTH_EAST_ASIAN = cards(`
== pad-thai
names: Pad thai, phad thai, prawn pad thai, Thai fried noodles, pad thai with prawns, shrimp pad thai | Pad thai, pad thai de gambas, fideos tailandeses, pad thai de langostinos, tallarines tailandeses, pad tai
about: rice noodles fried with prawns, egg and a tamarind sauce, with peanuts and lime | fideos de arroz salteados con gambas, huevo y salsa de tamarindo, con cacahuetes y lima
kind: main thai medium
serves: 2, most 2 in wok
tools: wok bowl knife colander
core: rice-noodles tamarind
ways: stove
- 200 g rice-noodles; flat, 5 mm wide | planos, de 5 mm
- 200 g prawn; peeled | pelad@
- 2 egg
- 100 g tofu; firm, in small sticks | firme, en bastoncitos; optional
- 120 g bean-sprouts
- 4 spring-onion; in 3 cm lengths | en trozos de 3 cm
- 2 shallot; sliced | en juliana
- 2 clove garlic; chopped | picad@
- 3 tbsp sunflower-oil
- 3 tbsp tamarind
- 2.5 tbsp fish-sauce
- 3 tbsp brown-sugar
- 40 g peanut; toasted, crushed | tostad@ y machacad@
- 1/2 tsp chilli-flakes
- 1 lime; in wedges | en gajos
~ prawn > 250 g mushroom; sliced | en láminas; name Mushroom pad thai | Pad thai de champiñones
~ prawn > 300 g chicken-breast; in thin strips | en tiras finas; name Chicken pad thai | Pad thai de pollo
~ egg > 80 g edamame; shelled | desgranado
# Soak and mix | Remoja y mezcla
25 cook | Soak {rice-noodles} in the bowl in warm water for {time}, until they bend but stay firm. Drain.
| Remoja {rice-noodles} en el bol con agua templada {time}, hasta que se doblen pero sigan firmes. Escurre.
2 work | Stir {tamarind+fish-sauce+brown-sugar} together for the sauce.
| Mezcla {tamarind+fish-sauce+brown-sugar} para la salsa.
# Cut | Corta
6 work | Slice {shallot} and cut {spring-onion} into lengths. Chop {garlic}.
| Corta {shallot} en juliana y {spring-onion} en trozos. Pica {garlic}.
# Fry very hot | Saltea a fuego vivo
4 batch safe=prawn | Heat {sunflower-oil:part} in the wok and fry {prawn}[ and {tofu}] for {time}, until done. Lift out.
| Calienta {sunflower-oil:part} en el wok y saltea {prawn}[ y {tofu}] durante {time}, hasta que esté hecho. Saca.
4 batch | Fry {shallot+garlic} in {sunflower-oil:rest}, add {rice-noodles} and the sauce and toss for {time}, until they are soft and have drunk it; add a splash of water if they stick.
| Sofríe {shallot+garlic} en {sunflower-oil:rest}, añade {rice-noodles} y la salsa y remueve {time}, hasta que quede todo tierno y la haya absorbido; añade un chorrito de agua si se pega.
2 batch if=egg safe=egg | Push it aside, scramble {egg} beside it for {time} and mix.
| Aparta a un lado, cuaja {egg} en el hueco {time} y mezcla.
2 batch not=egg | Push it aside, heat {egg} beside it for {time} and mix.
| Aparta a un lado, calienta {egg} en el hueco {time} y mezcla.
1 batch | Toss in what you lifted out with {bean-sprouts:part} and {spring-onion} for {time}.
| Añade lo reservado con {bean-sprouts:part} y {spring-onion} y saltea {time}.
# Serve | Sirve
2 work | Top with {peanut+chilli-flakes} and serve with {bean-sprouts:rest} and {lime}.
| Reparte por encima {peanut+chilli-flakes} y sirve con {bean-sprouts:rest} y {lime}.
tip | Cook at most two portions at once, or it steams and clumps.
| Haz como mucho dos raciones a la vez: si no, se cuece y se apelmaza.

== thai-green-curry
names: Thai green curry, green curry, Thai green chicken curry, green chicken curry, gaeng keow wan, green Thai curry | Curry verde tailandés, curry verde, curry verde de pollo, curry verde thai, pollo al curry verde
about: chicken in coconut milk with green curry paste, aubergine and basil | pollo en leche de coco con pasta de curry verde, berenjena y albahaca
kind: main thai easy
serves: 4, most 6 in wok
tools: wok knife
core: coconut-milk
ways: stove
- 500 g chicken-thigh; in strips | en tiras
- 4 tbsp curry-paste-green
- 800 ml coconut-milk
- 1 aubergine; in 2 cm dice | en dados de 2 cm
- 150 g green-beans; halved | partid@
- 5 leaf lime-leaves; torn | rotas
- 2 tbsp fish-sauce
- 1 tbsp brown-sugar
- 20 g basil; leaves | hojas
- 1 lime; juiced | exprimid@
- 1 chilli; sliced | en rodajas; optional
~ chicken-thigh > 400 g prawn; peeled | peladas; name Thai green prawn curry | Curry verde de gambas
~ chicken-thigh > 400 g tofu; in cubes | en dados; name Green tofu curry | Curry verde de tofu
~ curry-paste-green > 4 tbsp curry-paste-vegan
+ 250 g vegetables
# Cut | Corta
8 work | Cut {aubergine} into dice and halve {green-beans}.
| Corta {aubergine} en dados y parte {green-beans} por la mitad.
# Fry the paste | Sofríe la base
4 cook | Boil {coconut-milk:part} in the wok until the fat shows, add {curry-paste-green} and fry for {time}, until it smells strong.
| Hierve {coconut-milk:part} en el wok hasta que asome la grasa, añade {curry-paste-green} y sofríe {time}, hasta que huela intenso.
why | Frying the paste in the fat brings out its aroma.
| Al sofreírla en la grasa suelta todo su aroma.
# Simmer | Cuece
4 cook | Turn {chicken-thigh} in it for {time}.
| Añade {chicken-thigh} y rehoga {time}.
12 cook safe=chicken-thigh,extra | Add {coconut-milk:rest} with {aubergine+green-beans+lime-leaves+fish-sauce+brown-sugar}[ and {extra}] and simmer for {time}, until everything is tender.
| Añade {coconut-milk:rest} con {aubergine+green-beans+lime-leaves+fish-sauce+brown-sugar}[ y {extra}] y cuece a fuego suave {time}, hasta que todo esté tierno.
# Finish | Termina
1 work | Off the heat stir in {basil+lime}.[ Scatter {chilli} on top.]
| Fuera del fuego, añade {basil+lime}.[ Reparte {chilli} por encima.]

== thai-red-curry
names: Thai red curry, red curry, Thai red beef curry, red Thai curry, red curry with beef | Curry rojo tailandés, curry rojo, curry rojo de ternera, curry rojo thai
about: beef in coconut milk with red curry paste, bamboo shoots and basil | ternera en leche de coco con pasta de curry rojo, bambú y albahaca
kind: main thai easy
serves: 4, most 6 in wok
tools: wok knife
core: coconut-milk
ways: stove
- 500 g beef-steak; in thin strips | en tiras finas
- 4 tbsp curry-paste-red
- 800 ml coconut-milk
- 200 g bamboo-shoots; drained | escurridos
- 1 red-pepper; in strips | en tiras
- 5 leaf lime-leaves; torn | rotas
- 2 tbsp fish-sauce
- 1 tbsp brown-sugar
- 20 g basil; leaves | hojas
- 1 lime; juiced | exprimid@
~ beef-steak > 400 g tofu; in cubes | en dados; name Red tofu curry | Curry rojo de tofu
~ beef-steak > 500 g chicken-thigh; in strips | en tiras; name Thai red chicken curry | Curry rojo de pollo
~ beef-steak > 400 g prawn; peeled | peladas; name Thai red prawn curry | Curry rojo de gambas
~ curry-paste-red > 4 tbsp curry-paste-vegan
+ 250 g vegetables
# Cut | Corta
6 work | Cut {red-pepper} and {beef-steak} into strips.
| Corta {red-pepper} y {beef-steak} en tiras.
# Fry the paste | Sofríe la base
4 cook | Boil {coconut-milk:part} in the wok until the fat shows, add {curry-paste-red} and fry for {time}, until the fat is red.
| Hierve {coconut-milk:part} en el wok hasta que asome la grasa, añade {curry-paste-red} y sofríe {time}, hasta que la grasa se tiña de rojo.
# Simmer | Cuece
8 cook | Add {coconut-milk:rest} with {bamboo-shoots+red-pepper+lime-leaves+fish-sauce+brown-sugar} and simmer for {time}.
| Añade {coconut-milk:rest} con {bamboo-shoots+red-pepper+lime-leaves+fish-sauce+brown-sugar} y cuece a fuego suave {time}.
5 cook safe=beef-steak,extra | Add {beef-steak}[ and {extra}] and simmer for {time}, until just done.
| Añade {beef-steak}[ y {extra}] y cuece {time}, hasta que esté en su punto.
# Finish | Termina
1 work | Off the heat stir in {basil+lime}.
| Fuera del fuego, añade {basil+lime}.

== tom-yum
names: Tom yum, tom yum goong, tom yam, tom yum soup, hot and sour prawn soup, Thai hot and sour soup, tom yum kung | Tom yum, tom yam, tom yum goong, sopa tom yum, sopa agripicante tailandesa, sopa tailandesa de gambas, sopa tom yam
about: hot and sour prawn soup with lemongrass, lime leaves and mushrooms | sopa agria y picante de gambas con hierba limón, hojas de lima y champiñones
kind: soup thai easy
serves: 4, most 6 in pot
tools: pot knife sieve
core: lemongrass lime
ways: stove
- 400 g whole-prawn as prawn
- 3 stick lemongrass; bruised, in lengths | majada, en trozos
- 20 g galangal; sliced | en rodajas
- 6 leaf lime-leaves; torn | rotas
- 3 chilli; bruised | majadas
- 200 g mushroom; quartered | en cuartos
- 2 tomato; in wedges | en gajos
- 3 tbsp fish-sauce
- 3 lime; juiced | exprimid@
- 1 tsp brown-sugar
- 15 g coriander-leaf
~ prawn > 300 g tofu; in cubes | en dados; name Tom yum with tofu | Tom yum de tofu
# Infuse | Infusiona
10 work if=prawn | Peel {prawn} and keep the shells and heads.
| Pela {prawn} y guarda las cáscaras y cabezas.
15 cook if=prawn | Simmer the shells in {1200 ml} of water in the pot for {time} and strain.
| Cuece las cáscaras en {1200 ml} de agua en la olla {time} y cuela.
10 cook if=prawn | Simmer {lemongrass+galangal+lime-leaves+chilli} in {1200 ml} of that liquid, topped up with water, for {time}.
| Cuece {lemongrass+galangal+lime-leaves+chilli} en {1200 ml} de ese líquido, completado con agua, durante {time}.
10 cook not=prawn | Simmer {lemongrass+galangal+lime-leaves+chilli} in {1200 ml} of water in the pot for {time}.
| Cuece {lemongrass+galangal+lime-leaves+chilli} en {1200 ml} de agua en la olla durante {time}.
# Cook | Cuece
4 cook | Add {mushroom+tomato+brown-sugar} and simmer for {time}.
| Añade {mushroom+tomato+brown-sugar} y cuece {time}.
3 cook safe=prawn | Add {prawn} and simmer for {time}.
| Añade {prawn} y cuece {time}.
# Season | Sazona
2 work | Off the heat add {fish-sauce+lime}: it must be sour, hot and salty. Scatter {coriander-leaf} over it. The woody pieces are not eaten.
| Fuera del fuego, añade {fish-sauce+lime}: debe quedar agria, picante y salada. Reparte {coriander-leaf}. Los trozos leñosos no se comen.
why | Boiled, the sour juice turns bitter.
| Si hierve, el jugo ácido amarga.

== tom-kha
names: Tom kha gai, tom kha, tom kha kai, Thai coconut chicken soup, coconut chicken soup, Thai coconut soup, chicken galangal soup | Tom kha gai, tom kha, sopa tom kha, sopa tailandesa de coco y pollo, sopa de coco y pollo, sopa de coco tailandesa, tom kha kai
about: mild chicken soup with coconut milk, galangal and lime | sopa suave de pollo con leche de coco, galanga y lima
kind: soup thai easy
serves: 4, most 6 in pot
tools: pot knife
core: coconut-milk galangal
ways: stove
- 400 g chicken-breast; in thin slices | en láminas finas
- 800 ml coconut-milk
- 400 ml chicken-stock
- 40 g galangal; sliced | en rodajas
- 2 stick lemongrass; bruised, in lengths | majada, en trozos
- 6 leaf lime-leaves; torn | rotas
- 200 g oyster-mushroom; torn | desgarradas
- 2 chilli; bruised | majadas; optional
- 2.5 tbsp fish-sauce
- 1 tbsp brown-sugar
- 2 lime; juiced | exprimid@
- 15 g coriander-leaf
~ chicken-breast > 300 g tofu; in cubes | en dados; name Tom kha with tofu | Tom kha de tofu
# Infuse | Infusiona
10 cook | Simmer {coconut-milk+chicken-stock+galangal+lemongrass+lime-leaves}[ with {chilli}] in the pot for {time}, without boiling hard.
| Cuece {coconut-milk+chicken-stock+galangal+lemongrass+lime-leaves}[ con {chilli}] en la olla a fuego suave {time}, sin que hierva fuerte.
# Cook | Cuece
8 cook safe=chicken-breast | Add {chicken-breast+oyster-mushroom+fish-sauce+brown-sugar} and simmer for {time}.
| Añade {chicken-breast+oyster-mushroom+fish-sauce+brown-sugar} y cuece a fuego suave {time}.
# Season | Sazona
1 work | Off the heat stir in {lime} and scatter {coriander-leaf} over it. The woody pieces are not eaten.
| Fuera del fuego, añade {lime} y reparte {coriander-leaf}. Los trozos leñosos no se comen.

== massaman
names: Massaman curry, massaman, massaman beef curry, beef massaman, Thai massaman curry, mussaman curry | Curry massaman, massaman, curry massaman de ternera, massaman curry, curry masaman
about: beef stewed in coconut milk with potatoes, peanuts and warm spices | ternera guisada en leche de coco con patata, cacahuetes y especias dulces
kind: main thai medium
serves: 4, most 6 in casserole
tools: casserole knife
core: coconut-milk potato
ways: stove slow-cooker+stove
- 700 g stewing-beef; in 3 cm pieces | en trozos de 3 cm
- 4 tbsp curry-paste-red
- 2 tsp cumin
- 1/2 tsp cardamom
- 1/2 tsp nutmeg
- 800 ml coconut-milk
- 500 g potato; in 3 cm pieces | en trozos de 3 cm
- 2 onion; in wedges | en gajos
- 1 stick cinnamon
- 2 tbsp fish-sauce
- 2 tbsp tamarind
- 2 tbsp brown-sugar
- 60 g peanut; toasted | tostad@
~ stewing-beef > 500 g tofu; firm, in cubes | firme, en dados; name Massaman tofu curry | Curry massaman de tofu
~ curry-paste-red > 4 tbsp curry-paste-vegan
+ 400 g chicken-thigh lamb-shoulder sweet-potato
# Cut | Corta
10 work | Cut {stewing-beef} and {potato} into pieces and {onion} into wedges.
| Corta {stewing-beef} y {potato} en trozos y {onion} en gajos.
# Fry the paste | Sofríe la base
5 cook | Boil {coconut-milk:part} in the casserole until the fat shows, add {curry-paste-red+cumin+cardamom+nutmeg} and fry for {time}.
| Hierve {coconut-milk:part} en la cazuela hasta que asome la grasa, añade {curry-paste-red+cumin+cardamom+nutmeg} y sofríe {time}.
# Stew | Guisa
75 cook way=stove if=stewing-beef safe=stewing-beef,extra | Add {stewing-beef}[, {extra}], {coconut-milk:rest} and {cinnamon+fish-sauce+tamarind+brown-sugar}. Cover and simmer for {time}.
| Añade {stewing-beef}[, {extra}], {coconut-milk:rest} y {cinnamon+fish-sauce+tamarind+brown-sugar}. Tapa y cuece a fuego suave {time}.
5 cook way=stove not=stewing-beef | Add {stewing-beef}[, {extra}], {coconut-milk:rest} and {cinnamon+fish-sauce+tamarind+brown-sugar} and simmer for {time}.
| Añade {stewing-beef}[, {extra}], {coconut-milk:rest} y {cinnamon+fish-sauce+tamarind+brown-sugar} y cuece a fuego suave {time}.
25 cook way=stove | Add {potato+onion} and simmer for {time}, until everything is very tender.
| Añade {potato+onion} y cuece {time}, hasta que todo esté muy tierno.
420 cook way=slow-cooker safe=stewing-beef,extra | Put it into the slow cooker with {stewing-beef+potato+onion}[, {extra}], {coconut-milk:rest} and {cinnamon+fish-sauce+tamarind+brown-sugar}. Cook on low for {time}, until very tender.
| Pásalo a la olla de cocción lenta con {stewing-beef+potato+onion}[, {extra}], {coconut-milk:rest} y {cinnamon+fish-sauce+tamarind+brown-sugar}. Cocina al mínimo {time}, hasta que esté muy tierno.
# Serve | Sirve
1 work | Scatter {peanut} over it.
| Reparte {peanut} por encima.

== nasi-goreng
names: Nasi goreng, Indonesian fried rice, nasi goring, Indonesian nasi goreng | Nasi goreng, arroz frito indonesio, nasi goring, arroz indonesio
about: fried rice with shrimp paste and sweet soy, under a fried egg | arroz frito con pasta de gambas y soja dulce, con un huevo frito
kind: main any easy
serves: 4, most 4 in wok
tools: wok pan knife saucepan mortar
core: soy-sauce
ways: stove
- 300 g rice-basmati
- 250 g chicken-breast; in small dice | en dados pequeños
- 3 shallot; roughly cut | en trozos
- 3 clove garlic
- 2 chilli
- 1 tsp shrimp-paste; optional
- 4 tbsp sunflower-oil
- 3 tbsp soy-sauce
- 2 tbsp brown-sugar
- 4 egg
- 1/2 cucumber; sliced | en rodajas
- 2 tomato; sliced | en rodajas
~ soy-sauce > 3 tbsp tamari; name Nasi goreng | Nasi goreng
~ chicken-breast > 250 g tofu; firm, in small dice | firme, en dados pequeños; name Tofu nasi goreng | Nasi goreng de tofu
~ egg > 150 g tempeh; in slices | en láminas
# Cook and cool | Cuece y enfría
14 cook | Rinse {rice-basmati}, cover with {450 ml} of water in the saucepan, bring to the boil, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-basmati}, cubre con {450 ml} de agua en el cazo, lleva a ebullición, tapa y cuece al mínimo {time}.
60 cook | Spread on a plate at once and chill in the fridge for {time}, or overnight.
| Extiende enseguida en una fuente y enfría en la nevera {time}, o toda la noche.
# Prepare | Prepara
8 work | Pound {shallot+garlic+chilli} in the mortar to a paste[ with {shrimp-paste}]. Slice {cucumber+tomato}. Stir {soy-sauce+brown-sugar} together.
| Maja {shallot+garlic+chilli} en el mortero hasta hacer una pasta[ con {shrimp-paste}]. Corta en rodajas {cucumber+tomato}. Mezcla {soy-sauce+brown-sugar}.
# Fry | Saltea
3 batch | Fry the paste in {sunflower-oil:part} in the wok for {time}, until it smells strong and darkens.
| Sofríe el majado en {sunflower-oil:part} en el wok {time}, hasta que huela intenso y se oscurezca.
5 batch safe=chicken-breast | Add {chicken-breast} and fry for {time}.
| Añade {chicken-breast} y saltea {time}.
5 batch | Add {rice-basmati}, fry for {time}, pour on the sweetened sauce and toss until it is brown all over.
| Añade {rice-basmati}, saltea {time}, vierte la salsa endulzada y remueve hasta que quede todo dorado.
# Serve | Sirve
4 batch safe=egg | Fry {egg} in {sunflower-oil:rest} in the pan for {time}. Serve on top, with {cucumber+tomato}.
| Fríe {egg} en {sunflower-oil:rest} en la sartén {time}. Sirve encima, con {cucumber+tomato}.

== chicken-satay
names: Chicken satay, satay, satay chicken, chicken satay skewers, sate, sate ayam, chicken sate, satay skewers | Satay de pollo, satay, brochetas satay, saté de pollo, pollo satay, brochetas de pollo con salsa de cacahuete, sate
about: grilled turmeric chicken skewers with a peanut and coconut sauce | brochetas de pollo con cúrcuma a la plancha y salsa de cacahuete y coco
kind: main any easy
serves: 4, most 4 in griddle
tools: griddle skewers bowl saucepan knife
core: chicken-thigh peanut-butter
ways: stove barbecue+stove grill+stove
- 700 g chicken-thigh; in strips | en tiras
- 1 tsp turmeric
- 2 tsp coriander-seed
- 2 clove garlic; grated | rallad@
- 1 stick lemongrass; finely chopped | picada fina; optional
- 3 tbsp soy-sauce
- 2 tbsp brown-sugar
- 1 tbsp sunflower-oil
- 120 g peanut-butter
- 200 ml coconut-milk
- 1 tbsp curry-paste-red
- 1 lime; juiced | exprimid@
- 1 cucumber; in chunks | en trozos
~ chicken-thigh > 500 g tofu; firm, in sticks | firme, en bastones; name Tofu satay | Satay de tofu
~ chicken-thigh > 700 g beef-steak; in strips | en tiras; name Beef satay | Satay de ternera
~ chicken-thigh > 700 g pork-tenderloin; in strips | en tiras; name Pork satay | Satay de cerdo
~ peanut-butter > 120 g sunflower-butter; name Chicken skewers with a seed sauce | Brochetas de pollo con salsa de pipas
# Marinate | Marina
5 work | Cut {chicken-thigh} into strips.
| Corta {chicken-thigh} en tiras.
60 cook | Mix {chicken-thigh} in the bowl with {turmeric+coriander-seed+garlic+sunflower-oil}[, {lemongrass}], {soy-sauce:part} and {brown-sugar:part} and leave in the fridge for {time}.
| Mezcla {chicken-thigh} en el bol con {turmeric+coriander-seed+garlic+sunflower-oil}[, {lemongrass}], {soy-sauce:part} y {brown-sugar:part} y deja en la nevera {time}.
# Make the sauce | Haz la salsa
6 cook | Warm {curry-paste-red} in {coconut-milk:part} in the saucepan, whisk in {peanut-butter}, {coconut-milk:rest}, {soy-sauce:rest} and {brown-sugar:rest} and simmer for {time}, until thick. Stir in {lime}.
| Calienta {curry-paste-red} en {coconut-milk:part} en el cazo, incorpora {peanut-butter}, {coconut-milk:rest}, {soy-sauce:rest} y {brown-sugar:rest} y cuece a fuego suave {time}, hasta que espese. Añade {lime}.
# Grill | Asa
8 batch way=stove safe=chicken-thigh | Thread on skewers and cook on the hot, oiled griddle for {time}, turning, until charred in spots.
| Ensarta en brochetas y asa en la plancha caliente y aceitada {time}, dando vueltas, hasta que se tueste a trozos.
8 batch way=barbecue safe=chicken-thigh | Thread on soaked skewers and grill over hot coals for {time}, turning, until charred in spots.
| Ensarta en brochetas remojadas y asa sobre brasas vivas {time}, dando vueltas, hasta que se tueste a trozos.
10 batch way=grill safe=chicken-thigh | Thread on soaked skewers and cook under the hot grill for {time}, turning, until charred in spots.
| Ensarta en brochetas remojadas y asa bajo el grill caliente {time}, dando vueltas, hasta que se tueste a trozos.
# Serve | Sirve
1 work | Serve with the sauce and {cucumber}.
| Sirve con la salsa y {cucumber}.
`);
