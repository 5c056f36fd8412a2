import { cards } from "../parse-cards.ts";

export const SPANISH_AND_LATIN_HOME = cards(`
== picadillo
names: Picadillo, Cuban picadillo, picadillo cubano, Cuban minced beef | Picadillo, picadillo cubano, picadillo de carne, picadillo a la habanera
about: minced beef with tomato, olives, raisins and cumin | carne picada con tomate, aceitunas, pasas y comino
kind: main any easy
serves: 4, most 6 in pan
tools: knife pan
core: beef-mince
ways: stove
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 600 g beef-mince
- 1 tsp cumin
- 1 tsp oregano
- 250 g tomato-sauce
- 80 ml white-wine
- 60 g olives; halved | partid@ por la mitad
- 40 g raisins; optional
- 1 tbsp capers; optional
- 1 bay-leaf
- 1 tsp salt
~ beef-mince > 400 g lentils-brown; cooked, drained | cocidas y escurridas; name Lentil picadillo | Picadillo de lentejas
# Fry | Sofríe
10 cook | Soften {onion+green-pepper} in {olive-oil} in the pan over medium heat for {time}, then stir in {garlic}.
| Pocha {onion+green-pepper} en {olive-oil} en la sartén a fuego medio {time} y añade {garlic}.
8 cook safe=beef-mince | Turn up the heat, add {beef-mince+cumin+oregano+salt} and fry for {time}, breaking it up.
| Sube el fuego, añade {beef-mince+cumin+oregano+salt} y saltea {time}, desmenuzando.
# Simmer | Guisa
18 cook | Add {white-wine+tomato-sauce+bay-leaf+olives+raisins+capers} and simmer for {time}, until juicy and thick. Remove the leaf.
| Añade {white-wine+tomato-sauce+bay-leaf+olives+raisins+capers} y guisa a fuego suave {time}, hasta que quede jugoso y espeso. Retira la hoja.
== tostones
names: Tostones, patacones, fried green plantains, twice-fried plantains | Tostones, patacones, patacón, plátano verde frito, tostones de plátano
about: slices of green plantain fried, flattened and fried again until crisp | rodajas de plátano verde fritas, aplastadas y fritas otra vez
kind: side any easy
serves: 4, most 4 in deepPan
tools: knife deepPan slotted
core: plantain
ways: stove
- 3 plantain; green, in 3 cm pieces | verdes, en trozos de 3 cm
- 500 ml sunflower-oil
- 1 tsp salt
- 1 clove garlic; crushed | machacado; optional
# Fry once | Fríe una primera vez
8 pieces | Heat {sunflower-oil} in the pot to 160 °C and fry {plantain} for {time}, until soft and pale gold. Lift out.
| Calienta {sunflower-oil} en la olla a 160 °C y fríe {plantain} {time}, hasta que se ablande y tome algo de color. Saca.
# Flatten | Aplasta
6 work | Flatten each piece to 1 cm while warm. Dip for a moment in cold water with half of {salt}[ and {garlic}] and pat very dry.
| Aplasta cada trozo a 1 cm en caliente. Pasa un momento por agua fría con la mitad de {salt}[ y {garlic}] y seca muy bien.
# Fry again | Fríe otra vez
5 pieces | Heat the oil to 185 °C and fry again for {time}, until golden and crisp. Drain, sprinkle with the rest of {salt} and serve at once.
| Sube el aceite a 185 °C y fríe otra vez {time}, hasta que quede dorado y crujiente. Escurre, espolvorea el resto de {salt} y sirve enseguida.
== cochinita-pibil
names: Cochinita pibil, Yucatán pork, pork pibil | Cochinita pibil, cochinita, cochinita yucateca
about: pork marinated with annatto and sour orange, baked in banana leaves until it shreds | cerdo adobado con achiote y naranja, horneado en hoja de plátano
kind: main mexican medium
serves: 6, most 8 in casserole
tools: knife blender bowl casserole
core: pork-shoulder annatto
ways: oven
- 1500 g pork-shoulder; in 6 cm pieces | en trozos de 6 cm
- 60 g annatto
- 200 ml orange-juice
- 80 ml cider-vinegar
- 5 clove garlic
- 1 tsp cumin
- 2 tsp oregano
- 1/2 tsp black-pepper
- 3 clove
- 2.5 tsp salt
- 3 tbsp lard
- 2 banana-leaves; optional
- 1 red-onion; in thin strips | en juliana fina
- 3 lime; juiced | exprimid@
- 18 tortilla-corn; warm | calientes
~ lard > 3 tbsp sunflower-oil
# Marinate | Adoba
5 work | Blend {annatto+orange-juice+cider-vinegar+garlic+cumin+oregano+black-pepper+clove} with most of {salt} until smooth.
| Tritura {annatto+orange-juice+cider-vinegar+garlic+cumin+oregano+black-pepper+clove} con casi toda {salt} hasta que quede liso.
480 cook | Coat {pork-shoulder} with it in the bowl and leave in the fridge for {time}.
| Cubre {pork-shoulder} con ello en el bol y deja en la nevera {time}.
# Bake | Hornea
180 cook safe=pork-shoulder | Heat the oven to 160 °C (fan 140 °C).[ Line the casserole with {banana-leaves}, passed over a flame.] Put in {pork-shoulder} with its marinade and {lard}, cover tightly and bake for {time}, until it shreds at a touch.
| Calienta el horno a 160 °C (140 °C con ventilador).[ Forra la cazuela con {banana-leaves} pasadas por la llama.] Pon {pork-shoulder} con su adobo y {lard}, tapa bien y hornea {time}, hasta que se deshaga.
# Serve | Sirve
30 cook | Meanwhile mix {red-onion} with {lime} and the rest of {salt} and leave for {time}, until it colours.
| Mientras, mezcla {red-onion} con {lime} y el resto de {salt} y deja {time}, hasta que tome color.
8 work | Shred {pork-shoulder} in its juices and serve in {tortilla-corn} with {red-onion}.
| Deshebra {pork-shoulder} en su jugo y sirve en {tortilla-corn} con {red-onion}.
== tinga-de-pollo
names: Chicken tinga, tinga de pollo, chicken tinga tostadas | Tinga de pollo, tinga, tostadas de tinga, tinga poblana de pollo
about: shredded chicken in a smoky tomato and chipotle sauce | pollo deshebrado en salsa de tomate y chipotle
kind: main mexican easy
serves: 4, most 6 in casserole
tools: knife pot casserole blender
core: chicken-breast chipotle-in-adobo
ways: stove
- 700 g chicken-breast
- 1.5 tsp salt
- 3 tbsp sunflower-oil
- 2 onion; thinly sliced | en juliana fina
- 2 clove garlic; chopped | picad@
- 500 g tomato; in pieces | en trozos
- 40 g chipotle-in-adobo
- 1 tsp oregano
- 1 bay-leaf
- 150 g tortilla-chips; to serve | para servir; optional
- 100 ml sour-cream; optional
- 1 avocado; sliced | en láminas; optional
~ chicken-breast > 500 g oyster-mushroom; torn | en tiras; name Mushroom tinga | Tinga de setas
# Poach | Cuece
20 cook safe=chicken-breast if=chicken-breast | Cover {chicken-breast} with water in the pot, add half of {salt} and simmer gently for {time}. Shred, and save a glass of the liquid.
| Cubre {chicken-breast} con agua en la olla, añade la mitad de {salt} y cuece a fuego suave {time}. Deshebra y guarda un vaso del líquido.
# Make the sauce | Haz la salsa
10 cook | Fry {onion} in {sunflower-oil} in the casserole for {time}, until soft, and stir in {garlic}.
| Pocha {onion} en {sunflower-oil} en la cazuela {time} y añade {garlic}.
15 cook | Blend {tomato+chipotle-in-adobo+oregano}, add with {bay-leaf}, the rest of {salt} and a splash of liquid and simmer for {time}, until it darkens.
| Tritura {tomato+chipotle-in-adobo+oregano}, añade con {bay-leaf}, el resto de {salt} y un chorrito de líquido y cuece {time}, hasta que oscurezca.
# Stir together | Mezcla
10 cook | Add {chicken-breast} and simmer for {time}, until juicy but not runny. Remove the leaf.[ Serve on {tortilla-chips} with {sour-cream+avocado}.]
| Añade {chicken-breast} y guisa {time}, hasta que quede jugoso sin líquido suelto. Retira la hoja.[ Sirve sobre {tortilla-chips} con {sour-cream+avocado}.]
== arroz-rojo
names: Mexican rice, Mexican red rice, arroz rojo, Spanish rice | Arroz rojo, arroz rojo mexicano, arroz mexicano, arroz a la mexicana
about: rice toasted in oil and cooked in blended tomato | arroz dorado en aceite y cocido en tomate triturado
kind: side mexican easy
serves: 4, most 6 in casserole
tools: knife casserole blender
core: rice tomato
ways: stove
- 300 g rice; long-grain | de grano largo
- 300 g tomato
- 1/4 onion
- 1 clove garlic
- 450 ml chicken-stock; hot | caliente
- 3 tbsp sunflower-oil
- 1 carrot; in small dice | en dados pequeños
- 80 g peas
- 1 tsp salt
# Blend | Tritura
4 work | Blend {tomato+onion+garlic} and strain.
| Tritura {tomato+onion+garlic} y cuela.
# Colour it | Dora
8 cook | Rinse {rice} and dry it well. Fry in {sunflower-oil} in the casserole over medium heat for {time}, stirring, until pale gold.
| Lava {rice} y seca bien. Fríe en {sunflower-oil} en la cazuela a fuego medio {time}, removiendo, hasta que tome algo de color.
5 cook | Pour in the blended mixture and cook for {time}, until nearly dry.
| Vierte lo triturado y cocina {time}, hasta que casi se seque.
# Cook | Cuece
18 batch | Add {chicken-stock+carrot+peas+salt}, bring to the boil, cover and cook over the lowest heat for {time}, without stirring.
| Añade {chicken-stock+carrot+peas+salt}, lleva a ebullición, tapa y cuece a fuego mínimo {time}, sin remover.
8 cook | Rest covered for {time} and fluff with a fork.
| Deja reposar tapado {time} y suelta con un tenedor.
== pollo-a-la-brasa
names: Peruvian roast chicken, pollo a la brasa, Peruvian rotisserie chicken | Pollo a la brasa, pollo a la brasa peruano, pollo a la brasa casero
about: a whole chicken marinated with soy, cumin, garlic and beer, roasted dark | pollo entero adobado con soja, comino, ajo y cerveza, asado hasta tostarse
kind: main any easy
serves: 4, most 4 in tray
tools: bowl tray rack
core: chicken
ways: oven
- 1600 g chicken; whole | entero
- 5 clove garlic; crushed | machacad@
- 4 tbsp soy-sauce
- 2 tbsp wine-vinegar
- 100 ml beer
- 1 tbsp cumin
- 1 tbsp paprika-sweet
- 1 tsp oregano
- 1/2 tsp black-pepper
- 1 tbsp aji-amarillo; optional
- 1 tsp salt
- 2 tbsp sunflower-oil
~ soy-sauce > 4 tbsp tamari
# Marinate | Adoba
480 cook | Mix {garlic+soy-sauce+wine-vinegar+beer+cumin+paprika-sweet+oregano+black-pepper+aji-amarillo+salt+sunflower-oil} in the bowl, rub {chicken} inside, outside and under the skin and leave in the fridge for {time}.
| Mezcla {garlic+soy-sauce+wine-vinegar+beer+cumin+paprika-sweet+oregano+black-pepper+aji-amarillo+salt+sunflower-oil} en el bol, unta {chicken} por dentro, por fuera y bajo la piel y deja en la nevera {time}.
# Roast | Asa
30 batch | Heat the oven to 220 °C (fan 200 °C). Lay breast up on the rack over the tray with a glass of water below and roast for {time}.
| Calienta el horno a 220 °C (200 °C con ventilador). Coloca boca arriba en la rejilla sobre la bandeja con un vaso de agua debajo y asa {time}.
45 batch safe=chicken | Turn down to 180 °C (fan 160 °C) and roast for {time}, basting twice, until dark and the juices at the thigh run clear.
| Baja a 180 °C (160 °C con ventilador) y asa {time}, regando dos veces, hasta que se tueste y el jugo salga claro al pinchar la pata.
10 cook | Rest for {time} and cut into quarters.
| Deja reposar {time} y corta en cuartos.
== tarta-pascualina
names: Tarta pascualina, Argentine spinach pie, torta pascualina | Tarta pascualina, pascualina, torta pascualina, pascualina de espinaca, pascualina de acelga
about: a pie of chard or spinach and ricotta with whole eggs baked inside | tarta de espinacas y ricota con huevos enteros dentro
kind: main any medium
serves: 6, most 6 in tartTin, whole
tools: knife pan tartTin bowl rollingPin
core: spinach egg shortcrust-pastry
ways: stove+oven
- 600 g shortcrust-pastry
- 800 g spinach; washed | lavad@
- 3 tbsp olive-oil
- 2 onion; finely chopped | picad@ fin@
- 1 clove garlic; chopped | picad@
- 250 g ricotta
- 50 g parmesan; grated | rallad@
- 1/4 tsp nutmeg
- 1 tsp salt
- 4 egg
- 1 egg as filling-egg; beaten | batid@; binds
# Cook the filling | Haz el relleno
10 cook | Soften {onion+garlic} in {olive-oil} in the pan for {time}.
| Pocha {onion+garlic} con {olive-oil} en la sartén {time}.
6 cook | Add {spinach} in handfuls and wilt for {time}. Drain, cool and squeeze out the water.
| Añade {spinach} a puñados y rehoga {time}. Escurre, deja enfriar y aprieta para quitar el agua.
4 work | Mix in the bowl with {ricotta+parmesan+nutmeg+salt+filling-egg}.
| Mezcla en el bol con {ricotta+parmesan+nutmeg+salt+filling-egg}.
# Fill | Rellena
8 work | Heat the oven to 180 °C (fan 160 °C). Roll out half of {shortcrust-pastry} and line the tin. Fill, make hollows, break {egg} into them and cover with the rest of {shortcrust-pastry}. Pinch the edge and prick the top.
| Calienta el horno a 180 °C (160 °C con ventilador). Estira la mitad de {shortcrust-pastry} y forra el molde. Rellena, haz huecos, casca en ellos {egg} y cubre con el resto de {shortcrust-pastry}. Sella el borde y pincha por arriba.
# Bake | Hornea
45 batch safe=egg,filling-egg | Bake for {time}, until deep golden. Serve warm or cold.
| Hornea {time}, hasta que esté bien dorada. Sirve templada o fría.
== empanadillas-de-atun
names: Tuna empanadillas, Spanish tuna turnovers, empanadillas de atún | Empanadillas de atún, empanadillas, empanadillas caseras, empanadillas al horno
about: small turnovers of tuna, tomato and egg | empanadillas de atún, tomate y huevo
kind: snack spanish easy
serves: 4, most 4 in tray
makes: 16
tools: knife pan saucepan tray paper
core: tinned-tuna empanada-dough
ways: stove+oven stove+air-fryer
- 16 empanada-dough; in discs | en discos
- 240 g tinned-tuna; drained | escurrid@
- 2 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 200 g tomato-sauce
- 3 egg
- 1/2 tsp salt
~ tinned-tuna > 250 g spinach; cooked and squeezed dry | cocid@ y bien escurrid@; name Spinach turnovers | Empanadillas de espinacas
# Make the filling | Haz el relleno
10 cook | Boil {egg:part} in the saucepan for {time}, keeping one raw for the glaze; cool, peel and chop.
| Cuece {egg:part} en el cazo {time}, dejando uno crudo para pintar; enfría, pela y pica.
12 cook | Soften {onion} in {olive-oil} in the pan, add {tomato-sauce+salt} and cook for {time} in all, until thick. Stir in {tinned-tuna} and what was chopped and cool.
| Pocha {onion} con {olive-oil} en la sartén, añade {tomato-sauce+salt} y cuece {time} en total, hasta que espese. Mezcla con {tinned-tuna} y lo picado y deja enfriar.
# Fill | Rellena
15 work | Put a spoonful on each of {empanada-dough}, fold and press the edge with a fork: {pieces} pieces. Brush with the rest, beaten.
| Pon una cucharada en cada una de {empanada-dough}, dobla y sella el borde con un tenedor: {pieces} piezas. Pinta con el resto batido.
# Bake | Hornea
18 batch way=oven safe=egg | Bake on the lined tray at 200 °C (fan 180 °C) for {time}, until golden.
| Hornea en la bandeja forrada a 200 °C (180 °C con ventilador) {time}, hasta que se doren.
12 batch way=air-fryer safe=egg | Cook in the air fryer at 180 °C for {time}, turning once, until golden.
| Cocina en la freidora de aire a 180 °C {time}, con una vuelta, hasta que se doren.
== crema-de-calabacin
names: Courgette soup, cream of courgette soup, zucchini soup, cream of zucchini soup | Crema de calabacín, puré de calabacín, crema de zapallitos, sopa de calabacín
about: a smooth green soup of courgette, leek and potato | crema verde y fina de calabacín, puerro y patata
kind: soup spanish easy
serves: 4, most 8 in pot
tools: knife pot blender
core: courgette
ways: stove
- 900 g courgette; sliced, skin on | en rodajas, con piel
- 1 leek; sliced | en rodajas
- 200 g potato; peeled, diced | pelad@, en dados
- 3 tbsp olive-oil
- 700 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper
- 60 g cream-cheese; optional
~ cream-cheese > 60 ml cream; name Courgette soup | Crema de calabacín
# Soften | Pocha
8 cook | Soften {leek} in {olive-oil} in the pot over medium-low heat for {time}.
| Pocha {leek} con {olive-oil} en la olla a fuego medio-bajo {time}.
# Simmer | Cuece
18 cook | Add {courgette+potato+vegetable-stock+salt+black-pepper} and simmer for {time}, until tender.
| Añade {courgette+potato+vegetable-stock+salt+black-pepper} y cuece a fuego suave {time}, hasta que quede tierno.
# Blend | Tritura
4 work | Blend until silky[ with {cream-cheese}]. Serve hot or cold.
| Tritura hasta que quede muy fino[ con {cream-cheese}]. Sirve caliente o frío.
== mojo-picon
names: Mojo picón, red mojo, Canarian red mojo sauce, mojo rojo | Mojo picón, mojo rojo, mojo canario, mojo rojo canario
about: a raw Canarian sauce of dried pepper, garlic, cumin and vinegar | salsa canaria de pimiento seco, ajo, comino y vinagre
kind: sauce spanish easy
serves: 6, most 12 in blender
tools: blender bowl
core: garlic paprika-sweet
ways: none
- 2 choricero-pepper; dried | sec@
- 1 dried-chilli as chilli
- 4 clove garlic
- 1 tsp cumin
- 2 tsp paprika-sweet
- 1/2 tsp salt
- 3 tbsp wine-vinegar
- 120 ml olive-oil
- 2 tbsp water
# Soak | Remoja
20 cook | Soak {choricero-pepper+chilli} in hot water for {time}. Scrape out the flesh and throw the seeds and skins away.
| Remoja {choricero-pepper+chilli} en agua caliente {time}. Raspa la pulpa y desecha semillas y pieles.
# Blend | Tritura
5 work | Blend the flesh with {garlic+cumin+paprika-sweet+salt+wine-vinegar+water} in the bowl, then pour in {olive-oil} in a thin stream. Keep in the fridge and use within 3 days.
| Tritura la pulpa con {garlic+cumin+paprika-sweet+salt+wine-vinegar+water} en el bol y añade {olive-oil} en un hilo. Guárdalo en la nevera y úsalo en 3 días.
== papas-arrugadas
names: Papas arrugadas, Canarian wrinkled potatoes, wrinkled potatoes, papas arrugadas with mojo | Papas arrugadas, papas arrugadas con mojo picón, papas arrugadas con mojo, patatas arrugadas con mojo, patatas arrugadas, papas arrugás, papas arrugadas canarias
about: small potatoes boiled in very salty water until wrinkled | patatas pequeñas cocidas en agua muy salada hasta arrugarse
kind: side spanish easy
serves: 4, most 6 in pot
tools: pot
core: new-potato
ways: stove
- 1000 g new-potato; small, washed, in the skin | pequeñas, lavadas, con piel
- 120 g salt; coarse | gruesa
# Boil | Cuece
25 cook | Put {new-potato} into a wide pot, barely cover with water, add {salt} and boil for {time}, until tender.
| Pon {new-potato} en una olla ancha, cubre justo con agua, añade {salt} y cuece {time}, hasta que estén tiernas.
# Dry | Seca
5 cook | Pour the water away and shake the pot over low heat for {time}, until the skins wrinkle with a white bloom. Most of what was added goes with the water.
| Tira el agua y agita la olla a fuego suave {time}, hasta que la piel se arrugue y blanquee. Casi todo lo añadido se va con el agua.
== tarta-de-manzana
names: Spanish apple tart, apple custard tart, apple tart, French apple tart | Tarta de manzana, tarta de manzana con crema, tarta de manzana casera, tarta de manzana y hojaldre
about: puff pastry with custard and thin slices of apple | hojaldre con crema y láminas finas de manzana
kind: dessert spanish easy
serves: 6, most 6 in tray, whole
tools: knife tray saucepan whisk paper
core: apple puff-pastry
ways: stove+oven
- 275 g puff-pastry
- 300 ml milk
- 2 egg-yolk
- 60 g sugar
- 25 g cornflour
- 1 tsp vanilla
- 4 apple; thinly sliced | en láminas finas
- 2 tsp lemon
- 20 g sugar as topping-sugar
- 3 tbsp jam; smooth | sin trozos
~ puff-pastry > 275 g vegan-puff-pastry; name Apple tart | Tarta de manzana
# Cook the smooth layer | Cuece la capa suave
8 cook safe=egg-yolk | Whisk {milk+egg-yolk+sugar+cornflour+vanilla} cold in the saucepan and stir over medium heat for {time}, until it bubbles thickly. Cool with film on the surface.
| Mezcla {milk+egg-yolk+sugar+cornflour+vanilla} en frío en el cazo y remueve a fuego medio {time}, hasta que burbujee espeso. Deja enfriar con un film pegado.
# Fill | Rellena
10 work | Heat the oven to 200 °C (fan 180 °C). Lay {puff-pastry} on the lined tray, prick the middle and mark a rim of 2 cm. Turn {apple} in {lemon}. Spread the smooth layer inside the rim, overlap {apple} on it and sprinkle with {topping-sugar}.
| Calienta el horno a 200 °C (180 °C con ventilador). Extiende {puff-pastry} en la bandeja forrada, pincha el centro y marca un borde de 2 cm. Mezcla {apple} con {lemon}. Extiende la capa suave dentro del borde, coloca {apple} montando un poco y espolvorea {topping-sugar}.
# Bake | Hornea
35 batch | Bake for {time}, until deep golden below too.
| Hornea {time}, hasta que se dore bien también por debajo.
2 work | Warm {jam} with a spoonful of water and brush the top.
| Templa {jam} con una cucharada de agua y pinta por arriba.
== crema-pastelera
names: Pastry cream, crème pâtissière, confectioner's custard | Crema pastelera, crema pastelera casera, crema para rellenar
about: a thick vanilla custard for filling cakes and pastries | crema espesa de vainilla para rellenar tartas y bollos
kind: basic french easy
serves: 8, most 16 in saucepan
tools: saucepan whisk bowl
core: milk egg-yolk
ways: stove
- 500 ml milk
- 1 tsp vanilla
- 5 egg-yolk
- 110 g sugar
- 45 g cornflour
- 25 g butter
~ milk > 500 ml oat-drink; name Pastry cream of oat drink | Crema pastelera de avena
# Heat | Calienta
5 cook | Heat {milk+vanilla} in the saucepan for {time} until it steams.
| Calienta {milk+vanilla} en el cazo {time} hasta que humee.
# Thicken | Espesa
4 work | Whisk {egg-yolk+sugar+cornflour} in the bowl until smooth and pour in the hot liquid slowly, whisking.
| Bate {egg-yolk+sugar+cornflour} en el bol hasta que quede liso y vierte despacio el líquido caliente sin dejar de batir.
4 cook safe=egg-yolk | Return to the saucepan and whisk over medium heat for {time}, until it has bubbled thickly for a full minute. Whisk in {butter}.
| Devuelve al cazo y bate a fuego medio {time}, hasta que burbujee espeso un minuto entero. Incorpora {butter}.
# Cool | Enfría
120 cook | Press film onto the surface, cool and chill for {time}. Whisk smooth before use, within 2 days.
| Cubre con un film pegado, deja templar y enfría en la nevera {time}. Bátela antes de usarla, en 2 días.
== limonada
names: Lemonade, homemade lemonade, fresh lemonade | Limonada, limonada casera, agua de limón, limonada natural
about: lemon juice, sugar and cold water | zumo de limón, azúcar y agua fría
kind: drink any easy
serves: 6, most 12 in saucepan
tools: saucepan
core: lemon
ways: stove
- 6 lemon; zest and juice | ralladura y zumo
- 150 g sugar
- 1500 ml water; cold | fría
- 10 g mint; optional
# Dissolve | Disuelve
4 cook | Heat {sugar} with the zest of {lemon} and a glass of {water} in the saucepan for {time}, until dissolved. Cool.
| Calienta {sugar} con la ralladura de {lemon} y un vaso de {water} en el cazo {time}, hasta que se disuelva. Deja enfriar.
# Mix and chill | Mezcla y enfría
60 cook | Strain, stir in the juice and the rest of {water} and chill for {time}. Serve over ice.[ Add {mint}.]
| Cuela, añade el zumo y el resto de {water} y enfría {time}. Sirve con hielo.[ Añade {mint}.]
== manzanas-asadas
names: Baked apples, Spanish baked apples, stuffed baked apples, stuffed apples, baked stuffed apples | Manzanas asadas, manzana asada, manzanas al horno, manzanas rellenas al horno
about: whole apples baked with butter, sugar and cinnamon | manzanas enteras al horno con mantequilla, azúcar y canela
kind: dessert spanish easy
serves: 4, most 6 in dish
tools: dish knife
core: apple
ways: oven microwave air-fryer
instead: baked-apples-plain
- 4 apple; large | grandes
- 40 g butter
- 60 g brown-sugar
- 1 tsp cinnamon
- 40 g raisins; optional
- 100 ml white-wine
~ white-wine > 100 ml apple-juice
# Fill | Rellena
8 work | Core {apple} without going through the bottom and cut the skin once around the middle. Fill with {butter+brown-sugar+cinnamon+raisins}, set in the dish and pour {white-wine} around.
| Quita el corazón de {apple} sin llegar abajo y haz un corte en la piel alrededor. Rellena con {butter+brown-sugar+cinnamon+raisins}, coloca en la fuente y vierte {white-wine} alrededor.
# Bake | Asa
40 batch way=oven | Bake at 180 °C (fan 160 °C) for {time}, basting twice, until soft and just splitting.
| Asa a 180 °C (160 °C con ventilador) {time}, regando dos veces, hasta que se ablanden y empiecen a abrirse.
20 batch way=air-fryer | Cook in a dish that fits the air fryer at 170 °C for {time}, until soft and just splitting.
| Cocina en un molde que quepa en la freidora de aire a 170 °C {time}, hasta que se ablanden y empiecen a abrirse.
9 pieces way=microwave | Cover loosely and cook in the microwave on high for {time}, until soft.
| Tapa sin cerrar y cocina en el microondas a máxima potencia {time}, hasta que se ablanden.
== almejas-a-la-marinera
names: Clams a la marinera, almejas a la marinera, Spanish clams in white wine sauce | Almejas a la marinera, almejas marinera, almejas en salsa marinera, almejas en salsa
about: clams in a sauce of onion, garlic, white wine and paprika | almejas en salsa de cebolla, ajo, vino blanco y pimentón
kind: starter spanish easy
serves: 4, most 4 in casserole
tools: knife casserole bowl
core: clam
ways: stove
- 1000 g clam; live | vivas
- 4 tbsp olive-oil
- 1 onion; very finely chopped | picad@ muy fin@
- 3 clove garlic; finely chopped | picad@ fin@
- 1 tbsp flour
- 1 tsp paprika-sweet
- 150 ml white-wine
- 100 ml fish-stock
- 1 bay-leaf
- 15 g parsley; chopped | picad@
- 1 tbsp salt; for soaking | para el remojo
# Soak out the sand | Quita la arena
60 cook | Soak {clam} in cold water with {salt} in the bowl for {time}. Lift out, rinse and throw away the broken ones and those that do not close when tapped.
| Remoja {clam} en agua fría con {salt} en el bol {time}. Saca, enjuaga y desecha las rotas y las que no se cierren al golpearlas.
# Make the sauce | Haz la salsa
12 cook | Soften {onion+garlic} in {olive-oil} in the casserole over low heat for {time}. Stir in {flour} and, off the heat, {paprika-sweet}.
| Pocha {onion+garlic} en {olive-oil} en la cazuela a fuego suave {time}. Añade {flour} y, fuera del fuego, {paprika-sweet}.
4 cook | Add {white-wine+fish-stock+bay-leaf} and boil for {time}.
| Añade {white-wine+fish-stock+bay-leaf} y hierve {time}.
# Open | Abre
5 batch safe=clam | Add {clam}, cover and cook over high heat for {time}, shaking the casserole. Scatter {parsley} over.
| Añade {clam}, tapa y cocina a fuego fuerte {time}, moviendo la cazuela. Espolvorea {parsley}.
== boquerones-fritos
names: Fried anchovies, boquerones fritos, Spanish fried fresh anchovies, pescaito frito | Boquerones fritos, pescaíto frito, boquerones fritos a la andaluza, pescadito frito
about: fresh anchovies floured and fried crisp, with lemon | boquerones enharinados y fritos, con limón
kind: starter spanish easy
serves: 4, most 4 in deepPan
tools: deepPan slotted sieve
core: fresh-anchovies
ways: stove
- 600 g fresh-anchovies; cleaned | limpios
- 1 tsp salt
- 150 g flour
- 500 ml olive-oil
- 1 lemon; in wedges | en gajos
~ flour > 150 g chickpea-flour
# Coat | Enharina
6 work | Dry {fresh-anchovies} well, season with {salt}, turn in {flour} and shake in the sieve.
| Seca bien {fresh-anchovies}, sazona con {salt}, pasa por {flour} y sacude en el colador fino.
# Fry | Fríe
8 pieces safe=fresh-anchovies | Heat {olive-oil} in the pot to 180 °C and fry in small batches, 2 minutes each and {time} in all, until golden and crisp. Drain on paper.
| Calienta {olive-oil} en la olla a 180 °C y fríe en tandas pequeñas, 2 minutos cada una y {time} en total, hasta que se doren y crujan. Escurre sobre papel.
1 work | Serve at once with {lemon}.
| Sirve enseguida con {lemon}.
== bacalao-con-tomate
names: Salt cod in tomato sauce, bacalao con tomate, Spanish cod with tomato | Bacalao con tomate, bacalao en salsa de tomate, bacalao con tomate frito
about: floured salt cod in a slow tomato and onion sauce | bacalao enharinado en salsa de tomate y cebolla
kind: main spanish easy
serves: 4, most 4 in casserole
tools: knife casserole pan
core: salt-cod tinned-tomatoes
ways: stove
- 700 g salt-cod; in portions | en porciones
- 50 g flour
- 120 ml olive-oil
- 2 onion; finely chopped | picad@ fin@
- 1 green-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 2 can tinned-tomatoes
- 1 tsp sugar
- 1 bay-leaf
# Desalt | Desala
1440 cook | Rinse {salt-cod} and soak in plenty of cold water in the fridge for {time}, up to 36 hours for thick pieces, changing the water three or four times. Then drain and dry. Bought ready desalted, it needs none of this.
| Enjuaga {salt-cod} y deja en remojo en abundante agua fría en la nevera {time}, hasta 36 horas si los trozos son gruesos, con tres o cuatro cambios de agua. Escurre y seca. Si se compra ya preparado, no hace falta.
# Make the sauce | Haz la salsa
15 cook | Soften {onion+green-pepper+garlic} in a third of {olive-oil} in the casserole over low heat for {time}.
| Pocha {onion+green-pepper+garlic} con un tercio de {olive-oil} en la cazuela a fuego suave {time}.
25 cook | Add {tinned-tomatoes+sugar+bay-leaf} and simmer for {time}, until thick. Taste before you season.
| Añade {tinned-tomatoes+sugar+bay-leaf} y cuece {time}, hasta que espese. Prueba antes de sazonar.
# Fry and simmer | Fríe y guisa
5 batch | Turn {salt-cod} in {flour} and fry in the rest of {olive-oil} in the pan over medium-high heat for {time}, turning once.
| Pasa {salt-cod} por {flour} y fríe en el resto de {olive-oil} en la sartén a fuego medio-alto {time}, con una vuelta.
8 cook safe=salt-cod | Lay {salt-cod} in the sauce and simmer gently for {time}, shaking the casserole.
| Coloca {salt-cod} en la salsa y cuece a fuego suave {time}, moviendo la cazuela.
== ensalada-mixta
names: Spanish mixed salad, mixed salad, ensalada mixta | Ensalada mixta, ensalada mixta española, ensalada variada, ensalada de la casa
about: lettuce, tomato, tuna, egg, onion and olives | lechuga, tomate, atún, huevo, cebolla y aceitunas
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife bowl saucepan
core: lettuce tomato
ways: stove
- 2 egg; optional
- 1 lettuce; in pieces | en trozos
- 3 tomato; in wedges | en gajos
- 1/2 onion; in thin rings | en aros finos
- 1 carrot; grated | rallad@
- 160 g tinned-tuna; drained | escurrid@; optional
- 60 g olives
- 80 g sweetcorn; optional
- 4 tbsp olive-oil
- 1.5 tbsp wine-vinegar
- 3/4 tsp salt
# Boil | Cuece
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.
# Cut | Corta
8 work | Wash {lettuce}, dry well and put into the bowl with {tomato+onion+carrot}. Lay {olives+tinned-tuna+sweetcorn+egg} on top.
| Lava {lettuce}, seca bien y pon en el bol con {tomato+onion+carrot}. Coloca encima {olives+tinned-tuna+sweetcorn+egg}.
# Dress | Aliña
2 work | Sprinkle with {salt}, then {wine-vinegar} and last {olive-oil}, just before serving, and toss.
| Espolvorea {salt}, después {wine-vinegar} y por último {olive-oil}, justo antes de servir, y mezcla.
== chorizo-a-la-sidra
names: Chorizo in cider, chorizo a la sidra, Asturian chorizo in cider | Chorizo a la sidra, chorizos a la sidra, chorizo en sidra
about: chorizo simmered in dry cider until sticky | chorizo cocido en sidra hasta que la salsa brille
kind: starter spanish easy
serves: 4, most 6 in pan
tools: knife pan
core: chorizo cider
ways: stove
- 400 g chorizo; fresh, in 2 cm slices | fresco, en rodajas de 2 cm
- 400 ml cider; dry | seca
- 1 bay-leaf
- 1 tbsp olive-oil
# Brown | Dora
4 cook | Brown {chorizo} in {olive-oil} in the pan over medium heat for {time}, until the fat runs.
| Dora {chorizo} con {olive-oil} en la sartén a fuego medio {time}, hasta que suelte la grasa.
# Simmer | Cuece
20 cook | Pour in {cider}, add {bay-leaf} and simmer for {time}, until {chorizo} {chorizo?is|are} cooked through and the sauce is short and shiny.
| Vierte {cider}, añade {bay-leaf} y cuece {time}, hasta que {chorizo} {chorizo?esté|estén} bien {chorizo!hech} por dentro y la salsa quede corta y brillante.
== pollo-al-chilindron
names: Chicken chilindrón, pollo al chilindrón, Spanish chicken with peppers | Pollo al chilindrón, pollo a la chilindrón, pollo con pimientos
about: chicken braised with red peppers, tomato and cured ham | pollo guisado con pimiento rojo, tomate y jamón
kind: main spanish easy
serves: 4, most 6 in casserole
tools: knife casserole
core: chicken red-pepper
ways: stove
- 1200 g chicken; in pieces | en trozos
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 5 tbsp olive-oil
- 80 g cured-ham; diced | en taquitos; optional
- 1 onion; chopped | picad@
- 4 red-pepper; in strips | en tiras
- 3 clove garlic; chopped | picad@
- 400 g tomato; grated | rallad@
- 1 tsp paprika-sweet
- 150 ml white-wine
- 1 bay-leaf
# Brown | Dora
12 batch | Season {chicken} with {salt+black-pepper} and brown in {olive-oil} in the casserole for {time}, turning. Lift out.
| Sazona {chicken} con {salt+black-pepper} y dora con {olive-oil} en la cazuela {time}, dando vueltas. Saca.
# Fry the vegetables | Sofríe las hortalizas
15 cook | Fry {onion+red-pepper+garlic+cured-ham} in the same fat for {time}, until soft. Stir in {paprika-sweet}.
| Pocha {onion+red-pepper+garlic+cured-ham} en la misma grasa {time}, hasta que quede tierno. Mezcla {paprika-sweet}.
8 cook | Add {tomato} and cook for {time}, until thick. Pour in {white-wine} and let it boil up.
| Añade {tomato} y cuece {time}, hasta que espese. Vierte {white-wine} y deja que hierva.
# Simmer | Guisa
35 cook safe=chicken | Return {chicken} with {bay-leaf}, half cover and simmer for {time}, until tender and the sauce is thick. Remove the leaf.
| Devuelve {chicken} con {bay-leaf}, tapa a medias y guisa a fuego suave {time}, hasta que quede tierno y la salsa espesa. Retira la hoja.
== swedish-meatballs
names: Swedish meatballs, köttbullar, meatballs in cream sauce | Albóndigas suecas, köttbullar, albóndigas en salsa de nata
about: small spiced meatballs in a creamy brown sauce | albóndigas pequeñas especiadas en salsa cremosa
kind: main any easy
serves: 4, most 4 in pan
makes: 28
tools: knife bowl pan
core: minced-meat cream
ways: stove
- 60 g breadcrumbs
- 120 ml milk
- 600 g minced-meat
- 1 onion; grated | rallad@
- 1 egg; binds
- 1/4 tsp allspice
- 1/4 tsp nutmeg
- 1.5 tsp salt
- 40 g butter
- 25 g flour
- 400 ml beef-stock
- 150 ml cream
- 2 tsp soy-sauce
- 1 tsp mustard-dijon
- 80 g cranberry-sauce; optional
~ minced-meat > 500 g meat-substitute; name Plant-based balls in a smooth sauce | Albóndigas vegetales en salsa suave
# Mix | Mezcla
15 work | Soak {breadcrumbs} in {milk} in the bowl. Mix in {minced-meat+onion+egg+allspice+nutmeg+salt} and roll {pieces} small balls.
| Remoja {breadcrumbs} en {milk} en el bol. Mezcla con {minced-meat+onion+egg+allspice+nutmeg+salt} y forma {pieces} bolas pequeñas.
# Fry | Fríe
12 pieces safe=minced-meat,egg | Brown in {butter} in the pan over medium heat in two turns, {time} in all, and lift out.
| Dora con {butter} en la sartén a fuego medio en dos tandas, {time} en total, y saca.
# Make the sauce | Haz la salsa
8 cook | Stir {flour} into the fat, whisk in {beef-stock} little by little, then {cream+soy-sauce+mustard-dijon}, and simmer for {time}, until it coats a spoon.
| Añade {flour} a la grasa, incorpora {beef-stock} poco a poco y después {cream+soy-sauce+mustard-dijon}, y cuece {time}, hasta que nape la cuchara.
5 cook | Return the balls and simmer for {time}.[ Serve with {cranberry-sauce}.]
| Devuelve las bolas y cuece {time}.[ Sirve con {cranberry-sauce}.]
`);
