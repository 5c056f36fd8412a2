import { cards } from "../parse-cards.ts";

export const PRESERVES_AND_GATEAUX = cards(`
== mulled-wine
names: Mulled wine, glühwein, hot spiced wine, spiced mulled wine, hot mulled wine | Vino caliente especiado, vino caliente, vino especiado, glühwein, vino caliente con especias
about: red wine warmed with orange, cinnamon, clove and anise | vino tinto caliente con naranja, canela, clavo y anís
kind: drink any easy
serves: 6, most 12 in saucepan
tools: knife saucepan sieve
core: red-wine
ways: stove slow-cooker
- 750 ml red-wine
- 1 orange; in slices | en rodajas
- 80 g sugar
- 2 cinnamon-stick
- 6 clove
- 2 star-anise
- 200 ml water
- 3 tbsp brandy; optional
~ red-wine > 750 ml apple-juice; name Mulled apple juice | Zumo de manzana caliente especiado
# Infuse | Infusiona
10 cook way=stove | Simmer {orange+sugar+cinnamon-stick+clove+star-anise} with {water} in the saucepan for {time}.
| Cuece {orange+sugar+cinnamon-stick+clove+star-anise} con {water} en el cazo {time}.
2 work way=slow-cooker | Put {orange+sugar+cinnamon-stick+clove+star-anise} and {water} into the slow cooker and stir.
| Pon {orange+sugar+cinnamon-stick+clove+star-anise} y {water} en la olla de cocción lenta y remueve.
# Warm | Calienta
12 cook way=stove | Add {red-wine}, cover and warm over the lowest heat for {time}: it must steam and never boil.
| Añade {red-wine}, tapa y calienta al fuego más bajo {time}: debe humear sin llegar a hervir.
120 cook way=slow-cooker | Add {red-wine}, cover and heat on low for {time}.
| Añade {red-wine}, tapa y calienta al mínimo {time}.
2 work | [Stir in {brandy}. ]Taste, strain and pour hot into heatproof glasses.
| [Añade {brandy}. ]Prueba, cuela y sirve caliente en vasos resistentes al calor.

== apricot-jam
names: Apricot jam, homemade apricot jam, apricot preserve, apricot preserves, apricot conserve | Mermelada de albaricoque, mermelada de albaricoques, mermelada de damasco, mermelada de chabacano, confitura de albaricoque
about: a bright jam of ripe apricots | mermelada de albaricoques maduros
kind: basic any easy
serves: 20, most 20 in pot
tools: knife pot jar
core: apricot sugar
ways: stove
- 1000 g apricot; stoned, quartered | sin hueso, en cuartos
- 600 g sugar
- 1 lemon; juiced | en zumo
# Macerate | Macera
120 cook | Mix {apricot+sugar+lemon} in the pot and leave for {time}, until the juice runs.
| Mezcla {apricot+sugar+lemon} en la olla y deja {time}, hasta que suelte jugo.
# Cook | Cuece
25 batch | Heat gently until no grain is felt, then boil over lively heat for {time}, stirring and skimming, until a drop on a cold plate wrinkles when pushed.
| Calienta suave hasta que no se note ningún grano y hierve a fuego vivo {time}, removiendo y espumando, hasta que una gota en un plato frío se arrugue al empujarla.
# Bottle | Envasa
5 work | Fill hot into jars boiled clean, close at once and let cool.
| Llena en caliente los tarros hervidos, cierra enseguida y deja enfriar.
tip | Keep it cool and dark; once open in the fridge, and use it within a month.
| Guárdala en un sitio fresco y oscuro; una vez abierta, en la nevera, y consúmela en un mes.

== fig-jam
names: Fig jam, homemade fig jam, fig preserve, fig preserves, fresh fig jam | Mermelada de higos, mermelada de higo, confitura de higos, mermelada casera de higos, dulce de higos
about: a thick jam of fresh figs sharpened with lemon | mermelada espesa de higos frescos con limón
kind: basic any easy
serves: 20, most 20 in pot
tools: knife pot jar masher
core: fig sugar
ways: stove
- 1000 g fig; stalks cut off, quartered | sin rabito, en cuartos
- 500 g sugar
- 2 lemon; juiced | en zumo
- 1 cinnamon-stick; optional
# Macerate | Macera
120 cook | Mix {fig+sugar+lemon} in the pot and leave for {time}, until the juice runs.
| Mezcla {fig+sugar+lemon} en la olla y deja {time}, hasta que suelte jugo.
why | They have little acid of their own: the juice makes it set and keep.
| Tienen poca acidez: el zumo ayuda a que cuaje y se conserve.
# Cook | Cuece
35 batch | [Add {cinnamon-stick}. ]Bring to the boil and simmer briskly for {time}, stirring often and mashing a little, until a spoon drawn across the bottom leaves a clear path.
| [Añade {cinnamon-stick}. ]Lleva a ebullición y cuece a fuego medio-vivo {time}, removiendo a menudo y aplastando un poco, hasta que una cuchara deje un surco limpio en la olla.
# Bottle | Envasa
5 work | Take out the stick, if any, fill hot into jars boiled clean, close at once and let cool.
| Retira la rama, si la hay, llena en caliente los tarros hervidos, cierra enseguida y deja enfriar.
tip | Once open keep it in the fridge and use it within a month.
| Una vez abierta guárdala en la nevera y consúmela en un mes.

== plum-jam
names: Plum jam, homemade plum jam, damson jam, plum preserve, plum preserves, greengage jam | Mermelada de ciruela, mermelada de ciruelas, confitura de ciruela, mermelada casera de ciruela
about: a tart, well-set jam of ripe plums | mermelada de ciruelas maduras, con un punto ácido
kind: basic any easy
serves: 20, most 20 in pot
tools: knife pot jar
core: plum sugar
ways: stove
- 1000 g plum; stoned, quartered | sin hueso, en cuartos
- 150 ml water
- 700 g sugar
- 1/2 lemon; juiced | en zumo
# Soften | Ablanda
15 cook | Simmer {plum+water+lemon} in the pot for {time}, until the skins are soft.
| Cuece {plum+water+lemon} en la olla a fuego suave {time}, hasta que la piel esté tierna.
why | Once it is sweetened the skins soften no more.
| Una vez endulzada, la piel ya no se ablanda.
# Cook | Cuece
18 batch | Stir in {sugar} over low heat until no grain is felt, then boil over lively heat for {time}, stirring and skimming, until a drop on a cold plate wrinkles when pushed.
| Añade {sugar} a fuego suave y remueve hasta que no se note ningún grano; hierve a fuego vivo {time}, removiendo y espumando, hasta que una gota en un plato frío se arrugue al empujarla.
# Bottle | Envasa
5 work | Fill hot into jars boiled clean, close at once and let cool.
| Llena en caliente los tarros hervidos, cierra enseguida y deja enfriar.
tip | Once open keep it in the fridge and use it within a month.
| Una vez abierta guárdala en la nevera y consúmela en un mes.

== raspberry-jam
names: Raspberry jam, homemade raspberry jam, raspberry preserve, raspberry preserves | Mermelada de frambuesa, mermelada de frambuesas, confitura de frambuesa, mermelada casera de frambuesa
about: a fresh, quickly boiled jam of raspberries | mermelada de frambuesas de cocción rápida
kind: basic any easy
serves: 20, most 20 in pot
tools: pot jar
core: raspberry sugar
ways: stove
- 1000 g raspberry
- 750 g sugar
- 1 lemon; juiced | en zumo
# Warm | Calienta
6 cook | Warm {raspberry+lemon} in the pot over low heat for {time}, until the juice runs, and crush a little.
| Calienta {raspberry+lemon} en la olla a fuego suave {time}, hasta que suelte jugo, y aplasta un poco.
# Cook | Cuece
12 batch | Stir in {sugar} until no grain is felt, then boil hard for {time}, stirring and skimming, until a drop on a cold plate wrinkles when pushed.
| Añade {sugar} y remueve hasta que no se note ningún grano; hierve fuerte {time}, removiendo y espumando, hasta que una gota en un plato frío se arrugue al empujarla.
# Bottle | Envasa
5 work | Fill hot into jars boiled clean, close at once and let cool.
| Llena en caliente los tarros hervidos, cierra enseguida y deja enfriar.
tip | For fewer seeds rub half of the warm fruit through a sieve before it is sweetened. Once open keep it in the fridge and use it within a month.
| Para que tenga menos pepitas, pasa la mitad de la fruta caliente por un colador antes de endulzar. Una vez abierta guárdala en la nevera y consúmela en un mes.

== blackberry-jam
names: Blackberry jam, bramble jam, homemade blackberry jam, blackberry preserve | Mermelada de mora, mermelada de moras, mermelada de zarzamora, confitura de moras, mermelada casera de moras
about: a dark jam of blackberries and apple | mermelada oscura de moras con un poco de manzana
kind: basic any easy
serves: 20, most 20 in pot
tools: knife pot jar
core: blackberry sugar
ways: stove
- 900 g blackberry
- 1 apple; peeled, finely diced | pelada, en daditos
- 50 ml water
- 1 lemon; juiced | en zumo
- 750 g sugar
~ apple > 1 quince; peeled, finely grated | pelado, rallado fino
# Soften | Ablanda
12 cook | Simmer {blackberry+apple+water+lemon} in the pot for {time}, until all is soft, and crush a little.
| Cuece {blackberry+apple+water+lemon} en la olla a fuego suave {time}, hasta que todo esté blando, y aplasta un poco.
# Cook | Cuece
14 batch | Stir in {sugar} over low heat until no grain is felt, then boil hard for {time}, stirring and skimming, until a drop on a cold plate wrinkles when pushed.
| Añade {sugar} a fuego suave y remueve hasta que no se note ningún grano; hierve fuerte {time}, removiendo y espumando, hasta que una gota en un plato frío se arrugue al empujarla.
# Bottle | Envasa
5 work | Fill hot into jars boiled clean, close at once and let cool.
| Llena en caliente los tarros hervidos, cierra enseguida y deja enfriar.
tip | Once open keep it in the fridge and use it within a month.
| Una vez abierta guárdala en la nevera y consúmela en un mes.

== orange-marmalade
names: Orange marmalade, marmalade, Seville orange marmalade, homemade marmalade | Mermelada de naranja, mermelada de naranja amarga, mermelada casera de naranja, mermelada de naranjas
about: a bittersweet preserve of oranges with fine shreds of peel | mermelada agridulce de naranja con tiras finas de piel
kind: basic any medium
serves: 24, most 24 in pot
tools: knife pot jar
core: orange sugar
ways: stove
- 1000 g orange; unwaxed, Seville if you find them | sin encerar, amargas si las encuentras
- 1 lemon; juiced | en zumo
- 2000 ml water
- 1500 g sugar
# Slice and soak | Corta y remoja
20 work | Halve {orange}, squeeze out the juice and tie the pips and pulp in a cloth. Cut the peel into fine shreds.
| Parte {orange} por la mitad, exprime el zumo y ata las pepitas y la pulpa en un paño. Corta la piel en tiras finas.
480 cook | Put juice, peel and bundle into the pot with {lemon+water} and soak for {time}, overnight.
| Pon el zumo, la piel y el hatillo en la olla con {lemon+water} y deja en remojo {time}, toda la noche.
why | The pips give what makes it set.
| Las pepitas dan lo que la hace cuajar.
# Soften | Ablanda
100 cook | Simmer gently for {time}, until the shreds crush between two fingers and half of the liquid is gone. Press the bundle well and take it out.
| Cuece a fuego suave {time}, hasta que las tiras se deshagan entre los dedos y quede la mitad del líquido. Aprieta bien el hatillo y retíralo.
# Boil | Hierve
25 batch | Stir in {sugar} over low heat until no grain is felt, then boil hard for {time}, until a drop on a cold plate wrinkles when pushed.
| Añade {sugar} a fuego suave y remueve hasta que no se note ningún grano; hierve fuerte {time}, hasta que una gota en un plato frío se arrugue al empujarla.
# Bottle | Envasa
15 cook | Let it stand for {time}, so that the shreds do not rise, stir, fill into jars boiled clean, close and let cool.
| Deja reposar {time} para que las tiras no suban, remueve, llena los tarros hervidos, cierra y deja enfriar.

== plum-chutney
names: Plum chutney, spiced plum chutney, homemade plum chutney, damson chutney | Chutney de ciruelas, chutney de ciruela, chutney casero de ciruelas, chutney especiado de ciruela
about: plums cooked down with onion, vinegar and warm spices | ciruelas cocidas despacio con cebolla, vinagre y especias
kind: sauce any easy
serves: 20, most 20 in pot
tools: knife pot jar
core: plum
ways: stove
- 1000 g plum; stoned, chopped | sin hueso, picadas
- 2 onion; finely chopped | picad@ fin@
- 1 apple; peeled, chopped | pelada y picada
- 100 g raisins
- 250 g brown-sugar
- 300 ml cider-vinegar
- 1 tbsp ginger; finely grated | rallad@ fin@
- 2 tsp mustard-seeds
- 1 tsp cinnamon
- 1/2 tsp chilli-flakes; optional
- 2 tsp salt
# Cook down | Cuece
75 batch | Put {plum+onion+apple+raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+cinnamon+chilli-flakes+salt} into the pot, bring to the boil and simmer uncovered for {time}, stirring often near the end, until thick and a spoon leaves a path.
| Pon en la olla {plum+onion+apple+raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+cinnamon+chilli-flakes+salt}, lleva a ebullición y cuece destapado {time}, removiendo a menudo al final, hasta que espese y la cuchara deje un surco.
# Bottle | Envasa
6 work | Fill hot into jars boiled clean, with lids that resist acid, close and let cool.
| Llena en caliente los tarros hervidos, con tapas resistentes al ácido, cierra y deja enfriar.
tip | It is best after a month in a cool, dark place. Once open keep it in the fridge.
| Está mejor tras un mes en un sitio fresco y oscuro. Una vez abierto guárdalo en la nevera.

== no-bake-cheesecake
names: No-bake cheesecake, no bake cheesecake, unbaked cheesecake, fridge cheesecake, chilled cheesecake, refrigerator cheesecake, easy no-bake cheesecake | Tarta de queso fría, cheesecake frío, tarta fría de queso, tarta de queso de nevera, cheesecake en frío, tarta de queso en frío, cheesecake frío fácil, pay de queso frío
about: whipped cream cheese set in the fridge on a biscuit base | crema de queso montada y cuajada en la nevera sobre base de galleta
kind: dessert any easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer saucepan paper
core: cream-cheese cream biscuits
ways: stove microwave
- 250 g biscuits; crushed | trituradas
- 110 g butter
- 600 g cream-cheese; cold | frío
- 120 g icing-sugar
- 2 tsp vanilla
- 1 lemon; juiced | en zumo
- 300 ml cream; cold, with at least 35 % fat | fría, con 35 % de grasa como mínimo
+ 200 g strawberry raspberry blueberry blackberry berries cherry mango peach passion-fruit banana lemon-curd jam
~ biscuits > 250 g biscuits-gluten-free; crushed | trituradas; name No-bake cheesecake | Tarta de queso fría
~ biscuits > 250 g almond; ground | molidas; name No-bake cheesecake with an almond base | Tarta de queso fría con base de almendra
~ cream-cheese > 600 g vegan-cream-cheese; cold | frío; name Plant-based no-bake cheesecake | Tarta de queso fría vegetal
~ cream > 300 ml coconut-cream; well chilled | muy fría; name No-bake cheesecake with coconut cream | Tarta de queso fría con crema de coco
# Make the base | Haz la base
3 cook way=stove | Melt {butter} in the saucepan over low heat for {time}.
| Funde {butter} en el cazo a fuego suave {time}.
1 cook way=microwave | Melt {butter} in the microwave for {time}.
| Funde {butter} en el microondas {time}.
5 work | Mix with {biscuits} and press firmly over the bottom of the lined tin. Chill.
| Mezcla con {biscuits} y aprieta bien sobre la base del molde forrado. Enfría.
# Mix | Mezcla
6 work | Beat {cream-cheese+icing-sugar+vanilla+lemon} in the bowl until smooth. Whip {cream} to firm peaks and fold it in gently.
| Bate {cream-cheese+icing-sugar+vanilla+lemon} en el bol hasta que quede liso. Monta {cream} hasta que quede firme e incorpora con suavidad.
# Set | Deja cuajar
480 cook | Spread it over the base, smooth the top and chill for {time}, best overnight.
| Extiende sobre la base, alisa y enfría en la nevera {time}, mejor toda la noche.
2 work | Run a knife round and open the tin.[ Top with {extra}.] Serve cold.
| Pasa un cuchillo por el borde y desmolda.[ Cubre con {extra}.] Sirve en frío.
tip | It keeps for three days in the fridge.
| Se conserva tres días en la nevera.

== black-forest-gateau
names: Black Forest gateau, Black Forest cake, Black Forest cherry cake, Schwarzwälder Kirschtorte, Black Forest torte | Tarta Selva Negra, Selva Negra, tarta de la Selva Negra, pastel Selva Negra, torta Selva Negra
about: chocolate sponge layered with cherries, kirsch and whipped cream | bizcocho de chocolate con capas de cerezas, kirsch y nata montada
kind: cake any hard
serves: 12, most 12 in cakeTin, whole
tools: cakeTin bowl mixer saucepan sieve paper rack knife grater
core: cherry cocoa cream egg
ways: oven+stove
-- For the sponge | Para el bizcocho
- 5 egg
- 160 g sugar
- 110 g flour
- 40 g cocoa
- 1 tsp baking-powder
- 50 g butter; melted | fundid@
-- For the filling | Para el relleno
- 600 g cherry; from a jar, drained | en conserva, escurridas
- 60 g sugar as filling-sugar
- 2 tbsp cornflour
- 150 ml water
- 60 ml brandy; kirsch | kirsch
- 700 ml cream; cold, with at least 35 % fat | fría, con 35 % de grasa como mínimo
- 50 g icing-sugar
- 60 g chocolate; shaved | en virutas
~ brandy > 60 ml apple-juice
~ cream > 700 ml coconut-cream; well chilled | muy fría; name Black Forest gateau with coconut cream | Tarta Selva Negra con crema de coco
# Bake the sponge | Hornea la base
10 work | Heat the oven to 180 °C (fan 160 °C) and line the tin. Whisk {egg+sugar} in the bowl for several minutes, until pale, thick and tripled.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra el molde. Bate {egg+sugar} en el bol varios minutos, hasta que blanquee, espese y triplique su volumen.
3 work | Sieve in {flour+cocoa+baking-powder} and fold in gently, then {butter}.
| Tamiza encima {flour+cocoa+baking-powder}, incorpora con suavidad y después {butter}.
30 batch safe=egg | Bake for {time}, until springy and a skewer comes out clean.
| Hornea {time}, hasta que recupere la forma al tocarlo y un palillo salga limpio.
90 cook | Turn out, cool on the rack for {time} and cut across into three layers.
| Desmolda, deja enfriar en la rejilla {time} y corta en tres capas.
# Cook the fruit | Cuece la fruta
6 cook | Keep a handful of {cherry} for the top. Stir {filling-sugar+cornflour} with {water} in the saucepan, add the rest of {cherry} and simmer for {time}, until thick. Cool.
| Aparta un puñado de {cherry} para decorar. Mezcla {filling-sugar+cornflour} con {water} en el cazo, añade el resto de {cherry} y cuece {time}, hasta que espese. Deja enfriar.
# Assemble | Monta y decora
6 work | Whip {cream} with {icing-sugar} to firm peaks.
| Monta {cream} con {icing-sugar} hasta que quede firme.
12 work | Sprinkle each layer with {brandy}. Stack them with the cold fruit and a third of the whipped mixture between, and cover all over with the rest. Decorate with {chocolate} and the kept fruit.
| Rocía cada capa con {brandy}. Móntalas con la fruta fría y un tercio de lo montado entre ellas y cubre todo con el resto. Decora con {chocolate} y la fruta apartada.
120 cook | Chill for {time} before cutting. Eat within two days.
| Enfría en la nevera {time} antes de cortar. Come antes de dos días.
`);
