import { cards } from "../parse-cards.ts";

export const BAKING_CLASSICS = cards(`
== banoffee-pie
names: Banoffee pie, banoffee, banana toffee pie, banana and toffee pie | Tarta banoffee, banoffee pie, banoffee, tarta de plátano y toffee, tarta de plátano y dulce de leche
about: a biscuit crust with thick caramel, bananas and whipped cream | base de galleta con dulce de leche espeso, plátano y nata montada
kind: dessert any easy
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl saucepan mixer knife
core: banana dulce-de-leche biscuits
ways: stove
- 250 g biscuits; crushed | trituradas
- 110 g butter; melted | fundida
- 400 g dulce-de-leche; thick | espeso
- 4 banana; ripe but firm | maduros pero firmes
- 1 tbsp lemon; juiced | en zumo; optional
- 350 ml cream; cold | fría
- 1 tbsp icing-sugar
- 20 g chocolate; grated | rallad@; optional
# Press the base | Haz la base
8 work | Mix {biscuits+butter} in the bowl and press into the tin, up the sides too.
| Mezcla {biscuits+butter} en el bol y aprieta en el molde, también por los lados.
60 cook | Chill for {time}, until firm.
| Deja en la nevera {time}, hasta que esté firme.
# Fill | Rellena
3 cook | Warm {dulce-de-leche} in the saucepan for {time}, until it just spreads, and smooth it over the base.
| Calienta {dulce-de-leche} en el cazo {time}, hasta que se pueda extender, y repártelo sobre la base.
60 cook | Chill for {time} more.
| Deja en la nevera {time} más.
# Finish | Termina
4 work | Slice {banana} over the filling.[ Toss them in {lemon} first so that they stay pale.]
| Corta {banana} en rodajas sobre el relleno.[ Pásalas antes por {lemon} para que no oscurezcan.]
5 work | Whip {cream+icing-sugar} to soft peaks and spoon on top.[ Sprinkle with {chocolate}.] Serve the same day.
| Monta {cream+icing-sugar} sin que quede muy firme y cubre con ello.[ Espolvorea {chocolate}.] Sirve en el día.
== red-velvet-cake
names: Red velvet cake, red velvet, red velvet layer cake | Tarta red velvet, red velvet, pastel red velvet, tarta terciopelo rojo, torta red velvet
about: a tender red cocoa cake filled and covered with cream cheese frosting | bizcocho tierno y rojo de cacao, relleno y cubierto de crema de queso
kind: cake any medium
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl mixer paper rack knife
core: food-colouring cocoa
ways: oven
-- For the sponge | Para el bizcocho
- 300 g flour
- 280 g sugar
- 15 g cocoa
- 1 tsp bicarbonate
- 1/2 tsp salt
- 2 egg; binds
- 180 ml sunflower-oil
- 240 ml buttermilk
- 1 tbsp food-colouring; red, gel | rojo, en gel
- 2 tsp vanilla
- 1 tsp wine-vinegar; white | blanco
-- For the frosting | Para la cobertura
- 100 g butter; soft | bland@
- 180 g icing-sugar
- 350 g cream-cheese; full-fat, cold | entero, frío
~ buttermilk > 240 ml soy-drink; with a spoonful of lemon | con una cucharada de limón
~ cream-cheese > 350 g vegan-cream-cheese
# Mix | Mezcla
5 work | Heat the oven to 170 °C (fan 150 °C) and line the tin. Mix {flour+sugar+cocoa+bicarbonate+salt} in the bowl.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Mezcla {flour+sugar+cocoa+bicarbonate+salt} en el bol.
5 work | Beat {egg+sunflower-oil+buttermilk+food-colouring+vanilla+wine-vinegar} together and stir in just until smooth. Pour into the tin.
| Bate {egg+sunflower-oil+buttermilk+food-colouring+vanilla+wine-vinegar} e incorpora solo hasta que quede liso. Vierte en el molde.
# Bake | Hornea
45 batch safe=egg | Bake for {time}, until springy and a skewer comes out clean.
| Hornea {time}, hasta que recupere la forma al tocarlo y un palillo salga limpio.
90 cook | Leave in the tin for a little, turn out and cool completely on the rack for {time}.
| Deja unos minutos en el molde, desmolda y enfría del todo en la rejilla {time}.
# Fill and cover | Rellena y cubre
5 work | Beat {butter+icing-sugar} until pale, then beat in {cream-cheese} briefly: beaten long it turns runny.
| Bate {butter+icing-sugar} hasta que blanquee y añade {cream-cheese} batiendo poco: si se bate mucho queda líquida.
8 work | Cut it across into two layers, fill with a third of the mixture and spread the rest over the top and sides. Keep it in the fridge.
| Córtala en dos capas, rellena con un tercio de la mezcla y reparte el resto por arriba y los lados. Guárdala en la nevera.
== pound-cake
names: Pound cake, butter pound cake, vanilla pound cake, butter cake, quatre-quarts | Bizcocho cuatro cuartos, pound cake, bizcocho de mantequilla, quatre-quarts, panqué de mantequilla, cuatro cuartos, budín de vainilla
about: a dense, fine-crumbed butter cake baked in a loaf tin | bizcocho denso y fino de mantequilla, horneado en molde alargado
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl mixer paper rack
core: butter flour
ways: oven
- 225 g butter; soft | bland@
- 225 g sugar
- 4 egg; at room temperature | a temperatura ambiente
- 225 g flour
- 1 tsp baking-powder
- 1/4 tsp salt
- 2 tbsp milk
- 2 tsp vanilla
~ sugar > 190 g sweetener; for baking | apto para hornear
~ butter > 225 g butter-plant; soft | blanda; name Pound cake | Bizcocho cuatro cuartos
~ flour > 225 g flour-gluten-free; name Pound cake | Bizcocho cuatro cuartos
# Beat | Bate
8 work | Heat the oven to 165 °C (fan 145 °C) and line the tin. Beat {butter+sugar} until pale and fluffy. Beat in {egg} little by little, with a spoonful of {flour:bare} if it curdles.
| Calienta el horno a 165 °C (145 °C con ventilador) y forra el molde. Bate {butter+sugar} hasta que blanquee y esponje. Añade {egg} poco a poco, con una cucharada de {flour:bare} si se corta.
4 work | Fold in {flour+baking-powder+salt}, then {milk+vanilla}. Scrape into the tin and smooth.
| Incorpora {flour+baking-powder+salt} y después {milk+vanilla}. Pasa al molde y alisa.
# Bake | Hornea
60 batch safe=egg | Bake for {time}, until it is golden with a crack on top and a skewer comes out clean. Cover it if it browns early.
| Hornea {time}, hasta que esté dorado y abierto por arriba y un palillo salga limpio. Cúbrelo si se dora pronto.
60 cook | Leave in the tin for a little, then cool on the rack for {time} before cutting.
| Deja unos minutos en el molde y enfría en la rejilla {time} antes de cortar.
== blondies
names: Blondies, blondie, white chocolate blondies, brown sugar blondies | Blondies, blondie, blondies de chocolate blanco, brownies blancos
about: chewy squares of brown sugar, butter and white chocolate | cuadraditos densos de azúcar moreno, mantequilla y chocolate blanco
kind: cake any easy
serves: 8, most 8 in squareTin, whole
makes: 16
tools: squareTin bowl saucepan whisk paper
core: brown-sugar flour
ways: oven
- 170 g butter
- 220 g brown-sugar
- 2 egg; binds
- 2 tsp vanilla
- 190 g flour
- 1/2 tsp baking-powder
- 1/2 tsp salt
- 150 g chocolate-white; in chunks | en trozos; optional
- 60 g pecan; chopped | picadas; optional
~ flour > 190 g flour-gluten-free; name Blondies | Blondies
# Melt and mix | Funde y mezcla
4 cook | Heat the oven to 175 °C (fan 155 °C) and line the tin. Melt {butter} in the saucepan for {time}, until it smells nutty. Cool a little.
| Calienta el horno a 175 °C (155 °C con ventilador) y forra el molde. Funde {butter} en el cazo {time}, hasta que huela a tostado. Enfría un poco.
6 work | Beat {butter+brown-sugar} in the bowl, whisk in {egg+vanilla}, then stir in {flour+baking-powder+salt} just until no streaks show.[ Fold in {chocolate-white+pecan}.]
| Bate {butter+brown-sugar} en el bol, añade {egg+vanilla} e incorpora {flour+baking-powder+salt} solo hasta que no se vea seco.[ Añade {chocolate-white+pecan}.]
# Bake | Hornea
26 batch safe=egg | Spread in the tin and bake for {time}, until the edge is set and golden and the middle still soft but not wet.
| Extiende en el molde y hornea {time}, hasta que el borde esté cuajado y dorado y el centro blando pero no líquido.
60 cook | Cool in the tin for {time} and cut into {pieces}.
| Enfría en el molde {time} y corta en {pieces}.
== hot-cross-buns
names: Hot cross buns, hot cross bun, Easter buns, spiced Easter buns, homemade hot cross buns | Hot cross buns, bollos de Pascua ingleses, bollos de Pascua, panecillos de Pascua, bollitos de Pascua con cruz
about: soft spiced fruit buns with a cross, glazed while hot | bollos tiernos de especias y pasas con una cruz, abrillantados en caliente
kind: bread any medium
serves: 12, most 12 in tray, whole
makes: 12
tools: bowl tray paper saucepan rack
core: bread-flour raisins
ways: oven
- 500 g bread-flour
- 70 g sugar
- 7 g yeast
- 1.25 tsp salt
- 2 tsp mixed-spice
- 1 tsp cinnamon
- 280 ml milk; warm | templada
- 50 g butter; soft | bland@
- 1 egg; binds
- 150 g raisins
- 50 g candied-fruit; chopped | picada; optional
-- For the cross and glaze | Para la cruz y el brillo
- 75 g flour
- 80 ml water
- 3 tbsp jam; smooth | sin trozos
# Knead | Amasa
15 work | Mix {bread-flour+sugar+yeast+salt+mixed-spice+cinnamon} in the bowl. Add {milk+butter+egg} and knead until smooth and stretchy. Work in {raisins+candied-fruit}.
| Mezcla {bread-flour+sugar+yeast+salt+mixed-spice+cinnamon} en el bol. Añade {milk+butter+egg} y amasa hasta que quede lisa y elástica. Incorpora {raisins+candied-fruit}.
90 cook | Cover and let rise in a warm place for {time}, until doubled.
| Tapa y deja levar en un sitio cálido {time}, hasta que doble su tamaño.
# Shape | Forma
8 work | Form {pieces} balls and set on the lined tray a finger apart.
| Forma {pieces} bolas y colócalas en la bandeja forrada a un dedo de distancia.
45 cook | Cover and let rise for {time}, until puffy and touching.
| Tapa y deja levar {time}, hasta que se hinchen y se toquen.
# Bake | Hornea
4 work | Heat the oven to 200 °C (fan 180 °C). Stir {flour+water} to a thick paste and pipe a cross over each row.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {flour+water} en una pasta espesa y traza una cruz sobre cada fila.
20 batch safe=egg | Bake for {time}, until deep golden and hollow when tapped below.
| Hornea {time}, hasta que estén bien dorados y suenen huecos al golpearlos por debajo.
2 cook | Warm {jam} in the saucepan for {time}, brush it over them while hot and cool on the rack.
| Calienta {jam} en el cazo {time}, píntalos en caliente y enfría en la rejilla.
== mince-pies
names: Mince pies, mince pie, Christmas mince pies, sweet mince pies | Mince pies, tartaletas navideñas inglesas, pastelitos navideños ingleses, tartaletas de fruta inglesas
about: little Christmas tarts of pastry filled with spiced fruit | tartaletas inglesas de Navidad rellenas de fruta especiada
kind: dessert any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin rollingPin rack
core: mincemeat shortcrust-pastry
ways: oven
- 500 g shortcrust-pastry; cold | fría
- 360 g mincemeat
- 1 egg; beaten | batido; binds
- 1 tbsp icing-sugar; to dust | para espolvorear
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ shortcrust-pastry > 500 g vegan-puff-pastry; cold | frío; name Puff pastry mince pies | Mince pies de hojaldre
# Line the tin | Forra el molde
12 work | Heat the oven to 200 °C (fan 180 °C). Roll {shortcrust-pastry} out 3 mm thin, cut {pieces} rounds of 9 cm for the cups and {pieces} smaller ones or stars for the lids. Line the cups.
| Calienta el horno a 200 °C (180 °C con ventilador). Estira {shortcrust-pastry} a 3 mm, corta {pieces} discos de 9 cm para los huecos y {pieces} más pequeños o estrellas para las tapas. Forra los huecos.
# Fill | Rellena
6 work | Spoon in {mincemeat}, not quite to the rim. Set the lids on, press the edges, make a small slit in closed ones and brush with {egg}.
| Reparte {mincemeat} sin llegar al borde. Pon las tapas, sella, haz un pequeño corte en las cerradas y pinta con {egg}.
# Bake | Hornea
20 batch safe=egg | Bake for {time}, until golden.
| Hornea {time}, hasta que se doren.
10 cook | Leave in the tin for {time}, then lift onto the rack: the filling is very hot. Dust with {icing-sugar}.
| Deja en el molde {time} y pasa a la rejilla: el relleno quema. Espolvorea {icing-sugar}.
== chocolate-eclairs
names: Éclairs, éclair, chocolate éclairs, chocolate éclair | Éclairs, éclair, éclairs de chocolate, palos de nata y chocolate, relámpagos de chocolate
about: long choux buns filled with vanilla cream under a chocolate glaze | bollos alargados de masa choux rellenos de crema de vainilla y cubiertos de chocolate
kind: dessert french hard
serves: 6, most 6 in tray, whole
makes: 12
tools: saucepan bowl whisk tray paper rack
core: egg flour chocolate
ways: oven+stove
-- For the filling | Para el relleno
- 500 ml milk
- 4 egg-yolk
- 100 g sugar
- 45 g cornflour
- 2 tsp vanilla
-- For the choux | Para la masa
- 240 ml water
- 100 g butter; diced | en dados
- 1/4 tsp salt
- 140 g flour
- 4 egg
-- For the glaze | Para el glaseado
- 120 g chocolate; chopped | picad@
- 100 ml cream
# Make the filling | Haz el relleno
6 cook safe=egg-yolk | Whisk {egg-yolk+sugar+cornflour} in the bowl. Pour in hot {milk:bare} while whisking, return to the saucepan and cook for {time}, stirring, until it has boiled for a minute and is thick. Stir in {vanilla}.
| Bate {egg-yolk+sugar+cornflour} en el bol. Vierte {milk:bare} caliente sin dejar de batir, devuelve al cazo y cuece {time}, removiendo, hasta que haya hervido un minuto y espese. Añade {vanilla}.
120 cook | Cover with paper on the surface and chill for {time}.
| Tapa con papel en contacto y deja en la nevera {time}.
# Make the choux | Haz la masa
5 cook | Bring {water+butter+salt} to the boil in the saucepan. Tip in {flour} at once and stir over the heat for {time} in all, until a ball forms and a film coats the bottom.
| Lleva a ebullición {water+butter+salt} en el cazo. Echa {flour} de golpe y remueve al fuego {time} en total, hasta que se forme una bola y una película en la base.
8 work | Cool for a little, then beat in {egg} one by one, until it falls from the spoon in a V. Pipe {pieces} strips of 12 cm on the lined tray.
| Enfría un poco y añade {egg} de uno en uno batiendo, hasta que caiga de la cuchara en forma de V. Forma con boquilla {pieces} tiras de 12 cm en la bandeja forrada.
# Bake | Hornea
32 batch safe=egg | Bake at 190 °C (fan 170 °C) for {time} without opening, until deep golden, dry and light. Prick the ends and cool on the rack.
| Hornea a 190 °C (170 °C con ventilador) {time} sin abrir, hasta que estén bien dorados, secos y ligeros. Pincha los extremos y enfría en la rejilla.
# Fill and glaze | Rellena y glasea
5 cook | Heat {cream}, pour over {chocolate}, leave for {time} and stir smooth.
| Calienta {cream}, vierte sobre {chocolate}, deja {time} y remueve hasta que quede liso.
10 work | Pipe in the filling through small holes below and dip the tops. Keep in the fridge and eat the same day.
| Rellena por unos agujeros pequeños de la base y moja la parte de arriba. Guarda en la nevera y come en el día.
== apple-strudel
names: Apple strudel, apfelstrudel, Viennese apple strudel, strudel | Strudel de manzana, apfelstrudel, strudel, estrudel de manzana
about: apples, raisins and buttered crumbs rolled in paper-thin pastry | manzana, pasas y pan rallado con mantequilla enrollados en masa finísima
kind: dessert any medium
serves: 6, most 6 in tray, whole
tools: knife pan bowl tray paper
core: apple filo-pastry
ways: oven+stove
- 110 g butter; melted | fundida
- 60 g breadcrumbs
- 900 g apple; peeled, thinly sliced | pelad@, en láminas finas
- 70 g sugar
- 60 g raisins; optional
- 1 lemon; juiced | en zumo
- 1.5 tsp cinnamon
- 40 g walnut; chopped | picadas; optional
- 200 g filo-pastry
- 1 tbsp icing-sugar; to dust | para espolvorear
# Toast the crumbs | Tuesta las migas
4 cook | Fry {breadcrumbs} in a quarter of {butter} in the pan for {time}, stirring, until golden.
| Dora {breadcrumbs} con un cuarto de {butter} en la sartén {time}, removiendo.
# Fill | Rellena
6 work | Heat the oven to 190 °C (fan 170 °C). Toss {apple+sugar+raisins+lemon+cinnamon+walnut} in the bowl.
| Calienta el horno a 190 °C (170 °C con ventilador). Mezcla {apple+sugar+raisins+lemon+cinnamon+walnut} en el bol.
10 work | Stack {filo-pastry} on the lined tray, the sheets overlapping to a large rectangle, brushing each with {butter:bare}. Scatter {breadcrumbs} over half, drain {apple} and heap on top. Fold in the ends and roll up with the seam below. Brush with the rest of {butter}.
| Apila {filo-pastry} en la bandeja forrada, con las hojas montadas en un rectángulo grande, pintando cada una con {butter:bare}. Reparte {breadcrumbs} en la mitad, escurre {apple} y ponlas encima. Dobla los extremos y enrolla con la unión abajo. Pinta con el resto de {butter}.
# Bake | Hornea
38 batch | Bake for {time}, until crisp and deep golden.
| Hornea {time}, hasta que esté crujiente y bien dorado.
15 cook | Cool for {time}, dust with {icing-sugar} and serve warm.
| Deja templar {time}, espolvorea {icing-sugar} y sirve.
== buttercream
names: Buttercream, vanilla buttercream, buttercream frosting, buttercream icing, butter icing, American buttercream | Crema de mantequilla, buttercream, crema de mantequilla de vainilla, frosting de mantequilla, betún de mantequilla
about: butter and icing sugar beaten to a light frosting for one cake or a dozen cupcakes | mantequilla y azúcar glas batidas en una crema ligera para una tarta o una docena de cupcakes
kind: basic any easy
serves: 12, most 24 in bowl
tools: bowl mixer sieve
core: butter icing-sugar
ways: none
- 250 g butter; soft but cool | blanda pero fresca
- 450 g icing-sugar
- 2 tbsp milk
- 2 tsp vanilla
- 1 pinch salt; optional
~ butter > 250 g butter-plant; soft but cool | blanda pero fresca; name Plant-based buttercream | Crema de mantequilla vegetal
# Beat | Bate
5 work | Beat {butter} alone in the bowl, until very pale and fluffy.
| Bate {butter} sola en el bol, hasta que esté muy blanca y esponjosa.
6 work | Sieve in {icing-sugar} in three lots, beating each in slowly. Add {milk+vanilla+salt} and beat fast until light and smooth.
| Tamiza e incorpora {icing-sugar} en tres veces, batiendo despacio. Añade {milk+vanilla+salt} y bate rápido hasta que quede ligera y lisa.
# Adjust | Ajusta
1 work | If it is too stiff, beat in a few drops of water; if too soft, chill it for a while and beat again. Use at once.
| Si queda muy firme, añade unas gotas de agua; si queda blanda, enfríala un rato y vuelve a batir. Usa enseguida.
`);
