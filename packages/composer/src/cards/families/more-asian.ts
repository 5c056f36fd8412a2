import { cards } from "../parse-cards.ts";

export const MORE_ASIAN = cards(`
== samosas
names: Samosas, samosa, vegetable samosas, potato samosas, Indian samosas, aloo samosa, samosas with potato and peas | Samosas, samosa, samosas de verduras, samosas de patata, samosas indias, samosas de patata y guisantes
about: crisp triangles filled with spiced potato and peas | triángulos crujientes rellenos de patata especiada y guisantes
kind: starter indian medium
serves: 4, most 4 in deepPan
makes: 12
tools: deepPan saucepan pan bowl rollingPin slotted
core: potato flour
ways: stove oven air-fryer
- 250 g flour
- 50 g ghee
- 1.5 tsp salt
- 500 g potato; in 2 cm dice | en dados de 2 cm
- 120 g peas
- 1 tsp cumin
- 10 g ginger; grated | rallad@
- 1 chilli; finely chopped | picada fina; optional
- 1 tsp garam-masala
- 1/2 tsp turmeric
- 10 g coriander-leaf; chopped | picad@
- 2 tbsp sunflower-oil
- 800 ml sunflower-oil as frying-oil; for frying | para freír
~ flour > 250 g flour-gluten-free; name Potato samosas | Samosas de patata
# Make the dough | Haz la masa
8 work | Rub {ghee} into {flour} with {salt:part}, knead with {90 ml} of water to a firm dough.
| Frota {ghee} con {flour} y {salt:part} y amasa con {90 ml} de agua hasta tener una masa firme.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Make the filling | Haz el relleno
12 cook | Boil {potato} in the saucepan for {time}, until soft, and drain.
| Cuece {potato} en el cazo {time}, hasta que esté tierno, y escurre.
6 cook | Fry {cumin+ginger}[ and {chilli}] in {sunflower-oil} in the pan, add {peas+potato+garam-masala+turmeric} and {salt:rest} and fry for {time}, crushing a little. Stir in {coriander-leaf} and cool.
| Sofríe {cumin+ginger}[ y {chilli}] en {sunflower-oil} en la sartén, añade {peas+potato+garam-masala+turmeric} y {salt:rest} y saltea {time}, aplastando un poco. Añade {coriander-leaf} y deja enfriar.
# Shape | Forma
20 work | Divide the dough, roll into thin ovals, halve each, form cones, fill and pinch shut: {pieces} pieces.
| Divide la masa, estira óvalos finos, parte cada uno por la mitad, forma conos, rellena y sella: {pieces} piezas.
# Fry | Fríe
20 pieces way=stove | Fry in {frying-oil} at 160 °C in batches for {time} in all, until golden and blistered. Drain.
| Fríe en {frying-oil} a 160 °C por tandas {time} en total, hasta que estén doradas y con burbujas. Escurre.
25 batch way=oven | Brush with a little of {frying-oil} and bake at 200 °C (fan 180 °C) for {time}, until golden.
| Pinta con un poco de {frying-oil} y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se doren.
15 batch way=air-fryer | Brush with a little of {frying-oil} and cook in the air fryer at 180 °C for {time}, turning once, until golden.
| Pinta con un poco de {frying-oil} y cocina en la freidora de aire a 180 °C {time}, con una vuelta, hasta que se doren.

== sweet-and-sour-chicken
names: Sweet and sour chicken, sweet n sour chicken, Chinese sweet and sour chicken | Pollo agridulce, pollo en salsa agridulce, pollo agridulce chino
about: crisp fried chicken in a shiny sauce with pineapple and peppers | pollo frito crujiente en una salsa brillante con piña y pimiento
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: deepPan wok bowl knife slotted
core: chicken-thigh pineapple
ways: stove
- 600 g chicken-thigh; in 2 cm dice | en dados de 2 cm
- 2 tbsp soy-sauce
- 1 egg; binds
- 100 g cornflour
- 700 ml sunflower-oil; for frying | para freír
- 1 green-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 red-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 onion; in wedges | en gajos
- 250 g pineapple; in chunks | en trozos
-- For the sauce | Para la salsa
- 80 ml rice-vinegar
- 80 g sugar
- 4 tbsp ketchup
- 2 tbsp soy-sauce as sauce-soy
- 1 tbsp cornflour as sauce-starch
~ chicken-thigh > 500 g tofu; firm, in 2 cm dice | firme, en dados de 2 cm; name Sweet and sour tofu | Tofu agridulce
# Cut | Corta
12 work | Cut {chicken-thigh+green-pepper+red-pepper+onion+pineapple} as the list says.
| Corta {chicken-thigh+green-pepper+red-pepper+onion+pineapple} como indica la lista.
# Mix the sauce | Mezcla la salsa
3 work | Stir {rice-vinegar+sugar+ketchup+sauce-soy+sauce-starch} with {100 ml} of water.
| Mezcla {rice-vinegar+sugar+ketchup+sauce-soy+sauce-starch} con {100 ml} de agua.
# Coat and fry | Reboza y fríe
15 cook | Mix {chicken-thigh} with {soy-sauce} in the bowl and leave for {time}.
| Mezcla {chicken-thigh} con {soy-sauce} en el bol y deja {time}.
3 work | Coat with {egg}, then turn in {cornflour} until dry outside.
| Reboza en {egg} y después en {cornflour}, hasta que quede seco por fuera.
12 pieces safe=chicken-thigh,egg | Fry in {sunflower-oil} at 175 °C in the deep pot, in batches, for {time} in all, until golden and crisp. Save a spoonful of the oil for the wok.
| Fríe en {sunflower-oil} a 175 °C en la olla honda, por tandas, {time} en total, hasta que esté dorado y crujiente. Guarda una cucharada del aceite para el wok.
# Combine | Saltea
4 batch | Fry {onion+green-pepper+red-pepper} in that oil in the wok over high heat for {time}.
| Saltea {onion+green-pepper+red-pepper} en ese aceite en el wok a fuego vivo {time}.
3 batch | Add {pineapple} and the sauce, boil for {time}, until it shines, toss in {chicken-thigh} and serve at once.
| Añade {pineapple} y la salsa, hierve {time}, hasta que brille, mezcla {chicken-thigh} y sirve enseguida.

== bulgogi
names: Bulgogi, beef bulgogi, Korean beef, Korean barbecue beef, Korean bulgogi | Bulgogi, bulgogi de ternera, ternera coreana, barbacoa coreana, bulgogi coreano
about: thin slices of beef marinated with soy, pear and sesame, seared fast | lonchas finas de ternera marinadas con soja, pera y sésamo, a fuego vivo
kind: main east-asian easy
serves: 4, most 4 in pan
tools: pan bowl knife grater
core: beef-steak soy-sauce
ways: stove barbecue
- 700 g beef-steak; in very thin slices | en lonchas muy finas
- 1/2 pear; grated | rallada
- 6 tbsp soy-sauce
- 2 tbsp brown-sugar
- 1 tbsp sesame-oil
- 4 clove garlic; grated | rallados
- 15 g ginger; grated | rallado
- 4 spring-onion; in lengths | en trozos
- 1/2 tsp black-pepper
- 1 tbsp sunflower-oil
- 1 tbsp sesame-seeds; optional
~ beef-steak > 600 g tofu; firm, in thin slices | firme, en lonchas finas; name Tofu bulgogi | Bulgogi de tofu
~ beef-steak > 700 g pork-shoulder; in very thin slices | en lonchas muy finas; name Pork bulgogi | Bulgogi de cerdo
~ beef-steak > 700 g chicken-thigh; boneless, in thin slices | deshuesados, en lonchas finas; name Chicken bulgogi | Bulgogi de pollo
~ soy-sauce > 6 tbsp tamari; name Bulgogi | Bulgogi
# Cut | Corta
8 work | Slice {beef-steak} very thinly across the grain; half frozen it is easier. Grate {pear+garlic+ginger}.
| Corta {beef-steak} muy fino contra la fibra; medio congelado es más fácil. Ralla {pear+garlic+ginger}.
# Marinate | Marina
60 cook | Mix {beef-steak} in the bowl with {pear+soy-sauce+brown-sugar+sesame-oil+garlic+ginger+black-pepper} and leave in the fridge for {time}.
| Mezcla {beef-steak} en el bol con {pear+soy-sauce+brown-sugar+sesame-oil+garlic+ginger+black-pepper} y deja en la nevera {time}.
# Sear | Dora
6 batch way=stove safe=beef-steak | Heat {sunflower-oil} in the pan until very hot and fry {beef-steak+spring-onion} in one layer for {time}, until browned at the edges.
| Calienta {sunflower-oil} en la sartén a fuego muy vivo y saltea {beef-steak+spring-onion} en una capa {time}, hasta que se dore por los bordes.
6 batch way=barbecue safe=beef-steak | Brush with {sunflower-oil} and grill {beef-steak+spring-onion} on a fine grid over hot coals for {time}, turning.
| Pinta con {sunflower-oil} y asa {beef-steak+spring-onion} en una rejilla fina sobre brasas vivas {time}, dando vueltas.
# Serve | Sirve
1 work | Scatter {sesame-seeds} on top.
| Reparte {sesame-seeds} por encima.

== kimchi
names: Kimchi, homemade kimchi, napa cabbage kimchi, cabbage kimchi, Korean fermented cabbage, kimchee | Kimchi, kimchi casero, kimchi de col china, col fermentada coreana
about: Chinese cabbage fermented with chilli, garlic and ginger | col china fermentada con guindilla, ajo y jengibre
kind: side east-asian medium
serves: 12, most 12 in jar, whole
tools: jar bowl knife blender
core: chinese-cabbage chilli-flakes
ways: none
- 1500 g chinese-cabbage; in 4 cm pieces | en trozos de 4 cm
- 45 g salt
- 200 g daikon; in matchsticks | en bastoncitos
- 5 spring-onion; in lengths | en trozos
- 8 clove garlic
- 20 g ginger
- 4 tbsp chilli-flakes; Korean, coarse | coreana, gruesa
- 3 tbsp fish-sauce
- 1 tbsp sugar
# Draw the water | Saca el agua
120 cook | Toss {chinese-cabbage} with {salt} in the bowl and leave for {time}, turning now and then, until it bends without breaking. Rinse twice and drain well.
| Mezcla {chinese-cabbage} con {salt} en el bol y deja {time}, dando vueltas de vez en cuando, hasta que se doble sin romperse. Enjuaga dos veces y escurre bien.
# Season | Aliña
8 work | Blend {garlic+ginger+fish-sauce+sugar} to a paste and mix in {chilli-flakes}. With gloves, rub it into {chinese-cabbage+daikon+spring-onion}.
| Tritura {garlic+ginger+fish-sauce+sugar} hasta hacer una pasta y mezcla {chilli-flakes}. Con guantes, unta con ella {chinese-cabbage+daikon+spring-onion}.
# Ferment | Fermenta
5 work | Pack tightly into the very clean jar, leaving 4 cm free, and press until the juice covers it. Close loosely.
| Aprieta dentro del tarro muy limpio, deja 4 cm libres y presiona hasta que el jugo lo cubra. Cierra sin apretar.
1440 cook | Leave at room temperature, out of the sun, for {time}, and one or two days more until it bubbles and smells sour; press it down daily.
| Deja a temperatura ambiente, sin sol, {time}, y uno o dos días más hasta que burbujee y huela ácido; presiona cada día.
2 work | Keep it in the fridge and always covered by its juice; the taste deepens with time. Throw it away if it is mouldy, slimy or smells rotten.
| Guarda en la nevera, siempre cubierto por su jugo; gana sabor con el tiempo. Tíralo si tiene moho, está viscoso o huele a podrido.
why | {salt} and the sour juice protect it: weigh {salt} and do not use less.
| {salt} y el jugo ácido lo protegen: pesa {salt} y no pongas menos.
`);
