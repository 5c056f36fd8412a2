import { cards } from "../parse-cards.ts";

export const BASICS = cards(`
== pancakes
names: Pancakes, American pancakes, fluffy pancakes | Tortitas, tortitas americanas, panqueques
about: thick, soft pancakes from the frying pan | tortitas gruesas y esponjosas hechas en la sartén
kind: breakfast any easy
serves: 4, most 8 in pan
makes: 12
tools: pan bowl whisk
core: flour
ways: stove
instead: keto-pancakes
- 250 g flour
- 1 tbsp baking-powder
- 2 tbsp sugar
- 0.5 tsp salt
- 2 egg; binds
- 300 ml milk
- 40 g butter; melted | derretid@
- 1 tbsp sunflower-oil
~ sugar > 2 tbsp sweetener
+ 200 g fruit nut chocolate
~ flour > 250 g flour-gluten-free; name Gluten-free pancakes | Tortitas sin gluten
# Mix the batter | Mezcla la masa
4 work | Mix {flour+baking-powder+sugar+salt} in the bowl.
| Mezcla {flour+baking-powder+sugar+salt} en el bol.
3 work | Whisk {egg+milk+butter}, pour over and stir until just combined; small lumps may stay.
| Bate {egg+milk+butter}, viértelo encima y mezcla lo justo; pueden quedar grumos pequeños.
10 cook | Let the batter rest for {time}.
| Deja reposar la masa {time}.
why | Stirring little and resting keeps them soft.
| Mezclar poco y dejar reposar las hace tiernas.
# Fry the pancakes | Haz las tortitas
15 pieces safe=egg | Heat the pan over medium heat and grease it with a little of {sunflower-oil}. Fry {pieces} pancakes, three or four at a time, for {time} in all: turn each when bubbles open on top, and cook it until golden.
| Calienta la sartén a fuego medio y engrásala con un poco de {sunflower-oil}. Haz {pieces} tortitas, de tres en tres o de cuatro en cuatro, {time} en total: dales la vuelta cuando se abran burbujas y termínalas hasta que doren.
1 work | Serve hot.[ Put {extra} on top.]
| Sírvelas calientes.[ Pon encima {extra}.]

== mayonnaise
names: Mayonnaise, mayo, homemade mayonnaise | Mayonesa, mahonesa, mayonesa casera
about: a thick sauce of egg and oil | salsa espesa de huevo y aceite
kind: sauce any easy
serves: 8, most 16 in jar
tools: blender jar
core: egg sunflower-oil
ways: none
instead: mayonnaise-eggless
- 1 egg
- 250 ml sunflower-oil
- 1 tsp mustard-dijon; optional
- 1 tbsp wine-vinegar
- 0.5 tsp salt
# Fill the jar | Llena el tarro
2 work raw=egg | Break {egg} into a tall jar as wide as the blender. Add {mustard-dijon+wine-vinegar+salt} and pour {sunflower-oil} on top.
| Casca {egg} en un tarro alto del ancho de la batidora. Añade {mustard-dijon+wine-vinegar+salt} y vierte encima {sunflower-oil}.
tip | All of it should be at room temperature.
| Conviene que todo esté a temperatura ambiente.
# Blend | Bate
1 work | Put the blender on the bottom and run it without moving it until it turns thick and white below.
| Apoya la batidora abajo del todo y bate sin moverla hasta que abajo quede espesa y blanca.
1 work | Draw it up slowly until everything is thick. Keep it in the fridge.
| Súbela poco a poco hasta que todo espese. Guárdala en la nevera.

== mayonnaise-eggless
names: Soya mayonnaise, soy mayonnaise, veganaise | Lactonesa, veganesa, mayonesa de soja
about: a thick white sauce of soya drink and oil | salsa blanca y espesa de bebida de soja y aceite
kind: sauce any easy
serves: 8, most 16 in jar
tools: blender jar
core: soy-drink sunflower-oil
ways: none
- 100 ml soy-drink
- 200 ml sunflower-oil
- 1 tsp mustard-dijon; optional
- 1 tbsp wine-vinegar
- 0.5 tsp salt
~ soy-drink > 100 ml milk; name Milk mayonnaise | Lactonesa de leche
# Fill the jar | Llena el tarro
2 work | Put {soy-drink+mustard-dijon+salt} into a tall jar as wide as the blender and pour {sunflower-oil} on top.
| Pon {soy-drink+mustard-dijon+salt} en un tarro alto del ancho de la batidora y vierte encima {sunflower-oil}.
# Blend | Bate
1 work | Put the blender on the bottom and run it without moving it until it turns thick below, then draw it up slowly.
| Apoya la batidora abajo del todo, bate sin moverla hasta que abajo espese y súbela despacio.
1 work | Stir in {wine-vinegar}: it thickens more. Keep it in the fridge.
| Añade {wine-vinegar}: espesará más. Guárdala en la nevera.

== hummus
names: Hummus, houmous, hommus | Hummus, humus
about: a smooth dip of chickpeas and sesame paste | crema suave de garbanzos y pasta de sésamo
kind: starter mediterranean easy
serves: 6, most 12 in processor
tools: processor colander
core: tinned-chickpeas
ways: none
- 2 can tinned-chickpeas; drained | escurrid@
- 80 g tahini
- 1 lemon
- 1 clove garlic; optional
- 0.5 tsp cumin
- 0.75 tsp salt
- 3 tbsp olive-oil
- 0.5 tsp paprika-sweet; optional
~ tahini > 60 g sunflower-seeds; ground finely | muy molid@
# Blend | Tritura
3 work | Drain {tinned-chickpeas} in the colander and rinse.
| Escurre {tinned-chickpeas} en el colador y enjuaga.
4 work | Blend {tahini+garlic+cumin+salt} with {lemon} and {4 tbsp} of cold water until pale. Add {tinned-chickpeas} and blend until very smooth; thin it with water as you like.
| Tritura {tahini+garlic+cumin+salt} con {lemon} y {4 tbsp} de agua fría hasta que blanquee. Añade {tinned-chickpeas} y tritura hasta que quede muy fino; aligéralo con agua a tu gusto.
# Serve | Sirve
2 work | Spread it on a plate and pour {olive-oil} over it.[ Dust with {paprika-sweet}.]
| Extiéndelo en un plato y riégalo con {olive-oil}.[ Espolvorea {paprika-sweet}.]
`);
