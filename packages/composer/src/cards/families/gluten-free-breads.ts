import { cards } from "../parse-cards.ts";

/** Doughs of gluten-free flour: wetter than others, bound by psyllium, stirred instead of kneaded, and risen once. */
export const GLUTEN_FREE_BREADS = cards(`
== bread-of-gluten-free-flour
names: Loaf of gluten-free flour | Pan de molde para celíacos
about: a soft tin loaf bound with psyllium, stirred and not kneaded | pan de molde tierno ligado con psyllium, sin amasar
kind: bread any easy
serves: 10, most 10 in loafTin, whole
tools: loafTin bowl rack paper
core: flour-gluten-free
ways: oven
- 450 g flour-gluten-free; a mix for yeast dough | preparado panificable
- 20 g psyllium; ground | molido
- 7 g yeast; dried | seca
- 1 tbsp sugar
- 1.5 tsp salt
- 3 tbsp olive-oil
- 2 tsp cider-vinegar
- 480 ml water; lukewarm | tibia
# Mix | Mezcla
10 cook | Stir {psyllium} into {water} in the bowl and let it stand for {time}, until it is a gel.
| Mezcla {psyllium} con {water} en el bol y deja reposar {time}, hasta que forme un gel.
5 work | Beat in {flour-gluten-free+yeast+sugar+salt+olive-oil+cider-vinegar} with a spoon for a few minutes. It stays a sticky paste, wetter than other doughs: do not knead it or add more.
| Incorpora {flour-gluten-free+yeast+sugar+salt+olive-oil+cider-vinegar} y bate unos minutos con una cuchara. Queda una masa pegajosa, más húmeda que otras masas: no la amases ni añadas más.
# Rise | Leva
3 work | Scrape it into the lined tin and smooth the top with a wet hand.
| Pásala al molde forrado y alisa la superficie con la mano mojada.
50 cook | Cover and let it rise once, in a warm place, for {time}, until it reaches the rim.
| Tapa y deja levar una sola vez, en un sitio templado, {time}, hasta que llegue al borde.
# Bake | Hornea
60 batch | Bake at 200 °C (fan 180 °C) for {time}, until deep golden and hollow when tapped below.
| Hornea a 200 °C (180 °C con ventilador) {time}, hasta que quede bien dorado y suene a hueco por debajo.
120 cook | Turn out and cool on the rack for {time}: cut warm, it is gummy.
| Desmolda y enfría en la rejilla {time}: cortado en caliente queda gomoso.

== pizza-of-gluten-free-flour
names: Pizza of gluten-free flour | Pizza para celíacos
about: a pizza whose base is spread with wet hands and baked before it is topped | pizza de base extendida con las manos mojadas y horneada antes de cubrir
kind: main italian medium
serves: 4, most 4 in tray
makes: 2
tools: tray bowl paper
core: flour-gluten-free tinned-tomatoes mozzarella
ways: oven
- 450 g flour-gluten-free; a mix for yeast dough | preparado panificable
- 15 g psyllium; ground | molido
- 7 g yeast; dried | seca
- 1.5 tsp salt
- 420 ml water; lukewarm | tibia
- 3 tbsp olive-oil
- 1 can tinned-tomatoes; crushed and drained | triturad@ y escurrid@
- 250 g mozzarella; torn and drained | en trozos y escurrida
- 10 g basil; leaves | hojas
+ 200 g mushroom cooked-ham pepperoni olives onion red-pepper tinned-tuna
~ mozzarella > 250 g vegan-cheese; name Tomato and basil pizza of gluten-free flour | Pizza de tomate y albahaca para celíacos
# Make the dough | Haz la masa
10 cook | Stir {psyllium} into {water} in the bowl and let it stand for {time}, until it is a gel.
| Mezcla {psyllium} con {water} en el bol y deja reposar {time}, hasta que forme un gel.
5 work | Beat in {flour-gluten-free+yeast+salt} and half of {olive-oil} with a spoon, without kneading.
| Incorpora {flour-gluten-free+yeast+salt} y la mitad de {olive-oil} con una cuchara, sin amasar.
40 cook | Cover and let it rise for {time}, until puffy.
| Tapa y deja levar {time}, hasta que esté hinchada.
# Bake the bases | Hornea las bases
8 work | Heat the oven to 230 °C (fan 210 °C). Divide the dough into {pieces} and spread each on oiled paper with wet hands, 5 mm thin.
| Calienta el horno a 230 °C (210 °C con ventilador). Divide la masa en {pieces} y extiende cada parte sobre papel engrasado con las manos mojadas, a 5 mm de grosor.
24 pieces | Bake one after another without topping, {time} in all, until dry and pale gold.
| Hornéalas una tras otra sin cubrir, {time} en total, hasta que estén secas y apenas doradas.
# Top and bake | Cubre y hornea
4 work | Spread with {tinned-tomatoes}, then {mozzarella+extra}.
| Reparte {tinned-tomatoes} y después {mozzarella+extra}.
20 pieces | Bake again, {time} in all, until the top bubbles and the rim is brown.
| Vuelve a hornear, {time} en total, hasta que la superficie burbujee y el borde se dore.
1 work | Finish with {basil} and the rest of the oil.
| Termina con {basil} y el resto del aceite.

== focaccia-of-gluten-free-flour
names: Focaccia of gluten-free flour | Focaccia para celíacos
about: a soft flatbread with olive oil and rosemary, stirred and not kneaded | pan plano tierno con aceite de oliva y romero, sin amasar
kind: bread italian easy
serves: 8, most 8 in tray
tools: tray bowl rack paper
core: flour-gluten-free olive-oil
ways: oven
- 450 g flour-gluten-free; a mix for yeast dough | preparado panificable
- 18 g psyllium; ground | molido
- 7 g yeast; dried | seca
- 2 tsp sugar
- 2 tsp salt
- 470 ml water; lukewarm | tibia
- 80 ml olive-oil
- 2 tbsp rosemary; leaves | hojas
+ 150 g cherry-tomato olives onion
# Mix | Mezcla
10 cook | Stir {psyllium} into {water} in the bowl and let it stand for {time}, until it is a gel.
| Mezcla {psyllium} con {water} en el bol y deja reposar {time}, hasta que forme un gel.
5 work | Beat in {flour-gluten-free+yeast+sugar+salt} and {2 tbsp} of {olive-oil} with a spoon to a sticky paste, without kneading.
| Incorpora {flour-gluten-free+yeast+sugar+salt} y {2 tbsp} de {olive-oil} con una cuchara, hasta formar una masa pegajosa, sin amasar.
# Rise | Leva
4 work | Spread it 2 cm thick on the lined and oiled tray with oiled hands.
| Extiéndela a 2 cm de grosor en la bandeja forrada y engrasada, con las manos engrasadas.
45 cook | Cover and let it rise for {time}, until puffy.
| Tapa y deja levar {time}, hasta que esté hinchada.
# Bake | Hornea
2 work | Press dimples with oiled fingers and pour the rest of the oil over it. Scatter {rosemary+extra} on top.
| Marca hoyos con los dedos engrasados y riega con el resto del aceite. Reparte {rosemary+extra} por encima.
28 batch | Bake at 220 °C (fan 200 °C) for {time}, until golden above and below. Cool on the rack.
| Hornea a 220 °C (200 °C con ventilador) {time}, hasta que se dore por arriba y por abajo. Enfría en la rejilla.

== flatbreads-of-gluten-free-flour
names: Flatbreads of gluten-free flour | Panes planos para celíacos
about: soft flatbreads with yoghurt from a hot frying pan | panes planos y tiernos con yogur hechos en la sartén
kind: bread any easy
serves: 4, most 8 in pan
makes: 6
tools: pan bowl rollingPin paper
core: flour-gluten-free yoghurt
ways: stove
- 250 g flour-gluten-free
- 8 g psyllium; ground | molido
- 2 tsp baking-powder
- 1 tsp salt
- 250 g yoghurt
- 60 ml water
- 2 tbsp olive-oil
~ yoghurt > 250 g yoghurt-soy; name Flatbreads of gluten-free flour | Panes planos para celíacos
# Mix | Mezcla
5 work | Mix {flour-gluten-free+psyllium+baking-powder+salt} in the bowl and stir in {yoghurt+water} and half of {olive-oil}.
| Mezcla {flour-gluten-free+psyllium+baking-powder+salt} en el bol e incorpora {yoghurt+water} y la mitad de {olive-oil}.
15 cook | Let it stand for {time}, until it is soft but no longer sticky.
| Deja reposar {time}, hasta que quede blanda pero ya no se pegue.
# Cook | Cocina
8 work | Divide into {pieces} balls and press or roll each between two sheets of paper, half a centimetre thick.
| Divide en {pieces} bolas y aplana cada una entre dos hojas de papel, a medio centímetro.
24 pieces | Cook one by one in the hot pan with a little of the rest of the oil, {time} in all, until puffed and brown in spots on both sides. Keep them soft in a cloth.
| Hazlos de uno en uno en la sartén caliente con un poco del resto del aceite, {time} en total, hasta que se hinchen y tengan manchas doradas por ambos lados. Guárdalos en un paño para que sigan tiernos.
`);
