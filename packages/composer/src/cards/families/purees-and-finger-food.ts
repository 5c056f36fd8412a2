import { cards } from "../parse-cards.ts";

/** First foods for babies, smooth and unseasoned, and soft food for small hands. */
export const PUREES_AND_FINGER_FOOD = cards(`
== sweet-potato-puree
names: Sweet potato purée, pureed sweet potato | Puré de boniato, puré de batata, puré de camote, papilla de boniato
about: a smooth, naturally sweet purée, cooked in little water and left unseasoned | puré fino y dulce de por sí, cocido en poca agua y sin sazonar
kind: side any easy
serves: 4, most 8 in saucepan
tools: knife saucepan blender
core: sweet-potato
ways: stove microwave
- 600 g sweet-potato; peeled, in 2 cm dice | pelad@, en dados de 2 cm
- 250 ml water
- 1 tbsp olive-oil
+ 150 g carrot squash potato apple pear courgette peas lentils cauliflower
# Cook | Cuece
15 cook way=stove | Simmer {sweet-potato}[ and {extra}] in {water} in the saucepan, covered, for {time}, until very soft.
| Cuece {sweet-potato}[ y {extra}] en {water} en el cazo tapado {time}, hasta que quede muy blando.
9 pieces way=microwave | Put {sweet-potato}[ and {extra}] into a deep bowl with {water}, cover loosely and cook in the microwave on high for {time}, stirring halfway, until very soft.
| Pon {sweet-potato}[ y {extra}] en un bol hondo con {water}, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, removiendo a la mitad, hasta que quede muy blando.
# Blend | Tritura
3 work | Pour off most of the liquid and keep it. Blend with {olive-oil} until quite smooth, and thin with what was kept until it drops from a spoon.
| Aparta casi todo el líquido. Tritura con {olive-oil} hasta que no queden grumos y aligera con lo apartado hasta que caiga de la cuchara.
tip | For a baby leave it unseasoned and test the warmth on your wrist. It keeps two days in the fridge.
| Para un bebé no añadas nada más y prueba la temperatura en la muñeca. Se guarda dos días en la nevera.

== apple-puree
names: Apple purée, pureed apple | Puré de manzana, papilla de manzana
about: cooked apple blended smooth, sweet by itself | manzana cocida y triturada muy fina, dulce por sí sola
kind: dessert any easy
serves: 4, most 8 in saucepan
tools: knife saucepan blender
core: apple
ways: stove microwave
instead: pear-puree
- 5 apple; peeled and cored, in pieces | peladas y sin corazón, en trozos
- 80 ml water
- 1/4 tsp cinnamon; optional
+ 150 g pear blueberry banana mango peach plum apricot strawberry carrot
# Cook | Cuece
10 cook way=stove | Put {apple+water}[ and {extra}] into the saucepan, cover and simmer for {time}, until soft enough to crush.
| Pon {apple+water}[ y {extra}] en el cazo, tapa y cuece a fuego suave {time}, hasta que se deshaga al aplastar.
6 pieces way=microwave | Put {apple+water}[ and {extra}] into a deep bowl, cover loosely and cook in the microwave on high for {time}, until soft enough to crush.
| Pon {apple+water}[ y {extra}] en un bol hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que se deshaga al aplastar.
# Blend | Tritura
2 work | Blend until quite smooth[ with {cinnamon}] and let it cool.
| Tritura hasta que quede bien fino[ con {cinnamon}] y deja templar.
tip | Serve it lukewarm. It keeps three days in the fridge.
| Sírvelo tibio. Se guarda tres días en la nevera.

== pear-puree
names: Pear purée, pureed pear | Puré de pera, papilla de pera
about: ripe pears, briefly cooked and blended smooth | peras maduras, cocidas un momento y trituradas muy finas
kind: dessert any easy
serves: 4, most 8 in saucepan
tools: knife saucepan blender
core: pear
ways: stove microwave
- 5 pear; ripe, peeled and cored, in pieces | maduras, peladas y sin corazón, en trozos
- 40 ml water
+ 150 g apple banana blueberry peach plum carrot
# Cook | Cuece
6 cook way=stove | Put {pear+water}[ and {extra}] into the saucepan, cover and simmer for {time}, until soft.
| Pon {pear+water}[ y {extra}] en el cazo, tapa y cuece a fuego suave {time}, hasta que esté todo blando.
4 pieces way=microwave | Put {pear+water}[ and {extra}] into a deep bowl, cover loosely and cook in the microwave on high for {time}, until soft.
| Pon {pear+water}[ y {extra}] en un bol hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que esté todo blando.
# Blend | Tritura
2 work | Blend until quite smooth and let it cool. Serve lukewarm.
| Tritura hasta que quede bien fino y deja templar. Sirve tibio.

== fruit-puree
names: Fruit purée, mixed fruit purée, pureed fruit | Papilla de frutas, puré de frutas, papilla de fruta, puré de fruta
about: apple and pear, softly cooked and blended with ripe banana | manzana y pera cocidas y trituradas con plátano maduro
kind: dessert any easy
serves: 4, most 8 in saucepan
tools: knife saucepan blender
core: apple pear
ways: stove microwave
- 2 apple; peeled and cored, in pieces | peladas y sin corazón, en trozos
- 2 pear; ripe, peeled and cored, in pieces | maduras, peladas y sin corazón, en trozos
- 1 banana; ripe, in pieces | maduro, en trozos; optional
- 60 ml water
+ 100 g peach plum apricot mango blueberry strawberry
# Cook | Cuece
9 cook way=stove | Put {apple+pear+water}[ and {extra}] into the saucepan, cover and simmer for {time}, until soft.
| Pon {apple+pear+water}[ y {extra}] en el cazo, tapa y cuece a fuego suave {time}, hasta que esté todo blando.
5 pieces way=microwave | Put {apple+pear+water}[ and {extra}] into a deep bowl, cover loosely and cook in the microwave on high for {time}, until soft.
| Pon {apple+pear+water}[ y {extra}] en un bol hondo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que esté todo blando.
# Blend | Tritura
2 work | [Add {banana}. ]Blend until quite smooth and serve lukewarm.
| [Añade {banana}. ]Tritura hasta que quede bien fino y sirve tibio.
tip | Eat it on the same day: it turns brown.
| Tómala el mismo día: se oscurece.

== chicken-squash-puree
names: Chicken and squash purée, chicken purée, chicken and vegetable purée | Puré de pollo y calabaza, puré de calabaza y pollo, puré de pollo, puré de pollo con verduras, puré de pollo y verduras, papilla de pollo, puré de verduras con pollo
about: a smooth, complete meal of chicken, squash and potato, left unseasoned | comida completa y fina de pollo, calabaza y patata, sin sazonar
kind: main any easy
serves: 4, most 6 in saucepan
tools: knife saucepan blender
core: chicken-breast squash
ways: stove pressure-cooker
instead: vegetable-puree
- 150 g chicken-breast; in small dice | en dados pequeños
- 400 g squash; peeled, in 2 cm dice | pelada, en dados de 2 cm
- 200 g potato; in 2 cm dice | en dados de 2 cm
- 1/2 leek; sliced | en rodajas; optional
- 500 ml water
- 1 tbsp olive-oil
~ chicken-breast > 120 g lentils-red; rinsed | enjuagadas; name Squash and lentil purée | Puré de calabaza y lentejas
+ 100 g carrot courgette peas green-beans sweet-potato
# Cook | Cuece
20 cook way=stove safe=chicken-breast | Simmer {chicken-breast+squash+potato+leek+extra} in {water} in the saucepan, covered, for {time}, until everything is very soft.
| Cuece {chicken-breast+squash+potato+leek+extra} en {water} en el cazo tapado {time}, hasta que todo esté muy blando.
8 cook way=pressure-cooker safe=chicken-breast | Put {chicken-breast+squash+potato+leek+extra} with {water} into the pressure cooker, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pon {chicken-breast+squash+potato+leek+extra} con {water} en la olla a presión, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Blend | Tritura
3 work | Pour off some of the liquid and keep it. Blend with {olive-oil} until quite smooth, with no fibres left, and thin with what was kept.
| Aparta parte del líquido. Tritura con {olive-oil} hasta que quede muy fino, sin hebras, y aligera con lo apartado.
tip | For a baby leave it unseasoned and test the warmth on your wrist. It keeps two days in the fridge.
| Para un bebé no añadas nada más y prueba la temperatura en la muñeca. Se guarda dos días en la nevera.

== lentil-puree
names: Lentil purée, lentil and vegetable purée | Puré de lentejas, puré de lentejas con verduras, puré de lentejas y zanahoria, papilla de lentejas
about: a mild, smooth purée of red lentils with carrot and potato | puré suave y fino de lentejas rojas con zanahoria y patata
kind: main any easy
serves: 4, most 6 in saucepan
tools: knife saucepan blender sieve
core: lentils-red
ways: stove
- 160 g lentils-red; rinsed | enjuagadas
- 200 g carrot; sliced | en rodajas
- 150 g potato; in 2 cm dice | en dados de 2 cm
- 1/2 onion; chopped | picad@
- 800 ml water
- 1 tbsp olive-oil
+ 100 g squash courgette sweet-potato spinach tomato
# Cook | Cuece
25 cook | Simmer {lentils-red+carrot+potato+onion+extra} in {water} in the saucepan, half covered, for {time}, until they fall apart. Skim off the foam.
| Cuece {lentils-red+carrot+potato+onion+extra} en {water} en el cazo medio tapado {time}, hasta que se deshagan. Retira la espuma.
# Blend | Tritura
3 work | Blend with {olive-oil} until quite smooth. For a first purée press it through the sieve, and thin with a little hot water.
| Tritura con {olive-oil} hasta que quede muy fino. Si es de los primeros purés, pásalo por el colador fino, y aligera con un poco de agua caliente.

== fish-puree
names: Fish purée, fish and vegetable purée, hake purée, white fish purée | Puré de pescado, puré de merluza, puré de pescado y verduras, papilla de pescado, puré de merluza y verduras
about: a smooth purée of white fish, potato and carrot, left unseasoned | puré fino de pescado blanco, patata y zanahoria, sin sazonar
kind: main any easy
serves: 4, most 6 in saucepan
tools: knife saucepan blender
core: hake
ways: stove
instead: vegetable-puree
- 200 g hake; skinned and boned | limpi@ de piel y espinas
- 300 g potato; in 2 cm dice | en dados de 2 cm
- 200 g carrot; sliced | en rodajas
- 1/2 leek; sliced | en rodajas
- 450 ml water
- 1 tbsp olive-oil
~ hake > 200 g cod; skinned and boned | limpi@ de piel y espinas; name Fish purée | Puré de pescado
+ 100 g courgette peas green-beans squash
# Boil the vegetables | Cuece las hortalizas
15 cook | Simmer {potato+carrot+leek+extra} in {water} in the saucepan, covered, for {time}, until very soft.
| Cuece {potato+carrot+leek+extra} en {water} en el cazo tapado {time}, hasta que todo esté muy blando.
# Cook gently | Cuece suave
5 cook safe=hake | Feel over {hake} once more with your fingers, lay on top, cover and cook for {time}, until it flakes.
| Repasa otra vez {hake} con los dedos, coloca encima, tapa y cuece {time}, hasta que se abra en lascas.
# Blend | Tritura
3 work | Pour off some of the liquid and keep it. Blend with {olive-oil} until quite smooth and thin with what was kept.
| Aparta parte del líquido. Tritura con {olive-oil} hasta que quede muy fino y aligera con lo apartado.

== baby-oats
names: Baby cereal, baby oat cereal, baby porridge, baby oatmeal | Papilla de cereales, papilla de avena, papilla de cereales casera
about: finely ground oats cooked in water to a smooth, plain porridge | avena molida fina y cocida en agua hasta quedar lisa
kind: breakfast any easy
serves: 2, most 6 in saucepan
tools: saucepan blender whisk
core: oats
ways: stove microwave
- 50 g oats
- 400 ml water
- 1 tsp olive-oil; optional
~ oats > 50 g oats-gluten-free; name Baby cereal | Papilla de cereales
+ 100 g banana apple pear peach blueberry strawberry
# Grind | Muele
1 work | Grind {oats} in the blender to a fine meal, then whisk it with {water} in the saucepan without lumps.
| Muele {oats} con la batidora hasta que quede en polvo y bate con {water} en el cazo, sin grumos.
# Cook | Cuece
7 cook way=stove | Bring to the boil, stirring, and simmer over low heat for {time}, stirring, until thick and smooth.
| Lleva a ebullición sin dejar de remover y cuece a fuego suave {time}, removiendo, hasta que espese y quede liso.
4 pieces way=microwave | Pour into a large deep bowl and cook in the microwave on high for {time}, stirring every minute, until thick and smooth.
| Vierte en un bol grande y hondo y cuece en el microondas a máxima potencia {time}, removiendo cada minuto, hasta que espese y quede liso.
# Serve | Sirve
2 work | [Mash {extra} finely and stir in. ][Stir in {olive-oil}. ]Serve lukewarm, and thin it with what the baby usually drinks.
| [Aplasta muy fino {extra} e incorpora. ][Añade {olive-oil}. ]Sirve tibio y aligera con lo que suela beber el bebé.

== banana-oat-pancakes
names: Banana oat pancakes, banana pancakes, banana oatmeal pancakes, banana and oat pancakes | Tortitas de plátano y avena, tortitas de plátano, tortitas de avena y plátano, tortitas de avena, panqueques de plátano, panqueques de avena y plátano, hotcakes de avena y plátano, panqueques de avena
about: small soft pancakes, sweet by ripe banana alone | tortitas pequeñas y tiernas, dulces solo por el plátano maduro
kind: breakfast any easy
serves: 2, most 3 in pan
makes: 8
tools: pan bowl blender spatula
core: banana oats
ways: stove
- 2 banana; very ripe | muy maduros
- 90 g oats
- 2 egg; binds
- 60 ml water
- 1/2 tsp cinnamon; optional
- 1 tbsp sunflower-oil
~ oats > 90 g oats-gluten-free; name Banana oat pancakes | Tortitas de plátano y avena
# Blend | Tritura
2 work | Blend {banana+oats+egg+water+cinnamon} to a smooth batter.
| Tritura {banana+oats+egg+water+cinnamon} hasta lograr una masa lisa.
5 cook | Let it thicken for {time}.
| Deja que espese {time}.
# Fry | Cuaja
10 batch safe=egg | Grease the pan with {sunflower-oil}, drop in {pieces} spoonfuls and cook over medium-low heat for {time} in all, turning once, until set through.
| Engrasa la sartén con {sunflower-oil}, reparte {pieces} cucharadas y cuaja a fuego medio-bajo {time} en total, con una vuelta, hasta que estén hechas por dentro.
tip | For small hands cut into strips once they are lukewarm.
| Para manos pequeñas, córtalas en tiras cuando estén templadas.

== egg-muffins
names: Vegetable egg muffins, egg muffins, egg cups, breakfast egg muffins, egg and vegetable muffins, egg bites, finger food, finger foods | Muffins de huevo y verduras, muffins de huevo, muffins salados de huevo, magdalenas de huevo y verduras, muffins de huevo y espinacas
about: small soft omelettes with vegetables, baked in the muffin tin | pequeñas tortillas tiernas con verduras, al horno en molde de magdalenas
kind: breakfast any easy
serves: 4, most 4 in muffinTin
makes: 8
tools: muffinTin bowl whisk grater
core: egg
ways: oven air-fryer
- 6 egg
- 1 courgette; small, coarsely grated | pequeñ@, rallad@ grueso
- 1/2 red-pepper; finely diced | en dados pequeños
- 60 g spinach; chopped | picad@; optional
- 60 ml milk
- 1 tsp olive-oil
+ 80 g cheese feta cheddar cooked-ham tomato mushroom broccoli peas sweetcorn
# Mix | Mezcla
8 work | Squeeze {courgette} dry. Whisk {egg+milk} in the bowl and stir in {courgette+red-pepper+spinach+extra}.
| Escurre bien {courgette}. Bate {egg+milk} en el bol y añade {courgette+red-pepper+spinach+extra}.
# Bake | Hornea
20 batch way=oven safe=egg | Grease {pieces} hollows of the tin with {olive-oil}, fill and bake at 180 °C (fan 160 °C) for {time}, until risen and set in the middle.
| Engrasa {pieces} huecos del molde con {olive-oil}, rellena y hornea a 180 °C (160 °C con ventilador) {time}, hasta que suban y el centro cuaje.
13 batch way=air-fryer safe=egg | Grease {pieces} silicone cups with {olive-oil}, fill and cook in the air fryer at 160 °C for {time}, until set in the middle.
| Engrasa {pieces} moldes de silicona con {olive-oil}, rellena y cocina en la freidora de aire a 160 °C {time}, hasta que el centro cuaje.
tip | They are soft enough for small hands; cut lengthwise. They keep two days in the fridge.
| Son tiernos para manos pequeñas; córtalos a lo largo. Se guardan dos días en la nevera.
`);
