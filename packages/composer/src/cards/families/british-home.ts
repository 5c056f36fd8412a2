import { cards } from "../parse-cards.ts";

export const BRITISH_HOME = cards(`
== welsh-rarebit
names: Welsh rarebit, Welsh rabbit, rarebit | Tostadas galesas de queso, Welsh rarebit, rarebit galés
about: crisp slices under a browned, bubbling cheese sauce | tostadas gratinadas con salsa de queso
kind: snack any easy
serves: 4, most 4 in tray
tools: knife saucepan whisk tray grater
core: bread cheddar
ways: stove+grill
- 4 slice bread; thick | gruesas
- 30 g butter
- 30 g flour
- 150 ml beer; dark | negra
- 250 g cheddar; mature, grated | curado, rallado
- 2 tsp mustard
- 2 tsp worcestershire
- 1/4 tsp black-pepper
~ bread > 4 slice bread-gluten-free; thick | gruesas; name Welsh rarebit | Tostadas galesas de queso
~ cheddar > 250 g cheddar-vegetarian; grated | rallado; name Welsh rarebit | Tostadas galesas de queso
~ cheddar > 220 g vegan-cheese; grated | rallado; name Welsh rarebit | Tostadas galesas de queso
~ beer > 150 ml milk
~ beer > 150 ml oat-drink
# Make the sauce | Haz la salsa
2 cook | Melt {butter} in the saucepan over low heat, stir in {flour} and cook for {time} without colouring.
| Funde {butter} en el cazo a fuego suave, añade {flour} y rehoga {time} sin que tome color.
3 cook | Whisk in {beer} little by little and simmer for {time}, until very thick.
| Incorpora {beer} poco a poco con las varillas y cuece {time}, hasta que espese mucho.
3 work | Off the heat stir in {cheddar+mustard+worcestershire+black-pepper} until melted and smooth. Let it cool a little: it spreads better.
| Fuera del fuego añade {cheddar+mustard+worcestershire+black-pepper} y remueve hasta que se funda y quede liso. Deja templar un poco: se extiende mejor.
# Crisp the slices | Tuesta las rebanadas
4 batch | Heat the grill. Toast {bread} on the tray on both sides for {time} in all.
| Calienta el grill. Tuesta {bread} en la bandeja por los dos lados, {time} en total.
# Brown | Gratina
3 batch | Spread the sauce up to the edges, so that they do not burn, and grill for {time}, until bubbling and brown in spots. Serve at once.
| Extiende la salsa hasta los bordes, para que no se quemen, y gratina {time}, hasta que burbujee y se dore a manchas. Sirve enseguida.
== bubble-and-squeak
names: Bubble and squeak, bubble and squeak cake, potato and cabbage cake | Bubble and squeak, torta inglesa de patata y col, torta de patata y repollo
about: mashed potato and cabbage fried into a crusty cake | torta de puré de patata y repollo, dorada en la sartén
kind: side any easy
serves: 4, most 4 in pan
tools: knife pot colander masher pan
core: potato cabbage
ways: stove
- 800 g potato; floury, in pieces | harinosas, en trozos
- 350 g cabbage; shredded | en tiras
- 1 onion; finely chopped | picad@ fin@
- 50 g butter
- 1.5 tsp salt
- 1/2 tsp black-pepper
+ 80 g bacon brussels-sprout carrot peas
# Boil | Cuece
16 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until soft.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que un cuchillo entre sin esfuerzo.
5 cook | Add {cabbage} and boil for {time} more. Drain, let it steam dry and crush roughly with {black-pepper} and the rest of {salt}.
| Añade {cabbage} y cuece {time} más. Escurre, deja que suelte el vapor y aplasta sin afinar con {black-pepper} y el resto de {salt}.
tip | Yesterday's leftovers will do as well: start with the frying and heat them through well.
| Valen las sobras de ayer: empieza por la sartén y calienta bien por dentro.
# Fry | Fríe
6 cook safe=extra | Melt half of {butter} in the pan over medium heat.[ Fry {onion+extra} in it for {time}, until soft.]
| Funde la mitad de {butter} en la sartén a fuego medio.[ Sofríe en ella {onion+extra} {time}, hasta que se ablande.]
10 batch | Mix in the crushed vegetables, press flat into one round and fry over medium heat for {time}, until a brown crust forms below.
| Mezcla con las hortalizas aplastadas, aprieta en una torta plana y dora a fuego medio {time}, hasta que se forme costra debajo.
8 batch | Turn it in pieces, add the rest of {butter} round the edge and fry for {time}, until brown and hot through.
| Dale la vuelta por partes, añade el resto de {butter} por el borde y dora {time}, hasta que esté tostada y bien caliente por dentro.
== coronation-chicken
names: Coronation chicken, coronation chicken salad, coronation chicken filling, coronation chicken sandwich filling, coronation chicken sandwich | Pollo de la coronación, pollo coronación, coronation chicken
about: cold chicken in a mild curry and apricot mayonnaise | pollo frío con mayonesa suave de curry y albaricoque
kind: salad any easy
serves: 4, most 4 in saucepan
tools: knife saucepan smallPan bowl
core: chicken-breast curry-powder
ways: stove
- 600 g chicken-breast
- 1 tsp salt
- 1 tbsp sunflower-oil
- 1 shallot; finely chopped | picad@ fin@
- 1 tbsp curry-powder
- 120 g mayonnaise
- 100 g yoghurt
- 2 tbsp chutney
- 60 g apricot-dried; chopped | picad@
- 1/2 lemon; juiced | en zumo
- 30 g almond; flaked, toasted | laminadas y doradas; optional
- 10 g coriander-leaf; chopped | picad@; optional
~ chicken-breast > 2 can tinned-chickpeas; drained | escurrid@; name Coronation chickpeas | Garbanzos de la coronación
~ mayonnaise > 120 g vegan-mayonnaise
# Poach | Cuece
16 cook if=chicken-breast safe=chicken-breast | Cover {chicken-breast} with cold water in the saucepan, add half of {salt}, bring to a simmer and cook gently for {time}.
| Cubre {chicken-breast} con agua fría en el cazo, añade la mitad de {salt}, lleva a un hervor suave y cuece {time}.
30 cook if=chicken-breast | Lift out, shred coarsely, spread on a plate and cool in the fridge for {time}.
| Saca, deshilacha en trozos grandes, extiende en un plato y enfría en la nevera {time}.
# Make the sauce | Haz la salsa
4 cook | Heat {sunflower-oil} in the pan over low heat.[ Soften {shallot} in it for {time}.]
| Calienta {sunflower-oil} en la sartén a fuego suave.[ Pocha dentro {shallot} {time}.]
1 cook | Stir in {curry-powder} for {time}, until fragrant, and cool.
| Añade {curry-powder} y remueve {time}, hasta que desprenda aroma, y deja enfriar.
4 work | Mix it in the bowl with {mayonnaise+yoghurt+chutney+apricot-dried+lemon} and the rest of {salt}.
| Mézclalo en el bol con {mayonnaise+yoghurt+chutney+apricot-dried+lemon} y el resto de {salt}.
# Fold together | Mezcla
3 work | Fold in {chicken-breast} and taste.[ Scatter {almond+coriander-leaf} over.] Serve cold; it keeps for two days in the fridge.
| Incorpora {chicken-breast} y prueba.[ Reparte por encima {almond+coriander-leaf}.] Sirve frío; se conserva dos días en la nevera.
== bread-sauce
names: Bread sauce, English bread sauce, Christmas bread sauce | Salsa de pan, salsa inglesa de pan, bread sauce
about: a thick white sauce of milk and bread scented with clove and bay | salsa blanca y espesa de leche y pan con aroma de clavo y laurel
kind: sauce any easy
serves: 6, most 12 in saucepan
tools: knife saucepan whisk sieve
core: bread milk
ways: stove
- 500 ml milk
- 1 onion; halved | partid@
- 4 clove
- 1 bay-leaf
- 110 g bread; white, day-old, crumbled | blanco, del día anterior, desmigado
- 30 g butter
- 3 tbsp cream
- 1/2 tsp salt
- 1/4 tsp nutmeg
~ bread > 110 g bread-gluten-free; crumbled | desmigado; name Bread sauce | Salsa de pan
~ milk > 500 ml oat-drink; name Bread sauce | Salsa de pan
~ milk > 500 ml soy-drink; name Bread sauce | Salsa de pan
# Infuse | Infusiona
5 cook | Heat {milk+onion+clove+bay-leaf} in the saucepan over low heat for {time}, until it steams.
| Calienta {milk+onion+clove+bay-leaf} en el cazo a fuego suave {time}, hasta que humee.
30 cook | Cover and leave off the heat for {time}. Strain and return to the saucepan.
| Tapa y deja fuera del fuego {time}. Cuela y devuelve al cazo.
# Thicken | Espesa
8 cook | Whisk in {bread} and simmer very gently for {time}, stirring, until thick as porridge.
| Incorpora {bread} con las varillas y cuece muy suave {time}, removiendo, hasta que espese como unas gachas.
1 work | Stir in {butter+cream+salt+nutmeg}. It thickens as it stands: loosen it with a splash more of {milk} if it must wait.
| Añade {butter+cream+salt+nutmeg}. Al reposar espesa: si tiene que esperar, aligérala con un chorrito más de {milk}.
== fresh-mint-sauce
names: Mint sauce, fresh mint sauce, English mint sauce, mint sauce for lamb | Salsa de menta, salsa inglesa de menta, salsa de menta para cordero, salsa de menta fresca
about: chopped mint in sweetened vinegar, for roast lamb | menta picada en vinagre dulce, para el cordero asado
kind: sauce any easy
serves: 6, most 12 in bowl
tools: knife bowl
core: mint
ways: none
- 40 g mint; leaves | hojas
- 1 tbsp sugar
- 60 ml water; boiling | hirviendo
- 4 tbsp wine-vinegar
- 1/4 tsp salt
# Chop | Pica
5 work | Strip {mint} from the stalks, sprinkle with a little of {sugar}, which keeps it green, and chop finely.
| Deshoja {mint}, espolvorea un poco de {sugar}, que conserva el verde, y pica fino.
# Steep | Macera
20 cook | Pour {water} over it in the bowl with {salt} and the rest of {sugar}, stir, add {wine-vinegar} and leave for {time}. Taste: it must be sharp, sweet and fresh.
| Vierte {water} encima en el bol con {salt} y el resto de {sugar}, remueve, añade {wine-vinegar} y deja {time}. Prueba: debe quedar ácida, dulce y fresca.
== crumpets
names: Crumpets, crumpet, English crumpets, homemade crumpets | Crumpets, panecillos ingleses con agujeros
about: spongy griddle cakes full of holes for the butter | panecillos esponjosos a la plancha, llenos de agujeros para la mantequilla
kind: breakfast any medium
serves: 4, most 4 in pan
makes: 8
tools: bowl whisk pan ladle
core: bread-flour yeast
ways: stove
- 250 g bread-flour
- 1 tsp sugar
- 5 g yeast; dried | seca
- 250 ml milk; lukewarm | tibia
- 120 ml water; lukewarm | tibia
- 1/2 tsp bicarbonate
- 3/4 tsp salt
- 1 tbsp sunflower-oil
- 60 g butter; to serve | para servir
~ bread-flour > 250 g flour-gluten-free; name Crumpets | Crumpets
# Make the batter | Haz la masa
4 work | Whisk {bread-flour+sugar+yeast} with {milk} and most of {water} in the bowl until quite smooth.
| Bate {bread-flour+sugar+yeast} con {milk} y casi toda {water} en el bol hasta que quede bien lisa.
60 cook | Cover and leave in a warm place for {time}, until covered with bubbles.
| Tapa y deja en un sitio templado {time}, hasta que se llene de burbujas.
15 cook | Dissolve {bicarbonate+salt} in the rest of {water}, stir in and rest for {time}.
| Disuelve {bicarbonate+salt} en el resto de {water}, incorpora y deja reposar {time}.
# Cook | Cocina
20 pieces | Set greased metal rings of 9 cm in the pan wiped with {sunflower-oil}, over low heat. Fill 1.5 cm high and cook without turning, {time} in all for {pieces} of them, in two rounds, until the top is dry and full of holes.
| Pon aros de metal engrasados de 9 cm en la sartén untada con {sunflower-oil}, a fuego bajo. Llena hasta 1,5 cm y cocina sin dar la vuelta, {time} en total para {pieces} unidades, en dos tandas, hasta que la superficie esté seca y llena de agujeros.
tip | No holes? The mixture is too thick: thin it with a spoonful of water.
| ¿Sin agujeros? La masa está espesa: aligérala con una cucharada de agua.
2 work | Lift off the rings and brown the tops briefly. Toast them before serving, and spread with {butter}.
| Retira los aros y dora un momento por arriba. Tuéstalos antes de servir y unta {butter}.
== battered-fish
names: Battered fish, beer-battered fish, beer battered fish, fish in batter, battered cod, beer-battered cod, crispy battered fish, fried fish in batter | Pescado en masa de cerveza, pescado rebozado con cerveza, pescado a la Orly, bacalao rebozado con cerveza, pescado rebozado a la cerveza
about: white fish in a light, crisp beer batter | pescado blanco en una masa de cerveza ligera y crujiente
kind: main any easy
serves: 4, most 4 in deepPan
tools: knife bowl whisk deepPan slotted
core: cod flour
ways: stove
- 700 g cod; in 4 pieces, dried | en 4 trozos, seco
- 180 g flour
- 40 g cornflour
- 1 tsp baking-powder
- 1.25 tsp salt
- 240 ml beer; ice-cold | muy fría
- 1000 ml sunflower-oil; for frying | para freír
- 1 lemon; in wedges | en gajos
~ flour > 180 g flour-gluten-free; name Battered fish | Pescado en masa crujiente
~ cod > 500 g halloumi; in thick slices | en lonchas gruesas; name Battered halloumi | Halloumi rebozado
~ cod > 500 g tofu; firm, in thick slices, dried | firme, en lonchas gruesas, seco; name Battered tofu | Tofu rebozado
~ beer > 240 ml sparkling-water; ice-cold | muy fría
# Make the batter | Haz la masa
4 work | Keep a quarter of {flour} on a plate. Whisk the rest with {cornflour+baking-powder} and half of {salt}, then with {beer}, just until it coats a finger.
| Aparta un cuarto de {flour} en un plato. Mezcla el resto con {cornflour+baking-powder} y la mitad de {salt}, y añade {beer} batiendo lo justo, hasta que cubra un dedo.
why | Cold liquid and little stirring keep the crust light.
| El líquido frío y batir poco dejan la costra ligera.
# Fry | Fríe
2 work | Heat {sunflower-oil} in the deep pot to 185 °C, no more than half full. Season {cod} with the rest of {salt}, turn in the kept part and dip into the batter.
| Calienta {sunflower-oil} en la olla honda a 185 °C, llena como mucho hasta la mitad. Sazona {cod} con el resto de {salt}, pasa por lo apartado y moja en la masa.
14 pieces safe=cod | Fry two pieces at a time, {time} in all, turning once, until deep golden and crisp. Drain on a rack and serve at once with {lemon}.
| Fríe de dos en dos, {time} en total, con una vuelta, hasta que estén bien dorados y crujientes. Escurre en una rejilla y sirve enseguida con {lemon}.
== cauliflower-steak
names: Cauliflower steaks, cauliflower steak, roasted cauliflower steaks, grilled cauliflower steak | Filetes de coliflor, filete de coliflor, chuletón de coliflor, bistec de coliflor, filetes de coliflor al horno
about: thick slices of cauliflower roasted brown with paprika, lemon and herbs | lonchas gruesas de coliflor asadas con pimentón, limón y hierbas
kind: main any easy
serves: 4, most 4 in tray
makes: 4
tools: knife tray bowl
core: cauliflower
ways: oven air-fryer
- 2 cauliflower; large | grandes
- 5 tbsp olive-oil
- 1 tsp paprika-smoked
- 1/2 tsp cumin
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 15 g parsley; chopped | picad@
- 1 tbsp capers; chopped | picad@; optional
- 2 clove garlic; finely chopped | picad@ fin@
- 1/2 lemon; juiced | en zumo
- 30 g almond; toasted, chopped | picadas y doradas; optional
# Cut and season | Corta y adereza
6 work | Cut {pieces} slices 2.5 cm thick from the middle of {cauliflower}, through the stalk; the ends fall into florets, which are cooked too.
| Corta {pieces} lonchas de 2,5 cm del centro de {cauliflower}, con el tronco; los extremos se sueltan en ramitos y se cocinan también.
3 work | Brush on both sides with half of {olive-oil} mixed with {paprika-smoked+cumin+black-pepper} and most of {salt}.
| Pincela por los dos lados con la mitad de {olive-oil} mezclada con {paprika-smoked+cumin+black-pepper} y casi toda {salt}.
# Roast | Asa
18 batch way=air-fryer | Cook in one layer in the air fryer at 190 °C for {time}, turning once, until brown at the edges and a knife goes into the stalk.
| Cocina en una capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se doren los bordes y un cuchillo entre en el tronco.
30 batch way=oven | Roast on the tray at 220 °C (fan 200 °C) for {time}, turning once with a wide spatula, until brown at the edges and a knife goes into the stalk.
| Asa en la bandeja a 220 °C (200 °C con ventilador) {time}, con una vuelta con espátula ancha, hasta que se doren los bordes y un cuchillo entre en el tronco.
# Dress | Aliña
3 work | Meanwhile mix {parsley+capers+garlic+lemon} with the rest of {olive-oil} and {salt}. Spoon over the hot slices.[ Scatter {almond} on top.]
| Mientras, mezcla {parsley+capers+garlic+lemon} con el resto de {olive-oil} y {salt}. Reparte sobre las lonchas calientes.[ Espolvorea {almond}.]
== eton-mess
names: Eton mess, strawberry Eton mess, strawberries with cream and meringue | Eton mess, fresas con nata y merengue, postre inglés de fresas y merengue
about: strawberries, whipped cream and broken meringue | fresas con nata montada y merengue troceado
kind: dessert any easy
serves: 4, most 4 in glasses
tools: knife bowl whisk glasses
core: strawberry meringue cream
ways: none
- 500 g strawberry
- 2 tbsp sugar
- 300 ml cream; cold | fría
- 1 tsp vanilla
- 100 g meringue; broken | en trozos
+ 200 g raspberry mixed-berries
~ cream > 300 ml coconut-cream; cold | fría; name Eton mess with coconut | Eton mess de coco
# Prepare the fruit | Prepara la fruta
15 cook | Quarter {strawberry}. Crush a third of the fruit with {sugar} in the bowl, mix with the rest and leave for {time}.[ Add {extra}.]
| Corta en cuartos {strawberry}. Aplasta un tercio con {sugar} en el bol, mezcla con el resto y deja {time}.[ Añade {extra}.]
# Whip | Monta
4 work | Whip {cream+vanilla} in another bowl, only until soft and floppy.
| Monta {cream+vanilla} en otro bol, solo hasta que quede blanda.
# Fold together | Mezcla
2 work | Fold {meringue} and most of the fruit into it, fill the glasses and spoon the rest over. Serve at once, while it is crisp.
| Incorpora {meringue} y casi toda la fruta, llena las copas y reparte el resto. Sirve enseguida, mientras cruje.
== treacle-tart
names: Treacle tart, golden syrup tart, English treacle tart | Tarta inglesa de melaza, treacle tart, tarta de sirope dorado, tarta de melaza
about: a shortcrust tart of golden syrup, breadcrumbs and lemon | tarta de masa quebrada con sirope dorado, pan y limón
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl saucepan rollingPin paper
core: golden-syrup bread
ways: stove+oven
-- For the pastry | Para la masa
- 200 g flour
- 100 g butter; cold, diced | fría, en dados
- 3 tbsp water; cold | fría
-- For the filling | Para el relleno
- 60 g butter as filling-butter
- 400 g golden-syrup
- 140 g bread; white, in fine crumbs | blanco, en migas finas
- 1 lemon; zest and juice | ralladura y zumo
- 1 egg; beaten | batido; binds
- 3 tbsp cream
- 1/4 tsp salt
~ bread > 140 g bread-gluten-free; in fine crumbs | en migas finas; name Treacle tart | Tarta inglesa de melaza
# Bake the case | Hornea la base
8 work | Rub {butter} and a pinch of {salt} into {flour} in the bowl, like crumbs, and press together with {water}. Roll out, line the tin and prick the bottom.
| Frota {butter} y una pizca de {salt} con {flour} en el bol, como migas, y junta con {water}. Estira, forra el molde y pínchala.
30 cook | Chill for {time}. Heat the oven to 190 °C (fan 170 °C).
| Enfría en la nevera {time}. Calienta el horno a 190 °C (170 °C con ventilador).
15 batch | Cover with paper and baking weights and bake for {time}.
| Cubre con papel y un peso y hornea {time}.
6 batch | Uncover and bake for {time} more, until dry and pale gold.
| Destapa y hornea {time} más, hasta que quede seca y apenas dorada.
# Make the filling | Haz el relleno
4 cook | Melt {filling-butter} in the saucepan, warm {golden-syrup} in it for {time} until runny and take off the heat.
| Funde {filling-butter} en el cazo, templa dentro {golden-syrup} {time} hasta que quede fluido y retira del fuego.
10 cook | Stir in {bread} and the rest of {salt} with the zest and juice of {lemon} and leave for {time}, so that the crumbs swell. Beat in {egg+cream}.
| Añade {bread} y el resto de {salt} con la ralladura y el zumo de {lemon} y deja {time}, para que las migas se hinchen. Incorpora {egg+cream}.
# Bake | Hornea
30 batch safe=egg | Pour into the case and bake at 170 °C (fan 150 °C) for {time}, until golden and set with a slight wobble.
| Vierte en la base y hornea a 170 °C (150 °C con ventilador) {time}, hasta que se dore y cuaje con un leve temblor.
30 cook | Cool for {time}: it firms as it cools. Best lukewarm.
| Deja enfriar {time}: al enfriarse toma cuerpo. Mejor tibia.
== piccalilli
names: Piccalilli, English mustard pickle, mustard pickle, piccalilli relish | Piccalilli, encurtido inglés de mostaza, encurtido de verduras con mostaza
about: crisp vegetables pickled in a sharp yellow mustard sauce | hortalizas crujientes encurtidas en salsa amarilla de mostaza
kind: sauce any medium
serves: 12, most 12 in pot, whole
tools: knife bowl colander pot whisk jar
core: cauliflower cider-vinegar mustard-seeds
ways: stove
- 500 g cauliflower; in small florets | en ramitos pequeños
- 200 g green-beans; in 2 cm pieces | en trozos de 2 cm
- 1 cucumber; seeded, in 1 cm dice | sin semillas, en dados de 1 cm
- 2 onion; in 1 cm dice | en dados de 1 cm
- 3 tbsp salt
- 600 ml cider-vinegar
- 150 g sugar
- 2 tbsp mustard-seeds; ground | en polvo
- 1 tbsp turmeric
- 1 tsp ginger-ground
- 40 g cornflour
# Draw out the water | Saca el agua
480 cook | Toss {cauliflower+green-beans+cucumber+onion} with {salt} in the bowl, cover and leave in the fridge for {time}. Rinse well and drain.
| Mezcla {cauliflower+green-beans+cucumber+onion} con {salt} en el bol, tapa y deja en la nevera {time}. Enjuaga bien y escurre.
why | So the vegetables stay crisp.
| Así las hortalizas quedan crujientes.
# Make the sauce | Haz la salsa
4 cook | Mix {mustard-seeds+turmeric+ginger-ground+cornflour} with a splash of {cider-vinegar} to a smooth paste. Heat the rest with {sugar} in the pot for {time}, until it boils.
| Deslíe {mustard-seeds+turmeric+ginger-ground+cornflour} con un chorro de {cider-vinegar} hasta formar una papilla. Calienta el resto con {sugar} en la olla {time}, hasta que hierva.
4 cook | Whisk in the paste and simmer for {time}, until thick.
| Incorpora la papilla con las varillas y cuece {time}, hasta que espese.
# Cook and keep | Cuece y guarda
5 cook | Add the vegetables and simmer for {time}: they must keep their bite. Fill hot into clean jars and cool.
| Añade las hortalizas y cuece {time}: deben quedar firmes. Llena en caliente tarros limpios y deja enfriar.
tip | It is better after two weeks in the fridge; keep it there, and eat it within two months.
| Mejora con dos semanas en la nevera; consérvalo en ella y cómelo en dos meses.
`);
