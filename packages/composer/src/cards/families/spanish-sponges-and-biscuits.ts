import { cards } from "../parse-cards.ts";

/** Everyday sponges and biscuits of a Spanish home. */
export const SPANISH_SPONGES_AND_BISCUITS = cards(`
== bizcocho-de-naranja
names: Spanish orange sponge, orange cake, whole orange cake, orange sponge cake, orange loaf cake | Bizcocho de naranja, bizcocho de naranja entera, bizcocho de naranja casero, pastel de naranja, budín de naranja, queque de naranja, torta de naranja
about: a moist sponge with a whole orange blended into it | bizcocho jugoso con una naranja entera triturada
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: knife cakeTin jug bowl
core: orange flour
ways: oven
instead: fruit-sweetened-sponge
- 1 orange; whole, washed, seeded, in pieces | enter@, lavad@, sin pepitas, en trozos
- 3 egg
- 200 g sugar
- 120 ml sunflower-oil
- 125 g yoghurt
- 250 g flour
- 1 tbsp baking-powder
- 20 g icing-sugar; optional
~ orange > 3 mandarin; whole, washed, seeded | enter@, lavad@, sin pepitas; name Mandarin sponge | Bizcocho de mandarina
~ orange > 1 lemon; whole, washed, seeded, in pieces | enter@, lavad@, sin pepitas, en trozos; name Whole lemon sponge | Bizcocho de limón entero
+ 80 g chocolate walnut almond carrot
# Blend | Tritura
4 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Blend {orange} with {egg+sugar+sunflower-oil+yoghurt} in the jug until no pieces are left.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Tritura {orange} con {egg+sugar+sunflower-oil+yoghurt} en la jarra hasta que no queden trozos.
3 work | Fold in {flour+baking-powder} in the bowl without lumps and pour into the tin.[ Scatter {extra} in.]
| Incorpora {flour+baking-powder} en el bol sin grumos y vierte en el molde.[ Reparte {extra} dentro.]
# Bake | Hornea
40 batch safe=egg | Bake in the lower third for {time}, until golden and a skewer comes out clean.
| Hornea en el tercio inferior {time}, hasta que se dore y un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.[ Dust with {icing-sugar} when cold.]
| Deja en el molde {time} y desmolda.[ Espolvorea {icing-sugar} en frío.]

== bizcocho-de-nata
names: Spanish cream sponge, cream sponge loaf, bizcocho de nata, whipping cream cake | Bizcocho de nata, bizcocho de nata casero, bizcocho de nata y limón
about: a tender sponge with cream in place of butter | bizcocho tierno con nata en lugar de mantequilla
kind: cake spanish easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl mixer
core: cream flour
ways: oven
instead: fruit-sweetened-sponge
- 3 egg
- 180 g sugar
- 200 ml cream; liquid | líquida
- 1 lemon; only the zest | solo la ralladura; optional
- 220 g flour
- 1 tbsp baking-powder
- 1 pinch salt
~ sugar > 155 g sweetener; for baking | apto para hornear
~ flour > 220 g flour-gluten-free; name Cream sponge | Bizcocho de nata
+ 80 g chocolate walnut raisins berries
# Mix | Mezcla
6 work | Heat the oven to 175 °C (fan 155 °C) and grease the tin. Whisk {egg+sugar+salt} in the bowl until foamy, then {cream+lemon}.
| Calienta el horno a 175 °C (155 °C con ventilador) y engrasa el molde. Bate {egg+sugar+salt} en el bol hasta que espume, y añade {cream+lemon}.
3 work | Fold in {flour+baking-powder} and pour into the tin.[ Scatter {extra} in.]
| Incorpora {flour+baking-powder} y vierte en el molde.[ Reparte {extra} dentro.]
# Bake | Hornea
42 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== bizcocho-de-almendra
names: Spanish almond sponge, almond sponge cake, almond cake with oil | Bizcocho de almendra, bizcocho de almendras, bizcocho de almendra molida, bizcocho de harina de almendra
about: a soft sponge of ground almonds, egg and lemon | bizcocho tierno de almendra molida, huevo y limón
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer paper
core: almond-flour egg
ways: oven
instead: fruit-sweetened-sponge
- 5 egg
- 180 g sugar
- 250 g almond-flour
- 60 ml olive-oil
- 1 lemon; only the zest | solo la ralladura
- 2 tsp baking-powder
- 1 pinch salt
- 30 g almond; sliced | en láminas; optional
# Mix | Mezcla
8 work | Heat the oven to 175 °C (fan 155 °C) and line the tin. Whisk {egg+sugar+salt} in the bowl until pale and thick, then fold in {olive-oil+lemon+almond-flour+baking-powder}.
| Calienta el horno a 175 °C (155 °C con ventilador) y forra el molde. Bate {egg+sugar+salt} en el bol hasta que blanquee y espese, e incorpora {olive-oil+lemon+almond-flour+baking-powder}.
# Bake | Hornea
38 batch safe=egg | Pour into the tin and bake for {time}, until golden and a skewer comes out clean.[ Scatter {almond} over first.]
| Vierte en el molde y hornea {time}, hasta que se dore y un palillo salga limpio.[ Reparte antes {almond} por encima.]
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== bizcocho-de-nueces
names: Walnut sponge, walnut cake, walnut yoghurt cake, walnut loaf cake | Bizcocho de nueces, bizcocho de nuez, bizcocho de yogur y nueces, pastel de nueces, budín de nueces, queque de nueces
about: an everyday sponge with chopped walnuts and cinnamon | bizcocho de diario con nueces picadas y canela
kind: cake spanish easy
serves: 10, most 10 in loafTin, whole
tools: knife loafTin bowl whisk
core: walnut flour
ways: oven
instead: fruit-sweetened-sponge
- 3 egg; binds
- 180 g sugar
- 125 g yoghurt
- 100 ml sunflower-oil
- 230 g flour
- 1 tbsp baking-powder
- 1 tsp cinnamon; optional
- 150 g walnut; chopped | picad@
- 1 pinch salt
~ sugar > 155 g sweetener; for baking | apto para hornear
~ walnut > 150 g hazelnut; chopped | picad@; name Hazelnut sponge | Bizcocho de avellanas
~ flour > 230 g flour-gluten-free; name Walnut sponge | Bizcocho de nueces
+ 80 g raisins chocolate date apple banana
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl until foamy, then {yoghurt+sunflower-oil}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol hasta que espume, y añade {yoghurt+sunflower-oil}.
3 work | Fold in {flour+baking-powder+cinnamon+salt}, then {walnut}, and pour into the tin.[ Fold {extra} in with it.]
| Incorpora {flour+baking-powder+cinnamon+salt}, después {walnut}, y vierte en el molde.[ Añade a la vez {extra}.]
# Bake | Hornea
42 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== bizcocho-de-coco
names: Coconut cake, coconut sponge, coconut loaf cake, coconut yoghurt cake | Bizcocho de coco, bizcocho de coco y yogur, pastel de coco, budín de coco, queque de coco, torta de coco
about: a soft sponge with desiccated coconut | bizcocho tierno con coco rallado
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl whisk
core: coconut-desiccated flour
ways: oven
instead: fruit-sweetened-sponge
- 3 egg; binds
- 180 g sugar
- 125 g yoghurt
- 100 ml sunflower-oil
- 200 g flour
- 100 g coconut-desiccated
- 1 tbsp baking-powder
- 1 lime; only the zest | solo la ralladura; optional
- 1 pinch salt
~ sugar > 155 g sweetener; for baking | apto para hornear
~ flour > 200 g flour-gluten-free; name Coconut cake | Bizcocho de coco
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl until foamy, then {yoghurt+sunflower-oil+lime}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol hasta que espume, y añade {yoghurt+sunflower-oil+lime}.
3 work | Fold in {flour+baking-powder+coconut-desiccated+salt} and pour into the tin.
| Incorpora {flour+baking-powder+coconut-desiccated+salt} y vierte en el molde.
# Bake | Hornea
42 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== bizcocho-de-aceite-y-canela
names: Spanish olive oil sponge, olive oil cake, cinnamon olive oil cake, cinnamon sponge | Bizcocho de aceite, bizcocho de aceite de oliva, bizcocho de canela, bizcocho de aceite y canela, bizcocho de aceite y limón, bizcocho de leche y aceite
about: a plain sponge with olive oil, milk and cinnamon | bizcocho sencillo con aceite de oliva, leche y canela
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl whisk
core: olive-oil flour
ways: oven
instead: fruit-sweetened-sponge
- 4 egg; binds
- 200 g sugar
- 150 ml olive-oil; mild | suave
- 150 ml milk
- 1 lemon; only the zest | solo la ralladura; optional
- 280 g flour
- 1 tbsp baking-powder
- 2 tsp cinnamon
- 1 pinch salt
~ flour > 280 g flour-gluten-free; name Olive oil sponge | Bizcocho de aceite
~ olive-oil > 150 ml sunflower-oil; name Oil sponge | Bizcocho de aceite de girasol
+ 100 g apple walnut raisins chocolate
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whisk {egg+sugar} in the bowl until foamy, then {olive-oil+milk+lemon}.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol hasta que espume, y añade {olive-oil+milk+lemon}.
3 work | Fold in {flour+baking-powder+cinnamon+salt} and pour into the tin.[ Scatter {extra} in.]
| Incorpora {flour+baking-powder+cinnamon+salt} y vierte en el molde.[ Reparte {extra} dentro.]
# Bake | Hornea
40 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se dore y un palillo salga limpio.
20 cook | Leave in the tin for {time} and turn out.
| Deja en el molde {time} y desmolda.

== bizcocho-genoves
names: Genoise sponge, génoise, Genoese sponge, sponge sheet for layer cakes | Bizcocho genovés, genovesa, bizcocho genovesa, plancha de bizcocho, bizcocho para tartas, bizcochuelo
about: an airy sponge of whipped eggs, sugar and flour for layer cakes | bizcocho aireado de huevo montado, azúcar y harina para tartas
kind: cake any medium
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer sieve paper
core: egg flour
ways: oven
instead: fruit-sweetened-sponge
- 4 egg; at room temperature | a temperatura ambiente
- 120 g sugar
- 120 g flour
- 25 g butter; melted | fundid@; optional
- 1 tsp vanilla; optional
~ flour > 110 g flour-gluten-free; name Genoise sponge | Bizcocho genovés
# Whip | Monta
12 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Whip {egg+sugar+vanilla} in the bowl until pale, thick and three times the size.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Monta {egg+sugar+vanilla} en el bol hasta que blanquee, espese y triplique su volumen.
4 work | Sieve in {flour} in three parts and fold with a spatula, without losing air.[ Trickle in {butter} last.]
| Tamiza {flour} en tres veces e incorpora con una espátula, sin bajar la mezcla.[ Añade al final {butter} en hilo.]
# Bake | Hornea
26 batch safe=egg | Pour into the tin and bake for {time}, until golden and springy.
| Vierte en el molde y hornea {time}, hasta que se dore y esté esponjoso.
15 cook | Turn out on paper and cool for {time}. Cut it the next day.
| Desmolda sobre papel y deja enfriar {time}. Córtalo al día siguiente.

== galletas-de-limon
names: Lemon biscuits, lemon cookies, Spanish lemon biscuits | Galletas de limón, galletas de limón caseras, galletas craqueladas de limón
about: soft buttery biscuits with lemon zest and juice | galletas tiernas de mantequilla con ralladura y zumo de limón
kind: dessert any easy
serves: 8, most 8 in tray
makes: 30
tools: bowl tray paper mixer
core: lemon flour
ways: oven
- 120 g butter; soft | bland@
- 130 g sugar
- 1 egg; binds
- 1 lemon; zest and juice | ralladura y zumo
- 280 g flour
- 1 tsp baking-powder
- 50 g icing-sugar; for coating | para rebozar; optional
- 1 pinch salt
~ lemon > 1 orange; zest and juice | ralladura y zumo; name Orange biscuits | Galletas de naranja
~ lemon > 2 lime; zest and juice | ralladura y zumo; name Lime biscuits | Galletas de lima
~ flour > 280 g flour-gluten-free; name Lemon biscuits | Galletas de limón
# Mix | Mezcla
8 work | Beat {butter+sugar} in the bowl until creamy, add {egg} and half of the juice with all the zest of {lemon}, then {flour+baking-powder+salt}.
| Bate {butter+sugar} en el bol hasta que quede cremoso, añade {egg} y la mitad del zumo con toda la ralladura de {lemon}, y después {flour+baking-powder+salt}.
45 cook | Chill for {time}.
| Deja en la nevera {time}.
# Bake | Hornea
10 work | Form {pieces} balls and set apart on the lined tray.[ Roll first in {icing-sugar}.]
| Forma {pieces} bolas y separa en la bandeja forrada.[ Pasa antes por {icing-sugar}.]
13 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until set but pale. Cool on the tray.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que cuajen sin tomar color. Deja enfriar en la bandeja.

== galletas-de-coco
names: Coconut biscuits, coconut cookies, Spanish coconut biscuits | Galletas de coco, galletas de coco caseras, galletas de coco rallado
about: crisp biscuits of desiccated coconut, butter and flour | galletas crujientes de coco rallado, mantequilla y harina
kind: dessert any easy
serves: 8, most 8 in tray
makes: 30
tools: bowl tray paper
core: coconut-desiccated flour
ways: oven
- 120 g butter; soft | bland@
- 120 g sugar
- 1 egg; binds
- 120 g coconut-desiccated
- 180 g flour
- 1 tsp baking-powder
- 1 pinch salt
~ flour > 180 g flour-gluten-free; name Coconut biscuits | Galletas de coco
+ 80 g chocolate
# Mix | Mezcla
7 work | Beat {butter+sugar} in the bowl, add {egg}, then {flour+coconut-desiccated+baking-powder+salt}.[ Work in {extra}.]
| Bate {butter+sugar} en el bol, añade {egg}, y después {flour+coconut-desiccated+baking-powder+salt}.[ Incorpora {extra}.]
30 cook | Chill for {time}.
| Deja en la nevera {time}.
# Bake | Hornea
8 work | Form {pieces} balls, flatten a little and set on the lined tray.
| Forma {pieces} bolas, aplasta un poco y coloca en la bandeja forrada.
13 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until the edge is golden. Cool on the tray.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que el borde se dore. Deja enfriar en la bandeja.

== galletas-de-chocolate
names: Chocolate biscuits, cocoa biscuits, chocolate cookies, chocolate cut-out cookies | Galletas de chocolate, galletas de cacao, galletas de chocolate caseras
about: crisp biscuits of cocoa, butter and flour | galletas crujientes de cacao, mantequilla y harina
kind: dessert any easy
serves: 8, most 8 in tray
makes: 30
tools: bowl tray paper rollingPin
core: cocoa flour
ways: oven
- 150 g butter; soft | bland@
- 130 g sugar
- 1 egg; binds
- 220 g flour
- 50 g cocoa
- 1/2 tsp baking-powder
- 1 tsp vanilla; optional
- 1 pinch salt
~ flour > 220 g flour-gluten-free; name Chocolate biscuits | Galletas de chocolate
+ 100 g chocolate hazelnut almond chocolate-white
# Mix | Mezcla
7 work | Beat {butter+sugar} in the bowl until creamy, add {egg+vanilla}, then {flour+cocoa+baking-powder+salt}.[ Work in {extra}.]
| Bate {butter+sugar} en el bol hasta que quede cremoso, añade {egg+vanilla}, y después {flour+cocoa+baking-powder+salt}.[ Incorpora {extra}.]
60 cook | Wrap and chill for {time}.
| Envuelve y deja en la nevera {time}.
# Bake | Hornea
10 work | Roll out 5 mm thick, cut {pieces} rounds and set on the lined tray.
| Estira a 5 mm de grosor, corta {pieces} discos y coloca en la bandeja forrada.
12 batch safe=egg | Bake at 175 °C (fan 155 °C) for {time}: they harden as they cool.
| Hornea a 175 °C (155 °C con ventilador) {time}: endurecen al enfriar.

== galletas-de-nata
names: Spanish cream biscuits, cream biscuits, galletas de nata, milk skin biscuits | Galletas de nata, galletas de nata de la abuela, galletas de la abuela, galletas caseras de nata, galletas caseras
about: plain homely biscuits made with cream and lemon | galletas sencillas de toda la vida con nata y limón
kind: dessert spanish easy
serves: 10, most 10 in tray
makes: 40
tools: bowl tray paper rollingPin
core: cream flour
ways: oven
- 150 ml cream; liquid | líquida
- 1 egg; binds
- 150 g sugar
- 1 lemon; only the zest | solo la ralladura
- 350 g flour
- 1 tsp baking-powder
- 1 pinch salt
- 20 g sugar as topping-sugar; optional
~ flour > 350 g flour-gluten-free; name Cream biscuits | Galletas de nata
+ 50 g coconut-desiccated almond chocolate
# Mix | Mezcla
8 work | Whisk {egg+sugar} in the bowl, then {cream+lemon}, and work in {flour+baking-powder+salt} to a soft dough.[ Add {extra}.]
| Bate {egg+sugar} en el bol, añade {cream+lemon}, e incorpora {flour+baking-powder+salt} hasta tener una masa blanda.[ Añade {extra}.]
30 cook | Chill for {time}.
| Deja en la nevera {time}.
# Bake | Hornea
12 work | Roll out 5 mm thick, cut {pieces} rounds, prick and set on the lined tray.[ Sprinkle with {topping-sugar}.]
| Estira a 5 mm de grosor, corta {pieces} discos, pincha y coloca en la bandeja forrada.[ Espolvorea {topping-sugar}.]
14 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden. Cool on the tray.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se doren. Deja enfriar en la bandeja.

== galletas-de-anis
names: Spanish aniseed biscuits, anise biscuits, anise cookies | Galletas de anís, galletas de anís caseras, galletas de anís y canela, rosquillas planas de anís
about: crisp oil biscuits with aniseed and a little brandy | galletas crujientes de aceite con anís en grano y un poco de brandy
kind: dessert spanish easy
serves: 8, most 8 in tray
makes: 30
tools: bowl tray paper rollingPin
core: star-anise flour
ways: oven
- 100 ml olive-oil; mild | suave
- 130 g sugar
- 1 egg; binds
- 50 ml brandy
- 1 tbsp star-anise; aniseed, whole or ground | en grano o molido
- 330 g flour
- 1 tsp baking-powder
- 1 pinch salt
~ brandy > 50 ml milk
~ flour > 330 g flour-gluten-free; name Spanish aniseed biscuits | Galletas de anís
# Mix | Mezcla
8 work | Whisk {egg+sugar} with {olive-oil+brandy+star-anise} in the bowl and work in {flour+baking-powder+salt}.
| Bate {egg+sugar} con {olive-oil+brandy+star-anise} en el bol e incorpora {flour+baking-powder+salt}.
30 cook | Rest for {time}.
| Deja reposar {time}.
# Bake | Hornea
10 work | Roll out 5 mm thick, cut {pieces} rounds and set on the lined tray.
| Estira a 5 mm de grosor, corta {pieces} discos y coloca en la bandeja forrada.
14 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden. Cool on the tray.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se doren. Deja enfriar en la bandeja.

== galletas-de-canela
names: Cinnamon biscuits, cinnamon cookies, crisp cinnamon biscuits | Galletas de canela, galletas de canela caseras, galletas de canela y miel
about: crisp butter biscuits with plenty of cinnamon | galletas crujientes de mantequilla con mucha canela
kind: dessert any easy
serves: 8, most 8 in tray
makes: 30
tools: bowl tray paper rollingPin
core: cinnamon flour
ways: oven
- 130 g butter; soft | bland@
- 120 g brown-sugar
- 1 egg; binds
- 260 g flour
- 1 tbsp cinnamon
- 1/2 tsp baking-powder
- 1 pinch salt
~ flour > 260 g flour-gluten-free; name Cinnamon biscuits | Galletas de canela
+ 80 g almond walnut raisins
# Mix | Mezcla
7 work | Beat {butter+brown-sugar} in the bowl until creamy, add {egg}, then {flour+cinnamon+baking-powder+salt}.[ Work in {extra}.]
| Bate {butter+brown-sugar} en el bol hasta que quede cremoso, añade {egg}, y después {flour+cinnamon+baking-powder+salt}.[ Incorpora {extra}.]
45 cook | Wrap and chill for {time}.
| Envuelve y deja en la nevera {time}.
# Bake | Hornea
10 work | Roll out 5 mm thick, cut {pieces} rounds and set on the lined tray.
| Estira a 5 mm de grosor, corta {pieces} discos y coloca en la bandeja forrada.
12 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until the edge browns. Cool on the tray.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que el borde se dore. Deja enfriar en la bandeja.

== galletas-de-almendra
names: Almond biscuits, almond cookies, Spanish almond biscuits, chewy almond biscuits | Galletas de almendra, galletas de almendras, galletas de almendra caseras, almendrados, galletas de harina de almendra
about: chewy biscuits of ground almonds, sugar and egg white | galletas tiernas de almendra molida, azúcar y clara
kind: dessert spanish easy
serves: 8, most 8 in tray
makes: 24
tools: bowl tray paper
core: almond-flour
ways: oven
- 250 g almond-flour
- 170 g sugar
- 2 egg-white
- 1 lemon; only the zest | solo la ralladura
- 24 almond; whole | enter@; optional
- 1/2 tsp cinnamon; optional
~ egg-white > 60 ml aquafaba
# Mix | Mezcla
6 work | Mix {almond-flour+sugar+lemon+cinnamon} in the bowl with {egg-white} to a firm paste.
| Mezcla {almond-flour+sugar+lemon+cinnamon} en el bol con {egg-white} hasta tener una masa firme.
30 cook | Chill for {time}.
| Deja en la nevera {time}.
# Bake | Hornea
10 work | With wet hands form {pieces} balls, flatten and set on the lined tray.[ Press {almond} into them.]
| Con las manos mojadas forma {pieces} bolas, aplasta y coloca en la bandeja forrada.[ Hunde en ellas {almond}.]
14 batch safe=egg-white | Bake at 175 °C (fan 155 °C) for {time}, until just golden. Cool on the tray.
| Hornea a 175 °C (155 °C con ventilador) {time}, hasta que se doren apenas. Deja enfriar en la bandeja.
`);
