import { cards } from "../parse-cards.ts";

/** Dishes and sauces of French homes. */
export const FRENCH_HOME = cards(`
== blanquette-de-veau
names: Blanquette de veau, veal blanquette, blanquette of veal, blanquette, French veal stew, creamy veal stew | Blanqueta de ternera, blanquette de veau, blanqueta, blanquette de ternera, ternera en salsa blanca a la francesa
about: tender veal in a pale cream sauce with mushrooms and carrots | ternera tierna en salsa clara de nata con champiñones y zanahoria
kind: main french medium
serves: 6, most 6 in casserole
tools: knife casserole pan saucepan whisk bowl
core: veal cream
ways: stove pressure-cooker+stove
- 1200 g veal; shoulder or breast, in 4 cm cubes | de aguja o falda, en dados de 4 cm
- 4 carrot; in thick slices | en rodajas gruesas
- 1 onion; halved | en mitades
- 1 leek; in pieces | en trozos
- 1 stick celery; in pieces | en trozos
- 2 bay-leaf
- 2 sprig thyme
- 2 tsp salt
- 250 g mushroom; quartered | en cuartos
- 50 g butter
- 40 g flour
- 200 ml cream
- 2 egg-yolk
- 1 tbsp lemon
- 1/4 tsp black-pepper
~ veal > 1000 g chicken-thigh; boneless, in large pieces | deshuesado, en trozos grandes; name Chicken blanquette | Blanqueta de pollo
~ cream > 200 ml cream-plant; name Blanquette de veau | Blanqueta de ternera
~ flour > 25 g cornflour
~ egg-yolk > 1 tbsp cornflour
# Simmer | Cuece
90 cook way=stove if=veal safe=veal | Cover {veal} with cold water in the casserole, bring to a simmer and skim. Add {carrot+onion+leek+celery+bay-leaf+thyme+salt} and simmer gently for {time}, until very tender.
| Cubre {veal} con agua fría en la cazuela, lleva a un hervor suave y espuma. Añade {carrot+onion+leek+celery+bay-leaf+thyme+salt} y cuece a fuego suave {time}, hasta que esté muy {veal!tiern}.
40 cook way=stove not=veal safe=veal | Cover {veal} with cold water in the casserole, bring to a simmer and skim. Add {carrot+onion+leek+celery+bay-leaf+thyme+salt} and simmer gently for {time}, until tender.
| Cubre {veal} con agua fría en la cazuela, lleva a un hervor suave y espuma. Añade {carrot+onion+leek+celery+bay-leaf+thyme+salt} y cuece a fuego suave {time}, hasta que esté {veal!tiern}.
30 cook way=pressure-cooker safe=veal | Cover {veal+carrot+onion+leek+celery+bay-leaf+thyme+salt} with {1000 ml} of water in the pressure cooker, cook at high pressure for {time} and let the pressure fall.
| Cubre {veal+carrot+onion+leek+celery+bay-leaf+thyme+salt} con {1000 ml} de agua en la olla a presión, cuece a presión alta {time} y deja que baje la presión.
2 work | Strain, keep the liquid and put {veal+carrot} back into the casserole.
| Cuela, guarda el líquido y devuelve {veal+carrot} a la cazuela.
# Fry | Saltea
6 cook | Fry {mushroom} in a little of {butter} in the pan for {time} and add to the casserole.
| Saltea {mushroom} con un poco de {butter} en la sartén {time} y añade a la cazuela.
# Make the sauce | Haz la salsa
12 cook | Cook the rest of {butter} with {flour} in the saucepan without browning, whisk in {600 ml} of the liquid and simmer, {time} in all.
| Rehoga el resto de {butter} con {flour} en el cazo sin que se dore, incorpora {600 ml} del líquido sin dejar de batir y cuece, {time} en total.
5 cook safe=egg-yolk | Whisk {cream+egg-yolk} in the bowl, stir into the sauce with {lemon+black-pepper}, pour over everything and heat for {time} without boiling.
| Bate {cream+egg-yolk} en el bol, añade a la salsa con {lemon+black-pepper}, vierte sobre todo y calienta {time} sin que hierva.
== pot-au-feu
names: Pot-au-feu, French boiled beef, French boiled beef and vegetables, pot au feu, French beef pot | Pot-au-feu, cocido francés, pot au feu, puchero francés
about: beef and vegetables simmered slowly, served with their broth | ternera y verduras cocidas despacio, servidas con su caldo
kind: main french easy
serves: 6, most 6 in pot
tools: knife pot
core: stewing-beef carrot
ways: stove slow-cooker
- 1200 g stewing-beef; shin, shoulder or cheek, in large pieces | morcillo, aguja o carrillera de ternera, en trozos grandes
- 600 g beef-bones; with marrow | con tuétano
- 1 onion; halved | en mitades
- 3 clove
- 2 bay-leaf
- 2 sprig thyme
- 3 tsp salt
- 5 carrot; in large pieces | en trozos grandes
- 3 turnip; halved | en mitades
- 3 leek; in large pieces | en trozos grandes
- 2 stick celery; in pieces | en trozos
- 600 g potato; whole or halved | enteras o en mitades
- 2 tbsp mustard-dijon; optional
- 80 g gherkin; optional
# Simmer | Cuece
120 cook way=stove | Cover {stewing-beef+beef-bones} with {3500 ml} of cold water in the pot, bring slowly to a simmer and skim. Add {onion+clove+bay-leaf+thyme+salt} and simmer very gently for {time}.
| Cubre {stewing-beef+beef-bones} con {3500 ml} de agua fría en la olla, lleva despacio a un hervor suave y espuma. Añade {onion+clove+bay-leaf+thyme+salt} y cuece muy suave {time}.
45 cook way=stove safe=stewing-beef | Add {carrot+turnip+leek+celery} and simmer for {time}, until everything is tender.
| Añade {carrot+turnip+leek+celery} y cuece {time}, hasta que todo esté tierno.
25 cook way=stove | Meanwhile boil {potato} in some of the liquid for {time}.
| Mientras, cuece {potato} en un poco del líquido {time}.
480 cook way=slow-cooker safe=stewing-beef | Put {stewing-beef+beef-bones+onion+clove+bay-leaf+thyme+salt+carrot+turnip+leek+celery+potato} into the slow cooker, cover with {2500 ml} of hot water and cook on low for {time}.
| Pon {stewing-beef+beef-bones+onion+clove+bay-leaf+thyme+salt+carrot+turnip+leek+celery+potato} en la olla de cocción lenta, cubre con {2500 ml} de agua caliente y cocina en bajo {time}.
# Serve | Sirve
5 work | Strain the liquid and serve it first, as a soup. Slice {stewing-beef} and serve with the vegetables.[ Put {mustard-dijon+gherkin} on the table.]
| Cuela el líquido y sírvelo primero, como sopa. Corta {stewing-beef} y sirve con las verduras.[ Pon {mustard-dijon+gherkin} en la mesa.]
== vegetable-quiche
names: Vegetable quiche, vegetables quiche, quiche with vegetables, roasted vegetable quiche | Quiche de verduras, quiche vegetal, quiche de verduras asadas, quiche con verduras, quiche de hortalizas
about: a pastry case with leek, courgette and pepper in egg and cream | tarta salada de puerro, calabacín y pimiento con huevo y nata
kind: main french medium
serves: 6, most 6 in tartTin, whole
tools: tartTin knife pan bowl whisk rollingPin
core: egg cream
ways: oven+stove
- 300 g shortcrust-pastry
- 1 leek; sliced | en rodajas
- 1 courgette; diced | en dados
- 1 red-pepper; in strips | en tiras
- 2 tbsp olive-oil
- 3 egg
- 250 ml cream
- 100 ml milk
- 80 g gruyere; grated | rallado; optional
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 1/4 tsp nutmeg
~ egg > 300 g tofu; silken or soft, blended | sedoso o blando, triturado; name Tofu quiche with vegetables | Quiche de tofu y verduras
~ shortcrust-pastry > 300 g vegan-puff-pastry
~ cream > 250 ml cream-plant; name Vegetable quiche | Quiche de verduras
# Bake the case | Hornea la base
20 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third, until pale gold.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio, hasta que empiece a dorarse.
# Cook the filling | Haz el relleno
12 cook | Fry {leek+courgette+red-pepper} in {olive-oil} in the pan for {time}, until soft and dry.
| Saltea {leek+courgette+red-pepper} con {olive-oil} en la sartén {time}, hasta que todo esté blando y seco.
# Fill and bake | Rellena y hornea
4 work | Whisk {egg+cream+milk+salt+black-pepper+nutmeg} in the bowl. Spread the filling over the base[ with {gruyere}] and pour it on.
| Bate {egg+cream+milk+salt+black-pepper+nutmeg} en el bol. Reparte el relleno sobre la base[ con {gruyere}] y vierte encima.
32 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden and just set in the middle.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore y el centro apenas cuaje.
15 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templada.
== madeleines
names: Madeleines, French madeleines, lemon madeleines, madeleine cakes, madeleine | Madeleines, magdalenas francesas, madeleines francesas, madeleines de limón, madalenas francesas
about: small shell-shaped French cakes with lemon and browned edges | bizcochitos franceses en forma de concha con limón y bordes dorados
kind: cake french easy
serves: 6, most 6 in muffinTin
makes: 12
tools: bowl whisk saucepan muffinTin
core: flour butter
ways: oven+stove
- 2 egg
- 100 g sugar
- 1 tbsp honey
- 110 g flour
- 1 tsp baking-powder
- 1 pinch salt
- 100 g butter
- 1 lemon; only the zest | solo la ralladura
- 1 tsp sunflower-oil
~ butter > 100 g butter-plant; name Madeleines | Madeleines
~ flour > 110 g flour-gluten-free; name Madeleines | Madeleines
~ egg > 120 g yoghurt-soy
# Mix | Mezcla
4 cook | Melt {butter} in the saucepan for {time}, until it smells nutty, and cool a little.
| Funde {butter} en el cazo {time}, hasta que huela a tostado, y deja templar.
6 work | Whisk {egg+sugar+honey+lemon} in the bowl until thick. Fold in {flour+baking-powder+salt}, then {butter}.
| Bate {egg+sugar+honey+lemon} en el bol hasta que espese. Incorpora {flour+baking-powder+salt} y después {butter}.
60 cook | Cover and chill for {time}, or overnight.
| Tapa y deja en la nevera {time}, o toda la noche.
why | Cold batter in a hot oven gives them their hump.
| La masa fría en el horno caliente les da su copete.
# Bake | Hornea
10 batch safe=egg | Heat the oven to 220 °C (fan 200 °C). Grease the hollows of the tin, or of a shell-shaped one, with {sunflower-oil}, fill {pieces} of them three quarters full and bake for {time}, until humped and brown at the edges. Tip out at once.
| Calienta el horno a 220 °C (200 °C con ventilador). Engrasa los huecos del molde, o de uno con forma de concha, con {sunflower-oil}, llena {pieces} de ellos hasta tres cuartos y hornea {time}, hasta que suban y los bordes se doren. Desmolda enseguida.
== cheese-souffle
names: Cheese soufflé, soufflé, soufflé au fromage, Gruyère soufflé | Suflé de queso, soufflé de queso, soufflé, suflé, soufflé de gruyer
about: an airy baked foam of béchamel, cheese and egg whites | espuma horneada de bechamel, queso y claras
kind: main french medium
serves: 4, most 4 in dish
tools: saucepan whisk bowl mixer grater dish
core: egg-yolk egg-white gruyere
ways: oven+stove
- 50 g butter
- 45 g flour
- 350 ml milk
- 150 g gruyere; finely grated | rallado fino
- 4 egg-yolk
- 4 egg-white
- 1 tsp mustard-dijon; optional
- 1/4 tsp nutmeg
- 1/2 tsp salt
- 10 g butter as dish-butter; soft | bland@
~ gruyere > 150 g cheddar; finely grated | rallado fino; name Cheddar soufflé | Suflé de cheddar
~ flour > 30 g cornflour
# Make the base | Haz la base
10 cook | Cook {butter+flour} in the saucepan for a minute, whisk in {milk} and simmer, {time} in all, until thick. Cool for a moment.
| Rehoga {butter+flour} en el cazo un minuto, incorpora {milk} sin dejar de batir y cuece, {time} en total, hasta que espese. Deja templar un momento.
3 work | Beat in {egg-yolk+gruyere+mustard-dijon+nutmeg+salt}.
| Incorpora {egg-yolk+gruyere+mustard-dijon+nutmeg+salt}.
# Whip and fold | Monta y mezcla
6 work | Heat the oven to 200 °C (fan 180 °C) and grease the dish with {dish-butter}. Whip {egg-white} in a clean bowl until they just hold peaks. Stir a quarter into the base, fold in the rest gently and fill the dish up to 2 cm below the rim.
| Calienta el horno a 200 °C (180 °C con ventilador) y engrasa la fuente con {dish-butter}. Monta {egg-white} en un bol limpio hasta que apenas formen picos. Mezcla un cuarto con la base, incorpora lo demás con cuidado y llena la fuente hasta 2 cm del borde.
# Bake | Hornea
28 batch safe=egg-yolk,egg-white | Bake low in the oven at 190 °C (fan 170 °C) for {time} without opening the door, until well risen and brown. Serve at once.
| Hornea en la parte baja a 190 °C (170 °C con ventilador) {time} sin abrir la puerta, hasta que suba bien y se dore. Sirve enseguida.
== pissaladiere
names: Pissaladière, Provençal onion tart, onion and anchovy tart, French onion and anchovy tart, Nice onion tart, pissaladiere tart | Pissaladière, tarta provenzal de cebolla, coca provenzal de cebolla y anchoas, pissaladière de Niza, tarta de cebolla y anchoas
about: bread dough with soft onions, anchovies and olives | masa de pan con cebolla pochada, anchoas y aceitunas
kind: main french medium
serves: 6, most 6 in tray
tools: bowl knife pan rollingPin tray
core: bread-flour onion anchovies
ways: oven+stove
- 300 g bread-flour
- 5 g yeast; dried | seca
- 180 ml water; lukewarm | tibia
- 80 ml olive-oil
- 1.5 tsp salt
- 1200 g onion; thinly sliced | en juliana fina
- 3 sprig thyme
- 1 bay-leaf
- 12 anchovies
- 60 g olives; black | negras
- 1/4 tsp black-pepper
~ anchovies > 30 g capers; name Provençal onion tart | Tarta provenzal de cebolla
# Make the dough | Haz la masa
8 work | Mix {bread-flour+yeast} in the bowl with {water}, {2 tbsp} of {olive-oil} and two thirds of {salt} and knead until smooth.
| Mezcla {bread-flour+yeast} en el bol con {water}, {2 tbsp} de {olive-oil} y dos tercios de {salt} y amasa hasta que quede lisa.
60 cook | Cover and let it rise for {time}.
| Tapa y deja levar {time}.
# Soften | Pocha
45 cook | Meanwhile cook {onion+thyme+bay-leaf} in the rest of {olive-oil} with the rest of {salt} in the pan, covered at first, over low heat for {time}, stirring now and then, until melting and pale gold.
| Mientras, pocha {onion+thyme+bay-leaf} con el resto de {olive-oil} y el resto de {salt} en la sartén, tapada al principio, a fuego suave {time}, removiendo de vez en cuando, hasta que quede todo muy tierno y apenas dorado.
# Top and bake | Cubre y hornea
6 work | Roll the dough out on the tray to a rectangle 5 mm thick. Spread the filling over it without its herbs and arrange {anchovies+olives} on top.
| Estira la masa en la bandeja en un rectángulo de 5 mm de grosor. Extiende el relleno sin sus hierbas y reparte {anchovies+olives} por encima.
22 batch | Bake at 220 °C (fan 200 °C) for {time}, until the edge is brown. Season with {black-pepper} and serve warm.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que se dore el borde. Sazona con {black-pepper} y sirve templada.
== croque-madame
names: Croque madame, croque-madame, French ham and cheese toastie with egg, croque monsieur with egg, croque monsieur with a fried egg | Croque-madame, croque madame, croque monsieur con huevo, sándwich mixto gratinado con huevo, sándwich francés con huevo frito
about: a ham and cheese sandwich baked under béchamel with a fried egg | sándwich de jamón y queso gratinado con bechamel y un huevo frito
kind: snack french easy
serves: 4, most 4 in tray
tools: tray saucepan whisk pan
core: egg cooked-ham gruyere bread
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
- 4 egg
- 1 tbsp olive-oil
~ bread > 8 slice bread-gluten-free; name Croque madame | Croque-madame
~ gruyere > 200 g cheddar-vegetarian; grated | rallado; name Croque madame | Croque-madame
~ cooked-ham > 8 slice turkey-ham; name Croque madame with turkey | Croque-madame de pavo
~ cooked-ham > 8 slice vegan-ham; name Croque madame with plant-based ham | Croque-madame con jamón vegetal
# Make the sauce | Haz la salsa
8 cook | Cook {sauce-butter+flour} in the saucepan, whisk in {milk} and simmer for {time}, until thick. Season with {nutmeg+salt}.
| Rehoga {sauce-butter+flour} en el cazo, añade {milk} sin dejar de batir y cuece {time}, hasta que espese. Sazona con {nutmeg+salt}.
# Fill and bake | Rellena y gratina
6 work | Spread {bread} with {butter+mustard-dijon}, fill with {cooked-ham} and half of {gruyere} and set on the tray. Cover with the sauce and the rest of {gruyere}.
| Unta {bread} con {butter+mustard-dijon}, rellena con {cooked-ham} y la mitad de {gruyere} y coloca en la bandeja. Cubre con la salsa y el resto de {gruyere}.
14 batch | Bake at 220 °C (fan 200 °C) for {time}, until bubbling and browned.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que burbujee y se dore.
# Fry | Fríe
5 batch safe=egg | Meanwhile fry {egg} in {olive-oil} in the pan for {time}, covered for the last minute. Lay one on each sandwich.
| Mientras, fríe {egg} con {olive-oil} en la sartén {time}, con tapa en el último minuto. Pon uno sobre cada sándwich.
== tartiflette
names: Tartiflette, potato and reblochon gratin, French cheese and potato bake, Savoyard potato gratin, tartiflette with bacon | Tartiflette, tartiflette saboyana, gratinado de patatas con queso y beicon a la francesa, patatas gratinadas con reblochon
about: potatoes, bacon and onion baked under a melting soft cheese | patatas, beicon y cebolla gratinados con queso cremoso
kind: main french easy
serves: 4, most 4 in dish
tools: knife pot pan dish
core: potato brie
ways: stove+oven
- 1000 g potato; waxy, peeled | firmes, peladas
- 200 g bacon; in strips | en tiras
- 2 onion; sliced | en juliana
- 20 g butter
- 100 ml white-wine
- 150 ml cream
- 450 g brie; a whole reblochon if you find it | mejor un reblochon entero si lo hay
- 1 tsp salt
- 1/2 tsp black-pepper
- 1/4 tsp nutmeg
~ brie > 400 g vegan-cheese; in slices | en lonchas; name Tartiflette | Tartiflette
# Boil | Cuece
18 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until just tender, drain and slice 1 cm thick.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que apenas estén tiernas, escurre y corta en rodajas de 1 cm.
# Fry | Dora
14 cook | Soften {onion} in {butter} in the pan, add {bacon} and fry until golden, {time} in all. Pour in {white-wine} and boil down.
| Pocha {onion} con {butter} en la sartén, añade {bacon} y dora, {time} en total. Vierte {white-wine} y deja reducir.
# Bake | Hornea
5 work | Layer {potato} and the fried mixture in the dish, seasoning with {black-pepper+nutmeg}, and the rest of {salt}. Pour over {cream}. Halve {brie} through the middle and lay it on top, rind upwards.
| Monta en la fuente capas de {potato:bare} y lo rehogado, con {black-pepper+nutmeg}, y el resto de {salt}. Riega con {cream}. Corta {brie} por la mitad a lo ancho y ponlo encima, con la corteza hacia arriba.
25 batch | Bake at 200 °C (fan 180 °C) for {time}, until melted, bubbling and browned.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que se funda, burbujee y se dore.
`);
