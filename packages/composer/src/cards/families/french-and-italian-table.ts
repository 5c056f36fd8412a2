import { cards } from "../parse-cards.ts";

export const FRENCH_AND_ITALIAN_TABLE = cards(`
== gougeres
names: Gougères, French cheese puffs, Gruyère gougères, cheese choux puffs, gougere | Gougères, bocaditos de queso franceses, petits choux de queso, buñuelos de queso al horno, gougeres de queso
about: hollow baked puffs of choux with Gruyère | bocados huecos de masa choux al horno con gruyer
kind: snack french medium
serves: 6, most 6 in tray
makes: 30
tools: saucepan tray paper grater bowl
core: gruyere egg flour
ways: oven+stove
- 125 ml water
- 125 ml milk
- 100 g butter; diced | en dados
- 1 tsp salt
- 150 g flour
- 4 egg
- 130 g gruyere; finely grated | rallad@ fin@
- 1/4 tsp nutmeg
- 1/4 tsp black-pepper
~ gruyere > 130 g cheddar; finely grated | rallado fino; name Cheddar gougères | Gougères de cheddar
~ flour > 150 g flour-gluten-free; name Gougères | Gougères
# Make the dough | Haz la masa
4 cook | Bring {water+milk+butter+salt} to the boil in the saucepan in {time}, so that the fat has melted.
| Lleva a ebullición {water+milk+butter+salt} en el cazo en {time}, con la grasa ya fundida.
3 cook | Take off the heat, tip in {flour} at once and stir hard. Dry the ball over low heat for {time}, until a film forms on the bottom.
| Retira del fuego, echa {flour} de golpe y remueve con fuerza. Seca la bola a fuego bajo {time}, hasta que se forme una película en el fondo.
10 work | Let it cool a little in the bowl, beat in {egg} one at a time until the dough falls from the spoon in a point, and stir in {nutmeg+black-pepper} and most of {gruyere}.
| Deja templar un poco en el bol, incorpora {egg} de uno en uno hasta que la masa caiga de la cuchara en pico y añade {nutmeg+black-pepper} y casi todo {gruyere}.
# Bake | Hornea
8 work | Heat the oven to 200 °C (fan 180 °C). Set {pieces} walnut-sized heaps on papered trays and scatter with the rest of {gruyere}.
| Calienta el horno a 200 °C (180 °C con ventilador). Forma {pieces} montoncitos pequeños en bandejas con papel y espolvorea el resto de {gruyere}.
25 batch safe=egg | Bake for {time} without opening the door, until puffed, deep golden and dry to the touch.
| Hornea {time} sin abrir la puerta, hasta que suban, se doren bien y queden secos al tacto.
tip | Underbaked they sink; prick each and leave them for five minutes in the oven turned off.
| Poco hechos se hunden; pincha cada uno y déjalos cinco minutos en el horno apagado.

== raclette
names: Raclette, Swiss raclette, raclette cheese with potatoes, raclette dinner, traditional raclette | Raclette, raclette suiza, raclette con patatas, raclette de queso
about: melted cheese scraped over boiled potatoes with pickles and cold cuts | queso fundido sobre patatas cocidas con encurtidos y embutido
kind: main any easy
serves: 4, most 6 in tray
tools: pot tray knife
core: raclette-cheese new-potato
ways: grill+stove
- 1000 g new-potato; scrubbed | bien lavad@
- 1 tsp salt
- 700 g raclette-cheese; in slices of 5 mm | en lonchas de 5 mm
- 150 g gherkin; small | pequeños
- 100 g pearl-onion; pickled | en vinagre
- 150 g cured-ham; thinly sliced | en lonchas finas; optional
- 1 pear; sliced | en láminas; optional
- 1/2 tsp black-pepper
- 1/4 tsp paprika-sweet
~ raclette-cheese > 700 g gruyere; in slices of 5 mm | en lonchas de 5 mm; name Raclette of Gruyère | Raclette de gruyer
~ raclette-cheese > 600 g vegan-cheese; in slices | en lonchas; name Plant-based raclette | Raclette vegetal
# Boil | Cuece
22 cook | Boil {new-potato} in their skins in the pot in water with {salt} for {time}, until tender. Drain, cover with a cloth and keep warm.
| Cuece {new-potato} con piel en la olla en agua con {salt} {time}, hasta que estén tiernas. Escurre, cubre con un paño y mantén al calor.
# Set out | Prepara la mesa
6 work | Put {gherkin+pearl-onion} on the table.[ Add {cured-ham+pear}.]
| Pon en la mesa {gherkin+pearl-onion}.[ Añade {cured-ham+pear}.]
# Melt | Funde
12 pieces | Melt {raclette-cheese} slice by slice in the little pans of a table grill, or on the papered tray close under a hot grill, {time} in all, until it bubbles and just begins to brown.
| Funde {raclette-cheese} loncha a loncha en las sartencitas de un grill de mesa, o en la bandeja con papel cerca del gratinador caliente, {time} en total, hasta que burbujee y empiece a dorarse.
1 work | Scrape over {new-potato}, cut in half, and dust with {black-pepper+paprika-sweet}.
| Deja caer sobre {new-potato}, en mitades, y espolvorea {black-pepper+paprika-sweet}.

== tomates-farcies
names: Tomates farcies, French stuffed tomatoes, tomatoes stuffed with sausage meat, Provençal stuffed tomatoes, stuffed tomatoes with meat, tomatoes stuffed with mince | Tomates rellenos a la francesa, tomates rellenos de carne, tomates farcies, tomates provenzales rellenos
about: tomatoes filled with seasoned mince and herbs and baked on rice | tomates rellenos de carne con hierbas y asados sobre arroz
kind: main french easy
serves: 4, most 4 in dish
makes: 8
tools: dish bowl knife
core: tomato minced-meat
ways: oven
- 8 tomato; large, firm | grandes, firmes
- 500 g minced-meat; pork and veal | de cerdo y ternera
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 40 g breadcrumbs
- 50 ml milk
- 1 egg; binds
- 20 g parsley; chopped | picad@
- 1 tsp thyme
- 1.25 tsp salt
- 1/4 tsp black-pepper
- 150 g rice; long grain | de grano largo
- 250 ml water; hot | caliente
- 2 tbsp olive-oil
~ minced-meat > 500 g chicken-thigh; minced | picado; name Tomatoes stuffed with chicken | Tomates rellenos de pollo
~ minced-meat > 400 g mushroom; finely chopped, fried dry | picados finos, salteados hasta secarlos; name Tomatoes stuffed with mushrooms | Tomates rellenos de champiñones
~ minced-meat > 350 g meat-substitute; name Tomatoes with a plant-based filling | Tomates con relleno vegetal
# Hollow | Vacía
10 work | Heat the oven to 180 °C (fan 160 °C). Cut a lid off {tomato}, scoop out the flesh, chop it and season the insides with a little of {salt}.
| Calienta el horno a 180 °C (160 °C con ventilador). Corta una tapa a {tomato}, saca la pulpa, pícala y sala el interior con un poco de {salt}.
# Make the filling | Haz el relleno
6 work | Soak {breadcrumbs} in {milk} in the bowl and mix with {minced-meat+onion+garlic+egg+parsley+thyme+black-pepper} and the rest of {salt}.
| Remoja {breadcrumbs} con {milk} en el bol y mezcla con {minced-meat+onion+garlic+egg+parsley+thyme+black-pepper} y el resto de {salt}.
# Fill | Rellena
6 work | Spread {rice} in the dish with the chopped pulp and {water}. Fill the {pieces} pieces, set them on it, put the lids on and pour {olive-oil} over.
| Extiende {rice} en la fuente con la pulpa picada y {water}. Rellena las {pieces} piezas, colócalas encima, tapa y riega con {olive-oil}.
# Bake | Hornea
55 batch safe=minced-meat,egg | Bake for {time}, basting once, until browned and everything below is tender and has drunk the juice; add a little hot water if it dries.
| Hornea {time}, regando una vez, hasta que se dore y lo de abajo quede tierno y haya absorbido el jugo; añade un poco de agua caliente si se seca.

== crepes-suzette
names: Crêpes Suzette, orange flambé crêpes, crêpes in orange sauce, crepe suzette | Crepes Suzette, crepes flambeados a la naranja, crepes con salsa de naranja
about: thin pancakes folded in a buttery orange caramel | tortitas finas dobladas en un caramelo de naranja y mantequilla
kind: dessert french medium
serves: 4, most 4 in pan
makes: 12
tools: pan smallPan bowl whisk grater
core: flour egg orange
ways: stove
instead: crepes
- 125 g flour
- 2 egg
- 300 ml milk
- 25 g butter; melted | derretid@
- 1 pinch salt
- 1 tbsp sunflower-oil
-- For the sauce | Para la salsa
- 80 g sugar
- 80 g butter as sauce-butter; diced | en dados
- 2 orange; zest and juice | ralladura y zumo
- 1 tbsp lemon
- 4 tbsp orange-liqueur; optional
~ flour > 125 g flour-gluten-free; name Crêpes Suzette | Crepes Suzette
# Make the batter | Haz la masa
4 work | Whisk {flour+salt+egg} with a third of {milk} in the bowl until smooth, then with the rest and {butter}.
| Bate {flour+salt+egg} con un tercio de {milk} en el bol hasta que no queden grumos, y después con el resto y {butter}.
30 cook | Rest for {time}.
| Deja reposar {time}.
# Cook | Haz las tortitas
18 pieces safe=egg | Grease the small pan with a little of {sunflower-oil} and cook {pieces} very thin ones, {time} in all, turning each. Fold in quarters.
| Engrasa la sartén pequeña con un poco de {sunflower-oil} y haz {pieces} muy finas, {time} en total, dando la vuelta a cada una. Dobla en cuartos.
# Make the sauce | Haz la salsa
5 cook | Melt {sugar} in the large pan until amber. Carefully add the zest and juice of {orange} and {lemon}, simmer for {time}, until smooth, and stir in {sauce-butter}.
| Funde {sugar} en la sartén grande hasta que tome color ámbar. Añade con cuidado la ralladura y el zumo de {orange} y {lemon}, cuece {time}, hasta que quede liso, e incorpora {sauce-butter}.
3 cook | Lay them in the sauce and warm for {time}, turning and spooning it over.[ Pour in {orange-liqueur}, let it bubble for half a minute and serve.]
| Colócalas en la salsa y calienta {time}, dando la vuelta y bañándolas.[ Vierte {orange-liqueur}, deja que burbujee medio minuto y sirve.]

== chicken-milanese
names: Chicken milanese, Italian breaded chicken, chicken alla milanese, breaded chicken cutlets, pollo alla milanese | Pollo a la milanesa, milanesa de pollo a la italiana, pechugas a la milanesa, escalope de pollo a la milanesa
about: thin chicken in a Parmesan crumb, fried crisp, with rocket and lemon | pollo fino con rebozado de parmesano, frito y crujiente, con rúcula y limón
kind: main italian easy
serves: 4, most 4 in pan
tools: pan knife bowl
core: chicken-breast breadcrumbs
ways: stove air-fryer
- 600 g chicken-breast; in four thin slices | en cuatro filetes finos
- 50 g flour
- 2 egg; beaten | batid@
- 150 g breadcrumbs
- 50 g parmesan; finely grated | rallad@ fin@
- 1 tsp salt
- 1/4 tsp black-pepper
- 100 ml sunflower-oil; for frying | para freír
- 20 g butter
- 100 g rocket
- 1 tbsp olive-oil
- 1 lemon; in wedges | en gajos
~ breadcrumbs > 150 g breadcrumbs-gluten-free; name Chicken milanese | Pollo a la milanesa
~ chicken-breast > 500 g aubergine; in 1 cm slices | en rodajas de 1 cm; name Aubergine milanese | Berenjena a la milanesa
~ egg > 100 ml soy-drink
# Coat | Reboza
10 work | Beat {chicken-breast} out to half a centimetre and season with {salt+black-pepper}. Mix {breadcrumbs+parmesan}. Turn in {flour}, then in {egg} and press well into the crumbs.
| Aplana {chicken-breast} a medio centímetro y sazona con {salt+black-pepper}. Mezcla {breadcrumbs+parmesan}. Pasa por {flour}, después por {egg} y aprieta bien en la mezcla.
# Fry | Fríe
12 batch way=stove safe=chicken-breast,egg | Heat {sunflower-oil+butter} in the pan over medium-high heat and fry in two rounds for {time} in all, turning once, until deep golden. Drain on paper.
| Calienta {sunflower-oil+butter} en la sartén a fuego medio-alto y fríe en dos tandas {time} en total, con una vuelta, hasta que se dore bien. Escurre sobre papel.
12 batch way=air-fryer safe=chicken-breast,egg | Brush with a little of {sunflower-oil} and with {butter} melted, and cook in the air fryer at 200 °C for {time}, turning once, until deep golden.
| Pinta con un poco de {sunflower-oil} y con {butter} fundida y cocina en la freidora de aire a 200 °C {time}, con una vuelta, hasta que se dore bien.
# Serve | Sirve
2 work | Dress {rocket} with {olive-oil} and serve beside it with {lemon}.
| Aliña {rocket} con {olive-oil} y sirve al lado con {lemon}.

== torta-caprese
names: Torta caprese, caprese cake, chocolate almond torte, Capri cake | Torta caprese, tarta caprese, pastel caprese de chocolate y almendra, tarta de Capri
about: a moist cake of chocolate and ground almonds from Capri, with no flour | pastel jugoso de chocolate y almendra molida de Capri, sin nada de harina
kind: cake italian easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer saucepan paper
core: chocolate almond egg-yolk egg-white
ways: oven+stove
- 200 g chocolate; dark, chopped | negro, picad@
- 180 g butter; diced | en dados
- 250 g almond; ground | molid@
- 180 g sugar
- 5 egg-yolk
- 5 egg-white
- 1 tbsp cocoa
- 1 pinch salt
- 1 tbsp icing-sugar; optional
~ almond > 250 g hazelnut; ground | molida; name Hazelnut torta caprese | Torta caprese de avellana
# Melt | Funde
5 cook | Heat the oven to 170 °C (fan 150 °C) and line the tin. Melt {chocolate+butter} gently in the saucepan for {time}, stirring, and let it cool a little.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Funde {chocolate+butter} en el cazo a fuego muy suave {time}, removiendo, y deja templar.
# Mix | Mezcla
7 work | Beat {egg-yolk} with two thirds of {sugar} in the bowl until pale and thick. Stir in the melted mixture and {almond+cocoa+salt}.
| Bate {egg-yolk} con dos tercios de {sugar} en el bol hasta que blanquee y espese. Incorpora la mezcla fundida y {almond+cocoa+salt}.
7 work | Whip {egg-white} with the rest of {sugar} to soft peaks and fold in, a third at a time.
| Monta {egg-white} con el resto de {sugar} a picos blandos e incorpora por tercios.
# Bake | Hornea
45 batch safe=egg-yolk | Fill the tin and bake for {time}, until the crust cracks and a skewer comes out with moist crumbs.
| Llena el molde y hornea {time}, hasta que la corteza se agriete y un palillo salga con migas húmedas.
60 cook | Cool in the tin for {time}: it sinks a little.[ Dust with {icing-sugar}.]
| Deja enfriar en el molde {time}: baja un poco.[ Espolvorea {icing-sugar}.]

== orecchiette-cime-di-rapa
names: Orecchiette with cime di rapa, orecchiette con cime di rapa, orecchiette with turnip tops, orecchiette alle cime di rapa, orecchiette with broccoli rabe, Puglian orecchiette | Orecchiette con grelos, orecchiette con cime di rapa, orecchiette alle cime di rapa, orecchiette de Apulia con grelos
about: Puglian pasta boiled with turnip tops, with anchovy, garlic and chilli | pasta de Apulia cocida con grelos, con anchoas, ajo y guindilla
kind: main italian easy
serves: 4, most 6 in pastaPot
tools: pastaPot pan knife
core: orecchiette turnip-greens
ways: stove
- 400 g orecchiette
- 600 g turnip-greens; thick stalks removed, chopped | sin tallos gruesos, trocead@
- 6 tbsp olive-oil
- 3 clove garlic; sliced | en láminas
- 30 g anchovies; optional
- 1/2 tsp chilli-flakes
- 1.5 tsp salt
- 40 g breadcrumbs; coarse | grueso
~ orecchiette > 400 g pasta-gluten-free; name Pasta with cime di rapa | Pasta con grelos
~ turnip-greens > 600 g broccoli; in small florets | en ramilletes pequeños; name Orecchiette with broccoli | Orecchiette con brócoli
~ turnip-greens > 500 g kale; in strips | en tiras; name Orecchiette with kale | Orecchiette con kale
# Crisp | Tuesta
4 cook | Fry {breadcrumbs} in a quarter of {olive-oil} in the pan for {time}, stirring, until golden. Tip out.
| Dora {breadcrumbs} con un cuarto de {olive-oil} en la sartén {time}, removiendo. Saca.
# Boil together | Cuece todo junto
12 cook | Boil {orecchiette} in plenty of water with {salt} for {time}, adding {turnip-greens} after half of it, until both are tender. Save a cup of the water and drain.
| Cuece {orecchiette} en abundante agua con {salt} {time}, añadiendo {turnip-greens} a mitad, hasta que todo esté tierno. Guarda una taza del agua y escurre.
# Fry | Sofríe
3 cook | Warm the rest of {olive-oil} in the pan with {garlic+chilli-flakes} over low heat for {time}.[ Melt {anchovies} in it.]
| Calienta el resto de {olive-oil} en la sartén con {garlic+chilli-flakes} a fuego suave {time}.[ Deshaz dentro {anchovies}.]
2 work | Toss everything in it with a splash of the water, crushing some of the green. Scatter {breadcrumbs} over.
| Mezcla todo en la sartén con un chorrito del agua, aplastando parte de la verdura. Espolvorea {breadcrumbs}.

== spinach-and-ricotta-cannelloni
names: Spinach and ricotta cannelloni, ricotta and spinach cannelloni, spinach cannelloni, spinach ricotta cannelloni, vegetable cannelloni with spinach, cannelloni with spinach and ricotta | Canelones de espinacas y ricotta, canelones de espinacas, canelones de ricotta y espinacas, canelones de espinacas y requesón, canelones de requesón y espinacas
about: pasta tubes filled with spinach and ricotta, baked in tomato under cheese | tubos de pasta rellenos de espinacas y ricotta, al horno con tomate y queso
kind: main italian medium
serves: 4, most 4 in dish
makes: 16
tools: dish pan bowl knife pot
core: cannelloni spinach ricotta
ways: oven+stove
- 16 cannelloni; the kind that needs no boiling | que no necesiten cocción
- 600 g spinach; washed | lavad@
- 500 g ricotta
- 1 egg; binds
- 80 g parmesan; grated | rallad@
- 1/4 tsp nutmeg
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 2 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 2 can tinned-tomatoes
- 1 tsp oregano
- 125 g mozzarella; torn | trocead@
~ cannelloni > 12 lasagne-sheets-gluten-free; boiled, rolled | cocidas, enrolladas; name Spinach and ricotta cannelloni | Canelones de espinacas y ricotta
~ ricotta > 450 g tofu; mashed smooth with a little oil | machacado con un poco de aceite; name Spinach and tofu cannelloni | Canelones de espinacas y tofu
~ mozzarella > 100 g vegan-cheese; grated | rallado
# Cook the sauce | Haz la salsa
20 cook | Soften {onion} in {olive-oil} in the pan, add {garlic+tinned-tomatoes+oregano} with a third of {salt} and simmer, {time} in all, until thick but still runny.
| Pocha {onion} con {olive-oil} en la sartén, añade {garlic+tinned-tomatoes+oregano} con un tercio de {salt} y cuece, {time} en total, hasta que espese sin quedar seca.
# Make the filling | Haz el relleno
3 cook | Wilt {spinach} in the pot with the water that clings to them for {time}, drain, squeeze very dry and chop.
| Escalda {spinach} en la olla con el agua del lavado {time}, escurre, exprime muy bien y pica.
5 work | Mix in the bowl with {ricotta+egg+nutmeg+black-pepper}, half of {parmesan} and the rest of {salt}.
| Mezcla en el bol con {ricotta+egg+nutmeg+black-pepper}, la mitad de {parmesan} y el resto de {salt}.
# Fill | Rellena
15 work | Spread half of the sauce in the dish. Pipe the filling into {cannelloni} from a bag with the corner cut off, lay them in and cover with the rest of the sauce.
| Extiende la mitad de la salsa en la fuente. Rellena {cannelloni} con una bolsa con la punta cortada, colócalos y cubre con el resto de la salsa.
# Bake | Hornea
38 batch safe=egg | Scatter {mozzarella} and the rest of {parmesan} over and bake at 190 °C (fan 170 °C) for {time}, covered with foil for the first half, until soft and browned on top.
| Reparte {mozzarella} y el resto de {parmesan} y hornea a 190 °C (170 °C con ventilador) {time}, con papel de aluminio la primera mitad, hasta que todo quede tierno y dorado por encima.

`);
