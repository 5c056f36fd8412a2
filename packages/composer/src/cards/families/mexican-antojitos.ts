import { cards } from "../parse-cards.ts";

export const MEXICAN_ANTOJITOS = cards(`
== sopes
names: Sopes, sope, Mexican sopes, sopes with beans and chicken | Sopes, sope, sopes mexicanos, sopes de frijoles, sopes de pollo
about: thick maize bases with a pinched rim under beans, chicken, lettuce and cheese | bases gruesas de maíz con el borde pellizcado, con frijoles, pollo, lechuga y queso
kind: main mexican medium
serves: 4, most 4 in griddle
makes: 12
tools: knife bowl griddle saucepan pan
core: masa-harina
ways: stove
- 350 g masa-harina
- 1/2 tsp salt
- 480 ml water; warm | templada
- 150 ml sunflower-oil; for frying | para freír
- 350 g refried-beans
- 250 g cooked-chicken; shredded | deshebrad@; optional
- 100 g lettuce; in thin strips | en tiras finas
- 100 g fresh-cheese; crumbled | desmenuzado
- 120 ml sour-cream; optional
- 120 g tomato-salsa
~ fresh-cheese > 100 g tofu; firm, crumbled | firme, desmenuzado
~ refried-beans > 350 g tinned-black-beans; drained, mashed | escurridos, aplastados
# Make the dough | Haz la masa
5 work | Mix {masa-harina+salt} with {water} in the bowl and knead until soft, like modelling clay. Form {pieces} balls.
| Mezcla {masa-harina+salt} con {water} en el bol y amasa hasta que quede blanda, como plastilina. Forma {pieces} bolas.
10 cook | Cover with a damp cloth and rest for {time}.
| Tapa con un paño húmedo y deja reposar {time}.
# Cook the bases | Cuece las bases
15 pieces | Flatten each ball to 8 mm and cook on the hot dry griddle, {time} in all, turning, until dry with a few spots.
| Aplana cada bola a 8 mm y cuece en la plancha seca y caliente, {time} en total, con una vuelta, hasta que estén secas con alguna mancha.
6 work | While hot, protect your fingers with a cloth and pinch the edge up all round into a rim.
| En caliente, protégete los dedos con un paño y pellizca el borde hacia arriba todo alrededor.
# Fry | Fríe
10 pieces | Fry in {sunflower-oil} in the pan over medium-high heat, {time} in all, until golden and crisp below. Drain on paper.
| Fríe con {sunflower-oil} en la sartén a fuego medio-alto, {time} en total, hasta que se doren y queden crujientes por debajo. Escurre sobre papel.
# Top | Cubre
6 cook | Heat {refried-beans} in the saucepan for {time}, until steaming.[ Heat {cooked-chicken} with them.]
| Calienta {refried-beans} en el cazo {time}, hasta que humeen.[ Calienta a la vez {cooked-chicken}.]
4 work | Spread the bases with {refried-beans} and top with {cooked-chicken+lettuce+fresh-cheese+sour-cream+tomato-salsa}. Eat at once.
| Unta las bases con {refried-beans} y cubre con {cooked-chicken+lettuce+fresh-cheese+sour-cream+tomato-salsa}. Come enseguida.
== gorditas
names: Gorditas, gordita, Mexican gorditas, beef gorditas | Gorditas, gordita, gorditas mexicanas, gorditas de picadillo, gorditas de carne
about: plump maize cakes split open and filled with minced beef and potato | tortitas gruesas de maíz abiertas y rellenas de picadillo con papa
kind: main mexican medium
serves: 4, most 4 in griddle
makes: 8
tools: knife bowl griddle pan
core: masa-harina beef-mince
ways: stove
- 400 g masa-harina
- 1/2 tsp baking-powder
- 1 tsp salt
- 50 g lard
- 500 ml water; warm | templada
-- For the filling | Para el relleno
- 1 tbsp sunflower-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 jalapeno; finely chopped | picad@ fin@; optional
- 250 g potato; in 1 cm dice | en dados de 1 cm
- 350 g beef-mince
- 3 tomato; chopped | picad@
- 1 tsp cumin
- 1 tsp salt as filling-salt
- 80 g lettuce; in thin strips | en tiras finas
- 80 g fresh-cheese; crumbled | desmenuzado; optional
~ beef-mince > 400 g tinned-lentils; drained | escurridas; name Lentil gorditas | Gorditas de lentejas
~ beef-mince > 350 g tofu; crumbled | desmenuzado; name Tofu gorditas | Gorditas de tofu
# Cook the filling | Haz el relleno
6 cook | Soften {onion+garlic+jalapeno} in {sunflower-oil} in the pan over medium heat for {time}.
| Ablanda {onion+garlic+jalapeno} con {sunflower-oil} en la sartén a fuego medio {time}.
8 cook safe=beef-mince | Add {beef-mince+cumin+filling-salt} and fry for {time}, breaking it up.
| Añade {beef-mince+cumin+filling-salt} y saltea {time}, deshaciendo los grumos.
18 cook | Add {potato+tomato} and half a glass of water, cover and simmer for {time}, until tender and nearly dry.
| Añade {potato+tomato} y medio vaso de agua, tapa y cuece a fuego suave {time}, hasta que esté tierno y casi seco.
# Make the dough | Haz la masa
6 work | Mix {masa-harina+baking-powder+salt} in the bowl, rub in {lard}, add {water} and knead until soft. Form {pieces} balls and flatten to 1 cm.
| Mezcla {masa-harina+baking-powder+salt} en el bol, frota con {lard}, añade {water} y amasa hasta que quede blanda. Forma {pieces} bolas y aplana a 1 cm.
# Cook | Cocina
20 pieces | Cook on the hot griddle over medium heat, {time} in all, turning twice, until they puff a little and have brown spots.
| Cuece en la plancha caliente a fuego medio, {time} en total, con dos vueltas, hasta que se inflen un poco y tengan manchas doradas.
# Fill | Rellena
5 work | Split each along one side with a knife while hot and fill with {beef-mince+lettuce+fresh-cheese}.
| Abre cada una por un lado con un cuchillo en caliente y rellena con {beef-mince+lettuce+fresh-cheese}.
== tostadas-mexicanas
names: Mexican tostadas, chicken tostadas, tostadas with beans and chicken | Tostadas mexicanas, tostadas mexicanas de pollo, tostadas de frijoles con pollo, tostadas de pollo mexicanas
about: crisp corn tortillas piled with beans, chicken, lettuce, cream and cheese | tortillas de maíz crujientes con frijoles, pollo, lechuga, crema y queso
kind: main mexican easy
serves: 4, most 4 in tray
makes: 8
tools: knife tray saucepan
core: tortilla-corn cooked-chicken
ways: oven air-fryer
- 8 tortilla-corn
- 2 tbsp sunflower-oil
- 300 g refried-beans
- 350 g cooked-chicken; shredded | deshebrad@
- 1/2 tsp salt
- 1 lime; juiced | en zumo
- 150 g lettuce; in thin strips | en tiras finas
- 1 avocado; sliced | en láminas
- 120 g tomato-salsa
- 120 ml sour-cream; optional
- 80 g fresh-cheese; crumbled | desmenuzado; optional
~ cooked-chicken > 2 can tinned-chickpeas; drained | escurridos; name Chickpea tostadas | Tostadas mexicanas de garbanzos
~ refried-beans > 300 g tinned-black-beans; drained, mashed | escurridos, aplastados
# Crisp | Tuesta
10 batch way=oven | Brush {tortilla-corn} with {sunflower-oil} and bake flat on the tray at 200 °C (fan 180 °C) for {time}, turning once, until stiff and golden.
| Pinta {tortilla-corn} con {sunflower-oil} y hornea extendidas en la bandeja a 200 °C (180 °C con ventilador) {time}, con una vuelta, hasta que queden rígidas y doradas.
12 pieces way=air-fryer | Brush {tortilla-corn} with {sunflower-oil} and cook in the air fryer at 190 °C, a few at a time, {time} in all, until stiff and golden.
| Pinta {tortilla-corn} con {sunflower-oil} y cocina en la freidora de aire a 190 °C, de pocas en pocas, {time} en total, hasta que queden rígidas y doradas.
# Prepare the topping | Prepara la cobertura
6 cook | Heat {refried-beans} in the saucepan for {time}, until steaming.
| Calienta {refried-beans} en el cazo {time}, hasta que humeen.
3 work | Season {cooked-chicken} with {salt+lime}.
| Sazona {cooked-chicken} con {salt+lime}.
# Pile up | Monta
4 work | Spread {tortilla-corn} with {refried-beans} and pile on {cooked-chicken+lettuce+avocado+tomato-salsa+sour-cream+fresh-cheese}. Eat at once, while crisp.
| Unta {tortilla-corn} con {refried-beans} y monta encima {cooked-chicken+lettuce+avocado+tomato-salsa+sour-cream+fresh-cheese}. Come enseguida, mientras crujen.
== barbacoa
names: Beef barbacoa, Mexican barbacoa, barbacoa de res, barbacoa tacos, Mexican beef barbacoa | Barbacoa de res, barbacoa mexicana, barbacoa de res mexicana, tacos de barbacoa, barbacoa de carne de res
about: beef cooked slowly in a chilli and spice paste until it shreds, for tacos | carne en adobo de chiles y especias cocinada despacio hasta deshebrarse, para tacos
kind: main mexican medium
serves: 8, most 8 in casserole
tools: knife bowl jug casserole
core: stewing-beef
ways: oven slow-cooker pressure-cooker
- 1500 g stewing-beef; in large pieces | en trozos grandes
- 2.5 tsp salt
- 5 guajillo-chilli; seeded | sin semillas
- 2 ancho-chilli; seeded | sin semillas
- 1 tbsp chipotle-in-adobo; optional
- 1 onion; in pieces | en trozos
- 6 clove garlic
- 80 ml cider-vinegar
- 2 tsp cumin
- 2 tsp oregano
- 4 clove
- 1/2 tsp black-pepper
- 3 bay-leaf
- 300 ml beef-stock
- 24 tortilla-corn; warm | calientes
- 2 lime; in wedges | en gajos; optional
~ stewing-beef > 1500 g lamb-shoulder; boned, in large pieces | deshuesada, en trozos grandes; name Lamb barbacoa | Barbacoa de borrego
# Soften | Ablanda
15 cook | Warm {guajillo-chilli+ancho-chilli} in the dry casserole until fragrant, cover with hot water in the bowl and leave for {time}. Drain.
| Calienta {guajillo-chilli+ancho-chilli} en la cazuela seca hasta que desprendan aroma, cubre con agua caliente en el bol y deja {time}. Escurre.
# Blend | Tritura
5 work | Blend them with {chipotle-in-adobo+onion+garlic+cider-vinegar+cumin+oregano+clove+black-pepper+salt} and half of {beef-stock} in the jug until smooth.
| Tritura con {chipotle-in-adobo+onion+garlic+cider-vinegar+cumin+oregano+clove+black-pepper+salt} y la mitad de {beef-stock} en la batidora hasta que quede fino.
# Cook slowly | Cocina despacio
210 batch way=oven safe=stewing-beef | Turn {stewing-beef} in the paste in the casserole with {bay-leaf} and the rest of {beef-stock}, cover tightly and cook in the oven at 150 °C (fan 135 °C) for {time}, until it falls apart.
| Mezcla {stewing-beef} con el adobo en la cazuela con {bay-leaf} y el resto de {beef-stock}, tapa bien y cocina en el horno a 150 °C (135 °C con ventilador) {time}, hasta que se deshaga.
480 batch way=slow-cooker safe=stewing-beef | Turn {stewing-beef} in the paste in the slow cooker with {bay-leaf} and the rest of {beef-stock}, and cook on low for {time}, until it falls apart.
| Mezcla {stewing-beef} con el adobo en la olla de cocción lenta con {bay-leaf} y el resto de {beef-stock}, y cocina en baja {time}, hasta que se deshaga.
60 batch way=pressure-cooker safe=stewing-beef | Turn {stewing-beef} in the paste in the pressure cooker with {bay-leaf} and the rest of {beef-stock}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Mezcla {stewing-beef} con el adobo en la olla a presión con {bay-leaf} y el resto de {beef-stock}, cierra y cuece a presión alta {time}. Deja que baje sola.
# Shred and serve | Deshebra y sirve
8 work | Skim the liquid, take out {bay-leaf} and pull {stewing-beef} into shreds in it. Serve in {tortilla-corn}.[ Serve {lime} beside.]
| Desgrasa el líquido, retira {bay-leaf} y deshebra {stewing-beef} dentro. Sirve en {tortilla-corn}.[ Sirve {lime} al lado.]
== horchata-mexicana
names: Mexican horchata, rice horchata, horchata mexicana, cinnamon rice drink, agua de horchata | Horchata mexicana, agua de horchata, horchata de arroz, agua fresca de horchata, horchata de arroz y canela
about: a cold Mexican drink of soaked rice, cinnamon and milk | bebida fría mexicana de arroz remojado, canela y leche
kind: drink mexican easy
serves: 6, most 8 in jug
tools: bowl jug sieve
core: rice
ways: none
- 200 g rice; long grain | de grano largo
- 1 cinnamon-stick
- 1200 ml water; cold | fría
- 500 ml milk; cold | fría
- 120 g sugar
- 1 tsp vanilla; optional
- 1/2 tsp cinnamon; optional
# Soak | Remoja
480 cook | Rinse {rice}, put into the bowl with {cinnamon-stick} in pieces and half of {water}, and leave in the fridge for {time} or overnight.
| Enjuaga {rice}, pon en el bol con {cinnamon-stick} en trozos y la mitad de {water}, y deja en la nevera {time} o toda la noche.
# Blend | Tritura
4 work | Blend it all with the soaking water in the jug, as finely as you can.
| Tritura todo con su agua en la batidora, lo más fino posible.
# Strain | Cuela
6 work | Strain through a clean cloth laid in the sieve and wring it out. Stir in {milk+sugar+vanilla} and the rest of {water}.
| Cuela por un paño limpio puesto en el colador y exprime bien. Mezcla con {milk+sugar+vanilla} y el resto de {water}.
60 cook | Chill for {time}. Stir before pouring, as it settles, and serve over ice.[ Dust with {cinnamon}.] Keep it in the fridge for two days at most.
| Enfría en la nevera {time}. Remueve antes de servir, porque se asienta, y sirve con hielo.[ Espolvorea {cinnamon}.] Guárdala en la nevera dos días como mucho.
== atole
names: Atole, Mexican atole, vanilla atole, cinnamon atole, atole de vainilla | Atole, atole mexicano, atole de vainilla, atole de masa, atole de canela, atole blanco
about: a hot, thick Mexican drink of maize dough, milk and cinnamon | bebida mexicana caliente y espesa de masa de maíz, leche y canela
kind: drink mexican easy
serves: 4, most 8 in saucepan
tools: bowl whisk saucepan
core: masa-harina
ways: stove
- 60 g masa-harina
- 500 ml water
- 600 ml milk
- 80 g brown-sugar
- 1 cinnamon-stick
- 1 tsp vanilla
- 1 pinch salt
# Mix | Mezcla
5 cook | Heat {milk+brown-sugar+cinnamon-stick+salt} in the saucepan over medium heat for {time}, until steaming.
| Calienta {milk+brown-sugar+cinnamon-stick+salt} en el cazo a fuego medio {time}, hasta que humee.
3 work | Whisk {masa-harina} with {water} in the bowl until no lump is left, and pour in through a sieve while stirring.
| Disuelve {masa-harina} con {water} en el bol con las varillas hasta que no quede ningún grumo, y vierte por un colador sin dejar de remover.
# Thicken | Espesa
12 cook | Simmer over low heat for {time}, whisking, until it coats the spoon and no longer tastes raw. Stir in {vanilla}, take out {cinnamon-stick} and serve hot.
| Cuece a fuego suave {time}, removiendo con las varillas, hasta que cubra la cuchara y no sepa a crudo. Añade {vanilla}, retira {cinnamon-stick} y sirve caliente.
== champurrado
names: Champurrado, Mexican champurrado, chocolate atole, Mexican thick hot chocolate | Champurrado, champurrado mexicano, atole de chocolate, atole champurrado
about: a hot, thick Mexican drink of chocolate and maize dough | bebida mexicana caliente y espesa de chocolate y masa de maíz
kind: drink mexican easy
serves: 4, most 8 in saucepan
tools: bowl whisk saucepan
core: masa-harina chocolate
ways: stove
- 60 g masa-harina
- 500 ml water
- 600 ml milk
- 120 g chocolate; chopped | picado
- 60 g brown-sugar
- 1 cinnamon-stick
- 1 pinch salt
# Melt | Funde
8 cook | Heat {milk+brown-sugar+cinnamon-stick+salt} in the saucepan over medium heat for {time}, until steaming, and stir in {chocolate} until melted.
| Calienta {milk+brown-sugar+cinnamon-stick+salt} en el cazo a fuego medio {time}, hasta que humee, y funde dentro {chocolate}.
# Thicken | Espesa
3 work | Whisk {masa-harina} with {water} in the bowl until no lump is left, and pour in through a sieve while stirring.
| Disuelve {masa-harina} con {water} en el bol con las varillas hasta que no quede ningún grumo, y vierte por un colador sin dejar de remover.
12 cook | Simmer over low heat for {time}, whisking, until thick and frothy. Take out {cinnamon-stick} and serve hot.
| Cuece a fuego suave {time}, removiendo con las varillas, hasta que espese y haga espuma. Retira {cinnamon-stick} y sirve caliente.
== michelada
names: Michelada, micheladas, Mexican michelada, Mexican spicy beer | Michelada, micheladas, michelada mexicana, cerveza preparada
about: ice-cold beer with lime and hot, savoury sauces in a salted glass | cerveza helada con lima y salsas picantes en vaso escarchado
kind: drink mexican easy
serves: 4, most 8 in glasses
tools: knife glasses
core: beer lime
ways: none
- 2 tbsp salt; coarse | gruesa
- 1 tsp chilli-powder
- 4 lime; juiced | en zumo
- 2 tsp hot-sauce
- 4 tsp worcestershire
- 1320 ml beer; light, ice-cold | rubia, muy fría
~ beer > 1320 ml beer-gluten-free; ice-cold | muy fría; name Michelada | Michelada
~ worcestershire > 4 tsp vegan-worcestershire
# Rim the glasses | Escarcha los vasos
3 work | Mix {salt+chilli-powder} on a plate. Wet the rims of the glasses with a little of {lime}, turn them in the mixture and fill with ice.
| Mezcla {salt+chilli-powder} en un plato. Moja el borde de los vasos con un poco de {lime}, pásalo por la mezcla y llena los vasos de hielo.
# Mix | Mezcla
3 work | Share out the rest of {lime} with {hot-sauce+worcestershire}, top up slowly with {beer} and stir once.
| Reparte el resto de {lime} con {hot-sauce+worcestershire}, completa despacio con {beer} y remueve una vez.
`);
