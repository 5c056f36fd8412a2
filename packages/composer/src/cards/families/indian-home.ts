import { cards } from "../parse-cards.ts";

export const INDIAN_HOME = cards(`
== dal-makhani
names: Dal makhani, daal makhani, dhal makhani, black dal, makhani dal, ma ki dal | Dal makhani, dhal makhani, daal makhani, lentejas negras con mantequilla
about: black lentils and kidney beans simmered slowly with butter, tomato and cream | lentejas negras y alubias rojas a fuego lento con mantequilla, tomate y nata
kind: main indian easy
serves: 4, most 6 in pot
tools: knife bowl pot pan
core: urad-dal butter
ways: stove pressure-cooker+stove
- 200 g urad-dal; whole, black | entero, negro
- 1 can tinned-kidney-beans; drained | escurrid@
- 1000 ml water
- 60 g butter
- 1 onion; finely chopped | picad@ fin@
- 4 clove garlic; crushed | machacad@
- 20 g ginger; grated | rallad@
- 1 tsp cumin
- 1/2 tsp chilli-powder
- 1 tsp garam-masala
- 1 can tinned-tomatoes
- 1.25 tsp salt
- 80 ml cream
~ butter > 60 g butter-plant; name Dal makhani | Dal makhani
~ butter > 50 ml sunflower-oil; name Dal makhani | Dal makhani
~ cream > 80 ml cream-plant
~ cream > 80 ml coconut-milk
# Soak | Remoja
480 cook | Soak {urad-dal} in plenty of cold water in the bowl for {time} or overnight. Drain and rinse.
| Remoja {urad-dal} en abundante agua fría en el bol {time} o toda la noche. Escurre y enjuaga.
# Boil | Cuece
10 cook way=stove | Put {urad-dal} in the pot with {water} and boil hard for {time}.
| Pon {urad-dal} en la olla con {water} y hierve a fuego fuerte {time}.
50 cook way=stove | Lower the heat, cover and simmer for {time}, until very soft. Crush some against the side.
| Baja el fuego, tapa y cuece a fuego suave {time}, hasta que quede muy tierno. Aplasta una parte contra la pared.
25 cook way=pressure-cooker | Put {urad-dal} in the pressure cooker with {water} and cook at high pressure for {time}. Let the pressure fall by itself, crush some against the side and tip into the pot.
| Pon {urad-dal} en la olla a presión con {water} y cuece a presión alta {time}. Deja que baje sola, aplasta una parte contra la pared y pasa a la olla.
# Fry the base | Sofríe la base
10 cook | Meanwhile soften {onion} in two thirds of {butter} in the pan for {time}.
| Mientras, pocha {onion} con dos tercios de {butter} en la sartén {time}.
2 cook | Stir in {garlic+ginger+cumin+chilli-powder+garam-masala} for {time}.
| Añade {garlic+ginger+cumin+chilli-powder+garam-masala} y remueve {time}.
12 cook | Add {tinned-tomatoes+salt} and fry for {time}, until thick and the fat shows at the edge.
| Añade {tinned-tomatoes+salt} y sofríe {time}, hasta que espese y asome la grasa en el borde.
# Simmer together | Cuece junto
30 cook | Stir the base and {tinned-kidney-beans} into the pot and simmer over low heat for {time}, stirring often and adding hot water if it catches, until creamy.
| Mezcla la base y {tinned-kidney-beans} en la olla y cuece a fuego muy suave {time}, removiendo a menudo y con agua caliente si se agarra, hasta que quede cremoso.
2 work | Stir in {cream} and the rest of {butter}.
| Incorpora {cream} y el resto de {butter}.
== chapatis
names: Chapatis, chapati, chapatti, chapattis, roti, rotis, phulka, Indian flatbread | Chapatis, chapati, roti, rotis, chapatti, pan chapati, pan plano indio
about: thin unleavened Indian breads of wholemeal flour puffed in a dry pan | panes indios finos, de harina integral y sin levadura, inflados en una sartén seca
kind: bread indian easy
serves: 4, most 4 in pan
makes: 8
tools: bowl pan rollingPin
core: wholemeal-flour
ways: stove
- 300 g wholemeal-flour; fine | fina
- 1/2 tsp salt
- 180 ml water; warm | templada
- 1 tbsp sunflower-oil
- 20 g ghee; melted | fundido; optional
# Make the dough | Haz la masa
8 work | Mix most of {wholemeal-flour} with {salt} in the bowl, add {water+sunflower-oil} and knead until soft and smooth. Keep the rest of {wholemeal-flour} for rolling.
| Mezcla casi toda {wholemeal-flour} con {salt} en el bol, añade {water+sunflower-oil} y amasa hasta que quede suave y lisa. Guarda el resto de {wholemeal-flour} para estirar.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Roll | Estira
10 work | Form {pieces} balls and roll each to a thin round of 16 cm.
| Forma {pieces} bolas y estira cada una en un disco fino de 16 cm.
# Cook | Cocina
14 pieces | Heat the dry pan until very hot. Cook one at a time, {time} in all: turn when bubbles rise, again when brown spots show, and press the edge with a cloth so that it puffs.
| Calienta mucho la sartén seca. Cocina de uno en uno, {time} en total: da la vuelta cuando salgan burbujas, otra vez cuando haya manchas doradas, y aprieta el borde con un paño para que se infle.
1 work | Stack them in a cloth to keep soft.[ Brush with {ghee}.]
| Apila en un paño para que queden tiernos.[ Pinta con {ghee}.]
== onion-pakoras
names: Pakoras, pakora, onion pakora, onion pakoras, onion bhaji, onion bhajis, bhajis, vegetable pakora, vegetable pakoras | Pakoras, pakora, pakoras de cebolla, pakora de verduras, pakoras de verduras, bhaji de cebolla, buñuelos indios de cebolla
about: crisp Indian fritters of onion, potato and spinach in spiced chickpea batter | buñuelos indios de cebolla, patata y espinacas en masa especiada de garbanzo
kind: starter indian easy
serves: 4, most 4 in deepPan
makes: 16
tools: knife bowl deepPan slotted grater
core: chickpea-flour onion
ways: stove
- 2 onion; thinly sliced | en juliana fina
- 1 tsp salt
- 200 g potato; coarsely grated | rallad@ grues@; optional
- 80 g spinach; chopped | picadas; optional
- 1 chilli; finely chopped | picad@ fin@; optional
- 15 g ginger; grated | rallad@
- 1 tsp cumin
- 1 tsp coriander-seed; crushed | machacad@
- 1/2 tsp turmeric
- 180 g chickpea-flour
- 1/2 tsp baking-powder
- 90 ml water; cold | fría
- 800 ml sunflower-oil; for frying | para freír
# Draw out the juices | Saca el jugo
10 cook | Rub {onion+potato} with {salt} in the bowl and leave for {time}. Do not pour off what they give.
| Frota {onion+potato} con {salt} en el bol y deja {time}. No tires lo que suelten.
# Mix | Mezcla
4 work | Stir in {spinach+chilli+ginger+cumin+coriander-seed+turmeric+chickpea-flour+baking-powder}, then only as much of {water} as it takes for a thick batter that barely holds all together.
| Añade {spinach+chilli+ginger+cumin+coriander-seed+turmeric+chickpea-flour+baking-powder} y después solo la cantidad de {water} que haga falta para una masa espesa que apenas lo una todo.
# Fry | Fríe
15 pieces | Heat {sunflower-oil} in the deep pot to 175 °C. Drop in loose spoonfuls, {pieces} in all, and fry a few at a time, {time} together, turning, until deep golden and crisp. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 175 °C. Echa cucharadas sueltas, {pieces} en total, y fríe de pocas en pocas, {time} entre todas, con una vuelta, hasta que estén bien doradas y crujientes. Escurre sobre papel.
tip | Test one: the middle must be cooked and dry. If it is raw, turn the heat down.
| Prueba una: por dentro debe estar hecha y seca. Si está cruda, baja el fuego.
== lassi
names: Lassi, sweet lassi, Punjabi lassi, yoghurt lassi, lassi drink | Lassi, lassi dulce, lassi indio, lassi de yogur
about: a cold, frothy yoghurt drink with cardamom | bebida fría y espumosa de yogur con cardamomo
kind: drink indian easy
serves: 4, most 4 in jug
tools: jug
core: yoghurt
ways: none
- 600 g yoghurt; cold | fr@
- 250 ml water; very cold | muy fría
- 40 g sugar; optional
- 1/4 tsp cardamom; ground | molid@
- 1 pinch salt
~ yoghurt > 600 g yoghurt-soy; cold | frío; name Soy lassi | Lassi de soja
# Blend | Bate
3 work | Blend {yoghurt+water+sugar+cardamom+salt} until frothy.
| Bate {yoghurt+water+sugar+cardamom+salt} hasta que haga espuma.
# Serve | Sirve
1 work | Pour into tall glasses and drink at once, very cold.
| Reparte en vasos altos y toma enseguida, muy frío.
== mango-lassi
names: Mango lassi, mango yoghurt drink, Indian mango lassi | Lassi de mango, mango lassi
about: a cold drink of ripe mango and yoghurt with cardamom | bebida fría de mango maduro y yogur con cardamomo
kind: drink indian easy
serves: 4, most 4 in jug
tools: knife jug
core: mango yoghurt
ways: none
- 2 mango; ripe, in pieces | maduros, en trozos
- 500 g yoghurt; cold | fr@
- 200 ml milk; cold | fría
- 1/2 lime; juiced | en zumo
- 2 tbsp sugar; optional
- 1/4 tsp cardamom; ground | molid@
~ yoghurt > 500 g yoghurt-soy; cold | frío; name Mango lassi with soy yoghurt | Lassi de mango con yogur de soja
# Blend | Bate
3 work | Blend {mango+yoghurt+milk+lime+sugar+cardamom} until smooth and frothy.
| Bate {mango+yoghurt+milk+lime+sugar+cardamom} hasta que quede liso y espumoso.
# Serve | Sirve
1 work | Taste for sweetness and serve very cold.
| Prueba el punto de dulce y sirve muy frío.
`);
