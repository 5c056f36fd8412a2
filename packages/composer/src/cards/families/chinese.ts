import { cards } from "../parse-cards.ts";

export const CHINESE = cards(`
== chow-mein
names: Chicken chow mein, chow mein, fried noodles, stir-fried noodles, Chinese noodles, lo mein, chicken lo mein, Chinese fried noodles, noodle stir-fry | Chow mein de pollo, chow mein, fideos fritos, tallarines chinos, fideos chinos salteados, tallarines fritos, noodles salteados, lo mein, fideos salteados con pollo
about: wheat noodles fried with chicken, vegetables and soy sauce | fideos salteados con pollo, verduras y salsa de soja
kind: main east-asian easy
serves: 4, most 4 in wok
tools: wok pot knife bowl colander
core: egg-noodles soy-sauce
ways: stove
- 300 g egg-noodles
- 400 g chicken-breast; in thin strips | en tiras finas
- 4 tbsp soy-sauce
- 1 tbsp oyster-sauce
- 1 tbsp rice-wine
- 1 tsp cornflour
- 1 tsp sugar
- 4 tbsp sunflower-oil
- 2 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@
- 200 g cabbage; shredded | en juliana
- 1 carrot; in matchsticks | en bastoncitos
- 4 spring-onion; in lengths | en trozos
- 120 g bean-sprouts
- 1 tsp sesame-oil
~ chicken-breast > 350 g tofu; firm, in strips | firme, en tiras; name Tofu chow mein | Chow mein de tofu
~ egg-noodles > 300 g rice-noodles; name Fried rice noodles | Fideos de arroz salteados
~ soy-sauce > 4 tbsp tamari; name Fried noodles with tamari | Fideos salteados con tamari
+ 250 g prawn beef-steak pork-loin mushroom red-pepper
# Cut and marinate | Corta y marina
12 work | Cut {chicken-breast} and {carrot} into strips, shred {cabbage}, cut {spring-onion} into lengths, chop {garlic} and grate {ginger}.
| Corta {chicken-breast} y {carrot} en tiras, {cabbage} en juliana y {spring-onion} en trozos, pica {garlic} y ralla {ginger}.
10 cook | Mix {chicken-breast} in the bowl with {cornflour+rice-wine} and {soy-sauce:part} and leave for {time}.
| Mezcla {chicken-breast} en el bol con {cornflour+rice-wine} y {soy-sauce:part} y deja {time}.
# Boil | Cuece
4 cook | Boil {egg-noodles} in the pot for {time}, until firm to the bite, drain, rinse cold and drain again.
| Cuece {egg-noodles} en la olla {time}, hasta que quede al dente, escurre, enjuaga en frío y escurre otra vez.
# Fry very hot | Saltea a fuego vivo
5 batch safe=chicken-breast,extra | Heat {sunflower-oil:part} in the wok until it smokes faintly and fry {chicken-breast}[ and {extra}] for {time}. Lift out.
| Calienta {sunflower-oil:part} en el wok hasta que humee un poco y saltea {chicken-breast}[ y {extra}] durante {time}. Saca.
3 batch | Fry {garlic+ginger+cabbage+carrot} in {sunflower-oil:rest} for {time}, still crisp.
| Saltea {garlic+ginger+cabbage+carrot} en {sunflower-oil:rest} durante {time}, sin que pierda el crujiente.
4 batch | Add {egg-noodles} and fry for {time}, until browned in spots. Toss in the rest from the bowl with {oyster-sauce+sugar} and {soy-sauce:rest}, then {spring-onion+bean-sprouts+sesame-oil}. Serve at once.
| Añade {egg-noodles} y saltea {time}, hasta que se dore a trozos. Mezcla lo que sacaste con {oyster-sauce+sugar} y {soy-sauce:rest}, y después {spring-onion+bean-sprouts+sesame-oil}. Sirve enseguida.

== sweet-and-sour-pork
names: Sweet and sour pork, sweet n sour pork, Chinese sweet and sour pork, gu lao rou, sweet and sour | Cerdo agridulce, cerdo en salsa agridulce, cerdo agridulce chino, chancho agridulce, agridulce
about: crisp fried pork in a shiny sauce with pineapple and peppers | cerdo frito crujiente en una salsa brillante con piña y pimiento
kind: main east-asian medium
serves: 4, most 4 in deepPan
tools: deepPan wok bowl knife slotted
core: pork-loin pineapple
ways: stove
- 600 g pork-loin; in 2 cm dice | en dados de 2 cm
- 2 tbsp soy-sauce
- 1 egg; binds
- 100 g cornflour
- 700 ml sunflower-oil; for frying | para freír
- 1 green-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 red-pepper; in 3 cm pieces | en trozos de 3 cm
- 1 onion; in wedges | en gajos
- 250 g pineapple; in chunks | en trozos
-- For the sauce | Para la salsa
- 80 ml rice-vinegar
- 80 g sugar
- 4 tbsp ketchup
- 2 tbsp soy-sauce as sauce-soy
- 1 tbsp cornflour as sauce-starch
~ pork-loin > 600 g chicken-thigh; in 2 cm dice | en dados de 2 cm; name Sweet and sour chicken | Pollo agridulce
~ pork-loin > 500 g tofu; firm, in 2 cm dice | firme, en dados de 2 cm; name Sweet and sour tofu | Tofu agridulce
# Cut | Corta
12 work | Cut {pork-loin+green-pepper+red-pepper+onion+pineapple} as the list says.
| Corta {pork-loin+green-pepper+red-pepper+onion+pineapple} como indica la lista.
# Mix the sauce | Mezcla la salsa
3 work | Stir {rice-vinegar+sugar+ketchup+sauce-soy+sauce-starch} with {100 ml} of water.
| Mezcla {rice-vinegar+sugar+ketchup+sauce-soy+sauce-starch} con {100 ml} de agua.
# Coat and fry | Reboza y fríe
15 cook | Mix {pork-loin} with {soy-sauce} in the bowl and leave for {time}.
| Mezcla {pork-loin} con {soy-sauce} en el bol y deja {time}.
3 work | Coat with {egg}, then turn in {cornflour} until dry outside.
| Reboza en {egg} y después en {cornflour}, hasta que quede seco por fuera.
12 pieces safe=pork-loin,egg | Fry in {sunflower-oil} at 175 °C in the deep pot, in batches, for {time} in all, until golden and crisp. Save a spoonful of the oil for the wok.
| Fríe en {sunflower-oil} a 175 °C en la olla honda, por tandas, {time} en total, hasta que esté dorado y crujiente. Guarda una cucharada del aceite para el wok.
# Combine | Saltea
4 batch | Fry {onion+green-pepper+red-pepper} in that oil in the wok over high heat for {time}.
| Saltea {onion+green-pepper+red-pepper} en ese aceite en el wok a fuego vivo {time}.
3 batch | Add {pineapple} and the sauce, boil for {time}, until it shines, toss in {pork-loin} and serve at once.
| Añade {pineapple} y la salsa, hierve {time}, hasta que brille, mezcla {pork-loin} y sirve enseguida.

== kung-pao-chicken
names: Kung pao chicken, kung po chicken, gong bao chicken, kung pao, chicken with peanuts and chillies, Sichuan chicken with peanuts | Pollo kung pao, kung pao, pollo gong bao, pollo con cacahuetes, pollo kung po, pollo con maní
about: diced chicken stir-fried with dried chillies, Sichuan pepper and peanuts | dados de pollo salteados con guindillas secas, pimienta de Sichuan y cacahuetes
kind: main east-asian medium
serves: 4, most 4 in wok
tools: wok bowl knife
core: chicken-thigh peanut
ways: stove
- 600 g chicken-thigh; in 2 cm dice | en dados de 2 cm
- 3 tbsp soy-sauce
- 1 tbsp rice-wine
- 2 tsp cornflour
- 1.5 tbsp rice-vinegar
- 1.5 tbsp sugar
- 3 tbsp sunflower-oil
- 8 dried-chilli as chilli; seeded, in pieces | sin semillas, en trozos
- 1 tsp sichuan-pepper
- 3 clove garlic; sliced | en láminas
- 15 g ginger; in fine strips | en tiras finas
- 5 spring-onion; in 2 cm lengths | en trozos de 2 cm
- 80 g peanut; roasted | tostad@
~ chicken-thigh > 450 g tofu; firm, in 2 cm dice | firme, en dados de 2 cm; name Kung pao tofu | Tofu kung pao
~ peanut > 50 g pumpkin-seeds; toasted | peladas y doradas; name Chicken with chillies and seeds | Pollo con guindillas y semillas
# Cut and marinate | Corta y marina
10 work | Cut {chicken-thigh} into dice, {spring-onion} into lengths, {garlic} into slices and {ginger} into strips.
| Corta {chicken-thigh} en dados, {spring-onion} en trozos, {garlic} en láminas y {ginger} en tiras.
15 cook | Mix {chicken-thigh} in the bowl with {rice-wine}, {soy-sauce:part} and {cornflour:part} and leave for {time}.
| Mezcla {chicken-thigh} en el bol con {rice-wine}, {soy-sauce:part} y {cornflour:part} y deja {time}.
# Mix the sauce | Mezcla la salsa
2 work | Stir {rice-vinegar+sugar} with {soy-sauce:rest}, {cornflour:rest} and {3 tbsp} of water.
| Mezcla {rice-vinegar+sugar} con {soy-sauce:rest}, {cornflour:rest} y {3 tbsp} de agua.
# Fry very hot | Saltea a fuego vivo
1 batch | Heat {sunflower-oil} in the wok and fry {chilli+sichuan-pepper} for {time}, until dark red but not black.
| Calienta {sunflower-oil} en el wok y fríe {chilli+sichuan-pepper} durante {time}, hasta que se oscurezca sin quemarse.
6 batch safe=chicken-thigh | Add {chicken-thigh} and fry for {time}, until browned.
| Añade {chicken-thigh} y saltea {time}, hasta que se dore.
2 batch | Add {garlic+ginger+spring-onion}, then the sauce, and toss for {time}, until it shines. Stir in {peanut}.
| Añade {garlic+ginger+spring-onion} y después la salsa, y remueve {time}, hasta que brille. Mezcla {peanut}.
tip | What gives the aroma, {chilli}, is not eaten: leave it on the plate.
| Lo que da aroma, {chilli}, no se come: déjalo en el plato.

== mapo-tofu
names: Mapo tofu, mapo doufu, ma po tofu, mapo dofu, Sichuan tofu, spicy Sichuan tofu with minced meat | Mapo tofu, mapo doufu, tofu picante de Sichuan, ma po tofu, tofu mapo, tofu a la sichuanesa
about: soft tofu in a fiery bean-paste sauce with minced pork and Sichuan pepper | tofu tierno en una salsa picante de habas fermentadas con cerdo picado y pimienta de Sichuan
kind: main east-asian medium
serves: 4, most 4 in wok
tools: wok saucepan knife mortar
core: tofu doubanjiang
ways: stove
- 700 g tofu; soft, in 2 cm dice | tierno, en dados de 2 cm
- 150 g pork-mince
- 3 tbsp sunflower-oil
- 3 tbsp doubanjiang
- 2 tsp sichuan-pepper
- 3 clove garlic; chopped | picad@
- 15 g ginger; chopped | picad@
- 300 ml chicken-stock
- 1 tbsp soy-sauce
- 1 tsp sugar
- 1 tbsp cornflour
- 3 spring-onion; sliced | en rodajas
- 1/2 tsp salt
~ pork-mince > 150 g mushroom; finely chopped | picados finos
~ doubanjiang > 3 tbsp miso; name Mapo tofu with miso | Mapo tofu con miso
# Prepare | Prepara
5 cook | Simmer {tofu} with {salt} in water in the saucepan for {time} and lift out carefully.
| Cuece {tofu} con {salt} en agua en el cazo a fuego suave {time} y saca con cuidado.
why | The hot bath firms it so that it does not break.
| El baño caliente le da firmeza y no se rompe.
7 work | Chop {garlic+ginger}, slice {spring-onion}, and toast and grind {sichuan-pepper}.
| Pica {garlic+ginger}, corta {spring-onion} en rodajas, y tuesta y muele {sichuan-pepper}.
# Fry the base | Sofríe la base
4 batch safe=pork-mince | Heat {sunflower-oil} in the wok and fry {pork-mince} over high heat for {time}, until browned and crumbly.
| Calienta {sunflower-oil} en el wok y saltea {pork-mince} a fuego vivo {time}, hasta que se dore y se desmenuce.
2 batch | Lower the heat, add {doubanjiang+garlic+ginger} and fry for {time}, until the oil is red.
| Baja el fuego, añade {doubanjiang+garlic+ginger} y sofríe {time}, hasta que el aceite se tiña de rojo.
# Simmer | Cuece
5 batch | Add {chicken-stock+soy-sauce+sugar+tofu} and simmer for {time}, pushing gently, never stirring.
| Añade {chicken-stock+soy-sauce+sugar+tofu} y cuece a fuego suave {time}, empujando con cuidado, sin remover.
2 batch | Add {cornflour} mixed with {3 tbsp} of water and simmer for {time}, until glossy. Scatter {sichuan-pepper+spring-onion}.
| Añade {cornflour} disuelta en {3 tbsp} de agua y cuece {time}, hasta que brille. Reparte {sichuan-pepper+spring-onion}.

== gyoza
names: Gyoza, pork gyoza, potstickers, Japanese dumplings, pan-fried dumplings, gyozas | Gyozas, gyozas de cerdo, empanadillas japonesas, gyoza
about: thin dumplings with pork and cabbage, fried crisp below and steamed | empanadillas finas de cerdo y col, doradas por debajo y cocidas al vapor
kind: starter east-asian medium
serves: 4, most 4 in smallPan
makes: 32
tools: smallPan bowl knife
core: wonton-wrappers
ways: stove
- 32 wonton-wrappers; round | redondas
- 300 g pork-mince
- 200 g chinese-cabbage; finely chopped | picad@ fin@
- 3 spring-onion; finely chopped | picad@ fin@
- 2 clove garlic; grated | rallad@
- 10 g ginger; grated | rallad@
- 2 tbsp soy-sauce
- 2 tsp sesame-oil
- 1/2 tsp salt
- 3 tbsp sunflower-oil
-- For the dip | Para mojar
- 3 tbsp soy-sauce as dip-soy
- 2 tbsp rice-vinegar
- 1 tsp chilli-oil; optional
~ pork-mince > 300 g chicken-mince
~ pork-mince > 300 g tofu; firm, crumbled | firme, desmenuzado
~ wonton-wrappers > 32 spring-roll-wrappers; cut round | cortadas en redondo; name Gyoza | Gyozas
# Make the filling | Haz el relleno
10 cook | Chop {chinese-cabbage+spring-onion} finely. Mix {chinese-cabbage} with {salt}, leave for {time} and squeeze out the water.
| Pica fino {chinese-cabbage+spring-onion}. Mezcla {chinese-cabbage} con {salt}, deja {time} y exprime el agua.
4 work | Knead with {pork-mince+spring-onion+garlic+ginger+soy-sauce+sesame-oil} until sticky.
| Amasa con {pork-mince+spring-onion+garlic+ginger+soy-sauce+sesame-oil} hasta que quede pegajoso.
# Fill | Rellena
25 work | Put a teaspoonful on each of {wonton-wrappers}, wet the rim, fold, pleat and press shut: {pieces} pieces. Keep them covered.
| Pon una cucharadita sobre cada una de {wonton-wrappers}, moja el borde, dobla, pliega y sella: {pieces} piezas. Mantenlas tapadas.
# Fry and steam | Dora y cuece al vapor
2 pieces | Heat {sunflower-oil} in the pan and fry the pieces in two batches over medium-high heat for {time} in all, until golden below.
| Calienta {sunflower-oil} en la sartén y dora las piezas en dos tandas a fuego medio-alto {time} en total, hasta que estén doradas por debajo.
12 pieces safe=pork-mince | Pour in {80 ml} of water for each batch, cover at once and steam for {time} in all, until it has boiled away; uncover and let them crisp again.
| Vierte {80 ml} de agua en cada tanda, tapa enseguida y cuece al vapor {time} en total, hasta que se evapore; destapa y deja que se doren de nuevo.
# Serve | Sirve
2 work | Stir {dip-soy+rice-vinegar}[ with {chilli-oil}] and serve as a dip.
| Mezcla {dip-soy+rice-vinegar}[ con {chilli-oil}] y sirve para mojar.

== spring-rolls
names: Spring rolls, Chinese spring rolls, vegetable spring rolls, egg rolls, crispy spring rolls, fried spring rolls | Rollitos de primavera, rollito de primavera, rollos primavera, rollitos chinos, rollitos de primavera chinos, arrolladitos primavera
about: crisp rolls of thin pastry filled with vegetables and mushrooms | rollitos crujientes de masa fina rellenos de verduras y setas
kind: starter east-asian medium
serves: 4, most 4 in deepPan
makes: 12
tools: deepPan wok knife grater bowl slotted
core: spring-roll-wrappers
ways: stove oven air-fryer
- 12 spring-roll-wrappers
- 200 g cabbage; finely shredded | en juliana fina
- 2 carrot; grated | rallad@
- 100 g shiitake; sliced | en láminas
- 80 g bean-sprouts
- 50 g glass-noodles
- 2 clove garlic; chopped | picad@
- 10 g ginger; grated | rallad@
- 2 tbsp soy-sauce
- 1 tsp sesame-oil
- 2 tbsp sunflower-oil
- 1 tbsp flour
- 800 ml sunflower-oil as frying-oil; for frying | para freír
+ 200 g pork-mince chicken-mince prawn tofu
# Make the filling | Haz el relleno
10 work | Shred {cabbage}, grate {carrot} and slice {shiitake}.
| Corta {cabbage} en juliana, ralla {carrot} y corta {shiitake} en láminas.
5 cook | Soak {glass-noodles} in hot water in the bowl for {time}, drain and cut short.
| Remoja {glass-noodles} en agua caliente en el bol {time}, escurre y corta menudo.
6 cook safe=extra | Fry {garlic+ginger+cabbage+carrot+shiitake}[ with {extra}] in {sunflower-oil} in the wok over high heat for {time}. Stir in {bean-sprouts+glass-noodles+soy-sauce+sesame-oil}.
| Saltea {garlic+ginger+cabbage+carrot+shiitake}[ con {extra}] en {sunflower-oil} en el wok a fuego vivo {time}. Añade {bean-sprouts+glass-noodles+soy-sauce+sesame-oil}.
20 cook | Spread out and let it cool for {time}: wet or hot, it tears the pastry.
| Extiende y deja enfriar {time}: húmedo o caliente, rompe la masa.
# Roll | Enrolla
15 work | Stir {flour} with water to a paste. Fill {spring-roll-wrappers}, fold in the sides, roll tightly and seal with the paste: {pieces} pieces.
| Mezcla {flour} con agua hasta hacer un engrudo. Rellena {spring-roll-wrappers}, dobla los lados, enrolla prieto y sella con el engrudo: {pieces} piezas.
# Fry | Fríe
10 pieces way=stove | Fry in {frying-oil} at 175 °C in the deep pot, four at a time, for {time} in all, until golden. Drain.
| Fríe en {frying-oil} a 175 °C en la olla honda, de cuatro en cuatro, {time} en total, hasta que estén dorados. Escurre.
20 batch way=oven | Brush with a little of {frying-oil} and bake at 210 °C (fan 190 °C) for {time}, turning once, until golden.
| Pinta con un poco de {frying-oil} y hornea a 210 °C (190 °C con ventilador) {time}, con una vuelta, hasta que se doren.
12 batch way=air-fryer | Brush with a little of {frying-oil} and cook in the air fryer at 190 °C for {time}, turning once, until golden.
| Pinta con un poco de {frying-oil} y cocina en la freidora de aire a 190 °C {time}, con una vuelta, hasta que se doren.

== wonton-soup
names: Wonton soup, Chinese wonton soup, won ton soup, wontons in soup, wantan soup | Sopa wantán, sopa wonton, sopa de wonton, sopa china, sopa wantan china, sopa de empanadillas chinas
about: prawn and pork wontons in a clear ginger broth with greens | wontons de gamba y cerdo en un caldo claro de jengibre con verdura
kind: soup east-asian medium
serves: 4, most 4 in pot
makes: 24
tools: pot bowl knife slotted
core: wonton-wrappers
ways: stove
- 24 wonton-wrappers
- 200 g pork-mince
- 120 g cooked-prawn; peeled, chopped | pelad@, picad@
- 1 spring-onion; finely chopped | picad@ fin@
- 3 tbsp soy-sauce
- 2 tsp sesame-oil
- 1 tsp cornflour
- 1500 ml chicken-stock
- 20 g ginger; sliced | en rodajas
- 200 g pak-choi; in strips | en tiras
- 1/2 tsp salt
~ pork-mince > 200 g chicken-mince
~ pork-mince > 250 g tofu; firm, crumbled | firme, desmenuzado
~ wonton-wrappers > 24 spring-roll-wrappers; cut square | cortadas en cuadrado; name Wonton soup | Sopa wantán
~ cooked-prawn > 100 g mushroom; finely chopped | picados finos
# Make the filling | Haz el relleno
8 work | Chop {cooked-prawn+spring-onion}. Mix {pork-mince+cooked-prawn+spring-onion+cornflour} in the bowl with {soy-sauce:part} and {sesame-oil:part} until sticky.
| Pica {cooked-prawn+spring-onion}. Mezcla {pork-mince+cooked-prawn+spring-onion+cornflour} en el bol con {soy-sauce:part} y {sesame-oil:part} hasta que quede pegajoso.
# Fill | Rellena
18 work | Put a teaspoonful on each of {wonton-wrappers}, wet the edges, fold into a triangle and join two corners: {pieces} pieces.
| Pon una cucharadita sobre cada una de {wonton-wrappers}, moja los bordes, dobla en triángulo y une dos puntas: {pieces} piezas.
# Cook | Cuece
10 cook | Simmer {chicken-stock+ginger+salt} in the pot with {soy-sauce:rest} for {time}.
| Cuece {chicken-stock+ginger+salt} en la olla con {soy-sauce:rest} durante {time}.
5 batch safe=pork-mince | Slide in the filled pieces and simmer for {time}, until they float and a cut one is done inside.
| Echa las piezas rellenas y cuece a fuego suave {time}, hasta que floten y una abierta esté hecha por dentro.
1 batch | Add {pak-choi} and cook for {time}. Serve with {sesame-oil:rest}.
| Añade {pak-choi} y cuece {time}. Sirve con {sesame-oil:rest}.

== beef-and-broccoli
names: Beef and broccoli, beef with broccoli, Chinese beef and broccoli, beef broccoli stir-fry, beef stir-fry, stir-fried beef | Ternera con brócoli, ternera con brócoli al estilo chino, salteado de ternera, salteado de ternera con brócoli, carne con brócoli, res con brócoli
about: tender strips of beef and broccoli in a dark oyster sauce | tiras tiernas de ternera con brócoli en una salsa oscura de ostras
kind: main east-asian easy
serves: 4, most 4 in wok
tools: wok bowl knife
core: beef-steak broccoli
ways: stove
- 500 g beef-steak; in thin strips, across the grain | en tiras finas, contra la fibra
- 500 g broccoli; in small florets | en ramitos
- 3 tbsp soy-sauce
- 2 tbsp oyster-sauce
- 1 tbsp rice-wine
- 1 tbsp cornflour
- 2 tsp sugar
- 3 clove garlic; chopped | picad@
- 15 g ginger; grated | rallad@
- 3 tbsp sunflower-oil
~ beef-steak > 450 g tofu; firm, in strips | firme, en tiras; name Tofu and broccoli | Tofu con brócoli
# Cut and marinate | Corta y marina
8 work | Cut {beef-steak} into thin strips and {broccoli} into florets. Chop {garlic} and grate {ginger}.
| Corta {beef-steak} en tiras finas y {broccoli} en ramitos. Pica {garlic} y ralla {ginger}.
15 cook | Mix {beef-steak} in the bowl with {rice-wine}, {cornflour:part} and {soy-sauce:part} and leave for {time}.
| Mezcla {beef-steak} en el bol con {rice-wine}, {cornflour:part} y {soy-sauce:part} y deja {time}.
# Fry very hot | Saltea a fuego vivo
3 batch safe=beef-steak | Heat {sunflower-oil:part} in the wok until it smokes faintly and sear {beef-steak} for {time}. Lift out.
| Calienta {sunflower-oil:part} en el wok hasta que humee un poco y dora {beef-steak} durante {time}. Saca.
5 batch | Fry {broccoli+garlic+ginger} in {sunflower-oil:rest} with a splash of water for {time}, green and still firm.
| Saltea {broccoli+garlic+ginger} en {sunflower-oil:rest} con un chorrito de agua {time}, verde y aún firme.
2 batch | Mix {oyster-sauce+sugar} with {soy-sauce:rest}, {cornflour:rest} and {100 ml} of water, pour in with {beef-steak} and boil for {time}, until glossy.
| Mezcla {oyster-sauce+sugar} con {soy-sauce:rest}, {cornflour:rest} y {100 ml} de agua, vierte con {beef-steak} y hierve {time}, hasta que brille.
`);
