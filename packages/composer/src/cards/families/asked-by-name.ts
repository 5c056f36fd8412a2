import { cards } from "../parse-cards.ts";

/** More that is asked for by name: salads of regions, the soup of a cocido, a coffee sponge, Peruvian stews. */
export const ASKED_BY_NAME = cards(`
== ensalada-catalana
names: Catalan salad, ensalada catalana, Catalan cold cuts salad | Ensalada catalana, amanida catalana, ensalada catalana con embutidos
about: leaves, tomato, onion and olives under cured sausage and ham | lechuga, tomate, cebolla y aceitunas con embutidos variados
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife bowl saucepan
core: lettuce cured-ham
ways: stove
- 1 lettuce; in pieces | en trozos
- 3 tomato; in wedges | en gajos
- 1/2 onion; in rings | en aros
- 1 carrot; grated | rallad@; optional
- 60 g olives
- 100 g cured-ham; in slices | en lonchas
- 100 g salami; or fuet, in slices | o fuet, en lonchas
- 80 g black-pudding; cooked kind, sliced | de la ya cocida, en rodajas; optional
- 2 egg; optional
- 4 tbsp olive-oil
- 1 tbsp wine-vinegar
- 1/2 tsp salt
# Boil | Cuece
10 cook safe=egg,black-pudding | Boil {egg} in the saucepan for {time}, cool and quarter.[ Heat {black-pudding} in a pan.]
| Cuece {egg} en el cazo {time}, enfría y corta en cuartos.[ Calienta {black-pudding} en una sartén.]
# Build | Monta
5 work | Mix {lettuce+tomato+onion+carrot+olives} in the bowl with {olive-oil+wine-vinegar+salt} and lay {cured-ham+salami+black-pudding} on top.[ Add {egg}.]
| Mezcla {lettuce+tomato+onion+carrot+olives} en el bol con {olive-oil+wine-vinegar+salt} y coloca encima {cured-ham+salami+black-pudding}.[ Añade {egg}.]

== sopa-de-cocido
names: Cocido soup, Spanish cocido noodle soup, soup of a cocido, puchero soup | Sopa de cocido, sopa de puchero, sopa de cocido con fideos, caldo de cocido
about: the clear soup of chickpeas, beef, chicken and ham bone, with fine pasta | la sopa clara de garbanzos, carne, pollo y hueso de jamón, con fideos
kind: soup spanish easy
serves: 6, most 8 in pot
tools: knife pot sieve
core: dried-chickpeas jamon-bone vermicelli
ways: stove pressure-cooker+stove
- 200 g dried-chickpeas
- 1 jamon-bone
- 300 g stewing-beef; in one piece | en una pieza
- 2 chicken-thigh-on-bone
- 1 carrot
- 1 leek
- 1 stick celery; optional
- 1 potato; optional
- 1.25 tsp salt
- 150 g vermicelli
- 6 leaf mint; optional
# Soak | Remoja
600 cook | Soak {dried-chickpeas} in plenty of warm water for {time}, then drain.
| Deja {dried-chickpeas} en remojo en abundante agua templada {time} y escurre.
# Boil | Cuece
120 cook way=stove safe=stewing-beef,chicken-thigh-on-bone,jamon-bone | Cover {jamon-bone+stewing-beef+chicken-thigh-on-bone} with {2800 ml} of cold water in the pot, bring to the boil, skim, add {dried-chickpeas+carrot+leek+celery+potato} and simmer for {time}.
| Cubre {jamon-bone+stewing-beef+chicken-thigh-on-bone} con {2800 ml} de agua fría en la olla, lleva a ebullición, espuma, añade {dried-chickpeas+carrot+leek+celery+potato} y cuece a fuego suave {time}.
45 cook way=pressure-cooker safe=stewing-beef,chicken-thigh-on-bone,jamon-bone | Put {jamon-bone+stewing-beef+chicken-thigh-on-bone+dried-chickpeas+carrot+leek+celery+potato} into the pressure cooker with {2200 ml} of water and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {jamon-bone+stewing-beef+chicken-thigh-on-bone+dried-chickpeas+carrot+leek+celery+potato} en la olla a presión con {2200 ml} de agua y cuece a presión alta {time}. Deja que baje sola.
# Finish | Termina
4 cook | Strain into the pot, season with {salt}, boil, stir in {vermicelli} and cook for {time}.[ Add {mint}.]
| Cuela a la olla, sazona con {salt}, lleva a ebullición, añade {vermicelli} y cuece {time}.[ Añade {mint}.]
1 work | Serve the soup first, and what was strained off after it.
| Sirve primero la sopa y después lo que quedó en el colador.

== croquetas-de-jamon-y-huevo
names: Ham and egg croquettes, croquetas de jamón y huevo, Spanish croquettes with ham and boiled egg | Croquetas de jamón y huevo, croquetas de huevo y jamón, croquetas de jamón y huevo cocido
about: creamy fried croquettes of white sauce, ham and boiled egg | croquetas cremosas de bechamel, jamón y huevo cocido
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: cured-ham milk egg
ways: stove air-fryer
- 120 g cured-ham; finely chopped | picad@ fin@
- 3 egg
- 1 onion; very finely chopped | picad@ muy fin@; optional
- 80 g butter
- 100 g flour
- 850 ml milk; warm | templada
- 1 pinch nutmeg
- 1/2 tsp salt
- 2 egg as coating-egg; beaten | batid@
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ cured-ham > 150 g cooked-ham; finely chopped | picad@ fin@; name Cooked ham and egg croquettes | Croquetas de jamón cocido y huevo
~ milk > 850 ml soy-drink; warm | templada; name Ham and egg croquettes with soya drink | Croquetas de jamón y huevo con bebida de soja
# Boil | Cuece
10 cook safe=egg | Boil {egg} for {time}, cool in cold water, peel and chop finely.
| Cuece {egg} {time}, enfría en agua fría, pela y pica muy fino.
# Make the mixture | Haz la masa
7 cook | Melt {butter} in the saucepan and fry {onion+cured-ham} for {time}. Stir in {flour}.
| Funde {butter} en el cazo y rehoga {onion+cured-ham} {time}. Añade {flour}.
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick. Fold in what was chopped.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso. Mezcla con lo picado.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {coating-egg} and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {coating-egg} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=coating-egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=coating-egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== bizcocho-de-cafe
names: Coffee sponge, coffee cake with yoghurt, coffee loaf cake, coffee sponge cake | Bizcocho de café, bizcocho de café casero, bizcocho de moka, queque de café
about: a soft sponge with strong coffee and a little cocoa | bizcocho tierno con café fuerte y un poco de cacao
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl whisk
core: coffee flour
ways: oven
instead: fruit-sweetened-sponge
- 3 egg; binds
- 190 g sugar
- 100 ml coffee; very strong, cold | muy fuerte, frío
- 100 ml sunflower-oil
- 125 g yoghurt
- 250 g flour
- 1 tbsp cocoa; optional
- 1 tbsp baking-powder
- 1 pinch salt
~ sugar > 160 g sweetener; for baking | apto para hornear
~ flour > 250 g flour-gluten-free; name Coffee sponge | Bizcocho de café
+ 80 g walnut chocolate hazelnut
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl until foamy, then {coffee+sunflower-oil+yoghurt}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol hasta que espume, y añade {coffee+sunflower-oil+yoghurt}.
3 work | Fold in {flour+cocoa+baking-powder+salt} and pour into the tin.[ Scatter {extra} in.]
| Incorpora {flour+cocoa+baking-powder+salt} y vierte en el molde.[ Reparte {extra} dentro.]
# Bake | Hornea
42 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== seco-de-cordero
names: Seco de cordero, Peruvian lamb stew with coriander, Peruvian lamb seco | Seco de cordero, seco de cordero peruano
about: lamb stewed in coriander, beer and yellow chilli | cordero guisado con cilantro, cerveza y ají amarillo
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: lamb-shoulder coriander-leaf
ways: stove
- 1000 g lamb-shoulder; in pieces | en trozos
- 80 g coriander-leaf
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 3 tbsp aji-amarillo
- 1 tsp cumin; ground | molid@
- 300 ml beer
- 300 ml beef-stock
- 300 g pumpkin; diced | en dados; optional
- 150 g peas; optional
- 3 tbsp sunflower-oil
- 1.5 tsp salt
~ lamb-shoulder > 1000 g goat; in pieces | en trozos; name Seco de cabrito | Seco de cabrito
~ aji-amarillo > 1 yellow-pepper; blended | triturado
# Brown | Dora
12 batch | Season {lamb-shoulder} with {cumin} and half of {salt}, and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {lamb-shoulder} con {cumin} y la mitad de {salt}, y dora en {sunflower-oil} en la cazuela {time}. Saca.
# Make the base | Haz la base
12 cook | Soften {onion+garlic} in the same fat, add {aji-amarillo} and fry for {time} in all.
| Sofríe {onion+garlic} en la misma grasa, añade {aji-amarillo} y fríe {time} en total.
4 cook | Blend {coriander-leaf} with a splash of water, stir in and fry for {time}.
| Tritura {coriander-leaf} con un chorro de agua, incorpora y fríe {time}.
# Stew | Guisa
85 cook safe=lamb-shoulder | Return {lamb-shoulder} with {beer+beef-stock} and the rest of {salt}, and simmer, covered, for {time}, until tender.[ Add {pumpkin} for the last 20 minutes.][ Add {peas} for the last 5 minutes.]
| Devuelve {lamb-shoulder} con {beer+beef-stock} y el resto de {salt}, y cuece tapado {time}, hasta que esté tierno.[ Añade {pumpkin} en los últimos 20 minutos.][ Añade {peas} en los últimos 5 minutos.]

== escabeche-de-pollo
names: Peruvian chicken escabeche, chicken in Peruvian escabeche, escabeche de pollo | Escabeche de pollo, escabeche de pollo peruano, escabeche de gallina
about: fried chicken under soft onions in vinegar, yellow chilli and cumin | pollo frito con cebolla en vinagre, ají amarillo y comino
kind: main any easy
serves: 4, most 4 in casserole
tools: knife casserole
core: chicken-thigh wine-vinegar
ways: stove
- 800 g chicken-thigh
- 3 red-onion; in thick strips | en tiras gruesas
- 4 clove garlic; crushed | machacad@
- 3 tbsp aji-amarillo
- 120 ml wine-vinegar
- 200 ml chicken-stock
- 1 tsp cumin; ground | molid@
- 1 bay-leaf; optional
- 4 tbsp sunflower-oil
- 1.25 tsp salt
- 60 g olives; optional
- 2 egg; boiled, in wedges | cocidos, en cuartos; optional
# Fry | Fríe
12 batch | Season {chicken-thigh} with half of {salt} and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {chicken-thigh} con la mitad de {salt} y dora en {sunflower-oil} en la cazuela {time}. Saca.
# Stew | Guisa
8 cook | In the same fat fry {garlic+aji-amarillo+cumin} for {time}.
| En la misma grasa sofríe {garlic+aji-amarillo+cumin} {time}.
18 cook safe=chicken-thigh | Return {chicken-thigh} with {wine-vinegar+chicken-stock+bay-leaf} and simmer for {time}.
| Devuelve {chicken-thigh} con {wine-vinegar+chicken-stock+bay-leaf} y cuece {time}.
5 cook | Add {red-onion} with the rest of {salt} and simmer for {time}, so that it keeps some bite.
| Añade {red-onion} con el resto de {salt} y cuece {time}, para que quede algo firme.
# Serve | Sirve
1 work safe=egg | Serve warm or cold.[ Finish with {egg+olives}.]
| Sirve templado o frío.[ Termina con {egg+olives}.]
`);
