import { cards } from "../parse-cards.ts";

/** Kinds of hake, of omelettes and of scrambled eggs, and more croquettes. */
export const SPANISH_HAKE_AND_OMELETTES = cards(`
== merluza-al-horno
names: Spanish baked hake, baked hake with potatoes, oven-baked hake, hake al horno | Merluza al horno, merluza al horno con patatas, merluza al horno con patatas panadera, lomos de merluza al horno, merluza asada
about: hake baked on sliced potatoes with onion, wine and garlic | merluza al horno sobre patatas panadera con cebolla, vino y ajo
kind: main spanish easy
serves: 4, most 4 in dish
tools: knife dish
core: hake
ways: oven
- 800 g hake; in thick pieces | en trozos gruesos
- 700 g potato; in 5 mm slices | en rodajas de 5 mm
- 1 onion; thinly sliced | en láminas finas
- 1 tomato; sliced | en rodajas; optional
- 3 clove garlic; sliced | en láminas
- 150 ml white-wine
- 5 tbsp olive-oil
- 10 g parsley; chopped | picad@; optional
- 1.25 tsp salt
- 1/4 tsp black-pepper
~ hake > 800 g cod; in thick pieces | en trozos gruesos; name Spanish baked cod with potatoes | Bacalao fresco al horno con patatas
~ hake > 800 g sea-bass; in thick pieces | en trozos gruesos; name Spanish baked sea bass with potatoes | Lubina al horno con patatas
+ 200 g prawn clam red-pepper green-pepper
# Bake the bed | Hornea el lecho
35 batch | Turn {potato+onion} in the dish with half of {olive-oil}, half of {salt} and {black-pepper}, and bake at 200 °C (fan 180 °C) for {time}, until tender.
| Mezcla {potato+onion} en la fuente con la mitad de {olive-oil}, la mitad de {salt} y {black-pepper}, y hornea a 200 °C (180 °C con ventilador) {time}, hasta que todo esté tierno.
# Bake | Hornea
4 work | Lay {hake} on top with the rest of {salt} and pour {white-wine} over.[ Add {tomato}.][ Put {extra} beside it.]
| Coloca {hake} encima con el resto de {salt} y riega con {white-wine}.[ Añade {tomato}.][ Pon {extra} al lado.]
14 batch safe=hake,extra | Bake for {time}, until it flakes.
| Hornea {time}, hasta que se separe en lascas.
# Finish | Termina
3 cook | Warm {garlic} in the rest of {olive-oil} for {time}, until golden, and pour over.[ Scatter {parsley} on top.]
| Dora {garlic} en el resto de {olive-oil} {time} y vierte por encima.[ Espolvorea {parsley}.]

== merluza-en-salsa
names: Hake in sauce, hake in onion sauce, Spanish hake in tomato and onion sauce, hake in white wine sauce | Merluza en salsa, merluza en salsa de tomate, merluza con salsa, merluza en salsa de vino blanco, merluza guisada
about: hake simmered in a sauce of onion, tomato, carrot and wine | merluza guisada en salsa de cebolla, tomate, zanahoria y vino
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole blender
core: hake
ways: stove
- 800 g hake; in slices | en rodajas
- 1 onion; chopped | picad@
- 1 carrot; sliced | en rodajas
- 2 tomato; chopped | picad@
- 2 clove garlic; sliced | en láminas
- 150 ml white-wine
- 250 ml fish-stock
- 4 tbsp olive-oil
- 1 bay-leaf; optional
- 1.25 tsp salt
- 100 g peas; optional
~ hake > 800 g white-fish; in slices | en rodajas; name White fish in sauce | Pescado blanco en salsa
+ 200 g prawn clam mussel asparagus egg potato
# Make the sauce | Haz la salsa
14 cook | Soften {onion+carrot+garlic} in {olive-oil} in the casserole for {time}.
| Pocha {onion+carrot+garlic} con {olive-oil} en la cazuela {time}.
8 cook | Add {tomato} and half of {salt} and fry for {time}. Pour in {white-wine} and let it boil away.
| Añade {tomato} y la mitad de {salt} y sofríe {time}. Vierte {white-wine} y deja evaporar.
12 cook | Add {fish-stock+bay-leaf}, simmer for {time}, take out the leaf and blend until smooth.
| Añade {fish-stock+bay-leaf}, cuece {time}, retira la hoja y tritura hasta que quede lisa.
# Simmer | Guisa
9 cook safe=hake,extra | Season {hake} with the rest of {salt} and simmer in the sauce[ with {peas}] for {time}, shaking the casserole, until it flakes.[ Cook {extra} with it or beside it until done.]
| Sazona {hake} con el resto de {salt} y guisa en la salsa[ con {peas}] {time}, moviendo la cazuela, hasta que se separe en lascas.[ Cuece {extra} con ello o aparte hasta que esté hecho.]

== merluza-a-la-gallega
names: Galician hake, hake Galician style, merluza a la gallega, hake with paprika oil and potatoes | Merluza a la gallega, merluza con ajada, merluza con ajada y cachelos, merluza a la gallega con patatas
about: poached hake and potatoes under hot garlic and paprika oil | merluza y patatas cocidas con ajada de ajo y pimentón
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole pan
core: hake paprika-sweet
ways: stove
- 800 g hake; in thick slices | en rodajas gruesas
- 800 g potato; in 1.5 cm slices | en rodajas de 1,5 cm
- 1 onion; quartered | en cuartos; optional
- 1 bay-leaf; optional
- 1.5 tsp salt
- 100 ml olive-oil
- 5 clove garlic; sliced | en láminas
- 1 tbsp paprika-sweet
- 1 tbsp wine-vinegar; optional
~ hake > 800 g cod; in thick slices | en rodajas gruesas; name Galician cod | Bacalao fresco a la gallega
# Boil | Cuece
16 cook | Boil {potato+onion+bay-leaf} in the casserole with water and {salt} for {time}, until almost tender.
| Cuece {potato+onion+bay-leaf} en la cazuela con agua y {salt} {time}, hasta que esté casi tierno.
8 cook safe=hake | Lay {hake} on top, cover and poach for {time}, until it flakes. Drain, keeping a little of the liquid.
| Coloca {hake} encima, tapa y escalfa {time}, hasta que se separe en lascas. Escurre y guarda un poco del líquido.
# Make the ajada | Haz la ajada
4 cook | Brown {garlic} in {olive-oil} in the pan for {time} and take off the heat.
| Dora {garlic} en {olive-oil} en la sartén {time} y retira del fuego.
1 work | Let it cool a minute, stir in {paprika-sweet+wine-vinegar} with two spoonfuls of the liquid and pour over.
| Deja templar un minuto, mezcla {paprika-sweet+wine-vinegar} con dos cucharadas del líquido y vierte por encima.

== merluza-a-la-sidra
names: Hake in cider, Asturian hake in cider, merluza a la sidra | Merluza a la sidra, merluza a la sidra asturiana, merluza con sidra
about: hake baked in cider with potatoes, clams, onion and tomato | merluza en sidra con patatas, almejas, cebolla y tomate
kind: main spanish medium
serves: 4, most 4 in casserole
tools: knife casserole pan bowl
core: hake cider
ways: stove
- 800 g hake; in thick slices | en rodajas gruesas
- 300 g clam; optional
- 500 g potato; in 1 cm slices | en rodajas de 1 cm
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 1 tomato; grated | rallad@
- 300 ml cider; dry | seca
- 1 tbsp flour
- 1/2 tsp paprika-sweet
- 100 ml olive-oil
- 1.25 tsp salt
- 10 g parsley; chopped | picad@; optional
# Purge | Purga
120 cook | Leave {clam} in very cold water in the bowl in the fridge for {time}. Discard open ones.
| Deja {clam} en agua muy fría en el bol en la nevera {time}. Desecha las abiertas.
# Fry | Fríe
14 cook | Fry {potato} gently in {olive-oil} in the pan for {time}, until tender, and drain.
| Fríe despacio {potato} en {olive-oil} en la sartén {time}, hasta que estén tiernas, y escurre.
# Make the sauce | Haz la salsa
12 cook | Soften {onion+garlic} in a little of that oil in the casserole, add {tomato} and fry for {time} in all.
| Pocha {onion+garlic} en un poco de ese aceite en la cazuela, añade {tomato} y sofríe {time} en total.
8 cook | Stir in {flour+paprika-sweet}, pour in {cider}, add half of {salt} and simmer for {time}.
| Mezcla {flour+paprika-sweet}, vierte {cider}, añade la mitad de {salt} y cuece {time}.
# Simmer | Guisa
9 cook safe=hake,clam | Season {hake} with the rest of {salt} and lay in with {potato+clam}. Cover and simmer for {time}.[ Scatter {parsley} over.]
| Sazona {hake} con el resto de {salt} y coloca con {potato+clam}. Tapa y guisa {time}.[ Espolvorea {parsley}.]

== merluza-a-la-plancha
names: Griddled hake, grilled hake, pan-seared hake, hake on the griddle | Merluza a la plancha, lomos de merluza a la plancha, filetes de merluza a la plancha, pescado blanco a la plancha
about: hake fillets seared with garlic and parsley oil | lomos de merluza a la plancha con aceite de ajo y perejil
kind: main spanish easy
serves: 4, most 4 in griddle
tools: knife griddle
core: hake
ways: stove
- 700 g hake; in fillets with skin | en filetes con piel
- 4 tbsp olive-oil
- 2 clove garlic; finely chopped | picad@ fin@; optional
- 10 g parsley; chopped | picad@; optional
- 3/4 tsp salt
- 1 lemon; in wedges | en gajos; optional
~ hake > 700 g cod; in fillets with skin | en filetes con piel; name Griddled cod | Bacalao fresco a la plancha
~ hake > 700 g sea-bass; in fillets | en filetes; name Griddled sea bass | Lubina a la plancha
~ hake > 700 g sea-bream; in fillets | en filetes; name Griddled sea bream | Dorada a la plancha
# Get ready | Prepara
3 work | Dry {hake}, brush with a little of {olive-oil} and season with {salt}.[ Stir {garlic+parsley} into a spoonful of oil.]
| Seca {hake}, pinta con un poco de {olive-oil} y sazona con {salt}.[ Mezcla {garlic+parsley} con una cucharada de aceite.]
# Sear | Haz a la plancha
8 batch safe=hake | Lay {hake} on the hot griddle with the skin down and cook for {time}, turning once for the last two minutes.
| Coloca {hake} en la plancha caliente con la piel hacia abajo y cocina {time}, con una vuelta para los dos últimos minutos.
1 work | Spoon {olive-oil:rest} over and serve.[ Squeeze {lemon} on top.]
| Riega con {olive-oil:rest} y sirve.[ Exprime {lemon} por encima.]

== tortilla-paisana
names: Tortilla paisana, Spanish country omelette, Spanish omelette with vegetables and ham | Tortilla paisana, tortilla de patatas con verduras, tortilla campesina, tortilla jardinera
about: a thick potato omelette with pepper, peas and ham | tortilla gruesa de patata con pimiento, guisantes y jamón
kind: main spanish medium
serves: 4, most 4 in smallPan
tools: knife smallPan bowl colander
core: egg potato
ways: stove
- 500 g potato; in small dice | en dados pequeños
- 1 onion; chopped | picad@
- 1 red-pepper; in small dice | en dados pequeños
- 100 g peas
- 80 g chorizo; in small dice | en dados pequeños; optional
- 80 g cured-ham; in small dice | en dados pequeños; optional
- 7 egg
- 200 ml olive-oil
- 3/4 tsp salt
+ 120 g green-beans artichoke asparagus carrot cooked-ham
# Fry gently | Pocha
18 cook safe=extra | Cook {potato+onion+red-pepper} in {olive-oil} in the pan over medium heat for {time}, stirring now and then, until soft.[ Cook {extra} with it.] Drain in the colander, keeping the oil.
| Pocha {potato+onion+red-pepper} en {olive-oil} en la sartén a fuego medio {time}, removiendo de vez en cuando, hasta que todo esté tierno.[ Cocina con ello {extra}.] Escurre en el colador y guarda el aceite.
5 cook safe=chorizo | Fry {peas+chorizo+cured-ham} in a spoonful of the oil for {time}.
| Saltea {peas+chorizo+cured-ham} en una cucharada del aceite {time}.
# Mix | Mezcla
6 work | Beat {egg} with {salt} in the bowl, fold in all that was fried and leave for a moment.
| Bate {egg} con {salt} en el bol, mezcla con todo lo frito y deja un momento.
# Set | Cuaja
9 batch safe=egg | Heat a little of the oil in the pan, pour in the mixture and set over medium-low heat for {time} in all, turning once with a plate.
| Calienta un poco del aceite en la sartén, vierte la mezcla y cuaja a fuego medio-bajo {time} en total, con una vuelta con ayuda de un plato.

== tortilla-de-calabacin
names: Spanish courgette omelette, courgette and onion tortilla, Spanish zucchini omelette | Tortilla de calabacín, tortilla de calabacín y cebolla, tortilla de calabacines, tortilla de calabacín con cebolla
about: a thick omelette of slowly fried courgette and onion | tortilla gruesa de calabacín y cebolla pochados
kind: main spanish easy
serves: 4, most 4 in smallPan
tools: knife smallPan bowl colander
core: egg courgette
ways: stove
- 800 g courgette; in thin half moons | en medias lunas finas
- 1 onion; thinly sliced | en juliana fina
- 7 egg
- 5 tbsp olive-oil
- 3/4 tsp salt
+ 150 g potato cheese goat-cheese cooked-ham mushroom prawn
# Fry gently | Pocha
18 cook safe=extra | Cook {courgette+onion} in {olive-oil} with half of {salt} in the pan over medium heat for {time}, until soft and the water has gone.[ Cook {extra} with it, if it is not ready to eat.] Drain.
| Pocha {courgette+onion} en {olive-oil} con la mitad de {salt} en la sartén a fuego medio {time}, hasta que todo esté tierno y el agua se haya evaporado.[ Cocina con ello {extra}, si no está listo para comer.] Escurre.
# Mix | Mezcla
5 work | Beat {egg} in the bowl with the rest of {salt} and fold in what was fried.
| Bate {egg} en el bol con el resto de {salt} y mezcla con lo frito.
# Set | Cuaja
9 batch safe=egg | Pour into the hot oiled pan and set over medium-low heat for {time} in all, turning once with a plate.
| Vierte en la sartén caliente con un poco de aceite y cuaja a fuego medio-bajo {time} en total, con una vuelta con ayuda de un plato.

== tortilla-de-bacalao
names: Basque cod omelette, salt cod omelette, cider house omelette, tortilla de bacalao | Tortilla de bacalao, tortilla de bacalao de sidrería, tortilla de bacalao vasca
about: a juicy omelette of flaked salt cod, onion and green pepper | tortilla jugosa de bacalao desmigado, cebolla y pimiento verde
kind: main spanish easy
serves: 4, most 4 in smallPan
tools: knife smallPan bowl
core: egg salt-cod
ways: stove
- 300 g salt-cod; desalted, in flakes | desalado, en lascas
- 2 onion; thinly sliced | en juliana fina
- 1 green-pepper; in strips | en tiras; optional
- 1 clove garlic; sliced | en láminas; optional
- 8 egg
- 5 tbsp olive-oil
- 10 g parsley; chopped | picad@; optional
- 1/4 tsp salt
# Soften | Pocha
20 cook | Soften {onion+green-pepper+garlic} in most of {olive-oil} in the pan over low heat for {time}.
| Pocha {onion+green-pepper+garlic} en casi todo {olive-oil} en la sartén a fuego suave {time}.
4 cook safe=salt-cod | Add {salt-cod} and cook for {time}, until it flakes. Lift out with little oil.
| Añade {salt-cod} y cocina {time}, hasta que se separe en lascas. Saca con poco aceite.
# Set | Cuaja
6 batch safe=egg | Beat {egg+parsley+salt} in the bowl, mix with what was fried, pour into the hot pan with the rest of {olive-oil} and set for {time}, turning once.
| Bate {egg+parsley+salt} en el bol, mezcla con lo frito, vierte en la sartén caliente con el resto de {olive-oil} y cuaja {time}, con una vuelta.
1 work | Serve at once.
| Sirve enseguida.
`);
