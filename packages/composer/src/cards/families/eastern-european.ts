import { cards } from "../parse-cards.ts";

/** Dishes of Eastern Europe, the Balkans, the Caucasus and Central Asia. */
export const EASTERN_EUROPEAN = cards(`
== khachapuri-adjaruli
names: Khachapuri, adjaruli khachapuri, adjarian khachapuri, acharuli khachapuri, khachapuri adjaruli, Georgian cheese boat, Georgian cheese bread boat, khachapuri boat, hachapuri | Khachapuri, jachapuri, khachapuri adjaruli, khachapuri de Adjara, barca georgiana de queso, pan georgiano de queso y huevo, hachapuri
about: boats of bread filled with melting cheese and an egg | barcas de pan rellenas de queso fundido y un huevo
kind: main any medium
serves: 4, most 4 in tray
makes: 4
tools: bowl grater rollingPin tray paper
core: bread-flour mozzarella egg
ways: oven
instead: khachapuri-imeruli
- 500 g bread-flour
- 7 g yeast; dried | seca
- 1 tsp sugar
- 1.5 tsp salt
- 150 ml milk; lukewarm | tibia
- 170 ml water; lukewarm | tibia
- 2 tbsp sunflower-oil
- 400 g mozzarella; low-moisture, grated | sin suero, rallada
- 250 g feta; crumbled | desmenuzad@
- 4 egg
- 40 g butter
# Make the dough | Haz la masa
10 work | Mix {bread-flour+yeast+sugar+salt} with {milk+water+sunflower-oil} in the bowl and knead until smooth and soft.
| Mezcla {bread-flour+yeast+sugar+salt} con {milk+water+sunflower-oil} en el bol y amasa hasta que quede lisa y tierna.
75 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape the boats | Forma las barcas
12 work | Heat the oven with the tray inside to 240 °C (fan 220 °C). Mix {mozzarella+feta}. Roll out {pieces} ovals on paper, roll the long edges inwards and twist the ends shut. Fill the hollows.
| Calienta el horno con la bandeja dentro a 240 °C (220 °C con ventilador). Mezcla {mozzarella+feta}. Estira {pieces} óvalos sobre papel, enrolla los bordes largos hacia dentro y retuerce las puntas para cerrarlas. Rellena los huecos.
# Bake | Hornea
14 batch | Slide them with the paper onto the hot tray and bake for {time}, until golden and bubbling.
| Pásalas con el papel a la bandeja caliente y hornea {time}, hasta que se doren y burbujeen.
5 batch safe=egg | Make a hollow in each filling, break in {egg} and bake for {time} more, until set.
| Haz un hueco en cada relleno, casca dentro {egg} y hornea {time} más, hasta que cuaje.
1 work | Top with {butter} and eat at once: tear off the crust and stir the filling with it.
| Pon encima {butter} y come enseguida: arranca la corteza y remueve con ella el relleno.
== khachapuri-imeruli
names: Imeruli khachapuri, imeretian khachapuri, khachapuri imeruli, Georgian cheese bread, round khachapuri, Georgian cheese bread from the pan | Khachapuri imeruli, khachapuri de Imericia, pan georgiano de queso, khachapuri redondo, khachapuri a la sartén
about: round Georgian flatbreads filled with cheese and cooked in the pan | panes planos georgianos rellenos de queso y hechos en la sartén
kind: main any medium
serves: 4, most 8 in pan
makes: 4
tools: bowl grater rollingPin pan
core: flour mozzarella
ways: stove
- 400 g flour
- 250 g yoghurt
- 1/2 tsp bicarbonate
- 1 tsp salt
- 2 tbsp sunflower-oil
- 300 g mozzarella; low-moisture, grated | sin suero, rallada
- 200 g feta; crumbled | desmenuzad@
- 1 egg; binds
- 30 g butter
~ mozzarella > 300 g vegan-cheese; grated | rallado; name Imeruli khachapuri | Khachapuri imeruli
~ feta > 200 g tofu; firm, crumbled | firme, desmenuzado
# Make the dough | Haz la masa
8 work | Mix {flour+bicarbonate+salt} with {yoghurt+sunflower-oil} in the bowl and knead briefly to a soft, hardly sticky dough.
| Mezcla {flour+bicarbonate+salt} con {yoghurt+sunflower-oil} en el bol y amasa un poco hasta que la masa quede blanda y apenas se pegue.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Fill | Rellena
12 work | Mix {mozzarella+feta+egg} and divide into {pieces} balls. Pat the dough into {pieces} rounds, wrap each around a ball, pinch shut and press and roll gently to discs 1 cm thick, seam below.
| Mezcla {mozzarella+feta+egg} y reparte en {pieces} bolas. Forma {pieces} discos de masa, envuelve una bola con cada uno, pellizca para cerrar y aplana con cuidado hasta 1 cm de grosor, con el cierre abajo.
# Cook | Cuece
28 pieces safe=egg | Cook one at a time in the dry pan, covered, over medium-low heat, {time} in all, turning once, until browned in spots.
| Haz uno a uno en la sartén sin grasa, tapada, a fuego medio-bajo, {time} en total, con una vuelta, hasta que se doren a manchas.
1 work | Spread with {butter}, cut into wedges and serve hot.
| Unta con {butter}, corta en triángulos y sirve caliente.
== plov
names: Plov, uzbek plov, lamb plov, palov, osh, pilaf with lamb and carrots, central Asian pilaf, Uzbek pilaf | Plov, plov uzbeko, plov de cordero, palov, pilaf uzbeko, arroz uzbeko con cordero
about: rice steamed over lamb, carrots and onions with cumin | arroz cocido al vapor sobre cordero, zanahoria y cebolla con comino
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole slotted
core: rice lamb-shoulder carrot
ways: stove
- 500 g rice; medium or long grain, rinsed | de grano medio o largo, lavad@
- 700 g lamb-shoulder; in 3 cm pieces | en trozos de 3 cm
- 120 ml sunflower-oil
- 3 onion; sliced | en juliana
- 600 g carrot; in thick matchsticks | en bastones
- 2 tsp cumin; whole | en grano
- 1 tsp coriander-seed
- 8 clove garlic; unpeeled | sin pelar
- 2.5 tsp salt
- 40 g raisins; optional
~ lamb-shoulder > 700 g stewing-beef; in 3 cm pieces | en trozos de 3 cm; name Beef plov | Plov de ternera
~ lamb-shoulder > 700 g chicken-thigh; in large pieces | en trozos grandes; name Chicken plov | Plov de pollo
~ lamb-shoulder > 500 g tinned-chickpeas; drained | escurridos; name Chickpea plov | Plov de garbanzos
# Fry in order | Fríe por orden
10 batch if=lamb-shoulder | Heat {sunflower-oil} in the casserole over high heat and brown {lamb-shoulder} well for {time}.
| Calienta {sunflower-oil} en la cazuela a fuego vivo y dora bien {lamb-shoulder} {time}.
10 cook if=lamb-shoulder | Add {onion} and fry for {time}, until deep gold.
| Añade {onion} y fríe {time}, hasta que se dore{onion?|n} bien.
12 cook not=lamb-shoulder | Heat {sunflower-oil} in the casserole over high heat, fry {onion} until deep gold and turn {lamb-shoulder} in it, {time} in all.
| Calienta {sunflower-oil} en la cazuela a fuego vivo, dora bien {onion} y rehoga después {lamb-shoulder}, {time} en total.
8 cook | Lay {carrot} on top, fry for {time}, until they bend, and stir once.
| Reparte {carrot} por encima, fríe {time}, hasta que se doblen, y mezcla una vez.
# Simmer the base | Cuece la base
50 cook safe=lamb-shoulder | Add {cumin+coriander-seed+salt+raisins} with {700 ml} of water, bury {garlic} in it and simmer gently for {time}, until everything is tender.
| Añade {cumin+coriander-seed+salt+raisins} con {700 ml} de agua, hunde {garlic} dentro y cuece a fuego suave {time}, hasta que todo esté tierno.
# Cook the grain | Cuece el grano
12 cook | Spread {rice} over it without stirring. Pour in boiling water to cover by 1 cm and boil hard for {time}, until the water has gone from the top.
| Extiende {rice} por encima sin remover. Cubre con 1 cm de agua hirviendo y cuece a fuego vivo {time}, hasta que no se vea agua arriba.
20 cook | Gather it into a mound, prick holes down to the bottom, cover tightly and steam over the lowest heat for {time}. Turn it out upside down or mix gently.
| Amontónalo hacia el centro, haz agujeros hasta abajo, tapa bien y deja al vapor al mínimo {time}. Vuelca en una fuente o mezcla con cuidado.
== pelmeni
names: Pelmeni, Russian dumplings, pelmeny, Siberian dumplings, Russian meat dumplings | Pelmeni, pelmenis, empanadillas rusas, raviolis rusos, empanadillas siberianas
about: small boiled dumplings filled with juicy minced meat | empanadillas pequeñas cocidas rellenas de carne picada jugosa
kind: main any medium
serves: 4, most 4 in pot
makes: 60
tools: bowl grater rollingPin pot slotted
core: flour beef-mince
ways: stove
- 400 g flour
- 1 egg; binds
- 160 ml water; cold | fría
- 2 tsp salt
- 250 g beef-mince
- 250 g pork-mince
- 1 onion; finely grated | rallad@ fin@
- 1/2 tsp black-pepper
- 2 bay-leaf
- 40 g butter
- 150 g sour-cream; optional
- 10 g dill; chopped | picad@; optional
~ beef-mince > 350 g mushroom; finely chopped, fried dry | picados finos, salteados hasta secarlos; name Mushroom pelmeni | Pelmeni de champiñones
~ pork-mince > 250 g turkey-mince
~ pork-mince > 200 g tofu; firm, crumbled | firme, desmenuzado
# Make the dough | Haz la masa
12 work | Mix {flour+egg+water} with a quarter of {salt} in the bowl and knead until firm and smooth.
| Mezcla {flour+egg+water} con un cuarto de {salt} en el bol y amasa hasta que quede firme y lisa.
40 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
5 work | Knead {beef-mince+pork-mince+onion+black-pepper} with {3 tbsp} of cold water and half of {salt}.
| Amasa {beef-mince+pork-mince+onion+black-pepper} con {3 tbsp} de agua fría y la mitad de {salt}.
# Fill | Rellena
35 work | Roll the dough out 1.5 mm thin and cut {pieces} rounds of 5 cm. Put a small teaspoonful on each, fold, seal well and join the two corners.
| Estira la masa a 1,5 mm y corta {pieces} discos de 5 cm. Pon una cucharadita escasa en cada uno, dobla, sella bien y une las dos puntas.
# Boil | Cuece
14 pieces safe=beef-mince,pork-mince,egg | Boil in batches in plenty of water with {bay-leaf} and the rest of {salt}, {time} in all: they need 4 minutes after they float. Lift out.
| Cuece por tandas en abundante agua con {bay-leaf} y el resto de {salt}, {time} en total: necesitan 4 minutos después de subir. Saca.
1 work | Toss in {butter} at once and serve[ with {sour-cream+dill}].
| Mezcla enseguida con {butter} y sirve[ con {sour-cream+dill}].
== stuffed-cabbage
names: Stuffed cabbage rolls, stuffed cabbage, cabbage rolls, golubtsi, holubtsi, gołąbki, stuffed cabbage leaves, Polish cabbage rolls, töltött káposzta, stuffed cabbages | Rollitos de col rellenos, hojas de col rellenas, col rellena, col rellena de carne, repollo relleno, rollos de repollo, rollitos de repollo, golubtsi, gołąbki, niños envueltos de repollo
about: cabbage leaves filled with meat and rice in tomato sauce | hojas de repollo rellenas de carne y arroz en salsa de tomate
kind: main any medium
serves: 6, most 6 in casserole
makes: 12
tools: knife pot bowl casserole grater
core: cabbage minced-meat
ways: stove slow-cooker+stove
- 1 cabbage; large, cored | grande, sin el corazón
- 600 g minced-meat
- 120 g rice
- 2 onion; finely chopped | picad@ fin@
- 1 carrot; grated | rallad@
- 3 tbsp sunflower-oil
- 2 tsp salt
- 1/2 tsp black-pepper
- 1 tsp paprika-sweet
- 2 can tinned-tomatoes
- 200 ml beef-stock
- 1 tsp sugar
- 1 bay-leaf
- 100 g sour-cream; optional
~ minced-meat > 450 g tinned-lentils; drained | escurridas; name Lentil cabbage rolls | Rollitos de col con lentejas
# Soften the leaves | Ablanda las hojas | group=1
12 cook | Simmer {cabbage} whole in water in the pot for {time}, taking off 12 leaves as they soften. Pare the thick veins flat.
| Cuece {cabbage} en agua en la olla {time}, retirando 12 hojas según se ablanden. Rebaja los nervios gruesos.
# Make the filling | Haz el relleno | group=1
8 cook | Boil {rice} in water for {time}, until half done, and drain.
| Cuece {rice} en agua {time}, hasta que esté a medio hacer, y escurre.
8 cook | Soften {onion+carrot} in {sunflower-oil} in the casserole for {time} and take out half.
| Pocha {onion+carrot} con {sunflower-oil} en la cazuela {time} y retira la mitad.
5 work | Mix that half in the bowl with {minced-meat+rice+black-pepper+paprika-sweet}, and half of {salt}.
| Mezcla esa mitad en el bol con {minced-meat+rice+black-pepper+paprika-sweet}, y la mitad de {salt}.
# Roll | Enrolla
12 work | Fill the leaves, fold in the sides and roll up into {pieces} tight parcels.
| Rellena las hojas, dobla los lados hacia dentro y enrolla en {pieces} paquetes prietos.
# Braise | Guisa
60 cook way=stove safe=minced-meat | Stir {tinned-tomatoes+beef-stock+sugar+bay-leaf} into the casserole with the rest of {salt}, lay the parcels in it close together, seam below, cover and simmer gently for {time}, until tender.
| Añade a la cazuela {tinned-tomatoes+beef-stock+sugar+bay-leaf} con el resto de {salt}, coloca los paquetes bien juntos con el cierre abajo, tapa y cuece a fuego suave {time}, hasta que estén tiernos.
360 cook way=slow-cooker safe=minced-meat | Bring {tinned-tomatoes+beef-stock+sugar+bay-leaf} to the boil in the casserole with the rest of {salt}, pour over the parcels in the slow cooker and cook on low for {time}, until tender.
| Lleva a ebullición en la cazuela {tinned-tomatoes+beef-stock+sugar+bay-leaf} con el resto de {salt}, vierte sobre los paquetes en la olla de cocción lenta y cocina en bajo {time}, hasta que estén tiernos.
1 work | Serve with the sauce.[ Add a spoonful of {sour-cream:bare}.]
| Sirve con la salsa.[ Añade una cucharada de {sour-cream:bare}.]
== blini
names: Blini, blinis, buckwheat blini, Russian pancakes, blini with smoked salmon, buckwheat blinis, Russian blini | Blinis, blini, blinis rusos, blinis de trigo sarraceno, blinis con salmón ahumado, blinis de salmón
about: small yeast pancakes of buckwheat with cream and smoked salmon | tortitas pequeñas de trigo sarraceno con nata y salmón ahumado
kind: starter any medium
serves: 6, most 6 in pan
makes: 30
tools: bowl whisk pan
core: buckwheat
ways: stove
- 120 g buckwheat; finely ground | molid@ muy fin@
- 120 g flour
- 1 tsp yeast; dried | seca
- 1 tsp sugar
- 1/2 tsp salt
- 320 ml milk; lukewarm | tibia
- 2 egg; binds
- 30 g butter; melted | derretid@
- 2 tbsp sunflower-oil
- 200 g creme-fraiche; optional
- 150 g smoked-salmon; in strips | en tiras; optional
- 5 g dill; sprigs | en ramitas; optional
~ creme-fraiche > 200 g yoghurt-soy
~ smoked-salmon > 150 g roasted-peppers; in strips | en tiras
# Make the batter | Haz la masa
4 work | Whisk {buckwheat+flour+yeast+sugar+salt} with {milk} in the bowl until smooth.
| Bate {buckwheat+flour+yeast+sugar+salt} con {milk} en el bol hasta que no queden grumos.
60 cook | Cover and leave in a warm place for {time}, until frothy.
| Tapa y deja en un lugar templado {time}, hasta que tenga espuma.
2 work | Beat in {egg+butter}.
| Incorpora {egg+butter} batiendo.
# Fry | Cocina
20 pieces safe=egg | Grease the pan with a little of {sunflower-oil} over medium heat and fry tablespoonfuls of the batter, {pieces} in turns, {time} in all: turn them when holes open on top.
| Engrasa la sartén con un poco de {sunflower-oil} a fuego medio y haz {pieces} tortitas de una cucharada por tandas, {time} en total: dales la vuelta cuando se abran agujeros arriba.
# Serve | Sirve
4 work | Serve warm.[ Top with {creme-fraiche+smoked-salmon+dill}.]
| Sirve templados.[ Reparte por encima {creme-fraiche+smoked-salmon+dill}.]
== chicken-paprikash
names: Chicken paprikash, paprikash, paprikás csirke, Hungarian chicken paprikash, csirkepaprikás, paprika chicken | Pollo al paprikash, paprikash de pollo, paprikash, pollo paprikash, pollo a la húngara, pollo a la paprika
about: Hungarian chicken stewed with paprika and sour cream | pollo guisado a la húngara con pimentón y nata agria
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: chicken-thigh paprika-sweet
ways: stove slow-cooker+stove
- 1200 g chicken-thigh-on-bone as chicken-thigh
- 2 tbsp lard
- 2 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 3 tbsp paprika-sweet
- 1 green-pepper; in strips | en tiras
- 1 tomato; chopped | picad@
- 250 ml chicken-stock
- 1.5 tsp salt
- 200 g sour-cream
- 1 tbsp flour
~ chicken-thigh > 700 g mushroom; halved | en mitades; name Mushroom paprikash | Paprikash de champiñones
~ sour-cream > 200 ml cream-plant
~ flour > 2 tsp cornflour
# Make the base | Haz la base
10 cook | Soften {onion} in {lard} in the casserole over medium heat for {time}, until pale gold.
| Pocha {onion} con {lard} en la cazuela a fuego medio {time}, hasta que empiece a dorarse.
2 work | Take off the heat and stir in {garlic+paprika-sweet}, then {green-pepper+tomato+chicken-stock+salt}.
| Retira del fuego y mezcla {garlic+paprika-sweet}, y después {green-pepper+tomato+chicken-stock+salt}.
why | On high heat the red powder burns and turns bitter.
| A fuego fuerte el polvo rojo se quema y amarga.
# Stew | Guisa
40 cook way=stove safe=chicken-thigh if=chicken-thigh | Add {chicken-thigh}, cover and simmer gently for {time}, turning once, until very tender.
| Añade {chicken-thigh}, tapa y cuece a fuego suave {time}, con una vuelta, hasta que quede todo muy tierno.
15 cook way=stove not=chicken-thigh | Add {chicken-thigh} and simmer without the lid for {time}, until tender and the sauce is thick.
| Añade {chicken-thigh} y cuece sin tapa {time}, hasta que quede todo tierno y la salsa espesa.
240 cook way=slow-cooker safe=chicken-thigh | Bring to the boil, put into the slow cooker with {chicken-thigh} and cook on low for {time}, until very tender.
| Lleva a ebullición, pásalo a la olla de cocción lenta con {chicken-thigh} y cocina en bajo {time}, hasta que quede todo muy tierno.
# Thicken | Espesa
5 cook | Stir {sour-cream+flour} smooth in the bowl with a ladle of the simmering sauce, stir into the casserole and simmer for {time}, without boiling hard.
| Mezcla {sour-cream+flour} en el bol con un cucharón de la salsa, incorpora a la cazuela y cuece {time}, sin que hierva fuerte.
== cevapi
names: Ćevapi, ćevapčići, Bosnian cevapi, grilled Balkan kebabs | Ćevapi, ćevapčići, rollitos de carne balcánicos, salchichas balcánicas
about: small grilled rolls of minced beef with garlic in flatbread | rollitos de carne picada a la parrilla con ajo en pan plano
kind: main any easy
serves: 4, most 4 in griddle
makes: 20
tools: knife bowl griddle
core: beef-mince
ways: stove barbecue
- 700 g beef-mince; not too lean | no muy magra
- 3 clove garlic; crushed | machacad@
- 1/2 tsp bicarbonate
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 1 tsp paprika-sweet
- 60 ml sparkling-water as water
- 1 tbsp sunflower-oil
- 4 flatbread
- 1 onion; finely chopped | picad@ fin@
- 150 g roasted-peppers; chopped | picad@; optional
~ beef-mince > 600 g meat-substitute; name Plant-based ćevapi | Ćevapi vegetales
~ flatbread > 4 pitta-gluten-free
# Knead | Amasa
6 work | Knead {beef-mince} in the bowl with {garlic+bicarbonate+salt+black-pepper+paprika-sweet+water}, until sticky.
| Amasa {beef-mince} en el bol con {garlic+bicarbonate+salt+black-pepper+paprika-sweet+water}, hasta que quede pegajoso.
120 cook | Cover and chill for {time}, or overnight.
| Tapa y enfría {time}, o toda la noche.
# Shape | Forma
8 work | Shape with wet hands into {pieces} cylinders as thick and as long as a finger and brush with {sunflower-oil}.
| Forma con las manos mojadas {pieces} rollitos del grosor y el largo de un dedo y unta con {sunflower-oil}.
# Grill | Asa
10 batch way=stove safe=beef-mince | Grill on the hot griddle for {time}, turning, until well browned.
| Asa en la plancha bien caliente {time}, con varias vueltas, hasta que se doren bien.
10 batch way=barbecue safe=beef-mince | Grill over hot embers for {time}, turning, until well browned.
| Asa sobre brasas vivas {time}, con varias vueltas, hasta que se doren bien.
2 work | Warm {flatbread} on the heat, fill with them and {onion}.[ Serve with {roasted-peppers}.]
| Calienta {flatbread} al fuego y rellena con ellos y {onion}.[ Sirve con {roasted-peppers}.]
`);
