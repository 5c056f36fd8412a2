import { cards } from "../parse-cards.ts";

export const BRITISH_BAKES = cards(`
== anzac-biscuits
names: Anzac biscuits, Anzac biscuit, Anzac cookies, Anzacs | Galletas Anzac, galletas australianas de avena y coco, anzac biscuits, galletas de avena y coco
about: chewy Australian biscuits of oats, coconut and golden syrup | galletas australianas de avena, coco y sirope dorado
kind: cake any easy
serves: 10, most 10 in tray
makes: 20
tools: tray bowl saucepan paper rack
core: oats coconut-desiccated
ways: oven
- 100 g oats
- 85 g coconut-desiccated
- 150 g flour
- 120 g brown-sugar
- 1/4 tsp salt
- 125 g butter
- 2 tbsp golden-syrup
- 2 tbsp water; boiling | hirviendo
- 1 tsp bicarbonate
~ oats > 100 g oats-gluten-free; name Anzac biscuits | Galletas Anzac
~ golden-syrup > 2 tbsp honey
# Make the dough | Haz la masa
4 work | Heat the oven to 170 °C (fan 150 °C) and line the tray. Mix {oats+coconut-desiccated+flour+brown-sugar+salt} in the bowl.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra la bandeja. Mezcla {oats+coconut-desiccated+flour+brown-sugar+salt} en el bol.
4 cook | Melt {butter+golden-syrup} in the saucepan over low heat for {time}. Dissolve {bicarbonate} in {water} and stir it in off the heat: it foams up.
| Funde {butter+golden-syrup} en el cazo a fuego suave {time}. Disuelve {bicarbonate} en {water} e incorpora fuera del fuego: sube y espuma.
2 work | Pour over the dry mixture and stir until no dry bits are left.
| Vierte sobre la mezcla seca y remueve hasta que no quede nada seco.
# Shape | Forma
6 work | Roll into {pieces} balls, set them well apart on the tray and flatten a little.
| Forma {pieces} bolas, ponlas muy separadas en la bandeja y aplástalas un poco.
# Bake | Hornea
13 batch | Bake for {time}, until golden all over: still soft when hot, they harden as they cool.
| Hornea {time}, hasta que estén bien doradas: calientes siguen blandas y al enfriarse se endurecen.
10 cook | Leave on the tray for {time} and move to the rack.
| Deja en la bandeja {time} y pasa a la rejilla.

== welsh-cakes
names: Welsh cakes, Welsh cake, Welsh griddle cakes, picau ar y maen, bakestones | Welsh cakes, tortitas galesas de pasas, pastelitos galeses, pastas galesas a la plancha
about: small spiced griddle cakes with raisins | pastas galesas con pasas y especias, hechas a la plancha
kind: cake any easy
serves: 8, most 8 in pan
makes: 16
tools: bowl pan rollingPin
core: raisins flour
ways: stove
- 225 g flour
- 1 tsp baking-powder
- 1/2 tsp mixed-spice
- 1 pinch salt
- 110 g butter; cold, diced | frí@, en dados
- 75 g sugar
- 80 g raisins
- 1 egg; binds
- 1 tbsp milk
- 1 tbsp sugar as dust-sugar; to finish | para terminar
~ flour > 225 g flour-gluten-free; name Welsh cakes of gluten-free flour | Tortitas galesas de harina sin gluten
# Make the dough | Haz la masa
7 work | Rub {butter} into {flour+baking-powder+mixed-spice+salt} in the bowl until sandy. Stir in {sugar+raisins}, then {egg+milk}, and press together into a soft dough.
| Deshaz {butter} con {flour+baking-powder+mixed-spice+salt} en el bol hasta que quede como arena. Añade {sugar+raisins}, luego {egg+milk}, y une apretando en una masa blanda.
5 work | Roll out to 6 mm on a floured board and cut {pieces} rounds of 6 cm, pressing the trimmings together again.
| Estira a 6 mm en una superficie enharinada y corta {pieces} discos de 6 cm, volviendo a juntar los recortes.
# Cook | Cocina
16 pieces safe=egg | Heat the dry, non-stick pan over medium-low heat and cook them in rounds, {time} in all for {pieces}, turning once, until deep gold on both sides and no longer doughy inside.
| Calienta la sartén antiadherente sin grasa a fuego medio-bajo y cocínalas por tandas, {time} en total para {pieces}, con una vuelta, hasta que estén bien doradas por los dos lados y hechas por dentro.
1 work | Sprinkle with {dust-sugar} and eat warm.
| Espolvorea {dust-sugar} y come en caliente.

== bara-brith
names: Bara brith, Welsh tea loaf, tea loaf, fruit tea loaf, Welsh fruit loaf, fruit loaf | Bara brith, pan galés de té y frutas, bizcocho galés de té y pasas, pan de té con frutas
about: a moist Welsh loaf of dried fruit soaked in tea | pan dulce galés y jugoso de frutas remojadas en té
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl paper rack
core: dried-fruit tea
ways: oven
- 350 g dried-fruit; chopped | picad@
- 300 ml tea; strong, hot | fuerte, caliente
- 130 g brown-sugar
- 1 orange; only the zest | solo la ralladura; optional
- 1 egg; binds
- 260 g flour
- 3 tsp baking-powder
- 2 tsp mixed-spice
- 1/4 tsp salt
# Soak | Remoja
480 cook | Pour {tea} over {dried-fruit+brown-sugar} in the bowl, stir and leave covered for {time}, overnight.
| Vierte {tea} sobre {dried-fruit+brown-sugar} en el bol, remueve y deja tapado {time}, toda la noche.
# Mix | Mezcla
6 work | Heat the oven to 170 °C (fan 150 °C) and line the tin. Stir {egg+orange} into the soaked fruit, then {flour+baking-powder+mixed-spice+salt}.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Añade {egg+orange} a la fruta remojada y después {flour+baking-powder+mixed-spice+salt}.
# Bake | Hornea
65 batch safe=egg | Fill the tin and bake for {time}, until a skewer comes out clean; cover with foil if it darkens too soon.
| Llena el molde y hornea {time}, hasta que un palillo salga limpio; cubre con papel de aluminio si se oscurece pronto.
60 cook | Cool on the rack for {time}. It slices best the next day, and keeps for a week well wrapped.
| Deja enfriar en la rejilla {time}. Se corta mejor al día siguiente y dura una semana bien envuelto.

== parkin
names: Parkin, Yorkshire parkin, parkin cake, sticky parkin, sticky ginger parkin | Parkin, parkin de Yorkshire, pastel inglés de avena y jengibre, bizcocho inglés de avena y jengibre
about: a sticky English ginger cake of oats and treacle | pastel inglés de jengibre, pegajoso, con avena y melaza
kind: cake any easy
serves: 16, most 16 in squareTin, whole
makes: 16
tools: squareTin saucepan bowl paper processor
core: oats ginger-ground
ways: oven
- 170 g butter
- 180 g golden-syrup
- 70 g molasses
- 80 g brown-sugar
- 150 g oats; ground coarsely | molidos no muy finos
- 190 g flour
- 2 tsp baking-powder
- 4 tsp ginger-ground
- 1 tsp mixed-spice
- 1/4 tsp salt
- 1 egg; binds
- 80 ml milk
~ oats > 150 g oats-gluten-free; ground coarsely | molidos no muy finos; name Parkin | Parkin
# Melt | Funde
5 cook | Heat the oven to 160 °C (fan 140 °C) and line the tin. Melt {butter+golden-syrup+molasses+brown-sugar} in the saucepan over low heat for {time} and cool a little.
| Calienta el horno a 160 °C (140 °C con ventilador) y forra el molde. Funde {butter+golden-syrup+molasses+brown-sugar} en el cazo a fuego suave {time} y deja templar.
# Mix | Mezcla
5 work | Mix {oats+flour+baking-powder+ginger-ground+mixed-spice+salt} in the bowl. Stir in what was melted, then {egg+milk}: the batter is thin.
| Mezcla {oats+flour+baking-powder+ginger-ground+mixed-spice+salt} en el bol. Incorpora lo fundido y después {egg+milk}: la masa queda líquida.
# Bake | Hornea
55 batch safe=egg | Pour into the tin and bake for {time}, until firm in the middle and a skewer comes out clean.
| Vierte en el molde y hornea {time}, hasta que el centro esté firme y un palillo salga limpio.
60 cook | Cool in the tin for {time} and cut into {pieces} squares.
| Deja enfriar en el molde {time} y corta en {pieces} cuadrados.
tip | Wrapped for three days or more it turns soft and sticky, as it should be.
| Envuelto tres días o más se vuelve tierno y pegajoso, como debe ser.

== cranachan
names: Cranachan, Scottish cranachan, raspberry cranachan | Cranachan, cranachan escocés, postre escocés de frambuesas y avena
about: Scottish whipped cream with raspberries, toasted oats, honey and whisky | nata montada a la escocesa con frambuesas, avena tostada, miel y whisky
kind: dessert any easy
serves: 4, most 8 in bowl
tools: pan bowl mixer glasses
core: raspberry oats cream
ways: stove
- 70 g oats
- 300 g raspberry
- 350 ml cream; cold | fría
- 3 tbsp honey
- 3 tbsp whisky
~ oats > 70 g oats-gluten-free; name Cranachan | Cranachan
~ cream > 350 ml coconut-cream; well chilled | muy fría; name Cranachan with coconut cream | Cranachan con crema de coco
# Toast | Tuesta
5 cook | Toast {oats} in the dry pan over medium heat for {time}, stirring, until toasted and fragrant. Cool.
| Tuesta {oats} en la sartén sin grasa a fuego medio {time}, removiendo, hasta que desprenda{oats?|n} aroma. Deja enfriar.
# Whip | Monta
5 work | Crush a third of {raspberry} with a fork. Whip {cream} in the bowl to soft peaks and fold in {honey+whisky} and most of {oats}.
| Aplasta un tercio de {raspberry} con un tenedor. Monta {cream} en el bol sin que quede muy firme e incorpora {honey+whisky} y la mayor parte de {oats}.
# Layer | Monta las copas
4 work | Layer it in the glasses with the crushed and the whole fruit, scatter the rest of {oats} on top and serve soon.
| Reparte en las copas por capas con la fruta aplastada y la entera, espolvorea el resto de {oats} y sirve pronto.

== pear-and-ginger-cake
names: Pear and ginger cake, ginger and pear cake, pear ginger cake, pear gingerbread cake, sticky pear and ginger cake | Bizcocho de pera y jengibre, tarta de pera y jengibre, pastel de pera y jengibre, torta de pera y jengibre
about: a dark ginger cake with juicy pears | bizcocho oscuro de jengibre con peras jugosas
kind: cake any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer knife paper rack
core: pear ginger-ground
ways: oven
- 3 pear; ripe but firm, peeled, cored | maduras pero firmes, peladas y sin corazón
- 150 g butter; soft | bland@
- 140 g brown-sugar
- 2 egg; binds
- 60 g molasses
- 220 g flour
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 1 tbsp ginger-ground
- 1 tsp cinnamon
- 1/4 tsp salt
- 120 ml milk
+ 60 g walnut pecan almond chocolate
~ pear > 3 apple; peeled, cored | peladas y sin corazón; name Apple and ginger cake | Bizcocho de manzana y jengibre
# Mix | Mezcla
3 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Dice half of {pear} and slice the rest thinly.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Corta la mitad de {pear} en dados y el resto en láminas finas.
7 work | Beat {butter+brown-sugar} in the bowl until pale, then beat in {egg} bit by bit and {molasses}. Fold in {flour+baking-powder+bicarbonate+ginger-ground+cinnamon+salt} by turns with {milk}[, then {extra}].
| Bate {butter+brown-sugar} en el bol hasta que blanquee, añade {egg} poco a poco sin dejar de batir y luego {molasses}. Incorpora {flour+baking-powder+bicarbonate+ginger-ground+cinnamon+salt} alternando con {milk}[, y después {extra}].
# Bake | Hornea
48 batch safe=egg | Fold in the diced fruit, fill the tin, lay the slices on top and bake for {time}, until a skewer comes out clean.
| Incorpora la fruta en dados, llena el molde, coloca encima las láminas y hornea {time}, hasta que un palillo salga limpio.
30 cook | Cool in the tin for {time}, then on the rack. It is best after a day.
| Deja enfriar en el molde {time} y después en la rejilla. Al día siguiente está mejor.

== coffee-and-walnut-cake
names: Coffee and walnut cake, coffee walnut cake, walnut and coffee cake, coffee and walnut sponge | Tarta de café y nueces, bizcocho de café y nueces, pastel de café y nueces, torta de café y nueces
about: a coffee sponge with walnuts and coffee buttercream | bizcocho de café y nueces con crema de mantequilla al café
kind: cake any easy
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl mixer paper rack knife
core: coffee walnut
ways: oven
-- For the sponge | Para el bizcocho
- 225 g butter; soft | bland@
- 200 g brown-sugar
- 4 egg; binds
- 225 g flour
- 3 tsp baking-powder
- 1/4 tsp salt
- 45 ml coffee; very strong, cold | muy fuerte, frío
- 120 g walnut
-- For the icing | Para la cobertura
- 125 g butter as icing-butter; soft | bland@
- 250 g icing-sugar
- 15 ml coffee as icing-coffee; very strong, cold | muy fuerte, frío
~ brown-sugar > 170 g sweetener; for baking | apto para hornear
~ icing-sugar > 210 g sweetener; ground to a powder | molid@ en polvo
~ icing-sugar > 250 g sugar; ground very fine | molid@ muy fino
~ egg > 200 g yoghurt
~ egg > 200 g yoghurt-soy
~ walnut > 120 g sunflower-seeds; name Coffee cake with sunflower seeds | Tarta de café con pipas de girasol
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Keep a quarter of {walnut} for the top and chop the rest. Beat {butter+brown-sugar} in the bowl until pale.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Aparta un cuarto de {walnut} para decorar y pica el resto. Bate {butter+brown-sugar} en el bol hasta que blanquee.
5 work | Beat in {egg} bit by bit. Fold in {flour+baking-powder+salt}, then {coffee} and what was chopped.
| Añade {egg} poco a poco sin dejar de batir. Incorpora {flour+baking-powder+salt} y luego {coffee} y lo picado.
# Bake | Hornea
38 batch safe=egg | Bake for {time}, until springy and a skewer comes out clean.
| Hornea {time}, hasta que recupere la forma al tocarlo y un palillo salga limpio.
60 cook | Turn out, cool on the rack for {time} and cut across into two layers.
| Desmolda, deja enfriar en la rejilla {time} y corta por la mitad en dos capas.
# Ice | Cubre
8 work | Beat {icing-butter} until very pale, beat in {icing-sugar} by spoonfuls, then {icing-coffee}. Fill and top the sponge with it and decorate with what you kept.
| Bate {icing-butter} hasta que blanquee mucho, añade {icing-sugar} a cucharadas y luego {icing-coffee}. Rellena y cubre con ella y decora con lo que apartaste.

== apple-cake
names: Apple cake, Dorset apple cake, German apple cake, English apple cake, apple sponge cake, versunkener Apfelkuchen | Bizcocho de manzana, pastel de manzana y canela, bizcocho de manzana y canela, queque de manzana, torta de manzana casera
about: a moist butter cake with apples and cinnamon | bizcocho jugoso de mantequilla con manzana y canela
kind: cake any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer knife paper rack
core: apple flour
ways: oven
- 500 g apple; peeled, cored | peladas, sin corazón
- 1/2 lemon; juiced | en zumo
- 150 g butter; soft | bland@
- 150 g sugar
- 3 egg; binds
- 1 tsp vanilla
- 220 g flour
- 2 tsp baking-powder
- 1 tsp cinnamon
- 1/4 tsp salt
- 4 tbsp milk
- 1 tbsp sugar as top-sugar; to sprinkle | para espolvorear
~ sugar > 130 g sweetener; for baking | apto para hornear
~ top-sugar > 1 tbsp sweetener
+ 60 g raisins walnut almond blackberry
~ flour > 220 g flour-gluten-free; name Apple cake of gluten-free flour | Bizcocho de manzana de harina sin gluten
~ egg > 150 g yoghurt
~ egg > 150 g yoghurt-soy
# Mix | Mezcla
5 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Dice half of {apple}, slice the rest thinly and mix both with {lemon}.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Corta la mitad de {apple} en dados y el resto en láminas finas y mezcla con {lemon}.
7 work | Beat {butter+sugar} in the bowl until pale and beat in {egg} bit by bit with {vanilla}. Fold in {flour+baking-powder+cinnamon+salt} by turns with {milk}.[ Fold in {extra}.]
| Bate {butter+sugar} en el bol hasta que blanquee y añade {egg} poco a poco con {vanilla}. Incorpora {flour+baking-powder+cinnamon+salt} alternando con {milk}.[ Incorpora {extra}.]
# Bake | Hornea
45 batch safe=egg | Fold in the diced fruit, fill the tin, lay the slices on top, sprinkle with {top-sugar} and bake for {time}, until golden and a skewer comes out clean.
| Incorpora la fruta en dados, llena el molde, coloca encima las láminas, espolvorea {top-sugar} y hornea {time}, hasta que se dore y un palillo salga limpio.
30 cook | Cool in the tin for {time}, then on the rack.
| Deja enfriar en el molde {time} y después en la rejilla.

== marble-cake
names: Marble cake, marbled cake, chocolate and vanilla marble cake, marble loaf, marmorkuchen | Bizcocho marmolado, bizcocho mármol, bizcocho de mármol, torta marmolada, budín marmolado
about: vanilla and chocolate batters swirled together | masas de vainilla y chocolate mezcladas en remolinos
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl mixer paper rack
core: cocoa vanilla flour
ways: oven
- 180 g butter; soft | bland@
- 180 g sugar
- 3 egg; binds
- 2 tsp vanilla
- 220 g flour
- 2.5 tsp baking-powder
- 1/4 tsp salt
- 100 ml milk
- 25 g cocoa
~ sugar > 155 g sweetener; for baking | apto para hornear
~ flour > 220 g flour-gluten-free; name Marble cake of gluten-free flour | Bizcocho marmolado de harina sin gluten
~ egg > 150 g yoghurt
~ egg > 150 g yoghurt-soy
# Mix | Mezcla
8 work | Heat the oven to 170 °C (fan 150 °C) and line the tin. Beat {butter+sugar} in the bowl until white and fluffy, then beat in {egg} bit by bit with {vanilla}.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Bate {butter+sugar} en el bol hasta que blanquee y esponje y añade {egg} poco a poco con {vanilla}.
5 work | Fold in {flour+baking-powder+salt} by turns with most of {milk}. Take out a little less than half of the batter and stir {cocoa} and the rest of {milk} into it.
| Incorpora {flour+baking-powder+salt} alternando con la mayor parte de {milk}. Aparta algo menos de la mitad de la masa y mézclala con {cocoa} y el resto de {milk}.
# Swirl and bake | Marmolea y hornea
3 work | Spoon both batters into the tin by turns and draw a fork through them once in a spiral.
| Reparte las dos masas en el molde a cucharadas alternas y pasa un tenedor una vez en espiral.
55 batch safe=egg | Bake for {time}, until risen and a skewer comes out clean.
| Hornea {time}, hasta que suba y un palillo salga limpio.
30 cook | Cool in the tin for {time}, then on the rack.
| Deja enfriar en el molde {time} y después en la rejilla.

== sticky-ginger-cake
names: Ginger cake, sticky ginger cake, ginger loaf cake, Jamaica ginger cake, gingerbread cake, ginger loaf | Bizcocho de jengibre, pastel de jengibre, bizcocho jugoso de jengibre, torta de jengibre
about: a dark, sticky loaf of ginger and treacle | pan dulce oscuro y jugoso de jengibre y melaza
kind: cake any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin saucepan bowl paper rack
core: ginger-ground
ways: oven
- 110 g butter
- 100 g golden-syrup
- 80 g molasses
- 110 g brown-sugar
- 150 ml milk
- 1 egg; binds
- 230 g flour
- 1.5 tsp bicarbonate
- 4 tsp ginger-ground
- 1 tsp cinnamon
- 1/4 tsp salt
# Melt | Funde
5 cook | Heat the oven to 160 °C (fan 140 °C) and line the tin. Melt {butter+golden-syrup+molasses+brown-sugar} in the saucepan over low heat for {time}, then stir in {milk}.
| Calienta el horno a 160 °C (140 °C con ventilador) y forra el molde. Funde {butter+golden-syrup+molasses+brown-sugar} en el cazo a fuego suave {time} y añade {milk}.
# Mix | Mezcla
4 work | Mix {flour+bicarbonate+ginger-ground+cinnamon+salt} in the bowl, pour in what was melted, add {egg} and whisk to a smooth, thin batter.
| Mezcla {flour+bicarbonate+ginger-ground+cinnamon+salt} en el bol, vierte lo fundido, añade {egg} y bate hasta tener una masa lisa y líquida.
# Bake | Hornea
52 batch safe=egg | Bake for {time}, until springy and a skewer comes out clean. Do not open the oven before.
| Hornea {time}, hasta que recupere la forma al tocarlo y un palillo salga limpio. No abras antes el horno.
60 cook | Cool in the tin for {time}. Wrapped, it is stickier after two days.
| Deja enfriar en el molde {time}. Envuelto, a los dos días está más jugoso.
`);
