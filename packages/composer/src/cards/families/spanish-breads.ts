import { cards } from "../parse-cards.ts";

export const SPANISH_BREADS = cards(`
== empanada-gallega
names: Galician empanada, empanada gallega, tuna empanada, Galician tuna pie, Spanish tuna pie | Empanada gallega, empanada de atún, empanada gallega de atún, empanada de bonito
about: a large flat pie of oiled dough filled with tuna, onion and pepper | empanada plana de masa con aceite rellena de atún, cebolla y pimiento
kind: main spanish medium
serves: 8, most 8 in tray, whole
tools: knife tray bowl pan rollingPin paper
core: bread-flour tinned-tuna
ways: stove+oven
-- For the dough | Para la masa
- 500 g bread-flour
- 5 g yeast; dried | seca
- 200 ml water; lukewarm | tibia
- 1.5 tsp salt
- 1 egg; beaten | batid@; optional
-- For the filling | Para el relleno
- 120 ml olive-oil
- 3 onion; finely chopped | picad@ fin@
- 2 green-pepper; finely chopped | picad@ fin@
- 1 red-pepper; finely chopped | picad@ fin@
- 200 g tomato-sauce
- 300 g tinned-tuna; drained | escurrid@
- 1 tsp paprika-sweet
~ tinned-tuna > 300 g mushroom; chopped, fried | picad@ y saltead@; name Mushroom empanada | Empanada de champiñones
~ tinned-tuna > 350 g cockle; tinned, drained | de lata, escurridos; name Galician cockle empanada | Empanada gallega de berberechos
~ tinned-tuna > 350 g scallop; small, without shell | pequeñas, sin concha; name Galician scallop empanada | Empanada gallega de zamburiñas
~ tinned-tuna > 350 g mussel; cooked, without shell | cocidos, sin concha; name Galician mussel empanada | Empanada gallega de mejillones
~ tinned-tuna > 350 g salt-cod; desalted, flaked | desalado, en lascas; name Galician salt cod empanada | Empanada gallega de bacalao
~ tinned-tuna > 300 g tinned-sardines; drained, flaked | escurridas, en lascas; name Galician sardine empanada | Empanada gallega de sardinas
# Prepare the vegetables | Prepara las hortalizas
9 work | Peel and cut {onion+green-pepper+red-pepper} as the list says.
| Pela y corta {onion+green-pepper+red-pepper} como indica la lista.
# Cook the filling | Haz el relleno
25 cook | Heat {olive-oil} in the pan over low heat and fry {onion+green-pepper+red-pepper} for {time}, until very soft. Drain, and save 100 ml of the red oil.
| Calienta {olive-oil} en la sartén a fuego suave y pocha {onion+green-pepper+red-pepper} {time}, hasta que quede muy tierno. Escurre y guarda 100 ml del aceite teñido.
3 work | Mix with {tomato-sauce+tinned-tuna+paprika-sweet} and let it cool.
| Mezcla con {tomato-sauce+tinned-tuna+paprika-sweet} y deja enfriar.
# Make the dough | Haz la masa
10 work | Mix {bread-flour+yeast+salt} in the bowl with {water} and the saved oil, and knead until smooth and soft.
| Mezcla {bread-flour+yeast+salt} en el bol con {water} y el aceite guardado, y amasa hasta que quede lisa y suave.
60 cook | Cover and let it rise for {time}.
| Tapa y deja levar {time}.
# Fill | Rellena
12 work | Heat the oven to 200 °C (fan 180 °C). Roll half out thinly on paper, spread the filling with a free edge, cover with the other half, roll the edges inwards and make a hole in the middle.
| Calienta el horno a 200 °C (180 °C con ventilador). Estira fina la mitad sobre papel, extiende el relleno dejando el borde libre, cubre con la otra mitad, enrolla el borde hacia dentro y haz un agujero en el centro.
1 work | Decorate with strips of dough.[ Brush with {egg}.]
| Adorna con tiras de masa.[ Pincela con {egg}.]
# Bake | Hornea
35 batch safe=egg | Bake on the tray for {time}, until golden brown below too. Eat warm or cold.
| Hornea en la bandeja {time}, hasta que se dore también por debajo. Se come templada o fría.

== coca
names: Vegetable coca, coca, Spanish flatbread with peppers, Mallorcan coca, coca de trampó | Coca de verduras, coca, coca de trampó, coca mallorquina
about: a thin Mediterranean oil dough topped with pepper, onion and tomato | masa fina de aceite con pimiento, cebolla y tomate por encima
kind: snack spanish easy
serves: 6, most 6 in tray, whole
tools: knife tray bowl rollingPin paper
core: flour red-pepper
ways: oven
-- For the dough | Para la masa
- 350 g flour
- 80 ml olive-oil
- 120 ml water; lukewarm | tibia
- 1 tsp salt
-- For the topping | Para cubrir
- 2 red-pepper; diced | en dados
- 1 green-pepper; diced | en dados
- 1 onion; diced | en dados
- 3 tomato; diced, drained | en dados, escurrid@
- 2 tbsp olive-oil as topping-oil
- 1/2 tsp salt as topping-salt
- 1/2 tsp paprika-sweet; optional
~ flour > 350 g flour-gluten-free; name Gluten-free coca | Coca sin gluten
# Prepare the vegetables | Prepara las hortalizas
11 work | Peel and cut {red-pepper+green-pepper+onion+tomato} as the list says.
| Pela y corta {red-pepper+green-pepper+onion+tomato} como indica la lista.
# Make the dough | Haz la masa
8 work | Mix {flour+olive-oil+water+salt} in the bowl to a soft dough that does not stick.
| Mezcla {flour+olive-oil+water+salt} en el bol hasta lograr una masa blanda que no se pegue.
20 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Cut the topping | Prepara la cobertura
10 work | Mix {red-pepper+green-pepper+onion+tomato} with {topping-oil+topping-salt+paprika-sweet}.
| Mezcla {red-pepper+green-pepper+onion+tomato} con {topping-oil+topping-salt+paprika-sweet}.
# Bake | Hornea
5 work | Heat the oven to 200 °C (fan 180 °C). Roll the dough out to 4 mm on the paper, lift onto the tray, fold the edge up a little and spread the vegetables without their juice.
| Calienta el horno a 200 °C (180 °C con ventilador). Estira la masa a 4 mm sobre el papel, pasa a la bandeja, levanta un poco el borde y reparte las hortalizas sin su jugo.
35 batch | Bake for {time}, until the edge is crisp and gold. Serve warm or cold.
| Hornea {time}, hasta que el borde quede crujiente y dorado. Sirve templada o fría.

== torrijas
names: Torrijas, Spanish French toast, Spanish Easter toast | Torrijas, torrijas de leche, torrejas, torrijas de Semana Santa
about: milk-soaked slices of bread, fried and dusted with cinnamon sugar | rebanadas de pan empapadas en leche, fritas y con azúcar y canela
kind: dessert spanish easy
serves: 6, most 6 in pan
makes: 12
tools: knife pan saucepan dish bowl
core: bread milk
ways: stove
- 12 slice bread; two days old, 2 cm thick | de dos días, de 2 cm
- 1000 ml milk
- 1 lemon; only the peel | solo la piel
- 1 tsp cinnamon
- 100 g sugar
- 3 egg
- 400 ml sunflower-oil
- 80 g sugar as coating-sugar
- 2 tsp cinnamon as coating-cinnamon
~ bread > 12 slice bread-gluten-free; 2 cm thick | de 2 cm; name Gluten-free torrijas | Torrijas sin gluten
~ egg > 90 g chickpea-flour; whisked with 180 ml of water | batida con 180 ml de agua
~ milk > 1000 ml oat-drink; name Torrijas with oat drink | Torrijas de bebida de avena
# Infuse | Infusiona
5 cook | Heat {milk+lemon+cinnamon+sugar} in the saucepan for {time} to just below the boil.
| Calienta {milk+lemon+cinnamon+sugar} en el cazo {time}, sin que llegue a hervir.
15 cook | Cool for {time} and remove the peel.
| Deja templar {time} y retira la piel.
# Soak | Empapa
15 cook | Lay {bread} in the dish, pour the liquid over and soak for {time}, turning once with care, until soft but whole.
| Coloca {bread} en la fuente, vierte el líquido y deja empapar {time}, dando la vuelta con cuidado, hasta que quede tierno pero entero.
# Fry | Fríe
12 pieces safe=egg | Dip in {egg}, well beaten, and fry in {sunflower-oil} over medium heat, two or three at a time, {time} in all, until golden on both sides. Drain on paper.
| Pasa por {egg}, bien {egg!batid}, y fríe en {sunflower-oil} a fuego medio, de dos en dos o de tres en tres, {time} en total, hasta que se dore por los dos lados. Escurre sobre papel.
# Coat | Reboza
3 work | Turn in {coating-sugar+coating-cinnamon} while warm. Serve warm or cold.
| Pasa por {coating-sugar+coating-cinnamon} en caliente. Sirve {pieces} piezas templadas o frías.

== churros
names: Churros with chocolate, churros, chocolate con churros, Spanish doughnuts | Churros con chocolate, churros, chocolate con churros, porras
about: fried sticks of plain dough with thick hot chocolate | palos de masa fritos con chocolate a la taza
kind: breakfast spanish medium
serves: 4, most 4 in deepPan
makes: 24
tools: deepPan saucepan bowl whisk
core: flour
ways: stove
- 250 g flour
- 250 ml water
- 3/4 tsp salt
- 500 ml sunflower-oil
- 50 g sugar
-- For the chocolate | Para el chocolate
- 150 g chocolate; chopped | picad@; optional
- 500 ml milk; optional
- 1 tbsp cornflour; optional
~ flour > 250 g flour-gluten-free; name Gluten-free churros | Churros sin gluten
# Make the dough | Haz la masa
3 cook | Boil {water+salt} in the saucepan for {time}.
| Hierve {water+salt} en el cazo {time}.
4 work | Pour over {flour} in the bowl all at once and stir hard with a wooden spoon, until no lump is left.
| Vierte de golpe sobre {flour} en el bol y remueve con fuerza con cuchara de madera, hasta que no queden grumos.
10 cook | Rest for {time}, until lukewarm, and fill into a strong bag or press with a star nozzle.
| Deja reposar {time}, hasta que esté tibia, y llena una churrera con boquilla de estrella.
why | The star lets steam out: smooth, thick sticks may burst in the oil. Leave no air in the dough.
| La estrella deja salir el vapor: los palos lisos y gruesos pueden reventar en el aceite. No dejes aire en la masa.
# Cook the drink | Haz la bebida
8 cook | Whisk {milk+chocolate+cornflour} in the saucepan over medium heat for {time}, until thick.
| Bate {milk+chocolate+cornflour} en el cazo a fuego medio {time}, hasta que espese.
# Fry | Fríe
12 pieces | Heat {sunflower-oil} in the pot to 190 °C. Press out {pieces} sticks of 12 cm and fry in batches, {time} in all, turning, until golden. Drain on paper.
| Calienta {sunflower-oil} en la olla a 190 °C. Forma {pieces} palos de 12 cm y fríe por tandas, {time} en total, dando la vuelta, hasta que se doren. Escurre sobre papel.
1 work | Dust with {sugar} and serve hot with the drink.
| Espolvorea {sugar} y sirve caliente con la bebida.

== bunuelos
names: Buñuelos, Spanish wind fritters, buñuelos de viento, Spanish doughnut puffs | Buñuelos de viento, buñuelos, buñuelos de Todos los Santos
about: light fried puffs of egg dough rolled in sugar | bolas huecas de masa con huevo, fritas y rebozadas en azúcar
kind: dessert spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: deepPan saucepan slotted
core: flour egg
ways: stove
- 250 ml milk
- 50 g butter
- 1 tbsp sugar
- 1 pinch salt
- 1 lemon; only the zest | solo la ralladura
- 150 g flour
- 1 tsp baking-powder
- 4 egg
- 500 ml sunflower-oil
- 80 g sugar as coating-sugar
# Cook the dough | Cuece la masa
5 cook | Heat {milk+butter+sugar+salt+lemon} in the saucepan for {time}, until it boils.
| Calienta {milk+butter+sugar+salt+lemon} en el cazo {time}, hasta que hierva.
3 cook | Tip in {flour+baking-powder} all at once and stir over low heat for {time}, until a ball comes away from the sides.
| Añade de golpe {flour+baking-powder} y remueve a fuego suave {time}, hasta que se despegue en una bola.
# Beat | Bate
10 cook | Cool for {time}, until lukewarm.
| Deja templar {time}.
6 work | Beat in {egg} one by one, each well mixed before the next, until the dough falls slowly from the spoon.
| Incorpora {egg} de uno en uno, bien mezclado cada uno antes del siguiente, hasta que la masa caiga despacio de la cuchara.
# Fry | Fríe
18 pieces safe=egg | Heat {sunflower-oil} in the pot to 170 °C. Drop in {pieces} small spoonfuls in batches and fry, {time} in all, until they turn by themselves, puffed and golden.
| Calienta {sunflower-oil} en la olla a 170 °C. Echa {pieces} cucharaditas por tandas y fríe, {time} en total, hasta que se giren solas, infladas y doradas.
2 work | Drain on paper and roll in {coating-sugar} while warm.
| Escurre sobre papel y pasa por {coating-sugar} en caliente.

== magdalenas
names: Magdalenas, Spanish magdalenas, Spanish lemon muffins | Magdalenas, magdalenas caseras, magdalenas de limón
about: Spanish lemon and oil sponge buns with a high crown | bollitos de limón y aceite con copete
kind: cake spanish easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: bowl muffinTin mixer grater
core: flour egg
ways: oven
- 3 egg
- 175 g sugar
- 60 ml milk
- 190 ml sunflower-oil
- 210 g flour
- 7 g baking-powder
- 1 lemon; only the zest | solo la ralladura
- 1 pinch salt
- 1 tbsp sugar as topping-sugar; optional
~ sugar > 150 g sweetener; for baking | apto para hornear
~ flour > 210 g flour-gluten-free; name Gluten-free magdalenas | Magdalenas sin gluten
# Beat | Bate
6 work | Beat {egg+sugar} in the bowl until pale and foamy. Pour in {sunflower-oil+milk} in a stream and add {lemon}.
| Bate {egg+sugar} en el bol hasta que blanquee y espume. Añade {sunflower-oil+milk} en un hilo y {lemon}.
2 work | Fold in {flour+baking-powder+salt}, sieved, until smooth.
| Incorpora {flour+baking-powder+salt} con un tamiz hasta que quede liso.
# Chill | Enfría
60 cook | Chill the mixture for {time}.
| Enfría la mezcla en la nevera {time}.
why | A cold mixture in a hot oven gives the high crown.
| La mezcla fría en el horno caliente hace que suba el copete.
# Bake | Hornea
4 work | Heat the oven to 220 °C (fan 200 °C). Fill {pieces} paper cases by three quarters.[ Sprinkle with {topping-sugar}.]
| Calienta el horno a 220 °C (200 °C con ventilador). Llena {pieces} cápsulas hasta tres cuartos.[ Espolvorea {topping-sugar}.]
15 batch safe=egg | Bake for {time}, lowering to 200 °C (fan 180 °C) after the first 5 minutes, until golden and a skewer comes out clean.
| Hornea {time}, bajando a 200 °C (180 °C con ventilador) tras los primeros 5 minutos, hasta que se doren y un palillo salga limpio.
`);
