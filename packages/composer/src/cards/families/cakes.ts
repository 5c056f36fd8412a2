import { cards } from "../parse-cards.ts";

export const CAKES = cards(`
== chocolate-cake
names: Chocolate cake, chocolate layer cake, chocolate fudge cake, rich chocolate cake, moist chocolate cake, devil's food cake, chocolate sponge cake | Tarta de chocolate, pastel de chocolate, bizcocho de chocolate, torta de chocolate, tarta de chocolate casera, queque de chocolate, pastel de chocolate húmedo
about: a moist chocolate cake covered with a chocolate and cream ganache | bizcocho jugoso de cacao cubierto con una crema de chocolate y nata
kind: cake any easy
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl whisk saucepan paper rack
core: cocoa chocolate
ways: oven
instead: flourless-chocolate-cake steamed-chocolate-cake chocolate-mug-cake
-- For the sponge | Para el bizcocho
- 220 g flour
- 250 g sugar
- 60 g cocoa
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 1/2 tsp salt
- 2 egg; binds
- 250 ml milk
- 120 ml sunflower-oil
- 150 ml coffee; hot | caliente
-- For the ganache | Para la cobertura
- 200 g chocolate; chopped | picad@
- 200 ml cream
# Mix | Mezcla
4 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Mix {flour+sugar+cocoa+baking-powder+bicarbonate+salt} in the bowl.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Mezcla {flour+sugar+cocoa+baking-powder+bicarbonate+salt} en el bol.
4 work | Whisk in {egg+milk+sunflower-oil}, then {coffee}. The mixture is thin. Pour into the tin.
| Incorpora con las varillas {egg+milk+sunflower-oil} y después {coffee}. La mezcla queda líquida. Vierte en el molde.
why | The hot liquid brings out the flavour of {cocoa}.
| El líquido caliente realza el sabor de {cocoa}.
# Bake | Hornea
40 batch safe=egg | Bake for {time}, until springy and a skewer comes out clean.
| Hornea {time}, hasta que recupere la forma al tocarlo y un palillo salga limpio.
60 cook | Leave in the tin for a little, turn out and cool on the rack for {time}.
| Deja unos minutos en el molde, desmolda y enfría en la rejilla {time}.
# Cover | Cubre
30 cook | Heat {cream} in the saucepan until it steams, pour over {chocolate}, stir smooth and let it thicken for {time}.
| Calienta {cream} en el cazo hasta que humee, vierte sobre {chocolate}, remueve hasta que quede liso y deja espesar {time}.
5 work | Cut it across into two layers, fill them with a third of the mixture and spread the rest over the top and sides.
| Corta en dos capas, rellénalas con un tercio de la mezcla y reparte el resto por arriba y los lados.

== victoria-sponge
names: Victoria sponge, Victoria sponge cake, Victoria sandwich, sponge cake, sandwich cake, jam and cream sponge, plain sponge cake | Bizcocho Victoria, tarta Victoria, Victoria sponge, bizcocho inglés relleno, bizcocho relleno de mermelada y nata, bizcocho esponjoso
about: two light sponges filled with jam and whipped cream | dos bizcochos esponjosos rellenos de mermelada y nata montada
kind: cake any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer paper rack knife
core: jam
ways: oven
instead: pan-sponge fruit-sweetened-sponge
- 225 g butter; soft | bland@
- 225 g sugar
- 4 egg; binds
- 225 g flour
- 3 tsp baking-powder
- 1 pinch salt
- 2 tbsp milk
- 150 g jam
- 200 ml cream; cold | fría
- 1 tbsp icing-sugar; optional
~ egg > 200 g yoghurt
~ egg > 200 g yoghurt-soy
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Beat {butter+sugar} in the bowl until white and fluffy.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Bate {butter+sugar} en el bol hasta que blanquee y esponje.
5 work | Beat in {egg} bit by bit. Fold in {flour+baking-powder+salt}, then {milk}: it should drop off the spoon.
| Añade {egg} poco a poco sin dejar de batir. Incorpora {flour+baking-powder+salt} y luego {milk}: debe caer de la cuchara.
# Bake | Hornea
35 batch safe=egg | Level the top and bake for {time}, until golden, springy and shrinking from the sides.
| Alisa y hornea {time}, hasta que se dore, recupere la forma al tocarlo y se separe del borde.
60 cook | Turn out and cool on the rack for {time}, then cut across into two layers.
| Desmolda, enfría en la rejilla {time} y corta por la mitad en dos capas.
# Fill | Rellena
5 work | Spread {jam} over the lower layer. Whip {cream} to soft peaks and spread it on. Lay the other layer on top.[ Dust with {icing-sugar}.]
| Extiende {jam} sobre la capa de abajo. Monta {cream} sin que quede muy firme y repártela encima. Tapa con la otra capa.[ Espolvorea {icing-sugar}.]
tip | Once filled, keep it in the fridge and eat it within two days.
| Una vez rellena, guárdala en la nevera y cómela en dos días.

== carrot-cake
names: Carrot cake, carrot cake with cream cheese frosting, carrot and walnut cake, iced carrot cake | Tarta de zanahoria, pastel de zanahoria, bizcocho de zanahoria, carrot cake, torta de zanahoria, queque de zanahoria, tarta de zanahoria y nueces
about: a spiced carrot cake with cream cheese frosting | bizcocho especiado de zanahoria con cobertura de queso crema
kind: cake any easy
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl whisk grater paper rack
core: carrot
ways: oven
- 250 g flour
- 200 g brown-sugar
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 2 tsp cinnamon
- 1/4 tsp nutmeg
- 1/2 tsp salt
- 3 egg; binds
- 200 ml sunflower-oil
- 300 g carrot; finely grated | rallad@ fin@
- 80 g walnut; chopped | picad@; optional
-- For the frosting | Para la cobertura
- 250 g cream-cheese; cold | frío
- 60 g butter; soft | bland@
- 100 g icing-sugar
- 1 lemon; only the zest | solo la ralladura; optional
~ brown-sugar > 170 g sweetener; for baking | apto para hornear
~ icing-sugar > 85 g sweetener; ground to a powder | molid@ en polvo
~ icing-sugar > 100 g sugar; ground very fine | molid@ muy fino
~ cream-cheese > 250 g vegan-cream-cheese; cold | frío
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Grate {carrot} finely. Mix {flour+baking-powder+bicarbonate+cinnamon+nutmeg+salt}.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Ralla fino {carrot}. Mezcla {flour+baking-powder+bicarbonate+cinnamon+nutmeg+salt}.
6 work | Whisk {egg+brown-sugar+sunflower-oil} in the bowl until thick. Fold in the dry mixture, then {carrot+walnut}.
| Bate {egg+brown-sugar+sunflower-oil} en el bol hasta que espese. Incorpora la mezcla seca y después {carrot+walnut}.
# Bake | Hornea
45 batch safe=egg | Bake for {time}, until a skewer comes out clean.
| Hornea {time}, hasta que un palillo salga limpio.
90 cook | Turn out and cool on the rack for {time}, until quite cold.
| Desmolda y enfría en la rejilla {time}, hasta que esté frío del todo.
# Cover | Cubre
5 work | Beat {butter+icing-sugar} until smooth, then briefly beat in {cream-cheese+lemon}. Spread over the top and chill.
| Bate {butter+icing-sugar} hasta que quede liso y mezcla brevemente con {cream-cheese+lemon}. Extiende por encima y enfría.
tip | Beaten long it turns runny.
| Si se bate mucho, se vuelve líquida.

== banana-bread
names: Banana bread, banana loaf, banana cake, banana nut bread, moist banana bread, banana and walnut loaf | Pan de plátano, banana bread, budín de banana, pan de banana, queque de plátano, panqué de plátano
about: a moist loaf of very ripe bananas | bizcocho jugoso de plátanos muy maduros
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl whisk paper rack
core: banana
ways: oven
- 400 g banana; very ripe, peeled | muy madur@, pelad@
- 120 g brown-sugar
- 2 egg; binds
- 100 ml sunflower-oil
- 1 tsp vanilla; optional
- 230 g flour
- 2 tsp baking-powder
- 1 tsp cinnamon; optional
- 1/2 tsp salt
~ brown-sugar > 100 g sweetener; for baking | apto para hornear
+ 80 g nut chocolate raisins
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Mash {banana} with a fork in the bowl to a wet pulp.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Aplasta {banana} con un tenedor en el bol hasta hacer una pulpa.
4 work | Whisk in {brown-sugar+egg+sunflower-oil+vanilla}. Stir in {flour+baking-powder+cinnamon+salt} until just even.[ Fold in {extra}.]
| Incorpora con las varillas {brown-sugar+egg+sunflower-oil+vanilla}. Mezcla {flour+baking-powder+cinnamon+salt} lo justo.[ Añade {extra}.]
# Bake | Hornea
55 batch safe=egg | Pour into the tin and bake for {time}, until well browned and a skewer comes out clean. Cover with foil if it darkens early.
| Vierte en el molde y hornea {time}, hasta que esté bien dorado y un palillo salga limpio. Si se oscurece pronto, cubre con papel de aluminio.
45 cook | Cool in the tin for a little, then on the rack for {time} before slicing.
| Deja unos minutos en el molde y luego en la rejilla {time} antes de cortar.

== new-york-cheesecake
names: Baked cheesecake, cheesecake, New York cheesecake, classic cheesecake, cheese cake, baked vanilla cheesecake | Cheesecake, tarta de queso estilo Nueva York, cheesecake al horno, pastel de queso, cheesecake de Nueva York, tarta de queso americana, pay de queso
about: a dense cream cheese cake on a biscuit base | tarta densa de queso crema sobre base de galleta
kind: dessert any medium
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl whisk saucepan
core: cream-cheese egg
ways: oven
instead: no-bake-cheesecake
- 200 g biscuits; crushed | trituradas
- 90 g butter; melted | fundid@
- 750 g cream-cheese; at room temperature | a temperatura ambiente
~ biscuits > 180 g almond; ground | molid@
~ sugar > 140 g sweetener; granulated | granulado; name Cheesecake without sugar | Tarta de queso sin azúcar
- 180 g sugar
- 2 tbsp cornflour
- 3 egg
- 150 ml sour-cream
- 2 tsp vanilla
- 1 lemon; only the zest | solo la ralladura; optional
# Make the base | Haz la base
6 work | Heat the oven to 170 °C (fan 150 °C). Mix {biscuits+butter} and press firmly over the bottom of the tin. Chill.
| Calienta el horno a 170 °C (150 °C con ventilador). Mezcla {biscuits+butter} y aprieta bien sobre la base del molde. Enfría.
# Mix | Mezcla
6 work | Beat {cream-cheese+sugar+cornflour} gently in the bowl until smooth. Stir in {egg} one by one, then {sour-cream+vanilla+lemon}, without beating in air. Pour in.
| Bate con suavidad {cream-cheese+sugar+cornflour} en el bol hasta que quede liso. Añade {egg} de uno en uno y luego {sour-cream+vanilla+lemon}, sin meter aire. Vierte en el molde.
# Bake | Hornea
55 batch safe=egg | Bake for {time}, until the edge is set and the middle wobbles when shaken.
| Hornea {time}, hasta que el borde cuaje y el centro tiemble al moverlo.
60 cook | Turn the oven off, open its door a little and leave it inside for {time}: so it does not crack.
| Apaga el horno, entreabre la puerta y déjala dentro {time}: así no se agrieta.
# Chill | Enfría
360 cook | Chill for {time}, better overnight, and run a knife around before opening the tin.
| Enfría en la nevera {time}, mejor toda la noche, y pasa un cuchillo por el borde antes de desmoldar.

== lemon-drizzle-cake
names: Lemon drizzle cake, lemon cake, lemon loaf cake, lemon drizzle, lemon drizzle loaf, lemon pound cake | Bizcocho de limón, cake de limón, pastel de limón, budín de limón, queque de limón, panqué de limón, bizcocho de limón glaseado
about: a lemon loaf soaked with a sharp lemon syrup | bizcocho de limón empapado en almíbar de limón
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl mixer grater paper
core: lemon
ways: oven
- 180 g butter; soft | bland@
- 180 g sugar
- 3 egg; binds
- 180 g flour
- 2 tsp baking-powder
- 1 pinch salt
- 2 lemon; zest and juice | ralladura y zumo
- 90 g sugar as topping-sugar
~ sugar > 155 g sweetener; for baking | apto para hornear
~ topping-sugar > 75 g sweetener; for baking | apto para hornear
~ egg > 150 g yoghurt
~ egg > 150 g yoghurt-soy
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Beat {butter+sugar} with the zest of {lemon} in the bowl until pale and fluffy.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Bate {butter+sugar} con la ralladura de {lemon} en el bol hasta que blanquee y esponje.
4 work | Beat in {egg} bit by bit and fold in {flour+baking-powder+salt}.
| Añade {egg} poco a poco sin dejar de batir e incorpora {flour+baking-powder+salt}.
# Bake | Hornea
45 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
# Drizzle | Empapa
4 work | Stir {topping-sugar} with the juice. Prick the hot loaf all over and spoon it on slowly. Let it cool in the tin: a crisp crust forms.
| Mezcla {topping-sugar} con el zumo. En caliente, pínchalo por todas partes y riégalo despacio. Deja enfriar en el molde: se forma una costra crujiente.

== yoghurt-cake
names: Yoghurt cake, yogurt cake, French yoghurt cake, Spanish yoghurt sponge, lemon yoghurt cake | Bizcocho de yogur, bizcocho, bizcocho casero, bizcocho de yogur de limón, bizcochuelo de yogur, bizcocho 1-2-3, bizcocho de yogur y limón
about: a tall, soft everyday cake with yoghurt and lemon | bizcocho alto y tierno de diario con yogur y limón
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl whisk grater
core: yoghurt
ways: oven
instead: pan-sponge microwave-sponge fruit-sweetened-sponge
- 125 g yoghurt
- 3 egg; binds
- 220 g sugar
- 100 ml sunflower-oil
- 1 lemon; only the zest | solo la ralladura
- 250 g flour
- 1 tbsp baking-powder
~ sugar > 185 g sweetener; for baking | apto para hornear
~ yoghurt > 125 g yoghurt-soy; name Soya yoghurt cake | Bizcocho de yogur de soja
# Mix | Mezcla
6 work if=egg | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl until pale and foamy, then whisk in {yoghurt+sunflower-oil+lemon}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol hasta que blanquee y espume, e incorpora {yoghurt+sunflower-oil+lemon}.
4 work not=egg | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl with {yoghurt+sunflower-oil+lemon} until smooth.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Mezcla {egg+sugar} en el bol con {yoghurt+sunflower-oil+lemon} hasta que quede liso.
3 work | Fold in {flour+baking-powder} without lumps and pour into the tin.
| Incorpora {flour+baking-powder} sin grumos y vierte en el molde.
# Bake | Hornea
38 batch safe=egg | Bake in the lower third for {time} without opening the door early, until golden and a skewer comes out clean.
| Hornea en el tercio inferior {time} sin abrir antes la puerta, hasta que se dore y un palillo salga limpio.
30 cook | Leave in the tin for {time}, then turn out.
| Deja en el molde {time} y desmolda.

== birthday-cake
names: Birthday cake, vanilla birthday cake, vanilla layer cake, vanilla cake, celebration cake, party cake | Tarta de cumpleaños, pastel de cumpleaños, torta de cumpleaños, tarta de vainilla, pastel de vainilla, torta de vainilla
about: a vanilla cake with two layers, buttercream and coloured sprinkles | tarta de vainilla en dos capas con crema de mantequilla y fideos de colores
kind: cake any medium
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl mixer paper rack knife
core: vanilla
ways: oven
instead: steamed-chocolate-cake fridge-biscuit-cake
-- For the sponge | Para el bizcocho
- 220 g butter; soft | bland@
- 250 g sugar
- 4 egg; binds
- 300 g flour
- 1 tbsp baking-powder
- 1/2 tsp salt
- 200 ml milk
- 1 tbsp vanilla
-- For the buttercream | Para la crema
- 250 g butter as topping-butter; soft | bland@
- 400 g icing-sugar
- 2 tbsp milk as topping-milk
- 2 tbsp sprinkles; optional
~ icing-sugar > 400 g sugar; ground very fine | molid@ muy fino
~ egg > 200 g yoghurt
~ egg > 200 g yoghurt-soy
# Mix | Mezcla
8 work | Heat the oven to 175 °C (fan 155 °C) and line the tin. Beat {butter+sugar} in the bowl until white and fluffy, then beat in {egg} bit by bit.
| Calienta el horno a 175 °C (155 °C con ventilador) y forra el molde. Bate {butter+sugar} en el bol hasta que blanquee y esponje, y añade {egg} poco a poco.
4 work | Fold in {flour+baking-powder+salt} in turns with {milk} and two thirds of {vanilla}. Pour into the tin.
| Incorpora {flour+baking-powder+salt} alternando con {milk} y dos tercios de {vanilla}. Vierte en el molde.
# Bake | Hornea
45 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
120 cook | Turn out, cool on the rack for {time} and cut across into two layers.
| Desmolda, enfría en la rejilla {time} y corta en dos capas.
# Decorate | Decora
15 work | Beat {topping-butter} until very pale, then beat in {icing-sugar+topping-milk} and the rest of {vanilla}. Fill the layers with a third and cover the top and sides.[ Scatter {sprinkles} over it.]
| Bate {topping-butter} hasta que blanquee mucho e incorpora {icing-sugar+topping-milk} y el resto de {vanilla}. Rellena con un tercio y cubre por arriba y los lados.[ Reparte {sprinkles} por encima.]

== christmas-cake
names: Christmas cake, rich fruit cake, fruit cake, English Christmas cake, fruitcake, dried fruit cake | Pastel de Navidad inglés, Christmas cake, bizcocho de frutas, pastel de frutas, torta de Navidad, tarta de Navidad inglesa, cake de frutas, plum cake
about: a dark cake full of fruit soaked in brandy | bizcocho oscuro lleno de fruta macerada en brandy
kind: cake any medium
serves: 16, most 16 in cakeTin, whole
tools: cakeTin bowl mixer paper
core: raisins
ways: oven
- 600 g raisins
- 100 g glace-cherry; halved | cortadas por la mitad
- 100 g candied-fruit; chopped | picad@
- 150 ml brandy
- 1 orange; zest and juice | ralladura y zumo
- 220 g butter; soft | bland@
- 220 g brown-sugar
- 4 egg; binds
- 240 g flour
- 80 g almond; ground | molid@
- 2 tsp mixed-spice
- 1 tbsp molasses
- 1/4 tsp salt
~ brandy > 150 ml orange-juice
# Soak | Macera
720 cook | Mix {raisins+glace-cherry+candied-fruit} with {brandy} and the zest and juice of {orange}, cover and let soak for {time}.
| Mezcla {raisins+glace-cherry+candied-fruit} con {brandy} y la ralladura y el zumo de {orange}, tapa y deja macerar {time}.
# Mix | Mezcla
10 work | Heat the oven to 150 °C (fan 130 °C) and line the tin with a double layer of paper. Beat {butter+brown-sugar+molasses} in the bowl until light, then beat in {egg} bit by bit.
| Calienta el horno a 150 °C (130 °C con ventilador) y forra el molde con papel doble. Bate {butter+brown-sugar+molasses} en el bol hasta que esponje y añade {egg} poco a poco.
4 work | Fold in {flour+almond+mixed-spice+salt}, then the soaked fruit. Level the top.
| Incorpora {flour+almond+mixed-spice+salt} y después la fruta macerada. Alisa la superficie.
# Bake | Hornea
180 batch safe=egg | Bake low in the oven for {time}, until a skewer comes out clean. Cover with paper when it is brown enough.
| Hornea abajo en el horno {time}, hasta que un palillo salga limpio. Cubre con papel cuando esté bastante dorado.
# Keep | Guarda
180 cook | Cool in the tin for {time}. Wrap in paper and foil: it is best after some weeks in a cool, dry place.
| Deja enfriar en el molde {time}. Envuelve en papel y aluminio: mejora tras unas semanas en un lugar fresco y seco.
`);
