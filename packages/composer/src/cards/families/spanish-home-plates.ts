import { cards } from "../parse-cards.ts";

/** Everyday plates of a Spanish home: broad beans, green beans, ribs, fish in salt and what comes off the griddle. */
export const SPANISH_HOME_PLATES = cards(`
== salsa-brava
names: Bravas sauce, salsa brava, brava sauce, spicy sauce for patatas bravas | Salsa brava, salsa para patatas bravas, salsa brava casera, salsa de bravas
about: the hot paprika sauce of patatas bravas | la salsa picante de pimentón de las patatas bravas
kind: sauce spanish easy
serves: 6, most 12 in saucepan
tools: knife saucepan whisk blender
core: paprika-smoked
ways: stove
- 1/2 onion; finely chopped | picad@ fin@
- 2 clove garlic; chopped | picad@
- 80 ml olive-oil
- 2 tsp paprika-smoked
- 2 tsp paprika-sweet
- 1 tsp chilli-powder
- 2 tbsp flour
- 400 ml chicken-stock; hot | caliente
- 1 tbsp sherry-vinegar
- 1/2 tsp salt
# Fry | Sofríe
8 cook | Soften {onion+garlic} in {olive-oil} in the saucepan over medium heat for {time}.
| Pocha {onion+garlic} en {olive-oil} en el cazo a fuego medio {time}.
2 cook | Stir in {flour}, toast for {time} and take off the heat. Mix in {paprika-smoked+paprika-sweet+chilli-powder}: they burn fast.
| Incorpora {flour}, tuesta {time} y retira del fuego. Mezcla {paprika-smoked+paprika-sweet+chilli-powder}: se queman enseguida.
# Cook | Cuece
12 cook | Whisk in {chicken-stock} little by little, add {salt} and simmer for {time}, until it coats a spoon.
| Vierte {chicken-stock} poco a poco, batiendo, añade {salt} y cuece {time}, hasta que nape la cuchara.
2 work | Stir in {sherry-vinegar} and blend until smooth. It keeps 4 days in the fridge.
| Añade {sherry-vinegar} y tritura hasta que quede lisa. Se conserva 4 días en la nevera.

== judias-verdes-con-jamon
names: Green beans with ham, Spanish green beans with serrano ham, judías verdes con jamón | Judías verdes con jamón, judías verdes salteadas con jamón, judías verdes rehogadas con jamón, judías con jamón
about: boiled green beans tossed with garlic and cured ham | judías verdes cocidas y rehogadas con ajo y jamón
kind: starter spanish easy
serves: 4, most 4 in pan
tools: knife pot pan
core: green-beans cured-ham
ways: stove
- 800 g green-beans; trimmed, in pieces | sin puntas, en trozos
- 120 g cured-ham; in small dice | en taquitos
- 4 clove garlic; sliced | en láminas
- 4 tbsp olive-oil
- 1 tsp salt
- 1/2 tsp paprika-sweet; optional
~ cured-ham > 150 g bacon; in small strips | en tiras pequeñas; name Green beans with bacon | Judías verdes con beicon
~ cured-ham > 150 g mushroom; sliced | en láminas; name Green beans with mushrooms | Judías verdes con champiñones
+ 250 g potato carrot tomato egg
# Boil | Cuece
12 cook safe=extra | Boil {green-beans} in the pot with water and {salt} for {time}, until tender, and drain.[ Boil {extra} beside them until done.]
| Cuece {green-beans} en la olla con agua y {salt} {time}, hasta que estén tiernas, y escurre.[ Cuece a la vez {extra} hasta que esté hecho.]
# Toss | Rehoga
3 cook | Brown {garlic} in {olive-oil} in the pan for {time}.
| Dora {garlic} en {olive-oil} en la sartén {time}.
5 batch | Add {cured-ham}, stir once, then {green-beans}, and toss over medium heat for {time}.[ Dust with {paprika-sweet} off the heat.]
| Añade {cured-ham}, da una vuelta, y después {green-beans}, y rehoga a fuego medio {time}.[ Espolvorea {paprika-sweet} fuera del fuego.]

== habas-con-jamon
names: Broad beans with ham, habas con jamón, Granada-style broad beans with ham, Spanish fava beans with ham | Habas con jamón, habitas con jamón, habas a la granadina, habas salteadas con jamón, habitas tiernas con jamón
about: young broad beans stewed in oil with onion and cured ham | habas tiernas guisadas en aceite con cebolla y jamón
kind: main spanish easy
serves: 4, most 6 in pan
tools: knife pan
core: broad-beans cured-ham
ways: stove
- 700 g broad-beans; young, fresh or frozen | tiernas, frescas o congeladas
- 150 g cured-ham; in small dice | en taquitos
- 1 onion; finely chopped | picad@ fin@
- 2 clove garlic; sliced | en láminas
- 5 tbsp olive-oil
- 100 ml white-wine
- 6 leaf mint; optional
- 1/2 tsp salt
~ cured-ham > 150 g bacon; in small strips | en tiras pequeñas; name Broad beans with bacon | Habas con beicon
~ cured-ham > 200 g mushroom; sliced | en láminas; name Broad beans with mushrooms | Habas con champiñones
+ 200 g egg artichoke
# Soften | Pocha
10 cook | Soften {onion+garlic} in {olive-oil} in the pan over low heat for {time}.
| Pocha {onion+garlic} en {olive-oil} en la sartén a fuego suave {time}.
# Stew | Guisa
20 cook safe=extra | Add {broad-beans+white-wine+salt} and a splash of water, cover and stew for {time}, until soft and skins begin to wrinkle.[ Cook {extra} beside it and serve with it.]
| Añade {broad-beans+white-wine+salt} y un chorro de agua, tapa y guisa {time}, hasta que todo esté tierno y la piel se arrugue.[ Cocina aparte {extra} y sirve con ello.]
3 cook | Stir in {cured-ham} and cook for {time}.[ Tear {mint} over it.]
| Añade {cured-ham} y cocina {time}.[ Reparte {mint} por encima.]

== costillas-con-miel
names: Honey ribs, honey-glazed pork ribs, ribs with honey, sticky honey ribs | Costillas con miel, costillas a la miel, costillas de cerdo con miel, costillas de cerdo a la miel, costillas al horno con miel, costillas con miel y mostaza
about: pork ribs roasted slowly and glazed with honey, soy sauce and garlic | costillas de cerdo asadas despacio y glaseadas con miel, soja y ajo
kind: main any easy
serves: 4, most 4 in tray
tools: knife tray paper bowl
core: pork-ribs honey
ways: oven air-fryer
- 1400 g pork-ribs
- 100 g honey
- 3 tbsp soy-sauce
- 2 tbsp mustard-dijon; optional
- 3 clove garlic; crushed | machacad@
- 1 lemon; juiced | en zumo
- 1 tsp paprika-sweet; optional
- 2 tbsp olive-oil
- 1/2 tsp salt
- 1/4 tsp black-pepper
~ honey > 100 g maple-syrup; name Syrup-glazed ribs | Costillas con sirope
# Season | Sazona
5 work | Rub {pork-ribs} with {olive-oil+salt+black-pepper}. Stir {honey+soy-sauce+mustard-dijon+garlic+lemon+paprika-sweet} together in the bowl.
| Unta {pork-ribs} con {olive-oil+salt+black-pepper}. Mezcla {honey+soy-sauce+mustard-dijon+garlic+lemon+paprika-sweet} en el bol.
# Cook | Cocina
75 batch way=oven | Wrap {pork-ribs} in paper and foil on the tray and roast at 170 °C (fan 150 °C) for {time}, until tender.
| Envuelve {pork-ribs} en papel de horno y de aluminio en la bandeja y asa a 170 °C (150 °C con ventilador) {time}, hasta que estén tiernas.
20 batch way=oven safe=pork-ribs | Unwrap, brush with the glaze and roast at 200 °C (fan 180 °C) for {time}, brushing twice more, until dark and sticky.
| Abre, pinta con la mezcla y asa a 200 °C (180 °C con ventilador) {time}, pintando dos veces más, hasta que oscurezcan y estén pegajosas.
25 batch way=air-fryer | Cut in pieces that fit and cook in the air fryer at 170 °C for {time}, turning once.
| Corta en trozos que quepan y cocina en la freidora de aire a 170 °C {time}, con una vuelta.
10 batch way=air-fryer safe=pork-ribs | Brush with the glaze and cook at 190 °C for {time}, brushing once more.
| Pinta con la mezcla y cocina a 190 °C {time}, pintando otra vez.
# Serve | Sirve
3 cook | Rest for {time} and cut in pieces. Boil what is left of the glaze before you pour it over.
| Deja reposar {time} y corta en trozos. Hierve lo que sobre de la mezcla antes de verterlo por encima.

== gambas-a-la-plancha
names: Griddled prawns, grilled prawns in their shells, gambas a la plancha, Spanish griddled prawns | Gambas a la plancha, gambones a la plancha, langostinos a la plancha, carabineros a la plancha, camarones a la plancha
about: whole prawns seared on the griddle with coarse salt | gambas enteras a la plancha con sal gorda
kind: starter spanish easy
serves: 4, most 4 in griddle
tools: griddle
core: whole-prawn
ways: stove
- 800 g whole-prawn
- 2 tbsp olive-oil
- 1.5 tsp salt; coarse | gorda
- 1 lemon; in wedges | en gajos; optional
- 1 clove garlic; finely chopped | picad@ fin@; optional
- 10 g parsley; chopped | picad@; optional
~ whole-prawn > 600 g squid; cleaned, scored | limpi@, con cortes; name Griddled squid | Calamares a la plancha
# Get ready | Prepara
2 work | Dry {whole-prawn} and brush with {olive-oil}.[ Stir {garlic+parsley} with a few drops of oil.]
| Seca {whole-prawn} y pinta con {olive-oil}.[ Mezcla {garlic+parsley} con unas gotas de aceite.]
# Sear | Haz a la plancha
4 batch safe=whole-prawn | Scatter half of {salt} on the very hot griddle, lay {whole-prawn} on it in one layer and sear for {time}, turning once, until no part is grey. Season with the rest of {salt}.
| Reparte la mitad de {salt} en la plancha muy caliente, coloca {whole-prawn} en una capa y marca {time}, con una vuelta, hasta que no quede nada gris. Sazona con el resto de {salt}.
1 work | Serve at once.[ Squeeze {lemon} over.]
| Sirve enseguida.[ Exprime {lemon} por encima.]

== lubina-a-la-sal
names: Sea bass baked in salt, salt-baked sea bass, sea bass in a salt crust, lubina a la sal | Lubina a la sal, pescado a la sal, lubina a la sal al horno, lubina en costra de sal
about: a whole sea bass baked under a crust of coarse salt | lubina entera asada bajo una costra de sal gorda
kind: main spanish easy
serves: 4, most 4 in tray
tools: tray bowl
core: sea-bass salt
ways: oven
- 1500 g sea-bass; whole, gutted, with scales | enter@, limpi@, con escamas
- 2500 g salt; coarse | gorda
- 2 sprig thyme; optional
- 1 lemon; in wedges | en gajos; optional
- 4 tbsp olive-oil
~ sea-bass > 1500 g salmon; whole or in one piece, with skin | en un trozo, con piel; name Salmon baked in salt | Salmón a la sal
# Cover | Cubre
5 work | Heat the oven to 210 °C (fan 190 °C). Wet {salt} in the bowl with a small glass of water and lay a 2 cm bed on the tray. Set {sea-bass} on it and cover with the rest, pressing.[ Put {thyme} inside first.]
| Calienta el horno a 210 °C (190 °C con ventilador). Humedece {salt} en el bol con un vasito de agua y pon un lecho de 2 cm en la bandeja. Coloca {sea-bass} encima y cubre con el resto, apretando.[ Mete antes {thyme} dentro.]
# Bake | Hornea
30 batch safe=sea-bass | Bake for {time}: 20 minutes for each kilo. The crust is hard and dry then.
| Hornea {time}: 20 minutos por cada kilo. La costra estará dura y seca.
5 cook | Rest for {time}, break the crust, brush it off and pull away the skin. Lift out the fillets and pour {olive-oil} over.[ Serve with {lemon}.]
| Deja reposar {time}, rompe la costra, retírala con una brocha y quita la piel. Saca los filetes y riega con {olive-oil}.[ Sirve con {lemon}.]

== dorada-a-la-sal
names: Sea bream baked in salt, salt-baked sea bream, sea bream in a salt crust, dorada a la sal | Dorada a la sal, doradas a la sal, dorada a la sal al horno, dorada en costra de sal
about: whole sea bream baked under a crust of coarse salt | doradas enteras asadas bajo una costra de sal gorda
kind: main spanish easy
serves: 4, most 4 in tray
tools: tray bowl
core: sea-bream salt
ways: oven
- 1400 g sea-bream; two whole ones, gutted, with scales | dos piezas enteras, limpias, con escamas
- 2500 g salt; coarse | gorda
- 2 sprig rosemary; optional
- 4 tbsp olive-oil
- 1 lemon; juiced | en zumo; optional
# Cover | Cubre
5 work | Heat the oven to 210 °C (fan 190 °C). Wet {salt} in the bowl with a small glass of water and lay a 2 cm bed on the tray. Set {sea-bream} on it and cover with the rest, pressing.[ Put {rosemary} inside first.]
| Calienta el horno a 210 °C (190 °C con ventilador). Humedece {salt} en el bol con un vasito de agua y pon un lecho de 2 cm en la bandeja. Coloca {sea-bream} encima y cubre con el resto, apretando.[ Mete antes {rosemary} dentro.]
# Bake | Hornea
24 batch safe=sea-bream | Bake for {time}, until the crust is hard and dry.
| Hornea {time}, hasta que la costra esté dura y seca.
5 cook | Rest for {time}, break the crust and brush it off. Peel, fillet and pour {olive-oil} over.[ Sprinkle with {lemon}.]
| Deja reposar {time}, rompe la costra y retírala. Quita la piel, saca los filetes y riega con {olive-oil}.[ Rocía con {lemon}.]

== pavo-a-la-plancha
names: Griddled turkey breast, grilled turkey breast fillets, grilled turkey, turkey breast on the griddle | Pechuga de pavo a la plancha, pavo a la plancha, filetes de pavo a la plancha, pechugas de pavo a la plancha
about: thin turkey fillets seared with oil, garlic and lemon | filetes finos de pavo a la plancha con aceite, ajo y limón
kind: main any easy
serves: 4, most 4 in griddle
tools: knife griddle
core: turkey-breast
ways: stove air-fryer
- 600 g turkey-breast; in 1 cm fillets | en filetes de 1 cm
- 2 tbsp olive-oil
- 1 clove garlic; crushed | machacad@; optional
- 1 lemon; juiced | en zumo; optional
- 3/4 tsp salt
- 1/4 tsp black-pepper; optional
# Prepare | Prepara
4 work | Rub {turkey-breast} with {olive-oil+garlic} and season with {salt+black-pepper}.
| Unta {turkey-breast} con {olive-oil+garlic} y sazona con {salt+black-pepper}.
# Sear | Haz a la plancha
7 batch way=stove safe=turkey-breast | Sear {turkey-breast} on the hot griddle for {time}, turning once, until browned and white through.
| Marca {turkey-breast} en la plancha caliente {time}, con una vuelta, hasta que se dore y no quede rosa por dentro.
10 batch way=air-fryer safe=turkey-breast | Cook {turkey-breast} in the air fryer at 190 °C for {time}, turning once.
| Cocina {turkey-breast} en la freidora de aire a 190 °C {time}, con una vuelta.
2 cook | Rest for {time}.[ Sprinkle with {lemon}.]
| Deja reposar {time}.[ Rocía con {lemon}.]

== ensalada-de-pasta
names: Spanish pasta salad, pasta salad with tuna and sweetcorn, cold pasta salad, tuna pasta salad | Ensalada de pasta, ensalada de pasta con atún, ensalada fría de pasta, ensalada de pasta fría, ensalada de espirales
about: cold pasta spirals with tuna, sweetcorn, tomato and olives | espirales frías con atún, maíz, tomate y aceitunas
kind: salad spanish easy
serves: 4, most 6 in bowl
tools: knife pastaPot colander bowl saucepan
core: fusilli
ways: stove
- 320 g fusilli
- 160 g tinned-tuna; drained | escurrid@
- 150 g sweetcorn; drained | escurrid@
- 250 g cherry-tomato; halved | partid@
- 80 g olives; pitted | sin hueso
- 2 egg; optional
- 1/2 onion; finely chopped | picad@ fin@; optional
- 1/2 red-pepper; in small dice | en dados pequeños; optional
- 4 tbsp olive-oil
- 1.5 tbsp wine-vinegar
- 1.25 tsp salt
~ fusilli > 320 g pasta-gluten-free; name Gluten-free pasta salad | Ensalada de pasta sin gluten
~ tinned-tuna > 200 g tinned-chickpeas; drained | escurridos
+ 150 g mozzarella cheese cooked-ham cooked-chicken surimi cooked-prawn avocado cucumber
# Boil | Cuece
11 cook | Boil {fusilli} in the pot with plenty of water and most of {salt} for {time}, until tender. Rinse in cold water and drain well.
| Cuece {fusilli} en la olla con abundante agua y casi toda {salt} {time}, hasta que {fusilli?esté|estén} en su punto. Refresca con agua fría y escurre bien.
10 cook safe=egg | Boil {egg} in the saucepan for {time}, cool, peel and cut up.
| Cuece {egg} en el cazo {time}, enfría, pela y trocea.
# Mix | Mezcla
4 work | Mix {fusilli} in the bowl with {tinned-tuna+sweetcorn+cherry-tomato+olives+onion+red-pepper}.[ Fold in {extra}.]
| Mezcla {fusilli} en el bol con {tinned-tuna+sweetcorn+cherry-tomato+olives+onion+red-pepper}.[ Incorpora {extra}.]
2 work | Beat {olive-oil+wine-vinegar} with the rest of {salt}, pour over and toss.[ Lay {egg} on top.]
| Bate {olive-oil+wine-vinegar} con el resto de {salt}, vierte y mezcla.[ Coloca {egg} encima.]
30 cook safe=extra | Chill for {time} and eat within 2 days.
| Deja en la nevera {time} y come en 2 días.
`);
