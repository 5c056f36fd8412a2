import { cards } from "../parse-cards.ts";

/** Dishes that a microwave, an air fryer or a rice cooker makes as well as any stove. */
export const SMALL_APPLIANCES = cards(`
== egg-in-a-mug
names: Egg in a mug, microwave egg in a mug, mug omelette, eggs in a mug, microwave egg mug, omelette in a mug | Huevo en taza, huevo a la taza, huevos en taza, tortilla en taza, huevo revuelto en taza, huevo al microondas, huevos al microondas
about: a soft scrambled egg made in its mug in two minutes | huevo cuajado y tierno hecho en su taza en dos minutos
kind: breakfast any easy
serves: 1, most 1 in mug
tools: mug microwave
core: egg
ways: microwave
- 2 egg
- 2 tbsp milk
- 1 tsp butter
- 1 pinch salt
- 1 pinch black-pepper; optional
+ 30 g cheese cheddar cooked-ham tomato spinach spring-onion mushroom feta
# Beat | Bate
2 work | Grease the mug with {butter}, one mug for each person. Beat {egg+milk+salt} in it with a fork[ and stir in {extra}, cut small].
| Engrasa la taza con {butter}, una taza por persona. Bate dentro {egg+milk+salt} con un tenedor[ y añade {extra}, en trozos pequeños].
# Cook | Cuaja
2 pieces safe=egg | Cook one mug at a time in the microwave at 700 W, {time} in all, stirring after every 30 seconds, until no liquid is left.
| Cuaja en el microondas a 700 W una taza tras otra, {time} en total, removiendo cada 30 segundos, hasta que no quede líquido.
1 cook | Let it stand for {time}: it goes on setting.[ Season with {black-pepper}.]
| Deja reposar {time}: sigue cuajando.[ Sazona con {black-pepper}.]
== poached-salmon
names: Poached salmon, steamed salmon, salmon steamed with lemon | Salmón escalfado, salmón al vapor, salmón pochado, salmón cocido
about: salmon cooked gently in its own steam with lemon and dill | salmón cocido suave en su propio vapor con limón y eneldo
kind: main any easy
serves: 2, most 4 in pan
tools: pan knife
core: salmon
ways: stove microwave
- 300 g salmon; in 2 pieces | en 2 trozos
- 1/2 lemon; sliced | en rodajas
- 1/4 tsp salt
- 10 g dill; optional
- 1 tbsp olive-oil
- 80 ml water
~ salmon > 300 g cod; in 2 pieces | en 2 trozos; name Poached cod | Bacalao fresco escalfado
# Season | Sazona
3 work | Season {salmon} with {salt}, and lay {lemon+dill} on top.
| Sazona {salmon} con {salt} y pon encima {lemon+dill}.
# Cook gently | Cuece suave
9 batch way=stove safe=salmon | Bring {water} to a simmer in the pan, put {salmon} in, cover and cook over low heat for {time}, until it flakes under a fork.
| Lleva {water} a punto de hervor en la sartén, pon dentro {salmon}, tapa y cuece a fuego bajo {time}, hasta que se abra en lascas con el tenedor.
5 pieces way=microwave safe=salmon | Lay {salmon} in a shallow dish with {water}, the thin ends inwards, cover loosely and cook in the microwave at 600 W for {time}, until it flakes under a fork.
| Pon {salmon} en un plato hondo con {water}, con la parte fina hacia dentro, tapa sin cerrar y cuece en el microondas a 600 W {time}, hasta que se abra en lascas con el tenedor.
2 cook | Let it stand, covered, for {time} and dress with {olive-oil}.
| Deja reposar tapado {time} y aliña con {olive-oil}.
== steamed-vegetables
names: Steamed vegetables, steamed veg, steamed broccoli and carrots | Verduras al vapor, verdura al vapor, verduras cocidas al vapor, vegetales al vapor
about: broccoli, carrots and green beans steamed until just tender | brócoli, zanahoria y judías verdes al vapor en su punto
kind: side any easy
serves: 4, most 4 in steamer
tools: steamer knife
core: broccoli carrot
ways: stove microwave
- 300 g broccoli; in small florets | en ramilletes
- 2 carrot; in thin slices | en rodajas finas
- 200 g green-beans; trimmed | sin puntas; optional
- 100 ml water
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1/2 lemon; juiced | en zumo; optional
+ 250 g cauliflower courgette asparagus peas spinach cabbage potato
# Cut | Corta
8 work | Cut {broccoli+carrot+green-beans+extra} so that all of it is done at the same time: the hardest thinnest.
| Corta {broccoli+carrot+green-beans+extra} para que todo se haga a la vez: lo más duro, más fino.
# Steam | Cuece al vapor
9 batch way=stove | Put it into the steamer over boiling {water}, cover and steam for {time}, until a knife slides in.
| Pon todo en la vaporera sobre {water}, hirviendo, tapa y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
6 pieces way=microwave | Put it into a large bowl with half of {water}, cover with a plate and cook in the microwave on high for {time}, stirring halfway, until a knife slides in. Drain.
| Pon todo en un bol grande con la mitad de {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que entre un cuchillo sin esfuerzo. Escurre.
# Dress | Aliña
2 work | Dress with {olive-oil+salt+lemon}.
| Aliña con {olive-oil+salt+lemon}.
== microwave-vegetables
names: Microwave vegetables, microwave steamed vegetables, microwaved vegetables, vegetables in the microwave, microwave veg | Verduras al microondas, verduras en microondas, verdura al microondas, vegetales al microondas, verduras al vapor en microondas, verduras cocidas en microondas
about: cauliflower, carrots and courgette steamed in a covered bowl | coliflor, zanahoria y calabacín cocidos en un bol tapado
kind: side any easy
serves: 2, most 4 in bowl
tools: bowl knife
core: carrot courgette
ways: microwave
- 2 carrot; in thin slices | en rodajas finas
- 200 g cauliflower; in small florets | en ramilletes
- 1 courgette; in slices | en rodajas
- 4 tbsp water
- 1 tbsp olive-oil
- 1/4 tsp salt
+ 200 g broccoli green-beans peas potato spinach leek mushroom
# Cook | Cuece
5 pieces | Put {carrot+cauliflower} into the bowl with {water}, cover with a plate and cook in the microwave on high for {time}.
| Pon {carrot+cauliflower} en el bol con {water}, tapa con un plato y cuece en el microondas a máxima potencia {time}.
4 pieces | Add {courgette+extra}, cover and cook for {time}, until a knife slides in.
| Añade {courgette+extra}, tapa y cuece {time}, hasta que entre un cuchillo sin esfuerzo.
# Dress | Aliña
1 work | Lift the plate away from you, drain and dress with {olive-oil+salt}.
| Levanta el plato hacia el otro lado, escurre y aliña con {olive-oil+salt}.
== steamed-hake
names: Steamed hake, poached hake, hake with potatoes and paprika oil, boiled hake | Merluza al vapor, merluza cocida, merluza hervida, merluza cocida con patatas, merluza al vapor con patatas
about: hake cooked gently with potatoes, dressed with paprika oil | merluza cocida suave con patatas y aceite de pimentón
kind: main spanish easy
serves: 2, most 4 in pan
tools: pan knife
core: hake
ways: stove microwave
- 300 g hake; in 2 pieces | en 2 trozos
- 300 g potato; in 5 mm slices | en rodajas de 5 mm
- 100 ml water
- 3 tbsp olive-oil
- 1 clove garlic; sliced | en láminas
- 1/2 tsp paprika-sweet
- 1/2 tsp salt
~ hake > 300 g cod; in 2 pieces | en 2 trozos; name Steamed cod | Bacalao fresco al vapor
# Start with the base | Empieza por la base
13 batch way=stove | Cook {potato} with {water} and half of {salt} in the pan, covered, over low heat for {time}, until a knife slides in.
| Cuece {potato} con {water} y la mitad de {salt} en la sartén tapada a fuego bajo {time}, hasta que entre un cuchillo sin esfuerzo.
7 pieces way=microwave | Put {potato} with {water} and half of {salt} into a shallow dish, cover loosely and cook in the microwave on high for {time}, until a knife slides in.
| Pon {potato} con {water} y la mitad de {salt} en un plato hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que entre un cuchillo sin esfuerzo.
# Steam | Cuece al vapor
7 batch way=stove safe=hake | Season {hake} with the rest of {salt}, lay on top, cover and cook gently for {time}.
| Sazona {hake} con el resto de {salt}, pon encima, tapa y cuece a fuego suave {time}.
4 pieces way=microwave safe=hake | Season {hake} with the rest of {salt}, lay on top, cover and cook at 600 W for {time}.
| Sazona {hake} con el resto de {salt}, pon encima, tapa y cuece a 600 W {time}.
# Dress | Aliña
2 work | Warm {olive-oil}[ with {garlic}], stir in {paprika-sweet} off the heat and spoon it over.
| Templa {olive-oil}[ con {garlic}], añade {paprika-sweet} fuera del fuego y reparte por encima.
== microwave-sponge
names: Microwave sponge cake, microwave yoghurt cake, microwave cake, microwave sponge, sponge cake in the microwave, yoghurt cake in the microwave | Bizcocho al microondas, bizcocho de yogur al microondas, bizcocho de yogur en microondas, bizcocho en microondas, bizcocho de microondas
about: a soft yoghurt sponge, done in the microwave in eight minutes | bizcocho tierno de yogur, hecho en ocho minutos en el microondas
kind: cake any easy
serves: 8, most 8 in bowl, whole
tools: bowl whisk microwave
core: yoghurt
ways: microwave
- 125 g yoghurt
- 3 egg; binds
- 150 g sugar
- 100 ml sunflower-oil
- 1 lemon; only the zest | solo la ralladura
- 180 g flour
- 2 tsp baking-powder
~ yoghurt > 125 g yoghurt-soy; name Microwave soya yoghurt sponge | Bizcocho de yogur de soja al microondas
# Mix | Mezcla
6 work | Whisk {egg+sugar} in the bowl, then {yoghurt+sunflower-oil+lemon}. Sieve in {flour+baking-powder} and stir until smooth.
| Bate {egg+sugar} en el bol y después {yoghurt+sunflower-oil+lemon}. Tamiza encima {flour+baking-powder} y mezcla hasta que quede liso.
1 work | Pour into a greased round microwave dish of about 2 litres: it must be no more than half full.
| Vierte en un molde redondo de unos 2 litros apto para microondas, engrasado: no debe pasar de la mitad.
# Cook | Cocina
8 cook safe=egg | Cook in the microwave at 700 W for {time}, until the middle is no longer wet.
| Cocina en el microondas a 700 W {time}, hasta que el centro ya no esté húmedo.
5 cook | Let it stand for {time} and turn out. Eat it on the same day: it dries fast.
| Deja reposar {time} y desmolda. Cómelo el mismo día: se seca pronto.
tip | It stays pale: dust it or spread something over it.
| Queda pálido: espolvoréalo o úntalo con algo.
== mug-brownie
names: Mug brownie, brownie in a mug, microwave brownie, microwave mug brownie, microwave brownies, chocolate brownie in a mug | Brownie en taza, brownie a la taza, brownie al microondas, brownie en microondas, brownie de microondas, mug brownie
about: a dense, fudgy brownie for one, made in a mug | brownie denso y jugoso para una persona, hecho en una taza
kind: dessert any easy
serves: 1, most 1 in mug
makes: 1
tools: mug microwave
core: chocolate cocoa
ways: microwave
- 25 g butter
- 25 g chocolate; chopped | picad@
- 2 tbsp brown-sugar
- 2 tbsp milk
- 3 tbsp flour
- 1 tbsp cocoa
- 1 pinch salt
- 10 g walnut; chopped | picad@; optional
~ flour > 3 tbsp flour-gluten-free
# Melt | Funde
1 pieces | Melt {butter+chocolate} in the mug in the microwave at 600 W, one mug for each person, {time} in all, stirring halfway.
| Funde {butter+chocolate} en la taza en el microondas a 600 W, una taza por persona, {time} en total, removiendo a la mitad.
# Mix | Mezcla
2 work | Stir in {brown-sugar+milk}, then {flour+cocoa+salt}, until no dry spot is left.[ Add {walnut}.]
| Incorpora {brown-sugar+milk} y luego {flour+cocoa+salt}, hasta que no quede nada seco.[ Añade {walnut}.]
# Cook | Cocina
1 pieces | Cook one mug at a time at 600 W, {time} in all, until the top is dry but the middle gives.
| Cocina a 600 W una taza tras otra, {time} en total, hasta que la superficie esté seca pero el centro ceda.
1 cook | Let it stand for {time}: it sets as it cools and is very hot inside.
| Deja reposar {time}: cuaja al enfriarse y por dentro quema.
== microwave-flan
names: Microwave flan, flan in the microwave, microwave caramel custard | Flan al microondas, flan de huevo al microondas, flan en microondas, flan de microondas
about: an egg and milk custard with caramel, set gently in the microwave | crema de huevo y leche con caramelo, cuajada despacio en el microondas
kind: dessert spanish easy
serves: 4, most 4 in moulds
tools: moulds bowl whisk saucepan microwave
core: egg milk
ways: microwave+stove
instead: flan-de-huevo
- 80 g sugar as caramel-sugar; to melt and line the mould with | para fundir y forrar el molde
- 3 egg
- 80 g sugar
- 400 ml milk
- 1 tsp vanilla; optional
~ milk > 400 ml soy-drink; name Microwave flan with soya drink | Flan de bebida de soja al microondas
# Line the moulds | Carameliza los moldes
7 cook | Melt {caramel-sugar} with a spoonful of water in the saucepan over medium heat for {time}, without stirring, until amber. Pour into the moulds.
| Funde {caramel-sugar} con una cucharada de agua en el cazo a fuego medio {time}, sin remover, hasta que tome color ámbar. Reparte en los moldes.
tip | It burns badly: touch nothing.
| Quema mucho: no lo toques.
# Mix | Mezcla
3 work | Stir {egg+sugar+vanilla} in the bowl without foam, pour in {milk} and fill the moulds.
| Mezcla {egg+sugar+vanilla} en el bol sin hacer espuma, vierte {milk} y llena los moldes.
# Set | Cuaja
9 pieces safe=egg | Stand the moulds in a dish of hot water and cook in the microwave at 450 W for {time}, until set at the edge and trembling in the middle.
| Pon los moldes en una fuente con agua caliente y cuaja en el microondas a 450 W {time}, hasta que el borde cuaje y el centro tiemble.
why | At full power it boils and turns to holes.
| A máxima potencia hierve y se llena de agujeros.
180 cook | Let it cool, then chill for {time} and turn out.
| Deja templar, enfría en la nevera {time} y desmolda.
== sausage-pea-rice
names: Rice with sausage and peas, sausage and pea rice, sausage rice, rice with sausages and peas, one-pot sausage rice | Arroz con salchichas y guisantes, arroz con salchichas, arroz con salchicha y guisantes, arroz con salchicha
about: rice cooked with browned sausage, peas and tomato | arroz cocinado con salchichas doradas, guisantes y tomate
kind: main any easy
serves: 4, most 6 in casserole
tools: casserole knife
core: sausage rice peas
ways: stove rice-cooker+stove
- 300 g rice
- 400 g sausage; in thick slices | en rodajas gruesas
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 2 clove garlic; chopped | picad@
- 200 g tinned-tomatoes
- 1 tsp paprika-smoked
- 200 g peas
- 650 ml chicken-stock; hot | caliente
- 1/2 tsp salt
~ sausage > 400 g vegan-sausage; in thick slices | en rodajas gruesas; name Rice with vegetable sausages and peas | Arroz con salchichas veganas y guisantes
# Brown | Dora
10 cook safe=sausage | Brown {sausage} in {olive-oil} in the casserole over medium heat for {time}, turning, until done.
| Dora {sausage} con {olive-oil} en la cazuela a fuego medio {time}, dando vueltas, hasta que esté todo hecho.
8 cook | Add {onion+garlic} and soften for {time}. Stir in {tinned-tomatoes+paprika-smoked}.
| Añade {onion+garlic} y pocha {time}. Incorpora {tinned-tomatoes+paprika-smoked}.
# Cook the grains | Cuece el grano
18 cook way=stove | Stir in {rice+peas}, pour in {chicken-stock+salt}, cover and cook over low heat for {time}.
| Incorpora {rice+peas}, vierte {chicken-stock+salt}, tapa y cuece a fuego bajo {time}.
25 cook way=rice-cooker | Put it all into the rice cooker with {rice+peas+chicken-stock+salt}, close and switch on, for about {time}, until it turns to keeping warm.
| Pásalo todo a la arrocera con {rice+peas+chicken-stock+salt}, cierra y enciende, unos {time}, hasta que pase a mantener caliente.
5 cook | Leave covered off the heat for {time} and fluff with a fork.
| Deja tapado fuera del fuego {time} y suelta con un tenedor.
== rice-and-beans-pot
names: Rice and beans, beans and rice, rice with beans, black beans with rice | Arroz con alubias, arroz y frijoles, arroz con frijoles negros, arroz con habichuelas, arroz con porotos
about: rice and beans cooked together with peppers and cumin | arroz y alubias cocinados juntos con pimiento y comino
kind: main any easy
serves: 4, most 6 in casserole
tools: casserole knife sieve
core: rice tinned-black-beans
ways: stove rice-cooker+stove
- 250 g rice
- 1 can tinned-black-beans; drained | escurrid@
- 2 tbsp olive-oil
- 1 onion; chopped | picad@
- 1 green-pepper; diced | en dados
- 3 clove garlic; chopped | picad@
- 1 tsp cumin
- 1/2 tsp oregano
- 500 ml vegetable-stock; hot | caliente
- 1/2 tsp salt
- 1 lime; in wedges | en gajos; optional
+ 150 g chorizo sweetcorn tomato bacon sausages
# Fry | Sofríe
9 cook safe=extra | Soften {onion+green-pepper+garlic}[ with {extra}] in {olive-oil} in the casserole over medium heat for {time}. Stir in {cumin+oregano}.
| Pocha {onion+green-pepper+garlic}[ con {extra}] con {olive-oil} en la cazuela a fuego medio {time}. Mezcla {cumin+oregano}.
# Cook the grains | Cuece el grano
17 cook way=stove | Stir in {rice+tinned-black-beans}, pour in {vegetable-stock+salt}, cover and cook over low heat for {time}.
| Incorpora {rice+tinned-black-beans}, vierte {vegetable-stock+salt}, tapa y cuece a fuego bajo {time}.
25 cook way=rice-cooker | Put it all into the rice cooker with {rice+tinned-black-beans+vegetable-stock+salt}, close and switch on, for about {time}, until it turns to keeping warm.
| Pásalo todo a la arrocera con {rice+tinned-black-beans+vegetable-stock+salt}, cierra y enciende, unos {time}, hasta que pase a mantener caliente.
5 cook | Leave covered off the heat for {time}, fluff with a fork and serve[ with {lime}].
| Deja tapado fuera del fuego {time}, suelta con un tenedor y sirve[ con {lime}].
== vegetable-pilaf
names: Vegetable pilaf, vegetable pulao, veg pulao, vegetable pilau, pilaf with vegetables, veggie pilaf | Pilaf de verduras, pilaf con verduras, pulao de verduras, arroz pilaf con verduras, arroz pilaf de verduras
about: fluffy basmati with carrot, peas and whole spices | arroz basmati suelto con zanahoria, guisantes y especias enteras
kind: main indian easy
serves: 4, most 6 in casserole
tools: casserole knife sieve
core: rice-basmati carrot peas
ways: stove rice-cooker+stove
- 300 g rice-basmati
- 2 tbsp sunflower-oil
- 1 onion; thinly sliced | en juliana fina
- 2 carrot; diced | en dados
- 150 g peas
- 150 g green-beans; in short pieces | en trozos cortos; optional
- 1 tsp cumin
- 1 cinnamon-stick
- 1 bay-leaf
- 15 g ginger; grated | rallad@
- 1/2 tsp turmeric
- 520 ml vegetable-stock; hot | caliente
- 3/4 tsp salt
+ 150 g cauliflower potato courgette mushroom tinned-chickpeas cashew raisins
# Toast | Rehoga
3 work | Rinse {rice-basmati} until the water is clear and drain.
| Enjuaga {rice-basmati} hasta que el agua salga clara y escurre.
9 cook | Fry {cumin+cinnamon-stick+bay-leaf+onion} in {sunflower-oil} in the casserole over medium heat for {time}, until golden.
| Sofríe {cumin+cinnamon-stick+bay-leaf+onion} con {sunflower-oil} en la cazuela a fuego medio {time}, hasta que se dore.
5 cook | Add {carrot+green-beans+ginger+turmeric+extra} and fry for {time}. Stir in {rice-basmati}.
| Añade {carrot+green-beans+ginger+turmeric+extra} y sofríe {time}. Mezcla {rice-basmati}.
# Steam | Cuece
14 cook way=stove | Pour in {vegetable-stock+salt} with {peas}, bring to the boil, cover tightly and cook over the lowest heat for {time}.
| Vierte {vegetable-stock+salt} con {peas}, lleva a ebullición, tapa bien y cuece al mínimo {time}.
22 cook way=rice-cooker | Put it all into the rice cooker with {vegetable-stock+salt+peas}, close and switch on, for about {time}, until it turns to keeping warm.
| Pásalo todo a la arrocera con {vegetable-stock+salt+peas}, cierra y enciende, unos {time}, hasta que pase a mantener caliente.
8 cook | Leave covered off the heat for {time}, fluff with a fork and take out the stick and the leaf.
| Deja tapado fuera del fuego {time}, suelta con un tenedor y retira la rama y la hoja.
`);
