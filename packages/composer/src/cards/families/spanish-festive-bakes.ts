import { cards } from "../parse-cards.ts";

/** What Spain bakes, fries and preserves for its feasts, and a glass to drink at the fair. */
export const SPANISH_FESTIVE_BAKES = cards(`
== tocino-de-cielo
names: Tocino de cielo, Spanish egg yolk custard, heaven's bacon custard | Tocino de cielo, tocinillo de cielo, tocinillos de cielo, tocino de cielo casero
about: a dense, shining custard of egg yolks and syrup | dulce denso y brillante de yemas y almíbar
kind: dessert spanish medium
serves: 8, most 8 in squareTin, whole
tools: squareTin saucepan bowl whisk sieve dish
core: egg-yolk sugar
ways: stove+oven
- 100 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 350 g sugar
- 250 ml water
- 1 lemon; only the peel | solo la piel; optional
- 10 egg-yolk
- 1 egg
# Line the tin | Carameliza el molde
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber, and turn the tin in it. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar, y cubre el molde. Quema mucho.
# Make the syrup | Haz el jarabe
12 cook | Boil {sugar+water+lemon} for {time}, until a drop between two fingers forms a thread. Take out the peel and cool until just warm.
| Hierve {sugar+water+lemon} {time}, hasta que una gota entre dos dedos forme hebra. Retira la piel y deja templar.
# Mix | Mezcla
5 work | Stir {egg-yolk+egg} in the bowl without foam, pour in the warm syrup in a thread, and strain into the tin.
| Mezcla {egg-yolk+egg} en el bol sin hacer espuma, vierte el jarabe templado en hilo, y cuela en el molde.
# Bake in a water bath | Hornea al baño maría
45 batch safe=egg-yolk,egg | Cover with foil, stand in the dish with hot water half way up and bake at 160 °C (fan 140 °C) for {time}, until it just trembles.
| Tapa con papel de aluminio, coloca en la fuente con agua caliente hasta media altura y hornea a 160 °C (140 °C con ventilador) {time}, hasta que apenas tiemble.
240 cook | Cool, then chill for {time}. Turn out and cut in small squares.
| Deja enfriar y guarda en la nevera {time}. Desmolda y corta en cuadrados pequeños.

== filloas
names: Filloas, Galician crêpes, Galician pancakes | Filloas, filloas gallegas, filloas de leche, filloas caseras, filloa, filloas dulces, filloas de carnaval
about: very thin Galician pancakes of milk, flour and egg | tortitas gallegas muy finas de leche, harina y huevo
kind: dessert spanish easy
serves: 4, most 4 in smallPan
makes: 16
tools: bowl whisk smallPan ladle
core: milk flour
ways: stove
- 4 egg
- 400 ml milk
- 100 ml water
- 200 g flour
- 1/2 tsp salt
- 1 lemon; only the zest | solo la ralladura; optional
- 30 g lard; for the pan | para la sartén
- 60 g sugar; for sprinkling | para espolvorear
~ milk > 400 ml oat-drink; name Filloas with oat drink | Filloas con bebida de avena
~ flour > 200 g flour-gluten-free; name Filloas | Filloas
~ lard > 30 g butter; for the pan | para la sartén
~ lard > 2 tbsp sunflower-oil; for the pan | para la sartén
+ 150 g cream honey jam chocolate custard dulce-de-leche
# Mix | Mezcla
5 work | Whisk {egg+milk+water+salt+lemon} in the bowl, then {flour} little by little, until thin and smooth.
| Bate {egg+milk+water+salt+lemon} en el bol, y añade {flour} poco a poco, hasta que quede fina y lisa.
60 cook | Rest for {time}.
| Deja reposar {time}.
# Cook | Cocina
30 pieces safe=egg | Grease the hot pan with a little of {lard}, swirl in a thin layer and cook one at a time, {time} in all for {pieces}, turning when the edge lifts. Grease again with {lard:rest} as needed.
| Unta la sartén caliente con un poco de {lard}, cubre con una capa fina y cocina de una en una, {time} en total para {pieces}, con una vuelta cuando el borde se levante. Unta de nuevo con {lard:rest} cuando haga falta.
1 work | Stack them, sprinkle with {sugar} and fold.[ Fill with {extra}.]
| Apila, espolvorea {sugar} y dobla.[ Rellena con {extra}.]

== bienmesabe-canario
names: Bienmesabe, Canarian almond and honey cream, bienmesabe canario | Bienmesabe, bienmesabe canario, bienmesabe de almendra
about: a thick Canarian cream of ground almonds, syrup, lemon and egg yolk | crema canaria espesa de almendra, almíbar, limón y yema
kind: dessert spanish easy
serves: 8, most 8 in saucepan
tools: saucepan bowl whisk
core: almond egg-yolk
ways: stove
- 300 g almond; toasted, ground | tostad@ y molid@
- 250 g sugar
- 250 ml water
- 1 lemon; only the zest | solo la ralladura
- 1 tsp cinnamon
- 4 egg-yolk
- 2 tbsp rum; optional
# Make the syrup | Haz el jarabe
8 cook | Boil {sugar+water+lemon} in the saucepan for {time}, until it thickens a little.
| Hierve {sugar+water+lemon} en el cazo {time}, hasta que espese un poco.
# Thicken | Espesa
15 cook | Stir in {almond+cinnamon} and cook over low heat for {time}, stirring often.
| Incorpora {almond+cinnamon} y cuece a fuego suave {time}, removiendo a menudo.
6 cook safe=egg-yolk | Beat {egg-yolk} in the bowl with two spoonfuls of it, stir back in and cook for {time}, stirring, until thick, without boiling.
| Bate {egg-yolk} en el bol con dos cucharadas de la mezcla, devuelve y cuece {time}, sin dejar de remover, hasta que espese, sin que hierva.
60 cook | Chill for {time}. Serve in small glasses or over cold desserts.[ Stir in {rum} first.]
| Deja en la nevera {time}. Sirve en vasitos o sobre postres fríos.[ Mezcla antes con {rum}.]

== coca-de-sant-joan
names: Coca de Sant Joan, Catalan midsummer cake, St John's Eve coca, coca with candied fruit | Coca de Sant Joan, coca de San Juan, coca de Sant Joan con fruta, coca de fruta confitada, coca de San Juan casera
about: a flat enriched bread with candied fruit, pine nuts and sugar | coca dulce de masa enriquecida con fruta confitada, piñones y azúcar
kind: bread spanish medium
serves: 8, most 8 in tray, whole
tools: bowl tray paper rollingPin saucepan
core: bread-flour candied-fruit
ways: oven
- 450 g bread-flour
- 100 g sugar
- 7 g yeast; dried | seca
- 150 ml milk; lukewarm | templada
- 2 egg
- 90 g butter; soft | bland@
- 1 lemon; only the zest | solo la ralladura
- 1 orange; only the zest | solo la ralladura; optional
- 1 tbsp orange-blossom-water; optional
- 1/2 tsp salt
- 150 g candied-fruit
- 50 g pine-nuts
- 50 g sugar as topping-sugar; moistened | humedecid@
- 1 egg as glazing-egg; beaten | batid@
~ butter > 75 ml olive-oil
# Knead | Amasa
15 work | Mix {bread-flour+sugar+yeast+salt} in the bowl, add {milk+egg+lemon+orange+orange-blossom-water} and knead. Work in {butter} and knead until smooth and elastic.
| Mezcla {bread-flour+sugar+yeast+salt} en el bol, añade {milk+egg+lemon+orange+orange-blossom-water} y amasa. Incorpora {butter} y amasa hasta que quede lisa y elástica.
120 cook | Cover and leave for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape | Forma
8 work | Roll out to a long oval 1.5 cm thick on the lined tray. Brush with {glazing-egg}, press in {candied-fruit} and scatter {pine-nuts+topping-sugar} over.
| Estira en un óvalo largo de 1,5 cm de grosor en la bandeja forrada. Pinta con {glazing-egg}, hunde {candied-fruit} y espolvorea {pine-nuts+topping-sugar}.
45 cook | Leave to rise for {time}.
| Deja levar {time}.
# Bake | Hornea
20 batch safe=egg,glazing-egg | Bake at 190 °C (fan 170 °C) for {time}, until golden, and cool on the tray.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se dore, y deja enfriar en la bandeja.

== coca-de-escalivada
names: Coca with roasted vegetables, coca de recapte, Catalan roasted vegetable flatbread, escalivada coca | Coca de escalivada, coca de recapte, coca de recapte con escalivada, coca de verduras asadas, coca salada
about: a thin crisp flatbread under roasted pepper, aubergine and onion | masa fina y crujiente con pimiento, berenjena y cebolla asados
kind: main spanish easy
serves: 4, most 4 in tray, whole
tools: knife bowl tray paper rollingPin
core: flour red-pepper aubergine
ways: oven
- 2 red-pepper
- 2 aubergine
- 2 onion
- 350 g flour
- 100 ml olive-oil
- 130 ml water; lukewarm | templada
- 5 g yeast; dried | seca; optional
- 1.5 tsp salt
- 1/4 tsp black-pepper; optional
~ flour > 350 g flour-gluten-free; name Coca with roasted vegetables | Coca de escalivada
+ 100 g anchovies tinned-tuna sobrasada goat-cheese olives tinned-sardines
# Roast | Asa
50 cook | Roast {red-pepper+aubergine+onion} whole on the tray at 200 °C (fan 180 °C) for {time}, turning once, until soft. Cover, cool, peel and tear into strips.
| Asa {red-pepper+aubergine+onion} sin pelar en la bandeja a 200 °C (180 °C con ventilador) {time}, con una vuelta, hasta que todo esté blando. Tapa, enfría, pela y rasga en tiras.
# Make the dough | Haz la masa
8 work | Mix {flour+water+yeast} in the bowl with most of {olive-oil} and half of {salt}, and knead until smooth.
| Mezcla {flour+water+yeast} en el bol con casi todo {olive-oil} y la mitad de {salt}, y amasa hasta que quede lisa.
45 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Bake | Hornea
6 work | Roll out very thinly on paper, prick, spread the strips over and season with the rest of {salt}[ and {black-pepper}].
| Estira muy fina sobre papel, pincha, reparte las tiras y sazona con el resto de {salt}[ y {black-pepper}].
22 batch | Bake at 220 °C (fan 200 °C) for {time}, until the edge is crisp. Drizzle with the rest of {olive-oil}.[ Lay {extra} on top when it comes out.]
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que el borde cruja. Riega con el resto de {olive-oil}.[ Coloca {extra} encima al sacarla.]

== bunuelos-de-calabaza
names: Valencian pumpkin fritters, pumpkin buñuelos, buñuelos de calabaza, Fallas pumpkin doughnuts | Buñuelos de calabaza, buñuelos de calabaza valencianos, buñuelos de Fallas, bunyols de carabassa, buñuelos valencianos
about: airy fried rings of pumpkin and yeast dough rolled in sugar | roscas fritas y esponjosas de calabaza y levadura, con azúcar
kind: dessert spanish medium
serves: 8, most 8 in deepPan
makes: 30
tools: knife pot blender bowl deepPan slotted
core: pumpkin flour
ways: stove
- 500 g pumpkin; peeled, in pieces | pelad@, en trozos
- 450 g flour
- 10 g yeast; dried | seca
- 100 ml water; lukewarm | templada
- 1 tbsp sugar
- 1 pinch salt
- 800 ml sunflower-oil; for frying | para freír
- 100 g sugar as coating-sugar
~ flour > 450 g flour-gluten-free; name Pumpkin fritters | Buñuelos de calabaza
~ pumpkin > 500 g sweet-potato; peeled, in pieces | pelad@, en trozos; name Sweet potato fritters | Buñuelos de boniato
# Boil | Cuece
20 cook | Boil {pumpkin} in the pot for {time}, until soft. Drain very well, blend and cool until just warm.
| Cuece {pumpkin} en la olla {time}, hasta que esté blanda. Escurre muy bien, tritura y deja templar.
# Mix | Mezcla
8 work | Stir {yeast+sugar} into {water} in the bowl, add the purée, then {flour+salt}, and beat by hand to a thick, sticky batter.
| Disuelve {yeast+sugar} en {water} en el bol, añade el puré y después {flour+salt}, y bate con la mano hasta tener una masa espesa y pegajosa.
60 cook | Cover and leave for {time}, until full of bubbles.
| Tapa y deja levar {time}, hasta que se llene de burbujas.
# Fry | Fríe
20 pieces | Heat {sunflower-oil} in the deep pot to 175 °C. With wet fingers take small portions, open a hole with the thumb and fry a few at a time, {time} in all for {pieces}. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 175 °C. Con los dedos mojados toma porciones, abre un agujero con el pulgar y fríe de pocos en pocos, {time} en total para {pieces}. Escurre sobre papel.
2 work | Roll in {coating-sugar} and eat warm.
| Pasa por {coating-sugar} y come en caliente.

== torrijas-de-vino
names: Wine torrijas, Spanish wine French toast, torrijas de vino | Torrijas de vino, torrijas al vino, torrijas de vino dulce, torrijas de vino blanco, torrijas borrachas
about: slices of bread soaked in sweet spiced wine, fried and sugared | rebanadas de pan empapadas en vino dulce especiado, fritas y con azúcar
kind: dessert spanish easy
serves: 6, most 6 in pan
makes: 12
tools: knife pan saucepan dish bowl
core: bread white-wine
ways: stove
- 12 slice bread; two days old, 2 cm thick | de dos días, de 2 cm
- 700 ml white-wine; dry or sweet | seco o dulce
- 150 ml water
- 120 g sugar
- 1 cinnamon-stick
- 1 lemon; only the peel | solo la piel
- 3 egg
- 400 ml olive-oil; for frying | para freír
- 60 g sugar as coating-sugar
- 1 tsp cinnamon; optional
~ bread > 12 slice bread-gluten-free; 2 cm thick | de 2 cm; name Wine torrijas | Torrijas de vino
~ white-wine > 700 ml red-wine; name Red wine torrijas | Torrijas de vino tinto
~ white-wine > 700 ml apple-juice; name Apple torrijas | Torrijas de manzana
~ egg > 90 g chickpea-flour; whisked with 180 ml of water | batida con 180 ml de agua
# Infuse | Infusiona
8 cook | Boil {white-wine+water+sugar+cinnamon-stick+lemon} gently in the saucepan for {time}. Cool and take out the peel and the stick.
| Hierve {white-wine+water+sugar+cinnamon-stick+lemon} a fuego suave en el cazo {time}. Deja templar y retira la piel y la rama.
# Soak | Empapa
10 cook | Lay {bread} in the dish, pour the liquid over and soak for {time}, turning once.
| Coloca {bread} en la fuente, vierte el líquido y deja empapar {time}, con una vuelta.
# Fry | Fríe
12 pieces safe=egg | Drain a little, dip in {egg}, well beaten, and fry in {olive-oil} in the pan, two or three at a time, {time} in all. Drain on paper.
| Escurre un poco, pasa por {egg}, bien {egg!batid}, y fríe en {olive-oil} en la sartén, de dos en dos o de tres en tres, {time} en total. Escurre sobre papel.
2 work | Turn in {coating-sugar+cinnamon}: {pieces} pieces.
| Pasa por {coating-sugar+cinnamon}: {pieces} piezas.

== hornazo
names: Hornazo, Salamanca meat pie, hornazo de Salamanca, Castilian stuffed bread | Hornazo, hornazo de Salamanca, hornazo salmantino, hornazo castellano
about: a lidded bread filled with pork loin, chorizo, ham and boiled egg | pan relleno de lomo, chorizo, jamón y huevo cocido
kind: main spanish medium
serves: 8, most 8 in tray, whole
tools: knife bowl tray paper rollingPin pan saucepan
core: flour chorizo pork-loin
ways: oven+stove
- 600 g flour
- 7 g yeast; dried | seca
- 120 ml white-wine
- 120 ml olive-oil
- 100 ml water; lukewarm | templada
- 1 egg
- 1.5 tsp salt
- 1/2 tsp paprika-sweet; optional
- 300 g pork-loin; in thin fillets | en filetes finos
- 250 g chorizo; sliced | en rodajas
- 150 g cured-ham; in thin slices | en lonchas finas
- 3 egg as boiled-egg
- 1 egg as glazing-egg; beaten | batid@
# Make the dough | Haz la masa
12 work | Mix {flour+yeast+salt+paprika-sweet} in the bowl with most of {olive-oil} and {white-wine+water+egg}, and knead until smooth.
| Mezcla {flour+yeast+salt+paprika-sweet} en el bol con casi todo {olive-oil} y {white-wine+water+egg}, y amasa hasta que quede lisa.
75 cook | Cover and leave for {time} in a warm place.
| Tapa y deja levar {time} en un sitio templado.
# Make the filling | Prepara el relleno
10 cook safe=boiled-egg | Boil {boiled-egg} in the saucepan for {time}, cool in cold water, peel and slice.
| Cuece {boiled-egg} en el cazo {time}, enfría en agua fría, pela y corta en rodajas.
8 cook safe=pork-loin,chorizo | Fry {pork-loin+chorizo} in the rest of {olive-oil} in the pan for {time}, keep the fat and cool.
| Fríe {pork-loin+chorizo} con el resto de {olive-oil} en la sartén {time}, guarda la grasa y deja enfriar.
# Fill | Rellena
12 work | Roll out two thirds of the dough on the lined tray, layer {pork-loin+chorizo+cured-ham+boiled-egg}, cover with the rest, seal the edge and make a hole. Decorate with strips and brush with {glazing-egg}.
| Estira dos tercios de la masa en la bandeja forrada, reparte por capas {pork-loin+chorizo+cured-ham+boiled-egg}, cubre con el resto, sella el borde y haz un agujero. Adorna con tiras y pinta con {glazing-egg}.
# Bake | Hornea
40 batch safe=egg,glazing-egg | Bake at 190 °C (fan 170 °C) for {time}, until deep gold, and cool. Keep in the fridge and eat within 3 days.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se dore bien, y deja enfriar. Guarda en la nevera y come en 3 días.

== mermelada-de-tomate
names: Tomato jam, Spanish tomato jam, sweet tomato jam | Mermelada de tomate, mermelada de tomate casera, confitura de tomate
about: ripe tomatoes cooked down with sugar and lemon | tomates maduros cocidos con azúcar y limón
kind: sauce spanish easy
serves: 16, most 16 in saucepan, whole
tools: knife saucepan jar
core: tomato sugar
ways: stove
- 1000 g tomato; ripe, peeled, chopped | madur@, pelad@ y picad@
- 450 g sugar
- 1 lemon; juiced | en zumo
- 1 cinnamon-stick; optional
- 1 pinch salt
# Rest | Deja macerar
60 cook | Mix {tomato+sugar+lemon+salt} in the saucepan and leave for {time}.
| Mezcla {tomato+sugar+lemon+salt} en el cazo y deja {time}.
# Cook | Cuece
45 cook | Simmer with the lid off for {time}, stirring more and more often, until a drop on a cold plate holds its shape.[ Cook {cinnamon-stick} with it and take it out.]
| Cuece sin tapar a fuego suave {time}, removiendo cada vez más a menudo, hasta que una gota en un plato frío no se extienda.[ Cuece con {cinnamon-stick} y retírala.]
# Fill | Envasa
3 work | Pour hot into the scalded jar, close and cool. Keep in the fridge and use within a month.
| Vierte caliente en el tarro escaldado, cierra y deja enfriar. Guarda en la nevera y gasta en un mes.

== rebujito
names: Rebujito, sherry and lemonade drink, Seville fair drink | Rebujito, rebujito de manzanilla, rebujito andaluz, jarra de rebujito
about: dry sherry lengthened with lemonade, ice and mint | vino fino o manzanilla con gaseosa de limón, hielo y hierbabuena
kind: drink spanish easy
serves: 6, most 8 in glasses
tools: glasses
core: sherry soft-drink
ways: none
- 350 ml sherry; fino or manzanilla, very cold | fino o manzanilla, muy frío
- 750 ml soft-drink; lemon-lime, very cold | de lima-limón, muy fría
- 12 leaf mint
- 1 lemon; sliced | en rodajas; optional
# Mix | Mezcla
2 work | Fill the glasses with ice, add {mint+lemon} and pour in {sherry}.
| Llena los vasos de hielo, añade {mint+lemon} y vierte {sherry}.
# Top up | Completa
1 work | Top up with {soft-drink}, stir once and drink at once. It is for adults.
| Completa con {soft-drink}, remueve una vez y bebe enseguida. Es para adultos.
`);
