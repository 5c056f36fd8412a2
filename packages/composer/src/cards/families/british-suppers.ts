import { cards } from "../parse-cards.ts";

export const BRITISH_SUPPERS = cards(`
== steak-and-kidney-pie
names: Steak and kidney pie, steak & kidney pie, steak and kidney puff pastry pie | Pastel de ternera y riñones, steak and kidney pie, pastel inglés de carne y riñones
about: beef and kidney braised in stout under a lid of puff pastry | ternera y riñones guisados con cerveza negra bajo una tapa de hojaldre
kind: main any medium
serves: 6, most 6 in dish
tools: knife casserole dish rollingPin
core: stewing-beef kidney puff-pastry
ways: stove+oven
instead: steak-pie
- 700 g stewing-beef; in 3 cm cubes | en dados de 3 cm
- 300 g kidney; cored, in 2 cm pieces | sin el centro blanco, en trozos de 2 cm
- 40 g flour
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 3 tbsp sunflower-oil
- 2 onion; chopped | picad@
- 150 g mushroom; quartered | en cuartos; optional
- 300 ml beer; dark | negra
- 350 ml beef-stock
- 1 tbsp tomato-puree
- 2 tsp worcestershire
- 2 sprig thyme
- 1 bay-leaf
- 350 g puff-pastry; cold | frí@
- 1 egg; beaten | batid@; binds
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ puff-pastry > 350 g vegan-puff-pastry; cold | frío; name Steak and kidney pie | Pastel de ternera y riñones
# Brown | Dora
14 batch | Turn {stewing-beef+kidney} in {flour+salt+black-pepper} and brown in {sunflower-oil} in the casserole over high heat for {time}, in three rounds. Lift out.
| Pasa {stewing-beef+kidney} por {flour+salt+black-pepper} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}, en tres veces. Saca.
8 cook | Fry {onion+mushroom} in the same casserole for {time}, scraping up what sticks.
| Sofríe {onion+mushroom} en la misma cazuela {time}, rascando lo que se pegue.
# Braise | Guisa
105 cook safe=stewing-beef,kidney | Put {stewing-beef+kidney} back, add {beer+beef-stock+tomato-puree+worcestershire+thyme+bay-leaf}, cover and simmer gently for {time}, until tender and the sauce coats a spoon.
| Devuelve {stewing-beef+kidney}, añade {beer+beef-stock+tomato-puree+worcestershire+thyme+bay-leaf}, tapa y guisa a fuego suave {time}, hasta que quede tierno y la salsa cubra la cuchara.
40 cook | Remove the leaf and stalks, tip into the dish and cool for {time}.
| Retira la hoja y los tallos, pasa a la fuente y enfría {time}.
# Cover and bake | Tapa y hornea
6 work | Roll out {puff-pastry} 2 cm wider than the dish, lay it over, press down the rim, cut a slit for the steam and brush with {egg}.
| Estira {puff-pastry} 2 cm más que la fuente, cubre, aprieta el borde, haz un corte para el vapor y pinta con {egg}.
35 batch safe=egg | Bake at 200 °C (fan 180 °C) for {time}, until well risen and deep golden and the filling bubbles.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que suba, se dore bien y el relleno burbujee.

== chicken-and-leek-pie
names: Chicken and leek pie, chicken leek pie, creamy chicken and leek pie, leek and chicken pie | Pastel de pollo y puerro, pastel de pollo y puerros, pastel inglés de pollo con puerros
about: chicken and soft leeks in a mustard cream under puff pastry | pollo y puerros tiernos en crema de mostaza bajo hojaldre
kind: main any medium
serves: 6, most 6 in dish
tools: knife casserole dish rollingPin
core: chicken-thigh leek puff-pastry
ways: stove+oven
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 4 leek; in 1 cm slices | en rodajas de 1 cm
- 50 g butter
- 40 g flour
- 350 ml chicken-stock
- 150 ml creme-fraiche
- 1 tbsp mustard-dijon; optional
- 1 tsp thyme
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 320 g puff-pastry; cold | frí@
- 1 egg; beaten | batid@; binds
+ 120 g bacon cooked-ham mushroom
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ puff-pastry > 320 g vegan-puff-pastry; cold | frío; name Chicken and leek pie | Pastel de pollo y puerro
~ chicken-thigh > 2 can tinned-white-beans; drained | escurridas; name White bean and leek pie | Pastel de alubias y puerro
# Cook the filling | Haz el relleno
12 cook | Melt {butter} in the casserole[, add {extra}] and soften {leek} over low heat for {time}, covered, without colour.
| Funde {butter} en la cazuela[, añade {extra}] y pocha {leek} a fuego suave {time}, con tapa, sin que tome color.
5 cook if=chicken-thigh | Add {chicken-thigh} and stir for {time}, until no longer pink outside.
| Añade {chicken-thigh} y remueve {time}, hasta que no se vea rosado por fuera.
12 cook safe=chicken-thigh if=chicken-thigh | Stir in {flour}, then {chicken-stock} little by little, and simmer with {thyme+salt+black-pepper} for {time}, until thick. Stir in {creme-fraiche+mustard-dijon}.
| Incorpora {flour}, después {chicken-stock} poco a poco, y cuece con {thyme+salt+black-pepper} {time}, hasta que espese. Añade {creme-fraiche+mustard-dijon}.
10 cook not=chicken-thigh | Stir in {flour}, then {chicken-stock} little by little, add {chicken-thigh+thyme+salt+black-pepper} and simmer for {time}, until thick. Stir in {creme-fraiche+mustard-dijon}.
| Incorpora {flour}, después {chicken-stock} poco a poco, añade {chicken-thigh+thyme+salt+black-pepper} y cuece {time}, hasta que espese. Añade {creme-fraiche+mustard-dijon}.
30 cook | Tip into the dish and cool for {time}.
| Pasa a la fuente y enfría {time}.
# Cover and bake | Tapa y hornea
5 work | Roll out {puff-pastry}, lay it over, press down the rim, cut a slit and brush with {egg}.
| Estira {puff-pastry}, cubre, aprieta el borde, haz un corte y pinta con {egg}.
30 batch safe=egg | Bake at 200 °C (fan 180 °C) for {time}, until puffed and golden and the filling bubbles.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que suba, se dore y el relleno burbujee.

== cawl
names: Cawl, Welsh cawl, Welsh lamb broth, Welsh lamb stew, cawl cymreig, lamb cawl | Cawl, cawl galés, guiso galés de cordero, sopa galesa de cordero y puerros
about: Welsh broth of lamb, swede, potatoes and leeks | caldo galés de cordero, colinabo, patatas y puerros
kind: soup any easy
serves: 6, most 6 in pot
tools: knife pot
core: lamb-shoulder leek potato
ways: stove slow-cooker+stove
- 900 g lamb-shoulder; in large pieces | en trozos grandes
- 2000 ml water
- 2 tsp salt
- 1/2 tsp black-pepper
- 2 bay-leaf
- 1 onion; chopped | picad@
- 300 g swede; in 3 cm pieces | en trozos de 3 cm
- 3 carrot; in thick slices | en rodajas gruesas
- 600 g potato; waxy, in large pieces | para cocer, en trozos grandes
- 3 leek; in 2 cm slices | en rodajas de 2 cm
- 20 g parsley; chopped | picad@; optional
- 120 g cheddar; Caerphilly if you have it, to serve | mejor de Caerphilly, para servir; optional
~ lamb-shoulder > 900 g stewing-beef; in large pieces | en trozos grandes; name Beef cawl | Cawl de ternera
~ lamb-shoulder > 2 can tinned-white-beans; drained | escurridas; name Cawl with white beans | Cawl de alubias
~ swede > 300 g turnip; in 3 cm pieces | en trozos de 3 cm
# Simmer | Cuece
75 cook way=stove if=lamb-shoulder safe=lamb-shoulder | Bring {lamb-shoulder} to the boil in the pot with {water+salt+bay-leaf+onion}, skim, cover and simmer gently for {time}, until almost tender.
| Lleva a ebullición {lamb-shoulder} en la olla con {water+salt+bay-leaf+onion}, espuma, tapa y cuece a fuego suave {time}, hasta que esté casi tierno.
10 cook way=stove not=lamb-shoulder | Simmer {water+salt+bay-leaf+onion} in the pot for {time}.
| Cuece {water+salt+bay-leaf+onion} en la olla {time}.
420 cook way=slow-cooker safe=lamb-shoulder | Bring {lamb-shoulder+water+salt+bay-leaf+onion} to the boil in the pot, put into the slow cooker with {swede+carrot+potato+black-pepper} and cook on low for {time}, until very tender.
| Lleva a ebullición en la olla {lamb-shoulder+water+salt+bay-leaf+onion}, pásalo a la olla de cocción lenta con {swede+carrot+potato+black-pepper} y cocina en bajo {time}, hasta que quede muy tierno.
# Add the vegetables | Añade las verduras
25 cook way=stove | Add {swede+carrot+potato+black-pepper} and simmer for {time}, until tender.
| Añade {swede+carrot+potato+black-pepper} y cuece {time}, hasta que todo esté tierno.
5 cook way=stove not=lamb-shoulder | Stir in {lamb-shoulder} and heat for {time}.
| Incorpora {lamb-shoulder} y calienta {time}.
10 cook way=stove | Add {leek} and simmer for {time}: they stay green.
| Añade {leek} y cuece {time}: deben quedar verdes.
20 cook way=slow-cooker | Stir in {leek} and cook on high for {time}.
| Añade {leek} y cocina en alto {time}.
# Serve | Sirve
2 work | Skim the fat and ladle into bowls.[ Scatter {parsley} over.][ Eat with {cheddar} on the side.]
| Retira la grasa y reparte en cuencos.[ Espolvorea {parsley}.][ Acompaña con {cheddar}.]
tip | It is better the next day, when the fat lifts off cold.
| Está mejor al día siguiente, cuando la grasa se retira en frío.

== glamorgan-sausages
names: Glamorgan sausages, Welsh cheese and leek sausages, cheese and leek sausages, Glamorgan sausage, selsig Morgannwg | Salchichas de Glamorgan, salchichas galesas de queso y puerro, salchichas de queso y puerro
about: meatless Welsh sausages of cheese, leek and breadcrumbs | salchichas galesas de queso, puerro y pan rallado
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: knife pan bowl grater
core: cheddar leek bread
ways: stove
- 1 leek; finely chopped | picad@ muy fin@
- 20 g butter
- 200 g bread; day-old, made into crumbs | del día anterior, en migas
- 160 g cheddar; Caerphilly if you have it, grated | mejor de Caerphilly, rallad@
- 10 g parsley; chopped | picad@
- 1 tsp thyme
- 1 tsp mustard-dijon; optional
- 2 egg
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 60 g breadcrumbs as coating; dry | seco
- 4 tbsp sunflower-oil
~ cheddar > 160 g cheddar-vegetarian; grated | rallado; name Glamorgan sausages | Salchichas de Glamorgan
~ bread > 200 g bread-gluten-free; made into crumbs | en migas; name Glamorgan sausages | Salchichas de Glamorgan
# Soften | Pocha
6 cook | Melt {butter} in the pan and soften {leek} for {time}, without colour. Let it cool.
| Funde {butter} en la sartén y pocha {leek} {time}, sin que se dore. Deja templar.
# Mix and shape | Mezcla y forma
8 work | Beat {egg} in the bowl and keep a third on a plate. Mix the rest with {leek+bread+cheddar+parsley+thyme+mustard-dijon+salt+black-pepper} until it holds when squeezed.
| Bate {egg} en el bol y guarda un tercio en un plato. Mezcla el resto con {leek+bread+cheddar+parsley+thyme+mustard-dijon+salt+black-pepper} hasta que se compacte al apretar.
8 work | Shape {pieces} short, thick cylinders, turn them in the kept third and then in {coating}.
| Forma {pieces} cilindros cortos y gruesos, pásalos por el tercio guardado y después por {coating}.
30 cook | Chill for {time}, so that they keep their shape.
| Enfría {time}, para que no se abran.
# Fry | Fríe
10 batch safe=egg | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning, until crisp and golden all round.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con varias vueltas, hasta que queden crujientes y doradas.

== carrot-and-coriander-soup
names: Carrot and coriander soup, carrot & coriander soup, carrot coriander soup, carrot soup with coriander, carrot and cilantro soup | Crema de zanahoria y cilantro, sopa de zanahoria y cilantro, crema de zanahorias con cilantro
about: a smooth soup of carrots with coriander seed and leaf | crema de zanahoria con semilla y hojas de cilantro
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: carrot coriander-leaf
ways: stove
- 2 tbsp sunflower-oil
- 1 onion; chopped | picad@
- 2 tsp coriander-seed; ground | molid@
- 1 potato; in small dice | en dados pequeños
- 600 g carrot; sliced | en rodajas
- 1000 ml vegetable-stock
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 30 g coriander-leaf; with tender stalks | con los tallos tiernos
- 4 tbsp cream; to serve | para servir; optional
# Soften | Pocha
8 cook | Heat {sunflower-oil} in the pot and soften {onion} over medium heat for {time}.
| Calienta {sunflower-oil} en la olla y pocha {onion} a fuego medio {time}.
2 cook | Stir in {coriander-seed+potato+carrot} for {time}.
| Añade {coriander-seed+potato+carrot} y remueve {time}.
# Simmer | Cuece
20 cook | Pour in {vegetable-stock}, add {salt+black-pepper}, cover and simmer for {time}, until very tender.
| Vierte {vegetable-stock}, añade {salt+black-pepper}, tapa y cuece {time}, hasta que todo esté muy tierno.
# Blend | Tritura
4 work | Add {coriander-leaf} and blend until smooth; thin with hot water if you like.[ Swirl {cream} over.]
| Añade {coriander-leaf} y tritura hasta que quede fino; aligera con agua caliente si quieres.[ Remata con {cream}.]

== pea-and-mint-soup
names: Pea and mint soup, minted pea soup, pea & mint soup, fresh pea soup, pea soup with mint, mint and pea soup | Crema de guisantes y menta, sopa de guisantes y menta, crema de guisantes con menta, crema de guisantes frescos
about: a bright green soup of young peas and mint, ready in minutes | crema verde de guisantes tiernos y menta, lista en minutos
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: peas mint
ways: stove
- 30 g butter
- 4 spring-onion; sliced | en rodajas
- 1 potato; in small dice | en dados pequeños
- 800 ml vegetable-stock
- 600 g peas
- 20 g mint; leaves | hojas
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1/2 lemon; juiced | en zumo
- 60 ml creme-fraiche; to serve | para servir; optional
+ 80 g bacon feta cooked-ham
# Soften | Pocha
3 cook | Melt {butter} in the pot and soften {spring-onion} for {time}.
| Funde {butter} en la olla y pocha {spring-onion} {time}.
12 cook | Add {potato+vegetable-stock} and simmer for {time}, until tender.
| Añade {potato+vegetable-stock} y cuece {time}, hasta que esté tierno.
# Add the green | Añade lo verde
3 cook | Add {peas+salt+black-pepper}, bring back to the boil and simmer for {time}, no longer, so that they stay green.
| Añade {peas+salt+black-pepper}, vuelve a hervir y cuece {time}, no más, para que no pierda el color.
# Blend | Tritura
4 work | Add {mint+lemon} and blend until very smooth.[ Swirl {creme-fraiche} over.][ Scatter {extra} on top.]
| Añade {mint+lemon} y tritura hasta que quede muy fino.[ Remata con {creme-fraiche}.][ Reparte {extra} por encima.]

== broccoli-and-stilton-soup
names: Broccoli and stilton soup, broccoli and blue cheese soup, broccoli & stilton soup, broccoli stilton soup, stilton and broccoli soup | Crema de brócoli y queso azul, sopa de brócoli y queso azul, crema de brócoli y stilton, crema de brócoli con queso azul
about: a smooth broccoli soup with blue cheese melted into it | crema de brócoli con queso azul fundido
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot blender
core: broccoli blue-cheese
ways: stove
instead: broccoli-soup
- 30 g butter
- 1 onion; chopped | picad@
- 1 leek; sliced | en rodajas
- 1 potato; in small dice | en dados pequeños
- 1000 ml vegetable-stock
- 600 g broccoli; florets and sliced stalk | ramilletes y tallo en rodajas
- 120 g blue-cheese; Stilton, crumbled | tipo stilton, desmenuzad@
- 1/4 tsp salt
- 1/4 tsp black-pepper
- 4 tbsp cream; optional
# Soften | Pocha
8 cook | Melt {butter} in the pot and soften {onion+leek} for {time}, without colour.
| Funde {butter} en la olla y pocha {onion+leek} {time}, sin que se dore.
8 cook | Add {potato+vegetable-stock} and simmer for {time}, until almost tender.
| Añade {potato+vegetable-stock} y cuece {time}, hasta que esté casi tierno.
# Simmer | Cuece
8 cook | Add {broccoli} and simmer for {time}, until just tender and still bright green.
| Añade {broccoli} y cuece {time}, hasta que esté apenas tierno y aún muy verde.
# Blend | Tritura
4 work | Blend until smooth. Off the heat stir in {blue-cheese} until it melts, taste and season with {salt+black-pepper}.[ Stir in {cream}.]
| Tritura hasta que quede fino. Fuera del fuego, añade {blue-cheese} hasta que se funda, prueba y sazona con {salt+black-pepper}.[ Incorpora {cream}.]

== garlic-mushrooms-on-toast
names: Garlic mushrooms on toast, mushrooms on toast, creamy mushrooms on toast, mushroom toast, creamy garlic mushrooms on toast | Tostadas de champiñones al ajo, tostada de champiñones, tostadas con champiñones, champiñones con tostadas, tostada de setas
about: mushrooms fried brown with garlic and thyme on crisp toast | champiñones dorados con ajo y tomillo sobre pan crujiente
kind: breakfast any easy
serves: 2, most 4 in pan
tools: knife pan
core: mushroom bread garlic
ways: stove
- 400 g mushroom; thickly sliced | en láminas gruesas
- 1 tbsp olive-oil
- 30 g butter
- 3 clove garlic; finely chopped | picad@ fin@
- 1 tsp thyme
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1 tsp lemon
- 60 ml creme-fraiche; optional
- 10 g parsley; chopped | picad@; optional
- 4 slice bread; thick, sourdough if you have it | gruesas, mejor de masa madre
+ 2 each egg
~ bread > 4 slice bread-gluten-free; name Garlic mushrooms on toast | Tostadas de champiñones al ajo
# Fry | Saltea
8 batch | Fry {mushroom} in {olive-oil} in the wide pan over high heat for {time}, stirring little, until their juice is gone and they are brown.
| Saltea {mushroom} con {olive-oil} en la sartén ancha a fuego vivo {time}, removiendo poco, hasta que se evapore el jugo y se dore todo bien.
2 cook | Lower the heat, add {butter+garlic+thyme+salt+black-pepper} and cook for {time}. Stir in {lemon}.[ Stir in {creme-fraiche} and let it bubble.]
| Baja el fuego, añade {butter+garlic+thyme+salt+black-pepper} y cocina {time}. Incorpora {lemon}.[ Añade {creme-fraiche} y deja que burbujee.]
# Serve | Sirve
4 cook safe=extra | Toast {bread} for {time} meanwhile[ and fry {extra}]. Pile everything on it.[ Scatter {parsley} over.]
| Tuesta {bread} {time} mientras tanto[ y fríe {extra}]. Reparte todo por encima.[ Espolvorea {parsley}.]

== tomato-chutney
names: Tomato chutney, ripe tomato chutney, spiced tomato chutney, homemade tomato chutney, red tomato chutney | Chutney de tomate, chutney casero de tomate, chutney de tomate especiado, chutney de jitomate
about: ripe tomatoes cooked down thick with vinegar, sugar and spices | tomates maduros cocidos con vinagre, azúcar y especias hasta que espesan
kind: sauce any easy
serves: 20, most 20 in pot
tools: knife pot jar
core: tomato
ways: stove
- 1500 g tomato; ripe, chopped | maduros, picad@
- 2 onion; finely chopped | picad@ fin@
- 1 apple; peeled, chopped | pelad@ y picad@
- 3 clove garlic; crushed | machacad@
- 1 tbsp ginger; finely grated | rallad@ fin@
- 100 g raisins; optional
- 250 g brown-sugar
- 300 ml red-wine-vinegar
- 2 tsp mustard-seeds
- 1 tsp paprika-sweet
- 1/2 tsp allspice
- 1/2 tsp chilli-flakes; optional
- 2 tsp salt
# Cook down | Cuece
90 batch | Put {tomato+onion+apple+garlic+ginger+raisins+brown-sugar+red-wine-vinegar+mustard-seeds+paprika-sweet+allspice+chilli-flakes+salt} into the pot, bring to the boil and simmer uncovered for {time}, stirring often near the end, until thick and a spoon leaves a path on the bottom.
| Pon en la olla {tomato+onion+apple+garlic+ginger+raisins+brown-sugar+red-wine-vinegar+mustard-seeds+paprika-sweet+allspice+chilli-flakes+salt}, lleva a ebullición y cuece destapado {time}, removiendo a menudo al final, hasta que espese y la cuchara deje un surco en el fondo.
# Bottle | Envasa
6 work | Fill hot into jars boiled clean, with lids that resist acid, close and let cool.
| Llena en caliente los tarros hervidos, con tapas resistentes al ácido, cierra y deja enfriar.
tip | Leave it for a month in a cool, dark place to mellow. Once open keep it in the fridge.
| Deja que madure un mes en un sitio fresco y oscuro. Una vez abierto guárdalo en la nevera.
`);
