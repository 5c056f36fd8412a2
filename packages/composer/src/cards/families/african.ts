import { cards } from "../parse-cards.ts";

/** Dishes of Africa south of the Sahara. */
export const AFRICAN = cards(`
== injera
names: Injera, injera bread, Ethiopian flatbread, Ethiopian injera, teff injera, Ethiopian bread | Injera, pan etíope, injera de teff, injera etíope, pan plano etíope
about: soft, sour Ethiopian flatbread full of holes | pan plano etíope, blando, ácido y lleno de agujeros
kind: bread any medium
serves: 4, most 8 in smallPan
makes: 8
tools: bowl whisk smallPan
core: teff
ways: stove
- 350 g teff; finely ground | molido fino
- 600 ml water; lukewarm | tibia
- 1/4 tsp yeast; dried | seca
- 1/2 tsp salt
- 1 tsp sunflower-oil
# Ferment | Fermenta
5 work | Whisk {teff+yeast} with {water} in the bowl until smooth.
| Bate {teff+yeast} con {water} en el bol hasta que no queden grumos.
1440 cook | Cover with a cloth and leave at room temperature for {time}, until it bubbles and smells pleasantly sour. Pour off the dark water on top and stir in {salt}.
| Tapa con un paño y deja a temperatura ambiente {time}, hasta que burbujee y huela agradablemente ácido. Retira el agua oscura de arriba y añade {salt}.
tip | It should run easily from the spoon: thin it with water if need be.
| Debe caer fácilmente de la cuchara: aclárala con agua si hace falta.
# Cook | Cuece
24 pieces | Rub the pan with a trace of {sunflower-oil} over medium-high heat. Pour in the batter in a spiral, wait for holes all over, then cover until the top is dry. Do not turn: {time} for the {pieces} pieces.
| Frota la sartén con una gota de {sunflower-oil} a fuego medio-alto. Vierte la masa en espiral, espera a que se llene de agujeros y tapa hasta que se seque por arriba. No se le da la vuelta: {time} para las {pieces} piezas.
2 work | Slide each onto a cloth and cool before stacking.
| Desliza cada una sobre un paño y deja templar antes de apilarlas.
== fufu
names: Fufu, foufou, foofoo, African fufu, fufu from cassava, cassava fufu, fufu dough, plantain fufu, homemade fufu | Fufu, fufú africano, fufu de yuca, fufú de yuca y plátano, fufu africano casero
about: a smooth, stretchy mash of cassava and plantain | masa lisa y elástica de yuca y plátano macho
kind: side any easy
serves: 4, most 6 in pot
makes: 4
tools: knife jug pot
core: cassava
ways: stove
- 700 g cassava; peeled, cored, in pieces | pelada, sin el corazón, en trozos
- 1 plantain; green, peeled, in pieces | verde, pelado, en trozos
# Blend | Tritura
6 work | Blend {cassava+plantain} in two rounds with {300 ml} of water until completely smooth.
| Tritura {cassava+plantain} en dos tandas con {300 ml} de agua hasta que no quede ningún grumo.
# Cook | Cuece
18 cook | Cook the mash in the pot over medium heat for {time}, stirring hard with a wooden spoon all the time and adding a little water as it stiffens, until it is smooth, stretchy and one shade darker, with no raw smell.
| Cuece la mezcla en la olla a fuego medio {time}, sin dejar de remover con fuerza con una cuchara de madera y añadiendo un poco de agua si se endurece, hasta que quede lisa, elástica y algo más oscura, sin olor a crudo.
# Shape | Forma
3 work | Shape with wet hands into {pieces} balls and serve hot with a stew, to dip and scoop.
| Forma con las manos mojadas {pieces} bolas y sirve calientes con un guiso, para mojar.
== egusi-soup
names: Egusi soup, egusi, egusi stew, Nigerian egusi soup, egusi soup with spinach | Sopa egusi, sopa de egusi, egusi, guiso nigeriano de egusi, egusi nigeriano
about: Nigerian stew of ground melon seeds, greens and beef | guiso nigeriano de semillas de melón molidas, hojas verdes y ternera
kind: main any medium
serves: 6, most 6 in pot
tools: knife pot jug bowl
core: egusi spinach
ways: stove
- 600 g stewing-beef; in 3 cm pieces | en trozos de 3 cm
- 2 onion; one sliced, one quartered | un@ en juliana, un@ en cuartos
- 2 tsp salt
- 2 red-pepper; in pieces | en trozos
- 1 chilli; optional
- 2 tomato; in pieces | en trozos
- 80 ml palm-oil
- 180 g egusi; ground | molid@
- 2 tbsp dried-shrimp; ground | molidos; optional
- 400 g spinach; shredded | en tiras
~ stewing-beef > 500 g mushroom; in large pieces | en trozos grandes
~ dried-shrimp > 2 tbsp nutritional-yeast
# Simmer | Cuece
60 cook if=stewing-beef safe=stewing-beef | Simmer {stewing-beef} with half of {onion}, half of {salt} and {900 ml} of water in the pot, covered, for {time}, until tender. Strain and keep the liquid.
| Cuece {stewing-beef} con la mitad de {onion}, la mitad de {salt} y {900 ml} de agua en la olla tapada {time}, hasta que esté {stewing-beef!tiern}. Cuela y guarda el líquido.
15 cook not=stewing-beef | Simmer {stewing-beef} with half of {onion}, half of {salt} and {700 ml} of water in the pot for {time}. Strain and keep the liquid.
| Cuece {stewing-beef} con la mitad de {onion}, la mitad de {salt} y {700 ml} de agua en la olla {time}. Cuela y guarda el líquido.
# Fry the base | Fríe la base
4 work | Blend {red-pepper+chilli+tomato} with the rest of {onion} in the blender. Mix {egusi} with a few spoonfuls of water in the bowl to a thick paste.
| Tritura {red-pepper+chilli+tomato} con el resto de {onion} en la batidora. Mezcla {egusi} con unas cucharadas de agua en el bol hasta que quede espeso.
12 cook | Heat {palm-oil} in the pot over medium heat, add the blended mixture and the rest of {salt} and fry for {time}, until thick.
| Calienta {palm-oil} en la olla a fuego medio, añade lo triturado y el resto de {salt} y sofríe {time}, hasta que espese.
# Stew | Guisa
20 cook | Drop in the thick mixture by teaspoonfuls, add {500 ml} of the liquid, cover and simmer for {time} without stirring, until it sets in lumps and the oil rises. Stir in {stewing-beef+dried-shrimp}.
| Echa la mezcla espesa a cucharaditas, añade {500 ml} del líquido, tapa y cuece {time} sin remover, hasta que forme grumos y suba el aceite. Incorpora {stewing-beef+dried-shrimp}.
5 cook | Add {spinach} and simmer for {time}. Serve with something to scoop it up.
| Añade {spinach} y cuece {time}. Sirve con algo para mojar.
== peanut-stew
names: West African peanut stew, peanut stew, African peanut stew, groundnut stew, mafé, maafe, chicken peanut stew, chicken mafe, groundnut chicken stew | Mafé, mafé de pollo, guiso africano de cacahuete, pollo con salsa de cacahuete africano, guiso de cacahuete, mafé senegalés, pollo mafé
about: chicken and vegetables stewed in a peanut and tomato sauce | pollo y verduras guisados en salsa de cacahuete y tomate
kind: main any easy
serves: 6, most 6 in casserole
tools: knife casserole bowl
core: peanut-butter
ways: stove slow-cooker+stove
- 900 g chicken-thigh; boneless, in pieces | deshuesad@, en trozos
- 3 tbsp sunflower-oil
- 2 onion; chopped | picad@
- 4 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 3 tbsp tomato-puree
- 1 can tinned-tomatoes
- 180 g peanut-butter; unsweetened | sin azúcar
- 700 ml chicken-stock
- 1 chilli; whole | entera; optional
- 2 carrot; in pieces | en trozos
- 400 g sweet-potato; in large pieces | en trozos grandes
- 1.5 tsp salt
- 1 tbsp lemon
~ chicken-thigh > 800 g tinned-chickpeas; drained | escurridos
# Make the base | Haz la base
12 cook | Fry {onion+garlic+ginger} in {sunflower-oil} in the casserole until golden, stir in {chicken-thigh+tomato-puree} and fry until the paste darkens, {time} in all.
| Dora {onion+garlic+ginger} con {sunflower-oil} en la cazuela, añade {chicken-thigh+tomato-puree} y rehoga hasta que el rojo se oscurezca, {time} en total.
2 work | Loosen {peanut-butter} with part of {chicken-stock} in the bowl and stir in with {tinned-tomatoes+salt}, and the rest of {chicken-stock}.
| Deslíe {peanut-butter} con parte de {chicken-stock} en el bol y añade con {tinned-tomatoes+salt}, y el resto de {chicken-stock}.
# Stew | Guisa
40 cook way=stove safe=chicken-thigh | Add {carrot+sweet-potato+chilli} and simmer gently, half covered, for {time}, stirring now and then, until all is tender and oil rises at the edge.
| Añade {carrot+sweet-potato+chilli} y cuece a fuego suave, medio tapado, {time}, removiendo de vez en cuando, hasta que todo esté tierno y asome aceite por los bordes.
300 cook way=slow-cooker safe=chicken-thigh | Bring to the boil, put into the slow cooker with {carrot+sweet-potato+chilli} and cook on low for {time}, until all is tender.
| Lleva a ebullición, pásalo a la olla de cocción lenta con {carrot+sweet-potato+chilli} y cocina en bajo {time}, hasta que todo esté tierno.
1 work | Sharpen with {lemon}.
| Termina con {lemon}.
== peri-peri-chicken
names: Peri-peri chicken, piri piri chicken, peri peri chicken, piri-piri chicken, peri-peri roast chicken, African chilli chicken | Pollo piri-piri, pollo piri piri, pollo peri-peri, pollo peri peri, frango piri-piri, pollo al piri-piri
about: chicken marinated in chilli, lemon and garlic and roasted | pollo marinado con guindilla, limón y ajo y asado
kind: main any easy
serves: 4, most 6 in tray
tools: knife jug bowl tray
core: chicken-thigh chilli
ways: oven air-fryer barbecue
- 1200 g chicken-thigh-on-bone as chicken-thigh; slashed | con cortes
- 4 chilli; in pieces | en trozos
- 1 red-pepper; in pieces | en trozos
- 5 clove garlic
- 2 lemon; juiced | en zumo
- 80 ml olive-oil
- 2 tbsp red-wine-vinegar
- 1 tbsp paprika-smoked
- 2 tsp oregano
- 2 tsp salt
~ chicken-thigh > 600 g tofu; firm, in slabs | firme, en lonchas gruesas; name Peri-peri tofu | Tofu piri-piri
# Blend the marinade | Tritura la marinada
4 work | Blend {chilli+red-pepper+garlic+lemon+olive-oil+red-wine-vinegar+paprika-smoked+oregano+salt} until smooth and keep a third apart for the table, before it touches anything raw.
| Tritura {chilli+red-pepper+garlic+lemon+olive-oil+red-wine-vinegar+paprika-smoked+oregano+salt} hasta que quede fino y reserva un tercio para la mesa, antes de que toque nada crudo.
# Marinate | Marina
120 cook | Coat {chicken-thigh} with the rest of the mixture in the bowl and chill for {time}, or overnight.
| Cubre bien {chicken-thigh} con el resto de la mezcla en el bol y deja en la nevera {time}, o toda la noche.
# Roast | Asa
40 batch way=oven safe=chicken-thigh | Roast on the tray at 210 °C (fan 190 °C) for {time}, until charred at the edges.
| Asa en la bandeja a 210 °C (190 °C con ventilador) {time}, hasta que se tueste por los bordes.
25 batch way=air-fryer safe=chicken-thigh | Cook in one layer in the air fryer at 190 °C for {time}, turning once, until charred at the edges.
| Cocina en una capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se tueste por los bordes.
35 batch way=barbecue safe=chicken-thigh | Grill over medium embers for {time}, turning often, until charred at the edges.
| Asa sobre brasas medias {time}, con varias vueltas, hasta que se tueste por los bordes.
5 cook | Heat the sauce kept apart for {time} and serve with it.
| Calienta la salsa reservada {time} y sirve con ella.
== chicken-yassa
names: Chicken yassa, yassa, poulet yassa, yassa chicken, Senegalese lemon chicken, yassa poulet | Pollo yassa, yassa, yassa de pollo, poulet yassa, pollo senegalés con limón, pollo senegalés con cebolla
about: Senegalese chicken braised with onions, lemon and mustard | pollo senegalés guisado con cebolla, limón y mostaza
kind: main any easy
serves: 4, most 6 in casserole
tools: knife bowl casserole
core: chicken-thigh onion lemon
ways: stove
- 1200 g chicken-thigh-on-bone as chicken-thigh
- 1000 g onion; sliced | en juliana
- 3 lemon; juiced | en zumo
- 3 tbsp mustard-dijon
- 5 clove garlic; crushed | machacad@
- 100 ml sunflower-oil
- 1 chilli; whole | entera; optional
- 2 bay-leaf
- 1.5 tsp salt
- 1/2 tsp black-pepper
- 80 g olives; green | verdes; optional
~ chicken-thigh > 600 g tofu; firm, in slabs | firme, en lonchas gruesas; name Tofu yassa | Yassa de tofu
# Marinate | Marina
6 work | Mix {lemon+mustard-dijon+garlic+salt+black-pepper} with half of {sunflower-oil} in the bowl and turn {chicken-thigh+onion} in it.
| Mezcla {lemon+mustard-dijon+garlic+salt+black-pepper} con la mitad de {sunflower-oil} en el bol e impregna bien {chicken-thigh+onion}.
180 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
# Brown | Dora
12 batch | Lift out {chicken-thigh}, wipe off the marinade and brown in the rest of {sunflower-oil} in the casserole over high heat for {time}, turning once. Take out.
| Saca {chicken-thigh}, retira la marinada y dora con el resto de {sunflower-oil} en la cazuela a fuego vivo {time}, con una vuelta. Aparta.
# Braise | Guisa
20 cook | Lift {onion} out of the marinade, cook in the casserole over medium heat for {time}, stirring, until soft and golden.
| Escurre {onion} de la marinada y pocha en la cazuela a fuego medio {time}, removiendo, hasta que se ablande{onion?|n} y se dore{onion?|n}.
30 cook safe=chicken-thigh | Add {chicken-thigh+chilli+bay-leaf+olives}, the marinade and {200 ml} of water, cover and simmer for {time}, until tender and the sauce is glossy.
| Añade {chicken-thigh+chilli+bay-leaf+olives}, la marinada y {200 ml} de agua, tapa y cuece {time}, hasta que todo esté tierno y la salsa brille.
== misir-wat
names: Misir wat, mesir wat, misir wot, Ethiopian lentil stew, Ethiopian lentils, Ethiopian red lentils, berbere lentils | Misir wat, mesir wat, lentejas etíopes, guiso etíope de lentejas, lentejas rojas etíopes
about: red lentils simmered with plenty of onion and berbere | lentejas rojas cocidas con mucha cebolla y berbere
kind: main any easy
serves: 4, most 8 in pot
tools: knife pot
core: lentils-red berbere
ways: stove
- 300 g lentils-red; rinsed | lavadas
- 3 onion; very finely chopped | picad@ muy fin@
- 60 ml sunflower-oil
- 4 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 2 tbsp berbere
- 2 tbsp tomato-puree
- 1.5 tsp salt
- 1 tbsp butter; optional
# Soften slowly | Pocha despacio
15 cook | Cook {onion} in the dry pot over medium-low heat for {time}, stirring often, until soft and pale gold, with a spoonful of water if it catches.
| Cuece {onion} en la olla sin grasa a fuego medio-bajo {time}, removiendo a menudo, hasta que se ablande{onion?|n} y empiece{onion?|n} a dorarse, con una cucharada de agua si se pega.
6 cook | Add {sunflower-oil+garlic+ginger+berbere+tomato-puree} and fry gently for {time}, stirring, until dark and fragrant.
| Añade {sunflower-oil+garlic+ginger+berbere+tomato-puree} y sofríe suave {time}, removiendo, hasta que oscurezca y huela bien.
# Simmer | Cuece
25 cook | Stir in {lentils-red+salt} with {1000 ml} of hot water and simmer for {time}, stirring now and then, until thick and soft.
| Incorpora {lentils-red+salt} con {1000 ml} de agua caliente y cuece {time}, removiendo de vez en cuando, hasta que quede espeso y tierno.
1 work | [Stir in {butter}. ]Serve hot, with something flat to scoop it up.
| [Añade {butter}. ]Sirve caliente, con algo plano para recogerlo.
`);
