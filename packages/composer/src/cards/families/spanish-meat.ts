import { cards } from "../parse-cards.ts";

export const SPANISH_MEAT = cards(`
== pollo-al-ajillo
names: Garlic chicken, pollo al ajillo, Spanish garlic chicken, chicken with garlic | Pollo al ajillo, pollo con ajo, pollo al ajo
about: chicken browned with plenty of garlic and finished with sherry | pollo dorado con mucho ajo y un chorro de jerez
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: chicken garlic
ways: stove
instead: champinones-al-ajillo
- 1200 g chicken; in small pieces | en trozos pequeños
- 10 clove garlic; some whole, some sliced | unos enteros y otros en láminas
- 100 ml olive-oil
- 150 ml sherry
- 1 sprig thyme; optional
- 1 bay-leaf
- 15 g parsley; chopped | picad@; optional
- 1.5 tsp salt
- 1/2 tsp black-pepper
~ chicken > 700 g tofu; in cubes, dried | en dados, seco; name Garlic tofu | Tofu al ajillo
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {garlic+parsley} as the list says.
| Pela y corta {garlic+parsley} como indica la lista.
# Brown | Dora
4 cook | Heat {olive-oil} in the pan over medium heat, fry {garlic} for {time}, until golden, and lift out.
| Calienta {olive-oil} en la sartén a fuego medio, dora {garlic} {time} y saca.
18 batch | Season {chicken} with {salt+black-pepper} and brown in the garlicky oil for {time}, turning, until deep gold.
| Sazona {chicken} con {salt+black-pepper} y dora en el aceite aromatizado {time}, dando vueltas, hasta que tome buen color.
# Finish | Termina
12 cook safe=chicken | Add {sherry+thyme+bay-leaf+garlic} and simmer for {time}, until the sauce is short and shiny.
| Añade {sherry+thyme+bay-leaf+garlic} y cuece {time}, hasta que la salsa quede corta y brillante.
# Serve | Sirve
1 work | Remove the leaf.[ Scatter {parsley} over.] Serve with the oil from the pan.
| Retira la hoja.[ Espolvorea {parsley}.] Sirve con el aceite de la sartén.

== pollo-en-pepitoria
names: Chicken in pepitoria, pollo en pepitoria, chicken in almond and saffron sauce, Spanish almond chicken | Pollo en pepitoria, gallina en pepitoria, pollo en salsa de almendras
about: chicken in a sauce of almonds, saffron and egg yolk | pollo en salsa de almendras, azafrán y yema cocida
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole mortar saucepan
core: chicken almond
ways: stove
- 1200 g chicken; in pieces | en trozos
- 60 g almond; blanched | pelad@
- 2 egg
- 1 pinch saffron
- 1 slice bread
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic
- 5 tbsp olive-oil
- 150 ml white-wine
- 400 ml chicken-stock
- 1 bay-leaf
- 1.25 tsp salt
~ almond > 60 g sunflower-seeds; shelled | pelad@; name Chicken in saffron sauce with sunflower seeds | Pollo en salsa de azafrán y pipas
# Prepare the thickening | Prepara el majado
10 cook safe=egg | Boil {egg} in the saucepan for {time}, then cool and peel.
| Cuece {egg} en el cazo {time}; enfría y pela.
4 cook | Heat {olive-oil} in the casserole over medium heat, fry {almond+garlic+bread} for {time}, until golden, and lift out.
| Calienta {olive-oil} en la cazuela a fuego medio, dora {almond+garlic+bread} {time} y saca.
# Brown and stew | Dora y guisa
12 batch | Season {chicken} with {salt} and brown in the same oil for {time}.
| Sazona {chicken} con {salt} y dora en el mismo aceite {time}.
8 cook | Fry {onion} beside it for {time}, until soft. Pour in {white-wine} and let it boil away by half.
| Pocha al lado {onion} {time}. Vierte {white-wine} y deja reducir a la mitad.
30 cook safe=chicken | Add {chicken-stock+bay-leaf}, cover and simmer for {time}.
| Añade {chicken-stock+bay-leaf}, tapa y cuece a fuego suave {time}.
# Thicken | Liga
4 work | Pound what was fried with {saffron} and the hard centre of {egg:bare}, and stir into the sauce.
| Maja lo frito con {saffron} y el centro cuajado de {egg:bare}, e incorpora a la salsa.
8 cook | Simmer for {time}, until it coats a spoon. Remove the leaf and serve with the rest, chopped, on top.
| Cuece {time}, hasta que nape la cuchara. Retira la hoja y sirve con lo demás picado por encima.

== albondigas-en-salsa
names: Spanish meatballs, meatballs in sauce, albóndigas, albondigas en salsa, Spanish meatballs in sauce | Albóndigas en salsa, albóndigas, albóndigas caseras, albóndigas de la abuela, albóndigas a la jardinera
about: meatballs simmered in an onion, carrot and wine sauce | albóndigas guisadas en salsa de cebolla, zanahoria y vino
kind: main spanish medium
serves: 4, most 6 in casserole
makes: 24
tools: knife casserole bowl pan blender
core: minced-meat
ways: stove
- 600 g minced-meat
- 60 g bread; soaked in water and squeezed | remojado en agua y escurrido
- 1 egg; binds
- 4 clove garlic; finely chopped | picad@ fin@
- 15 g parsley; chopped | picad@
- 1.5 tsp salt
- 60 g flour
- 150 ml olive-oil
- 2 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 150 ml white-wine
- 400 ml beef-stock
- 1 bay-leaf
- 100 g peas; optional
~ bread > 50 g breadcrumbs-gluten-free
~ minced-meat > 500 g meat-substitute; name Plant-based meatballs in sauce | Albóndigas vegetales en salsa
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {garlic+parsley+onion+carrot} as the list says.
| Pela y corta {garlic+parsley+onion+carrot} como indica la lista.
# Shape | Forma
15 work | Mix {minced-meat+bread+egg+parsley} in the bowl with half of {garlic} and {salt:part}. Shape {pieces} balls and roll in {flour}.
| Mezcla {minced-meat+bread+egg+parsley} en el bol con la mitad de {garlic} y {salt:part}. Forma {pieces} bolas y pasa por {flour}.
# Fry | Fríe
10 pieces | Fry the balls in {olive-oil} in the pan over medium-high heat for {time}, until brown all over, and lift out.
| Fríe las bolas en {olive-oil} en la sartén a fuego medio-alto {time}, hasta que se doren por todos lados, y saca.
# Make the sauce | Haz la salsa
15 cook | Fry {onion+carrot} and the rest of {garlic} in a little of that oil in the casserole for {time}, until soft.
| Pocha {onion+carrot} y el resto de {garlic} en un poco de ese aceite en la cazuela {time}, hasta que quede tierno.
12 cook | Add {white-wine}, then {beef-stock+bay-leaf} and {salt:rest}, and simmer for {time}. Remove the leaf and blend until smooth.
| Añade {white-wine}, después {beef-stock+bay-leaf} y {salt:rest}, y cuece {time}. Retira la hoja y tritura hasta que quede lisa.
# Simmer | Guisa
20 cook safe=minced-meat,egg | Put the balls and {peas} into the sauce and simmer for {time}.
| Pon las bolas y {peas} en la salsa y cuece a fuego suave {time}.

== carrilleras-al-vino-tinto
names: Cheeks in red wine, carrilleras al vino tinto, Spanish braised cheeks, braised beef cheeks, beef cheeks in red wine | Carrilleras al vino tinto, carrilleras, carrilleras de ternera, carrilleras en salsa, carrilladas al vino tinto
about: beef cheeks braised in red wine until they yield to a spoon | carrilleras estofadas en vino tinto hasta poder cortarlas con cuchara
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: beef-cheek red-wine
ways: stove oven pressure-cooker
- 1200 g beef-cheek; trimmed | limpias
- 500 ml red-wine
- 400 ml beef-stock
- 2 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 1 leek; sliced | en rodajas
- 4 clove garlic
- 4 tbsp olive-oil
- 2 bay-leaf
- 1 sprig thyme
- 1.5 tsp salt
- 1/2 tsp black-pepper
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+carrot+leek} as the list says.
| Pela y corta {onion+carrot+leek} como indica la lista.
# Brown | Dora
10 batch | Season {beef-cheek} with {salt+black-pepper} and brown in {olive-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {beef-cheek} con {salt+black-pepper} y dora en {olive-oil} en la cazuela a fuego fuerte {time}. Saca.
12 cook | Fry {onion+carrot+leek+garlic} in the same fat over medium heat for {time}, until golden.
| Pocha {onion+carrot+leek+garlic} en la misma grasa a fuego medio {time}, hasta que se dore.
# Braise | Estofa
10 cook | Pour in {red-wine} and boil for {time}, until reduced by half.
| Vierte {red-wine} y hierve {time}, hasta que reduzca a la mitad.
150 cook way=stove safe=beef-cheek | Return {beef-cheek} with {beef-stock+bay-leaf+thyme}, cover and simmer very gently for {time}, until a spoon cuts it.
| Devuelve {beef-cheek} con {beef-stock+bay-leaf+thyme}, tapa y cuece a fuego muy suave {time}, hasta que se corte con una cuchara.
180 cook way=oven safe=beef-cheek | Return {beef-cheek} with {beef-stock+bay-leaf+thyme}, cover and braise in the oven at 150 °C (fan 130 °C) for {time}, until a spoon cuts it.
| Devuelve {beef-cheek} con {beef-stock+bay-leaf+thyme}, tapa y estofa en el horno a 150 °C (130 °C con ventilador) {time}, hasta que se corte con una cuchara.
45 cook way=pressure-cooker safe=beef-cheek | Put it all into the pressure cooker with {beef-cheek+beef-stock+bay-leaf+thyme} and cook under pressure for {time}, until a spoon cuts it.
| Pásalo todo a la olla a presión con {beef-cheek+beef-stock+bay-leaf+thyme} y cuece a presión {time}, hasta que se corte con una cuchara.
# Finish the sauce | Termina la salsa
10 cook | Lift out the large pieces and the herbs, blend the sauce and boil for {time}, until glossy. Warm all together and serve.
| Saca las piezas y las hierbas, tritura la salsa y reduce {time}, hasta que brille. Calienta todo junto y sirve.

== rabo-de-toro
names: Oxtail stew, rabo de toro, Spanish oxtail stew, braised oxtail, oxtail in red wine | Rabo de toro, estofado de rabo de toro, rabo de toro a la cordobesa, rabo de ternera al vino tinto
about: oxtail braised with vegetables and red wine | rabo estofado con hortalizas y vino tinto
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: oxtail red-wine
ways: stove pressure-cooker
- 1800 g oxtail; cut at the joints | cortado por las juntas
- 60 g flour
- 5 tbsp olive-oil
- 2 onion; chopped | picad@
- 3 carrot; sliced | en rodajas
- 1 leek; sliced | en rodajas
- 1 red-pepper; chopped | picad@
- 4 clove garlic
- 2 tomato; chopped | picad@
- 600 ml red-wine
- 500 ml beef-stock
- 2 bay-leaf
- 2 clove
- 2 tsp salt
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {onion+carrot+leek+red-pepper+tomato} as the list says.
| Pela y corta {onion+carrot+leek+red-pepper+tomato} como indica la lista.
# Brown | Dora
12 batch | Season {oxtail} with {salt}, coat in {flour} and brown in {olive-oil} in the casserole for {time}. Lift out.
| Sazona {oxtail} con {salt}, pasa por {flour} y dora en {olive-oil} en la cazuela {time}. Saca.
15 cook | Fry {onion+carrot+leek+red-pepper+garlic} in the same fat for {time}, then add {tomato} and let it thicken.
| Pocha {onion+carrot+leek+red-pepper+garlic} en la misma grasa {time}; añade {tomato} y deja que espese.
# Braise | Estofa
8 cook | Pour in {red-wine} and boil for {time}.
| Vierte {red-wine} y hierve {time}.
200 cook way=stove safe=oxtail | Return {oxtail} with {beef-stock+bay-leaf+clove}, cover and simmer very gently for {time}, until it falls away at a touch.
| Devuelve {oxtail} con {beef-stock+bay-leaf+clove}, tapa y cuece a fuego muy suave {time}, hasta que se desprenda con solo tocarlo.
55 cook way=pressure-cooker safe=oxtail | Put it all into the pressure cooker with {oxtail+beef-stock+bay-leaf+clove} and cook under pressure for {time}, until it falls away at a touch.
| Pásalo todo a la olla a presión con {oxtail+beef-stock+bay-leaf+clove} y cuece a presión {time}, hasta que se desprenda con solo tocarlo.
# Finish the sauce | Termina la salsa
10 cook | Lift out the pieces and the spices, skim off the fat, blend the sauce and boil for {time}, until glossy. Warm the pieces in it and serve.
| Saca las piezas y las especias, desgrasa, tritura la salsa y reduce {time}, hasta que brille. Calienta las piezas en ella y sirve.

== estofado-de-ternera
names: Spanish beef stew, estofado de ternera, ternera estofada, Spanish stewed beef with potatoes | Estofado de ternera, ternera estofada, ternera guisada, carne estofada, guiso de ternera con patatas, ragú de ternera
about: beef stewed with carrots, peas, potatoes and wine | ternera guisada con zanahoria, guisantes, patata y vino
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: stewing-beef
ways: stove pressure-cooker slow-cooker+stove
- 900 g stewing-beef; in 4 cm cubes | en dados de 4 cm
- 4 tbsp olive-oil
- 2 onion; chopped | picad@
- 3 clove garlic; chopped | picad@
- 3 carrot; in thick slices | en rodajas gruesas
- 200 g tomato; grated | rallad@
- 1 tbsp flour
- 200 ml red-wine
- 700 ml beef-stock
- 500 g potato; in pieces | en trozos
- 100 g peas
- 2 bay-leaf
- 1.5 tsp salt
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {onion+garlic+carrot+potato} as the list says. Grate {tomato}.
| Pela y corta {onion+garlic+carrot+potato} como indica la lista. Ralla {tomato}.
# Brown | Dora
10 batch | Season {stewing-beef} with {salt} and brown in {olive-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {stewing-beef} con {salt} y dora en {olive-oil} en la cazuela a fuego fuerte {time}. Saca.
10 cook | Fry {onion+garlic+carrot} for {time}, until soft. Stir in {flour}.
| Sofríe {onion+garlic+carrot} {time}, hasta que quede tierno. Mezcla {flour}.
5 cook | Add {tomato+red-wine} and boil for {time}.
| Añade {tomato+red-wine} y hierve {time}.
# Stew | Guisa
80 cook way=stove | Return {stewing-beef} with {beef-stock+bay-leaf}, cover and simmer for {time}, until almost tender.
| Devuelve {stewing-beef} con {beef-stock+bay-leaf}, tapa y cuece a fuego suave {time}, hasta que esté casi tierno.
30 cook way=pressure-cooker | Put it all into the pressure cooker with {stewing-beef+beef-stock+bay-leaf} and cook under pressure for {time}. Open when the pressure has gone.
| Pásalo todo a la olla a presión con {stewing-beef+beef-stock+bay-leaf} y cuece a presión {time}. Abre cuando no quede presión.
480 cook way=slow-cooker safe=stewing-beef | Put it all into the slow cooker with {stewing-beef+bay-leaf+potato+peas} and half of {beef-stock} and cook on low for {time}; add the rest only if it gets dry.
| Pásalo todo a la olla de cocción lenta con {stewing-beef+bay-leaf+potato+peas} y la mitad de {beef-stock} y cocina al mínimo {time}; añade el resto solo si se seca.
# Finish | Termina
25 cook way=stove,pressure-cooker safe=stewing-beef | Add {potato+peas} and simmer for {time}, until tender and the sauce is thick.
| Añade {potato+peas} y cuece {time}, hasta que quede tierno y la salsa espesa.
10 cook | Rest for {time}, remove the leaves and serve.
| Deja reposar {time}, retira las hojas y sirve.

== cachopo
names: Cachopo, Asturian stuffed veal escalope, cachopo asturiano | Cachopo, cachopo asturiano, cachopo de ternera
about: two slices of beef filled with ham and cheese, breaded and fried | dos filetes rellenos de jamón y queso, empanados y fritos
kind: main spanish medium
serves: 4, most 4 in pan
tools: knife pan
core: beef-steak cheese
ways: stove oven
- 800 g beef-steak; 8 thin, large slices | 8 filetes finos y grandes
- 120 g cured-ham; in slices | en lonchas
- 200 g cheese; in slices, one that melts | en lonchas, de uno que funda
- 80 g flour
- 3 egg
- 200 g breadcrumbs
- 1 tsp salt
- 400 ml olive-oil
# Fill | Rellena
10 work | Flatten {beef-steak} and season with {salt}. Lay {cured-ham+cheese} on half of the slices, leave a free edge, cover with the other half and press the edges.
| Aplana {beef-steak} y sazona con {salt}. Reparte {cured-ham+cheese} sobre la mitad de las lonchas dejando el borde libre, tapa con la otra mitad y aprieta los bordes.
# Coat | Empana
10 work | Turn in {flour}, then in beaten {egg:bare} and last in {breadcrumbs}, pressing well all around.
| Pasa por {flour}, después por {egg:bare} {egg!batid} y por último por {breadcrumbs}, apretando bien por todo el contorno.
20 cook | Chill for {time}, so that it holds.
| Enfría {time} para que no se abra.
# Cook | Cocina
14 pieces way=stove safe=beef-steak,egg | Heat {olive-oil} in the pan to 170 °C and fry one or two at a time, {time} in all, turning once, until golden, with a soft heart. Drain on paper.
| Calienta {olive-oil} en la sartén a 170 °C y fríe de uno en uno o de dos en dos, {time} en total, dando una vuelta, hasta que se dore y quede tierno. Escurre sobre papel.
25 cook way=oven safe=beef-steak,egg | Brush with a little of {olive-oil} and bake on a tray at 210 °C (fan 190 °C) for {time}, turning once, until golden.
| Pincela con un poco de {olive-oil} y hornea en una bandeja a 210 °C (190 °C con ventilador) {time}, dando una vuelta, hasta que se dore.
tip | For San Jacobo use small slices in the same way.
| Para hacer san jacobos usa igual lonchas pequeñas.

== flamenquines
names: Flamenquines, flamenquín, Cordoban ham and pork rolls, flamenquin cordobes | Flamenquines, flamenquín cordobés, flamenquín, flamenquines de lomo
about: fried Cordoban rolls of pork loin and ham in breadcrumbs | rollos cordobeses de lomo y jamón, empanados y fritos
kind: main spanish medium
serves: 4, most 4 in deepPan
makes: 8
tools: knife deepPan bowl
core: pork-loin cured-ham
ways: stove air-fryer
- 800 g pork-loin; 8 thin slices | 8 filetes finos
- 160 g cured-ham; in slices | en lonchas
- 1/2 tsp salt
- 60 g flour
- 2 egg
- 180 g breadcrumbs
- 500 ml sunflower-oil
# Roll | Enrolla
15 work | Flatten {pork-loin} thinly and season with {salt}. Lay {cured-ham} on top and roll up tightly into {pieces} pieces.
| Aplana {pork-loin} hasta que quede fino y sazona con {salt}. Coloca encima {cured-ham} y enrolla apretando hasta tener {pieces} rollos.
# Coat | Empana
10 work | Turn in {flour}, then in beaten {egg:bare} and last in {breadcrumbs}. Press the ends well.
| Pasa por {flour}, después por {egg:bare} {egg!batid} y por último por {breadcrumbs}. Aprieta bien los extremos.
# Cook | Cocina
14 pieces way=stove safe=pork-loin,egg | Heat {sunflower-oil} in the pot to 165 °C and fry a few pieces at a time, {time} in all, until golden all round. Drain on paper.
| Calienta {sunflower-oil} en la olla a 165 °C y fríe pocos rollos cada vez, {time} en total, hasta que se doren por igual. Escurre sobre papel.
16 batch way=air-fryer safe=pork-loin,egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 190 °C for {time}, turning once, until golden.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 190 °C {time}, dando una vuelta, hasta que se dore.
# Serve | Sirve
2 work | Rest briefly, cut into thick slices and serve.
| Deja reposar un poco, corta en rodajas gruesas y sirve.
`);
