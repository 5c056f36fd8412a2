import { cards } from "../parse-cards.ts";

/** Kinds of croquettes, and a lamb menestra. */
export const SPANISH_CROQUETTES = cards(`
== croquetas-de-bacalao
names: Salt cod croquettes, cod croquetas, Spanish cod croquettes, croquetas de bacalao | Croquetas de bacalao, croquetas de bacalao caseras, croquetas de bacalao y perejil
about: creamy fried croquettes of white sauce and salt cod | croquetas cremosas de bechamel y bacalao
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container bowl
core: salt-cod milk
ways: stove air-fryer
- 300 g salt-cod; desalted, flaked | desalado, desmigado
- 1 onion; very finely chopped | picad@ muy fin@; optional
- 1 clove garlic; finely chopped | picad@ fin@; optional
- 80 g butter
- 100 g flour
- 850 ml milk; warm | templada
- 10 g parsley; chopped | picad@; optional
- 1 pinch nutmeg
- 1/4 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ salt-cod > 300 g hake; cooked, flaked | cocid@ y desmigad@; name Hake croquettes | Croquetas de merluza
~ milk > 850 ml soy-drink; warm | templada; name Cod croquettes with soya drink | Croquetas de bacalao con bebida de soja
~ egg > 120 ml oat-drink
# Make the mixture | Haz la masa
8 cook safe=salt-cod | Melt {butter} in the saucepan over medium-low heat and fry {onion+garlic+salt-cod} for {time}.
| Funde {butter} en el cazo a fuego medio-bajo y rehoga {onion+garlic+salt-cod} {time}.
3 cook | Stir in {flour} and toast for {time} without browning.
| Añade {flour} y rehoga {time} sin que tome color.
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt+parsley}, until very thick.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt+parsley}, hasta que quede muy espeso.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== croquetas-de-espinacas
names: Spinach croquettes, spinach croquetas with pine nuts, Spanish spinach croquettes | Croquetas de espinacas, croquetas de espinacas con piñones
about: creamy fried croquettes of white sauce, spinach, raisins and pine nuts | croquetas cremosas de bechamel, espinacas, pasas y piñones
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container pan
core: spinach milk
ways: stove air-fryer
- 400 g spinach; washed | limpias
- 1 onion; very finely chopped | picad@ muy fin@; optional
- 40 g raisins; optional
- 40 g pine-nuts; optional
- 80 g butter
- 100 g flour
- 800 ml milk; warm | templada
- 1 pinch nutmeg
- 3/4 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ milk > 800 ml soy-drink; warm | templada; name Spinach croquettes with soya drink | Croquetas de espinacas con bebida de soja
~ spinach > 300 g mushroom; mixed, finely chopped | picad@ fin@; name Wild mushroom croquettes | Croquetas de setas
~ egg > 120 ml oat-drink
# Make the mixture | Haz la masa
5 cook | Wilt {spinach} in the pan for {time}. Squeeze dry and chop.
| Saltea {spinach} en la sartén {time}. Exprime bien y pica.
7 cook | Melt {butter} in the saucepan and fry {onion+raisins+pine-nuts} for {time}. Stir in {flour}.
| Funde {butter} en el cazo y rehoga {onion+raisins+pine-nuts} {time}. Añade {flour}.
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick. Stir in {spinach}.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso. Mezcla {spinach}.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== croquetas-de-cocido
names: Croquettes of cooked meat, leftover stew croquettes, croquetas de cocido | Croquetas de cocido, croquetas de puchero, croquetas de carne, croquetas de ropa vieja
about: creamy fried croquettes of white sauce and the meat of a cocido | croquetas cremosas de bechamel y la carne del cocido
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: cooked-meat milk
ways: stove air-fryer
- 300 g cooked-meat; from a cocido, finely chopped | del cocido, picada fina
- 1 onion; very finely chopped | picad@ muy fin@; optional
- 80 g butter
- 100 g flour
- 900 ml milk; warm | templada
- 1 pinch nutmeg
- 1/2 tsp salt
- 2 egg; optional
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ milk > 900 ml soy-drink; warm | templada; name Croquettes of cooked meat with soya drink | Croquetas de cocido con bebida de soja
# Make the mixture | Haz la masa
8 cook safe=cooked-meat | Melt {butter} in the saucepan over medium-low heat and fry {onion+cooked-meat} for {time}.
| Funde {butter} en el cazo a fuego medio-bajo y rehoga {onion+cooked-meat} {time}.
3 cook | Stir in {flour} and toast for {time} without browning.
| Añade {flour} y rehoga {time} sin que tome color.
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands.[ Dip in {egg:bare}, well beaten.] Roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas.[ Pasa por {egg:bare} bien {egg!batid}.] Reboza en {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== croquetas-de-boletus
names: Cep croquettes, porcini croquettes, mushroom croquetas with ceps | Croquetas de boletus, croquetas de hongos, croquetas de setas y boletus
about: creamy fried croquettes of white sauce and ceps | croquetas cremosas de bechamel y boletus
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: porcini milk
ways: stove air-fryer
- 300 g porcini; fresh or frozen, finely chopped | frescos o congelados, picados finos
- 1 shallot; very finely chopped | picad@ muy fin@; optional
- 80 g butter
- 100 g flour
- 850 ml milk; warm | templada
- 1 pinch nutmeg
- 3/4 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ milk > 850 ml soy-drink; warm | templada; name Cep croquettes with soya drink | Croquetas de boletus con bebida de soja
~ egg > 120 ml oat-drink
# Make the mixture | Haz la masa
12 cook | Melt {butter} in the saucepan and fry {shallot+porcini} for {time}, until the water has gone. Stir in {flour}.
| Funde {butter} en el cazo y rehoga {shallot+porcini} {time}, hasta que se evapore el agua. Añade {flour}.
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick.
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso.
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== croquetas-de-queso
names: Cheese croquettes, Spanish cheese croquettes, four cheese croquettes | Croquetas de queso, croquetas de cuatro quesos
about: creamy fried croquettes of white sauce and melted cheese | croquetas cremosas de bechamel y queso fundido
kind: starter spanish medium
serves: 6, most 6 in deepPan
makes: 30
tools: knife deepPan saucepan whisk container
core: cheese milk
ways: stove air-fryer
- 220 g cheese; mixed, grated | variado, rallado
- 80 g butter
- 110 g flour
- 850 ml milk; warm | templada
- 40 g walnut; chopped | picad@; optional
- 1 pinch nutmeg
- 1/4 tsp salt
- 2 egg
- 150 g breadcrumbs
- 500 ml sunflower-oil
~ egg > 120 ml oat-drink
+ 80 g cooked-ham leek spinach
# Make the mixture | Haz la masa
4 cook | Melt {butter} in the saucepan, stir in {flour} and toast for {time}.[ Fry {extra} first.]
| Funde {butter} en el cazo, añade {flour} y rehoga {time}.[ Sofríe antes {extra}.]
14 cook | Pour in {milk} little by little, whisking, then stir for {time} over medium heat with {nutmeg+salt}, until very thick. Off the heat melt {cheese} in it.[ Stir in {walnut}.]
| Vierte {milk} poco a poco, batiendo, y remueve {time} a fuego medio con {nutmeg+salt}, hasta que quede muy espeso. Fuera del fuego funde {cheese}.[ Mezcla {walnut}.]
# Chill | Enfría
240 cook | Spread in the box, cover to the surface and chill for {time}, until firm.
| Extiende en el recipiente, tapa a ras y enfría en la nevera {time}, hasta que quede firme.
# Shape and coat | Forma y reboza
25 work | Shape {pieces} croquettes with oiled hands. Dip in {egg:bare}, well beaten, and roll in {breadcrumbs}, twice.
| Forma {pieces} piezas con las manos aceitadas. Pasa por {egg:bare} bien {egg!batid} y después por {breadcrumbs}, dos veces.
# Fry | Fríe
12 pieces way=stove safe=egg | Heat {sunflower-oil} in the pot to 180 °C and fry in batches, {time} in all, until deep gold. Drain on paper.
| Calienta {sunflower-oil} en la olla a 180 °C y fríe por tandas, {time} en total, hasta que se dore bien. Escurre sobre papel.
14 pieces way=air-fryer safe=egg | Brush with a little of {sunflower-oil} and cook in the air fryer at 200 °C for {time}, until deep gold.
| Pincela con un poco de {sunflower-oil} y cocina en la freidora de aire a 200 °C {time}, hasta que se dore bien.

== menestra-de-cordero
names: Lamb menestra, Spanish lamb and vegetable stew, menestra de cordero, spring lamb stew Navarre style | Menestra de cordero, menestra de cordero a la navarra, guiso de cordero con verduras, cordero con verduras
about: lamb stewed with artichokes, peas, broad beans and wine | cordero guisado con alcachofas, guisantes, habas y vino
kind: main spanish medium
serves: 4, most 6 in casserole
tools: knife casserole
core: lamb-shoulder artichoke
ways: stove
- 900 g lamb-shoulder; in pieces | en trozos
- 400 g artichoke; hearts, quartered | corazones, en cuartos
- 150 g peas
- 150 g broad-beans; optional
- 2 carrot; sliced | en rodajas
- 1 onion; chopped | picad@
- 3 clove garlic; chopped | picad@
- 60 g cured-ham; diced | en dados; optional
- 1 tbsp flour
- 150 ml white-wine
- 600 ml beef-stock
- 1 bay-leaf
- 4 tbsp olive-oil
- 1.5 tsp salt
# Brown | Dora
12 batch | Season {lamb-shoulder} with half of {salt} and brown in {olive-oil} in the casserole for {time}. Lift out.
| Sazona {lamb-shoulder} con la mitad de {salt} y dora en {olive-oil} en la cazuela {time}. Saca.
10 cook | Soften {onion+garlic+carrot+cured-ham} in the same fat for {time}. Stir in {flour}.
| Pocha {onion+garlic+carrot+cured-ham} en la misma grasa {time}. Mezcla {flour}.
# Stew | Guisa
60 cook | Add {white-wine+beef-stock+bay-leaf} with the rest of {salt}, return {lamb-shoulder} and simmer, covered, for {time}.
| Añade {white-wine+beef-stock+bay-leaf} con el resto de {salt}, devuelve {lamb-shoulder} y cuece tapado {time}.
20 cook safe=lamb-shoulder | Add {artichoke+peas+broad-beans} and simmer for {time}, until all is tender. Take out the leaf.
| Añade {artichoke+peas+broad-beans} y cuece {time}, hasta que todo esté tierno. Retira la hoja.
`);
