import { cards } from "../parse-cards.ts";

export const BASIC_SAUCES = cards(`
== tzatziki
names: Tzatziki, Greek cucumber dip, cucumber and yoghurt dip, tsatsiki, tzaziki | Tzatziki, salsa tzatziki, tzatziki griego, salsa griega de yogur y pepino
about: a thick Greek dip of yoghurt, cucumber and garlic | crema griega de yogur, pepino y ajo
kind: starter mediterranean easy
serves: 6, most 12 in bowl
tools: bowl grater sieve
core: cucumber yoghurt-greek
ways: none
- 1 cucumber
- 400 g yoghurt-greek
- 1 clove garlic; crushed | machacado
- 2 tbsp olive-oil
- 2 tsp lemon
- 10 g dill; chopped | picad@; optional
- 1/2 tsp salt
~ yoghurt-greek > 400 g yoghurt-soy; name Soya tzatziki | Tzatziki de soja
# Drain | Escurre
15 cook | Grate {cucumber} coarsely, mix with {salt} and drain in the sieve for {time}.
| Ralla {cucumber} grueso, mezcla con {salt} y deja escurrir en el colador fino {time}.
2 work | Squeeze {cucumber} dry in your hands.
| Aprieta {cucumber} con las manos hasta que suelte el agua.
why | Squeezed well, it does not thin the dip.
| Bien exprimido no agua la mezcla.
# Mix | Mezcla
3 work | Stir {yoghurt-greek+cucumber+garlic+lemon+dill} together in the bowl and pour {olive-oil} over it. Chill before serving.
| Mezcla {yoghurt-greek+cucumber+garlic+lemon+dill} en el bol y riega con {olive-oil}. Enfría antes de servir.

== baba-ganoush
names: Baba ganoush, baba ghanoush, baba ganush, smoky aubergine dip, aubergine dip, eggplant dip, mutabal | Baba ganoush, baba ghanoush, mutabal, crema de berenjena, paté de berenjena
about: a smoky dip of roasted aubergine and sesame paste | crema ahumada de berenjena asada y pasta de sésamo
kind: starter mediterranean easy
serves: 6, most 12 in tray
tools: tray bowl knife colander
core: aubergine
ways: oven grill
- 2 aubergine; large | grandes
- 60 g tahini
- 1 clove garlic; crushed | machacado
- 2 tbsp lemon
- 3 tbsp olive-oil
- 3/4 tsp salt
- 10 g parsley; chopped | picad@; optional
~ tahini > 50 g sunflower-seeds; ground finely | muy molid@
# Roast | Asa
45 batch way=oven | Prick {aubergine} all over and roast on the tray at 220 °C (fan 200 °C) for {time}, until collapsed and dark.
| Pincha {aubergine} por todas partes y asa en la bandeja a 220 °C (200 °C con ventilador) {time}, hasta que se hunda y se tueste la piel.
30 batch way=grill | Prick {aubergine} and cook close under the hot grill for {time}, turning, until charred and collapsed.
| Pincha {aubergine} y asa bajo el gratinador muy caliente {time}, dando vueltas, hasta que se tueste la piel y se hunda.
15 cook | Split open and let drain in the colander for {time}, then scoop out the flesh.
| Ábrelas, deja escurrir en el colador {time} y saca la pulpa.
# Mix | Mezcla
4 work | Mash {aubergine} with a fork in the bowl with {tahini+garlic+lemon+salt} until creamy.
| Aplasta {aubergine} con un tenedor en el bol con {tahini+garlic+lemon+salt} hasta que quede cremoso.
1 work | Spread on a plate and finish with {olive-oil+parsley}.
| Extiende en un plato y termina con {olive-oil+parsley}.

== basil-pesto
names: Pesto, basil pesto, pesto alla genovese, green pesto, Genoese pesto | Pesto, pesto de albahaca, pesto genovés, salsa pesto, pesto verde
about: a raw sauce of basil, pine nuts, cheese and oil | salsa cruda de albahaca, piñones, queso y aceite
kind: sauce italian easy
serves: 4, most 8 in processor
tools: processor
core: basil
ways: none
- 60 g basil
- 30 g pine-nuts
- 50 g parmesan; grated | rallad@
- 1 clove garlic
- 100 ml olive-oil
- 1/4 tsp salt
# Blend | Tritura
2 work | Chop {garlic+pine-nuts+salt} finely in the processor.
| Pica muy fino {garlic+pine-nuts+salt} en el procesador.
2 work | Add {basil} and half of {olive-oil} and blend in short bursts to a coarse paste.
| Añade {basil} y la mitad de {olive-oil} y tritura a golpes cortos hasta obtener una pasta gruesa.
why | Short bursts keep it cool and green.
| A golpes cortos no se calienta y sigue verde.
# Finish | Termina
2 work | Stir in {parmesan} and the rest of the oil. Keep it covered in the fridge and use it soon.
| Incorpora {parmesan} y el resto del aceite. Guárdalo tapado en la nevera y úsalo pronto.

== alioli
names: Aioli, alioli, garlic mayonnaise, allioli | Alioli, allioli, ajoaceite, mayonesa de ajo, ajiaceite
about: a thick garlic sauce of egg and olive oil | salsa espesa de ajo, huevo y aceite de oliva
kind: sauce spanish easy
serves: 8, most 16 in jar
tools: blender jar
core: garlic olive-oil
ways: none
- 2 clove garlic
- 1 egg
- 100 ml olive-oil
- 150 ml sunflower-oil
- 2 tsp lemon
- 1/2 tsp salt
~ egg > 100 ml soy-drink
# Fill the jar | Llena el tarro
2 work raw=egg | Put {egg+garlic+salt} into a tall jar as wide as the blender and pour {olive-oil+sunflower-oil} on top.
| Pon {egg+garlic+salt} en un tarro alto del ancho de la batidora y vierte encima {olive-oil+sunflower-oil}.
tip | All of it should be at room temperature.
| Conviene que todo esté a temperatura ambiente.
# Blend | Bate
2 work | Run the blender on the bottom without moving it until it thickens below, then draw it up slowly. Stir in {lemon} and keep it in the fridge.
| Bate abajo del todo sin mover hasta que espese y sube despacio. Añade {lemon} y guárdalo en la nevera.

== vinaigrette
names: Vinaigrette, French dressing, salad dressing, vinegar and oil dressing, mustard vinaigrette, French vinaigrette | Vinagreta, vinagreta francesa, vinagreta de mostaza, aliño para ensalada, aderezo para ensalada
about: oil and vinegar shaken with mustard | aceite y vinagre emulsionados con mostaza
kind: sauce french easy
serves: 6, most 12 in jar
tools: jar
core: wine-vinegar olive-oil
ways: none
- 2 tbsp wine-vinegar
- 6 tbsp olive-oil
- 1 tsp mustard-dijon; optional
- 1/2 tsp salt
- 1/4 tsp black-pepper; optional
+ 15 g herbs shallot honey
# Shake | Agita
1 work | Put {wine-vinegar+salt+mustard-dijon+black-pepper} into the jar and shake until the grains dissolve.
| Pon {wine-vinegar+salt+mustard-dijon+black-pepper} en el tarro y agita hasta que se disuelvan los granos.
why | They do not dissolve in oil.
| En el aceite no se disuelven.
# Finish | Termina
1 work | Add {olive-oil}, close and shake until cloudy and thick.[ Stir in {extra}.] Shake again before use.
| Añade {olive-oil}, cierra y agita hasta que quede turbia y espesa.[ Mezcla con {extra}.] Agita otra vez antes de usar.

== tomato-sauce
names: Tomato sauce, homemade tomato sauce, marinara, marinara sauce, sugo di pomodoro, pasta sauce, napoletana sauce | Salsa de tomate, tomate frito, tomate frito casero, salsa de tomate casera, salsa marinara, salsa pomodoro, tuco
about: a smooth sauce of slowly simmered tomatoes | salsa de tomate cocida a fuego lento
kind: sauce italian easy
serves: 6, most 12 in casserole
tools: casserole knife blender
core: tinned-tomatoes
ways: stove
- 3 tbsp olive-oil
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; sliced | en láminas
- 2 can tinned-tomatoes
- 1 tsp salt
- 1 tsp sugar; optional
- 10 g basil; torn | troceada; optional
~ tinned-tomatoes > 1000 g tomato; peeled and chopped | pelad@ y picad@; name Fresh tomato sauce | Salsa de tomate fresco
# Fry | Sofríe
10 cook | Heat {olive-oil} in the casserole over medium-low heat and cook {onion+garlic} gently for {time}, until soft but not brown.
| Calienta {olive-oil} en la cazuela a fuego medio-bajo y sofríe {onion+garlic} {time}, hasta que quede todo tierno sin dorarse.
# Simmer | Cuece
30 cook | Add {tinned-tomatoes+salt+sugar} and simmer for {time}, stirring now and then, until thick and the oil shows at the edge.
| Añade {tinned-tomatoes+salt+sugar} y cuece a fuego lento {time}, removiendo de vez en cuando, hasta que espese y el aceite asome por el borde.
# Blend | Tritura
2 work | Blend smooth or leave it coarse.[ Stir in {basil}.]
| Tritura hasta que quede fina o déjala con trozos.[ Mezcla con {basil}.]

== bechamel-sauce
names: Béchamel sauce, béchamel, white sauce, besciamella | Salsa bechamel, bechamel, besamel, salsa blanca, bechamel casera
about: a smooth white sauce of milk, butter and flour | salsa blanca y fina de leche, mantequilla y harina
kind: sauce french easy
serves: 4, most 8 in saucepan
tools: saucepan whisk
core: milk flour
ways: stove
- 40 g butter
- 40 g flour
- 500 ml milk; warm | templada
- 1/2 tsp salt
- 1 pinch nutmeg
~ milk > 500 ml soy-drink; warm | templad@; name White sauce of soya drink | Salsa blanca de bebida de soja
~ flour > 30 g cornflour; name Light white sauce | Salsa blanca ligera
# Make the roux | Haz el roux
1 cook | Melt {butter} in the saucepan over medium heat, for {time}.
| Funde {butter} en el cazo a fuego medio, {time}.
2 cook | Stir in {flour} and cook for {time} without letting it brown.
| Añade {flour} y cocina {time} sin dejar que tome color.
# Thicken | Espesa
10 cook | Whisk in {milk} little by little, add {salt+nutmeg} and simmer over low heat for {time}, whisking, until it coats a spoon.
| Incorpora {milk} poco a poco sin dejar de batir, añade {salt+nutmeg} y cuece a fuego suave {time}, removiendo, hasta que cubra la cuchara.
tip | If there are lumps, whisk hard or sieve it.
| Si salen grumos, bate con fuerza o cuélala.

== hollandaise-sauce
names: Hollandaise sauce, hollandaise, Dutch sauce | Salsa holandesa, holandesa
about: a warm butter sauce thickened with egg yolks | salsa templada de mantequilla y yemas de huevo
kind: sauce french medium
serves: 4, most 6 in bowl
tools: bowl saucepan whisk
core: egg-yolk butter
ways: stove
- 3 egg-yolk
- 180 g butter
- 1 tbsp lemon
- 1/2 tsp salt
- 1 tbsp water
~ butter > 180 g butter-plant; name Hollandaise | Holandesa
# Melt | Funde
4 cook | Melt {butter} in the saucepan over low heat for {time} and pour into a jug.
| Funde {butter} en el cazo a fuego suave {time} y pásalo a una jarra.
# Thicken | Espesa
8 cook raw=egg-yolk | Put {egg-yolk+water} into the bowl over a little simmering water and whisk for {time}, until pale and thick.
| Pon {egg-yolk+water} en el bol sobre un poco de agua que apenas hierva y bate {time}, hasta que blanquee y espese.
5 work | Off the heat whisk in {butter} in a thin stream, then {lemon+salt}. Serve at once.
| Fuera del fuego incorpora {butter} en hilo sin dejar de batir, y luego {lemon+salt}. Sirve enseguida.
tip | If it splits, whisk in a spoonful of cold water.
| Si se corta, bátela con una cucharada de agua fría.

== gravy-pan
names: Gravy, pan gravy, homemade gravy, onion gravy, brown gravy | Gravy, salsa gravy, salsa de asado, salsa gravy inglesa
about: a brown sauce of onion and stock | salsa oscura de cebolla y caldo
kind: sauce any easy
serves: 4, most 8 in saucepan
tools: saucepan knife sieve
core: beef-stock
ways: stove
- 40 g butter
- 1 onion; thinly sliced | en juliana
- 30 g flour
- 600 ml beef-stock; hot | caliente
- 1 tsp worcestershire; optional
- 1/4 tsp black-pepper
~ beef-stock > 600 ml vegetable-stock; hot | caliente; name Vegetable gravy | Salsa gravy de verduras
# Brown | Dora
15 cook | Melt {butter} in the saucepan over medium heat and fry {onion} for {time}, until deep brown.
| Funde {butter} en el cazo a fuego medio y sofríe {onion} {time}, hasta que quede muy dorad@.
2 cook | Stir in {flour} for {time}, until it smells nutty.
| Añade {flour} y tuesta {time}, hasta que huela a tostado.
# Simmer | Cuece
10 cook | Pour in {beef-stock} little by little, add {worcestershire+black-pepper} and simmer for {time}, until it coats a spoon. Sieve it if you like.
| Vierte {beef-stock} poco a poco, añade {worcestershire+black-pepper} y cuece {time}, hasta que cubra la cuchara. Cuélala si quieres.

== rouille
names: Rouille, rouille sauce, saffron rouille, rouille for bouillabaisse, saffron aioli | Rouille, salsa rouille, salsa rouille para bullabesa, alioli de azafrán
about: a thick sauce of garlic, saffron, chilli and olive oil | salsa espesa de ajo, azafrán, guindilla y aceite de oliva
kind: sauce french easy
serves: 6, most 12 in mortar
tools: mortar bowl whisk
core: garlic olive-oil saffron
ways: none
- 3 clove garlic
- 1 pinch saffron
- 1/2 tsp chilli-flakes
- 1/2 tsp salt
- 1 egg-yolk
- 40 g bread; without crust | sin corteza
- 150 ml olive-oil
- 1 tbsp lemon
~ egg-yolk > 80 g potato; boiled and mashed | cocida y aplastada
# Pound | Maja
10 cook | Soak {bread+saffron} in {3 tbsp} of hot water for {time} and squeeze lightly.
| Remoja {bread+saffron} en {3 tbsp} de agua caliente {time} y aprieta un poco.
5 work | Pound {garlic+chilli-flakes+salt} to a paste in the mortar and work in what was soaked.
| Maja {garlic+chilli-flakes+salt} en el mortero hasta que quede fino e incorpora lo remojado.
# Thicken | Liga
6 work raw=egg-yolk | Stir in {egg-yolk}, then beat in {olive-oil}, drop by drop at first and then in a thin stream, until thick. Stir in {lemon} and chill.
| Incorpora {egg-yolk} y añade {olive-oil} sin dejar de batir, gota a gota al principio y luego en hilo fino, hasta que espese. Añade {lemon} y enfría.

== tapenade
names: Tapenade, olive tapenade, black olive tapenade, Provençal olive paste, olive paste, green olive tapenade | Tapenade, tapenade de aceitunas, paté de aceitunas, olivada, tapenade de aceitunas negras, pasta de aceitunas
about: a Provençal spread of olives, capers and anchovies | crema provenzal de aceitunas, alcaparras y anchoas
kind: snack french easy
serves: 6, most 12 in processor
tools: processor
core: olives
ways: none
- 250 g olives; black | negras
- 2 tbsp capers; rinsed | enjuagadas
- 4 anchovies
- 1 clove garlic
- 1 tbsp lemon
- 1 sprig thyme; leaves | hojas; optional
- 60 ml olive-oil
~ anchovies > 30 g sun-dried-tomatoes
# Chop | Pica
2 work | Chop {olives+capers+anchovies+garlic+lemon+thyme} in short bursts in the processor, until fine but not smooth.
| Pica a golpes cortos {olives+capers+anchovies+garlic+lemon+thyme} en el procesador, hasta que quede fino pero no liso.
# Finish | Termina
2 work | Stir in {olive-oil}. Keep it covered in the fridge and use it within 5 days.
| Incorpora {olive-oil}. Guárdala tapada en la nevera y gástala en 5 días.

== bearnaise-sauce
names: Béarnaise sauce, béarnaise, sauce béarnaise, bernaise sauce | Salsa bearnesa, bearnesa, salsa béarnaise
about: a warm butter sauce with egg yolks, shallot and tarragon | salsa templada de mantequilla con yemas, chalota y estragón
kind: sauce french medium
serves: 4, most 6 in bowl
tools: knife saucepan bowl whisk sieve
core: egg-yolk butter tarragon
ways: stove
- 1 shallot; finely chopped | picad@ fin@
- 60 ml wine-vinegar
- 60 ml white-wine
- 15 g tarragon; chopped | picad@
- 3 egg-yolk
- 1 tbsp water
- 180 g butter
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ butter > 180 g butter-plant; name Béarnaise | Bearnesa
# Reduce | Reduce
7 cook | Simmer {shallot+wine-vinegar+white-wine+black-pepper} with half of {tarragon} in the saucepan for {time}, until 2 spoonfuls of liquid are left. Strain into the bowl.
| Cuece {shallot+wine-vinegar+white-wine+black-pepper} con la mitad de {tarragon} en el cazo {time}, hasta que queden 2 cucharadas de líquido. Cuela sobre el bol.
4 cook | Melt {butter} in the rinsed saucepan over low heat for {time} and pour into a jug.
| Funde {butter} en el cazo enjuagado a fuego suave {time} y pásalo a una jarra.
# Thicken | Espesa
8 cook raw=egg-yolk | Add {egg-yolk+water} to the bowl, set it over a little simmering water and whisk for {time}, until pale and thick.
| Añade {egg-yolk+water} al bol, ponlo sobre un poco de agua que apenas hierva y bate {time}, hasta que blanquee y espese.
5 work | Off the heat whisk in {butter} in a thin stream. Stir in {salt} and the rest of {tarragon} and serve at once.
| Fuera del fuego incorpora {butter} en hilo sin dejar de batir. Añade {salt} y el resto de {tarragon} y sirve enseguida.
tip | If it splits, whisk in a spoonful of cold water.
| Si se corta, bátela con una cucharada de agua fría.
`);
