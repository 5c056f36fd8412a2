import { cards } from "../parse-cards.ts";

export const BRITISH_ISLES_PLATES = cards(`
== cullen-skink
names: Cullen skink, Scottish smoked haddock soup, smoked haddock soup, smoked haddock and potato soup | Cullen skink, sopa escocesa de eglefino ahumado, sopa de eglefino ahumado
about: a thick Scottish soup of smoked haddock, potato and milk | sopa espesa escocesa de eglefino ahumado, patata y leche
kind: soup any easy
serves: 4, most 8 in pot
tools: knife pan pot sieve
core: smoked-haddock potato
ways: stove
- 400 g smoked-haddock; undyed | sin colorante
- 600 ml milk
- 1 bay-leaf
- 30 g butter
- 1 onion; finely chopped | picad@ fin@
- 500 g potato; floury, in 1.5 cm dice | harinosas, en dados de 1,5 cm
- 350 ml water
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 2 tbsp chives; chopped | picad@; optional
~ smoked-haddock > 350 g smoked-mackerel; in pieces | en trozos; name Smoked mackerel and potato soup | Sopa de caballa ahumada y patata
~ smoked-haddock > 300 g tofu; smoked, in dice | ahumado, en dados; name Smoked tofu and potato soup | Sopa de tofu ahumado y patata
# Poach | Escalfa
7 cook safe=smoked-haddock | Lay {smoked-haddock} in the pan with {milk+bay-leaf}, heat until the liquid just trembles and poach for {time}.
| Pon {smoked-haddock} en la sartén con {milk+bay-leaf}, calienta hasta que el líquido apenas tiemble y escalfa {time}.
2 work | Lift out {smoked-haddock}, strain the liquid and keep it. Discard any skin and leave the rest in large flakes.
| Saca {smoked-haddock}, cuela el líquido y guárdalo. Retira la piel que haya y deja el resto en lascas grandes.
# Cook the base | Haz la base
8 cook | Melt {butter} in the pot over low heat.[ Soften {onion} in it for {time}, without browning.]
| Funde {butter} en la olla a fuego suave.[ Pocha dentro {onion} {time}, sin que tome color.]
15 cook | Add {potato+water+salt}, cover and simmer for {time}, until tender. Crush about a third of it in the pot with a fork.
| Añade {potato+water+salt}, tapa y cuece {time}, hasta que todo esté tierno. Aplasta más o menos un tercio en la olla con un tenedor.
# Finish | Termina
4 cook | Pour in the kept liquid, add {smoked-haddock+black-pepper} and warm gently for {time} without boiling.[ Scatter {chives} over and serve.]
| Vierte el líquido guardado, añade {smoked-haddock+black-pepper} y calienta suave {time} sin que hierva.[ Reparte {chives} por encima y sirve.]

== lancashire-hotpot
names: Lancashire hotpot, Lancashire hot pot, lamb hotpot, lamb hot pot | Lancashire hotpot, hotpot de cordero, guiso de cordero de Lancashire
about: lamb and onions baked slowly under sliced potatoes | cordero y cebolla al horno bajo rodajas de patata
kind: main any easy
serves: 6, most 6 in casserole
tools: knife casserole
core: lamb-shoulder potato
ways: stove+oven stove+slow-cooker
- 900 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm
- 2 tbsp sunflower-oil
- 3 onion; sliced | en juliana
- 2 carrot; sliced | en rodajas; optional
- 2 tbsp flour
- 500 ml chicken-stock; hot | caliente
- 1 tbsp worcestershire
- 4 sprig thyme
- 1 bay-leaf
- 1000 g potato; peeled, thinly sliced | pelad@, en rodajas finas
- 30 g butter; melted | fundid@
- 2 tsp salt
- 1/2 tsp black-pepper
~ lamb-shoulder > 900 g stewing-beef; in 4 cm pieces | en trozos de 4 cm; name Beef hotpot | Hotpot de ternera
~ lamb-shoulder > 900 g mushroom; halved | en mitades; name Mushroom hotpot | Hotpot de champiñones
# Brown | Dora
10 batch | Season {lamb-shoulder} with half of {salt} and brown in {sunflower-oil} in the casserole over high heat for {time}. Lift out.
| Sazona {lamb-shoulder} con la mitad de {salt} y dora con {sunflower-oil} en la cazuela a fuego vivo {time}. Saca.
# Make the sauce | Haz la salsa
8 cook | Soften {onion+carrot} in the fat for {time}.
| Pocha {onion+carrot} en la grasa {time}.
3 cook | Stir in {flour}, then {chicken-stock+worcestershire+thyme+bay-leaf}, return {lamb-shoulder} and simmer for {time}.
| Incorpora {flour} y luego {chicken-stock+worcestershire+thyme+bay-leaf}, devuelve {lamb-shoulder} y cuece {time}.
# Cover and cook | Cubre y cocina
8 work way=oven | Heat the oven to 160 °C (fan 140 °C). Lay {potato} over it in overlapping rings, sprinkle with {black-pepper} and the rest of {salt} and brush with half of {butter}.
| Calienta el horno a 160 °C (140 °C con ventilador). Cubre con {potato} en círculos solapados, espolvorea {black-pepper} y el resto de {salt} y pinta con la mitad de {butter}.
90 cook way=oven safe=lamb-shoulder | Cover with the lid and bake for {time}.
| Tapa y hornea {time}.
35 cook way=oven | Uncover, brush with the rest of {butter}, turn the oven up to 200 °C (fan 180 °C) and bake for {time}, until the top is brown and crisp at the edges.
| Destapa, pinta con el resto de {butter}, sube el horno a 200 °C (180 °C con ventilador) y hornea {time}, hasta que la capa de arriba se dore y quede crujiente por el borde.
420 cook way=slow-cooker safe=lamb-shoulder | Move it to the slow cooker, lay {potato} on top with {black-pepper+butter} and the rest of {salt}, and cook on low for {time}, until all is tender. The top stays pale.
| Pásalo a la olla de cocción lenta, cubre con {potato}, {black-pepper+butter} y el resto de {salt} y cocina al mínimo {time}, hasta que todo esté tierno. La capa de arriba queda blanca.

== venison-stew
names: Venison stew, venison casserole, braised venison, venison stew with red wine, deer stew | Estofado de ciervo, estofado de venado, guiso de ciervo, guiso de venado, ciervo estofado, venado estofado, estofado de corzo
about: venison braised in red wine with juniper and mushrooms | carne de caza estofada en vino tinto con enebro y champiñones
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: venison
ways: stove pressure-cooker+stove slow-cooker+stove
- 1000 g venison; shoulder or neck, in 4 cm cubes | de paleta o cuello, en dados de 4 cm
- 3 tbsp olive-oil
- 100 g bacon; diced | en dados
- 2 onion; chopped | picad@
- 2 carrot; sliced | en rodajas
- 2 clove garlic; chopped | picad@
- 2 tbsp flour
- 1 tbsp tomato-puree
- 400 ml red-wine
- 400 ml beef-stock
- 1 tsp juniper; crushed | machacadas
- 3 sprig thyme
- 2 bay-leaf
- 250 g mushroom; quartered | en cuartos
- 1 tbsp jam; redcurrant | de grosella
- 1.5 tsp salt
- 1/2 tsp black-pepper
~ venison > 1000 g stewing-beef; in 4 cm cubes | en dados de 4 cm; name Beef stew with juniper | Estofado de ternera con enebro
# Brown | Dora
14 batch | Season {venison} with {black-pepper} and half of {salt} and brown in {olive-oil} in the casserole for {time}, a few pieces at a time. Lift out.
| Sazona {venison} con {black-pepper} y la mitad de {salt} y dora con {olive-oil} en la cazuela {time}, unos pocos trozos cada vez. Saca.
10 cook | Fry {bacon+onion+carrot+garlic} in the fat for {time}, until golden.
| Sofríe {bacon+onion+carrot+garlic} en la grasa {time}, hasta que todo se dore.
# Braise | Estofa
5 cook | Stir in {flour+tomato-puree}, pour in {red-wine} and let it bubble for {time}, scraping up what sticks.
| Incorpora {flour+tomato-puree}, vierte {red-wine} y deja hervir {time}, rascando lo pegado.
110 cook way=stove safe=venison | Add {venison}, {beef-stock+juniper+thyme+bay-leaf} and the rest of {salt}, cover and simmer very gently for {time}.
| Añade {venison}, {beef-stock+juniper+thyme+bay-leaf} y el resto de {salt}, tapa y cuece a fuego muy suave {time}.
35 cook way=pressure-cooker safe=venison | Put it into the pressure cooker with {venison}, {beef-stock+juniper+thyme+bay-leaf} and the rest of {salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo a la olla a presión con {venison}, {beef-stock+juniper+thyme+bay-leaf} y el resto de {salt}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
420 cook way=slow-cooker safe=venison | Put it into the slow cooker with {venison}, half of {beef-stock}, {juniper+thyme+bay-leaf} and the rest of {salt} and cook on low for {time}.
| Pásalo a la olla de cocción lenta con {venison}, la mitad de {beef-stock}, {juniper+thyme+bay-leaf} y el resto de {salt} y cocina al mínimo {time}.
# Finish | Termina
20 cook | Stir in {mushroom+jam} and simmer uncovered for {time}, until all is tender and the sauce coats a spoon.
| Añade {mushroom+jam} y cuece destapado {time}, hasta que todo esté tierno y la salsa cubra una cuchara.
tip | It tastes even better the next day.
| Al día siguiente está aún mejor.

== chicken-and-mushroom-pie
names: Chicken and mushroom pie, chicken mushroom pie, creamy chicken and mushroom pie, chicken and mushroom puff pastry pie | Pastel de pollo y champiñones, pastel de pollo con champiñones, pastel de pollo y setas, tarta salada de pollo y champiñones
about: chicken and mushrooms in a creamy sauce under puff pastry | pollo y champiñones en salsa cremosa bajo hojaldre
kind: main any medium
serves: 6, most 6 in dish
tools: knife casserole dish rollingPin
core: chicken-thigh mushroom puff-pastry
ways: oven+stove
instead: chicken-pot-pie
- 700 g chicken-thigh; boneless, in 3 cm pieces | deshuesados, en trozos de 3 cm
- 2 tbsp olive-oil
- 350 g mushroom; thickly sliced | en láminas gruesas
- 30 g butter
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 40 g flour
- 300 ml chicken-stock
- 150 ml cream
- 1 tsp mustard-dijon
- 1 tsp thyme
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 300 g puff-pastry; cold | frío
- 1 egg; beaten | batido; binds
~ egg > 2 tbsp milk
~ egg > 2 tbsp soy-drink
~ chicken-thigh > 2 can tinned-white-beans; drained | escurridas; name Mushroom and white bean pie | Pastel de champiñones y alubias
~ puff-pastry > 300 g vegan-puff-pastry; cold | frío; name Chicken and mushroom pie | Pastel de pollo y champiñones
# Brown | Dora
8 cook | Brown {mushroom} in half of {olive-oil} in the casserole over high heat for {time}, until their water is gone. Lift out.
| Dora {mushroom} con la mitad de {olive-oil} en la cazuela a fuego vivo {time}, hasta que se evapore el agua que sueltan. Saca.
7 cook if=chicken-thigh | Fry {chicken-thigh} in the rest of {olive-oil} for {time}, until lightly golden. Lift out.
| Dora ligeramente {chicken-thigh} con el resto de {olive-oil} {time}. Saca.
# Make the sauce | Haz la salsa
6 cook | Melt {butter} in the same casserole and soften {onion+garlic} for {time}.
| Funde {butter} en la misma cazuela y pocha {onion+garlic} {time}.
10 cook safe=chicken-thigh | Stir in {flour}, then {chicken-stock+cream} little by little. Add {mushroom+chicken-thigh+mustard-dijon+thyme+salt+black-pepper} and simmer for {time}, until thick. Pour into the dish and let it cool a little.
| Incorpora {flour} y poco a poco {chicken-stock+cream}. Añade {mushroom+chicken-thigh+mustard-dijon+thyme+salt+black-pepper} y cuece {time}, hasta que espese. Vierte en la fuente y deja templar.
# Bake | Hornea
30 batch safe=egg | Roll out {puff-pastry}, cover the dish, press the edge, cut a hole and brush with {egg}. Bake at 200 °C (fan 180 °C) for {time}, until puffed and golden.
| Estira {puff-pastry}, cubre la fuente, aprieta el borde, haz un agujero y pinta con {egg}. Hornea a 200 °C (180 °C con ventilador) {time}, hasta que suba y se dore.

== irish-champ
names: Champ, Irish champ, champ potatoes, spring onion mash, mash with spring onions | Champ irlandés, puré irlandés con cebolleta, puré de patata con cebolleta
about: buttery mash with spring onions warmed in milk | puré con mantequilla y cebolleta infusionada en leche
kind: side any easy
serves: 4, most 6 in pot
tools: knife pot saucepan colander masher
core: potato spring-onion
ways: stove
- 1000 g potato; floury, peeled, in chunks | harinosas, peladas, en trozos
- 6 spring-onion; finely sliced | en rodajas finas
- 200 ml milk
- 80 g butter
- 1.5 tsp salt
- 1/4 tsp black-pepper
~ spring-onion > 40 g chives; chopped | picad@; name Chive mash | Puré de patata con cebollino
~ spring-onion > 150 g peas; frozen | congelados; name Pea champ | Puré irlandés con guisantes
# Boil | Cuece | group=1
20 cook | Boil {potato} in water in the pot with half of {salt} for {time}, until soft. Drain and leave to steam dry.
| Cuece {potato} en agua en la olla con la mitad de {salt} {time}, hasta que un cuchillo entre sin esfuerzo. Escurre y deja que suelte el vapor.
# Infuse | Infusiona | group=1
5 cook | Simmer {spring-onion} in {milk} in the saucepan for {time}.
| Cuece {spring-onion} en {milk} en el cazo a fuego suave {time}.
# Mash | Aplasta
4 work | Mash until smooth, then beat in what is in the saucepan with {black-pepper}, half of {butter} and the rest of {salt}. Serve in bowls with the rest of {butter} melting in a hollow on top.
| Aplasta hasta que quede fino e incorpora el contenido del cazo con {black-pepper}, la mitad de {butter} y el resto de {salt}. Sirve en cuencos con el resto de {butter} fundiéndose en un hueco encima.

== potato-scones
names: Potato scones, tattie scones, potato farls, tattie scone, Scottish potato scones, Irish potato bread, fadge | Tortas escocesas de patata, scones de patata, tattie scones, pan irlandés de patata
about: thin griddle cakes of mashed potato for breakfast | tortas finas de puré de patata a la sartén para desayunar
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 8
tools: pot masher pan rollingPin colander knife
core: potato flour
ways: stove
- 500 g potato; floury, peeled, in chunks | harinosas, peladas, en trozos
- 40 g butter
- 1 tsp salt
- 120 g flour
- 1 tbsp sunflower-oil
~ flour > 130 g flour-gluten-free; name Potato scones of gluten-free flour | Tortas de patata de harina sin gluten
# Make the dough | Haz la masa
18 cook | Boil {potato} in water in the pot for {time}, until soft. Drain, leave to steam dry and mash until quite smooth.
| Cuece {potato} en agua en la olla {time}, hasta que un cuchillo entre sin esfuerzo. Escurre, deja que suelte el vapor y aplasta hasta que quede muy fino.
5 work | While warm work in {butter+salt}, then {flour} little by little, to a soft dough that does not stick.
| En caliente incorpora {butter+salt} y después {flour} poco a poco, hasta tener una masa blanda que no se pegue.
# Shape | Forma
5 work | Divide in two, roll each half out into a round 5 mm thick and cut both into quarters, {pieces} in all. Prick with a fork.
| Divide en dos, estira cada mitad en un disco de 5 mm y córtalos en cuartos, {pieces} en total. Pincha con un tenedor.
# Fry | Cocina
16 pieces | Cook in the pan wiped with {sunflower-oil} over medium heat, {time} in all for {pieces} of them, turning once, until spotted brown. Serve warm.
| Cocina en la sartén untada con {sunflower-oil} a fuego medio, {time} en total para las {pieces}, con una vuelta, hasta que tengan manchas doradas. Sirve en caliente.

== boxty
names: Boxty, Irish boxty, boxty pancakes, Irish potato pancakes | Boxty, tortitas irlandesas de patata, boxty irlandés
about: Irish pan cakes of raw and mashed potato with buttermilk | tortitas irlandesas de patata rallada y en puré con suero de mantequilla
kind: breakfast any easy
serves: 4, most 4 in pan
makes: 12
tools: pot masher grater bowl pan colander
core: potato
ways: stove
- 600 g potato; floury, peeled | harinosas, peladas
- 130 g flour
- 1 tsp bicarbonate
- 1 tsp salt
- 220 ml buttermilk
- 30 g butter
~ buttermilk > 200 g yoghurt-soy; thinned with a little water | aligerado con un poco de agua
# Prepare two ways | Prepara de dos maneras
18 cook | Cut half of {potato} into chunks, boil in water in the pot for {time}, until soft, then drain and mash.
| Corta la mitad de {potato} en trozos, cuece en agua en la olla {time}, hasta que un cuchillo entre sin esfuerzo, escurre y aplasta.
6 work | Grate the rest of {potato} coarsely and squeeze hard in a cloth until dry.
| Ralla grueso el resto de {potato} y aprieta con fuerza en un paño hasta que suelte el agua.
# Mix | Mezcla
4 work | Mix both in the bowl with {flour+bicarbonate+salt} and stir in {buttermilk}: the batter must drop slowly off the spoon.
| Mezcla las dos partes en el bol con {flour+bicarbonate+salt} y añade {buttermilk}: la masa debe caer despacio de la cuchara.
# Fry | Fríe
24 pieces | Melt part of {butter} in the pan over medium heat and fry heaped spoonfuls, flattened, {time} in all for {pieces} of them, turning once, until brown and cooked through. Use the rest of {butter} for the next rounds.
| Funde parte de {butter} en la sartén a fuego medio y fríe cucharadas colmadas, aplastadas, {time} en total para {pieces} unidades, con una vuelta, hasta que se doren y estén hechas por dentro. Usa el resto de {butter} para las tandas siguientes.

== dublin-coddle
names: Dublin coddle, coddle, Irish coddle, sausage and bacon coddle | Dublin coddle, guiso irlandés de salchichas y beicon, coddle irlandés
about: sausages, bacon, potatoes and onions simmered in one pot | salchichas, beicon, patatas y cebolla cocidos en una sola olla
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole
core: sausage potato
ways: stove slow-cooker+stove
- 8 sausage
- 200 g bacon; thick, in pieces | grueso, en trozos
- 1 tbsp sunflower-oil
- 3 onion; thickly sliced | en rodajas gruesas
- 1000 g potato; peeled, in thick slices | pelad@, en rodajas gruesas
- 700 ml chicken-stock
- 1 bay-leaf
- 3 sprig thyme
- 1/2 tsp salt
- 1/2 tsp black-pepper
- 20 g parsley; chopped | picad@
~ sausage > 8 sausage-gluten-free; name Dublin coddle | Dublin coddle
~ sausage > 8 chicken-sausage; name Chicken sausage coddle | Guiso irlandés de salchichas de pollo
# Brown | Dora
9 batch | Brown {sausage+bacon} in {sunflower-oil} in the casserole for {time}. Lift out.
| Dora {sausage+bacon} con {sunflower-oil} en la cazuela {time}. Saca.
# Layer and simmer | Monta y cuece
4 work | Layer {onion+potato} in the casserole with {sausage+bacon}, tuck in {bay-leaf+thyme}, sprinkle with {salt+black-pepper} and half of {parsley}.
| Alterna {onion+potato} en la cazuela con {sausage+bacon}, mete entre medias {bay-leaf+thyme} y espolvorea {salt+black-pepper} y la mitad de {parsley}.
60 cook way=stove safe=sausage,bacon | Pour in {chicken-stock}, cover and simmer very gently for {time}, until all is tender and the liquid has thickened a little.
| Vierte {chicken-stock}, tapa y cuece a fuego muy suave {time}, hasta que todo esté tierno y el líquido haya espesado un poco.
420 cook way=slow-cooker safe=sausage,bacon | Move it to the slow cooker, add half of {chicken-stock} and cook on low for {time}, until all is tender.
| Pásalo a la olla de cocción lenta, añade la mitad de {chicken-stock} y cocina al mínimo {time}, hasta que todo esté tierno.
# Serve | Sirve
1 work | Scatter the rest of {parsley} over and serve in deep plates.
| Reparte por encima el resto de {parsley} y sirve en platos hondos.

== cock-a-leekie
names: Cock-a-leekie, cock-a-leekie soup, cock a leekie soup, chicken and leek soup with prunes | Cock-a-leekie, sopa escocesa de pollo y puerro, sopa de pollo con puerro y ciruelas
about: Scottish chicken soup with leeks, barley and prunes | sopa escocesa de pollo con puerro, cebada y ciruelas pasas
kind: soup any easy
serves: 6, most 8 in pot
tools: knife pot
core: chicken-thigh-on-bone leek
ways: stove pressure-cooker+stove
- 900 g chicken-thigh-on-bone
- 4 leek; sliced | en rodajas
- 80 g barley; rinsed | lavad@
- 2000 ml water
- 2 bay-leaf
- 3 sprig thyme
- 2 tsp salt
- 12 prune; halved | en mitades
- 1/4 tsp black-pepper
~ barley > 80 g rice-brown; rinsed | lavad@
# Simmer | Cuece
45 cook way=stove safe=chicken-thigh-on-bone | Put {chicken-thigh-on-bone} into the pot with {barley+water+bay-leaf+thyme+salt}, bring to the boil, skim and simmer gently for {time}.
| Pon {chicken-thigh-on-bone} en la olla con {barley+water+bay-leaf+thyme+salt}, lleva a ebullición, espuma y cuece a fuego suave {time}.
20 cook way=pressure-cooker safe=chicken-thigh-on-bone | Put {chicken-thigh-on-bone} into the pressure cooker with {barley+water+bay-leaf+thyme+salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {chicken-thigh-on-bone} en la olla a presión con {barley+water+bay-leaf+thyme+salt}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Shred | Deshilacha
6 work | Lift out {chicken-thigh-on-bone}, pull it into pieces and discard all that is not eaten. Skim off the fat.
| Saca {chicken-thigh-on-bone}, desmenuza y retira lo que no se come. Retira la grasa de la superficie.
# Finish | Termina
15 cook | Add {leek+prune+black-pepper} to the pot and simmer for {time}, until soft. Return what was shredded and heat through.
| Añade {leek+prune+black-pepper} a la olla y cuece {time}, hasta que se ablande. Devuelve lo desmenuzado y calienta bien.
`);
