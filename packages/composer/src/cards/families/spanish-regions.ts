import { cards } from "../parse-cards.ts";

/** What the regions of Spain cook at home: Galicia, the Basque Country, Catalonia, Valencia, Murcia, La Mancha. */
export const SPANISH_REGIONS = cards(`
== lacon-con-grelos
names: Galician ham hock with turnip greens, lacón con grelos, Galician lacón with greens | Lacón con grelos, lacón gallego con grelos, lacón con grelos y cachelos
about: salt-cured pork boiled slowly with turnip greens, chorizo and potatoes | cerdo salado cocido despacio con grelos, chorizo y patatas
kind: main spanish easy
serves: 6, most 6 in pot
tools: knife pot bowl slotted
core: pork-shoulder turnip-greens
ways: stove pressure-cooker+stove
- 1500 g pork-shoulder; cured, on the bone | curad@, con hueso
- 800 g turnip-greens; washed, in pieces | limpios, en trozos
- 4 chorizo
- 1000 g potato; halved | partid@; optional
- 2 tbsp olive-oil; optional
- 1 tsp paprika-sweet; optional
~ turnip-greens > 800 g chard; in pieces | en trozos; name Galician ham hock with chard | Lacón con acelgas
~ turnip-greens > 800 g cabbage; in pieces | en trozos; name Galician ham hock with cabbage | Lacón con repollo
# Desalt | Desala
1440 cook | Cover {pork-shoulder} with cold water in the bowl and keep in the fridge for {time}, changing the water three times.
| Cubre {pork-shoulder} con agua fría en el bol y deja en la nevera {time}, con tres cambios de agua.
# Boil | Cuece
100 cook way=stove safe=pork-shoulder | Cover {pork-shoulder} with fresh water in the pot and simmer for {time}, until it comes away from the bone.
| Cubre {pork-shoulder} con agua limpia en la olla y cuece a fuego suave {time}, hasta que se separe del hueso.
45 cook way=pressure-cooker safe=pork-shoulder | Cover {pork-shoulder} with fresh water in the pressure cooker and cook at high pressure for {time}. Let the pressure fall by itself.
| Cubre {pork-shoulder} con agua limpia en la olla a presión y cuece a presión alta {time}. Deja que baje sola.
# Add the rest | Añade el resto
12 cook safe=chorizo | Lift out {pork-shoulder} and keep it covered. Boil {potato+chorizo} in the liquid for {time}.
| Saca {pork-shoulder} y tapa. Cuece {potato+chorizo} en el líquido {time}.
12 cook | Add {turnip-greens} and boil for {time} more, until all is tender.
| Añade {turnip-greens} y cuece {time} más, hasta que todo esté tierno.
3 work | Drain, slice and serve on a warm plate.[ Finish with {olive-oil+paprika-sweet}.]
| Escurre, corta y sirve en una fuente caliente.[ Termina con {olive-oil+paprika-sweet}.]
tip | Taste before salting: there is enough in it.
| Prueba antes de salar: ya lleva suficiente.

== bacalao-al-ajoarriero
names: Salt cod with garlic, peppers and tomato, bacalao al ajoarriero, Navarrese salt cod, ajoarriero | Bacalao al ajoarriero, ajoarriero, bacalao ajoarriero, bacalao al ajo arriero, ajoarriero navarro
about: flaked salt cod stewed with garlic, peppers, tomato and potato | bacalao desmigado guisado con ajo, pimientos, tomate y patata
kind: main spanish medium
serves: 4, most 4 in casserole
tools: knife casserole bowl pan
core: salt-cod garlic
ways: stove
- 600 g salt-cod; in pieces | en trozos
- 300 g potato; in small dice | en dados pequeños; optional
- 1 onion; finely chopped | picad@ fin@
- 6 clove garlic; sliced | en láminas
- 1 green-pepper; diced | en dados
- 4 roasted-peppers; in strips | en tiras
- 300 g tomato-sauce
- 2 choricero-pepper; soaked, only the pulp | remojad@, solo la pulpa; optional
- 100 ml olive-oil
- 1 dried-chilli; optional
- 10 g parsley; chopped | picad@; optional
+ 200 g prawn snail lobster egg
# Desalt | Desala
1440 cook | Soak {salt-cod} in cold water in the bowl in the fridge for {time}, changing the water three or four times. Drain, dry and flake. Bought ready desalted, it needs none of this.
| Deja {salt-cod} en agua fría en el bol en la nevera {time}, con tres o cuatro cambios de agua. Escurre, seca y desmiga. Si se compra ya preparado, no hace falta remojar.
# Soften the vegetables | Pocha la verdura
12 cook | Fry {potato} gently in a splash of the oil in the pan for {time}, until tender.
| Fríe despacio {potato} con un chorro del aceite en la sartén {time}, hasta que {potato?esté tierna|estén tiernas}.
14 cook | Soften {onion+green-pepper+garlic+dried-chilli} in {olive-oil} in the casserole for {time}.
| Pocha {onion+green-pepper+garlic+dried-chilli} en {olive-oil} en la cazuela {time}.
8 cook | Add {tomato-sauce+roasted-peppers+choricero-pepper} and simmer for {time}, until thick.
| Añade {tomato-sauce+roasted-peppers+choricero-pepper} y cuece a fuego suave {time}, hasta que espese.
# Stew | Guisa
8 cook safe=salt-cod,extra | Add {salt-cod} with what was fried and stew for {time}, shaking the casserole.[ Add {extra} at the same time.][ Scatter {parsley} over.]
| Añade {salt-cod} con lo frito y guisa {time}, moviendo la cazuela.[ Añade {extra} a la vez.][ Espolvorea {parsley}.]

== solomillo-al-roquefort
names: Pork tenderloin with Roquefort sauce, pork in blue cheese sauce, pork tenderloin with blue cheese | Solomillo al roquefort, solomillo con salsa roquefort, solomillo al cabrales, solomillo con salsa de queso azul, solomillo de cerdo al roquefort, solomillo con salsa de roquefort
about: medallions of pork in a cream sauce of blue cheese | medallones de cerdo en salsa de nata y queso azul
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: pork-tenderloin blue-cheese
ways: stove
- 700 g pork-tenderloin; in 2 cm medallions | en medallones de 2 cm
- 150 g blue-cheese; crumbled | desmenuzado
- 250 ml cream
- 1 shallot; finely chopped | picad@ fin@
- 60 ml brandy; optional
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ pork-tenderloin > 700 g beef-fillet; in 3 cm medallions | en medallones de 3 cm; name Beef fillet with Roquefort sauce | Solomillo de ternera al roquefort
~ pork-tenderloin > 600 g chicken-breast; in thick slices | en filetes gruesos; name Chicken with Roquefort sauce | Pollo al roquefort
# Sear | Dora
8 batch safe=pork-tenderloin | Season {pork-tenderloin} with {salt+black-pepper} and sear in {olive-oil} in the pan over high heat for {time}, turning once. Keep warm under foil.
| Sazona {pork-tenderloin} con {salt+black-pepper} y dora con {olive-oil} en la sartén a fuego fuerte {time}, con una vuelta. Tapa con papel de aluminio.
# Make the sauce | Haz la salsa
4 cook | Soften {shallot} in the same pan over medium heat for {time}.
| Pocha {shallot} en la misma sartén a fuego medio {time}.
2 cook | Pour in {brandy} off the heat and boil away for {time}.
| Vierte {brandy} fuera del fuego y deja evaporar {time}.
5 cook | Add {cream+blue-cheese} and simmer for {time}, stirring, until it coats a spoon. It is salty: taste first.
| Añade {cream+blue-cheese} y cuece a fuego suave {time}, removiendo, hasta que nape la cuchara. Ya es salada: prueba antes.
2 cook | Return {pork-tenderloin} with its juice, warm through for {time} and serve.
| Devuelve {pork-tenderloin} con su jugo, calienta {time} y sirve.

== conejo-con-tomate
names: Rabbit in tomato sauce, rabbit with tomato, Spanish rabbit with tomato, conejo con tomate | Conejo con tomate, conejo frito con tomate, conejo en salsa de tomate, conejo con tomate y pimientos
about: rabbit fried with garlic and stewed in tomato with peppers | conejo frito con ajo y guisado con tomate y pimientos
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: rabbit tinned-tomatoes
ways: stove
- 1000 g rabbit; in pieces | en trozos
- 2 can tinned-tomatoes
- 1 onion; chopped | picad@
- 1 green-pepper; in strips | en tiras
- 1 red-pepper; in strips | en tiras; optional
- 4 clove garlic; sliced | en láminas
- 100 ml white-wine
- 5 tbsp olive-oil
- 1 bay-leaf
- 1/2 tsp thyme; optional
- 1 tsp sugar
- 1.5 tsp salt
- 1/4 tsp black-pepper
~ rabbit > 1000 g chicken-thigh-on-bone; name Chicken in tomato sauce, Spanish style | Pollo con tomate
# Brown | Dora
15 batch | Season {rabbit} with {black-pepper} and half of {salt}, brown in {olive-oil} in the casserole for {time} and lift out.
| Sazona {rabbit} con {black-pepper} y la mitad de {salt}, dora con {olive-oil} en la cazuela {time} y saca.
# Make the sauce | Haz la salsa
12 cook | Soften {onion+green-pepper+red-pepper+garlic} in the same oil for {time}.
| Pocha {onion+green-pepper+red-pepper+garlic} en el mismo aceite {time}.
3 cook | Pour in {white-wine} and boil away for {time}.
| Vierte {white-wine} y deja evaporar {time}.
15 cook | Add {tinned-tomatoes+bay-leaf+thyme+sugar} with the rest of {salt}, and cook for {time}, until it thickens.
| Añade {tinned-tomatoes+bay-leaf+thyme+sugar} con el resto de {salt}, y cuece {time}, hasta que espese.
# Stew | Guisa
40 cook safe=rabbit | Return {rabbit}, cover and simmer for {time}, until it comes off the bone. Take out the leaf.
| Devuelve {rabbit}, tapa y cuece a fuego suave {time}, hasta que se separe del hueso. Retira la hoja.

== gachas-manchegas
names: Gachas manchegas, grass pea flour porridge, La Mancha gachas | Gachas manchegas, gachas de almorta, gachas de harina de almorta, gachas saladas
about: a savoury porridge of pulse flour with garlic, paprika and fried pork | gachas saladas de harina de legumbre con ajo, pimentón y tropezones de cerdo
kind: main spanish easy
serves: 4, most 6 in pan
tools: knife pan whisk
core: chickpea-flour paprika-sweet
ways: stove
- 160 g chickpea-flour; or that of almorta | o de almorta
- 200 g pork-belly; in small pieces | en trozos pequeños
- 150 g chorizo; sliced | en rodajas; optional
- 6 clove garlic; whole, crushed lightly | enter@, con un golpe
- 100 ml olive-oil
- 1 tbsp paprika-sweet
- 1/2 tsp caraway; ground | molid@; optional
- 1 tsp salt
- 1100 ml water
~ pork-belly > 300 g mushroom; in pieces | en trozos
# Fry what goes on top | Fríe los tropezones
12 cook safe=pork-belly,chorizo | Fry {pork-belly+chorizo} in {olive-oil} in the pan over medium heat for {time}, until browned, and lift out.
| Fríe {pork-belly+chorizo} en {olive-oil} en la sartén a fuego medio {time}, hasta que se doren, y saca.
4 cook | Brown {garlic} in the same oil for {time} and lift out.
| Dora {garlic} en el mismo aceite {time} y saca.
# Cook the porridge | Cuece las gachas
3 cook | Off the heat stir in {paprika-sweet+caraway}, then {chickpea-flour}, and toast for {time} over low heat, stirring.
| Fuera del fuego mezcla {paprika-sweet+caraway}, después {chickpea-flour}, y tuesta {time} a fuego suave, removiendo.
20 cook | Pour in {water} little by little, whisking, add {salt} and cook for {time}, stirring, until the oil rises to the top.
| Vierte {water} poco a poco, batiendo, añade {salt} y cuece {time}, sin dejar de remover, hasta que el aceite suba a la superficie.
1 work | Put back what was fried and eat from the pan.
| Devuelve lo frito y come en la misma sartén.
tip | That of almorta is for now and then only: eaten daily for months it harms the nerves.
| La de almorta es para de vez en cuando: a diario durante meses daña los nervios.

== pipirrana
names: Pipirrana, Andalusian chopped salad, Jaén tomato and pepper salad | Pipirrana, pipirrana de Jaén, pipirrana andaluza, piriñaca, ensalada piriñaca, picadillo de tomate, pimiento y pepino
about: finely chopped tomato, pepper, cucumber and onion with much oil | tomate, pimiento, pepino y cebolla picados finos con mucho aceite
kind: salad spanish easy
serves: 4, most 8 in bowl
tools: knife bowl saucepan
core: tomato green-pepper
ways: stove
- 5 tomato; ripe, in small dice | madur@, en dados pequeños
- 1 green-pepper; in small dice | en dados pequeños
- 1 cucumber; peeled, in small dice | pelad@, en dados pequeños
- 1/2 onion; finely chopped | picad@ fin@; optional
- 1 clove garlic; crushed | machacad@; optional
- 2 egg; optional
- 120 g tinned-tuna; drained | escurrid@; optional
- 5 tbsp olive-oil
- 2 tbsp sherry-vinegar
- 3/4 tsp salt
+ 100 g olives tinned-mussels cured-ham avocado
# Boil | Cuece
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool in cold water, peel and chop.
| Cuece {egg} en el cazo {time}, enfría en agua fría, pela y pica.
# Mix | Mezcla
5 work | Mix {tomato+green-pepper+cucumber+onion} in the bowl.
| Mezcla {tomato+green-pepper+cucumber+onion} en el bol.
2 work | Stir {olive-oil+sherry-vinegar+salt+garlic} together and pour over.
| Bate {olive-oil+sherry-vinegar+salt+garlic} y vierte por encima.
20 cook | Chill for {time}, so that the juices run.[ Scatter {egg} over.][ Add {tinned-tuna}.][ Lay {extra} on top.]
| Deja en la nevera {time}, para que suelte su jugo.[ Reparte {egg} por encima.][ Añade {tinned-tuna}.][ Coloca {extra} encima.]

== fricando
names: Fricandó, Catalan veal stew with mushrooms, fricandó with moixernons, Catalan beef and mushroom stew | Fricandó, fricandó de ternera, fricandó catalán, fricandó con setas, ternera con moixernons
about: thin slices of veal stewed with mushrooms and an almond picada | filetes finos de ternera guisados con setas y picada de almendra
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole pan mortar
core: veal mushroom
ways: stove
- 700 g veal; in thin slices | en filetes finos
- 300 g mushroom; small, whole | pequeñ@, enter@
- 50 g flour
- 2 onion; finely chopped | picad@ fin@
- 2 tomato; grated | rallad@
- 1 carrot; in small dice | en dados pequeños; optional
- 150 ml white-wine
- 500 ml beef-stock; hot | caliente
- 1 bay-leaf
- 5 tbsp olive-oil
- 25 g almond; toasted | tostad@
- 2 clove garlic
- 10 g parsley
- 1.25 tsp salt
- 1/4 tsp black-pepper
~ veal > 700 g beef-steak; in thin slices | en filetes finos; name Beef fricandó | Fricandó de buey
# Brown | Dora
8 batch | Season {veal} with {black-pepper} and half of {salt}, turn in {flour}, brown in {olive-oil} in the pan for {time} and lift into the casserole.
| Sazona {veal} con {black-pepper} y la mitad de {salt}, pasa por {flour}, dora con {olive-oil} en la sartén {time} y pasa a la cazuela.
# Make the base | Haz la base
18 cook | In the same oil soften {onion+carrot} for {time}, until brown.
| En el mismo aceite pocha {onion+carrot} {time}, hasta que tome color.
6 cook | Add {tomato} and fry for {time}, until dark. Pour in {white-wine} and let it boil away.
| Añade {tomato} y sofríe {time}, hasta que oscurezca. Vierte {white-wine} y deja evaporar.
# Stew | Guisa
60 cook safe=veal | Pour the base over, add {beef-stock+bay-leaf} with the rest of {salt}, and simmer, covered, for {time}, until a fork cuts it.
| Vierte la base por encima, añade {beef-stock+bay-leaf} con el resto de {salt}, y guisa tapado a fuego suave {time}, hasta que se corte con el tenedor.
15 cook | Add {mushroom} and stew for {time}.
| Añade {mushroom} y guisa {time}.
# Thicken | Liga
5 cook | Pound {almond} with {garlic+parsley}, stir in and simmer for {time}, until it thickens.
| Maja {almond} con {garlic+parsley}, incorpora y cuece {time}, hasta que espese.
`);
