import { cards } from "../parse-cards.ts";

export const LATIN_SWEETS_AND_SNACKS = cards(`
== pisco-sour
names: Pisco sour, Peruvian pisco sour, pisco sours | Pisco sour, pisco sour peruano, pisco sours
about: a frothy cocktail of pisco, lime and egg white | cóctel espumoso de pisco, lima y clara de huevo
kind: drink any easy
serves: 4, most 4 in jug
tools: knife jug glasses
core: pisco lime
ways: none
- 300 ml pisco
- 5 lime; juiced | en zumo
- 80 g icing-sugar
- 2 egg-white
- 300 g water; in ice cubes | en cubitos de hielo
- 4 pinch bitters; drops | en gotas; optional
~ egg-white > 60 ml aquafaba
# Blend | Bate
1 work | Blend {pisco+icing-sugar} with {100 ml} of {lime} in the jug until dissolved. Taste: it must be sharp and sweet at once.
| Bate {pisco+icing-sugar} con {100 ml} de {lime} en la batidora hasta que se disuelva. Prueba: debe ser ácido y dulce a la vez.
2 work raw=egg-white | Add {water} and blend until crushed, add {egg-white} and blend again briefly, until a thick foam stands on top.
| Añade {water} y bate hasta que se triture, añade {egg-white} y bate otra vez un momento, hasta que suba una espuma espesa.
# Pour | Sirve
1 work | Strain into the cold glasses with the foam on top.[ Let {bitters} fall on it, a drop at a time.]
| Cuela en las copas frías con la espuma por encima.[ Deja caer encima {bitters}, gota a gota.]
== suspiro-limeno
names: Suspiro limeño, suspiro a la limeña, suspiro de limeña, Peruvian caramel and meringue dessert | Suspiro limeño, suspiro a la limeña, suspiro de limeña
about: silky milk caramel with egg yolk under a port meringue, from Lima | crema de dulce de leche y yema con merengue al oporto, de Lima
kind: dessert any medium
serves: 6, most 6 in saucepan
tools: saucepan bowl mixer glasses
core: condensed-milk evaporated-milk egg-yolk egg-white
ways: stove
- 400 g condensed-milk
- 400 ml evaporated-milk
- 5 egg-yolk
- 1 tsp vanilla
-- For the meringue | Para el merengue
- 150 g sugar
- 100 ml port
- 3 egg-white
- 1 pinch cinnamon
~ port > 100 ml water
# Cook the base | Haz la base
35 cook | Cook {condensed-milk+evaporated-milk} in the saucepan over low heat for {time}, stirring all the time, until thick and beige and the spoon leaves a trail.
| Cuece {condensed-milk+evaporated-milk} en el cazo a fuego suave {time}, removiendo sin parar, hasta que espese, tome color tostado y la cuchara deje un surco.
4 cook safe=egg-yolk | Off the heat beat a ladle of it into {egg-yolk}, return all to the saucepan and cook for {time}, stirring, until it thickens again. Stir in {vanilla}, share out in the glasses and cool.
| Fuera del fuego, bate un cucharón con {egg-yolk}, devuelve todo al cazo y cuece {time}, removiendo, hasta que espese de nuevo. Añade {vanilla}, reparte en las copas y enfría.
# Boil and whip | Hierve y monta
8 cook | Boil {sugar+port} in the clean saucepan for {time} without stirring, until it reaches 118 °C or falls from the spoon in a thread.
| Hierve {sugar+port} en el cazo limpio {time} sin remover, hasta que llegue a 118 °C o caiga de la cuchara en un hilo.
6 work safe=egg-white | Whip {egg-white} in the bowl to soft peaks, pour in what is in the saucepan, boiling, in a thin stream while whipping, and whip on until cool, thick and glossy.
| Monta {egg-white} en el bol a punto blando, vierte lo del cazo, hirviendo, en un hilo sin dejar de batir y sigue hasta que esté frío, espeso y brillante.
# Top and chill | Cubre y enfría
60 cook | Pile on top, dust with {cinnamon} and chill for {time}. Eat within two days.
| Cubre con él, espolvorea {cinnamon} y enfría en la nevera {time}. Come en un plazo de dos días.
== pan-de-yuca
names: Pan de yuca, Ecuadorian cheese bread, yuca bread, Colombian pan de yuca | Pan de yuca, panes de yuca, pandeyuca, pan de yuca ecuatoriano, pan de almidón de yuca
about: small stretchy rolls of cassava starch and fresh cheese | panecillos elásticos de almidón de yuca y queso fresco
kind: snack any easy
serves: 6, most 6 in tray
makes: 20
tools: bowl tray paper
core: tapioca fresh-cheese
ways: oven
- 300 g tapioca; starch | en almidón
- 1 tsp baking-powder
- 1/2 tsp salt
- 1 tsp sugar
- 400 g fresh-cheese; firm, finely crumbled | firme, desmenuzado fino
- 80 g butter; soft | bland@
- 2 egg; binds
- 50 ml milk
~ fresh-cheese > 350 g vegan-cheese; grated | rallado; name Pan de yuca with vegan cheese | Pan de yuca de queso vegano
# Mix | Mezcla
6 work | Heat the oven to 220 °C (fan 200 °C). Mix {tapioca+baking-powder+salt+sugar+fresh-cheese} in the bowl, work in {butter+egg} and knead, adding {milk} by spoonfuls, until it makes a soft ball that does not crack.
| Calienta el horno a 220 °C (200 °C con ventilador). Mezcla {tapioca+baking-powder+salt+sugar+fresh-cheese} en el bol, incorpora {butter+egg} y amasa, añadiendo {milk} a cucharadas, hasta lograr una bola blanda que no se agriete.
# Shape | Forma
8 work | Roll {pieces} small balls or crescents and set apart on the lined tray.
| Forma {pieces} bolitas o medias lunas y sepáralas en la bandeja forrada.
# Bake | Hornea
16 batch safe=egg | Bake for {time}, until puffed and barely golden. Eat warm: they toughen as they cool.
| Hornea {time}, hasta que se inflen y apenas se doren. Come en caliente: al enfriarse se endurecen.
== coxinha
names: Coxinhas, coxinha, Brazilian coxinha, coxinha de frango, Brazilian chicken croquettes | Coxinhas, coxinha, coxinhas brasileñas, coxinha de pollo, coxinhas de pollo, croquetas brasileñas de pollo
about: drop-shaped Brazilian fritters of chicken and soft cheese in a crisp crumb | frituras brasileñas en forma de gota, de pollo y queso crema, con rebozado crujiente
kind: snack any medium
serves: 6, most 6 in deepPan
makes: 20
tools: knife pan saucepan bowl deepPan slotted
core: flour cooked-chicken
ways: stove stove+air-fryer
-- For the filling | Para el relleno
- 400 g cooked-chicken; finely shredded | deshebrad@ fin@
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 1 tbsp olive-oil
- 120 g cream-cheese
- 15 g parsley; chopped | picad@
- 1/2 tsp salt
-- For the dough | Para la masa
- 700 ml chicken-stock
- 30 g butter
- 400 g flour
-- For the coating | Para el rebozado
- 2 egg
- 150 g breadcrumbs
- 1000 ml sunflower-oil; for frying | para freír
~ cooked-chicken > 2 can hearts-of-palm; drained, finely chopped | escurridos, picados finos; name Hearts of palm coxinhas | Coxinhas de palmito
~ flour > 400 g flour-gluten-free; name Coxinhas | Coxinhas
~ cream-cheese > 120 g vegan-cream-cheese
~ egg > 120 ml soy-drink
# Make the filling | Haz el relleno
6 cook | Soften {onion+garlic} in {olive-oil} in the pan over medium heat for {time}.
| Ablanda {onion+garlic} con {olive-oil} en la sartén a fuego medio {time}.
2 work | Stir in {cooked-chicken+cream-cheese+parsley+salt} and chill while you make the dough.
| Mezcla con {cooked-chicken+cream-cheese+parsley+salt} y enfría mientras haces la masa.
# Make the dough | Haz la masa
6 cook | Boil {chicken-stock+butter} in the saucepan, tip in {flour} all at once and stir hard over low heat for {time}, until it comes away from the pan in a ball.
| Hierve {chicken-stock+butter} en el cazo, echa {flour} de golpe y remueve con fuerza a fuego suave {time}, hasta que se despegue del cazo en una bola.
15 cook | Turn out, cool for {time} and knead until smooth.
| Vuelca, deja enfriar {time} y amasa hasta que quede lisa.
# Shape and coat | Forma y reboza
30 work | Form {pieces} balls, hollow each with a thumb, fill with a spoonful and close to a pointed drop. Turn in {egg}, beaten in the bowl, then in {breadcrumbs}.
| Forma {pieces} bolas, ahueca cada una con el pulgar, rellena con una cucharada y cierra en forma de gota. Pasa por {egg}, {egg!batid} en el bol, y después por {breadcrumbs}.
# Fry | Fríe
15 pieces way=stove safe=egg | Heat {sunflower-oil} in the deep pot to 175 °C and fry a few at a time, {time} in all, until deep golden and 75 °C hot inside. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe de pocas en pocas, {time} en total, hasta que estén bien doradas y a 75 °C por dentro. Escurre sobre papel.
24 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C, turning once, {time} in all, until golden and 75 °C hot inside.
| Pinta con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C, con una vuelta, {time} en total, hasta que estén doradas y a 75 °C por dentro.
== farofa
names: Farofa, Brazilian farofa, toasted cassava flour with bacon | Farofa, farofa brasileña, farofa de mandioca
about: buttery toasted cassava flour with onion and bacon, to sprinkle over beans and roasts | harina de mandioca tostada con mantequilla, cebolla y beicon, para espolvorear
kind: side any easy
serves: 6, most 8 in pan
tools: knife pan
core: cassava-flour
ways: stove
- 120 g bacon; diced | en dados; optional
- 80 g butter
- 1 onion; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 250 g cassava-flour
- 1 tsp salt
- 2 egg; optional
- 15 g parsley; chopped | picad@
~ bacon > 1 red-pepper; finely diced | en dados pequeños
# Fry the base | Haz la base
6 cook | Heat the pan over medium heat.[ Fry {bacon} for {time}, until browned.]
| Calienta la sartén a fuego medio.[ Dora {bacon} {time}.]
8 cook | Add {butter+onion+garlic} and fry for {time}, until soft and golden.
| Añade {butter+onion+garlic} y sofríe {time}, hasta que quede blando y dorado.
3 cook safe=egg | [Push to the side, break in {egg} and stir for {time}, until set in large flakes.]
| [Aparta a un lado, casca {egg} y remueve {time}, hasta que cuaje en trozos grandes.]
# Brown | Tuesta
8 cook | Rain in {cassava-flour+salt} and brown over low heat for {time}, stirring all the time, until golden, crisp and loose. Stir in {parsley}.
| Añade {cassava-flour+salt} en lluvia y tuesta a fuego suave {time}, sin dejar de remover, hasta que quede dorada, crujiente y suelta. Mezcla con {parsley}.
== quindim
names: Quindim, quindins, Brazilian coconut custard, Brazilian quindim | Quindim, quindins, quindim brasileño, quindim de coco
about: glossy yellow Brazilian custard of egg yolk, sugar and coconut | flan amarillo y brillante de Brasil de yema, azúcar y coco
kind: dessert any easy
serves: 8, most 8 in moulds
makes: 8
tools: bowl sieve moulds dish
core: egg-yolk coconut-desiccated
ways: oven
- 12 egg-yolk
- 250 g sugar
- 200 ml coconut-milk
- 120 g coconut-desiccated
- 30 g butter; melted | derretid@
- 10 g butter as mould-butter; soft | bland@
- 2 tbsp sugar as mould-sugar
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C). Press {egg-yolk} through the sieve into the bowl and stir gently with {sugar+coconut-milk+coconut-desiccated+butter}, without making foam.
| Calienta el horno a 180 °C (160 °C con ventilador). Pasa {egg-yolk} por el colador al bol y mezcla con suavidad con {sugar+coconut-milk+coconut-desiccated+butter}, sin hacer espuma.
20 cook | Leave for {time}, so that the flakes rise to the top: they become the base.
| Deja reposar {time}, para que las escamas suban: serán la base.
# Bake in a water bath | Hornea al baño maría
4 work | Grease the moulds with {mould-butter}, dust with {mould-sugar} and fill all {pieces}.
| Engrasa los moldes con {mould-butter}, espolvorea con {mould-sugar} y llena los {pieces}.
40 batch safe=egg-yolk | Stand in the dish with hot water half way up, cover with foil and bake for {time}, until set and barely golden.
| Pon en la fuente con agua caliente hasta media altura, tapa con aluminio y hornea {time}, hasta que cuajen y apenas se doren.
# Chill and turn out | Enfría y desmolda
120 cook | Cool, chill for {time}, dip the moulds in hot water for a moment and turn out with the shiny side up.
| Deja enfriar, guarda en la nevera {time}, mete los moldes un momento en agua caliente y desmolda con la parte brillante hacia arriba.
== flan-de-coco
names: Coconut flan, flan de coco, coconut crème caramel, Puerto Rican coconut flan, Caribbean coconut flan | Flan de coco, flan de coco casero, flan de coco puertorriqueño, flan de coco al horno
about: a creamy caramel custard of coconut milk and condensed milk | flan cremoso de leche de coco y leche condensada con caramelo
kind: dessert any easy
serves: 8, most 8 in loafTin, whole
tools: loafTin saucepan jug dish
core: egg coconut-milk
ways: stove+oven
- 150 g sugar
- 400 ml coconut-milk
- 400 g condensed-milk
- 5 egg
- 60 g coconut-desiccated; optional
- 1 tsp vanilla
# Line the tin | Carameliza el molde
8 cook | Melt {sugar} with a spoonful of water in the saucepan over medium heat for {time} without stirring, until amber. Pour into the tin at once and tilt it.
| Funde {sugar} con una cucharada de agua en el cazo a fuego medio {time} sin remover, hasta que tome color ámbar. Vierte enseguida en el molde e inclínalo.
tip | It burns badly: keep children away and touch nothing.
| Quema mucho: aleja a los niños y no lo toques.
# Mix | Mezcla
2 work | Blend {coconut-milk+condensed-milk+egg+vanilla} in the jug for a few seconds.[ Stir in {coconut-desiccated}.] Pour into the tin.
| Bate {coconut-milk+condensed-milk+egg+vanilla} en la batidora unos segundos.[ Añade {coconut-desiccated}.] Vierte en el molde.
# Bake in a water bath | Hornea al baño maría
60 batch safe=egg | Cover with foil, stand in the dish with hot water half way up and bake at 170 °C (fan 150 °C) for {time}, until set with a slight tremble in the middle.
| Cubre con aluminio, pon en la fuente con agua caliente hasta media altura y hornea a 170 °C (150 °C con ventilador) {time}, hasta que cuaje y solo tiemble un poco en el centro.
# Chill and turn out | Enfría y desmolda
300 cook | Cool, chill for {time}, run a knife round the edge and turn out.
| Deja enfriar, guarda en la nevera {time}, pasa un cuchillo por el borde y desmolda.
== tembleque
names: Tembleque, Puerto Rican coconut pudding, tembleque de coco, coconut tembleque | Tembleque, tembleque de coco, tembleque puertorriqueño
about: a trembling Puerto Rican pudding of coconut milk and cornflour | postre puertorriqueño tembloroso de leche de coco y maicena
kind: dessert any easy
serves: 6, most 8 in saucepan
tools: saucepan whisk moulds
core: coconut-milk cornflour
ways: stove
- 800 ml coconut-milk
- 75 g cornflour
- 110 g sugar
- 1/4 tsp salt
- 1 tsp vanilla
- 1 tsp cinnamon
~ cornflour > 75 g potato-starch; name Tembleque | Tembleque
# Mix | Mezcla
2 work | Whisk {cornflour} with a glass of {coconut-milk:bare} in the saucepan until smooth, then whisk in the rest of {coconut-milk} with {sugar+salt}.
| Disuelve {cornflour} con un vaso de {coconut-milk:bare} en el cazo, después añade el resto de {coconut-milk} con {sugar+salt}, batiendo con las varillas.
# Thicken | Espesa
8 cook | Stir over medium heat without stopping for {time}, until it bubbles and is very thick. Stir in {vanilla}.
| Remueve sin parar a fuego medio {time}, hasta que burbujee y espese mucho. Añade {vanilla}.
# Chill | Enfría
240 cook | Pour into the wetted moulds and chill for {time}. Turn out and dust with {cinnamon}.
| Vierte en los moldes mojados y enfría en la nevera {time}. Desmolda y espolvorea {cinnamon}.
`);
