import { cards } from "../parse-cards.ts";

export const EAST_ASIAN_TABLE = cards(`
== dan-dan-noodles
names: Dan dan noodles, dandan noodles, dan dan mian, Sichuan dan dan noodles, spicy Sichuan noodles | Fideos dan dan, dan dan noodles, fideos dan dan mian, fideos picantes de Sichuan, dan dan mian
about: noodles in a hot, numbing sesame sauce with crisp minced pork | fideos en salsa picante de sésamo con cerdo picado crujiente
kind: main east-asian easy
serves: 4, most 4 in wok
tools: wok pot bowl knife
core: egg-noodles pork-mince tahini
ways: stove
- 400 g egg-noodles
- 300 g pork-mince
- 2 tbsp sunflower-oil
- 10 g ginger; finely chopped | picad@ fin@
- 1 tbsp rice-wine
- 1 tbsp hoisin; optional
- 80 g pickled-vegetables; Sichuan if you have them, chopped | mejor de Sichuan, picad@; optional
- 200 g pak-choi; leaves separated | en hojas
- 3 spring-onion; sliced | en rodajas
- 30 g peanut; toasted, chopped | tostad@, picad@; optional
-- For the sauce | Para la salsa
- 3 tbsp tahini
- 4 tbsp soy-sauce
- 1 tbsp rice-vinegar
- 3 tbsp chilli-oil; with its flakes | con sus escamas
- 2 tsp sugar
- 2 clove garlic; crushed | machacad@
- 1 tsp sichuan-pepper; toasted, ground | tostad@, molid@
- 150 ml chicken-stock; hot | caliente
~ pork-mince > 300 g turkey-mince; name Dan dan noodles with turkey | Fideos dan dan con pavo
~ pork-mince > 250 g tofu; firm, crumbled | firme, desmenuzado; name Dan dan noodles with tofu | Fideos dan dan con tofu
~ egg-noodles > 400 g udon; name Dan dan udon | Udon dan dan
~ egg-noodles > 350 g rice-noodles; name Dan dan rice noodles | Fideos de arroz dan dan
~ tahini > 3 tbsp peanut-butter; name Dan dan noodles with peanut sauce | Fideos dan dan con salsa de cacahuete
~ hoisin > 1 tbsp brown-sugar
# Mix the sauce | Mezcla la salsa
4 work | Stir {tahini+soy-sauce+rice-vinegar+chilli-oil+sugar+garlic+sichuan-pepper} in the bowl and thin with {chicken-stock}.
| Mezcla {tahini+soy-sauce+rice-vinegar+chilli-oil+sugar+garlic+sichuan-pepper} en el bol y aligera con {chicken-stock}.
# Fry | Saltea
9 batch safe=pork-mince | Fry {pork-mince} in {sunflower-oil} in the wok over high heat for {time}, breaking it up, until dry and crisp.
| Saltea {pork-mince} con {sunflower-oil} en el wok a fuego vivo {time}, desmenuzando, hasta que quede seco y crujiente.
2 cook | Stir in {ginger+rice-wine+hoisin+pickled-vegetables} for {time}.
| Añade {ginger+rice-wine+hoisin+pickled-vegetables} y remueve {time}.
# Boil | Cuece
5 cook | Boil {egg-noodles} in the pot in plenty of water for {time}, adding {pak-choi} for the last minute, and drain.
| Cuece {egg-noodles} en la olla en abundante agua {time}, añadiendo {pak-choi} en el último minuto, y escurre.
# Serve | Sirve
2 work | Divide the sauce between bowls, lay everything on it and scatter with {spring-onion}. Mix at the table.[ Scatter {peanut} over.]
| Reparte la salsa en cuencos, coloca todo encima y espolvorea {spring-onion}. Mezcla en la mesa.[ Reparte {peanut} por encima.]

== siu-mai
names: Siu mai, shumai, shu mai, siu mai dumplings, shaomai, dim sum siu mai, pork and prawn siu mai, pork and shrimp shumai | Siu mai, shumai, shao mai, dim sum de cerdo y gambas, dumplings siu mai, siu mai de cerdo
about: open steamed dumplings of pork and prawn | empanadillas abiertas de cerdo y gambas al vapor
kind: starter east-asian medium
serves: 4, most 4 in steamer
makes: 24
tools: steamer bowl knife paper
core: wonton-wrappers pork-mince
ways: stove
- 24 wonton-wrappers; round | redondas
- 300 g pork-mince; not lean | no magra
- 200 g prawn; peeled, chopped | pelad@, picad@
- 4 shiitake; finely chopped | picad@ fin@
- 2 spring-onion; finely chopped | picad@ fin@
- 10 g ginger; grated | rallad@
- 1 tbsp soy-sauce
- 1 tbsp rice-wine
- 2 tsp sesame-oil
- 1 tsp sugar
- 1 tbsp cornflour
- 1/2 tsp salt
- 1/4 tsp white-pepper
- 1 carrot; a small piece, finely diced | un trozo, en dados diminutos; optional
- 3 tbsp soy-sauce as dip-soy
~ pork-mince > 300 g tofu; firm, mashed, pressed dry | firme, machacado y escurrido; name Tofu siu mai | Siu mai de tofu
~ wonton-wrappers > 24 spring-roll-wrappers; cut round | cortadas en redondo; name Siu mai | Siu mai
~ prawn > 150 g water-chestnut; finely chopped | picadas finas
# Make the filling | Haz el relleno
8 work | Stir {pork-mince+soy-sauce+rice-wine+sesame-oil+sugar+cornflour+salt+white-pepper} in the bowl in one direction until sticky. Fold in {prawn+shiitake+spring-onion+ginger}.
| Mezcla {pork-mince+soy-sauce+rice-wine+sesame-oil+sugar+cornflour+salt+white-pepper} en el bol en un solo sentido hasta que quede pegajoso. Incorpora {prawn+shiitake+spring-onion+ginger}.
30 cook | Chill for {time}.
| Enfría {time}.
# Fill | Rellena
20 work | Put a heaped teaspoonful on each of {wonton-wrappers}, gather the sides up round it in your hand, flatten the top and tap the base level: {pieces} pieces.[ Dot with {carrot}.]
| Pon una cucharadita colmada sobre cada una de {wonton-wrappers}, recoge los lados en la mano, aplana por arriba y asienta la base: {pieces} piezas.[ Remata con {carrot}.]
# Steam | Cuece al vapor
20 pieces safe=pork-mince,prawn | Steam them apart on pricked paper over boiling water in two rounds, {time} in all: 10 minutes each round.
| Cuécelas al vapor separadas sobre papel agujereado en dos tandas, {time} en total: 10 minutos cada tanda.
1 work | Serve hot with {dip-soy} to dip.
| Sirve calientes con {dip-soy} para mojar.

== crispy-chilli-beef
names: Crispy chilli beef, crispy chili beef, crispy shredded beef, crispy beef, Chinese crispy chilli beef, shredded chilli beef | Ternera crujiente con chile, ternera crujiente picante, ternera crujiente china, ternera crujiente agridulce
about: fried shreds of beef in a sticky, hot and sweet sauce | tiras de ternera fritas en una salsa pegajosa, dulce y picante
kind: main east-asian medium
serves: 4, most 4 in wok
tools: wok bowl knife slotted
core: beef-steak chilli
ways: stove
- 500 g beef-steak; in matchsticks | en tiras muy finas
- 1 egg-white
- 1 tbsp soy-sauce
- 1/2 tsp salt
- 100 g cornflour
- 600 ml sunflower-oil; for frying | para freír
- 1 carrot; in matchsticks | en bastones finos
- 1 red-pepper; in thin strips | en tiras finas
- 2 chilli; sliced | en rodajas
- 3 clove garlic; chopped | picad@
- 15 g ginger; in fine strips | en tiras finas
- 3 spring-onion; in strips | en tiras
-- For the sauce | Para la salsa
- 3 tbsp soy-sauce as sauce-soy
- 3 tbsp rice-vinegar
- 4 tbsp sugar
- 2 tbsp ketchup
- 3 tbsp water
- 1 tsp sesame-seeds; optional
~ beef-steak > 500 g chicken-breast; in thin strips | en tiras finas; name Crispy chilli chicken | Pollo crujiente con chile
~ beef-steak > 400 g tofu; firm, in thin strips | firme, en tiras finas; name Crispy chilli tofu | Tofu crujiente con chile
~ egg-white > 2 tbsp water
# Coat | Reboza
10 cook | Mix {beef-steak} with {egg-white+soy-sauce+salt} in the bowl and leave for {time}. Toss in {cornflour} until every shred is dry and apart.
| Mezcla {beef-steak} con {egg-white+soy-sauce+salt} en el bol y deja {time}. Reboza con {cornflour} hasta que cada tira quede seca y suelta.
# Fry | Fríe
8 batch safe=beef-steak | Heat {sunflower-oil} in the wok to 185 °C and fry in three rounds, {time} in all, until crisp. Drain, and fry everything once more for a minute.
| Calienta {sunflower-oil} en el wok a 185 °C y fríe en tres tandas, {time} en total, hasta que cruja. Escurre y fríe todo otra vez un minuto.
# Make the sauce | Haz la salsa
3 cook | Pour off all but a spoonful of the fat. Fry {carrot+red-pepper+chilli+garlic+ginger} over high heat for {time}.
| Retira la grasa menos una cucharada. Saltea {carrot+red-pepper+chilli+garlic+ginger} a fuego vivo {time}.
3 cook | Add {sauce-soy+rice-vinegar+sugar+ketchup+water} and boil for {time}, until syrupy.
| Añade {sauce-soy+rice-vinegar+sugar+ketchup+water} y hierve {time}, hasta que quede como un jarabe.
1 work | Toss the crisp shreds in it with {spring-onion} and serve at once.[ Scatter {sesame-seeds} over.]
| Mezcla con las tiras crujientes y {spring-onion} y sirve enseguida.[ Reparte {sesame-seeds} por encima.]

== khao-soi
names: Khao soi, Chiang Mai noodles, northern Thai curry noodles, Thai coconut curry noodle soup, khao soi gai, kao soi | Khao soi, fideos de Chiang Mai, sopa tailandesa de fideos con curry y coco, khao soi de pollo
about: northern Thai coconut curry soup with chicken and noodles soft and fried | sopa tailandesa de curry y coco con pollo y fideos tiernos y fritos
kind: main thai medium
serves: 4, most 6 in pot
tools: pot pan saucepan knife
core: coconut-milk egg-noodles
ways: stove
- 700 g chicken-thigh; boneless, in large pieces | deshuesad@, en trozos grandes
- 4 tbsp curry-paste-red
- 2 tsp curry-powder
- 1/2 tsp turmeric
- 600 ml coconut-milk
- 500 ml chicken-stock
- 2 tbsp fish-sauce
- 1 tbsp soy-sauce
- 1 tbsp brown-sugar
- 400 g egg-noodles; fresh or dried | frescos o secos
- 150 ml sunflower-oil; for frying | para freír
- 2 shallot; thinly sliced | en láminas
- 60 g pickled-vegetables; mustard greens if you have them, chopped | mejor de hoja de mostaza, picad@; optional
- 1 lime; in wedges | en gajos
- 10 g coriander-leaf; optional
- 1 tbsp chilli-oil; optional
~ chicken-thigh > 400 g tofu; in cubes | en dados; name Tofu khao soi | Khao soi de tofu
~ chicken-thigh > 600 g beef-steak; in strips | en tiras; name Beef khao soi | Khao soi de ternera
~ curry-paste-red > 4 tbsp curry-paste-vegan
~ egg-noodles > 400 g udon; name Khao soi with udon | Khao soi con udon
~ egg-noodles > 350 g rice-noodles; name Khao soi with rice noodles | Khao soi con fideos de arroz
# Make the base | Haz la base
5 cook | Boil a third of {coconut-milk} in the pot until the fat shows, add {curry-paste-red+curry-powder+turmeric} and fry for {time}.
| Hierve un tercio de {coconut-milk} en la olla hasta que asome la grasa, añade {curry-paste-red+curry-powder+turmeric} y sofríe {time}.
25 cook safe=chicken-thigh | Add {chicken-thigh+chicken-stock+fish-sauce+soy-sauce+brown-sugar} and the rest of {coconut-milk} and simmer gently for {time}, until tender.
| Añade {chicken-thigh+chicken-stock+fish-sauce+soy-sauce+brown-sugar} y el resto de {coconut-milk} y cuece a fuego suave {time}, hasta que esté tierno.
# Fry the crown | Fríe la corona
4 batch | Heat {sunflower-oil} in the pan to 180 °C and fry a fifth of {egg-noodles}, softened in hot water and dried, for {time}, until crisp. Drain.
| Calienta {sunflower-oil} en la sartén a 180 °C y fríe una quinta parte de {egg-noodles}, ablandada en agua caliente y seca, {time}, hasta que cruja. Escurre.
# Boil and serve | Cuece y sirve
5 cook | Boil the rest of {egg-noodles} in the saucepan in plenty of water for {time}, drain and divide between bowls.
| Cuece el resto de {egg-noodles} en el cazo en abundante agua {time}, escurre y reparte en cuencos.
2 work | Ladle the rest over, top with the crisp part and {shallot} and serve with {lime}.[ Offer {pickled-vegetables+coriander-leaf+chilli-oil} beside it.]
| Vierte la sopa por encima, remata con la parte crujiente y {shallot} y sirve con {lime}.[ Pon al lado {pickled-vegetables+coriander-leaf+chilli-oil}.]

== special-fried-rice
names: Special fried rice, Yangzhou fried rice, Yangchow fried rice, house special fried rice, takeaway special fried rice, young chow fried rice | Arroz tres delicias, arroz frito tres delicias, arroz frito especial, arroz tres delicias casero, arroz chino tres delicias
about: cold rice fried hot with egg, ham, prawns, carrot and peas | arroz frío salteado con huevo, jamón, gambas, zanahoria y guisantes
kind: main east-asian easy
serves: 4, most 4 in wok
tools: wok knife saucepan bowl
core: rice-basmati egg
ways: stove
- 300 g rice-basmati
- 3 egg
- 120 g cooked-ham; diced | en dados; optional
- 150 g prawn; peeled | pelad@; optional
- 120 g peas
- 1 carrot; in small dice | en dados pequeños
- 3 spring-onion; sliced | en rodajas
- 4 tbsp sunflower-oil
- 2 tbsp soy-sauce
- 1 tsp sesame-oil
- 3/4 tsp salt
~ egg > 250 g tofu; crumbled | desmenuzado; name Special fried rice with tofu | Arroz tres delicias con tofu
+ 150 g chicken-breast sweetcorn mushroom
# Cook and cool | Cuece y enfría
14 cook | Rinse {rice-basmati}, cover with {450 ml} of water in the saucepan, bring to the boil, cover and cook over the lowest heat for {time}, until dry.
| Enjuaga {rice-basmati}, cubre con {450 ml} de agua en el cazo, lleva a ebullición, tapa y cuece al mínimo {time}, hasta que quede seco.
60 cook | Spread it on a plate at once and chill in the fridge for {time}, uncovered.
| Extiéndelo enseguida en una fuente y enfría en la nevera {time}, sin tapar.
# Fry the parts | Saltea las partes
3 batch if=egg safe=egg | Beat {egg} in the bowl. Heat a third of {sunflower-oil} in the wok, cook {egg} in a thin sheet for {time}, lift out and cut into strips.
| Bate {egg} en el bol. Calienta un tercio de {sunflower-oil} en el wok, cuaja {egg} en una capa fina {time}, saca y corta en tiras.
4 batch not=egg | Heat a third of {sunflower-oil} in the wok, fry {egg} for {time}, until golden, and lift out.
| Calienta un tercio de {sunflower-oil} en el wok, dora {egg} {time} y saca.
3 batch safe=prawn | Heat another third of {sunflower-oil}.[ Fry {prawn} in it for {time}, until done, and lift out.]
| Calienta otro tercio de {sunflower-oil}.[ Saltea dentro {prawn} {time}, hasta que esté en su punto, y saca.]
4 batch safe=extra | Fry {carrot+peas} in the rest of {sunflower-oil}[ with {cooked-ham}][ and {extra}] for {time}, until done.
| Saltea {carrot+peas} en el resto de {sunflower-oil}[ con {cooked-ham}][ y {extra}] {time}, hasta que esté hecho.
# Toss | Junta
4 batch | Add {rice-basmati} and fry for {time}, pressing out lumps, until it jumps. Season with {soy-sauce+sesame-oil+salt} and toss with {egg+prawn+spring-onion}.
| Añade {rice-basmati} y saltea {time}, deshaciendo los grumos, hasta que salte. Sazona con {soy-sauce+sesame-oil+salt} y mezcla con {egg+prawn+spring-onion}.

== drunken-noodles
names: Drunken noodles, pad kee mao, Thai drunken noodles, pad ki mao, spicy Thai basil noodles | Fideos borrachos, pad kee mao, fideos tailandeses picantes con albahaca, drunken noodles
about: wide rice noodles fried hot with chicken, chilli and basil | fideos anchos de arroz salteados con pollo, guindilla y albahaca
kind: main thai easy
serves: 4, most 4 in wok
tools: wok knife bowl
core: rice-noodles basil
ways: stove
- 300 g rice-noodles; wide | anchos
- 400 g chicken-thigh; in thin strips | en tiras finas
- 3 tbsp sunflower-oil
- 5 clove garlic; chopped | picad@
- 3 chilli; chopped | picad@
- 1 onion; in wedges | en gajos
- 1 red-pepper; in strips | en tiras
- 100 g green-beans; in short pieces | en trozos cortos
- 3 tbsp soy-sauce
- 2 tbsp oyster-sauce
- 1 tbsp fish-sauce
- 1 tbsp brown-sugar
- 30 g basil; Thai if you have it, leaves | mejor tailandesa, en hojas
- 1 lime; in wedges | en gajos
~ chicken-thigh > 400 g prawn; peeled | peladas; name Drunken noodles with prawns | Fideos borrachos con gambas
~ chicken-thigh > 350 g tofu; firm, in strips | firme, en tiras; name Drunken noodles with tofu | Fideos borrachos con tofu
~ chicken-thigh > 400 g beef-steak; in thin strips | en tiras finas; name Drunken noodles with beef | Fideos borrachos con ternera
~ oyster-sauce > 2 tbsp vegetarian-oyster-sauce
# Soak | Remoja
15 cook | Soak {rice-noodles} in hot water for {time}, until bendable but firm, and drain. Stir {soy-sauce+oyster-sauce+fish-sauce+brown-sugar} in the bowl.
| Remoja {rice-noodles} en agua caliente {time}, hasta que se doblen pero sigan firmes, y escurre. Mezcla {soy-sauce+oyster-sauce+fish-sauce+brown-sugar} en el bol.
# Stir-fry | Saltea
5 batch safe=chicken-thigh | Heat {sunflower-oil} in the wok. Fry {garlic+chilli+chicken-thigh} over high heat for {time}, until done.
| Calienta {sunflower-oil} en el wok. Saltea {garlic+chilli+chicken-thigh} a fuego vivo {time}, hasta que esté hecho.
3 batch | Add {onion+red-pepper+green-beans} and fry for {time}.
| Añade {onion+red-pepper+green-beans} y saltea {time}.
3 batch | Add {rice-noodles}, pour in the sauce and toss for {time}, until it is drunk up and browned in spots; sprinkle with water if it sticks.
| Añade {rice-noodles}, vierte la salsa y saltea {time}, hasta que se absorba y se tueste a manchas; salpica con agua si se pega.
1 work | Off the heat fold in {basil} and serve with {lime}.
| Fuera del fuego, incorpora {basil} y sirve con {lime}.

== bun-cha
names: Bun cha, Hanoi grilled pork with noodles, Vietnamese grilled pork noodles, Vietnamese pork patties with noodles | Bun cha, fideos vietnamitas con cerdo a la parrilla, cerdo a la parrilla de Hanói
about: grilled pork patties in a sweet-sour dip with cold noodles and herbs | hamburguesitas de cerdo a la parrilla en salsa agridulce con fideos fríos y hierbas
kind: main thai easy
serves: 4, most 4 in griddle
makes: 16
tools: griddle bowl saucepan knife
core: pork-mince rice-noodles fish-sauce
ways: stove barbecue+stove
- 500 g pork-mince; not lean | no magra
- 3 shallot; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 1 tbsp honey
- 1/2 tsp black-pepper
- 1/4 tsp salt
- 6 tbsp fish-sauce
- 1 tbsp sunflower-oil
- 3 tbsp sugar
- 4 tbsp rice-vinegar
- 250 ml water; warm | templad@
- 1 chilli; sliced | en rodajas; optional
- 1 carrot; in thin matchsticks | en bastones finos
- 250 g rice-noodles; thin | finos
- 1 lettuce; in leaves | en hojas
- 20 g mint; leaves | hojas
- 20 g coriander-leaf; in sprigs | en ramitas; optional
~ pork-mince > 500 g chicken-mince; name Chicken bun cha | Bun cha de pollo
~ pork-mince > 400 g meat-substitute; name Plant-based bun cha | Bun cha vegetal
~ fish-sauce > 6 tbsp vegan-fish-sauce; name Bun cha | Bun cha
# Mix and shape | Mezcla y forma
8 work | Knead {pork-mince+shallot+honey+black-pepper+salt} in the bowl with half of {garlic} and a third of {fish-sauce}. Shape {pieces} small flat patties and brush with {sunflower-oil}.
| Amasa {pork-mince+shallot+honey+black-pepper+salt} en el bol con la mitad de {garlic} y un tercio de {fish-sauce}. Forma {pieces} tortitas pequeñas y planas y pinta con {sunflower-oil}.
# Make the dip | Haz la salsa
4 work | Dissolve {sugar} in {water}, then stir in {rice-vinegar+carrot+chilli} and the rest of {garlic} and of {fish-sauce}.
| Disuelve {sugar} en {water} y añade {rice-vinegar+carrot+chilli} y el resto de {garlic} y de {fish-sauce}.
# Boil | Cuece
4 cook | Boil {rice-noodles} in the saucepan for {time}, rinse cold and drain well.
| Cuece {rice-noodles} en el cazo {time}, enfría bajo el grifo y escurre bien.
# Grill | Asa
8 batch way=stove safe=pork-mince | Grill on the hot griddle for {time}, turning once, until charred in spots.
| Asa en la plancha bien caliente {time}, con una vuelta, hasta que se tueste a manchas.
8 batch way=barbecue safe=pork-mince | Grill over hot embers for {time}, turning once, until charred in spots.
| Asa sobre brasas vivas {time}, con una vuelta, hasta que se tueste a manchas.
2 work | Put the patties into bowls of the dip and eat with {rice-noodles+lettuce+mint+coriander-leaf}.
| Pon las tortitas en cuencos con la salsa y come con {rice-noodles+lettuce+mint+coriander-leaf}.
`);
