import { cards } from "../parse-cards.ts";

export const ROASTS = cards(`
== roast-chicken
names: Roast chicken, whole roast chicken, roasted chicken, baked chicken, Sunday roast chicken, oven-roasted chicken, lemon roast chicken, baked whole chicken | Pollo asado, pollo al horno, pollo asado entero, pollo asado al horno, pollo entero al horno, pollo asado con limón, pollo rostizado
about: a whole chicken roasted golden with lemon, garlic and thyme | pollo entero asado y dorado con limón, ajo y tomillo
kind: main any easy
serves: 4, most 4 in tray, whole
tools: tray knife
core: chicken
ways: oven air-fryer slow-cooker
instead: nut-roast
- 1600 g chicken; whole | entero
- 40 g butter; soft | bland@
- 1 lemon; halved | partid@
- 4 clove garlic; crushed | machacad@
- 4 sprig thyme
- 2 tsp salt
- 1/2 tsp black-pepper
- 1 onion; in thick slices | en rodajas gruesas
# Season | Sazona
8 work | Pat {chicken} dry, rub under and over the skin with {butter} and season inside and out with {salt+black-pepper}. Put {lemon+garlic+thyme} inside.
| Seca {chicken}, unta por debajo y por encima de la piel con {butter} y sazona por dentro y por fuera con {salt+black-pepper}. Mete dentro {lemon+garlic+thyme}.
# Roast | Asa
20 batch way=oven | Heat the oven to 220 °C (fan 200 °C). Lay it breast up on the tray[ over {onion}] and roast for {time}.
| Calienta el horno a 220 °C (200 °C con ventilador). Colócalo en la bandeja boca arriba[ sobre {onion}] y asa {time}.
50 batch way=oven safe=chicken | Turn down to 190 °C (fan 170 °C) and roast for {time}, basting once or twice, until golden and the juices at the thigh run clear.
| Baja a 190 °C (170 °C con ventilador) y asa {time}, regando una o dos veces, hasta que esté dorado y el jugo salga claro al pinchar la pata.
30 batch way=air-fryer | Lay it breast down in the air fryer[ over {onion}] and cook at 180 °C for {time}.
| Colócalo en la freidora de aire boca abajo[ sobre {onion}] y cocina a 180 °C {time}.
30 batch way=air-fryer safe=chicken | Turn it over and cook for {time} more, until golden and the juices at the thigh run clear.
| Dale la vuelta y cocina {time} más, hasta que esté dorado y el jugo salga claro al pinchar la pata.
300 batch way=slow-cooker safe=chicken | Lay it breast up in the slow cooker[ over {onion}] and cook on low for {time}, until the juices at the thigh run clear. The skin stays soft.
| Colócalo en la olla de cocción lenta boca arriba[ sobre {onion}] y cocina al mínimo {time}, hasta que el jugo salga claro al pinchar la pata. La piel queda blanda.
# Rest and carve | Reposa y trincha
15 cook | Let it rest for {time}, loosely covered. Carve and serve with its juices.
| Deja reposar {time}, cubierto sin apretar. Trincha y sirve con su jugo.
why | As it rests, the juices spread back through it.
| Al reposar, los jugos se reparten de nuevo.

== roast-beef
names: Roast beef, roast beef joint, Sunday roast, Sunday roast beef, English roast beef, beef roast | Rosbif, roast beef, ternera asada, carne asada al horno, redondo asado, ternera al horno, asado de ternera al horno
about: a joint of beef roasted brown outside and pink inside | pieza de ternera asada, dorada por fuera y rosada por dentro
kind: main any medium
serves: 6, most 8 in tray
tools: tray pan knife
core: roast-beef
ways: oven
instead: nut-roast
- 1500 g roast-beef; in one piece, at room temperature | en una pieza, a temperatura ambiente
- 2 tbsp olive-oil
- 1 tbsp mustard-dijon
- 2 tsp salt
- 1 tsp black-pepper
- 2 sprig rosemary
- 2 onion; in quarters | en cuartos
- 2 carrot; in thick pieces | en trozos grandes
- 200 ml beef-stock
# Brown | Dora
8 work | Heat the oven to 200 °C (fan 180 °C). Season {roast-beef} with {salt+black-pepper} and brown on all sides in {olive-oil} in the pan.
| Calienta el horno a 200 °C (180 °C con ventilador). Sazona {roast-beef} con {salt+black-pepper} y dora por todos los lados con {olive-oil} en la sartén.
# Roast | Asa
3 work | Put {onion+carrot+rosemary} on the tray and set the joint on top.[ Brush with {mustard-dijon}.]
| Pon {onion+carrot+rosemary} en la bandeja y coloca encima la pieza.[ Unta con {mustard-dijon}.]
60 batch safe=roast-beef | Roast for {time}: about 20 minutes for each 500 g for a pink middle. The thermometer decides.
| Asa {time}: unos 20 minutos por cada 500 g para un centro rosado. Manda el termómetro.
# Rest | Reposa
20 cook | Move to a board, cover loosely and let it rest for {time}.
| Pasa a una tabla, cubre sin apretar y deja reposar {time}.
6 work | Pour {beef-stock} onto the hot tray, scrape up the brown bits and boil down. Slice thinly across the grain and serve with this sauce.
| Vierte {beef-stock} en la bandeja caliente, raspa lo dorado y reduce. Corta en lonchas finas contra la fibra y sirve con esta salsa.

== roast-pork
names: Roast pork with crackling, roast pork, pork roast, roast pork belly, crispy pork belly, pork crackling roast, pork belly | Panceta asada crujiente, cerdo asado con corteza crujiente, asado de cerdo, cerdo asado, panceta al horno, chancho asado, cerdo al horno
about: pork roasted until tender under crisp crackling | cerdo asado tierno con corteza crujiente
kind: main any medium
serves: 6, most 6 in tray
tools: tray knife
core: pork-belly
ways: oven
instead: nut-roast
- 1500 g pork-belly; in one piece with its rind | en una pieza con su corteza
- 1 tbsp salt; coarse | gruesa
- 1 tbsp olive-oil
- 1 tsp fennel-seeds; crushed | machacadas; optional
- 2 apple; in wedges | en gajos
- 2 onion; in thick slices | en rodajas gruesas
- 200 ml cider
~ cider > 200 ml apple-juice
# Dry and score | Seca y marca
720 cook | Score the rind finely with a sharp knife, pat very dry and leave uncovered in the fridge for {time}.
| Marca la corteza con cortes finos, sécala muy bien y deja destapada en la nevera {time}.
why | Only a dry rind puffs up and turns crisp.
| Solo una corteza seca se hincha y queda crujiente.
# Roast | Asa
5 work | Heat the oven to 240 °C (fan 220 °C). Rub {olive-oil+salt+fennel-seeds} into the cuts of {pork-belly} and lay on the tray, rind up.
| Calienta el horno a 240 °C (220 °C con ventilador). Frota los cortes de {pork-belly} con {olive-oil+salt+fennel-seeds} y coloca en la bandeja con la corteza hacia arriba.
30 batch | Roast for {time}, until the rind blisters.
| Asa {time}, hasta que la corteza se llene de burbujas.
80 batch safe=pork-belly | Turn down to 170 °C (fan 150 °C), put {apple+onion+cider} around it and roast for {time}, until tender to a skewer.
| Baja a 170 °C (150 °C con ventilador), pon alrededor {apple+onion+cider} y asa {time}, hasta que una brocheta entre sin esfuerzo.
# Rest | Reposa
15 cook | Let it rest for {time} uncovered. Lift off the crackling, break it up and slice the rest.
| Deja reposar {time} sin cubrir. Retira la corteza, trocéala y corta el resto en lonchas.

== roast-lamb
names: Roast lamb, roast leg of lamb, leg of lamb, roasted leg of lamb, roast lamb with rosemary, Easter lamb | Pierna de cordero asada, cordero asado, cordero al horno, pierna de cordero al horno, asado de cordero, pierna de cordero
about: a leg of lamb roasted with garlic and rosemary | pierna de cordero asada con ajo y romero
kind: main any medium
serves: 6, most 8 in tray
tools: tray knife
core: lamb-leg
ways: oven
instead: nut-roast
- 1 lamb-leg; about 2 kg, on the bone | de unos 2 kg, con hueso
- 4 clove garlic; in slivers | en láminas
- 3 sprig rosemary
- 3 tbsp olive-oil
- 2.5 tsp salt
- 1/2 tsp black-pepper
- 800 g potato; peeled, sliced | pelad@, en rodajas
- 2 onion; sliced | en juliana
- 200 ml white-wine
# Stud | Mecha
10 work | Heat the oven to 200 °C (fan 180 °C). Cut slits all over {lamb-leg} and push in {garlic} and tufts of {rosemary}. Rub with half of {olive-oil+salt+black-pepper}.
| Calienta el horno a 200 °C (180 °C con ventilador). Haz cortes por toda la superficie de {lamb-leg} y mete {garlic} y ramitas de {rosemary}. Frota con la mitad de {olive-oil+salt+black-pepper}.
# Roast | Asa
5 work | Mix {potato+onion} with the rest of {olive-oil+salt+black-pepper} on the tray and lay the joint on top.
| Mezcla {potato+onion} con el resto de {olive-oil+salt+black-pepper} en la bandeja y coloca encima la pieza.
30 batch | Roast for {time}, until it takes colour.
| Asa {time}, hasta que tome color.
60 batch safe=lamb-leg | Pour {white-wine} over, turn down to 170 °C (fan 150 °C) and roast for {time}, basting, until done as you like it.
| Riega con {white-wine}, baja a 170 °C (150 °C con ventilador) y asa {time}, regando, hasta el punto que quieras.
# Rest | Reposa
20 cook | Cover loosely and let it rest for {time}. Carve and serve with what lies below.
| Cubre sin apretar y deja reposar {time}. Trincha y sirve con lo de debajo.

== roast-turkey
names: Roast turkey, turkey roast, Thanksgiving turkey, Christmas turkey, whole roast turkey, oven roast turkey | Pavo asado, pavo al horno, pavo de Navidad, pavo de Acción de Gracias, pavo asado entero, pavo navideño
about: a whole turkey roasted with butter, herbs and onions | pavo entero asado con mantequilla, hierbas y cebolla
kind: main any hard
serves: 10, most 10 in tray
tools: tray knife
core: turkey
ways: oven
instead: nut-roast
- 5000 g turkey; whole, thawed | entero, descongelado
- 120 g butter; soft | bland@
- 3 tbsp salt
- 1 tsp black-pepper
- 6 sprig thyme
- 1 tbsp sage; chopped | picada
- 1 lemon; halved | partid@
- 2 onion; in quarters | en cuartos
- 400 ml chicken-stock
# Season ahead | Sazona con tiempo
720 cook | Pat {turkey} dry, rub all over with {salt} and leave uncovered in the fridge for {time}. Take out an hour before roasting.
| Seca {turkey}, frota por todas partes con {salt} y deja destapado en la nevera {time}. Saca una hora antes de asar.
# Season | Sazona
10 work | Heat the oven to 200 °C (fan 180 °C). Mix {butter+sage+black-pepper} and spread under the skin and over it. Put {lemon+onion+thyme} inside.
| Calienta el horno a 200 °C (180 °C con ventilador). Mezcla {butter+sage+black-pepper} y unta bajo la piel y por encima. Mete dentro {lemon+onion+thyme}.
# Roast | Asa
40 batch | Pour {chicken-stock} onto the tray, lay it breast up and roast for {time}.
| Vierte {chicken-stock} en la bandeja, coloca boca arriba y asa {time}.
130 batch safe=turkey | Turn down to 165 °C (fan 150 °C) and roast for {time}, basting now and then and covering the breast with foil once brown.
| Baja a 165 °C (150 °C con ventilador) y asa {time}, regando de vez en cuando y cubriendo con aluminio la parte de arriba cuando esté dorada.
# Rest | Reposa
40 cook | Cover loosely and let it rest for {time}. Carve; skim the juices, boil them down and serve.
| Cubre sin apretar y deja reposar {time}. Trincha; desgrasa el jugo, redúcelo y sirve.

== duck-breast
names: Duck breast, pan-fried duck breast, magret de canard, duck magret, seared duck breast, duck breast with orange sauce, duck à l'orange | Magret de pato, pechuga de pato, magret de pato a la naranja, pato a la naranja, magret a la naranja
about: crisp-skinned duck breast with an orange sauce | pechuga de pato de piel crujiente con salsa de naranja
kind: main french medium
serves: 4, most 4 in pan
tools: pan knife
core: duck-breast
ways: stove
- 2 duck-breast; about 350 g each | de unos 350 g
- 1 tsp salt
- 1/4 tsp black-pepper
- 1 shallot; finely chopped | picad@ fin@
- 200 ml orange-juice
- 2 tbsp honey
- 1 tbsp sherry-vinegar
- 20 g butter; cold | fría
# Prepare | Prepara
5 work | Score the skin of {duck-breast} in a lattice without cutting through it, pat dry and season with {salt+black-pepper}.
| Marca la piel de {duck-breast} en rombos sin llegar a atravesarla, seca y sazona con {salt+black-pepper}.
# Sear | Dora
12 batch | Lay skin down in the cold pan and cook over medium heat for {time}, pouring off the fat, until the skin is brown and crisp.
| Coloca con la piel hacia abajo en la sartén fría y cocina a fuego medio {time}, retirando la grasa, hasta que la piel esté dorada y crujiente.
5 batch safe=duck-breast | Turn and cook for {time} more. Lift out.
| Da la vuelta y cocina {time} más. Saca.
8 cook | Let it rest for {time}, then slice.
| Deja reposar {time} y corta en lonchas.
# Make the sauce | Haz la salsa
6 cook | Soften {shallot} in the pan, add {orange-juice+honey+sherry-vinegar} and boil for {time}, until it coats a spoon. Whisk in {butter} off the heat and pour around.
| Ablanda {shallot} en la sartén, añade {orange-juice+honey+sherry-vinegar} y hierve {time}, hasta que nape la cuchara. Incorpora {butter} fuera del fuego y sirve alrededor.

== beef-wellington
names: Beef Wellington, Wellington, fillet of beef in pastry, beef fillet Wellington | Solomillo Wellington, beef Wellington, solomillo en hojaldre, ternera Wellington, lomo Wellington
about: fillet of beef wrapped with mushrooms, ham and puff pastry | solomillo de ternera envuelto en setas, jamón y hojaldre
kind: main any hard
serves: 6, most 6 in tray
tools: tray pan processor knife rollingPin paper
core: beef-fillet puff-pastry mushroom
ways: oven+stove
instead: mushroom-wellington nut-roast
- 1000 g beef-fillet; from the middle, in one piece | del centro, en una pieza
- 1 tsp salt
- 1/2 tsp black-pepper
- 2 tbsp olive-oil
- 2 tbsp mustard-dijon
- 500 g mushroom
- 2 shallot
- 30 g butter
- 3 sprig thyme; leaves | hojas
- 8 slice cured-ham
- 400 g puff-pastry
- 1 egg; beaten | batido; binds
~ puff-pastry > 400 g vegan-puff-pastry; name Beef Wellington | Solomillo Wellington
# Sear | Sella
6 cook | Season {beef-fillet} with {salt+black-pepper} and brown in {olive-oil} in the very hot pan on all sides for {time}.[ Brush with {mustard-dijon}.] Cool.
| Sazona {beef-fillet} con {salt+black-pepper} y dora con {olive-oil} en la sartén muy caliente por todos los lados {time}.[ Unta con {mustard-dijon}.] Deja enfriar.
# Cook the filling | Cocina el picado
15 cook | Chop {mushroom+shallot+thyme} very finely and fry in {butter} for {time}, until quite dry. Cool.
| Pica muy fino {mushroom+shallot+thyme} y sofríe con {butter} {time}, hasta que quede bien seco. Deja enfriar.
why | Any water left would soak the crust.
| El agua que quede mojaría la masa.
# Wrap | Envuelve
20 cook | Overlap {cured-ham} on film, spread what you fried over it, lay the fillet on top, roll up tightly and chill for {time}.
| Solapa {cured-ham} sobre film, extiende encima lo cocinado, coloca la pieza, enrolla apretando y enfría {time}.
15 cook | Roll out {puff-pastry}, wrap the roll in it with the seam below, brush with {egg}, score the top and chill for {time}.
| Estira {puff-pastry}, envuelve el rollo con la unión abajo, pinta con {egg}, marca la superficie y enfría {time}.
# Bake | Hornea
35 batch safe=beef-fillet,egg | Bake at 210 °C (fan 190 °C) for {time}, until deep golden.
| Hornea a 210 °C (190 °C con ventilador) {time}, hasta que esté bien dorado.
10 cook | Let it rest for {time} before cutting thick slices.
| Deja reposar {time} antes de cortar en rodajas gruesas.

== steak
names: Steak, pan-fried steak, beef steak, sirloin steak, ribeye steak, rump steak, steak with butter, grilled steak | Filete de ternera, bistec, entrecot, chuletón, bife, filete de ternera a la plancha, entrecot a la plancha, churrasco de ternera, bistec de res
about: a beef steak seared with butter, garlic and thyme | filete de ternera sellado con mantequilla, ajo y tomillo
kind: main any easy
serves: 2, most 2 in pan
tools: pan
core: beef-steak
ways: stove
- 500 g beef-steak; 2 to 3 cm thick, at room temperature | de 2 a 3 cm de grosor, a temperatura ambiente
- 1 tbsp sunflower-oil
- 3/4 tsp salt
- 1/4 tsp black-pepper
- 30 g butter
- 2 clove garlic; crushed | machacad@
- 2 sprig thyme
# Season | Sazona
3 work | Pat {beef-steak} very dry and season all over with {salt+black-pepper}.
| Seca muy bien {beef-steak} y sazona por todas partes con {salt+black-pepper}.
# Sear | Sella
6 batch safe=beef-steak | Heat {sunflower-oil} in the pan until it shimmers. Sear for {time} in all for medium, turning every minute, until well browned.
| Calienta {sunflower-oil} en la sartén hasta que ondule. Sella {time} en total para un punto medio, dando la vuelta cada minuto, hasta que esté bien dorado.
1 cook | Add {butter+garlic+thyme} and baste with the foam for {time}.
| Añade {butter+garlic+thyme} y riega con la espuma {time}.
# Rest | Reposa
5 cook | Let it rest for {time}, slice across the grain and pour the pan juices over.
| Deja reposar {time}, corta contra la fibra y riega con el jugo de la sartén.

== lamb-chops
names: Lamb chops, grilled lamb chops, lamb cutlets, pan-fried lamb chops, garlic and rosemary lamb chops | Chuletas de cordero, chuletillas de cordero, costillas de cordero, chuletas de cordero a la plancha, chuletillas a la brasa
about: lamb chops marinated with garlic, lemon and rosemary | chuletas de cordero marinadas con ajo, limón y romero
kind: main any easy
serves: 4, most 4 in griddle
tools: griddle bowl
core: lamb-chop
ways: stove grill barbecue
- 1000 g lamb-chop
- 3 tbsp olive-oil
- 3 clove garlic; crushed | machacad@
- 1 tbsp rosemary; chopped | picado
- 1 lemon; juiced | en zumo
- 1.5 tsp salt
- 1/2 tsp black-pepper
# Marinate | Marina
30 cook | Turn {lamb-chop} in the bowl with {olive-oil+garlic+rosemary+black-pepper} and half of {lemon} and leave for {time}.
| Mezcla {lamb-chop} en el bol con {olive-oil+garlic+rosemary+black-pepper} y la mitad de {lemon} y deja {time}.
# Sear | Marca
7 batch safe=lamb-chop | Sprinkle with {salt} and cook on the very hot griddle pan for {time} in all, turning once, until browned; under the grill or over glowing coals it takes the same time.
| Sazona con {salt} y cocina en la plancha muy caliente {time} en total, con una sola vuelta, hasta que se doren; bajo el grill o sobre brasas el tiempo es el mismo.
5 cook | Let them rest for {time} and pour the rest of {lemon} over.
| Deja reposar {time} y riega con el resto de {lemon}.
`);
