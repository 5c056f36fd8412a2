import { cards } from "../parse-cards.ts";

export const DOUGHS = cards(`
== pizza-margherita
names: Pizza Margherita, pizza, margherita pizza, homemade pizza, pizza margarita, Neapolitan pizza | Pizza margarita, pizza, pizza margherita, pizza casera, pizza napolitana italiana
about: a thin pizza with tomato, mozzarella and basil | pizza fina de tomate, mozzarella y albahaca
kind: main italian medium
serves: 4, most 4 in tray
makes: 2
tools: tray bowl rollingPin
core: bread-flour tinned-tomatoes mozzarella
ways: oven stove
instead: pizza-of-gluten-free-flour cauliflower-pizza
- 500 g bread-flour
- 5 g yeast; dried | seca
- 1.5 tsp salt
- 320 ml water; lukewarm | tibia
- 2 tbsp olive-oil
- 1 can tinned-tomatoes; crushed and drained | triturad@ y escurrid@
- 250 g mozzarella; torn and drained | en trozos y escurrida
- 10 g basil; leaves | hojas
+ 200 g mushroom cooked-ham pepperoni olives onion red-pepper tinned-tuna
~ mozzarella > 250 g vegan-cheese; name Tomato and basil pizza | Pizza de tomate y albahaca
# Make the dough | Haz la masa
12 work | Mix {bread-flour+yeast+salt} in the bowl, add {water} and half of {olive-oil} and knead until smooth.
| Mezcla {bread-flour+yeast+salt} en el bol, añade {water} y la mitad de {olive-oil} y amasa hasta que quede lisa.
90 cook | Cover and let it rise for {time}, until doubled.
| Tapa y deja levar {time}, hasta que doble su volumen.
# Shape and top | Forma y cubre
20 cook way=oven | Heat the oven with the tray inside to 250 °C (fan 230 °C) for {time}.
| Calienta el horno con la bandeja dentro a 250 °C (230 °C con ventilador) {time}.
8 work way=oven | Stretch the dough into {pieces} thin rounds with a thicker rim. Spread with {tinned-tomatoes}, then {mozzarella+extra}.
| Estira la masa en {pieces} discos finos de borde más grueso. Reparte {tinned-tomatoes} y después {mozzarella+extra}.
# Cook until crisp | Cuece hasta que quede crujiente
20 pieces way=oven | Bake one after another on the hot tray, {time} in all, until the rim is puffed with dark spots and the top bubbles.
| Hornea una tras otra en la bandeja caliente, {time} en total, hasta que el borde se hinche con manchas oscuras y la superficie burbujee.
10 work way=stove | Divide the dough into {pieces} and stretch thinly to the size of the frying pan. Prick all over with a fork.
| Divide la masa en {pieces} y estírala fina, del tamaño de la sartén. Pínchala por todas partes con un tenedor.
8 pieces way=stove | Cook one base after another in the hot, dry frying pan over medium heat, {time} in all, until the underside has brown spots. Turn it over.
| Cuece una base tras otra en la sartén seca y caliente a fuego medio, {time} en total, hasta que se tueste por debajo. Dale la vuelta.
12 pieces way=stove | Spread thinly with {tinned-tomatoes}, then {mozzarella+extra}. Cover and cook over low heat, {time} in all, until the underside is crisp and the top has melted.
| Reparte una capa fina de {tinned-tomatoes} y después {mozzarella+extra}. Tapa y cuece a fuego suave, {time} en total, hasta que la base quede crujiente y la superficie se funda.
1 work | Finish with {basil} and the rest of the oil.
| Termina con {basil} y el resto del aceite.

== irish-soda-bread
names: Soda bread, Irish soda bread, soda loaf, brown soda bread | Pan de soda, pan de soda irlandés, pan irlandés, pan de bicarbonato
about: a quick Irish loaf raised with bicarbonate | pan irlandés rápido de bicarbonato
kind: bread any easy
serves: 8, most 8 in tray, whole
tools: tray bowl knife rack
core: flour bicarbonate buttermilk
ways: oven
instead: bread-of-gluten-free-flour
- 250 g flour
- 250 g wholemeal-flour
- 1 tsp bicarbonate
- 1 tsp salt
- 420 ml buttermilk
~ buttermilk > 420 g yoghurt-soy; name Soda bread of soya yoghurt | Pan de soda de yogur de soja
# Mix | Mezcla
10 cook | Heat the oven to 220 °C (fan 200 °C) for {time}.
| Calienta el horno a 220 °C (200 °C con ventilador) {time}.
3 work | Mix {flour+wholemeal-flour+bicarbonate+salt} in the bowl, pour in {buttermilk} and bring together quickly without kneading.
| Mezcla {flour+wholemeal-flour+bicarbonate+salt} en el bol, vierte {buttermilk} y une deprisa sin amasar.
why | It starts to rise at once, so it must not wait.
| Empieza a subir enseguida y no debe esperar.
# Bake | Hornea
2 work | Shape a round loaf on the floured tray and cut a deep cross.
| Forma una pieza redonda en la bandeja enharinada y haz un corte profundo en cruz.
38 batch | Bake for {time}, until brown and hollow when tapped below. Cool on the rack.
| Hornea {time}, hasta que se tueste y suene a hueco por debajo. Enfría en la rejilla.

== scones
names: Scones, scone, plain scones, cream tea scones, British scones, English scones | Scones, scones ingleses, scone, bollitos ingleses
about: light British tea cakes | bollitos ingleses tiernos para el té
kind: cake any easy
serves: 4, most 8 in tray
makes: 8
tools: tray bowl
core: flour butter
ways: oven
- 350 g flour
- 4 tsp baking-powder
- 1 pinch salt
- 85 g butter; cold, diced | frí@, en dados
- 50 g sugar
- 180 ml milk
- 1 tbsp milk as glaze-milk; to brush | para pincelar
~ sugar > 40 g sweetener; for baking | apto para hornear
+ 80 g raisins date cheese cherry blueberry cranberry-dried apricot-dried chocolate
~ milk > 190 ml buttermilk
~ butter > 85 g butter-plant; cold, diced | frí@, en dados; name Scones | Scones
~ flour > 350 g flour-gluten-free; name Scones of gluten-free flour | Scones de harina sin gluten
# Mix | Mezcla
10 cook | Heat the oven with the tray inside to 220 °C (fan 200 °C) for {time}.
| Calienta el horno con la bandeja dentro a 220 °C (200 °C con ventilador) {time}.
6 work | Rub {butter} into {flour+baking-powder+salt} in the bowl until sandy and stir in {sugar+extra}. Add {milk} and bring together lightly.
| Deshaz {butter} con {flour+baking-powder+salt} en el bol hasta que quede como arena y añade {sugar+extra}. Vierte {milk} y une sin trabajarla.
# Cut | Corta
5 work | Pat out to 3 cm thick, cut out {pieces} rounds without twisting and brush the tops with {glaze-milk}.
| Aplasta a 3 cm de grosor, corta {pieces} discos sin girar el cortador y pinta por arriba con {glaze-milk}.
# Bake | Hornea
13 batch | Bake on the hot tray for {time}, until risen and golden.
| Hornea en la bandeja caliente {time}, hasta que suban y se doren.

== fresh-egg-pasta
names: Fresh pasta, homemade pasta, egg pasta, fresh egg pasta, pasta dough, tagliatelle from scratch | Pasta fresca, pasta casera, pasta fresca al huevo, masa de pasta, pasta fresca casera
about: rolled Italian dough of flour and eggs | masa italiana de harina y huevo estirada a mano
kind: basic italian medium
serves: 4, most 8 in pastaPot
tools: pastaPot rollingPin knife
core: flour egg
ways: stove
- 400 g flour
- 4 egg
- 1 tbsp salt; for the water | para el agua
~ flour > 400 g flour-gluten-free; with xanthan gum | con goma xantana; name Fresh pasta of gluten-free flour | Pasta fresca de harina sin gluten
# Knead | Amasa
12 work if=flour | Make a well in {flour}, break {egg} into it, mix with a fork and knead until smooth and silky.
| Haz un hueco en {flour}, casca dentro {egg}, mezcla con un tenedor y amasa hasta que quede lisa y sedosa.
8 work not=flour | Make a well in {flour}, break {egg} into it, mix with a fork and press together to a smooth ball, with a spoonful of water if it crumbles. It stays shorter than other doughs.
| Haz un hueco en {flour}, casca dentro {egg}, mezcla con un tenedor y junta hasta formar una bola lisa, con una cucharada de agua si se desmorona. Queda más quebradiza que otras masas.
30 cook | Wrap the dough and let it rest for {time}.
| Envuelve la masa y deja reposar {time}.
# Roll and cut | Estira y corta
20 work if=flour | Roll out in portions until you can see your hand through it. Dust well, roll up loosely and cut into ribbons.
| Estira por partes hasta que se transparente la mano. Enharina, enrolla sin apretar y corta en tiras largas.
20 work not=flour | Roll out in portions between two sheets of baking paper, 2 mm thick, and cut flat into ribbons: it breaks where it is folded.
| Estira por partes entre dos hojas de papel de horno, a 2 mm de grosor, y corta en plano tiras largas: si se dobla, se rompe.
# Boil | Cuece
3 batch safe=egg | Boil in plenty of water with {salt} for {time}, until tender with a little bite, and drain.
| Cuece en abundante agua con {salt} {time}, hasta que quede al dente, y escurre.

== potato-gnocchi
names: Gnocchi, potato gnocchi, homemade gnocchi, gnocchi di patate | Ñoquis, ñoquis de patata, gnocchi, gnocchi de patata, ñoquis de papa, ñoquis caseros
about: soft Italian potato dumplings | bocados italianos de masa de patata
kind: main italian medium
serves: 4, most 4 in pastaPot
tools: pastaPot masher knife slotted
core: potato flour
ways: stove
- 1000 g potato; floury, whole | harinos@, enter@
- 250 g flour
- 1 egg; binds
- 1.5 tsp salt
- 40 g butter; to serve | para servir
- 40 g parmesan; grated | rallad@; optional
~ flour > 220 g flour-gluten-free; name Gnocchi of gluten-free flour | Ñoquis de harina sin gluten
# Boil | Cuece
35 cook | Boil {potato} in the skin for {time}, until tender, and drain.
| Cuece {potato} con piel {time}, hasta que quede tierno, y escurre.
10 work | Peel while hot, mash finely and let the steam escape.
| Pela en caliente, aplasta fino y deja salir el vapor.
why | The drier it is, the less is needed to bind it and the lighter they are.
| Cuanto más seco, menos hace falta para ligar y más ligeros quedan.
# Shape | Forma
15 work | Bring together briefly with {flour+egg} and {salt:part}. Roll into ropes as thick as a finger and cut in pieces of 2 cm.
| Une brevemente con {flour+egg} y {salt:part}. Haz cordones del grosor de un dedo y corta piezas de 2 cm.
# Cook and serve | Cuece y sirve
4 batch safe=egg | Boil in plenty of water with {salt:rest} for {time}, until they float, and lift out with the slotted spoon.
| Cuece en abundante agua con {salt:rest} {time}, hasta que floten, y saca con la espumadera.
1 work | Turn in {butter+parmesan} and serve.
| Mezcla con {butter+parmesan} y sirve.

== shortcrust
names: Shortcrust pastry, shortcrust, short crust pastry, short crust, short pastry, pie crust, pie dough, tart dough, pâte brisée | Masa quebrada, masa brisa, masa para tartas, masa quebrada casera
about: a crumbly dough for pies and tarts | masa crujiente y quebradiza para tartas
kind: basic any easy
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl rollingPin paper
core: flour butter
ways: oven
- 250 g flour
- 125 g butter; cold, diced | frí@, en dados
- 1/2 tsp salt
- 4 tbsp water; iced | helada
~ butter > 120 g butter-plant; cold, diced | frí@, en dados; name Shortcrust | Masa quebrada
~ flour > 250 g flour-gluten-free; name Gluten-free-flour crust | Masa quebrada de harina sin gluten
# Mix | Mezcla
6 work | Rub {butter} into {flour+salt} in the bowl until sandy. Add {water} and press together without kneading.
| Deshaz {butter} con {flour+salt} en el bol hasta que quede como arena. Añade {water} y une apretando, sin amasar.
30 cook | Wrap the dough and chill for {time}.
| Envuelve la masa y enfría {time}.
# Line the tin | Forra el molde
6 work | Roll out to 3 mm, line the tin and prick the base.
| Estira a 3 mm, forra el molde y pincha la base.
# Bake blind | Hornea en blanco
15 batch | Cover with paper and weights and bake at 200 °C (fan 180 °C) for {time}.
| Cubre con papel y un peso y hornea a 200 °C (180 °C con ventilador) {time}.
8 batch | Take off the paper and bake for {time}, until dry and pale gold.
| Quita el papel y hornea {time}, hasta que quede seca y apenas dorada.

== garlic-bread-loaf
names: Garlic bread, garlic baguette, garlic butter bread, cheesy garlic bread | Pan de ajo, pan con mantequilla de ajo, pan de ajo al horno, pan de ajo con queso
about: bread baked with garlic butter | pan horneado con mantequilla de ajo
kind: side any easy
serves: 4, most 8 in tray
tools: tray knife bowl
core: bread garlic butter
ways: oven
- 300 g bread; one long loaf | una barra
- 90 g butter; soft | blanda
- 3 clove garlic; crushed | machacados
- 15 g parsley; chopped | picad@; optional
- 1/4 tsp salt
+ 80 g cheese mozzarella
~ bread > 300 g bread-gluten-free; name Garlic bread | Pan de ajo
~ butter > 80 ml olive-oil; name Garlic bread | Pan de ajo
# Fill | Rellena
6 work | Mix {butter+garlic+parsley+salt} in the bowl. Cut {bread} in slices without going right through and spread the mixture between them.[ Put {extra} in too.]
| Mezcla {butter+garlic+parsley+salt} en el bol. Corta {bread} en rebanadas sin llegar abajo y unta la mezcla entre ellas.[ Mete también {extra}.]
# Bake | Hornea
15 batch | Bake on the tray at 200 °C (fan 180 °C) for {time}, until crisp and golden at the edges. Serve hot.
| Hornea en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que quede crujiente y con bordes dorados. Sirve caliente.
`);
