import { cards } from "../parse-cards.ts";

/** Well-known dishes of Mexico, Guatemala, Venezuela and Colombia. */
export const MEXICAN_AND_CARIBBEAN_CLASSICS = cards(`
== arepas-de-queso
names: Cheese arepas, arepas de queso, arepas with cheese, Colombian cheese arepas | Arepas de queso, arepa de queso, arepas con queso, arepitas de queso
about: griddled corn cakes with cheese kneaded into them | tortas de maíz a la plancha con queso amasado dentro
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 8
tools: pan bowl grater
core: masarepa fresh-cheese
ways: stove
- 300 g masarepa
- 250 g fresh-cheese; grated or crumbled | rallado o desmenuzado
- 350 ml water; lukewarm | tibia
- 40 g butter; soft | bland@
- 1/2 tsp salt
~ fresh-cheese > 200 g vegan-cheese; grated | rallado; name Arepas with vegan cheese | Arepas de queso vegano
# Knead | Amasa
6 work | Dissolve {salt} in {water} in the bowl, rain in {masarepa} and knead until no lumps are left. Work in {fresh-cheese} and half of {butter}.
| Disuelve {salt} en {water} en el bol, añade {masarepa} en lluvia y amasa hasta que no queden grumos. Incorpora {fresh-cheese} y la mitad de {butter}.
5 cook | Let it rest for {time}: when pressed the edge must not crack.
| Deja reposar {time}: al apretar, el borde no debe agrietarse.
# Shape | Forma
6 work | Form {pieces} balls with wet hands and flatten to discs of 1 cm.
| Forma {pieces} bolas con las manos mojadas y aplana en discos de 1 cm.
# Cook | Cocina
12 batch | Grease the pan with a little of {butter} and cook the discs over medium-low heat for {time}, turning once, until brown patches form and they come off by themselves.
| Engrasa la sartén con un poco de {butter} y cocina los discos a fuego medio-bajo {time}, dando una vuelta, hasta que salgan manchas doradas y se despeguen solos.
1 work | Spread with the rest of {butter} and eat hot.
| Unta con el resto de {butter} y come en caliente.

== pan-de-jamon
names: Pan de jamón, Venezuelan ham bread, Venezuelan Christmas bread, ham bread roll | Pan de jamón, pan de jamón venezolano, pan de jamón navideño
about: a soft rolled loaf of Venezuela with ham, olives and raisins | pan tierno venezolano enrollado con jamón, aceitunas y pasas
kind: bread any medium
serves: 10, most 10 in tray, whole
tools: tray bowl saucepan rollingPin paper
core: bread-flour cooked-ham
ways: oven+stove
- 500 g bread-flour
- 7 g yeast; dried | seca
- 200 ml milk
- 60 g sugar
- 80 g butter; soft | bland@
- 1 egg; binds
- 1.5 tsp salt
-- For the filling | Para el relleno
- 400 g cooked-ham; in thin slices | en lonchas finas
- 100 g bacon; in thin slices | en lonchas finas; optional
- 120 g olives; stoned | sin hueso
- 80 g raisins
- 1 egg as glaze-egg; beaten | batid@; binds
~ cooked-ham > 400 g vegan-ham; in slices | en lonchas; name Venezuelan bread with vegan ham | Pan venezolano de jamón vegano
# Knead | Amasa
3 work | Warm {milk} in the saucepan until lukewarm, stir in {yeast} and a spoonful of {sugar}.
| Templa {milk} en el cazo, disuelve {yeast} y una cucharada de {sugar}.
12 work | Put {bread-flour+salt} and the rest of {sugar} in the bowl, pour in what you warmed with {egg+butter} and knead until smooth and elastic.
| Pon {bread-flour+salt} y el resto de {sugar} en el bol, vierte lo templado con {egg+butter} y amasa hasta que quede lisa y elástica.
75 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja que suba {time}, hasta que doble.
# Fill and roll | Rellena y enrolla
10 work | Roll out on the floured table to 40 x 35 cm. Cover with {cooked-ham+bacon}, leaving a free edge, put a row of {olives} along the start and scatter {raisins} and the others over it. Roll up tightly and tuck the ends under.
| Estira en la mesa enharinada hasta 40 x 35 cm. Cubre con {cooked-ham+bacon}, dejando un borde libre, pon una fila de {olives} en el comienzo y reparte {raisins} y las demás. Enrolla apretando y mete los extremos por debajo.
40 cook | Lay it on the lined tray, prick with a fork along the top, cover and let it rise for {time}.
| Coloca en la bandeja forrada, pincha por arriba con un tenedor, tapa y deja que suba {time}.
# Bake | Hornea
40 batch safe=egg,glaze-egg,bacon | [Brush with {glaze-egg}. ]Bake at 180 °C (fan 160 °C) for {time}, until deep golden and hollow when tapped underneath.
| [Pinta con {glaze-egg}. ]Hornea a 180 °C (160 °C con ventilador) {time}, hasta que esté bien dorado y suene hueco por debajo.
30 cook | Cool for {time} before slicing.
| Deja enfriar {time} antes de cortar.

== pepian-de-pollo
names: Chicken pepián, pepián de pollo, Guatemalan pepián, pepián, Guatemalan chicken in seed sauce | Pepián de pollo, pepián, pepián guatemalteco, pepián de pollo guatemalteco
about: Guatemalan chicken in a sauce of toasted seeds, dried chillies and tomato | pollo guatemalteco en recado de semillas tostadas, chiles secos y tomate
kind: main any medium
serves: 6, most 6 in pot
tools: knife pan pot jug
core: chicken pumpkin-seeds
ways: stove
- 1200 g chicken; in pieces | en trozos
- 80 g pumpkin-seeds
- 50 g sesame-seeds
- 2 guajillo-chilli; seeded | sin semillas
- 1 pasilla-chilli; seeded | sin semillas
- 500 g tomato; halved | partid@
- 200 g tomatillo; husked | sin cáscara
- 1 onion; in thick rings | en aros gruesos
- 3 clove garlic
- 2 tortilla-corn
- 1 cinnamon-stick
- 3 potato; in large pieces | en trozos grandes
- 1 chayote; in large pieces | en trozos grandes
- 150 g green-beans; in pieces | en trozos
- 2 tsp salt
~ chicken > 600 g oyster-mushroom; in large pieces | en trozos grandes; name Mushroom pepián | Pepián de setas
~ tomatillo > 200 g tomato; green | verde
# Boil | Cuece
30 cook safe=chicken | Put {chicken} in the pot with {1500 ml} of water and half of {salt}, bring to the boil, skim and simmer for {time}.
| Pon {chicken} en la olla con {1500 ml} de agua y la mitad de {salt}, lleva a ebullición, espuma y cuece a fuego suave {time}.
# Toast | Tuesta
6 cook | Toast {pumpkin-seeds+sesame-seeds} in the dry pan over medium heat for {time}, stirring, until golden and popping. Tip out.
| Tuesta {pumpkin-seeds+sesame-seeds} en la sartén seca a fuego medio {time}, removiendo, hasta que se doren y salten. Retira.
2 cook | Toast {guajillo-chilli+pasilla-chilli+cinnamon-stick+tortilla-corn} for {time}, turning, without burning.
| Tuesta {guajillo-chilli+pasilla-chilli+cinnamon-stick+tortilla-corn} {time}, dando vueltas, sin que se quemen.
12 cook | Char {tomato+tomatillo+onion+garlic} in the pan over high heat for {time}, until blackened in spots.
| Asa {tomato+tomatillo+onion+garlic} en la sartén a fuego vivo {time}, hasta que se tuesten por partes.
# Blend | Muele
5 work | Blend everything toasted and charred in the jug with two ladles of the hot liquid, until very smooth.
| Tritura en la batidora todo lo tostado y asado con dos cucharones del líquido caliente, hasta que quede muy fino.
# Simmer | Guisa
25 cook safe=chicken | Stir it into the pot with {potato+chayote+green-beans} and the rest of {salt} and simmer for {time}, stirring now and then, until all is tender and it coats a spoon.
| Mezcla en la olla con {potato+chayote+green-beans} y el resto de {salt} y cuece a fuego suave {time}, removiendo de vez en cuando, hasta que todo esté tierno y nape la cuchara.

== tortas-ahogadas
names: Tortas ahogadas, torta ahogada, drowned tortas, Guadalajara drowned sandwich | Tortas ahogadas, torta ahogada, tortas ahogadas de carnitas, torta ahogada tapatía
about: crusty rolls of pork and beans drowned in tomato and chilli sauce | panes crujientes de cerdo y frijoles bañados en salsa de jitomate y chile
kind: main mexican medium
serves: 4, most 6 in casserole
tools: knife casserole saucepan jug bowl
core: pork-shoulder bun
ways: stove
- 700 g pork-shoulder; in pieces of 4 cm | en trozos de 4 cm
- 2 tbsp lard
- 1 bay-leaf
- 1.5 tsp salt
- 600 g tomato
- 1/2 onion
- 2 clove garlic
- 1 tsp oregano
- 1/4 tsp cumin
- 6 dried-chilli; árbol, seeded | de árbol, sin semillas
- 1 tbsp cider-vinegar
- 4 bun; long and crusty | largos y de corteza dura
- 200 g refried-beans
- 1 red-onion; in fine rings | en aros finos
- 1 lime; juiced | en zumo
~ pork-shoulder > 500 g oyster-mushroom; in strips | en tiras; name Tortas ahogadas with mushrooms | Tortas ahogadas de setas
~ bun > 4 bun-gluten-free; name Tortas ahogadas | Tortas ahogadas
~ refried-beans > 1 can tinned-black-beans; drained, crushed | escurrid@, aplastad@
~ lard > 2 tbsp sunflower-oil
# Cook the filling | Cocina el relleno
75 cook if=pork-shoulder safe=pork-shoulder | Cover {pork-shoulder} with water in the casserole, add {lard+bay-leaf} and two thirds of {salt} and simmer for {time}, until soft and the water is gone. Let it brown in its fat and pull it apart.
| Cubre {pork-shoulder} con agua en la cazuela, añade {lard+bay-leaf} y dos tercios de {salt} y cuece a fuego suave {time}, hasta que esté tierna y no quede agua. Deja que se dore en su grasa y desmenuza.
15 cook not=pork-shoulder | Fry {pork-shoulder} in {lard} in the casserole with {bay-leaf} and two thirds of {salt} over high heat for {time}, until brown.
| Dora {pork-shoulder} con {lard} en la cazuela con {bay-leaf} y dos tercios de {salt} a fuego vivo {time}.
# Make the sauces | Haz las salsas
15 cook | Boil {tomato+onion+garlic} in water in the saucepan for {time} and drain. Blend in the jug with {oregano+cumin} and the rest of {salt}, and heat it again.
| Cuece {tomato+onion+garlic} en agua en el cazo {time} y escurre. Tritura en la batidora con {oregano+cumin} y el resto de {salt}, y vuelve a calentar.
10 cook | Soak {dried-chilli} in hot water for {time} and blend with {cider-vinegar} and a ladle of the sauce: this is the fierce one.
| Remoja {dried-chilli} en agua caliente {time} y tritura con {cider-vinegar} y un cucharón de la salsa: esta es la brava.
# Build | Monta
5 work | Mix {red-onion+lime}. Open {bun}, spread with {refried-beans}, heated, and fill with what you pulled apart or fried. Stand in deep plates, drown in the mild sauce and top with the rings. The fierce one goes on the table.
| Mezcla {red-onion+lime}. Abre {bun}, unta con {refried-beans}, bien calientes, y rellena con lo cocinado. Pon en platos hondos, baña con la salsa suave y remata con los aros. La brava va a la mesa.

== mole-verde
names: Mole verde, green mole, chicken in green mole, Mexican green mole, mole verde de pollo | Mole verde, mole verde de pollo, pollo en mole verde, pipián verde
about: chicken in a Mexican sauce of tomatillos, green chillies, herbs and pumpkin seeds | pollo en salsa mexicana de tomatillo, chiles verdes, hierbas y pepitas
kind: main mexican medium
serves: 6, most 6 in casserole
tools: knife casserole pan jug
core: pumpkin-seeds tomatillo
ways: stove
- 1200 g chicken; in pieces | en trozos
- 2 tsp salt
- 150 g pumpkin-seeds
- 500 g tomatillo; husked | sin cáscara
- 1 poblano; seeded | sin semillas
- 2 jalapeno; seeded | sin semillas
- 1/2 onion
- 3 clove garlic
- 5 leaf lettuce
- 30 g coriander-leaf
- 10 g epazote; optional
- 1/4 tsp cumin
- 2 tbsp sunflower-oil
~ chicken > 800 g cauliflower; in large florets | en ramilletes grandes
~ tomatillo > 400 g tomato; green, unripe | verde, sin madurar; name Mole verde | Mole verde
# Boil | Cuece
35 cook if=chicken safe=chicken | Put {chicken} in the casserole with {1200 ml} of water and half of {salt} and simmer for {time}. Lift out and keep the liquid.
| Pon {chicken} en la cazuela con {1200 ml} de agua y la mitad de {salt} y cuece a fuego suave {time}. Saca y guarda el líquido.
8 cook not=chicken | Put {chicken} in the casserole with {1000 ml} of water and half of {salt} and simmer for {time}. Lift out and keep the liquid.
| Pon {chicken} en la cazuela con {1000 ml} de agua y la mitad de {salt} y cuece a fuego suave {time}. Saca y guarda el líquido.
# Toast | Tuesta
5 cook | Toast {pumpkin-seeds} in the dry pan over medium heat for {time}, stirring, until they swell and pop but stay green.
| Tuesta {pumpkin-seeds} en la sartén seca a fuego medio {time}, removiendo, hasta que se hinchen y salten sin perder el verde.
8 cook | Boil {tomatillo+poblano+jalapeno+onion+garlic} in water for {time}, until the green turns dull. Drain.
| Cuece {tomatillo+poblano+jalapeno+onion+garlic} en agua {time}, hasta que el verde se apague. Escurre.
# Blend and simmer | Muele y guisa
4 work | Blend all of that with {lettuce+coriander-leaf+epazote+cumin} and two ladles of the liquid in the jug, until smooth.
| Tritura todo con {lettuce+coriander-leaf+epazote+cumin} y dos cucharones del líquido en la batidora, hasta que quede fino.
20 cook safe=chicken | Heat {sunflower-oil} in the casserole, pour in the sauce with the rest of {salt} and simmer for {time}, stirring and loosening with the liquid, until thick. Warm {chicken} in it.
| Calienta {sunflower-oil} en la cazuela, vierte la salsa con el resto de {salt} y cuece a fuego suave {time}, removiendo y aligerando con el líquido, hasta que espese. Calienta dentro {chicken}.

== mole-de-olla
names: Mole de olla, Mexican beef and vegetable soup, Mexican beef and chilli soup | Mole de olla, mole de olla con res, mole de olla con xoconostle
about: Mexican soup of beef, corn and vegetables in a red chilli broth | sopa mexicana de res, elote y verduras en caldo de chile rojo
kind: soup mexican easy
serves: 6, most 6 in pot
tools: knife pot pan jug sieve
core: stewing-beef guajillo-chilli
ways: stove pressure-cooker+stove
- 1000 g stewing-beef; in large pieces, or shank with bone | en trozos grandes, o chambarete con hueso
- 1/2 onion
- 4 clove garlic
- 2 tsp salt
- 4 guajillo-chilli; seeded | sin semillas
- 2 ancho-chilli; seeded | sin semillas
- 2 tomato
- 2 corn; cobs, in thick pieces | mazorcas en trozos gruesos
- 200 g green-beans; in pieces | en trozos
- 2 courgette; in thick pieces | en trozos gruesos
- 1 chayote; in pieces | en trozos
- 2 potato; in pieces | en trozos
- 10 g epazote
- 2 lime; in wedges | en gajos
~ stewing-beef > 600 g mushroom; halved | partidos; name Mushroom mole de olla | Mole de olla de champiñones
# Boil | Cuece
100 cook way=stove if=stewing-beef safe=stewing-beef | Put {stewing-beef} in the pot with {2500 ml} of water, half of {onion+garlic} and {salt}, bring to the boil, skim, cover and simmer for {time}, until nearly soft.
| Pon {stewing-beef} en la olla con {2500 ml} de agua, la mitad de {onion+garlic} y {salt}, lleva a ebullición, espuma, tapa y cuece a fuego suave {time}, hasta que esté casi tierna.
35 cook way=pressure-cooker if=stewing-beef safe=stewing-beef | Cook {stewing-beef} in the pressure cooker with {2200 ml} of water, half of {onion+garlic} and {salt} at high pressure for {time}. Let the pressure fall by itself.
| Cuece {stewing-beef} en la olla a presión con {2200 ml} de agua, la mitad de {onion+garlic} y {salt} a presión alta {time}. Deja que baje sola.
10 cook not=stewing-beef | Put {stewing-beef} in the pot with {2000 ml} of water, half of {onion+garlic} and {salt} and simmer for {time}.
| Pon {stewing-beef} en la olla con {2000 ml} de agua, la mitad de {onion+garlic} y {salt} y cuece a fuego suave {time}.
# Make the red base | Haz el caldillo rojo
12 cook | Toast {guajillo-chilli+ancho-chilli} in the dry pan for a moment, cover with liquid from the pot together with {tomato} and leave for {time}.
| Tuesta un momento {guajillo-chilli+ancho-chilli} en la sartén seca, cubre con líquido de la olla junto con {tomato} y deja {time}.
4 work | Blend them in the jug with the rest of {onion+garlic} and strain into the pot.
| Tritura en la batidora con el resto de {onion+garlic} y cuela sobre la olla.
# Add the vegetables | Añade las verduras
12 cook | Add {corn+potato+chayote} and simmer for {time}.
| Añade {corn+potato+chayote} y cuece {time}.
12 cook safe=stewing-beef | Add {green-beans+courgette+epazote} and simmer for {time} more, until all is tender. Serve with {lime}.
| Añade {green-beans+courgette+epazote} y cuece {time} más, hasta que todo esté tierno. Sirve con {lime}.

== conchas
names: Conchas, Mexican conchas, concha bread, Mexican sweet bread, pan dulce mexicano | Conchas, conchas mexicanas, pan de concha, conchas de vainilla
about: soft Mexican rolls under a shell-patterned sugar crust | panes dulces mexicanos tiernos con costra de azúcar en forma de concha
kind: bread mexican medium
serves: 12, most 12 in tray, whole
makes: 12
tools: tray bowl saucepan paper knife
core: bread-flour
ways: oven+stove
- 500 g bread-flour
- 7 g yeast; dried | seca
- 100 g sugar
- 3/4 tsp salt
- 180 ml milk
- 2 egg; binds
- 80 g butter; soft | bland@
- 1 tsp vanilla
-- For the crust | Para la costra
- 120 g flour
- 100 g icing-sugar
- 100 g butter as crust-butter; soft | bland@
- 1 tsp vanilla as crust-vanilla; optional
- 1 tbsp cocoa; optional
# Knead | Amasa
3 work | Warm {milk} in the saucepan until lukewarm and stir in {yeast} with a spoonful of {sugar}.
| Templa {milk} en el cazo y disuelve {yeast} con una cucharada de {sugar}.
14 work | Mix {bread-flour+salt} and the rest of {sugar} in the bowl, add what you warmed, {egg+vanilla}, and knead in {butter} bit by bit, until silky.
| Mezcla {bread-flour+salt} y el resto de {sugar} en el bol, añade lo templado, {egg+vanilla}, e incorpora {butter} poco a poco amasando, hasta que quede sedosa.
90 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja que suba {time}, hasta que doble.
# Make the crust | Haz la costra
6 work | Work {flour+icing-sugar+crust-butter+crust-vanilla} until soft.[ Knead {cocoa} into half of it.] Divide in {pieces}.
| Trabaja {flour+icing-sugar+crust-butter+crust-vanilla} hasta que quede blando.[ Amasa {cocoa} con la mitad.] Divide en {pieces}.
# Shape | Forma
15 work | Form {pieces} smooth balls from the dough and set apart on the lined tray. Press the crust into thin rounds, lay one on each and cut curved lines into it like a shell.
| Forma {pieces} bolas lisas con la masa y colócalas separadas en la bandeja forrada. Aplana la costra en discos finos, pon uno sobre cada una y marca líneas curvas como una concha.
45 cook | Let them rise for {time}, until puffy.
| Deja que suban {time}, hasta que se hinchen.
# Bake | Hornea
18 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden underneath.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que estén doradas por debajo.

== arepa-de-huevo
names: Arepa de huevo, arepas de huevo, egg arepas, Colombian egg arepa, arepa with egg | Arepa de huevo, arepas de huevo, arepa e' huevo, arepas de huevo colombianas
about: fried corn cakes of the Colombian coast with an egg set inside | tortas fritas de maíz de la costa colombiana con un huevo cuajado dentro
kind: snack any hard
serves: 4, most 4 in deepPan
makes: 4
tools: deepPan bowl slotted knife
core: masarepa egg
ways: stove
- 250 g masarepa
- 320 ml water; warm | tibia
- 1 tsp salt
- 1 tsp sugar
- 4 egg
- 800 ml sunflower-oil
# Knead | Amasa
5 work | Mix {masarepa+sugar+salt} in the bowl, pour in {water} and knead until smooth.
| Mezcla {masarepa+sugar+salt} en el bol, vierte {water} y amasa hasta que quede lisa.
5 cook | Let it rest for {time}. Keep a small piece for sealing and press the rest into {pieces} discs, 1 cm thick.
| Deja reposar {time}. Guarda un trocito para sellar y aplana el resto en {pieces} discos de 1 cm de grosor.
# Fry | Fríe
8 batch | Heat {sunflower-oil} in the deep pot to 180 °C and fry the discs for {time}, bathing them with oil, until they puff. Drain and cool a little.
| Calienta {sunflower-oil} en la olla honda a 180 °C y fríe los discos {time}, bañándolos con el aceite, hasta que se inflen. Escurre y deja templar.
# Fill | Rellena
6 work | Cut a slit of 4 cm in the edge of each and open the pocket. Break {egg} one by one into a cup, pour one in and seal with the piece you kept.
| Haz un corte de 4 cm en el borde de cada una y abre el hueco. Casca {egg} de uno en uno en una taza, vierte uno dentro y sella con la masa guardada.
# Fry again | Fríe otra vez
6 batch safe=egg | Fry again at 180 °C for {time}, turning once, until deep golden. Drain and serve hot.
| Fríe de nuevo a 180 °C {time}, dando una vuelta, hasta que se doren bien. Escurre y sirve en caliente.

== capirotada
names: Capirotada, Mexican bread pudding, capirotada mexicana, Lenten bread pudding | Capirotada, capirotada mexicana, capirotada de vigilia, capirotada de piloncillo
about: toasted bread baked in spiced sugar syrup with cheese, nuts and raisins | pan tostado al horno en miel de piloncillo con queso, cacahuates y pasas
kind: dessert mexican easy
serves: 8, most 8 in dish
tools: dish tray saucepan knife
core: bread brown-sugar
ways: oven+stove
- 350 g bread; stale, sliced | duro, en rebanadas
- 60 g butter; melted | fundid@
- 300 g brown-sugar; or piloncillo | o piloncillo
- 700 ml water
- 1 cinnamon-stick
- 3 clove
- 80 g raisins
- 60 g peanut; chopped | picad@
- 150 g fresh-cheese; crumbled | desmenuzado
- 1 banana; sliced | en rodajas; optional
~ bread > 350 g bread-gluten-free; toasted, sliced | tostado, en rebanadas; name Capirotada | Capirotada
~ fresh-cheese > 100 g vegan-cheese; grated | rallado
# Toast | Tuesta
12 cook | Brush {bread} with {butter} and toast on the tray at 180 °C (fan 160 °C) for {time}, until crisp.
| Unta {bread} con {butter} y tuesta en la bandeja a 180 °C (160 °C con ventilador) {time}, hasta que cruja.
# Simmer | Hierve
12 cook | Simmer {water+brown-sugar+cinnamon-stick+clove} in the saucepan for {time}, until lightly syrupy, and strain.
| Cuece {water+brown-sugar+cinnamon-stick+clove} en el cazo a fuego suave {time}, hasta que espese un poco, y cuela.
# Layer and bake | Monta y hornea
6 work | Layer {bread+raisins+peanut+fresh-cheese+banana} in the dish and pour what you boiled over it slowly, so that all is soaked.
| Pon en capas {bread+raisins+peanut+fresh-cheese+banana} en la fuente y riega despacio con lo hervido, para que se empape todo.
30 batch | Cover with foil and bake for {time}, uncovering for the last third, until the liquid is drawn in and the top is golden.
| Tapa con papel de aluminio y hornea {time}, destapando en el último tercio, hasta que se absorba el líquido y se dore por arriba.
`);
