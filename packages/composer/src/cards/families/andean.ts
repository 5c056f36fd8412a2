import { cards } from "../parse-cards.ts";

export const ANDEAN = cards(`
== ceviche
names: Ceviche, Peruvian ceviche, fish ceviche, cebiche, seviche | Ceviche, ceviche peruano, cebiche, ceviche de pescado
about: raw white fish cured in lime juice with red onion and chilli | pescado blanco crudo curado en lima con cebolla morada y ají
kind: starter any medium
serves: 4, most 8 in bowl
tools: knife bowl saucepan
core: white-fish lime
ways: freezer+stove
- 600 g white-fish; very fresh, skinless | muy fresco, sin piel
- 1 red-onion; in fine strips | en juliana fina
- 10 lime; juiced | exprimid@
- 1 chilli; finely chopped, seeded | sin semillas, picad@ fin@
- 15 g coriander-leaf; chopped | picad@
- 1 tsp salt
- 1 cm ginger; grated | rallad@; optional
- 400 g sweet-potato; to serve | para acompañar; optional
- 150 g corn; cooked, to serve | cocid@, para acompañar; optional
~ white-fish > 500 g hearts-of-palm; sliced | en rodajas; name Palm heart ceviche | Ceviche de palmito
# Freeze first | Congela primero
1440 cook if=white-fish | Freeze {white-fish} at -20 °C for {time} at the least, and for 5 days in a home freezer, then thaw in the fridge.
| Congela {white-fish} a -20 °C {time} como mínimo, y 5 días en un congelador doméstico; después descongela en la nevera.
why | Lime juice does not kill the parasite anisakis; freezing does.
| El zumo de lima no mata el anisakis; la congelación sí.
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {chilli+coriander-leaf+ginger} as the list says.
| Pela y corta {chilli+coriander-leaf+ginger} como indica la lista.
# Cook the sides | Cuece la guarnición
20 cook | Boil {sweet-potato+corn} in the saucepan for {time}, until tender, then cool and slice.
| Cuece {sweet-potato+corn} en el cazo {time}, hasta que quede tierno; enfría y corta.
# Cut | Corta
10 work | Cut {white-fish} into 2 cm dice in the cold bowl. Rinse {red-onion} in cold water and drain.
| Corta {white-fish} en dados de 2 cm en el bol frío. Lava {red-onion} en agua fría y escurre.
# Cure and serve | Cura y sirve
10 cook raw=white-fish if=white-fish | Mix {white-fish+salt+chilli+ginger} and pour {lime} over. Leave in the fridge for {time}, until white outside.
| Mezcla {white-fish+salt+chilli+ginger} y cubre con {lime}. Deja en la nevera {time}, hasta que blanquee por fuera.
10 cook not=white-fish | Mix {white-fish+salt+chilli+ginger} and pour {lime} over. Leave in the fridge for {time}.
| Mezcla {white-fish+salt+chilli+ginger} y cubre con {lime}. Deja en la nevera {time}.
2 work | Stir in {red-onion+coriander-leaf} and serve at once with its juices.[ Add {sweet-potato+corn} at the side.]
| Incorpora {red-onion+coriander-leaf} y sirve enseguida con su jugo.[ Pon al lado {sweet-potato+corn}.]

== lomo-saltado
names: Lomo saltado, Peruvian beef stir-fry, Peruvian stir-fried beef with chips | Lomo saltado, lomo saltado peruano
about: stir-fried beef with onion, tomato, soy sauce and chips | ternera salteada con cebolla, tomate, salsa de soja y patatas fritas
kind: main any medium
serves: 4, most 4 in wok
tools: knife wok deepPan saucepan
core: beef-steak soy-sauce
ways: stove
- 600 g beef-steak; in thick strips | en tiras gruesas
- 2 red-onion; in thick wedges | en gajos gruesos
- 3 tomato; in wedges, seeded | en gajos, sin semillas
- 2 tbsp aji-amarillo
- 2 clove garlic; chopped | picad@
- 4 tbsp soy-sauce
- 2 tbsp red-wine-vinegar
- 15 g coriander-leaf; chopped | picad@
- 600 g potato; in sticks | en bastones
- 400 ml sunflower-oil
- 280 g rice
- 1 tsp cumin
- 1.25 tsp salt
~ beef-steak > 500 g portobello; in thick strips | en tiras gruesas; name Mushroom saltado | Saltado de setas
~ soy-sauce > 4 tbsp tamari; name Saltado with tamari | Saltado con tamari
# Prepare the vegetables | Prepara las hortalizas
13 work | Peel and cut {red-onion+tomato+garlic+coriander-leaf+potato} as the list says.
| Pela y corta {red-onion+tomato+garlic+coriander-leaf+potato} como indica la lista.
# Boil the grains | Cuece el grano
16 cook | Boil {rice} in the saucepan in {600 ml} of water with {salt:part} for {time}, covered, then rest.
| Cuece {rice} en el cazo en {600 ml} de agua con {salt:part} {time}, tapado, y deja reposar.
# Fry the sticks | Fríe los bastones
14 pieces | Heat {sunflower-oil} in the deep pot to 170 °C and fry {potato} for {time}, until golden. Drain and sprinkle with {salt:part}.
| Calienta {sunflower-oil} en la olla a 170 °C y fríe {potato} {time}, hasta que se dore. Escurre y espolvorea {salt:part}.
# Stir-fry | Saltea
5 batch safe=beef-steak | Season {beef-steak} with {cumin+garlic} and {salt:rest}. Sear in a little of the hot oil in the smoking-hot wok for {time}, in two goes, and lift out.
| Sazona {beef-steak} con {cumin+garlic} y {salt:rest}. Saltea en un poco del aceite caliente en el wok muy caliente {time}, en dos tandas, y saca.
2 batch | Fry {red-onion+aji-amarillo} for {time}: it must stay crisp.
| Saltea {red-onion+aji-amarillo} {time}: debe quedar crujiente.
2 batch | Add {tomato+soy-sauce+red-wine-vinegar+beef-steak} and toss for {time} over the highest heat.
| Añade {tomato+soy-sauce+red-wine-vinegar+beef-steak} y saltea {time} a fuego máximo.
# Serve | Sirve
2 work | Toss with {potato+coriander-leaf} and serve with {rice}.
| Mezcla con {potato+coriander-leaf} y sirve con {rice}.

== aji-de-gallina
names: Ají de gallina, Peruvian creamy chicken, Peruvian chicken in yellow chilli sauce | Ají de gallina, ají de pollo
about: shredded chicken in a creamy yellow chilli, bread and nut sauce | pollo deshilachado en crema de ají amarillo, pan y nueces
kind: main any medium
serves: 4, most 6 in casserole
tools: knife pot casserole blender saucepan
core: chicken-breast aji-amarillo
ways: stove
- 700 g chicken-breast
- 4 tbsp aji-amarillo
- 1 red-onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 120 g bread; white, without crust | blanco, sin corteza
- 250 ml evaporated-milk
- 50 g walnut; chopped | picad@
- 50 g parmesan; grated | rallad@
- 4 tbsp sunflower-oil
- 500 g potato; whole | enter@
- 280 g rice
- 2 egg
- 8 olives; black | negras; optional
- 1.25 tsp salt
~ chicken-breast > 600 g oyster-mushroom; torn, fried | deshilachad@ y saltead@; name Mushroom ají | Ají de setas
# Prepare the vegetables | Prepara las hortalizas
7 work | Peel and cut {red-onion+garlic} as the list says.
| Pela y corta {red-onion+garlic} como indica la lista.
# Cook and shred | Cuece y deshilacha
20 cook if=chicken-breast safe=chicken-breast | Cover {chicken-breast} with water in the pot, add a third of {salt} and simmer for {time}. Save the liquid and shred.
| Cubre {chicken-breast} con agua en la olla, añade un tercio de {salt} y cuece a fuego suave {time}. Guarda el líquido y deshilacha.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.
# Cook the side | Cuece la guarnición
25 cook | Boil {potato} in water for {time}, until a knife slides in, then peel and slice.
| Cuece {potato} en agua {time}, hasta que entre el cuchillo; pela y corta en rodajas.
16 cook | Boil {rice} in {560 ml} of water with another third of {salt}, covered, over low heat for {time}.
| Cuece {rice} en {560 ml} de agua con otro tercio de {salt}, tapado y a fuego suave, {time}.
# Make the sauce | Haz la salsa
10 cook | Soak {bread} in {evaporated-milk} for {time}, then blend with {walnut}.
| Remoja {bread} en {evaporated-milk} {time} y tritura con {walnut}.
10 cook | Heat {sunflower-oil} in the casserole over medium heat and fry {red-onion+garlic+aji-amarillo} for {time}, until it shines.
| Calienta {sunflower-oil} en la cazuela a fuego medio y sofríe {red-onion+garlic+aji-amarillo} {time}, hasta que brille.
10 cook | Add what was blended and {200 ml} of cooking liquid or water, and simmer for {time}, stirring, until thick.
| Añade lo triturado y {200 ml} del líquido de cocción o agua, y cuece {time}, removiendo, hasta que espese.
# Finish | Termina
5 cook | Stir in {chicken-breast+parmesan} and the rest of {salt} and warm for {time}.
| Incorpora {chicken-breast+parmesan} y el resto de {salt} y calienta {time}.
2 work | Serve on {potato} with {rice+egg+olives}.
| Sirve sobre {potato} con {rice+egg+olives}.

== causa
names: Causa limeña, causa, Peruvian potato terrine, causa rellena, Peruvian layered potatoes, chicken causa | Causa limeña, causa, causa rellena, causa de pollo, causa peruana
about: cold layers of lime and chilli potato with chicken mayonnaise and avocado | capas frías de patata con lima y ají, pollo con mayonesa y aguacate
kind: starter any medium
serves: 6, most 6 in dish
tools: knife pot masher dish bowl
core: potato aji-amarillo
ways: stove
- 1000 g potato; floury | harinos@
- 3 tbsp aji-amarillo
- 3 lime; juiced | exprimid@
- 4 tbsp sunflower-oil
- 1.5 tsp salt
- 300 g cooked-chicken; shredded | desmenuzad@
- 120 g mayonnaise
- 1 red-onion; very finely chopped | picad@ muy fin@
- 1 avocado; sliced | en láminas
- 6 olives; black | negras; optional
~ mayonnaise > 120 g vegan-mayonnaise
~ cooked-chicken > 300 g tinned-tuna; drained | escurrid@; name Tuna causa | Causa limeña de atún
~ cooked-chicken > 300 g cooked-prawn; chopped | troceadas; name Prawn causa | Causa limeña de langostinos
~ cooked-chicken > 1 can hearts-of-palm; drained, chopped | escurridos, picados; name Causa with hearts of palm | Causa limeña de palmitos
~ cooked-chicken > 250 g tinned-chickpeas; drained, roughly crushed | escurridos, algo aplastados
# Boil and mash | Cuece y aplasta
25 cook | Cover {potato} with cold water in the pot and simmer for {time}, until soft.
| Cubre {potato} con agua fría en la olla y cuece {time}, hasta que quede tierno.
8 work | Peel and mash while hot. Work in {aji-amarillo+lime+sunflower-oil+salt}, until smooth, and let it cool.
| Pela y aplasta en caliente. Incorpora {aji-amarillo+lime+sunflower-oil+salt} hasta que quede liso y deja enfriar.
# Mix the filling | Mezcla el relleno
4 work | Mix {cooked-chicken+mayonnaise+red-onion} in the bowl.
| Mezcla {cooked-chicken+mayonnaise+red-onion} en el bol.
# Layer | Monta
8 work | Spread half of the mash in the oiled dish. Cover with {avocado} and the filling, then with the rest of the mash.
| Extiende la mitad del puré en la fuente aceitada. Cubre con {avocado} y el relleno, y después con el resto del puré.
90 cook | Chill for {time}.
| Enfría en la nevera {time}.
2 work | Cut into portions and serve cold.[ Decorate with {olives}.]
| Corta en porciones y sirve frío.[ Decora con {olives}.]

== papas-a-la-huancaina
names: Papas a la huancaína, potatoes in yellow chilli cheese sauce, Peruvian potatoes huancaina, huancaína potatoes | Papas a la huancaína, patatas a la huancaína
about: cold boiled potatoes in a creamy yellow chilli and cheese sauce | patatas cocidas en crema de ají amarillo y queso fresco
kind: starter any easy
serves: 4, most 8 in jug
tools: knife pot pan jug saucepan
core: potato aji-amarillo fresh-cheese
ways: stove
- 800 g potato; whole | enter@
- 4 tbsp aji-amarillo
- 250 g fresh-cheese
- 200 ml evaporated-milk
- 6 crackers
- 1 clove garlic
- 1/2 red-onion; chopped | picad@
- 3 tbsp sunflower-oil
- 3/4 tsp salt
- 2 egg; optional
- 8 olives; black | negras; optional
- 4 leaf lettuce; optional
# Boil | Cuece
25 cook | Cover {potato} with cold water in the pot and simmer for {time}, until tender, then peel and slice.
| Cubre {potato} con agua fría en la olla y cuece {time}, hasta que quede tierno; pela y corta en rodajas.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.
# Make the sauce | Haz la salsa
6 cook | Fry {red-onion+garlic+aji-amarillo} in {sunflower-oil} in the pan over medium heat for {time}.
| Sofríe {red-onion+garlic+aji-amarillo} en {sunflower-oil} en la sartén a fuego medio {time}.
4 work | Blend it with {fresh-cheese+evaporated-milk+crackers+salt} until thick and smooth.
| Tritura con {fresh-cheese+evaporated-milk+crackers+salt} hasta que quede espeso y liso.
# Serve | Sirve
3 work | Lay {potato+lettuce} on plates and pour the sauce over.[ Decorate with {egg+olives}.]
| Coloca {potato+lettuce} en los platos y cubre con la salsa.[ Decora con {egg+olives}.]

== pastel-de-choclo
names: Pastel de choclo, Chilean corn pie, corn and beef pie | Pastel de choclo, pastel de choclo chileno, pastel de maíz con carne
about: minced beef, chicken and egg baked under a sweet corn crust | carne picada, pollo y huevo al horno bajo una capa de maíz
kind: main any medium
serves: 6, most 6 in dish
tools: knife pan saucepan blender dish
core: corn beef-mince
ways: stove+oven
- 900 g corn; kernels, frozen or fresh | en grano, congelado o fresco
- 200 ml milk
- 40 g butter
- 15 g basil; leaves | en hojas
- 600 g beef-mince
- 3 onion; finely chopped | picad@ fin@
- 3 tbsp sunflower-oil
- 2 tsp paprika-sweet
- 1 tsp cumin
- 250 g cooked-chicken; in pieces | en trozos; optional
- 3 egg
- 50 g olives; black | negras; optional
- 30 g raisins; optional
- 1 tbsp sugar
- 1.75 tsp salt
# Cook the filling | Haz el pino
20 cook safe=beef-mince | Fry {onion} in {sunflower-oil} in the pan until soft, add {beef-mince+paprika-sweet+cumin} and half of {salt}, and cook for {time} in all, until almost dry.
| Pocha {onion} en {sunflower-oil} en la sartén, añade {beef-mince+paprika-sweet+cumin} y la mitad de {salt}, y cocina {time} en total, hasta que quede casi seco.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.
# Cook the crust | Haz la cubierta
15 cook | Blend {corn+milk+basil}. Cook with {butter} and the rest of {salt} for {time}, stirring, until it bubbles thickly.
| Tritura {corn+milk+basil}. Cuece con {butter} y el resto de {salt} {time}, removiendo, hasta que burbujee espeso.
# Fill the dish | Llena la fuente
5 work | Spread the filling in the dish with {egg+cooked-chicken+olives+raisins}. Cover with the crust and sprinkle with {sugar}.
| Extiende el relleno en la fuente con {egg+cooked-chicken+olives+raisins}. Tapa con la cubierta y espolvorea {sugar}.
# Bake | Hornea
30 batch | Bake at 200 °C (fan 180 °C) for {time}, until golden brown on top.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore bien por arriba.
`);
