import { cards } from "../parse-cards.ts";

export const BISCUITS_AND_TRAYBAKES = cards(`
== chocolate-chip-cookies
names: Chocolate chip cookies, chocolate chip cookie, choc chip cookies, American cookies, cookies, chocolate chip biscuits, Toll House cookies | Galletas con pepitas de chocolate, galletas con chispas de chocolate, cookies, cookies de chocolate, galletas americanas, galletas con trozos de chocolate, galletas de chispas de chocolate
about: chewy cookies with pools of dark chocolate | galletas tiernas por dentro con trozos de chocolate negro
kind: cake any easy
serves: 10, most 10 in tray
makes: 20
tools: tray bowl paper rack
core: chocolate
ways: oven
instead: banana-oat-cookies
- 170 g butter; soft | bland@
- 150 g brown-sugar
- 80 g sugar
- 1 egg; binds
- 2 tsp vanilla
- 240 g flour
- 3/4 tsp bicarbonate
- 1/2 tsp salt
- 200 g chocolate; in chunks | en trozos
+ 100 g nut oats chocolate-white
# Mix the dough | Haz la masa
6 work | Heat the oven to 180 °C (fan 160 °C). Beat {butter+brown-sugar+sugar} in the bowl until pale, then beat in {egg+vanilla}.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {butter+brown-sugar+sugar} en el bol hasta que blanquee e incorpora {egg+vanilla}.
3 work | Stir in {flour+bicarbonate+salt} only until no dry bits are left, then fold in {chocolate+extra}.
| Mezcla {flour+bicarbonate+salt} solo hasta que no quede nada seco y añade {chocolate+extra}.
# Chill and shape | Enfría y forma
30 cook | Chill the dough for {time}: it then spreads less.
| Enfría la masa en la nevera {time}: así se extiende menos.
5 work | Roll into {pieces} balls and set them on the lined tray well apart.
| Forma {pieces} bolas y colócalas muy separadas en la bandeja con papel.
# Bake | Hornea
12 batch safe=egg | Bake for {time}, until the edges are golden and the middles still look soft.
| Hornea {time}, hasta que los bordes se doren y el centro parezca aún blando.
10 cook | Leave on the tray for {time} to firm up, then move to the rack.
| Deja en la bandeja {time} para que cojan cuerpo y pasa a la rejilla.

== brownies
names: Chocolate brownies, brownies, brownie, fudgy brownies, fudge brownies, walnut brownies, chocolate brownie | Brownies de chocolate, brownie, brownies, brownie de chocolate, brownie de chocolate y nueces, brownie con nueces
about: a dense, fudgy chocolate traybake with a crackled top | dulce de chocolate denso y jugoso con la superficie craquelada
kind: cake any easy
serves: 9, most 9 in squareTin, whole
makes: 16
tools: squareTin saucepan bowl whisk paper rack
core: chocolate cocoa egg
ways: oven
instead: mug-brownie
- 180 g butter
- 200 g chocolate; chopped | picad@
- 250 g sugar
- 3 egg
- 1 tsp vanilla; optional
- 90 g flour
- 40 g cocoa
- 1/2 tsp salt
- 80 g walnut; chopped | picad@; optional
~ egg > 180 g apple-sauce; smooth | fina; name Chocolate and apple brownies | Brownies de chocolate y manzana
# Melt | Funde
5 cook | Heat the oven to 180 °C (fan 160 °C). Melt {butter+chocolate} in the saucepan over very low heat for {time}, stirring, and let it cool a little.
| Calienta el horno a 180 °C (160 °C con ventilador). Funde {butter+chocolate} en el cazo a fuego muy bajo {time}, removiendo, y deja templar.
# Mix | Mezcla
4 work if=egg | Whisk {egg+sugar+vanilla} in the bowl until thick, which gives the crackled top, then stir in what was melted.
| Bate {egg+sugar+vanilla} en el bol hasta que espese, para que la superficie quede craquelada, y mezcla con lo fundido.
2 work not=egg | Stir {egg+sugar+vanilla} in the bowl until smooth, then stir in what was melted.
| Mezcla {egg+sugar+vanilla} en el bol hasta que quede liso e incorpora lo fundido.
3 work | Fold in {flour+cocoa+salt} just until even.[ Fold in {walnut}.] Pour into the lined tin.
| Incorpora {flour+cocoa+salt} con suavidad, lo justo para que quede uniforme.[ Añade {walnut}.] Vierte en el molde forrado.
# Bake | Hornea
25 batch safe=egg | Bake for {time}, until the edges are set and a skewer in the middle comes out with moist crumbs, not liquid.
| Hornea {time}, hasta que los bordes cuajen y un palillo en el centro salga con migas húmedas, pero no líquido.
60 cook | Cool in the tin for {time}, lift out and cut into {pieces} squares.
| Deja enfriar en el molde {time}, saca y corta en {pieces} cuadrados.

== shortbread
names: Shortbread, Scottish shortbread, shortbread cookies, shortbread biscuits, shortbread fingers, butter cookies, butter biscuits | Galletas de mantequilla, shortbread, galletas escocesas, shortbread escocés, pastas de mantequilla, galletas de mantequilla escocesas
about: crumbly Scottish biscuits of butter, sugar and flour | galletas escocesas quebradizas de mantequilla, azúcar y harina
kind: cake any easy
serves: 8, most 8 in squareTin, whole
makes: 16
tools: squareTin bowl paper knife rack
core: butter
ways: oven
- 200 g butter; soft | bland@
- 100 g sugar
- 250 g flour
- 50 g cornflour
- 1/4 tsp salt
- 1 tbsp sugar as topping-sugar
~ sugar > 85 g sweetener; for baking | apto para hornear
~ topping-sugar > 1 tbsp sweetener
~ butter > 200 g butter-plant; soft | bland@; name Shortbread with vegetable spread | Shortbread con margarina
# Mix the dough | Haz la masa
6 work | Heat the oven to 160 °C (fan 140 °C). Beat {butter+sugar} in the bowl until smooth, then work in {flour+cornflour+salt} until it just clings together.
| Calienta el horno a 160 °C (140 °C con ventilador). Bate {butter+sugar} en el bol hasta que quede liso e incorpora {flour+cornflour+salt} hasta que la masa apenas se una.
# Press and chill | Aplana y enfría
20 cook | Press evenly into the lined tin, prick all over with a fork and chill for {time}.
| Aplana la masa en el molde forrado, pincha con un tenedor y enfría en la nevera {time}.
# Bake | Hornea
40 batch | Bake for {time}, until pale gold and firm at the edges.
| Hornea {time}, hasta que tome un dorado pálido y el borde esté firme.
30 cook | Sprinkle with {topping-sugar}, cut into {pieces} fingers while hot and leave in the tin for {time} to cool.
| Espolvorea con {topping-sugar}, corta en {pieces} barritas en caliente y deja enfriar en el molde {time}.

== oat-cookies
names: Oat cookies, oatmeal cookies, oat biscuits, oatmeal raisin cookies, oat and raisin cookies, oatmeal biscuits | Galletas de avena, galletas de avena y pasas, cookies de avena, galletas de avena caseras
about: chewy cookies of rolled oats, raisins and cinnamon | galletas tiernas de copos de avena, pasas y canela
kind: cake any easy
serves: 9, most 9 in tray
makes: 18
tools: tray bowl paper rack
core: oats
ways: oven
instead: banana-oat-cookies
- 120 g butter; soft | bland@
- 130 g brown-sugar
- 1 egg; binds
- 1 tsp vanilla
- 110 g flour
- 1 tsp cinnamon
- 1/2 tsp bicarbonate
- 1/4 tsp salt
- 160 g oats
- 100 g raisins; optional
~ brown-sugar > 110 g sweetener; for baking | apto para hornear
~ oats > 160 g oats-gluten-free; name Oat cookies | Galletas de avena
+ 80 g nut chocolate apricot-dried cranberry-dried
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C). Beat {butter+brown-sugar} in the bowl until pale, then beat in {egg+vanilla}.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {butter+brown-sugar} en el bol hasta que blanquee e incorpora {egg+vanilla}.
3 work | Stir in {flour+cinnamon+bicarbonate+salt}, then {oats+raisins+extra}. Let it stand while you line the tray.
| Mezcla {flour+cinnamon+bicarbonate+salt} y después {oats+raisins+extra}. Deja reposar mientras forras la bandeja.
# Shape | Forma
6 work | Set {pieces} walnut-sized heaps on the tray well apart and flatten them a little with wet hands.
| Pon {pieces} montoncitos del tamaño de una ciruela muy separados en la bandeja y aplástalos un poco con las manos húmedas.
# Bake | Hornea
13 batch safe=egg | Bake for {time}, until golden at the edges and still soft in the middle.
| Hornea {time}, hasta que se doren por el borde y el centro siga blando.
10 cook | Leave on the tray for {time}, then cool on the rack until they firm up.
| Deja en la bandeja {time} y enfría en la rejilla hasta que cojan cuerpo.

== peanut-butter-cookies
names: Peanut butter cookies, peanut butter biscuits, peanut cookies | Galletas de mantequilla de cacahuete, galletas de crema de cacahuete, galletas de cacahuete, galletas de mantequilla de maní
about: crisp-edged peanut cookies with a fork pattern | galletas de cacahuete marcadas con un tenedor
kind: cake any easy
serves: 9, most 9 in tray
makes: 18
tools: tray bowl paper rack
core: peanut-butter
ways: oven
- 100 g butter; soft | bland@
- 200 g peanut-butter
- 130 g brown-sugar
- 1 egg; binds
- 1 tsp vanilla
- 170 g flour
- 1/2 tsp bicarbonate
- 1/4 tsp salt
~ brown-sugar > 110 g sweetener; for baking | apto para hornear
~ peanut-butter > 200 g sunflower-butter; name Sunflower butter cookies | Galletas de crema de girasol
+ 80 g chocolate
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C). Beat {butter+peanut-butter+brown-sugar} in the bowl until light, then beat in {egg+vanilla}.
| Calienta el horno a 180 °C (160 °C con ventilador). Bate {butter+peanut-butter+brown-sugar} en el bol hasta que esponje e incorpora {egg+vanilla}.
20 cook | Stir in {flour+bicarbonate+salt}.[ Fold in {extra}.] Chill the dough for {time}.
| Mezcla {flour+bicarbonate+salt}.[ Añade {extra}.] Enfría la masa en la nevera {time}.
# Shape | Forma
6 work | Roll into {pieces} balls, set them apart on the lined tray and press each twice with a fork in a cross.
| Forma {pieces} bolas, sepáralas en la bandeja forrada y aplasta cada una con un tenedor en cruz.
# Bake | Hornea
12 batch safe=egg | Bake for {time}, until golden at the edges.
| Hornea {time}, hasta que se doren por el borde.
10 cook | Leave on the tray for {time} before you lift them onto the rack: hot they break.
| Deja en la bandeja {time} antes de pasar a la rejilla: en caliente se rompen.

== gingerbread-biscuits
names: Gingerbread biscuits, gingerbread, gingerbread cookies, gingerbread men, gingerbread man, ginger biscuits, ginger cookies | Galletas de jengibre, muñecos de jengibre, pan de jengibre, hombrecitos de jengibre, galletas de Navidad, galletas navideñas
about: spiced, crisp biscuits for cutting into shapes | galletas especiadas y crujientes para cortar con formas
kind: cake any easy
serves: 12, most 12 in tray
makes: 24
tools: tray bowl saucepan paper rollingPin rack
core: ginger-ground
ways: oven
- 100 g butter
- 100 g brown-sugar
- 80 g molasses
- 350 g flour
- 1 tsp bicarbonate
- 2 tsp ginger-ground
- 2 tsp cinnamon
- 1/4 tsp clove
- 1/4 tsp salt
- 1 egg; binds
- 100 g icing-sugar; to decorate | para decorar; optional
# Make the dough | Haz la masa
4 cook | Melt {butter+brown-sugar+molasses} in the saucepan over low heat for {time} and cool until lukewarm.
| Funde {butter+brown-sugar+molasses} en el cazo a fuego bajo {time} y deja templar.
5 work | Mix {flour+bicarbonate+ginger-ground+cinnamon+clove+salt} in the bowl and stir in {egg} and what was melted to a soft dough.
| Mezcla {flour+bicarbonate+ginger-ground+cinnamon+clove+salt} en el bol e incorpora {egg} y lo fundido hasta tener una masa blanda.
60 cook | Flatten it, wrap and chill for {time}.
| Aplánala, envuélvela y enfría en la nevera {time}.
# Cut out | Corta
12 work | Heat the oven to 180 °C (fan 160 °C). Roll the dough out to 4 mm, cut out {pieces} shapes and lay them on the lined tray.
| Calienta el horno a 180 °C (160 °C con ventilador). Estira la masa a 4 mm, corta {pieces} figuras y ponlas en la bandeja forrada.
# Bake | Hornea
11 batch safe=egg | Bake for {time}, until the edges darken a little. They crisp as they cool on the rack.
| Hornea {time}, hasta que los bordes se oscurezcan un poco. Al enfriar en la rejilla quedan crujientes.
10 work | Stir {icing-sugar} with a few drops of water and draw on the cold shapes.
| Mezcla {icing-sugar} con unas gotas de agua y decora las figuras frías.

== blueberry-muffins
names: Blueberry muffins, muffins, blueberry muffin, fruit muffins, breakfast muffins | Muffins de arándanos, muffins, magdalenas de arándanos, muffin de arándanos, panquecitos de arándanos
about: tall, soft muffins full of blueberries | magdalenas americanas altas y tiernas con arándanos
kind: cake any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin bowl whisk paper
core: blueberry
ways: oven
instead: fruit-sweetened-sponge
- 300 g flour
- 150 g sugar
- 1 tbsp baking-powder
- 1/4 tsp salt
- 2 egg; binds
- 220 ml milk
- 110 ml sunflower-oil
- 1 lemon; only the zest | solo la ralladura; optional
- 200 g blueberry
~ sugar > 130 g sweetener; for baking | apto para hornear
# Mix | Mezcla
4 work | Heat the oven to 200 °C (fan 180 °C) and line the tin. Mix {flour+sugar+baking-powder+salt} in the bowl.
| Calienta el horno a 200 °C (180 °C con ventilador) y forra el molde. Mezcla {flour+sugar+baking-powder+salt} en el bol.
4 work | Whisk {egg+milk+sunflower-oil+lemon} in a jug, pour in and stir about ten turns: it should stay lumpy. Fold in {blueberry}.
| Bate {egg+milk+sunflower-oil+lemon} en una jarra, añádelo y remueve unas diez vueltas: deben quedar grumos. Incorpora {blueberry}.
why | Stirred smooth, they turn tough and full of tunnels.
| Si se remueve hasta alisar, quedan duros y con túneles.
# Bake | Hornea
22 batch safe=egg | Fill the {pieces} cups nearly to the rim and bake for {time}, until risen and golden and a skewer comes out clean.
| Llena los {pieces} huecos casi hasta el borde y hornea {time}, hasta que suban y se doren y un palillo salga limpio.
10 cook | Cool in the tin for {time} and lift out.
| Deja enfriar en el molde {time} y saca.

== cupcakes
names: Vanilla cupcakes, cupcakes, cupcake, fairy cakes, cupcakes with buttercream | Cupcakes de vainilla, cupcakes, cupcake, magdalenas decoradas, capacillos, ponquecitos
about: small vanilla sponges with a swirl of buttercream | pequeños bizcochos de vainilla con crema de mantequilla
kind: cake any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin bowl mixer paper rack
core: vanilla
ways: oven
-- For the sponge | Para el bizcocho
- 150 g butter; soft | bland@
- 150 g sugar
- 3 egg; binds
- 150 g flour
- 2 tsp baking-powder
- 3 tbsp milk
- 2 tsp vanilla
-- For the top | Para decorar
- 150 g butter as topping-butter; soft | bland@
- 250 g icing-sugar
- 1 tbsp milk as topping-milk
~ icing-sugar > 250 g sugar; ground very fine | molid@ muy fino
~ egg > 150 g yoghurt
~ egg > 150 g yoghurt-soy
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Beat {butter+sugar} in the bowl until white and fluffy, then beat in {egg} bit by bit.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Bate {butter+sugar} en el bol hasta que blanquee y esponje, y añade poco a poco {egg} sin dejar de batir.
3 work | Fold in {flour+baking-powder}, then {milk} and half of {vanilla}. Spoon into the {pieces} cups.
| Incorpora {flour+baking-powder}, luego {milk} y la mitad de {vanilla}. Reparte en los {pieces} huecos.
# Bake | Hornea
20 batch safe=egg | Bake for {time}, until golden and springy.
| Hornea {time}, hasta que se doren y recuperen la forma al tocarlos.
45 cook | Cool on the rack for {time}, until quite cold.
| Deja enfriar en la rejilla {time}, hasta que estén fríos del todo.
# Decorate | Decora
10 work | Beat {topping-butter} until very pale, beat in {icing-sugar+topping-milk} and the rest of {vanilla}, until fluffy. Pipe or spread on top.
| Bate {topping-butter} hasta que blanquee mucho e incorpora {icing-sugar+topping-milk} y el resto de {vanilla} hasta que esponje. Decora con boquilla o espátula.

== macarons
names: Macarons, French macarons, macaron, almond macarons, Parisian macarons | Macarons, macarons franceses, macaron, macarons de almendra, macarons de París
about: smooth almond meringue shells around chocolate ganache | conchas lisas de merengue y almendra rellenas de ganache de chocolate
kind: cake french hard
serves: 10, most 10 in tray
makes: 20
tools: tray bowl mixer sieve saucepan paper
core: almond egg-white
ways: oven
- 120 g almond; very finely ground | molid@ muy finas
- 120 g icing-sugar
- 100 g egg-white
- 100 g sugar
- 100 g chocolate; chopped | picad@
- 100 ml cream
# Sift and whip | Tamiza y monta
5 work | Sieve {almond+icing-sugar} together twice.
| Tamiza {almond+icing-sugar} juntos dos veces.
8 work | Whip {egg-white} in the bowl to soft peaks, add {sugar} by spoonfuls and whip on to stiff, glossy peaks.
| Monta {egg-white} en el bol a punto blando, añade {sugar} a cucharadas y sigue hasta que quede firme y brillante.
5 work | Fold in the sieved mixture and press it against the side, until it flows off the spatula in a thick ribbon.
| Incorpora lo tamizado y aplasta contra la pared, hasta que caiga de la espátula en una cinta gruesa.
# Pipe and dry | Forma y seca
40 cook | Pipe twice {pieces} rounds of 3.5 cm on the lined tray, rap it on the table and let them dry for {time}, until a skin forms.
| Forma con boquilla el doble de {pieces} discos de 3,5 cm en la bandeja forrada, golpéala contra la mesa y deja secar {time}, hasta que hagan piel.
# Bake | Hornea
15 batch safe=egg-white | Bake at 150 °C (fan 135 °C) for {time}, until they have feet and lift off the paper. Cool.
| Hornea a 150 °C (135 °C con ventilador) {time}, hasta que tengan pie y se despeguen del papel. Deja enfriar.
# Fill | Rellena
60 cook | Bring {cream} to the boil in the saucepan, pour over {chocolate}, stir smooth and cool for {time}, until thick.
| Lleva {cream} a ebullición en el cazo, vierte sobre {chocolate}, remueve hasta que quede liso y deja enfriar {time}, hasta que espese.
10 work | Sandwich the shells in pairs with it and keep in the fridge overnight: they soften and taste best the next day.
| Une las conchas de dos en dos con ella y guarda en la nevera toda la noche: al día siguiente están más tiernos y ricos.
`);
