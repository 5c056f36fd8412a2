import { cards } from "../parse-cards.ts";

export const INDIAN_BREADS_AND_SWEETS = cards(`
== paratha
names: Paratha, parathas, plain paratha, lachha paratha, lacha paratha, laccha paratha, Indian layered flatbread, flaky paratha | Paratha, parathas, lachha paratha, paratha de capas, pan indio hojaldrado
about: flaky Indian flatbreads of wholemeal flour layered with ghee | panes planos indios de harina integral, hojaldrados con ghee
kind: bread indian medium
serves: 4, most 4 in pan
makes: 8
tools: bowl pan rollingPin
core: wholemeal-flour
ways: stove
instead: flatbreads-of-gluten-free-flour
- 350 g wholemeal-flour; fine | fina
- 3/4 tsp salt
- 210 ml water; warm | templada
- 80 g ghee; melted | fundido
~ ghee > 80 g butter-plant; melted | fundida
# Make the dough | Haz la masa
8 work | Mix most of {wholemeal-flour} with {salt} in the bowl, add {water} and a spoonful of {ghee} and knead until soft and smooth. Keep the rest of {wholemeal-flour} for rolling.
| Mezcla casi toda {wholemeal-flour} con {salt} en el bol, añade {water} y una cucharada de {ghee} y amasa hasta que quede suave y lisa. Guarda el resto de {wholemeal-flour} para estirar.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Roll in layers | Estira en capas
15 work | Form {pieces} balls. Roll each out thin, brush with some of {ghee}, pleat into a strip, coil it into a spiral and roll that out gently to 16 cm.
| Forma {pieces} bolas. Estira cada una muy fina, pinta con algo de {ghee}, pliega en una tira, enróllala en espiral y estira con suavidad hasta 16 cm.
why | The fat between the folds parts the layers in the heat.
| La grasa entre los pliegues separa las capas con el calor.
# Cook | Cocina
22 pieces | Cook one at a time in the hot pan over medium heat, {time} in all: turn when bubbles rise, brush with the rest of {ghee} and press until both sides are golden and crisp. Crush lightly between the hands and serve warm.
| Hazlas de una en una en la sartén caliente a fuego medio, {time} en total: da la vuelta cuando salgan burbujas, pinta con el resto de {ghee} y aprieta hasta que los dos lados queden dorados y crujientes. Ahueca entre las manos y sirve templadas.
== aloo-paratha
names: Aloo paratha, aloo parathas, alu paratha, potato paratha, potato-stuffed paratha, stuffed paratha | Aloo paratha, paratha de patata, parathas de patata, paratha rellena de patata, paratha rellena
about: Indian wholemeal flatbreads filled with spiced potato | panes planos indios de harina integral rellenos de patata especiada
kind: breakfast indian medium
serves: 4, most 4 in pan
makes: 8
tools: knife bowl pan pot masher rollingPin
core: wholemeal-flour potato cumin garam-masala
ways: stove
- 350 g wholemeal-flour; fine | fina
- 1.5 tsp salt
- 210 ml water; warm | templada
- 60 g ghee; melted | fundido
-- For the filling | Para el relleno
- 500 g potato; floury, in pieces | harinosas, en trozos
- 1 chilli; finely chopped | picad@ fin@; optional
- 10 g ginger; grated | rallad@; optional
- 1 tsp cumin
- 1/2 tsp garam-masala
- 15 g coriander-leaf; chopped | picad@
~ potato > 500 g cauliflower; finely grated | rallada fina; name Gobi paratha | Paratha de coliflor
~ ghee > 60 g butter-plant; melted | fundida
# Make the dough | Haz la masa
8 work | Mix most of {wholemeal-flour} with half of {salt} in the bowl, add {water} and knead until soft. Keep the rest of {wholemeal-flour} for rolling.
| Mezcla casi toda {wholemeal-flour} con la mitad de {salt} en el bol, añade {water} y amasa hasta que quede suave. Guarda el resto de {wholemeal-flour} para estirar.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
18 cook if=potato | Boil {potato} in water in the pot for {time}, until soft. Drain well, let it steam dry and mash without lumps.
| Cuece {potato} en agua en la olla {time}, hasta que se ablanden. Escurre bien, deja que suelten el vapor y aplasta sin grumos.
6 cook not=potato | Cook {potato} in the dry pan for {time}, stirring, until soft and dry.
| Cocina {potato} en la sartén seca {time}, removiendo, hasta que quede tierno y seco.
3 work | Mix with {chilli+ginger+cumin+garam-masala+coriander-leaf}, season with the rest of {salt} and let it cool.
| Mezcla con {chilli+ginger+cumin+garam-masala+coriander-leaf}, sazona con el resto de {salt} y deja enfriar.
# Fill and roll | Rellena y estira
15 work | Form {pieces} balls of dough, flatten, wrap each round a ball of filling as large and pinch shut. Roll out gently to 16 cm, seam side up first.
| Forma {pieces} bolas de masa, aplana, envuelve con cada una una bola de relleno igual de grande y cierra. Estira con suavidad hasta 16 cm, primero con la unión hacia arriba.
# Cook | Cocina
22 pieces | Cook one at a time in the hot pan, {time} in all, turning and brushing with {ghee}, until brown spots cover both sides. Serve hot.
| Hazlas de una en una en la sartén caliente, {time} en total, con vueltas y pintando con {ghee}, hasta que los dos lados tengan manchas doradas. Sirve calientes.
== kheer
names: Kheer, rice kheer, chawal ki kheer, Indian rice pudding, payasam, paal payasam | Kheer, kheer de arroz, arroz con leche indio, payasam, arroz con leche hindú
about: rice simmered slowly in milk with cardamom, nuts and raisins | arroz cocido despacio en leche con cardamomo, frutos secos y pasas
kind: dessert indian easy
serves: 4, most 6 in pot
tools: knife pot
core: milk rice-basmati
ways: stove
- 80 g rice-basmati
- 1500 ml milk; whole | entera
- 80 g sugar
- 1/2 tsp cardamom
- 10 g ghee
- 30 g almond; sliced | laminad@
- 20 g pistachio; chopped | picad@; optional
- 30 g raisins
- 1 pinch saffron; optional
~ milk > 1200 ml coconut-milk; name Coconut kheer | Kheer de coco
~ milk > 1500 ml soy-drink; name Soya milk kheer | Kheer de bebida de soja
~ almond > 30 g sunflower-seeds
~ sugar > 100 g date; finely chopped | picad@ fin@
# Soak | Remoja
20 cook | Rinse {rice-basmati} and soak in water for {time}. Drain.
| Enjuaga {rice-basmati} y remoja en agua {time}. Escurre.
# Simmer | Cuece
3 cook | Fry {almond+raisins} in {ghee} in the pot for {time}, until golden and plump, and lift out.
| Dora {almond+raisins} con {ghee} en la olla {time}, hasta que tomen color y se hinchen, y saca.
45 cook if=milk | Bring {milk} to the boil in the pot, add {rice-basmati} and simmer over low heat for {time}, stirring often right down so that it does not catch, until the grains are very soft and it coats the spoon.
| Lleva {milk} a ebullición en la olla, añade {rice-basmati} y cuece a fuego suave {time}, removiendo a menudo hasta abajo para que no se pegue, hasta que el grano esté muy tierno y nape la cuchara.
25 cook not=milk | Bring {milk} just to the boil with {300 ml} of water in the pot, add {rice-basmati} and simmer over low heat for {time}, stirring often, until the grains are very soft and it coats the spoon.
| Lleva {milk} justo a ebullición con {300 ml} de agua en la olla, añade {rice-basmati} y cuece a fuego suave {time}, removiendo a menudo, hasta que el grano esté muy tierno y nape la cuchara.
5 cook | Stir in {sugar+cardamom+saffron} and simmer for {time}. It thickens further as it cools.
| Añade {sugar+cardamom+saffron} y cuece {time}. Al enfriarse espesa más.
# Serve | Sirve
1 work | Stir in {almond+raisins}.[ Scatter {pistachio} on top.] Serve warm, or cool it quickly and serve chilled.
| Incorpora {almond+raisins}.[ Reparte {pistachio} por encima.] Sirve templado, o enfría rápido y sirve frío.
== gulab-jamun
names: Gulab jamun, gulab jamuns, gulab jaman, gulaab jamun, Indian milk doughnuts in syrup | Gulab jamun, gulab jamuns, bolitas indias de leche en almíbar, bolas de leche en almíbar
about: soft fried balls of milk powder soaked in cardamom syrup | bolitas fritas y tiernas de leche en polvo, bañadas en almíbar de cardamomo
kind: dessert indian medium
serves: 6, most 6 in deepPan
makes: 18
tools: bowl saucepan deepPan slotted
core: milk-powder sugar
ways: stove
- 300 g sugar
- 350 ml water
- 1/2 tsp cardamom
- 1 pinch saffron; optional
- 150 g milk-powder
- 50 g flour
- 1/2 tsp baking-powder
- 20 g ghee; soft | blando
- 90 ml milk; lukewarm | tibia
- 700 ml sunflower-oil; for frying | para freír
- 1 tbsp pistachio; chopped | picad@; optional
# Boil the syrup | Hierve el jarabe
8 cook | Simmer {sugar+water+cardamom+saffron} in the saucepan for {time}, until slightly sticky. Keep it warm.
| Cuece {sugar+water+cardamom+saffron} en el cazo {time}, hasta que quede algo pegajoso. Mantenlo templado.
# Make the dough | Haz la masa
4 work | Rub {milk-powder+flour+baking-powder+ghee} together in the bowl. Add {milk} by the spoonful and bring together, without kneading, to a soft, slightly sticky dough.
| Frota {milk-powder+flour+baking-powder+ghee} en el bol. Añade {milk} a cucharadas y une, sin amasar, hasta que quede blanda y algo pegajosa.
10 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
6 work | With greased hands roll {pieces} small balls without a single crack.
| Con las manos engrasadas, forma {pieces} bolitas sin ninguna grieta.
# Fry | Fríe
16 pieces | Heat {sunflower-oil} to only 140 °C in the deep pot. Fry a few balls at a time, {time} in all, rolling them about all the while, until deep brown all over. Drain.
| Calienta {sunflower-oil} a solo 140 °C en la olla honda. Fríe las bolitas de pocas en pocas, {time} en total, moviéndolas sin parar, hasta que estén bien tostadas por todas partes. Escurre.
why | In hotter oil they brown before the middle is done.
| En aceite más caliente se doran antes de hacerse por dentro.
# Soak | Baña
120 cook | Put them into the warm syrup and leave for {time}, until doubled in size.[ Scatter {pistachio} over them.] Serve warm or cool.
| Ponlas en el jarabe templado y deja {time}, hasta que doblen su tamaño.[ Reparte {pistachio} por encima.] Sirve templadas o frías.
== coriander-chutney
names: Coriander chutney, green chutney, mint chutney, cilantro chutney, mint and coriander chutney, Indian green chutney, hari chutney, dhania chutney, pudina chutney | Chutney verde, chutney de cilantro, chutney de menta, chutney de cilantro y menta, chutney indio de cilantro
about: a fresh green sauce of coriander, mint, chilli and lemon | salsa verde fresca de cilantro, menta, guindilla y limón
kind: sauce indian easy
serves: 6, most 12 in jug
tools: jug
core: coriander-leaf
ways: none
- 80 g coriander-leaf; with tender stalks | con tallos tiernos
- 30 g mint; leaves | hojas
- 1 chilli; in pieces | en trozos
- 10 g ginger; in pieces | en trozos; optional
- 1 clove garlic
- 1/2 tsp cumin
- 1 lemon; juiced | en zumo
- 1/2 tsp sugar
- 1/2 tsp salt
# Wash | Lava
4 work | Wash {coriander-leaf+mint} and shake dry.
| Lava {coriander-leaf+mint} y sacude bien el agua.
# Blend | Tritura
4 work | Blend with {chilli+ginger+garlic+cumin+lemon+sugar+salt} and {3 tbsp} of cold water until smooth. Add a little more water only if the blades do not grip.
| Tritura con {chilli+ginger+garlic+cumin+lemon+sugar+salt} y {3 tbsp} de agua fría hasta que quede fino. Añade un poco más de agua solo si las cuchillas no lo cogen.
tip | It keeps its colour for two days in the fridge, well covered.
| Conserva el color dos días en la nevera, bien tapado.
== coconut-chutney
names: Coconut chutney, South Indian coconut chutney, nariyal chutney | Chutney de coco, chutney indio de coco
about: a South Indian sauce of coconut, chilli and toasted mustard seeds | salsa del sur de la India de coco, guindilla y semillas de mostaza tostadas
kind: sauce indian easy
serves: 4, most 8 in jug
tools: jug smallPan
core: coconut-desiccated
ways: stove
- 120 g coconut-desiccated
- 2 tbsp chana-dal
- 1 chilli; in pieces | en trozos
- 10 g ginger; in pieces | en trozos; optional
- 1/2 tsp salt
- 1/2 lemon; juiced | en zumo
- 1 tbsp sunflower-oil
- 1 tsp mustard-seeds
- 10 leaf curry-leaves; optional
# Soak | Remoja
15 cook | Cover {coconut-desiccated} with {200 ml} of hot water and leave for {time}. Fresh grated flesh needs no soaking.
| Cubre {coconut-desiccated} con {200 ml} de agua caliente y deja {time}. La pulpa fresca rallada no necesita remojo.
# Brown and blend | Tuesta y tritura
4 cook | Toast {chana-dal} in the dry pan over medium heat for {time}, until golden and fragrant.
| Tuesta {chana-dal} en la sartén seca a fuego medio {time}, hasta que se dore y huela.
4 work | Blend {coconut-desiccated} with its water and {chana-dal+chilli+ginger+salt+lemon} to a thick, slightly grainy sauce.
| Tritura {coconut-desiccated} con su agua y {chana-dal+chilli+ginger+salt+lemon} hasta obtener una salsa espesa y algo granulosa.
# Temper | Aromatiza
2 cook | Heat {sunflower-oil} in the pan and let {mustard-seeds+curry-leaves} crackle for {time}, then pour it over.
| Calienta {sunflower-oil} en la sartén, deja saltar {mustard-seeds+curry-leaves} durante {time} y viértelo por encima.
== tamarind-chutney
names: Tamarind chutney, sweet tamarind chutney, imli chutney, sweet and sour tamarind chutney | Chutney de tamarindo, chutney dulce de tamarindo, salsa india de tamarindo, chutney agridulce de tamarindo
about: a dark sweet and sour Indian sauce of tamarind and spices | salsa india oscura y agridulce de tamarindo y especias
kind: sauce indian easy
serves: 8, most 16 in saucepan
tools: saucepan sieve
core: tamarind
ways: stove
- 120 g tamarind; smooth paste | en pasta lisa
- 300 ml water
- 120 g brown-sugar
- 1 tsp cumin
- 1/2 tsp ginger-ground
- 1/2 tsp chilli-powder
- 1/2 tsp salt
# Simmer | Cuece
15 cook | Whisk {tamarind+water+brown-sugar+cumin+ginger-ground+chilli-powder+salt} in the saucepan and simmer for {time}, stirring, until it lightly coats a spoon.
| Mezcla {tamarind+water+brown-sugar+cumin+ginger-ground+chilli-powder+salt} en el cazo y cuece a fuego suave {time}, removiendo, hasta que nape ligeramente la cuchara.
# Cool | Enfría
30 cook | Strain if it has fibres and cool for {time}; it thickens as it cools. It keeps for two weeks in a clean jar in the fridge.
| Cuela si tiene fibras y deja enfriar {time}; al enfriarse espesa. Se conserva dos semanas en un tarro limpio en la nevera.
== mango-chutney
names: Mango chutney, sweet mango chutney, homemade mango chutney, spiced mango chutney | Chutney de mango, chutney de mango casero, chutney dulce de mango
about: a sticky sweet and sour preserve of mango, ginger and spices | conserva agridulce y brillante de mango, jengibre y especias
kind: sauce indian easy
serves: 12, most 12 in pot
tools: knife pot jar
core: mango cider-vinegar
ways: stove
- 4 mango; firm, in small dice | firmes, en dados pequeños
- 250 g sugar
- 200 ml cider-vinegar
- 25 g ginger; grated | rallad@
- 2 clove garlic; crushed | machacad@
- 1 tsp salt
- 1 tsp cumin
- 1/2 tsp chilli-flakes
- 1/4 tsp cardamom; optional
# Simmer | Cuece
10 cook | Boil {sugar+cider-vinegar} in the pot for {time}.
| Hierve {sugar+cider-vinegar} en la olla {time}.
45 cook | Add {mango+ginger+garlic+salt+cumin+chilli-flakes+cardamom} and simmer for {time}, stirring more often towards the end, until thick and glossy and a spoon leaves a path on the bottom.
| Añade {mango+ginger+garlic+salt+cumin+chilli-flakes+cardamom} y cuece a fuego suave {time}, removiendo más a menudo al final, hasta que quede espeso y brillante y la cuchara deje un surco abajo.
# Fill | Envasa
5 work | Fill it hot into the hot, clean jar and close. Once cool, keep it in the fridge and eat it within a month.
| Llena en caliente el tarro limpio y caliente y cierra. Una vez frío, guarda en la nevera y consume en un mes.
`);
