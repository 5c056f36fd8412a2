import { cards } from "../parse-cards.ts";

export const SOUTH_AMERICAN_HOME = cards(`
== reina-pepiada
names: Reina pepiada, arepa reina pepiada, arepas reina pepiada, arepas with reina pepiada filling, arepas with reina pepiada, chicken and avocado arepas | Reina pepiada, arepa reina pepiada, arepas reina pepiada, arepas rellenas de reina pepiada, arepa de reina pepiada, arepas de reina pepiada, arepas con reina pepiada, arepas de pollo y aguacate
about: griddled corn cakes filled with a cool chicken and avocado salad | arepas a la plancha rellenas de ensalada fresca de pollo y aguacate
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: pan bowl knife
core: masarepa cooked-chicken avocado
ways: stove
-- For the arepas | Para las arepas
- 300 g masarepa
- 400 ml water; lukewarm | tibia
- 1 tsp salt
- 1 tbsp sunflower-oil
-- For the filling | Para el relleno
- 350 g cooked-chicken; cold, shredded | frío, deshilachado
- 2 avocado; ripe | maduros
- 60 g mayonnaise
- 1 lime; juiced | en zumo
- 1/2 red-onion; finely chopped | picad@ fin@
- 15 g coriander-leaf; chopped | picad@; optional
- 1/2 tsp salt as filling-salt
~ cooked-chicken > 2 can hearts-of-palm; drained, chopped | escurridos, picados; name Arepas with hearts of palm and avocado | Arepas de palmitos y aguacate
~ mayonnaise > 60 g vegan-mayonnaise
# Knead | Amasa
4 work | Dissolve {salt} in {water} in the bowl, rain in {masarepa} and knead until no lumps are left.
| Disuelve {salt} en {water} en el bol, añade {masarepa} en lluvia y amasa hasta que no queden grumos.
5 cook | Rest for {time}: it must not crack when pressed.
| Deja reposar {time}: no debe agrietarse al apretar.
6 work | Form {pieces} balls with wet hands and flatten to discs of 1.5 cm.
| Forma {pieces} bolas con las manos mojadas y aplana en discos de 1,5 cm.
# Cook | Cocina
12 batch | Wipe the pan with {sunflower-oil} and cook the discs over medium heat for {time}, turning once, until a brown crust forms.
| Unta la sartén con {sunflower-oil} y cocina los discos a fuego medio {time}, con una vuelta, hasta que hagan costra dorada.
8 batch | Cover and cook over low heat for {time} more, until they sound hollow when tapped.
| Tapa y cocina a fuego suave {time} más, hasta que suenen huecas al golpearlas.
# Fill | Rellena
6 work | Mash half of {avocado} with {mayonnaise+lime+filling-salt}, dice the rest and fold both with {cooked-chicken+red-onion+coriander-leaf}. Split the hot discs, pull out a little of the soft inside and fill them generously.
| Aplasta la mitad de {avocado} con {mayonnaise+lime+filling-salt}, corta el resto en dados y mezcla todo con {cooked-chicken+red-onion+coriander-leaf}. Abre los discos calientes, retira un poco de la miga y rellena con generosidad.
== milanesa-napolitana
names: Milanesa napolitana, milanesa a la napolitana, Argentine milanesa with ham and cheese, Neapolitan milanesa | Milanesa napolitana, milanesa a la napolitana, milanesas napolitanas, milanesas a la napolitana
about: breaded beef baked under tomato sauce, ham and melted cheese | filete empanado y gratinado con salsa de tomate, jamón y queso
kind: main any easy
serves: 4, most 4 in tray
tools: knife bowl pan tray
core: beef-steak breadcrumbs mozzarella
ways: stove+oven
- 600 g beef-steak; 4 thin slices | 4 filetes finos
- 2 egg
- 1 clove garlic; finely chopped | picad@ fin@
- 10 g parsley; chopped | picad@
- 1 tsp salt
- 150 g breadcrumbs
- 150 ml sunflower-oil
- 200 g tomato-sauce
- 4 slice cooked-ham
- 200 g mozzarella; sliced | en lonchas
- 1 tsp oregano
~ beef-steak > 600 g chicken-breast; 4 thin slices | 4 filetes finos; name Chicken milanesa napolitana | Milanesa napolitana de pollo
~ beef-steak > 600 g aubergine; in slices of 1 cm | en rodajas de 1 cm; name Aubergine milanesa napolitana | Milanesa napolitana de berenjena
~ breadcrumbs > 150 g breadcrumbs-gluten-free; name Milanesa napolitana | Milanesa napolitana
~ mozzarella > 160 g vegan-cheese; sliced | en lonchas; name Milanesa napolitana | Milanesa napolitana
~ egg > 120 ml soy-drink
~ tomato-sauce > 200 g tinned-tomatoes
~ cooked-ham > 1 tomato; sliced | en rodajas
# Coat | Empana
15 cook | Beat {egg} in the bowl with {garlic+parsley+salt}, put {beef-steak} in and leave in the fridge for {time}.
| Bate {egg} en el bol con {garlic+parsley+salt}, mete {beef-steak} y deja en la nevera {time}.
8 work | Press {beef-steak} firmly into {breadcrumbs} on both sides.
| Aprieta bien {beef-steak} en {breadcrumbs} por los dos lados.
# Fry | Fríe
10 pieces | Heat {sunflower-oil} in the pan over medium-high heat and fry one at a time, {time} in all, until golden. Drain on paper and lay on the tray.
| Calienta {sunflower-oil} en la sartén a fuego medio-alto y fríe de uno en uno, {time} en total, hasta que se doren. Escurre sobre papel y coloca en la bandeja.
# Top and bake | Cubre y gratina
10 batch safe=beef-steak,egg | [Spread {tomato-sauce} over, leaving the edge free. ]Lay {cooked-ham+mozzarella} on top.[ Sprinkle with {oregano}.] Bake at 220 °C (fan 200 °C) for {time}, until melted and browned in spots.
| [Reparte {tomato-sauce} sin llegar al borde. ]Coloca encima {cooked-ham+mozzarella}.[ Espolvorea {oregano}.] Hornea a 220 °C (200 °C con ventilador) {time}, hasta que se funda y se dore a manchas.
== quesillo-venezolano
names: Quesillo, Venezuelan quesillo, condensed milk flan, quesillo venezolano | Quesillo, quesillo venezolano, quesillo canario, flan de leche condensada
about: a firm caramel custard of condensed milk and whole eggs | flan firme de leche condensada y huevo con caramelo
kind: dessert any easy
serves: 8, most 8 in loafTin, whole
tools: loafTin saucepan jug dish
core: egg condensed-milk
ways: stove+oven
- 150 g sugar
- 400 g condensed-milk
- 400 ml milk
- 5 egg
- 2 tsp vanilla
- 1 tbsp rum; optional
# Line the tin | Carameliza el molde
8 cook | Melt {sugar} with a spoonful of water in the saucepan over medium heat for {time} without stirring, until amber. Pour into the tin at once and tilt it.
| Funde {sugar} con una cucharada de agua en el cazo a fuego medio {time} sin remover, hasta que tome color ámbar. Vierte enseguida en el molde e inclínalo.
tip | It burns badly: keep children away and touch nothing.
| Quema mucho: aleja a los niños y no lo toques.
# Blend | Bate
2 work | Blend {condensed-milk+milk+egg+vanilla+rum} briefly and pour into the tin. The small bubbles give the little holes that belong to it.
| Bate {condensed-milk+milk+egg+vanilla+rum} un momento en la batidora y vierte en el molde. Las burbujas dejan los agujeritos que le son propios.
# Bake in a water bath | Hornea al baño maría
60 batch safe=egg | Cover with foil, stand in the dish with hot water half way up and bake at 180 °C (fan 160 °C) for {time}, until a knife comes out clean.
| Cubre con aluminio, pon en la fuente con agua caliente hasta media altura y hornea a 180 °C (160 °C con ventilador) {time}, hasta que un cuchillo salga limpio.
# Chill and turn out | Enfría y desmolda
300 cook | Cool, chill for {time}, run a knife round the edge and turn out.
| Deja enfriar, guarda en la nevera {time}, pasa un cuchillo por el borde y desmolda.
== chipa
names: Chipá, Paraguayan cheese bread, Argentine cheese bread, chipa balls | Chipá, chipacitos, chipa paraguaya, chipá de queso, chipá correntino
about: small chewy rolls of tapioca starch and firm cheese | panecillos elásticos de almidón de mandioca y queso
kind: snack any easy
serves: 6, most 6 in tray
makes: 24
tools: bowl grater tray paper
core: tapioca cheese
ways: oven
- 400 g tapioca; starch | en almidón
- 1 tsp baking-powder
- 1 tsp salt
- 80 g butter; soft | bland@
- 2 egg
- 250 g cheese; firm, in crumbs | firme, en migas
- 50 g parmesan; grated | rallado
- 120 ml milk
~ cheese > 230 g vegan-cheese; grated | rallado; name Chipá with vegan cheese | Chipá de queso vegano
# Mix | Mezcla
8 work | Heat the oven to 220 °C (fan 200 °C). Mix {tapioca+baking-powder+salt} in the bowl, rub in {butter}, then work in {egg+cheese+parmesan}.
| Calienta el horno a 220 °C (200 °C con ventilador). Mezcla {tapioca+baking-powder+salt} en el bol, frota con {butter} e incorpora {egg+cheese+parmesan}.
4 work | Add {milk} little by little, until it just holds together: it must not be sticky. Knead it only briefly.
| Añade {milk} poco a poco, hasta que apenas se una: no debe pegarse. Amasa solo un momento.
# Shape | Forma
8 work | Roll {pieces} balls of a walnut's size and set apart on the lined tray.
| Forma {pieces} bolitas del tamaño de una nuez y sepáralas en la bandeja forrada.
# Bake | Hornea
16 batch safe=egg | Bake for {time}, until puffed and golden in spots. Eat them warm: they harden as they cool.
| Hornea {time}, hasta que se inflen y se doren a manchas. Cómelas calientes: al enfriarse se endurecen.
== vatapa
names: Vatapá, Bahian prawn and bread cream, Brazilian vatapá | Vatapá, vatapá bahiano, vatapá de gambas, vatapá de camarón
about: a thick Bahian cream of bread, coconut milk, nuts and prawns with red palm oil | crema espesa de Bahía de pan, leche de coco, frutos secos y gambas con aceite de dendê
kind: main any medium
serves: 6, most 6 in pot
tools: knife jug pot bowl
core: prawn bread coconut-milk
ways: stove
- 250 g bread; white, day-old, crustless | blanco, del día anterior, sin corteza
- 400 ml coconut-milk
- 60 g dried-shrimp; rinsed | enjuagados; optional
- 60 g cashew
- 60 g peanut
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 15 g ginger; chopped | picad@
- 1 chilli; seeded, chopped | sin semillas, picad@; optional
- 4 tbsp palm-oil
- 400 ml fish-stock
- 400 g prawn; peeled | pelad@
- 1 tsp salt
- 1 lime; juiced | en zumo
- 15 g coriander-leaf; chopped | picad@; optional
~ bread > 250 g bread-gluten-free; crustless | sin corteza; name Vatapá | Vatapá
~ palm-oil > 4 tbsp sunflower-oil
~ prawn > 400 g hearts-of-palm; drained, in pieces | escurridos, en trozos; name Vatapá with hearts of palm | Vatapá de palmitos
# Soak and grind | Remoja y tritura
15 cook | Tear {bread} into the bowl, pour {coconut-milk} over and leave for {time}.
| Trocea {bread} en el bol, cubre con {coconut-milk} y deja {time}.
4 work | Blend it with {dried-shrimp+cashew+peanut} in the jug, not quite smooth.
| Tritura con {dried-shrimp+cashew+peanut} en la batidora, sin afinar del todo.
# Cook the base | Haz la base
8 cook | Heat half of {palm-oil} in the pot over medium heat.[ Fry {onion+garlic+ginger+chilli} in it for {time}, until soft.]
| Calienta la mitad de {palm-oil} en la olla a fuego medio.[ Sofríe dentro {onion+garlic+ginger+chilli} {time}, hasta que se ablande.]
15 cook | Stir in the blended mixture with {fish-stock+salt} and cook over low heat for {time}, stirring all the time, until thick and shiny and it comes away from the bottom.
| Añade lo triturado con {fish-stock+salt} y cuece a fuego suave {time}, sin dejar de remover, hasta que espese, brille y se despegue de la olla.
# Finish | Termina
5 cook safe=prawn,dried-shrimp | Fold in {prawn} and cook for {time}. Stir in {lime} and the rest of {palm-oil}.[ Scatter {coriander-leaf} over.]
| Incorpora {prawn} y cuece {time}. Añade {lime} y el resto de {palm-oil}.[ Espolvorea {coriander-leaf}.]
== pastelitos-criollos
names: Pastelitos, pastelitos criollos, Argentine quince pastries, pastelitos argentinos | Pastelitos, pastelitos criollos, pastelitos de membrillo, pastelitos argentinos, pastelitos de dulce
about: fried puff pastry flowers filled with quince paste and glazed with syrup | flores de hojaldre fritas, rellenas de membrillo y bañadas en almíbar
kind: dessert any medium
serves: 6, most 6 in deepPan
makes: 12
tools: knife saucepan deepPan slotted
core: puff-pastry membrillo
ways: stove
- 500 g puff-pastry; cold, in sheets | frío, en láminas
- 250 g membrillo; in 12 cubes | en 12 dados
- 1000 ml sunflower-oil; for frying | para freír
- 150 g sugar
- 100 ml water
~ puff-pastry > 500 g vegan-puff-pastry; cold, in sheets | frío, en láminas; name Pastelitos | Pastelitos
# Fill | Rellena
20 work | Cut {puff-pastry} into 24 squares of 8 cm. Wet half of them, lay {membrillo} in the middle and cover with the others turned by an eighth, like a star. Press round the filling and pinch the corners up into petals: {pieces} in all.
| Corta {puff-pastry} en 24 cuadrados de 8 cm. Humedece la mitad, pon {membrillo} en el centro y cubre con los otros girados un octavo, como una estrella. Aprieta alrededor del relleno y pellizca las puntas hacia arriba como pétalos: {pieces} en total.
20 cook | Chill for {time}, so that they keep their shape.
| Enfría en la nevera {time}, para que mantengan la forma.
# Make the glaze | Haz el baño
6 cook | Boil {sugar} with {water} in the saucepan for {time}, until lightly syrupy.
| Hierve {sugar} con {water} en el cazo {time}, hasta que quede ligeramente espeso.
# Fry and glaze | Fríe y baña
16 pieces | Heat {sunflower-oil} in the deep pot to 150 °C and fry three or four at a time, bathing them with the hot fat so that they open; turn up to 175 °C at the end, {time} in all, until golden. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 150 °C y fríe de tres en tres o de cuatro en cuatro, bañándolos con la grasa para que se abran; sube a 175 °C al final, {time} en total, hasta que se doren. Escurre sobre papel.
2 work | Brush them with the glaze while warm.
| Pinta con el baño en caliente.
`);
