import { cards } from "../parse-cards.ts";

export const CHINESE_HOME = cards(`
== char-siu
names: Char siu, char siu pork, Chinese barbecue pork, Cantonese roast pork, Chinese roast pork, cha siu, char sui | Char siu, cerdo char siu, cerdo asado chino, cerdo cantonés, cerdo a la barbacoa china, cha siu
about: sticky roast pork with hoisin, honey and five spice | cerdo asado y caramelizado con hoisin, miel y cinco especias
kind: main east-asian easy
serves: 4, most 6 in tray
tools: knife bowl tray rack saucepan
core: pork-shoulder
ways: oven+stove air-fryer+stove
- 900 g pork-shoulder; boneless, in strips 5 cm thick | sin hueso, en tiras de 5 cm de grosor
- 4 tbsp hoisin
- 3 tbsp soy-sauce
- 3 tbsp honey
- 2 tbsp rice-wine
- 1 tbsp brown-sugar
- 3 clove garlic; crushed | machacad@
- 1 tsp five-spice
~ pork-shoulder > 900 g chicken-thigh; boneless | deshuesados; name Char siu chicken | Pollo char siu
~ pork-shoulder > 700 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Char siu tofu | Tofu char siu
~ hoisin > 4 tbsp ketchup
# Marinate | Marina
240 cook | Mix {hoisin+soy-sauce+honey+rice-wine+brown-sugar+garlic+five-spice} in the bowl, turn {pork-shoulder} in it and leave in the fridge for {time}, or overnight.
| Mezcla {hoisin+soy-sauce+honey+rice-wine+brown-sugar+garlic+five-spice} en el bol, pasa {pork-shoulder} por la mezcla y deja en la nevera {time}, o toda la noche.
# Boil the glaze | Hierve la salsa
5 cook | Lift out {pork-shoulder} and boil the marinade in the saucepan for {time}, until syrupy.
| Saca {pork-shoulder} y hierve la marinada en el cazo {time}, hasta que espese.
why | Boiled, what touched the raw pieces is safe to serve.
| Hervido, lo que tocó las piezas crudas se puede servir.
# Roast | Asa
40 batch way=oven safe=pork-shoulder | Lay the pieces on the rack over the tray with a finger of water and roast at 200 °C (fan 180 °C) for {time}. Brush with the glaze three times in the second half, turning, until dark and sticky at the edges.
| Coloca las piezas en la rejilla sobre la bandeja con un dedo de agua y asa a 200 °C (180 °C con ventilador) {time}. Pinta con la salsa tres veces en la segunda mitad, dando la vuelta, hasta que los bordes queden oscuros y pegajosos.
25 batch way=air-fryer safe=pork-shoulder | Cook in the air fryer at 180 °C for {time}, turning and brushing with the glaze three times, until dark and sticky.
| Cocina en la freidora de aire a 180 °C {time}, dando la vuelta y pintando con la salsa tres veces, hasta que quede oscuro y pegajoso.
# Rest and slice | Reposa y corta
10 cook | Rest for {time}, slice across the grain and spoon the rest of the glaze over.
| Deja reposar {time}, corta contra la fibra y riega con el resto de la salsa.
== general-tso
names: General Tso's chicken, general tso chicken, general tsos chicken, general tso, general tao chicken | Pollo General Tso, pollo del General Tso, pollo General Tao, general tso
about: crisp chicken in a sweet, sour and hot garlic sauce | pollo crujiente en salsa dulce, ácida y picante con ajo
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: knife bowl deepPan slotted wok
core: chicken-thigh soy-sauce
ways: stove air-fryer+stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesados, en trozos de 3 cm
- 5 tbsp soy-sauce
- 2 tbsp rice-wine
- 1 egg; binds
- 120 g cornflour
- 800 ml sunflower-oil; for frying | para freír
-- For the sauce | Para la salsa
- 3 tbsp rice-vinegar
- 4 tbsp sugar
- 150 ml chicken-stock
- 8 dried-chilli as chilli; seeded | sin semillas
- 4 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@
- 1 tsp sesame-oil
- 3 spring-onion; sliced | en rodajas
~ chicken-thigh > 600 g tofu; firm, in 3 cm cubes | firme, en dados de 3 cm; name General Tso's tofu | Tofu General Tso
~ chicken-thigh > 700 g cauliflower; in florets | en ramitos; name General Tso's cauliflower | Coliflor General Tso
~ soy-sauce > 5 tbsp tamari; name General Tso's chicken | Pollo General Tso
# Marinate and coat | Marina y reboza
15 cook | Mix {chicken-thigh} in the bowl with {rice-wine} and a third of {soy-sauce} and leave for {time}.
| Mezcla {chicken-thigh} en el bol con {rice-wine} y un tercio de {soy-sauce} y deja {time}.
4 work | Stir in {egg} and most of {cornflour}, until every piece has a thick, sticky coat.
| Añade {egg} y casi toda {cornflour}, hasta que cada trozo quede bien cubierto y pegajoso.
# Fry | Fríe
14 pieces way=stove safe=chicken-thigh,egg | Heat {sunflower-oil} in the deep pot to 175 °C and fry the pieces in batches, {time} in all, until deep golden and crisp. Drain.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe los trozos por tandas, {time} en total, hasta que estén bien dorados y crujientes. Escurre.
16 batch way=air-fryer safe=chicken-thigh,egg | Brush generously with some of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once, until golden and crisp.
| Pinta bien con algo de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se doren y crujan.
# Make the sauce | Haz la salsa
1 cook | Fry {chilli+garlic+ginger} in a spoonful of the oil in the wok for {time}, until it smells strong.
| Sofríe {chilli+garlic+ginger} con una cucharada del aceite en el wok {time}, hasta que huela intenso.
3 cook | Stir {rice-vinegar+sugar+chicken-stock} with the rest of {soy-sauce} and the rest of {cornflour}, pour in and boil for {time}, until thick and glossy.
| Mezcla {rice-vinegar+sugar+chicken-stock} con el resto de {soy-sauce} y el resto de {cornflour}, vierte y hierve {time}, hasta que espese y brille.
1 work | Toss {chicken-thigh+spring-onion+sesame-oil} in the sauce and serve at once.
| Mezcla {chicken-thigh+spring-onion+sesame-oil} con la salsa y sirve enseguida.
== peking-duck
names: Peking duck, Peking duck with pancakes, Beijing duck, Peking duck pancakes, duck pancakes, Chinese roast duck with pancakes, crispy duck with pancakes, crispy duck pancakes | Pato pekinés, pato laqueado, pato Pekín, pato a la pekinesa, pato laqueado con crepes, pato pekinés con crepes
about: glazed roast duck with crisp skin, thin pancakes, cucumber and hoisin | pato asado y laqueado de piel crujiente con crepes finas, pepino y hoisin
kind: main east-asian hard
serves: 4, most 4 in tray
makes: 16
tools: knife tray rack bowl rollingPin pan
core: duck five-spice
ways: oven+stove
- 2000 g duck; whole, cleaned | enter@, limpi@
- 1.5 tsp salt
- 1 tsp five-spice
- 3 tbsp honey
- 2 tbsp soy-sauce
- 1 tbsp rice-vinegar
-- For the pancakes | Para las crepes
- 250 g flour
- 1 tbsp sesame-oil
-- To serve | Para servir
- 6 tbsp hoisin
- 1 cucumber; in sticks | en bastones
- 6 spring-onion; in fine strips | en tiras finas
~ hoisin > 6 tbsp jam; dark, not too sweet | oscura, no muy dulce
~ flour > 250 g flour-gluten-free
# Dry the skin | Seca la piel
5 work | Prick the fatty skin of {duck} only on the surface, hold it over the sink and pour {1500 ml} of boiling water all over it. Pat dry, rub inside with {salt+five-spice}.
| Pincha la piel grasa de {duck} solo en la superficie, sujeta sobre el fregadero y vierte por encima {1500 ml} de agua hirviendo. Seca bien y frota por dentro con {salt+five-spice}.
720 cook | Brush with {honey+soy-sauce+rice-vinegar}, stirred with {2 tbsp} of hot water, and leave uncovered on the rack in the fridge for {time}, until the skin feels like paper.
| Pinta con {honey+soy-sauce+rice-vinegar}, mezclado con {2 tbsp} de agua caliente, y deja sin tapar en la rejilla en la nevera {time}, hasta que la piel parezca papel.
why | Only a dry skin turns crisp.
| Solo una piel seca queda crujiente.
# Roast | Asa | group=1
90 cook safe=duck | Roast belly down and then belly up on the rack over the tray with a finger of water at 180 °C (fan 160 °C) for {time} in all, and at 220 °C (fan 200 °C) for the last 10 minutes, until mahogany. Cover what browns too fast. Rest for a quarter of an hour.
| Asa primero boca abajo y después boca arriba en la rejilla sobre la bandeja con un dedo de agua a 180 °C (160 °C con ventilador) {time} en total, y a 220 °C (200 °C con ventilador) los últimos 10 minutos, hasta que tome color caoba. Cubre lo que se tueste demasiado. Deja reposar un cuarto de hora.
# Make the pancakes | Haz las crepes | group=1
8 work | Stir {150 ml} of boiling water into {flour} in the bowl and knead until smooth.
| Mezcla {flour} con {150 ml} de agua hirviendo en el bol y amasa hasta que quede lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
12 work | Cut into {pieces} pieces and flatten. Brush half of them with {sesame-oil}, lay the others on top and roll out each pair to 16 cm.
| Corta en {pieces} trozos y aplana. Pinta la mitad con {sesame-oil}, pon encima los otros y estira cada pareja hasta 16 cm.
16 pieces | Cook the pairs in the dry pan over medium heat, {time} in all, until puffed and spotted on both sides. Peel apart and keep in a cloth.
| Haz las parejas en la sartén seca a fuego medio, {time} en total, hasta que se hinchen y tengan manchas por los dos lados. Separa y guarda en un paño.
# Carve and serve | Trincha y sirve
6 work | Carve {duck} in thin slices with skin. Spread {hoisin} on the pancakes and roll them up with {duck+cucumber+spring-onion}.
| Corta {duck} en láminas finas con piel. Unta {hoisin} en las crepes y enrolla con {duck+cucumber+spring-onion}.
== congee
names: Congee, rice congee, chicken congee, jook, Chinese rice porridge, rice porridge, Chinese congee, juk | Congee, congee de pollo, congee de arroz, gachas de arroz chinas, sopa china de arroz, gachas chinas de arroz, jook
about: silky rice porridge with chicken, ginger and spring onion | gachas sedosas de arroz con pollo, jengibre y cebolleta
kind: breakfast east-asian easy
serves: 4, most 6 in pot
tools: knife pot
core: rice ginger white-pepper
ways: stove slow-cooker pressure-cooker
- 180 g rice; jasmine | jazmín
- 2000 ml water
- 30 g ginger; in fine strips | en tiras finas
- 400 g chicken-thigh; boneless | deshuesados
- 1.5 tsp salt
- 1/4 tsp white-pepper
- 3 spring-onion; in rings | en aros
- 2 tbsp soy-sauce
- 2 tsp sesame-oil
- 40 g peanut; optional
- 10 g coriander-leaf; optional
~ chicken-thigh > 300 g mushroom; sliced | en láminas
~ soy-sauce > 2 tbsp tamari
+ 150 g prawn white-fish sweetcorn
# Simmer | Cuece
75 cook way=stove safe=chicken-thigh,extra | Rinse {rice} and put it into the pot with {water+ginger+chicken-thigh+salt}. Bring to the boil and simmer, half covered, for {time}, stirring now and then and more often at the end, until the grains burst and it is creamy.[ Add {extra} for the last 10 minutes.]
| Enjuaga {rice} y pon en la olla con {water+ginger+chicken-thigh+salt}. Lleva a ebullición y cuece a fuego suave, medio tapado, {time}, removiendo de vez en cuando y más al final, hasta que el grano se abra y quede cremoso.[ Añade {extra} en los últimos 10 minutos.]
420 cook way=slow-cooker safe=chicken-thigh,extra | Rinse {rice} and put it into the slow cooker with {water+ginger+chicken-thigh+salt}. Cook on low for {time}, until the grains burst, then stir well.[ Add {extra} for the last 30 minutes.]
| Enjuaga {rice} y pon en la olla de cocción lenta con {water+ginger+chicken-thigh+salt}. Cocina al mínimo {time}, hasta que el grano se abra, y remueve bien.[ Añade {extra} en los últimos 30 minutos.]
30 cook way=pressure-cooker safe=chicken-thigh,extra | Rinse {rice} and put it into the pressure cooker, filled by half at most, with {water+ginger+chicken-thigh+salt}. Cook at high pressure for {time} and let the pressure fall by itself. Stir well.[ Simmer {extra} in it until done.]
| Enjuaga {rice} y pon en la olla a presión, llena como mucho hasta la mitad, con {water+ginger+chicken-thigh+salt}. Cuece a presión alta {time} y deja que la presión baje sola. Remueve bien.[ Cuece {extra} dentro hasta que esté hecho.]
# Finish | Termina
4 work if=chicken-thigh | Lift out {chicken-thigh}, shred and stir back in. Thin with hot water if it is too thick.
| Saca {chicken-thigh}, desmenuza y devuelve a la olla. Aligera con agua caliente si está muy espeso.
2 work | Season with {white-pepper} and serve with {spring-onion+soy-sauce+sesame-oil+peanut+coriander-leaf}.
| Sazona con {white-pepper} y sirve con {spring-onion+soy-sauce+sesame-oil+peanut+coriander-leaf}.
== egg-drop-soup
names: Egg drop soup, egg flower soup, Chinese egg drop soup, egg-drop soup, Chinese egg soup | Sopa china de huevo, sopa de huevo china, egg drop soup, sopa de flor de huevo
about: a light, silky soup with ribbons of egg, ginger and spring onion | sopa ligera y sedosa con hilos de huevo, jengibre y cebolleta
kind: soup east-asian easy
serves: 4, most 8 in pot
tools: knife pot bowl
core: egg
ways: stove
- 1200 ml chicken-stock
- 15 g ginger; sliced | en rodajas
- 1 tbsp soy-sauce
- 1/4 tsp white-pepper
- 1/2 tsp salt
- 2 tbsp potato-starch
- 3 egg
- 2 spring-onion; in rings | en aros
- 1 tsp sesame-oil
+ 150 g sweetcorn tofu tomato
# Simmer | Cuece
10 cook | Simmer {chicken-stock+ginger+soy-sauce+white-pepper+salt}[ with {extra}] in the pot for {time}. Take out {ginger}.
| Cuece {chicken-stock+ginger+soy-sauce+white-pepper+salt}[ con {extra}] en la olla a fuego suave {time}. Retira {ginger}.
2 cook | Stir {potato-starch} with {4 tbsp} of cold water, pour in and simmer for {time}, until silky.
| Disuelve {potato-starch} en {4 tbsp} de agua fría, vierte y cuece {time}, hasta que quede sedosa.
# Add the ribbons | Haz los hilos
1 cook safe=egg | Beat {egg} in the bowl and pour in a thin stream into the simmering soup while you stir it in a slow circle. Wait for {time} and stir once.
| Bate {egg} en el bol y vierte en hilo fino en la sopa, que hierva suave, mientras la remueves en círculos lentos. Espera {time} y remueve una vez.
1 work | Serve at once with {spring-onion+sesame-oil}.
| Sirve enseguida con {spring-onion+sesame-oil}.
== chicken-and-sweetcorn-soup
names: Chicken and sweetcorn soup, chicken sweetcorn soup, Chinese chicken and sweetcorn soup, chicken and corn soup, sweetcorn and chicken soup, chicken corn soup | Sopa de pollo y maíz, sopa china de pollo y maíz, sopa china de maíz y pollo, sopa de maíz con pollo
about: a thick Chinese soup of sweetcorn, shredded chicken and egg | sopa china espesa de maíz dulce, pollo desmenuzado y huevo
kind: soup east-asian easy
serves: 4, most 6 in pot
tools: knife pot bowl blender
core: sweetcorn
ways: stove
- 300 g chicken-breast; whole | enter@
- 1000 ml chicken-stock
- 15 g ginger; sliced | en rodajas
- 450 g sweetcorn; drained or frozen | escurrido o congelado
- 1 tbsp soy-sauce
- 1/2 tsp salt
- 1/4 tsp white-pepper
- 2 tbsp cornflour
- 2 egg; beaten | batid@; optional
- 2 spring-onion; in rings | en aros
- 1 tsp sesame-oil
~ chicken-breast > 250 g tofu; firm, in small dice | firme, en dados pequeños; name Tofu and sweetcorn soup | Sopa de tofu y maíz
# Poach | Cuece
15 cook safe=chicken-breast | Simmer {chicken-breast} with {chicken-stock+ginger} in the pot for {time}. Take out {ginger}.
| Cuece {chicken-breast} con {chicken-stock+ginger} en la olla a fuego suave {time}. Retira {ginger}.
5 work if=chicken-breast | Lift out {chicken-breast} and shred finely.
| Saca {chicken-breast} y desmenuza fino.
# Simmer | Cuece la sopa
8 cook | Crush half of {sweetcorn} with the blender, add all of it with {soy-sauce+salt+white-pepper} and simmer for {time}.
| Tritura la mitad de {sweetcorn} con la batidora, añade todo con {soy-sauce+salt+white-pepper} y cuece {time}.
2 cook | Stir in {cornflour}, dissolved in {3 tbsp} of cold water, and simmer for {time}, until it thickens.
| Añade {cornflour}, disuelta en {3 tbsp} de agua fría, y cuece {time}, hasta que espese.
# Finish | Termina
2 cook safe=egg | Pour {egg} into the simmering soup in a thin stream, leave for {time} and stir.
| Vierte {egg} en hilo fino en la sopa hirviendo suave, deja {time} y remueve.
1 work if=chicken-breast | Stir in {chicken-breast}.
| Incorpora {chicken-breast}.
1 work | Serve with {spring-onion+sesame-oil}.
| Sirve con {spring-onion+sesame-oil}.
== bao-buns
names: Bao buns, bao, bao bun, baos, steamed bao, steamed bao buns, steamed buns, Chinese steamed buns, mantou, fluffy bao buns | Panes bao, pan bao, bao, baos, panecillos al vapor, panes chinos al vapor, pan chino al vapor, mantou
about: soft white steamed buns to fold around a filling | panes blancos y tiernos al vapor para doblar y rellenar
kind: bread east-asian medium
serves: 4, most 4 in steamer
makes: 12
tools: bowl rollingPin paper steamer
core: flour yeast
ways: stove
- 350 g flour
- 7 g yeast; dried | seca
- 30 g sugar
- 1 tsp baking-powder
- 1/2 tsp salt
- 190 ml milk; lukewarm | tibia
- 2 tbsp sunflower-oil
# Knead | Amasa
12 work | Mix {flour+yeast+sugar+baking-powder+salt} in the bowl, add {milk} and half of {sunflower-oil} and knead until very smooth.
| Mezcla {flour+yeast+sugar+baking-powder+salt} en el bol, añade {milk} y la mitad de {sunflower-oil} y amasa hasta que quede muy lisa.
75 cook | Cover and let it rise in a warm place for {time}, until doubled.
| Tapa y deja levar en un lugar cálido {time}, hasta que doble su volumen.
# Shape | Da forma
12 work | Press out the air and divide into {pieces} balls. Roll each into an oval of 12 cm, brush with the rest of {sunflower-oil}, fold in half and set on a square of paper.
| Saca el aire y divide en {pieces} bolas. Estira cada una en un óvalo de 12 cm, pinta con el resto de {sunflower-oil}, dobla por la mitad y pon sobre un cuadrado de papel.
30 cook | Cover and let them rise for {time}, until light.
| Tapa y deja levar {time}, hasta que estén ligeros.
# Steam | Cuece al vapor
10 batch | Steam well apart over simmering water for {time}, until puffed and springy. Take off the heat and wait for a moment before you open the lid.
| Cuece al vapor, bien separados, sobre agua hirviendo suave {time}, hasta que estén hinchados y elásticos. Retira del fuego y espera un momento antes de destapar.
why | A sudden rush of cold air makes them collapse.
| El aire frío de golpe los desinfla.
== gua-bao
names: Gua bao, pork bao, pork bao buns, pork belly bao, pork belly bao buns, filled bao buns, Taiwanese gua bao | Gua bao, bao de cerdo, baos de cerdo, pan bao de cerdo, panes bao rellenos, bao de panceta, bao relleno
about: steamed buns filled with braised pork belly, cucumber and peanuts | panes al vapor rellenos de panceta guisada, pepino y cacahuetes
kind: main east-asian easy
serves: 4, most 6 in casserole
tools: knife casserole steamer
core: bao-bun pork-belly
ways: stove slow-cooker+stove
- 900 g pork-belly; in slices 2 cm thick | en lonchas de 2 cm
- 80 ml soy-sauce
- 60 ml rice-wine
- 2 tbsp brown-sugar
- 20 g ginger; sliced | en rodajas
- 3 clove garlic; crushed | machacad@
- 2 star-anise
- 12 bao-bun
- 1/2 cucumber; in thin slices | en rodajas finas
- 40 g peanut; chopped | picad@
- 15 g coriander-leaf
- 3 tbsp hoisin
~ pork-belly > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Tofu bao | Bao de tofu
~ pork-belly > 800 g chicken-thigh; boneless | deshuesados; name Chicken bao | Bao de pollo
~ peanut > 2 tbsp sesame-seeds
# Braise | Guisa
70 cook way=stove if=pork-belly safe=pork-belly | Put {pork-belly} into the casserole with {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} and {400 ml} of water. Cover and simmer for {time}, turning once, until very tender.
| Pon {pork-belly} en la cazuela con {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} y {400 ml} de agua. Tapa y guisa a fuego suave {time}, con una vuelta, hasta que esté muy tierno.
25 cook way=stove not=pork-belly safe=pork-belly | Put {pork-belly} into the casserole with {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} and {200 ml} of water. Cover and simmer for {time}, turning once.
| Pon {pork-belly} en la cazuela con {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} y {200 ml} de agua. Tapa y guisa a fuego suave {time}, con una vuelta.
360 cook way=slow-cooker safe=pork-belly | Put {pork-belly} into the slow cooker with {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} and {200 ml} of water and cook on low for {time}, until very tender.
| Pon {pork-belly} en la olla de cocción lenta con {soy-sauce+rice-wine+brown-sugar+ginger+garlic+star-anise} y {200 ml} de agua y cocina al mínimo {time}, hasta que esté muy tierno.
10 cook | Boil down uncovered on the stove for {time}, until the sauce is sticky.
| Reduce destapado al fuego {time}, hasta que la salsa quede pegajosa.
# Steam | Cuece al vapor
6 cook | Steam {bao-bun} over simmering water for {time}, until soft and hot.
| Calienta {bao-bun} al vapor sobre agua hirviendo suave {time}, hasta que queden tiernos y calientes.
# Fill | Rellena
5 work | Open {bao-bun}, spread with {hoisin} and fill with {pork-belly+cucumber+peanut+coriander-leaf}.
| Abre {bao-bun}, unta con {hoisin} y rellena con {pork-belly+cucumber+peanut+coriander-leaf}.
== scallion-pancakes
names: Scallion pancakes, spring onion pancakes, Chinese scallion pancakes, scallion pancake, spring onion pancake, cong you bing, green onion pancakes | Tortitas chinas de cebolleta, pan chino de cebolleta, tortitas de cebolleta, cong you bing, tortas chinas de cebolleta
about: crisp, flaky Chinese flatbreads with spring onion | panes planos chinos, crujientes y hojaldrados, con cebolleta
kind: snack east-asian medium
serves: 4, most 4 in smallPan
makes: 4
tools: knife bowl rollingPin smallPan
core: flour spring-onion
ways: stove
- 300 g flour
- 190 ml water; just boiled | recién hervida
- 6 spring-onion; in fine rings | en aros finos
- 2 tbsp sesame-oil
- 1 tsp salt
- 6 tbsp sunflower-oil
-- For the dip | Para mojar
- 3 tbsp soy-sauce
- 1 tbsp rice-vinegar
- 1 tsp chilli-oil; optional
# Make the dough | Haz la masa
8 work | Stir {water} into {flour} in the bowl with chopsticks, then knead until smooth.
| Mezcla {flour} con {water} en el bol con unos palillos y después amasa hasta que quede lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Roll in layers | Estira en capas
15 work | Divide into {pieces} balls and roll each out thin. Brush with {sesame-oil}, scatter {salt+spring-onion} over, roll up, coil into a spiral and roll out again to 18 cm.
| Divide en {pieces} bolas y estira cada una muy fina. Pinta con {sesame-oil}, reparte {salt+spring-onion}, enrolla, haz una espiral y estira otra vez hasta 18 cm.
# Fry | Fríe
20 pieces | Fry one at a time in some of {sunflower-oil} in the pan over medium heat, {time} in all, turning once, until golden and crisp. Push the edges together so that the layers open.
| Dora de una en una con algo de {sunflower-oil} en la sartén a fuego medio, {time} en total, con una vuelta, hasta que estén doradas y crujientes. Empuja los bordes hacia dentro para que se abran las capas.
# Serve | Sirve
2 work | Stir {soy-sauce+rice-vinegar}[ with {chilli-oil}]. Cut into wedges and serve with the dip.
| Mezcla {soy-sauce+rice-vinegar}[ con {chilli-oil}]. Corta en triángulos y sirve con la salsa.
`);
