import { cards } from "../parse-cards.ts";

export const TREATS_AND_SANDWICHES = cards(`
== chocolate-fondant
names: Chocolate fondant, chocolate lava cake, lava cake, molten chocolate cake, chocolate fondants, chocolate volcano | Coulant de chocolate, volcán de chocolate, fondant de chocolate, coulant, coulants de chocolate, pastel volcán
about: small warm chocolate cakes with a flowing middle | pastelitos calientes de chocolate con el centro fundente
kind: dessert french medium
serves: 4, most 4 in moulds
makes: 4
tools: moulds bowl saucepan whisk tray
core: chocolate egg
ways: oven
- 150 g chocolate; chopped | picad@
- 100 g butter
- 3 egg; pasteurised if you can | mejor pasteurizados
- 80 g sugar
- 40 g flour
- 1 pinch salt
- 1 tbsp cocoa; for the moulds | para los moldes
# Melt | Funde
5 cook | Heat the oven to 200 °C (fan 180 °C). Melt {chocolate+butter} in the bowl over the saucepan with simmering water for {time}.
| Calienta el horno a 200 °C (180 °C con ventilador). Funde {chocolate+butter} en el bol sobre el cazo con agua hirviendo suave {time}.
# Mix | Mezcla
5 work | Whisk in {egg+sugar}, then fold in {flour+salt}. Grease the moulds, dust with {cocoa} and fill {pieces} of them.
| Incorpora {egg+sugar} con las varillas y después {flour+salt}. Engrasa los moldes, espolvorea con {cocoa} y llena {pieces}.
# Bake | Hornea
11 batch raw=egg | Bake on the tray for {time}, until the edge is set and the middle still soft. Leave a minute, turn out and serve at once.
| Hornea en la bandeja {time}, hasta que el borde cuaje y el centro siga blando. Espera un minuto, desmolda y sirve enseguida.
tip | Four minutes more set it through, for those who may not eat it soft.
| Con cuatro minutos más cuaja del todo, para quien no deba tomarlo blando.

== sticky-toffee-pudding
names: Sticky toffee pudding, sticky date pudding, toffee pudding, date pudding | Pudin de dátiles y toffee, sticky toffee pudding, pudin de toffee, budín de dátiles, bizcocho de dátiles con toffee
about: a soft date pudding under warm toffee sauce | bizcocho tierno de dátiles con salsa caliente de toffee
kind: dessert any easy
serves: 9, most 9 in squareTin, whole
makes: 9
tools: squareTin bowl saucepan whisk
core: date
ways: oven
- 200 g date; stoned, chopped | sin hueso, picad@
- 200 ml water; boiling | hirviendo
- 1 tsp bicarbonate
- 80 g butter; soft | bland@
- 140 g brown-sugar
- 2 egg; binds
- 180 g flour
- 1 tsp baking-powder
-- For the sauce | Para la salsa
- 80 g butter as sauce-butter
- 120 g brown-sugar as sauce-sugar
- 200 ml cream
- 1/4 tsp salt
# Soak | Remoja
10 cook | Heat the oven to 180 °C (fan 160 °C). Pour {water} over {date+bicarbonate}, leave for {time} and mash.
| Calienta el horno a 180 °C (160 °C con ventilador). Vierte {water} sobre {date+bicarbonate}, deja {time} y aplasta.
# Mix | Mezcla
7 work | Beat {butter+brown-sugar} in the bowl, beat in {egg}, fold in {flour+baking-powder}, then the soft fruit. Pour into the greased tin.
| Bate {butter+brown-sugar} en el bol, añade {egg}, incorpora {flour+baking-powder} y después la fruta blanda. Vierte en el molde engrasado.
# Bake | Hornea
32 batch safe=egg | Bake for {time}, until springy.
| Hornea {time}, hasta que recupere la forma al tocarlo.
# Make the sauce | Haz la salsa
6 cook | Simmer {sauce-butter+sauce-sugar+cream+salt} in the saucepan for {time}, until thick and glossy. Prick the top, pour half over and serve the rest with the {pieces} squares.
| Cuece {sauce-butter+sauce-sugar+cream+salt} en el cazo {time}, hasta que espese y brille. Pincha la superficie, riega con la mitad y sirve el resto con los {pieces} cuadrados.

== bread-pudding
names: Bread pudding, old-fashioned bread pudding | Pudin de pan, budín de pan, bread pudding
about: slices of bread baked in a vanilla egg cream with raisins | rebanadas de pan horneadas en crema de huevo y vainilla con pasas
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish bowl whisk saucepan
core: bread egg milk
ways: oven
- 300 g bread; day-old, sliced | del día anterior, en rebanadas
- 40 g butter; soft | bland@
- 80 g raisins; optional
- 500 ml milk
- 100 ml cream
- 3 egg
- 90 g sugar
- 2 tsp vanilla
- 1/2 tsp cinnamon; optional
~ bread > 300 g bread-gluten-free; name Bread pudding | Pudin de pan
~ milk > 500 ml oat-drink; name Bread pudding with oat drink | Pudin de pan con bebida de avena
# Layer | Monta
8 work | Spread {bread} with {butter} and lay overlapping in the dish.[ Scatter {raisins} between.]
| Unta {bread} con {butter} y coloca montando unas sobre otras en la fuente.[ Reparte entre ellas {raisins}.]
20 cook | Warm {milk+cream}, whisk into {egg+sugar+vanilla+cinnamon} in the bowl, pour over and let it soak for {time}.
| Templa {milk+cream}, mezcla en el bol con {egg+sugar+vanilla+cinnamon}, vierte por encima y deja empapar {time}.
# Bake | Hornea
38 batch safe=egg | Bake at 170 °C (fan 150 °C) for {time}, until puffed, golden and just set.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que suba, se dore y apenas cuaje.

== chocolate-muffins
names: Chocolate muffins, double chocolate muffins, chocolate chip muffins, chocolate muffin | Muffins de chocolate, magdalenas de chocolate, muffin de chocolate, panquecitos de chocolate
about: moist cocoa muffins with chocolate pieces | magdalenas jugosas de cacao con trozos de chocolate
kind: cake any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin bowl whisk paper
core: cocoa chocolate
ways: oven
- 240 g flour
- 50 g cocoa
- 180 g sugar
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 1/4 tsp salt
- 2 egg; binds
- 250 ml milk
- 120 ml sunflower-oil
- 150 g chocolate; in chunks | en trozos
# Mix | Mezcla
4 work | Heat the oven to 200 °C (fan 180 °C) and line the tin. Mix {flour+cocoa+sugar+baking-powder+bicarbonate+salt} in the bowl.
| Calienta el horno a 200 °C (180 °C con ventilador) y forra el molde. Mezcla {flour+cocoa+sugar+baking-powder+bicarbonate+salt} en el bol.
4 work | Whisk {egg+milk+sunflower-oil}, pour in and stir just until moist. Fold in most of {chocolate}.
| Bate {egg+milk+sunflower-oil}, añádelo y remueve lo justo para que se humedezca. Incorpora casi todo {chocolate}.
# Bake | Hornea
20 batch safe=egg | Fill the {pieces} cups, press the rest of {chocolate} on top and bake for {time}, until risen and a skewer comes out almost clean.
| Llena los {pieces} huecos, aprieta encima el resto de {chocolate} y hornea {time}, hasta que suban y un palillo salga casi limpio.

== hot-chocolate-cup
names: Hot chocolate, hot cocoa, drinking chocolate, thick hot chocolate, Spanish hot chocolate | Chocolate a la taza, chocolate caliente, chocolate caliente espeso, cacao caliente, taza de chocolate
about: a thick cup of dark chocolate in milk | taza espesa de chocolate negro con leche
kind: drink spanish easy
serves: 4, most 6 in saucepan
tools: saucepan whisk
core: chocolate
ways: stove
- 800 ml milk
- 160 g chocolate; chopped | picad@
- 2 tbsp sugar
- 1 tbsp cornflour
- 1 pinch salt
# Heat | Calienta
5 cook | Heat {milk:part} in the saucepan with {sugar+salt} for {time}, until it steams. Stir {cornflour} into {milk:rest}, which is still cold.
| Calienta {milk:part} en el cazo con {sugar+salt} {time}, hasta que humee. Disuelve {cornflour} en {milk:rest}, aún fría.
# Thicken | Espesa
6 cook | Whisk in {chocolate} and what was stirred, and simmer over low heat for {time}, whisking, until smooth and thick.
| Incorpora {chocolate} y lo disuelto, y cuece a fuego bajo {time} sin dejar de batir, hasta que quede liso y espeso.

== grilled-cheese
names: Grilled cheese sandwich, grilled cheese, cheese toastie, toasted cheese sandwich, toastie, cheese toasties | Sándwich de queso a la plancha, sándwich de queso, sándwich caliente de queso, tostado de queso, grilled cheese
about: crisp buttered bread around melted cheese | pan crujiente con mantequilla y queso fundido
kind: snack any easy
serves: 2, most 2 in pan
tools: pan grater
core: bread cheddar
ways: stove
- 4 slice bread
- 30 g butter; soft | bland@
- 120 g cheddar; grated | rallado
- 1 tsp mustard-dijon; optional
~ bread > 4 slice bread-gluten-free; name Grilled cheese sandwich | Sándwich de queso a la plancha
~ cheddar > 120 g vegan-cheese; grated | rallado; name Hot toasted melt | Sándwich fundido a la plancha
# Fill | Rellena
4 work | Spread one side of {bread} with {butter}. Turn over, spread with {mustard-dijon+cheddar} and close with the buttered sides out.
| Unta una cara de {bread} con {butter}. Dale la vuelta, reparte {mustard-dijon+cheddar} y cierra con la cara untada hacia fuera.
# Fry | Dora
8 batch | Cook in the pan over medium-low heat for {time}, turning once and pressing lightly, until golden and melted inside.
| Haz en la sartén a fuego medio-bajo {time}, con una vuelta y apretando un poco, hasta que se dore y el interior se funda.

== croque-monsieur
names: Croque monsieur, croque-monsieur, French ham and cheese toastie, ham and cheese toastie | Croque-monsieur, sándwich mixto gratinado, sándwich mixto francés, bikini gratinado, sándwich de jamón y queso
about: a ham and cheese sandwich baked under béchamel | sándwich de jamón y queso gratinado con bechamel
kind: snack french easy
serves: 4, most 4 in tray
tools: tray saucepan whisk
core: cooked-ham gruyere bread
ways: oven+stove
- 8 slice bread
- 30 g butter; soft | bland@
- 8 slice cooked-ham
- 200 g gruyere; grated | rallado
- 1 tbsp mustard-dijon; optional
- 25 g butter as sauce-butter
- 25 g flour
- 300 ml milk
- 1/4 tsp nutmeg
- 1/2 tsp salt
~ bread > 8 slice bread-gluten-free; name Croque monsieur | Croque-monsieur
~ cooked-ham > 8 slice turkey-ham; name Croque monsieur with turkey | Croque-monsieur de pavo
# Make the sauce | Haz la salsa
8 cook | Cook {sauce-butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, until thick. Season with {nutmeg+salt}.
| Rehoga {sauce-butter+flour} en el cazo, añade {milk} sin dejar de batir y cuece {time}, hasta que espese. Sazona con {nutmeg+salt}.
# Fill | Rellena
6 work | Spread {bread} with {butter+mustard-dijon}, fill with {cooked-ham} and half of {gruyere} and set on the tray. Cover with the sauce and the rest of {gruyere}.
| Unta {bread} con {butter+mustard-dijon}, rellena con {cooked-ham} y la mitad de {gruyere} y coloca en la bandeja. Cubre con la salsa y el resto de {gruyere}.
# Bake | Gratina
14 batch | Bake at 220 °C (fan 200 °C) for {time}, until bubbling and browned.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que burbujee y se dore.

== avocado-toast
names: Avocado toast, avo toast, avocado on toast, smashed avocado toast, avocado toast with egg | Tostada de aguacate, tostadas de aguacate, avocado toast, pan con palta, tostada de aguacate y huevo, tostada de palta
about: mashed avocado with lemon and chilli on toast | aguacate aplastado con limón y guindilla sobre pan tostado
kind: breakfast any easy
serves: 2, most 4 in pan
tools: pan bowl knife
core: avocado bread
ways: stove
- 2 slice bread; sourdough, thick | de masa madre, gruesas
- 1 avocado; ripe | madur@
- 1/2 lemon; juiced | en zumo
- 1/4 tsp salt
- 1/4 tsp chilli-flakes; optional
- 1 tbsp olive-oil
- 1 tbsp mixed-seeds; optional
~ bread > 2 slice bread-gluten-free; name Avocado toast | Tostada de aguacate
# Mash | Aplasta
3 work | Mash {avocado} coarsely in the bowl with {lemon+salt}.
| Aplasta {avocado} en el bol, sin afinar, con {lemon+salt}.
# Brown the slices | Tuesta las rebanadas
4 cook | Brown {bread} with {olive-oil} in the pan for {time}, until crisp on both sides.
| Tuesta {bread} con {olive-oil} en la sartén {time}, hasta que cruja por los dos lados.
1 work | Pile on the mash.[ Sprinkle with {chilli-flakes}.][ Scatter {mixed-seeds} over.]
| Reparte el aguacate por encima.[ Espolvorea {chilli-flakes}.][ Añade {mixed-seeds}.]

== chicken-salad
names: Chicken salad, chicken mayo, chicken mayonnaise salad, chicken salad sandwich filling, creamy chicken salad | Ensalada de pollo, ensalada de pollo con mayonesa, pollo con mayonesa, ensalada de pollo y manzana
about: cooked chicken with celery, apple and a light mayonnaise | pollo cocido con apio, manzana y una mayonesa ligera
kind: salad any easy
serves: 4, most 6 in saucepan
tools: saucepan knife bowl
core: chicken-breast
ways: stove
- 500 g chicken-breast
- 2 stick celery; diced | en dados
- 1 apple; diced | en dados
- 2 spring-onion; sliced | en rodajas
- 100 g mayonnaise
- 80 g yoghurt
- 1/2 lemon; juiced | en zumo
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 1 lettuce; leaves | hojas
~ mayonnaise > 100 g vegan-mayonnaise
~ mayonnaise > 100 g sour-cream
# Poach | Cuece
16 cook safe=chicken-breast | Cover {chicken-breast} with cold water in the saucepan, add half of {salt}, bring to a simmer and cook gently for {time}. Cool.
| Cubre {chicken-breast} con agua fría en el cazo, añade la mitad de {salt}, lleva a un hervor suave y cuece {time}. Deja enfriar.
# Mix | Mezcla
8 work | Shred or dice it and fold in the bowl with {celery+apple+spring-onion+mayonnaise+yoghurt+lemon+black-pepper} and the rest of {salt}. Serve on {lettuce}.
| Desmenuza o corta en dados y mezcla en el bol con {celery+apple+spring-onion+mayonnaise+yoghurt+lemon+black-pepper} y el resto de {salt}. Sirve sobre {lettuce}.
`);
