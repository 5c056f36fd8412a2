import { cards } from "../parse-cards.ts";

export const BISCUITS_AND_PUFF_PASTRIES = cards(`
== snickerdoodles
names: Snickerdoodles, snickerdoodle, snickerdoodle cookies, cinnamon sugar cookies | Snickerdoodles, galletas americanas de canela, galletas de azúcar y canela, galletas de canela y azúcar
about: soft American cookies rolled in cinnamon sugar | galletas americanas tiernas rebozadas en azúcar y canela
kind: cake any easy
serves: 10, most 10 in tray
makes: 20
tools: tray bowl paper rack
core: cinnamon
ways: oven
- 170 g butter; soft | bland@
- 200 g sugar
- 1 egg; binds
- 1 tsp vanilla
- 260 g flour
- 1 tsp cream-of-tartar
- 1/2 tsp bicarbonate
- 1/4 tsp salt
- 3 tbsp sugar as rolling-sugar; to roll in | para rebozar
- 1 tbsp cinnamon
# Make the dough | Haz la masa
6 work | Beat {butter+sugar} in the bowl until pale, then beat in {egg+vanilla}. Stir in {flour+cream-of-tartar+bicarbonate+salt} to a soft dough.
| Bate {butter+sugar} en el bol hasta que blanquee e incorpora {egg+vanilla}. Mezcla con {flour+cream-of-tartar+bicarbonate+salt} hasta tener una masa blanda.
30 cook | Chill for {time}. Heat the oven to 190 °C (fan 170 °C) and line the tray.
| Enfría en la nevera {time}. Calienta el horno a 190 °C (170 °C con ventilador) y forra la bandeja.
# Shape | Forma
8 work | Mix {rolling-sugar+cinnamon} on a plate. Roll the dough into {pieces} balls, turn them in it until well coated and set them well apart on the tray.
| Mezcla {rolling-sugar+cinnamon} en un plato. Forma {pieces} bolas, rebózalas bien y ponlas muy separadas en la bandeja.
# Bake | Hornea
10 batch safe=egg | Bake for {time}, until the edges are set and the tops cracked, but the middles still look soft.
| Hornea {time}, hasta que el borde esté hecho y la superficie agrietada, con el centro aún blando.
10 cook | Leave on the tray for {time}, then cool on the rack.
| Deja en la bandeja {time} y después enfría en la rejilla.

== double-chocolate-cookies
names: Double chocolate cookies, double chocolate chip cookies, double choc chip cookies, double chocolate cookie, chocolate chocolate chip cookies | Galletas de doble chocolate, cookies de doble chocolate, galletas de cacao con pepitas de chocolate, cookies doble chocolate
about: dark, soft cocoa cookies with chunks of chocolate | galletas tiernas de cacao con trozos de chocolate
kind: cake any easy
serves: 9, most 9 in tray
makes: 18
tools: tray bowl paper rack
core: cocoa chocolate
ways: oven air-fryer
- 150 g butter; soft | bland@
- 130 g brown-sugar
- 80 g sugar
- 1 egg; binds
- 1 tsp vanilla
- 180 g flour
- 50 g cocoa
- 1/2 tsp bicarbonate
- 1/4 tsp salt
- 180 g chocolate; in chunks | en trozos
+ 80 g nut chocolate-white oats cherry
# Make the dough | Haz la masa
6 work | Beat {butter+brown-sugar+sugar} in the bowl until pale, then beat in {egg+vanilla}.
| Bate {butter+brown-sugar+sugar} en el bol hasta que blanquee e incorpora {egg+vanilla}.
3 work | Stir in {flour+cocoa+bicarbonate+salt} only until no dry bits are left, then fold in {chocolate+extra}.
| Mezcla {flour+cocoa+bicarbonate+salt} solo hasta que no quede nada seco y añade {chocolate+extra}.
30 cook | Chill for {time}. Roll into {pieces} balls.
| Enfría en la nevera {time}. Forma {pieces} bolas.
# Bake | Hornea
11 batch way=oven safe=egg | Set them well apart on the lined tray and bake at 180 °C (fan 160 °C) for {time}, until the edges are firm and the middles still soft.
| Ponlas muy separadas en la bandeja forrada y hornea a 180 °C (160 °C con ventilador) {time}, hasta que el borde esté firme y el centro aún blando.
9 batch way=air-fryer safe=egg | Set them well apart on paper in the air fryer and cook at 160 °C for {time}, until the edges are firm and the middles still soft.
| Ponlas muy separadas sobre papel en la freidora de aire y cocina a 160 °C {time}, hasta que el borde esté firme y el centro aún blando.
10 cook | Leave them for {time} to firm up, then cool on the rack.
| Deja {time} para que cojan cuerpo y después enfría en la rejilla.

== chocolate-chip-oat-cookies
names: Chocolate chip oat cookies, oatmeal chocolate chip cookies, oat and chocolate chip cookies, chocolate oat cookies, oat chocolate chip cookies | Galletas de avena y chocolate, galletas de avena con chocolate, galletas de avena con pepitas de chocolate, galletas de avena con chispas de chocolate, cookies de avena y chocolate
about: chewy oat cookies with chocolate chips | galletas tiernas de avena con pepitas de chocolate
kind: cake any easy
serves: 9, most 9 in tray
makes: 18
tools: tray bowl paper rack
core: oats chocolate
ways: oven
- 120 g butter; soft | bland@
- 120 g brown-sugar
- 40 g sugar
- 1 egg; binds
- 1 tsp vanilla
- 120 g flour
- 1/2 tsp bicarbonate
- 1/4 tsp salt
- 150 g oats
- 130 g chocolate; in small chunks | en trocitos
+ 80 g nut raisins coconut-desiccated cranberry-dried
~ oats > 150 g oats-gluten-free; name Chocolate chip oat cookies | Galletas de avena y chocolate
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C) and line the tray. Beat {butter+brown-sugar+sugar} in the bowl until pale, then beat in {egg+vanilla}.
| Calienta el horno a 180 °C (160 °C con ventilador) y forra la bandeja. Bate {butter+brown-sugar+sugar} en el bol hasta que blanquee e incorpora {egg+vanilla}.
3 work | Stir in {flour+bicarbonate+salt}, then {oats+chocolate+extra}.
| Mezcla {flour+bicarbonate+salt} y después {oats+chocolate+extra}.
15 cook | Let the dough stand for {time}, so that the flakes take up moisture.
| Deja reposar la masa {time} para que los copos se hidraten.
# Shape and bake | Forma y hornea
6 work | Set {pieces} heaps well apart on the tray and flatten them a little with wet hands.
| Pon {pieces} montoncitos muy separados en la bandeja y aplástalos un poco con las manos húmedas.
12 batch safe=egg | Bake for {time}, until golden at the edges and soft in the middle.
| Hornea {time}, hasta que se doren por el borde y el centro siga blando.
10 cook | Leave on the tray for {time}, then cool on the rack.
| Deja en la bandeja {time} y después enfría en la rejilla.

== gingersnaps
names: Gingersnaps, ginger snaps, ginger nuts, ginger nut biscuits, gingersnap cookies, ginger snap biscuits | Galletas crujientes de jengibre, gingersnaps, galletas de jengibre crujientes
about: crisp, crackled biscuits hot with ginger | galletas crujientes y agrietadas con mucho jengibre
kind: cake any easy
serves: 12, most 12 in tray
makes: 24
tools: tray bowl saucepan paper rack
core: ginger-ground
ways: oven
- 110 g butter
- 120 g golden-syrup
- 270 g flour
- 130 g brown-sugar
- 1 tbsp ginger-ground
- 1/2 tsp cinnamon
- 1.5 tsp bicarbonate
- 1/4 tsp salt
# Make the dough | Haz la masa
4 cook | Heat the oven to 170 °C (fan 150 °C). Melt {butter+golden-syrup} in the saucepan over low heat for {time} and cool a little.
| Calienta el horno a 170 °C (150 °C con ventilador). Funde {butter+golden-syrup} en el cazo a fuego suave {time} y deja templar.
4 work | Mix {flour+brown-sugar+ginger-ground+cinnamon+bicarbonate+salt} in the bowl and stir in what was melted, to a firm dough.
| Mezcla {flour+brown-sugar+ginger-ground+cinnamon+bicarbonate+salt} en el bol e incorpora lo fundido, hasta tener una masa firme.
# Shape | Forma
8 work | Roll into {pieces} small balls, set them well apart on the lined tray and press to 1 cm thick.
| Forma {pieces} bolas pequeñas, ponlas muy separadas en la bandeja forrada y aplástalas a 1 cm.
# Bake | Hornea
15 batch | Bake for {time}, until cracked and deep golden.
| Hornea {time}, hasta que se agrieten y estén bien doradas.
20 cook | Leave on the tray for {time}, then cool on the rack: they turn crisp only when cold.
| Deja en la bandeja {time} y después en la rejilla: solo se vuelven crujientes en frío.

== millionaires-shortbread
names: Millionaire's shortbread, millionaires shortbread, caramel shortbread, caramel slice, caramel squares | Millonarios, millionaire's shortbread, galletas millonarias, barritas de caramelo y chocolate
about: shortbread under soft caramel and chocolate | base de mantequilla con caramelo blando y chocolate
kind: cake any medium
serves: 16, most 16 in squareTin, whole
makes: 16
tools: squareTin bowl saucepan paper
core: condensed-milk chocolate butter flour
ways: oven+stove
-- For the base | Para la base
- 200 g flour
- 130 g butter; cold, diced | frí@, en dados
- 60 g sugar
- 1/4 tsp salt
-- For the middle | Para el centro
- 120 g butter as caramel-butter
- 100 g brown-sugar
- 2 tbsp golden-syrup
- 390 g condensed-milk
-- For the top | Para la cobertura
- 180 g chocolate; chopped | picad@
~ flour > 200 g flour-gluten-free; name Millionaire's shortbread | Millonarios
# Bake the base | Hornea la base
6 work | Heat the oven to 170 °C (fan 150 °C) and line the tin. Rub {butter} into {flour+sugar+salt} in the bowl until it clumps and press evenly into the tin.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Deshaz {butter} con {flour+sugar+salt} en el bol hasta que se formen grumos y aprieta por igual en el molde.
28 batch | Bake for {time}, until pale gold. Cool.
| Hornea {time}, hasta que se dore apenas. Deja enfriar.
# Cook the middle layer | Haz la capa central
12 cook | Melt {caramel-butter+brown-sugar+golden-syrup} in the saucepan, add {condensed-milk} and simmer over low heat for {time}, stirring all the time, until thick and deep gold. It burns and spits: take care.
| Funde {caramel-butter+brown-sugar+golden-syrup} en el cazo, añade {condensed-milk} y cuece a fuego suave {time}, sin dejar de remover, hasta que espese y tome un dorado intenso. Quema y salpica: ten cuidado.
60 cook | Pour over the base and chill for {time}.
| Vierte sobre la base y enfría en la nevera {time}.
# Cover | Cubre
3 cook | Melt {chocolate} in a bowl over steaming water for {time} and spread it on.
| Funde {chocolate} en un bol sobre agua humeante {time} y extiéndelo encima.
30 cook | Let it set for {time} and cut into {pieces} squares with a warm knife.
| Deja cuajar {time} y corta en {pieces} cuadrados con un cuchillo templado.

== palmiers
names: Palmiers, palmier biscuits, elephant ears, palmier cookies, puff pastry palmiers | Palmeritas, palmeritas de hojaldre, palmeras de hojaldre, palmeras, palmera de hojaldre
about: crisp, caramelised hearts of puff pastry | corazones de hojaldre crujientes y caramelizados
kind: cake any easy
serves: 8, most 8 in tray
makes: 24
tools: tray rollingPin knife paper rack
core: puff-pastry sugar
ways: oven air-fryer
- 300 g puff-pastry; cold | frío
- 120 g sugar
- 1/2 tsp cinnamon; optional
~ puff-pastry > 300 g vegan-puff-pastry; cold | frío; name Palmiers | Palmeritas
# Roll up | Enrolla
8 work | Mix {sugar+cinnamon} on a plate. Scatter half of the mixture on the board, unroll {puff-pastry} on it, scatter most of the rest over and press in with the rolling pin.
| Mezcla {sugar+cinnamon} en un plato. Esparce la mitad de la mezcla en la superficie, extiende encima {puff-pastry}, reparte casi todo lo demás y presiona con el rodillo.
4 work | Roll both long sides to the middle until they meet and press together lightly.
| Enrolla los dos lados largos hasta que se junten en el centro y presiona un poco.
30 cook | Chill for {time}, so that it cuts cleanly.
| Enfría en la nevera {time} para que corte bien.
# Bake | Hornea
4 work | Cut into {pieces} slices, turn the cut sides in what is left and lay them well apart on the lined tray.
| Corta en {pieces} rodajas, pasa los cortes por lo que queda y ponlas muy separadas en la bandeja forrada.
18 batch way=oven | Bake at 200 °C (fan 180 °C) for {time}, turning them over halfway, until caramelised on both sides.
| Hornea a 200 °C (180 °C con ventilador) {time}, dándoles la vuelta a la mitad, hasta que se caramelicen por los dos lados.
11 batch way=air-fryer | Cook in one layer in the air fryer at 180 °C for {time}, turning them over halfway, until caramelised on both sides.
| Cocina en una sola capa en la freidora de aire a 180 °C {time}, dándoles la vuelta a la mitad, hasta que se caramelicen por los dos lados.
10 cook | Cool on the rack for {time}: they crisp as they cool, and are very hot before.
| Deja enfriar en la rejilla {time}: se vuelven crujientes al enfriarse, y antes queman.

== cheese-straws
names: Cheese straws, cheese straw, cheese twists, puff pastry cheese straws, puff pastry cheese twists | Palitos de hojaldre y queso, palitos de queso y hojaldre, palitos de hojaldre con queso, trenzas de hojaldre y queso
about: crisp twists of puff pastry and cheese | palitos retorcidos y crujientes de hojaldre y queso
kind: snack any easy
serves: 8, most 8 in tray
makes: 16
tools: tray rollingPin knife grater paper
core: puff-pastry cheddar
ways: oven air-fryer
- 300 g puff-pastry; cold | frío
- 1 egg; beaten | batido; binds
- 120 g cheddar; mature, finely grated | curado, rallado fino
- 1/2 tsp paprika-smoked
- 1 pinch chilli-powder; optional
- 1 tbsp sesame-seeds; optional
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ puff-pastry > 300 g vegan-puff-pastry; cold | frío; name Cheese straws | Palitos de hojaldre y queso
~ cheddar > 120 g cheddar-vegetarian; finely grated | rallado fino; name Cheese straws | Palitos de hojaldre y queso
~ cheddar > 100 g vegan-cheese; finely grated | rallado fino; name Plant-based cheese straws | Palitos de hojaldre vegetales
# Shape | Forma
6 work | Roll out {puff-pastry} to 3 mm, brush with part of {egg} and scatter {cheddar+paprika-smoked+chilli-powder} over one half.
| Estira {puff-pastry} a 3 mm, pinta con parte de {egg} y reparte {cheddar+paprika-smoked+chilli-powder} en una mitad.
8 work | Fold the other half over, press with the rolling pin, cut into {pieces} strips and twist each one. Brush with the rest of {egg}.[ Scatter {sesame-seeds} over.]
| Dobla la otra mitad encima, presiona con el rodillo, corta en {pieces} tiras y retuerce cada una. Pinta con el resto de {egg}.[ Espolvorea {sesame-seeds}.]
# Bake | Hornea
16 batch way=oven safe=egg | Bake on the lined tray at 200 °C (fan 180 °C) for {time}, until puffed and deep golden.
| Hornea en la bandeja forrada a 200 °C (180 °C con ventilador) {time}, hasta que suban y estén bien dorados.
9 batch way=air-fryer safe=egg | Cook in one layer in the air fryer at 190 °C for {time}, turning once, until puffed and golden.
| Cocina en una sola capa en la freidora de aire a 190 °C {time}, con una vuelta, hasta que suban y se doren.
2 work | Serve warm or cold, the same day.
| Sirve templados o fríos, en el mismo día.

== apple-turnovers
names: Apple turnovers, apple turnover, puff pastry apple turnovers, apple puffs | Empanadillas de hojaldre y manzana, hojaldres de manzana, hojaldre relleno de manzana, empanadillas de manzana, chaussons de manzana, saquitos de manzana
about: puff pastry parcels filled with cinnamon apple | triángulos de hojaldre rellenos de manzana con canela
kind: dessert any easy
serves: 6, most 6 in tray
makes: 6
tools: knife saucepan tray rollingPin paper rack
core: apple puff-pastry
ways: oven+stove air-fryer+stove
- 500 g apple; peeled, diced | pelad@, en dados
- 20 g butter
- 60 g brown-sugar
- 1 tsp cinnamon
- 1/2 lemon; juiced | en zumo
- 1 tsp cornflour
- 350 g puff-pastry; cold | frío
- 1 egg; beaten | batido; binds
- 1 tbsp sugar; to sprinkle | para espolvorear; optional
+ 60 g raisins walnut blackberry
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ puff-pastry > 350 g vegan-puff-pastry; cold | frío; name Apple turnovers | Empanadillas de hojaldre y manzana
# Cook the filling | Haz el relleno
9 cook | Melt {butter} in the saucepan and cook {apple+brown-sugar+cinnamon+extra} for {time}, until the dice are tender.
| Funde {butter} en el cazo y cocina {apple+brown-sugar+cinnamon+extra} {time}, hasta que los dados estén tiernos.
1 cook | Stir {cornflour+lemon} together, add and simmer for {time}. Spread on a plate and let it cool: a warm filling melts the pastry.
| Mezcla {cornflour+lemon}, añade y cuece {time}. Extiende en un plato y deja enfriar: un relleno caliente ablanda la masa.
# Fill | Rellena
8 work | Roll {puff-pastry} out 3 mm thick and cut {pieces} squares. Put the filling on one half of each, wet the edges, fold into triangles and press shut with a fork. Brush with {egg} and cut two slits.[ Sprinkle with {sugar}.]
| Estira {puff-pastry} a 3 mm y corta {pieces} cuadrados. Pon el relleno en una mitad de cada uno, moja los bordes, dobla en triángulo y sella con un tenedor. Pinta con {egg} y haz dos cortes.[ Espolvorea {sugar}.]
# Bake | Hornea
22 batch way=oven safe=egg | Bake on the lined tray at 200 °C (fan 180 °C) for {time}, until puffed and deep golden.
| Hornea en la bandeja forrada a 200 °C (180 °C con ventilador) {time}, hasta que suban y estén bien doradas.
14 batch way=air-fryer safe=egg | Cook in one layer in the air fryer at 180 °C for {time}, turning once, until puffed and deep golden.
| Cocina en una sola capa en la freidora de aire a 180 °C {time}, con una vuelta, hasta que suban y estén bien doradas.
10 cook | Cool for {time}: the filling is very hot.
| Deja enfriar {time}: el relleno quema.
`);
