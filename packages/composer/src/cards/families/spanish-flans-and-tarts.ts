import { cards } from "../parse-cards.ts";

/** Set desserts and layered or no-bake tarts of a Spanish home. */
export const SPANISH_FLANS_AND_TARTS = cards(`
== natillas-de-chocolate
names: Spanish chocolate custard, chocolate natillas, chocolate custard pots, natillas de chocolate | Natillas de chocolate, natillas de chocolate caseras, crema de chocolate casera
about: a thick pouring custard of milk, egg yolk and dark chocolate | crema espesa de leche, yema y chocolate negro
kind: dessert spanish easy
serves: 4, most 6 in saucepan
tools: saucepan bowl whisk glasses
core: milk chocolate
ways: stove
- 600 ml milk
- 4 egg-yolk
- 70 g sugar
- 20 g cornflour
- 120 g chocolate; chopped | picad@
- 1 tsp vanilla; optional
- 1 pinch salt
~ milk > 600 ml soy-drink; name Chocolate custard with soya drink | Natillas de chocolate con bebida de soja
~ milk > 600 ml oat-drink; name Chocolate custard with oat drink | Natillas de chocolate con bebida de avena
~ egg-yolk > 25 g cornflour; name Chocolate custard | Natillas de chocolate
# Mix | Mezcla
4 work | Whisk {egg-yolk+sugar+cornflour+salt} in the bowl with a small glass of {milk}.
| Bate {egg-yolk+sugar+cornflour+salt} en el bol con un vasito de {milk}.
5 cook | Heat the rest of {milk} in the saucepan for {time}, until it steams, and pour over, whisking.
| Calienta el resto de {milk} en el cazo {time}, hasta que humee, y vierte por encima, batiendo.
# Thicken | Espesa
6 cook safe=egg-yolk | Return to the saucepan and cook over low heat for {time}, stirring all the time, until it coats the spoon.
| Devuelve al cazo y cuece a fuego suave {time}, sin dejar de remover, hasta que nape la cuchara.
2 work | Off the heat melt {chocolate+vanilla} in it and pour into the glasses.
| Fuera del fuego funde en ella {chocolate+vanilla} y reparte en los vasos.
120 cook | Cool with film on the surface and chill for {time}. Eat within 3 days.
| Deja enfriar con film a ras y guarda en la nevera {time}. Come en 3 días.

== flan-de-queso
names: Cheese flan, cream cheese flan, Spanish cheese flan, flan de queso | Flan de queso, flan de queso crema, flan de queso casero, flan de queso al horno
about: a dense flan of cream cheese, egg and milk under caramel | flan denso de queso crema, huevo y leche con caramelo
kind: dessert spanish easy
serves: 8, most 8 in loafTin, whole
tools: loafTin saucepan blender dish bowl
core: cream-cheese egg
ways: stove+oven
- 100 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 250 g cream-cheese
- 400 ml milk
- 370 g condensed-milk
- 5 egg
- 1 tsp vanilla; optional
# Line the tin | Carameliza el molde
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber, and coat the tin. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar, y cubre el molde. Quema mucho.
# Blend | Tritura
3 work | Blend {cream-cheese+milk+condensed-milk+egg+vanilla} in the bowl until smooth, without much foam, and pour into the tin.
| Tritura {cream-cheese+milk+condensed-milk+egg+vanilla} en el bol hasta que quede liso, sin mucha espuma, y vierte en el molde.
# Bake in a water bath | Hornea al baño maría
60 batch safe=egg | Stand the tin in the dish with hot water half way up and bake at 170 °C (fan 150 °C) for {time}, until set but trembling in the middle.
| Coloca el molde en la fuente con agua caliente hasta media altura y hornea a 170 °C (150 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
300 cook | Cool, then chill for {time}. Run a knife around and turn out.
| Deja enfriar y guarda en la nevera {time}. Pasa un cuchillo por el borde y desmolda.

== flan-de-cafe
names: Coffee flan, Spanish coffee flan, coffee crème caramel, flan de café | Flan de café, flan de café casero, flan de café con leche
about: a set cream of milk, egg and strong coffee under caramel | crema cuajada de leche, huevo y café con caramelo
kind: dessert spanish medium
serves: 6, most 6 in moulds, whole
tools: moulds saucepan bowl whisk dish
core: egg milk coffee
ways: stove+oven
- 100 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 400 ml milk
- 100 ml coffee; strong, brewed | fuerte, hecho
- 5 egg
- 120 g sugar
~ milk > 400 ml soy-drink; name Coffee flan with soya drink | Flan de café con bebida de soja
# Line the moulds | Carameliza los moldes
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber. Pour into the moulds at once. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar. Reparte enseguida en los moldes. Quema mucho.
# Mix | Mezcla
4 cook | Warm {milk+coffee} in the saucepan for {time}.
| Templa {milk+coffee} en el cazo {time}.
3 work | Stir {egg+sugar} in the bowl without foam, pour in the warm liquid and fill the moulds.
| Mezcla {egg+sugar} en el bol sin hacer espuma, vierte el líquido templado y llena los moldes.
# Bake in a water bath | Hornea al baño maría
40 batch safe=egg | Stand the moulds in the dish, pour hot water half way up and bake at 160 °C (fan 140 °C) for {time}, until set but trembling in the middle.
| Coloca los moldes en la fuente, vierte agua caliente hasta media altura y hornea a 160 °C (140 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
240 cook | Cool, then chill for {time}. Run a knife around and turn out.
| Deja enfriar y guarda en la nevera {time}. Pasa un cuchillo por el borde y desmolda.

== flan-de-chocolate
names: Chocolate flan, Spanish chocolate flan, chocolate crème caramel | Flan de chocolate, flan de chocolate casero, flan de chocolate negro
about: a set cream of milk, egg and dark chocolate | crema cuajada de leche, huevo y chocolate negro
kind: dessert spanish medium
serves: 6, most 6 in moulds, whole
tools: moulds saucepan bowl whisk dish
core: egg milk chocolate
ways: stove+oven
- 80 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 500 ml milk
- 150 g chocolate; chopped | picad@
- 4 egg
- 80 g sugar
~ milk > 500 ml soy-drink; name Chocolate flan with soya drink | Flan de chocolate con bebida de soja
# Line the moulds | Carameliza los moldes
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber. Pour into the moulds at once. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar. Reparte enseguida en los moldes. Quema mucho.
# Mix | Mezcla
6 cook | Warm {milk} in the saucepan for {time} and melt {chocolate} in it.
| Calienta {milk} en el cazo {time} y funde en él {chocolate}.
3 work | Stir {egg+sugar} in the bowl without foam, pour in the warm liquid and fill the moulds.
| Mezcla {egg+sugar} en el bol sin hacer espuma, vierte el líquido templado y llena los moldes.
# Bake in a water bath | Hornea al baño maría
40 batch safe=egg | Stand the moulds in the dish, pour hot water half way up and bake at 160 °C (fan 140 °C) for {time}, until set but trembling in the middle.
| Coloca los moldes en la fuente, vierte agua caliente hasta media altura y hornea a 160 °C (140 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
240 cook | Cool, then chill for {time}. Turn out.
| Deja enfriar y guarda en la nevera {time}. Desmolda.

== flan-de-calabaza
names: Pumpkin flan, Spanish pumpkin flan, pumpkin crème caramel | Flan de calabaza, flan de calabaza casero, flan de calabaza al horno
about: a set cream of pumpkin, egg and milk with cinnamon | crema cuajada de calabaza, huevo y leche con canela
kind: dessert spanish medium
serves: 8, most 8 in loafTin, whole
tools: knife loafTin saucepan blender bowl dish
core: pumpkin egg
ways: stove+oven
- 80 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 500 g pumpkin; peeled, in pieces | pelad@, en trozos
- 300 ml milk
- 5 egg
- 140 g sugar
- 1 tsp cinnamon; optional
- 1 orange; only the zest | solo la ralladura; optional
# Boil | Cuece
18 cook | Boil {pumpkin} in the saucepan for {time}, until soft. Drain very well.
| Cuece {pumpkin} en el cazo {time}, hasta que esté blanda. Escurre muy bien.
8 cook | Melt {caramel-sugar} with a spoonful of water in the clean saucepan for {time} without stirring, until amber, and coat the tin. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo limpio {time} sin remover, hasta que tome color ámbar, y cubre el molde. Quema mucho.
# Blend | Tritura
3 work | Blend {pumpkin+milk+egg+sugar+cinnamon+orange} in the bowl and pour into the tin.
| Tritura {pumpkin+milk+egg+sugar+cinnamon+orange} en el bol y vierte en el molde.
# Bake in a water bath | Hornea al baño maría
60 batch safe=egg | Stand the tin in the dish with hot water half way up and bake at 170 °C (fan 150 °C) for {time}, until set.
| Coloca el molde en la fuente con agua caliente hasta media altura y hornea a 170 °C (150 °C con ventilador) {time}, hasta que cuaje.
300 cook | Cool, then chill for {time} and turn out.
| Deja enfriar, guarda en la nevera {time} y desmolda.

== flan-de-nata
names: Cream flan, Spanish cream flan, flan de nata | Flan de nata, flan de nata casero, flan de nata y huevo, flan cremoso de nata
about: a rich flan of cream, milk and egg yolk under caramel | flan cremoso de nata, leche y yema con caramelo
kind: dessert spanish medium
serves: 6, most 6 in moulds, whole
tools: moulds saucepan bowl whisk dish
core: cream egg
ways: stove+oven
- 100 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 300 ml cream; liquid | líquida
- 200 ml milk
- 3 egg
- 3 egg-yolk
- 100 g sugar
- 1 tsp vanilla; optional
+ 150 g nougat chestnut
# Line the moulds | Carameliza los moldes
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber. Pour into the moulds at once. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar. Reparte enseguida en los moldes. Quema mucho.
# Mix | Mezcla
5 cook | Warm {cream+milk} in the saucepan for {time}.[ Melt {extra} in it, and blend.]
| Templa {cream+milk} en el cazo {time}.[ Funde {extra} y tritura.]
3 work | Stir {egg+egg-yolk+sugar+vanilla} in the bowl without foam, pour in the warm liquid and fill the moulds.
| Mezcla {egg+egg-yolk+sugar+vanilla} en el bol sin hacer espuma, vierte el líquido templado y llena los moldes.
# Bake in a water bath | Hornea al baño maría
40 batch safe=egg,egg-yolk | Stand the moulds in the dish, pour hot water half way up and bake at 150 °C (fan 130 °C) for {time}, until set but trembling in the middle.
| Coloca los moldes en la fuente, vierte agua caliente hasta media altura y hornea a 150 °C (130 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
240 cook | Cool, then chill for {time} and turn out.
| Deja enfriar, guarda en la nevera {time} y desmolda.

== flan-de-turron
names: Turrón flan, nougat flan, Spanish Christmas flan with turrón | Flan de turrón, flan de turrón de Jijona, flan de turrón blando, flan de Navidad
about: a set cream of soft almond turrón, milk, cream and egg | crema cuajada de turrón blando, leche, nata y huevo
kind: dessert spanish easy
serves: 8, most 8 in loafTin, whole
tools: loafTin saucepan blender dish
core: nougat egg
ways: stove+oven
- 80 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 1 nougat; soft, a bar of 250 g | blando, una barra de 250 g
- 400 ml milk
- 200 ml cream; liquid | líquida
- 5 egg
- 60 g sugar
# Line the tin | Carameliza el molde
8 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan for {time} without stirring, until amber, and coat the tin. It burns badly.
| Funde {caramel-sugar} con una cucharada de agua en el cazo {time} sin remover, hasta que tome color ámbar, y cubre el molde. Quema mucho.
# Blend | Tritura
6 cook | Warm {milk+cream+nougat} in the saucepan for {time}, then blend with {egg+sugar} and pour into the tin.
| Calienta {milk+cream+nougat} en el cazo {time}, tritura con {egg+sugar} y vierte en el molde.
# Bake in a water bath | Hornea al baño maría
55 batch safe=egg | Stand the tin in the dish with hot water half way up and bake at 170 °C (fan 150 °C) for {time}, until set.
| Coloca el molde en la fuente con agua caliente hasta media altura y hornea a 170 °C (150 °C con ventilador) {time}, hasta que cuaje.
300 cook | Cool, then chill for {time} and turn out.
| Deja enfriar, guarda en la nevera {time} y desmolda.

== tarta-de-cuajada
names: Spanish junket tart, tarta de cuajada, no-bake junket cake, set milk cake | Tarta de cuajada, tarta de cuajada sin horno, tarta de cuajada y galletas, tarta fría de cuajada, tarta de queso con cuajada
about: a cold set tart of milk, cream and cream cheese on a biscuit base | tarta fría cuajada de leche, nata y queso crema sobre base de galleta
kind: dessert spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin saucepan whisk bowl
core: milk cream rennet
ways: stove
- 200 g biscuits; crushed | trituradas
- 90 g butter; melted | fundid@
- 500 ml milk
- 500 ml cream; liquid | líquida
- 250 g cream-cheese; optional
- 120 g sugar
- 24 g rennet; in powder, two sachets | en polvo, dos sobres
- 150 g jam; optional
+ 200 g fruit chocolate caramel
# Make the base | Haz la base
5 work | Mix {biscuits+butter}, press into the tin and chill.
| Mezcla {biscuits+butter}, aprieta en el molde y deja en la nevera.
# Set | Cuaja
2 work | Dissolve {rennet} in the bowl with half of {milk}.
| Disuelve {rennet} en el bol con la mitad de {milk}.
9 cook | Heat {milk:rest} with {cream+cream-cheese+sugar} in the saucepan for {time}, stirring. When it boils pour in the rest and stir until it boils again.
| Calienta {milk:rest} con {cream+cream-cheese+sugar} en el cazo {time}, removiendo. Cuando hierva vierte el resto y remueve hasta que vuelva a hervir.
1 work | Pour at once over the base, on the back of a spoon.
| Vierte enseguida sobre la base, en el dorso de una cuchara.
240 cook | Cool and chill for {time}.[ Cover with {jam}.][ Finish with {extra}.]
| Deja enfriar y guarda en la nevera {time}.[ Cubre con {jam}.][ Termina con {extra}.]

== tarta-de-yogur
names: No-bake yoghurt tart, set yoghurt cake, cold yogurt tart, no-bake yogurt cake | Tarta de yogur, tarta de yogur sin horno, tarta fría de yogur, tarta mousse de yogur
about: a cold set tart of yoghurt and cream on a biscuit base | tarta fría cuajada de yogur y nata sobre base de galleta
kind: dessert spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin saucepan bowl mixer
core: yoghurt cream
ways: stove
- 200 g biscuits; crushed | trituradas
- 90 g butter; melted | fundid@
- 500 g yoghurt; thick | espeso
- 400 ml cream
- 110 g sugar
- 100 ml milk
- 8 leaf gelatine
- 1 lemon; only the zest | solo la ralladura; optional
~ gelatine > 22 g vegan-gelatine
+ 250 g strawberry berries fruit jam
# Make the base | Haz la base
5 work | Mix {biscuits+butter}, press into the tin and chill.
| Mezcla {biscuits+butter}, aprieta en el molde y deja en la nevera.
10 cook if=gelatine | Soak {gelatine} in cold water for {time}.
| Hidrata {gelatine} en agua fría {time}.
# Mix | Mezcla
5 cook | Warm {milk+sugar} in the saucepan for {time} and melt {gelatine} in it. Cool a little and stir into {yoghurt+lemon}.
| Calienta {milk+sugar} en el cazo {time} y funde en él {gelatine}. Deja templar y mezcla con {yoghurt+lemon}.
5 work | Whip {cream} softly, fold in and pour over the base.
| Monta {cream} sin que quede firme, incorpora y vierte sobre la base.
# Set | Cuaja
300 cook | Chill for {time} or overnight and turn out.[ Cover with {extra}.]
| Deja en la nevera {time} o toda la noche y desmolda.[ Cubre con {extra}.]

== tarta-de-fresas-con-nata
names: Strawberry cream cake, strawberry and cream sponge cake, strawberry shortcake Spanish style, strawberry gateau | Tarta de fresas, tarta de fresas con nata, tarta de nata y fresas, tarta de fresa, tarta de bizcocho, nata y fresas
about: layers of soaked sponge, whipped cream and strawberries | capas de bizcocho empapado, nata montada y fresas
kind: cake spanish medium
serves: 10, most 10 in cakeTin, whole
tools: knife cakeTin bowl mixer saucepan
core: strawberry cream flour
ways: oven+stove
- 4 egg
- 120 g sugar
- 120 g flour
- 500 g strawberry; sliced | en láminas
- 500 ml cream; very cold | muy fría
- 60 g icing-sugar
- 100 g sugar as syrup-sugar
- 100 ml water
- 1 tsp vanilla; optional
~ flour > 120 g flour-gluten-free; name Strawberry cream cake | Tarta de fresas
~ strawberry > 500 g peach; sliced | en láminas; name Peach cream cake | Tarta de melocotón
~ strawberry > 500 g pineapple; in thin pieces | en trozos finos; name Pineapple cream cake | Tarta de piña
# Bake | Hornea
8 work | Heat the oven to 180 °C (fan 160 °C). Whip {egg+sugar} in the bowl until pale and three times the size, fold in {flour}, sieved, and pour into the greased tin.
| Calienta el horno a 180 °C (160 °C con ventilador). Monta {egg+sugar} en el bol hasta que blanquee y triplique su volumen, incorpora {flour} con un colador y vierte en el molde engrasado.
25 batch safe=egg | Bake for {time}, until golden and springy. Cool and split in two.
| Hornea {time}, hasta que se dore y esté esponjosa. Enfría y parte en dos.
5 cook | Boil {syrup-sugar+water+vanilla} in the saucepan for {time} and cool.
| Hierve {syrup-sugar+water+vanilla} en el cazo {time} y deja enfriar.
# Build | Monta
10 work | Whip {cream+icing-sugar} until firm. Moisten the layers with the syrup, fill with half of what was whipped and half of {strawberry}, close and cover with the rest and {strawberry:rest}.
| Monta {cream+icing-sugar} hasta que quede firme. Empapa las capas, rellena con la mitad de lo montado y la mitad de {strawberry}, cierra y cubre con el resto y {strawberry:rest}.
60 cook | Chill for {time} and eat within 2 days.
| Deja en la nevera {time} y come en 2 días.

== tarta-de-hojaldre
names: Puff pastry cream tart, puff pastry cake with cream, Spanish milhojas, cream slice tart | Tarta de hojaldre, tarta de milhojas, milhojas de crema, milhojas, milhojas de crema pastelera, tarta de hojaldre y crema
about: crisp sheets of puff pastry filled with vanilla custard | láminas de hojaldre crujiente con crema pastelera
kind: cake spanish medium
serves: 8, most 8 in tray, whole
tools: tray paper saucepan bowl whisk knife
core: puff-pastry milk
ways: oven+stove
- 500 g puff-pastry
- 600 ml milk
- 5 egg-yolk
- 130 g sugar
- 50 g cornflour
- 1 lemon; only the peel | solo la piel; optional
- 1 tsp vanilla; optional
- 30 g icing-sugar
~ milk > 600 ml soy-drink; name Puff pastry cream tart | Tarta de hojaldre
+ 250 g strawberry cream apple almond raspberry
# Bake | Hornea
25 batch | Roll {puff-pastry} out to three equal sheets, prick, lay on the lined tray, cover with paper and a second tray and bake at 200 °C (fan 180 °C) for {time}, until deep gold. Cool.
| Estira {puff-pastry} en tres láminas iguales, pincha, coloca en la bandeja forrada, cubre con papel y otra bandeja y hornea a 200 °C (180 °C con ventilador) {time}, hasta que se dore bien. Deja enfriar.
# Make the filling | Haz el relleno
5 cook | Heat most of {milk} with {lemon+vanilla} in the saucepan for {time}, then take out the peel.
| Calienta casi toda {milk} con {lemon+vanilla} en el cazo {time} y retira la piel.
6 cook safe=egg-yolk | Whisk {egg-yolk+sugar+cornflour} in the bowl with the rest of {milk}, pour in the hot liquid, return and cook for {time}, stirring, until thick. Cool with film on the surface.
| Bate {egg-yolk+sugar+cornflour} en el bol con el resto de {milk}, vierte el líquido caliente, devuelve y cuece {time}, removiendo, hasta que espese. Deja enfriar con film a ras.
# Build | Monta
6 work | Layer the sheets with the filling and dust with {icing-sugar}.[ Put {extra} between them.] Cut with a saw knife and eat the same day.
| Monta las láminas con el relleno y espolvorea {icing-sugar}.[ Pon {extra} entre ellas.] Corta con cuchillo de sierra y come el mismo día.
`);
