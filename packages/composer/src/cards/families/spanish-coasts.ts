import { cards } from "../parse-cards.ts";

/** What the coasts of Spain cook at home, and their salads of salt cod and roasted vegetables. */
export const SPANISH_COASTS = cards(`
== caldero-murciano
names: Murcian caldero, caldero del Mar Menor, Murcian rice with fish | Caldero murciano, caldero del Mar Menor, arroz caldero, arroz al caldero
about: rice cooked in a strong base of fish and ñora pepper | arroz cocido en una base fuerte de pescado y ñora
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole blender sieve
core: rice-paella white-fish choricero-pepper
ways: stove
- 800 g white-fish; in thick slices | en rodajas gruesas
- 360 g rice-paella
- 4 choricero-pepper; seeded | sin semillas
- 6 clove garlic; whole | enter@
- 4 tomato; grated | rallad@
- 120 ml olive-oil
- 1500 ml fish-stock
- 1 pinch saffron
- 1.25 tsp salt
- 150 g aioli; optional
+ 250 g prawn mussel clam squid monkfish
# Fry | Fríe
5 cook | Fry {choricero-pepper} in {olive-oil} in the casserole for {time} over low heat, with care not to burn, and lift out.
| Fríe {choricero-pepper} en {olive-oil} en la cazuela {time} a fuego suave, con cuidado de no quemar nada, y saca.
12 cook | In the same oil fry {garlic+tomato} for {time}, until dark.
| En el mismo aceite sofríe {garlic+tomato} {time}, hasta que oscurezca.
# Make the base | Haz la base
20 cook | Return what was fried, blend with {fish-stock+saffron+salt}, strain and simmer for {time}.
| Devuelve lo frito, tritura con {fish-stock+saffron+salt}, cuela y cuece a fuego suave {time}.
8 cook safe=white-fish,extra | Poach {white-fish} in it for {time} and keep warm on a plate with a little of the liquid.[ Cook {extra} in it as well, and lift out.]
| Escalfa en él {white-fish} {time} y reserva en un plato con un poco del líquido.[ Cuece también en él {extra}, y saca.]
# Cook | Cuece
18 cook | Bring the liquid to the boil, pour in {rice-paella} and cook for {time}, stirring at first, until just tender and moist.
| Lleva el líquido a ebullición, echa {rice-paella} y cuece {time}, removiendo al principio, hasta que esté en su punto y meloso.
3 cook | Rest for {time}. What was poached is eaten after it.[ Serve {aioli} with both.]
| Deja reposar {time}. Lo escalfado se come después.[ Sirve {aioli} con los dos.]

== all-i-pebre
names: Valencian eel stew, all i pebre, eel with garlic and paprika | All i pebre, all i pebre de anguilas, allipebre, anguilas al all i pebre, all-i-pebre
about: eel and potatoes in a hot garlic and paprika sauce | anguila y patatas en salsa de ajo y pimentón
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole mortar
core: eel paprika-sweet garlic
ways: stove
- 800 g eel; cleaned, in 4 cm pieces | limpia, en trozos de 4 cm
- 700 g potato; in pieces | en trozos
- 8 clove garlic
- 1.5 tbsp paprika-sweet
- 1 dried-chilli
- 100 ml olive-oil
- 30 g almond; toasted | tostad@
- 10 g parsley
- 1.25 tsp salt
- 900 ml water
~ eel > 800 g monkfish; in pieces | en trozos; name Monkfish all i pebre | All i pebre de rape
~ eel > 500 g tofu; in cubes | en dados; name Tofu all i pebre | All i pebre de tofu
# Fry | Fríe
4 cook | Brown {garlic} in {olive-oil} with {dried-chilli} in the casserole for {time} and lift {garlic} out.
| Dora {garlic} en {olive-oil} con {dried-chilli} en la cazuela {time} y saca {garlic}.
1 work | Off the heat stir in {paprika-sweet} and pour in {water} at once.
| Fuera del fuego mezcla {paprika-sweet} y vierte {water} enseguida.
# Cook | Cuece
12 cook | Bring to the boil, add {potato+salt} and cook for {time}.
| Lleva a ebullición, añade {potato+salt} y cuece {time}.
12 cook safe=eel | Add {eel} and simmer for {time}, shaking the casserole.
| Añade {eel} y cuece a fuego suave {time}, moviendo la cazuela.
# Thicken | Liga
5 cook | Pound {almond} with {garlic+parsley}, stir in and simmer for {time}, until the sauce thickens.
| Maja {almond} con {garlic+parsley}, incorpora y cuece {time}, hasta que la salsa espese.

== trinxat
names: Trinxat, Catalan cabbage and potato cake, trinxat de la Cerdanya | Trinxat, trinxat de la Cerdanya, trinxat de col y patata, trinxat de Cerdaña
about: mashed cabbage and potato browned in a pan under crisp bacon | col y patata machacadas y doradas en la sartén con panceta crujiente
kind: main spanish easy
serves: 4, most 4 in smallPan
tools: knife pot masher smallPan
core: cabbage potato
ways: stove
- 700 g cabbage; in strips | en tiras
- 700 g potato; in pieces | en trozos
- 200 g bacon; in thick strips | en tiras gruesas
- 4 clove garlic; sliced | en láminas
- 3 tbsp olive-oil
- 1.25 tsp salt
- 1/4 tsp black-pepper
+ 150 g black-pudding chorizo
# Boil and mash | Cuece y aplasta
25 cook | Boil {potato+cabbage} in the pot with water and {salt} for {time}, until very soft. Drain well and mash coarsely.
| Cuece {potato+cabbage} en la olla con agua y {salt} {time}, hasta que todo esté muy tierno. Escurre bien y aplasta sin afinar.
# Fry | Fríe
8 cook safe=extra | Fry {bacon} in the pan for {time}, until crisp, and lift out.[ Fry {extra} in the fat.]
| Fríe {bacon} en la sartén {time}, hasta que cruja, y saca.[ Fríe {extra} en la grasa.]
2 cook | Brown {garlic} in {olive-oil} in the same pan for {time} and stir into the mash with {black-pepper}.
| Dora {garlic} en {olive-oil} en la misma sartén {time} y mezcla con lo aplastado y {black-pepper}.
# Brown | Dora
12 batch | Press the mash into the pan evenly and brown over medium heat for {time}, turning once with a plate.
| Aprieta la mezcla en la sartén por igual y dora a fuego medio {time}, con una vuelta con ayuda de un plato.
1 work | Turn out and serve.[ Lay {bacon} on top.]
| Desmolda y sirve.[ Coloca {bacon} encima.]

== tumbet
names: Tumbet, Mallorcan vegetable bake, tombet, Mallorcan aubergine, potato and pepper bake | Tumbet, tombet, tumbet mallorquín, tumbet de verduras
about: layers of fried potato, aubergine, courgette and pepper under tomato | capas de patata, berenjena, calabacín y pimiento fritos con tomate
kind: main spanish medium
serves: 4, most 6 in dish
tools: knife pan dish
core: potato aubergine tinned-tomatoes
ways: stove+oven
- 600 g potato; in 5 mm slices | en rodajas de 5 mm
- 2 aubergine; in 1 cm slices | en rodajas de 1 cm
- 2 courgette; in 1 cm slices | en rodajas de 1 cm
- 2 red-pepper; in strips | en tiras
- 2 can tinned-tomatoes
- 4 clove garlic; sliced | en láminas
- 200 ml olive-oil
- 1 tsp sugar
- 1.5 tsp salt
- 1 bay-leaf; optional
+ 300 g egg cod pork-loin hake
# Make the sauce | Haz la salsa
25 cook | Fry {garlic} in a little of {olive-oil} in the pan, add {tinned-tomatoes+sugar+bay-leaf} with a third of {salt}, and cook for {time}, until thick. Lift out.
| Dora {garlic} en un poco de {olive-oil} en la sartén, añade {tinned-tomatoes+sugar+bay-leaf} con un tercio de {salt}, y cuece {time}, hasta que espese. Saca.
# Fry | Fríe
15 batch | Fry {potato} gently in the rest of {olive-oil} for {time}, until tender and pale gold, drain and lay in the dish.
| Fríe despacio {potato} en el resto de {olive-oil} {time}, hasta que {potato?esté tierna y algo dorada|estén tiernas y algo doradas}, escurre y coloca en la fuente.
20 batch | Fry {aubergine}, {courgette} and {red-pepper} in turn in the same oil, {time} in all, until soft. Drain and layer, seasoning with the rest of {salt}.
| Fríe {aubergine}, {courgette} y {red-pepper} por separado en el mismo aceite, {time} en total, hasta que todo esté blando. Escurre y coloca por capas, sazonando con el resto de {salt}.
# Bake | Hornea
15 cook safe=extra | Pour the sauce over and bake at 180 °C (fan 160 °C) for {time}.[ Serve with {extra}, fried.] Good cold too.
| Vierte la salsa y hornea a 180 °C (160 °C con ventilador) {time}.[ Sirve con {extra} aparte, en la sartén.] También está bueno frío.

== xato
names: Xató, Catalan endive and salt cod salad, xató salad | Xató, ensalada xató, xató de Sitges, xató de Vilanova, xatonada
about: curly endive with salt cod, tuna and anchovies under a nut and pepper sauce | escarola con bacalao, atún y anchoas con salsa de frutos secos y ñora
kind: salad spanish medium
serves: 4, most 6 in bowl
tools: knife bowl blender pan
core: chicory salt-cod choricero-pepper
ways: stove
- 400 g chicory; curly, in pieces | rizad@, en trozos
- 150 g salt-cod; desalted, shredded | desalado, desmigado
- 120 g tinned-tuna; drained | escurrid@
- 8 anchovies
- 80 g olives
- 50 g almond; toasted | tostad@
- 30 g hazelnut; toasted | tostad@
- 3 choricero-pepper; soaked, only the pulp | remojad@, solo la pulpa
- 2 clove garlic
- 30 g bread; fried | frito
- 3 tbsp red-wine-vinegar
- 120 ml olive-oil
- 1/2 tsp salt
# Blanch | Escalda
2 cook safe=salt-cod | Cook {salt-cod} in a little simmering water in the pan for {time}, until it flakes. Drain and cool.
| Cuece {salt-cod} en un poco de agua en la sartén {time}, hasta que se separe en lascas. Escurre y enfría.
# Make the sauce | Haz la salsa
6 work | Blend {almond+hazelnut} with {choricero-pepper+garlic+bread+red-wine-vinegar+salt}, then pour in {olive-oil} in a thread, until thick.
| Tritura {almond+hazelnut} con {choricero-pepper+garlic+bread+red-wine-vinegar+salt}, y vierte {olive-oil} en hilo, hasta que espese.
# Build | Monta
4 work | Turn {chicory} in half of the sauce in the bowl and lay {salt-cod+tinned-tuna+anchovies+olives} on top. Serve the rest beside.
| Mezcla {chicory} con la mitad de la salsa en el bol y coloca encima {salt-cod+tinned-tuna+anchovies+olives}. Sirve el resto aparte.

== esgarraet
names: Esgarraet, Valencian roasted pepper and salt cod salad, esgarrat | Esgarraet, esgarrat, ensalada de pimientos asados y bacalao, esgarraet valenciano
about: torn roasted peppers and salt cod in garlic oil | pimientos asados y bacalao rasgados, en aceite con ajo
kind: starter spanish easy
serves: 4, most 8 in tray
tools: knife tray bowl
core: red-pepper salt-cod
ways: oven
- 5 red-pepper
- 200 g salt-cod; desalted, in fine strips | desalado, en tiras finas
- 2 clove garlic; in very thin slices | en láminas muy finas
- 100 ml olive-oil
- 50 g olives; optional
- 1/4 tsp salt
~ salt-cod > 200 g tinned-tuna; drained | escurrid@; name Roasted pepper and tuna salad | Ensalada de pimientos asados y atún
+ 200 g aubergine onion olives
# Roast | Asa
45 batch | Roast {red-pepper} on the tray at 200 °C (fan 180 °C) for {time}, turning, until soft and blackened in places.
| Asa {red-pepper} en la bandeja a 200 °C (180 °C con ventilador) {time}, dando vueltas, hasta que se ablanden y tengan zonas negras.
20 cook | Cover for {time}, peel, seed and tear into strips, keeping the juice.[ Roast {extra} as well, if it is not ready to eat.]
| Tapa {time}, pela, quita las semillas y rasga en tiras, con su jugo.[ Asa también {extra}, si no está listo para comer.]
# Cook | Cuece
2 cook if=salt-cod safe=salt-cod | Pour boiling water over {salt-cod}, leave for {time} on the heat, until it flakes, and drain.
| Cubre {salt-cod} con agua hirviendo, mantén {time} al fuego, hasta que se separe en lascas, y escurre.
# Dress | Aliña
3 work | Mix the strips with {salt-cod+garlic+olive-oil+salt} in the bowl.
| Mezcla las tiras con {salt-cod+garlic+olive-oil+salt} en el bol.
60 cook | Chill for {time}, take out in time and eat the same day.[ Scatter {olives} over.]
| Deja en la nevera {time}, saca con tiempo y come el mismo día.[ Reparte {olives} por encima.]

== txangurro
names: Basque stuffed spider crab, txangurro a la donostiarra, stuffed crab San Sebastián style, txangurro | Txangurro a la donostiarra, txangurro, txangurro al horno, centollo a la donostiarra, changurro, changurro a la donostiarra, txangurro relleno
about: crab in a brandy and tomato base, browned in its shell | cangrejo en un sofrito de tomate y brandy, gratinado en su caparazón
kind: starter spanish medium
serves: 4, most 4 in dish
tools: knife pan dish
core: crab
ways: stove+oven
- 500 g crab; cooked, picked | cocid@ y desmigad@
- 1 onion; finely chopped | picad@ fin@
- 1 leek; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@; optional
- 150 g tomato-sauce
- 60 ml brandy
- 3 tbsp olive-oil
- 20 g butter; optional
- 30 g breadcrumbs
- 10 g parsley; chopped | picad@; optional
- 1/2 tsp salt
- 1 pinch chilli-powder; optional
# Make the base | Haz la base
15 cook | Soften {onion+leek+carrot} in {olive-oil} in the pan for {time}, without browning.
| Pocha {onion+leek+carrot} con {olive-oil} en la sartén {time}, sin que tome color.
3 cook | Off the heat add {brandy}, then boil it away for {time}.
| Fuera del fuego añade {brandy}, y deja evaporar {time}.
6 cook | Add {tomato-sauce+salt+chilli-powder} and cook for {time}, until thick.
| Añade {tomato-sauce+salt+chilli-powder} y cuece {time}, hasta que espese.
3 cook | Stir in {crab} and warm for {time}. Fill into clean shells or the dish.
| Incorpora {crab} y calienta {time}. Rellena con ello los caparazones limpios o la fuente.
# Brown | Gratina
10 batch safe=crab | Scatter {breadcrumbs} over[ with {parsley}] and bake at 220 °C (fan 200 °C) for {time}, until golden.[ Dot with {butter} before.]
| Espolvorea {breadcrumbs}[ y {parsley}] y hornea a 220 °C (200 °C con ventilador) {time}, hasta que se dore.[ Reparte antes {butter}.]
`);
