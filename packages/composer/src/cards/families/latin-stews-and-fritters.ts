import { cards } from "../parse-cards.ts";

export const LATIN_STEWS_AND_FRITTERS = cards(`
== carapulcra
names: Carapulcra, Peruvian carapulcra, carapulcra chinchana, Peruvian pork and potato stew | Carapulcra, carapulcra chinchana, carapulcra de papa fresca, carapulcra peruana
about: Peruvian stew of finely diced potato and pork with dried chilli, peanut and spice | guiso peruano de papa en dados y cerdo con ají, cacahuete y especias
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: potato pork-shoulder
ways: stove
- 3 tbsp lard
- 700 g pork-shoulder; in 2 cm dice | en dados de 2 cm
- 2 red-onion; finely chopped | picad@ fin@
- 6 clove garlic; crushed | machacad@
- 3 ancho-chilli; seeded, soaked and crushed | sin semillas, remojados y machacados
- 1 tbsp aji-amarillo
- 1 tsp cumin
- 1 cinnamon-stick
- 3 clove
- 1000 g potato; in 1 cm dice | en dados de 1 cm
- 60 g peanut; toasted, ground | tostad@, molid@
- 100 ml port; optional
- 500 ml chicken-stock
- 2 tsp salt
~ pork-shoulder > 700 g chicken-thigh; in 2 cm dice | en dados de 2 cm; name Chicken carapulcra | Carapulcra de pollo
~ pork-shoulder > 500 g mushroom; quartered | en cuartos; name Mushroom carapulcra | Carapulcra de champiñones
# Brown | Dora
12 cook | Brown {pork-shoulder} in {lard} in the casserole over high heat for {time}, turning. Set aside.
| Dora {pork-shoulder} con {lard} en la cazuela a fuego vivo {time}, con vueltas. Reserva.
# Make the base | Haz la base
15 cook | Fry {red-onion+garlic+ancho-chilli+aji-amarillo+cumin} in the same casserole over low heat for {time}, until dark and glossy.
| Sofríe {red-onion+garlic+ancho-chilli+aji-amarillo+cumin} en la misma cazuela a fuego suave {time}, hasta que quede oscuro y brillante.
# Stew | Guisa
40 cook safe=pork-shoulder | Return {pork-shoulder} with {potato+cinnamon-stick+clove+chicken-stock+salt}, cover and simmer for {time}, stirring now and then, until tender and the dice begin to fall apart.
| Devuelve {pork-shoulder} con {potato+cinnamon-stick+clove+chicken-stock+salt}, tapa y guisa a fuego suave {time}, removiendo de vez en cuando, hasta que esté tierno y los dados empiecen a deshacerse.
8 cook | Stir in {peanut+port} and simmer for {time}, until thick. Take out the whole spices.
| Incorpora {peanut+port} y cuece {time}, hasta que espese. Retira las especias enteras.
== sopa-de-mondongo
names: Sopa de mondongo, mondongo, Colombian tripe soup, Latin American tripe soup, mondongo soup | Sopa de mondongo, mondongo, mondongo colombiano, mondongo antioqueño
about: Colombian soup of tender tripe with pork, potato, cassava and coriander | sopa colombiana de callos tiernos con cerdo, papa, yuca y cilantro
kind: soup any medium
serves: 6, most 8 in pot
tools: knife pot
core: tripe
ways: stove pressure-cooker
- 800 g tripe; cleaned, in 2 cm pieces | limpios, en trozos de 2 cm
- 2 lime; juiced | en zumo
- 300 g pork-shoulder; diced | en dados; optional
- 2 tsp salt
- 3 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 3 spring-onion; chopped | picad@
- 3 clove garlic; crushed | machacad@
- 3 tomato; chopped | picad@
- 2 tsp cumin
- 1 tsp annatto; ground | molid@
- 500 g potato; in 2 cm pieces | en trozos de 2 cm
- 300 g cassava; peeled, in 2 cm pieces | pelad@, en trozos de 2 cm
- 2 carrot; diced | en dados
- 150 g peas; frozen | congelados
- 20 g coriander-leaf; chopped | picad@
~ annatto > 1 tsp paprika-sweet
# Boil until tender | Cuece hasta ablandar
120 cook way=stove safe=tripe | Rub {tripe} with half of {lime} and rinse well. Cover with {3000 ml} of water in the pot, add half of {salt} and simmer for {time}, until a fork goes in.
| Frota {tripe} con la mitad de {lime} y enjuaga bien. Cubre con {3000 ml} de agua en la olla, añade la mitad de {salt} y cuece a fuego suave {time}, hasta que se pinchen bien.
45 cook way=pressure-cooker safe=tripe | Rub {tripe} with half of {lime} and rinse well. Put into the pressure cooker with {2200 ml} of water and half of {salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Frota {tripe} con la mitad de {lime} y enjuaga bien. Pon en la olla a presión con {2200 ml} de agua y la mitad de {salt}, cierra y cuece a presión alta {time}. Deja que baje sola.
# Fry the base | Haz la base
12 cook | Fry {onion+spring-onion+garlic+tomato+cumin+annatto} in {sunflower-oil} in a pan for {time}, until thick.
| Sofríe {onion+spring-onion+garlic+tomato+cumin+annatto} con {sunflower-oil} en una sartén {time}, hasta que espese.
# Simmer | Cuece
40 cook safe=pork-shoulder | Add it to {tripe} in the pot with {pork-shoulder+potato+cassava+carrot} and the rest of {salt} and simmer for {time}, until all is soft.
| Añade esto a {tripe} en la olla con {pork-shoulder+potato+cassava+carrot} y el resto de {salt} y cuece a fuego suave {time}, hasta que todo esté tierno.
5 cook | Add {peas} and cook for {time}. Stir in {coriander-leaf} and the rest of {lime}.
| Añade {peas} y cuece {time}. Incorpora {coriander-leaf} y el resto de {lime}.
== chairo
names: Chairo, chairo paceño, Bolivian chairo soup, Bolivian chuño soup | Chairo, chairo paceño, chairo boliviano, sopa de chuño
about: Andean soup of beef, freeze-dried potato, wheat and vegetables | sopa andina de carne, chuño, trigo y verduras
kind: soup any medium
serves: 6, most 8 in pot
tools: knife bowl pot
core: chuno
ways: stove
- 150 g chuno
- 700 g stewing-beef; in 2 cm dice | en dados de 2 cm
- 2 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 1 tsp cumin
- 1 tsp oregano
- 2 tsp salt
- 100 g bulgur
- 2 carrot; diced | en dados
- 400 g potato; in thin sticks | en bastones finos
- 150 g broad-beans; frozen, shelled | congeladas, peladas
- 100 g peas; frozen | congelados
- 20 g parsley; chopped | picad@
- 1 tbsp mint; chopped | picad@
~ stewing-beef > 500 g tofu; firm, diced | firme, en dados
~ bulgur > 100 g quinoa
# Soak | Remoja
720 cook | Soak {chuno} in plenty of cold water in the bowl for {time}, changing the water once. Peel off any skin, squeeze out and crush coarsely.
| Remoja {chuno} en abundante agua fría en el bol {time}, con un cambio de agua. Quita la piel que quede, exprime y aplasta en trozos.
# Make the base | Haz la base
10 cook | Fry {onion+garlic+cumin+oregano} in {sunflower-oil} in the pot over medium heat for {time}, until soft.
| Sofríe {onion+garlic+cumin+oregano} con {sunflower-oil} en la olla a fuego medio {time}, hasta que se ablande.
75 cook safe=stewing-beef if=stewing-beef | Add {stewing-beef+salt} and {2500 ml} of water, skim and simmer for {time}, until nearly tender.
| Añade {stewing-beef+salt} y {2500 ml} de agua, espuma y cuece a fuego suave {time}, hasta que esté casi tierno.
10 cook not=stewing-beef | Add {stewing-beef+salt} and {2200 ml} of water and simmer for {time}.
| Añade {stewing-beef+salt} y {2200 ml} de agua y cuece a fuego suave {time}.
# Simmer | Cuece
30 cook | Add {chuno+bulgur+carrot} and simmer for {time}, stirring now and then.
| Añade {chuno+bulgur+carrot} y cuece {time}, removiendo de vez en cuando.
12 cook | Add {potato+broad-beans+peas} and cook for {time}, until soft. Stir in {parsley+mint}.
| Añade {potato+broad-beans+peas} y cuece {time}, hasta que estén blandos. Incorpora {parsley+mint}.
== encocado
names: Encocado de pescado, encocado, Ecuadorian coconut fish stew, Ecuadorian fish in coconut sauce | Encocado de pescado, encocado, encocado ecuatoriano, encocado esmeraldeño, pescado encocado
about: white fish in a quick Ecuadorian sauce of coconut milk, pepper and coriander | pescado blanco en una salsa rápida ecuatoriana de leche de coco, pimiento y cilantro
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan
core: white-fish coconut-milk
ways: stove
- 700 g white-fish; firm, in large pieces | firme, en trozos grandes
- 1 lime; juiced | en zumo
- 1 tsp salt
- 3 clove garlic; crushed | machacad@
- 1 tsp cumin
- 2 tbsp sunflower-oil
- 1 tsp annatto; ground | molid@
- 1 onion; finely chopped | picad@ fin@
- 1 red-pepper; diced | en dados
- 2 tomato; chopped | picad@
- 400 ml coconut-milk
- 15 g coriander-leaf; chopped | picad@
~ white-fish > 600 g prawn; peeled | pelad@; name Prawn encocado | Encocado de camarones
~ white-fish > 500 g tofu; firm, in pieces | firme, en trozos; name Tofu encocado | Encocado de tofu
~ annatto > 1 tsp paprika-sweet
# Season | Sazona
15 cook | Rub {white-fish} with {lime+garlic+cumin} and half of {salt} and leave in the fridge for {time}.
| Frota {white-fish} con {lime+garlic+cumin} y la mitad de {salt} y deja en la nevera {time}.
# Make the sauce | Haz la salsa
9 cook | Warm {sunflower-oil+annatto} in the pan and fry {onion+red-pepper+tomato} over medium heat for {time}, until soft.
| Calienta {sunflower-oil+annatto} en la sartén y sofríe {onion+red-pepper+tomato} a fuego medio {time}, hasta que se ablande.
8 cook | Pour in {coconut-milk} with the rest of {salt} and simmer for {time}, until slightly thick.
| Vierte {coconut-milk} con el resto de {salt} y cuece a fuego suave {time}, hasta que espese un poco.
# Simmer gently | Cuece a fuego suave
9 batch safe=white-fish | Lay {white-fish} in the sauce, spoon it over and simmer gently for {time}. Scatter {coriander-leaf} over and serve.
| Pon {white-fish} en la salsa, riega por encima y cuece a fuego suave {time}. Reparte {coriander-leaf} y sirve.
== yuca-con-mojo
names: Yuca con mojo, Cuban yuca with mojo, cassava with garlic sauce, Cuban cassava | Yuca con mojo, yuca con mojo cubana, yuca con mojo de ajo, yuca hervida con mojo
about: boiled cassava under hot garlic, citrus and onion oil | yuca hervida con aceite caliente de ajo, cítrico y cebolla
kind: side any easy
serves: 4, most 6 in pot
tools: knife pot pan
core: cassava garlic
ways: stove
- 1000 g cassava; peeled, in large pieces | pelad@, en trozos grandes
- 1.5 tsp salt
- 100 ml olive-oil
- 1 onion; in thin rings | en aros finos
- 8 clove garlic; finely chopped | picad@ fin@
- 1/2 tsp cumin
- 3 lime; juiced | en zumo
# Boil | Cuece
35 cook | Boil {cassava} in water to cover in the pot with half of {salt} for {time}, until it opens and a fork goes through. Drain and pull out the woody threads.
| Cuece {cassava} en agua que la cubra en la olla con la mitad de {salt} {time}, hasta que se abra y se pinche sin esfuerzo. Escurre y retira las fibras duras.
why | Raw it is poisonous: it must always be peeled and boiled.
| Cruda es tóxica: hay que pelarla y hervirla siempre.
# Make the sauce | Haz la salsa
5 cook | Warm {olive-oil} in the pan over medium heat.[ Add {onion} and soften it for {time}.]
| Calienta {olive-oil} en la sartén a fuego medio.[ Añade {onion} y ablanda {time}.]
2 cook | Add {garlic+cumin} and stir for {time}, without browning. Off the heat add {lime} and the rest of {salt}: it spits.
| Añade {garlic+cumin} y remueve {time}, sin dorar. Fuera del fuego añade {lime} y el resto de {salt}: salpica.
# Pour over | Riega
1 work | Pour hot over {cassava} and serve at once.
| Vierte en caliente sobre {cassava} y sirve enseguida.
== vaca-frita
names: Vaca frita, Cuban vaca frita, Cuban crispy shredded beef | Vaca frita, vaca frita cubana, vaca frita de res
about: boiled beef shredded and fried crisp with lime, garlic and onion | carne hervida, deshilachada y frita con lima, ajo y cebolla
kind: main any easy
serves: 4, most 4 in pan
tools: knife pot bowl pan
core: stewing-beef
ways: stove pressure-cooker
- 900 g stewing-beef; in large pieces (flank) | en trozos grandes (falda)
- 1 bay-leaf
- 2 tsp salt
- 3 lime; juiced | en zumo
- 6 clove garlic; crushed | machacad@
- 1 tsp cumin
- 6 tbsp olive-oil
- 2 onion; sliced | en juliana
~ stewing-beef > 600 g oyster-mushroom; whole | enteras; name Mushroom vaca frita | Vaca frita de setas
# Boil | Cuece
100 cook way=stove safe=stewing-beef if=stewing-beef | Cover {stewing-beef} with water in the pot, add {bay-leaf} and half of {salt} and simmer for {time}, until it pulls apart. Drain and pull into long threads.
| Cubre {stewing-beef} con agua en la olla, añade {bay-leaf} y la mitad de {salt} y cuece a fuego suave {time}, hasta que se deshilache. Escurre y deshilacha en hebras largas.
40 cook way=pressure-cooker safe=stewing-beef if=stewing-beef | Cover {stewing-beef} with water in the pressure cooker, add {bay-leaf} and half of {salt}, close and cook at high pressure for {time}. Drain and pull into long threads.
| Cubre {stewing-beef} con agua en la olla a presión, añade {bay-leaf} y la mitad de {salt}, cierra y cuece a presión alta {time}. Escurre y deshilacha en hebras largas.
4 cook not=stewing-beef | Boil {stewing-beef} in water in the pot with {bay-leaf} and half of {salt} for {time}. Drain well and tear into long threads.
| Hierve {stewing-beef} en agua en la olla con {bay-leaf} y la mitad de {salt} {time}. Escurre bien y desgarra en hebras largas.
# Season | Sazona
30 cook | Mix in the bowl with two thirds of {lime}, {garlic+cumin}, a third of {olive-oil} and the rest of {salt}, and leave in the fridge for {time}.
| Mezcla en el bol con dos tercios de {lime}, {garlic+cumin}, un tercio de {olive-oil} y el resto de {salt}, y deja en la nevera {time}.
# Fry | Fríe
6 cook | [Soften {onion} in a third of {olive-oil} in the pan for {time}, leaving some bite. Set aside.]
| [Ablanda {onion} con un tercio de {olive-oil} en la sartén {time}, que quede algo firme. Reserva.]
12 batch | Heat the rest of {olive-oil} in the pan until very hot, spread out the threads and fry for {time}, pressing down and turning seldom, until crisp at the edges. Toss in {onion} and the rest of {lime}.
| Calienta mucho el resto de {olive-oil} en la sartén, extiende las hebras y fríe {time}, apretando y dando pocas vueltas, hasta que los bordes crujan. Mezcla con {onion} y el resto de {lime}.
== cuban-sandwich
names: Cuban sandwich, cubano sandwich, Cuban sandwiches | Sándwich cubano, bocadillo cubano
about: pressed toasted sandwich of roast pork, ham, cheese, gherkins and mustard | sándwich prensado y tostado de cerdo asado, jamón, queso, pepinillos y mostaza
kind: main any easy
serves: 4, most 4 in griddle
tools: knife griddle
core: bun pork cooked-ham gruyere
ways: stove
- 4 bun; long, soft | alargados y blandos
- 40 g butter; soft | bland@
- 2 tbsp mustard
- 400 g pork; roasted, cold, in thin slices | asad@, frí@, en lonchas finas
- 8 slice cooked-ham
- 200 g gruyere; in thin slices | en lonchas finas
- 6 gherkin; sliced lengthwise | en láminas a lo largo
~ bun > 4 bun-gluten-free; long | alargados; name Cuban sandwich | Sándwich cubano
~ pork > 400 g turkey-breast; roasted, cold, in thin slices | asada, fría, en lonchas finas; name Cuban sandwich with turkey | Sándwich cubano de pavo
~ pork > 300 g seitan; in thin slices | en lonchas finas; name Cuban sandwich with seitan | Sándwich cubano de seitán
~ cooked-ham > 8 slice turkey-ham; name Cuban sandwich with turkey | Sándwich cubano de pavo
~ cooked-ham > 8 slice vegan-ham; name Cuban sandwich with seitan | Sándwich cubano de seitán
~ gruyere > 160 g vegan-cheese; in thin slices | en lonchas finas; name Cuban sandwich | Sándwich cubano
# Fill | Rellena
6 work | Split {bun}, spread inside with {mustard} and layer with {cooked-ham+pork+gruyere+gherkin}. Spread the outside with {butter}.
| Abre {bun}, unta por dentro con {mustard} y pon por capas {cooked-ham+pork+gruyere+gherkin}. Unta por fuera con {butter}.
# Press and grill | Prensa y tuesta
10 batch safe=pork | Grill on the griddle over medium-low heat with a heavy pan on top for {time}, turning once, until flat, crisp, melted and 75 °C hot inside. Cut on the diagonal.
| Tuesta en la plancha a fuego medio-bajo con una sartén pesada encima {time}, con una vuelta, hasta que quede plano, crujiente, fundido y a 75 °C por dentro. Corta en diagonal.
== pandebono
names: Pandebono, pan de bono, pandebonos, Colombian cheese bread, Colombian pandebono | Pandebono, pan de bono, pandebonos, pandebono colombiano, pandebono valluno
about: Colombian rolls of cassava starch, maize flour and salty cheese | panecillos colombianos de almidón de yuca, harina de maíz y queso salado
kind: bread any easy
serves: 6, most 6 in tray
makes: 16
tools: bowl tray paper
core: tapioca masarepa feta
ways: oven air-fryer
- 150 g tapioca; starch | en almidón
- 100 g masarepa
- 350 g feta; finely crumbled | desmenuzado fino
- 1 tbsp sugar
- 1 tsp baking-powder
- 1 egg; binds
- 80 ml milk
~ feta > 320 g vegan-cheese; grated | rallado; name Pandebono with vegan cheese | Pandebono de queso vegano
# Make the dough | Haz la masa
8 work | Knead {tapioca+masarepa+feta+sugar+baking-powder+egg} in the bowl, adding {milk} by spoonfuls, until smooth and soft without cracks.
| Amasa {tapioca+masarepa+feta+sugar+baking-powder+egg} en el bol, añadiendo {milk} a cucharadas, hasta que quede lisa y blanda, sin grietas.
# Shape | Forma
7 work | Form {pieces} balls or rings and set apart on the lined tray.
| Forma {pieces} bolas o aros y colócalos separados en la bandeja forrada.
# Bake | Hornea
20 batch way=oven safe=egg | Bake at 210 °C (fan 190 °C) for {time}, until puffed and golden. Eat warm.
| Hornea a 210 °C (190 °C con ventilador) {time}, hasta que se inflen y se doren. Come en caliente.
15 pieces way=air-fryer safe=egg | Cook in the air fryer at 180 °C, a few at a time, {time} in all, until puffed and golden. Eat warm.
| Cocina en la freidora de aire a 180 °C, de pocos en pocos, {time} en total, hasta que se inflen y se doren. Come en caliente.
== alcapurrias
names: Alcapurrias, alcapurria, Puerto Rican alcapurrias, Puerto Rican stuffed fritters | Alcapurrias, alcapurria, alcapurrias de carne, alcapurrias puertorriqueñas
about: Puerto Rican fritters of grated green plantain and taro filled with minced beef | frituras puertorriqueñas de plátano verde y yautía rallados, rellenas de carne
kind: snack any hard
serves: 6, most 6 in deepPan
makes: 12
tools: knife processor pan deepPan slotted
core: plantain taro beef-mince
ways: stove
- 500 g taro; peeled, in pieces | pelado, en trozos
- 3 plantain; green, peeled, in pieces | verdes, pelados, en trozos
- 1.5 tsp salt
- 2 tbsp olive-oil
- 1 tsp annatto; ground | molid@
- 1 onion; finely chopped | picad@ fin@
- 1/2 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 15 g coriander-leaf; chopped | picad@
- 350 g beef-mince
- 120 g tomato-sauce
- 40 g olives; sliced | en rodajas
- 1000 ml sunflower-oil; for frying | para freír
~ beef-mince > 400 g tinned-lentils; drained | escurridas; name Lentil alcapurrias | Alcapurrias de lentejas
~ beef-mince > 350 g crab; cooked, picked | cocido, desmenuzado; name Crab alcapurrias | Alcapurrias de jueyes
# Make the dough | Haz la masa
8 work | Blend {taro+plantain} with two thirds of {salt} in the food processor to a fine, sticky paste. Stir in half of {olive-oil} with {annatto}.
| Tritura {taro+plantain} con dos tercios de {salt} en el procesador hasta lograr una masa fina y pegajosa. Mezcla con la mitad de {olive-oil} y {annatto}.
120 cook | Cover and chill for {time}, so that it stiffens.
| Tapa y enfría en la nevera {time}, para que tome cuerpo.
# Make the filling | Haz el relleno
6 cook | Soften {onion+green-pepper+garlic+coriander-leaf} in the rest of {olive-oil} in the pan for {time}.
| Ablanda {onion+green-pepper+garlic+coriander-leaf} con el resto de {olive-oil} en la sartén {time}.
15 cook safe=beef-mince | Add {beef-mince+tomato-sauce+olives} and the rest of {salt} and cook for {time}, until dry. Cool.
| Añade {beef-mince+tomato-sauce+olives} y el resto de {salt} y cocina {time}, hasta que quede seco. Enfría.
# Shape | Forma
25 work | Spread a large spoonful of dough on an oiled sheet of plastic or leaf, put filling in the middle and roll up to a closed cylinder with pointed ends: {pieces} in all.
| Extiende una cucharada grande de masa sobre un plástico o una hoja con aceite, pon relleno en el centro y enrolla en un cilindro cerrado de puntas afiladas: {pieces} en total.
# Fry | Fríe
24 pieces | Heat {sunflower-oil} in the deep pot to 170 °C and fry a few at a time, turning, {time} in all, until dark gold and cooked through to the filling. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 170 °C y fríe de pocas en pocas, con vueltas, {time} en total, hasta que estén muy doradas y hechas hasta el relleno. Escurre sobre papel.
`);
