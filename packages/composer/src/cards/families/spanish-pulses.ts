import { cards } from "../parse-cards.ts";

export const SPANISH_PULSES = cards(`
== cocido-madrileno
names: Cocido madrileño, cocido, Madrid chickpea stew, Spanish chickpea and meat stew | Cocido madrileño, cocido, cocido completo, puchero madrileño
about: chickpeas boiled with meats and vegetables, the soup served first | garbanzos cocidos con carnes y verduras, con su sopa de fideos
kind: main spanish medium
serves: 6, most 8 in pot
tools: knife pot saucepan colander
core: dried-chickpeas stewing-beef chicken-thigh
ways: stove pressure-cooker+stove
instead: espinacas-con-garbanzos
- 400 g dried-chickpeas
- 500 g stewing-beef; in one piece | en una pieza
- 300 g chicken-thigh
- 150 g pork-belly; in one piece | en una pieza; optional
- 1 jamon-bone; optional
- 150 g chorizo; whole | entero; optional
- 120 g black-pudding; whole | entera; optional
- 2 carrot; peeled | pelad@
- 500 g potato; peeled | pelad@
- 600 g cabbage; in strips | en tiras
- 2 clove garlic; sliced | en láminas
- 2 tbsp olive-oil
- 2 tsp salt
- 150 g vermicelli
~ chorizo > 150 g merguez; whole | enter@
~ pork-belly > 200 g lamb-shoulder; in one piece | en una pieza
# Soak | Remoja
600 cook | Soak {dried-chickpeas} in plenty of warm water for {time}, then drain.
| Deja {dried-chickpeas} en remojo en abundante agua templada {time} y escurre.
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {carrot+potato+cabbage+garlic} as the list says.
| Pela y corta {carrot+potato+cabbage+garlic} como indica la lista.
# Boil the large pieces | Cuece las piezas grandes
10 cook way=stove | Put {stewing-beef+pork-belly+jamon-bone} into the pot with {3500 ml} of cold water, bring to the boil and boil hard for {time} with {dried-chickpeas}, skimming well.
| Pon {stewing-beef+pork-belly+jamon-bone} en la olla con {3500 ml} de agua fría, lleva a ebullición y hierve fuerte {time} con {dried-chickpeas}, retirando bien la espuma.
110 cook way=stove safe=stewing-beef,pork-belly,jamon-bone | Simmer gently, covered, for {time}, until {dried-chickpeas} {dried-chickpeas?is|are} almost tender.
| Cuece tapado a fuego suave {time}, hasta que {dried-chickpeas} {dried-chickpeas?esté|estén} casi en su punto.
10 cook way=pressure-cooker | Put {stewing-beef+pork-belly+jamon-bone} into the pressure cooker with {2500 ml} of cold water, or as much as reaches two thirds of its height, and boil hard in the open pot for {time} with {dried-chickpeas}, skimming well.
| Pon {stewing-beef+pork-belly+jamon-bone} en la olla a presión con {2500 ml} de agua fría, o la que llegue a dos tercios de su altura, y hierve fuerte con la olla abierta {time} con {dried-chickpeas}, retirando bien la espuma.
30 cook way=pressure-cooker safe=stewing-beef,pork-belly,jamon-bone | Close and cook at high pressure for {time}. Let the pressure fall by itself before you open.
| Cierra y cuece a presión alta {time}. Deja que la presión baje sola antes de abrir.
40 cook safe=chicken-thigh,black-pudding | Add {chicken-thigh+chorizo+black-pudding+carrot+potato+salt} and simmer for {time}, until tender.
| Añade {chicken-thigh+chorizo+black-pudding+carrot+potato+salt} y cuece a fuego suave {time}, hasta que quede todo tierno.
# Cook the greens | Prepara la verdura
20 cook | Meanwhile boil {cabbage} in the saucepan for {time} and drain. Fry {garlic} in {olive-oil} and toss with the greens.
| Mientras, hierve {cabbage} en el cazo {time} y escurre. Dora {garlic} en {olive-oil} y rehoga la verdura.
# Serve in turns | Sirve por vuelcos
4 cook | Strain off most of the cooking liquid, boil {vermicelli} in it for {time} and serve as the first course.
| Cuela casi todo el líquido de cocción, cuece en él {vermicelli} {time} y sirve como primer plato.
3 work | Slice the large pieces and serve with the rest on a large dish.
| Corta las piezas y sirve en una fuente con lo demás.

== fabada-asturiana
names: Fabada asturiana, fabada, Asturian bean stew | Fabada asturiana, fabada, fabes con compango
about: a slow Asturian stew of large white beans with chorizo and black pudding | guiso asturiano lento de fabes con chorizo y morcilla
kind: main spanish medium
serves: 6, most 8 in casserole
tools: knife casserole
core: dried-white-beans chorizo black-pudding
ways: stove pressure-cooker+stove
instead: alubias-blancas
- 600 g dried-white-beans; large | grandes
- 250 g chorizo; Asturian, whole | asturiano, entero
- 200 g black-pudding; Asturian, whole | asturiana, entera
- 250 g pork-belly; salted or fresh | salada o fresca
- 1 onion; halved | partid@ por la mitad
- 2 clove garlic
- 2 tbsp olive-oil
- 1 pinch saffron
- 1 tsp salt
# Soak | Remoja
720 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Start | Empieza
10 cook way=stove | Lay {dried-white-beans+onion+garlic+pork-belly} in the casserole, cover with cold water by three fingers, add {olive-oil} and boil hard for {time}, skimming.
| Coloca {dried-white-beans+onion+garlic+pork-belly} en la cazuela, cubre con tres dedos de agua fría, añade {olive-oil} y hierve fuerte {time}, espumando.
10 cook way=pressure-cooker | Lay {dried-white-beans+onion+garlic+pork-belly} in the pressure cooker, cover with cold water by two fingers, add {olive-oil} and boil hard in the open pot for {time}, skimming.
| Coloca {dried-white-beans+onion+garlic+pork-belly} en la olla a presión, cubre con dos dedos de agua fría, añade {olive-oil} y hierve fuerte con la olla abierta {time}, espumando.
2 work | Tuck in {chorizo+black-pudding}, pricked with a needle, and stop the boil with a glass of cold water.
| Introduce {chorizo+black-pudding} con unos pinchazos y corta el hervor con un vaso de agua fría.
# Simmer very gently | Cuece muy despacio
130 cook way=stove safe=pork-belly,black-pudding | Add {saffron} and simmer over very low heat for {time}, shaking the pot instead of stirring. Stop the boil twice more with a little cold water. They are done when buttery inside with whole skins.
| Añade {saffron} y cuece a fuego muy suave {time}, moviendo la cazuela sin remover con cuchara. Corta el hervor dos veces más con un poco de agua fría. Está en su punto cuando quede mantecoso por dentro y con la piel entera.
tip | Keep everything under the liquid, or the skins burst.
| Mantenlo todo cubierto de líquido, o se abrirán las pieles.
25 cook way=pressure-cooker safe=pork-belly,black-pudding | Add {saffron}, close and cook at low pressure for {time}. Let the pressure fall by itself; if the skins are still firm, simmer it open a little longer.
| Añade {saffron}, cierra y cuece a presión baja {time}. Deja que la presión baje sola; si la piel sigue firme, cuece un poco más con la olla abierta.
# Rest and serve | Reposa y sirve
30 cook | Season with {salt}. Let it rest for {time}, then slice the large pieces and serve with everything.
| Sazona con {salt}. Deja reposar {time}; corta las piezas y sirve con lo demás.
why | As it rests, the liquid thickens.
| Con el reposo, el líquido espesa.

== lentejas-con-chorizo
names: Lentils with chorizo, Spanish lentils, lentil stew with chorizo, lentejas con chorizo | Lentejas con chorizo, lentejas a la riojana, lentejas de la abuela
about: a stew of lentils with chorizo, vegetables and paprika | guiso de lentejas con chorizo, verduras y pimentón
kind: main spanish easy
serves: 4, most 8 in casserole
tools: knife casserole
core: lentils-brown chorizo
ways: stove pressure-cooker
instead: lentejas-estofadas
- 350 g lentils-brown
- 200 g chorizo; in thick slices | en rodajas gruesas
- 3 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 2 carrot; sliced | en rodajas
- 3 clove garlic; chopped | picad@
- 1 tomato; grated | rallad@
- 2 tsp paprika-smoked
- 1 bay-leaf
- 1 potato; broken into pieces | cascad@ en trozos
- 1 tsp salt
# Prepare the vegetables | Prepara las hortalizas
15 work | Peel and cut {onion+green-pepper+carrot+garlic+potato} as the list says. Grate {tomato}.
| Pela y corta {onion+green-pepper+carrot+garlic+potato} como indica la lista. Ralla {tomato}.
# Fry the vegetables | Sofríe las hortalizas
10 cook | Heat {olive-oil} in the casserole over medium heat and fry {onion+green-pepper+carrot+garlic} for {time}, until soft.
| Calienta {olive-oil} en la cazuela a fuego medio y sofríe {onion+green-pepper+carrot+garlic} {time}, hasta que quede todo tierno.
5 cook | Add {chorizo+tomato} and fry for {time}, until the fat runs red. Stir in {paprika-smoked}.
| Añade {chorizo+tomato} y sofríe {time}, hasta que suelte grasa roja. Mezcla {paprika-smoked}.
# Simmer | Cuece
25 cook way=stove | Add {lentils-brown+bay-leaf} and {1500 ml} of cold water. Simmer for {time}.
| Añade {lentils-brown+bay-leaf} y {1500 ml} de agua fría. Cuece a fuego suave {time}.
20 cook way=stove | Add {potato+salt} and simmer for {time}, until all is tender and the liquid creamy.
| Añade {potato+salt} y cuece {time}, hasta que quede todo tierno y el líquido ligado.
12 cook way=pressure-cooker | Put it all into the pressure cooker with {lentils-brown+bay-leaf+potato+salt} and {1000 ml} of water. Cook under pressure for {time}.
| Pásalo todo a la olla a presión con {lentils-brown+bay-leaf+potato+salt} y {1000 ml} de agua. Cuece a presión {time}.
# Rest | Reposa
10 cook | Let it rest for {time}, remove the leaf and serve.
| Deja reposar {time}, retira la hoja y sirve.

== lentejas-estofadas
names: Stewed lentils, Spanish vegetable lentils, lentejas estofadas, lentil and vegetable stew | Lentejas estofadas, lentejas con verduras, lentejas viudas, lentejas guisadas
about: a plain Spanish stew of lentils with vegetables and paprika | guiso sencillo de lentejas con verduras y pimentón
kind: main spanish easy
serves: 4, most 8 in casserole
tools: knife casserole
core: lentils-brown
ways: stove pressure-cooker
- 350 g lentils-brown
- 1 onion; whole, peeled | enter@ y pelad@
- 1 tomato; halved | partid@ por la mitad
- 1 green-pepper; halved | partid@ por la mitad
- 2 carrot; sliced | en rodajas
- 250 g potato; broken into pieces | cascad@ en trozos
- 3 clove garlic
- 4 tbsp olive-oil
- 2 tsp paprika-sweet
- 1 bay-leaf
- 1 tsp salt
- 1 tbsp sherry-vinegar; optional
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {onion+tomato+green-pepper+carrot+potato} as the list says.
| Pela y corta {onion+tomato+green-pepper+carrot+potato} como indica la lista.
# Simmer | Cuece
30 cook way=stove | Put {lentils-brown+onion+tomato+green-pepper+carrot+garlic+bay-leaf+paprika-sweet} with half of {olive-oil} into the casserole, cover with {1500 ml} of cold water and simmer for {time}.
| Pon {lentils-brown+onion+tomato+green-pepper+carrot+garlic+bay-leaf+paprika-sweet} con la mitad de {olive-oil} en la cazuela, cubre con {1500 ml} de agua fría y cuece a fuego suave {time}.
20 cook way=stove | Add {potato+salt} and simmer for {time}, until everything is tender. Add a little water if it dries.
| Añade {potato+salt} y cuece {time}, hasta que quede todo tierno. Añade un poco de agua si se seca.
12 cook way=pressure-cooker | Put {lentils-brown+onion+tomato+green-pepper+carrot+potato+garlic+bay-leaf+paprika-sweet+salt} with half of {olive-oil} and {1000 ml} of cold water into the pressure cooker, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {lentils-brown+onion+tomato+green-pepper+carrot+potato+garlic+bay-leaf+paprika-sweet+salt} con la mitad de {olive-oil} y {1000 ml} de agua fría en la olla a presión, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Thicken | Liga
4 work | Lift out {onion+tomato+green-pepper+garlic}, mash to a purée with a fork and stir back with the rest of the oil.
| Saca {onion+tomato+green-pepper+garlic}, aplasta con un tenedor y devuelve a la cazuela con el resto del aceite.
why | This purée thickens the liquid and gives it its taste.
| Este puré liga el líquido y le da sabor.
5 cook | Simmer for {time}, until the liquid is creamy.[ Sharpen with {sherry-vinegar}.] Remove the leaf.
| Cuece {time}, hasta que el líquido quede ligado.[ Aviva el sabor con {sherry-vinegar}.] Retira la hoja.

== potaje-de-vigilia
names: Chickpea and cod stew with spinach, potaje de vigilia, Spanish Lent stew, chickpea and cod stew | Potaje de vigilia, potaje de garbanzos con bacalao, potaje de garbanzos y espinacas con bacalao, potaje de Cuaresma
about: the Lenten stew of chickpeas, salt cod and spinach | guiso de Cuaresma de garbanzos, bacalao y espinacas
kind: main spanish medium
serves: 4, most 8 in casserole
tools: knife casserole pan saucepan mortar
core: dried-chickpeas salt-cod spinach
ways: stove
instead: espinacas-con-garbanzos
- 300 g dried-chickpeas
- 300 g salt-cod; in pieces | en trozos
- 300 g spinach; chopped | trocead@
- 1 onion; chopped | picad@
- 1 carrot; sliced | en rodajas
- 1 tomato; grated | rallad@
- 4 tbsp olive-oil
- 3 clove garlic
- 30 g bread; sliced | en rebanadas
- 2 tsp paprika-sweet
- 1 bay-leaf
- 2 egg; optional
# Desalt | Desala | group=1
1440 cook | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, up to 36 hours for thick pieces, changing the water three or four times. Then drain and dry. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, hasta 36 horas si los trozos son gruesos, con tres o cuatro cambios de agua. Escurre y seca. Si se compra ya preparado, no hace falta.
# Soak | Remoja | group=1
600 cook | Soak {dried-chickpeas} in plenty of warm water for {time}, then drain.
| Deja {dried-chickpeas} en remojo en abundante agua templada {time} y escurre.
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+carrot} as the list says. Grate {tomato}.
| Pela y corta {onion+carrot} como indica la lista. Ralla {tomato}.
# Boil | Cuece
10 cook | Cover {dried-chickpeas+carrot+bay-leaf} with {1800 ml} of hot water in the casserole and boil hard for {time}.
| Cubre {dried-chickpeas+carrot+bay-leaf} con {1800 ml} de agua caliente en la cazuela y hierve fuerte {time}.
95 cook | Simmer, covered, for {time}, until tender.
| Cuece tapado a fuego suave {time}, hasta que quede todo tierno.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and chop.
| Cuece {egg} en el cazo {time}, enfría, pela y pica.
# Fry and pound | Sofríe y maja
3 cook | Fry {garlic+bread} in {olive-oil} for {time}, until golden, and pound in the mortar.
| Dora {garlic+bread} en {olive-oil} {time} y maja en el mortero.
10 cook | Fry {onion+tomato} in the same oil for {time}, until thick, then stir in {paprika-sweet}.
| En el mismo aceite sofríe {onion+tomato} {time}, hasta que espese, y mezcla {paprika-sweet}.
# Finish | Termina
10 cook safe=salt-cod | Stir what was fried and pounded into the pot with {spinach+salt-cod}, and simmer for {time}.
| Incorpora a la cazuela lo frito y lo majado con {spinach+salt-cod}, y cuece a fuego suave {time}.
1 work | Taste, season if needed and serve.[ Scatter {egg} over it.]
| Prueba, sazona si hace falta y sirve.[ Reparte {egg} por encima.]

== espinacas-con-garbanzos
names: Spinach with chickpeas, espinacas con garbanzos, spinach and chickpeas, Spanish chickpeas and spinach | Espinacas con garbanzos, garbanzos con espinacas
about: Sevillian spinach and chickpeas with cumin and fried bread | espinacas y garbanzos a la sevillana con comino y pan frito
kind: main spanish easy
serves: 4, most 6 in pan
tools: knife pan mortar
core: spinach tinned-chickpeas
ways: stove
- 600 g spinach; washed | lavad@
- 2 can tinned-chickpeas; drained | escurrid@
- 5 tbsp olive-oil
- 50 g bread; sliced | en rebanadas
- 4 clove garlic; sliced | en láminas
- 1 tsp cumin
- 2 tsp paprika-smoked
- 1 tbsp sherry-vinegar
- 100 g tomato-sauce; optional
- 3/4 tsp salt
# Fry and pound | Fríe y maja
4 cook | Heat {olive-oil} in the pan over medium heat and fry {bread+garlic} for {time}, until golden.
| Calienta {olive-oil} en la sartén a fuego medio y fríe {bread+garlic} {time}, hasta que se dore.
3 work | Lift them out with little oil and pound in the mortar with {cumin+sherry-vinegar} to a paste.
| Sácalo con poco aceite y maja en el mortero con {cumin+sherry-vinegar} hasta deshacerlo.
# Wilt | Rehoga
5 cook | Wilt {spinach} in the pan in handfuls for {time}, until its water has gone.
| Rehoga {spinach} en la sartén a puñados {time}, hasta que se evapore el agua.
# Cook together | Cuece todo junto
10 cook | Off the heat stir in {paprika-smoked}. Add {tinned-chickpeas+tomato-sauce+salt}, the paste and {150 ml} of water, and simmer for {time}, until thick and juicy.
| Fuera del fuego mezcla {paprika-smoked}. Añade {tinned-chickpeas+tomato-sauce+salt}, el majado y {150 ml} de agua, y cuece a fuego suave {time}, hasta que quede espeso y jugoso.
tip | Serve with more fried slices on top.
| Sirve con más rebanadas fritas por encima.

== alubias-blancas
names: Spanish white bean stew, white bean stew, alubias blancas, stewed white beans | Alubias blancas, alubias blancas estofadas, judías blancas guisadas, alubias con chorizo, judías blancas con chorizo, alubias estofadas
about: white beans stewed with vegetables, paprika and chorizo | alubias guisadas con hortalizas, pimentón y chorizo
kind: main spanish easy
serves: 4, most 8 in casserole
tools: knife casserole pan
core: dried-white-beans
ways: stove pressure-cooker+stove
- 400 g dried-white-beans
- 150 g chorizo; whole | entero; optional
- 1 onion; halved | partid@ por la mitad
- 1 green-pepper; halved | partid@ por la mitad
- 1 carrot; peeled | pelad@
- 1 tomato; grated | rallad@
- 3 clove garlic; chopped | picad@
- 4 tbsp olive-oil
- 2 tsp paprika-sweet
- 1 bay-leaf
- 1 tsp salt
# Soak | Remoja
600 cook | Soak {dried-white-beans} in plenty of cold water for {time}, then drain.
| Deja {dried-white-beans} en remojo en abundante agua fría {time} y escurre.
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {onion+green-pepper+carrot+garlic} as the list says. Grate {tomato}.
| Pela y corta {onion+green-pepper+carrot+garlic} como indica la lista. Ralla {tomato}.
# Boil | Cuece
10 cook | Put {dried-white-beans+onion+green-pepper+carrot+bay-leaf} into the casserole, cover with cold water by three fingers and boil hard for {time}, skimming.
| Pon {dried-white-beans+onion+green-pepper+carrot+bay-leaf} en la cazuela, cubre con tres dedos de agua fría y hierve fuerte {time}, espumando.
70 cook way=stove | Simmer gently for {time}, topping up with cold water so that all stays covered, until nearly tender.[ Put in {chorizo}.]
| Cuece a fuego muy suave {time}, añadiendo agua fría para que quede todo cubierto, hasta que esté casi tierno.[ Incorpora {chorizo}.]
20 cook way=pressure-cooker | Put it all into the pressure cooker[ with {chorizo}], with liquid to cover it by a finger, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión[ con {chorizo}], con un dedo de líquido por encima, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Season | Sazona
6 cook | Fry {garlic+tomato} in {olive-oil} for {time}, until thick, then stir in {paprika-sweet} off the heat.
| Sofríe {garlic+tomato} en {olive-oil} {time}, hasta que espese, y mezcla {paprika-sweet} fuera del fuego.
20 cook | Blend or mash {onion+green-pepper+carrot} with a little liquid. Stir into the pot with what was fried and {salt}, and simmer for {time}, until buttery.
| Tritura o aplasta {onion+green-pepper+carrot} con un poco de líquido. Incorpora a la cazuela con lo frito y {salt}, y cuece a fuego suave {time}, hasta que quede mantecoso.
1 work | Remove the leaf and serve.[ Slice {chorizo} first.]
| Retira la hoja y sirve.[ Corta antes {chorizo}.]

== callos-a-la-madrilena
names: Callos a la madrileña, callos, Madrid-style tripe, tripe stew | Callos a la madrileña, callos, callos con garbanzos
about: tripe stewed with chorizo, black pudding and paprika | callos guisados con chorizo, morcilla y pimentón
kind: main spanish medium
serves: 6, most 8 in casserole
tools: knife casserole pan
core: tripe
ways: stove pressure-cooker
- 1200 g tripe; cleaned, in pieces | limpios, en trozos
- 300 g pork-trotters; split | partidas
- 150 g chorizo; whole | entero
- 120 g black-pudding; whole | entera; optional
- 80 g cured-ham; diced | en taquitos
- 2 onion; one halved, one chopped | una entera y otra picada
- 4 clove garlic; chopped | picad@
- 3 tbsp olive-oil
- 1 tbsp paprika-smoked
- 1 dried-chilli as chilli; optional
- 1 tbsp flour
- 2 bay-leaf
- 1.5 tsp salt
# Scald | Escalda
5 cook | Cover {tripe+pork-trotters} with cold water, boil for {time} and throw the water away.
| Cubre {tripe+pork-trotters} con agua fría, hierve {time} y tira el agua.
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {onion+garlic} as the list says.
| Pela y corta {onion+garlic} como indica la lista.
# Boil until tender | Cuece hasta que estén tiernos
180 cook way=stove safe=tripe,pork-trotters | Cover again with cold water, add {bay-leaf+salt} and half of {onion}, and simmer for {time}, until very tender.
| Cubre de nuevo con agua fría, añade {bay-leaf+salt} y la mitad de {onion}, y cuece a fuego suave {time}, hasta que quede muy tierno.
50 cook way=pressure-cooker safe=tripe,pork-trotters | Put into the pressure cooker with fresh water to cover, {bay-leaf+salt} and half of {onion}, and cook for {time}, until very tender.
| Pon en la olla a presión con agua nueva que cubra, {bay-leaf+salt} y la mitad de {onion}, y cuece {time}, hasta que quede muy tierno.
# Make the sauce | Haz la salsa
10 cook | Fry the rest of the chopped vegetables with {garlic+cured-ham+chilli} in {olive-oil} for {time}. Stir in {flour} and, off the heat, {paprika-smoked}.
| Sofríe el resto de lo picado con {garlic+cured-ham+chilli} en {olive-oil} {time}. Mezcla {flour} y, fuera del fuego, {paprika-smoked}.
# Stew together | Guisa todo junto
40 cook safe=black-pudding | Stir this into the casserole with {chorizo+black-pudding} and simmer uncovered for {time}, until the sauce sticks to the lips.
| Incorpóralo a la cazuela con {chorizo+black-pudding} y cuece destapado a fuego suave {time}, hasta que la salsa quede melosa y se pegue a los labios.
2 work | Slice {chorizo+black-pudding}, return them to the pot and serve very hot.
| Corta {chorizo+black-pudding}, devuelve a la cazuela y sirve muy caliente.
tip | It tastes better the next day.
| Está mejor al día siguiente.
`);
