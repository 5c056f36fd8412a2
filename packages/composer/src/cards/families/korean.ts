import { cards } from "../parse-cards.ts";

export const KOREAN = cards(`
== japchae
names: Japchae, chapchae, jap chae, Korean glass noodles, Korean glass noodle stir-fry, beef japchae | Japchae, chapchae, japchae de ternera, fideos de cristal coreanos, fideos coreanos salteados
about: springy glass noodles with beef, vegetables and sesame | fideos transparentes con ternera, verduras y sésamo
kind: main east-asian medium
serves: 4, most 4 in wok
tools: knife pot wok bowl colander
core: glass-noodles
ways: stove
- 250 g glass-noodles; Korean, thick | coreanos, gruesos
- 250 g beef-steak; in thin strips | en tiras finas
- 5 tbsp soy-sauce
- 2 tbsp brown-sugar
- 2 tbsp sesame-oil
- 3 clove garlic; crushed | machacad@
- 1 onion; in thin wedges | en gajos finos
- 1 carrot; in matchsticks | en bastoncitos
- 1 red-pepper; in strips | en tiras
- 150 g shiitake; sliced | en láminas
- 150 g spinach
- 3 tbsp sunflower-oil
- 1/4 tsp black-pepper
- 1 tbsp sesame-seeds; optional
~ beef-steak > 250 g tofu; firm, in thin strips | firme, en tiras finas
~ sesame-oil > 1 tbsp sunflower-oil
# Marinate | Marina
15 cook | Mix {beef-steak+garlic} in the bowl with a third of {soy-sauce} and a third of {brown-sugar} and leave for {time}.
| Mezcla {beef-steak+garlic} en el bol con un tercio de {soy-sauce} y un tercio de {brown-sugar} y deja {time}.
# Boil | Cuece
1 cook | Blanch {spinach} in boiling water in the pot for {time}, lift out, rinse cold and squeeze dry.
| Escalda {spinach} en agua hirviendo en la olla {time}, saca, enfría con agua y exprime.
7 cook | Boil {glass-noodles} in the same water for {time}, until tender and springy. Drain, rinse, cut shorter with scissors and toss with half of {sesame-oil}.
| Cuece {glass-noodles} en la misma agua {time}, hasta que quede tierno y elástico. Escurre, enjuaga, corta más corto con tijeras y mezcla con la mitad de {sesame-oil}.
# Fry one after another | Saltea por separado
7 batch | Fry {onion+carrot+red-pepper} and then {shiitake} in two thirds of {sunflower-oil} in the wok for {time} in all, crisp-tender. Lift out.
| Saltea {onion+carrot+red-pepper} y después {shiitake} con dos tercios de {sunflower-oil} en el wok {time} en total, al dente. Saca.
3 batch safe=beef-steak | Fry {beef-steak} in the rest of {sunflower-oil} for {time}, until browned.
| Saltea {beef-steak} con el resto de {sunflower-oil} {time}, hasta que se dore.
# Mix | Mezcla
3 batch | Add {glass-noodles} with the rest of {soy-sauce} and the rest of {brown-sugar} and toss for {time}, until glossy.
| Añade {glass-noodles} con el resto de {soy-sauce} y el resto de {brown-sugar} y remueve {time}, hasta que brille.
2 work | Take off the heat and mix in {spinach+black-pepper} and what you fried. Dress with the rest of {sesame-oil}.[ Scatter {sesame-seeds} over.] Serve warm or at room temperature.
| Retira del fuego y mezcla con {spinach+black-pepper} y lo salteado. Aliña con el resto de {sesame-oil}.[ Espolvorea {sesame-seeds}.] Sirve templado o a temperatura ambiente.
== kimchi-fried-rice
names: Kimchi fried rice, kimchi bokkeumbap, kimchi bokkeum bap, Korean fried rice, fried rice with kimchi | Arroz frito con kimchi, arroz salteado con kimchi, kimchi bokkeumbap, arroz frito coreano
about: fried rice with sour kimchi, gochujang and a fried egg | arroz salteado con kimchi ácido, gochujang y un huevo frito
kind: main east-asian easy
serves: 2, most 2 in pan
tools: knife saucepan pan
core: kimchi rice
ways: stove
- 160 g rice
- 250 g kimchi; ripe, chopped | maduro, picado
- 80 g bacon; in strips | en tiras; optional
- 2 tbsp sunflower-oil
- 1 tbsp gochujang
- 2 tsp soy-sauce
- 1 tsp sesame-oil
- 2 egg
- 1 spring-onion; in rings | en aros
- 1/2 nori; in strips | en tiras; optional
~ kimchi > 250 g vegan-kimchi; chopped | picado; name Kimchi fried rice | Arroz frito con kimchi
~ egg > 150 g tofu; firm, crumbled | firme, desmenuzado
~ gochujang > 2 tsp hot-sauce
# Cook and cool | Cuece y enfría
15 cook | Rinse {rice}, cover with {260 ml} of water in the saucepan and cook, covered, over low heat for {time}, until dry.
| Enjuaga {rice}, cubre con {260 ml} de agua en el cazo y cuece tapado a fuego suave {time}, hasta que quede seco.
60 cook | Spread it out at once and chill in the fridge for {time}, or overnight.
| Extiende enseguida y enfría en la nevera {time}, o toda la noche.
# Fry | Saltea
5 batch safe=bacon | [Fry {bacon} in the dry pan for {time}, until crisp.]
| [Dora {bacon} en la sartén seca {time}, hasta que quede crujiente.]
4 batch | Add half of {sunflower-oil} and {kimchi} and fry for {time}, until soft and darker.
| Añade la mitad de {sunflower-oil} y {kimchi} y saltea {time}, hasta que se ablande y se oscurezca.
5 batch | Add {rice+gochujang+soy-sauce} and fry over high heat for {time}, pressing out lumps, until it catches slightly. Stir in {sesame-oil}.
| Añade {rice+gochujang+soy-sauce} y saltea a fuego vivo {time}, deshaciendo los grumos, hasta que se tueste un poco. Añade {sesame-oil}.
# Fry the topping | Fríe el acompañamiento
3 batch safe=egg | Fry {egg} in the rest of {sunflower-oil} for {time}.
| Fríe {egg} con el resto de {sunflower-oil} {time}.
1 work | Serve the fried grains with {egg+spring-onion+nori} on top.
| Sirve el salteado con {egg+spring-onion+nori} por encima.
== kimchi-jjigae
names: Kimchi jjigae, kimchi stew, kimchi chigae, kimchi jigae, Korean kimchi stew, pork kimchi stew | Kimchi jjigae, guiso de kimchi, estofado de kimchi, sopa de kimchi, guiso coreano de kimchi
about: a sour and hot Korean stew of ripe kimchi, pork and tofu | guiso coreano ácido y picante de kimchi maduro, cerdo y tofu
kind: main east-asian easy
serves: 4, most 6 in pot
tools: knife pot
core: kimchi
ways: stove
- 500 g kimchi; ripe and sour, in pieces | maduro y ácido, en trozos
- 300 g pork-belly; in thin pieces | en trozos finos
- 1 tbsp sunflower-oil
- 1 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 1 tbsp gochujang
- 1 tbsp chilli-flakes; Korean, mild | coreanos, suaves
- 900 ml dashi
- 1 tbsp soy-sauce
- 1 tsp sugar
- 300 g tofu; in thick slices | en lonchas gruesas
- 2 spring-onion; in pieces | en trozos
~ kimchi > 500 g vegan-kimchi; in pieces | en trozos; name Kimchi stew with tofu | Guiso de kimchi con tofu
~ pork-belly > 200 g mushroom; sliced | en láminas
~ pork-belly > 150 g tinned-tuna; drained | escurrido
~ tofu > 200 g mushroom; sliced | en láminas
~ gochujang > 2 tsp hot-sauce
# Fry | Sofríe
5 cook | Fry {pork-belly} in {sunflower-oil} in the pot for {time}, until it takes colour.
| Dora {pork-belly} con {sunflower-oil} en la olla {time}, hasta que tome color.
6 cook | Add {kimchi+onion+garlic} and fry for {time}, until soft.
| Añade {kimchi+onion+garlic} y sofríe {time}, hasta que se ablande.
# Simmer | Cuece
25 cook safe=pork-belly | Stir in {gochujang+chilli-flakes+dashi+soy-sauce+sugar}, with the juice of the jar, and simmer for {time}, until all is tender.
| Añade {gochujang+chilli-flakes+dashi+soy-sauce+sugar}, con el jugo del tarro, y cuece a fuego medio {time}, hasta que todo esté tierno.
5 cook | Lay in {tofu+spring-onion} and simmer for {time}. Serve bubbling hot.
| Coloca {tofu+spring-onion} y cuece {time}. Sirve hirviendo.
== sundubu-jjigae
names: Sundubu jjigae, sundubu, soondubu, soondubu jjigae, soft tofu stew, Korean soft tofu stew, Korean tofu stew, silken tofu stew | Sundubu jjigae, sundubu, soondubu, guiso coreano de tofu, guiso de tofu sedoso, estofado coreano de tofu
about: a fiery Korean stew of silken tofu, prawns and egg | guiso coreano picante de tofu sedoso, gambas y huevo
kind: main east-asian easy
serves: 4, most 4 in pot
tools: knife pot
core: tofu
ways: stove
- 800 g tofu; silken | sedoso
- 200 g prawn; peeled | pelad@
- 2 tbsp sunflower-oil
- 1 tbsp sesame-oil
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 2 tbsp chilli-flakes; Korean | coreanos
- 900 ml dashi
- 1 tbsp soy-sauce
- 1 tbsp fish-sauce
- 100 g mushroom; sliced | en láminas
- 1/2 courgette; in half slices | en medias rodajas
- 4 egg
- 2 spring-onion; in rings | en aros
~ prawn > 150 g vegan-kimchi; chopped | picado
~ egg > 100 g edamame; shelled | desgranado
# Make the base | Haz la base
6 cook | Soften {onion} in {sunflower-oil+sesame-oil} in the pot over medium heat for {time}.
| Pocha {onion} con {sunflower-oil+sesame-oil} en la olla a fuego medio {time}.
1 cook | Stir in {garlic+chilli-flakes} over low heat for {time}, until the fat is red; they must not burn.
| Añade {garlic+chilli-flakes} y remueve a fuego bajo {time}, hasta que la grasa se tiña de rojo, sin que se quemen.
# Simmer | Cuece
5 cook | Pour in {dashi+soy-sauce+fish-sauce}, add {mushroom+courgette} and simmer for {time}.
| Vierte {dashi+soy-sauce+fish-sauce}, añade {mushroom+courgette} y cuece {time}.
4 cook safe=prawn | Slide in {tofu} in large spoonfuls, add {prawn} and simmer for {time}.
| Echa {tofu} en cucharadas grandes, añade {prawn} y cuece {time}.
5 cook if=egg safe=egg | Break {egg} into the bubbling stew, cover and cook for {time}. Scatter {spring-onion} over it.
| Casca {egg} en el guiso hirviendo, tapa y cuaja {time}. Reparte {spring-onion} por encima.
2 cook not=egg | Stir in {egg} and cook for {time}. Scatter {spring-onion} over it.
| Añade {egg} y cuece {time}. Reparte {spring-onion} por encima.
== kimchi-pancakes
names: Kimchi pancakes, kimchi pancake, kimchijeon, kimchi jeon, Korean kimchi pancakes | Tortitas de kimchi, tortita de kimchi, kimchijeon, kimchi jeon, tortitas coreanas de kimchi
about: crisp, thin Korean pancakes with kimchi and a soy dip | tortitas coreanas finas y crujientes de kimchi con salsa de soja
kind: starter east-asian easy
serves: 4, most 4 in smallPan
makes: 4
tools: knife bowl smallPan spatula
core: kimchi flour
ways: stove
- 300 g kimchi; chopped | picado
- 150 g flour
- 30 g cornflour
- 180 ml water; ice-cold | helada
- 3 spring-onion; in pieces | en trozos
- 1/2 tsp sugar
- 6 tbsp sunflower-oil
-- For the dip | Para mojar
- 3 tbsp soy-sauce
- 1 tbsp rice-vinegar
- 1 tsp sesame-oil
~ kimchi > 300 g vegan-kimchi; chopped | picado; name Kimchi pancakes | Tortitas de kimchi
~ flour > 150 g rice-flour; name Kimchi pancakes of rice flour | Tortitas de kimchi de harina de arroz
+ 150 g prawn squid
# Mix | Mezcla
4 work | Stir {flour+cornflour+water+sugar} with two spoonfuls of the juice of the jar in the bowl. Fold in {kimchi+spring-onion}[ and {extra}].
| Mezcla {flour+cornflour+water+sugar} con dos cucharadas del jugo del tarro en el bol. Incorpora {kimchi+spring-onion}[ y {extra}].
# Fry | Fríe
20 pieces safe=extra | Heat some of {sunflower-oil} in the pan over medium-high heat, spread a quarter of the batter thin and fry until brown and crisp; turn, add more oil round the edge and fry the other side: {pieces} in all, {time} together.
| Calienta parte de {sunflower-oil} en la sartén a fuego medio-alto, extiende fina una cuarta parte de la masa y dora hasta que esté crujiente; dale la vuelta, añade más aceite por el borde y dora el otro lado: {pieces} en total, {time} entre todas.
# Serve | Sirve
2 work | Stir {soy-sauce+rice-vinegar+sesame-oil} for the dip. Cut into pieces and serve at once.
| Mezcla {soy-sauce+rice-vinegar+sesame-oil} para mojar. Corta en trozos y sirve enseguida.
== pajeon
names: Pajeon, Korean spring onion pancake, haemul pajeon, Korean seafood pancake, Korean scallion pancake, Korean pancakes, Korean pancake, Korean savoury pancakes | Pajeon, haemul pajeon, tortita coreana de cebolleta, tortitas coreanas, tortita coreana de marisco, tortitas coreanas de cebolleta
about: a crisp Korean pancake of spring onions and prawns with a soy dip | tortita coreana crujiente de cebolletas y gambas con salsa de soja
kind: starter east-asian easy
serves: 4, most 4 in smallPan
makes: 2
tools: knife bowl smallPan spatula
core: spring-onion flour
ways: stove
- 12 spring-onion; in 10 cm lengths | en trozos de 10 cm
- 150 g prawn; peeled, halved lengthways | peladas, partidas a lo largo
- 130 g flour
- 40 g cornflour
- 200 ml water; ice-cold | helada
- 1 egg; beaten | batid@; optional
- 1/2 tsp salt
- 6 tbsp sunflower-oil
-- For the dip | Para mojar
- 3 tbsp soy-sauce
- 1 tbsp rice-vinegar
- 1 tsp sesame-seeds; optional
~ prawn > 150 g mushroom; thinly sliced | en láminas finas
~ flour > 130 g rice-flour; name Korean spring onion pancake of rice flour | Tortita coreana de harina de arroz
# Mix | Mezcla
3 work | Stir {flour+cornflour+water+salt} in the bowl until smooth and thin.
| Mezcla {flour+cornflour+water+salt} en el bol hasta que quede lisa y ligera.
# Fry | Fríe
9 pieces | Heat half of {sunflower-oil} in the pan. For each of {pieces} pancakes lay half of {spring-onion} side by side, pour batter over, spread {prawn} on top and fry over medium heat until crisp below, {time} for all.
| Calienta la mitad de {sunflower-oil} en la sartén. Para cada una de {pieces} tortitas coloca la mitad de {spring-onion} en fila, vierte masa encima, reparte {prawn} y dora a fuego medio hasta que quede crujiente por debajo, {time} en total.
8 pieces safe=prawn,egg | [Pour {egg} over the top.] Turn, add the rest of {sunflower-oil} round the edge and fry for {time} in all, pressing, until crisp and done inside.
| [Vierte {egg} por encima.] Dale la vuelta, añade el resto de {sunflower-oil} por el borde y dora {time} en total, apretando, hasta que quede crujiente y hecho por dentro.
# Serve | Sirve
2 work | Stir {soy-sauce+rice-vinegar}[ with {sesame-seeds}]. Cut into squares and serve with the dip.
| Mezcla {soy-sauce+rice-vinegar}[ con {sesame-seeds}]. Corta en cuadrados y sirve con la salsa.
== kimbap
names: Kimbap, gimbap, Korean rice rolls, Korean sushi, kimbap rolls | Kimbap, gimbap, rollos coreanos de arroz, sushi coreano
about: nori rolls of sesame rice with egg, spinach, carrot and pickle | rollos de nori con arroz al sésamo, huevo, espinacas, zanahoria y encurtido
kind: main east-asian medium
serves: 4, most 4 in saucepan
makes: 32
tools: knife saucepan pan bowl
core: rice-sushi nori
ways: stove
- 320 g rice-sushi
- 400 ml water
- 2 tbsp sesame-oil
- 1.5 tsp salt
- 3 egg
- 1 carrot; in matchsticks | en bastoncitos
- 150 g spinach
- 2 tbsp sunflower-oil
- 4 nori
- 100 g cooked-ham; in thick strips | en tiras gruesas
- 100 g daikon; pickled, in strips | en conserva, en tiras
- 1 tbsp sesame-seeds; optional
~ egg > 150 g tofu; firm, in strips | firme, en tiras
~ cooked-ham > 100 g avocado; in strips | en tiras
+ 120 g tinned-tuna surimi cucumber
# Cook and season | Cuece y aliña
15 cook | Rinse {rice-sushi}, bring to the boil with {water} in the saucepan, cover and cook over the lowest heat for {time}.
| Enjuaga {rice-sushi}, lleva a ebullición con {water} en el cazo, tapa y cuece al mínimo {time}.
10 cook | Leave covered off the heat for {time}. Fold in half of {sesame-oil} and half of {salt} and let it cool to lukewarm; use it the same day.
| Deja tapado fuera del fuego {time}. Incorpora la mitad de {sesame-oil} y la mitad de {salt} y deja templar; úsalo el mismo día.
# Cook the fillings | Haz los rellenos
4 batch safe=egg | Beat {egg}, set as a flat omelette in half of {sunflower-oil} in the pan for {time} and cut into strips.
| Bate {egg}, cuaja en la sartén con la mitad de {sunflower-oil} {time} como una tortilla plana y corta en tiras.
5 batch | Fry {carrot} and then {spinach} in the rest of {sunflower-oil} for {time} in all, with the rest of {salt}. Squeeze out the liquid.
| Saltea {carrot} y después {spinach} con el resto de {sunflower-oil} {time} en total, con el resto de {salt}. Exprime el líquido.
# Roll | Enrolla
15 work | Spread {rice-sushi} thin over {nori}, leaving a strip free at the far edge. Lay {egg+carrot+spinach+cooked-ham+daikon}[ and {extra}] across and roll up tightly.
| Extiende {rice-sushi} en capa fina sobre {nori}, dejando libre una tira al final. Coloca {egg+carrot+spinach+cooked-ham+daikon}[ y {extra}] a lo ancho y enrolla prieto.
4 work | Brush with the rest of {sesame-oil}[, scatter {sesame-seeds} over] and cut into {pieces} slices with a wet knife.
| Pinta con el resto de {sesame-oil}[, espolvorea {sesame-seeds}] y corta en {pieces} rodajas con un cuchillo mojado.
== korean-fried-chicken
names: Korean fried chicken, yangnyeom chicken, KFC Korean fried chicken, Korean chicken wings, spicy Korean chicken, dakgangjeong | Pollo frito coreano, pollo coreano, alitas coreanas, alitas de pollo coreanas, pollo yangnyeom
about: crisp chicken in a sticky sweet and hot sauce | pollo crujiente en salsa pegajosa, dulce y picante
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: bowl deepPan slotted pan
core: chicken-wings gochujang
ways: stove air-fryer+stove
- 1200 g chicken-wings; cut at the joint | partidas por la articulación
- 1 tsp salt
- 15 g ginger; grated | rallad@
- 100 g potato-starch
- 800 ml sunflower-oil; for frying | para freír
-- For the sauce | Para la salsa
- 3 tbsp gochujang
- 3 tbsp ketchup
- 3 tbsp honey
- 2 tbsp soy-sauce
- 1 tbsp rice-vinegar
- 3 clove garlic; crushed | machacad@
- 1 tbsp sesame-seeds; optional
~ chicken-wings > 800 g chicken-thigh; boneless, in 4 cm pieces | deshuesados, en trozos de 4 cm; name Korean fried chicken | Pollo frito coreano
~ chicken-wings > 900 g cauliflower; in florets | en ramitos; name Korean fried cauliflower | Coliflor frita coreana
~ chicken-wings > 700 g tofu; firm, in cubes | firme, en dados; name Korean fried tofu | Tofu frito coreano
~ gochujang > 2 tbsp hot-sauce; name Crisp chicken in sweet and hot sauce | Pollo crujiente en salsa dulce y picante
# Coat | Reboza
5 work | Dry {chicken-wings} well, rub with {salt+ginger} in the bowl and turn in {potato-starch}, pressing it on.
| Seca bien {chicken-wings}, frota con {salt+ginger} en el bol y pasa por {potato-starch}, apretando.
# Fry | Fríe
16 pieces way=stove safe=chicken-wings | Heat {sunflower-oil} in the deep pot to 165 °C and fry in batches for {time} in all, until pale gold and done.
| Calienta {sunflower-oil} en la olla honda a 165 °C y fríe por tandas {time} en total, hasta que tome algo de color y esté hecho.
8 pieces way=stove | Heat the oil to 185 °C and fry again in batches for {time} in all, until deep golden and very crisp. Drain.
| Sube el aceite a 185 °C y fríe otra vez por tandas {time} en total, hasta que esté bien dorado y muy crujiente. Escurre.
24 batch way=air-fryer safe=chicken-wings | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, turning once, until golden and crisp.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se dore y cruja.
# Glaze | Glasea
3 cook | Simmer {gochujang+ketchup+honey+soy-sauce+rice-vinegar+garlic} in the pan for {time}, until thick and shiny.
| Cuece {gochujang+ketchup+honey+soy-sauce+rice-vinegar+garlic} en la sartén {time}, hasta que espese y brille.
1 work | Toss {chicken-wings} in the sauce.[ Scatter {sesame-seeds} over.] Serve at once.
| Mezcla {chicken-wings} con la salsa.[ Espolvorea {sesame-seeds}.] Sirve enseguida.
`);
