import { cards } from "../parse-cards.ts";

export const WORLD_DISHES = cards(`
== laksa
names: Laksa, prawn laksa, laksa lemak, Malaysian coconut noodle soup, Singapore laksa | Laksa, laksa de gambas, sopa laksa, sopa malaya de coco y fideos
about: rice noodles in a spicy coconut soup with prawns, tofu and lime | fideos de arroz en una sopa picante de coco con gambas, tofu y lima
kind: main thai medium
serves: 4, most 4 in pot
tools: knife pot bowl blender
core: coconut-milk rice-noodles
ways: stove
- 4 dried-chilli as chilli
- 4 shallot; in pieces | en trozos
- 3 clove garlic
- 20 g galangal; sliced | en rodajas
- 2 stick lemongrass; sliced | en rodajas
- 1 tsp turmeric
- 1 tsp coriander-seed; ground | molid@
- 1 tsp shrimp-paste; optional
- 4 tbsp sunflower-oil
- 800 ml chicken-stock
- 400 ml coconut-milk
- 2 tbsp fish-sauce
- 1 tbsp brown-sugar
- 200 g tofu; firm, in cubes | firme, en dados
- 300 g prawn; peeled | pelad@
- 250 g rice-noodles
- 150 g bean-sprouts
- 10 g coriander-leaf
- 1 lime; in wedges | en gajos
~ prawn > 300 g chicken-breast; in thin slices | en lonchas finas; name Chicken laksa | Laksa de pollo
# Make the paste | Haz el majado
15 cook if=chilli | Soak {chilli} in hot water for {time}, then drain.
| Remoja {chilli} en agua caliente {time} y escurre.
5 work | Blend {chilli+shallot+garlic+galangal+lemongrass+turmeric+coriander-seed+shrimp-paste} with half of {sunflower-oil} to a fine paste.
| Tritura {chilli+shallot+garlic+galangal+lemongrass+turmeric+coriander-seed+shrimp-paste} con la mitad de {sunflower-oil} hasta que quede muy fino.
# Fry and simmer | Sofríe y cuece
8 cook | Fry the paste in the rest of {sunflower-oil} in the pot over medium heat for {time}, stirring, until it darkens and the oil comes out.
| Sofríe el majado en el resto de {sunflower-oil} en la olla a fuego medio {time}, removiendo, hasta que oscurezca y suelte el aceite.
10 cook | Add {chicken-stock+coconut-milk+fish-sauce+brown-sugar} and simmer for {time} without boiling hard.
| Añade {chicken-stock+coconut-milk+fish-sauce+brown-sugar} y cuece a fuego suave {time} sin que hierva fuerte.
4 batch safe=prawn | Add {tofu+prawn} and simmer for {time}.
| Añade {tofu+prawn} y cuece {time}.
# Serve | Sirve
10 cook | Meanwhile soak {rice-noodles} in the bowl in boiling water for {time}, until tender, and drain.
| Mientras, remoja {rice-noodles} en el bol con agua hirviendo {time}, hasta que quede tierno, y escurre.
3 work | Divide {rice-noodles+bean-sprouts} between bowls, ladle the soup over and serve with {coriander-leaf+lime}.
| Reparte {rice-noodles+bean-sprouts} en cuencos, vierte la sopa y sirve con {coriander-leaf+lime}.
== banh-mi
names: Banh mi, pork banh mi, Vietnamese sandwich, Vietnamese baguette | Banh mi, bocadillo vietnamita, sándwich vietnamita
about: a crisp baguette with caramelised pork, quick pickles, chilli and herbs | bocadillo crujiente con cerdo caramelizado, encurtidos rápidos, guindilla y hierbas
kind: main thai easy
serves: 4, most 4 in pan
tools: knife pan bowl grater
core: bread pork-tenderloin
ways: stove
- 1 carrot; in fine strips | en tiras finas
- 150 g daikon; in fine strips | en tiras finas
- 4 tbsp rice-vinegar
- 2 tbsp sugar
- 1/2 tsp salt
- 500 g pork-tenderloin; in thin slices | en lonchas finas
- 2 tbsp fish-sauce
- 1 tbsp soy-sauce
- 1 tbsp brown-sugar
- 2 clove garlic; grated | rallad@
- 2 tbsp sunflower-oil
- 400 g bread; 2 short loaves | 2 barras cortas
- 80 g mayonnaise
- 60 g pate; optional
- 1/2 cucumber; in sticks | en bastones
- 1 chilli; sliced | en rodajas; optional
- 15 g coriander-leaf
~ pork-tenderloin > 400 g tofu; firm, in slices | firme, en lonchas; name Tofu banh mi | Banh mi de tofu
~ mayonnaise > 80 g vegan-mayonnaise
# Steep | Macera
30 cook | Rub {carrot+daikon} with {salt+sugar} in the bowl, add {rice-vinegar} and leave for {time}. Drain.
| Frota {carrot+daikon} con {salt+sugar} en el bol, añade {rice-vinegar} y deja {time}. Escurre.
# Marinate and fry | Marina y fríe
15 cook | Mix {pork-tenderloin} with {fish-sauce+soy-sauce+brown-sugar+garlic} and leave for {time}.
| Mezcla {pork-tenderloin} con {fish-sauce+soy-sauce+brown-sugar+garlic} y deja {time}.
6 batch safe=pork-tenderloin | Fry in {sunflower-oil} in the very hot pan for {time}, in one layer, until sticky and dark at the edges.
| Saltea con {sunflower-oil} en la sartén muy caliente {time}, en una sola capa, hasta que se caramelicen los bordes.
# Fill | Rellena
4 cook | Cut {bread} into 4 lengths, split and crisp them in the oven or a dry pan for {time}.
| Corta {bread} en 4 trozos, ábrelos y tuéstalos en el horno o en una sartén seca {time}.
5 work | Spread with {mayonnaise+pate} and fill with {pork-tenderloin}, the drained strips, {cucumber+chilli+coriander-leaf}.
| Unta con {mayonnaise+pate} y rellena con {pork-tenderloin}, las tiras escurridas y {cucumber+chilli+coriander-leaf}.
== jiaozi
names: Jiaozi, Chinese dumplings, boiled dumplings, pork dumplings, Chinese pork dumplings | Jiaozi, empanadillas chinas, dumplings chinos, empanadillas chinas hervidas, dumplings
about: Chinese dumplings of pork and cabbage, boiled and served with a vinegar dip | empanadillas chinas de cerdo y col, cocidas y con salsa de vinagre
kind: main east-asian medium
serves: 4, most 4 in pot
makes: 40
tools: pot bowl knife rollingPin slotted
core: flour pork-mince
ways: stove
- 300 g flour
- 160 ml water
- 350 g pork-mince
- 250 g chinese-cabbage; finely chopped | picad@ fin@
- 1 tsp salt
- 3 spring-onion; finely chopped | picad@ fin@
- 10 g ginger; grated | rallad@
- 2 tbsp soy-sauce
- 1 tbsp rice-wine
- 1 tbsp sesame-oil
-- For the dip | Para mojar
- 3 tbsp soy-sauce as dip-soy
- 2 tbsp rice-vinegar
- 1 tsp chilli-oil; optional
~ pork-mince > 350 g chicken-mince; name Chicken dumplings | Empanadillas chinas de pollo
~ pork-mince > 350 g tofu; firm, crumbled | firme, desmenuzado; name Tofu dumplings | Empanadillas chinas de tofu
~ flour > 300 g flour-gluten-free; name Dumplings of gluten-free flour | Empanadillas chinas de harina sin gluten
# Make the dough | Haz la masa
8 work | Stir {water} into {flour} and knead to a smooth, firm dough.
| Mezcla {water} con {flour} y amasa hasta que quede lisa y firme.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
10 cook | Mix {chinese-cabbage+salt} in the bowl, leave for {time} and squeeze out the water.
| Mezcla {chinese-cabbage+salt} en el bol, deja {time} y exprime el agua.
4 work | Stir in {pork-mince+spring-onion+ginger+soy-sauce+rice-wine+sesame-oil} in one direction until sticky.
| Añade {pork-mince+spring-onion+ginger+soy-sauce+rice-wine+sesame-oil} y remueve en un solo sentido hasta que quede pegajoso.
# Fill | Rellena
30 work | Roll the dough into ropes, cut and roll out {pieces} thin rounds of 8 cm. Put a teaspoonful on each, fold and press shut without air.
| Haz cordones con la masa, corta y estira {pieces} discos finos de 8 cm. Pon una cucharadita en cada uno, dobla y sella sin aire.
# Boil | Cuece
14 pieces safe=pork-mince | Boil in batches in plenty of water, {time} in all: when they float, add a glass of cold water and let it boil up again, three times. Lift out.
| Cuece por tandas en abundante agua, {time} en total: cuando floten, añade un vaso de agua fría y deja que vuelva a hervir, tres veces. Saca.
1 work | Stir {dip-soy+rice-vinegar}[ with {chilli-oil}] and serve with it.
| Mezcla {dip-soy+rice-vinegar}[ con {chilli-oil}] y sirve para mojar.
== arroz-chaufa
names: Arroz chaufa, Peruvian fried rice, chaufa, chaufa de pollo | Arroz chaufa, chaufa, arroz chaufa de pollo, chaufa de pollo, arroz frito peruano
about: Peruvian fried rice with chicken, egg, ginger, soy and spring onion | arroz salteado peruano con pollo, huevo, kion, sillao y cebolleta
kind: main any easy
serves: 4, most 4 in wok
tools: knife wok saucepan bowl
core: rice soy-sauce
ways: stove
- 300 g rice
- 350 g chicken-breast; in 1.5 cm dice | en dados de 1,5 cm
- 3 egg
- 15 g ginger; finely chopped | picad@ fin@
- 3 clove garlic; finely chopped | picad@ fin@
- 1 red-pepper; diced | en dados
- 6 spring-onion; sliced, the green apart | en rodajas, lo verde aparte
- 4 tbsp sunflower-oil
- 4 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1 tsp sesame-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ chicken-breast > 300 g prawn; peeled | peladas; name Prawn chaufa | Arroz chaufa de gambas
~ chicken-breast > 300 g tofu; firm, in dice | firme, en dados; name Tofu chaufa | Arroz chaufa de tofu
~ soy-sauce > 4 tbsp tamari; name Arroz chaufa | Arroz chaufa
# Cook and cool | Cuece y enfría
15 cook | Rinse {rice}, cover with {500 ml} of water in the saucepan and cook, covered, over low heat for {time}, until dry.
| Enjuaga {rice}, cubre con {500 ml} de agua en el cazo y cuece tapado a fuego suave {time}, hasta que quede seco.
60 cook | Spread it out at once and chill in the fridge for {time}, or overnight: cold grains fry loose.
| Extiende enseguida y enfría en la nevera {time}, o toda la noche: el grano frío se saltea suelto.
# Fry very hot | Saltea a fuego vivo
3 batch safe=egg | Beat {egg}, set it as a thin omelette in a little of {sunflower-oil} in the wok for {time}, lift out and cut into strips.
| Bate {egg}, cuaja en el wok con un poco de {sunflower-oil} {time} como una tortilla fina, saca y corta en tiras.
6 batch safe=chicken-breast | Fry {chicken-breast} with {salt+black-pepper} in the rest of {sunflower-oil} for {time}, until golden. Add {ginger+garlic+red-pepper} for the last minute.
| Saltea {chicken-breast} con {salt+black-pepper} en el resto de {sunflower-oil} {time}, hasta que se dore. Añade {ginger+garlic+red-pepper} en el último minuto.
5 batch | Add {rice} and fry over the highest heat for {time}, pressing out lumps. Pour {soy-sauce+oyster-sauce} around the edge and toss.
| Añade {rice} y saltea a fuego máximo {time}, deshaciendo los grumos. Vierte {soy-sauce+oyster-sauce} por el borde y mezcla.
1 work | Stir in {egg+spring-onion+sesame-oil} and serve at once.
| Mezcla {egg+spring-onion+sesame-oil} y sirve enseguida.
== beef-rendang
names: Beef rendang, rendang, Indonesian beef rendang, Malaysian rendang | Rendang de ternera, rendang, rendang de carne, rendang indonesio
about: beef cooked down in coconut milk and spices until dark and nearly dry | ternera cocida en leche de coco y especias hasta quedar oscura y casi seca
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole blender pan
core: stewing-beef coconut-milk
ways: stove slow-cooker+stove
- 5 shallot; in pieces | en trozos
- 4 clove garlic
- 30 g ginger; sliced | en rodajas
- 20 g galangal; sliced | en rodajas
- 5 dried-chilli as chilli; seeded | sin semillas
- 4 tbsp sunflower-oil
- 1000 g stewing-beef; in 4 cm cubes | en dados de 4 cm
- 2 stick lemongrass; bruised | majad@
- 5 leaf lime-leaves
- 1 cinnamon-stick
- 3 star-anise
- 600 ml coconut-milk
- 1 tbsp tamarind
- 1 tbsp brown-sugar
- 1.5 tsp salt
- 60 g coconut-desiccated
~ stewing-beef > 1000 g chicken-thigh; boneless, in large pieces | deshuesados, en trozos grandes; name Chicken rendang | Rendang de pollo
~ stewing-beef > 700 g tofu; firm, in large cubes | firme, en dados grandes; name Tofu rendang | Rendang de tofu
# Make the paste | Haz el majado
15 cook if=chilli | Soak {chilli} in hot water for {time} and drain.
| Remoja {chilli} en agua caliente {time} y escurre.
5 work | Blend {shallot+garlic+ginger+galangal+chilli} with a splash of water to a paste.
| Tritura {shallot+garlic+ginger+galangal+chilli} con un chorrito de agua hasta que quede fino.
# Start | Empieza
8 cook | Fry the paste in {sunflower-oil} in the casserole over medium heat with {lemongrass+lime-leaves+cinnamon-stick+star-anise} for {time}, until it smells strong.
| Sofríe el majado en {sunflower-oil} en la cazuela a fuego medio con {lemongrass+lime-leaves+cinnamon-stick+star-anise} {time}, hasta que huela intenso.
# Simmer down | Cuece despacio
120 cook way=stove if=stewing-beef safe=stewing-beef | Turn {stewing-beef} in it, add {coconut-milk+tamarind+brown-sugar+salt} and {200 ml} of water and simmer uncovered for {time}, stirring now and then, until tender.
| Añade {stewing-beef} y remueve, vierte {coconut-milk+tamarind+brown-sugar+salt} y {200 ml} de agua y cuece destapado a fuego suave {time}, removiendo de vez en cuando, hasta que quede tierno.
360 cook way=slow-cooker if=stewing-beef safe=stewing-beef | Put {stewing-beef} into the slow cooker with the paste, {coconut-milk+tamarind+brown-sugar+salt}, cover and cook on low for {time}, until tender. Tip everything into the casserole.
| Pon {stewing-beef} en la olla lenta con el majado, {coconut-milk+tamarind+brown-sugar+salt}, tapa y cocina a potencia baja {time}, hasta que quede tierno. Pásalo todo a la cazuela.
180 cook way=slow-cooker not=stewing-beef safe=stewing-beef | Put {stewing-beef} into the slow cooker with the paste, {coconut-milk+tamarind+brown-sugar+salt}, cover and cook on low for {time}. Tip everything into the casserole.
| Pon {stewing-beef} en la olla lenta con el majado, {coconut-milk+tamarind+brown-sugar+salt}, tapa y cocina a potencia baja {time}. Pásalo todo a la cazuela.
45 cook way=stove not=stewing-beef safe=stewing-beef | Turn {stewing-beef} in it, add {coconut-milk+tamarind+brown-sugar+salt} and simmer uncovered for {time}, stirring now and then.
| Añade {stewing-beef} y remueve, vierte {coconut-milk+tamarind+brown-sugar+salt} y cuece destapado a fuego suave {time}, removiendo de vez en cuando.
5 cook | Toast {coconut-desiccated} in the dry pan for {time}, until brown, and stir in.
| Tuesta {coconut-desiccated} en la sartén seca {time}, hasta que se dore, e incorpora.
30 cook | Cook on for {time}, stirring often, until dark, nearly dry and frying in its own fat. Take out the woody pieces.
| Sigue {time}, removiendo a menudo, hasta que quede oscuro, casi seco y se fría en su propia grasa. Retira los trozos leñosos.
== chicken-adobo
names: Chicken adobo, Filipino chicken adobo, adobong manok, Filipino adobo | Adobo de pollo filipino, adobo filipino, pollo adobo, chicken adobo
about: chicken braised in soy sauce, vinegar, garlic and bay | pollo guisado con salsa de soja, vinagre, ajo y laurel
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh soy-sauce
ways: stove
- 1200 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 100 ml soy-sauce
- 100 ml cider-vinegar
- 8 clove garlic; crushed | machacad@
- 3 bay-leaf
- 1 tsp black-pepper; whole | en grano
- 1 tbsp brown-sugar
- 2 tbsp sunflower-oil
~ chicken-thigh > 1000 g pork-belly; in 3 cm pieces | en trozos de 3 cm; name Pork adobo | Adobo de cerdo filipino
~ soy-sauce > 100 ml tamari; name Chicken adobo | Adobo de pollo filipino
# Brown | Dora
10 batch | Brown {chicken-thigh} in {sunflower-oil} in the casserole for {time}, skin first.
| Dora {chicken-thigh} con {sunflower-oil} en la cazuela {time}, primero por la piel.
# Braise | Guisa
35 cook safe=chicken-thigh | Add {soy-sauce+cider-vinegar+garlic+bay-leaf+black-pepper+brown-sugar} and {150 ml} of water. Do not stir until it boils, then half cover and simmer for {time}, turning once.
| Añade {soy-sauce+cider-vinegar+garlic+bay-leaf+black-pepper+brown-sugar} y {150 ml} de agua. No remuevas hasta que hierva; después tapa a medias y cuece a fuego suave {time}, con una vuelta.
10 cook | Uncover and boil down for {time}, until the sauce coats the pieces.
| Destapa y reduce {time}, hasta que la salsa envuelva las piezas.
== vindaloo
names: Vindaloo, pork vindaloo, Goan vindaloo, vindalho | Vindaloo, vindaloo de cerdo, curry vindaloo
about: a hot and sour Goan curry of pork with vinegar, garlic and chilli | curry de Goa picante y ácido de cerdo con vinagre, ajo y guindilla
kind: main indian medium
serves: 4, most 6 in casserole
tools: knife casserole blender bowl
core: pork-shoulder
ways: stove
- 1000 g pork-shoulder; in 3 cm cubes | en dados de 3 cm
- 6 dried-chilli as chilli; seeded | sin semillas
- 6 clove garlic
- 25 g ginger; sliced | en rodajas
- 2 tsp cumin
- 2 tsp paprika-sweet
- 1 tsp turmeric
- 1/2 tsp cinnamon
- 4 clove
- 1 tsp black-pepper
- 100 ml cider-vinegar
- 2 tsp salt
- 1 tbsp brown-sugar
- 3 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 2 tomato; chopped | picad@
~ pork-shoulder > 900 g chicken-thigh; boneless, in pieces | deshuesados, en trozos; name Chicken vindaloo | Vindaloo de pollo
~ pork-shoulder > 900 g lamb-shoulder; in 3 cm cubes | en dados de 3 cm; name Lamb vindaloo | Vindaloo de cordero
# Blend the paste | Tritura el adobo
15 cook | Soak {chilli} in {cider-vinegar} for {time}, then blend with {garlic+ginger+cumin+paprika-sweet+turmeric+cinnamon+clove+black-pepper} and half of {salt} to a paste.
| Remoja {chilli} en {cider-vinegar} {time} y tritura con {garlic+ginger+cumin+paprika-sweet+turmeric+cinnamon+clove+black-pepper} y la mitad de {salt} hasta que quede fino.
# Marinate | Marina
180 cook | Mix {pork-shoulder} with the paste in the bowl and leave in the fridge for {time}, or overnight.
| Mezcla {pork-shoulder} con lo triturado en el bol y deja en la nevera {time}, o toda la noche.
# Cook | Guisa
15 cook | Fry {onion} in {sunflower-oil} in the casserole for {time}, until deep golden. Add {tomato} and the rest of {salt} and let it thicken.
| Sofríe {onion} con {sunflower-oil} en la cazuela {time}, hasta que tome un dorado intenso. Añade {tomato} y el resto de {salt} y deja espesar.
75 cook safe=pork-shoulder | Add {pork-shoulder} with its marinade and {300 ml} of water, cover and simmer for {time}, until very tender.
| Añade {pork-shoulder} con su marinada y {300 ml} de agua, tapa y cuece a fuego suave {time}, hasta que quede muy tierno.
5 cook | Stir in {brown-sugar} and simmer uncovered for {time}, until the oil shows.
| Añade {brown-sugar} y cuece destapado {time}, hasta que asome el aceite.
== tandoori-chicken
names: Tandoori chicken, chicken tandoori, oven tandoori chicken | Pollo tandoori, pollo tandoori al horno, tandoori de pollo
about: chicken marinated in spiced yoghurt and roasted very hot | pollo marinado en yogur especiado y asado a horno fuerte
kind: main indian easy
serves: 4, most 4 in tray
tools: knife bowl tray rack grater
core: chicken-drumstick yoghurt-greek
ways: oven
- 1200 g chicken-drumstick; skinless | sin piel
- 200 g yoghurt-greek
- 1 lemon; juiced | en zumo
- 4 clove garlic; grated | rallad@
- 20 g ginger; grated | rallad@
- 1 tbsp paprika-sweet
- 2 tsp cumin
- 2 tsp garam-masala
- 1 tsp turmeric
- 1/2 tsp chilli-powder
- 1.5 tsp salt
- 1 tbsp sunflower-oil
~ yoghurt-greek > 200 g yoghurt-soy; name Tandoori chicken | Pollo tandoori
# Slash and rub | Marca y frota
10 work | Cut {chicken-drumstick} to the bone in three places and rub with {lemon+salt}.
| Haz tres cortes hasta el hueso en {chicken-drumstick} y frota con {lemon+salt}.
# Marinate | Marina
240 cook | Mix {yoghurt-greek+garlic+ginger+paprika-sweet+cumin+garam-masala+turmeric+chilli-powder+sunflower-oil} in the bowl, turn the pieces in it and leave in the fridge for {time}, or overnight.
| Mezcla {yoghurt-greek+garlic+ginger+paprika-sweet+cumin+garam-masala+turmeric+chilli-powder+sunflower-oil} en el bol, reboza las piezas y deja en la nevera {time}, o toda la noche.
# Roast | Asa
35 batch safe=chicken-drumstick | Heat the oven to 230 °C (fan 210 °C). Lay on the rack over the tray and roast for {time}, turning once, until charred in spots.
| Calienta el horno a 230 °C (210 °C con ventilador). Coloca en la rejilla sobre la bandeja y asa {time}, con una vuelta, hasta que se tueste a trozos.
5 cook | Rest for {time} and serve.
| Deja reposar {time} y sirve.
== rogan-josh
names: Rogan josh, lamb rogan josh, Kashmiri lamb curry, lamb curry | Rogan josh, rogan josh de cordero, curry de cordero, cordero al curry
about: lamb braised with yoghurt, paprika and warm spices | cordero guisado con yogur, pimentón y especias cálidas
kind: main indian medium
serves: 4, most 6 in casserole
tools: knife casserole grater
core: lamb-shoulder
ways: stove slow-cooker+stove pressure-cooker+stove
- 900 g lamb-shoulder; boneless, in 4 cm cubes | deshuesada, en dados de 4 cm
- 4 tbsp ghee
- 2 onion; thinly sliced | en juliana fina
- 1 cinnamon-stick
- 1/2 tsp cardamom
- 4 clove
- 4 clove garlic; grated | rallad@
- 25 g ginger; grated | rallad@
- 1 tbsp paprika-sweet
- 2 tsp coriander-seed; ground | molid@
- 2 tsp cumin; ground | molid@
- 1/2 tsp chilli-powder
- 200 g yoghurt-greek
- 1.5 tsp salt
- 1 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
~ ghee > 4 tbsp sunflower-oil
# Brown | Dora
12 batch | Brown {lamb-shoulder} in half of {ghee} in the casserole for {time}, in turns. Lift out.
| Dora {lamb-shoulder} en la mitad de {ghee} en la cazuela {time}, por tandas. Saca.
15 cook | Fry {onion+cinnamon-stick+cardamom+clove} in the rest of {ghee} for {time}, until deep golden.
| Sofríe {onion+cinnamon-stick+cardamom+clove} en el resto de {ghee} {time}, hasta que se dore bien.
3 cook | Stir in {garlic+ginger+paprika-sweet+coriander-seed+cumin+chilli-powder} for {time}, with a splash of water.
| Añade {garlic+ginger+paprika-sweet+coriander-seed+cumin+chilli-powder} y remueve {time}, con un chorrito de agua.
# Braise | Guisa
5 cook | Stir in {yoghurt-greek} a spoonful at a time over low heat, {time} in all.
| Incorpora {yoghurt-greek} cucharada a cucharada a fuego suave, {time} en total.
420 cook way=slow-cooker safe=lamb-shoulder | Put it all into the slow cooker with {lamb-shoulder+salt} and {150 ml} of water and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {lamb-shoulder+salt} y {150 ml} de agua y cocina al mínimo {time}.
35 cook way=pressure-cooker safe=lamb-shoulder | Put it all into the pressure cooker with {lamb-shoulder+salt} and {250 ml} of water, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {lamb-shoulder+salt} y {250 ml} de agua, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
90 cook way=stove safe=lamb-shoulder | Return {lamb-shoulder} with {salt} and {400 ml} of water, cover and simmer for {time}, until tender and the fat rises red.
| Devuelve {lamb-shoulder} con {salt} y {400 ml} de agua, tapa y cuece a fuego suave {time}, hasta que quede tierno y suba la grasa roja.
1 work | Stir in {garam-masala}.[ Scatter {coriander-leaf} over.]
| Añade {garam-masala}.[ Reparte {coriander-leaf} por encima.]
== mujaddara
names: Mujaddara, mujadara, mujadarra, Lebanese lentils and rice, lentils and rice with fried onions | Mujaddara, mujadara, lentejas con arroz a la libanesa, arroz con lentejas libanés
about: lentils and rice under a heap of deep brown onions | lentejas con arroz bajo un montón de cebolla bien tostada
kind: main mediterranean easy
serves: 4, most 6 in pot
tools: knife pot pan
core: lentils-brown rice-basmati onion
ways: stove
- 250 g lentils-brown; rinsed | lavad@
- 200 g rice-basmati; rinsed | lavad@
- 4 onion; in thin rings | en aros finos
- 100 ml olive-oil
- 2 tsp cumin
- 1/2 tsp cinnamon
- 1/4 tsp black-pepper
- 2 tsp salt
- 1 lemon; in wedges | en gajos; optional
- 200 g yoghurt; optional
# Brown slowly | Dora despacio
10 work | Peel {onion} and cut into thin rings.
| Pela {onion} y corta en aros finos.
25 cook | Heat {olive-oil} in the pan over medium heat and fry {onion} for {time}, stirring, until deep brown and crisp at the edges. Lift half out onto paper.
| Calienta {olive-oil} en la sartén a fuego medio y fríe {onion} {time}, removiendo, hasta que se tueste bien y los bordes crujan. Saca la mitad sobre papel.
# Boil | Cuece
15 cook | Boil {lentils-brown} in {1200 ml} of water in the pot for {time}, until half tender.
| Cuece {lentils-brown} en {1200 ml} de agua en la olla {time}, hasta que esté a medio hacer.
18 cook | Stir in {rice-basmati+cumin+cinnamon+black-pepper+salt} and the rest of the pan with its oil. The liquid must stand 1 cm above; cover and cook over low heat for {time}.
| Añade {rice-basmati+cumin+cinnamon+black-pepper+salt} y lo que queda en la sartén con su aceite. El líquido debe cubrir 1 cm; tapa y cuece a fuego suave {time}.
10 cook | Rest covered off the heat for {time} and fluff with a fork.
| Deja reposar tapado fuera del fuego {time} y suelta con un tenedor.
# Serve | Sirve
1 work | Heap the crisp rings on top.[ Serve with {lemon+yoghurt}.]
| Amontona encima los aros crujientes.[ Sirve con {lemon+yoghurt}.]
== doro-wat
names: Doro wat, doro wot, Ethiopian chicken stew, Ethiopian chicken and egg stew | Doro wat, doro wot, estofado etíope de pollo, guiso etíope de pollo
about: an Ethiopian stew of chicken and eggs with slow-cooked onion and berbere | guiso etíope de pollo y huevo con cebolla muy pochada y berbere
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole saucepan grater
core: chicken-thigh berbere onion
ways: stove
- 1000 g chicken-thigh-on-bone as chicken-thigh; skinless | sin piel
- 1 lemon; juiced | en zumo
- 5 onion; very finely chopped | picad@ muy fin@
- 5 tbsp ghee
- 4 clove garlic; grated | rallad@
- 20 g ginger; grated | rallad@
- 4 tbsp berbere
- 2 tbsp tomato-puree
- 1/2 tsp cardamom
- 400 ml chicken-stock
- 1.5 tsp salt
- 4 egg
~ ghee > 5 tbsp sunflower-oil
~ chicken-thigh > 600 g tinned-chickpeas; drained | escurridos; name Chickpeas with berbere | Garbanzos con berbere
# Season | Sazona
30 cook | Rub {chicken-thigh} with {lemon} and half of {salt} and leave in the fridge for {time}.
| Frota {chicken-thigh} con {lemon} y la mitad de {salt} y deja en la nevera {time}.
# Soften slowly | Pocha despacio
30 cook | Cook {onion} in the dry casserole over medium-low heat for {time}, stirring, until soft and golden, with a splash of water if it sticks.
| Cocina {onion} en la cazuela seca a fuego medio-bajo {time}, removiendo, hasta que quede tierno y dorado, con un chorrito de agua si se pega.
why | Without fat at first it falls apart and thickens the sauce.
| Sin grasa al principio se deshace y espesa la salsa.
8 cook | Add {ghee+garlic+ginger+berbere+tomato-puree+cardamom} and fry for {time} over low heat.
| Añade {ghee+garlic+ginger+berbere+tomato-puree+cardamom} y sofríe {time} a fuego suave.
# Simmer | Guisa
40 cook safe=chicken-thigh | Add {chicken-thigh+chicken-stock} and the rest of {salt}, cover and simmer for {time}, until very tender.
| Añade {chicken-thigh+chicken-stock} y el resto de {salt}, tapa y cuece a fuego suave {time}, hasta que quede muy tierno.
10 cook safe=egg | Meanwhile boil {egg} in the saucepan for {time}, cool, peel and prick.
| Mientras, cuece {egg} en el cazo {time}, enfría, pela y pincha.
10 cook | Put {egg} into the sauce and simmer uncovered for {time}, until thick and dark red.
| Mete {egg} en la salsa y cuece destapado {time}, hasta que quede espesa y rojo oscuro.
== bobotie
names: Bobotie, South African bobotie, curried mince with egg custard | Bobotie, bobotie sudafricano, pastel sudafricano de carne al curry
about: South African curried mince baked under a savoury egg custard | carne picada al curry de Sudáfrica horneada bajo una crema de huevo
kind: main any easy
serves: 6, most 6 in dish
tools: knife pan dish bowl whisk
core: beef-mince egg
ways: oven+stove
- 2 slice bread
- 350 ml milk
- 2 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp curry-powder
- 1 tsp turmeric
- 800 g beef-mince
- 3 tbsp chutney
- 60 g raisins
- 1 tbsp cider-vinegar
- 1.75 tsp salt
- 1/4 tsp black-pepper
- 3 egg
- 4 bay-leaf
~ beef-mince > 800 g lamb-mince; name Lamb bobotie | Bobotie de cordero
# Soak | Remoja
5 cook | Heat the oven to 180 °C (fan 160 °C). Soak {bread} in {milk} for {time}, squeeze out and save the liquid.
| Calienta el horno a 180 °C (160 °C con ventilador). Remoja {bread} en {milk} {time}, escurre y guarda el líquido.
# Cook the filling | Haz el relleno
10 cook | Soften {onion} in {sunflower-oil} in the pan for {time}, then stir in {garlic+curry-powder+turmeric}.
| Pocha {onion} con {sunflower-oil} en la sartén {time} y añade {garlic+curry-powder+turmeric}.
10 cook safe=beef-mince | Add {beef-mince} and brown for {time}. Mix in {bread+chutney+raisins+cider-vinegar+black-pepper} and two thirds of {salt} and press into the dish.
| Añade {beef-mince} y dora {time}. Mezcla con {bread+chutney+raisins+cider-vinegar+black-pepper} y dos tercios de {salt} y aprieta en la fuente.
# Bake | Hornea
20 batch | Bake for {time}.
| Hornea {time}.
25 batch safe=egg | Whisk {egg} with the saved liquid and the rest of {salt}, pour over, lay {bay-leaf} on top and bake for {time}, until set and golden.
| Bate {egg} con el líquido guardado y el resto de {salt}, vierte por encima, coloca {bay-leaf} y hornea {time}, hasta que cuaje y se dore.
== labneh
names: Labneh, labne, lebneh, strained yoghurt cheese, yoghurt cheese | Labneh, labne, queso de yogur, crema de yogur colado
about: thick strained yoghurt with olive oil and herbs | yogur colado y espeso con aceite de oliva y hierbas
kind: starter mediterranean easy
serves: 6, most 12 in bowl
tools: bowl sieve
core: yoghurt-greek
ways: none
- 800 g yoghurt-greek; whole | entero
- 3/4 tsp salt
- 3 tbsp olive-oil
- 1 tbsp zaatar; optional
~ yoghurt-greek > 800 g yoghurt-soy; name Soya labneh | Labneh de soja
# Drain | Escurre
960 cook | Stir {salt} into {yoghurt-greek}, tie it in a clean cloth and let it drain in the sieve over the bowl in the fridge for {time}, or a day for a firmer one.
| Mezcla {salt} con {yoghurt-greek}, átalo en un paño limpio y deja escurrir en el colador fino sobre el bol en la nevera {time}, o un día para que quede más firme.
# Serve | Sirve
2 work | Spread on a plate with a hollow in the middle and pour {olive-oil} in.[ Sprinkle with {zaatar}.] It keeps for five days in the fridge.
| Extiende en un plato con un hueco en el centro y riega con {olive-oil}.[ Espolvorea {zaatar}.] Dura cinco días en la nevera.
== baklava
names: Baklava, Turkish baklava, Greek baklava, walnut baklava, pistachio baklava | Baklava, baklava turco, baklava de nueces, baclava, baklava de pistacho
about: layers of crisp filo and nuts soaked in a lemon syrup | capas crujientes de masa filo y frutos secos empapadas en almíbar de limón
kind: dessert mediterranean medium
serves: 12, most 12 in dish, whole
makes: 24
tools: dish saucepan bowl knife
core: filo-pastry walnut
ways: oven
- 300 g walnut; finely chopped | picad@ fin@
- 100 g pistachio; finely chopped | picad@ fin@
- 2 tbsp sugar
- 1 tsp cinnamon
- 400 g filo-pastry
- 200 g butter; melted | fundid@
-- For the syrup | Para el almíbar
- 250 g sugar as syrup-sugar
- 200 ml water
- 80 g honey
- 1/2 lemon; juiced | en zumo
~ honey > 80 g maple-syrup
# Layer | Monta
6 work | Heat the oven to 170 °C (fan 150 °C). Mix {walnut+sugar+cinnamon} with most of {pistachio} in the bowl.
| Calienta el horno a 170 °C (150 °C con ventilador). Mezcla {walnut+sugar+cinnamon} con casi todo {pistachio} en el bol.
20 work | Brush the dish with {butter:part}. Lay in half of {filo-pastry}, brushing each sheet, spread the filling and cover with the rest of {filo-pastry}, brushed in the same way with {butter:rest}.
| Unta la fuente con {butter:part}. Coloca la mitad de {filo-pastry}, untando cada hoja, extiende el relleno y cubre con el resto de {filo-pastry}, untando igual con {butter:rest}.
4 work | Cut through into {pieces} diamonds before baking.
| Corta hasta abajo en {pieces} rombos antes de hornear.
# Bake | Hornea
45 batch | Bake for {time}, until deep golden and crisp all through.
| Hornea {time}, hasta que esté bien dorado y crujiente por dentro.
# Soak | Empapa
10 cook | Meanwhile simmer {syrup-sugar+water+honey+lemon} in the saucepan for {time} and let it cool.
| Mientras, cuece {syrup-sugar+water+honey+lemon} en el cazo {time} y deja enfriar.
240 cook | Pour the cool syrup over the hot pieces, scatter the rest of {pistachio} and leave for {time} before serving.
| Vierte el líquido frío sobre las piezas calientes, reparte el resto de {pistachio} y deja {time} antes de servir.
why | Cold on hot is taken up without making it soggy.
| Frío sobre caliente se absorbe sin ablandar las hojas.
== yoghurt-sauce
names: Yoghurt sauce, yogurt sauce, garlic yoghurt sauce, lemon yoghurt sauce, kebab yoghurt sauce | Salsa de yogur, salsa de yogur y ajo, salsa de yogur para kebab, salsa de yogur y limón
about: a cool sauce of yoghurt, lemon, garlic and herbs | salsa fresca de yogur, limón, ajo y hierbas
kind: sauce mediterranean easy
serves: 4, most 12 in bowl
tools: bowl knife
core: yoghurt-greek
ways: none
- 250 g yoghurt-greek
- 1 tbsp lemon
- 1/2 clove garlic; finely grated | rallado muy fino
- 1 tbsp olive-oil
- 10 g mint; finely chopped | picad@ fin@; optional
- 1/2 tsp salt
- 1 pinch black-pepper
~ yoghurt-greek > 250 g yoghurt-soy; name Soya yoghurt sauce | Salsa de yogur de soja
# Mix | Mezcla
4 work | Stir {yoghurt-greek+lemon+garlic+olive-oil+salt+black-pepper} in the bowl until smooth.[ Fold in {mint}.]
| Mezcla {yoghurt-greek+lemon+garlic+olive-oil+salt+black-pepper} en el bol hasta que quede liso.[ Incorpora {mint}.]
# Chill | Enfría
15 cook | Chill for {time} so that the flavours come together, and use it within 3 days.
| Enfría en la nevera {time} para que se unan los sabores y consúmela en 3 días.
== spanakopita
names: Spanakopita, spanikopita, spanokopita, spanakopitas, spanakotiropita, Greek spinach pie, spinach and feta pie, spinach pie | Spanakopita, spanakotiropita, pastel griego de espinacas, pastel de espinacas y feta, tarta griega de espinacas
about: crisp filo around spinach, feta and dill | masa filo crujiente rellena de espinacas, feta y eneldo
kind: main mediterranean medium
serves: 6, most 6 in dish
tools: knife pan bowl dish colander
core: spinach feta filo-pastry
ways: oven+stove
- 800 g spinach; washed | lavad@
- 90 ml olive-oil
- 5 spring-onion; sliced | en rodajas
- 250 g feta; crumbled | desmenuzad@
- 3 egg; binds
- 20 g dill; chopped | picad@
- 1/4 tsp nutmeg
- 1/2 tsp salt
- 250 g filo-pastry
~ feta > 250 g tofu; firm, crumbled | firme, desmenuzado; name Spinach and tofu pie | Pastel de espinacas y tofu
# Cook the filling | Haz el relleno
8 cook | Soften {spring-onion} in a little of {olive-oil} in the pan, add {spinach} in handfuls and cook for {time}, until wilted and dry. Drain, cool and squeeze hard.
| Pocha {spring-onion} con un poco de {olive-oil} en la sartén, añade {spinach} a puñados y rehoga {time}, hasta que se seque. Escurre, deja enfriar y aprieta bien.
4 work | Mix in the bowl with {feta+egg+dill+nutmeg+salt}.
| Mezcla en el bol con {feta+egg+dill+nutmeg+salt}.
# Layer | Monta
12 work | Heat the oven to 180 °C (fan 160 °C). Line the oiled dish with half of {filo-pastry}, brushing each sheet with {olive-oil}. Fill, cover with the rest of {filo-pastry}, brushed too, and cut the top into squares.
| Calienta el horno a 180 °C (160 °C con ventilador). Forra la fuente aceitada con la mitad de {filo-pastry}, untando cada hoja con {olive-oil}. Rellena, cubre con el resto de {filo-pastry}, untado igual, y marca la superficie en cuadrados.
# Bake | Hornea
45 batch safe=egg | Bake for {time}, until deep golden and crisp below.
| Hornea {time}, hasta que se dore bien y cruja por debajo.
10 cook | Cool for {time} before cutting.
| Deja templar {time} antes de cortar.
== chicken-souvlaki
names: Chicken souvlaki, souvlaki, Greek chicken skewers | Souvlaki de pollo, souvlaki, brochetas griegas de pollo
about: lemon and oregano chicken in warm pitta with a cucumber yoghurt sauce | pollo con limón y orégano en pita caliente con salsa de yogur y pepino
kind: main mediterranean easy
serves: 4, most 4 in griddle
tools: knife bowl griddle skewers grater
core: chicken-thigh pitta
ways: stove barbecue
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 1 lemon; juiced | en zumo
- 3 tbsp olive-oil
- 3 clove garlic; grated | rallad@
- 2 tsp oregano
- 1 tsp paprika-sweet
- 1.5 tsp salt
- 200 g yoghurt-greek
- 1/2 cucumber; coarsely grated, squeezed | rallad@ grues@ y escurrid@
- 4 pitta
- 2 tomato; sliced | en rodajas
- 1/2 red-onion; in thin rings | en aros finos
~ chicken-thigh > 700 g pork-shoulder; in 3 cm pieces | en trozos de 3 cm; name Pork souvlaki | Souvlaki de cerdo
~ chicken-thigh > 400 g halloumi; in cubes | en dados; name Halloumi souvlaki | Souvlaki de halloumi
# Marinate | Marina
60 cook | Mix {chicken-thigh} in the bowl with {lemon+olive-oil+oregano+paprika-sweet} and two thirds of {garlic+salt} and leave in the fridge for {time}.
| Mezcla {chicken-thigh} en el bol con {lemon+olive-oil+oregano+paprika-sweet} y dos tercios de {garlic+salt} y deja en la nevera {time}.
# Mix the sauce | Mezcla la salsa
4 work | Stir {yoghurt-greek+cucumber} with the rest of {garlic+salt}.
| Mezcla {yoghurt-greek+cucumber} con el resto de {garlic+salt}.
# Grill | Asa
12 batch safe=chicken-thigh | Thread on skewers and grill on the very hot griddle pan or over glowing coals for {time}, turning, until charred in spots.
| Ensarta en brochetas y asa en la plancha muy caliente o sobre brasas {time}, dando vueltas, hasta que se tueste a trozos.
# Fill | Rellena
5 work | Warm {pitta} beside it and fill with {chicken-thigh+tomato+red-onion} and the sauce.
| Calienta {pitta} al lado y rellena con {chicken-thigh+tomato+red-onion} y la salsa.
== jerk-chicken
names: Jerk chicken, Jamaican jerk chicken | Pollo jerk, pollo jerk jamaicano, pollo jamaicano
about: chicken marinated with allspice, thyme, chilli and lime, roasted dark | pollo marinado con pimienta de Jamaica, tomillo, guindilla y lima
kind: main any easy
serves: 4, most 4 in tray
tools: knife blender bowl tray
core: chicken-thigh allspice
ways: oven barbecue
- 1200 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 5 spring-onion; in pieces | en trozos
- 4 clove garlic
- 20 g ginger; sliced | en rodajas
- 2 chilli; hot | picantes
- 1 tbsp allspice
- 2 tsp thyme; dried | sec@
- 1/2 tsp cinnamon
- 1/4 tsp nutmeg
- 2 tbsp brown-sugar
- 2 lime; juiced | exprimid@
- 3 tbsp soy-sauce
- 2 tbsp sunflower-oil
- 1 tsp salt
~ soy-sauce > 3 tbsp tamari
# Blend | Tritura
5 work | Blend {spring-onion+garlic+ginger+chilli+allspice+thyme+cinnamon+nutmeg+brown-sugar+lime+soy-sauce+sunflower-oil+salt} to a paste.
| Tritura {spring-onion+garlic+ginger+chilli+allspice+thyme+cinnamon+nutmeg+brown-sugar+lime+soy-sauce+sunflower-oil+salt} hasta que quede fino.
# Marinate | Marina
240 cook | Slash {chicken-thigh}, rub with the paste in the bowl and leave in the fridge for {time}, or overnight.
| Haz cortes en {chicken-thigh}, unta con lo triturado en el bol y deja en la nevera {time}, o toda la noche.
# Cook | Asa
40 batch way=oven safe=chicken-thigh | Roast on the tray at 210 °C (fan 190 °C) for {time}, until dark and sticky.
| Asa en la bandeja a 210 °C (190 °C con ventilador) {time}, hasta que quede oscuro y pegajoso.
35 batch way=barbecue safe=chicken-thigh | Grill over medium coals, covered, for {time}, turning often, until dark and sticky.
| Asa sobre brasas medias, tapado, {time}, dando vueltas a menudo, hasta que quede oscuro y pegajoso.
`);
