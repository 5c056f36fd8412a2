import { cards } from "../parse-cards.ts";

export const MERINGUES_AND_BUNS = cards(`
== meringues
names: Meringues, meringue, meringue kisses, meringue nests, French meringue | Merengues, merengue, suspiros de merengue, merengue francés, merenguitos
about: crisp white meringues of egg white and sugar | merengues blancos y crujientes de clara y azúcar
kind: dessert any medium
serves: 8, most 8 in tray
makes: 24
tools: tray bowl mixer paper
core: egg-white
ways: oven
- 120 g egg-white
- 240 g sugar
- 1/4 tsp cream-of-tartar; optional
- 1 tsp vanilla; optional
~ egg-white > 120 ml aquafaba; cold | fría; name Aquafaba meringues | Merengues de aquafaba
# Whip | Monta
4 work | Heat the oven to 100 °C (fan 90 °C). Whip {egg-white+cream-of-tartar} in a spotless bowl to soft peaks.
| Calienta el horno a 100 °C (90 °C con ventilador). Monta {egg-white+cream-of-tartar} en un bol muy limpio a punto blando.
8 work | Add {sugar} by spoonfuls, whipping all the time, until stiff and glossy and no grain is felt between the fingers.[ Whip in {vanilla}.]
| Añade {sugar} a cucharadas sin dejar de batir, hasta que quede firme y brillante y no se noten granos entre los dedos.[ Incorpora {vanilla}.]
# Shape | Forma
6 work | Pipe or spoon {pieces} heaps onto the lined tray.
| Forma con boquilla o cuchara {pieces} montoncitos en la bandeja forrada.
# Dry | Seca
90 batch safe=egg-white | Bake for {time}, until dry and they lift off the paper.
| Hornea {time}, hasta que estén secos y se despeguen del papel.
60 cook | Leave in the switched-off oven for {time} to cool.
| Deja en el horno apagado {time} para que se enfríen.

== pavlova
names: Pavlova, strawberry pavlova, berry pavlova, fruit pavlova, pavlova with cream and berries | Pavlova, tarta Pavlova, pavlova de frutos rojos, pavlova de fresas, pavlova con frutas
about: a crisp meringue, soft inside, with whipped cream and berries | merengue crujiente y tierno por dentro con nata montada y frutos rojos
kind: dessert any medium
serves: 8, most 8 in tray, whole
tools: tray bowl mixer paper
core: egg-white strawberry
ways: oven
- 150 g egg-white
- 250 g sugar
- 2 tsp cornflour
- 1 tsp wine-vinegar
- 300 ml cream; cold | fría
- 400 g strawberry; halved | cortadas por la mitad
- 1 passion-fruit; pulp | pulpa; optional
~ egg-white > 150 ml aquafaba; cold | fría; name Aquafaba pavlova | Pavlova de aquafaba
# Whip | Monta
12 work | Heat the oven to 150 °C (fan 130 °C). Whip {egg-white} in the bowl to soft peaks, then whip in {sugar} by spoonfuls until stiff and glossy. Fold in {cornflour+wine-vinegar}.
| Calienta el horno a 150 °C (130 °C con ventilador). Monta {egg-white} en el bol a punto blando y añade {sugar} a cucharadas hasta que quede firme y brillante. Incorpora {cornflour+wine-vinegar}.
# Shape | Forma
4 work | Heap onto the lined tray and spread to a disc of 20 cm with a hollow in the middle.
| Amontona en la bandeja forrada y extiende en un disco de 20 cm con un hueco en el centro.
# Bake | Hornea
75 batch safe=egg-white | Put in, turn down at once to 120 °C (fan 100 °C) and bake for {time}, until the shell is crisp and pale.
| Mete en el horno, baja enseguida a 120 °C (100 °C con ventilador) y hornea {time}, hasta que la capa de fuera esté crujiente y pálida.
120 cook | Cool in the switched-off oven for {time}: a few cracks belong to it.
| Deja enfriar en el horno apagado {time}: es normal que se agriete un poco.
# Top | Cubre
6 work | Whip {cream} softly, fill the hollow and pile on {strawberry+passion-fruit}. Serve within the hour.
| Monta {cream} sin que quede firme, llena el hueco y reparte {strawberry+passion-fruit}. Sirve enseguida.

== profiteroles
names: Profiteroles, cream puffs, profiteroles with chocolate sauce, choux buns, cream profiteroles, profiterole | Profiteroles, profiteroles con chocolate, lionesas, profiteroles de nata, profiteroles rellenos de nata, petisús
about: choux buns filled with cream under warm chocolate sauce | bolitas de pasta choux rellenas de nata con chocolate caliente
kind: dessert french medium
serves: 6, most 6 in tray
makes: 24
tools: tray saucepan bowl mixer paper
core: egg cream chocolate
ways: oven
- 80 g butter
- 150 ml water
- 1 pinch salt
- 100 g flour
- 3 egg
- 300 ml cream; cold | fría
- 30 g icing-sugar
- 150 g chocolate; chopped | picad@
- 120 ml milk
~ cream > 300 ml ice-cream; name Profiteroles with ice cream | Profiteroles de helado
# Cook the paste | Cuece la masa
5 cook | Heat the oven to 200 °C (fan 180 °C). Bring {butter+water+salt} to the boil in the saucepan, tip in {flour} at once and stir over the heat for {time}, until it leaves the sides.
| Calienta el horno a 200 °C (180 °C con ventilador). Lleva {butter+water+salt} a ebullición en el cazo, echa {flour} de golpe y remueve al fuego {time}, hasta que se despegue de las paredes.
5 work | Cool a little and beat in {egg} one at a time: it should drop off the spoon slowly in a point.
| Deja templar y añade {egg} de uno en uno sin dejar de batir: debe caer despacio de la cuchara en pico.
# Bake | Hornea
5 work | Pipe {pieces} walnut-sized heaps on the lined tray and smooth their tips with a wet finger.
| Forma {pieces} montoncitos pequeños en la bandeja forrada y alisa las puntas con un dedo mojado.
25 batch safe=egg | Bake for {time} without opening the oven, until deep golden and firm. Prick each and let them dry and cool.
| Hornea {time} sin abrir el horno, hasta que estén bien dorados y firmes. Pincha cada uno y deja que se sequen y enfríen.
# Fill | Rellena
6 work | Whip {cream+icing-sugar} until firm and fill them.
| Monta {cream+icing-sugar} hasta que quede firme y rellénalos.
# Make the sauce | Haz la salsa
4 cook | Heat {milk} in the saucepan, stir in {chocolate} and warm for {time} until glossy. Pour over and serve.
| Calienta {milk} en el cazo, añade {chocolate} y remueve {time} hasta que brille. Vierte por encima y sirve.

== doughnuts
names: Doughnuts, donuts, ring doughnuts, glazed doughnuts, yeast doughnuts, doughnut, donut | Dónuts, dónuts caseros, rosquillas americanas, donas, donas glaseadas, dona
about: fluffy fried yeast rings with a sugar glaze | rosquillas esponjosas de masa levada, fritas y glaseadas
kind: cake any medium
serves: 6, most 6 in deepPan
makes: 12
tools: deepPan bowl rollingPin slotted saucepan
core: flour
ways: stove
- 500 g flour
- 7 g yeast; dried | seca
- 60 g sugar
- 1 tsp salt
- 220 ml milk; lukewarm | tibia
- 2 egg; binds
- 60 g butter; soft | bland@
- 1000 ml sunflower-oil; for frying | para freír
- 200 g icing-sugar
- 3 tbsp milk as glaze-milk
~ flour > 500 g flour-gluten-free; name Doughnuts | Dónuts
~ icing-sugar > 200 g sugar; ground very fine | molid@ muy fino
# Knead and rise | Amasa y leva
12 work | Mix {flour+yeast+sugar+salt} in the bowl, add {milk+egg+butter} and knead until smooth and a little sticky.
| Mezcla {flour+yeast+sugar+salt} en el bol, añade {milk+egg+butter} y amasa hasta que quede lisa y algo pegajosa.
75 cook | Cover and let the dough rise for {time}, until doubled.
| Tapa y deja levar la masa {time}, hasta que doble su volumen.
# Shape | Forma
10 work | Roll out 1.5 cm thick and cut {pieces} rings of 8 cm with a small hole.
| Estira a 1,5 cm de grosor y corta {pieces} aros de 8 cm con un agujero pequeño.
35 cook | Cover and let rise for {time}, until puffy.
| Tapa y deja levar {time}, hasta que estén hinchados.
# Fry | Fríe
16 pieces safe=egg | Heat {sunflower-oil} in the deep pot to 175 °C. Fry a few at a time for {time} in all, about 90 seconds a side, until golden. Drain.
| Calienta {sunflower-oil} en la olla honda a 175 °C. Fríe de pocos en pocos durante {time} en total, unos 90 segundos por lado, hasta que se doren. Escurre.
# Glaze | Glasea
5 work | Stir {icing-sugar+glaze-milk} until smooth, dip the warm rings in and let them set.
| Mezcla {icing-sugar+glaze-milk} hasta que quede liso, baña los aros templados y deja que cuaje.

== cinnamon-rolls
names: Cinnamon rolls, cinnamon buns, cinnamon roll, cinnamon swirls, Cinnabon, Swedish cinnamon buns, kanelbullar | Rollos de canela, rollitos de canela, cinnamon rolls, roles de canela, bollos de canela, caracolas de canela
about: soft yeast buns swirled with cinnamon sugar under cream cheese icing | bollos tiernos enrollados con azúcar y canela y glaseado de queso
kind: cake any medium
serves: 12, most 12 in dish, whole
makes: 12
tools: dish bowl rollingPin knife saucepan
core: cinnamon flour
ways: oven
- 550 g flour
- 7 g yeast; dried | seca
- 70 g sugar
- 1 tsp salt
- 250 ml milk; lukewarm | tibia
- 1 egg; binds
- 70 g butter; soft | bland@
- 80 g butter as filling-butter; very soft | muy blanda
- 120 g brown-sugar
- 4 tsp cinnamon
- 100 g cream-cheese
- 80 g icing-sugar
~ flour > 550 g flour-gluten-free; name Cinnamon rolls | Rollos de canela
~ cream-cheese > 2 tbsp soy-drink
~ icing-sugar > 80 g sugar; ground very fine | molid@ muy fino
# Knead and rise | Amasa y leva
12 work | Mix {flour+yeast+sugar+salt} in the bowl, add {milk+egg+butter} and knead until smooth and elastic.
| Mezcla {flour+yeast+sugar+salt} en el bol, añade {milk+egg+butter} y amasa hasta que quede lisa y elástica.
75 cook | Cover and let the dough rise for {time}, until doubled.
| Tapa y deja levar la masa {time}, hasta que doble su volumen.
# Roll up | Enrolla
12 work | Roll out to 40 by 30 cm, spread with {filling-butter} and sprinkle with {brown-sugar+cinnamon}. Roll up and cut into {pieces} slices. Set in the greased dish.
| Estira a 40 por 30 cm, unta {filling-butter} y espolvorea {brown-sugar+cinnamon}. Enrolla y corta en {pieces} rodajas. Colócalas en la fuente engrasada.
40 cook | Cover and let rise for {time}, until they touch.
| Tapa y deja levar {time}, hasta que se toquen.
# Bake | Hornea
25 batch safe=egg | Bake at 180 °C (fan 160 °C) for {time}, until golden.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se doren.
# Ice | Glasea
4 work | Beat {cream-cheese+icing-sugar} until smooth and spread over while warm.
| Bate {cream-cheese+icing-sugar} hasta que quede liso y repártelo en caliente.

== baked-rice-pudding
names: Rice pudding, creamy rice pudding, stovetop rice pudding, old-fashioned rice pudding, British rice pudding | Rice pudding, pudin de arroz inglés, arroz con leche inglés, budín de arroz
about: round rice simmered in milk with vanilla and nutmeg | arroz redondo cocido en leche con vainilla y nuez moscada
kind: dessert any easy
serves: 4, most 6 in saucepan
tools: saucepan
core: rice-risotto milk
ways: stove pressure-cooker+stove
- 120 g rice-risotto
- 1000 ml milk
- 60 g sugar
- 20 g butter; optional
- 1 tsp vanilla
- 1 pinch salt
- 1/4 tsp nutmeg; grated | rallada; optional
- 4 tbsp jam; to serve | para servir; optional
~ sugar > 60 g sweetener; granulated | granulado
~ milk > 1000 ml oat-drink; name Oat drink rice pudding | Rice pudding de avena
# Simmer | Cuece
35 cook way=stove | Put {rice-risotto+milk+salt} into the saucepan, bring to the boil stirring, then simmer over low heat for {time}, stirring often, until soft and creamy.
| Pon {rice-risotto+milk+salt} en el cazo, lleva a ebullición removiendo y cuece a fuego bajo {time}, removiendo a menudo, hasta que esté tierno y cremoso.
12 cook way=pressure-cooker | Put {rice-risotto+milk+salt} into the pressure cooker, filled by half at most, heat stirring until it steams, close and cook at low pressure for {time}. Let the pressure fall by itself; released at once, it foams.
| Pon {rice-risotto+milk+salt} en la olla a presión, llena como mucho hasta la mitad, calienta removiendo hasta que humee, cierra y cuece a presión baja {time}. Deja que la presión baje sola; si se suelta de golpe, espuma.
# Finish | Termina
5 cook | Stir in {sugar+butter+vanilla+nutmeg} and cook for {time}. It thickens further as it cools.
| Añade {sugar+butter+vanilla+nutmeg} y cuece {time}. Al enfriarse espesa más.
1 work | Serve warm or cold; chill leftovers within the hour.[ Top with {jam}.]
| Sirve templado o frío; guarda pronto en la nevera lo que sobre.[ Corona con {jam}.]

== strawberry-jam
names: Strawberry jam, homemade strawberry jam, jam, strawberry preserve, berry jam | Mermelada de fresa, mermelada, mermelada casera, mermelada de fresas, mermelada de frutilla, confitura de fresa
about: a soft-set jam of ripe strawberries | mermelada de fresas maduras
kind: basic any easy
serves: 20, most 20 in pot
tools: pot jar knife masher
core: strawberry sugar
ways: stove
- 1000 g strawberry; hulled, halved | sin rabito, en mitades
- 700 g sugar
- 1 lemon; juiced | en zumo
# Macerate | Macera
60 cook | Mix {strawberry+sugar+lemon} in the pot and let stand for {time}, until the juice runs.
| Mezcla {strawberry+sugar+lemon} en la olla y deja reposar {time}, hasta que suelte jugo.
# Cook | Cuece
25 batch | Bring to a full boil and cook for {time} over lively heat, stirring and skimming, until a drop on a cold plate wrinkles when pushed. Mash a little if you like.
| Lleva a ebullición fuerte y cuece {time} a fuego vivo, removiendo y espumando, hasta que una gota en un plato frío se arrugue al empujarla. Aplasta un poco si quieres.
# Bottle | Envasa
5 work | Fill hot into jars boiled clean, close and let cool.
| Llena en caliente los tarros hervidos, cierra y deja enfriar.
tip | Once open keep it in the fridge and use it within a month.
| Una vez abierta guárdala en la nevera y consúmela en un mes.

== lemon-curd
names: Lemon curd, homemade lemon curd, lemon butter spread, lemon cream spread | Lemon curd, crema de limón, crema de limón inglesa, curd de limón
about: a sharp, silky lemon spread thickened with egg | crema ácida y sedosa de limón espesada con huevo
kind: basic any easy
serves: 12, most 12 in saucepan
tools: saucepan bowl whisk jar grater sieve
core: lemon egg
ways: stove
- 4 lemon; zest and juice | ralladura y zumo
- 180 g sugar
- 3 egg
- 100 g butter; diced | en dados
# Mix | Mezcla
5 work | Whisk {egg+sugar} in the bowl with the zest and juice of {lemon}.
| Bate {egg+sugar} en el bol con la ralladura y el zumo de {lemon}.
# Thicken | Espesa
12 cook safe=egg | Pour into the saucepan, add {butter} and stir over low heat for {time}, without boiling, until it coats the back of a spoon.
| Vierte en el cazo, añade {butter} y remueve a fuego bajo {time}, sin que hierva, hasta que nape la cuchara.
why | Boiling would turn it grainy.
| Si hierve, se corta.
# Bottle | Envasa
3 work | Strain, fill into a clean jar and cool. Keep in the fridge for up to ten days.
| Cuela, llena un tarro limpio y deja enfriar. Se guarda en la nevera hasta diez días.

== banana-muffins
names: Banana muffins, banana muffin, ripe banana muffins, easy banana muffins | Muffins de plátano, magdalenas de plátano, magdalenas de banana, muffins de banana, mantecadas de plátano
about: moist muffins of very ripe bananas | magdalenas jugosas de plátano muy maduro
kind: cake any easy
serves: 12, most 12 in muffinTin, whole
makes: 12
tools: muffinTin bowl masher paper
core: banana flour
ways: oven air-fryer
- 4 banana; very ripe | muy maduros
- 100 g brown-sugar
- 100 ml sunflower-oil
- 2 egg; binds
- 80 g yoghurt
- 1 tsp vanilla
- 240 g flour
- 2 tsp baking-powder
- 1/2 tsp bicarbonate
- 1 tsp cinnamon
- 1/4 tsp salt
~ brown-sugar > 85 g sweetener; for baking | apto para hornear
+ 80 g chocolate walnut pecan blueberry oats
~ flour > 240 g flour-gluten-free; name Banana muffins of gluten-free flour | Muffins de plátano de harina sin gluten
# Mix | Mezcla
5 work | Line the tin. Mash {banana} in the bowl and beat in {brown-sugar+sunflower-oil+egg+yoghurt+vanilla}.
| Forra el molde. Aplasta {banana} en el bol e incorpora {brown-sugar+sunflower-oil+egg+yoghurt+vanilla}.
3 work | Add {flour+baking-powder+bicarbonate+cinnamon+salt} and stir only until no dry flecks are left.[ Fold in {extra}.] Spoon into the {pieces} cups.
| Añade {flour+baking-powder+bicarbonate+cinnamon+salt} y remueve solo hasta que no quede nada seco.[ Incorpora {extra}.] Reparte en los {pieces} huecos.
why | Stirred long they turn tough.
| Si se bate mucho, quedan duros.
# Bake | Hornea
22 batch way=oven safe=egg | Bake at 190 °C (fan 170 °C) for {time}, until golden and a skewer comes out clean.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se doren y un palillo salga limpio.
15 batch way=air-fryer safe=egg | Cook in single moulds in the air fryer at 160 °C for {time}, until golden and a skewer comes out clean.
| Cocina en moldes sueltos en la freidora de aire a 160 °C {time}, hasta que se doren y un palillo salga limpio.
10 cook | Cool for {time} before eating.
| Deja enfriar {time} antes de comer.
`);
