import { cards } from "../parse-cards.ts";

export const CARIBBEAN = cards(`
== arepas
names: Arepas, Venezuelan arepas, Colombian arepas, corn arepas, stuffed arepas | Arepas, arepas venezolanas, arepas de maíz, arepas rellenas, arepas colombianas
about: griddled corn cakes, crisp outside and soft inside, filled with cheese | tortitas de maíz a la plancha, crujientes por fuera, rellenas de queso
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 8
tools: pan bowl
core: masarepa
ways: stove
- 300 g masarepa
- 400 ml water; lukewarm | tibia
- 1 tsp salt
- 1 tbsp sunflower-oil
- 200 g fresh-cheese; in slices | en lonchas
- 2 avocado; sliced | en láminas; optional
~ fresh-cheese > 1 can tinned-black-beans; drained, crushed | escurrid@, aplastad@
~ fresh-cheese > 300 g cooked-chicken; shredded | desmenuzad@; name Chicken arepas | Arepas de pollo
~ fresh-cheese > 200 g tinned-tuna; drained | escurrid@; name Tuna arepas | Arepas de atún
~ fresh-cheese > 250 g cooked-prawn; peeled | peladas; name Prawn arepas | Arepas de gambas
~ fresh-cheese > 300 g cooked-meat; shredded, hot | desmenuzada, caliente; name Arepas with shredded meat | Arepas de carne
+ 120 g cooked-ham tomato spinach cheese
# Knead | Amasa
4 work | Dissolve {salt} in {water} in the bowl. Rain in {masarepa} and knead with the hand, until no lumps are left.
| Disuelve {salt} en {water} en el bol. Añade {masarepa} en lluvia y amasa con la mano, hasta que no queden grumos.
5 cook | Rest for {time}: it firms and must not crack when pressed.
| Deja reposar {time}: la masa se asienta y no debe agrietarse al apretarla.
# Shape | Forma
6 work | Form {pieces} balls with wet hands and flatten to discs of 1.5 cm.
| Forma {pieces} bolas con las manos mojadas y aplana en discos de 1,5 cm.
# Cook | Cocina
12 batch | Wipe the pan with {sunflower-oil} and cook the discs over medium heat for {time}, turning once, until a brown crust forms.
| Unta la sartén con {sunflower-oil} y cocina los discos a fuego medio {time}, dando una vuelta, hasta que hagan costra dorada.
8 batch | Cover the pan and cook over low heat for {time} more, until they sound hollow when tapped.
| Tapa la sartén y cocina a fuego suave {time} más, hasta que suenen huecas al golpearlas.
# Fill | Rellena
3 work | Split while hot and fill with {fresh-cheese+avocado}[ and {extra}].
| Abre en caliente y rellena con {fresh-cheese+avocado}[ y {extra}].

== ropa-vieja
names: Ropa vieja, Cuban shredded beef, Cuban ropa vieja, shredded flank steak | Ropa vieja, ropa vieja cubana, carne desmechada en salsa
about: shredded beef in a tomato, pepper and cumin sauce | ternera deshilachada en salsa de tomate, pimiento y comino
kind: main any easy
serves: 6, most 8 in casserole
tools: knife pot casserole
core: stewing-beef
ways: stove pressure-cooker
- 1000 g stewing-beef; in large pieces (flank) | en trozos grandes (falda)
- 2 onion; one halved, one sliced | una partida y otra en juliana
- 2 red-pepper; in strips | en tiras
- 1 green-pepper; in strips | en tiras
- 4 clove garlic; chopped | picad@
- 4 tbsp olive-oil
- 400 g tomato-sauce
- 100 ml white-wine
- 2 tsp cumin
- 1 tsp oregano
- 2 bay-leaf
- 60 g olives; optional
- 1 tbsp capers; optional
- 1.5 tsp salt
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {onion+red-pepper+green-pepper+garlic} as the list says.
| Pela y corta {onion+red-pepper+green-pepper+garlic} como indica la lista.
# Boil | Cuece
100 cook way=stove safe=stewing-beef | Cover {stewing-beef} with water in the pot with half of {onion}, half of {salt} and {bay-leaf}. Simmer for {time}, until it pulls apart.
| Cubre {stewing-beef} con agua en la olla con la mitad de {onion}, la mitad de {salt} y {bay-leaf}. Cuece a fuego suave {time}, hasta que se deshilache.
40 cook way=pressure-cooker safe=stewing-beef | Put {stewing-beef} into the pressure cooker with water to cover, half of {onion}, half of {salt} and {bay-leaf}. Cook under pressure for {time}, until it pulls apart.
| Pon {stewing-beef} en la olla a presión con agua que cubra, la mitad de {onion}, la mitad de {salt} y {bay-leaf}. Cuece a presión {time}, hasta que se deshilache.
10 work | Save a glass of the liquid and pull {stewing-beef} into threads with two forks.
| Guarda un vaso del líquido y deshilacha {stewing-beef} con dos tenedores.
# Make the sauce | Haz la salsa
12 cook | Heat {olive-oil} in the casserole over medium heat and fry the rest of {onion} with {red-pepper+green-pepper+garlic} for {time}, until soft.
| Calienta {olive-oil} en la cazuela a fuego medio y pocha el resto de {onion} con {red-pepper+green-pepper+garlic} {time}, hasta que quede tierno.
3 cook | Add {cumin+oregano+white-wine} and boil for {time}.
| Añade {cumin+oregano+white-wine} y hierve {time}.
# Simmer together | Guisa todo junto
20 cook | Stir in {tomato-sauce+stewing-beef+olives+capers}, the saved liquid and the rest of {salt}, and simmer for {time}, until juicy and thick.
| Incorpora {tomato-sauce+stewing-beef+olives+capers}, el líquido guardado y el resto de {salt}, y guisa {time}, hasta que quede jugoso y espeso.

== pabellon-criollo
names: Pabellón criollo, Venezuelan shredded beef with rice and beans, Venezuelan pabellon | Pabellón criollo, pabellón, pabellón venezolano
about: shredded beef with black beans, white rice and fried plantain | carne mechada con caraotas negras, arroz blanco y tajadas
kind: main any medium
serves: 4, most 6 in casserole
tools: knife pot casserole pan saucepan
core: stewing-beef tinned-black-beans rice plantain
ways: stove
instead: ropa-vieja
- 700 g stewing-beef; in large pieces (flank) | en trozos grandes (falda)
- 2 onion; finely chopped | picad@ fin@
- 2 red-pepper; finely chopped | picad@ fin@
- 4 clove garlic; chopped | picad@
- 300 g tomato; chopped | picad@
- 1 tbsp worcestershire; optional
- 2 tsp cumin
- 2 can tinned-black-beans
- 1 tsp brown-sugar
- 300 g rice
- 2 plantain; very ripe, in slices | muy maduros, en tajadas
- 150 ml sunflower-oil
- 2 tsp salt
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {onion+red-pepper+garlic+tomato+plantain} as the list says.
| Pela y corta {onion+red-pepper+garlic+tomato+plantain} como indica la lista.
# Boil and shred | Cuece y deshilacha
100 cook safe=stewing-beef | Cover {stewing-beef} with water in the pot and simmer for {time}, until it pulls apart. Shred, and save a glass of the liquid.
| Cubre {stewing-beef} con agua en la olla y cuece a fuego suave {time}, hasta que se deshilache. Deshilacha y guarda un vaso del líquido.
# Stew | Guisa
10 cook | Fry half of {onion}, {red-pepper} and {garlic} in a little of {sunflower-oil} in the casserole for {time}.
| Sofríe la mitad de {onion}, {red-pepper} y {garlic} en un poco de {sunflower-oil} en la cazuela {time}.
25 cook | Add {tomato+worcestershire+stewing-beef}, half of {cumin} and {salt:part} with the saved liquid, and simmer for {time}, until juicy.
| Añade {tomato+worcestershire+stewing-beef}, la mitad de {cumin} y {salt:part} con el líquido guardado, y guisa {time}, hasta que quede jugoso.
# Cook the side dishes | Prepara el acompañamiento
15 cook | Fry the other half of {onion}, {red-pepper} and {garlic} with a little of {sunflower-oil} in the pot, add {tinned-black-beans+brown-sugar} with the rest of {cumin} and simmer for {time}, until thick.
| Sofríe la otra mitad de {onion}, {red-pepper} y {garlic} con un poco de {sunflower-oil} en la olla, añade {tinned-black-beans+brown-sugar} con el resto de {cumin} y cuece {time}, hasta que espese.
18 cook | Cook {rice} in the saucepan with {600 ml} of water and {salt:rest}, covered, for {time}.
| Cuece {rice} en el cazo con {600 ml} de agua y {salt:rest}, tapado, {time}.
8 pieces | Fry {plantain} in the rest of the oil in the pan over medium heat for {time}, until deep gold.
| Fríe {plantain} en el resto del aceite en la sartén a fuego medio {time}, hasta que se dore bien.
# Serve | Sirve
2 work | Serve in stripes side by side: {stewing-beef+tinned-black-beans+rice+plantain}.
| Sirve en franjas, una al lado de otra: {stewing-beef+tinned-black-beans+rice+plantain}.

== gallo-pinto
names: Gallo pinto, Costa Rican rice and beans, Nicaraguan rice and beans, rice and black beans | Gallo pinto, pinto, arroz con frijoles, casamiento
about: cooked rice fried with black beans, pepper and coriander | arroz cocido salteado con frijoles negros, pimiento y cilantro
kind: breakfast any easy
serves: 4, most 6 in pan
tools: knife pan
core: rice tinned-black-beans
ways: stove
- 600 g rice; cooked, cold from the fridge | cocid@, frío de la nevera
- 2 can tinned-black-beans; with a little liquid | con un poco de su líquido
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 3 tbsp sunflower-oil
- 3 tbsp worcestershire
- 15 g coriander-leaf; chopped | picad@
- 1/2 tsp salt
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {onion+red-pepper+garlic+coriander-leaf} as the list says.
| Pela y corta {onion+red-pepper+garlic+coriander-leaf} como indica la lista.
# Fry | Sofríe
8 cook | Heat {sunflower-oil} in the pan over medium heat and fry {onion+red-pepper+garlic} for {time}, until soft.
| Calienta {sunflower-oil} en la sartén a fuego medio y sofríe {onion+red-pepper+garlic} {time}, hasta que quede tierno.
5 cook | Add {tinned-black-beans+worcestershire+salt} and cook for {time}, until the liquid is nearly gone.
| Añade {tinned-black-beans+worcestershire+salt} y cuece {time}, hasta que casi se seque.
# Mix | Mezcla
6 batch | Stir in {rice} and fry for {time}, turning, until speckled, steaming hot and loose.
| Incorpora {rice} y saltea {time}, dando vueltas, hasta que quede manchado, bien caliente y suelto.
# Serve | Sirve
1 work | Stir in {coriander-leaf} and serve.
| Mezcla {coriander-leaf} y sirve.
tip | Use grains that were cooled quickly and kept in the fridge no longer than a day.
| Usa grano enfriado deprisa y guardado en la nevera no más de un día.

== sancocho
names: Sancocho, chicken sancocho, Latin American chicken and root vegetable soup, Colombian sancocho | Sancocho, sancocho de pollo, sancocho de gallina, sancocho colombiano
about: a thick soup of chicken, cassava, plantain and corn | sopa espesa de pollo, yuca, plátano macho y maíz
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot
core: chicken cassava plantain
ways: stove
- 1400 g chicken; in pieces | en trozos
- 500 g cassava; peeled, in pieces | pelad@, en trozos
- 2 plantain; green, in pieces | verdes, en trozos
- 500 g potato; in pieces | en trozos
- 2 corn; cobs, in 4 cm pieces | mazorcas, en trozos de 4 cm
- 1 onion; chopped | picad@
- 3 spring-onion; whole | enter@
- 4 clove garlic; chopped | picad@
- 2 tomato; chopped | picad@
- 2 tbsp sunflower-oil
- 1 tsp cumin
- 20 g coriander-leaf; chopped | picad@
- 2.5 tsp salt
- 1 lime; in wedges | en gajos; optional
# Prepare the vegetables | Prepara las hortalizas
17 work | Peel and cut {cassava+plantain+potato+onion+garlic+tomato+coriander-leaf} as the list says.
| Pela y corta {cassava+plantain+potato+onion+garlic+tomato+coriander-leaf} como indica la lista.
# Fry | Sofríe
8 cook | Heat {sunflower-oil} in the pot over medium heat and fry {onion+garlic+tomato+cumin} for {time}, until thick.
| Calienta {sunflower-oil} en la olla a fuego medio y sofríe {onion+garlic+tomato+cumin} {time}, hasta que espese.
# Simmer | Cuece
25 cook | Add {chicken+plantain+spring-onion+salt} and {2500 ml} of water, bring to the boil, skim and simmer for {time}.
| Añade {chicken+plantain+spring-onion+salt} y {2500 ml} de agua, lleva a ebullición, espuma y cuece a fuego suave {time}.
30 cook safe=chicken | Add {cassava+potato+corn} and simmer for {time}, until tender and the liquid is cloudy and thick.
| Añade {cassava+potato+corn} y cuece {time}, hasta que quede tierno y el líquido turbio y espeso.
# Serve | Sirve
2 work | Remove the stalks, stir in {coriander-leaf} and serve hot.[ Serve with {lime}.]
| Retira los tallos, añade {coriander-leaf} y sirve caliente.[ Acompaña con {lime}.]

== bandeja-paisa
names: Bandeja paisa, Colombian platter, Antioquian bean and pork platter | Bandeja paisa, bandeja antioqueña, bandeja paisa colombiana
about: a Colombian platter of beans, rice, minced beef, pork belly, egg and plantain | fuente de frijoles, arroz, carne molida, chicharrón, huevo y plátano
kind: main any hard
serves: 4, most 4 in pan
tools: knife pan saucepan pot
core: tinned-kidney-beans rice pork-belly egg
ways: stove
- 2 can tinned-kidney-beans; with their liquid | con su líquido
- 300 g rice
- 400 g beef-mince
- 500 g pork-belly; in thick slices, scored | en tiras gruesas con cortes
- 200 g chorizo; whole | entero; optional
- 4 egg
- 2 plantain; very ripe, in slices | muy maduros, en tajadas
- 2 avocado; sliced | en láminas
- 4 arepa; small | pequeñas
- 2 onion; finely chopped | picad@ fin@
- 4 tomato; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tsp cumin
- 150 ml sunflower-oil
- 2.5 tsp salt
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {plantain+onion+tomato+garlic} as the list says.
| Pela y corta {plantain+onion+tomato+garlic} como indica la lista.
# Cook the base | Haz la base
12 cook | Fry {onion+tomato+garlic+cumin} and {salt:part} in a little of {sunflower-oil} in the pan for {time}, until thick.
| Sofríe {onion+tomato+garlic+cumin} y {salt:part} en un poco de {sunflower-oil} en la sartén {time}, hasta que espese.
15 cook | Simmer {tinned-kidney-beans} in the pot with a third of it for {time}, until creamy.
| Cuece {tinned-kidney-beans} en la olla con un tercio de ello {time}, hasta que quede cremoso.
# Boil the grains | Cuece el grano
18 cook | Cook {rice} in the saucepan with {600 ml} of water and {salt:part}, covered, for {time}.
| Cuece {rice} en el cazo con {600 ml} de agua y {salt:part}, tapado, {time}.
# Fry the rest | Fríe lo demás
35 batch safe=pork-belly | Simmer {pork-belly} in the pan with a glass of water and {salt:rest} until dry, then fry in its own fat: {time} in all, until crisp. Brown {chorizo} beside it at the end.
| Cuece {pork-belly} en la sartén con un vaso de agua y {salt:rest} hasta que se seque y fríe en su grasa: {time} en total, hasta que quede crujiente. Dora {chorizo} al lado al final.
10 batch safe=beef-mince | Cook {beef-mince} with another third of the base for {time}, until dry and loose.
| Cocina {beef-mince} con otro tercio de la base {time}, hasta que quede seco y suelto.
12 pieces safe=egg | Fry {plantain}, then {egg}, in the rest of the oil, {time} in all.
| Fríe {plantain} y después {egg} en el resto del aceite, {time} en total.
# Serve | Sirve
5 work | Warm {arepa} in a dry pan. Serve everything on large plates with {avocado+arepa} and the rest of the base.
| Calienta {arepa} en una sartén seca. Sirve todo en platos grandes con {avocado+arepa} y el resto de la base.

== pupusas
names: Pupusas, Salvadoran pupusas, cheese and bean pupusas, stuffed corn tortillas | Pupusas, pupusas salvadoreñas, pupusas de queso, pupusas de frijol con queso, pupusas revueltas
about: thick corn tortillas filled with cheese and beans, with cabbage relish | tortillas gruesas de maíz rellenas de queso y frijol, con curtido
kind: main any medium
serves: 4, most 4 in griddle
makes: 12
tools: knife griddle bowl
core: masa-harina mozzarella
ways: stove
- 400 g masa-harina
- 550 ml water; lukewarm | tibia
- 1 tsp salt
- 300 g mozzarella; grated | rallad@
- 200 g refried-beans
- 2 tbsp sunflower-oil
-- For the relish | Para el curtido
- 400 g cabbage; finely shredded | en tiras muy finas
- 1 carrot; grated | rallad@
- 1/2 red-onion; in fine strips | en juliana fina
- 100 ml cider-vinegar
- 1 tsp oregano
- 1 tsp salt as relish-salt
- 200 g tomato-sauce; to serve | para servir; optional
~ mozzarella > 300 g vegan-cheese; grated | rallado; name Pupusas with vegan cheese | Pupusas de queso vegano y frijol
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {cabbage+carrot+red-onion} as the list says.
| Pela y corta {cabbage+carrot+red-onion} como indica la lista.
# Make the topping | Haz la cobertura
3 cook | Pour boiling water over {cabbage}, leave for {time} and drain.
| Cubre {cabbage} con agua hirviendo, deja {time} y escurre.
60 cook | Mix with {carrot+red-onion+cider-vinegar+oregano+relish-salt} and chill for {time}.
| Mezcla con {carrot+red-onion+cider-vinegar+oregano+relish-salt} y deja en la nevera {time}.
# Make the dough | Haz la masa
5 work | Knead {masa-harina+salt} with {water} in the bowl to a soft dough, moist as clay.
| Amasa {masa-harina+salt} con {water} en el bol hasta lograr una masa blanda y húmeda.
10 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Fill | Rellena
20 work | Mix {mozzarella+refried-beans}. With oiled hands flatten a ball of dough, put in a spoonful, close and flatten to 1 cm: {pieces} in all.
| Mezcla {mozzarella+refried-beans}. Con las manos aceitadas aplana una bola de masa, pon una cucharada, cierra y aplana a 1 cm: {pieces} en total.
# Cook | Cocina
24 pieces | Cook on the hot griddle with {sunflower-oil}, a few at a time, {time} in all, turning, until brown spots show and the filling oozes.
| Cocina en la plancha caliente con {sunflower-oil}, pocas cada vez, {time} en total, dando la vuelta, hasta que salgan manchas doradas y asome el relleno.
1 work | Serve with {cabbage} on top.[ Add {tomato-sauce}.]
| Sirve con {cabbage} por encima.[ Añade {tomato-sauce}.]

== tres-leches
names: Tres leches cake, tres leches, three milks cake, pastel de tres leches | Pastel de tres leches, tres leches, torta tres leches, tarta tres leches, bizcocho de tres leches
about: a sponge soaked in three milks and topped with whipped cream | bizcocho empapado en tres leches con nata montada
kind: cake mexican medium
serves: 12, most 12 in dish, whole
tools: bowl dish mixer jug
core: condensed-milk evaporated-milk egg
ways: oven
- 5 egg
- 180 g sugar
- 180 g flour
- 1.5 tsp baking-powder
- 80 ml milk
- 1 tsp vanilla
- 1 pinch salt
- 370 g condensed-milk
- 400 ml evaporated-milk
- 200 ml cream
- 400 ml cream as topping-cream
- 30 g icing-sugar
- 1 tsp cinnamon; optional
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C). Beat {egg+sugar} in the bowl until pale, thick and tripled.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {egg+sugar} en el bol hasta que blanquee, espese y triplique su volumen.
3 work | Fold in {flour+baking-powder+salt}, sieved, and {milk+vanilla}. Spread in the greased dish.
| Incorpora {flour+baking-powder+salt} con un tamiz y {milk+vanilla}. Extiende en la fuente engrasada.
# Bake | Hornea
28 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
30 cook | Cool for {time} and prick all over with a fork.
| Deja enfriar {time} y pincha toda la superficie con un tenedor.
# Soak | Empapa
5 work | Mix {condensed-milk+evaporated-milk+cream} in the jug and pour slowly over.
| Mezcla {condensed-milk+evaporated-milk+cream} en la jarra y vierte despacio por encima.
240 cook | Chill for {time}, or overnight, until all is taken up.
| Enfría en la nevera {time}, o toda la noche, hasta que lo absorba todo.
# Top | Cubre
5 work | Whip {topping-cream+icing-sugar} until it holds, and spread on top.[ Dust with {cinnamon}.]
| Monta {topping-cream+icing-sugar} y extiende por encima.[ Espolvorea {cinnamon}.]
`);
