import { cards } from "../parse-cards.ts";

export const AMERICAN_CLASSICS = cards(`
== gumbo
names: Gumbo, chicken and sausage gumbo, Louisiana gumbo, Cajun gumbo, Creole gumbo | Gumbo, gumbo de pollo y salchicha, gumbo criollo, gumbo de Luisiana
about: a dark Louisiana stew of chicken, smoked sausage and okra over rice | guiso oscuro de Luisiana con pollo, salchicha ahumada y okra, con arroz
kind: main any medium
serves: 6, most 8 in casserole
tools: knife casserole saucepan
core: chicken-thigh okra
ways: stove
- 100 ml sunflower-oil
- 100 g flour
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 2 stick celery; diced | en dados
- 3 clove garlic; chopped | picad@
- 250 g andouille; sliced | en rodajas
- 700 g chicken-thigh; boneless, in pieces | deshuesad@, en trozos
- 1300 ml chicken-stock; hot | caliente
- 250 g okra; sliced | en rodajas
- 2 bay-leaf
- 1 tsp thyme; dried | sec@
- 1/2 tsp chilli-powder
- 1.5 tsp salt
- 300 g rice
- 3 spring-onion; sliced | en rodajas; optional
~ chicken-thigh > 500 g prawn; peeled | peladas; name Prawn gumbo | Gumbo de gambas
# Prepare the vegetables | Prepara las hortalizas
12 work | Peel and cut {onion+green-pepper+celery+garlic+okra} as the list says.
| Pela y corta {onion+green-pepper+celery+garlic+okra} como indica la lista.
# Make the dark base | Haz la base oscura
25 cook | Stir {flour} into {sunflower-oil} in the casserole over medium-low heat and keep stirring for {time}, until dark brown and smelling toasted. Black specks mean that it burnt: begin again.
| Mezcla {flour} con {sunflower-oil} en la cazuela a fuego medio-bajo y remueve sin parar {time}, hasta que tome un marrón oscuro y huela a tostado. Si salen puntos negros se ha quemado: empieza de nuevo.
8 cook | Add {onion+green-pepper+celery} and cook for {time}, until soft, then {garlic} for a moment.
| Añade {onion+green-pepper+celery} y rehoga {time}, hasta que quede tierno, y luego {garlic} un momento.
# Simmer | Cuece | group=1
30 cook | Stir in {chicken-stock} little by little. Add {andouille+bay-leaf+thyme+chilli-powder} and {salt:part} and simmer for {time}.
| Incorpora {chicken-stock} poco a poco. Añade {andouille+bay-leaf+thyme+chilli-powder} y {salt:part} y cuece a fuego suave {time}.
25 cook safe=chicken-thigh | Add {chicken-thigh+okra} and simmer for {time}, until tender and the sauce is silky. Skim off the fat.
| Añade {chicken-thigh+okra} y cuece {time}, hasta que quede tierno y la salsa sedosa. Retira la grasa de arriba.
# Boil the grains | Cuece el grano | group=1
16 cook | Cook {rice} in the saucepan in {600 ml} of water with {salt:rest}, covered, over low heat for {time}.
| Cuece {rice} en el cazo en {600 ml} de agua con {salt:rest}, tapado y a fuego suave, {time}.
# Serve | Sirve
2 work | Ladle over {rice}.[ Scatter {spring-onion} on top.]
| Sirve sobre {rice}.[ Reparte {spring-onion} por encima.]
== jambalaya
names: Jambalaya, chicken and sausage jambalaya, Cajun jambalaya, Creole jambalaya, prawn jambalaya | Jambalaya, jambalaya de pollo, jambalaya criolla, jambalaya de pollo y gambas
about: Louisiana rice with chicken, smoked sausage, prawns and tomato in one pot | arroz de Luisiana con pollo, salchicha ahumada, gambas y tomate
kind: main any easy
serves: 6, most 6 in casserole
tools: knife casserole
core: rice
ways: stove
- 2 tbsp sunflower-oil
- 200 g andouille; sliced | en rodajas
- 500 g chicken-thigh; boneless, in 3 cm pieces | deshuesad@, en trozos de 3 cm
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 2 stick celery; diced | en dados
- 3 clove garlic; chopped | picad@
- 2 tsp paprika-smoked
- 1 tsp thyme; dried | sec@
- 1/2 tsp chilli-powder
- 1 can tinned-tomatoes
- 350 g rice; long-grain | de grano largo
- 750 ml chicken-stock; hot | caliente
- 1 bay-leaf
- 1.25 tsp salt
- 200 g prawn; peeled | pelad@
- 3 spring-onion; sliced | en rodajas; optional
# Prepare the vegetables | Prepara las hortalizas
10 work | Peel and cut {onion+green-pepper+celery+garlic} as the list says.
| Pela y corta {onion+green-pepper+celery+garlic} como indica la lista.
# Brown | Dora
10 cook | Heat {sunflower-oil} in the casserole over medium-high heat and brown {andouille+chicken-thigh} for {time}. Lift out.
| Calienta {sunflower-oil} en la cazuela a fuego medio-alto y dora {andouille+chicken-thigh} {time}. Saca.
10 cook | Fry {onion+green-pepper+celery} in the same fat for {time}, until soft, then stir in {garlic+paprika-smoked+thyme+chilli-powder}.
| Pocha {onion+green-pepper+celery} en la misma grasa {time}, hasta que quede tierno, y añade {garlic+paprika-smoked+thyme+chilli-powder}.
# Cook together | Cuece todo junto
5 cook | Add {tinned-tomatoes} and boil down for {time}. Stir in {rice}.
| Añade {tinned-tomatoes} y reduce {time}. Mezcla con {rice}.
20 cook safe=chicken-thigh | Add {chicken-stock+bay-leaf+salt} and what was browned, bring to the boil, cover and cook over low heat for {time}, without stirring.
| Añade {chicken-stock+bay-leaf+salt} y lo dorado, lleva a ebullición, tapa y cuece a fuego suave {time}, sin remover.
5 batch safe=prawn | Lay {prawn} on top, cover again and cook for {time}, until opaque.
| Reparte {prawn} por encima, tapa otra vez y cuece {time}, hasta que quede opaco.
5 cook | Rest off the heat for {time} and fluff with a fork.[ Scatter {spring-onion} over.]
| Deja reposar fuera del fuego {time} y suelta con un tenedor.[ Reparte {spring-onion}.]
== key-lime-pie
names: Key lime pie, lime pie, Florida lime pie | Tarta de lima, key lime pie, pay de limón verde, tarta de lima de Florida
about: a tart lime cream on a biscuit base | crema ácida de lima sobre base de galleta
kind: dessert any easy
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl mixer grater
core: lime condensed-milk
ways: oven
- 220 g biscuits; finely crushed | muy triturad@
- 100 g butter; melted | fundid@
- 4 egg-yolk
- 400 g condensed-milk
- 6 lime; zest and juice | ralladura y zumo
- 200 ml cream; cold | fría
- 1 tbsp icing-sugar
# Make the base | Haz la base
6 work | Heat the oven to 170 °C (fan 150 °C). Mix {biscuits+butter} and press over the bottom and sides of the tin.
| Calienta el horno a 170 °C (150 °C con ventilador). Mezcla {biscuits+butter} y aprieta sobre la base y los lados del molde.
10 batch | Bake for {time} and let it cool a little.
| Hornea {time} y deja templar.
# Fill and bake | Rellena y hornea
6 work | Whisk {egg-yolk} in the bowl for a few minutes, until pale. Whisk in {condensed-milk}, then the zest and juice of {lime}: it thickens by itself. Pour in.
| Bate {egg-yolk} en el bol unos minutos, hasta que blanquee. Incorpora {condensed-milk} y después la ralladura y el zumo de {lime}: espesa sola. Vierte en la base.
18 batch safe=egg-yolk | Bake for {time}, until set with a slight tremble in the middle.
| Hornea {time}, hasta que cuaje y el centro apenas tiemble.
# Chill and top | Enfría y cubre
240 cook | Cool, then chill for {time}.
| Deja templar y enfría en la nevera {time}.
4 work | Whip {cream+icing-sugar} softly and spread or pipe on top.
| Monta {cream+icing-sugar} sin que quede firme y reparte por encima.
== seafood-chowder
names: Seafood chowder, creamy seafood chowder, Irish seafood chowder, fish chowder | Sopa cremosa de marisco, chowder de marisco, sopa cremosa de pescado y marisco
about: a creamy soup of white fish, prawns, mussels, potato and bacon | sopa cremosa de pescado blanco, gambas, mejillones, patata y beicon
kind: soup any medium
serves: 4, most 6 in pot
tools: knife pot saucepan colander
core: white-fish potato
ways: stove
- 500 g mussel; scrubbed | limpios
- 100 g bacon; diced | en dados; optional
- 40 g butter
- 1 onion; chopped | picad@
- 1 stick celery; diced | en dados
- 30 g flour
- 600 ml fish-stock; hot | caliente
- 400 g potato; in 1.5 cm dice | en dados de 1,5 cm
- 1 bay-leaf
- 300 g white-fish; skinless, in chunks | sin piel, en trozos
- 200 g prawn; peeled | pelad@
- 200 ml cream
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 10 g parsley; chopped | picad@; optional
# Open the shells | Abre las conchas
5 cook safe=mussel | Steam {mussel} with a splash of water in the covered saucepan over high heat for {time}. Strain and save the liquid; take out the flesh.
| Abre {mussel} en el cazo tapado con un chorrito de agua a fuego fuerte {time}. Cuela y guarda el líquido; saca lo de dentro.
# Build the base | Haz la base
10 cook | Melt {butter} in the pot and soften {onion+celery}[ with {bacon}] over medium heat for {time}. Stir in {flour}.
| Funde {butter} en la olla y pocha {onion+celery}[ con {bacon}] a fuego medio {time}. Incorpora {flour}.
15 cook | Pour in {fish-stock} and the saved liquid little by little, add {potato+bay-leaf+salt+black-pepper} and simmer for {time}, until tender.
| Vierte poco a poco {fish-stock} y el líquido guardado, añade {potato+bay-leaf+salt+black-pepper} y cuece {time}, hasta que esté tierno.
# Finish | Termina
5 batch safe=white-fish,prawn | Add {white-fish+prawn} and simmer gently for {time} without stirring.
| Añade {white-fish+prawn} y cuece a fuego suave {time} sin remover.
2 cook | Stir in {cream+mussel} and warm for {time} without boiling.[ Scatter {parsley} over.]
| Incorpora {cream+mussel} y calienta {time} sin que hierva.[ Espolvorea {parsley}.]
== nachos
names: Nachos, loaded nachos, cheese nachos, beef nachos, nachos with cheese | Nachos, nachos con queso, nachos con carne, nachos gratinados
about: tortilla chips baked with spiced beef, beans and cheese | totopos gratinados con carne especiada, frijoles y queso
kind: snack mexican easy
serves: 4, most 4 in tray
tools: knife pan tray grater
core: tortilla-chips cheese
ways: oven+stove microwave+stove
- 200 g tortilla-chips
- 250 g beef-mince
- 1 tbsp sunflower-oil
- 1 clove garlic; chopped | picad@
- 1 tsp cumin
- 1 tsp paprika-smoked
- 1/2 tsp salt
- 1 can tinned-black-beans; drained | escurrid@
- 200 g cheese; grated, one that melts | rallad@, de uno que funda
- 1 jalapeno; sliced | en rodajas; optional
- 1 avocado; diced | en dados
- 150 g tomato-salsa
- 100 ml sour-cream
~ cheese > 200 g vegan-cheese; grated | rallado; name Nachos with vegan cheese | Nachos con queso vegano
~ beef-mince > 200 g tinned-lentils; drained | escurridas
# Fry | Fríe
8 cook safe=beef-mince | Fry {beef-mince} in {sunflower-oil} in the pan over high heat with {garlic+cumin+paprika-smoked+salt} for {time}, until dry and browned.
| Saltea {beef-mince} con {sunflower-oil} en la sartén a fuego vivo con {garlic+cumin+paprika-smoked+salt} {time}, hasta que quede seco y dorado.
2 work | Stir in {tinned-black-beans}.
| Mezcla con {tinned-black-beans}.
# Layer and bake | Monta y gratina
4 work way=microwave | Spread half of {tortilla-chips} on a wide plate with half of the filling and half of {cheese}, and repeat.[ Scatter {jalapeno} on top.]
| Extiende la mitad de {tortilla-chips} en un plato ancho con la mitad del relleno y la mitad de {cheese}, y repite.[ Reparte {jalapeno} por encima.]
3 pieces way=microwave | Cook in the microwave on high for {time}, until melted.
| Calienta en el microondas a máxima potencia {time}, hasta que se funda.
4 work way=oven | Spread half of {tortilla-chips} on the tray with half of the filling and half of {cheese}, and repeat.[ Scatter {jalapeno} on top.]
| Extiende la mitad de {tortilla-chips} en la bandeja con la mitad del relleno y la mitad de {cheese}, y repite.[ Reparte {jalapeno} por encima.]
8 batch way=oven | Bake at 200 °C (fan 180 °C) for {time}, until melted and crisp at the edges.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se funda y los bordes crujan.
2 work | Top with {avocado+tomato-salsa+sour-cream} and serve at once.
| Termina con {avocado+tomato-salsa+sour-cream} y sirve enseguida.
== burritos
names: Beef burritos, burritos, burrito, Mexican burritos, beef and bean burritos | Burritos, burrito, burritos de carne, burritos mexicanos, burritos de carne y frijoles
about: flour tortillas rolled around spiced beef, beans, rice and cheese | tortillas de trigo rellenas de carne especiada, frijoles, arroz y queso
kind: main mexican easy
serves: 4, most 4 in pan
makes: 4
tools: knife pan saucepan grater
core: tortilla-flour
ways: stove
- 150 g rice
- 1 tsp salt
- 400 g beef-mince
- 2 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 tsp cumin
- 1 tsp paprika-smoked
- 1/2 tsp chilli-powder
- 2 tbsp tomato-puree
- 1 can tinned-black-beans; drained | escurrid@
- 4 tortilla-flour; large | grandes
- 120 g cheese; grated | rallad@
- 1 avocado; sliced | en láminas
- 1 lime; juiced | exprimid@
- 10 g coriander-leaf; chopped | picad@; optional
~ beef-mince > 400 g chicken-thigh; boneless, in small dice | deshuesados, en dados pequeños
# Boil the grains | Cuece el grano | group=1
16 cook | Cook {rice} in the saucepan in {300 ml} of water with half of {salt}, covered, over low heat for {time}.
| Cuece {rice} en el cazo en {300 ml} de agua con la mitad de {salt}, tapado y a fuego suave, {time}.
# Make the filling | Haz el relleno | group=1
6 cook | Fry {onion} in {sunflower-oil} in the pan over medium heat for {time}, then add {garlic+cumin+paprika-smoked+chilli-powder}.
| Sofríe {onion} con {sunflower-oil} en la sartén a fuego medio {time} y añade {garlic+cumin+paprika-smoked+chilli-powder}.
8 cook safe=beef-mince | Turn up the heat, add {beef-mince} and the rest of {salt} and fry for {time}, until browned.
| Sube el fuego, añade {beef-mince} y el resto de {salt} y saltea {time}, hasta que se dore.
6 cook | Add {tomato-puree+tinned-black-beans} and a splash of water and simmer for {time}, until thick.
| Añade {tomato-puree+tinned-black-beans} y un chorrito de agua y cuece {time}, hasta que espese.
# Roll | Enrolla
6 work | Stir {lime+coriander-leaf} into {rice}. Warm {tortilla-flour}, lay {rice+cheese+avocado} and the filling along the middle, fold in the sides and roll up tightly: {pieces} pieces.
| Mezcla {rice} con {lime+coriander-leaf}. Calienta {tortilla-flour}, pon en el centro {rice+cheese+avocado} y el relleno, dobla los lados y enrolla prieto: {pieces} piezas.
4 batch | Brown seam down in the dry pan for {time}, turning once.
| Dora en la sartén seca con la unión hacia abajo {time}, con una vuelta.
== chicken-fajitas
names: Chicken fajitas, fajitas, Tex-Mex fajitas, sizzling chicken fajitas | Fajitas de pollo, fajitas, fajitas mexicanas, fajitas tex-mex
about: strips of spiced chicken with peppers and onion in warm tortillas | tiras de pollo especiado con pimiento y cebolla en tortillas calientes
kind: main mexican easy
serves: 4, most 4 in pan
tools: knife pan bowl
core: tortilla-flour red-pepper
ways: stove
- 600 g chicken-breast; in strips | en tiras
- 2 lime; juiced | exprimid@
- 2 tsp paprika-smoked
- 2 tsp cumin
- 1/2 tsp chilli-powder
- 1 tsp oregano
- 1.25 tsp salt
- 3 tbsp sunflower-oil
- 2 red-pepper; in strips | en tiras
- 1 green-pepper; in strips | en tiras
- 1 red-onion; in wedges | en gajos
- 8 tortilla-flour; small | pequeñas
- 100 ml sour-cream
- 150 g guacamole; optional
- 150 g tomato-salsa; optional
~ chicken-breast > 600 g beef-steak; in strips | en tiras; name Beef fajitas | Fajitas de ternera
~ chicken-breast > 500 g portobello; in thick strips | en tiras gruesas; name Mushroom fajitas | Fajitas de setas
# Season | Adoba
15 cook | Mix {chicken-breast} in the bowl with {lime+paprika-smoked+cumin+chilli-powder+oregano+salt} and a third of {sunflower-oil} and leave for {time}.
| Mezcla {chicken-breast} en el bol con {lime+paprika-smoked+cumin+chilli-powder+oregano+salt} y un tercio de {sunflower-oil} y deja {time}.
# Fry very hot | Saltea a fuego vivo
8 batch | Heat the rest of {sunflower-oil} in the pan until it smokes faintly and fry {red-pepper+green-pepper+red-onion} for {time}, until charred in spots but still firm. Lift out.
| Calienta el resto de {sunflower-oil} en la sartén hasta que humee un poco y saltea {red-pepper+green-pepper+red-onion} {time}, hasta que se tueste a trozos sin ablandarse del todo. Saca.
7 batch safe=chicken-breast | Fry {chicken-breast} in one layer for {time}, until browned, and toss everything together.
| Saltea {chicken-breast} en una sola capa {time}, hasta que se dore, y mezcla todo.
# Serve | Sirve
4 cook | Warm {tortilla-flour} in a dry pan for {time} in all, wrapped in a cloth as they are done.
| Calienta {tortilla-flour} en una sartén seca {time} en total y ve envolviendo en un paño.
1 work | Serve for everyone to fill, with {sour-cream+guacamole+tomato-salsa}.
| Sirve para que cada uno rellene, con {sour-cream+guacamole+tomato-salsa}.
== beef-tacos
names: Beef tacos, tacos, ground beef tacos, taco night tacos, hard shell tacos, Tex-Mex tacos | Tacos de carne picada, tacos, tacos de carne molida, tacos tex-mex, tacos de ternera
about: crisp taco shells with spiced minced beef, lettuce, tomato and cheese | tacos crujientes de carne picada especiada con lechuga, tomate y queso
kind: main mexican easy
serves: 4, most 4 in pan
makes: 12
tools: knife pan tray grater
core: taco-shells beef-mince
ways: stove+oven
- 500 g beef-mince
- 1 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 tsp cumin
- 2 tsp paprika-sweet
- 1 tsp oregano
- 1/2 tsp chilli-powder
- 2 tbsp tomato-puree
- 1 tsp salt
- 12 taco-shells
- 1/2 lettuce; shredded | en tiras
- 2 tomato; diced | en dados
- 120 g cheese; grated | rallad@
- 100 ml sour-cream; optional
~ beef-mince > 400 g tinned-black-beans; drained | escurridas; name Black bean tacos | Tacos de alubias negras
~ cheese > 110 g vegan-cheese; grated | rallado
~ sour-cream > 100 ml cream-plant
# Make the filling | Haz el relleno
6 cook | Heat {sunflower-oil} in the pan over medium heat.[ Soften {onion} in it for {time}.]
| Calienta {sunflower-oil} en la sartén a fuego medio.[ Pocha dentro {onion} {time}.]
8 cook safe=beef-mince | Turn up the heat, add {beef-mince} and fry for {time}, breaking it up, until browned.
| Sube el fuego, añade {beef-mince} y saltea {time}, desmenuzando, hasta que se dore.
8 cook | Stir in {garlic+cumin+paprika-sweet+oregano+chilli-powder+tomato-puree+salt} and {150 ml} of water and simmer for {time}, until juicy and thick.
| Añade {garlic+cumin+paprika-sweet+oregano+chilli-powder+tomato-puree+salt} y {150 ml} de agua y cuece {time}, hasta que quede jugoso y espeso.
# Warm and fill | Calienta y rellena
5 cook | Warm {taco-shells} on the tray in the oven at 180 °C (fan 160 °C) for {time}, until crisp.
| Calienta {taco-shells} en la bandeja en el horno a 180 °C (160 °C con ventilador) {time}, hasta que crujan.
4 work | Fill the {pieces} pieces with the hot mixture, {cheese+lettuce+tomato}.[ Top with {sour-cream}.]
| Rellena las {pieces} piezas con la mezcla caliente y {cheese+lettuce+tomato}.[ Termina con {sour-cream}.]
== pecan-pie
names: Pecan pie, Southern pecan pie, classic pecan pie | Tarta de nueces pecanas, pecan pie, pay de nuez, tarta de pecanas
about: a pastry case with pecans in a sticky brown sugar filling | base de masa con nueces pecanas en un relleno dulce y pegajoso
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl whisk saucepan rollingPin
core: pecan egg
ways: oven
- 300 g shortcrust-pastry
- 80 g butter
- 180 g brown-sugar
- 150 g maple-syrup
- 3 egg
- 1 tsp vanilla
- 1/4 tsp salt
- 220 g pecan
# Bake the case | Hornea la base
18 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio.
# Fill | Rellena
4 cook | Melt {butter+brown-sugar+maple-syrup+salt} in the saucepan over low heat for {time} and cool until lukewarm.
| Funde {butter+brown-sugar+maple-syrup+salt} en el cazo a fuego bajo {time} y deja templar.
4 work | Whisk in {egg+vanilla}. Spread {pecan} over the base and pour it on.
| Incorpora {egg+vanilla} con las varillas. Reparte {pecan} sobre la base y vierte encima.
# Bake | Hornea
40 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until puffed at the edge and just set in the middle. Cover with foil if it darkens early.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que el borde se hinche y el centro apenas cuaje. Cubre con aluminio si se oscurece pronto.
120 cook | Cool for {time} before slicing: it firms as it cools.
| Deja enfriar {time} antes de cortar: se asienta al enfriarse.
== pumpkin-pie
names: Pumpkin pie, Thanksgiving pumpkin pie, spiced pumpkin pie | Tarta de calabaza, pumpkin pie, pay de calabaza, pastel de calabaza
about: a smooth spiced pumpkin custard in a pastry case | crema especiada de calabaza cuajada en una base de masa
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin tray bowl whisk blender rollingPin
core: pumpkin egg
ways: oven
- 800 g pumpkin; in wedges, seeded | en trozos, sin semillas
- 300 g shortcrust-pastry
- 3 egg
- 150 g brown-sugar
- 250 ml cream
- 2 tsp cinnamon
- 1 tsp ginger-ground
- 1/4 tsp nutmeg
- 1/4 tsp clove
- 1/4 tsp salt
~ cream > 250 ml coconut-milk
# Roast | Asa
45 batch | Roast {pumpkin} on the tray at 200 °C (fan 180 °C) for {time}, until very soft. Scoop out the flesh, blend it and let it drain and cool.
| Asa {pumpkin} en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que quede muy blando. Saca la pulpa, tritúrala y deja escurrir y enfriar.
# Bake the case | Hornea la base
18 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio.
# Fill and bake | Rellena y hornea
5 work | Whisk {egg+brown-sugar+cream+cinnamon+ginger-ground+nutmeg+clove+salt} in the bowl with {400 g} of the purée and pour into the case.
| Bate {egg+brown-sugar+cream+cinnamon+ginger-ground+nutmeg+clove+salt} en el bol con {400 g} del puré y vierte en la base.
45 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until set at the edge and trembling in the middle.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que cuaje por el borde y el centro tiemble.
120 cook | Cool for {time} and keep in the fridge.
| Deja enfriar {time} y guarda en la nevera.
== buttermilk-biscuits
names: Buttermilk biscuits, American biscuits, Southern biscuits, flaky biscuits | Biscuits americanos, panecillos de suero de leche, biscuits de mantequilla sureños
about: tall, flaky savoury rolls of buttermilk and butter | panecillos altos y hojaldrados de suero de leche y mantequilla
kind: bread any easy
serves: 4, most 8 in tray
makes: 8
tools: tray bowl knife
core: buttermilk butter
ways: oven
- 350 g flour
- 4 tsp baking-powder
- 1/4 tsp bicarbonate
- 1 tsp salt
- 120 g butter; very cold, diced | muy fría, en dados
- 250 ml buttermilk; cold | frío
~ buttermilk > 250 ml soy-drink; with a spoonful of vinegar, cold | con una cucharada de vinagre, fría; name Soft savoury biscuits | Panecillos americanos
# Mix | Mezcla
8 work | Heat the oven to 220 °C (fan 200 °C). Rub {butter} into {flour+baking-powder+bicarbonate+salt} in the bowl, leaving small lumps. Stir in {buttermilk} until it just clings together.
| Calienta el horno a 220 °C (200 °C con ventilador). Deshaz {butter} con los dedos en {flour+baking-powder+bicarbonate+salt} en el bol, dejando trocitos. Añade {buttermilk} y mezcla hasta que apenas se una.
# Fold and cut | Pliega y corta
6 work | Pat out to 2 cm, fold in three, turn and do it twice more. Pat out to 2.5 cm and cut {pieces} rounds straight down.
| Aplasta a 2 cm, pliega en tres, gira y repite dos veces. Aplasta a 2,5 cm y corta {pieces} discos sin girar el cortador.
why | The folds become the flaky layers.
| Los pliegues se convierten en las capas.
# Bake | Hornea
15 batch | Set them touching on the tray and bake for {time}, until tall and golden.
| Colócalos tocándose en la bandeja y hornea {time}, hasta que suban y se doren.
== crab-cakes
names: Crab cakes, Maryland crab cakes, crabcakes | Tortitas de cangrejo, crab cakes, pastelitos de cangrejo
about: crisp fried cakes of crab with lemon and herbs | tortitas crujientes de cangrejo con limón y hierbas
kind: starter any easy
serves: 4, most 4 in pan
makes: 8
tools: bowl pan knife
core: crab
ways: stove
- 450 g crab; picked | desmigad@
- 60 g mayonnaise
- 1 egg; binds
- 2 tsp mustard-dijon
- 1 tsp worcestershire
- 2 spring-onion; finely sliced | en rodajas finas
- 15 g parsley; chopped | picad@
- 80 g breadcrumbs
- 1/2 tsp salt
- 4 tbsp sunflower-oil
- 1 lemon; in wedges | en gajos
# Mix | Mezcla
8 work | Stir {mayonnaise+egg+mustard-dijon+worcestershire+spring-onion+parsley+salt} in the bowl. Fold in {crab} and half of {breadcrumbs}, gently, so that lumps stay. Shape {pieces} thick rounds and turn in the rest of {breadcrumbs}.
| Mezcla {mayonnaise+egg+mustard-dijon+worcestershire+spring-onion+parsley+salt} en el bol. Incorpora {crab} y la mitad de {breadcrumbs} con cuidado, para que queden trozos. Forma {pieces} tortitas gruesas y pásalas por el resto de {breadcrumbs}.
30 cook | Chill for {time} so that they hold.
| Enfría en la nevera {time} para que no se deshagan.
# Fry | Fríe
8 batch safe=crab,egg | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once with care, until golden and hot inside. Serve with {lemon}.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta cuidadosa, hasta que se doren y estén calientes por dentro. Sirve con {lemon}.
== pot-roast
names: Pot roast, beef pot roast, Sunday pot roast, braised beef joint | Pot roast, asado de ternera a la olla, redondo de ternera guisado, carne a la olla
about: a beef joint braised slowly with carrots, potatoes and onion | pieza de ternera guisada despacio con zanahoria, patata y cebolla
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: stewing-beef
ways: oven slow-cooker pressure-cooker
- 1500 g stewing-beef; one joint, tied | en una pieza atada
- 2.5 tsp salt
- 1 tsp black-pepper
- 3 tbsp sunflower-oil
- 3 onion; in wedges | en gajos
- 3 clove garlic; crushed | machacad@
- 2 tbsp tomato-puree
- 500 ml beef-stock
- 200 ml red-wine
- 4 sprig thyme
- 2 bay-leaf
- 5 carrot; in large pieces | en trozos grandes
- 800 g potato; in large pieces | en trozos grandes
# Brown | Dora
12 cook | Season {stewing-beef} with {salt+black-pepper} and brown on all sides in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {stewing-beef} con {salt+black-pepper} y dora por todos los lados con {sunflower-oil} en la cazuela {time}. Saca.
8 cook | Brown {onion} in the fat for {time}. Stir in {garlic+tomato-puree}, pour in {red-wine} and scrape the bottom clean.
| Dora {onion} en la grasa {time}. Añade {garlic+tomato-puree}, vierte {red-wine} y despega lo tostado.
# Braise | Guisa
120 cook way=oven | Return {stewing-beef} with {beef-stock+thyme+bay-leaf}, cover and cook in the oven at 160 °C (fan 140 °C) for {time}.
| Devuelve {stewing-beef} con {beef-stock+thyme+bay-leaf}, tapa y cocina en el horno a 160 °C (140 °C con ventilador) {time}.
75 cook way=oven safe=stewing-beef | Add {carrot+potato} around it, cover and cook for {time}, until a fork turns in it without effort.
| Añade {carrot+potato} alrededor, tapa y cocina {time}, hasta que un tenedor gire dentro sin esfuerzo.
480 cook way=slow-cooker safe=stewing-beef | Put {carrot+potato} into the slow cooker, lay {stewing-beef} on top with the rest of the pan, {thyme+bay-leaf} and half of {beef-stock}, and cook on low for {time}; add the rest only if it gets dry.
| Pon {carrot+potato} en la olla de cocción lenta, coloca encima {stewing-beef} con lo de la cazuela, {thyme+bay-leaf} y la mitad de {beef-stock}, y cocina al mínimo {time}; añade el resto solo si se seca.
75 cook way=pressure-cooker safe=stewing-beef | Put it all into the pressure cooker with {stewing-beef+beef-stock+thyme+bay-leaf}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {stewing-beef+beef-stock+thyme+bay-leaf}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
20 cook way=pressure-cooker | Add {carrot+potato} around it and simmer, open, for {time}, until tender.
| Añade {carrot+potato} alrededor y cuece destapado {time}, hasta que todo esté tierno.
# Rest | Reposa
15 cook | Rest for {time}. Skim the sauce, boil it down if it is thin, slice and serve.
| Deja reposar {time}. Desgrasa la salsa, redúcela si está clara, corta y sirve.
`);
