import { cards } from "../parse-cards.ts";

export const POTATOES_AND_GRAINS = cards(`
== mashed-potatoes
names: Mashed potatoes, mashed potato, mash, creamy mashed potatoes, potato mash, potato purée | Puré de patatas, puré de patata, puré de papas, puré de papa, patatas machacadas
about: smooth potatoes with butter and milk | patatas trituradas con mantequilla y leche
kind: side any easy
serves: 4, most 8 in pot
tools: pot knife masher colander
core: potato
ways: stove
- 1000 g potato; floury, peeled, in pieces | harinos@, pelad@, en trozos
- 1.25 tsp salt
- 60 g butter
- 150 ml milk; hot | caliente
- 1 pinch nutmeg; optional
# Boil | Cuece
8 work | Peel {potato} and cut into equal pieces.
| Pela {potato} y corta en trozos iguales.
18 cook | Put {potato} into the pot with cold water and {salt}, bring to the boil and simmer for {time}, until a knife goes in without resistance.
| Pon {potato} en la olla con agua fría y {salt}, lleva a ebullición y cuece {time}, hasta que el cuchillo entre sin resistencia.
2 cook | Drain in the colander and let it steam dry in the hot pot for {time}.
| Escurre en el colador y deja que se seque en la olla caliente {time}.
# Mash | Aplasta
4 work | Mash {potato} with {butter}, then stir in {milk+nutmeg} until creamy.
| Aplasta {potato} con {butter} y añade {milk+nutmeg}, removiendo hasta que quede cremoso.
why | A blender would make it gluey.
| La batidora lo volvería pegajoso.

== roast-potatoes
names: Roast potatoes, roasted potatoes, roasties, oven-roasted potatoes, crispy roast potatoes | Patatas asadas, patatas al horno, papas al horno, papas asadas, patatas asadas crujientes
about: potatoes roasted until crisp outside and soft inside | patatas asadas, crujientes por fuera y tiernas por dentro
kind: side any easy
serves: 4, most 5 in tray
tools: tray pot knife colander
core: potato
ways: oven air-fryer
- 1000 g potato; floury, in large pieces | harinos@, en trozos grandes
- 1.5 tsp salt
- 5 tbsp olive-oil
- 1 tbsp rosemary; leaves | hojas; optional
# Boil | Cuece
8 work | Peel {potato} and cut into large pieces.
| Pela {potato} y corta en trozos grandes.
10 cook | Boil {potato} in the pot in water with {salt} for {time}, until the edges soften.
| Cuece {potato} en la olla en agua con {salt} {time}, hasta que los bordes se ablanden.
1 work | Drain and shake in the pot so that the edges roughen.
| Escurre y agita la olla para que los bordes queden ásperos.
why | Rough edges become the crisp crust.
| Los bordes ásperos serán la capa crujiente.
# Roast | Asa
45 batch way=oven | Heat {olive-oil} on the tray at 220 °C (fan 200 °C). Turn {potato} in it[ with {rosemary}] and roast for {time}, turning twice, until crisp and deep golden.
| Calienta {olive-oil} en la bandeja a 220 °C (200 °C con ventilador). Pon {potato}[ con {rosemary}], remueve y asa {time}, con dos vueltas, hasta que quede crujiente y bien dorado.
25 batch way=air-fryer | Mix {potato} with {olive-oil}[ and {rosemary}] and cook in the air fryer at 200 °C for {time}, shaking twice, until crisp and deep golden.
| Mezcla {potato} con {olive-oil}[ y {rosemary}] y cocina en la freidora de aire a 200 °C {time}, agitando dos veces, hasta que quede crujiente y bien dorado.

== french-fries
names: French fries, chips, fries, homemade chips, deep-fried chips, frites | Patatas fritas, papas fritas, patatas fritas caseras, papas a la francesa
about: potato sticks fried twice until crisp | bastones de patata fritos dos veces, muy crujientes
kind: side any medium
serves: 2, most 2 in deepPan
tools: deepPan knife slotted bowl thermometer
core: potato
ways: stove oven air-fryer
- 500 g potato; floury, in sticks | harinos@, en bastones
- 1000 ml sunflower-oil
- 1/2 tsp salt
# Cut and soak | Corta y remoja
10 work | Cut {potato} into sticks of 1 cm.
| Corta {potato} en bastones de 1 cm.
20 cook | Soak {potato} in the bowl in cold water for {time}, drain and dry very well with a cloth.
| Remoja {potato} en el bol en agua fría {time}, escurre y seca muy bien con un paño.
why | Rinsed and dry, the sticks turn crisp.
| Lavados y secos, los bastones quedan crujientes.
# Fry | Fríe
6 batch way=stove | Heat {sunflower-oil} in the deep pot to 150 °C, filled at most halfway. Fry {potato} for {time}, until soft but pale, and lift out.
| Calienta {sunflower-oil} en la olla honda a 150 °C, llena como mucho a la mitad. Fríe {potato} {time}, hasta que esté tierno pero pálido, y saca.
3 batch way=stove | Heat the oil to 190 °C and fry again for {time}, until golden and crisp.
| Sube el aceite a 190 °C y fríe otra vez {time}, hasta que quede dorado y crujiente.
35 batch way=oven | Turn {potato} in {2 tbsp} of {sunflower-oil} and bake on the tray at 220 °C (fan 200 °C) for {time}, turning once, until golden and crisp.
| Mezcla {potato} con {2 tbsp} de {sunflower-oil} y hornea en la bandeja a 220 °C (200 °C con ventilador) {time}, con una vuelta, hasta que quede dorado y crujiente.
22 batch way=air-fryer | Turn {potato} in {1 tbsp} of {sunflower-oil} and cook in the air fryer at 190 °C for {time}, shaking twice, until golden and crisp.
| Mezcla {potato} con {1 tbsp} de {sunflower-oil} y cocina en la freidora de aire a 190 °C {time}, agitando dos veces, hasta que quede dorado y crujiente.
# Season | Sazona
1 work | Drain, sprinkle with {salt} and serve at once.
| Escurre, espolvorea {salt} y sirve enseguida.

== baked-potatoes
names: Baked potatoes, baked potato, jacket potatoes, jacket potato, jacket spuds | Patatas asadas enteras, patata asada entera, patata asada con piel, papa al horno entera, patatas rellenas al horno con piel
about: whole potatoes baked in their skins | patatas enteras asadas con su piel
kind: side any easy
serves: 4, most 8 in tray
tools: tray
core: potato
ways: oven microwave air-fryer
- 4 potato; large, floury | grandes, harinos@
- 1 tbsp olive-oil
- 1 tsp salt
- 40 g butter
+ 150 g cheese sour-cream chives tinned-tuna
# Bake | Asa
3 work | Wash {potato}, prick all over and rub with {olive-oil+salt}.
| Lava {potato}, pincha por todas partes y frota con {olive-oil+salt}.
70 batch way=oven | Bake on the tray at 200 °C (fan 180 °C) for {time}, until the skin is crisp and the middle gives when squeezed.
| Asa en la bandeja a 200 °C (180 °C con ventilador) {time}, hasta que la piel quede crujiente y el centro ceda al apretar.
40 batch way=air-fryer | Cook in the air fryer at 200 °C for {time}, turning halfway, until the skin is crisp and the middle gives when squeezed.
| Cocina en la freidora de aire a 200 °C {time}, con una vuelta a la mitad, hasta que la piel quede crujiente y el centro ceda al apretar.
14 pieces way=microwave | Cook in the microwave on high for {time}, turning halfway, until the middle gives when squeezed.
| Cocina en el microondas a máxima potencia {time}, con una vuelta a la mitad, hasta que el centro ceda al apretar.
# Serve | Sirve
2 work | Cut a cross in the top, press open and put {butter+extra} inside.
| Haz un corte en cruz arriba, aprieta para abrir y pon dentro {butter+extra}.

== hash-browns
names: Hash browns, hash brown, potato hash browns, hashbrowns | Hash browns, tortitas de patata rallada, tortitas de papa
about: crisp fried cakes of grated potato | tortitas crujientes de patata rallada
kind: breakfast any easy
serves: 2, most 2 in pan
tools: pan grater bowl spatula
core: potato
ways: stove air-fryer
- 350 g potato
- 1/4 onion; grated | rallad@; optional
- 1/2 tsp salt
- 1/4 tsp black-pepper; optional
- 2 tbsp sunflower-oil
# Grate | Ralla
8 work | Peel and grate {potato} coarsely, and squeeze hard in a cloth until dry. Mix in the bowl with {onion+salt+black-pepper}.
| Pela y ralla {potato} grueso y aprieta con fuerza en un paño hasta que suelte el agua. Mezcla en el bol con {onion+salt+black-pepper}.
why | Only what is dry turns crisp.
| Solo lo que está seco queda crujiente.
# Fry | Fríe
12 batch way=stove | Heat part of {sunflower-oil} in the pan over medium heat. Press in flat rounds and fry for {time}, turning once, until crisp and golden and tender inside. Add the rest of the oil as you go.
| Calienta parte de {sunflower-oil} en la sartén a fuego medio. Forma tortitas planas y fríe {time}, con una vuelta, hasta que queden crujientes y doradas, y tiernas por dentro. Añade el resto del aceite sobre la marcha.
16 batch way=air-fryer | Press into flat rounds, brush with {sunflower-oil} and cook in one layer in the air fryer at 200 °C for {time}, turning once, until crisp and golden and tender inside.
| Forma tortitas planas, pincela con {sunflower-oil} y cocina en una sola capa en la freidora de aire a 200 °C {time}, con una vuelta, hasta que queden crujientes y doradas, y tiernas por dentro.

== boiled-rice
names: Boiled rice, rice, plain rice, white rice, steamed rice, cooked rice, fluffy rice, how to cook rice, basmati rice, plain basmati rice, jasmine rice, boiled basmati rice | Arroz blanco, arroz cocido, arroz hervido, arroz, arroz blanco suelto, arroz graneado, arroz basmati
about: fluffy white rice | arroz blanco suelto
kind: side any easy
serves: 4, most 8 in saucepan
tools: saucepan sieve
core: rice
ways: stove rice-cooker microwave
- 300 g rice
- 600 ml water
- 3/4 tsp salt
# Rinse | Lava
2 work | Rinse {rice} in the sieve until the water runs clear.
| Lava {rice} en el colador fino hasta que el agua salga clara.
# Cook | Cuece
15 cook way=stove | Bring {water+salt} to the boil in the saucepan, add {rice}, cover and cook over very low heat for {time}, without lifting the lid.
| Lleva {water+salt} a ebullición en el cazo, añade {rice}, tapa y cuece a fuego muy bajo {time}, sin levantar la tapa.
25 cook way=rice-cooker | Put {rice} with {water+salt} into the rice cooker, close and switch on, for about {time}, until it turns to keeping warm.
| Pon {rice} con {water+salt} en la arrocera, cierra y enciende, unos {time}, hasta que pase a mantener caliente.
14 cook way=microwave | Put {rice+salt} into a large deep bowl, pour on {water}, boiling hot, cover loosely and cook in the microwave on high for {time}, until none is left on top.
| Pon {rice+salt} en un bol grande y hondo, vierte {water}, hirviendo, tapa sin cerrar y cuece en el microondas a máxima potencia {time}, hasta que no se vea líquido.
8 cook | Take off the heat, leave covered for {time} and fluff with a fork.
| Retira del fuego, deja tapado {time} y suelta con un tenedor.
tip | Eat it hot, or cool it within the hour and keep it in the fridge for a day.
| Cómelo caliente, o enfríalo antes de una hora y guárdalo en la nevera un día.

== soft-polenta
names: Polenta, creamy polenta, soft polenta, Italian polenta | Polenta, polenta cremosa, polenta italiana, polenta blanda
about: creamy maize meal with butter and cheese | sémola de maíz cremosa con mantequilla y queso
kind: side italian easy
serves: 4, most 8 in saucepan
tools: saucepan whisk
core: polenta
ways: stove
- 200 g polenta
- 1000 ml water
- 1 tsp salt
- 40 g butter
- 60 g parmesan; grated | rallad@
# Cook | Cuece
3 work | Bring {water+salt} to the boil in the saucepan and whisk in {polenta} in a thin stream.
| Lleva {water+salt} a ebullición en el cazo y añade {polenta} en forma de lluvia sin dejar de batir.
30 cook | Cook over low heat for {time}, stirring often, until thick and it leaves the side of the pan.
| Cuece a fuego bajo {time}, removiendo a menudo, hasta que espese y se despegue de las paredes.
tip | A quick kind needs only the minutes on its packet.
| La rápida solo necesita los minutos del paquete.
# Finish | Termina
2 work | Beat in {butter+parmesan} off the heat and serve at once, or spread it out to set and cut it in slices to fry.
| Incorpora {butter+parmesan} fuera del fuego y sirve enseguida, o extiéndela para que cuaje y fríela en porciones.

== plain-couscous
names: Couscous, plain couscous, fluffy couscous, cous cous | Cuscús, cous cous, couscous, cuscús blanco, alcuzcuz
about: fluffy steeped couscous | cuscús hidratado y suelto
kind: side mediterranean easy
serves: 4, most 12 in bowl
tools: bowl
core: couscous
ways: stove
- 250 g couscous
- 300 ml water; boiling | hirviendo
- 2 tbsp olive-oil
- 3/4 tsp salt
- 15 g parsley; chopped | picad@; optional
~ couscous > 250 g bulgur; fine | fin@; name Bulgur | Bulgur
# Steep | Hidrata
2 work | Rub {couscous} with {olive-oil+salt} in the bowl and pour {water} over it.
| Frota {couscous} con {olive-oil+salt} en el bol y vierte encima {water}.
8 cook | Cover and let it swell for {time}, until all of it is absorbed.
| Tapa y deja hinchar {time}, hasta que lo absorba todo.
# Fluff | Suelta
2 work | Fluff it with a fork until the grains fall apart.[ Fold in {parsley}.]
| Suéltalo con un tenedor hasta que los granos se separen.[ Mezcla con {parsley}.]

== roasted-vegetables
names: Roasted vegetables, roast vegetables, oven-roasted vegetables, roasted veg, traybake vegetables | Verduras asadas, verduras al horno, vegetales asados, vegetales al horno, hortalizas asadas
about: mixed vegetables roasted until browned | verduras variadas asadas hasta dorarse
kind: side any easy
serves: 4, most 4 in tray
tools: tray knife
core: courgette carrot
ways: oven air-fryer
- 2 carrot; in sticks | en bastones
- 1 courgette; in thick slices | en rodajas gruesas
- 1 red-pepper; in strips | en tiras
- 1 red-onion; in wedges | en gajos
- 1 aubergine; diced | en dados
- 4 tbsp olive-oil
- 1 tsp salt
- 1 tsp thyme; optional
+ 250 g vegetables
# Cut | Corta
10 work | Cut {carrot+courgette+red-pepper+red-onion+aubergine} to about the same size.[ Cut {extra} too.] Turn in {olive-oil+salt+thyme}.
| Corta {carrot+courgette+red-pepper+red-onion+aubergine} de tamaño parecido.[ Corta también {extra}.] Mezcla con {olive-oil+salt+thyme}.
# Roast | Asa
35 batch way=oven | Spread out in one layer on the tray and roast at 210 °C (fan 190 °C) for {time}, turning once, until tender and browned at the edges.
| Extiende en una sola capa en la bandeja y asa a 210 °C (190 °C con ventilador) {time}, con una vuelta, hasta que quede todo tierno y con bordes dorados.
20 batch way=air-fryer | Cook in the air fryer at 190 °C for {time}, shaking twice, until tender and browned at the edges.
| Cocina en la freidora de aire a 190 °C {time}, agitando dos veces, hasta que quede todo tierno y con bordes dorados.
`);
