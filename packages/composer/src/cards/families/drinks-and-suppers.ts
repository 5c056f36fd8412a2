import { cards } from "../parse-cards.ts";

export const DRINKS_AND_SUPPERS = cards(`
== mojito
names: Mojito, mojitos, classic mojito, Cuban mojito | Mojito, mojitos, mojito cubano, mojito clásico
about: white rum, lime, mint and sparkling water over ice | ron blanco, lima, hierbabuena y agua con gas con hielo
kind: drink any easy
serves: 4, most 8 in glasses
tools: knife glasses
core: rum mint lime
ways: none
- 4 lime; in small wedges | en gajos pequeños
- 30 g mint; leaves | hojas
- 8 tsp sugar
- 200 ml rum; white | blanco
- 400 ml sparkling-water; very cold | muy fría
~ rum > 200 ml apple-juice; cold | frío; name Apple mojito | Mojito de manzana
# Crush | Aplasta
4 work | Divide {lime+sugar} between the glasses and press with the end of a rolling pin until the juice runs. Add {mint} and press only lightly: torn leaves turn bitter.
| Reparte {lime+sugar} en los vasos y aplasta con un mazo hasta que suelte el zumo. Añade {mint} y aprieta solo un poco: las hojas rotas amargan.
# Fill | Llena
2 work | Fill with crushed ice, pour in {rum}, top up with {sparkling-water} and stir from below.
| Llena de hielo picado, vierte {rum}, completa con {sparkling-water} y remueve desde abajo.
1 work if=rum | It is for adults.
| Es para adultos.
== caipirinha
names: Caipirinha, caipirinhas, Brazilian caipirinha | Caipiriña, caipirinha, caipiriñas, caipirinha brasileña
about: crushed lime and sugar with cachaça over ice | lima machacada con azúcar y cachaza con hielo
kind: drink any easy
serves: 4, most 8 in glasses
tools: knife glasses
core: rum lime
ways: none
- 4 lime; unwaxed, in eighths | sin encerar, en octavos
- 8 tsp sugar
- 240 ml rum; cachaça | cachaza
~ rum > 240 ml sparkling-water; cold | fría; name Lime crush over ice | Refresco de lima machacada
# Crush | Aplasta
4 work | Cut the white core out of {lime}, divide between the glasses with {sugar} and press with a pestle until the juice runs, without grinding the peel.
| Retira el corazón blanco de {lime}, reparte en los vasos con {sugar} y aprieta con un mazo hasta que suelte el zumo, sin triturar la piel.
# Fill | Llena
2 work | Fill the glasses with crushed ice and pour in {rum}. Stir until {sugar} is dissolved.
| Llena los vasos de hielo picado y vierte {rum}. Remueve hasta que se disuelva {sugar}.
1 work if=rum | It is for adults.
| Es para adultos.
== agua-de-jamaica
names: Agua de Jamaica, hibiscus water, hibiscus iced tea, Jamaica drink, hibiscus drink | Agua de jamaica, agua fresca de jamaica, agua de flor de jamaica, refresco de jamaica
about: a cold, tart drink of dried hibiscus flowers | bebida fría y ácida de flor de jamaica
kind: drink mexican easy
serves: 6, most 12 in saucepan
tools: saucepan sieve
core: hibiscus
ways: stove
- 50 g hibiscus
- 2000 ml water
- 120 g sugar
- 1 lime; juiced | en zumo; optional
# Steep | Infusiona
5 cook | Rinse {hibiscus} in the sieve. Boil them gently in half of {water} in the saucepan for {time}.
| Enjuaga {hibiscus} en el colador fino. Cuece a fuego suave con la mitad de {water} en el cazo {time}.
20 cook | Take off the heat, cover and leave for {time}, until deep red.
| Retira del fuego, tapa y deja {time}, hasta que tenga un color rojo intenso.
# Mix and chill | Mezcla y enfría
2 work | Strain, pressing well, and stir in {sugar} while it is warm. Add the rest of {water}.[ Sharpen with {lime}.]
| Cuela apretando bien y disuelve {sugar} en caliente. Añade el resto de {water}.[ Aviva con {lime}.]
60 cook | Chill for {time}, taste for sweetness and serve over ice.
| Enfría en la nevera {time}, prueba el punto de dulce y sirve con hielo.
== horchata-de-chufa
names: Horchata de chufa, tiger nut horchata, Valencian horchata, tiger nut milk | Horchata de chufa, horchata, horchata valenciana, orxata, orxata de xufa, horchata de chufas
about: a cold, milky drink of tiger nuts | bebida fría y blanca de chufas
kind: drink spanish easy
serves: 4, most 8 in jug
tools: bowl jug sieve
core: tiger-nut
ways: none
- 250 g tiger-nut
- 1000 ml water; cold | fría
- 80 g sugar
- 1 cinnamon-stick; optional
# Soak | Remoja
1440 cook | Rinse {tiger-nut} well, cover with plenty of cold water in the bowl and leave in the fridge for {time}, changing the water twice, until plump. Throw away what floats and drain.
| Enjuaga bien {tiger-nut}, cubre con abundante agua fría en el bol y deja en la nevera {time}, con dos cambios de agua, hasta que se hinchen. Desecha las que floten y escurre.
# Blend | Tritura
4 work | Blend {tiger-nut} with {water} in two rounds, as finely as you can.
| Tritura {tiger-nut} con {water} en dos tandas, lo más fino posible.
120 cook | Leave in the fridge for {time}.[ Put in {cinnamon-stick}.]
| Deja en la nevera {time}.[ Añade {cinnamon-stick}.]
# Strain | Cuela
6 work | Strain through a clean cloth laid in the sieve and wring it out well. Stir in {sugar} until dissolved.
| Cuela por un paño limpio puesto en el colador y exprime bien. Disuelve dentro {sugar}.
60 cook | Chill for {time}, stir and serve ice-cold. It sours soon: drink it within two days.
| Enfría {time}, remueve y sirve muy fría. Se agria pronto: bébela en dos días.
== iced-tea
names: Iced tea, ice tea, lemon iced tea, homemade iced tea, sweet iced tea, peach iced tea | Té helado, té frío, té con hielo, té helado con limón, té helado casero
about: cold black tea with lemon and mint | té negro frío con limón y menta
kind: drink any easy
serves: 6, most 12 in saucepan
tools: saucepan knife
core: tea
ways: stove
- 6 tea; bags of black tea | bolsitas de té negro
- 1500 ml water
- 80 g sugar
- 2 lemon; one juiced, one sliced | uno en zumo y otro en rodajas
- 10 g mint; optional
+ 200 g peach raspberry strawberry
# Brew | Infusiona
5 cook | Bring a third of {water} to the boil in the saucepan, take off the heat, add {tea} and brew for {time}, no longer: it turns bitter.
| Lleva a hervir un tercio de {water} en el cazo, retira del fuego, añade {tea} e infusiona {time}, no más: amarga.
1 work | Remove {tea} without squeezing and stir in {sugar} until dissolved.
| Saca {tea} sin apretar y disuelve {sugar}.
# Chill | Enfría
90 cook | Add the rest of {water} and the juice of {lemon} and chill for {time}.[ Put in {extra}, sliced.]
| Añade el resto de {water} y el zumo de {lemon} y enfría en la nevera {time}.[ Añade {extra} en láminas.]
1 work | Serve over ice with the slices.[ Add {mint}.]
| Sirve con hielo y las rodajas.[ Añade {mint}.]
== banana-milkshake
names: Banana milkshake, banana milk shake, banana shake, banana milk | Batido de plátano, batido de plátano con leche, leche con plátano, licuado de plátano, batido de banana
about: ripe banana blended with cold milk | plátano maduro batido con leche fría
kind: drink any easy
serves: 2, most 4 in jug
tools: jug knife
core: banana milk
ways: none
- 2 banana; ripe, in pieces | maduros, en trozos
- 400 ml milk; very cold | muy fría
- 1 tsp honey; optional
- 1 pinch cinnamon; optional
+ 100 g ice-cream strawberry cocoa peanut-butter
~ milk > 400 ml oat-drink; very cold | muy fría; name Banana shake with oat drink | Batido de plátano con bebida de avena
~ milk > 400 ml soy-drink; very cold | muy fría; name Banana shake with soya drink | Batido de plátano con bebida de soja
# Blend | Bate
2 work | Blend {banana+milk} in the jug until smooth and frothy.[ Blend in {extra} too.]
| Bate {banana+milk} en la batidora hasta que quede liso y espumoso.[ Bate también {extra}.]
# Serve | Sirve
1 work | Taste, pour into tall glasses and drink at once: it browns as it stands.[ Sweeten with {honey}.][ Dust with {cinnamon}.]
| Prueba, sirve en vasos altos y tómalo enseguida: al reposar se oscurece.[ Endulza con {honey}.][ Espolvorea {cinnamon}.]
== strawberry-milkshake
names: Strawberry milkshake, strawberry milk shake, strawberry shake, strawberry milk | Batido de fresa, batido de fresas, batido de fresa con leche, licuado de fresa, leche con fresas, batido de fresas con leche
about: ripe strawberries blended with cold milk | fresas maduras batidas con leche fría
kind: drink any easy
serves: 2, most 4 in jug
tools: jug knife
core: strawberry milk
ways: none
- 250 g strawberry; hulled | sin rabito
- 350 ml milk; very cold | muy fría
- 1.5 tbsp sugar
+ 100 g ice-cream banana yoghurt
~ milk > 350 ml oat-drink; very cold | muy fría; name Strawberry shake with oat drink | Batido de fresa con bebida de avena
~ milk > 350 ml soy-drink; very cold | muy fría; name Strawberry shake with soya drink | Batido de fresa con bebida de soja
# Blend | Bate
2 work | Blend {strawberry+milk+sugar} in the jug until smooth and frothy.[ Blend in {extra} too.]
| Bate {strawberry+milk+sugar} en la batidora hasta que quede liso y espumoso.[ Bate también {extra}.]
# Serve | Sirve
1 work | Taste for sweetness, pour into tall glasses and serve at once, very cold.
| Prueba el punto de dulce, reparte en vasos altos y sirve enseguida, muy frío.
== chocolate-milkshake
names: Chocolate milkshake, chocolate milk shake, chocolate shake | Batido de chocolate, batido de cacao, batido de chocolate con helado, malteada de chocolate
about: cold milk and ice cream blended with melted chocolate | leche fría y helado batidos con chocolate fundido
kind: drink any easy
serves: 2, most 4 in jug
tools: jug saucepan
core: chocolate milk
ways: stove
- 400 ml milk; cold | fría
- 60 g chocolate; chopped | picad@
- 1 tbsp cocoa
- 1 tbsp sugar
- 200 g ice-cream
~ milk > 400 ml oat-drink; cold | fría; name Chocolate shake with oat drink | Batido de chocolate con bebida de avena
~ ice-cream > 200 g vegan-ice-cream
# Melt | Funde
4 cook | Warm a quarter of {milk} with {chocolate+cocoa+sugar} in the saucepan for {time}, stirring, until smooth.
| Calienta un cuarto de {milk} con {chocolate+cocoa+sugar} en el cazo {time}, removiendo, hasta que quede liso.
10 cook | Add the rest of {milk} and chill for {time}.
| Añade el resto de {milk} y enfría en la nevera {time}.
# Blend | Bate
2 work | Blend it with {ice-cream} in the jug just until thick and frothy, and serve at once.
| Bate con {ice-cream} en la batidora lo justo para que quede espeso y espumoso, y sirve enseguida.
== pina-colada
names: Piña colada, pina coladas | Piña colada, piñas coladas
about: pineapple, coconut and white rum blended with ice | piña, coco y ron blanco batidos con hielo
kind: drink any easy
serves: 4, most 4 in jug
tools: knife jug
core: pineapple coconut-cream rum
ways: none
- 600 g pineapple; peeled, in cubes, frozen if you can | pelada, en dados, mejor congelada
- 160 ml coconut-cream
- 200 ml rum; white | blanco
- 1 lime; juiced | en zumo
- 2 tbsp sugar
~ rum > 200 ml coconut-water; cold | fría; name Piña colada with coconut water | Piña colada con agua de coco
# Blend | Bate
4 work | Blend {pineapple+coconut-cream+rum+lime+sugar} with two handfuls of ice in the jug, until thick, smooth and frothy.
| Bate {pineapple+coconut-cream+rum+lime+sugar} con dos puñados de hielo en la batidora, hasta que quede espeso, liso y espumoso.
# Serve | Sirve
1 work | Pour into chilled glasses and serve at once.
| Reparte en copas frías y sirve enseguida.
1 work if=rum | It is for adults.
| Es para adultos.
== tinto-de-verano
names: Tinto de verano, Spanish summer red wine, red wine and lemonade | Tinto de verano, tinto de verano con limón, tinto de verano con gaseosa
about: light red wine lengthened with lemonade and lemon over ice | vino tinto joven con gaseosa y limón sobre hielo
kind: drink spanish easy
serves: 4, most 8 in jug
tools: jug knife
core: red-wine
ways: none
- 500 ml red-wine; light, cold | joven, frío
- 500 ml soft-drink as gaseosa; very cold | muy fría
- 1 lemon; sliced | en rodajas
# Mix | Mezcla
2 work | Pour {red-wine} into the jug, add {lemon} and press lightly with a spoon.
| Vierte {red-wine} en la jarra, añade {lemon} y aprieta un poco con una cuchara.
# Serve | Sirve
2 work | Fill tall glasses with ice, pour in the mixture and top up with {gaseosa}. It is for adults.
| Llena de hielo vasos altos, vierte la mezcla y completa con {gaseosa}. Es para adultos.
== chocolate-mug-cake
names: Chocolate mug cake, mug cake, microwave mug cake, cake in a mug, mug cakes | Mug cake de chocolate, mug cake, bizcocho en taza, bizcocho a la taza, bizcocho de chocolate en taza, pastel en taza, bizcocho de chocolate al microondas
about: a soft cocoa cake made in its mug in the microwave | bizcocho tierno de cacao hecho en su taza en el microondas
kind: dessert any easy
serves: 1, most 1 in mug
makes: 1
tools: mug microwave
core: cocoa flour
ways: microwave
- 4 tbsp flour
- 1.5 tbsp cocoa
- 2.5 tbsp sugar
- 1/4 tsp baking-powder
- 1 pinch salt
- 4 tbsp milk
- 2 tbsp sunflower-oil
- 15 g chocolate; chopped | picad@; optional
~ sugar > 2.5 tbsp sweetener
~ milk > 4 tbsp oat-drink
~ flour > 4 tbsp flour-gluten-free; name Chocolate mug cake of gluten-free flour | Mug cake de chocolate de harina sin gluten
# Mix | Mezcla
2 work | Mix {flour+cocoa+sugar+baking-powder+salt} in the mug with a fork, for each person in a mug of its own. Stir in {milk+sunflower-oil} until no dry spots are left at the bottom: it must be no more than half full.
| Mezcla {flour+cocoa+sugar+baking-powder+salt} en la taza con un tenedor, para cada persona en su propia taza. Añade {milk+sunflower-oil} y remueve hasta que no quede nada seco abajo: no debe pasar de la mitad.
1 work | [Press {chocolate} into the middle.]
| [Hunde {chocolate} en el centro.]
# Cook | Cocina
2 pieces | Cook one mug at a time in the microwave at 600 W, {time} in all, until risen and the top is just dry.
| Cocina en el microondas a 600 W una taza tras otra, {time} en total, hasta que suba y la superficie esté apenas seca.
tip | At 800 W begin with 70 seconds: too long makes it tough.
| A 800 W empieza con 70 segundos: si se pasa, queda correoso.
1 cook | Let it stand for {time} and eat it warm: it is very hot inside.
| Deja reposar {time} y cómelo templado: por dentro quema.
== chinese-tomato-and-egg
names: Chinese tomato and egg, tomato and egg stir-fry, tomato and egg stir fry, tomato egg stir fry, Chinese scrambled eggs with tomato, stir-fried tomato and egg, Chinese tomato egg | Huevos con tomate a la china, salteado chino de tomate y huevo, tomate con huevo a la china, revuelto chino de tomate, huevo con tomate chino, tomate y huevo chino
about: soft scrambled eggs in a sweet-sour sauce of fresh tomato, Chinese style | revuelto tierno en salsa agridulce de tomate fresco, a la manera china
kind: main east-asian easy
serves: 4, most 4 in wok
tools: knife bowl wok
core: egg tomato
ways: stove
- 8 egg
- 1 tsp salt
- 4 tbsp sunflower-oil
- 3 spring-onion; sliced, green and white apart | en rodajas, lo verde aparte
- 2 clove garlic; chopped | picad@; optional
- 700 g tomato; ripe, in wedges | maduros, en gajos
- 1 tbsp sugar
- 2 tsp soy-sauce
- 1 tsp cornflour; stirred into water | disuelta en agua
- 1 tsp sesame-oil; optional
~ egg > 450 g tofu; firm, crumbled | firme, desmenuzado; name Chinese tomato and tofu | Tofu con tomate a la china
# Scramble | Cuaja
2 batch if=egg | Beat {egg} with half of {salt} in the bowl. Heat most of {sunflower-oil} in the wok until it shimmers, pour in and push gently for {time}, until in large, barely set folds. Lift out.
| Bate {egg} con la mitad de {salt} en el bol. Calienta casi todo {sunflower-oil} en el wok hasta que brille, vierte y empuja con suavidad {time}, hasta que forme pliegues grandes apenas cuajados. Saca.
5 batch not=egg | Fry {egg} with half of {salt} in most of {sunflower-oil} in the wok for {time}, until golden. Lift out.
| Saltea {egg} con la mitad de {salt} en casi todo {sunflower-oil} en el wok {time}, hasta que se dore. Saca.
# Cook the sauce | Haz la salsa
1 cook | Heat the rest of {sunflower-oil} in the wok.[ Stir the white of {spring-onion} and {garlic} in it for {time}.]
| Calienta el resto de {sunflower-oil} en el wok.[ Saltea lo blanco de {spring-onion} y {garlic} {time}.]
7 cook | Add {tomato+sugar} and the rest of {salt} and cook over high heat for {time}, until half of it has melted into a sauce.
| Añade {tomato+sugar} y el resto de {salt} y cocina a fuego vivo {time}, hasta que la mitad se deshaga en salsa.
1 cook | Stir in {soy-sauce+cornflour} and boil for {time}, until glossy.
| Añade {soy-sauce+cornflour} y hierve {time}, hasta que brille.
# Fold together | Mezcla
2 cook safe=egg | Fold in {egg} for {time}.[ Sprinkle with {sesame-oil} and the green of {spring-onion}.] Serve at once.
| Incorpora {egg} y calienta {time}.[ Rocía con {sesame-oil} y lo verde de {spring-onion}.] Sirve enseguida.
== courgette-leek-soup
names: Leek and courgette soup, courgette and leek soup, leek and courgette cream soup, cream of leek and courgette soup, leek and zucchini soup, creamy courgette and leek soup | Crema de puerro y calabacín, crema de calabacín y puerro, crema de puerros y calabacín, crema de calabacín y puerros, sopa de puerro y calabacín, puré de calabacín y puerro
about: a smooth soup of leek, courgette and a little cream | crema fina de puerro y calabacín con un poco de nata
kind: soup any easy
serves: 4, most 6 in pot
tools: knife pot blender
core: leek courgette
ways: stove
- 3 leek; sliced | en rodajas
- 3 courgette; in pieces | en trozos
- 200 g potato; in pieces | en trozos
- 30 g butter
- 800 ml vegetable-stock
- 1 tsp salt
- 1/4 tsp black-pepper
- 1 pinch nutmeg; optional
- 100 ml cream
~ butter > 2 tbsp olive-oil
# Soften | Pocha
8 cook | Soften {leek} in {butter} in the pot over low heat for {time}, covered, without colouring.
| Pocha {leek} con {butter} en la olla tapada a fuego suave {time}, sin que tome color.
# Simmer | Cuece
18 cook | Add {courgette+potato+vegetable-stock+salt+black-pepper} and simmer for {time}, until a knife goes in without effort.
| Añade {courgette+potato+vegetable-stock+salt+black-pepper} y cuece a fuego suave {time}, hasta que un cuchillo entre sin esfuerzo.
# Blend | Tritura
3 work | Off the heat blend until very smooth. Stir in {cream+nutmeg}, warm through without boiling and taste.
| Fuera del fuego tritura hasta que quede muy fina. Añade {cream+nutmeg}, calienta sin que hierva y prueba.
== vegetable-puree
names: Vegetable purée, mixed vegetable purée, vegetable purée for babies, vegetable purée for a baby, baby vegetable purée, baby purée, pureed vegetables, purée, baby food | Puré de verduras, papilla de verduras, papilla para bebé, puré para bebé, puré para bebés, puré de verduras casero, puré de verduras para bebés, puré de verduras para bebé, puré de hortalizas, puré de verduras variadas
about: a smooth purée of mild vegetables, cooked without salt | puré fino de hortalizas suaves, cocidas sin sal
kind: main any easy
serves: 4, most 6 in saucepan
tools: knife saucepan blender
core: carrot potato
ways: stove
- 300 g potato; in 2 cm dice | en dados de 2 cm
- 250 g carrot; in 1 cm slices | en rodajas de 1 cm
- 250 g courgette; in pieces | en trozos
- 1 leek; sliced | en rodajas
- 600 ml water
- 2 tbsp olive-oil
+ 150 g pumpkin green-beans peas sweet-potato broccoli cauliflower spinach
# Boil | Cuece
10 cook | Boil {potato+carrot+leek} in {water} in the saucepan for {time}, covered.
| Cuece {potato+carrot+leek} en {water} en el cazo tapado {time}.
10 cook | Add {courgette+extra} and cook for {time} more, until everything is very soft.
| Añade {courgette+extra} y cuece {time} más, hasta que todo esté muy blando.
# Blend | Tritura
3 work | Pour off some of the liquid and keep it. Blend with {olive-oil} until quite smooth, and thin with what was kept as you like.
| Aparta parte del líquido. Tritura con {olive-oil} hasta que no queden trozos y aligera con lo apartado al gusto.
tip | For a baby leave it unseasoned, test the warmth on your wrist and give new foods one at a time. Keep it two days in the fridge.
| Para un bebé no añadas nada más, prueba la temperatura en la muñeca y da los alimentos nuevos de uno en uno. Se guarda dos días en la nevera.
== fishcakes-of-tinned-salmon
names: Tinned salmon fishcakes, canned salmon fishcakes, tinned salmon fish cakes, canned salmon cakes, salmon patties, tuna fishcakes, canned salmon patties | Tortitas de salmón en lata, tortitas de salmón, hamburguesas de salmón en lata, croquetas de salmón en lata y patata, tortitas de salmón y patata
about: crisp fried cakes of tinned salmon and mash | tortitas crujientes de salmón en conserva y puré de patata
kind: main any easy
serves: 4, most 4 in pan
makes: 8
tools: knife saucepan masher bowl pan
core: tinned-salmon potato
ways: stove
- 500 g potato; in pieces | en trozos
- 400 g tinned-salmon; drained | escurrido
- 3 spring-onion; sliced | en rodajas
- 10 g dill; chopped | picad@; optional
- 1 lemon; only the zest | solo la ralladura
- 1/2 tsp salt
- 1/4 tsp black-pepper
- 1 egg; beaten | batido; binds
- 60 g breadcrumbs
- 60 ml sunflower-oil
~ tinned-salmon > 320 g tinned-tuna; drained | escurrido; name Tuna fishcakes | Tortitas de atún
~ tinned-salmon > 1 can tinned-chickpeas; drained, crushed | escurridos, aplastados; name Chickpea and potato cakes | Tortitas de garbanzos y patata
# Mash | Aplasta
15 cook | Boil {potato} in water in the saucepan for {time}, until soft. Drain, let it steam dry and mash in the bowl.
| Cuece {potato} en agua en el cazo {time}, hasta que un cuchillo entre sin esfuerzo. Escurre, deja que suelte el vapor y aplasta en el bol.
8 work | Flake {tinned-salmon}, crushing what is hard, and mix in with {spring-onion+dill+lemon+salt+black-pepper+egg}. Shape {pieces} flat rounds with wet hands and turn in {breadcrumbs}.
| Desmenuza {tinned-salmon}, aplastando lo duro, y mezcla con {spring-onion+dill+lemon+salt+black-pepper+egg}. Forma {pieces} tortitas con las manos mojadas y pasa por {breadcrumbs}.
15 cook | Chill for {time} to firm up.
| Enfría en la nevera {time} para que cojan cuerpo.
# Fry | Fríe
8 batch safe=egg | Fry in {sunflower-oil} in the pan over medium heat for {time}, turning once, until golden, crisp and hot through.
| Fríe con {sunflower-oil} en la sartén a fuego medio {time}, con una vuelta, hasta que estén doradas, crujientes y calientes por dentro.
== plain-omelette
names: Plain omelette, plain egg omelette, simple omelette | Tortilla francesa sola, tortilla francesa simple, tortilla francesa lisa
about: a soft folded omelette of egg, butter and salt alone | tortilla tierna y doblada, solo de huevo, mantequilla y sal
kind: breakfast french easy
serves: 1, most 1 in smallPan
tools: smallPan bowl whisk spatula
core: egg
ways: stove
instead: chickpea-omelette
- 3 egg
- 1 pinch salt
- 10 g butter
# Beat | Bate
1 work | Beat {egg+salt} in the bowl until just mixed, without foam.
| Bate {egg+salt} en el bol lo justo para mezclar, sin espuma.
# Cook | Cuaja
1 cook | Melt {butter} in the pan over medium-high heat for {time}, until it foams.
| Funde {butter} en la sartén a fuego medio-alto {time}, hasta que espume.
2 batch safe=egg | Pour in the mixture. Draw the set edges to the middle and tilt the pan so that the liquid runs below, for {time}, until set but moist.
| Vierte la mezcla. Lleva los bordes cuajados al centro e inclina la sartén para que el líquido pase abajo, {time}, hasta que cuaje y quede jugosa.
1 work | Fold it in three, turn out onto a warm plate and eat at once.
| Dóblala en tres, vuélcala en un plato caliente y cómela enseguida.
`);
