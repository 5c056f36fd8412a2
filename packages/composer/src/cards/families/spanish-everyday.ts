import { cards } from "../parse-cards.ts";

export const SPANISH_EVERYDAY = cards(`
== menestra-de-verduras
names: Menestra de verduras, menestra, Spanish vegetable stew, Navarran vegetable stew | Menestra de verduras, menestra, menestra riojana, menestra de verduras riojana, menestra navarra, menestra de verduras con jamón
about: spring vegetables, each cooked tender, in a light sauce with cured ham | verduras de primavera en su punto con una salsa ligera y jamón
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife pot casserole colander
core: artichoke green-beans
ways: stove
- 300 g artichoke; quartered | en cuartos
- 2 carrot; in slices | en rodajas
- 250 g green-beans; in pieces | en trozos
- 150 g asparagus; in pieces | en trozos; optional
- 150 g peas; optional
- 1.25 tsp salt
- 4 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 80 g cured-ham; diced | en dados; optional
- 1 tbsp flour
- 80 ml white-wine
~ flour > 2 tsp cornflour
~ cured-ham > 120 g mushroom; diced | en dados
# Boil the vegetables | Cuece la verdura
5 cook | Boil {artichoke+carrot} in plenty of water with {salt} in the pot for {time}.
| Cuece {artichoke+carrot} en abundante agua con {salt} en la olla {time}.
8 cook | Add {green-beans+asparagus+peas} and boil for {time} more, until all is tender but not soft. Save a glass and a half of the liquid and drain.
| Añade {green-beans+asparagus+peas} y cuece {time} más, hasta que todo esté tierno sin deshacerse. Guarda un vaso y medio del líquido y escurre.
# Make the sauce | Haz la salsa
10 cook | Soften {onion+garlic} in {olive-oil} in the casserole over medium-low heat for {time}.
| Pocha {onion+garlic} con {olive-oil} en la cazuela a fuego medio-bajo {time}.
2 cook | Stir in {cured-ham+flour} for {time}.
| Añade {cured-ham+flour} y remueve {time}.
3 cook | Pour in {white-wine} and the saved liquid and simmer for {time}, until lightly thick.
| Vierte {white-wine} y el líquido guardado y cuece {time}, hasta que ligue un poco.
# Stir together | Mezcla
5 cook | Put {artichoke+carrot+green-beans+asparagus+peas} in and simmer gently for {time}, shaking the casserole.
| Incorpora {artichoke+carrot+green-beans+asparagus+peas} y cuece a fuego suave {time}, moviendo la cazuela.
== patatas-panaderas
names: Patatas panaderas, patatas a lo panadero, baker's potatoes, Spanish baked potatoes with onion | Patatas panaderas, patatas panadera, patatas a la panadera, patatas a lo panadero, patatas al horno con cebolla
about: thin potato slices baked with onion, pepper, wine and oil | patatas en rodajas finas al horno con cebolla, pimiento, vino y aceite
kind: side spanish easy
serves: 4, most 4 in dish
tools: knife dish
core: potato
ways: oven
- 1000 g potato; in 4 mm slices | en rodajas de 4 mm
- 2 onion; thinly sliced | en juliana fina
- 1 green-pepper; in thin strips | en tiras finas; optional
- 2 clove garlic; sliced | en láminas
- 90 ml olive-oil
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 80 ml white-wine
- 10 g parsley; chopped | picad@; optional
# Season | Sazona
6 work | Heat the oven to 190 °C (fan 170 °C). Toss {potato+onion+green-pepper+garlic} in the dish with {olive-oil+salt+black-pepper} and spread out flat.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {potato+onion+green-pepper+garlic} en la fuente con {olive-oil+salt+black-pepper} y extiende.
# Bake | Hornea
30 batch | Cover and bake for {time}.
| Tapa y hornea {time}.
20 batch | Pour {white-wine} over, turn gently and bake uncovered for {time}, until tender through and golden in places.[ Scatter {parsley} over.]
| Riega con {white-wine}, da la vuelta con cuidado y hornea destapado {time}, hasta que estén tiernas y doradas a trozos.[ Espolvorea {parsley}.]
== huevos-a-la-flamenca
names: Huevos a la flamenca, flamenco eggs, Andalusian baked eggs, eggs flamenca | Huevos a la flamenca, huevos flamencos, huevos al plato a la flamenca
about: eggs baked on a tomato sauce with potato, peas, ham and chorizo | huevos al horno sobre salsa de tomate con patata, guisantes, jamón y chorizo
kind: main spanish easy
serves: 4, most 4 in dish
tools: knife pan dish
core: egg tomato-sauce
ways: stove+oven
- 300 g potato; in 1 cm dice | en dados de 1 cm
- 5 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@
- 100 g chorizo; in slices | en rodajas; optional
- 80 g cured-ham; diced | en dados; optional
- 400 g tomato-sauce
- 100 g peas; optional
- 1/2 tsp paprika-sweet
- 1/2 tsp salt
- 8 egg
- 60 g roasted-peppers; in strips | en tiras; optional
~ chorizo > 100 g mushroom; sliced | en láminas
~ cured-ham > 80 g asparagus; in pieces | en trozos
# Fry | Fríe
12 cook | Fry {potato} in {olive-oil} in the pan over medium heat for {time}, until tender and golden. Lift out and leave a little oil.
| Fríe {potato} con {olive-oil} en la sartén a fuego medio {time}, hasta que esté tierna y dorada. Saca y deja un poco de aceite.
8 cook | Soften {onion+garlic} in the same pan for {time}.
| Pocha {onion+garlic} en la misma sartén {time}.
# Make the base | Haz la base
3 cook | Add {chorizo+cured-ham} and fry for {time}.
| Añade {chorizo+cured-ham} y sofríe {time}.
6 cook | Stir in {tomato-sauce+peas+paprika-sweet+salt} and simmer for {time}. Add {potato} and spread in the dish.
| Incorpora {tomato-sauce+peas+paprika-sweet+salt} y cuece {time}. Añade {potato} y reparte en la fuente.
# Bake | Hornea
2 work | Heat the oven to 200 °C (fan 180 °C). Make 8 hollows and break {egg} into them.[ Lay {roasted-peppers} between.]
| Calienta el horno a 200 °C (180 °C con ventilador). Haz 8 huecos y casca dentro {egg}.[ Pon {roasted-peppers} entre ellos.]
11 batch safe=egg | Bake for {time}, until the white part is set and the yellow part as firm as you like it.
| Hornea {time}, hasta que la parte blanca cuaje y la amarilla quede a tu gusto.
== fideos-a-la-cazuela
names: Fideos a la cazuela, fideus a la cassola, Catalan noodle casserole with pork ribs, Catalan noodle casserole | Fideos a la cazuela, fideos con costilla, fideus a la cassola, fideos guisados, cazuela de fideos con costilla
about: short noodles stewed with pork ribs, tomato and an almond paste | fideos gruesos guisados con costilla de cerdo, tomate y picada de almendra
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole mortar
core: fideua-noodles pork-ribs
ways: stove
- 500 g pork-ribs; in pieces | en trozos
- 1.5 tsp salt
- 4 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 2 tomato; grated | rallad@
- 1 tsp paprika-sweet
- 1200 ml chicken-stock; hot | caliente
- 320 g fideua-noodles
- 1 clove garlic
- 30 g almond; toasted | tostad@
- 10 g parsley
- 1 pinch saffron; optional
~ fideua-noodles > 320 g pasta-gluten-free; name Gluten-free noodle casserole with ribs | Pasta sin gluten a la cazuela con costilla
# Brown | Dora
10 batch | Season {pork-ribs} with {salt} and brown in {olive-oil} in the casserole over high heat for {time}.
| Sazona {pork-ribs} con {salt} y dora con {olive-oil} en la cazuela a fuego vivo {time}.
10 cook | Lower the heat and soften {onion+green-pepper} beside for {time}.
| Baja el fuego y pocha al lado {onion+green-pepper} {time}.
6 cook | Add {tomato+paprika-sweet} and fry for {time}, until dark and thick.
| Añade {tomato+paprika-sweet} y sofríe {time}, hasta que oscurezca y espese.
# Simmer | Cuece
45 cook safe=pork-ribs | Pour in {chicken-stock}, half cover and simmer for {time}, until tender.
| Vierte {chicken-stock}, tapa a medias y cuece a fuego suave {time}, hasta que esté tierna.
4 work | Meanwhile pound {garlic+almond+parsley+saffron} to a paste with a spoonful of the liquid.
| Mientras, maja {garlic+almond+parsley+saffron} con una cucharada del líquido.
# Finish | Termina
12 cook | Stir in {fideua-noodles} and cook for {time}, adding the paste half-way, until tender and juicy, not dry. Add hot water if it needs it.
| Añade {fideua-noodles} y cuece {time}, con el majado a mitad, hasta que estén tiernos y el guiso quede caldoso, no seco. Añade agua caliente si hace falta.
3 cook | Rest for {time} and serve at once.
| Deja reposar {time} y sirve enseguida.
== bacalao-a-la-riojana
names: Bacalao a la riojana, Rioja-style cod, Riojan cod, salt cod with peppers and tomato | Bacalao a la riojana, bacalao riojano, bacalao con tomate y pimientos
about: salt cod in a slow tomato sauce with peppers and onion | bacalao en salsa lenta de tomate con pimientos y cebolla
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole
core: salt-cod tinned-tomatoes
ways: stove
- 700 g salt-cod; in 8 pieces | en 8 trozos
- 30 g flour
- 80 ml olive-oil
- 2 onion; thinly sliced | en juliana fina
- 1 green-pepper; in strips | en tiras
- 3 clove garlic; sliced | en láminas
- 1 tsp paprika-sweet
- 2 can tinned-tomatoes
- 1 tsp sugar; optional
- 200 g roasted-peppers; in strips | en tiras
- 1/4 tsp salt
~ salt-cod > 700 g cod; in 8 pieces | en 8 trozos; name Cod with tomato and peppers | Bacalao fresco a la riojana
# Get ready | Prepara
1440 cook if=salt-cod | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, up to 36 hours for thick pieces, changing the water three or four times. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, hasta 36 horas si los trozos son gruesos, con tres o cuatro cambios de agua. Si se compra ya preparado, no hace falta.
2 work | Pat {salt-cod} very dry.
| Seca muy bien {salt-cod}.
# Fry | Fríe
4 batch | Turn {salt-cod} in {flour}, shake and fry in {olive-oil} in the casserole over medium-high heat for {time}, turning once. Lift out.
| Pasa {salt-cod} por {flour}, sacude y dora con {olive-oil} en la cazuela a fuego medio-alto {time}, con una vuelta. Saca.
# Make the sauce | Haz la salsa
15 cook | Soften {onion+green-pepper+garlic} in the same oil over medium-low heat for {time}.
| Pocha {onion+green-pepper+garlic} en el mismo aceite a fuego medio-bajo {time}.
25 cook | Stir in {paprika-sweet}, then {tinned-tomatoes+sugar}, and simmer for {time}, until thick. Taste before adding {salt}.
| Añade {paprika-sweet} y después {tinned-tomatoes+sugar}, y cuece a fuego suave {time}, hasta que espese. Prueba antes de añadir {salt}.
# Finish | Termina
8 cook safe=salt-cod | Add {roasted-peppers}, lay {salt-cod} in the sauce and simmer gently for {time}, shaking the casserole, until it flakes.
| Añade {roasted-peppers}, pon {salt-cod} en la salsa y cuece a fuego suave {time}, moviendo la cazuela, hasta que se separe en lascas.
== solomillo-al-whisky
names: Solomillo al whisky, pork tenderloin in whisky sauce, pork in whisky sauce, whisky pork | Solomillo al whisky, solomillo de cerdo al whisky, solomillo al güisqui, solomillo al whisky sevillano
about: pork medallions in a garlicky sauce of whisky and lemon | medallones de cerdo en salsa de ajo, whisky y limón
kind: main spanish easy
serves: 4, most 4 in pan
tools: knife pan
core: pork-tenderloin whisky
ways: stove
- 700 g pork-tenderloin; in 2 cm medallions | en medallones de 2 cm
- 1 tsp salt
- 1/4 tsp black-pepper
- 80 ml olive-oil
- 10 clove garlic; unpeeled, crushed once | sin pelar, con un golpe
- 1 bay-leaf
- 120 ml whisky
- 1 lemon; juiced | en zumo
- 200 ml chicken-stock
- 2 tsp cornflour
~ pork-tenderloin > 700 g chicken-breast; in 2 cm pieces | en trozos de 2 cm; name Chicken in whisky sauce | Pollo al whisky
# Flavour the oil | Da sabor al aceite
6 cook | Fry {garlic+bay-leaf} in {olive-oil} in the pan over low heat for {time}, until golden. Lift out.
| Dora {garlic+bay-leaf} con {olive-oil} en la sartén a fuego suave {time}. Saca.
# Brown | Dora
6 batch safe=pork-tenderloin | Season {pork-tenderloin} with {salt+black-pepper} and brown over high heat for {time}, turning once. Lift out and keep warm.
| Sazona {pork-tenderloin} con {salt+black-pepper} y dora a fuego vivo {time}, con una vuelta. Saca y mantén en caliente.
# Make the sauce | Haz la salsa
4 cook | Take the pan off the heat, pour in {whisky+lemon}, return and boil for {time}, scraping the bottom, until reduced by half.
| Retira la sartén del fuego, vierte {whisky+lemon}, devuelve y hierve {time}, rascando lo pegado, hasta que reduzca a la mitad.
tip | Off the heat, because the vapour catches fire easily.
| Fuera del fuego, porque el vapor prende con facilidad.
5 cook | Stir {cornflour} into {chicken-stock}, add with {garlic} and simmer for {time}, until lightly thick.
| Disuelve {cornflour} en {chicken-stock}, añade con {garlic} y cuece {time}, hasta que ligue un poco.
2 cook | Return {pork-tenderloin} to the sauce for {time} to heat.
| Devuelve {pork-tenderloin} a la salsa {time} para calentar.
== pollo-con-almendras
names: Chicken with almonds, almond chicken, Chinese chicken with almonds, pollo con almendras | Pollo con almendras, pollo con almendras chino, pollo con almendras estilo chino, pollo chino con almendras
about: chicken stir-fried with toasted almonds, carrot and onion in a soy sauce | pollo salteado con almendras tostadas, zanahoria y cebolla en salsa de soja
kind: main east-asian easy
serves: 4, most 4 in wok
tools: knife bowl wok
core: chicken-breast almond
ways: stove
- 600 g chicken-breast; in 2 cm cubes | en dados de 2 cm
- 3 tbsp soy-sauce
- 1/4 tsp salt
- 1 tbsp cornflour
- 120 g almond; blanched | pelad@
- 4 tbsp sunflower-oil
- 1 onion; in squares | en cuadrados
- 2 carrot; in thin slices | en rodajas finas
- 100 g bamboo-shoots; sliced | en láminas; optional
- 10 g ginger; grated | rallad@
- 2 clove garlic; chopped | picad@
- 200 ml chicken-stock
- 1 tsp sugar
- 1 tbsp cornflour as sauce-cornflour
~ chicken-breast > 450 g tofu; firm, in 2 cm cubes | firme, en dados de 2 cm; name Tofu with almonds | Tofu con almendras
~ almond > 120 g cashew; name Chicken with cashews | Pollo con anacardos
~ soy-sauce > 3 tbsp tamari
# Marinate | Marina
15 cook | Mix {chicken-breast} in the bowl with {salt+cornflour} and half of {soy-sauce} and leave for {time}.
| Mezcla {chicken-breast} en el bol con {salt+cornflour} y la mitad de {soy-sauce} y deja {time}.
# Colour and set aside | Dora y reserva
4 cook | Fry {almond} in {sunflower-oil} in the wok over medium heat for {time}, stirring, until golden. Lift out.
| Dora {almond} con {sunflower-oil} en el wok a fuego medio {time}, removiendo. Saca.
# Stir-fry | Saltea
6 batch safe=chicken-breast | Stir-fry {chicken-breast} in the same oil over high heat for {time}, until lightly browned. Lift out.
| Saltea {chicken-breast} en el mismo aceite a fuego vivo {time}, hasta que se dore un poco. Saca.
5 cook | Stir-fry {onion+carrot+bamboo-shoots+ginger+garlic} for {time}, still crisp.
| Saltea {onion+carrot+bamboo-shoots+ginger+garlic} {time}, que queden crujientes.
# Finish | Termina
3 cook | Stir {chicken-stock+sugar+sauce-cornflour} and the rest of {soy-sauce} together, pour in with {chicken-breast} and boil for {time}, until glossy. Stir in {almond}.
| Mezcla {chicken-stock+sugar+sauce-cornflour} y el resto de {soy-sauce}, vierte con {chicken-breast} y hierve {time}, hasta que brille. Añade {almond}.
== carne-en-salsa
names: Carne en salsa, Spanish pork in sauce, Andalusian pork stew, pork in paprika and wine sauce | Carne en salsa, magro en salsa, carne de cerdo en salsa, carne en salsa andaluza, magro de cerdo en salsa
about: pork stewed slowly with wine, tomato, carrot and bay | cerdo guisado despacio con vino, tomate, zanahoria y laurel
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: pork-shoulder
ways: stove
- 800 g pork-shoulder; in 3 cm pieces | en trozos de 3 cm
- 1.25 tsp salt
- 1/2 tsp black-pepper
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 2 carrot; in slices | en rodajas
- 4 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 1 tsp paprika-sweet
- 1 bay-leaf
- 200 ml white-wine
- 300 ml water
+ 400 g potato peas mushroom
~ pork-shoulder > 800 g stewing-beef; in 2 cm pieces | en trozos de 2 cm; name Beef in sauce | Ternera en salsa
# Brown | Dora
8 batch | Season {pork-shoulder} with {salt+black-pepper} and brown in {olive-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {pork-shoulder} con {salt+black-pepper} y dora con {olive-oil} en la cazuela a fuego vivo {time}. Saca.
# Make the base | Haz la base
12 cook | Soften {onion+green-pepper+carrot+garlic} in the same oil over medium heat for {time}.
| Pocha {onion+green-pepper+carrot+garlic} en el mismo aceite a fuego medio {time}.
6 cook | Stir in {tomato+paprika-sweet+bay-leaf} and fry for {time}.
| Añade {tomato+paprika-sweet+bay-leaf} y sofríe {time}.
# Stew | Guisa
75 cook safe=pork-shoulder | Return {pork-shoulder}, pour in {white-wine}, let it boil up, add {water}, cover and simmer gently for {time}, until tender and the sauce is short.[ Add {extra} for the last 30 minutes.] Remove the leaf.
| Devuelve {pork-shoulder}, vierte {white-wine}, deja que hierva, añade {water}, tapa y guisa a fuego suave {time}, hasta que esté tierno y la salsa corta.[ Añade {extra} en los últimos 30 minutos.] Retira la hoja.
== sandwich-mixto
names: Sándwich mixto, bikini sandwich, Spanish ham and cheese toastie, toasted ham and cheese sandwich, hot ham and cheese sandwich | Sándwich mixto, mixto de jamón y queso, bikini, sándwich mixto a la plancha, sándwich caliente de jamón y queso, sándwich de jamón york y queso
about: ham and cheese between buttered slices toasted in the pan | jamón york y queso entre rebanadas con mantequilla, tostado en la sartén
kind: snack spanish easy
serves: 4, most 4 in pan
tools: pan spatula
core: bread cooked-ham cheese
ways: stove
- 8 slice bread; soft, white | de molde
- 40 g butter; soft | bland@
- 8 slice cheese; melting | que funda
- 4 slice cooked-ham
~ cooked-ham > 4 slice turkey-ham; name Turkey ham and cheese toastie | Sándwich mixto de pavo
~ cooked-ham > 4 slice vegan-ham; name Vegetarian ham and cheese toastie | Sándwich mixto vegetariano
~ cheese > 8 slice vegan-cheese; name Ham and vegan cheese toastie | Sándwich mixto con queso vegano
~ bread > 8 slice bread-gluten-free; name Toasted ham and cheese sandwich | Sándwich mixto
# Fill | Rellena
5 work | Spread one side of {bread} with {butter}. With that side outward, layer {cheese+cooked-ham} between the slices, {cheese:bare} above and below.
| Unta {bread} con {butter} por un lado. Con ese lado hacia fuera, monta {cheese+cooked-ham} entre las rebanadas, con {cheese:bare} arriba y abajo.
# Brown | Dora
7 batch | Cook in the pan over medium-low heat for {time}, pressing with the spatula and turning once, until golden and melted inside.
| Cocina en la sartén a fuego medio-bajo {time}, apretando con la espátula y con una vuelta, hasta que se dore y funda por dentro.
1 work | Cut in halves and serve hot.
| Corta por la mitad y sirve caliente.
== bocadillo-de-calamares
names: Bocadillo de calamares, calamari sandwich, fried squid sandwich, Madrid squid sandwich, squid roll | Bocadillo de calamares, bocata de calamares, bocadillo de calamares madrileño, bocata de calamares fritos
about: crisp fried squid rings in a crusty loaf | aros de calamar fritos y crujientes en pan de barra
kind: main spanish easy
serves: 4, most 4 in deepPan
tools: knife bowl deepPan slotted
core: squid bread
ways: stove
- 600 g squid; in 1 cm rings | en aros de 1 cm
- 1 tsp salt
- 180 g flour
- 800 ml sunflower-oil; for frying | para freír
- 500 g bread; 4 short loaves | 4 barras cortas
- 1 lemon; in wedges | en gajos; optional
- 80 g aioli; optional
~ bread > 500 g bread-gluten-free; 4 short loaves | 4 barras cortas; name Squid sandwich | Bocadillo de calamares
~ aioli > 80 g vegan-mayonnaise
# Coat | Reboza
6 work | Dry {squid} very well, season with {salt} and turn in {flour}. Shake off the rest in a sieve.
| Seca muy bien {squid}, sazona con {salt} y pasa por {flour}. Sacude el sobrante en un colador.
# Fry | Fríe
8 pieces safe=squid | Heat {sunflower-oil} in the deep pot to 185 °C and fry a few at a time, {time} in all, a minute and a half each, until pale gold. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 185 °C y fríe de pocos en pocos, {time} en total, un minuto y medio cada tanda, hasta que tomen color. Escurre sobre papel.
tip | Longer in the oil makes them tough.
| Más tiempo en el aceite los endurece.
# Fill | Rellena
3 work | Split {bread} and fill with {squid} while hot.[ Spread with {aioli} first.][ Squeeze {lemon} over.]
| Abre {bread} y rellena con {squid} en caliente.[ Unta antes con {aioli}.][ Exprime {lemon} por encima.]
`);
