import { cards } from "../parse-cards.ts";

export const AMERICAN_SWEETS = cards(`
== whoopie-pies
names: Whoopie pies, whoopie pie, chocolate whoopie pies | Whoopie pies, whoopie pie, whoopie pies de chocolate, galletas whoopie rellenas
about: two soft cocoa cakes with a creamy vanilla filling | dos bizcochitos tiernos de cacao con relleno cremoso de vainilla
kind: cake any easy
serves: 12, most 12 in tray, whole
makes: 12
tools: tray bowl whisk mixer paper rack
core: cocoa flour
ways: oven
- 280 g flour
- 50 g cocoa
- 1 tsp bicarbonate
- 1/2 tsp salt
- 120 g butter; soft | blanda
- 180 g brown-sugar
- 1 egg; binds
- 240 ml buttermilk
-- For the filling | Para el relleno
- 120 g butter as filling-butter; soft | blanda
- 160 g icing-sugar
- 150 g cream-cheese
- 1 tsp vanilla
~ buttermilk > 240 ml soy-drink; with a spoonful of vinegar | con una cucharada de vinagre
~ cream-cheese > 150 g vegan-cream-cheese
~ flour > 280 g flour-gluten-free; name Gluten-free whoopie pies | Whoopie pies sin gluten
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C). Beat {butter+brown-sugar} in the bowl until fluffy, then beat in {egg}.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {butter+brown-sugar} en el bol hasta que esponje e incorpora {egg}.
4 work | Sieve in {flour+cocoa+bicarbonate+salt} by turns with {buttermilk} and stir just until even.
| Tamiza encima {flour+cocoa+bicarbonate+salt}, alternando con {buttermilk}, y mezcla lo justo.
# Bake | Hornea
12 batch safe=egg | Drop 24 heaps well apart on the lined tray and bake for {time}, until they spring back.
| Reparte 24 montones separados en la bandeja forrada y hornea {time}, hasta que recuperen la forma al tocarlos.
30 cook | Let them cool on the rack for {time}.
| Deja enfriar en la rejilla {time}.
# Fill | Rellena
8 work | Whip {filling-butter+icing-sugar} until white, beat in {cream-cheese+vanilla} and sandwich in pairs to {pieces} pies.
| Bate {filling-butter+icing-sugar} hasta que blanquee, incorpora {cream-cheese+vanilla} y une de dos en dos: {pieces} en total.
== monkey-bread
names: Monkey bread, cinnamon pull-apart bread, pull-apart cinnamon bread, cinnamon monkey bread | Pan de mono, monkey bread, pan de mono de canela, pan dulce de bolitas
about: balls of yeast dough in cinnamon sugar, baked together in caramel | bolitas de masa dulce con azúcar y canela, horneadas juntas con caramelo
kind: cake any medium
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl saucepan
core: flour yeast
ways: oven
- 500 g flour
- 7 g yeast; dried | seca
- 50 g sugar as dough-sugar
- 1 tsp salt
- 260 ml milk; lukewarm | tibia
- 60 g butter as dough-butter; melted | derretida
- 1 egg; binds
-- For the coating | Para el rebozado
- 120 g butter
- 180 g brown-sugar
- 2 tsp cinnamon
# Knead | Amasa
12 work | Mix {flour+yeast+dough-sugar+salt} in the bowl with {milk+dough-butter+egg} and knead until soft and smooth.
| Mezcla {flour+yeast+dough-sugar+salt} en el bol con {milk+dough-butter+egg} y amasa hasta que quede lisa y blanda.
75 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape | Forma
15 work | Melt {butter}. Pull off small balls, dip them in it, turn in {brown-sugar+cinnamon} and pile loosely in the greased tin. Pour what is left over the top.
| Funde {butter}. Forma bolitas pequeñas, mójalas en lo fundido, pasa por {brown-sugar+cinnamon} y amontona en el molde engrasado. Vierte encima lo que quede.
30 cook | Let them rise again for {time}.
| Deja levar otra vez {time}.
# Bake | Hornea
35 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until deep brown.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que tome un color dorado oscuro.
5 cook | Leave in the tin for {time}, turn out while hot and pull apart.
| Deja en el molde {time}, vuelca en caliente y separa con las manos.
== buckeyes
names: Buckeyes, buckeye candy, peanut butter buckeyes, chocolate peanut butter balls, peanut butter balls | Buckeyes, bolitas de crema de cacahuete y chocolate, bombones de crema de cacahuete, bolitas de mantequilla de maní y chocolate
about: peanut butter balls half dipped in dark chocolate | bolitas de crema de cacahuete bañadas a medias en chocolate negro
kind: snack any easy
serves: 12, most 12 in tray
makes: 36
tools: bowl saucepan tray paper
core: peanut-butter chocolate
ways: stove+freezer
- 300 g peanut-butter; smooth | fin@
- 80 g butter; soft | blanda
- 1 tsp vanilla; optional
- 1/4 tsp salt
- 280 g icing-sugar
- 220 g chocolate; chopped | picad@
~ peanut-butter > 300 g almond-butter; smooth | fina; name Almond buckeyes | Bolitas de crema de almendra y chocolate
# Mix and shape | Mezcla y forma
12 work | Beat {peanut-butter+butter+vanilla+salt} in the bowl, work in {icing-sugar} and roll {pieces} balls. Lay them on the lined tray.
| Mezcla {peanut-butter+butter+vanilla+salt} en el bol, incorpora {icing-sugar} y forma {pieces} bolitas. Ponlas en la bandeja forrada.
30 cook | Freeze for {time}, until firm.
| Congela {time}, hasta que estén firmes.
# Dip | Baña
4 cook | Melt {chocolate} in the saucepan over very low heat for {time}, stirring.
| Funde {chocolate} en el cazo a fuego muy bajo {time}, removiendo.
12 work | Spear each ball on a stick and dip it, leaving a round eye open on top. Smooth the hole with a finger.
| Pincha cada bolita con un palillo y báñala, dejando un círculo al descubierto. Alisa el agujero con el dedo.
30 cook | Chill for {time}, until set.
| Enfría {time}, hasta que cuaje.
== apple-cobbler
names: Apple cobbler, apple cobblers, Southern apple cobbler | Cobbler de manzana, apple cobbler
about: cinnamon apples baked under a soft buttery crust | manzanas con canela al horno bajo una masa tierna de mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl knife
core: apple
ways: oven
- 1000 g apple; peeled and cored, sliced | peladas y sin corazón, en gajos
- 80 g brown-sugar
- 1 tbsp cornflour
- 1 tbsp lemon
- 1.5 tsp cinnamon
- 180 g flour
- 60 g sugar
- 2 tsp baking-powder
- 1/4 tsp salt
- 80 g butter; cold, diced | fría, en dados
- 120 ml milk
# Soften the fruit | Ablanda la fruta
8 work | Heat the oven to 190 °C (fan 170 °C). Mix {apple+brown-sugar+cornflour+lemon+cinnamon} in the dish.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {apple+brown-sugar+cornflour+lemon+cinnamon} en la fuente.
20 batch | Cover with foil and bake for {time}, until half soft.
| Tapa con aluminio y hornea {time}, hasta que queden a medio hacer.
# Top and bake | Cubre y hornea
6 work | Rub {butter} into {flour+sugar+baking-powder+salt} in the bowl, stir in {milk} and drop in spoonfuls on top.
| Deshaz {butter} en {flour+sugar+baking-powder+salt} en el bol, añade {milk} y reparte a cucharadas por encima.
30 batch | Bake for {time}, until golden and cooked through underneath. Serve warm.
| Hornea {time}, hasta que se dore y quede hecho también por debajo. Sirve templado.
== berry-cobbler
names: Blueberry cobbler, blueberry cobblers, berry cobbler | Cobbler de arándanos, blueberry cobbler
about: baked berries under a soft buttery crust | frutos rojos al horno bajo una masa tierna de mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl
core: blueberry
ways: oven
- 750 g blueberry
- 90 g sugar
- 2 tbsp cornflour
- 1 tbsp lemon
- 180 g flour
- 60 g sugar as crust-sugar
- 2 tsp baking-powder
- 1/4 tsp salt
- 80 g butter; cold, diced | fría, en dados
- 120 ml milk
~ blueberry > 750 g mixed-berries; name Mixed berry cobbler | Cobbler de frutos rojos
# Prepare the fruit | Prepara la fruta
4 work | Heat the oven to 190 °C (fan 170 °C). Mix {blueberry+sugar+cornflour+lemon} in the dish.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {blueberry+sugar+cornflour+lemon} en la fuente.
# Top and bake | Cubre y hornea
6 work | Rub {butter} into {flour+crust-sugar+baking-powder+salt} in the bowl, stir in {milk} and drop in spoonfuls on top.
| Deshaz {butter} en {flour+crust-sugar+baking-powder+salt} en el bol, añade {milk} y reparte a cucharadas por encima.
35 batch | Bake for {time}, until the juice bubbles thickly and the crust is golden. Serve warm.
| Hornea {time}, hasta que el jugo burbujee espeso y la masa se dore. Sirve templado.
== sugar-cookies
names: Sugar cookies, vanilla sugar cookies, Christmas sugar cookies, sugar cookie | Galletas de azúcar, sugar cookies, galletas de mantequilla con forma, galletas decoradas de azúcar, galletas de vainilla
about: buttery vanilla biscuits that keep their shape | galletas de mantequilla y vainilla que conservan la forma
kind: snack any easy
serves: 10, most 10 in tray, whole
makes: 30
tools: bowl tray rollingPin paper mixer
core: flour
ways: oven
- 225 g butter; soft | blanda
- 180 g sugar
- 1 egg; binds
- 2 tsp vanilla
- 360 g flour
- 1/4 tsp salt
- 100 g icing-sugar; optional
- 1 tbsp water; optional
~ flour > 360 g flour-gluten-free; name Gluten-free sugar cookies | Galletas de azúcar sin gluten
# Mix | Mezcla
8 work | Beat {butter+sugar} in the bowl until pale, beat in {egg+vanilla} and work in {flour+salt}. Press flat.
| Bate {butter+sugar} en el bol hasta que blanquee, incorpora {egg+vanilla} y después {flour+salt}. Aplasta en un disco.
60 cook | Wrap and chill for {time}.
| Envuelve y enfría {time}.
# Cut and bake | Corta y hornea
15 work | Heat the oven to 180 °C (fan 160 °C). Roll out to 5 mm, cut {pieces} shapes and lay them on the lined tray.
| Calienta el horno a 180 °C (160 °C con ventilador). Estira a 5 mm, corta {pieces} formas y ponlas en la bandeja forrada.
10 batch safe=egg | Bake for {time}, until just coloured at the edge, and let them cool.
| Hornea {time}, hasta que apenas tome color el borde, y deja enfriar.
4 work | [Stir {icing-sugar} with {water} until thick and decorate.]
| [Mezcla {icing-sugar} con {water} hasta que espese y decora.]
== courgette-bread
names: Zucchini bread, courgette bread, courgette cake, courgette loaf, zucchini cake, zucchini loaf | Bizcocho de calabacín, pan de calabacín, zucchini bread, pan dulce de calabacín, budín de zucchini
about: a moist spiced loaf with grated courgette | bizcocho especiado y jugoso con calabacín rallado
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl grater whisk
core: courgette
ways: oven
- 300 g courgette; coarsely grated | rallado grueso
- 2 egg; binds
- 180 g brown-sugar
- 120 ml sunflower-oil
- 1 tsp vanilla; optional
- 250 g flour
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 2 tsp cinnamon
- 1/2 tsp salt
- 80 g walnut; chopped | picad@; optional
~ brown-sugar > 155 g sweetener; for baking | apto para hornear
+ 100 g chocolate raisins nut
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Squeeze {courgette} lightly. Whisk {egg+brown-sugar+sunflower-oil+vanilla} in the bowl and stir in {courgette}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Escurre un poco {courgette}. Bate {egg+brown-sugar+sunflower-oil+vanilla} en el bol y añade {courgette}.
3 work | Fold in {flour+baking-powder+bicarbonate+cinnamon+salt}[, then {walnut+extra}], and pour into the tin.
| Incorpora {flour+baking-powder+bicarbonate+cinnamon+salt}[ y luego {walnut+extra}] y vierte en el molde.
# Bake | Hornea
55 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
30 cook | Leave in the tin for {time}, then turn out.
| Deja en el molde {time} y desmolda.
== rice-crispy-treats
names: Rice krispie treats, rice crispy treats, rice krispie squares, marshmallow crispy squares, marshmallow treats, crispy rice treats | Barritas de arroz inflado y nubes, cuadrados de arroz inflado, rice krispies treats, barritas de arroz inflado
about: puffed rice held together with melted marshmallow and butter | arroz inflado unido con nubes fundidas y mantequilla
kind: snack any easy
serves: 9, most 9 in squareTin, whole
makes: 16
tools: squareTin pot spatula paper
core: puffed-rice marshmallow
ways: stove microwave
- 50 g butter
- 250 g marshmallow
- 1/4 tsp salt
- 160 g puffed-rice
~ marshmallow > 250 g vegan-marshmallow; name Vegan crispy rice squares | Cuadrados veganos de arroz inflado
# Melt | Funde
6 cook way=stove | Melt {butter} in the pot over low heat, add {marshmallow+salt} and stir for {time}, until smooth.
| Funde {butter} en la olla a fuego bajo, añade {marshmallow+salt} y remueve {time}, hasta que quede liso.
2 cook way=microwave | Melt {butter+marshmallow+salt} in a large bowl in the microwave on high for {time}, stirring every 30 seconds, until smooth.
| Funde {butter+marshmallow+salt} en un bol grande en el microondas a máxima potencia {time}, removiendo cada 30 segundos, hasta que quede liso.
# Press | Prensa
5 work | Stir in {puffed-rice} quickly and press gently into the lined tin with greased hands.
| Incorpora {puffed-rice} deprisa y extiende en el molde forrado con las manos engrasadas, sin apretar mucho.
40 cook | Let it set for {time} and cut into {pieces} squares.
| Deja cuajar {time} y corta en {pieces} cuadrados.
== energy-balls
names: Energy balls, date energy balls, energy bites, bliss balls, protein balls, no-bake energy balls, oat energy balls | Bolitas energéticas, bolitas de dátiles y avena, energy balls, bolitas energéticas de dátil, bolitas de avena y dátiles, bolitas de energía
about: dates, oats and nuts rolled into small balls | dátiles, avena y frutos secos en bolitas que no se hornean
kind: snack any easy
serves: 6, most 12 in processor
makes: 18
tools: processor
core: date oats
ways: none
- 250 g date; soft, stoned | blandos y sin hueso
- 100 g oats
- 80 g almond
- 2 tbsp cocoa; optional
- 2 tbsp peanut-butter; optional
- 1 pinch salt
- 1 tbsp water
- 30 g coconut-desiccated; optional
~ oats > 100 g oats-gluten-free; name Energy balls | Bolitas energéticas
# Blend | Tritura
4 work | Blend {oats+almond} to coarse crumbs in the food processor. Add {date+salt+water}[ and {cocoa+peanut-butter}] and blend until it clumps when pressed.
| Tritura {oats+almond} en el procesador hasta tener migas gruesas. Añade {date+salt+water}[ y {cocoa+peanut-butter}] y tritura hasta que se compacte al apretar.
# Roll | Forma
10 work | Roll {pieces} balls with damp hands.[ Turn them in {coconut-desiccated}.]
| Forma {pieces} bolitas con las manos húmedas.[ Pásalas por {coconut-desiccated}.]
20 cook | Chill for {time}. They keep a week in the fridge.
| Enfría {time}. Se guardan una semana en la nevera.
`);
