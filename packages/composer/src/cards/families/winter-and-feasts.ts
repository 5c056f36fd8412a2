import { cards } from "../parse-cards.ts";

export const WINTER_AND_FEASTS = cards(`
== lamb-tagine
names: Lamb tagine, Moroccan lamb tagine, lamb tagine with prunes, lamb and prune tagine, Moroccan lamb stew | Tajín de cordero, tajine de cordero, tagine de cordero, tajín de cordero con ciruelas, cordero a la marroquí
about: lamb braised with warm spices, honey and prunes | cordero guisado con especias, miel y ciruelas pasas
kind: main moroccan easy
serves: 4, most 6 in casserole
tools: knife casserole
core: lamb-shoulder prune
ways: stove slow-cooker+stove pressure-cooker+stove
- 900 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm
- 1.5 tsp salt
- 2 tbsp olive-oil
- 2 onion; sliced | en juliana
- 3 clove garlic; crushed | machacad@
- 15 g ginger; grated | rallad@
- 2 tsp cumin
- 1 tsp turmeric
- 1 tsp paprika-sweet
- 1 cinnamon-stick
- 1 pinch saffron; optional
- 200 g tinned-tomatoes
- 400 ml water
- 160 g prune
- 1 tbsp honey
- 50 g almond; toasted | tostad@; optional
- 15 g coriander-leaf; chopped | picad@; optional
~ lamb-shoulder > 900 g stewing-beef; in 4 cm pieces | en trozos de 4 cm; name Beef tagine with prunes | Tajín de ternera con ciruelas
~ prune > 160 g apricot-dried; name Lamb tagine with apricots | Tajín de cordero con orejones
# Brown | Dora
10 batch | Season {lamb-shoulder} with {salt} and brown in {olive-oil} in the casserole over high heat for {time}, in two rounds. Lift out.
| Sazona {lamb-shoulder} con {salt} y dora con {olive-oil} en la cazuela a fuego vivo {time}, en dos veces. Saca.
10 cook | Soften {onion} in the same fat over medium heat for {time}.
| Pocha {onion} en la misma grasa a fuego medio {time}.
1 cook | Stir in {garlic+ginger+cumin+turmeric+paprika-sweet+cinnamon-stick+saffron} for {time}.
| Añade {garlic+ginger+cumin+turmeric+paprika-sweet+cinnamon-stick+saffron} y remueve {time}.
# Braise | Guisa
90 cook way=stove safe=lamb-shoulder | Return {lamb-shoulder}, add {tinned-tomatoes+water}, cover and simmer gently for {time}, until nearly tender.
| Devuelve {lamb-shoulder}, añade {tinned-tomatoes+water}, tapa y guisa a fuego suave {time}, hasta que esté casi tierno.
420 cook way=slow-cooker safe=lamb-shoulder | Put it all into the slow cooker with {lamb-shoulder+tinned-tomatoes+water} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {lamb-shoulder+tinned-tomatoes+water} y cocina al mínimo {time}.
35 cook way=pressure-cooker safe=lamb-shoulder | Put it all into the pressure cooker with {lamb-shoulder+tinned-tomatoes+water}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {lamb-shoulder+tinned-tomatoes+water}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
25 cook | Add {prune+honey} and simmer uncovered for {time}, until it pulls apart and the sauce is syrupy.
| Añade {prune+honey} y guisa destapado {time}, hasta que se deshaga y la salsa quede melosa.
# Serve | Sirve
2 work | Take out the stick of spice. Scatter {almond+coriander-leaf} over.
| Retira la rama de especia. Reparte {almond+coriander-leaf} por encima.
== rice-and-peas
names: Rice and peas, Jamaican rice and peas, Caribbean rice and peas, rice and peas with coconut | Arroz con alubias jamaicano, rice and peas, arroz con coco y alubias, arroz con frijoles y coco
about: Jamaican rice cooked in coconut milk with kidney beans, thyme and allspice | arroz jamaicano cocido en leche de coco con alubias rojas, tomillo y pimienta de Jamaica
kind: side any easy
serves: 4, most 6 in pot
tools: knife pot colander
core: rice tinned-kidney-beans coconut-milk
ways: stove
- 300 g rice; long-grain | de grano largo
- 1 can tinned-kidney-beans; drained | escurrid@
- 400 ml coconut-milk
- 150 ml water
- 3 spring-onion; bruised | aplastad@
- 2 clove garlic; crushed | machacad@
- 4 sprig thyme
- 1/2 tsp allspice
- 1 chilli; whole, uncut | enter@, sin cortar; optional
- 1 tsp salt
- 1/4 tsp black-pepper
# Infuse | Infusiona
5 cook | Bring {coconut-milk+water+spring-onion+garlic+thyme+allspice+chilli+salt+black-pepper} to a simmer in the pot for {time}.
| Lleva {coconut-milk+water+spring-onion+garlic+thyme+allspice+chilli+salt+black-pepper} a hervor suave en la olla {time}.
# Cook | Cuece
18 cook | Rinse {rice} well and stir in with {tinned-kidney-beans}. When it boils, cover tightly and cook over the lowest heat for {time} without lifting the lid.
| Lava bien {rice} e incorpora con {tinned-kidney-beans}. Cuando hierva, tapa bien y cuece al mínimo {time} sin levantar la tapa.
10 cook | Leave covered off the heat for {time}. Remove the stalks and whole pieces and loosen with a fork.
| Deja tapado fuera del fuego {time}. Retira los tallos y las piezas enteras y suelta con un tenedor.
tip | Serve at once, or cool it quickly and keep it in the fridge.
| Sirve enseguida, o enfría deprisa y guarda en la nevera.
== koshari
names: Koshari, kushari, koshary, Egyptian koshari, kosheri | Koshari, kushari, koshary, kosheri, koshari egipcio
about: Egyptian rice, lentils, pasta and chickpeas under a sharp tomato sauce and crisp onions | arroz, lentejas, pasta y garbanzos a la egipcia con salsa de tomate ácida y cebolla crujiente
kind: main mediterranean medium
serves: 6, most 6 in pot
tools: knife pot saucepan pan pastaPot
core: lentils-brown rice tinned-chickpeas
ways: stove
- 3 onion; thinly sliced | en juliana fina
- 30 g flour
- 200 ml sunflower-oil
- 200 g lentils-brown
- 250 g rice
- 600 ml water; hot | caliente
- 2 tsp salt
- 200 g macaroni
- 1 can tinned-chickpeas; drained | escurrid@
-- For the sauce | Para la salsa
- 4 clove garlic; crushed | machacad@
- 1 tsp cumin
- 1 tsp coriander-seed; ground | molid@
- 1/2 tsp chilli-flakes
- 2 can tinned-tomatoes
- 3 tbsp wine-vinegar
# Fry the crisp part | Fríe lo crujiente
20 cook | Toss {onion} in {flour} and shake. Fry in {sunflower-oil} in the pan over medium heat for {time}, in two rounds, stirring, until deep brown. Drain on paper and keep the oil.
| Pasa {onion} por {flour} y sacude. Fríe con {sunflower-oil} en la sartén a fuego medio {time}, en dos veces, removiendo, hasta que esté bien dorada. Escurre sobre papel y guarda el aceite.
# Cook the base | Cuece la base
12 cook | Meanwhile boil {lentils-brown} in plenty of water in the pot for {time}, until half done. Drain.
| Mientras, cuece {lentils-brown} en abundante agua en la olla {time}, hasta que estén a medio hacer. Escurre.
18 cook | Stir {rice} into 2 spoonfuls of the oil in the pot, add {lentils-brown+water} and half of {salt}, cover and cook over the lowest heat for {time}. Rest covered.
| Rehoga {rice} con 2 cucharadas del aceite en la olla, añade {lentils-brown+water} y la mitad de {salt}, tapa y cuece al mínimo {time}. Deja reposar tapado.
# Make the sauce | Haz la salsa
2 cook | Warm {garlic+cumin+coriander-seed+chilli-flakes} in 2 spoonfuls of the oil in the saucepan for {time}.
| Calienta {garlic+cumin+coriander-seed+chilli-flakes} en 2 cucharadas del aceite en el cazo {time}.
15 cook | Add {tinned-tomatoes} and simmer for {time}, until thick. Stir in {wine-vinegar}.
| Añade {tinned-tomatoes} y cuece a fuego suave {time}, hasta que espese. Incorpora {wine-vinegar}.
# Assemble | Monta
9 cook | Boil {macaroni} in plenty of water with the rest of {salt} for {time}, until firm to the bite, and drain.
| Cuece {macaroni} en abundante agua con el resto de {salt} {time}, hasta que quede al dente, y escurre.
4 work | Layer the base, {macaroni+tinned-chickpeas} and the sauce in bowls and top with {onion}.
| Monta en cuencos la base, {macaroni+tinned-chickpeas} y la salsa, y termina con {onion}.
== scotch-broth
names: Scotch broth, Scottish lamb and barley soup, lamb and barley broth, lamb and barley soup | Sopa escocesa de cordero y cebada, Scotch broth, caldo escocés
about: a Scottish soup of lamb, barley and root vegetables | sopa escocesa de cordero, cebada y hortalizas de raíz
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot
core: barley lamb-shoulder
ways: stove
- 600 g lamb-shoulder; neck, with bone | cuello, con hueso
- 2200 ml water
- 100 g barley; rinsed | lavada
- 60 g split-peas; rinsed | lavados
- 1 bay-leaf
- 2 tsp salt
- 2 carrot; diced | en dados
- 200 g swede; diced | en dados; optional
- 1 onion; chopped | picad@
- 1 leek; sliced | en rodajas
- 120 g kale; in strips | en tiras; optional
- 1/2 tsp black-pepper
- 15 g parsley; chopped | picad@; optional
# Simmer | Cuece
75 cook safe=lamb-shoulder | Bring {lamb-shoulder} to the boil with {water} in the pot, skim, add {barley+split-peas+bay-leaf+salt}, half cover and simmer gently for {time}.
| Lleva {lamb-shoulder} a ebullición con {water} en la olla, espuma, añade {barley+split-peas+bay-leaf+salt}, tapa a medias y cuece a fuego suave {time}.
30 cook | Add {carrot+swede+onion+leek} and simmer for {time}, until all is tender.
| Añade {carrot+swede+onion+leek} y cuece {time}, hasta que todo esté tierno.
# Finish | Termina
8 work | Lift out {lamb-shoulder}, take off what is hard or fat and cut the rest small. Skim the soup, remove the leaf.
| Saca {lamb-shoulder}, retira lo duro y la grasa y trocea el resto. Desgrasa la sopa y retira la hoja.
5 cook | Return {lamb-shoulder} to the pot with {kale+black-pepper} and simmer for {time}.[ Stir in {parsley}.]
| Devuelve {lamb-shoulder} a la olla con {kale+black-pepper} y cuece {time}.[ Añade {parsley}.]
== sage-and-onion-stuffing
names: Sage and onion stuffing, stuffing, turkey stuffing, bread stuffing, Thanksgiving stuffing, Christmas stuffing, herb stuffing | Relleno de pan y salvia, relleno de pavo, relleno para pavo, stuffing, relleno de pan para pavo
about: toasted bread baked with onion, celery, butter and sage | pan tostado al horno con cebolla, apio, mantequilla y salvia
kind: side any easy
serves: 6, most 6 in dish
tools: knife tray pan bowl dish
core: bread
ways: stove+oven
- 400 g bread; a day or two old, in 2 cm cubes | de uno o dos días, en dados de 2 cm
- 80 g butter
- 2 onion; chopped | picad@
- 3 stick celery; diced | en dados; optional
- 12 g sage; chopped | picada
- 15 g parsley; chopped | picad@
- 1 tsp salt
- 1/2 tsp black-pepper
- 1 egg; beaten | batido; binds
- 350 ml chicken-stock; hot | caliente
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ bread > 400 g bread-gluten-free; in 2 cm cubes | en dados de 2 cm; name Sage and onion stuffing | Relleno de pan y salvia
# Dry | Seca
12 batch | Dry {bread} on the tray in the oven at 160 °C (fan 140 °C) for {time}, until crisp outside.
| Seca {bread} en la bandeja en el horno a 160 °C (140 °C con ventilador) {time}, hasta que cruja por fuera.
# Soften | Pocha
10 cook | Melt {butter} in the pan and soften {onion+celery} in it over medium heat for {time}. Stir in {sage}.
| Funde {butter} en la sartén y pocha {onion+celery} a fuego medio {time}. Añade {sage}.
# Mix and bake | Mezcla y hornea
4 work | Toss all in the bowl with {parsley+salt+black-pepper}. Beat {egg+chicken-stock} together, stir in and press lightly into the dish.
| Mezcla todo en el bol con {parsley+salt+black-pepper}. Bate {egg+chicken-stock}, incorpora y aprieta un poco en la fuente.
35 batch safe=egg | Bake at 190 °C (fan 170 °C) for {time}, covered for the first half, until hot through with a brown crust.
| Hornea a 190 °C (170 °C con ventilador) {time}, tapado la primera mitad, hasta que esté caliente por dentro y con costra dorada.
tip | Bake it in its own dish, not inside a roast: there it would warm up too slowly.
| Hornéalo en su fuente y no dentro de un asado, donde se calentaría demasiado despacio.
== cranberry-sauce
names: Cranberry sauce, homemade cranberry sauce, cranberry relish, Thanksgiving cranberry sauce, cranberry and orange sauce | Salsa de arándanos rojos, salsa de arándanos, salsa de arándanos para pavo, salsa de arándanos y naranja
about: cranberries cooked with sugar and orange until they burst | arándanos rojos cocidos con azúcar y naranja hasta que revientan
kind: sauce any easy
serves: 8, most 16 in saucepan
tools: saucepan
core: cranberry
ways: stove
- 350 g cranberry; fresh or frozen | frescos o congelados
- 130 g sugar
- 120 ml orange-juice
- 1 orange; only the zest | solo la ralladura; optional
- 1 pinch salt
- 1 cinnamon-stick; optional
~ orange-juice > 120 ml apple-juice
# Cook | Cuece
3 cook | Warm {sugar+orange-juice+salt+cinnamon-stick} in the saucepan for {time}, stirring, until clear.
| Calienta {sugar+orange-juice+salt+cinnamon-stick} en el cazo {time}, removiendo, hasta que quede transparente.
11 cook | Add {cranberry} and simmer for {time}, stirring now and then, until most have burst and it thickens.
| Añade {cranberry} y cuece a fuego suave {time}, removiendo a ratos, hasta que casi todos revienten y espese.
# Cool | Enfría
60 cook | Cool for {time}: it sets as it cools.[ Stir in {orange}.]
| Deja enfriar {time}: cuaja al enfriarse.[ Incorpora {orange}.]
tip | It keeps for a week in the fridge.
| Se conserva una semana en la nevera.
== ranch-dressing
names: Ranch dressing, ranch, homemade ranch dressing, buttermilk ranch dressing, ranch dip | Salsa ranch, aderezo ranch, ranch, aliño ranch
about: a cool American dressing of sour cream, mayonnaise and herbs | salsa fría americana de nata agria, mayonesa y hierbas
kind: sauce any easy
serves: 8, most 16 in bowl
tools: knife bowl whisk
core: mayonnaise sour-cream
ways: none
- 120 g mayonnaise
- 120 g sour-cream
- 80 ml buttermilk
- 1 tbsp lemon; juiced | en zumo
- 1/2 tsp garlic-powder
- 1/2 tsp onion-powder
- 10 g chives; finely chopped | picad@ fin@
- 5 g dill; finely chopped | picad@ fin@
- 5 g parsley; finely chopped | picad@ fin@; optional
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ mayonnaise > 120 g vegan-mayonnaise; name Ranch dressing | Salsa ranch
~ mayonnaise > 120 g yoghurt-greek; name Yoghurt ranch dressing | Salsa ranch de yogur
~ sour-cream > 120 g yoghurt-soy; name Ranch dressing | Salsa ranch
~ buttermilk > 80 ml soy-drink
# Whisk | Bate
4 work | Whisk {mayonnaise+sour-cream+buttermilk+lemon} smooth in the bowl. Stir in {garlic-powder+onion-powder+chives+dill+parsley+salt+black-pepper}.
| Bate {mayonnaise+sour-cream+buttermilk+lemon} en el bol hasta que quede liso. Añade {garlic-powder+onion-powder+chives+dill+parsley+salt+black-pepper}.
# Rest | Reposa
60 cook | Cover and chill for {time}, so that the flavours come out. Thin with a little water if you like.
| Tapa y deja en la nevera {time}, para que se unan los sabores. Aligera con un poco de agua si quieres.
tip | It keeps for 3 days in the fridge.
| Se conserva 3 días en la nevera.
`);
