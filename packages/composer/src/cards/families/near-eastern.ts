import { cards } from "../parse-cards.ts";

/** Dishes of Turkey, the Levant, Egypt and Arabia. */
export const NEAR_EASTERN = cards(`
== menemen
names: Menemen, Turkish scrambled eggs, Turkish menemen, Turkish eggs with tomatoes, Turkish scrambled eggs with tomato | Menemen, huevos revueltos turcos, huevos revueltos a la turca, menemen turco, revuelto turco con tomate
about: soft eggs scrambled into tomatoes and green peppers | huevos revueltos cremosos con tomate y pimiento verde
kind: breakfast mediterranean easy
serves: 3, most 3 in pan
tools: knife grater pan
core: egg tomato
ways: stove
- 6 egg
- 500 g tomato; ripe, coarsely grated | maduros, rallados gruesos
- 2 green-pepper; finely sliced | en tiras finas
- 1 onion; finely chopped | picad@ fin@; optional
- 2 tbsp olive-oil
- 20 g butter
- 1 tsp chilli-flakes
- 1/2 tsp oregano
- 1 tsp salt
+ 100 g feta cheese
~ egg > 400 g tofu; crumbled | desmenuzado; name Tofu menemen | Menemen de tofu
# Soften | Pocha
8 cook | Soften {onion+green-pepper} in {olive-oil+butter} in the pan over medium heat for {time}.
| Pocha {onion+green-pepper} con {olive-oil+butter} en la sartén a fuego medio {time}.
10 cook | Add {tomato+chilli-flakes+oregano+salt} and cook for {time}, until almost dry.
| Añade {tomato+chilli-flakes+oregano+salt} y cuece {time}, hasta que casi no quede líquido.
# Stir in | Cuaja
4 batch safe=egg | Add {egg} over low heat and stir slowly for {time}: it should stay creamy.[ Scatter {extra} over it.] Serve from the pan.
| Añade {egg} a fuego suave y remueve despacio {time}: debe quedar cremoso.[ Reparte {extra} por encima.] Sirve en la sartén.
== ful-medames
names: Ful medames, foul mudammas, ful mudammas, foul medames, foul medammas, ful, Egyptian fava beans, Egyptian ful, Egyptian beans | Ful medames, ful mudammas, foul mudammas, ful, habas egipcias, habas a la egipcia, ful egipcio
about: warm fava beans with cumin, garlic, lemon and olive oil | habas calientes con comino, ajo, limón y aceite de oliva
kind: breakfast mediterranean easy
serves: 4, most 8 in saucepan
tools: knife saucepan masher
core: tinned-fava-beans
ways: stove
- 800 g tinned-fava-beans; with their liquid | con su líquido
- 3 clove garlic; crushed | machacad@
- 1.5 tsp cumin
- 2 lemon; juiced | en zumo
- 1 tsp salt
- 60 ml olive-oil
- 2 tomato; in small dice | en dados pequeños
- 1/2 onion; finely chopped | picad@ fin@
- 15 g parsley; chopped | picad@
- 1/2 tsp chilli-flakes; optional
- 2 tbsp tahini; optional
- 4 pitta
+ 4 each egg
# Warm | Calienta
12 cook safe=extra | Simmer {tinned-fava-beans} with {garlic+cumin+salt} in the saucepan for {time}, until very soft.[ Meanwhile boil {extra} for 10 minutes, cool, peel and halve.]
| Cuece {tinned-fava-beans} con {garlic+cumin+salt} en el cazo {time}, hasta que queden muy blandas.[ Mientras, cuece {extra} 10 minutos, enfría, pela y corta por la mitad.]
3 work | Crush about half with the masher and stir in half of {lemon} and half of {olive-oil}.[ Stir in {tahini}.]
| Aplasta más o menos la mitad y mezcla con la mitad de {lemon} y la mitad de {olive-oil}.[ Incorpora {tahini}.]
# Serve | Sirve
4 work | Top with {tomato+onion+parsley+chilli-flakes} and pour over the rest of {lemon} and the rest of {olive-oil}. Eat warm with {pitta}[ and {extra}].
| Cubre con {tomato+onion+parsley+chilli-flakes} y riega con el resto de {lemon} y el resto de {olive-oil}. Come caliente con {pitta}[ y {extra}].
== muhammara
names: Muhammara, muhamara, red pepper and walnut dip, roasted pepper and walnut dip, Syrian red pepper dip | Muhammara, muhamara, crema de pimiento asado y nueces, crema siria de pimiento y nueces, dip de pimiento y nueces
about: a dip of roasted peppers, walnuts and pomegranate molasses | crema de pimiento asado, nueces y melaza de granada
kind: snack mediterranean easy
serves: 6, most 12 in processor
tools: knife pan processor
core: roasted-peppers walnut
ways: stove
- 400 g roasted-peppers; drained | escurridos
- 120 g walnut
- 50 g breadcrumbs
- 2 tbsp pomegranate-molasses
- 1 clove garlic
- 1 tbsp lemon
- 1 tsp cumin
- 1 tsp chilli-flakes
- 3/4 tsp salt
- 60 ml olive-oil
- 10 g parsley; chopped | picad@; optional
~ walnut > 120 g sunflower-seeds; name Muhammara with sunflower seeds | Muhammara con pipas de girasol
~ pomegranate-molasses > 1 tbsp balsamic
# Brown | Tuesta
4 cook | Toast {walnut} in the dry pan over medium heat for {time}, shaking, until fragrant.
| Tuesta {walnut} en la sartén sin grasa a fuego medio {time}, moviendo, hasta que huela{walnut?|n} bien.
# Blend | Tritura
4 work | Blend {walnut+roasted-peppers+breadcrumbs+pomegranate-molasses+garlic+lemon+cumin+chilli-flakes+salt} with most of {olive-oil} in the processor until thick and a little coarse.
| Tritura {walnut+roasted-peppers+breadcrumbs+pomegranate-molasses+garlic+lemon+cumin+chilli-flakes+salt} con casi todo {olive-oil} en el procesador hasta que quede una crema espesa y algo gruesa.
1 work | Spread on a plate and pour the rest of {olive-oil} over it.[ Scatter {parsley} on top.]
| Extiende en un plato y riega con el resto de {olive-oil}.[ Reparte {parsley} por encima.]
== doner-kebab
names: Doner kebab, doner, homemade doner kebab, homemade doner, lamb doner, lamb doner kebab, kebab, doner kebabs | Kebab, döner kebab, doner, kebab turco, dürüm, kebab de cordero, doner kebab en casa
about: thin slices of spiced minced lamb and beef in warm bread | láminas finas de carne picada especiada en pan caliente
kind: main mediterranean medium
serves: 6, most 6 in loafTin
tools: knife bowl loafTin tray pan
core: lamb-mince
ways: oven+stove
- 400 g lamb-mince
- 300 g beef-mince
- 1 onion; grated and squeezed | rallad@ y exprimid@
- 3 clove garlic; crushed | machacad@
- 2 tbsp yoghurt as marinade-yoghurt
- 2 tsp cumin
- 2 tsp paprika-sweet
- 2 tsp oregano
- 1/2 tsp cinnamon
- 1/2 tsp black-pepper
- 2 tsp salt
- 200 g yoghurt
- 1 tbsp lemon
- 6 pitta
- 1/4 red-cabbage; shredded | en tiras finas
- 2 tomato; sliced | en rodajas
- 1/2 cucumber; sliced | en rodajas
~ lamb-mince > 400 g turkey-mince; name Doner kebab | Kebab
~ lamb-mince > 300 g meat-substitute; name Plant-based doner kebab | Kebab vegetal
~ beef-mince > 300 g turkey-mince
~ beef-mince > 300 g tofu; firm, finely crumbled | firme, desmenuzado fino
# Knead and press | Amasa y prensa
10 work | Knead {lamb-mince+beef-mince} in the bowl with {onion+marinade-yoghurt+cumin+paprika-sweet+oregano+cinnamon+black-pepper}, three quarters of {garlic} and three quarters of {salt} to a sticky mass, and press firmly into the tin.
| Amasa {lamb-mince+beef-mince} en el bol con {onion+marinade-yoghurt+cumin+paprika-sweet+oregano+cinnamon+black-pepper}, tres cuartos de {garlic} y tres cuartos de {salt} hasta que quede pegajoso, y prensa bien en el molde.
60 cook | Chill for {time}: then it slices thinly.
| Enfría {time}: así se corta muy fino.
# Bake | Hornea
60 batch safe=lamb-mince,beef-mince | Cover with foil and bake at 170 °C (fan 150 °C) for {time}.
| Tapa con papel de aluminio y hornea a 170 °C (150 °C con ventilador) {time}.
15 cook | Let it stand for {time}, tip out and cut into the thinnest slices you can.
| Deja reposar {time}, desmolda y corta en láminas lo más finas posible.
# Stir the sauce | Mezcla la salsa
2 work | Stir {yoghurt+lemon} with the rest of {garlic} and the rest of {salt}.
| Mezcla {yoghurt+lemon} con el resto de {garlic} y el resto de {salt}.
# Brown and fill | Dora y rellena
6 batch | Brown the slices in their own fat in the hot pan for {time}, turning once, until crisp at the edges. Warm {pitta} in the pan.
| Dora las láminas en su propia grasa en la sartén bien caliente {time}, con una vuelta, hasta que crujan por los bordes. Calienta {pitta} en la sartén.
3 work | Fill with the slices, {red-cabbage+tomato+cucumber} and the sauce.
| Rellena con las láminas, {red-cabbage+tomato+cucumber} y la salsa.
== maqluba
names: Maqluba, maqlouba, maqloubeh, makloubeh, makluba, upside-down rice, chicken maqluba, Palestinian upside-down rice | Maqluba, maqlouba, makluba, arroz del revés, arroz palestino del revés, maqluba de pollo
about: rice layered with chicken and fried aubergine and turned out | arroz en capas con pollo y berenjena frita, volcado al servir
kind: main mediterranean medium
serves: 6, most 6 in pot
tools: knife pot tray
core: rice-basmati aubergine chicken-thigh
ways: stove+oven
- 1000 g chicken-thigh-on-bone as chicken-thigh
- 1 onion; quartered | en cuartos
- 1 cinnamon-stick
- 2 bay-leaf
- 2 tsp allspice
- 1 tsp turmeric
- 1/2 tsp black-pepper
- 2.5 tsp salt
- 2 aubergine; in 1 cm slices | en rodajas de 1 cm
- 1/2 cauliflower; in florets | en ramilletes
- 100 ml olive-oil
- 2 tomato; in slices | en rodajas
- 400 g rice-basmati; rinsed, soaked for 20 minutes | lavad@, 20 minutos en remojo
- 40 g almond; toasted | tostad@; optional
~ chicken-thigh > 500 g tinned-chickpeas; drained | escurridos; name Chickpea maqluba | Maqluba de garbanzos
# Cook the base | Cuece la base | group=1
35 cook safe=chicken-thigh | Simmer {chicken-thigh} with {onion+cinnamon-stick+bay-leaf+allspice+turmeric+black-pepper}, two thirds of {salt} and {1200 ml} of water in the pot for {time}. Strain and keep the liquid, and keep {chicken-thigh} apart.
| Cuece {chicken-thigh} con {onion+cinnamon-stick+bay-leaf+allspice+turmeric+black-pepper}, dos tercios de {salt} y {1200 ml} de agua en la olla {time}. Cuela y guarda el líquido, y reserva aparte {chicken-thigh}.
# Roast | Asa | group=1
30 batch | Toss {aubergine+cauliflower} with most of {olive-oil} and the rest of {salt} on the tray and roast at 220 °C (fan 200 °C) for {time}, until brown.
| Mezcla {aubergine+cauliflower} con casi todo {olive-oil} y el resto de {salt} en la bandeja y asa a 220 °C (200 °C con ventilador) {time}, hasta que se dore bien.
# Layer and cook | Monta y cuece
6 work | Oil the pot with the rest of {olive-oil}. Lay in {tomato}, then {chicken-thigh}, then {aubergine+cauliflower}, then {rice-basmati}, drained. Press flat.
| Engrasa la olla con el resto de {olive-oil}. Pon {tomato}, luego {chicken-thigh}, luego {aubergine+cauliflower} y luego {rice-basmati} sin su agua. Aplasta.
30 cook | Pour in {700 ml} of the hot liquid, bring to the boil, cover and cook over low heat for {time}.
| Vierte {700 ml} del líquido caliente, lleva a ebullición, tapa y cuece a fuego suave {time}.
10 cook | Let it stand for {time}, put a large plate on top, turn over and lift the pot off slowly.[ Scatter {almond} over it.]
| Deja reposar {time}, pon una fuente encima, dale la vuelta y levanta la olla despacio.[ Esparce {almond} por encima.]
== kabsa
names: Kabsa, chicken kabsa, kabsah, majboos, machboos, Saudi chicken and rice, Arabian chicken and rice | Kabsa, kabsa de pollo, majbús, machboos, arroz saudí con pollo, arroz árabe con pollo
about: spiced Arabian rice cooked with chicken and tomato | arroz árabe especiado cocido con pollo y tomate
kind: main any medium
serves: 6, most 6 in casserole
tools: knife casserole tray
core: rice-basmati chicken-thigh
ways: stove+grill
- 1200 g chicken-thigh-on-bone as chicken-thigh
- 400 g rice-basmati; rinsed, soaked for 20 minutes | lavad@, 20 minutos en remojo
- 40 g ghee
- 2 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 2 tomato; chopped | picad@
- 2 tbsp tomato-puree
- 1 carrot; grated | rallad@
- 1 tsp cumin
- 1 tsp coriander-seed
- 1/2 tsp cardamom
- 1/2 tsp cinnamon
- 1/2 tsp black-pepper
- 2 bay-leaf
- 2 tsp salt
- 40 g raisins; optional
- 40 g almond; toasted | tostad@; optional
~ chicken-thigh > 1000 g lamb-shoulder; in 2 cm pieces | en trozos de 2 cm; name Lamb kabsa | Kabsa de cordero
~ chicken-thigh > 500 g tinned-chickpeas; drained | escurridos; name Chickpea kabsa | Kabsa de garbanzos
# Make the base | Haz la base
10 cook | Soften {onion} in {ghee} in the casserole for {time}, until golden.
| Pocha {onion} con {ghee} en la cazuela {time}, hasta que se dore{onion?|n}.
3 cook | Stir in {garlic+tomato+tomato-puree+carrot+cumin+coriander-seed+cardamom+cinnamon+black-pepper+bay-leaf} for {time}.
| Incorpora {garlic+tomato+tomato-puree+carrot+cumin+coriander-seed+cardamom+cinnamon+black-pepper+bay-leaf} y remueve {time}.
40 cook safe=chicken-thigh if=chicken-thigh | Add {chicken-thigh+salt} with {900 ml} of water, cover and simmer for {time}, until tender.
| Añade {chicken-thigh+salt} con {900 ml} de agua, tapa y cuece {time}, hasta que quede todo tierno.
55 cook safe=chicken-thigh not=chicken-thigh | Add {chicken-thigh+salt} with {1000 ml} of water, cover and simmer for {time}, until tender.
| Añade {chicken-thigh+salt} con {1000 ml} de agua, tapa y cuece {time}, hasta que quede todo tierno.
# Cook the grain | Cuece el grano
15 cook | Lift {chicken-thigh} out. Bring the liquid, about {700 ml}, to the boil, add {rice-basmati+raisins}, cover and cook over low heat for {time}. Rest for 5 minutes.
| Saca {chicken-thigh}. Lleva a ebullición el líquido, unos {700 ml}, añade {rice-basmati+raisins}, tapa y cuece a fuego suave {time}. Deja reposar 5 minutos.
# Brown | Dora
8 batch | Meanwhile brown {chicken-thigh} on the tray under the hot grill for {time}.
| Mientras, dora {chicken-thigh} en la bandeja bajo el grill caliente {time}.
2 work | Fluff {rice-basmati} and lay {chicken-thigh} on top.[ Scatter {almond} over it.]
| Suelta {rice-basmati} y coloca encima {chicken-thigh}.[ Esparce {almond} por encima.]
== kibbeh
names: Kibbeh, kibbe, kibbehs, kibe, quibe, fried kibbeh, Lebanese kibbeh, kubba, bulgur and lamb croquettes | Kibbeh, quibbe, kibe, quibe, quipe, kipe, quipes, kibbeh frito, kibes, croquetas libanesas
about: crisp shells of bulgur and lamb with a pine nut filling | croquetas de bulgur y cordero rellenas de carne y piñones
kind: starter mediterranean hard
serves: 6, most 6 in deepPan
makes: 18
tools: knife processor bowl pan deepPan slotted
core: bulgur lamb-mince
ways: stove air-fryer+stove
- 250 g bulgur; fine | fin@
- 650 g lamb-mince; lean | magra
- 2 onion; finely chopped | picad@ fin@
- 40 g pine-nuts
- 1 tsp allspice
- 1 tsp cumin
- 1/2 tsp cinnamon
- 1/2 tsp black-pepper
- 2 tsp salt
- 2 tbsp olive-oil
- 700 ml sunflower-oil; for frying | para freír
~ lamb-mince > 650 g beef-mince; lean | magra; name Beef kibbeh | Kibbeh de ternera
# Make the shell | Haz la masa
20 cook | Cover {bulgur} with cold water for {time}, drain and squeeze dry.
| Cubre {bulgur} con agua fría {time}, escurre y exprime bien.
6 work | Blend {bulgur} with two thirds of {lamb-mince}, half of {onion}, half of {salt}, and {allspice+cinnamon} in the processor to a smooth, sticky mass. Chill.
| Tritura {bulgur} con dos tercios de {lamb-mince}, la mitad de {onion}, la mitad de {salt}, y {allspice+cinnamon} en el procesador hasta que quede una masa fina y pegajosa. Enfría.
# Make the filling | Haz el relleno
12 cook safe=lamb-mince | Fry the rest of {onion} in {olive-oil} in the pan, add the rest of {lamb-mince}, {cumin+black-pepper}, and the rest of {salt} and fry until dry, {time} in all.[ Stir in {pine-nuts}.] Cool.
| Pocha el resto de {onion} con {olive-oil} en la sartén, añade el resto de {lamb-mince}, {cumin+black-pepper}, y el resto de {salt} y rehoga hasta que se seque, {time} en total.[ Mezcla {pine-nuts}.] Deja enfriar.
# Shape | Forma
30 work | With wet hands shape the mass into {pieces} balls, hollow each with a finger to a thin cup, fill, pinch shut and shape into a lemon with two points.
| Con las manos mojadas forma {pieces} bolas de masa, ahueca cada una con un dedo hasta que quede fina, rellena, cierra y dale forma ovalada con dos puntas.
# Fry | Fríe
14 batch way=stove safe=lamb-mince | Heat {sunflower-oil} to 175 °C and fry in turns, {time} in all, until deep brown. Drain on paper.
| Calienta {sunflower-oil} a 175 °C y fríe por tandas, {time} en total, hasta que tomen un marrón intenso. Escurre sobre papel.
16 batch way=air-fryer safe=lamb-mince | Brush with {sunflower-oil} and cook in one layer in the air fryer at 190 °C for {time}, turning once, until deep brown.
| Unta con {sunflower-oil} y cocina en una capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que tomen un marrón intenso.
== mansaf
names: Mansaf, Jordanian mansaf, lamb mansaf, lamb in yoghurt sauce with rice, mansaf with rice | Mansaf, mansaf jordano, cordero con salsa de yogur y arroz, mansaf de cordero
about: lamb simmered in tangy yoghurt, on rice and flatbread | cordero guisado en yogur ácido sobre arroz y pan plano
kind: main any medium
serves: 6, most 6 in pot
tools: knife pot saucepan blender pan
core: lamb-shoulder yoghurt-greek
ways: stove
- 1200 g lamb-shoulder; in large pieces | en trozos grandes
- 1 onion; quartered | en cuartos
- 2 bay-leaf
- 1 tsp cardamom
- 2.5 tsp salt
- 800 g yoghurt-greek
- 2 tbsp cornflour
- 1 tbsp lemon
- 400 g rice-basmati; rinsed | lavad@
- 1/2 tsp turmeric
- 50 g ghee
- 2 flatbread
- 60 g almond; toasted | tostad@; optional
- 15 g parsley; chopped | picad@; optional
~ flatbread > 2 pitta-gluten-free
~ yoghurt-greek > 800 g yoghurt-soy; name Lamb in soya yoghurt | Cordero en yogur de soja
# Simmer | Cuece
75 cook safe=lamb-shoulder | Simmer {lamb-shoulder} with {onion+bay-leaf+cardamom}, two thirds of {salt} and {1500 ml} of water in the pot for {time}, skimming, until tender. Lift it out and strain the liquid.
| Cuece {lamb-shoulder} con {onion+bay-leaf+cardamom}, dos tercios de {salt} y {1500 ml} de agua en la olla {time}, espumando, hasta que esté {lamb-shoulder!tiern}. Saca y cuela el líquido.
# Make the sauce | Haz la salsa
10 cook | Blend {yoghurt-greek+cornflour+lemon} smooth in the pot, bring to a simmer, stirring all the time in one direction, and add {500 ml} of the liquid, {time} in all.
| Tritura {yoghurt-greek+cornflour+lemon} en la olla hasta que quede fino, calienta hasta que empiece a hervir sin dejar de remover siempre en el mismo sentido y añade {500 ml} del líquido, {time} en total.
20 cook | Put {lamb-shoulder} back and simmer very gently for {time}.
| Vuelve a poner {lamb-shoulder} y cuece muy suave {time}.
# Cook the grain | Cuece el grano
18 cook | Meanwhile melt {ghee} in the saucepan, stir in {rice-basmati+turmeric}, and the rest of {salt}, add {600 ml} of the liquid, cover and cook over low heat for {time}.
| Mientras, funde {ghee} en el cazo, rehoga {rice-basmati+turmeric} con el resto de {salt}, añade {600 ml} del líquido, tapa y cuece a fuego suave {time}.
# Serve | Sirve
4 work | Line a large plate with {flatbread}, pour a little sauce over, heap {rice-basmati} on it and {lamb-shoulder} on top, and pour over more sauce.[ Scatter {almond+parsley} over it.]
| Cubre una fuente con {flatbread}, riega con un poco de salsa, amontona {rice-basmati} y encima {lamb-shoulder}, y riega con más salsa.[ Esparce {almond+parsley} por encima.]
== lahmacun
names: Lahmacun, lahmajoun, lahmajun, lahmadjoun, Turkish pizza, Armenian pizza, lahm bi ajeen, Turkish flatbread with mince | Lahmacun, lahmajun, pizza turca, pizza armenia, lahmayún
about: crisp thin flatbreads baked with spiced minced lamb | panes finos y crujientes horneados con cordero picado especiado
kind: main mediterranean medium
serves: 4, most 4 in tray
makes: 8
tools: bowl processor rollingPin tray
core: lamb-mince bread-flour
ways: oven
- 400 g bread-flour
- 5 g yeast; dried | seca
- 250 ml water; lukewarm | tibia
- 2 tbsp olive-oil
- 2 tsp salt
- 300 g lamb-mince
- 1 onion; quartered | en cuartos
- 1 red-pepper; in pieces | en trozos
- 2 tomato; in pieces | en trozos
- 3 clove garlic
- 20 g parsley
- 1 tbsp tomato-puree
- 1 tsp paprika-sweet
- 1 tsp cumin
- 1 tsp chilli-flakes
- 1 lemon; in wedges | en gajos
~ lamb-mince > 300 g beef-mince; name Lahmacun | Lahmacun
~ lamb-mince > 250 g tinned-lentils; drained, crushed | escurridas, aplastadas; name Lentil lahmacun | Lahmacun de lentejas
# Make the dough | Haz la masa
10 work | Mix {bread-flour+yeast} with {water+olive-oil}, and half of {salt} in the bowl and knead until smooth.
| Mezcla {bread-flour+yeast} con {water+olive-oil}, y la mitad de {salt} en el bol y amasa hasta que quede lisa.
60 cook | Cover and let it rise for {time}.
| Tapa y deja levar {time}.
# Make the topping | Prepara la cobertura
6 work | Chop {onion+red-pepper+tomato+garlic+parsley} very finely in the processor, drain well in a sieve and mix with {lamb-mince+tomato-puree+paprika-sweet+cumin+chilli-flakes}, and the rest of {salt}.
| Pica muy fino {onion+red-pepper+tomato+garlic+parsley} en el procesador, escurre bien en un colador y mezcla con {lamb-mince+tomato-puree+paprika-sweet+cumin+chilli-flakes}, y el resto de {salt}.
# Shape and bake | Forma y hornea
15 work | Heat the oven with the tray inside to 250 °C (fan 230 °C). Divide the dough into {pieces}, roll out 2 mm thin and spread thinly to the edge with the topping.
| Calienta el horno con la bandeja dentro a 250 °C (230 °C con ventilador). Divide la masa en {pieces}, estira a 2 mm y extiende encima una capa fina de la cobertura hasta el borde.
28 pieces safe=lamb-mince | Bake two at a time on the hot tray, {time} in all, until the edges are brown. Stack them, so that they stay soft, and serve with {lemon}.
| Hornea de dos en dos en la bandeja caliente, {time} en total, hasta que se doren los bordes. Apílalos para que no se sequen y sirve con {lemon}.
`);
