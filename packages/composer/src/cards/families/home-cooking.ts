import { cards } from "../parse-cards.ts";

export const HOME_COOKING = cards(`
== puttanesca
names: Spaghetti alla puttanesca, spaghetti puttanesca, puttanesca, pasta puttanesca, pasta alla puttanesca | Espaguetis a la puttanesca, puttanesca, pasta puttanesca, espaguetis puttanesca, spaghetti puttanesca
about: spaghetti with tomato, olives, capers and anchovy | espaguetis con tomate, aceitunas, alcaparras y anchoas
kind: main italian easy
serves: 4, most 6 in pan
tools: pastaPot pan knife
core: olives capers tinned-tomatoes
ways: stove
- 400 g spaghetti
- 4 tbsp olive-oil
- 3 clove garlic; sliced | en láminas
- 6 anchovies
- 1/2 tsp chilli-flakes
- 1 can tinned-tomatoes
- 100 g olives; black, stoned | negras, sin hueso
- 2 tbsp capers; rinsed | lavadas
- 1.5 tsp salt
- 15 g parsley; chopped | picad@
# Make the sauce | Haz la salsa
4 cook | Warm {garlic+anchovies+chilli-flakes} in {olive-oil} in the pan over low heat for {time}, until all melts together.
| Calienta {garlic+anchovies+chilli-flakes} en {olive-oil} en la sartén a fuego suave {time}, hasta que todo se deshaga.
12 cook | Add {tinned-tomatoes+olives+capers} and simmer for {time}, until thick. It needs no more seasoning.
| Añade {tinned-tomatoes+olives+capers} y cuece a fuego suave {time}, hasta que espese. No hace falta sazonar más.
# Boil | Cuece
9 cook | Boil {spaghetti} in the pot in plenty of water with {salt} for {time}, until firm to the bite. Save a cup of the liquid and drain.
| Cuece {spaghetti} en la olla en abundante agua con {salt} {time}, hasta que quede al dente. Reserva una taza del líquido y escurre.
# Toss | Mezcla
2 cook | Toss {spaghetti} in the sauce with a little of the liquid over high heat for {time} and stir in {parsley}.
| Mezcla {spaghetti} con la salsa y un poco del líquido a fuego vivo {time} y añade {parsley}.
== panzanella
names: Panzanella, Tuscan bread salad, tomato and bread salad | Panzanella, ensalada toscana de pan, ensalada de pan y tomate
about: ripe tomatoes and toasted bread in their own juices with basil | tomate maduro y pan tostado empapado en su jugo con albahaca
kind: salad italian easy
serves: 4, most 6 in bowl
tools: knife tray bowl colander
core: bread tomato
ways: oven
- 300 g bread; rustic, a day or two old | de pueblo, de uno o dos días
- 90 ml olive-oil
- 800 g tomato; ripe, in chunks | madur@, en trozos
- 1 tsp salt
- 1 red-onion; thinly sliced | en juliana fina
- 1 cucumber; in half slices | en medias rodajas
- 3 tbsp red-wine-vinegar
- 1 tbsp capers; optional
- 20 g basil; torn | troceada
- 1/4 tsp black-pepper
# Toast | Tuesta
12 batch | Heat the oven to 190 °C (fan 170 °C). Tear {bread} into bites, turn in a third of {olive-oil} on the tray and bake for {time}, until crisp outside.
| Calienta el horno a 190 °C (170 °C con ventilador). Trocea {bread} a mano, mezcla con un tercio de {olive-oil} en la bandeja y hornea {time}, hasta que cruja por fuera.
# Draw the juices | Saca el jugo
15 cook | Meanwhile toss {tomato} with {salt} in the colander over the bowl for {time}.
| Mientras, pon {tomato} con {salt} en el colador sobre el bol {time}.
# Dress and soak | Aliña y empapa
3 work | Whisk {red-wine-vinegar+black-pepper} and the rest of {olive-oil} into the juices in the bowl. Add {bread+tomato+red-onion+cucumber+capers} and toss.
| Mezcla {red-wine-vinegar+black-pepper} y el resto de {olive-oil} con el jugo del bol. Añade {bread+tomato+red-onion+cucumber+capers} y remueve.
20 cook | Leave for {time}, until the crusts have softened but still have some bite. Fold in {basil}.
| Deja {time}, hasta que las cortezas se ablanden sin deshacerse. Incorpora {basil}.
== minestrone
names: Minestrone, minestrone soup, Italian vegetable soup | Minestrone, sopa minestrone, sopa italiana de verduras
about: an Italian soup of vegetables, white beans and small pasta | sopa italiana de verduras, alubias y pasta pequeña
kind: soup italian easy
serves: 6, most 8 in pot
tools: knife pot
core: tinned-white-beans
ways: stove pressure-cooker+stove slow-cooker+stove
- 4 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 carrot; diced | en dados
- 2 stick celery; diced | en dados
- 2 clove garlic; chopped | picad@
- 1 courgette; diced | en dados
- 300 g potato; peeled, diced | pelad@, en dados
- 150 g green-beans; in pieces | en trozos
- 1 can tinned-tomatoes
- 1500 ml vegetable-stock
- 1 bay-leaf
- 1.25 tsp salt
- 1 can tinned-white-beans; drained | escurrid@
- 100 g macaroni; small | pequeños
- 150 g kale; in strips | en tiras
- 50 g parmesan; grated | rallad@; optional
# Soften | Pocha
12 cook | Soften {onion+carrot+celery+garlic} in {olive-oil} in the pot over medium-low heat for {time}.
| Pocha {onion+carrot+celery+garlic} con {olive-oil} en la olla a fuego medio-bajo {time}.
# Simmer | Cuece
25 cook way=stove | Add {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt} and simmer for {time}.
| Añade {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt} y cuece a fuego suave {time}.
5 cook way=pressure-cooker | Put it all into the pressure cooker with {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt}, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión con {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt}, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
10 cook way=stove,pressure-cooker | Add {tinned-white-beans+macaroni+kale} and cook for {time}, until tender.
| Añade {tinned-white-beans+macaroni+kale} y cuece {time}, hasta que quede tierno.
360 cook way=slow-cooker | Put it all into the slow cooker with {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {courgette+potato+green-beans+tinned-tomatoes+vegetable-stock+bay-leaf+salt} y cocina al mínimo {time}.
25 cook way=slow-cooker | Stir in {tinned-white-beans+macaroni+kale} and cook on high for {time}, until tender.
| Añade {tinned-white-beans+macaroni+kale} y cocina al máximo {time}, hasta que quede tierno.
# Rest and serve | Reposa y sirve
5 cook | Rest for {time} and thin with hot water if you like.[ Serve with {parmesan}.]
| Deja reposar {time} y aligera con agua caliente si quieres.[ Sirve con {parmesan}.]
== chicken-parmesan
names: Chicken parmesan, chicken parm, chicken parmigiana, chicken parma, parmo | Pollo a la parmesana, pollo parmesano, pollo parmigiana
about: breaded chicken baked under tomato sauce and mozzarella | pollo empanado gratinado con salsa de tomate y mozzarella
kind: main italian easy
serves: 4, most 4 in dish
tools: knife bowl pan dish
core: chicken-breast mozzarella tomato-sauce
ways: stove+oven
- 4 chicken-breast; small, pounded to 1.5 cm | pequeñas, aplanadas a 1,5 cm
- 1 tsp salt
- 1/4 tsp black-pepper
- 50 g flour
- 2 egg; beaten | batidos; binds
- 120 g breadcrumbs
- 60 g parmesan; grated | rallad@
- 120 ml olive-oil
- 400 g tomato-sauce
- 200 g mozzarella; sliced | en rodajas
- 10 g basil; optional
~ mozzarella > 200 g vegan-cheese; grated | rallado; name Breaded chicken baked with tomato | Pollo empanado gratinado con tomate
# Coat | Empana
12 work | Season {chicken-breast} with {salt+black-pepper} and turn in {flour}, then in {egg:bare}, then in {breadcrumbs} mixed with half of {parmesan}.
| Sazona {chicken-breast} con {salt+black-pepper} y pasa por {flour}, después por {egg:bare} y después por {breadcrumbs} con la mitad de {parmesan}.
# Fry | Fríe
8 batch | Heat the oven to 220 °C (fan 200 °C). Fry in {olive-oil} in the pan over medium heat for {time}, turning once, until golden. Drain on paper.
| Calienta el horno a 220 °C (200 °C con ventilador). Fríe con {olive-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que se doren. Escurre sobre papel.
# Bake | Gratina
15 batch safe=chicken-breast,egg | Spread half of {tomato-sauce} in the dish, lay {chicken-breast} on it, top with the rest of {tomato-sauce}, {mozzarella} and the rest of {parmesan} and bake for {time}, until bubbling.[ Scatter {basil} over.]
| Extiende la mitad de {tomato-sauce} en la fuente, coloca {chicken-breast}, cubre con el resto de {tomato-sauce}, {mozzarella} y el resto de {parmesan} y hornea {time}, hasta que burbujee.[ Reparte {basil}.]
== aubergine-parmigiana
names: Aubergine parmigiana, eggplant parmesan, eggplant parm, melanzane alla parmigiana, parmigiana di melanzane, parmigiana, aubergine parmesan | Berenjenas a la parmesana, parmigiana, parmigiana de berenjena, melanzane alla parmigiana, berenjenas parmigiana
about: layers of fried aubergine, tomato sauce and cheese baked golden | capas de berenjena frita, salsa de tomate y queso al horno
kind: main italian medium
serves: 6, most 6 in dish
tools: knife colander pan dish
core: aubergine mozzarella tomato-sauce
ways: stove+oven
- 1500 g aubergine; in 1 cm slices | en rodajas de 1 cm
- 1.5 tsp salt
- 150 ml olive-oil
- 700 g tomato-sauce
- 20 g basil; leaves | hojas
- 300 g mozzarella; torn, well drained | en trozos, bien escurrid@
- 80 g parmesan; grated | rallad@
# Draw the water and fry | Deja sudar y fríe
30 cook | Sprinkle {aubergine} with {salt}, leave in the colander for {time} and pat dry.
| Espolvorea {aubergine} con {salt}, deja en el colador {time} y seca.
18 pieces | Fry the slices in {olive-oil} in the pan over medium-high heat in turns, {time} in all, until golden and soft. Drain on paper.
| Fríe las rodajas con {olive-oil} en la sartén a fuego medio-alto por tandas, {time} en total, hasta que se doren y estén blandas. Escurre sobre papel.
# Layer | Monta
8 work | Heat the oven to 190 °C (fan 170 °C). Layer {tomato-sauce}, {aubergine}, {basil}, {mozzarella} and {parmesan} in the dish three times, in this order.
| Calienta el horno a 190 °C (170 °C con ventilador). Monta en la fuente tres veces, en este orden, {tomato-sauce}, {aubergine}, {basil}, {mozzarella} y {parmesan}.
# Bake | Hornea
35 batch | Bake for {time}, until browned and bubbling.
| Hornea {time}, hasta que burbujee y se dore.
20 cook | Let it stand for {time}: it cuts better and tastes of more.
| Deja reposar {time}: se corta mejor y tiene más sabor.
== osso-buco
names: Osso buco, ossobuco, osso buco alla milanese, braised veal shank | Osobuco, ossobuco, osobuco a la milanesa, osobuco de ternera, osso buco
about: slices of veal shank braised in wine, with lemon and parsley | rodajas de jarrete guisadas en vino, con limón y perejil
kind: main italian medium
serves: 4, most 4 in casserole
tools: knife casserole grater
core: veal
ways: stove oven
- 1200 g veal; 4 slices of shank, 3 cm thick | 4 rodajas de jarrete de 3 cm
- 1.5 tsp salt
- 1/4 tsp black-pepper
- 40 g flour
- 3 tbsp olive-oil
- 30 g butter
- 1 onion; finely chopped | picad@ fin@
- 1 carrot; finely chopped | picad@ fin@
- 1 stick celery; finely chopped | picad@ fin@
- 200 ml white-wine
- 500 ml beef-stock
- 1 tbsp tomato-puree
- 1 bay-leaf
- 15 g parsley; finely chopped | picad@ fin@
- 1 clove garlic; finely chopped | picad@ fin@
- 1 lemon; only the zest | solo la ralladura
# Brown | Dora
8 batch | Tie {veal} around, season with {salt+black-pepper}, dust with {flour} and brown in {olive-oil} in the casserole for {time}. Lift out.
| Ata {veal} por el borde, sazona con {salt+black-pepper}, pasa por {flour} y dora con {olive-oil} en la cazuela {time}. Saca.
10 cook | Melt {butter} in it and soften {onion+carrot+celery} for {time}. Pour in {white-wine} and boil down by half.
| Funde {butter} en la misma cazuela y pocha {onion+carrot+celery} {time}. Vierte {white-wine} y reduce a la mitad.
# Braise | Guisa
100 cook safe=veal | Return {veal} with {beef-stock+tomato-puree+bay-leaf}, cover and simmer very gently for {time}, or in the oven at 160 °C (fan 140 °C), turning once, until a fork goes through.
| Devuelve {veal} con {beef-stock+tomato-puree+bay-leaf}, tapa y guisa a fuego muy suave {time}, o en el horno a 160 °C (140 °C con ventilador), con una vuelta, hasta que el tenedor entre sin esfuerzo.
# Finish | Termina
3 work | Mix {parsley+garlic+lemon}, scatter over and serve with the sauce.
| Mezcla {parsley+garlic+lemon}, reparte por encima y sirve con la salsa.
== bruschetta
names: Bruschetta, tomato bruschetta, bruschetta al pomodoro | Bruschetta, bruschetta de tomate, bruschettas
about: grilled bread rubbed with garlic under dressed tomato | pan tostado con ajo y tomate aliñado
kind: starter italian easy
serves: 4, most 4 in griddle
makes: 8
tools: knife bowl griddle
core: bread tomato
ways: stove grill
- 500 g tomato; ripe, seeded, diced | madur@, sin semillas, en dados
- 1/2 tsp salt
- 10 g basil; torn | troceada
- 4 tbsp olive-oil
- 8 slice bread; rustic | de pueblo
- 1 clove garlic; halved | partid@
- 1/4 tsp black-pepper
# Dress | Aliña
10 cook | Mix {tomato+salt+basil+black-pepper} with half of {olive-oil} in the bowl, leave for {time} and drain a little.
| Mezcla {tomato+salt+basil+black-pepper} con la mitad de {olive-oil} en el bol, deja {time} y escurre un poco.
# Grill | Tuesta
4 batch | Toast {bread} on the hot griddle or under the grill for {time}, turning once, until marked.
| Tuesta {bread} en la plancha caliente o bajo el grill {time}, dando una vuelta, hasta que se marque.
3 work | Rub {garlic} over the hot slices. Pile on {tomato}, pour over the rest of {olive-oil} and serve the {pieces} pieces at once.
| Frota {garlic} sobre las rebanadas calientes. Reparte {tomato}, riega con el resto de {olive-oil} y sirve las {pieces} piezas enseguida.
== moules-frites
names: Moules frites, moules-frites, mussels and fries, mussels and chips, mussels with fries | Moules frites, mejillones con patatas fritas, moules-frites, mejillones con papas fritas
about: mussels in white wine and shallot with crisp fried potatoes | mejillones al vino blanco y chalota con patatas fritas crujientes
kind: main french medium
serves: 4, most 4 in pot
tools: knife pot deepPan slotted
core: mussel potato
ways: stove
- 1000 g potato; floury, in 1 cm sticks | harinos@, en bastones de 1 cm
- 1000 ml sunflower-oil
- 1 tsp salt
- 2000 g mussel
- 40 g butter
- 3 shallot; finely chopped | picad@ fin@
- 1 stick celery; finely diced | en dados pequeños
- 250 ml white-wine
- 1/4 tsp black-pepper
- 20 g parsley; chopped | picad@
- 100 g mayonnaise; optional
# Prepare | Prepara
15 work | Scrub {mussel} in cold water, pull off the beards and throw away the broken and those that do not close when tapped. Rinse {potato} and dry very well.
| Lava {mussel} en agua fría, quita las barbas y desecha lo roto y lo que no se cierre al golpearlo. Enjuaga {potato} y seca muy bien.
# Fry once | Fríe una primera vez
12 pieces | Heat {sunflower-oil} in the deep pot to 150 °C, at most half full. Fry {potato} in batches, {time} in all, until soft but pale, and lift out.
| Calienta {sunflower-oil} en la olla honda a 150 °C, llena como mucho a la mitad. Fríe {potato} por tandas, {time} en total, hasta que se ablande sin color, y saca.
# Steam | Abre al vapor
5 cook | Melt {butter} in the pot and soften {shallot+celery} for {time}. Pour in {white-wine+black-pepper} and bring to a full boil.
| Funde {butter} en la olla y pocha {shallot+celery} {time}. Vierte {white-wine+black-pepper} y lleva a ebullición fuerte.
5 batch safe=mussel | Add {mussel}, cover and cook on high for {time}, shaking twice, until open. Stir in {parsley}.
| Añade {mussel}, tapa y cocina a fuego fuerte {time}, agitando dos veces, hasta que se abran. Mezcla {parsley}.
# Fry again | Fríe otra vez
6 pieces | Fry {potato} again at 190 °C, {time} in all, until golden and crisp. Sprinkle with {salt} and serve at once beside the pot.[ Serve with {mayonnaise}.]
| Fríe otra vez {potato} a 190 °C, {time} en total, hasta que quede dorado y crujiente. Espolvorea {salt} y sirve enseguida junto a la olla.[ Acompaña con {mayonnaise}.]
== bakewell-tart
names: Bakewell tart, cherry bakewell, almond and raspberry tart, frangipane tart | Tarta Bakewell, bakewell tart, tarta de almendra y frambuesa, tarta de frangipane
about: a pastry case with raspberry jam under almond sponge | base de masa con mermelada de frambuesa y bizcocho de almendra
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin bowl mixer rollingPin
core: almond jam
ways: oven
- 300 g shortcrust-pastry
- 150 g jam; raspberry | de frambuesa
- 120 g butter; soft | bland@
- 120 g sugar
- 2 egg
- 120 g almond; finely ground, for the filling | muy molid@, para el relleno
- 30 g flour
- 1/2 tsp almond-extract; optional
- 30 g almond as top-almond; flaked, to scatter | en láminas, para repartir por encima
# Bake the case | Hornea la base
18 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio.
# Fill | Rellena
8 work | Beat {butter+sugar} in the bowl until pale and beat in {egg} one at a time[ with {almond-extract}]. Fold in {almond+flour}. Spread {jam} over the base, then the mixture, and scatter {top-almond} on top.
| Bate {butter+sugar} en el bol hasta que blanquee y añade {egg} de uno en uno[ con {almond-extract}]. Incorpora {almond+flour}. Extiende {jam} sobre la base, encima la mezcla, y reparte {top-almond}.
# Bake | Hornea
32 batch safe=egg | Bake at 175 °C (fan 155 °C) for {time}, until golden, springy and a skewer comes out clean.
| Hornea a 175 °C (155 °C con ventilador) {time}, hasta que se dore, recupere la forma al tocarla y un palillo salga limpio.
30 cook | Cool in the tin for {time}.
| Deja enfriar en el molde {time}.
== kedgeree
names: Kedgeree, smoked haddock kedgeree, haddock kedgeree | Kedgeree, arroz con pescado ahumado y huevo, kedgeree de eglefino ahumado
about: curried rice with smoked haddock, egg and parsley | arroz al curry con eglefino ahumado, huevo y perejil
kind: main any easy
serves: 4, most 6 in casserole
tools: knife casserole pan saucepan
core: smoked-haddock rice-basmati egg
ways: stove
- 500 g smoked-haddock; undyed | sin colorante
- 500 ml milk
- 2 bay-leaf
- 4 egg
- 50 g butter
- 1 onion; finely chopped | picad@ fin@
- 1 tbsp curry-powder
- 1/2 tsp turmeric
- 300 g rice-basmati; rinsed | lavad@
- 1/2 tsp salt
- 1/2 lemon; juiced | en zumo
- 20 g parsley; chopped | picad@
~ smoked-haddock > 400 g smoked-mackerel; flaked | desmigada; name Kedgeree with smoked mackerel | Kedgeree de caballa ahumada
~ milk > 500 ml water
# Poach | Escalfa
8 cook safe=smoked-haddock | Simmer {smoked-haddock} in {milk} with {bay-leaf} in the pan for {time}. Lift out and flake without skin; save the liquid.
| Cuece {smoked-haddock} en {milk} con {bay-leaf} en la sartén a fuego suave {time}. Saca y separa en lascas sin piel; guarda el líquido.
9 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and quarter.
| Cuece {egg} en el cazo {time}, enfría, pela y corta en cuartos.
# Cook the grains | Cuece el grano
8 cook | Melt {butter} in the casserole and soften {onion} for {time}, then stir in {curry-powder+turmeric}.
| Funde {butter} en la cazuela y pocha {onion} {time}; añade {curry-powder+turmeric}.
14 cook | Stir in {rice-basmati+salt}, add the saved liquid made up with water to {560 ml}, cover and cook over low heat for {time}. Rest for 5 minutes.
| Añade {rice-basmati+salt} y el líquido guardado con agua hasta {560 ml}, tapa y cuece a fuego suave {time}. Deja reposar 5 minutos.
# Fold | Mezcla
3 cook | Fold in {smoked-haddock+lemon+parsley} and warm for {time}. Lay {egg} on top.
| Incorpora {smoked-haddock+lemon+parsley} y calienta {time}. Coloca encima {egg}.
== irish-stew
names: Irish stew, lamb stew, Irish lamb stew, lamb and potato stew | Estofado irlandés, irish stew, guiso irlandés de cordero, estofado de cordero
about: lamb stewed plainly with potatoes, onion and carrot | cordero guisado con patata, cebolla y zanahoria
kind: main any easy
serves: 6, most 8 in casserole
tools: knife casserole
core: lamb-shoulder potato
ways: stove slow-cooker
- 1000 g lamb-shoulder; in 4 cm pieces | en trozos de 4 cm
- 2 tbsp sunflower-oil
- 3 onion; sliced | en juliana
- 4 carrot; in thick slices | en rodajas gruesas
- 1200 g potato; half sliced, half in chunks | la mitad en rodajas, la mitad en trozos
- 1000 ml beef-stock
- 4 sprig thyme
- 2 bay-leaf
- 2 tsp salt
- 1/2 tsp black-pepper
- 15 g parsley; chopped | picad@; optional
# Brown | Dora
10 batch | Season {lamb-shoulder} with half of {salt} and brown in {sunflower-oil} in the casserole for {time}. Lift out.
| Sazona {lamb-shoulder} con la mitad de {salt} y dora con {sunflower-oil} en la cazuela {time}. Saca.
# Stew | Guisa
8 cook | Soften {onion} in the fat for {time}.
| Pocha {onion} en la grasa {time}.
60 cook way=stove safe=lamb-shoulder | Return {lamb-shoulder} with half of {potato}, {beef-stock+thyme+bay-leaf+black-pepper} and the rest of {salt}. Cover and simmer gently for {time}: what falls apart thickens it.
| Devuelve {lamb-shoulder} con la mitad de {potato}, {beef-stock+thyme+bay-leaf+black-pepper} y el resto de {salt}. Tapa y cuece a fuego suave {time}: lo que se deshace espesa.
35 cook way=stove | Add {carrot} and the rest of {potato} and simmer for {time}, until all is tender.
| Añade {carrot} y el resto de {potato} y cuece {time}, hasta que todo esté tierno.
480 cook way=slow-cooker safe=lamb-shoulder | Put it all into the slow cooker with {lamb-shoulder+potato+carrot+thyme+bay-leaf+black-pepper}, the rest of {salt} and half of {beef-stock} and cook on low for {time}.
| Pásalo todo a la olla de cocción lenta con {lamb-shoulder+potato+carrot+thyme+bay-leaf+black-pepper}, el resto de {salt} y la mitad de {beef-stock} y cocina al mínimo {time}.
# Serve | Sirve
2 work | Take out the stalks and leaves and serve.[ Scatter {parsley} over.]
| Retira los tallos y las hojas y sirve.[ Reparte {parsley}.]
== trifle
names: Trifle, sherry trifle, English trifle, berry trifle | Trifle, trifle inglés, trifle de frutos rojos
about: layers of sherry-soaked sponge, berries, custard and cream | capas de bizcocho con jerez, frutos rojos, crema y nata
kind: dessert any easy
serves: 8, most 8 in bowl
tools: bowl saucepan whisk mixer
core: sponge-cake berries
ways: stove
- 250 g sponge-cake; sliced | en lonchas
- 80 g jam
- 80 ml sherry
- 400 g berries
- 600 ml milk
- 5 egg-yolk
- 80 g sugar
- 40 g cornflour
- 2 tsp vanilla
- 400 ml cream; cold | fría
- 20 g almond; flaked, toasted | en láminas, tostad@; optional
~ sherry > 80 ml orange-juice
# Layer | Monta
6 work | Spread {sponge-cake} with {jam}, line the bowl with it, sprinkle with {sherry} and cover with {berries}.
| Unta {sponge-cake} con {jam}, forra el bol, rocía con {sherry} y cubre con {berries}.
# Cook the smooth layer | Cuece la capa suave
5 cook | Heat {milk+vanilla} in the saucepan for {time} until it steams.
| Calienta {milk+vanilla} en el cazo {time} hasta que humee.
6 cook safe=egg-yolk | Whisk {egg-yolk+sugar+cornflour}, pour in the hot liquid, return to the saucepan and stir over medium heat for {time}, until it bubbles thickly.
| Bate {egg-yolk+sugar+cornflour}, vierte el líquido caliente, devuelve al cazo y remueve a fuego medio {time}, hasta que burbujee espeso.
30 cook | Cool for {time} with film on the surface, stirring once, and spread over the fruit.
| Deja templar {time} con un film pegado, removiendo una vez, y extiende sobre la fruta.
# Chill and top | Enfría y cubre
180 cook | Chill for {time}, until set.
| Enfría en la nevera {time}, hasta que cuaje.
5 work | Whip {cream} softly and spread on top.[ Scatter {almond} over.]
| Monta {cream} sin que quede firme y extiende por encima.[ Reparte {almond}.]
== lemon-meringue-pie
names: Lemon meringue pie, lemon meringue tart | Tarta de limón y merengue, lemon pie, pie de limón, tarta de merengue de limón, lemon pie argentino
about: a pastry case with lemon curd filling under browned meringue | base de masa con crema de limón y merengue dorado
kind: dessert any medium
serves: 8, most 8 in tartTin, whole
tools: tartTin saucepan bowl mixer whisk rollingPin grater
core: lemon egg-white egg-yolk
ways: oven+stove
- 300 g shortcrust-pastry
- 4 lemon; zest and juice | ralladura y zumo
- 200 g sugar
- 50 g cornflour
- 300 ml water
- 4 egg-yolk
- 50 g butter
- 130 g egg-white
- 200 g sugar as meringue-sugar
# Bake the case | Hornea la base
25 batch | Roll out {shortcrust-pastry}, line the tin and prick it. Cover with paper and weights and bake at 190 °C (fan 170 °C) for {time}, uncovering for the last third, until golden.
| Estira {shortcrust-pastry}, forra el molde y pincha. Cubre con papel y peso y hornea a 190 °C (170 °C con ventilador) {time}, destapando en el último tercio, hasta que se dore.
# Cook the filling | Cuece el relleno
8 cook safe=egg-yolk | Whisk {sugar+cornflour+water} with the zest and juice of {lemon} in the saucepan and bring to the boil, stirring. Whisk in {egg-yolk+butter}, simmer for {time} in all, until very thick, and pour hot into the case.
| Mezcla {sugar+cornflour+water} con la ralladura y el zumo de {lemon} en el cazo y lleva a ebullición, removiendo. Incorpora {egg-yolk+butter} con las varillas, cuece {time} en total, hasta que quede muy espeso, y vierte en caliente en la base.
# Top and bake | Cubre y hornea
10 work | Whip {egg-white} in the bowl to soft peaks, then whip in {meringue-sugar} by spoonfuls until stiff and glossy. Spread over the hot filling right to the rim.
| Monta {egg-white} en el bol a punto blando y añade {meringue-sugar} a cucharadas hasta que quede firme y brillante. Extiende sobre el relleno caliente hasta tocar el borde.
20 batch safe=egg-white | Bake at 170 °C (fan 150 °C) for {time}, until golden.
| Hornea a 170 °C (150 °C con ventilador) {time}, hasta que se dore.
120 cook | Cool for {time} before slicing with a wet knife.
| Deja enfriar {time} antes de cortar con un cuchillo mojado.
== flapjacks
names: Flapjacks, flapjack, oat flapjacks, British flapjacks | Flapjacks, barritas de avena inglesas, barritas de avena, flapjack de avena
about: chewy bars of oats, butter and golden syrup | barritas jugosas de avena, mantequilla y sirope dorado
kind: cake any easy
serves: 12, most 12 in squareTin, whole
makes: 12
tools: squareTin saucepan paper
core: oats
ways: oven
- 175 g butter
- 120 g brown-sugar
- 120 g golden-syrup
- 1/4 tsp salt
- 350 g oats
+ 80 g raisins chocolate nut seeds apricot-dried
~ golden-syrup > 120 g honey
~ oats > 350 g oats-gluten-free; name Flapjacks | Flapjacks
# Melt | Funde
5 cook | Heat the oven to 170 °C (fan 150 °C) and line the tin. Melt {butter+brown-sugar+golden-syrup+salt} in the saucepan over low heat for {time}.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Funde {butter+brown-sugar+golden-syrup+salt} en el cazo a fuego bajo {time}.
3 work | Stir in {oats} until coated[ and fold in {extra}]. Press firmly into the tin.
| Añade {oats} y remueve hasta que se impregne[ e incorpora {extra}]. Aprieta bien en el molde.
# Bake | Hornea
25 batch | Bake for {time}, until golden at the edges and still soft in the middle.
| Hornea {time}, hasta que los bordes se doren y el centro siga blando.
60 cook | Mark {pieces} bars while warm and cool in the tin for {time}.
| Marca {pieces} barritas en caliente y deja enfriar en el molde {time}.
== carne-mechada
names: Venezuelan shredded beef, carne mechada, Venezuelan carne mechada | Carne mechada, carne mechada venezolana, carne desmechada, carne mechada para arepas
about: beef simmered and pulled into threads in a light tomato and pepper sauce | carne cocida y deshilachada en un sofrito de tomate y pimiento
kind: main any easy
serves: 6, most 8 in casserole
tools: knife pot casserole
core: stewing-beef
ways: stove pressure-cooker+stove
- 1000 g stewing-beef; in large pieces (flank) | en trozos grandes (falda)
- 2 tsp salt
- 1 bay-leaf
- 2 onion; one halved, one finely chopped | una partida y otra picada fina
- 3 tbsp sunflower-oil
- 1 red-pepper; finely chopped | picad@ fin@
- 3 clove garlic; chopped | picad@
- 4 tomato; grated | rallad@
- 1 tsp cumin
- 1 tbsp worcestershire
- 1/4 tsp black-pepper
- 10 g coriander-leaf; chopped | picad@; optional
# Boil and shred | Cuece y desmecha
110 cook way=stove safe=stewing-beef | Cover {stewing-beef+bay-leaf} with water in the pot with half of {onion} and half of {salt} and simmer for {time}, until it pulls apart.
| Cubre {stewing-beef+bay-leaf} con agua en la olla con la mitad de {onion} y la mitad de {salt} y cuece a fuego suave {time}, hasta que se deshilache.
40 cook way=pressure-cooker safe=stewing-beef | Put {stewing-beef+bay-leaf} into the pressure cooker with water to cover, half of {onion} and half of {salt} and cook under pressure for {time}.
| Pon {stewing-beef+bay-leaf} en la olla a presión con agua que cubra, la mitad de {onion} y la mitad de {salt} y cuece a presión {time}.
8 work | Save two glasses of the liquid and pull {stewing-beef} into long threads.
| Guarda dos vasos del líquido y deshilacha {stewing-beef} en hebras largas.
# Make the base | Haz la base
12 cook | Fry the rest of {onion} with {red-pepper+garlic} in {sunflower-oil} in the casserole over medium heat for {time}, until soft.
| Pocha el resto de {onion} con {red-pepper+garlic} en {sunflower-oil} en la cazuela a fuego medio {time}, hasta que quede tierno.
8 cook | Add {tomato+cumin+worcestershire+black-pepper} and the rest of {salt} and cook for {time}, until thick.
| Añade {tomato+cumin+worcestershire+black-pepper} y el resto de {salt} y cuece {time}, hasta que espese.
# Simmer together | Guisa todo junto
20 cook | Stir in {stewing-beef} with the saved liquid and simmer for {time}, until juicy but no longer soupy.[ Stir in {coriander-leaf}.]
| Incorpora {stewing-beef} con el líquido guardado y guisa {time}, hasta que quede jugoso pero no líquido.[ Añade {coriander-leaf}.]
== lechazo-asado
names: Castilian roast milk-fed lamb, lechazo asado, Spanish roast suckling lamb | Lechazo asado, lechazo al horno, cordero lechal asado, cordero lechal al horno, lechazo castellano
about: a quarter of milk-fed lamb roasted slowly with water, lard and salt | cuarto de cordero lechal asado despacio con agua, manteca y sal
kind: main spanish easy
serves: 4, most 4 in dish
tools: dish
core: lamb
ways: oven
- 2500 g lamb; 2 quarters of a very young one | 2 cuartos de lechal
- 40 g lard
- 2.5 tsp salt
- 200 ml water
- 1 sprig thyme; optional
~ lard > 3 tbsp olive-oil
# Prepare | Prepara
5 work | Heat the oven to 180 °C (fan 160 °C). Rub {lamb} with {lard+salt} and lay in the dish with the skin down.[ Put in {thyme}.] Pour {water} into the dish.
| Calienta el horno a 180 °C (160 °C con ventilador). Unta {lamb} con {lard+salt} y coloca en la fuente con la piel hacia abajo.[ Mete {thyme}.] Vierte {water} en la fuente.
# Roast | Asa
70 batch | Roast for {time}, basting twice and topping up the water so that the dish never dries.
| Asa {time}, regando dos veces y reponiendo el agua para que la fuente no se seque.
40 batch safe=lamb | Turn skin up, baste and roast for {time}, until tender to the bone. Raise the oven to 210 °C (fan 190 °C) for the last 10 minutes to crisp the skin.
| Dale la vuelta con la piel hacia arriba, riega y asa {time}, hasta que se separe del hueso. Sube el horno a 210 °C (190 °C con ventilador) los últimos 10 minutos para que la piel cruja.
# Serve | Sirve
5 cook | Rest for {time} and serve with its juices.
| Deja reposar {time} y sirve con su jugo.
== bizcocho-de-platano
names: Spanish banana sponge, banana sponge cake, banana yoghurt cake | Bizcocho de plátano, bizcocho de banana, bizcocho de plátano y yogur, queque esponjoso de plátano
about: a light round sponge of ripe banana and yoghurt | bizcocho redondo y esponjoso de plátano maduro y yogur
kind: cake spanish easy
serves: 10, most 10 in cakeTin, whole
tools: cakeTin bowl mixer
core: banana
ways: oven
instead: fruit-sweetened-sponge
- 3 egg; binds
- 160 g sugar
- 300 g banana; very ripe, peeled | muy madur@, pelad@
- 125 g yoghurt
- 100 ml sunflower-oil
- 250 g flour
- 1 tbsp baking-powder
- 1/2 tsp cinnamon; optional
- 1/4 tsp salt
# Whip | Monta
6 work | Heat the oven to 180 °C (fan 160 °C) and grease the tin. Whip {egg+sugar} in the bowl for several minutes, until thick and pale.
| Calienta el horno a 180 °C (160 °C con ventilador) y engrasa el molde. Bate {egg+sugar} en el bol varios minutos, hasta que espese y blanquee.
# Mix | Mezcla
5 work | Mash {banana} to a pulp and fold in with {yoghurt+sunflower-oil}, then {flour+baking-powder+cinnamon+salt}, without beating. Pour into the tin.
| Aplasta {banana} hasta hacer una pulpa e incorpórala con {yoghurt+sunflower-oil}, y después {flour+baking-powder+cinnamon+salt}, sin batir. Vierte en el molde.
# Bake | Hornea
42 batch safe=egg | Bake for {time} without opening the door early, until golden and a skewer comes out clean.
| Hornea {time} sin abrir antes la puerta, hasta que se dore y un palillo salga limpio.
30 cook | Leave in the tin for {time}, then turn out.
| Deja en el molde {time} y desmolda.
`);
