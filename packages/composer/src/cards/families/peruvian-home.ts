import { cards } from "../parse-cards.ts";

/** What Peru and its neighbours in the Andes cook at home. */
export const PERUVIAN_HOME = cards(`
== seco-de-res
names: Seco de res, Peruvian beef stew with coriander, seco de carne, Peruvian coriander beef stew | Seco de res, seco de carne, seco de ternera, seco de res peruano
about: beef stewed in coriander, beer and yellow chilli | carne guisada con cilantro, cerveza y ají amarillo
kind: main any medium
serves: 4, most 6 in casserole
tools: knife casserole blender
core: stewing-beef coriander-leaf
ways: stove pressure-cooker+stove
- 900 g stewing-beef; in large pieces | en trozos grandes
- 80 g coriander-leaf
- 50 g spinach; optional
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 3 tbsp aji-amarillo
- 1 tsp cumin; ground | molid@
- 250 ml beer
- 400 ml beef-stock
- 3 potato; halved | partid@
- 1 carrot; sliced | en rodajas
- 150 g peas; optional
- 3 tbsp sunflower-oil
- 1.5 tsp salt
~ stewing-beef > 900 g lamb-shoulder; in pieces | en trozos; name Seco de cordero | Seco de cordero
~ stewing-beef > 900 g goat; in pieces | en trozos; name Seco de cabrito | Seco de cabrito
~ aji-amarillo > 1 yellow-pepper; blended | triturado
# Brown | Dora
10 batch | Season {stewing-beef} with {cumin} and half of {salt}, and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {stewing-beef} con {cumin} y la mitad de {salt}, y dora en {sunflower-oil} en la cazuela {time}. Saca.
# Make the base | Haz la base
12 cook | Soften {onion+garlic} in the same fat, add {aji-amarillo} and fry for {time} in all.
| Sofríe {onion+garlic} en la misma grasa, añade {aji-amarillo} y fríe {time} en total.
4 cook | Blend {coriander-leaf+spinach} with a splash of water, stir in and fry for {time}.
| Tritura {coriander-leaf+spinach} con un chorro de agua, incorpora y fríe {time}.
# Stew | Guisa
90 cook way=stove | Return {stewing-beef} with {beer+beef-stock} and the rest of {salt}, and simmer, covered, for {time}.
| Devuelve {stewing-beef} con {beer+beef-stock} y el resto de {salt}, y cuece tapado a fuego suave {time}.
30 cook way=pressure-cooker | Put it all into the pressure cooker with {stewing-beef+beer+beef-stock} and the rest of {salt}, and cook at high pressure for {time}. Release the pressure.
| Pásalo todo a la olla a presión con {stewing-beef+beer+beef-stock} y el resto de {salt}, y cuece a presión alta {time}. Suelta la presión.
22 cook safe=stewing-beef | Add {potato+carrot} and simmer for {time}, until tender.[ Add {peas} for the last 5 minutes.]
| Añade {potato+carrot} y cuece {time}, hasta que todo esté tierno.[ Añade {peas} en los últimos 5 minutos.]

== tallarines-rojos
names: Tallarines rojos, Peruvian red spaghetti with chicken, Peruvian spaghetti in red sauce | Tallarines rojos, tallarines rojos con pollo, tallarines rojos peruanos, tallarín rojo
about: spaghetti with chicken in a Peruvian tomato and carrot sauce | tallarines con pollo en salsa peruana de tomate y zanahoria
kind: main any easy
serves: 4, most 4 in casserole
tools: knife casserole pastaPot blender
core: spaghetti chicken-thigh-on-bone
ways: stove
- 400 g spaghetti
- 800 g chicken-thigh-on-bone
- 500 g tomato
- 1 carrot; in pieces | en trozos
- 1 onion; chopped | picad@
- 3 clove garlic; crushed | machacad@
- 2 tbsp tomato-puree
- 1 tbsp aji-amarillo; optional
- 1 bay-leaf
- 4 tbsp sunflower-oil
- 200 ml chicken-stock
- 1.5 tsp salt
- 40 g parmesan; grated | rallado; optional
~ spaghetti > 400 g pasta-gluten-free; name Gluten-free tallarines rojos | Tallarines rojos sin gluten
~ chicken-thigh-on-bone > 600 g stewing-beef; in thin strips | en tiras finas; name Beef tallarines rojos | Tallarines rojos con carne
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with half of {salt} and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {chicken-thigh-on-bone} con la mitad de {salt} y dora en {sunflower-oil} en la cazuela {time}. Saca.
# Make the sauce | Haz la salsa
10 cook | Soften {onion+garlic} in the same fat with {tomato-puree+aji-amarillo} for {time}.
| Sofríe {onion+garlic} en la misma grasa con {tomato-puree+aji-amarillo} {time}.
35 cook safe=chicken-thigh-on-bone | Blend {tomato+carrot+chicken-stock}, pour in with {bay-leaf}, return {chicken-thigh-on-bone} and simmer for {time}.
| Tritura {tomato+carrot+chicken-stock}, vierte con {bay-leaf}, devuelve {chicken-thigh-on-bone} y cuece {time}.
# Boil | Cuece
10 cook | Boil {spaghetti} in the pot with water and the rest of {salt} for {time}. Drain and mix with the sauce.[ Scatter {parmesan} over.]
| Cuece {spaghetti} en la olla con agua y el resto de {salt} {time}. Escurre y mezcla con la salsa.[ Espolvorea {parmesan}.]

== estofado-de-pollo-peruano
names: Peruvian chicken stew, estofado de pollo, Latin chicken stew with potatoes, pollo guisado | Estofado de pollo, estofado de pollo peruano, pollo guisado, pollo guisado con papas, guiso de pollo con papas, sudado de pollo, pollo sudado, pollo estofado con patatas
about: chicken stewed with tomato, potatoes, carrot and peas | pollo guisado con tomate, papas, zanahoria y arvejas
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken-thigh-on-bone potato
ways: stove
- 1000 g chicken-thigh-on-bone
- 700 g potato; halved | partid@
- 1 onion; chopped | picad@
- 3 clove garlic; chopped | picad@
- 2 tomato; chopped | picad@
- 1 red-pepper; in strips | en tiras
- 1 carrot; sliced | en rodajas
- 100 g peas; optional
- 2 tbsp tomato-puree
- 1/2 tsp cumin; ground | molid@; optional
- 1 bay-leaf
- 3 tbsp sunflower-oil
- 400 ml chicken-stock
- 1.5 tsp salt
+ 100 g olives raisins coriander-leaf sweetcorn cassava
# Brown | Dora
12 batch | Season {chicken-thigh-on-bone} with half of {salt} and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {chicken-thigh-on-bone} con la mitad de {salt} y dora en {sunflower-oil} en la cazuela {time}. Saca.
# Fry | Sofríe
10 cook | Soften {onion+garlic+red-pepper} in the same fat with {tomato+tomato-puree+cumin} for {time}.
| Sofríe {onion+garlic+red-pepper} en la misma grasa con {tomato+tomato-puree+cumin} {time}.
# Stew | Guisa
30 cook safe=chicken-thigh-on-bone | Return {chicken-thigh-on-bone} with {potato+carrot+chicken-stock+bay-leaf} and the rest of {salt}, cover and simmer for {time}.[ Add {peas} for the last 5 minutes.][ Add {extra}.]
| Devuelve {chicken-thigh-on-bone} con {potato+carrot+chicken-stock+bay-leaf} y el resto de {salt}, tapa y cuece {time}.[ Añade {peas} en los últimos 5 minutos.][ Añade {extra}.]

== sudado-de-pescado
names: Sudado de pescado, Peruvian steamed fish stew, Peruvian fish in tomato and chilli | Sudado de pescado, sudado de pescado peruano, pescado sudado, sudado de corvina
about: fish steamed over tomato, onion, yellow chilli and coriander | pescado al vapor de tomate, cebolla, ají amarillo y cilantro
kind: main any easy
serves: 4, most 4 in casserole
tools: knife casserole
core: white-fish
ways: stove
- 800 g white-fish; in thick pieces | en trozos gruesos
- 2 onion; in thick strips | en tiras gruesas
- 4 tomato; in wedges | en gajos
- 3 clove garlic; crushed | machacad@
- 2 tbsp aji-amarillo
- 150 ml white-wine
- 200 ml fish-stock
- 20 g coriander-leaf; chopped | picad@
- 1 lime; juiced | en zumo
- 3 tbsp sunflower-oil
- 1.25 tsp salt
~ aji-amarillo > 1 yellow-pepper; in strips | en tiras
+ 300 g cassava prawn mussel clam potato
# Fry | Sofríe
8 cook | Fry {garlic+aji-amarillo} in {sunflower-oil} in the casserole for {time}. Add half of {onion} and half of {tomato}.
| Sofríe {garlic+aji-amarillo} en {sunflower-oil} en la cazuela {time}. Añade la mitad de {onion} y la mitad de {tomato}.
# Steam | Suda
3 cook | Pour in {white-wine+fish-stock} and boil for {time}.
| Vierte {white-wine+fish-stock} y hierve {time}.
12 cook safe=white-fish,extra | Season {white-fish} with {salt}, lay on top with the rest of {onion} and {tomato:rest}, cover and steam for {time}.[ Cook {extra} with it or beside it until done.]
| Sazona {white-fish} con {salt}, coloca encima con el resto de {onion} y {tomato:rest}, tapa y suda {time}.[ Cocina {extra} con ello o aparte hasta que esté hecho.]
1 work | Finish with {lime+coriander-leaf}.
| Termina con {lime+coriander-leaf}.

== tiradito
names: Tiradito, Peruvian tiradito, sliced raw fish with yellow chilli and lime | Tiradito, tiradito de pescado, tiradito peruano, tiradito de ají amarillo
about: raw fish in thin slices under lime and yellow chilli sauce | láminas de pescado crudo con salsa de limón y ají amarillo
kind: starter any medium
serves: 4, most 4 in bowl
tools: knife bowl blender
core: white-fish lime aji-amarillo
ways: none
- 500 g white-fish; very fresh, frozen before | muy fresco, congelado antes
- 6 lime; juiced | en zumo
- 2 tbsp aji-amarillo
- 1 clove garlic
- 10 g ginger
- 1 tsp salt
- 10 g coriander-leaf; chopped | picad@; optional
- 80 g sweetcorn; optional
- 2 tbsp olive-oil; optional
~ white-fish > 500 g tuna-steak; very fresh, frozen before | muy fresco, congelado antes; name Tuna tiradito | Tiradito de atún
# Make the sauce | Haz la salsa
4 work | Blend {lime+aji-amarillo+garlic+ginger+salt} in the bowl with an ice cube and chill.
| Tritura {lime+aji-amarillo+garlic+ginger+salt} en el bol con un cubito de hielo y deja en la nevera.
# Slice | Corta
8 work | Cut {white-fish} across the grain in slices 3 mm thick and lay on cold plates.
| Corta {white-fish} en láminas de 3 mm a contrahebra y coloca en platos fríos.
2 cook raw=white-fish | Pour the sauce over and leave for {time}.[ Scatter {coriander-leaf+sweetcorn} over.][ Finish with {olive-oil}.]
| Baña con la salsa y deja {time}.[ Reparte {coriander-leaf+sweetcorn} por encima.][ Termina con {olive-oil}.]

== escabeche-de-pescado-peruano
names: Peruvian escabeche, Peruvian pickled fish with onions, escabeche de pescado | Escabeche de pescado, escabeche de pescado peruano, escabeche peruano
about: fried fish under soft onions in vinegar, yellow chilli and cumin | pescado frito con cebolla encurtida en vinagre, ají amarillo y comino
kind: main any easy
serves: 4, most 4 in pan
tools: knife pan dish
core: white-fish wine-vinegar
ways: stove
- 700 g white-fish; in pieces | en trozos
- 3 red-onion; in thick strips | en tiras gruesas
- 60 g flour
- 120 ml sunflower-oil
- 3 clove garlic; crushed | machacad@
- 3 tbsp aji-amarillo
- 120 ml wine-vinegar
- 100 ml fish-stock
- 1/2 tsp cumin; ground | molid@
- 1/2 tsp oregano; optional
- 1.25 tsp salt
- 2 egg; boiled, in wedges | cocidos, en cuartos; optional
- 60 g olives; optional
~ white-fish > 700 g chicken-thigh; in pieces | en trozos; name Peruvian chicken escabeche | Escabeche de pollo
~ flour > 60 g flour-gluten-free
# Fry | Fríe
10 batch safe=white-fish | Season {white-fish} with half of {salt}, turn in {flour} and fry in {sunflower-oil} in the pan for {time}, turning once. Lay in the dish.
| Sazona {white-fish} con la mitad de {salt}, pasa por {flour} y fríe en {sunflower-oil} en la sartén {time}, con una vuelta. Coloca en la fuente.
# Dress | Encurte
6 cook | In a little of the oil fry {garlic+aji-amarillo+cumin+oregano} for {time}.
| En un poco del aceite sofríe {garlic+aji-amarillo+cumin+oregano} {time}.
6 cook | Add {red-onion+wine-vinegar+fish-stock} with the rest of {salt}, boil for {time} and pour over.
| Añade {red-onion+wine-vinegar+fish-stock} con el resto de {salt}, hierve {time} y vierte por encima.
60 cook safe=egg | Leave for {time} in the fridge.[ Serve with {egg+olives}.]
| Deja {time} en la nevera.[ Sirve con {egg+olives}.]

== salchipapas
names: Salchipapas, salchipapa, Latin sausage and chips, fries with sliced sausages | Salchipapas, salchipapa, salchipapas peruanas, salchipapas caseras
about: chips with fried frankfurter slices and sauces | papas fritas con rodajas de salchicha y salsas
kind: snack any easy
serves: 4, most 4 in tray
tools: knife tray pan bowl
core: frankfurter chips
ways: oven+stove air-fryer+stove
- 1000 g chips; frozen | congeladas
- 8 frankfurter; sliced | en rodajas
- 1 tbsp sunflower-oil
- 80 g mayonnaise
- 40 g ketchup; optional
- 1 tbsp mustard-dijon; optional
- 1/2 tsp salt
~ frankfurter > 8 vegan-sausage; sliced | en rodajas; name Vegetable salchipapas | Salchipapas vegetales
+ 100 g cheese egg coleslaw avocado aji-amarillo
# Bake | Hornea
25 batch way=oven | Spread {chips} on the tray and bake at 220 °C (fan 200 °C) for {time}, turning once. Season with {salt}.
| Extiende {chips} en la bandeja y hornea a 220 °C (200 °C con ventilador) {time}, con una vuelta. Sazona con {salt}.
18 batch way=air-fryer | Cook {chips} in the air fryer at 200 °C for {time}, shaking twice. Season with {salt}.
| Cocina {chips} en la freidora de aire a 200 °C {time}, agitando dos veces. Sazona con {salt}.
# Fry | Fríe
6 cook safe=frankfurter,extra | Fry {frankfurter} in {sunflower-oil} in the pan for {time}, until browned.[ Cook {extra} as well, if it needs it.]
| Fríe {frankfurter} en {sunflower-oil} en la sartén {time}, hasta que se doren.[ Cocina también {extra}, si hace falta.]
2 work | Mix both.[ Serve with {mayonnaise+ketchup+mustard-dijon}.]
| Mezcla las dos cosas.[ Sirve con {mayonnaise+ketchup+mustard-dijon}.]

== chicharron-de-cerdo
names: Peruvian pork chicharrón, chicharrón de cerdo, Latin fried pork, masas de puerco | Chicharrón de cerdo, chicharrón de chancho, chicharrón peruano, fritada, masas de puerco, masas de cerdo fritas
about: pork simmered with garlic until the water is gone, then fried in its own fat | cerdo cocido con ajo hasta que se evapora el agua y frito en su grasa
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole bowl
core: pork-shoulder
ways: stove
- 1000 g pork-shoulder; with some fat, in 5 cm pieces | con algo de grasa, en trozos de 5 cm
- 5 clove garlic; whole | enter@
- 1 tsp cumin; ground | molid@; optional
- 1.5 tsp salt
- 500 ml water
- 2 tbsp lard
- 1 red-onion; in fine strips | en pluma fina
- 2 lime; juiced | en zumo
- 10 g coriander-leaf; chopped | picad@; optional
- 600 g sweet-potato; boiled, sliced | cocid@, en rodajas; optional
~ lard > 2 tbsp sunflower-oil
~ pork-shoulder > 900 g pork-belly; in pieces | en trozos; name Pork belly chicharrón | Chicharrón de panceta
# Simmer | Cuece
50 cook safe=pork-shoulder | Put {pork-shoulder+garlic+cumin+water} into the casserole with most of {salt} and simmer, half covered, for {time}, until tender and almost dry.
| Pon {pork-shoulder+garlic+cumin+water} en la cazuela con casi toda {salt} y cuece medio tapado {time}, hasta que quede tierno y casi sin agua.
# Fry | Fríe
15 batch | Add {lard} and fry in its own fat for {time}, turning, until golden and crisp.
| Añade {lard} y fríe en su grasa {time}, dando vueltas, hasta que se dore y cruja.
# Serve | Sirve
4 work | Mix {red-onion+lime+coriander-leaf} in the bowl with the rest of {salt} and serve beside.[ Add {sweet-potato}.]
| Mezcla {red-onion+lime+coriander-leaf} en el bol con el resto de {salt} y sirve al lado.[ Añade {sweet-potato}.]

== aguadito-de-pollo
names: Aguadito de pollo, Peruvian green chicken and rice soup, Peruvian coriander chicken soup | Aguadito de pollo, aguadito, aguadito peruano, sopa de aguadito
about: a thick green Peruvian soup of chicken, rice and coriander | sopa peruana verde y espesa de pollo, arroz y cilantro
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot blender
core: chicken-thigh-on-bone coriander-leaf rice
ways: stove
- 800 g chicken-thigh-on-bone
- 180 g rice
- 70 g coriander-leaf
- 1 onion; chopped | picad@
- 3 clove garlic; crushed | machacad@
- 2 tbsp aji-amarillo
- 1 red-pepper; in strips | en tiras
- 2 potato; diced | en dados
- 1 carrot; diced | en dados
- 100 g peas
- 3 tbsp sunflower-oil
- 1800 ml chicken-stock
- 1.5 tsp salt
- 2 lime; juiced | en zumo
# Fry | Sofríe
10 cook | Fry {onion+garlic+aji-amarillo} in {sunflower-oil} in the pot for {time}. Blend {coriander-leaf} with a splash of water and stir in.
| Sofríe {onion+garlic+aji-amarillo} en {sunflower-oil} en la olla {time}. Tritura {coriander-leaf} con un chorro de agua e incorpora.
# Simmer | Cuece
20 cook | Add {chicken-thigh-on-bone+chicken-stock+salt} and simmer for {time}.
| Añade {chicken-thigh-on-bone+chicken-stock+salt} y cuece {time}.
20 cook safe=chicken-thigh-on-bone | Add {rice+potato+carrot+red-pepper+peas} and simmer for {time}. Sharpen with {lime}.
| Añade {rice+potato+carrot+red-pepper+peas} y cuece {time}. Da un punto con {lime}.

== salsa-criolla-peruana
names: Salsa criolla, Peruvian pickled onion salsa, sarsa criolla, Latin onion and lime salsa | Salsa criolla, salsa criolla peruana, sarza criolla, zarza criolla, sarsa
about: fine red onion strips with lime, chilli and coriander | pluma fina de cebolla morada con limón, ají y cilantro
kind: sauce any easy
serves: 4, most 8 in bowl
tools: knife bowl
core: red-onion lime
ways: none
- 2 red-onion; in fine strips | en pluma fina
- 2 lime; juiced | en zumo
- 1 chilli; in fine strips | en tiras finas; optional
- 10 g coriander-leaf; chopped | picad@
- 1/2 tsp salt
- 1 tbsp olive-oil; optional
+ 100 g tomato radish sweetcorn
# Rinse | Lava
10 cook | Leave {red-onion} in cold water in the bowl with half of {salt} for {time}, rinse and drain well.
| Deja {red-onion} en agua fría en el bol con la mitad de {salt} {time}, enjuaga y escurre bien.
# Mix | Mezcla
3 work | Mix with {lime+chilli+coriander-leaf+olive-oil} and the rest of {salt}.[ Add {extra}.] Serve within the hour.
| Mezcla con {lime+chilli+coriander-leaf+olive-oil} y el resto de {salt}.[ Añade {extra}.] Sirve enseguida.

== picarones
names: Picarones, Peruvian pumpkin and sweet potato doughnuts, picarones with syrup | Picarones, picarones peruanos, picarones con miel, picarones con miel de chancaca
about: fried rings of pumpkin and sweet potato dough in spiced syrup | roscas fritas de zapallo y camote con miel especiada
kind: dessert any medium
serves: 6, most 6 in deepPan
makes: 20
tools: knife pot blender bowl deepPan saucepan
core: pumpkin sweet-potato flour
ways: stove
- 300 g pumpkin; peeled, in pieces | pelad@, en trozos
- 300 g sweet-potato; peeled, in pieces | pelad@, en trozos
- 350 g flour
- 8 g yeast; dried | seca
- 1 tbsp sugar
- 1 tsp star-anise; ground | molido; optional
- 1/2 tsp salt
- 800 ml sunflower-oil
- 250 g brown-sugar
- 250 ml water
- 1 cinnamon-stick
- 2 clove as spice-clove; optional
- 1 orange; only the peel | solo la piel; optional
~ flour > 350 g flour-gluten-free; name Picarones | Picarones
# Boil | Cuece
20 cook | Boil {pumpkin+sweet-potato} in the pot for {time}, until soft. Keep a small glass of the water, drain, blend and cool until just warm.
| Cuece {pumpkin+sweet-potato} en la olla {time}, hasta que todo esté blando. Guarda un vasito del agua, escurre, tritura y deja templar.
8 work | Stir {yeast+sugar} into the kept water in the bowl, add the purée and {flour+star-anise+salt}, and beat to a sticky dough.
| Disuelve {yeast+sugar} en el agua guardada en el bol, añade el puré y {flour+star-anise+salt}, y bate hasta tener una masa pegajosa.
75 cook | Cover and leave for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble.
# Make the syrup | Haz el jarabe
15 cook | Boil {brown-sugar+water+cinnamon-stick+spice-clove+orange} in the saucepan for {time}, until it thickens. Strain.
| Hierve {brown-sugar+water+cinnamon-stick+spice-clove+orange} en el cazo {time}, hasta que espese. Cuela.
# Fry | Fríe
18 pieces | Heat {sunflower-oil} in the deep pot to 175 °C. With wet hands shape rings and fry a few at a time, {time} in all for {pieces}. Drain and bathe in the syrup.
| Calienta {sunflower-oil} en la olla honda a 175 °C. Con las manos mojadas forma aros y fríe de pocos en pocos, {time} en total para {pieces}. Escurre y baña con el jarabe.
`);
