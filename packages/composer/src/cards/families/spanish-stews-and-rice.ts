import { cards } from "../parse-cards.ts";

/** Spanish pots: potato stews, and rice that is soupy or moist. */
export const SPANISH_STEWS_AND_RICE = cards(`
== patatas-guisadas-con-carne
names: Spanish beef and potato stew, beef stew with potatoes, Spanish meat and potato stew | Patatas guisadas con carne, patatas con carne, guiso de patatas con carne, carne guisada con patatas, patatas estofadas con carne, estofado de patatas con carne, ternera guisada con patatas
about: beef stewed with potatoes, carrot, pepper and wine | ternera guisada con patatas, zanahoria, pimiento y vino
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: stewing-beef potato
ways: stove pressure-cooker+stove slow-cooker+stove
- 600 g stewing-beef; in pieces | en trozos
- 900 g potato; broken in pieces | chascad@ en trozos
- 1 onion; chopped | picad@
- 1 green-pepper; chopped | picad@
- 2 carrot; sliced | en rodajas
- 1 tomato; grated | rallad@
- 3 clove garlic; chopped | picad@
- 5 tbsp olive-oil
- 150 ml red-wine
- 900 ml beef-stock
- 1 bay-leaf
- 1 tsp paprika-sweet
- 1.5 tsp salt
- 100 g peas; optional
~ stewing-beef > 600 g pork-shoulder; in pieces | en trozos; name Spanish pork and potato stew | Patatas guisadas con magro
# Brown | Dora
8 batch | Season {stewing-beef} with half of {salt} and brown in {olive-oil} in the casserole for {time}. Lift out.
| Sazona {stewing-beef} con la mitad de {salt} y dora en {olive-oil} en la cazuela {time}. Saca.
12 cook | Soften {onion+green-pepper+carrot+garlic} in the same oil, add {tomato} and fry for {time} in all.
| Pocha {onion+green-pepper+carrot+garlic} en el mismo aceite, añade {tomato} y sofríe {time} en total.
# Stew | Guisa
70 cook way=stove | Stir in {paprika-sweet}, then {red-wine+beef-stock+bay-leaf}, return {stewing-beef}, cover and simmer for {time}.
| Mezcla {paprika-sweet}, después {red-wine+beef-stock+bay-leaf}, devuelve {stewing-beef}, tapa y cuece a fuego suave {time}.
25 cook way=pressure-cooker | Put it all into the pressure cooker with {stewing-beef+paprika-sweet+red-wine+beef-stock+bay-leaf} and cook at high pressure for {time}. Release the pressure.
| Pásalo todo a la olla a presión con {stewing-beef+paprika-sweet+red-wine+beef-stock+bay-leaf} y cuece a presión alta {time}. Suelta la presión.
360 cook way=slow-cooker | Put it all into the slow cooker with {stewing-beef+paprika-sweet+red-wine+beef-stock+bay-leaf} and cook on low for {time}. Then pour into the casserole.
| Pásalo todo a la olla de cocción lenta con {stewing-beef+paprika-sweet+red-wine+beef-stock+bay-leaf} y cocina al mínimo {time}. Vuelca después en la cazuela.
25 cook safe=stewing-beef | Add {potato} and the rest of {salt} and simmer in the casserole for {time}, until tender.[ Add {peas} for the last 5 minutes.] Take out the leaf.
| Añade {potato} y el resto de {salt} y cuece en la cazuela {time}, hasta que estén tiernas.[ Añade {peas} en los últimos 5 minutos.] Retira la hoja.

== patatas-con-sepia
names: Potatoes with cuttlefish, Spanish cuttlefish and potato stew, papas con chocos | Patatas con sepia, patatas con chocos, papas con chocos, guiso de patatas con sepia, guiso de patatas con chocos, papas con choco, patatas guisadas con sepia, sepia con patatas
about: cuttlefish and potatoes stewed with pepper, tomato and saffron | sepia y patatas guisadas con pimiento, tomate y azafrán
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: cuttlefish potato
ways: stove
- 700 g cuttlefish; cleaned, in pieces | limpia, en trozos
- 900 g potato; broken in pieces | chascad@ en trozos
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 2 tomato; grated | rallad@
- 4 clove garlic; chopped | picad@
- 150 ml white-wine
- 5 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron; optional
- 1 bay-leaf
- 900 ml fish-stock
- 1.25 tsp salt
- 100 g peas; optional
~ cuttlefish > 700 g squid; cleaned, in rings | limpi@, en anillas; name Potatoes with squid | Patatas con calamares
~ cuttlefish > 700 g monkfish; in pieces | en trozos; name Potatoes with monkfish | Patatas con rape
# Fry | Sofríe
15 cook | Soften {onion+green-pepper+garlic} in {olive-oil} in the casserole, add {tomato} and fry for {time} in all.
| Pocha {onion+green-pepper+garlic} en {olive-oil} en la cazuela, añade {tomato} y sofríe {time} en total.
25 cook safe=cuttlefish | Add {cuttlefish+paprika-sweet+white-wine+bay-leaf}, cover and simmer for {time}, until almost tender.
| Añade {cuttlefish+paprika-sweet+white-wine+bay-leaf}, tapa y cuece {time}, hasta que esté casi tierna.
# Stew | Guisa
25 cook | Add {potato+fish-stock+saffron+salt} and simmer for {time}, until the liquid thickens.[ Add {peas} for the last 5 minutes.]
| Añade {potato+fish-stock+saffron+salt} y cuece {time}, hasta que el líquido espese.[ Añade {peas} en los últimos 5 minutos.]
5 cook | Rest for {time}.
| Deja reposar {time}.

== patatas-con-bacalao
names: Potatoes with salt cod, Spanish salt cod and potato stew, cod and potato stew | Patatas con bacalao, patatas guisadas con bacalao, guiso de patatas con bacalao, guiso de bacalao con patatas, bacalao con patatas
about: potatoes stewed with salt cod, pepper, garlic and paprika | patatas guisadas con bacalao, pimiento, ajo y pimentón
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: salt-cod potato
ways: stove
- 500 g salt-cod; desalted, in pieces | desalado, en trozos
- 1000 g potato; broken in pieces | chascad@ en trozos
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 1 tomato; grated | rallad@; optional
- 4 clove garlic; chopped | picad@
- 5 tbsp olive-oil
- 1.5 tsp paprika-sweet
- 1 bay-leaf
- 900 ml fish-stock
- 10 g parsley; chopped | picad@; optional
- 1/2 tsp salt
~ salt-cod > 500 g hake; in pieces | en trozos; name Potatoes with hake | Patatas con merluza
# Fry | Sofríe
14 cook | Soften {onion+green-pepper+garlic} in {olive-oil} in the casserole for {time}.[ Add {tomato} for the last minutes.]
| Pocha {onion+green-pepper+garlic} en {olive-oil} en la cazuela {time}.[ Añade {tomato} en los últimos minutos.]
# Stew | Guisa
25 cook | Stir in {potato+paprika-sweet}, add {fish-stock+bay-leaf+salt} and simmer for {time}, until tender.
| Mezcla {potato+paprika-sweet}, añade {fish-stock+bay-leaf+salt} y cuece {time}, hasta que estén tiernas.
7 cook safe=salt-cod | Lay in {salt-cod} and simmer for {time}, shaking the casserole. Taste before more seasoning.[ Scatter {parsley} over.]
| Pon {salt-cod} y cuece a fuego suave {time}, moviendo la cazuela. Prueba antes de rectificar.[ Espolvorea {parsley}.]

== patatas-viudas
names: Widowed potatoes, patatas viudas, Spanish potato stew with paprika, plain Spanish potato stew | Patatas viudas, patatas guisadas, guiso de patatas, patatas guisadas viudas, patatas con verduras, patatas guisadas con verduras
about: potatoes stewed with pepper, tomato, garlic and paprika alone | patatas guisadas solo con pimiento, tomate, ajo y pimentón
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: potato paprika-sweet
ways: stove
- 1200 g potato; broken in pieces | chascad@ en trozos
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 1 carrot; sliced | en rodajas; optional
- 1 tomato; grated | rallad@
- 3 clove garlic; chopped | picad@
- 5 tbsp olive-oil
- 1.5 tsp paprika-sweet
- 1 bay-leaf
- 1000 ml vegetable-stock
- 1.25 tsp salt
+ 200 g artichoke peas green-beans mushroom chicken-thigh chard egg prawn clam
# Fry | Sofríe
15 cook | Soften {onion+green-pepper+carrot+garlic} in {olive-oil} in the casserole, add {tomato} and fry for {time} in all.
| Pocha {onion+green-pepper+carrot+garlic} en {olive-oil} en la cazuela, añade {tomato} y sofríe {time} en total.
# Stew | Guisa
28 cook safe=extra | Stir in {potato+paprika-sweet}, add {vegetable-stock+bay-leaf+salt} and simmer for {time}, until it thickens.[ Add {extra} for as long as it needs.]
| Mezcla {potato+paprika-sweet}, añade {vegetable-stock+bay-leaf+salt} y cuece {time}, hasta que espese.[ Añade {extra} el tiempo que necesite.]
5 cook | Rest for {time} and take out the leaf.
| Deja reposar {time} y retira la hoja.

== arroz-caldoso
names: Soupy rice with chicken, Spanish soupy rice, arroz caldoso, brothy chicken rice | Arroz caldoso, arroz caldoso con pollo, arroz caldoso de pollo, arroz caldoso casero
about: rice in plenty of saffron broth with chicken and vegetables | arroz con abundante caldo de azafrán, pollo y verduras
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: rice-paella
ways: stove
- 500 g chicken-thigh; in pieces | en trozos
- 300 g rice-paella
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; diced | en dados
- 2 tomato; grated | rallad@
- 3 clove garlic; chopped | picad@
- 1500 ml chicken-stock; hot | caliente
- 5 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron
- 1.5 tsp salt
- 100 g peas; optional
~ chicken-thigh > 500 g pork-ribs; in small pieces | en trozos pequeños; name Soupy rice with pork ribs | Arroz caldoso con costillas
~ chicken-thigh > 400 g prawn; peeled | pelad@; name Soupy rice with prawns | Arroz caldoso con gambas
~ chicken-thigh > 400 g mushroom; sliced | en láminas; name Soupy rice with mushrooms | Arroz caldoso con setas
~ chicken-thigh > 400 g artichoke; in wedges | en gajos; name Soupy rice with artichokes | Arroz caldoso con alcachofas
+ 200 g clam mussel squid monkfish green-beans
# Fry | Sofríe
10 batch | Season {chicken-thigh} with half of {salt} and brown in {olive-oil} in the casserole for {time}.
| Sazona {chicken-thigh} con la mitad de {salt} y dora en {olive-oil} en la cazuela {time}.
15 cook | Add {onion+red-pepper+garlic}, then {tomato}, and fry for {time}, until dark. Stir in {paprika-sweet}.
| Añade {onion+red-pepper+garlic}, después {tomato}, y sofríe {time}, hasta que oscurezca. Mezcla {paprika-sweet}.
# Cook | Cuece
10 cook safe=chicken-thigh | Pour in {chicken-stock}, add {saffron} and the rest of {salt} and simmer for {time}.
| Vierte {chicken-stock}, añade {saffron} y el resto de {salt} y cuece {time}.
16 cook safe=extra | Add {rice-paella} and cook over medium heat for {time}, stirring now and then.[ Add {peas} halfway.][ Add {extra} for the last 8 minutes.]
| Añade {rice-paella} y cuece a fuego medio {time}, removiendo de vez en cuando.[ Añade {peas} a mitad.][ Añade {extra} en los últimos 8 minutos.]
1 work | Serve at once: it goes on drinking.
| Sirve enseguida: sigue absorbiendo el líquido.

== arroz-con-costillas
names: Rice with pork ribs, Spanish rice with ribs, arroz con costillas | Arroz con costillas, arroz con costilla, arroz con costillas de cerdo, arroz con costillejas
about: dry rice in the pan with pork ribs, pepper, tomato and garlic | arroz seco en paella con costillas de cerdo, pimiento, tomate y ajo
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella
core: rice-paella pork-ribs
ways: stove
- 700 g pork-ribs; in small pieces | en trozos pequeños
- 360 g rice-paella
- 1 red-pepper; in strips | en tiras
- 150 g green-beans; in pieces | en trozos; optional
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 5 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron
- 1200 ml chicken-stock; hot | caliente
- 1.5 tsp salt
~ pork-ribs > 600 g pork-shoulder; in small pieces | en trozos pequeños; name Rice with pork | Arroz con magro
+ 200 g artichoke mushroom chorizo peas
# Brown | Dora
15 batch | Season {pork-ribs} with half of {salt} and brown slowly in {olive-oil} in the paella pan for {time}.
| Sazona {pork-ribs} con la mitad de {salt} y dora despacio en {olive-oil} en la paella {time}.
6 cook | Add {red-pepper+green-beans} and fry for {time}.[ Add {extra}.]
| Añade {red-pepper+green-beans} y sofríe {time}.[ Añade {extra}.]
# Fry the base | Sofríe la base
8 cook | Add {garlic}, then {tomato}, and fry for {time}, until dark. Stir in {paprika-sweet}.
| Añade {garlic} y después {tomato}, y sofríe {time}, hasta que oscurezca. Mezcla {paprika-sweet}.
20 cook safe=pork-ribs,extra | Pour in {chicken-stock}, add {saffron} with the rest of {salt} and simmer for {time}.
| Vierte {chicken-stock}, añade {saffron} con el resto de {salt} y cuece {time}.
# Cook | Cuece
18 batch | Scatter {rice-paella} in evenly and cook for {time} without stirring: 8 minutes over high heat, then low, until dry.
| Reparte {rice-paella} por igual y cuece {time} sin remover: 8 minutos a fuego fuerte y después suave, hasta que se seque.
5 cook | Rest for {time} off the heat, covered with a cloth.
| Deja reposar {time} fuera del fuego, con un paño por encima.

== arroz-con-bacalao
names: Rice with salt cod, Spanish salt cod rice, arroz con bacalao | Arroz con bacalao, arroz con bacalao y coliflor, arroz de bacalao, arroz con bacalao y verduras
about: rice with salt cod, cauliflower, garlic and tomato | arroz con bacalao, coliflor, ajo y tomate
kind: main spanish medium
serves: 4, most 6 in paella
tools: knife paella
core: rice-paella salt-cod
ways: stove
- 350 g salt-cod; desalted, in pieces | desalado, en trozos
- 340 g rice-paella
- 300 g cauliflower; in small florets | en ramitos pequeños; optional
- 1 red-pepper; in strips | en tiras
- 4 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 5 tbsp olive-oil
- 1 tsp paprika-sweet
- 1 pinch saffron
- 1100 ml fish-stock; hot | caliente
- 3/4 tsp salt
~ salt-cod > 350 g hake; in pieces | en trozos; name Rice with hake | Arroz con merluza
+ 200 g spinach artichoke green-beans tinned-chickpeas
# Fry | Sofríe
8 cook | Fry {red-pepper+cauliflower} in {olive-oil} in the paella pan for {time}.[ Add {extra}.]
| Sofríe {red-pepper+cauliflower} en {olive-oil} en la paella {time}.[ Añade {extra}.]
8 cook | Add {garlic}, then {tomato}, and fry for {time}, until dark. Stir in {paprika-sweet}.
| Añade {garlic} y después {tomato}, y sofríe {time}, hasta que oscurezca. Mezcla {paprika-sweet}.
# Cook | Cuece
18 batch safe=salt-cod | Stir in {rice-paella}, pour in {fish-stock} with {saffron+salt}, spread evenly and cook for {time} without stirring. After 8 minutes lay in {salt-cod}.
| Añade {rice-paella}, vierte {fish-stock} con {saffron+salt}, reparte por igual y cuece {time} sin remover. A los 8 minutos coloca {salt-cod}.
5 cook | Rest for {time} off the heat.
| Deja reposar {time} fuera del fuego.

== arroz-meloso-de-setas
names: Creamy Spanish mushroom rice, arroz meloso de setas, Spanish rice with mushrooms | Arroz meloso de setas, arroz con setas, arroz con setas y verduras, arroz meloso con setas, arroz de setas
about: moist short-grain rice with mushrooms, garlic and thyme | arroz meloso con setas, ajo y tomillo
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: rice-paella mushroom
ways: stove
- 500 g mushroom; mixed, in pieces | variad@, en trozos
- 320 g rice-paella
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 1 tomato; grated | rallad@
- 100 ml white-wine
- 1200 ml vegetable-stock; hot | caliente
- 5 tbsp olive-oil
- 1/2 tsp thyme; optional
- 1/2 tsp paprika-sweet
- 1.25 tsp salt
- 50 g cheese; cured, grated | curado, rallado; optional
+ 200 g artichoke asparagus rabbit chicken-thigh prawn foie-gras pumpkin
# Fry | Sofríe
10 cook safe=extra | Brown {mushroom} in {olive-oil} in the casserole over high heat for {time}.[ Fry {extra} with it.]
| Dora {mushroom} en {olive-oil} en la cazuela a fuego fuerte {time}.[ Sofríe con ello {extra}.]
12 cook | Add {onion+garlic}, then {tomato}, and fry for {time} over low heat. Stir in {paprika-sweet+thyme}.
| Añade {onion+garlic}, después {tomato}, y sofríe {time} a fuego suave. Mezcla {paprika-sweet+thyme}.
# Cook | Cuece
2 cook | Stir in {rice-paella}, pour in {white-wine} and let it boil away for {time}.
| Incorpora {rice-paella}, vierte {white-wine} y deja evaporar {time}.
18 cook | Add {vegetable-stock+salt} and cook for {time}, stirring now and then, until moist and creamy.
| Añade {vegetable-stock+salt} y cuece {time}, removiendo de vez en cuando, hasta que quede meloso.
2 cook | Rest for {time}.[ Stir in {cheese}.]
| Deja reposar {time}.[ Mezcla con {cheese}.]
`);
