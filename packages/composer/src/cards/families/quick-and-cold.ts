import { cards } from "../parse-cards.ts";

/** Sandwiches, wraps, breakfasts and snacks that need little or no cooking. */
export const QUICK_AND_COLD = cards(`
== yoghurt-fruit-nuts
names: Yoghurt with fruit and nuts, yogurt with nuts and fruit, yoghurt with nuts and fruit, yoghurt bowl, yogurt bowl, Greek yoghurt bowl, yogurt with fruit, yoghurt with fruit, Greek yoghurt with fruit | Yogur con fruta y frutos secos, yogur con frutos secos y fruta, bol de yogur, bowl de yogur, yogur con fruta, yogur griego con fruta, bol de yogur con fruta
about: thick yoghurt under fresh fruit and chopped nuts | yogur espeso con fruta fresca y frutos secos picados
kind: breakfast any easy
serves: 2, most 8 in bowl
tools: bowl knife
core: yoghurt-greek
ways: none
- 300 g yoghurt-greek
- 1 banana; sliced | en rodajas
- 100 g strawberry; in pieces | en trozos
- 40 g walnut; chopped | picad@
- 1 tsp honey; optional
~ yoghurt-greek > 300 g yoghurt-soy; name Soya yoghurt with fruit and nuts | Yogur de soja con fruta y frutos secos
+ 100 g berries mango peach kiwi apple pear grape pineapple nut seeds granola chia oats
# Cut | Corta
4 work | Slice {banana+strawberry+extra} and chop {walnut}.
| Corta {banana+strawberry+extra} y pica {walnut}.
# Serve | Sirve
1 work | Divide {yoghurt-greek} between bowls and top with {banana+strawberry+extra+walnut}.[ Drizzle with {honey}.]
| Reparte {yoghurt-greek} en cuencos y pon encima {banana+strawberry+extra+walnut}.[ Riega con {honey}.]
== cottage-cheese-bowl
names: Cottage cheese bowl, cottage cheese breakfast bowl, high-protein breakfast bowl, cottage cheese with fruit, protein breakfast bowl, high protein breakfast bowl, cottage cheese and berries | Bol de queso cottage, bowl de queso cottage, bol de queso fresco con fruta, queso cottage con fruta, bol de cottage con fruta, bol de requesón, requesón con fruta, bol proteico de desayuno
about: cottage cheese with berries, seeds and almonds, no cooking at all | queso cottage con frutos rojos, semillas y almendras, sin cocinar nada
kind: breakfast any easy
serves: 2, most 6 in bowl
tools: bowl knife
core: cottage-cheese
ways: none
- 400 g cottage-cheese
- 150 g berries
- 30 g almond; chopped | picad@
- 2 tbsp pumpkin-seeds
- 1/2 tsp cinnamon; optional
~ cottage-cheese > 400 g yoghurt-greek; name High-protein yoghurt bowl | Bol proteico de yogur
~ cottage-cheese > 400 g yoghurt-soy; name High-protein soya yoghurt bowl | Bol proteico de yogur de soja
+ 100 g banana peach mango apple pear pineapple fig nut seeds chia granola peanut-butter
# Prepare | Prepara
3 work | Rinse {berries} and chop {almond}.[ Cut {extra}, if it needs it.]
| Lava {berries} y pica {almond}.[ Corta {extra}, si hace falta.]
# Serve | Sirve
2 work | Divide {cottage-cheese} between bowls, top with {berries+almond+pumpkin-seeds+extra}.[ Dust with {cinnamon}.]
| Reparte {cottage-cheese} en cuencos, pon encima {berries+almond+pumpkin-seeds+extra}.[ Espolvorea {cinnamon}.]
== fruit-toast
names: Toast with fruit, fruit toast, ricotta toast with fruit, toast with ricotta and fruit, children's fruit toast, toast with banana and strawberries | Tostada con fruta, tostadas con fruta, tostada de fruta, tostada de requesón y fruta, tostada de fruta y queso, tostadas de fruta para merendar
about: toast with soft fresh cheese and sliced fruit, a snack in five minutes | pan tostado con queso fresco y fruta en láminas, merienda en cinco minutos
kind: snack any easy
serves: 2, most 4 in pan
tools: pan knife
core: bread ricotta
ways: stove
- 2 slice bread
- 80 g ricotta
- 1/2 banana; sliced | en rodajas
- 80 g strawberry; sliced | en láminas
- 1/4 tsp cinnamon; optional
~ ricotta > 80 g cream-cheese; name Toast with cream cheese and fruit | Tostada de queso crema y fruta
~ ricotta > 40 g peanut-butter; name Toast with peanut butter and fruit | Tostada de crema de cacahuete y fruta
~ ricotta > 80 g vegan-cream-cheese; name Toast with fruit | Tostada con fruta
+ 80 g apple pear peach kiwi mango blueberry
# Toast | Tuesta
3 batch | Toast {bread} in the dry pan, or in a toaster, for {time}, turning once.
| Tuesta {bread} en la sartén sin grasa, o en la tostadora, {time}, con una vuelta.
# Top | Monta
3 work | Spread with {ricotta}, lay {banana+strawberry+extra} on top.[ Dust with {cinnamon}.]
| Unta {ricotta}, coloca encima {banana+strawberry+extra}.[ Espolvorea {cinnamon}.]
== chickpea-salad-sandwich
names: Chickpea salad sandwich, smashed chickpea sandwich, chickpea sandwich, chickpea salad sandwiches, mashed chickpea sandwich | Sándwich de garbanzos, bocadillo de garbanzos, sándwich de ensalada de garbanzos, sándwich de garbanzos aplastados
about: crushed chickpeas with mayonnaise, celery and lemon in soft bread | garbanzos aplastados con mayonesa, apio y limón en pan tierno
kind: main any easy
serves: 2, most 4 in bowl
tools: bowl knife
core: tinned-chickpeas bread
ways: none
- 400 g tinned-chickpeas; drained | escurrid@
- 3 tbsp mayonnaise
- 1 stick celery; finely diced | en dados pequeños; optional
- 1/4 red-onion; finely chopped | picad@ fin@
- 1 tbsp lemon
- 1 tsp mustard-dijon; optional
- 1/4 tsp salt
- 1/4 tsp black-pepper; optional
- 4 slice bread
- 4 leaf lettuce
~ mayonnaise > 3 tbsp vegan-mayonnaise
~ bread > 4 slice bread-gluten-free; name Chickpea salad sandwich | Sándwich de garbanzos
+ 60 g tomato cucumber avocado gherkin capers carrot
# Mash | Aplasta
4 work | Crush {tinned-chickpeas} roughly in the bowl with a fork.
| Aplasta {tinned-chickpeas} en el bol con un tenedor, sin que quede fino.
4 work | Mix in {mayonnaise+celery+red-onion+lemon+mustard-dijon+salt+black-pepper}.
| Mezcla con {mayonnaise+celery+red-onion+lemon+mustard-dijon+salt+black-pepper}.
# Fill | Rellena
3 work | Pile it on half of {bread}, add {lettuce+extra}, close and cut.
| Reparte sobre la mitad de {bread}, añade {lettuce+extra}, cierra y corta.
== tuna-wrap
names: Tuna wrap, tuna wraps, tuna mayo wrap, tuna and sweetcorn wrap, tuna salad wrap | Wrap de atún, wraps de atún, wrap de atún y maíz, wrap de ensalada de atún, fajita fría de atún, rollitos de atún
about: soft tortillas rolled around tuna, sweetcorn and crisp salad | tortillas tiernas rellenas de atún, maíz y ensalada crujiente
kind: main any easy
serves: 2, most 4 in bowl
tools: bowl knife
core: tinned-tuna tortilla-flour
ways: none
- 2 tortilla-flour; large | grandes
- 160 g tinned-tuna; drained | escurrid@
- 3 tbsp mayonnaise
- 80 g sweetcorn; drained | escurrido
- 1 tomato; in thin slices | en rodajas finas
- 4 leaf lettuce; in strips | en tiras
- 1 tsp lemon
- 1 pinch black-pepper; optional
~ mayonnaise > 80 g yoghurt-greek
~ mayonnaise > 3 tbsp vegan-mayonnaise
~ tinned-tuna > 240 g tinned-chickpeas; drained, crushed | escurrid@ y aplastad@; name Chickpea wrap | Wrap de garbanzos
~ tortilla-flour > 2 tortilla-gluten-free; large | grandes; name Tuna wrap | Wrap de atún
+ 80 g cucumber avocado red-onion carrot cheese olives peppers
# Mix | Mezcla
4 work | Flake {tinned-tuna} in the bowl and mix with {mayonnaise+sweetcorn+lemon+black-pepper}.
| Desmiga {tinned-tuna} en el bol y mezcla con {mayonnaise+sweetcorn+lemon+black-pepper}.
# Roll | Enrolla
4 work | Spread it over {tortilla-flour}, lay {lettuce+tomato+extra} on top, fold in the sides, roll up tightly and cut in half.
| Extiende sobre {tortilla-flour}, pon encima {lettuce+tomato+extra}, dobla los lados, enrolla apretado y corta por la mitad.
== tuna-melt
names: Tuna melt, tuna melts, tuna cheese toastie, tuna and cheese toastie, tuna melt sandwich | Sándwich de atún y queso fundido, tuna melt, sándwich caliente de atún y queso, sándwich caliente de atún
about: toasted bread with tuna mayonnaise under melted cheese | pan tostado con atún y mayonesa bajo queso fundido
kind: main any easy
serves: 2, most 2 in pan
tools: pan bowl knife
core: tinned-tuna bread cheddar
ways: stove air-fryer
- 160 g tinned-tuna; drained | escurrid@
- 3 tbsp mayonnaise
- 1 spring-onion; sliced | en rodajas; optional
- 1 tsp lemon
- 1 pinch black-pepper; optional
- 4 slice bread
- 80 g cheddar; grated | rallado
- 20 g butter; soft | blanda
~ cheddar > 80 g vegan-cheese; grated | rallado; name Tuna melt with vegan cheese | Sándwich caliente de atún con queso vegano
~ bread > 4 slice bread-gluten-free; name Tuna melt | Sándwich de atún y queso fundido
# Fill | Rellena
5 work | Mix {tinned-tuna+mayonnaise+spring-onion+lemon+black-pepper} in the bowl. Spread on half of {bread}, scatter {cheddar} over it, close and spread the outsides with {butter}.
| Mezcla {tinned-tuna+mayonnaise+spring-onion+lemon+black-pepper} en el bol. Reparte sobre la mitad de {bread}, añade {cheddar}, cierra y unta por fuera con {butter}.
# Toast | Tuesta
8 batch way=stove | Toast in the pan over medium-low heat for {time}, turning once and pressing, until golden and melted.
| Tuesta en la sartén a fuego medio-bajo {time}, con una vuelta y apretando, hasta que se dore y se funda.
8 batch way=air-fryer | Cook in the air fryer at 190 °C for {time}, turning once, until golden and melted.
| Cocina en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se dore y se funda.
== blt-sandwich
names: BLT sandwich, BLT, bacon lettuce and tomato sandwich, BLT sandwiches, bacon, lettuce and tomato | Sándwich BLT, BLT, sándwich de beicon con lechuga y tomate, sándwich de bacon con lechuga y tomate, bocadillo BLT
about: crisp bacon, lettuce and tomato between slices of toast | beicon crujiente, lechuga y tomate entre rebanadas tostadas
kind: main any easy
serves: 2, most 2 in pan
tools: pan knife
core: bacon bread tomato
ways: stove
- 150 g bacon
- 4 slice bread
- 1 tomato; ripe, in thick slices | maduro, en rodajas gruesas
- 4 leaf lettuce
- 2 tbsp mayonnaise
- 1 pinch black-pepper; optional
~ bacon > 150 g vegan-bacon; name Vegan-bacon BLT | BLT de beicon vegano
~ mayonnaise > 2 tbsp vegan-mayonnaise
~ bread > 4 slice bread-gluten-free; name BLT sandwich | Sándwich BLT
+ 80 g avocado cheese
# Fry | Fríe
7 batch safe=bacon | Fry {bacon} in the pan over medium heat for {time}, turning, until crisp. Drain on paper.
| Dora {bacon} en la sartén a fuego medio {time}, dando vueltas, hasta que cruja. Escurre sobre papel.
3 batch | Toast {bread} in the fat for {time}.
| Tuesta {bread} en la grasa {time}.
# Build | Monta
4 work | Spread {bread} with {mayonnaise}, layer {lettuce+tomato+bacon+extra}[ with {black-pepper}], close and cut across.
| Unta {bread} con {mayonnaise}, monta {lettuce+tomato+bacon+extra}[ con {black-pepper}], cierra y corta en diagonal.
== club-sandwich
names: Club sandwich, club sandwiches, chicken club sandwich, turkey club sandwich, triple-decker club sandwich | Club sándwich, sándwich club, sándwich club de pollo, sándwich de tres pisos
about: three slices of toast with chicken, bacon, lettuce and tomato | tres rebanadas tostadas con pollo, beicon, lechuga y tomate
kind: main any easy
serves: 2, most 2 in pan
tools: pan knife
core: cooked-chicken bacon bread
ways: stove
instead: blt-sandwich
- 6 slice bread
- 120 g bacon
- 150 g cooked-chicken; sliced | en lonchas
- 1 tomato; in slices | en rodajas
- 4 leaf lettuce
- 3 tbsp mayonnaise
- 1 pinch salt
~ bread > 6 slice bread-gluten-free; name Club sandwich | Club sándwich
~ bacon > 120 g cooked-ham; sliced | en lonchas; name Club sandwich with ham | Club sándwich de jamón cocido
+ 80 g cheese avocado
# Fry and toast | Fríe y tuesta
7 batch safe=bacon | Fry {bacon} in the pan over medium heat for {time}, turning, until crisp.
| Dora {bacon} en la sartén a fuego medio {time}, dando vueltas, hasta que cruja.
4 batch | Wipe out the pan and toast {bread} in it for {time}.
| Limpia la sartén y tuesta en ella {bread} {time}.
# Build | Monta
5 work | Spread one side of {bread} with {mayonnaise}. Layer {lettuce+tomato+salt+bacon} on the first slice, {cooked-chicken+extra} on the second, and close with the third.
| Unta un lado de {bread} con {mayonnaise}. Monta {lettuce+tomato+salt+bacon} en la primera rebanada, {cooked-chicken+extra} en la segunda y cierra con la tercera.
1 work | Pin with sticks and cut into triangles.
| Sujeta con palillos y corta en triángulos.
== hot-dogs
names: Hot dogs, hot dog, hotdogs, homemade hot dogs, frankfurters in buns | Perritos calientes, perrito caliente, hot dogs, hot dog, panchos, jochos
about: frankfurters in soft rolls with onion, mustard and ketchup | salchichas en pan tierno con cebolla, mostaza y kétchup
kind: main any easy
serves: 4, most 4 in pan
tools: pan knife
core: frankfurter bun
ways: stove air-fryer microwave
- 4 frankfurter
- 4 bun; long | alargados
- 1 onion; thinly sliced | en juliana fina; optional
- 4 tbsp ketchup
- 2 tbsp mustard; optional
~ frankfurter > 4 vegan-sausage; name Veggie hot dogs | Perritos calientes vegetales
~ bun > 4 bun-gluten-free; long | alargados; name Hot dogs | Perritos calientes
+ 80 g cheese gherkin sauerkraut tomato avocado
# Cook | Cocina
8 batch way=stove | Fry {frankfurter}[ with {onion}] in the pan over medium heat for {time}, turning, until hot throughout and golden.
| Dora {frankfurter}[ con {onion}] en la sartén a fuego medio {time}, dando vueltas, hasta que todo esté bien caliente y dorado.
7 batch way=air-fryer | Slash {frankfurter} and cook in the air fryer at 190 °C[ with {onion}] for {time}, until hot throughout and golden.
| Haz unos cortes en {frankfurter} y cocina en la freidora de aire a 190 °C[ con {onion}] {time}, hasta que todo esté bien caliente y dorado.
2 pieces way=microwave | Prick {frankfurter}, wrap in damp paper and heat in the microwave on high for {time}, until hot throughout.
| Pincha {frankfurter}, envuelve en papel húmedo y calienta en el microondas a máxima potencia {time}, hasta que todo esté bien caliente.
# Fill | Rellena
3 work | Open {bun} and warm if you like. Fill with {frankfurter+onion+extra} and finish with {ketchup+mustard}.
| Abre {bun} y templa si quieres. Rellena con {frankfurter+onion+extra} y termina con {ketchup+mustard}.
== philly-cheesesteak
names: Philly cheesesteak, Philadelphia cheesesteak, cheesesteak, cheesesteak sandwich, philly cheese steak, cheese steak sandwich | Philly cheesesteak, bocadillo de ternera y queso, cheesesteak, sándwich de ternera y queso fundido, bocadillo Philly de ternera
about: thin fried beef with onion and melted cheese in a soft roll | ternera en tiras finas con cebolla y queso fundido en pan tierno
kind: main any easy
serves: 4, most 4 in pan
tools: pan knife
core: beef-steak provolone bun
ways: stove
- 600 g beef-steak; in very thin slices | en lonchas muy finas
- 2 tbsp sunflower-oil
- 2 onion; thinly sliced | en juliana fina
- 1 green-pepper; in strips | en tiras; optional
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 160 g provolone; sliced | en lonchas
- 4 bun; long, soft | alargados y tiernos
~ bun > 4 bun-gluten-free; long | alargados; name Philly cheesesteak | Philly cheesesteak
~ provolone > 160 g vegan-cheese; sliced | en lonchas; name Cheesesteak with vegan cheese | Bocadillo de ternera con queso vegano
+ 150 g mushroom
# Fry | Fríe
12 cook | Fry {onion+green-pepper+extra} in half of {sunflower-oil} in the pan over medium heat for {time}, until soft and golden. Lift out.
| Sofríe {onion+green-pepper+extra} con la mitad de {sunflower-oil} en la sartén a fuego medio {time}, hasta que quede tierno y dorado. Saca.
4 batch safe=beef-steak | Turn up the heat and fry {beef-steak} with {salt+black-pepper} in the rest of {sunflower-oil} for {time}, stirring, until no longer pink.
| Sube el fuego y saltea {beef-steak} con {salt+black-pepper} en el resto de {sunflower-oil} {time}, removiendo, hasta que no quede nada rosado.
# Melt and fill | Funde y rellena
2 cook | Mix with what you lifted out, lay {provolone} on top and let it melt for {time}. Fill {bun}.
| Mezcla con lo que habías sacado, pon encima {provolone} y deja fundir {time}. Rellena {bun}.
== almond-milk
names: Homemade almond milk, almond milk, nut milk | Leche de almendras casera, leche de almendras, bebida de almendras casera, leche de almendra casera
about: soaked almonds blended with water and strained | almendras remojadas, trituradas con agua y coladas
kind: drink any easy
serves: 6, most 6 in jug
tools: jug sieve jar
core: almond
ways: none
- 150 g almond; raw, without salt | crudas
- 1000 ml water
- 2 date; stoned | sin hueso; optional
- 1/2 tsp vanilla; optional
- 1 pinch salt; optional
+ 60 g banana cocoa oats strawberry coconut-desiccated cashew hazelnut
# Soak | Remoja
480 cook | Cover {almond} with plenty of cold water and soak in the fridge for {time}. Drain and rinse.
| Cubre {almond} con abundante agua fría y deja en remojo en la nevera {time}. Escurre y enjuaga.
# Blend and strain | Tritura y cuela
3 work | Blend with {water}[ and {date+vanilla+salt+extra}] at full speed until white and foamy.
| Tritura con {water}[ y {date+vanilla+salt+extra}] a máxima velocidad hasta que quede blanca y espumosa.
5 work | Pour through the sieve lined with a clean cloth and squeeze well. It keeps three days in the fridge; shake before pouring.
| Pasa por el colador forrado con un paño limpio y exprime bien. Se guarda tres días en la nevera; agita antes de servir.
tip | Use what stays in the cloth for baking or at breakfast.
| Lo que queda en el paño sirve para hornear o para el desayuno.
`);
