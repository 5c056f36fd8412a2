import { cards } from "../parse-cards.ts";

export const DIPS_AND_PICKLES = cards(`
== guacamole
names: Guacamole, guac, Mexican guacamole, avocado dip, fresh guacamole | Guacamole, guacamole mexicano, guacamole casero, salsa de aguacate, dip de aguacate
about: mashed avocado with lime, onion, chilli and coriander | aguacate machacado con lima, cebolla, chile y cilantro
kind: sauce mexican easy
serves: 4, most 8 in bowl
tools: knife bowl
core: avocado
ways: none
- 3 avocado; ripe | madur@
- 1 lime; juiced | exprimid@
- 1/2 onion; very finely chopped | picad@ muy fin@
- 1 tomato; seeded, diced | sin semillas, en dados; optional
- 1 jalapeno; finely chopped | picado fino; optional
- 15 g coriander-leaf; chopped | picad@; optional
- 1/2 tsp salt
# Mash | Aplasta
5 work | Halve {avocado}, spoon the flesh into the bowl and crush coarsely with a fork with {lime+salt}.
| Abre {avocado}, pasa la pulpa al bol y aplasta con un tenedor, sin afinar, con {lime+salt}.
# Mix | Mezcla
4 work | Fold in {onion+tomato+jalapeno+coriander-leaf}. Taste for sharpness and serve soon.
| Incorpora {onion+tomato+jalapeno+coriander-leaf}. Prueba el punto ácido y sirve pronto.
tip | Film pressed onto the surface keeps it green.
| Un film pegado a la superficie lo mantiene verde.

== italian-salsa-verde
names: Italian salsa verde, salsa verde, Italian green sauce, parsley and caper sauce, green herb sauce | Salsa verde italiana, salsa verde de perejil, salsa verde, salsa verde de hierbas
about: a sharp uncooked sauce of parsley, capers and anchovy | salsa cruda y viva de perejil, alcaparras y anchoa
kind: sauce italian easy
serves: 6, most 12 in bowl
tools: knife bowl
core: parsley capers
ways: none
- 60 g parsley; leaves | hojas
- 10 g basil; leaves | hojas; optional
- 2 tbsp capers; drained | escurridas
- 4 anchovies; optional
- 1 clove garlic; crushed | machacad@
- 1 tsp mustard-dijon; optional
- 1 tbsp red-wine-vinegar
- 100 ml olive-oil
- 1/4 tsp salt
# Chop | Pica
8 work | Chop {parsley+basil+capers+anchovies+garlic} together finely by hand.
| Pica juntos a cuchillo, muy fino, {parsley+basil+capers+anchovies+garlic}.
why | A machine makes it bitter and turns it to paste.
| La máquina la amarga y la hace puré.
# Mix | Mezcla
3 work | Stir in the bowl with {mustard-dijon+red-wine-vinegar+salt} and pour in {olive-oil}, until spoonable. Keep in the fridge for up to three days.
| Mezcla en el bol con {mustard-dijon+red-wine-vinegar+salt} y añade {olive-oil}, hasta poder tomarla con cuchara. Dura tres días en la nevera.

== romesco
names: Romesco sauce, romesco, salsa romesco, Catalan romesco, romesco dip | Salsa romesco, romesco, salsa de calçots, salvitxada, romesco catalán
about: a Catalan sauce of roasted tomato, dried pepper and nuts | salsa catalana de tomate asado, ñora y frutos secos
kind: sauce spanish medium
serves: 6, most 12 in blender
tools: tray blender bowl
core: tomato almond
ways: oven
- 500 g tomato
- 5 clove garlic; unpeeled | sin pelar
- 2 choricero-pepper
- 60 g almond; toasted | tostad@
- 30 g hazelnut; toasted | tostad@
- 1 slice bread; fried or toasted | frito o tostado
- 2 tbsp sherry-vinegar
- 120 ml olive-oil
- 1 tsp paprika-sweet
- 1 tsp salt
~ almond > 60 g sunflower-seeds; name Seed romesco sauce | Salsa romesco de pipas
~ hazelnut > 30 g pumpkin-seeds; toasted | tostad@
# Roast | Asa
40 batch | Roast {tomato+garlic} on the tray at 200 °C (fan 180 °C) for {time}, until soft and blackened in spots.
| Asa {tomato+garlic} en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que estén blandos y algo tostados.
20 cook | Meanwhile soak {choricero-pepper} in hot water for {time} and scrape out the flesh.
| Mientras, hidrata {choricero-pepper} en agua caliente {time} y raspa la pulpa.
# Blend | Tritura
6 work | Peel {tomato+garlic} and blend in the bowl with the pulp, {almond+hazelnut+bread+sherry-vinegar+paprika-sweet+salt}. Add {olive-oil} in a stream: it should stay a little grainy.
| Pela {tomato+garlic} y tritura en el bol con la pulpa y {almond+hazelnut+bread+sherry-vinegar+paprika-sweet+salt}. Añade {olive-oil} en un hilo: debe quedar algo granulosa.

== barbecue-sauce
names: Barbecue sauce, BBQ sauce, homemade barbecue sauce, smoky barbecue sauce, barbeque sauce | Salsa barbacoa, salsa barbacoa casera, salsa BBQ, salsa barbecue
about: a smoky, sweet and sour tomato sauce | salsa de tomate ahumada y agridulce
kind: sauce any easy
serves: 10, most 20 in saucepan
tools: saucepan knife
core: tomato-puree
ways: stove
- 1 onion; very finely chopped | picad@ muy fin@
- 2 clove garlic; crushed | machacad@
- 2 tbsp sunflower-oil
- 200 g tomato-puree
- 300 ml water
- 80 ml cider-vinegar
- 90 g brown-sugar
- 2 tbsp molasses
- 1 tbsp worcestershire
- 2 tsp paprika-smoked
- 1 tsp mustard-dijon
- 1/4 tsp chilli-powder
- 1 tsp salt
# Soften | Pocha
8 cook | Soften {onion+garlic} in {sunflower-oil} in the saucepan for {time} without browning.
| Pocha {onion+garlic} con {sunflower-oil} en el cazo {time} sin que se doren.
# Simmer | Cuece
20 cook | Stir in {tomato-puree+water+cider-vinegar+brown-sugar+molasses+worcestershire+paprika-smoked+mustard-dijon+chilli-powder+salt} and simmer for {time}, stirring, until thick and glossy. Keeps two weeks in the fridge.
| Añade {tomato-puree+water+cider-vinegar+brown-sugar+molasses+worcestershire+paprika-smoked+mustard-dijon+chilli-powder+salt} y cuece {time}, removiendo, hasta que espese y brille. Dura dos semanas en la nevera.

== tahini-sauce
names: Tahini sauce, tahini dressing, lemon tahini sauce, tarator, sesame sauce | Salsa de tahini, salsa tahini, salsa de sésamo, aliño de tahini, salsa tarator
about: a creamy sesame sauce with lemon and garlic | salsa cremosa de sésamo con limón y ajo
kind: sauce mediterranean easy
serves: 6, most 12 in bowl
tools: bowl whisk
core: tahini
ways: none
- 120 g tahini
- 1 lemon; juiced | en zumo
- 1 clove garlic; crushed | machacad@
- 1/2 tsp salt
- 90 ml water; ice-cold | muy fría
~ tahini > 120 g sunflower-butter; name Sunflower seed sauce | Salsa de pipas de girasol
# Mix | Mezcla
5 work | Stir {lemon+garlic+salt} in the bowl and let stand a moment. Whisk in {tahini}, which stiffens at first, then {water} by spoonfuls, until pale and pourable.
| Mezcla {lemon+garlic+salt} en el bol y deja un momento. Incorpora {tahini}, que al principio se endurece, y {water} a cucharadas, hasta que blanquee y fluya.
# Keep | Conserva
1 work | Serve at once or keep in the fridge for three days; thin it again with a spoonful of water.
| Sirve enseguida o guarda tres días en la nevera; aligérala de nuevo con una cucharada de agua.

== peanut-sauce
names: Peanut sauce, satay sauce, Thai peanut sauce, peanut dipping sauce, Asian peanut sauce | Salsa de cacahuete, salsa satay, salsa de maní, salsa de cacahuate, salsa thai de cacahuete
about: a creamy peanut and coconut sauce with lime | salsa cremosa de cacahuete y coco con lima
kind: sauce thai easy
serves: 6, most 12 in saucepan
tools: saucepan whisk
core: peanut-butter
ways: stove
- 150 g peanut-butter
- 200 ml coconut-milk
- 2 tbsp soy-sauce
- 1 tbsp brown-sugar
- 1 lime; juiced | exprimid@
- 1 clove garlic; crushed | machacad@
- 1 cm ginger; grated | rallado
- 1/2 tsp chilli-flakes; optional
~ peanut-butter > 150 g sunflower-butter; name Sunflower butter and coconut sauce | Salsa de crema de girasol y coco
# Cook | Cuece
5 cook | Whisk {peanut-butter+coconut-milk+soy-sauce+brown-sugar+garlic+ginger+chilli-flakes} in the saucepan over low heat for {time}, until smooth and just simmering.
| Bate {peanut-butter+coconut-milk+soy-sauce+brown-sugar+garlic+ginger+chilli-flakes} en el cazo a fuego bajo {time}, hasta que quede liso y empiece a hervir.
# Finish | Termina
1 work | Stir in {lime} and thin with a little hot water.
| Añade {lime} y aligera con un poco de agua caliente.

== caramel-sauce
names: Caramel sauce, salted caramel sauce, salted caramel, butterscotch sauce, toffee sauce | Salsa de caramelo, caramelo salado, salsa de caramelo salado, salsa de toffee, toffee casero
about: a pouring caramel of sugar, butter and cream | salsa de caramelo con mantequilla y nata
kind: sauce any medium
serves: 8, most 8 in saucepan
tools: saucepan whisk jar
core: sugar cream
ways: stove
- 200 g sugar
- 80 g butter; diced | en dados
- 150 ml cream; warm | templada
- 1/2 tsp salt
~ cream > 150 ml coconut-cream; warm | templada; name Coconut caramel sauce | Salsa de caramelo con coco
# Melt | Funde
9 cook | Spread {sugar} in the dry saucepan and melt over medium heat for {time}, swirling and not stirring, until deep amber.
| Extiende {sugar} en el cazo seco y funde a fuego medio {time}, moviendo el cazo sin remover, hasta que tenga un ámbar oscuro.
# Finish | Termina
4 cook | Take off the heat, whisk in {butter}, then {cream} slowly: it foams up and burns badly. Cook for {time}, until smooth, and stir in {salt}. Keeps two weeks in the fridge.
| Retira del fuego, incorpora {butter} y despacio {cream}: sube y quema mucho. Cuece {time}, hasta que quede liso, y añade {salt}. Dura dos semanas en la nevera.

== tartare-sauce
names: Tartare sauce, tartar sauce, homemade tartare sauce, fish and chips sauce | Salsa tártara, salsa tártara casera
about: mayonnaise with gherkins, capers and herbs | mayonesa con pepinillos, alcaparras y hierbas
kind: sauce any easy
serves: 6, most 12 in bowl
tools: knife bowl
core: gherkin capers
ways: none
- 200 g mayonnaise
- 50 g gherkin; finely chopped | picad@ fin@
- 1 tbsp capers; chopped | picadas
- 1 shallot; finely chopped | picad@ fin@
- 10 g parsley; chopped | picad@
- 1/2 lemon; juiced | en zumo
~ mayonnaise > 200 g vegan-mayonnaise
# Mix | Mezcla
6 work | Stir {gherkin+capers+shallot+parsley+lemon} into {mayonnaise} in the bowl.
| Mezcla {gherkin+capers+shallot+parsley+lemon} con {mayonnaise} en el bol.
# Chill | Enfría
30 cook | Chill for {time} so that the flavours come together.
| Enfría en la nevera {time} para que se unan los sabores.

== pickled-onions
names: Pickled red onions, pickled onions, quick pickled onions, pink pickled onions | Cebolla encurtida, cebolla morada encurtida, cebolla roja encurtida, cebollas encurtidas, encurtido de cebolla
about: thin red onion in a quick sweet and sour pickle | cebolla morada fina en escabeche rápido agridulce
kind: side mexican easy
serves: 8, most 8 in jar
tools: knife jar saucepan
core: red-onion
ways: stove
- 2 red-onion; in very thin rings | en aros muy finos
- 150 ml cider-vinegar
- 150 ml water
- 2 tbsp sugar
- 1.5 tsp salt
- 1/2 tsp oregano; optional
# Heat | Calienta
4 cook | Heat {cider-vinegar+water+sugar+salt} in the saucepan for {time}, until all has dissolved.
| Calienta {cider-vinegar+water+sugar+salt} en el cazo {time}, hasta que todo se disuelva.
# Steep | Macera
30 cook | Pack {red-onion+oregano} into the jar, pour the hot liquid over and leave for {time}, until bright pink. Keeps two weeks in the fridge.
| Llena el tarro con {red-onion+oregano}, cubre con el líquido caliente y deja {time}, hasta que tome un rosa vivo. Dura dos semanas en la nevera.

== pickled-cucumbers
names: Pickled cucumbers, pickles, quick pickles, dill pickles, refrigerator pickles | Pepinillos encurtidos, pepinos encurtidos, encurtidos, pepinillos en vinagre, encurtidos rápidos, encurtidos caseros, pickles
about: crunchy cucumbers pickled with dill, garlic and mustard seed | pepinos crujientes encurtidos con eneldo, ajo y mostaza en grano
kind: side any easy
serves: 8, most 8 in jar
tools: knife jar saucepan
core: cucumber
ways: stove
- 500 g cucumber; small, in spears | pequeños, en bastones
- 250 ml wine-vinegar
- 250 ml water
- 2 tbsp sugar
- 1 tbsp salt
- 3 clove garlic; crushed | machacad@
- 10 g dill
- 1 tsp mustard-seeds
- 1/2 tsp black-pepper
# Heat | Calienta
5 cook | Boil {wine-vinegar+water+sugar+salt} in the saucepan for {time} and let it cool a little.
| Hierve {wine-vinegar+water+sugar+salt} en el cazo {time} y deja templar.
# Steep | Macera
720 cook | Pack {cucumber+garlic+dill+mustard-seeds+black-pepper} into the jar, cover with the liquid, cool and leave in the fridge for {time}. They keep there for a month.
| Llena el tarro con {cucumber+garlic+dill+mustard-seeds+black-pepper}, cubre con el líquido, deja enfriar y guarda en la nevera {time}. Aguantan allí un mes.
tip | They are for the fridge, not for the shelf.
| Son para la nevera, no para la despensa.
`);
