import { cards } from "../parse-cards.ts";

export const INDIAN_CURRIES = cards(`
== butter-chicken
names: Butter chicken, murgh makhani, Indian butter chicken, chicken makhani | Pollo a la mantequilla indio, butter chicken, murgh makhani, pollo makhani, pollo con mantequilla indio
about: spiced chicken in a mild tomato, butter and cream sauce | pollo especiado en una salsa suave de tomate, mantequilla y nata
kind: main indian medium
serves: 4, most 6 in casserole
tools: knife casserole bowl tray blender grater
core: chicken-thigh tinned-tomatoes butter
ways: stove+oven pressure-cooker+stove slow-cooker+stove
- 700 g chicken-thigh; boneless, in large pieces | deshuesad@, en trozos grandes
- 150 g yoghurt
- 4 clove garlic; grated | rallad@
- 20 g ginger; grated | rallad@
- 2 tsp garam-masala
- 1 tsp turmeric
- 1 tsp cumin; ground | molid@
- 1 tsp chilli-powder
- 1 tsp salt
- 60 g butter
- 1 onion; chopped | picad@
- 400 g tinned-tomatoes
- 150 ml cream
- 1 tsp sugar
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-thigh > 600 g paneer; in cubes | en dados; name Paneer in butter sauce | Paneer a la mantequilla
# Marinate | Marina
10 work | Mix {yoghurt} in the bowl with half of {garlic+ginger+garam-masala+salt} and all of {turmeric+chilli-powder}. Turn {chicken-thigh} in it.
| Mezcla {yoghurt} en el bol con la mitad de {garlic+ginger+garam-masala+salt} y con {turmeric+chilli-powder}. Reboza {chicken-thigh} en la mezcla.
30 cook | Leave in the fridge for {time}, or up to a day.
| Deja en la nevera {time}, o hasta un día.
# Roast | Asa
15 batch way=oven safe=chicken-thigh | Heat the oven to 240 °C (fan 220 °C). Spread {chicken-thigh} on the tray and roast for {time}, until charred at the edges.
| Calienta el horno a 240 °C (220 °C con ventilador). Extiende {chicken-thigh} en la bandeja y asa {time}, hasta que los bordes estén tostados.
# Cook the sauce | Haz la salsa
8 cook | Melt {butter:part} in the casserole and fry {onion} gently for {time}, until soft.
| Derrite {butter:part} en la cazuela y pocha {onion} {time}, hasta que se ablande.
2 cook | Add {cumin} with the rest of {garlic+ginger+garam-masala} and fry for {time}, until fragrant.
| Añade {cumin} con el resto de {garlic+ginger+garam-masala} y rehoga {time}, hasta que desprenda aroma.
15 cook way=oven | Add {tinned-tomatoes+sugar} with the rest of {salt} and simmer for {time}, until thick. Blend until smooth.
| Añade {tinned-tomatoes+sugar} con el resto de {salt} y cuece {time}, hasta que espese. Tritura hasta que quede fino.
8 cook way=pressure-cooker safe=chicken-thigh | Put it all into the pressure cooker with {tinned-tomatoes+sugar}, {100 ml} of water and the rest of {salt}, lay {chicken-thigh} on top, close and cook at high pressure for {time}. Let the pressure fall by itself, lift out {chicken-thigh} and blend the sauce.
| Pásalo todo a la olla a presión con {tinned-tomatoes+sugar}, {100 ml} de agua y el resto de {salt}, coloca encima {chicken-thigh}, cierra y cuece a presión alta {time}. Deja que la presión baje sola, saca {chicken-thigh} y tritura la salsa.
240 cook way=slow-cooker safe=chicken-thigh | Put it all into the slow cooker with {tinned-tomatoes+sugar} and the rest of {salt}, lay {chicken-thigh} on top and cook on low for {time}. Lift out {chicken-thigh} and blend the sauce.
| Pásalo todo a la olla de cocción lenta con {tinned-tomatoes+sugar} y el resto de {salt}, coloca encima {chicken-thigh} y cocina al mínimo {time}. Saca {chicken-thigh} y tritura la salsa.
# Bring together | Júntalo
5 cook | Stir in {cream} and {butter:rest}, add {chicken-thigh} with all the juices and simmer for {time}.[ Scatter {coriander-leaf} over the top.]
| Incorpora {cream} y {butter:rest}, añade {chicken-thigh} con todo su jugo y cuece {time}.[ Reparte {coriander-leaf} por encima.]

== chicken-tikka-masala
names: Chicken tikka masala, tikka masala, CTM | Pollo tikka masala, tikka masala, chicken tikka masala
about: grilled marinated chicken in a spiced tomato and cream sauce | pollo marinado y gratinado en salsa especiada de tomate y nata
kind: main indian medium
serves: 4, most 6 in casserole
tools: knife casserole bowl tray grater
core: chicken-breast tinned-tomatoes
ways: stove+oven
- 700 g chicken-breast; in large cubes | en dados grandes
- 150 g yoghurt-greek
- 1 lemon; juiced | en zumo
- 4 clove garlic; grated | rallad@
- 25 g ginger; grated | rallad@
- 2 tsp paprika-sweet
- 2 tsp cumin; ground | molid@
- 2 tsp coriander-seed; ground | molid@
- 1 tsp turmeric
- 2 tsp garam-masala
- 1.5 tsp salt
- 3 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 400 g tinned-tomatoes
- 1 tbsp tomato-puree
- 150 ml cream
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-breast > 600 g tofu; firm, in cubes | firme, en dados; name Tofu tikka masala | Tofu tikka masala
# Marinate | Marina
10 work | Mix {yoghurt-greek+lemon+paprika-sweet} in the bowl with half of {garlic+ginger+cumin+salt}. Turn {chicken-breast} in it.
| Mezcla {yoghurt-greek+lemon+paprika-sweet} en el bol con la mitad de {garlic+ginger+cumin+salt}. Reboza {chicken-breast} en la mezcla.
60 cook | Leave in the fridge for {time}, or overnight.
| Deja en la nevera {time}, o toda la noche.
# Grill | Gratina
12 batch safe=chicken-breast | Heat the grill of the oven to its highest. Spread {chicken-breast} on the tray and grill for {time}, turning once, until browned in spots.
| Calienta el grill del horno al máximo. Extiende {chicken-breast} en la bandeja y gratina {time}, con una vuelta, hasta que haya partes tostadas.
# Cook the sauce | Haz la salsa
12 cook | Heat {sunflower-oil} in the casserole and fry {onion} for {time}, until golden brown.
| Calienta {sunflower-oil} en la cazuela y fríe {onion} {time}, hasta que {onion?tome|tomen} color dorado.
2 cook | Add {coriander-seed+turmeric+garam-masala} with the rest of {garlic+ginger+cumin} and stir for {time}.
| Añade {coriander-seed+turmeric+garam-masala} con el resto de {garlic+ginger+cumin} y remueve {time}.
15 cook | Add {tinned-tomatoes+tomato-puree}, a glass of water and the rest of {salt} and simmer for {time}, until the oil shows at the edge.
| Añade {tinned-tomatoes+tomato-puree}, un vaso de agua y el resto de {salt} y cuece {time}, hasta que el aceite asome por el borde.
# Bring together | Júntalo
5 cook | Stir in {cream}, add {chicken-breast} and simmer for {time}.[ Scatter {coriander-leaf} over the top.]
| Incorpora {cream}, añade {chicken-breast} y cuece {time}.[ Reparte {coriander-leaf} por encima.]

== chicken-curry
names: Chicken curry, Indian chicken curry, curried chicken, homestyle chicken curry, curry chicken | Pollo al curry, curry de pollo, pollo con curry, pollo al curri
about: chicken on a base of browned onion, tomato and spices | pollo con un sofrito de cebolla dorada, tomate y especias
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole grater
core: chicken-thigh
ways: stove slow-cooker+stove pressure-cooker+stove
- 800 g chicken-thigh; boneless, in pieces | deshuesad@, en trozos
- 3 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; grated | rallad@
- 25 g ginger; grated | rallad@
- 1 chilli; chopped | picad@; optional
- 2 tsp cumin; ground | molid@
- 2 tsp coriander-seed; ground | molid@
- 1 tsp turmeric
- 1 tsp garam-masala
- 400 g tinned-tomatoes
- 100 g yoghurt; optional
- 1.5 tsp salt
- 10 g coriander-leaf; chopped | picad@; optional
+ 300 g vegetables tinned-chickpeas potato
~ chicken-thigh > 480 g tinned-chickpeas; drained | escurrid@; name Chickpea curry | Curry de garbanzos
# Brown the base | Dora la base
15 cook | Heat {sunflower-oil} in the casserole and fry {onion} for {time}, stirring, until deep golden.
| Calienta {sunflower-oil} en la cazuela y fríe {onion} {time}, removiendo, hasta que {onion?tome|tomen} un dorado intenso.
3 cook | Add {garlic+ginger+chilli+cumin+coriander-seed+turmeric} and stir for {time}, with a splash of water so that nothing burns.
| Añade {garlic+ginger+chilli+cumin+coriander-seed+turmeric} y remueve {time}, con un chorrito de agua para que no se queme.
8 cook | Add {tinned-tomatoes+salt} and cook for {time}, until thick and glossy.
| Añade {tinned-tomatoes+salt} y cuece {time}, hasta que quede espeso y brillante.
# Simmer | Cuece
25 cook way=stove safe=chicken-thigh | Turn {chicken-thigh+extra} in the sauce, add {200 ml} of water, cover and simmer for {time}.
| Mezcla {chicken-thigh+extra} con la salsa, añade {200 ml} de agua, tapa y cuece {time}.
240 cook way=slow-cooker safe=chicken-thigh | Put the sauce into the slow cooker, turn {chicken-thigh+extra} in it and cook on low for {time}.
| Pasa la salsa a la olla de cocción lenta, mezcla {chicken-thigh+extra} y cocina al mínimo {time}.
8 cook way=pressure-cooker safe=chicken-thigh | Put the sauce into the pressure cooker with {200 ml} of water, turn {chicken-thigh+extra} in it and cook at high pressure for {time}. Let the pressure fall by itself.
| Pasa la salsa a la olla a presión con {200 ml} de agua, mezcla {chicken-thigh+extra} y cuece a presión alta {time}. Deja que la presión baje sola.
# Finish | Termina
3 cook | Stir in {yoghurt+garam-masala} off the heat and let it stand for {time}.[ Scatter {coriander-leaf} over the top.]
| Incorpora {yoghurt+garam-masala} fuera del fuego y deja reposar {time}.[ Reparte {coriander-leaf} por encima.]

== dal
names: Dal, dhal, daal, tarka dal, dal tadka, tadka dal, red lentil dal, lentil dal, Indian lentils, lentil curry, red lentil curry | Dal, dal de lentejas rojas, dhal, dal tadka, curry de lentejas, lentejas al curry, curry de lentejas rojas
about: soft red lentils with spices fried in butter | lentejas rojas cremosas con especias fritas en mantequilla
kind: main indian easy
serves: 4, most 6 in pot
tools: knife pot pan
core: lentils-red
ways: stove pressure-cooker+stove
- 300 g lentils-red; rinsed | lavad@
- 1 tsp turmeric
- 1.5 tsp salt
- 3 tbsp ghee
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; sliced | en láminas
- 15 g ginger; chopped | picad@
- 2 tsp cumin; whole | enter@
- 1 tsp mustard-seeds; optional
- 1/2 tsp chilli-flakes
- 2 tomato; chopped | picad@
- 1/2 lemon; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@; optional
+ 200 g spinach vegetables
~ ghee > 3 tbsp sunflower-oil
# Simmer until soft | Cuece hasta que se ablande
20 cook way=stove | Put {lentils-red+turmeric} in the pot with {1000 ml} of water, bring to the boil, skim and simmer for {time}, until they fall apart.
| Pon {lentils-red+turmeric} en la olla con {1000 ml} de agua, lleva a ebullición, espuma y cuece {time}, hasta que se deshagan.
8 cook way=pressure-cooker | Put {lentils-red+turmeric} into the pressure cooker with {900 ml} of water, filled by half at most, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {lentils-red+turmeric} en la olla a presión con {900 ml} de agua, llena como mucho hasta la mitad, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
5 cook | Stir in {salt+extra} and simmer for {time}. Add water if it is thicker than a soup.
| Incorpora {salt+extra} y cuece {time}. Añade agua si está más espeso que una sopa.
# Fry the spices | Fríe las especias
8 cook | Heat {ghee} in the pan and fry {onion+ginger} for {time}, until golden.
| Calienta {ghee} en la sartén y fríe {onion+ginger} {time}, hasta que todo tome color dorado.
2 cook | Add {garlic+cumin+mustard-seeds+chilli-flakes} and fry for {time}, until the seeds crackle.
| Añade {garlic+cumin+mustard-seeds+chilli-flakes} y fríe {time}, hasta que las semillas crepiten.
4 cook | Add {tomato} and cook for {time}, until soft.
| Añade {tomato} y cuece {time}, hasta que se ablande.
# Bring together | Júntalo
1 work | Tip the hot spices over the pot and stir in {lemon}.[ Scatter {coriander-leaf} over the top.]
| Vierte las especias calientes en la olla e incorpora {lemon}.[ Reparte {coriander-leaf} por encima.]

== chana-masala
names: Chana masala, chole, chickpea masala, chole masala, Indian chickpeas, channa masala | Chana masala, garbanzos al estilo indio, chole masala, garbanzos masala
about: chickpeas in a tangy tomato and onion sauce | garbanzos en salsa ácida de tomate y cebolla
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole grater
core: tinned-chickpeas
ways: stove
- 800 g tinned-chickpeas; drained | escurrid@
- 3 tbsp sunflower-oil
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; grated | rallad@
- 20 g ginger; grated | rallad@
- 1 chilli; chopped | picad@; optional
- 2 tsp cumin; ground | molid@
- 2 tsp coriander-seed; ground | molid@
- 1 tsp turmeric
- 1 tsp garam-masala
- 400 g tinned-tomatoes
- 1 tsp salt
- 1 lemon; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@; optional
+ 200 g spinach potato
# Brown the base | Dora la base
12 cook | Heat {sunflower-oil} in the casserole and fry {onion} for {time}, until golden brown.
| Calienta {sunflower-oil} en la cazuela y fríe {onion} {time}, hasta que {onion?tome|tomen} color dorado.
2 cook | Add {garlic+ginger+chilli+cumin+coriander-seed+turmeric} and stir for {time}, until fragrant.
| Añade {garlic+ginger+chilli+cumin+coriander-seed+turmeric} y remueve {time}, hasta que desprenda aroma.
10 cook | Add {tinned-tomatoes+salt} and cook for {time}, until thick.
| Añade {tinned-tomatoes+salt} y cuece {time}, hasta que espese.
# Simmer | Cuece
20 cook | Add {tinned-chickpeas+extra} and {250 ml} of water and simmer for {time}. Crush a few against the side to thicken it.
| Añade {tinned-chickpeas+extra} y {250 ml} de agua y cuece {time}. Aplasta unos pocos contra la pared para espesar.
1 work | Stir in {lemon+garam-masala}.[ Scatter {coriander-leaf} over the top.]
| Incorpora {lemon+garam-masala}.[ Reparte {coriander-leaf} por encima.]

== palak-paneer
names: Palak paneer, saag paneer, spinach paneer, paneer and spinach curry | Palak paneer, saag paneer, espinacas con paneer, paneer con espinacas
about: fried paneer in a smooth spiced spinach sauce | paneer frito en salsa especiada de espinacas
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole pan blender grater
core: paneer spinach
ways: stove
- 400 g paneer; in cubes | en dados
- 600 g spinach; washed | lavad@
- 3 tbsp ghee
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; grated | rallad@
- 15 g ginger; grated | rallad@
- 1 chilli; chopped | picad@; optional
- 1 tsp cumin; whole | enter@
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp turmeric
- 1 tsp garam-masala
- 1 tsp salt
- 60 ml cream
~ paneer > 400 g tofu; firm, in cubes | firme, en dados; name Palak tofu | Palak tofu
~ ghee > 3 tbsp sunflower-oil
# Blanch and blend | Escalda y tritura
2 batch | Boil {spinach} in plenty of water for {time}, drain, cool under the tap and blend to a coarse purée.
| Cuece {spinach} en abundante agua {time}, escurre, enfría bajo el grifo y tritura hasta obtener un puré grueso.
# Fry the cubes | Fríe los dados
6 batch | Heat {ghee:part} in the pan and fry {paneer} for {time}, until golden on two sides.
| Calienta {ghee:part} en la sartén y fríe {paneer} {time}, hasta que se dore por dos lados.
# Cook the sauce | Haz la salsa
10 cook | Heat {ghee:rest} in the casserole, let {cumin} crackle and fry {onion} for {time}, until golden.
| Calienta {ghee:rest} en la cazuela, deja que {cumin} crepite y fríe {onion} {time}, hasta que {onion?se dore|se doren}.
2 cook | Add {garlic+ginger+chilli+coriander-seed+turmeric} and stir for {time}.
| Añade {garlic+ginger+chilli+coriander-seed+turmeric} y remueve {time}.
6 cook | Add {spinach+salt} and {100 ml} of water and simmer for {time}.
| Añade {spinach+salt} y {100 ml} de agua y cuece {time}.
# Finish | Termina
3 cook | Stir in {cream+garam-masala}, add {paneer} and warm through for {time}.
| Incorpora {cream+garam-masala}, añade {paneer} y calienta {time}.

== chicken-biryani
names: Biryani, chicken biryani, biriyani, Indian chicken and rice, dum biryani | Biryani, biryani de pollo, biriani, biryani de arroz y pollo
about: layers of spiced chicken and basmati rice steamed together | capas de pollo especiado y arroz basmati al vapor
kind: main indian medium
serves: 6, most 6 in casserole
tools: knife casserole pot colander bowl pan
core: rice-basmati chicken-thigh
ways: stove
- 800 g chicken-thigh; boneless, in pieces | deshuesad@, en trozos
- 200 g yoghurt
- 4 clove garlic; grated | rallad@
- 25 g ginger; grated | rallad@
- 1 tsp turmeric
- 1 tsp chilli-powder
- 2 tsp garam-masala
- 2.5 tsp salt
- 400 g rice-basmati; rinsed | lavad@
- 4 tbsp ghee
- 3 onion; thinly sliced | en juliana fina
- 1/2 tsp cardamom
- 1 cinnamon-stick
- 4 clove
- 1 pinch saffron; soaked in a little warm water | en un poco de agua templada; optional
- 15 g mint; chopped | picad@
- 15 g coriander-leaf; chopped | picad@
~ ghee > 4 tbsp sunflower-oil
~ chicken-thigh > 600 g cauliflower; in florets | en ramilletes; name Vegetable biryani | Biryani de verduras
# Marinate | Marina
10 work | Mix {yoghurt+turmeric+chilli-powder+garam-masala+garlic+ginger} with a third of {salt}. Turn {chicken-thigh} in it.
| Mezcla {yoghurt+turmeric+chilli-powder+garam-masala+garlic+ginger} con un tercio de {salt}. Reboza {chicken-thigh} en la mezcla.
30 cook | Leave in the fridge for {time}. Meanwhile soak {rice-basmati} in cold water.
| Deja en la nevera {time}. Mientras, remoja {rice-basmati} en agua fría.
# Brown the slices | Dora la juliana
18 cook | Heat {ghee} in the casserole and fry {onion} for {time}, stirring, until deep brown and crisp. Lift half out.
| Calienta {ghee} en la cazuela y fríe {onion} {time}, removiendo, hasta que {onion?esté|estén} bien {onion!dorad} y {onion?crujiente|crujientes}. Saca la mitad.
15 cook safe=chicken-thigh | Add {chicken-thigh} with the marinade to the casserole and cook for {time}, until the sauce is thick.
| Añade {chicken-thigh} con la marinada a la cazuela y cuece {time}, hasta que la salsa espese.
# Half-cook the grains | Cuece a medias los granos
6 batch | Boil {rice-basmati} with {cardamom+cinnamon-stick+clove} and the rest of {salt} in plenty of water for {time}, until soft outside and firm within. Drain.
| Cuece {rice-basmati} con {cardamom+cinnamon-stick+clove} y el resto de {salt} en abundante agua {time}, hasta que esté blando por fuera y firme por dentro. Escurre.
# Layer and steam | Monta y cuece al vapor
3 work | Scatter half of {mint+coriander-leaf} over the casserole, spread {rice-basmati} on top, then the crisp slices and the rest of the herbs.[ Sprinkle with {saffron}.]
| Reparte la mitad de {mint+coriander-leaf} en la cazuela, extiende {rice-basmati} por encima y luego la juliana crujiente y el resto de las hierbas.[ Riega con {saffron}.]
20 cook | Cover tightly and steam over the lowest heat for {time}. Rest for 5 minutes before you open it.
| Tapa bien y cuece al vapor a fuego mínimo {time}. Deja reposar 5 minutos antes de abrir.

== chicken-korma
names: Chicken korma, korma, mild chicken curry | Korma de pollo, korma, pollo korma, curry suave de pollo
about: mild curry of chicken with almonds, yoghurt and cardamom | curry suave de pollo con almendras, yogur y cardamomo
kind: main indian easy
serves: 4, most 6 in casserole
tools: knife casserole blender grater
core: chicken-breast
ways: stove
- 700 g chicken-breast; in cubes | en dados
- 3 tbsp ghee
- 2 onion; sliced | en juliana
- 3 clove garlic; grated | rallad@
- 20 g ginger; grated | rallad@
- 1 tsp cardamom
- 1 cinnamon-stick
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp turmeric
- 60 g almond; ground | molid@
- 150 g yoghurt-greek
- 80 ml cream
- 1 tsp salt
- 1 tsp sugar
~ ghee > 3 tbsp sunflower-oil
~ almond > 60 g coconut-desiccated
~ chicken-breast > 480 g tinned-chickpeas; drained | escurrid@; name Chickpea korma | Korma de garbanzos
# Cook the base | Haz la base
15 cook | Heat {ghee} in the casserole and cook {onion} gently for {time}, until soft and pale golden. Blend with a glass of water until smooth.
| Calienta {ghee} en la cazuela y pocha {onion} {time}, hasta que {onion?esté|estén} {onion!tiern} y apenas tome color. Tritura con un vaso de agua.
3 cook | Return to the casserole with {garlic+ginger+cardamom+cinnamon-stick+coriander-seed+turmeric} and fry for {time}.
| Devuelve a la cazuela con {garlic+ginger+cardamom+cinnamon-stick+coriander-seed+turmeric} y rehoga {time}.
# Simmer | Cuece
20 cook safe=chicken-breast | Add {chicken-breast+almond+salt+sugar} and {150 ml} of water, cover and simmer gently for {time}.
| Añade {chicken-breast+almond+salt+sugar} y {150 ml} de agua, tapa y cuece a fuego suave {time}.
# Finish | Termina
4 cook | Stir in {yoghurt-greek+cream} over the lowest heat for {time}; it must not boil. Take out {cinnamon-stick}.
| Incorpora {yoghurt-greek+cream} a fuego mínimo {time}; no debe hervir. Retira {cinnamon-stick}.

== aloo-gobi
names: Aloo gobi, potato and cauliflower curry, aloo gobhi, cauliflower and potato curry | Aloo gobi, curry de patata y coliflor, coliflor con patatas al curry, patatas y coliflor al curry
about: potatoes and cauliflower fried dry with spices | patatas y coliflor salteadas con especias
kind: main indian easy
serves: 4, most 4 in pan
tools: knife pan
core: potato cauliflower
ways: stove
- 500 g potato; in 2 cm dice | en dados de 2 cm
- 1 cauliflower; in small florets | en ramilletes pequeños
- 4 tbsp sunflower-oil
- 2 tsp cumin; whole | enter@
- 20 g ginger; in fine strips | en tiras finas
- 3 clove garlic; chopped | picad@
- 1 chilli; chopped | picad@; optional
- 1 tsp turmeric
- 2 tsp coriander-seed; ground | molid@
- 2 tomato; chopped | picad@
- 1 tsp salt
- 1/2 tsp garam-masala
- 10 g coriander-leaf; chopped | picad@; optional
+ 150 g peas
# Fry | Fríe
8 batch | Heat {sunflower-oil} in the pan and fry {potato} for {time}, until golden at the edges.
| Calienta {sunflower-oil} en la sartén y fríe {potato} {time}, hasta que los bordes se doren.
3 cook | Add {cumin+ginger+garlic+chilli} and stir for {time}, until it smells toasted.
| Añade {cumin+ginger+garlic+chilli} y remueve {time}, hasta que huela a tostado.
# Steam | Cuece tapado
2 work | Stir in {cauliflower+turmeric+coriander-seed+salt} until everything is yellow, then {tomato+extra}.
| Incorpora {cauliflower+turmeric+coriander-seed+salt} hasta que todo quede amarillo y luego {tomato+extra}.
15 cook | Cover and cook over low heat for {time}, stirring now and then, with a splash of water if it sticks, until tender.
| Tapa y cuece a fuego bajo {time}, removiendo de vez en cuando, con un chorrito de agua si se pega, hasta que todo esté tierno.
1 work | Sprinkle with {garam-masala}.[ Scatter {coriander-leaf} over the top.]
| Espolvorea {garam-masala}.[ Reparte {coriander-leaf} por encima.]

== raita
names: Raita, cucumber raita, Indian yoghurt sauce, mint raita | Raita, raita de pepino, salsa de yogur india, raita de menta
about: cool yoghurt with cucumber, mint and cumin | yogur fresco con pepino, menta y comino
kind: sauce indian easy
serves: 4, most 12 in bowl
tools: knife bowl grater
core: yoghurt cucumber
ways: none
- 300 g yoghurt
- 1/2 cucumber; coarsely grated | rallad@ grueso
- 10 g mint; finely chopped | picad@ fin@
- 1/2 tsp cumin; ground | molid@
- 1/2 tsp salt
~ yoghurt > 300 g yoghurt-soy; name Soy raita | Raita de soja
# Drain | Escurre
2 work | Mix {cucumber} with {salt:part} and squeeze out the water by hand.
| Mezcla {cucumber} con {salt:part} y exprime el agua con las manos.
# Stir and serve | Mezcla y sirve
3 work | Stir {yoghurt} with {mint+cumin} and {salt:rest}, fold in {cucumber} and serve cold.
| Remueve {yoghurt} con {mint+cumin} y {salt:rest}, incorpora {cucumber} y sirve en frío.
`);
