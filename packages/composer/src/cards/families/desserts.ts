import { cards } from "../parse-cards.ts";

export const DESSERTS = cards(`
== apple-pie
names: Apple pie, American apple pie, double crust apple pie, apple tart pie, deep dish apple pie | Tarta de manzana americana, apple pie, pastel de manzana, pay de manzana, pie de manzana, kuchen de manzana cubierto
about: spiced apples under a golden pastry lid | manzanas especiadas bajo una tapa de masa dorada
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin knife bowl rollingPin
core: apple flour
ways: oven
-- For the pastry | Para la masa
- 350 g flour
- 200 g butter; cold, diced | fría, en dados
- 1/2 tsp salt
- 90 ml water; ice-cold | helada
-- For the filling | Para el interior
- 1200 g apple; firm and tart | firmes y ácidas
- 120 g brown-sugar
- 2 tbsp cornflour
- 2 tsp cinnamon
- 1/4 tsp nutmeg; optional
- 1 lemon; juiced | en zumo
- 2 tbsp milk; to glaze | para pintar
~ flour > 350 g flour-gluten-free; name Apple pie | Tarta de manzana americana
# Make the pastry | Haz la masa
8 work | Rub {butter} into {flour+salt} in the bowl until in small lumps, stir in {water} and press together. Divide in two discs.
| Deshaz {butter} con los dedos en {flour+salt} en el bol hasta que queden trozos pequeños, añade {water} y une. Divide en dos discos.
45 cook | Wrap and chill for {time}.
| Envuelve y enfría en la nevera {time}.
# Fill | Rellena
15 work | Peel, core and slice {apple} thinly and mix with {brown-sugar+cornflour+cinnamon+nutmeg+lemon}.
| Pela {apple}, quita el corazón, corta en láminas finas y mezcla con {brown-sugar+cornflour+cinnamon+nutmeg+lemon}.
10 work | Heat the oven to 200 °C (fan 180 °C). Roll out one disc and line the tin, heap in the filling, cover with the other, seal the edge, cut slits and brush with {milk}.
| Calienta el horno a 200 °C (180 °C con ventilador). Estira un disco y forra el molde, llena, cubre con el otro, sella el borde, haz cortes y pinta con {milk}.
# Bake | Hornea
55 batch | Bake in the lower third for {time}, until deep golden and bubbling through the slits.
| Hornea en el tercio inferior {time}, hasta que esté muy dorada y burbujee por los cortes.
90 cook | Cool for {time} before cutting, so that the filling sets.
| Deja enfriar {time} antes de cortar para que el interior cuaje.

== apple-crumble
names: Apple crumble, apple crisp, fruit crumble, crumble, oat apple crumble | Crumble de manzana, apple crumble, crujiente de manzana, crumble
about: soft baked apples under a buttery crumble | manzana asada bajo una capa crujiente de mantequilla
kind: dessert any easy
serves: 6, most 6 in dish
tools: dish knife bowl
core: apple
ways: oven
- 1000 g apple; peeled, in chunks | pelad@, en trozos
- 60 g sugar
- 1 tsp cinnamon
- 1/2 lemon; juiced | en zumo
- 150 g flour
- 60 g oats
- 100 g brown-sugar
- 110 g butter; cold, diced | fría, en dados
- 1 pinch salt
~ sugar > 50 g sweetener; for baking | apto para hornear
~ brown-sugar > 85 g sweetener; for baking | apto para hornear
+ 200 g berries pear rhubarb plum
# Prepare the fruit | Prepara la fruta
10 work | Heat the oven to 190 °C (fan 170 °C). Peel, core and cut {apple} into chunks and mix in the dish with {sugar+cinnamon+lemon+extra}.
| Calienta el horno a 190 °C (170 °C con ventilador). Pela {apple}, quita el corazón, corta en trozos y mezcla en la fuente con {sugar+cinnamon+lemon+extra}.
# Make the crumble | Haz la cobertura
6 work | Rub {butter} into {flour+oats+brown-sugar+salt} in the bowl until it clumps. Scatter over without pressing.
| Deshaz {butter} con los dedos en {flour+oats+brown-sugar+salt} en el bol hasta que se formen grumos. Reparte por encima sin apretar.
# Bake | Hornea
40 batch | Bake for {time}, until the top is golden and the juices bubble at the edge.
| Hornea {time}, hasta que se dore por arriba y el jugo burbujee por el borde.
10 cook | Let it stand for {time} and serve warm.
| Deja reposar {time} y sirve templado.

== lemon-tart
names: Lemon tart, tarte au citron, French lemon tart, baked lemon tart, lemon custard tart | Tarta de limón, tarta de limón francesa, tarte au citron, tartaleta de limón, tarta de crema de limón, pay de limón al horno
about: a crisp sweet pastry case with a sharp lemon filling | base crujiente con un relleno ácido de limón
kind: dessert french medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl whisk rollingPin grater
core: lemon egg
ways: oven
-- For the pastry | Para la masa
- 200 g flour
- 100 g butter; cold, diced | fría, en dados
- 60 g icing-sugar
- 1 egg-yolk; binds
- 1 tbsp water; cold | fría
-- For the filling | Para el interior
- 4 lemon; zest and juice | ralladura y zumo
- 5 egg
- 180 g sugar
- 150 ml cream
~ icing-sugar > 60 g sugar; ground very fine | molid@ muy fino
# Make the pastry | Haz la masa
6 work | Rub {butter} into {flour+icing-sugar} in the bowl until sandy, then bring together with {egg-yolk+water}.
| Deshaz {butter} con los dedos en {flour+icing-sugar} en el bol hasta que parezca arena y une con {egg-yolk+water}.
30 cook | Roll out, line the tin, prick all over and chill for {time}.
| Estira, forra el molde, pincha y enfría en la nevera {time}.
# Bake blind | Hornea la base
22 batch | Line with paper and weights and bake at 190 °C (fan 170 °C) for {time}, taking them out for the last third, until golden.
| Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, retirándolos en el último tercio, hasta que se dore.
# Fill and bake | Rellena y hornea
5 work | Whisk {egg+sugar} lightly in the bowl, stir in the zest and juice of {lemon} and {cream} and skim off the foam.
| Mezcla {egg+sugar} en el bol sin montar, añade la ralladura y el zumo de {lemon} y {cream} y retira la espuma.
30 batch safe=egg,egg-yolk | Pour in and bake at 150 °C (fan 130 °C) for {time}, until set with a slight tremble in the middle.
| Vierte y hornea a 150 °C (130 °C con ventilador) {time}, hasta que cuaje y el centro apenas tiemble.
90 cook | Cool for {time} before slicing.
| Deja enfriar {time} antes de cortar.

== tiramisu
names: Tiramisu, classic tiramisu, Italian tiramisu | Tiramisú, tiramisú italiano, tiramisú clásico, tiramisú casero
about: coffee-soaked ladyfingers layered with mascarpone cream and cocoa | bizcochos de café en capas con crema de mascarpone y cacao
kind: dessert italian medium
serves: 8, most 8 in dish
tools: dish bowl mixer saucepan sieve
core: ladyfingers mascarpone coffee egg
ways: stove
- 4 egg
- 100 g sugar
- 500 g mascarpone
- 300 ml coffee; strong, cold | fuerte y frío
- 30 ml amaretto; optional
- 250 g ladyfingers
- 2 tbsp cocoa
# Whip | Monta la mezcla
8 cook safe=egg | Whisk {egg+sugar} in the bowl over the saucepan with simmering water for {time}, until thick, pale and hot throughout. Take off and whisk until cool.
| Bate {egg+sugar} en el bol sobre el cazo con agua hirviendo suave {time}, hasta que espese, blanquee y esté bien caliente. Retira y sigue batiendo hasta que se enfríe.
why | The classic leaves it raw; heated like this it is as airy and safe for all.
| La versión clásica lo deja crudo; calentado así queda igual de aéreo y apto para todos.
4 work | Beat {mascarpone} briefly until smooth and fold in the foam in three goes.
| Bate un momento {mascarpone} hasta que quede liso e incorpora la espuma en tres veces.
# Layer | Monta
10 work | [Stir {amaretto} into {coffee}. ]Dip {ladyfingers} quickly in and out of {coffee} and lay half in the dish. Cover with half of the mixture, then repeat.
| [Añade {amaretto} a {coffee}. ]Moja {ladyfingers} un instante en {coffee} y pon la mitad en la fuente. Cubre con la mitad de la mezcla y repite.
# Chill | Enfría
360 cook | Cover and chill for {time}, better overnight.
| Tapa y enfría en la nevera {time}, mejor toda la noche.
1 work | Sift {cocoa} over the top just before serving.
| Tamiza {cocoa} por encima justo antes de servir.

== panna-cotta
names: Panna cotta, vanilla panna cotta, pannacotta, panna cotta with berries, Italian panna cotta | Panna cotta, panacota, panna cotta de vainilla, panna cotta con frutos rojos, pannacotta
about: a silky set vanilla cream with a berry sauce | crema de vainilla cuajada y sedosa con salsa de frutos rojos
kind: dessert italian easy
serves: 6, most 6 in moulds
tools: moulds saucepan bowl
core: cream
ways: stove
- 10 g gelatine; in leaves | en hojas
- 600 ml cream
- 200 ml milk
- 90 g sugar
- 1 tsp vanilla
- 200 g mixed-berries
- 40 g sugar as berry-sugar
~ sugar > 75 g sweetener; granulated | granulado
~ berry-sugar > 35 g sweetener; granulated | granulado
~ cream > 600 ml coconut-milk; name Coconut panna cotta | Panna cotta de coco
~ gelatine > 2 tsp agar; in powder | en polvo
# Soften | Hidrata
5 cook if=gelatine | Soak {gelatine} in cold water for {time}.
| Remoja {gelatine} en agua fría {time}.
# Heat | Calienta
6 cook if=gelatine | Heat {cream+milk+sugar+vanilla} in the saucepan for {time} until it steams; do not boil. Take off, squeeze out {gelatine} and stir in until melted.
| Calienta {cream+milk+sugar+vanilla} en el cazo {time} hasta que humee, sin hervir. Retira, escurre {gelatine} y remueve hasta que se funda.
8 cook not=gelatine | Stir {gelatine} into {cream+milk+sugar+vanilla} in the saucepan, bring to the boil and simmer for {time}, stirring.
| Disuelve {gelatine} en {cream+milk+sugar+vanilla} en el cazo, lleva a ebullición y cuece {time} sin dejar de remover.
# Set | Cuaja
300 cook | Divide between the moulds, cool and chill for {time}, until set.
| Reparte en los moldes, deja templar y enfría en la nevera {time}, hasta que cuaje.
# Serve | Sirve
6 cook | Cook {mixed-berries+berry-sugar} in the saucepan for {time} to a light sauce and cool. Dip the moulds in hot water, turn out and pour it over.
| Cuece {mixed-berries+berry-sugar} en el cazo {time} hasta tener una salsa ligera y deja enfriar. Pasa los moldes por agua caliente, desmolda y riega con ella.

== chocolate-mousse
names: Chocolate mousse, mousse au chocolat, dark chocolate mousse, French chocolate mousse | Mousse de chocolate, espuma de chocolate, mousse de chocolate negro, mousse au chocolat
about: an airy dark chocolate mousse | espuma aérea de chocolate negro
kind: dessert french medium
serves: 6, most 6 in glasses
tools: glasses bowl mixer saucepan
core: chocolate
ways: stove
instead: aquafaba-chocolate-mousse
- 200 g chocolate; chopped | picad@
- 30 g butter
- 4 egg
- 40 g sugar
- 1 pinch salt
- 100 ml cream; cold | fría
# Melt | Funde
6 cook | Melt {chocolate+butter} in the bowl over the saucepan with barely simmering water for {time}. Cool until lukewarm.
| Funde {chocolate+butter} en el bol sobre el cazo con agua apenas hirviendo {time}. Deja templar.
# Whip | Monta
8 work raw=egg | Separate {egg} and stir the yellow part into what was melted. Whip the white part with {salt} to soft peaks, then with {sugar} until glossy.
| Separa {egg} y mezcla la parte amarilla con lo fundido. Monta la parte blanca con {salt} a punto blando y luego con {sugar} hasta que brille.
3 work | Whip {cream} softly.
| Monta {cream} sin que quede firme.
# Fold | Mezcla
4 work | Stir a third of the foam into the dark mixture, then fold in the rest and the whipped part gently.
| Mezcla un tercio de la espuma con la base oscura e incorpora con suavidad el resto y lo montado.
# Chill | Enfría
180 cook | Spoon into the glasses and chill for {time}, until set.
| Reparte en las copas y enfría en la nevera {time}, hasta que cuaje.

== aquafaba-chocolate-mousse
names: Aquafaba chocolate mousse, chickpea water chocolate mousse | Mousse de chocolate con aquafaba, mousse de chocolate con agua de garbanzos
about: an airy dark chocolate mousse of whipped chickpea water | espuma aérea de chocolate negro con aquafaba montada
kind: dessert any medium
serves: 6, most 6 in glasses
tools: glasses bowl mixer saucepan
core: chocolate aquafaba
ways: stove
- 200 g chocolate; chopped | picad@
- 200 ml aquafaba; cold | fría
- 1/2 tsp cream-of-tartar; optional
- 50 g sugar
- 1 pinch salt
# Melt | Funde
6 cook | Melt {chocolate} in a small bowl over the saucepan with barely simmering water for {time}. Cool until hardly warm.
| Funde {chocolate} en un bol pequeño sobre el cazo con agua apenas hirviendo {time}. Deja enfriar hasta que apenas esté templado.
# Whip | Monta
10 work | Whip {aquafaba+cream-of-tartar+salt} in the bowl until white, add {sugar} by spoonfuls and whip on to stiff peaks.
| Monta {aquafaba+cream-of-tartar+salt} en el bol hasta que blanquee, añade {sugar} a cucharadas y sigue hasta que esté firme.
# Fold | Mezcla
3 work | Stir a third of the foam into {chocolate}, then fold in the rest gently.
| Mezcla un tercio de la espuma con {chocolate} e incorpora con suavidad el resto.
# Chill | Enfría
180 cook | Spoon into the glasses and chill for {time}, until set.
| Reparte en las copas y enfría en la nevera {time}, hasta que cuaje.

== creme-brulee
names: Crème brûlée, burnt cream, vanilla crème brûlée | Crème brûlée, crema quemada, crema brulé
about: a baked vanilla cream under a crackling sugar crust | crema de vainilla al horno bajo una costra de azúcar crujiente
kind: dessert french medium
serves: 6, most 6 in moulds
tools: moulds saucepan bowl whisk dish sieve
core: egg-yolk cream
ways: oven
- 500 ml cream
- 100 ml milk
- 2 tsp vanilla
- 6 egg-yolk
- 80 g sugar
- 6 tsp sugar as topping-sugar
~ cream > 500 ml coconut-cream; name Coconut crème brûlée | Crème brûlée de coco
# Infuse | Infusiona
6 cook | Heat the oven to 150 °C (fan 130 °C). Heat {cream+milk+vanilla} in the saucepan for {time} until it steams.
| Calienta el horno a 150 °C (130 °C con ventilador). Calienta {cream+milk+vanilla} en el cazo {time} hasta que humee.
4 work | Stir {egg-yolk+sugar} in the bowl without foam, pour in the hot liquid slowly and strain into the moulds.
| Mezcla {egg-yolk+sugar} en el bol sin hacer espuma, vierte despacio el líquido caliente y cuela en los moldes.
# Bake | Hornea
35 batch safe=egg-yolk | Stand them in the dish with hot water half way up and bake for {time}, until set but trembling in the middle.
| Colócalos en la fuente con agua caliente hasta media altura y hornea {time}, hasta que cuaje pero tiemble en el centro.
240 cook | Cool, then chill for {time}.
| Deja templar y enfría en la nevera {time}.
# Burn the top | Quema la superficie
4 work | Spread {topping-sugar} in a thin even layer and melt with a torch, or close under a very hot grill, to a brown glassy crust. Serve while it is crisp.
| Reparte {topping-sugar} en una capa fina y quema con soplete, o muy cerca del grill bien caliente, hasta formar una costra dorada y vítrea. Sirve mientras cruje.

== custard
names: Custard, crème anglaise, vanilla custard, English custard, custard sauce, pouring custard | Crema inglesa, natillas inglesas, crema inglesa de vainilla, custard, salsa de vainilla
about: a warm, pouring vanilla sauce thickened with egg yolk | salsa templada de vainilla espesada con yema
kind: dessert any easy
serves: 6, most 8 in saucepan
tools: saucepan bowl whisk sieve
core: milk
ways: stove
- 500 ml milk
- 100 ml cream
- 2 tsp vanilla
- 4 egg-yolk; binds
- 60 g sugar
- 1 tbsp cornflour
~ sugar > 50 g sweetener; granulated | granulado
~ milk > 500 ml oat-drink; name Oat drink custard | Crema inglesa de avena
~ egg-yolk > 2 tbsp custard-powder
# Heat | Calienta
5 cook | Heat {milk+cream+vanilla} in the saucepan for {time} until it steams.
| Calienta {milk+cream+vanilla} en el cazo {time} hasta que humee.
# Mix | Mezcla
3 work | Whisk {egg-yolk+sugar+cornflour} in the bowl with a spoonful of the liquid, then pour in the rest slowly, whisking.
| Bate {egg-yolk+sugar+cornflour} en el bol con una cucharada del líquido y vierte despacio el resto sin dejar de batir.
# Thicken | Espesa
6 cook safe=egg-yolk | Return to the saucepan and cook over low heat for {time}, stirring all the time, until it coats the back of a spoon; never let it boil hard. Strain.
| Devuelve al cazo y cuece a fuego bajo {time}, sin dejar de remover, hasta que nape la cuchara; que no llegue a hervir fuerte. Cuela.
tip | If lumps form, take it off at once and blend it.
| Si se hacen grumos, retira enseguida y tritura.

== vanilla-ice-cream
names: Vanilla ice cream, ice cream, homemade ice cream, no-churn ice cream, French vanilla ice cream | Helado de vainilla, helado, helado casero, nieve de vainilla, helado de nata y vainilla
title: {extra} ice cream | Helado de {extra}
about: a creamy custard ice cream with vanilla | helado cremoso de yema y vainilla
kind: dessert any medium
serves: 8, most 8 in container
tools: container saucepan bowl whisk sieve mixer
core: cream vanilla
ways: stove+freezer
- 400 ml cream
- 250 ml milk
- 120 g sugar
- 5 egg-yolk
- 1 tbsp vanilla
- 1 pinch salt
+ 300 g strawberry raspberry berries mango banana peach cherry fig papaya pistachio hazelnut walnut dulce-de-leche nutella coconut-milk passion-fruit melon pineapple custard-apple guava blackberry blueberry apricot plum kiwi peanut-butter yoghurt yoghurt-greek biscuits
~ cream > 400 ml coconut-cream; name Coconut and vanilla ice cream | Helado de coco y vainilla
~ egg-yolk > 2 tbsp cornflour; stirred with a little cold water | mezclada con un poco de agua fría
# Cook the base | Cuece la base
5 cook | Heat {milk+sugar+salt} with half of {cream} in the saucepan for {time} until it steams.
| Calienta {milk+sugar+salt} con la mitad de {cream} en el cazo {time} hasta que humee.
8 cook safe=egg-yolk | Whisk {egg-yolk} in the bowl, pour in the hot liquid slowly, return it and cook over low heat for {time}, stirring, until it coats the spoon. Strain, stir in {vanilla}.
| Bate {egg-yolk} en el bol, vierte despacio el líquido caliente, devuélvelo y cuece a fuego bajo {time}, removiendo, hasta que nape la cuchara. Cuela y añade {vanilla}.
240 cook | Cool and chill for {time}, until very cold.
| Deja templar y enfría en la nevera {time}, hasta que esté muy frío.
# Freeze | Congela
2 work | [Crush or blend {extra}, peeled and stoned if needed, and stir into the base.] All must be as cold as the fridge.
| [Aplasta o tritura {extra}, sin piel ni hueso si hace falta, y mezcla con la base.] Todo debe estar tan frío como la nevera.
5 work | Whip the rest of {cream} softly, fold it in and pour into the box; or churn it all in a machine.
| Monta sin que quede firme el resto de {cream}, incorpórala y vierte en el recipiente; o mantécalo todo en máquina.
300 cook | Freeze for {time}, beating well every hour for the first three hours. Soften in the fridge a little before serving.
| Congela {time}, batiendo bien cada hora las tres primeras. Pásalo a la nevera un rato antes de servir.
`);
