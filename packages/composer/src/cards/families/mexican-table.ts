import { cards } from "../parse-cards.ts";

export const MEXICAN_TABLE = cards(`
== carne-asada
names: Carne asada, Mexican carne asada, carne asada tacos, Mexican grilled beef | Carne asada, carne asada mexicana, tacos de carne asada, arrachera asada
about: beef in a lime and chilli marinade, grilled hot and sliced for tacos | res marinada en lima y chile, asada a fuego vivo y cortada para tacos
kind: main mexican easy
serves: 4, most 4 in griddle
tools: knife bowl griddle
core: beef-steak
ways: stove barbecue
- 800 g beef-steak; flank or skirt, in one piece | arrachera o falda, en una pieza
- 2 lime; juiced | en zumo
- 80 ml orange-juice
- 4 clove garlic; crushed | machacad@
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 20 g coriander-leaf; chopped | picad@
- 1 tsp cumin
- 3 tbsp olive-oil
- 1.5 tsp salt
- 12 tortilla-corn; warm | calientes
- 1 onion; finely chopped | picad@ fin@; optional
- 1 avocado; sliced | en láminas; optional
~ beef-steak > 600 g portobello; whole | enteros; name Portobello asado tacos | Tacos de portobello asado
# Marinate | Marina
60 cook | Mix {lime+orange-juice+garlic+jalapeno+cumin+olive-oil+salt} with half of {coriander-leaf} in the bowl, put in {beef-steak} and chill for {time}, four hours at most.
| Mezcla {lime+orange-juice+garlic+jalapeno+cumin+olive-oil+salt} con la mitad de {coriander-leaf} en el bol, mete {beef-steak} y deja en la nevera {time}, cuatro horas como mucho.
# Grill | Asa
10 batch way=stove safe=beef-steak | Lift out, let it drip and sear on the smoking hot griddle for {time}, turning once, until charred outside.
| Saca, escurre y asa en la plancha muy caliente {time}, con una vuelta, hasta que se tueste por fuera.
10 cook way=barbecue safe=beef-steak | Lift out, let it drip and grill over a hot fire for {time}, turning once, until charred outside.
| Saca, escurre y asa sobre brasas fuertes {time}, con una vuelta, hasta que se tueste por fuera.
# Rest and slice | Reposa y corta
6 cook | Rest for {time}, then slice thinly across the grain.
| Deja reposar {time} y corta en tiras finas contra la fibra.
2 work | Serve in {tortilla-corn} with the rest of {coriander-leaf}.[ Add {onion+avocado}.]
| Sirve en {tortilla-corn} con el resto de {coriander-leaf}.[ Añade {onion+avocado}.]
== chile-verde
names: Chile verde, pork chile verde, Mexican pork in green sauce, chili verde | Chile verde, puerco en salsa verde, cerdo en salsa verde mexicano, carne de puerco en salsa verde, chile verde de puerco
about: pork simmered in a tart sauce of tomatillos and green chillies | cerdo guisado en salsa ácida de tomatillo y chile verde
kind: main mexican easy
serves: 6, most 8 in casserole
tools: knife tray jug casserole
core: pork-shoulder tomatillo
ways: stove slow-cooker pressure-cooker
- 1200 g pork-shoulder; in 3 cm pieces | en trozos de 3 cm
- 2 tsp salt
- 2 tbsp sunflower-oil
- 800 g tomatillo; husked, rinsed | pelados, enjuagados
- 2 jalapeno; halved | partid@ por la mitad
- 1 onion; in pieces | en trozos
- 4 clove garlic
- 25 g coriander-leaf
- 2 tsp cumin
- 1 tsp oregano
- 250 ml chicken-stock
~ pork-shoulder > 1000 g chicken-thigh; in pieces | en trozos; name Chicken chile verde | Chile verde de pollo
~ pork-shoulder > 3 can hominy; drained | escurrido; name Hominy chile verde | Chile verde de maíz pozolero
# Char | Asa
10 cook | Put {tomatillo+jalapeno+onion+garlic} on the tray under the hot grill for {time}, until soft and blackened in spots.
| Pon {tomatillo+jalapeno+onion+garlic} en la bandeja bajo el grill fuerte {time}, hasta que se ablanden con manchas negras.
3 work | Blend with their juice and {coriander-leaf+cumin+oregano} in the jug, not too finely.
| Tritura con su jugo y {coriander-leaf+cumin+oregano} en la batidora, sin afinar demasiado.
# Brown | Dora
12 cook | Season {pork-shoulder} with {salt} and brown in {sunflower-oil} in the casserole over high heat for {time}.
| Sazona {pork-shoulder} con {salt} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}.
# Simmer | Guisa
90 cook way=stove safe=pork-shoulder | Pour over the sauce and {chicken-stock}, cover loosely and simmer for {time}, until a fork breaks it.
| Cubre con la salsa y {chicken-stock}, tapa a medias y guisa a fuego suave {time}, hasta que se deshaga con un tenedor.
360 cook way=slow-cooker safe=pork-shoulder | Put all into the slow cooker with the sauce and half of {chicken-stock} and cook on low for {time}.
| Pon todo en la olla de cocción lenta con la salsa y la mitad de {chicken-stock} y cocina en baja {time}.
35 cook way=pressure-cooker safe=pork-shoulder | Put all into the pressure cooker with the sauce and {chicken-stock}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon todo en la olla a presión con la salsa y {chicken-stock}, cierra y cuece a presión alta {time}. Deja que baje sola.
== elotes
names: Elotes, elote, Mexican street corn, Mexican corn on the cob, grilled Mexican corn | Elotes, elote, elote mexicano, elotes asados, elotes preparados, elotes con mayonesa
about: grilled corn cobs in mayonnaise with crumbled cheese, chilli and lime | mazorcas asadas con mayonesa, queso desmenuzado, chile y lima
kind: snack mexican easy
serves: 4, most 4 in griddle
tools: knife griddle bowl
core: corn
ways: stove barbecue
- 4 corn; cobs | mazorcas
- 80 g mayonnaise
- 60 ml sour-cream; optional
- 100 g feta; finely crumbled | desmenuzado fino
- 1 tsp chilli-powder
- 1 lime; in wedges | en gajos
- 10 g coriander-leaf; chopped | picad@; optional
~ mayonnaise > 80 g vegan-mayonnaise
~ feta > 100 g vegan-parmesan; grated | rallado
# Grill | Asa
15 batch way=stove | Cook {corn} on the hot griddle for {time}, turning, until tender and charred in spots.
| Asa {corn} en la plancha caliente {time}, con vueltas, hasta que estén tiernos y con manchas tostadas.
15 cook way=barbecue | Cook {corn} over a hot fire for {time}, turning, until tender and charred in spots.
| Asa {corn} sobre brasas fuertes {time}, con vueltas, hasta que estén tiernos y con manchas tostadas.
# Dress | Aliña
4 work | Mix {mayonnaise+sour-cream} in the bowl and brush all round {corn}. Roll in {feta}, dust with {chilli-powder+coriander-leaf} and serve with {lime}.
| Mezcla {mayonnaise+sour-cream} en el bol y unta {corn} por todas partes. Reboza en {feta}, espolvorea {chilli-powder+coriander-leaf} y sirve con {lime}.
== coctel-de-camarones
names: Mexican shrimp cocktail, Mexican prawn cocktail, coctel de camarones, shrimp cocktail Mexican style | Coctel de camarones, cóctel de camarones mexicano, coctel de camarón, cóctel mexicano de gambas
about: cooked prawns in a chilled, spiced tomato and lime sauce with avocado | camarones cocidos en salsa fría de tomate y lima con aguacate
kind: starter mexican easy
serves: 4, most 8 in bowl
tools: knife bowl glasses
core: cooked-prawn
ways: none
- 500 g cooked-prawn; peeled, cold | pelad@, frí@
- 200 g ketchup
- 250 ml vegetable-juice; cold | frío
- 2 lime; juiced | en zumo
- 1 tbsp hot-sauce
- 1/2 red-onion; finely chopped | picad@ fin@
- 1 cucumber; peeled, finely diced | pelado, en dados pequeños
- 2 tomato; finely diced | en dados pequeños
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 20 g coriander-leaf; chopped | picad@
- 1/2 tsp salt
- 2 avocado; diced | en dados
- 80 g crackers; to serve | para servir; optional
~ cooked-prawn > 2 can hearts-of-palm; drained, sliced | escurridos, en rodajas; name Mexican hearts of palm cocktail | Cóctel mexicano de palmitos
# Mix | Mezcla
5 work | Stir {ketchup+vegetable-juice+lime+hot-sauce+salt} in the bowl and add {red-onion+cucumber+tomato+jalapeno+coriander-leaf+cooked-prawn}.
| Mezcla {ketchup+vegetable-juice+lime+hot-sauce+salt} en el bol y añade {red-onion+cucumber+tomato+jalapeno+coriander-leaf+cooked-prawn}.
30 cook | Chill for {time}.
| Enfría en la nevera {time}.
# Serve | Sirve
2 work | Fold in {avocado}, share out in the glasses and serve at once, very cold.[ Hand {crackers} round.]
| Incorpora {avocado}, reparte en las copas y sirve enseguida, muy frío.[ Acompaña con {crackers}.]
== pescado-a-la-veracruzana
names: Veracruz-style fish, pescado a la veracruzana, fish Veracruz, red snapper Veracruz, huachinango a la veracruzana | Pescado a la veracruzana, huachinango a la veracruzana, pescado veracruzano, filete a la veracruzana
about: fish baked in tomato sauce with olives, capers and pickled jalapeño | pescado al horno en salsa de tomate con aceitunas, alcaparras y chile
kind: main mexican easy
serves: 4, most 4 in dish
tools: knife pan dish
core: white-fish tomato
ways: stove+oven
- 4 tbsp olive-oil
- 1 onion; in strips | en juliana
- 3 clove garlic; sliced | en láminas
- 1000 g tomato; ripe, chopped | maduros, picados
- 2 bay-leaf
- 1 tsp oregano
- 80 g olives
- 2 tbsp capers
- 1 jalapeno; in strips | en tiras; optional
- 1 tsp salt
- 800 g white-fish; fillets | en filetes
- 1 lime; juiced | en zumo
~ white-fish > 600 g tofu; firm, in thick slices | firme, en lonchas gruesas; name Veracruz-style tofu | Tofu a la veracruzana
~ white-fish > 1 cauliflower; in thick slices | en lonchas gruesas; name Veracruz-style cauliflower | Coliflor a la veracruzana
# Make the sauce | Haz la salsa
8 cook | Heat {olive-oil} in the pan over medium heat.[ Soften {onion+garlic} in it for {time}.]
| Calienta {olive-oil} en la sartén a fuego medio.[ Ablanda {onion+garlic} {time}.]
20 cook | Add {tomato+bay-leaf+oregano} and half of {salt} and simmer for {time}, until thick. Stir in {olives+capers+jalapeno}.
| Añade {tomato+bay-leaf+oregano} y la mitad de {salt} y cuece a fuego suave {time}, hasta que espese. Incorpora {olives+capers+jalapeno}.
# Bake | Hornea
18 batch safe=white-fish | Heat the oven to 190 °C (fan 170 °C). Season {white-fish} with {lime} and the rest of {salt}, lay in the dish, cover with the sauce and bake for {time}.
| Calienta el horno a 190 °C (170 °C con ventilador). Sazona {white-fish} con {lime} y el resto de {salt}, pon en la fuente, cubre con la salsa y hornea {time}.
== rajas-con-crema
names: Rajas con crema, creamy poblano strips, rajas poblanas, Mexican poblano strips with cream | Rajas con crema, rajas poblanas, rajas de chile poblano con crema, rajas con crema y elote
about: roasted poblano strips with onion, corn, cream and melting cheese | tiras de chile poblano asado con cebolla, elote, crema y queso fundido
kind: side mexican easy
serves: 4, most 4 in pan
tools: knife tray bowl pan
core: poblano
ways: stove
- 5 poblano
- 2 tbsp butter
- 1 onion; in strips | en juliana
- 1 clove garlic; chopped | picad@
- 200 g sweetcorn; drained or thawed | escurrido o descongelado; optional
- 200 ml creme-fraiche
- 100 g mozzarella; grated | rallad@
- 3/4 tsp salt
~ poblano > 5 green-pepper; name Green pepper strips with cream | Tiras de pimiento verde con crema
~ mozzarella > 80 g vegan-cheese; grated | rallado
# Char and peel | Asa y pela
12 cook | Char {poblano} on the tray under the hot grill for {time}, turning, until the skin is black and blistered.
| Asa {poblano} en la bandeja bajo el grill fuerte {time}, con vueltas, hasta que la piel quede negra y con ampollas.
15 cook | Cover in the bowl for {time}, so that they sweat, then peel, seed and cut into strips.
| Tapa en el bol {time}, para que suden; pela, quita las semillas y corta en tiras.
# Fry | Saltea
7 cook | Soften {onion+garlic} in {butter} in the pan over medium heat for {time}.
| Ablanda {onion+garlic} con {butter} en la sartén a fuego medio {time}.
5 cook | Add {poblano+sweetcorn+salt} and fry for {time}.
| Añade {poblano+sweetcorn+salt} y saltea {time}.
# Finish | Termina
4 cook | Stir in {creme-fraiche+mozzarella} and warm for {time} without boiling, until it melts.
| Incorpora {creme-fraiche+mozzarella} y calienta {time} sin que hierva, hasta que se funda.
== molletes
names: Mexican molletes, Mexican rolls with beans and cheese, molletes with beans and cheese | Molletes mexicanos, molletes con frijoles y queso, molletes de frijoles y queso
about: split rolls under refried beans and melted cheese with fresh tomato salsa | panes abiertos con frijoles refritos y queso gratinado con salsa fresca
kind: breakfast mexican easy
serves: 4, most 4 in tray
tools: knife saucepan tray bowl
core: bun refried-beans
ways: stove+oven stove+air-fryer
- 4 bun; crusty, split | de corteza crujiente, abiertos
- 20 g butter
- 400 g refried-beans
- 200 g mozzarella; grated | rallad@
-- For the topping | Para la cobertura
- 3 tomato; finely diced | en dados pequeños
- 1/2 onion; finely chopped | picad@ fin@
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 15 g coriander-leaf; chopped | picad@
- 1 lime; juiced | en zumo
- 1/4 tsp salt
~ bun > 4 bun-gluten-free; split | abiertos; name Mexican molletes | Molletes mexicanos
~ refried-beans > 400 g tinned-black-beans; drained, mashed | escurridos, aplastados; name Black bean molletes | Molletes de frijoles negros
~ mozzarella > 160 g vegan-cheese; grated | rallado
# Mix the topping | Mezcla la cobertura
5 work | Mix {tomato+onion+jalapeno+coriander-leaf+lime+salt} in the bowl.
| Mezcla {tomato+onion+jalapeno+coriander-leaf+lime+salt} en el bol.
# Heat | Calienta
5 cook | Heat {refried-beans} in the saucepan for {time}, stirring, until hot.
| Calienta {refried-beans} en el cazo {time}, removiendo, hasta que estén bien calientes.
# Melt | Gratina
8 batch way=oven | Spread the cut sides of {bun} with {butter}, then with {refried-beans}, cover with {mozzarella} and bake on the tray at 220 °C (fan 200 °C) for {time}, until it melts and browns.
| Unta los cortes de {bun} con {butter}, extiende {refried-beans}, cubre con {mozzarella} y hornea en la bandeja a 220 °C (200 °C con ventilador) {time}, hasta que se funda y se dore.
10 pieces way=air-fryer | Spread the cut sides of {bun} with {butter} and {refried-beans}, cover with {mozzarella} and cook in the air fryer at 190 °C, {time} in all, until it melts and browns.
| Unta los cortes de {bun} con {butter} y {refried-beans}, cubre con {mozzarella} y cocina en la freidora de aire a 190 °C, {time} en total, hasta que se funda y se dore.
# Serve | Sirve
1 work | Spoon the topping over and eat at once.
| Reparte la cobertura por encima y come enseguida.
== frijoles-charros
names: Charro beans, frijoles charros, cowboy beans Mexican style, Mexican charro beans | Frijoles charros, frijoles charros mexicanos, frijoles charros con tocino
about: soupy pinto beans with bacon, chorizo, tomato and chilli | frijoles caldosos con tocino, chorizo, tomate y chile
kind: side mexican easy
serves: 6, most 8 in pot
tools: knife pot
core: pinto-beans
ways: stove
- 150 g bacon; diced | en dados
- 150 g chorizo; fresh, crumbled | fresco, desmenuzado
- 1 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 jalapeno; finely chopped | picad@ fin@
- 4 tomato; chopped | picad@
- 3 can pinto-beans; with their liquid | con su líquido
- 300 ml water
- 1 tsp oregano
- 1/2 tsp salt
- 15 g coriander-leaf; chopped | picad@
~ bacon > 150 g vegan-bacon; diced | en dados
~ chorizo > 200 g mushroom; chopped | picados
# Fry | Sofríe
9 cook safe=bacon,chorizo | Fry {bacon+chorizo} in {sunflower-oil} in the pot over medium heat for {time}, until browned.
| Sofríe {bacon+chorizo} con {sunflower-oil} en la olla a fuego medio {time}, hasta que se dore.
8 cook | Add {onion+garlic+jalapeno} and then {tomato}, and fry for {time} in all, until soft.
| Añade {onion+garlic+jalapeno} y después {tomato}, y sofríe {time} en total, hasta que se ablande.
# Simmer | Cuece
20 cook | Add {pinto-beans+water+oregano+salt} and simmer for {time}. Stir in {coriander-leaf} and serve in bowls.
| Añade {pinto-beans+water+oregano+salt} y cuece a fuego suave {time}. Incorpora {coriander-leaf} y sirve en cuencos.
`);
