import { cards } from "../parse-cards.ts";

export const SPANISH_SWEETS = cards(`
== rosquillas
names: Rosquillas, Spanish anise doughnuts, Spanish fried rings, rosquillas de anís | Rosquillas, rosquillas de anís, rosquillas fritas, rosquillas caseras, rosquillas de la abuela
about: small fried rings of dough scented with anise and lemon | roscas pequeñas fritas con aroma de anís y limón
kind: dessert spanish easy
serves: 8, most 8 in deepPan
makes: 30
tools: bowl whisk deepPan slotted
core: flour
ways: stove
- 2 egg; binds
- 120 g sugar
- 60 ml sunflower-oil
- 40 ml milk
- 50 ml orange-juice
- 1.5 tsp star-anise; ground | molid@; optional
- 1 lemon; only the zest | solo la ralladura
- 420 g flour
- 2 tsp baking-powder
- 1 pinch salt
- 700 ml sunflower-oil as frying-oil; for frying | para freír
- 60 g sugar as coating-sugar
- 1 tsp cinnamon; optional
~ flour > 420 g flour-gluten-free; name Rosquillas | Rosquillas
# Make the dough | Haz la masa
8 work | Whisk {egg+sugar} in the bowl, add {sunflower-oil+milk+orange-juice+star-anise+lemon}, then work in {flour+baking-powder+salt} to a soft dough that hardly sticks.
| Bate {egg+sugar} en el bol, añade {sunflower-oil+milk+orange-juice+star-anise+lemon} e incorpora {flour+baking-powder+salt} hasta tener una masa blanda que apenas se pegue.
30 cook | Cover and rest for {time}.
| Tapa y deja reposar {time}.
# Shape | Forma
12 work | With oiled hands form {pieces} balls of walnut size and push a wide hole through each: it closes in the oil.
| Con las manos aceitadas forma {pieces} bolas pequeñas y abre en cada una un agujero ancho: se cierra al freír.
# Fry | Fríe
15 pieces safe=egg | Heat {frying-oil} in the deep pot to 170 °C and fry a few at a time, {time} in all, turning once, until evenly golden. Drain on paper.
| Calienta {frying-oil} en la olla honda a 170 °C y fríe de pocas en pocas, {time} en total, con una vuelta, hasta que se doren por igual. Escurre sobre papel.
2 work | Roll while warm in {coating-sugar+cinnamon}.
| Reboza en templado con {coating-sugar+cinnamon}.
== polvorones
names: Polvorones, Spanish almond shortbread, polvorones de almendra, Spanish Christmas crumble cakes | Polvorones, polvorones de almendra, polvorones caseros, polvorones navideños
about: crumbly Christmas cakes of toasted flour, almond, lard and cinnamon | dulces navideños que se deshacen, de harina tostada, almendra, manteca y canela
kind: dessert spanish easy
serves: 12, most 12 in tray, whole
makes: 24
tools: tray bowl sieve paper rollingPin
core: flour almond-flour
ways: oven
- 350 g flour
- 120 g almond-flour
- 180 g lard; soft | bland@
- 140 g icing-sugar
- 1.5 tsp cinnamon
- 1 pinch salt; optional
- 2 tbsp sesame-seeds; optional
- 2 tbsp icing-sugar as dusting-sugar
~ lard > 180 g butter; soft | blanda
~ lard > 180 g butter-plant; soft | blanda
~ flour > 350 g flour-gluten-free; name Polvorones | Polvorones
# Dry the base | Seca la base
20 batch | Spread {flour+almond-flour} on the lined tray and dry in the oven at 150 °C (fan 130 °C) for {time}, stirring often, until slightly darker and fragrant.
| Extiende {flour+almond-flour} en la bandeja forrada y seca en el horno a 150 °C (130 °C con ventilador) {time}, removiendo a menudo, hasta que oscurezca un poco y huela.
45 cook | Cool completely for {time} and sieve.
| Enfría del todo {time} y tamiza.
# Make the dough | Haz la masa
8 work | Beat {lard+icing-sugar} in the bowl until creamy. Work in the sieved base, {cinnamon+salt+sesame-seeds} to a crumbly dough and press it together.
| Bate {lard+icing-sugar} en el bol hasta que quede cremoso. Incorpora la base tamizada, {cinnamon+salt+sesame-seeds} hasta tener una masa que se desmigue y júntala apretando.
60 cook | Wrap and chill for {time}.
| Envuelve y deja en la nevera {time}.
# Shape | Forma
10 work | Roll out 1.5 cm thick between two papers, cut {pieces} rounds of 4 cm and set on the tray.
| Estira a 1,5 cm entre dos papeles, corta {pieces} discos de 4 cm y coloca en la bandeja.
# Bake | Hornea
16 batch | Bake at 180 °C (fan 160 °C) for {time}, until the edge just colours: they are still soft.
| Hornea a 180 °C (160 °C con ventilador) {time}, hasta que el borde apenas tome color: aún están blandos.
60 cook | Leave untouched on the tray to cool for {time}, or they break. Dust with {dusting-sugar}.
| Deja enfriar en la bandeja sin tocar {time}, o se rompen. Espolvorea {dusting-sugar}.
== tarta-de-galletas
names: Spanish biscuit cake, biscuit cake with chocolate, chocolate biscuit cake, tarta de galletas | Tarta de galletas, tarta de galletas y chocolate, tarta de galletas María, tarta de la abuela, pastel de galletas, tarta de galletas con chocolate
about: layers of milk-dipped biscuits and chocolate cream, set in the fridge | capas de galletas mojadas en leche y crema de chocolate, cuajadas en la nevera
kind: dessert spanish easy
serves: 8, most 8 in squareTin, whole
tools: squareTin saucepan whisk bowl
core: biscuits chocolate
ways: stove
- 400 g biscuits; plain | tipo María
- 200 ml milk as dipping-milk; lukewarm | templada
- 600 ml milk
- 50 g cornflour
- 70 g sugar
- 1 pinch salt; optional
- 200 g chocolate; chopped | picad@
- 30 g butter
- 20 g coconut-desiccated; optional
# Make the filling | Haz el relleno
8 cook | Whisk {cornflour+sugar+salt} with a little of {milk} in the saucepan, add the rest of {milk} and cook over medium heat for {time}, whisking, until it boils and thickens.
| Disuelve {cornflour+sugar+salt} con un poco de {milk} en el cazo, añade el resto de {milk} y cuece a fuego medio {time}, batiendo, hasta que hierva y espese.
3 work | Off the heat stir in {chocolate+butter} until smooth.
| Fuera del fuego incorpora {chocolate+butter} hasta que quede liso.
# Layer | Monta
15 work | Dip {biscuits} for a second in {dipping-milk} in the bowl and line the tin with a layer. Spread with a thin layer of the filling and go on, ending with filling.
| Moja {biscuits} un segundo en {dipping-milk} en el bol y cubre el molde con una capa. Extiende una capa fina del relleno y repite, terminando con relleno.
# Chill | Enfría
300 cook | Cover and chill for {time} or overnight.[ Scatter {coconut-desiccated} over.]
| Tapa y deja en la nevera {time} o toda la noche.[ Espolvorea {coconut-desiccated}.]
== brazo-de-gitano
names: Brazo de gitano, Spanish Swiss roll, Swiss roll with cream, Spanish cream roll | Brazo de gitano, brazo de gitano de nata, brazo gitano, pionono dulce, brazo de reina, rollo de bizcocho con nata
about: a thin rolled sponge filled with whipped cream | bizcocho fino enrollado y relleno de nata montada
kind: cake spanish medium
serves: 8, most 8 in tray, whole
tools: tray bowl mixer paper sieve
core: egg cream
ways: oven
- 4 egg; at room temperature | a temperatura ambiente
- 110 g sugar
- 1 lemon; only the zest | solo la ralladura; optional
- 110 g flour
- 1 pinch salt; optional
- 350 ml cream; very cold | muy fría
- 40 g icing-sugar
- 1 tbsp icing-sugar as dusting-sugar
~ cream > 350 ml coconut-cream; very cold | muy fría; name Swiss roll with coconut cream | Brazo de gitano con crema de coco
~ flour > 110 g flour-gluten-free
# Beat | Bate
8 work | Heat the oven to 190 °C (fan 170 °C) and line the tray. Beat {egg+sugar+lemon} in the bowl until pale, tripled and thick enough to leave a trail.
| Calienta el horno a 190 °C (170 °C con ventilador) y forra la bandeja. Bate {egg+sugar+lemon} en el bol hasta que blanquee, triplique y deje rastro.
4 work | Sieve {flour+salt} over in two lots, folding gently, and spread 1 cm thick on the tray.
| Tamiza encima {flour+salt} en dos veces, con movimientos suaves, y extiende a 1 cm de grosor en la bandeja.
# Bake | Hornea
10 batch safe=egg | Bake for {time}, until golden and springy: longer and it cracks.
| Hornea {time}, hasta que se dore y recupere la forma al tocarlo: más tiempo y se agrieta.
45 cook | Turn out on a cloth dusted with a little of {dusting-sugar}, peel off the paper, roll up with the cloth and cool for {time}.
| Vuelca sobre un paño con un poco de {dusting-sugar}, retira el papel, enrolla con el paño y deja enfriar {time}.
# Fill | Rellena
8 work | Whip {cream+icing-sugar} until firm. Unroll, spread almost to the edge and roll up again without the cloth.
| Monta {cream+icing-sugar} hasta que quede firme. Desenrolla, extiende casi hasta el borde y vuelve a enrollar sin el paño.
60 cook | Chill for {time}, seam below, and dust with the rest of {dusting-sugar}. Keep it in the fridge and eat within 2 days.
| Deja en la nevera {time}, con la unión abajo, y espolvorea el resto de {dusting-sugar}. Guárdalo en la nevera y come en 2 días.
== roscon-de-reyes
names: Roscón de Reyes, Spanish Three Kings cake, three kings cake, three kings bread, rosca de Reyes | Roscón de Reyes, roscón, roscón de Reyes casero, rosca de Reyes, tortell de Reis
about: a soft ring of sweet dough with orange blossom, candied fruit and almonds for Epiphany | corona de masa dulce y tierna con azahar, fruta escarchada y almendra para Reyes
kind: bread spanish hard
serves: 10, most 10 in tray, whole
tools: bowl saucepan tray paper rack
core: bread-flour orange-blossom-water
ways: oven
- 500 g bread-flour
- 110 g sugar
- 8 g yeast
- 1 tsp salt
- 130 ml milk; warm | templada
- 2 egg; binds
- 80 g butter; soft | bland@
- 3 tbsp orange-blossom-water
- 1 tbsp rum; optional
- 1 orange; only the zest | solo la ralladura
- 1 lemon; only the zest | solo la ralladura
-- To decorate | Para decorar
- 1 egg as brushing-egg; beaten | batido; binds
- 100 g candied-fruit; sliced | en tiras; optional
- 30 g almond; flaked | en láminas; optional
- 3 tbsp sugar as wet-sugar
- 1 tsp water
~ brushing-egg > 2 tbsp milk
~ brushing-egg > 2 tbsp soy-drink
# Knead | Amasa
20 work | Mix {bread-flour+sugar+yeast+salt} in the bowl. Add {milk+egg+orange-blossom-water+rum+orange+lemon} and knead, then work in {butter} bit by bit until smooth, stretchy and only slightly sticky.
| Mezcla {bread-flour+sugar+yeast+salt} en el bol. Añade {milk+egg+orange-blossom-water+rum+orange+lemon} y amasa, y después incorpora {butter} poco a poco hasta que quede lisa, elástica y apenas pegajosa.
150 cook | Cover and let rise in a warm place for {time}, until doubled.
| Tapa y deja levar en un sitio cálido {time}, hasta que doble su tamaño.
# Shape | Forma
6 work | Press out the air, form a ball, make a hole and stretch to a ring of 30 cm on the lined tray, the hole wide.
| Saca el aire, forma una bola, abre un agujero y estira en una corona de 30 cm en la bandeja forrada, con el hueco ancho.
75 cook | Cover and let rise for {time}, until puffy.
| Tapa y deja levar {time}, hasta que se hinche.
# Decorate and bake | Decora y hornea
6 work | Heat the oven to 180 °C (fan 160 °C). Brush with {brushing-egg}. Mix {wet-sugar+water} to damp crumbs and scatter over.[ Lay {candied-fruit+almond} on top.]
| Calienta el horno a 180 °C (160 °C con ventilador). Pinta con {brushing-egg}. Mezcla {wet-sugar+water} hasta que quede húmedo y reparte.[ Coloca {candied-fruit+almond} encima.]
22 batch safe=egg,brushing-egg | Bake for {time}, until golden and hollow when tapped below. Cover it if it browns early.
| Hornea {time}, hasta que se dore y suene hueco al golpearlo por debajo. Cúbrelo si se dora pronto.
60 cook | Cool on the rack for {time}. A trinket goes in from below once it is cold: tell those who eat.
| Enfría en la rejilla {time}. La figurita se mete por debajo cuando está frío: avisa a quien coma.
`);
