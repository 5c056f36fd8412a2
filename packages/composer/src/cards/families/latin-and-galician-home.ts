import { cards } from "../parse-cards.ts";

export const LATIN_AND_GALICIAN_HOME = cards(`
== carbonada-criolla
names: Carbonada criolla, carbonada, Argentine beef and squash stew, Argentine carbonada | Carbonada criolla, carbonada, carbonada argentina, carbonada en zapallo, carbonada criolla argentina
about: a sweet and savoury Argentine stew of beef, squash, corn and peaches | guiso argentino dulce y salado de carne, calabaza, maíz y melocotón
kind: main any medium
serves: 6, most 6 in pot
tools: knife pot
core: stewing-beef squash corn-cob
ways: stove
- 700 g stewing-beef; in 2 cm cubes | en dados de 2 cm
- 3 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 red-pepper; diced | en dados
- 2 clove garlic; chopped | picad@
- 1 can tinned-tomatoes
- 1 tbsp paprika-sweet
- 1 tsp oregano
- 1 bay-leaf
- 800 ml beef-stock
- 2 tsp salt
- 400 g potato; peeled, in 3 cm chunks | pelad@, en trozos de 3 cm
- 300 g sweet-potato; peeled, in 3 cm chunks | pelad@, en trozos de 3 cm
- 600 g squash; peeled, in 3 cm chunks | pelad@, en trozos de 3 cm
- 3 corn-cob; in 3 cm rounds | en rodajas de 3 cm
- 3 peach; ripe but firm, in wedges | madur@ pero firme, en gajos
- 100 g rice; optional
~ stewing-beef > 400 g tinned-white-beans; drained | escurridas; name White bean carbonada | Carbonada de alubias blancas
~ stewing-beef > 700 g chicken-thigh; in 3 cm pieces | en trozos de 3 cm; name Chicken carbonada | Carbonada de pollo
~ peach > 100 g apricot-dried
# Brown | Dora
10 batch if=stewing-beef | Brown {stewing-beef} in {olive-oil:part} in the pot over high heat for {time}, in two rounds, and lift out.
| Dora {stewing-beef} con {olive-oil:part} en la olla a fuego vivo {time}, en dos veces, y saca.
12 cook | Fry {onion+red-pepper+garlic} in {olive-oil:rest} over medium heat for {time}, until soft.
| Pocha {onion+red-pepper+garlic} con {olive-oil:rest} a fuego medio {time}, hasta que quede tierno.
# Simmer | Cuece
60 cook if=stewing-beef safe=stewing-beef | Put {stewing-beef} back, add {tinned-tomatoes+paprika-sweet+oregano+bay-leaf+beef-stock+salt}, cover and simmer for {time}, until nearly tender.
| Devuelve {stewing-beef}, añade {tinned-tomatoes+paprika-sweet+oregano+bay-leaf+beef-stock+salt}, tapa y cuece a fuego suave {time}, hasta que quede casi tierno.
20 cook not=stewing-beef safe=stewing-beef | Add {stewing-beef+tinned-tomatoes+paprika-sweet+oregano+bay-leaf+beef-stock+salt}, cover and simmer for {time}.
| Añade {stewing-beef+tinned-tomatoes+paprika-sweet+oregano+bay-leaf+beef-stock+salt}, tapa y cuece a fuego suave {time}.
# Add the vegetables | Añade las verduras
15 cook | Add {potato+sweet-potato+corn-cob+rice} and simmer for {time}.
| Añade {potato+sweet-potato+corn-cob+rice} y cuece {time}.
15 cook | Add {squash+peach} and simmer for {time}, until all is tender and some of the pieces thicken the pot. Remove the leaf.
| Añade {squash+peach} y cuece {time}, hasta que todo esté tierno y parte se deshaga y espese. Retira la hoja.
tip | For a feast it is served in a whole roasted pumpkin shell.
| En días de fiesta se sirve dentro de un zapallo entero asado.

== tamales-de-rajas
names: Tamales with chilli strips and cheese, tamales de rajas con queso, tamales de rajas, cheese and poblano tamales, cheese tamales | Tamales de rajas con queso, tamales de rajas, tamales de queso con rajas, tamales de queso, tamales de chile poblano con queso
about: steamed parcels of corn dough filled with roasted poblano strips and melting cheese | paquetes de masa de maíz al vapor rellenos de rajas de chile poblano y queso fundente
kind: main mexican hard
serves: 6, most 8 in steamer
makes: 18
tools: knife pan bowl mixer steamer
core: masa-harina poblano mozzarella
ways: stove
- 20 corn-husks
- 4 poblano
- 1 onion; in strips | en tiras
- 2 tbsp sunflower-oil
- 2 tomato; chopped | picad@
- 400 g mozzarella; in finger-thick sticks | en bastones de un dedo
- 500 g masa-harina
- 200 g lard
- 1 tsp baking-powder
- 500 ml vegetable-stock; lukewarm | tibio
- 2 tsp salt
~ lard > 200 g shortening
~ mozzarella > 350 g vegan-cheese; in sticks | en bastones; name Tamales with chilli strips and vegan cheese | Tamales de rajas con queso vegano
# Cook the filling | Haz el relleno
12 cook | Char {poblano} in the dry pan over high heat for {time}, turning, until the skin is black in patches. Cover for a little, peel, take out the seeds and cut into strips.
| Tuesta {poblano} en la sartén seca a fuego fuerte {time}, con vueltas, hasta que la piel se queme a manchas. Tapa un poco, pela, quita las semillas y corta en tiras.
10 cook | Fry {onion} in {sunflower-oil} in the pan until soft, add {tomato+poblano} and {salt:part}, and cook for {time}, until dry.
| Pocha {onion} en {sunflower-oil} en la sartén, añade {tomato+poblano} y {salt:part}, y cocina {time}, hasta que quede seco.
# Make the dough | Haz la masa
30 cook | Soak {corn-husks} in hot water for {time}.
| Remoja {corn-husks} en agua caliente {time}.
12 work | Beat {lard} until fluffy, then beat in {masa-harina+baking-powder}, {salt:rest} and {vegetable-stock} by turns, until a bit of it floats in cold water.
| Bate {lard} hasta que esponje e incorpora {masa-harina+baking-powder}, {salt:rest} y {vegetable-stock} por turnos, hasta que un trocito flote en agua fría.
# Wrap | Envuelve
30 work | Spread two spoonfuls of dough on each of {corn-husks}, lay some of the strips and a stick of {mozzarella} in the middle, fold the sides over and the end up: {pieces} parcels.
| Extiende dos cucharadas de masa en cada una de {corn-husks}, pon en el centro tiras y un bastón de {mozzarella}, dobla los lados y la punta: {pieces} paquetes.
# Steam | Cuece al vapor
60 batch | Stand upright in the steamer, cover and steam over simmering water for {time}, topping up the water, until the dough comes away cleanly.
| Coloca de pie en la vaporera, tapa y cuece al vapor {time}, reponiendo el agua, hasta que la masa se despegue limpia.
10 cook | Rest for {time} before opening. The wrapping is not eaten.
| Deja reposar {time} antes de abrir. El envoltorio no se come.

== salsa-macha
names: Salsa macha, Mexican salsa macha, Veracruz chilli and peanut oil | Salsa macha, salsa macha veracruzana, salsa macha con cacahuate
about: a thick Mexican oil of fried chillies, peanuts, sesame and garlic | aceite espeso mexicano de chiles fritos, cacahuete, sésamo y ajo
kind: sauce mexican easy
serves: 12, most 12 in saucepan
tools: saucepan jug slotted
core: dried-chilli peanut
ways: stove
- 300 ml sunflower-oil
- 5 clove garlic; peeled | pelad@
- 80 g peanut; unsalted | sin sal
- 2 tbsp sesame-seeds
- 40 g dried-chilli; árbol and morita, without stalks or seeds | de árbol y morita, sin rabo ni semillas
- 1 tsp salt
- 1 tsp sugar
- 1 tbsp cider-vinegar
~ peanut > 80 g sunflower-seeds; name Salsa macha with sunflower seeds | Salsa macha con pipas de girasol
# Fry | Fríe
5 cook | Fry {garlic+peanut} in {sunflower-oil} in the saucepan over medium-low heat for {time}, until pale gold, and lift out.
| Fríe {garlic+peanut} en {sunflower-oil} en el cazo a fuego medio-bajo {time}, hasta que se doren apenas, y saca.
1 cook | Fry {sesame-seeds} for {time}.
| Fríe {sesame-seeds} {time}.
1 work | Take off the heat and turn {dried-chilli} in the hot oil only until puffed and a little darker: burnt, the sauce is bitter.
| Retira del fuego y revuelve {dried-chilli} en el aceite caliente solo hasta que se infle y oscurezca un poco: si se quema, la salsa amarga.
15 cook | Cool for {time}.
| Deja templar {time}.
# Blend | Tritura
2 work | Blend everything with {salt+sugar+cider-vinegar} in short bursts, to a coarse sauce that is stirred before use.
| Tritura todo con {salt+sugar+cider-vinegar} a golpes cortos, hasta tener una salsa gruesa que se remueve antes de servir.
tip | Keep it in the fridge and use it up within a week, as what lies under oil must stay cold.
| Guárdala en la nevera y gástala en una semana, pues lo que queda bajo aceite necesita frío.

== arepas-de-carne-mechada
names: Arepas with shredded beef, shredded beef arepas, arepas filled with shredded beef, beef arepas, arepas de carne mechada, arepas with beef | Arepas de carne mechada, arepa de carne mechada, arepas con carne mechada, arepas rellenas de carne mechada, arepas de carne, arepas rellenas de carne
about: griddled corn cakes filled with beef in a tomato and pepper sauce | arepas a la plancha rellenas de carne deshilachada en salsa de tomate y pimiento
kind: main any medium
serves: 4, most 4 in pan
makes: 8
tools: pan pot bowl knife
core: masarepa stewing-beef
ways: stove
-- For the filling | Para el relleno
- 600 g stewing-beef; in large pieces (flank) | en trozos grandes (falda)
- 1 bay-leaf
- 1 onion; chopped | picad@
- 1 red-pepper; chopped | picad@
- 2 clove garlic; chopped | picad@
- 2 tbsp sunflower-oil
- 3 tomato; grated | rallad@
- 1 tsp cumin
- 1.5 tsp salt as filling-salt
-- For the dough | Para la masa
- 300 g masarepa
- 400 ml water; lukewarm | tibia
- 1 tsp salt
- 1 tbsp sunflower-oil as pan-oil
- 100 g cheddar; grated | rallad@; optional
~ stewing-beef > 600 g chicken-thigh; boneless | deshuesados; name Arepas with shredded chicken | Arepas de pollo mechado
~ stewing-beef > 600 g pork-shoulder; in large pieces | en trozos grandes; name Arepas with shredded pork | Arepas de cerdo mechado
~ stewing-beef > 2 can tinned-black-beans; drained | escurridos; name Arepas with black beans | Arepas de frijoles negros
+ 150 g avocado fresh-cheese tomato cheese
# Cook the filling | Haz el relleno
100 cook if=stewing-beef safe=stewing-beef | Cover {stewing-beef+bay-leaf} with water in the pot with {filling-salt:part} and simmer for {time}, until it pulls apart. Shred and save a glass of the liquid.
| Cubre {stewing-beef+bay-leaf} con agua en la olla con {filling-salt:part} y cuece a fuego suave {time}, hasta que se deshilache. Deshilacha y guarda un vaso del líquido.
35 cook not=stewing-beef safe=stewing-beef | Cover {stewing-beef+bay-leaf} with water in the pot with {filling-salt:part} and simmer for {time}, until very tender. Drain, pull apart or crush, and save a glass of the liquid.
| Cubre {stewing-beef+bay-leaf} con agua en la olla con {filling-salt:part} y cuece a fuego suave {time}, hasta que quede muy tierno. Escurre, deshilacha o aplasta, y guarda un vaso del líquido.
12 cook | Fry {onion+red-pepper+garlic} in {sunflower-oil} in the pan over medium heat for {time}, until soft.
| Pocha {onion+red-pepper+garlic} en {sunflower-oil} en la sartén a fuego medio {time}, hasta que quede tierno.
12 cook | Add {tomato+cumin} and {filling-salt:rest}, then {stewing-beef} with the liquid, and simmer for {time}, until juicy.
| Añade {tomato+cumin} y {filling-salt:rest}, luego {stewing-beef} con el líquido, y guisa {time}, hasta que quede jugoso.
# Make the discs | Haz los discos
9 work | Dissolve {salt} in {water} in the bowl, rain in {masarepa} and knead until no lumps are left. Form {pieces} balls with wet hands and flatten to discs of 1.5 cm.
| Disuelve {salt} en {water} en el bol, añade {masarepa} en lluvia y amasa hasta que no queden grumos. Forma {pieces} bolas con las manos mojadas y aplana en discos de 1,5 cm.
20 batch | Wipe a clean pan with {pan-oil} and cook the discs for {time}, first over medium heat on both sides until a brown crust forms, then covered over low heat, until they sound hollow.
| Unta una sartén limpia con {pan-oil} y cocina los discos {time}, primero a fuego medio por los dos lados hasta que hagan costra y luego tapados a fuego suave, hasta que suenen huecos.
# Fill | Rellena
4 work | Split while hot and fill.[ Add {cheddar}.][ Top with {extra}.]
| Abre en caliente y rellena.[ Añade {cheddar}.][ Remata con {extra}.]

== mejillones-a-la-marinera
names: Mussels in tomato and wine sauce, mejillones a la marinera, Spanish mussels in sauce, mussels a la marinera | Mejillones a la marinera, mejillones en salsa marinera, mejillones con salsa marinera, mejillones en salsa
about: mussels in a quick sauce of onion, tomato, white wine and paprika | mejillones en una salsa rápida de cebolla, tomate, vino blanco y pimentón
kind: starter spanish easy
serves: 4, most 4 in pot
tools: knife pot pan
core: mussel
ways: stove
- 2000 g mussel; alive, scrubbed | viv@, limpi@
- 1 bay-leaf
- 4 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tomato; grated | rallad@
- 1 tsp paprika-sweet
- 1 pinch chilli-flakes; optional
- 1 tbsp flour
- 150 ml white-wine
- 15 g parsley; chopped | picad@
- 1/4 tsp salt
~ flour > 2 tsp cornflour
# Open | Abre
12 work | Scrub {mussel} under cold water and pull off the beards. Throw away any that are broken, or open and do not close when tapped.
| Limpia {mussel} bajo agua fría y arranca las barbas. Desecha los rotos y los abiertos que no se cierren al golpearlos.
5 batch safe=mussel | Steam {mussel+bay-leaf} with a splash of water in the covered pot over high heat for {time}, until open. Strain and save a glass of the liquid, and throw away what stays shut.
| Abre {mussel+bay-leaf} con un chorrito de agua en la olla tapada a fuego fuerte {time}. Cuela y guarda un vaso del líquido, y desecha lo que siga cerrado.
# Make the sauce | Haz la salsa
12 cook | Fry {onion+garlic} in {olive-oil} in the pan over medium heat for {time}, until soft.
| Pocha {onion+garlic} en {olive-oil} en la sartén a fuego medio {time}, hasta que se ablanden.
6 cook | Add {tomato+salt} and cook for {time}, until thick. Stir in {flour+paprika-sweet+chilli-flakes}.
| Añade {tomato+salt} y cocina {time}, hasta que espese. Incorpora {flour+paprika-sweet+chilli-flakes}.
6 cook | Pour in {white-wine} and the saved liquid and simmer for {time}, until it coats a spoon.
| Vierte {white-wine} y el líquido guardado y cuece {time}, hasta que nape la cuchara.
# Join | Reúne
2 cook | Turn {mussel} in the sauce for {time} and scatter {parsley} over.
| Mezcla {mussel} con la salsa {time} y espolvorea {parsley}.
`);
