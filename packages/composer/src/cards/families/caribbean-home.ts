import { cards } from "../parse-cards.ts";

export const CARIBBEAN_HOME = cards(`
== moros-y-cristianos
names: Moros y cristianos, Cuban black beans and rice, moros con cristianos, Cuban rice and black beans, arroz moro | Moros y cristianos, moros con cristianos, arroz moro, arroz moro cubano, arroz con frijoles negros cubano
about: Cuban rice cooked in the dark liquid of black beans with pepper, garlic and cumin | arroz cubano cocido en el líquido oscuro de los frijoles negros con pimiento, ajo y comino
kind: main any easy
serves: 6, most 8 in casserole
tools: knife bowl pot casserole
core: dried-black-beans rice
ways: stove
- 250 g dried-black-beans
- 2 bay-leaf
- 120 g bacon; diced | en dados; optional
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 1.5 tsp cumin
- 1 tsp oregano
- 350 g rice; long grain | de grano largo
- 1 tbsp wine-vinegar
- 2 tsp salt
~ bacon > 1 red-pepper; finely chopped | picad@ fin@
# Soak | Remoja
480 cook | Soak {dried-black-beans} in plenty of cold water in the bowl for {time} or overnight. Drain and rinse.
| Remoja {dried-black-beans} en abundante agua fría en el bol {time} o toda la noche. Escurre y enjuaga.
# Boil | Cuece
10 cook | Put {dried-black-beans} in the pot with {bay-leaf} and {1500 ml} of fresh water and boil hard for {time}.
| Pon {dried-black-beans} en la olla con {bay-leaf} y {1500 ml} de agua limpia y hierve a fuego fuerte {time}.
50 cook | Lower the heat and simmer, half covered, for {time}, until tender but whole. Drain over a bowl and keep {750 ml} of the dark liquid; top up with water if it is less.
| Baja el fuego y cuece medio tapado {time}, hasta que estén tiernos pero enteros. Escurre sobre un bol y guarda {750 ml} del líquido oscuro; completa con agua si falta.
# Fry the base | Haz la base
10 cook | Heat {olive-oil} in the casserole over medium heat.[ Fry {bacon+onion+green-pepper+garlic} for {time}, until soft.]
| Calienta {olive-oil} en la cazuela a fuego medio.[ Sofríe {bacon+onion+green-pepper+garlic} {time}, hasta que se ablande todo.]
2 cook | Stir in {cumin+oregano+rice} and fry for {time}, until the grains shine.
| Añade {cumin+oregano+rice} y rehoga {time}, hasta que los granos brillen.
# Cook together | Cuece todo junto
20 cook | Add {dried-black-beans+wine-vinegar+salt} with the kept liquid, bring to the boil, cover and cook over the lowest heat for {time}, without stirring.
| Añade {dried-black-beans+wine-vinegar+salt} con el líquido guardado, lleva a ebullición, tapa y cuece al mínimo {time}, sin remover.
10 cook | Leave covered off the heat for {time}, then loosen with a fork.
| Deja reposar tapado fuera del fuego {time} y suelta con un tenedor.
== arroz-con-gandules
names: Arroz con gandules, Puerto Rican rice with pigeon peas, rice with pigeon peas, pigeon pea rice, arroz con guandules | Arroz con gandules, arroz con gandules puertorriqueño, arroz con guandules, arroz guisado con gandules
about: yellow Puerto Rican rice with pigeon peas, sofrito and olives | arroz amarillo de Puerto Rico con gandules, sofrito y aceitunas
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: pigeon-peas rice
ways: stove
- 3 tbsp olive-oil
- 1 tsp annatto; ground | molid@
- 120 g cooked-ham; diced | en dados; optional
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 15 g coriander-leaf; chopped | picad@
- 1 tsp oregano
- 150 g tomato-sauce
- 60 g olives; halved | partidas por la mitad
- 1 tbsp capers; optional
- 2 can pigeon-peas; drained | escurridos
- 400 g rice; long or medium grain | de grano largo o medio
- 650 ml water; hot | caliente
- 2 tsp salt
~ annatto > 1 tsp paprika-sweet
~ pigeon-peas > 2 can tinned-black-beans; drained | escurrid@; name Puerto Rican rice with black beans | Arroz a la puertorriqueña con frijoles negros
# Fry the base | Haz la base
8 cook | Warm {olive-oil+annatto} in the casserole over medium heat.[ Fry {cooked-ham+onion+green-pepper} in it for {time}, until soft.]
| Calienta {olive-oil+annatto} en la cazuela a fuego medio.[ Sofríe {cooked-ham+onion+green-pepper} {time}, hasta que se ablande.]
3 cook | Add {garlic+coriander-leaf+oregano+tomato-sauce} and cook for {time}, until thick.
| Añade {garlic+coriander-leaf+oregano+tomato-sauce} y cocina {time}, hasta que espese.
# Simmer | Cuece
2 work | Stir in {olives+capers+pigeon-peas+rice+salt} until all is coated, pour in {water} and bring to the boil.
| Incorpora {olives+capers+pigeon-peas+rice+salt} hasta que se impregne todo, vierte {water} y lleva a ebullición.
7 cook | Let it bubble uncovered for {time}, until the liquid sinks to the level of the grains.
| Deja hervir destapado {time}, hasta que el líquido baje al nivel de los granos.
20 cook | Turn over once from below, cover and cook over the lowest heat for {time}, until dry and loose.
| Da una vuelta de abajo arriba, tapa y cuece al mínimo {time}, hasta que quede seco y suelto.
why | The crust at the bottom is the pegao, which everyone wants: scrape it out and serve it too.
| La costra de abajo es el pegao, que todos quieren: ráspala y sírvela también.
== pernil
names: Pernil, Puerto Rican roast pork, pernil asado, Puerto Rican pernil, Puerto Rican roast pork shoulder | Pernil, pernil al horno, pernil asado, pernil puertorriqueño, pernil de cerdo, pernil de cerdo al horno
about: pork shoulder rubbed with garlic and oregano, roasted slowly until it falls apart | paleta adobada con ajo y orégano y asada despacio hasta que se deshace
kind: main any medium
serves: 10, most 10 in tray
tools: knife mortar tray
core: pork-shoulder
ways: oven
- 3000 g pork-shoulder; with bone and skin | con hueso y piel
- 12 clove garlic
- 1.5 tbsp salt
- 1 tbsp oregano
- 2 tsp black-pepper
- 4 tbsp olive-oil
- 3 tbsp cider-vinegar
- 2 lime; in wedges | en gajos; optional
~ pork-shoulder > 2800 g lamb-leg; with bone | con hueso; name Roast lamb pernil style | Pierna de cordero al estilo pernil
# Season | Adoba
15 work | Pound {garlic+salt+oregano+black-pepper} to a paste in the mortar and loosen with {olive-oil+cider-vinegar}. Lift the skin of {pork-shoulder} on one side, stab the flesh deeply all over and push the paste into the cuts and under the skin. Keep the top dry.
| Maja {garlic+salt+oregano+black-pepper} en el mortero y aligera con {olive-oil+cider-vinegar}. Levanta por un lado la piel de {pork-shoulder}, haz cortes profundos por todas partes y mete el adobo en los cortes y bajo la piel. La parte de arriba debe quedar seca.
720 cook | Leave in the fridge, loosely covered, for {time}.
| Deja en la nevera, tapado sin apretar, {time}.
# Roast | Asa
240 batch safe=pork-shoulder | Heat the oven to 160 °C (fan 140 °C). Set on the tray with a glass of water, cover tightly with foil and roast for {time}, until a fork turns in it without effort.
| Calienta el horno a 160 °C (140 °C con ventilador). Coloca en la bandeja con un vaso de agua, tapa bien con papel de aluminio y asa {time}, hasta que un tenedor gire dentro sin esfuerzo.
30 batch | Take off the foil, turn the oven up to 220 °C (fan 200 °C) and roast for {time}, until the outside blisters and crackles.
| Retira el papel, sube el horno a 220 °C (200 °C con ventilador) y asa {time}, hasta que por fuera haga ampollas y cruja.
# Serve | Sirve
20 cook | Rest for {time}. Pull apart in large pieces and pour the juices over.[ Serve {lime} beside.]
| Deja reposar {time}. Separa en trozos grandes y riega con los jugos.[ Sirve {lime} al lado.]
== mangu
names: Mangú, Dominican mashed plantains, Dominican mangu, mangu with onions | Mangú, mangú dominicano, mangú con cebolla, mangú de plátano verde
about: smooth mash of boiled green plantains with pickled red onion | puré suave de plátano verde hervido con cebolla morada en vinagre
kind: breakfast any easy
serves: 4, most 6 in pot
tools: knife pot pan masher
core: plantain
ways: stove
- 4 plantain; green | verdes
- 2 tsp salt
- 60 g butter
- 2 red-onion; in rings | en aros
- 3 tbsp cider-vinegar
- 2 tbsp olive-oil
# Boil | Cuece | group=1
25 cook | Peel {plantain}, cut in four and boil in plenty of water in the pot with {salt:part} for {time}, until very soft.
| Pela {plantain}, corta en cuatro y cuece en abundante agua en la olla con {salt:part} {time}, hasta que queden muy blandos.
# Make the topping | Haz la cobertura | group=1
6 cook | Soften {red-onion} in {olive-oil} in the pan over medium heat for {time}, then stir in {cider-vinegar} and {salt:rest} and take off the heat.
| Ablanda {red-onion} con {olive-oil} en la sartén a fuego medio {time}, añade {cider-vinegar} y {salt:rest} y retira del fuego.
# Mash | Aplasta
4 work | Drain {plantain}, keeping {250 ml} of the hot cooking water. Mash at once with {butter}, adding the water little by little, until smooth and soft: it stiffens as it cools. Top with {red-onion}.
| Escurre {plantain} y guarda {250 ml} del agua caliente de cocción. Aplasta enseguida con {butter}, añadiendo el agua poco a poco, hasta que quede fino y blando: al enfriarse se endurece. Cubre con {red-onion}.
== habichuelas-guisadas
names: Habichuelas guisadas, Puerto Rican stewed beans, Dominican stewed beans, Puerto Rican beans | Habichuelas guisadas, habichuelas rojas guisadas, habichuelas guisadas puertorriqueñas, habichuelas guisadas dominicanas, habichuelas coloradas guisadas
about: red beans stewed with sofrito, squash and oregano | habichuelas rojas guisadas con sofrito, calabaza y orégano
kind: side any easy
serves: 4, most 8 in pot
tools: knife pot
core: tinned-kidney-beans
ways: stove
- 2 tbsp olive-oil
- 80 g cooked-ham; diced | en dados; optional
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; crushed | machacad@
- 15 g coriander-leaf; chopped | picad@
- 1 tsp oregano
- 150 g tomato-sauce
- 2 can tinned-kidney-beans; drained | escurrid@
- 250 g squash; in 2 cm pieces | en trozos de 2 cm
- 350 ml water
- 1 bay-leaf
- 1 tsp salt
- 1 tsp cider-vinegar
# Fry the base | Haz la base
7 cook | Heat {olive-oil} in the pot over medium heat.[ Fry {cooked-ham+onion+green-pepper} for {time}, until soft.]
| Calienta {olive-oil} en la olla a fuego medio.[ Sofríe {cooked-ham+onion+green-pepper} {time}, hasta que se ablande.]
3 cook | Add {garlic+coriander-leaf+oregano+tomato-sauce} and cook for {time}, until thick.
| Añade {garlic+coriander-leaf+oregano+tomato-sauce} y cocina {time}, hasta que espese.
# Stew | Guisa
20 cook | Add {tinned-kidney-beans+squash+water+bay-leaf+salt} and simmer for {time}, until soft.
| Añade {tinned-kidney-beans+squash+water+bay-leaf+salt} y cuece a fuego suave {time}, hasta que se ablande todo.
5 cook | Crush a few spoonfuls against the side and simmer for {time}, until creamy. Sharpen with {cider-vinegar}, take out the leaf and serve.
| Aplasta unas cucharadas contra la pared y cuece {time}, hasta que espese. Aviva con {cider-vinegar}, retira la hoja y sirve.
== baleadas
names: Baleadas, baleada, Honduran baleadas, Honduran bean tortillas | Baleadas, baleada, baleadas hondureñas, baleadas sencillas, baleadas especiales
about: thick, soft Honduran wheat tortillas folded over fried beans, cheese and cream | tortillas gruesas y blandas de trigo dobladas con frijoles fritos, queso y crema
kind: main any medium
serves: 4, most 4 in pan
makes: 8
tools: knife bowl rollingPin pan smallPan masher
core: flour tinned-kidney-beans
ways: stove
-- For the tortillas | Para las tortillas
- 400 g flour
- 1 tsp baking-powder
- 1 tsp salt
- 70 ml sunflower-oil
- 220 ml water; warm | templada
-- For the filling | Para el relleno
- 1 onion; finely chopped | picad@ fin@
- 2 tbsp sunflower-oil as frying-oil
- 2 can tinned-kidney-beans; with a little liquid | con un poco de su líquido
- 1/2 tsp salt as bean-salt
- 4 egg; optional
- 120 g fresh-cheese; crumbled | desmenuzado
- 150 ml sour-cream
- 1 avocado; sliced | en láminas; optional
~ fresh-cheese > 120 g tofu; firm, crumbled | firme, desmenuzado
~ sour-cream > 150 ml yoghurt-soy
# Make the dough | Haz la masa
8 work | Mix {flour+baking-powder+salt} in the bowl, rub in {sunflower-oil}, pour in {water} and knead until smooth and soft. Form {pieces} balls.
| Mezcla {flour+baking-powder+salt} en el bol, frota con {sunflower-oil}, vierte {water} y amasa hasta que quede lisa y blanda. Forma {pieces} bolas.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Fry the filling | Haz el relleno
12 cook | Soften {onion} in {frying-oil} in the pan over medium heat, add {tinned-kidney-beans+bean-salt} and cook, mashing, for {time} in all, until thick and spreadable. Keep hot.
| Ablanda {onion} con {frying-oil} en la sartén a fuego medio, añade {tinned-kidney-beans+bean-salt} y cocina aplastando, {time} en total, hasta lograr un puré espeso. Mantén caliente.
4 batch safe=egg | [Beat {egg} and stir in the small pan over medium heat for {time}, until set.]
| [Bate {egg} y cuaja en la sartén pequeña a fuego medio, removiendo, {time}, hasta que no quede líquido.]
# Cook the rounds | Cuece los discos
20 pieces | Stretch or roll each ball to 20 cm. Cook in the hot, dry small pan, one at a time, {time} in all, turning when it puffs, until brown in spots. Keep soft in a cloth.
| Estira cada bola a 20 cm con las manos o el rodillo. Cuece en la sartén pequeña, seca y caliente, de uno en uno, {time} en total, dando la vuelta cuando se inflen, hasta que tengan manchas doradas. Mantenlos blandos en un paño.
# Fill | Rellena
4 work | Spread half of each with {tinned-kidney-beans}, top with {egg+fresh-cheese+sour-cream+avocado}, fold and eat hot.
| Unta la mitad de cada uno con {tinned-kidney-beans}, añade {egg+fresh-cheese+sour-cream+avocado}, dobla y come caliente.
== cachapas
names: Cachapas, cachapa, cachapas with cheese, Venezuelan cachapas, Venezuelan corn pancakes | Cachapas, cachapa, cachapas con queso, cachapa con queso, cachapas venezolanas, cachapas de maíz, cachapas de jojoto
about: thick sweet maize pancakes folded over soft white cheese | tortitas gruesas y dulces de maíz tierno dobladas con queso blanco
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: jug pan
core: sweetcorn
ways: stove
- 700 g sweetcorn; drained or thawed | escurrido o descongelado
- 80 g masarepa
- 1 tbsp sugar
- 1/2 tsp salt
- 50 g butter
- 300 g mozzarella; sliced | en lonchas
~ mozzarella > 250 g vegan-cheese; sliced | en lonchas
# Blend | Tritura
3 work | Blend {sweetcorn+sugar+salt} briefly in the jug, leaving it coarse, and stir in {masarepa}.
| Tritura {sweetcorn+sugar+salt} un momento en la batidora, sin afinar, y mezcla con {masarepa}.
10 cook | Leave for {time}: it must be a thick batter that falls from the spoon in lumps.
| Deja reposar {time}: debe ser una masa espesa que caiga de la cuchara a golpes.
# Cook | Cocina
28 pieces | Melt a little of {butter} in the pan over medium-low heat. Spread a ladle of batter to a round 1 cm thick and cook, one or two at a time, {time} for all {pieces}, turning carefully when the top is dry and full of holes.
| Funde un poco de {butter} en la sartén a fuego medio-bajo. Extiende un cucharón de masa en un redondel de 1 cm de grosor y cocina, de una en una o de dos en dos, {time} para las {pieces}, dando la vuelta con cuidado cuando la superficie esté seca y con agujeros.
# Fill | Rellena
2 work | Spread with the rest of {butter}, lay {mozzarella} on one half while hot and fold.
| Unta con el resto de {butter}, pon {mozzarella} en una mitad en caliente y dobla.
== hallacas
names: Hallacas, hallaca, Venezuelan hallacas, Venezuelan Christmas tamales | Hallacas, hallaca, hallacas venezolanas, hallacas navideñas, hayacas
about: maize parcels filled with a sweet-sour stew and boiled in banana leaves at Christmas | paquetes de maíz rellenos de guiso agridulce y hervidos en hojas por Navidad
kind: main any hard
serves: 10, most 10 in pot
makes: 20
tools: knife casserole bowl saucepan pot slotted
core: masarepa pork-shoulder banana-leaves
ways: stove
-- For the stew | Para el guiso
- 700 g pork-shoulder; in 1 cm dice | en dados de 1 cm
- 500 g stewing-beef; in 1 cm dice | en dados de 1 cm
- 3 onion; finely chopped | picad@ fin@
- 2 red-pepper; finely chopped | picad@ fin@
- 6 clove garlic; crushed | machacad@
- 3 tbsp sunflower-oil
- 4 tbsp capers
- 150 ml red-wine
- 50 g brown-sugar
- 3 tbsp tomato-puree
- 2 tsp cumin
- 1 tbsp salt
-- For the dough | Para la masa
- 1000 g masarepa
- 150 g lard
- 1 tbsp annatto; ground | molid@
- 1400 ml chicken-stock; warm | templado
- 2 tsp salt as dough-salt
-- To fill and wrap | Para rellenar y envolver
- 1000 g banana-leaves; half in large pieces, half in small | la mitad en trozos grandes, la mitad en pequeños
- 120 g olives
- 100 g raisins
- 1 onion as onion-rings; in thin rings | en aros finos
~ pork-shoulder > 700 g turkey-breast; in 1 cm dice | en dados de 1 cm; name Hallacas with turkey | Hallacas de pavo
~ pork-shoulder > 700 g mushroom; diced | en dados; name Mushroom hallacas | Hallacas de champiñones
~ stewing-beef > 500 g tinned-chickpeas; drained | escurridos
# Cook the stew | Haz el guiso
10 cook | Heat {sunflower-oil} in the casserole over medium heat.[ Fry {onion+red-pepper+garlic} for {time}, until soft.]
| Calienta {sunflower-oil} en la cazuela a fuego medio.[ Sofríe {onion+red-pepper+garlic} {time}, hasta que se ablande.]
70 cook safe=pork-shoulder,stewing-beef | Add {pork-shoulder+stewing-beef+capers+red-wine+brown-sugar+tomato-puree+cumin+salt} and a glass of water and simmer for {time}, until tender and thick. Thicken with a spoonful of {masarepa} if it is loose.
| Añade {pork-shoulder+stewing-beef+capers+red-wine+brown-sugar+tomato-puree+cumin+salt} y un vaso de agua y guisa a fuego suave {time}, hasta que esté tierno y espeso. Liga con una cucharada de {masarepa} si queda suelto.
120 cook | Cool quickly in a wide dish and chill for {time}, or overnight.
| Enfría deprisa en una fuente ancha y guarda en la nevera {time}, o toda la noche.
# Make the dough | Haz la masa
5 cook | Warm {lard} with {annatto} in the saucepan over low heat for {time}, until red.
| Calienta {lard} con {annatto} en el cazo a fuego suave {time}, hasta que se tiña de rojo.
12 work | Pour {chicken-stock} into the bowl, rain in {masarepa+dough-salt} and knead with most of the red oil, until soft, orange and without cracks.
| Vierte {chicken-stock} en el bol, añade {masarepa+dough-salt} en lluvia y amasa con casi todo el aceite rojo, hasta lograr una masa blanda, anaranjada y sin grietas.
# Wrap | Envuelve
60 work | Wipe {banana-leaves} and brush the large pieces with the rest of the red oil. Press a ball of dough thin on each, put two spoonfuls of stew in the middle with {olives+raisins+onion-rings}, fold the sides over, wrap again in a small piece and tie up with string: {pieces} in all.
| Limpia {banana-leaves} y unta los trozos grandes con el resto del aceite rojo. Aplana sobre cada uno una bola de masa, pon en el centro dos cucharadas de guiso con {olives+raisins+onion-rings}, cierra los lados, envuelve con un trozo pequeño y ata con hilo: {pieces} en total.
# Boil | Hierve
60 batch | Boil in plenty of water in the pot for {time}, until firm and steaming hot to the centre. Lift out and drain standing up.
| Hierve en abundante agua en la olla {time}, hasta que estén firmes y muy calientes por dentro. Saca y escurre de pie.
tip | Cooled quickly they keep three days in the fridge, or three months frozen; boil them again until hot.
| Enfriadas deprisa aguantan tres días en la nevera o tres meses congeladas; hiérvelas de nuevo hasta que estén calientes.
`);
