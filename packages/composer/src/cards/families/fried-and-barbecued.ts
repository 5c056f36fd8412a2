import { cards } from "../parse-cards.ts";

export const FRIED_AND_BARBECUED = cards(`
== schnitzel
names: Schnitzel, Wiener schnitzel, pork schnitzel, veal schnitzel, German schnitzel, breaded escalopes, Vienna schnitzel | Escalope vienés, schnitzel, Wiener Schnitzel, escalopes de ternera, escalope, escalope milanés vienés, escalopes
about: thin breaded escalopes fried golden | escalopes finos empanados y fritos hasta dorar
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: veal breadcrumbs
ways: stove air-fryer
- 600 g veal; 4 thin escalopes | 4 escalopes finos
- 60 g flour
- 2 egg; beaten | batidos; binds
- 150 g breadcrumbs; fine | fino
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 250 ml sunflower-oil; for frying | para freír
- 1 lemon; in wedges | en gajos
~ veal > 600 g pork-loin; 4 thin escalopes | 4 escalopes finos; name Pork schnitzel | Schnitzel de cerdo
~ breadcrumbs > 150 g breadcrumbs-gluten-free; name Schnitzel | Escalope vienés
# Pound and coat | Aplana y empana
12 work | Pound {veal} 4 mm thin and season with {salt+black-pepper}. Turn in {flour}, then {egg}, then {breadcrumbs} without pressing.
| Aplana {veal} a 4 mm y sazona con {salt+black-pepper}. Pasa por {flour}, luego por {egg} y luego por {breadcrumbs} sin apretar.
why | Coated loosely, the crust puffs up into waves.
| Empanada sin apretar, la costra se infla en ondas.
# Fry | Fríe
10 pieces way=stove safe=veal,egg | Heat {sunflower-oil} in the pan to 170 °C, a finger deep. Fry one or two at a time for {time} in all, turning each once and swirling the pan so that fat runs over the top, until golden. Drain on paper.
| Calienta {sunflower-oil} en la sartén a 170 °C, con un dedo de altura. Fríe de uno en uno o de dos en dos {time} en total, con una vuelta y moviendo la sartén para que la grasa bañe la parte de arriba, hasta que se dore. Escurre sobre papel.
14 pieces way=air-fryer safe=veal,egg | Brush both sides with some of {sunflower-oil} and cook in one layer in the air fryer at 200 °C, {time} in all, turning each once, until golden.
| Pincela los dos lados con parte de {sunflower-oil} y cocina en una sola capa en la freidora de aire a 200 °C, {time} en total, con una vuelta, hasta que se dore.
# Serve | Sirve
1 work | Serve at once with {lemon}.
| Sirve enseguida con {lemon}.

== fried-chicken
names: Fried chicken, Southern fried chicken, buttermilk fried chicken, crispy fried chicken, Kentucky fried chicken | Pollo frito, pollo frito crujiente, pollo frito estilo Kentucky, pollo frito americano, pollo broaster
about: chicken soaked in buttermilk with a craggy spiced crust | pollo macerado en suero de leche con costra especiada y crujiente
kind: main any medium
serves: 4, most 4 in deepPan
tools: bowl deepPan slotted rack
core: chicken-thigh flour
ways: stove
- 1000 g chicken-thigh-on-bone as chicken-thigh; with skin | con piel
- 400 ml buttermilk
- 2 tsp salt
- 200 g flour
- 50 g cornflour
- 1 tsp baking-powder
- 2 tsp paprika-sweet
- 1 tsp garlic-powder
- 1/2 tsp chilli-powder
- 1 tsp black-pepper
- 1000 ml sunflower-oil; for frying | para freír
~ buttermilk > 400 ml soy-drink; with a spoonful of lemon | con una cucharada de limón
~ flour > 200 g flour-gluten-free; name Fried chicken | Pollo frito
# Soak | Macera
240 cook | Turn {chicken-thigh} in the bowl in {buttermilk+salt} and chill for {time} or overnight.
| Mezcla {chicken-thigh} en el bol con {buttermilk+salt} y deja en la nevera {time} o toda la noche.
# Coat | Reboza
10 work | Mix {flour+cornflour+baking-powder+paprika-sweet+garlic-powder+chilli-powder+black-pepper}, rub in a few spoonfuls of the soaking liquid for crags and press it onto the pieces.
| Mezcla {flour+cornflour+baking-powder+paprika-sweet+garlic-powder+chilli-powder+black-pepper}, añade unas cucharadas del líquido para que haga grumos y aprieta sobre las piezas.
# Fry | Fríe
16 batch safe=chicken-thigh | Heat {sunflower-oil} in the deep pot to 170 °C and fry, not crowded, for {time}, turning, until deep golden. Keep it at 155 to 165 °C. Drain on the rack.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe sin amontonar {time}, dando vueltas, hasta que esté bien dorado. Mantenlo entre 155 y 165 °C. Escurre en la rejilla.

== chicken-nuggets
names: Chicken nuggets, nuggets, homemade chicken nuggets, chicken strips, chicken fingers, chicken tenders, breaded chicken | Nuggets de pollo, nuggets, delicias de pollo, fingers de pollo, tiras de pollo empanadas, pollo empanado, deditos de pollo
about: breaded bites of chicken breast | bocaditos de pechuga de pollo empanados
kind: main any easy
serves: 4, most 4 in tray
tools: knife bowl tray
core: chicken-breast breadcrumbs
ways: oven air-fryer
- 600 g chicken-breast; in 3 cm pieces | en trozos de 3 cm
- 50 g flour
- 2 egg; beaten | batidos; binds
- 120 g breadcrumbs
- 1 tsp paprika-sweet
- 1/2 tsp garlic-powder
- 1 tsp salt
- 1/4 tsp black-pepper
- 3 tbsp sunflower-oil
~ breadcrumbs > 120 g breadcrumbs-gluten-free; name Chicken nuggets | Nuggets de pollo
~ chicken-breast > 500 g tofu; pressed, in 3 cm pieces | prensado, en trozos de 3 cm; name Tofu nuggets | Nuggets de tofu
# Coat | Empana
15 work | Season {chicken-breast} with {salt+black-pepper+garlic-powder}. Mix {breadcrumbs+paprika-sweet+sunflower-oil}. Turn the pieces in {flour}, then {egg}, then the crumbs.
| Sazona {chicken-breast} con {salt+black-pepper+garlic-powder}. Mezcla {breadcrumbs+paprika-sweet+sunflower-oil}. Pasa los trozos por {flour}, luego por {egg} y luego por la mezcla crujiente.
# Cook | Cocina
18 batch way=oven safe=chicken-breast,egg | Spread on the tray and bake at 210 °C (fan 190 °C) for {time}, turning once, until crisp and golden.
| Reparte en la bandeja y hornea a 210 °C (190 °C con ventilador) {time}, con una vuelta, hasta que estén crujientes y dorados.
12 batch way=air-fryer safe=chicken-breast,egg | Cook in one layer in the air fryer at 190 °C for {time}, turning once, until crisp and golden.
| Cocina en una sola capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que estén crujientes y dorados.

== chicken-wings
names: Chicken wings, hot wings, baked chicken wings, crispy chicken wings, wings, hot chicken wings | Alitas de pollo, alitas de pollo al horno, alitas picantes, alitas, alitas de pollo crujientes, alitas al horno
about: crisp baked wings in a hot butter sauce | alitas crujientes al horno en salsa picante de mantequilla
kind: main any easy
serves: 4, most 4 in tray
tools: tray bowl rack saucepan
core: chicken-wings
ways: oven air-fryer
- 1200 g chicken-wings; cut at the joint | cortadas por la articulación
- 1 tbsp baking-powder
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 1 tsp garlic-powder; optional
- 60 g butter
- 80 ml hot-sauce
# Dry and coat | Seca y reboza
6 work | Pat {chicken-wings} very dry and toss in the bowl with {baking-powder+salt+black-pepper+garlic-powder}.
| Seca muy bien {chicken-wings} y mezcla en el bol con {baking-powder+salt+black-pepper+garlic-powder}.
why | The powder draws the skin dry, so that it turns crisp without frying.
| El polvo reseca la piel, que queda crujiente sin freír.
# Cook | Cocina
45 batch way=oven safe=chicken-wings | Lay on the rack over the tray and bake at 220 °C (fan 200 °C) for {time}, turning once, until brown and crisp.
| Coloca en la rejilla sobre la bandeja y hornea a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que estén doradas y crujientes.
24 batch way=air-fryer safe=chicken-wings | Cook in one layer in the air fryer at 200 °C for {time}, shaking twice, until brown and crisp.
| Cocina en una sola capa en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que estén doradas y crujientes.
# Toss | Mezcla
4 cook | Melt {butter} with {hot-sauce} in the saucepan for {time} and turn the pieces in it.
| Funde {butter} con {hot-sauce} en el cazo {time} y baña las piezas.

== barbecue-ribs
names: Barbecue ribs, BBQ ribs, spare ribs, pork ribs, sticky ribs, barbecued ribs, oven-baked ribs | Costillas a la barbacoa, costillas de cerdo a la barbacoa, costillas barbacoa, costillas BBQ, costillar a la barbacoa, costillas de cerdo al horno, costillas al horno
about: pork ribs baked until tender and glazed with barbecue sauce | costillas de cerdo asadas hasta quedar tiernas y lacadas con salsa barbacoa
kind: main any easy
serves: 4, most 4 in tray
tools: tray bowl
core: pork-ribs
ways: oven barbecue+oven slow-cooker+oven pressure-cooker+oven air-fryer
- 1800 g pork-ribs; in 2 racks | en 2 costillares
- 2 tbsp brown-sugar
- 1 tbsp paprika-smoked
- 1 tsp garlic-powder
- 1 tsp cumin
- 2 tsp salt
- 1/2 tsp black-pepper
- 100 ml apple-juice
- 250 ml bbq-sauce
~ bbq-sauce > 120 g tomato-puree; stirred with a little water | mezclad@ con un poco de agua
# Rub | Adoba
6 work | Pull the thin skin off the bony side. Mix {brown-sugar+paprika-smoked+garlic-powder+cumin+salt+black-pepper} and rub all over {pork-ribs}.
| Retira la telilla del lado del hueso. Mezcla {brown-sugar+paprika-smoked+garlic-powder+cumin+salt+black-pepper} y frota {pork-ribs} por todas partes.
# Cook until tender | Cocina hasta que esté tierno
150 batch way=oven,barbecue | Lay on the tray, add {apple-juice}, cover tightly with foil and bake at 150 °C (fan 130 °C) for {time}, until it pulls apart easily.
| Coloca en la bandeja, añade {apple-juice}, tapa bien con aluminio y hornea a 150 °C (130 °C con ventilador) {time}, hasta que se desprenda con facilidad.
360 cook way=slow-cooker | Cut {pork-ribs} to fit, stand in the slow cooker with {apple-juice} and cook on low for {time}, until it pulls apart easily. Lift onto the tray.
| Corta {pork-ribs} para que quepan, pon de pie en la olla de cocción lenta con {apple-juice} y cocina al mínimo {time}, hasta que se desprenda con facilidad. Pasa a la bandeja.
25 cook way=pressure-cooker | Cut {pork-ribs} to fit, stand in the pressure cooker with {apple-juice} and {150 ml} of water, close and cook at high pressure for {time}. Let the pressure fall by itself and lift onto the tray.
| Corta {pork-ribs} para que quepan, pon de pie en la olla a presión con {apple-juice} y {150 ml} de agua, cierra y cuece a presión alta {time}. Deja que la presión baje sola y pasa a la bandeja.
40 batch way=air-fryer | Cut {pork-ribs} to fit, sprinkle with {apple-juice}, wrap in foil and cook in the air fryer at 160 °C for {time}.
| Corta {pork-ribs} para que quepan, rocía con {apple-juice}, envuelve en aluminio y cocina en la freidora de aire a 160 °C {time}.
# Glaze | Laca
15 batch way=oven safe=pork-ribs | Uncover, brush with {bbq-sauce} and bake at 220 °C (fan 200 °C) for {time}, brushing once more, until sticky and dark.
| Destapa, pinta con {bbq-sauce} y hornea a 220 °C (200 °C con ventilador) {time}, pintando otra vez, hasta que quede pegajoso y oscuro.
15 batch way=slow-cooker,pressure-cooker safe=pork-ribs | Brush with {bbq-sauce} and bake at 220 °C (fan 200 °C) for {time}, brushing once more, until sticky and dark.
| Pinta con {bbq-sauce} y hornea a 220 °C (200 °C con ventilador) {time}, pintando otra vez, hasta que quede pegajoso y oscuro.
10 batch way=air-fryer safe=pork-ribs | Unwrap, brush with {bbq-sauce} and cook at 200 °C for {time}, brushing once more, until sticky and dark.
| Desenvuelve, pinta con {bbq-sauce} y cocina a 200 °C {time}, pintando otra vez, hasta que quede pegajoso y oscuro.
12 batch way=barbecue safe=pork-ribs | Brush with {bbq-sauce} and grill over medium coals for {time}, turning and brushing, until sticky and dark.
| Pinta con {bbq-sauce} y dora sobre brasas medias {time}, dando vueltas y pintando, hasta que quede pegajoso y oscuro.

== pulled-pork
names: Pulled pork, slow-cooked pulled pork, BBQ pulled pork, pulled pork sandwiches, shredded pork | Pulled pork, cerdo desmechado, cerdo desmenuzado, cerdo mechado, pulled pork a la barbacoa, cerdo deshilachado
about: pork shoulder cooked slowly until it shreds, with barbecue sauce | paletilla de cerdo cocinada despacio hasta deshilacharse, con salsa barbacoa
kind: main any easy
serves: 8, most 8 in casserole
tools: casserole bowl
core: pork-shoulder bbq-sauce
ways: oven slow-cooker pressure-cooker
- 1800 g pork-shoulder; in 2 pieces | en 2 trozos
- 2 tbsp brown-sugar
- 1 tbsp paprika-smoked
- 2 tsp cumin
- 1 tsp garlic-powder
- 2.5 tsp salt
- 1 tsp black-pepper
- 2 onion; sliced | en juliana
- 200 ml apple-juice
- 3 tbsp cider-vinegar
- 250 ml bbq-sauce
- 8 bun; to serve | para servir; optional
~ bbq-sauce > 200 g tomato-puree; stirred with a little water | mezclad@ con un poco de agua; name Pulled pork | Pulled pork
# Rub | Adoba
5 work | Mix {brown-sugar+paprika-smoked+cumin+garlic-powder+salt+black-pepper} and rub all over {pork-shoulder}.
| Mezcla {brown-sugar+paprika-smoked+cumin+garlic-powder+salt+black-pepper} y frota toda {pork-shoulder}.
# Cook slowly | Cocina despacio
240 cook way=oven safe=pork-shoulder | Lay it on {onion} in the casserole, add {apple-juice+cider-vinegar}, cover and cook in the oven at 150 °C (fan 130 °C) for {time}, until a fork turns in it without effort.
| Colócala sobre {onion} en la cazuela, añade {apple-juice+cider-vinegar}, tapa y cocina en el horno a 150 °C (130 °C con ventilador) {time}, hasta que un tenedor gire dentro sin esfuerzo.
540 cook way=slow-cooker safe=pork-shoulder | Lay it on {onion} in the slow cooker with {cider-vinegar+apple-juice} and cook on low for {time}.
| Colócala sobre {onion} en la olla de cocción lenta con {cider-vinegar+apple-juice} y cocina al mínimo {time}.
75 cook way=pressure-cooker safe=pork-shoulder | Lay it on {onion} in the pressure cooker, add {apple-juice+cider-vinegar}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Colócala sobre {onion} en la olla a presión, añade {apple-juice+cider-vinegar}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Shred | Deshilacha
10 work | Lift out, pull apart with two forks and discard the fat. Mix with {bbq-sauce} and as much of the skimmed juices as it takes.[ Serve in {bun}.]
| Saca, deshilacha con dos tenedores y desecha la grasa. Mezcla con {bbq-sauce} y el jugo desgrasado que admita.[ Sirve en {bun}.]
== chicken-pot-pie
names: Chicken pot pie, chicken pie, creamy chicken pie | Pastel de pollo, chicken pot pie, pastel de pollo y hojaldre, empanada inglesa de pollo, tarta salada de pollo, pay de pollo
about: chicken and vegetables in a creamy sauce under puff pastry | pollo y verduras en salsa cremosa bajo hojaldre
kind: main any medium
serves: 6, most 6 in dish
tools: knife casserole dish rollingPin
core: chicken-thigh puff-pastry
ways: oven+stove
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesados, en trozos de 3 cm
- 50 g butter
- 1 leek; sliced | en rodajas
- 2 carrot; diced | en dados
- 150 g mushroom; sliced | en láminas; optional
- 50 g flour
- 400 ml chicken-stock
- 150 ml cream
- 100 g peas; frozen | congelados
- 1 tsp thyme
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 300 g puff-pastry
- 1 egg; beaten | batido; binds
~ egg > 2 tbsp cream
~ egg > 2 tbsp soy-drink
~ puff-pastry > 300 g vegan-puff-pastry; name Chicken pot pie | Pastel de pollo
# Fry | Sofríe
10 cook | Melt {butter} in the casserole and soften {leek+carrot+mushroom} for {time}.
| Funde {butter} en la cazuela y pocha {leek+carrot+mushroom} {time}.
6 cook | Add {chicken-thigh} and cook for {time}, until no longer pink outside.
| Añade {chicken-thigh} y cocina {time}, hasta que pierda el color rosado por fuera.
# Make the sauce | Haz la salsa
12 cook safe=chicken-thigh | Stir in {flour}, then {chicken-stock+cream} little by little. Season with {thyme+salt+black-pepper}, add {peas} and simmer for {time}, until thick. Pour into the dish and let it cool a little.
| Incorpora {flour} y poco a poco {chicken-stock+cream}. Sazona con {thyme+salt+black-pepper}, añade {peas} y cuece {time}, hasta que espese. Vierte en la fuente y deja templar.
# Bake | Hornea
30 batch safe=egg | Roll out {puff-pastry}, cover the dish, press the edge, cut a hole and brush with {egg}. Bake at 200 °C (fan 180 °C) for {time}, until puffed and golden.
| Estira {puff-pastry}, cubre la fuente, aprieta el borde, haz un agujero y pinta con {egg}. Hornea a 200 °C (180 °C con ventilador) {time}, hasta que suba y se dore.
`);
