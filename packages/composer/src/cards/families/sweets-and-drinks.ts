import { cards } from "../parse-cards.ts";

export const SWEETS_AND_DRINKS = cards(`
== eggnog
names: Eggnog, cooked eggnog, egg nog, Christmas eggnog, homemade eggnog | Eggnog, ponche de huevo, ponche de huevo navideño, eggnog casero
about: a creamy, cooked drink of egg, milk, nutmeg and rum | bebida cremosa y cocida de huevo, leche, nuez moscada y ron
kind: drink any easy
serves: 6, most 8 in saucepan
tools: saucepan bowl whisk sieve
core: egg milk
ways: stove
- 6 egg
- 120 g sugar
- 1 pinch salt
- 700 ml milk
- 250 ml cream
- 1/2 tsp nutmeg
- 1 tsp vanilla
- 150 ml rum; optional
~ milk > 700 ml oat-drink; name Eggnog with oat drink | Eggnog con bebida de avena
# Warm | Calienta
5 cook | Heat {milk} with half of {cream} in the saucepan for {time}, until it steams.
| Calienta {milk} con la mitad de {cream} en el cazo {time}, hasta que humee.
3 work | Whisk {egg+sugar+salt} in the bowl and pour in the hot liquid slowly, whisking.
| Bate {egg+sugar+salt} en el bol y vierte despacio el líquido caliente sin dejar de batir.
# Cook gently | Cuece a fuego suave
8 cook safe=egg | Return to the saucepan and stir over low heat for {time}, until it coats the spoon. Do not let it boil.
| Devuelve al cazo y remueve a fuego bajo {time}, hasta que nape la cuchara. Que no hierva.
why | Cooked this far it is safe to drink, and it becomes thick and silky.
| Cocido así es seguro y queda espeso y sedoso.
# Chill | Enfría
240 cook | Strain at once, stir in {nutmeg+vanilla} and the rest of {cream}, cool in iced water and chill for {time}. Drink within two days.
| Cuela enseguida, añade {nutmeg+vanilla} y el resto de {cream}, enfría en agua con hielo y deja en la nevera {time}. Consume en dos días.
1 work | Stir and pour.[ Add {rum} for adults.]
| Remueve y sirve.[ Añade {rum} para los adultos.]

== margarita
names: Margarita, margaritas, classic margarita, lime margarita, margarita cocktail, tequila margarita | Margarita, margaritas, margarita de limón, cóctel margarita, margarita clásico
about: tequila, orange liqueur and lime shaken over ice with a salted rim | tequila, licor de naranja y lima con hielo y borde de sal
kind: drink mexican easy
serves: 4, most 8 in glasses
tools: glasses knife jar
core: tequila lime
ways: none
- 4 lime; juiced | exprimid@
- 200 ml tequila
- 100 ml orange-liqueur
- 2 tsp agave; optional
- 2 tsp salt; coarse | gruesa
~ tequila > 200 ml orange-juice; name Margarita with orange juice | Margarita de zumo de naranja
~ orange-liqueur > 100 ml orange-juice
# Rim the glasses | Escarcha los vasos
3 work | Rub the rims with a squeezed half and dip them in {salt}.
| Frota los bordes con una mitad exprimida y pásalos por {salt}.
# Shake | Agita
3 work | Shake {lime+tequila+orange-liqueur+agave} hard in the closed jar with plenty of ice until it frosts over. Strain into the glasses over fresh ice.
| Agita con fuerza {lime+tequila+orange-liqueur+agave} en el tarro cerrado con mucho hielo hasta que se escarche. Cuela en los vasos sobre hielo nuevo.
1 work if=tequila | It is for adults.
| Es para adultos.

== fudge
names: Fudge, vanilla fudge, butter fudge, homemade fudge, old-fashioned fudge | Fudge, fudge de vainilla, caramelos blandos ingleses, dulce de azúcar y mantequilla inglés
about: soft, grainy squares of boiled sugar, butter and condensed milk | cuadrados tiernos de azúcar, mantequilla y leche condensada
kind: dessert any medium
serves: 16, most 16 in squareTin, whole
makes: 36
tools: saucepan squareTin thermometer paper
core: sugar butter condensed-milk
ways: stove
- 450 g sugar; golden if you have it | mejor dorado
- 400 g condensed-milk
- 150 ml milk
- 110 g butter; diced | en dados
- 1/4 tsp salt
- 2 tsp vanilla
~ condensed-milk > 400 g coconut-cream; name Coconut fudge | Fudge de coco
~ butter > 110 g butter-plant; diced | en dados; name Fudge | Fudge
+ 100 g chocolate walnut pecan raisins
# Melt | Funde
8 cook | Line the tin. Stir {sugar+condensed-milk+milk+butter+salt} in a deep saucepan over low heat for {time}, until no grain is left.
| Forra el molde. Remueve {sugar+condensed-milk+milk+butter+salt} en un cazo hondo a fuego bajo {time}, hasta que no quede ningún grano.
# Boil | Hierve
15 cook | Boil gently for {time}, stirring all the time, to 115 °C: a drop in cold water makes a soft ball. It spits and burns, so keep children away.
| Hierve a fuego medio-bajo {time}, sin dejar de remover, hasta 115 °C: una gota en agua fría forma una bola blanda. Salpica y quema: que no se acerquen los niños.
# Beat | Bate
8 work | Off the heat wait until it stops bubbling, add {vanilla} and beat hard until thick and no longer shiny.[ Stir in {extra}.]
| Fuera del fuego espera a que deje de burbujear, añade {vanilla} y bate con fuerza hasta que espese y pierda el brillo.[ Incorpora {extra}.]
why | Beating gives it fine grains: short, soft and not sticky.
| Al batir se forma un grano fino: tierno y nada pegajoso.
120 cook | Press into the tin, let it set for {time} and cut into {pieces} pieces.
| Extiende en el molde, deja cuajar {time} y corta en {pieces} piezas.

== smores
names: S'mores, smores, campfire s'mores, oven s'mores, smore | S'mores, smores, sándwiches de galleta con nube y chocolate, s'mores caseros
about: toasted marshmallow and melting chocolate between biscuits | nube tostada y chocolate fundido entre galletas
kind: dessert any easy
serves: 4, most 8 in tray
makes: 8
tools: tray paper
core: marshmallow chocolate biscuits
ways: grill air-fryer barbecue
- 16 each biscuits; square, plain | cuadradas, sencillas
- 100 g chocolate; in thin pieces | en porciones finas
- 8 marshmallow; large | grandes
~ marshmallow > 8 vegan-marshmallow; large | grandes; name S'mores | S'mores
# Build | Monta
3 work | Lay half of {biscuits} on the papered tray, put {chocolate} on them and {marshmallow} on top: {pieces} pieces.
| Coloca la mitad de {biscuits} en la bandeja con papel, pon encima {chocolate} y después {marshmallow}: {pieces} piezas.
# Brown | Tuesta
2 batch way=grill | Brown under the hot grill for {time}, watching all the time, until golden.
| Tuesta bajo el gratinador caliente {time}, sin perderlos de vista, hasta que se doren.
4 batch way=air-fryer | Brown in the air fryer at 190 °C for {time}, until browned.
| Tuesta en la freidora de aire a 190 °C {time}, hasta que se doren.
3 batch way=barbecue | Brown {marshmallow} on long sticks over the embers for {time} instead, turning, and put them back.
| Tuesta {marshmallow} en palos largos sobre las brasas {time}, dando vueltas, y vuelve a montarlos.
1 work | Press the rest of {biscuits} on top, wait a little and eat: the inside is very hot.
| Aprieta encima el resto de {biscuits}, espera un poco y come: por dentro quema.

== granola-bars
names: Granola bars, chewy granola bars, homemade granola bars, muesli bars, cereal bars, granola bar | Barritas de granola, barritas de cereales, barritas de muesli, barritas de cereales caseras, barritas energéticas de avena
about: chewy baked bars of oats, nuts, seeds and honey | barritas tiernas de avena, frutos secos, semillas y miel
kind: snack any easy
serves: 12, most 12 in squareTin, whole
makes: 12
tools: squareTin saucepan bowl paper
core: oats
ways: oven+stove
- 220 g oats
- 80 g almond; chopped | picad@
- 60 g mixed-seeds
- 80 g raisins; chopped | picad@
- 1/2 tsp cinnamon
- 1/4 tsp salt
- 90 g butter
- 100 g honey
- 60 g brown-sugar
- 1 tsp vanilla
+ 60 g chocolate date cranberry-dried apricot-dried coconut-desiccated
~ oats > 220 g oats-gluten-free; name Granola bars | Barritas de granola
~ almond > 80 g sunflower-seeds
~ mixed-seeds > 60 g pumpkin-seeds
# Brown | Tuesta
12 batch | Heat the oven to 170 °C (fan 150 °C) and line the tin. Spread {oats+almond+mixed-seeds} in it, bake for {time}, stirring once, and tip into the bowl.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Extiende {oats+almond+mixed-seeds} en él, tuesta {time}, removiendo una vez, y pasa al bol.
# Bind | Liga
4 cook | Boil {butter+honey+brown-sugar} in the saucepan for {time}, until it foams thickly. Stir in {vanilla+salt+cinnamon}.
| Hierve {butter+honey+brown-sugar} en el cazo {time}, hasta que forme una espuma espesa. Añade {vanilla+salt+cinnamon}.
4 work | Pour over, mix with {raisins+extra} and press very firmly into the lined tin with a wet spoon.
| Vierte por encima, mezcla con {raisins+extra} y aprieta con mucha fuerza en el molde forrado con una cuchara mojada.
why | Pressed hard and cut cold, they do not crumble.
| Bien apretadas y cortadas en frío no se deshacen.
# Bake | Hornea
18 batch | Bake for {time}, until golden at the edge but still soft.
| Hornea {time}, hasta que el borde se dore y el centro siga tierno.
90 cook | Cool in the tin for {time} and cut into {pieces} bars.
| Deja enfriar en el molde {time} y corta en {pieces} barritas.

== loukoumades
names: Loukoumades, Greek honey doughnuts, Greek doughnuts, lokma, Greek honey puffs, loukoumathes | Loukoumades, buñuelos griegos con miel, bolitas griegas con miel, lokma
about: crisp fried balls of yeast dough in honey and cinnamon | bolitas fritas de masa con levadura bañadas en miel y canela
kind: dessert mediterranean medium
serves: 6, most 6 in deepPan
makes: 40
tools: deepPan bowl slotted saucepan
core: flour honey
ways: stove
- 350 g flour
- 7 g yeast; dried | seca
- 1 tbsp sugar
- 1/2 tsp salt
- 350 ml water; lukewarm | tibi@
- 1000 ml sunflower-oil; for frying | para freír
- 200 g honey
- 3 tbsp water as honey-water
- 1 tsp cinnamon
- 40 g walnut; finely chopped | picad@ fin@; optional
~ honey > 200 g maple-syrup; name Loukoumades | Loukoumades
# Make the batter | Haz la masa
6 work | Beat {flour+yeast+sugar+salt+water} in the bowl with a wooden spoon until stretchy and without lumps.
| Bate {flour+yeast+sugar+salt+water} en el bol con una cuchara de madera hasta que quede elástica y sin grumos.
70 cook | Cover and leave in a warm place for {time}, until doubled and full of bubbles.
| Tapa y deja en un lugar templado {time}, hasta que doble y se llene de burbujas.
# Warm the syrup | Templa el baño
4 cook | Simmer {honey+honey-water} in the saucepan for {time}.
| Cuece {honey+honey-water} en el cazo {time}.
# Fry | Fríe
24 pieces | Heat {sunflower-oil} in the deep pot to 175 °C. Squeeze the batter through your oiled fist, cut off balls with an oiled teaspoon and fry {pieces} in batches, {time} in all: about 4 minutes each, rolling them, until deep golden and hollow. Drain.
| Calienta {sunflower-oil} en la olla honda a 175 °C. Aprieta la masa en el puño engrasado, corta bolitas con una cucharilla engrasada y fríe {pieces} por tandas, {time} en total: unos 4 minutos cada una, rodándolas, hasta que se doren bien y queden huecas. Escurre.
# Serve | Sirve
2 work | Turn them in the warm syrup, dust with {cinnamon} and eat at once.[ Scatter {walnut} over.]
| Pásalas por el baño templado, espolvorea {cinnamon} y come enseguida.[ Reparte {walnut} por encima.]

== basbousa
names: Basbousa, revani, namoura, hareesa cake, semolina syrup cake, Egyptian semolina cake, ravani | Basbousa, revani, namoura, pastel de sémola con almíbar, bizcocho árabe de sémola
about: a moist semolina cake with yoghurt, soaked in blossom syrup | pastel jugoso de sémola y yogur empapado en almíbar de azahar
kind: cake mediterranean easy
serves: 12, most 12 in squareTin, whole
makes: 16
tools: squareTin bowl saucepan
core: semolina
ways: oven+stove
- 350 g semolina
- 60 g coconut-desiccated; optional
- 120 g sugar
- 1.5 tsp baking-powder
- 1/4 tsp salt
- 120 g butter; melted | derretid@
- 250 g yoghurt
- 16 almond; blanched | pelad@; optional
-- For the syrup | Para el almíbar
- 250 g sugar as syrup-sugar
- 200 ml water
- 1 tbsp lemon
- 1 tsp orange-blossom-water; optional
# Cook the syrup | Haz el baño
8 cook | Boil {syrup-sugar+water+lemon} in the saucepan for {time}.[ Stir in {orange-blossom-water}.] Let it go cold.
| Hierve {syrup-sugar+water+lemon} en el cazo {time}.[ Añade {orange-blossom-water}.] Deja enfriar.
# Mix | Mezcla
6 work | Mix {semolina+coconut-desiccated+sugar+baking-powder+salt} in the bowl. Rub in {butter}, then stir in {yoghurt} briefly.
| Mezcla {semolina+coconut-desiccated+sugar+baking-powder+salt} en el bol. Incorpora {butter} frotando con los dedos y después {yoghurt}, mezclando lo justo.
30 cook | Press flat into the greased tin and rest for {time}. Cut {pieces} lozenges in it.[ Press {almond} into them.]
| Extiende en el molde engrasado y deja reposar {time}. Marca {pieces} rombos.[ Hunde {almond} en ellos.]
# Bake | Hornea
35 batch | Bake at 180 °C (fan 160 °C) for {time}, until deep golden.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se dore bien.
# Soak | Empapa
60 cook | Cut along the lines again, pour the cold syrup over the hot tin slowly and leave for {time}, until all is drunk up.
| Repasa los cortes, vierte despacio el baño frío sobre el molde caliente y deja {time}, hasta que lo absorba todo.
`);
