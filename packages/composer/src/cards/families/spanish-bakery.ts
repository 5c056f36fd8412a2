import { cards } from "../parse-cards.ts";

/** Sweets of Spanish bakeries and feasts. */
export const SPANISH_BAKERY = cards(`
== ensaimada
names: Ensaimadas, ensaimada, Mallorcan ensaimada, Majorcan spiral pastries, ensaimada mallorquina | Ensaimadas, ensaimada, ensaimada mallorquina, ensaimadas mallorquinas, ensaimadas caseras
about: coiled buns of paper-thin sweet dough rolled with lard | espirales de masa dulce estirada muy fina y enrollada con manteca
kind: bread spanish hard
serves: 8, most 8 in tray, whole
makes: 8
tools: bowl rollingPin tray paper sieve
core: bread-flour lard
ways: oven
- 500 g bread-flour
- 120 g sugar
- 7 g yeast
- 1 tsp salt
- 180 ml milk; warm | templada
- 2 egg; binds
- 2 tbsp sunflower-oil
- 150 g lard; very soft | muy bland@
- 3 tbsp icing-sugar
~ lard > 150 g butter; very soft | muy blanda; name Ensaimadas with butter | Ensaimadas de mantequilla
~ lard > 150 g butter-plant; very soft | muy blanda; name Ensaimadas with plant butter | Ensaimadas con mantequilla vegetal
# Knead | Amasa
18 work | Mix {bread-flour+sugar+yeast+salt} in the bowl, add {milk+egg} and knead until smooth and very stretchy.
| Mezcla {bread-flour+sugar+yeast+salt} en el bol, añade {milk+egg} y amasa hasta que quede lisa y muy elástica.
90 cook | Cover and let rise for {time}, until doubled. Divide into {pieces} balls and rest 20 minutes more.
| Tapa y deja levar {time}, hasta que doble. Divide en {pieces} bolas y deja reposar 20 minutos más.
# Stretch and roll | Estira y enrolla
25 work | On a table wet with {sunflower-oil} roll each ball thin, spread with {lard} and pull outward with the hands until you see through it. Roll up into a long cord.
| En una mesa mojada con {sunflower-oil} estira cada bola con el rodillo, unta con {lard} y tira hacia fuera con las manos hasta que se transparente. Enrolla en un cordón largo.
30 cook | Rest the cords for {time}, stretch them a little and coil loosely on the lined tray, the end tucked below.
| Deja reposar los cordones {time}, estíralos un poco y enróllalos flojos en espiral sobre la bandeja forrada, con la punta por debajo.
# Rise | Leva
480 cook | Cover and let rise for {time}, overnight, away from draughts, until the coils touch.
| Tapa y deja levar {time}, toda la noche, sin corrientes, hasta que las vueltas se junten.
# Bake | Hornea
14 batch safe=egg | Bake at 190 °C (fan 170 °C) for {time}, until pale gold.
| Hornea a 190 °C (170 °C con ventilador) {time}, hasta que se doren un poco.
15 cook | Cool for {time} and sieve {icing-sugar} thickly over.
| Deja templar {time} y cubre con {icing-sugar} por el colador.
== sobaos
names: Sobaos pasiegos, sobaos, Cantabrian butter sponge cakes, Spanish butter sponges, sobao | Sobaos pasiegos, sobaos, sobao, sobao pasiego, sobaos caseros, sobaos cántabros
about: tender little butter sponges baked in paper cases | bizcochos pequeños y tiernos de mantequilla en cajitas de papel
kind: cake spanish easy
serves: 6, most 6 in muffinTin, whole
makes: 12
tools: bowl mixer muffinTin paper
core: butter egg
ways: oven
- 225 g butter; very soft | muy bland@
- 225 g sugar
- 4 egg; at room temperature | a temperatura ambiente
- 225 g flour
- 2 tsp baking-powder
- 1 lemon; only the zest | solo la ralladura
- 1 tbsp rum; optional
- 1 pinch salt
~ butter > 225 g butter-plant; very soft | muy blanda; name Sobaos with plant butter | Sobaos con mantequilla vegetal
~ flour > 225 g flour-gluten-free
# Mix | Mezcla
8 work | Heat the oven to 180 °C (fan 160 °C) and put paper cases in the tin. Beat {butter+sugar} in the bowl until pale and fluffy, then beat in {egg} one by one with {lemon+rum}.
| Calienta el horno a 180 °C (160 °C con ventilador) y pon cápsulas de papel en el molde. Bate {butter+sugar} en el bol hasta que blanquee y esponje, y añade {egg} de uno en uno con {lemon+rum}.
3 work | Fold in {flour+baking-powder+salt}, sieved, until just smooth. Fill {pieces} cases to two thirds.
| Incorpora {flour+baking-powder+salt} con un tamiz, sin batir de más. Llena {pieces} cápsulas hasta dos tercios.
# Bake | Hornea
20 batch safe=egg | Bake for {time}, until golden and a skewer comes out clean.
| Hornea {time}, hasta que se doren y un palillo salga limpio.
30 cook | Cool for {time}. They are at their best the next day.
| Deja enfriar {time}. Están mejor al día siguiente.
== mantecados
names: Mantecados, Spanish lard biscuits, cinnamon mantecados, Spanish Christmas lard cookies | Mantecados, mantecados de canela, mantecados caseros, mantecados de Estepa, mantecados navideños, mantecados de Navidad, mantecado
about: crumbly Christmas biscuits of toasted flour, lard, cinnamon and lemon | dulces navideños de harina tostada, manteca, canela y limón
kind: dessert spanish easy
serves: 12, most 12 in tray, whole
makes: 24
tools: tray bowl sieve paper rollingPin
core: flour lard
ways: oven
- 500 g flour
- 220 g lard; soft | bland@
- 180 g icing-sugar
- 2 tsp cinnamon
- 1 lemon; only the zest | solo la ralladura
- 1 pinch salt
- 2 tbsp sesame-seeds; optional
~ lard > 220 g butter; soft | blanda; name Mantecados with butter | Mantecados de mantequilla
~ lard > 160 ml olive-oil; name Olive oil mantecados | Mantecados de aceite de oliva
~ flour > 500 g flour-gluten-free; name Mantecados | Mantecados
# Toast | Tuesta
20 batch | Spread {flour} on the tray and toast at 150 °C (fan 130 °C) for {time}, stirring often, until it turns beige.
| Extiende {flour} en la bandeja y tuesta a 150 °C (130 °C con ventilador) {time}, removiendo a menudo, hasta que tome un tono tostado.
40 cook | Cool completely for {time} and sieve.
| Enfría del todo {time} y tamiza.
# Make the dough | Haz la masa
8 work | Beat {lard+icing-sugar} well in the bowl. Work in {flour+cinnamon+lemon+salt} and press the dough together.
| Bate bien {lard+icing-sugar} en el bol. Incorpora {flour+cinnamon+lemon+salt} y junta la masa apretando.
60 cook | Wrap and chill for {time}.
| Envuelve y deja en la nevera {time}.
# Shape and bake | Forma y hornea
10 work | Roll out 1.5 cm thick between papers, cut {pieces} rounds of 4.5 cm and set on the lined tray.[ Scatter {sesame-seeds} over.]
| Estira a 1,5 cm entre papeles, corta {pieces} discos de 4,5 cm y coloca en la bandeja forrada.[ Espolvorea {sesame-seeds}.]
18 batch | Bake at 180 °C (fan 160 °C) for {time}, until cracked on top and just coloured.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que se agrieten por encima y apenas tomen color.
60 cook | Leave untouched on the tray for {time}: warm they break. Wrap in tissue paper.
| Deja en la bandeja sin tocar {time}: calientes se rompen. Envuelve en papel de seda.
== pestinos
names: Pestiños, Andalusian honey fritters, Spanish honey pastries, honey-glazed fried pastries | Pestiños, pestiños con miel, pestiños andaluces, pestiños caseros, pestiños de miel, pestiño
about: crisp folded pastries of wine and sesame dough, fried and bathed in honey | masa crujiente de vino y sésamo, doblada, frita y bañada en miel
kind: dessert spanish medium
serves: 8, most 8 in deepPan
makes: 30
tools: saucepan bowl rollingPin deepPan slotted
core: flour honey
ways: stove
- 100 ml olive-oil
- 1 lemon; only the peel | solo la piel
- 2 tsp star-anise; seeds or ground | en grano o molido
- 1 tbsp sesame-seeds; optional
- 100 ml white-wine
- 400 g flour
- 1 tsp cinnamon
- 1 pinch salt
- 700 ml sunflower-oil; for frying | para freír
- 300 g honey
- 60 ml water
~ flour > 400 g flour-gluten-free; name Pestiños | Pestiños
~ white-wine > 100 ml orange-juice
~ honey > 300 g maple-syrup; name Syrup pestiños | Pestiños con sirope
# Flavour the oil | Aromatiza el aceite
6 cook | Heat {olive-oil+lemon} in the saucepan for {time}, until the peel browns, and take it out. Off the heat add {star-anise+sesame-seeds} and cool.
| Calienta {olive-oil+lemon} en el cazo {time}, hasta que la piel se dore, y sácala. Fuera del fuego añade {star-anise+sesame-seeds} y deja templar.
# Make the dough | Haz la masa
8 work | Mix {flour+cinnamon+salt} in the bowl with the flavoured oil and {white-wine} and knead to a smooth dough.
| Mezcla {flour+cinnamon+salt} en el bol con el aceite aromatizado y {white-wine} y amasa hasta que quede lisa.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Shape | Forma
15 work | Roll out very thinly, cut {pieces} squares of 7 cm, fold two opposite corners over the middle and press with a wet finger.
| Estira muy fina, corta {pieces} cuadrados de 7 cm, dobla dos esquinas opuestas sobre el centro y aprieta con un dedo mojado.
# Fry and glaze | Fríe y baña
15 pieces | Heat {sunflower-oil} in the deep pot to 175 °C and fry a few at a time, {time} in all, turning, until golden. Drain on paper.
| Calienta {sunflower-oil} en la olla honda a 175 °C y fríe de pocos en pocos, {time} en total, dando vueltas, hasta que se doren. Escurre sobre papel.
4 cook | Warm {honey+water} in the saucepan for {time} and dip them in one by one. Let them drip.
| Calienta {honey+water} en el cazo {time} y báñalos de uno en uno. Deja escurrir.
== panellets
names: Panellets, Catalan marzipan and pine nut balls, Catalan almond sweets, panellets de piñones | Panellets, panellets de piñones, panellets catalanes, panellets caseros, panellet
about: small almond sweets rolled in pine nuts, for All Saints | bolitas de mazapán cubiertas de piñones, de Todos los Santos
kind: dessert spanish easy
serves: 10, most 10 in tray, whole
makes: 30
tools: saucepan masher bowl tray paper
core: almond-flour pine-nuts
ways: oven
- 150 g potato; in pieces | en trozos
- 400 g almond-flour
- 300 g sugar
- 1 lemon; only the zest | solo la ralladura
- 1 egg-white; lightly beaten | ligeramente batida
- 250 g pine-nuts
- 1 egg-yolk; beaten with a drop of water | batida con una gota de agua; optional
~ potato > 150 g sweet-potato; in pieces | en trozos
~ egg-white > 2 tbsp aquafaba
~ egg-yolk > 1 tbsp soy-drink
# Boil | Cuece
15 cook | Boil {potato} in water in the saucepan for {time}, until very soft. Drain, dry over low heat, mash finely and cool.
| Cuece {potato} en el cazo con agua {time}, hasta que {potato?se deshaga|se deshagan}. Escurre, seca a fuego suave, aplasta fino y deja enfriar.
# Make the paste | Haz la masa
6 work | Mix {almond-flour+sugar+lemon} with the mash in the bowl to a firm paste, without kneading much.
| Mezcla {almond-flour+sugar+lemon} con lo aplastado en el bol hasta tener una masa firme, sin amasar mucho.
120 cook | Cover and chill for {time} or overnight.
| Tapa y deja en la nevera {time} o toda la noche.
# Shape | Forma
20 work | Form {pieces} balls, turn them in {egg-white} and roll in {pine-nuts}, pressing so that they stick. Set on the lined tray.[ Brush with {egg-yolk}.]
| Forma {pieces} bolas, pásalas por {egg-white} y rebózalas en {pine-nuts}, apretando para que se peguen. Coloca en la bandeja forrada.[ Pinta con {egg-yolk}.]
# Bake | Hornea
10 batch safe=egg-yolk | Bake at 210 °C (fan 190 °C) for {time}, until just golden outside and soft within.
| Hornea a 210 °C (190 °C con ventilador) {time}, hasta que se doren por fuera y sigan tiernos por dentro.
30 cook | Cool on the tray for {time}.
| Deja enfriar en la bandeja {time}.
== turron-de-jijona
names: Turrón de Jijona, soft turrón, Jijona nougat, soft almond turrón, Spanish soft nougat | Turrón de Jijona, turrón blando, turrón de Jijona casero, turrón blando de almendra, turrón de Xixona
about: a soft bar of roasted almonds ground with honey and bound with egg white | turrón blando de almendra tostada molida con miel y clara
kind: dessert spanish medium
serves: 10, most 10 in loafTin, whole
tools: saucepan processor loafTin paper whisk bowl
core: almond honey
ways: stove
- 350 g almond; toasted, without skin | tostad@, sin piel
- 150 g honey
- 100 g sugar
- 1 egg-white
- 1 lemon; only the zest | solo la ralladura
- 1/2 tsp cinnamon; optional
# Grind | Muele
6 work | Grind {almond} in the processor until it turns oily and clumps.
| Muele {almond} en el procesador hasta que suelte el aceite y se apelmace.
# Cook | Cuece
10 cook | Melt {honey+sugar} in the saucepan and boil gently for {time}, stirring, until a drop in cold water forms a firm ball.
| Funde {honey+sugar} en el cazo y hierve a fuego suave {time}, removiendo, hasta que una gota en agua fría forme una bola firme.
tip | It burns badly: keep children away.
| Quema mucho: aleja a los niños.
10 cook | Beat {egg-white} in the bowl until stiff, stir in off the heat, return to low heat and cook for {time}, stirring all the time, until pale and thick.
| Bate {egg-white} en el bol a punto firme, incorpora fuera del fuego, devuelve a fuego suave y cuece {time}, sin dejar de remover, hasta que blanquee y espese.
5 work | Work in {almond+lemon+cinnamon} until even.
| Incorpora {almond+lemon+cinnamon} hasta que quede uniforme.
# Press | Prensa
1440 cook | Press into the lined tin, cover with paper, put a weight on top and leave in a cool place for {time} or longer; pour off the oil that rises.
| Aprieta en el molde forrado, cubre con papel, pon un peso encima y deja en un sitio fresco {time} o más; retira el aceite que suelte.
2 work | Turn out and cut. It keeps 2 weeks, wrapped.
| Desmolda y corta. Se conserva 2 semanas bien envuelto.
== frixuelos
names: Frixuelos, Asturian crêpes, Asturian pancakes, frisuelos, fayuelos | Frixuelos, frisuelos, fayuelos, frixuelos asturianos, feisuelos, frixuelo
about: thin lacy Asturian pancakes sprinkled with sugar | tortitas asturianas finas espolvoreadas con azúcar
kind: dessert spanish easy
serves: 4, most 4 in smallPan
makes: 14
tools: bowl whisk smallPan ladle
core: flour milk
ways: stove
- 3 egg; binds
- 500 ml milk
- 200 g flour
- 1/2 tsp salt
- 1 tbsp brandy; optional
- 30 g butter; for the pan | para la sartén
- 60 g sugar; for sprinkling | para espolvorear
~ milk > 500 ml oat-drink; name Frixuelos with oat drink | Frixuelos con bebida de avena
~ flour > 200 g flour-gluten-free; name Frixuelos | Frixuelos
+ 150 g dulce-de-leche apple-sauce cream jam honey chocolate
# Mix | Mezcla
5 work | Whisk {egg+milk+brandy+salt} in the bowl and add {flour} little by little, until thin and without lumps.
| Bate {egg+milk+brandy+salt} en el bol y añade {flour} poco a poco, hasta que quede ligera y sin grumos.
30 cook | Rest for {time}.
| Deja reposar {time}.
# Cook | Cocina
24 pieces safe=egg | Heat the pan, grease with a little of {butter}, pour in a thin layer and cook one at a time, {time} in all for {pieces}, turning when the edge browns. Grease again with {butter:rest} as needed.
| Calienta la sartén, unta con un poco de {butter}, vierte una capa fina y cocina de uno en uno, {time} en total para {pieces}, con una vuelta cuando el borde se dore. Unta de nuevo con {butter:rest} cuando haga falta.
1 work | Stack them, sprinkle with {sugar} and roll or fold.[ Fill with {extra}.]
| Apila, espolvorea {sugar} y enrolla o dobla.[ Rellena con {extra}.]
== quesada-pasiega
names: Quesada pasiega, Cantabrian fresh cheese bake, quesada, Spanish baked cheese pudding | Quesada pasiega, quesada, quesada cántabra, quesada pasiega casera
about: a baked pudding of fresh cheese, milk, butter and lemon | pastel horneado de queso fresco, leche, mantequilla y limón
kind: dessert spanish easy
serves: 8, most 8 in dish, whole
tools: bowl whisk blender dish
core: fresh-cheese egg
ways: oven
- 500 g fresh-cheese; drained | escurrid@
- 3 egg
- 200 g sugar
- 250 ml milk
- 120 g flour
- 100 g butter; melted | fundid@
- 1 lemon; only the zest | solo la ralladura
- 1 tsp cinnamon
- 1 pinch salt
~ flour > 120 g flour-gluten-free
# Mix | Mezcla
6 work | Heat the oven to 180 °C (fan 160 °C). Blend {fresh-cheese+egg+sugar+milk} in the bowl until smooth, then whisk in {butter+lemon+cinnamon+salt} and, sieved, {flour}.
| Calienta el horno a 180 °C (160 °C con ventilador). Tritura {fresh-cheese+egg+sugar+milk} en el bol hasta que quede liso, y bate con {butter+lemon+cinnamon+salt} y, tamizada, {flour}.
# Bake | Hornea
45 batch safe=egg | Pour into the greased dish, 3 cm deep, and bake for {time}, until browned on top and set, still trembling a little.
| Vierte en la fuente engrasada, con 3 cm de altura, y hornea {time}, hasta que se dore por encima y cuaje, aún algo tembloroso.
120 cook | Cool and chill for {time}. It sinks and firms up. Eat within 3 days from the fridge.
| Deja enfriar y guarda en la nevera {time}. Baja y coge cuerpo. Guárdala en la nevera y come en 3 días.
== tarta-de-tres-chocolates
names: Three chocolate cake, triple chocolate mousse cake, three-chocolate tart, no-bake three chocolate cake, triple chocolate tart | Tarta de tres chocolates, tarta tres chocolates, tarta de los tres chocolates, pastel de tres chocolates
about: three set layers of dark, milk and white chocolate on a biscuit base | tres capas cuajadas de chocolate negro, con leche y blanco sobre base de galleta
kind: dessert spanish medium
serves: 10, most 10 in cakeTin, whole
tools: cakeTin saucepan bowl whisk
core: chocolate chocolate-milk chocolate-white cream
ways: stove
- 200 g biscuits; crushed | trituradas
- 90 g butter; melted | fundid@
- 150 g chocolate; chopped | picad@
- 150 g chocolate-milk; chopped | picad@
- 150 g chocolate-white; chopped | picad@
- 600 ml cream
- 450 ml milk
- 40 g sugar
- 9 leaf gelatine
~ gelatine > 24 g vegan-gelatine
# Make the base | Haz la base
5 work | Mix {biscuits+butter}, press into the tin and chill.
| Mezcla {biscuits+butter}, aprieta en el molde y deja en la nevera.
10 cook if=gelatine | Soak {gelatine} in cold water for {time}.
| Hidrata {gelatine} en agua fría {time}.
# Dark layer | Capa negra
5 cook | Heat a third of {cream+milk} with {sugar} in the saucepan for {time}, without boiling. Off the heat melt {chocolate} in it, with a third of {gelatine}, and pour over the base.
| Calienta un tercio de {cream+milk} con {sugar} en el cazo {time}, sin que hierva. Fuera del fuego funde en él {chocolate}, con un tercio de {gelatine}, y vierte sobre la base.
45 cook | Chill for {time}, until it holds, and scratch the top with a fork so that the next layer sticks.
| Deja en la nevera {time}, hasta que cuaje, y araña la superficie con un tenedor para que agarre la siguiente.
# Second layer | Segunda capa
5 cook | Heat another third for {time}, melt {chocolate-milk} and another third of {gelatine} in it, let it cool a little and pour over the back of a spoon.
| Calienta otro tercio {time}, funde en él {chocolate-milk} y otro tercio de {gelatine}, deja templar y vierte sobre el dorso de una cuchara.
45 cook | Chill for {time} and scratch the top.
| Deja en la nevera {time} y araña la superficie.
# White layer | Capa blanca
5 cook | Heat the rest of {cream+milk} for {time}, melt {chocolate-white} and the rest of {gelatine} in it, let it cool a little and pour over.
| Calienta el resto de {cream+milk} {time}, funde en él {chocolate-white} y el resto de {gelatine}, deja templar y vierte por encima.
300 cook | Chill for {time} or overnight and turn out.
| Deja en la nevera {time} o toda la noche y desmolda.
== flan-con-edulcorante
names: Flan with sweetener, flan sweetened with erythritol, flan with stevia | Flan con edulcorante, flan con stevia, flan con eritritol, flan light
about: a set egg and milk cream with vanilla and cinnamon, sweetened without caramel | crema cuajada de huevo y leche con vainilla y canela, endulzada sin caramelo
kind: dessert spanish easy
serves: 6, most 6 in moulds, whole
tools: moulds saucepan bowl whisk dish
core: egg milk sweetener
ways: stove+oven
- 500 ml milk
- 1 cinnamon-stick
- 1 lemon; only the peel | solo la piel; optional
- 5 egg
- 60 g sweetener; granulated | granulado
- 2 tsp vanilla
- 1/2 tsp cinnamon; optional
~ milk > 500 ml soy-drink; name Soya flan with sweetener | Flan de bebida de soja con edulcorante
# Flavour | Aromatiza
6 cook | Heat {milk+cinnamon-stick+lemon} in the saucepan for {time}, until it steams, cool a little and strain.
| Calienta {milk+cinnamon-stick+lemon} en el cazo {time}, hasta que humee, deja templar y cuela.
# Mix | Mezcla
3 work | Stir {egg+sweetener+vanilla} in the bowl without foam, pour in the warm liquid and fill the moulds.[ Dust with {cinnamon}.]
| Mezcla {egg+sweetener+vanilla} en el bol sin hacer espuma, vierte el líquido templado y llena los moldes.[ Espolvorea {cinnamon}.]
# Bake in a water bath | Hornea al baño maría
40 batch safe=egg | Stand the moulds in the dish, pour hot water half way up and bake at 160 °C (fan 140 °C) for {time}, until set but trembling in the middle.
| Coloca los moldes en la fuente, vierte agua caliente hasta media altura y hornea a 160 °C (140 °C con ventilador) {time}, hasta que cuaje pero tiemble en el centro.
# Chill | Enfría
240 cook | Cool, then chill for {time}. Eat from the moulds or turn out.
| Deja enfriar y guarda en la nevera {time}. Come en los moldes o desmolda.
`);
