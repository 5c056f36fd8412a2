import { cards } from "../parse-cards.ts";

export const ANDEAN_HOME = cards(`
== ajiaco
names: Ajiaco, ajiaco bogotano, ajiaco santafereño, Colombian ajiaco, Bogotá chicken and potato soup, Colombian chicken and potato soup | Ajiaco, ajiaco bogotano, ajiaco santafereño, ajiaco colombiano, ajiaco de pollo
about: thick chicken soup of Bogotá with three kinds of potato, corn and guascas | sopa espesa de Bogotá de pollo con tres clases de papa, mazorca y guascas
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot
core: chicken potato
ways: stove
- 1200 g chicken; in pieces | en trozos
- 3 spring-onion; whole | enteras
- 3 clove garlic; crushed | machacad@
- 20 g coriander-leaf; in a bunch | en un ramillete
- 800 g potato; floury, in thin slices | harinosas, en rodajas finas
- 400 g potato as waxy-potato; waxy, in thick slices | firmes, en rodajas gruesas
- 500 g new-potato; yellow (papa criolla), halved | amarillas (papa criolla), partidas por la mitad
- 3 corn; cobs, halved | mazorcas partidas por la mitad
- 10 g guascas
- 2.5 tsp salt
- 150 ml cream; to serve | para servir; optional
- 4 tbsp capers; to serve | para servir; optional
- 2 avocado; sliced | en láminas
~ chicken > 500 g oyster-mushroom; whole | enteras; name Mushroom ajiaco | Ajiaco de setas
# Make the base | Haz la base
40 cook safe=chicken | Put {chicken+spring-onion+garlic+coriander-leaf+salt} in the pot with {2500 ml} of water, bring to the boil, skim and simmer for {time}. Lift out {chicken} and the bunch of green.
| Pon {chicken+spring-onion+garlic+coriander-leaf+salt} en la olla con {2500 ml} de agua, lleva a ebullición, espuma y cuece a fuego suave {time}. Saca {chicken} y el manojo verde.
# Thicken | Espesa
30 cook | Add {potato+waxy-potato+corn} and simmer for {time}, stirring now and then, until the floury slices fall apart.
| Añade {potato+waxy-potato+corn} y cuece {time}, removiendo de vez en cuando, hasta que las rodajas harinosas se deshagan.
25 cook | Add {new-potato+guascas} and simmer for {time}, until thick and velvety.
| Añade {new-potato+guascas} y cuece {time}, hasta que quede espeso y aterciopelado.
# Finish | Termina
5 cook | Pull {chicken} into large shreds, return to the pot and heat for {time}.
| Deshebra {chicken} en tiras grandes, devuelve a la olla y calienta {time}.
2 work | Serve in deep bowls with {cream+capers+avocado} on the side, for each to add.
| Sirve en cuencos hondos con {cream+capers+avocado} aparte, para que cada uno se añada.
== encebollado
names: Encebollado, Ecuadorian encebollado, encebollado de pescado, Ecuadorian tuna and cassava soup, Ecuadorian fish soup | Encebollado, encebollado ecuatoriano, encebollado de pescado, encebollado de albacora, encebollado guayaquileño
about: Ecuadorian soup of fresh tuna and cassava under pickled red onion | sopa ecuatoriana de atún fresco y yuca con cebolla curtida
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot bowl
core: tuna-steak cassava
ways: stove
- 2 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 3 tomato; chopped | picad@
- 2 tsp cumin
- 1 tsp paprika-sweet
- 20 g coriander-leaf; leaves and stalks apart | hojas y tallos por separado
- 800 g tuna-steak
- 800 g cassava; peeled, in pieces | pelad@, en trozos
- 2 tsp salt
- 2 red-onion; in fine strips | en juliana fina
- 3 lime; juiced | en zumo
- 1 tomato as topping-tomato; in fine strips | en tiras finas
- 50 g popcorn; to serve | para servir; optional
~ tuna-steak > 800 g hake; thick pieces | en trozos gruesos; name Hake encebollado | Encebollado de merluza
~ tuna-steak > 2 can hearts-of-palm; drained | escurridos; name Hearts of palm encebollado | Encebollado de palmitos
# Make the base | Haz la base
8 cook | Heat {sunflower-oil} in the pot over medium heat and fry {onion+tomato+cumin+paprika-sweet} for {time}, until soft and thick.
| Calienta {sunflower-oil} en la olla a fuego medio y sofríe {onion+tomato+cumin+paprika-sweet} {time}, hasta que quede blando y espeso.
14 cook safe=tuna-steak | Add {1800 ml} of water, most of {salt}, the stalks of {coriander-leaf} and {tuna-steak} and simmer gently for {time}. Lift out {tuna-steak} and the stalks.
| Añade {1800 ml} de agua, casi toda {salt}, los tallos de {coriander-leaf} y {tuna-steak} y cuece a fuego suave {time}. Saca {tuna-steak} y los tallos.
# Simmer | Cuece
30 cook | Put {cassava} in the liquid and simmer for {time}, until soft. Pull out the woody threads, cut small, mash a few pieces so that they thicken the pot and put all back.
| Pon {cassava} en el líquido y cuece {time}, hasta que quede blanda. Retira las fibras duras, corta en trozos pequeños, aplasta unos cuantos para que espesen y devuelve todo a la olla.
# Dress the topping | Aliña la cobertura
10 cook | Mix {red-onion+topping-tomato+lime} with the rest of {salt} and the leaves of {coriander-leaf}, chopped, in the bowl and leave for {time}.
| Mezcla {red-onion+topping-tomato+lime} con el resto de {salt} y las hojas de {coriander-leaf}, picadas, en el bol y deja {time}.
# Serve | Sirve
4 cook | Break {tuna-steak} into large flakes, put into the pot and heat for {time}. Ladle out and cover with the dressed topping.[ Serve {popcorn} beside.]
| Separa {tuna-steak} en lascas grandes, devuelve a la olla y calienta {time}. Reparte y cubre con la cobertura aliñada.[ Sirve {popcorn} al lado.]
== locro-de-papa
names: Locro de papa, Ecuadorian potato soup, Ecuadorian potato and cheese soup, locro de papas | Locro de papa, locro de papas, locro ecuatoriano, locro de papa ecuatoriano, locro quiteño
about: creamy Ecuadorian soup of potato, milk and white cheese with avocado | sopa cremosa ecuatoriana de papa, leche y queso fresco con aguacate
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pot
core: potato
ways: stove
- 2 tbsp sunflower-oil
- 1 tsp annatto; ground | molid@
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1/2 tsp cumin
- 1200 g potato; floury, in pieces of several sizes | harinosas, en trozos de varios tamaños
- 1200 ml water; hot | caliente
- 1.5 tsp salt
- 250 ml milk
- 250 g fresh-cheese; crumbled | desmenuzado
- 15 g coriander-leaf; chopped | picad@
- 2 avocado; sliced | en láminas
~ annatto > 1 tsp paprika-sweet
~ fresh-cheese > 250 g tofu; crumbled | desmenuzado
# Make the base | Haz la base
7 cook | Warm {sunflower-oil+annatto} in the pot over medium heat and fry {onion+garlic+cumin} for {time}, until soft.
| Calienta {sunflower-oil+annatto} en la olla a fuego medio y sofríe {onion+garlic+cumin} {time}, hasta que se ablande.
4 cook | Add {potato} and stir for {time}, until coloured all over.
| Añade {potato} y remueve {time}, hasta que tomen color por todas partes.
# Simmer | Cuece
30 cook | Add {water+salt} and simmer for {time}, until the small pieces fall apart. Crush some of the others.
| Añade {water+salt} y cuece a fuego suave {time}, hasta que los trozos pequeños se deshagan. Aplasta parte de los otros.
5 cook | Stir in {milk} and half of {fresh-cheese} and heat for {time} without boiling.
| Incorpora {milk} y la mitad de {fresh-cheese} y calienta {time} sin que hierva.
# Serve | Sirve
1 work | Serve with {coriander-leaf+avocado} and the rest of {fresh-cheese} on top.
| Sirve con {coriander-leaf+avocado} y el resto de {fresh-cheese} por encima.
== papa-rellena
names: Papa rellena, papas rellenas, Peruvian stuffed potatoes, Peruvian potato croquettes | Papa rellena, papas rellenas, papa rellena peruana, papas rellenas de carne, papas rellenas peruanas
about: fried potato dough filled with spiced minced beef, olives and egg | masa de papa frita rellena de carne picada especiada, aceitunas y huevo
kind: main any medium
serves: 4, most 4 in pan
makes: 8
tools: knife pot saucepan masher pan
core: potato beef-mince
ways: stove
- 1000 g potato; floury, in pieces | harinosas, en trozos
- 1.5 tsp salt
- 1 egg; binds
- 80 g flour
- 300 ml sunflower-oil; for frying | para freír
-- For the filling | Para el relleno
- 400 g beef-mince
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp aji-amarillo
- 1 tsp cumin
- 50 g olives; sliced | en rodajas
- 40 g raisins; optional
- 2 egg as boiled-egg; optional
-- For the topping | Para la salsa criolla
- 1 red-onion; in fine strips | en juliana fina
- 1 lime; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@
~ beef-mince > 400 g tinned-lentils; drained | escurridas; name Lentil papa rellena | Papa rellena de lentejas
~ flour > 80 g cornflour
# Boil | Cuece | group=1
20 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until soft. Drain, steam dry, mash very smooth and cool.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que se ablanden. Escurre, deja que suelten el vapor, aplasta muy fino y enfría.
10 cook safe=boiled-egg | [Boil {boiled-egg} in the saucepan for {time}, cool, peel and chop.]
| [Cuece {boiled-egg} en el cazo {time}, enfría, pela y pica.]
# Make the filling | Haz el relleno | group=1
12 cook safe=beef-mince | Fry {onion+garlic+aji-amarillo+cumin} in a spoonful of {sunflower-oil} in the pan until soft, add {beef-mince} and the rest of {salt} and cook for {time} in all, until dry. Stir in {olives+raisins+boiled-egg} and cool.
| Sofríe {onion+garlic+aji-amarillo+cumin} con una cucharada de {sunflower-oil} en la sartén hasta que se ablande, añade {beef-mince} y el resto de {salt} y cocina {time} en total, hasta que quede seco. Mezcla con {olives+raisins+boiled-egg} y enfría.
# Shape | Forma
20 work | Knead {egg} into the mash. With floured hands flatten a handful of it, put in filling, close to an oval and roll in {flour}: {pieces} in all.
| Amasa el puré con {egg}. Con las manos enharinadas aplana un puñado, pon relleno, cierra en forma de óvalo y reboza en {flour}: {pieces} en total.
# Fry | Fríe
14 pieces safe=egg | Heat the rest of {sunflower-oil} in the pan to 180 °C and fry a few at a time, turning, {time} in all, until golden all over. Drain on paper.
| Calienta el resto de {sunflower-oil} en la sartén a 180 °C y fríe de pocas en pocas, con vueltas, {time} en total, hasta que se doren por todas partes. Escurre sobre papel.
3 work | Toss {red-onion+lime+coriander-leaf} and serve on top.
| Mezcla {red-onion+lime+coriander-leaf} y sirve por encima.
== tacu-tacu
names: Tacu tacu, tacutacu, Peruvian bean and rice cake, Peruvian fried rice and beans | Tacu tacu, tacutacu, tacu tacu peruano, tacu tacu de frijoles, tacu tacu con huevo
about: a crisp Peruvian cake of leftover beans and rice with ají amarillo | tortilla crujiente peruana de frijoles y arroz del día anterior con ají amarillo
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan masher bowl
core: pinto-beans rice
ways: stove
- 2 can pinto-beans; drained | escurridos
- 400 g rice; cooked, cold from the fridge | cocid@, frío de la nevera
- 1 red-onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tbsp aji-amarillo
- 1 tsp oregano
- 1 tsp salt
- 6 tbsp sunflower-oil
- 4 egg; optional
-- For the topping | Para la salsa criolla
- 1 red-onion as topping-onion; in fine strips | en juliana fina
- 1 lime; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@
# Make the base | Haz la base
8 cook | Fry {red-onion+garlic+aji-amarillo+oregano} in {2 tbsp} of {sunflower-oil} in the pan over medium heat for {time}, until soft and deep in colour.
| Sofríe {red-onion+garlic+aji-amarillo+oregano} con {2 tbsp} de {sunflower-oil} en la sartén a fuego medio {time}, hasta que quede blando y oscuro.
5 work | Mash half of {pinto-beans} in the bowl and mix with the rest, {rice+salt} and what you fried.
| Aplasta la mitad de {pinto-beans} en el bol y mezcla con el resto, {rice+salt} y lo que has frito.
# Fry | Fríe
24 pieces | Heat a spoonful of {sunflower-oil} in the pan, press in a portion and fry over medium heat, rolling it to an oval as it browns: {time} for all portions, each crusty outside and steaming hot inside.
| Calienta una cucharada de {sunflower-oil} en la sartén, aprieta dentro una ración y fríe a fuego medio, dándole forma de óvalo mientras se dora: {time} para todas las raciones, cada una con costra por fuera y muy caliente por dentro.
4 batch safe=egg | [Fry {egg} in the rest of the oil for {time}.]
| [Fríe {egg} en el resto del aceite {time}.]
# Serve | Sirve
3 work | Toss {topping-onion+lime+coriander-leaf} and spoon over.
| Mezcla {topping-onion+lime+coriander-leaf} y reparte por encima.
tip | Use grains that were cooled quickly and kept in the fridge no longer than a day.
| Usa grano enfriado deprisa y guardado en la nevera no más de un día.
== tallarines-verdes
names: Tallarines verdes, Peruvian green spaghetti, Peruvian green noodles, Peruvian pesto pasta | Tallarines verdes, tallarines verdes peruanos, tallarín verde, tallarines en salsa verde peruanos
about: spaghetti in a creamy Peruvian sauce of basil, spinach and white cheese | espaguetis con salsa cremosa peruana de albahaca, espinacas y queso fresco
kind: main any easy
serves: 4, most 6 in pastaPot
tools: knife pastaPot pan jug
core: spaghetti basil
ways: stove
- 400 g spaghetti
- 1.5 tsp salt
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 3 clove garlic; chopped | picad@
- 250 g spinach
- 80 g basil; leaves | en hojas
- 40 g walnut
- 150 ml evaporated-milk
- 150 g fresh-cheese
- 40 g parmesan; grated | rallado
~ spaghetti > 400 g pasta-gluten-free; long | larga; name Tallarines verdes | Tallarines verdes
~ evaporated-milk > 150 ml soy-drink
~ fresh-cheese > 150 g tofu
# Cook the sauce | Haz la salsa | group=1
7 cook | Soften {onion+garlic} in {olive-oil} in the pan over medium heat for {time}.
| Ablanda {onion+garlic} con {olive-oil} en la sartén a fuego medio {time}.
3 cook | Add {spinach+basil} and stir for {time}, until just wilted and still bright.
| Añade {spinach+basil} y remueve {time}, hasta que apenas se ablanden y sigan verdes.
3 work | Blend with {walnut+evaporated-milk+fresh-cheese} and half of {salt} in the jug until thick and smooth.
| Tritura con {walnut+evaporated-milk+fresh-cheese} y la mitad de {salt} en la batidora hasta que quede espesa y fina.
# Boil | Cuece | group=1
10 cook | Boil {spaghetti} in plenty of water with the rest of {salt} in the large pot for {time}, or as the packet says. Drain, keeping a cup of the water.
| Cuece {spaghetti} en abundante agua con el resto de {salt} en la olla grande {time}, o lo que indique el paquete. Escurre y guarda una taza del agua.
# Mix | Mezcla
2 work | Toss {spaghetti} with the sauce, loosening it with some of the water.[ Sprinkle with {parmesan}.]
| Mezcla {spaghetti} con la salsa y aligera con un poco del agua.[ Espolvorea {parmesan}.]
== rocoto-relleno
names: Rocoto relleno, rocotos rellenos, Arequipa stuffed rocoto, Peruvian stuffed rocoto peppers | Rocoto relleno, rocotos rellenos, rocoto relleno arequipeño, rocoto relleno peruano
about: hot Peruvian peppers tamed, filled with beef and peanuts and baked under cheese | rocotos desflemados, rellenos de carne y cacahuete y gratinados con queso
kind: main any hard
serves: 4, most 4 in dish
makes: 8
tools: knife pot pan saucepan bowl dish
core: rocoto beef-mince
ways: stove+oven
- 8 rocoto
- 3 tbsp wine-vinegar
- 3 tbsp sugar
- 3 tbsp sunflower-oil
- 2 red-onion; finely chopped | picad@ fin@
- 4 clove garlic; chopped | picad@
- 1 tbsp aji-amarillo
- 500 g beef-mince
- 50 g peanut; crushed | machacad@; optional
- 40 g raisins; optional
- 60 g olives; chopped | picad@
- 1 tsp oregano
- 1.5 tsp salt
- 200 g mozzarella; sliced | en lonchas
- 200 ml evaporated-milk
- 2 egg
~ rocoto > 8 red-pepper; small | pequeños; name Peppers stuffed rocoto style | Pimientos al estilo del rocoto relleno
~ beef-mince > 500 g tinned-lentils; drained | escurridas; name Rocoto stuffed with lentils | Rocoto relleno de lentejas
~ mozzarella > 200 g vegan-cheese; sliced | en lonchas
~ evaporated-milk > 200 ml soy-drink
~ egg > 2 tbsp cornflour
# Tame the heat | Quita el picante
15 work | With gloves on cut a lid from {rocoto} and scrape out every seed and vein.
| Con guantes, corta una tapa a {rocoto} y raspa todas las semillas y venas.
15 cook | Put in the pot with cold water and a third of {wine-vinegar} and a third of {sugar}, bring to the boil and pour away. Do this three times with fresh water, {time} in all, until tender but firm. Drain upside down.
| Pon en la olla con agua fría y un tercio de {wine-vinegar} y un tercio de {sugar}, lleva a ebullición y tira el agua. Hazlo tres veces con agua nueva, {time} en total, hasta que queden tiernos pero firmes. Escurre boca abajo.
# Make the filling | Haz el relleno
8 cook | Fry {red-onion+garlic+aji-amarillo} in {sunflower-oil} in the pan over medium heat for {time}, until soft.
| Sofríe {red-onion+garlic+aji-amarillo} con {sunflower-oil} en la sartén a fuego medio {time}, hasta que se ablande.
12 cook safe=beef-mince | Add {beef-mince+salt+oregano} and cook for {time}, until juicy but not wet. Stir in {peanut+raisins+olives}.
| Añade {beef-mince+salt+oregano} y cocina {time}, hasta que quede jugoso sin líquido. Incorpora {peanut+raisins+olives}.
# Fill and bake | Rellena y hornea
5 work | Heat the oven to 180 °C (fan 160 °C). Fill all {pieces} and stand them close together in the dish. Beat {egg} with {evaporated-milk} in the bowl, pour around and over, lay {mozzarella} on top and put on the lids.
| Calienta el horno a 180 °C (160 °C con ventilador). Rellena las {pieces} piezas y colócalas juntas en la fuente. Bate {egg} con {evaporated-milk} en el bol, vierte alrededor y por encima, cubre con {mozzarella} y pon las tapas.
25 batch safe=egg | Bake for {time}, until set and browned.
| Hornea {time}, hasta que cuaje y se dore.
== chupe-de-camarones
names: Chupe de camarones, Peruvian prawn chowder, Peruvian shrimp chowder, chupe | Chupe de camarones, chupe de camarones arequipeño, chupe, chupe de camarón, chupe peruano
about: a creamy Peruvian chowder of prawns, potato, corn, cheese and egg | sopa cremosa peruana de camarones, papa, choclo, queso y huevo
kind: soup any medium
serves: 4, most 6 in pot
tools: knife pot
core: prawn
ways: stove
- 2 tbsp sunflower-oil
- 1 red-onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 tbsp aji-amarillo
- 1 tbsp tomato-puree
- 1 tsp oregano
- 1200 ml fish-stock; hot | caliente
- 500 g potato; in 2 cm pieces | en trozos de 2 cm
- 2 corn; cobs, in thick slices | mazorcas en rodajas gruesas; optional
- 60 g rice
- 100 g peas; frozen | congelados
- 1 tsp salt
- 600 g prawn; peeled | pelad@
- 250 ml evaporated-milk
- 150 g fresh-cheese; in dice | en dados
- 4 egg; optional
- 1 sprig huacatay; optional
~ evaporated-milk > 250 ml soy-drink
~ fresh-cheese > 150 g tofu; in dice | en dados
~ prawn > 500 g white-fish; in pieces | en trozos; name Peruvian fish chowder | Chupe de pescado
# Make the base | Haz la base
8 cook | Fry {red-onion+garlic+aji-amarillo+tomato-puree+oregano} in {sunflower-oil} in the pot over medium heat for {time}, until soft and dark.
| Sofríe {red-onion+garlic+aji-amarillo+tomato-puree+oregano} con {sunflower-oil} en la olla a fuego medio {time}, hasta que quede blando y oscuro.
# Simmer | Cuece
20 cook | Add {fish-stock+potato+corn+rice+salt} and simmer for {time}, until nearly tender.
| Añade {fish-stock+potato+corn+rice+salt} y cuece a fuego suave {time}, hasta que estén casi tiernos.
5 cook safe=prawn | Add {peas+prawn} and simmer for {time}.
| Añade {peas+prawn} y cuece {time}.
# Finish | Termina
6 cook safe=egg | Stir in {evaporated-milk+fresh-cheese+huacatay} and heat without boiling.[ Break in {egg}, apart from each other.] Cover and leave over the lowest heat for {time}.
| Incorpora {evaporated-milk+fresh-cheese+huacatay} y calienta sin que hierva.[ Casca dentro {egg}, separados.] Tapa y deja al mínimo {time}.
`);
